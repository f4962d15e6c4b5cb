// What nearly every source that computes with vectors includes; compiled once.
#pragma once

#include "cmake/precompiled/standard.h"

#include <Eigen/Core>
#include <Eigen/Geometry>
