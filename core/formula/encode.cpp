// SPDX-License-Identifier: GPL-3.0-or-later
// Slots by linear scan: control only flows forward, so a register is alive from its first writing to its last reading.
// Then the form of every instruction: what the one before left in the accumulator is taken from there.
#include "core/formula/tape_impl.h"

#include "core/base/check.h"

#include <algorithm>
#include <array>

namespace saltus::formula {

namespace {

constexpr std::uint32_t kNoSlot = ~std::uint32_t{0};

enum Form : int { none, slot, accumulator, constant, kForms };
namespace letters { // as they stand in the tables of codes
constexpr Form n = none, w = slot, a = accumulator, k = constant;
}

struct CodeTable {
    std::array<std::array<std::array<int, kForms>, kForms>, kOpCount> code{};
};

constexpr CodeTable make_table(bool branches) {
    using namespace letters;
    CodeTable table;
    for (auto& op : table.code)
        for (auto& x : op)
            for (int& y : x) y = -1;
    if (!branches) {
#define X(op, f, g, value) table.code[static_cast<std::size_t>(Op::op)][f][g] = static_cast<int>(Code::op##_##f##g);
        SALTUS_CODES(X)
#undef X
    } else {
#define X(op, f, g, value) table.code[static_cast<std::size_t>(Op::op)][f][g] = static_cast<int>(Code::branch_##op##_##f##g);
        SALTUS_BRANCHES(X)
#undef X
    }
    return table;
}
constexpr CodeTable kCodes = make_table(false), kBranches = make_table(true);

using FusedTable = std::array<std::array<std::array<std::array<int, kForms>, kForms>, kForms>, 3>;
constexpr FusedTable make_fused_table() {
    using namespace letters;
    FusedTable table{};
    for (auto& fusion : table)
        for (auto& x : fusion)
            for (auto& y : x)
                for (int& z : y) z = -1;
#define X(fusion, f, g, h, value) table[static_cast<std::size_t>(Step::Fusion::fusion)][f][g][h] = static_cast<int>(Code::fusion##_##f##g##h);
    SALTUS_FUSED(X)
#undef X
    return table;
}
constexpr FusedTable kFused = make_fused_table();

class Encoder {
public:
    Encoder(const Schedule& schedule, Tape::Impl& tape)
        : schedule_(schedule), tape_(tape), first_(tape.nodes.size(), kNever), last_(tape.nodes.size(), 0),
          slots_(tape.nodes.size(), kNoSlot) {}

    void run() {
        find_lives();
        find_targets();
        for (const auto& [node, index] : tape_.symbols)
            if (last_[node] > 0) tape_.inputs.push_back({take(node), index});
        for (const auto& [node, index] : tape_.cell_symbols)
            if (last_[node] > 0) tape_.cells.push_back({take(node), index});
        const std::size_t count = schedule_.steps.size();
        where_.resize(count + 1);
        for (std::size_t i = 0; i < count; ++i) {
            where_[i] = tape_.code.size();
            if (target_[i]) in_accumulator_ = kNobody;
            step(schedule_.steps[i], i);
            release(i);
        }
        where_[count] = tape_.code.size();
        tape_.code.push_back({});
        for (const auto& [at, target] : jumps_)
            tape_.code[at].dst = static_cast<std::uint32_t>(where_[target] - at);
        for (const Operand& output : schedule_.outputs) tape_.outputs.push_back(output_of(output));
        tape_.slots = used_;
        list_output_slots(tape_);
    }

    std::size_t run_in_stages(std::span<const std::size_t> outputs, std::span<const std::shared_ptr<Tape::Impl>> stages) {
        find_lives();
        keep_what_is_handed_on();
        for (const auto& [node, index] : tape_.symbols)
            if (last_[node] > 0) stages[schedule_.stage[node]]->inputs.push_back({take(node), index});
        for (std::size_t s = 0, i = 0; s < stages.size(); ++s) {
            in_accumulator_ = kNobody;
            for (; i < schedule_.stage_ends[s]; ++i) {
                step(schedule_.steps[i], i);
                release(i);
            }
            tape_.code.push_back({});
            stages[s]->code = std::move(tape_.code);
            tape_.code.clear();
        }
        auto output = schedule_.outputs.begin();
        for (std::size_t s = 0; s < outputs.size(); ++s)
            for (std::size_t k = 0; k < outputs[s]; ++k, ++output) stages[s + 1]->outputs.push_back(output_of(*output));
        for (const auto& stage : stages) {
            stage->slots = used_;
            list_output_slots(*stage);
        }
        return used_;
    }

private:
    static constexpr std::size_t kNever = ~std::size_t{0};
    static constexpr NodeId kNobody = ~NodeId{0};

    template <class F>
    static void for_reads(const Step& step, F&& f) {
        for (const Operand* operand : {&step.a, &step.b, &step.c})
            if (operand->kind == Operand::Kind::reg) f(operand->reg);
    }
    template <class F>
    static void for_writes(const Step& step, F&& f) {
        if (step.kind == Step::Kind::branch || step.kind == Step::Kind::jump) return;
        f(step.dst);
        if (step.kind == Step::Kind::sincos) f(step.dst2);
    }

    // Times are index + 1; 0 is before the first step.
    void find_lives() {
        const auto& steps = schedule_.steps;
        ends_.resize(steps.size() + 2);
        for (std::size_t i = 0; i < steps.size(); ++i) {
            for_reads(steps[i], [&](NodeId reg) { last_[reg] = i + 1; });
            for_writes(steps[i], [&](NodeId reg) {
                first_[reg] = std::min(first_[reg], i + 1);
                last_[reg] = std::max(last_[reg], i + 1);
            });
        }
        for (const Operand& output : schedule_.outputs)
            if (output.kind == Operand::Kind::reg) last_[output.reg] = steps.size() + 1;
        for (NodeId reg = 0; reg < last_.size(); ++reg)
            if (last_[reg] > 0) ends_[last_[reg]].push_back(reg);
    }
    // Stages may be run again and again: a slot that another one reads is nobody else's.
    void keep_what_is_handed_on() {
        std::vector<char> handed_on(slots_.size(), 0);
        for (std::size_t s = 0, i = 0; s < schedule_.stage_ends.size(); ++s)
            for (; i < schedule_.stage_ends[s]; ++i)
                for_reads(schedule_.steps[i], [&](NodeId reg) { handed_on[reg] = handed_on[reg] || written_in(reg) != s; });
        for (auto& ends : ends_)
            std::erase_if(ends, [&](NodeId reg) { return handed_on[reg] != 0; });
    }
    std::size_t written_in(NodeId reg) const { // inputs before the first step of their stage
        if (first_[reg] == kNever) return schedule_.stage[reg];
        return static_cast<std::size_t>(std::upper_bound(schedule_.stage_ends.begin(), schedule_.stage_ends.end(), first_[reg] - 1) - schedule_.stage_ends.begin());
    }
    Tape::Impl::Output output_of(const Operand& output) const {
        const bool stands = output.kind == Operand::Kind::reg;
        return {stands ? slots_[output.reg] : 0, !stands, output.value};
    }
    static void list_output_slots(Tape::Impl& tape) {
        if (std::any_of(tape.outputs.begin(), tape.outputs.end(), [](const Tape::Impl::Output& output) { return output.constant; })) return;
        for (const Tape::Impl::Output& output : tape.outputs) tape.output_slots.push_back(output.slot);
    }
    void find_targets() {
        target_.assign(schedule_.steps.size() + 1, 0);
        for (const Step& step : schedule_.steps)
            if (step.kind == Step::Kind::branch || step.kind == Step::Kind::jump) target_[step.target] = 1;
    }

    std::uint32_t take(NodeId reg) {
        if (slots_[reg] != kNoSlot) return slots_[reg];
        if (free_.empty()) return slots_[reg] = used_++;
        slots_[reg] = free_.back();
        free_.pop_back();
        return slots_[reg];
    }
    void release(std::size_t i) {
        for (const NodeId reg : ends_[i + 1])
            if (slots_[reg] != kNoSlot) free_.push_back(slots_[reg]);
    }

    struct Source {
        Form form = none;
        std::uint32_t slot = 0;
        double value = 0.0;
    };
    Source source(const Operand& operand, bool accumulator_allowed) const {
        if (operand.kind == Operand::Kind::none) return {};
        if (operand.kind == Operand::Kind::constant) return {constant, 0, operand.value};
        SALTUS_DEMAND(slots_[operand.reg] != kNoSlot); // an input that the tape was not given
        return {accumulator_allowed && operand.reg == in_accumulator_ ? accumulator : slot, slots_[operand.reg], 0.0};
    }
    // A constant where no form takes one: into a slot of its own for a moment.
    Source in_slot(Source s) {
        if (s.form != constant) return s;
        const std::uint32_t temporary = free_.empty() ? used_++ : free_.back();
        if (!free_.empty()) free_.pop_back();
        borrowed_.push_back(temporary);
        Instruction load;
        load.code = Code::constant_kn;
        load.dst = temporary;
        load.k = s.value;
        tape_.code.push_back(load);
        in_accumulator_ = kNobody;
        return {slot, temporary, 0.0};
    }
    void give_back() {
        free_.insert(free_.end(), borrowed_.begin(), borrowed_.end());
        borrowed_.clear();
    }

    // The instruction without its destination.
    Instruction operation(const CodeTable& table, Op op, const Operand& left, const Operand& right) {
        const auto& forms = table.code[static_cast<std::size_t>(op)];
        for (const bool accumulators : {true, false}) {
            Source x = source(left, accumulators), y = source(right, accumulators);
            if (const auto made = with_forms(forms, x, y)) return *made;
            if (is_commutative(op))
                if (const auto made = with_forms(forms, y, x)) return *made;
            if (!accumulators) break;
            // One in the accumulator, the other in its slot.
            if (x.form == accumulator && y.form == accumulator) {
                y.form = slot;
                if (const auto made = with_forms(forms, x, y)) return *made;
            }
        }
        Source x = in_slot(source(left, false));
        const auto half = with_forms(forms, x, source(right, false));
        if (half) return *half;
        const auto made = with_forms(forms, x, in_slot(source(right, false)));
        SALTUS_DEMAND(made.has_value());
        return *made;
    }
    static std::optional<Instruction> with_forms(const std::array<std::array<int, kForms>, kForms>& forms, const Source& x, const Source& y) {
        const int code = forms[x.form][y.form];
        if (code < 0) return std::nullopt;
        Instruction made;
        made.code = static_cast<Code>(code);
        made.x = x.slot;
        made.y = y.slot;
        made.k = x.form == constant ? x.value : y.value;
        return made;
    }

    // x*y and z in the first order and the first forms that there is an instruction for.
    Instruction fused(const Step& step) {
        const auto& forms = kFused[static_cast<std::size_t>(step.fusion)];
        const auto fitting = [&](const Source& x, const Source& y, const Source& z) -> std::optional<Instruction> {
            const int code = forms[x.form][y.form][z.form];
            if (code < 0) return std::nullopt;
            Instruction made;
            made.code = static_cast<Code>(code);
            std::uint32_t read[3] = {0, 0, 0};
            std::size_t count = 0;
            for (const Source* source : {&x, &y, &z})
                if (source->form == slot) read[count++] = source->slot;
            made.x = read[0];
            made.y = read[1];
            if (count == 3) made.z = read[2];
            for (const Source* source : {&x, &y, &z})
                if (source->form == constant) made.k = source->value;
            return made;
        };
        for (const int taken : {7, 3, 1, 2, 4, 0}) { // who may be in the accumulator
            const Source x = source(step.a, (taken & 1) != 0), y = source(step.b, (taken & 2) != 0), z = source(step.c, (taken & 4) != 0);
            if (const auto made = fitting(x, y, z)) return *made;
            if (const auto made = fitting(y, x, z)) return *made;
        }
        const Source z = in_slot(source(step.c, false)); // x*k + k'
        const Source x = source(step.a, false), y = source(step.b, false);
        if (const auto made = fitting(x, y, z)) return *made;
        if (const auto made = fitting(y, x, z)) return *made;
        const auto made = fitting(in_slot(x), in_slot(y), z);
        SALTUS_DEMAND(made.has_value());
        return *made;
    }

    void step(const Step& step, std::size_t i) {
        Instruction made;
        switch (step.kind) {
        case Step::Kind::compute:
            made = operation(kCodes, step.op, step.a, step.b);
            return finish(made, step, i);
        case Step::Kind::move:
            made = operation(kCodes, step.a.kind == Operand::Kind::constant ? Op::constant : Op::symbol, step.a, {});
            return finish(made, step, i);
        case Step::Kind::sincos: {
            const Source x = source(step.a, true);
            made.code = x.form == accumulator ? Code::sincos_a : Code::sincos_w;
            made.x = x.slot;
            ending(i);
            made.dst = take(step.dst);
            made.y = take(step.dst2);
            tape_.code.push_back(made);
            in_accumulator_ = step.dst2;
            return;
        }
        case Step::Kind::select: {
            const Source condition = in_slot(source(step.a, false)), x = in_slot(source(step.b, false)), y = in_slot(source(step.c, false));
            made.code = Code::select;
            made.x = condition.slot;
            made.y = x.slot;
            made.z = y.slot;
            return finish(made, step, i);
        }
        case Step::Kind::branch:
            made = operation(kBranches, step.op, step.a, step.b);
            give_back();
            break;
        case Step::Kind::jump: made.code = Code::jump; break;
        case Step::Kind::fused: return finish(fused(step), step, i);
        }
        jumps_.emplace_back(tape_.code.size(), step.target);
        tape_.code.push_back(made);
        if (step.kind == Step::Kind::jump) in_accumulator_ = kNobody;
    }
    // Operands that are read for the last time make room for the result.
    void ending(std::size_t i) {
        auto& ends = ends_[i + 1];
        const Step& now = schedule_.steps[i];
        std::erase_if(ends, [&](NodeId reg) {
            bool written = false;
            for_writes(now, [&](NodeId other) { written = written || other == reg; });
            if (written || slots_[reg] == kNoSlot) return false;
            free_.push_back(slots_[reg]);
            return true;
        });
        give_back();
    }
    void finish(Instruction made, const Step& step, std::size_t i) {
        ending(i);
        made.dst = take(step.dst);
        tape_.code.push_back(made);
        in_accumulator_ = step.dst;
    }

    const Schedule& schedule_;
    Tape::Impl& tape_;
    std::vector<std::size_t> first_, last_; // by register
    std::vector<std::uint32_t> slots_;
    std::vector<std::vector<NodeId>> ends_; // registers by the time of their last use
    std::vector<char> target_;
    std::vector<std::uint32_t> free_, borrowed_;
    std::vector<std::size_t> where_;
    std::vector<std::pair<std::size_t, std::uint32_t>> jumps_; // instruction, step
    std::uint32_t used_ = 0;
    NodeId in_accumulator_ = kNobody;
};

} // namespace

void encode(const Schedule& schedule, Tape::Impl& tape) {
    Encoder(schedule, tape).run();
}

std::size_t encode_in_stages(const Schedule& schedule, Tape::Impl& whole, std::span<const std::size_t> outputs,
                             std::span<const std::shared_ptr<Tape::Impl>> stages) {
    return Encoder(schedule, whole).run_in_stages(outputs, stages);
}

} // namespace saltus::formula
