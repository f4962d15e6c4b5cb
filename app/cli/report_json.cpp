// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/report_json.h"

#include "app/cli/json_values.h"
#include "core/io/json_writer.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace saltus::cli {

namespace {

constexpr std::size_t kMostListed = 10000; // impacts and notices; their numbers are always told

Json::Value count(std::int64_t value) {
    return Json::Value(static_cast<Json::Int64>(value));
}

const char* name_of(NoticeKind kind) {
    switch (kind) {
    case NoticeKind::solver_missed_tolerance:
        return "solver missed its tolerance";
    case NoticeKind::energy_gain:
        return "energy gain";
    case NoticeKind::information:
        return "information";
    }
    return "information";
}

Json::Value impact_json(const Impact& impact, const std::vector<std::string>& interactions) {
    Json::Value out;
    out["time"] = finite(impact.time);
    out["step"] = count(impact.step);
    out["interaction"] = impact.interaction < interactions.size() ? interactions[impact.interaction] : std::string();
    out["component"] = impact.component;
    if (impact.angular != 0) out["angular"] = true;
    out["velocity_before"] = finite(impact.velocity_before);
    out["velocity_after"] = finite(impact.velocity_after);
    out["impulse"] = finite(impact.impulse);
    out["energy"] = finite(impact.energy);
    return out;
}

} // namespace

std::string report_json(const Session& session, const std::string& scene_file, const RunEnd& end) {
    const Statistics& statistics = session.statistics();
    const Recording& recording = *session.recording();
    Json::Value root(Json::objectValue);
    root["program"] = "saltus-cli " SALTUS_VERSION;
    root["scene"] = scene_file;
    root["title"] = session.model().title;
    root["outcome"] = end.error ? "failed" : end.interrupted ? "interrupted" : "done";
    if (end.error) root["error"] = end.error->text();

    Json::Value parameters(Json::objectValue); // SI
    const std::vector<double> values = session.parameters();
    for (std::size_t i = 0; i < values.size() && i < recording.parameters().size(); ++i)
        parameters[recording.parameters()[i]] = finite(values[i]);
    root["parameters"] = parameters;
    root["step"] = finite(session.step_size());
    root["end"] = finite(session.end_time());
    root["time"] = finite(session.time());
    root["steps"] = count(statistics.steps);
    root["wall_seconds"] = finite(statistics.wall_seconds);
    root["seconds_per_step"] =
        statistics.steps > 0 ? finite(statistics.wall_seconds / static_cast<double>(statistics.steps)) : Json::Value();
    root["rows"] = count(static_cast<std::int64_t>(recording.rows()));
    char hash[24];
    std::snprintf(hash, sizeof hash, "%016llx", static_cast<unsigned long long>(session.state_hash()));
    root["state_hash"] = hash;

    Json::Value solver;
    solver["name"] = statistics.solver;
    solver["solves"] = count(statistics.solves);
    solver["iterations"] = count(statistics.iterations);
    solver["worst_iterations"] = statistics.worst_iterations;
    solver["worst_residual"] = finite(statistics.worst_residual);
    solver["residual_unit"] = statistics.residual_unit;
    if (statistics.worst_equations) solver["worst_equations"] = finite(*statistics.worst_equations);
    if (statistics.worst_equalities) solver["worst_equalities"] = finite(*statistics.worst_equalities);
    solver["missed_tolerance"] = count(statistics.missed_tolerance);
    if (statistics.asleep) solver["asleep"] = count(*statistics.asleep);
    solver["cut_steps"] = count(statistics.cut_steps);
    root["solver"] = solver;

    Json::Value events;
    const std::vector<Impact> impacts = recording.impacts();
    events["impacts"] = count(static_cast<std::int64_t>(impacts.size()));
    Json::Value list(Json::arrayValue);
    for (std::size_t i = 0; i < std::min(impacts.size(), kMostListed); ++i)
        list.append(impact_json(impacts[i], recording.interactions()));
    events["first_impacts"] = list;
    const std::vector<Notice> notices = recording.notices();
    events["notices"] = count(static_cast<std::int64_t>(notices.size()));
    Json::Value messages(Json::arrayValue);
    for (std::size_t i = 0; i < std::min(notices.size(), kMostListed); ++i) {
        Json::Value one;
        one["kind"] = name_of(notices[i].kind);
        one["time"] = finite(notices[i].time);
        one["step"] = count(notices[i].step);
        one["message"] = notices[i].message;
        messages.append(one);
    }
    events["first_notices"] = messages;
    root["events"] = events;

    return io::json_written(root) + '\n';
}

} // namespace saltus::cli
