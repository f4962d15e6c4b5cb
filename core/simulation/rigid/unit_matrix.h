// SPDX-License-Identifier: GPL-3.0-or-later
// The four blocks that a unit adds to the matrix of its bodies: sum of G^T E G over its contacts and rows.
#pragma once

#include "core/simulation/rigid/block_planar.h"
#include "core/simulation/rigid/body_matrix.h"
#include "core/simulation/rigid/contact_blocks.h"

namespace saltus::rigid {

// Planar: the blocks are those of block_planar.h.
template <bool One, bool Planar>
class UnitMatrix {
public:
    // E: Rows x Rows, row-major
    template <int Rows>
    void add(const double* E, const HalfRow* ga, const HalfRow* gb) noexcept {
        HalfRow z[Rows]; // the middle pair is not read in the plane
        times<Rows>(E, ga, z);
        add_products<Rows>(aa_, ga, z);
        if constexpr (!One) {
            add_products<Rows>(ba_, gb, z);
            times<Rows>(E, gb, z);
            add_products<Rows>(ab_, ga, z);
            add_products<Rows>(bb_, gb, z);
        }
    }
    void write(BodyMatrix& matrix, std::uint32_t number, const Unit& unit) const noexcept {
        add(matrix.diagonal(unit.a), aa_);
        if constexpr (!One) {
            add(matrix.diagonal(unit.b), bb_);
            add(matrix.block_ab(number), ab_);
            add(matrix.block_ba(number), ba_);
        }
    }

private:
    // z = E x
    template <int Rows>
    static void times(const double* E, const HalfRow* x, HalfRow* z) noexcept {
        for (int r = 0; r < Rows; ++r) {
            Pair z0 = {}, z1 = {}, z2 = {};
            for (int c = 0; c < Rows; ++c) {
                const Pair factor = {E[r * Rows + c], E[r * Rows + c]};
                z0 = z0 + factor * load(x[c].g);
                if constexpr (!Planar) z1 = z1 + factor * load(x[c].g + 2);
                z2 = z2 + factor * load(x[c].g + 4);
            }
            store(z[r].g, z0), store(z[r].g + 2, z1), store(z[r].g + 4, z2);
        }
    }
    // target += x^T y
    template <int Rows>
    static void add_products(Block66& target, const HalfRow* x, const HalfRow* y) noexcept {
        if constexpr (Planar) {
            for (int i = 0; i < 3; ++i) {
                double* t = target.a + planar::kRow * i;
                Pair t0 = load(t), t1 = load(t + 2);
                for (int r = 0; r < Rows; ++r) {
                    const Pair factor = {x[r].g[planar::kNumber[i]], x[r].g[planar::kNumber[i]]};
                    t0 = t0 + factor * load(y[r].g);
                    t1 = t1 + factor * load(y[r].g + 4);
                }
                store(t, t0), store(t + 2, t1);
            }
            return;
        }
        for (int i = 0; i < 6; ++i) {
            double* t = target.a + 6 * i;
            Pair t0 = load(t), t1 = load(t + 2), t2 = load(t + 4);
            for (int r = 0; r < Rows; ++r) {
                const Pair factor = {x[r].g[i], x[r].g[i]};
                t0 = t0 + factor * load(y[r].g);
                t1 = t1 + factor * load(y[r].g + 2);
                t2 = t2 + factor * load(y[r].g + 4);
            }
            store(t, t0), store(t + 2, t1), store(t + 4, t2);
        }
    }
    static void add(Block66& target, const Block66& x) noexcept {
        for (int i = 0; i < kSize; i += 2) store(target.a + i, load(target.a + i) + load(x.a + i));
    }

    static constexpr int kSize = Planar ? planar::kSize : 36;
    Block66 aa_{}, ab_{}, ba_{}, bb_{};
};

// call(one, planar): as with_size(), and whether the blocks of the matrix are planar
template <class Call>
void with_kind(const Unit& unit, const BodyMatrix& matrix, Call&& call) {
    with_size(unit, [&](auto one) {
        if (matrix.planar()) call(one, std::true_type{});
        else call(one, std::false_type{});
    });
}

} // namespace saltus::rigid
