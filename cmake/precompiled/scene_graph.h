// What nearly every source of the picture includes; compiled once.
#pragma once

#include "cmake/precompiled/numbers.h"

#include <osg/Geometry>
#include <osg/Group>
#include <osgViewer/Viewer>
