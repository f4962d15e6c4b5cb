// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/panel_kit.h"

#include "ui/language/text.h"
#include "ui/look/format.h"
#include "ui/look/popup_menu.h"
#include "ui/look/theme.h"
#include "ui/panels/turns_hint.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QStyle>
#include <QToolButton>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <limits>

namespace saltus::ui {

// --- SignalIndex ----------------------------------------------------------------------------------------------------

void SignalIndex::set(std::shared_ptr<const Recording> recording) {
    recording_ = std::move(recording);
}

std::optional<std::size_t> SignalIndex::find(std::string_view name) const {
    return recording_ ? recording_->catalogue().find(name) : std::nullopt;
}

std::optional<std::size_t> SignalIndex::rowAt(double time) const {
    if (!recording_ || recording_->rows() == 0) return std::nullopt;
    return recording_->row_at(time);
}

double SignalIndex::value(std::string_view name, std::size_t row) const {
    const auto column = find(name);
    return column ? recording_->value(*column, row) : std::numeric_limits<double>::quiet_NaN();
}

// --- small things ---------------------------------------------------------------------------------------------------

PanelBase::PanelBase(Theme& theme, QWidget* parent) : QWidget(parent), theme_(theme) {
    connect(&theme, &Theme::changed, this, [this] { update(); });
}

void PanelBase::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.fillRect(rect(), theme_.colors().panel);
}

QToolButton* iconButton(Theme& theme, const QString& icon, const QString& tip, QWidget* parent, int side) {
    auto* button = new QToolButton(parent);
    button->setIcon(theme.icon(icon));
    button->setIconSize({16_px, 16_px});
    button->setFixedSize(scaledLength(side), scaledLength(side));
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    button->setFocusPolicy(Qt::TabFocus);
    QObject::connect(&theme, &Theme::changed, button, [button, icon, &theme] { button->setIcon(theme.icon(icon)); });
    return button;
}

void paintSwatch(QPainter& painter, double left, double middle, const QColor& color) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawRoundedRect(QRectF(left, std::round(middle) - 4, 8, 8), 2, 2);
    painter.restore();
}

int rowHeight(const Theme& theme) {
    return std::max<int>(measure::row, QFontMetrics(theme.font(TextSize::normal)).height() + 6);
}

QString roundNumber(double value) { return QString::number(value, 'g', 6).replace(QLatin1Char('-'), QChar(0x2212)); }

QLabel* noteLabel(const QString& text, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    label->setProperty("role", "small");
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setContentsMargins(measure::panelPadding, 2, measure::panelPadding, 4);
    return label;
}

// --- PanelHead ------------------------------------------------------------------------------------------------------

PanelHead::PanelHead(Theme& theme, const QString& title, QWidget* parent) : QWidget(parent), theme_(theme), title_(title) {
    setFixedHeight(measure::headHeight);
    row_ = new QHBoxLayout(this);
    row_->setContentsMargins(measure::panelPadding, 0, 8, 1);
    row_->setSpacing(0);
    row_->addStretch(1);
    connect(&theme, &Theme::changed, this, [this] { update(); });
}

void PanelHead::setTitle(const QString& title) {
    const QString shownTitle = plainName(title);
    if (shownTitle == title_) return;
    title_ = shownTitle;
    update();
}

void PanelHead::setDetail(const QString& detail) {
    const QString shownDetail = plainName(detail);
    if (shownDetail == detail_) return;
    detail_ = shownDetail;
    update();
}

QToolButton* PanelHead::addButton(const QString& icon, const QString& tip) {
    auto* button = iconButton(theme_, icon, tip, this);
    row_->addWidget(button);
    return button;
}

QLineEdit* PanelHead::addSearch(const QString& tip) {
    auto* button = addButton(QStringLiteral("search"), tip);
    button->setCheckable(true);
    search_ = new QLineEdit(this);
    search_->setPlaceholderText(tip);
    search_->setClearButtonEnabled(true);
    search_->setAccessibleName(tip);
    search_->hide();
    search_->installEventFilter(this);
    connect(button, &QToolButton::toggled, this, [this](bool on) {
        search_->setVisible(on);
        if (on)
            search_->setFocus();
        else
            search_->clear();
        update();
    });
    return search_;
}

void PanelHead::endSearch() {
    for (auto* b : findChildren<QToolButton*>(Qt::FindDirectChildrenOnly))
        if (b->isCheckable()) b->setChecked(false);
}

void PanelHead::resizeEvent(QResizeEvent*) {
    if (!search_) return;
    int buttons = 0;
    for (const auto* b : findChildren<QToolButton*>(Qt::FindDirectChildrenOnly)) buttons += b->width();
    search_->setGeometry(8, 4, width() - 20 - buttons, height() - 9);
}

bool PanelHead::eventFilter(QObject* watched, QEvent* event) {
    if (watched == search_ && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        endSearch();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void PanelHead::paintEvent(QPaintEvent*) {
    QPainter p(this);
    const Colors& c = theme_.colors();
    p.fillRect(rect(), c.panel);
    p.fillRect(0, height() - 1, width(), 1, c.border);
    if (search_ && search_->isVisible()) return;
    int buttons = 0;
    for (const auto* b : findChildren<QToolButton*>(Qt::FindDirectChildrenOnly))
        if (b->isVisible()) buttons += b->width();
    QRect area(measure::panelPadding, 0, width() - measure::panelPadding - 16 - buttons, height() - 1);
    p.setFont(theme_.font(TextSize::normal, true));
    p.setPen(c.text);
    const QFontMetrics bold(p.font());
    const QString title = bold.elidedText(title_, Qt::ElideRight, area.width());
    p.drawText(area, Qt::AlignVCenter | Qt::AlignLeft, title);
    area.setLeft(area.left() + bold.horizontalAdvance(title) + 10);
    if (detail_.isEmpty() || area.width() < 24) return;
    p.setFont(theme_.font(TextSize::normal));
    p.setPen(c.secondary);
    p.drawText(area, Qt::AlignVCenter | Qt::AlignLeft,
               QFontMetrics(p.font()).elidedText(detail_, Qt::ElideRight, area.width()));
}

// --- ReadoutList ----------------------------------------------------------------------------------------------------

ReadoutList::ReadoutList(Theme& theme, QWidget* parent, int unitColumn)
    : QWidget(parent), theme_(theme), unitColumn_{unitColumn} {
    setAccessibleName(tr("Values"));
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&theme, &Theme::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void ReadoutList::setRows(std::vector<Readout> rows) {
    for (Readout& r : rows) r.label = plainName(r.label), r.value = plainName(r.value), r.unit = plainName(r.unit);
    if (rows.size() != rows_.size()) {
        rows_ = std::move(rows);
        current_ = 0;
        updateGeometry();
        update();
        return;
    }
    const int h = rowHeight(theme_);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Readout &a = rows[i], &b = rows_[i];
        if (a.value != b.value || a.unit != b.unit || a.label != b.label || a.swatch != b.swatch)
            update(0, static_cast<int>(i) * h, width(), h);
    }
    rows_ = std::move(rows);
}

QSize ReadoutList::sizeHint() const { return {200, static_cast<int>(rows_.size()) * rowHeight(theme_)}; }

int ReadoutList::rowAt(int y) const {
    const int row = y / rowHeight(theme_);
    return y >= 0 && row < static_cast<int>(rows_.size()) ? row : -1;
}

void ReadoutList::paintEvent(QPaintEvent* event) {
    QPainter p(this);
    const Colors& c = theme_.colors();
    const int h = rowHeight(theme_);
    const QFont font = theme_.font(TextSize::normal);
    QFont italic = font;
    italic.setItalic(true);
    const QFontMetrics metrics(font);
    // Words and counts without numbers to compare begin where the text of fields does.
    const bool texts = std::all_of(rows_.begin(), rows_.end(), [](const Readout& r) { return r.exact.isEmpty() && r.unit.isEmpty() && !r.swatch.isValid(); });
    int textsLeft = kFieldLeft + kFieldText;
    for (const Readout& r : rows_) textsLeft = std::max(textsLeft, std::min(width() * 6 / 10, measure::panelPadding + metrics.horizontalAdvance(r.label) + 8));
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        const QRect row(0, static_cast<int>(i) * h, width(), h);
        if (!row.intersects(event->rect())) continue;
        const Readout& r = rows_[i];
        if (hasFocus() && static_cast<int>(i) == current_) {
            p.setRenderHint(QPainter::Antialiasing);
            p.setPen(QPen(c.accent, 1));
            p.setBrush(Qt::NoBrush);
            p.drawRoundedRect(QRectF(row).adjusted(6.5, 1.5, -6.5, -1.5), 4, 4);
        }
        int left = measure::panelPadding;
        if (r.swatch.isValid()) {
            paintSwatch(p, left, row.center().y() + 0.5, r.swatch);
            left += 20;
        }
        if (texts) {
            p.setFont(r.italic ? italic : font);
            p.setPen(c.secondary);
            p.drawText(QRect(left, row.top(), textsLeft - left - 4, h), Qt::AlignVCenter | Qt::AlignLeft, metrics.elidedText(r.label, Qt::ElideRight, textsLeft - left - 4));
            p.setFont(font);
            p.setPen(c.text);
            const int room = width() - textsLeft - measure::panelPadding;
            p.drawText(QRect(textsLeft, row.top(), room, h), Qt::AlignVCenter | Qt::AlignLeft, metrics.elidedText(r.value, Qt::ElideRight, room));
            continue;
        }
        // Long texts take the unit's column too.
        const int column = r.unit.isEmpty() && metrics.horizontalAdvance(r.value) > width() - unitColumn_ - left - 110_px
                               ? measure::panelPadding : unitColumn_ + 8;
        const int right = width() - column;
        p.setFont(r.italic ? italic : font);
        p.setPen(c.secondary);
        const QString label = metrics.elidedText(r.label, Qt::ElideRight, (right - left) * 6 / 10);
        p.drawText(QRect(left, row.top(), right - left, h), Qt::AlignVCenter | Qt::AlignLeft, label);
        p.setFont(font);
        p.setPen(c.text);
        const int free = right - left - metrics.horizontalAdvance(label) - 8;
        p.drawText(QRect(right - free, row.top(), free, h), Qt::AlignVCenter | Qt::AlignRight,
                   metrics.elidedText(r.value, Qt::ElideRight, free));
        p.setPen(c.secondary);
        p.drawText(QRect(right + 8, row.top(), unitColumn_ - 4, h), Qt::AlignVCenter | Qt::AlignLeft,
                   metrics.elidedText(r.unit, Qt::ElideRight, unitColumn_ - 4));
    }
}

bool ReadoutList::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int row = rowAt(help->pos().y());
        if (row < 0) {
            QToolTip::hideText();
        } else {
            const Readout& r = rows_[static_cast<std::size_t>(row)];
            QToolTip::showText(help->globalPos(), r.exact.isEmpty() ? QStringLiteral("%1: %2").arg(r.label, r.value)
                                                                    : tr("%1: %2  (Ctrl+C copies)").arg(r.label, r.exact),
                               this);
        }
        return true;
    }
    return QWidget::event(event);
}

void ReadoutList::copy(int row) const {
    if (row < 0 || row >= static_cast<int>(rows_.size())) return;
    const Readout& r = rows_[static_cast<std::size_t>(row)];
    QApplication::clipboard()->setText(r.exact.isEmpty() ? r.value : r.exact);
}

void ReadoutList::contextMenuEvent(QContextMenuEvent* event) {
    const int row = event->reason() == QContextMenuEvent::Keyboard ? current_ : rowAt(event->pos().y());
    if (row < 0) return;
    QMenu* menu = popupMenu(this);
    menu->addAction(tr("Copy value"), this, [this, row] { copy(row); });
    menu->popup(event->globalPos());
}

void ReadoutList::mousePressEvent(QMouseEvent* event) {
    const int row = rowAt(static_cast<int>(event->position().y()));
    if (row < 0) return QWidget::mousePressEvent(event);
    current_ = row;
    setFocus(Qt::MouseFocusReason);
    update();
}

void ReadoutList::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy)) return copy(current_);
    const int last = static_cast<int>(rows_.size()) - 1;
    if (event->key() == Qt::Key_Down && current_ < last)
        ++current_;
    else if (event->key() == Qt::Key_Up && current_ > 0)
        --current_;
    else
        return QWidget::keyPressEvent(event);
    update();
}

// --- FoldSection ----------------------------------------------------------------------------------------------------

namespace {
constexpr Px kFoldHead{25};
}

FoldSection::FoldSection(Theme& theme, const QString& title, QWidget* parent)
    : QWidget(parent), theme_(theme), title_(plainName(title)) {
    setAccessibleName(title_);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, kFoldHead, 0, 0);
    column->setSpacing(0);
    content_ = new QWidget(this);
    body_ = new QVBoxLayout(content_);
    body_->setContentsMargins(0, 0, 0, 6);
    body_->setSpacing(0);
    column->addWidget(content_);
    connect(&theme, &Theme::changed, this, [this, column] {
        column->setContentsMargins(0, kFoldHead, 0, 0);
        update();
    });
}

void FoldSection::add(QWidget* widget) { body_->addWidget(widget); }

void FoldSection::fold(bool folded) {
    if (folded == folded_) return;
    folded_ = folded;
    content_->setVisible(!folded);
    update();
    emit foldChanged(folded);
}

void FoldSection::paintEvent(QPaintEvent*) {
    QPainter p(this);
    const Colors& c = theme_.colors();
    p.fillRect(0, 0, width(), 1, c.border);
    const QPixmap chevron = theme_.pixmap(folded_ ? QStringLiteral("chev") : QStringLiteral("chevd"), 12_px, c.secondary,
                                          devicePixelRatioF());
    p.drawPixmap(10, 7_px, chevron);
    p.setFont(theme_.font(TextSize::normal, true));
    p.setPen(c.text);
    p.drawText(QRect(16 + 12_px, 1, width() - 28 - 12_px, kFoldHead - 1), Qt::AlignVCenter | Qt::AlignLeft, title_);
    if (hasFocus()) {
        p.setRenderHint(QPainter::Antialiasing);
        p.setPen(QPen(c.accent, 1));
        p.drawRoundedRect(QRectF(5.5, 3.5, width() - 11, kFoldHead - 5), 4, 4);
    }
}

void FoldSection::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && event->position().y() < kFoldHead) return fold(!folded_);
    QWidget::mousePressEvent(event);
}

void FoldSection::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return fold(!folded_);
    if (event->key() == Qt::Key_Left) return fold(true);
    if (event->key() == Qt::Key_Right) return fold(false);
    QWidget::keyPressEvent(event);
}

// --- ValueField -----------------------------------------------------------------------------------------------------

ValueField::ValueField(Theme& theme, QWidget* parent) : QWidget(parent), theme_(theme) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    edit_ = new QLineEdit(this);
    edit_->installEventFilter(this);
    unit_ = new QLabel(edit_);
    unit_->setProperty("role", "secondary");
    unit_->setAttribute(Qt::WA_TransparentForMouseEvents);
    error_ = new QLabel(this);
    error_->setProperty("role", "error");
    error_->setWordWrap(true);
    error_->setTextFormat(Qt::PlainText);
    error_->hide();
    column->addWidget(edit_);
    column->addWidget(error_);
    sayTurns(edit_, [this] { return unit_->text(); });
    connect(edit_, &QLineEdit::editingFinished, this, [this] {
        if (edit_->isModified()) {
            edit_->setModified(false);
            emit committed(edit_->text().trimmed());
        }
    });
}

void ValueField::setValue(const QString& text, const QString& unit) {
    if (unit_->text() != unit) {
        unit_->setText(unit);
        placeUnit();
    }
    const bool typing = edit_->hasFocus() && edit_->isModified();
    if (typing || hasError()) return;
    if (text == shownText_ && edit_->text() == text) return;
    shownText_ = text;
    edit_->setText(text);
    edit_->setCursorPosition(0);
    edit_->setModified(false);
}

void ValueField::setError(const QString& reason) {
    if (reason == reason_) return;
    reason_ = reason;
    error_->setText(reason);
    error_->setVisible(!reason.isEmpty());
    error_->setMinimumHeight(reason.isEmpty() ? 0 : error_->heightForWidth(std::max(60, width()))); // all its lines, at once
    edit_->setProperty("invalid", !reason.isEmpty());
    edit_->style()->unpolish(edit_);
    edit_->style()->polish(edit_);
    edit_->setAccessibleDescription(reason);
}

void ValueField::placeUnit() {
    unit_->ensurePolished();
    unit_->adjustSize();
    edit_->setTextMargins(0, 0, unit_->text().isEmpty() ? 0 : unit_->width() + 4, 0);
    unit_->move(edit_->width() - unit_->width() - 8, (edit_->height() - unit_->height()) / 2);
}

bool ValueField::eventFilter(QObject* watched, QEvent* event) {
    if (watched == edit_) {
        if (event->type() == QEvent::Resize) {
            placeUnit();
            if (hasError()) error_->setMinimumHeight(error_->heightForWidth(std::max(60, width())));
        }
        if ((event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress) && !edit_->isModified() && !hasError()) {
            const auto* typed = static_cast<QKeyEvent*>(event);
            // Undo belongs to the scene unless someone types. No value begins with a space: where all of it is selected, as behind Enter, Space
            // runs the scene instead of emptying the field.
            const bool space = typed->key() == Qt::Key_Space && typed->modifiers() == Qt::NoModifier && edit_->selectedText() == edit_->text();
            if (space || typed->matches(QKeySequence::Undo) || typed->matches(QKeySequence::Redo)) {
                event->setAccepted(event->type() == QEvent::KeyPress); // one that no command took ends here
                return true;
            }
        }
        if (event->type() == QEvent::FocusOut && static_cast<QFocusEvent*>(event)->reason() != Qt::PopupFocusReason) edit_->setCursorPosition(0); // a long text is seen from its beginning
        const int key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent*>(event)->key() : 0;
        if (key == Qt::Key_Return || key == Qt::Key_Enter) { // not on to the section, which would fold
            edit_->setModified(false);
            emit committed(edit_->text().trimmed());
            if (!hasError()) edit_->setSelection(int(edit_->text().size()), -int(edit_->text().size())); // all of it, seen from its beginning
            return true;
        }
        if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape &&
            (edit_->isModified() || hasError())) {
            setError({});
            edit_->setText(shownText_);
            edit_->setModified(false);
            edit_->selectAll();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

// --- FieldRow -------------------------------------------------------------------------------------------------------

FieldRow::FieldRow(Theme& theme, const QString& label, bool italic, QWidget* parent)
    : QWidget(parent), theme_(theme), label_(label), italic_(italic) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(kFieldLeft, 2, 8, 2);
    row->setSpacing(6);
    field_ = new ValueField(theme, this);
    field_->edit()->setAccessibleName(label);
    pin_ = iconButton(theme, QStringLiteral("pin"), tr("Pin %1 as a slider in Parameters").arg(label), this, 26);
    pin_->setIconSize({18_px, 18_px});
    pin_->setCheckable(true);
    pin_->hide();
    auto policy = pin_->sizePolicy();
    policy.setRetainSizeWhenHidden(true); // fields stay aligned
    pin_->setSizePolicy(policy);
    row->addWidget(field_, 1);
    row->addWidget(pin_, 0, Qt::AlignTop);
    connect(&theme, &Theme::changed, this, [this, row] {
        row->setContentsMargins(kFieldLeft, 2, 8, 2);
        update();
    });
}

void FieldRow::paintEvent(QPaintEvent*) {
    QPainter p(this);
    QFont font = theme_.font(TextSize::normal);
    font.setItalic(italic_);
    p.setFont(font);
    p.setPen(theme_.colors().text);
    p.drawText(QRect(measure::panelPadding, 2, kFieldLeft - 16, field_->edit()->height()), Qt::AlignVCenter | Qt::AlignLeft,
               QFontMetrics(font).elidedText(label_, Qt::ElideRight, kFieldLeft - 16));
}

} // namespace saltus::ui

#include "moc_panel_kit.cpp"
