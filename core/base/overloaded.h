// SPDX-License-Identifier: GPL-3.0-or-later
// Lambdas as the cases of std::visit.
#pragma once

namespace saltus {

template <class... Cases>
struct Overloaded : Cases... {
    using Cases::operator()...;
};
template <class... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;

} // namespace saltus
