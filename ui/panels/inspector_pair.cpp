// SPDX-License-Identifier: GPL-3.0-or-later
// The card of the law between two bodies: which one applies and why, the cone with the reaction of now, trials of the pair.
#include "core/model/names.h"
#include "ui/panels/inspector_panel.h"

#include "core/authoring/create.h"
#include "core/authoring/overlaps.h"
#include "core/model/expand.h"
#include "ui/document/document.h"
#include "ui/look/theme.h"
#include "ui/panels/inspector_compare.h"
#include "ui/panels/inspector_drop_test.h"
#include "ui/panels/inspector_text.h"
#include "ui/panels/property_form.h"
#include "ui/run/run_controller.h"
#include "ui/run/time_cursor.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace saltus::ui {

using namespace inspector;

namespace {

constexpr std::size_t kTrail = 48; // points

struct Vector {
    double x, y, z;
    double operator*(const Vector& o) const { return x * o.x + y * o.y + z * o.z; }
};

Vector vectorOf(const double* v) { return {v[0], v[1], v[2]}; }

// A direction across the normal that does not jump: the world's x, or y where the normal is along x.
Vector across(const Vector& n) {
    Vector t = std::abs(n.x) < 0.8 ? Vector{1.0 - n.x * n.x, -n.x * n.y, -n.x * n.z} : Vector{-n.y * n.x, 1.0 - n.y * n.y, -n.y * n.z};
    const double length = std::sqrt(t * t);
    return {t.x / length, t.y / length, t.z / length};
}

ConePoint pointOf(const FrameContact& c, bool turned) {
    const Vector n = vectorOf(c.normal), p = vectorOf(c.percussion), t1 = across(n);
    const Vector t2{n.y * t1.z - n.z * t1.y, n.z * t1.x - n.x * t1.z, n.x * t1.y - n.y * t1.x};
    const double sign = turned ? -1.0 : 1.0; // on the first of the two
    ConePoint point;
    point.normal = n * p;
    point.t1 = sign * (t1 * p);
    point.t2 = sign * (t2 * p);
    point.mu = c.mu;
    point.mode = c.mode == 2 ? ConePoint::Mode::slip : c.mode == 1 ? ConePoint::Mode::stick : ConePoint::Mode::open;
    return point;
}

} // namespace

std::optional<std::pair<std::string, std::string>> InspectorPanel::bodiesSelected() const {
    if (selections_.size() != 2) return std::nullopt;
    std::array<std::string, 2> names;
    for (std::size_t i = 0; i < 2; ++i) {
        const std::string name = selections_[static_cast<qsizetype>(i)].toStdString(), base(model::base_of(name));
        const auto& all = document_.model().bodies;
        const auto body = std::find_if(all.begin(), all.end(), [&](const model::Body& b) { return b.name == base; });
        if (body == all.end()) return std::nullopt;
        names[i] = body->repeat && name == base ? name + "[0]" : name;
    }
    if (names[0] == names[1]) return std::nullopt;
    return std::pair{names[0], names[1]};
}

std::vector<InspectorPanel::Applied> InspectorPanel::appliedTo(const std::string& a, const std::string& b) {
    std::vector<Applied> applied;
    const simulation::BodyScene* scene = bodies();
    if (!scene) return applied;
    const auto& names = scene->names.bodies;
    const auto first = static_cast<std::size_t>(std::find(names.begin(), names.end(), a) - names.begin());
    const auto second = static_cast<std::size_t>(std::find(names.begin(), names.end(), b) - names.begin());
    const auto& materials = document_.model().materials;
    const auto nameOf = [&](std::uint32_t k) { return k == 0 || k > materials.size() ? tr("no material") : text(materials[k - 1].name); };
    std::set<std::pair<std::uint32_t, std::uint32_t>> seen;
    for (const rigid::PartInput& one : scene->input.parts) {
        if (one.body != first) continue;
        for (const rigid::PartInput& other : scene->input.parts) {
            if (other.body != second || !seen.emplace(one.material, other.material).second) continue;
            const std::size_t at = one.material * scene->input.materials + other.material;
            const std::uint32_t number = scene->names.law_of_pair[at];
            Applied made;
            made.materials = QStringLiteral("%1 – %2").arg(nameOf(one.material), nameOf(other.material));
            made.numbers = scene->input.laws[at];
            if (number < document_.model().contacts.size()) {
                const model::ContactLaw& law = document_.model().contacts[number];
                made.law = law.name;
                made.usual = law.between.empty();
                made.what = made.usual ? tr("%1 (default)").arg(text(law.name)) : tr("%1 (this pair)").arg(text(law.name));
                made.full = made.usual ? tr("%1, the scene's default").arg(text(law.name)) : tr("%1, of these materials").arg(text(law.name));
            } else {
                made.what = made.full = tr("no law: e = 0, μ = 0");
            }
            applied.push_back(std::move(made));
        }
    }
    return applied;
}

void InspectorPanel::giveOwnLaw(const std::string& a, const std::string& b) {
    const auto indexOf = [&](const std::string& name) {
        const auto& all = document_.model().bodies;
        return static_cast<std::size_t>(std::find_if(all.begin(), all.end(), [&](const model::Body& body) { return body.name == model::base_of(name); }) - all.begin());
    };
    auto made = authoring::law_between(document_.model(), indexOf(a), indexOf(b));
    if (!made || made->edit.empty()) return;
    document_.edit(std::move(made->edit), tr("Contact law of %1 and %2").arg(text(a), text(b)));
}

bool InspectorPanel::openPairLaw() {
    const auto two = bodiesSelected();
    if (!two) return false;
    pair_ = true;
    const auto applied = appliedTo(two->first, two->second);
    if (std::all_of(applied.begin(), applied.end(), [](const Applied& one) { return one.law.empty(); })) giveOwnLaw(two->first, two->second);
    rebuild();
    return true;
}

QToolButton* InspectorPanel::addLink(const QString& words, const QString& tip) {
    auto* line = new QWidget(content_->parentWidget());
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(measure::panelPadding, 2, measure::panelPadding, 2);
    QToolButton* link = linkButton(theme_, words, tip, line);
    row->addWidget(link, 0, Qt::AlignLeft);
    content_->addWidget(line);
    return link;
}

// Whether the two meet at all, and the other way by one click.
void InspectorPanel::showPassing(const std::string& a, const std::string& b) {
    const simulation::BodyScene* scene = bodies();
    if (!scene) return;
    const auto number = [&](const std::string& name) {
        return static_cast<std::uint32_t>(std::find(scene->names.bodies.begin(), scene->names.bodies.end(), name) - scene->names.bodies.begin());
    };
    const std::pair<std::uint32_t, std::uint32_t> pair = std::minmax({number(a), number(b)});
    const auto& apart = scene->input.no_contact; // sorted
    const bool passing = std::binary_search(apart.begin(), apart.end(), pair), joined = passing && authoring::let_pass(document_.model(), a, b, false).empty();
    if (passing)
        content_->addWidget(noteLabel(joined ? tr("They are joined and do not touch, unless the joint says Collide") : tr("They pass through each other: what is below does not act between them"),
                                      content_->parentWidget()));
    if (joined) return;
    QToolButton* link = passing ? addLink(tr("Let them touch"), tr("Takes each out of what the other passes through"))
                                : addLink(tr("Let them pass through each other"), tr("No contact between these two; everything else still touches them"));
    const QString words = (passing ? tr("%1 and %2 touch") : tr("%1 and %2 pass through each other")).arg(text(a), text(b));
    connect(link, &QToolButton::clicked, this, [this, a, b, passing, words] {
        QMetaObject::invokeMethod(this, [this, a, b, passing, words] { document_.edit(authoring::let_pass(document_.model(), a, b, !passing), words); }, Qt::QueuedConnection);
    });
}

void InspectorPanel::showPair(const std::string& a, const std::string& b) {
    head_->setTitle(tr("Contact law"));
    head_->setDetail(QStringLiteral("%1 – %2").arg(text(a), text(b)));
    const std::vector<Applied> applied = appliedTo(a, b);
    auto* which = addReadouts(content_, [this, a, b] {
        std::vector<Readout> rows;
        for (const Applied& one : appliedTo(a, b)) rows.push_back({one.materials, one.what, {}, one.full, {}, false});
        return rows;
    }, 12);
    which->setAccessibleName(tr("What applies to the pair"));
    which->setToolTip(tr("Which law applies to the materials of the two: one of these materials, the scene's default, or none"));
    showPassing(a, b);
    const auto& contacts = document_.model().contacts;
    const auto main = std::find_if(applied.begin(), applied.end(), [](const Applied& one) { return !one.law.empty(); });
    if (main == applied.end()) {
        content_->addWidget(noteLabel(tr("No law applies: give the bodies shapes that touch"), content_->parentWidget()));
        return;
    }
    const auto law = static_cast<std::size_t>(std::find_if(contacts.begin(), contacts.end(), [&](const model::ContactLaw& c) { return c.name == main->law; }) - contacts.begin());
    if (main->usual) {
        ownLaw_ = addLink(tr("A law of its own for this pair"), tr("Changes below then hold for these two materials alone; it begins with the default's values"));
        connect(ownLaw_, &QToolButton::clicked, this, [this, a, b] { QMetaObject::invokeMethod(this, [this, a, b] { giveOwnLaw(a, b); }, Qt::QueuedConnection); });
    }
    addForm({model::Location{model::Part::contact_law, law}}, text(main->law), {{model::Topic::law}, {}});
    content_->addWidget(noteLabel(main->usual ? tr("Changes hold for every pair without a law of its own. No hidden threshold: e holds at every speed")
                                              : tr("Changes hold for all bodies of these materials. No hidden threshold: e holds at every speed"),
                                  content_->parentWidget()));
    const std::string name = main->law;
    addCone([this, a, b, name] {
        double mu = 0.0;
        for (const Applied& one : appliedTo(a, b))
            if (one.law == name) mu = one.numbers.mu;
        return coneOfPair(a, b, mu);
    });
    auto* contact = addSection(tr("Contact"));
    addReadouts(contact->body(), [this, a, b] {
        std::vector<Readout> rows;
        const auto frame = run_.frame();
        const simulation::BodyScene* scene = bodies();
        if (!frame || !scene || !cursor_.following()) return std::vector<Readout>{plain(tr("Points"), QStringLiteral("–"))};
        const auto& names = scene->names.bodies;
        const auto first = static_cast<std::size_t>(std::find(names.begin(), names.end(), a) - names.begin());
        const auto second = static_cast<std::size_t>(std::find(names.begin(), names.end(), b) - names.begin());
        qint64 points = 0, closed = 0;
        double gap = std::nan(""), normal = 0.0, tangential = 0.0;
        for (const FrameContact& c : frame->contact_points) {
            if (!((c.body_a == first && c.body_b == second) || (c.body_a == second && c.body_b == first))) continue;
            ++points;
            const ConePoint p = pointOf(c, false);
            closed += p.normal > 0.0 ? 1 : 0;
            normal += p.normal;
            tangential += p.tangential();
            if (std::isnan(gap) || c.gap < gap) gap = c.gap;
        }
        rows.push_back(plain(tr("Points"), tr("%1 of %2 closed").arg(groupedInteger(closed), groupedInteger(points))));
        rows.push_back(number(tr("Smallest gap"), gap, QStringLiteral("m")));
        rows.push_back(number(tr("Normal p"), points > 0 ? normal : std::nan(""), QStringLiteral("N s")));
        rows.push_back(number(tr("Friction p"), points > 0 ? tangential : std::nan(""), QStringLiteral("N s")));
        return rows;
    });
    auto* section = addSection(tr("Drop test"));
    drop_ = new DropTestCard(theme_, document_, run_, section);
    drop_->show(model::Location{model::Part::contact_law, law});
    drop_->setPair(a, b);
    section->add(drop_);
    addCompare(a, b, main->law);
}

void InspectorPanel::addCompare(const std::string& a, const std::string& b, const std::string& law) {
    auto* section = addSection(tr("Compare laws"));
    compare_ = new CompareCard(theme_, document_, section);
    compare_->setPair(a, b, law);
    section->add(compare_);
}

// --- the cone -------------------------------------------------------------------------------------------------------

void InspectorPanel::addCone(std::function<FrictionConeData()> picture) {
    auto* section = addSection(tr("Friction cone"));
    cone_ = new FrictionConeView(theme_, section);
    coneData_ = std::move(picture);
    section->add(cone_);
}

FrictionConeData InspectorPanel::coneOfPair(const std::string& a, const std::string& b, double mu) {
    FrictionConeData picture;
    picture.planar = document_.model().world.planar;
    picture.mu = mu;
    picture.unit = QStringLiteral("N s");
    const auto frame = run_.frame();
    const simulation::BodyScene* scene = bodies();
    if (!frame || !scene) {
        picture.note = tr("no run");
        return picture;
    }
    if (!cursor_.following()) {
        picture.note = tr("shown of the newest state (End)");
        return picture;
    }
    const auto& names = scene->names.bodies;
    const auto first = static_cast<std::size_t>(std::find(names.begin(), names.end(), a) - names.begin());
    const auto second = static_cast<std::size_t>(std::find(names.begin(), names.end(), b) - names.begin());
    for (const FrameContact& c : frame->contact_points) {
        const bool same = c.body_a == first && c.body_b == second, turned = c.body_a == second && c.body_b == first;
        if (!same && !turned) continue;
        const ConePoint point = pointOf(c, turned);
        if (point.normal > 0.0) picture.now.push_back(point);
    }
    std::sort(picture.now.begin(), picture.now.end(), [](const ConePoint& p, const ConePoint& q) { return p.normal < q.normal; });
    if (frame->time < coneTime_) { // from the start again
        coneTrail_.clear();
        coneSize_.clear();
    }
    if (frame->time != coneTime_) {
        coneTime_ = frame->time;
        if (!picture.now.empty()) {
            coneSize_.add(picture.now.back().normal);
            coneTrail_.push_back(picture.now.back());
            if (coneTrail_.size() > kTrail) coneTrail_.erase(coneTrail_.begin());
        }
    }
    picture.trail = coneTrail_;
    picture.most = coneSize_.size();
    return picture;
}

FrictionConeData InspectorPanel::coneOfInteraction(const std::string& object, int component, const model::Value& mu) {
    FrictionConeData picture;
    picture.planar = true;
    picture.mu = valueNow(mu);
    if (std::isnan(picture.mu)) picture.mu = 0.0;
    const auto row = index_.rowAt(cursor_.time());
    const auto normal = index_.find(object + ".lambda[" + std::to_string(component) + "]");
    const auto tangent = index_.find(object + ".lambda[" + std::to_string(component + 1) + "]");
    if (!row || !normal || !tangent) {
        picture.note = row ? tr("not recorded") : tr("no run");
        return picture;
    }
    const Recording& recording = *index_.recording();
    picture.unit = text(recording.catalogue()[*normal].unit);
    const auto at = [&](std::size_t r) -> std::optional<ConePoint> {
        ConePoint p;
        p.normal = recording.value(*normal, r);
        if (!(p.normal > 0.0)) return std::nullopt;
        p.t1 = recording.value(*tangent, r);
        if (std::isnan(p.t1)) p.t1 = 0.0;
        p.mu = picture.mu;
        p.mode = modeOf(p.normal, p.t1, p.mu);
        return p;
    };
    UsualSize usual;
    for (std::size_t r = *row > 600 ? *row - 600 : 0; r <= *row; r += 2)
        if (const auto p = at(r)) usual.add(p->normal);
    picture.most = usual.size();
    const std::size_t first = *row > 4 * kTrail ? *row - 4 * kTrail : 0;
    for (std::size_t r = first; r < *row; r += 4)
        if (const auto p = at(r)) picture.trail.push_back(*p);
    if (const auto p = at(*row)) picture.now.push_back(*p);
    return picture;
}

std::optional<std::pair<std::string, std::string>> InspectorPanel::pairUnder(const model::ContactLaw& law) {
    const simulation::BodyScene* scene = bodies();
    if (!scene) return std::nullopt;
    const auto& contacts = document_.model().contacts;
    const auto number = static_cast<std::uint32_t>(std::find_if(contacts.begin(), contacts.end(), [&](const model::ContactLaw& c) { return c.name == law.name; }) - contacts.begin());
    const auto& parts = scene->input.parts;
    constexpr std::size_t kMost = 400; // parts looked at: a pair is found among the first, or it is rare
    for (std::size_t i = 0; i < std::min(parts.size(), kMost); ++i)
        for (std::size_t j = i + 1; j < std::min(parts.size(), kMost); ++j) {
            const auto &one = parts[i], &other = parts[j];
            if (one.body == other.body || (scene->input.bodies[one.body].fixed && scene->input.bodies[other.body].fixed)) continue;
            if (scene->names.law_of_pair[one.material * scene->input.materials + other.material] != number) continue;
            return std::pair{scene->names.bodies[one.body], scene->names.bodies[other.body]};
        }
    return std::nullopt;
}

} // namespace saltus::ui
