<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>MakingRow</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Leave the scene as it is (Esc)</source>
        <translation>Laisser la scène telle quelle (Échap)</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Appliquer</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>and</source>
        <translation>et</translation>
    </message>
    <message>
        <source>or</source>
        <translation>ou</translation>
    </message>
    <message>
        <source>if</source>
        <translation>si</translation>
    </message>
    <message>
        <source>otherwise</source>
        <translation>sinon</translation>
    </message>
    <message>
        <source>There is no interaction %1</source>
        <translation>Il n&apos;y a pas d&apos;interaction %1</translation>
    </message>
    <message>
        <source>correct the plot&apos;s interaction</source>
        <translation>corriger l&apos;interaction du tracé</translation>
    </message>
    <message>
        <source>did you mean &apos;%1&apos;?</source>
        <translation>est-ce «&#xa0;%1&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>The interaction %1 has no component %2</source>
        <translation>L&apos;interaction %1 n&apos;a pas de composante %2</translation>
    </message>
    <message>
        <source>its components are 0 to %1</source>
        <translation>ses composantes vont de 0 à %1</translation>
    </message>
    <message>
        <source>The signal %1 was not recorded</source>
        <translation>Le signal %1 n&apos;a pas été enregistré</translation>
    </message>
    <message>
        <source>add it to run.record of the scene</source>
        <translation>l&apos;ajouter à run.record de la scène</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>fermé</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>slip</source>
        <translation>glissement</translation>
    </message>
    <message>
        <source>stick</source>
        <translation>adhérence</translation>
    </message>
    <message>
        <source>lower limit</source>
        <translation>borne inférieure</translation>
    </message>
    <message>
        <source>upper limit</source>
        <translation>borne supérieure</translation>
    </message>
    <message>
        <source>between the limits</source>
        <translation>entre les bornes</translation>
    </message>
    <message>
        <source>These equations are too many to be edited here; change them in the scene file.</source>
        <translation>Ces équations sont trop nombreuses pour être modifiées ici&#xa0;; les changer dans le fichier.</translation>
    </message>
    <message>
        <source>Matrices of more than %1 rows are not edited here; change them in the scene file.</source>
        <translation>Les matrices de plus de %1 lignes ne se modifient pas ici&#xa0;; les changer dans le fichier.</translation>
    </message>
    <message>
        <source>More than %1 initial values are not edited here; change them in the scene file.</source>
        <translation>Plus de %1 valeurs initiales ne se modifient pas ici&#xa0;; les changer dans le fichier.</translation>
    </message>
    <message>
        <source>Lagrangian system, linear</source>
        <translation>Système de Lagrange, linéaire</translation>
    </message>
    <message>
        <source>Mass M</source>
        <translation>Masse M</translation>
    </message>
    <message>
        <source>Mass matrix, symmetric and positive definite: a row, entries separated by commas</source>
        <translation>Matrice de masse, symétrique définie positive&#xa0;: une ligne, entrées séparées par des virgules</translation>
    </message>
    <message>
        <source>Damping C</source>
        <translation>Amortissement C</translation>
    </message>
    <message>
        <source>Damping matrix; empty: none</source>
        <translation>Matrice d&apos;amortissement&#xa0;; vide&#xa0;: aucune</translation>
    </message>
    <message>
        <source>Stiffness K</source>
        <translation>Raideur K</translation>
    </message>
    <message>
        <source>Stiffness matrix; empty: none</source>
        <translation>Matrice de raideur&#xa0;; vide&#xa0;: aucune</translation>
    </message>
    <message>
        <source>Force F(t)</source>
        <translation>Force F(t)</translation>
    </message>
    <message>
        <source>Force: of t, drives, parameters; empty: none</source>
        <translation>Force&#xa0;: de t, entraînements, paramètres&#xa0;; vide&#xa0;: aucune</translation>
    </message>
    <message>
        <source>At t = 0</source>
        <translation>À t = 0</translation>
    </message>
    <message>
        <source>Initial positions, separated by commas</source>
        <translation>Positions initiales, séparées par des virgules</translation>
    </message>
    <message>
        <source>Initial velocities, separated by commas</source>
        <translation>Vitesses initiales, séparées par des virgules</translation>
    </message>
    <message>
        <source>Lagrangian system, diagonal</source>
        <translation>Système de Lagrange, diagonal</translation>
    </message>
    <message>
        <source>One formula for every coordinate, with %1 its number</source>
        <translation>Une formule pour toute coordonnée, %1 étant son numéro</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>Masse</translation>
    </message>
    <message>
        <source>Damping</source>
        <translation>Amortissement</translation>
    </message>
    <message>
        <source>Stiffness</source>
        <translation>Raideur</translation>
    </message>
    <message>
        <source>Number of coordinates</source>
        <translation>Nombre de coordonnées</translation>
    </message>
    <message>
        <source>How many coordinates there are</source>
        <translation>Combien il y a de coordonnées</translation>
    </message>
    <message>
        <source>Lagrangian system, nonlinear</source>
        <translation>Système de Lagrange, non linéaire</translation>
    </message>
    <message>
        <source>Mass M(q)</source>
        <translation>Masse M(q)</translation>
    </message>
    <message>
        <source>Mass matrix of q, symmetric and positive definite: a row, entries separated by commas</source>
        <translation>Matrice de masse de q, symétrique définie positive&#xa0;: une ligne, entrées séparées par des virgules</translation>
    </message>
    <message>
        <source>Gyroscopic force F_gyr(q, v)</source>
        <translation>Force gyroscopique F_gyr(q, v)</translation>
    </message>
    <message>
        <source>Force on the left side; empty: none</source>
        <translation>Force du membre de gauche&#xa0;; vide&#xa0;: aucune</translation>
    </message>
    <message>
        <source>Internal force F_int(t, q, v)</source>
        <translation>Force interne F_int(t, q, v)</translation>
    </message>
    <message>
        <source>Force F(t, q, v)</source>
        <translation>Force F(t, q, v)</translation>
    </message>
    <message>
        <source>Force: of t, q, v, drives, parameters; empty: none</source>
        <translation>Force&#xa0;: de t, q, v, entraînements, paramètres&#xa0;; vide&#xa0;: aucune</translation>
    </message>
    <message>
        <source>First-order system, linear</source>
        <translation>Système du premier ordre, linéaire</translation>
    </message>
    <message>
        <source>Factor M</source>
        <translation>Facteur M</translation>
    </message>
    <message>
        <source>Constant matrix before ẋ: a row, entries separated by commas; empty: the identity</source>
        <translation>Matrice constante devant ẋ&#xa0;: une ligne, entrées séparées par des virgules&#xa0;; vide&#xa0;: l&apos;identité</translation>
    </message>
    <message>
        <source>Matrix A(t)</source>
        <translation>Matrice A(t)</translation>
    </message>
    <message>
        <source>Of t, drives, parameters: a row, entries separated by commas; empty: zero</source>
        <translation>De t, entraînements, paramètres&#xa0;: une ligne, entrées séparées par des virgules&#xa0;; vide&#xa0;: zéro</translation>
    </message>
    <message>
        <source>Source b(t)</source>
        <translation>Source b(t)</translation>
    </message>
    <message>
        <source>Of t, drives, parameters; empty: zero</source>
        <translation>De t, entraînements, paramètres&#xa0;; vide&#xa0;: zéro</translation>
    </message>
    <message>
        <source>Initial states, separated by commas</source>
        <translation>États initiaux, séparés par des virgules</translation>
    </message>
    <message>
        <source>First-order system, nonlinear</source>
        <translation>Système du premier ordre, non linéaire</translation>
    </message>
    <message>
        <source>Right-hand side f(x, t)</source>
        <translation>Second membre f(x, t)</translation>
    </message>
    <message>
        <source>Of the system&apos;s own x, t, drives, parameters</source>
        <translation>De x du système, t, entraînements, paramètres</translation>
    </message>
    <message>
        <source>Linear relation</source>
        <translation>Relation linéaire</translation>
    </message>
    <message>
        <source>Matrix H</source>
        <translation>Matrice H</translation>
    </message>
    <message>
        <source>A row for each gap, a column for each coordinate of the systems joined</source>
        <translation>Une ligne par interstice, une colonne par coordonnée des systèmes joints</translation>
    </message>
    <message>
        <source>One formula for every column, with %1 its number</source>
        <translation>Une formule pour toute colonne, %1 étant son numéro</translation>
    </message>
    <message>
        <source>Offset b</source>
        <translation>Décalage b</translation>
    </message>
    <message>
        <source>One number for each gap; empty: zero</source>
        <translation>Un nombre par interstice&#xa0;; vide&#xa0;: zéro</translation>
    </message>
    <message>
        <source>Tangent T</source>
        <translation>Tangente T</translation>
    </message>
    <message>
        <source>Tangential direction of each gap: u_T = T v</source>
        <translation>Direction tangente de chaque interstice&#xa0;: u_T = T v</translation>
    </message>
    <message>
        <source>Relation that depends on time</source>
        <translation>Relation dépendant du temps</translation>
    </message>
    <message>
        <source>Gap: of the joined systems&apos; q, t, drives, parameters</source>
        <translation>Interstice&#xa0;: de q des systèmes joints, t, entraînements, paramètres</translation>
    </message>
    <message>
        <source>Relation of positions</source>
        <translation>Relation de positions</translation>
    </message>
    <message>
        <source>Gap: of the joined systems&apos; q and parameters</source>
        <translation>Interstice&#xa0;: de q des systèmes joints et des paramètres</translation>
    </message>
    <message>
        <source>Gap h</source>
        <translation>Interstice h</translation>
    </message>
    <message>
        <source>Sliding velocity u_T</source>
        <translation>Vitesse de glissement u_T</translation>
    </message>
    <message>
        <source>Linear in the velocities; one for each gap</source>
        <translation>Linéaire en les vitesses&#xa0;; une par interstice</translation>
    </message>
    <message>
        <source>Compliant relation</source>
        <translation>Relation compliante</translation>
    </message>
    <message>
        <source>Of the joined systems&apos; q, the force %1.lambda[0], t, drives, parameters</source>
        <translation>De q des systèmes joints, la force %1.lambda[0], t, entraînements, paramètres</translation>
    </message>
    <message>
        <source>First-order relation, linear</source>
        <translation>Relation du premier ordre, linéaire</translation>
    </message>
    <message>
        <source>Matrix C</source>
        <translation>Matrice C</translation>
    </message>
    <message>
        <source>A row for each y, a column for each state of the systems joined</source>
        <translation>Une ligne par y, une colonne par état des systèmes joints</translation>
    </message>
    <message>
        <source>Matrix D</source>
        <translation>Matrice D</translation>
    </message>
    <message>
        <source>A row and a column for each λ; empty: zero</source>
        <translation>Une ligne et une colonne par λ&#xa0;; vide&#xa0;: zéro</translation>
    </message>
    <message>
        <source>Source e(t)</source>
        <translation>Source e(t)</translation>
    </message>
    <message>
        <source>Matrix B</source>
        <translation>Matrice B</translation>
    </message>
    <message>
        <source>A row for each state of the systems joined, a column for each λ</source>
        <translation>Une ligne par état des systèmes joints, une colonne par λ</translation>
    </message>
    <message>
        <source>First-order relation, nonlinear</source>
        <translation>Relation du premier ordre, non linéaire</translation>
    </message>
    <message>
        <source>Of the joined systems&apos; x, %1.lambda[0] ..., t, drives, parameters</source>
        <translation>De x des systèmes joints, %1.lambda[0] ..., t, entraînements, paramètres</translation>
    </message>
    <message>
        <source>Output h</source>
        <translation>Sortie h</translation>
    </message>
    <message>
        <source>Input g</source>
        <translation>Entrée g</translation>
    </message>
    <message>
        <source>; one for each state of the systems joined</source>
        <translation>&#xa0;; une par état des systèmes joints</translation>
    </message>
    <message>
        <source>Law</source>
        <translation>Loi</translation>
    </message>
    <message>
        <source>Coefficient of restitution, 0 to 1</source>
        <translation>Coefficient de restitution, 0 à 1</translation>
    </message>
    <message>
        <source>Least λ, where y &gt; 0</source>
        <translation>Plus petit λ, où y &gt; 0</translation>
    </message>
    <message>
        <source>Greatest λ, where y &lt; 0</source>
        <translation>Plus grand λ, où y &lt; 0</translation>
    </message>
    <message>
        <source>Coefficient of friction</source>
        <translation>Coefficient de frottement</translation>
    </message>
    <message>
        <source>Tangential coefficient of restitution; 0 is usual</source>
        <translation>Coefficient de restitution tangentiel&#xa0;; 0 d&apos;ordinaire</translation>
    </message>
    <message>
        <source>Named expression</source>
        <translation>Expression nommée</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formule</translation>
    </message>
    <message>
        <source>Of signals, t, drives, parameters</source>
        <translation>De signaux, t, entraînements, paramètres</translation>
    </message>
    <message>
        <source>A value is missing</source>
        <translation>Il manque une valeur</translation>
    </message>
    <message>
        <source>write a number or a formula</source>
        <translation>écrire un nombre ou une formule</translation>
    </message>
    <message>
        <source>A value is missing between commas</source>
        <translation>Il manque une valeur entre deux virgules</translation>
    </message>
    <message>
        <source>write 0 for none</source>
        <translation>écrire 0 s&apos;il n&apos;y en a pas</translation>
    </message>
    <message>
        <source>automatic: Moreau–Jean</source>
        <translation>automatique&#xa0;: Moreau–Jean</translation>
    </message>
    <message>
        <source>automatic: Euler–Moreau</source>
        <translation>automatique&#xa0;: Euler–Moreau</translation>
    </message>
    <message>
        <source>full θ–γ</source>
        <translation>θ–γ complet</translation>
    </message>
    <message>
        <source>modal, exact between impacts</source>
        <translation>modal, exact entre les chocs</translation>
    </message>
    <message>
        <source>A value is missing.</source>
        <translation>Il manque une valeur.</translation>
    </message>
    <message>
        <source>max</source>
        <translation>max</translation>
    </message>
    <message>
        <source>at impacts</source>
        <translation>aux chocs</translation>
    </message>
    <message>
        <source>at %1 = %2</source>
        <translation>pour %1 = %2</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 point</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>potential</source>
        <translation>potentielle</translation>
    </message>
    <message>
        <source>kinetic</source>
        <translation>cinétique</translation>
    </message>
    <message>
        <source>damping</source>
        <translation>amortissement</translation>
    </message>
    <message>
        <source>impact loss</source>
        <translation>perte de choc</translation>
    </message>
    <message>
        <source>start + input</source>
        <translation>début + apport</translation>
    </message>
    <message>
        <source>start</source>
        <translation>début</translation>
    </message>
    <message>
        <source>closes to %1</source>
        <translation>se ferme à %1</translation>
    </message>
    <message>
        <source>input</source>
        <translation>apport</translation>
    </message>
    <message>
        <source>impact %1</source>
        <translation>choc %1</translation>
    </message>
    <message>
        <source>run the scene longer, or choose another plot</source>
        <translation>prolonger le calcul, ou choisir un autre tracé</translation>
    </message>
    <message>
        <source>An axis of the figure is empty</source>
        <translation>Un axe de la figure est vide</translation>
    </message>
    <message>
        <source>give its lower end first</source>
        <translation>donner d&apos;abord son extrémité basse</translation>
    </message>
    <message>
        <source>The figure&apos;s file name has no suffix</source>
        <translation>Le nom du fichier n&apos;a pas d&apos;extension</translation>
    </message>
    <message>
        <source>There is no figure format %1</source>
        <translation>Il n&apos;y a pas de format de figure %1</translation>
    </message>
    <message>
        <source>end the name in .pdf, .svg or .png</source>
        <translation>finir le nom par .pdf, .svg ou .png</translation>
    </message>
    <message>
        <source>A figure is 20 to 1000 mm wide and 15 to 1000 mm high</source>
        <translation>Une figure a 20 à 1000 mm de large et 15 à 1000 mm de haut</translation>
    </message>
    <message>
        <source>86 mm and 178 mm are the widths of one and two columns</source>
        <translation>86 mm et 178 mm sont les largeurs d&apos;une et de deux colonnes</translation>
    </message>
    <message>
        <source>The figure could not be drawn</source>
        <translation>La figure n&apos;a pas pu être dessinée</translation>
    </message>
    <message>
        <source>try another format or a smaller size</source>
        <translation>essayer un autre format ou une taille plus petite</translation>
    </message>
    <message>
        <source>state</source>
        <translation>état</translation>
    </message>
    <message>
        <source>There is no plot %1</source>
        <translation>Il n&apos;y a pas de tracé %1</translation>
    </message>
    <message>
        <source>the plots are %1</source>
        <translation>les tracés sont %1</translation>
    </message>
    <message>
        <source>run the scene first</source>
        <translation>lancer d&apos;abord la scène</translation>
    </message>
    <message>
        <source>The plot %1 has no data</source>
        <translation>Le tracé %1 n&apos;a pas de données</translation>
    </message>
    <message>
        <source>add it to run.record of the scene, or correct the plot</source>
        <translation>l&apos;ajouter à run.record de la scène, ou corriger le tracé</translation>
    </message>
    <message>
        <source>Impulse p</source>
        <translation>Percussion p</translation>
    </message>
    <message>
        <source>1 impact</source>
        <translation>1 choc</translation>
    </message>
    <message>
        <source>%1 impacts</source>
        <translation>%1 chocs</translation>
    </message>
    <message>
        <source>Impact %1</source>
        <translation>Choc %1</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>today</source>
        <translation>aujourd&apos;hui</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>hier</translation>
    </message>
    <message>
        <source>Drop a file anywhere</source>
        <translation>Déposer un fichier ici</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>Relay</source>
        <translation>Relais</translation>
    </message>
    <message>
        <source>Complementarity</source>
        <translation>Complémentarité</translation>
    </message>
    <message>
        <source>Equality</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>Full θ–γ</source>
        <translation>θ–γ complet</translation>
    </message>
    <message>
        <source>Modal, exact</source>
        <translation>Modal, exact</translation>
    </message>
    <message>
        <source>Closed form</source>
        <translation>Forme explicite</translation>
    </message>
    <message>
        <source>Projected Gauss–Seidel</source>
        <translation>Gauss–Seidel projeté</translation>
    </message>
    <message>
        <source>Active set</source>
        <translation>Ensembles actifs</translation>
    </message>
    <message>
        <source>Semismooth Newton</source>
        <translation>Newton semi-lisse</translation>
    </message>
    <message>
        <source>Enumeration</source>
        <translation>Énumération</translation>
    </message>
    <message>
        <source>Gap closes</source>
        <translation>Interstice nul</translation>
    </message>
    <message>
        <source>Gap and velocity close</source>
        <translation>Interstice et vitesse ferment</translation>
    </message>
    <message>
        <source>Lagrangian, linear</source>
        <translation>Lagrange, linéaire</translation>
    </message>
    <message>
        <source>Lagrangian, diagonal</source>
        <translation>Lagrange, diagonal</translation>
    </message>
    <message>
        <source>Lagrangian, nonlinear</source>
        <translation>Lagrange, non linéaire</translation>
    </message>
    <message>
        <source>Lagrangian, rheonomous</source>
        <translation>Lagrange, rhéonome</translation>
    </message>
    <message>
        <source>Lagrangian, scleronomous</source>
        <translation>Lagrange, scléronome</translation>
    </message>
    <message>
        <source>Lagrangian, compliant</source>
        <translation>Lagrange, compliante</translation>
    </message>
    <message>
        <source>First order, linear</source>
        <translation>Ordre 1, linéaire</translation>
    </message>
    <message>
        <source>First order, nonlinear</source>
        <translation>Ordre 1, non linéaire</translation>
    </message>
    <message>
        <source>Sphere</source>
        <translation>Sphère</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Boîte</translation>
    </message>
    <message>
        <source>Cylinder</source>
        <translation>Cylindre</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>Capsule</translation>
    </message>
    <message>
        <source>Cone</source>
        <translation>Cône</translation>
    </message>
    <message>
        <source>Half-space</source>
        <translation>Demi-espace</translation>
    </message>
    <message>
        <source>Convex hull</source>
        <translation>Enveloppe convexe</translation>
    </message>
    <message>
        <source>Mesh</source>
        <translation>Maillage</translation>
    </message>
    <message>
        <source>Disc</source>
        <translation>Disque</translation>
    </message>
    <message>
        <source>Cam</source>
        <translation>Came</translation>
    </message>
    <message>
        <source>Follower</source>
        <translation>Poussoir</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>Ressort</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Sol</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guide</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Fixe</translation>
    </message>
    <message>
        <source>Hinge</source>
        <translation>Pivot</translation>
    </message>
    <message>
        <source>Ball joint</source>
        <translation>Rotule</translation>
    </message>
    <message>
        <source>Slider</source>
        <translation>Glissière</translation>
    </message>
    <message>
        <source>Cylindrical</source>
        <translation>Pivot glissant</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distance</translation>
    </message>
    <message>
        <source>Gear</source>
        <translation>Engrenage</translation>
    </message>
    <message>
        <source>Screw</source>
        <translation>Vis</translation>
    </message>
    <message>
        <source>In a plane</source>
        <translation>Appui plan</translation>
    </message>
    <message>
        <source>Prescribed motion</source>
        <translation>Mouvement imposé</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Velocity</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Force</source>
        <translation>Force</translation>
    </message>
    <message>
        <source>Impulse</source>
        <translation>Percussion</translation>
    </message>
    <message>
        <source>Friction</source>
        <translation>Frottement</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perte</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Paramètre</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Section</translation>
    </message>
    <message>
        <source>Implicit</source>
        <translation>Implicite</translation>
    </message>
    <message>
        <source>Explicit</source>
        <translation>Explicite</translation>
    </message>
    <message>
        <source>Direct</source>
        <translation>Direct</translation>
    </message>
    <message>
        <source>Combined</source>
        <translation>Combinée</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Général</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>Force and moment</source>
        <translation>Force et moment</translation>
    </message>
    <message>
        <source>Equations</source>
        <translation>Équations</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>Relation</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Liaison</translation>
    </message>
    <message>
        <source>Limits and friction</source>
        <translation>Butées et frottement</translation>
    </message>
    <message>
        <source>Spring and damper</source>
        <translation>Ressort et amortisseur</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Schéma</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Solveur</translation>
    </message>
    <message>
        <source>What is recorded</source>
        <translation>Ce qui est enregistré</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Monde</translation>
    </message>
    <message>
        <source>Projection</source>
        <translation>Projection</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Copies</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>against this on the x axis</source>
        <translation>contre ceci sur l&apos;axe x</translation>
    </message>
    <message>
        <source>Energies</source>
        <translation>Énergies</translation>
    </message>
    <message>
        <source>Impulses</source>
        <translation>Percussions</translation>
    </message>
    <message>
        <source>Phase portrait</source>
        <translation>Portrait de phase</translation>
    </message>
    <message>
        <source>New plot over time</source>
        <translation>Nouveau tracé dans le temps</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Énergie</translation>
    </message>
    <message>
        <source>Impulses of %1</source>
        <translation>Percussions de %1</translation>
    </message>
    <message>
        <source>Arcs</source>
        <translation>Arcs</translation>
    </message>
    <message>
        <source>3-4-5 polynomial</source>
        <translation>Polynôme 3-4-5</translation>
    </message>
    <message>
        <source>4-5-6-7 polynomial</source>
        <translation>Polynôme 4-5-6-7</translation>
    </message>
    <message>
        <source>Cycloidal</source>
        <translation>Cycloïdale</translation>
    </message>
    <message>
        <source>Modified trapezoid</source>
        <translation>Trapèze modifié</translation>
    </message>
    <message>
        <source>Harmonic</source>
        <translation>Harmonique</translation>
    </message>
    <message>
        <source>Dwell</source>
        <translation>Repos</translation>
    </message>
    <message>
        <source>Rise</source>
        <translation>Montée</translation>
    </message>
    <message>
        <source>Fall</source>
        <translation>Descente</translation>
    </message>
    <message>
        <source>Knife edge</source>
        <translation>Couteau</translation>
    </message>
    <message>
        <source>Roller</source>
        <translation>Galet</translation>
    </message>
    <message>
        <source>Flat face</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Ground</source>
        <comment>of a circuit</comment>
        <translation>Masse</translation>
    </message>
    <message>
        <source>Resistor</source>
        <translation>Résistance</translation>
    </message>
    <message>
        <source>Capacitor</source>
        <translation>Condensateur</translation>
    </message>
    <message>
        <source>Inductor</source>
        <translation>Bobine</translation>
    </message>
    <message>
        <source>Voltage source</source>
        <translation>Source de tension</translation>
    </message>
    <message>
        <source>Current source</source>
        <translation>Source de courant</translation>
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
        <translation>un élément commence par sa lettre : R, L, C, V, I, D, Y ou G</translation>
    </message>
    <message>
        <source>“%1” is no element: R, L, C, V, I, D, Y or G, alone or with a number</source>
        <translation>« %1 » n’est pas un élément : R, L, C, V, I, D, Y ou G, seul ou avec un numéro</translation>
    </message>
    <message>
        <source>a ground needs its node: G a</source>
        <translation>une masse a besoin de son nœud : G a</translation>
    </message>
    <message>
        <source>an element needs two nodes: %1 a b</source>
        <translation>un élément a besoin de deux nœuds : %1 a b</translation>
    </message>
    <message>
        <source>“%1” is no node: letters and digits name one</source>
        <translation>« %1 » n’est pas un nœud : des lettres et des chiffres en nomment un</translation>
    </message>
    <message>
        <source>a ground has one node</source>
        <translation>une masse a un seul nœud</translation>
    </message>
    <message>
        <source>a relay has two nodes, two voltages and what switches it: Y a b -1 1 L2</source>
        <translation>un relais a deux nœuds, deux tensions et ce qui le commande : Y a b -1 1 L2</translation>
    </message>
    <message>
        <source>“%1” is too much: an element has two nodes and a value</source>
        <translation>« %1 » est de trop : un élément a deux nœuds et une valeur</translation>
    </message>
    <message>
        <source>Diode bridge</source>
        <translation>Pont de diodes</translation>
    </message>
    <message>
        <source>Half-wave rectifier</source>
        <translation>Redresseur simple alternance</translation>
    </message>
    <message>
        <source>Series RLC with diode</source>
        <translation>RLC série avec diode</translation>
    </message>
    <message>
        <source>Relay oscillator</source>
        <translation>Oscillateur à relais</translation>
    </message>
    <message>
        <source>Voltages</source>
        <translation>Tensions</translation>
    </message>
    <message>
        <source>Currents</source>
        <translation>Courants</translation>
    </message>
    <message>
        <source>Motion and impacts</source>
        <translation>Mouvement et chocs</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Positions</translation>
    </message>
    <message>
        <source>Velocities</source>
        <translation>Vitesses</translation>
    </message>
    <message>
        <source>Phase and section</source>
        <translation>Phase et section</translation>
    </message>
    <message>
        <source>Stroboscopic map</source>
        <translation>Application stroboscopique</translation>
    </message>
    <message>
        <source>Impact map</source>
        <translation>Application de choc</translation>
    </message>
    <message>
        <source>%1: there is no signal %2 here</source>
        <translation>%1 : il n’y a pas de signal %2 ici</translation>
    </message>
    <message>
        <source>%1: there is no contact %2 here</source>
        <translation>%1 : il n’y a pas de contact %2 ici</translation>
    </message>
    <message>
        <source>A box with friction</source>
        <translation>Une boîte avec frottement</translation>
    </message>
    <message>
        <source>Drag the ground into the view</source>
        <translation>Glisser le sol dans la vue</translation>
    </message>
    <message>
        <source>Press on &lt;b&gt;Ground&lt;/b&gt; in the palette, drag it into the view and let go. A click on it and another in the view do the same.</source>
        <translation>Appuyer sur &lt;b&gt;Sol&lt;/b&gt; dans la palette, le glisser dans la vue et lâcher. Un clic dessus puis un autre dans la vue font de même.</translation>
    </message>
    <message>
        <source>Drag a box onto it</source>
        <translation>Glisser une boîte dessus</translation>
    </message>
    <message>
        <source>It settles on what lies below, with no gap between. The last step is taken back by %1, always.</source>
        <translation>Elle se pose sans jeu sur ce qui est dessous. %1 annule le dernier pas, toujours.</translation>
    </message>
    <message>
        <source>Lift it to 2 m</source>
        <translation>La lever à 2 m</translation>
    </message>
    <message>
        <source>Type &lt;b&gt;2 m&lt;/b&gt; into the height, the third field of its position, and press Enter. Any unit will do, and formulas too: &lt;b&gt;1 m + 1 m&lt;/b&gt;.</source>
        <translation>Écrire &lt;b&gt;2 m&lt;/b&gt; dans la hauteur, le troisième champ de la position, puis Entrée. Toute unité convient, les formules aussi : &lt;b&gt;1 m + 1 m&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Tilt it</source>
        <translation>L’incliner</translation>
    </message>
    <message>
        <source>An angle and an axis, typed into the first field of the rotation: &lt;b&gt;35 deg, 1, 1, 0&lt;/b&gt;. It will fall on a corner.</source>
        <translation>Un angle et un axe dans le premier champ de la rotation : &lt;b&gt;35 deg, 1, 1, 0&lt;/b&gt;. Elle tombera sur un coin.</translation>
    </message>
    <message>
        <source>Throw it forward</source>
        <translation>La lancer en avant</translation>
    </message>
    <message>
        <source>Its velocity along x: &lt;b&gt;1 m/s&lt;/b&gt;.</source>
        <translation>Sa vitesse selon x : &lt;b&gt;1 m/s&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Say what happens when they touch</source>
        <translation>Dire ce qui arrive au contact</translation>
    </message>
    <message>
        <source>A &lt;b&gt;contact law&lt;/b&gt; holds Newton&apos;s e and Coulomb&apos;s μ. Drag it into the view: it is for every pair of bodies without a law of its own.</source>
        <translation>Une &lt;b&gt;loi de contact&lt;/b&gt; contient le e de Newton et le μ de Coulomb. Glissée dans la vue, elle vaut pour toute paire sans loi propre.</translation>
    </message>
    <message>
        <source>Friction μ = 0.4</source>
        <translation>Frottement μ = 0.4</translation>
    </message>
    <message>
        <source>Newton&apos;s e stands at 0.5: half of the speed of approach comes back at every contact point, at every speed, however small. Type &lt;b&gt;0.4&lt;/b&gt; as Coulomb&apos;s μ; with 0 the box would slide on for ever.</source>
        <translation>Le e de Newton vaut 0.5 : la moitié de la vitesse d’approche revient en chaque point de contact, à toute vitesse, si petite soit-elle. Écrire &lt;b&gt;0.4&lt;/b&gt; comme μ de Coulomb ; avec 0 la boîte glisserait sans fin.</translation>
    </message>
    <message>
        <source>The step of time</source>
        <translation>Le pas de temps</translation>
    </message>
    <message>
        <source>The scene itself has properties too: choose &lt;b&gt;World&lt;/b&gt; in the outline, then type &lt;b&gt;1 ms&lt;/b&gt; as its step. Bodies need no more, and it is computed ten times as fast.</source>
        <translation>La scène aussi a des propriétés : choisir &lt;b&gt;Monde&lt;/b&gt; dans la structure, puis écrire &lt;b&gt;1 ms&lt;/b&gt; comme pas. Les corps n’en demandent pas plus, et le calcul va dix fois plus vite.</translation>
    </message>
    <message>
        <source>Press the space bar, or this button. Every impact leaves a tick on the timeline; green bands are contacts that stay closed.</source>
        <translation>Appuyer sur la barre d’espace ou sur ce bouton. Chaque choc laisse un trait sur la chronologie ; les bandes vertes sont des contacts qui restent fermés.</translation>
    </message>
    <message>
        <source>A scene built by hand, and every step of it can be undone. %1 saves it, %2 finds every command, %3 shows the keys. Try it: turn μ down and press space again.</source>
        <translation>Une scène faite à la main, dont chaque pas s’annule. %1 l’enregistre, %2 trouve toute commande, %3 montre les touches. À essayer : baisser μ et relancer avec espace.</translation>
    </message>
    <message>
        <source>A cam and its follower</source>
        <translation>Une came et son poussoir</translation>
    </message>
    <message>
        <source>Open the cam&apos;s drawing board</source>
        <translation>Ouvrir la planche à dessin de la came</translation>
    </message>
    <message>
        <source>Edit &gt; &lt;b&gt;Cam…&lt;/b&gt;, or %1. Nothing is written into the scene before you say OK.</source>
        <translation>Édition &gt; &lt;b&gt;Came…&lt;/b&gt; ou %1. Rien n’entre dans la scène avant OK.</translation>
    </message>
    <message>
        <source>Choose the law of its lift</source>
        <translation>Choisir la loi de levée</translation>
    </message>
    <message>
        <source>This cam begins as one of circular arcs, with its lift and the lift&apos;s three derivatives on the right: where the third jumps, the follower rattles. Other laws are in this list. For this tour leave it as it is.</source>
        <translation>Cette came commence par des arcs de cercle, avec à droite sa levée et ses trois dérivées : là où la troisième saute, le poussoir claque. D’autres lois sont dans cette liste. Pour cette visite, la laisser telle quelle.</translation>
    </message>
    <message>
        <source>A whole cam-follower</source>
        <translation>Un mécanisme entier</translation>
    </message>
    <message>
        <source>With this tick the drive, the follower with its spring, the impacts between them and the plots are made as well.</source>
        <translation>Avec cette coche viennent aussi l’entraînement, le poussoir et son ressort, leurs chocs et les tracés.</translation>
    </message>
    <message>
        <source>Take it into the scene</source>
        <translation>Le mettre dans la scène</translation>
    </message>
    <message>
        <source>&lt;b&gt;OK&lt;/b&gt;. One step of undo takes all of it back.</source>
        <translation>&lt;b&gt;OK&lt;/b&gt;. Une seule annulation retire le tout.</translation>
    </message>
    <message>
        <source>Press the space bar, or this button. The follower is thrown off where the cam falls away too fast, and comes back with impacts.</source>
        <translation>Appuyer sur la barre d’espace ou sur ce bouton. Là où la came se dérobe trop vite, le poussoir décolle et revient par des chocs.</translation>
    </message>
    <message>
        <source>Turn a parameter</source>
        <translation>Changer un paramètre</translation>
    </message>
    <message>
        <source>Drag the first slider, also while it runs: the past stays what it was, and what follows is computed with the new value.</source>
        <translation>Glisser le premier curseur, même en marche : le passé reste, la suite est calculée avec la nouvelle valeur.</translation>
    </message>
    <message>
        <source>See the motion as a trajectory</source>
        <translation>Voir le mouvement comme une trajectoire</translation>
    </message>
    <message>
        <source>%1 opens the analysis: the trajectory in phase space and its section, one point each turn of the cam. A click on a point shows that state. %2 is the way back to the picture.</source>
        <translation>%1 ouvre l’analyse : la trajectoire dans l’espace des phases et sa section, un point par tour. Un clic sur un point montre cet état. %2 ramène à l’image.</translation>
    </message>
    <message>
        <source>A cam-follower from nothing. %1 saves it, %2 finds every command, %3 shows the keys.</source>
        <translation>Une came et son poussoir à partir de rien. %1 enregistre, %2 trouve toute commande, %3 montre les touches.</translation>
    </message>
    <message>
        <source>A diode bridge</source>
        <translation>Un pont de diodes</translation>
    </message>
    <message>
        <source>Open the circuit&apos;s drawing board</source>
        <translation>Ouvrir la planche à dessin du circuit</translation>
    </message>
    <message>
        <source>Edit &gt; &lt;b&gt;Circuit…&lt;/b&gt;, or %1.</source>
        <translation>Édition &gt; &lt;b&gt;Circuit…&lt;/b&gt; ou %1.</translation>
    </message>
    <message>
        <source>A capacitor that is charged</source>
        <translation>Un condensateur chargé</translation>
    </message>
    <message>
        <source>An element is a line: letter, value, two nodes. Type &lt;b&gt;C 1uF a b 10V&lt;/b&gt; and Enter. The voltage at its end is that of the start; nodes are named as you like.</source>
        <translation>Un élément est une ligne : lettre, valeur, deux nœuds. Écrire &lt;b&gt;C 1uF a b 10V&lt;/b&gt;, Entrée. La tension de la fin est celle du départ ; les nœuds se nomment à volonté.</translation>
    </message>
    <message>
        <source>A coil beside it</source>
        <translation>Une bobine à côté</translation>
    </message>
    <message>
        <source>Between the same nodes: &lt;b&gt;L 10mH a b&lt;/b&gt;. The two will oscillate with a period of 0.63 ms.</source>
        <translation>Entre les mêmes nœuds : &lt;b&gt;L 10mH a b&lt;/b&gt;. Les deux oscilleront avec une période de 0,63 ms.</translation>
    </message>
    <message>
        <source>Four diodes</source>
        <translation>Quatre diodes</translation>
    </message>
    <message>
        <source>Anode first: &lt;b&gt;D a p&lt;/b&gt;, &lt;b&gt;D b p&lt;/b&gt;, &lt;b&gt;D m a&lt;/b&gt;, &lt;b&gt;D m b&lt;/b&gt;. They are ideal: they block or they conduct, nothing between.</source>
        <translation>L’anode d’abord : &lt;b&gt;D a p&lt;/b&gt;, &lt;b&gt;D b p&lt;/b&gt;, &lt;b&gt;D m a&lt;/b&gt;, &lt;b&gt;D m b&lt;/b&gt;. Elles sont idéales : bloquées ou passantes, rien entre les deux.</translation>
    </message>
    <message>
        <source>What the bridge feeds</source>
        <translation>Ce que le pont alimente</translation>
    </message>
    <message>
        <source>A load from plus to minus: &lt;b&gt;R 1k p m&lt;/b&gt;.</source>
        <translation>Une charge du plus au moins : &lt;b&gt;R 1k p m&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The node whose voltage counts as zero: &lt;b&gt;G m&lt;/b&gt;.</source>
        <translation>Le nœud dont la tension vaut zéro : &lt;b&gt;G m&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;OK&lt;/b&gt;. The equations are written for you, and plots of voltages and currents with them; one step of undo takes all of it back.</source>
        <translation>&lt;b&gt;OK&lt;/b&gt;. Les équations s’écrivent seules, avec des tracés de tensions et de courants ; une seule annulation retire le tout.</translation>
    </message>
    <message>
        <source>Press the space bar, or this button. Milliseconds pass slowly enough to be seen.</source>
        <translation>Appuyer sur la barre d’espace ou sur ce bouton. Les millisecondes passent assez lentement pour être vues.</translation>
    </message>
    <message>
        <source>Pause and read the plots</source>
        <translation>Suspendre et lire les tracés</translation>
    </message>
    <message>
        <source>Space pauses. The voltage of the load has one sign only: that is what a bridge is for. A drag over a plot shows the time there in all of them; the law of a diode shows where on its two branches it stands.</source>
        <translation>Espace suspend. La tension de la charge n’a qu’un signe : c’est le but d’un pont. Glisser sur un tracé montre cet instant dans tous ; la loi d’une diode montre sur quelle branche elle se trouve.</translation>
    </message>
    <message>
        <source>A circuit with four nonsmooth elements, from eight lines. %1 saves it, %2 finds every command, %3 shows the keys.</source>
        <translation>Un circuit à quatre éléments non réguliers en huit lignes. %1 l’enregistre, %2 trouve toute commande, %3 montre les touches.</translation>
    </message>
    <message>
        <source>Begin an empty scene</source>
        <translation>Commencer une scène vide</translation>
    </message>
    <message>
        <source>Click &lt;b&gt;New scene&lt;/b&gt;, or press %1.</source>
        <translation>Cliquer sur &lt;b&gt;Nouvelle scène&lt;/b&gt; ou appuyer sur %1.</translation>
    </message>
    <message>
        <source>Let it run</source>
        <translation>Laisser tourner</translation>
    </message>
    <message>
        <source>Look at an impact</source>
        <translation>Regarder un choc</translation>
    </message>
    <message>
        <source>%1 goes to the next impact, %2 to the one before; a click on a tick of the timeline does it too. The card says how fast it was before and after, the impulse, and the e that was measured.</source>
        <translation>%1 va au choc suivant, %2 au précédent ; un clic sur un trait de la chronologie aussi. La carte dit la vitesse avant et après, la percussion et le e mesuré.</translation>
    </message>
    <message>
        <source>That is it</source>
        <translation>C’est tout</translation>
    </message>
    <message>
        <source>The plot “%1” has nothing to show yet</source>
        <translation>Le tracé « %1 » n&apos;a encore rien à montrer</translation>
    </message>
</context>
<context>
    <name>fields</name>
    <message>
        <source>Label</source>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>Name shown instead of the one that formulas use</source>
        <translation>Nom montré au lieu de celui des formules</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>What formulas and tables call it: letters, digits and _</source>
        <translation>Son nom dans formules et tableaux&#xa0;: lettres, chiffres et _</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>With its unit: 358 rpm</source>
        <translation>Avec son unité&#xa0;: 358 rpm</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Intervalle</translation>
    </message>
    <message>
        <source>Lowest and highest value; plain numbers are in the value&apos;s unit</source>
        <translation>Plus petite et plus grande valeur&#xa0;; un nombre seul a l&apos;unité de la valeur</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>What it is, in one or two sentences</source>
        <translation>Ce que c&apos;est, en une ou deux phrases</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Épinglé</translation>
    </message>
    <message>
        <source>A slider in the Parameters panel</source>
        <translation>Un curseur dans le panneau Paramètres</translation>
    </message>
    <message>
        <source>Integer</source>
        <translation>Entier</translation>
    </message>
    <message>
        <source>A whole number, usable as the count of a repeat; changing it begins a new run</source>
        <translation>Un entier, utilisable comme nombre d&apos;une répétition&#xa0;; le changer relance le calcul</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>En-tête</translation>
    </message>
    <message>
        <source>Its name with its arguments: cam(b)</source>
        <translation>Son nom et ses arguments&#xa0;: cam(b)</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formule</translation>
    </message>
    <message>
        <source>Its value, a formula of its arguments</source>
        <translation>Sa valeur, une formule de ses arguments</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Taux</translation>
    </message>
    <message>
        <source>How fast the angle turns; it stays continuous when the rate is changed</source>
        <translation>La vitesse de l&apos;angle&#xa0;; il reste continu quand le taux change</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>The angle at the start</source>
        <translation>L&apos;angle au début</translation>
    </message>
    <message>
        <source>Of time, drives, states, parameters and other expressions</source>
        <translation>Du temps, d&apos;entraînements, d&apos;états, de paramètres et d&apos;autres expressions</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>SI unit shown behind its values</source>
        <translation>Unité SI montrée après ses valeurs</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Grandeur</translation>
    </message>
    <message>
        <source>What it measures: decides its colour in plots</source>
        <translation>Ce qu&apos;elle mesure&#xa0;: décide de sa couleur dans les tracés</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Name of the copy&apos;s number in its formulas</source>
        <translation>Nom du numéro de la copie dans ses formules</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Copies</translation>
    </message>
    <message>
        <source>How many copies the block stands for; may use integer parameters</source>
        <translation>Combien de copies le bloc représente&#xa0;; peut utiliser des paramètres entiers</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Genre</translation>
    </message>
    <message>
        <source>The form of its equations</source>
        <translation>La forme de ses équations</translation>
    </message>
    <message>
        <source>One block that stands for many</source>
        <translation>Un bloc qui en représente plusieurs</translation>
    </message>
    <message>
        <source>Mass M</source>
        <translation>Masse M</translation>
    </message>
    <message>
        <source>Mass matrix, n × n, symmetric, positive definite</source>
        <translation>Matrice de masse, n × n, symétrique, définie positive</translation>
    </message>
    <message>
        <source>Damping C</source>
        <translation>Amortissement C</translation>
    </message>
    <message>
        <source>Damping matrix, n × n; none when empty</source>
        <translation>Matrice d&apos;amortissement, n × n&#xa0;; vide&#xa0;: aucune</translation>
    </message>
    <message>
        <source>Stiffness K</source>
        <translation>Raideur K</translation>
    </message>
    <message>
        <source>Stiffness matrix, n × n; none when empty</source>
        <translation>Matrice de raideur, n × n&#xa0;; vide&#xa0;: aucune</translation>
    </message>
    <message>
        <source>Force F</source>
        <translation>Force F</translation>
    </message>
    <message>
        <source>One formula of t, drives and parameters for each coordinate; none when empty</source>
        <translation>Une formule de t, entraînements et paramètres par coordonnée&#xa0;; vide&#xa0;: aucune</translation>
    </message>
    <message>
        <source>Position q</source>
        <translation>Position q</translation>
    </message>
    <message>
        <source>Position at the start</source>
        <translation>Position au début</translation>
    </message>
    <message>
        <source>Velocity v</source>
        <translation>Vitesse v</translation>
    </message>
    <message>
        <source>Velocity at the start</source>
        <translation>Vitesse au début</translation>
    </message>
    <message>
        <source>Name of the number of the coordinate in the formulas below</source>
        <translation>Nom du numéro de la coordonnée dans les formules ci-dessous</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coordonnées</translation>
    </message>
    <message>
        <source>Number of coordinates; may use integer parameters</source>
        <translation>Nombre de coordonnées&#xa0;; peut utiliser des paramètres entiers</translation>
    </message>
    <message>
        <source>Mass m</source>
        <translation>Masse m</translation>
    </message>
    <message>
        <source>Mass of the coordinate with this index</source>
        <translation>Masse de la coordonnée de cet indice</translation>
    </message>
    <message>
        <source>Damping c</source>
        <translation>Amortissement c</translation>
    </message>
    <message>
        <source>Damping of the coordinate with this index</source>
        <translation>Amortissement de la coordonnée de cet indice</translation>
    </message>
    <message>
        <source>Stiffness k</source>
        <translation>Raideur k</translation>
    </message>
    <message>
        <source>Stiffness of the coordinate with this index</source>
        <translation>Raideur de la coordonnée de cet indice</translation>
    </message>
    <message>
        <source>Force on the coordinate with this index: a formula of t, drives and parameters</source>
        <translation>Force sur la coordonnée de cet indice&#xa0;: une formule de t, entraînements et paramètres</translation>
    </message>
    <message>
        <source>Position at the start of the coordinate with this index</source>
        <translation>Position au début de la coordonnée de cet indice</translation>
    </message>
    <message>
        <source>Velocity at the start of the coordinate with this index</source>
        <translation>Vitesse au début de la coordonnée de cet indice</translation>
    </message>
    <message>
        <source>Mass matrix, n × n formulas of q, symmetric, positive definite</source>
        <translation>Matrice de masse, n × n formules de q, symétrique, définie positive</translation>
    </message>
    <message>
        <source>External force: one formula of t, q and v for each coordinate; none when empty</source>
        <translation>Force externe&#xa0;: une formule de t, q et v par coordonnée&#xa0;; vide&#xa0;: aucune</translation>
    </message>
    <message>
        <source>Internal F</source>
        <translation>F interne</translation>
    </message>
    <message>
        <source>Internal force: one formula of t, q and v for each coordinate; none when empty</source>
        <translation>Force interne&#xa0;: une formule de t, q et v par coordonnée&#xa0;; vide&#xa0;: aucune</translation>
    </message>
    <message>
        <source>Gyroscopic F</source>
        <translation>F gyroscopique</translation>
    </message>
    <message>
        <source>Gyroscopic force: one formula of q and v for each coordinate; none when empty</source>
        <translation>Force gyroscopique&#xa0;: une formule de q et v par coordonnée&#xa0;; vide&#xa0;: aucune</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>n × n, constant; the identity when empty</source>
        <translation>n × n, constante&#xa0;; vide&#xa0;: l&apos;identité</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>n × n formulas of t, drives and parameters; none when empty</source>
        <translation>n × n formules de t, entraînements et paramètres&#xa0;; vide&#xa0;: aucune</translation>
    </message>
    <message>
        <source>b</source>
        <translation>b</translation>
    </message>
    <message>
        <source>One formula of t, drives and parameters for each state; none when empty</source>
        <translation>Une formule de t, entraînements et paramètres par état&#xa0;; vide&#xa0;: aucune</translation>
    </message>
    <message>
        <source>State x</source>
        <translation>État x</translation>
    </message>
    <message>
        <source>State at the start</source>
        <translation>État au début</translation>
    </message>
    <message>
        <source>f</source>
        <translation>f</translation>
    </message>
    <message>
        <source>One formula of x, t, drives and parameters for each state</source>
        <translation>Une formule de x, t, entraînements et paramètres par état</translation>
    </message>
    <message>
        <source>Between</source>
        <translation>Entre</translation>
    </message>
    <message>
        <source>The one or two systems that it joins</source>
        <translation>Le ou les deux systèmes qu&apos;elle joint</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>Relation</translation>
    </message>
    <message>
        <source>How the gap or output follows from the states</source>
        <translation>Comment l&apos;interstice ou la sortie suit des états</translation>
    </message>
    <message>
        <source>Law</source>
        <translation>Loi</translation>
    </message>
    <message>
        <source>What holds between the gap or output and the reaction</source>
        <translation>Ce qui lie l&apos;interstice ou la sortie et la réaction</translation>
    </message>
    <message>
        <source>Column index</source>
        <translation>Indice de colonne</translation>
    </message>
    <message>
        <source>When given, each row of H and T has one formula for every column, with this name for its number</source>
        <translation>S&apos;il est donné, chaque ligne de H et T a une formule pour toute colonne, ce nom étant son numéro</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>One row for each gap, one column for each coordinate of the systems joined</source>
        <translation>Une ligne par interstice, une colonne par coordonnée des systèmes joints</translation>
    </message>
    <message>
        <source>Gap where all coordinates are 0, one entry for each row; none when empty</source>
        <translation>Interstice où toute coordonnée est nulle, une entrée par ligne&#xa0;; vide&#xa0;: aucun</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>As H: directions of sliding; needed by friction alone</source>
        <translation>Comme H&#xa0;: directions de glissement&#xa0;; pour le frottement seul</translation>
    </message>
    <message>
        <source>Gap h</source>
        <translation>Interstice h</translation>
    </message>
    <message>
        <source>One formula of q and t for each gap: follower.q[0] - c</source>
        <translation>Une formule de q et t par interstice&#xa0;: follower.q[0] - c</translation>
    </message>
    <message>
        <source>Sliding</source>
        <translation>Glissement</translation>
    </message>
    <message>
        <source>Sliding velocities, one for each gap, affine in v; needed by friction alone</source>
        <translation>Vitesses de glissement, une par interstice, affines en v&#xa0;; pour le frottement seul</translation>
    </message>
    <message>
        <source>One formula of q for each gap: l - hypot(ball.q[0], ball.q[1])</source>
        <translation>Une formule de q par interstice&#xa0;: l - hypot(ball.q[0], ball.q[1])</translation>
    </message>
    <message>
        <source>Sliding velocities, one for each gap, linear in v; needed by friction alone</source>
        <translation>Vitesses de glissement, une par interstice, linéaires en v&#xa0;; pour le frottement seul</translation>
    </message>
    <message>
        <source>One formula of q and lambda for each gap: ball.q[0] + floor.lambda[0]/k</source>
        <translation>Une formule de q et lambda par interstice&#xa0;: ball.q[0] + floor.lambda[0]/k</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>m × n, with n the states of all systems joined</source>
        <translation>m × n, avec n états de tous les systèmes joints</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>m × m; none when empty</source>
        <translation>m × m&#xa0;; vide&#xa0;: aucune</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>n × m: how the reaction enters the states</source>
        <translation>n × m&#xa0;: comment la réaction entre dans les états</translation>
    </message>
    <message>
        <source>e</source>
        <translation>e</translation>
    </message>
    <message>
        <source>One formula of t for each row; none when empty</source>
        <translation>Une formule de t par ligne&#xa0;; vide&#xa0;: aucune</translation>
    </message>
    <message>
        <source>Output h</source>
        <translation>Sortie h</translation>
    </message>
    <message>
        <source>Formulas of x, lambda and t: cell.x[0] - 4</source>
        <translation>Formules de x, lambda et t&#xa0;: cell.x[0] - 4</translation>
    </message>
    <message>
        <source>Input g</source>
        <translation>Entrée g</translation>
    </message>
    <message>
        <source>One formula for each state of the systems joined: 10*switch.lambda[0]</source>
        <translation>Une formule par état des systèmes joints&#xa0;: 10*switch.lambda[0]</translation>
    </message>
    <message>
        <source>Restitution: speed after an impact over speed before it, at every speed</source>
        <translation>Restitution&#xa0;: vitesse après un choc sur celle d&apos;avant, à toute vitesse</translation>
    </message>
    <message>
        <source>Lower limit</source>
        <translation>Borne inférieure</translation>
    </message>
    <message>
        <source>Least value of lambda; -inf for none</source>
        <translation>Plus petite valeur de lambda&#xa0;; -inf&#xa0;: aucune</translation>
    </message>
    <message>
        <source>Upper limit</source>
        <translation>Borne supérieure</translation>
    </message>
    <message>
        <source>Greatest value of lambda; inf for none</source>
        <translation>Plus grande valeur de lambda&#xa0;; inf&#xa0;: aucune</translation>
    </message>
    <message>
        <source>Restitution: normal speed after an impact over that before it, at every speed</source>
        <translation>Restitution&#xa0;: vitesse normale après un choc sur celle d&apos;avant, à toute vitesse</translation>
    </message>
    <message>
        <source>μ</source>
        <translation>μ</translation>
    </message>
    <message>
        <source>Coulomb friction: largest tangential over normal impulse</source>
        <translation>Frottement de Coulomb&#xa0;: plus grande percussion tangentielle sur normale</translation>
    </message>
    <message>
        <source>eₜ</source>
        <translation>eₜ</translation>
    </message>
    <message>
        <source>Restitution of the sliding velocity; usually 0</source>
        <translation>Restitution de la vitesse de glissement&#xa0;; 0 d&apos;ordinaire</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Of the shape in the body&apos;s frame; at its origin when empty</source>
        <translation>De la forme dans le repère du corps&#xa0;; vide&#xa0;: à son origine</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Rotation</translation>
    </message>
    <message>
        <source>Of the shape in the body&apos;s frame: angle, then axis; planar the angle</source>
        <translation>De la forme dans le repère du corps&#xa0;: angle, puis axe&#xa0;; en plan l&apos;angle</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>Matériau</translation>
    </message>
    <message>
        <source>Of this shape; that of the body when empty</source>
        <translation>De cette forme&#xa0;; vide&#xa0;: celui du corps</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Rayon</translation>
    </message>
    <message>
        <source>Radius of the sphere</source>
        <translation>Rayon de la sphère</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Lengths of the edges</source>
        <translation>Longueurs des arêtes</translation>
    </message>
    <message>
        <source>Radius of the cylinder</source>
        <translation>Rayon du cylindre</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longueur</translation>
    </message>
    <message>
        <source>Along its axis, z</source>
        <translation>Le long de son axe, z</translation>
    </message>
    <message>
        <source>Radius of the round</source>
        <translation>Rayon de l&apos;arrondi</translation>
    </message>
    <message>
        <source>Of the straight part, along z</source>
        <translation>De la partie droite, le long de z</translation>
    </message>
    <message>
        <source>Radius of the base</source>
        <translation>Rayon de la base</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>From the base to the tip, along z; the origin is a quarter above the base</source>
        <translation>De la base à la pointe, le long de z&#xa0;; l&apos;origine est au quart au-dessus de la base</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Rows x, y, z (planar x, y) whose convex hull is the shape</source>
        <translation>Lignes x, y, z (plan x, y) dont l&apos;enveloppe convexe est la forme</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>OBJ, STL or PLY beside the scene, instead of points</source>
        <translation>OBJ, STL ou PLY à côté de la scène, au lieu de points</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>Metres for one unit of the file</source>
        <translation>Mètres pour une unité du fichier</translation>
    </message>
    <message>
        <source>OBJ, STL or PLY beside the scene</source>
        <translation>OBJ, STL ou PLY à côté de la scène</translation>
    </message>
    <message>
        <source>Radius of the disc</source>
        <translation>Rayon du disque</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Masse volumique</translation>
    </message>
    <message>
        <source>Mass per volume, in the plane per area</source>
        <translation>Masse par volume, en plan par aire</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>#RRGGBB; one of the theme when empty</source>
        <translation>#RRGGBB&#xa0;; vide&#xa0;: une couleur du thème</translation>
    </message>
    <message>
        <source>Two materials; every pair without a law of its own when empty</source>
        <translation>Deux matériaux&#xa0;; vide&#xa0;: toute paire sans loi propre</translation>
    </message>
    <message>
        <source>Rolling μ</source>
        <translation>μ roulement</translation>
    </message>
    <message>
        <source>Largest rolling moment over the normal force</source>
        <translation>Plus grand moment de roulement sur la force normale</translation>
    </message>
    <message>
        <source>Spinning μ</source>
        <translation>μ pivotement</translation>
    </message>
    <message>
        <source>Largest moment about the normal over the normal force</source>
        <translation>Plus grand moment autour de la normale sur la force normale</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Formes</translation>
    </message>
    <message>
        <source>Of what it consists; none for a body without contacts</source>
        <translation>De quoi il est fait&#xa0;; aucun pour un corps sans contacts</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Fixe</translation>
    </message>
    <message>
        <source>It does not move</source>
        <translation>Il ne bouge pas</translation>
    </message>
    <message>
        <source>Touches</source>
        <translation>Se touchent</translation>
    </message>
    <message>
        <source>Off: its shapes give mass and are drawn, but meet nothing</source>
        <translation>Arrêt&#xa0;: ses formes donnent la masse et sont dessinées, mais ne rencontrent rien</translation>
    </message>
    <message>
        <source>Of its shapes; 1000 kg/m^3 and the general law when empty</source>
        <translation>De ses formes&#xa0;; vide&#xa0;: 1000 kg/m^3 et la loi générale</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>Masse</translation>
    </message>
    <message>
        <source>From shapes and density when empty</source>
        <translation>Vide&#xa0;: d&apos;après les formes et la masse volumique</translation>
    </message>
    <message>
        <source>Inertia</source>
        <translation>Inertie</translation>
    </message>
    <message>
        <source>About the centre of mass, body axes: Ixx, Iyy, Izz, then Ixy, Ixz, Iyz if they are not 0 (planar: one); from shapes when empty</source>
        <translation>Au centre de masse, axes du corps&#xa0;: Ixx, Iyy, Izz, puis Ixy, Ixz, Iyz s&apos;ils ne sont pas nuls (plan&#xa0;: un seul)&#xa0;; vide&#xa0;: d&apos;après les formes</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Centre</translation>
    </message>
    <message>
        <source>Of mass, in the body&apos;s frame; from shapes when empty</source>
        <translation>De masse, dans le repère du corps&#xa0;; vide&#xa0;: d&apos;après les formes</translation>
    </message>
    <message>
        <source>Of the body&apos;s frame at the start</source>
        <translation>Du repère du corps au début</translation>
    </message>
    <message>
        <source>Of the body&apos;s frame at the start: angle, then axis; planar the angle</source>
        <translation>Du repère du corps au début&#xa0;: angle, puis axe&#xa0;; en plan l&apos;angle</translation>
    </message>
    <message>
        <source>Velocity</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Of the centre of mass at the start, world axes</source>
        <translation>Du centre de masse au début, axes du monde</translation>
    </message>
    <message>
        <source>Spin</source>
        <translation>Rotation</translation>
    </message>
    <message>
        <source>Angular velocity at the start, body axes</source>
        <translation>Vitesse angulaire au début, axes du corps</translation>
    </message>
    <message>
        <source>Force</source>
        <translation>Force</translation>
    </message>
    <message>
        <source>At the centre of mass, world axes: formulas of t, drives, q and v of bodies</source>
        <translation>Au centre de masse, axes du monde&#xa0;: formules de t, entraînements, q et v des corps</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>Moment</translation>
    </message>
    <message>
        <source>Body axes: formulas of t, drives, q and v of bodies</source>
        <translation>Axes du corps&#xa0;: formules de t, entraînements, q et v des corps</translation>
    </message>
    <message>
        <source>What it holds and what it leaves free</source>
        <translation>Ce qu&apos;elle tient et ce qu&apos;elle laisse libre</translation>
    </message>
    <message>
        <source>One body (joined to the world) or two</source>
        <translation>Un corps (joint au monde) ou deux</translation>
    </message>
    <message>
        <source>What the joint leaves free, with limits, friction, springs and drives</source>
        <translation>Ce que la liaison laisse libre, avec butées, frottement, ressorts et entraînements</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Point</translation>
    </message>
    <message>
        <source>Where it is, world axes, at the start</source>
        <translation>Où elle est, axes du monde, au début</translation>
    </message>
    <message>
        <source>Other end</source>
        <translation>Autre bout</translation>
    </message>
    <message>
        <source>World axes, at the start</source>
        <translation>Axes du monde, au début</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>Axe</translation>
    </message>
    <message>
        <source>Its direction, world axes, at the start</source>
        <translation>Sa direction, axes du monde, au début</translation>
    </message>
    <message>
        <source>Distance that it keeps; that of the start when empty</source>
        <translation>Distance qu&apos;elle garde&#xa0;; vide&#xa0;: celle du début</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Angle of the first times ratio plus angle of the second stays</source>
        <translation>L&apos;angle du premier fois le rapport plus l&apos;angle du second reste</translation>
    </message>
    <message>
        <source>Pitch</source>
        <translation>Pas de vis</translation>
    </message>
    <message>
        <source>Advance a turn</source>
        <translation>Avance par tour</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Composante</translation>
    </message>
    <message>
        <source>0 to 2: velocity in world axes, 3 to 5: spin in body axes (planar: 0, 1, 2)</source>
        <translation>0 à 2&#xa0;: vitesse en axes du monde, 3 à 5&#xa0;: rotation en axes du corps (plan&#xa0;: 0, 1, 2)</translation>
    </message>
    <message>
        <source>Value that the component keeps: a formula of t, drives and parameters</source>
        <translation>Valeur que garde la composante&#xa0;: une formule de t, entraînements et paramètres</translation>
    </message>
    <message>
        <source>Collide</source>
        <translation>Se heurtent</translation>
    </message>
    <message>
        <source>The two bodies may touch each other</source>
        <translation>Les deux corps peuvent se toucher</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>What the value prescribes</source>
        <translation>Ce que la valeur impose</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Bornes</translation>
    </message>
    <message>
        <source>Lowest and highest; none when empty</source>
        <translation>Plus petite et plus grande&#xa0;; vide&#xa0;: aucune</translation>
    </message>
    <message>
        <source>Restitution at the limits</source>
        <translation>Restitution aux butées</translation>
    </message>
    <message>
        <source>Friction</source>
        <translation>Frottement</translation>
    </message>
    <message>
        <source>Largest friction force or moment</source>
        <translation>Plus grande force ou plus grand moment de frottement</translation>
    </message>
    <message>
        <source>Stiffness</source>
        <translation>Raideur</translation>
    </message>
    <message>
        <source>Of a spring along the coordinate</source>
        <translation>D&apos;un ressort le long de la coordonnée</translation>
    </message>
    <message>
        <source>Damping</source>
        <translation>Amortissement</translation>
    </message>
    <message>
        <source>Of a damper along the coordinate</source>
        <translation>D&apos;un amortisseur le long de la coordonnée</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Repos</translation>
    </message>
    <message>
        <source>Where the spring is relaxed</source>
        <translation>Où le ressort est détendu</translation>
    </message>
    <message>
        <source>Of the drive: a formula of t, drives and parameters</source>
        <translation>De l&apos;entraînement&#xa0;: une formule de t, entraînements et paramètres</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>Force or moment that a velocity drive can give; any when empty</source>
        <translation>Force ou moment qu&apos;un entraînement en vitesse peut donner&#xa0;; vide&#xa0;: sans limite</translation>
    </message>
    <message>
        <source>Gyroscopic</source>
        <translation>Gyroscopique</translation>
    </message>
    <message>
        <source>Implicit midpoint rule, which keeps energy and momentum of a free body, or explicit</source>
        <translation>Point milieu implicite, qui garde énergie et moment d&apos;un corps libre, ou explicite</translation>
    </message>
    <message>
        <source>Projection</source>
        <translation>Projection</translation>
    </message>
    <message>
        <source>How positions are brought back on the constraints after a step</source>
        <translation>Comment les positions sont ramenées sur les liaisons après un pas</translation>
    </message>
    <message>
        <source>Planar</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Motion in x and y, rotation about z; vectors have two entries, rotations one</source>
        <translation>Mouvement en x et y, rotation autour de z&#xa0;; un vecteur a deux entrées, une rotation une</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>Pesanteur</translation>
    </message>
    <message>
        <source>World axes; 9.81 m/s^2 downwards when empty</source>
        <translation>Axes du monde&#xa0;; vide&#xa0;: 9.81 m/s^2 vers le bas</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Tolérance</translation>
    </message>
    <message>
        <source>Largest violation of joints and contacts that the projection leaves</source>
        <translation>Plus grande violation de liaisons et contacts que laisse la projection</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Itérations</translation>
    </message>
    <message>
        <source>Most iterations of the projection a step</source>
        <translation>Nombre maximal d&apos;itérations de la projection par pas</translation>
    </message>
    <message>
        <source>Sleeping</source>
        <translation>Sommeil</translation>
    </message>
    <message>
        <source>Islands at rest stop being computed</source>
        <translation>Les îlots au repos ne sont plus calculés</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>0: as many as the machine has; the result is the same for any number</source>
        <translation>0&#xa0;: autant qu&apos;en a la machine&#xa0;; le résultat est le même pour tout nombre</translation>
    </message>
    <message>
        <source>Step h</source>
        <translation>Pas h</translation>
    </message>
    <message>
        <source>Length of a time step</source>
        <translation>Longueur d&apos;un pas de temps</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>A mark on the timeline; runs go on behind it</source>
        <translation>Un repère sur la chronologie&#xa0;; le calcul continue au-delà</translation>
    </message>
    <message>
        <source>Signals</source>
        <translation>Signaux</translation>
    </message>
    <message>
        <source>What is recorded; all states, gaps and impulses when empty</source>
        <translation>Ce qui est enregistré&#xa0;; vide&#xa0;: états, interstices et percussions</translation>
    </message>
    <message>
        <source>Every</source>
        <translation>Chaque</translation>
    </message>
    <message>
        <source>Steps between recorded rows</source>
        <translation>Pas entre deux lignes enregistrées</translation>
    </message>
    <message>
        <source>Integrator</source>
        <translation>Intégrateur</translation>
    </message>
    <message>
        <source>The one-step scheme; automatic takes what fits the systems</source>
        <translation>Le schéma à un pas&#xa0;; automatique prend ce qui convient aux systèmes</translation>
    </message>
    <message>
        <source>θ</source>
        <translation>θ</translation>
    </message>
    <message>
        <source>0.5: second order between impacts; 1: implicit</source>
        <translation>0.5&#xa0;: second ordre entre les chocs&#xa0;; 1&#xa0;: implicite</translation>
    </message>
    <message>
        <source>γ</source>
        <translation>γ</translation>
    </message>
    <message>
        <source>A contact is active when y + γ h y′ ≤ 0; of first-order schemes the weight of r at the end of the step</source>
        <translation>Un contact est actif quand y + γ h y′ ≤ 0&#xa0;; au premier ordre, le poids de r en fin de pas</translation>
    </message>
    <message>
        <source>Activation</source>
        <translation>Activation</translation>
    </message>
    <message>
        <source>When a contact enters the step: its gap is predicted closed, or also its velocity closes</source>
        <translation>Quand un contact entre dans le pas&#xa0;: interstice prédit fermé, ou aussi vitesse qui ferme</translation>
    </message>
    <message>
        <source>Newton tolerance</source>
        <translation>Tolérance de Newton</translation>
    </message>
    <message>
        <source>Of the residual, relative to its largest term</source>
        <translation>Du résidu, relative à son plus grand terme</translation>
    </message>
    <message>
        <source>Newton most</source>
        <translation>Newton au plus</translation>
    </message>
    <message>
        <source>Most iterations; 1: one linearised step, not checked</source>
        <translation>Nombre maximal d&apos;itérations&#xa0;; 1&#xa0;: un pas linéarisé, non contrôlé</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Solveur</translation>
    </message>
    <message>
        <source>Of the one-step problem; automatic takes what fits it</source>
        <translation>Du problème à un pas&#xa0;; automatique prend ce qui convient</translation>
    </message>
    <message>
        <source>Of the natural-map residual, relative; the usual one when empty</source>
        <translation>Du résidu de l&apos;application naturelle, relative&#xa0;; vide&#xa0;: l&apos;usuelle</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Au plus</translation>
    </message>
    <message>
        <source>Most iterations a step</source>
        <translation>Nombre maximal d&apos;itérations par pas</translation>
    </message>
    <message>
        <source>What is drawn</source>
        <translation>Ce qui est dessiné</translation>
    </message>
    <message>
        <source>Shown in the outline; the trail uses it</source>
        <translation>Montré dans la structure&#xa0;; la trace l&apos;utilise</translation>
    </message>
    <message>
        <source>Stands for</source>
        <translation>Représente</translation>
    </message>
    <message>
        <source>The system that it shows; scenery when empty</source>
        <translation>Le système qu&apos;elle montre&#xa0;; vide&#xa0;: décor</translation>
    </message>
    <message>
        <source>Formulas of signals, Z up; at the origin when empty</source>
        <translation>Formules de signaux, Z vers le haut&#xa0;; vide&#xa0;: à l&apos;origine</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Angle</translation>
    </message>
    <message>
        <source>Rotation about the shape&apos;s axis; of cams the drive</source>
        <translation>Rotation autour de l&apos;axe de la forme&#xa0;; pour une came, l&apos;entraînement</translation>
    </message>
    <message>
        <source>Sphere: radius; box: x, y, z; cylinder: radius, length; spring: radius, z of the fixed end</source>
        <translation>Sphère&#xa0;: rayon&#xa0;; boîte&#xa0;: x, y, z&#xa0;; cylindre&#xa0;: rayon, longueur&#xa0;; ressort&#xa0;: rayon, z du bout fixe</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Of a cam: distance from the axis to the contact</source>
        <translation>D&apos;une came&#xa0;: distance de l&apos;axe au contact</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>Variable</translation>
    </message>
    <message>
        <source>Name of the angle in the profile</source>
        <translation>Nom de l&apos;angle dans le profil</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Shown in the gallery</source>
        <translation>Montré dans la galerie</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>One line under the title</source>
        <translation>Une ligne sous le titre</translation>
    </message>
    <message>
        <source>Off: this shape is drawn, but gives no mass and meets nothing</source>
        <translation>Désactivé : cette forme est dessinée, mais ne donne pas de masse et ne rencontre rien</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Visible</translation>
    </message>
    <message>
        <source>Off: this shape gives mass and meets others, but is not drawn</source>
        <translation>Désactivé : cette forme donne de la masse et rencontre les autres, mais n’est pas dessinée</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Bodies and joints of one group are chosen, moved and hidden as one</source>
        <translation>Les corps et liaisons d’un groupe sont choisis, déplacés et masqués ensemble</translation>
    </message>
</context>
<context>
    <name>saltus::ui::AboutDialog</name>
    <message>
        <source>About Saltus</source>
        <translation>À propos de Saltus</translation>
    </message>
    <message>
        <source>Saltus %1</source>
        <translation>Saltus %1</translation>
    </message>
    <message>
        <source>A workbench for nonsmooth dynamics: bodies that touch, hit, stick and let go.</source>
        <translation>Un atelier pour la dynamique non régulière&#xa0;: des corps qui se touchent, se heurtent, adhèrent et se quittent.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. There is no warranty.</source>
        <translation>Logiciel libre sous licence publique générale GNU, version 3 ou ultérieure. Sans garantie.</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>Construit avec</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Qt %1 (LGPL-3.0), OpenSceneGraph (OSGPL, a looser LGPL), VTK (BSD-3-Clause), QCustomPlot (GPL-3.0-or-later), Eigen (MPL-2.0), HDF5 (BSD-style), JsonCpp (MIT, public domain), TinyXML-2 (zlib), Inter (OFL-1.1) where it is installed.</source>
        <translation>Qt %1 (LGPL-3.0), OpenSceneGraph (OSGPL, une LGPL assouplie), VTK (BSD-3-Clause), QCustomPlot (GPL-3.0-or-later), Eigen (MPL-2.0), HDF5 (type BSD), JsonCpp (MIT, domaine public), TinyXML-2 (zlib), Inter (OFL-1.1) là où elle est installée.</translation>
    </message>
</context>
<context>
    <name>saltus::ui::AnalysisView</name>
    <message>
        <source>This scene names no phase space. Add &quot;phase_space&quot; with signals x, y and z to its views.</source>
        <translation>Cette scène ne nomme pas d&apos;espace des phases. Ajouter «&#xa0;phase_space&#xa0;» avec les signaux x, y et z à «&#xa0;views&#xa0;».</translation>
    </message>
    <message>
        <source>The signal %1 is not in this recording. Record it to see the phase space.</source>
        <translation>Le signal %1 n&apos;est pas dans cet enregistrement. L&apos;enregistrer pour voir l&apos;espace des phases.</translation>
    </message>
    <message>
        <source>section</source>
        <translation>section</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Section</translation>
    </message>
    <message>
        <source>Impacts</source>
        <translation>Chocs</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>Press Space to run. The motion is drawn here as it is computed.</source>
        <translation>Lancer avec Espace. Le mouvement se dessine ici au fil du calcul.</translation>
    </message>
    <message>
        <source>Phase space</source>
        <translation>Espace des phases</translation>
    </message>
    <message>
        <source>Drag to turn, middle drag to move, wheel to zoom, click a point to see its state, double click for home</source>
        <translation>Glisser pour tourner, bouton du milieu pour déplacer, molette pour zoomer, clic sur un point pour son état, double-clic pour tout voir</translation>
    </message>
    <message>
        <source>the period of z is not positive</source>
        <translation>la période de z n&apos;est pas positive</translation>
    </message>
    <message>
        <source>give a positive number such as 2*pi</source>
        <translation>donner un nombre positif comme 2*pi</translation>
    </message>
</context>
<context>
    <name>saltus::ui::ArrayDialog</name>
    <message>
        <source>Array</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <source>Along a line</source>
        <translation>Le long d&apos;une ligne</translation>
    </message>
    <message>
        <source>Around an axis</source>
        <translation>Autour d&apos;un axe</translation>
    </message>
    <message>
        <source>Equal steps, or equal angles</source>
        <translation>Pas égaux, ou angles égaux</translation>
    </message>
    <message>
        <source>Kind of array</source>
        <translation>Genre de réseau</translation>
    </message>
    <message>
        <source>In all, with the one that is there</source>
        <translation>En tout, avec celui qui est là</translation>
    </message>
    <message>
        <source>Number in all</source>
        <translation>Nombre en tout</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Genre</translation>
    </message>
    <message>
        <source>&amp;Number in all</source>
        <translation>&amp;Nombre en tout</translation>
    </message>
    <message>
        <source>Lengths with or without a unit: 0.5, 5 cm</source>
        <translation>Longueurs avec ou sans unité&#xa0;: 0.5, 5 cm</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>Axe</translation>
    </message>
    <message>
        <source>Direction of the axis</source>
        <translation>Direction de l&apos;axe</translation>
    </message>
    <message>
        <source>A whole turn closes the ring; less reaches its end</source>
        <translation>Un tour entier ferme l&apos;anneau&#xa0;; moins atteint son bout</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Angle</translation>
    </message>
    <message>
        <source>&amp;Angle</source>
        <translation>&amp;Angle</translation>
    </message>
    <message>
        <source>Make array</source>
        <translation>Créer le réseau</translation>
    </message>
    <message>
        <source>Through</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no length: write a number, with a unit if you like</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas une longueur&#xa0;: écrire un nombre, avec ou sans unité</translation>
    </message>
    <message>
        <source>The axis has no direction</source>
        <translation>L&apos;axe n&apos;a pas de direction</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no angle: write degrees, or a unit: 90 deg, 1 rad</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas un angle&#xa0;: écrire des degrés, ou une unité&#xa0;: 90 deg, 1 rad</translation>
    </message>
    <message>
        <source>With a step of 0 all copies stand in one place</source>
        <translation>Avec un pas de 0, toutes les copies sont au même endroit</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Leave the scene as it is (Esc)</source>
        <translation>Laisser la scène telle quelle (Échap)</translation>
    </message>
    <message>
        <source>Add the copies; one step of undo (Return)</source>
        <translation>Ajouter les copies ; une seule étape d&apos;annulation (Entrée)</translation>
    </message>
    <message>
        <source>Step x, y, z</source>
        <translation>Pas x, y, z</translation>
    </message>
</context>
<context>
    <name>saltus::ui::Banner</name>
    <message>
        <source>Hide this message</source>
        <translation>Masquer ce message</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>et %1 de plus</translation>
    </message>
</context>
<context>
    <name>saltus::ui::CamDiagrams</name>
    <message>
        <source>Diagrams of the motion over the cam&apos;s angle</source>
        <translation>Diagrammes du mouvement selon l&apos;angle de la came</translation>
    </message>
    <message>
        <source>Drag a handle, double-click to add one, Delete to remove it. Page Up and Page Down choose a handle, Alt and arrows move it</source>
        <translation>Glisser une poignée, double-clic en ajoute une, Suppr l&apos;ôte. Page haut et Page bas en choisissent une, Alt et flèches la déplacent</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>à %1</translation>
    </message>
    <message>
        <source>Move the mouse, or press Left and Right, to read the values at an angle. Coefficients are peaks divided by the lift and multiplied by powers of the segment&apos;s angle</source>
        <translation>Bouger la souris, ou presser Gauche et Droite, pour lire les valeurs à un angle. Les coefficients sont les pics divisés par la levée et multipliés par des puissances de l&apos;angle du segment</translation>
    </message>
    <message>
        <source>most %1</source>
        <translation>au plus %1</translation>
    </message>
    <message>
        <source>base %1</source>
        <translation>base %1</translation>
    </message>
    <message>
        <source>peak %1</source>
        <translation>pic %1</translation>
    </message>
    <message>
        <source>at %1, coeff. %2</source>
        <translation>à %1, coeff. %2</translation>
    </message>
</context>
<context>
    <name>saltus::ui::CamDrawing</name>
    <message>
        <source>Drawing of the cam</source>
        <translation>Dessin de la came</translation>
    </message>
    <message>
        <source>Outline, base circle and path of the follower. Move the mouse around the axis, or press Left and Right, to move the follower</source>
        <translation>Contour, cercle de base et trajet du poussoir. Mener la souris autour de l&apos;axe, ou presser Gauche et Droite, pour mouvoir le poussoir</translation>
    </message>
    <message>
        <source>No cam yet: mend what is marked on the left</source>
        <translation>Pas encore de came&#xa0;: corriger ce qui est marqué à gauche</translation>
    </message>
    <message>
        <source>φ %1°   base circle %2</source>
        <translation>φ %1°   cercle de base %2</translation>
    </message>
    <message>
        <source>   pressure angle %1°</source>
        <translation>   angle de pression %1°</translation>
    </message>
</context>
<context>
    <name>saltus::ui::CamEditor</name>
    <message>
        <source>Cam</source>
        <translation>Came</translation>
    </message>
    <message>
        <source>&amp;Make a cam-follower from it</source>
        <translation>En faire un &amp;mécanisme</translation>
    </message>
    <message>
        <source>Adds the drive, the follower with its spring, the impacts between them, shapes and plots: a scene that runs</source>
        <translation>Ajoute l&apos;entraînement, le poussoir et son ressort, les chocs entre eux, formes et tracés&#xa0;: une scène prête</translation>
    </message>
    <message>
        <source>Write the cam into the scene and go on here; one step of undo (Alt+A)</source>
        <translation>Écrire la came dans la scène et continuer ici&#xa0;; une étape à annuler (Alt+A)</translation>
    </message>
    <message>
        <source>Write the cam into the scene and close (Ctrl+Return)</source>
        <translation>Écrire la came dans la scène et fermer (Ctrl+Entrée)</translation>
    </message>
    <message>
        <source>Spline by handles</source>
        <translation>Spline à poignées</translation>
    </message>
    <message>
        <source>Begin with a whole cam…</source>
        <translation>Partir d&apos;une came entière…</translation>
    </message>
    <message>
        <source>A whole cam to begin with: dwell, rise, dwell, fall, dwell, or eight handles to drag</source>
        <translation>Une came entière pour commencer&#xa0;: repos, montée, repos, descente, repos, ou huit poignées à glisser</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>&amp;Preset</source>
        <translation>Modè&amp;le</translation>
    </message>
    <message>
        <source>What touches the cam: an edge, a roller, or a face across its line</source>
        <translation>Ce qui touche la came&#xa0;: un couteau, un galet, ou un plateau en travers</translation>
    </message>
    <message>
        <source>Follower</source>
        <translation>Poussoir</translation>
    </message>
    <message>
        <source>&amp;Follower</source>
        <translation>&amp;Poussoir</translation>
    </message>
    <message>
        <source>&amp;Base radius</source>
        <translation>Rayon de &amp;base</translation>
    </message>
    <message>
        <source>Base radius</source>
        <translation>Rayon de base</translation>
    </message>
    <message>
        <source>Of the circle on which the follower rests: 400 mm, 0.4 m, 16 in</source>
        <translation>Du cercle où repose le poussoir&#xa0;: 400 mm, 0.4 m, 16 in</translation>
    </message>
    <message>
        <source>&amp;Roller radius</source>
        <translation>Rayon du &amp;galet</translation>
    </message>
    <message>
        <source>Roller radius</source>
        <translation>Rayon du galet</translation>
    </message>
    <message>
        <source>Radius of the roller that runs on the cam</source>
        <translation>Rayon du galet qui roule sur la came</translation>
    </message>
    <message>
        <source>O&amp;ffset</source>
        <translation>&amp;Décalage</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Décalage</translation>
    </message>
    <message>
        <source>Distance of the follower&apos;s line from the axis; a positive one makes the rise easier</source>
        <translation>Distance de la ligne du poussoir à l&apos;axe&#xa0;; positive, elle facilite la montée</translation>
    </message>
    <message>
        <source>One turn</source>
        <translation>Un tour</translation>
    </message>
    <message>
        <source>&amp;Import table…</source>
        <translation>Importer une &amp;table…</translation>
    </message>
    <message>
        <source>Handles of a spline from a text file with two columns: angle, lift</source>
        <translation>Poignées d&apos;une spline depuis un fichier texte à deux colonnes&#xa0;: angle, levée</translation>
    </message>
    <message>
        <source>Import table</source>
        <translation>Importer une table</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>What to know of this cam; it runs all the same. A click shows the angle</source>
        <translation>À savoir de cette came&#xa0;; elle tourne quand même. Un clic montre l&apos;angle</translation>
    </message>
    <message>
        <source>%1 is a formula without a profile: Apply replaces it by this cam</source>
        <translation>%1 est une formule sans profil&#xa0;: Appliquer la remplace par cette came</translation>
    </message>
    <message>
        <source>The formula of %1 was changed by hand: Apply replaces it by this cam</source>
        <translation>La formule de %1 fut changée à la main&#xa0;: Appliquer la remplace par cette came</translation>
    </message>
    <message>
        <source>Nothing to remark: no undercut, no jump, a pressure angle below 30°</source>
        <translation>Rien à signaler&#xa0;: ni interférence, ni saut, angle de pression sous 30°</translation>
    </message>
    <message>
        <source>Mend what is marked first</source>
        <translation>Corriger d&apos;abord ce qui est marqué</translation>
    </message>
    <message>
        <source>New cam</source>
        <translation>Nouvelle came</translation>
    </message>
    <message>
        <source>Cam %1</source>
        <translation>Came %1</translation>
    </message>
    <message>
        <source>New cam %1</source>
        <translation>Nouvelle came %1</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt *.dat);;All files (*)</source>
        <translation>Tables (*.csv *.tsv *.txt *.dat);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 ne peut être lu&#xa0;: %2</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>and more</source>
        <translation>et d&apos;autres</translation>
    </message>
</context>
<context>
    <name>saltus::ui::CamRows</name>
    <message>
        <source>Alt+Up and Alt+Down move the segment, Alt+Insert adds one, Alt+Delete removes it</source>
        <translation>Alt+Haut et Alt+Bas déplacent le segment, Alt+Inser en ajoute un, Alt+Suppr l&apos;ôte</translation>
    </message>
    <message>
        <source>What the follower does. %1</source>
        <translation>Ce que fait le poussoir. %1</translation>
    </message>
    <message>
        <source>Motion of segment %1</source>
        <translation>Mouvement du segment %1</translation>
    </message>
    <message>
        <source>Angle of segment %1</source>
        <translation>Angle du segment %1</translation>
    </message>
    <message>
        <source>So far the cam turns meanwhile. A number without a unit has the one shown</source>
        <translation>La came tourne d&apos;autant. Un nombre sans unité a celle montrée</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Angle</translation>
    </message>
    <message>
        <source>Law of motion: cycloidal, polynomials and the modified trapezoid begin and end without a jolt</source>
        <translation>Loi de mouvement&#xa0;: cycloïdale, polynômes et trapèze modifié commencent et finissent sans à-coup</translation>
    </message>
    <message>
        <source>Law of segment %1</source>
        <translation>Loi du segment %1</translation>
    </message>
    <message>
        <source>Lift of segment %1</source>
        <translation>Levée du segment %1</translation>
    </message>
    <message>
        <source>How far it falls; empty: to the base circle</source>
        <translation>De combien il descend&#xa0;; vide&#xa0;: au cercle de base</translation>
    </message>
    <message>
        <source>How far it rises; empty: from both radii</source>
        <translation>De combien il monte&#xa0;; vide&#xa0;: d&apos;après les deux rayons</translation>
    </message>
    <message>
        <source>How far it rises</source>
        <translation>De combien il monte</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatique</translation>
    </message>
    <message>
        <source>Lift</source>
        <translation>Levée</translation>
    </message>
    <message>
        <source>Flank of segment %1</source>
        <translation>Flanc du segment %1</translation>
    </message>
    <message>
        <source>Radius of the arc beside the lower circle; of lift, flank and crown two are enough</source>
        <translation>Rayon de l&apos;arc près du cercle bas&#xa0;; de levée, flanc et sommet, deux suffisent</translation>
    </message>
    <message>
        <source>Crown of segment %1</source>
        <translation>Sommet du segment %1</translation>
    </message>
    <message>
        <source>Radius of the arc beside the upper circle; of lift, flank and crown two are enough</source>
        <translation>Rayon de l&apos;arc près du cercle haut&#xa0;; de levée, flanc et sommet, deux suffisent</translation>
    </message>
    <message>
        <source>Flank</source>
        <translation>Flanc</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>Pic</translation>
    </message>
    <message>
        <source>Add a segment after this one (Alt+Insert)</source>
        <translation>Ajouter un segment après celui-ci (Alt+Inser)</translation>
    </message>
    <message>
        <source>Remove this segment (Alt+Delete)</source>
        <translation>Ôter ce segment (Alt+Suppr)</translation>
    </message>
    <message>
        <source>Angle of handle %1</source>
        <translation>Angle de la poignée %1</translation>
    </message>
    <message>
        <source>Where on the cam. Alt+Insert adds a handle, Alt+Delete removes it</source>
        <translation>Où sur la came. Alt+Inser ajoute une poignée, Alt+Suppr l&apos;ôte</translation>
    </message>
    <message>
        <source>Lift of handle %1</source>
        <translation>Levée de la poignée %1</translation>
    </message>
    <message>
        <source>Above the base circle. Alt+Insert adds a handle, Alt+Delete removes it</source>
        <translation>Au-dessus du cercle de base. Alt+Inser ajoute une poignée, Alt+Suppr l&apos;ôte</translation>
    </message>
    <message>
        <source>Add a handle after this one (Alt+Insert)</source>
        <translation>Ajouter une poignée après celle-ci (Alt+Inser)</translation>
    </message>
    <message>
        <source>Remove this handle (Alt+Delete)</source>
        <translation>Ôter cette poignée (Alt+Suppr)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n handles: drag them in the uppermost diagram</source>
        <translation>
            <numerusform>%n poignée&#xa0;: la glisser dans le diagramme du haut</numerusform>
            <numerusform>%n poignées&#xa0;: les glisser dans le diagramme du haut</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>saltus::ui::CircuitDrawing</name>
    <message>
        <source>Drawing of the circuit</source>
        <translation>Dessin du circuit</translation>
    </message>
    <message>
        <source>Drag an element to move it, from pin to pin to join their nodes. R turns what is selected, Delete removes it, the arrows move it; L, C, V, I, D, Y, G, and R with nothing selected, add an element</source>
        <translation>Glisser un élément pour le déplacer, d’une borne à l’autre pour joindre leurs nœuds. R tourne ce qui est choisi, Suppr le retire, les flèches le déplacent ; L, C, V, I, D, Y, G et, sans choix, R ajoutent un élément</translation>
    </message>
    <message>
        <source>No elements yet: type one on the left, press its button, or begin with a whole circuit</source>
        <translation>Pas encore d’éléments : en taper un à gauche, presser son bouton, ou commencer par un circuit entier</translation>
    </message>
</context>
<context>
    <name>saltus::ui::CircuitEditor</name>
    <message>
        <source>Circuit</source>
        <translation>Circuit</translation>
    </message>
    <message>
        <source>With &amp;plots of voltages and currents</source>
        <translation>Avec des &amp;tracés des tensions et des courants</translation>
    </message>
    <message>
        <source>Adds plots and the settings of a run that suit the circuit: a scene that runs</source>
        <translation>Ajoute des tracés et les réglages de calcul qui conviennent au circuit : une scène prête à tourner</translation>
    </message>
    <message>
        <source>Write the circuit into the scene and go on here; one step of undo (Alt+A)</source>
        <translation>Écrire le circuit dans la scène et continuer ici ; une étape à annuler (Alt+A)</translation>
    </message>
    <message>
        <source>Write the circuit into the scene and close (Ctrl+Return)</source>
        <translation>Écrire le circuit dans la scène et fermer (Ctrl+Entrée)</translation>
    </message>
    <message>
        <source>Begin with a whole circuit…</source>
        <translation>Commencer par un circuit entier…</translation>
    </message>
    <message>
        <source>A whole circuit to begin with, as long as there is no element</source>
        <translation>Un circuit entier pour commencer, tant qu’il n’y a pas d’élément</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>%1 (%2 in the drawing or at the begin of the line below)</source>
        <translation>%1 (%2 dans le dessin ou au début de la ligne du dessous)</translation>
    </message>
    <message>
        <source>Add an element: L 10mH a gnd</source>
        <translation>Ajouter un élément : L 10mH a gnd</translation>
    </message>
    <message>
        <source>Add an element</source>
        <translation>Ajouter un élément</translation>
    </message>
    <message>
        <source>Letter, value and two nodes, then Enter: R 1k a b, C 1uF a b 10V (with its initial voltage), D a b, V a 0 10*sin(2*pi*50*t), Y a 0 -1 1 L2 (a relay that the current of L2 switches), G a</source>
        <translation>Lettre, valeur et deux nœuds, puis Entrée : R 1k a b, C 1uF a b 10V (avec sa tension initiale), D a b, V a 0 10*sin(2*pi*50*t), Y a 0 -1 1 L2 (un relais que commande le courant de L2), G a</translation>
    </message>
    <message>
        <source>Elements: name, node +, node −, value, initial value</source>
        <translation>Éléments : nom, nœud +, nœud −, valeur, valeur initiale</translation>
    </message>
    <message>
        <source>What is wrong with the circuit</source>
        <translation>Ce qui ne va pas dans le circuit</translation>
    </message>
    <message>
        <source>Mend what is marked first</source>
        <translation>Corriger d’abord ce qui est marqué</translation>
    </message>
    <message>
        <source>New circuit</source>
        <translation>Nouveau circuit</translation>
    </message>
    <message>
        <source>Circuit %1</source>
        <translation>Circuit %1</translation>
    </message>
    <message>
        <source>New circuit %1</source>
        <translation>Nouveau circuit %1</translation>
    </message>
</context>
<context>
    <name>saltus::ui::CircuitRows</name>
    <message>
        <source>Alt+Delete removes the element</source>
        <translation>Alt+Suppr retire l’élément</translation>
    </message>
    <message>
        <source>Name of element %1</source>
        <translation>Nom de l’élément %1</translation>
    </message>
    <message>
        <source>Name of the element: its voltage is v_NAME, its current i_NAME. %1</source>
        <translation>Nom de l’élément : sa tension est v_NOM, son courant i_NOM. %1</translation>
    </message>
    <message>
        <source>First node of element %1</source>
        <translation>Premier nœud de l’élément %1</translation>
    </message>
    <message>
        <source>Second node of element %1</source>
        <translation>Deuxième nœud de l’élément %1</translation>
    </message>
    <message>
        <source>The node whose voltage is 0</source>
        <translation>Le nœud dont la tension est 0</translation>
    </message>
    <message>
        <source>Node +: of a diode its anode. The same name joins ends. %1</source>
        <translation>Nœud + : d’une diode l’anode. Le même nom joint les bouts. %1</translation>
    </message>
    <message>
        <source>Node −: of a diode its cathode. The same name joins ends. %1</source>
        <translation>Nœud − : d’une diode la cathode. Le même nom joint les bouts. %1</translation>
    </message>
    <message>
        <source>Lower voltage of element %1</source>
        <translation>Tension basse de l’élément %1</translation>
    </message>
    <message>
        <source>Voltage of the relay where its control is positive</source>
        <translation>Tension du relais où sa commande est positive</translation>
    </message>
    <message>
        <source>Upper voltage of element %1</source>
        <translation>Tension haute de l’élément %1</translation>
    </message>
    <message>
        <source>Voltage of the relay where its control is negative</source>
        <translation>Tension du relais où sa commande est négative</translation>
    </message>
    <message>
        <source>Control of element %1</source>
        <translation>Commande de l’élément %1</translation>
    </message>
    <message>
        <source>The element whose current switches the relay; empty: its own, which it opposes</source>
        <translation>L’élément dont le courant commande le relais ; vide : le sien, auquel il s’oppose</translation>
    </message>
    <message>
        <source>own</source>
        <translation>le sien</translation>
    </message>
    <message>
        <source>Forward voltage; 0 of an ideal diode</source>
        <translation>Tension de seuil ; 0 d’une diode idéale</translation>
    </message>
    <message>
        <source>A number with its unit, or a formula of the time t: 10*sin(2*pi*50*t)</source>
        <translation>Un nombre avec son unité, ou une formule du temps t : 10*sin(2*pi*50*t)</translation>
    </message>
    <message>
        <source>A number with its unit, a parameter, or a formula of parameters: 1k means 1 kOhm</source>
        <translation>Un nombre avec son unité, un paramètre ou une formule de paramètres : 1k veut dire 1 kOhm</translation>
    </message>
    <message>
        <source>Value of element %1</source>
        <translation>Valeur de l’élément %1</translation>
    </message>
    <message>
        <source>Initial value of element %1</source>
        <translation>Valeur initiale de l’élément %1</translation>
    </message>
    <message>
        <source>Voltage at the start</source>
        <translation>Tension au départ</translation>
    </message>
    <message>
        <source>Current at the start</source>
        <translation>Courant au départ</translation>
    </message>
    <message>
        <source>Remove the element (Alt+Delete)</source>
        <translation>Retirer l’élément (Alt+Suppr)</translation>
    </message>
</context>
<context>
    <name>saltus::ui::CommandPalette</name>
    <message>
        <source>Search scenes, commands, parameters</source>
        <translation>Chercher scènes, commandes, paramètres</translation>
    </message>
    <message>
        <source>Nothing fits. Try a part of a command&apos;s, scene&apos;s or parameter&apos;s name.</source>
        <translation>Rien ne correspond. Essayer une partie du nom d&apos;une commande, d&apos;une scène ou d&apos;un paramètre.</translation>
    </message>
    <message>
        <source>New value of %1, now %2</source>
        <translation>Nouvelle valeur de %1, à présent %2</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Finds scenes, commands and parameters; ↑ ↓ choose, Enter opens</source>
        <translation>Trouve scènes, commandes et paramètres ; ↑ ↓ choisissent, Entrée ouvre</translation>
    </message>
</context>
<context>
    <name>saltus::ui::CompareCard</name>
    <message>
        <source>Rebound</source>
        <translation>Rebond</translation>
    </message>
    <message>
        <source>Penetration</source>
        <translation>Pénétration</translation>
    </message>
    <message>
        <source>Energy lost</source>
        <translation>Énergie perdue</translation>
    </message>
    <message>
        <source>Slid</source>
        <translation>Glissé</translation>
    </message>
    <message>
        <source>Impacts</source>
        <translation>Chocs</translation>
    </message>
    <message>
        <source>Law</source>
        <translation>Loi</translation>
    </message>
    <message>
        <source>A law of the scene: its values stand in the fields below and can be changed there, for this trial only</source>
        <translation>Une loi de la scène : ses valeurs sont dans les champs ci-dessous et s’y changent, pour cet essai seulement</translation>
    </message>
    <message>
        <source>Restitution, from 0 to 1</source>
        <translation>Restitution, de 0 à 1</translation>
    </message>
    <message>
        <source>Coefficient of friction</source>
        <translation>Coefficient de frottement</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Step of the scheme, s</source>
        <translation>Pas du schéma, s</translation>
    </message>
    <message>
        <source>Law %1</source>
        <translation>Loi %1</translation>
    </message>
    <message>
        <source>Values of this law, for run %1</source>
        <translation>Valeurs de cette loi, pour le calcul %1</translation>
    </message>
    <message>
        <source>Restitution of run %1</source>
        <translation>Restitution du calcul %1</translation>
    </message>
    <message>
        <source>Restitution e of run %1, from 0 to 1</source>
        <translation>Restitution e du calcul %1, de 0 à 1</translation>
    </message>
    <message>
        <source>Friction of run %1</source>
        <translation>Frottement du calcul %1</translation>
    </message>
    <message>
        <source>Coefficient of friction μ of run %1</source>
        <translation>Coefficient de frottement μ du calcul %1</translation>
    </message>
    <message>
        <source>Step of run %1</source>
        <translation>Pas du calcul %1</translation>
    </message>
    <message>
        <source>Step of run %1, s</source>
        <translation>Pas du calcul %1, s</translation>
    </message>
    <message>
        <source>Projection of run %1</source>
        <translation>Projection du calcul %1</translation>
    </message>
    <message>
        <source>How run %1 takes penetration away</source>
        <translation>Comment le calcul %1 retire la pénétration</translation>
    </message>
    <message>
        <source>combined</source>
        <translation>combinée</translation>
    </message>
    <message>
        <source>direct</source>
        <translation>directe</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>Gap from which it falls, m</source>
        <translation>Distance de chute, m</translation>
    </message>
    <message>
        <source>Height of the fall</source>
        <translation>Hauteur de chute</translation>
    </message>
    <message>
        <source>Speed across the fall at the start, m/s: shows what friction does</source>
        <translation>Vitesse en travers de la chute au départ, m/s : montre l’effet du frottement</translation>
    </message>
    <message>
        <source>Speed sideways</source>
        <translation>Vitesse de côté</translation>
    </message>
    <message>
        <source>Compare laws</source>
        <translation>Comparer les lois</translation>
    </message>
    <message>
        <source>Let both fall on the same pair, 1 and 2 drawn over each other</source>
        <translation>Essayer les deux sur la même paire, 1 et 2 superposés</translation>
    </message>
    <message>
        <source>2 − 1</source>
        <translation>2 − 1</translation>
    </message>
    <message>
        <source>no law</source>
        <translation>pas de loi</translation>
    </message>
    <message>
        <source>Write a value in %1</source>
        <translation>Écrire une valeur en %1</translation>
    </message>
    <message>
        <source>Write a plain number</source>
        <translation>Écrire un nombre sans unité</translation>
    </message>
    <message>
        <source>It must not be below %1</source>
        <translation>Pas moins de %1</translation>
    </message>
    <message>
        <source>Write a value from %1 to %2</source>
        <translation>Écrire une valeur de %1 à %2</translation>
    </message>
    <message>
        <source>%1 falls on %2, alone, with its own shapes and mass</source>
        <translation>%1 tombe sur %2, seul, avec ses propres formes et sa masse</translation>
    </message>
    <message>
        <source>height m</source>
        <translation>hauteur m</translation>
    </message>
    <message>
        <source>time s</source>
        <translation>temps s</translation>
    </message>
    <message>
        <source>Drift</source>
        <translation>Dérive</translation>
    </message>
    <message>
        <source>Projection: how penetration is taken away after each step</source>
        <translation>Projection : comment la pénétration est retirée après chaque pas</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>Travers</translation>
    </message>
</context>
<context>
    <name>saltus::ui::ContactCard</name>
    <message>
        <source>Contact</source>
        <translation>Contact</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>sticks</source>
        <translation>adhère</translation>
    </message>
    <message>
        <source>slips</source>
        <translation>glisse</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Rolling μ</source>
        <translation>μ roulement</translation>
    </message>
    <message>
        <source>Spinning μ</source>
        <translation>μ pivotement</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Interstice</translation>
    </message>
    <message>
        <source>Normal u</source>
        <translation>u normale</translation>
    </message>
    <message>
        <source>Sliding u</source>
        <translation>u tangentielle</translation>
    </message>
    <message>
        <source>Normal p</source>
        <translation>p normale</translation>
    </message>
    <message>
        <source>Friction p</source>
        <translation>p frottement</translation>
    </message>
    <message>
        <source>Friction over μ p</source>
        <translation>Frottement sur μ p</translation>
    </message>
    <message>
        <source>Law %1</source>
        <translation>Loi %1</translation>
    </message>
    <message>
        <source>, no contact now: last values</source>
        <translation>, pas de contact&#xa0;: dernières valeurs</translation>
    </message>
</context>
<context>
    <name>saltus::ui::Document</name>
    <message>
        <source>Untitled</source>
        <translation>Sans titre</translation>
    </message>
    <message>
        <source>Revert to the file</source>
        <translation>Revenir au fichier</translation>
    </message>
    <message>
        <source>Pin %1</source>
        <translation>Épingler %1</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>Détacher %1</translation>
    </message>
</context>
<context>
    <name>saltus::ui::DropTestCard</name>
    <message>
        <source>Run drop test</source>
        <translation>Lancer l&apos;essai</translation>
    </message>
    <message>
        <source>e² set</source>
        <translation>e² donné</translation>
    </message>
    <message>
        <source>e² measured</source>
        <translation>e² mesuré</translation>
    </message>
    <message>
        <source>drop height m</source>
        <translation>hauteur de chute m</translation>
    </message>
    <message>
        <source>Let one of the two fall on the other from six heights and compare e² (D)</source>
        <translation>Laisser tomber l’un des deux sur l’autre de six hauteurs et comparer e² (D)</translation>
    </message>
    <message>
        <source>%1 falls on %2, which is held; their own shapes and masses</source>
        <translation>%1 tombe sur %2, qui est tenu ; leurs propres formes et masses</translation>
    </message>
    <message>
        <source>%1 falls on %2; their own shapes and masses</source>
        <translation>%1 tombe sur %2 ; leurs propres formes et masses</translation>
    </message>
</context>
<context>
    <name>saltus::ui::EditCommands</name>
    <message>
        <source>Paste %1</source>
        <translation>Coller %1</translation>
    </message>
    <message>
        <source>Paste %1 parts</source>
        <translation>Coller %1 éléments</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Array of %1</source>
        <translation>Réseau de %1</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Refléter</translation>
    </message>
    <message>
        <source>Align</source>
        <translation>Aligner</translation>
    </message>
    <message>
        <source>Distribute</source>
        <translation>Répartir</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Supprimer %1</translation>
    </message>
    <message>
        <source>Delete %1 parts</source>
        <translation>Supprimer %1 éléments</translation>
    </message>
    <message>
        <source>the clipboard holds no parts of a scene</source>
        <translation>le presse-papiers ne contient aucun élément de scène</translation>
    </message>
    <message>
        <source>copy bodies first</source>
        <translation>copier d&apos;abord des corps</translation>
    </message>
    <message>
        <source>“%1” is one of several copies</source>
        <translation>« %1 » est une copie parmi d’autres</translation>
    </message>
    <message>
        <source>change their number in the inspector</source>
        <translation>changer leur nombre dans l’inspecteur</translation>
    </message>
    <message>
        <source>Group %1</source>
        <translation>Groupe %1</translation>
    </message>
    <message>
        <source>Ungroup</source>
        <translation>Dégrouper</translation>
    </message>
</context>
<context>
    <name>saltus::ui::ErrorPage</name>
    <message>
        <source>Read again</source>
        <translation>Relire</translation>
    </message>
    <message>
        <source>Opens the file again after it was mended</source>
        <translation>Rouvre le fichier une fois corrigé</translation>
    </message>
    <message>
        <source>Open in text editor</source>
        <translation>Ouvrir dans l&apos;éditeur</translation>
    </message>
    <message>
        <source>Opens the file with the program that the desktop uses for text</source>
        <translation>Ouvre le fichier avec le programme du bureau pour les textes</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copies all messages as FILE:LINE:COLUMN: error: ...</source>
        <translation>Copie tous les messages sous la forme FILE:LINE:COLUMN: error: ...</translation>
    </message>
    <message>
        <source>Back to the gallery</source>
        <translation>Retour à la galerie</translation>
    </message>
    <message>
        <source>No program for text files is set on this desktop. The file is %1</source>
        <translation>Aucun programme n&apos;est réglé pour les textes sur ce bureau. Le fichier est %1</translation>
    </message>
    <message>
        <source>%1 does not open</source>
        <translation>%1 ne s&apos;ouvre pas</translation>
    </message>
    <message>
        <source>The scene</source>
        <translation>La scène</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 dans %2</translation>
    </message>
    <message>
        <source>1 thing to mend</source>
        <translation>1 point à corriger</translation>
    </message>
    <message>
        <source>%1 things to mend</source>
        <translation>%1 points à corriger</translation>
    </message>
    <message>
        <source>and %1 more; “Copy” takes all of them</source>
        <translation>et %1 de plus&#xa0;; «&#xa0;Copier&#xa0;» les prend tous</translation>
    </message>
</context>
<context>
    <name>saltus::ui::ExportDialog</name>
    <message>
        <source>The picture could not be written: %1</source>
        <translation>L&apos;image n&apos;a pas pu être écrite&#xa0;: %1</translation>
    </message>
    <message>
        <source>Choose another folder or free some space</source>
        <translation>Choisir un autre dossier ou libérer de la place</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Picture of the scene</source>
        <translation>Image de la scène</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Données</translation>
    </message>
    <message>
        <source>86 mm, one column</source>
        <translation>86 mm, une colonne</translation>
    </message>
    <message>
        <source>178 mm, two columns</source>
        <translation>178 mm, deux colonnes</translation>
    </message>
    <message>
        <source>What is on screen</source>
        <translation>Ce qui est affiché</translation>
    </message>
    <message>
        <source>The whole run</source>
        <translation>Tout le calcul</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Intervalle</translation>
    </message>
    <message>
        <source>PNG, at the size of the view</source>
        <translation>PNG, à la taille de la vue</translation>
    </message>
    <message>
        <source>CSV, 17 digits, SI units</source>
        <translation>CSV, 17 chiffres, unités SI</translation>
    </message>
    <message>
        <source>HDF5, opens in Saltus again</source>
        <translation>HDF5, se rouvre dans Saltus</translation>
    </message>
    <message>
        <source>All that is recorded</source>
        <translation>Tout ce qui est enregistré</translation>
    </message>
    <message>
        <source>Of the plot “%1”</source>
        <translation>Du tracé «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>start</source>
        <translation>début</translation>
    </message>
    <message>
        <source>end</source>
        <translation>fin</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>Signals</source>
        <translation>Signaux</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Parcourir…</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation>Copier en commande</translation>
    </message>
    <message>
        <source>The command line that makes this file without a window</source>
        <translation>La ligne de commande qui produit ce fichier sans fenêtre</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copié&#xa0;: %1</translation>
    </message>
    <message>
        <source>No preview</source>
        <translation>Pas d&apos;aperçu</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 lignes</translation>
    </message>
    <message>
        <source> of %1 signals</source>
        <translation> de %1 signaux</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Exporter vers</translation>
    </message>
    <message>
        <source>The time range needs two numbers in seconds, the first one smaller; leave both empty for all.</source>
        <translation>L&apos;intervalle demande deux nombres en secondes, le premier plus petit&#xa0;; laisser vide pour tout prendre.</translation>
    </message>
    <message>
        <source>Name a file first.</source>
        <translation>Nommer d&apos;abord un fichier.</translation>
    </message>
    <message>
        <source>Nothing is recorded yet. Run the scene first (Space).</source>
        <translation>Rien n&apos;est encore enregistré. Lancer d&apos;abord la scène (Espace).</translation>
    </message>
    <message>
        <source>This plot is no longer part of the scene.</source>
        <translation>Ce tracé ne fait plus partie de la scène.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Cancelled; no file was left behind.</source>
        <translation>Annulé&#xa0;; aucun fichier n&apos;est resté.</translation>
    </message>
    <message>
        <source>Saved %1, %2</source>
        <translation>Enregistré&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>Bodies as meshes</source>
        <translation>Corps en maillages</translation>
    </message>
    <message>
        <source>glTF 2.0, binary (.glb): metres, colours, names</source>
        <translation>glTF 2.0, binaire (.glb) : mètres, couleurs, noms</translation>
    </message>
    <message>
        <source>With the motion so far, as an animation</source>
        <translation>Avec le mouvement jusqu’ici, en animation</translation>
    </message>
    <message>
        <source>60 pictures a second, from the start to the newest state; off: the bodies as they stand now</source>
        <translation>60 images par seconde, du début à l’état le plus récent ; désactivé : les corps tels qu’ils sont maintenant</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>What to export</source>
        <translation>Ce qui est exporté</translation>
    </message>
    <message>
        <source>Where it is written; its suffix follows the format</source>
        <translation>Où l’on écrit ; l’extension suit le format</translation>
    </message>
</context>
<context>
    <name>saltus::ui::FieldRow</name>
    <message>
        <source>Pin %1 as a slider in Parameters</source>
        <translation>Épingler %1 comme curseur dans Paramètres</translation>
    </message>
</context>
<context>
    <name>saltus::ui::FormulaPanel</name>
    <message>
        <source>Equations</source>
        <translation>Équations</translation>
    </message>
    <message>
        <source>State of the equations</source>
        <translation>État des équations</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Everything as the scene has it (Esc in a line that is unchanged)</source>
        <translation>Tout comme dans la scène (Échap dans une ligne inchangée)</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Put these equations into the scene and start the run again at t = 0 (Enter)</source>
        <translation>Mettre ces équations dans la scène et repartir de t = 0 (Entrée)</translation>
    </message>
    <message>
        <source>Applied. The run started again at t = 0.</source>
        <translation>Appliqué. Le calcul est reparti de t = 0.</translation>
    </message>
    <message>
        <source>Select a system made of equations, or an interaction, in the outline. A double click there, or F9, brings you here.</source>
        <translation>Choisir dans la structure un système d&apos;équations ou une interaction. Un double-clic, ou F9, mène ici.</translation>
    </message>
    <message>
        <source>Open a scene to see its equations</source>
        <translation>Ouvrir une scène pour voir ses équations</translation>
    </message>
    <message>
        <source>Enter applies, Esc takes the line back</source>
        <translation>Entrée applique, Échap reprend la ligne</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>The formula as it is written on paper; the menu copies it as LaTeX</source>
        <translation>La formule comme on l&apos;écrit sur papier&#xa0;; le menu la copie en LaTeX</translation>
    </message>
    <message>
        <source>1 error: the run keeps the old equations</source>
        <translation>1 erreur&#xa0;: le calcul garde les anciennes équations</translation>
    </message>
    <message>
        <source>%1 errors: the run keeps the old equations</source>
        <translation>%1 erreurs&#xa0;: le calcul garde les anciennes équations</translation>
    </message>
    <message>
        <source>Starting again …</source>
        <translation>Redémarrage …</translation>
    </message>
    <message>
        <source>Changed, not yet applied</source>
        <translation>Modifié, pas encore appliqué</translation>
    </message>
    <message>
        <source>As in the scene</source>
        <translation>Comme dans la scène</translation>
    </message>
    <message>
        <source>Equations of %1</source>
        <translation>Équations de %1</translation>
    </message>
</context>
<context>
    <name>saltus::ui::FormulaProbe</name>
    <message>
        <source>t, through all states</source>
        <translation>t, à travers tous les états</translation>
    </message>
    <message>
        <source>Value of the formula now</source>
        <translation>Valeur actuelle de la formule</translation>
    </message>
    <message>
        <source>What the formula at the text cursor amounts to at the time shown; Ctrl+C copies all digits</source>
        <translation>Ce que vaut la formule au curseur de texte à l’instant affiché ; Ctrl+C copie tous les chiffres</translation>
    </message>
    <message>
        <source>Derivative</source>
        <translation>Dérivée</translation>
    </message>
    <message>
        <source>By which variable</source>
        <translation>Par rapport à quelle variable</translation>
    </message>
    <message>
        <source>Variable of the derivative</source>
        <translation>Variable de la dérivée</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the derivative as a formula of the scene; the menu of its picture copies it as LaTeX</source>
        <translation>Copier la dérivée comme formule de la scène ; le menu de son image la copie en LaTeX</translation>
    </message>
    <message>
        <source>Copy the derivative</source>
        <translation>Copier la dérivée</translation>
    </message>
    <message>
        <source>The derivative as it is written on paper; the menu copies it as LaTeX</source>
        <translation>La dérivée telle qu’on l’écrit sur papier ; le menu la copie en LaTeX</translation>
    </message>
    <message>
        <source>A constant: its derivative is 0</source>
        <translation>Une constante : sa dérivée est 0</translation>
    </message>
    <message>
        <source>The derivative is too long to be drawn; its value stands above</source>
        <translation>La dérivée est trop longue à dessiner ; sa valeur est au-dessus</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Put the text cursor into a formula to see its value now</source>
        <translation>Placer le curseur de texte dans une formule pour voir sa valeur actuelle</translation>
    </message>
    <message>
        <source>No value: the formula has an error</source>
        <translation>Pas de valeur : la formule a une erreur</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>pas un nombre</translation>
    </message>
    <message>
        <source>No run yet: start the run to see the value at each time</source>
        <translation>Pas encore de calcul : le lancer pour voir la valeur à chaque instant</translation>
    </message>
    <message>
        <source>%1 is not recorded: add it to the run&apos;s record</source>
        <translation>%1 n’est pas enregistré : l’ajouter à l’enregistrement du calcul</translation>
    </message>
    <message>
        <source>Not finite: %1</source>
        <translation>Pas fini : %1</translation>
    </message>
    <message>
        <source>at t = %1</source>
        <translation>à t = %1</translation>
    </message>
    <message>
        <source>The derivative of this formula, exact, by a variable of your choice (Shift+F9)</source>
        <translation>La dérivée exacte de cette formule par rapport à une variable au choix (Maj+F9)</translation>
    </message>
    <message>
        <source>Units: %1</source>
        <translation>Unités : %1</translation>
    </message>
</context>
<context>
    <name>saltus::ui::FormulaView</name>
    <message>
        <source>Copy as LaTeX</source>
        <translation>Copier en LaTeX</translation>
    </message>
</context>
<context>
    <name>saltus::ui::FrictionConeView</name>
    <message>
        <source>Coulomb&apos;s cone: the reaction lies inside it while the contact sticks, on it while it slips. Left: cut along the normal, right: from above, with μ times the normal reaction as the circle. Green sticks, vermillion slips; small dots: before.</source>
        <translation>Le cône de Coulomb : la réaction est dedans tant que le contact colle, dessus quand il glisse. À gauche : coupe selon la normale, à droite : vu d’en haut, avec μ fois la réaction normale pour cercle. Vert colle, vermillon glisse ; petits points : avant.</translation>
    </message>
    <message>
        <source>Friction cone</source>
        <translation>Cône de frottement</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>no friction: μ = 0</source>
        <translation>pas de frottement : μ = 0</translation>
    </message>
    <message>
        <source>slips: pₜ = μ pₙ</source>
        <translation>glisse : pₜ = μ pₙ</translation>
    </message>
    <message>
        <source>sticks: pₜ = %1 μ pₙ</source>
        <translation>colle : pₜ = %1 μ pₙ</translation>
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
        <translation>Choisir un mouvement</translation>
    </message>
    <message>
        <source>Each scene opens paused, with its plots and section docked.</source>
        <translation>Chaque scène s&apos;ouvre en pause, avec ses tracés et sa section.</translation>
    </message>
    <message>
        <source>Show only scenes whose name or description fits  (/)</source>
        <translation>Ne montrer que les scènes dont le nom ou la description convient  (/)</translation>
    </message>
    <message>
        <source>Filter 1 scene</source>
        <translation>Filtrer 1 scène</translation>
    </message>
    <message>
        <source>Filter %1 scenes</source>
        <translation>Filtrer %1 scènes</translation>
    </message>
    <message>
        <source>The folder of shipped scenes was not found. Reinstall Saltus, or set SALTUS_SCENES to the folder that holds them. Your own files open with Ctrl+O.</source>
        <translation>Le dossier des scènes fournies est introuvable. Réinstaller Saltus, ou donner ce dossier dans SALTUS_SCENES. Ctrl+O ouvre les autres fichiers.</translation>
    </message>
    <message>
        <source>No scene fits “%1”. Clear the filter to see all.</source>
        <translation>Aucune scène ne correspond à «&#xa0;%1&#xa0;». Vider le filtre pour tout voir.</translation>
    </message>
    <message>
        <source>Filter of the scenes</source>
        <translation>Filtre des scènes</translation>
    </message>
</context>
<context>
    <name>saltus::ui::ImpactCard</name>
    <message>
        <source>Impact</source>
        <translation>Choc</translation>
    </message>
    <message>
        <source>Previous impact (Shift+E)</source>
        <translation>Choc précédent (Maj+E)</translation>
    </message>
    <message>
        <source>Next impact (E)</source>
        <translation>Choc suivant (E)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>Go to this instant</source>
        <translation>Aller à cet instant</translation>
    </message>
    <message>
        <source>Every view shows this time; double-click does the same</source>
        <translation>Toutes les vues montrent ce temps&#xa0;; un double-clic fait de même</translation>
    </message>
    <message>
        <source>Impact %1</source>
        <translation>Choc %1</translation>
    </message>
    <message>
        <source>%1 at %2 s</source>
        <translation>%1 à %2 s</translation>
    </message>
    <message>
        <source>Impulse p</source>
        <translation>Percussion p</translation>
    </message>
    <message>
        <source>e measured</source>
        <translation>e mesuré</translation>
    </message>
    <message>
        <source>Energy ΔE</source>
        <translation>Énergie ΔE</translation>
    </message>
    <message>
        <source>Residual</source>
        <translation>Résidu</translation>
    </message>
    <message>
        <source>double-click</source>
        <translation>double-clic</translation>
    </message>
</context>
<context>
    <name>saltus::ui::ImportReport</name>
    <message>
        <source>Import of %1</source>
        <translation>Import de %1</translation>
    </message>
    <message>
        <source>What is not as in the file:</source>
        <translation>Ce qui n’est pas comme dans le fichier :</translation>
    </message>
    <message>
        <source>What is not as in the file</source>
        <translation>Ce qui n’est pas comme dans le fichier</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Copy the list</source>
        <translation>Copier la liste</translation>
    </message>
    <message>
        <source>The list as text, one line each</source>
        <translation>La liste en texte, une ligne chacun</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close this list (Esc); the scene stays</source>
        <translation>Fermer cette liste (Échap) ; la scène reste</translation>
    </message>
</context>
<context>
    <name>saltus::ui::InspectorPanel</name>
    <message>
        <source>Scene</source>
        <translation>Scène</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspecteur</translation>
    </message>
    <message>
        <source>Systems</source>
        <translation>Systèmes</translation>
    </message>
    <message>
        <source>Interactions</source>
        <translation>Interactions</translation>
    </message>
    <message>
        <source>Bodies</source>
        <translation>Corps</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Liaisons</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>Contacts</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Integrator</source>
        <translation>Intégrateur</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Solveur</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Tolérance</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Enregistrement</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Signals</source>
        <translation>Signaux</translation>
    </message>
    <message>
        <source>Impacts</source>
        <translation>Chocs</translation>
    </message>
    <message>
        <source>In memory</source>
        <translation>En mémoire</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>Sur disque</translation>
    </message>
    <message>
        <source>Older branches</source>
        <translation>Anciennes branches</translation>
    </message>
    <message>
        <source>Edit equations</source>
        <translation>Modifier les équations</translation>
    </message>
    <message>
        <source>Change these equations (F9, or a double click in the outline)</source>
        <translation>Modifier ces équations (F9, ou double-clic dans la structure)</translation>
    </message>
    <message>
        <source>Impact law</source>
        <translation>Loi de choc</translation>
    </message>
    <message>
        <source>Relay</source>
        <translation>Relais</translation>
    </message>
    <message>
        <source>Equality</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>Complementarity</source>
        <translation>Complémentarité</translation>
    </message>
    <message>
        <source>No hidden threshold: e holds at every speed</source>
        <translation>Pas de seuil caché&#xa0;: e vaut à toute vitesse</translation>
    </message>
    <message>
        <source>Coulomb graph</source>
        <translation>Graphe de Coulomb</translation>
    </message>
    <message>
        <source>Working point</source>
        <translation>Point de fonctionnement</translation>
    </message>
    <message>
        <source>Contact %1, </source>
        <translation>Contact %1, </translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normale</translation>
    </message>
    <message>
        <source>tangential</source>
        <translation>tangentielle</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Ligne %1</translation>
    </message>
    <message>
        <source>Which row of the relation the graph shows</source>
        <translation>La ligne de la relation que le graphe montre</translation>
    </message>
    <message>
        <source>Row shown</source>
        <translation>Ligne montrée</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>The first %1 of %2 rows</source>
        <translation>Les %1 premières lignes sur %2</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contact</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>fermé</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Interstice</translation>
    </message>
    <message>
        <source>Rel. speed v</source>
        <translation>Vitesse rel. v</translation>
    </message>
    <message>
        <source>Impulse p</source>
        <translation>Percussion p</translation>
    </message>
    <message>
        <source>Sliding vₜ</source>
        <translation>Glissement vₜ</translation>
    </message>
    <message>
        <source>Friction pₜ</source>
        <translation>Frottement pₜ</translation>
    </message>
    <message>
        <source>Last impact</source>
        <translation>Dernier choc</translation>
    </message>
    <message>
        <source>e set</source>
        <translation>e donné</translation>
    </message>
    <message>
        <source>e measured</source>
        <translation>e mesuré</translation>
    </message>
    <message>
        <source>Energy ΔE</source>
        <translation>Énergie ΔE</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Genre</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>The first %1 of %2 coordinates</source>
        <translation>Les %1 premières coordonnées sur %2</translation>
    </message>
    <message>
        <source>What applies to its pairs</source>
        <translation>Ce qui vaut pour ses paires</translation>
    </message>
    <message>
        <source>no material</source>
        <translation>sans matériau</translation>
    </message>
    <message>
        <source>    rolling</source>
        <translation>    roulement</translation>
    </message>
    <message>
        <source>    spinning</source>
        <translation>    pivotement</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Corps</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>fixe</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>Masse</translation>
    </message>
    <message>
        <source>Inertia</source>
        <translation>Inertie</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>Matériau</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>À présent</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Angle</translation>
    </message>
    <message>
        <source>Turned by</source>
        <translation>Tourné de</translation>
    </message>
    <message>
        <source>Centre of mass and velocity in world axes, spin Ω in body axes</source>
        <translation>Centre de masse et vitesse en axes du monde, rotation Ω en axes du corps</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>%1 of %2 closed</source>
        <translation>%1 de %2 fermés</translation>
    </message>
    <message>
        <source>Normal p</source>
        <translation>p normale</translation>
    </message>
    <message>
        <source>asleep</source>
        <translation>endormi</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Liaison</translation>
    </message>
    <message>
        <source>world</source>
        <translation>monde</translation>
    </message>
    <message>
        <source>Directions held</source>
        <translation>Directions tenues</translation>
    </message>
    <message>
        <source>Coordinate</source>
        <translation>Coordonnée</translation>
    </message>
    <message>
        <source>Displacement</source>
        <translation>Déplacement</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Taux</translation>
    </message>
    <message>
        <source>Percussion</source>
        <translation>Percussion</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>What it holds</source>
        <translation>Ce qu&apos;elle tient</translation>
    </message>
    <message>
        <source>Largest drift</source>
        <translation>Plus grande dérive</translation>
    </message>
    <message>
        <source>Percussions of the step: N s along directions, N m s about axes</source>
        <translation>Percussions du pas&#xa0;: N s le long des directions, N m s autour des axes</translation>
    </message>
    <message>
        <source>Contact law</source>
        <translation>Loi de contact</translation>
    </message>
    <message>
        <source>Within the turn</source>
        <translation>Dans le tour</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Signal</source>
        <translation>Signal</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Least so far</source>
        <translation>Plus petit à ce jour</translation>
    </message>
    <message>
        <source>Greatest so far</source>
        <translation>Plus grand à ce jour</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Section</translation>
    </message>
    <message>
        <source>stroboscopic</source>
        <translation>stroboscopique</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Période</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Décalage</translation>
    </message>
    <message>
        <source>impacts</source>
        <translation>chocs</translation>
    </message>
    <message>
        <source>plane</source>
        <translation>plan</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Sens</translation>
    </message>
    <message>
        <source>rising</source>
        <translation>montant</translation>
    </message>
    <message>
        <source>falling</source>
        <translation>descendant</translation>
    </message>
    <message>
        <source>both</source>
        <translation>les deux</translation>
    </message>
    <message>
        <source>Nothing is known about “%1”.</source>
        <translation>On ne sait rien de «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Mass properties</source>
        <translation>Masse et inertie</translation>
    </message>
    <message>
        <source>For every pair without a law of its own. No hidden threshold: e holds at every speed</source>
        <translation>Pour toute paire sans loi propre. Pas de seuil caché&#xa0;: e vaut à toute vitesse</translation>
    </message>
    <message>
        <source>Drop test</source>
        <translation>Essai de chute</translation>
    </message>
    <message>
        <source>scene</source>
        <translation>scène</translation>
    </message>
    <message>
        <source>run</source>
        <translation>calcul</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>En usage</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatique</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 choisis</translation>
    </message>
    <message>
        <source>%1 bodies</source>
        <translation>%1 corps</translation>
    </message>
    <message>
        <source>%1 parts</source>
        <translation>%1 parties</translation>
    </message>
    <message>
        <source>These parts have no properties in common.</source>
        <translation>Ces éléments n&apos;ont pas de propriétés communes.</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <translation>%1 (défaut)</translation>
    </message>
    <message>
        <source>%1 (this pair)</source>
        <translation>%1 (cette paire)</translation>
    </message>
    <message>
        <source>%1, the scene&apos;s default</source>
        <translation>%1, défaut de la scène</translation>
    </message>
    <message>
        <source>%1, of these materials</source>
        <translation>%1, de ces matériaux</translation>
    </message>
    <message>
        <source>no law: e = 0, μ = 0</source>
        <translation>pas de loi : e = 0, μ = 0</translation>
    </message>
    <message>
        <source>Contact law of %1 and %2</source>
        <translation>Loi de contact de %1 et %2</translation>
    </message>
    <message>
        <source>What applies to the pair</source>
        <translation>Ce qui vaut pour la paire</translation>
    </message>
    <message>
        <source>Which law applies to the materials of the two: one of these materials, the scene&apos;s default, or none</source>
        <translation>Quelle loi vaut pour les matériaux des deux : une de ces matériaux, le défaut de la scène, ou aucune</translation>
    </message>
    <message>
        <source>No law applies: give the bodies shapes that touch</source>
        <translation>Aucune loi ne vaut : donner aux corps des formes qui se touchent</translation>
    </message>
    <message>
        <source>A law of its own for this pair</source>
        <translation>Une loi propre à cette paire</translation>
    </message>
    <message>
        <source>Changes below then hold for these two materials alone; it begins with the default&apos;s values</source>
        <translation>Les changements ci-dessous ne valent alors que pour ces deux matériaux ; elle part des valeurs par défaut</translation>
    </message>
    <message>
        <source>Changes hold for every pair without a law of its own. No hidden threshold: e holds at every speed</source>
        <translation>Les changements valent pour toute paire sans loi propre. Pas de seuil caché : e vaut à toute vitesse</translation>
    </message>
    <message>
        <source>Changes hold for all bodies of these materials. No hidden threshold: e holds at every speed</source>
        <translation>Les changements valent pour tous les corps de ces matériaux. Pas de seuil caché : e vaut à toute vitesse</translation>
    </message>
    <message>
        <source>Smallest gap</source>
        <translation>Plus petit jeu</translation>
    </message>
    <message>
        <source>Friction p</source>
        <translation>Frottement p</translation>
    </message>
    <message>
        <source>Compare laws</source>
        <translation>Comparer les lois</translation>
    </message>
    <message>
        <source>Friction cone</source>
        <translation>Cône de frottement</translation>
    </message>
    <message>
        <source>no run</source>
        <translation>pas de calcul</translation>
    </message>
    <message>
        <source>shown of the newest state (End)</source>
        <translation>du dernier état seulement (Fin)</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>non enregistré</translation>
    </message>
    <message>
        <source>Table of materials</source>
        <translation>Table des matériaux</translation>
    </message>
    <message>
        <source>Restitution and friction of all pairs of materials in one grid (Ctrl+Shift+M)</source>
        <translation>Restitution et frottement de toutes les paires de matériaux dans une grille (Ctrl+Maj+M)</translation>
    </message>
    <message>
        <source>Contact law of the two</source>
        <translation>Loi de contact des deux</translation>
    </message>
    <message>
        <source>Open the law of this pair</source>
        <translation>Ouvrir la loi de cette paire</translation>
    </message>
    <message>
        <source>The card of the law between these two bodies (L)</source>
        <translation>La fiche de la loi entre ces deux corps (L)</translation>
    </message>
</context>
<context>
    <name>saltus::ui::KeyBadges</name>
    <message>
        <source>Keys of what is shown</source>
        <translation>Touches de ce qui est montré</translation>
    </message>
    <message>
        <source>F1: list of all keys   Any other key: back</source>
        <translation>F1 : liste de toutes les touches   Toute autre touche : retour</translation>
    </message>
</context>
<context>
    <name>saltus::ui::KeySheet</name>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>any key or click goes back</source>
        <translation>toute touche ou tout clic ramène</translation>
    </message>
</context>
<context>
    <name>saltus::ui::LayoutDialog</name>
    <message>
        <source>Layouts of plots</source>
        <translation>Dispositions de tracés</translation>
    </message>
    <message>
        <source>Layouts</source>
        <translation>Dispositions</translation>
    </message>
    <message>
        <source>Enter or a double click puts the layout onto the scene; undo takes it back</source>
        <translation>Entrée ou un double clic met la disposition sur la scène ; l’annulation la retire</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>The scene&apos;s plots become those of the layout (Enter)</source>
        <translation>Les tracés de la scène deviennent ceux de la disposition (Entrée)</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Gives the chosen layout the name in the field below (F2)</source>
        <translation>Donne à la disposition choisie le nom du champ du dessous (F2)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Removes the chosen layout (Delete)</source>
        <translation>Retire la disposition choisie (Suppr)</translation>
    </message>
    <message>
        <source>Name of a new layout</source>
        <translation>Nom d’une nouvelle disposition</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Enter saves the scene&apos;s plots as they stand under this name</source>
        <translation>Entrée enregistre les tracés de la scène tels quels sous ce nom</translation>
    </message>
    <message>
        <source>Save present plots</source>
        <translation>Garder les tracés présents</translation>
    </message>
    <message>
        <source>Keeps the arrangement of the open scene&apos;s plots for other scenes</source>
        <translation>Garde la disposition des tracés de la scène ouverte pour d’autres scènes</translation>
    </message>
    <message>
        <source>%1   1 plot</source>
        <translation>%1   1 tracé</translation>
    </message>
    <message>
        <source>%1   %2 plots</source>
        <translation>%1   %2 tracés</translation>
    </message>
    <message>
        <source>The scene has no plots to be saved. Drag signals onto the plots first.</source>
        <translation>La scène n’a pas de tracés à garder. Glisser d’abord des signaux sur les tracés.</translation>
    </message>
    <message>
        <source>Saving replaces the layout of this name.</source>
        <translation>L’enregistrement remplace la disposition de ce nom.</translation>
    </message>
    <message>
        <source>Signals that a scene does not have are left out, and named.</source>
        <translation>Les signaux qu’une scène n’a pas sont laissés de côté, et nommés.</translation>
    </message>
    <message>
        <source>Saves the scene&apos;s plots for every other scene.</source>
        <translation>Garde les tracés de la scène pour toutes les autres.</translation>
    </message>
</context>
<context>
    <name>saltus::ui::MainWindow</name>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Édition</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>&amp;New scene</source>
        <translation>&amp;Nouvelle scène</translation>
    </message>
    <message>
        <source>Begin an empty scene</source>
        <translation>Commencer une scène vide</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>Nouvelle &amp;fenêtre</translation>
    </message>
    <message>
        <source>Open another window of Saltus</source>
        <translation>Ouvrir une autre fenêtre de Saltus</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Open a scene or a recording</source>
        <translation>Ouvrir une scène ou un enregistrement</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save the scene</source>
        <translation>Enregistrer la scène</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Save the scene under another name</source>
        <translation>Enregistrer la scène sous un autre nom</translation>
    </message>
    <message>
        <source>Re&amp;vert</source>
        <translation>Re&amp;venir au fichier</translation>
    </message>
    <message>
        <source>Go back to what the file holds; undo takes that back too</source>
        <translation>Revenir au contenu du fichier&#xa0;; cela aussi s&apos;annule</translation>
    </message>
    <message>
        <source>The scene was not reverted</source>
        <translation>La scène n&apos;a pas été rétablie</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>Save a figure, the picture or the data</source>
        <translation>Enregistrer une figure, l&apos;image ou les données</translation>
    </message>
    <message>
        <source>&amp;Close scene</source>
        <translation>Fer&amp;mer la scène</translation>
    </message>
    <message>
        <source>Back to the gallery</source>
        <translation>Retour à la galerie</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>End Saltus</source>
        <translation>Quitter Saltus</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Take the last change of the scene back</source>
        <translation>Reprendre le dernier changement de la scène</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Make the change again</source>
        <translation>Refaire le changement</translation>
    </message>
    <message>
        <source>&amp;Equations</source>
        <translation>É&amp;quations</translation>
    </message>
    <message>
        <source>Edit the equations of what is selected</source>
        <translation>Modifier les équations de la sélection</translation>
    </message>
    <message>
        <source>Theme, text size, numbers</source>
        <translation>Thème, taille du texte, nombres</translation>
    </message>
    <message>
        <source>Run or pause</source>
        <translation>Lancer ou suspendre</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>&amp;Pas en avant</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Un pas en avant</translation>
    </message>
    <message>
        <source>One step back: the same states, bit for bit</source>
        <translation>Un pas en arrière&#xa0;: les mêmes états, bit pour bit</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>Remettre à &amp;zéro</translation>
    </message>
    <message>
        <source>Back to t = 0 with the present parameters</source>
        <translation>Retour à t = 0 avec les paramètres présents</translation>
    </message>
    <message>
        <source>&amp;Next impact</source>
        <translation>&amp;Choc suivant</translation>
    </message>
    <message>
        <source>Show the next impact</source>
        <translation>Montrer le choc suivant</translation>
    </message>
    <message>
        <source>&amp;Previous impact</source>
        <translation>Choc précé&amp;dent</translation>
    </message>
    <message>
        <source>Show the impact before</source>
        <translation>Montrer le choc d&apos;avant</translation>
    </message>
    <message>
        <source>Newest state</source>
        <translation>Dernier état</translation>
    </message>
    <message>
        <source>Show the newest state again</source>
        <translation>Montrer de nouveau le dernier état</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>Plus &amp;vite</translation>
    </message>
    <message>
        <source>Double the speed</source>
        <translation>Doubler la vitesse</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>Plus &amp;lentement</translation>
    </message>
    <message>
        <source>Half the speed</source>
        <translation>Diviser la vitesse par deux</translation>
    </message>
    <message>
        <source>Real &amp;time</source>
        <translation>&amp;Temps réel</translation>
    </message>
    <message>
        <source>One simulated second a second</source>
        <translation>Une seconde simulée par seconde</translation>
    </message>
    <message>
        <source>As fast as possible</source>
        <translation>Aussi vite que possible</translation>
    </message>
    <message>
        <source>The processor sets the speed</source>
        <translation>Le processeur donne la vitesse</translation>
    </message>
    <message>
        <source>&amp;Scene</source>
        <translation>&amp;Scène</translation>
    </message>
    <message>
        <source>The moving picture</source>
        <translation>L&apos;image animée</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>&amp;Analyse</translation>
    </message>
    <message>
        <source>The trajectory in phase space with its section</source>
        <translation>La trajectoire dans l&apos;espace des phases et sa section</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tableau</translation>
    </message>
    <message>
        <source>The recorded values as numbers</source>
        <translation>Les valeurs enregistrées en nombres</translation>
    </message>
    <message>
        <source>S&amp;plit view</source>
        <translation>Vue &amp;partagée</translation>
    </message>
    <message>
        <source>Scene and analysis side by side</source>
        <translation>Scène et analyse côte à côte</translation>
    </message>
    <message>
        <source>&amp;Impulses</source>
        <translation>&amp;Percussions</translation>
    </message>
    <message>
        <source>Show impulses as arrows</source>
        <translation>Montrer les percussions par des flèches</translation>
    </message>
    <message>
        <source>&amp;Trail</source>
        <translation>&amp;Trace</translation>
    </message>
    <message>
        <source>Show the trail of the motion</source>
        <translation>Montrer la trace du mouvement</translation>
    </message>
    <message>
        <source>&amp;Labels</source>
        <translation>Étiq&amp;uettes</translation>
    </message>
    <message>
        <source>Show values beside the bodies</source>
        <translation>Montrer les valeurs près des corps</translation>
    </message>
    <message>
        <source>&amp;Contact points</source>
        <translation>Points de &amp;contact</translation>
    </message>
    <message>
        <source>Show where bodies touch</source>
        <translation>Montrer où les corps se touchent</translation>
    </message>
    <message>
        <source>&amp;Normals</source>
        <translation>&amp;Normales</translation>
    </message>
    <message>
        <source>Show the normals of contacts</source>
        <translation>Montrer les normales des contacts</translation>
    </message>
    <message>
        <source>Show friction cones with the reaction inside</source>
        <translation>Montrer les cônes de frottement et la réaction dedans</translation>
    </message>
    <message>
        <source>Sticking contacts green, slipping ones vermillion</source>
        <translation>Contacts adhérents en vert, glissants en vermillon</translation>
    </message>
    <message>
        <source>&amp;Joints</source>
        <translation>&amp;Liaisons</translation>
    </message>
    <message>
        <source>Show joints and their axes</source>
        <translation>Montrer les liaisons et leurs axes</translation>
    </message>
    <message>
        <source>&amp;Body frames</source>
        <translation>&amp;Repères des corps</translation>
    </message>
    <message>
        <source>Show the axes of every body: x red, y green, z blue</source>
        <translation>Montrer les axes de chaque corps&#xa0;: x rouge, y vert, z bleu</translation>
    </message>
    <message>
        <source>Islands and &amp;sleep</source>
        <translation>Îlots et &amp;sommeil</translation>
    </message>
    <message>
        <source>Bodies that touch in one colour, sleeping ones without</source>
        <translation>Les corps qui se touchent d&apos;une couleur, les endormis sans</translation>
    </message>
    <message>
        <source>&amp;Follow</source>
        <translation>Sui&amp;vre</translation>
    </message>
    <message>
        <source>The camera goes along with the selected body; Esc lets it go</source>
        <translation>La caméra suit le corps choisi&#xa0;; Échap le lâche</translation>
    </message>
    <message>
        <source>F&amp;ocus selection</source>
        <translation>&amp;Montrer la sélection</translation>
    </message>
    <message>
        <source>Bring the selected body near</source>
        <translation>Approcher le corps choisi</translation>
    </message>
    <message>
        <source>Parallel projection instead of perspective</source>
        <translation>Projection parallèle au lieu de la perspective</translation>
    </message>
    <message>
        <source>&amp;Home camera</source>
        <translation>Vue d&apos;&amp;ensemble</translation>
    </message>
    <message>
        <source>Frame the whole scene</source>
        <translation>Cadrer toute la scène</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Structure</translation>
    </message>
    <message>
        <source>Signals</source>
        <translation>Signaux</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspecteur</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Chronologie</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Tracés</translation>
    </message>
    <message>
        <source>Show or hide this panel</source>
        <translation>Montrer ou cacher ce panneau</translation>
    </message>
    <message>
        <source>Only the &amp;view</source>
        <translation>&amp;Vue seule</translation>
    </message>
    <message>
        <source>Hide all but the view</source>
        <translation>Tout cacher sauf la vue</translation>
    </message>
    <message>
        <source>Next panel</source>
        <translation>Panneau suivant</translation>
    </message>
    <message>
        <source>Move the focus to the next panel</source>
        <translation>Aller au panneau suivant</translation>
    </message>
    <message>
        <source>Previous panel</source>
        <translation>Panneau précédent</translation>
    </message>
    <message>
        <source>Move the focus to the panel before</source>
        <translation>Aller au panneau d&apos;avant</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Plein é&amp;cran</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>Prendre tout l&apos;écran</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Clair ou sombre</translation>
    </message>
    <message>
        <source>Change between the light and the dark theme</source>
        <translation>Passer du thème clair au sombre</translation>
    </message>
    <message>
        <source>&amp;Search everything</source>
        <translation>Tout &amp;chercher</translation>
    </message>
    <message>
        <source>Commands, scenes, parameters</source>
        <translation>Commandes, scènes, paramètres</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Touches</translation>
    </message>
    <message>
        <source>All keys on one sheet</source>
        <translation>Toutes les touches sur une page</translation>
    </message>
    <message>
        <source>&amp;About Saltus</source>
        <translation>À &amp;propos de Saltus</translation>
    </message>
    <message>
        <source>Version and licences</source>
        <translation>Version et licences</translation>
    </message>
    <message>
        <source>Gallery</source>
        <translation>Galerie</translation>
    </message>
    <message>
        <source>Filter scenes</source>
        <translation>Filtrer les scènes</translation>
    </message>
    <message>
        <source>Type a part of a scene&apos;s name</source>
        <translation>Taper une partie du nom d&apos;une scène</translation>
    </message>
    <message>
        <source>Choose a scene</source>
        <translation>Choisir une scène</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>L&apos;ouvrir</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Souris</translation>
    </message>
    <message>
        <source>Orbit, pan, zoom</source>
        <translation>Bouger la vue</translation>
    </message>
    <message>
        <source>Left, Right, Wheel</source>
        <translation>Gauche, Droite, Molette</translation>
    </message>
    <message>
        <source>Select a body</source>
        <translation>Choisir un corps</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Clic</translation>
    </message>
    <message>
        <source>Pull a body while it runs</source>
        <translation>Tirer un corps pendant le calcul</translation>
    </message>
    <message>
        <source>Ctrl drag</source>
        <translation>Ctrl glisser</translation>
    </message>
    <message>
        <source>Focus on a body</source>
        <translation>Cadrer un corps</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Double-clic</translation>
    </message>
    <message>
        <source>A contact&apos;s numbers</source>
        <translation>Les nombres d&apos;un contact</translation>
    </message>
    <message>
        <source>Click its mark</source>
        <translation>Clic sur sa marque</translation>
    </message>
    <message>
        <source>Scrub through time</source>
        <translation>Parcourir le temps</translation>
    </message>
    <message>
        <source>Drag timeline</source>
        <translation>Glisser la chronologie</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Fichiers &amp;récents</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Calcul</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Afficha&amp;ge</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>Forget these</source>
        <translation>Les oublier</translation>
    </message>
    <message>
        <source>The run stopped: %1</source>
        <translation>Le calcul s&apos;est arrêté&#xa0;: %1</translation>
    </message>
    <message>
        <source>All up to here stays to be looked at; Backspace starts again.</source>
        <translation>Tout reste visible jusqu&apos;ici&#xa0;; Effacement recommence.</translation>
    </message>
    <message>
        <source>Something cannot be shown</source>
        <translation>Quelque chose ne peut être montré</translation>
    </message>
    <message>
        <source>Copy name “%1”</source>
        <translation>Copier le nom «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Marques</translation>
    </message>
    <message>
        <source>It cannot run yet: one thing to mend</source>
        <translation>Pas encore prête&#xa0;: un point à corriger</translation>
    </message>
    <message>
        <source>It cannot run yet: %1 things to mend</source>
        <translation>Pas encore prête&#xa0;: %1 points à corriger</translation>
    </message>
    <message>
        <source>Saltus</source>
        <translation>Saltus</translation>
    </message>
    <message>
        <source>Save the changes of %1?</source>
        <translation>Enregistrer les changements de %1&#xa0;?</translation>
    </message>
    <message>
        <source>Without saving they are lost.</source>
        <translation>Sans cela, ils sont perdus.</translation>
    </message>
    <message>
        <source>Scenes and recordings (*.saltus *.h5 *.hdf5);;All files (*)</source>
        <translation>Scènes et enregistrements (*.saltus *.h5 *.hdf5);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Scenes (*.saltus)</source>
        <translation>Scènes (*.saltus)</translation>
    </message>
    <message>
        <source>no scene open</source>
        <translation>aucune scène ouverte</translation>
    </message>
    <message>
        <source>
has changes that are not saved</source>
        <translation>
a des changements non enregistrés</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Suspendre</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>&amp;Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>&amp;Rétablir&#xa0;: %1</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Prêt</translation>
    </message>
    <message>
        <source>The scene has errors</source>
        <translation>La scène a des erreurs</translation>
    </message>
    <message>
        <source>Arrow keys choose, Enter opens, F1 shows all keys</source>
        <translation>Les flèches choisissent, Entrée ouvre, F1 montre les touches</translation>
    </message>
    <message>
        <source>Mend the file, then read it again</source>
        <translation>Corriger le fichier, puis le relire</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Speed wanted</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>mesurée</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pause</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>recording</source>
        <translation>enregistrement</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>Contacts</translation>
    </message>
    <message>
        <source>%1 of %2 closed</source>
        <translation>%1 de %2 fermés</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Itérations</translation>
    </message>
    <message>
        <source>Residual</source>
        <translation>Résidu</translation>
    </message>
    <message>
        <source>Recorded %1, %2</source>
        <translation>Enregistré&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>1 impact</source>
        <translation>1 choc</translation>
    </message>
    <message>
        <source>%1 impacts</source>
        <translation>%1 chocs</translation>
    </message>
    <message>
        <source>1 step</source>
        <translation>1 pas</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1 pas</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>Scène</translation>
    </message>
    <message>
        <source>Set cursor &amp;A</source>
        <translation>Poser le curseur &amp;A</translation>
    </message>
    <message>
        <source>Cursor A stays at the time shown; with B every plot shows the differences</source>
        <translation>Le curseur A reste au temps montré&#xa0;; avec B chaque tracé montre les différences</translation>
    </message>
    <message>
        <source>Set cursor &amp;B</source>
        <translation>Poser le curseur &amp;B</translation>
    </message>
    <message>
        <source>Cursor B stays at the time shown; with A every plot shows the differences</source>
        <translation>Le curseur B reste au temps montré&#xa0;; avec A chaque tracé montre les différences</translation>
    </message>
    <message>
        <source>Remove &amp;cursors A and B</source>
        <translation>&amp;Ôter les curseurs A et B</translation>
    </message>
    <message>
        <source>Only the one time is shown again</source>
        <translation>Un seul temps est montré de nouveau</translation>
    </message>
    <message>
        <source>Plot a signal</source>
        <translation>Tracer un signal</translation>
    </message>
    <message>
        <source>Drag to plots</source>
        <translation>Glisser au tracé</translation>
    </message>
    <message>
        <source>Cursors A and B</source>
        <translation>Curseurs A et B</translation>
    </message>
    <message>
        <source>Shift click</source>
        <translation>Maj clic</translation>
    </message>
    <message>
        <source>Step bac&amp;k</source>
        <translation>Pas en a&amp;rrière</translation>
    </message>
    <message>
        <source>Friction con&amp;es</source>
        <translation>Cônes de &amp;frottement</translation>
    </message>
    <message>
        <source>Stick &amp;and slip</source>
        <translation>&amp;Adhérence et glissement</translation>
    </message>
    <message>
        <source>Orthogra&amp;phic</source>
        <translation>&amp;Orthographique</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Palette</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Couper</translation>
    </message>
    <message>
        <source>Take what is selected out of the scene, for pasting</source>
        <translation>Ôter la sélection de la scène, pour la coller</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>C&amp;opier</translation>
    </message>
    <message>
        <source>Copy what is selected, also for another window</source>
        <translation>Copier la sélection, aussi pour une autre fenêtre</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Co&amp;ller</translation>
    </message>
    <message>
        <source>Put in what was copied, under new names</source>
        <translation>Insérer ce qui fut copié, sous de nouveaux noms</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Dupliquer</translation>
    </message>
    <message>
        <source>A copy beside what is selected</source>
        <translation>Une copie à côté de la sélection</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Remove what is selected, with what needs it</source>
        <translation>Supprimer la sélection, avec ce qui en dépend</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Tout choisir</translation>
    </message>
    <message>
        <source>Select all bodies</source>
        <translation>Choisir tous les corps</translation>
    </message>
    <message>
        <source>Drop d&amp;own</source>
        <translation>A&amp;baisser</translation>
    </message>
    <message>
        <source>Set what is selected on what lies below it, gap 0</source>
        <translation>Poser la sélection sur ce qui est dessous, interstice 0</translation>
    </message>
    <message>
        <source>Arra&amp;y…</source>
        <translation>Copies en rés&amp;eau…</translation>
    </message>
    <message>
        <source>Several copies along a line or around an axis</source>
        <translation>Plusieurs copies le long d&apos;une ligne ou autour d&apos;un axe</translation>
    </message>
    <message>
        <source>Along %1</source>
        <translation>Le long de %1</translation>
    </message>
    <message>
        <source>Mirror at the plane through the origin across %1</source>
        <translation>Refléter au plan par l&apos;origine normal à %1</translation>
    </message>
    <message>
        <source>Lower ends along %1</source>
        <translation>Bouts bas le long de %1</translation>
    </message>
    <message>
        <source>Centres along %1</source>
        <translation>Centres le long de %1</translation>
    </message>
    <message>
        <source>Upper ends along %1</source>
        <translation>Bouts hauts le long de %1</translation>
    </message>
    <message>
        <source>As the body selected first</source>
        <translation>Comme le corps choisi en premier</translation>
    </message>
    <message>
        <source>Equal gaps along %1</source>
        <translation>Écarts égaux le long de %1</translation>
    </message>
    <message>
        <source>The outer two bodies stay</source>
        <translation>Les deux corps extrêmes restent</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>C&amp;hoisir</translation>
    </message>
    <message>
        <source>Click selects; no handles</source>
        <translation>Le clic choisit&#xa0;; pas de poignées</translation>
    </message>
    <message>
        <source>Mo&amp;ve</source>
        <translation>Dé&amp;placer</translation>
    </message>
    <message>
        <source>Handles that move what is selected; X, Y or Z and a number move it exactly</source>
        <translation>Poignées qui déplacent la sélection&#xa0;; X, Y ou Z et un nombre la déplacent exactement</translation>
    </message>
    <message>
        <source>Handles that turn what is selected; X, Y or Z and an angle turn it exactly</source>
        <translation>Poignées qui tournent la sélection&#xa0;; X, Y ou Z et un angle la tournent exactement</translation>
    </message>
    <message>
        <source>Handles that change the size of what is selected</source>
        <translation>Poignées qui changent la taille de la sélection</translation>
    </message>
    <message>
        <source>A&amp;xes of the body</source>
        <translation>A&amp;xes du corps</translation>
    </message>
    <message>
        <source>Handles along the axes of the body instead of the world&apos;s</source>
        <translation>Poignées selon les axes du corps au lieu de ceux du monde</translation>
    </message>
    <message>
        <source>&amp;Mirror</source>
        <translation>Re&amp;fléter</translation>
    </message>
    <message>
        <source>Al&amp;ign</source>
        <translation>Ali&amp;gner</translation>
    </message>
    <message>
        <source>Body that moves: its convex hull</source>
        <translation>Corps mobile&#xa0;: son enveloppe convexe</translation>
    </message>
    <message>
        <source>Fixed ground: its triangles</source>
        <translation>Sol fixe&#xa0;: ses triangles</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Préfére&amp;nces…</translation>
    </message>
    <message>
        <source>Tur&amp;n</source>
        <translation>To&amp;urner</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Mettre à l&apos;échelle</translation>
    </message>
    <message>
        <source>Empty scene: drag something from the palette into the view, or make a cam</source>
        <translation>Scène vide&#xa0;: glisser un élément de la palette dans la vue, ou faire une came</translation>
    </message>
    <message>
        <source>Not running</source>
        <translation>À l&apos;arrêt</translation>
    </message>
    <message>
        <source>Cam…</source>
        <translation>Came…</translation>
    </message>
    <message>
        <source>Make a cam, or change the one of the scene: its law, its drawing, its derivatives</source>
        <translation>Faire une came, ou changer celle de la scène&#xa0;: sa loi, son dessin, ses dérivées</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>Make a scene of a robot (URDF)</source>
        <translation>Faire une scène d’un robot (URDF)</translation>
    </message>
    <message>
        <source>Contact law of two bodies</source>
        <translation>Loi de contact de deux corps</translation>
    </message>
    <message>
        <source>The law between the two bodies selected; makes one where the scene has none</source>
        <translation>La loi entre les deux corps choisis ; en crée une là où la scène n’en a pas</translation>
    </message>
    <message>
        <source>Table of materials…</source>
        <translation>Table des matériaux…</translation>
    </message>
    <message>
        <source>Restitution and friction of all pairs of materials in one grid</source>
        <translation>Restitution et frottement de toutes les paires de matériaux dans une grille</translation>
    </message>
    <message>
        <source>Derivative of the formula at the text cursor</source>
        <translation>Dérivée de la formule au curseur de texte</translation>
    </message>
    <message>
        <source>Circuit…</source>
        <translation>Circuit…</translation>
    </message>
    <message>
        <source>Draw a circuit, or change the one of the scene: its elements, their values, its drawing</source>
        <translation>Dessiner un circuit, ou changer celui de la scène : ses éléments, leurs valeurs, son dessin</translation>
    </message>
    <message>
        <source>Newer l&amp;ine</source>
        <translation>Branche plus réc&amp;ente</translation>
    </message>
    <message>
        <source>Show the line of the run above on the timeline, and go on from its end</source>
        <translation>Montrer la branche du dessus sur la chronologie et reprendre de sa fin</translation>
    </message>
    <message>
        <source>&amp;Older line</source>
        <translation>Branche plus a&amp;ncienne</translation>
    </message>
    <message>
        <source>Show the line of the run below on the timeline, and go on from its end</source>
        <translation>Montrer la branche du dessous sur la chronologie et reprendre de sa fin</translation>
    </message>
    <message>
        <source>La&amp;youts of plots…</source>
        <translation>&amp;Dispositions de tracés…</translation>
    </message>
    <message>
        <source>Put a layout of plots onto the scene, or keep the present one for other scenes</source>
        <translation>Mettre une disposition de tracés sur la scène, ou garder la présente pour d’autres</translation>
    </message>
    <message>
        <source>Shows on every control the key that works it</source>
        <translation>Montre sur chaque commande la touche qui l’actionne</translation>
    </message>
    <message>
        <source>&amp;List of all keys</source>
        <translation>&amp;Liste de toutes les touches</translation>
    </message>
    <message>
        <source>Tour: a &amp;cam and its follower</source>
        <translation>Visite : une ca&amp;me et son poussoir</translation>
    </message>
    <message>
        <source>Build a cam-follower step by step; it can be left at any time</source>
        <translation>Construire une came et son poussoir pas à pas ; on peut quitter à tout moment</translation>
    </message>
    <message>
        <source>Tour: a &amp;box with friction</source>
        <translation>Visite : une &amp;boîte avec frottement</translation>
    </message>
    <message>
        <source>Build a box that falls and slides step by step; it can be left at any time</source>
        <translation>Construire pas à pas une boîte qui tombe et glisse ; on peut quitter à tout moment</translation>
    </message>
    <message>
        <source>Tour: a &amp;diode bridge</source>
        <translation>Visite : un pont de &amp;diodes</translation>
    </message>
    <message>
        <source>Build a circuit step by step; it can be left at any time</source>
        <translation>Construire un circuit pas à pas ; on peut quitter à tout moment</translation>
    </message>
    <message>
        <source>What is selected belongs together: a double click on one of them selects all</source>
        <translation>Ce qui est choisi va ensemble : un double clic sur l’un choisit tout</translation>
    </message>
    <message>
        <source>Ungroup</source>
        <translation>Dégrouper</translation>
    </message>
    <message>
        <source>The groups of what is selected are no more; the parts stay</source>
        <translation>Les groupes de ce qui est choisi disparaissent ; les parties restent</translation>
    </message>
    <message>
        <source>%1 is a scene now. Bodies: %2, joints: %3.</source>
        <translation>%1 est maintenant une scène. Corps : %2, liaisons : %3.</translation>
    </message>
    <message>
        <source>Make a scene of a robot</source>
        <translation>Faire une scène d’un robot</translation>
    </message>
    <message>
        <source>Robots (*.urdf);;All files (*)</source>
        <translation>Robots (*.urdf);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>No layout was applied: this scene has no run yet</source>
        <translation>Aucune disposition appliquée : cette scène n’a pas encore de calcul</translation>
    </message>
    <message>
        <source>Mend the scene first, so that its signals are known.</source>
        <translation>Corriger d’abord la scène, pour que ses signaux soient connus.</translation>
    </message>
    <message>
        <source>Nothing of the layout %1 fits this scene; its plots stay</source>
        <translation>Rien de la disposition %1 ne convient à cette scène ; ses tracés restent</translation>
    </message>
    <message>
        <source>Layout %1</source>
        <translation>Disposition %1</translation>
    </message>
    <message>
        <source>Layout %1: one thing was left out</source>
        <translation>Disposition %1 : une chose a été laissée de côté</translation>
    </message>
    <message>
        <source>Layout %1: %2 things were left out</source>
        <translation>Disposition %1 : %2 choses ont été laissées de côté</translation>
    </message>
    <message>
        <source>Layout: %1</source>
        <translation>Disposition : %1</translation>
    </message>
    <message>
        <source>Group together</source>
        <translation>Grouper</translation>
    </message>
</context>
<context>
    <name>saltus::ui::MaterialGrid</name>
    <message>
        <source>no law in the scene: 0</source>
        <translation>pas de loi dans la scène : 0</translation>
    </message>
    <message>
        <source>law %1, of these materials</source>
        <translation>loi %1, de ces matériaux</translation>
    </message>
    <message>
        <source>from the scene&apos;s default, %1</source>
        <translation>du défaut de la scène, %1</translation>
    </message>
    <message>
        <source>%1: no law of its own</source>
        <translation>%1 : pas de loi propre</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 de %2 : %3</translation>
    </message>
</context>
<context>
    <name>saltus::ui::MaterialTable</name>
    <message>
        <source>rolling</source>
        <translation>roulement</translation>
    </message>
    <message>
        <source>spinning</source>
        <translation>pivotement</translation>
    </message>
    <message>
        <source>Restitution e</source>
        <translation>Restitution e</translation>
    </message>
    <message>
        <source>Friction μ</source>
        <translation>Frottement μ</translation>
    </message>
    <message>
        <source>Tangential restitution eₜ</source>
        <translation>Restitution tangentielle eₜ</translation>
    </message>
    <message>
        <source>Rolling friction, m</source>
        <translation>Frottement de roulement, m</translation>
    </message>
    <message>
        <source>Spinning friction, m</source>
        <translation>Frottement de pivotement, m</translation>
    </message>
    <message>
        <source>Materials and their pairs</source>
        <translation>Matériaux et leurs paires</translation>
    </message>
    <message>
        <source>Which value of the laws</source>
        <translation>Quelle valeur des lois</translation>
    </message>
    <message>
        <source> (Ctrl+Page Up, Ctrl+Page Down)</source>
        <translation> (Ctrl+Page préc., Ctrl+Page suiv.)</translation>
    </message>
    <message>
        <source>Values of all pairs of materials</source>
        <translation>Valeurs de toutes les paires de matériaux</translation>
    </message>
    <message>
        <source>Type a number, a value with a unit or a formula of parameters. Grey: what holds by default; Delete goes back to it</source>
        <translation>Taper un nombre, une valeur avec unité ou une formule de paramètres. Gris : ce qui vaut par défaut ; Suppr y revient</translation>
    </message>
    <message>
        <source>No materials yet: add one, then give it to bodies in the inspector</source>
        <translation>Pas encore de matériaux : en ajouter un, puis le donner à des corps dans l’inspecteur</translation>
    </message>
    <message>
        <source>Add a material</source>
        <translation>Ajouter un matériau</translation>
    </message>
    <message>
        <source>One more row and column; its density and colour stand in the inspector</source>
        <translation>Une ligne et une colonne de plus ; sa masse volumique et sa couleur sont dans l’inspecteur</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>Material %1</source>
        <translation>Matériau %1</translation>
    </message>
</context>
<context>
    <name>saltus::ui::OutlineDelegate</name>
    <message>
        <source>Show in the view (H)</source>
        <translation>Montrer dans la vue (H)</translation>
    </message>
    <message>
        <source>Hide in the view (H)</source>
        <translation>Cacher dans la vue (H)</translation>
    </message>
    <message>
        <source>Unlock: it can be moved and removed again (L)</source>
        <translation>Déverrouiller&#xa0;: de nouveau mobile et supprimable (L)</translation>
    </message>
    <message>
        <source>Lock: it is neither moved nor removed (L)</source>
        <translation>Verrouiller&#xa0;: ni déplacé ni supprimé (L)</translation>
    </message>
</context>
<context>
    <name>saltus::ui::OutlineModel</name>
    <message>
        <source>World</source>
        <translation>Monde</translation>
    </message>
    <message>
        <source>Drive %1</source>
        <translation>Entraînement %1</translation>
    </message>
    <message>
        <source>%1, rate %2</source>
        <translation>%1, taux %2</translation>
    </message>
    <message>
        <source>Shape %1</source>
        <translation>Forme %1</translation>
    </message>
    <message>
        <source>System %1</source>
        <translation>Système %1</translation>
    </message>
    <message>
        <source>Shape %1 of %2</source>
        <translation>Forme %1 de %2</translation>
    </message>
    <message>
        <source>Body %1, fixed</source>
        <translation>Corps %1, fixe</translation>
    </message>
    <message>
        <source>Body %1</source>
        <translation>Corps %1</translation>
    </message>
    <message>
        <source>Joint %1</source>
        <translation>Liaison %1</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>Matériaux</translation>
    </message>
    <message>
        <source>Materials and what happens between them</source>
        <translation>Les matériaux et ce qui se passe entre eux</translation>
    </message>
    <message>
        <source>Material %1</source>
        <translation>Matériau %1</translation>
    </message>
    <message>
        <source>Every other pair</source>
        <translation>Toute autre paire</translation>
    </message>
    <message>
        <source>Contact law %1</source>
        <translation>Loi de contact %1</translation>
    </message>
    <message>
        <source>Contact %1</source>
        <translation>Contact %1</translation>
    </message>
    <message>
        <source>Interaction %1</source>
        <translation>Interaction %1</translation>
    </message>
    <message>
        <source>Observers</source>
        <translation>Observateurs</translation>
    </message>
    <message>
        <source>Named signals and sections</source>
        <translation>Signaux nommés et sections</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>Section %1</source>
        <translation>Section %1</translation>
    </message>
    <message>
        <source>Shape </source>
        <translation>Forme </translation>
    </message>
    <message>
        <source>Group %1</source>
        <translation>Groupe %1</translation>
    </message>
</context>
<context>
    <name>saltus::ui::OutlinePanel</name>
    <message>
        <source>Outline</source>
        <translation>Structure</translation>
    </message>
    <message>
        <source>Filter the outline</source>
        <translation>Filtrer la structure</translation>
    </message>
    <message>
        <source>Edit equations</source>
        <translation>Modifier les équations</translation>
    </message>
    <message>
        <source>Copy name “%1”</source>
        <translation>Copier le nom «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Collapse</source>
        <translation>Replier</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>Déplier</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>Tout déplier</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>Tout replier</translation>
    </message>
    <message>
        <source>“%1” keeps its name: %2. %3</source>
        <translation>«&#xa0;%1&#xa0;» garde son nom&#xa0;: %2. %3</translation>
    </message>
    <message>
        <source>%1 is called %2</source>
        <translation>%1 s&apos;appelle %2</translation>
    </message>
    <message>
        <source>“%1” is locked. Unlock it first: the lock in its row, or L.</source>
        <translation>«&#xa0;%1&#xa0;» est verrouillé. Le déverrouiller d&apos;abord&#xa0;: le cadenas de sa ligne, ou L.</translation>
    </message>
    <message>
        <source>“%1” is one of several copies. Change their number in the inspector.</source>
        <translation>«&#xa0;%1&#xa0;» est une copie parmi d&apos;autres. Changer leur nombre dans l&apos;inspecteur.</translation>
    </message>
    <message>
        <source>Nothing is removed: %1. %2</source>
        <translation>Rien n&apos;est supprimé&#xa0;: %1. %2</translation>
    </message>
    <message>
        <source>“%1” needs what you remove, and it is locked. Unlock it first.</source>
        <translation>«&#xa0;%1&#xa0;» a besoin de ce qui part, et il est verrouillé. Le déverrouiller d&apos;abord.</translation>
    </message>
    <message>
        <source>%1 parts</source>
        <translation>%1 parties</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Supprimer %1</translation>
    </message>
    <message>
        <source>Remove %1 and what needs it</source>
        <translation>Supprimer %1 et ce qui en dépend</translation>
    </message>
    <message>
        <source>%1 removed, and what needed it: %2 and %3 more. Undo brings all back.</source>
        <translation>%1 supprimé, avec ce qui en dépendait&#xa0;: %2 et %3 de plus. Annuler ramène tout.</translation>
    </message>
    <message>
        <source>%1 removed, and what needed it: %2. Undo brings all back.</source>
        <translation>%1 supprimé, avec ce qui en dépendait&#xa0;: %2. Annuler ramène tout.</translation>
    </message>
    <message>
        <source>Rename	F2</source>
        <translation>Renommer	F2</translation>
    </message>
    <message>
        <source>Show	H</source>
        <translation>Montrer	H</translation>
    </message>
    <message>
        <source>Hide	H</source>
        <translation>Cacher	H</translation>
    </message>
    <message>
        <source>Unlock	L</source>
        <translation>Déverrouiller	L</translation>
    </message>
    <message>
        <source>Lock	L</source>
        <translation>Verrouiller	L</translation>
    </message>
    <message>
        <source>Remove	Del</source>
        <translation>Supprimer	Suppr</translation>
    </message>
    <message>
        <source>Group	Ctrl+G</source>
        <translation>Grouper	Ctrl+G</translation>
    </message>
    <message>
        <source>Ungroup	Ctrl+Shift+G</source>
        <translation>Dégrouper	Ctrl+Maj+G</translation>
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
        <translation>Chercher un élément</translation>
    </message>
    <message>
        <source>Bodies</source>
        <translation>Corps</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Liaisons</translation>
    </message>
    <message>
        <source>Forces and laws</source>
        <translation>Forces et lois</translation>
    </message>
    <message>
        <source>Nothing of this name. Esc shows all</source>
        <translation>Rien de ce nom. Échap montre tout</translation>
    </message>
    <message>
        <source>Sphere</source>
        <translation>Sphère</translation>
    </message>
    <message>
        <source>A ball</source>
        <translation>Une boule</translation>
    </message>
    <message>
        <source>Disc</source>
        <translation>Disque</translation>
    </message>
    <message>
        <source>A disc in the plane</source>
        <translation>Un disque dans le plan</translation>
    </message>
    <message>
        <source>circle wheel</source>
        <translation>cercle roue</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Boîte</translation>
    </message>
    <message>
        <source>A box</source>
        <translation>Une boîte</translation>
    </message>
    <message>
        <source>cube rectangle</source>
        <translation>cube rectangle pavé</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>Polygone</translation>
    </message>
    <message>
        <source>A convex polygon: six corners, to be changed in the inspector</source>
        <translation>Un polygone convexe&#xa0;: six sommets, à changer dans l&apos;inspecteur</translation>
    </message>
    <message>
        <source>Cylinder</source>
        <translation>Cylindre</translation>
    </message>
    <message>
        <source>A cylinder along z</source>
        <translation>Un cylindre le long de z</translation>
    </message>
    <message>
        <source>wheel rod</source>
        <translation>roue barre</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>Capsule</translation>
    </message>
    <message>
        <source>A cylinder with round ends</source>
        <translation>Un cylindre aux bouts ronds</translation>
    </message>
    <message>
        <source>pill</source>
        <translation>pilule</translation>
    </message>
    <message>
        <source>Cone</source>
        <translation>Cône</translation>
    </message>
    <message>
        <source>A cone, tip upwards</source>
        <translation>Un cône, pointe en haut</translation>
    </message>
    <message>
        <source>Wedge</source>
        <translation>Coin</translation>
    </message>
    <message>
        <source>A ramp: the hull of six points, to be changed in the inspector</source>
        <translation>Une rampe&#xa0;: l&apos;enveloppe de six points, à changer dans l&apos;inspecteur</translation>
    </message>
    <message>
        <source>hull prism</source>
        <translation>enveloppe prisme</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Sol</translation>
    </message>
    <message>
        <source>A level ground without end</source>
        <translation>Un sol de niveau sans fin</translation>
    </message>
    <message>
        <source>floor half-space plane</source>
        <translation>demi-espace plan plancher</translation>
    </message>
    <message>
        <source>Hinge</source>
        <translation>Pivot</translation>
    </message>
    <message>
        <source>Turns about an axis</source>
        <translation>Tourne autour d&apos;un axe</translation>
    </message>
    <message>
        <source>revolute pin</source>
        <translation>charnière axe</translation>
    </message>
    <message>
        <source>Slider</source>
        <translation>Glissière</translation>
    </message>
    <message>
        <source>Slides along an axis</source>
        <translation>Glisse le long d&apos;un axe</translation>
    </message>
    <message>
        <source>prismatic rail</source>
        <translation>prismatique rail</translation>
    </message>
    <message>
        <source>Ball joint</source>
        <translation>Rotule</translation>
    </message>
    <message>
        <source>Holds a point, turns every way</source>
        <translation>Tient un point, tourne en tous sens</translation>
    </message>
    <message>
        <source>spherical</source>
        <translation>sphérique</translation>
    </message>
    <message>
        <source>Sleeve</source>
        <translation>Manchon</translation>
    </message>
    <message>
        <source>Slides along an axis and turns about it</source>
        <translation>Glisse le long d&apos;un axe et tourne autour</translation>
    </message>
    <message>
        <source>cylindrical</source>
        <translation>cylindrique</translation>
    </message>
    <message>
        <source>Weld</source>
        <translation>Fixe</translation>
    </message>
    <message>
        <source>Holds everything</source>
        <translation>Tient tout</translation>
    </message>
    <message>
        <source>fixed rigid</source>
        <translation>fixe rigide soudure</translation>
    </message>
    <message>
        <source>Rod</source>
        <translation>Bielle</translation>
    </message>
    <message>
        <source>Keeps two points at their distance</source>
        <translation>Garde la distance de deux points</translation>
    </message>
    <message>
        <source>distance link</source>
        <translation>distance bielle</translation>
    </message>
    <message>
        <source>Rope</source>
        <translation>Corde</translation>
    </message>
    <message>
        <source>Keeps two points from going farther apart</source>
        <translation>Empêche deux points de s&apos;éloigner</translation>
    </message>
    <message>
        <source>cable string</source>
        <translation>câble fil</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>Ressort</translation>
    </message>
    <message>
        <source>A spring with a damper between two points</source>
        <translation>Un ressort avec amortisseur entre deux points</translation>
    </message>
    <message>
        <source>damper stiffness</source>
        <translation>amortisseur raideur</translation>
    </message>
    <message>
        <source>Motor</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>A hinge that turns at a given speed</source>
        <translation>Un pivot qui tourne à vitesse donnée</translation>
    </message>
    <message>
        <source>drive</source>
        <translation>entraînement</translation>
    </message>
    <message>
        <source>Force</source>
        <translation>Force</translation>
    </message>
    <message>
        <source>A force on a body, by a formula</source>
        <translation>Une force sur un corps, par une formule</translation>
    </message>
    <message>
        <source>push load</source>
        <translation>poussée charge</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contact</translation>
    </message>
    <message>
        <source>The law of impact and friction of the two selected bodies; with none selected, of every pair without a law</source>
        <translation>La loi de choc et de frottement des deux corps choisis&#xa0;; sans choix, de toute paire sans loi</translation>
    </message>
    <message>
        <source>impact restitution friction</source>
        <translation>choc restitution frottement</translation>
    </message>
    <message>
        <source>Open a scene or begin a new one</source>
        <translation>Ouvrir une scène ou en commencer une</translation>
    </message>
    <message>
        <source>This scene has equations; bodies need a scene of their own</source>
        <translation>Cette scène a des équations&#xa0;; les corps demandent leur propre scène</translation>
    </message>
    <message>
        <source>First put a body into the scene</source>
        <translation>Mettre d&apos;abord un corps dans la scène</translation>
    </message>
    <message>
        <source>Drag it into the view, or click here and there. Enter puts it at the view&apos;s centre</source>
        <translation>Le glisser dans la vue, ou cliquer ici puis là. Entrée le met au centre de la vue</translation>
    </message>
    <message>
        <source>Drag it onto a body; with another one selected it joins both. Enter: at the selected body</source>
        <translation>Le glisser sur un corps&#xa0;; si un autre est choisi, il joint les deux. Entrée&#xa0;: au corps choisi</translation>
    </message>
    <message>
        <source>A click or Enter puts it into the scene; change it in the inspector or with Edit equations</source>
        <translation>Un clic ou Entrée le met dans la scène ; le changer dans l’inspecteur ou par « Modifier les équations »</translation>
    </message>
    <message>
        <source>This scene has bodies; equations need a scene of their own</source>
        <translation>Cette scène a des corps ; les équations veulent une scène à elles</translation>
    </message>
    <message>
        <source>First put a system or a body into the scene</source>
        <translation>D’abord mettre un système ou un corps dans la scène</translation>
    </message>
    <message>
        <source>First put a system into the scene</source>
        <translation>D’abord mettre un système dans la scène</translation>
    </message>
    <message>
        <source>Bodies meet by contact laws and joints</source>
        <translation>Les corps se rencontrent par lois de contact et liaisons</translation>
    </message>
    <message>
        <source>Equations</source>
        <translation>Équations</translation>
    </message>
    <message>
        <source>A linear mechanical system: mass, damping, stiffness, force</source>
        <translation>Un système mécanique linéaire : masse, amortissement, raideur, force</translation>
    </message>
    <message>
        <source>States</source>
        <translation>États</translation>
    </message>
    <message>
        <source>A system of the first order, by a formula for each state</source>
        <translation>Un système du premier ordre, une formule par état</translation>
    </message>
    <message>
        <source>ode differential equation</source>
        <translation>équation différentielle</translation>
    </message>
    <message>
        <source>A function of time, recorded and plotted, for use in other formulas</source>
        <translation>Une fonction du temps, enregistrée et tracée, pour d’autres formules</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>Relation</translation>
    </message>
    <message>
        <source>A relation with a law: a wall at a coordinate, or a bound of a state</source>
        <translation>Une relation avec une loi : un mur sur une coordonnée, ou une borne d’un état</translation>
    </message>
    <message>
        <source>interaction complementarity impact constraint</source>
        <translation>interaction complémentarité choc contrainte</translation>
    </message>
    <message>
        <source>Circuit…</source>
        <translation>Circuit…</translation>
    </message>
    <message>
        <source>Draw a circuit: sources, resistors, coils, capacitors, diodes, relays</source>
        <translation>Dessiner un circuit : sources, résistances, bobines, condensateurs, diodes, relais</translation>
    </message>
    <message>
        <source>electric diode relay</source>
        <translation>électrique diode relais</translation>
    </message>
    <message>
        <source>Cam…</source>
        <translation>Came…</translation>
    </message>
    <message>
        <source>A cam by its motion: rises, falls, laws, or a table</source>
        <translation>Une came par son mouvement : montées, descentes, lois, ou une table</translation>
    </message>
    <message>
        <source>profile follower</source>
        <translation>profil poussoir</translation>
    </message>
    <message>
        <source>This scene has bodies; circuits need a scene of their own</source>
        <translation>Cette scène a des corps ; les circuits veulent une scène à eux</translation>
    </message>
    <message>
        <source>A click or Enter opens its window</source>
        <translation>Un clic ou Entrée ouvre sa fenêtre</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>Masse</translation>
    </message>
    <message>
        <source>oscillator lagrangian linear spring damper</source>
        <translation>oscillateur lagrange linéaire ressort amortisseur</translation>
    </message>
    <message>
        <source>f(t)</source>
        <comment>a function of time</comment>
        <translation>f(t)</translation>
    </message>
    <message>
        <source>function expression signal sine</source>
        <translation>fonction expression signal sinus</translation>
    </message>
</context>
<context>
    <name>saltus::ui::ParameterSlider</name>
    <message>
        <source>Unpin</source>
        <translation>Détacher</translation>
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
        <translation>De %1 à %2 %3
</translation>
    </message>
    <message>
        <source>A count: changing it starts the run anew
</source>
        <translation>Un nombre d&apos;objets&#xa0;: le changer relance le calcul
</translation>
    </message>
    <message>
        <source>Takes effect at once, between two steps
</source>
        <translation>Agit aussitôt, entre deux pas
</translation>
    </message>
    <message>
        <source>←/→ by 1 %, PgUp/PgDn by 10 %, Enter or double-click: type a value</source>
        <translation>←/→ de 1 %, Page haut/bas de 10 %, Entrée ou double-clic&#xa0;: taper une valeur</translation>
    </message>
</context>
<context>
    <name>saltus::ui::ParametersPanel</name>
    <message>
        <source>Parameters</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Pin another parameter</source>
        <translation>Épingler un autre paramètre</translation>
    </message>
    <message>
        <source>Reset to file</source>
        <translation>Comme le fichier</translation>
    </message>
    <message>
        <source>All parameters as the scene file has them; the run goes on</source>
        <translation>Tous les paramètres comme dans le fichier&#xa0;; le calcul continue</translation>
    </message>
    <message>
        <source>Reset and run</source>
        <translation>Relancer</translation>
    </message>
    <message>
        <source>A new run from t = 0 with these parameters</source>
        <translation>Un nouveau calcul depuis t = 0 avec ces paramètres</translation>
    </message>
    <message>
        <source>Reset parameters to file</source>
        <translation>Paramètres comme dans le fichier</translation>
    </message>
    <message>
        <source>This scene has no parameters.</source>
        <translation>Cette scène n&apos;a pas de paramètres.</translation>
    </message>
    <message>
        <source>No parameter is pinned. The plus sign pins one.</source>
        <translation>Aucun paramètre n&apos;est épinglé. Le signe plus en épingle un.</translation>
    </message>
</context>
<context>
    <name>saltus::ui::PlotArea</name>
    <message>
        <source>Press Space to run</source>
        <translation>Lancer avec Espace</translation>
    </message>
    <message>
        <source>Nothing recorded yet</source>
        <translation>Rien d&apos;enregistré</translation>
    </message>
    <message>
        <source>No plots yet. Drag a signal here, or choose one and press Enter.</source>
        <translation>Pas encore de tracés. Glisser un signal ici, ou en choisir un et presser Entrée.</translation>
    </message>
    <message>
        <source>Remove plot %1</source>
        <translation>Supprimer le tracé %1</translation>
    </message>
    <message>
        <source>Remove curve %1</source>
        <translation>Supprimer la courbe %1</translation>
    </message>
    <message>
        <source>Plot %1</source>
        <translation>Tracé %1</translation>
    </message>
</context>
<context>
    <name>saltus::ui::PlotCanvas</name>
    <message>
        <source>Wheel zooms, drag pans, click shows the state, double click resets</source>
        <translation>Molette&#xa0;: zoom, glisser&#xa0;: déplacer, clic&#xa0;: voir l&apos;état, double-clic&#xa0;: tout voir</translation>
    </message>
    <message>
        <source>Wheel zooms, drag pans, click scrubs, Shift click sets A and B, double click resets</source>
        <translation>Molette&#xa0;: zoom, glisser&#xa0;: déplacer, clic&#xa0;: parcourir le temps, Maj clic&#xa0;: A et B, double-clic&#xa0;: tout voir</translation>
    </message>
    <message>
        <source>Set A here	Shift click</source>
        <translation>Poser A ici	Maj clic</translation>
    </message>
    <message>
        <source>Set B here	Shift click</source>
        <translation>Poser B ici	Maj clic</translation>
    </message>
    <message>
        <source>Remove A and B</source>
        <translation>Ôter A et B</translation>
    </message>
</context>
<context>
    <name>saltus::ui::PlotColumn</name>
    <message>
        <source>Export, copy, zoom</source>
        <translation>Exporter, copier, zoomer</translation>
    </message>
    <message>
        <source>Plot menu</source>
        <translation>Menu du tracé</translation>
    </message>
</context>
<context>
    <name>saltus::ui::PlotPage</name>
    <message>
        <source> “%1”</source>
        <translation> «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Export figure or data%1…</source>
        <translation>Exporter figure ou données%1…</translation>
    </message>
    <message>
        <source>Copy picture%1</source>
        <translation>Copier l&apos;image%1</translation>
    </message>
    <message>
        <source>Reset zoom	Double click</source>
        <translation>Tout voir	Double-clic</translation>
    </message>
    <message>
        <source>Follow the run</source>
        <translation>Suivre le calcul</translation>
    </message>
    <message>
        <source>Remove curve</source>
        <translation>Supprimer la courbe</translation>
    </message>
    <message>
        <source>Remove plot%1</source>
        <translation>Supprimer le tracé%1</translation>
    </message>
</context>
<context>
    <name>saltus::ui::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Comme le bureau</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Colours of the window; exported figures are always on white</source>
        <translation>Couleurs de la fenêtre&#xa0;; les figures exportées sont toujours sur blanc</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
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
        <translation>Tous les textes de la fenêtre à la fois</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Language of the window; numbers and files are the same in all</source>
        <translation>Langue de la fenêtre&#xa0;; nombres et fichiers sont les mêmes en toutes</translation>
    </message>
    <message>
        <source>The language changes at the next start.</source>
        <translation>La langue change au prochain démarrage.</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unités</translation>
    </message>
    <message>
        <source>With prefixes: 53.53 mm</source>
        <translation>Avec préfixes&#xa0;: 53.53 mm</translation>
    </message>
    <message>
        <source>Plain SI: 0.05353 m</source>
        <translation>SI simple&#xa0;: 0.05353 m</translation>
    </message>
    <message>
        <source>How values are shown; files always hold plain SI units</source>
        <translation>Affichage des valeurs&#xa0;; les fichiers sont toujours en SI simple</translation>
    </message>
    <message>
        <source>Significant digits</source>
        <translation>Chiffres significatifs</translation>
    </message>
    <message>
        <source>Shown digits; hovering a value shows all 17</source>
        <translation>Chiffres montrés&#xa0;; le survol d&apos;une valeur les montre tous les 17</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Gallery</source>
        <translation>Galerie</translation>
    </message>
    <message>
        <source>Moves what is pointed at</source>
        <translation>Anime ce que l’on pointe</translation>
    </message>
    <message>
        <source>Moves by itself</source>
        <translation>S’anime d’elle-même</translation>
    </message>
    <message>
        <source>Pictures of scenes: moving when the mouse or the focus is on them, or one after the other</source>
        <translation>Images des scènes : animées sous la souris ou le focus, ou l’une après l’autre</translation>
    </message>
</context>
<context>
    <name>saltus::ui::PropertyForm</name>
    <message>
        <source>Shape %1, %2</source>
        <translation>Forme %1, %2</translation>
    </message>
    <message>
        <source>Coordinate %1</source>
        <translation>Coordonnée %1</translation>
    </message>
    <message>
        <source>Add shape</source>
        <translation>Ajouter une forme</translation>
    </message>
    <message>
        <source>One more shape of this body</source>
        <translation>Une forme de plus pour ce corps</translation>
    </message>
    <message>
        <source>Shape added to %1</source>
        <translation>Forme ajoutée à %1</translation>
    </message>
    <message>
        <source>Add limits, spring or drive</source>
        <translation>Butées, ressort ou entraînement</translation>
    </message>
    <message>
        <source>For the next coordinate that the joint leaves free</source>
        <translation>Pour la coordonnée libre suivante de la liaison</translation>
    </message>
    <message>
        <source>Coordinate added to %1</source>
        <translation>Coordonnée ajoutée à %1</translation>
    </message>
    <message>
        <source>Make copies</source>
        <translation>Faire des copies</translation>
    </message>
    <message>
        <source>This block stands for several, counted by an index that its formulas can use</source>
        <translation>Ce bloc en représente plusieurs, comptés par un indice que ses formules peuvent utiliser</translation>
    </message>
    <message>
        <source>Copies of %1</source>
        <translation>Copies de %1</translation>
    </message>
    <message>
        <source>Only one</source>
        <translation>Un seul</translation>
    </message>
    <message>
        <source>No copies: formulas must not use the index any more</source>
        <translation>Pas de copies&#xa0;: les formules ne doivent plus utiliser l&apos;indice</translation>
    </message>
    <message>
        <source>No copies of %1</source>
        <translation>Pas de copies de %1</translation>
    </message>
    <message>
        <source>Remove this shape</source>
        <translation>Retirer cette forme</translation>
    </message>
    <message>
        <source>Remove this coordinate</source>
        <translation>Retirer cette coordonnée</translation>
    </message>
    <message>
        <source>The body loses this shape</source>
        <translation>Le corps perd cette forme</translation>
    </message>
    <message>
        <source>Its limits, spring and drive go</source>
        <translation>Ses butées, ressort et entraînement partent</translation>
    </message>
    <message>
        <source>Shape removed from %1</source>
        <translation>Forme retirée de %1</translation>
    </message>
    <message>
        <source>Coordinate removed from %1</source>
        <translation>Coordonnée retirée de %1</translation>
    </message>
    <message>
        <source>Made from the circuit “%1”: change it there</source>
        <translation>Fait du circuit «&#xa0;%1&#xa0;»&#xa0;: le changer là</translation>
    </message>
    <message>
        <source>Parameter %1</source>
        <translation>Paramètre %1</translation>
    </message>
    <message>
        <source>on</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>off</source>
        <translation>non</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>comme d&apos;ordinaire</translation>
    </message>
    <message>
        <source>%1 is called %2</source>
        <translation>%1 s&apos;appelle %2</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 de %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 of %2 is a slider</source>
        <translation>%1 de %2 est un curseur</translation>
    </message>
    <message>
        <source>Unpin from Parameters</source>
        <translation>Détacher des Paramètres</translation>
    </message>
    <message>
        <source>Pin as a slider in Parameters</source>
        <translation>Épingler comme curseur dans Paramètres</translation>
    </message>
    <message>
        <source>Write the value here, without the parameter</source>
        <translation>Écrire la valeur ici, sans le paramètre</translation>
    </message>
    <message>
        <source>%1 of %2 is a number</source>
        <translation>%1 de %2 est un nombre</translation>
    </message>
</context>
<context>
    <name>saltus::ui::PropertyRow</name>
    <message>
        <source>from</source>
        <translation>de</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>several</source>
        <translation>plusieurs</translation>
    </message>
    <message>
        <source>Unpin from Parameters</source>
        <translation>Détacher des Paramètres</translation>
    </message>
    <message>
        <source>Pin as a slider in Parameters</source>
        <translation>Épingler comme curseur dans Paramètres</translation>
    </message>
    <message>
        <source>Make %1 a parameter with a slider</source>
        <translation>Faire de %1 un paramètre à curseur</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Prendre %1</translation>
    </message>
    <message>
        <source>Write %1 instead (Alt+Enter)</source>
        <translation>Écrire %1 à la place (Alt+Entrée)</translation>
    </message>
    <message>
        <source>Write %1 instead</source>
        <translation>Écrire %1 à la place</translation>
    </message>
    <message>
        <source>Leave empty</source>
        <translation>Laisser vide</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>Garder %1</translation>
    </message>
    <message>
        <source>Take the old value back (Esc)</source>
        <translation>Reprendre l&apos;ancienne valeur (Échap)</translation>
    </message>
</context>
<context>
    <name>saltus::ui::ReadoutList</name>
    <message>
        <source>%1: %2  (Ctrl+C copies)</source>
        <translation>%1&#xa0;: %2  (Ctrl+C copie)</translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation>Copier la valeur</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
</context>
<context>
    <name>saltus::ui::RecordTable</name>
    <message>
        <source>Hover a number for all its digits; Ctrl+C copies rows, a double click goes to their time</source>
        <translation>Survoler un nombre pour tous ses chiffres&#xa0;; Ctrl+C copie les lignes, un double-clic va à leur temps</translation>
    </message>
    <message>
        <source>Nothing is recorded yet. Press Space to run.</source>
        <translation>Rien n&apos;est encore enregistré. Lancer avec Espace.</translation>
    </message>
    <message>
        <source>Rows %1 to %2 of %3, around the time shown</source>
        <translation>Lignes %1 à %2 sur %3, autour du temps montré</translation>
    </message>
    <message>
        <source>Recorded values</source>
        <translation>Valeurs enregistrées</translation>
    </message>
</context>
<context>
    <name>saltus::ui::Recovery</name>
    <message>
        <source>What you change is not kept for recovery: %1</source>
        <translation>Les changements ne sont pas gardés pour récupération&#xa0;: %1</translation>
    </message>
    <message>
        <source>Save the scene often; see %1</source>
        <translation>Enregistrer souvent la scène&#xa0;; voir %1</translation>
    </message>
</context>
<context>
    <name>saltus::ui::SceneCard</name>
    <message>
        <source>%1
Enter or double click opens it</source>
        <translation>%1
Entrée ou double-clic l&apos;ouvre</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
</context>
<context>
    <name>saltus::ui::SceneEditor</name>
    <message>
        <source>%1 bodies</source>
        <translation>%1 corps</translation>
    </message>
    <message>
        <source>%1 parts</source>
        <translation>%1 parties</translation>
    </message>
    <message>
        <source>Value of the drag</source>
        <translation>Valeur du geste</translation>
    </message>
    <message>
        <source>Type a number with or without a unit: 5 cm, 1/2 in, 30 deg. Enter takes it, Esc gives up</source>
        <translation>Taper un nombre avec ou sans unité&#xa0;: 5 cm, 1/2 in, 30 deg. Entrée le prend, Échap abandonne</translation>
    </message>
    <message>
        <source>° about %1</source>
        <translation>° autour de %1</translation>
    </message>
    <message>
        <source>factor</source>
        <translation>facteur</translation>
    </message>
    <message>
        <source>factor along %1</source>
        <translation>facteur le long de %1</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>m along %1</source>
        <translation>m le long de %1</translation>
    </message>
    <message>
        <source>Enter takes it, Esc gives up</source>
        <translation>Entrée le prend, Échap abandonne</translation>
    </message>
    <message>
        <source>A number above 0 is needed</source>
        <translation>Il faut un nombre supérieur à 0</translation>
    </message>
    <message>
        <source>A number is needed, with a unit of %1 or none</source>
        <translation>Il faut un nombre, avec une unité de %1 ou sans</translation>
    </message>
    <message>
        <source>Back at t = 0, where bodies are placed: drag again</source>
        <translation>Retour à t = 0, où l&apos;on place les corps&#xa0;: glisser de nouveau</translation>
    </message>
    <message>
        <source>The scene has values that cannot be read, so nothing can be moved</source>
        <translation>La scène a des valeurs illisibles, rien ne peut donc bouger</translation>
    </message>
    <message>
        <source>mend what the list of errors shows</source>
        <translation>corriger ce que montre la liste des erreurs</translation>
    </message>
    <message>
        <source>Velocity of %1</source>
        <translation>Vitesse de %1</translation>
    </message>
    <message>
        <source>Spin of %1</source>
        <translation>Rotation de %1</translation>
    </message>
    <message>
        <source>Size of %1</source>
        <translation>Taille de %1</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tourner %1</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Déplacer %1</translation>
    </message>
    <message>
        <source>Open a scene or begin a new one</source>
        <translation>Ouvrir une scène ou en commencer une</translation>
    </message>
    <message>
        <source>This scene has equations; bodies need a scene of their own</source>
        <translation>Cette scène a des équations&#xa0;; les corps demandent leur propre scène</translation>
    </message>
    <message>
        <source>This scene is planar</source>
        <translation>Cette scène est plane</translation>
    </message>
    <message>
        <source>This scene is spatial</source>
        <translation>Cette scène est spatiale</translation>
    </message>
    <message>
        <source>First put a body into the scene</source>
        <translation>Mettre d&apos;abord un corps dans la scène</translation>
    </message>
    <message>
        <source>on the floor, gap 0</source>
        <translation>au sol, interstice 0</translation>
    </message>
    <message>
        <source>on %1, gap 0</source>
        <translation>sur %1, interstice 0</translation>
    </message>
    <message>
        <source>nothing lies below</source>
        <translation>rien n&apos;est en dessous</translation>
    </message>
    <message>
        <source>drop it on a body</source>
        <translation>le déposer sur un corps</translation>
    </message>
    <message>
        <source>%1 to the world</source>
        <translation>%1 au monde</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>ground, level</source>
        <translation>sol, de niveau</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Ajouter %1</translation>
    </message>
    <message>
        <source>There is no ground yet, so %1 will fall: put Ground into the scene</source>
        <translation>Pas encore de sol, %1 tombera donc&#xa0;: mettre un sol dans la scène</translation>
    </message>
    <message>
        <source>A force needs a body</source>
        <translation>Une force demande un corps</translation>
    </message>
    <message>
        <source>drop it on the body that it shall move</source>
        <translation>la déposer sur le corps qu&apos;elle doit mouvoir</translation>
    </message>
    <message>
        <source>Force on %1</source>
        <translation>Force sur %1</translation>
    </message>
    <message>
        <source>Add law %1</source>
        <translation>Ajouter la loi %1</translation>
    </message>
    <message>
        <source>Click where it shall be. Shift: on the grid. Ctrl: on the face. Esc gives up</source>
        <translation>Cliquer où le mettre. Maj&#xa0;: sur la grille. Ctrl&#xa0;: sur la face. Échap abandonne</translation>
    </message>
    <message>
        <source>The mesh is kept beside the scene, which has no place yet</source>
        <translation>Le maillage est gardé près de la scène, qui n&apos;a pas encore de lieu</translation>
    </message>
    <message>
        <source>save the scene (Ctrl+S), then drop the file again</source>
        <translation>enregistrer la scène (Ctrl+S), puis redéposer le fichier</translation>
    </message>
    <message>
        <source>%1 cannot be copied beside the scene</source>
        <translation>%1 ne peut être copié près de la scène</translation>
    </message>
    <message>
        <source>look whether the folder can be written</source>
        <translation>voir si le dossier est accessible en écriture</translation>
    </message>
    <message>
        <source>%1 overlaps something</source>
        <translation>%1 chevauche quelque chose</translation>
    </message>
    <message>
        <source>move it free first</source>
        <translation>le dégager d&apos;abord</translation>
    </message>
    <message>
        <source>Nothing lies below %1</source>
        <translation>Rien n&apos;est sous %1</translation>
    </message>
    <message>
        <source>put Ground into the scene</source>
        <translation>mettre un sol dans la scène</translation>
    </message>
    <message>
        <source>Drop %1</source>
        <translation>Abandonner %1</translation>
    </message>
    <message>
        <source>%1 was read in millimetres; the inspector has its scale</source>
        <translation>%1 fut lu en millimètres&#xa0;; l&apos;inspecteur a son échelle</translation>
    </message>
    <message>
        <source>Drag a body out of the palette to here</source>
        <translation>Glisser ici un corps de la palette</translation>
    </message>
    <message>
        <source>or click it there and then where it shall be</source>
        <translation>ou le cliquer là, puis à sa place</translation>
    </message>
    <message>
        <source>Group %1</source>
        <translation>Groupe %1</translation>
    </message>
</context>
<context>
    <name>saltus::ui::SceneView</name>
    <message>
        <source>gap</source>
        <translation>gap</translation>
    </message>
    <message>
        <source>Grid </source>
        <translation>Grille </translation>
    </message>
    <message>
        <source>Following %1</source>
        <translation>Suit %1</translation>
    </message>
    <message>
        <source>Run (Space) to pull %1</source>
        <translation>Lancer (Espace) pour tirer %1</translation>
    </message>
    <message>
        <source>1 contact</source>
        <translation>1 contact</translation>
    </message>
    <message>
        <source>%1 contacts</source>
        <translation>%1 contacts</translation>
    </message>
    <message>
        <source>%1 closed</source>
        <translation>%1 fermés</translation>
    </message>
    <message>
        <source>Contact %1</source>
        <translation>Contact %1</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>fermé</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>%1 ago</source>
        <translation>il y a %1</translation>
    </message>
    <message>
        <source>now</source>
        <translation>à présent</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>Scène</translation>
    </message>
    <message>
        <source>Click a face to look from there. Home frames the scene</source>
        <translation>Cliquer une face pour regarder de là. Début cadre la scène</translation>
    </message>
    <message>
        <source>This scene cannot be drawn: %1</source>
        <translation>Cette scène ne peut être dessinée&#xa0;: %1</translation>
    </message>
    <message>
        <source>there is no run of this scene yet</source>
        <translation>il n&apos;y a pas encore de calcul de cette scène</translation>
    </message>
    <message>
        <source>wait until it is loaded, then show it</source>
        <translation>attendre qu&apos;elle soit chargée, puis la montrer</translation>
    </message>
    <message>
        <source>Picture of the motion</source>
        <translation>Image du mouvement</translation>
    </message>
    <message>
        <source>the run there is belongs to another version of the scene</source>
        <translation>la simulation appartient à une autre version de la scène</translation>
    </message>
    <message>
        <source>wait until the new one is loaded</source>
        <translation>attendre que la nouvelle soit chargée</translation>
    </message>
    <message>
        <source>Nothing is recorded yet</source>
        <translation>Rien n&apos;est encore enregistré</translation>
    </message>
    <message>
        <source>run the scene</source>
        <translation>lancer la scène</translation>
    </message>
    <message>
        <source>The bodies cannot be drawn here</source>
        <translation>Les corps ne peuvent pas être dessinés ici</translation>
    </message>
    <message>
        <source>install OpenGL, or use saltus export --meshes</source>
        <translation>installer OpenGL, ou utiliser saltus export --meshes</translation>
    </message>
</context>
<context>
    <name>saltus::ui::SearchButton</name>
    <message>
        <source>Search scenes, commands, parameters</source>
        <translation>Chercher scènes, commandes, paramètres</translation>
    </message>
    <message>
        <source>Search scenes, commands and parameters  (Ctrl+K)</source>
        <translation>Chercher scènes, commandes et paramètres  (Ctrl+K)</translation>
    </message>
</context>
<context>
    <name>saltus::ui::SignalsPanel</name>
    <message>
        <source>Signals</source>
        <translation>Signaux</translation>
    </message>
    <message>
        <source>Filter signals</source>
        <translation>Filtrer les signaux</translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation>Copier la valeur</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>Copier le nom</translation>
    </message>
    <message>
        <source>Drag to a plot, or press Enter for a new one; two together make a phase portrait</source>
        <translation>Glisser vers un tracé, ou Entrée pour un nouveau&#xa0;; deux ensemble font un portrait de phase</translation>
    </message>
    <message>
        <source>Phase portrait	Enter</source>
        <translation>Portrait de phase	Entrée</translation>
    </message>
    <message>
        <source>New plot	Enter</source>
        <translation>Nouveau tracé	Entrée</translation>
    </message>
</context>
<context>
    <name>saltus::ui::StartRail</name>
    <message>
        <source>Start</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>New scene</source>
        <translation>Nouvelle scène</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Récents</translation>
    </message>
    <message>
        <source>recording</source>
        <translation>enregistrement</translation>
    </message>
    <message>
        <source>Not saved last time</source>
        <translation>Non enregistré la dernière fois</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Opens what was kept of %1 when Saltus ended without saving</source>
        <translation>Ouvre ce qui fut gardé de %1 quand Saltus finit sans enregistrer</translation>
    </message>
    <message>
        <source>Drop it: the changes that were not saved are gone for good</source>
        <translation>Abandonner&#xa0;: les changements non enregistrés sont perdus pour de bon</translation>
    </message>
    <message>
        <source>Drop %1</source>
        <translation>Abandonner %1</translation>
    </message>
    <message>
        <source>Guided tours</source>
        <translation>Visites guidées</translation>
    </message>
    <message>
        <source>A cam and its follower</source>
        <translation>Une came et son poussoir</translation>
    </message>
    <message>
        <source>A box with friction</source>
        <translation>Une boîte avec frottement</translation>
    </message>
    <message>
        <source>A diode bridge</source>
        <translation>Un pont de diodes</translation>
    </message>
</context>
<context>
    <name>saltus::ui::TimelineBar</name>
    <message>
        <source>Back to t = 0 (Backspace)</source>
        <translation>Retour à t = 0 (Effacement)</translation>
    </message>
    <message>
        <source>Previous impact (Shift+E)</source>
        <translation>Choc précédent (Maj+E)</translation>
    </message>
    <message>
        <source>One step back (←)</source>
        <translation>Un pas en arrière (←)</translation>
    </message>
    <message>
        <source>Run (Space)</source>
        <translation>Lancer (Espace)</translation>
    </message>
    <message>
        <source>One step (→)</source>
        <translation>Un pas (→)</translation>
    </message>
    <message>
        <source>Next impact (E)</source>
        <translation>Choc suivant (E)</translation>
    </message>
    <message>
        <source>The time that all views show</source>
        <translation>Le temps que toutes les vues montrent</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Simulated seconds in a second (= faster, − slower); max: as fast as it can</source>
        <translation>Secondes simulées par seconde (= plus vite, − plus lentement)&#xa0;; max&#xa0;: au plus vite</translation>
    </message>
    <message>
        <source>Speed reached over the last half second</source>
        <translation>Vitesse atteinte sur la dernière demi-seconde</translation>
    </message>
    <message>
        <source>Sequences of impacts whose intervals shrink to nothing</source>
        <translation>Suites de chocs dont les intervalles tendent vers zéro</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Suspendre (Espace)</translation>
    </message>
    <message>
        <source>measured %1</source>
        <translation>mesurée %1</translation>
    </message>
    <message>
        <source>stopped by an error</source>
        <translation>arrêt : erreur</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pause</translation>
    </message>
    <message>
        <source>recording, read-only</source>
        <translation>enregistrement, lecture seule</translation>
    </message>
    <message>
        <source>1 impact</source>
        <translation>1 choc</translation>
    </message>
    <message>
        <source>%1 impacts</source>
        <translation>%1 chocs</translation>
    </message>
    <message>
        <source>1 accumulation</source>
        <translation>1 accumulation</translation>
    </message>
    <message>
        <source>%1 accumulations</source>
        <translation>%1 accumulations</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 avertissement</translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <translation>%1 avertissements</translation>
    </message>
    <message>
        <source>Show what was noticed</source>
        <translation>Montrer ce qui fut remarqué</translation>
    </message>
    <message>
        <source>Every step was solved to its tolerance</source>
        <translation>Chaque pas fut résolu à sa tolérance</translation>
    </message>
</context>
<context>
    <name>saltus::ui::TimelineBranches</name>
    <message>
        <source>Lines of the run</source>
        <translation>Branches du calcul</translation>
    </message>
    <message>
        <source>First run</source>
        <translation>Premier calcul</translation>
    </message>
    <message>
        <source>from %1 s: pulled by hand</source>
        <translation>à partir de %1 s : tiré à la main</translation>
    </message>
    <message>
        <source>from %1 s: played again</source>
        <translation>à partir de %1 s : repris</translation>
    </message>
    <message>
        <source>from %1 s: %2 = %3</source>
        <translation>à partir de %1 s : %2 = %3</translation>
    </message>
    <message>
        <source>%1 lines, %2 of %3 MB</source>
        <translation>%1 branches, %2 sur %3 Mo</translation>
    </message>
    <message>
        <source>; the oldest was dropped</source>
        <translation>; la plus ancienne a été jetée</translation>
    </message>
    <message>
        <source>; the %1 oldest were dropped</source>
        <translation>; les %1 plus anciennes ont été jetées</translation>
    </message>
    <message>
        <source>%1
up to %2 s; %3
A click shows its end and goes on from there (Alt+Up, Alt+Down)</source>
        <translation>%1
jusqu’à %2 s ; %3
Un clic montre sa fin et reprend de là (Alt+Haut, Alt+Bas)</translation>
    </message>
    <message>
        <source>the present line</source>
        <translation>la branche présente</translation>
    </message>
    <message>
        <source>parts with the present line at %1 s</source>
        <translation>quitte la branche présente à %1 s</translation>
    </message>
    <message>
        <source>%1; beyond that the oldest are dropped</source>
        <translation>%1 ; au-delà les plus anciennes sont jetées</translation>
    </message>
</context>
<context>
    <name>saltus::ui::TimelineLane</name>
    <message>
        <source>Impact %1, %2 s
%3, impulse %4
Click: details</source>
        <translation>Choc %1, %2 s
%3, percussion %4
Clic&#xa0;: détails</translation>
    </message>
    <message>
        <source>Accumulation at about %1 s: %2 impacts in %3</source>
        <translation>Accumulation vers %1 s&#xa0;: %2 chocs en %3</translation>
    </message>
    <message>
        <source>Closed contact from %1 s to %2 s</source>
        <translation>Contact fermé de %1 s à %2 s</translation>
    </message>
    <message>
        <source>%1 s, not computed yet</source>
        <translation>%1 s, pas encore calculé</translation>
    </message>
    <message>
        <source>%1 s
Drag: scrub   Wheel: zoom   Shift+wheel: move   Double-click: whole run</source>
        <translation>%1 s
Glisser&#xa0;: parcourir   Molette&#xa0;: zoom   Maj+molette&#xa0;: déplacer   Double-clic&#xa0;: tout le calcul</translation>
    </message>
</context>
<context>
    <name>saltus::ui::TopBar</name>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>The scene&apos;s changes so far; click one to go back to it</source>
        <translation>Les changements de la scène&#xa0;; cliquer pour revenir à l&apos;un d&apos;eux</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>Comme ouverte</translation>
    </message>
</context>
<context>
    <name>saltus::ui::TourCard</name>
    <message>
        <source>Leave the tour; what was built stays (Esc)</source>
        <translation>Quitter la visite ; ce qui est construit reste (Échap)</translation>
    </message>
    <message>
        <source>Leave the tour</source>
        <translation>Quitter la visite</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>The step before; nothing is undone</source>
        <translation>Le pas précédent ; rien n’est annulé</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Does this step before your eyes; %1 takes it back</source>
        <translation>Fait ce pas sous vos yeux ; %1 l’annule</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>The next step, done or not</source>
        <translation>Le pas suivant, fait ou non</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>%1, step %2 of %3</source>
        <translation>%1, pas %2 sur %3</translation>
    </message>
</context>
<context>
    <name>saltus::ui::TourGuide</name>
    <message>
        <source>Done</source>
        <translation>Fait</translation>
    </message>
    <message>
        <source>Watch the ring move</source>
        <translation>Suivre l’anneau des yeux</translation>
    </message>
    <message>
        <source>Saltus waits for you</source>
        <translation>Saltus vous attend</translation>
    </message>
</context>
<context>
    <name>saltus::ui::Workbench</name>
    <message>
        <source>Inspector</source>
        <translation>Inspecteur</translation>
    </message>
    <message>
        <source>Equations</source>
        <translation>Équations</translation>
    </message>
    <message>
        <source>What is selected: its law, its state</source>
        <translation>La sélection&#xa0;: sa loi, son état</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>Scène</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>What is drawn about bodies: contacts, friction cones, joints, frames</source>
        <translation>Ce qui est dessiné près des corps&#xa0;: contacts, cônes de frottement, liaisons, repères</translation>
    </message>
    <message>
        <source>Marks of bodies</source>
        <translation>Marques des corps</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Tracés</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Ajouter %1</translation>
    </message>
    <message>
        <source>The law between two bodies</source>
        <translation>La loi entre deux corps</translation>
    </message>
    <message>
        <source>Select two bodies first, in the view with Shift and a click or in the outline with Ctrl and a click; then press L.</source>
        <translation>Choisir d’abord deux corps, dans la vue avec Maj et un clic ou dans le plan avec Ctrl et un clic ; puis presser L.</translation>
    </message>
    <message>
        <source>Inspector or equations</source>
        <translation>Inspecteur ou équations</translation>
    </message>
    <message>
        <source>View in the middle</source>
        <translation>Vue au centre</translation>
    </message>
</context>
<context>
    <name>saltus::ui::WorkingPoint</name>
    <message>
        <source>The law: all pairs that it allows. Blue: where the interaction is now; a ring while the contact is open. Dots: where it was.</source>
        <translation>La loi&#xa0;: toutes les paires qu&apos;elle permet. Bleu&#xa0;: où en est l&apos;interaction&#xa0;; un anneau tant que le contact est ouvert. Points&#xa0;: où elle était.</translation>
    </message>
    <message>
        <source>Working point</source>
        <translation>Point de fonctionnement</translation>
    </message>
</context>
<context>
    <name>saltus::ui::scene::SceneCanvas</name>
    <message>
        <source>The moving picture needs a display with OpenGL. Start Saltus in a desktop session or under Xvfb.</source>
        <translation>L&apos;image animée demande un affichage OpenGL. Lancer Saltus dans une session de bureau ou sous Xvfb.</translation>
    </message>
    <message>
        <source>The moving picture needs OpenGL, and none could be started. Install a graphics driver (Debian: libgl1-mesa-dri); the plots and the timeline work without it.</source>
        <translation>L&apos;image animée demande OpenGL, et aucun n&apos;a pu démarrer. Installer un pilote graphique (Debian&#xa0;: libgl1-mesa-dri)&#xa0;; les tracés et la chronologie s&apos;en passent.</translation>
    </message>
    <message>
        <source>The moving picture needs OpenGL 3.2 with the compatibility profile; this display offers %1.%2.</source>
        <translation>L&apos;image animée demande OpenGL 3.2 avec le profil de compatibilité&#xa0;; cet affichage offre %1.%2.</translation>
    </message>
</context>
<context>
    <name>scenes</name>
    <message>
        <source>Ball on a moving plane</source>
        <translation>Balle sur plan mobile</translation>
    </message>
    <message>
        <source>The plane rises and swings by a prescribed law and throws the ball</source>
        <translation>Le plan monte et oscille selon une loi imposée et lance la balle</translation>
    </message>
    <message>
        <source>Bead column</source>
        <translation>Colonne de perles</translation>
    </message>
    <message>
        <source>They fall, clack and come to rest together</source>
        <translation>Elles tombent, claquent et s&apos;arrêtent ensemble</translation>
    </message>
    <message>
        <source>Ball on a slope</source>
        <translation>Balle sur une pente</translation>
    </message>
    <message>
        <source>Each bounce on the incline pushes the ball on; it ends sliding down</source>
        <translation>Chaque rebond sur la pente pousse la balle&#xa0;; elle finit par glisser</translation>
    </message>
    <message>
        <source>Bouncing ball</source>
        <translation>Balle rebondissante</translation>
    </message>
    <message>
        <source>Infinitely many impacts in finite time</source>
        <translation>Une infinité de chocs en un temps fini</translation>
    </message>
    <message>
        <source>Bouncing box</source>
        <translation>Boîte rebondissante</translation>
    </message>
    <message>
        <source>A box falls on a corner, bounces and comes to rest: restitution and friction in space</source>
        <translation>Une boîte tombe sur un coin, rebondit et s&apos;arrête&#xa0;: restitution et frottement dans l&apos;espace</translation>
    </message>
    <message>
        <source>Pile of boxes</source>
        <translation>Tas de boîtes</translation>
    </message>
    <message>
        <source>Boxes drop on each other, slide and settle; their number is a parameter</source>
        <translation>Des boîtes tombent, glissent et se posent&#xa0;; leur nombre est un paramètre</translation>
    </message>
    <message>
        <source>Cam and roller</source>
        <translation>Came et galet</translation>
    </message>
    <message>
        <source>A solid cam turns against a roller by its geometry alone; the spring must keep them together</source>
        <translation>Une came pleine tourne contre un galet par sa seule géométrie&#xa0;; le ressort doit les tenir ensemble</translation>
    </message>
    <message>
        <source>Cam-follower, absolute</source>
        <translation>Came et poussoir, absolu</translation>
    </message>
    <message>
        <source>The same motion seen from the frame</source>
        <translation>Le même mouvement vu du bâti</translation>
    </message>
    <message>
        <source>Cam-follower</source>
        <translation>Came et poussoir</translation>
    </message>
    <message>
        <source>Order at 358 rpm, chaos at 660 rpm</source>
        <translation>Ordre à 358 rpm, chaos à 660 rpm</translation>
    </message>
    <message>
        <source>Circuit with a diode</source>
        <translation>Circuit à diode</translation>
    </message>
    <message>
        <source>A ringing coil and capacitor, damped while the diode conducts</source>
        <translation>Une bobine et un condensateur oscillent, amortis quand la diode conduit</translation>
    </message>
    <message>
        <source>Compliant floor</source>
        <translation>Sol souple</translation>
    </message>
    <message>
        <source>A ball on a floor that gives way: the contact has a duration and a force instead of an impulse</source>
        <translation>Une balle sur un sol qui cède&#xa0;: le contact a une durée et une force au lieu d&apos;une percussion</translation>
    </message>
    <message>
        <source>Diode bridge</source>
        <translation>Pont de diodes</translation>
    </message>
    <message>
        <source>Four ideal diodes rectify the oscillation of a coil and a capacitor</source>
        <translation>Quatre diodes idéales redressent l&apos;oscillation d&apos;une bobine et d&apos;un condensateur</translation>
    </message>
    <message>
        <source>Dominoes</source>
        <translation>Dominos</translation>
    </message>
    <message>
        <source>One falls, all fall: a wave of impacts along a curve</source>
        <translation>Un tombe, tous tombent&#xa0;: une onde de chocs le long d&apos;une courbe</translation>
    </message>
    <message>
        <source>Double pendulum at a wall</source>
        <translation>Double pendule au mur</translation>
    </message>
    <message>
        <source>Both bobs strike one wall: the upper one rebounds, the lower one does not</source>
        <translation>Les deux masses frappent un mur&#xa0;: celle du haut rebondit, l&apos;autre non</translation>
    </message>
    <message>
        <source>Spiral of two relays</source>
        <translation>Spirale de deux relais</translation>
    </message>
    <message>
        <source>Two coupled switches turn the state about the origin until it is caught there</source>
        <translation>Deux commutateurs couplés tournent l&apos;état autour de l&apos;origine jusqu&apos;à l&apos;y prendre</translation>
    </message>
    <message>
        <source>Four-bar linkage with clearance</source>
        <translation>Quatre barres avec jeu</translation>
    </message>
    <message>
        <source>Three pins play in their bearings: each loses and hits its bearing again while a motor drives the crank</source>
        <translation>Trois axes ont du jeu&#xa0;: chacun quitte et refrappe son palier pendant qu&apos;un moteur mène la manivelle</translation>
    </message>
    <message>
        <source>Friction oscillator</source>
        <translation>Oscillateur à frottement</translation>
    </message>
    <message>
        <source>A mass on a spring with dry friction: swings shrink by the same amount, then it sticks</source>
        <translation>Une masse à ressort et frottement sec&#xa0;: l&apos;amplitude décroît d&apos;autant, puis elle adhère</translation>
    </message>
    <message>
        <source>Gene network</source>
        <translation>Réseau de gènes</translation>
    </message>
    <message>
        <source>Two genes switch each other on at one threshold and off at another, and settle on both</source>
        <translation>Deux gènes s&apos;activent à un seuil et s&apos;éteignent à un autre, et se fixent sur les deux</translation>
    </message>
    <message>
        <source>Granular hopper</source>
        <translation>Trémie granulaire</translation>
    </message>
    <message>
        <source>Balls run out of a hopper; a narrow mouth lets them jam</source>
        <translation>Des billes coulent d&apos;une trémie&#xa0;; une sortie étroite les bloque</translation>
    </message>
    <message>
        <source>Guitar string</source>
        <translation>Corde de guitare</translation>
    </message>
    <message>
        <source>A plucked string of 200 modes buzzes against its frets</source>
        <translation>Une corde pincée de 200 modes grésille contre ses frettes</translation>
    </message>
    <message>
        <source>Heavy top</source>
        <translation>Toupie pesante</translation>
    </message>
    <message>
        <source>Lagrange&apos;s top on its tip: released without precession it nods between two tilts</source>
        <translation>La toupie de Lagrange sur sa pointe&#xa0;: lâchée sans précession, elle oscille entre deux inclinaisons</translation>
    </message>
    <message>
        <source>Impacting bar</source>
        <translation>Barre au choc</translation>
    </message>
    <message>
        <source>An elastic bar meets a wall: it stays while a wave runs to its end and back</source>
        <translation>Une barre élastique touche un mur&#xa0;: elle y reste le temps qu&apos;une onde fasse l&apos;aller-retour</translation>
    </message>
    <message>
        <source>Impacting stick</source>
        <translation>Bâton au choc</translation>
    </message>
    <message>
        <source>A slanting stick strikes the floor with friction: the tangential impulse can give energy</source>
        <translation>Un bâton penché frappe le sol avec frottement&#xa0;: la percussion tangentielle peut donner de l&apos;énergie</translation>
    </message>
    <message>
        <source>Masonry arch</source>
        <translation>Arche de pierre</translation>
    </message>
    <message>
        <source>Voussoirs without mortar: friction and their own weight hold the arch while the supports stand</source>
        <translation>Des voussoirs sans mortier&#xa0;: frottement et poids tiennent l&apos;arche tant que les appuis tiennent</translation>
    </message>
    <message>
        <source>Meshes</source>
        <translation>Maillages</translation>
    </message>
    <message>
        <source>Jacks from a mesh file tumble on a ground of triangles</source>
        <translation>Des osselets d&apos;un fichier de maillage roulent sur un sol de triangles</translation>
    </message>
    <message>
        <source>Newton&apos;s cradle</source>
        <translation>Pendule de Newton</translation>
    </message>
    <message>
        <source>Touching balls share one impact, balls a hair apart pass it on: Newton&apos;s law tells both stories</source>
        <translation>Des billes au contact partagent un choc, à un cheveu elles le transmettent&#xa0;: la loi de Newton dit les deux</translation>
    </message>
    <message>
        <source>Relay oscillator</source>
        <translation>Oscillateur à relais</translation>
    </message>
    <message>
        <source>A relay keeps a third-order system swinging: every start ends on one limit cycle</source>
        <translation>Un relais fait osciller un système du troisième ordre&#xa0;: tout départ finit sur un cycle limite</translation>
    </message>
    <message>
        <source>Two relays</source>
        <translation>Deux relais</translation>
    </message>
    <message>
        <source>Each drives its state to zero and holds it there, without chattering</source>
        <translation>Chacun mène son état à zéro et l&apos;y tient, sans broutement</translation>
    </message>
    <message>
        <source>Rocking block</source>
        <translation>Bloc basculant</translation>
    </message>
    <message>
        <source>Housner&apos;s block rocks from edge to edge and loses 1.5 sin²α of its angular velocity at each impact</source>
        <translation>Le bloc de Housner bascule d&apos;arête en arête et perd 1.5 sin²α de sa vitesse angulaire à chaque choc</translation>
    </message>
    <message>
        <source>Rolling sphere</source>
        <translation>Sphère roulante</translation>
    </message>
    <message>
        <source>A ball slides, begins to roll at 5/7 of its speed, and rolling friction brings it to rest</source>
        <translation>Une boule glisse, se met à rouler à 5/7 de sa vitesse, et le frottement de roulement l&apos;arrête</translation>
    </message>
    <message>
        <source>Pendulum at a wall</source>
        <translation>Pendule au mur</translation>
    </message>
    <message>
        <source>A large swing cut in half: each blow takes the same part of the speed</source>
        <translation>Une grande oscillation coupée en deux&#xa0;: chaque coup prend la même part de la vitesse</translation>
    </message>
    <message>
        <source>Slider-crank in space</source>
        <translation>Bielle-manivelle dans l&apos;espace</translation>
    </message>
    <message>
        <source>A crank turned by a motor, a rod between two balls and a slide that lies askew</source>
        <translation>Une manivelle à moteur, une bielle entre deux rotules et une glissière en biais</translation>
    </message>
    <message>
        <source>Slider-crank</source>
        <translation>Bielle-manivelle</translation>
    </message>
    <message>
        <source>A slider with clearance knocks from side to side of its guide</source>
        <translation>Un coulisseau avec jeu cogne d&apos;un bord à l&apos;autre de son guide</translation>
    </message>
    <message>
        <source>Spinning discs</source>
        <translation>Disques tournants</translation>
    </message>
    <message>
        <source>Discs with spin fall on a floor in the plane: friction turns spin into flight</source>
        <translation>Des disques en rotation tombent au sol, en plan&#xa0;: le frottement change la rotation en vol</translation>
    </message>
    <message>
        <source>Three-beam mechanism</source>
        <translation>Mécanisme à trois poutres</translation>
    </message>
    <message>
        <source>Three beams, three knees and a slide fold up until the last one hits the floor</source>
        <translation>Trois poutres, trois genoux et une glissière se plient jusqu&apos;à ce que la dernière touche le sol</translation>
    </message>
    <message>
        <source>Tippe top</source>
        <translation>Toupie tippe-top</translation>
    </message>
    <message>
        <source>A ball with its centre of mass too low turns over while it spins: friction lifts it</source>
        <translation>Une boule au centre de masse trop bas se retourne en tournant&#xa0;: le frottement la soulève</translation>
    </message>
    <message>
        <source>Woodpecker toy</source>
        <translation>Pic-vert jouet</translation>
    </message>
    <message>
        <source>Sleeve, spring and bird: friction and impacts let it peck its way down the pole</source>
        <translation>Bague, ressort et oiseau&#xa0;: frottement et chocs le font descendre le mât à coups de bec</translation>
    </message>
</context>
</TS>
