// SPDX-License-Identifier: GPL-3.0-or-later
// Commands, options and what may stand behind them.
#include "targets.h"

std::span<const char* const> fuzz_words() {
    static const char* const words[] = {
        "\ncheck", "\nrun", "\nsections", "\nexport", "\nimport", "\nreplay", "\nsolve", "\n--help", "\n--version", "\nSCENE", "\nRECORDING", "\nBUNDLE", "\nROBOT", "\nPROBLEM",
        "\n--set\n", "\n--step\n", "\n--until\n", "\n--memory\n", "\n--solver\n", "\n--change\n", "\n--record\n", "\n--every\n", "\n--output\n", "\n-o\n", "\n--report\n",
        "\n--events\n", "\n--bundle\n", "\n--plot\n", "\n--kind\n", "\n--x\n", "\n--y\n", "\n--phase\n", "\n--period\n", "\n--offset\n", "\n--interaction\n", "\n--signal\n",
        "\n--level\n", "\n--direction\n", "\n--from\n", "\n--to\n", "\n--csv\n", "\n--tolerance\n", "\n--json\n", "\n--free-base\n", "\n--\n", "\n-", "=", ",", ":", "(", ")",
        "run.integrator=event-driven", "run.integrator=euler-moreau", "run.theta=", "run.step=", "run.accuracy=", "world.projection=none", "world.gravity=", "run.seed=",
        "gravity=", "e=", "g=", "10:e=0.5", "1:pull=ball 0,0,0 1,2,3", "20:pull=", "ball.q[0]", "ball.v[0]", "ball.u", "energy.total", "hypot(ball.q[0], 1)", "if(t > 1, 2, 3)",
        "stroboscopic", "impact", "plane", "lcp", "mlcp", "relay", "friction2d", "friction3d", "rolling", "automatic", "closed-form", "lemke", "pgs", "active-set",
        "semismooth-newton", "enumerative", "nsgs", "anderson", "interior-point", "admm", "all", "out.csv", "out.h5", "out.json", "out.saltus", "OUT.CSV", ".", "..", "nothing",
        "0", "1", "-1", "2", "1e-3", "1e308", "-1e-320", "nan", "inf", "0x10", "4294967296", "-9223372036854775808", "99999999999999999999", "1,5", "1 ms", "2 s", "3 kg", "5 m/s^2",
        "0.1 ms", "1 GB", "2 kB", "-1 MB", "pi", "sin(t)", " ", "\n", "\n\n", "\t", "\"", "'", "\\", "%s%n", "$HOME", "\x1b[31m", "\xC3", "\xFF", "\xEF\xBB\xBF", "\xE2\x80\xAE", "*"};
    return words;
}
