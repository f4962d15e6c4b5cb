// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/dialogs.h"

#include "ui/look/theme.h"
#include "ui/panels/timeline_bar.h"
#include "ui/shell/keys_page.h"

#include <QApplication>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

namespace saltus::ui {

namespace {

QLabel* heading(const QString& text) {
    auto* label = new QLabel(text);
    label->setProperty("role", "section");
    return label;
}

template <class T>
QComboBox* choices(const std::vector<std::pair<QString, T>>& options, const T& current, const QString& tip) {
    auto* box = new QComboBox;
    for (const auto& [text, value] : options) {
        box->addItem(text);
        if (value == current) box->setCurrentIndex(box->count() - 1);
    }
    box->setMinimumWidth(220_px);
    box->setToolTip(tip);
    return box;
}

} // namespace

PreferencesDialog::PreferencesDialog(const Preferences& preferences, ActionRegistry& actions, QWidget* parent)
    : QDialog(parent), preferences_(preferences) {
    setObjectName(QStringLiteral("preferences"));
    setWindowTitle(tr("Preferences"));
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(24, 12, 24, 20);
    whole->setSpacing(16);
    auto* tabs = new QTabBar(this);
    tabs->setAccessibleName(tr("Pages of preferences"));
    tabs->setDrawBase(false);
    tabs->setExpanding(false);
    tabs->setFocusPolicy(Qt::TabFocus);
    auto* pages = new QStackedWidget(this);
    const auto page = [tabs, pages](const QString& title, QWidget* made) {
        tabs->addTab(title);
        pages->addWidget(made);
    };
    whole->addWidget(tabs);
    whole->addWidget(pages, 1);
    connect(tabs, &QTabBar::currentChanged, pages, &QStackedWidget::setCurrentIndex);
    auto* scroll = new QScrollArea(pages); // large texts, small displays
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* sheet = new QWidget(scroll);
    scroll->viewport()->setAutoFillBackground(false);
    auto* column = new QVBoxLayout(sheet);
    column->setContentsMargins(0, 0, 12, 0);
    column->setSpacing(8);
    page(tr("General"), scroll);
    auto* keys = new KeysPage(actions, pages);
    connect(tabs, &QTabBar::tabBarClicked, this, [tabs, keys](int index) { // with the mouse: what is typed next looks for a command
        if (index == tabs->count() - 1) QMetaObject::invokeMethod(keys, &KeysPage::focusFilter, Qt::QueuedConnection);
    });
    connect(keys, &KeysPage::changed, this, &PreferencesDialog::keysChanged);
    page(tr("Keys"), keys);
    // A row with a choice: the label is the box's buddy, a change is told at once.
    const auto row = [this](QFormLayout* form, const QString& label, auto options, auto Preferences::*field, const QString& tip) {
        auto* box = choices(options, preferences_.*field, tip);
        auto* name = new QLabel(label);
        name->setMinimumWidth(132_px);
        name->setBuddy(box);
        form->addRow(name, box);
        connect(box, &QComboBox::currentIndexChanged, this, [this, options, field](int index) {
            preferences_.*field = options[static_cast<std::size_t>(index)].second;
            emit changed(preferences_);
        });
    };
    const auto section = [column](const QString& title) {
        column->addWidget(heading(title));
        auto* form = new QFormLayout;
        form->setHorizontalSpacing(16);
        form->setVerticalSpacing(8);
        form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
        column->addLayout(form);
        column->addSpacing(12);
        return form;
    };
    auto* look = section(tr("Look"));
    row(look, tr("Theme"),
        std::vector<std::pair<QString, ThemeChoice>>{{tr("As the desktop"), ThemeChoice::system},
                                                     {tr("Dark"), ThemeChoice::dark},
                                                     {tr("Light"), ThemeChoice::light}},
        &Preferences::theme, tr("Colours of the window; exported figures are always on white"));
    row(look, tr("Text size"),
        std::vector<std::pair<QString, double>>{{tr("90 %"), 0.9}, {tr("100 %"), 1.0}, {tr("110 %"), 1.1}, {tr("125 %"), 1.25}, {tr("150 %"), 1.5}, {tr("200 %"), 2.0}},
        &Preferences::fontScale, tr("All texts of the window at once"));
    row(look, tr("Gallery"),
        std::vector<std::pair<QString, bool>>{{tr("Moves what is pointed at"), false}, {tr("Moves by itself"), true}},
        &Preferences::movingPictures, tr("Pictures of scenes: moving when the mouse or the focus is on them, or one after the other"));
    // Languages are named in themselves: who does not read the window's finds the own one.
    row(look, tr("Language"),
        std::vector<std::pair<QString, Language>>{{tr("As the desktop"), Language::system},
                                                  {QStringLiteral("English"), Language::english},
                                                  {QStringLiteral("Deutsch"), Language::german},
                                                  {QStringLiteral("Français"), Language::french}},
        &Preferences::language, tr("Language of the window; numbers and files are the same in all"));
    auto* later = new QLabel(tr("The language changes at the next start."));
    later->setProperty("role", "secondary");
    look->addRow(QString(), later);
    later->setVisible(false);
    connect(this, &PreferencesDialog::changed, later,
            [later, before = preferences.language](const Preferences& now) { later->setVisible(now.language != before); });
    auto* numbers = section(tr("Numbers"));
    row(numbers, tr("Units"),
        std::vector<std::pair<QString, bool>>{{tr("With prefixes: 53.53 mm"), true}, {tr("Plain SI: 0.05353 m"), false}},
        &Preferences::siPrefixes, tr("How values are shown; files always hold plain SI units"));
    row(numbers, tr("Significant digits"),
        std::vector<std::pair<QString, int>>{{QStringLiteral("3"), 3}, {QStringLiteral("4"), 4}, {QStringLiteral("5"), 5},
                                             {QStringLiteral("6"), 6}, {QStringLiteral("8"), 8}},
        &Preferences::digits, tr("Shown digits; hovering a value shows all 17"));
    constexpr double none = std::numeric_limits<double>::infinity();
    auto* playing = section(tr("Playing"));
    row(playing, tr("Speed at first"),
        std::vector<std::pair<QString, double>>{{tr("What fits the scene"), 0.0}, {shownSpeed(0.1), 0.1}, {shownSpeed(0.5), 0.5}, {shownSpeed(1.0), 1.0}, {shownSpeed(2.0), 2.0}, {tr("As fast as it can"), none}},
        &Preferences::firstSpeed, tr("Simulated seconds in a second, when a scene is opened"));
    row(playing, tr("Speed at most"),
        std::vector<std::pair<QString, double>>{{tr("No limit"), none}, {shownSpeed(1.0), 1.0}, {shownSpeed(2.0), 2.0}, {shownSpeed(10.0), 10.0}, {shownSpeed(100.0), 100.0}},
        &Preferences::fastestSpeed, tr("Faster is not offered; a run then leaves the processor time to others"));
    row(playing, tr("Memory of a run"),
        std::vector<std::pair<QString, int>>{{tr("%1 MB").arg(500), 500}, {tr("%1 GB").arg(1), 1000}, {tr("%1 GB").arg(2), 2000}, {tr("%1 GB").arg(4), 4000}, {tr("%1 GB").arg(8), 8000},
                                             {tr("%1 GB").arg(16), 16000}, {tr("%1 GB").arg(64), 64000}},
        &Preferences::runMemory, tr("Of its matrices, by an estimate before they are made; a scene that needs more is refused"));
    auto* recording = section(tr("Recording of a run"));
    row(recording, tr("In memory"),
        std::vector<std::pair<QString, int>>{{tr("%1 MB").arg(96), 96}, {tr("%1 MB").arg(256), 256}, {tr("%1 GB").arg(1), 1024}, {tr("%1 GB").arg(4), 4096}},
        &Preferences::recordingMemory, tr("What does not fit goes to a temporary file"));
    row(recording, tr("On disk"),
        std::vector<std::pair<QString, int>>{{tr("A quarter of what is free, at most %1 GB").arg(8), -1}, {tr("Nothing"), 0}, {tr("%1 GB").arg(1), 1024},
                                             {tr("%1 GB").arg(4), 4096}, {tr("%1 GB").arg(16), 16384}, {tr("%1 GB").arg(64), 65536}},
        &Preferences::recordingDisk,
        tr("When both are full, only every 64th of the oldest rows stays, with all events, and can be computed again; some of the disk always stays free"));
    auto* close = new QPushButton(tr("Close"));
    close->setProperty("primary", true);
    close->setDefault(true);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    column->addStretch(1);
    whole->addSpacing(8);
    whole->addWidget(close, 0, Qt::AlignRight);
    scroll->setWidget(sheet);
    sheet->setAutoFillBackground(false);
    // As large as its rows, while the display has room for them.
    const auto fit = [this, scroll, sheet] {
        sheet->ensurePolished();
        const QSize wanted = sheet->sizeHint();
        scroll->setMinimumWidth(wanted.width() + 2);
        const int room = screen()->availableGeometry().height() - 280;
        scroll->setMinimumHeight(qMin(qMin(wanted.height(), room), 400));
        adjustSize();
        if (const int more = qMin(wanted.height(), room) - scroll->height(); more > 0) resize(width(), height() + more);
    };
    fit();
    connect(this, &PreferencesDialog::changed, this, fit, Qt::QueuedConnection);
}

AboutDialog::AboutDialog(Theme& theme, QWidget* parent) : QDialog(parent) {
    setObjectName(QStringLiteral("about"));
    setWindowTitle(tr("About Saltus"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 20, 24, 20);
    column->setSpacing(8);
    auto* head = new QHBoxLayout;
    auto* logo = new QLabel;
    logo->setPixmap(theme.pixmap(QStringLiteral("cam"), 40_px, theme.colors().accentText, devicePixelRatioF()));
    head->addWidget(logo);
    auto* name = new QLabel(tr("Saltus %1").arg(QApplication::applicationVersion()));
    name->setProperty("role", "page");
    head->addWidget(name);
    head->addStretch(1);
    column->addLayout(head);
    const auto paragraph = [column](const QString& text, const char* role = nullptr) {
        auto* label = new QLabel(text);
        label->setWordWrap(true);
        label->setFixedWidth(432_px);
        label->setOpenExternalLinks(true);
        label->setTextInteractionFlags(Qt::TextBrowserInteraction);
        if (role) label->setProperty("role", role);
        column->addWidget(label);
    };
    paragraph(tr("A workbench for nonsmooth dynamics: bodies that touch, hit, stick and let go."));
    paragraph(tr("Free software under the GNU General Public License, version 3 or later. There is no warranty."), "secondary");
    column->addSpacing(8);
    auto* title = new QLabel(tr("Built with"));
    title->setProperty("role", "title");
    column->addWidget(title);
    paragraph(tr("Qt %1 (LGPL-3.0), OpenSceneGraph (OSGPL, a looser LGPL), VTK (BSD-3-Clause), QCustomPlot (GPL-3.0-or-later), "
                 "Eigen (MPL-2.0), HDF5 (BSD-style), JsonCpp (MIT, public domain), TinyXML-2 (zlib), Inter (OFL-1.1) where it is installed.")
                  .arg(QString::fromLatin1(qVersion())),
              "secondary");
    column->addSpacing(12);
    auto* close = new QPushButton(tr("Close"));
    close->setDefault(true);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    column->addStretch(1);
    column->addWidget(close, 0, Qt::AlignRight);
    column->setSizeConstraint(QLayout::SetFixedSize);
}

} // namespace saltus::ui

#include "moc_dialogs.cpp"
