// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/bundle.h"

#include "core/io/atomic_file.h"

#include <json/json.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <exception>
#include <memory>

namespace saltus::io {

namespace {

constexpr int kBundleVersion = 1;
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
    root["saltus-bundle"] = kBundleVersion;
    root["version"] = bundle.version;
    root["scene-name"] = bundle.scene_name;
    root["scene"] = bundle.scene_text;
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
    root["steps"] = static_cast<Json::Int64>(bundle.steps);
    root["stride"] = static_cast<Json::Int64>(bundle.stride);
    root["hash"] = hex(bundle.final_hash, 16);
    std::string digests;
    digests.reserve(bundle.digests.size() * 4);
    for (const std::uint16_t digest : bundle.digests) digests += hex(digest, 4);
    root["digests"] = digests;
    Json::StreamWriterBuilder builder;
    builder["indentation"] = "  ";
    builder["precision"] = 17;
    builder["emitUTF8"] = true;
    return Json::writeString(builder, root) + '\n';
}

Result<Bundle> parse_bundle(std::string_view text, const std::string& file_name) {
    const Place place{file_name, 0, 0, {}};
    const auto bad = [&](const std::string& what) {
        return fail(ErrorKind::input, "the file is not a reproduction bundle: " + what,
                    "choose a file that was written by \"saltus-cli run SCENE --bundle FILE\"", place);
    };
    try {
        Json::CharReaderBuilder builder;
        builder.strictMode(&builder.settings_);
        const std::unique_ptr<Json::CharReader> reader(builder.newCharReader());
        Json::Value root;
        std::string problem;
        if (!reader->parse(text.data(), text.data() + text.size(), &root, &problem)) return bad("it is no JSON text");
        if (!root.isObject() || !root["saltus-bundle"].isInt()) return bad("\"saltus-bundle\" is missing");
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
        if (!root["set"].isArray()) return bad("\"set\" is missing");
        for (const Json::Value& one : root["set"]) {
            if (!one.isArray() || one.size() != 2 || !one[0].isString() || !one[1].isString())
                return bad("\"set\" holds something else than parameters");
            out.set.emplace_back(one[0].asString(), one[1].asString());
        }
        const auto hash = from_hex(root["hash"].asString());
        const std::string digests = root["digests"].asString();
        if (!hash || root["hash"].asString().size() != 16 || digests.size() % 4 != 0)
            return bad("its hashes are damaged");
        out.final_hash = *hash;
        for (std::size_t i = 0; i < digests.size(); i += 4) {
            const auto digest = from_hex(std::string_view(digests).substr(i, 4));
            if (!digest) return bad("its hashes are damaged");
            out.digests.push_back(static_cast<std::uint16_t>(*digest));
        }
        if (static_cast<std::int64_t>(out.digests.size()) != out.steps / out.stride)
            return bad("some of its hashes are missing");
        return out;
    } catch (const std::exception&) { // the JSON library throws on nesting beyond its limit
        return bad("it is no JSON text");
    }
}

Result<void> write_bundle(const Bundle& bundle, const std::filesystem::path& file) {
    return write_file_atomically(file, bundle_text(bundle));
}

Result<Bundle> read_bundle(const std::filesystem::path& file) {
    auto text = read_file(file, kLargestBundle);
    if (!text) return Unexpected(text.error());
    return parse_bundle(*text, file.string());
}

} // namespace saltus::io
