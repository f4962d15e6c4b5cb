// What nearly every test of the core includes; compiled once.
#pragma once

#include "cmake/precompiled/standard.h"

#include <QtTest>
