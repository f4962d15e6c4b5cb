// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scene_source.h"

#include "core/base/going_on.h"
#include "core/base/utf8.h"

#include <algorithm>

namespace saltus::io {

namespace {

bool is_word(char c) noexcept { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
bool begins_character(char c) noexcept { return (static_cast<unsigned char>(c) & 0xC0u) != 0x80u; }
bool is_space(char c) noexcept { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

// One pass over the tokens; it knows brackets, not grammar.
class Scan {
public:
    Scan(const SceneSource& source, int deepest) : source_(source), text_(source.text()), deepest_(deepest) {}

    std::optional<Error> run() {
        while (!fault_ && skip_space()) {
            const char c = text_[at_];
            if (!began_ && c != '{' && utf8_length(text_.substr(at_)) > 0) no_scene();
            else if (c == '"') text();
            else if (c == '{' || c == '[') open();
            else if (c == '}' || c == ']') close(c);
            else if (c == '\'') fault(at_, "a text begins with a single quote", "write texts between double quotes");
            else if (is_word(c) || (c == '-' && at_ + 1 < text_.size() && is_word(text_[at_ + 1]))) word();
            else mark(c);
        }
        if (fault_) return fault_;
        if (!began_) fault(0, "the file is empty", "a scene begins with { \"saltus\": 1, ...");
        else if (!open_.empty())
            fault(text_.size(), std::string("the file ends before the '") + text_[open_.back()] + "' of " + where(open_.back()) + " is closed",
                  std::string("add '") + (text_[open_.back()] == '{' ? '}' : ']') + "', or get the whole file");
        return fault_;
    }

private:
    void fault(std::size_t offset, std::string message, std::string remedy) {
        if (!fault_) fault_ = Error{ErrorKind::input, std::move(message), std::move(remedy), source_.place(offset)};
    }
    std::string where(std::size_t offset) const {
        const Place place = source_.place(offset);
        return "line " + std::to_string(place.line) + ", column " + std::to_string(place.column);
    }

    void no_scene() {
        const auto code = static_cast<unsigned char>(text_[at_]);
        const std::string shown = code < 0x20u || code == 0x7Fu ? "a control character" : "'" + std::string(text_.substr(at_, utf8_length(text_.substr(at_)))) + "'";
        fault(at_, "this is no scene: it begins with " + shown, "a scene is a JSON object; it begins with { \"saltus\": 1, ...");
    }

    // True when a token follows. Comments: // to the end of the line, and /* */.
    bool skip_space() {
        while (at_ < text_.size()) {
            if (is_space(text_[at_])) {
                ++at_;
            } else if (text_.substr(at_, 2) == "//") {
                if (!comment()) return false;
                const std::size_t end = text_.find_first_of("\r\n", at_);
                if (!valid(at_, end)) return false;
                at_ = std::min(end, text_.size());
            } else if (text_.substr(at_, 2) == "/*") {
                if (!comment()) return false;
                const std::size_t end = text_.find("*/", at_ + 2);
                if (end == std::string_view::npos) {
                    fault(at_, "the comment that begins here is not closed", "add */");
                    return false;
                }
                if (!valid(at_, end)) return false;
                at_ = end + 2;
            } else {
                return true;
            }
        }
        return false;
    }

    bool comment() {
        if (++comments_ > kMostSceneComments) fault(at_, "the scene has more than " + std::to_string(kMostSceneComments) + " comments", "remove some, or write several as one");
        return !fault_;
    }

    bool valid(std::size_t from, std::size_t to) {
        const auto bad = first_not_utf8(text_.substr(from, to - from));
        if (bad) fault(from + *bad, "there are bytes that are not UTF-8 text", "save the file with the encoding UTF-8");
        return !bad;
    }

    void value() {
        began_ = true;
        comma_ = false;
        if (values_ % 65536 == 0) ask_to_go_on();
        if (++values_ > kMostSceneValues)
            fault(at_, "the scene has more than " + std::to_string(kMostSceneValues) + " values", "use \"repeat\" for blocks that are alike");
    }

    void text() {
        value();
        const std::size_t begin = at_++;
        while (at_ < text_.size() && text_[at_] != '"') {
            const auto c = static_cast<unsigned char>(text_[at_]);
            if (c == '\n' || c == '\r') {
                fault(begin, "the text that begins here is not closed on its line", "add \"");
                return;
            }
            if (c < 0x20u) {
                fault(at_, "there is a control character in a text", "take it out, or write it as an escape such as \\t");
                return;
            }
            if (c == '\\') {
                at_ += 2;
                continue;
            }
            const std::size_t length = utf8_length(text_.substr(at_));
            if (length == 0) {
                fault(at_, "there are bytes that are not UTF-8 text", "save the file with the encoding UTF-8");
                return;
            }
            at_ += length;
        }
        if (at_ >= text_.size()) fault(begin, "the text that begins here is not closed", "add \", or get the whole file");
        else ++at_;
    }

    void open() {
        value();
        open_.push_back(at_++);
        if (static_cast<int>(open_.size()) > deepest_)
            fault(open_.back(), "objects and lists are nested more than " + std::to_string(deepest_) + " deep", "a scene needs no such depth; flatten it");
    }

    void close(char c) {
        if (open_.empty()) {
            fault(at_, std::string("this '") + c + "' closes nothing", "take it out");
            return;
        }
        const char opened = text_[open_.back()];
        if ((opened == '{') != (c == '}')) {
            fault(at_, std::string("this '") + c + "' stands where the '" + opened + "' of " + where(open_.back()) + " must be closed",
                  std::string("write '") + (opened == '{' ? '}' : ']') + "'");
            return;
        }
        if (comma_) {
            fault(last_comma_, std::string("there is nothing between this comma and '") + c + "'", "take the comma out");
            return;
        }
        open_.pop_back();
        ++at_;
    }

    void word() {
        const std::size_t begin = at_;
        if (text_[at_] == '-') ++at_;
        while (at_ < text_.size() && (is_word(text_[at_]) || (text_[at_] >= '0' && text_[at_] <= '9'))) ++at_;
        const std::string word(text_.substr(begin, at_ - begin));
        at_ = begin;
        value();
        at_ = begin + word.size();
        if (word == "true" || word == "false" || word == "null") return;
        std::string lower = word;
        for (char& c : lower)
            if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
        if (!lower.empty() && lower[0] == '-') lower.erase(0, 1);
        if (lower == "nan" || lower == "inf" || lower == "infinity")
            fault(begin, word + " is not a number that a scene may hold", "write a finite number");
        else
            fault(begin, "'" + word.substr(0, 40) + "' stands outside quotes", "write \"" + word.substr(0, 40) + "\"");
    }

    void mark(char c) {
        if (c == ',') {
            comma_ = true;
            last_comma_ = at_++;
            return;
        }
        if (c == ':') {
            ++at_;
            return;
        }
        if ((c >= '0' && c <= '9') || c == '-' || c == '+' || c == '.') {
            value();
            if (c == '+' || c == '.') {
                fault(at_, std::string("a number begins with '") + c + "'", c == '+' ? "leave the + out" : "write 0 before the point");
                return;
            }
            while (at_ < text_.size() && (std::string_view("+-.eE").find(text_[at_]) != std::string_view::npos || (text_[at_] >= '0' && text_[at_] <= '9'))) ++at_;
            return;
        }
        if (!valid(at_, at_ + 1)) return;
        const std::size_t length = utf8_length(text_.substr(at_));
        const auto code = static_cast<unsigned char>(c);
        const std::string shown = code < 0x20u || code == 0x7Fu ? "a control character" : "'" + std::string(text_.substr(at_, length)) + "'";
        fault(at_, shown + " cannot stand here", "take it out, or write texts between double quotes");
    }

    const SceneSource& source_;
    std::string_view text_;
    int deepest_;
    std::size_t at_ = 0, values_ = 0, comments_ = 0, last_comma_ = 0;
    bool began_ = false, comma_ = false;
    std::vector<std::size_t> open_;
    std::optional<Error> fault_;
};

} // namespace

SceneSource::SceneSource(std::string_view text, std::string file_name) : text_(text), file_name_(std::move(file_name)) {
    if (text_.substr(0, 3) == "\xEF\xBB\xBF") text_.remove_prefix(3);
    lines_.push_back(0);
    std::size_t characters = 0;
    for (std::size_t i = 0; i < text_.size(); ++i) {
        if (i % kStride == 0) characters_.push_back(characters);
        if (begins_character(text_[i])) ++characters;
        if (text_[i] == '\n') lines_.push_back(i + 1);
    }
    characters_.push_back(characters);
}

std::size_t SceneSource::characters_before(std::size_t offset) const {
    const std::size_t block = std::min(offset / kStride, characters_.size() - 1), begin = block * kStride;
    if (begin >= offset) return characters_[block];
    const std::string_view rest = text_.substr(begin, offset - begin);
    return characters_[block] + static_cast<std::size_t>(std::count_if(rest.begin(), rest.end(), begins_character));
}

Place SceneSource::place(std::size_t offset, std::string object) const {
    offset = std::min(offset, text_.size());
    const auto next = std::upper_bound(lines_.begin(), lines_.end(), offset);
    const auto line = static_cast<std::size_t>(next - lines_.begin());
    const std::size_t characters = characters_before(offset) - characters_before(lines_[line - 1]);
    return {file_name_, static_cast<int>(line), static_cast<int>(characters) + 1, std::move(object)};
}

std::size_t SceneSource::offset(int line, int byte_column) const {
    if (line < 1 || static_cast<std::size_t>(line) > lines_.size()) return 0;
    return std::min(lines_[static_cast<std::size_t>(line) - 1] + static_cast<std::size_t>(std::max(byte_column, 1)) - 1, text_.size());
}

std::optional<Error> SceneSource::first_fault(int deepest) const { return Scan(*this, deepest).run(); }

} // namespace saltus::io
