// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/event_driven/motion.h"

#include "core/flow/linear_series.h"
#include "core/simulation/circuit_book.h"
#include "core/simulation/copy_few.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace saltus::simulation {

Motion::Motion(Assembled& model, bool books)
    : model_(model), outputs_(*model.of_events), n_(model.layout.coordinates), N_(model.layout.unknowns()), m_(model.layout.rows), books_(books) {
    modes_.assign(m_, RowMode::open);
    cells_.assign(outputs_.conditions.size(), 0.0);
    inputs_ = model.layout.time_inputs() + n_ + N_ + m_;
    in_.assign(inputs_ + outputs_.foreseen.kept_count(), 0.0);
    foreseen_.assign(outputs_.foreseen.kept_count() * kMostForeseen, 0.0);
    out_.assign(outputs_.bound_count(), 0.0);
    look_out_.assign(outputs_.gap.size() + outputs_.rate.size(), 0.0);
    mass_rate_.assign(books ? outputs_.M.size() : 0, 0.0);
    elements_.assign(outputs_.elements.output_count(), 0.0);
    work_.assign(std::max({outputs_.motion.workspace_size(), outputs_.bound.workspace_size(), outputs_.look.workspace_size(), outputs_.mass_rate.workspace_size(), outputs_.elements.workspace_size(), outputs_.deciding.workspace_size(), outputs_.foreseen.workspace_size(),
                           outputs_.residuals.workspace_size(), outputs_.rates.workspace_size()}),
                 0.0);
    for (auto* array : {&force_, &u_free_, &u_rate_, &drag_}) array->assign(N_, 0.0);
    for (auto* array : {&lambda_, &y_, &ydot_, &bias_, &moving_, &output_}) array->assign(m_, 0.0);
    is_moving_.assign(m_, 0);
    for (const std::uint32_t row : outputs_.moving) is_moving_[row] = 1;
    is_motor_.assign(m_, 0);
    for (const std::uint32_t row : outputs_.motors) is_motor_[row] = 1;
    for (std::size_t row = 0; row < m_; ++row) first_order_rows_ = first_order_rows_ || first_order(row);
    for (const SystemBlock& system : model.systems)
        for (std::size_t i = system.offset; i < system.offset + system.size && system.linear; ++i) {
            if (model.C.start[i] < model.C.start[i + 1] || model.K.start[i] < model.K.start[i + 1]) linear_rows_.push_back(static_cast<std::uint32_t>(i));
        }
    mass_changes_ = !outputs_.M.empty();
    std::size_t largest = 0;
    for (std::uint32_t system = 0; system < model.systems.size(); ++system) {
        const SystemBlock& block = model.systems[system];
        const auto inside = [&](std::uint32_t entry) { return entry >= model.M.start[block.offset] && entry < model.M.start[block.offset + block.size]; };
        if (block.first_order || std::none_of(outputs_.M.begin(), outputs_.M.end(), inside)) continue;
        changing_masses_.push_back(system);
        largest = std::max(largest, block.size);
    }
    block_.assign(largest * largest, 0.0);
    by_time_ = (outputs_.force.empty() || !outputs_.foreseen.outputs_kept().empty()) && outputs_.C.empty();
    constant_forces_ = outputs_.force.empty() && outputs_.C.empty() && linear_rows_.empty() && model.structure->circuits.supplies.empty();
    curvature_.assign(size(), 0.0);
    force_output_.assign(N_, 0);
    for (std::uint32_t k = 0; k < outputs_.force.size(); ++k) force_output_[outputs_.force[k]] = k + 1;
    for (const std::uint32_t entry : outputs_.M)
        mass_row_.push_back(static_cast<std::uint32_t>(std::upper_bound(model.M.start.begin(), model.M.start.end(), entry) - model.M.start.begin()) - 1);
    if (outputs_.has_slopes()) {
        slopes_in_.assign(inputs_ + N_ + m_, 0.0);
        slopes_out_.assign(outputs_.force_slopes.size() + outputs_.row_slopes.size(), 0.0);
        slopes_work_.assign(outputs_.slopes.workspace_size(), 0.0);
        force_slope_.assign((n_ + N_) * N_, 0.0);
        row_slope_.assign((n_ + N_) * m_, 0.0);
    }
    if (n_ == N_ && n_ <= flow::LinearSeries::most_coordinates) linear_entries_.reserve(n_ * n_), of_instant_.assign(n_, 0.0);
    held_.reserve(m_);
    columns_.reserve(m_ * N_), operator_.reserve(m_ * m_), solution_.reserve(m_);
    if (std::none_of(outputs_.direct.begin(), outputs_.direct.end(), [](unsigned char is) { return is != 0; })) return;
    reduced_.reserve(m_ * m_), combined_.reserve(m_ * m_), pivots_.reserve(m_);
    hidden_.resize(m_);
    for (Hidden& one : hidden_) one.weights.reserve(m_);
}

void Motion::set_parameters(const double* time_inputs) {
    std::copy_n(time_inputs, model_.layout.time_inputs(), in_.begin());
    foreseen_count_ = 0;
    operator_is_current_ = mass_is_current_ = linear_is_current_ = false;
    known_ = looked_ = plain_ = free_ = falls_ = alone_ = false;
}

void Motion::set_modes(std::span<const RowMode> modes) {
    if (known_ && std::equal(modes.begin(), modes.end(), modes_.begin(), modes_.end())) return;
    known_ = looked_ = false;
    modes_.assign(modes.begin(), modes.end());
    held_.clear();
    std::fill(lambda_.begin(), lambda_.end(), 0.0);
    rows_act_ = first_order_rows_;
    for (std::uint32_t row = 0; row < m_; ++row) {
        if (modes_[row] == RowMode::closed) held_.push_back(row);
        rows_act_ = rows_act_ || modes_[row] != RowMode::open;
    }
    shared_.clear();
    bool idle = false;
    for (std::size_t row = 0; row < m_; ++row) idle = idle || (modes_[row] == RowMode::idle && shares(row));
    for (std::uint32_t row = 0; idle && row < m_; ++row)
        if ((modes_[row] == RowMode::closed || modes_[row] == RowMode::idle) && shares(row)) shared_.push_back(row);
    choose_way();
    columns_.resize(held_.size() * N_);
    operator_.resize(held_.size() * held_.size());
    solution_.resize(held_.size());
    operator_is_current_ = false;
    hidden_count_ = 0;
}

void Motion::choose_way() noexcept {
    plain_ = !rows_act_ && has_short_way_ && !mass_changes_ && mass_is_current_ && !singular_mass_;
    free_ = plain_ && !books_;
    falls_ = plain_ && constant_forces_;
    alone_ = free_ && by_time_ && n_ == 1 && N_ == 1 && model_.W.is_diagonal();
}

std::span<const double> Motion::constant_curvature(const double* dz) noexcept {
    if (!falls_) return {};
    copy_few(dz + n_, n_, curvature_.data());
    if (books_) { // the power of constant forces changes with v
        double change = 0.0;
        for (std::size_t i = 0; i < n_; ++i) change += model_.constant_force[i] * dz[n_ + i];
        curvature_[n_ + N_] = change;
    }
    return curvature_;
}

// W^-1 K and W^-1 C, column by column.
void Motion::find_linear_motion() noexcept {
    linear_entries_.clear();
    double stiffest = 0.0, most_damped = 0.0;
    for (std::uint32_t column = 0; column < n_; ++column) {
        const std::size_t first = linear_entries_.size();
        for (const bool damping : {false, true}) {
            const SparseRows& matrix = damping ? model_.C : model_.K;
            std::fill(of_instant_.begin(), of_instant_.end(), 0.0);
            for (const std::uint32_t row : linear_rows_)
                for (std::uint32_t k = matrix.start[row]; k < matrix.start[row + 1]; ++k)
                    if (matrix.column[k] == column) of_instant_[row] += matrix.value[k];
            model_.W.solve(of_instant_.data());
            for (std::uint32_t row = 0; row < n_; ++row) {
                if (of_instant_[row] == 0.0) continue;
                auto at = std::find_if(linear_entries_.begin() + static_cast<std::ptrdiff_t>(first), linear_entries_.end(), [row](const auto& one) { return one.row == row; });
                if (at == linear_entries_.end()) at = linear_entries_.insert(at, {row, column, 0.0, 0.0});
                (damping ? at->damping : at->stiffness) = of_instant_[row];
            }
        }
    }
    for (std::uint32_t row = 0; row < n_; ++row) {
        double stiffness = 0.0, damping = 0.0;
        for (const auto& one : linear_entries_)
            if (one.row == row) stiffness += std::abs(one.stiffness), damping += std::abs(one.damping);
        stiffest = std::max(stiffest, stiffness), most_damped = std::max(most_damped, damping);
    }
    linear_ = {static_cast<std::uint32_t>(n_), linear_entries_, outputs_.force.empty(), stiffest, most_damped};
    linear_is_current_ = true;
}

const flow::LinearMotion* Motion::linear_motion() noexcept {
    if (!long_steps_ || !plain_ || !by_time_ || of_instant_.empty()) return nullptr;
    if (!linear_is_current_) find_linear_motion();
    return &linear_;
}

bool Motion::accelerations(std::span<const double> times, double* out) noexcept {
    foresee(times);
    if (!outputs_.force.empty() && foreseen_count_ != times.size()) return false;
    const std::size_t count = times.size();
    for (std::size_t i = 0; i < n_; ++i) {
        if (force_output_[i] == 0) std::fill_n(out + i * count, count, model_.constant_force[i]);
        else std::copy_n(foreseen_.data() + outputs_.foreseen.outputs_kept()[force_output_[i] - 1] * kMostForeseen, count, out + i * count);
    }
    if (model_.W.is_diagonal()) {
        for (std::size_t i = 0; i < n_; ++i)
            for (std::size_t lane = 0; lane < count; ++lane) out[i * count + lane] *= model_.W.inverse_diagonal()[i];
        return true;
    }
    for (std::size_t lane = 0; lane < count; ++lane) {
        for (std::size_t i = 0; i < n_; ++i) of_instant_[i] = out[i * count + lane];
        model_.W.solve(of_instant_.data());
        for (std::size_t i = 0; i < n_; ++i) out[i * count + lane] = of_instant_[i];
    }
    return true;
}

double Motion::fixed_lambda(std::size_t row) const noexcept {
    return modes_[row] == RowMode::lower ? model_.lower[row] : modes_[row] == RowMode::upper ? model_.upper[row] : 0.0;
}

void Motion::load(double t, const double* z) noexcept {
    in_[0] = t;
    copy_few(z, n_ + N_, in_.data() + model_.layout.time_inputs());
}

bool Motion::is_loaded(double t, const double* z) const noexcept {
    return in_[0] == t && std::equal(z, z + n_ + N_, in_.begin() + static_cast<std::ptrdiff_t>(model_.layout.time_inputs()));
}

void Motion::foresee(std::span<const double> times) noexcept {
    const std::size_t kept = outputs_.foreseen.kept_count();
    foreseen_count_ = next_foreseen_ = 0;
    if (kept == 0 || rows_act_ || times.empty() || times.size() > kMostForeseen) return;
    std::fill(std::copy(times.begin(), times.end(), foreseen_at_.begin()), foreseen_at_.end(), times.back());
    if (outputs_.foreseen.foresee(foreseen_at_.data(), in_.data(), cells_.data(), foreseen_.data(), work_.data())) foreseen_count_ = times.size();
}

// Instants are mostly asked for in the order in which they were told.
std::size_t Motion::find_foreseen(double t) noexcept {
    for (std::size_t at = next_foreseen_, left = foreseen_count_; left > 0; --left, at = at + 1 < foreseen_count_ ? at + 1 : 0)
        if (foreseen_at_[at] == t) return next_foreseen_ = at;
    return kMostForeseen;
}

// The outputs of the motion's tape, for the inputs as they are.
void Motion::find_forces() noexcept {
    constexpr std::size_t lanes = formula::ForeseenTape::kLanes;
    const std::size_t kept = outputs_.foreseen.kept_count();
    if (kept == 0) return outputs_.motion.evaluate(in_.data(), cells_.data(), out_.data(), work_.data());
    double* const late = in_.data() + inputs_;
    if (const std::size_t at = find_foreseen(in_[0]); at < lanes) {
        for (std::size_t k = 0; k < kept; ++k) late[k] = foreseen_[k * lanes + at];
    } else {
        outputs_.foreseen.keep(in_.data(), cells_.data(), late, work_.data());
    }
    outputs_.foreseen.evaluate(in_.data(), cells_.data(), out_.data(), work_.data());
}

// What the forces F(i), and C and K of linear systems, give: W^-1 (F - C u - K q).
template <class Force> void Motion::move_by(const Force& force, const double* z, double* dz) const noexcept {
    const double* const u = z + n_;
    double* const rate = dz + n_;
    copy_few(u, n_, dz); // q' = v
    for (std::size_t i = 0; i < N_; ++i) rate[i] = force(i);
    for (const std::uint32_t i : linear_rows_) rate[i] -= model_.C.row_times(i, u) + (i < n_ ? model_.K.row_times(i, z) : 0.0);
    model_.W.solve(rate);
}

// As evaluate() and write() do, operation by operation: flows ask a dozen times a step, mostly while no row acts.
void Motion::move_freely(double t, const double* z, double* dz) noexcept {
    known_ = looked_ = false;
    in_[0] = t;
    copy_few(z, n_ + N_, in_.data() + model_.layout.time_inputs());
    find_forces();
    for (std::size_t k = 0; k < outputs_.C.size(); ++k) model_.C.value[outputs_.C[k]] = out_[outputs_.force.size() + k];
    move_by([&](std::size_t i) { return force_output_[i] != 0 ? out_[force_output_[i] - 1] : model_.constant_force[i]; }, z, dz);
}

// Nothing of the state is read but what its linear systems give: what is known of the last one evaluated stays.
void Motion::move_by_time(double t, const double* z, double* dz) noexcept {
    std::size_t apart = 0;
    const double* const kept = foreseen_forces(t, apart);
    const std::uint32_t* const of = outputs_.foreseen.outputs_kept().data();
    move_by([&](std::size_t i) { return force_output_[i] != 0 ? kept[of[force_output_[i] - 1] * apart] : model_.constant_force[i]; }, z, dz);
}

const double* Motion::foreseen_forces(double t, std::size_t& apart) noexcept {
    apart = kMostForeseen;
    if (const std::size_t at = find_foreseen(t); at < kMostForeseen) return foreseen_.data() + at;
    if (outputs_.force.empty()) return foreseen_.data();
    double* const late = in_.data() + inputs_;
    apart = 1;
    if (known_ && in_[0] == t) { // evaluated at this instant, whatever the state was
        for (std::size_t k = 0; k < outputs_.force.size(); ++k) late[outputs_.foreseen.outputs_kept()[k]] = out_[k];
        return late;
    }
    const double loaded = std::exchange(in_[0], t);
    outputs_.foreseen.keep(in_.data(), cells_.data(), late, work_.data());
    in_[0] = loaded;
    return late;
}

// A cam's follower, a driven oscillator: number by number what move_by_time() does, which loops and asks more than it computes.
void Motion::move_alone(double t, const double* z, double* dz) noexcept {
    double rate = model_.constant_force[0];
    if (force_output_[0] != 0) {
        const std::uint32_t of = outputs_.foreseen.outputs_kept()[force_output_[0] - 1];
        const std::size_t next = next_foreseen_ + 1; // mostly
        if (next < foreseen_count_ && foreseen_at_[next] == t) {
            next_foreseen_ = next;
            rate = foreseen_[of * kMostForeseen + next];
        } else {
            std::size_t apart = 0;
            const double* const kept = foreseen_forces(t, apart);
            rate = kept[of * apart];
        }
    }
    const auto times = [](const SparseRows& one, double x) { return 0.0 + (one.start[1] != 0 ? one.value[0] * x : 0.0); };
    if (!linear_rows_.empty()) rate -= times(model_.C, z[1]) + times(model_.K, z[0]);
    using Pair [[gnu::vector_size(16), gnu::aligned(8), gnu::may_alias]] = double; // both by one store: flows read them as a pair
    *reinterpret_cast<Pair*>(dz) = Pair{z[1], rate * model_.W.inverse_diagonal()[0]};
}

const double* Motion::read(double, const double*, bool rows) {
    if (rows) outputs_.bound.evaluate(in_.data(), cells_.data(), out_.data(), work_.data());
    else find_forces();
    const double* out = out_.data() + outputs_.force.size();
    const auto scatter = [&out](const std::vector<std::uint32_t>& where, std::span<double> target) {
        for (const std::uint32_t index : where) target[index] = *out++;
    };
    scatter(outputs_.C, model_.C.value);
    scatter(outputs_.M, model_.M.value);
    if (rows) {
        scatter(outputs_.H, model_.H.value);
        scatter(outputs_.B, model_.B.value);
        scatter(outputs_.D, model_.D.value);
        scatter(outputs_.bias, bias_);
        scatter(outputs_.moving, moving_);
        scatter(outputs_.output, output_);
        scatter(outputs_.b, model_.b);
    }
    return out;
}

Motion::Owner Motion::owner(std::size_t component) const {
    const std::size_t unknown = component < n_ ? component : component - n_;
    if (unknown >= N_ || model_.systems.empty()) return {};
    const SystemBlock& system = model_.system_of(unknown);
    return {system.name, system.place};
}

Motion::Owner Motion::owner_of_singular() const {
    if (singular_system_ >= model_.systems.size()) return {};
    return {model_.systems[singular_system_].name, model_.systems[singular_system_].place};
}

void Motion::evaluate(double t, const double* z, bool all) {
    if (known_ && is_loaded(t, z)) return;
    load(t, z);
    looked_ = false;
    known_ = all && !mass_changes_; // masses that change are evaluated elsewhere too
    const bool with_rows = all || rows_act_;
    const double* r = read(t, z, with_rows);
    if (!mass_is_current_ || mass_changes_) {
        const IterationMatrix::Term mass[] = {{&model_.M, 1.0}};
        const auto singular = model_.W.factorize(mass);
        singular_mass_ = singular.has_value();
        singular_system_ = singular.value_or(0);
        mass_is_current_ = true;
        operator_is_current_ = false;
        choose_way();
    }
    form_forces(t, z);
    copy_few(force_, u_free_.data());
    if (with_rows) { // rows at their bounds
        for (const std::uint32_t unknown : outputs_.r) u_free_[unknown] += *r++;
        for (std::size_t row = 0; row < m_; ++row) {
            lambda_[row] = fixed_lambda(row);
            if (lambda_[row] == 0.0) continue;
            const SparseRows& by = input(row);
            for (std::uint32_t k = by.start[row]; k < by.start[row + 1]; ++k) u_free_[by.column[k]] += by.value[k] * lambda_[row];
        }
    }
    model_.W.solve(u_free_.data());
    if (singular_mass_) std::fill(u_free_.begin(), u_free_.end(), std::numeric_limits<double>::quiet_NaN());
    copy_few(u_free_, u_rate_.data());
    if (!held_.empty()) hold(z);
    else singular_rows_ = false;
    if (all && !shared_.empty() && !singular_rows_) share_out();
    if (books_) keep_books(z);
}

// F without what rows give; of linear systems with -C u - K q.
void Motion::form_forces(double, const double* z) {
    copy_few(model_.constant_force, force_.data());
    for (std::size_t k = 0; k < outputs_.force.size(); ++k) force_[outputs_.force[k]] = out_[k];
    const double* u = z + n_;
    if (books_) {
        book_[0] = book_[1] = book_[2] = 0.0;
        for (std::size_t i = 0; i < n_; ++i) book_[0] += u[i] * force_[i];
    }
    for (const std::uint32_t i : linear_rows_) {
        drag_[i] = model_.C.row_times(i, u);
        force_[i] -= drag_[i] + (i < n_ ? model_.K.row_times(i, z) : 0.0);
        if (books_ && i < n_) book_[1] += u[i] * drag_[i];
    }
    if (books_ && !model_.K_is_symmetric) // what of -K q no potential gives
        for (const std::uint32_t i : linear_rows_)
            if (i < n_)
                for (std::uint32_t k = model_.K.start[i]; k < model_.K.start[i + 1]; ++k)
                    book_[0] += 0.5 * model_.K.value[k] * (z[i] * u[model_.K.column[k]] - u[i] * z[model_.K.column[k]]);
}

double Motion::least_pivot(std::size_t system) noexcept {
    const SystemBlock& block = model_.systems[system];
    const std::size_t size = block.size;
    double* const a = block_.data();
    std::fill_n(a, size * size, 0.0);
    for (std::size_t i = 0; i < size; ++i)
        for (std::uint32_t k = model_.M.start[block.offset + i]; k < model_.M.start[block.offset + i + 1]; ++k)
            if (const std::size_t j = model_.M.column[k] - block.offset; j < size) a[i * size + j] += model_.M.value[k];
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < size; ++i) {
        const double pivot = a[i * size + i];
        least = std::min(least, pivot);
        if (!(pivot > 0.0)) return least;
        for (std::size_t r = i + 1; r < size; ++r) {
            const double factor = a[r * size + i] / pivot;
            for (std::size_t j = i; factor != 0.0 && j < size; ++j) a[r * size + j] -= factor * a[i * size + j];
        }
    }
    return least;
}

void Motion::push(std::size_t row, double* out) const {
    std::fill_n(out, N_, 0.0);
    const auto add = [&](std::size_t of, double factor) {
        const SparseRows& by = input(of);
        for (std::uint32_t k = by.start[of]; k < by.start[of + 1]; ++k) out[by.column[k]] += factor * by.value[k];
    };
    add(row, 1.0);
    if (model_.row_kind[row] == RowKind::contact && row + 1 < m_ && model_.row_kind[row + 1] == RowKind::friction) {
        if (modes_[row + 1] == RowMode::slip_plus) add(row + 1, -model_.mu[row + 1]);
        if (modes_[row + 1] == RowMode::slip_minus) add(row + 1, model_.mu[row + 1]);
    }
    model_.W.solve(out);
}

void Motion::form_operator() {
    const std::size_t count = held_.size();
    for (std::size_t j = 0; j < count; ++j) push(held_[j], columns_.data() + j * N_);
    for (std::size_t i = 0; i < count; ++i)
        for (std::size_t j = 0; j < count; ++j) {
            double entry = 0.0;
            if (direct(held_[i])) {
                const SparseRows& D = model_.D;
                for (std::uint32_t k = D.start[held_[i]]; k < D.start[held_[i] + 1]; ++k)
                    if (D.column[k] == held_[j]) entry = D.value[k];
            } else {
                entry = model_.H.row_times(held_[i], columns_.data() + j * N_);
            }
            operator_[i * count + j] = entry;
        }
    find_hidden();
    singular_rows_ = count == 1 ? !(std::abs(operator_[0]) > 0.0) : !lu_.factorize(count, operator_);
    operator_is_current_ = true;
}

double Motion::hidden_defect(const Hidden& one) const noexcept {
    double sum = 0.0;
    for (std::size_t j = 0; j < held_.size(); ++j)
        if (one.weights[j] != 0.0) sum += one.weights[j] * y_[held_[j]];
    return sum;
}

void Motion::find_hidden() {
    constexpr double kFollows = 1e-10; // of a row's own entries
    constexpr double kNoRate = 1e-13;  // of the terms: around a ring of diodes not even the rate says anything
    hidden_count_ = 0;
    const std::size_t count = held_.size();
    if (std::none_of(held_.begin(), held_.end(), [this](std::uint32_t row) { return direct(row); })) return;
    // Rows are reduced by those before them, each by its largest entry; combined_: of which rows each now is made.
    reduced_.assign(operator_.begin(), operator_.end());
    combined_.assign(count * count, 0.0);
    for (std::size_t i = 0; i < count; ++i) combined_[i * count + i] = 1.0;
    pivots_.assign(count, 0);
    for (std::size_t i = 0; i < count; ++i) {
        if (!direct(held_[i])) continue;
        double own = 0.0;
        for (std::size_t j = 0; j < count; ++j) own = std::max(own, std::abs(reduced_[i * count + j]));
        for (std::size_t k = 0; k < i; ++k) {
            if (!direct(held_[k]) || pivots_[k] == count) continue;
            const double factor = reduced_[i * count + pivots_[k]] / reduced_[k * count + pivots_[k]];
            if (factor == 0.0) continue;
            for (std::size_t j = 0; j < count; ++j) reduced_[i * count + j] -= factor * reduced_[k * count + j], combined_[i * count + j] -= factor * combined_[k * count + j];
            reduced_[i * count + pivots_[k]] = 0.0;
        }
        std::size_t largest = 0;
        for (std::size_t j = 1; j < count; ++j)
            if (std::abs(reduced_[i * count + j]) > std::abs(reduced_[i * count + largest])) largest = j;
        const bool follows = !(std::abs(reduced_[i * count + largest]) > kFollows * own);
        pivots_[i] = static_cast<std::uint32_t>(follows ? count : largest);
        if (!follows) continue;
        Hidden& one = hidden_[hidden_count_++];
        one.held = static_cast<std::uint32_t>(i);
        one.weights.assign(combined_.begin() + static_cast<std::ptrdiff_t>(i * count), combined_.begin() + static_cast<std::ptrdiff_t>((i + 1) * count));
    }
    for (std::size_t h = 0; h < hidden_count_; ++h)
        for (std::size_t l = 0; l < count; ++l) {
            double entry = 0.0, terms = 0.0;
            for (std::size_t j = 0; j < count; ++j) {
                if (hidden_[h].weights[j] == 0.0) continue;
                const double term = hidden_[h].weights[j] * model_.H.row_times(held_[j], columns_.data() + l * N_);
                entry += term, terms += std::abs(term);
            }
            operator_[hidden_[h].held * count + l] = std::abs(entry) > kNoRate * terms ? entry : 0.0;
        }
}

// lambda of the rows that are held, and what it does.
void Motion::hold(const double* z) {
    if (!operator_is_current_ || !outputs_.constant_operator) form_operator();
    const std::size_t count = held_.size();
    const double* u = z + n_;
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint32_t row = held_[i];
        solution_[i] = direct(row) ? -(output_[row] + (model_.gap_by_formula[row] ? 0.0 : model_.H.row_times(row, u) + model_.b[row]) + model_.D.row_times(row, lambda_.data()))
                                   : -(model_.H.row_times(row, u_free_.data()) + bias_[row]);
    }
    for (std::size_t h = 0; h < hidden_count_; ++h) {
        double& rate = solution_[hidden_[h].held] = 0.0;
        for (std::size_t j = 0; j < count; ++j)
            if (const double weight = hidden_[h].weights[j]; weight != 0.0) rate -= weight * (model_.H.row_times(held_[j], u_free_.data()) + bias_[held_[j]]);
    }
    if (singular_rows_) std::fill(solution_.begin(), solution_.end(), std::numeric_limits<double>::quiet_NaN());
    else if (count == 1) solution_[0] /= operator_[0];
    else lu_.solve(solution_.data());
    for (std::size_t j = 0; j < count; ++j) {
        const std::uint32_t row = held_[j];
        lambda_[row] = solution_[j];
        const double* column = columns_.data() + j * N_;
        for (std::size_t i = 0; i < N_; ++i) u_rate_[i] += solution_[j] * column[i];
        if (model_.row_kind[row] == RowKind::contact && row + 1 < m_ && model_.row_kind[row + 1] == RowKind::friction) {
            if (modes_[row + 1] == RowMode::slip_plus) lambda_[row + 1] = -model_.mu[row + 1] * lambda_[row];
            if (modes_[row + 1] == RowMode::slip_minus) lambda_[row + 1] = model_.mu[row + 1] * lambda_[row];
        }
    }
}

// The power of rows: what moves a constraint does work, friction and relays lose it.
void Motion::keep_books(const double* z) {
    const double* u = z + n_;
    if (!mass_rate_.empty()) { // F holds what keeps the energy of masses that change: v.F + v.M' v / 2 is what others give
        outputs_.mass_rate.evaluate(in_.data(), cells_.data(), mass_rate_.data(), work_.data());
        for (std::size_t k = 0; k < mass_rate_.size(); ++k)
            if (const std::uint32_t row = mass_row_[k], column = model_.M.column[outputs_.M[k]]; row < n_ && column < n_) book_[0] += 0.5 * u[row] * mass_rate_[k] * u[column];
    }
    if (const CircuitOutputs& circuits = model_.structure->circuits; !circuits.supplies.empty()) {
        double* const lambda = in_.data() + inputs_ - m_;
        std::copy(lambda_.begin(), lambda_.end(), lambda);
        outputs_.elements.evaluate(in_.data(), cells_.data(), elements_.data(), work_.data());
        std::fill_n(lambda, m_, 0.0);
        const CircuitWorks power = circuit_works(circuits, elements_.data());
        book_[0] += power.supplied;
        book_[1] += power.dissipated;
    }
    for (std::size_t row = 0; rows_act_ && row < m_; ++row) {
        const double lambda = lambda_[row];
        const RowKind kind = model_.row_kind[row];
        if (lambda == 0.0 || kind == RowKind::first_order || modes_[row] == RowMode::open) continue;
        const double by_v = model_.H.row_times(row, u), relative = is_motor_[row] ? 0.0 : is_moving_[row] ? moving_[row] : by_v;
        book_[0] -= lambda * (relative - by_v);
        if (kind == RowKind::relay) book_[1] -= lambda * relative;
        if (kind == RowKind::friction) book_[2] -= lambda * relative;
    }
}

void Motion::write(double* dz) const noexcept {
    // q' = v
    std::copy_n(in_.begin() + static_cast<std::ptrdiff_t>(model_.layout.time_inputs() + n_), n_, dz);
    std::copy(u_rate_.begin(), u_rate_.end(), dz + n_);
    if (books_) std::copy_n(book_, 3, dz + n_ + N_);
}

void Motion::displace(double* z, const double* along, double factor) const noexcept {
    for (std::size_t i = 0; i < n_; ++i) z[i] += factor * along[i];
}

void Motion::look(double t, const double* z) {
    if (looked_ && is_loaded(t, z)) return;
    if (!is_loaded(t, z)) known_ = false;
    load(t, z);
    looked_ = known_;
    find_outputs(t, z);
}

void Motion::find_outputs(double, const double* z) {
    const double *q = z, *u = z + n_;
    if (!look_out_.empty()) outputs_.look.evaluate(in_.data(), cells_.data(), look_out_.data(), work_.data());
    for (std::size_t row = 0; row < m_; ++row) {
        switch (model_.row_kind[row]) {
        case RowKind::first_order:
            ydot_[row] = 0.0;
            y_[row] = output_[row] + (model_.gap_by_formula[row] ? 0.0 : model_.H.row_times(row, u) + model_.b[row]) +
                      (direct(row) ? model_.D.row_times(row, lambda_.data()) : 0.0);
            break;
        case RowKind::friction:
            y_[row] = 0.0;
            ydot_[row] = model_.H.row_times(row, u);
            break;
        default:
            y_[row] = model_.gap_by_formula[row] ? 0.0 : model_.H.row_times(row, q) + model_.b[row];
            ydot_[row] = model_.H.row_times(row, u);
        }
    }
    for (std::size_t k = 0; k < outputs_.gap.size(); ++k) y_[outputs_.gap[k]] = look_out_[k];
    for (std::size_t k = 0; k < outputs_.rate.size(); ++k) ydot_[outputs_.rate[k]] = look_out_[outputs_.gap.size() + k];
}

void Motion::decide(double t, const double* z, const double* given, double* out) {
    outputs_.deciding.evaluate(inputs(t, z), given, out, work_.data());
}

void Motion::residuals(double t, const double* z, double* out) {
    inputs(t, z);
    outputs_.residuals.evaluate(in_.data(), cells_.data(), out, work_.data());
}

void Motion::rates(double t, const double* z, double* out) {
    inputs(t, z);
    outputs_.rates.evaluate(in_.data(), cells_.data(), out, work_.data());
}

} // namespace saltus::simulation
