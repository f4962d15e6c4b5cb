// SPDX-License-Identifier: GPL-3.0-or-later
// The one source of colours, fonts, measures and icons. Tokens come from resources/themes/tokens.json.
#pragma once

#include "core/simulation/catalogue.h"
#include "ui/look/text_size.h"

#include <QColor>
#include <QFont>
#include <QIcon>
#include <QObject>
#include <QString>

namespace saltus::ui {

enum class ThemeKind { dark, light };

struct Colors {
    QColor window, panel, raised, border, field, fieldBorder, hover;
    QColor text, secondary, disabled;
    QColor accent, accentFill, accentText, accentSoft;
    QColor error, errorText, errorSoft, warningText;
    QColor plotCanvas, plotGrid, plotAxis, viewTop, viewBottom;
    // physics: the same in both themes but for `section`
    QColor position, velocity, impulse, friction, loss, parameter, section;
    QColor stick, slip;
};

// Measures in device-independent pixels (shared drawings' README); those that hold text follow its size.
namespace measure {
inline constexpr int grid = 4, panelPadding = 12, treeIndent = 16, plotsHeight = 328;
inline constexpr int fieldRadius = 4, buttonRadius = 6, cardRadius = 8;
inline constexpr Px row{24}, formPitch{28}, button{28}, headHeight{32}, menuHeight{40}, railWidth{260}, inspectorWidth{300}, timelineHeight{72}, statusHeight{24};
} // namespace measure

enum class TextSize { small, normal, section, page }; // 9, 10, 12, 16 pt

class Theme : public QObject {
    Q_OBJECT
public:
    explicit Theme(QObject* parent = nullptr);

    ThemeKind kind() const { return kind_; }
    void setKind(ThemeKind kind); // re-applies palette and style sheet to the application, emits changed()
    const Colors& colors() const { return colors_; }
    static Colors colorsOf(ThemeKind kind);
    static Colors printColors(); // white paper, for exported figures

    QColor quantityColor(Quantity quantity) const;
    QFont font(TextSize size, bool title = false) const; // tabular figures
    // Icons of resources/icons tinted with the theme's text (or `color`); sharp at any scale. Unknown name: broken
    // invariant.
    QIcon icon(const QString& name, const QColor& color = {}) const; // checked: accent; disabled: grey
    static bool hasIcon(const QString& name);
    QPixmap pixmap(const QString& name, int size, const QColor& color, qreal devicePixelRatio = 1.0) const;

    // kSmallestText ... kLargestText: all texts at once, and the room that they stand in. Emits changed().
    double fontScale() const { return fontScale_; }
    void setFontScale(double scale);

    void apply(); // palette, style, style sheet, fonts of QApplication

signals:
    void changed();

private:
    ThemeKind kind_ = ThemeKind::dark;
    Colors colors_;
    double fontScale_ = 1.0;
};

} // namespace saltus::ui
