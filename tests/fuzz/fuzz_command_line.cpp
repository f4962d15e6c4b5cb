// SPDX-License-Identifier: GPL-3.0-or-later
// Any lines as arguments of saltus-cli, in a folder of its own: it ends by itself with status 0, 1 or 2, and says why if not 0. No
// program is started for each: that takes a hundred times as long.
#include "app/cli/program.h"
#include "core/io/last_words.h"
#include "targets.h"

#include <array>
#include <atomic>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <mutex>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <unistd.h>
#ifdef SALTUS_SANITIZED
#include <sanitizer/common_interface_defs.h>
#endif

namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;
using saltus::cli::Interrupts;

constexpr std::array<std::pair<const char*, const char*>, 5> kFiles = {{
    {"SCENE", SALTUS_SOURCE_DIR "/scenes/bouncing-ball.saltus"},
    {"RECORDING", SALTUS_SOURCE_DIR "/tests/core/io/recording-1.h5"},
    {"BUNDLE", SALTUS_SOURCE_DIR "/tests/fuzz/seeds/bundle/ball.bundle"},
    {"ROBOT", SALTUS_SOURCE_DIR "/tests/core/io/import/robot_description/double-pendulum.urdf"},
    {"PROBLEM", SALTUS_SOURCE_DIR "/tests/fuzz/seeds/problem/lcp.dat"},
}};

struct Folder {
    fs::path path;
    Folder() {
        std::string name = (fs::temp_directory_path() / "fuzz_command_line.XXXXXX").string();
        demand(mkdtemp(name.data()) != nullptr, "a folder can be made");
        path = name;
    }
    ~Folder() {
        std::error_code ignored;
        fs::remove_all(path, ignored);
    }
    // As it was before any output was written.
    void clear() const {
        for (const auto& entry : fs::directory_iterator(path)) fs::remove_all(entry.path());
        for (const auto& [name, source] : kFiles) fs::copy_file(source, path / name);
    }
};

const Folder& folder() {
    static const Folder made;
    return made;
}

// What the program takes for its standard streams, as long as it lives. Sanitizers go on to say what they find where they would.
class Streams {
public:
    explicit Streams(const fs::path& said) {
        const int nothing = open("/dev/null", O_RDWR | O_CLOEXEC), errors = open(said.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
        std::fflush(nullptr);
        const std::array<int, 3> ours = {nothing, nothing, errors};
        for (int i = 0; i < 3; ++i) {
            kept_[static_cast<std::size_t>(i)] = fcntl(i, F_DUPFD_CLOEXEC, 3);
            demand(dup2(ours[static_cast<std::size_t>(i)], i) == i, "streams can be had");
        }
#ifdef SALTUS_SANITIZED
        __sanitizer_set_report_fd(reinterpret_cast<void*>(static_cast<std::intptr_t>(kept_[2])));
#endif
        close(nothing);
        close(errors);
    }
    ~Streams() {
        std::fflush(nullptr);
        for (int i = 0; i < 3; ++i) {
            dup2(kept_[static_cast<std::size_t>(i)], i);
            close(kept_[static_cast<std::size_t>(i)]);
        }
#ifdef SALTUS_SANITIZED
        __sanitizer_set_report_fd(reinterpret_cast<void*>(std::intptr_t{2}));
#endif
    }
    Streams(const Streams&) = delete;
    Streams& operator=(const Streams&) = delete;

private:
    std::array<int, 3> kept_{};
};

// A run over a long time is well-formed: it is asked to end, and has to (the driver looks at the time of what has nothing to keep).
class Asking {
public:
    void watch(const Interrupts* now) {
        const std::scoped_lock lock(mutex_);
        now_ = now;
        since_ = Clock::now();
        if (!thread_.joinable()) thread_ = std::thread([this] { ask(); });
    }
    ~Asking() {
        done_ = true;
        if (thread_.joinable()) thread_.join();
    }

private:
    void ask() {
        using namespace std::chrono_literals;
        for (; !done_; std::this_thread::sleep_for(20ms)) {
            const std::scoped_lock lock(mutex_);
            if (now_ == nullptr || Clock::now() - since_ < 100ms || !now_->keeping() || now_->interrupted()) continue;
            kill(getpid(), SIGTERM);
        }
    }
    std::mutex mutex_;
    const Interrupts* now_ = nullptr;
    Clock::time_point since_;
    std::atomic<bool> done_{false};
    std::thread thread_;
};

// What was sent when the program was about to end by itself is not for the next one.
void drop_signals() {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGTERM);
    const timespec at_once{};
    while (sigtimedwait(&set, nullptr, &at_once) > 0) {
    }
}

// Before any thread is: whatever thread there is, a signal is for the one that waits for it.
const bool signals_wait = [] {
    sigset_t set;
    sigemptyset(&set);
    for (const int one : {SIGTERM, SIGHUP, SIGUSR1}) sigaddset(&set, one);
    return pthread_sigmask(SIG_BLOCK, &set, nullptr) == 0;
}();

int status_of(std::vector<std::string>& words, const fs::path& said) {
    static Asking asking;
    std::vector<char*> arguments;
    for (std::string& one : words) arguments.push_back(one.data());
    arguments.push_back(nullptr);
    const Streams streams(said);
    try {
        Interrupts interrupts;
        asking.watch(&interrupts);
        const int status = saltus::cli::run_program(static_cast<int>(words.size()), arguments.data(), interrupts);
        asking.watch(nullptr);
        return status;
    } catch (...) { // as main() does
        asking.watch(nullptr);
        saltus::io::tell_exception();
    }
    return 2;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::vector<std::string> words = {"saltus-cli"};
    std::string word;
    for (std::size_t i = 0; i <= size && words.size() < 64; ++i) {
        const char c = i < size ? static_cast<char>(data[i]) : '\n';
        if (c != '\n' && c != '\0') word += c;
        else words.push_back(std::exchange(word, {}).substr(0, 2000));
    }
    // Long computing is not what is tried here, nor writing outside of the folder.
    for (std::string& one : words) {
        if (one.find('/') != std::string::npos || one.find("..") != std::string::npos) one = "SCENE";
        if (one == "bench") one = "check";
    }

    static long long inputs = 0;
    if (inputs++ % 64 == 0) folder().clear();
    demand(signals_wait && chdir(folder().path.c_str()) == 0, "the folder can be entered");
    const fs::path said = folder().path / ".said";
    const int status = status_of(words, said);
    drop_signals();
    const bool right = (status >= 0 && status <= 2) || status == 130;
    if (!right) std::cerr << std::ifstream(said).rdbuf() << '\n';
    demand(right, "the status is 0, 1, 2 or, of what was asked to end, 130");
    demand(status == 0 || fs::file_size(said) > 0, "a failure says why");
    return 0;
}
