// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <osg/Vec3d>

namespace saltus::ui::scene {

inline osg::Vec3d unit(osg::Vec3d v) {
    v.normalize();
    return v;
}

} // namespace saltus::ui::scene
