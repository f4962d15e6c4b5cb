// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json_layout.h"

#include <algorithm>
#include <cstddef>

namespace saltus::io {

namespace {

constexpr std::size_t kWidth = 110; // columns

std::size_t columns(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0u) != 0x80u; }));
}

} // namespace

std::string json_text(std::string_view text) {
    static constexpr char digits[] = "0123456789abcdef";
    std::string out = "\"";
    for (const char c : text) {
        const auto code = static_cast<unsigned char>(c);
        switch (c) {
        case '"': out += "\\\""; break;
        case '\\': out += "\\\\"; break;
        case '\n': out += "\\n"; break;
        case '\t': out += "\\t"; break;
        case '\r': out += "\\r"; break;
        default:
            if (code < 0x20u) {
                out += "\\u00";
                out += digits[code >> 4u];
                out += digits[code & 15u];
            } else {
                out += c;
            }
        }
    }
    return out + '"';
}

namespace {

using Item = JsonItem;

class JsonLayout {
public:
    std::string run(const Item& root) {
        comment(root, "");
        put(root, 0, 0, 0);
        return std::move(out_) + '\n';
    }

private:
    static std::string key_of(const JsonChild& child, const Item& parent) {
        return parent.kind == Item::Kind::object ? json_text(child.key) + ": " : std::string();
    }

    void comment(const Item& item, const std::string& margin) {
        for (const std::string& line : item.comment) out_ += line.empty() ? margin + "//\n" : margin + "// " + line + '\n';
    }
    static bool has_comments(const Item& item) {
        return std::any_of(item.children.begin(), item.children.end(), [](const auto& child) { return !child.item.comment.empty(); });
    }

    // The item on one line; empty when something in it wants lines or it grows beyond `room`.
    static bool flat(const Item& item, std::size_t room, std::string& out) {
        if (item.kind == Item::Kind::leaf) {
            out += item.text;
            return columns(item.text) <= room;
        }
        if (item.lines && !item.children.empty()) return false;
        const bool object = item.kind == Item::Kind::object;
        if (item.children.empty()) {
            out += object ? "{}" : "[]";
            return room >= 2;
        }
        const std::size_t begin = out.size();
        out += object ? "{ " : "[";
        for (std::size_t i = 0; i < item.children.size(); ++i) {
            if (!item.children[i].item.comment.empty()) return false;
            if (i > 0) out += ", ";
            out += key_of(item.children[i], item);
            const std::size_t used = columns(std::string_view(out).substr(begin));
            if (used > room || !flat(item.children[i].item, room - used, out)) return false;
        }
        out += object ? " }" : "]";
        return columns(std::string_view(out).substr(begin)) <= room;
    }

    // column: where the item begins; tail: columns that must stay free behind it (commas, brackets).
    void put(const Item& item, std::size_t indent, std::size_t column, std::size_t tail) {
        std::string line;
        if (column + tail < kWidth && flat(item, kWidth - column - tail, line)) {
            out_ += line;
            return;
        }
        if (item.kind == Item::Kind::leaf) {
            out_ += item.text;
            return;
        }
        const bool object = item.kind == Item::Kind::object;
        if (item.lines || has_comments(item)) {
            const std::size_t inner = indent + 2;
            out_ += object ? '{' : '[';
            for (std::size_t i = 0; i < item.children.size(); ++i) {
                const std::string key = key_of(item.children[i], item);
                out_ += '\n';
                comment(item.children[i].item, std::string(inner, ' '));
                out_ += std::string(inner, ' ') + key;
                put(item.children[i].item, inner, inner + columns(key), 1);
                if (i + 1 < item.children.size()) out_ += ',';
            }
            out_ += '\n' + std::string(indent, ' ') + (object ? '}' : ']');
            return;
        }
        // Filled: as many children on a line as fit, continued two columns further in.
        const std::size_t inner = indent + (object ? 2 : 1);
        out_ += object ? "{\n" + std::string(inner, ' ') : std::string("[");
        std::size_t at = object ? inner : column + 1;
        if (!object && column != indent) {
            out_ += '\n' + std::string(indent + 2, ' ');
            at = indent + 2;
        }
        const std::size_t next = object ? inner : (column != indent ? indent + 2 : inner);
        for (std::size_t i = 0; i < item.children.size(); ++i) {
            const auto& child = item.children[i];
            const bool last = i + 1 == item.children.size();
            const std::string key = key_of(child, item);
            std::string text;
            const std::size_t room = kWidth - std::min(kWidth, next + columns(key) + 2);
            const bool fits = flat(child.item, room, text);
            if (i > 0) {
                if (fits && at + 1 + columns(key) + columns(text) + 2 <= kWidth) {
                    out_ += ' ';
                    ++at;
                } else {
                    out_ += '\n' + std::string(next, ' ');
                    at = next;
                }
            }
            out_ += key;
            at += columns(key);
            if (fits) {
                out_ += text;
                at += columns(text);
            } else {
                put(child.item, next, at, 2);
                at = kWidth; // the next one begins a line
            }
            if (!last) {
                out_ += ',';
                ++at;
            }
        }
        if (object) out_ += '\n' + std::string(indent, ' ') + '}';
        else out_ += column != indent ? '\n' + std::string(indent, ' ') + ']' : "]";
    }

    std::string out_;
};

} // namespace

std::string laid_out(const JsonItem& root) {
    return JsonLayout().run(root);
}

} // namespace saltus::io
