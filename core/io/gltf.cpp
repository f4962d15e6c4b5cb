// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/gltf.h"

#include "core/io/atomic_file.h"
#include "core/io/json_writer.h"

#include <json/json.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <type_traits>
#include <utility>

namespace saltus::io {

namespace {

static_assert(std::endian::native == std::endian::little, "glTF is little endian");

// Numbers of the specification.
constexpr int kFloat = 5126, kUnsignedInt = 5125;            // component types
constexpr int kArrayBuffer = 34962, kElementArrayBuffer = 34963; // targets
constexpr std::uint32_t kMagic = 0x46546C67, kJsonChunk = 0x4E4F534A, kBinaryChunk = 0x004E4942;

template <class T>
void put(std::string& out, const T& value) {
    static_assert(std::is_trivially_copyable_v<T>);
    out.append(reinterpret_cast<const char*>(&value), sizeof value);
}

// Materials are linear in light.
double linear(float srgb) {
    const double c = std::clamp(static_cast<double>(srgb), 0.0, 1.0);
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

template <std::size_t N>
Json::Value list(const std::array<float, N>& values) {
    Json::Value out(Json::arrayValue);
    for (const float v : values) out.append(static_cast<double>(v));
    return out;
}

class Writer {
public:
    explicit Writer(const GltfScene& scene) : scene_(scene) {}

    Result<std::string> bytes() {
        root_["asset"]["version"] = "2.0";
        root_["asset"]["generator"] = "Saltus";
        materials();
        meshes();
        nodes();
        motion();
        if (!wrong_.empty()) return fail(ErrorKind::input, wrong_, "look for bodies whose place or size is no number");
        if (binary_.size() > std::numeric_limits<std::uint32_t>::max() / 2) return fail(ErrorKind::input, "the scene needs more than 2 GB", "leave the motion out, or take a shorter time");
        if (!binary_.empty()) root_["buffers"][0]["byteLength"] = Json::UInt64(binary_.size());
        return file();
    }

private:
    void check(float value) {
        if (!std::isfinite(value) && wrong_.empty()) wrong_ = "a number of the scene is not finite";
    }

    // The numbers as a view of the buffer and an accessor; their extremes where the specification asks for them.
    template <std::size_t N>
    Json::UInt accessor(const std::vector<std::array<float, N>>& values, bool extremes, int target) {
        static constexpr const char* kTypes[] = {"", "SCALAR", "VEC2", "VEC3", "VEC4"};
        const Json::UInt index = begin(values.size() * N * sizeof(float), target);
        std::array<float, N> low, high;
        low.fill(std::numeric_limits<float>::max());
        high.fill(std::numeric_limits<float>::lowest());
        for (const auto& value : values)
            for (std::size_t k = 0; k < N; ++k) {
                check(value[k]);
                put(binary_, value[k]);
                low[k] = std::min(low[k], value[k]);
                high[k] = std::max(high[k], value[k]);
            }
        Json::Value& made = root_["accessors"][index];
        made["bufferView"] = index;
        made["componentType"] = kFloat;
        made["count"] = Json::UInt64(values.size());
        made["type"] = kTypes[N];
        if (extremes) made["min"] = list(low), made["max"] = list(high);
        return index;
    }
    Json::UInt indices(const std::vector<std::uint32_t>& values) {
        const Json::UInt index = begin(values.size() * sizeof(std::uint32_t), kElementArrayBuffer);
        for (const std::uint32_t v : values) put(binary_, v);
        Json::Value& made = root_["accessors"][index];
        made["bufferView"] = index;
        made["componentType"] = kUnsignedInt;
        made["count"] = Json::UInt64(values.size());
        made["type"] = "SCALAR";
        return index;
    }
    // One view for each accessor, of the same number. All components have four bytes, so offsets are multiples of four.
    Json::UInt begin(std::size_t length, int target) {
        const Json::UInt index = root_["bufferViews"].size();
        Json::Value& view = root_["bufferViews"][index];
        view["buffer"] = 0;
        view["byteOffset"] = Json::UInt64(binary_.size());
        view["byteLength"] = Json::UInt64(length);
        if (target != 0) view["target"] = target;
        return index;
    }

    void materials() {
        for (const GltfMaterial& material : scene_.materials) {
            Json::Value made;
            if (!material.name.empty()) made["name"] = material.name;
            Json::Value colour(Json::arrayValue);
            for (const float c : material.colour) check(c), colour.append(linear(c));
            colour.append(1.0);
            made["pbrMetallicRoughness"]["baseColorFactor"] = colour;
            made["pbrMetallicRoughness"]["metallicFactor"] = 0.0;
            made["pbrMetallicRoughness"]["roughnessFactor"] = 0.9; // bodies are matte
            root_["materials"].append(made);
        }
    }

    void meshes() {
        numbers_.resize(scene_.meshes.size());
        for (std::size_t m = 0; m < scene_.meshes.size(); ++m) {
            Json::Value made;
            if (!scene_.meshes[m].name.empty()) made["name"] = scene_.meshes[m].name;
            for (const GltfPrimitive& primitive : scene_.meshes[m].primitives) {
                if (primitive.triangles.empty()) continue;
                const bool good = primitive.triangles.size() % 3 == 0 && primitive.normals.size() == primitive.positions.size() && primitive.material < std::max<std::size_t>(1, scene_.materials.size()) &&
                                  std::all_of(primitive.triangles.begin(), primitive.triangles.end(), [&](std::uint32_t i) { return i < primitive.positions.size(); });
                if (!good) {
                    wrong_ = "a mesh names corners that it has not";
                    return;
                }
                Json::Value one;
                one["attributes"]["POSITION"] = accessor(primitive.positions, true, kArrayBuffer);
                one["attributes"]["NORMAL"] = accessor(primitive.normals, false, kArrayBuffer);
                one["indices"] = indices(primitive.triangles);
                one["mode"] = 4; // triangles
                if (!scene_.materials.empty()) one["material"] = Json::UInt64(primitive.material);
                made["primitives"].append(one);
            }
            if (!made.isMember("primitives")) continue;
            numbers_[m] = root_["meshes"].size();
            root_["meshes"].append(made);
        }
    }

    void nodes() {
        Json::Value top;
        top["name"] = scene_.title.empty() ? "scene" : scene_.title;
        if (scene_.z_up) { // a quarter turn about x
            const double half = std::sqrt(0.5);
            for (const double v : {-half, 0.0, 0.0, half}) top["rotation"].append(v);
        }
        root_["nodes"].append(Json::Value());
        for (const GltfNode& node : scene_.nodes) {
            Json::Value made;
            made["name"] = node.name;
            for (const float v : node.pose.position) check(v);
            for (const float v : node.pose.rotation) check(v);
            made["translation"] = list(node.pose.position);
            made["rotation"] = list(node.pose.rotation);
            for (const float v : node.pose.scale) check(v);
            if (node.pose.scale != GltfPose{}.scale) made["scale"] = list(node.pose.scale);
            if (node.mesh && *node.mesh < numbers_.size() && numbers_[*node.mesh]) made["mesh"] = Json::UInt64(*numbers_[*node.mesh]);
            top["children"].append(root_["nodes"].size());
            root_["nodes"].append(made);
        }
        root_["nodes"][0] = top;
        root_["scenes"][0]["nodes"].append(0);
        root_["scene"] = 0;
    }

    void motion() {
        const bool moves = scene_.times.size() > 1 && std::any_of(scene_.nodes.begin(), scene_.nodes.end(), [&](const GltfNode& n) { return n.motion.size() == scene_.times.size(); });
        if (!moves) return;
        std::vector<std::array<float, 1>> times;
        for (const float t : scene_.times) times.push_back({t});
        const Json::UInt input = accessor(times, true, 0);
        Json::Value animation;
        animation["name"] = "motion";
        const auto channel = [&](std::size_t node, const char* path, Json::UInt output) {
            Json::Value sampler, made;
            sampler["input"] = input;
            sampler["output"] = output;
            sampler["interpolation"] = "LINEAR";
            made["sampler"] = animation["samplers"].size();
            made["target"]["node"] = Json::UInt64(node);
            made["target"]["path"] = path;
            animation["samplers"].append(sampler);
            animation["channels"].append(made);
        };
        for (std::size_t n = 0; n < scene_.nodes.size(); ++n) {
            const GltfNode& node = scene_.nodes[n];
            if (node.motion.size() != scene_.times.size()) continue;
            std::vector<std::array<float, 3>> positions;
            std::vector<std::array<float, 4>> rotations;
            for (const GltfPose& pose : node.motion) {
                positions.push_back(pose.position);
                std::array<float, 4> q = pose.rotation;
                // q and -q are one rotation: the nearer one is meant between two pictures.
                if (!rotations.empty()) {
                    float dot = 0.0f;
                    for (std::size_t k = 0; k < 4; ++k) dot += q[k] * rotations.back()[k];
                    if (dot < 0.0f)
                        for (float& v : q) v = -v;
                }
                rotations.push_back(q);
            }
            channel(n + 1, "translation", accessor(positions, false, 0));
            channel(n + 1, "rotation", accessor(rotations, false, 0));
            if (std::none_of(node.motion.begin(), node.motion.end(), [&](const GltfPose& pose) { return pose.scale != node.pose.scale; })) continue;
            std::vector<std::array<float, 3>> scales;
            for (const GltfPose& pose : node.motion) scales.push_back(pose.scale);
            channel(n + 1, "scale", accessor(scales, false, 0));
        }
        root_["animations"].append(animation);
    }

    Result<std::string> file() const {
        std::string text = json_written(root_, 9, ""); // a float reads back as itself
        while (text.size() % 4 != 0) text += ' ';
        std::string binary = binary_;
        while (binary.size() % 4 != 0) binary += '\0';
        std::string out;
        const auto length = static_cast<std::uint32_t>(12 + 8 + text.size() + (binary.empty() ? 0 : 8 + binary.size()));
        put(out, kMagic), put(out, std::uint32_t{2}), put(out, length);
        put(out, static_cast<std::uint32_t>(text.size())), put(out, kJsonChunk);
        out += text;
        if (!binary.empty()) {
            put(out, static_cast<std::uint32_t>(binary.size())), put(out, kBinaryChunk);
            out += binary;
        }
        return out;
    }

    const GltfScene& scene_;
    Json::Value root_{Json::objectValue};
    std::string binary_, wrong_;
    std::vector<std::optional<Json::UInt>> numbers_; // of the meshes in the file
};

} // namespace

Result<std::string> gltf_bytes(const GltfScene& scene) { return Writer(scene).bytes(); }

Result<void> write_gltf(const GltfScene& scene, const std::filesystem::path& file) {
    auto bytes = gltf_bytes(scene);
    if (!bytes) return Unexpected(std::move(bytes.error()));
    return write_file_atomically(file, *bytes);
}

} // namespace saltus::io
