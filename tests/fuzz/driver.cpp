// SPDX-License-Identifier: GPL-3.0-or-later
// A small mutation fuzzer for g++ with sanitizers:  fuzz_scene [--seconds S] [--seed N] [--slowest S] [FILE | FOLDER]...
// Seeds come from files and folders; a file alone is run once (to repeat a find). The input that is being run lies in
// the temporary folder until it is survived, so that a crash leaves it behind.
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
#include <string>
#include <thread>
#include <vector>

namespace {

using Clock = std::chrono::steady_clock;
namespace fs = std::filesystem;

// Words that get past the first checks.
const char* const kWords[] = {
    "\"saltus\"", "\"systems\"", "\"interactions\"", "\"parameters\"", "\"functions\"", "\"drives\"", "\"expressions\"", "\"run\"", "\"views\"",
    "\"kind\"", "\"M\"", "\"C\"", "\"K\"", "\"F\"", "\"q\"", "\"v\"", "\"H\"", "\"b\"", "\"h\"", "\"e\"", "\"repeat\"", "\"index\"", "\"count\"",
    "\"between\"", "\"relation\"", "\"law\"", "\"value\"", "\"range\"", "\"integer\"", "\"rate\"", "\"formula\"", "\"plots\"", "\"shapes\"",
    "\"lagrangian-linear\"", "\"lagrangian-rheonomous\"", "\"newton-impact\"", "\"complementarity\"",
    "\"lagrangian-diagonal\"", "\"lagrangian-nonlinear\"", "\"lagrangian-scleronomous\"", "\"lagrangian-compliant\"", "\"first-order-linear\"",
    "\"first-order-nonlinear\"", "\"equality\"", "\"relay\"", "\"newton-impact-friction\"", "\"modal\"", "\"euler-moreau\"", "\"full-theta-gamma\"",
    "\"law\"", "\"size\"", "\"column_index\"", "\"tangent\"", "\"T\"", "\"A\"", "\"B\"", "\"D\"", "\"f\"", "\"g\"", "\"x\"", "\"F_int\"", "\"F_gyr\"",
    "\"mu\"", "\"lower\"", "\"upper\"", "\"newton\"", "\"activation\"", ".x[0]", ".v[0]", ".lambda[0]", ".lambda[7]", "inf", "{", "}", "[", "]", "[[", "]]", ":", ",", "\"",
    "0", "1", "-1", "1e308", "1e-320", "0.5", "true", "null", "//", "/*", "*/", "\\u0000", "\\\"", "\xEF\xBB\xBF", "\xC3", "\n", " ",
    "piecewise(", "mod(", "dt(", "sqrt(", "log(", "sin(", "cos(", "abs(", "min(", "max(", "sign(", "exp(", "atan2(", "(", ")", "^", "**", "*", "/", "+",
    "-", "<=", ">", "==", "!=", " and ", " or ", "not ", "pi", "t", "i", "n", "1 mm", "358 rpm", "N/m", "kg", "ms", "ball.q[0]", "bead[i+1]", ".q[0]",
    "a(x) = ", "b = ", "e", "9^9", "1/0", "0/0"};

std::vector<std::string> g_seeds; // of this program alone
std::atomic<long long> g_begin{0}; // when the input under test was begun, ns; 0 between inputs

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
        const std::size_t at = below(text.size() + 1), length = std::min(text.size() - at, below(std::size_t{1} << below(8)));
        switch (below(10)) {
        case 0: // flip a bit
            if (at < text.size()) text[at] = static_cast<char>(static_cast<unsigned char>(text[at]) ^ (1u << below(8)));
            break;
        case 1: // any byte
            text.insert(at, 1, static_cast<char>(below(256)));
            break;
        case 2: text.erase(at, length); break;
        case 3: text.insert(below(text.size() + 1), text.substr(at, length)); break;
        case 4:
        case 5: text.insert(at, kWords[below(std::size(kWords))]); break;
        case 6: text.replace(at, length, kWords[below(std::size(kWords))]); break;
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
        default:
            if (below(4) == 0) text.resize(at); // truncate
            else if (length > 0) text.insert(at, std::string(below(300), text[at])); // many of the same
        }
    }

    std::mt19937_64 random_;
};

void run(const std::string& input) {
    g_begin = Clock::now().time_since_epoch().count();
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(input.data()), input.size());
    g_begin = 0;
}

} // namespace

int main(int argc, char** argv) {
    double seconds = 35.0, slowest = 10.0;
    std::uint64_t seed = 1;
    std::vector<fs::path> paths;
    for (int i = 1; i < argc; ++i) {
        const std::string word = argv[i];
        const bool has_value = i + 1 < argc;
        if (word == "--seconds" && has_value) seconds = std::atof(argv[++i]);
        else if (word == "--slowest" && has_value) slowest = std::atof(argv[++i]);
        else if (word == "--seed" && has_value) seed = std::strtoull(argv[++i], nullptr, 10);
        else paths.emplace_back(word);
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

    const fs::path current = fs::temp_directory_path() / (fs::path(argv[0]).filename().string() + ".input");
    std::printf("seed %llu, %zu seeds, %.0f s; the input under test is in %s\n", static_cast<unsigned long long>(seed), g_seeds.size(), seconds, current.c_str());
    std::fflush(stdout);

    std::atomic<bool> done{false};
    std::thread watchdog([&] {
        while (!done) {
            std::this_thread::sleep_for(std::chrono::milliseconds(100));
            const long long begin = g_begin;
            if (begin == 0) continue;
            const double spent = std::chrono::duration<double>(Clock::now().time_since_epoch() - Clock::duration(begin)).count();
            if (spent < slowest) continue;
            std::fprintf(stderr, "an input takes more than %.0f s: %s\n", slowest, current.c_str());
            std::abort();
        }
    });

    const auto begin = Clock::now();
    const auto spent = [&] { return std::chrono::duration<double>(Clock::now() - begin).count(); };
    double longest = 0.0;
    long long runs = 0;
    const auto one = [&](const std::string& input) {
        std::ofstream(current, std::ios::binary | std::ios::trunc) << input;
        const double before = spent();
        run(input);
        longest = std::max(longest, spent() - before);
        ++runs;
    };
    for (const std::string& input : g_seeds) one(input);
    const bool repeat_only = paths.size() == 1 && !fs::is_directory(paths[0]);
    Mutator mutator(seed);
    while (!repeat_only && spent() < seconds) one(mutator.next());
    done = true;
    watchdog.join();
    std::error_code ignored;
    fs::remove(current, ignored);
    std::printf("%lld inputs in %.1f s, the longest took %.0f ms: no crash, no broken promise\n", runs, spent(), 1e3 * longest);
    return 0;
}
