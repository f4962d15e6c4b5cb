// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene_view/gltf_scene.h"

#include "core/simulation/recording.h"
#include "ui/scene_view/body_scene.h"
#include "ui/scene_view/body_source.h"
#include "ui/scene_view/links.h"
#include "ui/scene_view/pose_source.h"
#include "ui/scene_view/scene_graph.h"
#include "ui/scene_view/scene_palette.h"

#include <algorithm>
#include <cmath>
#include <limits>
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

// Scaled along its own axes, then turned, then moved: the rows are the scaled axes.
io::GltfPose gltfPose(const osg::Matrixd& place) {
    io::GltfPose out;
    osg::Matrixd turn;
    for (int i = 0; i < 3; ++i) {
        osg::Vec3d axis(place(i, 0), place(i, 1), place(i, 2));
        out.scale[static_cast<std::size_t>(i)] = static_cast<float>(axis.normalize());
        for (int k = 0; k < 3; ++k) turn(i, k) = axis[k];
    }
    const osg::Quat q = turn.getRotate();
    const osg::Vec3d at = place.getTrans();
    out.position = {static_cast<float>(at.x()), static_cast<float>(at.y()), static_cast<float>(at.z())};
    out.rotation = {static_cast<float>(q.x()), static_cast<float>(q.y()), static_cast<float>(q.z()), static_cast<float>(q.w())};
    return out;
}

std::vector<double> rowOf(const Recording& recording, std::size_t row) {
    std::vector<double> values(recording.catalogue().size());
    for (std::size_t c = 0; c < values.size(); ++c) values[c] = recording.value(c, row);
    return values;
}

// Rows to make an animation of; none when there is no motion.
std::vector<std::size_t> picturesOf(const Recording& recording, double from, double to) {
    if (recording.rows() < 2 || !(to > from)) return {};
    const std::size_t first = recording.row_at(from), last = recording.row_at(to);
    if (last <= first) return {};
    const double span = recording.value(0, last) - recording.value(0, first); // the first column is t
    const std::size_t wanted = static_cast<std::size_t>(std::ceil(std::min(span * kGltfPictures, static_cast<double>(kMostGltfPictures)))) + 1;
    const std::size_t pictures = std::clamp<std::size_t>(std::min(wanted, last - first + 1), 2, kMostGltfPictures);
    std::vector<std::size_t> rows;
    for (std::size_t k = 0; k < pictures; ++k)
        if (const std::size_t r = first + (last - first) * k / (pictures - 1); rows.empty() || r != rows.back()) rows.push_back(r);
    return rows;
}

// Nothing for what stands still, or was nowhere at some time.
void setMotion(io::GltfNode& node, std::vector<io::GltfPose> way) {
    const auto finite = [](const auto& values) { return std::all_of(values.begin(), values.end(), [](float v) { return std::isfinite(v); }); };
    const bool whole = std::all_of(way.begin(), way.end(), [&](const io::GltfPose& p) { return finite(p.position) && finite(p.rotation) && finite(p.scale); });
    const bool moves = std::any_of(way.begin(), way.end(), [&](const io::GltfPose& p) { return p != way.front(); });
    if (whole && moves) node.motion = std::move(way);
}

using Materials = std::map<std::array<float, 3>, std::size_t>;

std::size_t materialOf(const osg::Vec3& colour, Materials& known, io::GltfScene& out) {
    const std::array<float, 3> rgb{colour.x(), colour.y(), colour.z()};
    const auto [material, fresh] = known.emplace(rgb, out.materials.size());
    if (fresh) out.materials.push_back({"colour " + std::to_string(out.materials.size() + 1), rgb});
    return material->second;
}

io::GltfPrimitive primitive(const Triangles& triangles, std::size_t material) {
    io::GltfPrimitive made;
    for (const osg::Vec3f& p : triangles.points) made.positions.push_back({p.x(), p.y(), p.z()});
    for (const osg::Vec3f& n : triangles.normals) made.normals.push_back({n.x(), n.y(), n.z()});
    made.triangles = triangles.corners;
    made.material = material;
    return made;
}

void addLinks(const Links& links, Materials& materials, io::GltfScene& out) {
    const LinkMeshes made = links.meshes();
    const std::size_t first = out.meshes.size();
    for (const LinkMeshes::Mesh& mesh : made.meshes)
        out.meshes.push_back({links.joint(mesh.link).name, {primitive(mesh.triangles, materialOf(mesh.colour, materials, out))}});
    std::map<std::size_t, int> pieces; // of a link
    for (const LinkMeshes::Piece& piece : made.pieces) {
        const std::size_t link = made.meshes[piece.mesh].link;
        io::GltfNode node;
        node.name = links.joint(link).name;
        if (const int number = ++pieces[link]; number > 1) node.name += ' ' + std::to_string(number);
        node.mesh = first + piece.mesh;
        node.pose = gltfPose(piece.place);
        out.nodes.push_back(std::move(node));
    }
}

} // namespace

io::GltfScene gltfScene(const BodyScene& scene, const Links& links, const BodySource& names, const std::string& title) {
    io::GltfScene out;
    out.title = title;
    Materials materials;
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
        const std::size_t material = materialOf(part.colour, materials, out);
        const Pose& at = part.in_body;
        look.emplace_back(part.number, part.radius, std::array{at.position.x(), at.position.y(), at.position.z(), at.rotation.x(), at.rotation.y(), at.rotation.z(), at.rotation.w()}, material);
        io::GltfPrimitive made = primitive(part.mesh, part.in_body);
        made.material = material;
        mesh.primitives.push_back(std::move(made));
    });
    finish(scene.size());
    addLinks(links, materials, out);
    return out;
}

void addMotion(io::GltfScene& out, const BodyScene& scene, const Links& links, const BodySource& source, const Recording& recording, double from, double to) {
    const std::vector<std::size_t> rows = picturesOf(recording, from, to);
    if (rows.empty()) return;
    std::vector<Pose> poses(source.size());
    std::vector<std::vector<io::GltfPose>> motion(source.size()), ofPieces;
    for (const std::size_t r : rows) {
        const std::vector<double> row = rowOf(recording, r);
        out.times.push_back(static_cast<float>(row[0] - recording.value(0, rows.front())));
        source.poses(row, poses);
        for (std::size_t b = 0; b < poses.size(); ++b) motion[b].push_back(gltfPose(scene.frame().pose(poses[b])));
        const std::vector<osg::Matrixd> places = links.places(scene, poses);
        ofPieces.resize(places.size());
        for (std::size_t k = 0; k < places.size(); ++k) ofPieces[k].push_back(gltfPose(places[k]));
    }
    const std::size_t bodies = out.nodes.size() - ofPieces.size(); // pieces of links stand behind them
    for (std::size_t k = 0; k < out.nodes.size(); ++k) {
        if (k >= bodies) setMotion(out.nodes[k], std::move(ofPieces[k - bodies]));
        else if (const int b = source.find(out.nodes[k].name); b >= 0) setMotion(out.nodes[k], std::move(motion[static_cast<std::size_t>(b)]));
    }
}

Result<io::GltfScene> shapeMeshes(const model::Model& model, const Recording& recording, const Theme& theme, std::size_t row, bool motion) {
    const bool solid = std::any_of(model.views.shapes.begin(), model.views.shapes.end(), [](const model::Shape& s) { return s.kind != model::ShapeKind::ground; });
    if (!solid) return fail(ErrorKind::input, "the scene has no bodies and no shapes", "export a figure of it, or its data");
    auto source = PoseSource::create(model, recording.catalogue(), recording.parameters_at(row));
    if (!source) return Unexpected(std::move(source).error());
    SceneGraph graph;
    std::vector<ShapePose> poses(source->shapes().size());
    const auto evaluate = [&](std::size_t r) {
        const std::vector<double> values = rowOf(recording, r), parameters = recording.parameters_at(r);
        source->evaluate(values, parameters, poses);
    };
    evaluate(row);
    graph.build(source->shapes(), poses);
    graph.setPalette(paletteOf(theme));

    io::GltfScene out;
    out.title = model.title;
    Materials materials;
    std::map<std::size_t, int> pieces; // of a shape
    for (const Surface& surface : graph.surfaces()) {
        io::GltfNode node;
        node.name = source->shapes()[surface.shape].name;
        if (const int piece = ++pieces[surface.shape]; piece > 1) node.name += ' ' + std::to_string(piece);
        node.mesh = out.meshes.size();
        node.pose = gltfPose(surface.place);
        io::GltfMesh mesh;
        mesh.name = node.name;
        mesh.primitives.push_back(primitive(surface.triangles, materialOf(surface.colour, materials, out)));
        out.meshes.push_back(std::move(mesh));
        out.nodes.push_back(std::move(node));
    }
    if (!motion || recording.rows() < 2) return out;
    const std::vector<std::size_t> rows = picturesOf(recording, recording.value(0, 0), recording.value(0, recording.rows() - 1));
    std::vector<std::vector<io::GltfPose>> ways(out.nodes.size());
    for (const std::size_t r : rows) {
        evaluate(r);
        graph.place(poses);
        out.times.push_back(static_cast<float>(recording.value(0, r) - recording.value(0, rows.front())));
        const std::vector<osg::Matrixd> places = graph.places();
        for (std::size_t k = 0; k < ways.size(); ++k) ways[k].push_back(gltfPose(places[k]));
    }
    for (std::size_t k = 0; k < ways.size(); ++k) setMotion(out.nodes[k], std::move(ways[k]));
    return out;
}

Result<io::GltfScene> recordedMeshes(const model::Model& model, const Recording& recording, const Theme& theme, bool motion) {
    if (recording.rows() == 0) return fail(ErrorKind::input, "nothing is recorded", "run the scene for some time");
    const std::size_t last = recording.rows() - 1;
    if (model.bodies.empty()) return shapeMeshes(model, recording, theme, last, motion);
    auto source = BodySource::create(model, recording.catalogue(), recording.parameters_at(last));
    if (!source) return Unexpected(std::move(source).error());
    const std::vector<double> row = rowOf(recording, last);
    BodyScene scene;
    scene.build(source->bodies(), source->planar());
    scene.setPalette(paletteOf(theme));
    std::vector<Pose> poses(source->size());
    source->poses(row, poses);
    scene.place(poses);
    Links links;
    links.setPalette(paletteOf(theme));
    links.setGround(scene.ground().value_or(-std::numeric_limits<double>::infinity()));
    links.build(source->joints(), scene);
    io::GltfScene out = gltfScene(scene, links, *source, model.title);
    if (motion) addMotion(out, scene, links, *source, recording, recording.value(0, 0), recording.value(0, last));
    return out;
}

} // namespace saltus::ui::scene
