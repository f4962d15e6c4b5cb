// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/problem_file.h"

#include "core/io/atomic_file.h"
#include "core/io/problem_condense.h"
#include "core/io/problem_hdf5.h"
#include "core/io/problem_text.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <utility>

namespace saltus::io {

namespace {

struct Kind {
    ProblemKind kind;
    std::string_view name;
};
constexpr std::array kKinds = {
    Kind{ProblemKind::lcp, "lcp"},
    Kind{ProblemKind::mlcp, "mlcp"},
    Kind{ProblemKind::relay, "relay"},
    Kind{ProblemKind::friction2d, "friction2d"},
    Kind{ProblemKind::friction3d, "friction3d"},
    Kind{ProblemKind::rolling, "rolling"},
    Kind{ProblemKind::global_friction, "global friction"},
    Kind{ProblemKind::generic, "generic mechanical"},
};

using namespace problem_text;

math::SparseMatrix square(Reader& in, const Matrix& matrix, std::size_t size) {
    if (!in.failed() && (matrix.rows != size || matrix.columns != size))
        in.fail("the matrix has " + counted(matrix.rows, "rows and ") + counted(matrix.columns, "columns") +
                    ", the problem " + counted(size, "unknowns"),
                "a complementarity problem needs as many rows and columns as unknowns", true);
    // every row brings at least its line of q: a size beyond that is a slip, not a matrix
    if (!in.failed() && size > in.left()) in.enough(size, "q");
    if (in.failed()) return {};
    return math::SparseMatrix::from_triplets(size, matrix.entries);
}

Problem read_lcp(Reader& in, bool relay) {
    Problem problem;
    problem.kind = relay ? ProblemKind::relay : ProblemKind::lcp;
    const std::size_t n = in.count("unknowns");
    const Matrix matrix = read_matrix(in);
    problem.M = square(in, matrix, n);
    problem.q = in.reals(n, "q");
    if (in.failed()) return problem;
    if (!relay) {
        for (std::size_t i = 0; i < n; ++i) problem.rows.add(0.0, HUGE_VAL);
        return problem;
    }
    const auto lower = in.reals(n, "the lower bounds", true), upper = in.reals(n, "the upper bounds", true);
    for (std::size_t i = 0; i < n && !in.failed(); ++i) {
        if (!(lower[i] <= upper[i]) || lower[i] == HUGE_VAL || upper[i] == -HUGE_VAL)
            in.fail("the lower bound of row " + std::to_string(i) + " is above its upper bound",
                    "all lower bounds come first, then all upper ones", true);
        problem.rows.add(lower[i], upper[i]);
    }
    return problem;
}

// "0 ... n+m" and the flags of the blocks between; true for each row of complementarity.
std::vector<unsigned char> read_mlcp_rows(Reader& in, std::size_t size) {
    std::vector<std::size_t> begins;
    do {
        begins.push_back(in.count("where a block of rows begins"));
        if (in.failed()) return {};
        if (begins.back() > size ||
            (begins.size() == 1 ? begins[0] != 0 : begins.back() <= begins[begins.size() - 2] && size > 0)) {
            in.fail("the blocks of rows do not rise from 0 to " + std::to_string(size),
                    "they tell where equations and complementarity rows begin", true);
            return {};
        }
    } while (begins.back() < size || begins.size() < 2);
    std::vector<unsigned char> complementary;
    for (std::size_t b = 0; b + 1 < begins.size(); ++b) {
        const std::size_t flag = in.count("flag");
        if (!in.failed() && flag > 1)
            in.fail("a block of rows is 0, equations, or 1, complementarity", "write 0 or 1", true);
        if (in.failed()) return {};
        if (!in.enough(begins[b + 1] - begins[b], "the rows")) return {};
        complementary.insert(complementary.end(), begins[b + 1] - begins[b], static_cast<unsigned char>(flag));
    }
    return complementary;
}

Problem read_mlcp(Reader& in) {
    Problem problem;
    problem.kind = ProblemKind::mlcp;
    const std::size_t whole = in.count("form"), parts = in.count("form");
    if (!in.failed() && (whole > 1 || parts > 1 || whole + parts == 0))
        in.fail("a mixed problem begins with two flags, 1 where M and q or where A, B, C, D, a, b are given",
                "at least one of them is 1", true);
    const std::size_t equations = in.count("equations"), complementarities = in.count("complementarity rows");
    const std::size_t n = equations + complementarities;
    const auto complementary = read_mlcp_rows(in, n);
    if (in.failed()) return problem;
    if (static_cast<std::size_t>(std::count(complementary.begin(), complementary.end(), 1)) != complementarities) {
        in.fail("the flags of the rows do not give " + counted(complementarities, "complementarity rows"),
                "check the sizes of the blocks", true);
        return problem;
    }
    if (whole) {
        const Matrix matrix = read_matrix(in);
        problem.M = square(in, matrix, n);
        problem.q = in.reals(n, "q");
    } else {
        // A: equations by themselves, B: complementarity rows by themselves, C and D: between; these by rows
        std::vector<std::size_t> place[2];
        for (std::size_t i = 0; i < n; ++i) place[complementary[i]].push_back(i);
        std::vector<math::Triplet> entries;
        for (const auto& [rows, columns] : {std::pair{0, 0}, {1, 1}, {0, 1}, {1, 0}}) {
            const auto& r = place[rows];
            const auto& c = place[columns];
            if (!c.empty() && r.size() > in.left() / c.size()) in.enough(in.left() + 1, "the parts of the matrix");
            for (const std::size_t i : r)
                for (const std::size_t j : c) {
                    if (in.failed()) return problem;
                    const double value = in.real("an entry of the matrix");
                    if (value != 0.0) entries.push_back({i, j, value});
                }
        }
        problem.q.assign(n, 0.0);
        for (const auto& rows : place)
            for (const std::size_t i : rows) problem.q[i] = in.real("a or b");
        if (!in.failed()) problem.M = math::SparseMatrix::from_triplets(n, entries);
    }
    for (const unsigned char one : complementary) problem.rows.add(one ? 0.0 : -HUGE_VAL, HUGE_VAL);
    return problem;
}

void finish_friction(Reader& in, Problem& problem, std::size_t dimension, std::size_t contacts) {
    for (const auto* coefficients : {&problem.mu, &problem.mu_rolling})
        for (const double mu : *coefficients)
            if (!in.failed() && mu < 0.0) in.fail("a coefficient of friction is negative", "it is 0 or more", true);
    if (dimension != 2 || in.failed()) return;
    for (std::size_t c = 0; c < contacts; ++c) {
        problem.rows.add(0.0, HUGE_VAL);
        problem.rows.add_friction(static_cast<std::int32_t>(2 * c), problem.mu[c]);
    }
}

ProblemKind friction_kind(std::size_t dimension) {
    return dimension == 2 ? ProblemKind::friction2d : dimension == 3 ? ProblemKind::friction3d : ProblemKind::rolling;
}

Problem read_friction(Reader& in) {
    Problem problem;
    const std::size_t dimension = in.count("dimensions"), contacts = in.count("contacts");
    if (!in.failed() && dimension != 2 && dimension != 3 && dimension != 5)
        in.fail("a contact with friction has 2, 3 or, rolling, 5 components, not " + std::to_string(dimension),
                "check the first number", true);
    problem.kind = friction_kind(dimension);
    problem.dimension = static_cast<int>(dimension);
    const Matrix matrix = read_matrix(in);
    problem.M = square(in, matrix, dimension * contacts);
    problem.q = in.reals(dimension * contacts, "q");
    problem.mu = in.reals(contacts, "the coefficients of friction");
    if (dimension == 5) problem.mu_rolling = in.reals(contacts, "the coefficients of rolling friction");
    finish_friction(in, problem, dimension, contacts);
    return problem;
}

Problem read_friction_triplets(Reader& in) {
    Problem problem;
    const std::size_t dimension = in.count("dimensions"), contacts = in.count("contacts"),
                      entries = in.count("entries");
    problem.kind = friction_kind(dimension);
    problem.dimension = static_cast<int>(dimension);
    const std::size_t n = dimension * contacts;
    problem.mu = in.reals(contacts, "the coefficients of friction");
    problem.q = in.reals(n, "q");
    if (!in.enough(3 * entries, "the entries of the matrix")) return problem;
    std::vector<math::Triplet> triplets(entries);
    for (auto& [row, column, value] : triplets) {
        row = in.count("row");
        column = in.count("column");
        value = in.real("an entry of the matrix");
        if (!in.failed() && (row >= n || column >= n))
            in.fail("the entry (" + std::to_string(row) + ", " + std::to_string(column) + ") is outside of the matrix",
                    "count from 0", true);
        if (in.failed()) return problem;
    }
    problem.M = math::SparseMatrix::from_triplets(n, triplets);
    finish_friction(in, problem, dimension, contacts);
    return problem;
}

Result<Problem> read_global_friction(Reader& in, const std::string& file) {
    GlobalFriction global;
    global.dimension = in.count("dimensions");
    global.contacts = in.count("contacts");
    const std::size_t rows = global.dimension * global.contacts;
    Matrix M = read_matrix(in), H = read_matrix(in);
    if (!in.failed() && (M.rows != M.columns || H.rows != M.rows || H.columns != rows))
        in.fail("M is " + std::to_string(M.rows) + " by " + std::to_string(M.columns) + " and H " +
                    std::to_string(H.rows) + " by " + std::to_string(H.columns),
                "M is square, H has as many rows and a column for each row of the contacts", true);
    global.coordinates = M.rows;
    global.q = in.reals(M.rows, "q");
    global.b = in.reals(rows, "b");
    global.mu = in.reals(global.contacts, "the coefficients of friction");
    if (global.dimension == 5) global.mu_rolling = in.reals(global.contacts, "the coefficients of rolling friction");
    for (const auto* coefficients : {&global.mu, &global.mu_rolling})
        for (const double mu : *coefficients)
            if (!in.failed() && mu < 0.0) in.fail("a coefficient of friction is negative", "it is 0 or more", true);
    if (in.failed()) return Unexpected(in.error());
    global.M = std::move(M.entries);
    global.H = std::move(H.entries);
    return condense(global, file);
}

Result<Problem> read_generic(Reader& in, const std::string& file) {
    GenericMechanical generic;
    Matrix matrix = read_matrix(in);
    generic.rows = matrix.rows;
    if (!in.failed() && (matrix.rows != matrix.columns || matrix.row_ends.empty()))
        in.fail("a generic problem has a square matrix of blocks", "storage 1", true);
    generic.q = in.reals(matrix.rows, "q");
    generic.begin.push_back(0);
    for (const std::size_t end : matrix.row_ends) {
        const std::size_t law = in.count("law of a block of rows");
        double mu = 0.0;
        if (law == 4) mu = in.real("a coefficient of friction");
        if (in.failed()) break;
        if ((law != 0 && law != 2 && law != 4) || (law == 4 && end - generic.begin.back() != 3) || mu < 0.0) {
            in.fail("the law " + std::to_string(law) + " of a block of " + std::to_string(end - generic.begin.back()) +
                        " rows is not known",
                    "0 complementarity, 2 equations, 4 friction of three rows and its coefficient", true);
            break;
        }
        generic.law.push_back(law == 0   ? BlockLaw::complementarity
                              : law == 2 ? BlockLaw::equation
                                         : BlockLaw::friction);
        generic.mu.push_back(mu);
        generic.begin.push_back(end);
    }
    if (in.failed()) return Unexpected(in.error());
    generic.M = std::move(matrix.entries);
    return condense(generic, file);
}

// What the first numbers say.
class Recogniser {
public:
    explicit Recogniser(std::span<const Token> tokens) : tokens_(tokens) {
        for (std::size_t i = 0; i < kLooked; ++i)
            if (i < tokens.size()) head_[i] = natural_number(tokens[i].text);
    }

    bool is_triplet_friction() const {
        if (!is_dimension(0) || at(1) == kNone || at(2) == kNone) return false;
        const std::size_t needed = 3 + at(1) + at(0) * at(1) + 3 * at(2);
        return tokens_.size() == needed && at(2) > 2;
    }
    bool is_mlcp() const {
        return at(0) <= 1 && at(1) <= 1 && at(0) + at(1) > 0 && at(2) != kNone && at(3) != kNone && at(4) == 0 &&
               at(5) != kNone && at(5) > 0 && at(5) <= at(2) + at(3);
    }
    bool is_lcp() const { return at(0) > 0 && is_storage(1) && at(2) == at(0) && at(3) == at(0); }
    bool is_friction() const {
        return is_dimension(0) && at(1) > 0 && is_storage(2) && at(3) == at(0) * at(1) && at(4) == at(3);
    }
    bool is_global_friction() const {
        return is_dimension(0) && at(1) != kNone && is_storage(2) && at(3) != kNone && at(3) > 0 && at(4) == at(3) &&
               has_matrix_at(2);
    }
    bool is_generic() const {
        return is_storage(0) && at(1) != kNone && at(1) > 0 && at(2) == at(1) && has_matrix_at(0);
    }

private:
    static constexpr std::size_t kLooked = 12, kNone = static_cast<std::size_t>(-1);
    std::size_t at(std::size_t i) const { return head_[i].value_or(kNone); }
    bool is_dimension(std::size_t i) const { return at(i) == 2 || at(i) == 3 || at(i) == 5; }
    bool is_storage(std::size_t i) const {
        if (at(i) == 2) return i + 4 < tokens_.size() && tokens_[i + 4].text == "CSparse";
        return at(i) <= 1;
    }
    bool has_matrix_at(std::size_t i) const { return at(i) != 0 || (at(i + 3) == at(i + 1) && at(i + 4) == at(i + 2)); }

    std::span<const Token> tokens_;
    std::array<std::optional<std::size_t>, kLooked> head_;
};

Result<Problem> done(const Reader& in, Problem problem) {
    if (in.failed()) return Unexpected(in.error());
    return problem;
}

} // namespace

std::string_view name(ProblemKind kind) noexcept {
    for (const Kind& one : kKinds)
        if (one.kind == kind) return one.name;
    return "";
}

std::optional<ProblemKind> problem_kind(std::string_view name) noexcept {
    for (const Kind& one : kKinds)
        if (one.name == name && one.kind != ProblemKind::global_friction && one.kind != ProblemKind::generic)
            return one.kind;
    return {};
}

Result<Problem> parse_problem(std::string_view text, const std::string& file, std::optional<ProblemKind> kind) {
    if (text.substr(0, 4) == "\x89HDF")
        return fail(ErrorKind::input, "this is an HDF5 file, not a problem as text", "it is read by its name",
                    {file, 0, 0, {}});
    const std::vector<Token> tokens = split(text);
    if (tokens.empty())
        return fail(ErrorKind::input, "the file is empty", "it should begin with the size of the problem",
                    {file, 0, 0, {}});
    const Recogniser seen(tokens);
    Reader in(tokens, file);
    if (!kind) {
        if (seen.is_triplet_friction()) {
            return done(in, read_friction_triplets(in));
        } else if (seen.is_mlcp()) {
            kind = ProblemKind::mlcp;
        } else if (seen.is_friction()) {
            Problem problem = read_friction(in);
            // another matrix instead of q: the problem is in the bodies' coordinates
            const bool followed = !in.failed() && in.numbers_left() > 1;
            if (followed || (in.failed() && seen.is_global_friction() && in.left() == 0)) {
                Reader again(tokens, file);
                again.skip(2);
                read_matrix(again);
                Matrix second = again.failed() ? Matrix{} : read_matrix(again);
                if (!again.failed() && second.rows > 0) {
                    Reader whole(tokens, file);
                    return read_global_friction(whole, file);
                }
            }
            return done(in, std::move(problem));
        } else if (seen.is_lcp()) {
            Reader again(tokens, file);
            const Problem problem = read_lcp(again, false);
            const std::size_t n = problem.q.size();
            kind = !again.failed() && n > 0 && again.numbers_left() == 2 * n ? ProblemKind::relay : ProblemKind::lcp;
        } else if (seen.is_global_friction()) {
            return read_global_friction(in, file);
        } else if (seen.is_generic()) {
            return read_generic(in, file);
        } else {
            in.fail("this is none of the problems that are known",
                    "give --kind, and see docs/guide.md for the formats");
            return Unexpected(in.error());
        }
    }
    switch (*kind) {
    case ProblemKind::lcp:
        return done(in, read_lcp(in, false));
    case ProblemKind::relay:
        return done(in, read_lcp(in, true));
    case ProblemKind::mlcp:
        return done(in, read_mlcp(in));
    default:
        break;
    }
    Problem problem = seen.is_triplet_friction() ? read_friction_triplets(in) : read_friction(in);
    if (!in.failed() && problem.kind != *kind)
        return fail(ErrorKind::input,
                    "this is a problem of kind " + std::string(name(problem.kind)) + ", not " +
                        std::string(name(*kind)),
                    "leave --kind away or give the right one", {file, 1, 1, {}});
    return done(in, std::move(problem));
}

Result<Problem> read_problem(const std::filesystem::path& file, std::optional<ProblemKind> kind, const CancelToken* cancel) {
    auto input = InputFile::open(file);
    if (!input) return Unexpected(input.error());
    char start[4] = {};
    const auto got = input->read_at(0, start, sizeof start);
    if (!got) return Unexpected(got.error());
    if (std::string_view(start, *got) == "\x89HDF") {
        auto problem = read_problem_hdf5(*input, cancel);
        if (problem && kind && problem->kind != *kind)
            return fail(ErrorKind::input, "this is a problem of kind " + std::string(name(problem->kind)),
                        "leave --kind away or give the right one", {file.string(), 0, 0, {}});
        return problem;
    }
    auto text = read_file(file, kLargestProblem);
    if (!text) return Unexpected(text.error());
    return parse_problem(*text, file.string(), kind);
}

} // namespace saltus::io
