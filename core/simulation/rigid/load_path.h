// SPDX-License-Identifier: GPL-3.0-or-later
// A start for the one-step problem of bodies that stand on each other: percussions that carry the momentum of every
// body down to what does not move. Bodies are visited from the top; each is stopped by those below it as if these did
// not give way (Newton's steps and sweeps on its own contacts), and what that takes is a load on them. Where everything
// comes to rest this is close to a solution, whatever the height of the pile, for the price of some sweeps; where it
// does not, the natural map tells. Down is where the free momentum of the island points. Source of the idea (level by
// level, what is below held): E. Guendelman, R. Bridson, R. Fedkiw, ACM Trans. Graph. 22 (2003), 871 (shock
// propagation); there it is an answer, here a start.
#pragma once

#include "core/simulation/rigid/block_system.h"

#include <cstdint>
#include <vector>

namespace saltus::rigid {

class LoadPath {
public:
    // Levels of the island, the top first: all that stands on a body of a level belongs to levels before. None where
    // nothing stands on what does not move. p of the island must be zero before the first is carried.
    void find(BlockSystem& system, const Islands& islands, const Island& island);
    std::uint32_t levels() const noexcept {
        return level_.empty() ? 0u : static_cast<std::uint32_t>(level_.size() - 1);
    }
    std::uint32_t level_begin(std::uint32_t level) const noexcept { return level_[level]; }
    // p of what supports the bodies begin to end of one level, in any order and by any thread. `accuracy`: square of
    // the natural map that may be left in a block.
    void carry(BlockSystem& system, const Islands& islands, std::uint32_t begin, std::uint32_t end,
               double accuracy) noexcept;
    // What the supports of a level could not stop: sum of squares of w (twice an energy).
    double left(std::uint32_t level) const noexcept;

private:
    struct Link {
        std::uint32_t upper = kWorld, lower = kWorld; // bodies; lower kWorld: what does not move
    };
    void link(BlockSystem& system, const Islands& islands, const Island& island);
    void sort_bodies();
    template <class Visit>
    void each_support(BlockSystem& system, const Islands& islands, std::uint32_t body, BodyVelocity& own,
                      Visit&& visit) const noexcept;
    double visit(BlockSystem& system, const Islands& islands, std::uint32_t body, BodyVelocity& own) const noexcept;
    void newton(BlockSystem& system, const Islands& islands, std::uint32_t body, BodyVelocity& own) const noexcept;

    std::uint32_t first_unit_ = 0;
    std::vector<std::uint32_t> bodies_, place_; // bodies of the island, and back (by body of the problem)
    std::vector<Link> links_;                   // by unit of the island; upper kWorld: it carries nothing
    // By place: units that load the body, units that support it; both begin at start[place].
    std::vector<std::uint32_t> above_start_, above_, below_start_, below_;
    std::vector<std::uint32_t> order_, level_, waiting_; // places from the top; where levels begin
    std::vector<double> left_;                           // as order_
};

} // namespace saltus::rigid
