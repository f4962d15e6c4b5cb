// SPDX-License-Identifier: GPL-3.0-or-later
// A small mutation fuzzer for g++:  fuzz_scene [--seconds S] [--inputs N] [--seed N] [--slowest S] [--largest MiB] [FILE | FOLDER]...
// Seeds come from the target's own folders or those named; a file alone is run once (to repeat a find). The input that is being run lies in
// the temporary folder until it is survived, so that a crash leaves it behind. An input that takes more processor time than
// --slowest (2 s) or, without sanitizers, makes the program larger than --largest (1024 MiB) is a find too.
#include "json_values.h"
#include "targets.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <span>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include <fcntl.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

namespace {

using Clock = std::chrono::steady_clock;
namespace fs = std::filesystem;

std::vector<std::string> g_seeds; // of this program alone
std::atomic<long long> g_begin{0}; // processor time when the input under test was begun, ns; 0 between inputs

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool kSanitized = true; // shadow memory is counted too
#elif defined(__has_feature) // clang++'s way to say it
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
constexpr bool kSanitized = true;
#else
constexpr bool kSanitized = false;
#endif
#else
constexpr bool kSanitized = false;
#endif

long long processor_time() { // ns, of all threads
    timespec t{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return t.tv_sec * 1'000'000'000LL + t.tv_nsec;
}

long largest_mebibytes() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss / 1024;
}

std::string read(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

class Mutator {
public:
    explicit Mutator(std::uint64_t seed) : random_(seed) {}

    std::string next() {
        std::string text = pick(g_seeds);
        const std::size_t changes = std::size_t{1} << below(6);
        for (std::size_t i = 0; i < changes && text.size() < 200'000; ++i) change(text);
        return text;
    }

private:
    std::size_t below(std::size_t n) { return n == 0 ? 0 : static_cast<std::size_t>(random_() % n); }
    const std::string& pick(const std::vector<std::string>& list) { return list[below(list.size())]; }

    void change(std::string& text) {
        const std::span<const char* const> words = fuzz_words();
        const std::size_t at = below(text.size() + 1), length = std::min(text.size() - at, below(std::size_t{1} << below(8)));
        switch (below(13)) {
        case 0: // flip a bit
            if (at < text.size()) text[at] = static_cast<char>(static_cast<unsigned char>(text[at]) ^ (1u << below(8)));
            break;
        case 1: // any byte
            text.insert(at, 1, static_cast<char>(below(256)));
            break;
        case 2: text.erase(at, length); break;
        case 3: text.insert(below(text.size() + 1), text.substr(at, length)); break;
        case 4:
        case 5: text.insert(at, words[below(words.size())]); break;
        case 6: text.replace(at, length, words[below(words.size())]); break;
        case 7: { // splice
            const std::string& other = pick(g_seeds);
            const std::size_t from = below(other.size() + 1);
            text.replace(at, length, other.substr(from, below(400)));
            break;
        }
        case 8: // another number
            if (const std::size_t digit = text.find_first_of("0123456789", at); digit != std::string::npos)
                text[digit] = static_cast<char>('0' + below(10));
            break;
        case 9:
        case 10: { // a whole value becomes another one, of this text or of another
            const std::string& other = below(2) == 0 ? text : pick(g_seeds);
            const auto to = next_value(text, at), from = next_value(other, below(other.size() + 1));
            if (!to || !from) break;
            const std::string value = other.substr(from->begin, std::min<std::size_t>(from->end - from->begin, 4000));
            text.replace(to->begin, to->end - to->begin, value);
            break;
        }
        case 11: // a value twice, or gone
            if (const auto value = next_value(text, at)) {
                if (below(3) == 0) text.erase(value->begin, value->end - value->begin);
                else text.insert(value->begin, text.substr(value->begin, std::min<std::size_t>(value->end - value->begin, 4000)) + ", ");
            }
            break;
        default:
            if (below(4) == 0) text.resize(at); // truncate
            else if (length > 0) text.insert(at, std::string(below(300), text[at])); // many of the same
        }
    }

    std::mt19937_64 random_;
};

long long run(const std::string& input) { // the processor time that it took, ns
    const long long begin = processor_time();
    g_begin = begin;
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(input.data()), input.size());
    g_begin = 0;
    return processor_time() - begin;
}

} // namespace

int main(int argc, char** argv) {
    double seconds = 35.0, slowest = 2.0;
    long largest = 1024;
    std::uint64_t seed = 1;
    long long most = -1; // inputs, none: as many as the seconds allow
    std::vector<fs::path> paths;
    for (int i = 1; i < argc; ++i) {
        const std::string word = argv[i];
        const bool has_value = i + 1 < argc;
        if (word == "--seconds" && has_value) seconds = std::atof(argv[++i]);
        else if (word == "--inputs" && has_value) most = std::atoll(argv[++i]);
        else if (word == "--slowest" && has_value) slowest = std::atof(argv[++i]);
        else if (word == "--largest" && has_value) largest = std::atol(argv[++i]);
        else if (word == "--seed" && has_value) seed = std::strtoull(argv[++i], nullptr, 10);
        else paths.emplace_back(word);
    }
    const bool repeat_only = paths.size() == 1 && !fs::is_directory(paths[0]);
    if (paths.empty()) {
        std::istringstream folders(fuzz_seeds);
        for (std::string folder; std::getline(folders, folder, '|');) paths.emplace_back(folder);
    }
    for (const fs::path& path : paths) {
        if (fs::is_directory(path)) {
            std::vector<fs::path> files;
            for (const auto& entry : fs::recursive_directory_iterator(path))
                if (entry.is_regular_file() && entry.file_size() < 100'000) files.push_back(entry.path());
            std::sort(files.begin(), files.end()); // the same order everywhere
            for (const fs::path& file : files) g_seeds.push_back(read(file));
        } else {
            g_seeds.push_back(read(path));
        }
    }
    if (g_seeds.empty()) {
        std::fprintf(stderr, "no seeds: name files or folders\n");
        return 1;
    }

    const fs::path current = fs::temp_directory_path() / (fs::path(argv[0]).filename().string() + '.' + std::to_string(getpid()) + ".input");
    std::printf("seed %llu, %zu seeds, %.0f s; the input under test is in %s\n", static_cast<unsigned long long>(seed), g_seeds.size(), seconds, current.c_str());
    std::fflush(stdout);

    std::atomic<bool> done{false};
    std::thread watchdog([&] {
        while (!done) {
            std::this_thread::sleep_for(std::chrono::milliseconds(100));
            const long long begin = g_begin;
            if (begin == 0) continue;
            if (1e-9 * static_cast<double>(processor_time() - begin) < slowest) continue;
            std::fprintf(stderr, "an input takes more than %.0f s of processor time: %s\n", slowest, current.c_str());
            std::abort();
        }
    });

    // Written in place: a file that is opened anew and closed for every input is flushed every time.
    const int kept = open(current.c_str(), O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    const auto keep = [&](const std::string& input) {
        if (pwrite(kept, input.data(), input.size(), 0) == static_cast<ssize_t>(input.size()) &&
            ftruncate(kept, static_cast<off_t>(input.size())) == 0)
            return;
        std::fprintf(stderr, "%s cannot be written\n", current.c_str());
        std::exit(1);
    };

    const auto begin = Clock::now();
    const auto spent = [&] { return std::chrono::duration<double>(Clock::now() - begin).count(); };
    const long long first = processor_time();
    long long longest = 0; // processor time, ns
    long long runs = 0;
    const auto one = [&](const std::string& input) {
        keep(input);
        longest = std::max(longest, run(input));
        if (!kSanitized && largest_mebibytes() > largest) {
            std::fprintf(stderr, "an input takes more than %ld MiB: %s\n", largest, current.c_str());
            std::abort();
        }
        ++runs;
    };
    for (const std::string& input : g_seeds) one(input);
    Mutator mutator(seed);
    while (!repeat_only && spent() < seconds && (most < 0 || runs < most)) one(mutator.next());
    done = true;
    watchdog.join();
    std::error_code ignored;
    fs::remove(current, ignored);
    std::printf("%lld inputs in %.1f s of processor time, the longest took %.0f ms, at most %ld MiB: no crash, no broken promise\n", runs,
                1e-9 * static_cast<double>(processor_time() - first), 1e-6 * static_cast<double>(longest), largest_mebibytes());
    return 0;
}
