// SPDX-License-Identifier: GPL-3.0-or-later
// A reproduction bundle of a run on its way to a file: the run is made again in a thread of its own, for the digests of its
// states, and written when it came out the same. The destructor cancels, then waits.
#pragma once

#include "core/base/error.h"
#include "core/base/going_on.h"
#include "core/io/bundle.h"
#include "ui/run/run_history.h"

#include <QString>

#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

namespace saltus {
class Session;
}

namespace saltus::ui {

// Without digests; reads the files that the scene needs. Errors: values of parameters that cannot be read, files, cancelled.
Result<io::Bundle> bundleOf(const RunHistory& history, const QString& sceneName, const GoesOn& goesOn = {});

class BundleJob {
public:
    BundleJob(io::Bundle bundle, std::int64_t steps, std::optional<std::uint64_t> hash, const QString& file);
    ~BundleJob();

    std::int64_t done() const { return done_.load(); } // steps
    bool finished() const { return finished_.load(); }
    const Result<void>& result() const { return result_; } // once finished
    void cancel();

private:
    Result<void> work(const QString& file);
    io::Bundle bundle_;
    std::int64_t steps_;
    std::optional<std::uint64_t> hash_;
    std::atomic<std::int64_t> done_{0};
    std::atomic<bool> finished_{false};
    std::mutex mutex_; // guards session_, cancelled_
    std::unique_ptr<Session> session_;
    bool cancelled_ = false;
    Result<void> result_;
    std::thread thread_;
};

} // namespace saltus::ui
