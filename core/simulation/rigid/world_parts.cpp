// SPDX-License-Identifier: GPL-3.0-or-later
// A step that fails as a whole is made in halves, quarters ... of h, longer again where that goes on well. The next step
// is tried as a whole. So is one whose loop ends before velocities settle, but only to eighths: laws that switch from pass to
// pass go on doing so in the shortest part; and only if its contacts were solved: what the solver misses, parts miss too. What the parts report is summed: percussions, works, passes; residuals are the largest.
#include "core/simulation/rigid/world_impl.h"

#include <algorithm>
#include <cmath>

namespace saltus::rigid {

namespace {

constexpr int kHalvingsOfMissed = 3;

bool mendable(Report::Failure failure) noexcept { return failure == Report::Failure::newton || failure == Report::Failure::not_finite; }

bool same_contact(const ContactState& a, const ContactState& b) noexcept {
    return a.shape_a == b.shape_a && a.shape_b == b.shape_b && a.id == b.id;
}

// `news` of a later part into `all`; its place there.
std::size_t add_contact(const ContactState& news, std::size_t likely, std::vector<ContactState>& all) {
    auto found = all.end();
    if (likely < all.size() && same_contact(all[likely], news))
        found = all.begin() + static_cast<std::ptrdiff_t>(likely);
    else
        found = std::find_if(all.begin(), all.end(), [&](const ContactState& c) { return same_contact(c, news); });
    const auto place = static_cast<std::size_t>(found - all.begin());
    if (found == all.end()) {
        all.push_back(news);
        return place;
    }
    ContactState sum = news;
    for (int i = 0; i < 6; ++i) sum.p[i] += found->p[i];
    if (found->active) std::copy_n(found->before, 3, sum.before);
    sum.active = sum.active || found->active;
    *found = sum;
    return place;
}

void add_limit(const LimitState& news, std::vector<LimitState>& all) {
    for (LimitState& limit : all) {
        if (limit.joint != news.joint || limit.coordinate != news.coordinate || limit.upper != news.upper) continue;
        limit.after = news.after;
        limit.p += news.p;
        limit.work += news.work;
        return;
    }
    all.push_back(news);
}

} // namespace

const Report& World::Impl::step(double t, const double* q, const double* v) {
    is_part = false; // a step that was left within its parts, too
    compute(t, q, v);
    const Settings& s = settings;
    if (coupled) return report; // the systems that it is coupled with make their step with it, in one
    const bool missed = report.newton_left > 0.0 && report.solver.solved;
    if (!(missed || mendable(report.failure)) || s.most_halvings <= 0 || s.newton_iterations <= 1) return report;
    is_part = true;
    step_in_parts(t, q, v);
    is_part = false;
    return missed && mendable(report.failure) ? compute(t, q, v) : report; // as good as it was
}

const Report& World::Impl::step_in_parts(double t, const double* q, const double* v) {
    const double h = settings.h;
    const int most = std::min(settings.most_halvings, 30);
    Report first = report, sum;
    const Phases spent = phases;
    Phases all = spent;
    const Memory start = memory;
    part_q.assign(q, q + q_size());
    part_v.assign(v, v + v_size());
    part_contacts.clear();
    part_limits.clear();
    part_rows.assign(joint_rows.size(), 0.0);
    part_jumped.assign(joint_rows.size(), 0);
    sum.parts = 0;
    const std::uint64_t ticks = std::uint64_t{1} << most;
    int halvings = 0;
    const auto shorten = [&](double factor) { // percussions to start from are proportional to the time they act
        const std::size_t slots = layout().slot_count(); // openings to its square, but they never grow: they give energy
        const double opening = factor < 1.0 ? factor * factor : 1.0;
        for (std::size_t i = 0; i < 2 * slots; ++i) memory.rows[i] *= i < slots ? factor : opening;
    };
    for (std::uint64_t at = 0; at < ticks;) {
        bool done = false;
        while (!done && halvings < most) {
            ++halvings;
            shorten(0.5);
            settings.h = std::ldexp(h, -halvings);
            compute(t + h * std::ldexp(static_cast<double>(at), -most), part_q.data(), part_v.data());
            all.detect += phases.detect, all.prepare += phases.prepare, all.solve += phases.solve, all.project += phases.project;
            if (report.failure == Report::Failure::none)
                done = !(report.newton_left > 0.0) || halvings >= std::min(most, kHalvingsOfMissed);
            else if (!mendable(report.failure))
                break;
        }
        if (!done) {
            settings.h = h;
            if (!mendable(report.failure)) first = report; // what stands in the way says more than the first failure
            memory = next = start;
            ahead_valid = false;
            std::copy(q, q + q_size(), q1_packed.begin());
            std::copy(v, v + v_size(), v1_packed.begin());
            report = first;
            phases = all;
            return report;
        }
        add_part(sum);
        part_q = q1_packed;
        part_v = v1_packed;
        memory = next;
        const std::uint64_t length = ticks >> halvings;
        at += length;
        if (at >= ticks) break;
        // twice as long where that ends at a multiple of its length; the loop above halves before it tries
        const int longer = at % (2 * length) == 0 && halvings > 1 ? 2 : 1;
        halvings -= longer;
        shorten(std::ldexp(1.0, longer));
    }
    shorten(std::ldexp(1.0, halvings));
    next = memory;
    memory = start;
    settings.h = h;
    for (std::size_t i = 0; i < joint_rows.size(); ++i) {
        joint_rows[i].p = part_rows[i];
        joint_rows[i].jumped = part_jumped[i] != 0;
    }
    states.swap(part_contacts);
    limits.assign(part_limits.begin(), part_limits.end());
    sum.closed_contacts = static_cast<std::size_t>(std::count_if(states.begin(), states.end(), [](const ContactState& c) { return c.p[0] > 0.0; }));
    sum.active_contacts = static_cast<std::size_t>(std::count_if(states.begin(), states.end(), [](const ContactState& c) { return c.active; }));
    sum.closed_limits = static_cast<std::size_t>(std::count_if(limits.begin(), limits.end(), [](const LimitState& l) { return l.p > 0.0; }));
    report = sum;
    phases = all;
    return report;
}

void World::Impl::add_part(Report& sum) {
    for (std::size_t i = 0; i < joint_rows.size(); ++i) {
        part_rows[i] += joint_rows[i].p;
        part_jumped[i] |= joint_rows[i].jumped ? 1 : 0;
    }
    std::size_t gained = 0;
    for (std::size_t i = 0; i < states.size(); ++i) {
        const std::size_t place = add_contact(states[i], i, part_contacts);
        if (i == report.gain_contact) gained = place;
    }
    for (const LimitState& limit : limits) add_limit(limit, part_limits);
    Report next_sum = report; // what is not summed is that of the last part
    next_sum.parts = sum.parts + 1;
    next_sum.newton_iterations += sum.newton_iterations;
    next_sum.projection_iterations += sum.projection_iterations;
    next_sum.newton_left = std::fmax(sum.newton_left, report.newton_left);
    next_sum.violation = std::fmax(sum.violation, report.violation);
    next_sum.projection_missed = sum.projection_missed || report.projection_missed;
    next_sum.cost += sum.cost;
    next_sum.budget_spent = sum.budget_spent || report.budget_spent;
    if (!sum.solver.solved || (report.solver.solved && sum.solver.residual > report.solver.residual)) {
        next_sum.solver.solved = sum.solver.solved;
        next_sum.solver.residual = sum.solver.residual;
        next_sum.solver.largest_velocity_error = sum.solver.largest_velocity_error;
    }
    next_sum.solver.worst_contact = 0;
    next_sum.solver.iterations += sum.solver.iterations;
    next_sum.work_forces += sum.work_forces;
    next_sum.work_normal += sum.work_normal;
    next_sum.work_friction += sum.work_friction;
    next_sum.work_joints += sum.work_joints;
    next_sum.work_drives += sum.work_drives;
    next_sum.work_projection += sum.work_projection;
    next_sum.work_limits += sum.work_limits;
    next_sum.jumped = sum.jumped || report.jumped;
    next_sum.work_carried += sum.work_carried;
    next_sum.work_landing += sum.work_landing;
    next_sum.work_scheme += sum.work_scheme;
    next_sum.equations = std::fmax(sum.equations, report.equations);
    next_sum.gain += sum.gain;
    next_sum.gain_contact = static_cast<std::uint32_t>(report.gain >= sum.gain ? gained : sum.gain_contact);
    sum = std::move(next_sum);
}

} // namespace saltus::rigid
