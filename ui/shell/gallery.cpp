// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/gallery.h"

#include "ui/language/text.h"
#include "ui/look/key_names.h"
#include "ui/look/theme.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/command_palette.h"
#include "ui/shell/paint.h"
#include "ui/shell/start_rail.h"

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace saltus::ui {

namespace {

constexpr Px kCardWidth{304}, kTexts{68}, kWidest{480}; // kTexts: below the picture
constexpr int kDrawnWidth = 304, kPicture = 156, kGapX = 20, kGapY = 16, kMargin = 32;
constexpr int kFrameTime = 110, kRestFrames = 9; // ms; frames that the end is looked at before it begins anew
constexpr int kRounds = 3;                       // of a picture that nobody points at
constexpr int kNextMoves = 600;                  // ms between two pictures that move by themselves
constexpr int kRing = 3; // room for the focus ring around a card

class KeyChip : public QWidget {
public:
    KeyChip(Theme& theme, QString text, QWidget* parent) : QWidget(parent), theme_(theme), text_(std::move(text)) {
        setAttribute(Qt::WA_TransparentForMouseEvents);
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter p(this);
        paintKeyChip(p, theme_, width(), height() / 2.0, text_);
    }

private:
    Theme& theme_;
    QString text_;
};

// With its ring; the picture keeps its shape, what is written its height.
QSize cardSize(int width) { return {width + 2 * kRing, width * kPicture / kDrawnWidth + kTexts + 2 * kRing}; }
int pictureHeight(const QWidget& card) { return card.height() - 2 * kRing - kTexts; }

// Broken into two lines, the second cut where that is not enough.
QString inTwoLines(const QFontMetrics& metrics, const QString& text, int width) {
    const auto lines = [&](const QString& t) { return metrics.boundingRect(QRect(0, 0, width, 10000), Qt::TextWordWrap, t).height() / metrics.lineSpacing(); };
    if (lines(text) <= 2) return text;
    for (qsizetype at = text.size() - 1; at > 0; --at)
        if (const QString cut = text.left(at).trimmed() + QChar(0x2026); lines(cut) <= 2) return cut;
    return text;
}

} // namespace

// --- SceneCard --------------------------------------------------------------------------------------------------------

SceneCard::SceneCard(Theme& theme, SceneEntry scene, QWidget* parent)
    : QWidget(parent), theme_(theme), scene_(std::move(scene)) {
    setFixedSize(cardSize(kCardWidth));
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(scene_.title);
    setAccessibleDescription(scene_.description);
    setToolTip((scene_.description.isEmpty() ? QString() : scene_.description + QLatin1Char('\n')) + tr("%1\nEnter or double click opens it").arg(plain(QDir::toNativeSeparators(scene_.file))));
    frames_.setInterval(kFrameTime);
    connect(&frames_, &QTimer::timeout, this, [this] {
        if (frame_ + 1 < kFrames) {
            ++frame_;
        } else if (++rest_ > kRestFrames) {
            rest_ = frame_ = 0;
            emit playedOnce();
            if (++rounds_ >= kRounds && !underMouse()) return stopPlaying(); // the focus alone is no reason to move for ever
        } else {
            return;
        }
        update();
    });
    connect(&theme, &Theme::changed, this, [this] {
        if (isPlaying()) play(); // the other theme's pictures
    });
}

void SceneCard::play() {
    const QString& file = theme_.kind() == ThemeKind::dark ? scene_.movingDark : scene_.movingLight;
    if (file.isEmpty() || !strip_.load(file) || strip_.height() < kFrames) return stopPlaying();
    frame_ = rest_ = rounds_ = 0;
    frames_.start();
    update();
}

void SceneCard::stopPlaying() {
    frames_.stop();
    strip_ = {};
    frame_ = 0;
    update();
}

QRectF SceneCard::openPill() const { return {width() - kRing - 12.0 - 64_px, kRing + pictureHeight(*this) + 5.0, qreal(64_px), qreal(22_px)}; }

void SceneCard::paintEvent(QPaintEvent*) {
    const Colors& c = theme_.colors();
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const QRectF card = QRectF(rect()).adjusted(kRing, kRing, -kRing, -kRing);
    QPainterPath outline;
    outline.addRoundedRect(card, measure::cardRadius, measure::cardRadius);
    p.fillPath(outline, c.raised);
    p.save();
    p.setClipPath(outline);
    const int tallPicture = pictureHeight(*this);
    const QRectF picture(card.left(), card.top(), card.width(), tallPicture);
    const QString& file = theme_.kind() == ThemeKind::dark ? scene_.thumbnailDark : scene_.thumbnailLight;
    // At rest the still picture, which is sharper.
    const int tall = strip_.height() / kFrames;
    const QPixmap thumbnail = isPlaying() && frame_ > 0 ? strip_.copy(0, frame_ * tall, strip_.width(), tall) : QPixmap(file);
    if (!thumbnail.isNull()) {
        paintCovering(p, picture, thumbnail);
    } else {
        QLinearGradient sky(picture.topLeft(), picture.bottomLeft());
        sky.setColorAt(0, c.viewTop);
        sky.setColorAt(1, c.viewBottom);
        p.fillRect(picture, sky);
        p.drawPixmap(QPointF(picture.center().x() - 32, picture.center().y() - 32),
                     theme_.pixmap(scene_.icon, 64, c.secondary, devicePixelRatioF()));
    }
    p.restore();
    p.fillRect(QRectF(card.left(), card.top() + tallPicture, card.width(), 1), c.border);
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(underMouse() ? c.secondary : c.border, 1));
    p.drawRoundedRect(card.adjusted(0.5, 0.5, -0.5, -0.5), measure::cardRadius, measure::cardRadius);
    if (hasFocus()) {
        p.setPen(QPen(c.accent, 2));
        p.drawRoundedRect(card.adjusted(-1, -1, 1, 1), measure::cardRadius + 1, measure::cardRadius + 1);
    }
    const double room = card.width() - 24 - (hasFocus() ? 8 + 64_px : 0);
    p.setPen(c.text);
    p.setFont(theme_.font(TextSize::normal, hasFocus()));
    p.drawText(QRectF(card.left() + 12, card.top() + tallPicture + 5, room, 22_px), Qt::AlignVCenter,
               p.fontMetrics().elidedText(scene_.title, Qt::ElideRight, int(room)));
    p.setPen(c.secondary);
    p.setFont(theme_.font(TextSize::small));
    const QRect about(int(card.left()) + 12, int(card.top()) + tallPicture + 5 + 22_px, int(card.width()) - 24, kTexts - 8 - 22_px);
    p.drawText(about, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, inTwoLines(p.fontMetrics(), scene_.description, about.width()));
    if (hasFocus()) {
        p.setPen(Qt::NoPen);
        p.setBrush(c.accentFill);
        p.drawRoundedRect(openPill(), 4, 4);
        p.setPen(Qt::white);
        p.drawText(openPill(), Qt::AlignCenter, tr("Enter"));
    }
}

void SceneCard::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && hasFocus() && openPill().contains(event->position())) emit opened(scene_.file);
}
void SceneCard::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) emit opened(scene_.file);
}
void SceneCard::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space)
        emit opened(scene_.file);
    else
        QWidget::keyPressEvent(event);
}
void SceneCard::focusInEvent(QFocusEvent*) { play(); }
void SceneCard::focusOutEvent(QFocusEvent*) {
    if (!underMouse()) stopPlaying();
    update();
}
void SceneCard::enterEvent(QEnterEvent*) {
    if (!isPlaying()) play();
    update();
}
void SceneCard::leaveEvent(QEvent*) {
    if (!hasFocus()) stopPlaying();
    update();
}

// --- Gallery ----------------------------------------------------------------------------------------------------------

Gallery::Gallery(Theme& theme, ActionRegistry& actions, QWidget* parent) : QWidget(parent), theme_(theme) {
    setObjectName(QStringLiteral("gallery"));
    rail_ = new StartRail(theme, actions, this);
    connect(rail_, &StartRail::opened, this, &Gallery::opened);
    connect(rail_, &StartRail::recovered, this, &Gallery::recovered);
    scroll_ = new QScrollArea(this);
    scroll_->setWidgetResizable(false);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setFocusPolicy(Qt::NoFocus);
    sheet_ = new QWidget;
    scroll_->setWidget(sheet_);
    sheet_->setAutoFillBackground(false); // setWidget() switched it on
    scroll_->viewport()->installEventFilter(this);
    scroll_->viewport()->setAutoFillBackground(false);
    title_ = new QLabel(tr("Choose a motion"), sheet_);
    title_->setProperty("role", "page");
    subtitle_ = new QLabel(tr("Each scene opens paused, with its plots and section docked."), sheet_);
    subtitle_->setProperty("role", "secondary");
    filter_ = new QLineEdit(sheet_);
    filter_->setAccessibleName(tr("Filter of the scenes"));
    filter_->setObjectName(QStringLiteral("galleryFilter"));
    filter_->setFixedHeight(36_px);
    filterIcon_ = filter_->addAction(theme.icon(QStringLiteral("search"), theme.colors().secondary), QLineEdit::LeadingPosition);
    filterKey_ = new KeyChip(theme, QStringLiteral("/"), filter_);
    filter_->setToolTip(tr("Show only scenes whose name or description fits  (/)"));
    filter_->installEventFilter(this);
    empty_ = new QLabel(sheet_);
    empty_->setProperty("role", "secondary");
    empty_->setWordWrap(true);
    connect(filter_, &QLineEdit::textChanged, this, &Gallery::applyFilter);
    connect(&theme, &Theme::changed, this, [this] {
        for (SceneCard* card : cards_) card->update();
        filterIcon_->setIcon(theme_.icon(QStringLiteral("search"), theme_.colors().secondary));
        arrange();
        update();
    });
    nextMoves_.setSingleShot(true);
    nextMoves_.setInterval(kNextMoves);
    connect(&nextMoves_, &QTimer::timeout, this, &Gallery::moveOn);
    reload();
}

void Gallery::setMoving(bool moving) {
    if (moving == moving_) return;
    moving_ = moving;
    if (mover_ && !mover_->hasFocus() && !mover_->underMouse()) mover_->stopPlaying();
    mover_ = nullptr;
    if (moving_ && isVisible()) nextMoves_.start();
    else nextMoves_.stop();
}

// One at a time, in reading order, among those on screen: a wall of moving pictures is not calm.
void Gallery::moveOn() {
    if (!moving_ || !isVisible()) return;
    std::vector<SceneCard*> seen;
    for (SceneCard* card : shownCards())
        if (!card->visibleRegion().isEmpty() && !card->hasFocus() && !card->underMouse()) seen.push_back(card);
    if (mover_ && !mover_->hasFocus() && !mover_->underMouse()) mover_->stopPlaying();
    if (seen.empty()) {
        mover_ = nullptr;
        return nextMoves_.start();
    }
    const auto now = std::find(seen.begin(), seen.end(), mover_);
    mover_ = now == seen.end() || now + 1 == seen.end() ? seen.front() : *(now + 1);
    mover_->play();
    if (!mover_->isPlaying()) nextMoves_.start(); // it has no moving picture
}

void Gallery::hideEvent(QHideEvent*) {
    nextMoves_.stop();
    for (SceneCard* card : cards_) card->stopPlaying();
    mover_ = nullptr;
}

void Gallery::reload() {
    mover_ = nullptr;
    rail_->reload();
    const QString chosen = last_ ? last_->scene().file : QString();
    qDeleteAll(cards_);
    cards_.clear();
    last_ = nullptr;
    for (SceneEntry& scene : shippedScenes()) {
        auto* card = new SceneCard(theme_, std::move(scene), sheet_);
        card->installEventFilter(this);
        connect(card, &SceneCard::opened, this, &Gallery::opened);
        connect(card, &SceneCard::playedOnce, this, [this, card] {
            if (card == mover_) nextMoves_.start();
        });
        if (card->scene().file == chosen) last_ = card;
        cards_.push_back(card);
    }
    const int count = int(cards_.size());
    filter_->setPlaceholderText(count == 1 ? tr("Filter 1 scene") : tr("Filter %1 scenes").arg(count));
    filter_->setVisible(count > 0);
    applyFilter();
}

void Gallery::setRecoveryFolder(const QString& folder) {
    rail_->setRecoveryFolder(folder);
    rail_->reload();
}

void Gallery::applyFilter() {
    const QString pattern = filter_->text().trimmed();
    const auto spaced = [](QString text) { return text.replace(QLatin1Char('-'), QLatin1Char(' ')); }; // "bouncing-box" is "bouncing box"
    filterKey_->setVisible(filter_->text().isEmpty());
    int shown = 0;
    for (SceneCard* card : cards_) {
        const SceneEntry& s = card->scene();
        const bool fits = pattern.isEmpty() || spaced(s.title).contains(spaced(pattern), Qt::CaseInsensitive) ||
                          spaced(QFileInfo(s.file).completeBaseName()).contains(spaced(pattern), Qt::CaseInsensitive) ||
                          s.description.contains(pattern, Qt::CaseInsensitive) || fuzzyScore(pattern, s.title) > 0;
        card->setVisible(fits);
        shown += fits ? 1 : 0;
    }
    empty_->setVisible(shown == 0);
    empty_->setText(cards_.empty()
                        ? tr("The folder of shipped scenes was not found. Reinstall Saltus, or set SALTUS_SCENES to the "
                             "folder that holds them. Your own files open with Ctrl+O.")
                        : tr("No scene fits “%1”. Clear the filter to see all.").arg(pattern));
    arrange();
}

int Gallery::columns() const {
    return qMax(1, (scroll_->width() - 2 * kMargin + kGapX) / (kCardWidth + kGapX)); // the scroll bar stands in the margin
}

std::vector<SceneCard*> Gallery::shownCards() const {
    std::vector<SceneCard*> shown;
    for (SceneCard* card : cards_)
        if (!card->isHidden()) shown.push_back(card);
    return shown;
}

void Gallery::arrange() {
    rail_->setGeometry(0, 0, measure::railWidth, height());
    scroll_->setGeometry(measure::railWidth, 0, qMax(0, width() - measure::railWidth), height());
    const int wide = scroll_->viewport()->width();
    const int n = columns();
    // Room for most of a column more is shared by those that are there.
    const int shared = (scroll_->width() - 2 * kMargin - (n - 1) * kGapX) / n;
    const int each = n == 1 ? qBound<int>(120, shared, kWidest) : shared < kCardWidth + 12 ? int(kCardWidth) : qMin<int>(shared, kWidest);
    const int step = cardSize(each).height() - 2 * kRing + kGapY;
    const int used = n * each + (n - 1) * kGapX;
    const int right = qMax(kMargin + used, qMin(wide - kMargin, kMargin + 4 * kCardWidth + 3 * kGapX));
    title_->adjustSize();
    subtitle_->adjustSize();
    title_->move(kMargin, 26);
    subtitle_->move(kMargin, 26 + title_->height() + 2);
    const int filterWidth = 364_px, filterHeight = 36_px;
    const bool narrow = right - kMargin < filterWidth + 24 + qMax(title_->width(), subtitle_->width());
    int y = qMax(96, 26 + title_->height() + 2 + subtitle_->height() + 24);
    if (narrow) {
        filter_->setGeometry(kMargin, y - 4, qMin(filterWidth, wide - 2 * kMargin), filterHeight);
        y += filterHeight + 12;
    } else {
        filter_->setGeometry(right - filterWidth, 32, filterWidth, filterHeight);
    }
    filterKey_->setGeometry(filter_->width() - 8 - 28_px, 0, 28_px, filter_->height());
    const auto shown = shownCards();
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const int column = int(i) % n, row = int(i) / n;
        shown[i]->setFixedSize(cardSize(each));
        shown[i]->move(kMargin + column * (each + kGapX) - kRing, y + row * step - kRing);
    }
    const int rows = (int(shown.size()) + n - 1) / n;
    empty_->setGeometry(kMargin, y, qMin(520_px, qMax(100, wide - 2 * kMargin)), 64_px);
    sheet_->resize(wide, qMax(y + rows * step + kMargin, 200));
}

void Gallery::resizeEvent(QResizeEvent*) { arrange(); }
void Gallery::showEvent(QShowEvent*) {
    arrange();
    if (moving_) nextMoves_.start();
}

void Gallery::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.fillRect(rect(), theme_.colors().window);
}

void Gallery::focusFilter() {
    filter_->setFocus(Qt::ShortcutFocusReason);
    filter_->selectAll();
}

void Gallery::focusFirst() {
    const auto shown = shownCards();
    if (last_ && !last_->isHidden()) last_->setFocus();
    else if (!shown.empty()) shown.front()->setFocus();
}

void Gallery::move(SceneCard& from, int key) {
    const auto shown = shownCards();
    int at = 0;
    for (std::size_t i = 0; i < shown.size(); ++i)
        if (shown[i] == &from) at = int(i);
    const int n = columns(), count = int(shown.size());
    int to = at;
    switch (key) {
    case Qt::Key_Left: to = at - 1; break;
    case Qt::Key_Right: to = at + 1; break;
    case Qt::Key_Up: to = at - n; break;
    case Qt::Key_Down: to = at + n < count ? at + n : (at / n < (count - 1) / n ? count - 1 : at); break;
    case Qt::Key_Home: to = 0; break;
    case Qt::Key_End: to = count - 1; break;
    default: break;
    }
    if (to >= 0 && to < count) shown[std::size_t(to)]->setFocus();
}

bool Gallery::eventFilter(QObject* watched, QEvent* event) {
    if (watched == scroll_->viewport()) {
        if (event->type() == QEvent::Resize) arrange(); // also when the scroll bar comes or goes
        return false;
    }
    auto* card = qobject_cast<SceneCard*>(watched);
    if (card && event->type() == QEvent::FocusIn) {
        last_ = card;
        scroll_->ensureWidgetVisible(card, 16, 16);
        const int bottom = card->mapTo(scroll_->widget(), QPoint(0, card->height())).y();
        if (bottom <= scroll_->viewport()->height()) scroll_->verticalScrollBar()->setValue(0); // the first row with what stands above it
    }
    if (event->type() != QEvent::KeyPress) return false;
    const auto* press = static_cast<QKeyEvent*>(event);
    if (watched == filter_) {
        const auto shown = shownCards();
        if (press->key() == Qt::Key_Escape) {
            if (filter_->text().isEmpty()) focusFirst();
            filter_->clear();
            return true;
        }
        if ((press->key() == Qt::Key_Down || press->key() == Qt::Key_Return || press->key() == Qt::Key_Enter) && !shown.empty()) {
            // Enter opens the one that fits, of several the first; without a pattern nothing is meant yet.
            if (press->key() != Qt::Key_Down && !filter_->text().trimmed().isEmpty()) emit opened(shown.front()->scene().file);
            else shown.front()->setFocus();
            return true;
        }
        return false;
    }
    if (!card) return false;
    switch (press->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End: move(*card, press->key()); return true;
    default: return false;
    }
}

} // namespace saltus::ui

#include "moc_gallery.cpp"
