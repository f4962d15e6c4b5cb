// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis_view/phase_scene.h"

#include <vtkActor.h>
#include <vtkCellArray.h>
#include <vtkPointData.h>
#include <vtkPoints.h>
#include <vtkPolyData.h>
#include <vtkPolyDataMapper.h>
#include <vtkProperty.h>
#include <vtkRenderer.h>
#include <vtkUnsignedCharArray.h>

#include <algorithm>
#include <cmath>

namespace saltus::ui {

namespace {

void paint(vtkActor* actor, const QColor& color, double opacity, double width) {
    actor->GetProperty()->SetColor(color.redF(), color.greenF(), color.blueF());
    actor->GetProperty()->SetOpacity(opacity);
    actor->GetProperty()->SetLineWidth(static_cast<float>(width));
    actor->GetProperty()->SetPointSize(static_cast<float>(width));
}

vtkSmartPointer<vtkPoints> pointsOf(const std::vector<Point3>& positions) {
    auto points = vtkSmartPointer<vtkPoints>::New();
    points->SetDataTypeToFloat();
    points->SetNumberOfPoints(static_cast<vtkIdType>(positions.size()));
    for (std::size_t i = 0; i < positions.size(); ++i) points->SetPoint(static_cast<vtkIdType>(i), positions[i].data());
    return points;
}

// A layer without content is hidden.
void setVertices(vtkActor* actor, vtkPolyData* data, const std::vector<Point3>& positions) {
    actor->SetVisibility(!positions.empty());
    auto cells = vtkSmartPointer<vtkCellArray>::New();
    for (std::size_t i = 0; i < positions.size(); ++i) {
        cells->InsertNextCell(1);
        cells->InsertCellPoint(static_cast<vtkIdType>(i));
    }
    data->Initialize();
    data->SetPoints(pointsOf(positions));
    data->SetVerts(cells);
}

// Pairs of points, each a segment.
void setSegments(vtkActor* actor, vtkPolyData* data, const std::vector<Point3>& ends) {
    actor->SetVisibility(!ends.empty());
    auto cells = vtkSmartPointer<vtkCellArray>::New();
    for (std::size_t i = 0; i + 1 < ends.size(); i += 2) {
        cells->InsertNextCell(2);
        cells->InsertCellPoint(static_cast<vtkIdType>(i));
        cells->InsertCellPoint(static_cast<vtkIdType>(i + 1));
    }
    data->Initialize();
    data->SetPoints(pointsOf(ends));
    data->SetLines(cells);
}

} // namespace

PhaseScene::Layer PhaseScene::addLayer(vtkRenderer* renderer) {
    Layer layer;
    layer.data = vtkSmartPointer<vtkPolyData>::New();
    auto mapper = vtkSmartPointer<vtkPolyDataMapper>::New();
    mapper->SetInputData(layer.data);
    layer.actor = vtkSmartPointer<vtkActor>::New();
    layer.actor->SetMapper(mapper);
    layer.actor->VisibilityOff(); // until it has content
    layer.actor->GetProperty()->SetLighting(false);
    // Plain blending in the order of the layers: VTK's order-independent pass washes thin lines out to white.
    layer.actor->ForceOpaqueOn();
    renderer->AddActor(layer.actor);
    return layer;
}

PhaseScene::PhaseScene(vtkRenderer* renderer)
    : grid_(addLayer(renderer)), box_(addLayer(renderer)), trajectory_(addLayer(renderer)), impacts_(addLayer(renderer)),
      sectionPoints_(addLayer(renderer)), now_(addLayer(renderer)), planeEdge_(addLayer(renderer)), plane_(addLayer(renderer)) {}

PhaseScene::~PhaseScene() = default;

void PhaseScene::setColors(const Colors& colors) {
    colors_ = colors;
    paint(box_.actor, colors.plotAxis, 1.0, 1.0);
    paint(grid_.actor, colors.plotAxis, 0.35, 1.0);
    paint(trajectory_.actor, colors.velocity, 1.0, 1.2);
    paint(impacts_.actor, colors.impulse, 0.9, 4.0);
    paint(plane_.actor, colors.section, 0.14, 1.0);
    paint(planeEdge_.actor, colors.section, 0.8, 1.5);
    paint(sectionPoints_.actor, colors.section, 1.0, 3.0);
    paint(now_.actor, colors.accent, 1.0, 10.0);
    now_.actor->GetProperty()->SetRenderPointsAsSpheres(true);
    impacts_.actor->GetProperty()->SetRenderPointsAsSpheres(true);
}

Point3 PhaseScene::world(const std::array<double, 3>& value) const {
    const auto unit = [&](std::size_t k) { return 2.0 * (value[k] - axes_[k].range.begin) / axes_[k].range.span() - 1.0; };
    return {kHalfSize[0] * unit(0), kHalfSize[1] * unit(2), kHalfSize[2] * unit(1)};
}

void PhaseScene::setAxes(const std::array<PhaseAxis, 3>& axes) {
    axes_ = axes;
    drawBox();
    drawPlane();
}

void PhaseScene::setEye(const Point3& eye) {
    const bool changed = (eye[0] > 0) != (eye_[0] > 0) || (eye[1] > 0) != (eye_[1] > 0) || (eye[2] > 0) != (eye_[2] > 0);
    eye_ = eye;
    if (changed) drawBox();
}

void PhaseScene::drawBox() {
    // Only the three faces behind the data are drawn: their edges and, faintly, the grid of the ticks.
    const Point3 back{eye_[0] > 0 ? -kHalfSize[0] : kHalfSize[0], eye_[1] > 0 ? -kHalfSize[1] : kHalfSize[1],
                      eye_[2] > 0 ? -kHalfSize[2] : kHalfSize[2]};
    std::vector<Point3> edges, lines;
    for (std::size_t axis = 0; axis < 3; ++axis) {
        const std::size_t u = (axis + 1) % 3, v = (axis + 2) % 3;
        for (const auto& [first, second] : {std::pair{-1, -1}, {-1, 1}, {1, -1}, {1, 1}}) {
            Point3 from{}, to{};
            from[u] = to[u] = first * kHalfSize[u];
            from[v] = to[v] = second * kHalfSize[v];
            if (from[u] != back[u] && from[v] != back[v]) continue; // the edge in front
            from[axis] = -kHalfSize[axis];
            to[axis] = kHalfSize[axis];
            edges.push_back(from);
            edges.push_back(to);
        }
        // signal order x, y, z; world order x, depth, up
        const std::size_t signal = axis == 0 ? 0 : axis == 1 ? 2 : 1;
        for (const double tick : ticksIn(axes_[signal].range, axes_[signal].step)) {
            std::array<double, 3> value{axes_[0].range.begin, axes_[1].range.begin, axes_[2].range.begin};
            value[signal] = tick;
            const double place = world(value)[axis];
            for (const std::size_t along : {u, v}) {
                const std::size_t fixed = along == u ? v : u;
                Point3 from{}, to{};
                from[axis] = to[axis] = place;
                from[fixed] = to[fixed] = back[fixed];
                from[along] = -kHalfSize[along];
                to[along] = kHalfSize[along];
                lines.push_back(from);
                lines.push_back(to);
            }
        }
    }
    setSegments(box_.actor, box_.data, edges);
    setSegments(grid_.actor, grid_.data, lines);
}

void PhaseScene::setTrajectory(const std::vector<PhasePoint>& points) {
    const std::size_t n = points.size();
    auto positions = vtkSmartPointer<vtkPoints>::New();
    positions->SetDataTypeToFloat();
    positions->SetNumberOfPoints(static_cast<vtkIdType>(n));
    auto rgba = vtkSmartPointer<vtkUnsignedCharArray>::New();
    rgba->SetNumberOfComponents(4);
    rgba->SetNumberOfTuples(static_cast<vtkIdType>(n));
    auto cells = vtkSmartPointer<vtkCellArray>::New();
    std::vector<Point3> hits;
    // age: the newest sixth is full, then it fades
    for (std::size_t i = 0; i < n; ++i) {
        const Point3 place = world(points[i].value);
        positions->SetPoint(static_cast<vtkIdType>(i), place.data());
        const double age = n > 1 ? static_cast<double>(n - 1 - i) / static_cast<double>(n - 1) : 0.0;
        const double alpha = age < 1.0 / 6.0 ? 1.0 - 3.0 * age : 0.5 - 0.33 * (age - 1.0 / 6.0);
        const unsigned char color[4] = {static_cast<unsigned char>(colors_.velocity.red()), static_cast<unsigned char>(colors_.velocity.green()),
                                        static_cast<unsigned char>(colors_.velocity.blue()), static_cast<unsigned char>(255.0 * alpha)};
        rgba->SetTypedTuple(static_cast<vtkIdType>(i), color);
        if (points[i].impact) hits.push_back(place);
    }
    for (std::size_t i = 0; i < n;) {
        std::size_t last = i + 1;
        while (last < n && !points[last].starts_line) ++last;
        if (last - i > 1) {
            cells->InsertNextCell(static_cast<int>(last - i));
            for (std::size_t k = i; k < last; ++k) cells->InsertCellPoint(static_cast<vtkIdType>(k));
        }
        i = last;
    }
    trajectory_.actor->SetVisibility(cells->GetNumberOfCells() > 0);
    trajectory_.data->Initialize();
    trajectory_.data->SetPoints(positions);
    trajectory_.data->SetLines(cells);
    trajectory_.data->GetPointData()->SetScalars(rgba);
    setVertices(impacts_.actor, impacts_.data, hits);
}

void PhaseScene::setSectionPoints(const std::vector<std::array<double, 3>>& points) {
    std::vector<Point3> places;
    places.reserve(points.size());
    for (const auto& value : points) places.push_back(world(value));
    setVertices(sectionPoints_.actor, sectionPoints_.data, places);
}

void PhaseScene::setSectionPlane(int axis, double value) {
    planeAxis_ = axis;
    planeValue_ = value;
    drawPlane();
}

void PhaseScene::drawPlane() {
    plane_.actor->SetVisibility(planeAxis_ >= 0);
    planeEdge_.actor->SetVisibility(planeAxis_ >= 0);
    if (planeAxis_ < 0) return;
    std::array<double, 3> value{axes_[0].range.begin, axes_[1].range.begin, axes_[2].range.begin};
    value[static_cast<std::size_t>(planeAxis_)] = planeValue_;
    const Point3 place = world(value);
    const std::size_t normal = planeAxis_ == 0 ? 0 : planeAxis_ == 1 ? 2 : 1;
    const std::size_t u = (normal + 1) % 3, v = (normal + 2) % 3;
    std::vector<Point3> corners(4);
    const int signs[4][2] = {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}};
    for (std::size_t i = 0; i < 4; ++i) {
        corners[i][normal] = place[normal];
        corners[i][u] = signs[i][0] * kHalfSize[u];
        corners[i][v] = signs[i][1] * kHalfSize[v];
    }
    auto face = vtkSmartPointer<vtkCellArray>::New();
    face->InsertNextCell(4);
    for (vtkIdType i = 0; i < 4; ++i) face->InsertCellPoint(i);
    plane_.data->Initialize();
    plane_.data->SetPoints(pointsOf(corners));
    plane_.data->SetPolys(face);
    setSegments(planeEdge_.actor, planeEdge_.data, {corners[0], corners[1], corners[1], corners[2], corners[2], corners[3], corners[3], corners[0]});
}

void PhaseScene::setStateNow(const std::array<double, 3>& value, bool shown) {
    if (!shown)
        now_.actor->SetVisibility(false);
    else
        setVertices(now_.actor, now_.data, {world(value)});
}

} // namespace saltus::ui
