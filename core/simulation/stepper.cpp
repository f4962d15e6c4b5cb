// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/stepper.h"

#include <algorithm>

namespace saltus::simulation {

void Stepper::commit_next(State& state, const Layout& layout) const noexcept {
    double* x = state.numbers.data();
    ++state.step;
    x[layout.time] = next_.time;
    std::copy(next_.q.begin(), next_.q.end(), x + layout.q);
    std::copy(next_.u.begin(), next_.u.end(), x + layout.v);
    std::copy(next_.y.begin(), next_.y.end(), x + layout.y);
    std::copy(next_.ydot.begin(), next_.ydot.end(), x + layout.ydot);
    std::copy(next_.lambda.begin(), next_.lambda.end(), x + layout.lambda);
    std::copy(next_.acting.begin(), next_.acting.end(), x + layout.acting);
    std::copy(next_.dhdt.begin(), next_.dhdt.end(), x + layout.dhdt);
}

} // namespace saltus::simulation
