// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/edit.h"

#include "core/model/same_but_bodies.h"

#include "core/base/check.h"

#include <algorithm>
#include <array>
#include <span>
#include <tuple>
#include <type_traits>
#include <unordered_map>
#include <utility>

namespace saltus::model {

namespace {

// The lists in the order of Part.
template <class M>
auto lists(M& m) {
    return std::tie(m.parameters, m.functions, m.drives, m.expressions, m.systems, m.interactions, m.materials, m.contacts,
                    m.bodies, m.joints, m.views.shapes, m.views.plots, m.circuits);
}

// visit(list) for the list of `part`.
template <class M, class Visit>
void with_list(M& m, Part part, Visit visit) {
    std::apply(
        [&](auto&... list) {
            std::size_t i = 0;
            ((i++ == static_cast<std::size_t>(part) ? visit(list) : void()), ...);
        },
        lists(m));
}

// visit(list, item) with the list that holds items of this kind.
template <class M, class Visit>
void with_item(M& m, const Item& item, Visit visit) {
    with_list(m, static_cast<Part>(item.index()), [&](auto& list) {
        using T = typename std::remove_cvref_t<decltype(list)>::value_type;
        if (auto* value = std::get_if<T>(&item)) visit(list, *value);
    });
}

template <class List>
auto iterator_at(List& list, std::size_t index) {
    return list.begin() + static_cast<std::ptrdiff_t>(index);
}

ViewSettings settings_of(const Views& v) { return {v.trail, v.phase_space, v.gap, v.speed}; }

struct Apply {
    Model& model;

    Change operator()(Insert& c) {
        const Part part = static_cast<Part>(c.item.index());
        with_item(model, c.item, [&](auto& list, auto&) {
            using T = typename std::remove_cvref_t<decltype(list)>::value_type;
            SALTUS_DEMAND(c.at <= list.size());
            list.insert(iterator_at(list, c.at), std::get<T>(std::move(c.item)));
        });
        return Remove{part, c.at};
    }
    Change operator()(Remove& c) {
        Change inverse;
        with_list(model, c.part, [&](auto& list) {
            SALTUS_DEMAND(c.at < list.size());
            inverse = Insert{c.at, Item(std::move(list[c.at]))};
            list.erase(iterator_at(list, c.at));
        });
        return inverse;
    }
    Change operator()(Replace& c) {
        with_item(model, c.item, [&](auto& list, auto&) {
            using T = typename std::remove_cvref_t<decltype(list)>::value_type;
            SALTUS_DEMAND(c.at < list.size());
            std::swap(list[c.at], std::get<T>(c.item));
        });
        return Change(std::move(c));
    }
    Change operator()(Move& c) {
        with_list(model, c.part, [&](auto& list) {
            SALTUS_DEMAND(c.from < list.size() && c.to < list.size());
            if (c.from < c.to) std::rotate(iterator_at(list, c.from), iterator_at(list, c.from + 1), iterator_at(list, c.to + 1));
            else std::rotate(iterator_at(list, c.to), iterator_at(list, c.from), iterator_at(list, c.from + 1));
        });
        return Move{c.part, c.to, c.from};
    }
    Change operator()(Set& c) {
        std::visit([this](auto& value) { exchange(value); }, c.value);
        return Change(std::move(c));
    }
    void exchange(Heading& v) {
        std::swap(model.title, v.title);
        std::swap(model.description, v.description);
    }
    void exchange(World& v) { std::swap(model.world, v); }
    void exchange(Run& v) { std::swap(model.run, v); }
    void exchange(ViewSettings& v) {
        std::swap(model.views.trail, v.trail);
        std::swap(model.views.phase_space, v.phase_space);
        std::swap(model.views.gap, v.gap);
        std::swap(model.views.speed, v.speed);
    }
    void exchange(std::vector<Comment>& v) { std::swap(model.comments, v); }
};

// For all that the edit inserts. Room grows by factors: adding parts one by one costs no copy of all of them each time.
void make_room(Model& model, const Edit& edit) {
    std::array<std::size_t, kParts> inserted{};
    for (const Change& change : edit)
        if (const auto* c = std::get_if<Insert>(&change)) ++inserted[c->item.index()];
    std::size_t part = 0;
    const auto make = [&](auto& list) {
        static_assert(std::is_nothrow_move_constructible_v<typename std::remove_cvref_t<decltype(list)>::value_type>);
        static_assert(std::is_nothrow_move_assignable_v<typename std::remove_cvref_t<decltype(list)>::value_type>);
        const std::size_t wanted = list.size() + inserted[part++];
        if (wanted > list.capacity()) list.reserve(std::max(wanted, 2 * list.capacity()));
    };
    std::apply([&](auto&... list) { (make(list), ...); }, lists(model));
}

// Where the changes from `first` on end that are done together: removals of one list from its end towards its front, insertions from
// its front towards its end. One by one each would move all parts that stand behind it.
std::size_t run_of(const Edit& edit, std::size_t first) {
    const auto goes_on = [](const Change& before, const Change& next) {
        const auto *r = std::get_if<Remove>(&before), *s = std::get_if<Remove>(&next);
        if (r && s) return r->part == s->part && s->at < r->at;
        const auto *i = std::get_if<Insert>(&before), *j = std::get_if<Insert>(&next);
        return i && j && i->item.index() == j->item.index() && i->at < j->at;
    };
    std::size_t end = first + 1;
    while (end < edit.size() && goes_on(edit[end - 1], edit[end])) ++end;
    return end;
}

// The changes of a run become those that take them back. One pass over the list.
void remove_run(Model& model, std::span<Change> run) {
    with_list(model, std::get<Remove>(run.front()).part, [&](auto& list) {
        std::size_t read = std::get<Remove>(run.back()).at, write = read;
        SALTUS_DEMAND(std::get<Remove>(run.front()).at < list.size());
        for (std::size_t k = run.size(); k-- > 0;) {
            run[k] = Insert{read, Item(std::move(list[read]))};
            ++read;
            for (const std::size_t end = k > 0 ? std::get<Remove>(run[k - 1]).at : list.size(); read < end; ++read) list[write++] = std::move(list[read]);
        }
        list.erase(iterator_at(list, write), list.end());
    });
}
void insert_run(Model& model, std::span<Change> run) {
    const auto part = static_cast<Part>(std::get<Insert>(run.front()).item.index());
    with_list(model, part, [&](auto& list) {
        using T = typename std::remove_cvref_t<decltype(list)>::value_type;
        std::size_t read = list.size(), write = read + run.size();
        for (Change& change : run) { // places for them, left empty: a part that is made of nothing might ask for memory
            T& item = std::get<T>(std::get<Insert>(change).item);
            list.push_back(std::move(item));
            item = std::move(list.back());
        }
        for (std::size_t k = run.size(); k-- > 0;) {
            auto& insert = std::get<Insert>(run[k]);
            const std::size_t at = insert.at;
            SALTUS_DEMAND(at < write);
            while (write - 1 > at) list[--write] = std::move(list[--read]);
            list[--write] = std::get<T>(std::move(insert.item));
            run[k] = Remove{part, at};
        }
    });
}

// Changes of one list: the parts between the first and the last that differ.
template <class List>
void add_difference(Part part, const List& from, const List& to, Edit& edit) {
    std::size_t head = 0;
    while (head < from.size() && head < to.size() && from[head] == to[head]) ++head;
    std::size_t tail = 0;
    while (tail < from.size() - head && tail < to.size() - head && from[from.size() - 1 - tail] == to[to.size() - 1 - tail]) ++tail;
    const std::size_t gone = from.size() - head - tail, come = to.size() - head - tail, both = std::min(gone, come);
    for (std::size_t i = 0; i < both; ++i)
        if (!(from[head + i] == to[head + i])) edit.push_back(Replace{head + i, Item(to[head + i])});
    for (std::size_t i = both; i < come; ++i) edit.push_back(Insert{head + i, Item(to[head + i])});
    for (std::size_t i = gone; i > both; --i) edit.push_back(Remove{part, head + i - 1});
}

bool equals(const Model& m, const Single& value) {
    struct {
        const Model& m;
        bool operator()(const Heading& v) const { return v == Heading{m.title, m.description}; }
        bool operator()(const World& v) const { return v == m.world; }
        bool operator()(const Run& v) const { return v == m.run; }
        bool operator()(const ViewSettings& v) const { return v == settings_of(m.views); }
        bool operator()(const std::vector<Comment>& v) const { return v == m.comments; }
    } visitor{m};
    return std::visit(visitor, value);
}

// A parameter that keeps its name and is no count: its run need not be built anew.
// A count that changes makes other equations.
bool stays(const Parameter& a, const Parameter& b) { return a.name == b.name && a.integer == b.integer && (!a.integer || a.value == b.value); }

// A body or joint that differs in what no equation knows.
template <class T>
bool same_motion(T a, const T& b) {
    a.label = b.label;
    a.group = b.group;
    return a == b;
}
bool same_motion(const Model& model, const Replace& c) {
    if (const auto* body = std::get_if<Body>(&c.item)) return c.at < model.bodies.size() && same_motion(*body, model.bodies[c.at]);
    if (const auto* joint = std::get_if<Joint>(&c.item)) return c.at < model.joints.size() && same_motion(*joint, model.joints[c.at]);
    return false;
}

std::string_view named(const Function& f) { return std::string_view(f.signature).substr(0, f.signature.find('(')); }
template <class T>
std::string_view named(const T& item) {
    return item.name;
}

} // namespace

Edit apply(Model& model, Edit edit) {
    make_room(model, edit); // from here on nothing asks for memory: the edit is done, or the model is as it was
    for (std::size_t k = 0, end = 0; k < edit.size(); k = end) {
        end = run_of(edit, k);
        const auto run = std::span(edit).subspan(k, end - k);
        if (run.size() == 1) run.front() = std::visit(Apply{model}, run.front());
        else if (std::holds_alternative<Remove>(run.front())) remove_run(model, run);
        else insert_run(model, run);
    }
    std::reverse(edit.begin(), edit.end());
    return edit;
}

Edit difference(const Model& from, const Model& to) {
    Edit edit;
    const auto single = [&](Single value) {
        if (!equals(from, value)) edit.push_back(Set{std::move(value)});
    };
    single(Heading{to.title, to.description});
    single(to.world);
    single(to.run);
    const auto each = [&]<std::size_t... I>(std::index_sequence<I...>) {
        const auto a = lists(from), b = lists(to);
        (add_difference(static_cast<Part>(I), std::get<I>(a), std::get<I>(b), edit), ...);
    };
    each(std::make_index_sequence<kParts>());
    single(settings_of(to.views));
    single(to.comments);
    return edit;
}

bool same_but_bodies(const Model& a, const Model& b) {
    if (!equals(a, Heading{b.title, b.description}) || !equals(a, b.world) || !equals(a, b.run) || !equals(a, settings_of(b.views)) || !equals(a, b.comments)) return false;
    const auto each = [&]<std::size_t... I>(std::index_sequence<I...>) {
        const auto of = lists(a), from = lists(b);
        return ((I == static_cast<std::size_t>(Part::body) || std::get<I>(of) == std::get<I>(from)) && ...);
    };
    return each(std::make_index_sequence<kParts>());
}

bool same_targets(const Edit& a, const Edit& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const Change& x, const Change& y) {
        if (const auto* p = std::get_if<Replace>(&x)) {
            const auto* q = std::get_if<Replace>(&y);
            return q && p->at == q->at && p->item.index() == q->item.index();
        }
        if (const auto* p = std::get_if<Set>(&x)) {
            const auto* q = std::get_if<Set>(&y);
            return q && p->value.index() == q->value.index();
        }
        return false;
    });
}

bool is_void(const Model& model, const Edit& edit) {
    return std::all_of(edit.begin(), edit.end(), [&](const Change& change) {
        if (const auto* c = std::get_if<Replace>(&change)) {
            bool same = false;
            with_item(model, c->item, [&](const auto& list, const auto& value) { same = c->at < list.size() && list[c->at] == value; });
            return same;
        }
        if (const auto* c = std::get_if<Set>(&change)) return equals(model, c->value);
        if (const auto* c = std::get_if<Move>(&change)) return c->from == c->to;
        return false;
    });
}

Effects effects(const Model& model, const Edit& edit) {
    Effects result;
    const auto by_part = [&](Part part) {
        // What runs is the parts that are made from a circuit, not the circuit.
        if (part == Part::shape || part == Part::plot || part == Part::circuit) result.views = true;
        else result.dynamics = true;
    };
    for (const Change& change : edit) {
        if (const auto* c = std::get_if<Replace>(&change)) {
            const auto* p = std::get_if<Parameter>(&c->item);
            if (p && c->at < model.parameters.size() && stays(*p, model.parameters[c->at])) result.parameters = true;
            else if (same_motion(model, *c)) result.views = true;
            else by_part(static_cast<Part>(c->item.index()));
        } else if (const auto* i = std::get_if<Insert>(&change)) by_part(static_cast<Part>(i->item.index()));
        else if (const auto* r = std::get_if<Remove>(&change)) by_part(r->part);
        else if (const auto* m = std::get_if<Move>(&change)) by_part(m->part);
        else {
            const Single& value = std::get<Set>(change).value;
            if (std::holds_alternative<World>(value) || std::holds_alternative<Run>(value)) result.dynamics = true;
            else result.views = true;
        }
    }
    return result;
}

std::string_view name_of(const Item& item) {
    return std::visit([](const auto& value) { return named(value); }, item);
}

std::size_t count(const Model& model, Part part) {
    std::size_t n = 0;
    with_list(model, part, [&](const auto& list) { n = list.size(); });
    return n;
}

Item item(const Model& model, Part part, std::size_t index) {
    Item result;
    with_list(model, part, [&](const auto& list) {
        SALTUS_DEMAND(index < list.size());
        result = Item(list[index]);
    });
    return result;
}

std::string_view name_at(const Model& model, Part part, std::size_t index) {
    std::string_view result;
    with_list(model, part, [&](const auto& list) {
        SALTUS_DEMAND(index < list.size());
        result = named(list[index]);
    });
    return result;
}

std::optional<Location> find(const Model& model, std::string_view name) {
    std::optional<Location> result;
    for (std::size_t p = 0; p < kParts && !result && !name.empty(); ++p)
        with_list(model, static_cast<Part>(p), [&](const auto& list) {
            for (std::size_t i = 0; i < list.size() && !result; ++i)
                if (named(list[i]) == name) result = Location{static_cast<Part>(p), i};
        });
    return result;
}

Locations::Locations(const Model& model) {
    std::size_t parts = 0;
    std::apply([&](const auto&... list) { ((parts += list.size()), ...); }, lists(model));
    places_.reserve(parts);
    for (std::size_t p = 0; p < kParts; ++p)
        with_list(model, static_cast<Part>(p), [&](const auto& list) {
            for (std::size_t i = 0; i < list.size(); ++i) places_.try_emplace(named(list[i]), Location{static_cast<Part>(p), i});
        });
}

std::optional<Location> Locations::find(std::string_view name) const {
    const auto found = places_.find(name);
    return name.empty() || found == places_.end() ? std::nullopt : std::optional(found->second);
}

} // namespace saltus::model
