// SPDX-License-Identifier: GPL-3.0-or-later
// Sizes of matrices and vectors, as far as they stand in the scene.
#include "core/base/going_on.h"
#include "core/model/checks.h"
#include "core/model/expand.h"
#include "core/model/names.h"

#include <algorithm>
#include <cmath>

namespace saltus::model::checks {

namespace {

std::string by(std::size_t rows, std::size_t columns) {
    return std::to_string(rows) + " x " + std::to_string(columns);
}
std::string count(std::size_t n, const std::string& one, const std::string& many) {
    return std::to_string(n) + ' ' + (n == 1 ? one : many);
}
std::size_t width_of(const ValueMatrix& matrix) {
    return matrix.empty() ? 0 : matrix.front().size();
}

bool ragged(const ValueMatrix& matrix, const std::string& object, Findings& findings) {
    for (std::size_t i = 1; i < matrix.size(); ++i)
        if (matrix[i].size() != matrix[0].size()) {
            findings.add(at({}, element(object, i)),
                         "row " + std::to_string(i) + " has " + count(matrix[i].size(), "entry", "entries") +
                             ", row 0 has " + std::to_string(matrix[0].size()),
                         "write rows of equal length");
            return true;
        }
    return false;
}

// The parts of one system, n entries each.
class SystemSizes {
public:
    SystemSizes(std::string object, bool first_order, Findings& findings)
        : object_(std::move(object)), noun_(first_order ? "state" : "coordinate"), findings_(findings) {}

    // False: the size makes no sense, and nothing else can be said.
    bool size(std::size_t n, const char* key, const char* empty, const char* remedy) {
        n_ = n;
        if (n > 0 && n <= kLargestBlock) return true;
        if (n == 0)
            findings_.add(at({}, path(key)), empty, remedy);
        else
            findings_.add(at({}, path(key)), "the system has " + have(),
                          "a system may have at most " + std::to_string(kLargestBlock) + "; split it");
        return false;
    }
    void mass(const ValueMatrix& M) {
        if (!ragged(M, path("M"), findings_) && width_of(M) != n_)
            findings_.add(at({}, path("M")), "M is " + by(n_, width_of(M)) + "; a mass matrix is square",
                          "write as many rows as columns");
    }
    void square(const ValueMatrix& matrix, const char* key, const char* otherwise = "none") {
        if (matrix.empty() || ragged(matrix, path(key), findings_)) return;
        if (matrix.size() != n_ || width_of(matrix) != n_)
            findings_.add(at({}, path(key)),
                          std::string(key) + " is " + by(matrix.size(), width_of(matrix)) + ", but the system has " +
                              have(),
                          "write a " + by(n_, n_) + " matrix, or leave it out for " + otherwise);
    }
    void vector(const ValueVector& values, const char* key, bool optional) {
        if (values.size() == n_ || (optional && values.empty())) return;
        findings_.add(at({}, path(key)),
                      std::string(key) + " has " + count(values.size(), "entry", "entries") + ", but the system has " +
                          have(),
                      "write " + count(n_, "entry", "entries") + (optional ? ", or leave it out for none" : ""));
    }

private:
    std::string path(const char* key) const { return object_ + '.' + key; }
    std::string have() const { return count(n_, noun_, noun_ + 's'); }

    std::string object_, noun_;
    std::size_t n_ = 0;
    Findings& findings_;
};

struct CheckSystem {
    const std::string& object;
    Findings& findings;

    void operator()(const LagrangianLinear& s) const {
        SystemSizes sizes(object, false, findings);
        if (!sizes.size(s.M.size(), "M", "the mass matrix is empty", "write at least [[1]]")) return;
        sizes.mass(s.M);
        sizes.square(s.C, "C");
        sizes.square(s.K, "K");
        sizes.vector(s.F, "F", true);
        sizes.vector(s.q, "q", false);
        sizes.vector(s.v, "v", false);
    }
    void operator()(const LagrangianDiagonal&) const {} // one formula each; expand() evaluates the size
    void operator()(const LagrangianNonlinear& s) const {
        SystemSizes sizes(object, false, findings);
        if (!sizes.size(s.M.size(), "M", "the mass matrix is empty", "write at least [[1]]")) return;
        sizes.mass(s.M);
        sizes.vector(s.F, "F", true);
        sizes.vector(s.F_int, "F_int", true);
        sizes.vector(s.F_gyr, "F_gyr", true);
        sizes.vector(s.q, "q", false);
        sizes.vector(s.v, "v", false);
    }
    void operator()(const FirstOrderLinear& s) const {
        SystemSizes sizes(object, true, findings);
        if (!sizes.size(s.x.size(), "x", "the system has no states", "write the initial value of at least one")) return;
        sizes.square(s.M, "M", "the identity");
        sizes.square(s.A, "A");
        sizes.vector(s.b, "b", true);
    }
    void operator()(const FirstOrderNonlinear& s) const {
        SystemSizes sizes(object, true, findings);
        if (!sizes.size(s.f.size(), "f", "f is empty", "write one formula for each state")) return;
        sizes.square(s.M, "M", "the identity");
        sizes.vector(s.x, "x", false);
    }
};

// What can be said without knowing the systems joined.
struct CheckRelation {
    const std::string& object; // "interactions.floor.relation"
    Findings& findings;

    void operator()(const LagrangianLinearRelation& r) const {
        if (!rows(r.H.size(), "H", "H is empty", "write one row for each gap")) return;
        if (!ragged(r.H, object + ".H", findings)) one_formula(r, r.H, "H");
        vector(r.b, "b", "H", r.H.size());
        if (r.T.empty()) return;
        if (r.T.size() != r.H.size())
            findings.add(at({}, object + ".T"),
                         "T has " + count(r.T.size(), "row", "rows") + ", but H has " +
                             count(r.H.size(), "row", "rows"),
                         "write one row of T for each row of H");
        if (!ragged(r.T, object + ".T", findings)) one_formula(r, r.T, "T");
    }
    void operator()(const LagrangianRheonomousRelation& r) const { gaps(r.h, r.tangent); }
    void operator()(const LagrangianScleronomousRelation& r) const { gaps(r.h, r.tangent); }
    void operator()(const LagrangianCompliantRelation& r) const {
        rows(r.h.size(), "h", "h is empty",
             "write one formula for each gap, for example \"ball.q[0] + floor.lambda[0]/k\"");
    }
    void operator()(const FirstOrderLinearRelation& r) const {
        const std::size_t m = r.C.size();
        if (!rows(m, "C", "C is empty", "write one row for each y")) return;
        ragged(r.C, object + ".C", findings);
        if (r.B.empty())
            findings.add(at({}, object + ".B"), "B is empty",
                         "write one row for each state, one column for each lambda");
        else if (!ragged(r.B, object + ".B", findings) && width_of(r.B) != m)
            findings.add(at({}, object + ".B"),
                         "B has " + count(width_of(r.B), "column", "columns") + ", but C has " +
                             count(m, "row", "rows"),
                         "write one column of B for each row of C: for each lambda");
        if (!r.D.empty() && !ragged(r.D, object + ".D", findings) && (r.D.size() != m || width_of(r.D) != m))
            findings.add(at({}, object + ".D"),
                         "D is " + by(r.D.size(), width_of(r.D)) + ", but C has " + count(m, "row", "rows"),
                         "write a " + by(m, m) + " matrix, or leave it out for none");
        vector(r.e, "e", "C", m);
    }
    void operator()(const FirstOrderNonlinearRelation& r) const {
        rows(r.h.size(), "h", "h is empty", "write one formula for each y, for example \"cell.x[0] - 4\"");
        if (r.g.empty())
            findings.add(at({}, object + ".g"), "g is empty", "write one formula for each state of the systems joined");
    }

private:
    bool rows(std::size_t m, const char* key, const char* empty, const char* remedy) const {
        if (m == 0)
            findings.add(at({}, object + '.' + key), empty, remedy);
        else if (m > kLargestBlock)
            findings.add(at({}, object + '.' + key), std::string(key) + " has " + std::to_string(m) + " rows",
                         "an interaction may have at most " + std::to_string(kLargestBlock) + "; split it");
        return m > 0;
    }
    void vector(const ValueVector& values, const char* key, const char* of, std::size_t m) const {
        if (values.empty() || values.size() == m) return;
        findings.add(at({}, object + '.' + key),
                     std::string(key) + " has " + count(values.size(), "entry", "entries") + ", but " + of + " has " +
                         count(m, "row", "rows"),
                     std::string("write one entry for each row of ") + of + ", or leave " + key + " out for none");
    }
    void gaps(const std::vector<Formula>& h, const std::vector<Formula>& tangent) const {
        if (!rows(h.size(), "h", "h is empty", "write one formula for each gap, for example \"ball.q[0] - c\"")) return;
        if (!tangent.empty() && tangent.size() != h.size())
            findings.add(at({}, object + ".tangent"),
                         "tangent has " + count(tangent.size(), "entry", "entries") + ", but h has " +
                             std::to_string(h.size()),
                         "write one formula for each gap");
    }
    void one_formula(const LagrangianLinearRelation& r, const ValueMatrix& matrix, const char* key) const {
        if (!r.column_index.empty() && width_of(matrix) != 1)
            findings.add(at({}, object + '.' + key),
                         std::string("with column_index a row of ") + key + " has one formula, not " +
                             std::to_string(width_of(matrix)),
                         "write one formula of '" + r.column_index + "', or leave column_index out");
    }
};

struct CheckColumns {
    std::size_t n;
    bool first_order;
    const std::string& object;
    Findings& findings;

    void operator()(const LagrangianLinearRelation& r) const {
        if (!r.column_index.empty()) return;
        matrix(r.H, "H");
        matrix(r.T, "T");
    }
    void operator()(const LagrangianRheonomousRelation&) const {}
    void operator()(const LagrangianScleronomousRelation&) const {}
    void operator()(const LagrangianCompliantRelation&) const {}
    void operator()(const FirstOrderLinearRelation& r) const {
        matrix(r.C, "C");
        if (!r.B.empty() && r.B.size() != n)
            findings.add(at({}, object + ".B"),
                         "B has " + count(r.B.size(), "row", "rows") + ", but the systems joined have " + have(),
                         "write one row for each state, in the order of \"between\"");
    }
    void operator()(const FirstOrderNonlinearRelation& r) const {
        if (!r.g.empty() && r.g.size() != n)
            findings.add(at({}, object + ".g"),
                         "g has " + count(r.g.size(), "entry", "entries") + ", but the systems joined have " + have(),
                         "write one formula for each state, in the order of \"between\"");
    }

private:
    std::string have() const {
        return first_order ? count(n, "state", "states") : count(n, "coordinate", "coordinates");
    }
    void matrix(const ValueMatrix& values, const char* key) const {
        const bool even = std::all_of(values.begin(), values.end(),
                                      [&](const ValueVector& row) { return row.size() == values.front().size(); });
        if (values.empty() || !even || width_of(values) == n) return;
        findings.add(at({}, object + '.' + key),
                     std::string(key) + " is " + by(values.size(), width_of(values)) +
                         ", but the systems joined have " + have(),
                     std::string("write one column for each ") + (first_order ? "state" : "coordinate") +
                         ", in the order of \"between\"");
    }
};

struct StaticSize {
    std::optional<std::size_t> operator()(const LagrangianLinear& s) const { return s.M.size(); }
    std::optional<std::size_t> operator()(const LagrangianDiagonal&) const { return std::nullopt; }
    std::optional<std::size_t> operator()(const LagrangianNonlinear& s) const { return s.M.size(); }
    std::optional<std::size_t> operator()(const FirstOrderLinear& s) const { return s.x.size(); }
    std::optional<std::size_t> operator()(const FirstOrderNonlinear& s) const { return s.f.size(); }
};

} // namespace

std::optional<std::size_t> joined_size(const Model& model, const Interaction& interaction) {
    std::size_t sum = 0;
    for (const std::string& text : interaction.between) {
        const auto name = split_index(text);
        if (!name) return std::nullopt;
        const auto found = std::find_if(model.systems.begin(), model.systems.end(),
                                        [&](const System& s) { return s.name == name->base; });
        if (found == model.systems.end()) return std::nullopt;
        const auto size = std::visit(StaticSize{}, found->kind);
        if (!size) return std::nullopt;
        sum += *size;
    }
    return sum;
}

void check_columns(const Interaction& interaction, std::size_t joined, Findings& findings) {
    const std::string object = "interactions." + interaction.name + ".relation";
    std::visit(CheckColumns{joined, is_first_order(interaction.relation), object, findings}, interaction.relation);
}

bool bounds_fit(const RelayLaw& law, std::size_t rows) noexcept {
    const auto fit = [&](const RowValues& values) { return values.is_one() || values.size() == rows; };
    return fit(law.lower) && fit(law.upper);
}

namespace {

void check_bounds(const RelayLaw& law, std::size_t rows, const std::string& object, Findings& findings) {
    const auto check = [&](const RowValues& values, const char* key) {
        if (values.is_one() || values.size() == rows) return;
        findings.add(at({}, object + '.' + key),
                     std::string(key) + " has " + count(values.size(), "entry", "entries") + ", but the relation has " + count(rows, "row", "rows"),
                     "write one bound for all rows, or one for each");
    };
    check(law.lower, "lower");
    check(law.upper, "upper");
}

} // namespace

void check_sizes(const Model& model, Findings& findings) {
    for (const System& system : model.systems) {
        ask_to_go_on();
        const std::string object = "systems." + system.name;
        std::visit(CheckSystem{object, findings}, system.kind);
    }
    for (const Interaction& interaction : model.interactions) {
        ask_to_go_on();
        if (!interaction.circuit.empty()) continue; // made to fit, though another system may have taken its system's name
        const std::string object = "interactions." + interaction.name, relation = object + ".relation";
        const auto is_body = [&](const std::string& entry) {
            const auto name = split_index(entry);
            return name && std::any_of(model.bodies.begin(), model.bodies.end(), [&](const Body& body) { return body.name == name->base; });
        };
        const bool of_bodies = std::any_of(interaction.between.begin(), interaction.between.end(), is_body);
        const std::size_t most = of_bodies ? kMostJoined : 2;
        if (interaction.between.empty() || interaction.between.size() > most) {
            findings.add(at({}, object + ".between"),
                         (of_bodies ? "an interaction joins up to " + std::to_string(kMostJoined) + " bodies and systems, not " : std::string("an interaction joins one or two systems, not ")) +
                             std::to_string(interaction.between.size()),
                         of_bodies ? "split the formula" : "name one (a contact with the world) or two");
            continue;
        }
        std::visit(CheckRelation{relation, findings}, interaction.relation);
        if (const auto* relay = std::get_if<RelayLaw>(&interaction.law))
            check_bounds(*relay, output_count(interaction.relation), object + ".law", findings);
        if (const auto joined = joined_size(model, interaction)) check_columns(interaction, *joined, findings);
    }
}

} // namespace saltus::model::checks
