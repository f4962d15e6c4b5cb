// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/error_page.h"

#include "ui/language/text.h"
#include "ui/look/error_text.h"
#include "ui/look/theme.h"
#include "ui/shell/problem_list.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace saltus::ui {

namespace {

// One error: icon, sentence, remedy, place; text can be selected.
class ErrorRow : public QWidget {
public:
    ErrorRow(Theme& theme, const Error& error, QWidget* parent) : QWidget(parent), theme_(theme) {
        auto* layout = new QVBoxLayout(this);
        layout->setContentsMargins(44, 10, 16, 10);
        layout->setSpacing(2);
        add(asSentence(error.message), {});
        if (!error.remedy.empty()) add(asSentence(error.remedy), "secondary");
        QStringList place;
        if (error.place.line > 0)
            place << (error.place.column > 0 ? QObject::tr("line %1, column %2").arg(error.place.line).arg(error.place.column) : QObject::tr("line %1").arg(error.place.line));
        if (!error.place.object.empty()) place << plainName(error.place.object);
        if (const QString other = otherFile(error); !other.isEmpty()) place << other;
        if (!place.isEmpty()) add(place.join(QStringLiteral("   ")), "small");
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter p(this);
        p.setRenderHint(QPainter::Antialiasing);
        p.setPen(QPen(theme_.colors().border, 1));
        p.setBrush(theme_.colors().panel);
        p.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
        p.drawPixmap(12, 10, theme_.pixmap(QStringLiteral("warn"), 20_px, theme_.colors().errorText, devicePixelRatioF()));
    }

private:
    void add(const QString& text, const char* role) {
        auto* label = new QLabel(text, this);
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        if (role) label->setProperty("role", role);
        layout()->addWidget(label);
    }
    Theme& theme_;
};

} // namespace

ErrorPage::ErrorPage(Theme& theme, QWidget* parent) : QWidget(parent), theme_(theme) {
    setObjectName(QStringLiteral("errorPage"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(32, 24, 32, 24);
    layout->setSpacing(4);
    title_ = new QLabel(this);
    title_->setProperty("role", "page");
    title_->setWordWrap(true);
    subtitle_ = new QLabel(this);
    subtitle_->setProperty("role", "secondary");
    subtitle_->setWordWrap(true);
    subtitle_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    scroll_ = new QScrollArea(this);
    scroll_->setWidgetResizable(true);
    scroll_->viewport()->setAutoFillBackground(false);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    auto* again = new QPushButton(tr("Read again"), this);
    again->setProperty("primary", true);
    again->setToolTip(tr("Opens the file again after it was mended"));
    auto* editor = new QPushButton(tr("Open in text editor"), this);
    editor->setToolTip(tr("Opens the file with the program that the desktop uses for text"));
    editor_ = editor;
    auto* copy = new QPushButton(tr("Copy"), this);
    copy->setToolTip(tr("Copies all messages as FILE:LINE:COLUMN: error: ..."));
    auto* back = new QPushButton(tr("Back to the gallery"), this);
    buttons->addWidget(again);
    buttons->addWidget(editor);
    buttons->addWidget(copy);
    buttons->addWidget(back);
    buttons->addStretch(1);
    layout->addWidget(title_);
    layout->addWidget(subtitle_);
    layout->addSpacing(16);
    layout->addWidget(scroll_, 1);
    layout->addSpacing(12);
    layout->addLayout(buttons);
    connect(again, &QPushButton::clicked, this, [this] { emit retryRequested(file_); });
    connect(editor, &QPushButton::clicked, this, [this] {
        if (!QDesktopServices::openUrl(QUrl::fromLocalFile(file_)))
            subtitle_->setText(tr("No program for text files is set on this desktop. The file is %1").arg(plain(file_)));
    });
    connect(copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(text()); });
    connect(back, &QPushButton::clicked, this, &ErrorPage::backRequested);
    connect(&theme, &Theme::changed, this, [this] { update(); });
}

void ErrorPage::present(const QString& file, const Errors& errors) {
    file_ = file;
    errors_ = errors;
    build();
}

void ErrorPage::build() {
    const int count = int(errors_.size());
    const QString name = plainName(QFileInfo(file_).fileName());
    title_->setText(tr("%1 does not open").arg(name.isEmpty() ? tr("The scene") : name));
    subtitle_->setText(
        tr("%1 in %2").arg(count == 1 ? tr("1 thing to mend") : tr("%1 things to mend").arg(count),
                           plain(QDir::toNativeSeparators(file_))));
    editor_->setEnabled(QFileInfo(file_).isFile());
    auto* sheet = new QWidget;
    auto* list = new QVBoxLayout(sheet);
    list->setContentsMargins(0, 0, 8, 0);
    list->setSpacing(8);
    constexpr int kShown = 200; // a page stays quick, whatever is in the file
    for (int i = 0; i < qMin(count, kShown); ++i) list->addWidget(new ErrorRow(theme_, errors_[std::size_t(i)], sheet));
    if (count > kShown) {
        auto* more = new QLabel(tr("and %1 more; “Copy” takes all of them").arg(count - kShown), sheet);
        more->setProperty("role", "secondary");
        list->addWidget(more);
    }
    list->addStretch(1);
    sheet->setMaximumWidth(900_px);
    scroll_->setWidget(sheet);
    sheet->setAutoFillBackground(false); // setWidget() switched it on
}

QString ErrorPage::text() const {
    QStringList lines;
    for (const Error& error : errors_) lines << QString::fromStdString(error.text());
    return lines.join(QLatin1Char('\n'));
}

void ErrorPage::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.fillRect(rect(), theme_.colors().window);
}

// --- Banner -----------------------------------------------------------------------------------------------------------

Banner::Banner(Theme& theme, QWidget* parent) : QWidget(parent), theme_(theme) {
    setObjectName(QStringLiteral("banner"));
    hide();
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(44_px, 8, 8, 8);
    auto* texts = new QVBoxLayout;
    texts->setSpacing(2);
    message_ = new QLabel(this);
    message_->setWordWrap(true);
    message_->setTextFormat(Qt::PlainText);
    message_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    remedy_ = new QLabel(this);
    remedy_->setWordWrap(true);
    remedy_->setTextFormat(Qt::PlainText);
    remedy_->setProperty("role", "small");
    texts->addWidget(message_);
    texts->addWidget(remedy_);
    rows_ = new QVBoxLayout;
    rows_->setSpacing(2);
    texts->addLayout(rows_);
    row->addLayout(texts, 1);
    auto* close = new QToolButton(this);
    close->setIcon(theme.icon(QStringLiteral("close")));
    close->setToolTip(tr("Hide this message"));
    close->setAccessibleName(tr("Hide this message"));
    connect(close, &QToolButton::clicked, this, [this] {
        hide();
        emit closed();
    });
    connect(&theme, &Theme::changed, this, [this, close, row] {
        close->setIcon(theme_.icon(QStringLiteral("close")));
        row->setContentsMargins(44_px, 8, 8, 8); // texts may have another size
        if (isVisible()) place();
    });
    row->addWidget(close, 0, Qt::AlignTop);
    parent->installEventFilter(this);
}

void Banner::present(const QString& message, const Errors& problems) {
    present(message, QString());
    constexpr std::size_t kShown = 4; // the picture stays visible
    problems_ = int(problems.size());
    for (std::size_t i = 0; i < std::min(problems.size(), kShown); ++i) {
        const Error& e = problems[i];
        const QString object = objectOf(e), field = fieldOf(e), text = problemText(e);
        auto* button = new QPushButton(this);
        button->setFlat(true);
        button->setProperty("role", "link");
        button->setProperty("whole", text); // place() shows what has room
        button->setToolTip(text + (e.remedy.empty() ? QString() : QStringLiteral("\n") + asSentence(e.remedy)));
        button->setAccessibleDescription(button->toolTip());
        button->setEnabled(!object.isEmpty());
        connect(button, &QPushButton::clicked, this, [this, object, field] { emit objectRequested(object, field); });
        rows_->addWidget(button, 0, Qt::AlignLeft);
        button->show();
        const QString other = otherFile(e);
        if (!e.remedy.empty() || !other.isEmpty()) {
            auto* remedy = new QLabel(e.remedy.empty() ? other : other.isEmpty() ? asSentence(e.remedy) : asSentence(e.remedy) + QLatin1Char('\n') + other, this);
            remedy->setWordWrap(true);
            remedy->setTextFormat(Qt::PlainText);
            remedy->setProperty("role", "small");
            rows_->addWidget(remedy);
            remedy->show();
        }
    }
    if (problems.size() > kShown) {
        auto* more = new QPushButton(tr("and %1 more").arg(problems.size() - kShown), this);
        more->setObjectName(QStringLiteral("moreProblems"));
        more->setFlat(true);
        more->setProperty("role", "link");
        more->setToolTip(tr("Show all %1 in a list").arg(problems.size()));
        more->setCursor(Qt::PointingHandCursor);
        connect(more, &QPushButton::clicked, this, [this, message, problems] {
            auto* list = new ProblemList(message, problems, window());
            list->setAttribute(Qt::WA_DeleteOnClose);
            connect(list, &ProblemList::objectRequested, this, &Banner::objectRequested);
            connect(this, &Banner::replaced, list, &QDialog::close);
            list->show();
        });
        rows_->addWidget(more, 0, Qt::AlignLeft);
        more->show();
    }
    place();
}

void Banner::present(const Error& error) {
    const QString other = otherFile(error), remedy = asSentence(error.remedy);
    present(asSentence(error.message), other.isEmpty() ? remedy : remedy.isEmpty() ? other : remedy + QLatin1Char('\n') + other);
}

void Banner::present(const QString& message, const QString& remedy) {
    while (QLayoutItem* item = rows_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    problems_ = 0;
    emit replaced();
    message_->setText(message);
    remedy_->setText(remedy);
    remedy_->setVisible(!remedy.isEmpty());
    show();
    place();
    raise();
}

void Banner::place() {
    const int width = qMin(640_px, parentWidget()->width() - 24);
    for (QPushButton* button : findChildren<QPushButton*>()) {
        const QString whole = button->property("whole").toString();
        if (whole.isEmpty()) continue;
        button->ensurePolished();
        const QString shown = plainEntry(button->fontMetrics().elidedText(whole, Qt::ElideRight, width - 44_px - 56_px));
        if (button->text() != shown) button->setText(shown);
    }
    layout()->activate();
    const int height = qMax(layout()->heightForWidth(width), 44_px);
    setGeometry((parentWidget()->width() - width) / 2, 12, width, height);
}

bool Banner::event(QEvent* event) {
    const bool done = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest && isVisible()) place(); // texts got their final height
    return done;
}

bool Banner::eventFilter(QObject*, QEvent* event) {
    if (event->type() == QEvent::Resize && isVisible()) place();
    return false;
}

void Banner::paintEvent(QPaintEvent*) {
    const Colors& c = theme_.colors();
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const QRectF card = QRectF(rect()).adjusted(0.75, 0.75, -0.75, -0.75);
    p.setPen(Qt::NoPen);
    p.setBrush(c.raised);
    p.drawRoundedRect(card, 8, 8);
    p.setPen(QPen(c.error, 1.5));
    p.setBrush(c.errorSoft);
    p.drawRoundedRect(card, 8, 8);
    p.drawPixmap(14, (qMin(height(), 44_px) - 20_px) / 2, theme_.pixmap(QStringLiteral("warn"), 20_px, c.errorText, devicePixelRatioF()));
}

} // namespace saltus::ui

#include "moc_error_page.cpp"
