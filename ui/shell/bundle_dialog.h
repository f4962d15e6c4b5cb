// SPDX-License-Identifier: GPL-3.0-or-later
// A reproduction bundle: what it holds, how far its run has been made again, and what came of it. Saving makes the run again
// beside the window's; opening makes it the window's.
#pragma once

#include "core/io/bundle.h"

#include <QDialog>
#include <QTimer>

#include <cstdint>
#include <memory>
#include <optional>

class QLabel;
class QProgressBar;
class QPushButton;
class QVBoxLayout;

namespace saltus::ui {

class BundleJob;
class RunController;

// What the bundle makes again, in sentences: its scene, its steps, what was done while it ran.
QStringList bundleContents(const io::Bundle& bundle);

class BundleDialog : public QDialog {
    Q_OBJECT
public:
    // Saves: begins at once. hash: of the state at the end, where it is known.
    BundleDialog(io::Bundle bundle, std::optional<std::uint64_t> hash, const QString& file, QWidget* parent);
    // Opened: tells of the run that `run` makes again.
    BundleDialog(std::shared_ptr<const io::Bundle> bundle, RunController& run, QWidget* parent);
    ~BundleDialog() override;

    QString result() const; // "" while it goes on

signals:
    void wrote(const QString& file);

protected:
    void reject() override;

private:
    void build(const QString& title, const QStringList& contents, std::int64_t steps);
    void look();
    void tell(const QString& text, const char* role);
    void finished();

    QLabel* result_;
    QProgressBar* progress_;
    QPushButton* close_;
    QTimer timer_;
    std::unique_ptr<BundleJob> job_;
    QString file_;
};

} // namespace saltus::ui
