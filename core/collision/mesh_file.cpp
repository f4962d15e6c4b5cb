// SPDX-License-Identifier: GPL-3.0-or-later
// Sources of the formats: Wavefront's OBJ specification 3.0; StereoLithography Interface Specification, 3D Systems 1989;
// G. Turk, "The PLY Polygon File Format", 1994.
#include "core/collision/mesh_file.h"

#include "core/base/going_on.h"
#include "core/base/input_file.h"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <cstring>
#include <optional>
#include <unordered_map>
#include <vector>

namespace saltus::collision {

namespace {


struct Builder {
    std::vector<Vector3> vertices;
    std::vector<std::array<std::uint32_t, 3>> triangles;
};

// Lines of a text with their numbers, words of a line.
class Lines {
public:
    explicit Lines(std::string_view text) : rest_(text) {}
    bool next(std::string_view& line) {
        ask_to_go_on();
        if (rest_.empty()) return false;
        const std::size_t end = rest_.find('\n');
        line = rest_.substr(0, end);
        rest_.remove_prefix(end == std::string_view::npos ? rest_.size() : end + 1);
        if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
        ++number_;
        return true;
    }
    int number() const { return number_; }
    std::string_view rest() const { return rest_; }

private:
    std::string_view rest_;
    int number_ = 0;
};

std::string_view next_word(std::string_view& line) {
    const std::size_t from = line.find_first_not_of(" \t");
    if (from == std::string_view::npos) {
        line = {};
        return {};
    }
    const std::size_t to = line.find_first_of(" \t", from);
    const std::string_view word = line.substr(from, to == std::string_view::npos ? to : to - from);
    line.remove_prefix(to == std::string_view::npos ? line.size() : to);
    return word;
}

bool to_number(std::string_view word, double& value) {
    if (!word.empty() && word[0] == '+') word.remove_prefix(1);
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    return error == std::errc() && end == word.data() + word.size() && std::isfinite(value);
}

template <class Integer>
bool to_integer(std::string_view word, Integer& value) {
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    return error == std::errc() && end == word.data() + word.size();
}

std::string quoted(std::string_view word) {
    std::string text = "'";
    for (const char c : word.substr(0, 40)) text += c >= ' ' && c < 127 ? c : '?';
    return text + "'";
}

class Reader {
public:
    Reader(std::string_view bytes, const std::string& name) : bytes_(bytes), name_(name) {}
    Result<Builder> obj();
    Result<Builder> stl();
    Result<Builder> ply();

private:
    Unexpected<Error> at_line(int line, std::string message, std::string remedy) const {
        return fail(ErrorKind::input, std::move(message), std::move(remedy), Place{name_, line, 0, {}});
    }
    Unexpected<Error> at_byte(std::size_t byte, const std::string& message, std::string remedy) const {
        return fail(ErrorKind::input, message + " (byte " + std::to_string(byte) + ")", std::move(remedy), Place{name_, 0, 0, {}});
    }
    Result<Vector3> vector(std::string_view& line, int number) const {
        Vector3 v;
        for (int k = 0; k < 3; ++k) {
            const std::string_view word = next_word(line);
            if (!to_number(word, v[k]))
                return at_line(number, word.empty() ? "a vertex of less than three coordinates" : quoted(word) + " is no finite number", "a vertex is three numbers");
        }
        return v;
    }
    Result<Builder> stl_text();
    Result<Builder> stl_binary();

    std::string_view bytes_;
    const std::string& name_;
};

void add_fan(std::vector<std::array<std::uint32_t, 3>>& triangles, const std::vector<std::uint32_t>& polygon) {
    for (std::size_t k = 1; k + 1 < polygon.size(); ++k) triangles.push_back({polygon[0], polygon[k], polygon[k + 1]});
}

Result<Builder> Reader::obj() {
    Builder mesh;
    Lines lines(bytes_);
    std::string_view line;
    std::vector<std::uint32_t> polygon;
    std::string joined; // of lines that end with a backslash
    while (lines.next(line)) {
        const int number = lines.number();
        if (!line.empty() && line.back() == '\\') {
            joined.assign(line.substr(0, line.size() - 1));
            for (bool more = true; more && lines.next(line);) {
                more = !line.empty() && line.back() == '\\';
                joined += ' ';
                joined += more ? line.substr(0, line.size() - 1) : line;
            }
            line = joined;
        }
        const std::string_view word = next_word(line);
        if (word == "v") {
            auto v = vector(line, number);
            if (!v) return Unexpected<Error>(v.error());
            mesh.vertices.push_back(*v);
        } else if (word == "f") {
            polygon.clear();
            for (std::string_view corner = next_word(line); !corner.empty() && corner[0] != '#'; corner = next_word(line)) {
                const std::string_view first = corner.substr(0, corner.find('/'));
                long long index = 0;
                if (!to_integer(first, index)) return at_line(number, quoted(corner) + " is no number of a vertex", "a face is 'f 1 2 3' or 'f 1/1/1 2/2/2 3/3/3'");
                const auto count = static_cast<long long>(mesh.vertices.size());
                if (index < 0) index += count + 1; // from the end
                if (index < 1 || index > count)
                    return at_line(number, "the face names vertex " + quoted(first) + ", there are " + std::to_string(count) + " so far", "vertices are numbered from 1, or from -1 backwards");
                polygon.push_back(static_cast<std::uint32_t>(index - 1));
            }
            if (polygon.size() < 3) return at_line(number, "a face of " + std::to_string(polygon.size()) + " corners", "a face has at least three");
            add_fan(mesh.triangles, polygon);
        } // all else (normals, textures, groups, lines, free-form) tells nothing of the surface
    }
    return mesh;
}

Result<Builder> Reader::stl() {
    // Binary files may begin with "solid" too; their length tells.
    if (bytes_.size() >= 84) {
        std::uint32_t count = 0;
        std::memcpy(&count, bytes_.data() + 80, 4);
        if constexpr (std::endian::native == std::endian::big) count = __builtin_bswap32(count);
        if (bytes_.size() == 84 + std::size_t{50} * count) return stl_binary();
    }
    std::string_view start = bytes_.substr(0, 512);
    const std::string_view word = next_word(start);
    if (word.substr(0, 5) == "solid") return stl_text();
    return stl_binary();
}

Result<Builder> Reader::stl_text() {
    Builder mesh;
    Lines lines(bytes_);
    std::string_view line;
    std::size_t corners = 0;
    while (lines.next(line)) {
        const std::string_view word = next_word(line);
        if (word == "vertex") {
            auto v = vector(line, lines.number());
            if (!v) return Unexpected<Error>(v.error());
            mesh.vertices.push_back(*v);
            ++corners;
        } else if (word == "endloop") {
            if (corners != 3) return at_line(lines.number(), "a facet of " + std::to_string(corners) + " corners", "an STL facet has three");
            const auto last = static_cast<std::uint32_t>(mesh.vertices.size());
            mesh.triangles.push_back({last - 3, last - 2, last - 1});
            corners = 0;
        } else if (!word.empty() && word != "solid" && word != "facet" && word != "outer" && word != "endfacet" && word != "endsolid") {
            if (word.substr(0, 5) != "solid") return at_line(lines.number(), quoted(word) + " is no word of an STL file", "write the file again as binary or text STL");
        }
    }
    if (corners != 0) return at_line(lines.number(), "the file ends inside a facet", "the file is cut off: write it again");
    return mesh;
}

Result<Builder> Reader::stl_binary() {
    if (bytes_.size() < 84) return at_byte(bytes_.size(), "the file ends before its header does", "this is no STL file, or it is cut off");
    const auto word = [&](std::size_t at) {
        std::uint32_t value = 0;
        std::memcpy(&value, bytes_.data() + at, 4);
        if constexpr (std::endian::native == std::endian::big) value = __builtin_bswap32(value);
        return value;
    };
    const std::size_t count = word(80), held = (bytes_.size() - 84) / 50;
    if (count > held)
        return at_byte(80, "the file says it has " + std::to_string(count) + " triangles and holds " + std::to_string(held), "the file is cut off, or no STL file: write it again");
    Builder mesh;
    mesh.vertices.reserve(3 * count), mesh.triangles.reserve(count);
    for (std::size_t t = 0; t < count; ++t) {
        ask_to_go_on();
        const std::size_t at = 84 + 50 * t + 12;
        for (std::size_t k = 0; k < 3; ++k) {
            Vector3 v;
            for (std::size_t i = 0; i < 3; ++i) v[static_cast<int>(i)] = static_cast<double>(std::bit_cast<float>(word(at + 12 * k + 4 * i)));
            if (!v.allFinite()) return at_byte(at + 12 * k, "corner " + std::to_string(k) + " of triangle " + std::to_string(t) + " is not finite", "write the file again without that triangle");
            mesh.vertices.push_back(v);
        }
        const auto first = static_cast<std::uint32_t>(3 * t);
        mesh.triangles.push_back({first, first + 1, first + 2});
    }
    return mesh;
}

enum class PlyType : unsigned char { i8, u8, i16, u16, i32, u32, f32, f64 };

std::optional<PlyType> ply_type(std::string_view name) {
    static constexpr std::array<std::pair<std::string_view, PlyType>, 16> names = {
        {{"char", PlyType::i8}, {"int8", PlyType::i8}, {"uchar", PlyType::u8}, {"uint8", PlyType::u8}, {"short", PlyType::i16}, {"int16", PlyType::i16},
         {"ushort", PlyType::u16}, {"uint16", PlyType::u16}, {"int", PlyType::i32}, {"int32", PlyType::i32}, {"uint", PlyType::u32}, {"uint32", PlyType::u32},
         {"float", PlyType::f32}, {"float32", PlyType::f32}, {"double", PlyType::f64}, {"float64", PlyType::f64}}};
    for (const auto& [word, type] : names)
        if (word == name) return type;
    return std::nullopt;
}

std::size_t size_of(PlyType type) {
    switch (type) {
    case PlyType::i8:
    case PlyType::u8: return 1;
    case PlyType::i16:
    case PlyType::u16: return 2;
    case PlyType::f64: return 8;
    default: return 4;
    }
}

struct PlyProperty {
    std::string_view name;
    PlyType type = PlyType::f32;
    std::optional<PlyType> count; // of lists
};
struct PlyElement {
    std::string_view name;
    std::size_t count = 0;
    std::vector<PlyProperty> properties;
};

// The numbers of the body one after the other, whatever the form.
class PlyBody {
public:
    PlyBody(std::string_view body, bool text, bool swap, int line) : body_(body), text_(text), swap_(swap), size_(body.size()), line_(line) {}
    bool next(PlyType type, double& value) {
        if (text_) {
            while (!body_.empty() && (body_[0] == ' ' || body_[0] == '\t' || body_[0] == '\n' || body_[0] == '\r')) {
                line_ += body_[0] == '\n';
                body_.remove_prefix(1);
            }
            const std::size_t end = std::min(body_.size(), body_.find_first_of(" \t\r\n"));
            const std::string_view word = body_.substr(0, end);
            body_.remove_prefix(end);
            return to_number(word, value);
        }
        const std::size_t bytes = size_of(type);
        if (body_.size() < bytes) return false;
        std::array<unsigned char, 8> raw{};
        std::memcpy(raw.data(), body_.data(), bytes);
        if (swap_) std::reverse(raw.begin(), raw.begin() + static_cast<std::ptrdiff_t>(bytes));
        body_.remove_prefix(bytes);
        const auto as = [&](auto number) {
            std::memcpy(&number, raw.data(), sizeof number);
            return static_cast<double>(number);
        };
        switch (type) {
        case PlyType::i8: value = as(std::int8_t{}); break;
        case PlyType::u8: value = as(std::uint8_t{}); break;
        case PlyType::i16: value = as(std::int16_t{}); break;
        case PlyType::u16: value = as(std::uint16_t{}); break;
        case PlyType::i32: value = as(std::int32_t{}); break;
        case PlyType::u32: value = as(std::uint32_t{}); break;
        case PlyType::f32: value = as(0.0F); break;
        case PlyType::f64: value = as(0.0); break;
        }
        return true;
    }
    bool text() const { return text_; }
    int line() const { return line_; }
    std::size_t byte() const { return size_ - body_.size(); }
    std::size_t left() const { return body_.size(); }

private:
    std::string_view body_;
    bool text_, swap_;
    std::size_t size_;
    int line_;
};

Result<Builder> Reader::ply() {
    Lines lines(bytes_);
    std::string_view line;
    if (!lines.next(line) || line.substr(0, 3) != "ply") return at_line(1, "the file does not begin with 'ply'", "this is no PLY file");
    std::vector<PlyElement> elements;
    bool text = false, swap = false, known = false, ended = false;
    while (!ended && lines.next(line)) {
        const std::string_view word = next_word(line);
        if (word == "format") {
            const std::string_view form = next_word(line);
            constexpr bool little = std::endian::native == std::endian::little;
            if (form == "ascii") text = true;
            else if (form == "binary_little_endian") swap = !little;
            else if (form == "binary_big_endian") swap = little;
            else return at_line(lines.number(), quoted(form) + " is no form of PLY", "ascii, binary_little_endian or binary_big_endian");
            known = true;
        } else if (word == "element") {
            PlyElement element;
            element.name = next_word(line);
            if (!to_integer(next_word(line), element.count)) return at_line(lines.number(), "an element without a count", "'element vertex 8'");
            elements.push_back(element);
        } else if (word == "property") {
            if (elements.empty()) return at_line(lines.number(), "a property before any element", "the file is damaged: write it again");
            PlyProperty property;
            std::string_view type = next_word(line);
            if (type == "list") {
                property.count = ply_type(next_word(line));
                if (!property.count) return at_line(lines.number(), "a list without a type for its length", "'property list uchar int vertex_indices'");
                type = next_word(line);
            }
            const auto value = ply_type(type);
            if (!value) return at_line(lines.number(), quoted(type) + " is no type of PLY", "char, uchar, short, ushort, int, uint, float or double");
            property.type = *value;
            property.name = next_word(line);
            elements.back().properties.push_back(property);
        } else if (word == "end_header") {
            ended = true;
        }
    }
    if (!ended || !known) return at_line(lines.number(), ended ? "the header has no format" : "the header does not end", "the file is cut off: write it again");

    Builder mesh;
    PlyBody body(lines.rest(), text, swap, lines.number() + 1);
    const std::size_t header = bytes_.size() - lines.rest().size();
    const auto damaged = [&](const std::string& what) -> Unexpected<Error> {
        if (text) return at_line(body.line(), what, "the file is damaged or cut off: write it again");
        return at_byte(header + body.byte(), what, "the file is damaged or cut off: write it again");
    };
    std::vector<std::uint32_t> polygon;
    std::size_t vertex_count = 0;
    for (const PlyElement& element : elements)
        if (element.name == "vertex") vertex_count = element.count;
    for (const PlyElement& element : elements) {
        // No element takes less than a byte: a count beyond what is left is a lie, found before any memory is taken.
        std::size_t least = 0;
        for (const PlyProperty& p : element.properties) least += text ? 1 : size_of(p.count ? *p.count : p.type);
        if (element.properties.empty() ? element.count > 0 : element.count > body.left() / std::max<std::size_t>(1, least))
            return damaged("the header announces " + std::to_string(element.count) + " of " + quoted(element.name) + ", more than the file holds");
        const bool is_vertex = element.name == "vertex", is_face = element.name == "face";
        for (std::size_t n = 0; n < element.count; ++n) {
            ask_to_go_on();
            Vector3 v = Vector3::Zero();
            for (const PlyProperty& p : element.properties) {
                double value = 0.0;
                if (!p.count) {
                    if (!body.next(p.type, value)) return damaged("element " + std::to_string(n) + " of " + quoted(element.name) + " has no number for " + quoted(p.name));
                    if (p.name == "x") v.x() = value;
                    else if (p.name == "y") v.y() = value;
                    else if (p.name == "z") v.z() = value;
                    continue;
                }
                if (!body.next(*p.count, value) || !(value >= 0.0) || value != std::floor(value) || value > static_cast<double>(body.left()))
                    return damaged("element " + std::to_string(n) + " of " + quoted(element.name) + " has a list of no possible length");
                const bool wanted = is_face && (p.name == "vertex_indices" || p.name == "vertex_index");
                polygon.clear();
                for (auto k = static_cast<std::size_t>(value); k > 0; --k) {
                    if (!body.next(p.type, value)) return damaged("the list of element " + std::to_string(n) + " of " + quoted(element.name) + " is cut off");
                    if (!wanted) continue;
                    if (!(value >= 0.0) || value != std::floor(value) || value >= static_cast<double>(vertex_count))
                        return damaged("face " + std::to_string(n) + " names a vertex that is not there; there are " + std::to_string(vertex_count));
                    polygon.push_back(static_cast<std::uint32_t>(value));
                }
                if (wanted && polygon.size() < 3) return damaged("face " + std::to_string(n) + " has " + std::to_string(polygon.size()) + " corners");
                if (wanted) add_fan(mesh.triangles, polygon);
            }
            if (is_vertex) {
                if (!v.allFinite()) return damaged("vertex " + std::to_string(n) + " is not finite");
                mesh.vertices.push_back(v);
            }
        }
    }
    return mesh;
}

// Vertices at one place become one; the order of first use is kept.
TriangleMesh merged(const Builder& raw, double unit) {
    struct Key {
        std::array<std::uint64_t, 3> bits;
        bool operator==(const Key&) const = default;
    };
    struct KeyHash {
        std::size_t operator()(const Key& key) const {
            std::uint64_t h = 0x9e3779b97f4a7c15ULL;
            for (const std::uint64_t b : key.bits) h = (h ^ b) * 0xff51afd7ed558ccdULL, h ^= h >> 32U;
            return h;
        }
    };
    TriangleMesh mesh;
    std::unordered_map<Key, std::uint32_t, KeyHash> place; // asked only, never walked
    std::vector<std::uint32_t> number(raw.vertices.size(), 0);
    std::vector<char> known(raw.vertices.size(), 0);
    for (const auto& triangle : raw.triangles) {
        ask_to_go_on();
        std::array<std::uint32_t, 3> corner{};
        for (unsigned k = 0; k < 3; ++k) {
            const std::uint32_t v = triangle[k];
            if (!known[v]) {
                const Vector3 p = raw.vertices[v] * unit + Vector3::Zero(); // -0 becomes 0
                const Key key{{std::bit_cast<std::uint64_t>(p.x() + 0.0), std::bit_cast<std::uint64_t>(p.y() + 0.0), std::bit_cast<std::uint64_t>(p.z() + 0.0)}};
                const auto [found, is_new] = place.try_emplace(key, static_cast<std::uint32_t>(mesh.vertices.size()));
                if (is_new) mesh.vertices.push_back(p);
                number[v] = found->second, known[v] = 1;
            }
            corner[k] = number[v];
        }
        if (corner[0] != corner[1] && corner[1] != corner[2] && corner[2] != corner[0]) mesh.triangles.push_back(corner);
    }
    return mesh;
}

} // namespace

Result<MeshFormat> mesh_format_of(std::string_view file_name) {
    const std::size_t dot = file_name.rfind('.');
    std::string ending(dot == std::string_view::npos ? std::string_view() : file_name.substr(dot + 1));
    for (char& c : ending) c = static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    if (ending == "obj") return MeshFormat::obj;
    if (ending == "stl") return MeshFormat::stl;
    if (ending == "ply") return MeshFormat::ply;
    return fail(ErrorKind::input, "the ending of " + quoted(file_name) + " is none of a mesh that can be read", "give an .obj, .stl or .ply file");
}

Result<TriangleMesh> read_mesh(std::string_view bytes, MeshFormat format, double unit, const std::string& name) {
    if (!std::isfinite(unit) || !(unit > 0.0)) return fail(ErrorKind::input, "the unit of the mesh must be above 0 m", "0.001 for millimetres", Place{name, 0, 0, {}});
    Reader reader(bytes, name);
    auto raw = format == MeshFormat::obj ? reader.obj() : format == MeshFormat::stl ? reader.stl() : reader.ply();
    if (!raw) return Unexpected<Error>(raw.error());
    TriangleMesh mesh = merged(*raw, unit);
    if (mesh.triangles.empty())
        return fail(ErrorKind::input, "the file holds no triangle", raw->vertices.empty() ? "this may not be a mesh, or of another format than its name says" : "it holds points alone: write its faces too",
                    Place{name, 0, 0, {}});
    for (const Vector3& v : mesh.vertices)
        if (!v.allFinite()) return fail(ErrorKind::input, "in this unit the mesh is too large", "check the unit", Place{name, 0, 0, {}});
    return mesh;
}

Result<TriangleMesh> read_mesh_file(const std::string& path, double unit) {
    const auto format = mesh_format_of(path);
    if (!format) return Unexpected<Error>(format.error());
    const auto bytes = io::read_file(path, kLargestMesh);
    if (!bytes) return Unexpected<Error>(bytes.error());
    return read_mesh(*bytes, *format, unit, path);
}

} // namespace saltus::collision
