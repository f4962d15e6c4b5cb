// SPDX-License-Identifier: GPL-3.0-or-later
// Which of many small parts are hidden by nearer ones, from an eye or from the light: they need not be drawn at all. A grid over the
// picture holds how near a part covers each of its cells; never is one left out of which anything would be seen.
#pragma once

#include <osg/Matrixd>
#include <osg/Vec3f>

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace saltus::ui::scene {

class HiddenParts {
public:
    static constexpr std::size_t kMany = 300; // parts, from which on it pays

    // Nothing covers anything; as seen by these matrices (perspective along an axis in the middle, or parallel).
    void begin(const osg::Matrixd& view, const osg::Matrixd& projection, double aspect, int columns);
    // A part covers what its disc across the sight does, of a radius that lies within it everywhere, m.
    void cover(const osg::Vec3f& centre, float inside);
    // Nothing of a part within this radius is seen: it lies behind others, or beside the picture.
    bool hides(const osg::Vec3f& centre, float around) const;

    // All of that at once: parts are told, each with the number that its owner knows it by, and found() are those of which anything
    // may be seen, nearest first.
    enum class Owner : std::uint8_t { shapes, balls, solids };
    struct Part {
        osg::Vec3f centre;
        float inside, around; // m, as above
        std::uint32_t number;
        Owner owner;
        bool cut = false;     // by the border of the picture, or about the eye
        float reach = 0.0f;   // its radius on the picture, as a share of the picture's width
    };
    void tell(Owner owner, std::uint32_t number, const osg::Vec3f& centre, float inside, float around) {
        told_.push_back({centre, inside, around, number, owner});
    }
    void find();
    void keepAll(bool on) { keepsAll_ = on; } // what is hidden too: to compare
    bool keepsAll() const { return keepsAll_; }
    std::span<const Part> found() const { return found_; }

private:
    struct Seen {
        float x, y, depth, scale; // cells; cells for a metre at that depth, across
    };
    Seen seen(const osg::Vec3f& point) const;
    void cover(const Seen& at, float inside);
    bool hides(const Seen& at, float around) const;
    void measure(Part& part, const Seen& at) const;

    int columns_ = 0, rows_ = 0;
    bool parallel_ = false, keepsAll_ = false;
    float m_[12] = {};                                        // of view_: three columns and the shift
    float scaleX_ = 1.0f, scaleY_ = 1.0f, midX_ = 0.0f, midY_ = 0.0f; // cells
    std::vector<float> nearest_;                              // by cell, m
    std::vector<Part> told_, found_;
    std::vector<Seen> at_;                                    // of told_
    std::vector<std::pair<float, std::uint32_t>> order_;      // of told_, by depth
};

} // namespace saltus::ui::scene
