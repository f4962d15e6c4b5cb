// As standard.h, for what is optimised less.
#pragma once

#include "cmake/precompiled/standard.h"
