// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scene_tree.h"

#include "core/model/validate.h"

#include <json/reader.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <exception>
#include <memory>

namespace saltus::io {

namespace {

std::string kind_of(const Json::Value& value) {
    switch (value.type()) {
    case Json::nullValue: return "null";
    case Json::intValue:
    case Json::uintValue:
    case Json::realValue: return "a number";
    case Json::stringValue: return "a text";
    case Json::booleanValue: return value.asBool() ? "true" : "false";
    case Json::arrayValue: return "a list";
    case Json::objectValue: return "an object";
    }
    return "something else";
}

std::string joined(const std::vector<std::string>& words) {
    std::string out;
    for (const std::string& word : words) out += (out.empty() ? "" : ", ") + word;
    return out;
}

// JsonCpp reports as "* Line 3, Column 14\n  Missing ',' or '}' in object declaration\n"; the first fault counts.
Error first_error(const SceneSource& source, const std::string& report) {
    Error error{ErrorKind::input, "the file is not valid JSON", "mend it there, or just before", source.place(0)};
    int line = 0, column = 0;
    if (std::sscanf(report.c_str(), "* Line %d, Column %d", &line, &column) == 2) error.place = source.place(source.offset(line, column));
    const auto begin = report.find("\n  ");
    if (begin == std::string::npos) return error;
    const auto end = report.find('\n', begin + 3);
    std::string text = report.substr(begin + 3, end == std::string::npos ? end : end - begin - 3);
    const std::string_view duplicate = "Duplicate key: ";
    if (text.compare(0, duplicate.size(), duplicate) == 0) {
        error.message = "the key " + text.substr(duplicate.size()) + " stands here twice";
        error.remedy = "rename or remove one of them";
        return error;
    }
    const std::string_view no_number = "' is not a number.";
    if (text.size() > no_number.size() && text.compare(text.size() - no_number.size(), no_number.size(), no_number) == 0) {
        const std::string number = text.substr(1, text.size() - no_number.size() - 1);
        double value = 0.0;
        const auto read = std::from_chars(number.data(), number.data() + number.size(), value);
        const bool overflow = read.ec == std::errc::result_out_of_range && read.ptr == number.data() + number.size();
        error.message = overflow ? "the number " + number + " is too large" : "'" + number + "' is not a number";
        error.remedy = "write a finite number such as 1.5e-3";
        return error;
    }
    while (!text.empty() && text.back() == '.') text.pop_back();
    if (!text.empty() && text[0] >= 'A' && text[0] <= 'Z') text[0] = static_cast<char>(text[0] - 'A' + 'a');
    const bool quotes_needed = text.rfind("missing '}' or object member name", 0) == 0;
    error.message = "the file is not valid JSON: " + text;
    if (quotes_needed) error.remedy = "write a key between double quotes, or '}'";
    return error;
}

// "// a" and "/* a\n * b */", one after the other, as plain lines.
void add_lines(const std::string& raw, std::vector<std::string>& lines) {
    const auto add = [&](std::string_view line) {
        while (!line.empty() && (line.back() == ' ' || line.back() == '\t' || line.back() == '\r')) line.remove_suffix(1);
        if (!line.empty() && line.front() == ' ') line.remove_prefix(1);
        lines.emplace_back(line);
    };
    for (std::size_t at = raw.find('/'); at != std::string::npos && at + 1 < raw.size(); at = raw.find('/', at)) {
        if (raw[at + 1] == '/') {
            const std::size_t end = std::min(raw.find('\n', at), raw.size());
            add(std::string_view(raw).substr(at + 2, end - at - 2));
            at = end;
        } else if (raw[at + 1] == '*') {
            const std::size_t end = std::min(raw.find("*/", at + 2), raw.size());
            std::string_view block = std::string_view(raw).substr(at + 2, end - at - 2);
            while (true) {
                const std::size_t next = block.find('\n');
                std::string_view line = block.substr(0, next);
                while (!line.empty() && (line.front() == ' ' || line.front() == '\t' || line.front() == '*')) line.remove_prefix(1);
                add(line);
                if (next == std::string_view::npos) break;
                block.remove_prefix(next + 1);
            }
            at = std::min(end + 2, raw.size());
        } else {
            ++at;
        }
        if (at >= raw.size()) break;
    }
}

} // namespace

Result<Json::Value, Errors> SceneTree::parse(const SceneSource& source, int deepest, std::size_t piece) {
    if (auto fault = source.first_fault(deepest)) return Unexpected(Errors{std::move(*fault)});
    Json::CharReaderBuilder builder;
    Json::CharReaderBuilder::strictMode(&builder.settings_);
    builder["allowComments"] = true;
    builder["collectComments"] = true;
    builder["allowTrailingCommas"] = false;
    builder["rejectDupKeys"] = true;
    builder["failIfExtra"] = true;
    builder["stackLimit"] = deepest + 2;
    const std::unique_ptr<Json::CharReader> reader(builder.newCharReader());
    Json::Value root;
    std::string report;
    try {
        const JsonParser parse = [&](std::string_view text, Json::Value& out) {
            report.clear();
            return reader->parse(text.data(), text.data() + text.size(), &out, &report);
        };
        if (source.text().size() > 2 * piece && parse_in_pieces(source.text(), piece, parse, root)) return root;
        if (!parse(source.text(), root)) return Unexpected(Errors{first_error(source, report)});
    } catch (const std::exception& fault) { // JsonCpp throws on what it calls logic errors; they end here
        return Unexpected(Errors{{ErrorKind::input, std::string("the file is not valid JSON: ") + fault.what(), "mend the file", source.place(0)}});
    }
    return root;
}

Place SceneTree::place(const SceneNode& node) const {
    return source_.place(static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, node.value->getOffsetStart())), node.path);
}

Place SceneTree::locate(std::string_view path) const {
    const Json::Value* at = &root_;
    std::string_view rest = path;
    while (!rest.empty()) {
        const Json::Value* next = nullptr;
        std::size_t taken = 0;
        if (at->isObject()) {
            // Names may hold dots and brackets ("cam(b)"): the longest member that fits.
            for (auto member = at->begin(); member != at->end(); ++member) {
                const std::string name = member.name();
                const bool fits = rest.substr(0, name.size()) == name &&
                                  (rest.size() == name.size() || rest[name.size()] == '.' || rest[name.size()] == '[');
                if (fits && name.size() >= taken) {
                    next = &*member;
                    taken = name.size();
                }
            }
        } else if (at->isArray() && rest.front() == '[') {
            const auto close = rest.find(']');
            unsigned index = 0;
            if (close != std::string_view::npos && std::sscanf(std::string(rest.substr(1, close - 1)).c_str(), "%u", &index) == 1 && index < at->size()) {
                next = &(*at)[index];
                taken = close + 1;
            }
        }
        if (!next) break;
        at = next;
        rest.remove_prefix(taken);
        if (!rest.empty() && rest.front() == '.') rest.remove_prefix(1);
    }
    return source_.place(static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, at->getOffsetStart())), std::string(path));
}

void SceneTree::error(const SceneNode& node, std::string message, std::string remedy) {
    incomplete_ = true;
    keep({ErrorKind::input, std::move(message), std::move(remedy), place(node)});
}

// More than anyone reads are counted only: a file of 64 MB can hold millions.
void SceneTree::keep(Error error) {
    if (errors_.size() < 10 * model::kMostErrors) errors_.push_back(std::move(error));
    else ++more_;
}

// JsonCpp knows where values begin, not keys: back over white space, the colon and white space to the quotes.
std::size_t SceneTree::key_offset(const Json::Value& value) const {
    const std::string_view text = source_.text();
    auto at = static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, value.getOffsetStart()));
    const std::size_t fallback = at;
    const auto back = [&](char wanted) {
        while (at > 0 && (text[at - 1] == ' ' || text[at - 1] == '\t' || text[at - 1] == '\n' || text[at - 1] == '\r')) --at;
        if (at == 0 || text[at - 1] != wanted) return false;
        --at;
        return true;
    };
    if (!back(':') || !back('"')) return fallback;
    while (at > 0 && !(text[at - 1] == '"' && (at < 2 || text[at - 2] != '\\'))) --at;
    return at > 0 ? at - 1 : fallback;
}

bool SceneTree::expect(const SceneNode& node, std::string_view object_name) {
    if (!node.value->isObject()) {
        const auto& keys = scene_object(object_name).keys;
        const auto first = std::find_if(keys.begin(), keys.end(), [](const SceneKey& key) { return key.required; });
        error(node, "this must be an object, but it is " + kind_of(*node.value), first == keys.end() ? "write { ... }" : "write { \"" + std::string(first->name) + "\": ... }");
        return false;
    }
    const SceneObject& object = scene_object(object_name);
    std::vector<std::string> known;
    for (const SceneKey& key : object.keys) known.emplace_back(key.name);
    std::vector<std::string> meant;
    for (const auto& [name, child] : members(node)) {
        if (std::find(known.begin(), known.end(), name) != known.end()) continue;
        std::vector<std::string> absent; // a key that is there already cannot be what was meant
        for (const std::string& key : known)
            if (!node.value->isMember(key)) absent.push_back(key);
        const std::string near = model::nearest_name(name, absent);
        meant.push_back(near);
        Place where = source_.place(key_offset(*child.value), child.path);
        keep({ErrorKind::input, "the key \"" + name + "\" is not known here",
              near.empty() ? "the keys are " + joined(known) : "did you mean \"" + near + "\"?", std::move(where)});
        // What was meant by a wrong key of the scene or of a system is missing everywhere else.
        incomplete_ = incomplete_ || object_name == "scene" || !near.empty();
    }
    for (const SceneKey& key : object.keys)
        if (key.required && !node.value->isMember(std::string(key.name)) && std::find(meant.begin(), meant.end(), key.name) == meant.end())
            error(node, "the key \"" + std::string(key.name) + "\" is missing", key.name == "saltus" ? "a scene begins with \"saltus\": 1" : "add it");
    return true;
}

std::optional<SceneNode> SceneTree::member(const SceneNode& node, const char* key) const {
    if (!node.value->isObject()) return std::nullopt;
    const Json::Value* found = node.value->find(key, key + std::char_traits<char>::length(key));
    if (!found) return std::nullopt;
    return SceneNode{found, node.path.empty() ? std::string(key) : node.path + '.' + key};
}

void SceneTree::note(const SceneNode& node, const std::string& before, model::WrittenKeys& to) const {
    for (auto member = node.value->begin(); member != node.value->end(); ++member) to.keys.push_back(before + member.name());
}

std::vector<std::pair<std::string, SceneNode>> SceneTree::members(const SceneNode& node) {
    std::vector<std::pair<std::string, SceneNode>> list;
    if (!node.value->isObject()) {
        error(node, "this must be an object, but it is " + kind_of(*node.value), "write { \"NAME\": ... }");
        return list;
    }
    list.reserve(node.value->size());
    for (auto member = node.value->begin(); member != node.value->end(); ++member) {
        std::string name = member.name();
        std::string path = node.path.empty() ? name : node.path + '.' + name;
        list.emplace_back(std::move(name), SceneNode{&*member, std::move(path)});
    }
    std::sort(list.begin(), list.end(), [](const auto& a, const auto& b) { return a.second.value->getOffsetStart() < b.second.value->getOffsetStart(); });
    return list;
}

std::vector<SceneNode> SceneTree::items(const SceneNode& node) {
    std::vector<SceneNode> list;
    if (!node.value->isArray()) {
        error(node, "this must be a list, but it is " + kind_of(*node.value), "write [ ... ]");
        return list;
    }
    list.reserve(node.value->size());
    for (Json::ArrayIndex i = 0; i < node.value->size(); ++i) list.push_back({&(*node.value)[i], node.path + '[' + std::to_string(i) + ']'});
    return list;
}

std::string SceneTree::text(const SceneNode& node) {
    if (node.value->isString()) return node.value->asString();
    error(node, "this must be a text, but it is " + kind_of(*node.value), "write it between double quotes");
    return {};
}

model::Value SceneTree::value(const SceneNode& node) {
    const Json::Value& json = *node.value;
    model::Value out;
    if (json.isString()) {
        out.source = json.asString();
        Place where = place(node);
        ++where.column; // the first character inside the quotes
        where.object.clear();
        out.place = std::move(where);
        if (std::get<std::string>(out.source).find_first_not_of(" \t\r\n") == std::string::npos) error(node, "the formula is empty", "write a number, a number with a unit, or a formula");
    } else if (json.isNumeric()) {
        out.source = json.asDouble();
        Place where = place(node);
        where.object.clear();
        out.place = std::move(where);
        if (!std::isfinite(json.asDouble())) number_too_large(node);
    } else {
        error(node, "this must be a number, a text with a unit or a formula, but it is " + kind_of(json), "write for example 0.5 or \"0.1 ms\"");
    }
    return out;
}

std::vector<model::Comment> SceneTree::comments() const {
    std::vector<std::pair<std::ptrdiff_t, model::Comment>> found;
    // Depth is bounded: parse() refused anything deeper than kDeepestScene.
    const auto visit = [&](const auto& self, const Json::Value& value, const std::string& path) -> void {
        model::Comment comment{path, {}};
        for (const auto placement : {Json::commentBefore, Json::commentAfterOnSameLine, Json::commentAfter})
            if (value.hasComment(placement)) add_lines(value.getComment(placement), comment.lines);
        if (!comment.lines.empty()) found.emplace_back(value.getOffsetStart(), std::move(comment));
        if (value.isObject())
            for (auto member = value.begin(); member != value.end(); ++member)
                self(self, *member, path.empty() ? member.name() : path + '.' + member.name());
        else if (value.isArray())
            for (Json::ArrayIndex i = 0; i < value.size(); ++i) self(self, value[i], path + '[' + std::to_string(i) + ']');
    };
    visit(visit, root_, "");
    std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<model::Comment> list;
    for (auto& entry : found) list.push_back(std::move(entry.second));
    return list;
}

void SceneTree::read(const SceneNode& node, const char* key, std::string& out) {
    if (const auto found = member(node, key)) out = text(*found);
}

// JsonCpp before 1.9.6 refuses such numbers itself; later ones read them as infinite.
void SceneTree::number_too_large(const SceneNode& node) {
    const auto first = static_cast<std::size_t>(node.value->getOffsetStart()), last = static_cast<std::size_t>(node.value->getOffsetLimit());
    const std::string number(source_.text().substr(first, last - first));
    error(node, "the number " + number + " is too large", "write a finite number such as 1.5e-3");
}

void SceneTree::read(const SceneNode& node, const char* key, bool& out) {
    const auto found = member(node, key);
    if (!found) return;
    if (found->value->isBool()) out = found->value->asBool();
    else error(*found, "this must be true or false, but it is " + kind_of(*found->value), "write true or false without quotes");
}

void SceneTree::read(const SceneNode& node, const char* key, double& out) {
    const auto found = member(node, key);
    if (!found) return;
    if (!found->value->isNumeric()) error(*found, "this must be a number, but it is " + kind_of(*found->value), "write a number without quotes");
    else if (!std::isfinite(found->value->asDouble())) number_too_large(*found);
    else out = found->value->asDouble();
}

void SceneTree::read(const SceneNode& node, const char* key, int& out) {
    const auto found = member(node, key);
    if (!found) return;
    const double number = found->value->isNumeric() ? found->value->asDouble() : 0.5;
    constexpr double most = 1e9;
    if (number == std::floor(number) && std::abs(number) > most) error(*found, "the whole number lies outside of -1e9 to 1e9", "write a smaller one");
    else if (number != std::floor(number)) error(*found, "this must be an integer" + (found->value->isNumeric() ? std::string() : ", but it is " + kind_of(*found->value)), "write a whole number without quotes");
    else out = static_cast<int>(number);
}

void SceneTree::read(const SceneNode& node, const char* key, model::Value& out) {
    if (const auto found = member(node, key)) out = value(*found);
}

void SceneTree::read(const SceneNode& node, const char* key, std::optional<model::Value>& out) {
    if (const auto found = member(node, key)) out = value(*found);
}

void SceneTree::read(const SceneNode& node, const char* key, model::ValueVector& out) {
    const auto found = member(node, key);
    if (!found) return;
    for (const SceneNode& item : items(*found)) out.push_back(value(item));
}

void SceneTree::read(const SceneNode& node, const char* key, model::RowValues& out) {
    const auto found = member(node, key);
    if (!found) return;
    if (!found->value->isArray()) {
        out = value(*found);
        return;
    }
    model::ValueVector by_row;
    for (const SceneNode& item : items(*found)) by_row.push_back(value(item));
    out = std::move(by_row);
}

void SceneTree::read(const SceneNode& node, const char* key, model::ValueMatrix& out) {
    const auto found = member(node, key);
    if (!found) return;
    for (const SceneNode& row : items(*found)) {
        out.emplace_back();
        for (const SceneNode& item : items(row)) out.back().push_back(value(item));
    }
}

void SceneTree::read(const SceneNode& node, const char* key, std::vector<std::string>& out) {
    const auto found = member(node, key);
    if (!found) return;
    for (const SceneNode& item : items(*found)) out.push_back(text(item));
}

void SceneTree::read(const SceneNode& node, const char* key, std::optional<std::pair<double, double>>& out) {
    const auto found = member(node, key);
    if (!found) return;
    const auto list = items(*found);
    const bool good = list.size() == 2 && list[0].value->isNumeric() && list[1].value->isNumeric();
    if (good) out = {list[0].value->asDouble(), list[1].value->asDouble()};
    else if (found->value->isArray()) error(*found, "this must be a list of two numbers", "write [lowest, highest]");
}

std::optional<std::size_t> SceneTree::word(const SceneNode& node, const char* key, std::string_view words) {
    const auto found = member(node, key);
    if (!found) return std::nullopt; // expect() reported a required key
    const std::string given = text(*found);
    if (!found->value->isString()) return std::nullopt;
    const auto& known = scene_words(words).words;
    const auto at = std::find(known.begin(), known.end(), given);
    if (at != known.end()) return static_cast<std::size_t>(at - known.begin());
    const std::vector<std::string> list(known.begin(), known.end());
    const std::string near = model::nearest_name(given, list);
    const char* article = std::string_view("aeiou").find(key[0]) == std::string_view::npos ? "a " : "an ";
    error(*found, "\"" + given + "\" is not " + article + key + " known here", near.empty() ? "it is one of " + joined(list) : "did you mean \"" + near + "\"?");
    return std::nullopt;
}

} // namespace saltus::io
