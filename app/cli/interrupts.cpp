// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/interrupts.h"

#include "app/cli/terminal.h"
#include "core/io/atomic_file.h"
#include "core/io/last_words.h"

#include <csignal>
#include <utility>

#include <pthread.h>
#include <unistd.h>

namespace saltus::cli {

namespace {

sigset_t waited_for() {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    sigaddset(&set, SIGTERM);
    sigaddset(&set, SIGHUP);
    sigaddset(&set, SIGUSR1); // ends the thread
    return set;
}

} // namespace

Interrupts::Interrupts() {
    const sigset_t set = waited_for();
    pthread_sigmask(SIG_BLOCK, &set, nullptr);
    io::take_failed_writes_as_errors();
    thread_ = std::thread([this] { wait(); });
}

Interrupts::~Interrupts() {
    pthread_kill(thread_.native_handle(), SIGUSR1);
    thread_.join();
}

bool Interrupts::keeping() const {
    const std::scoped_lock lock(mutex_);
    return keeping_;
}

void Interrupts::wait() {
    const sigset_t set = waited_for();
    for (;;) {
        int signal = 0;
        if (sigwait(&set, &signal) != 0 || signal == SIGUSR1) return;
        const std::scoped_lock lock(mutex_);
        if (!keeping_ || second_.cancelled()) end_program();
        if (first_.cancelled()) {
            second_.cancel();
            continue;
        }
        first_.cancel();
        if (stop_) stop_();
    }
}

void Interrupts::end_program() noexcept {
    io::remove_unfinished();
    io::say_plainly("interrupted\n");
    ::_exit(kInterrupted);
}

Interrupts::Guard::Guard(Interrupts& owner, std::function<void()> stop) : owner_(owner) {
    const std::scoped_lock lock(owner_.mutex_);
    owner_.keeping_ = true;
    owner_.stop_ = std::move(stop);
    if (owner_.interrupted()) owner_.stop_();
}

Interrupts::Guard::~Guard() {
    const std::scoped_lock lock(owner_.mutex_);
    owner_.stop_ = nullptr;
}

} // namespace saltus::cli
