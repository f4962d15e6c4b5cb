// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/stepper.h"

#include "core/simulation/copy_few.h"

#include <algorithm>

namespace saltus::simulation {

void Stepper::commit_next(State& state, const Layout& layout) const noexcept {
    double* x = state.numbers.data();
    ++state.step;
    x[layout.time] = next_.time;
    copy_few(next_.q, x + layout.q);
    copy_few(next_.u, x + layout.v);
    copy_few(next_.y, x + layout.y);
    copy_few(next_.ydot, x + layout.ydot);
    copy_few(next_.lambda, x + layout.lambda);
    copy_few(next_.acting, x + layout.acting);
    copy_few(next_.dhdt, x + layout.dhdt);
}

} // namespace saltus::simulation
