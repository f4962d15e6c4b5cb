// SPDX-License-Identifier: GPL-3.0-or-later
// JSON laid out for people: small objects and lists on one line up to 110 columns, longer ones filled, comments before what they are about.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace saltus::io {

std::string json_text(std::string_view text); // in quotes, with escapes

// JSON to be laid out. A leaf has its text; a list or an object its children.
struct JsonChild;
struct JsonItem {
    enum class Kind { leaf, list, object } kind = Kind::leaf;
    std::string text;                // of a leaf
    std::vector<JsonChild> children; // keys empty in lists
    bool lines = false;              // one child a line even when all would fit on one
    std::vector<std::string> comment; // lines before it

    static JsonItem leaf(std::string text);
    static JsonItem list();
    static JsonItem object(bool lines = false);
    void add(std::string key, JsonItem item);
    void push(JsonItem item);
};
struct JsonChild { // no std::pair: clang 14 takes none of a type that is not finished
    std::string key;
    JsonItem item;
};

inline JsonItem JsonItem::leaf(std::string text) { return {Kind::leaf, std::move(text), {}, false, {}}; }
inline JsonItem JsonItem::list() { return {Kind::list, {}, {}, false, {}}; }
inline JsonItem JsonItem::object(bool lines) { return {Kind::object, {}, {}, lines, {}}; }
inline void JsonItem::push(JsonItem item) { add({}, std::move(item)); }
inline void JsonItem::add(std::string key, JsonItem item) { children.push_back({std::move(key), std::move(item)}); }

std::string laid_out(const JsonItem& root); // ends with a new line

} // namespace saltus::io
