// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/problem_hdf5.h"

#include "core/io/hdf5_source.h"
#include "core/io/problem_condense.h"

#include <algorithm>
#include <cmath>

namespace saltus::io {

namespace {

// Lists by their paths; after the first thing that is missing or wrong it keeps the error and gives empty lists.
class Source {
public:
    Source(Hdf5Source& file, std::string name) : file_(file), name_(std::move(name)) {}
    bool failed() const noexcept { return !message_.empty() || file_.failure(); }
    Error error() const {
        if (file_.failure()) return *file_.failure();
        return {ErrorKind::input, message_, "see docs/guide.md for the form", {name_, 0, 0, {}}};
    }
    void fail(std::string message) {
        if (message_.empty()) message_ = std::move(message);
    }

    bool has(const std::string& path) const { return file_.exists(path); }
    std::vector<double> reals(const std::string& path) {
        auto all = failed() ? std::nullopt : file_.all_reals(path);
        if (!all) fail("'" + path + "' is no list of numbers");
        else if (!std::all_of(all->begin(), all->end(), [](double one) { return std::isfinite(one); })) fail("a number in '" + path + "' is not finite");
        return failed() ? std::vector<double>() : std::move(*all);
    }
    std::vector<std::int64_t> integers(const std::string& path) {
        auto all = failed() ? std::nullopt : file_.all_integers(path);
        if (!all) fail("'" + path + "' is no list of numbers");
        return failed() ? std::vector<std::int64_t>() : std::move(*all);
    }
    long long integer(const std::string& path) {
        const auto all = integers(path);
        if (all.size() == 1) return all[0];
        fail("'" + path + "' is not one number");
        return 0;
    }

    std::vector<math::Triplet> matrix(const std::string& group, std::size_t rows, std::size_t columns) {
        const long long m = integer(group + "/m"), n = integer(group + "/n"), nz = integer(group + "/nz");
        const auto p = integers(group + "/p"), i = integers(group + "/i");
        const auto x = reals(group + "/x");
        std::vector<math::Triplet> out;
        if (failed()) return out;
        const auto wrong = [&] {
            fail("the matrix '" + group + "' does not fit: " + std::to_string(m) + " by " + std::to_string(n) +
                 " with " + std::to_string(x.size()) + " entries");
        };
        if (m != static_cast<long long>(rows) || n != static_cast<long long>(columns)) {
            wrong();
            return out;
        }
        const auto put = [&](long long row, long long column, double value) {
            if (row < 0 || row >= m || column < 0 || column >= n || !std::isfinite(value)) return wrong();
            if (value != 0.0) out.push_back({static_cast<std::size_t>(row), static_cast<std::size_t>(column), value});
        };
        if (nz >= 0) {
            const auto count = static_cast<std::size_t>(nz);
            if (p.size() < count || i.size() < count || x.size() < count) wrong();
            for (std::size_t k = 0; k < count && !failed(); ++k) put(i[k], p[k], x[k]);
            return out;
        }
        const bool by_rows = nz == -2;
        const std::size_t lines = by_rows ? rows : columns;
        if (p.size() != lines + 1) wrong();
        for (std::size_t a = 0; a < lines && !failed(); ++a) {
            if (p[a] < 0 || p[a] > p[a + 1] || static_cast<std::size_t>(p[a + 1]) > std::min(i.size(), x.size()))
                wrong();
            for (long long k = p[a]; k < p[a + 1] && !failed(); ++k) {
                const auto e = static_cast<std::size_t>(k);
                by_rows ? put(static_cast<long long>(a), i[e], x[e]) : put(i[e], static_cast<long long>(a), x[e]);
            }
        }
        return out;
    }

private:
    Hdf5Source& file_;
    std::string name_, message_;
};

} // namespace

Result<Problem> read_problem_hdf5(const InputFile& input, const CancelToken* cancel) {
    auto source = Hdf5Source::open(input, cancel);
    if (!source) return Unexpected(source.error());
    const std::filesystem::path& file = input.path();
    Source in(*source, file.string());
    std::string group;
    for (const char* one : {"fclib_local", "fclib_local_rolling", "fclib_global", "fclib_global_rolling"})
        if (in.has(one)) group = one;
    if (in.failed()) return Unexpected(in.error());
    if (group.empty())
        return fail(ErrorKind::input, "this HDF5 file holds no friction problem",
                    "FCLIB's form begins with a group fclib_local or fclib_global", {file.string(), 0, 0, {}});
    const long long dimension = in.integer(group + "/spacedim");
    if (!in.failed() && dimension != 2 && dimension != 3 && dimension != 5)
        in.fail("a contact has 2, 3 or 5 components, not " + std::to_string(dimension));
    const bool rolling = dimension == 5;
    GlobalFriction global;
    global.dimension = static_cast<std::size_t>(std::max(dimension, 0ll));
    global.mu = in.reals(group + "/vectors/mu");
    if (rolling) global.mu_rolling = in.reals(group + "/vectors/mu_r");
    global.contacts = global.mu.size();
    const std::size_t rows = global.dimension * global.contacts;
    for (const auto* coefficients : {&global.mu, &global.mu_rolling})
        for (const double mu : *coefficients)
            if (mu < 0.0) in.fail("a coefficient of friction is negative");
    if (rolling && global.mu_rolling.size() != global.contacts) in.fail("mu and mu_r differ in length");
    if (group == "fclib_local" || group == "fclib_local_rolling") {
        if (in.has(group + "/V")) in.fail("equations beside the contacts (V, R) are not read");
        Problem problem;
        problem.kind = dimension == 2   ? ProblemKind::friction2d
                       : dimension == 3 ? ProblemKind::friction3d
                                        : ProblemKind::rolling;
        problem.dimension = static_cast<int>(dimension);
        problem.q = in.reals(group + "/vectors/q");
        if (!in.failed() && problem.q.size() != rows) in.fail("q and mu do not fit in length");
        const auto W = in.matrix(group + "/W", rows, rows);
        if (in.failed()) return Unexpected(in.error());
        problem.M = math::SparseMatrix::from_triplets(rows, W);
        problem.mu = std::move(global.mu);
        problem.mu_rolling = std::move(global.mu_rolling);
        for (std::size_t c = 0; dimension == 2 && c < global.contacts; ++c) {
            problem.rows.add(0.0, HUGE_VAL);
            problem.rows.add_friction(static_cast<std::int32_t>(2 * c), problem.mu[c]);
        }
        return problem;
    }
    if (in.has(group + "/G")) in.fail("equations beside the contacts (G) are not read");
    global.q = in.reals(group + "/vectors/f");
    global.b = in.reals(group + "/vectors/w");
    global.coordinates = global.q.size();
    if (!in.failed() && global.b.size() != rows) in.fail("w and mu do not fit in length");
    global.M = in.matrix(group + "/M", global.coordinates, global.coordinates);
    global.H = in.matrix(group + "/H", global.coordinates, rows);
    if (in.failed()) return Unexpected(in.error());
    return condense(global, file.string());
}

} // namespace saltus::io
