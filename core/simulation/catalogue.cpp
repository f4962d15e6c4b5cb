// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/catalogue.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <utility>

namespace saltus {

// Where the name stands, or the free place where it would.
std::size_t Catalogue::place_of(std::string_view name) const noexcept {
    const std::size_t mask = places_.size() - 1;
    std::size_t at = std::hash<std::string_view>()(name) & mask;
    while (places_[at] != 0 && channels_[places_[at] - 1].name != name) at = (at + 1) & mask;
    return at;
}

std::optional<std::size_t> Catalogue::find(std::string_view name) const noexcept {
    if (places_.empty()) return std::nullopt;
    const std::uint32_t found = places_[place_of(name)];
    if (found == 0) return std::nullopt;
    return found - 1;
}

void Catalogue::widen(std::size_t channels) {
    const std::size_t wanted = std::bit_ceil(std::max<std::size_t>(2 * channels, 16));
    if (wanted <= places_.size()) return;
    places_.assign(wanted, 0);
    for (std::size_t i = 0; i < channels_.size(); ++i)
        if (std::uint32_t& place = places_[place_of(channels_[i].name)]; place == 0) place = static_cast<std::uint32_t>(i + 1);
}

void Catalogue::reserve(std::size_t channels) {
    channels_.reserve(channels);
    widen(channels);
}

void Catalogue::add(Channel channel) {
    widen(channels_.size() + 1);
    channels_.push_back(std::move(channel));
    if (std::uint32_t& place = places_[place_of(channels_.back().name)]; place == 0) place = static_cast<std::uint32_t>(channels_.size());
}

} // namespace saltus
