// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/making_bar.h"

#include "ui/language/text.h"
#include "ui/look/key_names.h"
#include "ui/run/run_controller.h"

#include <QLabel>
#include <QPushButton>
#include <QWidget>

namespace saltus::ui {

MakingBar::MakingBar(RunController& run, QWidget* window) : QObject(window), run_(run), window_(window) {}

QString MakingBar::text(const std::string& making) {
    if (making == "checking the scene") return tr("Making the run: the scene is checked");
    if (making == "reading formulas") return tr("Making the run: formulas are read");
    if (making == "making the equations") return tr("Making the run: equations are made");
    if (making == "finding the initial state") return tr("Making the run: the initial state is found");
    return tr("Making the run");
}

void MakingBar::tick() {
    const std::string making = run_.making();
    if (making.empty()) {
        since_.invalidate();
        if (bar_) bar_->deleteLater();
        bar_ = nullptr;
        return;
    }
    if (!since_.isValid()) since_.start();
    if (since_.elapsed() < kSilent) return;
    if (!bar_) {
        bar_ = new QProgressDialog(window_);
        bar_->setObjectName(QStringLiteral("making"));
        bar_->setWindowTitle(tr("Making the run"));
        bar_->setAttribute(Qt::WA_ShowWithoutActivating); // who types goes on typing
        bar_->setRange(0, 0);
        bar_->setMinimumDuration(0);
        bar_->setAutoClose(false);
        bar_->setAutoReset(false);
        auto* stop = new QPushButton(tr("Stop"), bar_);
        stop->setToolTip(tr("The scene stays open and is not run (%1)").arg(keyOf("run.stopMaking")));
        bar_->setCancelButton(stop);
        disconnect(bar_, &QProgressDialog::canceled, bar_, nullptr); // it stays until the run is given up
        connect(bar_, &QProgressDialog::canceled, this, [this, stop] {
            run_.stopMaking();
            stop->setEnabled(false);
            if (bar_) bar_->setLabelText(tr("Stopping…"));
        });
        bar_->setMinimumWidth(360);
        bar_->show();
    }
    if (!bar_->wasCanceled() && bar_->labelText() != text(making)) bar_->setLabelText(text(making));
}

} // namespace saltus::ui

#include "moc_making_bar.cpp"
