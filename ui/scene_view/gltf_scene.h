// SPDX-License-Identifier: GPL-3.0-or-later
// Rigid bodies and shapes as they are drawn, for other programs.
#pragma once

#include "core/base/error.h"
#include "core/io/gltf.h"
#include "core/model/model.h"

#include <string>

namespace saltus {
class Recording;
}
namespace saltus::ui {
class Theme;
}

namespace saltus::ui::scene {

class BodyScene;
class BodySource;
class Links;

// One node a body, where it stands now. Bodies of the same look share a mesh, parts of the same colour a material. Then rods, ropes
// and springs: a node for each piece that is rigid but for its length.
io::GltfScene gltfScene(const BodyScene& scene, const Links& links, const BodySource& names, const std::string& title);

inline constexpr double kGltfPictures = 60.0; // a second
inline constexpr std::size_t kMostGltfPictures = 36000;

// How the bodies went from `from` to `to` (s, recorded), kGltfPictures a second, fewer of long times. Bodies that did not move
// get no motion.
void addMotion(io::GltfScene& out, const BodyScene& scene, const Links& links, const BodySource& source, const Recording& recording, double from, double to);

// The shapes of a scene of equations at this row of the recording, one node for each piece that is rigid; what is longer or
// shorter at other times (springs, stems) is scaled. `motion`: of the whole recording. Errors: no shapes, formulas that cannot
// be read.
Result<io::GltfScene> shapeMeshes(const model::Model& model, const Recording& recording, const Theme& theme, std::size_t row, bool motion);

// Without a window: bodies or shapes in the last row of the recording, in the theme's colours. Errors: there is nothing to see,
// nothing is recorded.
Result<io::GltfScene> recordedMeshes(const model::Model& model, const Recording& recording, const Theme& theme, bool motion);

} // namespace saltus::ui::scene
