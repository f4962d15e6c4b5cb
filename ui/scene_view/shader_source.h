// SPDX-License-Identifier: GPL-3.0-or-later
// Private to the shaders: what all programs have in common.
#pragma once

#include <osg/Program>
#include <osg/ref_ptr>

#include <string>

namespace saltus::ui::scene {

// litAt(), skyAt(), shaded(). Eye space throughout: the key light, the nine numbers of the light around and the shadow matrix come in
// eye space, once a frame. SMALL or GROUND, defined before it, choose how a crowd's shadows are looked up.
extern const char* const kLight;

osg::ref_ptr<osg::Program> program(const char* name, const std::string& vertex, const std::string& fragment);

} // namespace saltus::ui::scene
