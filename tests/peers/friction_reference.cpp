// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/peers/friction_reference.h"
#include "tests/peers/numerics_matrix.h"

#include <FrictionContactProblem.h>
#include <Friction_cst.h>
#include <NonSmoothDrivers.h>
#include <NumericsMatrix.h>
#include <SolverOptions.h>
#include <SparseBlockMatrix.h>
#include <fc3d_Solvers.h>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <dlfcn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace saltus::peers {

double processor_seconds() {
    timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

NumericsMatrix* numerics_matrix(const ReferenceFriction& p, bool blocks) {
    const auto d = static_cast<std::size_t>(p.dimension), n = d * p.contacts;
    if (!blocks) {
        NumericsMatrix* M = NM_create(NM_SPARSE, static_cast<int>(n), static_cast<int>(n));
        NM_triplet_alloc(M, static_cast<CS_INT>(p.value.size()));
        for (std::size_t i = 0; i < p.contacts; ++i)
            for (unsigned k = p.start[i]; k < p.start[i + 1]; ++k)
                for (std::size_t a = 0; a < d; ++a)
                    for (std::size_t b = 0; b < d; ++b)
                        NM_entry(M, static_cast<int>(d * i + a), static_cast<int>(d * p.column[k] + b),
                                 p.value[(k * d + a) * d + b]);
        return M;
    }
    auto* S = static_cast<SparseBlockStructuredMatrix*>(std::calloc(1, sizeof(SparseBlockStructuredMatrix)));
    SBM_null(S);
    S->nbblocks = static_cast<unsigned>(p.column.size());
    S->blocknumber0 = S->blocknumber1 = static_cast<unsigned>(p.contacts);
    S->blocksize0 = static_cast<unsigned*>(std::malloc(p.contacts * sizeof(unsigned)));
    for (std::size_t i = 0; i < p.contacts; ++i) S->blocksize0[i] = static_cast<unsigned>(d * (i + 1));
    S->blocksize1 = S->blocksize0;
    S->filled1 = p.contacts + 1;
    S->filled2 = p.column.size();
    S->index1_data = static_cast<size_t*>(std::malloc(S->filled1 * sizeof(size_t)));
    S->index2_data = static_cast<size_t*>(std::malloc(S->filled2 * sizeof(size_t)));
    S->block = static_cast<double**>(std::malloc(S->nbblocks * sizeof(double*)));
    for (std::size_t i = 0; i <= p.contacts; ++i) S->index1_data[i] = p.start[i];
    for (std::size_t k = 0; k < p.column.size(); ++k) {
        S->index2_data[k] = p.column[k];
        S->block[k] = static_cast<double*>(std::malloc(d * d * sizeof(double)));
        for (std::size_t a = 0; a < d; ++a)
            for (std::size_t b = 0; b < d; ++b) S->block[k][a + d * b] = p.value[(k * d + a) * d + b];
    }
    return NM_new_SBM(static_cast<int>(n), static_cast<int>(n), S);
}

namespace {

struct Head {
    int claims, iterations;
    double seconds;
};

void work(const ReferenceFriction& p, ReferenceSolver solver, double tolerance, int most, int out) {
    const std::size_t n = p.q.size();
    FrictionContactProblem problem;
    problem.dimension = p.dimension;
    problem.numberOfContacts = static_cast<int>(p.contacts);
    problem.M = numerics_matrix(p, solver == ReferenceSolver::nsgs || solver == ReferenceSolver::nsgs_full);
    std::vector<double> q = p.q, mu = p.mu, r(n), u(n);
    problem.q = q.data();
    problem.mu = mu.data();
    const int id = p.dimension == 2                                                          ? SICONOS_FRICTION_2D_NSGS
                   : solver == ReferenceSolver::nsgs || solver == ReferenceSolver::nsgs_full ? SICONOS_FRICTION_3D_NSGS
                   : solver == ReferenceSolver::alart_curnier ? SICONOS_FRICTION_3D_NSN_AC
                                                              : SICONOS_FRICTION_3D_NSN_FB;
    Head head{0, 0, 1e300};
    double total = 0.0;
    for (int k = 0; k < 7 && total < 0.5; ++k) {
        SolverOptions* options = solver_options_create(id);
        options->iparam[SICONOS_IPARAM_MAX_ITER] = most;
        options->dparam[SICONOS_DPARAM_TOL] = tolerance;
        if (solver == ReferenceSolver::nsgs_full && p.dimension == 3)
            options->iparam[SICONOS_FRICTION_3D_IPARAM_ERROR_EVALUATION] =
                SICONOS_FRICTION_3D_NSGS_ERROR_EVALUATION_FULL;
        std::fill(r.begin(), r.end(), 0.0);
        std::fill(u.begin(), u.end(), 0.0);
        const double begin = processor_seconds();
        const int info = p.dimension == 2 ? fc2d_driver(&problem, r.data(), u.data(), options)
                                          : fc3d_driver(&problem, r.data(), u.data(), options);
        const double seconds = processor_seconds() - begin;
        head.claims = info == 0;
        head.iterations = options->iparam[SICONOS_IPARAM_ITER_DONE];
        head.seconds = std::min(head.seconds, seconds);
        total += seconds;
        solver_options_delete(options);
    }
    const auto send = [&](const void* data, std::size_t size) {
        const char* at = static_cast<const char*>(data);
        while (size > 0) {
            const ssize_t sent = write(out, at, size);
            if (sent <= 0) return;
            at += sent;
            size -= static_cast<std::size_t>(sent);
        }
    };
    send(&head, sizeof head);
    send(r.data(), n * sizeof(double));
}

} // namespace

ReferenceAnswer run_reference(const ReferenceFriction& problem, ReferenceSolver solver, double tolerance, int most,
                              int limit) {
    ReferenceAnswer answer;
    int ends[2];
    if (pipe(ends) != 0) return answer;
    std::fflush(nullptr); // or the child would write what waits here once more
    const pid_t child = fork();
    if (child < 0) return answer;
    if (child == 0) {
        close(ends[0]);
        // slower with more at these sizes
        if (void* found = dlsym(RTLD_DEFAULT, "openblas_set_num_threads")) reinterpret_cast<void (*)(int)>(found)(1);
        alarm(static_cast<unsigned>(limit));
        if (!std::freopen("/dev/null", "w", stdout) || !std::freopen("/dev/null", "w", stderr)) _exit(1);
        work(problem, solver, tolerance, most, ends[1]);
        _exit(0);
    }
    close(ends[1]);
    const auto receive = [&](void* data, std::size_t size) {
        char* at = static_cast<char*>(data);
        while (size > 0) {
            const ssize_t got = read(ends[0], at, size);
            if (got <= 0) return false;
            at += got;
            size -= static_cast<std::size_t>(got);
        }
        return true;
    };
    Head head;
    answer.r.resize(problem.q.size());
    answer.ended = receive(&head, sizeof head) && receive(answer.r.data(), answer.r.size() * sizeof(double));
    close(ends[0]);
    int status = 0;
    waitpid(child, &status, 0);
    if (answer.ended) {
        answer.claims = head.claims != 0;
        answer.iterations = head.iterations;
        answer.seconds = head.seconds;
    }
    return answer;
}

} // namespace saltus::peers
