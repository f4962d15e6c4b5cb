// SPDX-License-Identifier: GPL-3.0-or-later
// A cam as a formula of the scene.
#include "core/authoring/cam_profile.h"

#include "core/model/names.h"

#include <cmath>
#include <span>

namespace saltus::authoring {

namespace {

using model::number_text;

// "+ 0.5*..." or "- 0.5*...", without the sign of the first term's plus.
void add_term(std::string& text, double factor, const std::string& rest) {
    if (factor == 0.0) return;
    const double size = std::abs(factor);
    if (factor < 0.0) text += text.empty() ? "-" : " - ";
    else if (!text.empty()) text += " + ";
    text += rest.empty() ? number_text(size) : size == 1.0 ? rest : number_text(size) + '*' + rest;
}

// "(angle - origin)/scale"
std::string argument(const Cam::Piece& p, const std::string& angle) {
    if (p.scale < 0.0) return '(' + number_text(p.origin) + " - " + angle + ")/" + number_text(-p.scale);
    std::string shifted = angle;
    if (p.origin != 0.0) shifted = '(' + angle + (p.origin < 0.0 ? " + " : " - ") + number_text(std::abs(p.origin)) + ')';
    return p.scale == 1.0 ? shifted : shifted + '/' + number_text(p.scale);
}

// c0 + x^k (ck + x (...)), Horner's scheme.
std::string polynomial(const std::array<double, 8>& poly, const std::string& x) {
    std::size_t lowest = 1, highest = poly.size() - 1;
    while (lowest < poly.size() && poly[lowest] == 0.0) ++lowest;
    while (highest > 0 && poly[highest] == 0.0) --highest;
    std::string text;
    if (poly[0] != 0.0 || lowest > highest) text = number_text(poly[0]);
    if (lowest > highest) return text;
    std::string inner = number_text(poly[highest]);
    for (std::size_t k = highest; k-- > lowest;) {
        std::string next;
        add_term(next, poly[k], "");
        const bool last = k + 1 == highest && poly[highest] >= 0.0;
        inner = (next.empty() ? "" : next + " + ") + x + '*' + (last ? inner : '(' + inner + ')');
    }
    const std::string power = lowest == 1 ? x : x + '^' + std::to_string(lowest);
    const bool one = lowest == highest; // a single number
    if (!one) inner = '(' + inner + ')';
    else if (poly[highest] < 0.0) return text + (text.empty() ? "-" : " - ") + power + '*' + number_text(-poly[highest]);
    return text + (text.empty() ? "" : " + ") + power + '*' + inner;
}

std::string text_of(const Cam::Piece& p, const std::string& angle) {
    const std::string x = argument(p, angle), bracketed = x == angle ? x : '(' + x + ')';
    std::string text = polynomial(p.poly, bracketed);
    if (text == "0") text.clear();
    if (p.frequency != 0.0) {
        const std::string phase = p.frequency == 1.0 ? x : number_text(p.frequency) + '*' + bracketed;
        add_term(text, p.sine, "sin(" + phase + ')');
        add_term(text, p.cosine, "cos(" + phase + ')');
    }
    if (p.radius > 0.0) {
        const std::string a = angle + (p.direction < 0.0 ? " + " : " - ") + number_text(std::abs(p.direction));
        add_term(text, p.centre, "cos(" + a + ')');
        if (p.centre == 0.0) return text + (text.empty() ? "" : " + ") + number_text(p.radius);
        text += " + sqrt(" + number_text(p.radius) + "^2 - (" + number_text(std::abs(p.centre)) + "*sin(" + a + "))^2)";
    }
    return text.empty() ? "0" : text;
}

// Halves of halves, so that no branch lies deep.
std::string tree(std::span<const Cam::Piece> pieces, const std::string& angle) {
    if (pieces.size() == 1) return text_of(pieces[0], angle);
    const std::size_t middle = pieces.size() / 2;
    const Cam::Piece& last = pieces[middle - 1];
    return "if(" + angle + (last.holds_at_end ? " <= " : " < ") + number_text(last.end) + ", " + tree(pieces.first(middle), angle) + ", " +
           tree(pieces.subspan(middle), angle) + ')';
}

} // namespace

std::string Cam::formula(std::string_view variable) const {
    const std::string angle = "mod(" + std::string(variable) + ", 2*pi)";
    if (pieces_.size() > 16) return tree(pieces_, angle);
    if (pieces_.size() == 1) return text_of(pieces_[0], angle);
    std::string text = "piecewise(";
    for (std::size_t i = 0; i + 1 < pieces_.size(); ++i)
        text += angle + (pieces_[i].holds_at_end ? " <= " : " < ") + number_text(pieces_[i].end) + ", " + text_of(pieces_[i], angle) + ", ";
    return text + text_of(pieces_.back(), angle) + ')';
}

namespace {

// "b" of "cam(b)"; empty when the signature is not of that form.
std::string variable_of(const std::string& signature) {
    const std::size_t open = signature.find('(');
    if (open == std::string::npos || signature.back() != ')') return {};
    std::string inside = signature.substr(open + 1, signature.size() - open - 2);
    const std::size_t first = inside.find_first_not_of(' '), last = inside.find_last_not_of(' ');
    if (first == std::string::npos) return {};
    inside = inside.substr(first, last - first + 1);
    return model::is_name(inside) ? inside : std::string();
}

} // namespace

Result<model::Function, Errors> cam_function(const model::CamProfile& profile, const std::string& signature, const std::string& help) {
    const std::string object = "functions." + signature;
    auto cam = Cam::create(profile, object + ".profile");
    const std::string variable = variable_of(signature);
    Errors errors = cam ? Errors{} : std::move(cam.error());
    if (variable.empty()) {
        Place place;
        place.object = object;
        errors.push_back({ErrorKind::input, "'" + signature + "' is not the head of a function of one angle", "write for example \"cam(b)\"", std::move(place)});
    }
    if (!errors.empty()) return Unexpected(std::move(errors));
    model::Function function;
    function.signature = signature;
    function.body = cam->formula(variable);
    function.help = help;
    function.profile = profile;
    return function;
}

Result<std::vector<model::Function>, Errors> to_functions(const model::CamProfile& profile, const std::string& name) {
    auto function = cam_function(profile, name + "(b)");
    if (!function) return Unexpected(std::move(function.error()));
    return std::vector<model::Function>{std::move(*function)};
}

bool follows_profile(const model::Function& function) {
    if (!function.profile) return false;
    const auto made = cam_function(*function.profile, function.signature);
    return made && made->body == function.body;
}

} // namespace saltus::authoring
