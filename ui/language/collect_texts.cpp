// SPDX-License-Identifier: GPL-3.0-or-later
// collect_texts SOURCES TEXTS.cpp PATTERNS.cpp USED.d
//
// Texts that are shown but do not stand in a tr(), because the core knows no Qt: labels and helps of the fields, names of
// the signals, what the core says (errors, remedies, remarks), titles and descriptions of the shipped scenes. TEXTS.cpp is
// for lupdate alone; PATTERNS.cpp is the part of it that the program looks up (core_text.cpp).
//
// What the core says is put together with +: "the mesh " + name + " is empty" becomes "the mesh %1 is empty". A choice in
// the middle, (n == 1 ? " row" : " rows"), gives one pattern for each way, so that every language has its whole sentence.
#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace {

namespace fs = std::filesystem;
using Texts = std::set<std::string>; // as they stand between the quotes of the source, escapes and all

constexpr std::size_t kMostWays = 16; // of one text; beyond, its choices are looked up on their own
constexpr char kHole = '\1';          // where a value stands, until the holes are numbered

struct Node {
    enum class Kind { word, sign, text, group } kind = Kind::sign;
    std::string text;        // of a group: its bracket
    std::vector<Node> nodes; // of a group
};
using Nodes = std::vector<Node>;
using Part = std::pair<std::size_t, std::size_t>; // from, to: nodes of one list

bool sign(const Node& n, std::string_view what) { return n.kind == Node::Kind::sign && n.text == what; }

// ----- the source as words, signs, texts and brackets

class Reader {
public:
    explicit Reader(const std::string& source) : s_(source) {}

    Nodes list(char close) {
        Nodes out;
        while (at_ < s_.size()) {
            const char c = s_[at_];
            if (c == close) return ++at_, out;
            if (skipped(c)) continue;
            if (c == '"') {
                const std::string text = quoted('"');
                if (!out.empty() && out.back().kind == Node::Kind::text) out.back().text += text; // "a" "b"
                else out.push_back({Node::Kind::text, text, {}});
            } else if (c == '\'') {
                const std::string text = quoted('\'');
                out.push_back({Node::Kind::text, text == "\"" ? "\\\"" : text == "\\'" ? "'" : text, {}});
            } else if (c == '(' || c == '[' || c == '{') {
                ++at_;
                Nodes inside = list(c == '(' ? ')' : c == '[' ? ']' : '}');
                out.push_back({Node::Kind::group, std::string(1, c), std::move(inside)});
            } else if (std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_') {
                const std::size_t from = at_;
                while (at_ < s_.size() && (std::isalnum(static_cast<unsigned char>(s_[at_])) != 0 || s_[at_] == '_' ||
                                           (s_[at_] == '\'' && std::isdigit(static_cast<unsigned char>(s_[from])) != 0)))
                    ++at_;
                out.push_back({Node::Kind::word, s_.substr(from, at_ - from), {}});
            } else {
                const std::string two = s_.substr(at_, 2);
                static const std::set<std::string> pairs = {"==", "!=", "<=", ">=", "+=", "-=", "<<", "->", "::", "&&", "||", "++", "--"};
                const std::string text = pairs.count(two) != 0 ? two : std::string(1, c);
                at_ += text.size();
                out.push_back({Node::Kind::sign, text, {}});
            }
        }
        return out;
    }

private:
    bool skipped(char c) {
        if (std::isspace(static_cast<unsigned char>(c)) != 0) return ++at_, true;
        const bool line = s_.compare(at_, 2, "//") == 0 || c == '#';
        if (!line && s_.compare(at_, 2, "/*") != 0) return false;
        const std::size_t end = s_.find(line ? "\n" : "*/", at_);
        at_ = end == std::string::npos ? s_.size() : end + (line ? 0 : 2);
        return true;
    }
    std::string quoted(char quote) {
        const std::size_t from = ++at_;
        while (at_ < s_.size() && s_[at_] != quote) at_ += s_[at_] == '\\' ? 2 : 1;
        return s_.substr(from, at_++ - from);
    }

    const std::string& s_;
    std::size_t at_ = 0;
};

// ----- expressions

class Collector {
public:
    explicit Collector(Texts& found) : found_(found) {}

    // Every expression of the list, and of the brackets in it.
    void visit(const Nodes& list) {
        std::size_t from = 0;
        for (std::size_t i = 0; i <= list.size(); ++i)
            if (i == list.size() || sign(list[i], ",") || sign(list[i], ";")) {
                expression(list, {from, i});
                from = i + 1;
            } else if (list[i].kind == Node::Kind::group && list[i].text == "{" && i + 1 < list.size() && list[i + 1].kind == Node::Kind::word) {
                expression(list, {from, i + 1}); // a block, and the statement behind it
                from = i + 1;
            }
        for (const Node& n : list)
            if (n.kind == Node::Kind::group && taken_.count(&n) == 0) visit(n.nodes);
    }

private:
    void expression(const Nodes& list, Part part) {
        for (std::size_t i = part.first; i < part.second; ++i)
            if (sign(list[i], "=") || sign(list[i], "+=") || (list[i].kind == Node::Kind::word && (list[i].text == "return" || list[i].text == "case")))
                part.first = i + 1;
        for (const std::string& text : ways(list, part)) keep(text);
    }

    // All that the part can say.
    std::vector<std::string> ways(const Nodes& list, Part part) {
        for (std::size_t i = part.first; i < part.second; ++i)
            if (sign(list[i], "?")) {
                std::size_t deep = 1, colon = i + 1;
                for (; colon < part.second; ++colon)
                    if (sign(list[colon], "?")) ++deep;
                    else if (sign(list[colon], ":") && --deep == 0) break;
                std::vector<std::string> out = ways(list, {i + 1, colon});
                if (colon < part.second)
                    for (std::string& text : ways(list, {colon + 1, part.second})) out.push_back(std::move(text));
                return out;
            }
        std::string joint = "+";
        for (std::size_t i = part.first; i < part.second; ++i)
            if (sign(list[i], "<<")) joint = "<<";
        std::vector<std::string> out{""};
        std::size_t from = part.first;
        for (std::size_t i = part.first; i <= part.second; ++i) {
            if (i < part.second && !sign(list[i], joint)) continue;
            const bool stream = joint == "<<" && from == part.first;
            if (!stream) append(out, term(list, {from, i}));
            from = i + 1;
        }
        return out;
    }

    static void append(std::vector<std::string>& out, std::vector<std::string> next) {
        if (out.size() * next.size() > kMostWays) next = {std::string(1, kHole)};
        std::vector<std::string> all;
        for (const std::string& before : out)
            for (const std::string& text : next) all.push_back(before + text);
        out = std::move(all);
    }

    std::vector<std::string> term(const Nodes& list, Part part) {
        const std::vector<std::string> hole{std::string(1, kHole)};
        const std::size_t n = part.second - part.first;
        if (n == 0) return hole;
        const Node& last = list[part.second - 1];
        if (n == 1 && last.kind == Node::Kind::text) return {last.text};
        if (last.kind != Node::Kind::group || last.text == "[") return hole;
        const bool text = n == 1 || (n == 4 && list[part.first].text == "std" && list[part.first + 2].text == "string");
        const bool one = std::none_of(last.nodes.begin(), last.nodes.end(), [](const Node& in) { return sign(in, ",") || sign(in, ";"); });
        if (text && one && !last.nodes.empty()) {
            taken_.insert(&last);
            return ways(last.nodes, {0, last.nodes.size()});
        }
        // count(n, "row", "rows")
        const Nodes& in = last.nodes;
        if (in.size() >= 5 && in.back().kind == Node::Kind::text && sign(in[in.size() - 2], ",") && in[in.size() - 3].kind == Node::Kind::text &&
            sign(in[in.size() - 4], ",") && list[part.second - 2].text.rfind("count", 0) == 0)
            return {hole[0] + ' ' + in[in.size() - 3].text, hole[0] + ' ' + in.back().text};
        return hole;
    }

    void keep(const std::string& raw) {
        std::string text;
        int holes = 0;
        for (const char c : raw)
            if (c != kHole) text += c;
            else if (holes == 0 || text.size() < 2 || text.substr(text.size() - 2) != '%' + std::to_string(holes)) text += '%' + std::to_string(++holes);
        static const std::regex word("[A-Za-z]{2,}"), spaced("(^|[^A-Za-z])[a-z]+'?[,;:]? |[a-z'\"] [a-z]|^ [a-z]+|\\)? [a-z]{2,}$"), code("^[^ ]*$|[*/^]\\(|\\\\n");
        const auto words = std::distance(std::sregex_iterator(text.begin(), text.end(), word), std::sregex_iterator());
        static const std::regex thing("an? [a-z]+"); // fills the places of other texts
        if (std::regex_match(text, thing)) found_.insert(text);
        if (words < (holes == 0 ? 2 : 1) || !std::regex_search(text, spaced) || std::regex_search(text, code)) return;
        found_.insert(text);
    }

    Texts& found_;
    std::set<const Node*> taken_; // brackets that a longer text has taken in
};

// ----- files

std::string read(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    if (!in) {
        std::cerr << file.string() << " cannot be read\n";
        std::exit(1);
    }
    std::ostringstream all;
    all << in.rdbuf();
    return all.str();
}

void matches(const std::string& text, const char* pattern, Texts& found) {
    const std::regex regex(pattern);
    for (auto i = std::sregex_iterator(text.begin(), text.end(), regex); i != std::sregex_iterator(); ++i) found.insert((*i)[1].str());
}

// What speaks to the command line alone, or writes files and scenes instead of sentences.
bool silent(const std::string& file) {
    static const std::vector<std::string> parts = {"core/bench/", "core/io/problem_", "core/io/scene_keys", "core/io/scene_writer",
                                                   "core/authoring/cam_mechanism", "core/option_text"};
    return std::any_of(parts.begin(), parts.end(), [&](const std::string& part) { return file.find(part) != std::string::npos; });
}

Texts said_by_the_core(const fs::path& root, Texts& used) {
    Texts found;
    used.insert((root / "core").string());
    for (const auto& entry : fs::recursive_directory_iterator(root / "core")) {
        const fs::path& file = entry.path();
        if (entry.is_directory()) used.insert(file.string());
        if (file.extension() != ".cpp" || silent(file.generic_string())) continue;
        used.insert(file.string());
        const std::string source = read(file);
        const Nodes nodes = Reader(source).list('\0');
        Collector(found).visit(nodes);
    }
    return found;
}

void write(const fs::path& file, const std::string& text) {
    std::ifstream old(file, std::ios::binary);
    std::ostringstream before;
    if (old) before << old.rdbuf();
    if (old && before.str() == text) return; // nothing to build anew
    old.close();
    std::ofstream(file, std::ios::binary) << text;
}

} // namespace

int main(int count, char** arguments) {
    if (count != 5) {
        std::cerr << "collect_texts SOURCES TEXTS.cpp PATTERNS.cpp USED.d\n";
        return 1;
    }
    const fs::path root = arguments[1];
    const std::string text = "\"((?:[^\"\\\\]|\\\\.)+)\"";
    Texts fields, scenes, signals;
    // Files and folders: a source that is added or removed changes its folder.
    Texts used = {(root / "scenes").string()};
    for (const char* header : {"core/model/fields.h", "core/model/walk.h"}) {
        used.insert((root / header).string());
        matches(read(root / header), ("\\.(?:label|help) = " + text).c_str(), fields);
    }
    for (const auto& entry : fs::directory_iterator(root / "scenes"))
        if (entry.path().extension() == ".saltus") {
            used.insert(entry.path().string());
            matches(read(entry.path()), ("(?:\n  \"(?:title|description)|\"(?:label|title|help))\": " + text).c_str(), scenes);
        }
    for (const char* file : {"core/simulation/signals.cpp", "core/simulation/event_driven/guard_signals.cpp"})
        matches(read(root / file), "\"([a-z]{3,}(?: [a-z]+)*)\"", signals);
    Texts core = said_by_the_core(root, used);
    for (const std::string& name : signals) {
        core.erase(name);
        core.erase("%1" + name);
    }

    std::string texts, patterns = "#include \"ui/language/core_patterns.h\"\nnamespace saltus::ui {\nconst char* const kCorePatterns[] = {\n";
    const auto add = [&](const char* context, const Texts& found) {
        for (const std::string& one : found) texts += std::string("QT_TRANSLATE_NOOP(\"") + context + "\", \"" + one + "\");\n";
    };
    add("fields", fields);
    add("scenes", scenes);
    add("signals", signals);
    add("core", core);
    for (const std::string& one : core) patterns += '"' + one + "\",\n";
    patterns += "};\nconst std::size_t kCorePatternCount = sizeof kCorePatterns / sizeof *kCorePatterns;\n}\n";
    write(arguments[2], texts);
    write(arguments[3], patterns);

    std::string rule = std::string(arguments[3]) + ':';
    for (const std::string& one : used) rule += " \\\n " + std::regex_replace(one, std::regex(" "), "\\ ");
    std::ofstream(arguments[4], std::ios::binary) << rule << '\n';
}
