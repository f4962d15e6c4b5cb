// SPDX-License-Identifier: GPL-3.0-or-later
// All that a window says to its user: what it draws (also by hand, line by line as it is drawn), tooltips, names and
// descriptions for screen readers, its title, commands, entries of choices, lists and tables.
#pragma once

#include <QAbstractItemModel>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QTextItem>
#include <QWidget>

#include <set>

namespace saltus::tests {

// Draws nothing and remembers the words.
class ReadingEngine : public QPaintEngine {
public:
    explicit ReadingEngine(std::set<QString>& out) : QPaintEngine(AllFeatures), out_(out) {}
    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState&) override {}
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawImage(const QRectF&, const QImage&, const QRectF&, Qt::ImageConversionFlags) override {}
    void drawPath(const QPainterPath&) override {}
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    void drawTextItem(const QPointF&, const QTextItem& item) override { out_.insert(item.text()); }
    Type type() const override { return User; }

private:
    std::set<QString>& out_;
};

class ReadingDevice : public QPaintDevice {
public:
    ReadingDevice(const QSize& size, std::set<QString>& out) : engine_(out), size_(size) {}
    QPaintEngine* paintEngine() const override { return &engine_; }

protected:
    int metric(PaintDeviceMetric which) const override {
        switch (which) {
        case PdmWidth: return size_.width();
        case PdmHeight: return size_.height();
        case PdmWidthMM: return size_.width() / 4;
        case PdmHeightMM: return size_.height() / 4;
        case PdmNumColors: return 1 << 24;
        case PdmDepth: return 32;
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY: return 96;
        case PdmDevicePixelRatio: return 1;
        default: return QPaintDevice::metric(which);
        }
    }

private:
    mutable ReadingEngine engine_;
    QSize size_;
};

inline QList<QWidget*> withParts(QWidget& widget) {
    QList<QWidget*> all = widget.findChildren<QWidget*>();
    all << &widget;
    return all;
}

// Texts drawn in a widget, as its user sees them; without `fields`: not what can be typed over, which is as it is in the file.
inline std::set<QString> drawnTexts(QWidget& widget, bool fields = true) {
    std::set<QString> out;
    for (QWidget* part : withParts(widget)) {
        if (!part->isVisible() || part->visibleRegion().isEmpty() || part->inherits("QOpenGLWidget") || part->inherits("QVTKOpenGLNativeWidget")) continue;
        if (!fields && (part->inherits("QLineEdit") || part->inherits("QPlainTextEdit"))) continue;
        ReadingDevice device(part->size(), out);
        part->render(&device, QPoint(), QRegion(), QWidget::RenderFlags());
    }
    out.erase(QString());
    return out;
}

inline void addItems(const QAbstractItemModel& model, const QModelIndex& parent, std::set<QString>& out, int& left) {
    for (int row = 0; row < model.rowCount(parent) && left > 0; ++row)
        for (int column = 0; column < model.columnCount(parent) && left > 0; ++column, --left) {
            const QModelIndex index = model.index(row, column, parent);
            for (const int role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole, Qt::AccessibleDescriptionRole}) out.insert(index.data(role).toString());
            if (column == 0) addItems(model, index, out, left);
        }
}

// And what is not drawn right now.
inline std::set<QString> toldTexts(QWidget& widget) {
    std::set<QString> out{widget.windowTitle()};
    for (QWidget* part : withParts(widget)) {
        for (const QString& text : {part->toolTip(), part->statusTip(), part->whatsThis(), part->accessibleName(), part->accessibleDescription()}) out.insert(text);
        if (const auto* field = qobject_cast<QLineEdit*>(part)) out.insert(field->placeholderText());
        if (const auto* choice = qobject_cast<QComboBox*>(part))
            for (int i = 0; i < choice->count(); ++i) out.insert(choice->itemText(i)), out.insert(choice->itemData(i, Qt::ToolTipRole).toString());
        int left = 2000;
        if (const auto* view = qobject_cast<QAbstractItemView*>(part); view && view->model() && view->isVisible()) {
            addItems(*view->model(), {}, out, left);
            for (int column = 0; column < std::min(40, view->model()->columnCount()); ++column) out.insert(view->model()->headerData(column, Qt::Horizontal).toString());
        }
    }
    for (const QAction* action : widget.findChildren<QAction*>())
        for (const QString& text : {action->text(), action->toolTip(), action->statusTip()}) out.insert(text);
    out.erase(QString());
    return out;
}

inline std::set<QString> shownTexts(QWidget& widget) {
    std::set<QString> out = drawnTexts(widget);
    out.merge(toldTexts(widget));
    return out;
}

} // namespace saltus::tests
