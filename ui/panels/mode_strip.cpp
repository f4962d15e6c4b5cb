// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/mode_strip.h"

#include "ui/document/document.h"
#include "ui/look/format.h"
#include "ui/look/theme.h"
#include "ui/panels/timeline_lane.h"
#include "ui/run/run_controller.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace saltus::ui {

namespace {
constexpr qint64 kLook = 250;          // ms: all spans come as a copy
constexpr std::size_t kMostContacts = 2000;
} // namespace

ModeStrip::ModeStrip(Theme& theme, Document& document, RunController& run, TimelineLane& lane, Name name, QWidget* parent)
    : QWidget(parent), theme_(theme), document_(document), run_(run), lane_(lane), name_(std::move(name)) {
    setObjectName(QStringLiteral("modeStrip"));
    setAccessibleName(tr("States of the contacts over time"));
    setFixedHeight(0);
    hide();
    const auto anew = [this] {
        picture_ = {};
        update();
    };
    connect(&lane, &TimelineLane::viewChanged, this, anew);
    connect(&theme, &Theme::changed, this, [this, anew] {
        anew();
        fit();
    });
}

void ModeStrip::setWanted(bool on) {
    wanted_ = on;
    since_.invalidate();
    tick();
    fit();
}

int ModeStrip::shownRows() const { return wanted_ ? std::min(static_cast<int>(contacts_.size()), kMost) : 0; }

void ModeStrip::fit() {
    const int height = shownRows() > 0 ? shownRows() * kRow + 4 : 0;
    if (height == this->height() && isVisibleTo(parentWidget()) == (height > 0)) return;
    setFixedHeight(height);
    setVisible(height > 0);
    emit heightChanged();
}

void ModeStrip::tick() {
    if (!wanted_) return;
    const auto recording = run_.recording();
    const std::size_t rows = recording ? recording->rows() : 0;
    if (recording == recording_ && rows == rows_) return;
    if (recording == recording_ && since_.isValid() && since_.elapsed() < kLook) return;
    since_.start();
    if (recording != recording_) {
        recording_ = recording;
        contacts_.clear();
        first_ = 0;
    }
    rows_ = rows;
    take();
    picture_ = {};
    fit();
    update();
}

void ModeStrip::take() {
    if (!recording_) return contacts_.clear();
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::size_t> known;
    for (std::size_t i = 0; i < contacts_.size(); ++i) {
        known[{contacts_[i].interaction, contacts_[i].component}] = i;
        contacts_[i].closed.clear();
        contacts_[i].changes.clear();
        if (contacts_[i].slips) contacts_[i].slips->take();
    }
    const double newest = rows_ > 0 ? recording_->value(0, rows_ - 1) : 0.0;
    const auto& names = recording_->interactions();
    for (const ContactSpan& span : recording_->contact_spans()) {
        auto found = known.find({span.interaction, span.component});
        if (found == known.end()) {
            if (contacts_.size() >= kMostContacts) continue;
            found = known.emplace(std::pair(span.interaction, span.component), contacts_.size()).first;
            Contact contact{span.interaction, span.component, {}, nullptr};
            if (span.interaction < names.size() && !byEvents())
                if (auto law = LawSignals::create(document_.model(), names[span.interaction], static_cast<int>(span.component) + 1); law && law->isFriction() && law->bind(recording_))
                    contact.slips = std::make_unique<LawSignals>(std::move(*law));
            contacts_.push_back(std::move(contact));
        }
        contacts_[found->second].closed.push_back({span.begin, span.open_ended ? std::max(span.end, newest) : span.end});
    }
    if (byEvents()) takeChanges();
}

bool ModeStrip::byEvents() const { return document_.model().run.integrator == model::IntegratorKind::event_driven; }

// An event-driven run tells what friction does by its events, of systems by those of its row behind the contact's: percussions, which are recorded, are
// none while it sticks or slips, and contacts of bodies have no rows of their own in the recording.
void ModeStrip::takeChanges() {
    const std::uint32_t behind = document_.model().bodies.empty() ? 1 : 0;
    for (const RunEvent& event : recording_->events()) {
        const bool slips = event.mode == EventMode::slip_plus || event.mode == EventMode::slip_minus;
        if (!slips && event.mode != EventMode::stick) continue;
        const auto of = std::find_if(contacts_.begin(), contacts_.end(), [&](const Contact& c) { return c.interaction == event.interaction && c.component + behind == event.component; });
        if (of != contacts_.end()) of->changes.push_back({event.time, slips ? Mode::slip : Mode::stick, event.kind == EventKind::slip ? Mode::stick : Mode::slip});
    }
}

ModeStrip::Mode ModeStrip::modeAt(std::size_t contact, double time) const {
    if (contact >= contacts_.size() || !recording_ || rows_ == 0 || time > recording_->value(0, rows_ - 1)) return Mode::unknown;
    const Contact& c = contacts_[contact];
    const auto after = std::upper_bound(c.closed.begin(), c.closed.end(), time, [](double t, const Span& s) { return t < s.begin; });
    if (after == c.closed.begin() || time > std::prev(after)->end) return Mode::open;
    const Span& span = *std::prev(after);
    const auto change = std::upper_bound(c.changes.begin(), c.changes.end(), time, [](double t, const Change& one) { return t < one.time; });
    if (change != c.changes.begin() && std::prev(change)->time >= span.begin) return std::prev(change)->mode;
    if (change != c.changes.end() && change->time <= span.end) return change->before;
    if (!c.slips) return Mode::closed;
    const Mode mode = c.slips->mode(recording_->row_at(time));
    return mode == Mode::stick || mode == Mode::slip ? mode : Mode::closed;
}

QString ModeStrip::nameOf(std::size_t contact) const {
    const auto& names = recording_->interactions();
    const Contact& c = contacts_[contact];
    const std::string name = c.interaction < names.size() ? names[c.interaction] : std::string();
    return name_ ? name_(name, c.component) : QString::fromStdString(name);
}

QColor ModeStrip::colourOf(Mode mode) const {
    const Colors& c = theme_.colors();
    switch (mode) {
    case Mode::stick: return c.stick;
    case Mode::slip: return c.slip;
    case Mode::closed: return c.secondary;
    case Mode::open: return c.field;
    case Mode::unknown: break;
    }
    return c.panel;
}

void ModeStrip::paintEvent(QPaintEvent*) {
    const Colors& c = theme_.colors();
    QPainter p(this);
    p.fillRect(rect(), c.panel);
    const int left = TimelineLane::kMargin, pixels = width() - 2 * left, rows = shownRows();
    if (pixels <= 0 || rows == 0) return;
    if (picture_.width() != pixels || picture_.height() != rows) {
        // A pixel a column: a contact that closed within it is seen, however short that was.
        picture_ = QImage(pixels, rows, QImage::Format_RGB32);
        for (int r = 0; r < rows; ++r) {
            const auto contact = static_cast<std::size_t>(first_ + r);
            const auto& closed = contacts_[contact].closed;
            for (int x = 0; x < pixels; ++x) {
                const double from = lane_.timeAt(left + x), to = lane_.timeAt(left + x + 1);
                Mode mode = modeAt(contact, 0.5 * (from + to));
                if (mode == Mode::open) {
                    const auto next = std::lower_bound(closed.begin(), closed.end(), from, [](const Span& s, double t) { return s.end < t; });
                    if (next != closed.end() && next->begin < to) mode = modeAt(contact, std::clamp(next->begin, from, to));
                    if (next != closed.end() && next->begin < to && mode == Mode::open) mode = Mode::closed;
                }
                picture_.setPixelColor(x, r, colourOf(mode));
            }
        }
    }
    p.setFont(theme_.font(TextSize::small));
    const QFontMetrics metrics(p.font());
    for (int r = 0; r < rows; ++r) {
        const QRect bar(left, 2 + r * kRow, pixels, kRow - 3);
        p.drawImage(bar, picture_, QRect(0, r, pixels, 1));
        const QString name = metrics.elidedText(nameOf(static_cast<std::size_t>(first_ + r)), Qt::ElideRight, pixels / 3);
        const QRect plate(left + 2, bar.top(), metrics.horizontalAdvance(name) + 8, bar.height());
        QColor ground = c.panel;
        ground.setAlphaF(0.85f);
        p.fillRect(plate, ground);
        p.setPen(c.text);
        p.drawText(plate.adjusted(4, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, name);
    }
}

void ModeStrip::wheelEvent(QWheelEvent* event) {
    const int most = static_cast<int>(contacts_.size()) - kMost;
    if (most <= 0) return event->ignore();
    first_ = std::clamp(first_ - (event->angleDelta().y() > 0 ? 1 : -1), 0, most);
    picture_ = {};
    update();
    event->accept();
}

bool ModeStrip::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int row = first_ + (help->pos().y() - 2) / kRow;
        if (row < 0 || row >= static_cast<int>(contacts_.size()) || lane_.viewEnd() <= lane_.viewBegin()) return true;
        const double time = lane_.timeAt(help->pos().x());
        const Mode mode = modeAt(static_cast<std::size_t>(row), time);
        const QString state = mode == Mode::open     ? tr("open")
                              : mode == Mode::stick  ? tr("sticks")
                              : mode == Mode::slip   ? tr("slips")
                              : mode == Mode::closed ? tr("closed")
                                                     : tr("not computed yet");
        QToolTip::showText(help->globalPos(), tr("%1 at %2 s: %3\nGrey: closed   Green: sticks   Vermillion: slips   Wheel: more contacts").arg(nameOf(static_cast<std::size_t>(row)), fixedNumber(time, 4), state), this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace saltus::ui

#include "moc_mode_strip.cpp"
