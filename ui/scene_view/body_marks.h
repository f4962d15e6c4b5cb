// SPDX-License-Identifier: GPL-3.0-or-later
// What is drawn about rigid bodies: contact points, normals, percussions, friction cones, joints, body frames, the line
// of a pull. Marks keep their size on the screen. Bodies hide what happens at contacts behind them; joints and frames, which lie
// inside of bodies, shine faintly through.
#pragma once

#include "core/simulation/frame.h"
#include "ui/scene_view/body_scene.h"
#include "ui/scene_view/joint_mark.h"
#include "ui/scene_view/mark_options.h"
#include "ui/scene_view/scene_camera.h"

#include <osg/BoundingBox>
#include <osg/Group>

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace saltus::ui::scene {

class HiddenParts;

class BodyMarks {
public:
    BodyMarks();
    ~BodyMarks();

    osg::Node* node();
    void setPalette(const Palette& palette);
    void setScale(float drawn); // pixels that are drawn for one of the screen: marks have their size on the screen
    const MarkOptions& options() const;
    void setOptions(const MarkOptions& options);
    void setJoints(std::vector<JointMark> joints);
    void setChosen(std::vector<int> bodies); // their joints are shown whatever the options say
    void setChosenJoints(std::vector<std::string> names); // and so are these
    const std::vector<JointMark>& joints() const;
    void clear(); // of contacts and their history

    // Contacts of the state shown at `time` (s). A percussion that is over fades within `window` (s of simulated time);
    // a step back in time forgets what was.
    void setContacts(std::span<const FrameContact> contacts, double time, double window);
    const std::vector<FrameContact>& contacts() const;
    // From the grabbed point to the hand, in the world; nothing: no pull.
    void setPull(const std::optional<std::pair<collision::Vector3, collision::Vector3>>& line);
    // Writes the arrays anew; true when there was something to write. Call it when bodies, contacts or options changed.
    bool update(const BodyScene& bodies);
    bool isShown() const; // anything at all
    // Of the picture: arrows and points that lie wholly behind bodies are not drawn; null: all are.
    void leaveOut(const HiddenParts* hidden, const SceneCamera& camera);
    osg::BoundingBox bounds() const; // of all feet and points, and of what is as long as metres
    double reach() const;            // pixels of the screen, beyond them

    // The contact whose point or arrow lies under this point of the screen, or -1.
    int contactAt(const SceneCamera& camera, const BodyScene& bodies, double x, double y) const;

    std::size_t pointCount() const, arrowCount() const, coneCount() const; // there are
    std::size_t drawnCount() const; // points and arrows that leaveOut() left

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

} // namespace saltus::ui::scene
