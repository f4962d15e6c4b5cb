// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/authoring/circuit.h"

#include "core/authoring/circuit_algebra.h"
#include "core/authoring/circuit_network.h"
#include "core/model/names.h"

#include <algorithm>
#include <charconv>
#include <functional>
#include <optional>

namespace saltus::authoring {

namespace {

using namespace model;
using Kind = CircuitElementKind;

constexpr std::size_t kMostTreeResistors = 8; // that act on each other: their determinant has up to 2^8 products
constexpr std::size_t kMostTerms = 20'000;    // of a determinant
constexpr std::size_t kNone = static_cast<std::size_t>(-1);

// The whole text as a number; not "nan", which may be a name.
std::optional<double> number(const std::string& text) {
    if (text.find_first_not_of("0123456789.eE+-") != std::string::npos) return std::nullopt;
    double value = 0.0;
    const auto [rest, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    return fault == std::errc() && rest == text.data() + text.size() ? std::optional(value) : std::nullopt;
}
// A value that may stand between * and /.
std::string atom(const Value& value) {
    const std::string text = value.formula();
    return is_name(text) || (number(text) && text[0] != '-') ? text : '(' + text + ')';
}
// "0" and "-1" become numbers.
Value entry(const std::string& text) {
    const auto value = number(text);
    return value ? Value(*value) : Value(text);
}
bool is_zero(const Value& value) { return value.is_number() && std::get<double>(value.source) == 0.0; }

// What is known before anything is solved: states, lambdas, sources.
struct Known {
    enum class Role { state, lambda, source } role;
    std::size_t number = 0; // of the state, of the lambda; of sources nothing
    std::string text;       // as it stands in formulas
};

// A row of a law: y = form + sum of own lambdas.
struct Row {
    std::size_t branch = 0;
    Form y;
};

class CircuitBuilder {
public:
    CircuitBuilder(const Circuit& circuit, const Network& net, bool relays_as_rows) : circuit_(circuit), net_(net), relays_as_rows_(relays_as_rows) {}

    // Nothing, or what is too much.
    std::optional<Error> solve() {
        const std::size_t n = net_.branches.size();
        v_.resize(n);
        i_.resize(n);
        resistor_.assign(n, kNone);
        for (std::size_t b = 0; b < n; ++b)
            if (kind(b) == Kind::resistor) {
                resistor_[b] = resistances_.size();
                resistances_.push_back(atom(net_.branches[b]->value));
            }
        denominators_.push_back(whole(resistances_.size(), 1));
        knowns();
        if (auto error = resistors()) return error;
        // Links, then the tree: voltages along the paths, currents across the cuts.
        for (std::size_t b = 0; b < n; ++b)
            if (!net_.in_tree[b] && v_[b].empty())
                for (std::size_t t = 0; t < n; ++t) add(v_[b], v_[t], net_.path[b][t]);
        for (std::size_t b = 0; b < n; ++b)
            if (!net_.in_tree[b] && kind(b) == Kind::resistor)
                for (const auto& [known, coefficient] : v_[b])
                    for (const auto& [denominator, numerator] : coefficient)
                        add(i_[b], Form{{known, Coefficient{{denominator, product(numerator, conductance(resistances_.size(), resistor_[b]))}}}}, 1);
        for (std::size_t b = 0; b < n; ++b)
            if (net_.in_tree[b])
                for (std::size_t l = 0; l < n; ++l)
                    if (!net_.in_tree[l]) add(i_[b], i_[l], -net_.path[l][b]);
        rows();
        return std::nullopt;
    }

    // A lambda of one law stands in the output of another.
    bool coupled() const {
        for (const Row& row : relay_rows_)
            for (const auto& [known, coefficient] : row.y)
                if (knowns_[known].role == Known::Role::lambda && known != lambda_[row.branch]) return true;
        for (const Row& row : diode_rows_)
            for (const Row& relay : relay_rows_)
                if (row.y.count(lambda_[relay.branch]) > 0) return true;
        return false;
    }

    CircuitParts parts() {
        CircuitParts out;
        out.system = system();
        if (!diode_rows_.empty()) {
            Interaction diodes = interaction(diodes_name(), diode_rows_, "Diodes");
            diodes.law = ComplementarityLaw{};
            for (const Row& row : diode_rows_) diodes.blocking.push_back(kind(row.branch) == Kind::diode && net_.in_tree[row.branch]);
            if (std::all_of(diode_rows_.begin(), diode_rows_.end(), [&](const Row& row) { return kind(row.branch) == Kind::relay; })) diodes.label = "Relays";
            out.interactions.push_back(std::move(diodes));
        }
        for (const Row& row : relay_rows_) {
            const CircuitElement& relay = *net_.branches[row.branch];
            Interaction made = interaction(relay_name(row.branch), {row}, "Relay " + relay.name);
            made.law = RelayLaw{relay.lower, relay.upper};
            out.interactions.push_back(std::move(made));
        }
        expressions(out.expressions);
        return out;
    }

private:
    Kind kind(std::size_t b) const { return net_.branches[b]->kind; }
    std::string diodes_name() const { return circuit_.name + "_diodes"; }
    std::string relay_name(std::size_t b) const { return circuit_.name + '_' + net_.branches[b]->name; }
    static std::string indexed(const std::string& owner, const char* what, std::size_t i) { return owner + '.' + what + '[' + std::to_string(i) + ']'; }
    Form one(std::size_t known) const { return {{known, Coefficient{{0, whole(resistances_.size(), 1)}}}}; }
    std::size_t know(Known known) {
        knowns_.push_back(std::move(known));
        return knowns_.size() - 1;
    }

    void knowns() {
        const std::size_t n = net_.branches.size();
        lambda_.assign(n, kNone);
        std::size_t lambdas = 0;
        for (std::size_t b = 0; b < n; ++b) {
            const CircuitElement& e = *net_.branches[b];
            const auto source = [&](const Value& value) { return is_zero(value) ? Form{} : one(know({Known::Role::source, 0, atom(value)})); };
            switch (e.kind) {
            case Kind::capacitor:
            case Kind::inductor:
                (e.kind == Kind::capacitor ? v_ : i_)[b] = one(know({Known::Role::state, states_.size(), indexed(circuit_.name, "x", states_.size())}));
                states_.push_back(b);
                break;
            case Kind::voltage_source: v_[b] = source(e.value); break;
            case Kind::current_source: i_[b] = source(e.value); break;
            case Kind::diode: // in the tree v = forward voltage - lambda, outside it i = lambda
                lambda_[b] = know({Known::Role::lambda, lambdas, indexed(diodes_name(), "lambda", lambdas)});
                ++lambdas;
                if (net_.in_tree[b]) {
                    v_[b] = source(e.value);
                    add(v_[b], one(lambda_[b]), -1);
                } else {
                    i_[b] = one(lambda_[b]);
                }
                break;
            case Kind::relay:
                if (!relays_as_rows_) { // v = lambda
                    lambda_[b] = know({Known::Role::lambda, 0, indexed(relay_name(b), "lambda", 0)});
                    v_[b] = one(lambda_[b]);
                } else { // v = lower + lambda of the second of two rows
                    lambda_[b] = know({Known::Role::lambda, lambdas, indexed(diodes_name(), "lambda", lambdas)});
                    know({Known::Role::lambda, lambdas + 1, indexed(diodes_name(), "lambda", lambdas + 1)});
                    lambdas += 2;
                    v_[b] = source(e.lower);
                    add(v_[b], one(lambda_[b] + 1), 1);
                }
                break;
            case Kind::resistor:
            case Kind::ground: break;
            }
        }
    }

    // Voltages of the resistors in the tree, set by set of those that act on each other through resistors outside it:
    //   (G_t + P^T G_l P) v_t = - P^T G_l P_known v_known - P_current^T i_known.
    std::optional<Error> resistors() {
        const std::size_t n = net_.branches.size(), r = resistances_.size();
        std::vector<std::size_t> set(n, kNone);
        std::vector<std::vector<std::size_t>> sets;
        for (std::size_t t = 0; t < n; ++t) {
            if (!net_.in_tree[t] || kind(t) != Kind::resistor || set[t] != kNone) continue;
            sets.emplace_back(1, t);
            set[t] = sets.size() - 1;
            for (std::size_t k = 0; k < sets.back().size(); ++k)
                for (std::size_t l = 0; l < n; ++l)
                    if (!net_.in_tree[l] && kind(l) == Kind::resistor && net_.path[l][sets.back()[k]] != 0)
                        for (std::size_t other = 0; other < n; ++other)
                            if (net_.in_tree[other] && kind(other) == Kind::resistor && net_.path[l][other] != 0 && set[other] == kNone) {
                                set[other] = sets.size() - 1;
                                sets.back().push_back(other);
                            }
        }
        for (auto& members : sets) {
            std::sort(members.begin(), members.end());
            if (members.size() > kMostTreeResistors) return too_many(members);
            const std::size_t m = members.size();
            PolynomialMatrix Y(m, std::vector<Polynomial>(m));
            std::vector<Form> load(m);
            for (std::size_t a = 0; a < m; ++a) add(Y[a][a], conductance(r, resistor_[members[a]]), 1);
            for (std::size_t l = 0; l < n; ++l) {
                if (net_.in_tree[l]) continue;
                for (std::size_t a = 0; a < m; ++a) {
                    const int pa = net_.path[l][members[a]];
                    if (pa == 0) continue;
                    if (kind(l) != Kind::resistor) {
                        add(load[a], i_[l], -pa);
                        continue;
                    }
                    const Polynomial g = conductance(r, resistor_[l]);
                    for (std::size_t b = 0; b < m; ++b) add(Y[a][b], g, pa * net_.path[l][members[b]]);
                    for (std::size_t k = 0; k < n; ++k) {
                        if (kind(k) == Kind::resistor || net_.path[l][k] == 0) continue;
                        Form scaled;
                        for (const auto& [known, coefficient] : v_[k]) // known ones have the denominator 0: 1
                            scaled[known][0] = product(coefficient.at(0), g);
                        add(load[a], scaled, -pa * net_.path[l][k]);
                    }
                }
            }
            const std::size_t denominator = denominators_.size();
            denominators_.push_back(determinant(Y, r));
            if (denominators_.back().size() > kMostTerms) return too_many(members);
            for (std::size_t a = 0; a < m; ++a)
                for (std::size_t b = 0; b < m; ++b) {
                    const Polynomial minor = cofactor(Y, b, a, r);
                    if (minor.empty()) continue;
                    for (const auto& [known, coefficient] : load[b])
                        add(v_[members[a]], Form{{known, Coefficient{{denominator, product(coefficient.at(0), minor)}}}}, 1);
                }
        }
        return std::nullopt;
    }

    Error too_many(const std::vector<std::size_t>& members) const {
        std::string names;
        for (const std::size_t b : members) names += (names.empty() ? "" : ", ") + net_.branches[b]->name;
        return {ErrorKind::input, "too many resistors meet each other: the formulas of " + names + " would be longer than anyone could read",
                "replace resistors in series and in parallel by one, or put small capacitors between them", net_.branches[members[0]]->place};
    }

    void rows() {
        const std::size_t n = net_.branches.size();
        for (std::size_t b = 0; b < n; ++b) {
            const CircuitElement& e = *net_.branches[b];
            if (e.kind == Kind::diode) {
                Row row{b, {}};
                if (net_.in_tree[b]) { // y = i
                    row.y = i_[b];
                } else { // y = forward voltage - v
                    if (!is_zero(e.value)) row.y = one(know({Known::Role::source, 0, atom(e.value)}));
                    add(row.y, v_[b], -1);
                }
                diode_rows_.push_back(std::move(row));
            } else if (e.kind == Kind::relay) {
                Row row{b, {}};
                const auto control = std::find_if(net_.branches.begin(), net_.branches.end(), [&](const CircuitElement* other) { return other->name == e.control; });
                if (control == net_.branches.end()) {
                    add(row.y, i_[b], -1);
                } else {
                    const auto which = static_cast<std::size_t>(control - net_.branches.begin());
                    add(row.y, (e.control_by == CircuitQuantity::current ? i_ : v_)[which], 1);
                }
                if (!relays_as_rows_) {
                    relay_rows_.push_back(std::move(row));
                    continue;
                }
                // -y in N_[lower, upper](v) as two rows: lambda0 >= 0 _|_ upper - v >= 0 and lambda1 = v - lower >= 0 _|_ y + lambda0 >= 0
                Row top{b, one(know({Known::Role::source, 0, "(" + atom(e.upper) + " - " + atom(e.lower) + ")"}))};
                add(top.y, one(lambda_[b] + 1), -1);
                add(row.y, one(lambda_[b]), 1);
                diode_rows_.push_back(std::move(top));
                diode_rows_.push_back(std::move(row));
            }
        }
    }

    std::string text_of(const Coefficient& c, const std::string& factor = {}, const std::string& divisor = {}) const {
        return text(c, factor, divisor, {resistances_, denominators_});
    }
    // The part of a form that sources make, as a sum of texts.
    std::string sources(const Form& form, const std::string& divisor = {}) const {
        std::string out;
        for (const auto& [known, coefficient] : form) {
            if (knowns_[known].role != Known::Role::source) continue;
            append(out, text_of(coefficient, knowns_[known].text, divisor));
        }
        return out.empty() ? "0" : out;
    }
    static void append(std::string& sum, const std::string& term) {
        if (sum.empty()) sum = term;
        else if (term[0] == '-') sum += " - " + term.substr(1);
        else sum += " + " + term;
    }

    static bool only_zeros(const ValueVector& values) { return std::all_of(values.begin(), values.end(), is_zero); }
    static bool only_zeros(const ValueMatrix& rows) { return std::all_of(rows.begin(), rows.end(), [](const ValueVector& row) { return only_zeros(row); }); }

    // The form of the derivative of state s, times the divisor.
    const Form& slope(std::size_t s) const { return (kind(states_[s]) == Kind::capacitor ? i_ : v_)[states_[s]]; }

    System system() const {
        FirstOrderLinear kind_of;
        const std::size_t n = states_.size();
        for (std::size_t s = 0; s < n; ++s) {
            const CircuitElement& e = *net_.branches[states_[s]];
            const std::string divisor = atom(e.value);
            ValueVector row(n, Value(0.0));
            for (const auto& [known, coefficient] : slope(s))
                if (knowns_[known].role == Known::Role::state) row[knowns_[known].number] = entry(text_of(coefficient, {}, divisor));
            kind_of.A.push_back(std::move(row));
            kind_of.b.push_back(entry(sources(slope(s), divisor)));
            kind_of.x.push_back(e.initial);
            kind_of.x.back().place = {};
        }
        if (n == 0) kind_of.x = {0.0};
        if (only_zeros(kind_of.A)) kind_of.A.clear();
        if (only_zeros(kind_of.b)) kind_of.b.clear();
        kind_of.theta = circuit_.theta;
        System out;
        out.name = circuit_.name;
        out.kind = std::move(kind_of);
        out.label = circuit_.label;
        out.place = circuit_.place;
        out.circuit = circuit_.name;
        return out;
    }

    // Its lambdas are those of its rows, in their order.
    Interaction interaction(const std::string& name, const std::vector<Row>& rows, const std::string& label) const {
        const std::size_t n = std::max<std::size_t>(1, states_.size()), m = rows.size();
        const auto own = [&](std::size_t known) { // the column, or none
            if (knowns_[known].role != Known::Role::lambda) return kNone;
            if (&rows != &diode_rows_) return known == lambda_[rows[0].branch] ? std::size_t{0} : kNone;
            return knowns_[known].text.rfind(diodes_name() + '.', 0) == 0 ? knowns_[known].number : kNone;
        };
        FirstOrderLinearRelation r;
        for (const Row& row : rows) {
            r.C.emplace_back(n, Value(0.0));
            r.D.emplace_back(m, Value(0.0));
            for (const auto& [known, coefficient] : row.y) {
                if (knowns_[known].role == Known::Role::state) r.C.back()[knowns_[known].number] = entry(text_of(coefficient));
                else if (own(known) != kNone) r.D.back()[own(known)] = entry(text_of(coefficient));
            }
            r.e.push_back(entry(sources(row.y)));
        }
        r.B.assign(n, ValueVector(m, Value(0.0)));
        for (std::size_t s = 0; s < states_.size(); ++s)
            for (const auto& [known, coefficient] : slope(s))
                if (own(known) != kNone) r.B[s][own(known)] = entry(text_of(coefficient, {}, atom(net_.branches[states_[s]]->value)));
        if (only_zeros(r.D)) r.D.clear();
        if (only_zeros(r.e)) r.e.clear();
        Interaction out;
        out.name = name;
        out.between = {circuit_.name};
        out.relation = std::move(r);
        out.label = label;
        out.place = circuit_.place;
        out.circuit = circuit_.name;
        return out;
    }

    // A form written out: states, lambdas and sources.
    std::string written(const Form& form) const {
        std::string out;
        for (const auto& [known, coefficient] : form) append(out, text_of(coefficient, knowns_[known].text));
        return out.empty() ? "0" : out;
    }

    void expressions(std::vector<Expression>& out) const {
        const std::size_t n = net_.branches.size();
        const auto sum = [&](std::size_t b, const char* prefix, int sign) { // of the tree's voltages, of the links' currents
            std::string text;
            for (std::size_t k = 0; k < n; ++k) {
                const int p = net_.in_tree[b] ? (net_.in_tree[k] ? 0 : net_.path[k][b]) : net_.path[b][k];
                if (p != 0) append(text, (p * sign < 0 ? "-" : "") + std::string(prefix) + net_.branches[k]->name);
            }
            return text.empty() ? std::string("0") : text;
        };
        for (std::size_t b = 0; b < n; ++b) {
            const CircuitElement& e = *net_.branches[b];
            const bool tree = net_.in_tree[b];
            std::string v, i;
            switch (e.kind) {
            case Kind::voltage_source: v = e.value.formula(); break;
            case Kind::current_source: i = e.value.formula(); break;
            case Kind::resistor: i = "v_" + e.name + '/' + resistances_[resistor_[b]]; break;
            default: break;
            }
            if (v.empty()) v = tree ? written(v_[b]) : sum(b, "v_", 1);
            if (i.empty()) i = tree ? sum(b, "i_", -1) : written(i_[b]);
            const auto add_expression = [&](const std::string& name, const std::string& formula, const char* unit, const std::string& label, const char* quantity) {
                Expression made;
                made.name = name;
                made.formula = entry(formula);
                made.unit = unit;
                made.label = label;
                made.quantity = quantity;
                made.place = e.place;
                made.circuit = circuit_.name;
                out.push_back(std::move(made));
            };
            add_expression("v_" + e.name, v, "V", "voltage of " + e.name, "position");
            add_expression("i_" + e.name, i, "A", "current of " + e.name, "velocity");
        }
    }

    const Circuit& circuit_;
    const Network& net_;
    bool relays_as_rows_;
    std::vector<std::size_t> resistor_;     // by branch: number of the resistor
    std::vector<std::string> resistances_;  // by resistor
    std::vector<Polynomial> denominators_;  // the first is 1
    std::vector<Known> knowns_;
    std::vector<std::size_t> lambda_;       // by branch: its known, of a relay in rows the first of two
    std::vector<std::size_t> states_;       // branches
    std::vector<Form> v_, i_;               // by branch
    std::vector<Row> diode_rows_, relay_rows_;
};

} // namespace

Result<CircuitParts, Errors> circuit_parts(const Circuit& circuit) {
    const std::string object = "circuits." + circuit.name;
    auto net = network(circuit, object);
    if (!net) return Unexpected(std::move(net.error()));
    CircuitBuilder builder(circuit, *net, false);
    if (auto error = builder.solve()) {
        if (error->place.object.empty()) error->place.object = object;
        return Unexpected(Errors{std::move(*error)});
    }
    if (!builder.coupled()) return builder.parts();
    CircuitBuilder rows(circuit, *net, true);
    rows.solve(); // what was possible before is again
    return rows.parts();
}

} // namespace saltus::authoring
