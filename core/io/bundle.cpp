// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/bundle.h"

#include "core/base/going_on.h"
#include "core/base/input_file.h"
#include "core/io/atomic_file.h"
#include "core/io/json_writer.h"

#include <json/json.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <exception>
#include <memory>
#include <new>

namespace saltus::io {

namespace {

constexpr int kBundleVersion = 3; // 2: changes while it ran, 3: files; a bundle is written as the first version that holds what it has
constexpr std::size_t kLargestBundle = std::size_t{256} << 20;

std::string hex(std::uint64_t value, int digits) {
    char text[24];
    std::snprintf(text, sizeof text, "%0*llx", digits, static_cast<unsigned long long>(value));
    return text;
}

std::optional<std::uint64_t> from_hex(std::string_view text) {
    std::uint64_t value = 0;
    for (const char c : text) {
        int digit = -1;
        if (c >= '0' && c <= '9') digit = c - '0';
        if (c >= 'a' && c <= 'f') digit = c - 'a' + 10;
        if (digit < 0) return std::nullopt;
        value = value * 16 + static_cast<std::uint64_t>(digit);
    }
    return value;
}

constexpr std::string_view kBase64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"; // RFC 4648

std::string base64_of(std::string_view bytes) {
    std::string text;
    text.reserve((bytes.size() + 2) / 3 * 4);
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        const auto byte = [&](std::size_t k) { return i + k < bytes.size() ? static_cast<std::uint32_t>(static_cast<unsigned char>(bytes[i + k])) : 0u; };
        const std::uint32_t three = byte(0) << 16 | byte(1) << 8 | byte(2);
        for (std::uint32_t k = 0; k < 4; ++k) text += i + k <= bytes.size() ? kBase64[three >> (18 - 6 * k) & 63u] : '=';
    }
    return text;
}

constexpr std::array<std::int8_t, 256> kBase64Digits = [] { // -1: no digit
    std::array<std::int8_t, 256> digits{};
    digits.fill(-1);
    for (std::size_t k = 0; k < kBase64.size(); ++k) digits[static_cast<unsigned char>(kBase64[k])] = static_cast<std::int8_t>(k);
    return digits;
}();
constexpr std::size_t kAskBytes = 1 << 16;

std::optional<std::string> from_base64(std::string_view text) {
    if (text.size() % 4 != 0) return std::nullopt;
    std::string bytes;
    bytes.reserve(text.size() / 4 * 3);
    for (std::size_t i = 0; i < text.size(); i += 4) {
        if (i % kAskBytes == 0) ask_to_go_on();
        std::uint32_t three = 0;
        std::size_t left = 4; // signs that are no "="
        for (std::size_t k = 0; k < 4; ++k) {
            const bool fill = text[i + k] == '=';
            if (fill && (k < 2 || i + 4 != text.size())) return std::nullopt;
            if (fill) left = std::min(left, k);
            else if (left < 4) return std::nullopt;
            const int digit = fill ? 0 : kBase64Digits[static_cast<unsigned char>(text[i + k])];
            if (digit < 0) return std::nullopt;
            three = three << 6 | static_cast<std::uint32_t>(digit);
        }
        for (std::size_t k = 0; k + 1 < left; ++k) bytes += static_cast<char>(three >> (16 - 8 * k) & 255u);
    }
    return bytes;
}

Json::Value json_of(const Eigen::Vector3d& v) {
    Json::Value list(Json::arrayValue);
    for (int k = 0; k < 3; ++k) list.append(v[k]);
    return list;
}

Json::Value json_of(const BundleChange& change) {
    Json::Value one(Json::objectValue);
    one["step"] = static_cast<Json::Int64>(change.step);
    if (!change.name.empty()) {
        one["parameter"] = change.name;
        one["value"] = change.value;
        return one;
    }
    one["pull"] = Json::Value(Json::nullValue);
    if (!change.pull) return one;
    Json::Value pull(Json::objectValue);
    pull["body"] = change.pull->body;
    pull["point"] = json_of(change.pull->point);
    pull["target"] = json_of(change.pull->target);
    pull["frequency"] = change.pull->frequency;
    one["pull"] = pull;
    return one;
}

bool read_vector(const Json::Value& list, Eigen::Vector3d& into) {
    if (!list.isArray() || list.size() != 3) return false;
    for (int k = 0; k < 3; ++k) {
        if (!list[k].isNumeric() || !std::isfinite(list[k].asDouble())) return false;
        into[k] = list[k].asDouble();
    }
    return true;
}

std::optional<BundleChange> change_of(const Json::Value& one) {
    if (!one.isObject() || !one["step"].isInt64() || one["step"].asInt64() < 0) return std::nullopt;
    BundleChange change;
    change.step = one["step"].asInt64();
    if (one.isMember("parameter")) {
        if (!one["parameter"].isString() || one["parameter"].asString().empty() || !one["value"].isNumeric() || !std::isfinite(one["value"].asDouble())) return std::nullopt;
        change.name = one["parameter"].asString();
        change.value = one["value"].asDouble();
        return change;
    }
    if (!one.isMember("pull")) return std::nullopt;
    const Json::Value& pull = one["pull"];
    if (pull.isNull()) return change;
    rigid::Pull made;
    if (!pull.isObject() || !pull["body"].isUInt() || !read_vector(pull["point"], made.point) || !read_vector(pull["target"], made.target) ||
        !pull["frequency"].isNumeric() || !(pull["frequency"].asDouble() > 0.0))
        return std::nullopt;
    made.body = pull["body"].asUInt();
    made.frequency = pull["frequency"].asDouble();
    change.pull = made;
    return change;
}

} // namespace

std::uint16_t digest_of(std::uint64_t hash) noexcept {
    hash ^= hash >> 32;
    return static_cast<std::uint16_t>(hash ^ (hash >> 16));
}

std::int64_t digest_stride(double steps) noexcept {
    const double stride = std::ceil(steps / static_cast<double>(kMostDigests));
    return stride > 1.0 ? static_cast<std::int64_t>(std::min(stride, 1e15)) : 1; // also for NaN
}

std::string bundle_text(const Bundle& bundle) {
    Json::Value root(Json::objectValue);
    root["saltus-bundle"] = !bundle.files.empty() ? 3 : bundle.changes.empty() ? 1 : 2;
    root["version"] = bundle.version;
    root["scene-name"] = bundle.scene_name;
    root["scene"] = bundle.scene_text;
    if (!bundle.files.empty()) {
        Json::Value files(Json::arrayValue);
        for (const auto& [name, bytes] : bundle.files) {
            Json::Value one(Json::objectValue);
            one["name"] = name;
            one["base64"] = base64_of(bytes);
            files.append(one);
        }
        root["files"] = files;
    }
    Json::Value set(Json::arrayValue);
    for (const auto& [name, text] : bundle.set) {
        Json::Value one(Json::arrayValue);
        one.append(name);
        one.append(text);
        set.append(one);
    }
    root["set"] = set;
    if (bundle.step) root["step"] = *bundle.step;
    if (bundle.end) root["end"] = *bundle.end;
    root["solver"] = bundle.solver;
    if (!bundle.changes.empty()) {
        Json::Value changes(Json::arrayValue);
        for (const BundleChange& change : bundle.changes) changes.append(json_of(change));
        root["changes"] = changes;
    }
    root["steps"] = static_cast<Json::Int64>(bundle.steps);
    root["stride"] = static_cast<Json::Int64>(bundle.stride);
    root["hash"] = hex(bundle.final_hash, 16);
    std::string digests;
    digests.reserve(bundle.digests.size() * 4);
    for (const std::uint16_t digest : bundle.digests) digests += hex(digest, 4);
    root["digests"] = digests;
    return json_written(root) + '\n';
}

namespace {

Result<Bundle> bundle_of(std::string_view text, const std::string& file_name) {
    const Place place{file_name, 0, 0, {}};
    const auto bad = [&](const std::string& what) {
        return fail(ErrorKind::input, "the file is not a reproduction bundle: " + what,
                    "choose a file that was written by Save bundle or by \"saltus-cli run SCENE --bundle FILE\"", place);
    };
    ask_to_go_on();
    try {
        Json::CharReaderBuilder builder;
        builder.strictMode(&builder.settings_);
        const std::unique_ptr<Json::CharReader> reader(builder.newCharReader());
        Json::Value root;
        std::string problem;
        if (!reader->parse(text.data(), text.data() + text.size(), &root, &problem)) return bad("it is no JSON text");
        if (!root.isObject() || !root["saltus-bundle"].isInt()) return bad("\"saltus-bundle\" is missing");
        if (root["saltus-bundle"].asInt() < 1) return bad("its version makes no sense");
        if (root["saltus-bundle"].asInt() > kBundleVersion)
            return fail(ErrorKind::input, "the bundle was written by a later version of Saltus",
                        "replay it with that version", place);
        for (const char* key : {"version", "scene-name", "scene", "solver", "hash", "digests"})
            if (!root[key].isString()) return bad(std::string("\"") + key + "\" is missing");
        for (const char* key : {"steps", "stride"})
            if (!root[key].isInt64()) return bad(std::string("\"") + key + "\" is missing");
        Bundle out;
        out.version = root["version"].asString();
        out.scene_name = root["scene-name"].asString();
        out.scene_text = root["scene"].asString();
        out.solver = root["solver"].asString();
        out.steps = root["steps"].asInt64();
        out.stride = root["stride"].asInt64();
        if (out.steps < 0 || out.stride < 1) return bad("its number of steps makes no sense");
        for (const char* key : {"step", "end"}) {
            if (!root.isMember(key)) continue;
            if (!root[key].isNumeric()) return bad(std::string("\"") + key + "\" is no number");
            (key[0] == 's' ? out.step : out.end) = root[key].asDouble();
        }
        if (root.isMember("files")) {
            if (!root["files"].isArray()) return bad("\"files\" is no list");
            for (const Json::Value& one : root["files"]) {
                ask_to_go_on();
                if (!one.isObject() || !one["name"].isString() || one["name"].asString().empty() || !one["base64"].isString()) return bad("\"files\" holds something else than files");
                auto bytes = from_base64(one["base64"].asString());
                if (!bytes) return bad("one of its files is damaged");
                out.files.emplace_back(one["name"].asString(), std::move(*bytes));
            }
        }
        if (!root["set"].isArray()) return bad("\"set\" is missing");
        for (const Json::Value& one : root["set"]) {
            if (!one.isArray() || one.size() != 2 || !one[0].isString() || !one[1].isString())
                return bad("\"set\" holds something else than parameters");
            out.set.emplace_back(one[0].asString(), one[1].asString());
        }
        if (root.isMember("changes")) {
            if (!root["changes"].isArray()) return bad("\"changes\" is no list");
            for (const Json::Value& one : root["changes"]) {
                ask_to_go_on();
                auto change = change_of(one);
                if (!change || (!out.changes.empty() && change->step < out.changes.back().step) || change->step > out.steps)
                    return bad("\"changes\" holds something else than changes in their order");
                out.changes.push_back(std::move(*change));
            }
        }
        const auto hash = from_hex(root["hash"].asString());
        const std::string digests = root["digests"].asString();
        if (!hash || root["hash"].asString().size() != 16 || digests.size() % 4 != 0)
            return bad("its hashes are damaged");
        out.final_hash = *hash;
        for (std::size_t i = 0; i < digests.size(); i += 4) {
            if (i % kAskBytes == 0) ask_to_go_on();
            const auto digest = from_hex(std::string_view(digests).substr(i, 4));
            if (!digest) return bad("its hashes are damaged");
            out.digests.push_back(static_cast<std::uint16_t>(*digest));
        }
        if (static_cast<std::int64_t>(out.digests.size()) != out.steps / out.stride)
            return bad("some of its hashes are missing");
        return out;
    } catch (const std::bad_alloc&) { // says nothing about the file
        throw;
    } catch (const std::exception&) { // the JSON library throws on nesting beyond its limit
        return bad("it is no JSON text");
    }
}

} // namespace

Result<Bundle> parse_bundle(std::string_view text, const std::string& file_name, const GoesOn& goes_on) {
    const StopQuestion question(goes_on);
    try {
        return bundle_of(text, file_name);
    } catch (const Stopped&) {
        return Unexpected(reading_stopped({file_name, 0, 0, {}}));
    }
}

Result<void> write_bundle(const Bundle& bundle, const std::filesystem::path& file) {
    return write_file_atomically(file, bundle_text(bundle));
}

Result<Bundle> read_bundle(const std::filesystem::path& file, const GoesOn& goes_on) {
    const StopQuestion question(goes_on);
    try {
        auto text = read_file(file, kLargestBundle);
        if (!text) return Unexpected(text.error());
        return parse_bundle(*text, file.string());
    } catch (const Stopped&) {
        return Unexpected(reading_stopped({file.string(), 0, 0, {}}));
    }
}

} // namespace saltus::io
