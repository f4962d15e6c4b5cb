// SPDX-License-Identifier: GPL-3.0-or-later
// A parsed scene file as a tree that knows where each part stands, and gives typed values or reports what is wrong.
#pragma once

#include "core/base/error.h"
#include "core/io/json_pieces.h"
#include "core/io/scene_keys.h"
#include "core/io/scene_source.h"
#include "core/model/model.h"

#include <json/value.h>

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace saltus::io {

// A value in the tree with its path, "systems.follower.M[0]".
struct SceneNode {
    const Json::Value* value = nullptr;
    std::string path;
};

class SceneTree {
public:
    // The whole text as JSON, a long one in pieces of so many bytes with a question between. Errors: the first fault of form.
    static Result<Json::Value, Errors> parse(const SceneSource& source, int deepest, std::size_t piece = kJsonPiece);

    SceneTree(const SceneSource& source, const Json::Value& root, Errors& errors) : source_(source), root_(root), errors_(errors) {}

    SceneNode root() const { return {&root_, ""}; }
    Place place(const SceneNode& node) const;
    // The deepest known place of an object path: for errors that know no better.
    Place locate(std::string_view path) const;

    // True after an error that leaves the model incomplete, so that looking at its meaning would say nonsense.
    bool incomplete() const noexcept { return incomplete_; }

    void error(const SceneNode& node, std::string message, std::string remedy);
    std::size_t more() const noexcept { return more_; } // errors that were not kept

    // An object with these keys and no others. Nothing: it is no object.
    bool expect(const SceneNode& node, std::string_view object_name);
    std::optional<SceneNode> member(const SceneNode& node, const char* key) const;
    // Keys of an object, each behind `before`.
    void note(const SceneNode& node, const std::string& before, model::WrittenKeys& to) const;
    // Members in the order of the file; reports what is no object.
    std::vector<std::pair<std::string, SceneNode>> members(const SceneNode& node);
    // Items of a list; reports what is no list.
    std::vector<SceneNode> items(const SceneNode& node);

    // Each reads member `key` of `node` into `out` and leaves it alone when the key is absent.
    void read(const SceneNode& node, const char* key, std::string& out);
    void read(const SceneNode& node, const char* key, bool& out);
    void read(const SceneNode& node, const char* key, double& out);
    void read(const SceneNode& node, const char* key, int& out);
    void read(const SceneNode& node, const char* key, model::Value& out);
    void read(const SceneNode& node, const char* key, std::optional<model::Value>& out);
    void read(const SceneNode& node, const char* key, model::ValueVector& out);
    void read(const SceneNode& node, const char* key, model::RowValues& out); // a value, or a list of them
    void read(const SceneNode& node, const char* key, model::ValueMatrix& out);
    void read(const SceneNode& node, const char* key, std::vector<std::string>& out);
    void read(const SceneNode& node, const char* key, std::optional<std::pair<double, double>>& out);
    // The index of the word in the table, nothing (and an error) when it is none of them.
    std::optional<std::size_t> word(const SceneNode& node, const char* key, std::string_view words);

    model::Value value(const SceneNode& node);
    std::string text(const SceneNode& node);

    // Every comment of the file, in its order, with the part that it belongs to.
    std::vector<model::Comment> comments() const;

private:
    std::size_t key_offset(const Json::Value& value) const;

    void number_too_large(const SceneNode& node);
    void keep(Error error);

    const SceneSource& source_;
    const Json::Value& root_;
    Errors& errors_;
    bool incomplete_ = false;
    std::size_t more_ = 0;
};

} // namespace saltus::io
