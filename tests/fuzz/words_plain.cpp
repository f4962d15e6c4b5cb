// SPDX-License-Identifier: GPL-3.0-or-later
// Words of everything that is not a scene: meshes, robots, tables, problems, bundles, circuits, bytes.
#include "targets.h"

std::span<const char* const> fuzz_words() {
    static const char* const words[] = {
        "0", "1", "-1", "2", "3", "-4", "1e308", "-1e-320", "nan", "inf", "0x1p3", "4294967295", "2147483648", "-9223372036854775808", "99999999", "1,5",
        "0.5", " ", "\n", "\r\n", "\t", ";", ",", "#", "[", "]", "{", "}", "\"", "\\u0000", "\xEF\xBB\xBF", "\xC3", "\xFF\xFF\xFF\xFF", "\x7F\x7F\x7F\x7F",
        "v ", "f ", "vn ", "usemtl a\n", "f 1 2 3\n", "f 1//1 -1//1 99//1\n", "solid", "facet", "outer loop", "vertex ", "endfacet", "endsolid",
        "ply\n", "format ascii 1.0\n", "format binary_little_endian 1.0\n", "format binary_big_endian 1.0\n", "element vertex ", "element face ",
        "property list uchar int vertex_indices\n", "property list uint uint a\n", "property double x\n", "end_header\n",
        "<robot name=\"r\">", "</robot>", "<link name=\"a\">", "<link name=\"b\"/>", "</link>", "<joint name=\"j\" type=\"revolute\">", "</joint>",
        "<parent link=\"a\"/>", "<child link=\"b\"/>", "<inertial>", "<mass value=\"1\"/>", "<inertia ixx=\"1\" iyy=\"1\" izz=\"1\"/>", "</inertial>",
        "<origin xyz=\"0 0 1\" rpy=\"0 0 0\"/>", "<axis xyz=\"1 0 0\"/>", "<collision>", "<geometry>", "<box size=\"1 1 1\"/>", "<sphere radius=\"1\"/>",
        "<mesh filename=\"a.stl\"/>", "<limit lower=\"-1\" upper=\"1\"/>", "continuous", "prismatic", "fixed", "floating", "&amp;", "&#0;", "<!--", "-->",
        "<![CDATA[", "angle [deg]", "lift [mm]", "rad", "\"saltus_bundle\"", "\"digests\"", "\"scene\"", "\"steps\"", "\"set\"", "\"stride\"",
        "R ", "C ", "L ", "V ", "D ", "K ", "Y ", "GND ", "gnd", "1k", "10mH", "sin(2*pi*50*t)", "--until", "--set", "--record", "--step", "--json",
        "run.integrator=", "run.step=", "1e-9", "1 ms", "-", "--", "=", "/dev/null", "../", "\x1b[31m", "*(", ")"};
    return words;
}
