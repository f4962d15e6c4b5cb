// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/equalities.h"

#include "core/base/decimal.h"
#include "core/model/names.h"
#include "core/simulation/mixed_stepper.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace saltus::simulation {

namespace {

constexpr double kDependent = 1e-12; // squared sine
constexpr double kEntryRounding = 1e-15; // of an entry of J M^-1 J^T, a sum of few products
constexpr double kDoubtful = 1e-6;   // squared sine: looked at whether it is rounding
constexpr double kNearlyDependent = 1e-4; // sine
constexpr double kRounding = 1e-11;       // sine: below, what is left of a difference is rounding
constexpr double kHolds = 1e-9;      // of the terms of a row
constexpr int kMostPasses = 50;

std::string three_digits(double value) {
    return decimal(value, 3);
}

// The diagonal of M as it is now.
void take_masses(const Assembled& model, std::vector<double>& mass) {
    for (std::uint32_t i = 0; i < mass.size(); ++i)
        for (std::uint32_t k = model.M.start[i]; k < model.M.start[i + 1]; ++k)
            if (model.M.column[k] == i) mass[i] = model.M.value[k];
}

// H diag(mass)^-1 H^T of rows.
void form_operator(const Assembled& model, const std::vector<std::uint32_t>& rows, const std::vector<double>& mass, SemidefiniteLdlt& out) {
    const SparseRows& H = model.H;
    std::vector<std::vector<std::pair<std::uint32_t, double>>> by_column(mass.size());
    std::vector<SemidefiniteLdlt::Row> lower(rows.size());
    for (std::uint32_t i = 0; i < rows.size(); ++i) {
        std::map<std::uint32_t, double> entries{{i, 0.0}};
        for (std::uint32_t k = H.start[rows[i]]; k < H.start[rows[i] + 1]; ++k) {
            by_column[H.column[k]].push_back({i, H.value[k]});
            for (const auto& [j, value] : by_column[H.column[k]]) entries[j] += H.value[k] * value / mass[H.column[k]];
        }
        lower[i].assign(entries.begin(), entries.end());
    }
    out.factorize(lower);
}

// Rows that are combined to another, by their names.
std::string names_of(const Assembled& model, const std::vector<std::uint32_t>& rows, const SemidefiniteLdlt::Row& combination) {
    std::string out;
    std::size_t count = 0;
    for (const auto& [j, c] : combination) {
        if (++count > 4) return out + ", ...";
        out += (out.empty() ? "" : ", ") + row_name(model, rows[j]);
    }
    return out;
}

// others: whose combination the row is, "" for one that nothing moves; left: y where they are 0.
Error contradiction(const Assembled& model, std::uint32_t row, const std::string& others, double y, bool changed, double left) {
    return {ErrorKind::input,
            row_name(model, row) + " contradicts " + (others.empty() ? "its own system" : others) + ": y is " + rounded_text(y, 6) +
                (changed ? " after the change" : " at the start") +
                (others.empty() ? ", and no coordinate moves it there" : ", and " + rounded_text(left, 6) + " where the others are 0"),
            "take one of these equalities out, or mend its relation", model.place_of_row(row)};
}

std::string repeat(const Assembled& model, std::uint32_t row, const std::string& others) {
    return row_name(model, row) + (others.empty() ? " moves nothing at the start" : " says at the start nothing that " + others + " does not say") +
           ": its lambda is not unique";
}
std::string more_repeats(std::size_t count) { return std::to_string(count) + " more rows of equalities say nothing new at the start"; }

class Repair {
public:
    // changed: the state before a parameter was changed; null at the start of a run.
    Repair(Assembled& model, Stepper& stepper, State& state, const State* changed)
        : model_(model), stepper_(stepper), state_(state), changed_(changed), rows_(equality_rows(*model.structure)),
          mass_(model.layout.coordinates, 1.0) {}

    EqualityFindings satisfy() {
        if (rows_.empty() || !stepper_.settle(state_)) return {}; // what is not finite is told by who settles it next
        const std::vector<double> before = y_of_rows();
        const std::vector<double> q_before(q(), q() + model_.layout.coordinates);
        form();
        const bool moves = changed_ == nullptr || is_altered(); // what drifted before a change is not the change's
        if (moves && worst(false) > 1.0 && !move()) return refuse_far(before);
        EqualityFindings findings;
        const double* rate = state_.numbers.data() + model_.layout.dhdt;
        std::size_t redundant = 0, near = 0;
        for (std::size_t i = 0; i < rows_.size() && findings.errors.size() < 10; ++i) {
            if (!operator_.is_dependent(i)) {
                if (!changed_ && operator_.sine(i) < kNearlyDependent && ++near <= 3) findings.remarks.push_back(nearly(i, operator_.combination(i), operator_.sine(i)));
                continue;
            }
            const auto combination = operator_.combination(i);
            double rates = rate[rows_[i]], terms = std::abs(rates);
            for (const auto& [j, c] : combination) {
                rates -= c * rate[rows_[j]];
                terms += std::abs(c * rate[rows_[j]]);
            }
            const std::string others = names_of(model_, rows_, combination);
            if (moves && std::abs(y(i)) > tolerance(i)) {
                findings.errors.push_back(contradiction(model_, rows_[i], others, before[i], changed_ != nullptr, y(i)));
            } else if (std::abs(rates) > kHolds * terms) {
                findings.errors.push_back({ErrorKind::input,
                                           row_name(model_, rows_[i]) + " contradicts " + (others.empty() ? "its own system" : others) +
                                               ": where they hold" + (changed_ ? " after the change" : " at the start") + ", its rate differs by " + rounded_text(rates, 6),
                                           "take one of these equalities out, or let both move in the same way", place(i)});
            } else if (const double sine = changed_ ? 0.0 : sine_between(i, combination); sine > kRounding) {
                if (++near <= 3) findings.remarks.push_back(nearly(i, combination, sine));
            } else if (!changed_ && ++redundant <= 3) {
                findings.remarks.push_back(repeat(model_, rows_[i], others));
            }
        }
        if (redundant > 3) findings.remarks.push_back(more_repeats(redundant - 3));
        if (findings.errors.empty()) tell_moved(before, q_before, findings.remarks);
        return findings;
    }

private:
    double* q() { return state_.numbers.data() + model_.layout.q; }
    double y(std::size_t i) const { return state_.numbers[model_.layout.y + rows_[i]]; }
    std::vector<double> y_of_rows() const {
        std::vector<double> out;
        for (std::size_t i = 0; i < rows_.size(); ++i) out.push_back(y(i));
        return out;
    }
    bool is_altered() const {
        for (std::size_t i = 0; i < rows_.size(); ++i)
            if (std::abs(y(i) - changed_->numbers[model_.layout.y + rows_[i]]) > tolerance(i)) return true;
        return false;
    }
    std::string nearly(std::size_t i, const SemidefiniteLdlt::Row& combination, double sine) const {
        return row_name(model_, rows_[i]) + " says at the start nearly what " + names_of(model_, rows_, combination) + " says (the sine between them is " +
               three_digits(sine) + "): their lambda may be very large";
    }
    // Of row i and a combination of others: of their difference itself, where the pivots know only its square, to rounding.
    double sine_between(std::size_t i, const SemidefiniteLdlt::Row& combination) const {
        const SparseRows& H = model_.H;
        std::map<std::uint32_t, double> rest;
        double own = 0.0, left = 0.0;
        for (std::uint32_t k = H.start[rows_[i]]; k < H.start[rows_[i] + 1]; ++k) rest[H.column[k]] += H.value[k], own += H.value[k] * H.value[k] / mass_[H.column[k]];
        for (const auto& [j, c] : combination)
            for (std::uint32_t k = H.start[rows_[j]]; k < H.start[rows_[j] + 1]; ++k) rest[H.column[k]] -= c * H.value[k];
        for (const auto& [column, value] : rest) left += value * value / mass_[column];
        return own > 0.0 ? std::sqrt(left / own) : 0.0;
    }
    Place place(std::size_t i) const { return model_.place_of_row(rows_[i]); }

    // y is a sum of H q and the rest, of which rounding leaves so much.
    double tolerance(std::size_t i) const {
        const SparseRows& H = model_.H;
        const double* at = state_.numbers.data() + model_.layout.q;
        double sum = 0.0, size = 0.0;
        for (std::uint32_t k = H.start[rows_[i]]; k < H.start[rows_[i] + 1]; ++k) {
            const double term = H.value[k] * at[H.column[k]];
            sum += term;
            size += std::abs(term);
        }
        return kHolds * (size + std::abs(y(i) - sum));
    }
    // The largest |y| by its tolerance.
    double worst(bool independent) const {
        double out = 0.0;
        for (std::size_t i = 0; i < rows_.size(); ++i)
            if (y(i) != 0.0 && !(independent && operator_.is_dependent(i))) out = std::max(out, std::abs(y(i)) / tolerance(i));
        return out;
    }

    void form() {
        take_masses(model_, mass_);
        form_operator(model_, rows_, mass_, operator_);
    }

    // Newton's method to y = 0 of all independent rows, each step no longer than it helps.
    bool move() {
        const SparseRows& H = model_.H;
        double at = worst(true);
        for (int pass = 0; pass < kMostPasses && at > 1e-6; ++pass) {
            std::vector<double> multiplier(rows_.size());
            for (std::size_t i = 0; i < rows_.size(); ++i) multiplier[i] = operator_.is_dependent(i) ? 0.0 : y(i);
            operator_.solve(multiplier);
            std::vector<double> step(mass_.size(), 0.0);
            for (std::size_t i = 0; i < rows_.size(); ++i)
                for (std::uint32_t k = H.start[rows_[i]]; k < H.start[rows_[i] + 1]; ++k)
                    step[H.column[k]] -= H.value[k] * multiplier[i] / mass_[H.column[k]];
            const std::vector<double> from(q(), q() + mass_.size());
            bool better = false;
            for (double part = 1.0; part > 1e-3 && !better; part *= 0.5) {
                for (std::size_t i = 0; i < mass_.size(); ++i) q()[i] = from[i] + part * step[i];
                better = stepper_.settle(state_) && worst(true) < at;
            }
            if (!better) {
                std::copy(from.begin(), from.end(), q());
                const bool fine = stepper_.settle(state_);
                form();
                return fine && at <= 1.0;
            }
            form();
            at = worst(true);
        }
        return at <= 1.0;
    }

    EqualityFindings refuse_far(const std::vector<double>& before) const {
        std::size_t guilty = 0;
        for (std::size_t i = 0; i < rows_.size(); ++i)
            if (std::abs(y(i)) / tolerance(i) > std::abs(y(guilty)) / tolerance(guilty)) guilty = i;
        EqualityFindings findings;
        findings.errors.push_back({ErrorKind::input,
                                   row_name(model_, rows_[guilty]) + " is " + rounded_text(before[guilty], 6) +
                                       (changed_ ? " after the change" : " at the start") + ", not 0, and no positions near there satisfy all equalities",
                                   std::string(changed_ ? "change it by less" : "give initial values that satisfy them") +
                                       ", or look for equalities that contradict each other",
                                   place(guilty)});
        return findings;
    }

    void tell_moved(const std::vector<double>& before, const std::vector<double>& q_before, std::vector<std::string>& remarks) {
        std::size_t far = 0, row = 0;
        for (std::size_t i = 0; i < q_before.size(); ++i)
            if (std::abs(q()[i] - q_before[i]) > std::abs(q()[far] - q_before[far])) far = i;
        if (!(std::abs(q()[far] - q_before[far]) > 0.0)) return;
        for (std::size_t i = 0; i < before.size(); ++i)
            if (std::abs(before[i]) > std::abs(before[row])) row = i;
        const SystemBlock& system = model_.system_of(far);
        remarks.insert(remarks.begin(), row_name(model_, rows_[row]) + " is " + rounded_text(before[row], 6) +
                                            (changed_ ? " after the change, not 0: the run goes on" : " at the start, not 0: the run begins") +
                                            " at the nearest positions that satisfy all equalities; " +
                                            system.name + ".q[" + std::to_string(far - system.offset) + "] goes from " +
                                            rounded_text(q_before[far], 6) + " to " + rounded_text(q()[far], 6));
    }

    Assembled& model_;
    Stepper& stepper_;
    State& state_;
    const State* changed_;
    std::vector<std::uint32_t> rows_;
    std::vector<double> mass_; // by coordinate
    SemidefiniteLdlt operator_;
};

// Of first-order systems: equalities of the states that lambda does not enter. One by itself may not hold yet: lambda makes the
// states jump there. One that is a combination of others contradicts them, or says nothing new. Slopes that change tell what
// is so at the start, not where the states jump to.
void look_at_states(const Assembled& model, Stepper& stepper, State& state, EqualityFindings& findings) {
    std::vector<std::uint32_t> rows;
    for (std::uint32_t row = 0; row < model.layout.rows; ++row)
        if (model.row_kind[row] == RowKind::first_order && std::isinf(model.lower[row]) && std::isinf(model.upper[row]) && model.D.start[row] == model.D.start[row + 1])
            rows.push_back(row);
    if (rows.empty() || !stepper.settle(state)) return;
    SemidefiniteLdlt of_rows;
    form_operator(model, rows, std::vector<double>(model.layout.unknowns(), 1.0), of_rows);
    const double* u = state.numbers.data() + model.layout.v;
    const auto y = [&](std::size_t i) { return state.numbers[model.layout.y + rows[i]]; };
    const auto size = [&](std::size_t i) { // of the terms of y
        double sum = std::abs(y(i) - model.H.row_times(rows[i], u));
        for (std::uint32_t k = model.H.start[rows[i]]; k < model.H.start[rows[i] + 1]; ++k) sum += std::abs(model.H.value[k] * u[model.H.column[k]]);
        return sum;
    };
    std::vector<unsigned char> changes(model.layout.rows, 0);
    for (const std::uint32_t entry : model.of_state.H) changes[model.structure->H.row_of(entry)] = 1;
    std::size_t redundant = 0;
    for (std::size_t i = 0; i < rows.size() && findings.errors.size() < 10; ++i) {
        SemidefiniteLdlt::Row combination;
        if (of_rows.is_dependent(i)) combination = of_rows.combination(i);
        double left = y(i), terms = size(i);
        bool steady = changes[rows[i]] == 0;
        for (const auto& [j, c] : combination) {
            left -= c * y(j);
            terms += std::abs(c) * size(j);
            steady = steady && changes[rows[j]] == 0;
        }
        const bool holds = std::abs(left) <= kHolds * terms;
        const std::string others = names_of(model, rows, combination);
        if (!others.empty() && holds) {
            if (++redundant <= 3) findings.remarks.push_back(repeat(model, rows[i], others));
        } else if (!others.empty() && steady) {
            findings.errors.push_back(contradiction(model, rows[i], others, y(i), false, left));
        } else if (std::abs(y(i)) > kHolds * size(i)) {
            findings.remarks.push_back(row_name(model, rows[i]) + " is " + rounded_text(y(i), 6) + " at the start, not 0: the states jump there in the first step");
        }
    }
    if (redundant > 3) findings.remarks.push_back(more_repeats(redundant - 3));
}

} // namespace

std::string row_name(const Assembled& model, std::size_t row) {
    return "row " + std::to_string(model.component_of_row[row]) + " of '" + model.interactions[model.interaction_of_row[row]].name + "'";
}

std::string dependence_text(const Assembled& model) {
    const std::vector<std::uint32_t> rows = equality_rows(*model.structure);
    std::vector<double> mass(model.layout.coordinates, 1.0);
    take_masses(model, mass);
    SemidefiniteLdlt of_rows;
    form_operator(model, rows, mass, of_rows);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (of_rows.sine(i) >= kNearlyDependent) continue;
        const std::string others = names_of(model, rows, of_rows.combination(i));
        return ": " + row_name(model, rows[i]) + (others.empty() ? " moves nothing" : " says nearly what " + others + " says") + " (sine " +
               three_digits(of_rows.sine(i)) + ")";
    }
    return {};
}

std::vector<std::uint32_t> equality_rows(const Structure& of) {
    std::vector<std::uint32_t> rows;
    if (of.bodies) return rows;
    const auto unbounded = [&](NumberPlaces::Range place, std::uint32_t row) { return std::isinf(of.constants[place.first + row]); }; // no parameter is infinite
    for (std::uint32_t row = 0; row < of.layout.rows; ++row) {
        const bool free = of.row_kind[row] == RowKind::position && unbounded(of.places.lower, row) && unbounded(of.places.upper, row) && of.D.start[row] == of.D.start[row + 1];
        if (of.row_kind[row] == RowKind::velocity || free) rows.push_back(row);
    }
    return rows;
}

EqualityFindings satisfy_equalities(Assembled& model, Stepper& stepper, State& state) {
    if (model.equations)
        return of_equations(model, stepper, state, [](Assembled& part, Stepper& by, State& at) { return satisfy_equalities(part, by, at); });
    EqualityFindings findings = Repair(model, stepper, state, nullptr).satisfy();
    look_at_states(model, stepper, state, findings);
    return findings;
}

EqualityFindings satisfy_changed_equalities(Assembled& model, Stepper& stepper, State& state, const State& before) {
    if (model.equations) return of_changed_equations(model, stepper, state, before, satisfy_changed_equalities);
    if (model.bodies) return {};
    return Repair(model, stepper, state, &before).satisfy();
}

void SemidefiniteLdlt::factorize(const std::vector<Row>& lower) {
    const std::size_t n = lower.size();
    columns_.assign(n, {});
    rows_.assign(n, {});
    pivot_.assign(n, 0.0);
    sine_.assign(n, 0.0);
    std::vector<double> work(n, 0.0), length(n, 0.0);
    for (std::uint32_t i = 0; i < n; ++i) {
        for (const auto& [j, value] : lower[i]) work[j] = value;
        const double diagonal = work[i];
        double pivot = diagonal;
        for (std::uint32_t j = lower[i].front().first; j < i; ++j) {
            const double x = work[j];
            work[j] = 0.0;
            if (x == 0.0 || pivot_[j] == 0.0) continue;
            for (const auto& [k, value] : columns_[j]) work[k] -= value * x;
            const double l = x / pivot_[j];
            pivot -= l * x;
            rows_[i].push_back({j, l});
        }
        work[i] = 0.0;
        length[i] = std::sqrt(diagonal);
        if (!(pivot > kDependent * diagonal)) continue; // it is no column of L
        if (pivot < kDoubtful * diagonal && pivot < rounding(i, length)) continue;
        pivot_[i] = pivot;
        sine_[i] = std::sqrt(pivot / diagonal);
        for (const auto& [j, l] : rows_[i]) columns_[j].push_back({i, l});
    }
}

// A pivot is a_ii - 2 c a_i + c A c with the row's combination c: what rounding of the entries of A leaves in it.
double SemidefiniteLdlt::rounding(std::uint32_t row, const std::vector<double>& length) const {
    double sum = length[row];
    for (const auto& [j, c] : combination(row)) sum += std::abs(c) * length[j];
    return kEntryRounding * sum * sum;
}

void SemidefiniteLdlt::solve(std::vector<double>& x) const {
    const std::size_t n = pivot_.size();
    for (std::size_t i = 0; i < n; ++i) {
        if (is_dependent(i)) {
            x[i] = 0.0;
            continue;
        }
        for (const auto& [j, l] : rows_[i]) x[i] -= l * x[j];
    }
    for (std::size_t i = 0; i < n; ++i)
        if (!is_dependent(i)) x[i] /= pivot_[i];
    for (std::size_t i = n; i-- > 0;)
        for (const auto& [k, l] : columns_[i]) x[i] -= l * x[k];
}

SemidefiniteLdlt::Row SemidefiniteLdlt::combination(std::size_t row) const {
    std::vector<double> c(row, 0.0);
    double largest = 0.0;
    for (const auto& [j, l] : rows_[row]) c[j] = l;
    for (std::size_t j = row; j-- > 0;) {
        for (const auto& [k, l] : columns_[j])
            if (k < row) c[j] -= l * c[k];
        largest = std::max(largest, std::abs(c[j]));
    }
    Row out;
    for (std::uint32_t j = 0; j < row; ++j)
        if (std::abs(c[j]) > 1e-9 * largest) out.push_back({j, c[j]});
    return out;
}

} // namespace saltus::simulation
