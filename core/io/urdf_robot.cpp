// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/urdf_robot.h"

#include "core/base/going_on.h"
#include "core/base/printable.h"
#include "core/base/utf8.h"

#include <tinyxml2.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstring>
#include <initializer_list>
#include <map>
#include <optional>
#include <set>

namespace saltus::io::urdf {

namespace {

using tinyxml2::XMLAttribute;
using tinyxml2::XMLElement;

constexpr std::size_t kLongestText = 4096, kMostShapes = 1000; // bytes of an attribute; of a link, drawn or met
constexpr std::size_t kMostAttributes = 100;                   // of a tag
constexpr std::size_t kMostParts = 2'000'000;                  // tags, attributes and comments of a file: the largest robot that is taken has half of them

// What the file says, in a message: its beginning where it is long.
std::string shown(const char* text) { return printable(std::string_view(text, ::strnlen(text, kLongestName)), kLongestName); }

struct TooMuch {
    std::size_t byte = 0;
    std::string what;
};

// Before tinyxml2 reads it, which cannot be stopped: it compares each attribute of a tag with all before it, and four bytes of a file
// are 130 in memory.
std::optional<TooMuch> too_much(std::string_view text) {
    const auto behind = [&](std::string_view end, std::size_t from) {
        const std::size_t found = text.find(end, from);
        return found == std::string_view::npos ? text.size() : found + end.size();
    };
    std::size_t parts = 0, asked = 0;
    for (std::size_t at = text.find('<'); at < text.size(); at = text.find('<', at)) {
        const std::string_view rest = text.substr(at);
        const std::size_t begin = at;
        if (begin - asked > (std::size_t{1} << 20)) ask_to_go_on(), asked = begin;
        if (++parts > kMostParts) return TooMuch{begin, "the file has more than " + std::to_string(kMostParts) + " tags, attributes and comments"};
        if (rest.starts_with("<!--")) at = behind("-->", at);
        else if (rest.starts_with("<![CDATA[")) at = behind("]]>", at);
        else {
            std::size_t attributes = 0;
            for (char quote = '\0'; at < text.size() && (quote != '\0' || text[at] != '>'); ++at) {
                if (quote != '\0') quote = text[at] == quote ? '\0' : quote;
                else if (text[at] == '"' || text[at] == '\'') quote = text[at];
                else if (text[at] == '=' && ++attributes > kMostAttributes) return TooMuch{begin, "a tag has more than " + std::to_string(kMostAttributes) + " attributes"};
            }
            parts += attributes;
        }
    }
    return std::nullopt;
}

class Reader {
public:
    Reader(const std::string& file, Notes& notes) : file_(file), notes_(notes) {}

    Robot robot(const XMLElement& root) {
        Robot robot;
        robot.name = text_of(root, "name");
        attributes(root, {"name", "version"});
        for (const XMLElement* e = root.FirstChildElement(); e && errors.size() < kMostErrors; e = e->NextSiblingElement()) {
            ask_to_go_on();
            const std::string_view tag = e->Name();
            if (tag == "material") material(*e, robot);
            else if (tag == "link") {
                robot.links.push_back(link(*e, robot));
                shapes_ += robot.links.back().visual.size() + robot.links.back().collision.size();
                if (shapes_ > kMostShapesInAll) error(*e, "the robot has more than " + std::to_string(kMostShapesInAll) + " shapes", "take it apart into several files");
                if (robot.links.size() > kMostLinks) error(*e, "the robot has more than " + std::to_string(kMostLinks) + " links", "take it apart into several files");
                if (!errors.empty() && (shapes_ > kMostShapesInAll || robot.links.size() > kMostLinks)) return robot;
            } else if (tag == "joint") robot.joints.push_back(joint(*e));
            else if (tag.substr(0, 6) == "xacro:") error(*e, "this is a xacro file, a template", "let the program xacro make a URDF file of it");
            else if (tag == "transmission") skipped(*e, "motors are drives of joints here");
            else if (tag == "gazebo") skipped(*e, "it is meant for another program");
            else skipped(*e, "it is not known");
        }
        if (robot.links.empty() && errors.empty()) error(root, "the robot has no links", "choose a file with <link> elements");
        check_names(robot);
        return robot;
    }

    Errors errors;

private:
    Place at(int line) const { return {file_, line, 0, {}}; }
    void error(int line, std::string message, std::string remedy) {
        if (errors.size() < kMostErrors) errors.push_back({ErrorKind::input, std::move(message), std::move(remedy), at(line)});
    }
    void error(const XMLElement& e, std::string message, std::string remedy) { error(e.GetLineNum(), std::move(message), std::move(remedy)); }
    void note(const XMLElement& e, std::string message, std::string reason) { notes_.add(e.GetLineNum(), std::move(message), std::move(reason)); }
    static std::string described(const XMLElement& e) {
        const char* name = e.Attribute("name");
        return '<' + shown(e.Name()) + '>' + (name ? " '" + shown(name) + '\'' : std::string());
    }
    void skipped(const XMLElement& e, std::string reason) { note(e, described(e) + " is left out", std::move(reason)); }

    void attributes(const XMLElement& e, std::initializer_list<std::string_view> known) {
        for (const XMLAttribute* a = e.FirstAttribute(); a; a = a->Next()) {
            const std::string_view name = a->Name();
            if (std::find(known.begin(), known.end(), name) == known.end() && name.substr(0, 5) != "xmlns")
                note(e, "\"" + shown(a->Name()) + "\" of " + described(e) + " is left out", "it is not known");
        }
    }
    void children(const XMLElement& e, std::initializer_list<std::string_view> known) {
        for (const XMLElement* c = e.FirstChildElement(); c; c = c->NextSiblingElement())
            if (std::find(known.begin(), known.end(), std::string_view(c->Name())) == known.end()) skipped(*c, "it is not known in " + described(e));
    }

    // --- texts and numbers -------------------------------------------------------------------------------------------

    std::string text_of(const XMLElement& e, const char* key) {
        const char* text = e.Attribute(key);
        if (!text) return "";
        if (::strnlen(text, kLongestText + 1) > kLongestText) {
            error(e, "\"" + std::string(key) + "\" of " + described(e) + " is longer than " + std::to_string(kLongestText) + " bytes", "shorten it");
            return "";
        }
        // The file's bytes are text, but "&#xD800;" is none.
        if (!first_not_utf8(text)) return text;
        error(e, "\"" + std::string(key) + "\" of " + described(e) + " holds a character that does not exist", "take it out");
        return "";
    }
    std::string required(const XMLElement& e, const char* key) {
        std::string text = text_of(e, key);
        if (text.empty()) error(e, described(e) + " has no \"" + key + '"', "write it");
        return text;
    }
    // As many numbers as `out` has, separated by blanks.
    bool numbers(const XMLElement& e, const char* key, double* out, std::size_t count) {
        const std::string text = text_of(e, key);
        std::size_t at = 0, n = 0;
        while (true) {
            at = text.find_first_not_of(" \t\r\n", at);
            if (at == std::string::npos) break;
            const std::size_t end = std::min(text.find_first_of(" \t\r\n", at), text.size());
            std::string_view word(text.data() + at, end - at);
            if (word.front() == '+') word.remove_prefix(1);
            double value = 0.0;
            const auto [stop, code] = std::from_chars(word.data(), word.data() + word.size(), value);
            if (code != std::errc() || stop != word.data() + word.size() || !std::isfinite(value)) {
                error(e, '\'' + std::string(word.substr(0, 40)) + "' in \"" + key + "\" of " + described(e) + " is no number", "write a number such as 0.25");
                return false;
            }
            if (n < count) out[n] = value;
            ++n;
            at = end;
        }
        if (n == count) return true;
        error(e, '"' + std::string(key) + "\" of " + described(e) + " has " + std::to_string(n) + (n == 1 ? " number" : " numbers"), "write " + std::to_string(count));
        return false;
    }
    double number(const XMLElement& e, const char* key, double otherwise) {
        double value = otherwise;
        if (e.Attribute(key)) numbers(e, key, &value, 1);
        return value;
    }
    double positive(const XMLElement& e, const char* key) {
        double value = 0.0;
        if (numbers(e, key, &value, 1) && !(value > 0.0)) error(e, '"' + std::string(key) + "\" of " + described(e) + " is not positive", "write a length in metres");
        return value;
    }
    Eigen::Isometry3d origin(const XMLElement& parent) {
        Eigen::Isometry3d pose = Eigen::Isometry3d::Identity();
        const XMLElement* e = parent.FirstChildElement("origin");
        if (!e) return pose;
        attributes(*e, {"xyz", "rpy"});
        std::array<double, 3> xyz{}, rpy{};
        if (e->Attribute("xyz")) numbers(*e, "xyz", xyz.data(), 3);
        if (e->Attribute("rpy")) numbers(*e, "rpy", rpy.data(), 3);
        pose.translation() = Eigen::Vector3d(xyz[0], xyz[1], xyz[2]);
        pose.linear() = (Eigen::AngleAxisd(rpy[2], Eigen::Vector3d::UnitZ()) * Eigen::AngleAxisd(rpy[1], Eigen::Vector3d::UnitY()) *
                         Eigen::AngleAxisd(rpy[0], Eigen::Vector3d::UnitX()))
                            .toRotationMatrix();
        return pose;
    }

    // --- parts -------------------------------------------------------------------------------------------------------

    // The name of the material, which is added to the robot's when it says its colour.
    std::string material(const XMLElement& e, Robot& robot) {
        attributes(e, {"name"});
        children(e, {"color", "texture"});
        if (const XMLElement* texture = e.FirstChildElement("texture")) skipped(*texture, "shapes have one colour");
        Material made;
        made.name = text_of(e, "name");
        if (const XMLElement* color = e.FirstChildElement("color")) {
            attributes(*color, {"rgba"});
            std::array<double, 4> rgba{};
            if (numbers(*color, "rgba", rgba.data(), 4)) {
                constexpr const char* digits = "0123456789ABCDEF";
                made.colour = "#";
                for (std::size_t k = 0; k < 3; ++k) {
                    if (rgba[k] < 0.0 || rgba[k] > 1.0) note(*color, "the colour of " + described(e) + " is clipped", "its entries lie between 0 and 1");
                    const auto byte = static_cast<std::size_t>(std::lround(255.0 * std::clamp(rgba[k], 0.0, 1.0)));
                    made.colour += digits[byte / 16];
                    made.colour += digits[byte % 16];
                }
                if (rgba[3] < 1.0) note(*color, "the transparency of " + described(e) + " is left out", "shapes are opaque");
            }
        }
        if (made.name.empty()) made.name = made.colour.empty() ? "material" : "colour_" + made.colour.substr(1);
        const auto add = [&] {
            const auto [place, fresh] = materials_.try_emplace(made.name, robot.materials.size());
            if (fresh) robot.materials.push_back(made);
            return place->second;
        };
        Material& known = robot.materials[add()];
        if (known.colour.empty()) known.colour = made.colour;
        else if (!made.colour.empty() && made.colour != known.colour) {
            // A name that means two colours: the later one gets a name of its own.
            made.name += '_' + made.colour.substr(1);
            add();
        }
        return made.name;
    }

    std::optional<Shape> shape(const XMLElement& e, Robot& robot) {
        Shape made;
        made.line = e.GetLineNum();
        attributes(e, {"name", "group"});
        children(e, {"origin", "geometry", "material", "verbose"});
        made.origin = origin(e);
        if (const XMLElement* m = e.FirstChildElement("material")) made.material = material(*m, robot);
        const XMLElement* geometry = e.FirstChildElement("geometry");
        const XMLElement* kind = geometry ? geometry->FirstChildElement() : nullptr;
        if (!kind) {
            error(e, described(e) + " has no geometry", "write <geometry> with a box, cylinder, sphere or mesh in it");
            return std::nullopt;
        }
        if (const XMLElement* second = kind->NextSiblingElement()) skipped(*second, "one geometry holds one shape");
        const std::string_view tag = kind->Name();
        if (tag == "box") {
            attributes(*kind, {"size"});
            Box box;
            if (numbers(*kind, "size", box.size.data(), 3) && !(box.size.minCoeff() > 0.0)) error(*kind, "the box has an edge that is not positive", "write three lengths in metres");
            made.geometry = box;
        } else if (tag == "cylinder" || tag == "capsule") {
            attributes(*kind, {"radius", "length"});
            const double radius = positive(*kind, "radius"), length = positive(*kind, "length");
            if (tag == "cylinder") made.geometry = Cylinder{radius, length};
            else made.geometry = Capsule{radius, length};
        } else if (tag == "sphere") {
            attributes(*kind, {"radius"});
            made.geometry = Sphere{positive(*kind, "radius")};
        } else if (tag == "mesh") {
            attributes(*kind, {"filename", "scale"});
            Mesh mesh{required(*kind, "filename"), 1.0};
            if (kind->Attribute("scale")) {
                std::array<double, 3> scale{};
                if (!numbers(*kind, "scale", scale.data(), 3)) return std::nullopt;
                mesh.scale = scale[0];
                if (scale[1] != scale[0] || scale[2] != scale[0] || !(scale[0] > 0.0)) {
                    skipped(*kind, "meshes have one positive scale in all directions here; scale the file itself");
                    return std::nullopt;
                }
            }
            made.geometry = std::move(mesh);
        } else {
            skipped(*kind, "shapes are box, cylinder, sphere, capsule or mesh");
            return std::nullopt;
        }
        return made;
    }

    Link link(const XMLElement& e, Robot& robot) {
        Link made;
        made.line = e.GetLineNum();
        made.name = required(e, "name");
        attributes(e, {"name", "type"});
        children(e, {"inertial", "visual", "collision"});
        for (const XMLElement* c = e.FirstChildElement(); c; c = c->NextSiblingElement()) {
            const std::string_view tag = c->Name();
            if (tag == "visual" || tag == "collision") {
                std::vector<Shape>& shapes = tag == "visual" ? made.visual : made.collision;
                if (shapes.size() == kMostShapes) {
                    error(*c, "the link '" + made.name + "' has more than " + std::to_string(kMostShapes) + " shapes", "join them in a mesh");
                    break;
                }
                if (auto one = shape(*c, robot)) shapes.push_back(std::move(*one));
            } else if (tag == "inertial") {
                if (made.inertial) error(*c, "the link '" + made.name + "' has two inertials", "keep one");
                made.inertial = inertial(*c);
            }
        }
        return made;
    }
    Inertial inertial(const XMLElement& e) {
        Inertial made;
        made.line = e.GetLineNum();
        attributes(e, {});
        children(e, {"origin", "mass", "inertia"});
        made.origin = origin(e);
        if (const XMLElement* mass = e.FirstChildElement("mass")) {
            numbers(*mass, "value", &made.mass, 1);
            if (made.mass < 0.0) error(*mass, "the mass is negative", "write a mass in kg");
        }
        if (const XMLElement* inertia = e.FirstChildElement("inertia")) {
            attributes(*inertia, {"ixx", "ixy", "ixz", "iyy", "iyz", "izz"});
            const double xx = number(*inertia, "ixx", 0.0), xy = number(*inertia, "ixy", 0.0), xz = number(*inertia, "ixz", 0.0);
            const double yy = number(*inertia, "iyy", 0.0), yz = number(*inertia, "iyz", 0.0), zz = number(*inertia, "izz", 0.0);
            made.inertia << xx, xy, xz, xy, yy, yz, xz, yz, zz;
        }
        return made;
    }

    Joint joint(const XMLElement& e) {
        Joint made;
        made.line = e.GetLineNum();
        made.name = required(e, "name");
        attributes(e, {"name", "type"});
        children(e, {"origin", "parent", "child", "axis", "limit", "dynamics", "mimic", "calibration", "safety_controller"});
        const auto end = [&](const char* which) {
            const XMLElement* c = e.FirstChildElement(which);
            if (c) return required(*c, "link");
            error(e, "the joint '" + made.name + "' has no " + which, std::string("write <") + which + " link=\"...\"/>");
            return std::string();
        };
        made.parent = end("parent");
        made.child = end("child");
        made.origin = origin(e);
        static const std::map<std::string_view, Kind> kinds{{"fixed", Kind::fixed}, {"revolute", Kind::revolute}, {"continuous", Kind::continuous},
                                                            {"prismatic", Kind::prismatic}, {"planar", Kind::planar}, {"floating", Kind::floating}};
        const std::string type = required(e, "type");
        if (const auto known = kinds.find(type); known != kinds.end()) made.kind = known->second;
        else if (!type.empty()) error(e, '\'' + type + "' is no kind of joint", "write fixed, revolute, continuous, prismatic, planar or floating");
        if (const XMLElement* axis = e.FirstChildElement("axis")) {
            Eigen::Vector3d direction = Eigen::Vector3d::Zero();
            attributes(*axis, {"xyz"});
            if (numbers(*axis, "xyz", direction.data(), 3)) {
                if (!std::isfinite(direction.norm())) direction /= direction.cwiseAbs().maxCoeff();
                if (direction.norm() > 1e-9) made.axis = direction.normalized();
                else if (made.kind != Kind::fixed && made.kind != Kind::floating) error(*axis, "the axis of '" + made.name + "' has no direction", "write for example 0 0 1");
            }
        }
        const XMLElement* limit = e.FirstChildElement("limit");
        const bool limited = made.kind == Kind::revolute || made.kind == Kind::prismatic;
        if (limit) {
            attributes(*limit, {"lower", "upper", "effort", "velocity"});
            made.lower = number(*limit, "lower", 0.0);
            made.upper = number(*limit, "upper", 0.0);
            if (limited && made.lower > made.upper) error(*limit, "the limits of '" + made.name + "' are upside down", "write the lower one first");
            if (limited && made.lower == made.upper) error(*limit, "the limits of '" + made.name + "' leave it no travel", "write a lower and an upper one, or the type fixed");
            if (limit->Attribute("effort") || limit->Attribute("velocity"))
                note(*limit, "effort and velocity of the joint '" + made.name + "' are left out", "they limit a motor, and the joint has none");
        } else if (limited) {
            note(e, "the joint '" + made.name + "' has no limits", "a " + type + " joint should have them: it moves freely");
            made.lower = -HUGE_VAL;
            made.upper = HUGE_VAL;
        }
        if (const XMLElement* dynamics = e.FirstChildElement("dynamics")) {
            attributes(*dynamics, {"damping", "friction"});
            made.damping = number(*dynamics, "damping", 0.0);
            made.friction = number(*dynamics, "friction", 0.0);
            if (made.damping < 0.0 || made.friction < 0.0) error(*dynamics, "damping or friction of '" + made.name + "' is negative", "write 0 or more");
        }
        if (const XMLElement* mimic = e.FirstChildElement("mimic")) {
            attributes(*mimic, {"joint", "multiplier", "offset"});
            made.mimic = Mimic{required(*mimic, "joint"), number(*mimic, "multiplier", 1.0), number(*mimic, "offset", 0.0), mimic->GetLineNum()};
        }
        for (const char* other : {"calibration", "safety_controller"})
            if (const XMLElement* c = e.FirstChildElement(other)) skipped(*c, "it is meant for the real machine");
        return made;
    }

    void check_names(const Robot& robot) {
        std::set<std::string> links, joints;
        const auto twice = [&](std::set<std::string>& set, const std::string& name, const char* what, int line) {
            if (!name.empty() && !set.insert(name).second)
                error(line, std::string("there are two ") + what + "s named '" + name + '\'', "give one of them another name");
        };
        for (const Link& link : robot.links) twice(links, link.name, "link", link.line);
        for (const Joint& joint : robot.joints) twice(joints, joint.name, "joint", joint.line);
        std::set<std::string> children;
        for (const Joint& joint : robot.joints) {
            for (const std::string* end : {&joint.parent, &joint.child})
                if (!end->empty() && links.count(*end) == 0)
                    error(joint.line, "the joint '" + joint.name + "' names the link '" + *end + "', which is not there", "write the name of a link of this file");
            if (!joint.child.empty() && !children.insert(joint.child).second)
                error(joint.line, "the link '" + joint.child + "' is the child of two joints", "a robot is a tree: keep one of them");
            if (joint.mimic && joints.count(joint.mimic->joint) == 0)
                error(joint.mimic->line, "'" + joint.name + "' follows the joint '" + joint.mimic->joint + "', which is not there", "write the name of a joint of this file");
        }
    }

    std::string file_;
    Notes& notes_;
    std::map<std::string, std::size_t> materials_; // of the robot, by their names
    std::size_t shapes_ = 0;                       // of all links
};

} // namespace

void Notes::add(int line, std::string message, std::string reason) {
    if (notes_.size() < kMostNotes) notes_.push_back({ErrorKind::input, std::move(message), std::move(reason), {file_, line, 0, {}}});
    else ++more_;
}

Errors Notes::take() {
    std::stable_sort(notes_.begin(), notes_.end(), [](const Error& a, const Error& b) { return a.place.line < b.place.line; });
    if (more_ > 0) notes_.push_back({ErrorKind::input, "and " + std::to_string(more_) + " more things are left out or taken otherwise", "the first of them are listed", {file_, 0, 0, {}}});
    return std::move(notes_);
}

// The library's words are for its authors: "Error=XML_ERROR_MISMATCHED_ELEMENT ErrorID=14 ...".
const char* what_is_wrong(tinyxml2::XMLError error) {
    switch (error) {
    case tinyxml2::XML_ERROR_EMPTY_DOCUMENT: return "there is nothing in it";
    case tinyxml2::XML_ERROR_MISMATCHED_ELEMENT: return "an element is closed by the name of another";
    case tinyxml2::XML_ERROR_PARSING_ATTRIBUTE: return "an attribute has no value in quotes";
    case tinyxml2::XML_ERROR_PARSING_COMMENT: return "a comment does not end";
    case tinyxml2::XML_ERROR_PARSING_TEXT: return "there is text outside of any element";
    case tinyxml2::XML_ERROR_PARSING: return "an element is not closed";
    case tinyxml2::XML_ELEMENT_DEPTH_EXCEEDED: return "elements are nested too deeply";
    default: return "an element is not written as XML asks";
    }
}

Result<Robot, Errors> read(std::string_view text, const std::string& file, Notes& notes) {
    const auto refused = [&](std::size_t byte, std::string message, std::string remedy) {
        const int line = 1 + static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(byte), '\n'));
        return Unexpected(Errors{{ErrorKind::input, std::move(message), std::move(remedy), {file, line, 0, {}}}});
    };
    if (const auto bad = first_not_utf8(text)) return refused(*bad, "there are bytes that are not UTF-8 text", "save the file with the encoding UTF-8");
    if (const auto wrong = too_much(text)) return refused(wrong->byte, wrong->what, "check that it is the right file");
    tinyxml2::XMLDocument document;
    document.Parse(text.data(), text.size());
    ask_to_go_on();
    if (document.Error()) {
        return Unexpected(Errors{{ErrorKind::input, std::string("this is no XML: ") + what_is_wrong(document.ErrorID()), "look at this line", {file, document.ErrorLineNum(), 0, {}}}});
    }
    const XMLElement* root = document.RootElement();
    if (!root || std::string_view(root->Name()) != "robot") {
        const std::string found = root ? "<" + shown(root->Name()) + ">" : "nothing";
        const bool sdf = root && std::string_view(root->Name()) == "sdf";
        return Unexpected(Errors{{ErrorKind::input, "a URDF file begins with <robot>, this one with " + found, sdf ? "SDF is another format; choose a URDF file" : "choose a URDF file",
                                  {file, root ? root->GetLineNum() : 1, 0, {}}}});
    }
    Reader reader(file, notes);
    Robot robot = reader.robot(*root);
    if (!reader.errors.empty()) return Unexpected(std::move(reader.errors));
    return robot;
}

} // namespace saltus::io::urdf
