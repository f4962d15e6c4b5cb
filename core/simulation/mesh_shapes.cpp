// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/mesh_shapes.h"

#include "core/base/input_file.h"
#include "core/collision/mesh_file.h"
#include "core/collision/surface.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <system_error>
#include <tuple>
#include <utility>
#include <variant>

namespace saltus::simulation {

namespace {

using collision::Shape;
using collision::TriangleMesh;
using Surface = std::shared_ptr<const TriangleMesh>;

struct Stamp {
    std::uintmax_t size = 0;
    std::filesystem::file_time_type changed;
    friend bool operator==(const Stamp&, const Stamp&) = default;
};

std::mutex provided_mutex;
std::map<std::filesystem::path, std::string>& provided() { // never destroyed, as store()
    static auto& one = *new std::map<std::filesystem::path, std::string>;
    return one;
}
const std::string* provided_bytes(const std::filesystem::path& path) { // they stay where they are
    const std::lock_guard lock(provided_mutex);
    const auto found = provided().find(path);
    return found == provided().end() ? nullptr : &found->second;
}

// Nothing: there is no such file, and no bytes that stand in for it.
std::optional<Stamp> stamp_of(const std::filesystem::path& path) {
    std::error_code none;
    if (!std::filesystem::exists(path, none))
        if (const std::string* bytes = provided_bytes(path)) return Stamp{bytes->size(), std::filesystem::file_time_type::min()};
    none.clear();
    Stamp stamp;
    stamp.size = std::filesystem::file_size(path, none);
    if (none) return std::nullopt;
    stamp.changed = std::filesystem::last_write_time(path, none);
    return none ? std::nullopt : std::optional(stamp);
}

std::size_t bytes_of(const TriangleMesh& mesh) {
    return mesh.vertices.size() * sizeof(mesh.vertices[0]) + mesh.triangles.size() * sizeof(mesh.triangles[0]);
}

struct Known {
    Stamp stamp;
    std::vector<Surface> kept;                             // empty: only as long as others hold them
    std::vector<std::weak_ptr<const TriangleMesh>> shapes; // all of them
    std::size_t bytes = 0;
    std::uint64_t used = 0;
};

class Store {
public:
    std::optional<std::vector<Surface>> find(const MeshFile& file) {
        const auto stamp = stamp_of(file.path);
        const std::lock_guard lock(mutex_);
        const auto found = known_.find({file.path, file.use});
        if (!stamp || found == known_.end() || !(found->second.stamp == *stamp)) return std::nullopt;
        std::vector<Surface> surfaces;
        for (const auto& shape : found->second.shapes) {
            surfaces.push_back(shape.lock());
            if (!surfaces.back()) return std::nullopt;
        }
        found->second.used = ++clock_;
        return surfaces;
    }
    void add(const MeshFile& file, const Stamp& stamp, const std::vector<Surface>& surfaces) {
        const std::lock_guard lock(mutex_);
        Known known{stamp, surfaces, {}, 0, ++clock_};
        for (const Surface& surface : surfaces) {
            known.shapes.emplace_back(surface);
            known.bytes += bytes_of(*surface);
        }
        known_.insert_or_assign({file.path, file.use}, std::move(known));
        forget();
    }

private:
    void forget() {
        for (;;) {
            std::size_t all = 0;
            Known* oldest = nullptr;
            for (auto& [key, known] : known_) {
                if (known.kept.empty()) continue;
                all += known.bytes;
                if (!oldest || known.used < oldest->used) oldest = &known;
            }
            if (all <= kMeshBytesKept || !oldest) return;
            oldest->kept.clear();
        }
    }

    std::mutex mutex_;
    std::map<std::pair<std::filesystem::path, MeshUse>, Known> known_;
    std::uint64_t clock_ = 0;
};

// Never destroyed: a reading that nobody waits for may end with the program.
Store& store() {
    static Store& one = *new Store;
    return one;
}

std::vector<Shape> shapes_of(const std::vector<Surface>& surfaces, MeshUse use) {
    std::vector<Shape> shapes;
    for (const Surface& surface : surfaces) {
        if (use == MeshUse::triangles) shapes.emplace_back(collision::Mesh{surface});
        else shapes.emplace_back(collision::Hull{surface});
    }
    return shapes;
}

Result<TriangleMesh> read_provided(const std::string& bytes, const std::filesystem::path& path) {
    const auto format = collision::mesh_format_of(path.string());
    if (!format) return Unexpected(format.error());
    return collision::read_mesh(bytes, *format, 1.0, path.string());
}

Result<Surface> triangles_of(const std::filesystem::path& path) {
    const MeshFile file{path, MeshUse::triangles};
    if (const auto known = store().find(file)) return known->front();
    const auto stamp = stamp_of(path); // before it is read: a change meanwhile is not missed
    std::error_code none;
    const std::string* bytes = std::filesystem::exists(path, none) ? nullptr : provided_bytes(path);
    auto read = bytes ? read_provided(*bytes, path) : collision::read_mesh_file(path.string());
    if (!read) {
        Error error = std::move(read.error());
        if (error.place.line > 0) error.message = "the mesh '" + path.string() + "', line " + std::to_string(error.place.line) + ": " + error.message;
        else error.message = "the mesh '" + path.string() + "': " + error.message;
        error.place = {}; // whoever names the mesh has its own
        return Unexpected(std::move(error));
    }
    Surface surface = std::make_shared<const TriangleMesh>(std::move(*read));
    if (stamp) store().add(file, *stamp, {surface});
    return surface;
}

} // namespace

Result<std::string> mesh_bytes(const std::filesystem::path& path) {
    std::error_code none;
    if (!std::filesystem::exists(path, none))
        if (const std::string* bytes = provided_bytes(path)) return *bytes;
    return io::read_file(path, collision::kLargestMesh);
}

Result<void> provide_mesh(const std::filesystem::path& path, std::string bytes) {
    std::error_code none;
    if (std::filesystem::exists(path, none)) {
        if (const auto held = io::read_file(path, collision::kLargestMesh); held && *held == bytes) return {};
        return fail(ErrorKind::input, "the mesh '" + path.string() + "' is there, and is not the one that the bundle was made with",
                    "move that file away, or replay the bundle in another folder");
    }
    const std::lock_guard lock(provided_mutex);
    const auto found = provided().find(path);
    if (found == provided().end()) provided().emplace(path, std::move(bytes));
    else if (found->second != bytes)
        return fail(ErrorKind::input, "another bundle came with another mesh '" + path.string() + "'", "open this bundle in a program of its own");
    return {};
}

bool mesh_is_known(const MeshFile& file) { return store().find(file).has_value(); }

Result<std::vector<Shape>> mesh_shapes(const MeshFile& file) {
    if (const auto known = store().find(file)) return shapes_of(*known, file.use);
    const auto stamp = stamp_of(file.path);
    auto mesh = triangles_of(file.path);
    if (!mesh) return Unexpected(std::move(mesh.error()));
    std::vector<Surface> surfaces;
    if (file.use == MeshUse::triangles) {
        surfaces.push_back(*mesh);
    } else if (file.use == MeshUse::hull) {
        auto hull = collision::convex_hull_of((*mesh)->vertices);
        if (!hull) return Unexpected(std::move(hull.error()));
        surfaces.push_back(hull->surface);
    } else {
        auto parts = collision::decompose_convex(**mesh);
        if (!parts) return Unexpected(std::move(parts.error()));
        for (const collision::Hull& part : *parts) surfaces.push_back(part.surface);
    }
    if (stamp && file.use != MeshUse::triangles) store().add(file, *stamp, surfaces);
    return shapes_of(surfaces, file.use);
}

std::filesystem::path mesh_path(const std::string& file, const Place& body) {
    const std::filesystem::path path = file;
    return path.is_relative() ? std::filesystem::path(body.file).parent_path() / path : path;
}

std::vector<MeshFile> mesh_files(const model::Model& model) {
    std::vector<MeshFile> files;
    for (const model::Body& body : model.bodies)
        for (const model::BodyShape& shape : body.shapes) {
            MeshFile file;
            if (const auto* hull = std::get_if<model::HullShape>(&shape); hull && !hull->file.empty()) file = {mesh_path(hull->file, body.place), MeshUse::hull};
            else if (const auto* mesh = std::get_if<model::MeshShape>(&shape))
                file = {mesh_path(mesh->file, body.place), body.fixed || !mesh->where.touches ? MeshUse::triangles : MeshUse::convex_parts};
            else continue;
            if (std::none_of(files.begin(), files.end(), [&](const MeshFile& f) { return f.path == file.path && f.use == file.use; })) files.push_back(std::move(file));
        }
    return files;
}

} // namespace saltus::simulation
