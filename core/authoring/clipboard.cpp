// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/authoring/clipboard.h"

#include "core/authoring/create.h"
#include "core/authoring/groups.h"
#include "core/model/names.h"
#include "core/model/replace_name.h"
#include "core/model/texts.h"

#include <algorithm>
#include <map>
#include <set>
#include <type_traits>
#include <utility>

namespace saltus::authoring {

namespace {

std::string function_name(const model::Function& function) { return function.signature.substr(0, function.signature.find('(')); }

// Texts of the parts; asked again and again for what they mention.
class Wanted {
public:
    template <class P>
    void add(const P& part) {
        model::each_text(part, [&](model::TextUse use, const std::string& text) {
            if (use == model::TextUse::formula) texts_.push_back(text);
        });
    }
    bool mentions(std::string_view name) const {
        return std::any_of(texts_.begin(), texts_.end(), [&](const std::string& text) { return model::mentions(text, name); });
    }

private:
    std::vector<std::string> texts_;
};

// Names that stand for nothing here stay.
const std::string& new_name(const model::NewNames& names, const std::string& name) {
    const auto found = names.find(name);
    return found == names.end() ? name : found->second;
}

template <class T>
const T* same_in(const std::vector<T>& list, const T& part) {
    const auto found = std::find(list.begin(), list.end(), part);
    return found == list.end() ? nullptr : &*found;
}

} // namespace

model::Model fragment(const model::Model& model, std::span<const std::string> names) {
    const Targets targets = with_joints(model, targets_of(model, names));
    model::Model part;
    part.title = "Parts";
    part.world = model.world;
    Wanted wanted;
    std::set<std::string, std::less<>> bodies, materials;
    for (const std::size_t b : targets.bodies) {
        part.bodies.push_back(model.bodies[b]);
        bodies.insert(model.bodies[b].name);
        materials.insert(model.bodies[b].material);
        for (const model::BodyShape& shape : model.bodies[b].shapes) std::visit([&](const auto& s) { materials.insert(s.where.material); }, shape);
        wanted.add(model.bodies[b]);
    }
    for (const std::size_t j : targets.joints) {
        const auto& between = model.joints[j].between;
        const bool whole = std::all_of(between.begin(), between.end(), [&](const std::string& name) {
            const auto split = model::split_index(name);
            return bodies.find(split ? split->base : std::string_view(name)) != bodies.end();
        });
        if (!whole) continue;
        part.joints.push_back(model.joints[j]);
        wanted.add(model.joints[j]);
    }
    for (const model::Material& material : model.materials)
        if (materials.find(material.name) != materials.end()) {
            part.materials.push_back(material);
            wanted.add(material);
        }
    for (const model::ContactLaw& law : model.contacts)
        if (law.between.size() == 2 && materials.find(law.between[0]) != materials.end() && materials.find(law.between[1]) != materials.end()) {
            part.contacts.push_back(law);
            wanted.add(law);
        }
    // What is named by what is named: until nothing is added any more, then in the model's order.
    std::set<std::string> taken;
    const auto pull = [&](const std::string& name, auto add) {
        if (taken.find(name) != taken.end() || !wanted.mentions(name)) return false;
        taken.insert(name);
        add();
        return true;
    };
    for (bool more = true; more;) {
        more = false;
        for (const model::Function& f : model.functions) more = pull(function_name(f), [&] { wanted.add(f); }) || more;
        for (const model::Expression& e : model.expressions)
            if (e.circuit.empty()) more = pull(e.name, [&] { wanted.add(e); }) || more;
        for (const model::Drive& d : model.drives) more = pull(d.name, [&] { wanted.add(d); }) || more;
        for (const model::Parameter& p : model.parameters) more = pull(p.name, [&] { wanted.add(p); }) || more;
    }
    const auto kept = [&](const std::string& name) { return taken.find(name) != taken.end(); };
    for (const model::Function& f : model.functions)
        if (kept(function_name(f))) part.functions.push_back(f);
    for (const model::Expression& e : model.expressions)
        if (e.circuit.empty() && kept(e.name)) part.expressions.push_back(e);
    for (const model::Drive& d : model.drives)
        if (kept(d.name)) part.drives.push_back(d);
    for (const model::Parameter& p : model.parameters)
        if (kept(p.name)) part.parameters.push_back(p);
    return part;
}

Result<Pasted> paste(const model::Model& model, const model::Model& source, const Vector3& shift) {
    if (source.bodies.empty() && source.joints.empty())
        return fail(ErrorKind::input, "there are no bodies to paste", "copy bodies or joints first");
    const bool empty = model.bodies.empty();
    if (!empty && source.world.planar != model.world.planar)
        return fail(ErrorKind::input, source.world.planar ? "the parts are planar, this scene is not" : "the parts are spatial, this scene is planar",
                    "paste them into a scene of their kind");
    TakenNames taken(model);
    // What is there already with the same content is shared.
    model::NewNames names, materials, laws;
    const auto share = [&](const auto& list, const auto& parts, model::NewNames& to) {
        for (const auto& part : parts) to[part.name] = same_in(list, part) ? part.name : taken.take(part.name);
    };
    share(model.parameters, source.parameters, names);
    share(model.drives, source.drives, names);
    share(model.expressions, source.expressions, names);
    share(model.materials, source.materials, materials);
    share(model.contacts, source.contacts, laws);
    for (const model::Function& f : source.functions) {
        const std::string name = function_name(f);
        names[name] = same_in(model.functions, f) ? name : taken.take(name);
    }
    for (const model::Body& body : source.bodies) names[body.name] = taken.take(body.name);
    for (const model::Joint& joint : source.joints) names[joint.name] = taken.take(joint.name);
    std::map<std::string, std::string> groups; // a copy is a group of its own
    const model::NameReplacer replacer(source, names);
    const auto rename = [&](auto& part) {
        replacer.part(part);
        model::each_text(part, [&](model::TextUse use, std::string& text) {
            if (use == model::TextUse::material && !text.empty()) text = new_name(materials, text);
        });
        using P = std::remove_reference_t<decltype(part)>;
        if constexpr (std::is_same_v<P, model::Function>) {
            const std::string name = function_name(part);
            part.signature.replace(0, name.size(), names.at(name));
        } else if constexpr (std::is_same_v<P, model::Material>) part.name = materials.at(part.name);
        else if constexpr (std::is_same_v<P, model::ContactLaw>) part.name = laws.at(part.name);
        else part.name = names.at(part.name);
        if constexpr (requires { part.group; })
            if (!part.group.empty()) {
                const auto [group, fresh] = groups.try_emplace(part.group);
                if (fresh) group->second = free_group(model, part.group);
                part.group = group->second;
            }
    };

    Pasted out;
    if (empty && !(source.world == model.world)) {
        model::World world = model.world;
        world.planar = source.world.planar;
        if (!(world == model.world)) out.edit.push_back(model::Set{world});
    }
    const auto insert = [&](const auto& list, const auto& parts) {
        std::size_t at = list.size();
        for (auto part : parts) {
            if (same_in(list, part)) continue;
            rename(part);
            out.edit.push_back(model::Insert{at++, std::move(part)});
        }
    };
    insert(model.parameters, source.parameters);
    insert(model.functions, source.functions);
    insert(model.drives, source.drives);
    insert(model.expressions, source.expressions);
    insert(model.materials, source.materials);
    insert(model.contacts, source.contacts);
    Motion motion;
    motion.shift = shift;
    std::size_t at = model.bodies.size();
    for (const model::Body& body : source.bodies) {
        auto next = moved(body, Pose{}, source.world.planar, motion);
        if (!next) return Unexpected(std::move(next).error());
        rename(*next);
        out.made.push_back(next->name);
        out.edit.push_back(model::Insert{at++, std::move(next).value()});
    }
    at = model.joints.size();
    for (const model::Joint& joint : source.joints) {
        auto next = moved(joint, source.world.planar, motion);
        if (!next) return Unexpected(std::move(next).error());
        rename(*next);
        out.made.push_back(next->name);
        out.edit.push_back(model::Insert{at++, std::move(next).value()});
    }
    return out;
}

} // namespace saltus::authoring
