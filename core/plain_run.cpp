// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plain_run.h"

#include "core/base/want_of_memory.h"
#include "core/program_impl.h"
#include "core/simulation/lower.h"

#include <algorithm>
#include <cmath>
#include <new>

namespace saltus {

struct PlainRun::Impl : RunParts {
    std::shared_ptr<const Program> program;

    const simulation::Layout& layout() const noexcept { return assembled->layout; }
    std::span<const double> part(std::size_t first, std::size_t count) const noexcept { return std::span(state.numbers).subspan(first, count); }

    static Result<std::unique_ptr<Impl>, Errors> make(std::shared_ptr<const Program> program, std::span<const double> numbers);
    Result<void> step();
    template <class Goal>
    Result<void> run(Goal reached) {
        try {
            while (!reached())
                if (auto done = step(); !done) return done;
        } catch (const std::bad_alloc&) {
            return Unexpected(want_of_memory("there is no memory left for the next step"));
        }
        return {};
    }
};

Result<std::unique_ptr<PlainRun::Impl>, Errors> PlainRun::Impl::make(std::shared_ptr<const Program> program, std::span<const double> numbers) {
    const Program::Impl& of = program->impl();
    const std::size_t count = of.parameters.size();
    if (numbers.size() != of.numbers.values.size())
        return one({ErrorKind::input, "these are " + std::to_string(numbers.size()) + " numbers, the program has " + std::to_string(of.numbers.values.size()),
                    "take them from Program::numbers() of this program", {}});
    const std::span<const double> parameters = numbers.first(count);
    for (std::size_t i = 0; i < count; ++i)
        if (auto fits = of.check_parameter(i, parameters[i]); !fits) return one(fits.error());
    auto assembled = simulation::assemble(of.structure, parameters, of.starts);
    if (!assembled) return Unexpected(std::move(assembled.error()));
    auto made = std::make_unique<Impl>();
    made->assembled = std::move(*assembled);
    const double* at = numbers.data() + count;
    bool own = true;
    for (const std::span<double> initial : {made->assembled->q0, made->assembled->v0, made->assembled->x0}) {
        own = own && std::equal(initial.begin(), initial.end(), at);
        std::copy_n(at, initial.size(), initial.begin());
        at += initial.size();
    }
    made->make_stepper(of.solvers, false);
    Findings found = made->begin(parameters, own);
    if (!found.errors.empty()) return Unexpected(std::move(found.errors));
    made->program = std::move(program);
    return made;
}

Result<void> PlainRun::Impl::step() {
    const std::int64_t before = state.step;
    do { // an event is no step: it ends at a point of the grid
        const simulation::StepReport report = stepper->compute(state);
        if (report.failure != simulation::StepReport::Failure::none) return Unexpected(stepper->explain(state));
        if (driven) {
            driven->take_notices();
            if (report.event) driven->commit_before(state);
        }
        stepper->commit(state);
    } while (state.step == before);
    return {};
}

PlainRun::PlainRun() = default;
PlainRun::PlainRun(PlainRun&&) noexcept = default;
PlainRun& PlainRun::operator=(PlainRun&&) noexcept = default;
PlainRun::~PlainRun() = default;

Result<PlainRun, Errors> PlainRun::create(std::shared_ptr<const Program> program, const Numbers& numbers) {
    try {
        auto made = Impl::make(std::move(program), numbers.values);
        if (!made) return Unexpected(std::move(made.error()));
        PlainRun run;
        run.impl_ = std::move(*made);
        return run;
    } catch (const std::bad_alloc&) {
        return one(no_memory_for_scene());
    }
}

Result<PlainRun, Errors> PlainRun::create(std::shared_ptr<const Program> program) {
    const Numbers& numbers = program->numbers();
    return create(std::move(program), numbers);
}

Result<void> PlainRun::step() {
    return run_steps(1);
}

Result<void> PlainRun::run_steps(std::int64_t count) {
    const std::int64_t last = impl_->state.step + std::max<std::int64_t>(count, 0);
    return impl_->run([this, last] { return impl_->state.step >= last; });
}

Result<void> PlainRun::run_until(double t) {
    if (std::isnan(t)) return fail(ErrorKind::input, "the time to run to is not a number", "give a time in s");
    const double h = impl_->assembled->scheme.h;
    return impl_->run([this, t, h] { return static_cast<double>(impl_->state.step) * h >= t - 0.5 * h; });
}

double PlainRun::time() const noexcept { return impl_->state.numbers[0]; }
std::int64_t PlainRun::step_number() const noexcept { return impl_->state.step; }
std::span<const double> PlainRun::q() const noexcept { return impl_->part(impl_->layout().q, impl_->layout().positions); }
std::span<const double> PlainRun::v() const noexcept { return impl_->part(impl_->layout().v, impl_->layout().coordinates); }
std::span<const double> PlainRun::x() const noexcept { return impl_->part(impl_->layout().x, impl_->layout().states); }
std::span<const double> PlainRun::y() const noexcept { return impl_->part(impl_->layout().y, impl_->layout().rows); }
std::span<const double> PlainRun::ydot() const noexcept { return impl_->part(impl_->layout().ydot, impl_->layout().rows); }
std::span<const double> PlainRun::lambda() const noexcept { return impl_->part(impl_->layout().lambda, impl_->layout().rows); }
std::uint64_t PlainRun::state_hash() const { return impl_->hash(); }
const Program& PlainRun::program() const noexcept { return *impl_->program; }

} // namespace saltus
