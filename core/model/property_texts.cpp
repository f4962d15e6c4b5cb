// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/property_texts.h"

#include "core/model/expand.h"
#include "core/model/gravity.h"
#include "core/model/names.h"
#include "core/model/property_choices.h"
#include "core/model/split.h"
#include "core/model/validate.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <tuple>

namespace saltus::model {

namespace {

// --- lists of values as texts ------------------------------------------------------------------------------------------
std::string joined(const ValueVector& values) {
    std::string out;
    for (const Value& v : values) out += (out.empty() ? "" : ", ") + v.formula();
    return out;
}

bool in_range(std::int16_t at, std::size_t size) { return at >= 0 && static_cast<std::size_t>(at) < size; }

// --- reading ---------------------------------------------------------------------------------------------------------

struct ReadText {
    PropertyId id;
    std::string operator()(const Value& v) const { return v.formula(); }
    std::string operator()(const std::optional<Value>& v) const { return v ? v->formula() : std::string(); }
    std::string operator()(double v) const { return number_text(v); }
    std::string operator()(const std::optional<double>& v) const { return v ? number_text(*v) : std::string(); }
    std::string operator()(int v) const { return std::to_string(v); }
    std::string operator()(bool v) const { return v ? "true" : "false"; }
    std::string operator()(const std::string& v) const { return v; }
    std::string operator()(const ValueVector& v) const {
        if (id.row < 0) return joined(v);
        return in_range(id.row, v.size()) ? v[static_cast<std::size_t>(id.row)].formula() : std::string();
    }
    std::string operator()(const ValueMatrix& v) const {
        if (id.row < 0) {
            std::string out;
            for (const ValueVector& row : v) out += (out.empty() ? "" : "; ") + joined(row);
            return out;
        }
        if (!in_range(id.row, v.size())) return {};
        const ValueVector& row = v[static_cast<std::size_t>(id.row)];
        if (id.column < 0) return joined(row);
        return in_range(id.column, row.size()) ? row[static_cast<std::size_t>(id.column)].formula() : std::string();
    }
    std::string operator()(const std::vector<std::string>& v) const {
        if (id.row >= 0) return in_range(id.row, v.size()) ? v[static_cast<std::size_t>(id.row)] : std::string();
        std::string out;
        for (const std::string& name : v) out += (out.empty() ? "" : ", ") + name;
        return out;
    }
    std::string operator()(const std::optional<std::pair<Value, Value>>& v) const {
        if (!v) return {};
        if (id.row == 0) return v->first.formula();
        if (id.row == 1) return v->second.formula();
        return v->first.formula() + ", " + v->second.formula();
    }
    template <Choice T>
    std::string operator()(const T& v) const { return std::string(ChoiceWords<T>::words[index_of(v)]); }
    std::string operator()(const std::optional<Repeat>& v) const { return v ? "1" : "0"; }
    template <class T>
    std::string operator()(const std::vector<T>& v) const { return std::to_string(v.size()); } // shapes, coordinates
};

// --- writing ---------------------------------------------------------------------------------------------------------

// Puts a text into a field of a part.
struct WriteText {
    const PropertyContext& context;
    PropertyId id;
    const FieldInfo& info;
    bool required;
    std::string_view text;

    template <class T>
    Done value(T& to, std::size_t entry_number = 0) const {
        auto made = context.values().read(text, context.wanted(id, info, entry_number));
        if (!made) return std::move(made.error());
        made->place = to.place;
        to = std::move(*made);
        return {};
    }
    Done operator()(Value& to) const {
        if (trimmed(text).empty() && !required) return clear(to);
        return value(to);
    }
    Done clear(Value& to) const {
        to = context.usual(id); // and stands nowhere
        return {};
    }
    Done operator()(std::optional<Value>& to) const {
        if (trimmed(text).empty()) return to.reset(), Done{};
        Value made = to.value_or(Value{});
        if (auto wrong = value(made)) return wrong;
        to = std::move(made);
        return {};
    }
    Done number(double& to, bool whole) const {
        WantedValue wanted = context.wanted(id, info, 0);
        wanted.constant = true;
        wanted.whole = wanted.whole || whole;
        auto made = context.values().read(text, wanted);
        if (!made) return std::move(made.error());
        const auto known = context.values().quantity(made->formula());
        if (!known) return refuse(wanted.what + " must be a number", "write a number");
        to = known->si;
        return {};
    }
    Done operator()(double& to) const { return number(to, false); }
    Done operator()(std::optional<double>& to) const {
        if (trimmed(text).empty()) return to.reset(), Done{};
        double made = 0.0;
        if (auto wrong = number(made, false)) return wrong;
        to = made;
        return {};
    }
    Done operator()(int& to) const {
        double made = 0.0;
        if (auto wrong = number(made, true)) return wrong;
        if (std::abs(made) > 2e9) return refuse(std::string(info.label) + " is too large", "write a smaller number");
        to = static_cast<int>(made);
        return {};
    }
    Done operator()(bool& to) const {
        const auto word = trimmed(text);
        if (word != "true" && word != "false") return refuse('\'' + std::string(word) + "' is neither true nor false", "write true or false", {"true", "false"});
        to = word == "true";
        return {};
    }
    Done operator()(std::string& to) const {
        if (auto wrong = context.text(info, trimmed(text))) return wrong;
        to = trimmed(text);
        if (info.role != TextRole::quantity || to.empty()) return {};
        const bool known = std::find(std::begin(kQuantityWords), std::end(kQuantityWords), to) != std::end(kQuantityWords);
        return !known ? refuse('\'' + to + "' is no choice for " + info.label, "choose one of " + listed(kQuantityWords)) : to == "none" ? (to.clear(), Done{}) : Done{};
    }
    Done operator()(ValueVector& to) const {
        if (info.entries == Entries::rows && trimmed(text).empty()) return to = {context.usual(id)}, Done{};
        const std::size_t expected = context.entries(info, to.size());
        if (id.row >= 0) {
            const auto row = static_cast<std::size_t>(id.row);
            if (to.empty() && trimmed(text).empty()) return {};
            const bool falls = to.empty() && id.key == Key::gravity; // gravity across does not end the usual one
            while (to.size() < std::max(expected, row + 1)) // [angle, 0, 0, 1]: about z
                to.emplace_back(info.entries == Entries::rotation && to.size() == 3 ? 1.0 : falls && to.size() + 1 == expected ? -kUsualGravity : 0.0);
            if (trimmed(text).empty()) {
                to[row] = Value(0.0);
                const bool nothing = std::all_of(to.begin(), to.end(), [](const Value& v) { return v.is_number() && std::get<double>(v.source) == 0.0; });
                if (nothing && !required) to.clear();
                return {};
            }
            return value(to[row], row);
        }
        return list(to, text);
    }
    // All entries at once.
    Done list(ValueVector& to, std::string_view all) const {
        all = trimmed(all);
        if (!all.empty() && all.front() == '[' && all.back() == ']' && split(all, ',').size() == 1) all = trimmed(all.substr(1, all.size() - 2));
        ValueVector made;
        if (!all.empty())
            for (const std::string_view one : split(all, ',')) {
                auto read = context.values().read(one, context.wanted(id, info, made.size()));
                if (!read) return std::move(read.error());
                if (made.size() < to.size()) read->place = to[made.size()].place;
                made.push_back(std::move(*read));
            }
        if (auto wrong = context.count(info, made.size(), required)) return wrong;
        to = std::move(made);
        return {};
    }
    Done operator()(ValueMatrix& to) const {
        if (id.row < 0) {
            ValueMatrix made;
            if (!trimmed(text).empty())
                for (const std::string_view row : split(text, ';'))
                    if (auto wrong = WriteText{context, id, info, true, row}.list(made.emplace_back(), row)) return wrong;
            for (const ValueVector& row : made)
                if (row.size() != made.front().size())
                    return refuse("the rows of " + std::string(info.label) + " have " + std::to_string(made.front().size()) + " and " + std::to_string(row.size()) + " entries",
                                  "write rows of equal length: 1, 0; 0, 1");
            to = std::move(made);
            return {};
        }
        const auto row = static_cast<std::size_t>(id.row);
        if (row >= to.size()) return refuse(std::string(info.label) + " has no row " + std::to_string(row), "write all rows");
        if (id.column < 0) return list(to[row], text);
        const auto column = static_cast<std::size_t>(id.column);
        if (column >= to[row].size()) return refuse(std::string(info.label) + " has no column " + std::to_string(column), "write the whole row");
        return value(to[row][column], column);
    }
    Done operator()(std::vector<std::string>& to) const {
        if (id.row >= 0) {
            const auto row = static_cast<std::size_t>(id.row);
            if (auto wrong = context.text(info, trimmed(text))) return wrong;
            if (trimmed(text).empty()) {
                if (row < to.size()) to.erase(to.begin() + id.row);
                return {};
            }
            if (row >= to.size()) to.resize(row + 1);
            to[row] = trimmed(text);
            return {};
        }
        std::vector<std::string> made;
        if (!trimmed(text).empty())
            for (const std::string_view one : split(text, ',')) {
                if (auto wrong = context.text(info, trimmed(one))) return wrong;
                made.emplace_back(trimmed(one));
            }
        to = std::move(made);
        return {};
    }
    Done operator()(std::optional<std::pair<Value, Value>>& to) const {
        if (trimmed(text).empty()) return to.reset(), Done{};
        auto made = to.value_or(std::pair<Value, Value>{0.0, 1.0});
        if (id.row == 0 || id.row == 1) {
            if (auto wrong = value(id.row == 0 ? made.first : made.second)) return wrong;
        } else {
            const auto ends = split(text, ',');
            if (ends.size() != 2) return refuse("a range has two ends", "write them with a comma: 0, 1");
            if (auto wrong = WriteText{context, id, info, true, ends[0]}.value(made.first)) return wrong;
            if (auto wrong = WriteText{context, id, info, true, ends[1]}.value(made.second)) return wrong;
        }
        to = std::move(made);
        return {};
    }
    template <Choice T>
    Done operator()(T& to) const {
        const auto& words = ChoiceWords<T>::words;
        const auto found = std::find(std::begin(words), std::end(words), trimmed(text));
        if (found == std::end(words)) {
            const std::string near = nearest_word(words);
            return refuse('\'' + std::string(trimmed(text)) + "' is no choice for " + info.label, near.empty() ? "choose one of " + listed(words) : "did you mean '" + near + "'?",
                          near.empty() ? std::vector<std::string>{} : std::vector{near});
        }
        const auto index = static_cast<std::size_t>(found - std::begin(words));
        if constexpr (std::is_enum_v<T>) to = static_cast<T>(index);
        else if (index != to.index()) to = context.other_kind(to, index);
        return {};
    }
    template <class Words>
    static std::string listed(const Words& words) {
        std::string out;
        for (const auto& word : words) out += (out.empty() ? "" : ", ") + std::string(word);
        return out;
    }
    template <class Words>
    std::string nearest_word(const Words& words) const {
        return nearest_name(trimmed(text), std::vector<std::string>(std::begin(words), std::end(words)));
    }
    Done operator()(std::optional<Repeat>&) const { return refuse("a block is added or removed", ""); }
    template <class T>
    Done operator()(std::vector<T>&) const { return refuse("a block is added or removed", ""); }
};

} // namespace

std::string text_of(const ListedField<true>& field, PropertyId id) {
    std::string text = std::visit([&](const auto* value) { return ReadText{id}(*value); }, field.value);
    if (field.info->role == TextRole::quantity && text.empty()) text = "none";
    return text;
}

Done write(const ListedField<false>& field, const PropertyContext& context, PropertyId id, std::string_view text) {
    return std::visit([&](auto* value) { return WriteText{context, id, *field.info, field.required, text}(*value); }, field.value);
}

void add_to(const ListedField<false>& field, const PropertyContext& context) {
    if (auto* const* shapes = std::get_if<std::vector<BodyShape>*>(&field.value)) (*shapes)->push_back((*shapes)->empty() ? context.new_shape() : (*shapes)->back());
    else if (auto* const* coordinates = std::get_if<std::vector<JointCoordinate>*>(&field.value)) (*coordinates)->emplace_back();
    else if (auto* const* repeat = std::get_if<std::optional<Repeat>*>(&field.value)) **repeat = Repeat{context.free_index(), Value(2.0)};
}

void remove_from(const ListedField<false>& field, std::size_t item) {
    std::visit(
        [&]<class T>(T* value) {
            if constexpr (std::is_same_v<T, std::vector<BodyShape>> || std::is_same_v<T, std::vector<JointCoordinate>>) {
                if (item < value->size()) value->erase(value->begin() + static_cast<std::ptrdiff_t>(item));
            } else if constexpr (std::is_same_v<T, std::optional<Repeat>>) {
                value->reset();
            }
        },
        field.value);
}

} // namespace saltus::model
