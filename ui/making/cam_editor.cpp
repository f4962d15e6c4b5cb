// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/making/cam_editor.h"

#include "core/authoring/cam_mechanism.h"
#include "core/authoring/cam_table.h"
#include "core/authoring/create.h"
#include "core/authoring/made_parts.h"
#include "core/base/input_file.h"
#include "core/model/edit.h"
#include "ui/document/document.h"
#include "ui/language/text.h"
#include "ui/look/error_text.h"
#include "ui/look/theme.h"
#include "ui/making/cam_diagrams.h"
#include "ui/making/cam_drawing.h"
#include "ui/making/cam_rows.h"
#include "ui/making/cam_values.h"
#include "ui/making/making_dialog.h"
#include "ui/making/mending.h"
#include "ui/making/field_unit.h"
#include "ui/panels/panel_kit.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

namespace saltus::ui {

namespace {

model::Function* function_of(model::Model& model, const QString& name) {
    const std::string head = name.toStdString() + '(';
    for (model::Function& function : model.functions)
        if (function.signature.compare(0, head.size(), head) == 0) return &function;
    return nullptr;
}

// The icon stands beside the first line.
class RemarkDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        option->decorationAlignment = Qt::AlignTop | Qt::AlignHCenter;
        option->displayAlignment = Qt::AlignTop | Qt::AlignLeft;
    }
};

} // namespace

CamEditor::CamEditor(Theme& theme, Document& document, QWidget* parent) : QDialog(parent), theme_(theme), document_(document) {
    setWindowTitle(tr("Cam"));
    setModal(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    column->addLayout(row, 1);
    buildLeft(row);
    buildRight(row);

    const MakingRow bottom(*this, *column,
                           {.also = tr("&Make a cam-follower from it"),
                            .alsoTip = tr("Adds the drive, the follower with its spring, the impacts between them, shapes and plots: a scene that runs"),
                            .applyTip = tr("Write the cam into the scene and go on here; one step of undo (Alt+A)"),
                            .okTip = tr("Write the cam into the scene and close (Ctrl+Return)")},
                           [this] { return apply(); });
    scene_ = bottom.also;
    state_ = bottom.state;
    apply_ = bottom.apply;
    ok_ = bottom.ok;
    connect(&document_, &Document::modelChanged, this, &CamEditor::showHead);
    connect(&document_, &Document::opened, this, [this] { edit({}); }); // another scene has its own cams
    connect(&theme_, &Theme::changed, this, &CamEditor::refresh); // icons have its colours
    resize(QSize(1120_px, 680_px).boundedTo(screen()->availableSize() * 0.95));
    edit({});
}

void CamEditor::buildLeft(QHBoxLayout* row) {
    auto* area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setMinimumWidth(330_px); // of a small display the values take less than half
    area->setMaximumWidth(424_px);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    auto* left = new QWidget(area);
    left->setMaximumWidth(424_px); // nothing to scroll to the side
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(16, 12, 16, 12);
    column->setSpacing(8);
    head_ = new QLabel(left);
    head_->setProperty("role", "section");
    column->addWidget(head_);
    note_ = noteLabel({}, left);
    column->addWidget(note_);

    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(6);
    grid->setColumnStretch(1, 1);
    int line = 0;
    const auto add = [&](const QString& text, QWidget* field, QWidget* focus) {
        auto* label = new QLabel(text, left);
        label->setBuddy(focus);
        label->setMinimumHeight(24_px);
        grid->addWidget(label, line, 0, Qt::AlignTop);
        grid->addWidget(field, line++, 1, Qt::AlignTop);
        return label;
    };
    preset_ = new QComboBox(left);
    for (int law = 0; law <= static_cast<int>(model::CamLaw::harmonic); ++law) preset_->addItem(camLawName(static_cast<model::CamLaw>(law)));
    preset_->addItem(tr("Spline by handles"));
    preset_->setPlaceholderText(tr("Begin with a whole cam…"));
    preset_->setCurrentIndex(-1);
    preset_->setToolTip(tr("A whole cam to begin with: dwell, rise, dwell, fall, dwell, or eight handles to drag"));
    preset_->setAccessibleName(tr("Preset"));
    preset_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // long names do not widen the column
    add(tr("&Preset"), preset_, preset_);
    connect(preset_, &QComboBox::activated, this, &CamEditor::setPreset);

    follower_ = new QComboBox(left);
    for (const auto kind : {model::CamFollower::knife, model::CamFollower::roller, model::CamFollower::flat}) follower_->addItem(camFollowerName(kind));
    follower_->setToolTip(tr("What touches the cam: an edge, a roller, or a face across its line"));
    follower_->setAccessibleName(tr("Follower"));
    add(tr("&Follower"), follower_, follower_);
    connect(follower_, &QComboBox::activated, this, [this](int index) {
        model::CamProfile next = profile_;
        next.follower = static_cast<model::CamFollower>(index);
        if (next.follower == model::CamFollower::roller && camNumber(next.roller, false) == 0.0) next.roller = camLength(0.125 * camNumber(next.base_radius, false));
        if (next.follower != model::CamFollower::roller) next.roller = 0.0;
        if (next.follower == model::CamFollower::flat) next.offset = 0.0;
        setProfile(std::move(next));
    });
    const auto value = [&](ValueField*& field, const QString& label, const QString& name, const QString& tip, model::Value model::CamProfile::*member) {
        field = new ValueField(theme_, left);
        field->edit()->setToolTip(tip);
        field->edit()->setAccessibleName(name);
        connect(field, &ValueField::committed, this, [this, member, made = field](const QString& text) {
            model::CamProfile next = profile_;
            next.*member = camTypedValue(text, unitOf(made), false);
            setProfile(std::move(next));
        });
        return add(label, field, field->edit());
    };
    value(base_, tr("&Base radius"), tr("Base radius"), tr("Of the circle on which the follower rests: 400 mm, 0.4 m, 16 in"), &model::CamProfile::base_radius);
    rollerLabel_ = value(roller_, tr("&Roller radius"), tr("Roller radius"), tr("Radius of the roller that runs on the cam"), &model::CamProfile::roller);
    offsetLabel_ = value(offset_, tr("O&ffset"), tr("Offset"), tr("Distance of the follower's line from the axis; a positive one makes the rise easier"), &model::CamProfile::offset);
    column->addLayout(grid);

    auto* title = new QHBoxLayout;
    auto* label = new QLabel(tr("One turn"), left);
    label->setProperty("role", "title");
    title->addWidget(label, 1);
    auto* table = new QPushButton(tr("&Import table…"), left);
    table->setToolTip(tr("Handles of a spline from a text file with two columns: angle, lift"));
    table->setAccessibleName(tr("Import table"));
    table->setAutoDefault(false);
    title->addWidget(table);
    column->addLayout(title);
    connect(table, &QPushButton::clicked, this, &CamEditor::chooseTable);
    tableError_ = new QLabel(left);
    tableError_->setProperty("role", "error");
    tableError_->setWordWrap(true);
    tableError_->hide();
    column->addWidget(tableError_);
    rows_ = new CamRows(theme_, left);
    column->addWidget(rows_);
    column->addStretch(1);
    connect(rows_, &CamRows::changed, this, [this] { setProfile(rows_->profile()); });
    area->setWidget(left);
    row->addWidget(area, 9);
}

void CamEditor::buildRight(QHBoxLayout* row) {
    auto* column = new QVBoxLayout;
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(1);
    auto* top = new QHBoxLayout;
    top->setSpacing(1);
    drawing_ = new CamDrawing(theme_, this);
    top->addWidget(drawing_, 3);
    remarks_ = new QListWidget(this);
    remarks_->setItemDelegate(new RemarkDelegate(remarks_));
    remarks_->setWordWrap(true);
    remarks_->setSpacing(4);
    remarks_->setMinimumWidth(130_px); // of a display of 800x600
    remarks_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    remarks_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    remarks_->setAccessibleName(tr("Remarks"));
    remarks_->setToolTip(tr("What to know of this cam; it runs all the same. A click shows the angle"));
    top->addWidget(remarks_, 2);
    column->addLayout(top, 5);
    diagrams_ = new CamDiagrams(theme_, this);
    column->addWidget(diagrams_, 6);
    row->addLayout(column, 11);
    connect(drawing_, &CamDrawing::angleChanged, diagrams_, &CamDiagrams::setAngle);
    connect(diagrams_, &CamDiagrams::angleChanged, drawing_, &CamDrawing::setAngle);
    connect(remarks_, &QListWidget::currentItemChanged, this, [this](QListWidgetItem* item) {
        if (item && item->data(Qt::UserRole).isValid()) diagrams_->setAngle(item->data(Qt::UserRole).toDouble());
    });
    const auto numbers = [](double angle, double lift) { return model::ValueVector{camAngle(angle), camLength(lift)}; };
    connect(diagrams_, &CamDiagrams::handleMoved, this, [this, numbers](int i, double angle, double lift) {
        model::CamProfile next = profile_;
        next.handles[static_cast<std::size_t>(i)] = numbers(angle, lift);
        setProfile(std::move(next));
    });
    connect(diagrams_, &CamDiagrams::handleAdded, this, [this, numbers](double angle, double lift) {
        model::CamProfile next = profile_;
        const auto at = std::find_if(next.handles.begin(), next.handles.end(), [&](const model::ValueVector& h) { return camNumber(h[0], true) > angle; });
        next.handles.insert(at, numbers(angle, lift));
        setProfile(std::move(next));
    });
    connect(diagrams_, &CamDiagrams::handleRemoved, this, [this](int i) {
        if (profile_.handles.size() <= 3) return;
        model::CamProfile next = profile_;
        next.handles.erase(next.handles.begin() + i);
        setProfile(std::move(next));
    });
}

void CamEditor::edit(const QString& functionName) {
    name_ = functionName;
    before_.clear();
    model::CamProfile next = authoring::cam_preset(model::CamLaw::arcs);
    for (const model::Function& function : document_.model().functions) {
        if (name_.isEmpty() || function.signature.rfind(name_.toStdString() + '(', 0) != 0) continue;
        if (function.profile) next = *function.profile;
        if (!function.profile) before_ = tr("%1 is a formula without a profile: Apply replaces it by this cam").arg(QString::fromStdString(function.signature));
        else if (!authoring::follows_profile(function)) before_ = tr("The formula of %1 was changed by hand: Apply replaces it by this cam").arg(QString::fromStdString(function.signature));
    }
    tableError_->hide();
    preset_->setCurrentIndex(name_.isEmpty() ? 0 : -1);
    setProfile(std::move(next));
    base_->edit()->setFocus();
}

void CamEditor::setPreset(int index) {
    model::CamProfile next = index <= static_cast<int>(model::CamLaw::harmonic) ? authoring::cam_preset(static_cast<model::CamLaw>(index)) : authoring::cam_preset_spline();
    next.follower = profile_.follower;
    next.roller = profile_.roller;
    next.offset = profile_.offset;
    tableError_->hide();
    setProfile(std::move(next));
}

void CamEditor::setProfile(model::CamProfile profile) {
    profile_ = std::move(profile);
    refresh();
}

void CamEditor::refresh() {
    auto cam = authoring::Cam::create(profile_);
    valid_ = cam.has_value();
    const Errors errors = valid_ ? Errors{} : std::move(cam.error());
    if (valid_) good_ = profile_;
    const auto set = [&](ValueField* field, const model::Value& value, const std::string& place) {
        QString wrong;
        hideMending(field);
        for (const Error& error : errors)
            if (error.place.object == place) {
                wrong = errorText(error);
                mendCam(field, error, profile_, good_, [this](model::CamProfile next) { setProfile(std::move(next)); });
            }
        const auto [text, unit] = camFieldText(value, false);
        field->setError({});
        field->edit()->setModified(false);
        showValue(field, text, unit);
        field->setError(wrong);
    };
    set(base_, profile_.base_radius, "profile.base_radius");
    set(roller_, profile_.roller, "profile.roller");
    set(offset_, profile_.offset, "profile.offset");
    follower_->setCurrentIndex(static_cast<int>(profile_.follower));
    const bool roller = profile_.follower == model::CamFollower::roller, flat = profile_.follower == model::CamFollower::flat;
    roller_->setVisible(roller);
    rollerLabel_->setVisible(roller);
    offset_->setVisible(!flat);
    offsetLabel_->setVisible(!flat);
    rows_->setProfile(profile_, errors, good_);

    drawing_->setStale(!valid_);
    diagrams_->setStale(!valid_);
    remarks_->clear();
    if (valid_) {
        std::vector<CamDiagrams::Handle> handles;
        for (const model::ValueVector& row : profile_.handles) handles.push_back({camNumber(row[0], true), camNumber(row[1], false)});
        drawing_->setCam(*cam);
        diagrams_->setCam(*cam);
        diagrams_->setHandles(std::move(handles));
        for (const authoring::CamRemark& remark : cam->remarks()) {
            auto* item = new QListWidgetItem(theme_.icon(QStringLiteral("warn")), errorText(remark.message, remark.remedy), remarks_);
            item->setData(Qt::UserRole, remark.angle);
        }
        if (remarks_->count() == 0) {
            auto* item = new QListWidgetItem(theme_.icon(QStringLiteral("check")), tr("Nothing to remark: no undercut, no jump, a pressure angle below 30°"), remarks_);
            item->setFlags(Qt::ItemIsEnabled);
        }
    } else {
        diagrams_->setHandles({});
        for (const Error& error : errors) new QListWidgetItem(theme_.icon(QStringLiteral("warn"), theme_.colors().error), errorText(error), remarks_);
    }
    apply_->setEnabled(valid_);
    ok_->setEnabled(valid_);
    state_->setText(valid_ ? QString() : tr("Mend what is marked first"));
    showHead();
}

bool CamEditor::canMakeScene() const {
    return name_.isEmpty() && document_.isBlank() && document_.model().parameters.empty() && document_.model().functions.empty();
}

void CamEditor::showHead() {
    head_->setText(name_.isEmpty() ? tr("New cam") : tr("Cam %1").arg(name_));
    note_->setText(before_);
    note_->setVisible(!before_.isEmpty());
    scene_->setVisible(canMakeScene());
}

bool CamEditor::apply() {
    if (!valid_ || !document_.isOpen()) return false;
    const model::Model& now = document_.model();
    model::Model next = now;
    QString name = name_;
    if (canMakeScene() && scene_->isChecked()) {
        auto made = authoring::cam_follower(profile_);
        if (!made) return false;
        next.parameters = std::move(made->parameters);
        next.functions = std::move(made->functions);
        next.drives = std::move(made->drives);
        next.expressions = std::move(made->expressions);
        next.systems = std::move(made->systems);
        next.interactions = std::move(made->interactions);
        next.run = std::move(made->run);
        next.views = std::move(made->views);
        if (next.title.empty()) next.title = made->title;
        name = QStringLiteral("cam");
    } else {
        model::Function* function = name.isEmpty() ? nullptr : function_of(next, name);
        if (!function) {
            name = QString::fromStdString(authoring::TakenNames(now).take(name.isEmpty() ? "cam" : name.toStdString()));
            model::Function made;
            made.signature = name.toStdString() + "(b)";
            made.help = "Distance from the axis to the contact at the cam's angle b, m";
            next.functions.push_back(std::move(made));
            function = &next.functions.back();
        }
        function->profile = profile_;
    }
    authoring::make_parts(next); // what is wrong elsewhere stays as it is
    model::Edit edit = model::difference(now, next);
    before_.clear();
    const bool fresh = name_.isEmpty();
    name_ = name;
    if (!edit.empty()) document_.edit(std::move(edit), fresh ? tr("New cam %1").arg(name) : tr("Cam %1").arg(name));
    showHead();
    emit applied(name);
    return true;
}

void CamEditor::chooseTable() {
    const QString path = QFileDialog::getOpenFileName(this, tr("Import table"), {}, tr("Tables (*.csv *.tsv *.txt *.dat);;All files (*)"));
    if (!path.isEmpty()) importTable(path);
}

bool CamEditor::importTable(const QString& filePath) {
    const auto wrong = [this](const QString& text) {
        tableError_->setText(text);
        tableError_->show();
        return false;
    };
    const auto text = io::read_file(filePath.toStdString(), std::size_t{4} << 20);
    if (!text) return wrong(tr("%1 cannot be read: %2").arg(plainName(QFileInfo(filePath).fileName()), errorText(text.error())));
    auto handles = authoring::parse_cam_table(*text, QFileInfo(filePath).fileName().toStdString());
    if (!handles) {
        QStringList lines;
        for (const Error& error : handles.error()) lines += tr("Line %1: %2").arg(QString::number(error.place.line), errorText(error));
        if (lines.size() > 4) lines = lines.mid(0, 4) << tr("and more");
        return wrong(lines.join(QLatin1Char('\n')));
    }
    tableError_->hide();
    model::CamProfile next = profile_;
    next.segments.clear();
    next.handles = std::move(*handles);
    preset_->setCurrentIndex(-1);
    setProfile(std::move(next));
    return true;
}

} // namespace saltus::ui

#include "moc_cam_editor.cpp"
