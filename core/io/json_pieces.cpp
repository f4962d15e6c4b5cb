// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json_pieces.h"

#include "core/base/going_on.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace saltus::io {

namespace {

// A list or object that is parsed in pieces of its own.
struct Split {
    std::size_t open = 0, close = 0; // of its brackets
    std::vector<std::size_t> cuts;   // commas between its pieces
    std::vector<Split> inner;        // within it, in order
};

// Where to cut: at a comma behind enough of a piece, with no comment near: JsonCpp gives comments to their neighbours.
class Cutter {
public:
    Cutter(std::string_view text, std::size_t piece) : text_(text), piece_(piece) {}

    std::vector<Split> run() {
        open_.emplace_back();
        for (std::size_t at = 0; at < text_.size();) {
            const char c = text_[at];
            if (c == '"') {
                at = behind_text(at);
                comment_ = false;
            } else if (c == '/') {
                at = behind_comment(at);
                comment_ = true; // until a value begins
            } else {
                mark(c, at++);
            }
        }
        return std::move(open_.front().split.inner);
    }

private:
    struct Open {
        Split split;
        std::size_t piece = 0, whole = 0; // bytes up to `from`, without what inner splits take: since the last cut, in all
        std::size_t from = 0;
        void count(std::size_t bytes) { piece += bytes, whole += bytes; }
        void count_to(std::size_t at) { count(at - from), from = at; }
    };

    std::size_t behind_text(std::size_t at) const {
        for (++at; at < text_.size() && text_[at] != '"'; ++at)
            if (text_[at] == '\\') ++at;
        return at + 1;
    }
    std::size_t behind_comment(std::size_t at) const {
        const bool line = text_.substr(at, 2) == "//";
        const std::size_t end = line ? text_.find_first_of("\r\n", at) : text_.find("*/", at + 2);
        return end == std::string_view::npos ? text_.size() : end + (line ? 0 : 2);
    }
    void mark(char c, std::size_t at) {
        if (c == '[' || c == '{') {
            comment_ = false;
            open_.back().count_to(at);
            Open made;
            made.split.open = at;
            made.from = at + 1;
            open_.push_back(std::move(made));
        } else if (c == ']' || c == '}') {
            if (open_.size() > 1) close(at);
        } else if (c == ',') {
            comma(at);
        } else if (c != ' ' && c != '\t' && c != '\n' && c != '\r' && c != ':') {
            comment_ = false;
        }
    }
    void close(std::size_t at) {
        Open done = std::move(open_.back());
        open_.pop_back();
        done.count_to(at);
        Open& outer = open_.back();
        outer.from = at;
        if (done.split.cuts.empty() || comment_ || comment_follows(done.split.open + 1)) { // in one piece with what is about it; what is within it may be cut
            for (Split& inner : done.split.inner) outer.split.inner.push_back(std::move(inner));
            outer.count(done.whole);
        } else {
            done.split.close = at;
            outer.split.inner.push_back(std::move(done.split));
        }
    }
    void comma(std::size_t at) {
        Open& now = open_.back();
        now.count_to(at);
        if (open_.size() < 2 || comment_ || now.piece < piece_ || comment_follows(at + 1)) return;
        now.split.cuts.push_back(at);
        now.piece = 0;
    }
    // Before the next token, or before the next value ends on the line: JsonCpp gives it to the value before the comma.
    bool comment_follows(std::size_t at) const {
        for (bool first = true; at < text_.size(); ++at) {
            const char c = text_[at];
            if (c == '/') return true;
            if (c == ' ' || c == '\t' || (first && (c == '\n' || c == '\r'))) continue;
            first = false;
            if (c == '"') {
                at = behind_text(at);
                const std::size_t next = text_.find_first_not_of(" \t", at);
                if (next == std::string_view::npos || (text_[next] != ':' && text_[next] != '/')) return false;
                at = next - 1;
            } else if (c != '[' && c != '{' && c != ':') {
                return false;
            }
        }
        return false;
    }

    std::string_view text_;
    std::size_t piece_;
    std::vector<Open> open_; // the first stands for the whole text
    bool comment_ = false;
};

class Pieces {
public:
    Pieces(std::string_view text, const JsonParser& parse) : text_(text), parse_(parse) {}

    bool whole(const std::vector<Split>& inner, Json::Value& out) { return piece(0, text_.size(), '\0', '\0', inner, 0, out); }

private:
    using Places = std::vector<std::pair<std::size_t, std::size_t>>; // of a piece and of the text; between them both go on alike

    // One piece, with `inner` from `first` on in it left empty and put in afterwards.
    bool piece(std::size_t begin, std::size_t end, char open, char close, const std::vector<Split>& inner, std::size_t first, Json::Value& out) {
        std::string cut(open ? 1 : 0, open);
        Places places;
        std::size_t last = first;
        const auto add = [&](std::size_t to) {
            places.emplace_back(cut.size(), begin);
            cut.append(text_.substr(begin, to - begin));
        };
        for (; last < inner.size() && inner[last].open < end; ++last) {
            add(inner[last].open + 1);
            begin = inner[last].close;
        }
        add(end);
        if (close) cut += close;
        ask_to_go_on();
        if (!parse_(cut, out)) return false;
        cut = {};
        return put(out, places, inner, first, last);
    }
    // Offsets as in the text, and what was left empty.
    bool put(Json::Value& value, const Places& places, const std::vector<Split>& inner, std::size_t first, std::size_t last) {
        const auto place = [&](std::ptrdiff_t offset) {
            const auto at = static_cast<std::size_t>(std::max<std::ptrdiff_t>(offset, 0));
            auto found = std::upper_bound(places.begin(), places.end(), at, [](std::size_t a, const auto& p) { return a < p.first; });
            if (found != places.begin()) --found;
            return static_cast<std::ptrdiff_t>(at < found->first ? found->second : found->second + (at - found->first));
        };
        value.setOffsetStart(place(value.getOffsetStart()));
        value.setOffsetLimit(place(value.getOffsetLimit()));
        if (!value.isArray() && !value.isObject()) return true;
        if (value.empty()) {
            const auto start = static_cast<std::size_t>(value.getOffsetStart());
            const auto found = std::lower_bound(inner.begin() + static_cast<std::ptrdiff_t>(first), inner.begin() + static_cast<std::ptrdiff_t>(last), start,
                                                [](const Split& split, std::size_t at) { return split.open < at; });
            return found == inner.begin() + static_cast<std::ptrdiff_t>(last) || found->open != start || join(*found, value);
        }
        for (auto member = value.begin(); member != value.end(); ++member)
            if (!put(*member, places, inner, first, last)) return false;
        return true;
    }
    // The pieces of a list or object, one after the other; its own offsets and comments stay.
    bool join(const Split& split, Json::Value& out) {
        const char open = text_[split.open], close = text_[split.close];
        std::size_t begin = split.open + 1, inner = 0;
        for (std::size_t k = 0; k <= split.cuts.size(); ++k) {
            const std::size_t end = k < split.cuts.size() ? split.cuts[k] : split.close;
            Json::Value part;
            if (!piece(begin, end, open, close, split.inner, inner, part) || part.empty()) return false; // nothing beside a comma
            while (inner < split.inner.size() && split.inner[inner].open < end) ++inner;
            begin = end + 1;
            for (auto member = part.begin(); member != part.end(); ++member) {
                if (out.isArray()) {
                    out.append(std::move(*member));
                } else {
                    const std::string name = member.name();
                    if (out.isMember(name)) return false;
                    out[name] = std::move(*member);
                }
            }
        }
        return true;
    }

    std::string_view text_;
    const JsonParser& parse_;
};

} // namespace

bool parse_in_pieces(std::string_view text, std::size_t piece, const JsonParser& parse, Json::Value& out) {
    const std::vector<Split> inner = Cutter(text, piece).run();
    return Pieces(text, parse).whole(inner, out);
}

} // namespace saltus::io
