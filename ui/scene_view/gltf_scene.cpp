// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene_view/gltf_scene.h"

#include "core/simulation/recording.h"
#include "ui/scene_view/body_scene.h"
#include "ui/scene_view/body_source.h"
#include "ui/scene_view/scene_palette.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>
#include <vector>

namespace saltus::ui::scene {

namespace {

using collision::Pose;
using collision::Vector3;

std::array<float, 3> numbers(const Vector3& v) { return {static_cast<float>(v.x()), static_cast<float>(v.y()), static_cast<float>(v.z())}; }

io::GltfPose gltfPose(const Pose& pose) {
    const Eigen::Quaterniond q = pose.rotation.normalized();
    return {numbers(pose.position), {static_cast<float>(q.x()), static_cast<float>(q.y()), static_cast<float>(q.z()), static_cast<float>(q.w())}};
}

// The part's triangles in the frame of its body.
io::GltfPrimitive primitive(const SolidMesh& mesh, const Pose& in_body) {
    io::GltfPrimitive out;
    out.positions.reserve(mesh.points.size());
    out.normals.reserve(mesh.points.size());
    const auto vector = [](const osg::Vec3f& v) { return Vector3(static_cast<double>(v.x()), static_cast<double>(v.y()), static_cast<double>(v.z())); };
    for (const osg::Vec3f& p : mesh.points) out.positions.push_back(numbers(in_body.apply(vector(p))));
    for (const osg::Vec3f& n : mesh.normals) out.normals.push_back(numbers((in_body.rotation * vector(n)).normalized()));
    out.triangles = mesh.triangles;
    return out;
}

} // namespace

io::GltfScene gltfScene(const BodyScene& scene, const BodySource& names, const std::string& title) {
    io::GltfScene out;
    out.title = title;
    std::map<std::array<float, 3>, std::size_t> materials;
    // What a body looks like: for each part its mesh, its place, its colour.
    using Look = std::tuple<std::uint32_t, double, std::array<double, 7>, std::size_t>;
    std::map<std::vector<Look>, std::size_t> meshes;
    std::vector<Look> look;
    io::GltfMesh mesh;
    std::size_t body = 0;
    const auto finish = [&](std::size_t next) { // all bodies before `next` are complete
        for (; body < next; ++body) {
            if (scene.isHidden(body)) continue;
            io::GltfNode node;
            node.name = names.name(body);
            node.pose = gltfPose(scene.frame().pose(scene.pose(body)));
            if (!look.empty()) {
                const auto [known, fresh] = meshes.emplace(look, out.meshes.size());
                if (fresh) {
                    mesh.name = node.name;
                    out.meshes.push_back(std::move(mesh));
                }
                node.mesh = known->second;
            }
            look.clear();
            mesh = {};
            out.nodes.push_back(std::move(node));
        }
    };
    scene.eachPart([&](const BodyScene::DrawnPart& part) {
        finish(part.body);
        const std::array<float, 3> colour{part.colour.x(), part.colour.y(), part.colour.z()};
        const auto [material, fresh] = materials.emplace(colour, out.materials.size());
        if (fresh) out.materials.push_back({"colour " + std::to_string(out.materials.size() + 1), colour});
        const Pose& at = part.in_body;
        look.emplace_back(part.number, part.radius, std::array{at.position.x(), at.position.y(), at.position.z(), at.rotation.x(), at.rotation.y(), at.rotation.z(), at.rotation.w()}, material->second);
        io::GltfPrimitive made = primitive(part.mesh, part.in_body);
        made.material = material->second;
        mesh.primitives.push_back(std::move(made));
    });
    finish(scene.size());
    return out;
}

void addMotion(io::GltfScene& out, const BodyScene& scene, const BodySource& source, const Recording& recording, double from, double to) {
    if (recording.rows() < 2 || !(to > from)) return;
    const std::size_t first = recording.row_at(from), last = recording.row_at(to);
    if (last <= first) return;
    const double span = recording.value(0, last) - recording.value(0, first); // the first column is t
    const std::size_t wanted = static_cast<std::size_t>(std::ceil(std::min(span * kGltfPictures, static_cast<double>(kMostGltfPictures)))) + 1;
    const std::size_t pictures = std::clamp<std::size_t>(std::min(wanted, last - first + 1), 2, kMostGltfPictures);
    std::vector<double> row(recording.catalogue().size());
    std::vector<Pose> poses(source.size());
    std::vector<std::vector<io::GltfPose>> motion(source.size());
    double start = 0.0;
    for (std::size_t k = 0, before = recording.rows(); k < pictures; ++k) {
        const std::size_t r = first + (last - first) * k / (pictures - 1);
        if (r == before) continue;
        before = r;
        for (std::size_t c = 0; c < row.size(); ++c) row[c] = recording.value(c, r);
        if (out.times.empty()) start = row[0];
        out.times.push_back(static_cast<float>(row[0] - start));
        source.poses(row, poses);
        for (std::size_t b = 0; b < poses.size(); ++b) motion[b].push_back(gltfPose(scene.frame().pose(poses[b])));
    }
    for (io::GltfNode& node : out.nodes) {
        const int b = source.find(node.name);
        if (b < 0) continue;
        std::vector<io::GltfPose>& way = motion[static_cast<std::size_t>(b)];
        const bool finite = std::all_of(way.begin(), way.end(), [](const io::GltfPose& p) {
            return std::all_of(p.position.begin(), p.position.end(), [](float v) { return std::isfinite(v); }) && std::all_of(p.rotation.begin(), p.rotation.end(), [](float v) { return std::isfinite(v); });
        });
        const bool moves = std::any_of(way.begin(), way.end(), [&](const io::GltfPose& p) { return p.position != way.front().position || p.rotation != way.front().rotation; });
        if (finite && moves) node.motion = std::move(way);
    }
}

Result<io::GltfScene> recordedMeshes(const model::Model& model, const Recording& recording, const Theme& theme, bool motion) {
    if (model.bodies.empty()) return fail(ErrorKind::input, "the scene has no rigid bodies", "export a figure of it, or its data");
    if (recording.rows() == 0) return fail(ErrorKind::input, "nothing is recorded", "run the scene for some time");
    const std::size_t last = recording.rows() - 1;
    auto source = BodySource::create(model, recording.catalogue(), recording.parameters_at(last));
    if (!source) return Unexpected(std::move(source).error());
    std::vector<double> row(recording.catalogue().size());
    for (std::size_t c = 0; c < row.size(); ++c) row[c] = recording.value(c, last);
    BodyScene scene;
    scene.build(source->bodies(), source->planar());
    scene.setPalette(paletteOf(theme));
    std::vector<Pose> poses(source->size());
    source->poses(row, poses);
    scene.place(poses);
    io::GltfScene out = gltfScene(scene, *source, model.title);
    if (motion) addMotion(out, scene, *source, recording, recording.value(0, 0), recording.value(0, last));
    return out;
}

} // namespace saltus::ui::scene
