// SPDX-License-Identifier: GPL-3.0-or-later
// Which of many small parts are hidden by nearer ones, from an eye or from the light: they need not be drawn at all. A grid over the
// picture holds how near a part covers each of its cells; never is one left out of which anything would be seen.
#pragma once

#include <osg/Matrixd>
#include <osg/Vec3f>

#include <cstddef>
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
    float depth(const osg::Vec3f& centre) const; // m, before the eye

private:
    struct Seen {
        float x, y, depth, scale; // cells; cells for a metre at that depth, across
    };
    Seen seen(const osg::Vec3f& point) const;

    int columns_ = 0, rows_ = 0;
    bool parallel_ = false;
    float m_[12] = {};                                        // of view_: three columns and the shift
    float scaleX_ = 1.0f, scaleY_ = 1.0f, midX_ = 0.0f, midY_ = 0.0f; // cells
    std::vector<float> nearest_;                              // by cell, m
};

} // namespace saltus::ui::scene
