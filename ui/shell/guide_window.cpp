// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/guide_window.h"

#include "ui/look/theme.h"

#include <QDesktopServices>
#include <QFile>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <QSplitter>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextTable>
#include <QVBoxLayout>

#include <algorithm>

namespace saltus::ui {

namespace {

// The anchor of a heading as web pages of Markdown make it.
QString anchorOf(const QString& title) {
    QString anchor;
    for (const QChar c : title.toLower())
        if (c.isLetterOrNumber() || c == QLatin1Char('-') || c == QLatin1Char('_')) anchor += c;
        else if (c.isSpace()) anchor += QLatin1Char('-');
    return anchor;
}

} // namespace

GuideWindow::GuideWindow(Theme& theme, QWidget* parent) : QDialog(parent), theme_(theme) {
    setObjectName(QStringLiteral("guide"));
    setWindowTitle(tr("User guide"));
    setModal(false);
    resize(1000, 760);
    search_ = new QLineEdit(this);
    search_->setObjectName(QStringLiteral("guide.search"));
    search_->setPlaceholderText(tr("Search the guide"));
    search_->setAccessibleName(tr("Search the guide"));
    search_->setToolTip(tr("Enter: next place, Shift+Enter: the one before"));
    search_->setClearButtonEnabled(true);
    search_->installEventFilter(this);
    count_ = new QLabel(this);
    count_->setProperty("role", "secondary");
    headings_ = new QListWidget(this);
    headings_->setAccessibleName(tr("Headings"));
    headings_->setMinimumWidth(180_px);
    headings_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // long ones end in dots, their tooltip says them
    headings_->setTextElideMode(Qt::ElideRight);
    text_ = new QTextBrowser(this);
    text_->setObjectName(QStringLiteral("guide.text"));
    text_->setAccessibleName(tr("User guide"));
    text_->setOpenLinks(false);
    auto* top = new QHBoxLayout;
    top->addWidget(search_, 1);
    top->addWidget(count_);
    auto* across = new QSplitter(this);
    across->addWidget(headings_);
    across->addWidget(text_);
    across->setStretchFactor(1, 1);
    across->setSizes({240, 760});
    across->setChildrenCollapsible(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 12);
    column->addLayout(top);
    column->addWidget(across, 1);

    connect(search_, &QLineEdit::textChanged, this, &GuideWindow::search);
    connect(headings_, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0) showHeading(headings_->item(row)->data(Qt::UserRole).toString());
    });
    connect(text_, &QTextBrowser::anchorClicked, this, [this](const QUrl& url) {
        if (url.scheme().startsWith(QLatin1String("http"))) QDesktopServices::openUrl(url);
        else if (url.hasFragment()) showHeading(url.fragment());
    });
    connect(&theme, &Theme::changed, this, &GuideWindow::render);
    render();
    listHeadings();
    search_->setFocus();
}

namespace {

bool isCode(const QTextBlock& block) {
    if (block.blockFormat().hasProperty(QTextFormat::BlockCodeFence) || block.blockFormat().hasProperty(QTextFormat::BlockCodeLanguage)) return true;
    if (block.text().isEmpty() || QTextCursor(block).currentTable()) return false;
    for (auto piece = block.begin(); !piece.atEnd(); ++piece)
        if (!piece.fragment().charFormat().fontFixedPitch()) return false;
    return true;
}

} // namespace

void GuideWindow::render() {
    QFile file(QStringLiteral(":/guide.md"));
    const bool there = file.open(QIODevice::ReadOnly);
    Q_ASSERT(there);
    const int at = text_->verticalScrollBar()->value();
    text_->setFont(theme_.font(TextSize::normal));
    text_->document()->setDocumentMargin(16);
    text_->setMarkdown(there ? QString::fromUtf8(file.readAll()) : QString());
    // Markdown's tables come without lines, and code in the colours of paper. One change of the document: each one by itself
    // would lay it out again.
    QTextCursor all(text_->document());
    all.beginEditBlock();
    for (QTextFrame* frame : text_->document()->rootFrame()->childFrames())
        if (auto* table = qobject_cast<QTextTable*>(frame)) {
            QTextTableFormat format = table->format();
            format.setBorder(1);
            format.setBorderCollapse(true);
            format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
            format.setBorderBrush(theme_.colors().border);
            format.setCellPadding(5);
            table->setFormat(format);
        }
    for (QTextBlock block = text_->document()->begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        QTextBlockFormat format = block.blockFormat();
        const bool code = isCode(block), goes_on = code && block.next().isValid() && isCode(block.next());
        if (code) format.setBackground(theme_.colors().raised);
        format.setLineHeight(125, QTextBlockFormat::ProportionalHeight);
        if (goes_on) format.setBottomMargin(0.0); // lines of one piece
        else if (!cursor.currentTable()) format.setBottomMargin(std::max(format.bottomMargin(), 6.0));
        cursor.setBlockFormat(format);
    }
    all.endEditBlock();
    text_->verticalScrollBar()->setValue(at);
    search();
}

void GuideWindow::listHeadings() {
    for (QTextBlock block = text_->document()->begin(); block.isValid(); block = block.next()) {
        const int level = block.blockFormat().headingLevel();
        if (level < 2 || level > 3) continue;
        auto* item = new QListWidgetItem((level == 3 ? QStringLiteral("    ") : QString()) + block.text(), headings_);
        item->setData(Qt::UserRole, anchorOf(block.text()));
        item->setToolTip(block.text());
    }
}

void GuideWindow::showHeading(const QString& anchor) {
    for (QTextBlock block = text_->document()->begin(); block.isValid(); block = block.next())
        if (block.blockFormat().headingLevel() > 0 && anchorOf(block.text()) == anchor) {
            QTextCursor cursor(block);
            text_->setTextCursor(cursor);
            text_->verticalScrollBar()->setValue(text_->verticalScrollBar()->value() + text_->cursorRect(cursor).top() - 8);
            return;
        }
}

// All places are marked; the first one after where the text stands is shown.
void GuideWindow::search() {
    QList<QTextEdit::ExtraSelection> marks;
    const QString wanted = search_->text().trimmed();
    if (wanted.size() > 1)
        for (QTextCursor at = text_->document()->find(wanted); !at.isNull(); at = text_->document()->find(wanted, at)) {
            QTextEdit::ExtraSelection mark;
            mark.cursor = at;
            mark.format.setBackground(theme_.colors().accentSoft);
            marks.push_back(mark);
        }
    found_ = static_cast<int>(marks.size());
    text_->setExtraSelections(marks);
    count_->setText(wanted.size() < 2 ? QString() : found_ == 0 ? tr("not found") : found_ == 1 ? tr("1 place") : tr("%1 places").arg(found_));
    if (found_ == 0) return;
    QTextCursor from = text_->textCursor();
    from.setPosition(from.selectionStart());
    text_->setTextCursor(from);
    go(false);
}

void GuideWindow::go(bool backwards) {
    const QString wanted = search_->text().trimmed();
    if (wanted.size() < 2) return;
    const auto flags = backwards ? QTextDocument::FindBackward : QTextDocument::FindFlags();
    if (text_->find(wanted, flags)) return;
    text_->moveCursor(backwards ? QTextCursor::End : QTextCursor::Start); // round
    text_->find(wanted, flags);
}

QString GuideWindow::placeText() const { return text_->textCursor().block().text(); }

bool GuideWindow::eventFilter(QObject* watched, QEvent* event) {
    if (watched == search_ && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            go(key->modifiers().testFlag(Qt::ShiftModifier));
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace saltus::ui

#include "moc_guide_window.cpp"
