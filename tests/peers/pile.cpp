// SPDX-License-Identifier: GPL-3.0-or-later
#include <MechanicsFwd.hpp> // before the kernel, whose visitors it extends

#include "tests/peers/numerics_matrix.h"
#include "tests/peers/pile.h"

#include <FrictionContactProblem.h>
#include <Friction_cst.h>
#include <NonSmoothDrivers.h>
#include <NumericsMatrix.h>
#include <RigidBodyDS.hpp>
#include <SiconosBulletCollisionManager.hpp>
#include <SiconosContactor.hpp>
#include <SiconosKernel.hpp>
#include <SiconosShape.hpp>
#include <SolverOptions.h>
#include <SparseBlockMatrix.h>
#include <fc3d_Solvers.h>

#include <cmath>
#include <cstdlib>
#include <dlfcn.h>

namespace saltus::peers {

namespace {

void one_thread() { // its linear algebra is slower with more at these sizes
    if (void* found = dlsym(RTLD_DEFAULT, "openblas_set_num_threads")) reinterpret_cast<void (*)(int)>(found)(1);
}

void set(SolverOptions& options, double tolerance, int most, PileSolver solver) {
    options.iparam[SICONOS_IPARAM_MAX_ITER] = most;
    options.dparam[SICONOS_DPARAM_TOL] = tolerance;
    switch (solver) {
    case PileSolver::plain:
        break;
    case PileSolver::full:
        options.iparam[SICONOS_FRICTION_3D_IPARAM_ERROR_EVALUATION] = SICONOS_FRICTION_3D_NSGS_ERROR_EVALUATION_FULL;
        break;
    case PileSolver::frozen:
        options.iparam[SICONOS_FRICTION_3D_NSGS_FREEZING_CONTACT] = 20;
        break;
    case PileSolver::newton:
        solver_options_update_internal(&options, 0, SICONOS_FRICTION_3D_ONECONTACT_NSN);
        break;
    case PileSolver::projection:
        solver_options_update_internal(&options, 0, SICONOS_FRICTION_3D_ONECONTACT_ProjectionOnConeWithLocalIteration);
        break;
    }
}

std::shared_ptr<SiconosContactorSet> box_of(double x, double y, double z) {
    auto shape = std::make_shared<SiconosBox>(x, y, z);
    shape->setInsideMargin(0.02); // of the smallest side: what its own scene builder takes
    auto result = std::make_shared<SiconosContactorSet>();
    result->append(std::make_shared<SiconosContactor>(shape));
    return result;
}

class Pile final : public PileRun {
public:
    explicit Pile(const PileSetup& setup) {
        one_thread();
        auto system = std::make_shared<NonSmoothDynamicalSystem>(0.0, 1e3);
        const auto shape = box_of(1.0, 1.0, 1.0);
        for (const PileBox& box : setup.boxes) {
            auto q = std::make_shared<SiconosVector>(7), v = std::make_shared<SiconosVector>(6);
            for (unsigned i = 0; i < 3; ++i) (*q)(i) = box.x[i];
            for (unsigned i = 0; i < 4; ++i) (*q)(3 + i) = box.q[i];
            for (unsigned i = 0; i < 6; ++i) (*v)(i) = box.v[i];
            auto inertia = std::make_shared<SimpleMatrix>(3, 3);
            inertia->zero();
            for (unsigned i = 0; i < 3; ++i) (*inertia)(i, i) = 1.0 / 6.0;
            auto body = std::make_shared<RigidBodyDS>(q, v, 1.0, inertia);
            auto weight = std::make_shared<SiconosVector>(3);
            weight->zero();
            (*weight)(2) = -setup.gravity;
            body->setFExtPtr(weight);
            body->setContactors(shape);
            system->insertDynamicalSystem(body);
        }
        auto contacts = std::make_shared<SiconosBulletCollisionManager>();
        auto place = std::make_shared<SiconosVector>(7);
        place->zero();
        (*place)(2) = -0.5;
        (*place)(3) = 1.0;
        contacts->insertStaticContactorSet(box_of(50.0, 50.0, 1.0), place);
        contacts->insertNonSmoothLaw(std::make_shared<NewtonImpactFrictionNSL>(0.0, 0.0, setup.mu, 3), 0, 0);
        contacts->useEqualityConstraints(false);
        problem_ = std::make_shared<FrictionContact>(3, SICONOS_FRICTION_3D_NSGS);
        set(*problem_->numericsSolverOptions(), setup.tolerance, setup.most, setup.solver);
        problem_->setMaxSize(static_cast<unsigned>(100 * setup.boxes.size() + 1000));
        problem_->setMStorageType(NM_SPARSE_BLOCK);
        problem_->setKeepLambdaAndYState(true); // warm starts
        stepping_ = std::make_shared<TimeStepping>(system, std::make_shared<TimeDiscretisation>(0.0, setup.h),
                                                   std::make_shared<MoreauJeanOSI>(0.5), problem_);
        stepping_->insertInteractionManager(contacts);
        stepping_->setNewtonOptions(SICONOS_TS_LINEAR);
        stepping_->setNewtonMaxIteration(1);
        stepping_->setWarnOnNonConvergence(false);
        stepping_->setCheckSolverFunction([](int, Simulation*) {}); // or it prints a line for every miss
        stepping_->initialize();
    }

    void compute() override { stepping_->computeOneStep(); }
    void next() override { stepping_->nextStep(); }
    int contacts() const override { return static_cast<int>(problem_->getSizeOutput() / 3); }
    int iterations() const override {
        return contacts() == 0 ? 0 : problem_->numericsSolverOptions()->iparam[SICONOS_IPARAM_ITER_DONE];
    }
    ReferenceFriction problem() const override {
        ReferenceFriction out;
        out.contacts = static_cast<std::size_t>(contacts());
        if (out.contacts == 0) return out;
        const FrictionContactProblem& from = *problem_->frictionContactProblemPtr();
        const SparseBlockStructuredMatrix& blocks = *from.M->matrix1;
        out.start.push_back(0);
        for (std::size_t i = 0; i < out.contacts; ++i) {
            for (std::size_t k = blocks.index1_data[i]; k < blocks.index1_data[i + 1]; ++k) {
                out.column.push_back(static_cast<unsigned>(blocks.index2_data[k]));
                for (int a = 0; a < 3; ++a)
                    for (int b = 0; b < 3; ++b) out.value.push_back(blocks.block[k][a + 3 * b]);
            }
            out.start.push_back(static_cast<unsigned>(out.column.size()));
        }
        out.q.assign(from.q, from.q + 3 * out.contacts);
        out.mu.assign(from.mu, from.mu + out.contacts);
        return out;
    }
    std::vector<double> percussions() const override {
        std::vector<double> out(3 * static_cast<std::size_t>(contacts()));
        for (std::size_t i = 0; i < out.size(); ++i) out[i] = (*problem_->z())(static_cast<unsigned>(i));
        return out;
    }

private:
    std::shared_ptr<FrictionContact> problem_;
    std::shared_ptr<TimeStepping> stepping_;
};

class Problem final : public PileProblem {
public:
    Problem(const ReferenceFriction& problem, double tolerance, int most, PileSolver solver)
        : q_(problem.q), mu_(problem.mu), u_(problem.q.size()),
          options_(solver_options_create(SICONOS_FRICTION_3D_NSGS)) {
        one_thread();
        problem_.dimension = 3;
        problem_.numberOfContacts = static_cast<int>(problem.contacts);
        problem_.M = numerics_matrix(problem, true);
        problem_.q = q_.data();
        problem_.mu = mu_.data();
        set(*options_, tolerance, most, solver);
    }
    ~Problem() override {
        solver_options_delete(options_);
        NM_clear(problem_.M);
        std::free(problem_.M);
    }
    Problem(const Problem&) = delete;
    Problem& operator=(const Problem&) = delete;

    double solve(std::vector<double>& r) override {
        const double start = processor_seconds();
        fc3d_driver(&problem_, r.data(), u_.data(), options_);
        return processor_seconds() - start;
    }
    int iterations() const override { return options_->iparam[SICONOS_IPARAM_ITER_DONE]; }

private:
    std::vector<double> q_, mu_, u_;
    FrictionContactProblem problem_{};
    SolverOptions* options_;
};

} // namespace

std::unique_ptr<PileRun> siconos_pile(const PileSetup& setup) {
    return std::make_unique<Pile>(setup);
}

std::unique_ptr<PileProblem> siconos_problem(const ReferenceFriction& problem, double tolerance, int most,
                                             PileSolver solver) {
    return std::make_unique<Problem>(problem, tolerance, most, solver);
}

} // namespace saltus::peers
