// What nearly every source of the scene view's widgets includes; compiled once.
#pragma once

#include "cmake/precompiled/scene_graph.h"
#include "cmake/precompiled/ui.h"

#include <QOpenGLFramebufferObject>
#include <QOpenGLWidget>
#include <QVariantAnimation>
