// SPDX-License-Identifier: GPL-3.0-or-later
// The theme's colours as the scene needs them; bodies are matte and muted (drawings' README).
#pragma once

#include "ui/look/theme.h"
#include "ui/scene_view/scene_graph.h"

namespace saltus::ui::scene {

inline Palette paletteOf(const Theme& theme) {
    const auto rgb = [](const QColor& c) { return osg::Vec3(c.redF(), c.greenF(), c.blueF()); };
    const auto rgba = [](const QColor& c, float alpha) { return osg::Vec4(c.redF(), c.greenF(), c.blueF(), alpha); };
    const Colors& c = theme.colors();
    const bool dark = theme.kind() == ThemeKind::dark;
    Palette p;
    p.skyTop = rgb(c.viewTop);
    p.skyBottom = rgb(c.viewBottom);
    p.cam = rgb(dark ? QColor(0x8B, 0x94, 0x9E) : QColor(0xBC, 0xC6, 0xD0));
    p.moving = rgb(dark ? QColor(0x7E, 0x93, 0xA8) : QColor(0xC9, 0xC7, 0xBC));
    p.fixed = rgb(dark ? QColor(0x6E, 0x76, 0x81) : QColor(0xA8, 0xB5, 0xB0));
    p.plate = rgb(dark ? QColor(0x4B, 0x52, 0x59) : QColor(0xAE, 0xB7, 0xBE));
    p.spring = rgb(dark ? QColor(0xB9, 0xC0, 0xC8) : QColor(0x9C, 0xA7, 0xB3));
    p.edge = dark ? osg::Vec4(0.86f, 0.89f, 0.93f, 0.32f) : osg::Vec4(1.0f, 1.0f, 1.0f, 0.6f);
    p.grid = dark ? osg::Vec4(0.56f, 0.60f, 0.66f, 0.30f) : osg::Vec4(0.42f, 0.47f, 0.54f, 0.30f);
    p.gridStrong = dark ? osg::Vec4(0.60f, 0.64f, 0.70f, 0.58f) : osg::Vec4(0.38f, 0.43f, 0.50f, 0.55f);
    p.accent = rgba(c.accent, 1.0f);
    p.drive = rgba(c.parameter, 1.0f);
    p.trail = rgba(c.position, 0.9f);
    // Matte and muted: no two of them are as far apart as two colours of physics.
    const QColor materials[2][6] = {{{0xD2, 0xCE, 0xC0}, {0xBE, 0xCC, 0xDA}, {0xC4, 0xD1, 0xC2}, {0xDC, 0xC9, 0xB6}, {0xCE, 0xC6, 0xD5}, {0xB4, 0xC7, 0xC9}},
                                    {{0x9A, 0x97, 0x8C}, {0x7E, 0x93, 0xA8}, {0x80, 0x98, 0x84}, {0xA6, 0x8F, 0x7A}, {0x94, 0x8A, 0x9F}, {0x76, 0x90, 0x92}}};
    for (std::size_t i = 0; i < p.materials.size(); ++i) p.materials[i] = rgb(materials[dark ? 1 : 0][i]);
    p.sleeping = rgb(dark ? QColor(0x4A, 0x50, 0x57) : QColor(0x9A, 0xA1, 0xA8));
    p.materialValue = dark ? 0.68f : 0.86f;
    p.impulse = rgb(c.impulse);
    p.friction = rgb(c.friction);
    p.stick = rgb(c.stick);
    p.slip = rgb(c.slip);
    p.mark = rgb(dark ? QColor(0xD5, 0xDB, 0xE2) : QColor(0x2B, 0x31, 0x39));
    p.rim = rgb(dark ? QColor(0x1C, 0x1E, 0x22) : QColor(0xFF, 0xFF, 0xFF));
    // Red, green, blue for x, y, z is what everyone expects; muted, for these are no physics.
    p.axes = {rgb(QColor(0xC8, 0x5A, 0x50)), rgb(QColor(0x5B, 0xA0, 0x62)), rgb(QColor(0x55, 0x7F, 0xD0))};
    // Shadows take the colour of the sky, not black: what lies in them is still lit by it.
    p.shadow = dark ? osg::Vec4(0.05f, 0.062f, 0.10f, 0.46f) : osg::Vec4(0.26f, 0.31f, 0.42f, 0.34f);
    p.contact = dark ? osg::Vec4(0.035f, 0.042f, 0.065f, 0.54f) : osg::Vec4(0.16f, 0.18f, 0.24f, 0.46f);
    p.floor = dark ? osg::Vec4(0.235f, 0.25f, 0.285f, 0.60f) : osg::Vec4(0.985f, 0.985f, 0.98f, 0.80f);
    p.keyColor = dark ? osg::Vec3(0.58f, 0.565f, 0.54f) : osg::Vec3(0.56f, 0.545f, 0.52f);
    p.dark = dark;
    return p;
}

} // namespace saltus::ui::scene
