<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Errors</name>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>KeyNames</name>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
</context>
<context>
    <name>MakingRow</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Leave the scene as it is (Esc)</source>
        <translation>Die Szene lassen, wie sie ist (Esc)</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Anwenden</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
</context>
<context>
    <name>Plots</name>
    <message>
        <source>run before</source>
        <translation>Lauf davor</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>and</source>
        <translation>und</translation>
    </message>
    <message>
        <source>or</source>
        <translation>oder</translation>
    </message>
    <message>
        <source>if</source>
        <translation>falls</translation>
    </message>
    <message>
        <source>otherwise</source>
        <translation>sonst</translation>
    </message>
    <message>
        <source>There is no interaction %1</source>
        <translation>Es gibt keine Wechselwirkung %1</translation>
    </message>
    <message>
        <source>correct the plot&apos;s interaction</source>
        <translation>die Wechselwirkung des Diagramms berichtigen</translation>
    </message>
    <message>
        <source>did you mean &apos;%1&apos;?</source>
        <translation>ist „%1“ gemeint?</translation>
    </message>
    <message>
        <source>The interaction %1 has no component %2</source>
        <translation>Die Wechselwirkung %1 hat keine Komponente %2</translation>
    </message>
    <message>
        <source>its components are 0 to %1</source>
        <translation>ihre Komponenten sind 0 bis %1</translation>
    </message>
    <message>
        <source>The signal %1 was not recorded</source>
        <translation>Das Signal %1 wurde nicht aufgezeichnet</translation>
    </message>
    <message>
        <source>add it to run.record of the scene</source>
        <translation>es zu run.record der Szene hinzufügen</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>slip</source>
        <translation>Gleiten</translation>
    </message>
    <message>
        <source>stick</source>
        <translation>Haften</translation>
    </message>
    <message>
        <source>lower limit</source>
        <translation>untere Grenze</translation>
    </message>
    <message>
        <source>upper limit</source>
        <translation>obere Grenze</translation>
    </message>
    <message>
        <source>between the limits</source>
        <translation>zwischen den Grenzen</translation>
    </message>
    <message>
        <source>These equations are too many to be edited here; change them in the scene file.</source>
        <translation>Das sind zu viele Gleichungen, um sie hier zu bearbeiten; sie in der Szenendatei ändern.</translation>
    </message>
    <message>
        <source>Matrices of more than %1 rows are not edited here; change them in the scene file.</source>
        <translation>Matrizen mit mehr als %1 Zeilen werden nicht hier bearbeitet; sie in der Szenendatei ändern.</translation>
    </message>
    <message>
        <source>More than %1 initial values are not edited here; change them in the scene file.</source>
        <translation>Mehr als %1 Anfangswerte werden nicht hier bearbeitet; sie in der Szenendatei ändern.</translation>
    </message>
    <message>
        <source>Lagrangian system, linear</source>
        <translation>Lagrange-System, linear</translation>
    </message>
    <message>
        <source>Mass M</source>
        <translation>Masse M</translation>
    </message>
    <message>
        <source>Mass matrix, symmetric and positive definite: a row, entries separated by commas</source>
        <translation>Massenmatrix, symmetrisch und positiv definit: eine Zeile, Einträge durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Damping C</source>
        <translation>Dämpfung C</translation>
    </message>
    <message>
        <source>Damping matrix; empty: none</source>
        <translation>Dämpfungsmatrix; leer: keine</translation>
    </message>
    <message>
        <source>Stiffness K</source>
        <translation>Steifigkeit K</translation>
    </message>
    <message>
        <source>Stiffness matrix; empty: none</source>
        <translation>Steifigkeitsmatrix; leer: keine</translation>
    </message>
    <message>
        <source>Force F(t)</source>
        <translation>Kraft F(t)</translation>
    </message>
    <message>
        <source>Force: of t, drives, parameters; empty: none</source>
        <translation>Kraft: aus t, Antrieben, Parametern; leer: keine</translation>
    </message>
    <message>
        <source>At t = 0</source>
        <translation>Bei t = 0</translation>
    </message>
    <message>
        <source>Initial positions, separated by commas</source>
        <translation>Anfangslagen, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Initial velocities, separated by commas</source>
        <translation>Anfangsgeschwindigkeiten, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Lagrangian system, diagonal</source>
        <translation>Lagrange-System, diagonal</translation>
    </message>
    <message>
        <source>One formula for every coordinate, with %1 its number</source>
        <translation>Eine Formel für jede Koordinate, %1 ist ihre Nummer</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>Masse</translation>
    </message>
    <message>
        <source>Damping</source>
        <translation>Dämpfung</translation>
    </message>
    <message>
        <source>Stiffness</source>
        <translation>Steifigkeit</translation>
    </message>
    <message>
        <source>Number of coordinates</source>
        <translation>Anzahl der Koordinaten</translation>
    </message>
    <message>
        <source>How many coordinates there are</source>
        <translation>Wie viele Koordinaten es gibt</translation>
    </message>
    <message>
        <source>Lagrangian system, nonlinear</source>
        <translation>Lagrange-System, nichtlinear</translation>
    </message>
    <message>
        <source>Mass M(q)</source>
        <translation>Masse M(q)</translation>
    </message>
    <message>
        <source>Mass matrix of q, symmetric and positive definite: a row, entries separated by commas</source>
        <translation>Massenmatrix aus q, symmetrisch und positiv definit: eine Zeile, Einträge durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Gyroscopic force F_gyr(q, v)</source>
        <translation>Kreiselkraft F_gyr(q, v)</translation>
    </message>
    <message>
        <source>Force on the left side; empty: none</source>
        <translation>Kraft auf der linken Seite; leer: keine</translation>
    </message>
    <message>
        <source>Internal force F_int(t, q, v)</source>
        <translation>Innere Kraft F_int(t, q, v)</translation>
    </message>
    <message>
        <source>Force F(t, q, v)</source>
        <translation>Kraft F(t, q, v)</translation>
    </message>
    <message>
        <source>Force: of t, q, v, drives, parameters; empty: none</source>
        <translation>Kraft: aus t, q, v, Antrieben, Parametern; leer: keine</translation>
    </message>
    <message>
        <source>First-order system, linear</source>
        <translation>System erster Ordnung, linear</translation>
    </message>
    <message>
        <source>Factor M</source>
        <translation>Faktor M</translation>
    </message>
    <message>
        <source>Constant matrix before ẋ: a row, entries separated by commas; empty: the identity</source>
        <translation>Konstante Matrix vor ẋ: eine Zeile, Einträge durch Kommas getrennt; leer: Einheitsmatrix</translation>
    </message>
    <message>
        <source>Matrix A(t)</source>
        <translation>Matrix A(t)</translation>
    </message>
    <message>
        <source>Of t, drives, parameters: a row, entries separated by commas; empty: zero</source>
        <translation>Aus t, Antrieben, Parametern: eine Zeile, Einträge durch Kommas getrennt; leer: null</translation>
    </message>
    <message>
        <source>Source b(t)</source>
        <translation>Quelle b(t)</translation>
    </message>
    <message>
        <source>Of t, drives, parameters; empty: zero</source>
        <translation>Aus t, Antrieben, Parametern; leer: null</translation>
    </message>
    <message>
        <source>Initial states, separated by commas</source>
        <translation>Anfangszustände, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>First-order system, nonlinear</source>
        <translation>System erster Ordnung, nichtlinear</translation>
    </message>
    <message>
        <source>Right-hand side f(x, t)</source>
        <translation>Rechte Seite f(x, t)</translation>
    </message>
    <message>
        <source>Of the system&apos;s own x, t, drives, parameters</source>
        <translation>Aus dem x des Systems, t, Antrieben, Parametern</translation>
    </message>
    <message>
        <source>Linear relation</source>
        <translation>Lineare Beziehung</translation>
    </message>
    <message>
        <source>Matrix H</source>
        <translation>Matrix H</translation>
    </message>
    <message>
        <source>A row for each gap, a column for each coordinate of the systems joined</source>
        <translation>Eine Zeile je Spalt, eine Spalte je Koordinate der verbundenen Systeme</translation>
    </message>
    <message>
        <source>One formula for every column, with %1 its number</source>
        <translation>Eine Formel für jede Spalte, %1 ist ihre Nummer</translation>
    </message>
    <message>
        <source>Offset b</source>
        <translation>Versatz b</translation>
    </message>
    <message>
        <source>One number for each gap; empty: zero</source>
        <translation>Eine Zahl je Spalt; leer: null</translation>
    </message>
    <message>
        <source>Tangent T</source>
        <translation>Tangente T</translation>
    </message>
    <message>
        <source>Tangential direction of each gap: u_T = T v</source>
        <translation>Tangentialrichtung jedes Spalts: u_T = T v</translation>
    </message>
    <message>
        <source>Relation that depends on time</source>
        <translation>Zeitabhängige Beziehung</translation>
    </message>
    <message>
        <source>Gap: of the joined systems&apos; q, t, drives, parameters</source>
        <translation>Spalt: aus q der verbundenen Systeme, t, Antrieben, Parametern</translation>
    </message>
    <message>
        <source>Relation of positions</source>
        <translation>Beziehung der Lagen</translation>
    </message>
    <message>
        <source>Gap: of the joined systems&apos; q and parameters</source>
        <translation>Spalt: aus q der verbundenen Systeme und Parametern</translation>
    </message>
    <message>
        <source>Gap h</source>
        <translation>Spalt h</translation>
    </message>
    <message>
        <source>Sliding velocity u_T</source>
        <translation>Gleitgeschwindigkeit u_T</translation>
    </message>
    <message>
        <source>Linear in the velocities; one for each gap</source>
        <translation>Linear in den Geschwindigkeiten; eine je Spalt</translation>
    </message>
    <message>
        <source>Compliant relation</source>
        <translation>Nachgiebige Beziehung</translation>
    </message>
    <message>
        <source>Of the joined systems&apos; q, the force %1.lambda[0], t, drives, parameters</source>
        <translation>Aus q der verbundenen Systeme, der Kraft %1.lambda[0], t, Antrieben, Parametern</translation>
    </message>
    <message>
        <source>First-order relation, linear</source>
        <translation>Beziehung erster Ordnung, linear</translation>
    </message>
    <message>
        <source>Matrix C</source>
        <translation>Matrix C</translation>
    </message>
    <message>
        <source>A row for each y, a column for each state of the systems joined</source>
        <translation>Eine Zeile je y, eine Spalte je Zustand der verbundenen Systeme</translation>
    </message>
    <message>
        <source>Matrix D</source>
        <translation>Matrix D</translation>
    </message>
    <message>
        <source>A row and a column for each λ; empty: zero</source>
        <translation>Eine Zeile und eine Spalte je λ; leer: null</translation>
    </message>
    <message>
        <source>Source e(t)</source>
        <translation>Quelle e(t)</translation>
    </message>
    <message>
        <source>Matrix B</source>
        <translation>Matrix B</translation>
    </message>
    <message>
        <source>A row for each state of the systems joined, a column for each λ</source>
        <translation>Eine Zeile je Zustand der verbundenen Systeme, eine Spalte je λ</translation>
    </message>
    <message>
        <source>First-order relation, nonlinear</source>
        <translation>Beziehung erster Ordnung, nichtlinear</translation>
    </message>
    <message>
        <source>Of the joined systems&apos; x, %1.lambda[0] ..., t, drives, parameters</source>
        <translation>Aus x der verbundenen Systeme, %1.lambda[0] ..., t, Antrieben, Parametern</translation>
    </message>
    <message>
        <source>Output h</source>
        <translation>Ausgang h</translation>
    </message>
    <message>
        <source>Input g</source>
        <translation>Eingang g</translation>
    </message>
    <message>
        <source>; one for each state of the systems joined</source>
        <translation>; einer je Zustand der verbundenen Systeme</translation>
    </message>
    <message>
        <source>Law</source>
        <translation>Gesetz</translation>
    </message>
    <message>
        <source>Coefficient of restitution, 0 to 1</source>
        <translation>Restitutionszahl, 0 bis 1</translation>
    </message>
    <message>
        <source>Coefficient of friction</source>
        <translation>Reibungszahl</translation>
    </message>
    <message>
        <source>Tangential coefficient of restitution; 0 is usual</source>
        <translation>Tangentiale Restitutionszahl; üblich ist 0</translation>
    </message>
    <message>
        <source>Named expression</source>
        <translation>Benannter Ausdruck</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formel</translation>
    </message>
    <message>
        <source>Of signals, t, drives, parameters</source>
        <translation>Aus Signalen, t, Antrieben, Parametern</translation>
    </message>
    <message>
        <source>A value is missing</source>
        <translation>Ein Wert fehlt</translation>
    </message>
    <message>
        <source>write a number or a formula</source>
        <translation>eine Zahl oder Formel schreiben</translation>
    </message>
    <message>
        <source>A value is missing between commas</source>
        <translation>Zwischen Kommas fehlt ein Wert</translation>
    </message>
    <message>
        <source>write 0 for none</source>
        <translation>0 schreiben, wenn keiner da ist</translation>
    </message>
    <message>
        <source>automatic: Moreau–Jean</source>
        <translation>automatisch: Moreau–Jean</translation>
    </message>
    <message>
        <source>automatic: Euler–Moreau</source>
        <translation>automatisch: Euler–Moreau</translation>
    </message>
    <message>
        <source>full θ–γ</source>
        <translation>volles θ–γ</translation>
    </message>
    <message>
        <source>modal, exact between impacts</source>
        <translation>modal, exakt zwischen Stößen</translation>
    </message>
    <message>
        <source>max</source>
        <translation>max</translation>
    </message>
    <message>
        <source>at impacts</source>
        <translation>bei Stößen</translation>
    </message>
    <message>
        <source>at %1 = %2</source>
        <translation>bei %1 = %2</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 Punkt</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>potential</source>
        <translation>potentiell</translation>
    </message>
    <message>
        <source>kinetic</source>
        <translation>kinetisch</translation>
    </message>
    <message>
        <source>damping</source>
        <translation>Dämpfung</translation>
    </message>
    <message>
        <source>start + input</source>
        <translation>Anfang + Zufuhr</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>closes to %1</source>
        <translation>schließt auf %1</translation>
    </message>
    <message>
        <source>input</source>
        <translation>Zufuhr</translation>
    </message>
    <message>
        <source>impact %1</source>
        <translation>Stoß %1</translation>
    </message>
    <message>
        <source>run the scene longer, or choose another plot</source>
        <translation>die Szene länger laufen lassen oder ein anderes Diagramm wählen</translation>
    </message>
    <message>
        <source>An axis of the figure is empty</source>
        <translation>Eine Achse des Bildes ist leer</translation>
    </message>
    <message>
        <source>give its lower end first</source>
        <translation>ihr unteres Ende zuerst angeben</translation>
    </message>
    <message>
        <source>The figure&apos;s file name has no suffix</source>
        <translation>Der Dateiname des Bildes hat keine Endung</translation>
    </message>
    <message>
        <source>There is no figure format %1</source>
        <translation>Es gibt kein Bildformat %1</translation>
    </message>
    <message>
        <source>end the name in .pdf, .svg or .png</source>
        <translation>den Namen auf .pdf, .svg oder .png enden lassen</translation>
    </message>
    <message>
        <source>A figure is 20 to 1000 mm wide and 15 to 1000 mm high</source>
        <translation>Ein Bild ist 20 bis 1000 mm breit und 15 bis 1000 mm hoch</translation>
    </message>
    <message>
        <source>86 mm and 178 mm are the widths of one and two columns</source>
        <translation>86 mm und 178 mm sind die Breiten einer und zweier Spalten</translation>
    </message>
    <message>
        <source>The figure could not be drawn</source>
        <translation>Das Bild konnte nicht gezeichnet werden</translation>
    </message>
    <message>
        <source>try another format or a smaller size</source>
        <translation>ein anderes Format oder eine kleinere Größe versuchen</translation>
    </message>
    <message>
        <source>state</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>There is no plot %1</source>
        <translation>Es gibt kein Diagramm %1</translation>
    </message>
    <message>
        <source>the plots are %1</source>
        <translation>die Diagramme sind %1</translation>
    </message>
    <message>
        <source>run the scene first</source>
        <translation>erst die Szene starten</translation>
    </message>
    <message>
        <source>The plot %1 has no data</source>
        <translation>Das Diagramm %1 hat keine Daten</translation>
    </message>
    <message>
        <source>add it to run.record of the scene, or correct the plot</source>
        <translation>es zu run.record der Szene hinzufügen oder das Diagramm berichtigen</translation>
    </message>
    <message>
        <source>Impulse p</source>
        <translation>Impuls p</translation>
    </message>
    <message>
        <source>1 impact</source>
        <translation>1 Stoß</translation>
    </message>
    <message>
        <source>%1 impacts</source>
        <translation>%1 Stöße</translation>
    </message>
    <message>
        <source>Impact %1</source>
        <translation>Stoß %1</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gestern</translation>
    </message>
    <message>
        <source>Drop a file anywhere</source>
        <translation>Datei irgendwo ablegen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Relay</source>
        <translation>Relais</translation>
    </message>
    <message>
        <source>Complementarity</source>
        <translation>Komplementarität</translation>
    </message>
    <message>
        <source>Equality</source>
        <translation>Gleichheit</translation>
    </message>
    <message>
        <source>Full θ–γ</source>
        <translation>Volles θ–γ</translation>
    </message>
    <message>
        <source>Modal, exact</source>
        <translation>Modal, exakt</translation>
    </message>
    <message>
        <source>Closed form</source>
        <translation>Geschlossene Formel</translation>
    </message>
    <message>
        <source>Projected Gauss–Seidel</source>
        <translation>Projiziertes Gauß–Seidel</translation>
    </message>
    <message>
        <source>Active set</source>
        <translation>Aktive Mengen</translation>
    </message>
    <message>
        <source>Semismooth Newton</source>
        <translation>Halbglattes Newton</translation>
    </message>
    <message>
        <source>Enumeration</source>
        <translation>Enumeration</translation>
    </message>
    <message>
        <source>Gap closes</source>
        <translation>Spalt schließt</translation>
    </message>
    <message>
        <source>Gap and velocity close</source>
        <translation>Spalt und Geschw. schließen</translation>
    </message>
    <message>
        <source>Lagrangian, linear</source>
        <translation>Lagrange, linear</translation>
    </message>
    <message>
        <source>Lagrangian, diagonal</source>
        <translation>Lagrange, diagonal</translation>
    </message>
    <message>
        <source>Lagrangian, nonlinear</source>
        <translation>Lagrange, nichtlinear</translation>
    </message>
    <message>
        <source>Lagrangian, rheonomous</source>
        <translation>Lagrange, rheonom</translation>
    </message>
    <message>
        <source>Lagrangian, scleronomous</source>
        <translation>Lagrange, skleronom</translation>
    </message>
    <message>
        <source>Lagrangian, compliant</source>
        <translation>Lagrange, nachgiebig</translation>
    </message>
    <message>
        <source>First order, linear</source>
        <translation>Erster Ordnung, linear</translation>
    </message>
    <message>
        <source>First order, nonlinear</source>
        <translation>Erster Ordnung, nichtlinear</translation>
    </message>
    <message>
        <source>Sphere</source>
        <translation>Kugel</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Quader</translation>
    </message>
    <message>
        <source>Cylinder</source>
        <translation>Zylinder</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>Kapsel</translation>
    </message>
    <message>
        <source>Cone</source>
        <translation>Kegel</translation>
    </message>
    <message>
        <source>Half-space</source>
        <translation>Halbraum</translation>
    </message>
    <message>
        <source>Convex hull</source>
        <translation>Konvexe Hülle</translation>
    </message>
    <message>
        <source>Mesh</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>Disc</source>
        <translation>Scheibe</translation>
    </message>
    <message>
        <source>Cam</source>
        <translation>Nocken</translation>
    </message>
    <message>
        <source>Follower</source>
        <translation>Stößel</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>Feder</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Führung</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Fest</translation>
    </message>
    <message>
        <source>Hinge</source>
        <translation>Drehgelenk</translation>
    </message>
    <message>
        <source>Ball joint</source>
        <translation>Kugelgelenk</translation>
    </message>
    <message>
        <source>Slider</source>
        <translation>Schubgelenk</translation>
    </message>
    <message>
        <source>Cylindrical</source>
        <translation>Drehschubgelenk</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Gear</source>
        <translation>Zahnrad</translation>
    </message>
    <message>
        <source>Screw</source>
        <translation>Schraube</translation>
    </message>
    <message>
        <source>In a plane</source>
        <translation>In einer Ebene</translation>
    </message>
    <message>
        <source>Prescribed motion</source>
        <translation>Vorgegebene Bewegung</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Lage</translation>
    </message>
    <message>
        <source>Velocity</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>Force</source>
        <translation>Kraft</translation>
    </message>
    <message>
        <source>Impulse</source>
        <translation>Impuls</translation>
    </message>
    <message>
        <source>Friction</source>
        <translation>Reibung</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Implicit</source>
        <translation>Implizit</translation>
    </message>
    <message>
        <source>Explicit</source>
        <translation>Explizit</translation>
    </message>
    <message>
        <source>Direct</source>
        <translation>Direkt</translation>
    </message>
    <message>
        <source>Combined</source>
        <translation>Kombiniert</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Am Anfang</translation>
    </message>
    <message>
        <source>Force and moment</source>
        <translation>Kraft und Moment</translation>
    </message>
    <message>
        <source>Equations</source>
        <translation>Gleichungen</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>Beziehung</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Gelenk</translation>
    </message>
    <message>
        <source>Limits and friction</source>
        <translation>Grenzen und Reibung</translation>
    </message>
    <message>
        <source>Spring and damper</source>
        <translation>Feder und Dämpfer</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Antrieb</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Löser</translation>
    </message>
    <message>
        <source>What is recorded</source>
        <translation>Was aufgezeichnet wird</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Welt</translation>
    </message>
    <message>
        <source>Projection</source>
        <translation>Projektion</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Kopien</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>against this on the x axis</source>
        <translation>gegen dies auf der x-Achse</translation>
    </message>
    <message>
        <source>Energies</source>
        <translation>Energien</translation>
    </message>
    <message>
        <source>Impulses</source>
        <translation>Impulse</translation>
    </message>
    <message>
        <source>Phase portrait</source>
        <translation>Phasenporträt</translation>
    </message>
    <message>
        <source>New plot over time</source>
        <translation>Neues Diagramm über der Zeit</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energie</translation>
    </message>
    <message>
        <source>Impulses of %1</source>
        <translation>Impulse von %1</translation>
    </message>
    <message>
        <source>Arcs</source>
        <translation>Bögen</translation>
    </message>
    <message>
        <source>3-4-5 polynomial</source>
        <translation>Polynom 3-4-5</translation>
    </message>
    <message>
        <source>4-5-6-7 polynomial</source>
        <translation>Polynom 4-5-6-7</translation>
    </message>
    <message>
        <source>Cycloidal</source>
        <translation>Zykloide</translation>
    </message>
    <message>
        <source>Modified trapezoid</source>
        <translation>Modifiziertes Trapez</translation>
    </message>
    <message>
        <source>Harmonic</source>
        <translation>Harmonisch</translation>
    </message>
    <message>
        <source>Dwell</source>
        <translation>Rast</translation>
    </message>
    <message>
        <source>Rise</source>
        <translation>Hub</translation>
    </message>
    <message>
        <source>Fall</source>
        <translation>Rückgang</translation>
    </message>
    <message>
        <source>Knife edge</source>
        <translation>Schneide</translation>
    </message>
    <message>
        <source>Roller</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Flat face</source>
        <translation>Flachstößel</translation>
    </message>
    <message>
        <source>Ground</source>
        <comment>of a circuit</comment>
        <translation>Masse</translation>
    </message>
    <message>
        <source>Resistor</source>
        <translation>Widerstand</translation>
    </message>
    <message>
        <source>Capacitor</source>
        <translation>Kondensator</translation>
    </message>
    <message>
        <source>Inductor</source>
        <translation>Spule</translation>
    </message>
    <message>
        <source>Voltage source</source>
        <translation>Spannungsquelle</translation>
    </message>
    <message>
        <source>Current source</source>
        <translation>Stromquelle</translation>
    </message>
    <message>
        <source>Diode</source>
        <translation>Diode</translation>
    </message>
    <message>
        <source>Relay</source>
        <comment>element of a circuit</comment>
        <translation>Relais</translation>
    </message>
    <message>
        <source>an element begins with its letter: R, L, C, V, I, D, Y or G</source>
        <translation>ein Element beginnt mit seinem Buchstaben: R, L, C, V, I, D, Y oder G</translation>
    </message>
    <message>
        <source>“%1” is no element: R, L, C, V, I, D, Y or G, alone or with a number</source>
        <translation>„%1“ ist kein Element: R, L, C, V, I, D, Y oder G, allein oder mit einer Nummer</translation>
    </message>
    <message>
        <source>a ground needs its node: G a</source>
        <translation>eine Masse braucht ihren Knoten: G a</translation>
    </message>
    <message>
        <source>an element needs two nodes: %1 a b</source>
        <translation>ein Element braucht zwei Knoten: %1 a b</translation>
    </message>
    <message>
        <source>“%1” is no node: letters and digits name one</source>
        <translation>„%1“ ist kein Knoten: Buchstaben und Ziffern benennen ihn</translation>
    </message>
    <message>
        <source>a ground has one node</source>
        <translation>eine Masse hat einen Knoten</translation>
    </message>
    <message>
        <source>a relay has two nodes, two voltages and what switches it: Y a b -1 1 L2</source>
        <translation>ein Relais hat zwei Knoten, zwei Spannungen und das, was es schaltet: Y a b -1 1 L2</translation>
    </message>
    <message>
        <source>“%1” is too much: an element has two nodes and a value</source>
        <translation>„%1“ ist zu viel: ein Element hat zwei Knoten und einen Wert</translation>
    </message>
    <message>
        <source>Diode bridge</source>
        <translation>Diodenbrücke</translation>
    </message>
    <message>
        <source>Half-wave rectifier</source>
        <translation>Einweggleichrichter</translation>
    </message>
    <message>
        <source>Series RLC with diode</source>
        <translation>RLC-Reihe mit Diode</translation>
    </message>
    <message>
        <source>Relay oscillator</source>
        <translation>Relaisschwinger</translation>
    </message>
    <message>
        <source>Voltages</source>
        <translation>Spannungen</translation>
    </message>
    <message>
        <source>Currents</source>
        <translation>Ströme</translation>
    </message>
    <message>
        <source>Motion and impacts</source>
        <translation>Bewegung und Stöße</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Lagen</translation>
    </message>
    <message>
        <source>Velocities</source>
        <translation>Geschwindigkeiten</translation>
    </message>
    <message>
        <source>Phase and section</source>
        <translation>Phase und Schnitt</translation>
    </message>
    <message>
        <source>Stroboscopic map</source>
        <translation>Stroboskopische Abbildung</translation>
    </message>
    <message>
        <source>Impact map</source>
        <translation>Stoßabbildung</translation>
    </message>
    <message>
        <source>%1: there is no signal %2 here</source>
        <translation>%1: ein Signal %2 gibt es hier nicht</translation>
    </message>
    <message>
        <source>%1: there is no contact %2 here</source>
        <translation>%1: einen Kontakt %2 gibt es hier nicht</translation>
    </message>
    <message>
        <source>A box with friction</source>
        <translation>Eine Kiste mit Reibung</translation>
    </message>
    <message>
        <source>Drag the ground into the view</source>
        <translation>Den Boden in die Ansicht ziehen</translation>
    </message>
    <message>
        <source>Press on &lt;b&gt;Ground&lt;/b&gt; in the palette, drag it into the view and let go. A click on it and another in the view do the same.</source>
        <translation>In der Palette auf &lt;b&gt;Boden&lt;/b&gt; drücken, in die Ansicht ziehen und loslassen. Ein Klick darauf und einer in die Ansicht tun dasselbe.</translation>
    </message>
    <message>
        <source>Drag a box onto it</source>
        <translation>Einen Quader daraufziehen</translation>
    </message>
    <message>
        <source>It settles on what lies below, with no gap between. The last step is taken back by %1, always.</source>
        <translation>Er setzt sich ohne Spalt auf das, was darunter liegt. %1 nimmt den letzten Schritt zurück, immer.</translation>
    </message>
    <message>
        <source>Lift it to 2 m</source>
        <translation>Auf 2 m heben</translation>
    </message>
    <message>
        <source>Type &lt;b&gt;2 m&lt;/b&gt; into the height, the third field of its position, and press Enter. Any unit will do, and formulas too: &lt;b&gt;1 m + 1 m&lt;/b&gt;.</source>
        <translation>&lt;b&gt;2 m&lt;/b&gt; in die Höhe schreiben, das dritte Feld der Lage, dann Eingabe. Jede Einheit ist recht, Formeln auch: &lt;b&gt;1 m + 1 m&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Tilt it</source>
        <translation>Kippen</translation>
    </message>
    <message>
        <source>An angle and an axis, typed into the first field of the rotation: &lt;b&gt;35 deg, 1, 1, 0&lt;/b&gt;. It will fall on a corner.</source>
        <translation>Ein Winkel und eine Achse ins erste Feld der Drehung: &lt;b&gt;35 deg, 1, 1, 0&lt;/b&gt;. Dann fällt er auf eine Ecke.</translation>
    </message>
    <message>
        <source>Throw it forward</source>
        <translation>Nach vorn werfen</translation>
    </message>
    <message>
        <source>Its velocity along x: &lt;b&gt;1 m/s&lt;/b&gt;.</source>
        <translation>Seine Geschwindigkeit längs x: &lt;b&gt;1 m/s&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Say what happens when they touch</source>
        <translation>Sagen, was bei Berührung geschieht</translation>
    </message>
    <message>
        <source>Press the space bar, or this button. Every impact leaves a tick on the timeline; green bands are contacts that stay closed.</source>
        <translation>Leertaste drücken oder diesen Knopf. Jeder Stoß hinterlässt einen Strich auf der Zeitleiste; grüne Bänder sind Kontakte, die geschlossen bleiben.</translation>
    </message>
    <message>
        <source>A scene built by hand, and every step of it can be undone. %1 saves it, %2 finds every command, %3 shows the keys. Try it: turn μ down and press space again.</source>
        <translation>Eine Szene von Hand gebaut, und jeder Schritt lässt sich zurücknehmen. %1 speichert sie, %2 findet jeden Befehl, %3 zeigt die Tasten. Zum Probieren: μ senken und noch einmal die Leertaste.</translation>
    </message>
    <message>
        <source>A cam and its follower</source>
        <translation>Ein Nocken und sein Stößel</translation>
    </message>
    <message>
        <source>Open the cam&apos;s drawing board</source>
        <translation>Das Reißbrett des Nockens öffnen</translation>
    </message>
    <message>
        <source>Edit &gt; &lt;b&gt;Cam…&lt;/b&gt;, or %1. Nothing is written into the scene before you say OK.</source>
        <translation>Bearbeiten &gt; &lt;b&gt;Nockenprofil…&lt;/b&gt; oder %1. Vor dem OK kommt nichts in die Szene.</translation>
    </message>
    <message>
        <source>Choose the law of its lift</source>
        <translation>Das Hubgesetz wählen</translation>
    </message>
    <message>
        <source>This cam begins as one of circular arcs, with its lift and the lift&apos;s three derivatives on the right: where the third jumps, the follower rattles. Other laws are in this list. For this tour leave it as it is.</source>
        <translation>Dieser Nocken beginnt mit Kreisbögen, rechts sein Hub und dessen drei Ableitungen: wo die dritte springt, rattert der Stößel. Andere Gesetze stehen in dieser Liste. Für diese Tour bleibt er, wie er ist.</translation>
    </message>
    <message>
        <source>A whole cam-follower</source>
        <translation>Ein ganzes Nockengetriebe</translation>
    </message>
    <message>
        <source>With this tick the drive, the follower with its spring, the impacts between them and the plots are made as well.</source>
        <translation>Mit diesem Haken entstehen auch Antrieb, Stößel mit Feder, die Stöße dazwischen und die Diagramme.</translation>
    </message>
    <message>
        <source>Take it into the scene</source>
        <translation>In die Szene übernehmen</translation>
    </message>
    <message>
        <source>&lt;b&gt;OK&lt;/b&gt;. One step of undo takes all of it back.</source>
        <translation>&lt;b&gt;OK&lt;/b&gt;. Ein Schritt rückgängig nimmt alles zurück.</translation>
    </message>
    <message>
        <source>Press the space bar, or this button. The follower is thrown off where the cam falls away too fast, and comes back with impacts.</source>
        <translation>Leertaste drücken oder diesen Knopf. Wo der Nocken zu schnell abfällt, hebt der Stößel ab und kommt mit Stößen zurück.</translation>
    </message>
    <message>
        <source>Turn a parameter</source>
        <translation>Einen Parameter verstellen</translation>
    </message>
    <message>
        <source>Drag the first slider, also while it runs: the past stays what it was, and what follows is computed with the new value.</source>
        <translation>Den ersten Regler ziehen, auch während des Laufs: die Vergangenheit bleibt, was folgt, wird mit dem neuen Wert gerechnet.</translation>
    </message>
    <message>
        <source>See the motion as a trajectory</source>
        <translation>Die Bewegung als Bahn sehen</translation>
    </message>
    <message>
        <source>%1 opens the analysis: the trajectory in phase space and its section, one point each turn of the cam. A click on a point shows that state. %2 is the way back to the picture.</source>
        <translation>%1 öffnet die Analyse: die Bahn im Phasenraum und ihr Schnitt, ein Punkt je Umdrehung. Ein Klick auf einen Punkt zeigt diesen Zustand. %2 führt zurück zum Bild.</translation>
    </message>
    <message>
        <source>A cam-follower from nothing. %1 saves it, %2 finds every command, %3 shows the keys.</source>
        <translation>Ein Nockengetriebe aus dem Nichts. %1 speichert es, %2 findet jeden Befehl, %3 zeigt die Tasten.</translation>
    </message>
    <message>
        <source>A diode bridge</source>
        <translation>Eine Diodenbrücke</translation>
    </message>
    <message>
        <source>Open the circuit&apos;s drawing board</source>
        <translation>Das Reißbrett der Schaltung öffnen</translation>
    </message>
    <message>
        <source>Edit &gt; &lt;b&gt;Circuit…&lt;/b&gt;, or %1.</source>
        <translation>Bearbeiten &gt; &lt;b&gt;Schaltung…&lt;/b&gt; oder %1.</translation>
    </message>
    <message>
        <source>A capacitor that is charged</source>
        <translation>Ein geladener Kondensator</translation>
    </message>
    <message>
        <source>An element is a line: letter, value, two nodes. Type &lt;b&gt;C 1uF a b 10V&lt;/b&gt; and Enter. The voltage at its end is that of the start; nodes are named as you like.</source>
        <translation>Ein Element ist eine Zeile: Buchstabe, Wert, zwei Knoten. &lt;b&gt;C 1uF a b 10V&lt;/b&gt; schreiben, Eingabe. Am Ende steht die Anfangsspannung; Knoten heißen, wie man will.</translation>
    </message>
    <message>
        <source>A coil beside it</source>
        <translation>Daneben eine Spule</translation>
    </message>
    <message>
        <source>Between the same nodes: &lt;b&gt;L 10mH a b&lt;/b&gt;. The two will oscillate with a period of 0.63 ms.</source>
        <translation>Zwischen denselben Knoten: &lt;b&gt;L 10mH a b&lt;/b&gt;. Beide schwingen mit 0,63 ms Periode.</translation>
    </message>
    <message>
        <source>Four diodes</source>
        <translation>Vier Dioden</translation>
    </message>
    <message>
        <source>Anode first: &lt;b&gt;D a p&lt;/b&gt;, &lt;b&gt;D b p&lt;/b&gt;, &lt;b&gt;D m a&lt;/b&gt;, &lt;b&gt;D m b&lt;/b&gt;. They are ideal: they block or they conduct, nothing between.</source>
        <translation>Anode zuerst: &lt;b&gt;D a p&lt;/b&gt;, &lt;b&gt;D b p&lt;/b&gt;, &lt;b&gt;D m a&lt;/b&gt;, &lt;b&gt;D m b&lt;/b&gt;. Sie sind ideal: sie sperren oder leiten, nichts dazwischen.</translation>
    </message>
    <message>
        <source>What the bridge feeds</source>
        <translation>Was die Brücke speist</translation>
    </message>
    <message>
        <source>A load from plus to minus: &lt;b&gt;R 1k p m&lt;/b&gt;.</source>
        <translation>Eine Last von Plus nach Minus: &lt;b&gt;R 1k p m&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The node whose voltage counts as zero: &lt;b&gt;G m&lt;/b&gt;.</source>
        <translation>Der Knoten, dessen Spannung als null gilt: &lt;b&gt;G m&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;OK&lt;/b&gt;. The equations are written for you, and plots of voltages and currents with them; one step of undo takes all of it back.</source>
        <translation>&lt;b&gt;OK&lt;/b&gt;. Die Gleichungen werden geschrieben, dazu Diagramme der Spannungen und Ströme; ein Schritt rückgängig nimmt alles zurück.</translation>
    </message>
    <message>
        <source>Pause and read the plots</source>
        <translation>Anhalten und die Diagramme lesen</translation>
    </message>
    <message>
        <source>A circuit with four nonsmooth elements, from eight lines. %1 saves it, %2 finds every command, %3 shows the keys.</source>
        <translation>Eine Schaltung mit vier nichtglatten Elementen aus acht Zeilen. %1 speichert sie, %2 findet jeden Befehl, %3 zeigt die Tasten.</translation>
    </message>
    <message>
        <source>Begin an empty scene</source>
        <translation>Eine leere Szene beginnen</translation>
    </message>
    <message>
        <source>Click &lt;b&gt;New scene&lt;/b&gt;, or press %1.</source>
        <translation>Auf &lt;b&gt;Neue Szene&lt;/b&gt; klicken oder %1 drücken.</translation>
    </message>
    <message>
        <source>Let it run</source>
        <translation>Laufen lassen</translation>
    </message>
    <message>
        <source>Look at an impact</source>
        <translation>Einen Stoß ansehen</translation>
    </message>
    <message>
        <source>%1 goes to the next impact, %2 to the one before; a click on a tick of the timeline does it too. The card says how fast it was before and after, the impulse, and the e that was measured.</source>
        <translation>%1 geht zum nächsten Stoß, %2 zum vorigen; ein Klick auf einen Strich der Zeitleiste auch. Die Karte nennt die Geschwindigkeit davor und danach, den Impuls und das gemessene e.</translation>
    </message>
    <message>
        <source>That is it</source>
        <translation>Das war es</translation>
    </message>
    <message>
        <source>The plot “%1” has nothing to show yet</source>
        <translation>Das Diagramm „%1“ hat noch nichts zu zeigen</translation>
    </message>
    <message>
        <source>Middle of the step</source>
        <translation>Schrittmitte</translation>
    </message>
    <message>
        <source>End of the step</source>
        <translation>Schrittende</translation>
    </message>
    <message>
        <source>Conserves energy</source>
        <translation>Energieerhaltend</translation>
    </message>
    <message>
        <source>this run</source>
        <translation>dieser Lauf</translation>
    </message>
    <message>
        <source>a run before</source>
        <translation>ein früherer Lauf</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>loss at contacts</source>
        <translation>Verlust an Kontakten</translation>
    </message>
    <message>
        <source>Signals over time</source>
        <translation>Signale über der Zeit</translation>
    </message>
    <message>
        <source>Impulses (stems)</source>
        <translation>Impulse (Stäbe)</translation>
    </message>
    <message>
        <source>Section by a plane</source>
        <translation>Schnitt mit einer Ebene</translation>
    </message>
    <message>
        <source>Law with its working point</source>
        <translation>Gesetz mit seinem Arbeitspunkt</translation>
    </message>
    <message>
        <source>Table of numbers</source>
        <translation>Zahlentabelle</translation>
    </message>
    <message>
        <source>fewer than two signals are recorded</source>
        <translation>weniger als zwei Signale sind aufgezeichnet</translation>
    </message>
    <message>
        <source>nothing is recorded</source>
        <translation>nichts ist aufgezeichnet</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Über der Zeit</translation>
    </message>
    <message>
        <source>this scene has no contacts</source>
        <translation>diese Szene hat keine Kontakte</translation>
    </message>
    <message>
        <source>Nothing drives this scene periodically: choose the period yourself, or a section by a plane</source>
        <translation>Nichts treibt diese Szene periodisch an: die Periode selbst wählen oder einen Schnitt mit einer Ebene</translation>
    </message>
    <message>
        <source>this scene has no interaction with a law; contacts of bodies are shown in the inspector</source>
        <translation>diese Szene hat keine Wechselwirkung mit einem Gesetz; Kontakte von Körpern zeigt der Inspektor</translation>
    </message>
    <message>
        <source>Law of %1</source>
        <translation>Gesetz von %1</translation>
    </message>
    <message>
        <source>no energies are recorded in this scene</source>
        <translation>in dieser Szene sind keine Energien aufgezeichnet</translation>
    </message>
    <message>
        <source>Least λ, where y &gt; 0: one for all rows, or one for each</source>
        <translation>Kleinstes λ, wo y &gt; 0: eines für alle Zeilen, oder eines für jede</translation>
    </message>
    <message>
        <source>Greatest λ, where y &lt; 0: one for all rows, or one for each</source>
        <translation>Größtes λ, wo y &lt; 0: eines für alle Zeilen, oder eines für jede</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Press %1, or this button. Milliseconds pass slowly enough to be seen.</source>
        <translation>%1 drücken, oder diesen Knopf. Millisekunden vergehen langsam genug, um sie zu sehen.</translation>
    </message>
    <message>
        <source>%1 pauses. The voltage of the load has one sign only: that is what a bridge is for. A drag over a plot shows the time there in all of them; the law of a diode shows where on its two branches it stands.</source>
        <translation>%1 hält an. Die Spannung der Last hat nur ein Vorzeichen: dafür ist eine Brücke da. Ziehen über ein Diagramm zeigt die Zeit in allen; das Gesetz einer Diode zeigt, auf welchem Ast sie steht.</translation>
    </message>
    <message>
        <source>impact</source>
        <comment>event</comment>
        <translation>Stoß</translation>
    </message>
    <message>
        <source>graze</source>
        <comment>event</comment>
        <translation>Streifen</translation>
    </message>
    <message>
        <source>release</source>
        <comment>event</comment>
        <translation>Ablösen</translation>
    </message>
    <message>
        <source>stick</source>
        <comment>event</comment>
        <translation>Haften</translation>
    </message>
    <message>
        <source>slip</source>
        <comment>event</comment>
        <translation>Gleiten</translation>
    </message>
    <message>
        <source>reversal</source>
        <comment>event</comment>
        <translation>Umkehr</translation>
    </message>
    <message>
        <source>accumulation</source>
        <comment>event</comment>
        <translation>Häufung</translation>
    </message>
    <message>
        <source>hand-over</source>
        <comment>event</comment>
        <translation>Übergabe</translation>
    </message>
    <message>
        <source>switch</source>
        <comment>event</comment>
        <translation>Umschalten</translation>
    </message>
    <message>
        <source>breakpoint</source>
        <comment>event</comment>
        <translation>Knickstelle</translation>
    </message>
    <message>
        <source>open</source>
        <comment>contact</comment>
        <translation>offen</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>contact</comment>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>stick</source>
        <comment>contact</comment>
        <translation>Haften</translation>
    </message>
    <message>
        <source>slip +</source>
        <comment>contact</comment>
        <translation>gleitet +</translation>
    </message>
    <message>
        <source>slip −</source>
        <comment>contact</comment>
        <translation>gleitet −</translation>
    </message>
    <message>
        <source>event-driven</source>
        <translation>ereignisgesteuert</translation>
    </message>
    <message>
        <source>B − A</source>
        <translation>B − A</translation>
    </message>
    <message>
        <source>A &lt;b&gt;contact law&lt;/b&gt; with Newton&apos;s e and Coulomb&apos;s μ came with the box: it is for every pair of bodies without a law of its own. Newton&apos;s e stands at 0.5: half of the speed of approach comes back at every contact point, at every speed, however small. Type &lt;b&gt;0.4&lt;/b&gt; as Coulomb&apos;s μ; with 0 the box would slide on for ever.</source>
        <translation>Ein &lt;b&gt;Kontaktgesetz&lt;/b&gt; mit Newtons e und Coulombs μ kam mit der Kiste: es gilt für jedes Paar von Körpern ohne eigenes Gesetz. Newtons e steht auf 0.5: die halbe Annäherungsgeschwindigkeit kommt an jedem Kontaktpunkt zurück, bei jeder, noch so kleinen Geschwindigkeit. Tippen Sie &lt;b&gt;0.4&lt;/b&gt; als Coulombs μ; mit 0 glitte die Kiste ewig weiter.</translation>
    </message>
    <message>
        <source>on</source>
        <comment>relay or diode</comment>
        <translation>ein</translation>
    </message>
    <message>
        <source>off</source>
        <comment>relay or diode</comment>
        <translation>aus</translation>
    </message>
    <message>
        <source>it is a guard, which event-driven runs alone have: choose that integrator, or take it out of the plot</source>
        <translation>das ist eine Wächterfunktion, die es nur in ereignisgesteuerten Läufen gibt: diesen Integrator wählen oder die Kurve aus dem Diagramm nehmen</translation>
    </message>
    <message>
        <source>Event-driven</source>
        <translation>Ereignisgesteuert</translation>
    </message>
    <message>
        <source>Stiff</source>
        <translation>Steif</translation>
    </message>
    <message>
        <source>Jumped over</source>
        <translation>Übersprungen</translation>
    </message>
    <message>
        <source>By time steps</source>
        <translation>Mit Zeitschritten</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Gezählt</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Alle zugleich</translation>
    </message>
    <message>
        <source>One by one</source>
        <translation>Einer nach dem anderen</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Genau</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Ausgewogen</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>The picture could not be made</source>
        <translation>Das Bild konnte nicht erzeugt werden</translation>
    </message>
    <message>
        <source>try a smaller size</source>
        <translation>es mit einer kleineren Größe versuchen</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>scheme</source>
        <comment>energy</comment>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>damping + scheme</source>
        <translation>Dämpfung + Verfahren</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source> (worst between %1)</source>
        <translation> (am schlechtesten zwischen %1)</translation>
    </message>
    <message>
        <source> and %1</source>
        <translation> und %1</translation>
    </message>
    <message>
        <source> at the initial position</source>
        <translation> in der Anfangslage</translation>
    </message>
    <message>
        <source> for %1 = %2</source>
        <translation> für %1 = %2</translation>
    </message>
    <message>
        <source> in %1</source>
        <translation> in %1</translation>
    </message>
    <message>
        <source> to %1</source>
        <translation> bis %1</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <translation>%1 %2 von %3</translation>
    </message>
    <message>
        <source>%1 (asked for)</source>
        <translation>%1 (verlangt)</translation>
    </message>
    <message>
        <source>%1 (asked for)%2</source>
        <translation>%1 (verlangt)%2</translation>
    </message>
    <message>
        <source>%1 (byte %2)</source>
        <translation>%1 (Byte %2)</translation>
    </message>
    <message>
        <source>%1 = %2 is not an integer</source>
        <translation>%1 = %2 ist keine ganze Zahl</translation>
    </message>
    <message>
        <source>%1 = %2 is outside [0, 1]</source>
        <translation>%1 = %2 liegt außerhalb von [0, 1]</translation>
    </message>
    <message>
        <source>%1 = %2 is outside its range</source>
        <translation>%1 = %2 liegt außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>%1 = %2 is outside its range, %3 to %4</source>
        <translation>%1 = %2 liegt außerhalb des Bereichs, %3 bis %4</translation>
    </message>
    <message>
        <source>%1 alone prescribe the current of the diode %2</source>
        <translation>der Strom der Diode %2 ist durch %1 allein festgelegt</translation>
    </message>
    <message>
        <source>%1 alone prescribe the voltage of the diode %2</source>
        <translation>die Spannung der Diode %2 ist durch %1 allein festgelegt</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 counts turns about another axis than that of %2, about which one of its wheels turns</source>
        <translation>%1 zählt Drehungen um eine andere Achse als die von %2, um die sich eines der Räder dreht</translation>
    </message>
    <message>
        <source>give the gear the axis of its shafts, which are parallel</source>
        <translation>dem Getriebe die Achse seiner Wellen geben, die parallel sind</translation>
    </message>
    <message>
        <source>%1 and %2 contradict each other</source>
        <translation>%1 und %2 widersprechen einander</translation>
    </message>
    <message>
        <source>%1 are not joined to the ground: nothing fixes the voltages there</source>
        <translation>%1 sind nicht mit der Masse verbunden: nichts legt die Spannungen dort fest</translation>
    </message>
    <message>
        <source>%1 argument</source>
        <translation>%1 Argument</translation>
    </message>
    <message>
        <source>%1 arguments</source>
        <translation>%1 Argumente</translation>
    </message>
    <message>
        <source>%1 cannot be turned: %2</source>
        <translation>%1 lässt sich nicht drehen: %2</translation>
    </message>
    <message>
        <source>%1 cannot stand here</source>
        <translation>%1 kann hier nicht stehen</translation>
    </message>
    <message>
        <source>%1 contacts</source>
        <translation>%1 Kontakte</translation>
    </message>
    <message>
        <source>%1 contradicts what else holds its bodies</source>
        <translation>%1 widerspricht dem, was die Körper sonst hält</translation>
    </message>
    <message>
        <source>%1 coordinate</source>
        <translation>%1 Koordinate</translation>
    </message>
    <message>
        <source>%1 coordinates</source>
        <translation>%1 Koordinaten</translation>
    </message>
    <message>
        <source>%1 does not fit the bodies at the start: %2</source>
        <translation>%1 passt am Anfang nicht zu den Körpern: %2</translation>
    </message>
    <message>
        <source>%1 entries</source>
        <translation>%1 Einträge</translation>
    </message>
    <message>
        <source>%1 entry</source>
        <translation>%1 Eintrag</translation>
    </message>
    <message>
        <source>%1 form a loop of sources: their voltages contradict each other</source>
        <translation>%1 bilden eine Masche aus Quellen: ihre Spannungen widersprechen einander</translation>
    </message>
    <message>
        <source>%1 form a loop: the charge of a capacitor there is not free</source>
        <translation>%1 bilden eine Masche: die Ladung eines Kondensators ist dort nicht frei</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <translation>%1 hat %2</translation>
    </message>
    <message>
        <source>%1 has %2 coordinates, but a %3 joint leaves %4</source>
        <translation>%1 hat %2 Koordinaten, aber ein Gelenk der Art %3 lässt %4 frei</translation>
    </message>
    <message>
        <source>%1 has %2 entries</source>
        <translation>%1 hat %2 Einträge</translation>
    </message>
    <message>
        <source>%1 has %2 entries, but %3 has %4 row</source>
        <translation>%1 hat %2 Einträge, aber %3 hat %4 Zeile</translation>
    </message>
    <message>
        <source>%1 has %2 entries, but %3 has %4 rows</source>
        <translation>%1 hat %2 Einträge, aber %3 hat %4 Zeilen</translation>
    </message>
    <message>
        <source>%1 has %2 entries, but the system has %3</source>
        <translation>%1 hat %2 Einträge, aber das System hat %3</translation>
    </message>
    <message>
        <source>%1 has %2 entry</source>
        <translation>%1 hat %2 Eintrag</translation>
    </message>
    <message>
        <source>%1 has %2 entry, but %3 has %4 row</source>
        <translation>%1 hat %2 Eintrag, aber %3 hat %4 Zeile</translation>
    </message>
    <message>
        <source>%1 has %2 entry, but %3 has %4 rows</source>
        <translation>%1 hat %2 Eintrag, aber %3 hat %4 Zeilen</translation>
    </message>
    <message>
        <source>%1 has %2 entry, but the system has %3</source>
        <translation>%1 hat %2 Eintrag, aber das System hat %3</translation>
    </message>
    <message>
        <source>%1 has %2 node</source>
        <translation>%1 hat %2 Knoten</translation>
    </message>
    <message>
        <source>%1 has %2 nodes</source>
        <translation>%1 hat %2 Knoten</translation>
    </message>
    <message>
        <source>%1 has %2 rows</source>
        <translation>%1 hat %2 Zeilen</translation>
    </message>
    <message>
        <source>%1 has a frame that is not a frame</source>
        <translation>%1 hat ein Achsensystem, das keines ist</translation>
    </message>
    <message>
        <source>%1 has a planar shape, the world is in space</source>
        <translation>%1 hat eine ebene Form, die Welt ist räumlich</translation>
    </message>
    <message>
        <source>%1 has a shape in space, the world is planar</source>
        <translation>%1 hat eine räumliche Form, die Welt ist eben</translation>
    </message>
    <message>
        <source>%1 has a shape that only a fixed body can have</source>
        <translation>%1 hat eine Form, die nur ein fester Körper haben kann</translation>
    </message>
    <message>
        <source>%1 has no &quot;%2&quot;</source>
        <translation>%1 hat kein &quot;%2&quot;</translation>
    </message>
    <message>
        <source>%1 has no column %2</source>
        <translation>%1 hat keine Spalte %2</translation>
    </message>
    <message>
        <source>%1 has no geometry</source>
        <translation>%1 hat keine Geometrie</translation>
    </message>
    <message>
        <source>%1 has no row %2</source>
        <translation>%1 hat keine Zeile %2</translation>
    </message>
    <message>
        <source>%1 has no value</source>
        <translation>%1 hat keinen Wert</translation>
    </message>
    <message>
        <source>%1 has relative degree %2: y is fixed by lambda only through %3 integrations, and the states would have to jump where y meets 0</source>
        <translation>%1 hat den relativen Grad %2: y ist durch lambda nur über %3 Integrationen bestimmt, und die Zustände müssten springen, wo y auf 0 trifft</translation>
    </message>
    <message>
        <source>%1 has the length %2 m</source>
        <translation>%1 hat die Länge %2 m</translation>
    </message>
    <message>
        <source>%1 has the pitch %2</source>
        <translation>%1 hat die Steigung %2</translation>
    </message>
    <message>
        <source>%1 has the ratio %2</source>
        <translation>%1 hat das Übersetzungsverhältnis %2</translation>
    </message>
    <message>
        <source>%1 has the upper voltage %2 V below the lower one, %3 V</source>
        <translation>%1 hat die obere Spannung %2 V unter der unteren, %3 V</translation>
    </message>
    <message>
        <source>%1 in system &apos;%2&apos;</source>
        <translation>%1 im System &apos;%2&apos;</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 ist %2</translation>
    </message>
    <message>
        <source>%1 is %2 s</source>
        <translation>%1 ist %2 s</translation>
    </message>
    <message>
        <source>%1 is %2, but the system has %3</source>
        <translation>%1 ist %2, aber das System hat %3</translation>
    </message>
    <message>
        <source>%1 is %2, but the systems joined have %3</source>
        <translation>%1 ist %2, aber die verbundenen Systeme haben %3</translation>
    </message>
    <message>
        <source>%1 is %2: %3</source>
        <translation>%1 ist %2: %3</translation>
    </message>
    <message>
        <source>%1 is a count: it cannot change while a run goes on</source>
        <translation>%1 ist eine Anzahl: sie kann sich während eines Laufs nicht ändern</translation>
    </message>
    <message>
        <source>%1 is a gear with the world</source>
        <translation>%1 ist ein Zahnrad mit der Welt</translation>
    </message>
    <message>
        <source>%1 is a time, but &apos;%2&apos; has %3</source>
        <translation>%1 ist eine Zeit, aber &apos;%2&apos; hat %3</translation>
    </message>
    <message>
        <source>%1 is an equation of relative degree %2: start from values that satisfy it with its derivatives; lambda is of first order at best</source>
        <translation>%1 ist eine Gleichung vom relativen Grad %2: mit Werten beginnen, die sie samt ihren Ableitungen erfüllen; lambda ist höchstens von erster Ordnung</translation>
    </message>
    <message>
        <source>%1 is left out</source>
        <translation>%1 wird weggelassen</translation>
    </message>
    <message>
        <source>%1 is no finite number</source>
        <translation>%1 ist keine endliche Zahl</translation>
    </message>
    <message>
        <source>%1 is no form of PLY</source>
        <translation>%1 ist keine Form von PLY</translation>
    </message>
    <message>
        <source>%1 is no number of a vertex</source>
        <translation>%1 ist keine Nummer einer Ecke</translation>
    </message>
    <message>
        <source>%1 is no shape of planar worlds</source>
        <translation>%1 ist keine Form ebener Welten</translation>
    </message>
    <message>
        <source>%1 is no type of PLY</source>
        <translation>%1 ist kein Typ von PLY</translation>
    </message>
    <message>
        <source>%1 is no word of an STL file</source>
        <translation>%1 ist kein Wort einer STL-Datei</translation>
    </message>
    <message>
        <source>%1 is not a number that a scene may hold</source>
        <translation>%1 ist keine Zahl, die eine Szene enthalten darf</translation>
    </message>
    <message>
        <source>%1 is not finite: %2</source>
        <translation>%1 ist nicht endlich: %2</translation>
    </message>
    <message>
        <source>%1 is not joined to the ground: nothing fixes the voltages there</source>
        <translation>%1 ist nicht mit der Masse verbunden: nichts legt die Spannungen dort fest</translation>
    </message>
    <message>
        <source>%1 is not known</source>
        <translation>%1 ist nicht bekannt</translation>
    </message>
    <message>
        <source>%1 is too large</source>
        <translation>%1 ist zu groß</translation>
    </message>
    <message>
        <source>%1 joins a body that does not exist</source>
        <translation>%1 verbindet einen Körper, den es nicht gibt</translation>
    </message>
    <message>
        <source>%1 joins a body that is not there</source>
        <translation>%1 verbindet einen Körper, der nicht da ist</translation>
    </message>
    <message>
        <source>%1 joins a body to itself</source>
        <translation>%1 verbindet einen Körper mit sich selbst</translation>
    </message>
    <message>
        <source>%1 joins nothing that can move</source>
        <translation>%1 verbindet nichts, was sich bewegen kann</translation>
    </message>
    <message>
        <source>%1 may not depend on %2</source>
        <translation>%1 darf nicht von %2 abhängen</translation>
    </message>
    <message>
        <source>%1 may not depend on t or a drive</source>
        <translation>%1 darf nicht von t oder einem Antrieb abhängen</translation>
    </message>
    <message>
        <source>%1 may not depend on the signal %2</source>
        <translation>%1 darf nicht vom Signal %2 abhängen</translation>
    </message>
    <message>
        <source>%1 may not depend on the velocity %2</source>
        <translation>%1 darf nicht von der Geschwindigkeit %2 abhängen</translation>
    </message>
    <message>
        <source>%1 may not use %2 of another system</source>
        <translation>%1 darf %2 eines anderen Systems nicht benutzen</translation>
    </message>
    <message>
        <source>%1 may not use %2, which belongs to another interaction</source>
        <translation>%1 darf %2 nicht benutzen, das zu einer anderen Wechselwirkung gehört</translation>
    </message>
    <message>
        <source>%1 mm</source>
        <translation>%1 mm</translation>
    </message>
    <message>
        <source>%1 must be a number</source>
        <translation>%1 muss eine Zahl sein</translation>
    </message>
    <message>
        <source>%1 must be a whole number, not %2</source>
        <translation>%1 muss eine ganze Zahl sein, nicht %2</translation>
    </message>
    <message>
        <source>%1 must be above %2, not %3</source>
        <translation>%1 muss über %2 liegen, nicht %3</translation>
    </message>
    <message>
        <source>%1 must be at least %2, not %3</source>
        <translation>%1 muss mindestens %2 sein, nicht %3</translation>
    </message>
    <message>
        <source>%1 must be at most %2, not %3</source>
        <translation>%1 darf höchstens %2 sein, nicht %3</translation>
    </message>
    <message>
        <source>%1 must lie between %2 and %3, not %4</source>
        <translation>%1 muss zwischen %2 und %3 liegen, nicht %4</translation>
    </message>
    <message>
        <source>%1 normal impulse</source>
        <translation>%1 Normalimpuls</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 of a negative number (%2)</source>
        <translation>%1 einer negativen Zahl (%2)</translation>
    </message>
    <message>
        <source>%1 of a number outside [-1, 1] (%2)</source>
        <translation>%1 einer Zahl außerhalb von [-1, 1] (%2)</translation>
    </message>
    <message>
        <source>%1 of a value in %2 has no unit</source>
        <translation>%1 eines Werts in %2 hat keine Einheit</translation>
    </message>
    <message>
        <source>%1 of zero</source>
        <translation>%1 von null</translation>
    </message>
    <message>
        <source>%1 prescribes component %2 of a twist</source>
        <translation>%1 gibt Komponente %2 eines Twists vor</translation>
    </message>
    <message>
        <source>%1 state</source>
        <translation>%1 Zustand</translation>
    </message>
    <message>
        <source>%1 states</source>
        <translation>%1 Zustände</translation>
    </message>
    <message>
        <source>%1 uses %2, whose system is not joined</source>
        <translation>%1 benutzt %2, dessen System nicht verbunden ist</translation>
    </message>
    <message>
        <source>%1, or use a smaller step</source>
        <translation>%1, oder einen kleineren Schritt nehmen</translation>
    </message>
    <message>
        <source>%1: %2 m are left however the bodies are moved</source>
        <translation>%1: es bleiben %2 m, wie auch immer die Körper bewegt werden</translation>
    </message>
    <message>
        <source>%1: a %2 joint does not exist in a planar world</source>
        <translation>%1: ein Gelenk der Art %2 gibt es in einer ebenen Welt nicht</translation>
    </message>
    <message>
        <source>%1: friction, stiffness and damping are %2, %3 and %4</source>
        <translation>%1: Reibung, Steifigkeit und Dämpfung sind %2, %3 und %4</translation>
    </message>
    <message>
        <source>%1: no velocities obey both at the start</source>
        <translation>%1: keine Geschwindigkeiten erfüllen am Anfang beide</translation>
    </message>
    <message>
        <source>%1: the largest force of its drive is %2</source>
        <translation>%1: die größte Kraft des Antriebs ist %2</translation>
    </message>
    <message>
        <source>%1: the lower limit %2 is above the upper limit %3</source>
        <translation>%1: die untere Grenze %2 liegt über der oberen Grenze %3</translation>
    </message>
    <message>
        <source>%1: the restitution of its limits is %2</source>
        <translation>%1: die Stoßzahl der Grenzen ist %2</translation>
    </message>
    <message>
        <source>%1Newton&apos;s iteration did not converge in %2 passes: the residual of %3 is %4 of its terms, asked is %5</source>
        <translation>Newtons Iteration konvergierte %1in %2 Durchgängen nicht: das Residuum von %3 ist das %4-fache seiner Terme, verlangt ist %5</translation>
    </message>
    <message>
        <source>%1a formula of the scene is %2</source>
        <translation>eine Formel der Szene hat %1den Wert %2</translation>
    </message>
    <message>
        <source>%1a formula of the scene is %2: %3</source>
        <translation>eine Formel der Szene hat %1den Wert %2: %3</translation>
    </message>
    <message>
        <source>%1a number is not finite</source>
        <translation>eine Zahl ist %1nicht endlich</translation>
    </message>
    <message>
        <source>%1compares %2 with %3</source>
        <translation>%1vergleicht Verschiedenes: %2 und %3</translation>
    </message>
    <message>
        <source>%1joins %2 and %3</source>
        <translation>%1verknüpft Verschiedenes: %2 und %3</translation>
    </message>
    <message>
        <source>%1the contacts contradict each other: no impulse satisfies all of them</source>
        <translation>die Kontakte widersprechen %1einander: kein Impuls erfüllt alle</translation>
    </message>
    <message>
        <source>%1the iteration matrix of &apos;%2&apos; is singular or not positive</source>
        <translation>die Iterationsmatrix von &apos;%2&apos; ist %1singulär oder nicht positiv</translation>
    </message>
    <message>
        <source>%1the mass or the iteration matrix of &apos;%2&apos; is singular or not positive</source>
        <translation>die Massen- oder die Iterationsmatrix von &apos;%2&apos; ist %1singulär oder nicht positiv</translation>
    </message>
    <message>
        <source>%1the motion of &apos;%2&apos; is not finite any more (it was %3 one step before)</source>
        <translation>die Bewegung von &apos;%2&apos; ist %1nicht mehr endlich (einen Schritt davor war sie %3)</translation>
    </message>
    <message>
        <source>%1the motion of &apos;%2&apos; is not finite any more (its speed was %3 m/s one step before)</source>
        <translation>die Bewegung von &apos;%2&apos; ist %1nicht mehr endlich (die Geschwindigkeit war einen Schritt davor %3 m/s)</translation>
    </message>
    <message>
        <source>%1the one-step problem of %2 has no solution (%3: %4, residual %5)</source>
        <translation>das Einschrittproblem von %2 hat %1keine Lösung (%3: %4, Residuum %5)</translation>
    </message>
    <message>
        <source>%1the one-step problem of %2 was not solved (%3: %4, residual %5)</source>
        <translation>das Einschrittproblem von %2 wurde %1nicht gelöst (%3: %4, Residuum %5)</translation>
    </message>
    <message>
        <source>&apos; differentiates functions of one argument; &apos;%1&apos; has %2</source>
        <translation>&apos; leitet Funktionen eines Arguments ab; &apos;%1&apos; hat %2</translation>
    </message>
    <message>
        <source>&apos; differentiates the scene&apos;s own functions, not &apos;%1&apos;</source>
        <translation>&apos; leitet die eigenen Funktionen der Szene ab, nicht &apos;%1&apos;</translation>
    </message>
    <message>
        <source>&apos; is not a number.</source>
        <translation>&apos; ist keine Zahl.</translation>
    </message>
    <message>
        <source>&apos; is not known</source>
        <translation>&apos; ist nicht bekannt</translation>
    </message>
    <message>
        <source>&apos;%1&apos; and &apos;%2&apos; are both fixed: neither can fall</source>
        <translation>&apos;%1&apos; und &apos;%2&apos; sind beide fest: keiner kann fallen</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be joined to itself</source>
        <translation>&apos;%1&apos; kann nicht mit sich selbst verbunden werden</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be mirrored: %2</source>
        <translation>&apos;%1&apos; kann nicht gespiegelt werden: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be mirrored: its axis is a formula</source>
        <translation>&apos;%1&apos; kann nicht gespiegelt werden: die Achse ist eine Formel</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be mirrored: its place is a formula</source>
        <translation>&apos;%1&apos; kann nicht gespiegelt werden: der Ort ist eine Formel</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be mirrored: it drives the body along an axis of the world</source>
        <translation>&apos;%1&apos; kann nicht gespiegelt werden: das Gelenk treibt den Körper entlang einer Achse der Welt</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be used here</source>
        <translation>&apos;%1&apos; kann hier nicht benutzt werden</translation>
    </message>
    <message>
        <source>&apos;%1&apos; compares %2 with %3</source>
        <translation>&apos;%1&apos; vergleicht Verschiedenes: %2 und %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; did not hit &apos;%2&apos;</source>
        <translation>&apos;%1&apos; traf &apos;%2&apos; nicht</translation>
    </message>
    <message>
        <source>&apos;%1&apos; does not belong into a unit</source>
        <translation>&apos;%1&apos; gehört nicht in eine Einheit</translation>
    </message>
    <message>
        <source>&apos;%1&apos; does not follow &apos;%2&apos;</source>
        <translation>&apos;%1&apos; folgt &apos;%2&apos; nicht</translation>
    </message>
    <message>
        <source>&apos;%1&apos; does not land on &apos;%2&apos;</source>
        <translation>&apos;%1&apos; landet nicht auf &apos;%2&apos;</translation>
    </message>
    <message>
        <source>&apos;%1&apos; follows the joint &apos;%2&apos;, which is not there</source>
        <translation>&apos;%1&apos; folgt dem Gelenk &apos;%2&apos;, das nicht da ist</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has %2, but %3 is needed</source>
        <translation>&apos;%1&apos; hat %2, aber %3 wird gebraucht</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has an offset and cannot be a unit of a number</source>
        <translation>&apos;%1&apos; hat einen Nullpunktversatz und kann keine Einheit einer Zahl sein</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no shape that touches</source>
        <translation>&apos;%1&apos; hat keine Form, die berührt</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no shapes, so its mass and inertia are not known</source>
        <translation>&apos;%1&apos; hat keine Formen, Masse und Trägheit sind also nicht bekannt</translation>
    </message>
    <message>
        <source>&apos;%1&apos; in &quot;%2&quot; of %3 is no number</source>
        <translation>&apos;%1&apos; in &quot;%2&quot; von %3 ist keine Zahl</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is %2</source>
        <translation>&apos;%1&apos; ist %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is an angle; %2 is a plain number</source>
        <translation>&apos;%1&apos; ist ein Winkel; %2 ist eine reine Zahl</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is %2; %3 is a plain number</source>
        <translation>&apos;%1&apos; ist %2; %3 ist eine reine Zahl</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is %2; %3 needs %4, %5</source>
        <translation>&apos;%1&apos; ist %2; für %3 gehört hierher: %4, %5</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a Lagrangian system: its coordinates are q, its velocities v</source>
        <translation>&apos;%1&apos; ist ein Lagrange-System: die Koordinaten sind q, die Geschwindigkeiten v</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a body; y, ydot and lambda belong to joints</source>
        <translation>&apos;%1&apos; ist ein Körper; y, ydot und lambda gehören zu Gelenken</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a built-in function</source>
        <translation>&apos;%1&apos; ist eine eingebaute Funktion</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a first-order system: its states are x</source>
        <translation>&apos;%1&apos; ist ein System erster Ordnung: die Zustände sind x</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a function</source>
        <translation>&apos;%1&apos; ist eine Funktion</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a joint; states belong to bodies</source>
        <translation>&apos;%1&apos; ist ein Gelenk; Zustände gehören zu Körpern</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a law of many contacts, which have no graph of their own</source>
        <translation>&apos;%1&apos; ist ein Gesetz für viele Kontakte, die keinen eigenen Graphen haben</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a repeated %2, and its copy is not named</source>
        <translation>&apos;%1&apos; (%2) wird wiederholt, und die Kopie ist nicht genannt</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a system; y, ydot and lambda belong to interactions</source>
        <translation>&apos;%1&apos; ist ein System; y, ydot und lambda gehören zu Wechselwirkungen</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a unit and a name of this scene here</source>
        <translation>&apos;%1&apos; ist hier eine Einheit und ein Name dieser Szene</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a word of the formula language</source>
        <translation>&apos;%1&apos; ist ein Wort der Formelsprache</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is already the law between these materials</source>
        <translation>&apos;%1&apos; ist schon das Gesetz zwischen diesen Materialien</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is already the law of all other pairs</source>
        <translation>&apos;%1&apos; ist schon das Gesetz aller anderen Paare</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is an interaction; states belong to systems</source>
        <translation>&apos;%1&apos; ist eine Wechselwirkung; Zustände gehören zu Systemen</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is fixed and cannot be pulled</source>
        <translation>&apos;%1&apos; ist fest und lässt sich nicht ziehen</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is fixed, but has a velocity or a force</source>
        <translation>&apos;%1&apos; ist fest, hat aber eine Geschwindigkeit oder eine Kraft</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is fixed: no force moves it</source>
        <translation>&apos;%1&apos; ist fest: keine Kraft bewegt diesen Körper</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is made from the circuit &apos;%2&apos;</source>
        <translation>&apos;%1&apos; entsteht aus der Schaltung &apos;%2&apos;</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is made of itself: %2</source>
        <translation>&apos;%1&apos; besteht aus sich selbst: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither true nor false</source>
        <translation>&apos;%1&apos; ist weder true noch false</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no choice for %2</source>
        <translation>&apos;%1&apos; steht für %2 nicht zur Wahl</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no kind of joint</source>
        <translation>&apos;%1&apos; ist keine Art von Gelenk</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no name</source>
        <translation>&apos;%1&apos; ist kein Name</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no number: it cannot be a slider</source>
        <translation>&apos;%1&apos; ist keine Zahl: es kann kein Regler sein</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no unit of angles</source>
        <translation>&apos;%1&apos; ist keine Winkeleinheit</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no unit of lengths</source>
        <translation>&apos;%1&apos; ist keine Längeneinheit</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a colour</source>
        <translation>&apos;%1&apos; ist keine Farbe</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a constant</source>
        <translation>&apos;%1&apos; ist keine Konstante</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a function</source>
        <translation>&apos;%1&apos; ist keine Funktion</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a name</source>
        <translation>&apos;%1&apos; ist kein Name</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a name for a variable</source>
        <translation>&apos;%1&apos; ist kein Name für eine Variable</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a name for an argument of &apos;%2&apos;</source>
        <translation>&apos;%1&apos; ist kein Name für ein Argument von &apos;%2&apos;</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a name for an index</source>
        <translation>&apos;%1&apos; ist kein Name für einen Index</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number</source>
        <translation>&apos;%1&apos; ist keine Zahl</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a quantity</source>
        <translation>&apos;%1&apos; ist keine Größe</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not known</source>
        <translation>&apos;%1&apos; ist nicht bekannt</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not repeated</source>
        <translation>&apos;%1&apos; wird nicht wiederholt</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not the head of a function</source>
        <translation>&apos;%1&apos; ist nicht der Kopf einer Funktion</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not the head of a function of one angle</source>
        <translation>&apos;%1&apos; ist nicht der Kopf einer Funktion eines Winkels</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not the name of a %2</source>
        <translation>&apos;%1&apos; ist kein gültiger Name (erwartet: %2)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is repeated, and its copy is not named</source>
        <translation>&apos;%1&apos; wird wiederholt, und die Kopie ist nicht genannt</translation>
    </message>
    <message>
        <source>&apos;%1&apos; joins %2 and %3</source>
        <translation>&apos;%1&apos; verknüpft Verschiedenes: %2 und %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; joins %2 with itself</source>
        <translation>&apos;%1&apos; verbindet %2 mit sich selbst</translation>
    </message>
    <message>
        <source>&apos;%1&apos; needs a plain number or an angle, not a value in %2</source>
        <translation>&apos;%1&apos; braucht eine reine Zahl oder einen Winkel, keinen Wert in %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; of %2 changes with time</source>
        <translation>&apos;%1&apos; von %2 ändert sich mit der Zeit</translation>
    </message>
    <message>
        <source>&apos;%1&apos; stands outside quotes</source>
        <translation>&apos;%1&apos; steht außerhalb von Anführungszeichen</translation>
    </message>
    <message>
        <source>&apos;%1&apos; takes %2, not %3</source>
        <translation>&apos;%1&apos; verlangt %2, nicht %3</translation>
    </message>
    <message>
        <source>&apos;(&apos; after &apos;%1&apos;</source>
        <translation>&apos;(&apos; nach &apos;%1&apos;</translation>
    </message>
    <message>
        <source>&apos;(&apos; after the derivative&apos;s name</source>
        <translation>&apos;(&apos; nach dem Namen der Ableitung</translation>
    </message>
    <message>
        <source>&apos;)&apos; has no &apos;(&apos; before it</source>
        <translation>vor &apos;)&apos; fehlt &apos;(&apos;</translation>
    </message>
    <message>
        <source>&apos;)&apos; or an operator</source>
        <translation>&apos;)&apos; oder ein Operator</translation>
    </message>
    <message>
        <source>&apos;,&apos; and the name to differentiate by</source>
        <translation>&apos;,&apos; und der Name, nach dem abgeleitet wird</translation>
    </message>
    <message>
        <source>&apos;?&apos; is %1</source>
        <translation>&apos;?&apos; ist %1</translation>
    </message>
    <message>
        <source>&apos;]&apos; after the index</source>
        <translation>&apos;]&apos; nach dem Index</translation>
    </message>
    <message>
        <source>&apos;element vertex 8&apos;</source>
        <translation>&apos;element vertex 8&apos;</translation>
    </message>
    <message>
        <source>&apos;property list uchar int vertex_indices&apos;</source>
        <translation>&apos;property list uchar int vertex_indices&apos;</translation>
    </message>
    <message>
        <source>* Line %d, Column %d</source>
        <translation>* Line %d, Column %d</translation>
    </message>
    <message>
        <source>, in Newton&apos;s loop</source>
        <translation>, in der Newton-Schleife</translation>
    </message>
    <message>
        <source>, linearised once a step</source>
        <translation>, einmal je Schritt linearisiert</translation>
    </message>
    <message>
        <source>0 and 1 are the velocity, 2 the spin</source>
        <translation>0 und 1 sind die Geschwindigkeit, 2 die Drehung</translation>
    </message>
    <message>
        <source>0 lies outside its limits</source>
        <translation>0 liegt außerhalb der Grenzen</translation>
    </message>
    <message>
        <source>0 to 2 are the velocity in world axes, 3 to 5 the spin in body axes</source>
        <translation>0 bis 2 sind die Geschwindigkeit in Weltachsen, 3 bis 5 die Drehung in Körperachsen</translation>
    </message>
    <message>
        <source>0.001 for millimetres</source>
        <translation>0.001 für Millimeter</translation>
    </message>
    <message>
        <source>0.5 is the usual choice</source>
        <translation>üblich ist 0.5</translation>
    </message>
    <message>
        <source>1 is the usual choice</source>
        <translation>üblich ist 1</translation>
    </message>
    <message>
        <source>B has %1 column, but C has %2 row</source>
        <translation>B hat %1 Spalte, aber C hat %2 Zeile</translation>
    </message>
    <message>
        <source>B has %1 column, but C has %2 rows</source>
        <translation>B hat %1 Spalte, aber C hat %2 Zeilen</translation>
    </message>
    <message>
        <source>B has %1 columns, but C has %2 row</source>
        <translation>B hat %1 Spalten, aber C hat %2 Zeile</translation>
    </message>
    <message>
        <source>B has %1 columns, but C has %2 rows</source>
        <translation>B hat %1 Spalten, aber C hat %2 Zeilen</translation>
    </message>
    <message>
        <source>B has %1 row, but the systems joined have %2</source>
        <translation>B hat %1 Zeile, aber die verbundenen Systeme haben %2</translation>
    </message>
    <message>
        <source>B has %1 rows, but the systems joined have %2</source>
        <translation>B hat %1 Zeilen, aber die verbundenen Systeme haben %2</translation>
    </message>
    <message>
        <source>B is empty</source>
        <translation>B ist leer</translation>
    </message>
    <message>
        <source>C is empty</source>
        <translation>C ist leer</translation>
    </message>
    <message>
        <source>D is %1, but C has %2 row</source>
        <translation>D ist %1, aber C hat %2 Zeile</translation>
    </message>
    <message>
        <source>D is %1, but C has %2 rows</source>
        <translation>D ist %1, aber C hat %2 Zeilen</translation>
    </message>
    <message>
        <source>Duplicate key: </source>
        <translation>Doppelter Schlüssel: </translation>
    </message>
    <message>
        <source>F_gyr is a formula of q and v; put what depends on t into F or F_int</source>
        <translation>F_gyr ist eine Formel aus q und v; was von t abhängt, in F oder F_int schreiben</translation>
    </message>
    <message>
        <source>H is empty</source>
        <translation>H ist leer</translation>
    </message>
    <message>
        <source>Impulses of %1</source>
        <translation>Impulse von %1</translation>
    </message>
    <message>
        <source>Lagrangian relations join Lagrangian systems; use a first-order relation</source>
        <translation>Lagrange-Beziehungen verbinden Lagrange-Systeme; eine Beziehung erster Ordnung nehmen</translation>
    </message>
    <message>
        <source>Lambda of %1</source>
        <translation>Lambda von %1</translation>
    </message>
    <message>
        <source>M is %1; a mass matrix is square</source>
        <translation>M ist %1; eine Massenmatrix ist quadratisch</translation>
    </message>
    <message>
        <source>M is a formula of the system&apos;s own q and of parameters</source>
        <translation>M ist eine Formel aus den eigenen q des Systems und Parametern</translation>
    </message>
    <message>
        <source>M is not positive definite: its leading %1 x %2 part has a negative direction</source>
        <translation>M ist nicht positiv definit: der führende Teil, %1 x %2, hat eine negative Richtung</translation>
    </message>
    <message>
        <source>M is not positive definite: its leading %1 x %2 part has no inverse</source>
        <translation>M ist nicht positiv definit: der führende Teil, %1 x %2, hat keine Inverse</translation>
    </message>
    <message>
        <source>M is not symmetric: %1 = %2, %3 = %4</source>
        <translation>M ist nicht symmetrisch: %1 = %2, %3 = %4</translation>
    </message>
    <message>
        <source>M is singular%1: the equations do not determine x&apos;</source>
        <translation>M ist singulär%1: die Gleichungen bestimmen x&apos; nicht</translation>
    </message>
    <message>
        <source>M is singular: its leading %1 x %2 part has a negative direction</source>
        <translation>M ist singulär: der führende Teil, %1 x %2, hat eine negative Richtung</translation>
    </message>
    <message>
        <source>M is singular: its leading %1 x %2 part has no inverse</source>
        <translation>M ist singulär: der führende Teil, %1 x %2, hat keine Inverse</translation>
    </message>
    <message>
        <source>Newton&apos;s loop (no interaction)</source>
        <translation>Newton-Schleife (keine Wechselwirkung)</translation>
    </message>
    <message>
        <source>Position of %1</source>
        <translation>Lage von %1</translation>
    </message>
    <message>
        <source>SDF is another format; choose a URDF file</source>
        <translation>SDF ist ein anderes Format; eine URDF-Datei wählen</translation>
    </message>
    <message>
        <source>States of %1</source>
        <translation>Zustände von %1</translation>
    </message>
    <message>
        <source>T has %1 row, but H has %2 row</source>
        <translation>T hat %1 Zeile, aber H hat %2 Zeile</translation>
    </message>
    <message>
        <source>T has %1 row, but H has %2 rows</source>
        <translation>T hat %1 Zeile, aber H hat %2 Zeilen</translation>
    </message>
    <message>
        <source>T has %1 rows, but H has %2 row</source>
        <translation>T hat %1 Zeilen, aber H hat %2 Zeile</translation>
    </message>
    <message>
        <source>T has %1 rows, but H has %2 rows</source>
        <translation>T hat %1 Zeilen, aber H hat %2 Zeilen</translation>
    </message>
    <message>
        <source>[Ixx, Iyy, Izz] or [Ixx, Iyy, Izz, Ixy, Ixz, Iyz]</source>
        <translation>[Ixx, Iyy, Izz] oder [Ixx, Iyy, Izz, Ixy, Ixz, Iyz]</translation>
    </message>
    <message>
        <source>[angle, x, y, z]: the angle, then the axis</source>
        <translation>[Winkel, x, y, z]: der Winkel, dann die Achse</translation>
    </message>
    <message>
        <source>[lowest, highest]</source>
        <translation>[kleinster, größter]</translation>
    </message>
    <message>
        <source>[radius, length]</source>
        <translation>[Radius, Länge]</translation>
    </message>
    <message>
        <source>[radius, z of the fixed end]</source>
        <translation>[Radius, z des festen Endes]</translation>
    </message>
    <message>
        <source>[x, y, z] in the body&apos;s axes</source>
        <translation>[x, y, z] in Körperachsen</translation>
    </message>
    <message>
        <source>[x, y, z], in the world at the start</source>
        <translation>[x, y, z], in der Welt am Anfang</translation>
    </message>
    <message>
        <source>[x, y, z]: the edges</source>
        <translation>[x, y, z]: die Kanten</translation>
    </message>
    <message>
        <source>[x, y, z]: the other end, at the start</source>
        <translation>[x, y, z]: das andere Ende, am Anfang</translation>
    </message>
    <message>
        <source>[x, y]: the edges</source>
        <translation>[x, y]: die Kanten</translation>
    </message>
    <message>
        <source>[x, y]: the other end</source>
        <translation>[x, y]: das andere Ende</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not move rigid bodies</source>
        <translation>&quot;%1&quot; bewegt keine starren Körper</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is an angle, not a length</source>
        <translation>&quot;%1&quot; ist ein Winkel, keine Länge</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is given, but the law has no friction</source>
        <translation>&quot;%1&quot; ist angegeben, aber das Gesetz hat keine Reibung</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing</source>
        <translation>&quot;%1&quot; fehlt</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no angle</source>
        <translation>&quot;%1&quot; ist kein Winkel</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no length</source>
        <translation>&quot;%1&quot; ist keine Länge</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number</source>
        <translation>&quot;%1&quot; ist keine Zahl</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no solver of bodies in contact</source>
        <translation>&quot;%1&quot; ist kein Löser für Körper in Kontakt</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not %2 known here</source>
        <translation>&quot;%1&quot; ist hier nicht bekannt (erwartet: %2)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of %2 has %3 number</source>
        <translation>&quot;%1&quot; von %2 hat %3 Zahl</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of %2 has %3 numbers</source>
        <translation>&quot;%1&quot; von %2 hat %3 Zahlen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of %2 is left out</source>
        <translation>&quot;%1&quot; von %2 wird weggelassen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of %2 is not positive</source>
        <translation>&quot;%1&quot; von %2 ist nicht positiv</translation>
    </message>
    <message>
        <source>&quot;saltus-bundle&quot; is missing</source>
        <translation>&quot;saltus-bundle&quot; fehlt</translation>
    </message>
    <message>
        <source>&quot;set&quot; holds something else than parameters</source>
        <translation>&quot;set&quot; enthält anderes als Parameter</translation>
    </message>
    <message>
        <source>&quot;set&quot; is missing</source>
        <translation>&quot;set&quot; fehlt</translation>
    </message>
    <message>
        <source>a %1 joint has no axis</source>
        <translation>ein Gelenk der Art %1 hat keine Achse</translation>
    </message>
    <message>
        <source>a %1 joint has no axis in the plane</source>
        <translation>ein Gelenk der Art %1 hat in der Ebene keine Achse</translation>
    </message>
    <message>
        <source>a %1 joint is not of the plane</source>
        <translation>ein Gelenk der Art %1 gibt es in der Ebene nicht</translation>
    </message>
    <message>
        <source>a %1 joint leaves %2 coordinate</source>
        <translation>ein Gelenk der Art %1 lässt %2 Koordinate frei</translation>
    </message>
    <message>
        <source>a %1 joint leaves %2 coordinates</source>
        <translation>ein Gelenk der Art %1 lässt %2 Koordinaten frei</translation>
    </message>
    <message>
        <source>a %1 joint leaves no coordinate to describe</source>
        <translation>ein Gelenk der Art %1 lässt keine Koordinate, die zu beschreiben wäre</translation>
    </message>
    <message>
        <source>a %1 joint should have them: it moves freely</source>
        <translation>ein Gelenk der Art %1 sollte welche haben: es bewegt sich frei</translation>
    </message>
    <message>
        <source>a URDF file begins with &lt;robot&gt;, this one with %1</source>
        <translation>eine URDF-Datei beginnt mit &lt;robot&gt;, diese mit %1</translation>
    </message>
    <message>
        <source>a block is added or removed</source>
        <translation>ein Block wird hinzugefügt oder entfernt</translation>
    </message>
    <message>
        <source>a body cannot fall on itself</source>
        <translation>ein Körper kann nicht auf sich selbst fallen</translation>
    </message>
    <message>
        <source>a cam has no profile</source>
        <translation>ein Nocken hat kein Profil</translation>
    </message>
    <message>
        <source>a cam needs at least three: angle, lift</source>
        <translation>ein Nocken braucht mindestens drei: Winkel, Hub</translation>
    </message>
    <message>
        <source>a circuit is renamed with its system</source>
        <translation>eine Schaltung wird mit ihrem System umbenannt</translation>
    </message>
    <message>
        <source>a coefficient of friction is %1</source>
        <translation>eine Reibungszahl ist %1</translation>
    </message>
    <message>
        <source>a coefficient of friction is at least 0</source>
        <translation>eine Reibungszahl ist mindestens 0</translation>
    </message>
    <message>
        <source>a coefficient of restitution is %1</source>
        <translation>eine Stoßzahl ist %1</translation>
    </message>
    <message>
        <source>a coefficient of restitution lies in [0, 1]</source>
        <translation>eine Stoßzahl liegt in [0, 1]</translation>
    </message>
    <message>
        <source>a constant has no derivative</source>
        <translation>eine Konstante hat keine Ableitung</translation>
    </message>
    <message>
        <source>a contact law</source>
        <translation>ein Kontaktgesetz</translation>
    </message>
    <message>
        <source>a contact with the world</source>
        <translation>ein Kontakt mit der Welt</translation>
    </message>
    <message>
        <source>a control character</source>
        <translation>ein Steuerzeichen</translation>
    </message>
    <message>
        <source>a disc is a shape of planar worlds</source>
        <translation>eine Scheibe ist eine Form ebener Welten</translation>
    </message>
    <message>
        <source>a dwell has no %1</source>
        <translation>zu einer Rast gehört nicht: %1</translation>
    </message>
    <message>
        <source>a face has at least three</source>
        <translation>eine Fläche hat mindestens drei</translation>
    </message>
    <message>
        <source>a face is &apos;f 1 2 3&apos; or &apos;f 1/1/1 2/2/2 3/3/3&apos;</source>
        <translation>eine Fläche ist &apos;f 1 2 3&apos; oder &apos;f 1/1/1 2/2/2 3/3/3&apos;</translation>
    </message>
    <message>
        <source>a face of %1 corners</source>
        <translation>eine Fläche mit %1 Ecken</translation>
    </message>
    <message>
        <source>a facet of %1 corners</source>
        <translation>eine Facette mit %1 Ecken</translation>
    </message>
    <message>
        <source>a force of a diagonal system</source>
        <translation>eine Kraft eines diagonalen Systems</translation>
    </message>
    <message>
        <source>a force of a linear system</source>
        <translation>eine Kraft eines linearen Systems</translation>
    </message>
    <message>
        <source>a force of a linear system must not use states or signals</source>
        <translation>eine Kraft eines linearen Systems darf keine Zustände oder Signale benutzen</translation>
    </message>
    <message>
        <source>a gear joins two bodies</source>
        <translation>ein Zahnrad verbindet zwei Körper</translation>
    </message>
    <message>
        <source>a ground has one</source>
        <translation>eine Masse hat einen</translation>
    </message>
    <message>
        <source>a group has two parts or more</source>
        <translation>eine Gruppe hat zwei Teile oder mehr</translation>
    </message>
    <message>
        <source>a gyroscopic force</source>
        <translation>eine Kreiselkraft</translation>
    </message>
    <message>
        <source>a half-space has no mass: &apos;%1&apos; must be fixed</source>
        <translation>ein Halbraum hat keine Masse: &apos;%1&apos; muss fest sein</translation>
    </message>
    <message>
        <source>a handle has %1 numbers</source>
        <translation>ein Griff hat %1 Zahlen</translation>
    </message>
    <message>
        <source>a hull of %1 points</source>
        <translation>eine Hülle aus %1 Punkten</translation>
    </message>
    <message>
        <source>a joint needs a body</source>
        <translation>ein Gelenk braucht einen Körper</translation>
    </message>
    <message>
        <source>a joint to the world</source>
        <translation>ein Gelenk zur Welt</translation>
    </message>
    <message>
        <source>a list without a type for its length</source>
        <translation>eine Liste ohne Typ für ihre Länge</translation>
    </message>
    <message>
        <source>a matrix of a linear relation must not use states or signals</source>
        <translation>eine Matrix einer linearen Beziehung darf keine Zustände oder Signale benutzen</translation>
    </message>
    <message>
        <source>a mesh names corners that it has not</source>
        <translation>ein Netz nennt Ecken, die es nicht hat</translation>
    </message>
    <message>
        <source>a moment of inertia</source>
        <translation>ein Trägheitsmoment</translation>
    </message>
    <message>
        <source>a moving constraint</source>
        <translation>eine bewegte Bindung</translation>
    </message>
    <message>
        <source>a name after &apos;.&apos;</source>
        <translation>ein Name nach &apos;.&apos;</translation>
    </message>
    <message>
        <source>a name is missing</source>
        <translation>ein Name fehlt</translation>
    </message>
    <message>
        <source>a number begins with &apos;%1&apos;</source>
        <translation>eine Zahl beginnt mit &apos;%1&apos;</translation>
    </message>
    <message>
        <source>a number of copies or coordinates, or an index, uses the parameter &apos;%1&apos;, which is no integer</source>
        <translation>eine Anzahl von Kopien oder Koordinaten oder ein Index benutzt den Parameter &apos;%1&apos;, der keine ganze Zahl ist</translation>
    </message>
    <message>
        <source>a number of the scene is not finite</source>
        <translation>eine Zahl der Szene ist nicht endlich</translation>
    </message>
    <message>
        <source>a parameter&apos;s value is a number already</source>
        <translation>der Wert eines Parameters ist schon eine Zahl</translation>
    </message>
    <message>
        <source>a plain number</source>
        <translation>eine reine Zahl</translation>
    </message>
    <message>
        <source>a plot has no name</source>
        <translation>ein Diagramm hat keinen Namen</translation>
    </message>
    <message>
        <source>a power of a negative number, %1^%2</source>
        <translation>eine Potenz einer negativen Zahl, %1^%2</translation>
    </message>
    <message>
        <source>a principal moment of inertia of %1 is %2 kg m^2</source>
        <translation>ein Hauptträgheitsmoment von %1 ist %2 kg m^2</translation>
    </message>
    <message>
        <source>a property before any element</source>
        <translation>eine Eigenschaft vor jedem Element</translation>
    </message>
    <message>
        <source>a range has two ends</source>
        <translation>ein Bereich hat zwei Enden</translation>
    </message>
    <message>
        <source>a recording cannot be written to a pipe or a device</source>
        <translation>eine Aufzeichnung kann nicht in eine Pipe oder ein Gerät geschrieben werden</translation>
    </message>
    <message>
        <source>a robot is a tree: keep one of them</source>
        <translation>ein Roboter ist ein Baum: eines davon behalten</translation>
    </message>
    <message>
        <source>a robot is a tree: take one joint of the loop out</source>
        <translation>ein Roboter ist ein Baum: ein Gelenk der Schleife herausnehmen</translation>
    </message>
    <message>
        <source>a rolling or spinning friction is %1 or %2 m</source>
        <translation>eine Roll- oder Bohrreibung ist %1 oder %2 m</translation>
    </message>
    <message>
        <source>a run of %1 steps would never end</source>
        <translation>ein Lauf von %1 Schritten würde nie enden</translation>
    </message>
    <message>
        <source>a scene begins with &quot;saltus&quot;: 1</source>
        <translation>eine Szene beginnt mit &quot;saltus&quot;: 1</translation>
    </message>
    <message>
        <source>a scene begins with { &quot;saltus&quot;: 1, ...</source>
        <translation>eine Szene beginnt mit { &quot;saltus&quot;: 1, ...</translation>
    </message>
    <message>
        <source>a scene is a JSON object; it begins with { &quot;saltus&quot;: 1, ...</source>
        <translation>eine Szene ist ein JSON-Objekt; sie beginnt mit { &quot;saltus&quot;: 1, ...</translation>
    </message>
    <message>
        <source>a scene needs no such depth; flatten it</source>
        <translation>so tief braucht eine Szene nicht zu sein; flacher schreiben</translation>
    </message>
    <message>
        <source>a scleronomous gap</source>
        <translation>ein skleronomer Spalt</translation>
    </message>
    <message>
        <source>a shape belongs to no body</source>
        <translation>eine Form gehört zu keinem Körper</translation>
    </message>
    <message>
        <source>a shape of %1 has no material</source>
        <translation>eine Form von %1 hat kein Material</translation>
    </message>
    <message>
        <source>a size times %1 is none</source>
        <translation>eine Größe mal %1 ist keine</translation>
    </message>
    <message>
        <source>a sliding velocity</source>
        <translation>eine Gleitgeschwindigkeit</translation>
    </message>
    <message>
        <source>a spline needs at least three</source>
        <translation>ein Spline braucht mindestens drei</translation>
    </message>
    <message>
        <source>a system may have at most %1; split it</source>
        <translation>ein System darf höchstens %1 haben; es aufteilen</translation>
    </message>
    <message>
        <source>a tangential coefficient of restitution is %1</source>
        <translation>eine tangentiale Stoßzahl ist %1</translation>
    </message>
    <message>
        <source>a tangential coefficient of restitution lies in [-1, 1]</source>
        <translation>eine tangentiale Stoßzahl liegt in [-1, 1]</translation>
    </message>
    <message>
        <source>a text begins with a single quote</source>
        <translation>ein Text beginnt mit einem einfachen Anführungszeichen</translation>
    </message>
    <message>
        <source>a twist moves one body against the world</source>
        <translation>ein Twist bewegt einen Körper gegen die Welt</translation>
    </message>
    <message>
        <source>a value in %1</source>
        <translation>ein Wert in %1</translation>
    </message>
    <message>
        <source>a value in %1 has no power %2</source>
        <translation>ein Wert in %1 hat keine Potenz %2</translation>
    </message>
    <message>
        <source>a value that must not change in time uses t, a drive or a state</source>
        <translation>ein Wert, der sich zeitlich nicht ändern darf, benutzt t, einen Antrieb oder einen Zustand</translation>
    </message>
    <message>
        <source>a vertex is three numbers</source>
        <translation>eine Ecke besteht aus drei Zahlen</translation>
    </message>
    <message>
        <source>a vertex of less than three coordinates</source>
        <translation>eine Ecke mit weniger als drei Koordinaten</translation>
    </message>
    <message>
        <source>acosh of a number below 1 (%1)</source>
        <translation>acosh einer Zahl unter 1 (%1)</translation>
    </message>
    <message>
        <source>activation is a rule for contacts, and this integrator has none</source>
        <translation>activation ist eine Regel für Kontakte, und dieses Verfahren hat keine</translation>
    </message>
    <message>
        <source>active set</source>
        <translation>aktive Mengen</translation>
    </message>
    <message>
        <source>active set (%1 rows)%2</source>
        <translation>aktive Mengen (%1 Zeilen)%2</translation>
    </message>
    <message>
        <source>active set (%1); closed form when one is active</source>
        <translation>aktive Mengen (%1); geschlossene Formel, wenn nur einer aktiv ist</translation>
    </message>
    <message>
        <source>add &apos;]&apos;, or get the whole file</source>
        <translation>&apos;]&apos; anfügen oder die ganze Datei beschaffen</translation>
    </message>
    <message>
        <source>add &apos;}&apos;, or get the whole file</source>
        <translation>&apos;}&apos; anfügen oder die ganze Datei beschaffen</translation>
    </message>
    <message>
        <source>add &quot;, or get the whole file</source>
        <translation>&quot; anfügen oder die ganze Datei beschaffen</translation>
    </message>
    <message>
        <source>add &quot;T&quot;, a matrix as H whose rows give u_T = T v</source>
        <translation>&quot;T&quot; hinzufügen, eine Matrix wie H, deren Zeilen u_T = T v ergeben</translation>
    </message>
    <message>
        <source>add &quot;drive&quot;: &quot;position&quot;, &quot;velocity&quot; or &quot;force&quot;</source>
        <translation>&quot;drive&quot;: &quot;position&quot;, &quot;velocity&quot; oder &quot;force&quot; hinzufügen</translation>
    </message>
    <message>
        <source>add &quot;fixed&quot;: true to the body</source>
        <translation>&quot;fixed&quot;: true zum Körper hinzufügen</translation>
    </message>
    <message>
        <source>add &quot;integer&quot;: true to the parameter</source>
        <translation>&quot;integer&quot;: true zum Parameter hinzufügen</translation>
    </message>
    <message>
        <source>add &quot;profile&quot; and &quot;profile_variable&quot;</source>
        <translation>&quot;profile&quot; und &quot;profile_variable&quot; hinzufügen</translation>
    </message>
    <message>
        <source>add &quot;tangent&quot;, one formula of v for each gap</source>
        <translation>&quot;tangent&quot; hinzufügen, eine Formel aus v für jeden Spalt</translation>
    </message>
    <message>
        <source>add a ground to one of its nodes: voltages are told against it</source>
        <translation>eine Masse an einen der Knoten setzen: gegen sie werden Spannungen angegeben</translation>
    </message>
    <message>
        <source>add a ground to that part, or a wire to the rest</source>
        <translation>in diesem Teil eine Masse hinzufügen oder einen Draht zum Rest</translation>
    </message>
    <message>
        <source>add a handle there, or raise the ones beside it</source>
        <translation>dort einen Griff hinzufügen oder die daneben anheben</translation>
    </message>
    <message>
        <source>add a point off the plane, or use a polygon in a planar world</source>
        <translation>einen Punkt außerhalb der Ebene hinzufügen oder ein Vieleck in einer ebenen Welt nehmen</translation>
    </message>
    <message>
        <source>add a source or a charged capacitor, and a ground</source>
        <translation>eine Quelle oder einen geladenen Kondensator hinzufügen, und eine Masse</translation>
    </message>
    <message>
        <source>add it</source>
        <translation>ihn hinzufügen</translation>
    </message>
    <message>
        <source>add it under materials</source>
        <translation>es unter materials hinzufügen</translation>
    </message>
    <message>
        <source>add it, or the profile of a cam</source>
        <translation>ihn oder das Profil eines Nockens hinzufügen</translation>
    </message>
    <message>
        <source>add one, for example a &quot;lagrangian-linear&quot; ball</source>
        <translation>etwas hinzufügen, zum Beispiel einen Ball der Art &quot;lagrangian-linear&quot;</translation>
    </message>
    <message>
        <source>add shapes, or &quot;mass&quot; and &quot;inertia&quot;</source>
        <translation>Formen hinzufügen, oder &quot;mass&quot; und &quot;inertia&quot;</translation>
    </message>
    <message>
        <source>add the compliance, for example &quot;%1/k&quot;, or use a relation without compliance</source>
        <translation>die Nachgiebigkeit hinzufügen, zum Beispiel &quot;%1/k&quot;, oder eine Beziehung ohne Nachgiebigkeit nehmen</translation>
    </message>
    <message>
        <source>add the segments of one turn, or three or more handles</source>
        <translation>die Abschnitte einer Umdrehung hinzufügen, oder drei oder mehr Griffe</translation>
    </message>
    <message>
        <source>add the system to &quot;between&quot;</source>
        <translation>das System zu &quot;between&quot; hinzufügen</translation>
    </message>
    <message>
        <source>add what is missing</source>
        <translation>Fehlendes ergänzen</translation>
    </message>
    <message>
        <source>all shapes of &apos;%1&apos; are only drawn, so its mass and inertia are not known</source>
        <translation>alle Formen von &apos;%1&apos; werden nur gezeichnet, Masse und Trägheit sind also nicht bekannt</translation>
    </message>
    <message>
        <source>all three have to be above 0: give the body some thickness</source>
        <translation>alle drei müssen über 0 liegen: dem Körper etwas Dicke geben</translation>
    </message>
    <message>
        <source>an STL facet has three</source>
        <translation>eine STL-Facette hat drei</translation>
    </message>
    <message>
        <source>an acceleration</source>
        <translation>eine Beschleunigung</translation>
    </message>
    <message>
        <source>an angle has one lift: remove one of the rows</source>
        <translation>ein Winkel hat einen Hub: eine der Zeilen entfernen</translation>
    </message>
    <message>
        <source>an area</source>
        <translation>eine Fläche</translation>
    </message>
    <message>
        <source>an array of %1 is none</source>
        <translation>eine Anordnung von %1 ist keine</translation>
    </message>
    <message>
        <source>an element has two</source>
        <translation>ein Element hat zwei</translation>
    </message>
    <message>
        <source>an element without a count</source>
        <translation>ein Element ohne Anzahl</translation>
    </message>
    <message>
        <source>an end of %1 is not joined to a node</source>
        <translation>ein Ende von %1 ist mit keinem Knoten verbunden</translation>
    </message>
    <message>
        <source>an entry of %1</source>
        <translation>ein Eintrag von %1</translation>
    </message>
    <message>
        <source>an entry of A</source>
        <translation>ein Eintrag von A</translation>
    </message>
    <message>
        <source>an entry of A of a linear system must not use states or signals</source>
        <translation>ein Eintrag von A eines linearen Systems darf keine Zustände oder Signale benutzen</translation>
    </message>
    <message>
        <source>an entry of b</source>
        <translation>ein Eintrag von b</translation>
    </message>
    <message>
        <source>an entry of e</source>
        <translation>ein Eintrag von e</translation>
    </message>
    <message>
        <source>an exponent is a plain number</source>
        <translation>ein Exponent ist eine reine Zahl</translation>
    </message>
    <message>
        <source>an expression</source>
        <translation>ein Ausdruck</translation>
    </message>
    <message>
        <source>an index must be a whole number from 0 up</source>
        <translation>ein Index muss eine ganze Zahl ab 0 sein</translation>
    </message>
    <message>
        <source>an interaction</source>
        <translation>eine Wechselwirkung</translation>
    </message>
    <message>
        <source>an interaction joins one or two systems, not %1</source>
        <translation>eine Wechselwirkung verbindet ein oder zwei Systeme, nicht %1</translation>
    </message>
    <message>
        <source>an interaction may have at most %1; split it</source>
        <translation>eine Wechselwirkung darf höchstens %1 haben; sie aufteilen</translation>
    </message>
    <message>
        <source>an internal force</source>
        <translation>eine innere Kraft</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>an operator is missing before &apos;%1&apos;</source>
        <translation>vor &apos;%1&apos; fehlt ein Operator</translation>
    </message>
    <message>
        <source>an operator or the end</source>
        <translation>ein Operator oder das Ende</translation>
    </message>
    <message>
        <source>and %1 more errors</source>
        <translation>und %1 weitere Fehler</translation>
    </message>
    <message>
        <source>arcs are for a follower whose line meets the axis</source>
        <translation>Bögen sind für einen Stößel, dessen Bahn durch die Achse geht</translation>
    </message>
    <message>
        <source>arcs cannot take half a turn or more</source>
        <translation>Bögen können keine halbe Umdrehung oder mehr einnehmen</translation>
    </message>
    <message>
        <source>arcs need the radius of the flank or of the crown</source>
        <translation>Bögen brauchen den Radius der Flanke oder der Kuppe</translation>
    </message>
    <message>
        <source>are joined</source>
        <translation>verbunden sind</translation>
    </message>
    <message>
        <source>are the angles in degrees?</source>
        <translation>sind die Winkel in Grad?</translation>
    </message>
    <message>
        <source>ascii, binary_little_endian or binary_big_endian</source>
        <translation>ascii, binary_little_endian oder binary_big_endian</translation>
    </message>
    <message>
        <source>ask for permission to read it</source>
        <translation>um die Erlaubnis bitten, sie zu lesen</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>at t = %1 s</source>
        <translation>bei t = %1 s</translation>
    </message>
    <message>
        <source>at t = %1 s </source>
        <translation>bei t = %1 s </translation>
    </message>
    <message>
        <source>atanh of a number outside (-1, 1) (%1)</source>
        <translation>atanh einer Zahl außerhalb von (-1, 1) (%1)</translation>
    </message>
    <message>
        <source>begin and end with a law of zero velocity</source>
        <translation>mit einem Gesetz beginnen und enden, dessen Geschwindigkeit dort null ist</translation>
    </message>
    <message>
        <source>between has %1</source>
        <translation>between hat %1</translation>
    </message>
    <message>
        <source>bodies &apos;%1&apos; and &apos;%2&apos; overlap by %3 m at the start</source>
        <translation>die Körper &apos;%1&apos; und &apos;%2&apos; überlappen sich am Anfang um %3 m</translation>
    </message>
    <message>
        <source>body &apos;%1&apos;</source>
        <translation>Körper &apos;%1&apos;</translation>
    </message>
    <message>
        <source>body &apos;%1&apos; got a speed of %2 m/s in one step, more than all forces explain</source>
        <translation>der Körper &apos;%1&apos; bekam in einem Schritt eine Geschwindigkeit von %2 m/s, mehr als alle Kräfte erklären</translation>
    </message>
    <message>
        <source>both are the same place of the cam: let them agree</source>
        <translation>beides ist dieselbe Stelle des Nockens: sie müssen übereinstimmen</translation>
    </message>
    <message>
        <source>both ends are in one place</source>
        <translation>beide Enden sind am selben Ort</translation>
    </message>
    <message>
        <source>both ends of %1 are at the same node: it is short-circuited</source>
        <translation>beide Enden von %1 liegen am selben Knoten: es ist kurzgeschlossen</translation>
    </message>
    <message>
        <source>break the circle</source>
        <translation>den Kreis auflösen</translation>
    </message>
    <message>
        <source>change it here</source>
        <translation>sie hier ändern</translation>
    </message>
    <message>
        <source>change the formula or the initial position</source>
        <translation>die Formel oder die Anfangslage ändern</translation>
    </message>
    <message>
        <source>change the formula or the parameters in it</source>
        <translation>die Formel oder die Parameter darin ändern</translation>
    </message>
    <message>
        <source>change the formula or the values in it</source>
        <translation>die Formel oder die Werte darin ändern</translation>
    </message>
    <message>
        <source>change the formula so that it is finite at all times of the run</source>
        <translation>die Formel so ändern, dass sie zu allen Zeiten des Laufs endlich ist</translation>
    </message>
    <message>
        <source>change the formula so that it is finite there, or use a smaller step</source>
        <translation>die Formel so ändern, dass sie dort endlich ist, oder einen kleineren Schritt nehmen</translation>
    </message>
    <message>
        <source>change the signs, or choose &quot;moreau-jean&quot;</source>
        <translation>die Vorzeichen ändern oder &quot;moreau-jean&quot; wählen</translation>
    </message>
    <message>
        <source>change the step, or look at C and K</source>
        <translation>den Schritt ändern oder C und K prüfen</translation>
    </message>
    <message>
        <source>change them here</source>
        <translation>sie hier ändern</translation>
    </message>
    <message>
        <source>char, uchar, short, ushort, int, uint, float or double</source>
        <translation>char, uchar, short, ushort, int, uint, float oder double</translation>
    </message>
    <message>
        <source>check that it is the right file</source>
        <translation>prüfen, ob es die richtige Datei ist</translation>
    </message>
    <message>
        <source>check the name</source>
        <translation>den Namen prüfen</translation>
    </message>
    <message>
        <source>check the name in the scene</source>
        <translation>den Namen in der Szene prüfen</translation>
    </message>
    <message>
        <source>check the unit</source>
        <translation>die Einheit prüfen</translation>
    </message>
    <message>
        <source>check the units of the file</source>
        <translation>die Einheiten der Datei prüfen</translation>
    </message>
    <message>
        <source>choose &quot;automatic&quot; or &quot;active-set&quot; as solver</source>
        <translation>&quot;automatic&quot; oder &quot;active-set&quot; als Löser wählen</translation>
    </message>
    <message>
        <source>choose &quot;automatic&quot;, &quot;active-set&quot;, &quot;lemke&quot; or &quot;pgs&quot;</source>
        <translation>&quot;automatic&quot;, &quot;active-set&quot;, &quot;lemke&quot; oder &quot;pgs&quot; wählen</translation>
    </message>
    <message>
        <source>choose &quot;moreau-jean&quot;, or take out friction, joints and relays</source>
        <translation>&quot;moreau-jean&quot; wählen oder Reibung, Gelenke und Relais herausnehmen</translation>
    </message>
    <message>
        <source>choose a URDF file</source>
        <translation>eine URDF-Datei wählen</translation>
    </message>
    <message>
        <source>choose a body that moves</source>
        <translation>einen Körper wählen, der sich bewegt</translation>
    </message>
    <message>
        <source>choose a file that was written by a run or by an export</source>
        <translation>eine Datei wählen, die ein Lauf oder ein Export geschrieben hat</translation>
    </message>
    <message>
        <source>choose a file with &lt;link&gt; elements</source>
        <translation>eine Datei mit Elementen &lt;link&gt; wählen</translation>
    </message>
    <message>
        <source>choose a folder in which you may write</source>
        <translation>einen Ordner wählen, in den geschrieben werden darf</translation>
    </message>
    <message>
        <source>choose a law of impact</source>
        <translation>ein Stoßgesetz wählen</translation>
    </message>
    <message>
        <source>choose a longer step, or a shorter time</source>
        <translation>einen längeren Schritt oder eine kürzere Zeit wählen</translation>
    </message>
    <message>
        <source>choose a shorter name</source>
        <translation>einen kürzeren Namen wählen</translation>
    </message>
    <message>
        <source>choose a value from %1 to %2</source>
        <translation>einen Wert von %1 bis %2 wählen</translation>
    </message>
    <message>
        <source>choose a value inside, or widen the range in the scene</source>
        <translation>einen Wert darin wählen oder den Bereich in der Szene erweitern</translation>
    </message>
    <message>
        <source>choose another name</source>
        <translation>einen anderen Namen wählen</translation>
    </message>
    <message>
        <source>choose another name for one of them</source>
        <translation>für einen der beiden einen anderen Namen wählen</translation>
    </message>
    <message>
        <source>choose another name for the index</source>
        <translation>für den Index einen anderen Namen wählen</translation>
    </message>
    <message>
        <source>choose another name, perhaps %1</source>
        <translation>einen anderen Namen wählen, vielleicht %1</translation>
    </message>
    <message>
        <source>choose another value</source>
        <translation>einen anderen Wert wählen</translation>
    </message>
    <message>
        <source>choose bodies whose shapes can meet</source>
        <translation>Körper wählen, deren Formen sich treffen können</translation>
    </message>
    <message>
        <source>choose one of %1</source>
        <translation>eines von %1 wählen</translation>
    </message>
    <message>
        <source>choose one from the list</source>
        <translation>einen Namen aus der Liste wählen</translation>
    </message>
    <message>
        <source>choose one that was recorded, or record it in another run</source>
        <translation>eines wählen, das aufgezeichnet wurde, oder es in einem anderen Lauf aufzeichnen</translation>
    </message>
    <message>
        <source>choose two bodies</source>
        <translation>zwei Körper wählen</translation>
    </message>
    <message>
        <source>choose two bodies of the scene</source>
        <translation>zwei Körper der Szene wählen</translation>
    </message>
    <message>
        <source>click on the body that it shall hold</source>
        <translation>den Körper anklicken, den es halten soll</translation>
    </message>
    <message>
        <source>close other programs, or record fewer signals or every n-th step</source>
        <translation>andere Programme schließen, oder weniger Signale oder jeden n-ten Schritt aufzeichnen</translation>
    </message>
    <message>
        <source>close the hole, or use the surface as a fixed mesh</source>
        <translation>das Loch schließen oder die Fläche als festes Netz benutzen</translation>
    </message>
    <message>
        <source>closed form</source>
        <translation>geschlossene Formel</translation>
    </message>
    <message>
        <source>closed form (asked for)</source>
        <translation>geschlossene Formel (verlangt)</translation>
    </message>
    <message>
        <source>closed form (one contact with friction)%1</source>
        <translation>geschlossene Formel (ein Kontakt mit Reibung)%1</translation>
    </message>
    <message>
        <source>closed form (one contact)</source>
        <translation>geschlossene Formel (ein Kontakt)</translation>
    </message>
    <message>
        <source>closed form (one row)%1</source>
        <translation>geschlossene Formel (eine Zeile)%1</translation>
    </message>
    <message>
        <source>column and row go from 0 to 15, tab from 0 to 31</source>
        <translation>column und row gehen von 0 bis 15, tab von 0 bis 31</translation>
    </message>
    <message>
        <source>comparisons do not chain</source>
        <translation>Vergleiche lassen sich nicht verketten</translation>
    </message>
    <message>
        <source>component is %1</source>
        <translation>component ist %1</translation>
    </message>
    <message>
        <source>component is %1, but &apos;%2&apos; has %3 row</source>
        <translation>component ist %1, aber &apos;%2&apos; hat %3 Zeile</translation>
    </message>
    <message>
        <source>component is %1, but &apos;%2&apos; has %3 rows</source>
        <translation>component ist %1, aber &apos;%2&apos; hat %3 Zeilen</translation>
    </message>
    <message>
        <source>contact law</source>
        <translation>Kontaktgesetz</translation>
    </message>
    <message>
        <source>contacts by Gauss-Seidel and Newton, island by island</source>
        <translation>Kontakte mit Gauß-Seidel und Newton, Insel für Insel</translation>
    </message>
    <message>
        <source>copy bodies or joints first</source>
        <translation>erst Körper oder Gelenke kopieren</translation>
    </message>
    <message>
        <source>corner %1 of the polygon is not finite</source>
        <translation>Ecke %1 des Vielecks ist nicht endlich</translation>
    </message>
    <message>
        <source>corner %1 of triangle %2 is not finite</source>
        <translation>Ecke %1 von Dreieck %2 ist nicht endlich</translation>
    </message>
    <message>
        <source>corners %1 and %2 of the polygon are in one place</source>
        <translation>die Ecken %1 und %2 des Vielecks sind am selben Ort</translation>
    </message>
    <message>
        <source>create the folder or choose another one</source>
        <translation>den Ordner anlegen oder einen anderen wählen</translation>
    </message>
    <message>
        <source>current of %1</source>
        <translation>Strom von %1</translation>
    </message>
    <message>
        <source>damping and friction of &apos;%1&apos; are left out</source>
        <translation>Dämpfung und Reibung von &apos;%1&apos; fallen weg</translation>
    </message>
    <message>
        <source>damping or friction of &apos;%1&apos; is negative</source>
        <translation>Dämpfung oder Reibung von &apos;%1&apos; ist negativ</translation>
    </message>
    <message>
        <source>define it under functions</source>
        <translation>es unter functions definieren</translation>
    </message>
    <message>
        <source>define it under parameters, functions or expressions</source>
        <translation>es unter parameters, functions oder expressions definieren</translation>
    </message>
    <message>
        <source>did you mean</source>
        <translation>gemeint ist vielleicht</translation>
    </message>
    <message>
        <source>did you mean &apos;%1&apos;?</source>
        <translation>ist &apos;%1&apos; gemeint?</translation>
    </message>
    <message>
        <source>did you mean &quot;%1&quot;?</source>
        <translation>ist &quot;%1&quot; gemeint?</translation>
    </message>
    <message>
        <source>did you mean &quot;%1&quot;? Otherwise %2</source>
        <translation>ist &quot;%1&quot; gemeint? Sonst %2</translation>
    </message>
    <message>
        <source>diff needs a parameter, a state or t, and &apos;%1&apos; is none of them</source>
        <translation>diff braucht einen Parameter, einen Zustand oder t, und &apos;%1&apos; ist nichts davon</translation>
    </message>
    <message>
        <source>diff needs the name of a parameter or a state, not %1</source>
        <translation>diff braucht den Namen eines Parameters oder Zustands, nicht %1</translation>
    </message>
    <message>
        <source>differentiate by what it is made of</source>
        <translation>nach dem ableiten, woraus es besteht</translation>
    </message>
    <message>
        <source>direction is %1</source>
        <translation>direction ist %1</translation>
    </message>
    <message>
        <source>divide by the unit</source>
        <translation>durch die Einheit teilen</translation>
    </message>
    <message>
        <source>division by zero</source>
        <translation>Division durch null</translation>
    </message>
    <message>
        <source>division by zero in 0^%1</source>
        <translation>Division durch null in 0^%1</translation>
    </message>
    <message>
        <source>draw a wire to it</source>
        <translation>eine Leitung dorthin ziehen</translation>
    </message>
    <message>
        <source>duplicate it, or mirror the file in a modelling program</source>
        <translation>ihn duplizieren oder die Datei in einem Modellierprogramm spiegeln</translation>
    </message>
    <message>
        <source>e of a linear relation must not use states or signals</source>
        <translation>e einer linearen Beziehung darf keine Zustände oder Signale benutzen</translation>
    </message>
    <message>
        <source>each of them is taken like the first</source>
        <translation>jedes davon wird wie das erste behandelt</translation>
    </message>
    <message>
        <source>effort and velocity of the joint &apos;%1&apos; are left out</source>
        <translation>effort und velocity des Gelenks &apos;%1&apos; fallen weg</translation>
    </message>
    <message>
        <source>element %1 of %2 has a list of no possible length</source>
        <translation>Element %1 von %2 hat eine Liste mit unmöglicher Länge</translation>
    </message>
    <message>
        <source>element %1 of %2 has no number for %3</source>
        <translation>Element %1 von %2 hat keine Zahl für %3</translation>
    </message>
    <message>
        <source>end it before 360°</source>
        <translation>sie vor 360° enden lassen</translation>
    </message>
    <message>
        <source>every coordinate must be a finite number of metres</source>
        <translation>jede Koordinate muss eine endliche Zahl von Metern sein</translation>
    </message>
    <message>
        <source>every motion must have positive kinetic energy</source>
        <translation>jede Bewegung muss positive kinetische Energie haben</translation>
    </message>
    <message>
        <source>exchange its two ends</source>
        <translation>seine zwei Enden vertauschen</translation>
    </message>
    <message>
        <source>exchange them</source>
        <translation>sie vertauschen</translation>
    </message>
    <message>
        <source>expected %1, but found %2</source>
        <translation>erwartet wird %1, gefunden wurde %2</translation>
    </message>
    <message>
        <source>expected &apos;)&apos; in a unit</source>
        <translation>in einer Einheit wird &apos;)&apos; erwartet</translation>
    </message>
    <message>
        <source>expected &apos;]&apos; behind the unit</source>
        <translation>hinter der Einheit wird &apos;]&apos; erwartet</translation>
    </message>
    <message>
        <source>expected a unit</source>
        <translation>eine Einheit wird erwartet</translation>
    </message>
    <message>
        <source>f is empty</source>
        <translation>f ist leer</translation>
    </message>
    <message>
        <source>face %1 has %2 corners</source>
        <translation>Fläche %1 hat %2 Ecken</translation>
    </message>
    <message>
        <source>face %1 names a vertex that is not there; there are %2</source>
        <translation>Fläche %1 nennt eine Ecke, die es nicht gibt; es gibt %2</translation>
    </message>
    <message>
        <source>first put in a system</source>
        <translation>erst ein System einsetzen</translation>
    </message>
    <message>
        <source>first put in a system or a body</source>
        <translation>erst ein System oder einen Körper einsetzen</translation>
    </message>
    <message>
        <source>first-order relations join first-order systems; use a Lagrangian relation</source>
        <translation>Beziehungen erster Ordnung verbinden Systeme erster Ordnung; eine Lagrange-Beziehung benutzen</translation>
    </message>
    <message>
        <source>fix the body, or use convex shapes</source>
        <translation>den Körper festhalten oder konvexe Formen benutzen</translation>
    </message>
    <message>
        <source>for a moving surface use the relation &quot;lagrangian-rheonomous&quot;</source>
        <translation>für eine bewegte Fläche die Beziehung &quot;lagrangian-rheonomous&quot; benutzen</translation>
    </message>
    <message>
        <source>forward voltage</source>
        <translation>Durchlassspannung</translation>
    </message>
    <message>
        <source>free it in the inspector, or take another body</source>
        <translation>ihn im Inspektor freigeben oder einen anderen Körper nehmen</translation>
    </message>
    <message>
        <source>free some space or choose another folder</source>
        <translation>Platz schaffen oder einen anderen Ordner wählen</translation>
    </message>
    <message>
        <source>free some space there, set TMPDIR to another folder, or record fewer signals or every n-th step</source>
        <translation>dort Platz schaffen, TMPDIR auf einen anderen Ordner setzen, oder weniger Signale oder jeden n-ten Schritt aufzeichnen</translation>
    </message>
    <message>
        <source>friction needs the sliding velocity, but the relation has no &quot;%1&quot;</source>
        <translation>Reibung braucht die Gleitgeschwindigkeit, aber die Beziehung hat kein &quot;%1&quot;</translation>
    </message>
    <message>
        <source>functions and definitions use each other more than %1 deep</source>
        <translation>Funktionen und Definitionen benutzen einander mehr als %1 tief</translation>
    </message>
    <message>
        <source>g has %1 entries, but the systems joined have %2</source>
        <translation>g hat %1 Einträge, aber die verbundenen Systeme haben %2</translation>
    </message>
    <message>
        <source>g has %1 entry, but the systems joined have %2</source>
        <translation>g hat %1 Eintrag, aber die verbundenen Systeme haben %2</translation>
    </message>
    <message>
        <source>g is empty</source>
        <translation>g ist leer</translation>
    </message>
    <message>
        <source>gamma = %1 is outside [0, 10]</source>
        <translation>gamma = %1 liegt außerhalb von [0, 10]</translation>
    </message>
    <message>
        <source>gamma = %1 is outside [0, 1]: it weighs the input r at the end of the step</source>
        <translation>gamma = %1 liegt außerhalb von [0, 1]: es gewichtet die Eingabe r am Ende des Schritts</translation>
    </message>
    <message>
        <source>gamma = 0 leaves the law of the step&apos;s end without an input that could fulfil it</source>
        <translation>gamma = 0 lässt das Gesetz des Schrittendes ohne eine Eingabe, die es erfüllen könnte</translation>
    </message>
    <message>
        <source>gamma is %1</source>
        <translation>gamma ist %1</translation>
    </message>
    <message>
        <source>gears count angles against the world: both joints must be on links that stand still</source>
        <translation>Zahnräder zählen Winkel gegen die Welt: beide Gelenke müssen an stillstehenden Gliedern sitzen</translation>
    </message>
    <message>
        <source>gears join turning joints only</source>
        <translation>Zahnräder verbinden nur Drehgelenke</translation>
    </message>
    <message>
        <source>gears need parallel axes</source>
        <translation>Zahnräder brauchen parallele Achsen</translation>
    </message>
    <message>
        <source>give a finite position and orientation</source>
        <translation>eine endliche Lage und Ausrichtung angeben</translation>
    </message>
    <message>
        <source>give a length above 0, or use a ball joint</source>
        <translation>eine Länge über 0 angeben oder ein Kugelgelenk benutzen</translation>
    </message>
    <message>
        <source>give a mass above 0, or fix the body if it shall not move</source>
        <translation>eine Masse über 0 angeben oder den Körper festhalten, wenn er sich nicht bewegen soll</translation>
    </message>
    <message>
        <source>give a moment of inertia above 0</source>
        <translation>ein Trägheitsmoment über 0 angeben</translation>
    </message>
    <message>
        <source>give a number</source>
        <translation>eine Zahl angeben</translation>
    </message>
    <message>
        <source>give a number above 0</source>
        <translation>eine Zahl über 0 angeben</translation>
    </message>
    <message>
        <source>give a ratio that is not 0</source>
        <translation>ein Verhältnis angeben, das nicht 0 ist</translation>
    </message>
    <message>
        <source>give a symmetric matrix</source>
        <translation>eine symmetrische Matrix angeben</translation>
    </message>
    <message>
        <source>give a time in s</source>
        <translation>eine Zeit in s angeben</translation>
    </message>
    <message>
        <source>give an .obj, .stl or .ply file</source>
        <translation>eine .obj-, .stl- oder .ply-Datei angeben</translation>
    </message>
    <message>
        <source>give at least four points that are not in one plane</source>
        <translation>mindestens vier Punkte angeben, die nicht in einer Ebene liegen</translation>
    </message>
    <message>
        <source>give at least one triangle</source>
        <translation>mindestens ein Dreieck angeben</translation>
    </message>
    <message>
        <source>give at least three</source>
        <translation>mindestens drei angeben</translation>
    </message>
    <message>
        <source>give both sides the same unit</source>
        <translation>beiden Seiten dieselbe Einheit geben</translation>
    </message>
    <message>
        <source>give every motion a mass</source>
        <translation>jeder Bewegung eine Masse geben</translation>
    </message>
    <message>
        <source>give finite numbers</source>
        <translation>endliche Zahlen angeben</translation>
    </message>
    <message>
        <source>give it a body</source>
        <translation>ihr einen Körper geben</translation>
    </message>
    <message>
        <source>give it a finite position and an axis that is not zero</source>
        <translation>eine endliche Lage und eine Achse angeben, die nicht null ist</translation>
    </message>
    <message>
        <source>give it a shape, or choose another body</source>
        <translation>ihm eine Form geben oder einen anderen Körper wählen</translation>
    </message>
    <message>
        <source>give it one; figures are asked for by it</source>
        <translation>ihm einen geben; Bilder werden über den Namen angefordert</translation>
    </message>
    <message>
        <source>give it thickness</source>
        <translation>ihr Dicke geben</translation>
    </message>
    <message>
        <source>give metres a turn</source>
        <translation>Meter je Umdrehung angeben</translation>
    </message>
    <message>
        <source>give one of them another name</source>
        <translation>einem davon einen anderen Namen geben</translation>
    </message>
    <message>
        <source>give the name of a file</source>
        <translation>den Namen einer Datei angeben</translation>
    </message>
    <message>
        <source>give the period in the unit of the phase, such as 2*pi</source>
        <translation>die Periode in der Einheit der Phase angeben, etwa 2*pi</translation>
    </message>
    <message>
        <source>give three finite numbers</source>
        <translation>drei endliche Zahlen angeben</translation>
    </message>
    <message>
        <source>glTF is little endian</source>
        <translation>glTF ist Little-Endian</translation>
    </message>
    <message>
        <source>gravity has a component that is not a number</source>
        <translation>die Schwerkraft hat eine Komponente, die keine Zahl ist</translation>
    </message>
    <message>
        <source>h is empty</source>
        <translation>h ist leer</translation>
    </message>
    <message>
        <source>half the box&apos;s edge along x</source>
        <translation>die halbe Kante des Quaders entlang x</translation>
    </message>
    <message>
        <source>half the box&apos;s edge along y</source>
        <translation>die halbe Kante des Quaders entlang y</translation>
    </message>
    <message>
        <source>half the box&apos;s edge along z</source>
        <translation>die halbe Kante des Quaders entlang z</translation>
    </message>
    <message>
        <source>half the height of the cylinder</source>
        <translation>die halbe Höhe des Zylinders</translation>
    </message>
    <message>
        <source>half the straight part of the capsule</source>
        <translation>die halbe Länge des geraden Teils der Kapsel</translation>
    </message>
    <message>
        <source>in %1 no lambda ever reaches y: no law can hold there</source>
        <translation>in %1 erreicht kein lambda je y: dort kann kein Gesetz gelten</translation>
    </message>
    <message>
        <source>in this unit the mesh is too large</source>
        <translation>in dieser Einheit ist das Netz zu groß</translation>
    </message>
    <message>
        <source>indices count from 0</source>
        <translation>Indizes zählen von 0 an</translation>
    </message>
    <message>
        <source>invalid problem</source>
        <translation>ungültiges Problem</translation>
    </message>
    <message>
        <source>it has 1 g, and 1e-6 kg m^2 about each axis</source>
        <translation>es bekommt 1 g und 1e-6 kg m^2 um jede Achse</translation>
    </message>
    <message>
        <source>it has neither mass nor shapes</source>
        <translation>es hat weder Masse noch Formen</translation>
    </message>
    <message>
        <source>it has that of a ball with a radius of gyration of 3 cm</source>
        <translation>es bekommt die einer Kugel mit einem Trägheitsradius von 3 cm</translation>
    </message>
    <message>
        <source>it has that of its shapes with 1000 kg/m^3</source>
        <translation>es bekommt die seiner Formen mit 1000 kg/m^3</translation>
    </message>
    <message>
        <source>it has that of its shapes with its mass</source>
        <translation>es bekommt die seiner Formen mit seiner Masse</translation>
    </message>
    <message>
        <source>it holds no signals</source>
        <translation>sie enthält keine Signale</translation>
    </message>
    <message>
        <source>it holds points alone: write its faces too</source>
        <translation>sie enthält nur Punkte: auch ihre Flächen schreiben</translation>
    </message>
    <message>
        <source>it is 1 upwards, -1 downwards, 0 for both</source>
        <translation>sie ist 1 aufwärts, -1 abwärts, 0 für beides</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>das ist ein Ordner</translation>
    </message>
    <message>
        <source>it is exact for diagonal M, C and K alone; use &quot;moreau-jean&quot;</source>
        <translation>es ist nur für diagonale M, C und K exakt; &quot;moreau-jean&quot; benutzen</translation>
    </message>
    <message>
        <source>it is fixed to &apos;%1&apos;: both are one body</source>
        <translation>es ist fest mit &apos;%1&apos; verbunden: beide sind ein Körper</translation>
    </message>
    <message>
        <source>it is meant for another program</source>
        <translation>es ist für ein anderes Programm gedacht</translation>
    </message>
    <message>
        <source>it is meant for the real machine</source>
        <translation>es ist für die wirkliche Maschine gedacht</translation>
    </message>
    <message>
        <source>it is no JSON text</source>
        <translation>das ist kein JSON-Text</translation>
    </message>
    <message>
        <source>it is not known</source>
        <translation>es ist nicht bekannt</translation>
    </message>
    <message>
        <source>it is not known in %1</source>
        <translation>es ist in %1 nicht bekannt</translation>
    </message>
    <message>
        <source>it is one of %1</source>
        <translation>möglich sind %1</translation>
    </message>
    <message>
        <source>it is one of position, velocity, impulse, friction, loss, parameter, section, none</source>
        <translation>möglich sind position, velocity, impulse, friction, loss, parameter, section, none</translation>
    </message>
    <message>
        <source>it must be 0 or greater; turn the diode round</source>
        <translation>sie muss 0 oder größer sein; die Diode umdrehen</translation>
    </message>
    <message>
        <source>it must be a finite time above 0</source>
        <translation>es muss eine endliche Zeit über 0 sein</translation>
    </message>
    <message>
        <source>it must be above 0</source>
        <translation>der Wert muss größer als 0 sein</translation>
    </message>
    <message>
        <source>it must be an integer of at least %1</source>
        <translation>der Wert muss eine ganze Zahl von mindestens %1 sein</translation>
    </message>
    <message>
        <source>it must be at least 1</source>
        <translation>der Wert muss mindestens 1 sein</translation>
    </message>
    <message>
        <source>it must be at least 1: every step</source>
        <translation>der Wert muss mindestens 1 sein: jeder Schritt</translation>
    </message>
    <message>
        <source>it must be greater than 0</source>
        <translation>der Wert muss größer als 0 sein</translation>
    </message>
    <message>
        <source>it must lie between 0 and 1; 1e-10 is usual</source>
        <translation>der Wert muss zwischen 0 und 1 liegen; 1e-10 ist üblich</translation>
    </message>
    <message>
        <source>it must lie between 0 and 1; 1e-12 is usual</source>
        <translation>der Wert muss zwischen 0 und 1 liegen; 1e-12 ist üblich</translation>
    </message>
    <message>
        <source>it must lie between 1 and 10000; 20 is usual</source>
        <translation>der Wert muss zwischen 1 und 10000 liegen; 20 ist üblich</translation>
    </message>
    <message>
        <source>it must not be 0; below 0 the two turn the same way</source>
        <translation>es darf nicht 0 sein; unter 0 drehen beide gleich herum</translation>
    </message>
    <message>
        <source>it must not be negative</source>
        <translation>der Wert darf nicht negativ sein</translation>
    </message>
    <message>
        <source>it stands at %1, above its upper limit %2</source>
        <translation>es steht bei %1, über seiner oberen Grenze %2</translation>
    </message>
    <message>
        <source>it stands at %1, below its lower limit %2</source>
        <translation>es steht bei %1, unter seiner unteren Grenze %2</translation>
    </message>
    <message>
        <source>it stands at %1, but its drive begins at %2</source>
        <translation>es steht bei %1, aber sein Antrieb beginnt bei %2</translation>
    </message>
    <message>
        <source>it stands for many copies</source>
        <translation>er steht für viele Kopien</translation>
    </message>
    <message>
        <source>it stands for many copies, placed by a formula</source>
        <translation>er steht für viele Kopien, die eine Formel anordnet</translation>
    </message>
    <message>
        <source>it would be larger than this system allows</source>
        <translation>sie wäre größer, als dieses System erlaubt</translation>
    </message>
    <message>
        <source>its %1 is a formula</source>
        <translation>%1 dieses Körpers ist eine Formel</translation>
    </message>
    <message>
        <source>its entries lie between 0 and 1</source>
        <translation>die Einträge liegen zwischen 0 und 1</translation>
    </message>
    <message>
        <source>its first signal is not the time</source>
        <translation>ihr erstes Signal ist nicht die Zeit</translation>
    </message>
    <message>
        <source>its format</source>
        <translation>ihr Format</translation>
    </message>
    <message>
        <source>its hashes are damaged</source>
        <translation>die Prüfsummen darin sind beschädigt</translation>
    </message>
    <message>
        <source>its lift must be greater than -%1</source>
        <translation>sein Hub muss größer als -%1 sein</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>der Name ist zu lang</translation>
    </message>
    <message>
        <source>its version makes no sense</source>
        <translation>seine Version ergibt keinen Sinn</translation>
    </message>
    <message>
        <source>its number of steps makes no sense</source>
        <translation>die Anzahl der Schritte darin ergibt keinen Sinn</translation>
    </message>
    <message>
        <source>its place is a formula</source>
        <translation>sein Ort ist eine Formel</translation>
    </message>
    <message>
        <source>its rotation is a formula</source>
        <translation>seine Drehung ist eine Formel</translation>
    </message>
    <message>
        <source>its shape is the file %1</source>
        <translation>seine Form ist die Datei %1</translation>
    </message>
    <message>
        <source>its signals</source>
        <translation>ihre Signale</translation>
    </message>
    <message>
        <source>its signals differ in length</source>
        <translation>ihre Signale sind verschieden lang</translation>
    </message>
    <message>
        <source>its two halves are %1 m apart</source>
        <translation>seine zwei Hälften liegen %1 m auseinander</translation>
    </message>
    <message>
        <source>its two halves are %1 rad apart</source>
        <translation>seine zwei Hälften liegen %1 rad auseinander</translation>
    </message>
    <message>
        <source>join another element to it, or remove %1</source>
        <translation>ein weiteres Element daran anschließen oder %1 entfernen</translation>
    </message>
    <message>
        <source>join at least one body that is not fixed</source>
        <translation>mindestens einen Körper verbinden, der nicht fest ist</translation>
    </message>
    <message>
        <source>join two bodies</source>
        <translation>zwei Körper verbinden</translation>
    </message>
    <message>
        <source>join two bodies, or a body to the world</source>
        <translation>zwei Körper verbinden, oder einen Körper mit der Welt</translation>
    </message>
    <message>
        <source>joint &apos;%1&apos;</source>
        <translation>Gelenk &apos;%1&apos;</translation>
    </message>
    <message>
        <source>joints by elimination, contacts by Gauss-Seidel and Newton, island by island</source>
        <translation>Gelenke durch Elimination, Kontakte mit Gauß-Seidel und Newton, Insel für Insel</translation>
    </message>
    <message>
        <source>joints contradict each other; joint &apos;%1&apos; cannot hold together with the others</source>
        <translation>Gelenke widersprechen einander; Gelenk &apos;%1&apos; kann nicht zusammen mit den anderen halten</translation>
    </message>
    <message>
        <source>joints join bodies: add them, or use interactions</source>
        <translation>Gelenke verbinden Körper: Körper hinzufügen oder Wechselwirkungen benutzen</translation>
    </message>
    <message>
        <source>keep one</source>
        <translation>eine davon behalten</translation>
    </message>
    <message>
        <source>keep one of them</source>
        <translation>nur eines davon behalten</translation>
    </message>
    <message>
        <source>known are m, in, ft, g, lb, s, min, h, rad, deg, rev, rpm, Hz, N, Pa, bar, J, W, A, V, Ohm, F, H, K and their SI prefixes</source>
        <translation>bekannt sind m, in, ft, g, lb, s, min, h, rad, deg, rev, rpm, Hz, N, Pa, bar, J, W, A, V, Ohm, F, H, K und ihre SI-Vorsätze</translation>
    </message>
    <message>
        <source>laws whose acceleration begins and ends at 0 are 3-4-5, 4-5-6-7, cycloidal and modified trapezoid</source>
        <translation>Gesetze, deren Beschleunigung bei 0 beginnt und endet, sind 3-4-5, 4-5-6-7, Zykloide und modifiziertes Trapez</translation>
    </message>
    <message>
        <source>leave [%1] out</source>
        <translation>[%1] weglassen</translation>
    </message>
    <message>
        <source>leave it out</source>
        <translation>es weglassen</translation>
    </message>
    <message>
        <source>leave it out, or make it a rise or a fall</source>
        <translation>es weglassen oder einen Hub oder Rückgang daraus machen</translation>
    </message>
    <message>
        <source>leave it out, or take the law &quot;arcs&quot;</source>
        <translation>es weglassen oder das Gesetz &quot;arcs&quot; nehmen</translation>
    </message>
    <message>
        <source>leave out one of the three</source>
        <translation>eines der drei weglassen</translation>
    </message>
    <message>
        <source>leave the + out</source>
        <translation>das + weglassen</translation>
    </message>
    <message>
        <source>leave the motion out, or take a shorter time</source>
        <translation>die Bewegung weglassen oder eine kürzere Zeit nehmen</translation>
    </message>
    <message>
        <source>leave the radius out</source>
        <translation>den Radius weglassen</translation>
    </message>
    <message>
        <source>leave the unit out</source>
        <translation>die Einheit weglassen</translation>
    </message>
    <message>
        <source>lengthen one of them by %1</source>
        <translation>einen davon um %1 verlängern</translation>
    </message>
    <message>
        <source>let a rise come before it</source>
        <translation>einen Hub davor setzen</translation>
    </message>
    <message>
        <source>let it fall less, or the rise before it rise more</source>
        <translation>ihn weniger zurückgehen oder den Hub davor höher steigen lassen</translation>
    </message>
    <message>
        <source>let one of its bodies move</source>
        <translation>einen seiner Körper beweglich machen</translation>
    </message>
    <message>
        <source>let the angles rise</source>
        <translation>die Winkel ansteigen lassen</translation>
    </message>
    <message>
        <source>let the falls go as far as the rises; a fall without a lift ends on the base circle</source>
        <translation>die Rückgänge so weit gehen lassen wie die Hübe; ein Rückgang ohne Hubangabe endet auf dem Grundkreis</translation>
    </message>
    <message>
        <source>let the program xacro make a URDF file of it</source>
        <translation>mit dem Programm xacro eine URDF-Datei daraus machen</translation>
    </message>
    <message>
        <source>let the run last longer</source>
        <translation>den Lauf länger dauern lassen</translation>
    </message>
    <message>
        <source>limit of the coordinate</source>
        <translation>Grenze der Koordinate</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>list the corners once around, counter-clockwise</source>
        <translation>die Ecken einmal ringsum gegen den Uhrzeigersinn aufzählen</translation>
    </message>
    <message>
        <source>list them in the opposite order: counter-clockwise</source>
        <translation>sie umgekehrt aufzählen: gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>look at C, B and D (h and g): y must react to lambda, at once or through the states</source>
        <translation>C, B und D (h und g) prüfen: y muss auf lambda antworten, sofort oder über die Zustände</translation>
    </message>
    <message>
        <source>look at M, C and K</source>
        <translation>M, C und K prüfen</translation>
    </message>
    <message>
        <source>look at its M there, or change the step</source>
        <translation>dort das M prüfen oder den Schritt ändern</translation>
    </message>
    <message>
        <source>look at the forces on it, at mass ratios and at the step size</source>
        <translation>die Kräfte darauf, die Massenverhältnisse und die Schrittweite prüfen</translation>
    </message>
    <message>
        <source>look at the initial values and forces</source>
        <translation>die Anfangswerte und die Kräfte prüfen</translation>
    </message>
    <message>
        <source>look at the unit of what is under the root</source>
        <translation>die Einheit dessen prüfen, was unter der Wurzel steht</translation>
    </message>
    <message>
        <source>look at this line</source>
        <translation>diese Zeile prüfen</translation>
    </message>
    <message>
        <source>look for bodies whose place or size is no number</source>
        <translation>nach Körpern suchen, deren Ort oder Größe keine Zahl ist</translation>
    </message>
    <message>
        <source>look for contacts that move against each other, or for redundant ones</source>
        <translation>nach Kontakten suchen, die sich gegeneinander bewegen, oder nach überzähligen</translation>
    </message>
    <message>
        <source>look for laws that contradict each other, or a relation whose lambda cannot move its output</source>
        <translation>nach Gesetzen suchen, die einander widersprechen, oder nach einer Beziehung, deren lambda ihren Ausgang nicht bewegen kann</translation>
    </message>
    <message>
        <source>lower = %1 is above upper = %2</source>
        <translation>lower = %1 liegt über upper = %2</translation>
    </message>
    <message>
        <source>make it a parameter, or use one that exists</source>
        <translation>einen Parameter daraus machen oder einen vorhandenen benutzen</translation>
    </message>
    <message>
        <source>make the body of several convex polygons</source>
        <translation>den Körper aus mehreren konvexen Vielecken bilden</translation>
    </message>
    <message>
        <source>make the segment shorter</source>
        <translation>den Abschnitt verkürzen</translation>
    </message>
    <message>
        <source>mass %1 = %2 is not positive</source>
        <translation>die Masse %1 = %2 ist nicht positiv</translation>
    </message>
    <message>
        <source>mass %1 is %2</source>
        <translation>die Masse %1 ist %2</translation>
    </message>
    <message>
        <source>mass M = %1 is not positive</source>
        <translation>die Masse M = %1 ist nicht positiv</translation>
    </message>
    <message>
        <source>max_iterations is %1</source>
        <translation>max_iterations ist %1</translation>
    </message>
    <message>
        <source>mend it there, or just before</source>
        <translation>dort oder kurz davor berichtigen</translation>
    </message>
    <message>
        <source>mend the file</source>
        <translation>die Datei berichtigen</translation>
    </message>
    <message>
        <source>mend the first ones, then check again</source>
        <translation>die ersten berichtigen, dann wieder prüfen</translation>
    </message>
    <message>
        <source>merge points that are nearly the same</source>
        <translation>Punkte zusammenlegen, die fast gleich sind</translation>
    </message>
    <message>
        <source>meshes are not of the plane</source>
        <translation>Netze gibt es in der Ebene nicht</translation>
    </message>
    <message>
        <source>meshes have one positive scale in all directions here; scale the file itself</source>
        <translation>Netze haben hier einen positiven Maßstab für alle Richtungen; die Datei selbst skalieren</translation>
    </message>
    <message>
        <source>method does not apply</source>
        <translation>Verfahren nicht anwendbar</translation>
    </message>
    <message>
        <source>mirror across a plane of the axes</source>
        <translation>an einer Ebene der Achsen spiegeln</translation>
    </message>
    <message>
        <source>missing &apos;}&apos; or object member name</source>
        <translation>&apos;}&apos; oder der Name eines Eintrags fehlt</translation>
    </message>
    <message>
        <source>mod by zero</source>
        <translation>mod durch null</translation>
    </message>
    <message>
        <source>more than 20 derivatives</source>
        <translation>mehr als 20 Ableitungen</translation>
    </message>
    <message>
        <source>motors are drives of joints here</source>
        <translation>Motoren sind hier Antriebe von Gelenken</translation>
    </message>
    <message>
        <source>move a body or the joint so that they fit, or change the limit or drive</source>
        <translation>einen Körper oder das Gelenk so bewegen, dass sie passen, oder die Grenze oder den Antrieb ändern</translation>
    </message>
    <message>
        <source>move a corner off the line</source>
        <translation>eine Ecke von der Linie wegbewegen</translation>
    </message>
    <message>
        <source>move one of them, or remove %1</source>
        <translation>eines davon versetzen oder %1 entfernen</translation>
    </message>
    <message>
        <source>name a %1 of this scene</source>
        <translation>einen Namen dieser Szene angeben (%1)</translation>
    </message>
    <message>
        <source>name a body of the scene</source>
        <translation>einen Körper der Szene nennen</translation>
    </message>
    <message>
        <source>name a plot of kind stroboscopic, impact-map or plane</source>
        <translation>ein Diagramm der Art stroboscopic, impact-map oder plane nennen</translation>
    </message>
    <message>
        <source>name a signal of this scene</source>
        <translation>ein Signal dieser Szene nennen</translation>
    </message>
    <message>
        <source>name a stroboscopic or plane plot</source>
        <translation>ein Diagramm der Art stroboscopic oder plane nennen</translation>
    </message>
    <message>
        <source>name an OBJ, STL or PLY file beside the scene</source>
        <translation>eine OBJ-, STL- oder PLY-Datei neben der Szene nennen</translation>
    </message>
    <message>
        <source>name an interaction</source>
        <translation>eine Wechselwirkung nennen</translation>
    </message>
    <message>
        <source>name at least one</source>
        <translation>mindestens eines nennen</translation>
    </message>
    <message>
        <source>name one body</source>
        <translation>einen Körper nennen</translation>
    </message>
    <message>
        <source>name one body, for a joint to the world, or two</source>
        <translation>einen Körper nennen, für ein Gelenk mit der Welt, oder zwei</translation>
    </message>
    <message>
        <source>name one of the circuit&apos;s elements</source>
        <translation>eines der Elemente der Schaltung nennen</translation>
    </message>
    <message>
        <source>name one that exists</source>
        <translation>einen vorhandenen Namen nennen</translation>
    </message>
    <message>
        <source>name the other one</source>
        <translation>den anderen nennen</translation>
    </message>
    <message>
        <source>name two bodies, or the world</source>
        <translation>zwei Körper nennen, oder die Welt</translation>
    </message>
    <message>
        <source>name two different ones, or one alone for %1</source>
        <translation>zwei verschiedene nennen, oder eines allein: %1</translation>
    </message>
    <message>
        <source>no convex cam gives this motion to a flat face: at %1 the radius of curvature would be %2</source>
        <translation>kein konvexer Nocken gibt einem Flachstößel diese Bewegung: bei %1 wäre der Krümmungsradius %2</translation>
    </message>
    <message>
        <source>no distribution of mass has the principal moments of inertia of %1: %2, %3, %4 kg m^2</source>
        <translation>keine Massenverteilung hat die Hauptträgheitsmomente von %1: %2, %3, %4 kg m^2</translation>
    </message>
    <message>
        <source>no finite lambda lies between %1 and %2</source>
        <translation>zwischen %1 und %2 liegt kein endliches lambda</translation>
    </message>
    <message>
        <source>no parameter stands here</source>
        <translation>hier steht kein Parameter</translation>
    </message>
    <message>
        <source>no two arcs with these sizes touch each other and both circles (flank %1, crown %2, lift %3)</source>
        <translation>keine zwei Bögen dieser Größe berühren einander und beide Kreise (Flanke %1, Kuppe %2, Hub %3)</translation>
    </message>
    <message>
        <source>no two arcs with these sizes touch each other and both circles%1</source>
        <translation>keine zwei Bögen dieser Größe berühren einander und beide Kreise%1</translation>
    </message>
    <message>
        <source>no unit</source>
        <translation>keine Einheit</translation>
    </message>
    <message>
        <source>none (no contact)</source>
        <translation>keiner (kein Kontakt)</translation>
    </message>
    <message>
        <source>none (no interaction)</source>
        <translation>keiner (keine Wechselwirkung)</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>nicht gelaufen</translation>
    </message>
    <message>
        <source>nothing but %1 is joined to the node &apos;%2&apos;: no current can flow</source>
        <translation>am Knoten &apos;%2&apos; liegt nur %1: es kann kein Strom fließen</translation>
    </message>
    <message>
        <source>nothing can be added here</source>
        <translation>hier lässt sich nichts hinzufügen</translation>
    </message>
    <message>
        <source>nothing can be removed here</source>
        <translation>hier lässt sich nichts entfernen</translation>
    </message>
    <message>
        <source>nothing hit the floor</source>
        <translation>nichts hat den Boden getroffen</translation>
    </message>
    <message>
        <source>nothing is fetched from the net</source>
        <translation>aus dem Internet wird nichts geholt</translation>
    </message>
    <message>
        <source>nothing is in the scene yet that moves</source>
        <translation>noch ist nichts in der Szene, was sich bewegt</translation>
    </message>
    <message>
        <source>nothing: this joint has no point</source>
        <translation>nichts: dieses Gelenk hat keinen Punkt</translation>
    </message>
    <message>
        <source>numbers of body &apos;%1&apos; are no longer finite</source>
        <translation>Zahlen des Körpers &apos;%1&apos; sind nicht mehr endlich</translation>
    </message>
    <message>
        <source>objects and lists are nested more than %1 deep</source>
        <translation>Objekte und Listen sind mehr als %1 tief geschachtelt</translation>
    </message>
    <message>
        <source>one geometry holds one shape</source>
        <translation>eine Geometrie enthält eine Form</translation>
    </message>
    <message>
        <source>one of the joints does not move</source>
        <translation>eines der Gelenke bewegt sich nicht</translation>
    </message>
    <message>
        <source>one of them is turned over, or more than two triangles meet there: make normals consistent and the surface simple</source>
        <translation>eines davon ist umgedreht, oder mehr als zwei Dreiecke treffen sich dort: die Normalen einheitlich und die Fläche einfach machen</translation>
    </message>
    <message>
        <source>one turn goes from 0° to 360°, which is 0° again</source>
        <translation>eine Umdrehung geht von 0° bis 360°, das ist wieder 0°</translation>
    </message>
    <message>
        <source>only %1 lead to a part of the circuit: the current of an inductor there is not free</source>
        <translation>nur %1 führen zu einem Teil der Schaltung: der Strom einer Spule dort ist nicht frei</translation>
    </message>
    <message>
        <source>only %1 lead to a part of the circuit: the currents of the sources contradict each other</source>
        <translation>nur %1 führen zu einem Teil der Schaltung: die Ströme der Quellen widersprechen einander</translation>
    </message>
    <message>
        <source>only a cam has a profile</source>
        <translation>nur ein Nocken hat ein Profil</translation>
    </message>
    <message>
        <source>only a distance has a second point</source>
        <translation>nur ein Abstand hat einen zweiten Punkt</translation>
    </message>
    <message>
        <source>only a relay has a control</source>
        <translation>nur ein Relais hat eine Steuerung</translation>
    </message>
    <message>
        <source>only a roller follower has a roller</source>
        <translation>nur ein Rollenstößel hat eine Rolle</translation>
    </message>
    <message>
        <source>only a velocity drive has a largest force</source>
        <translation>nur ein Geschwindigkeitsantrieb hat eine größte Kraft</translation>
    </message>
    <message>
        <source>only arcs have a radius &quot;%1&quot;</source>
        <translation>nur Bögen haben einen Radius &quot;%1&quot;</translation>
    </message>
    <message>
        <source>open it with a newer Saltus</source>
        <translation>mit einem neueren Saltus öffnen</translation>
    </message>
    <message>
        <source>open it with that version</source>
        <translation>mit jener Version öffnen</translation>
    </message>
    <message>
        <source>overflow in %1 %2 %3</source>
        <translation>Überlauf in %1 %2 %3</translation>
    </message>
    <message>
        <source>overflow in %1(%2)</source>
        <translation>Überlauf in %1(%2)</translation>
    </message>
    <message>
        <source>overflow in %1(%2, %3)</source>
        <translation>Überlauf in %1(%2, %3)</translation>
    </message>
    <message>
        <source>overflow in %1/%2</source>
        <translation>Überlauf in %1/%2</translation>
    </message>
    <message>
        <source>overflow in %1^%2</source>
        <translation>Überlauf in %1^%2</translation>
    </message>
    <message>
        <source>overflow in mod(%1, %2)</source>
        <translation>Überlauf in mod(%1, %2)</translation>
    </message>
    <message>
        <source>pass a branch of the old one</source>
        <translation>einen Zweig der alten übergeben</translation>
    </message>
    <message>
        <source>pass a branch of this run&apos;s own recording</source>
        <translation>einen Zweig der eigenen Aufzeichnung dieses Laufs übergeben</translation>
    </message>
    <message>
        <source>paste them into a scene of their kind</source>
        <translation>sie in eine Szene ihrer Art einfügen</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>keine Berechtigung</translation>
    </message>
    <message>
        <source>piecewise lacks the value for &apos;otherwise&apos;</source>
        <translation>piecewise fehlt der Wert für &apos;otherwise&apos;</translation>
    </message>
    <message>
        <source>pin one of the parameters in it</source>
        <translation>einen der Parameter darin anheften</translation>
    </message>
    <message>
        <source>pin the parameter itself</source>
        <translation>den Parameter selbst anheften</translation>
    </message>
    <message>
        <source>point %1 is not finite</source>
        <translation>Punkt %1 ist nicht endlich</translation>
    </message>
    <message>
        <source>point %1 of the hull is not finite</source>
        <translation>Punkt %1 der Hülle ist nicht endlich</translation>
    </message>
    <message>
        <source>positions of step %1 violate joints or contacts by %2 m, more than the tolerance; raise projection_iterations or take a smaller step</source>
        <translation>die Lagen von Schritt %1 verletzen Gelenke oder Kontakte um %2 m, mehr als die Toleranz; projection_iterations erhöhen oder einen kleineren Schritt nehmen</translation>
    </message>
    <message>
        <source>positions or velocities of bodies are not finite %1</source>
        <translation>Lagen oder Geschwindigkeiten von Körpern sind nicht endlich, %1</translation>
    </message>
    <message>
        <source>projected Gauss-Seidel</source>
        <translation>projiziertes Gauß-Seidel-Verfahren</translation>
    </message>
    <message>
        <source>projection_iterations is %1</source>
        <translation>projection_iterations ist %1</translation>
    </message>
    <message>
        <source>pull a body of this scene</source>
        <translation>an einem Körper dieser Szene ziehen</translation>
    </message>
    <message>
        <source>pull a body that moves</source>
        <translation>an einem Körper ziehen, der sich bewegt</translation>
    </message>
    <message>
        <source>put a resistor in parallel with one of them</source>
        <translation>einen Widerstand parallel zu einem davon legen</translation>
    </message>
    <message>
        <source>put a resistor in parallel with one of them, or make one inductor of those in series</source>
        <translation>einen Widerstand parallel zu einem davon legen oder die Spulen in Reihe zu einer zusammenfassen</translation>
    </message>
    <message>
        <source>put a resistor in parallel with the source</source>
        <translation>einen Widerstand parallel zur Quelle legen</translation>
    </message>
    <message>
        <source>put a resistor in series with it</source>
        <translation>einen Widerstand in Reihe zu ihr legen</translation>
    </message>
    <message>
        <source>put a resistor in series with one of them, or make one capacitor of those in parallel</source>
        <translation>einen Widerstand in Reihe zu einem davon legen oder die parallelen Kondensatoren zu einem zusammenfassen</translation>
    </message>
    <message>
        <source>put a resistor in series with one of them, or remove one</source>
        <translation>einen Widerstand in Reihe zu einem davon legen oder eins entfernen</translation>
    </message>
    <message>
        <source>put its folder there</source>
        <translation>seinen Ordner dorthin legen</translation>
    </message>
    <message>
        <source>put linear terms into C and K (A of first-order systems), or write the system as a nonlinear one</source>
        <translation>lineare Terme in C und K schreiben (A bei Systemen erster Ordnung) oder das System als nichtlineares schreiben</translation>
    </message>
    <message>
        <source>put some of them together</source>
        <translation>einige davon zusammenfassen</translation>
    </message>
    <message>
        <source>put stiffness into K and damping into C; F is a formula of t, drives and parameters</source>
        <translation>Steifigkeit in K und Dämpfung in C schreiben; F ist eine Formel aus t, Antrieben und Parametern</translation>
    </message>
    <message>
        <source>put stiffness into K and damping into C; F is a formula of t, drives, parameters and &apos;%1&apos;</source>
        <translation>Steifigkeit in K und Dämpfung in C schreiben; F ist eine Formel aus t, Antrieben, Parametern und &apos;%1&apos;</translation>
    </message>
    <message>
        <source>put the file beside the URDF file</source>
        <translation>die Datei neben die URDF-Datei legen</translation>
    </message>
    <message>
        <source>put the other end somewhere else</source>
        <translation>das andere Ende woanders hinsetzen</translation>
    </message>
    <message>
        <source>ray termination</source>
        <translation>Abbruch auf einem Strahl</translation>
    </message>
    <message>
        <source>record fewer signals or fewer steps, or choose another file system</source>
        <translation>weniger Signale oder weniger Schritte aufzeichnen oder ein anderes Dateisystem wählen</translation>
    </message>
    <message>
        <source>record fewer signals, or each tenth step only</source>
        <translation>weniger Signale aufzeichnen oder nur jeden zehnten Schritt</translation>
    </message>
    <message>
        <source>record it: add it to the signals of the run</source>
        <translation>es aufzeichnen: zu den Signalen des Laufs hinzufügen</translation>
    </message>
    <message>
        <source>record_every is %1</source>
        <translation>record_every ist %1</translation>
    </message>
    <message>
        <source>remove it</source>
        <translation>entfernen</translation>
    </message>
    <message>
        <source>remove it, or merge vertices that are nearly the same before writing the file</source>
        <translation>entfernen oder fast gleiche Ecken zusammenlegen, bevor die Datei geschrieben wird</translation>
    </message>
    <message>
        <source>remove its elements there, or the whole circuit</source>
        <translation>seine Elemente dort entfernen oder die ganze Schaltung</translation>
    </message>
    <message>
        <source>remove limits, springs, friction and drives that belong to none</source>
        <translation>Grenzen, Federn, Reibung und Antriebe entfernen, die zu keiner Koordinate gehören</translation>
    </message>
    <message>
        <source>remove one of the joints of this loop, or one of two drives of the same motion</source>
        <translation>eins der Gelenke dieser Schleife entfernen oder einen von zwei Antrieben derselben Bewegung</translation>
    </message>
    <message>
        <source>remove one of them</source>
        <translation>eins davon entfernen</translation>
    </message>
    <message>
        <source>remove one of them, or let the drive of one follow from the other</source>
        <translation>eins davon entfernen oder den Antrieb des einen aus dem anderen folgen lassen</translation>
    </message>
    <message>
        <source>remove one of them, or move the bodies so that all joints fit</source>
        <translation>eins davon entfernen oder die Körper so bewegen, dass alle Gelenke passen</translation>
    </message>
    <message>
        <source>remove one of them: a profile makes the formula</source>
        <translation>eins davon entfernen: ein Profil ergibt die Formel</translation>
    </message>
    <message>
        <source>remove what is too much</source>
        <translation>entfernen, was zu viel ist</translation>
    </message>
    <message>
        <source>rename it there</source>
        <translation>dort umbenennen</translation>
    </message>
    <message>
        <source>rename one</source>
        <translation>eins davon umbenennen</translation>
    </message>
    <message>
        <source>rename one of them</source>
        <translation>eins davon umbenennen</translation>
    </message>
    <message>
        <source>rename or remove one of them</source>
        <translation>eins davon umbenennen oder entfernen</translation>
    </message>
    <message>
        <source>rename the index</source>
        <translation>den Index umbenennen</translation>
    </message>
    <message>
        <source>repeat less</source>
        <translation>weniger oft wiederholen</translation>
    </message>
    <message>
        <source>replace resistors in series and in parallel by one, or put small capacitors between them</source>
        <translation>Widerstände in Reihe und parallel durch einen ersetzen oder kleine Kondensatoren dazwischenlegen</translation>
    </message>
    <message>
        <source>replay it with that version</source>
        <translation>mit jener Version wiedergeben</translation>
    </message>
    <message>
        <source>restore it into a run of the scene that made it</source>
        <translation>in einen Lauf der Szene zurückladen, aus der er stammt</translation>
    </message>
    <message>
        <source>row %1 has %2 entries, row 0 has %3</source>
        <translation>Zeile %1 hat %2 Einträge, Zeile 0 hat %3</translation>
    </message>
    <message>
        <source>row %1 has %2 entry, row 0 has %3</source>
        <translation>Zeile %1 hat %2 Eintrag, Zeile 0 hat %3</translation>
    </message>
    <message>
        <source>row %1 of &apos;%2&apos;</source>
        <translation>Zeile %1 von &apos;%2&apos;</translation>
    </message>
    <message>
        <source>row %1 of &apos;%2&apos; is tangential and has no gap</source>
        <translation>Zeile %1 von &apos;%2&apos; ist tangential und hat keinen Spalt</translation>
    </message>
    <message>
        <source>row %1 of interaction &apos;%2&apos; moves no system: H is zero there</source>
        <translation>Zeile %1 der Wechselwirkung &apos;%2&apos; bewegt kein System: H ist dort null</translation>
    </message>
    <message>
        <source>save the file with the encoding UTF-8</source>
        <translation>die Datei in der Kodierung UTF-8 speichern</translation>
    </message>
    <message>
        <source>select several bodies or joints</source>
        <translation>mehrere Körper oder Gelenke wählen</translation>
    </message>
    <message>
        <source>select three bodies or more; the outer two stay where they are</source>
        <translation>drei oder mehr Körper wählen; die beiden äußeren bleiben, wo sie sind</translation>
    </message>
    <message>
        <source>select two bodies or more; the first one stays where it is</source>
        <translation>zwei oder mehr Körper wählen; der erste bleibt, wo er ist</translation>
    </message>
    <message>
        <source>semismooth Newton</source>
        <translation>halbglattes Newton-Verfahren</translation>
    </message>
    <message>
        <source>set the offset to 0, or take another law</source>
        <translation>den Versatz auf 0 setzen oder ein anderes Gesetz nehmen</translation>
    </message>
    <message>
        <source>settings of the run are no parameters</source>
        <translation>Einstellungen des Laufs sind keine Parameter</translation>
    </message>
    <message>
        <source>shapes are box, cylinder, sphere, capsule or mesh</source>
        <translation>Formen sind box, cylinder, sphere, capsule oder mesh</translation>
    </message>
    <message>
        <source>shapes are opaque</source>
        <translation>Formen sind undurchsichtig</translation>
    </message>
    <message>
        <source>shapes have one colour</source>
        <translation>Formen haben eine einzige Farbe</translation>
    </message>
    <message>
        <source>shorten one of them by %1</source>
        <translation>einen davon um %1 verkürzen</translation>
    </message>
    <message>
        <source>signal &apos;%1&apos; is not a number at t = %2 s</source>
        <translation>das Signal &apos;%1&apos; ist bei t = %2 s keine Zahl</translation>
    </message>
    <message>
        <source>signal &apos;%1&apos; is not a number at t = %2 s: %3</source>
        <translation>das Signal &apos;%1&apos; ist bei t = %2 s keine Zahl: %3</translation>
    </message>
    <message>
        <source>signals are %1</source>
        <translation>Signale sind %1</translation>
    </message>
    <message>
        <source>signals are %1, ...</source>
        <translation>Signale sind %1, ...</translation>
    </message>
    <message>
        <source>some of its hashes are missing</source>
        <translation>einige der Prüfsummen fehlen</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>etwas anderes</translation>
    </message>
    <message>
        <source>sort the rows by their angles</source>
        <translation>die Zeilen nach ihren Winkeln ordnen</translation>
    </message>
    <message>
        <source>split it into definitions</source>
        <translation>in Definitionen aufteilen</translation>
    </message>
    <message>
        <source>sqrt of a negative number (%1)</source>
        <translation>sqrt einer negativen Zahl (%1)</translation>
    </message>
    <message>
        <source>start the run again with the new value</source>
        <translation>den Lauf mit dem neuen Wert neu starten</translation>
    </message>
    <message>
        <source>start the run with the same settings</source>
        <translation>den Lauf mit denselben Einstellungen starten</translation>
    </message>
    <message>
        <source>take 2 to %1; for more give the body a repeat</source>
        <translation>2 bis %1 nehmen; für mehr dem Körper eine Wiederholung geben</translation>
    </message>
    <message>
        <source>take &quot;Fixed&quot; off in its properties, or import it with a free base, to let it move</source>
        <translation>&quot;Fest&quot; in den Eigenschaften ausschalten oder mit freier Basis importieren, damit er sich bewegt</translation>
    </message>
    <message>
        <source>take &quot;fixed&quot; out, or move it by a &quot;twist&quot; joint</source>
        <translation>&quot;fixed&quot; entfernen oder ihn mit einem Gelenk &quot;twist&quot; bewegen</translation>
    </message>
    <message>
        <source>take a factor above 0</source>
        <translation>einen Faktor über 0 nehmen</translation>
    </message>
    <message>
        <source>take a larger base circle, a smaller lift or more angle for it</source>
        <translation>einen größeren Grundkreis, einen kleineren Hub oder mehr Winkel dafür nehmen</translation>
    </message>
    <message>
        <source>take a larger base circle, an offset or more angle for the lift</source>
        <translation>einen größeren Grundkreis, einen Versatz oder mehr Winkel für den Hub nehmen</translation>
    </message>
    <message>
        <source>take a larger flank, a smaller crown or another lift</source>
        <translation>eine größere Flanke, eine kleinere Kuppe oder einen anderen Hub nehmen</translation>
    </message>
    <message>
        <source>take a smaller roller, a larger base circle or more angle for the lift</source>
        <translation>eine kleinere Rolle, einen größeren Grundkreis oder mehr Winkel für den Hub nehmen</translation>
    </message>
    <message>
        <source>take another body, or the world</source>
        <translation>einen anderen Körper nehmen oder die Welt</translation>
    </message>
    <message>
        <source>take another one</source>
        <translation>eine andere nehmen</translation>
    </message>
    <message>
        <source>take deg, rad or rev</source>
        <translation>deg, rad oder rev nehmen</translation>
    </message>
    <message>
        <source>take fewer copies, or record fewer signals</source>
        <translation>weniger Kopien nehmen oder weniger Signale aufzeichnen</translation>
    </message>
    <message>
        <source>take fewer derivatives or simpler functions</source>
        <translation>weniger Ableitungen oder einfachere Funktionen nehmen</translation>
    </message>
    <message>
        <source>take it out</source>
        <translation>entfernen</translation>
    </message>
    <message>
        <source>take it out, or use the law &quot;newton-impact-friction&quot;</source>
        <translation>entfernen oder das Gesetz &quot;newton-impact-friction&quot; benutzen</translation>
    </message>
    <message>
        <source>take it out, or write it as an escape such as \t</source>
        <translation>entfernen oder als Escape-Folge wie \t schreiben</translation>
    </message>
    <message>
        <source>take it out, or write texts between double quotes</source>
        <translation>entfernen oder Texte in doppelte Anführungszeichen setzen</translation>
    </message>
    <message>
        <source>take mm, cm, m or in</source>
        <translation>mm, cm, m oder in nehmen</translation>
    </message>
    <message>
        <source>take out t and states</source>
        <translation>t und Zustände entfernen</translation>
    </message>
    <message>
        <source>take the comma out</source>
        <translation>das Komma entfernen</translation>
    </message>
    <message>
        <source>tangent has %1 entries, but h has %2</source>
        <translation>tangent hat %1 Einträge, h aber %2</translation>
    </message>
    <message>
        <source>tangent has %1 entry, but h has %2</source>
        <translation>tangent hat %1 Eintrag, h aber %2</translation>
    </message>
    <message>
        <source>the %1 &apos;%2&apos; is not repeated</source>
        <translation>%1 &apos;%2&apos; wird nicht wiederholt</translation>
    </message>
    <message>
        <source>the %1 of %2 changes with time</source>
        <translation>%1 von %2 ändert sich mit der Zeit</translation>
    </message>
    <message>
        <source>the %1 of %2 is %3</source>
        <translation>%1 von %2 ist %3</translation>
    </message>
    <message>
        <source>the %1 of a drive may use parameters only</source>
        <translation>%1 eines Antriebs darf nur Parameter nutzen</translation>
    </message>
    <message>
        <source>the &apos;(&apos; at column %1 is not closed</source>
        <translation>die &apos;(&apos; in Spalte %1 ist nicht geschlossen</translation>
    </message>
    <message>
        <source>the acceleration jumps at %1: the jerk is infinite there; the largest jump is %2 m/rad² at %3</source>
        <translation>die Beschleunigung springt bei %1: der Ruck ist dort unendlich; der größte Sprung ist %2 m/rad² bei %3</translation>
    </message>
    <message>
        <source>the angle %1 %2 is outside one turn</source>
        <translation>der Winkel %1 %2 liegt außerhalb einer Umdrehung</translation>
    </message>
    <message>
        <source>the angle %1 comes after %2</source>
        <translation>der Winkel %1 kommt nach %2</translation>
    </message>
    <message>
        <source>the angle of a segment</source>
        <translation>der Winkel eines Abschnitts</translation>
    </message>
    <message>
        <source>the axis goes from %1 to %2</source>
        <translation>die Achse geht von %1 bis %2</translation>
    </message>
    <message>
        <source>the axis has no direction</source>
        <translation>die Achse hat keine Richtung</translation>
    </message>
    <message>
        <source>the axis has no length</source>
        <translation>die Achse hat keine Länge</translation>
    </message>
    <message>
        <source>the axis of &apos;%1&apos; has no direction</source>
        <translation>die Achse von &apos;%1&apos; hat keine Richtung</translation>
    </message>
    <message>
        <source>the axis of the rotation has no length</source>
        <translation>die Drehachse hat keine Länge</translation>
    </message>
    <message>
        <source>the bodies are not in the scene</source>
        <translation>die Körper sind nicht in der Szene</translation>
    </message>
    <message>
        <source>the box has an edge that is not positive</source>
        <translation>der Quader hat eine Kante, die nicht positiv ist</translation>
    </message>
    <message>
        <source>the bundle was written by a later version of Saltus</source>
        <translation>das Paket wurde von einer späteren Version von Saltus geschrieben</translation>
    </message>
    <message>
        <source>the cam is undercut: at %1 the path of the roller has a radius of %2, less than the roller&apos;s %3</source>
        <translation>der Nocken ist unterschnitten: bei %1 hat die Bahn der Rolle einen Radius von %2, weniger als die Rolle mit %3</translation>
    </message>
    <message>
        <source>the circuit has %1 elements</source>
        <translation>die Schaltung hat %1 Elemente</translation>
    </message>
    <message>
        <source>the circuit has no elements</source>
        <translation>die Schaltung hat keine Elemente</translation>
    </message>
    <message>
        <source>the circuit has no ground</source>
        <translation>die Schaltung hat keine Masse</translation>
    </message>
    <message>
        <source>the closed form solves one contact, this scene has %1 rows</source>
        <translation>die geschlossene Form löst einen Kontakt, diese Szene hat %1 Zeilen</translation>
    </message>
    <message>
        <source>the colour of %1 is clipped</source>
        <translation>die Farbe von %1 wird begrenzt</translation>
    </message>
    <message>
        <source>the comment that begins here is not closed</source>
        <translation>der Kommentar, der hier beginnt, ist nicht geschlossen</translation>
    </message>
    <message>
        <source>the compliant gap does not depend on lambda: its relative degree is 2, and no finite force stops a body at once</source>
        <translation>der nachgiebige Spalt hängt nicht von lambda ab: sein relativer Grad ist 2, und keine endliche Kraft hält einen Körper sofort an</translation>
    </message>
    <message>
        <source>the contact problem of step %1 was solved to %2 m/s only%3, more than the tolerance; raise max_iterations or choose another solver</source>
        <translation>das Kontaktproblem von Schritt %1 wurde nur auf %2 m/s gelöst%3, mehr als die Toleranz; max_iterations erhöhen oder einen anderen Löser wählen</translation>
    </message>
    <message>
        <source>the contact problem of step %1 was solved to %2 m/s only%3, more than the tolerance; raise max_iterations or take a smaller step</source>
        <translation>das Kontaktproblem von Schritt %1 wurde nur auf %2 m/s gelöst%3, mehr als die Toleranz; max_iterations erhöhen oder einen kleineren Schritt nehmen</translation>
    </message>
    <message>
        <source>the copies are %1[0] to %2[%3]</source>
        <translation>die Kopien sind %1[0] bis %2[%3]</translation>
    </message>
    <message>
        <source>the damping</source>
        <translation>die Dämpfung</translation>
    </message>
    <message>
        <source>the density</source>
        <translation>die Dichte</translation>
    </message>
    <message>
        <source>the direction of a plane section must be 1, -1 or 0</source>
        <translation>die Richtung eines ebenen Schnitts muss 1, -1 oder 0 sein</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>the edge</source>
        <translation>die Kante</translation>
    </message>
    <message>
        <source>the edge from vertex %1 to %2</source>
        <translation>die Kante von Ecke %1 nach %2</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>das Ende</translation>
    </message>
    <message>
        <source>the end, %1 s, comes before the first step of %2 s</source>
        <translation>das Ende, %1 s, kommt vor dem ersten Schritt von %2 s</translation>
    </message>
    <message>
        <source>the ending of %1 is none of a mesh that can be read</source>
        <translation>die Endung von %1 gehört zu keinem lesbaren Netz</translation>
    </message>
    <message>
        <source>the exponent has the unit %1</source>
        <translation>der Exponent hat die Einheit %1</translation>
    </message>
    <message>
        <source>the face names vertex %1, there are %2 so far</source>
        <translation>die Fläche nennt Ecke %1, bisher gibt es %2</translation>
    </message>
    <message>
        <source>the file cannot be read: it is not a regular file</source>
        <translation>die Datei ist nicht lesbar: sie ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>the file does not begin with &apos;ply&apos;</source>
        <translation>die Datei beginnt nicht mit &apos;ply&apos;</translation>
    </message>
    <message>
        <source>the file ends before its header does</source>
        <translation>die Datei endet vor dem Ende ihres Kopfs</translation>
    </message>
    <message>
        <source>the file ends before the &apos;%1&apos; of %2 is closed</source>
        <translation>die Datei endet, bevor das &apos;%1&apos; von %2 geschlossen ist</translation>
    </message>
    <message>
        <source>the file ends inside a facet</source>
        <translation>die Datei endet mitten in einer Facette</translation>
    </message>
    <message>
        <source>the file holds no triangle</source>
        <translation>die Datei enthält kein Dreieck</translation>
    </message>
    <message>
        <source>the file is cut off, or no STL file: write it again</source>
        <translation>die Datei ist abgeschnitten oder keine STL-Datei: neu schreiben</translation>
    </message>
    <message>
        <source>the file is cut off: write it again</source>
        <translation>die Datei ist abgeschnitten: neu schreiben</translation>
    </message>
    <message>
        <source>the file is damaged or cut off: write it again</source>
        <translation>die Datei ist beschädigt oder abgeschnitten: neu schreiben</translation>
    </message>
    <message>
        <source>the file is damaged: write it again</source>
        <translation>die Datei ist beschädigt: neu schreiben</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>the file is larger than %1 MB, the most that is read</source>
        <translation>die Datei ist größer als %1 MB; mehr wird nicht gelesen</translation>
    </message>
    <message>
        <source>the file is not a recording of Saltus</source>
        <translation>die Datei ist keine Aufzeichnung von Saltus</translation>
    </message>
    <message>
        <source>the file is not a reproduction bundle: %1</source>
        <translation>die Datei ist kein Reproduktionspaket: %1</translation>
    </message>
    <message>
        <source>the file is not valid JSON</source>
        <translation>die Datei ist kein gültiges JSON</translation>
    </message>
    <message>
        <source>the file is not valid JSON: %1</source>
        <translation>die Datei ist kein gültiges JSON: %1</translation>
    </message>
    <message>
        <source>the file says it has %1 triangles and holds %2</source>
        <translation>laut Datei sind es %1 Dreiecke, sie enthält aber %2</translation>
    </message>
    <message>
        <source>the file system is read-only</source>
        <translation>das Dateisystem ist schreibgeschützt</translation>
    </message>
    <message>
        <source>the first link &apos;%1&apos; stands still</source>
        <translation>das erste Glied &apos;%1&apos; steht still</translation>
    </message>
    <message>
        <source>the first row is 0</source>
        <translation>die erste Zeile ist 0</translation>
    </message>
    <message>
        <source>the follower&apos;s line passes beside the base circle</source>
        <translation>die Linie des Stößels läuft am Grundkreis vorbei</translation>
    </message>
    <message>
        <source>the force on &apos;%1&apos;</source>
        <translation>die Kraft auf &apos;%1&apos;</translation>
    </message>
    <message>
        <source>the formula grows beyond %1 operations</source>
        <translation>die Formel wächst über %1 Operationen hinaus</translation>
    </message>
    <message>
        <source>the formula holds an infinite constant</source>
        <translation>die Formel enthält eine unendliche Konstante</translation>
    </message>
    <message>
        <source>the formula is empty</source>
        <translation>die Formel ist leer</translation>
    </message>
    <message>
        <source>the formula is too long</source>
        <translation>die Formel ist zu lang</translation>
    </message>
    <message>
        <source>the formula nests deeper than %1 levels</source>
        <translation>die Formel ist tiefer als %1 Ebenen geschachtelt</translation>
    </message>
    <message>
        <source>the forward voltage of %1 is %2</source>
        <translation>die Flussspannung von %1 ist %2</translation>
    </message>
    <message>
        <source>the friction</source>
        <translation>die Reibung</translation>
    </message>
    <message>
        <source>the function &apos;%1&apos; has two arguments &apos;%2&apos;</source>
        <translation>die Funktion &apos;%1&apos; hat zwei Argumente &apos;%2&apos;</translation>
    </message>
    <message>
        <source>the function has both a formula and a profile</source>
        <translation>die Funktion hat sowohl eine Formel als auch ein Profil</translation>
    </message>
    <message>
        <source>the gap does not depend on any coordinate of the systems or bodies joined</source>
        <translation>der Spalt hängt von keiner Koordinate der verbundenen Systeme oder Körper ab</translation>
    </message>
    <message>
        <source>the gap is not linear in &apos;%1&apos;, and the modal integrator takes linear gaps alone</source>
        <translation>der Spalt ist in &apos;%1&apos; nicht linear, und das modale Verfahren nimmt nur lineare Spalte</translation>
    </message>
    <message>
        <source>the gyroscopic term of body &apos;%1&apos; has no solution: it turns too far in one step</source>
        <translation>der gyroskopische Term von Körper &apos;%1&apos; hat keine Lösung: er dreht sich in einem Schritt zu weit</translation>
    </message>
    <message>
        <source>the header announces %1 of %2, more than the file holds</source>
        <translation>der Kopf kündigt %1 Elemente %2 an, mehr als die Datei enthält</translation>
    </message>
    <message>
        <source>the header does not end</source>
        <translation>der Kopf endet nicht</translation>
    </message>
    <message>
        <source>the header has no format</source>
        <translation>der Kopf hat kein Format</translation>
    </message>
    <message>
        <source>the height of the cone</source>
        <translation>die Höhe des Kegels</translation>
    </message>
    <message>
        <source>the hull has %1 points</source>
        <translation>die Hülle hat %1 Punkte</translation>
    </message>
    <message>
        <source>the hull has no points</source>
        <translation>die Hülle hat keine Punkte</translation>
    </message>
    <message>
        <source>the hull has no surface</source>
        <translation>die Hülle hat keine Oberfläche</translation>
    </message>
    <message>
        <source>the hull has points and a file</source>
        <translation>die Hülle hat Punkte und eine Datei</translation>
    </message>
    <message>
        <source>the identity</source>
        <translation>die Einheitsmatrix</translation>
    </message>
    <message>
        <source>the index &apos;%1&apos; has the name of something else</source>
        <translation>der Index &apos;%1&apos; hat den Namen von etwas anderem</translation>
    </message>
    <message>
        <source>the index &apos;%1&apos; is already that of the repeat</source>
        <translation>der Index &apos;%1&apos; ist schon der der Wiederholung</translation>
    </message>
    <message>
        <source>the index &apos;%1&apos; is already the name of %2</source>
        <translation>%2 trägt schon den Namen des Index &apos;%1&apos;</translation>
    </message>
    <message>
        <source>the index &apos;%1&apos; is already the name of the time</source>
        <translation>die Zeit trägt schon den Namen des Index &apos;%1&apos;</translation>
    </message>
    <message>
        <source>the inertia matrix of %1 is not symmetric</source>
        <translation>die Trägheitsmatrix von %1 ist nicht symmetrisch</translation>
    </message>
    <message>
        <source>the inertia of %1 has a number that is not finite</source>
        <translation>die Trägheit von %1 enthält eine Zahl, die nicht endlich ist</translation>
    </message>
    <message>
        <source>the inertia of &apos;%1&apos; is that of no body</source>
        <translation>eine Trägheit wie die von &apos;%1&apos; hat kein Körper</translation>
    </message>
    <message>
        <source>the integrator %1 cannot move &apos;%2&apos;, which is %3</source>
        <translation>das Verfahren %1 kann &apos;%2&apos; der Art %3 nicht bewegen</translation>
    </message>
    <message>
        <source>the integrator &quot;modal&quot; takes contacts without friction, and no law %1</source>
        <translation>das Verfahren &quot;modal&quot; nimmt Kontakte ohne Reibung und kein Gesetz %1</translation>
    </message>
    <message>
        <source>the integrator &quot;modal&quot; takes no compliant gaps</source>
        <translation>das Verfahren &quot;modal&quot; nimmt keine nachgiebigen Spalte</translation>
    </message>
    <message>
        <source>the integrator &quot;moreau-jean&quot; needs a Lagrangian system, and all are of first order</source>
        <translation>das Verfahren &quot;moreau-jean&quot; braucht ein Lagrange-System, und alle sind erster Ordnung</translation>
    </message>
    <message>
        <source>the iteration matrix M + h theta C + h^2 theta^2 K of system &apos;%1&apos; is singular</source>
        <translation>die Iterationsmatrix M + h theta C + h^2 theta^2 K von System &apos;%1&apos; ist singulär</translation>
    </message>
    <message>
        <source>the iteration matrix of system &apos;%1&apos; is singular</source>
        <translation>die Iterationsmatrix von System &apos;%1&apos; ist singulär</translation>
    </message>
    <message>
        <source>the joint &apos;%1&apos; has no %2</source>
        <translation>dem Gelenk &apos;%1&apos; fehlt %2</translation>
    </message>
    <message>
        <source>the joint &apos;%1&apos; has no limits</source>
        <translation>das Gelenk &apos;%1&apos; hat keine Grenzen</translation>
    </message>
    <message>
        <source>the joint &apos;%1&apos; names the link &apos;%2&apos;, which is not there</source>
        <translation>das Gelenk &apos;%1&apos; nennt das Glied &apos;%2&apos;, das es nicht gibt</translation>
    </message>
    <message>
        <source>the joint &apos;%1&apos; starts at %2 m</source>
        <translation>das Gelenk &apos;%1&apos; beginnt bei %2 m</translation>
    </message>
    <message>
        <source>the joint &apos;%1&apos; starts at %2 rad</source>
        <translation>das Gelenk &apos;%1&apos; beginnt bei %2 rad</translation>
    </message>
    <message>
        <source>the key %1 stands here twice</source>
        <translation>der Schlüssel %1 steht hier zweimal</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; is missing</source>
        <translation>der Schlüssel &quot;%1&quot; fehlt</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; is not known here</source>
        <translation>der Schlüssel &quot;%1&quot; ist hier nicht bekannt</translation>
    </message>
    <message>
        <source>the key &quot;formula&quot; is missing</source>
        <translation>der Schlüssel &quot;formula&quot; fehlt</translation>
    </message>
    <message>
        <source>the key &quot;kind&quot; is missing</source>
        <translation>der Schlüssel &quot;kind&quot; fehlt</translation>
    </message>
    <message>
        <source>the keys are %1</source>
        <translation>die Schlüssel sind %1</translation>
    </message>
    <message>
        <source>the largest force</source>
        <translation>die größte Kraft</translation>
    </message>
    <message>
        <source>the largest may be at most the sum of the other two</source>
        <translation>das größte darf höchstens die Summe der anderen beiden sein</translation>
    </message>
    <message>
        <source>the last segment ends %1 above the base circle, where the turn begins</source>
        <translation>der letzte Abschnitt endet %1 über dem Grundkreis, wo die Umdrehung beginnt</translation>
    </message>
    <message>
        <source>the law %1 cannot go with the relation %2</source>
        <translation>das Gesetz %1 passt nicht zur Beziehung %2</translation>
    </message>
    <message>
        <source>the length</source>
        <translation>die Länge</translation>
    </message>
    <message>
        <source>the level of a plane section must be a finite number</source>
        <translation>die Höhe eines ebenen Schnitts muss eine endliche Zahl sein</translation>
    </message>
    <message>
        <source>the lift after a whole turn is %1, at its beginning it is %2</source>
        <translation>der Hub ist nach einer ganzen Umdrehung %1, an ihrem Anfang %2</translation>
    </message>
    <message>
        <source>the lift follows from the radii of flank and crown</source>
        <translation>der Hub folgt aus den Radien von Flanke und Kuppe</translation>
    </message>
    <message>
        <source>the lift of a segment</source>
        <translation>der Hub eines Abschnitts</translation>
    </message>
    <message>
        <source>the limits go from %1 to %2</source>
        <translation>die Grenzen gehen von %1 bis %2</translation>
    </message>
    <message>
        <source>the limits of &apos;%1&apos; are upside down</source>
        <translation>die Grenzen von &apos;%1&apos; sind vertauscht</translation>
    </message>
    <message>
        <source>the limits of &apos;%1&apos; leave it no travel</source>
        <translation>die Grenzen von &apos;%1&apos; lassen ihm keinen Weg</translation>
    </message>
    <message>
        <source>the link &apos;%1&apos; has no mass</source>
        <translation>das Glied &apos;%1&apos; hat keine Masse</translation>
    </message>
    <message>
        <source>the link &apos;%1&apos; has no mass, and moves</source>
        <translation>das Glied &apos;%1&apos; hat keine Masse und bewegt sich</translation>
    </message>
    <message>
        <source>the link &apos;%1&apos; has two inertials</source>
        <translation>das Glied &apos;%1&apos; hat zwei inertial-Elemente</translation>
    </message>
    <message>
        <source>the link &apos;%1&apos; is no body of its own</source>
        <translation>das Glied &apos;%1&apos; ist kein eigener Körper</translation>
    </message>
    <message>
        <source>the link &apos;%1&apos; is the child of two joints</source>
        <translation>das Glied &apos;%1&apos; ist das Kind zweier Gelenke</translation>
    </message>
    <message>
        <source>the links form a loop: &apos;%1&apos; is carried by itself</source>
        <translation>die Glieder bilden eine Schleife: &apos;%1&apos; wird von sich selbst getragen</translation>
    </message>
    <message>
        <source>the list of element %1 of %2 is cut off</source>
        <translation>die Liste von Element %1 von %2 ist abgeschnitten</translation>
    </message>
    <message>
        <source>the lower %1, %2, is not below the upper one, %3</source>
        <translation>der untere Wert (%1), %2, liegt nicht unter dem oberen, %3</translation>
    </message>
    <message>
        <source>the mass</source>
        <translation>die Masse</translation>
    </message>
    <message>
        <source>the mass is negative</source>
        <translation>die Masse ist negativ</translation>
    </message>
    <message>
        <source>the mass matrix is empty</source>
        <translation>die Massenmatrix ist leer</translation>
    </message>
    <message>
        <source>the mass of %1 is %2 kg</source>
        <translation>die Masse von %1 ist %2 kg</translation>
    </message>
    <message>
        <source>the masses of &apos;%1&apos; and &apos;%2&apos;, which %3, differ by a factor of %4: percussions between them lose as many digits</source>
        <translation>die Massen von &apos;%1&apos; und &apos;%2&apos;, die %3, unterscheiden sich um den Faktor %4: Perkussionen zwischen ihnen verlieren ebenso viele Stellen</translation>
    </message>
    <message>
        <source>the mesh &apos;%1&apos; is left out</source>
        <translation>das Netz &apos;%1&apos; wird ausgelassen</translation>
    </message>
    <message>
        <source>the mesh has no file</source>
        <translation>das Netz hat keine Datei</translation>
    </message>
    <message>
        <source>the mesh has no surface</source>
        <translation>das Netz hat keine Oberfläche</translation>
    </message>
    <message>
        <source>the mesh has no triangles</source>
        <translation>das Netz hat keine Dreiecke</translation>
    </message>
    <message>
        <source>the mesh is %1 m across</source>
        <translation>das Netz misst %1 m</translation>
    </message>
    <message>
        <source>the modal integrator needs diagonal matrices, but %1 = %2</source>
        <translation>das modale Verfahren braucht Diagonalmatrizen, aber %1 = %2</translation>
    </message>
    <message>
        <source>the modal integrator needs modes that oscillate, but %1 = %2</source>
        <translation>das modale Verfahren braucht Moden, die schwingen, aber %1 = %2</translation>
    </message>
    <message>
        <source>the modal scheme does not take this solver</source>
        <translation>das modale Verfahren nimmt diesen Löser nicht</translation>
    </message>
    <message>
        <source>the modal scheme needs damping and stiffness of at least 0; coordinate %1 of system &apos;%2&apos; has C = %3, K = %4</source>
        <translation>das modale Verfahren braucht Dämpfung und Steifigkeit von mindestens 0; Koordinate %1 von System &apos;%2&apos; hat C = %3, K = %4</translation>
    </message>
    <message>
        <source>the modal scheme needs diagonal M, C and K, but those of system &apos;%1&apos; are not</source>
        <translation>das modale Verfahren braucht diagonale M, C und K, die von System &apos;%1&apos; sind es aber nicht</translation>
    </message>
    <message>
        <source>the modal scheme takes contacts with linear gaps and without friction only</source>
        <translation>das modale Verfahren nimmt nur Kontakte mit linearem Spalt und ohne Reibung</translation>
    </message>
    <message>
        <source>the moment of inertia of %1 is %2 kg m^2</source>
        <translation>das Trägheitsmoment von %1 ist %2 kg m^2</translation>
    </message>
    <message>
        <source>the most are %1</source>
        <translation>höchstens %1 sind möglich</translation>
    </message>
    <message>
        <source>the most are %1: leave some out</source>
        <translation>höchstens %1 sind möglich: einige weglassen</translation>
    </message>
    <message>
        <source>the most are %1; a table of handles may be longer</source>
        <translation>höchstens %1 sind möglich; eine Tabelle mit Griffen darf länger sein</translation>
    </message>
    <message>
        <source>the most of each is %1</source>
        <translation>von jeder Art sind höchstens %1 möglich</translation>
    </message>
    <message>
        <source>the most that a scene may have is %1</source>
        <translation>eine Szene darf höchstens %1 haben</translation>
    </message>
    <message>
        <source>the multiplier is 0; make it a fixed joint</source>
        <translation>der Multiplikator ist 0; ein festes Gelenk daraus machen</translation>
    </message>
    <message>
        <source>the name &apos;%1&apos; is already that of %2</source>
        <translation>den Namen &apos;%1&apos; trägt schon %2</translation>
    </message>
    <message>
        <source>the name &apos;%1&apos; is taken</source>
        <translation>der Name &apos;%1&apos; ist vergeben</translation>
    </message>
    <message>
        <source>the name &apos;%1&apos; is taken by the energies</source>
        <translation>der Name &apos;%1&apos; ist für die Energien vergeben</translation>
    </message>
    <message>
        <source>the name &apos;%1&apos; is taken by the signals of all contacts</source>
        <translation>der Name &apos;%1&apos; ist für die Signale aller Kontakte vergeben</translation>
    </message>
    <message>
        <source>the name &apos;%1&apos; is taken by the time</source>
        <translation>der Name &apos;%1&apos; ist für die Zeit vergeben</translation>
    </message>
    <message>
        <source>the name is empty</source>
        <translation>der Name ist leer</translation>
    </message>
    <message>
        <source>the name of the file to write is empty</source>
        <translation>der Name der zu schreibenden Datei ist leer</translation>
    </message>
    <message>
        <source>the name to differentiate by</source>
        <translation>der Name, nach dem abzuleiten ist</translation>
    </message>
    <message>
        <source>the names of two materials, or leave it out for all pairs without a law of their own</source>
        <translation>die Namen zweier Materialien oder nichts für alle Paare ohne eigenes Gesetz</translation>
    </message>
    <message>
        <source>the new value of %1 is not a finite number</source>
        <translation>der neue Wert von %1 ist keine endliche Zahl</translation>
    </message>
    <message>
        <source>the number %1 is too large</source>
        <translation>die Zahl %1 ist zu groß</translation>
    </message>
    <message>
        <source>the number of coordinates</source>
        <translation>die Anzahl der Koordinaten</translation>
    </message>
    <message>
        <source>the number of copies</source>
        <translation>die Anzahl der Kopien</translation>
    </message>
    <message>
        <source>the offset must be smaller than %1</source>
        <translation>der Versatz muss kleiner als %1 sein</translation>
    </message>
    <message>
        <source>the offset of a flat follower changes nothing</source>
        <translation>der Versatz eines Flachstößels ändert nichts</translation>
    </message>
    <message>
        <source>the offset of a stroboscopic section must be a finite number</source>
        <translation>der Versatz eines stroboskopischen Schnitts muss eine endliche Zahl sein</translation>
    </message>
    <message>
        <source>the package &apos;%1&apos; is not found at or above the file&apos;s folder</source>
        <translation>das Paket &apos;%1&apos; ist weder im Ordner der Datei noch darüber zu finden</translation>
    </message>
    <message>
        <source>the parameters are %1</source>
        <translation>die Parameter sind %1</translation>
    </message>
    <message>
        <source>the parts are planar, this scene is not</source>
        <translation>die Teile sind eben, diese Szene ist es nicht</translation>
    </message>
    <message>
        <source>the parts are spatial, this scene is planar</source>
        <translation>die Teile sind räumlich, diese Szene ist eben</translation>
    </message>
    <message>
        <source>the period is %1</source>
        <translation>die Periode ist %1</translation>
    </message>
    <message>
        <source>the period of a stroboscopic section must be positive</source>
        <translation>die Periode eines stroboskopischen Schnitts muss positiv sein</translation>
    </message>
    <message>
        <source>the piece of the mesh around vertex %1 makes no convex part: %2</source>
        <translation>das Stück des Netzes um Ecke %1 ergibt keinen konvexen Teil: %2</translation>
    </message>
    <message>
        <source>the place of the plot is outside the plot area</source>
        <translation>die Stelle des Diagramms liegt außerhalb der Diagrammfläche</translation>
    </message>
    <message>
        <source>the plot &apos;%1&apos; is not a section</source>
        <translation>das Diagramm &apos;%1&apos; ist kein Schnitt</translation>
    </message>
    <message>
        <source>the plot &quot;%1&quot; is not a section</source>
        <translation>das Diagramm &quot;%1&quot; ist kein Schnitt</translation>
    </message>
    <message>
        <source>the plot shows no signals</source>
        <translation>das Diagramm zeigt keine Signale</translation>
    </message>
    <message>
        <source>the points lie on one line</source>
        <translation>die Punkte liegen auf einer Geraden</translation>
    </message>
    <message>
        <source>the points of the hull are too nearly in one plane or on one line: %1</source>
        <translation>die Punkte der Hülle liegen zu genau in einer Ebene oder auf einer Geraden: %1</translation>
    </message>
    <message>
        <source>the points of the hull lie in one plane: it has no volume</source>
        <translation>die Punkte der Hülle liegen in einer Ebene: sie hat kein Volumen</translation>
    </message>
    <message>
        <source>the points of the hull lie on one line or in one place</source>
        <translation>die Punkte der Hülle liegen auf einer Geraden oder an einer Stelle</translation>
    </message>
    <message>
        <source>the polygon has %1 corners</source>
        <translation>das Vieleck hat %1 Ecken</translation>
    </message>
    <message>
        <source>the polygon has no area: its corners lie on one line</source>
        <translation>das Vieleck hat keine Fläche: seine Ecken liegen auf einer Geraden</translation>
    </message>
    <message>
        <source>the polygon is not convex at corner %1</source>
        <translation>das Vieleck ist an Ecke %1 nicht konvex</translation>
    </message>
    <message>
        <source>the polygon&apos;s corners run clockwise</source>
        <translation>die Ecken des Vielecks laufen im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>the polygon&apos;s sides cross each other</source>
        <translation>die Seiten des Vielecks kreuzen sich</translation>
    </message>
    <message>
        <source>the pose of %1 has a number that is not finite</source>
        <translation>die Pose von %1 enthält eine Zahl, die nicht endlich ist</translation>
    </message>
    <message>
        <source>the position has %1 entries</source>
        <translation>die Lage hat %1 Einträge</translation>
    </message>
    <message>
        <source>the position has %1 entry</source>
        <translation>die Lage hat %1 Eintrag</translation>
    </message>
    <message>
        <source>the position of a body is q, its velocity v</source>
        <translation>die Lage eines Körpers ist q, seine Geschwindigkeit v</translation>
    </message>
    <message>
        <source>the power of %1 is no unit</source>
        <translation>die Potenz von %1 ist keine Einheit</translation>
    </message>
    <message>
        <source>the power of a unit must be a whole number</source>
        <translation>die Potenz einer Einheit muss eine ganze Zahl sein</translation>
    </message>
    <message>
        <source>the powers of the units are too large</source>
        <translation>die Potenzen der Einheiten sind zu groß</translation>
    </message>
    <message>
        <source>the powers of this unit are too large</source>
        <translation>die Potenzen dieser Einheit sind zu groß</translation>
    </message>
    <message>
        <source>the pressure angle reaches %1 at %2, more than the usual 30°</source>
        <translation>der Druckwinkel erreicht %1 bei %2, mehr als die üblichen 30°</translation>
    </message>
    <message>
        <source>the profile has both segments and handles</source>
        <translation>das Profil hat sowohl Abschnitte als auch Griffe</translation>
    </message>
    <message>
        <source>the profile has neither segments nor handles</source>
        <translation>das Profil hat weder Abschnitte noch Griffe</translation>
    </message>
    <message>
        <source>the projection&apos;s tolerance is %1 m</source>
        <translation>die Toleranz der Projektion ist %1 m</translation>
    </message>
    <message>
        <source>the quaternion of %1 is zero, it gives no orientation</source>
        <translation>die Quaternion von %1 ist null, sie gibt keine Orientierung</translation>
    </message>
    <message>
        <source>the radius of the base circle</source>
        <translation>der Radius des Grundkreises</translation>
    </message>
    <message>
        <source>the radius of the capsule</source>
        <translation>der Radius der Kapsel</translation>
    </message>
    <message>
        <source>the radius of the cone</source>
        <translation>der Radius des Kegels</translation>
    </message>
    <message>
        <source>the radius of the crown</source>
        <translation>der Radius der Kuppe</translation>
    </message>
    <message>
        <source>the radius of the cylinder</source>
        <translation>der Radius des Zylinders</translation>
    </message>
    <message>
        <source>the radius of the disc</source>
        <translation>der Radius der Scheibe</translation>
    </message>
    <message>
        <source>the radius of the flank</source>
        <translation>der Radius der Flanke</translation>
    </message>
    <message>
        <source>the radius of the sphere</source>
        <translation>der Radius der Kugel</translation>
    </message>
    <message>
        <source>the range of %1 goes from %2 to %3</source>
        <translation>der Bereich von %1 geht von %2 bis %3</translation>
    </message>
    <message>
        <source>the ratio is 0</source>
        <translation>das Verhältnis ist 0</translation>
    </message>
    <message>
        <source>the reader of the pipe has gone</source>
        <translation>der Leser der Pipe hat sie geschlossen</translation>
    </message>
    <message>
        <source>the recording holds no %1 &quot;%2&quot;</source>
        <translation>die Aufzeichnung enthält nichts mit dem Namen &quot;%2&quot; (%1)</translation>
    </message>
    <message>
        <source>the recording holds no signal &quot;%1&quot;</source>
        <translation>die Aufzeichnung enthält kein Signal &quot;%1&quot;</translation>
    </message>
    <message>
        <source>the recording holds other signals than this run</source>
        <translation>die Aufzeichnung enthält andere Signale als dieser Lauf</translation>
    </message>
    <message>
        <source>the recording is damaged: %1</source>
        <translation>die Aufzeichnung ist beschädigt: %1</translation>
    </message>
    <message>
        <source>the recording is damaged: its checksum does not agree</source>
        <translation>die Aufzeichnung ist beschädigt: ihre Prüfsumme stimmt nicht</translation>
    </message>
    <message>
        <source>the recording is incomplete: %1 bytes are missing</source>
        <translation>die Aufzeichnung ist unvollständig: es fehlen %1 Byte</translation>
    </message>
    <message>
        <source>the recording outgrew its memory and no temporary file can be made: %1</source>
        <translation>die Aufzeichnung ist zu groß für ihren Speicher, und es lässt sich keine temporäre Datei anlegen: %1</translation>
    </message>
    <message>
        <source>the recording outgrew its memory and the disk for temporary files is full</source>
        <translation>die Aufzeichnung ist zu groß für ihren Speicher, und der Datenträger für temporäre Dateien ist voll</translation>
    </message>
    <message>
        <source>the recording was written by a later version of Saltus (format %1)</source>
        <translation>die Aufzeichnung wurde von einer späteren Version von Saltus geschrieben (Format %1)</translation>
    </message>
    <message>
        <source>the relation %1 cannot join &apos;%2&apos;, which is %3</source>
        <translation>die Beziehung %1 kann &apos;%2&apos; der Art %3 nicht verbinden</translation>
    </message>
    <message>
        <source>the robot has no links</source>
        <translation>der Roboter hat keine Glieder</translation>
    </message>
    <message>
        <source>the roller has no radius</source>
        <translation>die Rolle hat keinen Radius</translation>
    </message>
    <message>
        <source>the rows of %1 have %2 and %3 entries</source>
        <translation>die Zeilen von %1 haben %2 und %3 Einträge</translation>
    </message>
    <message>
        <source>the rows of first-order relations have no ydot</source>
        <translation>die Zeilen von Beziehungen erster Ordnung haben kein ydot</translation>
    </message>
    <message>
        <source>the scene has %1 MB, more than %2 MB</source>
        <translation>die Szene hat %1 MB, mehr als %2 MB</translation>
    </message>
    <message>
        <source>the scene has %1 coordinates and states and %2 rows</source>
        <translation>die Szene hat %1 Koordinaten und Zustände und %2 Zeilen</translation>
    </message>
    <message>
        <source>the scene has joints, but no bodies</source>
        <translation>die Szene hat Gelenke, aber keine Körper</translation>
    </message>
    <message>
        <source>the scene has more than %1 parts</source>
        <translation>die Szene hat mehr als %1 Teile</translation>
    </message>
    <message>
        <source>the scene has more than %1 values</source>
        <translation>die Szene hat mehr als %1 Werte</translation>
    </message>
    <message>
        <source>the scene has no systems and no bodies</source>
        <translation>die Szene hat keine Systeme und keine Körper</translation>
    </message>
    <message>
        <source>the scene needs more than 2 GB</source>
        <translation>die Szene braucht mehr als 2 GB</translation>
    </message>
    <message>
        <source>the segments take %1, but a turn has 360°</source>
        <translation>die Abschnitte nehmen %1 ein, aber eine Umdrehung hat 360°</translation>
    </message>
    <message>
        <source>the size has %1 entries</source>
        <translation>die Größe hat %1 Einträge</translation>
    </message>
    <message>
        <source>the size has %1 entry</source>
        <translation>die Größe hat %1 Eintrag</translation>
    </message>
    <message>
        <source>the size has more than three entries</source>
        <translation>die Größe hat mehr als drei Einträge</translation>
    </message>
    <message>
        <source>the sliding velocity does not depend on any velocity of the systems or bodies joined</source>
        <translation>die Gleitgeschwindigkeit hängt von keiner Geschwindigkeit der verbundenen Systeme oder Körper ab</translation>
    </message>
    <message>
        <source>the sliding velocity is %1 where nothing moves</source>
        <translation>die Gleitgeschwindigkeit ist %1, wo sich nichts bewegt</translation>
    </message>
    <message>
        <source>the sliding velocity is not linear in &apos;%1&apos;</source>
        <translation>die Gleitgeschwindigkeit ist nicht linear in &apos;%1&apos;</translation>
    </message>
    <message>
        <source>the solver&apos;s tolerance is %1</source>
        <translation>die Toleranz des Lösers ist %1</translation>
    </message>
    <message>
        <source>the spin of &apos;%1&apos; is a formula</source>
        <translation>die Drehung von &apos;%1&apos; ist eine Formel</translation>
    </message>
    <message>
        <source>the spline dips %1 below the base circle at %2</source>
        <translation>der Spline taucht bei %2 um %1 unter den Grundkreis</translation>
    </message>
    <message>
        <source>the step</source>
        <translation>der Schritt</translation>
    </message>
    <message>
        <source>the step is no positive time</source>
        <translation>der Schritt ist keine positive Zeit</translation>
    </message>
    <message>
        <source>the step size is %1 s</source>
        <translation>die Schrittweite ist %1 s</translation>
    </message>
    <message>
        <source>the step&apos;s equations did not converge: the last of %1 passes changed a velocity by %2 of its size</source>
        <translation>die Gleichungen des Schritts konvergierten nicht: der letzte von %1 Durchgängen änderte eine Geschwindigkeit um das %2-fache ihrer Größe</translation>
    </message>
    <message>
        <source>the stiffness</source>
        <translation>die Steifigkeit</translation>
    </message>
    <message>
        <source>the surface is flat: it encloses %1 m3</source>
        <translation>die Fläche ist flach: sie umschließt %1 m3</translation>
    </message>
    <message>
        <source>the surface is inside out: its normals point inwards (enclosed volume %1 m3)</source>
        <translation>die Fläche ist umgestülpt: ihre Normalen zeigen nach innen (umschlossenes Volumen %1 m3)</translation>
    </message>
    <message>
        <source>the surface is not convex: vertex %1 lies %2 m outside the plane of triangle %3</source>
        <translation>die Fläche ist nicht konvex: Ecke %1 liegt %2 m außerhalb der Ebene von Dreieck %3</translation>
    </message>
    <message>
        <source>the surface is open: %1 belongs to triangle %2 alone</source>
        <translation>die Fläche ist offen: %1 gehört nur zu Dreieck %2</translation>
    </message>
    <message>
        <source>the system has %1</source>
        <translation>das System hat %1</translation>
    </message>
    <message>
        <source>the system has no states</source>
        <translation>das System hat keine Zustände</translation>
    </message>
    <message>
        <source>the table goes over more than one turn</source>
        <translation>die Tabelle geht über mehr als eine Umdrehung</translation>
    </message>
    <message>
        <source>the table has %1 rows</source>
        <translation>die Tabelle hat %1 Zeilen</translation>
    </message>
    <message>
        <source>the table has no rows</source>
        <translation>die Tabelle hat keine Zeilen</translation>
    </message>
    <message>
        <source>the table of contact laws does not fit the number of materials</source>
        <translation>die Tabelle der Kontaktgesetze passt nicht zur Anzahl der Materialien</translation>
    </message>
    <message>
        <source>the text that begins here is not closed</source>
        <translation>der Text, der hier beginnt, ist nicht geschlossen</translation>
    </message>
    <message>
        <source>the text that begins here is not closed on its line</source>
        <translation>der Text, der hier beginnt, ist auf seiner Zeile nicht geschlossen</translation>
    </message>
    <message>
        <source>the time derivative of &apos;%1&apos; is not known to formulas</source>
        <translation>die Zeitableitung von &apos;%1&apos; ist den Formeln nicht bekannt</translation>
    </message>
    <message>
        <source>the time range to export ends before it begins</source>
        <translation>der Zeitbereich für den Export endet, bevor er beginnt</translation>
    </message>
    <message>
        <source>the time to run to is not a number</source>
        <translation>die Zeit, bis zu der gerechnet werden soll, ist keine Zahl</translation>
    </message>
    <message>
        <source>the tolerance</source>
        <translation>die Toleranz</translation>
    </message>
    <message>
        <source>the tolerance is %1</source>
        <translation>die Toleranz ist %1</translation>
    </message>
    <message>
        <source>the transparency of %1 is left out</source>
        <translation>die Durchsichtigkeit von %1 wird weggelassen</translation>
    </message>
    <message>
        <source>the unit %1</source>
        <translation>die Einheit %1</translation>
    </message>
    <message>
        <source>the unit &apos;%1&apos; is not known</source>
        <translation>die Einheit &apos;%1&apos; ist nicht bekannt</translation>
    </message>
    <message>
        <source>the unit of the mesh must be above 0 m</source>
        <translation>die Einheit des Netzes muss über 0 m liegen</translation>
    </message>
    <message>
        <source>the value is %1</source>
        <translation>der Wert ist %1</translation>
    </message>
    <message>
        <source>the value is %1: %2</source>
        <translation>der Wert ist %1: %2</translation>
    </message>
    <message>
        <source>the value is not finite</source>
        <translation>der Wert ist nicht endlich</translation>
    </message>
    <message>
        <source>the velocity jumps at %1: a knock at every turn</source>
        <translation>die Geschwindigkeit springt bei %1: ein Schlag bei jeder Umdrehung</translation>
    </message>
    <message>
        <source>the velocity of %1 has a number that is not finite</source>
        <translation>die Geschwindigkeit von %1 hat eine Zahl, die nicht endlich ist</translation>
    </message>
    <message>
        <source>the velocity of &apos;%1&apos; is a formula</source>
        <translation>die Geschwindigkeit von &apos;%1&apos; ist eine Formel</translation>
    </message>
    <message>
        <source>the version of the format must be an integer</source>
        <translation>die Version des Formats muss eine ganze Zahl sein</translation>
    </message>
    <message>
        <source>the world</source>
        <translation>die Welt</translation>
    </message>
    <message>
        <source>there are %1 copies of &apos;%2&apos;</source>
        <translation>es gibt %1 Kopien von &apos;%2&apos;</translation>
    </message>
    <message>
        <source>there are %1 copy of &apos;%2&apos;</source>
        <translation>es gibt %1 Kopie von &apos;%2&apos;</translation>
    </message>
    <message>
        <source>there are %1 handle</source>
        <translation>es gibt %1 Griff</translation>
    </message>
    <message>
        <source>there are %1 handles</source>
        <translation>es gibt %1 Griffe</translation>
    </message>
    <message>
        <source>there are %1 links without a parent</source>
        <translation>es gibt %1 Glieder ohne übergeordnetes Glied</translation>
    </message>
    <message>
        <source>there are %1 segments</source>
        <translation>es gibt %1 Abschnitte</translation>
    </message>
    <message>
        <source>there are bytes that are not UTF-8 text</source>
        <translation>es gibt Bytes, die kein UTF-8-Text sind</translation>
    </message>
    <message>
        <source>there are no bodies to paste</source>
        <translation>es gibt keine Körper zum Einfügen</translation>
    </message>
    <message>
        <source>there are no copies of &apos;%1&apos;</source>
        <translation>es gibt keine Kopien von &apos;%1&apos;</translation>
    </message>
    <message>
        <source>there are two %1s named &apos;%2&apos;</source>
        <translation>%1: den Namen &apos;%2&apos; gibt es zweimal</translation>
    </message>
    <message>
        <source>there are two elements named &apos;%1&apos;</source>
        <translation>es gibt zwei Elemente namens &apos;%1&apos;</translation>
    </message>
    <message>
        <source>there are two plots named &apos;%1&apos;</source>
        <translation>es gibt zwei Diagramme namens &apos;%1&apos;</translation>
    </message>
    <message>
        <source>there is a control character in a text</source>
        <translation>in einem Text steht ein Steuerzeichen</translation>
    </message>
    <message>
        <source>there is a value, but no drive</source>
        <translation>es gibt einen Wert, aber keinen Antrieb</translation>
    </message>
    <message>
        <source>there is already a group named &apos;%1&apos;</source>
        <translation>es gibt schon eine Gruppe namens &apos;%1&apos;</translation>
    </message>
    <message>
        <source>there is already one named &apos;%1&apos;</source>
        <translation>den Namen &apos;%1&apos; gibt es schon</translation>
    </message>
    <message>
        <source>there is no %1 named &apos;%2&apos;</source>
        <translation>%1 namens &apos;%2&apos; gibt es nicht</translation>
    </message>
    <message>
        <source>there is no body &apos;%1&apos;</source>
        <translation>es gibt keinen Körper &apos;%1&apos;</translation>
    </message>
    <message>
        <source>there is no element &apos;%1&apos; that could switch %2</source>
        <translation>es gibt kein Element &apos;%1&apos;, das %2 schalten könnte</translation>
    </message>
    <message>
        <source>there is no folder &quot;%1&quot;</source>
        <translation>es gibt keinen Ordner &quot;%1&quot;</translation>
    </message>
    <message>
        <source>there is no function &apos;%1&apos;</source>
        <translation>es gibt keine Funktion &apos;%1&apos;</translation>
    </message>
    <message>
        <source>there is no material named &apos;%1&apos;</source>
        <translation>es gibt kein Material namens &apos;%1&apos;</translation>
    </message>
    <message>
        <source>there is no memory left for the recording</source>
        <translation>für die Aufzeichnung ist kein Speicher mehr frei</translation>
    </message>
    <message>
        <source>there is no number to pin</source>
        <translation>es gibt keine Zahl zum Anheften</translation>
    </message>
    <message>
        <source>there is no parameter named &apos;%1&apos;</source>
        <translation>es gibt keinen Parameter namens &apos;%1&apos;</translation>
    </message>
    <message>
        <source>there is no recording to go on with</source>
        <translation>es gibt keine Aufzeichnung, die fortgesetzt werden könnte</translation>
    </message>
    <message>
        <source>there is no signal named &apos;%1&apos;</source>
        <translation>es gibt kein Signal namens &apos;%1&apos;</translation>
    </message>
    <message>
        <source>there is no signal named &apos;%1&apos;: %2</source>
        <translation>es gibt kein Signal namens &apos;%1&apos;: %2</translation>
    </message>
    <message>
        <source>there is no spinning about the normal in the plane</source>
        <translation>in der Ebene gibt es kein Bohren um die Normale</translation>
    </message>
    <message>
        <source>there is no such body to pull</source>
        <translation>einen solchen Körper zum Ziehen gibt es nicht</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>eine solche Datei gibt es nicht</translation>
    </message>
    <message>
        <source>there is no system yet that it could act on</source>
        <translation>es gibt noch kein System, auf das sie wirken könnte</translation>
    </message>
    <message>
        <source>there is not enough memory for a branch of the recording</source>
        <translation>der Speicher reicht nicht für einen Zweig der Aufzeichnung</translation>
    </message>
    <message>
        <source>there is not enough memory for this scene</source>
        <translation>der Speicher reicht nicht für diese Szene</translation>
    </message>
    <message>
        <source>there is nothing between this comma and &apos;%1&apos;</source>
        <translation>zwischen diesem Komma und &apos;%1&apos; steht nichts</translation>
    </message>
    <message>
        <source>there is nothing to align</source>
        <translation>es gibt nichts auszurichten</translation>
    </message>
    <message>
        <source>there is nothing to distribute</source>
        <translation>es gibt nichts zu verteilen</translation>
    </message>
    <message>
        <source>these are too many steps</source>
        <translation>das sind zu viele Schritte</translation>
    </message>
    <message>
        <source>theta = %1 is outside [0, 1]</source>
        <translation>theta = %1 liegt außerhalb von [0, 1]</translation>
    </message>
    <message>
        <source>theta is %1</source>
        <translation>theta ist %1</translation>
    </message>
    <message>
        <source>they limit a motor, and the joint has none</source>
        <translation>sie begrenzen einen Motor, und das Gelenk hat keinen</translation>
    </message>
    <message>
        <source>this &apos;%1&apos; closes nothing</source>
        <translation>dieses &apos;%1&apos; schließt nichts</translation>
    </message>
    <message>
        <source>this &apos;%1&apos; stands where the &apos;%2&apos; of %3 must be closed</source>
        <translation>dieses &apos;%1&apos; steht, wo das &apos;%2&apos; von %3 geschlossen werden muss</translation>
    </message>
    <message>
        <source>this count is no parameter</source>
        <translation>diese Anzahl ist kein Parameter</translation>
    </message>
    <message>
        <source>this fall begins on the base circle</source>
        <translation>dieser Rückgang beginnt auf dem Grundkreis</translation>
    </message>
    <message>
        <source>this fall of %1 begins %2 above the base circle</source>
        <translation>dieser Rückgang um %1 beginnt %2 über dem Grundkreis</translation>
    </message>
    <message>
        <source>this handle lies on the other side of the axis</source>
        <translation>dieser Griff liegt auf der anderen Seite der Achse</translation>
    </message>
    <message>
        <source>this handle stands at %1</source>
        <translation>dieser Griff steht bei %1</translation>
    </message>
    <message>
        <source>this handle stands at %1, the one before it at %2</source>
        <translation>dieser Griff steht bei %1, der davor bei %2</translation>
    </message>
    <message>
        <source>this is a xacro file, a template</source>
        <translation>das ist eine xacro-Datei, eine Vorlage</translation>
    </message>
    <message>
        <source>this is no PLY file</source>
        <translation>das ist keine PLY-Datei</translation>
    </message>
    <message>
        <source>this is no STL file, or it is cut off</source>
        <translation>das ist keine STL-Datei, oder sie ist abgeschnitten</translation>
    </message>
    <message>
        <source>this is no XML: %1</source>
        <translation>das ist kein XML: %1</translation>
    </message>
    <message>
        <source>this is no name of a group</source>
        <translation>das ist kein Name einer Gruppe</translation>
    </message>
    <message>
        <source>this is no scene: it begins with %1</source>
        <translation>das ist keine Szene: am Anfang steht %1</translation>
    </message>
    <message>
        <source>this kind of joint has none here</source>
        <translation>diese Art von Gelenk hat hier keine</translation>
    </message>
    <message>
        <source>this may not be a mesh, or of another format than its name says</source>
        <translation>vielleicht ist das kein Netz oder hat ein anderes Format, als sein Name sagt</translation>
    </message>
    <message>
        <source>this must be a list of two numbers</source>
        <translation>das muss eine Liste aus zwei Zahlen sein</translation>
    </message>
    <message>
        <source>this must be a list, but it is %1</source>
        <translation>das muss eine Liste sein, ist aber %1</translation>
    </message>
    <message>
        <source>this must be a number, a text with a unit or a formula, but it is %1</source>
        <translation>das muss eine Zahl, ein Text mit Einheit oder eine Formel sein, ist aber %1</translation>
    </message>
    <message>
        <source>this must be a number, but it is %1</source>
        <translation>das muss eine Zahl sein, ist aber %1</translation>
    </message>
    <message>
        <source>this must be a text, but it is %1</source>
        <translation>das muss ein Text sein, ist aber %1</translation>
    </message>
    <message>
        <source>this must be an integer%1</source>
        <translation>das muss eine ganze Zahl sein%1</translation>
    </message>
    <message>
        <source>this must be an integer, but it is %1</source>
        <translation>das muss eine ganze Zahl sein, ist aber %1</translation>
    </message>
    <message>
        <source>this must be an object</source>
        <translation>das muss ein Objekt sein</translation>
    </message>
    <message>
        <source>this must be an object, but it is %1</source>
        <translation>das muss ein Objekt sein, ist aber %1</translation>
    </message>
    <message>
        <source>this must be true or false, but it is %1</source>
        <translation>das muss true oder false sein, ist aber %1</translation>
    </message>
    <message>
        <source>this rise has no lift</source>
        <translation>dieser Anstieg hat keinen Hub</translation>
    </message>
    <message>
        <source>this row has %1 columns</source>
        <translation>diese Zeile hat %1 Spalten</translation>
    </message>
    <message>
        <source>this row has %1 number</source>
        <translation>diese Zeile hat %1 Zahl</translation>
    </message>
    <message>
        <source>this scene has no parameters</source>
        <translation>diese Szene hat keine Parameter</translation>
    </message>
    <message>
        <source>this snapshot belongs to another scene or another version</source>
        <translation>diese Momentaufnahme gehört zu einer anderen Szene oder einer anderen Version</translation>
    </message>
    <message>
        <source>this snapshot is damaged</source>
        <translation>diese Momentaufnahme ist beschädigt</translation>
    </message>
    <message>
        <source>this snapshot was taken with another step, theta or gamma</source>
        <translation>diese Momentaufnahme entstand mit einem anderen Schritt, theta oder gamma</translation>
    </message>
    <message>
        <source>this unit has too many brackets</source>
        <translation>diese Einheit hat zu viele Klammern</translation>
    </message>
    <message>
        <source>threads is %1</source>
        <translation>threads ist %1</translation>
    </message>
    <message>
        <source>too large for this method</source>
        <translation>zu groß für dieses Verfahren</translation>
    </message>
    <message>
        <source>too many resistors meet each other: the formulas of %1 would be longer than anyone could read</source>
        <translation>zu viele Widerstände treffen zusammen: die Formeln von %1 würden länger, als irgendjemand lesen könnte</translation>
    </message>
    <message>
        <source>triangle %1 has no area: its corners lie on one line or in one place</source>
        <translation>Dreieck %1 hat keinen Flächeninhalt: seine Ecken liegen auf einer Geraden oder an einem Ort</translation>
    </message>
    <message>
        <source>triangle %1 names vertex %2, the mesh has %3</source>
        <translation>Dreieck %1 nennt Ecke %2, das Netz hat %3</translation>
    </message>
    <message>
        <source>triangles %1 and %2 run along %3 in the same direction</source>
        <translation>%3 wird von den Dreiecken %1 und %2 in derselben Richtung durchlaufen</translation>
    </message>
    <message>
        <source>try another solver (run.solver), a smaller step, or look for redundant rows</source>
        <translation>einen anderen Löser (run.solver) oder einen kleineren Schritt versuchen oder nach überzähligen Zeilen suchen</translation>
    </message>
    <message>
        <source>turn it about its own axis, or write numbers for the rotation</source>
        <translation>um die eigene Achse drehen oder für die Drehung Zahlen schreiben</translation>
    </message>
    <message>
        <source>turn it by its formula in the inspector</source>
        <translation>über die Formel im Inspektor drehen</translation>
    </message>
    <message>
        <source>turn the triangles over: corners counter-clockwise seen from outside</source>
        <translation>die Dreiecke umdrehen: Ecken von außen gesehen gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>under this law nothing bounces</source>
        <translation>unter diesem Gesetz prallt nichts ab</translation>
    </message>
    <message>
        <source>use 0 to 2 (velocity) or 3 to 5 (spin)</source>
        <translation>0 bis 2 (Geschwindigkeit) oder 3 bis 5 (Drehung) verwenden</translation>
    </message>
    <message>
        <source>use 0, 1 (velocity) or 5 (spin)</source>
        <translation>0, 1 (Geschwindigkeit) oder 5 (Drehung) verwenden</translation>
    </message>
    <message>
        <source>use [1, 0, 0, 0] for no rotation</source>
        <translation>[1, 0, 0, 0] für keine Drehung verwenden</translation>
    </message>
    <message>
        <source>use &quot;euler-moreau&quot; or &quot;full-theta-gamma&quot;</source>
        <translation>&quot;euler-moreau&quot; oder &quot;full-theta-gamma&quot; verwenden</translation>
    </message>
    <message>
        <source>use &quot;moreau-jean&quot;</source>
        <translation>&quot;moreau-jean&quot; verwenden</translation>
    </message>
    <message>
        <source>use &quot;moreau-jean&quot;; it takes first-order systems along</source>
        <translation>&quot;moreau-jean&quot; verwenden; es nimmt Systeme erster Ordnung mit</translation>
    </message>
    <message>
        <source>use &quot;repeat&quot; for blocks that are alike</source>
        <translation>für gleichartige Blöcke &quot;repeat&quot; verwenden</translation>
    </message>
    <message>
        <source>use &quot;revolute&quot; or &quot;prismatic&quot;</source>
        <translation>&quot;revolute&quot; oder &quot;prismatic&quot; verwenden</translation>
    </message>
    <message>
        <source>use a &quot;%1&quot;, or take &quot;planar&quot; out of the world</source>
        <translation>&quot;%1&quot; verwenden oder &quot;planar&quot; aus der Welt nehmen</translation>
    </message>
    <message>
        <source>use a &quot;cylinder&quot;, or add &quot;planar&quot;: true to the world</source>
        <translation>&quot;cylinder&quot; verwenden oder &quot;planar&quot;: true zur Welt hinzufügen</translation>
    </message>
    <message>
        <source>use a complete copy</source>
        <translation>eine vollständige Kopie verwenden</translation>
    </message>
    <message>
        <source>use a finite one</source>
        <translation>einen endlichen Wert verwenden</translation>
    </message>
    <message>
        <source>use a gamma of 0 or more</source>
        <translation>ein gamma von 0 oder mehr verwenden</translation>
    </message>
    <message>
        <source>use a number above 0</source>
        <translation>eine Zahl über 0 verwenden</translation>
    </message>
    <message>
        <source>use a number between -1 and 1</source>
        <translation>eine Zahl zwischen -1 und 1 verwenden</translation>
    </message>
    <message>
        <source>use a number between 0 and 1</source>
        <translation>eine Zahl zwischen 0 und 1 verwenden</translation>
    </message>
    <message>
        <source>use a number from 0 to 1</source>
        <translation>eine Zahl von 0 bis 1 verwenden</translation>
    </message>
    <message>
        <source>use a number of 0 or more</source>
        <translation>eine Zahl von 0 oder mehr verwenden</translation>
    </message>
    <message>
        <source>use a smaller step, or allow more Newton iterations</source>
        <translation>einen kleineren Schritt verwenden oder mehr Newton-Iterationen erlauben</translation>
    </message>
    <message>
        <source>use a smaller step, or more passes (integrator.newton.max_iterations)</source>
        <translation>einen kleineren Schritt oder mehr Durchgänge (integrator.newton.max_iterations) verwenden</translation>
    </message>
    <message>
        <source>use a smaller step, or the explicit gyroscopic term</source>
        <translation>einen kleineren Schritt oder den expliziten Kreiselterm verwenden</translation>
    </message>
    <message>
        <source>use a smaller step, or theta &gt;= 1/2, or look for forces that grow without bound</source>
        <translation>einen kleineren Schritt oder theta &gt;= 1/2 verwenden oder nach Kräften suchen, die unbeschränkt wachsen</translation>
    </message>
    <message>
        <source>use a step above 0</source>
        <translation>einen Schritt über 0 verwenden</translation>
    </message>
    <message>
        <source>use a theta between 0 and 1</source>
        <translation>ein theta zwischen 0 und 1 verwenden</translation>
    </message>
    <message>
        <source>use a tolerance above 0</source>
        <translation>eine Toleranz über 0 verwenden</translation>
    </message>
    <message>
        <source>use a unit of %1</source>
        <translation>eine Einheit von %1 verwenden</translation>
    </message>
    <message>
        <source>use a whole or half exponent</source>
        <translation>einen ganzen oder halben Exponenten verwenden</translation>
    </message>
    <message>
        <source>use a wire instead, or write a small value</source>
        <translation>stattdessen einen Draht verwenden oder einen kleinen Wert schreiben</translation>
    </message>
    <message>
        <source>use an undamaged copy</source>
        <translation>eine unbeschädigte Kopie verwenden</translation>
    </message>
    <message>
        <source>use another relation, or the integrator &quot;moreau-jean&quot;</source>
        <translation>eine andere Beziehung oder das Verfahren &quot;moreau-jean&quot; verwenden</translation>
    </message>
    <message>
        <source>use another unit</source>
        <translation>eine andere Einheit verwenden</translation>
    </message>
    <message>
        <source>use complementarity or equality, or a relation without compliance</source>
        <translation>complementarity oder equality oder eine Beziehung ohne Nachgiebigkeit verwenden</translation>
    </message>
    <message>
        <source>use complementarity or newton-impact, or the integrator &quot;moreau-jean&quot;</source>
        <translation>complementarity oder newton-impact oder das Verfahren &quot;moreau-jean&quot; verwenden</translation>
    </message>
    <message>
        <source>use complementarity, equality or relay</source>
        <translation>complementarity, equality oder relay verwenden</translation>
    </message>
    <message>
        <source>use discs, polygons and half-planes</source>
        <translation>Scheiben, Vielecke und Halbebenen verwenden</translation>
    </message>
    <message>
        <source>use dt() of positions, drives and t only</source>
        <translation>dt() nur von Lagen, Antrieben und t verwenden</translation>
    </message>
    <message>
        <source>use finite numbers that are not negative</source>
        <translation>endliche, nicht negative Zahlen verwenden</translation>
    </message>
    <message>
        <source>use lengths of 0 or more</source>
        <translation>Längen von 0 oder mehr verwenden</translation>
    </message>
    <message>
        <source>use letters, digits and &apos;_&apos;, a letter first; &apos;.&apos; and [index] may follow</source>
        <translation>Buchstaben, Ziffern und &apos;_&apos; verwenden, zuerst einen Buchstaben; &apos;.&apos; und [index] dürfen folgen</translation>
    </message>
    <message>
        <source>use letters, digits and _, a letter first</source>
        <translation>Buchstaben, Ziffern und _ verwenden, zuerst einen Buchstaben</translation>
    </message>
    <message>
        <source>use letters, digits and _, beginning with a letter</source>
        <translation>Buchstaben, Ziffern und _ verwenden, mit einem Buchstaben beginnend</translation>
    </message>
    <message>
        <source>use letters, digits and _: i</source>
        <translation>Buchstaben, Ziffern und _ verwenden: i</translation>
    </message>
    <message>
        <source>use longer steps or a nearer end</source>
        <translation>längere Schritte oder ein näheres Ende verwenden</translation>
    </message>
    <message>
        <source>use numbers and parameters only</source>
        <translation>nur Zahlen und Parameter verwenden</translation>
    </message>
    <message>
        <source>use numbers, units and parameters</source>
        <translation>Zahlen, Einheiten und Parameter verwenden</translation>
    </message>
    <message>
        <source>use numbers, units, pi and the built-in functions</source>
        <translation>Zahlen, Einheiten, pi und die eingebauten Funktionen verwenden</translation>
    </message>
    <message>
        <source>use parameters only</source>
        <translation>nur Parameter verwenden</translation>
    </message>
    <message>
        <source>use prismatic, revolute or a pin in a slot (planar)</source>
        <translation>prismatic, revolute oder einen Bolzen im Schlitz (planar) verwenden</translation>
    </message>
    <message>
        <source>use smaller powers</source>
        <translation>kleinere Potenzen verwenden</translation>
    </message>
    <message>
        <source>use spheres, boxes and their like</source>
        <translation>Kugeln, Quader und dergleichen verwenden</translation>
    </message>
    <message>
        <source>use t, drives and parameters; &quot;first-order-nonlinear&quot; takes formulas of x</source>
        <translation>t, Antriebe und Parameter verwenden; &quot;first-order-nonlinear&quot; nimmt Formeln aus x</translation>
    </message>
    <message>
        <source>use t, drives and parameters; &quot;first-order-nonlinear&quot; takes formulas of x and lambda</source>
        <translation>t, Antriebe und Parameter verwenden; &quot;first-order-nonlinear&quot; nimmt Formeln aus x und lambda</translation>
    </message>
    <message>
        <source>use t, drives, expressions and parameters</source>
        <translation>t, Antriebe, Ausdrücke und Parameter verwenden</translation>
    </message>
    <message>
        <source>use the circuit editor</source>
        <translation>den Schaltungseditor verwenden</translation>
    </message>
    <message>
        <source>use the convex hull of its points, or make the body of several convex parts</source>
        <translation>die konvexe Hülle seiner Punkte verwenden oder den Körper aus mehreren konvexen Teilen aufbauen</translation>
    </message>
    <message>
        <source>use the coordinates and velocities of the systems or bodies joined, t and parameters</source>
        <translation>die Koordinaten und Geschwindigkeiten der verbundenen Systeme oder Körper, t und Parameter verwenden</translation>
    </message>
    <message>
        <source>use the coordinates and velocities of the systems or bodies joined; with t the relation is &quot;lagrangian-rheonomous&quot;</source>
        <translation>die Koordinaten und Geschwindigkeiten der verbundenen Systeme oder Körper verwenden; mit t ist die Beziehung &quot;lagrangian-rheonomous&quot;</translation>
    </message>
    <message>
        <source>use the coordinates of the systems or bodies joined and parameters; with t the relation is &quot;lagrangian-rheonomous&quot;</source>
        <translation>die Koordinaten der verbundenen Systeme oder Körper und Parameter verwenden; mit t ist die Beziehung &quot;lagrangian-rheonomous&quot;</translation>
    </message>
    <message>
        <source>use the coordinates of the systems or bodies joined, t and parameters</source>
        <translation>die Koordinaten der verbundenen Systeme oder Körper, t und Parameter verwenden</translation>
    </message>
    <message>
        <source>use the coordinates of the systems or bodies joined, the interaction&apos;s own lambda, t and parameters</source>
        <translation>die Koordinaten der verbundenen Systeme oder Körper, das eigene lambda der Wechselwirkung, t und Parameter verwenden</translation>
    </message>
    <message>
        <source>use the states of the systems joined, the interaction&apos;s own lambda, t and parameters</source>
        <translation>die Zustände der verbundenen Systeme, das eigene lambda der Wechselwirkung, t und Parameter verwenden</translation>
    </message>
    <message>
        <source>vertex %1 is not finite</source>
        <translation>Ecke %1 ist nicht endlich</translation>
    </message>
    <message>
        <source>vertex %1 of the mesh is not finite</source>
        <translation>Ecke %1 des Netzes ist nicht endlich</translation>
    </message>
    <message>
        <source>vertices are numbered from 0</source>
        <translation>Ecken werden ab 0 gezählt</translation>
    </message>
    <message>
        <source>vertices are numbered from 1, or from -1 backwards</source>
        <translation>Ecken werden ab 1 gezählt oder ab -1 rückwärts</translation>
    </message>
    <message>
        <source>voltage of %1</source>
        <translation>Spannung von %1</translation>
    </message>
    <message>
        <source>with column_index a row of %1 has one formula, not %2</source>
        <translation>mit column_index hat eine Zeile von %1 eine Formel, nicht %2</translation>
    </message>
    <message>
        <source>write %1</source>
        <translation>%1 schreiben</translation>
    </message>
    <message>
        <source>write %1 entries</source>
        <translation>%1 Einträge schreiben</translation>
    </message>
    <message>
        <source>write %1 entries, or leave it out for none</source>
        <translation>%1 Einträge schreiben oder es für keine weglassen</translation>
    </message>
    <message>
        <source>write %1 entry</source>
        <translation>%1 Eintrag schreiben</translation>
    </message>
    <message>
        <source>write %1 entry, or leave it out for none</source>
        <translation>%1 Eintrag schreiben oder es für keinen weglassen</translation>
    </message>
    <message>
        <source>write %1(...)</source>
        <translation>%1(...) schreiben</translation>
    </message>
    <message>
        <source>write %1: %2</source>
        <translation>%1 schreiben: %2</translation>
    </message>
    <message>
        <source>write &apos;and&apos; or &apos;or&apos;</source>
        <translation>&apos;and&apos; oder &apos;or&apos; schreiben</translation>
    </message>
    <message>
        <source>write * to multiply</source>
        <translation>* zum Multiplizieren schreiben</translation>
    </message>
    <message>
        <source>write 0 before the point</source>
        <translation>0 vor den Punkt schreiben</translation>
    </message>
    <message>
        <source>write 0 for as many as the machine has, or a number up to 256</source>
        <translation>0 für so viele, wie der Rechner hat, oder eine Zahl bis 256 schreiben</translation>
    </message>
    <message>
        <source>write 0 or more</source>
        <translation>0 oder mehr schreiben</translation>
    </message>
    <message>
        <source>write 1 to record each step, 10 for each tenth</source>
        <translation>1 schreiben, um jeden Schritt aufzuzeichnen, 10 für jeden zehnten</translation>
    </message>
    <message>
        <source>write &lt;%1 link=&quot;...&quot;/&gt;</source>
        <translation>&lt;%1 link=&quot;...&quot;/&gt; schreiben</translation>
    </message>
    <message>
        <source>write &lt;geometry&gt; with a box, cylinder, sphere or mesh in it</source>
        <translation>&lt;geometry&gt; mit box, cylinder, sphere oder mesh darin schreiben</translation>
    </message>
    <message>
        <source>write == to compare</source>
        <translation>== zum Vergleichen schreiben</translation>
    </message>
    <message>
        <source>write [%1] for the unit, or put spaces around &apos;*&apos; for the name</source>
        <translation>[%1] für die Einheit schreiben oder für den Namen Leerzeichen um &apos;*&apos; setzen</translation>
    </message>
    <message>
        <source>write [%1] for the unit, or put spaces around &apos;/&apos; for the name</source>
        <translation>[%1] für die Einheit schreiben oder für den Namen Leerzeichen um &apos;/&apos; setzen</translation>
    </message>
    <message>
        <source>write [angle, lift]</source>
        <translation>[Winkel, Hub] schreiben</translation>
    </message>
    <message>
        <source>write [angle, x, y, z] with an axis, for example [&quot;30 deg&quot;, 0, 0, 1]</source>
        <translation>[Winkel, x, y, z] mit einer Achse schreiben, zum Beispiel [&quot;30 deg&quot;, 0, 0, 1]</translation>
    </message>
    <message>
        <source>write [lowest, highest]</source>
        <translation>[kleinster, größter] schreiben</translation>
    </message>
    <message>
        <source>write &quot;%1&quot;</source>
        <translation>&quot;%1&quot; schreiben</translation>
    </message>
    <message>
        <source>write &quot;-inf&quot; for no lower bound, &quot;inf&quot; for no upper one</source>
        <translation>&quot;-inf&quot; für keine untere, &quot;inf&quot; für keine obere Schranke schreiben</translation>
    </message>
    <message>
        <source>write &quot;automatic&quot;, or leave it out</source>
        <translation>&quot;automatic&quot; schreiben oder es weglassen</translation>
    </message>
    <message>
        <source>write &quot;flank&quot; or &quot;crown&quot; with the lift, or both without it</source>
        <translation>&quot;flank&quot; oder &quot;crown&quot; zusammen mit dem Hub schreiben oder beide ohne ihn</translation>
    </message>
    <message>
        <source>write &quot;moreau-jean&quot;</source>
        <translation>&quot;moreau-jean&quot; schreiben</translation>
    </message>
    <message>
        <source>write &quot;points&quot; or &quot;file&quot;</source>
        <translation>&quot;points&quot; oder &quot;file&quot; schreiben</translation>
    </message>
    <message>
        <source>write &quot;saltus&quot;: 1</source>
        <translation>&quot;saltus&quot;: 1 schreiben</translation>
    </message>
    <message>
        <source>write a %1 matrix, or leave it out for %2</source>
        <translation>eine Matrix %1 schreiben oder sie weglassen, dann gilt %2</translation>
    </message>
    <message>
        <source>write a %1 matrix, or leave it out for none</source>
        <translation>eine Matrix %1 schreiben oder sie für keine weglassen</translation>
    </message>
    <message>
        <source>write a &lt; b and b &lt; c</source>
        <translation>a &lt; b and b &lt; c schreiben</translation>
    </message>
    <message>
        <source>write a direction</source>
        <translation>eine Richtung schreiben</translation>
    </message>
    <message>
        <source>write a finite number</source>
        <translation>eine endliche Zahl schreiben</translation>
    </message>
    <message>
        <source>write a finite number or formula</source>
        <translation>eine endliche Zahl oder eine Formel schreiben</translation>
    </message>
    <message>
        <source>write a finite number such as 1.5e-3</source>
        <translation>eine endliche Zahl wie 1.5e-3 schreiben</translation>
    </message>
    <message>
        <source>write a gamma above 0; 1 is the usual choice</source>
        <translation>ein gamma über 0 schreiben; 1 ist die übliche Wahl</translation>
    </message>
    <message>
        <source>write a key between double quotes, or &apos;}&apos;</source>
        <translation>einen Schlüssel in doppelten Anführungszeichen oder &apos;}&apos; schreiben</translation>
    </message>
    <message>
        <source>write a length in metres</source>
        <translation>eine Länge in Metern schreiben</translation>
    </message>
    <message>
        <source>write a lower and an upper one, or the type fixed</source>
        <translation>eine untere und eine obere schreiben, oder den Typ fixed</translation>
    </message>
    <message>
        <source>write a mass above 0</source>
        <translation>eine Masse über 0 schreiben</translation>
    </message>
    <message>
        <source>write a mass in kg</source>
        <translation>eine Masse in kg schreiben</translation>
    </message>
    <message>
        <source>write a mechanical contact as a Lagrangian system with an impact law, or take an output of relative degree 0 or 1</source>
        <translation>einen mechanischen Kontakt als Lagrange-System mit einem Stoßgesetz schreiben oder einen Ausgang vom relativen Grad 0 oder 1 nehmen</translation>
    </message>
    <message>
        <source>write a name such as &quot;ball&quot; or, of a repeated %1, &quot;bead[i+1]&quot;</source>
        <translation>einen Namen wie &quot;ball&quot; schreiben oder, bei Wiederholung (%1), &quot;bead[i+1]&quot;</translation>
    </message>
    <message>
        <source>write a number</source>
        <translation>eine Zahl schreiben</translation>
    </message>
    <message>
        <source>write a number of at least 0, or use &quot;moreau-jean&quot;</source>
        <translation>eine Zahl von mindestens 0 schreiben oder &quot;moreau-jean&quot; verwenden</translation>
    </message>
    <message>
        <source>write a number or an expression</source>
        <translation>eine Zahl oder einen Ausdruck schreiben</translation>
    </message>
    <message>
        <source>write a number such as 0.25</source>
        <translation>eine Zahl wie 0.25 schreiben</translation>
    </message>
    <message>
        <source>write a number there, then drag its arrow</source>
        <translation>dort eine Zahl schreiben, dann ihren Pfeil ziehen</translation>
    </message>
    <message>
        <source>write a number with or without a unit; parameters cannot stand here</source>
        <translation>eine Zahl mit oder ohne Einheit schreiben; Parameter können hier nicht stehen</translation>
    </message>
    <message>
        <source>write a number without quotes</source>
        <translation>eine Zahl ohne Anführungszeichen schreiben</translation>
    </message>
    <message>
        <source>write a number, a number with a unit, or a formula</source>
        <translation>eine Zahl, eine Zahl mit Einheit oder eine Formel schreiben</translation>
    </message>
    <message>
        <source>write a number; parameters have no place here</source>
        <translation>eine Zahl schreiben; Parameter haben hier keinen Platz</translation>
    </message>
    <message>
        <source>write a relation that depends on a coordinate</source>
        <translation>eine Beziehung schreiben, die von einer Koordinate abhängt</translation>
    </message>
    <message>
        <source>write a relation whose gap depends on a coordinate</source>
        <translation>eine Beziehung schreiben, deren Spalt von einer Koordinate abhängt</translation>
    </message>
    <message>
        <source>write a smaller number</source>
        <translation>eine kleinere Zahl schreiben</translation>
    </message>
    <message>
        <source>write a sum of velocities, with factors that depend on q and t</source>
        <translation>eine Summe von Geschwindigkeiten schreiben, mit Faktoren, die von q und t abhängen</translation>
    </message>
    <message>
        <source>write a value from 0 to 1</source>
        <translation>einen Wert von 0 bis 1 schreiben</translation>
    </message>
    <message>
        <source>write a whole number</source>
        <translation>eine ganze Zahl schreiben</translation>
    </message>
    <message>
        <source>the whole number lies outside of -1e9 to 1e9</source>
        <translation>die ganze Zahl liegt außerhalb von -1e9 bis 1e9</translation>
    </message>
    <message>
        <source>write a smaller one</source>
        <translation>schreiben Sie eine kleinere</translation>
    </message>
    <message>
        <source>write a whole number without quotes</source>
        <translation>eine ganze Zahl ohne Anführungszeichen schreiben</translation>
    </message>
    <message>
        <source>write all rows</source>
        <translation>alle Zeilen schreiben</translation>
    </message>
    <message>
        <source>write an angle and a lift, for example 90%1 12.5</source>
        <translation>einen Winkel und einen Hub schreiben, zum Beispiel 90%1 12.5</translation>
    </message>
    <message>
        <source>write as many rows as columns</source>
        <translation>so viele Zeilen wie Spalten schreiben</translation>
    </message>
    <message>
        <source>write at least %1</source>
        <translation>mindestens %1 schreiben</translation>
    </message>
    <message>
        <source>write at least [[1]]</source>
        <translation>mindestens [[1]] schreiben</translation>
    </message>
    <message>
        <source>write at least three that do not</source>
        <translation>mindestens drei schreiben, die nicht auf einer Geraden liegen</translation>
    </message>
    <message>
        <source>write at most %1</source>
        <translation>höchstens %1 schreiben</translation>
    </message>
    <message>
        <source>write at most three</source>
        <translation>höchstens drei schreiben</translation>
    </message>
    <message>
        <source>write diff() of an expression</source>
        <translation>diff() eines Ausdrucks schreiben</translation>
    </message>
    <message>
        <source>write diff(expression, name)</source>
        <translation>diff(Ausdruck, Name) schreiben</translation>
    </message>
    <message>
        <source>write equations without a derivative as an interaction with the law &quot;equality&quot;</source>
        <translation>Gleichungen ohne Ableitung als Wechselwirkung mit dem Gesetz &quot;equality&quot; schreiben</translation>
    </message>
    <message>
        <source>write finite numbers</source>
        <translation>endliche Zahlen schreiben</translation>
    </message>
    <message>
        <source>write fixed, revolute, continuous, prismatic, planar or floating</source>
        <translation>fixed, revolute, continuous, prismatic, planar oder floating schreiben</translation>
    </message>
    <message>
        <source>write for example #0072B2</source>
        <translation>zum Beispiel #0072B2 schreiben</translation>
    </message>
    <message>
        <source>write for example 0 0 1</source>
        <translation>zum Beispiel 0 0 1 schreiben</translation>
    </message>
    <message>
        <source>write for example 0.5 or &quot;0.1 ms&quot;</source>
        <translation>zum Beispiel 0.5 oder &quot;0.1 ms&quot; schreiben</translation>
    </message>
    <message>
        <source>write for example 1 ms</source>
        <translation>zum Beispiel 1 ms schreiben</translation>
    </message>
    <message>
        <source>write for example 12.5</source>
        <translation>zum Beispiel 12.5 schreiben</translation>
    </message>
    <message>
        <source>write for example N/m</source>
        <translation>zum Beispiel N/m schreiben</translation>
    </message>
    <message>
        <source>write for example N/m or kg*m^2</source>
        <translation>zum Beispiel N/m oder kg*m^2 schreiben</translation>
    </message>
    <message>
        <source>write for example &quot;#0072B2&quot;</source>
        <translation>zum Beispiel &quot;#0072B2&quot; schreiben</translation>
    </message>
    <message>
        <source>write for example &quot;%1.q[0] - c&quot;</source>
        <translation>zum Beispiel &quot;%1.q[0] - c&quot; schreiben</translation>
    </message>
    <message>
        <source>write for example &quot;%1[0]&quot;</source>
        <translation>zum Beispiel &quot;%1[0]&quot; schreiben</translation>
    </message>
    <message>
        <source>write for example &quot;0.1 ms&quot;</source>
        <translation>zum Beispiel &quot;0.1 ms&quot; schreiben</translation>
    </message>
    <message>
        <source>write for example &quot;20 mm&quot;</source>
        <translation>zum Beispiel &quot;20 mm&quot; schreiben</translation>
    </message>
    <message>
        <source>write for example &quot;90 deg&quot;</source>
        <translation>zum Beispiel &quot;90 deg&quot; schreiben</translation>
    </message>
    <message>
        <source>write for example &quot;b&quot;</source>
        <translation>zum Beispiel &quot;b&quot; schreiben</translation>
    </message>
    <message>
        <source>write for example &quot;ball.v[1]&quot;</source>
        <translation>zum Beispiel &quot;ball.v[1]&quot; schreiben</translation>
    </message>
    <message>
        <source>write for example &quot;cam(b)&quot;</source>
        <translation>zum Beispiel &quot;cam(b)&quot; schreiben</translation>
    </message>
    <message>
        <source>write for example &quot;i&quot;</source>
        <translation>zum Beispiel &quot;i&quot; schreiben</translation>
    </message>
    <message>
        <source>write for example m^2</source>
        <translation>zum Beispiel m^2 schreiben</translation>
    </message>
    <message>
        <source>write inf for infinity</source>
        <translation>inf für unendlich schreiben</translation>
    </message>
    <message>
        <source>write it</source>
        <translation>es angeben</translation>
    </message>
    <message>
        <source>write it between 0 and 360°</source>
        <translation>einen Wert zwischen 0 und 360° schreiben</translation>
    </message>
    <message>
        <source>write it between double quotes</source>
        <translation>in doppelten Anführungszeichen schreiben</translation>
    </message>
    <message>
        <source>write it in %1</source>
        <translation>in %1 schreiben</translation>
    </message>
    <message>
        <source>write it without</source>
        <translation>ohne sie schreiben</translation>
    </message>
    <message>
        <source>write mod(a, b) for a remainder</source>
        <translation>mod(a, b) für einen Rest schreiben</translation>
    </message>
    <message>
        <source>write numbers for the rotation</source>
        <translation>für die Drehung Zahlen schreiben</translation>
    </message>
    <message>
        <source>write numbers there</source>
        <translation>dort Zahlen schreiben</translation>
    </message>
    <message>
        <source>write numbers there, or turn its bodies without it</source>
        <translation>dort Zahlen schreiben oder die Körper ohne es drehen</translation>
    </message>
    <message>
        <source>write one column for each coordinate, in the order of &quot;between&quot;</source>
        <translation>eine Spalte je Koordinate schreiben, in der Reihenfolge von &quot;between&quot;</translation>
    </message>
    <message>
        <source>write one column for each state, in the order of &quot;between&quot;</source>
        <translation>eine Spalte je Zustand schreiben, in der Reihenfolge von &quot;between&quot;</translation>
    </message>
    <message>
        <source>write one column of B for each row of C: for each lambda</source>
        <translation>eine Spalte von B je Zeile von C schreiben: je lambda</translation>
    </message>
    <message>
        <source>write one entry for each row of %1, or leave %2 out for none</source>
        <translation>einen Eintrag je Zeile von %1 schreiben oder %2 für keinen weglassen</translation>
    </message>
    <message>
        <source>write one first</source>
        <translation>erst eine schreiben</translation>
    </message>
    <message>
        <source>write one formula for each gap</source>
        <translation>eine Formel je Spalt schreiben</translation>
    </message>
    <message>
        <source>write one formula for each gap, for example &quot;ball.q[0] + floor.lambda[0]/k&quot;</source>
        <translation>eine Formel je Spalt schreiben, zum Beispiel &quot;ball.q[0] + floor.lambda[0]/k&quot;</translation>
    </message>
    <message>
        <source>write one formula for each gap, for example &quot;ball.q[0] - c&quot;</source>
        <translation>eine Formel je Spalt schreiben, zum Beispiel &quot;ball.q[0] - c&quot;</translation>
    </message>
    <message>
        <source>write one formula for each state</source>
        <translation>eine Formel je Zustand schreiben</translation>
    </message>
    <message>
        <source>write one formula for each state of the systems joined</source>
        <translation>eine Formel je Zustand der verbundenen Systeme schreiben</translation>
    </message>
    <message>
        <source>write one formula for each state, in the order of &quot;between&quot;</source>
        <translation>eine Formel je Zustand schreiben, in der Reihenfolge von &quot;between&quot;</translation>
    </message>
    <message>
        <source>write one formula for each y, for example &quot;cell.x[0] - 4&quot;</source>
        <translation>eine Formel je y schreiben, zum Beispiel &quot;cell.x[0] - 4&quot;</translation>
    </message>
    <message>
        <source>write one formula of &apos;%1&apos;, or leave column_index out</source>
        <translation>eine Formel von &apos;%1&apos; schreiben oder column_index weglassen</translation>
    </message>
    <message>
        <source>write one line of at most %1 characters</source>
        <translation>eine Zeile von höchstens %1 Zeichen schreiben</translation>
    </message>
    <message>
        <source>write one row for each gap</source>
        <translation>eine Zeile je Spalt schreiben</translation>
    </message>
    <message>
        <source>write one row for each state, in the order of &quot;between&quot;</source>
        <translation>eine Zeile je Zustand schreiben, in der Reihenfolge von &quot;between&quot;</translation>
    </message>
    <message>
        <source>write one row for each state, one column for each lambda</source>
        <translation>eine Zeile je Zustand, eine Spalte je lambda schreiben</translation>
    </message>
    <message>
        <source>write one row for each y</source>
        <translation>eine Zeile je y schreiben</translation>
    </message>
    <message>
        <source>write one row of T for each row of H</source>
        <translation>eine Zeile von T je Zeile von H schreiben</translation>
    </message>
    <message>
        <source>write one that is not 0 0 0</source>
        <translation>eine schreiben, die nicht 0 0 0 ist</translation>
    </message>
    <message>
        <source>write one, for example &quot;10 mm&quot;, or take a knife edge</source>
        <translation>einen schreiben, zum Beispiel &quot;10 mm&quot;, oder eine Schneide nehmen</translation>
    </message>
    <message>
        <source>write one, for example &quot;20 mm&quot;</source>
        <translation>einen schreiben, zum Beispiel &quot;20 mm&quot;</translation>
    </message>
    <message>
        <source>write piecewise(condition, value, ..., otherwise)</source>
        <translation>piecewise(Bedingung, Wert, ..., sonst) schreiben</translation>
    </message>
    <message>
        <source>write rows of equal length</source>
        <translation>gleich lange Zeilen schreiben</translation>
    </message>
    <message>
        <source>write rows of equal length: 1, 0; 0, 1</source>
        <translation>gleich lange Zeilen schreiben: 1, 0; 0, 1</translation>
    </message>
    <message>
        <source>write texts between double quotes</source>
        <translation>Texte in doppelten Anführungszeichen schreiben</translation>
    </message>
    <message>
        <source>write the derivative f&apos;(x) of a function instead</source>
        <translation>stattdessen die Ableitung f&apos;(x) einer Funktion schreiben</translation>
    </message>
    <message>
        <source>write the file again as binary or text STL</source>
        <translation>die Datei neu als binäres STL oder Text-STL schreiben</translation>
    </message>
    <message>
        <source>write the file again without that triangle</source>
        <translation>die Datei neu ohne dieses Dreieck schreiben</translation>
    </message>
    <message>
        <source>write the group&apos;s name</source>
        <translation>den Namen der Gruppe schreiben</translation>
    </message>
    <message>
        <source>write the initial value of at least one</source>
        <translation>den Anfangswert von mindestens einem schreiben</translation>
    </message>
    <message>
        <source>write the lower bound of lambda first</source>
        <translation>die untere Schranke von lambda zuerst schreiben</translation>
    </message>
    <message>
        <source>write the lower end first, and a higher one after it</source>
        <translation>das untere Ende zuerst schreiben und danach ein höheres</translation>
    </message>
    <message>
        <source>write the lower one first</source>
        <translation>die untere zuerst schreiben</translation>
    </message>
    <message>
        <source>write the name of a joint of this file</source>
        <translation>den Namen eines Gelenks dieser Datei schreiben</translation>
    </message>
    <message>
        <source>write the name of a link of this file</source>
        <translation>den Namen eines Glieds dieser Datei schreiben</translation>
    </message>
    <message>
        <source>write the points</source>
        <translation>die Punkte schreiben</translation>
    </message>
    <message>
        <source>write the relation as &quot;first-order-nonlinear&quot;</source>
        <translation>die Beziehung als &quot;first-order-nonlinear&quot; schreiben</translation>
    </message>
    <message>
        <source>write the same number in both places</source>
        <translation>an beiden Stellen dieselbe Zahl schreiben</translation>
    </message>
    <message>
        <source>write the system as &quot;first-order-nonlinear&quot;</source>
        <translation>das System als &quot;first-order-nonlinear&quot; schreiben</translation>
    </message>
    <message>
        <source>write the system by its modes, or choose &quot;moreau-jean&quot;</source>
        <translation>das System durch seine Moden schreiben oder &quot;moreau-jean&quot; wählen</translation>
    </message>
    <message>
        <source>write the system in its modes, or use &quot;moreau-jean&quot;</source>
        <translation>das System in seinen Moden schreiben oder &quot;moreau-jean&quot; verwenden</translation>
    </message>
    <message>
        <source>write the temperature in kelvin: 20 degrees Celsius is 293.15 K</source>
        <translation>die Temperatur in Kelvin schreiben: 20 Grad Celsius sind 293.15 K</translation>
    </message>
    <message>
        <source>write the whole row</source>
        <translation>die ganze Zeile schreiben</translation>
    </message>
    <message>
        <source>write them with a comma: 0, 1</source>
        <translation>beide mit einem Komma schreiben: 0, 1</translation>
    </message>
    <message>
        <source>write three lengths in metres</source>
        <translation>drei Längen in Metern schreiben</translation>
    </message>
    <message>
        <source>write true or false</source>
        <translation>true oder false schreiben</translation>
    </message>
    <message>
        <source>write true or false without quotes</source>
        <translation>true oder false ohne Anführungszeichen schreiben</translation>
    </message>
    <message>
        <source>write { &quot;NAME&quot;: ... }</source>
        <translation>{ &quot;NAME&quot;: ... } schreiben</translation>
    </message>
    <message>
        <source>write { &quot;kind&quot;: ... }</source>
        <translation>{ &quot;kind&quot;: ... } schreiben</translation>
    </message>
    <message>
        <source>your disk quota is used up</source>
        <translation>das Plattenkontingent ist aufgebraucht</translation>
    </message>
    <message>
        <source>body</source>
        <translation>Körper</translation>
    </message>
    <message>
        <source>joint</source>
        <translation>Gelenk</translation>
    </message>
    <message>
        <source>system</source>
        <translation>System</translation>
    </message>
    <message>
        <source>interaction</source>
        <translation>Wechselwirkung</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>function</source>
        <translation>Funktion</translation>
    </message>
    <message>
        <source>expression</source>
        <translation>Ausdruck</translation>
    </message>
    <message>
        <source>drive</source>
        <translation>Antrieb</translation>
    </message>
    <message>
        <source>signal</source>
        <translation>Signal</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>section</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>material</source>
        <translation>Material</translation>
    </message>
    <message>
        <source>link</source>
        <translation>Glied</translation>
    </message>
    <message>
        <source>number</source>
        <translation>die Anzahl</translation>
    </message>
    <message>
        <source>list</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>coordinates</source>
        <translation>Koordinaten</translation>
    </message>
    <message>
        <source>copies</source>
        <translation>Kopien</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>die Geschwindigkeit</translation>
    </message>
    <message>
        <source>lift</source>
        <translation>Hub</translation>
    </message>
    <message>
        <source>element</source>
        <translation>Element</translation>
    </message>
    <message>
        <source>vertex</source>
        <translation>Ecke</translation>
    </message>
    <message>
        <source>face</source>
        <translation>Fläche</translation>
    </message>
    <message>
        <source>sphere</source>
        <translation>Kugel</translation>
    </message>
    <message>
        <source>cylinder</source>
        <translation>Zylinder</translation>
    </message>
    <message>
        <source>box</source>
        <translation>Quader</translation>
    </message>
    <message>
        <source>radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>resistance</source>
        <translation>der Widerstand</translation>
    </message>
    <message>
        <source>capacitance</source>
        <translation>die Kapazität</translation>
    </message>
    <message>
        <source>inductance</source>
        <translation>die Induktivität</translation>
    </message>
    <message>
        <source>voltage</source>
        <translation>die Spannung</translation>
    </message>
    <message>
        <source>current</source>
        <translation>der Strom</translation>
    </message>
    <message>
        <source>cut off</source>
        <translation>abgeschnitten</translation>
    </message>
    <message>
        <source>infeasible</source>
        <translation>unlösbar</translation>
    </message>
    <message>
        <source>stalled</source>
        <translation>stehen geblieben</translation>
    </message>
    <message>
        <source>singular</source>
        <translation>singulär</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>gelöst</translation>
    </message>
    <message>
        <source>a body</source>
        <translation>ein Körper</translation>
    </message>
    <message>
        <source>a capsule</source>
        <translation>eine Kapsel</translation>
    </message>
    <message>
        <source>a cone</source>
        <translation>ein Kegel</translation>
    </message>
    <message>
        <source>a current</source>
        <translation>ein Strom</translation>
    </message>
    <message>
        <source>a cylinder</source>
        <translation>ein Zylinder</translation>
    </message>
    <message>
        <source>a damping</source>
        <translation>eine Dämpfung</translation>
    </message>
    <message>
        <source>a density</source>
        <translation>eine Dichte</translation>
    </message>
    <message>
        <source>a drive</source>
        <translation>ein Antrieb</translation>
    </message>
    <message>
        <source>a force</source>
        <translation>eine Kraft</translation>
    </message>
    <message>
        <source>a function</source>
        <translation>eine Funktion</translation>
    </message>
    <message>
        <source>a gap</source>
        <translation>ein Spalt</translation>
    </message>
    <message>
        <source>a joint</source>
        <translation>ein Gelenk</translation>
    </message>
    <message>
        <source>an angle</source>
        <translation>ein Winkel</translation>
    </message>
    <message>
        <source>a value by an angle</source>
        <translation>ein Wert je Winkel</translation>
    </message>
    <message>
        <source>leave the angle out of the unit</source>
        <translation>den Winkel aus der Einheit weglassen</translation>
    </message>
    <message>
        <source>the state behind %1 would have to jump at t = %2 s, and no impulse of lambda takes it to where all laws hold</source>
        <translation>der Zustand hinter %1 müsste bei t = %2 s springen, und kein Stoß von Lambda bringt ihn dorthin, wo alle Gesetze gelten</translation>
    </message>
    <message>
        <source>start where they hold, or let what jumps change in a short time</source>
        <translation>dort beginnen, wo sie gelten, oder was springt in kurzer Zeit sich ändern lassen</translation>
    </message>
    <message>
        <source>a length</source>
        <translation>eine Länge</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>a mass</source>
        <translation>eine Masse</translation>
    </message>
    <message>
        <source>a mesh</source>
        <translation>ein Netz</translation>
    </message>
    <message>
        <source>a moment</source>
        <translation>ein Moment</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a parameter</source>
        <translation>ein Parameter</translation>
    </message>
    <message>
        <source>a power</source>
        <translation>eine Leistung</translation>
    </message>
    <message>
        <source>a pressure</source>
        <translation>ein Druck</translation>
    </message>
    <message>
        <source>a rate</source>
        <translation>eine Rate</translation>
    </message>
    <message>
        <source>a speed</source>
        <translation>eine Geschwindigkeit</translation>
    </message>
    <message>
        <source>a sphere</source>
        <translation>eine Kugel</translation>
    </message>
    <message>
        <source>a stiffness</source>
        <translation>eine Steifigkeit</translation>
    </message>
    <message>
        <source>a system</source>
        <translation>ein System</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>a time</source>
        <translation>eine Zeit</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>ein Wert</translation>
    </message>
    <message>
        <source>a voltage</source>
        <translation>eine Spannung</translation>
    </message>
    <message>
        <source>a volume</source>
        <translation>ein Volumen</translation>
    </message>
    <message>
        <source>not positive</source>
        <translation>nicht positiv</translation>
    </message>
    <message>
        <source>%1 row</source>
        <translation>%1 Zeile</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 Zeilen</translation>
    </message>
    <message>
        <source>&apos;,&apos; or &apos;)&apos;</source>
        <translation>&apos;,&apos; oder &apos;)&apos;</translation>
    </message>
    <message>
        <source>export from then on, or run again with a larger limit, fewer signals or every n-th step</source>
        <translation>exportiere ab dann, oder rechne noch einmal mit größerer Grenze, weniger Signalen oder nur jedem n-ten Schritt</translation>
    </message>
    <message>
        <source>rows before t = %1 s were thinned when the recording reached its limits: they cannot be exported</source>
        <translation>Zeilen vor t = %1 s wurden ausgedünnt, als die Aufzeichnung ihre Grenzen erreichte: sie lassen sich nicht exportieren</translation>
    </message>
    <message>
        <source>the step&apos;s equations are linearised once only: allow more passes (integrator.newton.max_iterations), or use a smaller step</source>
        <translation>die Gleichungen des Schritts werden nur einmal linearisiert: erlaube mehr Durchgänge (integrator.newton.max_iterations), oder nimm einen kleineren Schritt</translation>
    </message>
    <message>
        <source>%1 contradicts %2: where they hold at the start, its rate differs by %3</source>
        <translation>%1 widerspricht %2: wo die Gleichheiten am Anfang gelten, weicht die Rate um %3 ab</translation>
    </message>
    <message>
        <source>%1 contradicts %2: y is %3 at the start, and %4 where the others are 0</source>
        <translation>%1 widerspricht %2: y ist am Anfang %3, und %4, wo die anderen 0 sind</translation>
    </message>
    <message>
        <source>%1 contradicts %2: y is %3 at the start, and no coordinate moves it there</source>
        <translation>%1 widerspricht %2: y ist am Anfang %3, und keine Koordinate bewegt es dorthin</translation>
    </message>
    <message>
        <source>%1 contradicts its own system: where they hold at the start, its rate differs by %2</source>
        <translation>%1 widerspricht dem eigenen System: wo die Gleichheiten am Anfang gelten, weicht die Rate um %2 ab</translation>
    </message>
    <message>
        <source>%1 contradicts its own system: y is %2 at the start, and %3 where the others are 0</source>
        <translation>%1 widerspricht dem eigenen System: y ist am Anfang %2, und %3, wo die anderen 0 sind</translation>
    </message>
    <message>
        <source>%1 contradicts its own system: y is %2 at the start, and no coordinate moves it there</source>
        <translation>%1 widerspricht dem eigenen System: y ist am Anfang %2, und keine Koordinate bewegt es dorthin</translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation>%1 Tage</translation>
    </message>
    <message>
        <source>%1 is %2 at the start, not 0, and no positions near there satisfy all equalities</source>
        <translation>%1 ist am Anfang %2, nicht 0, und keine Lagen in der Nähe erfüllen alle Gleichheiten</translation>
    </message>
    <message>
        <source>%1 is %2 at the start, not 0: the run begins at the nearest positions that satisfy all equalities; %3.q[%4] goes from %5 to %6</source>
        <translation>%1 ist am Anfang %2, nicht 0: der Lauf beginnt bei den nächsten Lagen, die alle Gleichheiten erfüllen; %3.q[%4] geht von %5 auf %6</translation>
    </message>
    <message>
        <source>%1 is %2 at the start, not 0: the states jump there in the first step</source>
        <translation>%1 ist am Anfang %2, nicht 0: die Zustände springen im ersten Schritt dorthin</translation>
    </message>
    <message>
        <source>%1 more rows of equalities say nothing new at the start</source>
        <translation>%1 weitere Zeilen von Gleichheiten sagen am Anfang nichts Neues</translation>
    </message>
    <message>
        <source>%1 moves nothing at the start: its lambda is not unique</source>
        <translation>%1 bewegt am Anfang nichts: lambda ist dort nicht eindeutig</translation>
    </message>
    <message>
        <source>%1 says at the start nothing that %2 does not say: its lambda is not unique</source>
        <translation>%1 sagt am Anfang nichts, was nicht schon aus %2 folgt: lambda ist dort nicht eindeutig</translation>
    </message>
    <message>
        <source>%1 years</source>
        <translation>%1 Jahre</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is %2 rad/s here: in a file Hz is 1/s</source>
        <translation>&apos;%1&apos; ist hier %2 rad/s: in einer Datei ist Hz 1/s</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no effect: %2</source>
        <translation>&quot;%1&quot; hat keine Wirkung: %2</translation>
    </message>
    <message>
        <source>&quot;newton&quot; has no effect: all systems and relations of this scene are linear</source>
        <translation>&quot;newton&quot; hat keine Wirkung: alle Systeme und Beziehungen dieser Szene sind linear</translation>
    </message>
    <message>
        <source>a %1 joint has none</source>
        <translation>ein Gelenk der Art %1 hat so etwas nicht</translation>
    </message>
    <message>
        <source>a dwell has no lift</source>
        <translation>eine Rast hat keinen Hub</translation>
    </message>
    <message>
        <source>a signal of the map depends on a state without an initial value of its own</source>
        <translation>ein Signal der Abbildung hängt von einem Zustand ohne eigenen Anfangswert ab</translation>
    </message>
    <message>
        <source>a signal of the map depends on forces or joints</source>
        <translation>ein Signal der Abbildung hängt von Kräften oder Gelenken ab</translation>
    </message>
    <message>
        <source>a signal of the map depends on gaps, forces or energies by a formula</source>
        <translation>ein Signal der Abbildung hängt über eine Formel von Spalten, Kräften oder Energien ab</translation>
    </message>
    <message>
        <source>add &quot;limits&quot;, or take it out</source>
        <translation>&quot;limits&quot; hinzufügen oder es entfernen</translation>
    </message>
    <message>
        <source>add &quot;stiffness&quot;, or take it out</source>
        <translation>&quot;stiffness&quot; hinzufügen oder es entfernen</translation>
    </message>
    <message>
        <source>all %1 signals are recorded, as &quot;record&quot; names none: with %2 rows until the end %3 MB; name those that are needed, or raise &quot;record_every&quot;</source>
        <translation>alle %1 Signale werden aufgezeichnet, da &quot;record&quot; keine nennt: bei %2 Zeilen bis zum Ende %3 MB; die nötigen nennen oder &quot;record_every&quot; erhöhen</translation>
    </message>
    <message>
        <source>an element of this kind has none</source>
        <translation>ein Element dieser Art hat so etwas nicht</translation>
    </message>
    <message>
        <source>check the unit of the step, or let the run end earlier</source>
        <translation>die Einheit des Schritts prüfen oder den Lauf früher enden lassen</translation>
    </message>
    <message>
        <source>choose other signals for the map</source>
        <translation>andere Signale für die Abbildung wählen</translation>
    </message>
    <message>
        <source>choose signals of single systems for the map</source>
        <translation>Signale einzelner Systeme für die Abbildung wählen</translation>
    </message>
    <message>
        <source>choose signals of states for the map</source>
        <translation>Signale von Zuständen für die Abbildung wählen</translation>
    </message>
    <message>
        <source>click where the motion can be, or choose signals that can be chosen apart</source>
        <translation>dort klicken, wo die Bewegung sein kann, oder Signale wählen, die sich unabhängig voneinander wählen lassen</translation>
    </message>
    <message>
        <source>compliance is a choice for systems under Moreau-Jean, and this scene has none</source>
        <translation>compliance ist eine Wahl für Systeme unter Moreau-Jean, und diese Szene hat keine</translation>
    </message>
    <message>
        <source>give initial values that satisfy them, or look for equalities that contradict each other</source>
        <translation>Anfangswerte angeben, die sie erfüllen, oder nach Gleichheiten suchen, die einander widersprechen</translation>
    </message>
    <message>
        <source>in %1: %2</source>
        <translation>in %1: %2</translation>
    </message>
    <message>
        <source>in the plane there are no gyroscopic moments</source>
        <translation>in der Ebene gibt es keine Kreiselmomente</translation>
    </message>
    <message>
        <source>it is of arcs</source>
        <translation>es gehört zu Bögen</translation>
    </message>
    <message>
        <source>it is of rigid bodies, and this scene has none</source>
        <translation>es gehört zu starren Körpern, und diese Szene hat keine</translation>
    </message>
    <message>
        <source>look at the units of its parameters</source>
        <translation>die Einheiten der Parameter ansehen</translation>
    </message>
    <message>
        <source>name it as material of a body or shape</source>
        <translation>es als Material eines Körpers oder einer Form nennen</translation>
    </message>
    <message>
        <source>no body is made of &apos;%1&apos;</source>
        <translation>kein Körper besteht aus &apos;%1&apos;</translation>
    </message>
    <message>
        <source>no body is made of it</source>
        <translation>kein Körper besteht daraus</translation>
    </message>
    <message>
        <source>no initial state has these two values there</source>
        <translation>kein Anfangszustand hat dort diese beiden Werte</translation>
    </message>
    <message>
        <source>no run can begin at this point: %1</source>
        <translation>an diesem Punkt kann kein Lauf beginnen: %1</translation>
    </message>
    <message>
        <source>nothing in the initial state changes one of its conditions</source>
        <translation>nichts im Anfangszustand ändert eine seiner Bedingungen</translation>
    </message>
    <message>
        <source>percussion is a choice for systems under Moreau-Jean, and this scene has none</source>
        <translation>percussion ist eine Wahl für Systeme unter Moreau-Jean, und diese Szene hat keine</translation>
    </message>
    <message>
        <source>take one of these equalities out, or let both move in the same way</source>
        <translation>eine dieser Gleichheiten entfernen oder beide sich gleich bewegen lassen</translation>
    </message>
    <message>
        <source>take one of these equalities out, or mend its relation</source>
        <translation>eine dieser Gleichheiten entfernen oder ihre Beziehung berichtigen</translation>
    </message>
    <message>
        <source>the body is fixed</source>
        <translation>der Körper ist fest</translation>
    </message>
    <message>
        <source>the coordinate has no limits</source>
        <translation>die Koordinate hat keine Grenzen</translation>
    </message>
    <message>
        <source>the coordinate has no spring</source>
        <translation>die Koordinate hat keine Feder</translation>
    </message>
    <message>
        <source>the folder &quot;%1&quot; takes no new files</source>
        <translation>der Ordner &quot;%1&quot; nimmt keine neuen Dateien an</translation>
    </message>
    <message>
        <source>the follower is no roller</source>
        <translation>der Stößel ist kein Rollenstößel</translation>
    </message>
    <message>
        <source>the formula amounts to %1, and %2 is written beside it</source>
        <translation>die Formel ergibt %1, und %2 steht daneben</translation>
    </message>
    <message>
        <source>the formula amounts to a plain number, and %1 is written beside it</source>
        <translation>die Formel ergibt eine reine Zahl, und %1 steht daneben</translation>
    </message>
    <message>
        <source>the modal scheme is exact between impacts and has no theta</source>
        <translation>das modale Verfahren ist zwischen Stößen exakt und hat kein theta</translation>
    </message>
    <message>
        <source>the one-step problem of step %1 was solved to %2 only, more than the tolerance; raise max_iterations or choose another solver</source>
        <translation>das Einschrittproblem von Schritt %1 wurde nur auf %2 gelöst, mehr als die Toleranz; max_iterations erhöhen oder einen anderen Löser wählen</translation>
    </message>
    <message>
        <source>the projection is &quot;none&quot;</source>
        <translation>die Projektion ist &quot;none&quot;</translation>
    </message>
    <message>
        <source>the relation of %1 has one formula for all columns</source>
        <translation>die Beziehung von %1 hat eine Formel für alle Spalten</translation>
    </message>
    <message>
        <source>the run ends after one step: its end, %1 s, is no further than its step</source>
        <translation>der Lauf endet nach einem Schritt: sein Ende, %1 s, liegt nicht weiter als sein Schritt</translation>
    </message>
    <message>
        <source>the run has %1 steps of %2 s: at a microsecond each they take %3</source>
        <translation>der Lauf hat %1 Schritte von %2 s: bei je einer Mikrosekunde dauern sie %3</translation>
    </message>
    <message>
        <source>the velocities at t = 0 violate row %1 of &apos;%2&apos; by %3 m/s: an impact before the first step stops them and takes %4 J</source>
        <translation>die Geschwindigkeiten bei t = 0 verletzen Zeile %1 von &apos;%2&apos; um %3 m/s: ein Stoß vor dem ersten Schritt hält sie auf und nimmt %4 J</translation>
    </message>
    <message>
        <source>there is no folder &quot;%1&quot;, and you may not make one in &quot;%2&quot;</source>
        <translation>es gibt keinen Ordner &quot;%1&quot;, und in &quot;%2&quot; darf keiner angelegt werden</translation>
    </message>
    <message>
        <source>two bodies that are fixed to each other are so at every point</source>
        <translation>zwei Körper, die aneinander fest sind, sind es an jedem Punkt</translation>
    </message>
    <message>
        <source>with t as the phase runs begin at offset 0; choose other signals or another offset</source>
        <translation>mit t als Phase beginnen Läufe beim Versatz 0; andere Signale oder einen anderen Versatz wählen</translation>
    </message>
    <message>
        <source>write &quot;%1 rev/s&quot; for turns, or &quot;%2 rad/s&quot;</source>
        <translation>&quot;%1 rev/s&quot; für Umdrehungen schreiben oder &quot;%2 rad/s&quot;</translation>
    </message>
    <message>
        <source>write &quot;follower&quot;: &quot;roller&quot;, or take it out</source>
        <translation>&quot;follower&quot;: &quot;roller&quot; schreiben oder es entfernen</translation>
    </message>
    <message>
        <source>write &quot;law&quot;: &quot;arcs&quot;, or take it out</source>
        <translation>&quot;law&quot;: &quot;arcs&quot; schreiben oder es entfernen</translation>
    </message>
    <message>
        <source>write a law for an interaction</source>
        <translation>ein Gesetz für eine Wechselwirkung schreiben</translation>
    </message>
    <message>
        <source>write a step that is a small part of the run</source>
        <translation>einen Schritt schreiben, der ein kleiner Teil des Laufs ist</translation>
    </message>
    <message>
        <source>write the weight into the systems&apos; forces</source>
        <translation>das Gewicht in die Kräfte der Systeme schreiben</translation>
    </message>
    <message>
        <source>%1 contradicts %2: where they hold after the change, its rate differs by %3</source>
        <translation>%1 widerspricht %2: wo sie nach der Änderung gelten, weicht ihre Rate um %3 ab</translation>
    </message>
    <message>
        <source>%1 contradicts %2: y is %3 after the change, and %4 where the others are 0</source>
        <translation>%1 widerspricht %2: y ist nach der Änderung %3, und %4, wo die anderen 0 sind</translation>
    </message>
    <message>
        <source>%1 contradicts %2: y is %3 after the change, and no coordinate moves it there</source>
        <translation>%1 widerspricht %2: y ist nach der Änderung %3, und keine Koordinate bewegt sie dort</translation>
    </message>
    <message>
        <source>%1 contradicts its own system: where they hold after the change, its rate differs by %2</source>
        <translation>%1 widerspricht dem eigenen System: wo sie nach der Änderung gelten, weicht ihre Rate um %2 ab</translation>
    </message>
    <message>
        <source>%1 contradicts its own system: y is %2 after the change, and %3 where the others are 0</source>
        <translation>%1 widerspricht dem eigenen System: y ist nach der Änderung %2, und %3, wo die anderen 0 sind</translation>
    </message>
    <message>
        <source>%1 contradicts its own system: y is %2 after the change, and no coordinate moves it there</source>
        <translation>%1 widerspricht dem eigenen System: y ist nach der Änderung %2, und keine Koordinate bewegt sie dort</translation>
    </message>
    <message>
        <source>%1 coordinates of &apos;%2&apos;</source>
        <translation>%1 Koordinaten von „%2“</translation>
    </message>
    <message>
        <source>%1 has %2 entries, but the relation has %3 row</source>
        <translation>%1 hat %2 Einträge, aber die Beziehung hat %3 Zeile</translation>
    </message>
    <message>
        <source>%1 has %2 entries, but the relation has %3 rows</source>
        <translation>%1 hat %2 Einträge, aber die Beziehung hat %3 Zeilen</translation>
    </message>
    <message>
        <source>%1 has %2 entry, but the relation has %3 row</source>
        <translation>%1 hat %2 Eintrag, aber die Beziehung hat %3 Zeile</translation>
    </message>
    <message>
        <source>%1 has %2 entry, but the relation has %3 rows</source>
        <translation>%1 hat %2 Eintrag, aber die Beziehung hat %3 Zeilen</translation>
    </message>
    <message>
        <source>%1 is %2 after the change, not 0, and no positions near there satisfy all equalities</source>
        <translation>%1 ist nach der Änderung %2 statt 0, und keine Lagen in der Nähe erfüllen alle Gleichheiten</translation>
    </message>
    <message>
        <source>%1 is %2 after the change, not 0: the run goes on at the nearest positions that satisfy all equalities; %3.q[%4] goes from %5 to %6</source>
        <translation>%1 ist nach der Änderung %2 statt 0: der Lauf geht an den nächsten Lagen weiter, die alle Gleichheiten erfüllen; %3.q[%4] geht von %5 auf %6</translation>
    </message>
    <message>
        <source>%1 pairs of shapes stand in each other at the start, those of &apos;%2&apos; and &apos;%3&apos; for instance</source>
        <translation>%1 Paare von Formen stecken zu Beginn ineinander, zum Beispiel die von &apos;%2&apos; und &apos;%3&apos;</translation>
    </message>
    <message>
        <source>%1 rows of joints on &apos;%2&apos;</source>
        <translation>%1 Zeilen von Gelenken an „%2“</translation>
    </message>
    <message>
        <source>%1 states of the stiff flow</source>
        <translation>%1 Zustände des steifen Flusses</translation>
    </message>
    <message>
        <source>%1 rows whose events are decided together</source>
        <translation>%1 Zeilen, deren Ereignisse zusammen entschieden werden</translation>
    </message>
    <message>
        <source>%1 rows on &apos;%2&apos;</source>
        <translation>%1 Zeilen an „%2“</translation>
    </message>
    <message>
        <source>%1: note: a program that was ended left this unfinished file of %2; </source>
        <translation>%1: Hinweis: ein beendetes Programm hat diese unfertige Datei von %2 hinterlassen; </translation>
    </message>
    <message>
        <source>%1; the next run that writes into this folder removes it</source>
        <translation>%1; der nächste Lauf, der in diesen Ordner schreibt, entfernt sie</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no copies, so there is no &apos;%2&apos;</source>
        <translation>&apos;%1&apos; hat keine Kopien, also gibt es kein &apos;%2&apos;</translation>
    </message>
    <message>
        <source>--set %1</source>
        <translation>--set %1</translation>
    </message>
    <message>
        <source>Height of %1</source>
        <translation>Höhe von %1</translation>
    </message>
    <message>
        <source>Velocity of %1</source>
        <translation>Geschwindigkeit von %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no value of %2</source>
        <translation>„%1“ ist kein Wert von %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of %2 holds a character that does not exist</source>
        <translation>&quot;%1&quot; von %2 enthält ein Zeichen, das es nicht gibt</translation>
    </message>
    <message>
        <source>&quot;changes&quot; holds something else than changes in their order</source>
        <translation>„changes“ enthält etwas anderes als Änderungen in ihrer Reihenfolge</translation>
    </message>
    <message>
        <source>&quot;changes&quot; is no list</source>
        <translation>„changes“ ist keine Liste</translation>
    </message>
    <message>
        <source>a name or label is longer than 65000 bytes: a recording cannot hold it</source>
        <translation>ein Name oder eine Beschriftung ist länger als 65000 Bytes: eine Aufzeichnung kann das nicht halten</translation>
    </message>
    <message>
        <source>add &quot;control&quot;, or take it out</source>
        <translation>„control“ hinzufügen, oder ihn herausnehmen</translation>
    </message>
    <message>
        <source>add &quot;drive&quot;, or take it out</source>
        <translation>„drive“ hinzufügen, oder ihn herausnehmen</translation>
    </message>
    <message>
        <source>and %1 more pairs of bodies overlap at the start</source>
        <translation>und %1 weitere Paare von Körpern überlappen zu Beginn</translation>
    </message>
    <message>
        <source>change it by less, or look for equalities that contradict each other</source>
        <translation>ihn um weniger ändern, oder nach Gleichheiten suchen, die sich widersprechen</translation>
    </message>
    <message>
        <source>checking the scene</source>
        <translation>die Szene wird geprüft</translation>
    </message>
    <message>
        <source>choose &quot;world&quot;: { &quot;projection&quot;: &quot;combined&quot; }, or begin a new run with the new value</source>
        <translation>„world“: { „projection“: „combined“ } wählen, oder einen neuen Lauf mit dem neuen Wert beginnen</translation>
    </message>
    <message>
        <source>choose a file that was written by Save bundle or by &quot;saltus-cli run SCENE --bundle FILE&quot;</source>
        <translation>eine Datei wählen, die „Bündel speichern“ oder „saltus-cli run SCENE --bundle FILE“ geschrieben hat</translation>
    </message>
    <message>
        <source>close other programs and try again</source>
        <translation>andere Programme schließen und es noch einmal versuchen</translation>
    </message>
    <message>
        <source>finding the initial state</source>
        <translation>der Anfangszustand wird gesucht</translation>
    </message>
    <message>
        <source>free some space in the temporary folder, or write a part of it (export --from --to) where there is room</source>
        <translation>im temporären Ordner Platz schaffen oder dort, wo Platz ist, einen Teil davon schreiben (export --from --to)</translation>
    </message>
    <message>
        <source>functions and expressions grow beyond %1 operations in all</source>
        <translation>Funktionen und Ausdrücke wachsen zusammen über %1 Operationen</translation>
    </message>
    <message>
        <source>give it with --set where the new one takes it</source>
        <translation>mit --set angeben, wo der neue es nimmt</translation>
    </message>
    <message>
        <source>install or build Saltus anew, as a whole</source>
        <translation>Saltus als Ganzes neu installieren oder bauen</translation>
    </message>
    <message>
        <source>it holds a table up to where it came (the last line may be cut): rename it to take it</source>
        <translation>sie enthält eine Tabelle, soweit sie kam (die letzte Zeile kann abgeschnitten sein): umbenennen, um sie zu behalten</translation>
    </message>
    <message>
        <source>it holds more signals than a file of its size can</source>
        <translation>sie enthält mehr Signale, als eine Datei ihrer Größe kann</translation>
    </message>
    <message>
        <source>it is a recording without its end and cannot be opened: run the scene again, the same run gives the same recording</source>
        <translation>sie ist eine Aufzeichnung ohne Ende und lässt sich nicht öffnen: die Szene noch einmal laufen lassen, derselbe Lauf gibt dieselbe Aufzeichnung</translation>
    </message>
    <message>
        <source>it is a rule for contacts, and this integrator has none</source>
        <translation>er ist eine Regel für Kontakte, und dieses Verfahren hat keine</translation>
    </message>
    <message>
        <source>its path is not UTF-8 text, and a scene cannot name it</source>
        <translation>sein Pfad ist kein UTF-8-Text, und eine Szene kann ihn nicht nennen</translation>
    </message>
    <message>
        <source>its version</source>
        <translation>ihre Version</translation>
    </message>
    <message>
        <source>join fewer rows to one system or body, or raise the limit</source>
        <translation>weniger Zeilen an ein System oder einen Körper binden, oder die Grenze heben</translation>
    </message>
    <message>
        <source>use time stepping, or raise the limit</source>
        <translation>das Zeitschrittverfahren verwenden oder die Grenze heben</translation>
    </message>
    <message>
        <source>let fewer of them use each other</source>
        <translation>weniger von ihnen einander verwenden lassen</translation>
    </message>
    <message>
        <source>look at M, C and K of its systems, or use a smaller step</source>
        <translation>M, C und K seiner Systeme ansehen, oder einen kleineren Schritt nehmen</translation>
    </message>
    <message>
        <source>look into it if you miss something</source>
        <translation>hineinsehen, wenn etwas fehlt</translation>
    </message>
    <message>
        <source>making the equations</source>
        <translation>die Gleichungen werden aufgestellt</translation>
    </message>
    <message>
        <source>move the bodies apart</source>
        <translation>die Körper auseinanderrücken</translation>
    </message>
    <message>
        <source>move them apart</source>
        <translation>sie auseinanderrücken</translation>
    </message>
    <message>
        <source>no relation of this scene is compliant</source>
        <translation>keine Beziehung dieser Szene ist nachgiebig</translation>
    </message>
    <message>
        <source>no relation of this scene is curved, and none is an equality</source>
        <translation>keine Beziehung dieser Szene ist gekrümmt, und keine ist eine Gleichheit</translation>
    </message>
    <message>
        <source>reading formulas</source>
        <translation>die Formeln werden gelesen</translation>
    </message>
    <message>
        <source>record it under a shorter name</source>
        <translation>unter einem kürzeren Namen aufzeichnen</translation>
    </message>
    <message>
        <source>rename the folder</source>
        <translation>benennen Sie den Ordner um</translation>
    </message>
    <message>
        <source>replay the bundle with the version of Saltus that wrote it</source>
        <translation>das Bündel mit der Saltus-Version wiederholen, die es geschrieben hat</translation>
    </message>
    <message>
        <source>row %1 of interaction &apos;%2&apos; does not push apart: H W^-1 H^T is not above 0 there; H is too small, or M + h theta C + h^2 theta^2 K is negative or too large</source>
        <translation>Zeile %1 der Wechselwirkung „%2“ drückt nicht auseinander: H W^-1 H^T ist dort nicht über 0; H ist zu klein, oder M + h theta C + h^2 theta^2 K negativ oder zu groß</translation>
    </message>
    <message>
        <source>run its scene again</source>
        <translation>ihre Szene noch einmal laufen lassen</translation>
    </message>
    <message>
        <source>shape, system or body</source>
        <translation>Form, System oder Körper</translation>
    </message>
    <message>
        <source>steps of %1 s to the end at %2 s cannot be counted</source>
        <translation>Schritte von %1 s bis zum Ende bei %2 s sind nicht zu zählen</translation>
    </message>
    <message>
        <source>the HDF5 file holds a name of more than 65536 bytes</source>
        <translation>die HDF5-Datei enthält einen Namen von mehr als 65536 Bytes</translation>
    </message>
    <message>
        <source>the HDF5 file holds more than %1 numbers, the most that are read</source>
        <translation>die HDF5-Datei enthält mehr als %1 Zahlen, mehr werden nicht gelesen</translation>
    </message>
    <message>
        <source>the HDF5 file is damaged: a list in it is longer than the file</source>
        <translation>die HDF5-Datei ist beschädigt: eine Liste darin ist länger als die Datei</translation>
    </message>
    <message>
        <source>the HDF5 file is damaged: it says one thing and holds another</source>
        <translation>die HDF5-Datei ist beschädigt: sie sagt das eine und enthält etwas anderes</translation>
    </message>
    <message>
        <source>the HDF5 file is damaged: its texts are longer than the file</source>
        <translation>die HDF5-Datei ist beschädigt: ihre Texte sind länger als die Datei</translation>
    </message>
    <message>
        <source>the HDF5 file is damaged: reading it came to an end before its time</source>
        <translation>die HDF5-Datei ist beschädigt: das Lesen endete vor der Zeit</translation>
    </message>
    <message>
        <source>the HDF5 file is damaged: reading it takes longer than what it holds can need</source>
        <translation>die HDF5-Datei ist beschädigt: das Lesen dauert länger, als ihr Inhalt brauchen kann</translation>
    </message>
    <message>
        <source>the body has no shapes</source>
        <translation>der Körper hat keine Formen</translation>
    </message>
    <message>
        <source>the branch of a condition</source>
        <translation>der Zweig einer Bedingung</translation>
    </message>
    <message>
        <source>the coordinate has no drive</source>
        <translation>die Koordinate hat keinen Antrieb</translation>
    </message>
    <message>
        <source>the mesh &apos;%1&apos;, line %2: %3</source>
        <translation>das Netz „%1“, Zeile %2: %3</translation>
    </message>
    <message>
        <source>the mesh &apos;%1&apos;: %2</source>
        <translation>das Netz „%1“: %2</translation>
    </message>
    <message>
        <source>the program that reads HDF5 files cannot be started: %1</source>
        <translation>das Programm, das HDF5-Dateien liest, lässt sich nicht starten: %1</translation>
    </message>
    <message>
        <source>the program that reads HDF5 files is missing: there is no %1</source>
        <translation>das Programm, das HDF5-Dateien liest, fehlt: %1 gibt es nicht</translation>
    </message>
    <message>
        <source>the reading was stopped</source>
        <translation>das Lesen wurde angehalten</translation>
    </message>
    <message>
        <source>the recording is full of impacts and contact spans: later ones are counted, not kept</source>
        <translation>die Aufzeichnung ist voll von Stößen und Kontaktzeiten: spätere werden gezählt, nicht behalten</translation>
    </message>
    <message>
        <source>the recording is unfinished: the program that wrote it was ended</source>
        <translation>die Aufzeichnung ist unfertig: das Programm, das sie schrieb, wurde beendet</translation>
    </message>
    <message>
        <source>the recording takes %1 MB when it is open: there is no room for it</source>
        <translation>die Aufzeichnung braucht geöffnet %1 MB: dafür ist kein Platz</translation>
    </message>
    <message>
        <source>the relay has no control</source>
        <translation>das Relais hat keine Steuerung</translation>
    </message>
    <message>
        <source>the run was not begun: it was cancelled</source>
        <translation>der Lauf wurde nicht begonnen: er wurde abgebrochen</translation>
    </message>
    <message>
        <source>the scene has no contacts that open and close</source>
        <translation>die Szene hat keine Kontakte, die sich öffnen und schließen</translation>
    </message>
    <message>
        <source>the scene has no interactions</source>
        <translation>die Szene hat keine Wechselwirkungen</translation>
    </message>
    <message>
        <source>there are %1 limits for %2 row</source>
        <translation>es gibt %1 Grenzen für %2 Zeile</translation>
    </message>
    <message>
        <source>there are %1 limits for %2 rows</source>
        <translation>es gibt %1 Grenzen für %2 Zeilen</translation>
    </message>
    <message>
        <source>there is no memory left for the next step</source>
        <translation>für den nächsten Schritt ist kein Speicher mehr da</translation>
    </message>
    <message>
        <source>there is no setting &quot;%1&quot;</source>
        <translation>es gibt keine Einstellung „%1“</translation>
    </message>
    <message>
        <source>there is no solver &quot;%1&quot;</source>
        <translation>es gibt keinen Löser „%1“</translation>
    </message>
    <message>
        <source>there is nothing to solve: the scene has no interactions</source>
        <translation>es ist nichts zu lösen: die Szene hat keine Wechselwirkungen</translation>
    </message>
    <message>
        <source>this HDF5 file cannot be opened: it is damaged, or no HDF5 file</source>
        <translation>diese HDF5-Datei lässt sich nicht öffnen: sie ist beschädigt oder keine HDF5-Datei</translation>
    </message>
    <message>
        <source>this run would take about %1 of memory and %2 s a step, most of it for %3; the limit is %4</source>
        <translation>dieser Lauf bräuchte etwa %1 Speicher und %2 s je Schritt, das meiste für %3; die Grenze ist %4</translation>
    </message>
    <message>
        <source>turns are meant by Hz here: %1</source>
        <translation>mit Hz sind hier Umdrehungen gemeint: %1</translation>
    </message>
    <message>
        <source>what the scene says of its former integrator, &quot;%1&quot;, is ignored: %2</source>
        <translation>was die Szene über ihren früheren Integrator „%1“ sagt, wird nicht beachtet: %2</translation>
    </message>
    <message>
        <source>write one bound for all rows, or one for each</source>
        <translation>eine Schranke für alle Zeilen schreiben, oder eine für jede</translation>
    </message>
    <message>
        <source>write one for all rows, or one for each</source>
        <translation>einen für alle Zeilen schreiben, oder einen für jede</translation>
    </message>
    <message>
        <source>write rev/s, or rad/s for radians</source>
        <translation>rev/s schreiben, oder rad/s für Radiant</translation>
    </message>
    <message>
        <source> of &apos;%1&apos;</source>
        <translation> von „%1“</translation>
    </message>
    <message>
        <source>%1 has a gap of %2 at the start, and no positions near there leave all gaps open or closed</source>
        <translation>%1 hat am Anfang einen Abstand von %2, und keine Lagen in der Nähe lassen alle Abstände offen oder geschlossen</translation>
    </message>
    <message>
        <source>%1 has a gap of %2 at the start: the run begins at the nearest positions that leave all gaps open or closed; %3.q[%4] goes from %5 to %6</source>
        <translation>%1 hat am Anfang einen Abstand von %2: der Lauf beginnt bei den nächsten Lagen, die alle Abstände offen oder geschlossen lassen; %3.q[%4] geht von %5 nach %6</translation>
    </message>
    <message>
        <source>%1 may not depend on %2: what a joint has to bear is known only after the step</source>
        <translation>%1 darf nicht von %2 abhängen: was ein Gelenk tragen muss, ist erst nach dem Schritt bekannt</translation>
    </message>
    <message>
        <source>%1 normal force</source>
        <translation>%1 Normalkraft</translation>
    </message>
    <message>
        <source>%1 normal percussion</source>
        <translation>%1 Normalperkussion</translation>
    </message>
    <message>
        <source>%1 says at the start nearly what %2 says (the sine between them is %3): their lambda may be very large</source>
        <translation>%1 sagt am Anfang fast, was %2 sagt (der Sinus zwischen ihnen ist %3): ihr Lambda kann sehr groß sein</translation>
    </message>
    <message>
        <source>%1 switch without end</source>
        <translation>%1 schalten ohne Ende um</translation>
    </message>
    <message>
        <source>%1; systems: %2</source>
        <translation>%1; Systeme: %2</translation>
    </message>
    <message>
        <source>%1M(q) is singular</source>
        <translation>%1M(q) ist singulär</translation>
    </message>
    <message>
        <source>%1constraints contradict each other or have become redundant</source>
        <translation>%1Bindungen widersprechen einander oder sind überzählig geworden</translation>
    </message>
    <message>
        <source>%1events follow each other without end</source>
        <translation>%1Ereignisse folgen einander ohne Ende</translation>
    </message>
    <message>
        <source>%1the branches of the formulas are not determined</source>
        <translation>%1die Zweige der Formeln sind nicht bestimmt</translation>
    </message>
    <message>
        <source>%1the gaps change too fast to be followed between events</source>
        <translation>%1die Abstände ändern sich zu schnell, um zwischen Ereignissen verfolgt zu werden</translation>
    </message>
    <message>
        <source>%1the motion%2 cannot be followed to the tolerance: the steps become too small</source>
        <translation>%1die Bewegung%2 kann nicht bis zur Toleranz verfolgt werden: die Schritte werden zu klein</translation>
    </message>
    <message>
        <source>%1the motion%2 is not finite</source>
        <translation>%1die Bewegung%2 ist nicht endlich</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is read as &apos;%2.percussion[%3]&apos;, N s at impacts alone, here and wherever a scene says lambda of a contact: between events &apos;%4.force[%5]&apos; is what acts, N</source>
        <translation>„%1“ wird als „%2.percussion[%3]“ gelesen, N s nur bei Stößen, hier und wo immer eine Szene Lambda eines Kontakts sagt: zwischen Ereignissen wirkt „%4.force[%5]“, N</translation>
    </message>
    <message>
        <source>&apos;%1&apos; says nothing that other rows at rest do not say: redundant constraints, their forces are not unique</source>
        <translation>„%1“ sagt nichts, was andere ruhende Zeilen nicht sagen: überzählige Bindungen, ihre Kräfte sind nicht eindeutig</translation>
    </message>
    <message>
        <source>--change %1</source>
        <translation>--change %1</translation>
    </message>
    <message>
        <source>1 is the usual choice for a system that is faster than the step</source>
        <translation>1 ist die übliche Wahl für ein System, das schneller als der Schritt ist</translation>
    </message>
    <message>
        <source>1e-10 is the usual choice</source>
        <translation>1e-10 ist die übliche Wahl</translation>
    </message>
    <message>
        <source>: %1 moves nothing (sine %2)</source>
        <translation>: %1 bewegt nichts (Sinus %2)</translation>
    </message>
    <message>
        <source>: %1 says nearly what %2 says (sine %3)</source>
        <translation>: %1 sagt fast, was %2 sagt (Sinus %3)</translation>
    </message>
    <message>
        <source>; further ones are counted only</source>
        <translation>; weitere werden nur gezählt</translation>
    </message>
    <message>
        <source>M(q) is singular at t = %1 s</source>
        <translation>M(q) ist bei t = %1 s singulär</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a solver of time stepping&apos;s one-step problem</source>
        <translation>„%1“ ist ein Löser für das Einschrittproblem des Zeitschrittverfahrens</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no change of a run</source>
        <translation>„%1“ ist keine Änderung eines Laufs</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no hand on a body of this scene</source>
        <translation>„%1“ ist keine Hand an einem Körper dieser Szene</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is of the event-driven integrator alone</source>
        <translation>„%1“ gehört dem ereignisgesteuerten Integrator allein</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is of time stepping, and this run is event-driven</source>
        <translation>„%1“ gehört zum Zeitschrittverfahren, und dieser Lauf ist ereignisgesteuert</translation>
    </message>
    <message>
        <source>a force of &apos;%1&apos; uses a multiplier, which an event-driven run knows only after the forces</source>
        <translation>eine Kraft von „%1“ verwendet einen Multiplikator, den ein ereignisgesteuerter Lauf erst nach den Kräften kennt</translation>
    </message>
    <message>
        <source>a force of a system may not use a lambda</source>
        <translation>eine Kraft eines Systems darf kein Lambda verwenden</translation>
    </message>
    <message>
        <source>a name has %1 characters; the most is %2</source>
        <translation>ein Name hat %1 Zeichen; höchstens %2 sind erlaubt</translation>
    </message>
    <message>
        <source>a position drive needs the rate of its value, and that of a state here is known only after the step</source>
        <translation>ein Positionsantrieb braucht die Rate seines Wertes, und die eines Zustands hier ist erst nach dem Schritt bekannt</translation>
    </message>
    <message>
        <source>an event-driven run has no iteration of Newton&apos;s that it would steer</source>
        <translation>ein ereignisgesteuerter Lauf hat keine Newton-Iteration, die es steuern würde</translation>
    </message>
    <message>
        <source>an event-driven run solves problems at events only and takes no solver of the one-step problem</source>
        <translation>ein ereignisgesteuerter Lauf löst nur bei Ereignissen Probleme und nimmt keinen Löser für das Einschrittproblem</translation>
    </message>
    <message>
        <source>at t = %1 s the motion cannot go on</source>
        <translation>bei t = %1 s kann die Bewegung nicht weitergehen</translation>
    </message>
    <message>
        <source>atol = %1 is no tolerance</source>
        <translation>atol = %1 ist keine Toleranz</translation>
    </message>
    <message>
        <source>bodies &apos;%1&apos; and &apos;%2&apos; overlap by %3 m at the start: the projection of the first steps moves them apart</source>
        <translation>die Körper &apos;%1&apos; und &apos;%2&apos; überlappen am Anfang um %3 m: die Projektion der ersten Schritte schiebt sie auseinander</translation>
    </message>
    <message>
        <source>bodies &apos;%1&apos; and &apos;%2&apos; overlap by %3 m at the start: they stay so, there is no projection</source>
        <translation>die Körper &apos;%1&apos; und &apos;%2&apos; überlappen am Anfang um %3 m: sie bleiben so, es gibt keine Projektion</translation>
    </message>
    <message>
        <source>change its formula so that it is finite there</source>
        <translation>ändern Sie die Formel so, dass sie dort endlich ist</translation>
    </message>
    <message>
        <source>change the scene, or open it again, to begin it</source>
        <translation>ändern Sie die Szene oder öffnen Sie sie noch einmal, um ihn zu beginnen</translation>
    </message>
    <message>
        <source>contact &apos;%1&apos; at t = %2 s: sliding with mu = %3 has no acceleration (Painlevé: coefficient %4 &lt;= 0)</source>
        <translation>Kontakt „%1“ bei t = %2 s: Gleiten mit mu = %3 hat keine Beschleunigung (Painlevé: Koeffizient %4 &lt;= 0)</translation>
    </message>
    <message>
        <source>contact &apos;%1&apos; at t = %2 s: sliding with mu = %3 has no acceleration (Painlevé: coefficient %4, direction %5)</source>
        <translation>Kontakt „%1“ bei t = %2 s: Gleiten mit mu = %3 hat keine Beschleunigung (Painlevé: Koeffizient %4, Richtung %5)</translation>
    </message>
    <message>
        <source>event-driven: Dormand-Prince of order 8, rtol %1, atol %2</source>
        <translation>ereignisgesteuert: Dormand-Prince der Ordnung 8, rtol %1, atol %2</translation>
    </message>
    <message>
        <source>event-driven: Dormand-Prince of order 8, rtol %1, atol %2; impacts one after the other</source>
        <translation>ereignisgesteuert: Dormand-Prince der Ordnung 8, rtol %1, atol %2; Stöße nacheinander</translation>
    </message>
    <message>
        <source>event-driven: Dormand-Prince of order 8, rtol %1, atol %2; impacts together</source>
        <translation>ereignisgesteuert: Dormand-Prince der Ordnung 8, rtol %1, atol %2; Stöße gemeinsam</translation>
    </message>
    <message>
        <source>first put in a system, or take those from the groups above</source>
        <translation>setzen Sie zuerst ein System ein, oder nehmen Sie jene aus den Gruppen oben</translation>
    </message>
    <message>
        <source>give initial positions whose gaps are not negative</source>
        <translation>geben Sie Anfangslagen, deren Abstände nicht negativ sind</translation>
    </message>
    <message>
        <source>what changed at t = %1 s puts the gap of &apos;%2&apos; to %3: it pushes bodies into each other</source>
        <translation>was sich bei t = %1 s änderte, bringt den Abstand von „%2“ auf %3: es schiebt Körper ineinander</translation>
    </message>
    <message>
        <source>choose a value that leaves the gap open or closed</source>
        <translation>wählen Sie einen Wert, der den Abstand offen oder geschlossen lässt</translation>
    </message>
    <message>
        <source>give initial values that do, or look for contacts that contradict each other</source>
        <translation>geben Sie Anfangswerte, die es tun, oder suchen Sie Kontakte, die einander widersprechen</translation>
    </message>
    <message>
        <source>give integrator.max_step</source>
        <translation>geben Sie integrator.max_step an</translation>
    </message>
    <message>
        <source>it is of the event-driven integrator alone</source>
        <translation>sie gehört dem ereignisgesteuerten Integrator allein</translation>
    </message>
    <message>
        <source>it is of time stepping, and this run is event-driven</source>
        <translation>sie gehört zum Zeitschrittverfahren, und dieser Lauf ist ereignisgesteuert</translation>
    </message>
    <message>
        <source>it must be a finite number above 0; 1e-8 is usual</source>
        <translation>es muss eine endliche Zahl über 0 sein; üblich ist 1e-8</translation>
    </message>
    <message>
        <source>it must be above 0; rtol is the usual choice</source>
        <translation>sie muss über 0 liegen; rtol ist die übliche Wahl</translation>
    </message>
    <message>
        <source>leave --solver out</source>
        <translation>lassen Sie --solver weg</translation>
    </message>
    <message>
        <source>leave it out, or write &quot;kind&quot;: &quot;event-driven&quot;</source>
        <translation>lassen Sie es weg, oder schreiben Sie &quot;kind&quot;: &quot;event-driven&quot;</translation>
    </message>
    <message>
        <source>leave it out: an event-driven run solves problems at events only</source>
        <translation>lassen Sie es weg: ein ereignisgesteuerter Lauf löst nur bei Ereignissen Probleme</translation>
    </message>
    <message>
        <source>leave it out; bodies take &quot;projection&quot; of &quot;world&quot;</source>
        <translation>lassen Sie sie weg; Körper nehmen „projection“ von „world“</translation>
    </message>
    <message>
        <source>let a velocity drive follow the rate, or let the drive follow q of a Lagrangian system</source>
        <translation>lassen Sie einen Geschwindigkeitsantrieb der Rate folgen, oder den Antrieb q eines Lagrange-Systems</translation>
    </message>
    <message>
        <source>let the interaction act on the system by its law</source>
        <translation>lassen Sie die Wechselwirkung durch ihr Gesetz auf das System wirken</translation>
    </message>
    <message>
        <source>look at the masses there</source>
        <translation>sehen Sie die Massen dort an</translation>
    </message>
    <message>
        <source>look for a force that jumps or grows without bound, or allow a larger rtol or atol</source>
        <translation>suchen Sie eine Kraft, die springt oder ohne Grenze wächst, oder erlauben Sie ein größeres rtol oder atol</translation>
    </message>
    <message>
        <source>look for conditions that hang on each other</source>
        <translation>suchen Sie Bedingungen, die voneinander abhängen</translation>
    </message>
    <message>
        <source>look for formulas that divide by zero or leave their domain there</source>
        <translation>suchen Sie Formeln, die dort durch null teilen oder ihren Bereich verlassen</translation>
    </message>
    <message>
        <source>look for laws that contradict each other</source>
        <translation>suchen Sie Gesetze, die einander widersprechen</translation>
    </message>
    <message>
        <source>look for laws that contradict each other, or for rows of high relative degree that meet their surface</source>
        <translation>suchen Sie Gesetze, die einander widersprechen, oder Zeilen hohen relativen Grades, die ihre Fläche treffen</translation>
    </message>
    <message>
        <source>make the formula of the gap continuous</source>
        <translation>machen Sie die Formel des Abstands stetig</translation>
    </message>
    <message>
        <source>no accelerations and forces fit the laws of %1 at t = %2 s</source>
        <translation>keine Beschleunigungen und Kräfte passen bei t = %2 s zu den Gesetzen von %1</translation>
    </message>
    <message>
        <source>nothing is projected</source>
        <translation>nichts wird projiziert</translation>
    </message>
    <message>
        <source>nothing sleeps in this scene</source>
        <translation>in dieser Szene schläft nichts</translation>
    </message>
    <message>
        <source>only the combined projection leaves gaps that press</source>
        <translation>nur die kombinierte Projektion lässt Spalte, über die gedrückt wird</translation>
    </message>
    <message>
        <source>projection_tolerance is %1</source>
        <translation>projection_tolerance ist %1</translation>
    </message>
    <message>
        <source>read the joint&apos;s y and ydot, or the states of the bodies</source>
        <translation>lesen Sie y und ydot des Gelenks, oder die Zustände der Körper</translation>
    </message>
    <message>
        <source>relay &apos;%1&apos; meets its surface at t = %2 s with a rate of zero, and lambda acts on a higher derivative: where it goes is not determined</source>
        <translation>Relais „%1“ trifft seine Fläche bei t = %2 s mit der Rate null, und Lambda wirkt auf eine höhere Ableitung: wohin es geht, ist nicht bestimmt</translation>
    </message>
    <message>
        <source>rtol = %1 is outside [1e-14, 0.01]</source>
        <translation>rtol = %1 liegt außerhalb [1e-14, 0.01]</translation>
    </message>
    <message>
        <source>shorten it, and say the rest in the label</source>
        <translation>kürzen Sie ihn, und sagen Sie den Rest in der Beschriftung</translation>
    </message>
    <message>
        <source>step %1 did not converge as a whole and was made in %2 parts%3</source>
        <translation>Schritt %1 konvergierte nicht als Ganzes und wurde in %2 Teilen gerechnet%3</translation>
    </message>
    <message>
        <source>step %1 spent its budget: contacts are met to %2 m/s, positions to %3 m; raise run.step_budget or choose a quicker accuracy</source>
        <translation>Schritt %1 hat sein Budget verbraucht: Kontakte sind auf %2 m/s erfüllt, Lagen auf %3 m; run.step_budget erhöhen oder eine schnellere Genauigkeit wählen</translation>
    </message>
    <message>
        <source>system &apos;%1&apos; settles within %2 s, much faster than the step of %3 s: at theta = %4 it rings from step to step; write &quot;theta&quot;: 1 for it</source>
        <translation>System „%1“ kommt in %2 s zur Ruhe, viel schneller als der Schritt von %3 s: bei Theta = %4 schwingt es von Schritt zu Schritt; schreiben Sie dafür &quot;theta&quot;: 1</translation>
    </message>
    <message>
        <source>take it out, or choose &quot;euler-moreau&quot;</source>
        <translation>nehmen Sie es heraus, oder wählen Sie „euler-moreau“</translation>
    </message>
    <message>
        <source>take it out, or write &quot;sleeping&quot;: true</source>
        <translation>nimm es heraus oder schreibe &quot;sleeping&quot;: true</translation>
    </message>
    <message>
        <source>take the redundant ones out, or use &quot;moreau-jean&quot;</source>
        <translation>nehmen Sie die überzähligen heraus, oder verwenden Sie „moreau-jean“</translation>
    </message>
    <message>
        <source>the bodies and the systems of equations that they answer to found no common step: their equations are off by %1 of their terms</source>
        <translation>die Körper und die Gleichungssysteme, auf die sie antworten, fanden keinen gemeinsamen Schritt: ihre Gleichungen weichen um %1 ihrer Glieder ab</translation>
    </message>
    <message>
        <source>the bodies and the systems of equations that they answer to found no common step: the last of %1 passes changed a velocity by %2 of its size</source>
        <translation>die Körper und die Gleichungssysteme, auf die sie antworten, fanden keinen gemeinsamen Schritt: der letzte von %1 Durchgängen änderte eine Geschwindigkeit um %2 ihrer Größe</translation>
    </message>
    <message>
        <source>the budget</source>
        <translation>das Budget</translation>
    </message>
    <message>
        <source>the compliant gap &apos;%1&apos; has no event-driven form yet</source>
        <translation>der nachgiebige Abstand „%1“ hat noch keine ereignisgesteuerte Form</translation>
    </message>
    <message>
        <source>the full theta-gamma scheme takes one theta for all systems</source>
        <translation>das volle Theta-Gamma-Verfahren nimmt ein Theta für alle Systeme</translation>
    </message>
    <message>
        <source>the gap of &apos;%1&apos; jumps to %2 at t = %3 s: a formula is not continuous there, and a jump of the gap has no impact law</source>
        <translation>der Abstand von „%1“ springt bei t = %3 s auf %2: eine Formel ist dort nicht stetig, und ein Sprung des Abstands hat kein Stoßgesetz</translation>
    </message>
    <message>
        <source>the longest step</source>
        <translation>der längste Schritt</translation>
    </message>
    <message>
        <source>the projection of step %1 leaves %2 at %3, more than the tolerance%4; take a smaller step, or look for relations that contradict each other</source>
        <translation>die Projektion von Schritt %1 lässt %2 bei %3, mehr als die Toleranz%4; nehmen Sie einen kleineren Schritt, oder suchen Sie Beziehungen, die einander widersprechen</translation>
    </message>
    <message>
        <source>the projection of the integrator is a choice for systems under Moreau-Jean, and this scene has none</source>
        <translation>die Projektion des Integrators ist eine Wahl für Systeme unter Moreau-Jean, und diese Szene hat keine</translation>
    </message>
    <message>
        <source>the relation of &apos;%1&apos; is not affine in lambda: it has no event-driven form yet</source>
        <translation>die Beziehung von „%1“ ist nicht affin in Lambda: sie hat noch keine ereignisgesteuerte Form</translation>
    </message>
    <message>
        <source>the scene has no contacts that open and close, and no equalities</source>
        <translation>die Szene hat keine Kontakte, die öffnen und schließen, und keine Gleichungen</translation>
    </message>
    <message>
        <source>the scene has no joints</source>
        <translation>die Szene hat keine Gelenke</translation>
    </message>
    <message>
        <source>the speed</source>
        <translation>die Geschwindigkeit</translation>
    </message>
    <message>
        <source>the systems of equations beside the bodies have no step</source>
        <translation>die Gleichungssysteme neben den Körpern haben keinen Schritt</translation>
    </message>
    <message>
        <source>there is no system yet that it could act on: bodies meet by contact laws and joints</source>
        <translation>es gibt noch kein System, auf das sie wirken könnte: Körper treffen sich durch Kontaktgesetze und Gelenke</translation>
    </message>
    <message>
        <source>this scene has version %1 of the format; this program reads versions 1 and 2</source>
        <translation>diese Szene hat Version %1 des Formats; dieses Programm liest die Versionen 1 und 2</translation>
    </message>
    <message>
        <source>this snapshot was taken with another integrator, activation, percussion, compliance, projection or kind of solver</source>
        <translation>dieser Stand wurde mit einem anderen Integrator, einer anderen Aktivierung, Perkussion, Nachgiebigkeit, Projektion oder Art von Löser aufgenommen</translation>
    </message>
    <message>
        <source>this snapshot was taken with another solver, tolerance or number of iterations</source>
        <translation>dieser Stand wurde mit einem anderen Löser, einer anderen Toleranz oder Zahl von Iterationen aufgenommen</translation>
    </message>
    <message>
        <source>time stepping can pass it: use &quot;moreau-jean&quot;, or allow the hand-over to it by &quot;zeno&quot;: &quot;time-stepping&quot;</source>
        <translation>das Zeitschrittverfahren kommt darüber hinweg: verwenden Sie „moreau-jean“, oder erlauben Sie die Übergabe daran durch &quot;zeno&quot;: &quot;time-stepping&quot;</translation>
    </message>
    <message>
        <source>from t = %1 s on by time steps of %2 s: sliding of &apos;%3&apos; has no acceleration there (Painlevé)</source>
        <translation>von t = %1 s an durch Zeitschritte von %2 s: das Gleiten von „%3“ hat dort keine Beschleunigung (Painlevé)</translation>
    </message>
    <message>
        <source>at t = %1 s &apos;%2&apos; touches and parts with %3 m/s while another contact strikes: the impact law holds for both there, time steps (&quot;moreau-jean&quot;) leave it out, and the two differ from there on by more than the step</source>
        <translation>bei t = %1 s berührt „%2“ und löst sich mit %3 m/s, während ein anderer Kontakt stößt: das Stoßgesetz gilt dort für beide, Zeitschritte („moreau-jean“) lassen ihn aus, und beide unterscheiden sich von da an um mehr als den Schritt</translation>
    </message>
    <message>
        <source>at t = %1 s M(q) of &apos;%2&apos; is no longer positive definite (q = %3): a mass that vanishes has no acceleration</source>
        <translation>bei t = %1 s ist M(q) von „%2“ nicht mehr positiv definit (q = %3): eine Masse, die verschwindet, hat keine Beschleunigung</translation>
    </message>
    <message>
        <source>at t = %1 s M(q) of &apos;%2&apos; becomes singular (q = %3): a mass that vanishes has no acceleration</source>
        <translation>bei t = %1 s wird M(q) von „%2“ singulär (q = %3): eine Masse, die verschwindet, hat keine Beschleunigung</translation>
    </message>
    <message>
        <source>change the formula of M so that it stays positive definite there, or end the run before</source>
        <translation>ändern Sie die Formel von M so, dass sie dort positiv definit bleibt, oder beenden Sie den Lauf vorher</translation>
    </message>
    <message>
        <source>at t = %1 s &apos;%2&apos; rests in a corner of its gap, where &apos;%3&apos; changes: both sides hold it there</source>
        <translation>bei t = %1 s ruht „%2“ in einer Ecke seines Abstands, wo „%3“ umschlägt: beide Seiten halten ihn dort</translation>
    </message>
    <message>
        <source>use &quot;euler-moreau&quot;</source>
        <translation>verwenden Sie „euler-moreau“</translation>
    </message>
    <message>
        <source>use &quot;moreau-jean&quot;, or write the force as a formula: max(0, -k*gap)</source>
        <translation>verwenden Sie „moreau-jean“, oder schreiben Sie die Kraft als Formel: max(0, -k*gap)</translation>
    </message>
    <message>
        <source>use a smaller step</source>
        <translation>nehmen Sie einen kleineren Schritt</translation>
    </message>
    <message>
        <source>use a smaller step, or write what answers to its own effect at once as one system</source>
        <translation>nehmen Sie einen kleineren Schritt, oder schreiben Sie, was sofort auf seine eigene Wirkung antwortet, als ein System</translation>
    </message>
    <message>
        <source>use q, v and x of systems, q and v of bodies, y and ydot of joints, t and parameters</source>
        <translation>verwenden Sie q, v und x von Systemen, q und v von Körpern, y und ydot von Gelenken, t und Parameter</translation>
    </message>
    <message>
        <source>use t, drives, parameters, q and v of bodies, y and ydot of joints, and states of systems</source>
        <translation>verwenden Sie t, Antriebe, Parameter, q und v von Körpern, y und ydot von Gelenken und Zustände von Systemen</translation>
    </message>
    <message>
        <source>use time stepping</source>
        <translation>verwenden Sie das Zeitschrittverfahren</translation>
    </message>
    <message>
        <source>use x, q and v of systems, q and v of bodies, y and ydot of joints, t and parameters</source>
        <translation>verwenden Sie x, q und v von Systemen, q und v von Körpern, y und ydot von Gelenken, t und Parameter</translation>
    </message>
    <message>
        <source>write BODY x,y,z X,Y,Z: a point of the body and where it is pulled to, m</source>
        <translation>schreiben Sie KÖRPER x,y,z X,Y,Z: ein Punkt des Körpers und wohin er gezogen wird, m</translation>
    </message>
    <message>
        <source>write STEP:NAME=VALUE, as 120:rpm=660</source>
        <translation>schreiben Sie SCHRITT:NAME=WERT, etwa 120:rpm=660</translation>
    </message>
    <message>
        <source>write friction and relays as laws, not as formulas with sign or if, or use time stepping</source>
        <translation>schreiben Sie Reibung und Relais als Gesetze, nicht als Formeln mit sign oder if, oder verwenden Sie das Zeitschrittverfahren</translation>
    </message>
    <message>
        <source>y(%1) = %2 &lt; 0 at contact &apos;%3&apos;: bodies overlap at the start</source>
        <translation>y(%1) = %2 &lt; 0 am Kontakt „%3“: Körper überlappen am Anfang</translation>
    </message>
    <message>
        <source>%1 switches without end: the motion on either side leads back</source>
        <translation>%1 schaltet ohne Ende um: die Bewegung auf beiden Seiten führt zurück</translation>
    </message>
    <message>
        <source>%1a number of the scene&apos;s equations is not finite%2</source>
        <translation>%1eine Zahl der Gleichungen der Szene ist nicht endlich%2</translation>
    </message>
    <message>
        <source>%1a number of the scene&apos;s equations is not finite: %2</source>
        <translation>%1eine Zahl der Gleichungen der Szene ist nicht endlich: %2</translation>
    </message>
    <message>
        <source>%1the condition %2 is not a number</source>
        <translation>%1die Bedingung %2 ist keine Zahl</translation>
    </message>
    <message>
        <source>%1what %2 watches is not a number</source>
        <translation>%1was %2 beobachtet, ist keine Zahl</translation>
    </message>
    <message>
        <source>%1 and %2, point %3</source>
        <translation>%1 und %2, Punkt %3</translation>
    </message>
    <message>
        <source>%1 is a count: a program is compiled for one</source>
        <translation>%1 ist eine Anzahl: Ein Programm wird für eine übersetzt</translation>
    </message>
    <message>
        <source>%1 is driven already</source>
        <translation>%1 ist schon angetrieben</translation>
    </message>
    <message>
        <source>%1 is no joint</source>
        <translation>%1 ist kein Gelenk</translation>
    </message>
    <message>
        <source>%1 is repeated, and a drive acts on one joint</source>
        <translation>%1 ist wiederholt, und ein Antrieb wirkt auf ein Gelenk</translation>
    </message>
    <message>
        <source>%1 leaves no coordinate that a drive could act on</source>
        <translation>%1 lässt keine Koordinate frei, auf die ein Antrieb wirken könnte</translation>
    </message>
    <message>
        <source>%1 uses %2, which belongs to no body that is joined</source>
        <translation>%1 benutzt %2, das zu keinem verbundenen Körper gehört</translation>
    </message>
    <message>
        <source>%1, drive</source>
        <translation>%1, Antrieb</translation>
    </message>
    <message>
        <source>%1, friction</source>
        <translation>%1, Reibung</translation>
    </message>
    <message>
        <source>%1, lower limit</source>
        <translation>%1, untere Grenze</translation>
    </message>
    <message>
        <source>%1, upper limit</source>
        <translation>%1, obere Grenze</translation>
    </message>
    <message>
        <source>%1: a corner is passed</source>
        <translation>%1: eine Ecke wird überschritten</translation>
    </message>
    <message>
        <source>&apos;%1&apos; and &apos;%2&apos;</source>
        <translation>„%1“ und „%2“</translation>
    </message>
    <message>
        <source>Force by current, N/A, and voltage by speed, V s/m.</source>
        <translation>Kraft je Strom, N/A, und Spannung je Geschwindigkeit, V s/m.</translation>
    </message>
    <message>
        <source>Force by displacement, N/m.</source>
        <translation>Kraft je Weg, N/m.</translation>
    </message>
    <message>
        <source>Force by speed, N s/m.</source>
        <translation>Kraft je Geschwindigkeit, N s/m.</translation>
    </message>
    <message>
        <source>Moment by angle, N m/rad.</source>
        <translation>Moment je Winkel, N m/rad.</translation>
    </message>
    <message>
        <source>Moment by current, N m/A, and voltage by speed, V s/rad.</source>
        <translation>Moment je Strom, N m/A, und Spannung je Drehzahl, V s/rad.</translation>
    </message>
    <message>
        <source>Moment by speed, N m s/rad.</source>
        <translation>Moment je Drehzahl, N m s/rad.</translation>
    </message>
    <message>
        <source>Motor constant k</source>
        <translation>Motorkonstante k</translation>
    </message>
    <message>
        <source>Of the source that feeds the motor.</source>
        <translation>Der Quelle, die den Motor speist.</translation>
    </message>
    <message>
        <source>Of the winding.</source>
        <translation>Der Wicklung.</translation>
    </message>
    <message>
        <source>Of the winding. L/R is the time that the current takes to follow the speed.</source>
        <translation>Der Wicklung. L/R ist die Zeit, in der der Strom der Drehzahl folgt.</translation>
    </message>
    <message>
        <source>Set value</source>
        <translation>Sollwert</translation>
    </message>
    <message>
        <source>Where the controller brings the joint, from where it starts.</source>
        <translation>Wohin der Regler das Gelenk bringt, von seinem Anfang aus.</translation>
    </message>
    <message>
        <source>an event-driven run takes bodies or systems of equations, and this scene has both</source>
        <translation>ein ereignisgesteuerter Lauf nimmt Körper oder Gleichungssysteme, und diese Szene hat beides</translation>
    </message>
    <message>
        <source>an event-driven run takes no hand on a body yet</source>
        <translation>ein ereignisgesteuerter Lauf nimmt noch keine Hand an einem Körper</translation>
    </message>
    <message>
        <source>compile the scene again with the new value</source>
        <translation>übersetzen Sie die Szene mit dem neuen Wert noch einmal</translation>
    </message>
    <message>
        <source>drive its velocity, or leave &quot;largest&quot; out</source>
        <translation>treiben Sie seine Geschwindigkeit an, oder lassen Sie &quot;largest&quot; weg</translation>
    </message>
    <message>
        <source>event-driven integration needs friction in a plane; the contact of %1 slides in two directions</source>
        <translation>ereignisgesteuertes Rechnen braucht Reibung in einer Ebene; der Kontakt von %1 gleitet in zwei Richtungen</translation>
    </message>
    <message>
        <source>friction of bodies cannot begin or end while an event-driven run goes on</source>
        <translation>Reibung von Körpern kann nicht beginnen oder enden, während ein ereignisgesteuerter Lauf weitergeht</translation>
    </message>
    <message>
        <source>from t = %1 s on by time steps of %2 s: the impacts of &apos;%3&apos; follow each other too fast</source>
        <translation>ab t = %1 s mit Zeitschritten von %2 s: die Stöße von „%3“ folgen einander zu schnell</translation>
    </message>
    <message>
        <source>give one value for each parameter of the scene, in its order</source>
        <translation>geben Sie für jeden Parameter der Szene einen Wert an, in ihrer Reihenfolge</translation>
    </message>
    <message>
        <source>its formula is %1, not 0</source>
        <translation>seine Formel ergibt %1, nicht 0</translation>
    </message>
    <message>
        <source>its gap is %1, below 0</source>
        <translation>sein Spalt ist %1, unter 0</translation>
    </message>
    <message>
        <source>look at roots, logarithms and divisions in it, and where the bodies have come to</source>
        <translation>sehen Sie nach Wurzeln, Logarithmen und Divisionen darin, und wohin die Körper gekommen sind</translation>
    </message>
    <message>
        <source>look at roots, logarithms and divisions in it, and where the bodies stand</source>
        <translation>sehen Sie nach Wurzeln, Logarithmen und Divisionen darin, und wo die Körper stehen</translation>
    </message>
    <message>
        <source>more than 16 contacts of bodies (%1) are closed at t = %2 s</source>
        <translation>mehr als 16 Kontakte von Körpern (%1) sind bei t = %2 s geschlossen</translation>
    </message>
    <message>
        <source>move a body, or change the formula, so that it holds at the start</source>
        <translation>verschieben Sie einen Körper oder ändern Sie die Formel, sodass sie am Anfang gilt</translation>
    </message>
    <message>
        <source>name its body in &quot;between&quot;</source>
        <translation>nennen Sie seinen Körper in &quot;between&quot;</translation>
    </message>
    <message>
        <source>name one (a contact with the world) or two</source>
        <translation>nennen Sie einen (Kontakt mit der Welt) oder zwei</translation>
    </message>
    <message>
        <source>positions or velocities of bodies are not finite at t = %1 s</source>
        <translation>Lagen oder Geschwindigkeiten von Körpern sind bei t = %1 s nicht endlich</translation>
    </message>
    <message>
        <source>pull under &quot;moreau-jean&quot;</source>
        <translation>ziehen Sie unter &quot;moreau-jean&quot;</translation>
    </message>
    <message>
        <source>select a hinge or a slide</source>
        <translation>wählen Sie ein Scharnier oder einen Schieber</translation>
    </message>
    <message>
        <source>select a hinge, a slide or a cylindrical joint</source>
        <translation>wählen Sie ein Scharnier, einen Schieber oder ein Zylindergelenk</translation>
    </message>
    <message>
        <source>select a joint that stands alone</source>
        <translation>wählen Sie ein Gelenk, das allein steht</translation>
    </message>
    <message>
        <source>take its drive out first</source>
        <translation>nehmen Sie zuerst seinen Antrieb heraus</translation>
    </message>
    <message>
        <source>take them from Program::numbers() of this program</source>
        <translation>nehmen Sie sie aus Program::numbers() dieses Programms</translation>
    </message>
    <message>
        <source>the contact of %1 resists rolling or spinning, which has no event-driven form yet</source>
        <translation>der Kontakt von %1 widersetzt sich dem Rollen oder Bohren; dafür gibt es noch keine ereignisgesteuerte Form</translation>
    </message>
    <message>
        <source>the contact of a %1 with a %2, of %3, has no event-driven form yet</source>
        <translation>für den Kontakt von %1 mit %2, von %3, gibt es noch keine ereignisgesteuerte Form</translation>
    </message>
    <message>
        <source>the formula of %1 or its slope is no finite number at the start</source>
        <translation>die Formel von %1 oder ihre Steigung ist am Anfang keine endliche Zahl</translation>
    </message>
    <message>
        <source>the formula of interaction &apos;%1&apos; or its slope is no finite number</source>
        <translation>die Formel der Wechselwirkung &apos;%1&apos; oder ihre Steigung ist keine endliche Zahl</translation>
    </message>
    <message>
        <source>the position drive of joint &apos;%1&apos; has a largest force, which has no event-driven form: what it does at its bound depends on the step</source>
        <translation>der Lageantrieb des Gelenks &apos;%1&apos; hat eine größte Kraft; dafür gibt es keine ereignisgesteuerte Form: was er an seiner Grenze tut, hängt vom Schritt ab</translation>
    </message>
    <message>
        <source>the relation %1 cannot join bodies</source>
        <translation>die Relation %1 kann keine Körper verbinden</translation>
    </message>
    <message>
        <source>the relation of &apos;%1&apos; cannot join bodies</source>
        <translation>die Relation von &apos;%1&apos; kann keine Körper verbinden</translation>
    </message>
    <message>
        <source>there are %1 values for %2 parameters</source>
        <translation>es gibt %1 Werte für %2 Parameter</translation>
    </message>
    <message>
        <source>these are %1 numbers, the program has %2</source>
        <translation>das sind %1 Zahlen, das Programm hat %2</translation>
    </message>
    <message>
        <source>too many contacts of bodies: %1 pairs of points and surfaces can meet here, and 64 is the most</source>
        <translation>zu viele Kontakte von Körpern: %1 Paare von Punkten und Flächen können sich hier treffen, und 64 ist das Höchste</translation>
    </message>
    <message>
        <source>use &quot;moreau-jean&quot;, or a planar world</source>
        <translation>nehmen Sie &quot;moreau-jean&quot;, oder eine ebene Welt</translation>
    </message>
    <message>
        <source>use time stepping: &quot;moreau-jean&quot;</source>
        <translation>nehmen Sie Zeitschritte: &quot;moreau-jean&quot;</translation>
    </message>
    <message>
        <source>write its gap as a formula: &quot;lagrangian-rheonomous&quot;</source>
        <translation>schreiben Sie ihren Spalt als Formel: &quot;lagrangian-rheonomous&quot;</translation>
    </message>
    <message>
        <source>write the gap as a formula: &quot;lagrangian-scleronomous&quot;, with t &quot;lagrangian-rheonomous&quot;</source>
        <translation>schreiben Sie den Spalt als Formel: &quot;lagrangian-scleronomous&quot;, mit t &quot;lagrangian-rheonomous&quot;</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>die Datei kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>the file cannot be written</source>
        <translation>die Datei kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>%1 events in the first %2 s, each met at its own instant, not at the end of a step</source>
        <translation>%1 Ereignisse in den ersten %2 s, jedes zu seinem eigenen Zeitpunkt getroffen, nicht am Ende eines Schritts</translation>
    </message>
    <message>
        <source>%1 positions and velocities, and by events more than %2 are slow</source>
        <translation>%1 Lagen und Geschwindigkeiten, und ereignisgesteuert sind mehr als %2 langsam</translation>
    </message>
    <message>
        <source>%1 rows of relations, and by events more than %2 are slow</source>
        <translation>%1 Zeilen von Relationen, und ereignisgesteuert sind mehr als %2 langsam</translation>
    </message>
    <message>
        <source>1 event in the first %1 s, met at its own instant, not at the end of a step</source>
        <translation>1 Ereignis in den ersten %1 s, zu seinem eigenen Zeitpunkt getroffen, nicht am Ende eines Schritts</translation>
    </message>
    <message>
        <source>by events it cannot run: %1</source>
        <translation>ereignisgesteuert kann sie nicht laufen: %1</translation>
    </message>
    <message>
        <source>by events the run fails: %1</source>
        <translation>ereignisgesteuert scheitert der Lauf: %1</translation>
    </message>
    <message>
        <source>by events there are more events than steps at t = %1 s, and time stepping takes many at once</source>
        <translation>bei t = %1 s gibt es mehr Ereignisse als Schritte, und Zeitschritte nehmen viele auf einmal</translation>
    </message>
    <message>
        <source>look at the speeds and gaps there, or use time stepping: &quot;moreau-jean&quot;</source>
        <translation>Geschwindigkeiten und Abstände dort prüfen oder Zeitschritte verwenden: &quot;moreau-jean&quot;</translation>
    </message>
    <message>
        <source>more than 100000 impacts within 1 s at t = %1 s, the last of &apos;%2&apos;</source>
        <translation>mehr als 100000 Stöße innerhalb von 1 s bei t = %1 s, der letzte von &apos;%2&apos;</translation>
    </message>
    <message>
        <source>no event in the first %1 s: smooth motion is of order 8, and what comes later is met at its own instant</source>
        <translation>kein Ereignis in den ersten %1 s: die glatte Bewegung hat Ordnung 8, und was später kommt, wird zu seinem eigenen Zeitpunkt getroffen</translation>
    </message>
    <message>
        <source>use &quot;zeno&quot;: &quot;jump&quot;, which ends an accumulation, or time stepping: &quot;moreau-jean&quot;</source>
        <translation>&quot;zeno&quot;: &quot;jump&quot; verwenden, das eine Häufung beendet, oder Zeitschritte: &quot;moreau-jean&quot;</translation>
    </message>
    <message>
        <source>%1 distance to the bound</source>
        <translation>%1 Abstand zur Grenze</translation>
    </message>
    <message>
        <source>%1 events in the first %2 s, each met at its own instant; between them the motion is stiff, and its flow implicit</source>
        <translation>%1 Ereignisse in den ersten %2 s, jedes zu seinem eigenen Zeitpunkt; dazwischen ist die Bewegung steif und ihr Fluss implizit</translation>
    </message>
    <message>
        <source>%1 friction reserve</source>
        <translation>%1 Reibungsreserve</translation>
    </message>
    <message>
        <source>%1 has the compliance %2</source>
        <translation>%1 hat die Nachgiebigkeit %2</translation>
    </message>
    <message>
        <source>%1 lower limit </source>
        <translation>%1 untere Grenze </translation>
    </message>
    <message>
        <source>%1 upper limit </source>
        <translation>%1 obere Grenze </translation>
    </message>
    <message>
        <source>%1 uses %2 of the drive</source>
        <translation>%1 verwendet %2 des Antriebs</translation>
    </message>
    <message>
        <source>%1the motion is stiff and its flow implicit (Radau IIA): stability held the steps of the explicit one short, not the tolerance</source>
        <translation>%1die Bewegung ist steif und ihr Fluss implizit (Radau IIA): Stabilität hielt die Schritte des expliziten kurz, nicht die Toleranz</translation>
    </message>
    <message>
        <source>%1the steps of the event-driven integrator are held short by the stiffness of the equations, not by the tolerance: time stepping may be faster</source>
        <translation>%1die Schritte des ereignisgesteuerten Integrators werden von der Steifheit der Gleichungen kurz gehalten, nicht von der Toleranz: Zeitschritte sind vielleicht schneller</translation>
    </message>
    <message>
        <source>%1the steps of the event-driven integrator are held short by the stiffness of the equations, not by the tolerance: write &quot;flow&quot;: &quot;stiff&quot;, or leave &quot;flow&quot; out</source>
        <translation>%1die Schritte des ereignisgesteuerten Integrators werden von der Steifheit der Gleichungen kurz gehalten, nicht von der Toleranz: schreiben Sie &quot;flow&quot;: &quot;stiff&quot;, oder lassen Sie &quot;flow&quot; weg</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a guard, which event-driven runs alone have</source>
        <translation>&apos;%1&apos; ist eine Wächterfunktion, die es nur in ereignisgesteuerten Läufen gibt</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is first-order and has no velocity that a gap with a body could stop</source>
        <translation>&apos;%1&apos; ist erster Ordnung und hat keine Geschwindigkeit, die ein Abstand zu einem Körper anhalten könnte</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not recorded: it is a guard, which event-driven runs alone have</source>
        <translation>&apos;%1&apos; wird nicht aufgezeichnet: es ist eine Wächterfunktion, die es nur in ereignisgesteuerten Läufen gibt</translation>
    </message>
    <message>
        <source>D needs the rate of &quot;%1&quot;, which is no signal of the scene</source>
        <translation>D braucht die Rate von &quot;%1&quot;, die kein Signal der Szene ist</translation>
    </message>
    <message>
        <source>Force by what it measures.</source>
        <translation>Kraft je Einheit des Gemessenen.</translation>
    </message>
    <message>
        <source>Gain of %1</source>
        <translation>Verstärkung von %1</translation>
    </message>
    <message>
        <source>Gear ratio n</source>
        <translation>Übersetzung n</translation>
    </message>
    <message>
        <source>Moment by what it measures.</source>
        <translation>Moment je Einheit des Gemessenen.</translation>
    </message>
    <message>
        <source>Path of the motor for each metre of the joint.</source>
        <translation>Weg des Motors je Meter des Gelenks.</translation>
    </message>
    <message>
        <source>Turns of the motor for each turn of the joint.</source>
        <translation>Umdrehungen des Motors je Umdrehung des Gelenks.</translation>
    </message>
    <message>
        <source>a compliant gap with a body uses the lambda of another row</source>
        <translation>ein nachgiebiger Abstand zu einem Körper verwendet das Lambda einer anderen Zeile</translation>
    </message>
    <message>
        <source>an interaction joins up to %1 bodies and systems, not %2</source>
        <translation>eine Wechselwirkung verbindet bis zu %1 Körper und Systeme, nicht %2</translation>
    </message>
    <message>
        <source>change %1 first</source>
        <translation>ändern Sie zuerst %1</translation>
    </message>
    <message>
        <source>choose it as the kind of the controller</source>
        <translation>wählen Sie es als Art des Reglers</translation>
    </message>
    <message>
        <source>choose the integrator &quot;event-driven&quot;, or leave it out</source>
        <translation>wählen Sie den Integrator &quot;event-driven&quot;, oder lassen Sie es weg</translation>
    </message>
    <message>
        <source>from t = %1 s on </source>
        <translation>ab t = %1 s </translation>
    </message>
    <message>
        <source>give D a filter, &quot;10 ms&quot;, or the gain 0</source>
        <translation>geben Sie D einen Filter, &quot;10 ms&quot;, oder die Verstärkung 0</translation>
    </message>
    <message>
        <source>give its begin before its end, and at least one sample</source>
        <translation>geben Sie den Anfang vor dem Ende an, und mindestens eine Probe</translation>
    </message>
    <message>
        <source>leave out &quot;flow&quot;: &quot;stiff&quot;</source>
        <translation>lassen Sie &quot;flow&quot;: &quot;stiff&quot; weg</translation>
    </message>
    <message>
        <source>let each row use its own</source>
        <translation>jede Zeile verwende ihr eigenes</translation>
    </message>
    <message>
        <source>let it be a number times lambda, or write the spring as a force by formula</source>
        <translation>machen Sie daraus eine Zahl mal lambda, oder schreiben Sie die Feder als Kraft durch eine Formel</translation>
    </message>
    <message>
        <source>let lambda add a positive compliance to the gap, for example lambda/k</source>
        <translation>lassen Sie lambda dem Abstand eine positive Nachgiebigkeit hinzufügen, zum Beispiel lambda/k</translation>
    </message>
    <message>
        <source>let the interaction join the first-order system alone and read the body, and let a force by formula act on the body</source>
        <translation>die Wechselwirkung verbinde das System erster Ordnung allein und lese den Körper; auf den Körper wirke eine Kraft durch eine Formel</translation>
    </message>
    <message>
        <source>measured by controller</source>
        <translation>vom Regler gemessen</translation>
    </message>
    <message>
        <source>measured by controller %1</source>
        <translation>von Regler %1 gemessen</translation>
    </message>
    <message>
        <source>neither a motor nor a controller drives %1</source>
        <translation>weder ein Motor noch ein Regler treibt %1 an</translation>
    </message>
    <message>
        <source>no controller drives &apos;%1&apos;</source>
        <translation>kein Regler treibt &apos;%1&apos; an</translation>
    </message>
    <message>
        <source>no motor drives &apos;%1&apos;</source>
        <translation>kein Motor treibt &apos;%1&apos; an</translation>
    </message>
    <message>
        <source>no state feedback drives &apos;%1&apos;</source>
        <translation>keine Zustandsrückführung treibt &apos;%1&apos; an</translation>
    </message>
    <message>
        <source>order of controller</source>
        <translation>Stellgröße des Reglers</translation>
    </message>
    <message>
        <source>order of controller %1</source>
        <translation>Stellgröße von Regler %1</translation>
    </message>
    <message>
        <source>put one on it first</source>
        <translation>setzen Sie zuerst einen darauf</translation>
    </message>
    <message>
        <source>run the scene by events, or with a smaller step</source>
        <translation>rechnen Sie die Szene ereignisgesteuert, oder mit kleinerem Schritt</translation>
    </message>
    <message>
        <source>samples between steps are known of event-driven runs alone</source>
        <translation>Proben zwischen den Schritten gibt es nur von ereignisgesteuerten Läufen</translation>
    </message>
    <message>
        <source>split the formula</source>
        <translation>teilen Sie die Formel</translation>
    </message>
    <message>
        <source>take its drive out in the inspector</source>
        <translation>nehmen Sie seinen Antrieb im Inspektor heraus</translation>
    </message>
    <message>
        <source>the compliance of a gap with a body changes with t, a state or lambda</source>
        <translation>die Nachgiebigkeit eines Abstands zu einem Körper ändert sich mit t, einem Zustand oder lambda</translation>
    </message>
    <message>
        <source>the compliance of interaction &apos;%1&apos; is %2</source>
        <translation>die Nachgiebigkeit der Wechselwirkung &apos;%1&apos; ist %2</translation>
    </message>
    <message>
        <source>the compliant gap does not depend on lambda</source>
        <translation>der nachgiebige Abstand hängt nicht von lambda ab</translation>
    </message>
    <message>
        <source>the range of dense samples is empty</source>
        <translation>der Bereich der dichten Proben ist leer</translation>
    </message>
    <message>
        <source>the scene</source>
        <translation>die Szene</translation>
    </message>
    <message>
        <source>the stiff flow needs the derivatives of all formulas, and %1</source>
        <translation>der steife Fluss braucht die Ableitungen aller Formeln, und %1</translation>
    </message>
    <message>
        <source>the velocities at t = 0 violate row %1 of &apos;%2&apos; by %3 m/s: the first step leaves %4 of that in y (run.integrator.percussion &quot;middle&quot; makes an impact first, projection &quot;direct&quot; brings y back)</source>
        <translation>die Geschwindigkeiten bei t = 0 verletzen Zeile %1 von &apos;%2&apos; um %3 m/s: der erste Schritt lässt %4 davon in y stehen (run.integrator.percussion &quot;middle&quot; macht zuerst einen Stoß, projection &quot;direct&quot; bringt y zurück)</translation>
    </message>
    <message>
        <source>there is a name too many: %1</source>
        <translation>ein Name ist zu viel: %1</translation>
    </message>
    <message>
        <source>those of &apos;%1&apos; change where the formula itself does not</source>
        <translation>die von &apos;%1&apos; ändern sich, wo die Formel selbst es nicht tut</translation>
    </message>
    <message>
        <source>what it measures is missing</source>
        <translation>was er misst, fehlt</translation>
    </message>
    <message>
        <source>write a signal, &quot;rod.q[2]&quot;, or the name of an expression</source>
        <translation>schreiben Sie ein Signal, &quot;rod.q[2]&quot;, oder den Namen eines Ausdrucks</translation>
    </message>
    <message>
        <source>%1the run was stopped on its way to the next sample</source>
        <translation>%1wurde der Lauf auf dem Weg zur nächsten Probe angehalten</translation>
    </message>
    <message>
        <source>%1the motion has been evaluated as often as was allowed</source>
        <translation>%1wurde die Bewegung so oft ausgewertet, wie erlaubt war</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is made of itself</source>
        <translation>&apos;%1&apos; besteht aus sich selbst</translation>
    </message>
    <message>
        <source>take it out of the expressions that its own formula uses</source>
        <translation>nehmen Sie es aus den Ausdrücken heraus, die seine eigene Formel verwendet</translation>
    </message>
    <message>
        <source>the file is being written, or it is not yours</source>
        <translation>die Datei wird gerade geschrieben oder gehört Ihnen nicht</translation>
    </message>
    <message>
        <source>the motion is much faster than its samples: steps of %1 s would not see it, and by events it takes long</source>
        <translation>die Bewegung ist viel schneller als ihre Abtastung: Schritte von %1 s sähen sie nicht, und ereignisgesteuert dauert sie lange</translation>
    </message>
    <message>
        <source>wait until its program has ended</source>
        <translation>warten, bis ihr Programm beendet ist</translation>
    </message>
    <message>
        <source>%1 acts on no state: its lambda tells on which side of 0 its y is, and nothing else</source>
        <translation>%1 wirkt auf keinen Zustand: sein lambda sagt, auf welcher Seite von 0 sein y liegt, und sonst nichts</translation>
    </message>
    <message>
        <source>&quot;files&quot; holds something else than files</source>
        <translation>„files“ enthält anderes als Dateien</translation>
    </message>
    <message>
        <source>&quot;files&quot; is no list</source>
        <translation>„files“ ist keine Liste</translation>
    </message>
    <message>
        <source>another bundle came with another mesh &apos;%1&apos;</source>
        <translation>ein anderes Bündel brachte ein anderes Netz „%1“ mit</translation>
    </message>
    <message>
        <source>move that file away, or replay the bundle in another folder</source>
        <translation>diese Datei wegräumen oder das Bündel in einem anderen Ordner wiederholen</translation>
    </message>
    <message>
        <source>one of its files is damaged</source>
        <translation>eine seiner Dateien ist beschädigt</translation>
    </message>
    <message>
        <source>open this bundle in a program of its own</source>
        <translation>dieses Bündel in einem eigenen Programm öffnen</translation>
    </message>
    <message>
        <source>relay &apos;%1&apos; meets its surface at t = %2 s with a rate of zero and may leave it to both sides: where it goes is not determined</source>
        <translation>das Relais „%1“ trifft seine Fläche bei t = %2 s ohne Geschwindigkeit und kann sie nach beiden Seiten verlassen: wohin es geht, ist nicht bestimmt</translation>
    </message>
    <message>
        <source>the mesh &apos;%1&apos; is there, and is not the one that the bundle was made with</source>
        <translation>das Netz „%1“ ist da, aber nicht das, mit dem das Bündel gemacht wurde</translation>
    </message>
    <message>
        <source>the setting &quot;%1&quot; is of rigid bodies, and this scene has none</source>
        <translation>die Einstellung „%1“ gehört zu starren Körpern, und diese Szene hat keine</translation>
    </message>
    <message>
        <source>use &quot;euler-moreau&quot;, or start beside the surface</source>
        <translation>„euler-moreau“ nehmen oder neben der Fläche beginnen</translation>
    </message>
    <message>
        <source>a drive follows the motion itself, which has no event-driven form yet</source>
        <translation>ein Antrieb folgt der Bewegung selbst, was noch keine ereignisgesteuerte Form hat</translation>
    </message>
    <message>
        <source>a force drive reads a force or a percussion, which an event-driven run knows only after the forces</source>
        <translation>ein Kraftantrieb liest eine Kraft oder einen Stoß, die ein ereignisgesteuerter Lauf erst nach den Kräften kennt</translation>
    </message>
    <message>
        <source>a force of a body reads a force or a percussion, which an event-driven run knows only after the forces</source>
        <translation>eine Kraft eines Körpers liest eine Kraft oder einen Stoß, die ein ereignisgesteuerter Lauf erst nach den Kräften kennt</translation>
    </message>
    <message>
        <source>give it e = 0 or a smaller mu</source>
        <translation>geben Sie e = 0 oder ein kleineres mu an</translation>
    </message>
    <message>
        <source>let a gap by formula hold what the drive holds, drive by a force, or use &quot;moreau-jean&quot;</source>
        <translation>lassen Sie einen Abstand als Formel halten, was der Antrieb hält, treiben Sie durch eine Kraft an, oder verwenden Sie &quot;moreau-jean&quot;</translation>
    </message>
    <message>
        <source>look for a body without room between two stops, or give smaller restitutions</source>
        <translation>suchen Sie einen Körper ohne Platz zwischen zwei Anschlägen, oder geben Sie kleinere Stoßzahlen an</translation>
    </message>
    <message>
        <source>no velocities obey the impact laws of %1 together at t = %2 s: there the impacts are taken one after the other until none approaches</source>
        <translation>keine Geschwindigkeiten erfüllen bei t = %2 s die Stoßgesetze von %1 zugleich: dort werden die Stöße nacheinander genommen, bis sich nichts mehr nähert</translation>
    </message>
    <message>
        <source>no velocities were found that obey the impact laws of %1 together at t = %2 s: there the impacts are taken one after the other until none approaches</source>
        <translation>bei t = %2 s wurden keine Geschwindigkeiten gefunden, die die Stoßgesetze von %1 zugleich erfüllen: dort werden die Stöße nacheinander genommen, bis sich nichts mehr nähert</translation>
    </message>
    <message>
        <source>the gap of &apos;%1&apos; is made of pieces (%2), which has no event-driven form between bodies yet</source>
        <translation>der Abstand von &apos;%1&apos; ist aus Stücken gemacht (%2), was zwischen Körpern noch keine ereignisgesteuerte Form hat</translation>
    </message>
    <message>
        <source>the impact of &apos;%1&apos; at t = %2 s has no answer: with mu = %3 friction wedges it, and e = %4 asks it to leave</source>
        <translation>der Stoß von &apos;%1&apos; bei t = %2 s hat keine Lösung: mit mu = %3 klemmt ihn die Reibung, und e = %4 verlangt, dass er sich löst</translation>
    </message>
    <message>
        <source>the impact problem of %1 at t = %2 s was not solved</source>
        <translation>das Stoßproblem von %1 bei t = %2 s wurde nicht gelöst</translation>
    </message>
    <message>
        <source>the impacts of %1, one after the other at t = %2 s, do not end: they push against each other</source>
        <translation>die Stöße von %1 nacheinander bei t = %2 s enden nicht: sie drücken gegeneinander</translation>
    </message>
    <message>
        <source>use &quot;moreau-jean&quot;, or a formula without pieces</source>
        <translation>verwenden Sie &quot;moreau-jean&quot;, oder eine Formel ohne Stücke</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of %2 is longer than %3 bytes</source>
        <translation>„%1“ von %2 ist länger als %3 Bytes</translation>
    </message>
    <message>
        <source>and %1 more things are left out or taken otherwise</source>
        <translation>und %1 weitere Dinge sind weggelassen oder anders übernommen</translation>
    </message>
    <message>
        <source>choose another folder</source>
        <translation>einen anderen Ordner wählen</translation>
    </message>
    <message>
        <source>its links lead back to themselves</source>
        <translation>seine Verknüpfungen führen zu sich selbst zurück</translation>
    </message>
    <message>
        <source>the robot has more than %1 shapes</source>
        <translation>der Roboter hat mehr als %1 Formen</translation>
    </message>
    <message>
        <source>the robot has more than %1 links</source>
        <translation>der Roboter hat mehr als %1 Glieder</translation>
    </message>
    <message>
        <source>take it apart into several files</source>
        <translation>zerlegen Sie ihn in mehrere Dateien</translation>
    </message>
    <message>
        <source>a tag has more than %1 attributes</source>
        <translation>ein Element hat mehr als %1 Attribute</translation>
    </message>
    <message>
        <source>join them in a mesh</source>
        <translation>sie zu einem Netz vereinen</translation>
    </message>
    <message>
        <source>look whether its disk and its folder can be read, or use a copy elsewhere</source>
        <translation>nachsehen, ob Datenträger und Ordner lesbar sind, oder eine Kopie von anderswo nehmen</translation>
    </message>
    <message>
        <source>name the file that they should lead to</source>
        <translation>die Datei nennen, zu der sie führen sollen</translation>
    </message>
    <message>
        <source>shorten it</source>
        <translation>es kürzen</translation>
    </message>
    <message>
        <source>take it out of the name</source>
        <translation>es aus dem Namen entfernen</translation>
    </message>
    <message>
        <source>the file cannot be read: there is a NUL character in its name</source>
        <translation>die Datei kann nicht gelesen werden: in ihrem Namen steht ein NUL-Zeichen</translation>
    </message>
    <message>
        <source>the file cannot be written: there is a NUL character in its name</source>
        <translation>die Datei kann nicht geschrieben werden: in ihrem Namen steht ein NUL-Zeichen</translation>
    </message>
    <message>
        <source>the first of them are listed</source>
        <translation>die ersten davon sind aufgeführt</translation>
    </message>
    <message>
        <source>the link &apos;%1&apos; has more than %2 shapes</source>
        <translation>das Glied &apos;%1&apos; hat mehr als %2 Formen</translation>
    </message>
    <message>
        <source>too many shapes of bodies: %1, and by events %2 is the most</source>
        <translation>zu viele Formen von Körpern: %1, und ereignisgesteuert sind höchstens %2 möglich</translation>
    </message>
    <message>
        <source>use time stepping (&quot;moreau-jean&quot;)</source>
        <translation>Zeitschrittverfahren nehmen (&quot;moreau-jean&quot;)</translation>
    </message>
    <message>
        <source>write into a file</source>
        <translation>in eine Datei schreiben</translation>
    </message>
    <message>
        <source>take at most %1: every pair of them has a law</source>
        <translation>höchstens %1 nehmen: jedes Paar von ihnen hat ein Gesetz</translation>
    </message>
    <message>
        <source>the scene has %1 materials</source>
        <translation>die Szene hat %1 Materialien</translation>
    </message>
    <message>
        <source>the largest principal moment is above the sum of the others; it is lowered to that</source>
        <translation>das größte Hauptträgheitsmoment liegt über der Summe der anderen; es wird auf diese gesenkt</translation>
    </message>
    <message>
        <source>use time stepping (&quot;moreau-jean&quot;), or write &quot;touches&quot;: false for what never meets others</source>
        <translation>nehmen Sie Zeitschritte (&quot;moreau-jean&quot;), oder schreiben Sie &quot;touches&quot;: false bei dem, was nie andere trifft</translation>
    </message>
    <message>
        <source>gamma below 1 counts r at the start of each step too, and before the first step r is 0: what a law needs there is missed by a part of a step, and the lambda of an equality of states alone alternates from step to step</source>
        <translation>gamma unter 1 zählt r auch am Anfang jedes Schrittes, und vor dem ersten Schritt ist r gleich 0: Was ein Gesetz dort braucht, fehlt um einen Teil eines Schrittes, und das lambda einer Gleichung allein in Zuständen wechselt von Schritt zu Schritt</translation>
    </message>
    <message>
        <source>take gamma 1, or &quot;full-theta-gamma&quot;, which is of second order at theta = gamma = 1/2</source>
        <translation>gamma 1 nehmen, oder &quot;full-theta-gamma&quot;, das bei theta = gamma = 1/2 von zweiter Ordnung ist</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is written beside a number that is in SI</source>
        <translation>„%1“ steht neben einer Zahl, die in SI ist</translation>
    </message>
    <message>
        <source>write its SI unit, unless the formula itself gives the number in %1</source>
        <translation>ihre SI-Einheit schreiben, wenn nicht die Formel selbst die Zahl in %1 ergibt</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is %2, and &apos;%3&apos; is %4</source>
        <translation>„%1“ ist %2, und „%3“ ist %4</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is %2; %3, %4 needs %5</source>
        <translation>&apos;%1&apos; ist %2; %3 gehört für %4 hierher: %5</translation>
    </message>
    <message>
        <source>beside %1, %2</source>
        <translation>neben %1, %2,</translation>
    </message>
    <message>
        <source>in a gap</source>
        <translation>in einem Abstand</translation>
    </message>
    <message>
        <source>in a sliding velocity</source>
        <translation>in einer Gleitgeschwindigkeit</translation>
    </message>
    <message>
        <source>where %1 is %2</source>
        <translation>wo %1 %2 ist,</translation>
    </message>
    <message>
        <source>it is not negative</source>
        <translation>sie ist nicht negativ</translation>
    </message>
    <message>
        <source>the size is %1</source>
        <translation>die Größe ist %1</translation>
    </message>
    <message>
        <source>%1 more joint says nothing new at the start, or nearly nothing</source>
        <translation>%1 weiteres Gelenk sagt am Anfang nichts Neues oder fast nichts</translation>
    </message>
    <message>
        <source>%1 more joints say nothing new at the start, or nearly nothing</source>
        <translation>%1 weitere Gelenke sagen am Anfang nichts Neues oder fast nichts</translation>
    </message>
    <message>
        <source>%1 says at the start in %2 of its %3 rows nothing beyond %4: the %5 rows of joints in loops have the rank %6, and how they share forces is not unique</source>
        <translation>%1 sagt am Anfang in %2 seiner %3 Zeilen nichts, was nicht schon aus %4 folgt: die %5 Zeilen der Gelenke in Schleifen haben den Rang %6, und wie sie sich die Kräfte teilen, ist nicht eindeutig</translation>
    </message>
    <message>
        <source>%1 says at the start nearly what %2 says (the sine between them is %3): their forces may be very large</source>
        <translation>%1 sagt am Anfang fast, was %2 sagt (der Sinus zwischen ihnen ist %3): ihre Kräfte können sehr groß sein</translation>
    </message>
    <message>
        <source>a dwell has no law</source>
        <translation>eine Rast hat kein Gesetz</translation>
    </message>
    <message>
        <source>and %1 more remarks on units</source>
        <translation>und %1 weitere Bemerkungen zu Einheiten</translation>
    </message>
    <message>
        <source>looking at units</source>
        <translation>Einheiten werden angesehen</translation>
    </message>
    <message>
        <source>what does not move</source>
        <translation>was sich nicht bewegt</translation>
    </message>
    <message>
        <source>whether joints say the same twice was not looked at: too many of them form loops with each other</source>
        <translation>ob Gelenke dasselbe zweimal sagen, wurde nicht angesehen: zu viele von ihnen bilden Schleifen miteinander</translation>
    </message>
    <message>
        <source>%1 = %2 is negative</source>
        <translation>%1 = %2 ist negativ</translation>
    </message>
    <message>
        <source>%1 = %2 would add energy at every impact</source>
        <translation>%1 = %2 würde bei jedem Stoß Energie hinzufügen</translation>
    </message>
    <message>
        <source>start its reader first, or give the name of a file</source>
        <translation>zuerst das Programm starten, das sie liest, oder den Namen einer Datei angeben</translation>
    </message>
    <message>
        <source>the %1 rows of joints in loops have the rank %2 at the start: some joints say nothing new, and how they share forces is not unique</source>
        <translation>die %1 Zeilen von Gelenken in Schleifen haben am Anfang den Rang %2: einige Gelenke sagen nichts Neues, und wie sie sich Kräfte teilen, ist nicht eindeutig</translation>
    </message>
    <message>
        <source>the file cannot be written: it is a pipe that nobody reads</source>
        <translation>die Datei ist nicht beschreibbar: sie ist eine Pipe, die niemand liest</translation>
    </message>
    <message>
        <source>the height</source>
        <translation>die Höhe</translation>
    </message>
    <message>
        <source>the moment of inertia</source>
        <translation>das Trägheitsmoment</translation>
    </message>
    <message>
        <source>the radius</source>
        <translation>der Radius</translation>
    </message>
    <message>
        <source>the scale</source>
        <translation>der Maßstab</translation>
    </message>
    <message>
        <source>add &quot;mu&quot;, or take it out</source>
        <translation>&quot;mu&quot; hinzufügen oder es entfernen</translation>
    </message>
    <message>
        <source>the world has no shapes that the body could touch</source>
        <translation>die Welt hat keine Formen, die der Körper berühren könnte</translation>
    </message>
    <message>
        <source>without friction nothing holds the sliding velocity</source>
        <translation>ohne Reibung hält nichts die Gleitgeschwindigkeit</translation>
    </message>
    <message>
        <source>%1 and %2 are the same file</source>
        <translation>%1 und %2 sind dieselbe Datei</translation>
    </message>
    <message>
        <source>%1 does not quite fit the bodies at the start: %2</source>
        <translation>%1 passt zu Beginn nicht ganz zu den Körpern: %2</translation>
    </message>
    <message>
        <source>%1; the projection of the first step moves them together</source>
        <translation>%1; die Projektion des ersten Schritts bringt sie zusammen</translation>
    </message>
    <message>
        <source>%1; they stay so, there is no projection</source>
        <translation>%1; sie bleiben so, es gibt keine Projektion</translation>
    </message>
    <message>
        <source>give each its own name</source>
        <translation>jeder einen eigenen Namen geben</translation>
    </message>
    <message>
        <source>give initial values that satisfy all of them</source>
        <translation>Anfangswerte angeben, die alle erfüllen</translation>
    </message>
    <message>
        <source>the equations of step %1 did not settle: the last pass changed a velocity by %2 of its size; take a smaller step</source>
        <translation>die Gleichungen von Schritt %1 kamen nicht zur Ruhe: der letzte Durchgang änderte eine Geschwindigkeit um %2 ihrer Größe; einen kleineren Schritt nehmen</translation>
    </message>
    <message>
        <source>at t = %1 s the force or moment on &apos;%2&apos; is %3</source>
        <translation>bei t = %1 s ist die Kraft oder das Moment an &apos;%2&apos; %3</translation>
    </message>
    <message>
        <source>at t = %1 s the force or moment on &apos;%2&apos; is %3: %4</source>
        <translation>bei t = %1 s ist die Kraft oder das Moment an &apos;%2&apos; %3: %4</translation>
    </message>
    <message>
        <source>change the formula so that it is finite there</source>
        <translation>die Formel so ändern, dass sie dort endlich ist</translation>
    </message>
    <message>
        <source>%1 after the change, and there is no projection that moves its bodies</source>
        <translation>%1 nach der Änderung, und es gibt keine Projektion, die ihre Körper bewegt</translation>
    </message>
    <message>
        <source>%1 after the change: the projection of the next steps moves its bodies</source>
        <translation>%1 nach der Änderung: die Projektion der nächsten Schritte bewegt die Körper</translation>
    </message>
    <message>
        <source>%1 has a gap of %2 after the change, and no positions near there leave all gaps open or closed</source>
        <translation>%1 hat nach der Änderung einen Abstand von %2, und keine Lage in der Nähe lässt alle Abstände offen oder geschlossen</translation>
    </message>
    <message>
        <source>%1 has a gap of %2 after the change: the run goes on at the nearest positions that leave all gaps open or closed; %3.q[%4] goes from %5 to %6</source>
        <translation>%1 hat nach der Änderung einen Abstand von %2: der Lauf geht an den nächsten Lagen weiter, die alle Abstände offen oder geschlossen lassen; %3.q[%4] geht von %5 auf %6</translation>
    </message>
    <message>
        <source>%1 is %2 at the start, where the equalities and gaps of its systems move them</source>
        <translation>%1 ist zu Beginn %2, wohin die Gleichungen und Abstände ihrer Systeme diese bringen</translation>
    </message>
    <message>
        <source>%1 is behind its limit by %2</source>
        <translation>%1 liegt um %2 hinter der Grenze</translation>
    </message>
    <message>
        <source>%1 is off by %2</source>
        <translation>%1 weicht um %2 ab</translation>
    </message>
    <message>
        <source>bodies &apos;%1&apos; and &apos;%2&apos; overlap by %3 m</source>
        <translation>Die Körper „%1“ und „%2“ überlappen um %3 m</translation>
    </message>
    <message>
        <source>change it by less, or look for contacts that contradict each other</source>
        <translation>weniger ändern, oder nach Kontakten suchen, die einander widersprechen</translation>
    </message>
    <message>
        <source>the velocities at t = 0 violate %1 by %2 m/s or rad/s: its percussions in the first step stop them</source>
        <translation>die Geschwindigkeiten bei t = 0 verletzen %1 um %2 m/s oder rad/s: die Perkussionen im ersten Schritt halten sie an</translation>
    </message>
    <message>
        <source>interaction &apos;%1&apos;</source>
        <translation>Wechselwirkung „%1“</translation>
    </message>
    <message>
        <source>the %1 of %2 reads a state</source>
        <translation>%1 von %2 liest einen Zustand</translation>
    </message>
    <message>
        <source>use t, drives and parameters; sources read states</source>
        <translation>t, Antriebe und Parameter verwenden; Zustände lesen Quellen</translation>
    </message>
    <message>
        <source>let sources read states, t, drives and parameters, not what diodes and relays set at once</source>
        <translation>Quellen Zustände, t, Antriebe und Parameter lesen lassen, nicht, was Dioden und Relais sofort bestimmen</translation>
    </message>
    <message>
        <source>choose &quot;solver&quot;: { &quot;kind&quot;: &quot;automatic&quot; }, which goes on with other solvers: an active set cannot share forces that are not unique</source>
        <translation>&quot;solver&quot;: { &quot;kind&quot;: &quot;automatic&quot; } wählen, das mit anderen Lösern weitermacht: eine aktive Menge kann Kräfte, die nicht eindeutig sind, nicht aufteilen</translation>
    </message>
    <message>
        <source>%1; most at &apos;%2&apos; (e = %3); the list of impacts shows further ones</source>
        <translation>%1; am meisten bei „%2“ (e = %3); die Liste der Stöße zeigt weitere</translation>
    </message>
    <message>
        <source>%1; most between %2: Newton&apos;s law with friction, or with unequal e, can do that; the list of impacts shows further ones</source>
        <translation>%1; am meisten zwischen %2: Newtons Gesetz mit Reibung oder mit ungleichem e kann das; die Liste der Stöße zeigt weitere</translation>
    </message>
    <message>
        <source>contacts added %1 J at t = %2 s, %3 J of it more than forces explain</source>
        <translation>Kontakte gaben bei t = %2 s %1 J dazu, %3 J davon mehr, als Kräfte erklären</translation>
    </message>
    <message>
        <source>relay &apos;%1[%2]&apos; feeds its own output back (D = %3): several values fit its law at once, and which of them is taken is not determined; it has no memory, as hysteresis would need</source>
        <translation>das Relais &apos;%1[%2]&apos; führt seinen eigenen Ausgang auf sich zurück (D = %3): mehrere Werte erfüllen sein Gesetz zugleich, und welcher genommen wird, ist nicht bestimmt; es hat kein Gedächtnis, wie eine Hysterese es bräuchte</translation>
    </message>
    <message>
        <source>take theta 1: below it a stiff part of the equations and what lambda does to it can be out of step; or look for laws that contradict each other</source>
        <translation>theta 1 nehmen: darunter können ein steifer Teil der Gleichungen und die Wirkung von lambda auf ihn auseinanderlaufen; oder nach Gesetzen suchen, die einander widersprechen</translation>
    </message>
    <message>
        <source>write { &quot;%1&quot;: ... }</source>
        <translation>{ &quot;%1&quot;: ... } schreiben</translation>
    </message>
    <message>
        <source>a comment does not end</source>
        <translation>ein Kommentar endet nicht</translation>
    </message>
    <message>
        <source>an attribute has no value in quotes</source>
        <translation>ein Attribut hat keinen Wert in Anführungszeichen</translation>
    </message>
    <message>
        <source>an element is closed by the name of another</source>
        <translation>ein Element wird mit dem Namen eines anderen geschlossen</translation>
    </message>
    <message>
        <source>an element is not closed</source>
        <translation>ein Element wird nicht geschlossen</translation>
    </message>
    <message>
        <source>an element is not written as XML asks</source>
        <translation>ein Element ist nicht so geschrieben, wie XML es verlangt</translation>
    </message>
    <message>
        <source>elements are nested too deeply</source>
        <translation>Elemente sind zu tief verschachtelt</translation>
    </message>
    <message>
        <source>there is nothing in it</source>
        <translation>es steht nichts darin</translation>
    </message>
    <message>
        <source>there is text outside of any element</source>
        <translation>es steht Text außerhalb aller Elemente</translation>
    </message>
    <message>
        <source>from t = %1 s on &apos;%2&apos; is nearer to zero than the tolerance (atol = %3) tells: what it does there is not followed; give a smaller atol if so little matters</source>
        <translation>von t = %1 s an ist „%2“ näher an null, als die Toleranz (atol = %3) unterscheidet: was es dort tut, wird nicht verfolgt; kleineres atol angeben, wenn so wenig zählt</translation>
    </message>
    <message>
        <source>give metres a turn, or choose a revolute joint</source>
        <translation>Meter je Umdrehung angeben oder ein Drehgelenk wählen</translation>
    </message>
    <message>
        <source>let the bounds be numbers, -1 and 1, and multiply lambda by the formula where it acts: in g(x, lambda) of a first-order relation</source>
        <translation>die Schranken Zahlen sein lassen, -1 und 1, und Lambda dort mit der Formel multiplizieren, wo es wirkt: in g(x, lambda) einer Relation erster Ordnung</translation>
    </message>
    <message>
        <source>take 1/2, or up to 1 for damping</source>
        <translation>1/2 nehmen, oder bis 1, um zu dämpfen</translation>
    </message>
    <message>
        <source>the pitch is 0: this screw does not advance</source>
        <translation>die Steigung ist 0: diese Schraube rückt nicht vor</translation>
    </message>
    <message>
        <source>theta below one half is not stable: what swings undamped gains energy in every step, and what dies much faster than a step lasts grows</source>
        <translation>Theta unter ein halb ist nicht stabil: was ungedämpft schwingt, gewinnt in jedem Schritt Energie, und was viel schneller vergeht, als ein Schritt dauert, wächst</translation>
    </message>
    <message>
        <source>%1the compliance of &apos;%2&apos; has no finite slope%3</source>
        <translation>%1die Nachgiebigkeit von &apos;%2&apos; hat keine endliche Steigung%3</translation>
    </message>
    <message>
        <source>%1the compliance of &apos;%2&apos; has no finite slope: %3</source>
        <translation>%1die Nachgiebigkeit von &apos;%2&apos; hat keine endliche Steigung: %3</translation>
    </message>
    <message>
        <source>write the force as a formula of the gap in F of a nonlinear system, as Hertz&apos;s law k*max(0, -gap)^1.5</source>
        <translation>die Kraft als Formel des Spalts in F eines nichtlinearen Systems schreiben, wie das Hertzsche Gesetz k*max(0, -gap)^1.5</translation>
    </message>
    <message>
        <source>&apos;%1&apos; and &apos;%2&apos; pass through each other</source>
        <translation>&apos;%1&apos; und &apos;%2&apos; gehen durcheinander hindurch</translation>
    </message>
    <message>
        <source>&apos;%1&apos; passes through itself</source>
        <translation>&apos;%1&apos; geht durch sich selbst hindurch</translation>
    </message>
    <message>
        <source>give a body that touches nothing &quot;touches&quot;: false, or repeat less</source>
        <translation>einem Körper, der nichts berührt, &quot;touches&quot;: false geben, oder weniger wiederholen</translation>
    </message>
    <message>
        <source>more than %1 pairs of bodies pass through each other</source>
        <translation>mehr als %1 Paare von Körpern gehen durcheinander hindurch</translation>
    </message>
    <message>
        <source>move them apart by that much, or let them pass through each other: &quot;passes&quot;: [&quot;%1&quot;] for &apos;%2&apos;</source>
        <translation>sie um so viel auseinanderrücken, oder sie durcheinander hindurchgehen lassen: &quot;passes&quot;: [&quot;%1&quot;] bei &apos;%2&apos;</translation>
    </message>
    <message>
        <source>name another body</source>
        <translation>einen anderen Körper nennen</translation>
    </message>
    <message>
        <source>the body touches nothing</source>
        <translation>der Körper berührt nichts</translation>
    </message>
    <message>
        <source>they stand in each other at the start; &quot;passes&quot; of &apos;%1&apos; says so</source>
        <translation>sie stehen am Anfang ineinander; &quot;passes&quot; von &apos;%1&apos; sagt es</translation>
    </message>
    <message>
        <source>use &quot;moreau-jean&quot;, or let them pass through each other (&quot;passes&quot;) if they never meet</source>
        <translation>nehmen Sie &quot;moreau-jean&quot;, oder lassen Sie sie durcheinander hindurchgehen (&quot;passes&quot;), wenn sie sich nie treffen</translation>
    </message>
    <message>
        <source>what it follows would put it outside its limits</source>
        <translation>wem es folgt, der brächte es über seine Grenzen</translation>
    </message>
    <message>
        <source>&apos;%1&apos; joins %2[%3], which does not exist</source>
        <translation>&apos;%1&apos; verbindet %2[%3], das es nicht gibt</translation>
    </message>
    <message>
        <source>&apos;%1&apos; passes through %2[%3], which does not exist</source>
        <translation>&apos;%1&apos; geht durch %2[%3] hindurch, das es nicht gibt</translation>
    </message>
    <message>
        <source>%1 pairs of shapes stand in each other at the start</source>
        <translation>%1 Paare von Formen stehen zu Beginn ineinander</translation>
    </message>
    <message>
        <source>%1no force of one gap holds %2 in the corner of its formula, where &apos;%3&apos; changes, or the step is too long for it</source>
        <translation>%1keine Kraft eines einzigen Spalts hält %2 in der Ecke seiner Formel, wo „%3“ wechselt, oder der Schritt ist zu lang dafür</translation>
    </message>
    <message>
        <source>the step&apos;s equations did not converge: limits, friction and joints of the mechanism found no common side</source>
        <translation>Die Gleichungen des Schritts konvergierten nicht: Anschläge, Reibung und Gelenke des Mechanismus fanden keine gemeinsame Seite</translation>
    </message>
    <message>
        <source>write the two sides as two gaps, &quot;h&quot;: [&quot;...&quot;, &quot;...&quot;]</source>
        <translation>die beiden Seiten als zwei Spalte schreiben, &quot;h&quot;: [&quot;...&quot;, &quot;...&quot;]</translation>
    </message>
    <message>
        <source>write the two sides as two gaps, &quot;h&quot;: [&quot;...&quot;, &quot;...&quot;], or use a smaller step</source>
        <translation>die beiden Seiten als zwei Spalte schreiben, &quot;h&quot;: [&quot;...&quot;, &quot;...&quot;], oder den Schritt verkleinern</translation>
    </message>
    <message>
        <source>bring its points and its bodies nearer to each other</source>
        <translation>seine Punkte und seine Körper näher zueinander bringen</translation>
    </message>
    <message>
        <source>error: the program crashed (</source>
        <translation>Fehler: Das Programm ist abgestürzt (</translation>
    </message>
    <message>
        <source>remove some, or write several as one</source>
        <translation>einige entfernen oder mehrere zu einem zusammenfassen</translation>
    </message>
    <message>
        <source>the file has more than %1 tags, attributes and comments</source>
        <translation>die Datei hat mehr als %1 Tags, Attribute und Kommentare</translation>
    </message>
    <message>
        <source>the scene has more than %1 comments</source>
        <translation>die Szene hat mehr als %1 Kommentare</translation>
    </message>
    <message>
        <source>where %1 stands, or its lever, is no finite number at the start</source>
        <translation>wo %1 steht, oder sein Hebel, ist am Anfang keine endliche Zahl</translation>
    </message>
    <message>
        <source>an event-driven run lets nobody sleep</source>
        <translation>in einem ereignisgesteuerten Lauf schläft kein Körper</translation>
    </message>
    <message>
        <source>at t = %1 s the relay %2 is shorted: %3 conduct in one loop with it, and nothing there limits the current</source>
        <translation>bei t = %1 s ist das Relais %2 kurzgeschlossen: %3 leiten in einer Masche damit, und nichts begrenzt dort den Strom</translation>
    </message>
    <message>
        <source>at t = %1 s the relay %2 is shorted: %3 conducts in one loop with it, and nothing there limits the current</source>
        <translation>bei t = %1 s ist das Relais %2 kurzgeschlossen: %3 leitet in einer Masche damit, und nichts begrenzt dort den Strom</translation>
    </message>
    <message>
        <source>at t = %1 s the source %2 is shorted: %3 conduct in one loop with it, and nothing there limits the current</source>
        <translation>bei t = %1 s ist die Quelle %2 kurzgeschlossen: %3 leiten in einer Masche damit, und nichts begrenzt dort den Strom</translation>
    </message>
    <message>
        <source>at t = %1 s the source %2 is shorted: %3 conducts in one loop with it, and nothing there limits the current</source>
        <translation>bei t = %1 s ist die Quelle %2 kurzgeschlossen: %3 leitet in einer Masche damit, und nichts begrenzt dort den Strom</translation>
    </message>
    <message>
        <source>put a resistor in series with %1 or with one of the diodes</source>
        <translation>legen Sie einen Widerstand in Reihe zu %1 oder zu einer der Dioden</translation>
    </message>
    <message>
        <source>there is no body named &apos;%1&apos; to pull at</source>
        <translation>es gibt keinen Körper „%1“, an dem zu ziehen wäre</translation>
    </message>
    <message>
        <source>write BODY x,y,z X,Y,Z, or BODY x,y X,Y: a point of the body and where it is pulled to, m</source>
        <translation>schreiben Sie KÖRPER x,y,z X,Y,Z oder KÖRPER x,y X,Y: ein Punkt des Körpers und wohin er gezogen wird, m</translation>
    </message>
    <message>
        <source>write the name of a body that moves</source>
        <translation>schreiben Sie den Namen eines Körpers, der sich bewegt</translation>
    </message>
    <message>
        <source>event-driven: Dormand-Prince of order 8, rtol %1, atol %2; impacts one after the other; forces are looked at ten times a step (smaller max_step: more often)</source>
        <translation>ereignisgesteuert: Dormand-Prince der Ordnung 8, rtol %1, atol %2; Stöße nacheinander; Kräfte werden zehnmal je Schritt angesehen (kleineres max_step: öfter)</translation>
    </message>
    <message>
        <source>event-driven: Dormand-Prince of order 8, rtol %1, atol %2; impacts one after the other; gaps and forces of bodies are looked at ten times a step (smaller max_step: more often)</source>
        <translation>ereignisgesteuert: Dormand-Prince der Ordnung 8, rtol %1, atol %2; Stöße nacheinander; Abstände und Kräfte von Körpern werden zehnmal je Schritt angesehen (kleineres max_step: öfter)</translation>
    </message>
    <message>
        <source>event-driven: Dormand-Prince of order 8, rtol %1, atol %2; impacts together; forces are looked at ten times a step (smaller max_step: more often)</source>
        <translation>ereignisgesteuert: Dormand-Prince der Ordnung 8, rtol %1, atol %2; Stöße gemeinsam; Kräfte werden zehnmal je Schritt angesehen (kleineres max_step: öfter)</translation>
    </message>
    <message>
        <source>event-driven: Dormand-Prince of order 8, rtol %1, atol %2; impacts together; gaps and forces of bodies are looked at ten times a step (smaller max_step: more often)</source>
        <translation>ereignisgesteuert: Dormand-Prince der Ordnung 8, rtol %1, atol %2; Stöße gemeinsam; Abstände und Kräfte von Körpern werden zehnmal je Schritt angesehen (kleineres max_step: öfter)</translation>
    </message>
</context>
<context>
    <name>fields</name>
    <message>
        <source>Label</source>
        <translation>Beschriftung</translation>
    </message>
    <message>
        <source>Name shown instead of the one that formulas use</source>
        <translation>Gezeigter Name anstelle dessen, den Formeln benutzen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What formulas and tables call it: letters, digits and _</source>
        <translation>Wie Formeln und Tabellen es nennen: Buchstaben, Ziffern und _</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>With its unit: 358 rpm</source>
        <translation>Mit Einheit: 358 rpm</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Lowest and highest value; plain numbers are in the value&apos;s unit</source>
        <translation>Kleinster und größter Wert; reine Zahlen haben die Einheit des Werts</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>What it is, in one or two sentences</source>
        <translation>Was es ist, in ein, zwei Sätzen</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Angeheftet</translation>
    </message>
    <message>
        <source>A slider in the Parameters panel</source>
        <translation>Ein Regler im Feld Parameter</translation>
    </message>
    <message>
        <source>Integer</source>
        <translation>Ganzzahlig</translation>
    </message>
    <message>
        <source>A whole number, usable as the count of a repeat; changing it begins a new run</source>
        <translation>Eine ganze Zahl, brauchbar als Anzahl einer Wiederholung; ändern beginnt einen neuen Lauf</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>Its name with its arguments: cam(b)</source>
        <translation>Ihr Name mit Argumenten: cam(b)</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formel</translation>
    </message>
    <message>
        <source>Its value, a formula of its arguments</source>
        <translation>Ihr Wert, eine Formel aus ihren Argumenten</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source>How fast the angle turns; it stays continuous when the rate is changed</source>
        <translation>Wie schnell sich der Winkel dreht; er bleibt stetig, wenn die Rate sich ändert</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>The angle at the start</source>
        <translation>Der Winkel am Anfang</translation>
    </message>
    <message>
        <source>Of time, drives, states, parameters and other expressions</source>
        <translation>Aus Zeit, Antrieben, Zuständen, Parametern und anderen Ausdrücken</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>SI unit shown behind its values</source>
        <translation>SI-Einheit hinter ihren Werten</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>What it measures: decides its colour in plots</source>
        <translation>Was es misst: bestimmt seine Farbe in Diagrammen</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>Name of the copy&apos;s number in its formulas</source>
        <translation>Name der Nummer der Kopie in ihren Formeln</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Kopien</translation>
    </message>
    <message>
        <source>How many copies the block stands for; may use integer parameters</source>
        <translation>Für wie viele Kopien der Block steht; darf ganzzahlige Parameter nutzen</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>The form of its equations</source>
        <translation>Die Form seiner Gleichungen</translation>
    </message>
    <message>
        <source>One block that stands for many</source>
        <translation>Ein Block, der für viele steht</translation>
    </message>
    <message>
        <source>Mass M</source>
        <translation>Masse M</translation>
    </message>
    <message>
        <source>Mass matrix, n × n, symmetric, positive definite</source>
        <translation>Massenmatrix, n × n, symmetrisch, positiv definit</translation>
    </message>
    <message>
        <source>Damping C</source>
        <translation>Dämpfung C</translation>
    </message>
    <message>
        <source>Damping matrix, n × n; none when empty</source>
        <translation>Dämpfungsmatrix, n × n; leer: keine</translation>
    </message>
    <message>
        <source>Stiffness K</source>
        <translation>Steifigkeit K</translation>
    </message>
    <message>
        <source>Stiffness matrix, n × n; none when empty</source>
        <translation>Steifigkeitsmatrix, n × n; leer: keine</translation>
    </message>
    <message>
        <source>Force F</source>
        <translation>Kraft F</translation>
    </message>
    <message>
        <source>One formula of t, drives and parameters for each coordinate; none when empty</source>
        <translation>Eine Formel aus t, Antrieben und Parametern je Koordinate; leer: keine</translation>
    </message>
    <message>
        <source>Position q</source>
        <translation>Lage q</translation>
    </message>
    <message>
        <source>Position at the start</source>
        <translation>Lage am Anfang</translation>
    </message>
    <message>
        <source>Velocity v</source>
        <translation>Geschw. v</translation>
    </message>
    <message>
        <source>Velocity at the start</source>
        <translation>Geschwindigkeit am Anfang</translation>
    </message>
    <message>
        <source>Name of the number of the coordinate in the formulas below</source>
        <translation>Name der Nummer der Koordinate in den Formeln darunter</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Koordinaten</translation>
    </message>
    <message>
        <source>Number of coordinates; may use integer parameters</source>
        <translation>Anzahl der Koordinaten; darf ganzzahlige Parameter nutzen</translation>
    </message>
    <message>
        <source>Mass m</source>
        <translation>Masse m</translation>
    </message>
    <message>
        <source>Mass of the coordinate with this index</source>
        <translation>Masse der Koordinate mit diesem Index</translation>
    </message>
    <message>
        <source>Damping c</source>
        <translation>Dämpfung c</translation>
    </message>
    <message>
        <source>Damping of the coordinate with this index</source>
        <translation>Dämpfung der Koordinate mit diesem Index</translation>
    </message>
    <message>
        <source>Stiffness k</source>
        <translation>Steifigkeit k</translation>
    </message>
    <message>
        <source>Stiffness of the coordinate with this index</source>
        <translation>Steifigkeit der Koordinate mit diesem Index</translation>
    </message>
    <message>
        <source>Force on the coordinate with this index: a formula of t, drives and parameters</source>
        <translation>Kraft auf die Koordinate mit diesem Index: eine Formel aus t, Antrieben und Parametern</translation>
    </message>
    <message>
        <source>Position at the start of the coordinate with this index</source>
        <translation>Lage der Koordinate mit diesem Index am Anfang</translation>
    </message>
    <message>
        <source>Velocity at the start of the coordinate with this index</source>
        <translation>Geschwindigkeit der Koordinate mit diesem Index am Anfang</translation>
    </message>
    <message>
        <source>Mass matrix, n × n formulas of q, symmetric, positive definite</source>
        <translation>Massenmatrix, n × n Formeln aus q, symmetrisch, positiv definit</translation>
    </message>
    <message>
        <source>External force: one formula of t, q and v for each coordinate; none when empty</source>
        <translation>Äußere Kraft: eine Formel aus t, q und v je Koordinate; leer: keine</translation>
    </message>
    <message>
        <source>Internal F</source>
        <translation>Innere Kraft F</translation>
    </message>
    <message>
        <source>Internal force: one formula of t, q and v for each coordinate; none when empty</source>
        <translation>Innere Kraft: eine Formel aus t, q und v je Koordinate; leer: keine</translation>
    </message>
    <message>
        <source>Gyroscopic F</source>
        <translation>Kreiselkraft F</translation>
    </message>
    <message>
        <source>Gyroscopic force: one formula of q and v for each coordinate; none when empty</source>
        <translation>Kreiselkraft: eine Formel aus q und v je Koordinate; leer: keine</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>n × n, constant; the identity when empty</source>
        <translation>n × n, konstant; leer: Einheitsmatrix</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>n × n formulas of t, drives and parameters; none when empty</source>
        <translation>n × n Formeln aus t, Antrieben und Parametern; leer: keine</translation>
    </message>
    <message>
        <source>b</source>
        <translation>b</translation>
    </message>
    <message>
        <source>One formula of t, drives and parameters for each state; none when empty</source>
        <translation>Eine Formel aus t, Antrieben und Parametern je Zustand; leer: keine</translation>
    </message>
    <message>
        <source>State x</source>
        <translation>Zustand x</translation>
    </message>
    <message>
        <source>State at the start</source>
        <translation>Zustand am Anfang</translation>
    </message>
    <message>
        <source>f</source>
        <translation>f</translation>
    </message>
    <message>
        <source>Between</source>
        <translation>Zwischen</translation>
    </message>
    <message>
        <source>The systems or bodies that it joins</source>
        <translation>Die Systeme oder Körper, die sie verbindet</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>Beziehung</translation>
    </message>
    <message>
        <source>How the gap or output follows from the states</source>
        <translation>Wie Spalt oder Ausgang aus den Zuständen folgen</translation>
    </message>
    <message>
        <source>Law</source>
        <translation>Gesetz</translation>
    </message>
    <message>
        <source>What holds between the gap or output and the reaction</source>
        <translation>Was zwischen Spalt oder Ausgang und der Reaktion gilt</translation>
    </message>
    <message>
        <source>Column index</source>
        <translation>Spaltenindex</translation>
    </message>
    <message>
        <source>When given, each row of H and T has one formula for every column, with this name for its number</source>
        <translation>Wenn angegeben, hat jede Zeile von H und T eine Formel für jede Spalte, mit diesem Namen für ihre Nummer</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>One row for each gap, one column for each coordinate of the systems joined</source>
        <translation>Eine Zeile je Spalt, eine Spalte je Koordinate der verbundenen Systeme</translation>
    </message>
    <message>
        <source>Gap where all coordinates are 0, one entry for each row; none when empty</source>
        <translation>Spalt, wo alle Koordinaten 0 sind, ein Eintrag je Zeile; leer: keiner</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>As H: directions of sliding; needed by friction alone</source>
        <translation>Wie H: Richtungen des Gleitens; nur für Reibung nötig</translation>
    </message>
    <message>
        <source>Gap h</source>
        <translation>Spalt h</translation>
    </message>
    <message>
        <source>One formula of q and t for each gap: follower.q[0] - c</source>
        <translation>Eine Formel aus q und t je Spalt: follower.q[0] - c</translation>
    </message>
    <message>
        <source>Sliding</source>
        <translation>Gleiten</translation>
    </message>
    <message>
        <source>Sliding velocities, one for each gap, affine in v; needed by friction alone</source>
        <translation>Gleitgeschwindigkeiten, eine je Spalt, affin in v; nur für Reibung nötig</translation>
    </message>
    <message>
        <source>One formula of q for each gap: l - hypot(ball.q[0], ball.q[1])</source>
        <translation>Eine Formel aus q je Spalt: l - hypot(ball.q[0], ball.q[1])</translation>
    </message>
    <message>
        <source>Sliding velocities, one for each gap, linear in v; needed by friction alone</source>
        <translation>Gleitgeschwindigkeiten, eine je Spalt, linear in v; nur für Reibung nötig</translation>
    </message>
    <message>
        <source>One formula of q and lambda for each gap: ball.q[0] + floor.lambda[0]/k</source>
        <translation>Eine Formel aus q und lambda je Spalt: ball.q[0] + floor.lambda[0]/k</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>m × n, with n the states of all systems joined</source>
        <translation>m × n, mit n Zuständen aller verbundenen Systeme</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>m × m; none when empty</source>
        <translation>m × m; leer: keine</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>n × m: how the reaction enters the states</source>
        <translation>n × m: wie die Reaktion in die Zustände eingeht</translation>
    </message>
    <message>
        <source>e</source>
        <translation>e</translation>
    </message>
    <message>
        <source>One formula of t for each row; none when empty</source>
        <translation>Eine Formel aus t je Zeile; leer: keine</translation>
    </message>
    <message>
        <source>Output h</source>
        <translation>Ausgang h</translation>
    </message>
    <message>
        <source>Formulas of x, lambda and t: cell.x[0] - 4</source>
        <translation>Formeln aus x, lambda und t: cell.x[0] - 4</translation>
    </message>
    <message>
        <source>Input g</source>
        <translation>Eingang g</translation>
    </message>
    <message>
        <source>One formula for each state of the systems joined: 10*switch.lambda[0]</source>
        <translation>Eine Formel je Zustand der verbundenen Systeme: 10*switch.lambda[0]</translation>
    </message>
    <message>
        <source>Restitution: speed after an impact over speed before it, at every speed</source>
        <translation>Restitution: Geschwindigkeit nach einem Stoß durch die davor, bei jeder Geschwindigkeit</translation>
    </message>
    <message>
        <source>Lower limit</source>
        <translation>Untere Grenze</translation>
    </message>
    <message>
        <source>Upper limit</source>
        <translation>Obere Grenze</translation>
    </message>
    <message>
        <source>Restitution: normal speed after an impact over that before it, at every speed</source>
        <translation>Restitution: Normalgeschwindigkeit nach einem Stoß durch die davor, bei jeder Geschwindigkeit</translation>
    </message>
    <message>
        <source>μ</source>
        <translation>μ</translation>
    </message>
    <message>
        <source>Coulomb friction: largest tangential over normal impulse</source>
        <translation>Coulombsche Reibung: größter tangentialer durch normalen Impuls</translation>
    </message>
    <message>
        <source>eₜ</source>
        <translation>eₜ</translation>
    </message>
    <message>
        <source>Restitution of the sliding velocity; usually 0</source>
        <translation>Restitution der Gleitgeschwindigkeit; meist 0</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Lage</translation>
    </message>
    <message>
        <source>Of the shape in the body&apos;s frame; at its origin when empty</source>
        <translation>Der Form in Körperachsen; leer: in deren Ursprung</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Drehung</translation>
    </message>
    <message>
        <source>Of the shape in the body&apos;s frame: angle, then axis; planar the angle</source>
        <translation>Der Form in Körperachsen: Winkel, dann Achse; eben der Winkel</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>Material</translation>
    </message>
    <message>
        <source>Of this shape; that of the body when empty</source>
        <translation>Dieser Form; leer: das des Körpers</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>Radius of the sphere</source>
        <translation>Radius der Kugel</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Lengths of the edges</source>
        <translation>Längen der Kanten</translation>
    </message>
    <message>
        <source>Radius of the cylinder</source>
        <translation>Radius des Zylinders</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Along its axis, z</source>
        <translation>Entlang ihrer Achse, z</translation>
    </message>
    <message>
        <source>Radius of the round</source>
        <translation>Radius der Rundung</translation>
    </message>
    <message>
        <source>Of the straight part, along z</source>
        <translation>Des geraden Teils, entlang z</translation>
    </message>
    <message>
        <source>Radius of the base</source>
        <translation>Radius der Grundfläche</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>From the base to the tip, along z; the origin is a quarter above the base</source>
        <translation>Von der Grundfläche zur Spitze, entlang z; der Ursprung liegt ein Viertel darüber</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Rows x, y, z (planar x, y) whose convex hull is the shape</source>
        <translation>Zeilen x, y, z (eben x, y), deren konvexe Hülle die Form ist</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>OBJ, STL or PLY beside the scene, instead of points</source>
        <translation>OBJ, STL oder PLY neben der Szene, statt Punkten</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Maßstab</translation>
    </message>
    <message>
        <source>Metres for one unit of the file</source>
        <translation>Meter für eine Einheit der Datei</translation>
    </message>
    <message>
        <source>OBJ, STL or PLY beside the scene</source>
        <translation>OBJ, STL oder PLY neben der Szene</translation>
    </message>
    <message>
        <source>Radius of the disc</source>
        <translation>Radius der Scheibe</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Dichte</translation>
    </message>
    <message>
        <source>Mass per volume, in the plane per area</source>
        <translation>Masse je Volumen, in der Ebene je Fläche</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>#RRGGBB; one of the theme when empty</source>
        <translation>#RRGGBB; leer: eine Farbe des Themas</translation>
    </message>
    <message>
        <source>Two materials; every pair without a law of its own when empty</source>
        <translation>Zwei Materialien; leer: jedes Paar ohne eigenes Gesetz</translation>
    </message>
    <message>
        <source>Rolling μ</source>
        <translation>Roll-μ</translation>
    </message>
    <message>
        <source>Largest rolling moment over the normal force</source>
        <translation>Größtes Rollmoment durch die Normalkraft</translation>
    </message>
    <message>
        <source>Spinning μ</source>
        <translation>Bohr-μ</translation>
    </message>
    <message>
        <source>Largest moment about the normal over the normal force</source>
        <translation>Größtes Moment um die Normale durch die Normalkraft</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Formen</translation>
    </message>
    <message>
        <source>Of what it consists; none for a body without contacts</source>
        <translation>Woraus er besteht; keines für einen Körper ohne Kontakte</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Fest</translation>
    </message>
    <message>
        <source>It does not move</source>
        <translation>Es bewegt sich nicht</translation>
    </message>
    <message>
        <source>Touches</source>
        <translation>Berühren sich</translation>
    </message>
    <message>
        <source>Off: its shapes give mass and are drawn, but meet nothing</source>
        <translation>Aus: seine Formen geben Masse und werden gezeichnet, treffen aber nichts</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Geht durch</translation>
    </message>
    <message>
        <source>Bodies that it passes through: there is no contact between them; bead: every copy, bead[2]: that one</source>
        <translation>Körper, durch die er hindurchgeht: zwischen ihnen gibt es keinen Kontakt; bead: jede Kopie, bead[2]: diese</translation>
    </message>
    <message>
        <source>Of its shapes; 1000 kg/m^3 and the general law when empty</source>
        <translation>Seiner Formen; leer: 1000 kg/m^3 und das allgemeine Gesetz</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>Masse</translation>
    </message>
    <message>
        <source>From shapes and density when empty</source>
        <translation>Leer: aus Formen und Dichte</translation>
    </message>
    <message>
        <source>Inertia</source>
        <translation>Trägheit</translation>
    </message>
    <message>
        <source>About the centre of mass, body axes: Ixx, Iyy, Izz, then Ixy, Ixz, Iyz if they are not 0 (planar: one); from shapes when empty</source>
        <translation>Um den Schwerpunkt, Körperachsen: Ixx, Iyy, Izz, dann Ixy, Ixz, Iyz, wenn sie nicht 0 sind (eben: eine); leer: aus den Formen</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>Of mass, in the body&apos;s frame; from shapes when empty</source>
        <translation>Der Masse, in Körperachsen; leer: aus den Formen</translation>
    </message>
    <message>
        <source>Of the body&apos;s frame at the start</source>
        <translation>Der Körperachsen am Anfang</translation>
    </message>
    <message>
        <source>Of the body&apos;s frame at the start: angle, then axis; planar the angle</source>
        <translation>Der Körperachsen am Anfang: Winkel, dann Achse; eben der Winkel</translation>
    </message>
    <message>
        <source>Velocity</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>Of the centre of mass at the start, world axes</source>
        <translation>Des Schwerpunkts am Anfang, Weltachsen</translation>
    </message>
    <message>
        <source>Spin</source>
        <translation>Drehung</translation>
    </message>
    <message>
        <source>Angular velocity at the start, body axes</source>
        <translation>Winkelgeschwindigkeit am Anfang, Körperachsen</translation>
    </message>
    <message>
        <source>Force</source>
        <translation>Kraft</translation>
    </message>
    <message>
        <source>At the centre of mass, world axes: formulas of t, drives, q and v of bodies</source>
        <translation>Am Schwerpunkt, Weltachsen: Formeln aus t, Antrieben, q und v von Körpern</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>Moment</translation>
    </message>
    <message>
        <source>Body axes: formulas of t, drives, q and v of bodies</source>
        <translation>Körperachsen: Formeln aus t, Antrieben, q und v von Körpern</translation>
    </message>
    <message>
        <source>What it holds and what it leaves free</source>
        <translation>Was es hält und was es freilässt</translation>
    </message>
    <message>
        <source>One body (joined to the world) or two</source>
        <translation>Ein Körper (mit der Welt verbunden) oder zwei</translation>
    </message>
    <message>
        <source>What the joint leaves free, with limits, friction, springs and drives</source>
        <translation>Was das Gelenk freilässt, mit Grenzen, Reibung, Federn und Antrieben</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>Where it is, world axes, at the start</source>
        <translation>Wo es ist, Weltachsen, am Anfang</translation>
    </message>
    <message>
        <source>Other end</source>
        <translation>Anderes Ende</translation>
    </message>
    <message>
        <source>World axes, at the start</source>
        <translation>Weltachsen, am Anfang</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>Achse</translation>
    </message>
    <message>
        <source>Its direction, world axes, at the start</source>
        <translation>Ihre Richtung, Weltachsen, am Anfang</translation>
    </message>
    <message>
        <source>Distance that it keeps; that of the start when empty</source>
        <translation>Abstand, den es hält; leer: der des Anfangs</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>Verhältnis</translation>
    </message>
    <message>
        <source>Angle of the first times ratio plus angle of the second stays</source>
        <translation>Winkel des ersten mal Verhältnis plus Winkel des zweiten bleibt</translation>
    </message>
    <message>
        <source>Pitch</source>
        <translation>Steigung</translation>
    </message>
    <message>
        <source>Advance a turn</source>
        <translation>Vorschub je Umdrehung</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Komponente</translation>
    </message>
    <message>
        <source>0 to 2: velocity in world axes, 3 to 5: spin in body axes (planar: 0, 1, 2)</source>
        <translation>0 bis 2: Geschwindigkeit in Weltachsen, 3 bis 5: Drehung in Körperachsen (eben: 0, 1, 2)</translation>
    </message>
    <message>
        <source>Value that the component keeps: a formula of t, drives and parameters</source>
        <translation>Wert, den die Komponente hält: eine Formel aus t, Antrieben und Parametern</translation>
    </message>
    <message>
        <source>Collide</source>
        <translation>Stoßen</translation>
    </message>
    <message>
        <source>The two bodies may touch each other</source>
        <translation>Die zwei Körper dürfen sich berühren</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Antrieb</translation>
    </message>
    <message>
        <source>What the value prescribes</source>
        <translation>Was der Wert vorschreibt</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Lowest and highest; none when empty</source>
        <translation>Kleinste und größte; leer: keine</translation>
    </message>
    <message>
        <source>Restitution at the limits</source>
        <translation>Restitution an den Grenzen</translation>
    </message>
    <message>
        <source>Friction</source>
        <translation>Reibung</translation>
    </message>
    <message>
        <source>Largest friction force or moment</source>
        <translation>Größte Reibkraft oder größtes Reibmoment</translation>
    </message>
    <message>
        <source>Stiffness</source>
        <translation>Steifigkeit</translation>
    </message>
    <message>
        <source>Of a spring along the coordinate</source>
        <translation>Einer Feder entlang der Koordinate</translation>
    </message>
    <message>
        <source>Damping</source>
        <translation>Dämpfung</translation>
    </message>
    <message>
        <source>Of a damper along the coordinate</source>
        <translation>Eines Dämpfers entlang der Koordinate</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Ruhelage</translation>
    </message>
    <message>
        <source>Where the spring is relaxed</source>
        <translation>Wo die Feder entspannt ist</translation>
    </message>
    <message>
        <source>Of the drive: a formula of t, drives and parameters</source>
        <translation>Des Antriebs: eine Formel aus t, Antrieben und Parametern</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Größte</translation>
    </message>
    <message>
        <source>Force or moment that a velocity drive can give; any when empty</source>
        <translation>Kraft oder Moment, die ein Geschwindigkeitsantrieb aufbringt; leer: beliebig</translation>
    </message>
    <message>
        <source>Gyroscopic</source>
        <translation>Kreiselterm</translation>
    </message>
    <message>
        <source>Implicit midpoint rule, which keeps energy and momentum of a free body, or explicit</source>
        <translation>Implizite Mittelpunktregel, die Energie und Drehimpuls eines freien Körpers erhält, oder explizit</translation>
    </message>
    <message>
        <source>Projection</source>
        <translation>Projektion</translation>
    </message>
    <message>
        <source>How positions are brought back on the constraints after a step</source>
        <translation>Wie die Lagen nach einem Schritt auf die Zwangsbedingungen zurückkommen</translation>
    </message>
    <message>
        <source>Planar</source>
        <translation>Eben</translation>
    </message>
    <message>
        <source>Motion in x and y, rotation about z; vectors have two entries, rotations one</source>
        <translation>Bewegung in x und y, Drehung um z; Vektoren haben zwei Einträge, Drehungen einen</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>Schwerkraft</translation>
    </message>
    <message>
        <source>World axes; 9.81 m/s^2 downwards when empty</source>
        <translation>Weltachsen; leer: 9.81 m/s^2 nach unten</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Toleranz</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Iterationen</translation>
    </message>
    <message>
        <source>Most iterations of the projection a step</source>
        <translation>Höchstens so viele Iterationen der Projektion je Schritt</translation>
    </message>
    <message>
        <source>Sleeping</source>
        <translation>Schlafen</translation>
    </message>
    <message>
        <source>Islands at rest stop being computed</source>
        <translation>Ruhende Inseln werden nicht mehr berechnet</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>0: as many as the machine has; the result is the same for any number</source>
        <translation>0: so viele, wie der Rechner hat; das Ergebnis ist bei jeder Anzahl dasselbe</translation>
    </message>
    <message>
        <source>Step h</source>
        <translation>Schritt h</translation>
    </message>
    <message>
        <source>Length of a time step</source>
        <translation>Länge eines Zeitschritts</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>A mark on the timeline; runs go on behind it</source>
        <translation>Eine Marke auf der Zeitleiste; Läufe gehen dahinter weiter</translation>
    </message>
    <message>
        <source>Signals</source>
        <translation>Signale</translation>
    </message>
    <message>
        <source>What is recorded; all states, gaps and impulses when empty</source>
        <translation>Was aufgezeichnet wird; leer: alle Zustände, Spalte und Impulse</translation>
    </message>
    <message>
        <source>Every</source>
        <translation>Jede</translation>
    </message>
    <message>
        <source>Steps between recorded rows</source>
        <translation>Schritte zwischen aufgezeichneten Zeilen</translation>
    </message>
    <message>
        <source>Integrator</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>The one-step scheme; automatic takes what fits the systems</source>
        <translation>Das Einschrittverfahren; automatisch nimmt, was zu den Systemen passt</translation>
    </message>
    <message>
        <source>θ</source>
        <translation>θ</translation>
    </message>
    <message>
        <source>0.5: second order between impacts; 1: implicit</source>
        <translation>0.5: zweiter Ordnung zwischen Stößen; 1: implizit</translation>
    </message>
    <message>
        <source>γ</source>
        <translation>γ</translation>
    </message>
    <message>
        <source>A contact is active when y + γ h y′ ≤ 0; of first-order schemes the weight of r at the end of the step</source>
        <translation>Ein Kontakt ist aktiv, wenn y + γ h y′ ≤ 0; in Verfahren erster Ordnung das Gewicht von r am Ende des Schritts</translation>
    </message>
    <message>
        <source>Activation</source>
        <translation>Aktivierung</translation>
    </message>
    <message>
        <source>When a contact enters the step: its gap is predicted closed, or also its velocity closes</source>
        <translation>Wann ein Kontakt in den Schritt kommt: sein Spalt ist vorhergesagt zu, oder auch seine Geschwindigkeit schließt</translation>
    </message>
    <message>
        <source>Newton tolerance</source>
        <translation>Newton-Toleranz</translation>
    </message>
    <message>
        <source>Of the residual, relative to its largest term</source>
        <translation>Des Residuums, bezogen auf seinen größten Term</translation>
    </message>
    <message>
        <source>Newton most</source>
        <translation>Newton höchstens</translation>
    </message>
    <message>
        <source>Most iterations; 1: one linearised step, not checked</source>
        <translation>Höchstens so viele Iterationen; 1: ein linearisierter Schritt, ungeprüft</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Löser</translation>
    </message>
    <message>
        <source>Of the one-step problem; automatic takes what fits it</source>
        <translation>Des Einschrittproblems; automatisch nimmt, was passt</translation>
    </message>
    <message>
        <source>Of the natural-map residual, relative; the usual one when empty</source>
        <translation>Des Residuums der natürlichen Abbildung, relativ; leer: die übliche</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>Most iterations a step</source>
        <translation>Höchstens so viele Iterationen je Schritt</translation>
    </message>
    <message>
        <source>What is drawn</source>
        <translation>Was gezeichnet wird</translation>
    </message>
    <message>
        <source>Shown in the outline; the trail uses it</source>
        <translation>In der Gliederung gezeigt; die Spur nutzt ihn</translation>
    </message>
    <message>
        <source>Stands for</source>
        <translation>Steht für</translation>
    </message>
    <message>
        <source>The system that it shows; scenery when empty</source>
        <translation>Das System, das sie zeigt; leer: Kulisse</translation>
    </message>
    <message>
        <source>Formulas of signals, Z up; at the origin when empty</source>
        <translation>Formeln aus Signalen, Z nach oben; leer: im Ursprung</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>Rotation about the shape&apos;s axis; of cams the drive</source>
        <translation>Drehung um die Achse der Form; bei Nocken der Antrieb</translation>
    </message>
    <message>
        <source>Sphere: radius; box: x, y, z; cylinder: radius, length; spring: radius, z of the fixed end</source>
        <translation>Kugel: Radius; Quader: x, y, z; Zylinder: Radius, Länge; Feder: Radius, z des festen Endes</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Of a cam: distance from the axis to the contact</source>
        <translation>Bei Nocken: Abstand von der Achse zum Kontakt</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>Variable</translation>
    </message>
    <message>
        <source>Name of the angle in the profile</source>
        <translation>Name des Winkels im Profil</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Shown in the gallery</source>
        <translation>In der Galerie gezeigt</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>One line under the title</source>
        <translation>Eine Zeile unter dem Titel</translation>
    </message>
    <message>
        <source>Off: this shape is drawn, but gives no mass and meets nothing</source>
        <translation>Aus: diese Form wird gezeichnet, hat aber keine Masse und trifft auf nichts</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Sichtbar</translation>
    </message>
    <message>
        <source>Off: this shape gives mass and meets others, but is not drawn</source>
        <translation>Aus: diese Form hat Masse und trifft auf andere, wird aber nicht gezeichnet</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Bodies and joints of one group are chosen, moved and hidden as one</source>
        <translation>Körper und Gelenke einer Gruppe werden gemeinsam gewählt, bewegt und verborgen</translation>
    </message>
    <message>
        <source>Pause at end</source>
        <translation>Am Ende anhalten</translation>
    </message>
    <message>
        <source>The workbench pauses at the end; a scene that holds no further says so by this</source>
        <translation>Die Werkbank hält am Ende an; so sagt eine Szene, dass sie nicht weiter trägt</translation>
    </message>
    <message>
        <source>Compliance</source>
        <translation>Nachgiebigkeit</translation>
    </message>
    <message>
        <source>Direction of percussions of curved relations: in the middle of the step (second order) or at its end (first order)</source>
        <translation>Richtung der Perkussionen gekrümmter Beziehungen: in der Schrittmitte (zweiter Ordnung) oder am Schrittende (erster Ordnung)</translation>
    </message>
    <message>
        <source>Force of a compliant contact: conserves energy in every step, or implicit at its end</source>
        <translation>Kraft eines nachgiebigen Kontakts: erhält die Energie in jedem Schritt, oder implizit am Schrittende</translation>
    </message>
    <message>
        <source>Percussion</source>
        <translation>Perkussion</translation>
    </message>
    <message>
        <source>Greatest value of lambda; inf for none; one for all rows, or one for each</source>
        <translation>Größter Wert von Lambda; inf für keinen; einer für alle Zeilen, oder einer für jede</translation>
    </message>
    <message>
        <source>Least value of lambda; -inf for none; one for all rows, or one for each</source>
        <translation>Kleinster Wert von Lambda; -inf für keinen; einer für alle Zeilen, oder einer für jede</translation>
    </message>
    <message>
        <source>Absolute tolerance</source>
        <translation>Absolute Toleranz</translation>
    </message>
    <message>
        <source>Accumulation</source>
        <translation>Häufung</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Conserving: joints do no work and hold at the end of the step; or along their directions in its middle</source>
        <translation>Erhaltend: Gelenke leisten keine Arbeit und halten am Ende des Schritts; oder entlang ihrer Richtungen in seiner Mitte</translation>
    </message>
    <message>
        <source>Contacts that press over a gap close it instead of carrying their body there for ever</source>
        <translation>Kontakte, die über einen Spalt drücken, schließen ihn, statt ihren Körper dort für immer zu tragen</translation>
    </message>
    <message>
        <source>How positions of systems are brought back on equalities and out of penetrations after a step; automatic: not at all</source>
        <translation>Wie Lagen von Systemen nach einem Schritt auf Gleichungen und aus Durchdringungen zurückgebracht werden; automatisch: gar nicht</translation>
    </message>
    <message>
        <source>How well contacts of bodies are met: exact, balanced, or quick with a few sweeps a step; single tolerances come before it</source>
        <translation>Wie gut Kontakte von Körpern erfüllt werden: genau, ausgewogen oder schnell mit wenigen Durchläufen je Schritt; einzelne Toleranzen gehen vor</translation>
    </message>
    <message>
        <source>Impacts at once</source>
        <translation>Gleichzeitige Stöße</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Gelenke</translation>
    </message>
    <message>
        <source>Landing</source>
        <translation>Landen</translation>
    </message>
    <message>
        <source>Largest violation of joints and contacts that the projection leaves; that of the accuracy when empty</source>
        <translation>Größte Verletzung von Gelenken und Kontakten, die die Projektion lässt; leer: die der Genauigkeit</translation>
    </message>
    <message>
        <source>Largest violation that the projection leaves, in the unit of the relation</source>
        <translation>Größte Verletzung, die die Projektion lässt, in der Einheit der Beziehung</translation>
    </message>
    <message>
        <source>Longest step</source>
        <translation>Längster Schritt</translation>
    </message>
    <message>
        <source>Of impacts under the event-driven integrator: jump to the rest behind them, go over to time stepping, or count them</source>
        <translation>Von Stößen unter dem ereignisgesteuerten Integrator: zur Ruhe dahinter springen, zum Zeitschrittverfahren übergehen oder sie zählen</translation>
    </message>
    <message>
        <source>Of the event-driven integrator between two events; as the tolerances allow when empty</source>
        <translation>Des ereignisgesteuerten Integrators zwischen zwei Ereignissen; leer: wie die Toleranzen es erlauben</translation>
    </message>
    <message>
        <source>Of the event-driven integrator, SI; the relative one when empty</source>
        <translation>Des ereignisgesteuerten Integrators, SI; leer: die relative</translation>
    </message>
    <message>
        <source>Of the event-driven integrator: error of a step, of the size of each component</source>
        <translation>Des ereignisgesteuerten Integrators: Fehler eines Schritts, bezogen auf die Größe jeder Komponente</translation>
    </message>
    <message>
        <source>Of this system alone, in place of the run&apos;s: 1 where it is much faster than the step</source>
        <translation>Nur dieses Systems, anstelle dessen des Laufs: 1, wo es viel schneller als der Schritt ist</translation>
    </message>
    <message>
        <source>One formula of states, t, drives and parameters for each state</source>
        <translation>Eine Formel aus Zuständen, t, Antrieben und Parametern für jeden Zustand</translation>
    </message>
    <message>
        <source>Projection tolerance</source>
        <translation>Toleranz der Projektion</translation>
    </message>
    <message>
        <source>Relative tolerance</source>
        <translation>Relative Toleranz</translation>
    </message>
    <message>
        <source>Sleep speed</source>
        <translation>Schlafgeschwindigkeit</translation>
    </message>
    <message>
        <source>Step budget</source>
        <translation>Budget je Schritt</translation>
    </message>
    <message>
        <source>Time of work that contacts of bodies may cost a step; a step that needs more is told as missed</source>
        <translation>Rechenzeit, die Kontakte von Körpern je Schritt kosten dürfen; ein Schritt, der mehr braucht, wird als verfehlt gemeldet</translation>
    </message>
    <message>
        <source>Under the event-driven integrator: contacts that close together, by one problem or one after the other</source>
        <translation>Unter dem ereignisgesteuerten Integrator: Kontakte, die zugleich schließen, durch ein Problem oder nacheinander</translation>
    </message>
    <message>
        <source>What is slower for half a second rests</source>
        <translation>Was eine halbe Sekunde lang langsamer ist, ruht</translation>
    </message>
    <message>
        <source>The form of the shape</source>
        <translation>Die Form der Gestalt</translation>
    </message>
    <message>
        <source>Smooth motion</source>
        <translation>Glatte Bewegung</translation>
    </message>
    <message>
        <source>Under the event-driven integrator: explicit of order 8, implicit of order 5 for stiff motion, or automatic: explicit until stability holds its steps short</source>
        <translation>Unter dem ereignisgesteuerten Integrator: explizit der Ordnung 8, implizit der Ordnung 5 für steife Bewegung, oder automatisch: explizit, bis die Stabilität seine Schritte kurz hält</translation>
    </message>
</context>
<context>
    <name>parts</name>
    <message>
        <source>ball</source>
        <translation>Ball</translation>
    </message>
    <message>
        <source>box</source>
        <translation>Quader</translation>
    </message>
    <message>
        <source>cylinder</source>
        <translation>Zylinder</translation>
    </message>
    <message>
        <source>capsule</source>
        <translation>Kapsel</translation>
    </message>
    <message>
        <source>cone</source>
        <translation>Kegel</translation>
    </message>
    <message>
        <source>wedge</source>
        <translation>Keil</translation>
    </message>
    <message>
        <source>disc</source>
        <translation>Scheibe</translation>
    </message>
    <message>
        <source>polygon</source>
        <translation>Vieleck</translation>
    </message>
    <message>
        <source>ground</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>hull</source>
        <translation>Hülle</translation>
    </message>
    <message>
        <source>mesh</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>body</source>
        <translation>Körper</translation>
    </message>
    <message>
        <source>joint</source>
        <translation>Gelenk</translation>
    </message>
    <message>
        <source>hinge</source>
        <translation>Drehgelenk</translation>
    </message>
    <message>
        <source>motor</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>slider</source>
        <translation>Schieber</translation>
    </message>
    <message>
        <source>sleeve</source>
        <translation>Hülse</translation>
    </message>
    <message>
        <source>ball_joint</source>
        <translation>Kugelgelenk</translation>
    </message>
    <message>
        <source>weld</source>
        <translation>feste Verbindung</translation>
    </message>
    <message>
        <source>rod</source>
        <translation>Stange</translation>
    </message>
    <message>
        <source>rope</source>
        <translation>Seil</translation>
    </message>
    <message>
        <source>spring</source>
        <translation>Feder</translation>
    </message>
    <message>
        <source>material</source>
        <translation>Material</translation>
    </message>
    <message>
        <source>contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>mass</source>
        <translation>Masse</translation>
    </message>
    <message>
        <source>states</source>
        <translation>Zustände</translation>
    </message>
    <message>
        <source>wave</source>
        <translation>Welle</translation>
    </message>
    <message>
        <source>circuit</source>
        <translation>Schaltung</translation>
    </message>
    <message>
        <source>diodes</source>
        <translation>Dioden</translation>
    </message>
    <message>
        <source>arm</source>
        <translation>Arm</translation>
    </message>
    <message>
        <source>bar</source>
        <translation>Stab</translation>
    </message>
    <message>
        <source>base</source>
        <translation>Sockel</translation>
    </message>
    <message>
        <source>bead</source>
        <translation>Perle</translation>
    </message>
    <message>
        <source>beak</source>
        <translation>Schnabel</translation>
    </message>
    <message>
        <source>beak, root</source>
        <translation>Schnabelansatz</translation>
    </message>
    <message>
        <source>beam</source>
        <translation>Balken</translation>
    </message>
    <message>
        <source>bearing</source>
        <translation>Lager</translation>
    </message>
    <message>
        <source>bed</source>
        <translation>Bett</translation>
    </message>
    <message>
        <source>belly</source>
        <translation>Bauch</translation>
    </message>
    <message>
        <source>bird</source>
        <translation>Vogel</translation>
    </message>
    <message>
        <source>bob</source>
        <translation>Pendelkörper</translation>
    </message>
    <message>
        <source>bracket</source>
        <translation>Halter</translation>
    </message>
    <message>
        <source>breast</source>
        <translation>Brust</translation>
    </message>
    <message>
        <source>bridge</source>
        <translation>Steg</translation>
    </message>
    <message>
        <source>cam</source>
        <translation>Nocken</translation>
    </message>
    <message>
        <source>column</source>
        <translation>Säule</translation>
    </message>
    <message>
        <source>connecting rod</source>
        <translation>Pleuel</translation>
    </message>
    <message>
        <source>crank</source>
        <translation>Kurbel</translation>
    </message>
    <message>
        <source>crank pin</source>
        <translation>Kurbelzapfen</translation>
    </message>
    <message>
        <source>crest</source>
        <translation>Haube</translation>
    </message>
    <message>
        <source>crest, back</source>
        <translation>Haube, hinten</translation>
    </message>
    <message>
        <source>domino</source>
        <translation>Dominostein</translation>
    </message>
    <message>
        <source>eye, left</source>
        <translation>Auge, links</translation>
    </message>
    <message>
        <source>eye, right</source>
        <translation>Auge, rechts</translation>
    </message>
    <message>
        <source>feet</source>
        <translation>Füße</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>follower</source>
        <translation>Stößel</translation>
    </message>
    <message>
        <source>foot</source>
        <translation>Fuß</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>Gestell</translation>
    </message>
    <message>
        <source>fret</source>
        <translation>Bund</translation>
    </message>
    <message>
        <source>grain</source>
        <translation>Korn</translation>
    </message>
    <message>
        <source>guide</source>
        <translation>Führung</translation>
    </message>
    <message>
        <source>head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>lower bob</source>
        <translation>unterer Pendelkörper</translation>
    </message>
    <message>
        <source>lower end</source>
        <translation>unteres Ende</translation>
    </message>
    <message>
        <source>lower rod</source>
        <translation>untere Stange</translation>
    </message>
    <message>
        <source>lower side</source>
        <translation>untere Seite</translation>
    </message>
    <message>
        <source>neck</source>
        <translation>Hals</translation>
    </message>
    <message>
        <source>nut</source>
        <translation>Sattel</translation>
    </message>
    <message>
        <source>other strand</source>
        <translation>anderer Strang</translation>
    </message>
    <message>
        <source>pivot</source>
        <translation>Drehpunkt</translation>
    </message>
    <message>
        <source>plane</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>plate</source>
        <translation>Platte</translation>
    </message>
    <message>
        <source>pole</source>
        <translation>Pfosten</translation>
    </message>
    <message>
        <source>rail</source>
        <translation>Schiene</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>rope of the heavy weight</source>
        <translation>Seil des schweren Gewichts</translation>
    </message>
    <message>
        <source>rope of the light weight</source>
        <translation>Seil des leichten Gewichts</translation>
    </message>
    <message>
        <source>rump</source>
        <translation>Bürzel</translation>
    </message>
    <message>
        <source>sleeve, left</source>
        <translation>Hülse, links</translation>
    </message>
    <message>
        <source>sleeve, right</source>
        <translation>Hülse, rechts</translation>
    </message>
    <message>
        <source>slider pin</source>
        <translation>Kolbenbolzen</translation>
    </message>
    <message>
        <source>slope</source>
        <translation>Hang</translation>
    </message>
    <message>
        <source>stick</source>
        <translation>Stock</translation>
    </message>
    <message>
        <source>strand</source>
        <translation>Strang</translation>
    </message>
    <message>
        <source>string</source>
        <translation>Saite</translation>
    </message>
    <message>
        <source>string, at the bridge</source>
        <translation>Saite, am Steg</translation>
    </message>
    <message>
        <source>string, at the nut</source>
        <translation>Saite, am Sattel</translation>
    </message>
    <message>
        <source>string, body</source>
        <translation>Saite, Korpus</translation>
    </message>
    <message>
        <source>string, last fret</source>
        <translation>Saite, letzter Bund</translation>
    </message>
    <message>
        <source>table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>tail</source>
        <translation>Schwanz</translation>
    </message>
    <message>
        <source>top</source>
        <translation>Decke</translation>
    </message>
    <message>
        <source>upper bob</source>
        <translation>oberer Pendelkörper</translation>
    </message>
    <message>
        <source>upper rod</source>
        <translation>obere Stange</translation>
    </message>
    <message>
        <source>upper side</source>
        <translation>obere Seite</translation>
    </message>
    <message>
        <source>voussoir</source>
        <translation>Wölbstein</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>Wand</translation>
    </message>
    <message>
        <source>wing, left</source>
        <translation>Flügel, links</translation>
    </message>
    <message>
        <source>wing, right</source>
        <translation>Flügel, rechts</translation>
    </message>
    <message>
        <source>brass</source>
        <translation>Messing</translation>
    </message>
    <message>
        <source>bronze</source>
        <translation>Bronze</translation>
    </message>
    <message>
        <source>cream</source>
        <translation>Creme</translation>
    </message>
    <message>
        <source>earth</source>
        <translation>Erde</translation>
    </message>
    <message>
        <source>iron</source>
        <translation>Eisen</translation>
    </message>
    <message>
        <source>ivory</source>
        <translation>Elfenbein</translation>
    </message>
    <message>
        <source>lining</source>
        <translation>Belag</translation>
    </message>
    <message>
        <source>oak</source>
        <translation>Eiche</translation>
    </message>
    <message>
        <source>paint</source>
        <translation>Lack</translation>
    </message>
    <message>
        <source>plastic</source>
        <translation>Kunststoff</translation>
    </message>
    <message>
        <source>rubber</source>
        <translation>Gummi</translation>
    </message>
    <message>
        <source>steel</source>
        <translation>Stahl</translation>
    </message>
    <message>
        <source>stone</source>
        <translation>Stein</translation>
    </message>
    <message>
        <source>walnut</source>
        <translation>Nussbaum</translation>
    </message>
    <message>
        <source>wood</source>
        <translation>Holz</translation>
    </message>
</context>
<context>
    <name>saltus::ui::AboutDialog</name>
    <message>
        <source>About Saltus</source>
        <translation>Über Saltus</translation>
    </message>
    <message>
        <source>Saltus %1</source>
        <translation>Saltus %1</translation>
    </message>
    <message>
        <source>A workbench for nonsmooth dynamics: bodies that touch, hit, stick and let go.</source>
        <translation>Eine Werkbank für nichtglatte Dynamik: Körper, die sich berühren, stoßen, haften und lösen.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. There is no warranty.</source>
        <translation>Freie Software unter der GNU General Public License, Version 3 oder später. Ohne Gewähr.</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>Gebaut mit</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Qt %1 (LGPL-3.0), OpenSceneGraph (OSGPL, a looser LGPL), VTK (BSD-3-Clause), QCustomPlot (GPL-3.0-or-later), Eigen (MPL-2.0), HDF5 (BSD-style), JsonCpp (MIT, public domain), TinyXML-2 (zlib), Inter (OFL-1.1) where it is installed.</source>
        <translation>Qt %1 (LGPL-3.0), OpenSceneGraph (OSGPL, eine lockerere LGPL), VTK (BSD-3-Clause), QCustomPlot (GPL-3.0-or-later), Eigen (MPL-2.0), HDF5 (BSD-artig), JsonCpp (MIT, gemeinfrei), TinyXML-2 (zlib), Inter (OFL-1.1), wo es installiert ist.</translation>
    </message>
</context>
<context>
    <name>saltus::ui::AnalysisView</name>
    <message>
        <source>This scene names no phase space. Add &quot;phase_space&quot; with signals x, y and z to its views.</source>
        <translation>Diese Szene nennt keinen Phasenraum. „phase_space“ mit den Signalen x, y und z zu „views“ hinzufügen.</translation>
    </message>
    <message>
        <source>The signal %1 is not in this recording. Record it to see the phase space.</source>
        <translation>Das Signal %1 ist nicht in dieser Aufzeichnung. Es aufzeichnen, um den Phasenraum zu sehen.</translation>
    </message>
    <message>
        <source>section</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Impacts</source>
        <translation>Stöße</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>Phase space</source>
        <translation>Phasenraum</translation>
    </message>
    <message>
        <source>Drag to turn, middle drag to move, wheel to zoom, click a point to see its state, double click for home</source>
        <translation>Ziehen dreht, Ziehen mit der mittleren Taste verschiebt, das Rad zoomt, ein Klick zeigt den Zustand, ein Doppelklick alles</translation>
    </message>
    <message>
        <source>the period of z is not positive</source>
        <translation>die Periode von z ist nicht positiv</translation>
    </message>
    <message>
        <source>give a positive number such as 2*pi</source>
        <translation>eine positive Zahl wie 2*pi angeben</translation>
    </message>
    <message>
        <source>Press %1 to run. The motion is drawn here as it is computed.</source>
        <translation>Mit %1 starten. Die Bewegung wird hier gezeichnet, während sie berechnet wird.</translation>
    </message>
</context>
<context>
    <name>saltus::ui::ArrayDialog</name>
    <message>
        <source>Array</source>
        <translation>Anordnung</translation>
    </message>
    <message>
        <source>Along a line</source>
        <translation>Entlang einer Linie</translation>
    </message>
    <message>
        <source>Around an axis</source>
        <translation>Um eine Achse</translation>
    </message>
    <message>
        <source>Equal steps, or equal angles</source>
        <translation>Gleiche Schritte oder gleiche Winkel</translation>
    </message>
    <message>
        <source>Kind of array</source>
        <translation>Art der Anordnung</translation>
    </message>
    <message>
        <source>In all, with the one that is there</source>
        <translation>Im Ganzen, mit dem vorhandenen</translation>
    </message>
    <message>
        <source>Number in all</source>
        <translation>Anzahl im Ganzen</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Art</translation>
    </message>
    <message>
        <source>&amp;Number in all</source>
        <translation>A&amp;nzahl im Ganzen</translation>
    </message>
    <message>
        <source>Lengths with or without a unit: 0.5, 5 cm</source>
        <translation>Längen mit oder ohne Einheit: 0.5, 5 cm</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>Achse</translation>
    </message>
    <message>
        <source>Direction of the axis</source>
        <translation>Richtung der Achse</translation>
    </message>
    <message>
        <source>A whole turn closes the ring; less reaches its end</source>
        <translation>Eine ganze Umdrehung schließt den Ring; weniger reicht bis ans Ende</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>&amp;Angle</source>
        <translation>&amp;Winkel</translation>
    </message>
    <message>
        <source>Make array</source>
        <translation>Anordnen</translation>
    </message>
    <message>
        <source>Through</source>
        <translation>Durch</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no length: write a number, with a unit if you like</source>
        <translation>„%1“ ist keine Länge: eine Zahl schreiben, auch mit Einheit</translation>
    </message>
    <message>
        <source>The axis has no direction</source>
        <translation>Die Achse hat keine Richtung</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no angle: write degrees, or a unit: 90 deg, 1 rad</source>
        <translation>„%1“ ist kein Winkel: Grad schreiben oder eine Einheit: 90 deg, 1 rad</translation>
    </message>
    <message>
        <source>With a step of 0 all copies stand in one place</source>
        <translation>Bei Schritt 0 stehen alle Kopien an einem Ort</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Leave the scene as it is (Esc)</source>
        <translation>Die Szene lassen, wie sie ist (Esc)</translation>
    </message>
    <message>
        <source>Add the copies; one step of undo (Return)</source>
        <translation>Die Kopien hinzufügen; ein Schritt zum Zurücknehmen (Eingabe)</translation>
    </message>
    <message>
        <source>Step x, y, z</source>
        <translation>Schritt x, y, z</translation>
    </message>
</context>
<context>
    <name>saltus::ui::Banner</name>
    <message>
        <source>Hide this message</source>
        <translation>Diese Meldung ausblenden</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>Show all %1 in a list</source>
        <translation>Alle %1 in einer Liste zeigen</translation>
    </message>
</context>
<context>
    <name>saltus::ui::BundleDialog</name>
    <message>
        <source>The scene %1 as it was run, whole</source>
        <translation>Die ganze Szene %1, wie sie lief</translation>
    </message>
    <message>
        <source>Its parameters at the start: %1 and %2 more</source>
        <translation>Ihre Parameter am Anfang: %1 und %2 weitere</translation>
    </message>
    <message>
        <source>Its parameters at the start: %1</source>
        <translation>Ihre Parameter am Anfang: %1</translation>
    </message>
    <message>
        <source>1 step</source>
        <translation>1 Schritt</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1 Schritte</translation>
    </message>
    <message>
        <source>While it ran: 1 change of a parameter</source>
        <translation>Während des Laufs: 1 Änderung eines Parameters</translation>
    </message>
    <message>
        <source>While it ran: %1 changes of parameters</source>
        <translation>Während des Laufs: %1 Änderungen von Parametern</translation>
    </message>
    <message>
        <source>While it ran: 1 movement of a hand on a body</source>
        <translation>Während des Laufs: 1 Bewegung einer Hand an einem Körper</translation>
    </message>
    <message>
        <source>While it ran: %1 movements of a hand on a body</source>
        <translation>Während des Laufs: %1 Bewegungen einer Hand an einem Körper</translation>
    </message>
    <message>
        <source>Nothing was changed while it ran</source>
        <translation>Während des Laufs wurde nichts geändert</translation>
    </message>
    <message>
        <source>A digest of the state after every step</source>
        <translation>Eine Prüfsumme des Zustands nach jedem Schritt</translation>
    </message>
    <message>
        <source>A digest of the state after every %1 steps</source>
        <translation>Eine Prüfsumme des Zustands nach je %1 Schritten</translation>
    </message>
    <message>
        <source>Save bundle</source>
        <translation>Bündel speichern</translation>
    </message>
    <message>
        <source>The bundle makes this run again, here or by “saltus-cli replay”, and tells whether it comes out the same, bit by bit. It holds:</source>
        <translation>Das Bündel macht diesen Lauf noch einmal, hier oder mit „saltus-cli replay“, und sagt, ob Bit für Bit dasselbe herauskommt. Es enthält:</translation>
    </message>
    <message>
        <source>Reproduction bundle</source>
        <translation>Bündel zum Wiederholen</translation>
    </message>
    <message>
        <source>This run is made again now. The bundle holds:</source>
        <translation>Dieser Lauf wird jetzt noch einmal gemacht. Das Bündel enthält:</translation>
    </message>
    <message>
        <source>This run is made again now. The bundle was written by version %1, this is version %2. It holds:</source>
        <translation>Dieser Lauf wird jetzt noch einmal gemacht. Das Bündel hat Version %1 geschrieben, dies ist Version %2. Es enthält:</translation>
    </message>
    <message>
        <source>Identical: the same bits after its one step</source>
        <translation>Identisch: dieselben Bits nach seinem einen Schritt</translation>
    </message>
    <message>
        <source>Identical: the same bits after all %1 steps</source>
        <translation>Identisch: dieselben Bits nach allen %1 Schritten</translation>
    </message>
    <message>
        <source>Diverged at step %1: until then the bits were the same. Another version, processor or compiler can be the reason</source>
        <translation>Abweichung in Schritt %1: bis dahin waren die Bits dieselben. Eine andere Version, ein anderer Prozessor oder Compiler kann der Grund sein</translation>
    </message>
    <message>
        <source>Diverged between steps %1 and %2. Another version, processor or compiler can be the reason</source>
        <translation>Abweichung zwischen den Schritten %1 und %2. Eine andere Version, ein anderer Prozessor oder Compiler kann der Grund sein</translation>
    </message>
    <message>
        <source>Stopped after step %1; no difference so far</source>
        <translation>Angehalten nach Schritt %1; bisher kein Unterschied</translation>
    </message>
    <message>
        <source>Steps made again</source>
        <translation>Wiederholte Schritte</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Saved %1, %2</source>
        <translation>Gespeichert: %1, %2</translation>
    </message>
    <message>
        <source>1 mesh file</source>
        <translation>1 Netzdatei</translation>
    </message>
    <message>
        <source>%1 mesh files</source>
        <translation>%1 Netzdateien</translation>
    </message>
</context>
<context>
    <name>saltus::ui::CamDiagrams</name>
    <message>
        <source>Diagrams of the motion over the cam&apos;s angle</source>
        <translation>Diagramme der Bewegung über dem Nockenwinkel</translation>
    </message>
    <message>
        <source>Drag a handle, double-click to add one, Delete to remove it. Page Up and Page Down choose a handle, Alt and arrows move it</source>
        <translation>Einen Griff ziehen, Doppelklick fügt einen hinzu, Entf entfernt ihn. Bild auf und Bild ab wählen einen, Alt und Pfeile bewegen ihn</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>bei %1</translation>
    </message>
    <message>
        <source>Move the mouse, or press Left and Right, to read the values at an angle. Coefficients are peaks divided by the lift and multiplied by powers of the segment&apos;s angle</source>
        <translation>Die Maus bewegen oder Links und Rechts drücken, um Werte an einem Winkel zu lesen. Beiwerte sind Spitzen, geteilt durch den Hub und mal Potenzen des Abschnittswinkels</translation>
    </message>
    <message>
        <source>most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>base %1</source>
        <translation>Grundkreis %1</translation>
    </message>
    <message>
        <source>peak %1</source>
        <translation>Spitze %1</translation>
    </message>
    <message>
        <source>at %1, coeff. %2</source>
        <translation>bei %1, Beiwert %2</translation>
    </message>
</context>
<context>
    <name>saltus::ui::CamDrawing</name>
    <message>
        <source>Drawing of the cam</source>
        <translation>Zeichnung des Nockens</translation>
    </message>
    <message>
        <source>Outline, base circle and path of the follower. Move the mouse around the axis, or press Left and Right, to move the follower</source>
        <translation>Umriss, Grundkreis und Weg des Stößels. Die Maus um die Achse führen oder Links und Rechts drücken, um den Stößel zu bewegen</translation>
    </message>
    <message>
        <source>No cam yet: mend what is marked on the left</source>
        <translation>Noch kein Nocken: beheben, was links markiert ist</translation>
    </message>
    <message>
        <source>φ %1°   base circle %2</source>
        <translation>φ %1°   Grundkreis %2</translation>
    </message>
    <message>
        <source>   pressure angle %1°</source>
        <translation>   Druckwinkel %1°</translation>
    </message>
</context>
<context>
    <name>saltus::ui::CamEditor</name>
    <message>
        <source>Cam</source>
        <translation>Nocken</translation>
    </message>
    <message>
        <source>&amp;Make a cam-follower from it</source>
        <translation>Nocken mit Stößel &amp;machen</translation>
    </message>
    <message>
        <source>Adds the drive, the follower with its spring, the impacts between them, shapes and plots: a scene that runs</source>
        <translation>Fügt Antrieb, Stößel mit Feder, Stöße dazwischen, Formen und Diagramme hinzu: eine lauffähige Szene</translation>
    </message>
    <message>
        <source>Write the cam into the scene and go on here; one step of undo (Alt+A)</source>
        <translation>Den Nocken in die Szene schreiben und hier weitermachen; ein Schritt zum Zurücknehmen (Alt+A)</translation>
    </message>
    <message>
        <source>Write the cam into the scene and close (Ctrl+Return)</source>
        <translation>Den Nocken in die Szene schreiben und schließen (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>Spline by handles</source>
        <translation>Spline mit Griffen</translation>
    </message>
    <message>
        <source>Begin with a whole cam…</source>
        <translation>Mit einem ganzen Nocken beginnen…</translation>
    </message>
    <message>
        <source>A whole cam to begin with: dwell, rise, dwell, fall, dwell, or eight handles to drag</source>
        <translation>Ein ganzer Nocken als Anfang: Rast, Hub, Rast, Rückgang, Rast, oder acht Griffe zum Ziehen</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>&amp;Preset</source>
        <translation>&amp;Vorlage</translation>
    </message>
    <message>
        <source>What touches the cam: an edge, a roller, or a face across its line</source>
        <translation>Was den Nocken berührt: eine Schneide, eine Rolle oder eine Fläche quer zur Bahn</translation>
    </message>
    <message>
        <source>Follower</source>
        <translation>Stößel</translation>
    </message>
    <message>
        <source>&amp;Follower</source>
        <translation>&amp;Stößel</translation>
    </message>
    <message>
        <source>&amp;Base radius</source>
        <translation>&amp;Grundkreisradius</translation>
    </message>
    <message>
        <source>Base radius</source>
        <translation>Grundkreisradius</translation>
    </message>
    <message>
        <source>Of the circle on which the follower rests: 400 mm, 0.4 m, 16 in</source>
        <translation>Des Kreises, auf dem der Stößel ruht: 400 mm, 0.4 m, 16 in</translation>
    </message>
    <message>
        <source>&amp;Roller radius</source>
        <translation>&amp;Rollenradius</translation>
    </message>
    <message>
        <source>Roller radius</source>
        <translation>Rollenradius</translation>
    </message>
    <message>
        <source>Radius of the roller that runs on the cam</source>
        <translation>Radius der Rolle, die auf dem Nocken läuft</translation>
    </message>
    <message>
        <source>O&amp;ffset</source>
        <translation>Versat&amp;z</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Versatz</translation>
    </message>
    <message>
        <source>Distance of the follower&apos;s line from the axis; a positive one makes the rise easier</source>
        <translation>Abstand der Stößelbahn von der Achse; ein positiver erleichtert den Hub</translation>
    </message>
    <message>
        <source>One turn</source>
        <translation>Eine Umdrehung</translation>
    </message>
    <message>
        <source>&amp;Import table…</source>
        <translation>Tabelle &amp;importieren…</translation>
    </message>
    <message>
        <source>Handles of a spline from a text file with two columns: angle, lift</source>
        <translation>Griffe eines Splines aus einer Textdatei mit zwei Spalten: Winkel, Hub</translation>
    </message>
    <message>
        <source>Import table</source>
        <translation>Tabelle importieren</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <source>What to know of this cam; it runs all the same. A click shows the angle</source>
        <translation>Was zu diesem Nocken zu wissen ist; er läuft trotzdem. Ein Klick zeigt den Winkel</translation>
    </message>
    <message>
        <source>%1 is a formula without a profile: Apply replaces it by this cam</source>
        <translation>%1 ist eine Formel ohne Profil: Anwenden ersetzt sie durch diesen Nocken</translation>
    </message>
    <message>
        <source>The formula of %1 was changed by hand: Apply replaces it by this cam</source>
        <translation>Die Formel von %1 wurde von Hand geändert: Anwenden ersetzt sie durch diesen Nocken</translation>
    </message>
    <message>
        <source>Nothing to remark: no undercut, no jump, a pressure angle below 30°</source>
        <translation>Nichts zu bemerken: kein Unterschnitt, kein Sprung, Druckwinkel unter 30°</translation>
    </message>
    <message>
        <source>Mend what is marked first</source>
        <translation>Erst beheben, was markiert ist</translation>
    </message>
    <message>
        <source>New cam</source>
        <translation>Neuer Nocken</translation>
    </message>
    <message>
        <source>Cam %1</source>
        <translation>Nocken %1</translation>
    </message>
    <message>
        <source>New cam %1</source>
        <translation>Neuer Nocken %1</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt *.dat);;All files (*)</source>
        <translation>Tabellen (*.csv *.tsv *.txt *.dat);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 lässt sich nicht lesen: %2</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>and more</source>
        <translation>und weitere</translation>
    </message>
</context>
<context>
    <name>saltus::ui::CamRows</name>
    <message>
        <source>Alt+Up and Alt+Down move the segment, Alt+Insert adds one, Alt+Delete removes it</source>
        <translation>Alt+Auf und Alt+Ab bewegen den Abschnitt, Alt+Einfg fügt einen hinzu, Alt+Entf entfernt ihn</translation>
    </message>
    <message>
        <source>What the follower does. %1</source>
        <translation>Was der Stößel tut. %1</translation>
    </message>
    <message>
        <source>Motion of segment %1</source>
        <translation>Bewegung von Abschnitt %1</translation>
    </message>
    <message>
        <source>Angle of segment %1</source>
        <translation>Winkel von Abschnitt %1</translation>
    </message>
    <message>
        <source>So far the cam turns meanwhile. A number without a unit has the one shown</source>
        <translation>So weit dreht der Nocken dabei. Eine Zahl ohne Einheit hat die gezeigte</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>Law of motion: cycloidal, polynomials and the modified trapezoid begin and end without a jolt</source>
        <translation>Bewegungsgesetz: Zykloide, Polynome und modifiziertes Trapez beginnen und enden ohne Ruck</translation>
    </message>
    <message>
        <source>Law of segment %1</source>
        <translation>Gesetz von Abschnitt %1</translation>
    </message>
    <message>
        <source>Lift of segment %1</source>
        <translation>Hub von Abschnitt %1</translation>
    </message>
    <message>
        <source>How far it falls; empty: to the base circle</source>
        <translation>Wie weit er zurückgeht; leer: bis zum Grundkreis</translation>
    </message>
    <message>
        <source>How far it rises; empty: from both radii</source>
        <translation>Wie weit er steigt; leer: aus beiden Radien</translation>
    </message>
    <message>
        <source>How far it rises</source>
        <translation>Wie weit er steigt</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>Lift</source>
        <translation>Hub</translation>
    </message>
    <message>
        <source>Flank of segment %1</source>
        <translation>Flanke von Abschnitt %1</translation>
    </message>
    <message>
        <source>Radius of the arc beside the lower circle; of lift, flank and crown two are enough</source>
        <translation>Radius des Bogens am unteren Kreis; von Hub, Flanke und Kuppe genügen zwei</translation>
    </message>
    <message>
        <source>Crown of segment %1</source>
        <translation>Kuppe von Abschnitt %1</translation>
    </message>
    <message>
        <source>Radius of the arc beside the upper circle; of lift, flank and crown two are enough</source>
        <translation>Radius des Bogens am oberen Kreis; von Hub, Flanke und Kuppe genügen zwei</translation>
    </message>
    <message>
        <source>Flank</source>
        <translation>Flanke</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>Kuppe</translation>
    </message>
    <message>
        <source>Add a segment after this one (Alt+Insert)</source>
        <translation>Danach einen Abschnitt einfügen (Alt+Einfg)</translation>
    </message>
    <message>
        <source>Remove this segment (Alt+Delete)</source>
        <translation>Diesen Abschnitt entfernen (Alt+Entf)</translation>
    </message>
    <message>
        <source>Angle of handle %1</source>
        <translation>Winkel von Griff %1</translation>
    </message>
    <message>
        <source>Where on the cam. Alt+Insert adds a handle, Alt+Delete removes it</source>
        <translation>Wo auf dem Nocken. Alt+Einfg fügt einen Griff hinzu, Alt+Entf entfernt ihn</translation>
    </message>
    <message>
        <source>Lift of handle %1</source>
        <translation>Hub von Griff %1</translation>
    </message>
    <message>
        <source>Above the base circle. Alt+Insert adds a handle, Alt+Delete removes it</source>
        <translation>Über dem Grundkreis. Alt+Einfg fügt einen Griff hinzu, Alt+Entf entfernt ihn</translation>
    </message>
    <message>
        <source>Add a handle after this one (Alt+Insert)</source>
        <translation>Danach einen Griff einfügen (Alt+Einfg)</translation>
    </message>
    <message>
        <source>Remove this handle (Alt+Delete)</source>
        <translation>Diesen Griff entfernen (Alt+Entf)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n handles: drag them in the uppermost diagram</source>
        <translation>
            <numerusform>%n Griff: im obersten Diagramm ziehen</numerusform>
            <numerusform>%n Griffe: im obersten Diagramm ziehen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>saltus::ui::CircuitDrawing</name>
    <message>
        <source>Drawing of the circuit</source>
        <translation>Zeichnung der Schaltung</translation>
    </message>
    <message>
        <source>Drag an element to move it, from pin to pin to join their nodes. R turns what is selected, Delete removes it, the arrows move it; L, C, V, I, D, Y, G, and R with nothing selected, add an element</source>
        <translation>Ein Element ziehen, um es zu verschieben, von Anschluss zu Anschluss, um Knoten zu verbinden. R dreht das Gewählte, Entf entfernt es, die Pfeile verschieben es; L, C, V, I, D, Y, G und, wenn nichts gewählt ist, R fügen ein Element hinzu</translation>
    </message>
    <message>
        <source>No elements yet: type one on the left, press its button, or begin with a whole circuit</source>
        <translation>Noch keine Elemente: links eines eintippen, seinen Knopf drücken oder mit einer ganzen Schaltung anfangen</translation>
    </message>
</context>
<context>
    <name>saltus::ui::CircuitEditor</name>
    <message>
        <source>Circuit</source>
        <translation>Schaltung</translation>
    </message>
    <message>
        <source>With &amp;plots of voltages and currents</source>
        <translation>Mit &amp;Diagrammen der Spannungen und Ströme</translation>
    </message>
    <message>
        <source>Adds plots and the settings of a run that suit the circuit: a scene that runs</source>
        <translation>Fügt Diagramme und zur Schaltung passende Einstellungen des Laufs hinzu: eine lauffähige Szene</translation>
    </message>
    <message>
        <source>Write the circuit into the scene and go on here; one step of undo (Alt+A)</source>
        <translation>Die Schaltung in die Szene schreiben und hier weitermachen; ein Schritt zum Zurücknehmen (Alt+A)</translation>
    </message>
    <message>
        <source>Write the circuit into the scene and close (Ctrl+Return)</source>
        <translation>Die Schaltung in die Szene schreiben und schließen (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>Begin with a whole circuit…</source>
        <translation>Mit einer ganzen Schaltung anfangen…</translation>
    </message>
    <message>
        <source>A whole circuit to begin with, as long as there is no element</source>
        <translation>Eine ganze Schaltung zum Anfangen, solange es kein Element gibt</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>%1 (%2 in the drawing or at the begin of the line below)</source>
        <translation>%1 (%2 in der Zeichnung oder am Anfang der Zeile darunter)</translation>
    </message>
    <message>
        <source>Add an element: L 10mH a gnd</source>
        <translation>Element hinzufügen: L 10mH a gnd</translation>
    </message>
    <message>
        <source>Add an element</source>
        <translation>Element hinzufügen</translation>
    </message>
    <message>
        <source>Letter, value and two nodes, then Enter: R 1k a b, C 1uF a b 10V (with its initial voltage), D a b, V a 0 10*sin(2*pi*50*t), Y a 0 -1 1 L2 (a relay that the current of L2 switches), G a</source>
        <translation>Buchstabe, Wert und zwei Knoten, dann Eingabe: R 1k a b, C 1uF a b 10V (mit Anfangsspannung), D a b, V a 0 10*sin(2*pi*50*t), Y a 0 -1 1 L2 (ein Relais, das der Strom von L2 schaltet), G a</translation>
    </message>
    <message>
        <source>Elements: name, node +, node −, value, initial value</source>
        <translation>Elemente: Name, Knoten +, Knoten −, Wert, Anfangswert</translation>
    </message>
    <message>
        <source>What is wrong with the circuit</source>
        <translation>Was an der Schaltung falsch ist</translation>
    </message>
    <message>
        <source>Mend what is marked first</source>
        <translation>Erst beheben, was markiert ist</translation>
    </message>
    <message>
        <source>New circuit</source>
        <translation>Neue Schaltung</translation>
    </message>
    <message>
        <source>Circuit %1</source>
        <translation>Schaltung %1</translation>
    </message>
    <message>
        <source>New circuit %1</source>
        <translation>Neue Schaltung %1</translation>
    </message>
    <message>
        <source>as the run&apos;s</source>
        <translation>wie der Lauf</translation>
    </message>
    <message>
        <source>θ of the circuit</source>
        <translation>θ der Schaltung</translation>
    </message>
    <message>
        <source>Of this circuit alone, from 0 to 1: 1 where its currents settle faster than the step, 1/2 keeps energy; empty: the run&apos;s</source>
        <translation>Nur dieser Schaltung, von 0 bis 1: 1, wo sich ihre Ströme schneller einstellen als der Schritt, 1/2 erhält die Energie; leer: das des Laufs</translation>
    </message>
    <message>
        <source>θ must lie between 0 and 1</source>
        <translation>θ muss zwischen 0 und 1 liegen</translation>
    </message>
</context>
<context>
    <name>saltus::ui::CircuitRows</name>
    <message>
        <source>Alt+Delete removes the element</source>
        <translation>Alt+Entf entfernt das Element</translation>
    </message>
    <message>
        <source>Name of element %1</source>
        <translation>Name von Element %1</translation>
    </message>
    <message>
        <source>Name of the element: its voltage is v_NAME, its current i_NAME. %1</source>
        <translation>Name des Elements: seine Spannung heißt v_NAME, sein Strom i_NAME. %1</translation>
    </message>
    <message>
        <source>First node of element %1</source>
        <translation>Erster Knoten von Element %1</translation>
    </message>
    <message>
        <source>Second node of element %1</source>
        <translation>Zweiter Knoten von Element %1</translation>
    </message>
    <message>
        <source>The node whose voltage is 0</source>
        <translation>Der Knoten mit der Spannung 0</translation>
    </message>
    <message>
        <source>Node +: of a diode its anode. The same name joins ends. %1</source>
        <translation>Knoten +: bei einer Diode die Anode. Gleiche Namen verbinden. %1</translation>
    </message>
    <message>
        <source>Node −: of a diode its cathode. The same name joins ends. %1</source>
        <translation>Knoten −: bei einer Diode die Kathode. Gleiche Namen verbinden. %1</translation>
    </message>
    <message>
        <source>Lower voltage of element %1</source>
        <translation>Untere Spannung von Element %1</translation>
    </message>
    <message>
        <source>Voltage of the relay where its control is positive</source>
        <translation>Spannung des Relais, wo seine Steuerung positiv ist</translation>
    </message>
    <message>
        <source>Upper voltage of element %1</source>
        <translation>Obere Spannung von Element %1</translation>
    </message>
    <message>
        <source>Voltage of the relay where its control is negative</source>
        <translation>Spannung des Relais, wo seine Steuerung negativ ist</translation>
    </message>
    <message>
        <source>Control of element %1</source>
        <translation>Steuerung von Element %1</translation>
    </message>
    <message>
        <source>The element whose current switches the relay; empty: its own, which it opposes</source>
        <translation>Das Element, dessen Strom das Relais schaltet; leer: der eigene, dem es entgegenwirkt</translation>
    </message>
    <message>
        <source>own</source>
        <translation>eigener</translation>
    </message>
    <message>
        <source>Forward voltage; 0 of an ideal diode</source>
        <translation>Durchlassspannung; 0 bei einer idealen Diode</translation>
    </message>
    <message>
        <source>A number with its unit, or a formula of the time t: 10*sin(2*pi*50*t)</source>
        <translation>Eine Zahl mit Einheit oder eine Formel der Zeit t: 10*sin(2*pi*50*t)</translation>
    </message>
    <message>
        <source>A number with its unit, a parameter, or a formula of parameters: 1k means 1 kOhm</source>
        <translation>Eine Zahl mit Einheit, ein Parameter oder eine Formel aus Parametern: 1k heißt 1 kOhm</translation>
    </message>
    <message>
        <source>Value of element %1</source>
        <translation>Wert von Element %1</translation>
    </message>
    <message>
        <source>Initial value of element %1</source>
        <translation>Anfangswert von Element %1</translation>
    </message>
    <message>
        <source>Voltage at the start</source>
        <translation>Spannung am Anfang</translation>
    </message>
    <message>
        <source>Current at the start</source>
        <translation>Strom am Anfang</translation>
    </message>
    <message>
        <source>Remove the element (Alt+Delete)</source>
        <translation>Das Element entfernen (Alt+Entf)</translation>
    </message>
</context>
<context>
    <name>saltus::ui::CircuitView</name>
    <message>
        <source>Circuit of the scene</source>
        <translation>Schaltung der Szene</translation>
    </message>
    <message>
        <source>The circuit at the time shown: voltages and currents; diodes that conduct are green, those that block grey. A double click opens its editor</source>
        <translation>Die Schaltung zur gezeigten Zeit: Spannungen und Ströme; leitende Dioden sind grün, sperrende grau. Ein Doppelklick öffnet ihren Editor</translation>
    </message>
</context>
<context>
    <name>saltus::ui::CommandPalette</name>
    <message>
        <source>Search scenes, commands, parameters</source>
        <translation>Szenen, Befehle, Parameter suchen</translation>
    </message>
    <message>
        <source>Nothing fits. Try a part of a command&apos;s, scene&apos;s or parameter&apos;s name.</source>
        <translation>Nichts passt. Einen Teil des Namens eines Befehls, einer Szene oder eines Parameters eingeben.</translation>
    </message>
    <message>
        <source>New value of %1, now %2</source>
        <translation>Neuer Wert von %1, jetzt %2</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Finds scenes, commands and parameters; ↑ ↓ choose, Enter opens</source>
        <translation>Findet Szenen, Befehle und Parameter; ↑ ↓ wählen, Eingabe öffnet</translation>
    </message>
    <message>
        <source>Enter takes this instead</source>
        <translation>Eingabe nimmt stattdessen dies</translation>
    </message>
    <message>
        <source>not available now</source>
        <translation>jetzt nicht verfügbar</translation>
    </message>
    <message>
        <source>%1 is not available now. What it is for: %2.</source>
        <translation>%1 ist jetzt nicht verfügbar. Wozu es dient: %2.</translation>
    </message>
</context>
<context>
    <name>saltus::ui::CompareBar</name>
    <message>
        <source>Run both</source>
        <translation>Beide laufen lassen</translation>
    </message>
    <message>
        <source>What is different in B, which is drawn dashed; A is the run that is shown</source>
        <translation>Was in B anders ist, das gestrichelt gezeichnet wird; A ist der gezeigte Lauf</translation>
    </message>
    <message>
        <source>Show where the two part</source>
        <translation>Zeigen, wo die beiden sich trennen</translation>
    </message>
    <message>
        <source>Halve h</source>
        <translation>h halbieren</translation>
    </message>
    <message>
        <source>B again with half its step; then the order is told in which they approach each other</source>
        <translation>B noch einmal mit halbem Schritt; dann wird die Ordnung genannt, mit der sie sich nähern</translation>
    </message>
    <message>
        <source>lg |Δ|</source>
        <translation>lg |Δ|</translation>
    </message>
    <message>
        <source>Logarithm of the difference instead of B − A</source>
        <translation>Logarithmus der Differenz statt B − A</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>A alone again</source>
        <translation>Wieder A allein</translation>
    </message>
    <message>
        <source>B: %1</source>
        <translation>B: %1</translation>
    </message>
    <message>
        <source>is made</source>
        <translation>wird aufgebaut</translation>
    </message>
    <message>
        <source>up to %1 s</source>
        <translation>bis %1 s</translation>
    </message>
    <message>
        <source>1 pair of impacts</source>
        <translation>1 Paar von Stößen</translation>
    </message>
    <message>
        <source>%1 pairs of impacts</source>
        <translation>%1 Paare von Stößen</translation>
    </message>
    <message>
        <source>order %1 (max |Δ %2|: %3, then %4)</source>
        <translation>Ordnung %1 (max |Δ %2|: %3, dann %4)</translation>
    </message>
    <message>
        <source>measuring the order</source>
        <translation>die Ordnung wird gemessen</translation>
    </message>
    <message>
        <source>They part at %1 s: %2, impact %3, A at %4 s, B at %5 s</source>
        <translation>Sie trennen sich bei %1 s: %2, Stoß %3, A bei %4 s, B bei %5 s</translation>
    </message>
    <message>
        <source>They part at %1 s: %2, impact %3, not in B</source>
        <translation>Sie trennen sich bei %1 s: %2, Stoß %3, nicht in B</translation>
    </message>
    <message>
        <source>They part at %1 s: %2, impact %3, only in B</source>
        <translation>Sie trennen sich bei %1 s: %2, Stoß %3, nur in B</translation>
    </message>
    <message>
        <source>the order is told when A has run to %1 s</source>
        <translation>die Ordnung wird genannt, wenn A bis %1 s gelaufen ist</translation>
    </message>
    <message>
        <source>the difference doubles in %1: compare points until about %2, statistics after</source>
        <translation>die Differenz verdoppelt sich in %1: Punkte bis etwa %2 vergleichen, danach Statistik</translation>
    </message>
    <message>
        <source>They part at %1 s</source>
        <translation>Sie trennen sich bei %1 s</translation>
    </message>
</context>
<context>
    <name>saltus::ui::CompareCard</name>
    <message>
        <source>Rebound</source>
        <translation>Rücksprung</translation>
    </message>
    <message>
        <source>Penetration</source>
        <translation>Eindringen</translation>
    </message>
    <message>
        <source>Energy lost</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Slid</source>
        <translation>Gerutscht</translation>
    </message>
    <message>
        <source>Impacts</source>
        <translation>Stöße</translation>
    </message>
    <message>
        <source>Law</source>
        <translation>Gesetz</translation>
    </message>
    <message>
        <source>A law of the scene: its values stand in the fields below and can be changed there, for this trial only</source>
        <translation>Ein Gesetz der Szene: seine Werte stehen in den Feldern darunter und lassen sich dort ändern, nur für diesen Versuch</translation>
    </message>
    <message>
        <source>Restitution, from 0 to 1</source>
        <translation>Stoßzahl, von 0 bis 1</translation>
    </message>
    <message>
        <source>Coefficient of friction</source>
        <translation>Reibungszahl</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Step of the scheme, s</source>
        <translation>Schritt des Verfahrens, s</translation>
    </message>
    <message>
        <source>Law %1</source>
        <translation>Gesetz %1</translation>
    </message>
    <message>
        <source>Values of this law, for run %1</source>
        <translation>Werte dieses Gesetzes, für Lauf %1</translation>
    </message>
    <message>
        <source>Restitution of run %1</source>
        <translation>Stoßzahl von Lauf %1</translation>
    </message>
    <message>
        <source>Restitution e of run %1, from 0 to 1</source>
        <translation>Stoßzahl e von Lauf %1, von 0 bis 1</translation>
    </message>
    <message>
        <source>Friction of run %1</source>
        <translation>Reibung von Lauf %1</translation>
    </message>
    <message>
        <source>Coefficient of friction μ of run %1</source>
        <translation>Reibungszahl μ von Lauf %1</translation>
    </message>
    <message>
        <source>Step of run %1</source>
        <translation>Schritt von Lauf %1</translation>
    </message>
    <message>
        <source>Step of run %1, s</source>
        <translation>Schritt von Lauf %1, s</translation>
    </message>
    <message>
        <source>Projection of run %1</source>
        <translation>Projektion von Lauf %1</translation>
    </message>
    <message>
        <source>How run %1 takes penetration away</source>
        <translation>Wie Lauf %1 Eindringen wegnimmt</translation>
    </message>
    <message>
        <source>combined</source>
        <translation>kombiniert</translation>
    </message>
    <message>
        <source>direct</source>
        <translation>direkt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Gap from which it falls, m</source>
        <translation>Abstand, aus dem er fällt, m</translation>
    </message>
    <message>
        <source>Height of the fall</source>
        <translation>Fallhöhe</translation>
    </message>
    <message>
        <source>Speed across the fall at the start, m/s: shows what friction does</source>
        <translation>Geschwindigkeit quer zum Fall am Anfang, m/s: zeigt, was Reibung tut</translation>
    </message>
    <message>
        <source>Speed sideways</source>
        <translation>Geschwindigkeit seitwärts</translation>
    </message>
    <message>
        <source>Compare laws</source>
        <translation>Gesetze vergleichen</translation>
    </message>
    <message>
        <source>Let both fall on the same pair, 1 and 2 drawn over each other</source>
        <translation>Beide am selben Paar fallen lassen, 1 und 2 übereinander gezeichnet</translation>
    </message>
    <message>
        <source>2 − 1</source>
        <translation>2 − 1</translation>
    </message>
    <message>
        <source>no law</source>
        <translation>kein Gesetz</translation>
    </message>
    <message>
        <source>Write a value in %1</source>
        <translation>Einen Wert in %1 schreiben</translation>
    </message>
    <message>
        <source>Write a plain number</source>
        <translation>Eine Zahl ohne Einheit schreiben</translation>
    </message>
    <message>
        <source>It must not be below %1</source>
        <translation>Nicht kleiner als %1</translation>
    </message>
    <message>
        <source>Write a value from %1 to %2</source>
        <translation>Einen Wert von %1 bis %2 schreiben</translation>
    </message>
    <message>
        <source>%1 falls on %2, alone, with its own shapes and mass</source>
        <translation>%1 fällt auf %2, allein, mit eigenen Formen und eigener Masse</translation>
    </message>
    <message>
        <source>height m</source>
        <translation>Höhe m</translation>
    </message>
    <message>
        <source>time s</source>
        <translation>Zeit s</translation>
    </message>
    <message>
        <source>Drift</source>
        <translation>Drift</translation>
    </message>
    <message>
        <source>Projection: how penetration is taken away after each step</source>
        <translation>Projektion: wie Eindringen nach jedem Schritt weggenommen wird</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>Quer</translation>
    </message>
</context>
<context>
    <name>saltus::ui::ContactCard</name>
    <message>
        <source>Contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>sticks</source>
        <translation>haftet</translation>
    </message>
    <message>
        <source>slips</source>
        <translation>gleitet</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Rolling μ</source>
        <translation>Roll-μ</translation>
    </message>
    <message>
        <source>Spinning μ</source>
        <translation>Bohr-μ</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Spalt</translation>
    </message>
    <message>
        <source>Normal u</source>
        <translation>u normal</translation>
    </message>
    <message>
        <source>Sliding u</source>
        <translation>u tangential</translation>
    </message>
    <message>
        <source>Normal p</source>
        <translation>p normal</translation>
    </message>
    <message>
        <source>Friction p</source>
        <translation>p Reibung</translation>
    </message>
    <message>
        <source>Friction over μ p</source>
        <translation>Reibung durch μ p</translation>
    </message>
    <message>
        <source>Law %1</source>
        <translation>Gesetz %1</translation>
    </message>
    <message>
        <source>, no contact now: last values</source>
        <translation>, jetzt kein Kontakt: letzte Werte</translation>
    </message>
</context>
<context>
    <name>saltus::ui::Document</name>
    <message>
        <source>Opening %1</source>
        <translation>%1 wird geöffnet</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>Wiederholen: %1</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Ohne Titel</translation>
    </message>
    <message>
        <source>Revert to the file</source>
        <translation>Auf die Datei zurücksetzen</translation>
    </message>
    <message>
        <source>Pin %1</source>
        <translation>%1 anheften</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>%1 lösen</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1 Schritte</translation>
    </message>
</context>
<context>
    <name>saltus::ui::DriveCard</name>
    <message>
        <source>What drives it</source>
        <translation>Was ihn antreibt</translation>
    </message>
    <message>
        <source>What acts on this coordinate: nothing, a direct-current motor, or a controller. One undo takes a change back</source>
        <translation>Was auf diese Koordinate wirkt: nichts, ein Gleichstrommotor oder ein Regler. Ein Rückgängig nimmt eine Änderung zurück</translation>
    </message>
    <message>
        <source>Nothing drives it</source>
        <translation>Nichts treibt ihn an</translation>
    </message>
    <message>
        <source>Direct-current motor</source>
        <translation>Gleichstrommotor</translation>
    </message>
    <message>
        <source>Controller: PID</source>
        <translation>Regler: PID</translation>
    </message>
    <message>
        <source>Controller: state feedback</source>
        <translation>Regler: Zustandsrückführung</translation>
    </message>
    <message>
        <source>Controller: formula</source>
        <translation>Regler: Formel</translation>
    </message>
    <message>
        <source>Voltage</source>
        <translation>Spannung</translation>
    </message>
    <message>
        <source>Supply of the motor, V: a number, or a formula of time, drives and states, as 24 V*sin(10 rad/s*t)</source>
        <translation>Speisung des Motors, V: eine Zahl oder eine Formel aus Zeit, Antrieben und Zuständen, etwa 24 V*sin(10 rad/s*t)</translation>
    </message>
    <message>
        <source>Resistance</source>
        <translation>Widerstand</translation>
    </message>
    <message>
        <source>R of the winding, Ω: the current of a standing motor is V/R</source>
        <translation>R der Wicklung, Ω: der Strom des stehenden Motors ist V/R</translation>
    </message>
    <message>
        <source>Inductance</source>
        <translation>Induktivität</translation>
    </message>
    <message>
        <source>L of the winding, H: L/R is the time that the current takes to follow the speed</source>
        <translation>L der Wicklung, H: L/R ist die Zeit, in der der Strom der Drehzahl folgt</translation>
    </message>
    <message>
        <source>Constant k</source>
        <translation>Konstante k</translation>
    </message>
    <message>
        <source>Moment by current, N m/A, and counter-voltage by speed, V s/rad</source>
        <translation>Moment je Strom, N m/A, und Gegenspannung je Drehzahl, V s/rad</translation>
    </message>
    <message>
        <source>Force by current, N/A, and counter-voltage by speed, V s/m</source>
        <translation>Kraft je Strom, N/A, und Gegenspannung je Geschwindigkeit, V s/m</translation>
    </message>
    <message>
        <source>Gear ratio</source>
        <translation>Übersetzung</translation>
    </message>
    <message>
        <source>Turns of the motor for each turn of the joint: the moment grows by it, the speed falls by it</source>
        <translation>Umdrehungen des Motors je Umdrehung des Gelenks: um so viel wächst das Moment und sinkt die Drehzahl</translation>
    </message>
    <message>
        <source>Path of the motor for each metre of the joint</source>
        <translation>Weg des Motors je Meter des Gelenks</translation>
    </message>
    <message>
        <source>θ of circuit</source>
        <translation>θ der Schaltung</translation>
    </message>
    <message>
        <source>Weight of the step&apos;s end in the circuit, from 0.5 to 1: 1 keeps a winding calm that is faster than the step. Empty: that of the run</source>
        <translation>Gewicht des Schrittendes in der Schaltung, von 0.5 bis 1: 1 hält eine Wicklung ruhig, die schneller ist als der Schritt. Leer: wie im Lauf</translation>
    </message>
    <message>
        <source>of the run</source>
        <translation>des Laufs</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Gemessen</translation>
    </message>
    <message>
        <source>What is brought to the set value: a signal or a formula of states, as rod.q[2]</source>
        <translation>Was auf den Sollwert gebracht wird: ein Signal oder eine Formel der Zustände, etwa rod.q[2]</translation>
    </message>
    <message>
        <source>Set value</source>
        <translation>Sollwert</translation>
    </message>
    <message>
        <source>Where the measured value is to be: a number, or a formula of time, drives and states</source>
        <translation>Wo der gemessene Wert sein soll: eine Zahl oder eine Formel aus Zeit, Antrieben und Zuständen</translation>
    </message>
    <message>
        <source>Gain P</source>
        <translation>Verstärkung P</translation>
    </message>
    <message>
        <source>Order by error</source>
        <translation>Stellgröße je Abweichung</translation>
    </message>
    <message>
        <source>Gain I</source>
        <translation>Verstärkung I</translation>
    </message>
    <message>
        <source>Order by the integral of the error; it may be changed while the scene runs</source>
        <translation>Stellgröße je Integral der Abweichung; darf geändert werden, während die Szene läuft</translation>
    </message>
    <message>
        <source>Gain D</source>
        <translation>Verstärkung D</translation>
    </message>
    <message>
        <source>Order against the rate of what is measured; the set value&apos;s jumps give none</source>
        <translation>Stellgröße gegen die Rate des Gemessenen; Sprünge des Sollwerts geben keine</translation>
    </message>
    <message>
        <source>Filter of D</source>
        <translation>Filter von D</translation>
    </message>
    <message>
        <source>Time constant of the rate that D sees, s. Empty: the rate itself</source>
        <translation>Zeitkonstante der Rate, die D sieht, s. Leer: die Rate selbst</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>State %1</source>
        <translation>Zustand %1</translation>
    </message>
    <message>
        <source>What it measures (%1): the name of an expression, a signal or a formula of states</source>
        <translation>Was gemessen wird (%1): der Name eines Ausdrucks, ein Signal oder eine Formel der Zustände</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Verstärkung</translation>
    </message>
    <message>
        <source>Order by the distance of %1 from its set value</source>
        <translation>Stellgröße je Abstand von %1 von seinem Sollwert</translation>
    </message>
    <message>
        <source>Where %1 is to be</source>
        <translation>Wo %1 sein soll</translation>
    </message>
    <message>
        <source>Add a state</source>
        <translation>Weiterer Zustand</translation>
    </message>
    <message>
        <source>One more state that the order answers to: a signal as rod.q[2], an expression, a formula. Its gain begins at 0</source>
        <translation>Ein weiterer Zustand, auf den die Stellgröße antwortet: ein Signal wie rod.q[2], ein Ausdruck, eine Formel. Seine Verstärkung beginnt bei 0</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>Moment</translation>
    </message>
    <message>
        <source>Force</source>
        <translation>Kraft</translation>
    </message>
    <message>
        <source>A formula of time, parameters, expressions and all states, as -2*shaft.ydot[2]</source>
        <translation>Eine Formel aus Zeit, Parametern, Ausdrücken und allen Zuständen, etwa -2*shaft.ydot[2]</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Größtwert</translation>
    </message>
    <message>
        <source>What the drive can give in either direction, %1. Empty: any</source>
        <translation>Was der Antrieb in jeder Richtung geben kann, %1. Leer: beliebig viel</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>Wind-up</source>
        <translation>Aufwickeln</translation>
    </message>
    <message>
        <source>Time in which the integral lets go while the order is larger than the drive can give, s</source>
        <translation>Zeit, in der das Integral nachgibt, während die Stellgröße größer ist, als der Antrieb geben kann, s</translation>
    </message>
    <message>
        <source>Its own drive, as written</source>
        <translation>Eigener Antrieb, wie geschrieben</translation>
    </message>
    <message>
        <source>Remove this state</source>
        <translation>Diesen Zustand entfernen</translation>
    </message>
    <message>
        <source>The order no longer answers to it; what it measured stays an expression</source>
        <translation>Die Stellgröße antwortet nicht mehr auf ihn; was er maß, bleibt ein Ausdruck</translation>
    </message>
    <message>
        <source>State removed from the controller of %1</source>
        <translation>Zustand aus dem Regler von %1 entfernt</translation>
    </message>
    <message>
        <source>A position, a velocity or a formula of its own drives the coordinate: take that out above to put a motor or a controller on it</source>
        <translation>Eine Lage, eine Geschwindigkeit oder eine eigene Formel treibt die Koordinate an: das oben herausnehmen, um einen Motor oder Regler darauf zu setzen</translation>
    </message>
    <message>
        <source>Parameter %1</source>
        <translation>Parameter %1</translation>
    </message>
    <message>
        <source>Drive of %1: %2</source>
        <translation>Antrieb von %1: %2</translation>
    </message>
    <message>
        <source>%1 of the drive of %2: %3</source>
        <translation>%1 des Antriebs von %2: %3</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>wie üblich</translation>
    </message>
    <message>
        <source>%1 of the drive of %2 is a slider</source>
        <translation>%1 des Antriebs von %2 ist ein Schieber</translation>
    </message>
</context>
<context>
    <name>saltus::ui::DropTestCard</name>
    <message>
        <source>Run drop test</source>
        <translation>Falltest starten</translation>
    </message>
    <message>
        <source>e² set</source>
        <translation>e² vorgegeben</translation>
    </message>
    <message>
        <source>e² measured</source>
        <translation>e² gemessen</translation>
    </message>
    <message>
        <source>drop height m</source>
        <translation>Fallhöhe m</translation>
    </message>
    <message>
        <source>Let one of the two fall on the other from six heights and compare e² (D)</source>
        <translation>Einen der beiden aus sechs Höhen auf den anderen fallen lassen und e² vergleichen (D)</translation>
    </message>
    <message>
        <source>%1 falls on %2, which is held; their own shapes and masses</source>
        <translation>%1 fällt auf %2, das festgehalten wird; eigene Formen und Massen</translation>
    </message>
    <message>
        <source>%1 falls on %2; their own shapes and masses</source>
        <translation>%1 fällt auf %2; eigene Formen und Massen</translation>
    </message>
</context>
<context>
    <name>saltus::ui::EditCommands</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Paste %1</source>
        <translation>%1 einfügen</translation>
    </message>
    <message>
        <source>Paste %1 parts</source>
        <translation>%1 Teile einfügen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Array of %1</source>
        <translation>Anordnung von %1</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <source>Align</source>
        <translation>Ausrichten</translation>
    </message>
    <message>
        <source>Distribute</source>
        <translation>Verteilen</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message>
        <source>Delete %1 parts</source>
        <translation>%1 Teile löschen</translation>
    </message>
    <message>
        <source>the clipboard holds no parts of a scene</source>
        <translation>in der Zwischenablage sind keine Teile einer Szene</translation>
    </message>
    <message>
        <source>copy bodies first</source>
        <translation>erst Körper kopieren</translation>
    </message>
    <message>
        <source>“%1” is one of several copies</source>
        <translation>„%1“ ist eine von mehreren Kopien</translation>
    </message>
    <message>
        <source>change their number in the inspector</source>
        <translation>ihre Anzahl im Inspektor ändern</translation>
    </message>
    <message>
        <source>Group %1</source>
        <translation>Gruppe %1</translation>
    </message>
    <message>
        <source>Ungroup</source>
        <translation>Gruppe auflösen</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Array</source>
        <translation>Anordnung</translation>
    </message>
</context>
<context>
    <name>saltus::ui::ErrorPage</name>
    <message>
        <source>Read again</source>
        <translation>Neu einlesen</translation>
    </message>
    <message>
        <source>Opens the file again after it was mended</source>
        <translation>Öffnet die Datei noch einmal, nachdem sie berichtigt ist</translation>
    </message>
    <message>
        <source>Open in text editor</source>
        <translation>Im Texteditor öffnen</translation>
    </message>
    <message>
        <source>Opens the file with the program that the desktop uses for text</source>
        <translation>Öffnet die Datei mit dem Programm des Desktops für Texte</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copies all messages as FILE:LINE:COLUMN: error: ...</source>
        <translation>Kopiert alle Meldungen als FILE:LINE:COLUMN: error: ...</translation>
    </message>
    <message>
        <source>Back to the gallery</source>
        <translation>Zurück zur Galerie</translation>
    </message>
    <message>
        <source>No program for text files is set on this desktop. The file is %1</source>
        <translation>Auf diesem Desktop ist kein Programm für Textdateien eingestellt. Die Datei ist %1</translation>
    </message>
    <message>
        <source>%1 does not open</source>
        <translation>%1 lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>The scene</source>
        <translation>Die Szene</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>1 thing to mend</source>
        <translation>1 Fehler zu beheben</translation>
    </message>
    <message>
        <source>%1 things to mend</source>
        <translation>%1 Fehler zu beheben</translation>
    </message>
    <message>
        <source>and %1 more; “Copy” takes all of them</source>
        <translation>und %1 weitere; „Kopieren“ nimmt alle mit</translation>
    </message>
</context>
<context>
    <name>saltus::ui::EventModel</name>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Number of the event among those shown</source>
        <translation>Nummer des Ereignisses unter den gezeigten</translation>
    </message>
    <message>
        <source>Instant in s, 15 digits; of time stepping the end of the step</source>
        <translation>Zeitpunkt in s, 15 Stellen; beim Zeitschrittverfahren das Ende des Schritts</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>Of which contact, joint or law</source>
        <translation>Von welchem Kontakt, Gelenk oder Gesetz</translation>
    </message>
    <message>
        <source>u⁻</source>
        <translation>u⁻</translation>
    </message>
    <message>
        <source>Relative velocity before, m/s or rad/s</source>
        <translation>Relativgeschwindigkeit vorher, m/s oder rad/s</translation>
    </message>
    <message>
        <source>u⁺</source>
        <translation>u⁺</translation>
    </message>
    <message>
        <source>Relative velocity after, m/s or rad/s</source>
        <translation>Relativgeschwindigkeit danach, m/s oder rad/s</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>Percussion, N s or N m s</source>
        <translation>Perkussion, N s oder N m s</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Energy that the contact took, J</source>
        <translation>Energie, die der Kontakt nahm, J</translation>
    </message>
    <message>
        <source>Flight</source>
        <translation>Flug</translation>
    </message>
    <message>
        <source>Time since the impact before of the same contact, s</source>
        <translation>Zeit seit dem vorigen Stoß desselben Kontakts, s</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>Verhältnis</translation>
    </message>
    <message>
        <source>This flight by the one before: below 1 and steady where impacts accumulate</source>
        <translation>Dieser Flug durch den vorigen: unter 1 und stetig, wo sich Stöße häufen</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Danach</translation>
    </message>
    <message>
        <source>State of the contact after it</source>
        <translation>Zustand des Kontakts danach</translation>
    </message>
    <message>
        <source>t s</source>
        <translation>t s</translation>
    </message>
</context>
<context>
    <name>saltus::ui::EventPanel</name>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Save these events as CSV, SI with 17 digits</source>
        <translation>Diese Ereignisse als CSV speichern, SI mit 17 Stellen</translation>
    </message>
    <message>
        <source>Events of the run</source>
        <translation>Ereignisse des Laufs</translation>
    </message>
    <message>
        <source>Nothing is recorded yet.</source>
        <translation>Noch ist nichts aufgezeichnet.</translation>
    </message>
    <message>
        <source>No event so far.</source>
        <translation>Bisher kein Ereignis.</translation>
    </message>
    <message>
        <source>%1 of %2 events</source>
        <translation>%1 von %2 Ereignissen</translation>
    </message>
    <message>
        <source>1 event</source>
        <translation>1 Ereignis</translation>
    </message>
    <message>
        <source>%1 events</source>
        <translation>%1 Ereignisse</translation>
    </message>
    <message>
        <source>releases are left out: there are too many</source>
        <translation>Ablösungen fehlen: es sind zu viele</translation>
    </message>
    <message>
        <source>There are no events to save</source>
        <translation>Es gibt keine Ereignisse zu speichern</translation>
    </message>
    <message>
        <source>run the scene first, or change the filter</source>
        <translation>lassen Sie erst die Szene laufen oder ändern Sie den Filter</translation>
    </message>
    <message>
        <source>Save the events</source>
        <translation>Ereignisse speichern</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>%1 wird geschrieben</translation>
    </message>
    <message>
        <source>Filter events: words of event, contact and what comes then</source>
        <translation>Ereignisse filtern: Wörter von Ereignis, Kontakt und dem, was dann ist</translation>
    </message>
    <message>
        <source>None of %1 events has these words in its row. Esc shows all</source>
        <translation>Keines von %1 Ereignissen hat diese Wörter in seiner Zeile. Esc zeigt alle</translation>
    </message>
</context>
<context>
    <name>saltus::ui::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Picture of the scene</source>
        <translation>Bild der Szene</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>86 mm, one column</source>
        <translation>86 mm, eine Spalte</translation>
    </message>
    <message>
        <source>178 mm, two columns</source>
        <translation>178 mm, zwei Spalten</translation>
    </message>
    <message>
        <source>What is on screen</source>
        <translation>Was zu sehen ist</translation>
    </message>
    <message>
        <source>The whole run</source>
        <translation>Der ganze Lauf</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>PNG, at the size of the view</source>
        <translation>PNG, so groß wie die Ansicht</translation>
    </message>
    <message>
        <source>CSV, 17 digits, SI units</source>
        <translation>CSV, 17 Stellen, SI-Einheiten</translation>
    </message>
    <message>
        <source>HDF5, opens in Saltus again</source>
        <translation>HDF5, öffnet wieder in Saltus</translation>
    </message>
    <message>
        <source>All that is recorded</source>
        <translation>Alles Aufgezeichnete</translation>
    </message>
    <message>
        <source>Of the plot “%1”</source>
        <translation>Des Diagramms „%1“</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>end</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>Signals</source>
        <translation>Signale</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Durchsuchen…</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation>Als Befehl kopieren</translation>
    </message>
    <message>
        <source>The command line that makes this file without a window</source>
        <translation>Die Befehlszeile, die diese Datei ohne Fenster erzeugt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Kopiert: %1</translation>
    </message>
    <message>
        <source>No preview</source>
        <translation>Keine Vorschau</translation>
    </message>
    <message>
        <source>1 row</source>
        <translation>1 Zeile</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 Zeilen</translation>
    </message>
    <message>
        <source> of %1 signals</source>
        <translation> von %1 Signalen</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Exportieren nach</translation>
    </message>
    <message>
        <source>The time range needs two numbers in seconds, the first one smaller; leave both empty for all.</source>
        <translation>Der Zeitbereich braucht zwei Zahlen in Sekunden, die erste kleiner; für alles beide leer lassen.</translation>
    </message>
    <message>
        <source>Name a file first.</source>
        <translation>Erst eine Datei nennen.</translation>
    </message>
    <message>
        <source>The name must end in .%1</source>
        <translation>Der Name muss auf .%1 enden</translation>
    </message>
    <message>
        <source>%1 is open here: give another name.</source>
        <translation>%1 ist hier geöffnet: einen anderen Namen nennen.</translation>
    </message>
    <message>
        <source>%1 is there already. Export once more replaces it.</source>
        <translation>%1 gibt es schon. Noch einmal exportieren ersetzt die Datei.</translation>
    </message>
    <message>
        <source>This plot is no longer part of the scene.</source>
        <translation>Dieses Diagramm gehört nicht mehr zur Szene.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancelled; no file was left behind.</source>
        <translation>Abgebrochen; es blieb keine Datei zurück.</translation>
    </message>
    <message>
        <source>Saved %1, %2</source>
        <translation>Gespeichert: %1, %2</translation>
    </message>
    <message>
        <source>Bodies as meshes</source>
        <translation>Körper als Netze</translation>
    </message>
    <message>
        <source>glTF 2.0, binary (.glb): metres, colours, names</source>
        <translation>glTF 2.0, binär (.glb): Meter, Farben, Namen</translation>
    </message>
    <message>
        <source>With the motion so far, as an animation</source>
        <translation>Mit der bisherigen Bewegung als Animation</translation>
    </message>
    <message>
        <source>60 pictures a second, from the start to the newest state; off: the bodies as they stand now</source>
        <translation>60 Bilder je Sekunde, vom Anfang bis zum neuesten Zustand; aus: die Körper, wie sie jetzt stehen</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>What to export</source>
        <translation>Was exportiert wird</translation>
    </message>
    <message>
        <source>Where it is written; its suffix follows the format</source>
        <translation>Wohin geschrieben wird; die Endung folgt dem Format</translation>
    </message>
    <message>
        <source>CSV, the numbers shown</source>
        <translation>CSV, die gezeigten Zahlen</translation>
    </message>
    <message>
        <source>Nothing is recorded yet. Run the scene first (%1).</source>
        <translation>Noch ist nichts aufgezeichnet. Erst die Szene starten (%1).</translation>
    </message>
</context>
<context>
    <name>saltus::ui::FieldRow</name>
    <message>
        <source>Pin %1 as a slider in Parameters</source>
        <translation>%1 als Regler an die Parameter heften</translation>
    </message>
</context>
<context>
    <name>saltus::ui::FormulaPanel</name>
    <message>
        <source>Equations</source>
        <translation>Gleichungen</translation>
    </message>
    <message>
        <source>State of the equations</source>
        <translation>Stand der Gleichungen</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Everything as the scene has it (Esc in a line that is unchanged)</source>
        <translation>Alles so, wie es in der Szene steht (Esc in einer unveränderten Zeile)</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Put these equations into the scene and start the run again at t = 0 (Enter)</source>
        <translation>Diese Gleichungen in die Szene setzen und bei t = 0 neu starten (Eingabe)</translation>
    </message>
    <message>
        <source>Applied. The run started again at t = 0.</source>
        <translation>Angewandt. Der Lauf hat bei t = 0 neu begonnen.</translation>
    </message>
    <message>
        <source>Select a system made of equations, or an interaction, in the outline. A double click there, or F9, brings you here.</source>
        <translation>In der Gliederung ein System aus Gleichungen oder eine Wechselwirkung wählen. Ein Doppelklick dort oder F9 führt hierher.</translation>
    </message>
    <message>
        <source>Open a scene to see its equations</source>
        <translation>Eine Szene öffnen, um ihre Gleichungen zu sehen</translation>
    </message>
    <message>
        <source>Enter applies, Esc takes the line back</source>
        <translation>Eingabe wendet an, Esc nimmt die Zeile zurück</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>The formula as it is written on paper; the menu copies it as LaTeX</source>
        <translation>Die Formel, wie man sie auf Papier schreibt; das Menü kopiert sie als LaTeX</translation>
    </message>
    <message>
        <source>1 error: the run keeps the old equations</source>
        <translation>1 Fehler: der Lauf behält die alten Gleichungen</translation>
    </message>
    <message>
        <source>%1 errors: the run keeps the old equations</source>
        <translation>%1 Fehler: der Lauf behält die alten Gleichungen</translation>
    </message>
    <message>
        <source>Starting again …</source>
        <translation>Neustart …</translation>
    </message>
    <message>
        <source>Changed, not yet applied</source>
        <translation>Geändert, noch nicht angewandt</translation>
    </message>
    <message>
        <source>As in the scene</source>
        <translation>Wie in der Szene</translation>
    </message>
    <message>
        <source>Equations of %1</source>
        <translation>Gleichungen von %1</translation>
    </message>
    <message>
        <source>There are no equations in this scene. The end of the palette has a mass, states and circuits.</source>
        <translation>In dieser Szene gibt es keine Gleichungen. Am Ende der Palette stehen Masse, Zustände und Schaltung.</translation>
    </message>
</context>
<context>
    <name>saltus::ui::FormulaProbe</name>
    <message>
        <source>t, through all states</source>
        <translation>t, durch alle Zustände</translation>
    </message>
    <message>
        <source>Value of the formula now</source>
        <translation>Wert der Formel jetzt</translation>
    </message>
    <message>
        <source>What the formula at the text cursor amounts to at the time shown; Ctrl+C copies all digits</source>
        <translation>Was die Formel an der Textmarke zur gezeigten Zeit ergibt; Strg+C kopiert alle Ziffern</translation>
    </message>
    <message>
        <source>Derivative</source>
        <translation>Ableitung</translation>
    </message>
    <message>
        <source>By which variable</source>
        <translation>Nach welcher Variablen</translation>
    </message>
    <message>
        <source>Variable of the derivative</source>
        <translation>Variable der Ableitung</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the derivative as a formula of the scene; the menu of its picture copies it as LaTeX</source>
        <translation>Die Ableitung als Formel der Szene kopieren; das Menü ihres Bilds kopiert sie als LaTeX</translation>
    </message>
    <message>
        <source>Copy the derivative</source>
        <translation>Die Ableitung kopieren</translation>
    </message>
    <message>
        <source>The derivative as it is written on paper; the menu copies it as LaTeX</source>
        <translation>Die Ableitung, wie man sie auf Papier schreibt; das Menü kopiert sie als LaTeX</translation>
    </message>
    <message>
        <source>A constant: its derivative is 0</source>
        <translation>Eine Konstante: ihre Ableitung ist 0</translation>
    </message>
    <message>
        <source>The derivative is too long to be drawn; its value stands above</source>
        <translation>Die Ableitung ist zu lang zum Zeichnen; ihr Wert steht oben</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Put the text cursor into a formula to see its value now</source>
        <translation>Die Textmarke in eine Formel setzen, um ihren Wert jetzt zu sehen</translation>
    </message>
    <message>
        <source>No value: the formula has an error</source>
        <translation>Kein Wert: die Formel hat einen Fehler</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>keine Zahl</translation>
    </message>
    <message>
        <source>No run yet: start the run to see the value at each time</source>
        <translation>Noch kein Lauf: den Lauf starten, um den Wert zu jeder Zeit zu sehen</translation>
    </message>
    <message>
        <source>%1 is not recorded: add it to the run&apos;s record</source>
        <translation>%1 wird nicht aufgezeichnet: in die Aufzeichnung des Laufs aufnehmen</translation>
    </message>
    <message>
        <source>Not finite: %1</source>
        <translation>Nicht endlich: %1</translation>
    </message>
    <message>
        <source>at t = %1</source>
        <translation>bei t = %1</translation>
    </message>
    <message>
        <source>The derivative of this formula, exact, by a variable of your choice (Shift+F9)</source>
        <translation>Die exakte Ableitung dieser Formel nach einer Variablen eigener Wahl (Umschalt+F9)</translation>
    </message>
    <message>
        <source>Units: %1</source>
        <translation>Einheiten: %1</translation>
    </message>
</context>
<context>
    <name>saltus::ui::FormulaView</name>
    <message>
        <source>Copy as LaTeX</source>
        <translation>Als LaTeX kopieren</translation>
    </message>
</context>
<context>
    <name>saltus::ui::FrictionConeView</name>
    <message>
        <source>Coulomb&apos;s cone: the reaction lies inside it while the contact sticks, on it while it slips. Left: cut along the normal, right: from above, with μ times the normal reaction as the circle. Green sticks, vermillion slips; small dots: before.</source>
        <translation>Coulombs Kegel: die Reaktion liegt darin, solange der Kontakt haftet, und auf ihm, während er gleitet. Links: Schnitt entlang der Normalen, rechts: von oben, mit μ mal der Normalreaktion als Kreis. Grün haftet, Zinnober gleitet; kleine Punkte: vorher.</translation>
    </message>
    <message>
        <source>Friction cone</source>
        <translation>Reibungskegel</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>no friction: μ = 0</source>
        <translation>keine Reibung: μ = 0</translation>
    </message>
    <message>
        <source>slips: pₜ = μ pₙ</source>
        <translation>gleitet: pₜ = μ pₙ</translation>
    </message>
    <message>
        <source>sticks: pₜ = %1 μ pₙ</source>
        <translation>haftet: pₜ = %1 μ pₙ</translation>
    </message>
    <message>
        <source>pₜ / μ pₙ</source>
        <translation>pₜ / μ pₙ</translation>
    </message>
</context>
<context>
    <name>saltus::ui::Gallery</name>
    <message>
        <source>Choose a motion</source>
        <translation>Eine Bewegung wählen</translation>
    </message>
    <message>
        <source>Each scene opens paused, with its plots and section docked.</source>
        <translation>Jede Szene öffnet angehalten, mit Diagrammen und Schnitt daneben.</translation>
    </message>
    <message>
        <source>Show only scenes whose name or description fits  (/)</source>
        <translation>Nur Szenen zeigen, deren Name oder Beschreibung passt  (/)</translation>
    </message>
    <message>
        <source>Filter 1 scene</source>
        <translation>1 Szene filtern</translation>
    </message>
    <message>
        <source>Filter %1 scenes</source>
        <translation>%1 Szenen filtern</translation>
    </message>
    <message>
        <source>The folder of shipped scenes was not found. Reinstall Saltus, or set SALTUS_SCENES to the folder that holds them. Your own files open with Ctrl+O.</source>
        <translation>Der Ordner der mitgelieferten Szenen wurde nicht gefunden. Saltus neu installieren oder SALTUS_SCENES auf den Ordner setzen. Eigene Dateien öffnet Strg+O.</translation>
    </message>
    <message>
        <source>No scene fits “%1”. Clear the filter to see all.</source>
        <translation>Keine Szene passt zu „%1“. Den Filter leeren, um alle zu sehen.</translation>
    </message>
    <message>
        <source>Filter of the scenes</source>
        <translation>Filter der Szenen</translation>
    </message>
</context>
<context>
    <name>saltus::ui::GuideWindow</name>
    <message>
        <source>User guide</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>Handbuch durchsuchen</translation>
    </message>
    <message>
        <source>Enter: next place, Shift+Enter: the one before</source>
        <translation>Eingabe: nächste Stelle, Umschalt+Eingabe: vorige</translation>
    </message>
    <message>
        <source>Headings</source>
        <translation>Überschriften</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>1 place</source>
        <translation>1 Stelle</translation>
    </message>
    <message>
        <source>%1 places</source>
        <translation>%1 Stellen</translation>
    </message>
</context>
<context>
    <name>saltus::ui::ImpactCard</name>
    <message>
        <source>Impact</source>
        <translation>Stoß</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Go to this instant</source>
        <translation>Zu diesem Zeitpunkt gehen</translation>
    </message>
    <message>
        <source>Every view shows this time; double-click does the same</source>
        <translation>Alle Ansichten zeigen diese Zeit; ein Doppelklick tut dasselbe</translation>
    </message>
    <message>
        <source>Impact %1</source>
        <translation>Stoß %1</translation>
    </message>
    <message>
        <source>%1 at %2 s</source>
        <translation>%1 bei %2 s</translation>
    </message>
    <message>
        <source>Impulse p</source>
        <translation>Impuls p</translation>
    </message>
    <message>
        <source>e measured</source>
        <translation>e gemessen</translation>
    </message>
    <message>
        <source>Energy ΔE</source>
        <translation>Energie ΔE</translation>
    </message>
    <message>
        <source>Residual</source>
        <translation>Residuum</translation>
    </message>
    <message>
        <source>double-click</source>
        <translation>Doppelklick</translation>
    </message>
    <message>
        <source>Previous impact</source>
        <translation>Voriger Stoß</translation>
    </message>
    <message>
        <source>Next impact</source>
        <translation>Nächster Stoß</translation>
    </message>
</context>
<context>
    <name>saltus::ui::ImportReport</name>
    <message>
        <source>Import of %1</source>
        <translation>Import von %1</translation>
    </message>
    <message>
        <source>What is not as in the file:</source>
        <translation>Was nicht wie in der Datei ist:</translation>
    </message>
    <message>
        <source>What is not as in the file</source>
        <translation>Was nicht wie in der Datei ist</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Copy the list</source>
        <translation>Liste kopieren</translation>
    </message>
    <message>
        <source>The list as text, one line each</source>
        <translation>Die Liste als Text, je eine Zeile</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close this list (Esc); the scene stays</source>
        <translation>Diese Liste schließen (Esc); die Szene bleibt</translation>
    </message>
</context>
<context>
    <name>saltus::ui::InspectorPanel</name>
    <message>
        <source>Scene</source>
        <translation>Szene</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Systems</source>
        <translation>Systeme</translation>
    </message>
    <message>
        <source>Interactions</source>
        <translation>Wechselwirkungen</translation>
    </message>
    <message>
        <source>Bodies</source>
        <translation>Körper</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Gelenke</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>Kontakte</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Integrator</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Löser</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Toleranz</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Aufzeichnung</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Signals</source>
        <translation>Signale</translation>
    </message>
    <message>
        <source>Impacts</source>
        <translation>Stöße</translation>
    </message>
    <message>
        <source>In memory</source>
        <translation>Im Speicher</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>Auf der Platte</translation>
    </message>
    <message>
        <source>Older branches</source>
        <translation>Ältere Zweige</translation>
    </message>
    <message>
        <source>Edit equations</source>
        <translation>Gleichungen bearbeiten</translation>
    </message>
    <message>
        <source>Impact law</source>
        <translation>Stoßgesetz</translation>
    </message>
    <message>
        <source>Relay</source>
        <translation>Relais</translation>
    </message>
    <message>
        <source>Equality</source>
        <translation>Gleichheit</translation>
    </message>
    <message>
        <source>Complementarity</source>
        <translation>Komplementarität</translation>
    </message>
    <message>
        <source>No hidden threshold: e holds at every speed</source>
        <translation>Keine verborgene Schwelle: e gilt bei jeder Geschwindigkeit</translation>
    </message>
    <message>
        <source>Coulomb graph</source>
        <translation>Coulomb-Graph</translation>
    </message>
    <message>
        <source>Working point</source>
        <translation>Arbeitspunkt</translation>
    </message>
    <message>
        <source>Contact %1, </source>
        <translation>Kontakt %1, </translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>tangential</source>
        <translation>tangential</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>Which row of the relation the graph shows</source>
        <translation>Welche Zeile der Beziehung der Graph zeigt</translation>
    </message>
    <message>
        <source>Row shown</source>
        <translation>Gezeigte Zeile</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>The first %1 of %2 rows</source>
        <translation>Die ersten %1 von %2 Zeilen</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Spalt</translation>
    </message>
    <message>
        <source>Rel. speed v</source>
        <translation>Rel. Geschw. v</translation>
    </message>
    <message>
        <source>Impulse p</source>
        <translation>Impuls p</translation>
    </message>
    <message>
        <source>Sliding vₜ</source>
        <translation>Gleiten vₜ</translation>
    </message>
    <message>
        <source>Friction pₜ</source>
        <translation>Reibung pₜ</translation>
    </message>
    <message>
        <source>Last impact</source>
        <translation>Letzter Stoß</translation>
    </message>
    <message>
        <source>e set</source>
        <translation>e vorgegeben</translation>
    </message>
    <message>
        <source>e measured</source>
        <translation>e gemessen</translation>
    </message>
    <message>
        <source>Energy ΔE</source>
        <translation>Energie ΔE</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>The first %1 of %2 coordinates</source>
        <translation>Die ersten %1 von %2 Koordinaten</translation>
    </message>
    <message>
        <source>What applies to its pairs</source>
        <translation>Was für seine Paare gilt</translation>
    </message>
    <message>
        <source>no material</source>
        <translation>ohne Material</translation>
    </message>
    <message>
        <source>    rolling</source>
        <translation>    Rollen</translation>
    </message>
    <message>
        <source>    spinning</source>
        <translation>    Bohren</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Körper</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>fest</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>Masse</translation>
    </message>
    <message>
        <source>Inertia</source>
        <translation>Trägheit</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>Material</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>Turned by</source>
        <translation>Gedreht um</translation>
    </message>
    <message>
        <source>Centre of mass and velocity in world axes, spin Ω in body axes</source>
        <translation>Schwerpunkt und Geschwindigkeit in Weltachsen, Drehung Ω in Körperachsen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>%1 of %2 closed</source>
        <translation>%1 von %2 zu</translation>
    </message>
    <message>
        <source>Normal p</source>
        <translation>p normal</translation>
    </message>
    <message>
        <source>asleep</source>
        <translation>schläft</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Gelenk</translation>
    </message>
    <message>
        <source>world</source>
        <translation>Welt</translation>
    </message>
    <message>
        <source>Directions held</source>
        <translation>Gebundene Richtungen</translation>
    </message>
    <message>
        <source>Coordinate</source>
        <translation>Koordinate</translation>
    </message>
    <message>
        <source>Displacement</source>
        <translation>Verschiebung</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source>Percussion</source>
        <translation>Perkussion</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Antrieb</translation>
    </message>
    <message>
        <source>What it holds</source>
        <translation>Was es hält</translation>
    </message>
    <message>
        <source>Largest drift</source>
        <translation>Größte Drift</translation>
    </message>
    <message>
        <source>Percussions of the step: N s along directions, N m s about axes</source>
        <translation>Perkussionen des Schritts: N s entlang Richtungen, N m s um Achsen</translation>
    </message>
    <message>
        <source>Contact law</source>
        <translation>Kontaktgesetz</translation>
    </message>
    <message>
        <source>Within the turn</source>
        <translation>In der Umdrehung</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Umdrehungen</translation>
    </message>
    <message>
        <source>Signal</source>
        <translation>Signal</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Least so far</source>
        <translation>Kleinster bisher</translation>
    </message>
    <message>
        <source>Greatest so far</source>
        <translation>Größter bisher</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>stroboscopic</source>
        <translation>stroboskopisch</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Periode</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Versatz</translation>
    </message>
    <message>
        <source>impacts</source>
        <translation>Stöße</translation>
    </message>
    <message>
        <source>plane</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>rising</source>
        <translation>steigend</translation>
    </message>
    <message>
        <source>falling</source>
        <translation>fallend</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beide</translation>
    </message>
    <message>
        <source>Nothing is known about “%1”.</source>
        <translation>Über „%1“ ist nichts bekannt.</translation>
    </message>
    <message>
        <source>Mass properties</source>
        <translation>Masse und Trägheit</translation>
    </message>
    <message>
        <source>For every pair without a law of its own. No hidden threshold: e holds at every speed</source>
        <translation>Für jedes Paar ohne eigenes Gesetz. Keine verborgene Schwelle: e gilt bei jeder Geschwindigkeit</translation>
    </message>
    <message>
        <source>Drop test</source>
        <translation>Falltest</translation>
    </message>
    <message>
        <source>scene</source>
        <translation>Szene</translation>
    </message>
    <message>
        <source>run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>In Gebrauch</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 gewählt</translation>
    </message>
    <message>
        <source>%1 bodies</source>
        <translation>%1 Körper</translation>
    </message>
    <message>
        <source>%1 parts</source>
        <translation>%1 Teile</translation>
    </message>
    <message>
        <source>These parts have no properties in common.</source>
        <translation>Diese Teile haben keine gemeinsamen Eigenschaften.</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <translation>%1 (Vorgabe)</translation>
    </message>
    <message>
        <source>%1 (this pair)</source>
        <translation>%1 (dieses Paar)</translation>
    </message>
    <message>
        <source>%1, the scene&apos;s default</source>
        <translation>%1, Vorgabe der Szene</translation>
    </message>
    <message>
        <source>%1, of these materials</source>
        <translation>%1, dieser Materialien</translation>
    </message>
    <message>
        <source>no law: e = 0, μ = 0</source>
        <translation>kein Gesetz: e = 0, μ = 0</translation>
    </message>
    <message>
        <source>Contact law of %1 and %2</source>
        <translation>Kontaktgesetz von %1 und %2</translation>
    </message>
    <message>
        <source>What applies to the pair</source>
        <translation>Was für das Paar gilt</translation>
    </message>
    <message>
        <source>Which law applies to the materials of the two: one of these materials, the scene&apos;s default, or none</source>
        <translation>Welches Gesetz für die Materialien der beiden gilt: eines dieser Materialien, die Vorgabe der Szene oder keines</translation>
    </message>
    <message>
        <source>No law applies: give the bodies shapes that touch</source>
        <translation>Kein Gesetz gilt: den Körpern Formen geben, die berühren</translation>
    </message>
    <message>
        <source>A law of its own for this pair</source>
        <translation>Ein eigenes Gesetz für dieses Paar</translation>
    </message>
    <message>
        <source>Changes below then hold for these two materials alone; it begins with the default&apos;s values</source>
        <translation>Änderungen darunter gelten dann nur für diese zwei Materialien; es beginnt mit den Werten der Vorgabe</translation>
    </message>
    <message>
        <source>Changes hold for every pair without a law of its own. No hidden threshold: e holds at every speed</source>
        <translation>Änderungen gelten für jedes Paar ohne eigenes Gesetz. Keine versteckte Schwelle: e gilt bei jeder Geschwindigkeit</translation>
    </message>
    <message>
        <source>Changes hold for all bodies of these materials. No hidden threshold: e holds at every speed</source>
        <translation>Änderungen gelten für alle Körper dieser Materialien. Keine versteckte Schwelle: e gilt bei jeder Geschwindigkeit</translation>
    </message>
    <message>
        <source>Smallest gap</source>
        <translation>Kleinster Abstand</translation>
    </message>
    <message>
        <source>Friction p</source>
        <translation>Reibung p</translation>
    </message>
    <message>
        <source>Compare laws</source>
        <translation>Gesetze vergleichen</translation>
    </message>
    <message>
        <source>Friction cone</source>
        <translation>Reibungskegel</translation>
    </message>
    <message>
        <source>no run</source>
        <translation>kein Lauf</translation>
    </message>
    <message>
        <source>shown of the newest state (End)</source>
        <translation>nur vom neuesten Stand (Ende)</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>nicht aufgezeichnet</translation>
    </message>
    <message>
        <source>Table of materials</source>
        <translation>Materialtabelle</translation>
    </message>
    <message>
        <source>Contact law of the two</source>
        <translation>Kontaktgesetz der beiden</translation>
    </message>
    <message>
        <source>Open the law of this pair</source>
        <translation>Das Gesetz dieses Paars öffnen</translation>
    </message>
    <message>
        <source>Change these equations (%1, or a double click in the outline)</source>
        <translation>Diese Gleichungen ändern (%1 oder Doppelklick in der Gliederung)</translation>
    </message>
    <message>
        <source>Restitution and friction of all pairs of materials in one grid</source>
        <translation>Stoßzahl und Reibung aller Materialpaare in einem Raster</translation>
    </message>
    <message>
        <source>The card of the law between these two bodies</source>
        <translation>Die Karte des Gesetzes zwischen diesen beiden Körpern</translation>
    </message>
    <message>
        <source>Choose the integrator for me</source>
        <translation>Integrator für mich wählen</translation>
    </message>
    <message>
        <source>The integrator that suits this scene, by its laws and a short trial of it by events; the reason is told</source>
        <translation>Der Integrator, der zu dieser Szene passt, nach ihren Gesetzen und einem kurzen ereignisgesteuerten Probelauf; der Grund wird genannt</translation>
    </message>
    <message>
        <source>%1 suits this scene: %2</source>
        <translation>%1 passt zu dieser Szene: %2</translation>
    </message>
    <message>
        <source>%1 chosen: %2</source>
        <translation>%1 gewählt: %2</translation>
    </message>
    <message>
        <source>Integrator: %1</source>
        <translation>Integrator: %1</translation>
    </message>
    <message>
        <source>Drive about the axis</source>
        <translation>Antrieb um die Achse</translation>
    </message>
    <message>
        <source>Drive along the axis</source>
        <translation>Antrieb entlang der Achse</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>Strom</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Stellgröße</translation>
    </message>
    <message>
        <source>Drives %1</source>
        <translation>Treibt %1 an</translation>
    </message>
    <message>
        <source>Trying the scene by events</source>
        <translation>Die Szene wird ereignisgesteuert erprobt</translation>
    </message>
    <message>
        <source>Limits of the distance between the points, now %1</source>
        <translation>Grenzen des Abstands der Punkte, jetzt %1</translation>
    </message>
    <message>
        <source>Limits of the distance between the points</source>
        <translation>Grenzen des Abstands der Punkte</translation>
    </message>
    <message>
        <source>Limits count from the start pose, which is 0</source>
        <translation>Grenzen zählen von der Startlage an, die 0 ist</translation>
    </message>
    <message>
        <source>Limits count from the start pose, which is 0; now %1</source>
        <translation>Grenzen zählen von der Startlage an, die 0 ist; jetzt %1</translation>
    </message>
    <message>
        <source>They are joined and do not touch, unless the joint says Collide</source>
        <translation>Sie sind verbunden und berühren sich nicht, außer das Gelenk sagt „Stoßen“</translation>
    </message>
    <message>
        <source>They pass through each other: what is below does not act between them</source>
        <translation>Sie gehen durcheinander hindurch: was unten steht, wirkt zwischen ihnen nicht</translation>
    </message>
    <message>
        <source>Let them touch</source>
        <translation>Sich berühren lassen</translation>
    </message>
    <message>
        <source>Takes each out of what the other passes through</source>
        <translation>Nimmt jeden aus der Liste, durch wen der andere hindurchgeht</translation>
    </message>
    <message>
        <source>Let them pass through each other</source>
        <translation>Durcheinander hindurchgehen lassen</translation>
    </message>
    <message>
        <source>No contact between these two; everything else still touches them</source>
        <translation>Kein Kontakt zwischen diesen beiden; alles andere berührt sie weiterhin</translation>
    </message>
    <message>
        <source>%1 and %2 touch</source>
        <translation>%1 und %2 berühren sich</translation>
    </message>
    <message>
        <source>%1 and %2 pass through each other</source>
        <translation>%1 und %2 gehen durcheinander hindurch</translation>
    </message>
    <message>
        <source>Only sampled</source>
        <translation>Nur abgetastet</translation>
    </message>
    <message>
        <source>gaps and forces, ten times a step</source>
        <translation>Abstände und Kräfte, zehnmal je Schritt</translation>
    </message>
    <message>
        <source>forces, ten times a step</source>
        <translation>Kräfte, zehnmal je Schritt</translation>
    </message>
</context>
<context>
    <name>saltus::ui::KeyBadges</name>
    <message>
        <source>Keys of what is shown</source>
        <translation>Tasten dessen, was zu sehen ist</translation>
    </message>
    <message>
        <source>%1: list of all keys   Any other key: back</source>
        <translation>%1: Liste aller Tasten   Jede andere Taste: zurück</translation>
    </message>
</context>
<context>
    <name>saltus::ui::KeySheet</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>any key or click goes back</source>
        <translation>jede Taste und jeder Klick führt zurück</translation>
    </message>
    <message>
        <source>wheel and arrows: more; any other key or click goes back</source>
        <translation>Mausrad und Pfeiltasten: mehr; jede andere Taste oder ein Klick führt zurück</translation>
    </message>
</context>
<context>
    <name>saltus::ui::KeysPage</name>
    <message>
        <source>A part of a command&apos;s name, or a key</source>
        <translation>Teil eines Befehlsnamens oder eine Taste</translation>
    </message>
    <message>
        <source>Filter commands</source>
        <translation>Befehle filtern</translation>
    </message>
    <message>
        <source>Only commands with this in their name or among their keys</source>
        <translation>Nur Befehle, die dies im Namen oder unter ihren Tasten haben</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Befehle und ihre Tasten</translation>
    </message>
    <message>
        <source>Enter or a double click changes the key of a command, Delete removes it</source>
        <translation>Enter oder ein Doppelklick ändert die Taste eines Befehls, Entf nimmt sie weg</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Üblich</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>The other command loses this key</source>
        <translation>Der andere Befehl verliert diese Taste</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Lassen</translation>
    </message>
    <message>
        <source>All keys stay as they are</source>
        <translation>Alle Tasten bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>The next key that is pressed becomes the command&apos;s (Enter)</source>
        <translation>Die nächste gedrückte Taste wird die des Befehls (Enter)</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Hinzufügen…</translation>
    </message>
    <message>
        <source>The next key that is pressed works too</source>
        <translation>Die nächste gedrückte Taste gilt auch</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>The command has no key any more (Delete)</source>
        <translation>Der Befehl hat keine Taste mehr (Entf)</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>The command gets its usual keys back</source>
        <translation>Der Befehl bekommt seine üblichen Tasten zurück</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message>
        <source>All commands get their usual keys back</source>
        <translation>Alle Befehle bekommen ihre üblichen Tasten zurück</translation>
    </message>
    <message>
        <source>%1 is the key of “%2”</source>
        <translation>%1 ist die Taste von „%2“</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Press the key for “%1”; Esc leaves it as it is</source>
        <translation>Die Taste für „%1“ drücken; Esc lässt sie, wie sie ist</translation>
    </message>
    <message>
        <source>%1 cannot be given: %2</source>
        <translation>%1 kann nicht vergeben werden: %2</translation>
    </message>
    <message>
        <source>%1 is the key of “%2”. Take it for “%3”?</source>
        <translation>%1 ist die Taste von „%2“. Für „%3“ nehmen?</translation>
    </message>
</context>
<context>
    <name>saltus::ui::LayoutDialog</name>
    <message>
        <source>Layouts of plots</source>
        <translation>Anordnungen von Diagrammen</translation>
    </message>
    <message>
        <source>Layouts</source>
        <translation>Anordnungen</translation>
    </message>
    <message>
        <source>Enter or a double click puts the layout onto the scene; undo takes it back</source>
        <translation>Eingabe oder Doppelklick legt die Anordnung auf die Szene; rückgängig nimmt sie zurück</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>The scene&apos;s plots become those of the layout (Enter)</source>
        <translation>Die Diagramme der Szene werden die der Anordnung (Eingabe)</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Gives the chosen layout the name in the field below (F2)</source>
        <translation>Gibt der gewählten Anordnung den Namen im Feld darunter (F2)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Removes the chosen layout (Delete)</source>
        <translation>Entfernt die gewählte Anordnung (Entf)</translation>
    </message>
    <message>
        <source>Name of a new layout</source>
        <translation>Name der Anordnung</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Enter saves the scene&apos;s plots as they stand under this name</source>
        <translation>Eingabe speichert die Diagramme der Szene, wie sie stehen, unter diesem Namen</translation>
    </message>
    <message>
        <source>Save present plots</source>
        <translation>Jetzige Diagramme sichern</translation>
    </message>
    <message>
        <source>Keeps the arrangement of the open scene&apos;s plots for other scenes</source>
        <translation>Bewahrt die Anordnung der Diagramme der offenen Szene für andere Szenen</translation>
    </message>
    <message>
        <source>%1   1 plot</source>
        <translation>%1   1 Diagramm</translation>
    </message>
    <message>
        <source>%1   %2 plots</source>
        <translation>%1   %2 Diagramme</translation>
    </message>
    <message>
        <source>The scene has no plots to be saved. Drag signals onto the plots first.</source>
        <translation>Die Szene hat keine Diagramme zum Sichern. Zuerst Signale auf die Diagramme ziehen.</translation>
    </message>
    <message>
        <source>Saving replaces the layout of this name.</source>
        <translation>Sichern ersetzt die Anordnung dieses Namens.</translation>
    </message>
    <message>
        <source>Signals that a scene does not have are left out, and named.</source>
        <translation>Signale, die eine Szene nicht hat, werden ausgelassen und genannt.</translation>
    </message>
    <message>
        <source>Saves the scene&apos;s plots for every other scene.</source>
        <translation>Sichert die Diagramme der Szene für jede andere.</translation>
    </message>
</context>
<context>
    <name>saltus::ui::MainWindow</name>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>&amp;New scene</source>
        <translation>&amp;Neue Szene</translation>
    </message>
    <message>
        <source>Begin an empty scene</source>
        <translation>Eine leere Szene beginnen</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>Neues &amp;Fenster</translation>
    </message>
    <message>
        <source>Open another window of Saltus</source>
        <translation>Ein weiteres Fenster von Saltus öffnen</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Öffnen…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save the scene</source>
        <translation>Die Szene speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Save the scene under another name</source>
        <translation>Die Szene unter anderem Namen speichern</translation>
    </message>
    <message>
        <source>Re&amp;vert</source>
        <translation>Auf Datei &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Go back to what the file holds; undo takes that back too</source>
        <translation>Zurück zum Stand der Datei; auch das lässt sich rückgängig machen</translation>
    </message>
    <message>
        <source>The scene was not reverted</source>
        <translation>Die Szene wurde nicht zurückgesetzt</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>Save a figure, the picture or the data</source>
        <translation>Ein Diagramm, das Bild oder die Daten speichern</translation>
    </message>
    <message>
        <source>&amp;Close scene</source>
        <translation>Szene s&amp;chließen</translation>
    </message>
    <message>
        <source>Back to the gallery</source>
        <translation>Zurück zur Galerie</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>End Saltus</source>
        <translation>Saltus beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Take the last change of the scene back</source>
        <translation>Die letzte Änderung der Szene zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Make the change again</source>
        <translation>Die Änderung wieder machen</translation>
    </message>
    <message>
        <source>&amp;Equations</source>
        <translation>&amp;Gleichungen</translation>
    </message>
    <message>
        <source>Edit the equations of what is selected</source>
        <translation>Die Gleichungen des Gewählten bearbeiten</translation>
    </message>
    <message>
        <source>Run or pause</source>
        <translation>Starten oder anhalten</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>&amp;Schritt vor</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Einen Schritt vor</translation>
    </message>
    <message>
        <source>One step back: the same states, bit for bit</source>
        <translation>Einen Schritt zurück: dieselben Zustände, Bit für Bit</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>Auf An&amp;fang</translation>
    </message>
    <message>
        <source>Back to t = 0 with the present parameters</source>
        <translation>Zurück zu t = 0 mit den jetzigen Parametern</translation>
    </message>
    <message>
        <source>&amp;Next impact</source>
        <translation>&amp;Nächster Stoß</translation>
    </message>
    <message>
        <source>Show the next impact</source>
        <translation>Den nächsten Stoß zeigen</translation>
    </message>
    <message>
        <source>&amp;Previous impact</source>
        <translation>&amp;Voriger Stoß</translation>
    </message>
    <message>
        <source>Show the impact before</source>
        <translation>Den Stoß davor zeigen</translation>
    </message>
    <message>
        <source>Newest state</source>
        <translation>Neuester Zustand</translation>
    </message>
    <message>
        <source>Show the newest state again</source>
        <translation>Wieder den neuesten Zustand zeigen</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>S&amp;chneller</translation>
    </message>
    <message>
        <source>Double the speed</source>
        <translation>Doppelt so schnell</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>&amp;Langsamer</translation>
    </message>
    <message>
        <source>Half the speed</source>
        <translation>Halb so schnell</translation>
    </message>
    <message>
        <source>Real &amp;time</source>
        <translation>&amp;Echtzeit</translation>
    </message>
    <message>
        <source>One simulated second a second</source>
        <translation>Eine simulierte Sekunde je Sekunde</translation>
    </message>
    <message>
        <source>As fast as possible</source>
        <translation>So schnell wie möglich</translation>
    </message>
    <message>
        <source>The processor sets the speed</source>
        <translation>Der Prozessor gibt das Tempo vor</translation>
    </message>
    <message>
        <source>&amp;Scene</source>
        <translation>&amp;Szene</translation>
    </message>
    <message>
        <source>The moving picture</source>
        <translation>Das bewegte Bild</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>&amp;Analyse</translation>
    </message>
    <message>
        <source>The trajectory in phase space with its section</source>
        <translation>Die Bahn im Phasenraum mit ihrem Schnitt</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tabelle</translation>
    </message>
    <message>
        <source>The recorded values as numbers</source>
        <translation>Die aufgezeichneten Werte als Zahlen</translation>
    </message>
    <message>
        <source>S&amp;plit view</source>
        <translation>&amp;Geteilte Ansicht</translation>
    </message>
    <message>
        <source>Scene and analysis side by side</source>
        <translation>Szene und Analyse nebeneinander</translation>
    </message>
    <message>
        <source>&amp;Impulses</source>
        <translation>&amp;Impulse</translation>
    </message>
    <message>
        <source>Show impulses as arrows</source>
        <translation>Impulse als Pfeile zeigen</translation>
    </message>
    <message>
        <source>&amp;Trail</source>
        <translation>Bahns&amp;pur</translation>
    </message>
    <message>
        <source>Show the trail of the motion</source>
        <translation>Die Spur der Bewegung zeigen</translation>
    </message>
    <message>
        <source>&amp;Labels</source>
        <translation>&amp;Beschriftung</translation>
    </message>
    <message>
        <source>Show values beside the bodies</source>
        <translation>Werte neben den Körpern zeigen</translation>
    </message>
    <message>
        <source>&amp;Contact points</source>
        <translation>&amp;Kontaktpunkte</translation>
    </message>
    <message>
        <source>Show where bodies touch</source>
        <translation>Zeigen, wo sich Körper berühren</translation>
    </message>
    <message>
        <source>&amp;Normals</source>
        <translation>&amp;Normalen</translation>
    </message>
    <message>
        <source>Show the normals of contacts</source>
        <translation>Die Normalen der Kontakte zeigen</translation>
    </message>
    <message>
        <source>Show friction cones with the reaction inside</source>
        <translation>Reibungskegel mit der Reaktion darin zeigen</translation>
    </message>
    <message>
        <source>Sticking contacts green, slipping ones vermillion</source>
        <translation>Haftende Kontakte grün, gleitende zinnoberrot</translation>
    </message>
    <message>
        <source>&amp;Joints</source>
        <translation>&amp;Gelenke</translation>
    </message>
    <message>
        <source>Show joints and their axes</source>
        <translation>Gelenke und ihre Achsen zeigen</translation>
    </message>
    <message>
        <source>&amp;Body frames</source>
        <translation>Körper&amp;achsen</translation>
    </message>
    <message>
        <source>Show the axes of every body: x red, y green, z blue</source>
        <translation>Die Achsen jedes Körpers zeigen: x rot, y grün, z blau</translation>
    </message>
    <message>
        <source>Islands and &amp;sleep</source>
        <translation>Inseln und Schla&amp;f</translation>
    </message>
    <message>
        <source>Bodies that touch in one colour, sleeping ones without</source>
        <translation>Körper, die sich berühren, in einer Farbe, schlafende ohne</translation>
    </message>
    <message>
        <source>&amp;Follow</source>
        <translation>&amp;Verfolgen</translation>
    </message>
    <message>
        <source>The camera goes along with the selected body; Esc lets it go</source>
        <translation>Die Kamera folgt dem gewählten Körper; Esc lässt ihn los</translation>
    </message>
    <message>
        <source>F&amp;ocus selection</source>
        <translation>&amp;Zur Auswahl</translation>
    </message>
    <message>
        <source>Bring the selected body near</source>
        <translation>Den gewählten Körper heranholen</translation>
    </message>
    <message>
        <source>Parallel projection instead of perspective</source>
        <translation>Parallelprojektion statt Perspektive</translation>
    </message>
    <message>
        <source>&amp;Home camera</source>
        <translation>Gesam&amp;tansicht</translation>
    </message>
    <message>
        <source>Frame the whole scene</source>
        <translation>Die ganze Szene einpassen</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Gliederung</translation>
    </message>
    <message>
        <source>Signals</source>
        <translation>Signale</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Show or hide this panel</source>
        <translation>Dieses Feld zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Only the &amp;view</source>
        <translation>Nur die A&amp;nsicht</translation>
    </message>
    <message>
        <source>Hide all but the view</source>
        <translation>Alles außer der Ansicht verbergen</translation>
    </message>
    <message>
        <source>Next panel</source>
        <translation>Nächstes Feld</translation>
    </message>
    <message>
        <source>Move the focus to the next panel</source>
        <translation>Den Fokus ins nächste Feld setzen</translation>
    </message>
    <message>
        <source>Previous panel</source>
        <translation>Voriges Feld</translation>
    </message>
    <message>
        <source>Move the focus to the panel before</source>
        <translation>Den Fokus ins vorige Feld setzen</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>Den ganzen Bildschirm nutzen</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Hell oder dunkel</translation>
    </message>
    <message>
        <source>Change between the light and the dark theme</source>
        <translation>Zwischen hellen und dunklen Farben wechseln</translation>
    </message>
    <message>
        <source>&amp;Search everything</source>
        <translation>Alles &amp;durchsuchen</translation>
    </message>
    <message>
        <source>Commands, scenes, parameters</source>
        <translation>Befehle, Szenen, Parameter</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>All keys on one sheet</source>
        <translation>Alle Tasten auf einem Blatt</translation>
    </message>
    <message>
        <source>&amp;About Saltus</source>
        <translation>&amp;Über Saltus</translation>
    </message>
    <message>
        <source>Version and licences</source>
        <translation>Version und Lizenzen</translation>
    </message>
    <message>
        <source>Gallery</source>
        <translation>Galerie</translation>
    </message>
    <message>
        <source>Filter scenes</source>
        <translation>Szenen filtern</translation>
    </message>
    <message>
        <source>Type a part of a scene&apos;s name</source>
        <translation>Einen Teil eines Szenennamens tippen</translation>
    </message>
    <message>
        <source>Choose a scene</source>
        <translation>Eine Szene wählen</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Sie öffnen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Maus</translation>
    </message>
    <message>
        <source>Orbit, pan, zoom</source>
        <translation>Kamera bewegen</translation>
    </message>
    <message>
        <source>Left, Right, Wheel</source>
        <translation>Links, Rechts, Rad</translation>
    </message>
    <message>
        <source>Select a body</source>
        <translation>Einen Körper wählen</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Klick</translation>
    </message>
    <message>
        <source>Pull a body while it runs</source>
        <translation>Im Lauf an einem Körper ziehen</translation>
    </message>
    <message>
        <source>Ctrl drag</source>
        <translation>Strg ziehen</translation>
    </message>
    <message>
        <source>Focus on a body</source>
        <translation>Einen Körper heranholen</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Doppelklick</translation>
    </message>
    <message>
        <source>A contact&apos;s numbers</source>
        <translation>Zahlen eines Kontakts</translation>
    </message>
    <message>
        <source>Click its mark</source>
        <translation>Klick aufs Zeichen</translation>
    </message>
    <message>
        <source>Scrub through time</source>
        <translation>Durch die Zeit fahren</translation>
    </message>
    <message>
        <source>Drag timeline</source>
        <translation>Zeitleiste ziehen</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Zuletzt &amp;geöffnet</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Lauf</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>A&amp;nsicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Forget these</source>
        <translation>Diese vergessen</translation>
    </message>
    <message>
        <source>The run stopped: %1</source>
        <translation>Der Lauf hielt an: %1</translation>
    </message>
    <message>
        <source>Something cannot be shown</source>
        <translation>Etwas lässt sich nicht zeigen</translation>
    </message>
    <message>
        <source>Copy name “%1”</source>
        <translation>Namen „%1“ kopieren</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>It cannot run yet: one thing to mend</source>
        <translation>Noch nicht lauffähig: ein Fehler zu beheben</translation>
    </message>
    <message>
        <source>It cannot run yet: %1 things to mend</source>
        <translation>Noch nicht lauffähig: %1 Fehler zu beheben</translation>
    </message>
    <message>
        <source>Saltus</source>
        <translation>Saltus</translation>
    </message>
    <message>
        <source>Save the changes of %1?</source>
        <translation>Änderungen an %1 speichern?</translation>
    </message>
    <message>
        <source>Without saving they are lost.</source>
        <translation>Ohne Speichern gehen sie verloren.</translation>
    </message>
    <message>
        <source>Scenes (*.saltus)</source>
        <translation>Szenen (*.saltus)</translation>
    </message>
    <message>
        <source>no scene open</source>
        <translation>keine Szene offen</translation>
    </message>
    <message>
        <source>
has changes that are not saved</source>
        <translation>
hat ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>The scene has errors</source>
        <translation>Die Szene hat Fehler</translation>
    </message>
    <message>
        <source>Mend the file, then read it again</source>
        <translation>Die Datei berichtigen, dann neu einlesen</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Speed wanted</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>ist</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>recording</source>
        <translation>Aufzeichnung</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>Kontakte</translation>
    </message>
    <message>
        <source>%1 of %2 closed</source>
        <translation>%1 von %2 zu</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Iterationen</translation>
    </message>
    <message>
        <source>Residual</source>
        <translation>Residuum</translation>
    </message>
    <message>
        <source>Recorded %1, %2</source>
        <translation>Aufgezeichnet: %1, %2</translation>
    </message>
    <message>
        <source>1 impact</source>
        <translation>1 Stoß</translation>
    </message>
    <message>
        <source>%1 impacts</source>
        <translation>%1 Stöße</translation>
    </message>
    <message>
        <source>1 step</source>
        <translation>1 Schritt</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1 Schritte</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>Szene</translation>
    </message>
    <message>
        <source>Set cursor &amp;A</source>
        <translation>Zeiger &amp;A setzen</translation>
    </message>
    <message>
        <source>Cursor A stays at the time shown; with B every plot shows the differences</source>
        <translation>Zeiger A bleibt bei der gezeigten Zeit; mit B zeigt jedes Diagramm die Differenzen</translation>
    </message>
    <message>
        <source>Set cursor &amp;B</source>
        <translation>Zeiger &amp;B setzen</translation>
    </message>
    <message>
        <source>Cursor B stays at the time shown; with A every plot shows the differences</source>
        <translation>Zeiger B bleibt bei der gezeigten Zeit; mit A zeigt jedes Diagramm die Differenzen</translation>
    </message>
    <message>
        <source>Remove &amp;cursors A and B</source>
        <translation>Zei&amp;ger A und B entfernen</translation>
    </message>
    <message>
        <source>Only the one time is shown again</source>
        <translation>Wieder nur die eine Zeit zeigen</translation>
    </message>
    <message>
        <source>Plot a signal</source>
        <translation>Ein Signal auftragen</translation>
    </message>
    <message>
        <source>Drag to plots</source>
        <translation>Zu Diagramm ziehen</translation>
    </message>
    <message>
        <source>Cursors A and B</source>
        <translation>Zeiger A und B</translation>
    </message>
    <message>
        <source>Shift click</source>
        <translation>Umschalt Klick</translation>
    </message>
    <message>
        <source>Step bac&amp;k</source>
        <translation>Schritt &amp;zurück</translation>
    </message>
    <message>
        <source>Friction con&amp;es</source>
        <translation>&amp;Reibungskegel</translation>
    </message>
    <message>
        <source>Stick &amp;and slip</source>
        <translation>&amp;Haften und Gleiten</translation>
    </message>
    <message>
        <source>Orthogra&amp;phic</source>
        <translation>&amp;Orthografisch</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Palette</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Auss&amp;chneiden</translation>
    </message>
    <message>
        <source>Take what is selected out of the scene, for pasting</source>
        <translation>Das Gewählte aus der Szene nehmen, zum Einfügen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy what is selected, also for another window</source>
        <translation>Das Gewählte kopieren, auch für ein anderes Fenster</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>E&amp;infügen</translation>
    </message>
    <message>
        <source>Put in what was copied, under new names</source>
        <translation>Das Kopierte unter neuen Namen einfügen</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>A copy beside what is selected</source>
        <translation>Eine Kopie neben dem Gewählten</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Remove what is selected, with what needs it</source>
        <translation>Das Gewählte entfernen, mit allem, was davon abhängt</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Alles wählen</translation>
    </message>
    <message>
        <source>Select all bodies</source>
        <translation>Alle Körper wählen</translation>
    </message>
    <message>
        <source>Drop d&amp;own</source>
        <translation>A&amp;bsetzen</translation>
    </message>
    <message>
        <source>Set what is selected on what lies below it, gap 0</source>
        <translation>Das Gewählte auf das setzen, was darunter liegt, Spalt 0</translation>
    </message>
    <message>
        <source>Arra&amp;y…</source>
        <translation>An&amp;ordnen…</translation>
    </message>
    <message>
        <source>Several copies along a line or around an axis</source>
        <translation>Mehrere Kopien entlang einer Linie oder um eine Achse</translation>
    </message>
    <message>
        <source>Along %1</source>
        <translation>Entlang %1</translation>
    </message>
    <message>
        <source>Mirror at the plane through the origin across %1</source>
        <translation>An der Ebene durch den Ursprung quer zu %1 spiegeln</translation>
    </message>
    <message>
        <source>Lower ends along %1</source>
        <translation>Untere Enden entlang %1</translation>
    </message>
    <message>
        <source>Centres along %1</source>
        <translation>Mitten entlang %1</translation>
    </message>
    <message>
        <source>Upper ends along %1</source>
        <translation>Obere Enden entlang %1</translation>
    </message>
    <message>
        <source>As the body selected first</source>
        <translation>Wie der zuerst gewählte Körper</translation>
    </message>
    <message>
        <source>Equal gaps along %1</source>
        <translation>Gleiche Abstände entlang %1</translation>
    </message>
    <message>
        <source>The outer two bodies stay</source>
        <translation>Die zwei äußeren Körper bleiben</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>Wä&amp;hlen</translation>
    </message>
    <message>
        <source>Click selects; no handles</source>
        <translation>Klick wählt; keine Griffe</translation>
    </message>
    <message>
        <source>Mo&amp;ve</source>
        <translation>&amp;Verschieben</translation>
    </message>
    <message>
        <source>Handles that move what is selected; X, Y or Z and a number move it exactly</source>
        <translation>Griffe, die das Gewählte verschieben; X, Y oder Z und eine Zahl verschieben es genau</translation>
    </message>
    <message>
        <source>Handles that turn what is selected; X, Y or Z and an angle turn it exactly</source>
        <translation>Griffe, die das Gewählte drehen; X, Y oder Z und ein Winkel drehen es genau</translation>
    </message>
    <message>
        <source>Handles that change the size of what is selected</source>
        <translation>Griffe, die die Größe des Gewählten ändern</translation>
    </message>
    <message>
        <source>A&amp;xes of the body</source>
        <translation>Achsen des Kör&amp;pers</translation>
    </message>
    <message>
        <source>Handles along the axes of the body instead of the world&apos;s</source>
        <translation>Griffe entlang der Körperachsen statt der Weltachsen</translation>
    </message>
    <message>
        <source>&amp;Mirror</source>
        <translation>Spiegel&amp;n</translation>
    </message>
    <message>
        <source>Al&amp;ign</source>
        <translation>A&amp;usrichten</translation>
    </message>
    <message>
        <source>Fixed ground: its triangles</source>
        <translation>Fester Boden: seine Dreiecke</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Eins&amp;tellungen…</translation>
    </message>
    <message>
        <source>Tur&amp;n</source>
        <translation>Dr&amp;ehen</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Skalieren</translation>
    </message>
    <message>
        <source>Empty scene: drag something from the palette into the view, or make a cam</source>
        <translation>Leere Szene: etwas aus der Palette in die Ansicht ziehen oder einen Nocken machen</translation>
    </message>
    <message>
        <source>Not running</source>
        <translation>Läuft nicht</translation>
    </message>
    <message>
        <source>Cam…</source>
        <translation>Nockenprofil…</translation>
    </message>
    <message>
        <source>Make a cam, or change the one of the scene: its law, its drawing, its derivatives</source>
        <translation>Einen Nocken machen oder den der Szene ändern: sein Gesetz, seine Zeichnung, seine Ableitungen</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren…</translation>
    </message>
    <message>
        <source>Make a scene of a robot (URDF)</source>
        <translation>Aus einem Roboter (URDF) eine Szene machen</translation>
    </message>
    <message>
        <source>Contact law of two bodies</source>
        <translation>Kontaktgesetz zweier Körper</translation>
    </message>
    <message>
        <source>The law between the two bodies selected; makes one where the scene has none</source>
        <translation>Das Gesetz zwischen den zwei gewählten Körpern; legt eines an, wo die Szene keines hat</translation>
    </message>
    <message>
        <source>Table of materials…</source>
        <translation>Materialtabelle…</translation>
    </message>
    <message>
        <source>Restitution and friction of all pairs of materials in one grid</source>
        <translation>Stoßzahl und Reibung aller Materialpaare in einem Raster</translation>
    </message>
    <message>
        <source>Derivative of the formula at the text cursor</source>
        <translation>Ableitung der Formel an der Textmarke</translation>
    </message>
    <message>
        <source>Circuit…</source>
        <translation>Schaltung…</translation>
    </message>
    <message>
        <source>Draw a circuit, or change the one of the scene: its elements, their values, its drawing</source>
        <translation>Eine Schaltung zeichnen oder die der Szene ändern: Elemente, Werte, Zeichnung</translation>
    </message>
    <message>
        <source>Newer l&amp;ine</source>
        <translation>Ne&amp;uerer Zweig</translation>
    </message>
    <message>
        <source>Show the line of the run above on the timeline, and go on from its end</source>
        <translation>Den Zweig des Laufs darüber auf der Zeitleiste zeigen und von seinem Ende weitergehen</translation>
    </message>
    <message>
        <source>&amp;Older line</source>
        <translation>Älterer Zwe&amp;ig</translation>
    </message>
    <message>
        <source>Show the line of the run below on the timeline, and go on from its end</source>
        <translation>Den Zweig des Laufs darunter auf der Zeitleiste zeigen und von seinem Ende weitergehen</translation>
    </message>
    <message>
        <source>La&amp;youts of plots…</source>
        <translation>An&amp;ordnungen von Diagrammen…</translation>
    </message>
    <message>
        <source>Put a layout of plots onto the scene, or keep the present one for other scenes</source>
        <translation>Eine Anordnung von Diagrammen auf die Szene legen oder die jetzige für andere Szenen bewahren</translation>
    </message>
    <message>
        <source>Shows on every control the key that works it</source>
        <translation>Zeigt auf jedem Bedienelement die Taste, die es bedient</translation>
    </message>
    <message>
        <source>&amp;List of all keys</source>
        <translation>&amp;Liste aller Tasten</translation>
    </message>
    <message>
        <source>Tour: a &amp;cam and its follower</source>
        <translation>Tour: ein &amp;Nocken und sein Stößel</translation>
    </message>
    <message>
        <source>Build a cam-follower step by step; it can be left at any time</source>
        <translation>Schritt für Schritt ein Nockengetriebe bauen; jederzeit zu verlassen</translation>
    </message>
    <message>
        <source>Tour: a &amp;box with friction</source>
        <translation>Tour: eine &amp;Kiste mit Reibung</translation>
    </message>
    <message>
        <source>Build a box that falls and slides step by step; it can be left at any time</source>
        <translation>Schritt für Schritt eine Kiste bauen, die fällt und rutscht; jederzeit zu verlassen</translation>
    </message>
    <message>
        <source>Tour: a &amp;diode bridge</source>
        <translation>Tour: eine Dioden&amp;brücke</translation>
    </message>
    <message>
        <source>Build a circuit step by step; it can be left at any time</source>
        <translation>Schritt für Schritt eine Schaltung bauen; jederzeit zu verlassen</translation>
    </message>
    <message>
        <source>What is selected belongs together: a double click on one of them selects all</source>
        <translation>Das Gewählte gehört zusammen: ein Doppelklick auf eines davon wählt alle</translation>
    </message>
    <message>
        <source>Ungroup</source>
        <translation>Gruppe auflösen</translation>
    </message>
    <message>
        <source>The groups of what is selected are no more; the parts stay</source>
        <translation>Die Gruppen des Gewählten werden aufgelöst; die Teile bleiben</translation>
    </message>
    <message>
        <source>%1 is a scene now. Bodies: %2, joints: %3.</source>
        <translation>%1 ist jetzt eine Szene. Körper: %2, Gelenke: %3.</translation>
    </message>
    <message>
        <source>Make a scene of a robot</source>
        <translation>Aus einem Roboter eine Szene machen</translation>
    </message>
    <message>
        <source>Robots (*.urdf);;All files (*)</source>
        <translation>Roboter (*.urdf);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>No layout was applied: this scene has no run yet</source>
        <translation>Keine Anordnung angewandt: diese Szene hat noch keinen Lauf</translation>
    </message>
    <message>
        <source>Mend the scene first, so that its signals are known.</source>
        <translation>Erst die Szene in Ordnung bringen, damit ihre Signale bekannt sind.</translation>
    </message>
    <message>
        <source>Nothing of the layout %1 fits this scene; its plots stay</source>
        <translation>Nichts aus der Anordnung %1 passt zu dieser Szene; ihre Diagramme bleiben</translation>
    </message>
    <message>
        <source>Layout %1</source>
        <translation>Anordnung %1</translation>
    </message>
    <message>
        <source>Layout %1: one thing was left out</source>
        <translation>Anordnung %1: eines wurde ausgelassen</translation>
    </message>
    <message>
        <source>Layout %1: %2 things were left out</source>
        <translation>Anordnung %1: %2 Dinge wurden ausgelassen</translation>
    </message>
    <message>
        <source>Layout: %1</source>
        <translation>Anordnung: %1</translation>
    </message>
    <message>
        <source>Group together</source>
        <translation>Gruppieren</translation>
    </message>
    <message>
        <source>Paused at the end of the scene, t = %1 s</source>
        <translation>Am Ende der Szene angehalten, t = %1 s</translation>
    </message>
    <message>
        <source>The scene asks for it, because it does not hold much further. %1 goes on all the same.</source>
        <translation>Die Szene verlangt es, weil sie nicht viel weiter trägt. %1 rechnet trotzdem weiter.</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Add plot: %1</source>
        <translation>Diagramm hinzufügen: %1</translation>
    </message>
    <message>
        <source>Beside the other plots, with its signals, period and phase guessed</source>
        <translation>Neben den anderen Diagrammen; Signale, Periode und Phase werden erraten</translation>
    </message>
    <message>
        <source>&amp;User guide</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>The whole guide with search, also without a network</source>
        <translation>Das ganze Handbuch mit Suche, auch ohne Netz</translation>
    </message>
    <message>
        <source>Add plo&amp;t</source>
        <translation>Diagramm &amp;hinzufügen</translation>
    </message>
    <message>
        <source>Start at %1, %2</source>
        <translation>Start bei %1, %2</translation>
    </message>
    <message>
        <source>A new run of the changed scene. Undo brings the run of before back, with its lines</source>
        <translation>Ein neuer Lauf der geänderten Szene. Rückgängig holt den vorigen Lauf zurück, mit seinen Zweigen</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>Recorded %1</source>
        <translation>Aufgezeichnet: %1</translation>
    </message>
    <message>
        <source>Open a scene, a recording or a bundle</source>
        <translation>Eine Szene, eine Aufzeichnung oder ein Bündel öffnen</translation>
    </message>
    <message>
        <source>Save &amp;bundle…</source>
        <translation>Bündel s&amp;peichern…</translation>
    </message>
    <message>
        <source>Save the run so far with all that was done in it, to be made again and compared bit by bit</source>
        <translation>Den bisherigen Lauf mit allem speichern, was in ihm getan wurde, um ihn zu wiederholen und Bit für Bit zu vergleichen</translation>
    </message>
    <message>
        <source>Theme, text size, numbers, keys</source>
        <translation>Farbschema, Textgröße, Zahlen, Tasten</translation>
    </message>
    <message>
        <source>it belongs to fields, lists and dialogs</source>
        <translation>sie gehört Feldern, Listen und Dialogen</translation>
    </message>
    <message>
        <source>it names an axis while something is moved or turned</source>
        <translation>sie nennt eine Achse, während etwas bewegt oder gedreht wird</translation>
    </message>
    <message>
        <source>it runs the drop test of a law</source>
        <translation>sie startet den Falltest eines Gesetzes</translation>
    </message>
    <message>
        <source>it shows the derivative of a formula</source>
        <translation>sie zeigt die Ableitung einer Formel</translation>
    </message>
    <message>
        <source>All up to here stays to be looked at; %1 starts again.</source>
        <translation>Alles bis hierher bleibt zu sehen; %1 beginnt von vorn.</translation>
    </message>
    <message>
        <source>Save the bundle</source>
        <translation>Das Bündel speichern</translation>
    </message>
    <message>
        <source>Bundles (*.saltus-bundle)</source>
        <translation>Bündel (*.saltus-bundle)</translation>
    </message>
    <message>
        <source>Scenes, recordings and bundles (*.saltus *.h5 *.hdf5 *.saltus-bundle);;All files (*)</source>
        <translation>Szenen, Aufzeichnungen und Bündel (*.saltus *.h5 *.hdf5 *.saltus-bundle);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened.</source>
        <translation>%1 wurde seit dem Öffnen von einem anderen Programm geändert.</translation>
    </message>
    <message>
        <source>Saving writes this scene over it; Revert reads it instead, and undo takes that back.</source>
        <translation>Sichern überschreibt sie mit dieser Szene; Zurücksetzen liest sie stattdessen, und Rückgängig nimmt das zurück.</translation>
    </message>
    <message>
        <source>Save over it</source>
        <translation>Überschreiben</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>%1 is no longer there. Save writes it again</source>
        <translation>%1 ist nicht mehr da. Sichern schreibt die Datei neu</translation>
    </message>
    <message>
        <source>%1 was changed by another program. File &gt; Revert reads it</source>
        <translation>%1 wurde von einem anderen Programm geändert. Datei &gt; Auf Datei zurücksetzen liest sie</translation>
    </message>
    <message>
        <source>Preferences limit the speed to %1</source>
        <translation>Die Einstellungen begrenzen das Tempo auf %1</translation>
    </message>
    <message>
        <source>Arrow keys choose, Enter opens, %1 shows all keys</source>
        <translation>Pfeiltasten wählen, Enter öffnet, %1 zeigt alle Tasten</translation>
    </message>
    <message>
        <source>Stop making the run</source>
        <translation>Aufbau des Laufs anhalten</translation>
    </message>
    <message>
        <source>While a run is made that takes long: the scene stays open and is not run</source>
        <translation>Während ein Lauf aufgebaut wird, der lange braucht: die Szene bleibt offen und läuft nicht</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Show or hide when each contact was open, closed, sticking or slipping, under the time axis</source>
        <translation>Unter der Zeitachse zeigen, wann jeder Kontakt offen war, geschlossen, haftete oder glitt</translation>
    </message>
    <message>
        <source>Run both…</source>
        <translation>Beide laufen lassen…</translation>
    </message>
    <message>
        <source>A second run beside this one with another step, law or parameter value; where they part is told</source>
        <translation>Ein zweiter Lauf neben diesem mit anderem Schritt, Gesetz oder Parameterwert; gesagt wird, wo sie sich trennen</translation>
    </message>
    <message>
        <source>Run both: halve h</source>
        <translation>Beide: h halbieren</translation>
    </message>
    <message>
        <source>B again with half its step; tells the order in which they approach each other</source>
        <translation>B noch einmal mit halbem Schritt; nennt die Ordnung, mit der sie sich nähern</translation>
    </message>
    <message>
        <source>Run both: show where they part</source>
        <translation>Beide: zeigen, wo sie sich trennen</translation>
    </message>
    <message>
        <source>The first impact without a partner in the other run</source>
        <translation>Der erste Stoß ohne Gegenstück im anderen Lauf</translation>
    </message>
    <message>
        <source>Run both: logarithm of the difference</source>
        <translation>Beide: Logarithmus der Differenz</translation>
    </message>
    <message>
        <source>lg |B − A| instead of B − A below the first plot</source>
        <translation>lg |B − A| statt B − A unter dem ersten Diagramm</translation>
    </message>
    <message>
        <source>Run both: end</source>
        <translation>Beide: beenden</translation>
    </message>
    <message>
        <source>A alone again</source>
        <translation>Wieder A allein</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
    <message>
        <source>Motor on joint</source>
        <translation>Motor am Gelenk</translation>
    </message>
    <message>
        <source>A direct-current motor drives the joint selected: its voltage, resistance, inductance and constant are parameters</source>
        <translation>Ein Gleichstrommotor treibt das gewählte Gelenk: Spannung, Widerstand, Induktivität und Konstante sind Parameter</translation>
    </message>
    <message>
        <source>Controller on joint</source>
        <translation>Regler am Gelenk</translation>
    </message>
    <message>
        <source>A controller with P, I and D brings the joint selected to a set value; its gains are parameters</source>
        <translation>Ein Regler mit P, I und D bringt das gewählte Gelenk auf einen Sollwert; seine Verstärkungen sind Parameter</translation>
    </message>
    <message>
        <source>Step h = %1</source>
        <translation>Schritt h = %1</translation>
    </message>
    <message>
        <source>There is no memory left: what was asked for last may not be done</source>
        <translation>Es ist kein Speicher mehr frei: was zuletzt verlangt wurde, ist vielleicht nicht getan</translation>
    </message>
    <message>
        <source>Save the scene, then close other programs, or record fewer signals or every n-th step.</source>
        <translation>Die Szene speichern, dann andere Programme schließen oder weniger Größen oder nur jeden n-ten Schritt aufzeichnen.</translation>
    </message>
    <message>
        <source>The run goes on with the old value of %1</source>
        <translation>Der Lauf geht mit dem alten Wert von %1 weiter</translation>
    </message>
    <message>
        <source>Body that moves: its convex pieces</source>
        <translation>Körper, der sich bewegt: seine konvexen Stücke</translation>
    </message>
    <message>
        <source>A body of a mesh file</source>
        <translation>Ein Körper aus einer Netzdatei</translation>
    </message>
    <message>
        <source>Meshes (*.obj *.stl *.ply);;All files (*)</source>
        <translation>Netze (*.obj *.stl *.ply);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>States of contacts (modes)</source>
        <translation>Zustände der Kontakte (Moden)</translation>
    </message>
</context>
<context>
    <name>saltus::ui::MakingBar</name>
    <message>
        <source>Making the run: the scene is checked</source>
        <translation>Der Lauf wird aufgebaut: die Szene wird geprüft</translation>
    </message>
    <message>
        <source>Making the run: formulas are read</source>
        <translation>Der Lauf wird aufgebaut: Formeln werden gelesen</translation>
    </message>
    <message>
        <source>Making the run: equations are made</source>
        <translation>Der Lauf wird aufgebaut: Gleichungen entstehen</translation>
    </message>
    <message>
        <source>Making the run: the initial state is found</source>
        <translation>Der Lauf wird aufgebaut: der Anfangszustand wird gesucht</translation>
    </message>
    <message>
        <source>Making the run</source>
        <translation>Der Lauf wird aufgebaut</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>The scene stays open and is not run (%1)</source>
        <translation>Die Szene bleibt offen und läuft nicht (%1)</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Wird angehalten…</translation>
    </message>
</context>
<context>
    <name>saltus::ui::MaterialGrid</name>
    <message>
        <source>no law in the scene: 0</source>
        <translation>kein Gesetz in der Szene: 0</translation>
    </message>
    <message>
        <source>law %1, of these materials</source>
        <translation>Gesetz %1, dieser Materialien</translation>
    </message>
    <message>
        <source>from the scene&apos;s default, %1</source>
        <translation>von der Vorgabe der Szene, %1</translation>
    </message>
    <message>
        <source>%1: no law of its own</source>
        <translation>%1: kein eigenes Gesetz</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 von %2: %3</translation>
    </message>
</context>
<context>
    <name>saltus::ui::MaterialTable</name>
    <message>
        <source>rolling</source>
        <translation>Rollen</translation>
    </message>
    <message>
        <source>spinning</source>
        <translation>Bohren</translation>
    </message>
    <message>
        <source>Restitution e</source>
        <translation>Stoßzahl e</translation>
    </message>
    <message>
        <source>Friction μ</source>
        <translation>Reibung μ</translation>
    </message>
    <message>
        <source>Tangential restitution eₜ</source>
        <translation>Tangentiale Stoßzahl eₜ</translation>
    </message>
    <message>
        <source>Rolling friction, m</source>
        <translation>Rollreibung, m</translation>
    </message>
    <message>
        <source>Spinning friction, m</source>
        <translation>Bohrreibung, m</translation>
    </message>
    <message>
        <source>Materials and their pairs</source>
        <translation>Materialien und ihre Paare</translation>
    </message>
    <message>
        <source>Which value of the laws</source>
        <translation>Welcher Wert der Gesetze</translation>
    </message>
    <message>
        <source> (Ctrl+Page Up, Ctrl+Page Down)</source>
        <translation> (Strg+Bild auf, Strg+Bild ab)</translation>
    </message>
    <message>
        <source>Values of all pairs of materials</source>
        <translation>Werte aller Materialpaare</translation>
    </message>
    <message>
        <source>Type a number, a value with a unit or a formula of parameters. Grey: what holds by default; Delete goes back to it</source>
        <translation>Eine Zahl, einen Wert mit Einheit oder eine Formel aus Parametern eintippen. Grau: was als Vorgabe gilt; Entf kehrt dazu zurück</translation>
    </message>
    <message>
        <source>No materials yet: add one, then give it to bodies in the inspector</source>
        <translation>Noch keine Materialien: eines hinzufügen und im Inspektor Körpern geben</translation>
    </message>
    <message>
        <source>Add a material</source>
        <translation>Material hinzufügen</translation>
    </message>
    <message>
        <source>One more row and column; its density and colour stand in the inspector</source>
        <translation>Eine Zeile und Spalte mehr; Dichte und Farbe stehen im Inspektor</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Material %1</source>
        <translation>Material %1</translation>
    </message>
</context>
<context>
    <name>saltus::ui::ModeStrip</name>
    <message>
        <source>States of the contacts over time</source>
        <translation>Zustände der Kontakte über der Zeit</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>sticks</source>
        <translation>haftet</translation>
    </message>
    <message>
        <source>slips</source>
        <translation>gleitet</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>noch nicht berechnet</translation>
    </message>
    <message>
        <source>%1 at %2 s: %3
Grey: closed   Green: sticks   Vermillion: slips   Wheel: more contacts</source>
        <translation>%1 bei %2 s: %3
Grau: geschlossen   Grün: haftet   Zinnober: gleitet   Rad: weitere Kontakte</translation>
    </message>
</context>
<context>
    <name>saltus::ui::OutlineDelegate</name>
    <message>
        <source>Show in the view (H)</source>
        <translation>In der Ansicht zeigen (H)</translation>
    </message>
    <message>
        <source>Hide in the view (H)</source>
        <translation>In der Ansicht verbergen (H)</translation>
    </message>
    <message>
        <source>Unlock: it can be moved and removed again (L)</source>
        <translation>Entsperren: wieder beweglich und entfernbar (L)</translation>
    </message>
    <message>
        <source>Lock: it is neither moved nor removed (L)</source>
        <translation>Sperren: nicht bewegen, nicht entfernen (L)</translation>
    </message>
</context>
<context>
    <name>saltus::ui::OutlineModel</name>
    <message>
        <source>World</source>
        <translation>Welt</translation>
    </message>
    <message>
        <source>Drive %1</source>
        <translation>Antrieb %1</translation>
    </message>
    <message>
        <source>%1, rate %2</source>
        <translation>%1, Rate %2</translation>
    </message>
    <message>
        <source>Shape %1</source>
        <translation>Form %1</translation>
    </message>
    <message>
        <source>System %1</source>
        <translation>System %1</translation>
    </message>
    <message>
        <source>Shape %1 of %2</source>
        <translation>Form %1 von %2</translation>
    </message>
    <message>
        <source>Body %1, fixed</source>
        <translation>Körper %1, fest</translation>
    </message>
    <message>
        <source>Body %1</source>
        <translation>Körper %1</translation>
    </message>
    <message>
        <source>Joint %1</source>
        <translation>Gelenk %1</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>Materialien</translation>
    </message>
    <message>
        <source>Materials and what happens between them</source>
        <translation>Materialien und was zwischen ihnen geschieht</translation>
    </message>
    <message>
        <source>Material %1</source>
        <translation>Material %1</translation>
    </message>
    <message>
        <source>Every other pair</source>
        <translation>Jedes andere Paar</translation>
    </message>
    <message>
        <source>Contact law %1</source>
        <translation>Kontaktgesetz %1</translation>
    </message>
    <message>
        <source>Contact %1</source>
        <translation>Kontakt %1</translation>
    </message>
    <message>
        <source>Interaction %1</source>
        <translation>Wechselwirkung %1</translation>
    </message>
    <message>
        <source>Observers</source>
        <translation>Beobachter</translation>
    </message>
    <message>
        <source>Named signals and sections</source>
        <translation>Benannte Signale und Schnitte</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>Section %1</source>
        <translation>Schnitt %1</translation>
    </message>
    <message>
        <source>Group %1</source>
        <translation>Gruppe %1</translation>
    </message>
    <message>
        <source>Drives the joint %1</source>
        <translation>Treibt das Gelenk %1 an</translation>
    </message>
</context>
<context>
    <name>saltus::ui::OutlinePanel</name>
    <message>
        <source>Outline</source>
        <translation>Gliederung</translation>
    </message>
    <message>
        <source>Filter the outline</source>
        <translation>Die Gliederung filtern</translation>
    </message>
    <message>
        <source>Edit equations</source>
        <translation>Gleichungen bearbeiten</translation>
    </message>
    <message>
        <source>Copy name “%1”</source>
        <translation>Namen „%1“ kopieren</translation>
    </message>
    <message>
        <source>Collapse</source>
        <translation>Zuklappen</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>Aufklappen</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>Alles aufklappen</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>Alles zuklappen</translation>
    </message>
    <message>
        <source>“%1” keeps its name: %2. %3</source>
        <translation>„%1“ behält seinen Namen: %2. %3</translation>
    </message>
    <message>
        <source>%1 is called %2</source>
        <translation>%1 heißt %2</translation>
    </message>
    <message>
        <source>“%1” is locked. Unlock it first: the lock in its row, or L.</source>
        <translation>„%1“ ist gesperrt. Erst entsperren: das Schloss in der Zeile, oder L.</translation>
    </message>
    <message>
        <source>“%1” is one of several copies. Change their number in the inspector.</source>
        <translation>„%1“ ist eine von mehreren Kopien. Ihre Anzahl im Inspektor ändern.</translation>
    </message>
    <message>
        <source>Nothing is removed: %1. %2</source>
        <translation>Nichts wird entfernt: %1. %2</translation>
    </message>
    <message>
        <source>“%1” needs what you remove, and it is locked. Unlock it first.</source>
        <translation>„%1“ braucht, was entfernt werden soll, und ist gesperrt. Erst entsperren.</translation>
    </message>
    <message>
        <source>%1 parts</source>
        <translation>%1 Teile</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Remove %1 and what needs it</source>
        <translation>%1 entfernen und was davon abhängt</translation>
    </message>
    <message>
        <source>%1 removed, and what needed it: %2 and %3 more. Undo brings all back.</source>
        <translation>%1 entfernt, und was davon abhing: %2 und %3 weitere. Rückgängig holt alles zurück.</translation>
    </message>
    <message>
        <source>%1 removed, and what needed it: %2. Undo brings all back.</source>
        <translation>%1 entfernt, und was davon abhing: %2. Rückgängig holt alles zurück.</translation>
    </message>
    <message>
        <source>Rename	F2</source>
        <translation>Umbenennen	F2</translation>
    </message>
    <message>
        <source>Show	H</source>
        <translation>Zeigen	H</translation>
    </message>
    <message>
        <source>Hide	H</source>
        <translation>Verbergen	H</translation>
    </message>
    <message>
        <source>Unlock	L</source>
        <translation>Entsperren	L</translation>
    </message>
    <message>
        <source>Lock	L</source>
        <translation>Sperren	L</translation>
    </message>
    <message>
        <source>Remove	Del</source>
        <translation>Entfernen	Entf</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppieren</translation>
    </message>
    <message>
        <source>Ungroup</source>
        <translation>Gruppe auflösen</translation>
    </message>
</context>
<context>
    <name>saltus::ui::PalettePanel</name>
    <message>
        <source>Palette</source>
        <translation>Palette</translation>
    </message>
    <message>
        <source>Find a part</source>
        <translation>Teil suchen</translation>
    </message>
    <message>
        <source>Bodies</source>
        <translation>Körper</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Gelenke</translation>
    </message>
    <message>
        <source>Forces and laws</source>
        <translation>Kräfte und Gesetze</translation>
    </message>
    <message>
        <source>Nothing of this name. Esc shows all</source>
        <translation>Nichts mit diesem Namen. Esc zeigt alles</translation>
    </message>
    <message>
        <source>Sphere</source>
        <translation>Kugel</translation>
    </message>
    <message>
        <source>A ball</source>
        <translation>Eine Kugel</translation>
    </message>
    <message>
        <source>Disc</source>
        <translation>Scheibe</translation>
    </message>
    <message>
        <source>A disc in the plane</source>
        <translation>Eine Scheibe in der Ebene</translation>
    </message>
    <message>
        <source>circle wheel</source>
        <translation>Kreis Rad</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Quader</translation>
    </message>
    <message>
        <source>A box</source>
        <translation>Ein Quader</translation>
    </message>
    <message>
        <source>cube rectangle</source>
        <translation>Würfel Rechteck Kiste</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>Vieleck</translation>
    </message>
    <message>
        <source>A convex polygon: six corners, to be changed in the inspector</source>
        <translation>Ein konvexes Vieleck: sechs Ecken, im Inspektor zu ändern</translation>
    </message>
    <message>
        <source>Cylinder</source>
        <translation>Zylinder</translation>
    </message>
    <message>
        <source>A cylinder along z</source>
        <translation>Ein Zylinder entlang z</translation>
    </message>
    <message>
        <source>wheel rod</source>
        <translation>Rad Stab</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>Kapsel</translation>
    </message>
    <message>
        <source>A cylinder with round ends</source>
        <translation>Ein Zylinder mit runden Enden</translation>
    </message>
    <message>
        <source>pill</source>
        <translation>Pille</translation>
    </message>
    <message>
        <source>Cone</source>
        <translation>Kegel</translation>
    </message>
    <message>
        <source>A cone, tip upwards</source>
        <translation>Ein Kegel, Spitze nach oben</translation>
    </message>
    <message>
        <source>Wedge</source>
        <translation>Keil</translation>
    </message>
    <message>
        <source>A ramp: the hull of six points, to be changed in the inspector</source>
        <translation>Eine Rampe: die Hülle von sechs Punkten, im Inspektor zu ändern</translation>
    </message>
    <message>
        <source>hull prism</source>
        <translation>Hülle Prisma</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>A level ground without end</source>
        <translation>Ein ebener Boden ohne Ende</translation>
    </message>
    <message>
        <source>floor half-space plane</source>
        <translation>Halbraum Ebene Fußboden</translation>
    </message>
    <message>
        <source>Hinge</source>
        <translation>Dreh</translation>
    </message>
    <message>
        <source>Turns about an axis</source>
        <translation>Dreht um eine Achse</translation>
    </message>
    <message>
        <source>revolute pin</source>
        <translation>Scharnier Bolzen</translation>
    </message>
    <message>
        <source>Slider</source>
        <translation>Schub</translation>
    </message>
    <message>
        <source>Slides along an axis</source>
        <translation>Gleitet entlang einer Achse</translation>
    </message>
    <message>
        <source>prismatic rail</source>
        <translation>Schiene prismatisch</translation>
    </message>
    <message>
        <source>Ball joint</source>
        <translation>Kugel</translation>
    </message>
    <message>
        <source>Holds a point, turns every way</source>
        <translation>Hält einen Punkt, dreht sich frei</translation>
    </message>
    <message>
        <source>spherical</source>
        <translation>sphärisch</translation>
    </message>
    <message>
        <source>Sleeve</source>
        <translation>Hülse</translation>
    </message>
    <message>
        <source>Slides along an axis and turns about it</source>
        <translation>Gleitet entlang einer Achse und dreht um sie</translation>
    </message>
    <message>
        <source>cylindrical</source>
        <translation>zylindrisch</translation>
    </message>
    <message>
        <source>Weld</source>
        <translation>Fest</translation>
    </message>
    <message>
        <source>Holds everything</source>
        <translation>Hält alles</translation>
    </message>
    <message>
        <source>fixed rigid</source>
        <translation>fest starr Schweißung</translation>
    </message>
    <message>
        <source>Rod</source>
        <translation>Stange</translation>
    </message>
    <message>
        <source>Keeps two points at their distance</source>
        <translation>Hält zwei Punkte auf Abstand</translation>
    </message>
    <message>
        <source>distance link</source>
        <translation>Abstand Lenker</translation>
    </message>
    <message>
        <source>Rope</source>
        <translation>Seil</translation>
    </message>
    <message>
        <source>Keeps two points from going farther apart</source>
        <translation>Lässt zwei Punkte nicht weiter auseinander</translation>
    </message>
    <message>
        <source>cable string</source>
        <translation>Kabel Schnur</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>Feder</translation>
    </message>
    <message>
        <source>A spring with a damper between two points</source>
        <translation>Eine Feder mit Dämpfer zwischen zwei Punkten</translation>
    </message>
    <message>
        <source>damper stiffness</source>
        <translation>Dämpfer Steifigkeit</translation>
    </message>
    <message>
        <source>Motor</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>A hinge that turns at a given speed</source>
        <translation>Ein Gelenk, das mit gegebenem Tempo dreht</translation>
    </message>
    <message>
        <source>drive</source>
        <translation>Antrieb</translation>
    </message>
    <message>
        <source>Force</source>
        <translation>Kraft</translation>
    </message>
    <message>
        <source>A force on a body, by a formula</source>
        <translation>Eine Kraft auf einen Körper, als Formel</translation>
    </message>
    <message>
        <source>push load</source>
        <translation>Schub Last</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>The law of impact and friction of the two selected bodies; with none selected, of every pair without a law</source>
        <translation>Das Stoß- und Reibgesetz der zwei gewählten Körper; ist keiner gewählt, jedes Paars ohne Gesetz</translation>
    </message>
    <message>
        <source>impact restitution friction</source>
        <translation>Stoß Restitution Reibung</translation>
    </message>
    <message>
        <source>Open a scene or begin a new one</source>
        <translation>Eine Szene öffnen oder eine neue beginnen</translation>
    </message>
    <message>
        <source>First put a body into the scene</source>
        <translation>Erst einen Körper in die Szene setzen</translation>
    </message>
    <message>
        <source>Drag it into the view, or click here and there. Enter puts it at the view&apos;s centre</source>
        <translation>In die Ansicht ziehen oder hier und dort klicken. Eingabe setzt es in die Mitte der Ansicht</translation>
    </message>
    <message>
        <source>Drag it onto a body; with another one selected it joins both. Enter: at the selected body</source>
        <translation>Auf einen Körper ziehen; ist ein anderer gewählt, verbindet es beide. Eingabe: am gewählten Körper</translation>
    </message>
    <message>
        <source>A click or Enter puts it into the scene; change it in the inspector or with Edit equations</source>
        <translation>Ein Klick oder die Eingabetaste setzt es in die Szene; geändert wird es im Inspektor oder mit „Gleichungen bearbeiten“</translation>
    </message>
    <message>
        <source>First put a system or a body into the scene</source>
        <translation>Erst ein System oder einen Körper in die Szene setzen</translation>
    </message>
    <message>
        <source>First put a system into the scene</source>
        <translation>Erst ein System in die Szene setzen</translation>
    </message>
    <message>
        <source>Bodies meet by contact laws and joints</source>
        <translation>Körper treffen sich durch Kontaktgesetze und Gelenke</translation>
    </message>
    <message>
        <source>Equations</source>
        <translation>Gleichungen</translation>
    </message>
    <message>
        <source>A linear mechanical system: mass, damping, stiffness, force</source>
        <translation>Ein lineares mechanisches System: Masse, Dämpfung, Steifigkeit, Kraft</translation>
    </message>
    <message>
        <source>States</source>
        <translation>Zustände</translation>
    </message>
    <message>
        <source>A system of the first order, by a formula for each state</source>
        <translation>Ein System erster Ordnung, mit einer Formel je Zustand</translation>
    </message>
    <message>
        <source>ode differential equation</source>
        <translation>differentialgleichung</translation>
    </message>
    <message>
        <source>A function of time, recorded and plotted, for use in other formulas</source>
        <translation>Eine Funktion der Zeit, aufgezeichnet und gezeichnet, für andere Formeln</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>Relation</translation>
    </message>
    <message>
        <source>A relation with a law: a wall at a coordinate, or a bound of a state</source>
        <translation>Eine Relation mit einem Gesetz: eine Wand an einer Koordinate oder eine Schranke eines Zustands</translation>
    </message>
    <message>
        <source>interaction complementarity impact constraint</source>
        <translation>wechselwirkung komplementarität stoß zwang</translation>
    </message>
    <message>
        <source>Circuit…</source>
        <translation>Netz…</translation>
    </message>
    <message>
        <source>Draw a circuit: sources, resistors, coils, capacitors, diodes, relays</source>
        <translation>Eine Schaltung zeichnen: Quellen, Widerstände, Spulen, Kondensatoren, Dioden, Relais</translation>
    </message>
    <message>
        <source>electric diode relay</source>
        <translation>elektrisch diode relais</translation>
    </message>
    <message>
        <source>Cam…</source>
        <translation>Nocken…</translation>
    </message>
    <message>
        <source>A cam by its motion: rises, falls, laws, or a table</source>
        <translation>Ein Nocken durch seine Bewegung: Anstiege, Abfälle, Gesetze oder eine Tabelle</translation>
    </message>
    <message>
        <source>profile follower</source>
        <translation>profil stößel</translation>
    </message>
    <message>
        <source>A click or Enter opens its window</source>
        <translation>Ein Klick oder die Eingabetaste öffnet das Fenster dazu</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>Masse</translation>
    </message>
    <message>
        <source>oscillator lagrangian linear spring damper</source>
        <translation>schwinger lagrange linear feder dämpfer</translation>
    </message>
    <message>
        <source>f(t)</source>
        <comment>a function of time</comment>
        <translation>f(t)</translation>
    </message>
    <message>
        <source>function expression signal sine</source>
        <translation>funktion ausdruck signal sinus</translation>
    </message>
    <message>
        <source>Only in scenes in space; this one is planar</source>
        <translation>Nur in räumlichen Szenen; diese ist eben</translation>
    </message>
    <message>
        <source>Only in planar scenes; this one is in space</source>
        <translation>Nur in ebenen Szenen; diese ist räumlich</translation>
    </message>
    <message>
        <source>Mesh…</source>
        <translation>Netz …</translation>
    </message>
    <message>
        <source>A body of a mesh file: OBJ, STL or PLY</source>
        <translation>Ein Körper aus einer Netzdatei: OBJ, STL oder PLY</translation>
    </message>
    <message>
        <source>triangles import stl obj ply</source>
        <translation>Dreiecke Import stl obj ply</translation>
    </message>
    <message>
        <source>A click or Enter chooses the file, a click in the view puts it there</source>
        <translation>Ein Klick oder die Eingabetaste wählt die Datei, ein Klick in die Ansicht setzt sie dorthin</translation>
    </message>
</context>
<context>
    <name>saltus::ui::ParameterSlider</name>
    <message>
        <source>Unpin</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>%1 = %2 %3
</source>
        <translation>%1 = %2 %3
</translation>
    </message>
    <message>
        <source>From %1 to %2 %3
</source>
        <translation>Von %1 bis %2 %3
</translation>
    </message>
    <message>
        <source>A count: changing it starts the run anew
</source>
        <translation>Eine Anzahl: ändert man sie, beginnt der Lauf von vorn
</translation>
    </message>
    <message>
        <source>Takes effect at once, between two steps
</source>
        <translation>Wirkt sofort, zwischen zwei Schritten
</translation>
    </message>
    <message>
        <source>↓/↑ by 1 %, PgUp/PgDn by 10 %, Enter or double-click: type a value</source>
        <translation>↓/↑ um 1 %, Bild auf/Bild ab um 10 %, Eingabe oder Doppelklick: einen Wert schreiben</translation>
    </message>
</context>
<context>
    <name>saltus::ui::ParametersPanel</name>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Pin another parameter</source>
        <translation>Weiteren Parameter anheften</translation>
    </message>
    <message>
        <source>Reset to file</source>
        <translation>Wie in der Datei</translation>
    </message>
    <message>
        <source>All parameters as the scene file has them; the run goes on</source>
        <translation>Alle Parameter wie in der Szenendatei; der Lauf geht weiter</translation>
    </message>
    <message>
        <source>Reset and run</source>
        <translation>Neu starten</translation>
    </message>
    <message>
        <source>A new run from t = 0 with these parameters</source>
        <translation>Ein neuer Lauf ab t = 0 mit diesen Parametern</translation>
    </message>
    <message>
        <source>Reset parameters to file</source>
        <translation>Parameter wie in der Datei</translation>
    </message>
    <message>
        <source>This scene has no parameters.</source>
        <translation>Diese Szene hat keine Parameter.</translation>
    </message>
    <message>
        <source>No parameter is pinned. The plus sign pins one.</source>
        <translation>Kein Parameter ist angeheftet. Das Pluszeichen heftet einen an.</translation>
    </message>
</context>
<context>
    <name>saltus::ui::PlotArea</name>
    <message>
        <source>Nothing recorded yet</source>
        <translation>Noch nichts aufgezeichnet</translation>
    </message>
    <message>
        <source>No plots yet. Drag a signal here, or choose one and press Enter.</source>
        <translation>Noch keine Diagramme. Ein Signal hierher ziehen oder eines wählen und Eingabe drücken.</translation>
    </message>
    <message>
        <source>Remove plot %1</source>
        <translation>Diagramm %1 entfernen</translation>
    </message>
    <message>
        <source>Remove curve %1</source>
        <translation>Kurve %1 entfernen</translation>
    </message>
    <message>
        <source>Plot %1</source>
        <translation>Diagramm %1</translation>
    </message>
    <message>
        <source>Add plot</source>
        <translation>Diagramm hinzufügen</translation>
    </message>
    <message>
        <source>No plot was added: this scene has no run yet</source>
        <translation>Kein Diagramm hinzugefügt: diese Szene hat noch keinen Lauf</translation>
    </message>
    <message>
        <source>Mend the scene first, so that its signals are known.</source>
        <translation>Erst die Szene in Ordnung bringen, damit ihre Signale bekannt sind.</translation>
    </message>
    <message>
        <source>No plot was added: %1</source>
        <translation>Kein Diagramm hinzugefügt: %1</translation>
    </message>
    <message>
        <source>Add plot %1</source>
        <translation>Diagramm %1 hinzufügen</translation>
    </message>
    <message>
        <source>Edit plot %1</source>
        <translation>Diagramm %1 bearbeiten</translation>
    </message>
    <message>
        <source>Press %1 to run</source>
        <translation>Mit %1 starten</translation>
    </message>
    <message>
        <source>Nothing of B yet</source>
        <translation>Noch nichts von B</translation>
    </message>
</context>
<context>
    <name>saltus::ui::PlotCanvas</name>
    <message>
        <source>Wheel zooms, drag pans, click shows the state, double click resets</source>
        <translation>Rad zoomt, Ziehen schiebt, Klick zeigt den Zustand, Doppelklick setzt zurück</translation>
    </message>
    <message>
        <source>Wheel zooms, drag pans, click scrubs, Shift click sets A and B, double click resets</source>
        <translation>Rad zoomt, Ziehen schiebt, Klick fährt durch die Zeit, Umschalt Klick setzt A und B, Doppelklick setzt zurück</translation>
    </message>
    <message>
        <source>Set A here	Shift click</source>
        <translation>A hier setzen	Umschalt Klick</translation>
    </message>
    <message>
        <source>Set B here	Shift click</source>
        <translation>B hier setzen	Umschalt Klick</translation>
    </message>
    <message>
        <source>Remove A and B</source>
        <translation>A und B entfernen</translation>
    </message>
    <message>
        <source>Wheel zooms, drag pans, click on a point shows its state, on an empty place starts a run from there, double click resets</source>
        <translation>Rad zoomt, Ziehen schiebt, Klick auf einen Punkt zeigt seinen Zustand, auf eine leere Stelle beginnt dort einen Lauf, Doppelklick setzt zurück</translation>
    </message>
</context>
<context>
    <name>saltus::ui::PlotColumn</name>
    <message>
        <source>Export, copy, zoom</source>
        <translation>Exportieren, kopieren, zoomen</translation>
    </message>
    <message>
        <source>Plot menu</source>
        <translation>Menü des Diagramms</translation>
    </message>
</context>
<context>
    <name>saltus::ui::PlotEditor</name>
    <message>
        <source>What the plot shows</source>
        <translation>Was das Diagramm zeigt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Show the plot with these signals (Enter); one step of undo</source>
        <translation>Das Diagramm mit diesen Signalen zeigen (Eingabe); ein Schritt zum Zurücknehmen</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>all contacts</source>
        <translation>alle Kontakte</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>Filter signals</source>
        <translation>Signale filtern</translation>
    </message>
    <message>
        <source>Signals</source>
        <translation>Signale</translation>
    </message>
    <message>
        <source>A number or a formula of the scene&apos;s parameters, in the unit of the signal</source>
        <translation>Eine Zahl oder eine Formel aus Parametern der Szene, in der Einheit des Signals</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Periode</translation>
    </message>
    <message>
        <source>At</source>
        <translation>Bei</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>durchläuft</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>upwards</source>
        <translation>aufwärts</translation>
    </message>
    <message>
        <source>downwards</source>
        <translation>abwärts</translation>
    </message>
    <message>
        <source>both ways</source>
        <translation>beide</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>1: normal</source>
        <translation>1: normal</translation>
    </message>
    <message>
        <source>Choose at least one signal</source>
        <translation>Mindestens ein Signal wählen</translation>
    </message>
    <message>
        <source>The signal “%1” is not recorded in this run</source>
        <translation>Das Signal „%1“ ist in diesem Lauf nicht aufgezeichnet</translation>
    </message>
    <message>
        <source>The period must be greater than 0</source>
        <translation>Die Periode muss größer als 0 sein</translation>
    </message>
</context>
<context>
    <name>saltus::ui::PlotPage</name>
    <message>
        <source> “%1”</source>
        <translation> „%1“</translation>
    </message>
    <message>
        <source>Export figure or data%1…</source>
        <translation>Diagramm oder Daten exportieren%1…</translation>
    </message>
    <message>
        <source>Copy picture%1</source>
        <translation>Bild kopieren%1</translation>
    </message>
    <message>
        <source>Reset zoom	Double click</source>
        <translation>Zoom zurücksetzen	Doppelklick</translation>
    </message>
    <message>
        <source>Follow the run</source>
        <translation>Dem Lauf folgen</translation>
    </message>
    <message>
        <source>Remove curve</source>
        <translation>Kurve entfernen</translation>
    </message>
    <message>
        <source>Remove plot%1</source>
        <translation>Diagramm entfernen%1</translation>
    </message>
    <message>
        <source>Add plot</source>
        <translation>Diagramm hinzufügen</translation>
    </message>
    <message>
        <source>Edit plot%1…	Click its legend</source>
        <translation>Diagramm%1 bearbeiten…	Klick auf die Legende</translation>
    </message>
    <message>
        <source>Forget the points of other values</source>
        <translation>Die Punkte anderer Werte vergessen</translation>
    </message>
    <message>
        <source>Forget the run before</source>
        <translation>Den Lauf davor vergessen</translation>
    </message>
</context>
<context>
    <name>saltus::ui::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Wie der Desktop</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Colours of the window; exported figures are always on white</source>
        <translation>Farben des Fensters; exportierte Bilder sind immer weiß hinterlegt</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>90 %</source>
        <translation>90 %</translation>
    </message>
    <message>
        <source>100 %</source>
        <translation>100 %</translation>
    </message>
    <message>
        <source>110 %</source>
        <translation>110 %</translation>
    </message>
    <message>
        <source>125 %</source>
        <translation>125 %</translation>
    </message>
    <message>
        <source>All texts of the window at once</source>
        <translation>Alle Texte des Fensters zugleich</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Language of the window; numbers and files are the same in all</source>
        <translation>Sprache des Fensters; Zahlen und Dateien sind in allen gleich</translation>
    </message>
    <message>
        <source>The language changes at the next start.</source>
        <translation>Die Sprache wechselt beim nächsten Start.</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>With prefixes: 53.53 mm</source>
        <translation>Mit Vorsätzen: 53.53 mm</translation>
    </message>
    <message>
        <source>Plain SI: 0.05353 m</source>
        <translation>Reines SI: 0.05353 m</translation>
    </message>
    <message>
        <source>How values are shown; files always hold plain SI units</source>
        <translation>Wie Werte gezeigt werden; in Dateien stehen immer reine SI-Einheiten</translation>
    </message>
    <message>
        <source>Significant digits</source>
        <translation>Gültige Stellen</translation>
    </message>
    <message>
        <source>Shown digits; hovering a value shows all 17</source>
        <translation>Gezeigte Stellen; unter der Maus zeigt ein Wert alle 17</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Gallery</source>
        <translation>Galerie</translation>
    </message>
    <message>
        <source>Moves what is pointed at</source>
        <translation>Bewegt, worauf man zeigt</translation>
    </message>
    <message>
        <source>Moves by itself</source>
        <translation>Bewegt sich von selbst</translation>
    </message>
    <message>
        <source>Pictures of scenes: moving when the mouse or the focus is on them, or one after the other</source>
        <translation>Bilder der Szenen: in Bewegung, wenn Maus oder Fokus darauf ist, oder eines nach dem anderen</translation>
    </message>
    <message>
        <source>Recording of a run</source>
        <translation>Aufzeichnung eines Laufs</translation>
    </message>
    <message>
        <source>In memory</source>
        <translation>Im Speicher</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>%1 GB</source>
        <translation>%1 GB</translation>
    </message>
    <message>
        <source>What does not fit goes to a temporary file</source>
        <translation>Was nicht hineinpasst, kommt in eine temporäre Datei</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>Auf der Platte</translation>
    </message>
    <message>
        <source>A quarter of what is free, at most %1 GB</source>
        <translation>Ein Viertel des freien Platzes, höchstens %1 GB</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>When both are full, only every 64th of the oldest rows stays, with all events, and can be computed again; some of the disk always stays free</source>
        <translation>Wenn beide voll sind, bleibt von den ältesten Zeilen nur jede 64., mit allen Ereignissen, und der Rest lässt sich neu berechnen; ein Teil des Datenträgers bleibt immer frei</translation>
    </message>
    <message>
        <source>Pages of preferences</source>
        <translation>Seiten der Einstellungen</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>150 %</source>
        <translation>150 %</translation>
    </message>
    <message>
        <source>200 %</source>
        <translation>200 %</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Speed at first</source>
        <translation>Tempo am Anfang</translation>
    </message>
    <message>
        <source>What fits the scene</source>
        <translation>Was zur Szene passt</translation>
    </message>
    <message>
        <source>As fast as it can</source>
        <translation>So schnell es geht</translation>
    </message>
    <message>
        <source>Simulated seconds in a second, when a scene is opened</source>
        <translation>Simulierte Sekunden je Sekunde, wenn eine Szene geöffnet wird</translation>
    </message>
    <message>
        <source>Speed at most</source>
        <translation>Tempo höchstens</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Keine Grenze</translation>
    </message>
    <message>
        <source>Faster is not offered; a run then leaves the processor time to others</source>
        <translation>Schneller wird nicht angeboten; ein Lauf lässt die Rechenzeit dann anderen</translation>
    </message>
    <message>
        <source>Memory of a run</source>
        <translation>Speicher eines Laufs</translation>
    </message>
    <message>
        <source>Of its matrices, by an estimate before they are made; a scene that needs more is refused</source>
        <translation>Seiner Matrizen, nach einer Schätzung, bevor sie entstehen; eine Szene, die mehr braucht, wird abgelehnt</translation>
    </message>
</context>
<context>
    <name>saltus::ui::ProblemList</name>
    <message>
        <source>What is to be mended</source>
        <translation>Was zu richten ist</translation>
    </message>
    <message>
        <source>A click or Enter shows what it is about</source>
        <translation>Ein Klick oder Enter zeigt, worum es geht</translation>
    </message>
    <message>
        <source>Copy the list</source>
        <translation>Liste kopieren</translation>
    </message>
    <message>
        <source>The list as text, one line each</source>
        <translation>Die Liste als Text, je eine Zeile</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close this list (Esc); the scene stays</source>
        <translation>Diese Liste schließen (Esc); die Szene bleibt</translation>
    </message>
</context>
<context>
    <name>saltus::ui::PropertyForm</name>
    <message>
        <source>Shape %1, %2</source>
        <translation>Form %1, %2</translation>
    </message>
    <message>
        <source>Coordinate %1</source>
        <translation>Koordinate %1</translation>
    </message>
    <message>
        <source>Add shape</source>
        <translation>Form hinzufügen</translation>
    </message>
    <message>
        <source>One more shape of this body</source>
        <translation>Eine weitere Form dieses Körpers</translation>
    </message>
    <message>
        <source>Shape added to %1</source>
        <translation>Form zu %1 hinzugefügt</translation>
    </message>
    <message>
        <source>Add limits, spring or drive</source>
        <translation>Grenzen, Feder oder Antrieb</translation>
    </message>
    <message>
        <source>For the next coordinate that the joint leaves free</source>
        <translation>Für die nächste Koordinate, die das Gelenk freilässt</translation>
    </message>
    <message>
        <source>Coordinate added to %1</source>
        <translation>Koordinate zu %1 hinzugefügt</translation>
    </message>
    <message>
        <source>Make copies</source>
        <translation>Kopien machen</translation>
    </message>
    <message>
        <source>This block stands for several, counted by an index that its formulas can use</source>
        <translation>Dieser Block steht für mehrere, gezählt von einem Index, den seine Formeln nutzen können</translation>
    </message>
    <message>
        <source>Copies of %1</source>
        <translation>Kopien von %1</translation>
    </message>
    <message>
        <source>Only one</source>
        <translation>Nur einer</translation>
    </message>
    <message>
        <source>No copies: formulas must not use the index any more</source>
        <translation>Keine Kopien: Formeln dürfen den Index nicht mehr nutzen</translation>
    </message>
    <message>
        <source>No copies of %1</source>
        <translation>Keine Kopien von %1</translation>
    </message>
    <message>
        <source>Remove this shape</source>
        <translation>Diese Form entfernen</translation>
    </message>
    <message>
        <source>Remove this coordinate</source>
        <translation>Diese Koordinate entfernen</translation>
    </message>
    <message>
        <source>The body loses this shape</source>
        <translation>Der Körper verliert diese Form</translation>
    </message>
    <message>
        <source>Its limits, spring and drive go</source>
        <translation>Ihre Grenzen, Feder und Antrieb entfallen</translation>
    </message>
    <message>
        <source>Shape removed from %1</source>
        <translation>Form von %1 entfernt</translation>
    </message>
    <message>
        <source>Coordinate removed from %1</source>
        <translation>Koordinate von %1 entfernt</translation>
    </message>
    <message>
        <source>Made from the circuit “%1”: change it there</source>
        <translation>Aus der Schaltung „%1“ gemacht: dort ändern</translation>
    </message>
    <message>
        <source>Parameter %1</source>
        <translation>Parameter %1</translation>
    </message>
    <message>
        <source>on</source>
        <translation>ein</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>wie üblich</translation>
    </message>
    <message>
        <source>%1 is called %2</source>
        <translation>%1 heißt %2</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 von %2: %3</translation>
    </message>
    <message>
        <source>%1 of %2 is a slider</source>
        <translation>%1 von %2 ist ein Regler</translation>
    </message>
    <message>
        <source>Unpin from Parameters</source>
        <translation>Von den Parametern lösen</translation>
    </message>
    <message>
        <source>Pin as a slider in Parameters</source>
        <translation>Als Regler an die Parameter heften</translation>
    </message>
    <message>
        <source>Write the value here, without the parameter</source>
        <translation>Den Wert hier schreiben, ohne den Parameter</translation>
    </message>
    <message>
        <source>%1 of %2 is a number</source>
        <translation>%1 von %2 ist eine Zahl</translation>
    </message>
</context>
<context>
    <name>saltus::ui::PropertyRow</name>
    <message>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>several</source>
        <translation>mehrere</translation>
    </message>
    <message>
        <source>Unpin from Parameters</source>
        <translation>Von den Parametern lösen</translation>
    </message>
    <message>
        <source>Pin as a slider in Parameters</source>
        <translation>Als Regler an die Parameter heften</translation>
    </message>
    <message>
        <source>Make %1 a parameter with a slider</source>
        <translation>%1 zum Parameter mit Regler machen</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>%1 nehmen</translation>
    </message>
    <message>
        <source>Write %1 instead (Alt+Enter)</source>
        <translation>Stattdessen %1 schreiben (Alt+Eingabe)</translation>
    </message>
    <message>
        <source>Write %1 instead</source>
        <translation>Stattdessen %1 schreiben</translation>
    </message>
    <message>
        <source>Leave empty</source>
        <translation>Leer lassen</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>%1 behalten</translation>
    </message>
    <message>
        <source>Take the old value back (Esc)</source>
        <translation>Den alten Wert zurückholen (Esc)</translation>
    </message>
    <message>
        <source>Choose which of %1 is a slider in Parameters</source>
        <translation>Wählen, welcher Eintrag von %1 ein Regler unter Parameter ist</translation>
    </message>
</context>
<context>
    <name>saltus::ui::ReadoutList</name>
    <message>
        <source>%1: %2  (Ctrl+C copies)</source>
        <translation>%1: %2  (Strg+C kopiert)</translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation>Wert kopieren</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
</context>
<context>
    <name>saltus::ui::RecordTable</name>
    <message>
        <source>Hover a number for all its digits; Ctrl+C copies rows, a double click goes to their time</source>
        <translation>Maus über einer Zahl zeigt alle Stellen; Strg+C kopiert Zeilen, ein Doppelklick geht zu ihrer Zeit</translation>
    </message>
    <message>
        <source>Rows %1 to %2 of %3, around the time shown</source>
        <translation>Zeilen %1 bis %2 von %3, um die gezeigte Zeit</translation>
    </message>
    <message>
        <source>Recorded values</source>
        <translation>Aufgezeichnete Werte</translation>
    </message>
    <message>
        <source>Nothing is recorded yet. Press %1 to run.</source>
        <translation>Noch ist nichts aufgezeichnet. Mit %1 starten.</translation>
    </message>
</context>
<context>
    <name>saltus::ui::Recovery</name>
    <message>
        <source>What you change is not kept for recovery: %1</source>
        <translation>Änderungen werden nicht zur Wiederherstellung gesichert: %1</translation>
    </message>
    <message>
        <source>Save the scene often; see %1</source>
        <translation>Die Szene oft speichern; siehe %1</translation>
    </message>
</context>
<context>
    <name>saltus::ui::RemovalDialog</name>
    <message>
        <source>Parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Function</source>
        <translation>Funktion</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Antrieb</translation>
    </message>
    <message>
        <source>Expression</source>
        <translation>Ausdruck</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Interaction</source>
        <translation>Wechselwirkung</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>Material</translation>
    </message>
    <message>
        <source>Contact law</source>
        <translation>Kontaktgesetz</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Körper</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Gelenk</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Circuit</source>
        <translation>Schaltung</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>%1 parts</source>
        <translation>%1 Teile</translation>
    </message>
    <message>
        <source>With %1 goes what needs it:</source>
        <translation>Mit %1 geht, was davon abhängt:</translation>
    </message>
    <message>
        <source>With %1 go %2 parts that need it:</source>
        <translation>Mit %1 gehen %2 Teile, die davon abhängen:</translation>
    </message>
    <message>
        <source>What goes along</source>
        <translation>Was mitgeht</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>kind and name of a part</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Nothing is removed (Esc)</source>
        <translation>Nichts wird entfernt (Esc)</translation>
    </message>
    <message>
        <source>Remove all %1</source>
        <translation>Alle %1 entfernen</translation>
    </message>
    <message>
        <source>One step of undo brings all back (Enter)</source>
        <translation>Ein Schritt rückgängig holt alles zurück (Eingabe)</translation>
    </message>
</context>
<context>
    <name>saltus::ui::RunBothDialog</name>
    <message>
        <source>Run both</source>
        <translation>Beide laufen lassen</translation>
    </message>
    <message>
        <source>A second run B of this scene goes along with the run A that is shown. One thing is different in B:</source>
        <translation>Ein zweiter Lauf B dieser Szene geht mit dem gezeigten Lauf A mit. Eines ist in B anders:</translation>
    </message>
    <message>
        <source>Step, parameters, laws and their coefficients</source>
        <translation>Schritt, Parameter, Gesetze und ihre Beiwerte</translation>
    </message>
    <message>
        <source>What it is in B</source>
        <translation>Was es in B ist</translation>
    </message>
    <message>
        <source>Its value in B, with a unit: 0.5 ms</source>
        <translation>Sein Wert in B, mit Einheit: 0.5 ms</translation>
    </message>
    <message>
        <source>Value in B</source>
        <translation>Wert in B</translation>
    </message>
    <message>
        <source>&amp;Different</source>
        <translation>&amp;Anders</translation>
    </message>
    <message>
        <source>in &amp;B</source>
        <translation>in &amp;B</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>saltus::ui::SceneCard</name>
    <message>
        <source>%1
Enter or double click opens it</source>
        <translation>%1
Eingabe oder Doppelklick öffnet sie</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
</context>
<context>
    <name>saltus::ui::SceneEditor</name>
    <message>
        <source>%1 bodies</source>
        <translation>%1 Körper</translation>
    </message>
    <message>
        <source>%1 parts</source>
        <translation>%1 Teile</translation>
    </message>
    <message>
        <source>Value of the drag</source>
        <translation>Wert des Ziehens</translation>
    </message>
    <message>
        <source>Type a number with or without a unit: 5 cm, 1/2 in, 30 deg. Enter takes it, Esc gives up</source>
        <translation>Eine Zahl mit oder ohne Einheit tippen: 5 cm, 1/2 in, 30 deg. Eingabe nimmt sie, Esc bricht ab</translation>
    </message>
    <message>
        <source>° about %1</source>
        <translation>° um %1</translation>
    </message>
    <message>
        <source>factor</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>factor along %1</source>
        <translation>Faktor entlang %1</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>m along %1</source>
        <translation>m entlang %1</translation>
    </message>
    <message>
        <source>Enter takes it, Esc gives up</source>
        <translation>Eingabe nimmt es, Esc bricht ab</translation>
    </message>
    <message>
        <source>A number above 0 is needed</source>
        <translation>Eine Zahl über 0 ist nötig</translation>
    </message>
    <message>
        <source>A number is needed, with a unit of %1 or none</source>
        <translation>Eine Zahl ist nötig, mit einer Einheit von %1 oder ohne</translation>
    </message>
    <message>
        <source>Back at t = 0, where bodies are placed: drag again</source>
        <translation>Zurück bei t = 0, wo Körper gesetzt werden: noch einmal ziehen</translation>
    </message>
    <message>
        <source>The scene has values that cannot be read, so nothing can be moved</source>
        <translation>Die Szene hat unlesbare Werte, darum lässt sich nichts bewegen</translation>
    </message>
    <message>
        <source>mend what the list of errors shows</source>
        <translation>beheben, was die Fehlerliste zeigt</translation>
    </message>
    <message>
        <source>Velocity of %1</source>
        <translation>Geschwindigkeit von %1</translation>
    </message>
    <message>
        <source>Spin of %1</source>
        <translation>Drehung von %1</translation>
    </message>
    <message>
        <source>Size of %1</source>
        <translation>Größe von %1</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>%1 drehen</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 bewegen</translation>
    </message>
    <message>
        <source>Open a scene or begin a new one</source>
        <translation>Eine Szene öffnen oder eine neue beginnen</translation>
    </message>
    <message>
        <source>This scene is planar</source>
        <translation>Diese Szene ist eben</translation>
    </message>
    <message>
        <source>This scene is spatial</source>
        <translation>Diese Szene ist räumlich</translation>
    </message>
    <message>
        <source>First put a body into the scene</source>
        <translation>Erst einen Körper in die Szene setzen</translation>
    </message>
    <message>
        <source>on the floor, gap 0</source>
        <translation>auf dem Boden, Spalt 0</translation>
    </message>
    <message>
        <source>on %1, gap 0</source>
        <translation>auf %1, Spalt 0</translation>
    </message>
    <message>
        <source>nothing lies below</source>
        <translation>nichts liegt darunter</translation>
    </message>
    <message>
        <source>drop it on a body</source>
        <translation>auf einem Körper ablegen</translation>
    </message>
    <message>
        <source>%1 to the world</source>
        <translation>%1 an der Welt</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 an %2</translation>
    </message>
    <message>
        <source>ground, level</source>
        <translation>Boden, waagrecht</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>There is no ground yet, so %1 will fall: put Ground into the scene</source>
        <translation>Noch kein Boden, also fällt %1: einen Boden in die Szene setzen</translation>
    </message>
    <message>
        <source>A force needs a body</source>
        <translation>Eine Kraft braucht einen Körper</translation>
    </message>
    <message>
        <source>drop it on the body that it shall move</source>
        <translation>auf dem Körper ablegen, den sie bewegen soll</translation>
    </message>
    <message>
        <source>Force on %1</source>
        <translation>Kraft auf %1</translation>
    </message>
    <message>
        <source>Add law %1</source>
        <translation>Gesetz %1 hinzufügen</translation>
    </message>
    <message>
        <source>Click where it shall be. Shift: on the grid. Ctrl: on the face. Esc gives up</source>
        <translation>Klicken, wo es hin soll. Umschalt: ins Raster. Strg: auf die Fläche. Esc bricht ab</translation>
    </message>
    <message>
        <source>The mesh is kept beside the scene, which has no place yet</source>
        <translation>Das Netz liegt neben der Szene, die noch keinen Ort hat</translation>
    </message>
    <message>
        <source>%1 cannot be copied beside the scene</source>
        <translation>%1 lässt sich nicht neben die Szene kopieren</translation>
    </message>
    <message>
        <source>look whether the folder can be written</source>
        <translation>prüfen, ob der Ordner beschreibbar ist</translation>
    </message>
    <message>
        <source>%1 overlaps something</source>
        <translation>%1 überlappt etwas</translation>
    </message>
    <message>
        <source>move it free first</source>
        <translation>es erst freischieben</translation>
    </message>
    <message>
        <source>Nothing lies below %1</source>
        <translation>Unter %1 liegt nichts</translation>
    </message>
    <message>
        <source>put Ground into the scene</source>
        <translation>einen Boden in die Szene setzen</translation>
    </message>
    <message>
        <source>Drop %1</source>
        <translation>%1 verwerfen</translation>
    </message>
    <message>
        <source>%1 was read in millimetres; the inspector has its scale</source>
        <translation>%1 wurde in Millimetern gelesen; der Inspektor hat den Maßstab</translation>
    </message>
    <message>
        <source>Drag a body out of the palette to here</source>
        <translation>Einen Körper aus der Palette hierher ziehen</translation>
    </message>
    <message>
        <source>Group %1</source>
        <translation>Gruppe %1</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>corner</source>
        <translation>Ecke</translation>
    </message>
    <message>
        <source>middle of an edge</source>
        <translation>Mitte einer Kante</translation>
    </message>
    <message>
        <source>middle of a face</source>
        <translation>Mitte einer Fläche</translation>
    </message>
    <message>
        <source>end</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>tip</source>
        <translation>Spitze</translation>
    </message>
    <message>
        <source>save the scene (%1), then drop the file again</source>
        <translation>die Szene speichern (%1), dann die Datei noch einmal ablegen</translation>
    </message>
    <message>
        <source>Copying %1</source>
        <translation>%1 wird kopiert</translation>
    </message>
    <message>
        <source>%1 has %2 MB; what is dropped here may have %3 MB</source>
        <translation>%1 hat %2 MB; was hier abgelegt wird, darf %3 MB haben</translation>
    </message>
    <message>
        <source>make the mesh coarser, or name its file in the scene file</source>
        <translation>vergröbern Sie das Netz, oder nennen Sie seine Datei in der Szenendatei</translation>
    </message>
    <message>
        <source>or click one there, then click here</source>
        <translation>oder dort einen anklicken, dann hier klicken</translation>
    </message>
    <message>
        <source>the other end is on another body, or in the air</source>
        <translation>das andere Ende ist auf einem anderen Körper oder in der Luft</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>Click where it ends: on another body, or in the air. Esc gives up</source>
        <translation>Klicken, wo es endet: auf einem anderen Körper oder in der Luft. Esc gibt auf</translation>
    </message>
    <message>
        <source>Click on a body. Esc gives up</source>
        <translation>Auf einen Körper klicken. Esc gibt auf</translation>
    </message>
</context>
<context>
    <name>saltus::ui::SceneView</name>
    <message>
        <source>gap</source>
        <translation>Spalt</translation>
    </message>
    <message>
        <source>Grid </source>
        <translation>Raster </translation>
    </message>
    <message>
        <source>Following %1</source>
        <translation>Folgt %1</translation>
    </message>
    <message>
        <source>1 contact</source>
        <translation>1 Kontakt</translation>
    </message>
    <message>
        <source>%1 contacts</source>
        <translation>%1 Kontakte</translation>
    </message>
    <message>
        <source>%1 closed</source>
        <translation>%1 geschlossen</translation>
    </message>
    <message>
        <source>Contact %1</source>
        <translation>Kontakt %1</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>%1 ago</source>
        <translation>vor %1</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>Szene</translation>
    </message>
    <message>
        <source>Click a face to look from there. Home frames the scene</source>
        <translation>Ein Klick auf eine Seite blickt von dort. Pos1 zeigt die ganze Szene</translation>
    </message>
    <message>
        <source>This scene cannot be drawn: %1</source>
        <translation>Diese Szene lässt sich nicht zeichnen: %1</translation>
    </message>
    <message>
        <source>there is no run of this scene yet</source>
        <translation>es gibt noch keinen Lauf dieser Szene</translation>
    </message>
    <message>
        <source>wait until it is loaded, then show it</source>
        <translation>warten, bis sie geladen ist, dann zeigen</translation>
    </message>
    <message>
        <source>Picture of the motion</source>
        <translation>Bild der Bewegung</translation>
    </message>
    <message>
        <source>the run there is belongs to another version of the scene</source>
        <translation>der Lauf gehört zu einer anderen Fassung der Szene</translation>
    </message>
    <message>
        <source>wait until the new one is loaded</source>
        <translation>warten, bis der neue geladen ist</translation>
    </message>
    <message>
        <source>Nothing is recorded yet</source>
        <translation>Noch ist nichts aufgezeichnet</translation>
    </message>
    <message>
        <source>run the scene</source>
        <translation>die Szene laufen lassen</translation>
    </message>
    <message>
        <source>The bodies cannot be drawn here</source>
        <translation>Die Körper können hier nicht gezeichnet werden</translation>
    </message>
    <message>
        <source>install OpenGL, or use saltus export --meshes</source>
        <translation>OpenGL installieren oder saltus export --meshes benutzen</translation>
    </message>
    <message>
        <source>Plain shadows while it moves</source>
        <translation>Einfache Schatten, solange es sich bewegt</translation>
    </message>
    <message>
        <source>Run (%2) to pull %1</source>
        <translation>Starten (%2), um an %1 zu ziehen</translation>
    </message>
    <message>
        <source>Dashed: B</source>
        <translation>Gestrichelt: B</translation>
    </message>
    <message>
        <source>Plain shadows and fewer pixels while it moves</source>
        <translation>Einfache Schatten und weniger Bildpunkte, solange es sich bewegt</translation>
    </message>
    <message>
        <source>no ground</source>
        <translation>kein Boden</translation>
    </message>
    <message>
        <source>bodies whose place is not recorded stand where they start</source>
        <translation>Körper, deren Ort nicht aufgezeichnet ist, stehen an ihrem Anfang</translation>
    </message>
</context>
<context>
    <name>saltus::ui::SearchButton</name>
    <message>
        <source>Search scenes, commands, parameters</source>
        <translation>Szenen, Befehle, Parameter suchen</translation>
    </message>
    <message>
        <source>Search scenes, commands and parameters</source>
        <translation>Szenen, Befehle und Parameter suchen</translation>
    </message>
</context>
<context>
    <name>saltus::ui::SignalsPanel</name>
    <message>
        <source>Signals</source>
        <translation>Signale</translation>
    </message>
    <message>
        <source>Filter signals</source>
        <translation>Signale filtern</translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation>Wert kopieren</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>Namen kopieren</translation>
    </message>
    <message>
        <source>Drag to a plot, or press Enter for a new one; two together make a phase portrait</source>
        <translation>Zu einem Diagramm ziehen, oder Eingabe für ein neues; zwei zusammen geben ein Phasenporträt</translation>
    </message>
    <message>
        <source>Phase portrait	Enter</source>
        <translation>Phasenporträt	Eingabe</translation>
    </message>
    <message>
        <source>New plot	Enter</source>
        <translation>Neues Diagramm	Eingabe</translation>
    </message>
    <message>
        <source>No signal has this in its name.</source>
        <translation>Kein Signal hat dies in seinem Namen.</translation>
    </message>
    <message>
        <source>What moves has signals: they come with the first body or system.</source>
        <translation>Was sich bewegt, hat Signale: Sie kommen mit dem ersten Körper oder System.</translation>
    </message>
</context>
<context>
    <name>saltus::ui::StartRail</name>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>New scene</source>
        <translation>Neue Szene</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt</translation>
    </message>
    <message>
        <source>recording</source>
        <translation>Aufzeichnung</translation>
    </message>
    <message>
        <source>Not saved last time</source>
        <translation>Zuletzt nicht gespeichert</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Drop it: the changes that were not saved are gone for good</source>
        <translation>Verwerfen: die ungespeicherten Änderungen sind dann endgültig fort</translation>
    </message>
    <message>
        <source>Drop %1</source>
        <translation>%1 verwerfen</translation>
    </message>
    <message>
        <source>Guided tours</source>
        <translation>Geführte Touren</translation>
    </message>
    <message>
        <source>A cam and its follower</source>
        <translation>Ein Nocken und sein Stößel</translation>
    </message>
    <message>
        <source>A box with friction</source>
        <translation>Eine Kiste mit Reibung</translation>
    </message>
    <message>
        <source>A diode bridge</source>
        <translation>Eine Diodenbrücke</translation>
    </message>
    <message>
        <source>Opens what was kept of %1 when Saltus ended without saving, as it was at %2; what was changed after that is lost</source>
        <translation>Öffnet, was von %1 aufgehoben wurde, als Saltus ohne Speichern endete, Stand %2; spätere Änderungen sind verloren</translation>
    </message>
</context>
<context>
    <name>saltus::ui::TimelineBar</name>
    <message>
        <source>The time that all views show</source>
        <translation>Die Zeit, die alle Ansichten zeigen</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Speed reached over the last half second</source>
        <translation>Erreichtes Tempo in der letzten halben Sekunde</translation>
    </message>
    <message>
        <source>Sequences of impacts whose intervals shrink to nothing</source>
        <translation>Stoßfolgen, deren Abstände gegen null gehen</translation>
    </message>
    <message>
        <source>measured %1</source>
        <translation>gemessen %1</translation>
    </message>
    <message>
        <source>stopped by an error</source>
        <translation>Fehler: steht</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>recording, read-only</source>
        <translation>Aufzeichnung, nur lesbar</translation>
    </message>
    <message>
        <source>1 impact</source>
        <translation>1 Stoß</translation>
    </message>
    <message>
        <source>%1 impacts</source>
        <translation>%1 Stöße</translation>
    </message>
    <message>
        <source>1 accumulation</source>
        <translation>1 Häufung</translation>
    </message>
    <message>
        <source>%1 accumulations</source>
        <translation>%1 Häufungen</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 Warnung</translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <translation>%1 Warnungen</translation>
    </message>
    <message>
        <source>Show what was noticed</source>
        <translation>Zeigen, was auffiel</translation>
    </message>
    <message>
        <source>Every step was solved to its tolerance</source>
        <translation>Jeder Schritt wurde auf seine Toleranz gelöst</translation>
    </message>
    <message>
        <source>and 1 earlier</source>
        <translation>und 1 frühere</translation>
    </message>
    <message>
        <source>and %1 earlier</source>
        <translation>und %1 frühere</translation>
    </message>
    <message>
        <source>Back to t = 0</source>
        <translation>Zurück zu t = 0</translation>
    </message>
    <message>
        <source>Previous impact</source>
        <translation>Voriger Stoß</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Ein Schritt zurück</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Ein Schritt</translation>
    </message>
    <message>
        <source>Next impact</source>
        <translation>Nächster Stoß</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Simulated seconds in a second (%1 faster, %2 slower); max: as fast as it can</source>
        <translation>Simulierte Sekunden je Sekunde (%1 schneller, %2 langsamer); max: so schnell es geht</translation>
    </message>
    <message>
        <source>Preferences limit the speed to %1</source>
        <translation>Die Einstellungen begrenzen das Tempo auf %1</translation>
    </message>
</context>
<context>
    <name>saltus::ui::TimelineBranches</name>
    <message>
        <source>Lines of the run</source>
        <translation>Zweige des Laufs</translation>
    </message>
    <message>
        <source>First run</source>
        <translation>Erster Lauf</translation>
    </message>
    <message>
        <source>from %1 s: pulled by hand</source>
        <translation>ab %1 s: von Hand gezogen</translation>
    </message>
    <message>
        <source>from %1 s: played again</source>
        <translation>ab %1 s: neu gelaufen</translation>
    </message>
    <message>
        <source>from %1 s: %2 = %3</source>
        <translation>ab %1 s: %2 = %3</translation>
    </message>
    <message>
        <source>%1 lines, %2 of %3 MB</source>
        <translation>%1 Zweige, %2 von %3 MB</translation>
    </message>
    <message>
        <source>; the oldest was dropped</source>
        <translation>; der älteste wurde verworfen</translation>
    </message>
    <message>
        <source>; the %1 oldest were dropped</source>
        <translation>; die %1 ältesten wurden verworfen</translation>
    </message>
    <message>
        <source>%1
up to %2 s; %3
A click shows its end and goes on from there (Alt+Up, Alt+Down)</source>
        <translation>%1
bis %2 s; %3
Ein Klick zeigt sein Ende, von dort geht es weiter (Alt+Auf, Alt+Ab)</translation>
    </message>
    <message>
        <source>the present line</source>
        <translation>der jetzige Zweig</translation>
    </message>
    <message>
        <source>parts with the present line at %1 s</source>
        <translation>trennt sich vom jetzigen Zweig bei %1 s</translation>
    </message>
    <message>
        <source>%1; beyond that the oldest are dropped</source>
        <translation>%1; darüber werden die ältesten verworfen</translation>
    </message>
</context>
<context>
    <name>saltus::ui::TimelineLane</name>
    <message>
        <source>Accumulation at about %1 s: %2 impacts in %3</source>
        <translation>Häufung bei etwa %1 s: %2 Stöße in %3</translation>
    </message>
    <message>
        <source>Closed contact from %1 s to %2 s</source>
        <translation>Geschlossener Kontakt von %1 s bis %2 s</translation>
    </message>
    <message>
        <source>%1 s, not computed yet</source>
        <translation>%1 s, noch nicht berechnet</translation>
    </message>
    <message>
        <source>%1 s, thinned: the recording reached its limit (Preferences)
Only single rows stay, with all events; a run from here computes them again</source>
        <translation>%1 s, ausgedünnt: Die Aufzeichnung hat ihre Grenze erreicht (Einstellungen)
Nur einzelne Zeilen bleiben, mit allen Ereignissen; ein Lauf von hier berechnet sie neu</translation>
    </message>
    <message>
        <source>Whole run</source>
        <translation>Ganzer Lauf</translation>
    </message>
    <message>
        <source>Follow the last %1</source>
        <translation>Den letzten %1 folgen</translation>
    </message>
    <message>
        <source>Impact %1, %2 s
%3, impulse %4
Click: details   Double-click: go there</source>
        <translation>Stoß %1, %2 s
%3, Impuls %4
Klick: Einzelheiten   Doppelklick: dorthin gehen</translation>
    </message>
    <message>
        <source>%1 s
Drag: scrub   Wheel: zoom   Shift+wheel: move   Double-click: whole run   Right click: follow</source>
        <translation>%1 s
Ziehen: durch die Zeit fahren   Rad: zoomen   Umschalt+Rad: verschieben   Doppelklick: ganzer Lauf   Rechtsklick: folgen</translation>
    </message>
</context>
<context>
    <name>saltus::ui::TopBar</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>The scene&apos;s changes so far; click one to go back to it</source>
        <translation>Die Änderungen der Szene bisher; ein Klick geht dorthin zurück</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>Wie geöffnet</translation>
    </message>
</context>
<context>
    <name>saltus::ui::TourCard</name>
    <message>
        <source>Leave the tour; what was built stays (Esc)</source>
        <translation>Die Tour verlassen; was gebaut ist, bleibt (Esc)</translation>
    </message>
    <message>
        <source>Leave the tour</source>
        <translation>Die Tour verlassen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>The step before; nothing is undone</source>
        <translation>Der Schritt davor; nichts wird zurückgenommen</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Does this step before your eyes; %1 takes it back</source>
        <translation>Macht diesen Schritt vor; %1 nimmt ihn zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>The next step, done or not</source>
        <translation>Der nächste Schritt, ob getan oder nicht</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>%1, step %2 of %3</source>
        <translation>%1, Schritt %2 von %3</translation>
    </message>
</context>
<context>
    <name>saltus::ui::TourGuide</name>
    <message>
        <source>Done</source>
        <translation>Getan</translation>
    </message>
    <message>
        <source>Watch the ring move</source>
        <translation>Dem Ring zusehen</translation>
    </message>
    <message>
        <source>Saltus waits for you</source>
        <translation>Saltus wartet auf Sie</translation>
    </message>
</context>
<context>
    <name>saltus::ui::UnfinishedDialog</name>
    <message>
        <source>A table up to where it came; its last line may be cut</source>
        <translation>Eine Tabelle, so weit sie kam; ihre letzte Zeile kann abgeschnitten sein</translation>
    </message>
    <message>
        <source>A recording without its end; the same run gives it again</source>
        <translation>Eine Aufzeichnung ohne ihr Ende; derselbe Lauf ergibt sie noch einmal</translation>
    </message>
    <message>
        <source>Something else; look into it if you miss something</source>
        <translation>Etwas anderes; hineinsehen, falls etwas fehlt</translation>
    </message>
    <message>
        <source>Unfinished files</source>
        <translation>Unfertige Dateien</translation>
    </message>
    <message>
        <source>A program was ended while it wrote these files. The files that they were to replace are as they were. Runs of saltus-cli that write into the folder remove them.</source>
        <translation>Ein Programm wurde beendet, während es diese Dateien schrieb. Die Dateien, die sie ersetzen sollten, sind wie zuvor. Läufe von saltus-cli, die in den Ordner schreiben, entfernen sie.</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Geschrieben</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Keep as…</source>
        <translation>Behalten als…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the chosen file for good</source>
        <translation>Die gewählte Datei endgültig entfernen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close this list (Esc); the files stay</source>
        <translation>Diese Liste schließen (Esc); die Dateien bleiben</translation>
    </message>
    <message>
        <source>Give the chosen file a name, in its folder or another one of the same disk</source>
        <translation>Der gewählten Datei einen Namen geben, in ihrem Ordner oder einem anderen auf demselben Datenträger</translation>
    </message>
    <message>
        <source>A recording without its end cannot be opened: run its scene again</source>
        <translation>Eine Aufzeichnung ohne ihr Ende kann nicht geöffnet werden: die Szene noch einmal laufen lassen</translation>
    </message>
    <message>
        <source>Keep the unfinished file</source>
        <translation>Die unfertige Datei behalten</translation>
    </message>
</context>
<context>
    <name>saltus::ui::Workbench</name>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Equations</source>
        <translation>Gleichungen</translation>
    </message>
    <message>
        <source>What is selected: its law, its state</source>
        <translation>Das Gewählte: sein Gesetz, sein Zustand</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>Szene</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>What is drawn about bodies: contacts, friction cones, joints, frames</source>
        <translation>Was an Körpern gezeichnet wird: Kontakte, Reibungskegel, Gelenke, Achsen</translation>
    </message>
    <message>
        <source>Marks of bodies</source>
        <translation>Zeichen an Körpern</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>The law between two bodies</source>
        <translation>Das Gesetz zwischen zwei Körpern</translation>
    </message>
    <message>
        <source>Inspector or equations</source>
        <translation>Inspektor oder Gleichungen</translation>
    </message>
    <message>
        <source>View in the middle</source>
        <translation>Ansicht in der Mitte</translation>
    </message>
    <message>
        <source>Select two bodies first, in the view with Shift and a click or in the outline with Ctrl and a click; then press %1.</source>
        <translation>Erst zwei Körper wählen, in der Ansicht mit Umschalt und Klick oder in der Gliederung mit Strg und Klick; dann %1 drücken.</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>The second run stopped</source>
        <translation>Der zweite Lauf hielt an</translation>
    </message>
</context>
<context>
    <name>saltus::ui::WorkingPoint</name>
    <message>
        <source>The law: all pairs that it allows. Blue: where the interaction is now; a ring while the contact is open. Dots: where it was.</source>
        <translation>Das Gesetz: alle Paare, die es zulässt. Blau: wo die Wechselwirkung jetzt ist; ein Ring, solange der Kontakt offen ist. Punkte: wo sie war.</translation>
    </message>
    <message>
        <source>Working point</source>
        <translation>Arbeitspunkt</translation>
    </message>
</context>
<context>
    <name>saltus::ui::scene::SceneCanvas</name>
    <message>
        <source>The moving picture needs a display with OpenGL. Start Saltus in a desktop session or under Xvfb.</source>
        <translation>Das bewegte Bild braucht eine Anzeige mit OpenGL. Saltus in einer Desktop-Sitzung oder unter Xvfb starten.</translation>
    </message>
    <message>
        <source>The moving picture needs OpenGL, and none could be started. Install a graphics driver (Debian: libgl1-mesa-dri); the plots and the timeline work without it.</source>
        <translation>Das bewegte Bild braucht OpenGL, und keines ließ sich starten. Einen Grafiktreiber installieren (Debian: libgl1-mesa-dri); Diagramme und Zeitleiste gehen auch ohne.</translation>
    </message>
    <message>
        <source>The moving picture needs OpenGL 3.2 with the compatibility profile; this display offers %1.%2.</source>
        <translation>Das bewegte Bild braucht OpenGL 3.2 mit dem Kompatibilitätsprofil; diese Anzeige bietet %1.%2.</translation>
    </message>
</context>
<context>
    <name>scenes</name>
    <message>
        <source>Ball on a moving plane</source>
        <translation>Ball auf bewegter Ebene</translation>
    </message>
    <message>
        <source>The plane rises and swings by a prescribed law and throws the ball</source>
        <translation>Die Ebene hebt sich und schwingt nach vorgegebenem Gesetz und wirft den Ball</translation>
    </message>
    <message>
        <source>Bead column</source>
        <translation>Perlensäule</translation>
    </message>
    <message>
        <source>They fall, clack and come to rest together</source>
        <translation>Sie fallen, klacken und kommen gemeinsam zur Ruhe</translation>
    </message>
    <message>
        <source>Ball on a slope</source>
        <translation>Ball am Hang</translation>
    </message>
    <message>
        <source>Each bounce on the incline pushes the ball on; it ends sliding down</source>
        <translation>Jeder Sprung am Hang treibt den Ball weiter; am Ende gleitet er hinab</translation>
    </message>
    <message>
        <source>Bouncing ball</source>
        <translation>Springender Ball</translation>
    </message>
    <message>
        <source>Infinitely many impacts in finite time</source>
        <translation>Unendlich viele Stöße in endlicher Zeit</translation>
    </message>
    <message>
        <source>Bouncing box</source>
        <translation>Springender Quader</translation>
    </message>
    <message>
        <source>A box falls on a corner, bounces and comes to rest: restitution and friction in space</source>
        <translation>Ein Quader fällt auf eine Ecke, prallt ab und kommt zur Ruhe: Restitution und Reibung im Raum</translation>
    </message>
    <message>
        <source>Pile of boxes</source>
        <translation>Haufen von Quadern</translation>
    </message>
    <message>
        <source>Boxes drop on each other, slide and settle; their number is a parameter</source>
        <translation>Quader fallen aufeinander, gleiten und kommen zur Ruhe; ihre Zahl ist ein Parameter</translation>
    </message>
    <message>
        <source>Cam and roller</source>
        <translation>Nocken und Rolle</translation>
    </message>
    <message>
        <source>A solid cam turns against a roller by its geometry alone; the spring must keep them together</source>
        <translation>Ein fester Nocken dreht sich gegen eine Rolle, allein durch seine Form; die Feder muss beide zusammenhalten</translation>
    </message>
    <message>
        <source>Cam-follower, absolute</source>
        <translation>Nocken und Stößel, absolut</translation>
    </message>
    <message>
        <source>The same motion seen from the frame</source>
        <translation>Dieselbe Bewegung vom Gestell aus gesehen</translation>
    </message>
    <message>
        <source>Cam-follower</source>
        <translation>Nocken und Stößel</translation>
    </message>
    <message>
        <source>Order at 358 rpm, chaos at 660 rpm</source>
        <translation>Ordnung bei 358 rpm, Chaos bei 660 rpm</translation>
    </message>
    <message>
        <source>Circuit with a diode</source>
        <translation>Schaltung mit Diode</translation>
    </message>
    <message>
        <source>A ringing coil and capacitor, damped while the diode conducts</source>
        <translation>Spule und Kondensator schwingen, gedämpft, solange die Diode leitet</translation>
    </message>
    <message>
        <source>Compliant floor</source>
        <translation>Nachgiebiger Boden</translation>
    </message>
    <message>
        <source>A ball on a floor that gives way: the contact has a duration and a force instead of an impulse</source>
        <translation>Ein Ball auf nachgiebigem Boden: der Kontakt hat Dauer und Kraft statt eines Impulses</translation>
    </message>
    <message>
        <source>Diode bridge</source>
        <translation>Diodenbrücke</translation>
    </message>
    <message>
        <source>Four ideal diodes rectify the oscillation of a coil and a capacitor</source>
        <translation>Vier ideale Dioden richten die Schwingung von Spule und Kondensator gleich</translation>
    </message>
    <message>
        <source>Dominoes</source>
        <translation>Dominosteine</translation>
    </message>
    <message>
        <source>One falls, all fall: a wave of impacts along a curve</source>
        <translation>Einer fällt, alle fallen: eine Welle von Stößen entlang einer Kurve</translation>
    </message>
    <message>
        <source>Double pendulum at a wall</source>
        <translation>Doppelpendel an der Wand</translation>
    </message>
    <message>
        <source>Both bobs strike one wall: the upper one rebounds, the lower one does not</source>
        <translation>Beide Pendelkörper treffen eine Wand: der obere prallt ab, der untere nicht</translation>
    </message>
    <message>
        <source>Spiral of two relays</source>
        <translation>Spirale zweier Relais</translation>
    </message>
    <message>
        <source>Two coupled switches turn the state about the origin until it is caught there</source>
        <translation>Zwei gekoppelte Schalter drehen den Zustand um den Ursprung, bis er dort gefangen ist</translation>
    </message>
    <message>
        <source>Four-bar linkage with clearance</source>
        <translation>Viergelenk mit Spiel</translation>
    </message>
    <message>
        <source>Three pins play in their bearings: each loses and hits its bearing again while a motor drives the crank</source>
        <translation>Drei Zapfen mit Spiel im Lager: jeder verlässt und trifft es wieder, während ein Motor die Kurbel treibt</translation>
    </message>
    <message>
        <source>Friction oscillator</source>
        <translation>Reibschwinger</translation>
    </message>
    <message>
        <source>A mass on a spring with dry friction: swings shrink by the same amount, then it sticks</source>
        <translation>Eine Masse an einer Feder mit trockener Reibung: Ausschläge schwinden gleichmäßig, dann haftet sie</translation>
    </message>
    <message>
        <source>Gene network</source>
        <translation>Gennetz</translation>
    </message>
    <message>
        <source>Two genes switch each other on at one threshold and off at another, and settle on both</source>
        <translation>Zwei Gene schalten einander an einer Schwelle ein, an einer anderen aus, und bleiben auf beiden</translation>
    </message>
    <message>
        <source>Granular hopper</source>
        <translation>Körniger Trichter</translation>
    </message>
    <message>
        <source>Balls run out of a hopper; a narrow mouth lets them jam</source>
        <translation>Kugeln laufen aus einem Trichter; eine enge Öffnung verklemmt sie</translation>
    </message>
    <message>
        <source>Guitar string</source>
        <translation>Gitarrensaite</translation>
    </message>
    <message>
        <source>A plucked string of 200 modes buzzes against its frets</source>
        <translation>Eine gezupfte Saite mit 200 Moden schnarrt an ihren Bünden</translation>
    </message>
    <message>
        <source>Heavy top</source>
        <translation>Schwerer Kreisel</translation>
    </message>
    <message>
        <source>Lagrange&apos;s top on its tip: released without precession it nods between two tilts</source>
        <translation>Lagranges Kreisel auf der Spitze: ohne Präzession losgelassen nickt er zwischen zwei Neigungen</translation>
    </message>
    <message>
        <source>Impacting bar</source>
        <translation>Stoßender Stab</translation>
    </message>
    <message>
        <source>An elastic bar meets a wall: it stays while a wave runs to its end and back</source>
        <translation>Ein elastischer Stab trifft eine Wand: er bleibt, solange eine Welle hin und zurück läuft</translation>
    </message>
    <message>
        <source>Impacting stick</source>
        <translation>Schräger Stab</translation>
    </message>
    <message>
        <source>A slanting stick strikes the floor with friction: the tangential impulse can give energy</source>
        <translation>Ein schräger Stab trifft den Boden mit Reibung: der tangentiale Impuls kann Energie geben</translation>
    </message>
    <message>
        <source>Masonry arch</source>
        <translation>Gewölbebogen</translation>
    </message>
    <message>
        <source>Voussoirs without mortar: friction and their own weight hold the arch while the supports stand</source>
        <translation>Keilsteine ohne Mörtel: Reibung und Eigengewicht halten den Bogen, solange die Auflager stehen</translation>
    </message>
    <message>
        <source>Meshes</source>
        <translation>Netze</translation>
    </message>
    <message>
        <source>Jacks from a mesh file tumble on a ground of triangles</source>
        <translation>Sternkörper aus einer Netzdatei taumeln auf einen Boden aus Dreiecken</translation>
    </message>
    <message>
        <source>Newton&apos;s cradle</source>
        <translation>Newtons Wiege</translation>
    </message>
    <message>
        <source>Touching balls share one impact, balls a hair apart pass it on: Newton&apos;s law tells both stories</source>
        <translation>Berührende Kugeln teilen einen Stoß, um ein Haar getrennte geben ihn weiter: Newtons Gesetz erzählt beides</translation>
    </message>
    <message>
        <source>Relay oscillator</source>
        <translation>Relaisschwinger</translation>
    </message>
    <message>
        <source>A relay keeps a third-order system swinging: every start ends on one limit cycle</source>
        <translation>Ein Relais hält ein System dritter Ordnung in Schwingung: jeder Anfang endet im selben Grenzzyklus</translation>
    </message>
    <message>
        <source>Two relays</source>
        <translation>Zwei Relais</translation>
    </message>
    <message>
        <source>Each drives its state to zero and holds it there, without chattering</source>
        <translation>Jedes treibt seinen Zustand auf null und hält ihn dort, ohne Rattern</translation>
    </message>
    <message>
        <source>Rocking block</source>
        <translation>Kippender Block</translation>
    </message>
    <message>
        <source>Housner&apos;s block rocks from edge to edge and loses 1.5 sin²α of its angular velocity at each impact</source>
        <translation>Housners Block kippt von Kante zu Kante und verliert bei jedem Stoß 1.5 sin²α seiner Winkelgeschwindigkeit</translation>
    </message>
    <message>
        <source>Rolling sphere</source>
        <translation>Rollende Kugel</translation>
    </message>
    <message>
        <source>A ball slides, begins to roll at 5/7 of its speed, and rolling friction brings it to rest</source>
        <translation>Eine Kugel gleitet, beginnt bei 5/7 ihres Tempos zu rollen, und Rollreibung bringt sie zur Ruhe</translation>
    </message>
    <message>
        <source>Pendulum at a wall</source>
        <translation>Pendel an der Wand</translation>
    </message>
    <message>
        <source>A large swing cut in half: each blow takes the same part of the speed</source>
        <translation>Ein großer Ausschlag, halbiert: jeder Schlag nimmt den gleichen Teil des Tempos</translation>
    </message>
    <message>
        <source>Slider-crank in space</source>
        <translation>Schubkurbel im Raum</translation>
    </message>
    <message>
        <source>A crank turned by a motor, a rod between two balls and a slide that lies askew</source>
        <translation>Eine Kurbel am Motor, eine Stange zwischen zwei Kugeln und eine schiefe Führung</translation>
    </message>
    <message>
        <source>Slider-crank</source>
        <translation>Schubkurbel</translation>
    </message>
    <message>
        <source>A slider with clearance knocks from side to side of its guide</source>
        <translation>Ein Gleiter mit Spiel schlägt in seiner Führung hin und her</translation>
    </message>
    <message>
        <source>Spinning discs</source>
        <translation>Drehende Scheiben</translation>
    </message>
    <message>
        <source>Discs with spin fall on a floor in the plane: friction turns spin into flight</source>
        <translation>Drehende Scheiben fallen in der Ebene auf einen Boden: Reibung macht Drehung zu Flug</translation>
    </message>
    <message>
        <source>Three-beam mechanism</source>
        <translation>Getriebe aus drei Balken</translation>
    </message>
    <message>
        <source>Three beams, three knees and a slide fold up until the last one hits the floor</source>
        <translation>Drei Balken, drei Knie und eine Führung klappen zusammen, bis der letzte den Boden trifft</translation>
    </message>
    <message>
        <source>Tippe top</source>
        <translation>Stehaufkreisel</translation>
    </message>
    <message>
        <source>A ball with its centre of mass too low turns over while it spins: friction lifts it</source>
        <translation>Eine Kugel mit zu tiefem Schwerpunkt kehrt sich im Drehen um: die Reibung hebt sie</translation>
    </message>
    <message>
        <source>Woodpecker toy</source>
        <translation>Spielzeugspecht</translation>
    </message>
    <message>
        <source>Sleeve, spring and bird: friction and impacts let it peck its way down the pole</source>
        <translation>Muffe, Feder und Vogel: Reibung und Stöße lassen ihn die Stange hinabpicken</translation>
    </message>
    <message>
        <source>0.6 mm wider than the pole.</source>
        <translation>0,6 mm weiter als die Stange.</translation>
    </message>
    <message>
        <source>1.62 m/s² on the Moon.</source>
        <translation>1,62 m/s² auf dem Mond.</translation>
    </message>
    <message>
        <source>1/Q of the air&apos;s drag</source>
        <translation>1/Q des Luftwiderstands</translation>
    </message>
    <message>
        <source>1/Q of the bending of the wire</source>
        <translation>1/Q der Biegung des Drahtes</translation>
    </message>
    <message>
        <source>1/Q of the string itself. 0.01 sounds dead.</source>
        <translation>1/Q der Saite selbst. 0,01 klingt tot.</translation>
    </message>
    <message>
        <source>180.5 N gives 196 Hz, a G.</source>
        <translation>180,5 N geben 196 Hz, ein G.</translation>
    </message>
    <message>
        <source>25 a layer.</source>
        <translation>25 je Lage.</translation>
    </message>
    <message>
        <source>A corner of the turned slider above its centre, m</source>
        <translation>Eine Ecke des gedrehten Schiebers über seiner Mitte, m</translation>
    </message>
    <message>
        <source>About its axis. Below 2 sqrt(I1 m g l cos(tilt))/I3 the top falls over.</source>
        <translation>Um seine Achse. Unter 2 sqrt(I1 m g l cos(tilt))/I3 fällt der Kreisel um.</translation>
    </message>
    <message>
        <source>About its centre.</source>
        <translation>Um seine Mitte.</translation>
    </message>
    <message>
        <source>About the axis (1, 1, 0); at 0 it falls flat on its face.</source>
        <translation>Um die Achse (1, 1, 0); bei 0 fällt die Kiste flach auf ihre Fläche.</translation>
    </message>
    <message>
        <source>About the vertical at the start.</source>
        <translation>Am Anfang um die Senkrechte.</translation>
    </message>
    <message>
        <source>Above it a gene switches itself off.</source>
        <translation>Darüber schaltet ein Gen sich selbst ab.</translation>
    </message>
    <message>
        <source>Above it a gene switches the other one on.</source>
        <translation>Darüber schaltet ein Gen das andere an.</translation>
    </message>
    <message>
        <source>Above the centre of mass of the bird.</source>
        <translation>Über dem Schwerpunkt des Vogels.</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Saitenlage</translation>
    </message>
    <message>
        <source>Acts in the plane, across the guide.</source>
        <translation>Wirkt in der Ebene, quer zur Führung.</translation>
    </message>
    <message>
        <source>Along the curve, centre to centre. They are 48 mm high and 7.5 mm thick.</source>
        <translation>Längs der Kurve, Mitte zu Mitte. Sie sind 48 mm hoch und 7,5 mm dick.</translation>
    </message>
    <message>
        <source>Among balls and with the walls.</source>
        <translation>Zwischen Kugeln und mit den Wänden.</translation>
    </message>
    <message>
        <source>Among discs and with the walls.</source>
        <translation>Zwischen Scheiben und mit den Wänden.</translation>
    </message>
    <message>
        <source>Among dominoes and with the table.</source>
        <translation>Zwischen Dominosteinen und mit dem Tisch.</translation>
    </message>
    <message>
        <source>Among jacks and with the ground.</source>
        <translation>Zwischen Spielsternen und mit dem Boden.</translation>
    </message>
    <message>
        <source>Amplitude of the change of the plane&apos;s speed.</source>
        <translation>Amplitude der Änderung der Geschwindigkeit der Ebene.</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>Angle between an edge and the diagonal. It topples beyond it.</source>
        <translation>Winkel zwischen einer Kante und der Diagonalen. Darüber kippt der Block.</translation>
    </message>
    <message>
        <source>Angle from the vertical at the start, at rest.</source>
        <translation>Winkel zur Senkrechten am Anfang, in Ruhe.</translation>
    </message>
    <message>
        <source>Angle of the cam at the start; it counts when a run begins.</source>
        <translation>Winkel der Nocke am Anfang; er gilt, wenn ein Lauf beginnt.</translation>
    </message>
    <message>
        <source>Angle of the first ball at the start.</source>
        <translation>Winkel der ersten Kugel am Anfang.</translation>
    </message>
    <message>
        <source>Angle of the first beam</source>
        <translation>Winkel des ersten Balkens</translation>
    </message>
    <message>
        <source>Angle of the lower rod from the vertical at the start, at rest.</source>
        <translation>Winkel der unteren Stange zur Senkrechten am Anfang, in Ruhe.</translation>
    </message>
    <message>
        <source>Angle of the rocker</source>
        <translation>Winkel der Schwinge</translation>
    </message>
    <message>
        <source>Angle of the upper rod from the vertical at the start, at rest.</source>
        <translation>Winkel der oberen Stange zur Senkrechten am Anfang, in Ruhe.</translation>
    </message>
    <message>
        <source>Angle, rad.</source>
        <translation>Winkel, rad.</translation>
    </message>
    <message>
        <source>Angle, rad: the linkage closes with the crank upright.</source>
        <translation>Winkel, rad: Das Getriebe schließt sich bei aufrechter Kurbel.</translation>
    </message>
    <message>
        <source>Angles</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>Angular velocity</source>
        <translation>Winkelgeschwindigkeit</translation>
    </message>
    <message>
        <source>Angular velocity of the crank at the start; nothing drives it afterwards.</source>
        <translation>Winkelgeschwindigkeit der Kurbel am Anfang; danach treibt sie nichts an.</translation>
    </message>
    <message>
        <source>Angular velocity of the first one.</source>
        <translation>Winkelgeschwindigkeit der ersten.</translation>
    </message>
    <message>
        <source>Apexes</source>
        <translation>Scheitelpunkte</translation>
    </message>
    <message>
        <source>As a part of the string&apos;s length from the nut.</source>
        <translation>Als Teil der Saitenlänge, vom Sattel aus.</translation>
    </message>
    <message>
        <source>As many layers as boxes along an edge.</source>
        <translation>So viele Lagen wie Kisten längs einer Kante.</translation>
    </message>
    <message>
        <source>At the start, without spin.</source>
        <translation>Am Anfang, ohne Drehung.</translation>
    </message>
    <message>
        <source>At the start.</source>
        <translation>Am Anfang.</translation>
    </message>
    <message>
        <source>Axle</source>
        <translation>Achse</translation>
    </message>
    <message>
        <source>Ball</source>
        <translation>Kugel</translation>
    </message>
    <message>
        <source>Balls</source>
        <translation>Kugeln</translation>
    </message>
    <message>
        <source>Ball–Floor</source>
        <translation>Kugel–Boden</translation>
    </message>
    <message>
        <source>Ball–Plane</source>
        <translation>Kugel–Ebene</translation>
    </message>
    <message>
        <source>Ball–Slope</source>
        <translation>Kugel–Hang</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>Stab</translation>
    </message>
    <message>
        <source>Bar–Wall</source>
        <translation>Stab–Wand</translation>
    </message>
    <message>
        <source>Base circle, nose, rounding, top: half a turn</source>
        <translation>Grundkreis, Nase, Rundung, Spitze: eine halbe Umdrehung</translation>
    </message>
    <message>
        <source>Bead</source>
        <translation>Perle</translation>
    </message>
    <message>
        <source>Beads</source>
        <translation>Perlen</translation>
    </message>
    <message>
        <source>Bead–Bead</source>
        <translation>Perle–Perle</translation>
    </message>
    <message>
        <source>Bead–Floor</source>
        <translation>Perle–Boden</translation>
    </message>
    <message>
        <source>Beak–Pole</source>
        <translation>Schnabel–Stange</translation>
    </message>
    <message>
        <source>Bearing</source>
        <translation>Lager</translation>
    </message>
    <message>
        <source>Below about 0.3 the stones slide.</source>
        <translation>Unter etwa 0,3 gleiten die Steine.</translation>
    </message>
    <message>
        <source>Below the centre of the ball.</source>
        <translation>Unter der Mitte der Kugel.</translation>
    </message>
    <message>
        <source>Between ball and ground.</source>
        <translation>Zwischen Kugel und Boden.</translation>
    </message>
    <message>
        <source>Between boxes and with the ground.</source>
        <translation>Zwischen Kisten und mit dem Boden.</translation>
    </message>
    <message>
        <source>Between neighbours at rest. At 0 all contacts close in one step and Newton&apos;s law, solved for all at once, sends 2/5 of the speed into four balls; with a gap the impacts come one after the other and the last ball leaves alone.</source>
        <translation>Zwischen ruhenden Nachbarn. Bei 0 schließen alle Kontakte in einem Schritt, und Newtons Gesetz, für alle zugleich gelöst, gibt vier Kugeln 2/5 der Geschwindigkeit; mit einem Abstand kommen die Stöße nacheinander, und die letzte Kugel geht allein.</translation>
    </message>
    <message>
        <source>Bird</source>
        <translation>Vogel</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Bob–Wall</source>
        <translation>Pendelkörper–Wand</translation>
    </message>
    <message>
        <source>Both states begin there.</source>
        <translation>Beide Zustände beginnen dort.</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Kiste</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Kisten</translation>
    </message>
    <message>
        <source>Cam</source>
        <translation>Nocken</translation>
    </message>
    <message>
        <source>Cam–Follower</source>
        <translation>Nocken–Stößel</translation>
    </message>
    <message>
        <source>Capacitance C</source>
        <translation>Kapazität C</translation>
    </message>
    <message>
        <source>Centre of mass</source>
        <translation>Schwerpunkt</translation>
    </message>
    <message>
        <source>Centre of the slider above the axis of the guide, m</source>
        <translation>Mitte des Schiebers über der Achse der Führung, m</translation>
    </message>
    <message>
        <source>Centre to spring</source>
        <translation>Mitte bis Feder</translation>
    </message>
    <message>
        <source>Circuit</source>
        <translation>Schaltung</translation>
    </message>
    <message>
        <source>Clearance</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Coefficient of y&apos; in the third derivative of y. At 3 (and damping 2) the half-period is 1.831 s.</source>
        <translation>Koeffizient von y&apos; in der dritten Ableitung von y. Bei 3 (und Dämpfung 2) ist die halbe Periode 1,831 s.</translation>
    </message>
    <message>
        <source>Coefficient of y&apos;&apos; in the third derivative of y.</source>
        <translation>Koeffizient von y&apos;&apos; in der dritten Ableitung von y.</translation>
    </message>
    <message>
        <source>Concentrations</source>
        <translation>Konzentrationen</translation>
    </message>
    <message>
        <source>Connecting rod</source>
        <translation>Pleuel</translation>
    </message>
    <message>
        <source>Consistent mass matrix of linear elements, kg</source>
        <translation>Konsistente Massenmatrix linearer Elemente, kg</translation>
    </message>
    <message>
        <source>Contact law</source>
        <translation>Kontaktgesetz</translation>
    </message>
    <message>
        <source>Contact points with an impulse</source>
        <translation>Kontaktpunkte mit Impuls</translation>
    </message>
    <message>
        <source>Coulomb&apos;s coefficient between box and ground.</source>
        <translation>Coulombs Reibzahl zwischen Kiste und Boden.</translation>
    </message>
    <message>
        <source>Coulomb&apos;s friction between sleeve or beak and the pole. With too little it falls.</source>
        <translation>Coulombsche Reibung zwischen Hülse oder Schnabel und der Stange. Mit zu wenig fällt der Vogel.</translation>
    </message>
    <message>
        <source>Coulomb&apos;s friction between the corners and the guide.</source>
        <translation>Coulombsche Reibung zwischen den Ecken und der Führung.</translation>
    </message>
    <message>
        <source>Coulomb&apos;s friction between the ends and the floor.</source>
        <translation>Coulombsche Reibung zwischen den Enden und dem Boden.</translation>
    </message>
    <message>
        <source>Coulomb&apos;s, at most this force.</source>
        <translation>Coulombsch, höchstens diese Kraft.</translation>
    </message>
    <message>
        <source>Coupler</source>
        <translation>Koppel</translation>
    </message>
    <message>
        <source>Coupler at the start</source>
        <translation>Koppel am Anfang</translation>
    </message>
    <message>
        <source>Coupler pin</source>
        <translation>Koppelbolzen</translation>
    </message>
    <message>
        <source>Crank</source>
        <translation>Kurbel</translation>
    </message>
    <message>
        <source>Crank pin</source>
        <translation>Kurbelzapfen</translation>
    </message>
    <message>
        <source>Cross-section</source>
        <translation>Querschnitt</translation>
    </message>
    <message>
        <source>Currents</source>
        <translation>Ströme</translation>
    </message>
    <message>
        <source>Currents of two diodes</source>
        <translation>Ströme zweier Dioden</translation>
    </message>
    <message>
        <source>Damping</source>
        <translation>Dämpfung</translation>
    </message>
    <message>
        <source>Decay of 1</source>
        <translation>Abbau von 1</translation>
    </message>
    <message>
        <source>Decay of 2</source>
        <translation>Abbau von 2</translation>
    </message>
    <message>
        <source>Decay of a mode, 1/s</source>
        <translation>Abklingrate einer Mode, 1/s</translation>
    </message>
    <message>
        <source>Decay of the first product.</source>
        <translation>Abbau des ersten Produkts.</translation>
    </message>
    <message>
        <source>Decay of the second product.</source>
        <translation>Abbau des zweiten Produkts.</translation>
    </message>
    <message>
        <source>Density ρ</source>
        <translation>Dichte ρ</translation>
    </message>
    <message>
        <source>Depth below the upper knee at which the third beam&apos;s centre is stopped.</source>
        <translation>Tiefe unter dem oberen Gelenk, in der die Mitte des dritten Balkens aufgehalten wird.</translation>
    </message>
    <message>
        <source>Descent</source>
        <translation>Abstieg</translation>
    </message>
    <message>
        <source>Diameter</source>
        <translation>Durchmesser</translation>
    </message>
    <message>
        <source>Diode</source>
        <translation>Diode</translation>
    </message>
    <message>
        <source>Diode 1</source>
        <translation>Diode 1</translation>
    </message>
    <message>
        <source>Diode 3</source>
        <translation>Diode 3</translation>
    </message>
    <message>
        <source>Diodes</source>
        <translation>Dioden</translation>
    </message>
    <message>
        <source>Discs</source>
        <translation>Scheiben</translation>
    </message>
    <message>
        <source>Displacements in the picture are drawn this much larger.</source>
        <translation>Verschiebungen werden im Bild so viel größer gezeichnet.</translation>
    </message>
    <message>
        <source>Distance between the surfaces of neighbours at the start.</source>
        <translation>Abstand zwischen den Flächen von Nachbarn am Anfang.</translation>
    </message>
    <message>
        <source>Distance from the axis to the contact at the cam&apos;s angle b, m</source>
        <translation>Abstand von der Achse zum Kontakt beim Nockenwinkel b, m</translation>
    </message>
    <message>
        <source>Distance from the axis to the follower on the nose, m</source>
        <translation>Abstand von der Achse zum Stößel auf der Nase, m</translation>
    </message>
    <message>
        <source>Distance from the tip to the centre of mass.</source>
        <translation>Abstand von der Spitze zum Schwerpunkt.</translation>
    </message>
    <message>
        <source>Distance to the wall</source>
        <translation>Abstand zur Wand</translation>
    </message>
    <message>
        <source>Distance to the wall at the start.</source>
        <translation>Abstand zur Wand am Anfang.</translation>
    </message>
    <message>
        <source>Drive speed</source>
        <translation>Antriebsdrehzahl</translation>
    </message>
    <message>
        <source>Drop height</source>
        <translation>Fallhöhe</translation>
    </message>
    <message>
        <source>Dropped one above the other.</source>
        <translation>Übereinander fallen gelassen.</translation>
    </message>
    <message>
        <source>Dry friction</source>
        <translation>Trockene Reibung</translation>
    </message>
    <message>
        <source>End at the wall</source>
        <translation>Ende an der Wand</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energie</translation>
    </message>
    <message>
        <source>Enough of it and the block does not slide.</source>
        <translation>Bei genug davon gleitet der Block nicht.</translation>
    </message>
    <message>
        <source>Exaggeration</source>
        <translation>Überhöhung</translation>
    </message>
    <message>
        <source>First beam</source>
        <translation>Erster Balken</translation>
    </message>
    <message>
        <source>First gap</source>
        <translation>Anfangsabstand</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>Follower</source>
        <translation>Stößel</translation>
    </message>
    <message>
        <source>Follower mass</source>
        <translation>Masse des Stößels</translation>
    </message>
    <message>
        <source>Force of the floor</source>
        <translation>Kraft des Bodens</translation>
    </message>
    <message>
        <source>Force over depth</source>
        <translation>Kraft über Tiefe</translation>
    </message>
    <message>
        <source>Four a row.</source>
        <translation>Vier je Reihe.</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Gestell</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>Frequenz</translation>
    </message>
    <message>
        <source>Frequency of mode n, Hz</source>
        <translation>Frequenz der Mode n, Hz</translation>
    </message>
    <message>
        <source>Friction force</source>
        <translation>Reibkraft</translation>
    </message>
    <message>
        <source>Friction law</source>
        <translation>Reibgesetz</translation>
    </message>
    <message>
        <source>Friction law of the sleeve</source>
        <translation>Reibgesetz der Hülse</translation>
    </message>
    <message>
        <source>Friction of the slide</source>
        <translation>Reibung des Schlittens</translation>
    </message>
    <message>
        <source>Friction μ</source>
        <translation>Reibung μ</translation>
    </message>
    <message>
        <source>From the axis of the pole to the spring.</source>
        <translation>Von der Achse der Stange zur Feder.</translation>
    </message>
    <message>
        <source>From the centre of mass of the bird towards the pole.</source>
        <translation>Vom Schwerpunkt des Vogels zur Stange hin.</translation>
    </message>
    <message>
        <source>From the spring to the centre of mass of the bird.</source>
        <translation>Von der Feder zum Schwerpunkt des Vogels.</translation>
    </message>
    <message>
        <source>From the upright; the lower end is 1 cm above the floor.</source>
        <translation>Zur Aufrechten; das untere Ende ist 1 cm über dem Boden.</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Verstärkung</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>Abstände</translation>
    </message>
    <message>
        <source>Genes</source>
        <translation>Gene</translation>
    </message>
    <message>
        <source>Gravity g</source>
        <translation>Schwerkraft g</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Führung</translation>
    </message>
    <message>
        <source>Half height of the sleeve</source>
        <translation>Halbe Höhe der Hülse</translation>
    </message>
    <message>
        <source>Half the height of the slider.</source>
        <translation>Halbe Höhe des Schiebers.</translation>
    </message>
    <message>
        <source>Half the length of the slider.</source>
        <translation>Halbe Länge des Schiebers.</translation>
    </message>
    <message>
        <source>Half the play of the slider between the two sides of its guide.</source>
        <translation>Halbes Spiel des Schiebers zwischen den beiden Seiten seiner Führung.</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Height at the nut</source>
        <translation>Höhe am Sattel</translation>
    </message>
    <message>
        <source>Height from which the ball falls; it begins at rest.</source>
        <translation>Höhe, aus der die Kugel fällt; sie beginnt in Ruhe.</translation>
    </message>
    <message>
        <source>Height of the ball at the start, where it is at rest.</source>
        <translation>Höhe der Kugel am Anfang, wo sie ruht.</translation>
    </message>
    <message>
        <source>Height of the beak</source>
        <translation>Höhe des Schnabels</translation>
    </message>
    <message>
        <source>Height of the centre</source>
        <translation>Höhe der Mitte</translation>
    </message>
    <message>
        <source>Height of the centre of mass</source>
        <translation>Höhe des Schwerpunkts</translation>
    </message>
    <message>
        <source>Height of the resting string above the 12th fret. High enough, nothing buzzes.</source>
        <translation>Höhe der ruhenden Saite über dem 12. Bund. Hoch genug schnarrt nichts.</translation>
    </message>
    <message>
        <source>Height of the resting string above the fretboard&apos;s plane at the nut.</source>
        <translation>Höhe der ruhenden Saite über der Ebene des Griffbretts am Sattel.</translation>
    </message>
    <message>
        <source>Height of the resting string above the frets, m</source>
        <translation>Höhe der ruhenden Saite über den Bünden, m</translation>
    </message>
    <message>
        <source>Height of the stones beside the crown</source>
        <translation>Höhe der Steine neben dem Schlussstein</translation>
    </message>
    <message>
        <source>Height of the third beam</source>
        <translation>Höhe des dritten Balkens</translation>
    </message>
    <message>
        <source>Heights</source>
        <translation>Höhen</translation>
    </message>
    <message>
        <source>Hopper</source>
        <translation>Trichter</translation>
    </message>
    <message>
        <source>How far the string is drawn aside before it is let go; negative towards the frets.</source>
        <translation>Wie weit die Saite ausgelenkt wird, bevor sie losgelassen wird; negativ zu den Bünden hin.</translation>
    </message>
    <message>
        <source>How fast it begins.</source>
        <translation>Wie schnell es beginnt.</translation>
    </message>
    <message>
        <source>How many beads stand above each other, up to 10 000; a new number begins a new run.</source>
        <translation>Wie viele Perlen übereinander stehen, bis 10 000; eine neue Zahl beginnt einen neuen Lauf.</translation>
    </message>
    <message>
        <source>How many modes of the string are computed; a new number begins a new run.</source>
        <translation>Wie viele Moden der Saite berechnet werden; eine neue Zahl beginnt einen neuen Lauf.</translation>
    </message>
    <message>
        <source>How often the plane swings in a second.</source>
        <translation>Wie oft die Ebene in einer Sekunde schwingt.</translation>
    </message>
    <message>
        <source>Impact law</source>
        <translation>Stoßgesetz</translation>
    </message>
    <message>
        <source>Impact law, upper</source>
        <translation>Stoßgesetz, oben</translation>
    </message>
    <message>
        <source>Impact map</source>
        <translation>Stoßabbildung</translation>
    </message>
    <message>
        <source>Impacts</source>
        <translation>Stöße</translation>
    </message>
    <message>
        <source>Impacts of roller and cam</source>
        <translation>Stöße von Rolle und Nocken</translation>
    </message>
    <message>
        <source>Impacts over the turn</source>
        <translation>Stöße über der Umdrehung</translation>
    </message>
    <message>
        <source>Impulses</source>
        <translation>Impulse</translation>
    </message>
    <message>
        <source>Impulses a step</source>
        <translation>Impulse je Schritt</translation>
    </message>
    <message>
        <source>Impulses at fret 12</source>
        <translation>Impulse an Bund 12</translation>
    </message>
    <message>
        <source>Impulses of the sleeve</source>
        <translation>Impulse der Hülse</translation>
    </message>
    <message>
        <source>Impulses on the floor</source>
        <translation>Impulse auf den Boden</translation>
    </message>
    <message>
        <source>Impulses, upper bob</source>
        <translation>Impulse, oberer Pendelkörper</translation>
    </message>
    <message>
        <source>In series with the diode. The smaller it is, the sooner the oscillation dies.</source>
        <translation>In Reihe mit der Diode. Je kleiner, desto eher erlischt die Schwingung.</translation>
    </message>
    <message>
        <source>Inductance L</source>
        <translation>Induktivität L</translation>
    </message>
    <message>
        <source>Inertia of the bird</source>
        <translation>Trägheit des Vogels</translation>
    </message>
    <message>
        <source>Inertia of the crank</source>
        <translation>Trägheit der Kurbel</translation>
    </message>
    <message>
        <source>Inertia of the rod</source>
        <translation>Trägheit des Pleuels</translation>
    </message>
    <message>
        <source>Inertia of the sleeve</source>
        <translation>Trägheit der Hülse</translation>
    </message>
    <message>
        <source>Inertia of the slider</source>
        <translation>Trägheit des Schiebers</translation>
    </message>
    <message>
        <source>Inharmonicity</source>
        <translation>Inharmonizität</translation>
    </message>
    <message>
        <source>Initial angle</source>
        <translation>Anfangswinkel</translation>
    </message>
    <message>
        <source>Initial position</source>
        <translation>Anfangslage</translation>
    </message>
    <message>
        <source>Initial speed</source>
        <translation>Anfangsgeschwindigkeit</translation>
    </message>
    <message>
        <source>Initial state</source>
        <translation>Anfangszustand</translation>
    </message>
    <message>
        <source>Initial velocity</source>
        <translation>Anfangsgeschwindigkeit</translation>
    </message>
    <message>
        <source>Initial voltage</source>
        <translation>Anfangsspannung</translation>
    </message>
    <message>
        <source>Inner radius of the sleeve</source>
        <translation>Innenradius der Hülse</translation>
    </message>
    <message>
        <source>Its centre lies in the middle.</source>
        <translation>Seine Mitte liegt in der Mitte.</translation>
    </message>
    <message>
        <source>Its edges touch the pole when it tilts.</source>
        <translation>Ihre Kanten berühren die Stange, wenn sie kippt.</translation>
    </message>
    <message>
        <source>Its weight tips the top over.</source>
        <translation>Sein Gewicht kippt den Kreisel um.</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Spielstern</translation>
    </message>
    <message>
        <source>Jacks</source>
        <translation>Spielsterne</translation>
    </message>
    <message>
        <source>Largest friction force. Each half swing is shorter than the one before by 2 × friction / stiffness.</source>
        <translation>Größte Reibkraft. Jede halbe Schwingung ist um 2 × Reibung / Steifigkeit kürzer als die vorige.</translation>
    </message>
    <message>
        <source>Largest rolling moment over the normal force.</source>
        <translation>Größtes Rollmoment durch die Normalkraft.</translation>
    </message>
    <message>
        <source>Largest rolling moment over the normal force: the arm by which the ground&apos;s reaction stands ahead of the centre.</source>
        <translation>Größtes Rollmoment durch die Normalkraft: der Hebel, um den die Bodenkraft vor der Mitte steht.</translation>
    </message>
    <message>
        <source>Law at fret 12</source>
        <translation>Gesetz an Bund 12</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Length of the connecting rod.</source>
        <translation>Länge des Pleuels.</translation>
    </message>
    <message>
        <source>Length of the crank.</source>
        <translation>Länge der Kurbel.</translation>
    </message>
    <message>
        <source>Length of the lower rod.</source>
        <translation>Länge der unteren Stange.</translation>
    </message>
    <message>
        <source>Length of the rod, which has no mass.</source>
        <translation>Länge der Stange, die keine Masse hat.</translation>
    </message>
    <message>
        <source>Length of the stick, 1 kg.</source>
        <translation>Länge des Stocks, 1 kg.</translation>
    </message>
    <message>
        <source>Length of the upper rod.</source>
        <translation>Länge der oberen Stange.</translation>
    </message>
    <message>
        <source>Lift</source>
        <translation>Hub</translation>
    </message>
    <message>
        <source>Limit of the relays</source>
        <translation>Grenze der Relais</translation>
    </message>
    <message>
        <source>Load R</source>
        <translation>Last R</translation>
    </message>
    <message>
        <source>Lower angle</source>
        <translation>Unterer Winkel</translation>
    </message>
    <message>
        <source>Lower bob–Wall</source>
        <translation>Unterer Pendelkörper–Wand</translation>
    </message>
    <message>
        <source>Lower end–Floor</source>
        <translation>Unteres Ende–Boden</translation>
    </message>
    <message>
        <source>Lower knee</source>
        <translation>Unteres Gelenk</translation>
    </message>
    <message>
        <source>Lower mass</source>
        <translation>Untere Masse</translation>
    </message>
    <message>
        <source>Lower rod</source>
        <translation>Untere Stange</translation>
    </message>
    <message>
        <source>Lower switch of gene 1</source>
        <translation>Unterer Schalter von Gen 1</translation>
    </message>
    <message>
        <source>Lower threshold</source>
        <translation>Untere Schwelle</translation>
    </message>
    <message>
        <source>Lowest bead</source>
        <translation>Unterste Perle</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>Masse</translation>
    </message>
    <message>
        <source>Mass of a cubic metre of the material.</source>
        <translation>Masse eines Kubikmeters des Materials.</translation>
    </message>
    <message>
        <source>Mass of the ball.</source>
        <translation>Masse der Kugel.</translation>
    </message>
    <message>
        <source>Mass of the bird</source>
        <translation>Masse des Vogels</translation>
    </message>
    <message>
        <source>Mass of the crank</source>
        <translation>Masse der Kurbel</translation>
    </message>
    <message>
        <source>Mass of the follower.</source>
        <translation>Masse des Stößels.</translation>
    </message>
    <message>
        <source>Mass of the lower bob.</source>
        <translation>Masse des unteren Pendelkörpers.</translation>
    </message>
    <message>
        <source>Mass of the rod</source>
        <translation>Masse des Pleuels</translation>
    </message>
    <message>
        <source>Mass of the sleeve</source>
        <translation>Masse der Hülse</translation>
    </message>
    <message>
        <source>Mass of the slider</source>
        <translation>Masse des Schiebers</translation>
    </message>
    <message>
        <source>Mass of the upper bob; the rods have none.</source>
        <translation>Masse des oberen Pendelkörpers; die Stangen haben keine.</translation>
    </message>
    <message>
        <source>Mass per metre</source>
        <translation>Masse je Meter</translation>
    </message>
    <message>
        <source>Mean speed</source>
        <translation>Mittlere Geschwindigkeit</translation>
    </message>
    <message>
        <source>Mechanism</source>
        <translation>Getriebe</translation>
    </message>
    <message>
        <source>Middle knee</source>
        <translation>Mittleres Gelenk</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>Moden</translation>
    </message>
    <message>
        <source>Moment of the motor</source>
        <translation>Moment des Motors</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Motor</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Mouth</source>
        <translation>Öffnung</translation>
    </message>
    <message>
        <source>Nearly all of the toy.</source>
        <translation>Fast das ganze Spielzeug.</translation>
    </message>
    <message>
        <source>Newton&apos;s coefficient.</source>
        <translation>Newtons Stoßzahl.</translation>
    </message>
    <message>
        <source>Newton&apos;s coefficient: speed of separation over speed of approach, at every contact point.</source>
        <translation>Newtons Stoßzahl: Trennungs- durch Annäherungsgeschwindigkeit, an jedem Kontaktpunkt.</translation>
    </message>
    <message>
        <source>Newton&apos;s restitution along the normal of the slope.</source>
        <translation>Newtons Stoßzahl längs der Normalen des Hangs.</translation>
    </message>
    <message>
        <source>Newton&apos;s restitution at both ends. With e = 1 and friction Newton&apos;s law can create energy: look at the work.</source>
        <translation>Newtons Stoßzahl an beiden Enden. Mit e = 1 und Reibung kann Newtons Gesetz Energie erzeugen: Beachten Sie die Arbeit.</translation>
    </message>
    <message>
        <source>Newton&apos;s restitution between ball and floor. Each bounce keeps this part of the speed.</source>
        <translation>Newtons Stoßzahl zwischen Kugel und Boden. Jeder Sprung behält diesen Teil der Geschwindigkeit.</translation>
    </message>
    <message>
        <source>Newton&apos;s restitution between ball and plane.</source>
        <translation>Newtons Stoßzahl zwischen Kugel und Ebene.</translation>
    </message>
    <message>
        <source>Newton&apos;s restitution between beads, and between the lowest one and the floor.</source>
        <translation>Newtons Stoßzahl zwischen Perlen und zwischen der untersten und dem Boden.</translation>
    </message>
    <message>
        <source>Newton&apos;s restitution between bob and wall. After n blows cos θ = 1 − e²ⁿ (1 − cos θ₀) at the turning point.</source>
        <translation>Newtons Stoßzahl zwischen Pendelkörper und Wand. Nach n Schlägen ist am Umkehrpunkt cos θ = 1 − e²ⁿ (1 − cos θ₀).</translation>
    </message>
    <message>
        <source>Newton&apos;s restitution between cam and follower: the part of the speed that an impact gives back.</source>
        <translation>Newtons Stoßzahl zwischen Nocken und Stößel: der Teil der Geschwindigkeit, den ein Stoß zurückgibt.</translation>
    </message>
    <message>
        <source>Newton&apos;s restitution between the corners of the slider and the guide.</source>
        <translation>Newtons Stoßzahl zwischen den Ecken des Schiebers und der Führung.</translation>
    </message>
    <message>
        <source>Newton&apos;s restitution between the lower bob and the wall.</source>
        <translation>Newtons Stoßzahl zwischen dem unteren Pendelkörper und der Wand.</translation>
    </message>
    <message>
        <source>Newton&apos;s restitution between the upper bob and the wall.</source>
        <translation>Newtons Stoßzahl zwischen dem oberen Pendelkörper und der Wand.</translation>
    </message>
    <message>
        <source>Newton&apos;s restitution of the beak; the sleeve does not rebound.</source>
        <translation>Newtons Stoßzahl des Schnabels; die Hülse prallt nicht zurück.</translation>
    </message>
    <message>
        <source>Newton&apos;s restitution of the first node. The wave throws the bar back whatever it is: above 0 the node only chatters a few steps.</source>
        <translation>Newtons Stoßzahl des ersten Knotens. Die Welle wirft den Stab in jedem Fall zurück: Über 0 klappert der Knoten nur einige Schritte.</translation>
    </message>
    <message>
        <source>Normal impulse of all joints</source>
        <translation>Normalimpuls aller Fugen</translation>
    </message>
    <message>
        <source>Of every second disc; the others turn the other way.</source>
        <translation>Jeder zweiten Scheibe; die anderen drehen anders herum.</translation>
    </message>
    <message>
        <source>Of its axis at the start.</source>
        <translation>Seiner Achse am Anfang.</translation>
    </message>
    <message>
        <source>Of pins in bearings.</source>
        <translation>Von Zapfen in Lagern.</translation>
    </message>
    <message>
        <source>Of the axis at the start.</source>
        <translation>Der Achse am Anfang.</translation>
    </message>
    <message>
        <source>Of the ball it stands on.</source>
        <translation>Der Kugel, auf der er steht.</translation>
    </message>
    <message>
        <source>Of the bar; it does not change the motion, only the force.</source>
        <translation>Des Stabs; ändert nicht die Bewegung, nur die Kraft.</translation>
    </message>
    <message>
        <source>Of the centre of the box.</source>
        <translation>Der Mitte der Kiste.</translation>
    </message>
    <message>
        <source>Of the ring, 2 m its mean radius. A half circle thinner than 0.107 of its radius cannot stand.</source>
        <translation>Des Rings, 2 m ist sein mittlerer Radius. Ein Halbkreis, der dünner ist als 0,107 seines Radius, kann nicht stehen.</translation>
    </message>
    <message>
        <source>Of the roller on the cam.</source>
        <translation>Der Rolle auf dem Nocken.</translation>
    </message>
    <message>
        <source>Of the string between nut and bridge.</source>
        <translation>Der Saite zwischen Sattel und Steg.</translation>
    </message>
    <message>
        <source>Of the string.</source>
        <translation>Der Saite.</translation>
    </message>
    <message>
        <source>Of the string; for the drag of the air.</source>
        <translation>Der Saite; für den Luftwiderstand.</translation>
    </message>
    <message>
        <source>Of the tip on the floor.</source>
        <translation>Der Spitze auf dem Boden.</translation>
    </message>
    <message>
        <source>Offset of the slide</source>
        <translation>Versatz des Schlittens</translation>
    </message>
    <message>
        <source>On a spiral.</source>
        <translation>Auf einer Spirale.</translation>
    </message>
    <message>
        <source>Out of the plane of the crank.</source>
        <translation>Aus der Ebene der Kurbel heraus.</translation>
    </message>
    <message>
        <source>Part of each relay that acts on its own state; the rest turns. |x₁| + |x₂| shrinks the faster the larger it is.</source>
        <translation>Teil jedes Relais, der auf den eigenen Zustand wirkt; der Rest dreht. |x₁| + |x₂| schrumpft um so schneller, je größer er ist.</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Bahn</translation>
    </message>
    <message>
        <source>Path of the centre</source>
        <translation>Bahn der Mitte</translation>
    </message>
    <message>
        <source>Path of the centre, from above</source>
        <translation>Bahn der Mitte, von oben</translation>
    </message>
    <message>
        <source>Pecks</source>
        <translation>Picken</translation>
    </message>
    <message>
        <source>Pendulum</source>
        <translation>Pendel</translation>
    </message>
    <message>
        <source>Phase plane</source>
        <translation>Phasenebene</translation>
    </message>
    <message>
        <source>Phase portrait</source>
        <translation>Phasenbild</translation>
    </message>
    <message>
        <source>Pins in their bearings</source>
        <translation>Zapfen in ihren Lagern</translation>
    </message>
    <message>
        <source>Place of fret i = 0, 1, ..., as a part of the length</source>
        <translation>Ort des Bundes i = 0, 1, ..., als Teil der Länge</translation>
    </message>
    <message>
        <source>Place of the pluck</source>
        <translation>Ort des Zupfens</translation>
    </message>
    <message>
        <source>Places between the last fret and the bridge</source>
        <translation>Orte zwischen dem letzten Bund und dem Steg</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>Plant</source>
        <translation>Strecke</translation>
    </message>
    <message>
        <source>Pluck</source>
        <translation>Zupfen</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Lagen</translation>
    </message>
    <message>
        <source>Precession</source>
        <translation>Präzession</translation>
    </message>
    <message>
        <source>Prescribed motion</source>
        <translation>Vorgegebene Bewegung</translation>
    </message>
    <message>
        <source>Presses the follower on the cam.</source>
        <translation>Drückt den Stößel auf den Nocken.</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>Erzeugung</translation>
    </message>
    <message>
        <source>Production of a gene that is switched on. Below 4.5 × 8 = 36 per second gene 1 no longer reaches its upper threshold.</source>
        <translation>Erzeugung eines angeschalteten Gens. Unter 4,5 × 8 = 36 je Sekunde erreicht Gen 1 seine obere Schwelle nicht mehr.</translation>
    </message>
    <message>
        <source>Pull α</source>
        <translation>Auslenkung α</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Schubs</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>Radius of each bearing less that of its pin: how far the pin&apos;s centre can go.</source>
        <translation>Radius jedes Lagers weniger dem seines Zapfens: wie weit die Zapfenmitte gehen kann.</translation>
    </message>
    <message>
        <source>Radius of the ball in the picture and of its inertia.</source>
        <translation>Radius der Kugel im Bild und in ihrer Trägheit.</translation>
    </message>
    <message>
        <source>Radius of the ball in the picture.</source>
        <translation>Radius der Kugel im Bild.</translation>
    </message>
    <message>
        <source>Radius of the ball: a solid sphere of 1 kg.</source>
        <translation>Radius der Kugel: eine Vollkugel von 1 kg.</translation>
    </message>
    <message>
        <source>Radius of the pole</source>
        <translation>Radius der Stange</translation>
    </message>
    <message>
        <source>Rail</source>
        <translation>Schiene</translation>
    </message>
    <message>
        <source>Rate at which a relay moves its state. From ±1 it takes 1/gain seconds to zero.</source>
        <translation>Rate, mit der ein Relais seinen Zustand bewegt. Von ±1 dauert es 1/Verstärkung Sekunden bis null.</translation>
    </message>
    <message>
        <source>Reach of the beak</source>
        <translation>Reichweite des Schnabels</translation>
    </message>
    <message>
        <source>Rebounds</source>
        <translation>Rückpralle</translation>
    </message>
    <message>
        <source>Rectified</source>
        <translation>Gleichgerichtet</translation>
    </message>
    <message>
        <source>Relative motion</source>
        <translation>Relativbewegung</translation>
    </message>
    <message>
        <source>Relay</source>
        <translation>Relais</translation>
    </message>
    <message>
        <source>Relay 1</source>
        <translation>Relais 1</translation>
    </message>
    <message>
        <source>Relay 2</source>
        <translation>Relais 2</translation>
    </message>
    <message>
        <source>Relay u</source>
        <translation>Relais u</translation>
    </message>
    <message>
        <source>Relays</source>
        <translation>Relais</translation>
    </message>
    <message>
        <source>Resistance R</source>
        <translation>Widerstand R</translation>
    </message>
    <message>
        <source>Restitution e</source>
        <translation>Stoßzahl e</translation>
    </message>
    <message>
        <source>Restitution of the beak</source>
        <translation>Stoßzahl des Schnabels</translation>
    </message>
    <message>
        <source>Restitution, lower</source>
        <translation>Stoßzahl, unten</translation>
    </message>
    <message>
        <source>Restitution, upper</source>
        <translation>Stoßzahl, oben</translation>
    </message>
    <message>
        <source>Rocker</source>
        <translation>Schwinge</translation>
    </message>
    <message>
        <source>Rocker at the start</source>
        <translation>Schwinge am Anfang</translation>
    </message>
    <message>
        <source>Rocker pin</source>
        <translation>Schwingenzapfen</translation>
    </message>
    <message>
        <source>Rod</source>
        <translation>Pleuel</translation>
    </message>
    <message>
        <source>Roller</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Rolling friction</source>
        <translation>Rollreibung</translation>
    </message>
    <message>
        <source>Second beam</source>
        <translation>Zweiter Balken</translation>
    </message>
    <message>
        <source>Shaft</source>
        <translation>Welle</translation>
    </message>
    <message>
        <source>Shaking</source>
        <translation>Rütteln</translation>
    </message>
    <message>
        <source>Sideways acceleration at 2 Hz.</source>
        <translation>Seitliche Beschleunigung mit 2 Hz.</translation>
    </message>
    <message>
        <source>Sleeve–Pole</source>
        <translation>Hülse–Stange</translation>
    </message>
    <message>
        <source>Slenderness α</source>
        <translation>Schlankheit α</translation>
    </message>
    <message>
        <source>Slide</source>
        <translation>Schlitten</translation>
    </message>
    <message>
        <source>Slider</source>
        <translation>Schieber</translation>
    </message>
    <message>
        <source>Slider in its guide</source>
        <translation>Schieber in der Führung</translation>
    </message>
    <message>
        <source>Slider, half height</source>
        <translation>Schieber, halbe Höhe</translation>
    </message>
    <message>
        <source>Slider, half length</source>
        <translation>Schieber, halbe Länge</translation>
    </message>
    <message>
        <source>Slider–Guide</source>
        <translation>Schieber–Führung</translation>
    </message>
    <message>
        <source>Sliding at the contact</source>
        <translation>Gleiten am Kontakt</translation>
    </message>
    <message>
        <source>Slope</source>
        <translation>Hang</translation>
    </message>
    <message>
        <source>Small against the bird.</source>
        <translation>Klein gegen den Vogel.</translation>
    </message>
    <message>
        <source>Smallest gap</source>
        <translation>Kleinster Abstand</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>Speed and spin</source>
        <translation>Geschwindigkeit und Drall</translation>
    </message>
    <message>
        <source>Speed of the cam</source>
        <translation>Drehzahl des Nockens</translation>
    </message>
    <message>
        <source>Speed of the cam. Order at 358 rpm: after 10 s the motion repeats every three turns (the scene&apos;s step of 0.02 ms resolves it, 0.1 ms gives a fuzzy copy). Chaos at 660 rpm.</source>
        <translation>Drehzahl des Nockens. Ordnung bei 358 rpm: Nach 10 s wiederholt sich die Bewegung alle drei Umdrehungen (der Schritt der Szene von 0,02 ms löst sie auf, 0,1 ms gibt ein unscharfes Bild). Chaos bei 660 rpm.</translation>
    </message>
    <message>
        <source>Speed of the cam. Order at 358 rpm: the motion repeats every three turns. Chaos at 660 rpm.</source>
        <translation>Drehzahl des Nockens. Ordnung bei 358 rpm: Die Bewegung wiederholt sich alle drei Umdrehungen. Chaos bei 660 rpm.</translation>
    </message>
    <message>
        <source>Speed of the crank</source>
        <translation>Drehzahl der Kurbel</translation>
    </message>
    <message>
        <source>Speed of the slider</source>
        <translation>Geschwindigkeit des Schiebers</translation>
    </message>
    <message>
        <source>Speed of the state under the relays.</source>
        <translation>Geschwindigkeit des Zustands unter den Relais.</translation>
    </message>
    <message>
        <source>Speeds</source>
        <translation>Geschwindigkeiten</translation>
    </message>
    <message>
        <source>Spin</source>
        <translation>Drehung</translation>
    </message>
    <message>
        <source>Spin of the first disc</source>
        <translation>Drehung der ersten Scheibe</translation>
    </message>
    <message>
        <source>Spin of the roller</source>
        <translation>Drehung der Rolle</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>Feder</translation>
    </message>
    <message>
        <source>Spring k</source>
        <translation>Feder k</translation>
    </message>
    <message>
        <source>Spring to bird</source>
        <translation>Feder bis Vogel</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Ständer</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>State plane</source>
        <translation>Zustandsebene</translation>
    </message>
    <message>
        <source>States</source>
        <translation>Zustände</translation>
    </message>
    <message>
        <source>Stick</source>
        <translation>Stock</translation>
    </message>
    <message>
        <source>Stiffness</source>
        <translation>Steifigkeit</translation>
    </message>
    <message>
        <source>Stiffness of the floor</source>
        <translation>Steifigkeit des Bodens</translation>
    </message>
    <message>
        <source>Stiffness of the material. Waves run at √(E/ρ) = 5189 m/s in steel; the contact lasts 2L√(ρ/E).</source>
        <translation>Steifigkeit des Materials. Wellen laufen in Stahl mit √(E/ρ) = 5189 m/s; der Kontakt dauert 2L√(ρ/E).</translation>
    </message>
    <message>
        <source>Stiffness of the return spring.</source>
        <translation>Steifigkeit der Rückholfeder.</translation>
    </message>
    <message>
        <source>Stiffness of the spring between sleeve and bird.</source>
        <translation>Steifigkeit der Feder zwischen Hülse und Vogel.</translation>
    </message>
    <message>
        <source>Stiffness of the spring; the mass is 1 kg.</source>
        <translation>Steifigkeit der Feder; die Masse ist 1 kg.</translation>
    </message>
    <message>
        <source>Stiffness of the string: its overtones are sharp by √(1 + B n²).</source>
        <translation>Steifigkeit der Saite: Ihre Obertöne sind um √(1 + B n²) zu hoch.</translation>
    </message>
    <message>
        <source>Stones of the ring.</source>
        <translation>Steine des Rings.</translation>
    </message>
    <message>
        <source>Stored energy</source>
        <translation>Gespeicherte Energie</translation>
    </message>
    <message>
        <source>String</source>
        <translation>Saite</translation>
    </message>
    <message>
        <source>String at fret 12</source>
        <translation>Saite an Bund 12</translation>
    </message>
    <message>
        <source>String–Body</source>
        <translation>Saite–Körper</translation>
    </message>
    <message>
        <source>String–Fret</source>
        <translation>Saite–Bund</translation>
    </message>
    <message>
        <source>Stroboscopic map</source>
        <translation>Stroboskopische Abbildung</translation>
    </message>
    <message>
        <source>Stroke</source>
        <translation>Hub</translation>
    </message>
    <message>
        <source>Swing</source>
        <translation>Schwingen</translation>
    </message>
    <message>
        <source>Switches</source>
        <translation>Schalter</translation>
    </message>
    <message>
        <source>Tension</source>
        <translation>Spannkraft</translation>
    </message>
    <message>
        <source>The bar has 100 nodes at distances of L/100.</source>
        <translation>Der Stab hat 100 Knoten im Abstand L/100.</translation>
    </message>
    <message>
        <source>The cam is symmetric: the descent mirrors the lift</source>
        <translation>Der Nocken ist symmetrisch: Der Abstieg spiegelt den Hub</translation>
    </message>
    <message>
        <source>The capacitor.</source>
        <translation>Der Kondensator.</translation>
    </message>
    <message>
        <source>The coil. With C it sets the period of the free oscillation, 2π√(LC) = 0.628 ms.</source>
        <translation>Die Spule. Mit C bestimmt sie die Periode der freien Schwingung, 2π√(LC) = 0,628 ms.</translation>
    </message>
    <message>
        <source>The coil. With C it sets the period of the oscillation, 2π√(LC) = 0.628 ms.</source>
        <translation>Die Spule. Mit C bestimmt sie die Periode der Schwingung, 2π√(LC) = 0,628 ms.</translation>
    </message>
    <message>
        <source>The first state begins there, the second at its opposite.</source>
        <translation>Dort beginnt der erste Zustand, der zweite beim Gegenteil.</translation>
    </message>
    <message>
        <source>The floor pushes back with k times the depth, and never pulls.</source>
        <translation>Der Boden drückt mit k mal der Tiefe zurück und zieht nie.</translation>
    </message>
    <message>
        <source>The ground falls by this much a metre.</source>
        <translation>Der Boden fällt um so viel je Meter.</translation>
    </message>
    <message>
        <source>The motor holds it.</source>
        <translation>Der Motor hält sie.</translation>
    </message>
    <message>
        <source>The plane rises with this speed in the mean. 0 makes it swing about one place.</source>
        <translation>Die Ebene steigt im Mittel mit dieser Geschwindigkeit. Bei 0 schwingt sie um einen Ort.</translation>
    </message>
    <message>
        <source>The pole stands upright.</source>
        <translation>Die Stange steht aufrecht.</translation>
    </message>
    <message>
        <source>The relay pulls with +u or -u against the sign of y. The amplitude of the limit cycle is proportional to it.</source>
        <translation>Das Relais zieht mit +u oder -u gegen das Vorzeichen von y. Die Amplitude des Grenzzyklus ist proportional dazu.</translation>
    </message>
    <message>
        <source>The resistor that the bridge feeds. The oscillation decays as exp(-t/(2RC)).</source>
        <translation>Der Widerstand, den die Brücke speist. Die Schwingung klingt ab wie exp(-t/(2RC)).</translation>
    </message>
    <message>
        <source>The rod holds it in its centre.</source>
        <translation>Die Stange hält ihn in der Mitte.</translation>
    </message>
    <message>
        <source>The same on the rounding between nose and top</source>
        <translation>Dasselbe auf der Rundung zwischen Nase und Spitze</translation>
    </message>
    <message>
        <source>The whole bar moves towards the wall with this speed.</source>
        <translation>Der ganze Stab bewegt sich mit dieser Geschwindigkeit zur Wand.</translation>
    </message>
    <message>
        <source>Their stiffness, N/m</source>
        <translation>Ihre Steifigkeit, N/m</translation>
    </message>
    <message>
        <source>Thermoelastic loss</source>
        <translation>Thermoelastischer Verlust</translation>
    </message>
    <message>
        <source>Thickness</source>
        <translation>Dicke</translation>
    </message>
    <message>
        <source>Third beam</source>
        <translation>Dritter Balken</translation>
    </message>
    <message>
        <source>Thread</source>
        <translation>Faden</translation>
    </message>
    <message>
        <source>Tilt</source>
        <translation>Neigung</translation>
    </message>
    <message>
        <source>Tilt of the axis</source>
        <translation>Neigung der Achse</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Tip</source>
        <translation>Spitze</translation>
    </message>
    <message>
        <source>Tip to centre</source>
        <translation>Spitze bis Mitte</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Kreisel</translation>
    </message>
    <message>
        <source>Turning</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Umkehrpunkte</translation>
    </message>
    <message>
        <source>Turns the roller.</source>
        <translation>Dreht die Rolle.</translation>
    </message>
    <message>
        <source>Upper angle</source>
        <translation>Oberer Winkel</translation>
    </message>
    <message>
        <source>Upper bob–Wall</source>
        <translation>Oberer Pendelkörper–Wand</translation>
    </message>
    <message>
        <source>Upper end–Floor</source>
        <translation>Oberes Ende–Boden</translation>
    </message>
    <message>
        <source>Upper knee</source>
        <translation>Oberes Gelenk</translation>
    </message>
    <message>
        <source>Upper mass</source>
        <translation>Obere Masse</translation>
    </message>
    <message>
        <source>Upper rod</source>
        <translation>Obere Stange</translation>
    </message>
    <message>
        <source>Upper rod passes its mean</source>
        <translation>Obere Stange geht durch ihr Mittel</translation>
    </message>
    <message>
        <source>Upper switch of gene 1</source>
        <translation>Oberer Schalter von Gen 1</translation>
    </message>
    <message>
        <source>Upper switch of gene 2</source>
        <translation>Oberer Schalter von Gen 2</translation>
    </message>
    <message>
        <source>Upper switches</source>
        <translation>Obere Schalter</translation>
    </message>
    <message>
        <source>Upper threshold</source>
        <translation>Obere Schwelle</translation>
    </message>
    <message>
        <source>Upward crossings</source>
        <translation>Durchgänge nach oben</translation>
    </message>
    <message>
        <source>Velocities</source>
        <translation>Geschwindigkeiten</translation>
    </message>
    <message>
        <source>Velocities of the end</source>
        <translation>Geschwindigkeiten des Endes</translation>
    </message>
    <message>
        <source>Velocities of the ends</source>
        <translation>Geschwindigkeiten der Enden</translation>
    </message>
    <message>
        <source>Voltage of the capacitor at the start; no current flows then.</source>
        <translation>Spannung des Kondensators am Anfang; dann fließt kein Strom.</translation>
    </message>
    <message>
        <source>Voltages</source>
        <translation>Spannungen</translation>
    </message>
    <message>
        <source>Voussoirs</source>
        <translation>Bogensteine</translation>
    </message>
    <message>
        <source>Where the motion begins.</source>
        <translation>Wo die Bewegung beginnt.</translation>
    </message>
    <message>
        <source>Width of the opening. Balls are 0.1 m wide.</source>
        <translation>Weite der Öffnung. Kugeln sind 0,1 m breit.</translation>
    </message>
    <message>
        <source>Without friction it never turns over.</source>
        <translation>Ohne Reibung dreht er sich nie um.</translation>
    </message>
    <message>
        <source>Without it the top keeps its axis.</source>
        <translation>Ohne sie behält der Kreisel seine Achse.</translation>
    </message>
    <message>
        <source>Woodpecker</source>
        <translation>Specht</translation>
    </message>
    <message>
        <source>Wrist pin</source>
        <translation>Kolbenbolzen</translation>
    </message>
    <message>
        <source>Young&apos;s modulus E</source>
        <translation>Elastizitätsmodul E</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>angle of the first beam</source>
        <translation>Winkel des ersten Balkens</translation>
    </message>
    <message>
        <source>angular velocity</source>
        <translation>Winkelgeschwindigkeit</translation>
    </message>
    <message>
        <source>ball</source>
        <translation>Kugel</translation>
    </message>
    <message>
        <source>bird</source>
        <translation>Vogel</translation>
    </message>
    <message>
        <source>c</source>
        <translation>c</translation>
    </message>
    <message>
        <source>cam</source>
        <translation>Nocken</translation>
    </message>
    <message>
        <source>cam angle</source>
        <translation>Nockenwinkel</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>coupler pin</source>
        <translation>Koppelbolzen</translation>
    </message>
    <message>
        <source>crank</source>
        <translation>Kurbel</translation>
    </message>
    <message>
        <source>crank pin</source>
        <translation>Kurbelzapfen</translation>
    </message>
    <message>
        <source>current of diode 1</source>
        <translation>Strom der Diode 1</translation>
    </message>
    <message>
        <source>current of diode 3</source>
        <translation>Strom der Diode 3</translation>
    </message>
    <message>
        <source>current of the coil</source>
        <translation>Strom der Spule</translation>
    </message>
    <message>
        <source>current of the diode</source>
        <translation>Strom der Diode</translation>
    </message>
    <message>
        <source>current of the load</source>
        <translation>Strom der Last</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>distance to the upper knee, less half a beam</source>
        <translation>Abstand zum oberen Gelenk, weniger ein halber Balken</translation>
    </message>
    <message>
        <source>end at the wall</source>
        <translation>Ende an der Wand</translation>
    </message>
    <message>
        <source>energy of the floor</source>
        <translation>Energie des Bodens</translation>
    </message>
    <message>
        <source>exact force of contact</source>
        <translation>exakte Kontaktkraft</translation>
    </message>
    <message>
        <source>exact time of contact</source>
        <translation>exakte Kontaktdauer</translation>
    </message>
    <message>
        <source>far end</source>
        <translation>fernes Ende</translation>
    </message>
    <message>
        <source>first ball</source>
        <translation>erste Kugel</translation>
    </message>
    <message>
        <source>first mode</source>
        <translation>erste Mode</translation>
    </message>
    <message>
        <source>force of the floor</source>
        <translation>Kraft des Bodens</translation>
    </message>
    <message>
        <source>friction force</source>
        <translation>Reibkraft</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>gene 1 is on</source>
        <translation>Gen 1 ist an</translation>
    </message>
    <message>
        <source>gene 2 is on</source>
        <translation>Gen 2 ist an</translation>
    </message>
    <message>
        <source>height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>height of the centre of mass</source>
        <translation>Höhe des Schwerpunkts</translation>
    </message>
    <message>
        <source>height of the lower bob</source>
        <translation>Höhe des unteren Pendelkörpers</translation>
    </message>
    <message>
        <source>height of the third beam</source>
        <translation>Höhe des dritten Balkens</translation>
    </message>
    <message>
        <source>height of the upper bob</source>
        <translation>Höhe des oberen Pendelkörpers</translation>
    </message>
    <message>
        <source>kinetic energy</source>
        <translation>kinetische Energie</translation>
    </message>
    <message>
        <source>last ball</source>
        <translation>letzte Kugel</translation>
    </message>
    <message>
        <source>lift</source>
        <translation>Hub</translation>
    </message>
    <message>
        <source>lower bob</source>
        <translation>unterer Pendelkörper</translation>
    </message>
    <message>
        <source>lower gap</source>
        <translation>unterer Abstand</translation>
    </message>
    <message>
        <source>lowest bead</source>
        <translation>unterste Perle</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>middle ball</source>
        <translation>mittlere Kugel</translation>
    </message>
    <message>
        <source>moment of the motor</source>
        <translation>Moment des Motors</translation>
    </message>
    <message>
        <source>normal velocity</source>
        <translation>Normalgeschwindigkeit</translation>
    </message>
    <message>
        <source>phase of the plane</source>
        <translation>Phase der Ebene</translation>
    </message>
    <message>
        <source>plane</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>position</source>
        <translation>Lage</translation>
    </message>
    <message>
        <source>precession</source>
        <translation>Präzession</translation>
    </message>
    <message>
        <source>product 1</source>
        <translation>Produkt 1</translation>
    </message>
    <message>
        <source>product 2</source>
        <translation>Produkt 2</translation>
    </message>
    <message>
        <source>rate of the bird</source>
        <translation>Drehrate des Vogels</translation>
    </message>
    <message>
        <source>relay</source>
        <translation>Relais</translation>
    </message>
    <message>
        <source>relay 1</source>
        <translation>Relais 1</translation>
    </message>
    <message>
        <source>relay 2</source>
        <translation>Relais 2</translation>
    </message>
    <message>
        <source>rocker</source>
        <translation>Schwinge</translation>
    </message>
    <message>
        <source>rocker pin</source>
        <translation>Schwingenzapfen</translation>
    </message>
    <message>
        <source>second</source>
        <translation>zweite</translation>
    </message>
    <message>
        <source>second mode</source>
        <translation>zweite Mode</translation>
    </message>
    <message>
        <source>sleeve</source>
        <translation>Hülse</translation>
    </message>
    <message>
        <source>slider across the guide</source>
        <translation>Schieber quer zur Führung</translation>
    </message>
    <message>
        <source>slider along the guide</source>
        <translation>Schieber längs der Führung</translation>
    </message>
    <message>
        <source>sliding</source>
        <translation>Gleiten</translation>
    </message>
    <message>
        <source>sliding of the sleeve</source>
        <translation>Gleiten der Hülse</translation>
    </message>
    <message>
        <source>sliding velocity</source>
        <translation>Gleitgeschwindigkeit</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>speed of the follower</source>
        <translation>Geschwindigkeit des Stößels</translation>
    </message>
    <message>
        <source>speed of the slider</source>
        <translation>Geschwindigkeit des Schiebers</translation>
    </message>
    <message>
        <source>spin</source>
        <translation>Drehung</translation>
    </message>
    <message>
        <source>spin of the roller</source>
        <translation>Drehung der Rolle</translation>
    </message>
    <message>
        <source>spin times radius</source>
        <translation>Drehung mal Radius</translation>
    </message>
    <message>
        <source>state 1</source>
        <translation>Zustand 1</translation>
    </message>
    <message>
        <source>state 2</source>
        <translation>Zustand 2</translation>
    </message>
    <message>
        <source>stored energy</source>
        <translation>gespeicherte Energie</translation>
    </message>
    <message>
        <source>string at fret 12</source>
        <translation>Saite an Bund 12</translation>
    </message>
    <message>
        <source>string at the bridge</source>
        <translation>Saite am Steg</translation>
    </message>
    <message>
        <source>stroke</source>
        <translation>Hub</translation>
    </message>
    <message>
        <source>third</source>
        <translation>dritte</translation>
    </message>
    <message>
        <source>third mode</source>
        <translation>dritte Mode</translation>
    </message>
    <message>
        <source>tilt</source>
        <translation>Neigung</translation>
    </message>
    <message>
        <source>tilt of the axis</source>
        <translation>Neigung der Achse</translation>
    </message>
    <message>
        <source>tilt of the slider</source>
        <translation>Neigung des Schiebers</translation>
    </message>
    <message>
        <source>total energy</source>
        <translation>Gesamtenergie</translation>
    </message>
    <message>
        <source>turns of the crank</source>
        <translation>Umdrehungen der Kurbel</translation>
    </message>
    <message>
        <source>u</source>
        <translation>u</translation>
    </message>
    <message>
        <source>upper bob</source>
        <translation>oberer Pendelkörper</translation>
    </message>
    <message>
        <source>upper gap</source>
        <translation>oberer Abstand</translation>
    </message>
    <message>
        <source>upper switch 1</source>
        <translation>oberer Schalter 1</translation>
    </message>
    <message>
        <source>upper switch 2</source>
        <translation>oberer Schalter 2</translation>
    </message>
    <message>
        <source>velocity</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>velocity at fret 12</source>
        <translation>Geschwindigkeit an Bund 12</translation>
    </message>
    <message>
        <source>velocity off the slope</source>
        <translation>Geschwindigkeit vom Hang weg</translation>
    </message>
    <message>
        <source>voltage</source>
        <translation>Spannung</translation>
    </message>
    <message>
        <source>voltage before the bridge</source>
        <translation>Spannung vor der Brücke</translation>
    </message>
    <message>
        <source>voltage of the diode</source>
        <translation>Spannung der Diode</translation>
    </message>
    <message>
        <source>voltage of the load</source>
        <translation>Spannung der Last</translation>
    </message>
    <message>
        <source>way</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>x of the centre</source>
        <translation>x der Mitte</translation>
    </message>
    <message>
        <source>x₁</source>
        <translation>x₁</translation>
    </message>
    <message>
        <source>x₂</source>
        <translation>x₂</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
    <message>
        <source>y of the centre</source>
        <translation>y der Mitte</translation>
    </message>
    <message>
        <source>y′</source>
        <translation>y′</translation>
    </message>
    <message>
        <source>y″</source>
        <translation>y″</translation>
    </message>
    <message>
        <source>λ lies in [-limit, limit]; between the ends only while y = 0.</source>
        <translation>λ liegt in [-Grenze, Grenze]; zwischen den Enden nur, solange y = 0 ist.</translation>
    </message>
    <message>
        <source>φ</source>
        <translation>φ</translation>
    </message>
    <message>
        <source>φ₀</source>
        <translation>φ₀</translation>
    </message>
    <message>
        <source>A direct-current motor turns a crank, which drives a slider against friction</source>
        <translation>Ein Gleichstrommotor dreht eine Kurbel, die einen Schieber gegen Reibung treibt</translation>
    </message>
    <message>
        <source>Between ram and cart.</source>
        <translation>Zwischen Stößel und Wagen.</translation>
    </message>
    <message>
        <source>Cart</source>
        <translation>Wagen</translation>
    </message>
    <message>
        <source>Cart with pendulum</source>
        <translation>Wagen mit Pendel</translation>
    </message>
    <message>
        <source>Coulomb&apos;s friction between the slider and its guide.</source>
        <translation>Coulombsche Reibung zwischen dem Schieber und seiner Führung.</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>Strom</translation>
    </message>
    <message>
        <source>Distance of its pins.</source>
        <translation>Abstand ihrer Bolzen.</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Antrieb</translation>
    </message>
    <message>
        <source>Force of the drive</source>
        <translation>Kraft des Antriebs</translation>
    </message>
    <message>
        <source>Friction of the guide</source>
        <translation>Reibung der Führung</translation>
    </message>
    <message>
        <source>Half length</source>
        <translation>Halbe Länge</translation>
    </message>
    <message>
        <source>How far the ram comes out. It stands 0.75 m from the cart&apos;s place.</source>
        <translation>Wie weit der Stößel ausfährt. Er steht 0,75 m vom Platz des Wagens.</translation>
    </message>
    <message>
        <source>Initial tilt</source>
        <translation>Anfangsneigung</translation>
    </message>
    <message>
        <source>Lag of the drive</source>
        <translation>Verzögerung des Antriebs</translation>
    </message>
    <message>
        <source>Largest force</source>
        <translation>Größte Kraft</translation>
    </message>
    <message>
        <source>Moment and speed</source>
        <translation>Moment und Drehzahl</translation>
    </message>
    <message>
        <source>Moment by current, N m/A, and voltage by speed, V s/rad.</source>
        <translation>Moment je Strom, N m/A, und Spannung je Drehgeschwindigkeit, V s/rad.</translation>
    </message>
    <message>
        <source>Motor and crank</source>
        <translation>Motor und Kurbel</translation>
    </message>
    <message>
        <source>Motor constant k</source>
        <translation>Motorkonstante k</translation>
    </message>
    <message>
        <source>Of the rod.</source>
        <translation>Des Stabs.</translation>
    </message>
    <message>
        <source>Of the source that feeds the motor.</source>
        <translation>Der Quelle, die den Motor speist.</translation>
    </message>
    <message>
        <source>Of the winding.</source>
        <translation>Der Wicklung.</translation>
    </message>
    <message>
        <source>Of the winding. L/R is the time that the current takes to follow the speed.</source>
        <translation>Der Wicklung. L/R ist die Zeit, die der Strom braucht, um der Drehzahl zu folgen.</translation>
    </message>
    <message>
        <source>Phase portrait of the rod</source>
        <translation>Phasenporträt des Stabs</translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation>Drehpunkt</translation>
    </message>
    <message>
        <source>Place of the cart</source>
        <translation>Platz des Wagens</translation>
    </message>
    <message>
        <source>Ram</source>
        <translation>Stößel</translation>
    </message>
    <message>
        <source>Slider pin</source>
        <translation>Bolzen des Schiebers</translation>
    </message>
    <message>
        <source>State feedback balances a rod on a cart, which a ram knocks out of its place again and again</source>
        <translation>Eine Zustandsrückführung balanciert einen Stab auf einem Wagen, den ein Stößel immer wieder von seinem Platz stößt</translation>
    </message>
    <message>
        <source>Stroke of the ram</source>
        <translation>Hub des Stößels</translation>
    </message>
    <message>
        <source>Tilt of the rod</source>
        <translation>Neigung des Stabs</translation>
    </message>
    <message>
        <source>Voltage</source>
        <translation>Spannung</translation>
    </message>
    <message>
        <source>What the drive can give.</source>
        <translation>Was der Antrieb geben kann.</translation>
    </message>
    <message>
        <source>crank angle</source>
        <translation>Kurbelwinkel</translation>
    </message>
    <message>
        <source>current</source>
        <translation>Strom</translation>
    </message>
    <message>
        <source>force of the drive</source>
        <translation>Kraft des Antriebs</translation>
    </message>
    <message>
        <source>order</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>place of the cart</source>
        <translation>Platz des Wagens</translation>
    </message>
    <message>
        <source>slider</source>
        <translation>Schieber</translation>
    </message>
    <message>
        <source>speed of the crank</source>
        <translation>Drehzahl der Kurbel</translation>
    </message>
    <message>
        <source>stroke of the ram</source>
        <translation>Hub des Stößels</translation>
    </message>
    <message>
        <source>tilt of the rod</source>
        <translation>Neigung des Stabs</translation>
    </message>
    <message>
        <source>From blow to blow.</source>
        <translation>Von Stoß zu Stoß.</translation>
    </message>
    <message>
        <source>How long it takes to come out.</source>
        <translation>Wie lange das Ausfahren dauert.</translation>
    </message>
    <message>
        <source>Of the whole feedback. Below about 0.6 the rod falls.</source>
        <translation>Der ganzen Rückführung. Unter etwa 0,6 fällt der Stab.</translation>
    </message>
    <message>
        <source>Period of the ram</source>
        <translation>Periode des Stößels</translation>
    </message>
    <message>
        <source>Rise of the ram</source>
        <translation>Ausfahrzeit des Stößels</translation>
    </message>
    <message>
        <source>The force follows its order with this time constant.</source>
        <translation>Die Kraft folgt ihrem Befehl mit dieser Zeitkonstante.</translation>
    </message>
    <message>
        <source>A drive swings the bell up; the clapper strikes where bell and clapper do not swing as one</source>
        <translation>Ein Antrieb schaukelt die Glocke auf; der Klöppel schlägt an, wo Glocke und Klöppel nicht wie eins schwingen</translation>
    </message>
    <message>
        <source>A long string winds up while its bit sticks in the rock; it slips at three times the speed and bounces on its three cones</source>
        <translation>Ein langer Strang verdrillt sich, während sein Meißel im Fels haftet; dann rutscht er mit dreifacher Drehzahl und hüpft auf seinen drei Kegeln</translation>
    </message>
    <message>
        <source>A motor&apos;s disc takes a load along by friction: it slips, sticks, and slips again at every peak of the load</source>
        <translation>Die Scheibe eines Motors nimmt eine Last durch Reibung mit: Sie rutscht, haftet und rutscht bei jeder Spitze der Last wieder</translation>
    </message>
    <message>
        <source>Along the pitch circles.</source>
        <translation>Entlang der Wälzkreise.</translation>
    </message>
    <message>
        <source>At each jerk both go on with light/(heavy + light) of its speed.</source>
        <translation>Nach jedem Ruck bewegen sich beide mit leicht/(schwer + leicht) seiner Geschwindigkeit weiter.</translation>
    </message>
    <message>
        <source>At which half of the fall from rest to speed has come.</source>
        <translation>Bei der die Hälfte des Abfalls von Ruhe auf Drehzahl erreicht ist.</translation>
    </message>
    <message>
        <source>At which the string is turned from above. Fast enough, the bit never sticks.</source>
        <translation>Mit der der Strang von oben gedreht wird. Ist sie hoch genug, haftet der Meißel nie.</translation>
    </message>
    <message>
        <source>Atwood&apos;s machine with a rope that goes slack</source>
        <translation>Atwoodsche Fallmaschine mit schlaffem Seil</translation>
    </message>
    <message>
        <source>Axial damping</source>
        <translation>Axiale Dämpfung</translation>
    </message>
    <message>
        <source>Axial stiffness</source>
        <translation>Axiale Steifigkeit</translation>
    </message>
    <message>
        <source>Backlash</source>
        <translation>Zahnspiel</translation>
    </message>
    <message>
        <source>Backlash between two gears: a shaft that turns unevenly throws the loose gear from flank to flank</source>
        <translation>Spiel zwischen zwei Zahnrädern: Eine ungleichmäßig drehende Welle wirft das Losrad von Flanke zu Flanke</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Sockel</translation>
    </message>
    <message>
        <source>Bell</source>
        <translation>Glocke</translation>
    </message>
    <message>
        <source>Bell and clapper</source>
        <translation>Glocke und Klöppel</translation>
    </message>
    <message>
        <source>Bit</source>
        <translation>Meißel</translation>
    </message>
    <message>
        <source>By which the driving shaft runs ahead and behind. The loose gear lifts off where r1 swing (2 pi f)^2 is more than r2 drag/J.</source>
        <translation>Um den die treibende Welle vor- und nachläuft. Das Losrad hebt ab, wo r1 Ausschlag (2 π f)² größer ist als r2 Bremsmoment/J.</translation>
    </message>
    <message>
        <source>Clapper</source>
        <translation>Klöppel</translation>
    </message>
    <message>
        <source>Clapper in the bell</source>
        <translation>Klöppel in der Glocke</translation>
    </message>
    <message>
        <source>Clutch</source>
        <translation>Kupplung</translation>
    </message>
    <message>
        <source>Coulomb&apos;s friction of the lining.</source>
        <translation>Coulombsche Reibung des Belags.</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Bremsmoment</translation>
    </message>
    <message>
        <source>Drill string</source>
        <translation>Bohrstrang</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Treibendes Rad</translation>
    </message>
    <message>
        <source>Driving shaft</source>
        <translation>Treibende Welle</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>Lüfter</translation>
    </message>
    <message>
        <source>Flanks</source>
        <translation>Flanken</translation>
    </message>
    <message>
        <source>Force on the rock</source>
        <translation>Kraft auf den Fels</translation>
    </message>
    <message>
        <source>Frequency f</source>
        <translation>Frequenz f</translation>
    </message>
    <message>
        <source>From its pin to the middle of its ball. A bell whose clapper swings as slowly as itself does not ring.</source>
        <translation>Von seinem Bolzen zur Mitte seines Ballens. Eine Glocke, deren Klöppel so langsam schwingt wie sie selbst, läutet nicht.</translation>
    </message>
    <message>
        <source>Gain of the drive</source>
        <translation>Verstärkung des Antriebs</translation>
    </message>
    <message>
        <source>Gap under the bit</source>
        <translation>Spalt unter dem Meißel</translation>
    </message>
    <message>
        <source>Guide of the heavy weight</source>
        <translation>Führung des schweren Gewichts</translation>
    </message>
    <message>
        <source>Guide of the light weight</source>
        <translation>Führung des leichten Gewichts</translation>
    </message>
    <message>
        <source>Heavy weight</source>
        <translation>Schweres Gewicht</translation>
    </message>
    <message>
        <source>Height of the pulley.</source>
        <translation>Höhe der Rolle.</translation>
    </message>
    <message>
        <source>Hole</source>
        <translation>Bohrloch</translation>
    </message>
    <message>
        <source>Inertia J</source>
        <translation>Trägheit J</translation>
    </message>
    <message>
        <source>Inertia of the load</source>
        <translation>Trägheit der Last</translation>
    </message>
    <message>
        <source>Inertia of the motor</source>
        <translation>Trägheit des Motors</translation>
    </message>
    <message>
        <source>Its moment by speed, where the bell swings less than it shall. At 0 the bell swings out.</source>
        <translation>Sein Moment je Drehzahl, wo die Glocke weniger ausschlägt, als sie soll. Bei 0 schwingt die Glocke aus.</translation>
    </message>
    <message>
        <source>Largest moment</source>
        <translation>Größtes Moment</translation>
    </message>
    <message>
        <source>Light weight</source>
        <translation>Leichtes Gewicht</translation>
    </message>
    <message>
        <source>Lining</source>
        <translation>Belag</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Last</translation>
    </message>
    <message>
        <source>Loose gear</source>
        <translation>Losrad</translation>
    </message>
    <message>
        <source>Moment of the clutch</source>
        <translation>Moment der Kupplung</translation>
    </message>
    <message>
        <source>Moment of the load by its speed, N m s.</source>
        <translation>Moment der Last je Drehzahl, N m s.</translation>
    </message>
    <message>
        <source>Moment of the rock at rest</source>
        <translation>Moment des Felses in Ruhe</translation>
    </message>
    <message>
        <source>Moment of the rock at speed</source>
        <translation>Moment des Felses bei Drehzahl</translation>
    </message>
    <message>
        <source>Moment that brakes the loose gear. With enough of it the flanks stay together.</source>
        <translation>Moment, das das Losrad bremst. Ist es groß genug, bleiben die Flanken zusammen.</translation>
    </message>
    <message>
        <source>Motor&apos;s disc</source>
        <translation>Scheibe des Motors</translation>
    </message>
    <message>
        <source>Newton&apos;s restitution of the flanks.</source>
        <translation>Newtons Stoßzahl der Flanken.</translation>
    </message>
    <message>
        <source>Newton&apos;s restitution of the jerk. At 0 the rope stays taut after it.</source>
        <translation>Newtons Stoßzahl des Rucks. Bei 0 bleibt das Seil danach straff.</translation>
    </message>
    <message>
        <source>Of bit and rock.</source>
        <translation>Von Meißel und Fels.</translation>
    </message>
    <message>
        <source>Of bronze and iron.</source>
        <translation>Von Bronze und Eisen.</translation>
    </message>
    <message>
        <source>Of its disc and rotor.</source>
        <translation>Seiner Scheibe und seines Läufers.</translation>
    </message>
    <message>
        <source>Of its disc, shaft and fan.</source>
        <translation>Ihrer Scheibe, Welle und ihres Lüfters.</translation>
    </message>
    <message>
        <source>Of the bell and its clapper.</source>
        <translation>Der Glocke und ihres Klöppels.</translation>
    </message>
    <message>
        <source>Of the bit and its collar.</source>
        <translation>Des Meißels und seiner Schwerstange.</translation>
    </message>
    <message>
        <source>Of the clapper, below the bell&apos;s axle.</source>
        <translation>Des Klöppels, unter der Achse der Glocke.</translation>
    </message>
    <message>
        <source>Of the closed clutch. It can carry the moment mu F R.</source>
        <translation>Der geschlossenen Kupplung. Sie kann das Moment μ F R übertragen.</translation>
    </message>
    <message>
        <source>Of the drive.</source>
        <translation>Des Antriebs.</translation>
    </message>
    <message>
        <source>Of the heavy weight above its bed at the start.</source>
        <translation>Des schweren Gewichts über seiner Auflage am Anfang.</translation>
    </message>
    <message>
        <source>Of the loose gear.</source>
        <translation>Des Losrads.</translation>
    </message>
    <message>
        <source>Of the motor&apos;s winding.</source>
        <translation>Der Wicklung des Motors.</translation>
    </message>
    <message>
        <source>Of the pulley, which has no mass.</source>
        <translation>Der Rolle, die keine Masse hat.</translation>
    </message>
    <message>
        <source>Of the string, N m s.</source>
        <translation>Des Strangs, N m s.</translation>
    </message>
    <message>
        <source>Of the string, N m/rad.</source>
        <translation>Des Strangs, N m/rad.</translation>
    </message>
    <message>
        <source>Of the swing.</source>
        <translation>Des Ausschlags.</translation>
    </message>
    <message>
        <source>Once a swing</source>
        <translation>Einmal je Ausschlag</translation>
    </message>
    <message>
        <source>Peaks of the load</source>
        <translation>Spitzen der Last</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Periode</translation>
    </message>
    <message>
        <source>Phase portrait of the clapper</source>
        <translation>Phasenbild des Klöppels</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Bolzen</translation>
    </message>
    <message>
        <source>Pitch radius of the driver</source>
        <translation>Wälzkreisradius des treibenden Rads</translation>
    </message>
    <message>
        <source>Pitch radius of the loose gear</source>
        <translation>Wälzkreisradius des Losrads</translation>
    </message>
    <message>
        <source>Pressing force</source>
        <translation>Anpresskraft</translation>
    </message>
    <message>
        <source>Pulley</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Radius R</source>
        <translation>Radius R</translation>
    </message>
    <message>
        <source>Rattling gears</source>
        <translation>Rasselnde Zahnräder</translation>
    </message>
    <message>
        <source>Resistance</source>
        <translation>Widerstand</translation>
    </message>
    <message>
        <source>Restitution of the rope</source>
        <translation>Stoßzahl des Seils</translation>
    </message>
    <message>
        <source>Rig</source>
        <translation>Bohrgerüst</translation>
    </message>
    <message>
        <source>Rock</source>
        <translation>Fels</translation>
    </message>
    <message>
        <source>Rope</source>
        <translation>Seil</translation>
    </message>
    <message>
        <source>Rotary table</source>
        <translation>Drehtisch</translation>
    </message>
    <message>
        <source>Slack of the rope</source>
        <translation>Durchhang des Seils</translation>
    </message>
    <message>
        <source>Slip</source>
        <translation>Schlupf</translation>
    </message>
    <message>
        <source>Speed of the fall</source>
        <translation>Drehzahl des Abfalls</translation>
    </message>
    <message>
        <source>Speed of the table</source>
        <translation>Drehzahl des Tisches</translation>
    </message>
    <message>
        <source>Spline</source>
        <translation>Keilwelle</translation>
    </message>
    <message>
        <source>Stick and slip</source>
        <translation>Haften und Rutschen</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Speisung</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>The clutch is open for the first fifth of it.</source>
        <translation>Im ersten Fünftel davon ist die Kupplung offen.</translation>
    </message>
    <message>
        <source>The heavy weight lands, the light one flies on; when it falls back, the rope jerks the heavy one up</source>
        <translation>Das schwere Gewicht landet, das leichte fliegt weiter; fällt es zurück, reißt das Seil das schwere hoch</translation>
    </message>
    <message>
        <source>Three around, as the cones cut them. The bit leaves them where it turns too fast to follow.</source>
        <translation>Drei ringsum, wie die Kegel sie schneiden. Der Meißel verlässt sie, wo er zu schnell dreht, um zu folgen.</translation>
    </message>
    <message>
        <source>Tilt at the start</source>
        <translation>Neigung am Anfang</translation>
    </message>
    <message>
        <source>To which it falls as the bit turns faster. Less than at rest: the bit sticks and slips.</source>
        <translation>Auf das es fällt, wenn der Meißel schneller dreht. Kleiner als in Ruhe: Der Meißel haftet und rutscht.</translation>
    </message>
    <message>
        <source>To which the drive brings the bell. Small swings are silent.</source>
        <translation>Auf den der Antrieb die Glocke bringt. Kleine Ausschläge bleiben stumm.</translation>
    </message>
    <message>
        <source>Torsional damping</source>
        <translation>Drehdämpfung</translation>
    </message>
    <message>
        <source>Torsional stiffness</source>
        <translation>Drehsteifigkeit</translation>
    </message>
    <message>
        <source>Twice a second, beside the moment of the fan. Above what the clutch carries it slips.</source>
        <translation>Zweimal je Sekunde, neben dem Moment des Lüfters. Über dem, was die Kupplung überträgt, rutscht sie.</translation>
    </message>
    <message>
        <source>Waves of the rock</source>
        <translation>Wellen des Felses</translation>
    </message>
    <message>
        <source>Way in the backlash</source>
        <translation>Weg im Zahnspiel</translation>
    </message>
    <message>
        <source>Weight on the bit</source>
        <translation>Last auf dem Meißel</translation>
    </message>
    <message>
        <source>What the hook does not carry.</source>
        <translation>Was der Haken nicht trägt.</translation>
    </message>
    <message>
        <source>What the rock bears before the bit breaks away.</source>
        <translation>Was der Fels trägt, bevor sich der Meißel losreißt.</translation>
    </message>
    <message>
        <source>Where the friction of the lining acts in the mean.</source>
        <translation>Wo die Reibung des Belags im Mittel angreift.</translation>
    </message>
    <message>
        <source>While the rope is taut both move with g (heavy - light)/(heavy + light).</source>
        <translation>Solange das Seil straff ist, bewegen sich beide mit g (schwer − leicht)/(schwer + leicht).</translation>
    </message>
    <message>
        <source>angle of the load&apos;s peaks</source>
        <translation>Winkel der Lastspitzen</translation>
    </message>
    <message>
        <source>bell</source>
        <translation>Glocke</translation>
    </message>
    <message>
        <source>bit</source>
        <translation>Meißel</translation>
    </message>
    <message>
        <source>clapper</source>
        <translation>Klöppel</translation>
    </message>
    <message>
        <source>clapper in the bell</source>
        <translation>Klöppel in der Glocke</translation>
    </message>
    <message>
        <source>driver</source>
        <translation>treibendes Rad</translation>
    </message>
    <message>
        <source>driving flank</source>
        <translation>treibende Flanke</translation>
    </message>
    <message>
        <source>force on the plate</source>
        <translation>Kraft auf die Scheibe</translation>
    </message>
    <message>
        <source>force on the rock</source>
        <translation>Kraft auf den Fels</translation>
    </message>
    <message>
        <source>heavy weight</source>
        <translation>schweres Gewicht</translation>
    </message>
    <message>
        <source>height of the bit</source>
        <translation>Höhe des Meißels</translation>
    </message>
    <message>
        <source>light weight</source>
        <translation>leichtes Gewicht</translation>
    </message>
    <message>
        <source>load</source>
        <translation>Last</translation>
    </message>
    <message>
        <source>loose gear</source>
        <translation>Losrad</translation>
    </message>
    <message>
        <source>mean angle of the shaft</source>
        <translation>mittlerer Winkel der Welle</translation>
    </message>
    <message>
        <source>moment of the clutch</source>
        <translation>Moment der Kupplung</translation>
    </message>
    <message>
        <source>moment of the drive</source>
        <translation>Moment des Antriebs</translation>
    </message>
    <message>
        <source>motor</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>peaks of the load</source>
        <translation>Spitzen der Last</translation>
    </message>
    <message>
        <source>percussions</source>
        <translation>Perkussionen</translation>
    </message>
    <message>
        <source>phase of the swing</source>
        <translation>Phase des Ausschlags</translation>
    </message>
    <message>
        <source>r1: where its teeth roll off on the other&apos;s.</source>
        <translation>r1: wo seine Zähne auf denen des anderen abwälzen.</translation>
    </message>
    <message>
        <source>r2: as the driver&apos;s.</source>
        <translation>r2: wie beim treibenden Rad.</translation>
    </message>
    <message>
        <source>slack</source>
        <translation>Durchhang</translation>
    </message>
    <message>
        <source>slip</source>
        <translation>Schlupf</translation>
    </message>
    <message>
        <source>speed of the clapper in the bell</source>
        <translation>Drehzahl des Klöppels in der Glocke</translation>
    </message>
    <message>
        <source>speed of the flanks</source>
        <translation>Geschwindigkeit der Flanken</translation>
    </message>
    <message>
        <source>speed of the heavy weight</source>
        <translation>Geschwindigkeit des schweren Gewichts</translation>
    </message>
    <message>
        <source>speed of the light weight</source>
        <translation>Geschwindigkeit des leichten Gewichts</translation>
    </message>
    <message>
        <source>table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>tension</source>
        <translation>Seilkraft</translation>
    </message>
    <message>
        <source>trailing flank</source>
        <translation>hintere Flanke</translation>
    </message>
    <message>
        <source>twist of the string</source>
        <translation>Verdrillung des Strangs</translation>
    </message>
    <message>
        <source>way in the backlash</source>
        <translation>Weg im Zahnspiel</translation>
    </message>
</context>
<context>
    <name>signals</name>
    <message>
        <source>closed contact points</source>
        <translation>geschlossene Kontaktpunkte</translation>
    </message>
    <message>
        <source>contact points</source>
        <translation>Kontaktpunkte</translation>
    </message>
    <message>
        <source>contact residual</source>
        <translation>Residuum der Kontakte</translation>
    </message>
    <message>
        <source>contacts</source>
        <translation>Kontakte</translation>
    </message>
    <message>
        <source>damping loss</source>
        <translation>Dämpfungsverlust</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>Energie</translation>
    </message>
    <message>
        <source>force</source>
        <translation>Kraft</translation>
    </message>
    <message>
        <source>friction</source>
        <translation>Reibung</translation>
    </message>
    <message>
        <source>friction impulse</source>
        <translation>Reibungsimpuls</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>Spalt</translation>
    </message>
    <message>
        <source>impact loss</source>
        <translation>Stoßverlust</translation>
    </message>
    <message>
        <source>impulse</source>
        <translation>Impuls</translation>
    </message>
    <message>
        <source>input work</source>
        <translation>zugeführte Arbeit</translation>
    </message>
    <message>
        <source>kinetic energy</source>
        <translation>kinetische Energie</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>normal impulse</source>
        <translation>Normalimpuls</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>position</source>
        <translation>Lage</translation>
    </message>
    <message>
        <source>potential energy</source>
        <translation>potentielle Energie</translation>
    </message>
    <message>
        <source>rad</source>
        <translation>rad</translation>
    </message>
    <message>
        <source>relative velocity</source>
        <translation>Relativgeschwindigkeit</translation>
    </message>
    <message>
        <source>scheme loss</source>
        <translation>Verlust des Verfahrens</translation>
    </message>
    <message>
        <source>section</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>sliding velocity</source>
        <translation>Gleitgeschwindigkeit</translation>
    </message>
    <message>
        <source>smallest gap</source>
        <translation>kleinster Spalt</translation>
    </message>
    <message>
        <source>total energy</source>
        <translation>Gesamtenergie</translation>
    </message>
    <message>
        <source>velocity</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>normal force</source>
        <translation>Normalkraft</translation>
    </message>
    <message>
        <source>normal percussion</source>
        <translation>Normalperkussion</translation>
    </message>
    <message>
        <source>percussion</source>
        <translation>Perkussion</translation>
    </message>
    <message>
        <source>projection loss</source>
        <translation>Verlust der Projektion</translation>
    </message>
    <message>
        <source>distance to the bound</source>
        <translation>Abstand zur Grenze</translation>
    </message>
    <message>
        <source>friction force</source>
        <translation>Reibungskraft</translation>
    </message>
    <message>
        <source>friction reserve</source>
        <translation>Reibungsreserve</translation>
    </message>
    <message>
        <source>normal acceleration</source>
        <translation>Normalbeschleunigung</translation>
    </message>
    <message>
        <source>scene</source>
        <translation>Szene</translation>
    </message>
    <message>
        <source>sliding acceleration</source>
        <translation>Gleitbeschleunigung</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>rotation w</source>
        <translation>Drehung w</translation>
    </message>
    <message>
        <source>rotation x</source>
        <translation>Drehung x</translation>
    </message>
    <message>
        <source>rotation y</source>
        <translation>Drehung y</translation>
    </message>
    <message>
        <source>rotation z</source>
        <translation>Drehung z</translation>
    </message>
    <message>
        <source>spin</source>
        <translation>Drehgeschwindigkeit</translation>
    </message>
    <message>
        <source>spin x</source>
        <translation>Drehgeschwindigkeit x</translation>
    </message>
    <message>
        <source>spin y</source>
        <translation>Drehgeschwindigkeit y</translation>
    </message>
    <message>
        <source>spin z</source>
        <translation>Drehgeschwindigkeit z</translation>
    </message>
    <message>
        <source>velocity x</source>
        <translation>Geschwindigkeit x</translation>
    </message>
    <message>
        <source>velocity y</source>
        <translation>Geschwindigkeit y</translation>
    </message>
    <message>
        <source>velocity z</source>
        <translation>Geschwindigkeit z</translation>
    </message>
</context>
</TS>
