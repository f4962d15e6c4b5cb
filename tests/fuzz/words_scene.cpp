// SPDX-License-Identifier: GPL-3.0-or-later
// Words of scenes and formulas.
#include "targets.h"

std::span<const char* const> fuzz_words() {
    static const char* const words[] = {
    "\"saltus\"", "\"systems\"", "\"interactions\"", "\"parameters\"", "\"functions\"", "\"drives\"", "\"expressions\"", "\"run\"", "\"views\"",
    "\"kind\"", "\"M\"", "\"C\"", "\"K\"", "\"F\"", "\"q\"", "\"v\"", "\"H\"", "\"b\"", "\"h\"", "\"e\"", "\"repeat\"", "\"index\"", "\"count\"",
    "\"between\"", "\"relation\"", "\"law\"", "\"value\"", "\"range\"", "\"integer\"", "\"rate\"", "\"formula\"", "\"plots\"", "\"shapes\"",
    "\"lagrangian-linear\"", "\"lagrangian-rheonomous\"", "\"newton-impact\"", "\"complementarity\"",
    "\"lagrangian-diagonal\"", "\"lagrangian-nonlinear\"", "\"lagrangian-scleronomous\"", "\"lagrangian-compliant\"", "\"first-order-linear\"",
    "\"first-order-nonlinear\"", "\"equality\"", "\"relay\"", "\"newton-impact-friction\"", "\"modal\"", "\"euler-moreau\"", "\"full-theta-gamma\"",
    "\"bodies\"", "\"passes\"", "\"law\"", "\"size\"", "\"column_index\"", "\"tangent\"", "\"T\"", "\"A\"", "\"B\"", "\"D\"", "\"f\"", "\"g\"", "\"x\"", "\"F_int\"", "\"F_gyr\"",
    "\"mu\"", "\"lower\"", "\"upper\"", "\"newton\"", "\"activation\"", ".x[0]", ".v[0]", ".lambda[0]", ".lambda[7]", "inf", "{", "}", "[", "]", "[[", "]]", ":", ",", "\"",
    "0", "1", "-1", "1e308", "1e-320", "0.5", "true", "null", "//", "/*", "*/", "\\u0000", "\\\"", "\xEF\xBB\xBF", "\xC3", "\n", " ",
    "piecewise(", "mod(", "dt(", "sqrt(", "log(", "sin(", "cos(", "abs(", "min(", "max(", "sign(", "exp(", "atan2(", "(", ")", "^", "**", "*", "/", "+",
    "-", "<=", ">", "==", "!=", " and ", " or ", "not ", "pi", "t", "i", "n", "1 mm", "358 rpm", "N/m", "kg", "ms", "ball.q[0]", "bead[i+1]", ".q[0]",
    "a(x) = ", "b = ", "e", "9^9", "1/0", "0/0"};
    return words;
}
