// SPDX-License-Identifier: GPL-3.0-or-later
// What a viewer sees of a run between two steps.
#include "core/session_impl.h"
#include "core/simulation/event_driven/event_stepper.h"

#include <algorithm>
#include <cmath>

namespace saltus {

using simulation::Layout;

FrameContact Session::Impl::frame_contact(const rigid::ContactState& from) const {
    const simulation::BodyPart& part = *assembled->bodies;
    FrameContact to;
    to.body_a = from.body_a;
    to.body_b = from.body_b;
    to.law = part.law_of(from);
    to.mu = part.world().input().laws[from.law].mu;
    const rigid::Vector3 p = from.p[0] * from.normal + from.p[1] * from.tangent1 + from.p[2] * from.tangent2;
    for (int i = 0; i < 3; ++i) {
        to.point[i] = from.point[i];
        to.normal[i] = from.normal[i];
        to.percussion[i] = p[i];
        to.before[i] = from.before[i];
        to.after[i] = from.after[i];
    }
    to.gap = from.gap;
    to.mode = static_cast<unsigned char>(from.mode);
    to.id = from.id;
    return to;
}

void Session::Impl::keep_impacts() {
    const auto closed = events->closed_pairs();
    if (closed.empty()) return;
    if (impacts_since_frame.size() > 1000) impacts_since_frame.erase(impacts_since_frame.begin(), impacts_since_frame.begin() + 500);
    for (const rigid::ContactState& contact : assembled->bodies->world().contacts()) {
        if (!(contact.p[0] > 0.0)) continue;
        const auto a = std::min(contact.body_a, contact.body_b), b = std::max(contact.body_a, contact.body_b);
        if (std::any_of(closed.begin(), closed.end(), [&](const auto& pair) { return pair.limit == 0 && pair.body_a == a && pair.body_b == b; }))
            impacts_since_frame.push_back({state.step, frame_contact(contact)});
    }
}

void Session::Impl::keep_struck() {
    if (driven->impacts().empty()) return;
    if (impacts_since_frame.size() > 1000) impacts_since_frame.erase(impacts_since_frame.begin(), impacts_since_frame.begin() + 500);
    std::vector<rigid::ContactState> points;
    driven->contact_points(points);
    for (const rigid::ContactState& contact : points)
        if (contact.active) impacts_since_frame.push_back({state.step, frame_contact(contact)});
}

void Session::Impl::add_bodies(Frame& frame) const {
    const rigid::World& world = assembled->bodies->world();
    const auto same = [](const FrameContact& x, const FrameContact& y) { return x.body_a == y.body_a && x.body_b == y.body_b && x.id == y.id; };
    std::vector<rigid::ContactState> own; // of an event-driven run, whose world steps nothing
    if (driven) driven->contact_points(own);
    if (state.step > 0)
        for (const rigid::ContactState& from : driven ? std::span<const rigid::ContactState>(own) : world.contacts()) {
            frame.contact_points.push_back(frame_contact(from));
            ++frame.contacts;
            frame.closed += from.p[0] > 0.0 ? 1 : 0;
        }
    const auto recent = std::max<std::int64_t>(50, std::llround(0.05 / assembled->scheme.h));
    for (const auto& [step, impact] : impacts_since_frame) {
        if (state.step - step > recent) continue; // nobody looked for a long time
        const auto at = std::find_if(frame.contact_points.begin(), frame.contact_points.end(),
                                     [&, &one = impact](const FrameContact& contact) { return same(contact, one); });
        const auto size = [](const FrameContact& c) { return std::hypot(c.percussion[0], c.percussion[1], c.percussion[2]); };
        if (at == frame.contact_points.end()) frame.contact_points.push_back(impact);
        else if (size(impact) > size(*at)) *at = impact;
    }
    impacts_since_frame.clear();
    const auto islands = world.island_of_body();
    frame.island_of_body.assign(islands.begin(), islands.end());
    const auto asleep = world.asleep();
    frame.asleep.assign(asleep.begin(), asleep.end());
}

std::shared_ptr<const Frame> Session::frame() const {
    Impl& self = *impl_;
    const Layout& layout = self.layout();
    auto frame = std::make_shared<Frame>();
    frame->time = self.state.numbers[0];
    frame->step = self.state.step;
    frame->row = static_cast<std::int64_t>(self.recording->rows()) - 1;
    if (self.writer->needs_energy()) self.energies->momentary(self.state);
    self.writer->write(self.state, self.frame_row.data());
    frame->values = self.frame_row;
    frame->parameters = parameters();
    const double* lambda = self.state.numbers.data() + layout.lambda;
    for (std::size_t row = 0; row < layout.rows; ++row) {
        if (self.assembled->row_kind[row] != simulation::RowKind::contact) continue;
        ++frame->contacts;
        frame->closed += (self.driven ? simulation::EventStepper::is_closed(layout, self.state, row) : lambda[row] > 0.0) ? 1 : 0;
    }
    frame->rows = static_cast<std::uint32_t>(layout.rows);
    frame->impacts = static_cast<std::uint64_t>(self.events->memory.impacts);
    frame->notices = static_cast<std::uint64_t>(self.events->memory.notices);
    frame->iterations = self.last.iterations;
    frame->residual = self.last.residual;
    frame->residual_unit = self.statistics.residual_unit;
    frame->step_size = self.assembled->scheme.h;
    if (!self.changes.empty() && !self.told_changes) self.told_changes = std::make_shared<const std::vector<RunChange>>(self.changes);
    frame->changes = self.told_changes;
    if (self.assembled->bodies) self.add_bodies(*frame);
    return frame;
}

} // namespace saltus
