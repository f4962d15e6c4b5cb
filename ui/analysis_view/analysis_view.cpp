// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis_view/analysis_view.h"

#include "core/analysis/sections.h"
#include "core/formula/formula.h"
#include "core/simulation/recording.h"
#include "ui/analysis_view/orbit_camera.h"
#include "ui/analysis_view/phase_overlay.h"
#include "ui/analysis_view/phase_scene.h"
#include "ui/analysis_view/phase_trajectory.h"
#include "ui/analysis_view/section_cloud.h"
#include "ui/analysis_view/vtk_widget.h"
#include "ui/look/format.h"
#include "ui/look/key_names.h"
#include "ui/look/theme.h"
#include "ui/run/run_controller.h"
#include "ui/run/signal_label.h"
#include "ui/run/time_cursor.h"

#include <vtkCamera.h>
#include <vtkMatrix4x4.h>
#include <vtkRenderer.h>

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QSize>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <limits>

namespace saltus::ui {

namespace {
constexpr double kPickRadius = 8.0; // px
constexpr int kClickSlack = 3;      // px that the hand may move in a click
constexpr double kDegreesPerPixel = 0.4;
constexpr std::size_t kRowsATick = 400000; // of a section: one of a long recording fills over several ticks

// World to pixels of the view, as the camera stands now.
class Projection {
public:
    Projection(vtkRenderer& renderer, QSize size) : size_(size) {
        const vtkMatrix4x4* matrix = renderer.GetActiveCamera()->GetCompositeProjectionTransformMatrix(renderer.GetTiledAspectRatio(), 0.0, 1.0);
        for (int i = 0; i < 4; ++i)
            for (int j = 0; j < 4; ++j) m_[i][j] = matrix->GetElement(i, j);
    }
    QPointF operator()(const Point3& p) const {
        const auto row = [&](int i) { return m_[i][0] * p[0] + m_[i][1] * p[1] + m_[i][2] * p[2] + m_[i][3]; };
        const double w = row(3);
        return {0.5 * (1.0 + row(0) / w) * size_.width(), 0.5 * (1.0 - row(1) / w) * size_.height()};
    }

private:
    double m_[4][4];
    QSize size_;
};
} // namespace

struct AnalysisView::Impl {
    AnalysisView& view;
    Theme& theme;
    RunController& run;
    TimeCursor& cursor;

    VtkWidget* canvas = nullptr;
    PhaseOverlay* overlay = nullptr;
    std::unique_ptr<PhaseScene> scene;
    OrbitCamera camera;

    std::shared_ptr<const model::Model> model; // null: none
    std::shared_ptr<const Recording> recording;
    std::array<std::size_t, 3> columns{};
    std::optional<PhaseTrajectory> trajectory;
    std::optional<Section> section;
    int planeAxis = -1;
    double planeValue = 0.0;
    SectionCloud cloud;
    QString message;
    bool stale = true;      // geometry must be drawn again
    double shownTime = std::numeric_limits<double>::quiet_NaN();
    QPoint pressed, last;
    Qt::MouseButton button = Qt::NoButton;

    explicit Impl(AnalysisView& v, Theme& t, RunController& r, TimeCursor& c) : view(v), theme(t), run(r), cursor(c) {}

    void applyTheme() {
        const Colors& colors = theme.colors();
        const auto set = [](const QColor& color, auto&& setter) { setter(color.redF(), color.greenF(), color.blueF()); };
        vtkRenderer* renderer = canvas->renderer();
        renderer->GradientBackgroundOn();
        set(colors.viewBottom, [&](double red, double green, double blue) { renderer->SetBackground(red, green, blue); });
        set(colors.viewTop, [&](double red, double green, double blue) { renderer->SetBackground2(red, green, blue); });
        scene->setColors(colors);
        stale = true;
        overlay->update();
        refreshCamera();
    }

    void refreshCamera() {
        camera.apply(canvas->renderer());
        scene->setEye(camera.eye());
        updateLabels();
        canvas->update();
    }

    // Signals of the model's phase space in this recording.
    void bind() {
        trajectory.reset();
        section.reset();
        planeAxis = -1;
        planeValue = 0.0;
        cloud.setPlane(planeAxis, planeValue);
        recording = run.recording();
        message.clear();
        stale = true;
        shownTime = std::numeric_limits<double>::quiet_NaN();
        if (!model || !recording) return;
        if (!model->views.phase_space) {
            message = AnalysisView::tr("This scene names no phase space. Add \"phase_space\" with signals x, y and z to its views.");
            return;
        }
        const model::PhaseSpace& space = *model->views.phase_space;
        const std::string* names[] = {&space.x, &space.y, &space.z};
        for (std::size_t k = 0; k < 3; ++k) {
            const auto column = recording->catalogue().find(*names[k]);
            if (!column) {
                message = AnalysisView::tr("The signal %1 is not in this recording. Record it to see the phase space.").arg(QString::fromStdString(*names[k]));
                return;
            }
            columns[k] = *column;
        }

        double offset = 0.0;
        bool stroboscopicOverZ = false;
        const auto plot = std::find_if(model->views.plots.begin(), model->views.plots.end(), [&](const model::Plot& p) { return p.name == space.section_plot; });
        if (plot != model->views.plots.end()) {
            if (const Result<PlotSection> wanted = section_of(*model, *plot)) {
                if (const auto* strobe = std::get_if<StroboscopicSection>(&wanted->kind)) {
                    offset = strobe->offset;
                    stroboscopicOverZ = space.z_period.has_value();
                } else if (const auto* plane = std::get_if<PlaneSection>(&wanted->kind)) {
                    for (int k = 0; k < 3; ++k)
                        if (plane->signal == *names[k]) planeAxis = k;
                    planeValue = plane->level;
                }
                Result<Section> made = Section::create(*recording, wanted->kind, {space.x, space.y, space.z}, wanted->between);
                if (made) section.emplace(std::move(*made));
            }
        }
        std::optional<Wrap> wrap;
        if (space.z_period) {
            const Result<formula::ConstantValue> period = formula::parse_constant(space.z_period->formula(), space.z_period->place);
            if (period && period->si > 0.0) wrap = Wrap{period->si, offset};
        }
        if (stroboscopicOverZ) {
            planeAxis = 2;
            planeValue = offset;
        }
        cloud.setPlane(planeAxis, planeValue);
        trajectory.emplace(columns, wrap);
    }

    // True when the section points have to be placed anew.
    bool updateAxes() {
        if (!trajectory) return false;
        const auto ranges = trajectory->ranges();
        std::array<PhaseAxis, 3> axes = scene->axes();
        for (std::size_t k = 0; k < 3; ++k) {
            if (k == 2 && trajectory->wrap()) {
                const Wrap& wrap = *trajectory->wrap();
                axes[k] = {{wrap.offset - 0.5 * wrap.period, wrap.offset + 0.5 * wrap.period}, 0.25 * wrap.period};
            } else {
                const Range range = niceRange(ranges[k].min, ranges[k].max);
                axes[k] = {range, tickStep(range, 6)};
            }
        }
        scene->setAxes(axes);
        scene->setSectionPlane(planeAxis, planeValue);
        return cloud.setBox({axes[0].range, axes[1].range, axes[2].range});
    }

    Projection projection() const { return {*canvas->renderer(), canvas->size()}; }

    QString tickText(std::size_t signal, double value, double step) const {
        if (signal == 2 && trajectory && trajectory->wrap() && std::abs(trajectory->wrap()->period - 2.0 * M_PI) < 1e-9) {
            const double quarters = value / (M_PI / 2.0);
            if (std::abs(quarters - std::round(quarters)) < 1e-9) {
                switch (static_cast<int>(std::round(quarters))) {
                case -2: return QStringLiteral("−π");
                case -1: return QStringLiteral("−π/2");
                case 0: return QStringLiteral("0");
                case 1: return QStringLiteral("π/2");
                case 2: return QStringLiteral("π");
                default: break;
                }
            }
        }
        return tickLabel(value, step);
    }

    void updateLabels() {
        std::vector<OverlayLabel> labels;
        if (trajectory && recording && recording->rows() > 0) {
            const auto& axes = scene->axes();
            const Point3& half = PhaseScene::kHalfSize;
            const Point3 eye = camera.eye();
            const Projection project = projection();
            const QPointF centre = project({0, 0, 0});
            // world axes: 0 = x, 1 = depth (z), 2 = up (y). The numbers stand at the silhouette: the lower edge in front for the
            // horizontal axes, the leftmost upright edge for the vertical one.
            const double bottom = eye[2] >= 0.0 ? -half[2] : half[2];
            const double front[2] = {eye[0] > 0 ? half[0] : -half[0], eye[1] > 0 ? half[1] : -half[1]};
            const std::size_t worldOf[3] = {0, 2, 1}; // by signal
            for (std::size_t signal = 0; signal < 3; ++signal) {
                const std::size_t axis = worldOf[signal];
                Point3 base{};
                if (axis == 0) {
                    base = {0, front[1], bottom};
                } else if (axis == 1) {
                    base = {front[0], 0, bottom};
                } else {
                    double leftmost = 1e9;
                    for (const double x : {-half[0], half[0]})
                        for (const double y : {-half[1], half[1]}) {
                            const double place = project({x, y, 0}).x();
                            if (place < leftmost) {
                                leftmost = place;
                                base = {x, y, 0};
                            }
                        }
                }
                const QPointF middle = project(base);
                Point3 a = base, b = base;
                a[axis] = -half[axis];
                b[axis] = half[axis];
                const QPointF along = project(b) - project(a);
                QPointF outwards(-along.y(), along.x());
                if (QPointF::dotProduct(outwards, middle - centre) < 0.0) outwards = -outwards;
                const double length = std::hypot(outwards.x(), outwards.y());
                outwards = length > 1e-6 ? outwards / length : QPointF(0, 1);
                for (const double tick : ticksIn(axes[signal].range, axes[signal].step)) {
                    std::array<double, 3> value{axes[0].range.begin, axes[1].range.begin, axes[2].range.begin};
                    value[signal] = tick;
                    Point3 place = base;
                    place[axis] = scene->world(value)[axis];
                    labels.push_back({project(place), outwards, tickText(signal, tick, axes[signal].step), false});
                }
                const Channel& channel = recording->catalogue()[columns[signal]];
                const QString name = signalLabel(channel);
                const QString unit = unitText(QString::fromStdString(channel.unit));
                const QString title = unit.isEmpty() ? name : name + QLatin1Char(' ') + unit;
                if (axis == 2) { // above the upright edge, where nothing else stands
                    Point3 top = base;
                    top[2] = half[2];
                    labels.push_back({project(top), QPointF(0.0, -1.0), title, true});
                } else {
                    labels.push_back({middle + 22.0 * outwards, outwards, title, true});
                }
            }
            if (planeAxis >= 0) {
                std::array<double, 3> value{axes[0].range.end, axes[1].range.end, axes[2].range.end};
                value[static_cast<std::size_t>(planeAxis)] = planeValue;
                labels.push_back({project(scene->world(value)), QPointF(0.2, -0.3), AnalysisView::tr("section"), false});
            }
        }
        overlay->setLabels(std::move(labels));
    }

    void updateChip() {
        if (!trajectory || !recording || recording->rows() == 0) {
            overlay->setChip({}, {});
            return;
        }
        const std::size_t count = section ? section->points().size() : recording->impact_count();
        if (!section && count == 0) { // circuits have none
            overlay->setChip({}, {});
            return;
        }
        const QString text = groupedInteger(static_cast<qint64>(count));
        overlay->setChip(section ? AnalysisView::tr("Section") : AnalysisView::tr("Impacts"), AnalysisView::tr("%1 points").arg(text));
    }

    void tick() {
        if (!trajectory) {
            overlay->setMessage(message);
            return;
        }
        if (!recording || recording->rows() == 0) {
            overlay->setMessage(AnalysisView::tr("Press %1 to run. The motion is drawn here as it is computed.").arg(keyOf("run.toggle")));
            return;
        }
        overlay->setMessage({});
        bool grown = trajectory->update(*recording);
        if (section && section->update(*recording, kRowsATick) > 0) grown = true;
        bool placed = stale;
        if (grown || stale) placed = updateAxes() || placed;
        if (section && cloud.take(*section)) grown = placed = true;
        const bool moved = cursor.time() != shownTime;
        if (!grown && !moved && !stale) return;
        if (grown || stale) {
            scene->setTrajectory(trajectory->points());
            if (placed) scene->setSectionPoints(cloud.places());
            updateChip();
            updateLabels();
        }
        shownTime = cursor.time();
        scene->setStateNow(trajectory->at(*recording, shownTime).value, true);
        stale = false;
        canvas->update();
    }

    // Time of the section point, impact or trajectory point under the mouse; section points win.
    std::optional<double> pick(const QPointF& mouse) const {
        if (!trajectory || !recording) return std::nullopt;
        std::optional<double> time;
        double nearest = kPickRadius;
        const Projection project = projection();
        const auto look = [&](const std::array<double, 3>& value, double at, double handicap) {
            const QPointF place = project(scene->world(value));
            const double distance = std::hypot(place.x() - mouse.x(), place.y() - mouse.y()) + handicap;
            if (distance < nearest) {
                nearest = distance;
                time = at;
            }
        };
        for (std::size_t i = 0; i < cloud.places().size(); ++i) look(cloud.places()[i], cloud.times()[i], 0.0);
        for (const PhasePoint& point : trajectory->points()) look(point.value, point.time, point.impact ? 1.0 : 3.0);
        return time;
    }
};

AnalysisView::AnalysisView(Theme& theme, RunController& run, TimeCursor& cursor, QWidget* parent)
    : QWidget(parent), impl_(std::make_unique<Impl>(*this, theme, run, cursor)) {
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(160, 120);
    setAccessibleName(tr("Phase space"));
    setToolTip(tr("Drag to turn, middle drag to move, wheel to zoom, click a point to see its state, double click for home"));
    impl_->canvas = new VtkWidget(this);
    impl_->canvas->setAttribute(Qt::WA_TransparentForMouseEvents); // this widget handles the mouse
    impl_->overlay = new PhaseOverlay(theme, this);
    impl_->scene = std::make_unique<PhaseScene>(impl_->canvas->renderer());
    impl_->applyTheme();
    connect(&theme, &Theme::changed, this, [this] { impl_->applyTheme(); });
    connect(&run, &RunController::recordingChanged, this, [this] {
        impl_->bind();
        tick();
    });
}

AnalysisView::~AnalysisView() {
    impl_->scene.reset();
}

Result<void> AnalysisView::setModel(const model::Model& model) { return setModel(std::make_shared<const model::Model>(model)); }

Result<void> AnalysisView::setModel(std::shared_ptr<const model::Model> scene) {
    impl_->model = std::move(scene);
    const model::Model& model = *impl_->model;
    if (model.views.phase_space && model.views.phase_space->z_period) {
        const model::Value& period = *model.views.phase_space->z_period;
        Result<formula::ConstantValue> value = formula::parse_constant(period.formula(), period.place);
        if (!value) return Unexpected(std::move(value).error());
        if (!(value->si > 0.0))
            return fail(ErrorKind::input, tr("the period of z is not positive").toStdString(),
                        tr("give a positive number such as 2*pi").toStdString(), period.place);
    }
    impl_->bind();
    tick();
    return {};
}

void AnalysisView::clear() {
    impl_->model.reset();
    impl_->bind();
    impl_->scene->setTrajectory({});
    impl_->scene->setSectionPoints({});
    impl_->scene->setSectionPlane(-1, 0.0);
    impl_->scene->setStateNow({}, false);
    impl_->updateLabels();
    impl_->updateChip();
    impl_->canvas->update();
}

void AnalysisView::tick() {
    if (isVisible()) impl_->tick();
}

QImage AnalysisView::picture() {
    tick();
    QImage image = impl_->canvas->grabFramebuffer();
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    impl_->overlay->render(&painter, QPoint(), QRegion(), QWidget::DrawChildren);
    return image;
}

void AnalysisView::home() {
    impl_->camera.home();
    impl_->refreshCamera();
}

void AnalysisView::resizeEvent(QResizeEvent*) {
    impl_->canvas->setGeometry(rect());
    impl_->overlay->setGeometry(rect());
    impl_->overlay->raise();
    impl_->stale = true;
    // labels are placed with the new size once the canvas knows it
    QMetaObject::invokeMethod(this, [this] { impl_->refreshCamera(); }, Qt::QueuedConnection);
}

void AnalysisView::showEvent(QShowEvent*) {
    impl_->stale = true;
    QMetaObject::invokeMethod(this, [this] {
        tick();
        impl_->refreshCamera();
    }, Qt::QueuedConnection);
}

void AnalysisView::mousePressEvent(QMouseEvent* event) {
    impl_->pressed = impl_->last = event->pos();
    impl_->button = event->button();
}

void AnalysisView::mouseMoveEvent(QMouseEvent* event) {
    if (impl_->button == Qt::NoButton) return;
    const QPoint moved = event->pos() - impl_->last;
    impl_->last = event->pos();
    if (impl_->button == Qt::LeftButton && !(event->modifiers() & Qt::ShiftModifier))
        impl_->camera.turn(-kDegreesPerPixel * moved.x(), kDegreesPerPixel * moved.y());
    else
        impl_->camera.pan(-moved.x() / std::max(1.0, double(height())), moved.y() / std::max(1.0, double(height())));
    impl_->refreshCamera();
}

void AnalysisView::mouseReleaseEvent(QMouseEvent* event) {
    const bool click = impl_->button == Qt::LeftButton && (event->pos() - impl_->pressed).manhattanLength() <= kClickSlack;
    impl_->button = Qt::NoButton;
    if (!click) return;
    if (const auto time = impl_->pick(event->position())) emit stateRequested(*time);
}

void AnalysisView::mouseDoubleClickEvent(QMouseEvent*) { home(); }

void AnalysisView::wheelEvent(QWheelEvent* event) {
    impl_->camera.zoom(std::pow(1.0015, event->angleDelta().y()));
    impl_->refreshCamera();
    event->accept();
}

void AnalysisView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Plus: impl_->camera.zoom(1.15); break;
    case Qt::Key_Minus:
        if (!(event->modifiers() & Qt::ControlModifier)) return QWidget::keyPressEvent(event);
        impl_->camera.zoom(1.0 / 1.15);
        break;
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (!(event->modifiers() & Qt::ShiftModifier)) return QWidget::keyPressEvent(event);
        impl_->camera.turn(event->key() == Qt::Key_Left ? 5.0 : event->key() == Qt::Key_Right ? -5.0 : 0.0,
                           event->key() == Qt::Key_Up ? 5.0 : event->key() == Qt::Key_Down ? -5.0 : 0.0);
        break;
    default: return QWidget::keyPressEvent(event);
    }
    impl_->refreshCamera();
}

} // namespace saltus::ui

#include "moc_analysis_view.cpp"
