<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>QObject</name>
    <message>
        <source>and</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>or</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>otherwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no interaction %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>correct the plot&apos;s interaction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>did you mean &apos;%1&apos;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The interaction %1 has no component %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its components are 0 to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signal %1 was not recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add it to run.record of the scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lower limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>upper limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>between the limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These equations are too many to be edited here; change them in the scene file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matrices of more than %1 rows are not edited here; change them in the scene file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than %1 initial values are not edited here; change them in the scene file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lagrangian system, linear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mass M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mass matrix, symmetric and positive definite: a row, entries separated by commas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damping C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damping matrix; empty: none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stiffness K</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stiffness matrix; empty: none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Force F(t)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Force: of t, drives, parameters; empty: none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At t = 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initial positions, separated by commas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initial velocities, separated by commas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lagrangian system, diagonal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One formula for every coordinate, with %1 its number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stiffness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of coordinates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many coordinates there are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lagrangian system, nonlinear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mass M(q)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mass matrix of q, symmetric and positive definite: a row, entries separated by commas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gyroscopic force F_gyr(q, v)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Force on the left side; empty: none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Internal force F_int(t, q, v)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Force F(t, q, v)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Force: of t, q, v, drives, parameters; empty: none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First-order system, linear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Factor M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Constant matrix before ẋ: a row, entries separated by commas; empty: the identity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matrix A(t)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of t, drives, parameters: a row, entries separated by commas; empty: zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source b(t)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of t, drives, parameters; empty: zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initial states, separated by commas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First-order system, nonlinear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right-hand side f(x, t)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the system&apos;s own x, t, drives, parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Linear relation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matrix H</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row for each gap, a column for each coordinate of the systems joined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One formula for every column, with %1 its number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offset b</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One number for each gap; empty: zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tangent T</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tangential direction of each gap: u_T = T v</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relation that depends on time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gap: of the joined systems&apos; q, t, drives, parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relation of positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gap: of the joined systems&apos; q and parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gap h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sliding velocity u_T</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Linear in the velocities; one for each gap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compliant relation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the joined systems&apos; q, the force %1.lambda[0], t, drives, parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First-order relation, linear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matrix C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row for each y, a column for each state of the systems joined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matrix D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row and a column for each λ; empty: zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source e(t)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matrix B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row for each state of the systems joined, a column for each λ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First-order relation, nonlinear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the joined systems&apos; x, %1.lambda[0] ..., t, drives, parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Input g</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; one for each state of the systems joined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Law</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coefficient of restitution, 0 to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least λ, where y &gt; 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greatest λ, where y &lt; 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coefficient of friction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tangential coefficient of restitution; 0 is usual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Named expression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formula</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of signals, t, drives, parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write a number or a formula</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value is missing between commas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write 0 for none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closed form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>projected Gauss–Seidel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>active set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>semismooth Newton</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enumeration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>automatic: Moreau–Jean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>automatic: Euler–Moreau</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moreau–Jean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Euler–Moreau</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full θ–γ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>modal, exact between impacts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at impacts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at %1 = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>potential</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kinetic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>damping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>impact loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start + input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closes to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>impact %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plot %1 has nothing to show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run the scene longer, or choose another plot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An axis of the figure is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give its lower end first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figure&apos;s file name has no suffix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no figure format %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end the name in .pdf, .svg or .png</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A figure is 20 to 1000 mm wide and 15 to 1000 mm high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>86 mm and 178 mm are the widths of one and two columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figure could not be drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>try another format or a smaller size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no plot %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the plots are %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run the scene first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plot %1 has no data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add it to run.record of the scene, or correct the plot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impulse p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 impact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 impacts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impact %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop a file anywhere</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>saltus::ui::AboutDialog</name>
    <message>
        <source>About Saltus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saltus %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A workbench for nonsmooth dynamics: bodies that touch, hit, stick and let go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. There is no warranty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qt %1 (LGPL-3.0), OpenSceneGraph (OSGPL, a looser LGPL), VTK (BSD-3-Clause), QCustomPlot (GPL-3.0-or-later), Eigen (MPL-2.0), HDF5 (BSD-style), JsonCpp (MIT, public domain), Inter (OFL-1.1) where it is installed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>saltus::ui::AnalysisView</name>
    <message>
        <source>This scene names no phase space. Add &quot;phase_space&quot; with signals x, y and z to its views.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signal %1 is not in this recording. Record it to see the phase space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impacts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Space to run. The motion is drawn here as it is computed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag to turn, middle drag to move, wheel to zoom, click a point to see its state, double click for home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the period of z is not positive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give a positive number such as 2*pi</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>saltus::ui::Banner</name>
    <message>
        <source>Hide this message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>saltus::ui::CommandPalette</name>
    <message>
        <source>Search scenes, commands, parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing fits. Try a part of a command&apos;s, scene&apos;s or parameter&apos;s name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New value of %1, now %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>saltus::ui::ContactCard</name>
    <message>
        <source>Contact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sticks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolling μ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spinning μ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal u</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sliding u</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Friction p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Friction over μ p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Law %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, no contact now: last values</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>saltus::ui::Document</name>
    <message>
        <source>Untitled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revert to the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>saltus::ui::ErrorPage</name>
    <message>
        <source>Read again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens the file again after it was mended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open in text editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens the file with the program that the desktop uses for text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies all messages as FILE:LINE:COLUMN: error: ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the gallery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No program for text files is set on this desktop. The file is %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 thing to mend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 things to mend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 more; “Copy” takes all of them</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>saltus::ui::ExportDialog</name>
    <message>
        <source>The picture could not be written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another folder or free some space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture of the scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>86 mm, one column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>178 mm, two columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is on screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG, at the size of the view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV, 17 digits, SI units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HDF5, opens in Saltus again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All that is recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the plot “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The command line that makes this file without a window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> of %1 signals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time range needs two numbers in seconds, the first one smaller; leave both empty for all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a file first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is recorded yet. Run the scene first (Space).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This plot is no longer part of the scene.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled; no file was left behind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>saltus::ui::FieldRow</name>
    <message>
        <source>Pin %1 as a slider in Parameters</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>saltus::ui::FormulaPanel</name>
    <message>
        <source>Equations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State of the equations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything as the scene has it (Esc in a line that is unchanged)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put these equations into the scene and start the run again at t = 0 (Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applied. The run started again at t = 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a system made of equations, or an interaction, in the outline. A double click there, or F9, brings you here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a scene to see its equations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter applies, Esc takes the line back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The formula as it is written on paper; the menu copies it as LaTeX</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 error: the run keeps the old equations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 errors: the run keeps the old equations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting again …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed, not yet applied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in the scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equations of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>saltus::ui::FormulaView</name>
    <message>
        <source>Copy as LaTeX</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>saltus::ui::Gallery</name>
    <message>
        <source>Choose a motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each scene opens paused, with its plots and section docked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only scenes whose name or description fits  (/)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter 1 scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter %1 scenes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder of shipped scenes was not found. Reinstall Saltus, or set SALTUS_SCENES to the folder that holds them. Your own files open with Ctrl+O.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No scene fits “%1”. Clear the filter to see all.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>saltus::ui::ImpactCard</name>
    <message>
        <source>Impact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous impact (Shift+E)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next impact (E)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to this instant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every view shows this time; double-click does the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impact %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at %2 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impulse p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>e measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Energy ΔE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Residual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>double-click</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>saltus::ui::InspectorPanel</name>
    <message>
        <source>Scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interactions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bodies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Integrator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by the scheme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End (a mark)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impacts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Older branches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit equations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change these equations (F9, or a double click in the outline)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impact law</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equality</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complementarity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Newton</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Newton with Coulomb friction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relay, −y ∈ N(λ)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equality, y = 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equality, ẏ = 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complementarity, e = 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 ≤ y ⊥ λ ≥ 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Law</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hidden threshold: e holds at every speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upper limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coulomb graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Working point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contact %1, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tangential</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which row of the relation the graph shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first %1 of %2 rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rel. speed v</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impulse p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sliding vₜ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Friction pₜ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last impact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>e set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>e measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Energy ΔE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %1, %2 not zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lagrangian, linear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lagrangian, diagonal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lagrangian, nonlinear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first order, linear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first order, nonlinear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first %1 of %2 coordinates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initial state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What applies to its pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no material</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>    rolling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>    spinning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Body</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mass m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inertia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Material</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Angle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turned by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centre of mass and velocity in world axes, spin Ω in body axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>asleep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the origin, at rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>world</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Directions held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coordinate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Displacement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Percussion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Friction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stiffness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest drift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Percussions of the step: N s along directions, N m s about axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Density</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contact law</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every pair without a law of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolling μ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spinning μ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Within the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greatest so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profile: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenery without values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stroboscopic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Period</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>impacts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rising</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>falling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is known about “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpin from Parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin as a slider in Parameters</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>saltus::ui::KeySheet</name>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any key or click goes back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>saltus::ui::MainWindow</name>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin an empty scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open another window of Saltus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a scene or a recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the scene under another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;vert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back to what the file holds; undo takes that back too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scene was not reverted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a figure, the picture or the data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the gallery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End Saltus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the last change of the scene back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the change again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Equations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit the equations of what is selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme, text size, numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run or pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step back: the same states, bit for bit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to t = 0 with the present parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next impact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the next impact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous impact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the impact before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Newest state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the newest state again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double the speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half the speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Real &amp;time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One simulated second a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As fast as possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The processor sets the speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The moving picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trajectory in phase space with its section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recorded values as numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;plit view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scene and analysis side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Impulses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show impulses as arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Trail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the trail of the motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show values beside the bodies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Contact points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show where bodies touch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Normals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the normals of contacts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Friction &amp;cones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show friction cones with the reaction inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stick and s&amp;lip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sticking contacts green, slipping ones vermillion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Joints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show joints and their axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Body frames</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the axes of every body: x red, y green, z blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Islands and &amp;sleep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bodies that touch in one colour, sleeping ones without</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The camera goes along with the selected body; Esc lets it go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ocus selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring the selected body near</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Orthographic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parallel projection instead of perspective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Home camera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frame the whole scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide this panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the &amp;view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide all but the view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the focus to the next panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the focus to the panel before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change between the light and the dark theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Search everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands, scenes, parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All keys on one sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Saltus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version and licences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gallery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter scenes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a part of a scene&apos;s name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orbit, pan, zoom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left, Right, Wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a body</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pull a body while it runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Focus on a body</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A contact&apos;s numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click its mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scrub through time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run stopped: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All up to here stays to be looked at; Backspace starts again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something cannot be shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy name “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot run yet: one thing to mend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot run yet: %1 things to mend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saltus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the changes of %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without saving they are lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenes and recordings (*.saltus *.h5 *.hdf5);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenes (*.saltus)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no scene open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>
has changes that are not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scene has errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys choose, Enter opens, F1 shows all keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mend the file, then read it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed wanted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Residual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 impact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 impacts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scene</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>saltus::ui::OutlineModel</name>
    <message>
        <source>World</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drive %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, rate %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shape %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shape %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Body %1, fixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Body %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joint %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Materials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Materials and what happens between them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Material %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every other pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contact law %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contact %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interaction %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Observers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Named signals and sections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shape </source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>saltus::ui::OutlinePanel</name>
    <message>
        <source>Outline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter the outline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit equations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy name “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collapse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>saltus::ui::ParameterSlider</name>
    <message>
        <source>Unpin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 = %2 %3
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From %1 to %2 %3
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A count: changing it starts the run anew
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes effect at once, between two steps
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>←/→ by 1 %, PgUp/PgDn by 10 %, Enter or double-click: type a value</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>saltus::ui::ParametersPanel</name>
    <message>
        <source>Parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin another parameter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset to file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All parameters as the scene file has them; the run goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset and run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new run from t = 0 with these parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset parameters to file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scene has no parameters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No parameter is pinned. The plus sign pins one.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>saltus::ui::PlotArea</name>
    <message>
        <source>Press Space to run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing recorded yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scene has no plots</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>saltus::ui::PlotCanvas</name>
    <message>
        <source>Wheel zooms, drag pans, click scrubs, double click resets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wheel zooms, drag pans, click shows the state, double click resets</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>saltus::ui::PlotColumn</name>
    <message>
        <source>Export, copy, zoom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plot menu</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>saltus::ui::PlotPage</name>
    <message>
        <source> “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export figure or data%1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy picture%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset zoom	Double click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow the run</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>saltus::ui::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours of the window; exported figures are always on white</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>90 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>100 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>110 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>125 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All texts of the window at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the window; numbers and files are the same in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The language changes at the next start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With prefixes: 53.53 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plain SI: 0.05353 m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How values are shown; files always hold plain SI units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Significant digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown digits; hovering a value shows all 17</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>saltus::ui::ReadoutList</name>
    <message>
        <source>%1: %2  (Ctrl+C copies)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>saltus::ui::RecordTable</name>
    <message>
        <source>Hover a number for all its digits; Ctrl+C copies rows, a double click goes to their time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is recorded yet. Press Space to run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows %1 to %2 of %3, around the time shown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>saltus::ui::Recovery</name>
    <message>
        <source>What you change is not kept for recovery: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the scene often; see %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>saltus::ui::SceneCard</name>
    <message>
        <source>%1
Enter or double click opens it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>saltus::ui::SceneView</name>
    <message>
        <source>gap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Following %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run (Space) to pull %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 contact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 contacts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contact %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a face to look from there. Home frames the scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scene cannot be drawn: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>saltus::ui::SearchButton</name>
    <message>
        <source>Search scenes, commands, parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search scenes, commands and parameters  (Ctrl+K)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>saltus::ui::SignalsPanel</name>
    <message>
        <source>Signals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter signals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>saltus::ui::StartRail</name>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved last time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens what was kept of %1 when Saltus ended without saving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop it: the changes that were not saved are gone for good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>saltus::ui::TimelineBar</name>
    <message>
        <source>Back to t = 0 (Backspace)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous impact (Shift+E)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step back (←)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run (Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step (→)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next impact (E)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time that all views show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulated seconds in a second (= faster, − slower); max: as fast as it can</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed reached over the last half second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sequences of impacts whose intervals shrink to nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measured %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped by an error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recording, read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 impact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 impacts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 accumulation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 accumulations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what was noticed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every step was solved to its tolerance</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>saltus::ui::TimelineLane</name>
    <message>
        <source>Impact %1, %2 s
%3, impulse %4
Click: details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accumulation at about %1 s: %2 impacts in %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closed contact from %1 s to %2 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s, not computed yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s
Drag: scrub   Wheel: zoom   Shift+wheel: move   Double-click: whole run</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>saltus::ui::TopBar</name>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scene&apos;s changes so far; click one to go back to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As opened</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>saltus::ui::Workbench</name>
    <message>
        <source>Inspector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is selected: its law, its state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is drawn about bodies: contacts, friction cones, joints, frames</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marks of bodies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plots</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>saltus::ui::WorkingPoint</name>
    <message>
        <source>The law: all pairs that it allows. Blue: where the interaction is now; a ring while the contact is open. Dots: where it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Working point</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>saltus::ui::scene::SceneCanvas</name>
    <message>
        <source>The moving picture needs a display with OpenGL. Start Saltus in a desktop session or under Xvfb.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The moving picture needs OpenGL, and none could be started. Install a graphics driver (Debian: libgl1-mesa-dri); the plots and the timeline work without it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The moving picture needs OpenGL 3.2 with the compatibility profile; this display offers %1.%2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
