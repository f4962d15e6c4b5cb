// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/edit.h"

namespace saltus::model {

SALTUS_COMPILED_HERE(Value);
SALTUS_COMPILED_HERE(SystemKind);
SALTUS_COMPILED_HERE(RelationKind);
SALTUS_COMPILED_HERE(LawKind);
SALTUS_COMPILED_HERE(BodyShape);
SALTUS_COMPILED_HERE(PlotKind);
SALTUS_COMPILED_HERE(Model);
SALTUS_COMPILED_HERE(Item);
SALTUS_COMPILED_HERE(Single);

} // namespace saltus::model
