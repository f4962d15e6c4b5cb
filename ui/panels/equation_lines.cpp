// SPDX-License-Identifier: GPL-3.0-or-later
// The lines of a sheet from a model: which entries of which kind stand in them.
#include "core/model/names.h"
#include "ui/panels/equation_sheet.h"

#include <QObject>

#include <algorithm>
#include <variant>
#include <utility>

namespace saltus::ui {

namespace {

constexpr std::size_t kMostSheetLines = 64; // that one sheet shows
constexpr std::size_t kLargestMatrix = 12;  // rows that can be typed

} // namespace

class SheetMaker {
public:
    SheetMaker(const model::Model& model, EquationSheet& sheet) : model_(model), sheet_(sheet) {
        auto names = std::make_shared<std::set<std::string, std::less<>>>();
        auto functions = std::make_shared<std::set<std::string, std::less<>>>();
        names->insert("t");
        for (const auto& p : model.parameters) names->insert(p.name);
        for (const auto& d : model.drives) names->insert(d.name);
        for (const auto& e : model.expressions) names->insert(e.name);
        for (const auto& f : model.functions) functions->insert(f.signature.substr(0, f.signature.find('(')));
        sheet.names_ = names;
        sheet.functions_ = functions;
    }

    bool make(const std::string& name) {
        for (std::size_t i = 0; i < model_.systems.size(); ++i)
            if (model_.systems[i].name == name) return system(i), finish(), true;
        for (std::size_t i = 0; i < model_.interactions.size(); ++i)
            if (model_.interactions[i].name == name) return interaction(i), finish(), true;
        for (std::size_t i = 0; i < model_.expressions.size(); ++i)
            if (model_.expressions[i].name == name) return expression(i), finish(), true;
        return false;
    }

private:
    using Term = EquationSheet::Term;
    template <class Kind> using Access = std::function<Kind&(model::Model&)>;

    void finish() {
        // Constants of a repeated block stand for numbers; which one does not matter for how a formula looks.
        Notation& n = sheet_.notation_;
        n.own = sheet_.object_;
        n.names.is_name = [names = sheet_.names_](std::string_view word) { return names->contains(word); };
        n.names.is_function = [functions = sheet_.functions_](std::string_view word) { return functions->contains(word); };
        if (sheet_.lines_.size() > kMostSheetLines) {
            sheet_.lines_.clear();
            sheet_.terms_.clear();
            sheet_.hint_ = QObject::tr("These equations are too many to be edited here; change them in the scene file.");
        }
    }
    void repeated(const std::optional<model::Repeat>& repeat) {
        if (repeat) sheet_.constants_.emplace_back(repeat->index, 0.0);
    }

    EquationLine& add(const QString& group, const QString& name, model::ValueVector values, const QString& tip) {
        EquationLine line;
        line.group = group;
        line.name = name;
        line.left = notationOfName(name);
        line.tip = tip;
        line.values = std::move(values);
        QStringList texts;
        for (const auto& v : line.values) texts << textOf(v);
        line.text = texts.join(QStringLiteral(", "));
        sheet_.lines_.push_back(std::move(line));
        return sheet_.lines_.back();
    }
    Term& term(const char* sign, MathNode after = {}) {
        Term t;
        if (sign && *sign) t.sign = math::sum(QString::fromUtf8(sign));
        t.after = std::move(after);
        t.first = sheet_.lines_.size();
        sheet_.terms_.push_back(std::move(t));
        return sheet_.terms_.back();
    }
    void literal(MathNode node) {
        Term t;
        t.before = std::move(node);
        sheet_.terms_.push_back(std::move(t));
    }
    static MathNode dotted(const char* letter) { return math::dotted(math::symbol(QString::fromUtf8(letter)), 1); }

    // Rows of a matrix, `rows` of them; an optional one may be empty.
    template <class Kind>
    void matrix(Access<Kind> access, model::ValueMatrix Kind::*member, const Kind& now, const char* symbol, const QString& title,
                std::size_t rows, std::size_t columns, bool optional, const QString& tip) {
        const model::ValueMatrix& m = now.*member;
        const std::size_t count = std::max(rows, m.size());
        if (!sheet_.terms_.empty()) sheet_.terms_.back().count = std::max(count, columns) > kLargestMatrix ? 0 : count;
        if (std::max(count, columns) > kLargestMatrix) {
            if (!sheet_.terms_.empty()) {
                sheet_.terms_.back().before = math::symbol(QString::fromUtf8(symbol));
            }
            sheet_.hint_ = QObject::tr("Matrices of more than %1 rows are not edited here; change them in the scene file.").arg(kLargestMatrix);
            return;
        }
        for (std::size_t r = 0; r < count; ++r) {
            EquationLine& line = add(title, count == 1 ? QString::fromUtf8(symbol) : QStringLiteral("%1[%2]").arg(QString::fromUtf8(symbol)).arg(r),
                                     r < m.size() ? m[r] : model::ValueVector(), tip);
            line.list = true;
            line.mayBeEmpty = optional;
            line.put = [access, member, r](model::Model& model, model::ValueVector values) {
                model::ValueMatrix& to = access(model).*member;
                if (to.size() <= r) {
                    if (values.empty()) return;
                    to.resize(r + 1);
                }
                to[r] = std::move(values);
            };
        }
        // An optional matrix without entries is none; one that is begun has zeros where nothing was written. An empty mass
        // was the identity, so the rows that are still empty stay those of the identity.
        const bool identity = symbol[0] == 'M';
        if (optional)
            sheet_.finish_.push_back([access, member, count, columns, identity](model::Model& model) {
                model::ValueMatrix& to = access(model).*member;
                const bool empty = std::all_of(to.begin(), to.end(), [](const auto& row) { return row.empty(); });
                if (empty) return to.clear();
                to.resize(std::max(to.size(), count));
                for (std::size_t r = 0; r < to.size(); ++r) {
                    if (!to[r].empty()) continue;
                    to[r].assign(columns, model::Value(0.0));
                    if (identity && r < columns) to[r][r] = model::Value(1.0);
                }
            });
    }

    // One formula a line: forces, right-hand sides, h, g.
    template <class Kind>
    void formulas(Access<Kind> access, std::vector<model::Formula> Kind::*member, const Kind& now, const char* symbol, const QString& title,
                  std::size_t count, bool optional, const QString& tip) {
        const auto& list = now.*member;
        count = std::max(count, list.size());
        if (!sheet_.terms_.empty()) sheet_.terms_.back().count = count;
        for (std::size_t i = 0; i < count; ++i) {
            EquationLine& line = add(title, count == 1 ? QString::fromUtf8(symbol) : QStringLiteral("%1[%2]").arg(QString::fromUtf8(symbol)).arg(i),
                                     i < list.size() ? model::ValueVector{list[i]} : model::ValueVector(), tip);
            line.mayBeEmpty = optional;
            line.put = [access, member, i](model::Model& model, model::ValueVector values) {
                auto& to = access(model).*member;
                if (to.size() <= i) {
                    if (values.empty()) return;
                    to.resize(i + 1, model::Formula(0.0));
                }
                to[i] = values.empty() ? model::Value(0.0) : std::move(values.front());
            };
        }
        if (optional)
            sheet_.finish_.push_back([access, member, count](model::Model& model) {
                auto& to = access(model).*member;
                if (to.empty()) return;
                to.resize(std::max(to.size(), count), model::Formula(0.0));
            });
    }

    // Initial values: all on one line.
    template <class Kind>
    void vector(Access<Kind> access, model::ValueVector Kind::*member, const Kind& now, const char* symbol, const QString& title, bool optional,
                const QString& tip) {
        if ((now.*member).size() > 4 * kLargestMatrix) {
            sheet_.hint_ = QObject::tr("More than %1 initial values are not edited here; change them in the scene file.").arg(4 * kLargestMatrix);
            return;
        }
        EquationLine& line = add(title, QString::fromUtf8(symbol), now.*member, tip);
        line.list = true;
        line.mayBeEmpty = optional;
        line.put = [access, member](model::Model& model, model::ValueVector values) { access(model).*member = std::move(values); };
    }

    template <class Kind>
    void value(Access<Kind> access, model::Value Kind::*member, const Kind& now, const char* symbol, const QString& title, const QString& tip) {
        EquationLine& line = add(title, QString::fromUtf8(symbol), {now.*member}, tip);
        line.put = [access, member](model::Model& model, model::ValueVector values) {
            access(model).*member = values.empty() ? model::Value(0.0) : std::move(values.front());
        };
    }

    template <class Kind> static Access<Kind> systemAccess(std::size_t i) {
        return [i](model::Model& m) -> Kind& { return std::get<Kind>(m.systems[i].kind); };
    }
    template <class Kind> static Access<Kind> relationAccess(std::size_t i) {
        return [i](model::Model& m) -> Kind& { return std::get<Kind>(m.interactions[i].relation); };
    }
    template <class Kind> static Access<Kind> lawAccess(std::size_t i) {
        return [i](model::Model& m) -> Kind& { return std::get<Kind>(m.interactions[i].law); };
    }

    void head(const QString& kind, const QString& form) {
        sheet_.kind_ = kind;
        sheet_.form_ = form;
    }

    void system(std::size_t index) {
        const model::System& s = model_.systems[index];
        sheet_.object_ = textOf(s.name);
        repeated(s.repeat);
        std::visit([&](const auto& kind) { this->kind(index, kind); }, s.kind);
    }

    void kind(std::size_t i, const model::LagrangianLinear& k) {
        using K = model::LagrangianLinear;
        const auto access = systemAccess<K>(i);
        const std::size_t n = k.q.size();
        sheet_.notation_.single = n == 1;
        head(QObject::tr("Lagrangian system, linear"), QStringLiteral("M v̇ + C v + K q = F(t) + p"));
        term("", dotted("v"));
        matrix(access, &K::M, k, "M", QObject::tr("Mass M"), n, n, false, QObject::tr("Mass matrix, symmetric and positive definite: a row, entries separated by commas"));
        term("+", math::symbol(QStringLiteral("v"))).optional = true;
        matrix(access, &K::C, k, "C", QObject::tr("Damping C"), n, n, true, QObject::tr("Damping matrix; empty: none"));
        term("+", math::symbol(QStringLiteral("q"))).optional = true;
        matrix(access, &K::K, k, "K", QObject::tr("Stiffness K"), n, n, true, QObject::tr("Stiffness matrix; empty: none"));
        literal(math::relation(QStringLiteral("=")));
        term("");
        formulas(access, &K::F, k, "F", QObject::tr("Force F(t)"), n, true, QObject::tr("Force: of t, drives, parameters; empty: none"));
        literal(math::row({math::sum(QStringLiteral("+")), math::symbol(QStringLiteral("p"))}));
        initial(access, k);
    }
    template <class K> void initial(Access<K> access, const K& k) {
        vector(access, &K::q, k, "q", QObject::tr("At t = 0"), false, QObject::tr("Initial positions, separated by commas"));
        vector(access, &K::v, k, "v", QObject::tr("At t = 0"), false, QObject::tr("Initial velocities, separated by commas"));
    }

    void kind(std::size_t i, const model::LagrangianDiagonal& k) {
        using K = model::LagrangianDiagonal;
        const auto access = systemAccess<K>(i);
        sheet_.constants_.emplace_back(k.index, 0.0);
        const QString index = textOf(k.index);
        head(QObject::tr("Lagrangian system, diagonal"), QStringLiteral("m_%1 v̇_%1 + c_%1 v_%1 + k_%1 q_%1 = F_%1(t) + p_%1,  %1 = 0 … size − 1").arg(index));
        const auto with = [&](MathNode letter) { return math::below(std::move(letter), math::symbol(index)); };
        const QString each = QObject::tr("One formula for every coordinate, with %1 its number").arg(index);
        term("", with(dotted("v")));
        sheet_.terms_.back().count = 1;
        value(access, &K::M, k, "M", QObject::tr("Mass"), each);
        term("+", with(math::symbol(QStringLiteral("v"))));
        sheet_.terms_.back().count = 1;
        value(access, &K::C, k, "C", QObject::tr("Damping"), each);
        term("+", with(math::symbol(QStringLiteral("q"))));
        sheet_.terms_.back().count = 1;
        value(access, &K::K, k, "K", QObject::tr("Stiffness"), each);
        literal(math::relation(QStringLiteral("=")));
        term("");
        sheet_.terms_.back().count = 1;
        value(access, &K::F, k, "F", QObject::tr("Force F(t)"), each);
        literal(math::row({math::sum(QStringLiteral("+")), with(math::symbol(QStringLiteral("p")))}));
        value(access, &K::size, k, "size", QObject::tr("Number of coordinates"), QObject::tr("How many coordinates there are"));
        value(access, &K::q, k, "q", QObject::tr("At t = 0"), each);
        value(access, &K::v, k, "v", QObject::tr("At t = 0"), each);
    }

    void kind(std::size_t i, const model::LagrangianNonlinear& k) {
        using K = model::LagrangianNonlinear;
        const auto access = systemAccess<K>(i);
        const std::size_t n = k.q.size();
        sheet_.notation_.single = n == 1;
        head(QObject::tr("Lagrangian system, nonlinear"), QStringLiteral("M(q) v̇ + F_gyr(q, v) + F_int(t, q, v) = F(t, q, v) + p"));
        term("", dotted("v"));
        matrix(access, &K::M, k, "M", QObject::tr("Mass M(q)"), n, n, false, QObject::tr("Mass matrix of q, symmetric and positive definite: a row, entries separated by commas"));
        term("+").optional = true;
        formulas(access, &K::F_gyr, k, "F_gyr", QObject::tr("Gyroscopic force F_gyr(q, v)"), n, true, QObject::tr("Force on the left side; empty: none"));
        term("+").optional = true;
        formulas(access, &K::F_int, k, "F_int", QObject::tr("Internal force F_int(t, q, v)"), n, true, QObject::tr("Force on the left side; empty: none"));
        literal(math::relation(QStringLiteral("=")));
        term("");
        formulas(access, &K::F, k, "F", QObject::tr("Force F(t, q, v)"), n, true, QObject::tr("Force: of t, q, v, drives, parameters; empty: none"));
        literal(math::row({math::sum(QStringLiteral("+")), math::symbol(QStringLiteral("p"))}));
        initial(access, k);
    }

    void kind(std::size_t i, const model::FirstOrderLinear& k) {
        using K = model::FirstOrderLinear;
        const auto access = systemAccess<K>(i);
        const std::size_t n = k.x.size();
        sheet_.notation_.single = n == 1;
        head(QObject::tr("First-order system, linear"), QStringLiteral("M ẋ = A(t) x + b(t) + r"));
        term("", dotted("x"));
        matrix(access, &K::M, k, "M", QObject::tr("Factor M"), n, n, true, QObject::tr("Constant matrix before ẋ: a row, entries separated by commas; empty: the identity"));
        literal(math::relation(QStringLiteral("=")));
        term("", math::symbol(QStringLiteral("x"))).optional = true;
        matrix(access, &K::A, k, "A", QObject::tr("Matrix A(t)"), n, n, true, QObject::tr("Of t, drives, parameters: a row, entries separated by commas; empty: zero"));
        term("+").optional = true;
        formulas(access, &K::b, k, "b", QObject::tr("Source b(t)"), n, true, QObject::tr("Of t, drives, parameters; empty: zero"));
        literal(math::row({math::sum(QStringLiteral("+")), math::symbol(QStringLiteral("r"))}));
        vector(access, &K::x, k, "x", QObject::tr("At t = 0"), false, QObject::tr("Initial states, separated by commas"));
    }

    void kind(std::size_t i, const model::FirstOrderNonlinear& k) {
        using K = model::FirstOrderNonlinear;
        const auto access = systemAccess<K>(i);
        const std::size_t n = k.x.size();
        sheet_.notation_.single = n == 1;
        head(QObject::tr("First-order system, nonlinear"), QStringLiteral("M ẋ = f(x, t) + r"));
        term("", dotted("x"));
        matrix(access, &K::M, k, "M", QObject::tr("Factor M"), n, n, true, QObject::tr("Constant matrix before ẋ: a row, entries separated by commas; empty: the identity"));
        literal(math::relation(QStringLiteral("=")));
        term("");
        formulas(access, &K::f, k, "f", QObject::tr("Right-hand side f(x, t)"), n, false, QObject::tr("Of the system's own x, t, drives, parameters"));
        literal(math::row({math::sum(QStringLiteral("+")), math::symbol(QStringLiteral("r"))}));
        vector(access, &K::x, k, "x", QObject::tr("At t = 0"), false, QObject::tr("Initial states, separated by commas"));
    }

    // --- interactions -------------------------------------------------------------------------------------------------

    void interaction(std::size_t index) {
        const model::Interaction& in = model_.interactions[index];
        sheet_.object_ = textOf(in.name);
        repeated(in.repeat);
        std::visit([&](const auto& relation) { this->relation(index, relation); }, in.relation);
        std::visit([&](const auto& law) { this->law(index, law); }, in.law);
    }
    static MathNode equals(const char* letter) {
        return math::row({math::symbol(QString::fromUtf8(letter)), math::relation(QStringLiteral("="))});
    }
    void relation(std::size_t i, const model::LagrangianLinearRelation& r) {
        using R = model::LagrangianLinearRelation;
        const auto access = relationAccess<R>(i);
        const std::size_t columns = r.H.empty() ? 0 : r.H.front().size();
        head(QObject::tr("Linear relation"), QStringLiteral("y = H q + b"));
        if (!r.column_index.empty()) sheet_.constants_.emplace_back(r.column_index, 0.0);
        literal(equals("y"));
        term("", math::symbol(QStringLiteral("q")));
        matrix(access, &R::H, r, "H", QObject::tr("Matrix H"), r.H.size(), columns, false,
               r.column_index.empty() ? QObject::tr("A row for each gap, a column for each coordinate of the systems joined")
                                      : QObject::tr("One formula for every column, with %1 its number").arg(textOf(r.column_index)));
        if (r.H.size() <= kLargestMatrix) {
            term("+").optional = true;
            const std::size_t first = sheet_.lines_.size();
            vector(access, &R::b, r, "b", QObject::tr("Offset b"), true, QObject::tr("One number for each gap; empty: zero"));
            sheet_.terms_.back().count = sheet_.lines_.size() - first;
        }
        if (!r.T.empty()) {
            literal(math::row({math::text(QStringLiteral(",  ")), math::below(math::symbol(QStringLiteral("u")), math::symbol(QStringLiteral("T"))),
                               math::relation(QStringLiteral("="))}));
            term("", math::symbol(QStringLiteral("v")));
            matrix(access, &R::T, r, "T", QObject::tr("Tangent T"), r.T.size(), columns, false, QObject::tr("Tangential direction of each gap: u_T = T v"));
        }
    }
    void relation(std::size_t i, const model::LagrangianRheonomousRelation& r) {
        head(QObject::tr("Relation that depends on time"), QStringLiteral("y = h(q, t)"));
        moving(relationAccess<model::LagrangianRheonomousRelation>(i), r, QObject::tr("Gap: of the joined systems' q, t, drives, parameters"));
    }
    void relation(std::size_t i, const model::LagrangianScleronomousRelation& r) {
        head(QObject::tr("Relation of positions"), QStringLiteral("y = h(q)"));
        moving(relationAccess<model::LagrangianScleronomousRelation>(i), r, QObject::tr("Gap: of the joined systems' q and parameters"));
    }
    template <class R> void moving(Access<R> access, const R& r, const QString& tip) {
        literal(equals("y"));
        term("");
        formulas(access, &R::h, r, "h", QObject::tr("Gap h"), r.h.size(), false, tip);
        if (!r.tangent.empty()) {
            literal(math::row({math::text(QStringLiteral(",  ")), math::below(math::symbol(QStringLiteral("u")), math::symbol(QStringLiteral("T"))),
                               math::relation(QStringLiteral("="))}));
            term("");
            formulas(access, &R::tangent, r, "u_T", QObject::tr("Sliding velocity u_T"), r.tangent.size(), false, QObject::tr("Linear in the velocities; one for each gap"));
        }
    }
    void relation(std::size_t i, const model::LagrangianCompliantRelation& r) {
        using R = model::LagrangianCompliantRelation;
        head(QObject::tr("Compliant relation"), QStringLiteral("y = h(q, λ, t)"));
        literal(equals("y"));
        term("");
        formulas(relationAccess<R>(i), &R::h, r, "h", QObject::tr("Gap h"), r.h.size(), false,
                 QObject::tr("Of the joined systems' q, the force %1.lambda[0], t, drives, parameters").arg(sheet_.object_));
    }
    void relation(std::size_t i, const model::FirstOrderLinearRelation& r) {
        using R = model::FirstOrderLinearRelation;
        const auto access = relationAccess<R>(i);
        const std::size_t m = r.C.size(), n = r.C.empty() ? 0 : r.C.front().size();
        head(QObject::tr("First-order relation, linear"), QStringLiteral("y = C x + D λ + e(t),  r = B λ"));
        literal(equals("y"));
        term("", math::symbol(QStringLiteral("x")));
        matrix(access, &R::C, r, "C", QObject::tr("Matrix C"), m, n, false, QObject::tr("A row for each y, a column for each state of the systems joined"));
        term("+", math::symbol(QStringLiteral("λ"))).optional = true;
        matrix(access, &R::D, r, "D", QObject::tr("Matrix D"), m, m, true, QObject::tr("A row and a column for each λ; empty: zero"));
        term("+").optional = true;
        formulas(access, &R::e, r, "e", QObject::tr("Source e(t)"), m, true, QObject::tr("Of t, drives, parameters; empty: zero"));
        literal(math::row({math::text(QStringLiteral(",  ")), math::symbol(QStringLiteral("r")), math::relation(QStringLiteral("="))}));
        term("", math::symbol(QStringLiteral("λ")));
        matrix(access, &R::B, r, "B", QObject::tr("Matrix B"), r.B.size(), m, false, QObject::tr("A row for each state of the systems joined, a column for each λ"));
    }
    void relation(std::size_t i, const model::FirstOrderNonlinearRelation& r) {
        using R = model::FirstOrderNonlinearRelation;
        const auto access = relationAccess<R>(i);
        head(QObject::tr("First-order relation, nonlinear"), QStringLiteral("y = h(x, λ, t),  r = g(x, λ, t)"));
        const QString names = QObject::tr("Of the joined systems' x, %1.lambda[0] ..., t, drives, parameters").arg(sheet_.object_);
        literal(equals("y"));
        term("");
        formulas(access, &R::h, r, "h", QObject::tr("Output h"), r.h.size(), false, names);
        literal(math::row({math::text(QStringLiteral(",  ")), math::symbol(QStringLiteral("r")), math::relation(QStringLiteral("="))}));
        term("");
        formulas(access, &R::g, r, "g", QObject::tr("Input g"), r.g.size(), false, names + QObject::tr("; one for each state of the systems joined"));
    }

    void law(std::size_t, const model::ComplementarityLaw&) {}
    void law(std::size_t, const model::EqualityLaw&) {}
    void lawValue(auto access, auto member, const auto& now, const char* symbol, const QString& tip) {
        value(access, member, now, symbol, QObject::tr("Law"), tip);
    }
    void bounds(Access<model::RelayLaw> access, model::RowValues model::RelayLaw::*member, const model::RelayLaw& now, const char* symbol, const QString& tip) {
        EquationLine& line = add(QObject::tr("Law"), QString::fromUtf8(symbol), now.*member, tip);
        line.list = true;
        line.put = [access, member](model::Model& model, model::ValueVector values) {
            if (!values.empty()) access(model).*member = std::move(values);
        };
    }
    void law(std::size_t i, const model::NewtonImpactLaw& l) {
        using L = model::NewtonImpactLaw;
        lawValue(lawAccess<L>(i), &L::e, l, "e", QObject::tr("Coefficient of restitution, 0 to 1"));
    }
    void law(std::size_t i, const model::RelayLaw& l) {
        using L = model::RelayLaw;
        bounds(lawAccess<L>(i), &L::lower, l, "lower", QObject::tr("Least λ, where y > 0: one for all rows, or one for each"));
        bounds(lawAccess<L>(i), &L::upper, l, "upper", QObject::tr("Greatest λ, where y < 0: one for all rows, or one for each"));
    }
    void law(std::size_t i, const model::NewtonImpactFrictionLaw& l) {
        using L = model::NewtonImpactFrictionLaw;
        lawValue(lawAccess<L>(i), &L::e, l, "e", QObject::tr("Coefficient of restitution, 0 to 1"));
        lawValue(lawAccess<L>(i), &L::mu, l, "mu", QObject::tr("Coefficient of friction"));
        lawValue(lawAccess<L>(i), &L::e_T, l, "e_T", QObject::tr("Tangential coefficient of restitution; 0 is usual"));
    }

    void expression(std::size_t index) {
        const model::Expression& e = model_.expressions[index];
        sheet_.object_ = textOf(e.name);
        head(QObject::tr("Named expression"), {});
        literal(math::row({notationOfName(sheet_.object_), math::relation(QStringLiteral("="))}));
        term("").count = 1;
        EquationLine& line = add(QObject::tr("Formula"), sheet_.object_, {e.formula}, QObject::tr("Of signals, t, drives, parameters"));
        line.put = [index](model::Model& m, model::ValueVector values) {
            m.expressions[index].formula = values.empty() ? model::Value(0.0) : std::move(values.front());
        };
    }

    const model::Model& model_;
    EquationSheet& sheet_;
};

std::optional<EquationSheet> EquationSheet::of(const model::Model& model, const QString& object) {
    EquationSheet sheet;
    SheetMaker maker(model, sheet);
    if (object.isEmpty() || !maker.make(std::string(model::base_of(object.toStdString())))) return std::nullopt;
    return sheet;
}

} // namespace saltus::ui
