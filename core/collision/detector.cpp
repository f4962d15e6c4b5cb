// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collision/detector.h"

#include "core/base/check.h"
#include "core/base/worker_pool.h"
#include "core/collision/broad_phase.h"
#include "core/collision/pairs.h"
#include "core/collision/ray.h"

#include <algorithm>
#include <type_traits>
#include <utility>
#include <variant>

namespace saltus::collision {

namespace {

constexpr std::size_t kRemembered = 16; // shapes that a new one is compared with, so that adding thousands of unlike ones stays cheap

bool alike(const Shape& a, const Shape& b) {
    if (a.index() != b.index()) return false;
    return std::visit(
        [&](const auto& x) {
            using Type = std::decay_t<decltype(x)>;
            const Type& y = std::get<Type>(b);
            if constexpr (std::is_same_v<Type, Sphere> || std::is_same_v<Type, Disc>) return x.radius == y.radius;
            else if constexpr (std::is_same_v<Type, Box>) return x.half == y.half;
            else if constexpr (std::is_same_v<Type, Cylinder> || std::is_same_v<Type, Capsule>) return x.radius == y.radius && x.half_height == y.half_height;
            else if constexpr (std::is_same_v<Type, Cone>) return x.radius == y.radius && x.height == y.height;
            else if constexpr (std::is_same_v<Type, Hull> || std::is_same_v<Type, Mesh>) return x.surface == y.surface;
            else if constexpr (std::is_same_v<Type, Polygon>) return x.points == y.points;
            else return std::is_same_v<Type, HalfSpace> || std::is_same_v<Type, HalfPlane>;
        },
        a);
}

} // namespace

struct Shapes::Impl {
    struct Entry {
        std::uint32_t body;
        bool fixed;
        Pose in_body;
    };

    bool planar = false;
    // By shape. Scenes have many shapes of few sizes: what is made ready of one serves all like it, and stays in the processor's cache.
    std::vector<std::shared_ptr<const Prepared>> prepared;
    struct Made {
        Shape shape;
        std::shared_ptr<const Prepared> prepared;
        bool used = true; // else of Shapes before these alone
    };
    std::vector<Made> made; // one of each kind and size
    std::vector<Entry> entries;
    std::vector<std::uint32_t> half_spaces;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> ignored; // bodies, sorted

    std::shared_ptr<const Prepared> ready(const Shape& shape);
    bool must_be_fixed_kind(std::uint32_t shape) const {
        const Kind kind = prepared[shape]->kind;
        return kind == Kind::half_space || kind == Kind::half_plane || kind == Kind::mesh;
    }
};

std::shared_ptr<const Prepared> Shapes::Impl::ready(const Shape& shape) {
    for (std::size_t k = 0; k < std::min(kRemembered, made.size()); ++k)
        if (Made& other = made[made.size() - 1 - k]; alike(other.shape, shape)) {
            other.used = true;
            return other.prepared;
        }
    made.push_back({shape, std::make_shared<const Prepared>(prepare(shape))});
    return made.back().prepared;
}

Shapes::Shapes(bool planar, const Shapes* before) : impl_(std::make_unique<Impl>()) {
    impl_->planar = planar;
    if (!before) return;
    for (const Impl::Made& one : before->impl_->made)
        if (one.used) impl_->made.push_back({one.shape, one.prepared, false});
}
Shapes::~Shapes() = default;

std::uint32_t Shapes::add(std::uint32_t body, const Shape& shape, const Pose& in_body, bool fixed) {
    SALTUS_DEMAND(is_planar(shape) == impl_->planar);
    const auto number = static_cast<std::uint32_t>(impl_->entries.size());
    impl_->prepared.push_back(impl_->ready(shape));
    impl_->entries.push_back({body, fixed, in_body});
    const Kind kind = impl_->prepared.back()->kind;
    if (kind == Kind::half_space || kind == Kind::half_plane) impl_->half_spaces.push_back(number);
    return number;
}

void Shapes::ignore_pair(std::uint32_t body_a, std::uint32_t body_b) {
    const std::pair<std::uint32_t, std::uint32_t> key = std::minmax(body_a, body_b);
    const auto place = std::lower_bound(impl_->ignored.begin(), impl_->ignored.end(), key);
    if (place == impl_->ignored.end() || *place != key) impl_->ignored.insert(place, key);
}

struct Detector::Impl {
    using Entry = Shapes::Impl::Entry;
    struct Share { // of one thread
        Workspace room;
        std::vector<Contact> contacts;
    };

    std::shared_ptr<const Shapes> kept;
    const Shapes::Impl& shapes;
    std::vector<Placed> placed;
    std::vector<Bounds> bounds; // with the reach
    BroadPhase broad_phase;
    std::vector<BroadPhase::Pair> with_half_spaces, pairs;
    std::vector<Share> shares;
    std::vector<Contact> contacts;
    WorkerPool pool;
    std::span<const double> reach;
    std::span<const unsigned char> still;

    Impl(std::shared_ptr<const Shapes> all, const Shapes::Impl& of_them) : kept(std::move(all)), shapes(of_them) {}

    bool stays(const Entry& entry) const { return entry.fixed || (!still.empty() && still[entry.body] != 0); }
    bool may_meet(std::uint32_t a, std::uint32_t b) const {
        const Entry &ea = shapes.entries[a], &eb = shapes.entries[b];
        if (ea.body == eb.body || (stays(ea) && stays(eb))) return false;
        if (shapes.must_be_fixed_kind(a) && shapes.must_be_fixed_kind(b)) return false;
        if (shapes.ignored.empty()) return true;
        const std::pair<std::uint32_t, std::uint32_t> key = std::minmax(ea.body, eb.body);
        return !std::binary_search(shapes.ignored.begin(), shapes.ignored.end(), key);
    }

    void place(std::span<const Pose> poses);
    void find_pairs();
    void narrow(std::size_t from, std::size_t to, Workspace& room, std::vector<Contact>& out) const;
};

void Detector::Impl::place(std::span<const Pose> poses) {
    const std::size_t count = shapes.entries.size();
    placed.resize(count), bounds.resize(count);
    for (std::size_t k = 0; k < count; ++k) {
        const Entry& entry = shapes.entries[k];
        const Pose pose = poses[entry.body].then(entry.in_body);
        placed[k] = {shapes.prepared[k].get(), pose.rotation.toRotationMatrix(), pose.position, nullptr};
        const Kind kind = shapes.prepared[k]->kind;
        // A half-space has no bounds, a pose that is no number none that mean anything: both far off, without extent.
        constexpr double off = 1e300;
        Bounds box{Vector3::Constant(off), Vector3::Constant(off)};
        if (kind != Kind::half_space && kind != Kind::half_plane) {
            box = bounds_of(placed[k]);
            const double reach_here = reach[entry.body];
            box.lower.array() -= reach_here, box.upper.array() += reach_here;
            if (!box.lower.allFinite() || !box.upper.allFinite()) box = {Vector3::Constant(off), Vector3::Constant(-off)};
        }
        bounds[k] = box;
    }
}

void Detector::Impl::find_pairs() {
    with_half_spaces.clear();
    for (const std::uint32_t h : shapes.half_spaces) {
        const Vector3 normal = placed[h].rotation.col(shapes.planar ? 1 : 2);
        const double level = normal.dot(placed[h].position) + reach[shapes.entries[h].body];
        for (std::uint32_t k = 0; k < shapes.entries.size(); ++k) {
            if (!may_meet(h, k)) continue;
            double lowest = 0.0;
            for (int i = 0; i < 3; ++i) lowest += normal[i] * (normal[i] > 0.0 ? bounds[k].lower[i] : bounds[k].upper[i]);
            if (lowest <= level) with_half_spaces.emplace_back(std::min(h, k), std::max(h, k));
        }
    }
    pairs.clear();
    for (const auto& pair : broad_phase.overlapping(bounds, with_half_spaces))
        if (may_meet(pair.first, pair.second)) pairs.push_back(pair);
}

void Detector::Impl::narrow(std::size_t from, std::size_t to, Workspace& room, std::vector<Contact>& out) const {
    out.clear();
    for (std::size_t k = from; k < to; ++k) {
        const auto [a, b] = pairs[k];
        const std::uint32_t body_a = shapes.entries[a].body, body_b = shapes.entries[b].body;
        const std::size_t first = out.size();
        collide(placed[a], placed[b], room, {&out, a, b, body_a, body_b, reach[body_a] + reach[body_b], false});
        if (out.size() > first + 1)
            std::sort(out.begin() + static_cast<std::ptrdiff_t>(first), out.end(), [](const Contact& x, const Contact& y) { return x.id < y.id; });
    }
}

Detector::Detector(std::shared_ptr<const Shapes> shapes) {
    const Shapes::Impl& all = *shapes->impl_;
    impl_ = std::make_unique<Impl>(std::move(shapes), all);
}
Detector::Detector(bool planar) : own_(std::make_shared<Shapes>(planar)), impl_(std::make_unique<Impl>(own_, *own_->impl_)) {}
Detector::~Detector() = default;

std::span<const Contact> Detector::detect(std::span<const Pose> poses, std::span<const double> reach, int threads,
                                          std::span<const unsigned char> still) {
    Impl& impl = *impl_;
    impl.reach = reach;
    impl.still = still;
    impl.place(poses);
    impl.find_pairs();
    // Shares are runs of pairs; set one after the other they are the same list for any number of threads. Few pairs are not
    // worth waking a thread for (about 50 us).
    const int share_count = std::clamp(threads, 1, static_cast<int>(impl.pairs.size() / 256) + 1);
    if (impl.shares.size() < static_cast<std::size_t>(share_count)) impl.shares.resize(static_cast<std::size_t>(share_count));
    if (share_count == 1) {
        impl.narrow(0, impl.pairs.size(), impl.shares[0].room, impl.contacts);
        return impl.contacts;
    }
    auto narrow_share = [&impl](const Team& team) {
        const std::size_t count = impl.pairs.size(), parts = static_cast<std::size_t>(team.count), k = static_cast<std::size_t>(team.index);
        impl.narrow(count * k / parts, count * (k + 1) / parts, impl.shares[k].room, impl.shares[k].contacts);
    };
    impl.pool.run(share_count, narrow_share);
    impl.contacts.clear();
    for (int k = 0; k < share_count; ++k) {
        const auto& part = impl.shares[static_cast<std::size_t>(k)].contacts;
        impl.contacts.insert(impl.contacts.end(), part.begin(), part.end());
    }
    return impl.contacts;
}

std::span<const std::pair<std::uint32_t, std::uint32_t>> Detector::pairs(std::span<const Pose> poses, std::span<const double> reach) {
    impl_->reach = reach;
    impl_->still = {};
    impl_->place(poses);
    impl_->find_pairs();
    return impl_->pairs;
}

DetectorCounts Detector::counts() const noexcept {
    return {impl_->pairs.size(), impl_->contacts.size()};
}

bool Detector::cast(const Vector3& from, const Vector3& to, std::uint32_t& shape, double& fraction) const {
    double best = 1.0;
    bool hit = false;
    for (std::uint32_t k = 0; k < impl_->placed.size(); ++k)
        if (cast_ray(impl_->placed[k], from, to, best)) hit = true, shape = k, fraction = best;
    return hit;
}

} // namespace saltus::collision
