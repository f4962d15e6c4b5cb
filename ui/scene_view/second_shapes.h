// SPDX-License-Identifier: GPL-3.0-or-later
// Where the second of two runs has its bodies: dashed outlines over the picture of the first. Of a body the outline of its convex
// hull, as one sees it; scenery and what is fixed has none.
#pragma once

#include "core/base/error.h"
#include "core/model/model.h"
#include "core/simulation/recording.h"
#include "ui/scene_view/body_source.h"
#include "ui/scene_view/pose_source.h"
#include "ui/scene_view/scene_camera.h"

#include <QPolygonF>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace saltus::ui::scene {

// The outline of the convex hull of points in the plane, counter-clockwise; fewer than three: themselves.
QPolygonF outlineOf(std::vector<QPointF> points);

class SecondShapes {
public:
    // `model`: of the second run. Errors: shapes that cannot be made.
    Result<void> bind(const model::Model& model, std::shared_ptr<const Recording> recording);
    void clear();
    bool isBound() const { return recording_ != nullptr; }
    // At a time, or at the last row before it; empty where the run has not come so far. point: of a body's world in the picture.
    template <class Point>
    std::vector<QPolygonF> outlines(double time, const SceneCamera& camera, const Point& point) {
        std::vector<QPolygonF> all;
        if (!show(time)) return all;
        collect([&](const std::vector<collision::Vector3>& corners, bool ofBody) {
            std::vector<QPointF> seen;
            for (const collision::Vector3& corner : corners) {
                const osg::Vec2d at = camera.toScreen(ofBody ? osg::Vec3d(point(corner)) : osg::Vec3d(corner.x(), corner.y(), corner.z()));
                if (at.x() != at.x() || at.y() != at.y()) return; // behind the eye
                seen.emplace_back(at.x(), at.y());
            }
            all.push_back(outlineOf(std::move(seen)));
        });
        return all;
    }

private:
    using Take = std::function<void(const std::vector<collision::Vector3>& corners, bool ofBody)>;
    bool show(double time);
    void collect(const Take& take) const;

    std::shared_ptr<const Recording> recording_;
    std::optional<PoseSource> source_;
    std::optional<BodySource> bodies_;
    std::vector<std::vector<collision::Vector3>> corners_; // by body, in its frame; of fixed ones none
    std::vector<ShapePose> poses_;
    std::vector<collision::Pose> bodyPoses_;
    std::vector<double> row_;
};

} // namespace saltus::ui::scene
