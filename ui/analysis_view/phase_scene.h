// SPDX-License-Identifier: GPL-3.0-or-later
// The VTK actors of the analysis view: box, trajectory, impacts, section plane and its points, state now. Data coordinates are
// mapped onto a box so that signals of any size and unit look alike: x to the right, y up, z into depth.
#pragma once

#include "ui/analysis_view/phase_trajectory.h"
#include "ui/look/theme.h"
#include "ui/look/ticks.h"

#include <vtkSmartPointer.h>

#include <array>
#include <vector>

class vtkActor;
class vtkPolyData;
class vtkRenderer;

namespace saltus::ui {

using Point3 = std::array<double, 3>;

struct PhaseAxis {
    Range range;
    double step = 1.0; // between ticks
};

class PhaseScene {
public:
    static constexpr Point3 kHalfSize{0.65, 0.65, 0.5}; // of the box, in world units (x, depth, up)

    explicit PhaseScene(vtkRenderer* renderer);
    ~PhaseScene();
    PhaseScene(const PhaseScene&) = delete;
    PhaseScene& operator=(const PhaseScene&) = delete;

    void setColors(const Colors& colors);
    void setAxes(const std::array<PhaseAxis, 3>& axes); // of the signals x, y, z
    const std::array<PhaseAxis, 3>& axes() const { return axes_; }
    Point3 world(const std::array<double, 3>& value) const; // signals -> world

    void setTrajectory(const std::vector<PhasePoint>& points);
    void setSectionPoints(const std::vector<std::array<double, 3>>& points);
    // A plane where signal `axis` (0 x, 1 y, 2 z) has this value; axis < 0: none.
    void setSectionPlane(int axis, double value);
    void setStateNow(const std::array<double, 3>& value, bool shown);
    // The edges of the box that lie behind, for a camera that looks from `eye` (world).
    void setEye(const Point3& eye);

private:
    struct Layer {
        vtkSmartPointer<vtkPolyData> data;
        vtkSmartPointer<vtkActor> actor;
    };
    Layer addLayer(vtkRenderer* renderer);
    void drawBox();
    void drawPlane();

    // in the order of drawing: what is translucent comes last
    Layer grid_, box_, trajectory_, impacts_, sectionPoints_, now_, planeEdge_, plane_;
    std::array<PhaseAxis, 3> axes_;
    Colors colors_;
    Point3 eye_{-1, -1, 1};
    int planeAxis_ = -1;
    double planeValue_ = 0.0;
};

} // namespace saltus::ui
