// SPDX-License-Identifier: GPL-3.0-or-later
// The names, units and kinds of everything that a run can record.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace saltus {

// What a number means; decides its colour everywhere.
enum class Quantity { none, time, position, velocity, impulse, friction, energy, loss, parameter, section };

struct Channel {
    std::string name;     // as in CSV headers: "follower.q[0]", "contact.lambda[0]", "u"
    std::string label;    // as in plots: "u", "gap"
    std::string unit;     // SI: "m", "m/s", "N s", "J", "rad", ""
    Quantity quantity = Quantity::none;
    std::string object;   // system, interaction or expression it belongs to
};

// Channel 0 is always "t".
// Names: SYSTEM.q[i], SYSTEM.v[i], INTERACTION.y[i] (gap), INTERACTION.ydot[i] (relative velocity after the step),
// INTERACTION.lambda[i] (impulse of the step, N s), drives and expressions by their names, energy.kinetic,
// energy.potential, energy.total, energy.input (work of forces and of moving constraints), energy.damping,
// energy.impact (loss at contacts, >= 0), energy.scheme (loss of the scheme itself, 0 at theta = 1/2); the last four
// cumulative from t = 0.
class Catalogue {
public:
    std::size_t size() const noexcept { return channels_.size(); }
    const Channel& operator[](std::size_t index) const { return channels_[index]; }
    const std::vector<Channel>& channels() const noexcept { return channels_; }
    std::optional<std::size_t> find(std::string_view name) const noexcept; // the first of that name
    void reserve(std::size_t channels);
    void add(Channel channel);

private:
    std::size_t place_of(std::string_view name) const noexcept;
    void widen(std::size_t channels);
    std::vector<Channel> channels_;
    std::vector<std::uint32_t> places_; // by the names' hashes: one more than a channel's index, or 0; a power of two, at most half of them taken
};

} // namespace saltus
