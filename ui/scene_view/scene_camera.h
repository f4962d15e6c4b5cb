// SPDX-License-Identifier: GPL-3.0-or-later
// The camera of the scene view: Z stays up, no roll; orbits about a point, pans and zooms to a point.
#pragma once

#include <osg/BoundingBox>
#include <osg/Matrixd>
#include <osg/Vec2d>
#include <osg/Vec3d>

namespace saltus::ui::scene {

class SceneCamera {
public:
    // What is interpolated when the camera moves by itself.
    struct Stand {
        osg::Vec3d target{0.0, 0.0, 0.0};
        double distance = 5.0;
        double azimuth = 0.0;   // rad; 0 looks from -Y, growing towards +X
        double elevation = 0.0; // rad, above the ground
        bool isNear(const Stand& other) const; // but for round-off
    };

    void setSize(double width, double height); // device-independent pixels
    double width() const { return width_; }
    double height() const { return height_; }
    void setBounds(const osg::BoundingBox& bounds) { bounds_ = bounds; } // for near and far
    void setOrthographic(bool on) { orthographic_ = on; }
    bool orthographic() const { return orthographic_; }

    const Stand& stand() const { return stand_; }
    void setStand(const Stand& stand);
    static Stand between(const Stand& from, const Stand& to, double fraction); // turns the short way

    void orbit(double dAzimuth, double dElevation, const osg::Vec3d& pivot);
    void pan(double dx, double dy, const osg::Vec3d& at); // pixels; what is at `at` follows the mouse
    void zoom(double factor, const osg::Vec3d& at);       // distance times factor; `at` keeps its place on the screen
    // A stand from the present direction (or the home direction) that shows all of the box. centerX: where its middle
    // stands, as a fraction of the width.
    Stand framing(const osg::BoundingBox& box, double azimuth, double elevation, double centerX = 0.5) const;

    osg::Vec3d eye() const;
    osg::Matrixd view() const;
    osg::Matrixd projection() const;
    osg::Vec2d toScreen(const osg::Vec3d& point) const; // y down; NaN behind the eye
    void ray(double x, double y, osg::Vec3d& start, osg::Vec3d& end) const;
    double pixelSize(const osg::Vec3d& at) const; // m per pixel

    static constexpr double kHomeAzimuth = 0.40, kHomeElevation = 0.20; // as in the drawings

private:
    static osg::Vec3d back(double azimuth, double elevation); // from target to eye, unit
    double depth(const osg::Vec3d& point) const;
    void nearFar(double& nearest, double& farthest) const;

    Stand stand_;
    osg::BoundingBox bounds_;
    double width_ = 1.0, height_ = 1.0;
    bool orthographic_ = false;
};

} // namespace saltus::ui::scene
