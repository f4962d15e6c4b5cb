// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/layout_store.h"

#include "core/io/scene_file.h"

#include <QSettings>

#include <algorithm>

namespace saltus::ui {

namespace {

constexpr QLatin1String kGroup("plotLayouts"), kName("name"), kLayoutText("scene");

struct Stored {
    QString name, text;
};

std::vector<Stored> readAll() {
    QSettings settings;
    std::vector<Stored> all;
    const int count = settings.beginReadArray(kGroup);
    for (int i = 0; i < count; ++i) {
        settings.setArrayIndex(i);
        all.push_back({settings.value(kName).toString(), settings.value(kLayoutText).toString()});
    }
    settings.endArray();
    return all;
}

void writeAll(std::vector<Stored> all) {
    std::sort(all.begin(), all.end(), [](const Stored& a, const Stored& b) { return a.name.localeAwareCompare(b.name) < 0; });
    QSettings settings;
    settings.remove(kGroup);
    settings.beginWriteArray(kGroup, int(all.size()));
    for (int i = 0; i < int(all.size()); ++i) {
        settings.setArrayIndex(i);
        settings.setValue(kName, all[std::size_t(i)].name);
        settings.setValue(kLayoutText, all[std::size_t(i)].text);
    }
    settings.endArray();
}

} // namespace

std::vector<PlotTemplate> storedLayouts() {
    std::vector<PlotTemplate> out;
    for (const Stored& stored : readAll())
        // A scene of plots alone cannot run, but it can be read.
        if (auto draft = io::parse_draft(stored.text.toStdString(), stored.name.toStdString()); draft && !draft->model.views.plots.empty())
            out.push_back({stored.name, std::move(draft->model.views.plots)});
    return out;
}

void storeLayout(const PlotTemplate& layout) {
    model::Model scene;
    scene.title = layout.name.toStdString();
    scene.views.plots = layout.plots;
    auto all = readAll();
    std::erase_if(all, [&](const Stored& s) { return s.name == layout.name; });
    all.push_back({layout.name, QString::fromStdString(io::scene_text(scene))});
    writeAll(std::move(all));
}

void renameLayout(const QString& from, const QString& to) {
    if (from == to) return;
    auto all = readAll();
    std::erase_if(all, [&](const Stored& s) { return s.name == to; });
    for (Stored& s : all)
        if (s.name == from) s.name = to;
    writeAll(std::move(all));
}

void removeLayout(const QString& name) {
    auto all = readAll();
    std::erase_if(all, [&](const Stored& s) { return s.name == name; });
    writeAll(std::move(all));
}

} // namespace saltus::ui
