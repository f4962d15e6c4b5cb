// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solvers/status.h"

namespace saltus::solvers {

std::string_view name(Status status) noexcept {
    switch (status) {
    case Status::not_run:
        return "not run";
    case Status::solved:
        return "solved";
    case Status::infeasible:
        return "infeasible";
    case Status::ray:
        return "ray termination";
    case Status::stalled:
        return "stalled";
    case Status::singular:
        return "singular";
    case Status::too_large:
        return "too large for this method";
    case Status::unsuitable:
        return "method does not apply";
    case Status::invalid:
        return "invalid problem";
    }
    return "";
}

} // namespace saltus::solvers
