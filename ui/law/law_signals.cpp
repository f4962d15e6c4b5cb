// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/law/law_signals.h"

#include "core/model/expand.h"
#include "core/model/model_graph.h"
#include "core/model/names.h"
#include "core/model/parameter_numbers.h"
#include "core/model/validate.h"

#include <QObject>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace saltus::ui {

namespace {

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
constexpr double kTrail = 0.04; // of the scene's end time
constexpr std::size_t kSamples = 512; // rows looked at for a usual height

// What a law's value amounts to at given parameters; formulas are looked at again only when a parameter has changed.
class LawValues {
public:
    LawValues(const model::Model& model, std::vector<model::Value> values, const std::string& object)
        : values_(std::move(values)), now_(values_.size(), kNan) {
        bool numbers = true;
        for (std::size_t i = 0; i < values_.size(); ++i) {
            numbers = numbers && values_[i].is_number();
            if (values_[i].is_number()) now_[i] = std::get<double>(values_[i].source);
        }
        if (numbers) return;
        auto parameters = model::parameter_numbers(model);
        if (!parameters) return;
        initial_ = std::move(*parameters);
        auto graph = model::ModelGraph::create(model, initial_);
        if (!graph) return;
        model::Constants constants;
        for (const auto& i : graph->expanded().interactions)
            if (i.name == object) constants = i.constants;
        for (const model::Value& value : values_) {
            const auto expression = graph->parse(value, constants);
            if (!expression) return;
            expressions_.push_back(*expression);
        }
        graph_.emplace(std::move(*graph));
    }

    const std::vector<double>& at(std::vector<double> parameters) {
        if (!graph_) return now_;
        if (parameters.size() != initial_.size()) parameters = initial_;
        if (parameters == seen_) return now_;
        seen_ = std::move(parameters);
        if (auto values = graph_->evaluate(expressions_, seen_)) now_ = std::move(*values);
        return now_;
    }

private:
    std::vector<model::Value> values_;
    std::optional<model::ModelGraph> graph_;
    std::vector<formula::Expr> expressions_;
    std::vector<double> initial_, seen_, now_;
};

enum class Law { complementarity, impact, equality, relay, frictionNormal, frictionTangent };

QString indexed(const QString& symbol, int component, bool several) {
    static constexpr std::array<char16_t, 10> digits{u'₀', u'₁', u'₂', u'₃', u'₄', u'₅', u'₆', u'₇', u'₈', u'₉'};
    if (!several) return symbol;
    QString text = symbol;
    for (const QChar c : QString::number(component)) text += QChar(digits[static_cast<std::size_t>(c.digitValue())]);
    return text;
}

} // namespace

struct LawSignals::Impl {
    std::string object;
    int component = 0;
    bool several = false;
    Law law = Law::complementarity;
    bool velocity = false; // the law holds between velocities
    double step = 0.0, trail = 1.0;
    std::unique_ptr<LawValues> values; // e | lower, upper | e, mu, e_T

    std::shared_ptr<const Recording> recording;
    std::size_t y = 0, lambda = 0;
    std::optional<std::size_t> normal; // column of the normal impulse, of friction's tangent
    // Of forces, if they are recorded: between the impacts of a run by events percussions tell nothing.
    std::optional<std::size_t> force, normalForce;
    LawAxis yAxis, lambdaAxis;
    std::uint32_t number = 0; // in the recording's list of interactions
    std::size_t rows = 0, impactsSeen = 0;
    struct Hit {
        double time, before, after, impulse;
    };
    std::vector<Hit> hits;

    bool contact() const {
        return velocity && (law == Law::complementarity || law == Law::impact || law == Law::frictionNormal);
    }
    double restitution(std::size_t row) const {
        switch (law) {
        case Law::impact:
        case Law::frictionNormal: return values->at(recording->parameters_at(row))[0];
        case Law::frictionTangent: return values->at(recording->parameters_at(row))[2];
        default: return 0.0;
        }
    }
    // lambda is not computed (NaN) where nothing acts.
    double lambdaAt(std::size_t row) const {
        const double value = recording->value(lambda, row);
        return std::isnan(value) ? 0.0 : value;
    }
    double forceAt(const std::optional<std::size_t>& column, std::size_t row) const {
        const double value = column ? recording->value(*column, row) : 0.0;
        return std::isnan(value) ? 0.0 : value;
    }
    // Speed before the step that ended with this row; rows may be further apart than steps.
    double before(std::size_t row, double e) const {
        if (e == 0.0 || row == 0) return 0.0;
        const double t = recording->value(0, row), earlier = recording->value(0, row - 1);
        if (step > 0.0 && t - earlier > 1.5 * step) {
            const auto hit = std::upper_bound(hits.begin(), hits.end(), t + 0.1 * step, [](double time, const Hit& h) { return time < h.time; });
            if (hit != hits.begin() && std::prev(hit)->time > earlier) return std::prev(hit)->before;
            return 0.0;
        }
        return recording->value(y, row - 1);
    }
};

LawSignals::LawSignals(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
LawSignals::~LawSignals() = default;
LawSignals::LawSignals(LawSignals&&) noexcept = default;
LawSignals& LawSignals::operator=(LawSignals&&) noexcept = default;

Result<LawSignals> LawSignals::create(const model::Model& model, const std::string& interaction, int component) {
    const std::string base(model::base_of(interaction));
    const auto found = std::find_if(model.interactions.begin(), model.interactions.end(), [&](const auto& i) { return i.name == base; });
    if (found == model.interactions.end()) {
        std::vector<std::string> names;
        for (const auto& i : model.interactions) names.push_back(i.name);
        const std::string near = model::nearest_name(base, names);
        return fail(ErrorKind::input, QObject::tr("There is no interaction %1").arg(QString::fromStdString(interaction)).toStdString(),
                    (near.empty() ? QObject::tr("correct the plot's interaction") : QObject::tr("did you mean '%1'?").arg(QString::fromStdString(near))).toStdString());
    }
    auto impl = std::make_unique<Impl>();
    impl->object = found->repeat && interaction == base ? base + "[0]" : interaction;
    impl->component = std::max(0, component);
    const bool compliant = std::holds_alternative<model::LagrangianCompliantRelation>(found->relation);
    impl->velocity = !model::is_first_order(found->relation) && !compliant;
    std::size_t rows = model::output_count(found->relation);
    std::vector<model::Value> values;
    if (const auto* newton = std::get_if<model::NewtonImpactLaw>(&found->law)) {
        impl->law = Law::impact;
        values = {newton->e};
    } else if (std::holds_alternative<model::EqualityLaw>(found->law)) {
        impl->law = Law::equality;
    } else if (const auto* relay = std::get_if<model::RelayLaw>(&found->law)) {
        impl->law = Law::relay;
        const auto row = static_cast<std::size_t>(impl->component); // an unknown one is told below
        const auto of = [row](const model::RowValues& bounds) { return bounds.is_one() || row < bounds.size() ? bounds.of(row) : model::Value(0.0); };
        values = {of(relay->lower), of(relay->upper)};
    } else if (const auto* friction = std::get_if<model::NewtonImpactFrictionLaw>(&found->law)) {
        impl->law = impl->component % 2 == 0 ? Law::frictionNormal : Law::frictionTangent;
        values = {friction->e, friction->mu, friction->e_T};
        rows *= 2;
    }
    if (rows > 0 && static_cast<std::size_t>(impl->component) >= rows)
        return fail(ErrorKind::input, QObject::tr("The interaction %1 has no component %2").arg(QString::fromStdString(interaction)).arg(component).toStdString(),
                    QObject::tr("its components are 0 to %1").arg(rows - 1).toStdString());
    impl->several = rows > (values.size() == 3 ? 2u : 1u);
    impl->values = std::make_unique<LawValues>(model, std::move(values), impl->object);
    if (const auto h = model::step_size(model.run)) impl->step = *h;
    if (const auto end = model::end_time(model.run)) impl->trail = kTrail * *end;
    return LawSignals(std::move(impl));
}

Result<void> LawSignals::bind(std::shared_ptr<const Recording> recording) {
    Impl& d = *impl_;
    d.recording.reset();
    d.rows = d.impactsSeen = 0;
    d.hits.clear();
    if (!recording) return {};
    const auto index = std::to_string(d.component);
    const auto column = [&](const std::string& name) -> Result<std::size_t> {
        if (const auto found = recording->catalogue().find(name)) return *found;
        return fail(ErrorKind::input, QObject::tr("The signal %1 was not recorded").arg(QString::fromStdString(name)).toStdString(),
                    QObject::tr("add it to run.record of the scene").toStdString());
    };
    const auto y = column(d.object + (d.velocity ? ".ydot[" : ".y[") + index + "]");
    if (!y) return Unexpected(y.error());
    const auto lambda = column(d.object + ".lambda[" + index + "]");
    if (!lambda) return Unexpected(lambda.error());
    d.normal.reset(), d.normalForce.reset();
    d.force = recording->catalogue().find(d.object + ".force[" + index + "]");
    if (d.law == Law::frictionTangent) {
        d.normalForce = recording->catalogue().find(d.object + ".force[" + std::to_string(d.component - 1) + "]");
        const auto normal = column(d.object + ".lambda[" + std::to_string(d.component - 1) + "]");
        if (!normal) return Unexpected(normal.error());
        d.normal = *normal;
    }
    d.y = *y;
    d.lambda = *lambda;
    const auto& names = recording->interactions();
    d.number = static_cast<std::uint32_t>(std::find(names.begin(), names.end(), d.object) - names.begin());

    const Channel &across = recording->catalogue()[d.y], &up = recording->catalogue()[d.lambda];
    const bool friction = d.law == Law::frictionNormal || d.law == Law::frictionTangent;
    const int gap = friction ? d.component / 2 : d.component;
    d.yAxis = {{}, QString::fromStdString(across.unit), across.quantity};
    d.lambdaAxis = {{}, QString::fromStdString(up.unit), up.quantity};
    if (d.lambdaAxis.quantity == Quantity::none) d.lambdaAxis.quantity = Quantity::impulse;
    const auto named = [&](const char16_t* symbol) { return indexed(QString::fromUtf16(symbol), gap, d.several); };
    switch (d.law) {
    case Law::complementarity: d.yAxis.label = d.velocity ? QStringLiteral("v⁺") : named(u"y"); break;
    case Law::impact: d.yAxis.label = QStringLiteral("v⁺ + e v⁻"); break;
    case Law::equality: d.yAxis.label = d.velocity ? named(u"ẏ") : named(u"y"); break;
    case Law::relay: d.yAxis.label = d.velocity ? named(u"ẏ") : named(u"y"); break;
    case Law::frictionNormal: d.yAxis.label = QStringLiteral("v⁺ + e v⁻"); break;
    case Law::frictionTangent: d.yAxis.label = QStringLiteral("vₜ"); break;
    }
    if (d.contact()) d.lambdaAxis.label = d.law == Law::frictionNormal ? QStringLiteral("pₙ") : QStringLiteral("p");
    else if (d.law == Law::frictionTangent) d.lambdaAxis.label = QStringLiteral("pₜ");
    else d.lambdaAxis.label = named(u"λ");
    if (d.law == Law::frictionTangent) d.lambdaAxis.quantity = Quantity::friction;
    d.recording = std::move(recording);
    take();
    return {};
}

bool LawSignals::take() {
    Impl& d = *impl_;
    if (!d.recording) return false;
    const std::size_t rows = d.recording->rows();
    const bool moved = rows != d.rows;
    d.rows = rows;
    if (d.contact() && d.recording->impact_count() > d.impactsSeen)
        for (const Impact& impact : d.recording->impacts(d.impactsSeen)) {
            if (impact.interaction == d.number && impact.component == static_cast<std::uint32_t>(d.component))
                d.hits.push_back({impact.time, impact.velocity_before, impact.velocity_after, impact.impulse});
            ++d.impactsSeen;
        }
    return moved;
}

const std::shared_ptr<const Recording>& LawSignals::recording() const { return impl_->recording; }
std::size_t LawSignals::rows() const { return impl_->rows; }
const std::string& LawSignals::object() const { return impl_->object; }
LawAxis LawSignals::yAxis() const { return impl_->yAxis; }
LawAxis LawSignals::lambdaAxis() const { return impl_->lambdaAxis; }
bool LawSignals::isContact() const { return impl_->contact(); }
bool LawSignals::isFriction() const { return impl_->law == Law::frictionTangent; }
double LawSignals::trailSeconds() const { return impl_->trail; }

LawGraph LawSignals::graphAt(std::size_t row) const {
    const Impl& d = *impl_;
    const auto valuesNow = [&]() -> const std::vector<double>& {
        return d.values->at(d.recording && d.rows > 0 ? d.recording->parameters_at(row) : std::vector<double>());
    };
    LawGraph graph;
    switch (d.law) {
    case Law::complementarity:
    case Law::impact:
    case Law::frictionNormal: break;
    case Law::equality: graph.shape = LawGraph::Shape::wall; break;
    case Law::relay: {
        const auto& v = valuesNow();
        graph = {LawGraph::Shape::stairs, v[0], v[1]};
        break;
    }
    case Law::frictionTangent: {
        double most = 0.0;
        if (d.recording && d.rows > 0) {
            const double p = d.recording->value(*d.normal, row);
            most = std::isnan(p) ? 0.0 : valuesNow()[1] * std::max(0.0, p);
        }
        graph = {LawGraph::Shape::stairs, -most, most};
        break;
    }
    }
    return graph;
}

std::optional<LawPoint> LawSignals::pointAt(std::size_t row) const {
    const Impl& d = *impl_;
    if (!d.recording || row >= d.rows) return std::nullopt;
    LawPoint point;
    point.time = d.recording->value(0, row);
    const double lambda = d.lambdaAt(row), e = d.restitution(row);
    const double y = d.recording->value(d.y, row) + (std::isnan(e) ? 0.0 : e * d.before(row, e));
    if (std::isnan(y)) return std::nullopt;
    point.at = {y, lambda};
    if (d.contact()) {
        point.acts = lambda > 0.0;
        // An approaching contact is not yet under the law: there is no point.
        if (!point.acts && !(y > 0.0)) return std::nullopt;
    }
    if (d.normal) point.acts = d.recording->value(*d.normal, row) > 0.0;
    // The initial state was not computed by the law: lambda is 0 there, whatever y is.
    if (row == 0 && lambda == 0.0 && graphAt(0).distance(point.at, std::max(1.0, std::abs(y)), 1.0) > 1e-9) return std::nullopt;
    return point;
}

std::vector<LawPoint> LawSignals::trail(std::size_t row, double seconds, std::size_t most) const {
    const Impl& d = *impl_;
    std::vector<LawPoint> points;
    if (!d.recording || row >= d.rows || most == 0) return points;
    const double now = d.recording->value(0, row);
    if (d.contact()) {
        const auto until = std::upper_bound(d.hits.begin(), d.hits.end(), now + 0.1 * d.step, [](double time, const Impl::Hit& h) { return time < h.time; });
        auto hit = static_cast<std::size_t>(until - d.hits.begin()) > most ? until - static_cast<std::ptrdiff_t>(most) : d.hits.begin();
        for (; hit != until; ++hit) {
            const double e = d.restitution(d.recording->row_at(hit->time));
            points.push_back({{hit->after + (std::isnan(e) ? 0.0 : e * hit->before), hit->impulse}, hit->time, true});
        }
        return points;
    }
    const std::size_t first = d.recording->row_at(now - seconds), span = row - first;
    const std::size_t count = std::min(most, span);
    for (std::size_t i = 0; i < count; ++i)
        if (const auto point = pointAt(first + i * span / count)) points.push_back(*point);
    return points;
}

LawRanges LawSignals::ranges(std::size_t row) const {
    const Impl& d = *impl_;
    if (!d.recording || d.rows == 0) return rangesFor(graphAt(0), {1.0, 0.0}, {1.0, 0.0});
    MinMax y = d.recording->range(d.y, 0, d.rows), lambda = d.recording->range(d.lambda, 0, d.rows);
    LawGraph graph = graphAt(d.rows - 1);
    if (d.contact()) {
        // Right of the corner lie separating contacts: both speeds at their greatest.
        const double e = d.restitution(d.rows - 1);
        y.max = std::max(std::abs(y.min), std::abs(y.max)) * (1.0 + (std::isnan(e) ? 0.0 : e));
        y.min = 0.0;
    }
    if (d.normal) {
        std::vector<double> closed;
        const std::size_t stride = std::max<std::size_t>(1, d.rows / kSamples);
        for (std::size_t i = d.rows; i > 0; i -= std::min(i, stride))
            if (const double p = d.recording->value(*d.normal, i - 1); p > 0.0) closed.push_back(p);
        double usual = std::max(0.0, d.recording->range(*d.normal, 0, d.rows).max);
        if (closed.size() >= 10) {
            const auto ninth = closed.begin() + static_cast<std::ptrdiff_t>(closed.size() * 9 / 10);
            std::nth_element(closed.begin(), ninth, closed.end());
            usual = *ninth;
        }
        const double mu = d.values->at(d.recording->parameters_at(d.rows - 1))[1];
        graph.upper = std::max(mu * usual, graphAt(std::min(row, d.rows - 1)).upper);
        graph.lower = -graph.upper;
        lambda = {graph.lower, graph.upper};
    }
    return rangesFor(graph, {y.min, y.max}, {lambda.min, lambda.max});
}

LawSignals::Mode LawSignals::mode(std::size_t row) const {
    const Impl& d = *impl_;
    if (!d.recording || row >= d.rows || (row == 0 && !d.contact() && !pointAt(0))) return Mode::unknown;
    const double lambda = d.lambdaAt(row);
    if (d.contact()) return lambda > 0.0 || d.forceAt(d.force, row) > 0.0 ? Mode::closed : Mode::open;
    if (d.law == Law::equality || !d.normal) return Mode::unknown;
    const LawGraph graph = graphAt(row);
    if (graph.shape != LawGraph::Shape::stairs) return Mode::unknown;
    if (!(graph.upper > 0.0)) {
        const double most = d.values->at(d.recording->parameters_at(row))[1] * d.forceAt(d.normalForce, row);
        return !(most > 0.0) ? Mode::open : std::abs(d.forceAt(d.force, row)) >= (1.0 - 2e-6) * most ? Mode::slip : Mode::stick;
    }
    const double near = 1e-6 * (graph.upper - graph.lower);
    return lambda <= graph.lower + near || lambda >= graph.upper - near ? Mode::slip : Mode::stick;
}

QString LawSignals::state(std::size_t row) const {
    const Impl& d = *impl_;
    if (!d.recording || row >= d.rows || (row == 0 && !d.contact() && !pointAt(0))) return {};
    switch (mode(row)) {
    case Mode::open: return QObject::tr("open");
    case Mode::closed: return QObject::tr("closed");
    case Mode::stick: return QObject::tr("stick");
    case Mode::slip: return QObject::tr("slip");
    case Mode::unknown: break;
    }
    if (d.law == Law::equality) return {};
    const double lambda = d.lambdaAt(row);
    const LawGraph graph = graphAt(row);
    if (graph.shape != LawGraph::Shape::stairs) return lambda > 0.0 ? QStringLiteral("y = 0") : QStringLiteral("λ = 0");
    const double near = 1e-6 * (graph.upper - graph.lower);
    const bool low = lambda <= graph.lower + near, high = lambda >= graph.upper - near;
    return low ? QObject::tr("lower limit") : high ? QObject::tr("upper limit") : QObject::tr("between the limits");
}

} // namespace saltus::ui
