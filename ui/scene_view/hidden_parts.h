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
    struct Box {
        osg::Vec3f axes[3]; // half ones, m
        bool filled;        // the part is this box; else it lies somewhere in it
    };
    struct Part {
        osg::Vec3f centre;
        float inside, around; // m, as above
        std::uint32_t number;
        Owner owner;
        bool cut = false;     // by the border of the picture, or about the eye
        float reach = 0.0f;   // its radius on the picture, as a share of the picture's width
        std::uint32_t box = 0; // from 1 on, of boxes_; 0: none
    };
    void tell(Owner owner, std::uint32_t number, const osg::Vec3f& centre, float inside, float around) {
        told_.push_back({centre, inside, around, number, owner});
    }
    // Closer about it, and covering more, than those two balls; centre: of both.
    void tell(Owner owner, std::uint32_t number, const osg::Vec3f& centre, float inside, float around, const Box& box) {
        boxes_.push_back(box);
        told_.push_back({centre, inside, around, number, owner, false, 0.0f, static_cast<std::uint32_t>(boxes_.size())});
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
    bool hides(float left, float right, float low, float high, float front) const; // cells
    struct Corners {
        Seen at[8];
        bool seen; // all of them before the eye
    };
    Corners corners(const osg::Vec3f& centre, const Box& box) const;
    bool hides(const Corners& corners) const;
    void cover(const Corners& corners);
    void order();
    void measure(Part& part, const Seen& at) const;

    int columns_ = 0, rows_ = 0;
    bool parallel_ = false, keepsAll_ = false;
    float m_[12] = {};                                        // of view_: three columns and the shift
    float scaleX_ = 1.0f, scaleY_ = 1.0f, midX_ = 0.0f, midY_ = 0.0f; // cells
    std::vector<float> nearest_;                              // by cell, m
    std::vector<Part> told_, found_;
    std::vector<Box> boxes_;
    std::vector<Seen> at_;                                    // of told_
    std::vector<std::pair<std::uint32_t, std::uint32_t>> order_, other_; // of told_, by depth: a number that rises with it
};

} // namespace saltus::ui::scene
