// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/recording_impl.h"

#include <algorithm>
#include <cmath>
#include <mutex>
#include <utility>
#include <vector>

namespace saltus {

std::size_t Recording::impact_count() const noexcept {
    return impl_->impact_total.load(std::memory_order_acquire);
}

Impact Recording::impact(std::size_t index) const {
    const std::scoped_lock lock(impl_->event_mutex);
    SALTUS_DEMAND(index < impl_->impacts.size());
    return impl_->impacts[index];
}

std::vector<Impact> Recording::impacts(std::size_t first, std::size_t most) const {
    const std::scoped_lock lock(impl_->event_mutex);
    first = std::min(first, impl_->impacts.size());
    const auto begin = impl_->impacts.begin() + static_cast<std::ptrdiff_t>(first);
    return {begin, begin + static_cast<std::ptrdiff_t>(std::min(most, impl_->impacts.size() - first))};
}

std::vector<ContactSpan> Recording::contact_spans() const {
    const std::scoped_lock lock(impl_->event_mutex);
    return impl_->spans;
}

std::size_t Recording::notice_count() const {
    const std::scoped_lock lock(impl_->event_mutex);
    return impl_->notices.size();
}

std::vector<Notice> Recording::notices() const {
    const std::scoped_lock lock(impl_->event_mutex);
    return impl_->notices;
}

std::vector<ParameterChange> Recording::parameter_changes() const {
    const std::scoped_lock lock(impl_->event_mutex);
    return impl_->changes;
}

std::vector<double> Recording::parameters_at(std::size_t row) const {
    std::vector<double> values = impl_->initial_parameters;
    const std::scoped_lock lock(impl_->event_mutex);
    for (const ParameterChange& change : impl_->changes)
        if (change.row <= static_cast<std::int64_t>(row)) values[change.parameter] = change.value;
    return values;
}

std::size_t Recording::events_left_out() const {
    const std::scoped_lock lock(impl_->event_mutex);
    return impl_->left_out;
}

std::vector<RunEvent> Recording::events() const {
    const std::scoped_lock lock(impl_->event_mutex);
    return impl_->run_events;
}

void Recording::add_event(RunEvent event) {
    const std::scoped_lock lock(impl_->event_mutex);
    if (impl_->run_events.size() >= impl_->settings.most_events) {
        ++impl_->left_out;
        return;
    }
    impl_->run_events.push_back(std::move(event));
}

void Recording::add_impact(const Impact& impact) {
    const std::scoped_lock lock(impl_->event_mutex);
    if (impl_->impacts.size() >= impl_->settings.most_events) {
        ++impl_->left_out;
        return;
    }
    impl_->impacts.push_back(impact);
    impl_->impact_total.store(impl_->impacts.size(), std::memory_order_release);
}

void Recording::open_contact(std::uint32_t interaction, std::uint32_t component, double begin) {
    const std::scoped_lock lock(impl_->event_mutex);
    std::ptrdiff_t& slot = impl_->open_slot(interaction, component);
    if (slot >= 0) impl_->spans[static_cast<std::size_t>(slot)].open_ended = false;
    slot = -1;
    if (impl_->spans.size() >= impl_->settings.most_events) {
        ++impl_->left_out;
        return;
    }
    impl_->spans.push_back({interaction, component, begin, begin, true});
    slot = static_cast<std::ptrdiff_t>(impl_->spans.size()) - 1;
}

void Recording::extend_contact(std::uint32_t interaction, std::uint32_t component, double end, bool still_closed) {
    const std::scoped_lock lock(impl_->event_mutex);
    std::ptrdiff_t& slot = impl_->open_slot(interaction, component);
    if (slot < 0 && impl_->spans.size() >= impl_->settings.most_events) return; // open_contact() has counted it
    if (slot < 0) { // closed since before this recording began
        impl_->spans.push_back({interaction, component, end, end, true});
        slot = static_cast<std::ptrdiff_t>(impl_->spans.size()) - 1;
    }
    ContactSpan& span = impl_->spans[static_cast<std::size_t>(slot)];
    span.end = end;
    span.open_ended = still_closed;
    if (!still_closed) slot = -1;
}

void Recording::add_contact_span(const ContactSpan& span) {
    const std::scoped_lock lock(impl_->event_mutex);
    impl_->spans.push_back(span);
}

void Recording::add_notice(Notice notice) {
    const std::scoped_lock lock(impl_->event_mutex);
    impl_->notices.push_back(std::move(notice));
}

void Recording::add_parameter_change(const ParameterChange& change) {
    SALTUS_DEMAND(change.parameter < impl_->parameters.size());
    const std::scoped_lock lock(impl_->event_mutex);
    impl_->changes.push_back(change);
}

} // namespace saltus
