// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/outline_model.h"

#include "core/authoring/drives.h"
#include "core/model/expand.h"
#include "core/model/names.h"
#include "core/model/parameter_numbers.h"
#include "ui/language/language.h"
#include "ui/language/text.h"
#include "ui/look/drag_names.h"
#include "ui/look/format.h"
#include "ui/look/theme.h"

#include <QApplication>
#include <QBrush>

#include <algorithm>
#include <map>
#include <unordered_set>

namespace saltus::ui {

namespace {


QString shownName(const std::string& name, const std::string& label) {
    return label.empty() ? partName(name) : sceneName(label);
}

const char* iconOf(model::ShapeKind kind) {
    switch (kind) {
    case model::ShapeKind::sphere: return "sphere";
    case model::ShapeKind::box: return "box";
    case model::ShapeKind::cylinder: return "cylinder";
    case model::ShapeKind::cam: return "cam";
    case model::ShapeKind::follower: return "slider";
    case model::ShapeKind::spring: return "spring";
    case model::ShapeKind::ground: return "ground";
    case model::ShapeKind::guide: return "slider";
    }
    return "mesh";
}

const char* iconOf(const model::Body& body) {
    if (body.shapes.size() != 1) return "mesh";
    struct Icon {
        const char* operator()(const model::SphereShape&) const { return "sphere"; }
        const char* operator()(const model::BoxShape&) const { return "box"; }
        const char* operator()(const model::CylinderShape&) const { return "cylinder"; }
        const char* operator()(const model::CapsuleShape&) const { return "capsule"; }
        const char* operator()(const model::ConeShape&) const { return "cone"; }
        const char* operator()(const model::HalfSpaceShape&) const { return "ground"; }
        const char* operator()(const model::HullShape&) const { return "mesh"; }
        const char* operator()(const model::MeshShape&) const { return "mesh"; }
        const char* operator()(const model::DiscShape&) const { return "disc"; }
    };
    return std::visit(Icon{}, body.shapes.front());
}

// As in the palette. A padlock is the mark of what is locked.
const char* iconOf(const model::Joint& joint) {
    switch (joint.kind) {
    case model::JointKind::fixed: return "weld";
    case model::JointKind::prismatic: return "slider";
    case model::JointKind::cylindrical: return "sleeve";
    case model::JointKind::ball: return "ball-joint";
    case model::JointKind::twist: return "drive";
    case model::JointKind::distance: break;
    default: return std::ranges::any_of(joint.coordinates, [](const model::JointCoordinate& c) { return c.drive != model::DriveKind::none; }) ? "drive" : "hinge";
    }
    // A rod keeps its length; a rope has limits, a spring has none.
    return joint.coordinates.empty() ? "rod" : !joint.coordinates.front().limits.empty() ? "rope" : "spring";
}

// A first-order system has no body: it is a relay where a relay acts on it, else a circuit.
const char* iconOf(const model::Model& m, const model::System& system) {
    if (!model::is_first_order(system.kind)) return "mesh";
    for (const auto& i : m.interactions)
        for (const std::string& joined : i.between)
            if (model::base_of(joined) == system.name && std::holds_alternative<model::RelayLaw>(i.law)) return "relay";
    return "diode";
}

const char* iconOf(const model::Interaction& i) {
    if (std::holds_alternative<model::RelayLaw>(i.law)) return "relay";
    return model::is_first_order(i.relation) && std::holds_alternative<model::ComplementarityLaw>(i.law) ? "diode" : "law";
}

// Copies are addressed by group and number in the index's id; ids of plain nodes have no number.
constexpr quintptr kCopyBits = 24; // at most 16 million copies of one block
quintptr idOf(int node, int copy = -1) {
    return (static_cast<quintptr>(node) << kCopyBits) | static_cast<quintptr>(copy + 1);
}
int nodeOf(quintptr id) { return static_cast<int>(id >> kCopyBits); }
int copyOf(quintptr id) { return static_cast<int>(id & ((quintptr{1} << kCopyBits) - 1)) - 1; }

} // namespace

OutlineModel::OutlineModel(Theme& theme, QObject* parent) : QAbstractItemModel(parent), nodes_(1), theme_(theme) {
    connect(&theme, &Theme::changed, this, [this] {
        if (rowCount() > 0) emit dataChanged(index(0, 0), index(rowCount() - 1, 0));
    });
}

int OutlineModel::add(int parent, Node node) {
    node.text = plainName(node.text);
    node.detail = plainName(node.detail);
    node.tip = plain(node.tip);
    node.parent = parent;
    node.row = static_cast<int>(nodes_[static_cast<std::size_t>(parent)].children.size());
    const int id = static_cast<int>(nodes_.size());
    nodes_[static_cast<std::size_t>(parent)].children.push_back(id);
    nodes_.push_back(std::move(node));
    return id;
}

void OutlineModel::clear() {
    beginResetModel();
    nodes_.assign(1, {});
    byName_.clear();
    endResetModel();
}

bool OutlineModel::setModel(const model::Model& m) {
    std::vector<Node> before = std::move(nodes_);
    build(m);
    if (nodes_ == before) return false;
    std::swap(nodes_, before); // the view is told before its rows change
    beginResetModel();
    std::swap(nodes_, before);
    byName_.clear();
    byName_.reserve(static_cast<qsizetype>(nodes_.size()));
    for (const bool shapes : {false, true}) // a system before a shape of the same name, and the first of several
        for (std::size_t i = 1; i < nodes_.size(); ++i) {
            const Node& n = nodes_[i];
            if (n.shape == shapes && !byName_.contains(n.name)) byName_.insert(n.name, static_cast<int>(i));
        }
    endResetModel();
    return true;
}

void OutlineModel::setMarks(const QSet<QString>& hidden, const QSet<QString>& locked) {
    hidden_ = hidden;
    locked_ = locked;
    if (rowCount() > 0) emit dataChanged(index(0, 0), index(rowCount() - 1, 0), {hiddenRole, lockedRole});
}

bool OutlineModel::marked(const QSet<QString>& set, const QString& name) const {
    return set.contains(name) || set.contains(name.section(QLatin1Char('['), 0, 0));
}

bool OutlineModel::marked(const QSet<QString>& set, const Node& node, const QString& name) const {
    if (node.group.isEmpty()) return !name.isEmpty() && marked(set, name);
    return std::all_of(node.children.begin(), node.children.end(), [&](int child) { return marked(set, nodes_[static_cast<std::size_t>(child)].name); });
}

QStringList OutlineModel::namesOf(const Node& node, const QString& name) const {
    if (node.group.isEmpty()) return name.isEmpty() ? QStringList() : QStringList{name};
    QStringList names;
    for (const int child : node.children) names << nodes_[static_cast<std::size_t>(child)].name;
    return names;
}

void OutlineModel::build(const model::Model& m) {
    nodes_.assign(1, {});
    const auto values = model::parameter_numbers(m).value_or(std::vector<double>());
    const auto copies = [&](const std::optional<model::Repeat>& repeat, const std::string& name) {
        if (!repeat) return 0;
        const auto count = model::repeat_count(m, *repeat, values, name);
        return count ? static_cast<int>(std::min<std::size_t>(*count, (std::size_t{1} << kCopyBits) - 2)) : 0;
    };
    const auto titled = [&](QString shown, int count) {
        return count > 0 ? QStringLiteral("%1 × %2").arg(shown, groupedInteger(count)) : shown;
    };

    const int world = add(0, {tr("World"), QStringLiteral("world"), {}, {}, text(m.title)});
    std::vector<bool> shownDrives(m.drives.size(), false);
    const auto addDrive = [&](int parent, std::size_t i) {
        shownDrives[i] = true;
        const auto& d = m.drives[i];
        add(parent, {tr("Drive %1").arg(sceneName(d.label.empty() ? d.name : d.label)), QStringLiteral("drive"), text(d.name), {},
                     tr("%1, rate %2").arg(text(d.name), text(d.rate.formula()))});
    };
    // Scenery first, each with the drives that turn it; shapes that stand for a system go under it.
    for (const auto& s : m.views.shapes) {
        if (!s.object.empty()) continue;
        const int count = copies(s.repeat, s.name);
        const int node = add(world, {titled(shownName(s.name, {}), count), QLatin1String(iconOf(s.kind)), text(s.name), {},
                                     tr("Shape %1").arg(text(s.name)), -1, 0, {}, count});
        nodes_.back().shape = nodes_.back().hides = true;
        if (count > 0) continue;
        for (std::size_t i = 0; i < m.drives.size(); ++i)
            if (!shownDrives[i] && s.angle.formula() == m.drives[i].name) addDrive(node, i);
    }
    for (std::size_t i = 0; i < m.drives.size(); ++i)
        if (!shownDrives[i]) addDrive(world, i);
    // Motors and controllers stand under the joint that they drive.
    std::map<std::string, std::vector<std::string>> drives; // of a joint: the parts that stand for its drives
    std::unordered_set<std::string> driving;
    for (const auto& joint : m.joints)
        for (std::size_t c = 0; c < joint.coordinates.size(); ++c)
            if (const auto drive = authoring::drive_on(m, joint.name, c)) {
                const bool system = std::any_of(m.systems.begin(), m.systems.end(), [&](const auto& s) { return s.name == drive->drive; });
                const std::string part = system ? drive->drive : drive->drive + "_order";
                drives[joint.name].push_back(part);
                driving.insert(part);
            }
    for (const auto& s : m.systems) {
        if (driving.count(s.name) > 0) continue;
        QString icon = QLatin1String(iconOf(m, s));
        const model::Shape* own = nullptr;
        for (const auto& shape : m.views.shapes)
            if (shape.object == s.name && (!own || shape.name == s.name)) own = &shape;
        if (own) icon = QLatin1String(iconOf(own->kind));
        const int count = copies(s.repeat, s.name);
        const int node = add(world, {titled(shownName(s.name, s.label), count), icon, text(s.name), {},
                                     tr("System %1").arg(text(s.name)), -1, 0, {}, count});
        nodes_.back().hides = own != nullptr;
        if (count > 0) continue;
        for (const auto& shape : m.views.shapes)
            if (shape.object == s.name && shape.name != s.name) {
                add(node, {shownName(shape.name, {}), QLatin1String(iconOf(shape.kind)), text(shape.name), {},
                           tr("Shape %1 of %2").arg(text(shape.name), text(s.name))});
                nodes_.back().shape = nodes_.back().hides = true;
            }
    }
    const QString fixedBody = tr("Body %1, fixed"), anyBody = tr("Body %1"), anyJoint = tr("Joint %1"); // of thousands
    // A group stands where its first part does.
    std::map<std::string, int> groups;
    const auto under = [&](const std::string& group) {
        if (group.empty()) return world;
        const auto known = groups.find(group);
        if (known != groups.end()) return known->second;
        const int node = add(world, {text(group), QStringLiteral("folder"), {}, {}, tr("Group %1").arg(text(group))});
        nodes_[static_cast<std::size_t>(node)].group = text(group);
        return groups[group] = node;
    };
    for (const auto& body : m.bodies) {
        const int count = copies(body.repeat, body.name);
        add(under(body.group), {titled(shownName(body.name, body.label), count), QLatin1String(iconOf(body)), text(body.name), {},
                               {}, -1, 0, {}, count, true, {}, body.fixed ? fixedBody : anyBody});
        nodes_.back().hides = true;
    }
    for (const auto& joint : m.joints) {
        const int count = copies(joint.repeat, joint.name);
        const int node = add(under(joint.group), {titled(shownName(joint.name, joint.label), count), QLatin1String(iconOf(joint)), text(joint.name), {},
                                                  {}, -1, 0, {}, count, true, {}, anyJoint});
        for (const std::string& part : drives[joint.name]) {
            std::string label;
            for (const auto& s : m.systems)
                if (s.name == part) label = s.label;
            for (const auto& e : m.expressions)
                if (e.name == part) label = e.label;
            add(node, {shownName(part, label), QStringLiteral("drive"), text(part), {}, tr("Drives the joint %1").arg(text(joint.name))});
        }
    }
    if (!m.materials.empty() || !m.contacts.empty()) {
        const int materials = add(world, {tr("Materials"), QStringLiteral("law"), {}, {}, tr("Materials and what happens between them")});
        for (const auto& material : m.materials)
            add(materials, {shownName(material.name, {}), QStringLiteral("cube"), text(material.name), {}, tr("Material %1").arg(text(material.name))});
        for (const auto& law : m.contacts) {
            QString pair = law.label.empty() ? QString() : sceneName(law.label);
            if (pair.isEmpty()) pair = law.between.size() == 2 ? QStringLiteral("%1 – %2").arg(text(law.between[0]), text(law.between[1])) : tr("Every other pair");
            add(materials, {pair, QStringLiteral("law"), text(law.name), {}, tr("Contact law %1").arg(text(law.name))});
        }
    }
    for (const auto& i : m.interactions) {
        const int count = copies(i.repeat, i.name);
        const bool contact = !model::is_first_order(i.relation);
        add(world, {titled(i.label.empty() ? shownName(i.name, {}) : contact ? tr("Contact %1").arg(sceneName(i.label)) : sceneName(i.label), count),
                    QLatin1String(iconOf(i)), text(i.name), {}, tr("Interaction %1").arg(text(i.name)), -1, 0, {}, count});
    }
    if (!m.expressions.empty() || !m.views.plots.empty()) {
        const int observers = add(0, {tr("Observers"), QStringLiteral("section"), {}, {}, tr("Named signals and sections")});
        for (const auto& e : m.expressions) {
            if (driving.count(e.name) > 0) continue;
            QString name = sceneName(e.label.empty() ? e.name : e.label);
            if (!e.label.empty() && e.label != e.name) name += QStringLiteral("  ") + text(e.name);
            add(observers, {name, QStringLiteral("trail"), text(e.name), {}, tr("%1 = %2").arg(text(e.name), text(e.formula.formula()))});
        }
        for (const auto& p : m.views.plots)
            if (std::holds_alternative<model::StroboscopicPlot>(p.kind) || std::holds_alternative<model::ImpactPlot>(p.kind) ||
                std::holds_alternative<model::PlanePlot>(p.kind))
                add(observers, {sceneName(p.title.empty() ? p.name : p.title), QStringLiteral("section"), text(p.name), {},
                                tr("Section %1").arg(text(p.name))});
    }
    // What has a place in the view can be locked.
    std::unordered_set<std::string> drawn; // besides bodies and joints, which may be many
    for (const auto& s : m.systems) drawn.insert(s.name);
    for (const auto& shape : m.views.shapes) drawn.insert(shape.name);
    for (Node& node : nodes_) node.drawn = node.drawn || !node.group.isEmpty() || (!drawn.empty() && drawn.count(node.name.toStdString()) > 0);
}

QModelIndex OutlineModel::find(const QString& name) const {
    if (name.isEmpty()) return {};
    if (const auto found = byName_.constFind(name); found != byName_.constEnd()) return createIndex(nodes_[static_cast<std::size_t>(*found)].row, 0, idOf(*found));
    const auto open = name.lastIndexOf(QLatin1Char('[')); // a copy
    if (open < 0 || !name.endsWith(QLatin1Char(']'))) return {};
    const auto group = byName_.constFind(name.left(open));
    if (group == byName_.constEnd()) return {};
    bool ok = false;
    const int copy = name.mid(open + 1, name.size() - open - 2).toInt(&ok);
    return ok && copy >= 0 && copy < nodes_[static_cast<std::size_t>(*group)].copies ? createIndex(copy, 0, idOf(*group, copy)) : QModelIndex();
}

QModelIndex OutlineModel::index(int row, int column, const QModelIndex& parent) const {
    if (column != 0 || row < 0) return {};
    const int node = parent.isValid() ? nodeOf(parent.internalId()) : 0;
    if (parent.isValid() && copyOf(parent.internalId()) >= 0) return {};
    const Node& n = nodes_[static_cast<std::size_t>(node)];
    if (n.copies > 0) return row < n.copies ? createIndex(row, 0, idOf(node, row)) : QModelIndex();
    if (row >= static_cast<int>(n.children.size())) return {};
    return createIndex(row, 0, idOf(n.children[static_cast<std::size_t>(row)]));
}

QModelIndex OutlineModel::parent(const QModelIndex& index) const {
    if (!index.isValid()) return {};
    const int node = nodeOf(index.internalId());
    if (copyOf(index.internalId()) >= 0) return createIndex(nodes_[static_cast<std::size_t>(node)].row, 0, idOf(node));
    const int parent = nodes_[static_cast<std::size_t>(node)].parent;
    if (parent <= 0) return {};
    return createIndex(nodes_[static_cast<std::size_t>(parent)].row, 0, idOf(parent));
}

int OutlineModel::rowCount(const QModelIndex& parent) const {
    if (!parent.isValid()) return static_cast<int>(nodes_[0].children.size());
    if (parent.column() != 0 || copyOf(parent.internalId()) >= 0) return 0;
    const Node& n = nodes_[static_cast<std::size_t>(nodeOf(parent.internalId()))];
    return n.copies > 0 ? n.copies : static_cast<int>(n.children.size());
}

QVariant OutlineModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const Node& n = nodes_[static_cast<std::size_t>(nodeOf(index.internalId()))];
    const int copy = copyOf(index.internalId());
    const QString name = copy >= 0 ? QStringLiteral("%1[%2]").arg(n.name).arg(copy) : n.name;
    switch (role) {
    case Qt::DisplayRole: return copy >= 0 ? name : n.text;
    // A pixmap: an icon would show its "on" state for open branches.
    case Qt::DecorationRole: return theme_.pixmap(n.icon, 16, theme_.colors().text, qApp->devicePixelRatio());
    case Qt::ToolTipRole: return copy >= 0 ? name : n.tip.isEmpty() ? plain(n.tipOf.arg(n.name)) : n.tip;
    case nameRole: return name;
    case Qt::EditRole: return n.group.isEmpty() ? n.name : n.group;
    case namesRole: return namesOf(n, name);
    case groupRole: return n.group;
    case hiddenRole: return marked(hidden_, n, name);
    case lockedRole: return marked(locked_, n, name);
    case canHideRole: return n.hides || !n.group.isEmpty();
    case canLockRole: return n.drawn;
    case Qt::ForegroundRole:
        if (marked(hidden_, n, name)) return QBrush(theme_.colors().secondary);
        return {};
    default: return {};
    }
}

bool OutlineModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::EditRole || !index.isValid()) return false;
    const QString name = index.data(nameRole).toString(), wanted = value.toString().trimmed();
    const QString group = index.data(groupRole).toString();
    if (!group.isEmpty()) {
        if (group != wanted) emit groupRenameRequested(group, wanted);
    } else if (name != wanted) {
        emit renameRequested(name, wanted);
    }
    return false; // the scene changes first; the rows follow
}

Qt::ItemFlags OutlineModel::flags(const QModelIndex& index) const {
    Qt::ItemFlags f = QAbstractItemModel::flags(index);
    if (index.isValid() && copyOf(index.internalId()) < 0 && (!index.data(nameRole).toString().isEmpty() || !index.data(groupRole).toString().isEmpty())) f |= Qt::ItemIsEditable;
    return index.isValid() ? f | Qt::ItemIsDragEnabled : f;
}

QMimeData* OutlineModel::mimeData(const QModelIndexList& list) const {
    DraggedNames names;
    for (const QModelIndex& at : list) {
        const QStringList parts = at.data(namesRole).toStringList();
        if (parts.isEmpty()) names.objects << kDraggedWorld;
        for (const QString& name : parts)
            if (!names.objects.contains(name)) names.objects << name;
    }
    auto* data = new QMimeData;
    setDragged(*data, names);
    return data;
}

} // namespace saltus::ui

#include "moc_outline_model.cpp"
