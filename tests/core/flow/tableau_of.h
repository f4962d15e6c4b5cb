// SPDX-License-Identifier: GPL-3.0-or-later
// The tableau of an explicit method as it is run: with a right side that is 1 in one evaluation of a step and 0 in the others, the stages'
// states and the new state are the tableau's columns. And the rooted trees of order p with their elementary weights
// (J. C. Butcher; Hairer, Norsett, Wanner I, II.2), for every order condition there is.
#pragma once

#include <algorithm>
#include <functional>
#include <vector>

namespace saltus::testing {

struct Tree {
    std::vector<int> children; // indices of smaller trees, ascending
    int order = 1;
    double density = 1.0; // gamma
};

// All rooted trees up to an order: 1, 1, 2, 4, 9, 20, 48, 115 of order 1 ... 8.
inline std::vector<Tree> rooted_trees(int most) {
    std::vector<Tree> trees{{{}, 1, 1.0}};
    for (int order = 2; order <= most; ++order) {
        const int known = static_cast<int>(trees.size());
        std::vector<int> children;
        std::function<void(int, int)> grow = [&](int left, int from) {
            if (left == 0) {
                Tree tree{children, order, static_cast<double>(order)};
                for (int child : children) tree.density *= trees[static_cast<std::size_t>(child)].density;
                trees.push_back(tree);
                return;
            }
            for (int child = from; child < known; ++child) {
                const int size = trees[static_cast<std::size_t>(child)].order;
                if (size > left) continue;
                children.push_back(child);
                grow(left - size, child);
                children.pop_back();
            }
        };
        grow(order - 1, 0);
    }
    return trees;
}

using Matrix = std::vector<std::vector<double>>;

// sum_i weights[i] * product over the children of (A Phi(child))_i, for every tree
inline std::vector<double> elementary_weights(const std::vector<Tree>& trees, const Matrix& A, const std::vector<double>& weights) {
    const std::size_t s = A.size();
    std::vector<std::vector<double>> inner, pushed; // of a tree: the product at each stage, and A times it
    std::vector<double> phi;
    for (const Tree& tree : trees) {
        std::vector<double> product(s, 1.0), image(s, 0.0);
        for (int child : tree.children)
            for (std::size_t i = 0; i < s; ++i) product[i] *= pushed[static_cast<std::size_t>(child)][i];
        double sum = 0.0;
        for (std::size_t i = 0; i < s; ++i) {
            sum += weights[i] * product[i];
            for (std::size_t j = 0; j < s; ++j) image[i] += A[i][j] * product[j];
        }
        inner.push_back(product);
        pushed.push_back(image);
        phi.push_back(sum);
    }
    return phi;
}

} // namespace saltus::testing
