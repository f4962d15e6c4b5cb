// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run/signal_order.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <string>

namespace saltus::ui {

std::vector<std::size_t> listedColumns(const Catalogue& catalogue, const model::Model& model) {
    std::set<std::string> fixed;
    for (const model::Body& body : model.bodies)
        if (body.fixed) fixed.insert(body.name);
    std::vector<std::size_t> columns(catalogue.size());
    std::iota(columns.begin(), columns.end(), std::size_t{0});
    std::stable_partition(columns.begin(), columns.end(), [&](std::size_t i) { // "bead[3].q[0]", "bead.q[0]": of bead
        const std::string& name = catalogue[i].name;
        return i == 0 || fixed.count(name.substr(0, name.find_first_of("[."))) == 0;
    });
    return columns;
}

} // namespace saltus::ui
