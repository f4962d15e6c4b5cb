// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/theme.h"

#include "core/base/check.h"

#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QFile>
#include <QFontDatabase>
#include <QHash>
#include <QIconEngine>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QRegularExpression>
#include <QStyle>
#include <QProxyStyle>
#include <QSvgRenderer>

// Q_INIT_RESOURCE must stand outside any namespace; a static library's resources are not found without it.
static void initialiseLookResources() { Q_INIT_RESOURCE(saltus); }

namespace saltus::ui {

namespace {

// The wheel over a choice scrolls the panel that it stands in, unless the choice has the keyboard: a law, a controller or a language is not
// changed by who only wants to see what stands below.
class WheelPast : public QObject {
protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() != QEvent::Wheel || static_cast<QWidget*>(watched)->hasFocus()) return false;
        event->ignore();
        return true;
    }
};

// Fusion without the underlines of menu keys: Alt still opens the menus, and the drawing has none.
class QuietStyle : public QProxyStyle {
public:
    QuietStyle() : QProxyStyle(QStringLiteral("Fusion")) {}
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* data) const override {
        const bool quiet = hint == SH_UnderlineShortcut || hint == SH_DialogButtonBox_ButtonsHaveIcons;
        return quiet ? 0 : QProxyStyle::styleHint(hint, option, widget, data);
    }
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override {
        const int drawn = QProxyStyle::pixelMetric(metric, option, widget);
        return metric == PM_SmallIconSize || metric == PM_ButtonIconSize || metric == PM_ListViewIconSize ? scaledLength(drawn) : drawn;
    }
    // No label guesses whether its text is HTML: names and help texts of a scene are shown as they are, in the window as in
    // tooltips (a QLabel of Qt's). Who writes HTML says so.
    void polish(QWidget* widget) override {
        QProxyStyle::polish(widget);
        if (auto* label = qobject_cast<QLabel*>(widget); label && label->textFormat() == Qt::AutoText) label->setTextFormat(Qt::PlainText);
        if (auto* choice = qobject_cast<QComboBox*>(widget)) {
            if (choice->focusPolicy() == Qt::WheelFocus) choice->setFocusPolicy(Qt::StrongFocus); // the wheel would bring the keyboard along
            choice->installEventFilter(&wheel_);
        }
    }
    using QProxyStyle::polish;

private:
    WheelPast wheel_;
};


QByteArray resource(const QString& path) {
    static const bool ready = (initialiseLookResources(), true);
    SALTUS_DEMAND(ready);
    QFile file(QStringLiteral(":/saltus/") + path);
    SALTUS_DEMAND(file.open(QIODevice::ReadOnly));
    return file.readAll();
}

// "#RRGGBB" or "rgba(r,g,b,.a)"
QColor parseColor(const QString& text) {
    if (!text.startsWith(QLatin1String("rgba"))) return QColor(text);
    static const QRegularExpression pattern(
        QStringLiteral("^rgba\\(\\s*(\\d+)\\s*,\\s*(\\d+)\\s*,\\s*(\\d+)\\s*,\\s*([0-9.]+)\\s*\\)$"));
    const auto match = pattern.match(text);
    if (!match.hasMatch()) return {};
    QColor color(match.captured(1).toInt(), match.captured(2).toInt(), match.captured(3).toInt());
    color.setAlphaF(match.captured(4).toFloat());
    return color;
}

const QJsonObject& tokens() {
    static const QJsonObject object =
        QJsonDocument::fromJson(resource(QStringLiteral("themes/tokens.json"))).object();
    return object;
}

QColor token(const QJsonObject& group, const char* name) {
    const QColor color = parseColor(group.value(QLatin1String(name)).toString());
    SALTUS_DEMAND(color.isValid()); // every token that the program names is in the file
    return color;
}

Colors readColors(ThemeKind kind) {
    const QJsonObject g =
        tokens().value(kind == ThemeKind::dark ? QLatin1String("dark") : QLatin1String("light")).toObject();
    const QJsonObject p = tokens().value(QLatin1String("physics")).toObject();
    Colors c;
    c.window = token(g, "window");
    c.panel = token(g, "panel");
    c.raised = token(g, "raised");
    c.border = token(g, "border");
    c.field = token(g, "field");
    c.fieldBorder = token(g, "field-border");
    c.hover = token(g, "hover");
    c.text = token(g, "text");
    c.secondary = token(g, "text-secondary");
    c.disabled = token(g, "text-disabled");
    c.accent = token(g, "accent");
    c.accentFill = token(g, "accent-fill");
    c.accentText = token(g, "accent-text");
    c.accentSoft = token(g, "accent-soft");
    c.error = token(g, "error");
    c.errorText = token(g, "error-text");
    c.errorSoft = token(g, "error-soft");
    c.warningText = token(g, "warning-text");
    c.plotCanvas = token(g, "plot-canvas");
    c.plotGrid = token(g, "plot-grid");
    c.plotAxis = token(g, "plot-axis");
    c.viewTop = token(g, "view-top");
    c.viewBottom = token(g, "view-bottom");
    c.section = token(g, "section");
    c.position = token(p, "position");
    c.velocity = token(p, "velocity");
    c.impulse = token(p, "impulse");
    c.friction = token(p, "friction");
    c.loss = token(p, "loss");
    c.parameter = token(p, "parameter");
    c.stick = c.velocity;
    c.slip = c.loss;
    return c;
}

QString cssColor(const QColor& c) {
    return QStringLiteral("rgba(%1,%2,%3,%4)").arg(c.red()).arg(c.green()).arg(c.blue()).arg(c.alpha());
}

QString styleSheet(const Colors& c, ThemeKind kind, double fontScale) {
    QString sheet = QString::fromUtf8(resource(QStringLiteral("themes/style.qss")));
    const QList<std::pair<QLatin1String, QColor>> colors{
        {QLatin1String("window"), c.window},           {QLatin1String("panel"), c.panel},
        {QLatin1String("raised"), c.raised},           {QLatin1String("border"), c.border},
        {QLatin1String("field-border"), c.fieldBorder}, {QLatin1String("field"), c.field},
        {QLatin1String("hover"), c.hover},             {QLatin1String("text-secondary"), c.secondary},
        {QLatin1String("text-disabled"), c.disabled},  {QLatin1String("text"), c.text},
        {QLatin1String("accent-fill"), c.accentFill},  {QLatin1String("accent-text"), c.accentText},
        {QLatin1String("accent-soft"), c.accentSoft},  {QLatin1String("accent"), c.accent},
        {QLatin1String("error-text"), c.errorText},    {QLatin1String("error-soft"), c.errorSoft},
        {QLatin1String("error"), c.error},             {QLatin1String("warning-text"), c.warningText},
        {QLatin1String("plot-canvas"), c.plotCanvas},  {QLatin1String("parameter"), c.parameter},
        {QLatin1String("accent-fill-hover"), kind == ThemeKind::dark ? c.accentFill.lighter(112) : c.accentFill.darker(110)},
        {QLatin1String("scroll"), kind == ThemeKind::dark ? c.fieldBorder.lighter(125) : c.fieldBorder.darker(108)},
    };
    for (const auto& [name, color] : colors) sheet.replace(QLatin1Char('@') + name + QLatin1Char('@'), cssColor(color));
    sheet.replace(QLatin1String("@theme@"),
                  kind == ThemeKind::dark ? QLatin1String(":/saltus/themes/dark") : QLatin1String(":/saltus/themes/light"));
    for (const auto& [name, points] : {std::pair{"small", 9.0}, {"normal", 10.0}, {"section", 12.0}, {"page", 16.0}})
        sheet.replace(QStringLiteral("@pt-%1@").arg(QLatin1String(name)),
                      QString::number(points * fontScale, 'f', 2) + QLatin1String("pt"));
    // "24@px@": a length that follows the text; "24@px-2@": less two pixels of a frame.
    static const QRegularExpression length(QStringLiteral("(\\d+)@px(?:-(\\d+))?@"));
    QString out;
    qsizetype done = 0;
    for (auto at = length.globalMatch(sheet); at.hasNext();) {
        const auto match = at.next();
        out += sheet.mid(done, match.capturedStart() - done) + QString::number(scaledLength(match.captured(1).toDouble()) - match.captured(2).toInt()) + QLatin1String("px");
        done = match.capturedEnd();
    }
    return out + sheet.mid(done);
}

// The glyph's strokes are `currentColor`; the renderer knows no such word, so the theme's colour is written in.
QByteArray tinted(const QString& name, const QColor& color) {
    QByteArray svg = resource(QStringLiteral("icons/%1.svg").arg(name));
    svg.replace("currentColor", color.name(QColor::HexRgb).toLatin1());
    return svg;
}

QPixmap render(const QString& name, const QSize& deviceSize, const QColor& color) {
    const QString key = QStringLiteral("saltus-icon/%1/%2x%3/%4")
                            .arg(name).arg(deviceSize.width()).arg(deviceSize.height()).arg(color.name(QColor::HexArgb));
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap)) return pixmap;
    QSvgRenderer renderer(tinted(name, color));
    pixmap = QPixmap(deviceSize);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setOpacity(color.alphaF());
    const qreal side = qMin(deviceSize.width(), deviceSize.height());
    renderer.render(&painter, QRectF((deviceSize.width() - side) / 2, (deviceSize.height() - side) / 2, side, side));
    painter.end();
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

// Draws the glyph anew for each size and scale, so that nothing is ever stretched.
class TintedIconEngine : public QIconEngine {
public:
    TintedIconEngine(QString name, const Colors& colors, QColor forced)
        : name_(std::move(name)), colors_(colors), forced_(std::move(forced)) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override {
        const qreal scale = painter->device() ? painter->device()->devicePixelRatioF() : 1.0;
        QPixmap shown = render(name_, (QSizeF(rect.size()) * scale).toSize(), color(mode, state));
        shown.setDevicePixelRatio(scale);
        painter->drawPixmap(rect.topLeft(), shown);
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        return render(name_, size, color(mode, state)); // Qt hands over device pixels here
    }
    QIconEngine* clone() const override { return new TintedIconEngine(name_, colors_, forced_); }

private:
    QColor color(QIcon::Mode mode, QIcon::State state) const {
        if (mode == QIcon::Disabled) return colors_.disabled;
        if (forced_.isValid()) return forced_;
        return state == QIcon::On ? colors_.accentText : colors_.text;
    }
    QString name_;
    Colors colors_;
    QColor forced_;
};

QString family() {
    static const QString chosen = [] {
        const QStringList families = QFontDatabase::families();
        return families.contains(QLatin1String("Inter"))
                   ? QStringLiteral("Inter")
                   : QFontDatabase::systemFont(QFontDatabase::GeneralFont).family();
    }();
    return chosen;
}

} // namespace

Theme::Theme(QObject* parent) : QObject(parent), colors_(colorsOf(kind_)) {}

void Theme::setKind(ThemeKind kind) {
    if (kind == kind_) return;
    kind_ = kind;
    colors_ = colorsOf(kind);
    apply();
    emit changed();
}

void Theme::setFontScale(double scale) {
    scale = qBound(kSmallestText, scale, kLargestText);
    if (qFuzzyCompare(scale, fontScale_)) return;
    fontScale_ = scale;
    setTextScale(scale);
    apply();
    emit changed();
}

Colors Theme::colorsOf(ThemeKind kind) {
    static const Colors dark = readColors(ThemeKind::dark);
    static const Colors light = readColors(ThemeKind::light);
    return kind == ThemeKind::dark ? dark : light;
}

Colors Theme::printColors() {
    Colors c = colorsOf(ThemeKind::light);
    c.window = c.panel = c.raised = c.field = c.plotCanvas = c.viewTop = c.viewBottom = Qt::white;
    c.text = c.secondary = Qt::black;
    c.plotAxis = Qt::black;
    c.plotGrid = QColor(0xDD, 0xDD, 0xDD);
    return c;
}

QColor Theme::quantityColor(Quantity quantity) const {
    switch (quantity) {
    case Quantity::position: return colors_.position;
    case Quantity::velocity: return colors_.velocity;
    case Quantity::impulse: return colors_.impulse;
    case Quantity::friction: return colors_.friction;
    case Quantity::energy: return colors_.position;
    case Quantity::loss: return colors_.loss;
    case Quantity::parameter: return colors_.parameter;
    case Quantity::section: return colors_.section;
    case Quantity::none:
    case Quantity::time: break;
    }
    return colors_.secondary;
}

QFont Theme::font(TextSize size, bool title) const {
    QFont font(family());
    switch (size) {
    case TextSize::small: font.setPointSizeF(9.0 * fontScale_); break;
    case TextSize::normal: font.setPointSizeF(10.0 * fontScale_); break;
    case TextSize::section: font.setPointSizeF(12.0 * fontScale_); break;
    case TextSize::page: font.setPointSizeF(16.0 * fontScale_); break;
    }
    font.setWeight(title ? QFont::DemiBold : QFont::Normal);
    font.setHintingPreference(QFont::PreferVerticalHinting);
#if QT_VERSION >= QT_VERSION_CHECK(6, 7, 0)
    font.setFeature(QFont::Tag("tnum"), 1);
#endif
    return font;
}

QIcon Theme::icon(const QString& name, const QColor& color) const {
    SALTUS_DEMAND(hasIcon(name));
    return QIcon(new TintedIconEngine(name, colors_, color));
}

bool Theme::hasIcon(const QString& name) {
    initialiseLookResources();
    return QFile::exists(QStringLiteral(":/saltus/icons/%1.svg").arg(name));
}

QPixmap Theme::pixmap(const QString& name, int size, const QColor& color, qreal devicePixelRatio) const {
    SALTUS_DEMAND(hasIcon(name));
    QPixmap shown = render(name, (QSizeF(size, size) * devicePixelRatio).toSize(), color);
    shown.setDevicePixelRatio(devicePixelRatio);
    return shown;
}

void Theme::apply() {
    if (!qApp) return;
    const Colors& c = colors_;
    QPalette p;
    p.setColor(QPalette::Window, c.panel);
    p.setColor(QPalette::WindowText, c.text);
    p.setColor(QPalette::Base, c.field);
    p.setColor(QPalette::AlternateBase, c.panel);
    p.setColor(QPalette::Text, c.text);
    p.setColor(QPalette::PlaceholderText, c.secondary);
    p.setColor(QPalette::Button, c.raised);
    p.setColor(QPalette::ButtonText, c.text);
    p.setColor(QPalette::BrightText, c.errorText);
    p.setColor(QPalette::ToolTipBase, c.raised);
    p.setColor(QPalette::ToolTipText, c.text);
    p.setColor(QPalette::Highlight, c.accentFill);
    p.setColor(QPalette::HighlightedText, Qt::white);
    p.setColor(QPalette::Link, c.accentText);
    p.setColor(QPalette::LinkVisited, c.accentText);
    p.setColor(QPalette::Light, c.hover);
    p.setColor(QPalette::Midlight, c.hover);
    p.setColor(QPalette::Mid, c.border);
    p.setColor(QPalette::Dark, c.border);
    p.setColor(QPalette::Shadow, Qt::black);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        p.setColor(QPalette::Disabled, role, c.disabled);
#if QT_VERSION >= QT_VERSION_CHECK(6, 6, 0)
    p.setColor(QPalette::Accent, c.accent);
#endif
    // once: behind a style sheet the application's style no longer tells its name
    if (!qApp->property("saltusStyle").toBool()) {
        QApplication::setStyle(new QuietStyle);
        qApp->setProperty("saltusStyle", true);
    }
    QApplication::setPalette(p);
    QApplication::setFont(font(TextSize::normal));
    qApp->setStyleSheet(styleSheet(c, kind_, fontScale_));
}

} // namespace saltus::ui

#include "moc_theme.cpp"
