// SPDX-License-Identifier: GPL-3.0-or-later
// A reader of binary glTF 2.0 for tests, with the rules of the specification (sections 3.6, 3.7, 3.11, 4.4): sizes and
// alignment, component types, extremes of accessors, unit quaternions, indices in range, rising times.
#pragma once

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>

#include <Eigen/Geometry>

#include <cmath>
#include <cstdint>
#include <cstring>
#include <string>
#include <vector>

namespace saltus::test {

struct Glb {
    struct Node {
        QString name;
        Eigen::Vector3d translation = Eigen::Vector3d::Zero();
        Eigen::Quaterniond rotation = Eigen::Quaterniond::Identity();
        Eigen::Vector3d scale = Eigen::Vector3d::Ones();
        int mesh = -1;
        std::vector<int> children;
    };
    struct Primitive {
        std::vector<Eigen::Vector3d> positions, normals;
        std::vector<std::uint32_t> indices;
        int material = -1;
    };
    struct Channel {
        int node = -1;
        QString path;
        std::vector<double> times;
        std::vector<std::vector<double>> values;
    };
    QString wrong; // the first rule that is broken
    QJsonObject root;
    std::vector<Node> nodes;
    std::vector<std::vector<Primitive>> meshes;
    std::vector<Channel> channels;
};

class GlbReader {
public:
    explicit GlbReader(const std::string& bytes) : bytes_(bytes) {}

    Glb read() {
        if (bytes_.size() < 20 || word(0) != 0x46546C67 || word(4) != 2 || word(8) != bytes_.size() || bytes_.size() % 4 != 0) return refuse("header");
        const std::size_t json = word(12);
        if (word(16) != 0x4E4F534A || json % 4 != 0 || 20 + json > bytes_.size()) return refuse("JSON chunk");
        QJsonParseError error;
        out_.root = QJsonDocument::fromJson(QByteArray(bytes_.data() + 20, static_cast<qsizetype>(json)), &error).object();
        if (error.error != QJsonParseError::NoError) return refuse("JSON: " + error.errorString());
        if (const std::size_t at = 20 + json; at < bytes_.size()) {
            if (at + 8 > bytes_.size() || word(at + 4) != 0x004E4942 || word(at) % 4 != 0 || at + 8 + word(at) != bytes_.size()) return refuse("binary chunk");
            binary_ = bytes_.substr(at + 8);
            const auto declared = static_cast<std::size_t>(out_.root.value("buffers").toArray().at(0).toObject()["byteLength"].toDouble());
            if (declared > binary_.size() || declared + 3 < binary_.size()) refuse("byteLength of the buffer");
        }
        if (out_.root.value("asset").toObject()["version"].toString() != "2.0") refuse("version");
        for (const char* key : {"meshes", "nodes", "materials", "accessors", "bufferViews", "buffers", "animations", "scenes"})
            if (out_.root.contains(key) && out_.root.value(key).toArray().isEmpty()) refuse(QString("empty ") + key);
        for (const QJsonValue& mesh : out_.root.value("meshes").toArray()) {
            std::vector<Glb::Primitive> primitives;
            for (const QJsonValue& value : mesh.toObject()["primitives"].toArray()) {
                const QJsonObject p = value.toObject();
                Glb::Primitive one;
                for (const auto& v : floats(p["attributes"].toObject()["POSITION"].toInt(-1), "VEC3", true, 34962)) one.positions.emplace_back(v[0], v[1], v[2]);
                for (const auto& v : floats(p["attributes"].toObject()["NORMAL"].toInt(-1), "VEC3", false, 34962)) {
                    one.normals.emplace_back(v[0], v[1], v[2]);
                    if (std::abs(one.normals.back().norm() - 1.0) > 5e-4) refuse("a normal is not unit");
                }
                one.indices = indices(p["indices"].toInt(-1));
                if (one.indices.size() % 3 != 0) refuse("not whole triangles");
                for (const std::uint32_t i : one.indices)
                    if (i >= one.positions.size()) refuse("index out of range");
                if (one.normals.size() != one.positions.size()) refuse("attributes of different counts");
                one.material = p["material"].toInt(-1);
                if (one.material >= out_.root.value("materials").toArray().size()) refuse("no such material");
                primitives.push_back(std::move(one));
            }
            if (primitives.empty()) refuse("a mesh without primitives");
            out_.meshes.push_back(std::move(primitives));
        }
        std::vector<int> parents(static_cast<std::size_t>(out_.root.value("nodes").toArray().size()), 0);
        for (const QJsonValue& value : out_.root.value("nodes").toArray()) {
            const QJsonObject n = value.toObject();
            Glb::Node node;
            node.name = n["name"].toString();
            node.mesh = n["mesh"].toInt(-1);
            if (node.mesh >= static_cast<int>(out_.meshes.size())) refuse("no such mesh");
            if (n.contains("translation")) node.translation = vector3(n["translation"].toArray());
            if (n.contains("scale")) node.scale = vector3(n["scale"].toArray());
            if (n.contains("rotation")) {
                const QJsonArray r = n["rotation"].toArray();
                node.rotation = Eigen::Quaterniond(r[3].toDouble(), r[0].toDouble(), r[1].toDouble(), r[2].toDouble());
                if (r.size() != 4 || std::abs(node.rotation.norm() - 1.0) > 1e-5) refuse("a rotation is not unit");
            }
            for (const QJsonValue& c : n["children"].toArray()) {
                const auto child = static_cast<std::size_t>(c.toInt(-1));
                if (child >= parents.size() || ++parents[child] > 1) refuse("the nodes are no tree");
                node.children.push_back(c.toInt());
            }
            if (n.contains("children") && node.children.empty()) refuse("empty children");
            out_.nodes.push_back(std::move(node));
        }
        for (const QJsonValue& value : out_.root.value("animations").toArray()) {
            const QJsonArray samplers = value.toObject()["samplers"].toArray();
            for (const QJsonValue& c : value.toObject()["channels"].toArray()) {
                Glb::Channel channel;
                const QJsonObject sampler = samplers[c.toObject()["sampler"].toInt()].toObject();
                channel.node = c.toObject()["target"].toObject()["node"].toInt(-1);
                channel.path = c.toObject()["target"].toObject()["path"].toString();
                if (channel.path != "translation" && channel.path != "rotation" && channel.path != "scale") refuse("motion of " + channel.path);
                for (const auto& t : floats(sampler["input"].toInt(-1), "SCALAR", true, 0)) channel.times.push_back(t[0]);
                for (std::size_t i = 1; i < channel.times.size(); ++i)
                    if (!(channel.times[i] > channel.times[i - 1])) refuse("times do not rise");
                if (channel.times.empty() || channel.times[0] < 0.0) refuse("times below 0");
                channel.values = floats(sampler["output"].toInt(-1), channel.path == "rotation" ? "VEC4" : "VEC3", false, 0);
                if (channel.values.size() != channel.times.size()) refuse("output of another count");
                if (channel.path == "rotation")
                    for (const auto& q : channel.values)
                        if (std::abs(std::hypot(std::hypot(q[0], q[1]), std::hypot(q[2], q[3])) - 1.0) > 1e-5) refuse("a rotation of the motion is not unit");
                if (channel.node < 0 || channel.node >= static_cast<int>(out_.nodes.size())) refuse("motion of no node");
                out_.channels.push_back(std::move(channel));
            }
        }
        return out_;
    }

private:
    Glb& refuse(const QString& rule) {
        if (out_.wrong.isEmpty()) out_.wrong = rule;
        return out_;
    }
    std::uint32_t word(std::size_t at) const {
        std::uint32_t value = 0;
        std::memcpy(&value, bytes_.data() + at, 4);
        return value;
    }
    static Eigen::Vector3d vector3(const QJsonArray& a) { return {a[0].toDouble(), a[1].toDouble(), a[2].toDouble()}; }

    // Start of an accessor's bytes.
    std::size_t view(const QJsonObject& accessor, std::size_t bytes, int target) {
        const QJsonObject v = out_.root.value("bufferViews").toArray()[accessor["bufferView"].toInt(-1)].toObject();
        const auto offset = static_cast<std::size_t>(v["byteOffset"].toDouble()), length = static_cast<std::size_t>(v["byteLength"].toDouble());
        if (offset % 4 != 0) refuse("alignment");
        if (length < bytes || offset + length > binary_.size()) refuse("a view beyond its buffer");
        if (v["target"].toInt(0) != target) refuse("target of a view");
        return offset;
    }
    std::vector<std::vector<double>> floats(int index, const QString& type, bool extremes, int target) {
        std::vector<std::vector<double>> values;
        const QJsonObject a = out_.root.value("accessors").toArray()[index].toObject();
        if (a["componentType"].toInt() != 5126 || a["type"].toString() != type || a["count"].toInt() < 1) return refuse("accessor " + QString::number(index)), values;
        const std::size_t n = type == "SCALAR" ? 1 : type == "VEC3" ? 3 : 4, count = static_cast<std::size_t>(a["count"].toInt());
        const std::size_t at = view(a, 4 * n * count, target);
        if (!out_.wrong.isEmpty()) return values;
        std::vector<float> low(n, HUGE_VALF), high(n, -HUGE_VALF);
        for (std::size_t i = 0; i < count; ++i) {
            values.emplace_back();
            for (std::size_t k = 0; k < n; ++k) {
                float value = 0.0f;
                std::memcpy(&value, binary_.data() + at + 4 * (i * n + k), 4);
                if (!std::isfinite(value)) refuse("a number is not finite");
                low[k] = std::min(low[k], value), high[k] = std::max(high[k], value);
                values.back().push_back(static_cast<double>(value));
            }
        }
        if (extremes)
            for (std::size_t k = 0; k < n; ++k)
                if (static_cast<float>(a["min"].toArray()[static_cast<qsizetype>(k)].toDouble(NAN)) != low[k] || static_cast<float>(a["max"].toArray()[static_cast<qsizetype>(k)].toDouble(NAN)) != high[k])
                    refuse("min and max of accessor " + QString::number(index));
        return values;
    }
    std::vector<std::uint32_t> indices(int index) {
        std::vector<std::uint32_t> values;
        const QJsonObject a = out_.root.value("accessors").toArray()[index].toObject();
        if (a["componentType"].toInt() != 5125 || a["type"].toString() != "SCALAR") return refuse("indices"), values;
        const auto count = static_cast<std::size_t>(a["count"].toInt());
        const std::size_t at = view(a, 4 * count, 34963);
        for (std::size_t i = 0; i < count && out_.wrong.isEmpty(); ++i) {
            std::uint32_t value = 0;
            std::memcpy(&value, binary_.data() + at + 4 * i, 4);
            if (value == 0xFFFFFFFF) refuse("primitive restart");
            values.push_back(value);
        }
        return values;
    }

    std::string bytes_, binary_;
    Glb out_;
};

inline Glb read_glb(const std::string& bytes) { return GlbReader(bytes).read(); }

} // namespace saltus::test
