// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/field_list.h"

#include "core/model/walk.h"

namespace saltus::model {

template <class Part>
std::vector<ListedField<std::is_const_v<Part>>> fields_of(Part& part) {
    std::vector<ListedField<std::is_const_v<Part>>> list;
    list.reserve(32); // of most parts
    walk(part, [&](PropertyId id, const FieldInfo& info, bool required, auto& value) { list.push_back({id, &info, required, &value}); });
    return list;
}

#define SALTUS_FIELDS_OF(Part) \
    template std::vector<ListedField<false>> fields_of(Part&); \
    template std::vector<ListedField<true>> fields_of(const Part&);
SALTUS_FIELDS_OF(Parameter)
SALTUS_FIELDS_OF(Function)
SALTUS_FIELDS_OF(Drive)
SALTUS_FIELDS_OF(Expression)
SALTUS_FIELDS_OF(System)
SALTUS_FIELDS_OF(Interaction)
SALTUS_FIELDS_OF(Material)
SALTUS_FIELDS_OF(ContactLaw)
SALTUS_FIELDS_OF(Body)
SALTUS_FIELDS_OF(Joint)
SALTUS_FIELDS_OF(Shape)
SALTUS_FIELDS_OF(Heading)
SALTUS_FIELDS_OF(World)
SALTUS_FIELDS_OF(Run)
#undef SALTUS_FIELDS_OF

} // namespace saltus::model
