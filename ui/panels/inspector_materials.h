// SPDX-License-Identifier: GPL-3.0-or-later
// The laws of all pairs of materials as a grid: materials are its rows and columns, one value of the law stands in each cell. What
// a pair has no law for stands there in grey, with where it comes from.
#pragma once

#include "core/model/properties.h"

#include <QAbstractTableModel>
#include <QDialog>

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

class QLabel;
class QTabBar;
class QTableView;
class QPushButton;

namespace saltus::ui {

class Document;
class Theme;

class MaterialGrid : public QAbstractTableModel {
    Q_OBJECT
public:
    MaterialGrid(Theme& theme, Document& document, QObject* parent);

    static const std::vector<model::Key>& keys(); // e, mu, e_T, mu_rolling, mu_spinning
    model::Key key() const { return key_; }
    void setKey(model::Key key);
    void follow(); // the scene was changed; what was refused stays while the materials are the same

    // What holds for a pair: its own law, the scene's default, or none.
    struct Rule {
        std::optional<std::size_t> law; // index in Model::contacts
        bool own = false;
        QString text;   // the value as written
        QString shown;  // with what a formula amounts to: "e = 0.5"
        QString origin; // "law steel_wood of these materials"
    };
    Rule rule(int row, int column) const;
    QString refusal(int row, int column) const; // why what was typed there is not in the scene; "" when it is
    // Everything about a pair in one line: "steel – wood: e 0.5, μ 0.3 ...".
    QString about(int row, int column) const;
    // The pair goes back to the default: its law is removed.
    void clear(int row, int column);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

private:
    using Cell = std::pair<int, int>; // row <= column
    static Cell cell(int row, int column) { return {std::min(row, column), std::max(row, column)}; }
    QString pairText(int row, int column) const;

    Theme& theme_;
    Document& document_;
    model::Key key_ = model::Key::e;
    struct Refused {
        QString text, reason;
    };
    std::map<std::pair<model::Key, Cell>, Refused> refused_;
    std::vector<std::string> names_; // of the materials that refused_ is about
};

class MaterialTable : public QDialog {
    Q_OBJECT
public:
    MaterialTable(Theme& theme, Document& document, QWidget* parent);
    MaterialGrid& grid() { return *grid_; }
    QTableView& view() { return *view_; }
    QTabBar& quantities() { return *tabs_; }
    QString about() const;
    QString error() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showCell();
    void showEmpty();

    Theme& theme_;
    Document& document_;
    MaterialGrid* grid_;
    QTableView* view_;
    QTabBar* tabs_;
    QLabel *about_, *error_, *empty_;
};

} // namespace saltus::ui
