<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Errors</name>
    <message>
        <source>%1; %2</source>
        <translation>%1&#xa0;; %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>KeyNames</name>
    <message>
        <source>“%1”</source>
        <translation>« %1 »</translation>
    </message>
</context>
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
    <name>Plots</name>
    <message>
        <source>run before</source>
        <translation>exécution d’avant</translation>
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
        <translation>Un élément est une ligne : lettre, valeur, deux nœuds. Écrire &lt;b&gt;C 1uF a b 10V&lt;/b&gt;, Entrée. La tension en fin de ligne est celle du départ ; les nœuds se nomment à volonté.</translation>
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
        <source>Pause and read the plots</source>
        <translation>Suspendre et lire les tracés</translation>
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
    <message>
        <source>Middle of the step</source>
        <translation>Milieu du pas</translation>
    </message>
    <message>
        <source>End of the step</source>
        <translation>Fin du pas</translation>
    </message>
    <message>
        <source>Conserves energy</source>
        <translation>Conserve l’énergie</translation>
    </message>
    <message>
        <source>this run</source>
        <translation>ce calcul</translation>
    </message>
    <message>
        <source>a run before</source>
        <translation>un calcul d’avant</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 pour %2</translation>
    </message>
    <message>
        <source>loss at contacts</source>
        <translation>perte aux contacts</translation>
    </message>
    <message>
        <source>Signals over time</source>
        <translation>Signaux dans le temps</translation>
    </message>
    <message>
        <source>Impulses (stems)</source>
        <translation>Percussions (bâtons)</translation>
    </message>
    <message>
        <source>Section by a plane</source>
        <translation>Section par un plan</translation>
    </message>
    <message>
        <source>Law with its working point</source>
        <translation>Loi avec son point de fonctionnement</translation>
    </message>
    <message>
        <source>Table of numbers</source>
        <translation>Tableau de nombres</translation>
    </message>
    <message>
        <source>fewer than two signals are recorded</source>
        <translation>moins de deux signaux sont enregistrés</translation>
    </message>
    <message>
        <source>nothing is recorded</source>
        <translation>rien n’est enregistré</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Dans le temps</translation>
    </message>
    <message>
        <source>this scene has no contacts</source>
        <translation>cette scène n’a pas de contacts</translation>
    </message>
    <message>
        <source>Nothing drives this scene periodically: choose the period yourself, or a section by a plane</source>
        <translation>Rien n’entraîne cette scène périodiquement&#xa0;: choisir soi-même la période, ou une section par un plan</translation>
    </message>
    <message>
        <source>this scene has no interaction with a law; contacts of bodies are shown in the inspector</source>
        <translation>cette scène n’a pas d’interaction avec une loi&#xa0;; les contacts de corps se montrent dans l’inspecteur</translation>
    </message>
    <message>
        <source>Law of %1</source>
        <translation>Loi de %1</translation>
    </message>
    <message>
        <source>no energies are recorded in this scene</source>
        <translation>aucune énergie n’est enregistrée dans cette scène</translation>
    </message>
    <message>
        <source>Least λ, where y &gt; 0: one for all rows, or one for each</source>
        <translation>Plus petit λ, où y &gt; 0 : un pour toutes les lignes, ou un pour chacune</translation>
    </message>
    <message>
        <source>Greatest λ, where y &lt; 0: one for all rows, or one for each</source>
        <translation>Plus grand λ, où y &lt; 0 : un pour toutes les lignes, ou un pour chacune</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>Lecture de %1</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Press %1, or this button. Milliseconds pass slowly enough to be seen.</source>
        <translation>Presser %1, ou ce bouton. Les millisecondes passent assez lentement pour être vues.</translation>
    </message>
    <message>
        <source>%1 pauses. The voltage of the load has one sign only: that is what a bridge is for. A drag over a plot shows the time there in all of them; the law of a diode shows where on its two branches it stands.</source>
        <translation>%1 suspend. La tension de la charge n’a qu’un signe : c’est le but d’un pont. Glisser sur un tracé montre cet instant dans tous ; la loi d’une diode montre sur quelle branche elle se trouve.</translation>
    </message>
    <message>
        <source>impact</source>
        <comment>event</comment>
        <translation>impact</translation>
    </message>
    <message>
        <source>graze</source>
        <comment>event</comment>
        <translation>effleurement</translation>
    </message>
    <message>
        <source>release</source>
        <comment>event</comment>
        <translation>décollement</translation>
    </message>
    <message>
        <source>stick</source>
        <comment>event</comment>
        <translation>adhérence</translation>
    </message>
    <message>
        <source>slip</source>
        <comment>event</comment>
        <translation>glissement</translation>
    </message>
    <message>
        <source>reversal</source>
        <comment>event</comment>
        <translation>inversion</translation>
    </message>
    <message>
        <source>accumulation</source>
        <comment>event</comment>
        <translation>accumulation</translation>
    </message>
    <message>
        <source>hand-over</source>
        <comment>event</comment>
        <translation>relais</translation>
    </message>
    <message>
        <source>switch</source>
        <comment>event</comment>
        <translation>commutation</translation>
    </message>
    <message>
        <source>breakpoint</source>
        <comment>event</comment>
        <translation>point anguleux</translation>
    </message>
    <message>
        <source>open</source>
        <comment>contact</comment>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>contact</comment>
        <translation>fermé</translation>
    </message>
    <message>
        <source>stick</source>
        <comment>contact</comment>
        <translation>adhérence</translation>
    </message>
    <message>
        <source>slip +</source>
        <comment>contact</comment>
        <translation>glisse +</translation>
    </message>
    <message>
        <source>slip −</source>
        <comment>contact</comment>
        <translation>glisse −</translation>
    </message>
    <message>
        <source>event-driven</source>
        <translation>événementiel</translation>
    </message>
    <message>
        <source>B − A</source>
        <translation>B − A</translation>
    </message>
    <message>
        <source>A &lt;b&gt;contact law&lt;/b&gt; with Newton&apos;s e and Coulomb&apos;s μ came with the box: it is for every pair of bodies without a law of its own. Newton&apos;s e stands at 0.5: half of the speed of approach comes back at every contact point, at every speed, however small. Type &lt;b&gt;0.4&lt;/b&gt; as Coulomb&apos;s μ; with 0 the box would slide on for ever.</source>
        <translation>Une &lt;b&gt;loi de contact&lt;/b&gt; avec le e de Newton et le μ de Coulomb est venue avec la boîte : elle vaut pour toute paire de corps sans loi propre. Le e de Newton vaut 0.5 : la moitié de la vitesse d&apos;approche est restituée en chaque point de contact, si petite soit-elle. Tapez &lt;b&gt;0.4&lt;/b&gt; pour le μ de Coulomb ; avec 0 la boîte glisserait sans fin.</translation>
    </message>
    <message>
        <source>on</source>
        <comment>relay or diode</comment>
        <translation>marche</translation>
    </message>
    <message>
        <source>off</source>
        <comment>relay or diode</comment>
        <translation>arrêt</translation>
    </message>
    <message>
        <source>it is a guard, which event-driven runs alone have: choose that integrator, or take it out of the plot</source>
        <translation>c’est une fonction de garde, que seuls les calculs pilotés par événements possèdent : choisir cet intégrateur, ou la retirer du tracé</translation>
    </message>
    <message>
        <source>Event-driven</source>
        <translation>Par événements</translation>
    </message>
    <message>
        <source>Stiff</source>
        <translation>Raide</translation>
    </message>
    <message>
        <source>Jumped over</source>
        <translation>Sautée</translation>
    </message>
    <message>
        <source>By time steps</source>
        <translation>Par pas de temps</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Comptée</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Tous à la fois</translation>
    </message>
    <message>
        <source>One by one</source>
        <translation>Un par un</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exact</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Équilibré</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>The picture could not be made</source>
        <translation>L&apos;image n&apos;a pas pu être produite</translation>
    </message>
    <message>
        <source>try a smaller size</source>
        <translation>essayez une taille plus petite</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>scheme</source>
        <comment>energy</comment>
        <translation>schéma</translation>
    </message>
    <message>
        <source>damping + scheme</source>
        <translation>amortissement + schéma</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source> (worst between %1)</source>
        <translation> (au pire entre %1)</translation>
    </message>
    <message>
        <source> and %1</source>
        <translation> et %1</translation>
    </message>
    <message>
        <source> at the initial position</source>
        <translation> à la position initiale</translation>
    </message>
    <message>
        <source> for %1 = %2</source>
        <translation> pour %1 = %2</translation>
    </message>
    <message>
        <source> in %1</source>
        <translation> dans %1</translation>
    </message>
    <message>
        <source> to %1</source>
        <translation> à %1</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <translation>%1 %2 de %3</translation>
    </message>
    <message>
        <source>%1 (asked for)</source>
        <translation>%1 (demandé)</translation>
    </message>
    <message>
        <source>%1 (asked for)%2</source>
        <translation>%1 (demandé)%2</translation>
    </message>
    <message>
        <source>%1 (byte %2)</source>
        <translation>%1 (octet %2)</translation>
    </message>
    <message>
        <source>%1 = %2 is not an integer</source>
        <translation>%1 = %2 n&apos;est pas un entier</translation>
    </message>
    <message>
        <source>%1 = %2 is outside [0, 1]</source>
        <translation>%1 = %2 est hors de [0, 1]</translation>
    </message>
    <message>
        <source>%1 = %2 is outside its range</source>
        <translation>%1 = %2 est hors de son domaine</translation>
    </message>
    <message>
        <source>%1 = %2 is outside its range, %3 to %4</source>
        <translation>%1 = %2 est hors de son domaine, %3 à %4</translation>
    </message>
    <message>
        <source>%1 alone prescribe the current of the diode %2</source>
        <translation>le courant de la diode %2 n&apos;est fixé que par %1</translation>
    </message>
    <message>
        <source>%1 alone prescribe the voltage of the diode %2</source>
        <translation>la tension de la diode %2 n&apos;est fixée que par %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>%1 counts turns about another axis than that of %2, about which one of its wheels turns</source>
        <translation>%1 compte des tours autour d’un autre axe que celui de %2, autour duquel tourne l’une de ses roues</translation>
    </message>
    <message>
        <source>give the gear the axis of its shafts, which are parallel</source>
        <translation>donner à l’engrenage l’axe de ses arbres, qui sont parallèles</translation>
    </message>
    <message>
        <source>%1 and %2 contradict each other</source>
        <translation>%1 et %2 se contredisent</translation>
    </message>
    <message>
        <source>%1 are not joined to the ground: nothing fixes the voltages there</source>
        <translation>%1 ne sont pas reliés à la masse&#xa0;: rien n&apos;y fixe les tensions</translation>
    </message>
    <message>
        <source>%1 argument</source>
        <translation>%1 argument</translation>
    </message>
    <message>
        <source>%1 arguments</source>
        <translation>%1 arguments</translation>
    </message>
    <message>
        <source>%1 cannot be turned: %2</source>
        <translation>%1 ne se laisse pas tourner&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 cannot stand here</source>
        <translation>%1 ne peut pas se trouver ici</translation>
    </message>
    <message>
        <source>%1 contacts</source>
        <translation>%1 contacts</translation>
    </message>
    <message>
        <source>%1 contradicts what else holds its bodies</source>
        <translation>%1 contredit ce qui tient par ailleurs ses corps</translation>
    </message>
    <message>
        <source>%1 coordinate</source>
        <translation>%1 coordonnée</translation>
    </message>
    <message>
        <source>%1 coordinates</source>
        <translation>%1 coordonnées</translation>
    </message>
    <message>
        <source>%1 does not fit the bodies at the start: %2</source>
        <translation>%1 ne va pas avec les corps au début&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 entries</source>
        <translation>%1 éléments</translation>
    </message>
    <message>
        <source>%1 entry</source>
        <translation>%1 élément</translation>
    </message>
    <message>
        <source>%1 form a loop of sources: their voltages contradict each other</source>
        <translation>%1 forment une maille de sources&#xa0;: leurs tensions se contredisent</translation>
    </message>
    <message>
        <source>%1 form a loop: the charge of a capacitor there is not free</source>
        <translation>%1 forment une maille&#xa0;: la charge d&apos;un condensateur n&apos;y est pas libre</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1 has %2 coordinates, but a %3 joint leaves %4</source>
        <translation>%1 a %2 coordonnées, mais une liaison de type %3 en laisse %4</translation>
    </message>
    <message>
        <source>%1 has %2 entries</source>
        <translation>%1 a %2 entrées</translation>
    </message>
    <message>
        <source>%1 has %2 entries, but %3 has %4 row</source>
        <translation>%1 a %2 entrées, mais %3 a %4 ligne</translation>
    </message>
    <message>
        <source>%1 has %2 entries, but %3 has %4 rows</source>
        <translation>%1 a %2 entrées, mais %3 a %4 lignes</translation>
    </message>
    <message>
        <source>%1 has %2 entries, but the system has %3</source>
        <translation>%1 a %2 entrées, mais le système a %3</translation>
    </message>
    <message>
        <source>%1 has %2 entry</source>
        <translation>%1 a %2 entrée</translation>
    </message>
    <message>
        <source>%1 has %2 entry, but %3 has %4 row</source>
        <translation>%1 a %2 entrée, mais %3 a %4 ligne</translation>
    </message>
    <message>
        <source>%1 has %2 entry, but %3 has %4 rows</source>
        <translation>%1 a %2 entrée, mais %3 a %4 lignes</translation>
    </message>
    <message>
        <source>%1 has %2 entry, but the system has %3</source>
        <translation>%1 a %2 entrée, mais le système a %3</translation>
    </message>
    <message>
        <source>%1 has %2 node</source>
        <translation>%1 a %2 nœud</translation>
    </message>
    <message>
        <source>%1 has %2 nodes</source>
        <translation>%1 a %2 nœuds</translation>
    </message>
    <message>
        <source>%1 has %2 rows</source>
        <translation>%1 a %2 lignes</translation>
    </message>
    <message>
        <source>%1 has a frame that is not a frame</source>
        <translation>%1 a un repère qui n&apos;en est pas un</translation>
    </message>
    <message>
        <source>%1 has a planar shape, the world is in space</source>
        <translation>%1 a une forme plane, le monde est dans l&apos;espace</translation>
    </message>
    <message>
        <source>%1 has a shape in space, the world is planar</source>
        <translation>%1 a une forme dans l&apos;espace, le monde est plan</translation>
    </message>
    <message>
        <source>%1 has a shape that only a fixed body can have</source>
        <translation>%1 a une forme que seul un corps fixe peut avoir</translation>
    </message>
    <message>
        <source>%1 has no &quot;%2&quot;</source>
        <translation>%1 n&apos;a pas de &quot;%2&quot;</translation>
    </message>
    <message>
        <source>%1 has no column %2</source>
        <translation>%1 n&apos;a pas de colonne %2</translation>
    </message>
    <message>
        <source>%1 has no geometry</source>
        <translation>%1 n&apos;a pas de géométrie</translation>
    </message>
    <message>
        <source>%1 has no row %2</source>
        <translation>%1 n&apos;a pas de ligne %2</translation>
    </message>
    <message>
        <source>%1 has no value</source>
        <translation>%1 n&apos;a pas de valeur</translation>
    </message>
    <message>
        <source>%1 has relative degree %2: y is fixed by lambda only through %3 integrations, and the states would have to jump where y meets 0</source>
        <translation>%1 a le degré relatif %2&#xa0;: y n&apos;est fixé par lambda qu&apos;à travers %3 intégrations, et les états devraient sauter là où y atteint 0</translation>
    </message>
    <message>
        <source>%1 has the length %2 m</source>
        <translation>%1 a la longueur %2 m</translation>
    </message>
    <message>
        <source>%1 has the pitch %2</source>
        <translation>%1 a le pas de vis %2</translation>
    </message>
    <message>
        <source>%1 has the ratio %2</source>
        <translation>%1 a le rapport %2</translation>
    </message>
    <message>
        <source>%1 has the upper voltage %2 V below the lower one, %3 V</source>
        <translation>%1 a la tension haute %2 V au-dessous de la basse, %3 V</translation>
    </message>
    <message>
        <source>%1 in system &apos;%2&apos;</source>
        <translation>%1 dans le système &apos;%2&apos;</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 vaut %2</translation>
    </message>
    <message>
        <source>%1 is %2 s</source>
        <translation>%1 vaut %2 s</translation>
    </message>
    <message>
        <source>%1 is %2, but the system has %3</source>
        <translation>%1 est %2, mais le système a %3</translation>
    </message>
    <message>
        <source>%1 is %2, but the systems joined have %3</source>
        <translation>%1 est %2, mais les systèmes joints ont %3</translation>
    </message>
    <message>
        <source>%1 is %2: %3</source>
        <translation>%1 vaut %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 is a count: it cannot change while a run goes on</source>
        <translation>%1 est un nombre d&apos;éléments&#xa0;: il ne peut pas changer pendant le calcul</translation>
    </message>
    <message>
        <source>%1 is a gear with the world</source>
        <translation>%1 est un engrenage avec le monde</translation>
    </message>
    <message>
        <source>%1 is a time, but &apos;%2&apos; has %3</source>
        <translation>%1 est un temps, mais &apos;%2&apos; a %3</translation>
    </message>
    <message>
        <source>%1 is an equation of relative degree %2: start from values that satisfy it with its derivatives; lambda is of first order at best</source>
        <translation>%1 est une équation de degré relatif %2&#xa0;: partir de valeurs qui la vérifient avec ses dérivées&#xa0;; lambda est au mieux du premier ordre</translation>
    </message>
    <message>
        <source>%1 is left out</source>
        <translation>%1 est laissé de côté</translation>
    </message>
    <message>
        <source>%1 is no finite number</source>
        <translation>%1 n&apos;est pas un nombre fini</translation>
    </message>
    <message>
        <source>%1 is no form of PLY</source>
        <translation>%1 n&apos;est pas une forme de PLY</translation>
    </message>
    <message>
        <source>%1 is no number of a vertex</source>
        <translation>%1 n&apos;est pas le numéro d&apos;un sommet</translation>
    </message>
    <message>
        <source>%1 is no shape of planar worlds</source>
        <translation>%1 n&apos;est pas une forme de mondes plans</translation>
    </message>
    <message>
        <source>%1 is no type of PLY</source>
        <translation>%1 n&apos;est pas un type de PLY</translation>
    </message>
    <message>
        <source>%1 is no word of an STL file</source>
        <translation>%1 n&apos;est pas un mot d&apos;un fichier STL</translation>
    </message>
    <message>
        <source>%1 is not a number that a scene may hold</source>
        <translation>%1 n&apos;est pas un nombre qu&apos;une scène peut contenir</translation>
    </message>
    <message>
        <source>%1 is not finite: %2</source>
        <translation>%1 n&apos;a pas de valeur finie&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is not joined to the ground: nothing fixes the voltages there</source>
        <translation>%1 n&apos;est pas relié à la masse&#xa0;: rien n&apos;y fixe les tensions</translation>
    </message>
    <message>
        <source>%1 is not known</source>
        <translation>%1 n&apos;est pas connu</translation>
    </message>
    <message>
        <source>%1 is too large</source>
        <translation>%1 est trop grand</translation>
    </message>
    <message>
        <source>%1 joins a body that does not exist</source>
        <translation>%1 relie un corps qui n&apos;existe pas</translation>
    </message>
    <message>
        <source>%1 joins a body that is not there</source>
        <translation>%1 relie un corps qui n&apos;est pas là</translation>
    </message>
    <message>
        <source>%1 joins a body to itself</source>
        <translation>%1 relie un corps à lui-même</translation>
    </message>
    <message>
        <source>%1 joins nothing that can move</source>
        <translation>%1 ne relie rien qui puisse bouger</translation>
    </message>
    <message>
        <source>%1 may not depend on %2</source>
        <translation>%1 ne doit pas dépendre de %2</translation>
    </message>
    <message>
        <source>%1 may not depend on t or a drive</source>
        <translation>%1 ne doit pas dépendre de t ou d&apos;un entraînement</translation>
    </message>
    <message>
        <source>%1 may not depend on the signal %2</source>
        <translation>%1 ne doit pas dépendre du signal %2</translation>
    </message>
    <message>
        <source>%1 may not depend on the velocity %2</source>
        <translation>%1 ne doit pas dépendre de la vitesse %2</translation>
    </message>
    <message>
        <source>%1 may not use %2 of another system</source>
        <translation>%1 ne doit pas utiliser %2 d&apos;un autre système</translation>
    </message>
    <message>
        <source>%1 may not use %2, which belongs to another interaction</source>
        <translation>%1 ne doit pas utiliser %2, qui appartient à une autre interaction</translation>
    </message>
    <message>
        <source>%1 mm</source>
        <translation>%1 mm</translation>
    </message>
    <message>
        <source>%1 must be a number</source>
        <translation>%1 doit être un nombre</translation>
    </message>
    <message>
        <source>%1 must be a whole number, not %2</source>
        <translation>%1 doit être un entier, et non %2</translation>
    </message>
    <message>
        <source>%1 must be above %2, not %3</source>
        <translation>%1 doit être supérieur à %2, pas %3</translation>
    </message>
    <message>
        <source>%1 must be at least %2, not %3</source>
        <translation>%1 doit valoir au moins %2, pas %3</translation>
    </message>
    <message>
        <source>%1 must be at most %2, not %3</source>
        <translation>%1 doit valoir au plus %2, pas %3</translation>
    </message>
    <message>
        <source>%1 must lie between %2 and %3, not %4</source>
        <translation>%1 doit être compris entre %2 et %3, pas %4</translation>
    </message>
    <message>
        <source>%1 normal impulse</source>
        <translation>%1 percussion normale</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 of a negative number (%2)</source>
        <translation>%1 d&apos;un nombre négatif (%2)</translation>
    </message>
    <message>
        <source>%1 of a number outside [-1, 1] (%2)</source>
        <translation>%1 d&apos;un nombre hors de [-1, 1] (%2)</translation>
    </message>
    <message>
        <source>%1 of a value in %2 has no unit</source>
        <translation>%1 d&apos;une valeur en %2 n&apos;a pas d&apos;unité</translation>
    </message>
    <message>
        <source>%1 of zero</source>
        <translation>%1 de zéro</translation>
    </message>
    <message>
        <source>%1 prescribes component %2 of a twist</source>
        <translation>%1 impose la composante %2 d&apos;un twist</translation>
    </message>
    <message>
        <source>%1 state</source>
        <translation>%1 état</translation>
    </message>
    <message>
        <source>%1 states</source>
        <translation>%1 états</translation>
    </message>
    <message>
        <source>%1 uses %2, whose system is not joined</source>
        <translation>%1 utilise %2, dont le système n&apos;est pas joint</translation>
    </message>
    <message>
        <source>%1, or use a smaller step</source>
        <translation>%1, ou prendre un pas plus petit</translation>
    </message>
    <message>
        <source>%1: %2 m are left however the bodies are moved</source>
        <translation>%1&#xa0;: il reste %2 m, de quelque façon qu&apos;on déplace les corps</translation>
    </message>
    <message>
        <source>%1: a %2 joint does not exist in a planar world</source>
        <translation>%1&#xa0;: une liaison de type %2 n&apos;existe pas dans un monde plan</translation>
    </message>
    <message>
        <source>%1: friction, stiffness and damping are %2, %3 and %4</source>
        <translation>%1&#xa0;: frottement, raideur et amortissement valent %2, %3 et %4</translation>
    </message>
    <message>
        <source>%1: no velocities obey both at the start</source>
        <translation>%1&#xa0;: aucune vitesse ne satisfait les deux au début</translation>
    </message>
    <message>
        <source>%1: the largest force of its drive is %2</source>
        <translation>%1&#xa0;: la plus grande force de son entraînement vaut %2</translation>
    </message>
    <message>
        <source>%1: the lower limit %2 is above the upper limit %3</source>
        <translation>%1&#xa0;: la borne inférieure %2 est au-dessus de la borne supérieure %3</translation>
    </message>
    <message>
        <source>%1: the restitution of its limits is %2</source>
        <translation>%1&#xa0;: la restitution de ses butées vaut %2</translation>
    </message>
    <message>
        <source>%1Newton&apos;s iteration did not converge in %2 passes: the residual of %3 is %4 of its terms, asked is %5</source>
        <translation>%1l&apos;itération de Newton n&apos;a pas convergé en %2 passes&#xa0;: le résidu de %3 est %4 fois ses termes, %5 est demandé</translation>
    </message>
    <message>
        <source>%1a formula of the scene is %2</source>
        <translation>%1une formule de la scène vaut %2</translation>
    </message>
    <message>
        <source>%1a formula of the scene is %2: %3</source>
        <translation>%1une formule de la scène vaut %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1a number is not finite</source>
        <translation>%1un nombre n&apos;est pas fini</translation>
    </message>
    <message>
        <source>%1compares %2 with %3</source>
        <translation>%1compare des choses différentes&#xa0;: %2 et %3</translation>
    </message>
    <message>
        <source>%1joins %2 and %3</source>
        <translation>%1combine des choses différentes&#xa0;: %2 et %3</translation>
    </message>
    <message>
        <source>%1the contacts contradict each other: no impulse satisfies all of them</source>
        <translation>%1les contacts se contredisent&#xa0;: aucune percussion ne les satisfait tous</translation>
    </message>
    <message>
        <source>%1the iteration matrix of &apos;%2&apos; is singular or not positive</source>
        <translation>%1la matrice d&apos;itération de &apos;%2&apos; est singulière ou non positive</translation>
    </message>
    <message>
        <source>%1the mass or the iteration matrix of &apos;%2&apos; is singular or not positive</source>
        <translation>%1la matrice de masse ou d&apos;itération de &apos;%2&apos; est singulière ou non positive</translation>
    </message>
    <message>
        <source>%1the motion of &apos;%2&apos; is not finite any more (it was %3 one step before)</source>
        <translation>%1le mouvement de &apos;%2&apos; n&apos;est plus fini (il valait %3 un pas avant)</translation>
    </message>
    <message>
        <source>%1the motion of &apos;%2&apos; is not finite any more (its speed was %3 m/s one step before)</source>
        <translation>%1le mouvement de &apos;%2&apos; n&apos;est plus fini (sa vitesse valait %3 m/s un pas avant)</translation>
    </message>
    <message>
        <source>%1the one-step problem of %2 has no solution (%3: %4, residual %5)</source>
        <translation>%1le problème à un pas de %2 n&apos;a pas de solution (%3&#xa0;: %4, résidu %5)</translation>
    </message>
    <message>
        <source>%1the one-step problem of %2 was not solved (%3: %4, residual %5)</source>
        <translation>%1le problème à un pas de %2 n&apos;a pas été résolu (%3&#xa0;: %4, résidu %5)</translation>
    </message>
    <message>
        <source>&apos; differentiates functions of one argument; &apos;%1&apos; has %2</source>
        <translation>&apos; dérive les fonctions d&apos;un argument&#xa0;; &apos;%1&apos; en a %2</translation>
    </message>
    <message>
        <source>&apos; differentiates the scene&apos;s own functions, not &apos;%1&apos;</source>
        <translation>&apos; dérive les fonctions propres à la scène, et non &apos;%1&apos;</translation>
    </message>
    <message>
        <source>&apos; is not a number.</source>
        <translation>&apos; n&apos;est pas un nombre.</translation>
    </message>
    <message>
        <source>&apos; is not known</source>
        <translation>&apos; n&apos;est pas connu</translation>
    </message>
    <message>
        <source>&apos;%1&apos; and &apos;%2&apos; are both fixed: neither can fall</source>
        <translation>&apos;%1&apos; et &apos;%2&apos; sont tous deux fixes&#xa0;: aucun ne peut tomber</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be joined to itself</source>
        <translation>&apos;%1&apos; ne peut pas être relié à lui-même</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be mirrored: %2</source>
        <translation>&apos;%1&apos; ne peut pas être reflété&#xa0;: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be mirrored: its axis is a formula</source>
        <translation>&apos;%1&apos; ne peut pas être reflété&#xa0;: son axe est une formule</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be mirrored: its place is a formula</source>
        <translation>&apos;%1&apos; ne peut pas être reflété&#xa0;: son emplacement est une formule</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be mirrored: it drives the body along an axis of the world</source>
        <translation>&apos;%1&apos; ne peut pas être reflété&#xa0;: la liaison entraîne le corps le long d’un axe du monde</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be used here</source>
        <translation>&apos;%1&apos; ne peut pas être utilisé ici</translation>
    </message>
    <message>
        <source>&apos;%1&apos; compares %2 with %3</source>
        <translation>&apos;%1&apos; compare des choses différentes&#xa0;: %2 et %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; did not hit &apos;%2&apos;</source>
        <translation>&apos;%1&apos; n&apos;a pas heurté &apos;%2&apos;</translation>
    </message>
    <message>
        <source>&apos;%1&apos; does not belong into a unit</source>
        <translation>&apos;%1&apos; n&apos;a pas sa place dans une unité</translation>
    </message>
    <message>
        <source>&apos;%1&apos; does not follow &apos;%2&apos;</source>
        <translation>&apos;%1&apos; ne suit pas &apos;%2&apos;</translation>
    </message>
    <message>
        <source>&apos;%1&apos; does not land on &apos;%2&apos;</source>
        <translation>&apos;%1&apos; ne tombe pas sur &apos;%2&apos;</translation>
    </message>
    <message>
        <source>&apos;%1&apos; follows the joint &apos;%2&apos;, which is not there</source>
        <translation>&apos;%1&apos; suit la liaison &apos;%2&apos;, qui n&apos;est pas là</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has %2, but %3 is needed</source>
        <translation>&apos;%1&apos; a %2, mais il faut %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has an offset and cannot be a unit of a number</source>
        <translation>&apos;%1&apos; a un décalage et ne peut pas être l&apos;unité d&apos;un nombre</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no shape that touches</source>
        <translation>&apos;%1&apos; n&apos;a pas de forme qui touche</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no shapes, so its mass and inertia are not known</source>
        <translation>&apos;%1&apos; n&apos;a pas de formes, donc sa masse et son inertie ne sont pas connues</translation>
    </message>
    <message>
        <source>&apos;%1&apos; in &quot;%2&quot; of %3 is no number</source>
        <translation>&apos;%1&apos; dans &quot;%2&quot; de %3 n&apos;est pas un nombre</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is %2</source>
        <translation>&apos;%1&apos; est %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is an angle; %2 is a plain number</source>
        <translation>&apos;%1&apos; est un angle&#xa0;; %2 est un nombre pur</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is %2; %3 is a plain number</source>
        <translation>&apos;%1&apos; est %2&#xa0;; %3 est un nombre pur</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is %2; %3 needs %4, %5</source>
        <translation>&apos;%1&apos; est %2&#xa0;; pour %3 il faut %4, %5</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a Lagrangian system: its coordinates are q, its velocities v</source>
        <translation>&apos;%1&apos; est un système de Lagrange&#xa0;: ses coordonnées sont q, ses vitesses v</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a body; y, ydot and lambda belong to joints</source>
        <translation>&apos;%1&apos; est un corps&#xa0;; y, ydot et lambda appartiennent aux liaisons</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a built-in function</source>
        <translation>&apos;%1&apos; est une fonction intégrée</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a first-order system: its states are x</source>
        <translation>&apos;%1&apos; est un système du premier ordre&#xa0;: ses états sont x</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a function</source>
        <translation>&apos;%1&apos; est une fonction</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a joint; states belong to bodies</source>
        <translation>&apos;%1&apos; est une liaison&#xa0;; les états appartiennent aux corps</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a law of many contacts, which have no graph of their own</source>
        <translation>&apos;%1&apos; est une loi de nombreux contacts, qui n&apos;ont pas de graphe propre</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a repeated %2, and its copy is not named</source>
        <translation>&apos;%1&apos; (%2) est répété, et sa copie n&apos;est pas nommée</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a system; y, ydot and lambda belong to interactions</source>
        <translation>&apos;%1&apos; est un système&#xa0;; y, ydot et lambda appartiennent aux interactions</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a unit and a name of this scene here</source>
        <translation>&apos;%1&apos; est ici une unité et un nom de cette scène</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a word of the formula language</source>
        <translation>&apos;%1&apos; est un mot du langage des formules</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is already the law between these materials</source>
        <translation>&apos;%1&apos; est déjà la loi entre ces matériaux</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is already the law of all other pairs</source>
        <translation>&apos;%1&apos; est déjà la loi de toutes les autres paires</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is an interaction; states belong to systems</source>
        <translation>&apos;%1&apos; est une interaction&#xa0;; les états appartiennent aux systèmes</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is fixed and cannot be pulled</source>
        <translation>&apos;%1&apos; est fixe et ne peut pas être tiré</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is fixed, but has a velocity or a force</source>
        <translation>&apos;%1&apos; est fixe, mais a une vitesse ou une force</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is fixed: no force moves it</source>
        <translation>&apos;%1&apos; est fixe&#xa0;: aucune force ne le déplace</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is made from the circuit &apos;%2&apos;</source>
        <translation>&apos;%1&apos; est fait à partir du circuit &apos;%2&apos;</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is made of itself: %2</source>
        <translation>&apos;%1&apos; est fait de lui-même&#xa0;: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither true nor false</source>
        <translation>&apos;%1&apos; n&apos;est ni true ni false</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no choice for %2</source>
        <translation>&apos;%1&apos; n&apos;est pas un choix pour %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no kind of joint</source>
        <translation>&apos;%1&apos; n&apos;est pas un type de liaison</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no name</source>
        <translation>&apos;%1&apos; n&apos;est pas un nom</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no number: it cannot be a slider</source>
        <translation>&apos;%1&apos; n&apos;est pas un nombre&#xa0;: ce ne peut pas être un curseur</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no unit of angles</source>
        <translation>&apos;%1&apos; n&apos;est pas une unité d&apos;angle</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no unit of lengths</source>
        <translation>&apos;%1&apos; n&apos;est pas une unité de longueur</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a colour</source>
        <translation>&apos;%1&apos; n&apos;est pas une couleur</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a constant</source>
        <translation>&apos;%1&apos; n&apos;est pas une constante</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a function</source>
        <translation>&apos;%1&apos; n&apos;est pas une fonction</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a name</source>
        <translation>&apos;%1&apos; n&apos;est pas un nom</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a name for a variable</source>
        <translation>&apos;%1&apos; n&apos;est pas un nom de variable</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a name for an argument of &apos;%2&apos;</source>
        <translation>&apos;%1&apos; n&apos;est pas un nom pour un argument de &apos;%2&apos;</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a name for an index</source>
        <translation>&apos;%1&apos; n&apos;est pas un nom d&apos;indice</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number</source>
        <translation>&apos;%1&apos; n&apos;est pas un nombre</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a quantity</source>
        <translation>&apos;%1&apos; n&apos;est pas une grandeur</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not known</source>
        <translation>&apos;%1&apos; n&apos;est pas connu</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not repeated</source>
        <translation>&apos;%1&apos; n&apos;est pas répété</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not the head of a function</source>
        <translation>&apos;%1&apos; n&apos;est pas l&apos;en-tête d&apos;une fonction</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not the head of a function of one angle</source>
        <translation>&apos;%1&apos; n&apos;est pas l&apos;en-tête d&apos;une fonction d&apos;un angle</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not the name of a %2</source>
        <translation>&apos;%1&apos; n&apos;est pas un nom valable (attendu&#xa0;: %2)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is repeated, and its copy is not named</source>
        <translation>&apos;%1&apos; est répété, et sa copie n&apos;est pas nommée</translation>
    </message>
    <message>
        <source>&apos;%1&apos; joins %2 and %3</source>
        <translation>&apos;%1&apos; combine des choses différentes&#xa0;: %2 et %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; joins %2 with itself</source>
        <translation>&apos;%1&apos; relie %2 à lui-même</translation>
    </message>
    <message>
        <source>&apos;%1&apos; needs a plain number or an angle, not a value in %2</source>
        <translation>&apos;%1&apos; demande un nombre pur ou un angle, pas une valeur en %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; of %2 changes with time</source>
        <translation>&apos;%1&apos; de %2 change avec le temps</translation>
    </message>
    <message>
        <source>&apos;%1&apos; stands outside quotes</source>
        <translation>&apos;%1&apos; se trouve hors des guillemets</translation>
    </message>
    <message>
        <source>&apos;%1&apos; takes %2, not %3</source>
        <translation>&apos;%1&apos; prend %2, et non %3</translation>
    </message>
    <message>
        <source>&apos;(&apos; after &apos;%1&apos;</source>
        <translation>&apos;(&apos; après &apos;%1&apos;</translation>
    </message>
    <message>
        <source>&apos;(&apos; after the derivative&apos;s name</source>
        <translation>&apos;(&apos; après le nom de la dérivée</translation>
    </message>
    <message>
        <source>&apos;)&apos; has no &apos;(&apos; before it</source>
        <translation>&apos;)&apos; n&apos;a pas de &apos;(&apos; avant lui</translation>
    </message>
    <message>
        <source>&apos;)&apos; or an operator</source>
        <translation>&apos;)&apos; ou un opérateur</translation>
    </message>
    <message>
        <source>&apos;,&apos; and the name to differentiate by</source>
        <translation>&apos;,&apos; et le nom par rapport auquel dériver</translation>
    </message>
    <message>
        <source>&apos;?&apos; is %1</source>
        <translation>&apos;?&apos; est %1</translation>
    </message>
    <message>
        <source>&apos;]&apos; after the index</source>
        <translation>&apos;]&apos; après l&apos;indice</translation>
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
        <translation>, dans la boucle de Newton</translation>
    </message>
    <message>
        <source>, linearised once a step</source>
        <translation>, linéarisé une fois par pas</translation>
    </message>
    <message>
        <source>0 and 1 are the velocity, 2 the spin</source>
        <translation>0 et 1 sont la vitesse, 2 la rotation</translation>
    </message>
    <message>
        <source>0 lies outside its limits</source>
        <translation>0 est hors de ses butées</translation>
    </message>
    <message>
        <source>0 to 2 are the velocity in world axes, 3 to 5 the spin in body axes</source>
        <translation>0 à 2 sont la vitesse dans les axes du monde, 3 à 5 la rotation dans les axes du corps</translation>
    </message>
    <message>
        <source>0.001 for millimetres</source>
        <translation>0.001 pour des millimètres</translation>
    </message>
    <message>
        <source>0.5 is the usual choice</source>
        <translation>0.5 est le choix usuel</translation>
    </message>
    <message>
        <source>1 is the usual choice</source>
        <translation>1 est le choix usuel</translation>
    </message>
    <message>
        <source>B has %1 column, but C has %2 row</source>
        <translation>B a %1 colonne, mais C a %2 ligne</translation>
    </message>
    <message>
        <source>B has %1 column, but C has %2 rows</source>
        <translation>B a %1 colonne, mais C a %2 lignes</translation>
    </message>
    <message>
        <source>B has %1 columns, but C has %2 row</source>
        <translation>B a %1 colonnes, mais C a %2 ligne</translation>
    </message>
    <message>
        <source>B has %1 columns, but C has %2 rows</source>
        <translation>B a %1 colonnes, mais C a %2 lignes</translation>
    </message>
    <message>
        <source>B has %1 row, but the systems joined have %2</source>
        <translation>B a %1 ligne, mais les systèmes joints ont %2</translation>
    </message>
    <message>
        <source>B has %1 rows, but the systems joined have %2</source>
        <translation>B a %1 lignes, mais les systèmes joints ont %2</translation>
    </message>
    <message>
        <source>B is empty</source>
        <translation>B est vide</translation>
    </message>
    <message>
        <source>C is empty</source>
        <translation>C est vide</translation>
    </message>
    <message>
        <source>D is %1, but C has %2 row</source>
        <translation>D est %1, mais C a %2 ligne</translation>
    </message>
    <message>
        <source>D is %1, but C has %2 rows</source>
        <translation>D est %1, mais C a %2 lignes</translation>
    </message>
    <message>
        <source>Duplicate key: </source>
        <translation>Clé en double&#xa0;: </translation>
    </message>
    <message>
        <source>F_gyr is a formula of q and v; put what depends on t into F or F_int</source>
        <translation>F_gyr est une formule de q et v&#xa0;; mettre ce qui dépend de t dans F ou F_int</translation>
    </message>
    <message>
        <source>H is empty</source>
        <translation>H est vide</translation>
    </message>
    <message>
        <source>Impulses of %1</source>
        <translation>Percussions de %1</translation>
    </message>
    <message>
        <source>Lagrangian relations join Lagrangian systems; use a first-order relation</source>
        <translation>les relations de Lagrange relient des systèmes de Lagrange&#xa0;; prendre une relation du premier ordre</translation>
    </message>
    <message>
        <source>Lambda of %1</source>
        <translation>Lambda de %1</translation>
    </message>
    <message>
        <source>M is %1; a mass matrix is square</source>
        <translation>M est %1&#xa0;; une matrice de masse est carrée</translation>
    </message>
    <message>
        <source>M is a formula of the system&apos;s own q and of parameters</source>
        <translation>M est une formule des q propres au système et de paramètres</translation>
    </message>
    <message>
        <source>M is not positive definite: its leading %1 x %2 part has a negative direction</source>
        <translation>M n&apos;est pas définie positive&#xa0;: son bloc principal %1 x %2 a une direction négative</translation>
    </message>
    <message>
        <source>M is not positive definite: its leading %1 x %2 part has no inverse</source>
        <translation>M n&apos;est pas définie positive&#xa0;: son bloc principal %1 x %2 n&apos;a pas d&apos;inverse</translation>
    </message>
    <message>
        <source>M is not symmetric: %1 = %2, %3 = %4</source>
        <translation>M n&apos;est pas symétrique&#xa0;: %1 = %2, %3 = %4</translation>
    </message>
    <message>
        <source>M is singular%1: the equations do not determine x&apos;</source>
        <translation>M est singulière%1&#xa0;: les équations ne déterminent pas x&apos;</translation>
    </message>
    <message>
        <source>M is singular: its leading %1 x %2 part has a negative direction</source>
        <translation>M est singulière&#xa0;: son bloc principal %1 x %2 a une direction négative</translation>
    </message>
    <message>
        <source>M is singular: its leading %1 x %2 part has no inverse</source>
        <translation>M est singulière&#xa0;: son bloc principal %1 x %2 n&apos;a pas d&apos;inverse</translation>
    </message>
    <message>
        <source>Newton&apos;s loop (no interaction)</source>
        <translation>boucle de Newton (aucune interaction)</translation>
    </message>
    <message>
        <source>Position of %1</source>
        <translation>Position de %1</translation>
    </message>
    <message>
        <source>SDF is another format; choose a URDF file</source>
        <translation>SDF est un autre format&#xa0;; choisir un fichier URDF</translation>
    </message>
    <message>
        <source>States of %1</source>
        <translation>États de %1</translation>
    </message>
    <message>
        <source>T has %1 row, but H has %2 row</source>
        <translation>T a %1 ligne, mais H a %2 ligne</translation>
    </message>
    <message>
        <source>T has %1 row, but H has %2 rows</source>
        <translation>T a %1 ligne, mais H a %2 lignes</translation>
    </message>
    <message>
        <source>T has %1 rows, but H has %2 row</source>
        <translation>T a %1 lignes, mais H a %2 ligne</translation>
    </message>
    <message>
        <source>T has %1 rows, but H has %2 rows</source>
        <translation>T a %1 lignes, mais H a %2 lignes</translation>
    </message>
    <message>
        <source>[Ixx, Iyy, Izz] or [Ixx, Iyy, Izz, Ixy, Ixz, Iyz]</source>
        <translation>[Ixx, Iyy, Izz] ou [Ixx, Iyy, Izz, Ixy, Ixz, Iyz]</translation>
    </message>
    <message>
        <source>[angle, x, y, z]: the angle, then the axis</source>
        <translation>[angle, x, y, z]&#xa0;: l&apos;angle, puis l&apos;axe</translation>
    </message>
    <message>
        <source>[lowest, highest]</source>
        <translation>[plus petit, plus grand]</translation>
    </message>
    <message>
        <source>[radius, length]</source>
        <translation>[rayon, longueur]</translation>
    </message>
    <message>
        <source>[radius, z of the fixed end]</source>
        <translation>[rayon, z de l&apos;extrémité fixe]</translation>
    </message>
    <message>
        <source>[x, y, z] in the body&apos;s axes</source>
        <translation>[x, y, z] dans les axes du corps</translation>
    </message>
    <message>
        <source>[x, y, z], in the world at the start</source>
        <translation>[x, y, z], dans le monde au début</translation>
    </message>
    <message>
        <source>[x, y, z]: the edges</source>
        <translation>[x, y, z]&#xa0;: les arêtes</translation>
    </message>
    <message>
        <source>[x, y, z]: the other end, at the start</source>
        <translation>[x, y, z]&#xa0;: l&apos;autre extrémité, au début</translation>
    </message>
    <message>
        <source>[x, y]: the edges</source>
        <translation>[x, y]&#xa0;: les arêtes</translation>
    </message>
    <message>
        <source>[x, y]: the other end</source>
        <translation>[x, y]&#xa0;: l&apos;autre extrémité</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not move rigid bodies</source>
        <translation>&quot;%1&quot; ne fait pas bouger de corps rigides</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is an angle, not a length</source>
        <translation>&quot;%1&quot; est un angle, pas une longueur</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is given, but the law has no friction</source>
        <translation>&quot;%1&quot; est donné, mais la loi n&apos;a pas de frottement</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing</source>
        <translation>&quot;%1&quot; manque</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no angle</source>
        <translation>&quot;%1&quot; n&apos;est pas un angle</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no length</source>
        <translation>&quot;%1&quot; n&apos;est pas une longueur</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number</source>
        <translation>&quot;%1&quot; n&apos;est pas un nombre</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no solver of bodies in contact</source>
        <translation>&quot;%1&quot; n&apos;est pas un solveur pour des corps en contact</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not %2 known here</source>
        <translation>&quot;%1&quot; n&apos;est pas connu ici (attendu&#xa0;: %2)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of %2 has %3 number</source>
        <translation>&quot;%1&quot; de %2 a %3 nombre</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of %2 has %3 numbers</source>
        <translation>&quot;%1&quot; de %2 a %3 nombres</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of %2 is left out</source>
        <translation>&quot;%1&quot; de %2 est laissé de côté</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of %2 is not positive</source>
        <translation>&quot;%1&quot; de %2 n&apos;est pas positif</translation>
    </message>
    <message>
        <source>&quot;saltus-bundle&quot; is missing</source>
        <translation>&quot;saltus-bundle&quot; manque</translation>
    </message>
    <message>
        <source>&quot;set&quot; holds something else than parameters</source>
        <translation>&quot;set&quot; contient autre chose que des paramètres</translation>
    </message>
    <message>
        <source>&quot;set&quot; is missing</source>
        <translation>&quot;set&quot; manque</translation>
    </message>
    <message>
        <source>a %1 joint has no axis</source>
        <translation>une liaison de type %1 n&apos;a pas d&apos;axe</translation>
    </message>
    <message>
        <source>a %1 joint has no axis in the plane</source>
        <translation>une liaison de type %1 n&apos;a pas d&apos;axe dans le plan</translation>
    </message>
    <message>
        <source>a %1 joint is not of the plane</source>
        <translation>une liaison de type %1 n&apos;existe pas dans le plan</translation>
    </message>
    <message>
        <source>a %1 joint leaves %2 coordinate</source>
        <translation>une liaison de type %1 laisse %2 coordonnée</translation>
    </message>
    <message>
        <source>a %1 joint leaves %2 coordinates</source>
        <translation>une liaison de type %1 laisse %2 coordonnées</translation>
    </message>
    <message>
        <source>a %1 joint leaves no coordinate to describe</source>
        <translation>une liaison de type %1 ne laisse aucune coordonnée à décrire</translation>
    </message>
    <message>
        <source>a %1 joint should have them: it moves freely</source>
        <translation>une liaison de type %1 devrait en avoir&#xa0;: elle bouge librement</translation>
    </message>
    <message>
        <source>a URDF file begins with &lt;robot&gt;, this one with %1</source>
        <translation>un fichier URDF commence par &lt;robot&gt;, celui-ci par %1</translation>
    </message>
    <message>
        <source>a block is added or removed</source>
        <translation>un bloc s&apos;ajoute ou s&apos;enlève</translation>
    </message>
    <message>
        <source>a body cannot fall on itself</source>
        <translation>un corps ne peut pas tomber sur lui-même</translation>
    </message>
    <message>
        <source>a cam has no profile</source>
        <translation>une came n&apos;a pas de profil</translation>
    </message>
    <message>
        <source>a cam needs at least three: angle, lift</source>
        <translation>une came en demande au moins trois&#xa0;: angle, levée</translation>
    </message>
    <message>
        <source>a circuit is renamed with its system</source>
        <translation>un circuit se renomme avec son système</translation>
    </message>
    <message>
        <source>a coefficient of friction is %1</source>
        <translation>un coefficient de frottement vaut %1</translation>
    </message>
    <message>
        <source>a coefficient of friction is at least 0</source>
        <translation>un coefficient de frottement vaut au moins 0</translation>
    </message>
    <message>
        <source>a coefficient of restitution is %1</source>
        <translation>un coefficient de restitution vaut %1</translation>
    </message>
    <message>
        <source>a coefficient of restitution lies in [0, 1]</source>
        <translation>un coefficient de restitution est dans [0, 1]</translation>
    </message>
    <message>
        <source>a constant has no derivative</source>
        <translation>une constante n&apos;a pas de dérivée</translation>
    </message>
    <message>
        <source>a contact law</source>
        <translation>une loi de contact</translation>
    </message>
    <message>
        <source>a contact with the world</source>
        <translation>un contact avec le monde</translation>
    </message>
    <message>
        <source>a control character</source>
        <translation>un caractère de contrôle</translation>
    </message>
    <message>
        <source>a disc is a shape of planar worlds</source>
        <translation>un disque est une forme de mondes plans</translation>
    </message>
    <message>
        <source>a dwell has no %1</source>
        <translation>un repos n&apos;a pas de %1</translation>
    </message>
    <message>
        <source>a face has at least three</source>
        <translation>une face en a au moins trois</translation>
    </message>
    <message>
        <source>a face is &apos;f 1 2 3&apos; or &apos;f 1/1/1 2/2/2 3/3/3&apos;</source>
        <translation>une face est &apos;f 1 2 3&apos; ou &apos;f 1/1/1 2/2/2 3/3/3&apos;</translation>
    </message>
    <message>
        <source>a face of %1 corners</source>
        <translation>une face de %1 sommets</translation>
    </message>
    <message>
        <source>a facet of %1 corners</source>
        <translation>une facette de %1 sommets</translation>
    </message>
    <message>
        <source>a force of a diagonal system</source>
        <translation>une force d&apos;un système diagonal</translation>
    </message>
    <message>
        <source>a force of a linear system</source>
        <translation>une force d&apos;un système linéaire</translation>
    </message>
    <message>
        <source>a force of a linear system must not use states or signals</source>
        <translation>une force d&apos;un système linéaire ne doit pas utiliser d&apos;états ni de signaux</translation>
    </message>
    <message>
        <source>a gear joins two bodies</source>
        <translation>un engrenage relie deux corps</translation>
    </message>
    <message>
        <source>a ground has one</source>
        <translation>une masse en a un</translation>
    </message>
    <message>
        <source>a group has two parts or more</source>
        <translation>un groupe a deux parties ou plus</translation>
    </message>
    <message>
        <source>a gyroscopic force</source>
        <translation>une force gyroscopique</translation>
    </message>
    <message>
        <source>a half-space has no mass: &apos;%1&apos; must be fixed</source>
        <translation>un demi-espace n&apos;a pas de masse&#xa0;: &apos;%1&apos; doit être fixe</translation>
    </message>
    <message>
        <source>a handle has %1 numbers</source>
        <translation>une poignée a %1 nombres</translation>
    </message>
    <message>
        <source>a hull of %1 points</source>
        <translation>une enveloppe de %1 points</translation>
    </message>
    <message>
        <source>a joint needs a body</source>
        <translation>une liaison demande un corps</translation>
    </message>
    <message>
        <source>a joint to the world</source>
        <translation>une liaison au monde</translation>
    </message>
    <message>
        <source>a list without a type for its length</source>
        <translation>une liste sans type pour sa longueur</translation>
    </message>
    <message>
        <source>a matrix of a linear relation must not use states or signals</source>
        <translation>une matrice d&apos;une relation linéaire ne doit pas utiliser d&apos;états ni de signaux</translation>
    </message>
    <message>
        <source>a mesh names corners that it has not</source>
        <translation>un maillage nomme des sommets qu&apos;il n&apos;a pas</translation>
    </message>
    <message>
        <source>a moment of inertia</source>
        <translation>un moment d&apos;inertie</translation>
    </message>
    <message>
        <source>a moving constraint</source>
        <translation>une contrainte mobile</translation>
    </message>
    <message>
        <source>a name after &apos;.&apos;</source>
        <translation>un nom après &apos;.&apos;</translation>
    </message>
    <message>
        <source>a name is missing</source>
        <translation>il manque un nom</translation>
    </message>
    <message>
        <source>a number begins with &apos;%1&apos;</source>
        <translation>un nombre commence par &apos;%1&apos;</translation>
    </message>
    <message>
        <source>a number of copies or coordinates, or an index, uses the parameter &apos;%1&apos;, which is no integer</source>
        <translation>un nombre de copies ou de coordonnées, ou un indice, utilise le paramètre &apos;%1&apos;, qui n&apos;est pas un entier</translation>
    </message>
    <message>
        <source>a number of the scene is not finite</source>
        <translation>un nombre de la scène n&apos;est pas fini</translation>
    </message>
    <message>
        <source>a parameter&apos;s value is a number already</source>
        <translation>la valeur d&apos;un paramètre est déjà un nombre</translation>
    </message>
    <message>
        <source>a plain number</source>
        <translation>un nombre pur</translation>
    </message>
    <message>
        <source>a plot has no name</source>
        <translation>un tracé n&apos;a pas de nom</translation>
    </message>
    <message>
        <source>a power of a negative number, %1^%2</source>
        <translation>une puissance d&apos;un nombre négatif, %1^%2</translation>
    </message>
    <message>
        <source>a principal moment of inertia of %1 is %2 kg m^2</source>
        <translation>un moment principal d&apos;inertie de %1 vaut %2 kg m^2</translation>
    </message>
    <message>
        <source>a property before any element</source>
        <translation>une propriété avant tout élément</translation>
    </message>
    <message>
        <source>a range has two ends</source>
        <translation>un intervalle a deux bouts</translation>
    </message>
    <message>
        <source>a recording cannot be written to a pipe or a device</source>
        <translation>un enregistrement ne peut pas être écrit dans un tube ou un périphérique</translation>
    </message>
    <message>
        <source>a robot is a tree: keep one of them</source>
        <translation>un robot est un arbre&#xa0;: n&apos;en garder qu&apos;une</translation>
    </message>
    <message>
        <source>a robot is a tree: take one joint of the loop out</source>
        <translation>un robot est un arbre&#xa0;: retirer une liaison de la boucle</translation>
    </message>
    <message>
        <source>a rolling or spinning friction is %1 or %2 m</source>
        <translation>un frottement de roulement ou de pivotement vaut %1 ou %2 m</translation>
    </message>
    <message>
        <source>a run of %1 steps would never end</source>
        <translation>un calcul de %1 pas ne finirait jamais</translation>
    </message>
    <message>
        <source>a scene begins with &quot;saltus&quot;: 1</source>
        <translation>une scène commence par &quot;saltus&quot;: 1</translation>
    </message>
    <message>
        <source>a scene begins with { &quot;saltus&quot;: 1, ...</source>
        <translation>une scène commence par { &quot;saltus&quot;: 1, ...</translation>
    </message>
    <message>
        <source>a scene is a JSON object; it begins with { &quot;saltus&quot;: 1, ...</source>
        <translation>une scène est un objet JSON&#xa0;; elle commence par { &quot;saltus&quot;: 1, ...</translation>
    </message>
    <message>
        <source>a scene needs no such depth; flatten it</source>
        <translation>une scène n&apos;a pas besoin d&apos;une telle profondeur&#xa0;; l&apos;aplatir</translation>
    </message>
    <message>
        <source>a scleronomous gap</source>
        <translation>un interstice scléronome</translation>
    </message>
    <message>
        <source>a shape belongs to no body</source>
        <translation>une forme n&apos;appartient à aucun corps</translation>
    </message>
    <message>
        <source>a shape of %1 has no material</source>
        <translation>une forme de %1 n&apos;a pas de matériau</translation>
    </message>
    <message>
        <source>a size times %1 is none</source>
        <translation>une taille fois %1 n&apos;en est pas une</translation>
    </message>
    <message>
        <source>a sliding velocity</source>
        <translation>une vitesse de glissement</translation>
    </message>
    <message>
        <source>a spline needs at least three</source>
        <translation>une spline en demande au moins trois</translation>
    </message>
    <message>
        <source>a system may have at most %1; split it</source>
        <translation>un système peut en avoir au plus %1&#xa0;; le diviser</translation>
    </message>
    <message>
        <source>a tangential coefficient of restitution is %1</source>
        <translation>un coefficient de restitution tangentiel vaut %1</translation>
    </message>
    <message>
        <source>a tangential coefficient of restitution lies in [-1, 1]</source>
        <translation>un coefficient de restitution tangentiel est dans [-1, 1]</translation>
    </message>
    <message>
        <source>a text begins with a single quote</source>
        <translation>un texte commence par une apostrophe</translation>
    </message>
    <message>
        <source>a twist moves one body against the world</source>
        <translation>un twist fait bouger un corps par rapport au monde</translation>
    </message>
    <message>
        <source>a value in %1</source>
        <translation>une valeur en %1</translation>
    </message>
    <message>
        <source>a value in %1 has no power %2</source>
        <translation>une valeur en %1 n&apos;a pas de puissance %2</translation>
    </message>
    <message>
        <source>a value that must not change in time uses t, a drive or a state</source>
        <translation>une valeur qui ne doit pas changer dans le temps utilise t, un entraînement ou un état</translation>
    </message>
    <message>
        <source>a vertex is three numbers</source>
        <translation>un sommet, c&apos;est trois nombres</translation>
    </message>
    <message>
        <source>a vertex of less than three coordinates</source>
        <translation>un sommet de moins de trois coordonnées</translation>
    </message>
    <message>
        <source>acosh of a number below 1 (%1)</source>
        <translation>acosh d&apos;un nombre inférieur à 1 (%1)</translation>
    </message>
    <message>
        <source>activation is a rule for contacts, and this integrator has none</source>
        <translation>activation est une règle pour les contacts, et cet intégrateur n&apos;en a pas</translation>
    </message>
    <message>
        <source>active set</source>
        <translation>ensembles actifs</translation>
    </message>
    <message>
        <source>active set (%1 rows)%2</source>
        <translation>ensembles actifs (%1 lignes)%2</translation>
    </message>
    <message>
        <source>active set (%1); closed form when one is active</source>
        <translation>ensembles actifs (%1)&#xa0;; forme explicite quand un seul est actif</translation>
    </message>
    <message>
        <source>add &apos;]&apos;, or get the whole file</source>
        <translation>ajouter &apos;]&apos;, ou se procurer le fichier entier</translation>
    </message>
    <message>
        <source>add &apos;}&apos;, or get the whole file</source>
        <translation>ajouter &apos;}&apos;, ou se procurer le fichier entier</translation>
    </message>
    <message>
        <source>add &quot;, or get the whole file</source>
        <translation>ajouter &quot;, ou se procurer le fichier entier</translation>
    </message>
    <message>
        <source>add &quot;T&quot;, a matrix as H whose rows give u_T = T v</source>
        <translation>ajouter &quot;T&quot;, une matrice comme H dont les lignes donnent u_T = T v</translation>
    </message>
    <message>
        <source>add &quot;drive&quot;: &quot;position&quot;, &quot;velocity&quot; or &quot;force&quot;</source>
        <translation>ajouter &quot;drive&quot;: &quot;position&quot;, &quot;velocity&quot; ou &quot;force&quot;</translation>
    </message>
    <message>
        <source>add &quot;fixed&quot;: true to the body</source>
        <translation>ajouter &quot;fixed&quot;: true au corps</translation>
    </message>
    <message>
        <source>add &quot;integer&quot;: true to the parameter</source>
        <translation>ajouter &quot;integer&quot;: true au paramètre</translation>
    </message>
    <message>
        <source>add &quot;profile&quot; and &quot;profile_variable&quot;</source>
        <translation>ajouter &quot;profile&quot; et &quot;profile_variable&quot;</translation>
    </message>
    <message>
        <source>add &quot;tangent&quot;, one formula of v for each gap</source>
        <translation>ajouter &quot;tangent&quot;, une formule de v pour chaque interstice</translation>
    </message>
    <message>
        <source>add a ground to one of its nodes: voltages are told against it</source>
        <translation>ajouter une masse à un de ses nœuds&#xa0;: les tensions se donnent par rapport à elle</translation>
    </message>
    <message>
        <source>add a ground to that part, or a wire to the rest</source>
        <translation>ajouter une masse à cette partie, ou un fil vers le reste</translation>
    </message>
    <message>
        <source>add a handle there, or raise the ones beside it</source>
        <translation>y ajouter une poignée, ou relever ses voisines</translation>
    </message>
    <message>
        <source>add a point off the plane, or use a polygon in a planar world</source>
        <translation>ajouter un point hors du plan, ou prendre un polygone dans un monde plan</translation>
    </message>
    <message>
        <source>add a source or a charged capacitor, and a ground</source>
        <translation>ajouter une source ou un condensateur chargé, et une masse</translation>
    </message>
    <message>
        <source>add it</source>
        <translation>l&apos;ajouter</translation>
    </message>
    <message>
        <source>add it under materials</source>
        <translation>l&apos;ajouter sous materials</translation>
    </message>
    <message>
        <source>add it, or the profile of a cam</source>
        <translation>l&apos;ajouter, ou le profil d&apos;une came</translation>
    </message>
    <message>
        <source>add one, for example a &quot;lagrangian-linear&quot; ball</source>
        <translation>en ajouter un, par exemple une balle &quot;lagrangian-linear&quot;</translation>
    </message>
    <message>
        <source>add shapes, or &quot;mass&quot; and &quot;inertia&quot;</source>
        <translation>ajouter des formes, ou &quot;mass&quot; et &quot;inertia&quot;</translation>
    </message>
    <message>
        <source>add the compliance, for example &quot;%1/k&quot;, or use a relation without compliance</source>
        <translation>ajouter la compliance, par exemple &quot;%1/k&quot;, ou prendre une relation sans compliance</translation>
    </message>
    <message>
        <source>add the segments of one turn, or three or more handles</source>
        <translation>ajouter les segments d&apos;un tour, ou trois poignées ou plus</translation>
    </message>
    <message>
        <source>add the system to &quot;between&quot;</source>
        <translation>ajouter le système à &quot;between&quot;</translation>
    </message>
    <message>
        <source>add what is missing</source>
        <translation>ajouter ce qui manque</translation>
    </message>
    <message>
        <source>all shapes of &apos;%1&apos; are only drawn, so its mass and inertia are not known</source>
        <translation>toutes les formes de &apos;%1&apos; sont seulement dessinées, donc sa masse et son inertie ne sont pas connues</translation>
    </message>
    <message>
        <source>all three have to be above 0: give the body some thickness</source>
        <translation>tous trois doivent être au-dessus de 0&#xa0;: donner un peu d&apos;épaisseur au corps</translation>
    </message>
    <message>
        <source>an STL facet has three</source>
        <translation>une facette STL en a trois</translation>
    </message>
    <message>
        <source>an acceleration</source>
        <translation>une accélération</translation>
    </message>
    <message>
        <source>an angle has one lift: remove one of the rows</source>
        <translation>un angle a une seule levée&#xa0;: supprimer une des lignes</translation>
    </message>
    <message>
        <source>an area</source>
        <translation>une aire</translation>
    </message>
    <message>
        <source>an array of %1 is none</source>
        <translation>un réseau de %1 n&apos;en est pas un</translation>
    </message>
    <message>
        <source>an element has two</source>
        <translation>un élément en a deux</translation>
    </message>
    <message>
        <source>an element without a count</source>
        <translation>un élément sans nombre</translation>
    </message>
    <message>
        <source>an end of %1 is not joined to a node</source>
        <translation>un bout de %1 n&apos;est relié à aucun nœud</translation>
    </message>
    <message>
        <source>an entry of %1</source>
        <translation>une entrée de %1</translation>
    </message>
    <message>
        <source>an entry of A</source>
        <translation>une entrée de A</translation>
    </message>
    <message>
        <source>an entry of A of a linear system must not use states or signals</source>
        <translation>une entrée de A d&apos;un système linéaire ne doit pas utiliser d&apos;états ni de signaux</translation>
    </message>
    <message>
        <source>an entry of b</source>
        <translation>une entrée de b</translation>
    </message>
    <message>
        <source>an entry of e</source>
        <translation>une entrée de e</translation>
    </message>
    <message>
        <source>an exponent is a plain number</source>
        <translation>un exposant est un nombre pur</translation>
    </message>
    <message>
        <source>an expression</source>
        <translation>une expression</translation>
    </message>
    <message>
        <source>an index must be a whole number from 0 up</source>
        <translation>un indice doit être un entier à partir de 0</translation>
    </message>
    <message>
        <source>an interaction</source>
        <translation>une interaction</translation>
    </message>
    <message>
        <source>an interaction joins one or two systems, not %1</source>
        <translation>une interaction relie un ou deux systèmes, et non %1</translation>
    </message>
    <message>
        <source>an interaction may have at most %1; split it</source>
        <translation>une interaction peut en avoir au plus %1&#xa0;; la diviser</translation>
    </message>
    <message>
        <source>an internal force</source>
        <translation>une force intérieure</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <source>an operator is missing before &apos;%1&apos;</source>
        <translation>il manque un opérateur devant &apos;%1&apos;</translation>
    </message>
    <message>
        <source>an operator or the end</source>
        <translation>un opérateur ou la fin</translation>
    </message>
    <message>
        <source>and %1 more errors</source>
        <translation>et %1 autres erreurs</translation>
    </message>
    <message>
        <source>arcs are for a follower whose line meets the axis</source>
        <translation>les arcs sont pour un poussoir dont la ligne passe par l&apos;axe</translation>
    </message>
    <message>
        <source>arcs cannot take half a turn or more</source>
        <translation>des arcs ne peuvent prendre un demi-tour ou plus</translation>
    </message>
    <message>
        <source>arcs need the radius of the flank or of the crown</source>
        <translation>les arcs demandent le rayon du flanc ou du sommet</translation>
    </message>
    <message>
        <source>are joined</source>
        <translation>sont liés</translation>
    </message>
    <message>
        <source>are the angles in degrees?</source>
        <translation>les angles sont-ils en degrés&#xa0;?</translation>
    </message>
    <message>
        <source>ascii, binary_little_endian or binary_big_endian</source>
        <translation>ascii, binary_little_endian ou binary_big_endian</translation>
    </message>
    <message>
        <source>ask for permission to read it</source>
        <translation>demander la permission de le lire</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>au moins %1</translation>
    </message>
    <message>
        <source>at t = %1 s</source>
        <translation>à t = %1 s</translation>
    </message>
    <message>
        <source>at t = %1 s </source>
        <translation>à t = %1 s </translation>
    </message>
    <message>
        <source>atanh of a number outside (-1, 1) (%1)</source>
        <translation>atanh d&apos;un nombre hors de (-1, 1) (%1)</translation>
    </message>
    <message>
        <source>begin and end with a law of zero velocity</source>
        <translation>commencer et finir par une loi à vitesse nulle</translation>
    </message>
    <message>
        <source>between has %1</source>
        <translation>between a %1</translation>
    </message>
    <message>
        <source>bodies &apos;%1&apos; and &apos;%2&apos; overlap by %3 m at the start</source>
        <translation>les corps &apos;%1&apos; et &apos;%2&apos; se chevauchent de %3 m au début</translation>
    </message>
    <message>
        <source>body &apos;%1&apos;</source>
        <translation>le corps &apos;%1&apos;</translation>
    </message>
    <message>
        <source>body &apos;%1&apos; got a speed of %2 m/s in one step, more than all forces explain</source>
        <translation>le corps &apos;%1&apos; a pris en un pas une vitesse de %2 m/s, plus que toutes les forces n&apos;expliquent</translation>
    </message>
    <message>
        <source>both are the same place of the cam: let them agree</source>
        <translation>les deux sont le même endroit de la came&#xa0;: les faire concorder</translation>
    </message>
    <message>
        <source>both ends are in one place</source>
        <translation>les deux bouts sont au même endroit</translation>
    </message>
    <message>
        <source>both ends of %1 are at the same node: it is short-circuited</source>
        <translation>les deux bouts de %1 sont au même nœud&#xa0;: court-circuit</translation>
    </message>
    <message>
        <source>break the circle</source>
        <translation>rompre le cercle</translation>
    </message>
    <message>
        <source>change it here</source>
        <translation>le changer ici</translation>
    </message>
    <message>
        <source>change the formula or the initial position</source>
        <translation>changer la formule ou la position initiale</translation>
    </message>
    <message>
        <source>change the formula or the parameters in it</source>
        <translation>changer la formule ou ses paramètres</translation>
    </message>
    <message>
        <source>change the formula or the values in it</source>
        <translation>changer la formule ou ses valeurs</translation>
    </message>
    <message>
        <source>change the formula so that it is finite at all times of the run</source>
        <translation>changer la formule pour qu&apos;elle soit finie à tout instant du calcul</translation>
    </message>
    <message>
        <source>change the formula so that it is finite there, or use a smaller step</source>
        <translation>changer la formule pour qu&apos;elle y soit finie, ou prendre un pas plus petit</translation>
    </message>
    <message>
        <source>change the signs, or choose &quot;moreau-jean&quot;</source>
        <translation>changer les signes, ou choisir &quot;moreau-jean&quot;</translation>
    </message>
    <message>
        <source>change the step, or look at C and K</source>
        <translation>changer le pas, ou vérifier C et K</translation>
    </message>
    <message>
        <source>change them here</source>
        <translation>les changer ici</translation>
    </message>
    <message>
        <source>char, uchar, short, ushort, int, uint, float or double</source>
        <translation>char, uchar, short, ushort, int, uint, float ou double</translation>
    </message>
    <message>
        <source>check that it is the right file</source>
        <translation>vérifier que c&apos;est le bon fichier</translation>
    </message>
    <message>
        <source>check the name</source>
        <translation>vérifier le nom</translation>
    </message>
    <message>
        <source>check the name in the scene</source>
        <translation>vérifier le nom dans la scène</translation>
    </message>
    <message>
        <source>check the unit</source>
        <translation>vérifier l&apos;unité</translation>
    </message>
    <message>
        <source>check the units of the file</source>
        <translation>vérifier les unités du fichier</translation>
    </message>
    <message>
        <source>choose &quot;automatic&quot; or &quot;active-set&quot; as solver</source>
        <translation>choisir &quot;automatic&quot; ou &quot;active-set&quot; comme solveur</translation>
    </message>
    <message>
        <source>choose &quot;automatic&quot;, &quot;active-set&quot;, &quot;lemke&quot; or &quot;pgs&quot;</source>
        <translation>choisir &quot;automatic&quot;, &quot;active-set&quot;, &quot;lemke&quot; ou &quot;pgs&quot;</translation>
    </message>
    <message>
        <source>choose &quot;moreau-jean&quot;, or take out friction, joints and relays</source>
        <translation>choisir &quot;moreau-jean&quot;, ou ôter frottement, liaisons et relais</translation>
    </message>
    <message>
        <source>choose a URDF file</source>
        <translation>choisir un fichier URDF</translation>
    </message>
    <message>
        <source>choose a body that moves</source>
        <translation>choisir un corps mobile</translation>
    </message>
    <message>
        <source>choose a file that was written by a run or by an export</source>
        <translation>choisir un fichier écrit par un calcul ou une exportation</translation>
    </message>
    <message>
        <source>choose a file with &lt;link&gt; elements</source>
        <translation>choisir un fichier avec des éléments &lt;link&gt;</translation>
    </message>
    <message>
        <source>choose a folder in which you may write</source>
        <translation>choisir un dossier où il est permis d&apos;écrire</translation>
    </message>
    <message>
        <source>choose a law of impact</source>
        <translation>choisir une loi de choc</translation>
    </message>
    <message>
        <source>choose a longer step, or a shorter time</source>
        <translation>choisir un pas plus long, ou un temps plus court</translation>
    </message>
    <message>
        <source>choose a shorter name</source>
        <translation>choisir un nom plus court</translation>
    </message>
    <message>
        <source>choose a value from %1 to %2</source>
        <translation>choisir une valeur de %1 à %2</translation>
    </message>
    <message>
        <source>choose a value inside, or widen the range in the scene</source>
        <translation>choisir une valeur à l&apos;intérieur, ou élargir l&apos;intervalle dans la scène</translation>
    </message>
    <message>
        <source>choose another name</source>
        <translation>choisir un autre nom</translation>
    </message>
    <message>
        <source>choose another name for one of them</source>
        <translation>choisir un autre nom pour l&apos;un d&apos;eux</translation>
    </message>
    <message>
        <source>choose another name for the index</source>
        <translation>choisir un autre nom pour l&apos;indice</translation>
    </message>
    <message>
        <source>choose another name, perhaps %1</source>
        <translation>choisir un autre nom, peut-être %1</translation>
    </message>
    <message>
        <source>choose another value</source>
        <translation>choisir une autre valeur</translation>
    </message>
    <message>
        <source>choose bodies whose shapes can meet</source>
        <translation>choisir des corps dont les formes peuvent se rencontrer</translation>
    </message>
    <message>
        <source>choose one of %1</source>
        <translation>choisir parmi %1</translation>
    </message>
    <message>
        <source>choose one from the list</source>
        <translation>choisir un nom dans la liste</translation>
    </message>
    <message>
        <source>choose one that was recorded, or record it in another run</source>
        <translation>en choisir un qui a été enregistré, ou l&apos;enregistrer dans un autre calcul</translation>
    </message>
    <message>
        <source>choose two bodies</source>
        <translation>choisir deux corps</translation>
    </message>
    <message>
        <source>choose two bodies of the scene</source>
        <translation>choisir deux corps de la scène</translation>
    </message>
    <message>
        <source>click on the body that it shall hold</source>
        <translation>cliquer sur le corps qu&apos;elle doit tenir</translation>
    </message>
    <message>
        <source>close other programs, or record fewer signals or every n-th step</source>
        <translation>fermer d&apos;autres programmes, ou enregistrer moins de signaux ou un pas sur n</translation>
    </message>
    <message>
        <source>close the hole, or use the surface as a fixed mesh</source>
        <translation>fermer le trou, ou utiliser la surface comme maillage fixe</translation>
    </message>
    <message>
        <source>closed form</source>
        <translation>forme explicite</translation>
    </message>
    <message>
        <source>closed form (asked for)</source>
        <translation>forme explicite (demandée)</translation>
    </message>
    <message>
        <source>closed form (one contact with friction)%1</source>
        <translation>forme explicite (un contact avec frottement)%1</translation>
    </message>
    <message>
        <source>closed form (one contact)</source>
        <translation>forme explicite (un contact)</translation>
    </message>
    <message>
        <source>closed form (one row)%1</source>
        <translation>forme explicite (une ligne)%1</translation>
    </message>
    <message>
        <source>column and row go from 0 to 15, tab from 0 to 31</source>
        <translation>column et row vont de 0 à 15, tab de 0 à 31</translation>
    </message>
    <message>
        <source>comparisons do not chain</source>
        <translation>les comparaisons ne s&apos;enchaînent pas</translation>
    </message>
    <message>
        <source>component is %1</source>
        <translation>component vaut %1</translation>
    </message>
    <message>
        <source>component is %1, but &apos;%2&apos; has %3 row</source>
        <translation>component vaut %1, mais &apos;%2&apos; a %3 ligne</translation>
    </message>
    <message>
        <source>component is %1, but &apos;%2&apos; has %3 rows</source>
        <translation>component vaut %1, mais &apos;%2&apos; a %3 lignes</translation>
    </message>
    <message>
        <source>contact law</source>
        <translation>loi de contact</translation>
    </message>
    <message>
        <source>contacts by Gauss-Seidel and Newton, island by island</source>
        <translation>contacts par Gauss-Seidel et Newton, îlot par îlot</translation>
    </message>
    <message>
        <source>copy bodies or joints first</source>
        <translation>copier d&apos;abord des corps ou des liaisons</translation>
    </message>
    <message>
        <source>corner %1 of the polygon is not finite</source>
        <translation>le sommet %1 du polygone n&apos;est pas fini</translation>
    </message>
    <message>
        <source>corner %1 of triangle %2 is not finite</source>
        <translation>le sommet %1 du triangle %2 n&apos;est pas fini</translation>
    </message>
    <message>
        <source>corners %1 and %2 of the polygon are in one place</source>
        <translation>les sommets %1 et %2 du polygone sont au même endroit</translation>
    </message>
    <message>
        <source>create the folder or choose another one</source>
        <translation>créer le dossier ou en choisir un autre</translation>
    </message>
    <message>
        <source>current of %1</source>
        <translation>courant de %1</translation>
    </message>
    <message>
        <source>damping and friction of &apos;%1&apos; are left out</source>
        <translation>l&apos;amortissement et le frottement de &apos;%1&apos; sont omis</translation>
    </message>
    <message>
        <source>damping or friction of &apos;%1&apos; is negative</source>
        <translation>l&apos;amortissement ou le frottement de &apos;%1&apos; est négatif</translation>
    </message>
    <message>
        <source>define it under functions</source>
        <translation>le définir sous functions</translation>
    </message>
    <message>
        <source>define it under parameters, functions or expressions</source>
        <translation>le définir sous parameters, functions ou expressions</translation>
    </message>
    <message>
        <source>did you mean</source>
        <translation>est-ce</translation>
    </message>
    <message>
        <source>did you mean &apos;%1&apos;?</source>
        <translation>est-ce &apos;%1&apos;&#xa0;?</translation>
    </message>
    <message>
        <source>did you mean &quot;%1&quot;?</source>
        <translation>est-ce &quot;%1&quot;&#xa0;?</translation>
    </message>
    <message>
        <source>did you mean &quot;%1&quot;? Otherwise %2</source>
        <translation>est-ce &quot;%1&quot;&#xa0;? Sinon %2</translation>
    </message>
    <message>
        <source>diff needs a parameter, a state or t, and &apos;%1&apos; is none of them</source>
        <translation>diff demande un paramètre, un état ou t, et &apos;%1&apos; n&apos;est rien de cela</translation>
    </message>
    <message>
        <source>diff needs the name of a parameter or a state, not %1</source>
        <translation>diff demande le nom d&apos;un paramètre ou d&apos;un état, pas %1</translation>
    </message>
    <message>
        <source>differentiate by what it is made of</source>
        <translation>dériver par rapport à ce qui le compose</translation>
    </message>
    <message>
        <source>direction is %1</source>
        <translation>direction vaut %1</translation>
    </message>
    <message>
        <source>divide by the unit</source>
        <translation>diviser par l&apos;unité</translation>
    </message>
    <message>
        <source>division by zero</source>
        <translation>division par zéro</translation>
    </message>
    <message>
        <source>division by zero in 0^%1</source>
        <translation>division par zéro dans 0^%1</translation>
    </message>
    <message>
        <source>draw a wire to it</source>
        <translation>tracer un fil jusqu&apos;à lui</translation>
    </message>
    <message>
        <source>duplicate it, or mirror the file in a modelling program</source>
        <translation>le dupliquer, ou refléter le fichier dans un modeleur</translation>
    </message>
    <message>
        <source>e of a linear relation must not use states or signals</source>
        <translation>e d&apos;une relation linéaire ne doit utiliser ni états ni signaux</translation>
    </message>
    <message>
        <source>each of them is taken like the first</source>
        <translation>chacun d&apos;eux est traité comme le premier</translation>
    </message>
    <message>
        <source>effort and velocity of the joint &apos;%1&apos; are left out</source>
        <translation>effort et velocity de la liaison &apos;%1&apos; sont omis</translation>
    </message>
    <message>
        <source>element %1 of %2 has a list of no possible length</source>
        <translation>l&apos;élément %1 de %2 a une liste de longueur impossible</translation>
    </message>
    <message>
        <source>element %1 of %2 has no number for %3</source>
        <translation>l&apos;élément %1 de %2 n&apos;a pas de nombre pour %3</translation>
    </message>
    <message>
        <source>end it before 360°</source>
        <translation>la finir avant 360°</translation>
    </message>
    <message>
        <source>every coordinate must be a finite number of metres</source>
        <translation>toute coordonnée doit être un nombre fini de mètres</translation>
    </message>
    <message>
        <source>every motion must have positive kinetic energy</source>
        <translation>tout mouvement doit avoir une énergie cinétique positive</translation>
    </message>
    <message>
        <source>exchange its two ends</source>
        <translation>échanger ses deux bouts</translation>
    </message>
    <message>
        <source>exchange them</source>
        <translation>les échanger</translation>
    </message>
    <message>
        <source>expected %1, but found %2</source>
        <translation>attendu&#xa0;: %1, trouvé&#xa0;: %2</translation>
    </message>
    <message>
        <source>expected &apos;)&apos; in a unit</source>
        <translation>&apos;)&apos; est attendu dans une unité</translation>
    </message>
    <message>
        <source>expected &apos;]&apos; behind the unit</source>
        <translation>&apos;]&apos; est attendu derrière l&apos;unité</translation>
    </message>
    <message>
        <source>expected a unit</source>
        <translation>une unité est attendue</translation>
    </message>
    <message>
        <source>f is empty</source>
        <translation>f est vide</translation>
    </message>
    <message>
        <source>face %1 has %2 corners</source>
        <translation>la face %1 a %2 sommets</translation>
    </message>
    <message>
        <source>face %1 names a vertex that is not there; there are %2</source>
        <translation>la face %1 nomme un sommet qui n&apos;existe pas&#xa0;; il y en a %2</translation>
    </message>
    <message>
        <source>first put in a system</source>
        <translation>mettre d&apos;abord un système</translation>
    </message>
    <message>
        <source>first put in a system or a body</source>
        <translation>mettre d&apos;abord un système ou un corps</translation>
    </message>
    <message>
        <source>first-order relations join first-order systems; use a Lagrangian relation</source>
        <translation>les relations du premier ordre joignent des systèmes du premier ordre&#xa0;; utiliser une relation de Lagrange</translation>
    </message>
    <message>
        <source>fix the body, or use convex shapes</source>
        <translation>fixer le corps, ou utiliser des formes convexes</translation>
    </message>
    <message>
        <source>for a moving surface use the relation &quot;lagrangian-rheonomous&quot;</source>
        <translation>pour une surface mobile, utiliser la relation &quot;lagrangian-rheonomous&quot;</translation>
    </message>
    <message>
        <source>forward voltage</source>
        <translation>tension de seuil</translation>
    </message>
    <message>
        <source>free it in the inspector, or take another body</source>
        <translation>le libérer dans l&apos;inspecteur, ou prendre un autre corps</translation>
    </message>
    <message>
        <source>free some space or choose another folder</source>
        <translation>libérer de la place ou choisir un autre dossier</translation>
    </message>
    <message>
        <source>free some space there, set TMPDIR to another folder, or record fewer signals or every n-th step</source>
        <translation>y libérer de la place, donner à TMPDIR un autre dossier, ou enregistrer moins de signaux ou un pas sur n</translation>
    </message>
    <message>
        <source>friction needs the sliding velocity, but the relation has no &quot;%1&quot;</source>
        <translation>le frottement demande la vitesse de glissement, mais la relation n&apos;a pas de &quot;%1&quot;</translation>
    </message>
    <message>
        <source>functions and definitions use each other more than %1 deep</source>
        <translation>fonctions et définitions s&apos;utilisent les unes les autres sur plus de %1 niveaux</translation>
    </message>
    <message>
        <source>g has %1 entries, but the systems joined have %2</source>
        <translation>g a %1 entrées, mais les systèmes joints en ont %2</translation>
    </message>
    <message>
        <source>g has %1 entry, but the systems joined have %2</source>
        <translation>g a %1 entrée, mais les systèmes joints en ont %2</translation>
    </message>
    <message>
        <source>g is empty</source>
        <translation>g est vide</translation>
    </message>
    <message>
        <source>gamma = %1 is outside [0, 10]</source>
        <translation>gamma = %1 est hors de [0, 10]</translation>
    </message>
    <message>
        <source>gamma = %1 is outside [0, 1]: it weighs the input r at the end of the step</source>
        <translation>gamma = %1 est hors de [0, 1]&#xa0;: il pondère l&apos;entrée r à la fin du pas</translation>
    </message>
    <message>
        <source>gamma = 0 leaves the law of the step&apos;s end without an input that could fulfil it</source>
        <translation>gamma = 0 laisse la loi de la fin du pas sans une entrée qui puisse la satisfaire</translation>
    </message>
    <message>
        <source>gamma is %1</source>
        <translation>gamma vaut %1</translation>
    </message>
    <message>
        <source>gears count angles against the world: both joints must be on links that stand still</source>
        <translation>les engrenages comptent les angles par rapport au monde&#xa0;: les deux liaisons doivent être sur des segments immobiles</translation>
    </message>
    <message>
        <source>gears join turning joints only</source>
        <translation>les engrenages ne joignent que des liaisons tournantes</translation>
    </message>
    <message>
        <source>gears need parallel axes</source>
        <translation>les engrenages demandent des axes parallèles</translation>
    </message>
    <message>
        <source>give a finite position and orientation</source>
        <translation>donner une position et une orientation finies</translation>
    </message>
    <message>
        <source>give a length above 0, or use a ball joint</source>
        <translation>donner une longueur supérieure à 0, ou utiliser une rotule</translation>
    </message>
    <message>
        <source>give a mass above 0, or fix the body if it shall not move</source>
        <translation>donner une masse supérieure à 0, ou fixer le corps s&apos;il ne doit pas bouger</translation>
    </message>
    <message>
        <source>give a moment of inertia above 0</source>
        <translation>donner un moment d&apos;inertie supérieur à 0</translation>
    </message>
    <message>
        <source>give a number</source>
        <translation>donner un nombre</translation>
    </message>
    <message>
        <source>give a number above 0</source>
        <translation>donner un nombre supérieur à 0</translation>
    </message>
    <message>
        <source>give a ratio that is not 0</source>
        <translation>donner un rapport non nul</translation>
    </message>
    <message>
        <source>give a symmetric matrix</source>
        <translation>donner une matrice symétrique</translation>
    </message>
    <message>
        <source>give a time in s</source>
        <translation>donner un temps en s</translation>
    </message>
    <message>
        <source>give an .obj, .stl or .ply file</source>
        <translation>donner un fichier .obj, .stl ou .ply</translation>
    </message>
    <message>
        <source>give at least four points that are not in one plane</source>
        <translation>donner au moins quatre points qui ne sont pas dans un même plan</translation>
    </message>
    <message>
        <source>give at least one triangle</source>
        <translation>donner au moins un triangle</translation>
    </message>
    <message>
        <source>give at least three</source>
        <translation>en donner au moins trois</translation>
    </message>
    <message>
        <source>give both sides the same unit</source>
        <translation>donner aux deux côtés la même unité</translation>
    </message>
    <message>
        <source>give every motion a mass</source>
        <translation>donner une masse à chaque mouvement</translation>
    </message>
    <message>
        <source>give finite numbers</source>
        <translation>donner des nombres finis</translation>
    </message>
    <message>
        <source>give it a body</source>
        <translation>lui donner un corps</translation>
    </message>
    <message>
        <source>give it a finite position and an axis that is not zero</source>
        <translation>lui donner une position finie et un axe non nul</translation>
    </message>
    <message>
        <source>give it a shape, or choose another body</source>
        <translation>lui donner une forme, ou choisir un autre corps</translation>
    </message>
    <message>
        <source>give it one; figures are asked for by it</source>
        <translation>lui en donner un&#xa0;; il sert à demander les figures</translation>
    </message>
    <message>
        <source>give it thickness</source>
        <translation>lui donner une épaisseur</translation>
    </message>
    <message>
        <source>give metres a turn</source>
        <translation>donner des mètres par tour</translation>
    </message>
    <message>
        <source>give one of them another name</source>
        <translation>donner un autre nom à l&apos;un d&apos;eux</translation>
    </message>
    <message>
        <source>give the name of a file</source>
        <translation>donner le nom d&apos;un fichier</translation>
    </message>
    <message>
        <source>give the period in the unit of the phase, such as 2*pi</source>
        <translation>donner la période dans l&apos;unité de la phase, par exemple 2*pi</translation>
    </message>
    <message>
        <source>give three finite numbers</source>
        <translation>donner trois nombres finis</translation>
    </message>
    <message>
        <source>glTF is little endian</source>
        <translation>glTF est en little-endian</translation>
    </message>
    <message>
        <source>gravity has a component that is not a number</source>
        <translation>la pesanteur a une composante qui n&apos;est pas un nombre</translation>
    </message>
    <message>
        <source>h is empty</source>
        <translation>h est vide</translation>
    </message>
    <message>
        <source>half the box&apos;s edge along x</source>
        <translation>la demi-arête de la boîte selon x</translation>
    </message>
    <message>
        <source>half the box&apos;s edge along y</source>
        <translation>la demi-arête de la boîte selon y</translation>
    </message>
    <message>
        <source>half the box&apos;s edge along z</source>
        <translation>la demi-arête de la boîte selon z</translation>
    </message>
    <message>
        <source>half the height of the cylinder</source>
        <translation>la demi-hauteur du cylindre</translation>
    </message>
    <message>
        <source>half the straight part of the capsule</source>
        <translation>la moitié de la partie droite de la capsule</translation>
    </message>
    <message>
        <source>in %1 no lambda ever reaches y: no law can hold there</source>
        <translation>dans %1 aucun lambda n&apos;atteint jamais y&#xa0;: aucune loi ne peut y valoir</translation>
    </message>
    <message>
        <source>in this unit the mesh is too large</source>
        <translation>dans cette unité le maillage est trop grand</translation>
    </message>
    <message>
        <source>indices count from 0</source>
        <translation>les indices comptent à partir de 0</translation>
    </message>
    <message>
        <source>invalid problem</source>
        <translation>problème non valable</translation>
    </message>
    <message>
        <source>it has 1 g, and 1e-6 kg m^2 about each axis</source>
        <translation>il reçoit 1 g, et 1e-6 kg m^2 autour de chaque axe</translation>
    </message>
    <message>
        <source>it has neither mass nor shapes</source>
        <translation>il n&apos;a ni masse ni formes</translation>
    </message>
    <message>
        <source>it has that of a ball with a radius of gyration of 3 cm</source>
        <translation>il reçoit celle d&apos;une boule de rayon de giration 3 cm</translation>
    </message>
    <message>
        <source>it has that of its shapes with 1000 kg/m^3</source>
        <translation>il reçoit celle de ses formes à 1000 kg/m^3</translation>
    </message>
    <message>
        <source>it has that of its shapes with its mass</source>
        <translation>il reçoit celle de ses formes avec sa masse</translation>
    </message>
    <message>
        <source>it holds no signals</source>
        <translation>il ne contient aucun signal</translation>
    </message>
    <message>
        <source>it holds points alone: write its faces too</source>
        <translation>il ne contient que des points&#xa0;: écrire aussi ses faces</translation>
    </message>
    <message>
        <source>it is 1 upwards, -1 downwards, 0 for both</source>
        <translation>elle vaut 1 en montant, -1 en descendant, 0 pour les deux</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>c&apos;est un dossier</translation>
    </message>
    <message>
        <source>it is exact for diagonal M, C and K alone; use &quot;moreau-jean&quot;</source>
        <translation>il n&apos;est exact que pour M, C et K diagonales&#xa0;; utiliser &quot;moreau-jean&quot;</translation>
    </message>
    <message>
        <source>it is fixed to &apos;%1&apos;: both are one body</source>
        <translation>il est fixé à &apos;%1&apos;&#xa0;: les deux sont un seul corps</translation>
    </message>
    <message>
        <source>it is meant for another program</source>
        <translation>c&apos;est destiné à un autre programme</translation>
    </message>
    <message>
        <source>it is meant for the real machine</source>
        <translation>c&apos;est destiné à la vraie machine</translation>
    </message>
    <message>
        <source>it is no JSON text</source>
        <translation>ce n&apos;est pas un texte JSON</translation>
    </message>
    <message>
        <source>it is not known</source>
        <translation>ce n&apos;est pas connu</translation>
    </message>
    <message>
        <source>it is not known in %1</source>
        <translation>ce n&apos;est pas connu dans %1</translation>
    </message>
    <message>
        <source>it is one of %1</source>
        <translation>sont possibles %1</translation>
    </message>
    <message>
        <source>it is one of position, velocity, impulse, friction, loss, parameter, section, none</source>
        <translation>sont possibles position, velocity, impulse, friction, loss, parameter, section, none</translation>
    </message>
    <message>
        <source>it must be 0 or greater; turn the diode round</source>
        <translation>elle doit être au moins 0&#xa0;; retourner la diode</translation>
    </message>
    <message>
        <source>it must be a finite time above 0</source>
        <translation>ce doit être un temps fini supérieur à 0</translation>
    </message>
    <message>
        <source>it must be above 0</source>
        <translation>la valeur doit être supérieure à 0</translation>
    </message>
    <message>
        <source>it must be an integer of at least %1</source>
        <translation>la valeur doit être un entier d&apos;au moins %1</translation>
    </message>
    <message>
        <source>it must be at least 1</source>
        <translation>la valeur doit être au moins 1</translation>
    </message>
    <message>
        <source>it must be at least 1: every step</source>
        <translation>la valeur doit être au moins 1&#xa0;: chaque pas</translation>
    </message>
    <message>
        <source>it must be greater than 0</source>
        <translation>la valeur doit être supérieure à 0</translation>
    </message>
    <message>
        <source>it must lie between 0 and 1; 1e-10 is usual</source>
        <translation>la valeur doit être entre 0 et 1&#xa0;; 1e-10 est usuel</translation>
    </message>
    <message>
        <source>it must lie between 0 and 1; 1e-12 is usual</source>
        <translation>la valeur doit être entre 0 et 1&#xa0;; 1e-12 est usuel</translation>
    </message>
    <message>
        <source>it must lie between 1 and 10000; 20 is usual</source>
        <translation>la valeur doit être entre 1 et 10000&#xa0;; 20 est usuel</translation>
    </message>
    <message>
        <source>it must not be 0; below 0 the two turn the same way</source>
        <translation>il ne doit pas être 0&#xa0;; au-dessous de 0 les deux tournent dans le même sens</translation>
    </message>
    <message>
        <source>it must not be negative</source>
        <translation>la valeur ne doit pas être négative</translation>
    </message>
    <message>
        <source>it stands at %1, above its upper limit %2</source>
        <translation>elle est à %1, au-dessus de sa borne supérieure %2</translation>
    </message>
    <message>
        <source>it stands at %1, below its lower limit %2</source>
        <translation>elle est à %1, au-dessous de sa borne inférieure %2</translation>
    </message>
    <message>
        <source>it stands at %1, but its drive begins at %2</source>
        <translation>elle est à %1, mais son entraînement commence à %2</translation>
    </message>
    <message>
        <source>it stands for many copies</source>
        <translation>il représente plusieurs copies</translation>
    </message>
    <message>
        <source>it stands for many copies, placed by a formula</source>
        <translation>il représente plusieurs copies, placées par une formule</translation>
    </message>
    <message>
        <source>it would be larger than this system allows</source>
        <translation>il serait plus grand que ce système ne le permet</translation>
    </message>
    <message>
        <source>its %1 is a formula</source>
        <translation>%1 de ce corps est une formule</translation>
    </message>
    <message>
        <source>its entries lie between 0 and 1</source>
        <translation>ses entrées sont entre 0 et 1</translation>
    </message>
    <message>
        <source>its first signal is not the time</source>
        <translation>son premier signal n&apos;est pas le temps</translation>
    </message>
    <message>
        <source>its format</source>
        <translation>son format</translation>
    </message>
    <message>
        <source>its hashes are damaged</source>
        <translation>ses sommes de contrôle sont endommagées</translation>
    </message>
    <message>
        <source>its lift must be greater than -%1</source>
        <translation>sa levée doit être supérieure à -%1</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>son nom est trop long</translation>
    </message>
    <message>
        <source>its version makes no sense</source>
        <translation>sa version n&apos;a pas de sens</translation>
    </message>
    <message>
        <source>its number of steps makes no sense</source>
        <translation>son nombre de pas n&apos;a pas de sens</translation>
    </message>
    <message>
        <source>its place is a formula</source>
        <translation>sa position est une formule</translation>
    </message>
    <message>
        <source>its rotation is a formula</source>
        <translation>sa rotation est une formule</translation>
    </message>
    <message>
        <source>its shape is the file %1</source>
        <translation>sa forme est le fichier %1</translation>
    </message>
    <message>
        <source>its signals</source>
        <translation>ses signaux</translation>
    </message>
    <message>
        <source>its signals differ in length</source>
        <translation>ses signaux n&apos;ont pas la même longueur</translation>
    </message>
    <message>
        <source>its two halves are %1 m apart</source>
        <translation>ses deux moitiés sont écartées de %1 m</translation>
    </message>
    <message>
        <source>its two halves are %1 rad apart</source>
        <translation>ses deux moitiés sont écartées de %1 rad</translation>
    </message>
    <message>
        <source>join another element to it, or remove %1</source>
        <translation>y joindre un autre élément, ou ôter %1</translation>
    </message>
    <message>
        <source>join at least one body that is not fixed</source>
        <translation>joindre au moins un corps qui n&apos;est pas fixe</translation>
    </message>
    <message>
        <source>join two bodies</source>
        <translation>joindre deux corps</translation>
    </message>
    <message>
        <source>join two bodies, or a body to the world</source>
        <translation>joindre deux corps, ou un corps au monde</translation>
    </message>
    <message>
        <source>joint &apos;%1&apos;</source>
        <translation>la liaison &apos;%1&apos;</translation>
    </message>
    <message>
        <source>joints by elimination, contacts by Gauss-Seidel and Newton, island by island</source>
        <translation>liaisons par élimination, contacts par Gauss-Seidel et Newton, îlot par îlot</translation>
    </message>
    <message>
        <source>joints contradict each other; joint &apos;%1&apos; cannot hold together with the others</source>
        <translation>des liaisons se contredisent&#xa0;; la liaison &apos;%1&apos; ne peut tenir avec les autres</translation>
    </message>
    <message>
        <source>joints join bodies: add them, or use interactions</source>
        <translation>les liaisons joignent des corps&#xa0;: en ajouter, ou utiliser des interactions</translation>
    </message>
    <message>
        <source>keep one</source>
        <translation>en garder une</translation>
    </message>
    <message>
        <source>keep one of them</source>
        <translation>n&apos;en garder qu&apos;une</translation>
    </message>
    <message>
        <source>known are m, in, ft, g, lb, s, min, h, rad, deg, rev, rpm, Hz, N, Pa, bar, J, W, A, V, Ohm, F, H, K and their SI prefixes</source>
        <translation>sont connus m, in, ft, g, lb, s, min, h, rad, deg, rev, rpm, Hz, N, Pa, bar, J, W, A, V, Ohm, F, H, K et leurs préfixes SI</translation>
    </message>
    <message>
        <source>laws whose acceleration begins and ends at 0 are 3-4-5, 4-5-6-7, cycloidal and modified trapezoid</source>
        <translation>les lois dont l&apos;accélération commence et finit à 0 sont 3-4-5, 4-5-6-7, cycloïdale et trapèze modifié</translation>
    </message>
    <message>
        <source>leave [%1] out</source>
        <translation>omettre [%1]</translation>
    </message>
    <message>
        <source>leave it out</source>
        <translation>l&apos;omettre</translation>
    </message>
    <message>
        <source>leave it out, or make it a rise or a fall</source>
        <translation>l&apos;omettre, ou en faire une montée ou une descente</translation>
    </message>
    <message>
        <source>leave it out, or take the law &quot;arcs&quot;</source>
        <translation>l&apos;omettre, ou prendre la loi &quot;arcs&quot;</translation>
    </message>
    <message>
        <source>leave out one of the three</source>
        <translation>omettre l&apos;un des trois</translation>
    </message>
    <message>
        <source>leave the + out</source>
        <translation>omettre le +</translation>
    </message>
    <message>
        <source>leave the motion out, or take a shorter time</source>
        <translation>omettre le mouvement, ou prendre un temps plus court</translation>
    </message>
    <message>
        <source>leave the radius out</source>
        <translation>omettre le rayon</translation>
    </message>
    <message>
        <source>leave the unit out</source>
        <translation>omettre l&apos;unité</translation>
    </message>
    <message>
        <source>lengthen one of them by %1</source>
        <translation>allonger l&apos;un d&apos;eux de %1</translation>
    </message>
    <message>
        <source>let a rise come before it</source>
        <translation>placer une montée avant</translation>
    </message>
    <message>
        <source>let it fall less, or the rise before it rise more</source>
        <translation>la faire descendre moins, ou la montée d&apos;avant monter plus</translation>
    </message>
    <message>
        <source>let one of its bodies move</source>
        <translation>rendre mobile l&apos;un de ses corps</translation>
    </message>
    <message>
        <source>let the angles rise</source>
        <translation>faire croître les angles</translation>
    </message>
    <message>
        <source>let the falls go as far as the rises; a fall without a lift ends on the base circle</source>
        <translation>faire descendre autant que monter&#xa0;; une descente sans levée finit sur le cercle de base</translation>
    </message>
    <message>
        <source>let the program xacro make a URDF file of it</source>
        <translation>en faire un fichier URDF avec le programme xacro</translation>
    </message>
    <message>
        <source>let the run last longer</source>
        <translation>faire durer le calcul plus longtemps</translation>
    </message>
    <message>
        <source>limit of the coordinate</source>
        <translation>borne de la coordonnée</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>list the corners once around, counter-clockwise</source>
        <translation>énumérer les sommets une fois autour, dans le sens antihoraire</translation>
    </message>
    <message>
        <source>list them in the opposite order: counter-clockwise</source>
        <translation>les énumérer dans l&apos;ordre inverse&#xa0;: sens antihoraire</translation>
    </message>
    <message>
        <source>look at C, B and D (h and g): y must react to lambda, at once or through the states</source>
        <translation>vérifier C, B et D (h et g)&#xa0;: y doit répondre à lambda, aussitôt ou par les états</translation>
    </message>
    <message>
        <source>look at M, C and K</source>
        <translation>vérifier M, C et K</translation>
    </message>
    <message>
        <source>look at its M there, or change the step</source>
        <translation>y vérifier son M, ou changer le pas</translation>
    </message>
    <message>
        <source>look at the forces on it, at mass ratios and at the step size</source>
        <translation>vérifier les forces qui agissent sur lui, les rapports de masses et la taille du pas</translation>
    </message>
    <message>
        <source>look at the initial values and forces</source>
        <translation>vérifier les valeurs initiales et les forces</translation>
    </message>
    <message>
        <source>look at the unit of what is under the root</source>
        <translation>vérifier l&apos;unité de ce qui est sous la racine</translation>
    </message>
    <message>
        <source>look at this line</source>
        <translation>vérifier cette ligne</translation>
    </message>
    <message>
        <source>look for bodies whose place or size is no number</source>
        <translation>chercher des corps dont la position ou la taille n&apos;est pas un nombre</translation>
    </message>
    <message>
        <source>look for contacts that move against each other, or for redundant ones</source>
        <translation>chercher des contacts qui se meuvent l&apos;un contre l&apos;autre, ou des contacts redondants</translation>
    </message>
    <message>
        <source>look for laws that contradict each other, or a relation whose lambda cannot move its output</source>
        <translation>chercher des lois qui se contredisent, ou une relation dont le lambda ne peut faire varier la sortie</translation>
    </message>
    <message>
        <source>lower = %1 is above upper = %2</source>
        <translation>lower = %1 est au-dessus de upper = %2</translation>
    </message>
    <message>
        <source>make it a parameter, or use one that exists</source>
        <translation>en faire un paramètre, ou en utiliser un qui existe</translation>
    </message>
    <message>
        <source>make the body of several convex polygons</source>
        <translation>former le corps de plusieurs polygones convexes</translation>
    </message>
    <message>
        <source>make the segment shorter</source>
        <translation>raccourcir le segment</translation>
    </message>
    <message>
        <source>mass %1 = %2 is not positive</source>
        <translation>la masse %1 = %2 n&apos;est pas positive</translation>
    </message>
    <message>
        <source>mass %1 is %2</source>
        <translation>la masse %1 vaut %2</translation>
    </message>
    <message>
        <source>mass M = %1 is not positive</source>
        <translation>la masse M = %1 n&apos;est pas positive</translation>
    </message>
    <message>
        <source>max_iterations is %1</source>
        <translation>max_iterations vaut %1</translation>
    </message>
    <message>
        <source>mend it there, or just before</source>
        <translation>corriger à cet endroit, ou juste avant</translation>
    </message>
    <message>
        <source>mend the file</source>
        <translation>corriger le fichier</translation>
    </message>
    <message>
        <source>mend the first ones, then check again</source>
        <translation>corriger les premières, puis vérifier de nouveau</translation>
    </message>
    <message>
        <source>merge points that are nearly the same</source>
        <translation>fusionner les points presque égaux</translation>
    </message>
    <message>
        <source>meshes are not of the plane</source>
        <translation>il n&apos;y a pas de maillages dans le plan</translation>
    </message>
    <message>
        <source>meshes have one positive scale in all directions here; scale the file itself</source>
        <translation>les maillages ont ici une seule échelle positive pour toutes les directions&#xa0;; mettre le fichier lui-même à l&apos;échelle</translation>
    </message>
    <message>
        <source>method does not apply</source>
        <translation>méthode non applicable</translation>
    </message>
    <message>
        <source>mirror across a plane of the axes</source>
        <translation>refléter par un plan des axes</translation>
    </message>
    <message>
        <source>missing &apos;}&apos; or object member name</source>
        <translation>il manque &apos;}&apos; ou le nom d&apos;une entrée</translation>
    </message>
    <message>
        <source>mod by zero</source>
        <translation>mod par zéro</translation>
    </message>
    <message>
        <source>more than 20 derivatives</source>
        <translation>plus de 20 dérivées</translation>
    </message>
    <message>
        <source>motors are drives of joints here</source>
        <translation>les moteurs sont ici des entraînements de liaisons</translation>
    </message>
    <message>
        <source>move a body or the joint so that they fit, or change the limit or drive</source>
        <translation>déplacer un corps ou la liaison pour qu&apos;ils s&apos;accordent, ou changer la borne ou l&apos;entraînement</translation>
    </message>
    <message>
        <source>move a corner off the line</source>
        <translation>déplacer un sommet hors de la ligne</translation>
    </message>
    <message>
        <source>move one of them, or remove %1</source>
        <translation>déplacer l&apos;un d&apos;eux, ou ôter %1</translation>
    </message>
    <message>
        <source>name a %1 of this scene</source>
        <translation>indiquer un nom de cette scène (%1)</translation>
    </message>
    <message>
        <source>name a body of the scene</source>
        <translation>indiquer un corps de la scène</translation>
    </message>
    <message>
        <source>name a plot of kind stroboscopic, impact-map or plane</source>
        <translation>indiquer un tracé de type stroboscopic, impact-map ou plane</translation>
    </message>
    <message>
        <source>name a signal of this scene</source>
        <translation>indiquer un signal de cette scène</translation>
    </message>
    <message>
        <source>name a stroboscopic or plane plot</source>
        <translation>indiquer un tracé de type stroboscopic ou plane</translation>
    </message>
    <message>
        <source>name an OBJ, STL or PLY file beside the scene</source>
        <translation>indiquer un fichier OBJ, STL ou PLY à côté de la scène</translation>
    </message>
    <message>
        <source>name an interaction</source>
        <translation>indiquer une interaction</translation>
    </message>
    <message>
        <source>name at least one</source>
        <translation>en indiquer au moins un</translation>
    </message>
    <message>
        <source>name one body</source>
        <translation>indiquer un corps</translation>
    </message>
    <message>
        <source>name one body, for a joint to the world, or two</source>
        <translation>indiquer un corps, pour une liaison au monde, ou deux</translation>
    </message>
    <message>
        <source>name one of the circuit&apos;s elements</source>
        <translation>indiquer un des éléments du circuit</translation>
    </message>
    <message>
        <source>name one that exists</source>
        <translation>indiquer un nom existant</translation>
    </message>
    <message>
        <source>name the other one</source>
        <translation>indiquer l&apos;autre</translation>
    </message>
    <message>
        <source>name two bodies, or the world</source>
        <translation>indiquer deux corps, ou le monde</translation>
    </message>
    <message>
        <source>name two different ones, or one alone for %1</source>
        <translation>en indiquer deux différents, ou un seul&#xa0;: %1</translation>
    </message>
    <message>
        <source>no convex cam gives this motion to a flat face: at %1 the radius of curvature would be %2</source>
        <translation>aucune came convexe ne donne ce mouvement à un plateau&#xa0;: à %1 le rayon de courbure serait %2</translation>
    </message>
    <message>
        <source>no distribution of mass has the principal moments of inertia of %1: %2, %3, %4 kg m^2</source>
        <translation>aucune répartition de masse n&apos;a les moments principaux d&apos;inertie de %1&#xa0;: %2, %3, %4 kg m^2</translation>
    </message>
    <message>
        <source>no finite lambda lies between %1 and %2</source>
        <translation>aucun lambda fini n&apos;est entre %1 et %2</translation>
    </message>
    <message>
        <source>no parameter stands here</source>
        <translation>il n&apos;y a pas de paramètre ici</translation>
    </message>
    <message>
        <source>no two arcs with these sizes touch each other and both circles (flank %1, crown %2, lift %3)</source>
        <translation>deux arcs de ces tailles ne touchent jamais à la fois l&apos;un l&apos;autre et les deux cercles (flanc %1, sommet %2, levée %3)</translation>
    </message>
    <message>
        <source>no two arcs with these sizes touch each other and both circles%1</source>
        <translation>deux arcs de ces tailles ne touchent jamais à la fois l&apos;un l&apos;autre et les deux cercles%1</translation>
    </message>
    <message>
        <source>no unit</source>
        <translation>aucune unité</translation>
    </message>
    <message>
        <source>none (no contact)</source>
        <translation>aucun (pas de contact)</translation>
    </message>
    <message>
        <source>none (no interaction)</source>
        <translation>aucun (pas d&apos;interaction)</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>non exécuté</translation>
    </message>
    <message>
        <source>nothing but %1 is joined to the node &apos;%2&apos;: no current can flow</source>
        <translation>rien d&apos;autre que %1 n&apos;est joint au nœud &apos;%2&apos;&#xa0;: aucun courant ne peut passer</translation>
    </message>
    <message>
        <source>nothing can be added here</source>
        <translation>rien ne peut être ajouté ici</translation>
    </message>
    <message>
        <source>nothing can be removed here</source>
        <translation>rien ne peut être ôté ici</translation>
    </message>
    <message>
        <source>nothing hit the floor</source>
        <translation>rien n&apos;a touché le sol</translation>
    </message>
    <message>
        <source>nothing is fetched from the net</source>
        <translation>rien n&apos;est pris sur Internet</translation>
    </message>
    <message>
        <source>nothing is in the scene yet that moves</source>
        <translation>rien de mobile n&apos;est encore dans la scène</translation>
    </message>
    <message>
        <source>nothing: this joint has no point</source>
        <translation>rien&#xa0;: cette liaison n&apos;a pas de point</translation>
    </message>
    <message>
        <source>numbers of body &apos;%1&apos; are no longer finite</source>
        <translation>des nombres du corps &apos;%1&apos; ne sont plus finis</translation>
    </message>
    <message>
        <source>objects and lists are nested more than %1 deep</source>
        <translation>objets et listes sont imbriqués sur plus de %1 niveaux</translation>
    </message>
    <message>
        <source>one geometry holds one shape</source>
        <translation>une géométrie contient une seule forme</translation>
    </message>
    <message>
        <source>one of the joints does not move</source>
        <translation>l&apos;une des liaisons ne bouge pas</translation>
    </message>
    <message>
        <source>one of them is turned over, or more than two triangles meet there: make normals consistent and the surface simple</source>
        <translation>l&apos;un d&apos;eux est retourné, ou plus de deux triangles s&apos;y rencontrent&#xa0;: rendre les normales cohérentes et la surface simple</translation>
    </message>
    <message>
        <source>one turn goes from 0° to 360°, which is 0° again</source>
        <translation>un tour va de 0° à 360°, qui est de nouveau 0°</translation>
    </message>
    <message>
        <source>only %1 lead to a part of the circuit: the current of an inductor there is not free</source>
        <translation>seuls %1 mènent à une partie du circuit&#xa0;: le courant d&apos;une bobine n&apos;y est pas libre</translation>
    </message>
    <message>
        <source>only %1 lead to a part of the circuit: the currents of the sources contradict each other</source>
        <translation>seuls %1 mènent à une partie du circuit&#xa0;: les courants des sources se contredisent</translation>
    </message>
    <message>
        <source>only a cam has a profile</source>
        <translation>seule une came a un profil</translation>
    </message>
    <message>
        <source>only a distance has a second point</source>
        <translation>seule une distance a un second point</translation>
    </message>
    <message>
        <source>only a relay has a control</source>
        <translation>seul un relais a une commande</translation>
    </message>
    <message>
        <source>only a roller follower has a roller</source>
        <translation>seul un poussoir à galet a un galet</translation>
    </message>
    <message>
        <source>only a velocity drive has a largest force</source>
        <translation>seul un entraînement en vitesse a une force maximale</translation>
    </message>
    <message>
        <source>only arcs have a radius &quot;%1&quot;</source>
        <translation>seuls des arcs ont un rayon &quot;%1&quot;</translation>
    </message>
    <message>
        <source>open it with a newer Saltus</source>
        <translation>l&apos;ouvrir avec un Saltus plus récent</translation>
    </message>
    <message>
        <source>open it with that version</source>
        <translation>l&apos;ouvrir avec cette version</translation>
    </message>
    <message>
        <source>overflow in %1 %2 %3</source>
        <translation>dépassement dans %1 %2 %3</translation>
    </message>
    <message>
        <source>overflow in %1(%2)</source>
        <translation>dépassement dans %1(%2)</translation>
    </message>
    <message>
        <source>overflow in %1(%2, %3)</source>
        <translation>dépassement dans %1(%2, %3)</translation>
    </message>
    <message>
        <source>overflow in %1/%2</source>
        <translation>dépassement dans %1/%2</translation>
    </message>
    <message>
        <source>overflow in %1^%2</source>
        <translation>dépassement dans %1^%2</translation>
    </message>
    <message>
        <source>overflow in mod(%1, %2)</source>
        <translation>dépassement dans mod(%1, %2)</translation>
    </message>
    <message>
        <source>pass a branch of the old one</source>
        <translation>passer une branche de l&apos;ancien</translation>
    </message>
    <message>
        <source>pass a branch of this run&apos;s own recording</source>
        <translation>passer une branche du propre enregistrement de ce calcul</translation>
    </message>
    <message>
        <source>paste them into a scene of their kind</source>
        <translation>les coller dans une scène de leur genre</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>permission refusée</translation>
    </message>
    <message>
        <source>piecewise lacks the value for &apos;otherwise&apos;</source>
        <translation>il manque à piecewise la valeur pour &apos;otherwise&apos;</translation>
    </message>
    <message>
        <source>pin one of the parameters in it</source>
        <translation>épingler un des paramètres qu&apos;il contient</translation>
    </message>
    <message>
        <source>pin the parameter itself</source>
        <translation>épingler le paramètre lui-même</translation>
    </message>
    <message>
        <source>point %1 is not finite</source>
        <translation>le point %1 n&apos;est pas fini</translation>
    </message>
    <message>
        <source>point %1 of the hull is not finite</source>
        <translation>le point %1 de l&apos;enveloppe n&apos;est pas fini</translation>
    </message>
    <message>
        <source>positions of step %1 violate joints or contacts by %2 m, more than the tolerance; raise projection_iterations or take a smaller step</source>
        <translation>les positions du pas %1 violent des liaisons ou des contacts de %2 m, plus que la tolérance&#xa0;; augmenter projection_iterations ou prendre un pas plus petit</translation>
    </message>
    <message>
        <source>positions or velocities of bodies are not finite %1</source>
        <translation>des positions ou vitesses de corps ne sont pas finies, %1</translation>
    </message>
    <message>
        <source>projected Gauss-Seidel</source>
        <translation>Gauss-Seidel projeté</translation>
    </message>
    <message>
        <source>projection_iterations is %1</source>
        <translation>projection_iterations vaut %1</translation>
    </message>
    <message>
        <source>pull a body of this scene</source>
        <translation>tirer un corps de cette scène</translation>
    </message>
    <message>
        <source>pull a body that moves</source>
        <translation>tirer un corps qui se déplace</translation>
    </message>
    <message>
        <source>put a resistor in parallel with one of them</source>
        <translation>mettre une résistance en parallèle avec l&apos;un d&apos;eux</translation>
    </message>
    <message>
        <source>put a resistor in parallel with one of them, or make one inductor of those in series</source>
        <translation>mettre une résistance en parallèle avec l&apos;un d&apos;eux, ou réunir en une seule les inductances en série</translation>
    </message>
    <message>
        <source>put a resistor in parallel with the source</source>
        <translation>mettre une résistance en parallèle avec la source</translation>
    </message>
    <message>
        <source>put a resistor in series with it</source>
        <translation>mettez une résistance en série avec elle</translation>
    </message>
    <message>
        <source>put a resistor in series with one of them, or make one capacitor of those in parallel</source>
        <translation>mettez une résistance en série avec l&apos;un d&apos;eux, ou réunir en un seul les condensateurs en parallèle</translation>
    </message>
    <message>
        <source>put a resistor in series with one of them, or remove one</source>
        <translation>mettez une résistance en série avec l&apos;un d&apos;eux, ou en supprimer un</translation>
    </message>
    <message>
        <source>put its folder there</source>
        <translation>y mettre son dossier</translation>
    </message>
    <message>
        <source>put linear terms into C and K (A of first-order systems), or write the system as a nonlinear one</source>
        <translation>mettre les termes linéaires dans C et K (A pour les systèmes du premier ordre), ou écrire le système comme non linéaire</translation>
    </message>
    <message>
        <source>put some of them together</source>
        <translation>en réunir quelques-unes</translation>
    </message>
    <message>
        <source>put stiffness into K and damping into C; F is a formula of t, drives and parameters</source>
        <translation>mettre la raideur dans K et l&apos;amortissement dans C&#xa0;; F est une formule de t, d&apos;entraînements et de paramètres</translation>
    </message>
    <message>
        <source>put stiffness into K and damping into C; F is a formula of t, drives, parameters and &apos;%1&apos;</source>
        <translation>mettre la raideur dans K et l&apos;amortissement dans C&#xa0;; F est une formule de t, d&apos;entraînements, de paramètres et de &apos;%1&apos;</translation>
    </message>
    <message>
        <source>put the file beside the URDF file</source>
        <translation>mettre le fichier à côté du fichier URDF</translation>
    </message>
    <message>
        <source>put the other end somewhere else</source>
        <translation>mettre l&apos;autre bout ailleurs</translation>
    </message>
    <message>
        <source>ray termination</source>
        <translation>arrêt sur un rayon</translation>
    </message>
    <message>
        <source>record fewer signals or fewer steps, or choose another file system</source>
        <translation>enregistrer moins de signaux ou moins de pas, ou choisir un autre système de fichiers</translation>
    </message>
    <message>
        <source>record fewer signals, or each tenth step only</source>
        <translation>enregistrer moins de signaux, ou un pas sur dix seulement</translation>
    </message>
    <message>
        <source>record it: add it to the signals of the run</source>
        <translation>l&apos;enregistrer&#xa0;: l&apos;ajouter aux signaux du calcul</translation>
    </message>
    <message>
        <source>record_every is %1</source>
        <translation>record_every vaut %1</translation>
    </message>
    <message>
        <source>remove it</source>
        <translation>le supprimer</translation>
    </message>
    <message>
        <source>remove it, or merge vertices that are nearly the same before writing the file</source>
        <translation>le supprimer, ou fusionner les sommets presque identiques avant d&apos;écrire le fichier</translation>
    </message>
    <message>
        <source>remove its elements there, or the whole circuit</source>
        <translation>y supprimer ses éléments, ou tout le circuit</translation>
    </message>
    <message>
        <source>remove limits, springs, friction and drives that belong to none</source>
        <translation>supprimer les butées, ressorts, frottements et entraînements qui n&apos;appartiennent à aucune coordonnée</translation>
    </message>
    <message>
        <source>remove one of the joints of this loop, or one of two drives of the same motion</source>
        <translation>supprimer une des liaisons de cette boucle, ou un de deux entraînements du même mouvement</translation>
    </message>
    <message>
        <source>remove one of them</source>
        <translation>en supprimer un</translation>
    </message>
    <message>
        <source>remove one of them, or let the drive of one follow from the other</source>
        <translation>en supprimer un, ou déduire l&apos;entraînement de l&apos;un de celui de l&apos;autre</translation>
    </message>
    <message>
        <source>remove one of them, or move the bodies so that all joints fit</source>
        <translation>en supprimer une, ou déplacer les corps pour que toutes les liaisons soient satisfaites</translation>
    </message>
    <message>
        <source>remove one of them: a profile makes the formula</source>
        <translation>en supprimer un&#xa0;: un profil donne la formule</translation>
    </message>
    <message>
        <source>remove what is too much</source>
        <translation>supprimer ce qui est de trop</translation>
    </message>
    <message>
        <source>rename it there</source>
        <translation>le renommer là</translation>
    </message>
    <message>
        <source>rename one</source>
        <translation>en renommer un</translation>
    </message>
    <message>
        <source>rename one of them</source>
        <translation>en renommer un</translation>
    </message>
    <message>
        <source>rename or remove one of them</source>
        <translation>en renommer ou en supprimer un</translation>
    </message>
    <message>
        <source>rename the index</source>
        <translation>renommer l&apos;indice</translation>
    </message>
    <message>
        <source>repeat less</source>
        <translation>répéter moins souvent</translation>
    </message>
    <message>
        <source>replace resistors in series and in parallel by one, or put small capacitors between them</source>
        <translation>remplacer les résistances en série et en parallèle par une seule, ou mettre de petits condensateurs entre elles</translation>
    </message>
    <message>
        <source>replay it with that version</source>
        <translation>le rejouer avec cette version</translation>
    </message>
    <message>
        <source>restore it into a run of the scene that made it</source>
        <translation>le restaurer dans un calcul de la scène d&apos;où il vient</translation>
    </message>
    <message>
        <source>row %1 has %2 entries, row 0 has %3</source>
        <translation>la ligne %1 a %2 entrées, la ligne 0 en a %3</translation>
    </message>
    <message>
        <source>row %1 has %2 entry, row 0 has %3</source>
        <translation>la ligne %1 a %2 entrée, la ligne 0 en a %3</translation>
    </message>
    <message>
        <source>row %1 of &apos;%2&apos;</source>
        <translation>ligne %1 de &apos;%2&apos;</translation>
    </message>
    <message>
        <source>row %1 of &apos;%2&apos; is tangential and has no gap</source>
        <translation>la ligne %1 de &apos;%2&apos; est tangentielle et n&apos;a pas d&apos;interstice</translation>
    </message>
    <message>
        <source>row %1 of interaction &apos;%2&apos; moves no system: H is zero there</source>
        <translation>la ligne %1 de l&apos;interaction &apos;%2&apos; ne déplace aucun système&#xa0;: H y est nul</translation>
    </message>
    <message>
        <source>save the file with the encoding UTF-8</source>
        <translation>enregistrer le fichier avec l&apos;encodage UTF-8</translation>
    </message>
    <message>
        <source>select several bodies or joints</source>
        <translation>choisir plusieurs corps ou liaisons</translation>
    </message>
    <message>
        <source>select three bodies or more; the outer two stay where they are</source>
        <translation>choisir au moins trois corps&#xa0;; les deux extrêmes restent où ils sont</translation>
    </message>
    <message>
        <source>select two bodies or more; the first one stays where it is</source>
        <translation>choisir au moins deux corps&#xa0;; le premier reste où il est</translation>
    </message>
    <message>
        <source>semismooth Newton</source>
        <translation>Newton semi-lisse</translation>
    </message>
    <message>
        <source>set the offset to 0, or take another law</source>
        <translation>mettre le décalage à 0, ou prendre une autre loi</translation>
    </message>
    <message>
        <source>settings of the run are no parameters</source>
        <translation>les réglages du calcul ne sont pas des paramètres</translation>
    </message>
    <message>
        <source>shapes are box, cylinder, sphere, capsule or mesh</source>
        <translation>les formes sont box, cylinder, sphere, capsule ou mesh</translation>
    </message>
    <message>
        <source>shapes are opaque</source>
        <translation>les formes sont opaques</translation>
    </message>
    <message>
        <source>shapes have one colour</source>
        <translation>les formes ont une seule couleur</translation>
    </message>
    <message>
        <source>shorten one of them by %1</source>
        <translation>raccourcir l&apos;un d&apos;eux de %1</translation>
    </message>
    <message>
        <source>signal &apos;%1&apos; is not a number at t = %2 s</source>
        <translation>le signal &apos;%1&apos; n&apos;est pas un nombre à t = %2 s</translation>
    </message>
    <message>
        <source>signal &apos;%1&apos; is not a number at t = %2 s: %3</source>
        <translation>le signal &apos;%1&apos; n&apos;est pas un nombre à t = %2 s&#xa0;: %3</translation>
    </message>
    <message>
        <source>signals are %1</source>
        <translation>les signaux sont %1</translation>
    </message>
    <message>
        <source>signals are %1, ...</source>
        <translation>les signaux sont %1, ...</translation>
    </message>
    <message>
        <source>some of its hashes are missing</source>
        <translation>il manque des empreintes</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>autre chose</translation>
    </message>
    <message>
        <source>sort the rows by their angles</source>
        <translation>trier les lignes par angle</translation>
    </message>
    <message>
        <source>split it into definitions</source>
        <translation>la diviser en définitions</translation>
    </message>
    <message>
        <source>sqrt of a negative number (%1)</source>
        <translation>sqrt d&apos;un nombre négatif (%1)</translation>
    </message>
    <message>
        <source>start the run again with the new value</source>
        <translation>relancer le calcul avec la nouvelle valeur</translation>
    </message>
    <message>
        <source>start the run with the same settings</source>
        <translation>lancer le calcul avec les mêmes réglages</translation>
    </message>
    <message>
        <source>take 2 to %1; for more give the body a repeat</source>
        <translation>prendre de 2 à %1&#xa0;; pour plus, donner au corps une répétition</translation>
    </message>
    <message>
        <source>take &quot;Fixed&quot; off in its properties, or import it with a free base, to let it move</source>
        <translation>désactiver &quot;Fixe&quot; dans ses propriétés, ou l&apos;importer avec une base libre, pour qu&apos;il se déplace</translation>
    </message>
    <message>
        <source>take &quot;fixed&quot; out, or move it by a &quot;twist&quot; joint</source>
        <translation>retirer &quot;fixed&quot;, ou le déplacer par une liaison &quot;twist&quot;</translation>
    </message>
    <message>
        <source>take a factor above 0</source>
        <translation>prendre un facteur supérieur à 0</translation>
    </message>
    <message>
        <source>take a larger base circle, a smaller lift or more angle for it</source>
        <translation>prendre un cercle de base plus grand, une levée plus petite ou plus d&apos;angle pour elle</translation>
    </message>
    <message>
        <source>take a larger base circle, an offset or more angle for the lift</source>
        <translation>prendre un cercle de base plus grand, un décalage ou plus d&apos;angle pour la levée</translation>
    </message>
    <message>
        <source>take a larger flank, a smaller crown or another lift</source>
        <translation>prendre un flanc plus grand, un sommet plus petit ou une autre levée</translation>
    </message>
    <message>
        <source>take a smaller roller, a larger base circle or more angle for the lift</source>
        <translation>prendre un galet plus petit, un cercle de base plus grand ou plus d&apos;angle pour la levée</translation>
    </message>
    <message>
        <source>take another body, or the world</source>
        <translation>prendre un autre corps, ou le monde</translation>
    </message>
    <message>
        <source>take another one</source>
        <translation>en prendre un autre</translation>
    </message>
    <message>
        <source>take deg, rad or rev</source>
        <translation>prendre deg, rad ou rev</translation>
    </message>
    <message>
        <source>take fewer copies, or record fewer signals</source>
        <translation>prendre moins de copies, ou enregistrer moins de signaux</translation>
    </message>
    <message>
        <source>take fewer derivatives or simpler functions</source>
        <translation>prendre moins de dérivées ou des fonctions plus simples</translation>
    </message>
    <message>
        <source>take it out</source>
        <translation>le retirer</translation>
    </message>
    <message>
        <source>take it out, or use the law &quot;newton-impact-friction&quot;</source>
        <translation>le retirer, ou utiliser la loi &quot;newton-impact-friction&quot;</translation>
    </message>
    <message>
        <source>take it out, or write it as an escape such as \t</source>
        <translation>le retirer, ou l&apos;écrire comme une séquence d&apos;échappement telle que \t</translation>
    </message>
    <message>
        <source>take it out, or write texts between double quotes</source>
        <translation>le retirer, ou écrire les textes entre guillemets doubles</translation>
    </message>
    <message>
        <source>take mm, cm, m or in</source>
        <translation>prendre mm, cm, m ou in</translation>
    </message>
    <message>
        <source>take out t and states</source>
        <translation>retirer t et les états</translation>
    </message>
    <message>
        <source>take the comma out</source>
        <translation>retirer la virgule</translation>
    </message>
    <message>
        <source>tangent has %1 entries, but h has %2</source>
        <translation>tangent a %1 entrées, mais h en a %2</translation>
    </message>
    <message>
        <source>tangent has %1 entry, but h has %2</source>
        <translation>tangent a %1 entrée, mais h en a %2</translation>
    </message>
    <message>
        <source>the %1 &apos;%2&apos; is not repeated</source>
        <translation>%1 &apos;%2&apos; n&apos;a pas de répétition</translation>
    </message>
    <message>
        <source>the %1 of %2 changes with time</source>
        <translation>%1 de %2 change avec le temps</translation>
    </message>
    <message>
        <source>the %1 of %2 is %3</source>
        <translation>%1 de %2 vaut %3</translation>
    </message>
    <message>
        <source>the %1 of a drive may use parameters only</source>
        <translation>%1 d&apos;un entraînement ne peut utiliser que des paramètres</translation>
    </message>
    <message>
        <source>the &apos;(&apos; at column %1 is not closed</source>
        <translation>la &apos;(&apos; de la colonne %1 n&apos;est pas fermée</translation>
    </message>
    <message>
        <source>the acceleration jumps at %1: the jerk is infinite there; the largest jump is %2 m/rad² at %3</source>
        <translation>l&apos;accélération saute à %1&#xa0;: l&apos;à-coup y est infini&#xa0;; le plus grand saut vaut %2 m/rad² à %3</translation>
    </message>
    <message>
        <source>the angle %1 %2 is outside one turn</source>
        <translation>l&apos;angle %1 %2 est en dehors d&apos;un tour</translation>
    </message>
    <message>
        <source>the angle %1 comes after %2</source>
        <translation>l&apos;angle %1 vient après %2</translation>
    </message>
    <message>
        <source>the angle of a segment</source>
        <translation>l&apos;angle d&apos;un segment</translation>
    </message>
    <message>
        <source>the axis goes from %1 to %2</source>
        <translation>l&apos;axe va de %1 à %2</translation>
    </message>
    <message>
        <source>the axis has no direction</source>
        <translation>l&apos;axe n&apos;a pas de direction</translation>
    </message>
    <message>
        <source>the axis has no length</source>
        <translation>l&apos;axe n&apos;a pas de longueur</translation>
    </message>
    <message>
        <source>the axis of &apos;%1&apos; has no direction</source>
        <translation>l&apos;axe de &apos;%1&apos; n&apos;a pas de direction</translation>
    </message>
    <message>
        <source>the axis of the rotation has no length</source>
        <translation>l&apos;axe de la rotation n&apos;a pas de longueur</translation>
    </message>
    <message>
        <source>the bodies are not in the scene</source>
        <translation>les corps ne sont pas dans la scène</translation>
    </message>
    <message>
        <source>the box has an edge that is not positive</source>
        <translation>la boîte a une arête qui n&apos;est pas positive</translation>
    </message>
    <message>
        <source>the bundle was written by a later version of Saltus</source>
        <translation>le paquet a été écrit par une version plus récente de Saltus</translation>
    </message>
    <message>
        <source>the cam is undercut: at %1 the path of the roller has a radius of %2, less than the roller&apos;s %3</source>
        <translation>la came présente une interférence&#xa0;: à %1 la trajectoire du galet a un rayon de %2, inférieur à celui du galet, %3</translation>
    </message>
    <message>
        <source>the circuit has %1 elements</source>
        <translation>le circuit a %1 éléments</translation>
    </message>
    <message>
        <source>the circuit has no elements</source>
        <translation>le circuit n&apos;a pas d&apos;éléments</translation>
    </message>
    <message>
        <source>the circuit has no ground</source>
        <translation>le circuit n&apos;a pas de masse</translation>
    </message>
    <message>
        <source>the closed form solves one contact, this scene has %1 rows</source>
        <translation>la forme explicite résout un seul contact, cette scène a %1 lignes</translation>
    </message>
    <message>
        <source>the colour of %1 is clipped</source>
        <translation>la couleur de %1 est écrêtée</translation>
    </message>
    <message>
        <source>the comment that begins here is not closed</source>
        <translation>le commentaire qui commence ici n&apos;est pas fermé</translation>
    </message>
    <message>
        <source>the compliant gap does not depend on lambda: its relative degree is 2, and no finite force stops a body at once</source>
        <translation>l&apos;interstice compliant ne dépend pas de lambda&#xa0;: son degré relatif est 2, et aucune force finie n&apos;arrête un corps d&apos;un coup</translation>
    </message>
    <message>
        <source>the contact problem of step %1 was solved to %2 m/s only%3, more than the tolerance; raise max_iterations or choose another solver</source>
        <translation>le problème de contact du pas %1 n&apos;a été résolu qu&apos;à %2 m/s près%3, au-delà de la tolérance&#xa0;; augmenter max_iterations ou choisir un autre solveur</translation>
    </message>
    <message>
        <source>the contact problem of step %1 was solved to %2 m/s only%3, more than the tolerance; raise max_iterations or take a smaller step</source>
        <translation>le problème de contact du pas %1 n&apos;a été résolu qu&apos;à %2 m/s près%3, au-delà de la tolérance&#xa0;; augmenter max_iterations ou prendre un pas plus petit</translation>
    </message>
    <message>
        <source>the copies are %1[0] to %2[%3]</source>
        <translation>les copies sont %1[0] à %2[%3]</translation>
    </message>
    <message>
        <source>the damping</source>
        <translation>l&apos;amortissement</translation>
    </message>
    <message>
        <source>the density</source>
        <translation>la masse volumique</translation>
    </message>
    <message>
        <source>the direction of a plane section must be 1, -1 or 0</source>
        <translation>la direction d&apos;une section plane doit être 1, -1 ou 0</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>the edge</source>
        <translation>l&apos;arête</translation>
    </message>
    <message>
        <source>the edge from vertex %1 to %2</source>
        <translation>l&apos;arête du sommet %1 au sommet %2</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>la fin</translation>
    </message>
    <message>
        <source>the end, %1 s, comes before the first step of %2 s</source>
        <translation>la fin, %1 s, vient avant le premier pas de %2 s</translation>
    </message>
    <message>
        <source>the ending of %1 is none of a mesh that can be read</source>
        <translation>l&apos;extension de %1 n&apos;est celle d&apos;aucun maillage lisible</translation>
    </message>
    <message>
        <source>the exponent has the unit %1</source>
        <translation>l&apos;exposant a l&apos;unité %1</translation>
    </message>
    <message>
        <source>the face names vertex %1, there are %2 so far</source>
        <translation>la face nomme le sommet %1, il y en a %2 jusqu&apos;ici</translation>
    </message>
    <message>
        <source>the file cannot be read: it is not a regular file</source>
        <translation>le fichier ne peut pas être lu&#xa0;: ce n&apos;est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>the file does not begin with &apos;ply&apos;</source>
        <translation>le fichier ne commence pas par &apos;ply&apos;</translation>
    </message>
    <message>
        <source>the file ends before its header does</source>
        <translation>le fichier finit avant la fin de son en-tête</translation>
    </message>
    <message>
        <source>the file ends before the &apos;%1&apos; of %2 is closed</source>
        <translation>le fichier finit avant que le &apos;%1&apos; (%2) soit fermé</translation>
    </message>
    <message>
        <source>the file ends inside a facet</source>
        <translation>le fichier finit au milieu d&apos;une facette</translation>
    </message>
    <message>
        <source>the file holds no triangle</source>
        <translation>le fichier ne contient aucun triangle</translation>
    </message>
    <message>
        <source>the file is cut off, or no STL file: write it again</source>
        <translation>le fichier est tronqué, ou n&apos;est pas un fichier STL&#xa0;: l&apos;écrire à nouveau</translation>
    </message>
    <message>
        <source>the file is cut off: write it again</source>
        <translation>le fichier est tronqué&#xa0;: l&apos;écrire à nouveau</translation>
    </message>
    <message>
        <source>the file is damaged or cut off: write it again</source>
        <translation>le fichier est endommagé ou tronqué&#xa0;: l&apos;écrire à nouveau</translation>
    </message>
    <message>
        <source>the file is damaged: write it again</source>
        <translation>le fichier est endommagé&#xa0;: l&apos;écrire à nouveau</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>le fichier est vide</translation>
    </message>
    <message>
        <source>the file is larger than %1 MB, the most that is read</source>
        <translation>le fichier dépasse %1 Mo, la limite de lecture</translation>
    </message>
    <message>
        <source>the file is not a recording of Saltus</source>
        <translation>le fichier n&apos;est pas un enregistrement de Saltus</translation>
    </message>
    <message>
        <source>the file is not a reproduction bundle: %1</source>
        <translation>le fichier n&apos;est pas un paquet de reproduction&#xa0;: %1</translation>
    </message>
    <message>
        <source>the file is not valid JSON</source>
        <translation>le fichier n&apos;est pas du JSON valide</translation>
    </message>
    <message>
        <source>the file is not valid JSON: %1</source>
        <translation>le fichier n&apos;est pas du JSON valide&#xa0;: %1</translation>
    </message>
    <message>
        <source>the file says it has %1 triangles and holds %2</source>
        <translation>le fichier dit avoir %1 triangles et en contient %2</translation>
    </message>
    <message>
        <source>the file system is read-only</source>
        <translation>le système de fichiers est en lecture seule</translation>
    </message>
    <message>
        <source>the first link &apos;%1&apos; stands still</source>
        <translation>le premier maillon &apos;%1&apos; est immobile</translation>
    </message>
    <message>
        <source>the first row is 0</source>
        <translation>la première ligne est 0</translation>
    </message>
    <message>
        <source>the follower&apos;s line passes beside the base circle</source>
        <translation>la ligne du poussoir passe à côté du cercle de base</translation>
    </message>
    <message>
        <source>the force on &apos;%1&apos;</source>
        <translation>la force sur &apos;%1&apos;</translation>
    </message>
    <message>
        <source>the formula grows beyond %1 operations</source>
        <translation>la formule dépasse %1 opérations</translation>
    </message>
    <message>
        <source>the formula holds an infinite constant</source>
        <translation>la formule contient une constante infinie</translation>
    </message>
    <message>
        <source>the formula is empty</source>
        <translation>la formule est vide</translation>
    </message>
    <message>
        <source>the formula is too long</source>
        <translation>la formule est trop longue</translation>
    </message>
    <message>
        <source>the formula nests deeper than %1 levels</source>
        <translation>la formule est imbriquée sur plus de %1 niveaux</translation>
    </message>
    <message>
        <source>the forward voltage of %1 is %2</source>
        <translation>la tension de seuil de %1 vaut %2</translation>
    </message>
    <message>
        <source>the friction</source>
        <translation>le frottement</translation>
    </message>
    <message>
        <source>the function &apos;%1&apos; has two arguments &apos;%2&apos;</source>
        <translation>la fonction &apos;%1&apos; a deux arguments &apos;%2&apos;</translation>
    </message>
    <message>
        <source>the function has both a formula and a profile</source>
        <translation>la fonction a à la fois une formule et un profil</translation>
    </message>
    <message>
        <source>the gap does not depend on any coordinate of the systems or bodies joined</source>
        <translation>l&apos;interstice ne dépend d&apos;aucune coordonnée des systèmes ou corps joints</translation>
    </message>
    <message>
        <source>the gap is not linear in &apos;%1&apos;, and the modal integrator takes linear gaps alone</source>
        <translation>l&apos;interstice n&apos;est pas linéaire en &apos;%1&apos;, et l&apos;intégrateur modal n&apos;accepte que des interstices linéaires</translation>
    </message>
    <message>
        <source>the gyroscopic term of body &apos;%1&apos; has no solution: it turns too far in one step</source>
        <translation>le terme gyroscopique du corps &apos;%1&apos; n&apos;a pas de solution&#xa0;: il tourne trop en un pas</translation>
    </message>
    <message>
        <source>the header announces %1 of %2, more than the file holds</source>
        <translation>l&apos;en-tête annonce %1 éléments %2, plus que le fichier n&apos;en contient</translation>
    </message>
    <message>
        <source>the header does not end</source>
        <translation>l&apos;en-tête ne finit pas</translation>
    </message>
    <message>
        <source>the header has no format</source>
        <translation>l&apos;en-tête n&apos;a pas de format</translation>
    </message>
    <message>
        <source>the height of the cone</source>
        <translation>la hauteur du cône</translation>
    </message>
    <message>
        <source>the hull has %1 points</source>
        <translation>l&apos;enveloppe a %1 points</translation>
    </message>
    <message>
        <source>the hull has no points</source>
        <translation>l&apos;enveloppe n&apos;a pas de points</translation>
    </message>
    <message>
        <source>the hull has no surface</source>
        <translation>l&apos;enveloppe n&apos;a pas de surface</translation>
    </message>
    <message>
        <source>the hull has points and a file</source>
        <translation>l&apos;enveloppe a des points et un fichier</translation>
    </message>
    <message>
        <source>the identity</source>
        <translation>l&apos;identité</translation>
    </message>
    <message>
        <source>the index &apos;%1&apos; has the name of something else</source>
        <translation>l&apos;indice &apos;%1&apos; a le nom d&apos;autre chose</translation>
    </message>
    <message>
        <source>the index &apos;%1&apos; is already that of the repeat</source>
        <translation>l&apos;indice &apos;%1&apos; est déjà celui de la répétition</translation>
    </message>
    <message>
        <source>the index &apos;%1&apos; is already the name of %2</source>
        <translation>%2 porte déjà le nom de l&apos;indice &apos;%1&apos;</translation>
    </message>
    <message>
        <source>the index &apos;%1&apos; is already the name of the time</source>
        <translation>le temps porte déjà le nom de l&apos;indice &apos;%1&apos;</translation>
    </message>
    <message>
        <source>the inertia matrix of %1 is not symmetric</source>
        <translation>la matrice d&apos;inertie de %1 n&apos;est pas symétrique</translation>
    </message>
    <message>
        <source>the inertia of %1 has a number that is not finite</source>
        <translation>l&apos;inertie de %1 contient un nombre qui n&apos;est pas fini</translation>
    </message>
    <message>
        <source>the inertia of &apos;%1&apos; is that of no body</source>
        <translation>l&apos;inertie de &apos;%1&apos; n&apos;est celle d&apos;aucun corps</translation>
    </message>
    <message>
        <source>the integrator %1 cannot move &apos;%2&apos;, which is %3</source>
        <translation>l&apos;intégrateur %1 ne peut pas déplacer &apos;%2&apos;, de type %3</translation>
    </message>
    <message>
        <source>the integrator &quot;modal&quot; takes contacts without friction, and no law %1</source>
        <translation>l&apos;intégrateur &quot;modal&quot; accepte des contacts sans frottement, et pas la loi %1</translation>
    </message>
    <message>
        <source>the integrator &quot;modal&quot; takes no compliant gaps</source>
        <translation>l&apos;intégrateur &quot;modal&quot; n&apos;accepte pas d&apos;interstices compliants</translation>
    </message>
    <message>
        <source>the integrator &quot;moreau-jean&quot; needs a Lagrangian system, and all are of first order</source>
        <translation>l&apos;intégrateur &quot;moreau-jean&quot; demande un système lagrangien, et tous sont du premier ordre</translation>
    </message>
    <message>
        <source>the iteration matrix M + h theta C + h^2 theta^2 K of system &apos;%1&apos; is singular</source>
        <translation>la matrice d&apos;itération M + h theta C + h^2 theta^2 K du système &apos;%1&apos; est singulière</translation>
    </message>
    <message>
        <source>the iteration matrix of system &apos;%1&apos; is singular</source>
        <translation>la matrice d&apos;itération du système &apos;%1&apos; est singulière</translation>
    </message>
    <message>
        <source>the joint &apos;%1&apos; has no %2</source>
        <translation>il manque %2 à la liaison &apos;%1&apos;</translation>
    </message>
    <message>
        <source>the joint &apos;%1&apos; has no limits</source>
        <translation>la liaison &apos;%1&apos; n&apos;a pas de butées</translation>
    </message>
    <message>
        <source>the joint &apos;%1&apos; names the link &apos;%2&apos;, which is not there</source>
        <translation>la liaison &apos;%1&apos; nomme le maillon &apos;%2&apos;, qui n&apos;existe pas</translation>
    </message>
    <message>
        <source>the joint &apos;%1&apos; starts at %2 m</source>
        <translation>la liaison &apos;%1&apos; commence à %2 m</translation>
    </message>
    <message>
        <source>the joint &apos;%1&apos; starts at %2 rad</source>
        <translation>la liaison &apos;%1&apos; commence à %2 rad</translation>
    </message>
    <message>
        <source>the key %1 stands here twice</source>
        <translation>la clé %1 figure deux fois ici</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; is missing</source>
        <translation>la clé &quot;%1&quot; manque</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; is not known here</source>
        <translation>la clé &quot;%1&quot; n&apos;est pas connue ici</translation>
    </message>
    <message>
        <source>the key &quot;formula&quot; is missing</source>
        <translation>la clé &quot;formula&quot; manque</translation>
    </message>
    <message>
        <source>the key &quot;kind&quot; is missing</source>
        <translation>la clé &quot;kind&quot; manque</translation>
    </message>
    <message>
        <source>the keys are %1</source>
        <translation>les clés sont %1</translation>
    </message>
    <message>
        <source>the largest force</source>
        <translation>la plus grande force</translation>
    </message>
    <message>
        <source>the largest may be at most the sum of the other two</source>
        <translation>le plus grand peut valoir au plus la somme des deux autres</translation>
    </message>
    <message>
        <source>the last segment ends %1 above the base circle, where the turn begins</source>
        <translation>le dernier segment finit %1 au-dessus du cercle de base, où le tour commence</translation>
    </message>
    <message>
        <source>the law %1 cannot go with the relation %2</source>
        <translation>la loi %1 n&apos;est pas compatible avec la relation %2</translation>
    </message>
    <message>
        <source>the length</source>
        <translation>la longueur</translation>
    </message>
    <message>
        <source>the level of a plane section must be a finite number</source>
        <translation>le niveau d&apos;une section plane doit être un nombre fini</translation>
    </message>
    <message>
        <source>the lift after a whole turn is %1, at its beginning it is %2</source>
        <translation>la levée vaut %1 après un tour entier, %2 à son début</translation>
    </message>
    <message>
        <source>the lift follows from the radii of flank and crown</source>
        <translation>la levée résulte des rayons du flanc et du sommet</translation>
    </message>
    <message>
        <source>the lift of a segment</source>
        <translation>la levée d&apos;un segment</translation>
    </message>
    <message>
        <source>the limits go from %1 to %2</source>
        <translation>les bornes vont de %1 à %2</translation>
    </message>
    <message>
        <source>the limits of &apos;%1&apos; are upside down</source>
        <translation>les butées de &apos;%1&apos; sont inversées</translation>
    </message>
    <message>
        <source>the limits of &apos;%1&apos; leave it no travel</source>
        <translation>les butées de &apos;%1&apos; ne lui laissent aucune course</translation>
    </message>
    <message>
        <source>the link &apos;%1&apos; has no mass</source>
        <translation>le maillon &apos;%1&apos; n&apos;a pas de masse</translation>
    </message>
    <message>
        <source>the link &apos;%1&apos; has no mass, and moves</source>
        <translation>le maillon &apos;%1&apos; n&apos;a pas de masse, et se déplace</translation>
    </message>
    <message>
        <source>the link &apos;%1&apos; has two inertials</source>
        <translation>le maillon &apos;%1&apos; a deux éléments inertial</translation>
    </message>
    <message>
        <source>the link &apos;%1&apos; is no body of its own</source>
        <translation>le maillon &apos;%1&apos; n&apos;est pas un corps à part</translation>
    </message>
    <message>
        <source>the link &apos;%1&apos; is the child of two joints</source>
        <translation>le maillon &apos;%1&apos; est l&apos;enfant de deux liaisons</translation>
    </message>
    <message>
        <source>the links form a loop: &apos;%1&apos; is carried by itself</source>
        <translation>les maillons forment une boucle&#xa0;: &apos;%1&apos; est porté par lui-même</translation>
    </message>
    <message>
        <source>the list of element %1 of %2 is cut off</source>
        <translation>la liste de l&apos;élément %1 de %2 est tronquée</translation>
    </message>
    <message>
        <source>the lower %1, %2, is not below the upper one, %3</source>
        <translation>la valeur basse (%1), %2, n&apos;est pas inférieure à la haute, %3</translation>
    </message>
    <message>
        <source>the mass</source>
        <translation>la masse</translation>
    </message>
    <message>
        <source>the mass is negative</source>
        <translation>la masse est négative</translation>
    </message>
    <message>
        <source>the mass matrix is empty</source>
        <translation>la matrice de masse est vide</translation>
    </message>
    <message>
        <source>the mass of %1 is %2 kg</source>
        <translation>la masse de %1 vaut %2 kg</translation>
    </message>
    <message>
        <source>the masses of &apos;%1&apos; and &apos;%2&apos;, which %3, differ by a factor of %4: percussions between them lose as many digits</source>
        <translation>les masses de &apos;%1&apos; et &apos;%2&apos;, qui %3, diffèrent d&apos;un facteur %4&#xa0;: les percussions entre eux perdent autant de chiffres</translation>
    </message>
    <message>
        <source>the mesh &apos;%1&apos; is left out</source>
        <translation>le maillage &apos;%1&apos; est omis</translation>
    </message>
    <message>
        <source>the mesh has no file</source>
        <translation>le maillage n&apos;a pas de fichier</translation>
    </message>
    <message>
        <source>the mesh has no surface</source>
        <translation>le maillage n&apos;a pas de surface</translation>
    </message>
    <message>
        <source>the mesh has no triangles</source>
        <translation>le maillage n&apos;a pas de triangles</translation>
    </message>
    <message>
        <source>the mesh is %1 m across</source>
        <translation>le maillage mesure %1 m</translation>
    </message>
    <message>
        <source>the modal integrator needs diagonal matrices, but %1 = %2</source>
        <translation>l&apos;intégrateur modal demande des matrices diagonales, mais %1 = %2</translation>
    </message>
    <message>
        <source>the modal integrator needs modes that oscillate, but %1 = %2</source>
        <translation>l&apos;intégrateur modal demande des modes qui oscillent, mais %1 = %2</translation>
    </message>
    <message>
        <source>the modal scheme does not take this solver</source>
        <translation>le schéma modal n&apos;accepte pas ce solveur</translation>
    </message>
    <message>
        <source>the modal scheme needs damping and stiffness of at least 0; coordinate %1 of system &apos;%2&apos; has C = %3, K = %4</source>
        <translation>le schéma modal demande un amortissement et une raideur d&apos;au moins 0&#xa0;; la coordonnée %1 du système &apos;%2&apos; a C = %3, K = %4</translation>
    </message>
    <message>
        <source>the modal scheme needs diagonal M, C and K, but those of system &apos;%1&apos; are not</source>
        <translation>le schéma modal demande M, C et K diagonales, mais celles du système &apos;%1&apos; ne le sont pas</translation>
    </message>
    <message>
        <source>the modal scheme takes contacts with linear gaps and without friction only</source>
        <translation>le schéma modal n&apos;accepte que des contacts à interstice linéaire et sans frottement</translation>
    </message>
    <message>
        <source>the moment of inertia of %1 is %2 kg m^2</source>
        <translation>le moment d&apos;inertie de %1 vaut %2 kg m^2</translation>
    </message>
    <message>
        <source>the most are %1</source>
        <translation>le maximum est %1</translation>
    </message>
    <message>
        <source>the most are %1: leave some out</source>
        <translation>le maximum est %1&#xa0;: en omettre quelques-unes</translation>
    </message>
    <message>
        <source>the most are %1; a table of handles may be longer</source>
        <translation>le maximum est %1&#xa0;; une table de poignées peut être plus longue</translation>
    </message>
    <message>
        <source>the most of each is %1</source>
        <translation>le maximum de chaque sorte est %1</translation>
    </message>
    <message>
        <source>the most that a scene may have is %1</source>
        <translation>une scène peut en avoir au plus %1</translation>
    </message>
    <message>
        <source>the multiplier is 0; make it a fixed joint</source>
        <translation>le multiplicateur est 0&#xa0;; en faire une liaison fixe</translation>
    </message>
    <message>
        <source>the name &apos;%1&apos; is already that of %2</source>
        <translation>le nom &apos;%1&apos; est déjà pris par %2</translation>
    </message>
    <message>
        <source>the name &apos;%1&apos; is taken</source>
        <translation>le nom &apos;%1&apos; est pris</translation>
    </message>
    <message>
        <source>the name &apos;%1&apos; is taken by the energies</source>
        <translation>le nom &apos;%1&apos; est pris par les énergies</translation>
    </message>
    <message>
        <source>the name &apos;%1&apos; is taken by the signals of all contacts</source>
        <translation>le nom &apos;%1&apos; est pris par les signaux de tous les contacts</translation>
    </message>
    <message>
        <source>the name &apos;%1&apos; is taken by the time</source>
        <translation>le nom &apos;%1&apos; est pris par le temps</translation>
    </message>
    <message>
        <source>the name is empty</source>
        <translation>le nom est vide</translation>
    </message>
    <message>
        <source>the name of the file to write is empty</source>
        <translation>le nom du fichier à écrire est vide</translation>
    </message>
    <message>
        <source>the name to differentiate by</source>
        <translation>le nom par rapport auquel dériver</translation>
    </message>
    <message>
        <source>the names of two materials, or leave it out for all pairs without a law of their own</source>
        <translation>les noms de deux matériaux, ou rien pour toutes les paires sans loi propre</translation>
    </message>
    <message>
        <source>the new value of %1 is not a finite number</source>
        <translation>la nouvelle valeur de %1 n&apos;est pas un nombre fini</translation>
    </message>
    <message>
        <source>the number %1 is too large</source>
        <translation>le nombre %1 est trop grand</translation>
    </message>
    <message>
        <source>the number of coordinates</source>
        <translation>le nombre de coordonnées</translation>
    </message>
    <message>
        <source>the number of copies</source>
        <translation>le nombre de copies</translation>
    </message>
    <message>
        <source>the offset must be smaller than %1</source>
        <translation>le décalage doit être inférieur à %1</translation>
    </message>
    <message>
        <source>the offset of a flat follower changes nothing</source>
        <translation>le décalage d&apos;un poussoir à plateau ne change rien</translation>
    </message>
    <message>
        <source>the offset of a stroboscopic section must be a finite number</source>
        <translation>le décalage d&apos;une section stroboscopique doit être un nombre fini</translation>
    </message>
    <message>
        <source>the package &apos;%1&apos; is not found at or above the file&apos;s folder</source>
        <translation>le paquet &apos;%1&apos; est introuvable dans le dossier du fichier et au-dessus</translation>
    </message>
    <message>
        <source>the parameters are %1</source>
        <translation>les paramètres sont %1</translation>
    </message>
    <message>
        <source>the parts are planar, this scene is not</source>
        <translation>les éléments sont plans, cette scène ne l&apos;est pas</translation>
    </message>
    <message>
        <source>the parts are spatial, this scene is planar</source>
        <translation>les éléments sont spatiaux, cette scène est plane</translation>
    </message>
    <message>
        <source>the period is %1</source>
        <translation>la période vaut %1</translation>
    </message>
    <message>
        <source>the period of a stroboscopic section must be positive</source>
        <translation>la période d&apos;une section stroboscopique doit être positive</translation>
    </message>
    <message>
        <source>the piece of the mesh around vertex %1 makes no convex part: %2</source>
        <translation>le morceau du maillage autour du sommet %1 ne donne pas de partie convexe&#xa0;: %2</translation>
    </message>
    <message>
        <source>the place of the plot is outside the plot area</source>
        <translation>la place du tracé est en dehors de la zone des tracés</translation>
    </message>
    <message>
        <source>the plot &apos;%1&apos; is not a section</source>
        <translation>le tracé &apos;%1&apos; n&apos;est pas une section</translation>
    </message>
    <message>
        <source>the plot &quot;%1&quot; is not a section</source>
        <translation>le tracé &quot;%1&quot; n&apos;est pas une section</translation>
    </message>
    <message>
        <source>the plot shows no signals</source>
        <translation>le tracé ne montre aucun signal</translation>
    </message>
    <message>
        <source>the points lie on one line</source>
        <translation>les points sont alignés</translation>
    </message>
    <message>
        <source>the points of the hull are too nearly in one plane or on one line: %1</source>
        <translation>les points de l&apos;enveloppe sont presque tous dans un plan ou sur une droite&#xa0;: %1</translation>
    </message>
    <message>
        <source>the points of the hull lie in one plane: it has no volume</source>
        <translation>les points de l&apos;enveloppe sont dans un plan&#xa0;: elle n&apos;a pas de volume</translation>
    </message>
    <message>
        <source>the points of the hull lie on one line or in one place</source>
        <translation>les points de l&apos;enveloppe sont alignés ou au même endroit</translation>
    </message>
    <message>
        <source>the polygon has %1 corners</source>
        <translation>le polygone a %1 sommets</translation>
    </message>
    <message>
        <source>the polygon has no area: its corners lie on one line</source>
        <translation>le polygone n&apos;a pas d&apos;aire&#xa0;: ses sommets sont alignés</translation>
    </message>
    <message>
        <source>the polygon is not convex at corner %1</source>
        <translation>le polygone n&apos;est pas convexe au sommet %1</translation>
    </message>
    <message>
        <source>the polygon&apos;s corners run clockwise</source>
        <translation>les sommets du polygone tournent dans le sens horaire</translation>
    </message>
    <message>
        <source>the polygon&apos;s sides cross each other</source>
        <translation>les côtés du polygone se croisent</translation>
    </message>
    <message>
        <source>the pose of %1 has a number that is not finite</source>
        <translation>la pose de %1 contient un nombre qui n&apos;est pas fini</translation>
    </message>
    <message>
        <source>the position has %1 entries</source>
        <translation>la position a %1 entrées</translation>
    </message>
    <message>
        <source>the position has %1 entry</source>
        <translation>la position a %1 entrée</translation>
    </message>
    <message>
        <source>the position of a body is q, its velocity v</source>
        <translation>la position d&apos;un corps est q, sa vitesse v</translation>
    </message>
    <message>
        <source>the power of %1 is no unit</source>
        <translation>la puissance de %1 n&apos;est pas une unité</translation>
    </message>
    <message>
        <source>the power of a unit must be a whole number</source>
        <translation>la puissance d&apos;une unité doit être un nombre entier</translation>
    </message>
    <message>
        <source>the powers of the units are too large</source>
        <translation>les puissances des unités sont trop grandes</translation>
    </message>
    <message>
        <source>the powers of this unit are too large</source>
        <translation>les puissances de cette unité sont trop grandes</translation>
    </message>
    <message>
        <source>the pressure angle reaches %1 at %2, more than the usual 30°</source>
        <translation>l&apos;angle de pression atteint %1 à %2, plus que les 30° habituels</translation>
    </message>
    <message>
        <source>the profile has both segments and handles</source>
        <translation>le profil a à la fois des segments et des poignées</translation>
    </message>
    <message>
        <source>the profile has neither segments nor handles</source>
        <translation>le profil n&apos;a ni segments ni poignées</translation>
    </message>
    <message>
        <source>the projection&apos;s tolerance is %1 m</source>
        <translation>la tolérance de la projection vaut %1 m</translation>
    </message>
    <message>
        <source>the quaternion of %1 is zero, it gives no orientation</source>
        <translation>le quaternion de %1 est nul, il ne donne pas d&apos;orientation</translation>
    </message>
    <message>
        <source>the radius of the base circle</source>
        <translation>le rayon du cercle de base</translation>
    </message>
    <message>
        <source>the radius of the capsule</source>
        <translation>le rayon de la capsule</translation>
    </message>
    <message>
        <source>the radius of the cone</source>
        <translation>le rayon du cône</translation>
    </message>
    <message>
        <source>the radius of the crown</source>
        <translation>le rayon du sommet</translation>
    </message>
    <message>
        <source>the radius of the cylinder</source>
        <translation>le rayon du cylindre</translation>
    </message>
    <message>
        <source>the radius of the disc</source>
        <translation>le rayon du disque</translation>
    </message>
    <message>
        <source>the radius of the flank</source>
        <translation>le rayon du flanc</translation>
    </message>
    <message>
        <source>the radius of the sphere</source>
        <translation>le rayon de la sphère</translation>
    </message>
    <message>
        <source>the range of %1 goes from %2 to %3</source>
        <translation>la plage de %1 va de %2 à %3</translation>
    </message>
    <message>
        <source>the ratio is 0</source>
        <translation>le rapport est 0</translation>
    </message>
    <message>
        <source>the reader of the pipe has gone</source>
        <translation>le lecteur du tube l&apos;a fermé</translation>
    </message>
    <message>
        <source>the recording holds no %1 &quot;%2&quot;</source>
        <translation>l&apos;enregistrement ne contient rien du nom de &quot;%2&quot; (%1)</translation>
    </message>
    <message>
        <source>the recording holds no signal &quot;%1&quot;</source>
        <translation>l&apos;enregistrement ne contient pas de signal &quot;%1&quot;</translation>
    </message>
    <message>
        <source>the recording holds other signals than this run</source>
        <translation>l&apos;enregistrement contient d&apos;autres signaux que ce calcul</translation>
    </message>
    <message>
        <source>the recording is damaged: %1</source>
        <translation>l&apos;enregistrement est endommagé&#xa0;: %1</translation>
    </message>
    <message>
        <source>the recording is damaged: its checksum does not agree</source>
        <translation>l&apos;enregistrement est endommagé&#xa0;: sa somme de contrôle ne concorde pas</translation>
    </message>
    <message>
        <source>the recording is incomplete: %1 bytes are missing</source>
        <translation>l&apos;enregistrement est incomplet&#xa0;: il manque %1 octets</translation>
    </message>
    <message>
        <source>the recording outgrew its memory and no temporary file can be made: %1</source>
        <translation>l&apos;enregistrement dépasse sa mémoire, et aucun fichier temporaire ne peut être créé&#xa0;: %1</translation>
    </message>
    <message>
        <source>the recording outgrew its memory and the disk for temporary files is full</source>
        <translation>l&apos;enregistrement dépasse sa mémoire, et le disque des fichiers temporaires est plein</translation>
    </message>
    <message>
        <source>the recording was written by a later version of Saltus (format %1)</source>
        <translation>l&apos;enregistrement a été écrit par une version plus récente de Saltus (format %1)</translation>
    </message>
    <message>
        <source>the relation %1 cannot join &apos;%2&apos;, which is %3</source>
        <translation>la relation %1 ne peut pas joindre &apos;%2&apos;, de type %3</translation>
    </message>
    <message>
        <source>the robot has no links</source>
        <translation>le robot n&apos;a pas de maillons</translation>
    </message>
    <message>
        <source>the roller has no radius</source>
        <translation>le galet n&apos;a pas de rayon</translation>
    </message>
    <message>
        <source>the rows of %1 have %2 and %3 entries</source>
        <translation>les lignes de %1 ont %2 et %3 entrées</translation>
    </message>
    <message>
        <source>the rows of first-order relations have no ydot</source>
        <translation>les lignes des relations du premier ordre n&apos;ont pas de ydot</translation>
    </message>
    <message>
        <source>the scene has %1 MB, more than %2 MB</source>
        <translation>la scène fait %1 Mo, plus de %2 Mo</translation>
    </message>
    <message>
        <source>the scene has %1 coordinates and states and %2 rows</source>
        <translation>la scène a %1 coordonnées et états et %2 lignes</translation>
    </message>
    <message>
        <source>the scene has joints, but no bodies</source>
        <translation>la scène a des liaisons, mais pas de corps</translation>
    </message>
    <message>
        <source>the scene has more than %1 parts</source>
        <translation>la scène a plus de %1 éléments</translation>
    </message>
    <message>
        <source>the scene has more than %1 values</source>
        <translation>la scène a plus de %1 valeurs</translation>
    </message>
    <message>
        <source>the scene has no systems and no bodies</source>
        <translation>la scène n&apos;a ni systèmes ni corps</translation>
    </message>
    <message>
        <source>the scene needs more than 2 GB</source>
        <translation>la scène demande plus de 2 Go</translation>
    </message>
    <message>
        <source>the segments take %1, but a turn has 360°</source>
        <translation>les segments occupent %1, mais un tour a 360°</translation>
    </message>
    <message>
        <source>the size has %1 entries</source>
        <translation>la taille a %1 entrées</translation>
    </message>
    <message>
        <source>the size has %1 entry</source>
        <translation>la taille a %1 entrée</translation>
    </message>
    <message>
        <source>the size has more than three entries</source>
        <translation>la taille a plus de trois entrées</translation>
    </message>
    <message>
        <source>the sliding velocity does not depend on any velocity of the systems or bodies joined</source>
        <translation>la vitesse de glissement ne dépend d&apos;aucune vitesse des systèmes ou corps joints</translation>
    </message>
    <message>
        <source>the sliding velocity is %1 where nothing moves</source>
        <translation>la vitesse de glissement vaut %1 là où rien ne bouge</translation>
    </message>
    <message>
        <source>the sliding velocity is not linear in &apos;%1&apos;</source>
        <translation>la vitesse de glissement n&apos;est pas linéaire en &apos;%1&apos;</translation>
    </message>
    <message>
        <source>the solver&apos;s tolerance is %1</source>
        <translation>la tolérance du solveur vaut %1</translation>
    </message>
    <message>
        <source>the spin of &apos;%1&apos; is a formula</source>
        <translation>la rotation de &apos;%1&apos; est une formule</translation>
    </message>
    <message>
        <source>the spline dips %1 below the base circle at %2</source>
        <translation>la spline descend de %1 sous le cercle de base à %2</translation>
    </message>
    <message>
        <source>the step</source>
        <translation>le pas</translation>
    </message>
    <message>
        <source>the step is no positive time</source>
        <translation>le pas n&apos;est pas un temps positif</translation>
    </message>
    <message>
        <source>the step size is %1 s</source>
        <translation>la taille du pas vaut %1 s</translation>
    </message>
    <message>
        <source>the step&apos;s equations did not converge: the last of %1 passes changed a velocity by %2 of its size</source>
        <translation>les équations du pas n&apos;ont pas convergé&#xa0;: la dernière de %1 passes a changé une vitesse de %2 fois sa valeur</translation>
    </message>
    <message>
        <source>the stiffness</source>
        <translation>la raideur</translation>
    </message>
    <message>
        <source>the surface is flat: it encloses %1 m3</source>
        <translation>la surface est plate&#xa0;: elle enferme %1 m3</translation>
    </message>
    <message>
        <source>the surface is inside out: its normals point inwards (enclosed volume %1 m3)</source>
        <translation>la surface est retournée&#xa0;: ses normales pointent vers l&apos;intérieur (volume enfermé %1 m3)</translation>
    </message>
    <message>
        <source>the surface is not convex: vertex %1 lies %2 m outside the plane of triangle %3</source>
        <translation>la surface n&apos;est pas convexe&#xa0;: le sommet %1 est à %2 m à l&apos;extérieur du plan du triangle %3</translation>
    </message>
    <message>
        <source>the surface is open: %1 belongs to triangle %2 alone</source>
        <translation>la surface est ouverte&#xa0;: %1 n&apos;appartient qu&apos;au triangle %2</translation>
    </message>
    <message>
        <source>the system has %1</source>
        <translation>le système a %1</translation>
    </message>
    <message>
        <source>the system has no states</source>
        <translation>le système n&apos;a pas d&apos;états</translation>
    </message>
    <message>
        <source>the table goes over more than one turn</source>
        <translation>la table couvre plus d&apos;un tour</translation>
    </message>
    <message>
        <source>the table has %1 rows</source>
        <translation>la table a %1 lignes</translation>
    </message>
    <message>
        <source>the table has no rows</source>
        <translation>la table n&apos;a pas de lignes</translation>
    </message>
    <message>
        <source>the table of contact laws does not fit the number of materials</source>
        <translation>la table des lois de contact ne correspond pas au nombre de matériaux</translation>
    </message>
    <message>
        <source>the text that begins here is not closed</source>
        <translation>le texte qui commence ici n&apos;est pas fermé</translation>
    </message>
    <message>
        <source>the text that begins here is not closed on its line</source>
        <translation>le texte qui commence ici n&apos;est pas fermé sur sa ligne</translation>
    </message>
    <message>
        <source>the time derivative of &apos;%1&apos; is not known to formulas</source>
        <translation>la dérivée temporelle de &apos;%1&apos; n&apos;est pas connue des formules</translation>
    </message>
    <message>
        <source>the time range to export ends before it begins</source>
        <translation>l&apos;intervalle de temps à exporter finit avant de commencer</translation>
    </message>
    <message>
        <source>the time to run to is not a number</source>
        <translation>le temps jusqu&apos;auquel calculer n&apos;est pas un nombre</translation>
    </message>
    <message>
        <source>the tolerance</source>
        <translation>la tolérance</translation>
    </message>
    <message>
        <source>the tolerance is %1</source>
        <translation>la tolérance vaut %1</translation>
    </message>
    <message>
        <source>the transparency of %1 is left out</source>
        <translation>la transparence de %1 est omise</translation>
    </message>
    <message>
        <source>the unit %1</source>
        <translation>l&apos;unité %1</translation>
    </message>
    <message>
        <source>the unit &apos;%1&apos; is not known</source>
        <translation>l&apos;unité &apos;%1&apos; n&apos;est pas connue</translation>
    </message>
    <message>
        <source>the unit of the mesh must be above 0 m</source>
        <translation>l&apos;unité du maillage doit être supérieure à 0 m</translation>
    </message>
    <message>
        <source>the value is %1</source>
        <translation>la valeur est %1</translation>
    </message>
    <message>
        <source>the value is %1: %2</source>
        <translation>la valeur est %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>the value is not finite</source>
        <translation>la valeur n&apos;est pas finie</translation>
    </message>
    <message>
        <source>the velocity jumps at %1: a knock at every turn</source>
        <translation>la vitesse saute à %1&#xa0;: un choc à chaque tour</translation>
    </message>
    <message>
        <source>the velocity of %1 has a number that is not finite</source>
        <translation>la vitesse de %1 a un nombre qui n&apos;est pas fini</translation>
    </message>
    <message>
        <source>the velocity of &apos;%1&apos; is a formula</source>
        <translation>la vitesse de &apos;%1&apos; est une formule</translation>
    </message>
    <message>
        <source>the version of the format must be an integer</source>
        <translation>la version du format doit être un entier</translation>
    </message>
    <message>
        <source>the world</source>
        <translation>le monde</translation>
    </message>
    <message>
        <source>there are %1 copies of &apos;%2&apos;</source>
        <translation>il y a %1 copies de &apos;%2&apos;</translation>
    </message>
    <message>
        <source>there are %1 copy of &apos;%2&apos;</source>
        <translation>il y a %1 copie de &apos;%2&apos;</translation>
    </message>
    <message>
        <source>there are %1 handle</source>
        <translation>il y a %1 poignée</translation>
    </message>
    <message>
        <source>there are %1 handles</source>
        <translation>il y a %1 poignées</translation>
    </message>
    <message>
        <source>there are %1 links without a parent</source>
        <translation>il y a %1 maillons sans parent</translation>
    </message>
    <message>
        <source>there are %1 segments</source>
        <translation>il y a %1 segments</translation>
    </message>
    <message>
        <source>there are bytes that are not UTF-8 text</source>
        <translation>il y a des octets qui ne sont pas du texte UTF-8</translation>
    </message>
    <message>
        <source>there are no bodies to paste</source>
        <translation>il n&apos;y a pas de corps à coller</translation>
    </message>
    <message>
        <source>there are no copies of &apos;%1&apos;</source>
        <translation>il n&apos;y a pas de copies de &apos;%1&apos;</translation>
    </message>
    <message>
        <source>there are two %1s named &apos;%2&apos;</source>
        <translation>%1&#xa0;: le nom &apos;%2&apos; existe deux fois</translation>
    </message>
    <message>
        <source>there are two elements named &apos;%1&apos;</source>
        <translation>il y a deux éléments nommés &apos;%1&apos;</translation>
    </message>
    <message>
        <source>there are two plots named &apos;%1&apos;</source>
        <translation>il y a deux tracés nommés &apos;%1&apos;</translation>
    </message>
    <message>
        <source>there is a control character in a text</source>
        <translation>il y a un caractère de contrôle dans un texte</translation>
    </message>
    <message>
        <source>there is a value, but no drive</source>
        <translation>il y a une valeur, mais pas d&apos;entraînement</translation>
    </message>
    <message>
        <source>there is already a group named &apos;%1&apos;</source>
        <translation>il y a déjà un groupe nommé &apos;%1&apos;</translation>
    </message>
    <message>
        <source>there is already one named &apos;%1&apos;</source>
        <translation>le nom &apos;%1&apos; existe déjà</translation>
    </message>
    <message>
        <source>there is no %1 named &apos;%2&apos;</source>
        <translation>%1 &apos;%2&apos; n&apos;existe pas</translation>
    </message>
    <message>
        <source>there is no body &apos;%1&apos;</source>
        <translation>il n&apos;y a pas de corps &apos;%1&apos;</translation>
    </message>
    <message>
        <source>there is no element &apos;%1&apos; that could switch %2</source>
        <translation>il n&apos;y a pas d&apos;élément &apos;%1&apos; qui puisse commander %2</translation>
    </message>
    <message>
        <source>there is no folder &quot;%1&quot;</source>
        <translation>il n&apos;y a pas de dossier &quot;%1&quot;</translation>
    </message>
    <message>
        <source>there is no function &apos;%1&apos;</source>
        <translation>il n&apos;y a pas de fonction &apos;%1&apos;</translation>
    </message>
    <message>
        <source>there is no material named &apos;%1&apos;</source>
        <translation>il n&apos;y a pas de matériau nommé &apos;%1&apos;</translation>
    </message>
    <message>
        <source>there is no memory left for the recording</source>
        <translation>il ne reste plus de mémoire pour l&apos;enregistrement</translation>
    </message>
    <message>
        <source>there is no number to pin</source>
        <translation>il n&apos;y a pas de nombre à épingler</translation>
    </message>
    <message>
        <source>there is no parameter named &apos;%1&apos;</source>
        <translation>il n&apos;y a pas de paramètre nommé &apos;%1&apos;</translation>
    </message>
    <message>
        <source>there is no recording to go on with</source>
        <translation>il n&apos;y a pas d&apos;enregistrement à poursuivre</translation>
    </message>
    <message>
        <source>there is no signal named &apos;%1&apos;</source>
        <translation>il n&apos;y a pas de signal nommé &apos;%1&apos;</translation>
    </message>
    <message>
        <source>there is no signal named &apos;%1&apos;: %2</source>
        <translation>il n&apos;y a pas de signal nommé &apos;%1&apos;&#xa0;: %2</translation>
    </message>
    <message>
        <source>there is no spinning about the normal in the plane</source>
        <translation>en plan, il n&apos;y a pas de pivotement autour de la normale</translation>
    </message>
    <message>
        <source>there is no such body to pull</source>
        <translation>ce corps à tirer n&apos;existe pas</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>ce fichier n&apos;existe pas</translation>
    </message>
    <message>
        <source>there is no system yet that it could act on</source>
        <translation>il n&apos;y a pas encore de système sur lequel elle pourrait agir</translation>
    </message>
    <message>
        <source>there is not enough memory for a branch of the recording</source>
        <translation>il n&apos;y a pas assez de mémoire pour une branche de l&apos;enregistrement</translation>
    </message>
    <message>
        <source>there is not enough memory for this scene</source>
        <translation>il n&apos;y a pas assez de mémoire pour cette scène</translation>
    </message>
    <message>
        <source>there is nothing between this comma and &apos;%1&apos;</source>
        <translation>il n&apos;y a rien entre cette virgule et &apos;%1&apos;</translation>
    </message>
    <message>
        <source>there is nothing to align</source>
        <translation>il n&apos;y a rien à aligner</translation>
    </message>
    <message>
        <source>there is nothing to distribute</source>
        <translation>il n&apos;y a rien à répartir</translation>
    </message>
    <message>
        <source>these are too many steps</source>
        <translation>cela fait trop de pas</translation>
    </message>
    <message>
        <source>theta = %1 is outside [0, 1]</source>
        <translation>theta = %1 est hors de [0, 1]</translation>
    </message>
    <message>
        <source>theta is %1</source>
        <translation>theta vaut %1</translation>
    </message>
    <message>
        <source>they limit a motor, and the joint has none</source>
        <translation>ils limitent un moteur, et la liaison n&apos;en a pas</translation>
    </message>
    <message>
        <source>this &apos;%1&apos; closes nothing</source>
        <translation>ce &apos;%1&apos; ne ferme rien</translation>
    </message>
    <message>
        <source>this &apos;%1&apos; stands where the &apos;%2&apos; of %3 must be closed</source>
        <translation>ce &apos;%1&apos; est là où le &apos;%2&apos; (%3) doit être fermé</translation>
    </message>
    <message>
        <source>this count is no parameter</source>
        <translation>ce nombre n&apos;est pas un paramètre</translation>
    </message>
    <message>
        <source>this fall begins on the base circle</source>
        <translation>cette descente commence sur le cercle de base</translation>
    </message>
    <message>
        <source>this fall of %1 begins %2 above the base circle</source>
        <translation>cette descente de %1 commence à %2 au-dessus du cercle de base</translation>
    </message>
    <message>
        <source>this handle lies on the other side of the axis</source>
        <translation>cette poignée est de l&apos;autre côté de l&apos;axe</translation>
    </message>
    <message>
        <source>this handle stands at %1</source>
        <translation>cette poignée est à %1</translation>
    </message>
    <message>
        <source>this handle stands at %1, the one before it at %2</source>
        <translation>cette poignée est à %1, la précédente à %2</translation>
    </message>
    <message>
        <source>this is a xacro file, a template</source>
        <translation>c&apos;est un fichier xacro, un modèle à développer</translation>
    </message>
    <message>
        <source>this is no PLY file</source>
        <translation>ce n&apos;est pas un fichier PLY</translation>
    </message>
    <message>
        <source>this is no STL file, or it is cut off</source>
        <translation>ce n&apos;est pas un fichier STL, ou il est tronqué</translation>
    </message>
    <message>
        <source>this is no XML: %1</source>
        <translation>ce n&apos;est pas du XML&#xa0;: %1</translation>
    </message>
    <message>
        <source>this is no name of a group</source>
        <translation>ce n&apos;est pas un nom de groupe</translation>
    </message>
    <message>
        <source>this is no scene: it begins with %1</source>
        <translation>ce n&apos;est pas une scène&#xa0;: au début se trouve %1</translation>
    </message>
    <message>
        <source>this kind of joint has none here</source>
        <translation>ce type de liaison n&apos;en a pas ici</translation>
    </message>
    <message>
        <source>this may not be a mesh, or of another format than its name says</source>
        <translation>ce n&apos;est peut-être pas un maillage, ou il est d&apos;un autre format que ne le dit son nom</translation>
    </message>
    <message>
        <source>this must be a list of two numbers</source>
        <translation>ce doit être une liste de deux nombres</translation>
    </message>
    <message>
        <source>this must be a list, but it is %1</source>
        <translation>ce doit être une liste, mais c&apos;est %1</translation>
    </message>
    <message>
        <source>this must be a number, a text with a unit or a formula, but it is %1</source>
        <translation>ce doit être un nombre, un texte avec une unité ou une formule, mais c&apos;est %1</translation>
    </message>
    <message>
        <source>this must be a number, but it is %1</source>
        <translation>ce doit être un nombre, mais c&apos;est %1</translation>
    </message>
    <message>
        <source>this must be a text, but it is %1</source>
        <translation>ce doit être un texte, mais c&apos;est %1</translation>
    </message>
    <message>
        <source>this must be an integer%1</source>
        <translation>ce doit être un entier%1</translation>
    </message>
    <message>
        <source>this must be an integer, but it is %1</source>
        <translation>ce doit être un entier, mais c&apos;est %1</translation>
    </message>
    <message>
        <source>this must be an object</source>
        <translation>ce doit être un objet</translation>
    </message>
    <message>
        <source>this must be an object, but it is %1</source>
        <translation>ce doit être un objet, mais c&apos;est %1</translation>
    </message>
    <message>
        <source>this must be true or false, but it is %1</source>
        <translation>ce doit être true ou false, mais c&apos;est %1</translation>
    </message>
    <message>
        <source>this rise has no lift</source>
        <translation>cette montée n&apos;a pas de levée</translation>
    </message>
    <message>
        <source>this row has %1 columns</source>
        <translation>cette ligne a %1 colonnes</translation>
    </message>
    <message>
        <source>this row has %1 number</source>
        <translation>cette ligne a %1 nombre</translation>
    </message>
    <message>
        <source>this scene has no parameters</source>
        <translation>cette scène n&apos;a pas de paramètres</translation>
    </message>
    <message>
        <source>this snapshot belongs to another scene or another version</source>
        <translation>cet instantané appartient à une autre scène ou à une autre version</translation>
    </message>
    <message>
        <source>this snapshot is damaged</source>
        <translation>cet instantané est endommagé</translation>
    </message>
    <message>
        <source>this snapshot was taken with another step, theta or gamma</source>
        <translation>cet instantané a été pris avec un autre pas, theta ou gamma</translation>
    </message>
    <message>
        <source>this unit has too many brackets</source>
        <translation>cette unité a trop de parenthèses</translation>
    </message>
    <message>
        <source>threads is %1</source>
        <translation>threads vaut %1</translation>
    </message>
    <message>
        <source>too large for this method</source>
        <translation>trop grand pour cette méthode</translation>
    </message>
    <message>
        <source>too many resistors meet each other: the formulas of %1 would be longer than anyone could read</source>
        <translation>trop de résistances se rencontrent&#xa0;: les formules de %1 seraient trop longues pour être lues par quiconque</translation>
    </message>
    <message>
        <source>triangle %1 has no area: its corners lie on one line or in one place</source>
        <translation>le triangle %1 n&apos;a pas d&apos;aire&#xa0;: ses sommets sont alignés ou confondus</translation>
    </message>
    <message>
        <source>triangle %1 names vertex %2, the mesh has %3</source>
        <translation>le triangle %1 nomme le sommet %2, le maillage en a %3</translation>
    </message>
    <message>
        <source>triangles %1 and %2 run along %3 in the same direction</source>
        <translation>les triangles %1 et %2 parcourent %3 dans le même sens</translation>
    </message>
    <message>
        <source>try another solver (run.solver), a smaller step, or look for redundant rows</source>
        <translation>essayer un autre solveur (run.solver), un pas plus petit, ou chercher des lignes redondantes</translation>
    </message>
    <message>
        <source>turn it about its own axis, or write numbers for the rotation</source>
        <translation>le tourner autour de son propre axe, ou écrire des nombres pour la rotation</translation>
    </message>
    <message>
        <source>turn it by its formula in the inspector</source>
        <translation>le tourner par sa formule dans l&apos;inspecteur</translation>
    </message>
    <message>
        <source>turn the triangles over: corners counter-clockwise seen from outside</source>
        <translation>retourner les triangles&#xa0;: sommets dans le sens antihoraire vus de l&apos;extérieur</translation>
    </message>
    <message>
        <source>under this law nothing bounces</source>
        <translation>sous cette loi, rien ne rebondit</translation>
    </message>
    <message>
        <source>use 0 to 2 (velocity) or 3 to 5 (spin)</source>
        <translation>utiliser 0 à 2 (vitesse) ou 3 à 5 (rotation)</translation>
    </message>
    <message>
        <source>use 0, 1 (velocity) or 5 (spin)</source>
        <translation>utiliser 0, 1 (vitesse) ou 5 (rotation)</translation>
    </message>
    <message>
        <source>use [1, 0, 0, 0] for no rotation</source>
        <translation>utiliser [1, 0, 0, 0] pour aucune rotation</translation>
    </message>
    <message>
        <source>use &quot;euler-moreau&quot; or &quot;full-theta-gamma&quot;</source>
        <translation>utiliser &quot;euler-moreau&quot; ou &quot;full-theta-gamma&quot;</translation>
    </message>
    <message>
        <source>use &quot;moreau-jean&quot;</source>
        <translation>utiliser &quot;moreau-jean&quot;</translation>
    </message>
    <message>
        <source>use &quot;moreau-jean&quot;; it takes first-order systems along</source>
        <translation>utiliser &quot;moreau-jean&quot;&#xa0;; il prend aussi les systèmes du premier ordre</translation>
    </message>
    <message>
        <source>use &quot;repeat&quot; for blocks that are alike</source>
        <translation>utiliser &quot;repeat&quot; pour des blocs semblables</translation>
    </message>
    <message>
        <source>use &quot;revolute&quot; or &quot;prismatic&quot;</source>
        <translation>utiliser &quot;revolute&quot; ou &quot;prismatic&quot;</translation>
    </message>
    <message>
        <source>use a &quot;%1&quot;, or take &quot;planar&quot; out of the world</source>
        <translation>utiliser &quot;%1&quot;, ou ôter &quot;planar&quot; du monde</translation>
    </message>
    <message>
        <source>use a &quot;cylinder&quot;, or add &quot;planar&quot;: true to the world</source>
        <translation>utiliser &quot;cylinder&quot;, ou ajouter &quot;planar&quot;: true au monde</translation>
    </message>
    <message>
        <source>use a complete copy</source>
        <translation>utiliser une copie complète</translation>
    </message>
    <message>
        <source>use a finite one</source>
        <translation>utiliser une valeur finie</translation>
    </message>
    <message>
        <source>use a gamma of 0 or more</source>
        <translation>utiliser un gamma de 0 ou plus</translation>
    </message>
    <message>
        <source>use a number above 0</source>
        <translation>utiliser un nombre supérieur à 0</translation>
    </message>
    <message>
        <source>use a number between -1 and 1</source>
        <translation>utiliser un nombre entre -1 et 1</translation>
    </message>
    <message>
        <source>use a number between 0 and 1</source>
        <translation>utiliser un nombre entre 0 et 1</translation>
    </message>
    <message>
        <source>use a number from 0 to 1</source>
        <translation>utiliser un nombre de 0 à 1</translation>
    </message>
    <message>
        <source>use a number of 0 or more</source>
        <translation>utiliser un nombre de 0 ou plus</translation>
    </message>
    <message>
        <source>use a smaller step, or allow more Newton iterations</source>
        <translation>utiliser un pas plus petit, ou permettre plus d&apos;itérations de Newton</translation>
    </message>
    <message>
        <source>use a smaller step, or more passes (integrator.newton.max_iterations)</source>
        <translation>utiliser un pas plus petit, ou plus de passes (integrator.newton.max_iterations)</translation>
    </message>
    <message>
        <source>use a smaller step, or the explicit gyroscopic term</source>
        <translation>utiliser un pas plus petit, ou le terme gyroscopique explicite</translation>
    </message>
    <message>
        <source>use a smaller step, or theta &gt;= 1/2, or look for forces that grow without bound</source>
        <translation>utiliser un pas plus petit, ou theta &gt;= 1/2, ou chercher des forces qui croissent sans limite</translation>
    </message>
    <message>
        <source>use a step above 0</source>
        <translation>utiliser un pas supérieur à 0</translation>
    </message>
    <message>
        <source>use a theta between 0 and 1</source>
        <translation>utiliser un theta entre 0 et 1</translation>
    </message>
    <message>
        <source>use a tolerance above 0</source>
        <translation>utiliser une tolérance supérieure à 0</translation>
    </message>
    <message>
        <source>use a unit of %1</source>
        <translation>utiliser une unité de %1</translation>
    </message>
    <message>
        <source>use a whole or half exponent</source>
        <translation>utiliser un exposant entier ou demi-entier</translation>
    </message>
    <message>
        <source>use a wire instead, or write a small value</source>
        <translation>utiliser plutôt un fil, ou écrire une petite valeur</translation>
    </message>
    <message>
        <source>use an undamaged copy</source>
        <translation>utiliser une copie intacte</translation>
    </message>
    <message>
        <source>use another relation, or the integrator &quot;moreau-jean&quot;</source>
        <translation>utiliser une autre relation, ou l&apos;intégrateur &quot;moreau-jean&quot;</translation>
    </message>
    <message>
        <source>use another unit</source>
        <translation>utiliser une autre unité</translation>
    </message>
    <message>
        <source>use complementarity or equality, or a relation without compliance</source>
        <translation>utiliser complementarity ou equality, ou une relation sans compliance</translation>
    </message>
    <message>
        <source>use complementarity or newton-impact, or the integrator &quot;moreau-jean&quot;</source>
        <translation>utiliser complementarity ou newton-impact, ou l&apos;intégrateur &quot;moreau-jean&quot;</translation>
    </message>
    <message>
        <source>use complementarity, equality or relay</source>
        <translation>utiliser complementarity, equality ou relay</translation>
    </message>
    <message>
        <source>use discs, polygons and half-planes</source>
        <translation>utiliser des disques, des polygones et des demi-plans</translation>
    </message>
    <message>
        <source>use dt() of positions, drives and t only</source>
        <translation>n&apos;utiliser dt() que de positions, d&apos;entraînements et de t</translation>
    </message>
    <message>
        <source>use finite numbers that are not negative</source>
        <translation>utiliser des nombres finis non négatifs</translation>
    </message>
    <message>
        <source>use lengths of 0 or more</source>
        <translation>utiliser des longueurs de 0 ou plus</translation>
    </message>
    <message>
        <source>use letters, digits and &apos;_&apos;, a letter first; &apos;.&apos; and [index] may follow</source>
        <translation>utiliser des lettres, des chiffres et &apos;_&apos;, une lettre d&apos;abord&#xa0;; &apos;.&apos; et [index] peuvent suivre</translation>
    </message>
    <message>
        <source>use letters, digits and _, a letter first</source>
        <translation>utiliser des lettres, des chiffres et _, une lettre d&apos;abord</translation>
    </message>
    <message>
        <source>use letters, digits and _, beginning with a letter</source>
        <translation>utiliser des lettres, des chiffres et _, en commençant par une lettre</translation>
    </message>
    <message>
        <source>use letters, digits and _: i</source>
        <translation>utiliser des lettres, des chiffres et _&#xa0;: i</translation>
    </message>
    <message>
        <source>use longer steps or a nearer end</source>
        <translation>utiliser des pas plus longs ou une fin plus proche</translation>
    </message>
    <message>
        <source>use numbers and parameters only</source>
        <translation>n&apos;utiliser que des nombres et des paramètres</translation>
    </message>
    <message>
        <source>use numbers, units and parameters</source>
        <translation>utiliser des nombres, des unités et des paramètres</translation>
    </message>
    <message>
        <source>use numbers, units, pi and the built-in functions</source>
        <translation>utiliser des nombres, des unités, pi et les fonctions intégrées</translation>
    </message>
    <message>
        <source>use parameters only</source>
        <translation>n&apos;utiliser que des paramètres</translation>
    </message>
    <message>
        <source>use prismatic, revolute or a pin in a slot (planar)</source>
        <translation>utiliser prismatic, revolute ou un axe dans une rainure (planar)</translation>
    </message>
    <message>
        <source>use smaller powers</source>
        <translation>utiliser des puissances plus petites</translation>
    </message>
    <message>
        <source>use spheres, boxes and their like</source>
        <translation>utiliser des sphères, des boîtes et autres formes de ce genre</translation>
    </message>
    <message>
        <source>use t, drives and parameters; &quot;first-order-nonlinear&quot; takes formulas of x</source>
        <translation>utiliser t, entraînements et paramètres&#xa0;; &quot;first-order-nonlinear&quot; accepte des formules de x</translation>
    </message>
    <message>
        <source>use t, drives and parameters; &quot;first-order-nonlinear&quot; takes formulas of x and lambda</source>
        <translation>utiliser t, entraînements et paramètres&#xa0;; &quot;first-order-nonlinear&quot; accepte des formules de x et lambda</translation>
    </message>
    <message>
        <source>use t, drives, expressions and parameters</source>
        <translation>utiliser t, entraînements, expressions et paramètres</translation>
    </message>
    <message>
        <source>use the circuit editor</source>
        <translation>utiliser l&apos;éditeur de circuits</translation>
    </message>
    <message>
        <source>use the convex hull of its points, or make the body of several convex parts</source>
        <translation>utiliser l&apos;enveloppe convexe de ses points, ou composer le corps de plusieurs parties convexes</translation>
    </message>
    <message>
        <source>use the coordinates and velocities of the systems or bodies joined, t and parameters</source>
        <translation>utiliser les coordonnées et vitesses des systèmes ou corps joints, t et des paramètres</translation>
    </message>
    <message>
        <source>use the coordinates and velocities of the systems or bodies joined; with t the relation is &quot;lagrangian-rheonomous&quot;</source>
        <translation>utiliser les coordonnées et vitesses des systèmes ou corps joints&#xa0;; avec t la relation est &quot;lagrangian-rheonomous&quot;</translation>
    </message>
    <message>
        <source>use the coordinates of the systems or bodies joined and parameters; with t the relation is &quot;lagrangian-rheonomous&quot;</source>
        <translation>utiliser les coordonnées des systèmes ou corps joints et des paramètres&#xa0;; avec t la relation est &quot;lagrangian-rheonomous&quot;</translation>
    </message>
    <message>
        <source>use the coordinates of the systems or bodies joined, t and parameters</source>
        <translation>utiliser les coordonnées des systèmes ou corps joints, t et des paramètres</translation>
    </message>
    <message>
        <source>use the coordinates of the systems or bodies joined, the interaction&apos;s own lambda, t and parameters</source>
        <translation>utiliser les coordonnées des systèmes ou corps joints, le lambda propre de l&apos;interaction, t et des paramètres</translation>
    </message>
    <message>
        <source>use the states of the systems joined, the interaction&apos;s own lambda, t and parameters</source>
        <translation>utiliser les états des systèmes joints, le lambda propre de l&apos;interaction, t et des paramètres</translation>
    </message>
    <message>
        <source>vertex %1 is not finite</source>
        <translation>le sommet %1 n&apos;est pas fini</translation>
    </message>
    <message>
        <source>vertex %1 of the mesh is not finite</source>
        <translation>le sommet %1 du maillage n&apos;est pas fini</translation>
    </message>
    <message>
        <source>vertices are numbered from 0</source>
        <translation>les sommets sont numérotés à partir de 0</translation>
    </message>
    <message>
        <source>vertices are numbered from 1, or from -1 backwards</source>
        <translation>les sommets sont numérotés à partir de 1, ou de -1 à rebours</translation>
    </message>
    <message>
        <source>voltage of %1</source>
        <translation>tension de %1</translation>
    </message>
    <message>
        <source>with column_index a row of %1 has one formula, not %2</source>
        <translation>avec column_index, une ligne de %1 a une formule, et non %2</translation>
    </message>
    <message>
        <source>write %1</source>
        <translation>écrire %1</translation>
    </message>
    <message>
        <source>write %1 entries</source>
        <translation>écrire %1 entrées</translation>
    </message>
    <message>
        <source>write %1 entries, or leave it out for none</source>
        <translation>écrire %1 entrées, ou l&apos;omettre pour aucune</translation>
    </message>
    <message>
        <source>write %1 entry</source>
        <translation>écrire %1 entrée</translation>
    </message>
    <message>
        <source>write %1 entry, or leave it out for none</source>
        <translation>écrire %1 entrée, ou l&apos;omettre pour aucune</translation>
    </message>
    <message>
        <source>write %1(...)</source>
        <translation>écrire %1(...)</translation>
    </message>
    <message>
        <source>write %1: %2</source>
        <translation>écrire %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>write &apos;and&apos; or &apos;or&apos;</source>
        <translation>écrire &apos;and&apos; ou &apos;or&apos;</translation>
    </message>
    <message>
        <source>write * to multiply</source>
        <translation>écrire * pour multiplier</translation>
    </message>
    <message>
        <source>write 0 before the point</source>
        <translation>écrire 0 avant le point</translation>
    </message>
    <message>
        <source>write 0 for as many as the machine has, or a number up to 256</source>
        <translation>écrire 0 pour autant que la machine en a, ou un nombre jusqu&apos;à 256</translation>
    </message>
    <message>
        <source>write 0 or more</source>
        <translation>écrire 0 ou plus</translation>
    </message>
    <message>
        <source>write 1 to record each step, 10 for each tenth</source>
        <translation>écrire 1 pour enregistrer chaque pas, 10 pour un pas sur dix</translation>
    </message>
    <message>
        <source>write &lt;%1 link=&quot;...&quot;/&gt;</source>
        <translation>écrire &lt;%1 link=&quot;...&quot;/&gt;</translation>
    </message>
    <message>
        <source>write &lt;geometry&gt; with a box, cylinder, sphere or mesh in it</source>
        <translation>écrire &lt;geometry&gt; contenant box, cylinder, sphere ou mesh</translation>
    </message>
    <message>
        <source>write == to compare</source>
        <translation>écrire == pour comparer</translation>
    </message>
    <message>
        <source>write [%1] for the unit, or put spaces around &apos;*&apos; for the name</source>
        <translation>écrire [%1] pour l&apos;unité, ou mettre des espaces autour de &apos;*&apos; pour le nom</translation>
    </message>
    <message>
        <source>write [%1] for the unit, or put spaces around &apos;/&apos; for the name</source>
        <translation>écrire [%1] pour l&apos;unité, ou mettre des espaces autour de &apos;/&apos; pour le nom</translation>
    </message>
    <message>
        <source>write [angle, lift]</source>
        <translation>écrire [angle, levée]</translation>
    </message>
    <message>
        <source>write [angle, x, y, z] with an axis, for example [&quot;30 deg&quot;, 0, 0, 1]</source>
        <translation>écrire [angle, x, y, z] avec un axe, par exemple [&quot;30 deg&quot;, 0, 0, 1]</translation>
    </message>
    <message>
        <source>write [lowest, highest]</source>
        <translation>écrire [minimum, maximum]</translation>
    </message>
    <message>
        <source>write &quot;%1&quot;</source>
        <translation>écrire &quot;%1&quot;</translation>
    </message>
    <message>
        <source>write &quot;-inf&quot; for no lower bound, &quot;inf&quot; for no upper one</source>
        <translation>écrire &quot;-inf&quot; pour aucune borne inférieure, &quot;inf&quot; pour aucune borne supérieure</translation>
    </message>
    <message>
        <source>write &quot;automatic&quot;, or leave it out</source>
        <translation>écrire &quot;automatic&quot;, ou l&apos;omettre</translation>
    </message>
    <message>
        <source>write &quot;flank&quot; or &quot;crown&quot; with the lift, or both without it</source>
        <translation>écrire &quot;flank&quot; ou &quot;crown&quot; avec la levée, ou les deux sans elle</translation>
    </message>
    <message>
        <source>write &quot;moreau-jean&quot;</source>
        <translation>écrire &quot;moreau-jean&quot;</translation>
    </message>
    <message>
        <source>write &quot;points&quot; or &quot;file&quot;</source>
        <translation>écrire &quot;points&quot; ou &quot;file&quot;</translation>
    </message>
    <message>
        <source>write &quot;saltus&quot;: 1</source>
        <translation>écrire &quot;saltus&quot;: 1</translation>
    </message>
    <message>
        <source>write a %1 matrix, or leave it out for %2</source>
        <translation>écrire une matrice %1, ou l&apos;omettre pour %2</translation>
    </message>
    <message>
        <source>write a %1 matrix, or leave it out for none</source>
        <translation>écrire une matrice %1, ou l&apos;omettre pour aucune</translation>
    </message>
    <message>
        <source>write a &lt; b and b &lt; c</source>
        <translation>écrire a &lt; b and b &lt; c</translation>
    </message>
    <message>
        <source>write a direction</source>
        <translation>écrire une direction</translation>
    </message>
    <message>
        <source>write a finite number</source>
        <translation>écrire un nombre fini</translation>
    </message>
    <message>
        <source>write a finite number or formula</source>
        <translation>écrire un nombre fini ou une formule</translation>
    </message>
    <message>
        <source>write a finite number such as 1.5e-3</source>
        <translation>écrire un nombre fini comme 1.5e-3</translation>
    </message>
    <message>
        <source>write a gamma above 0; 1 is the usual choice</source>
        <translation>écrire un gamma supérieur à 0&#xa0;; 1 est le choix habituel</translation>
    </message>
    <message>
        <source>write a key between double quotes, or &apos;}&apos;</source>
        <translation>écrire une clé entre guillemets doubles, ou &apos;}&apos;</translation>
    </message>
    <message>
        <source>write a length in metres</source>
        <translation>écrire une longueur en mètres</translation>
    </message>
    <message>
        <source>write a lower and an upper one, or the type fixed</source>
        <translation>écrire une butée inférieure et une supérieure, ou le type fixed</translation>
    </message>
    <message>
        <source>write a mass above 0</source>
        <translation>écrire une masse supérieure à 0</translation>
    </message>
    <message>
        <source>write a mass in kg</source>
        <translation>écrire une masse en kg</translation>
    </message>
    <message>
        <source>write a mechanical contact as a Lagrangian system with an impact law, or take an output of relative degree 0 or 1</source>
        <translation>écrire un contact mécanique comme système lagrangien avec une loi de choc, ou prendre une sortie de degré relatif 0 ou 1</translation>
    </message>
    <message>
        <source>write a name such as &quot;ball&quot; or, of a repeated %1, &quot;bead[i+1]&quot;</source>
        <translation>écrire un nom comme &quot;ball&quot; ou, en cas de répétition (%1), &quot;bead[i+1]&quot;</translation>
    </message>
    <message>
        <source>write a number</source>
        <translation>écrire un nombre</translation>
    </message>
    <message>
        <source>write a number of at least 0, or use &quot;moreau-jean&quot;</source>
        <translation>écrire un nombre d&apos;au moins 0, ou utiliser &quot;moreau-jean&quot;</translation>
    </message>
    <message>
        <source>write a number or an expression</source>
        <translation>écrire un nombre ou une expression</translation>
    </message>
    <message>
        <source>write a number such as 0.25</source>
        <translation>écrire un nombre comme 0.25</translation>
    </message>
    <message>
        <source>write a number there, then drag its arrow</source>
        <translation>y écrire un nombre, puis glisser sa flèche</translation>
    </message>
    <message>
        <source>write a number with or without a unit; parameters cannot stand here</source>
        <translation>écrire un nombre avec ou sans unité&#xa0;; des paramètres ne peuvent pas figurer ici</translation>
    </message>
    <message>
        <source>write a number without quotes</source>
        <translation>écrire un nombre sans guillemets</translation>
    </message>
    <message>
        <source>write a number, a number with a unit, or a formula</source>
        <translation>écrire un nombre, un nombre avec une unité ou une formule</translation>
    </message>
    <message>
        <source>write a number; parameters have no place here</source>
        <translation>écrire un nombre&#xa0;; les paramètres n&apos;ont pas leur place ici</translation>
    </message>
    <message>
        <source>write a relation that depends on a coordinate</source>
        <translation>écrire une relation qui dépend d&apos;une coordonnée</translation>
    </message>
    <message>
        <source>write a relation whose gap depends on a coordinate</source>
        <translation>écrire une relation dont l&apos;interstice dépend d&apos;une coordonnée</translation>
    </message>
    <message>
        <source>write a smaller number</source>
        <translation>écrire un nombre plus petit</translation>
    </message>
    <message>
        <source>write a sum of velocities, with factors that depend on q and t</source>
        <translation>écrire une somme de vitesses, avec des facteurs qui dépendent de q et t</translation>
    </message>
    <message>
        <source>write a value from 0 to 1</source>
        <translation>écrire une valeur de 0 à 1</translation>
    </message>
    <message>
        <source>write a whole number</source>
        <translation>écrire un entier</translation>
    </message>
    <message>
        <source>the whole number lies outside of -1e9 to 1e9</source>
        <translation>le nombre entier sort de -1e9 à 1e9</translation>
    </message>
    <message>
        <source>write a smaller one</source>
        <translation>écrivez-en un plus petit</translation>
    </message>
    <message>
        <source>write a whole number without quotes</source>
        <translation>écrire un entier sans guillemets</translation>
    </message>
    <message>
        <source>write all rows</source>
        <translation>écrire toutes les lignes</translation>
    </message>
    <message>
        <source>write an angle and a lift, for example 90%1 12.5</source>
        <translation>écrire un angle et une levée, par exemple 90%1 12.5</translation>
    </message>
    <message>
        <source>write as many rows as columns</source>
        <translation>écrire autant de lignes que de colonnes</translation>
    </message>
    <message>
        <source>write at least %1</source>
        <translation>en écrire au moins %1</translation>
    </message>
    <message>
        <source>write at least [[1]]</source>
        <translation>écrire au moins [[1]]</translation>
    </message>
    <message>
        <source>write at least three that do not</source>
        <translation>en écrire au moins trois non alignés</translation>
    </message>
    <message>
        <source>write at most %1</source>
        <translation>en écrire au plus %1</translation>
    </message>
    <message>
        <source>write at most three</source>
        <translation>en écrire au plus trois</translation>
    </message>
    <message>
        <source>write diff() of an expression</source>
        <translation>écrire diff() d&apos;une expression</translation>
    </message>
    <message>
        <source>write diff(expression, name)</source>
        <translation>écrire diff(expression, nom)</translation>
    </message>
    <message>
        <source>write equations without a derivative as an interaction with the law &quot;equality&quot;</source>
        <translation>écrire les équations sans dérivée comme une interaction de loi &quot;equality&quot;</translation>
    </message>
    <message>
        <source>write finite numbers</source>
        <translation>écrire des nombres finis</translation>
    </message>
    <message>
        <source>write fixed, revolute, continuous, prismatic, planar or floating</source>
        <translation>écrire fixed, revolute, continuous, prismatic, planar ou floating</translation>
    </message>
    <message>
        <source>write for example #0072B2</source>
        <translation>écrire par exemple #0072B2</translation>
    </message>
    <message>
        <source>write for example 0 0 1</source>
        <translation>écrire par exemple 0 0 1</translation>
    </message>
    <message>
        <source>write for example 0.5 or &quot;0.1 ms&quot;</source>
        <translation>écrire par exemple 0.5 ou &quot;0.1 ms&quot;</translation>
    </message>
    <message>
        <source>write for example 1 ms</source>
        <translation>écrire par exemple 1 ms</translation>
    </message>
    <message>
        <source>write for example 12.5</source>
        <translation>écrire par exemple 12.5</translation>
    </message>
    <message>
        <source>write for example N/m</source>
        <translation>écrire par exemple N/m</translation>
    </message>
    <message>
        <source>write for example N/m or kg*m^2</source>
        <translation>écrire par exemple N/m ou kg*m^2</translation>
    </message>
    <message>
        <source>write for example &quot;#0072B2&quot;</source>
        <translation>écrire par exemple &quot;#0072B2&quot;</translation>
    </message>
    <message>
        <source>write for example &quot;%1.q[0] - c&quot;</source>
        <translation>écrire par exemple &quot;%1.q[0] - c&quot;</translation>
    </message>
    <message>
        <source>write for example &quot;%1[0]&quot;</source>
        <translation>écrire par exemple &quot;%1[0]&quot;</translation>
    </message>
    <message>
        <source>write for example &quot;0.1 ms&quot;</source>
        <translation>écrire par exemple &quot;0.1 ms&quot;</translation>
    </message>
    <message>
        <source>write for example &quot;20 mm&quot;</source>
        <translation>écrire par exemple &quot;20 mm&quot;</translation>
    </message>
    <message>
        <source>write for example &quot;90 deg&quot;</source>
        <translation>écrire par exemple &quot;90 deg&quot;</translation>
    </message>
    <message>
        <source>write for example &quot;b&quot;</source>
        <translation>écrire par exemple &quot;b&quot;</translation>
    </message>
    <message>
        <source>write for example &quot;ball.v[1]&quot;</source>
        <translation>écrire par exemple &quot;ball.v[1]&quot;</translation>
    </message>
    <message>
        <source>write for example &quot;cam(b)&quot;</source>
        <translation>écrire par exemple &quot;cam(b)&quot;</translation>
    </message>
    <message>
        <source>write for example &quot;i&quot;</source>
        <translation>écrire par exemple &quot;i&quot;</translation>
    </message>
    <message>
        <source>write for example m^2</source>
        <translation>écrire par exemple m^2</translation>
    </message>
    <message>
        <source>write inf for infinity</source>
        <translation>écrire inf pour l&apos;infini</translation>
    </message>
    <message>
        <source>write it</source>
        <translation>l&apos;indiquer</translation>
    </message>
    <message>
        <source>write it between 0 and 360°</source>
        <translation>l&apos;écrire entre 0 et 360°</translation>
    </message>
    <message>
        <source>write it between double quotes</source>
        <translation>l&apos;écrire entre guillemets doubles</translation>
    </message>
    <message>
        <source>write it in %1</source>
        <translation>l&apos;écrire en %1</translation>
    </message>
    <message>
        <source>write it without</source>
        <translation>l&apos;écrire sans elles</translation>
    </message>
    <message>
        <source>write mod(a, b) for a remainder</source>
        <translation>écrire mod(a, b) pour un reste</translation>
    </message>
    <message>
        <source>write numbers for the rotation</source>
        <translation>écrire des nombres pour la rotation</translation>
    </message>
    <message>
        <source>write numbers there</source>
        <translation>y écrire des nombres</translation>
    </message>
    <message>
        <source>write numbers there, or turn its bodies without it</source>
        <translation>y écrire des nombres, ou tourner ses corps sans elle</translation>
    </message>
    <message>
        <source>write one column for each coordinate, in the order of &quot;between&quot;</source>
        <translation>écrire une colonne par coordonnée, dans l&apos;ordre de &quot;between&quot;</translation>
    </message>
    <message>
        <source>write one column for each state, in the order of &quot;between&quot;</source>
        <translation>écrire une colonne par état, dans l&apos;ordre de &quot;between&quot;</translation>
    </message>
    <message>
        <source>write one column of B for each row of C: for each lambda</source>
        <translation>écrire une colonne de B par ligne de C&#xa0;: par lambda</translation>
    </message>
    <message>
        <source>write one entry for each row of %1, or leave %2 out for none</source>
        <translation>écrire une entrée par ligne de %1, ou omettre %2 pour aucune</translation>
    </message>
    <message>
        <source>write one first</source>
        <translation>en écrire un d&apos;abord</translation>
    </message>
    <message>
        <source>write one formula for each gap</source>
        <translation>écrire une formule par interstice</translation>
    </message>
    <message>
        <source>write one formula for each gap, for example &quot;ball.q[0] + floor.lambda[0]/k&quot;</source>
        <translation>écrire une formule par interstice, par exemple &quot;ball.q[0] + floor.lambda[0]/k&quot;</translation>
    </message>
    <message>
        <source>write one formula for each gap, for example &quot;ball.q[0] - c&quot;</source>
        <translation>écrire une formule par interstice, par exemple &quot;ball.q[0] - c&quot;</translation>
    </message>
    <message>
        <source>write one formula for each state</source>
        <translation>écrire une formule par état</translation>
    </message>
    <message>
        <source>write one formula for each state of the systems joined</source>
        <translation>écrire une formule par état des systèmes joints</translation>
    </message>
    <message>
        <source>write one formula for each state, in the order of &quot;between&quot;</source>
        <translation>écrire une formule par état, dans l&apos;ordre de &quot;between&quot;</translation>
    </message>
    <message>
        <source>write one formula for each y, for example &quot;cell.x[0] - 4&quot;</source>
        <translation>écrire une formule par y, par exemple &quot;cell.x[0] - 4&quot;</translation>
    </message>
    <message>
        <source>write one formula of &apos;%1&apos;, or leave column_index out</source>
        <translation>écrire une formule de &apos;%1&apos;, ou omettre column_index</translation>
    </message>
    <message>
        <source>write one line of at most %1 characters</source>
        <translation>écrire une ligne d&apos;au plus %1 caractères</translation>
    </message>
    <message>
        <source>write one row for each gap</source>
        <translation>écrire une ligne par interstice</translation>
    </message>
    <message>
        <source>write one row for each state, in the order of &quot;between&quot;</source>
        <translation>écrire une ligne par état, dans l&apos;ordre de &quot;between&quot;</translation>
    </message>
    <message>
        <source>write one row for each state, one column for each lambda</source>
        <translation>écrire une ligne par état, une colonne par lambda</translation>
    </message>
    <message>
        <source>write one row for each y</source>
        <translation>écrire une ligne par y</translation>
    </message>
    <message>
        <source>write one row of T for each row of H</source>
        <translation>écrire une ligne de T par ligne de H</translation>
    </message>
    <message>
        <source>write one that is not 0 0 0</source>
        <translation>en écrire un autre que 0 0 0</translation>
    </message>
    <message>
        <source>write one, for example &quot;10 mm&quot;, or take a knife edge</source>
        <translation>en écrire un, par exemple &quot;10 mm&quot;, ou prendre un couteau</translation>
    </message>
    <message>
        <source>write one, for example &quot;20 mm&quot;</source>
        <translation>en écrire une, par exemple &quot;20 mm&quot;</translation>
    </message>
    <message>
        <source>write piecewise(condition, value, ..., otherwise)</source>
        <translation>écrire piecewise(condition, valeur, ..., sinon)</translation>
    </message>
    <message>
        <source>write rows of equal length</source>
        <translation>écrire des lignes de même longueur</translation>
    </message>
    <message>
        <source>write rows of equal length: 1, 0; 0, 1</source>
        <translation>écrire des lignes de même longueur&#xa0;: 1, 0; 0, 1</translation>
    </message>
    <message>
        <source>write texts between double quotes</source>
        <translation>écrire les textes entre guillemets doubles</translation>
    </message>
    <message>
        <source>write the derivative f&apos;(x) of a function instead</source>
        <translation>écrire plutôt la dérivée f&apos;(x) d&apos;une fonction</translation>
    </message>
    <message>
        <source>write the file again as binary or text STL</source>
        <translation>récrire le fichier en STL binaire ou texte</translation>
    </message>
    <message>
        <source>write the file again without that triangle</source>
        <translation>récrire le fichier sans ce triangle</translation>
    </message>
    <message>
        <source>write the group&apos;s name</source>
        <translation>écrire le nom du groupe</translation>
    </message>
    <message>
        <source>write the initial value of at least one</source>
        <translation>écrire la valeur initiale d&apos;au moins un</translation>
    </message>
    <message>
        <source>write the lower bound of lambda first</source>
        <translation>écrire d&apos;abord la borne inférieure de lambda</translation>
    </message>
    <message>
        <source>write the lower end first, and a higher one after it</source>
        <translation>écrire d&apos;abord l&apos;extrémité inférieure, puis une plus haute</translation>
    </message>
    <message>
        <source>write the lower one first</source>
        <translation>écrire d&apos;abord la plus basse</translation>
    </message>
    <message>
        <source>write the name of a joint of this file</source>
        <translation>écrire le nom d&apos;une liaison de ce fichier</translation>
    </message>
    <message>
        <source>write the name of a link of this file</source>
        <translation>écrire le nom d&apos;un maillon de ce fichier</translation>
    </message>
    <message>
        <source>write the points</source>
        <translation>écrire les points</translation>
    </message>
    <message>
        <source>write the relation as &quot;first-order-nonlinear&quot;</source>
        <translation>écrire la relation comme &quot;first-order-nonlinear&quot;</translation>
    </message>
    <message>
        <source>write the same number in both places</source>
        <translation>écrire le même nombre aux deux endroits</translation>
    </message>
    <message>
        <source>write the system as &quot;first-order-nonlinear&quot;</source>
        <translation>écrire le système comme &quot;first-order-nonlinear&quot;</translation>
    </message>
    <message>
        <source>write the system by its modes, or choose &quot;moreau-jean&quot;</source>
        <translation>écrire le système par ses modes, ou choisir &quot;moreau-jean&quot;</translation>
    </message>
    <message>
        <source>write the system in its modes, or use &quot;moreau-jean&quot;</source>
        <translation>écrire le système dans ses modes, ou utiliser &quot;moreau-jean&quot;</translation>
    </message>
    <message>
        <source>write the temperature in kelvin: 20 degrees Celsius is 293.15 K</source>
        <translation>écrire la température en kelvins&#xa0;: 20 degrés Celsius font 293.15 K</translation>
    </message>
    <message>
        <source>write the whole row</source>
        <translation>écrire la ligne entière</translation>
    </message>
    <message>
        <source>write them with a comma: 0, 1</source>
        <translation>les écrire avec une virgule&#xa0;: 0, 1</translation>
    </message>
    <message>
        <source>write three lengths in metres</source>
        <translation>écrire trois longueurs en mètres</translation>
    </message>
    <message>
        <source>write true or false</source>
        <translation>écrire true ou false</translation>
    </message>
    <message>
        <source>write true or false without quotes</source>
        <translation>écrire true ou false sans guillemets</translation>
    </message>
    <message>
        <source>write { &quot;NAME&quot;: ... }</source>
        <translation>écrire { &quot;NAME&quot;: ... }</translation>
    </message>
    <message>
        <source>write { &quot;kind&quot;: ... }</source>
        <translation>écrire { &quot;kind&quot;: ... }</translation>
    </message>
    <message>
        <source>your disk quota is used up</source>
        <translation>le quota de disque est épuisé</translation>
    </message>
    <message>
        <source>body</source>
        <translation>corps</translation>
    </message>
    <message>
        <source>joint</source>
        <translation>liaison</translation>
    </message>
    <message>
        <source>system</source>
        <translation>système</translation>
    </message>
    <message>
        <source>interaction</source>
        <translation>interaction</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>paramètre</translation>
    </message>
    <message>
        <source>function</source>
        <translation>fonction</translation>
    </message>
    <message>
        <source>expression</source>
        <translation>expression</translation>
    </message>
    <message>
        <source>drive</source>
        <translation>entraînement</translation>
    </message>
    <message>
        <source>signal</source>
        <translation>signal</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>forme</translation>
    </message>
    <message>
        <source>section</source>
        <translation>section</translation>
    </message>
    <message>
        <source>material</source>
        <translation>matériau</translation>
    </message>
    <message>
        <source>link</source>
        <translation>maillon</translation>
    </message>
    <message>
        <source>number</source>
        <translation>le nombre</translation>
    </message>
    <message>
        <source>list</source>
        <translation>liste</translation>
    </message>
    <message>
        <source>coordinates</source>
        <translation>coordonnées</translation>
    </message>
    <message>
        <source>copies</source>
        <translation>copies</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>la vitesse</translation>
    </message>
    <message>
        <source>lift</source>
        <translation>levée</translation>
    </message>
    <message>
        <source>element</source>
        <translation>élément</translation>
    </message>
    <message>
        <source>vertex</source>
        <translation>sommet</translation>
    </message>
    <message>
        <source>face</source>
        <translation>face</translation>
    </message>
    <message>
        <source>sphere</source>
        <translation>sphère</translation>
    </message>
    <message>
        <source>cylinder</source>
        <translation>cylindre</translation>
    </message>
    <message>
        <source>box</source>
        <translation>boîte</translation>
    </message>
    <message>
        <source>radius</source>
        <translation>rayon</translation>
    </message>
    <message>
        <source>length</source>
        <translation>longueur</translation>
    </message>
    <message>
        <source>resistance</source>
        <translation>la résistance</translation>
    </message>
    <message>
        <source>capacitance</source>
        <translation>la capacité</translation>
    </message>
    <message>
        <source>inductance</source>
        <translation>l&apos;inductance</translation>
    </message>
    <message>
        <source>voltage</source>
        <translation>la tension</translation>
    </message>
    <message>
        <source>current</source>
        <translation>le courant</translation>
    </message>
    <message>
        <source>cut off</source>
        <translation>tronqué</translation>
    </message>
    <message>
        <source>infeasible</source>
        <translation>impossible</translation>
    </message>
    <message>
        <source>stalled</source>
        <translation>bloqué</translation>
    </message>
    <message>
        <source>singular</source>
        <translation>singulier</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>résolu</translation>
    </message>
    <message>
        <source>a body</source>
        <translation>un corps</translation>
    </message>
    <message>
        <source>a capsule</source>
        <translation>une capsule</translation>
    </message>
    <message>
        <source>a cone</source>
        <translation>un cône</translation>
    </message>
    <message>
        <source>a current</source>
        <translation>un courant</translation>
    </message>
    <message>
        <source>a cylinder</source>
        <translation>un cylindre</translation>
    </message>
    <message>
        <source>a damping</source>
        <translation>un amortissement</translation>
    </message>
    <message>
        <source>a density</source>
        <translation>une masse volumique</translation>
    </message>
    <message>
        <source>a drive</source>
        <translation>un entraînement</translation>
    </message>
    <message>
        <source>a force</source>
        <translation>une force</translation>
    </message>
    <message>
        <source>a function</source>
        <translation>une fonction</translation>
    </message>
    <message>
        <source>a gap</source>
        <translation>un interstice</translation>
    </message>
    <message>
        <source>a joint</source>
        <translation>une liaison</translation>
    </message>
    <message>
        <source>an angle</source>
        <translation>un angle</translation>
    </message>
    <message>
        <source>a value by an angle</source>
        <translation>une valeur par angle</translation>
    </message>
    <message>
        <source>leave the angle out of the unit</source>
        <translation>ôter l’angle de l’unité</translation>
    </message>
    <message>
        <source>the state behind %1 would have to jump at t = %2 s, and no impulse of lambda takes it to where all laws hold</source>
        <translation>l’état derrière %1 devrait sauter à t = %2 s, et aucune impulsion de lambda ne l’amène là où toutes les lois sont satisfaites</translation>
    </message>
    <message>
        <source>start where they hold, or let what jumps change in a short time</source>
        <translation>partir de là où elles sont satisfaites, ou faire varier en un temps court ce qui saute</translation>
    </message>
    <message>
        <source>a length</source>
        <translation>une longueur</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <source>a mass</source>
        <translation>une masse</translation>
    </message>
    <message>
        <source>a mesh</source>
        <translation>un maillage</translation>
    </message>
    <message>
        <source>a moment</source>
        <translation>un moment</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>a parameter</source>
        <translation>un paramètre</translation>
    </message>
    <message>
        <source>a power</source>
        <translation>une puissance</translation>
    </message>
    <message>
        <source>a pressure</source>
        <translation>une pression</translation>
    </message>
    <message>
        <source>a rate</source>
        <translation>un taux</translation>
    </message>
    <message>
        <source>a speed</source>
        <translation>une vitesse</translation>
    </message>
    <message>
        <source>a sphere</source>
        <translation>une sphère</translation>
    </message>
    <message>
        <source>a stiffness</source>
        <translation>une raideur</translation>
    </message>
    <message>
        <source>a system</source>
        <translation>un système</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texte</translation>
    </message>
    <message>
        <source>a time</source>
        <translation>un temps</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>une valeur</translation>
    </message>
    <message>
        <source>a voltage</source>
        <translation>une tension</translation>
    </message>
    <message>
        <source>a volume</source>
        <translation>un volume</translation>
    </message>
    <message>
        <source>not positive</source>
        <translation>non positive</translation>
    </message>
    <message>
        <source>%1 row</source>
        <translation>%1 ligne</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 lignes</translation>
    </message>
    <message>
        <source>&apos;,&apos; or &apos;)&apos;</source>
        <translation>&apos;,&apos; ou &apos;)&apos;</translation>
    </message>
    <message>
        <source>export from then on, or run again with a larger limit, fewer signals or every n-th step</source>
        <translation>exportez à partir de là, ou recalculez avec une limite plus grande, moins de signaux ou un pas sur n</translation>
    </message>
    <message>
        <source>rows before t = %1 s were thinned when the recording reached its limits: they cannot be exported</source>
        <translation>les lignes avant t = %1 s ont été éclaircies quand l’enregistrement a atteint ses limites : elles ne peuvent pas être exportées</translation>
    </message>
    <message>
        <source>the step&apos;s equations are linearised once only: allow more passes (integrator.newton.max_iterations), or use a smaller step</source>
        <translation>les équations du pas ne sont linéarisées qu’une fois : autorisez plus de passes (integrator.newton.max_iterations), ou prenez un pas plus petit</translation>
    </message>
    <message>
        <source>%1 contradicts %2: where they hold at the start, its rate differs by %3</source>
        <translation>%1 contredit %2&#xa0;: là où elles sont satisfaites au début, sa vitesse diffère de %3</translation>
    </message>
    <message>
        <source>%1 contradicts %2: y is %3 at the start, and %4 where the others are 0</source>
        <translation>%1 contredit %2&#xa0;: y vaut %3 au début, et %4 là où les autres sont à 0</translation>
    </message>
    <message>
        <source>%1 contradicts %2: y is %3 at the start, and no coordinate moves it there</source>
        <translation>%1 contredit %2&#xa0;: y vaut %3 au début, et aucune coordonnée ne l&apos;y amène</translation>
    </message>
    <message>
        <source>%1 contradicts its own system: where they hold at the start, its rate differs by %2</source>
        <translation>%1 contredit son propre système&#xa0;: là où elles sont satisfaites au début, sa vitesse diffère de %2</translation>
    </message>
    <message>
        <source>%1 contradicts its own system: y is %2 at the start, and %3 where the others are 0</source>
        <translation>%1 contredit son propre système&#xa0;: y vaut %2 au début, et %3 là où les autres sont à 0</translation>
    </message>
    <message>
        <source>%1 contradicts its own system: y is %2 at the start, and no coordinate moves it there</source>
        <translation>%1 contredit son propre système&#xa0;: y vaut %2 au début, et aucune coordonnée ne l&apos;y amène</translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation>%1 jours</translation>
    </message>
    <message>
        <source>%1 is %2 at the start, not 0, and no positions near there satisfy all equalities</source>
        <translation>%1 vaut %2 au début, non 0, et aucune position voisine ne satisfait toutes les égalités</translation>
    </message>
    <message>
        <source>%1 is %2 at the start, not 0: the run begins at the nearest positions that satisfy all equalities; %3.q[%4] goes from %5 to %6</source>
        <translation>%1 vaut %2 au début, non 0&#xa0;: le calcul commence aux positions les plus proches qui satisfont toutes les égalités&#xa0;; %3.q[%4] passe de %5 à %6</translation>
    </message>
    <message>
        <source>%1 is %2 at the start, not 0: the states jump there in the first step</source>
        <translation>%1 vaut %2 au début, non 0&#xa0;: les états y sautent au premier pas</translation>
    </message>
    <message>
        <source>%1 more rows of equalities say nothing new at the start</source>
        <translation>%1 lignes d&apos;égalités de plus ne disent rien de nouveau au début</translation>
    </message>
    <message>
        <source>%1 moves nothing at the start: its lambda is not unique</source>
        <translation>%1 ne fait rien bouger au début&#xa0;: son lambda n&apos;est pas unique</translation>
    </message>
    <message>
        <source>%1 says at the start nothing that %2 does not say: its lambda is not unique</source>
        <translation>%1 ne dit au début rien que %2 ne dise déjà&#xa0;: son lambda n&apos;est pas unique</translation>
    </message>
    <message>
        <source>%1 years</source>
        <translation>%1 ans</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is %2 rad/s here: in a file Hz is 1/s</source>
        <translation>&apos;%1&apos; vaut %2 rad/s ici&#xa0;: dans un fichier Hz est 1/s</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no effect: %2</source>
        <translation>&quot;%1&quot; est sans effet&#xa0;: %2</translation>
    </message>
    <message>
        <source>&quot;newton&quot; has no effect: all systems and relations of this scene are linear</source>
        <translation>&quot;newton&quot; est sans effet&#xa0;: tous les systèmes et toutes les relations de cette scène sont linéaires</translation>
    </message>
    <message>
        <source>a %1 joint has none</source>
        <translation>une liaison de type %1 n&apos;en a pas</translation>
    </message>
    <message>
        <source>a dwell has no lift</source>
        <translation>un repos n&apos;a pas de levée</translation>
    </message>
    <message>
        <source>a signal of the map depends on a state without an initial value of its own</source>
        <translation>un signal de l&apos;application dépend d&apos;un état sans valeur initiale propre</translation>
    </message>
    <message>
        <source>a signal of the map depends on forces or joints</source>
        <translation>un signal de l&apos;application dépend de forces ou de liaisons</translation>
    </message>
    <message>
        <source>a signal of the map depends on gaps, forces or energies by a formula</source>
        <translation>un signal de l&apos;application dépend d&apos;interstices, de forces ou d&apos;énergies par une formule</translation>
    </message>
    <message>
        <source>add &quot;limits&quot;, or take it out</source>
        <translation>ajouter &quot;limits&quot;, ou le retirer</translation>
    </message>
    <message>
        <source>add &quot;stiffness&quot;, or take it out</source>
        <translation>ajouter &quot;stiffness&quot;, ou le retirer</translation>
    </message>
    <message>
        <source>all %1 signals are recorded, as &quot;record&quot; names none: with %2 rows until the end %3 MB; name those that are needed, or raise &quot;record_every&quot;</source>
        <translation>les %1 signaux sont tous enregistrés, car &quot;record&quot; n&apos;en nomme aucun&#xa0;: avec %2 lignes jusqu&apos;à la fin, %3 Mo&#xa0;; nommer ceux qu&apos;il faut, ou augmenter &quot;record_every&quot;</translation>
    </message>
    <message>
        <source>an element of this kind has none</source>
        <translation>un élément de ce type n&apos;en a pas</translation>
    </message>
    <message>
        <source>check the unit of the step, or let the run end earlier</source>
        <translation>vérifier l&apos;unité du pas, ou finir le calcul plus tôt</translation>
    </message>
    <message>
        <source>choose other signals for the map</source>
        <translation>choisir d&apos;autres signaux pour l&apos;application</translation>
    </message>
    <message>
        <source>choose signals of single systems for the map</source>
        <translation>choisir pour l&apos;application des signaux de systèmes seuls</translation>
    </message>
    <message>
        <source>choose signals of states for the map</source>
        <translation>choisir pour l&apos;application des signaux d&apos;états</translation>
    </message>
    <message>
        <source>click where the motion can be, or choose signals that can be chosen apart</source>
        <translation>cliquer là où le mouvement peut être, ou choisir des signaux qui se choisissent séparément</translation>
    </message>
    <message>
        <source>compliance is a choice for systems under Moreau-Jean, and this scene has none</source>
        <translation>compliance est un choix pour des systèmes sous Moreau-Jean, et cette scène n&apos;en a pas</translation>
    </message>
    <message>
        <source>give initial values that satisfy them, or look for equalities that contradict each other</source>
        <translation>donner des valeurs initiales qui les satisfont, ou chercher des égalités qui se contredisent</translation>
    </message>
    <message>
        <source>in %1: %2</source>
        <translation>dans %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>in the plane there are no gyroscopic moments</source>
        <translation>en plan, il n&apos;y a pas de moments gyroscopiques</translation>
    </message>
    <message>
        <source>it is of arcs</source>
        <translation>cela concerne les arcs</translation>
    </message>
    <message>
        <source>it is of rigid bodies, and this scene has none</source>
        <translation>cela concerne les corps rigides, et cette scène n&apos;en a pas</translation>
    </message>
    <message>
        <source>look at the units of its parameters</source>
        <translation>vérifier les unités de ses paramètres</translation>
    </message>
    <message>
        <source>name it as material of a body or shape</source>
        <translation>le nommer comme matériau d&apos;un corps ou d&apos;une forme</translation>
    </message>
    <message>
        <source>no body is made of &apos;%1&apos;</source>
        <translation>aucun corps n&apos;est fait de &apos;%1&apos;</translation>
    </message>
    <message>
        <source>no body is made of it</source>
        <translation>aucun corps n&apos;en est fait</translation>
    </message>
    <message>
        <source>no initial state has these two values there</source>
        <translation>aucun état initial n&apos;y a ces deux valeurs</translation>
    </message>
    <message>
        <source>no run can begin at this point: %1</source>
        <translation>aucun calcul ne peut commencer en ce point&#xa0;: %1</translation>
    </message>
    <message>
        <source>nothing in the initial state changes one of its conditions</source>
        <translation>rien dans l&apos;état initial ne change une de ses conditions</translation>
    </message>
    <message>
        <source>percussion is a choice for systems under Moreau-Jean, and this scene has none</source>
        <translation>percussion est un choix pour des systèmes sous Moreau-Jean, et cette scène n&apos;en a pas</translation>
    </message>
    <message>
        <source>take one of these equalities out, or let both move in the same way</source>
        <translation>retirer une de ces égalités, ou les laisser bouger toutes deux de la même manière</translation>
    </message>
    <message>
        <source>take one of these equalities out, or mend its relation</source>
        <translation>retirer une de ces égalités, ou corriger sa relation</translation>
    </message>
    <message>
        <source>the body is fixed</source>
        <translation>le corps est fixe</translation>
    </message>
    <message>
        <source>the coordinate has no limits</source>
        <translation>la coordonnée n&apos;a pas de butées</translation>
    </message>
    <message>
        <source>the coordinate has no spring</source>
        <translation>la coordonnée n&apos;a pas de ressort</translation>
    </message>
    <message>
        <source>the folder &quot;%1&quot; takes no new files</source>
        <translation>le dossier &quot;%1&quot; n&apos;accepte pas de nouveaux fichiers</translation>
    </message>
    <message>
        <source>the follower is no roller</source>
        <translation>le poussoir n&apos;est pas à galet</translation>
    </message>
    <message>
        <source>the formula amounts to %1, and %2 is written beside it</source>
        <translation>la formule donne %1, et %2 est écrit à côté</translation>
    </message>
    <message>
        <source>the formula amounts to a plain number, and %1 is written beside it</source>
        <translation>la formule donne un nombre pur, et %1 est écrit à côté</translation>
    </message>
    <message>
        <source>the modal scheme is exact between impacts and has no theta</source>
        <translation>le schéma modal est exact entre les chocs et n&apos;a pas de theta</translation>
    </message>
    <message>
        <source>the one-step problem of step %1 was solved to %2 only, more than the tolerance; raise max_iterations or choose another solver</source>
        <translation>le problème à un pas du pas %1 n&apos;a été résolu qu&apos;à %2 près, au-delà de la tolérance&#xa0;; augmenter max_iterations ou choisir un autre solveur</translation>
    </message>
    <message>
        <source>the projection is &quot;none&quot;</source>
        <translation>la projection est &quot;none&quot;</translation>
    </message>
    <message>
        <source>the relation of %1 has one formula for all columns</source>
        <translation>la relation de %1 a une seule formule pour toutes les colonnes</translation>
    </message>
    <message>
        <source>the run ends after one step: its end, %1 s, is no further than its step</source>
        <translation>le calcul finit après un pas&#xa0;: sa fin, %1 s, n&apos;est pas plus loin que son pas</translation>
    </message>
    <message>
        <source>the run has %1 steps of %2 s: at a microsecond each they take %3</source>
        <translation>le calcul a %1 pas de %2 s&#xa0;: à une microseconde chacun, ils prennent %3</translation>
    </message>
    <message>
        <source>the velocities at t = 0 violate row %1 of &apos;%2&apos; by %3 m/s: an impact before the first step stops them and takes %4 J</source>
        <translation>les vitesses à t = 0 violent la ligne %1 de &apos;%2&apos; de %3 m/s&#xa0;: un choc avant le premier pas les arrête et prend %4 J</translation>
    </message>
    <message>
        <source>there is no folder &quot;%1&quot;, and you may not make one in &quot;%2&quot;</source>
        <translation>il n&apos;y a pas de dossier &quot;%1&quot;, et il n&apos;est pas permis d&apos;en créer un dans &quot;%2&quot;</translation>
    </message>
    <message>
        <source>two bodies that are fixed to each other are so at every point</source>
        <translation>deux corps fixés l&apos;un à l&apos;autre le sont en tout point</translation>
    </message>
    <message>
        <source>with t as the phase runs begin at offset 0; choose other signals or another offset</source>
        <translation>avec t comme phase, les calculs commencent au décalage 0&#xa0;; choisir d&apos;autres signaux ou un autre décalage</translation>
    </message>
    <message>
        <source>write &quot;%1 rev/s&quot; for turns, or &quot;%2 rad/s&quot;</source>
        <translation>écrire &quot;%1 rev/s&quot; pour des tours, ou &quot;%2 rad/s&quot;</translation>
    </message>
    <message>
        <source>write &quot;follower&quot;: &quot;roller&quot;, or take it out</source>
        <translation>écrire &quot;follower&quot;: &quot;roller&quot;, ou le retirer</translation>
    </message>
    <message>
        <source>write &quot;law&quot;: &quot;arcs&quot;, or take it out</source>
        <translation>écrire &quot;law&quot;: &quot;arcs&quot;, ou le retirer</translation>
    </message>
    <message>
        <source>write a law for an interaction</source>
        <translation>écrire une loi pour une interaction</translation>
    </message>
    <message>
        <source>write a step that is a small part of the run</source>
        <translation>écrire un pas qui soit une petite partie du calcul</translation>
    </message>
    <message>
        <source>write the weight into the systems&apos; forces</source>
        <translation>écrire le poids dans les forces des systèmes</translation>
    </message>
    <message>
        <source>%1 contradicts %2: where they hold after the change, its rate differs by %3</source>
        <translation>%1 contredit %2 : là où elles valent après le changement, sa vitesse diffère de %3</translation>
    </message>
    <message>
        <source>%1 contradicts %2: y is %3 after the change, and %4 where the others are 0</source>
        <translation>%1 contredit %2 : y vaut %3 après le changement, et %4 là où les autres sont nulles</translation>
    </message>
    <message>
        <source>%1 contradicts %2: y is %3 after the change, and no coordinate moves it there</source>
        <translation>%1 contredit %2 : y vaut %3 après le changement, et aucune coordonnée ne la déplace là</translation>
    </message>
    <message>
        <source>%1 contradicts its own system: where they hold after the change, its rate differs by %2</source>
        <translation>%1 contredit son propre système : là où elles valent après le changement, sa vitesse diffère de %2</translation>
    </message>
    <message>
        <source>%1 contradicts its own system: y is %2 after the change, and %3 where the others are 0</source>
        <translation>%1 contredit son propre système : y vaut %2 après le changement, et %3 là où les autres sont nulles</translation>
    </message>
    <message>
        <source>%1 contradicts its own system: y is %2 after the change, and no coordinate moves it there</source>
        <translation>%1 contredit son propre système : y vaut %2 après le changement, et aucune coordonnée ne la déplace là</translation>
    </message>
    <message>
        <source>%1 coordinates of &apos;%2&apos;</source>
        <translation>%1 coordonnées de « %2 »</translation>
    </message>
    <message>
        <source>%1 has %2 entries, but the relation has %3 row</source>
        <translation>%1 a %2 éléments, mais la relation a %3 ligne</translation>
    </message>
    <message>
        <source>%1 has %2 entries, but the relation has %3 rows</source>
        <translation>%1 a %2 éléments, mais la relation a %3 lignes</translation>
    </message>
    <message>
        <source>%1 has %2 entry, but the relation has %3 row</source>
        <translation>%1 a %2 élément, mais la relation a %3 ligne</translation>
    </message>
    <message>
        <source>%1 has %2 entry, but the relation has %3 rows</source>
        <translation>%1 a %2 élément, mais la relation a %3 lignes</translation>
    </message>
    <message>
        <source>%1 is %2 after the change, not 0, and no positions near there satisfy all equalities</source>
        <translation>%1 vaut %2 après le changement, et non 0, et aucune position voisine ne satisfait toutes les égalités</translation>
    </message>
    <message>
        <source>%1 is %2 after the change, not 0: the run goes on at the nearest positions that satisfy all equalities; %3.q[%4] goes from %5 to %6</source>
        <translation>%1 vaut %2 après le changement, et non 0 : le calcul continue aux positions les plus proches qui satisfont toutes les égalités ; %3.q[%4] passe de %5 à %6</translation>
    </message>
    <message>
        <source>%1 pairs of shapes stand in each other at the start, those of &apos;%2&apos; and &apos;%3&apos; for instance</source>
        <translation>%1 paires de formes sont l’une dans l’autre au départ, ceux de &apos;%2&apos; et &apos;%3&apos; par exemple</translation>
    </message>
    <message>
        <source>%1 rows of joints on &apos;%2&apos;</source>
        <translation>%1 lignes de liaisons sur « %2 »</translation>
    </message>
    <message>
        <source>%1 states of the stiff flow</source>
        <translation>%1 états du flot raide</translation>
    </message>
    <message>
        <source>%1 rows whose events are decided together</source>
        <translation>%1 lignes dont les événements se décident ensemble</translation>
    </message>
    <message>
        <source>%1 rows on &apos;%2&apos;</source>
        <translation>%1 lignes sur « %2 »</translation>
    </message>
    <message>
        <source>%1: note: a program that was ended left this unfinished file of %2; </source>
        <translation>%1 : remarque : un programme interrompu a laissé ce fichier inachevé de %2 ; </translation>
    </message>
    <message>
        <source>%1; the next run that writes into this folder removes it</source>
        <translation>%1 ; le prochain calcul qui écrit dans ce dossier le supprime</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no copies, so there is no &apos;%2&apos;</source>
        <translation>&apos;%1&apos; n’a pas de copies, donc &apos;%2&apos; n’existe pas</translation>
    </message>
    <message>
        <source>--set %1</source>
        <translation>--set %1</translation>
    </message>
    <message>
        <source>Height of %1</source>
        <translation>Hauteur de %1</translation>
    </message>
    <message>
        <source>Velocity of %1</source>
        <translation>Vitesse de %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no value of %2</source>
        <translation>« %1 » n’est pas une valeur de %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of %2 holds a character that does not exist</source>
        <translation>« %1 » de %2 contient un caractère qui n&apos;existe pas</translation>
    </message>
    <message>
        <source>&quot;changes&quot; holds something else than changes in their order</source>
        <translation>« changes » contient autre chose que des changements dans leur ordre</translation>
    </message>
    <message>
        <source>&quot;changes&quot; is no list</source>
        <translation>« changes » n’est pas une liste</translation>
    </message>
    <message>
        <source>a name or label is longer than 65000 bytes: a recording cannot hold it</source>
        <translation>un nom ou un libellé dépasse 65000 octets : un enregistrement ne peut le contenir</translation>
    </message>
    <message>
        <source>add &quot;control&quot;, or take it out</source>
        <translation>ajouter « control », ou l’enlever</translation>
    </message>
    <message>
        <source>add &quot;drive&quot;, or take it out</source>
        <translation>ajouter « drive », ou l’enlever</translation>
    </message>
    <message>
        <source>and %1 more pairs of bodies overlap at the start</source>
        <translation>et %1 autres paires de corps se recouvrent au départ</translation>
    </message>
    <message>
        <source>change it by less, or look for equalities that contradict each other</source>
        <translation>le changer de moins, ou chercher des égalités qui se contredisent</translation>
    </message>
    <message>
        <source>checking the scene</source>
        <translation>vérification de la scène</translation>
    </message>
    <message>
        <source>choose &quot;world&quot;: { &quot;projection&quot;: &quot;combined&quot; }, or begin a new run with the new value</source>
        <translation>choisir « world » : { « projection » : « combined » }, ou commencer un nouveau calcul avec la nouvelle valeur</translation>
    </message>
    <message>
        <source>choose a file that was written by Save bundle or by &quot;saltus-cli run SCENE --bundle FILE&quot;</source>
        <translation>choisir un fichier écrit par « Enregistrer le paquet » ou par « saltus-cli run SCENE --bundle FILE »</translation>
    </message>
    <message>
        <source>close other programs and try again</source>
        <translation>fermez d&apos;autres programmes et réessayez</translation>
    </message>
    <message>
        <source>finding the initial state</source>
        <translation>recherche de l’état initial</translation>
    </message>
    <message>
        <source>free some space in the temporary folder, or write a part of it (export --from --to) where there is room</source>
        <translation>libérez de la place dans le dossier temporaire, ou écrivez-en une partie (export --from --to) là où il y en a</translation>
    </message>
    <message>
        <source>functions and expressions grow beyond %1 operations in all</source>
        <translation>fonctions et expressions dépassent %1 opérations en tout</translation>
    </message>
    <message>
        <source>give it with --set where the new one takes it</source>
        <translation>le donner par --set là où le nouveau le prend</translation>
    </message>
    <message>
        <source>install or build Saltus anew, as a whole</source>
        <translation>réinstallez ou recompilez Saltus en entier</translation>
    </message>
    <message>
        <source>it holds a table up to where it came (the last line may be cut): rename it to take it</source>
        <translation>il contient une table jusqu&apos;où elle est allée (la dernière ligne peut être coupée) : renommez-le pour la garder</translation>
    </message>
    <message>
        <source>it holds more signals than a file of its size can</source>
        <translation>il contient plus de signaux qu&apos;un fichier de sa taille ne le peut</translation>
    </message>
    <message>
        <source>it is a recording without its end and cannot be opened: run the scene again, the same run gives the same recording</source>
        <translation>c&apos;est un enregistrement sans sa fin, impossible à ouvrir : relancez la scène, le même calcul donne le même enregistrement</translation>
    </message>
    <message>
        <source>it is a rule for contacts, and this integrator has none</source>
        <translation>c’est une règle pour les contacts, et cet intégrateur n’en a pas</translation>
    </message>
    <message>
        <source>its path is not UTF-8 text, and a scene cannot name it</source>
        <translation>son chemin n&apos;est pas du texte UTF-8, et une scène ne peut le nommer</translation>
    </message>
    <message>
        <source>its version</source>
        <translation>sa version</translation>
    </message>
    <message>
        <source>join fewer rows to one system or body, or raise the limit</source>
        <translation>lier moins de lignes à un système ou un corps, ou relever la limite</translation>
    </message>
    <message>
        <source>use time stepping, or raise the limit</source>
        <translation>utiliser l&apos;intégration à pas fixe, ou relever la limite</translation>
    </message>
    <message>
        <source>let fewer of them use each other</source>
        <translation>qu’elles soient moins nombreuses à s’employer l’une l’autre</translation>
    </message>
    <message>
        <source>look at M, C and K of its systems, or use a smaller step</source>
        <translation>voir M, C et K de ses systèmes, ou prendre un pas plus petit</translation>
    </message>
    <message>
        <source>look into it if you miss something</source>
        <translation>regardez-y s&apos;il vous manque quelque chose</translation>
    </message>
    <message>
        <source>making the equations</source>
        <translation>mise en équations</translation>
    </message>
    <message>
        <source>move the bodies apart</source>
        <translation>écarter les corps</translation>
    </message>
    <message>
        <source>move them apart</source>
        <translation>les écarter</translation>
    </message>
    <message>
        <source>no relation of this scene is compliant</source>
        <translation>aucune relation de cette scène n’est souple</translation>
    </message>
    <message>
        <source>no relation of this scene is curved, and none is an equality</source>
        <translation>aucune relation de cette scène n’est courbe, et aucune n’est une égalité</translation>
    </message>
    <message>
        <source>reading formulas</source>
        <translation>lecture des formules</translation>
    </message>
    <message>
        <source>record it under a shorter name</source>
        <translation>enregistrez-le sous un nom plus court</translation>
    </message>
    <message>
        <source>rename the folder</source>
        <translation>renommez le dossier</translation>
    </message>
    <message>
        <source>replay the bundle with the version of Saltus that wrote it</source>
        <translation>rejouer le paquet avec la version de Saltus qui l’a écrit</translation>
    </message>
    <message>
        <source>row %1 of interaction &apos;%2&apos; does not push apart: H W^-1 H^T is not above 0 there; H is too small, or M + h theta C + h^2 theta^2 K is negative or too large</source>
        <translation>la ligne %1 de l’interaction « %2 » n’écarte rien : H W^-1 H^T n’y est pas au-dessus de 0 ; H est trop petit, ou M + h theta C + h^2 theta^2 K est négatif ou trop grand</translation>
    </message>
    <message>
        <source>run its scene again</source>
        <translation>relancez sa scène</translation>
    </message>
    <message>
        <source>shape, system or body</source>
        <translation>forme, système ou corps</translation>
    </message>
    <message>
        <source>steps of %1 s to the end at %2 s cannot be counted</source>
        <translation>des pas de %1 s jusqu’à la fin à %2 s ne se comptent pas</translation>
    </message>
    <message>
        <source>the HDF5 file holds a name of more than 65536 bytes</source>
        <translation>le fichier HDF5 contient un nom de plus de 65536 octets</translation>
    </message>
    <message>
        <source>the HDF5 file holds more than %1 numbers, the most that are read</source>
        <translation>le fichier HDF5 contient plus de %1 nombres, le maximum qui soit lu</translation>
    </message>
    <message>
        <source>the HDF5 file is damaged: a list in it is longer than the file</source>
        <translation>le fichier HDF5 est endommagé : une liste y est plus longue que le fichier</translation>
    </message>
    <message>
        <source>the HDF5 file is damaged: it says one thing and holds another</source>
        <translation>le fichier HDF5 est endommagé : il annonce une chose et en contient une autre</translation>
    </message>
    <message>
        <source>the HDF5 file is damaged: its texts are longer than the file</source>
        <translation>le fichier HDF5 est endommagé : ses textes sont plus longs que le fichier</translation>
    </message>
    <message>
        <source>the HDF5 file is damaged: reading it came to an end before its time</source>
        <translation>le fichier HDF5 est endommagé : la lecture s&apos;est terminée avant l&apos;heure</translation>
    </message>
    <message>
        <source>the HDF5 file is damaged: reading it takes longer than what it holds can need</source>
        <translation>le fichier HDF5 est endommagé : la lecture dure plus que son contenu ne peut le demander</translation>
    </message>
    <message>
        <source>the body has no shapes</source>
        <translation>le corps n’a pas de formes</translation>
    </message>
    <message>
        <source>the branch of a condition</source>
        <translation>la branche d’une condition</translation>
    </message>
    <message>
        <source>the coordinate has no drive</source>
        <translation>la coordonnée n’a pas d’entraînement</translation>
    </message>
    <message>
        <source>the mesh &apos;%1&apos;, line %2: %3</source>
        <translation>le maillage «&#xa0;%1&#xa0;», ligne %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>the mesh &apos;%1&apos;: %2</source>
        <translation>le maillage « %1 » : %2</translation>
    </message>
    <message>
        <source>the program that reads HDF5 files cannot be started: %1</source>
        <translation>le programme qui lit les fichiers HDF5 ne peut être lancé : %1</translation>
    </message>
    <message>
        <source>the program that reads HDF5 files is missing: there is no %1</source>
        <translation>le programme qui lit les fichiers HDF5 manque : il n&apos;y a pas de %1</translation>
    </message>
    <message>
        <source>the reading was stopped</source>
        <translation>la lecture a été arrêtée</translation>
    </message>
    <message>
        <source>the recording is full of impacts and contact spans: later ones are counted, not kept</source>
        <translation>l’enregistrement est plein de chocs et de durées de contact : les suivants sont comptés, non gardés</translation>
    </message>
    <message>
        <source>the recording is unfinished: the program that wrote it was ended</source>
        <translation>l&apos;enregistrement est inachevé : le programme qui l&apos;écrivait a été interrompu</translation>
    </message>
    <message>
        <source>the recording takes %1 MB when it is open: there is no room for it</source>
        <translation>l&apos;enregistrement prend %1 Mo une fois ouvert : il n&apos;y a pas la place</translation>
    </message>
    <message>
        <source>the relay has no control</source>
        <translation>le relais n’a pas de commande</translation>
    </message>
    <message>
        <source>the run was not begun: it was cancelled</source>
        <translation>le calcul n’a pas commencé : il a été annulé</translation>
    </message>
    <message>
        <source>the scene has no contacts that open and close</source>
        <translation>la scène n’a pas de contacts qui s’ouvrent et se ferment</translation>
    </message>
    <message>
        <source>the scene has no interactions</source>
        <translation>la scène n’a pas d’interactions</translation>
    </message>
    <message>
        <source>there are %1 limits for %2 row</source>
        <translation>il y a %1 limites pour %2 ligne</translation>
    </message>
    <message>
        <source>there are %1 limits for %2 rows</source>
        <translation>il y a %1 limites pour %2 lignes</translation>
    </message>
    <message>
        <source>there is no memory left for the next step</source>
        <translation>il n&apos;y a plus de mémoire pour le pas suivant</translation>
    </message>
    <message>
        <source>there is no setting &quot;%1&quot;</source>
        <translation>il n’y a pas de réglage « %1 »</translation>
    </message>
    <message>
        <source>there is no solver &quot;%1&quot;</source>
        <translation>il n’y a pas de solveur « %1 »</translation>
    </message>
    <message>
        <source>there is nothing to solve: the scene has no interactions</source>
        <translation>il n’y a rien à résoudre : la scène n’a pas d’interactions</translation>
    </message>
    <message>
        <source>this HDF5 file cannot be opened: it is damaged, or no HDF5 file</source>
        <translation>ce fichier HDF5 ne peut être ouvert : il est endommagé, ou ce n&apos;en est pas un</translation>
    </message>
    <message>
        <source>this run would take about %1 of memory and %2 s a step, most of it for %3; the limit is %4</source>
        <translation>ce calcul prendrait environ %1 de mémoire et %2 s par pas, surtout pour %3 ; la limite est %4</translation>
    </message>
    <message>
        <source>turns are meant by Hz here: %1</source>
        <translation>Hz désigne ici des tours : %1</translation>
    </message>
    <message>
        <source>what the scene says of its former integrator, &quot;%1&quot;, is ignored: %2</source>
        <translation>ce que la scène dit de son ancien intégrateur, « %1 », est ignoré : %2</translation>
    </message>
    <message>
        <source>write one bound for all rows, or one for each</source>
        <translation>écrire une borne pour toutes les lignes, ou une pour chacune</translation>
    </message>
    <message>
        <source>write one for all rows, or one for each</source>
        <translation>en écrire un pour toutes les lignes, ou un pour chacune</translation>
    </message>
    <message>
        <source>write rev/s, or rad/s for radians</source>
        <translation>écrire rev/s, ou rad/s pour des radians</translation>
    </message>
    <message>
        <source> of &apos;%1&apos;</source>
        <translation> de « %1 »</translation>
    </message>
    <message>
        <source>%1 has a gap of %2 at the start, and no positions near there leave all gaps open or closed</source>
        <translation>%1 a un écart de %2 au départ, et aucune position voisine ne laisse tous les écarts ouverts ou fermés</translation>
    </message>
    <message>
        <source>%1 has a gap of %2 at the start: the run begins at the nearest positions that leave all gaps open or closed; %3.q[%4] goes from %5 to %6</source>
        <translation>%1 a un écart de %2 au départ : le calcul commence aux positions les plus proches qui laissent tous les écarts ouverts ou fermés ; %3.q[%4] passe de %5 à %6</translation>
    </message>
    <message>
        <source>%1 may not depend on %2: what a joint has to bear is known only after the step</source>
        <translation>%1 ne peut dépendre de %2 : ce qu&apos;une liaison doit porter n&apos;est connu qu&apos;après le pas</translation>
    </message>
    <message>
        <source>%1 normal force</source>
        <translation>%1 force normale</translation>
    </message>
    <message>
        <source>%1 normal percussion</source>
        <translation>%1 percussion normale</translation>
    </message>
    <message>
        <source>%1 says at the start nearly what %2 says (the sine between them is %3): their lambda may be very large</source>
        <translation>%1 dit au départ presque ce que %2 dit (le sinus entre elles est %3) : leur lambda peut être très grand</translation>
    </message>
    <message>
        <source>%1 switch without end</source>
        <translation>%1 commutent sans fin</translation>
    </message>
    <message>
        <source>%1; systems: %2</source>
        <translation>%1 ; systèmes : %2</translation>
    </message>
    <message>
        <source>%1M(q) is singular</source>
        <translation>%1M(q) est singulière</translation>
    </message>
    <message>
        <source>%1constraints contradict each other or have become redundant</source>
        <translation>%1des liaisons se contredisent ou sont devenues redondantes</translation>
    </message>
    <message>
        <source>%1events follow each other without end</source>
        <translation>%1des événements se suivent sans fin</translation>
    </message>
    <message>
        <source>%1the branches of the formulas are not determined</source>
        <translation>%1les branches des formules ne sont pas déterminées</translation>
    </message>
    <message>
        <source>%1the gaps change too fast to be followed between events</source>
        <translation>%1les écarts changent trop vite pour être suivis entre les événements</translation>
    </message>
    <message>
        <source>%1the motion%2 cannot be followed to the tolerance: the steps become too small</source>
        <translation>%1le mouvement%2 ne peut être suivi à la tolérance : les pas deviennent trop petits</translation>
    </message>
    <message>
        <source>%1the motion%2 is not finite</source>
        <translation>%1le mouvement%2 n&apos;est pas fini</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is read as &apos;%2.percussion[%3]&apos;, N s at impacts alone, here and wherever a scene says lambda of a contact: between events &apos;%4.force[%5]&apos; is what acts, N</source>
        <translation>« %1 » est lu comme « %2.percussion[%3] », N s aux impacts seulement, ici et partout où une scène dit lambda d&apos;un contact : entre les événements c&apos;est « %4.force[%5] » qui agit, N</translation>
    </message>
    <message>
        <source>&apos;%1&apos; says nothing that other rows at rest do not say: redundant constraints, their forces are not unique</source>
        <translation>« %1 » ne dit rien que d&apos;autres lignes au repos ne disent : liaisons redondantes, leurs forces ne sont pas uniques</translation>
    </message>
    <message>
        <source>--change %1</source>
        <translation>--change %1</translation>
    </message>
    <message>
        <source>1 is the usual choice for a system that is faster than the step</source>
        <translation>1 est le choix usuel pour un système plus rapide que le pas</translation>
    </message>
    <message>
        <source>1e-10 is the usual choice</source>
        <translation>1e-10 est le choix usuel</translation>
    </message>
    <message>
        <source>: %1 moves nothing (sine %2)</source>
        <translation>: %1 ne déplace rien (sinus %2)</translation>
    </message>
    <message>
        <source>: %1 says nearly what %2 says (sine %3)</source>
        <translation>: %1 dit presque ce que %2 dit (sinus %3)</translation>
    </message>
    <message>
        <source>; further ones are counted only</source>
        <translation>; les suivants sont seulement comptés</translation>
    </message>
    <message>
        <source>M(q) is singular at t = %1 s</source>
        <translation>M(q) est singulière à t = %1 s</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a solver of time stepping&apos;s one-step problem</source>
        <translation>« %1 » est un solveur du problème à un pas de l&apos;intégration à pas fixe</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no change of a run</source>
        <translation>« %1 » n&apos;est pas un changement d&apos;une simulation</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no hand on a body of this scene</source>
        <translation>« %1 » n&apos;est pas une main sur un corps de cette scène</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is of the event-driven integrator alone</source>
        <translation>« %1 » n&apos;appartient qu&apos;à l&apos;intégrateur événementiel</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is of time stepping, and this run is event-driven</source>
        <translation>« %1 » appartient à l&apos;intégration à pas fixe, et cette simulation est événementielle</translation>
    </message>
    <message>
        <source>a force of &apos;%1&apos; uses a multiplier, which an event-driven run knows only after the forces</source>
        <translation>une force de « %1 » utilise un multiplicateur, qu&apos;une simulation événementielle ne connaît qu&apos;après les forces</translation>
    </message>
    <message>
        <source>a force of a system may not use a lambda</source>
        <translation>une force d&apos;un système ne peut utiliser de lambda</translation>
    </message>
    <message>
        <source>a name has %1 characters; the most is %2</source>
        <translation>un nom a %1 caractères ; le maximum est %2</translation>
    </message>
    <message>
        <source>a position drive needs the rate of its value, and that of a state here is known only after the step</source>
        <translation>un entraînement en position a besoin de la dérivée de sa valeur, et celle d&apos;un état n&apos;est connue ici qu&apos;après le pas</translation>
    </message>
    <message>
        <source>an event-driven run has no iteration of Newton&apos;s that it would steer</source>
        <translation>une simulation événementielle n&apos;a pas d&apos;itération de Newton à régler</translation>
    </message>
    <message>
        <source>an event-driven run solves problems at events only and takes no solver of the one-step problem</source>
        <translation>une simulation événementielle ne résout de problèmes qu&apos;aux événements et ne prend pas de solveur du problème à un pas</translation>
    </message>
    <message>
        <source>at t = %1 s the motion cannot go on</source>
        <translation>à t = %1 s le mouvement ne peut continuer</translation>
    </message>
    <message>
        <source>atol = %1 is no tolerance</source>
        <translation>atol = %1 n&apos;est pas une tolérance</translation>
    </message>
    <message>
        <source>bodies &apos;%1&apos; and &apos;%2&apos; overlap by %3 m at the start: the projection of the first steps moves them apart</source>
        <translation>les corps &apos;%1&apos; et &apos;%2&apos; se chevauchent de %3 m au départ : la projection des premiers pas les écarte</translation>
    </message>
    <message>
        <source>bodies &apos;%1&apos; and &apos;%2&apos; overlap by %3 m at the start: they stay so, there is no projection</source>
        <translation>les corps &apos;%1&apos; et &apos;%2&apos; se chevauchent de %3 m au départ : ils restent ainsi, il n&apos;y a pas de projection</translation>
    </message>
    <message>
        <source>change its formula so that it is finite there</source>
        <translation>changez sa formule pour qu&apos;elle y soit finie</translation>
    </message>
    <message>
        <source>change the scene, or open it again, to begin it</source>
        <translation>changez la scène ou rouvrez-la pour la commencer</translation>
    </message>
    <message>
        <source>contact &apos;%1&apos; at t = %2 s: sliding with mu = %3 has no acceleration (Painlevé: coefficient %4 &lt;= 0)</source>
        <translation>contact « %1 » à t = %2 s : le glissement avec mu = %3 n&apos;a pas d&apos;accélération (Painlevé : coefficient %4 &lt;= 0)</translation>
    </message>
    <message>
        <source>contact &apos;%1&apos; at t = %2 s: sliding with mu = %3 has no acceleration (Painlevé: coefficient %4, direction %5)</source>
        <translation>contact « %1 » à t = %2 s : le glissement avec mu = %3 n&apos;a pas d&apos;accélération (Painlevé : coefficient %4, direction %5)</translation>
    </message>
    <message>
        <source>event-driven: Dormand-Prince of order 8, rtol %1, atol %2</source>
        <translation>événementiel : Dormand-Prince d&apos;ordre 8, rtol %1, atol %2</translation>
    </message>
    <message>
        <source>event-driven: Dormand-Prince of order 8, rtol %1, atol %2; impacts one after the other</source>
        <translation>événementiel : Dormand-Prince d&apos;ordre 8, rtol %1, atol %2 ; impacts l&apos;un après l&apos;autre</translation>
    </message>
    <message>
        <source>event-driven: Dormand-Prince of order 8, rtol %1, atol %2; impacts together</source>
        <translation>événementiel : Dormand-Prince d&apos;ordre 8, rtol %1, atol %2 ; impacts ensemble</translation>
    </message>
    <message>
        <source>first put in a system, or take those from the groups above</source>
        <translation>mettez d&apos;abord un système, ou prenez celles des groupes ci-dessus</translation>
    </message>
    <message>
        <source>give initial positions whose gaps are not negative</source>
        <translation>donnez des positions initiales dont les écarts ne sont pas négatifs</translation>
    </message>
    <message>
        <source>what changed at t = %1 s puts the gap of &apos;%2&apos; to %3: it pushes bodies into each other</source>
        <translation>ce qui a changé à t = %1 s met la distance de «&#xa0;%2&#xa0;» à %3&#xa0;: cela pousse des corps l’un dans l’autre</translation>
    </message>
    <message>
        <source>choose a value that leaves the gap open or closed</source>
        <translation>choisissez une valeur qui laisse la distance ouverte ou fermée</translation>
    </message>
    <message>
        <source>give initial values that do, or look for contacts that contradict each other</source>
        <translation>donnez des valeurs initiales qui le font, ou cherchez des contacts qui se contredisent</translation>
    </message>
    <message>
        <source>give integrator.max_step</source>
        <translation>donnez integrator.max_step</translation>
    </message>
    <message>
        <source>it is of the event-driven integrator alone</source>
        <translation>elle n&apos;appartient qu&apos;à l&apos;intégrateur événementiel</translation>
    </message>
    <message>
        <source>it is of time stepping, and this run is event-driven</source>
        <translation>elle appartient à l&apos;intégration à pas fixe, et cette simulation est événementielle</translation>
    </message>
    <message>
        <source>it must be a finite number above 0; 1e-8 is usual</source>
        <translation>il faut un nombre fini supérieur à 0 ; 1e-8 est usuel</translation>
    </message>
    <message>
        <source>it must be above 0; rtol is the usual choice</source>
        <translation>elle doit être supérieure à 0 ; rtol est le choix usuel</translation>
    </message>
    <message>
        <source>leave --solver out</source>
        <translation>omettez --solver</translation>
    </message>
    <message>
        <source>leave it out, or write &quot;kind&quot;: &quot;event-driven&quot;</source>
        <translation>omettez-le, ou écrivez &quot;kind&quot;: &quot;event-driven&quot;</translation>
    </message>
    <message>
        <source>leave it out: an event-driven run solves problems at events only</source>
        <translation>omettez-le : une simulation événementielle ne résout de problèmes qu&apos;aux événements</translation>
    </message>
    <message>
        <source>leave it out; bodies take &quot;projection&quot; of &quot;world&quot;</source>
        <translation>omettez-la ; les corps prennent « projection » de « world »</translation>
    </message>
    <message>
        <source>let a velocity drive follow the rate, or let the drive follow q of a Lagrangian system</source>
        <translation>faites suivre la dérivée par un entraînement en vitesse, ou le q d&apos;un système lagrangien par l&apos;entraînement</translation>
    </message>
    <message>
        <source>let the interaction act on the system by its law</source>
        <translation>laissez l&apos;interaction agir sur le système par sa loi</translation>
    </message>
    <message>
        <source>look at the masses there</source>
        <translation>examinez les masses à cet endroit</translation>
    </message>
    <message>
        <source>look for a force that jumps or grows without bound, or allow a larger rtol or atol</source>
        <translation>cherchez une force qui saute ou croît sans borne, ou permettez un rtol ou un atol plus grand</translation>
    </message>
    <message>
        <source>look for conditions that hang on each other</source>
        <translation>cherchez des conditions qui dépendent les unes des autres</translation>
    </message>
    <message>
        <source>look for formulas that divide by zero or leave their domain there</source>
        <translation>cherchez des formules qui divisent par zéro ou quittent leur domaine à cet instant</translation>
    </message>
    <message>
        <source>look for laws that contradict each other</source>
        <translation>cherchez des lois qui se contredisent</translation>
    </message>
    <message>
        <source>look for laws that contradict each other, or for rows of high relative degree that meet their surface</source>
        <translation>cherchez des lois qui se contredisent, ou des lignes de degré relatif élevé qui rencontrent leur surface</translation>
    </message>
    <message>
        <source>make the formula of the gap continuous</source>
        <translation>rendez continue la formule de l&apos;écart</translation>
    </message>
    <message>
        <source>no accelerations and forces fit the laws of %1 at t = %2 s</source>
        <translation>aucune accélération ni force ne satisfait les lois de %1 à t = %2 s</translation>
    </message>
    <message>
        <source>nothing is projected</source>
        <translation>rien n&apos;est projeté</translation>
    </message>
    <message>
        <source>nothing sleeps in this scene</source>
        <translation>rien ne dort dans cette scène</translation>
    </message>
    <message>
        <source>only the combined projection leaves gaps that press</source>
        <translation>seule la projection combinée laisse des jeux qui pressent</translation>
    </message>
    <message>
        <source>projection_tolerance is %1</source>
        <translation>projection_tolerance vaut %1</translation>
    </message>
    <message>
        <source>read the joint&apos;s y and ydot, or the states of the bodies</source>
        <translation>lisez y et ydot de la liaison, ou les états des corps</translation>
    </message>
    <message>
        <source>relay &apos;%1&apos; meets its surface at t = %2 s with a rate of zero, and lambda acts on a higher derivative: where it goes is not determined</source>
        <translation>le relais « %1 » rencontre sa surface à t = %2 s avec une vitesse nulle, et lambda agit sur une dérivée supérieure : sa suite n&apos;est pas déterminée</translation>
    </message>
    <message>
        <source>rtol = %1 is outside [1e-14, 0.01]</source>
        <translation>rtol = %1 est hors de [1e-14, 0.01]</translation>
    </message>
    <message>
        <source>shorten it, and say the rest in the label</source>
        <translation>raccourcissez-le, et dites le reste dans l&apos;étiquette</translation>
    </message>
    <message>
        <source>step %1 did not converge as a whole and was made in %2 parts%3</source>
        <translation>le pas %1 n&apos;a pas convergé en entier et a été fait en %2 parties%3</translation>
    </message>
    <message>
        <source>step %1 spent its budget: contacts are met to %2 m/s, positions to %3 m; raise run.step_budget or choose a quicker accuracy</source>
        <translation>le pas %1 a épuisé son budget : contacts satisfaits à %2 m/s, positions à %3 m ; augmenter run.step_budget ou choisir une précision plus rapide</translation>
    </message>
    <message>
        <source>system &apos;%1&apos; settles within %2 s, much faster than the step of %3 s: at theta = %4 it rings from step to step; write &quot;theta&quot;: 1 for it</source>
        <translation>le système « %1 » s&apos;établit en %2 s, bien plus vite que le pas de %3 s : à thêta = %4 il oscille de pas en pas ; écrivez &quot;theta&quot;: 1 pour lui</translation>
    </message>
    <message>
        <source>take it out, or choose &quot;euler-moreau&quot;</source>
        <translation>retirez-le, ou choisissez « euler-moreau »</translation>
    </message>
    <message>
        <source>take it out, or write &quot;sleeping&quot;: true</source>
        <translation>retirez-le, ou écrivez &quot;sleeping&quot;: true</translation>
    </message>
    <message>
        <source>take the redundant ones out, or use &quot;moreau-jean&quot;</source>
        <translation>retirez les redondantes, ou utilisez « moreau-jean »</translation>
    </message>
    <message>
        <source>the bodies and the systems of equations that they answer to found no common step: their equations are off by %1 of their terms</source>
        <translation>les corps et les systèmes d&apos;équations auxquels ils répondent n&apos;ont pas trouvé de pas commun : leurs équations s&apos;écartent de %1 de leurs termes</translation>
    </message>
    <message>
        <source>the bodies and the systems of equations that they answer to found no common step: the last of %1 passes changed a velocity by %2 of its size</source>
        <translation>les corps et les systèmes d&apos;équations auxquels ils répondent n&apos;ont pas trouvé de pas commun : la dernière des %1 passes a changé une vitesse de %2 de sa grandeur</translation>
    </message>
    <message>
        <source>the budget</source>
        <translation>le budget</translation>
    </message>
    <message>
        <source>the compliant gap &apos;%1&apos; has no event-driven form yet</source>
        <translation>l&apos;écart souple « %1 » n&apos;a pas encore de forme événementielle</translation>
    </message>
    <message>
        <source>the full theta-gamma scheme takes one theta for all systems</source>
        <translation>le schéma thêta-gamma complet prend un seul thêta pour tous les systèmes</translation>
    </message>
    <message>
        <source>the gap of &apos;%1&apos; jumps to %2 at t = %3 s: a formula is not continuous there, and a jump of the gap has no impact law</source>
        <translation>l&apos;écart de « %1 » saute à %2 à t = %3 s : une formule n&apos;y est pas continue, et un saut de l&apos;écart n&apos;a pas de loi d&apos;impact</translation>
    </message>
    <message>
        <source>the longest step</source>
        <translation>le pas le plus long</translation>
    </message>
    <message>
        <source>the projection of step %1 leaves %2 at %3, more than the tolerance%4; take a smaller step, or look for relations that contradict each other</source>
        <translation>la projection du pas %1 laisse %2 à %3, plus que la tolérance%4 ; prenez un pas plus petit, ou cherchez des relations qui se contredisent</translation>
    </message>
    <message>
        <source>the projection of the integrator is a choice for systems under Moreau-Jean, and this scene has none</source>
        <translation>la projection de l&apos;intégrateur est un choix pour les systèmes sous Moreau-Jean, et cette scène n&apos;en a pas</translation>
    </message>
    <message>
        <source>the relation of &apos;%1&apos; is not affine in lambda: it has no event-driven form yet</source>
        <translation>la relation de « %1 » n&apos;est pas affine en lambda : elle n&apos;a pas encore de forme événementielle</translation>
    </message>
    <message>
        <source>the scene has no contacts that open and close, and no equalities</source>
        <translation>la scène n&apos;a pas de contacts qui s&apos;ouvrent et se ferment, ni d&apos;égalités</translation>
    </message>
    <message>
        <source>the scene has no joints</source>
        <translation>la scène n&apos;a pas de liaisons</translation>
    </message>
    <message>
        <source>the speed</source>
        <translation>la vitesse</translation>
    </message>
    <message>
        <source>the systems of equations beside the bodies have no step</source>
        <translation>les systèmes d&apos;équations à côté des corps n&apos;ont pas de pas</translation>
    </message>
    <message>
        <source>there is no system yet that it could act on: bodies meet by contact laws and joints</source>
        <translation>il n&apos;y a pas encore de système sur lequel elle pourrait agir : les corps se rencontrent par des lois de contact et des liaisons</translation>
    </message>
    <message>
        <source>this scene has version %1 of the format; this program reads versions 1 and 2</source>
        <translation>cette scène a la version %1 du format ; ce programme lit les versions 1 et 2</translation>
    </message>
    <message>
        <source>this snapshot was taken with another integrator, activation, percussion, compliance, projection or kind of solver</source>
        <translation>cet instantané a été pris avec un autre intégrateur, une autre activation, percussion, souplesse, projection ou sorte de solveur</translation>
    </message>
    <message>
        <source>this snapshot was taken with another solver, tolerance or number of iterations</source>
        <translation>cet instantané a été pris avec un autre solveur, une autre tolérance ou un autre nombre d&apos;itérations</translation>
    </message>
    <message>
        <source>time stepping can pass it: use &quot;moreau-jean&quot;, or allow the hand-over to it by &quot;zeno&quot;: &quot;time-stepping&quot;</source>
        <translation>l&apos;intégration à pas fixe peut le franchir : utilisez « moreau-jean », ou permettez le passage à celle-ci par &quot;zeno&quot;: &quot;time-stepping&quot;</translation>
    </message>
    <message>
        <source>from t = %1 s on by time steps of %2 s: sliding of &apos;%3&apos; has no acceleration there (Painlevé)</source>
        <translation>à partir de t = %1 s par pas de %2 s : le glissement de « %3 » n&apos;y a pas d&apos;accélération (Painlevé)</translation>
    </message>
    <message>
        <source>at t = %1 s &apos;%2&apos; touches and parts with %3 m/s while another contact strikes: the impact law holds for both there, time steps (&quot;moreau-jean&quot;) leave it out, and the two differ from there on by more than the step</source>
        <translation>à t = %1 s « %2 » touche et s&apos;écarte à %3 m/s tandis qu&apos;un autre contact percute : la loi d&apos;impact y vaut pour les deux, les pas fixes (« moreau-jean ») le laissent de côté, et les deux diffèrent dès lors de plus que le pas</translation>
    </message>
    <message>
        <source>at t = %1 s M(q) of &apos;%2&apos; is no longer positive definite (q = %3): a mass that vanishes has no acceleration</source>
        <translation>à t = %1 s M(q) de « %2 » n&apos;est plus définie positive (q = %3) : une masse qui s&apos;annule n&apos;a pas d&apos;accélération</translation>
    </message>
    <message>
        <source>at t = %1 s M(q) of &apos;%2&apos; becomes singular (q = %3): a mass that vanishes has no acceleration</source>
        <translation>à t = %1 s M(q) de « %2 » devient singulière (q = %3) : une masse qui s&apos;annule n&apos;a pas d&apos;accélération</translation>
    </message>
    <message>
        <source>change the formula of M so that it stays positive definite there, or end the run before</source>
        <translation>changez la formule de M pour qu&apos;elle y reste définie positive, ou terminez la simulation avant</translation>
    </message>
    <message>
        <source>at t = %1 s &apos;%2&apos; rests in a corner of its gap, where &apos;%3&apos; changes: both sides hold it there</source>
        <translation>à t = %1 s « %2 » repose dans un coin de son écart, où « %3 » change : les deux côtés l&apos;y tiennent</translation>
    </message>
    <message>
        <source>use &quot;euler-moreau&quot;</source>
        <translation>utilisez « euler-moreau »</translation>
    </message>
    <message>
        <source>use &quot;moreau-jean&quot;, or write the force as a formula: max(0, -k*gap)</source>
        <translation>utilisez « moreau-jean », ou écrivez la force comme formule : max(0, -k*gap)</translation>
    </message>
    <message>
        <source>use a smaller step</source>
        <translation>prenez un pas plus petit</translation>
    </message>
    <message>
        <source>use a smaller step, or write what answers to its own effect at once as one system</source>
        <translation>prenez un pas plus petit, ou écrivez comme un seul système ce qui répond aussitôt à son propre effet</translation>
    </message>
    <message>
        <source>use q, v and x of systems, q and v of bodies, y and ydot of joints, t and parameters</source>
        <translation>utilisez q, v et x de systèmes, q et v de corps, y et ydot de liaisons, t et des paramètres</translation>
    </message>
    <message>
        <source>use t, drives, parameters, q and v of bodies, y and ydot of joints, and states of systems</source>
        <translation>utilisez t, des entraînements, des paramètres, q et v de corps, y et ydot de liaisons et des états de systèmes</translation>
    </message>
    <message>
        <source>use time stepping</source>
        <translation>utilisez l&apos;intégration à pas fixe</translation>
    </message>
    <message>
        <source>use x, q and v of systems, q and v of bodies, y and ydot of joints, t and parameters</source>
        <translation>utilisez x, q et v de systèmes, q et v de corps, y et ydot de liaisons, t et des paramètres</translation>
    </message>
    <message>
        <source>write BODY x,y,z X,Y,Z: a point of the body and where it is pulled to, m</source>
        <translation>écrivez CORPS x,y,z X,Y,Z : un point du corps et où il est tiré, m</translation>
    </message>
    <message>
        <source>write STEP:NAME=VALUE, as 120:rpm=660</source>
        <translation>écrivez PAS:NOM=VALEUR, comme 120:rpm=660</translation>
    </message>
    <message>
        <source>write friction and relays as laws, not as formulas with sign or if, or use time stepping</source>
        <translation>écrivez frottement et relais comme des lois, non comme des formules avec sign ou if, ou utilisez l&apos;intégration à pas fixe</translation>
    </message>
    <message>
        <source>y(%1) = %2 &lt; 0 at contact &apos;%3&apos;: bodies overlap at the start</source>
        <translation>y(%1) = %2 &lt; 0 au contact « %3 » : des corps se chevauchent au départ</translation>
    </message>
    <message>
        <source>%1 switches without end: the motion on either side leads back</source>
        <translation>%1 commute sans fin : le mouvement de chaque côté ramène en arrière</translation>
    </message>
    <message>
        <source>%1a number of the scene&apos;s equations is not finite%2</source>
        <translation>%1un nombre des équations de la scène n&apos;est pas fini%2</translation>
    </message>
    <message>
        <source>%1a number of the scene&apos;s equations is not finite: %2</source>
        <translation>%1un nombre des équations de la scène n&apos;est pas fini : %2</translation>
    </message>
    <message>
        <source>%1the condition %2 is not a number</source>
        <translation>%1la condition %2 n&apos;est pas un nombre</translation>
    </message>
    <message>
        <source>%1what %2 watches is not a number</source>
        <translation>%1ce que %2 observe n&apos;est pas un nombre</translation>
    </message>
    <message>
        <source>%1 and %2, point %3</source>
        <translation>%1 et %2, point %3</translation>
    </message>
    <message>
        <source>%1 is a count: a program is compiled for one</source>
        <translation>%1 est un nombre d&apos;objets : un programme est compilé pour un seul</translation>
    </message>
    <message>
        <source>%1 is driven already</source>
        <translation>%1 est déjà entraînée</translation>
    </message>
    <message>
        <source>%1 is no joint</source>
        <translation>%1 n&apos;est pas une articulation</translation>
    </message>
    <message>
        <source>%1 is repeated, and a drive acts on one joint</source>
        <translation>%1 est répétée, et un entraînement agit sur une articulation</translation>
    </message>
    <message>
        <source>%1 leaves no coordinate that a drive could act on</source>
        <translation>%1 ne laisse aucune coordonnée sur laquelle agir</translation>
    </message>
    <message>
        <source>%1 uses %2, which belongs to no body that is joined</source>
        <translation>%1 utilise %2, qui n&apos;appartient à aucun corps joint</translation>
    </message>
    <message>
        <source>%1, drive</source>
        <translation>%1, entraînement</translation>
    </message>
    <message>
        <source>%1, friction</source>
        <translation>%1, frottement</translation>
    </message>
    <message>
        <source>%1, lower limit</source>
        <translation>%1, limite inférieure</translation>
    </message>
    <message>
        <source>%1, upper limit</source>
        <translation>%1, limite supérieure</translation>
    </message>
    <message>
        <source>%1: a corner is passed</source>
        <translation>%1 : un coin est franchi</translation>
    </message>
    <message>
        <source>&apos;%1&apos; and &apos;%2&apos;</source>
        <translation>« %1 » et « %2 »</translation>
    </message>
    <message>
        <source>Force by current, N/A, and voltage by speed, V s/m.</source>
        <translation>Force par courant, N/A, et tension par vitesse, V s/m.</translation>
    </message>
    <message>
        <source>Force by displacement, N/m.</source>
        <translation>Force par déplacement, N/m.</translation>
    </message>
    <message>
        <source>Force by speed, N s/m.</source>
        <translation>Force par vitesse, N s/m.</translation>
    </message>
    <message>
        <source>Moment by angle, N m/rad.</source>
        <translation>Moment par angle, N m/rad.</translation>
    </message>
    <message>
        <source>Moment by current, N m/A, and voltage by speed, V s/rad.</source>
        <translation>Moment par courant, N m/A, et tension par vitesse, V s/rad.</translation>
    </message>
    <message>
        <source>Moment by speed, N m s/rad.</source>
        <translation>Moment par vitesse, N m s/rad.</translation>
    </message>
    <message>
        <source>Motor constant k</source>
        <translation>Constante du moteur k</translation>
    </message>
    <message>
        <source>Of the source that feeds the motor.</source>
        <translation>De la source qui alimente le moteur.</translation>
    </message>
    <message>
        <source>Of the winding.</source>
        <translation>De l&apos;enroulement.</translation>
    </message>
    <message>
        <source>Of the winding. L/R is the time that the current takes to follow the speed.</source>
        <translation>De l&apos;enroulement. L/R est le temps que met le courant à suivre la vitesse.</translation>
    </message>
    <message>
        <source>Set value</source>
        <translation>Consigne</translation>
    </message>
    <message>
        <source>Where the controller brings the joint, from where it starts.</source>
        <translation>Où le régulateur amène la liaison, depuis son départ.</translation>
    </message>
    <message>
        <source>an event-driven run takes bodies or systems of equations, and this scene has both</source>
        <translation>un calcul par événements prend des corps ou des systèmes d&apos;équations, et cette scène a les deux</translation>
    </message>
    <message>
        <source>an event-driven run takes no hand on a body yet</source>
        <translation>un calcul par événements n&apos;accepte pas encore de main sur un corps</translation>
    </message>
    <message>
        <source>compile the scene again with the new value</source>
        <translation>recompilez la scène avec la nouvelle valeur</translation>
    </message>
    <message>
        <source>drive its velocity, or leave &quot;largest&quot; out</source>
        <translation>entraînez sa vitesse, ou omettez « largest »</translation>
    </message>
    <message>
        <source>event-driven integration needs friction in a plane; the contact of %1 slides in two directions</source>
        <translation>le calcul par événements demande un frottement dans un plan ; le contact de %1 glisse dans deux directions</translation>
    </message>
    <message>
        <source>friction of bodies cannot begin or end while an event-driven run goes on</source>
        <translation>le frottement de corps ne peut ni commencer ni cesser pendant un calcul par événements</translation>
    </message>
    <message>
        <source>from t = %1 s on by time steps of %2 s: the impacts of &apos;%3&apos; follow each other too fast</source>
        <translation>à partir de t = %1 s par pas de temps de %2 s : les impacts de « %3 » se suivent trop vite</translation>
    </message>
    <message>
        <source>give one value for each parameter of the scene, in its order</source>
        <translation>donnez une valeur par paramètre de la scène, dans son ordre</translation>
    </message>
    <message>
        <source>its formula is %1, not 0</source>
        <translation>sa formule vaut %1, pas 0</translation>
    </message>
    <message>
        <source>its gap is %1, below 0</source>
        <translation>son jeu est %1, sous 0</translation>
    </message>
    <message>
        <source>look at roots, logarithms and divisions in it, and where the bodies have come to</source>
        <translation>regardez ses racines, logarithmes et divisions, et où les corps sont arrivés</translation>
    </message>
    <message>
        <source>look at roots, logarithms and divisions in it, and where the bodies stand</source>
        <translation>regardez ses racines, logarithmes et divisions, et où sont les corps</translation>
    </message>
    <message>
        <source>more than 16 contacts of bodies (%1) are closed at t = %2 s</source>
        <translation>plus de 16 contacts de corps (%1) sont fermés à t = %2 s</translation>
    </message>
    <message>
        <source>move a body, or change the formula, so that it holds at the start</source>
        <translation>déplacez un corps, ou changez la formule, pour qu&apos;elle tienne au départ</translation>
    </message>
    <message>
        <source>name its body in &quot;between&quot;</source>
        <translation>nommez son corps dans &quot;between&quot;</translation>
    </message>
    <message>
        <source>name one (a contact with the world) or two</source>
        <translation>nommez-en un (contact avec le monde) ou deux</translation>
    </message>
    <message>
        <source>positions or velocities of bodies are not finite at t = %1 s</source>
        <translation>des positions ou des vitesses de corps ne sont pas finies à t = %1 s</translation>
    </message>
    <message>
        <source>pull under &quot;moreau-jean&quot;</source>
        <translation>tirez sous « moreau-jean »</translation>
    </message>
    <message>
        <source>select a hinge or a slide</source>
        <translation>choisissez une charnière ou une glissière</translation>
    </message>
    <message>
        <source>select a hinge, a slide or a cylindrical joint</source>
        <translation>choisissez une charnière, une glissière ou une articulation cylindrique</translation>
    </message>
    <message>
        <source>select a joint that stands alone</source>
        <translation>choisissez une articulation seule</translation>
    </message>
    <message>
        <source>take its drive out first</source>
        <translation>retirez d&apos;abord son entraînement</translation>
    </message>
    <message>
        <source>take them from Program::numbers() of this program</source>
        <translation>prenez-les de Program::numbers() de ce programme</translation>
    </message>
    <message>
        <source>the contact of %1 resists rolling or spinning, which has no event-driven form yet</source>
        <translation>le contact de %1 résiste au roulement ou au pivotement, ce qui n&apos;a pas encore de forme par événements</translation>
    </message>
    <message>
        <source>the contact of a %1 with a %2, of %3, has no event-driven form yet</source>
        <translation>le contact de %1 avec %2, de %3, n&apos;a pas encore de forme par événements</translation>
    </message>
    <message>
        <source>the formula of %1 or its slope is no finite number at the start</source>
        <translation>la formule de %1 ou sa pente n&apos;est pas un nombre fini au départ</translation>
    </message>
    <message>
        <source>the formula of interaction &apos;%1&apos; or its slope is no finite number</source>
        <translation>la formule de l&apos;interaction « %1 » ou sa pente n&apos;est pas un nombre fini</translation>
    </message>
    <message>
        <source>the position drive of joint &apos;%1&apos; has a largest force, which has no event-driven form: what it does at its bound depends on the step</source>
        <translation>l&apos;entraînement en position de la liaison &apos;%1&apos; a une force maximale, ce qui n&apos;a pas de forme par événements : ce qu&apos;il fait à sa limite dépend du pas</translation>
    </message>
    <message>
        <source>the relation %1 cannot join bodies</source>
        <translation>la relation %1 ne peut pas joindre des corps</translation>
    </message>
    <message>
        <source>the relation of &apos;%1&apos; cannot join bodies</source>
        <translation>la relation de « %1 » ne peut pas joindre des corps</translation>
    </message>
    <message>
        <source>there are %1 values for %2 parameters</source>
        <translation>il y a %1 valeurs pour %2 paramètres</translation>
    </message>
    <message>
        <source>these are %1 numbers, the program has %2</source>
        <translation>ce sont %1 nombres, le programme en a %2</translation>
    </message>
    <message>
        <source>too many contacts of bodies: %1 pairs of points and surfaces can meet here, and 64 is the most</source>
        <translation>trop de contacts de corps : %1 paires de points et de surfaces peuvent se rencontrer ici, et 64 est le maximum</translation>
    </message>
    <message>
        <source>use &quot;moreau-jean&quot;, or a planar world</source>
        <translation>prenez « moreau-jean », ou un monde plan</translation>
    </message>
    <message>
        <source>use time stepping: &quot;moreau-jean&quot;</source>
        <translation>prenez des pas de temps : « moreau-jean »</translation>
    </message>
    <message>
        <source>write its gap as a formula: &quot;lagrangian-rheonomous&quot;</source>
        <translation>écrivez son jeu comme formule : &quot;lagrangian-rheonomous&quot;</translation>
    </message>
    <message>
        <source>write the gap as a formula: &quot;lagrangian-scleronomous&quot;, with t &quot;lagrangian-rheonomous&quot;</source>
        <translation>écrivez le jeu comme formule : &quot;lagrangian-scleronomous&quot;, avec t &quot;lagrangian-rheonomous&quot;</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>le fichier ne peut pas être lu</translation>
    </message>
    <message>
        <source>the file cannot be written</source>
        <translation>le fichier ne peut pas être écrit</translation>
    </message>
    <message>
        <source>%1 events in the first %2 s, each met at its own instant, not at the end of a step</source>
        <translation>%1 événements dans les %2 premières s, chacun à son propre instant et non à la fin d’un pas</translation>
    </message>
    <message>
        <source>%1 positions and velocities, and by events more than %2 are slow</source>
        <translation>%1 positions et vitesses, et par événements plus de %2 sont lentes</translation>
    </message>
    <message>
        <source>%1 rows of relations, and by events more than %2 are slow</source>
        <translation>%1 lignes de relations, et par événements plus de %2 sont lentes</translation>
    </message>
    <message>
        <source>1 event in the first %1 s, met at its own instant, not at the end of a step</source>
        <translation>1 événement dans les %1 premières s, à son propre instant et non à la fin d’un pas</translation>
    </message>
    <message>
        <source>by events it cannot run: %1</source>
        <translation>par événements elle ne peut pas tourner : %1</translation>
    </message>
    <message>
        <source>by events the run fails: %1</source>
        <translation>par événements le calcul échoue : %1</translation>
    </message>
    <message>
        <source>by events there are more events than steps at t = %1 s, and time stepping takes many at once</source>
        <translation>à t = %1 s il y a plus d’événements que de pas, et les pas de temps en prennent plusieurs à la fois</translation>
    </message>
    <message>
        <source>look at the speeds and gaps there, or use time stepping: &quot;moreau-jean&quot;</source>
        <translation>vérifiez les vitesses et les jeux à cet endroit, ou utilisez des pas de temps : &quot;moreau-jean&quot;</translation>
    </message>
    <message>
        <source>more than 100000 impacts within 1 s at t = %1 s, the last of &apos;%2&apos;</source>
        <translation>plus de 100000 chocs en 1 s à t = %1 s, le dernier de &apos;%2&apos;</translation>
    </message>
    <message>
        <source>no event in the first %1 s: smooth motion is of order 8, and what comes later is met at its own instant</source>
        <translation>aucun événement dans les %1 premières s : le mouvement régulier est d’ordre 8, et ce qui vient après est rencontré à son propre instant</translation>
    </message>
    <message>
        <source>use &quot;zeno&quot;: &quot;jump&quot;, which ends an accumulation, or time stepping: &quot;moreau-jean&quot;</source>
        <translation>utilisez &quot;zeno&quot;: &quot;jump&quot;, qui termine une accumulation, ou des pas de temps : &quot;moreau-jean&quot;</translation>
    </message>
    <message>
        <source>%1 distance to the bound</source>
        <translation>%1 distance à la borne</translation>
    </message>
    <message>
        <source>%1 events in the first %2 s, each met at its own instant; between them the motion is stiff, and its flow implicit</source>
        <translation>%1 événements dans les premières %2 s, chacun à son propre instant ; entre eux le mouvement est raide et son flot implicite</translation>
    </message>
    <message>
        <source>%1 friction reserve</source>
        <translation>%1 réserve de frottement</translation>
    </message>
    <message>
        <source>%1 has the compliance %2</source>
        <translation>%1 a la souplesse %2</translation>
    </message>
    <message>
        <source>%1 lower limit </source>
        <translation>%1 limite basse </translation>
    </message>
    <message>
        <source>%1 upper limit </source>
        <translation>%1 limite haute </translation>
    </message>
    <message>
        <source>%1 uses %2 of the drive</source>
        <translation>%1 utilise %2 de l’entraînement</translation>
    </message>
    <message>
        <source>%1the motion is stiff and its flow implicit (Radau IIA): stability held the steps of the explicit one short, not the tolerance</source>
        <translation>%1le mouvement est raide et son flot implicite (Radau IIA) : la stabilité tenait courts les pas du flot explicite, non la tolérance</translation>
    </message>
    <message>
        <source>%1the steps of the event-driven integrator are held short by the stiffness of the equations, not by the tolerance: time stepping may be faster</source>
        <translation>%1les pas de l’intégrateur par événements sont tenus courts par la raideur des équations, non par la tolérance : des pas de temps peuvent être plus rapides</translation>
    </message>
    <message>
        <source>%1the steps of the event-driven integrator are held short by the stiffness of the equations, not by the tolerance: write &quot;flow&quot;: &quot;stiff&quot;, or leave &quot;flow&quot; out</source>
        <translation>%1les pas de l’intégrateur par événements sont tenus courts par la raideur des équations, non par la tolérance : écrivez &quot;flow&quot;: &quot;stiff&quot;, ou ôtez &quot;flow&quot;</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a guard, which event-driven runs alone have</source>
        <translation>&apos;%1&apos; est une garde, que seuls les calculs par événements ont</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is first-order and has no velocity that a gap with a body could stop</source>
        <translation>&apos;%1&apos; est du premier ordre et n’a pas de vitesse qu’un jeu avec un corps pourrait arrêter</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not recorded: it is a guard, which event-driven runs alone have</source>
        <translation>&apos;%1&apos; n’est pas enregistré : c’est une garde, que seuls les calculs par événements ont</translation>
    </message>
    <message>
        <source>D needs the rate of &quot;%1&quot;, which is no signal of the scene</source>
        <translation>D a besoin de la dérivée de &quot;%1&quot;, qui n’est pas un signal de la scène</translation>
    </message>
    <message>
        <source>Force by what it measures.</source>
        <translation>Force par unité de ce qui est mesuré.</translation>
    </message>
    <message>
        <source>Gain of %1</source>
        <translation>Gain de %1</translation>
    </message>
    <message>
        <source>Gear ratio n</source>
        <translation>Rapport n</translation>
    </message>
    <message>
        <source>Moment by what it measures.</source>
        <translation>Moment par unité de ce qui est mesuré.</translation>
    </message>
    <message>
        <source>Path of the motor for each metre of the joint.</source>
        <translation>Course du moteur par mètre de la liaison.</translation>
    </message>
    <message>
        <source>Turns of the motor for each turn of the joint.</source>
        <translation>Tours du moteur par tour de la liaison.</translation>
    </message>
    <message>
        <source>a compliant gap with a body uses the lambda of another row</source>
        <translation>un jeu souple avec un corps utilise le lambda d’une autre ligne</translation>
    </message>
    <message>
        <source>an interaction joins up to %1 bodies and systems, not %2</source>
        <translation>une interaction relie jusqu’à %1 corps et systèmes, non %2</translation>
    </message>
    <message>
        <source>change %1 first</source>
        <translation>changez d’abord %1</translation>
    </message>
    <message>
        <source>choose it as the kind of the controller</source>
        <translation>choisissez-le comme genre du régulateur</translation>
    </message>
    <message>
        <source>choose the integrator &quot;event-driven&quot;, or leave it out</source>
        <translation>choisissez l’intégrateur &quot;event-driven&quot;, ou ôtez-le</translation>
    </message>
    <message>
        <source>from t = %1 s on </source>
        <translation>à partir de t = %1 s </translation>
    </message>
    <message>
        <source>give D a filter, &quot;10 ms&quot;, or the gain 0</source>
        <translation>donnez à D un filtre, &quot;10 ms&quot;, ou le gain 0</translation>
    </message>
    <message>
        <source>give its begin before its end, and at least one sample</source>
        <translation>donnez le début avant la fin, et au moins un échantillon</translation>
    </message>
    <message>
        <source>leave out &quot;flow&quot;: &quot;stiff&quot;</source>
        <translation>ôtez &quot;flow&quot;: &quot;stiff&quot;</translation>
    </message>
    <message>
        <source>let each row use its own</source>
        <translation>que chaque ligne utilise le sien</translation>
    </message>
    <message>
        <source>let it be a number times lambda, or write the spring as a force by formula</source>
        <translation>faites-en un nombre fois lambda, ou écrivez le ressort comme une force par formule</translation>
    </message>
    <message>
        <source>let lambda add a positive compliance to the gap, for example lambda/k</source>
        <translation>que lambda ajoute au jeu une souplesse positive, par exemple lambda/k</translation>
    </message>
    <message>
        <source>let the interaction join the first-order system alone and read the body, and let a force by formula act on the body</source>
        <translation>que l’interaction relie le système du premier ordre seul et lise le corps, et qu’une force par formule agisse sur le corps</translation>
    </message>
    <message>
        <source>measured by controller</source>
        <translation>mesuré par le régulateur</translation>
    </message>
    <message>
        <source>measured by controller %1</source>
        <translation>mesuré par le régulateur %1</translation>
    </message>
    <message>
        <source>neither a motor nor a controller drives %1</source>
        <translation>ni un moteur ni un régulateur n’entraîne %1</translation>
    </message>
    <message>
        <source>no controller drives &apos;%1&apos;</source>
        <translation>aucun régulateur n’entraîne &apos;%1&apos;</translation>
    </message>
    <message>
        <source>no motor drives &apos;%1&apos;</source>
        <translation>aucun moteur n’entraîne &apos;%1&apos;</translation>
    </message>
    <message>
        <source>no state feedback drives &apos;%1&apos;</source>
        <translation>aucun retour d’état n’entraîne &apos;%1&apos;</translation>
    </message>
    <message>
        <source>order of controller</source>
        <translation>commande du régulateur</translation>
    </message>
    <message>
        <source>order of controller %1</source>
        <translation>commande du régulateur %1</translation>
    </message>
    <message>
        <source>put one on it first</source>
        <translation>mettez-en d’abord un</translation>
    </message>
    <message>
        <source>run the scene by events, or with a smaller step</source>
        <translation>calculez la scène par événements, ou avec un pas plus petit</translation>
    </message>
    <message>
        <source>samples between steps are known of event-driven runs alone</source>
        <translation>seuls les calculs par événements ont des échantillons entre les pas</translation>
    </message>
    <message>
        <source>split the formula</source>
        <translation>divisez la formule</translation>
    </message>
    <message>
        <source>take its drive out in the inspector</source>
        <translation>ôtez son entraînement dans l’inspecteur</translation>
    </message>
    <message>
        <source>the compliance of a gap with a body changes with t, a state or lambda</source>
        <translation>la souplesse d’un jeu avec un corps change avec t, un état ou lambda</translation>
    </message>
    <message>
        <source>the compliance of interaction &apos;%1&apos; is %2</source>
        <translation>la souplesse de l’interaction &apos;%1&apos; est %2</translation>
    </message>
    <message>
        <source>the compliant gap does not depend on lambda</source>
        <translation>le jeu souple ne dépend pas de lambda</translation>
    </message>
    <message>
        <source>the range of dense samples is empty</source>
        <translation>l’intervalle des échantillons denses est vide</translation>
    </message>
    <message>
        <source>the scene</source>
        <translation>la scène</translation>
    </message>
    <message>
        <source>the stiff flow needs the derivatives of all formulas, and %1</source>
        <translation>le flot raide a besoin des dérivées de toutes les formules, et %1</translation>
    </message>
    <message>
        <source>the velocities at t = 0 violate row %1 of &apos;%2&apos; by %3 m/s: the first step leaves %4 of that in y (run.integrator.percussion &quot;middle&quot; makes an impact first, projection &quot;direct&quot; brings y back)</source>
        <translation>les vitesses à t = 0 violent la ligne %1 de &apos;%2&apos; de %3 m/s : le premier pas en laisse %4 dans y (run.integrator.percussion &quot;middle&quot; fait d&apos;abord un choc, projection &quot;direct&quot; ramène y)</translation>
    </message>
    <message>
        <source>there is a name too many: %1</source>
        <translation>il y a un nom de trop : %1</translation>
    </message>
    <message>
        <source>those of &apos;%1&apos; change where the formula itself does not</source>
        <translation>celles de &apos;%1&apos; changent où la formule elle-même ne change pas</translation>
    </message>
    <message>
        <source>what it measures is missing</source>
        <translation>ce qu’il mesure manque</translation>
    </message>
    <message>
        <source>write a signal, &quot;rod.q[2]&quot;, or the name of an expression</source>
        <translation>écrivez un signal, &quot;rod.q[2]&quot;, ou le nom d’une expression</translation>
    </message>
    <message>
        <source>%1the run was stopped on its way to the next sample</source>
        <translation>%1le calcul a été arrêté en route vers l’échantillon suivant</translation>
    </message>
    <message>
        <source>%1the motion has been evaluated as often as was allowed</source>
        <translation>%1le mouvement a été évalué aussi souvent que permis</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is made of itself</source>
        <translation>&apos;%1&apos; est fait de lui-même</translation>
    </message>
    <message>
        <source>take it out of the expressions that its own formula uses</source>
        <translation>retirez-le des expressions que sa propre formule utilise</translation>
    </message>
    <message>
        <source>the file is being written, or it is not yours</source>
        <translation>le fichier est en cours d’écriture, ou il ne vous appartient pas</translation>
    </message>
    <message>
        <source>the motion is much faster than its samples: steps of %1 s would not see it, and by events it takes long</source>
        <translation>le mouvement est bien plus rapide que ses échantillons : des pas de %1 s ne le verraient pas, et par événements il prend du temps</translation>
    </message>
    <message>
        <source>wait until its program has ended</source>
        <translation>attendez que son programme soit terminé</translation>
    </message>
    <message>
        <source>%1 acts on no state: its lambda tells on which side of 0 its y is, and nothing else</source>
        <translation>%1 n’agit sur aucun état : son lambda dit de quel côté de 0 se trouve son y, et rien d’autre</translation>
    </message>
    <message>
        <source>&quot;files&quot; holds something else than files</source>
        <translation>« files » contient autre chose que des fichiers</translation>
    </message>
    <message>
        <source>&quot;files&quot; is no list</source>
        <translation>« files » n’est pas une liste</translation>
    </message>
    <message>
        <source>another bundle came with another mesh &apos;%1&apos;</source>
        <translation>un autre paquet est venu avec un autre maillage « %1 »</translation>
    </message>
    <message>
        <source>move that file away, or replay the bundle in another folder</source>
        <translation>déplacer ce fichier, ou rejouer le paquet dans un autre dossier</translation>
    </message>
    <message>
        <source>one of its files is damaged</source>
        <translation>un de ses fichiers est endommagé</translation>
    </message>
    <message>
        <source>open this bundle in a program of its own</source>
        <translation>ouvrir ce paquet dans un programme à part</translation>
    </message>
    <message>
        <source>relay &apos;%1&apos; meets its surface at t = %2 s with a rate of zero and may leave it to both sides: where it goes is not determined</source>
        <translation>le relais « %1 » atteint sa surface à t = %2 s sans vitesse et peut la quitter des deux côtés : où il va n’est pas déterminé</translation>
    </message>
    <message>
        <source>the mesh &apos;%1&apos; is there, and is not the one that the bundle was made with</source>
        <translation>le maillage « %1 » est là, mais n’est pas celui avec lequel le paquet a été fait</translation>
    </message>
    <message>
        <source>the setting &quot;%1&quot; is of rigid bodies, and this scene has none</source>
        <translation>le réglage « %1 » est celui des corps rigides, et cette scène n’en a pas</translation>
    </message>
    <message>
        <source>use &quot;euler-moreau&quot;, or start beside the surface</source>
        <translation>prendre « euler-moreau », ou partir à côté de la surface</translation>
    </message>
    <message>
        <source>a drive follows the motion itself, which has no event-driven form yet</source>
        <translation>un entraînement suit le mouvement lui-même, ce qui n&apos;a pas encore de forme événementielle</translation>
    </message>
    <message>
        <source>a force drive reads a force or a percussion, which an event-driven run knows only after the forces</source>
        <translation>un entraînement en force lit une force ou une percussion, qu&apos;un calcul événementiel ne connaît qu&apos;après les forces</translation>
    </message>
    <message>
        <source>a force of a body reads a force or a percussion, which an event-driven run knows only after the forces</source>
        <translation>une force d&apos;un corps lit une force ou une percussion, qu&apos;un calcul événementiel ne connaît qu&apos;après les forces</translation>
    </message>
    <message>
        <source>give it e = 0 or a smaller mu</source>
        <translation>donnez-lui e = 0 ou un mu plus petit</translation>
    </message>
    <message>
        <source>let a gap by formula hold what the drive holds, drive by a force, or use &quot;moreau-jean&quot;</source>
        <translation>laissez un écart par formule tenir ce que tient l&apos;entraînement, entraînez par une force, ou utilisez &quot;moreau-jean&quot;</translation>
    </message>
    <message>
        <source>look for a body without room between two stops, or give smaller restitutions</source>
        <translation>cherchez un corps sans jeu entre deux butées, ou donnez des restitutions plus petites</translation>
    </message>
    <message>
        <source>no velocities obey the impact laws of %1 together at t = %2 s: there the impacts are taken one after the other until none approaches</source>
        <translation>aucune vitesse n&apos;obéit à t = %2 s aux lois de choc de %1 ensemble : là, les chocs sont pris l&apos;un après l&apos;autre jusqu&apos;à ce que rien ne s&apos;approche plus</translation>
    </message>
    <message>
        <source>no velocities were found that obey the impact laws of %1 together at t = %2 s: there the impacts are taken one after the other until none approaches</source>
        <translation>à t = %2 s, aucune vitesse qui obéit aux lois de choc de %1 ensemble n&apos;a été trouvée : là, les chocs sont pris l&apos;un après l&apos;autre jusqu&apos;à ce que rien ne s&apos;approche plus</translation>
    </message>
    <message>
        <source>the gap of &apos;%1&apos; is made of pieces (%2), which has no event-driven form between bodies yet</source>
        <translation>l&apos;écart de &apos;%1&apos; est fait de morceaux (%2), ce qui n&apos;a pas encore de forme événementielle entre des corps</translation>
    </message>
    <message>
        <source>the impact of &apos;%1&apos; at t = %2 s has no answer: with mu = %3 friction wedges it, and e = %4 asks it to leave</source>
        <translation>le choc de &apos;%1&apos; à t = %2 s n&apos;a pas de solution : avec mu = %3 le frottement le coince, et e = %4 lui demande de partir</translation>
    </message>
    <message>
        <source>the impact problem of %1 at t = %2 s was not solved</source>
        <translation>le problème d&apos;impact de %1 à t = %2 s n&apos;a pas été résolu</translation>
    </message>
    <message>
        <source>the impacts of %1, one after the other at t = %2 s, do not end: they push against each other</source>
        <translation>les chocs de %1, l&apos;un après l&apos;autre à t = %2 s, ne finissent pas : ils poussent l&apos;un contre l&apos;autre</translation>
    </message>
    <message>
        <source>use &quot;moreau-jean&quot;, or a formula without pieces</source>
        <translation>utilisez &quot;moreau-jean&quot;, ou une formule sans morceaux</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of %2 is longer than %3 bytes</source>
        <translation>« %1 » de %2 dépasse %3 octets</translation>
    </message>
    <message>
        <source>and %1 more things are left out or taken otherwise</source>
        <translation>et %1 autres choses sont omises ou reprises autrement</translation>
    </message>
    <message>
        <source>choose another folder</source>
        <translation>choisissez un autre dossier</translation>
    </message>
    <message>
        <source>its links lead back to themselves</source>
        <translation>ses liens reviennent à eux-mêmes</translation>
    </message>
    <message>
        <source>the robot has more than %1 shapes</source>
        <translation>le robot a plus de %1 formes</translation>
    </message>
    <message>
        <source>the robot has more than %1 links</source>
        <translation>le robot a plus de %1 maillons</translation>
    </message>
    <message>
        <source>take it apart into several files</source>
        <translation>répartissez-le sur plusieurs fichiers</translation>
    </message>
    <message>
        <source>a tag has more than %1 attributes</source>
        <translation>une balise a plus de %1 attributs</translation>
    </message>
    <message>
        <source>join them in a mesh</source>
        <translation>réunissez-les en un maillage</translation>
    </message>
    <message>
        <source>look whether its disk and its folder can be read, or use a copy elsewhere</source>
        <translation>vérifiez que son disque et son dossier sont lisibles, ou utilisez une copie placée ailleurs</translation>
    </message>
    <message>
        <source>name the file that they should lead to</source>
        <translation>indiquez le fichier auquel ils doivent mener</translation>
    </message>
    <message>
        <source>shorten it</source>
        <translation>raccourcissez-le</translation>
    </message>
    <message>
        <source>take it out of the name</source>
        <translation>retirez-le du nom</translation>
    </message>
    <message>
        <source>the file cannot be read: there is a NUL character in its name</source>
        <translation>le fichier ne peut pas être lu : son nom contient un caractère NUL</translation>
    </message>
    <message>
        <source>the file cannot be written: there is a NUL character in its name</source>
        <translation>le fichier ne peut pas être écrit : son nom contient un caractère NUL</translation>
    </message>
    <message>
        <source>the first of them are listed</source>
        <translation>les premières sont énumérées</translation>
    </message>
    <message>
        <source>the link &apos;%1&apos; has more than %2 shapes</source>
        <translation>le segment &apos;%1&apos; a plus de %2 formes</translation>
    </message>
    <message>
        <source>too many shapes of bodies: %1, and by events %2 is the most</source>
        <translation>trop de formes de corps : %1, alors que par événements le maximum est %2</translation>
    </message>
    <message>
        <source>use time stepping (&quot;moreau-jean&quot;)</source>
        <translation>utilisez l&apos;intégration à pas fixe (&quot;moreau-jean&quot;)</translation>
    </message>
    <message>
        <source>write into a file</source>
        <translation>écrivez dans un fichier</translation>
    </message>
    <message>
        <source>take at most %1: every pair of them has a law</source>
        <translation>prenez-en au plus %1 : chaque paire a une loi</translation>
    </message>
    <message>
        <source>the scene has %1 materials</source>
        <translation>la scène a %1 matériaux</translation>
    </message>
    <message>
        <source>the largest principal moment is above the sum of the others; it is lowered to that</source>
        <translation>le plus grand moment principal dépasse la somme des autres ; il est ramené à celle-ci</translation>
    </message>
    <message>
        <source>use time stepping (&quot;moreau-jean&quot;), or write &quot;touches&quot;: false for what never meets others</source>
        <translation>prenez des pas de temps (&quot;moreau-jean&quot;), ou écrivez &quot;touches&quot;: false pour ce qui ne rencontre jamais rien</translation>
    </message>
    <message>
        <source>gamma below 1 counts r at the start of each step too, and before the first step r is 0: what a law needs there is missed by a part of a step, and the lambda of an equality of states alone alternates from step to step</source>
        <translation>gamma inférieur à 1 compte aussi r au début de chaque pas, et avant le premier pas r vaut 0 : ce qu&apos;une loi y demande manque pour une partie d&apos;un pas, et le lambda d&apos;une égalité des seuls états alterne d&apos;un pas à l&apos;autre</translation>
    </message>
    <message>
        <source>take gamma 1, or &quot;full-theta-gamma&quot;, which is of second order at theta = gamma = 1/2</source>
        <translation>prendre gamma 1, ou &quot;full-theta-gamma&quot;, qui est du second ordre pour theta = gamma = 1/2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is written beside a number that is in SI</source>
        <translation>« %1 » est écrit à côté d&apos;un nombre qui est en SI</translation>
    </message>
    <message>
        <source>write its SI unit, unless the formula itself gives the number in %1</source>
        <translation>écrire son unité SI, à moins que la formule elle-même ne donne le nombre en %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is %2, and &apos;%3&apos; is %4</source>
        <translation>« %1 » est %2, et « %3 » est %4</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is %2; %3, %4 needs %5</source>
        <translation>&apos;%1&apos; est %2&#xa0;; %3, il faut pour %4 %5</translation>
    </message>
    <message>
        <source>beside %1, %2</source>
        <translation>à côté de %1, %2</translation>
    </message>
    <message>
        <source>in a gap</source>
        <translation>dans un écart</translation>
    </message>
    <message>
        <source>in a sliding velocity</source>
        <translation>dans une vitesse de glissement</translation>
    </message>
    <message>
        <source>where %1 is %2</source>
        <translation>là où %1 est %2</translation>
    </message>
    <message>
        <source>it is not negative</source>
        <translation>elle n&apos;est pas négative</translation>
    </message>
    <message>
        <source>the size is %1</source>
        <translation>la taille est %1</translation>
    </message>
    <message>
        <source>%1 more joint says nothing new at the start, or nearly nothing</source>
        <translation>%1 autre liaison ne dit rien de nouveau au départ, ou presque rien</translation>
    </message>
    <message>
        <source>%1 more joints say nothing new at the start, or nearly nothing</source>
        <translation>%1 autres liaisons ne disent rien de nouveau au départ, ou presque rien</translation>
    </message>
    <message>
        <source>%1 says at the start in %2 of its %3 rows nothing beyond %4: the %5 rows of joints in loops have the rank %6, and how they share forces is not unique</source>
        <translation>%1 ne dit au départ, dans %2 de ses %3 lignes, rien que %4 ne dise déjà : les %5 lignes des liaisons en boucle ont le rang %6, et la répartition de leurs efforts n&apos;est pas unique</translation>
    </message>
    <message>
        <source>%1 says at the start nearly what %2 says (the sine between them is %3): their forces may be very large</source>
        <translation>%1 dit au départ presque ce que %2 dit (le sinus entre elles est %3) : leurs efforts peuvent être très grands</translation>
    </message>
    <message>
        <source>a dwell has no law</source>
        <translation>un repos n&apos;a pas de loi</translation>
    </message>
    <message>
        <source>and %1 more remarks on units</source>
        <translation>et %1 autres remarques sur les unités</translation>
    </message>
    <message>
        <source>looking at units</source>
        <translation>les unités sont examinées</translation>
    </message>
    <message>
        <source>what does not move</source>
        <translation>ce qui ne bouge pas</translation>
    </message>
    <message>
        <source>whether joints say the same twice was not looked at: too many of them form loops with each other</source>
        <translation>on n&apos;a pas regardé si des liaisons disent deux fois la même chose : trop d&apos;entre elles forment des boucles</translation>
    </message>
    <message>
        <source>%1 = %2 is negative</source>
        <translation>%1 = %2 est négatif</translation>
    </message>
    <message>
        <source>%1 = %2 would add energy at every impact</source>
        <translation>%1 = %2 ajouterait de l&apos;énergie à chaque choc</translation>
    </message>
    <message>
        <source>start its reader first, or give the name of a file</source>
        <translation>lancer d&apos;abord le programme qui le lit, ou donner le nom d&apos;un fichier</translation>
    </message>
    <message>
        <source>the %1 rows of joints in loops have the rank %2 at the start: some joints say nothing new, and how they share forces is not unique</source>
        <translation>les %1 lignes de liaisons en boucle ont au départ le rang %2&#xa0;: certaines liaisons ne disent rien de nouveau, et leur partage des efforts n&apos;est pas unique</translation>
    </message>
    <message>
        <source>the file cannot be written: it is a pipe that nobody reads</source>
        <translation>impossible d&apos;écrire le fichier&#xa0;: c&apos;est un tube que personne ne lit</translation>
    </message>
    <message>
        <source>the height</source>
        <translation>la hauteur</translation>
    </message>
    <message>
        <source>the moment of inertia</source>
        <translation>le moment d&apos;inertie</translation>
    </message>
    <message>
        <source>the radius</source>
        <translation>le rayon</translation>
    </message>
    <message>
        <source>the scale</source>
        <translation>l&apos;échelle</translation>
    </message>
    <message>
        <source>add &quot;mu&quot;, or take it out</source>
        <translation>ajouter &quot;mu&quot;, ou le retirer</translation>
    </message>
    <message>
        <source>the world has no shapes that the body could touch</source>
        <translation>le monde n’a pas de formes que le corps pourrait toucher</translation>
    </message>
    <message>
        <source>without friction nothing holds the sliding velocity</source>
        <translation>sans frottement, rien ne retient la vitesse de glissement</translation>
    </message>
    <message>
        <source>%1 and %2 are the same file</source>
        <translation>%1 et %2 sont le même fichier</translation>
    </message>
    <message>
        <source>%1 does not quite fit the bodies at the start: %2</source>
        <translation>%1 ne s’accorde pas tout à fait avec les corps au départ&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1; the projection of the first step moves them together</source>
        <translation>%1&#xa0;; la projection du premier pas les rapproche</translation>
    </message>
    <message>
        <source>%1; they stay so, there is no projection</source>
        <translation>%1&#xa0;; ils restent ainsi, il n’y a pas de projection</translation>
    </message>
    <message>
        <source>give each its own name</source>
        <translation>donner à chacun son propre nom</translation>
    </message>
    <message>
        <source>give initial values that satisfy all of them</source>
        <translation>donner des valeurs initiales qui les satisfont toutes</translation>
    </message>
    <message>
        <source>the equations of step %1 did not settle: the last pass changed a velocity by %2 of its size; take a smaller step</source>
        <translation>les équations du pas %1 ne se sont pas stabilisées&#xa0;: la dernière passe a changé une vitesse de %2 de sa grandeur&#xa0;; prendre un pas plus petit</translation>
    </message>
    <message>
        <source>at t = %1 s the force or moment on &apos;%2&apos; is %3</source>
        <translation>à t = %1 s la force ou le moment sur « %2 » vaut %3</translation>
    </message>
    <message>
        <source>at t = %1 s the force or moment on &apos;%2&apos; is %3: %4</source>
        <translation>à t = %1 s la force ou le moment sur « %2 » vaut %3 : %4</translation>
    </message>
    <message>
        <source>change the formula so that it is finite there</source>
        <translation>changer la formule pour qu&apos;elle y soit finie</translation>
    </message>
    <message>
        <source>%1 after the change, and there is no projection that moves its bodies</source>
        <translation>%1 après le changement, et il n’y a pas de projection qui déplace ses corps</translation>
    </message>
    <message>
        <source>%1 after the change: the projection of the next steps moves its bodies</source>
        <translation>%1 après le changement : la projection des pas suivants déplace les corps</translation>
    </message>
    <message>
        <source>%1 has a gap of %2 after the change, and no positions near there leave all gaps open or closed</source>
        <translation>%1 a un écart de %2 après le changement, et aucune position proche ne laisse tous les écarts ouverts ou fermés</translation>
    </message>
    <message>
        <source>%1 has a gap of %2 after the change: the run goes on at the nearest positions that leave all gaps open or closed; %3.q[%4] goes from %5 to %6</source>
        <translation>%1 a un écart de %2 après le changement : le calcul continue aux positions les plus proches qui laissent tous les écarts ouverts ou fermés ; %3.q[%4] passe de %5 à %6</translation>
    </message>
    <message>
        <source>%1 is %2 at the start, where the equalities and gaps of its systems move them</source>
        <translation>%1 vaut %2 au départ, là où les égalités et les écarts de ses systèmes les déplacent</translation>
    </message>
    <message>
        <source>%1 is behind its limit by %2</source>
        <translation>%1 est au-delà de sa limite de %2</translation>
    </message>
    <message>
        <source>%1 is off by %2</source>
        <translation>%1 est décalé de %2</translation>
    </message>
    <message>
        <source>bodies &apos;%1&apos; and &apos;%2&apos; overlap by %3 m</source>
        <translation>les corps « %1 » et « %2 » se recouvrent de %3 m</translation>
    </message>
    <message>
        <source>change it by less, or look for contacts that contradict each other</source>
        <translation>changer moins, ou chercher des contacts qui se contredisent</translation>
    </message>
    <message>
        <source>the velocities at t = 0 violate %1 by %2 m/s or rad/s: its percussions in the first step stop them</source>
        <translation>les vitesses à t = 0 violent %1 de %2 m/s ou rad/s : ses percussions au premier pas les arrêtent</translation>
    </message>
    <message>
        <source>interaction &apos;%1&apos;</source>
        <translation>interaction « %1 »</translation>
    </message>
    <message>
        <source>the %1 of %2 reads a state</source>
        <translation>%1 de %2 lit un état</translation>
    </message>
    <message>
        <source>use t, drives and parameters; sources read states</source>
        <translation>utiliser t, des entraînements et des paramètres ; les sources lisent des états</translation>
    </message>
    <message>
        <source>let sources read states, t, drives and parameters, not what diodes and relays set at once</source>
        <translation>laisser les sources lire des états, t, des entraînements et des paramètres, non ce que diodes et relais fixent aussitôt</translation>
    </message>
    <message>
        <source>choose &quot;solver&quot;: { &quot;kind&quot;: &quot;automatic&quot; }, which goes on with other solvers: an active set cannot share forces that are not unique</source>
        <translation>choisir &quot;solver&quot;: { &quot;kind&quot;: &quot;automatic&quot; }, qui continue avec d’autres solveurs : un ensemble actif ne peut pas répartir des efforts qui ne sont pas uniques</translation>
    </message>
    <message>
        <source>%1; most at &apos;%2&apos; (e = %3); the list of impacts shows further ones</source>
        <translation>%1 ; le plus à « %2 » (e = %3) ; la liste des chocs en montre d’autres</translation>
    </message>
    <message>
        <source>%1; most between %2: Newton&apos;s law with friction, or with unequal e, can do that; the list of impacts shows further ones</source>
        <translation>%1 ; le plus entre %2 : la loi de Newton avec frottement, ou avec des e inégaux, le peut ; la liste des chocs en montre d’autres</translation>
    </message>
    <message>
        <source>contacts added %1 J at t = %2 s, %3 J of it more than forces explain</source>
        <translation>les contacts ont ajouté %1 J à t = %2 s, dont %3 J de plus que les forces n’expliquent</translation>
    </message>
    <message>
        <source>relay &apos;%1[%2]&apos; feeds its own output back (D = %3): several values fit its law at once, and which of them is taken is not determined; it has no memory, as hysteresis would need</source>
        <translation>le relais &apos;%1[%2]&apos; réinjecte sa propre sortie (D = %3) : plusieurs valeurs satisfont sa loi à la fois, et laquelle est prise n&apos;est pas déterminé ; il n&apos;a pas de mémoire, comme il en faudrait pour une hystérésis</translation>
    </message>
    <message>
        <source>take theta 1: below it a stiff part of the equations and what lambda does to it can be out of step; or look for laws that contradict each other</source>
        <translation>prendre theta 1 : en dessous, une partie raide des équations et l&apos;effet de lambda sur elle peuvent se désaccorder ; ou chercher des lois qui se contredisent</translation>
    </message>
    <message>
        <source>write { &quot;%1&quot;: ... }</source>
        <translation>écrire { &quot;%1&quot;: ... }</translation>
    </message>
    <message>
        <source>a comment does not end</source>
        <translation>un commentaire ne se termine pas</translation>
    </message>
    <message>
        <source>an attribute has no value in quotes</source>
        <translation>un attribut n&apos;a pas de valeur entre guillemets</translation>
    </message>
    <message>
        <source>an element is closed by the name of another</source>
        <translation>un élément est fermé par le nom d&apos;un autre</translation>
    </message>
    <message>
        <source>an element is not closed</source>
        <translation>un élément n&apos;est pas fermé</translation>
    </message>
    <message>
        <source>an element is not written as XML asks</source>
        <translation>un élément n&apos;est pas écrit comme XML le demande</translation>
    </message>
    <message>
        <source>elements are nested too deeply</source>
        <translation>des éléments sont imbriqués trop profondément</translation>
    </message>
    <message>
        <source>there is nothing in it</source>
        <translation>il est vide</translation>
    </message>
    <message>
        <source>there is text outside of any element</source>
        <translation>il y a du texte hors de tout élément</translation>
    </message>
    <message>
        <source>from t = %1 s on &apos;%2&apos; is nearer to zero than the tolerance (atol = %3) tells: what it does there is not followed; give a smaller atol if so little matters</source>
        <translation>à partir de t = %1 s « %2 » est plus près de zéro que la tolérance (atol = %3) ne le distingue : ce qu&apos;il y fait n&apos;est pas suivi ; donner un atol plus petit si si peu compte</translation>
    </message>
    <message>
        <source>give metres a turn, or choose a revolute joint</source>
        <translation>donner des mètres par tour, ou choisir une liaison pivot</translation>
    </message>
    <message>
        <source>let the bounds be numbers, -1 and 1, and multiply lambda by the formula where it acts: in g(x, lambda) of a first-order relation</source>
        <translation>laisser les bornes être des nombres, -1 et 1, et multiplier lambda par la formule là où il agit : dans g(x, lambda) d&apos;une relation du premier ordre</translation>
    </message>
    <message>
        <source>take 1/2, or up to 1 for damping</source>
        <translation>prendre 1/2, ou jusqu&apos;à 1 pour amortir</translation>
    </message>
    <message>
        <source>the pitch is 0: this screw does not advance</source>
        <translation>le pas est 0 : cette vis n&apos;avance pas</translation>
    </message>
    <message>
        <source>theta below one half is not stable: what swings undamped gains energy in every step, and what dies much faster than a step lasts grows</source>
        <translation>thêta au-dessous d&apos;un demi n&apos;est pas stable : ce qui oscille sans amortissement gagne de l&apos;énergie à chaque pas, et ce qui s&apos;éteint bien plus vite que ne dure un pas croît</translation>
    </message>
    <message>
        <source>%1the compliance of &apos;%2&apos; has no finite slope%3</source>
        <translation>%1la compliance de &apos;%2&apos; n&apos;a pas de pente finie%3</translation>
    </message>
    <message>
        <source>%1the compliance of &apos;%2&apos; has no finite slope: %3</source>
        <translation>%1la compliance de &apos;%2&apos; n&apos;a pas de pente finie : %3</translation>
    </message>
    <message>
        <source>write the force as a formula of the gap in F of a nonlinear system, as Hertz&apos;s law k*max(0, -gap)^1.5</source>
        <translation>écrire la force comme formule de l&apos;écart dans F d&apos;un système non linéaire, comme la loi de Hertz k*max(0, -gap)^1.5</translation>
    </message>
    <message>
        <source>&apos;%1&apos; and &apos;%2&apos; pass through each other</source>
        <translation>&apos;%1&apos; et &apos;%2&apos; se traversent</translation>
    </message>
    <message>
        <source>&apos;%1&apos; passes through itself</source>
        <translation>&apos;%1&apos; se traverse lui-même</translation>
    </message>
    <message>
        <source>give a body that touches nothing &quot;touches&quot;: false, or repeat less</source>
        <translation>donnez &quot;touches&quot;: false à un corps qui ne touche rien, ou répétez moins</translation>
    </message>
    <message>
        <source>more than %1 pairs of bodies pass through each other</source>
        <translation>plus de %1 paires de corps se traversent</translation>
    </message>
    <message>
        <source>move them apart by that much, or let them pass through each other: &quot;passes&quot;: [&quot;%1&quot;] for &apos;%2&apos;</source>
        <translation>écartez-les d&apos;autant, ou laissez-les se traverser&#xa0;: &quot;passes&quot;: [&quot;%1&quot;] pour &apos;%2&apos;</translation>
    </message>
    <message>
        <source>name another body</source>
        <translation>nommez un autre corps</translation>
    </message>
    <message>
        <source>the body touches nothing</source>
        <translation>le corps ne touche rien</translation>
    </message>
    <message>
        <source>they stand in each other at the start; &quot;passes&quot; of &apos;%1&apos; says so</source>
        <translation>ils sont l&apos;un dans l&apos;autre au début&#xa0;; &quot;passes&quot; de &apos;%1&apos; le dit</translation>
    </message>
    <message>
        <source>use &quot;moreau-jean&quot;, or let them pass through each other (&quot;passes&quot;) if they never meet</source>
        <translation>prenez &quot;moreau-jean&quot;, ou laissez-les se traverser (&quot;passes&quot;) s&apos;ils ne se rencontrent jamais</translation>
    </message>
    <message>
        <source>what it follows would put it outside its limits</source>
        <translation>ce qu&apos;elle suit la mettrait hors de ses limites</translation>
    </message>
    <message>
        <source>&apos;%1&apos; joins %2[%3], which does not exist</source>
        <translation>&apos;%1&apos; relie %2[%3], qui n&apos;existe pas</translation>
    </message>
    <message>
        <source>&apos;%1&apos; passes through %2[%3], which does not exist</source>
        <translation>&apos;%1&apos; traverse %2[%3], qui n&apos;existe pas</translation>
    </message>
    <message>
        <source>%1 pairs of shapes stand in each other at the start</source>
        <translation>%1 paires de formes sont l’une dans l’autre au départ</translation>
    </message>
    <message>
        <source>%1no force of one gap holds %2 in the corner of its formula, where &apos;%3&apos; changes, or the step is too long for it</source>
        <translation>%1aucune force d’un seul jeu ne tient %2 dans le coin de sa formule, là où « %3 » change, ou le pas est trop long pour cela</translation>
    </message>
    <message>
        <source>the step&apos;s equations did not converge: limits, friction and joints of the mechanism found no common side</source>
        <translation>les équations du pas n’ont pas convergé : butées, frottement et liaisons du mécanisme n’ont trouvé aucun côté commun</translation>
    </message>
    <message>
        <source>write the two sides as two gaps, &quot;h&quot;: [&quot;...&quot;, &quot;...&quot;]</source>
        <translation>écrire les deux côtés comme deux jeux, &quot;h&quot;: [&quot;...&quot;, &quot;...&quot;]</translation>
    </message>
    <message>
        <source>write the two sides as two gaps, &quot;h&quot;: [&quot;...&quot;, &quot;...&quot;], or use a smaller step</source>
        <translation>écrire les deux côtés comme deux jeux, &quot;h&quot;: [&quot;...&quot;, &quot;...&quot;], ou prendre un pas plus petit</translation>
    </message>
    <message>
        <source>bring its points and its bodies nearer to each other</source>
        <translation>rapprocher ses points et ses corps</translation>
    </message>
    <message>
        <source>error: the program crashed (</source>
        <translation>erreur : le programme s’est arrêté brutalement (</translation>
    </message>
    <message>
        <source>remove some, or write several as one</source>
        <translation>en ôter, ou en réunir plusieurs en un seul</translation>
    </message>
    <message>
        <source>the file has more than %1 tags, attributes and comments</source>
        <translation>le fichier a plus de %1 balises, attributs et commentaires</translation>
    </message>
    <message>
        <source>the scene has more than %1 comments</source>
        <translation>la scène a plus de %1 commentaires</translation>
    </message>
    <message>
        <source>where %1 stands, or its lever, is no finite number at the start</source>
        <translation>la position de %1, ou son bras de levier, n’est pas un nombre fini au départ</translation>
    </message>
    <message>
        <source>an event-driven run lets nobody sleep</source>
        <translation>un calcul par événements ne laisse dormir aucun corps</translation>
    </message>
    <message>
        <source>at t = %1 s the relay %2 is shorted: %3 conduct in one loop with it, and nothing there limits the current</source>
        <translation>à t = %1 s le relais %2 est en court-circuit : %3 conduisent dans une même boucle, et rien n’y limite le courant</translation>
    </message>
    <message>
        <source>at t = %1 s the relay %2 is shorted: %3 conducts in one loop with it, and nothing there limits the current</source>
        <translation>à t = %1 s le relais %2 est en court-circuit : %3 conduit dans une même boucle, et rien n’y limite le courant</translation>
    </message>
    <message>
        <source>at t = %1 s the source %2 is shorted: %3 conduct in one loop with it, and nothing there limits the current</source>
        <translation>à t = %1 s la source %2 est en court-circuit : %3 conduisent dans une même boucle, et rien n’y limite le courant</translation>
    </message>
    <message>
        <source>at t = %1 s the source %2 is shorted: %3 conducts in one loop with it, and nothing there limits the current</source>
        <translation>à t = %1 s la source %2 est en court-circuit : %3 conduit dans une même boucle, et rien n’y limite le courant</translation>
    </message>
    <message>
        <source>put a resistor in series with %1 or with one of the diodes</source>
        <translation>mettez une résistance en série avec %1 ou avec l’une des diodes</translation>
    </message>
    <message>
        <source>there is no body named &apos;%1&apos; to pull at</source>
        <translation>il n’y a pas de corps « %1 » à tirer</translation>
    </message>
    <message>
        <source>write BODY x,y,z X,Y,Z, or BODY x,y X,Y: a point of the body and where it is pulled to, m</source>
        <translation>écrivez CORPS x,y,z X,Y,Z, ou CORPS x,y X,Y : un point du corps et où il est tiré, m</translation>
    </message>
    <message>
        <source>write the name of a body that moves</source>
        <translation>écrivez le nom d’un corps qui bouge</translation>
    </message>
    <message>
        <source>event-driven: Dormand-Prince of order 8, rtol %1, atol %2; impacts one after the other; forces are looked at ten times a step (smaller max_step: more often)</source>
        <translation>événementiel : Dormand-Prince d&apos;ordre 8, rtol %1, atol %2 ; impacts l&apos;un après l&apos;autre ; les forces sont examinées dix fois par pas (max_step plus petit : plus souvent)</translation>
    </message>
    <message>
        <source>event-driven: Dormand-Prince of order 8, rtol %1, atol %2; impacts one after the other; gaps and forces of bodies are looked at ten times a step (smaller max_step: more often)</source>
        <translation>événementiel : Dormand-Prince d&apos;ordre 8, rtol %1, atol %2 ; impacts l&apos;un après l&apos;autre ; les écarts et les forces des corps sont examinés dix fois par pas (max_step plus petit : plus souvent)</translation>
    </message>
    <message>
        <source>event-driven: Dormand-Prince of order 8, rtol %1, atol %2; impacts together; forces are looked at ten times a step (smaller max_step: more often)</source>
        <translation>événementiel : Dormand-Prince d&apos;ordre 8, rtol %1, atol %2 ; impacts ensemble ; les forces sont examinées dix fois par pas (max_step plus petit : plus souvent)</translation>
    </message>
    <message>
        <source>event-driven: Dormand-Prince of order 8, rtol %1, atol %2; impacts together; gaps and forces of bodies are looked at ten times a step (smaller max_step: more often)</source>
        <translation>événementiel : Dormand-Prince d&apos;ordre 8, rtol %1, atol %2 ; impacts ensemble ; les écarts et les forces des corps sont examinés dix fois par pas (max_step plus petit : plus souvent)</translation>
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
        <source>Between</source>
        <translation>Entre</translation>
    </message>
    <message>
        <source>The systems or bodies that it joins</source>
        <translation>Les systèmes ou les corps qu’elle relie</translation>
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
        <source>Upper limit</source>
        <translation>Borne supérieure</translation>
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
        <source>Passes</source>
        <translation>Traverse</translation>
    </message>
    <message>
        <source>Bodies that it passes through: there is no contact between them; bead: every copy, bead[2]: that one</source>
        <translation>Corps qu’il traverse&#xa0;: il n’y a pas de contact entre eux&#xa0;; bead&#xa0;: chaque copie, bead[2]&#xa0;: celle-là</translation>
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
    <message>
        <source>Pause at end</source>
        <translation>Pause à la fin</translation>
    </message>
    <message>
        <source>The workbench pauses at the end; a scene that holds no further says so by this</source>
        <translation>L’atelier s’arrête à la fin ; une scène qui ne tient pas au-delà le dit ainsi</translation>
    </message>
    <message>
        <source>Compliance</source>
        <translation>Compliance</translation>
    </message>
    <message>
        <source>Direction of percussions of curved relations: in the middle of the step (second order) or at its end (first order)</source>
        <translation>Direction des percussions de relations courbes&#xa0;: au milieu du pas (second ordre) ou à sa fin (premier ordre)</translation>
    </message>
    <message>
        <source>Force of a compliant contact: conserves energy in every step, or implicit at its end</source>
        <translation>Force d&apos;un contact compliant&#xa0;: conserve l&apos;énergie à chaque pas, ou implicite à sa fin</translation>
    </message>
    <message>
        <source>Percussion</source>
        <translation>Percussion</translation>
    </message>
    <message>
        <source>Greatest value of lambda; inf for none; one for all rows, or one for each</source>
        <translation>Plus grande valeur de lambda ; inf pour aucune ; une pour toutes les lignes, ou une pour chacune</translation>
    </message>
    <message>
        <source>Least value of lambda; -inf for none; one for all rows, or one for each</source>
        <translation>Plus petite valeur de lambda ; -inf pour aucune ; une pour toutes les lignes, ou une pour chacune</translation>
    </message>
    <message>
        <source>Absolute tolerance</source>
        <translation>Tolérance absolue</translation>
    </message>
    <message>
        <source>Accumulation</source>
        <translation>Accumulation</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>Conserving: joints do no work and hold at the end of the step; or along their directions in its middle</source>
        <translation>Conservatif : les liaisons ne travaillent pas et tiennent à la fin du pas ; ou selon leurs directions en son milieu</translation>
    </message>
    <message>
        <source>Contacts that press over a gap close it instead of carrying their body there for ever</source>
        <translation>Les contacts qui pressent au-dessus d’un jeu le ferment au lieu d’y porter leur corps pour toujours</translation>
    </message>
    <message>
        <source>How positions of systems are brought back on equalities and out of penetrations after a step; automatic: not at all</source>
        <translation>Comment les positions des systèmes sont ramenées sur les égalités et hors des pénétrations après un pas ; automatique : pas du tout</translation>
    </message>
    <message>
        <source>How well contacts of bodies are met: exact, balanced, or quick with a few sweeps a step; single tolerances come before it</source>
        <translation>Avec quelle qualité les contacts des corps sont satisfaits : exacte, équilibrée, ou rapide avec peu de balayages par pas ; les tolérances particulières l’emportent</translation>
    </message>
    <message>
        <source>Impacts at once</source>
        <translation>Impacts simultanés</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Liaisons</translation>
    </message>
    <message>
        <source>Landing</source>
        <translation>Pose</translation>
    </message>
    <message>
        <source>Largest violation of joints and contacts that the projection leaves; that of the accuracy when empty</source>
        <translation>Plus grande violation des liaisons et des contacts que la projection laisse ; vide : celle de la précision</translation>
    </message>
    <message>
        <source>Largest violation that the projection leaves, in the unit of the relation</source>
        <translation>Plus grande violation que la projection laisse, dans l&apos;unité de la relation</translation>
    </message>
    <message>
        <source>Longest step</source>
        <translation>Pas le plus long</translation>
    </message>
    <message>
        <source>Of impacts under the event-driven integrator: jump to the rest behind them, go over to time stepping, or count them</source>
        <translation>Des impacts sous l&apos;intégrateur événementiel : sauter au repos qui les suit, passer à l&apos;intégration à pas fixe, ou les compter</translation>
    </message>
    <message>
        <source>Of the event-driven integrator between two events; as the tolerances allow when empty</source>
        <translation>De l&apos;intégrateur événementiel entre deux événements ; vide : comme les tolérances le permettent</translation>
    </message>
    <message>
        <source>Of the event-driven integrator, SI; the relative one when empty</source>
        <translation>De l&apos;intégrateur événementiel, SI ; vide : la relative</translation>
    </message>
    <message>
        <source>Of the event-driven integrator: error of a step, of the size of each component</source>
        <translation>De l&apos;intégrateur événementiel : erreur d&apos;un pas, relative à la taille de chaque composante</translation>
    </message>
    <message>
        <source>Of this system alone, in place of the run&apos;s: 1 where it is much faster than the step</source>
        <translation>De ce système seul, à la place de celui du calcul : 1 là où il est bien plus rapide que le pas</translation>
    </message>
    <message>
        <source>One formula of states, t, drives and parameters for each state</source>
        <translation>Une formule d&apos;états, de t, d&apos;entraînements et de paramètres pour chaque état</translation>
    </message>
    <message>
        <source>Projection tolerance</source>
        <translation>Tolérance de projection</translation>
    </message>
    <message>
        <source>Relative tolerance</source>
        <translation>Tolérance relative</translation>
    </message>
    <message>
        <source>Sleep speed</source>
        <translation>Vitesse de sommeil</translation>
    </message>
    <message>
        <source>Step budget</source>
        <translation>Budget par pas</translation>
    </message>
    <message>
        <source>Time of work that contacts of bodies may cost a step; a step that needs more is told as missed</source>
        <translation>Temps de calcul que les contacts des corps peuvent coûter par pas ; un pas qui en demande plus est signalé comme manqué</translation>
    </message>
    <message>
        <source>Under the event-driven integrator: contacts that close together, by one problem or one after the other</source>
        <translation>Sous l&apos;intégrateur événementiel : contacts qui se ferment ensemble, par un seul problème ou l&apos;un après l&apos;autre</translation>
    </message>
    <message>
        <source>What is slower for half a second rests</source>
        <translation>Ce qui est plus lent pendant une demi-seconde repose</translation>
    </message>
    <message>
        <source>The form of the shape</source>
        <translation>La forme de la figure</translation>
    </message>
    <message>
        <source>Smooth motion</source>
        <translation>Mouvement régulier</translation>
    </message>
    <message>
        <source>Under the event-driven integrator: explicit of order 8, implicit of order 5 for stiff motion, or automatic: explicit until stability holds its steps short</source>
        <translation>Sous l’intégrateur événementiel : explicite d’ordre 8, implicite d’ordre 5 pour un mouvement raide, ou automatique : explicite tant que la stabilité n’en raccourcit pas les pas</translation>
    </message>
</context>
<context>
    <name>parts</name>
    <message>
        <source>ball</source>
        <translation>bille</translation>
    </message>
    <message>
        <source>box</source>
        <translation>boîte</translation>
    </message>
    <message>
        <source>cylinder</source>
        <translation>cylindre</translation>
    </message>
    <message>
        <source>capsule</source>
        <translation>capsule</translation>
    </message>
    <message>
        <source>cone</source>
        <translation>cône</translation>
    </message>
    <message>
        <source>wedge</source>
        <translation>coin</translation>
    </message>
    <message>
        <source>disc</source>
        <translation>disque</translation>
    </message>
    <message>
        <source>polygon</source>
        <translation>polygone</translation>
    </message>
    <message>
        <source>ground</source>
        <translation>sol</translation>
    </message>
    <message>
        <source>hull</source>
        <translation>enveloppe</translation>
    </message>
    <message>
        <source>mesh</source>
        <translation>maillage</translation>
    </message>
    <message>
        <source>body</source>
        <translation>corps</translation>
    </message>
    <message>
        <source>joint</source>
        <translation>liaison</translation>
    </message>
    <message>
        <source>hinge</source>
        <translation>pivot</translation>
    </message>
    <message>
        <source>motor</source>
        <translation>moteur</translation>
    </message>
    <message>
        <source>slider</source>
        <translation>glissière</translation>
    </message>
    <message>
        <source>sleeve</source>
        <translation>manchon</translation>
    </message>
    <message>
        <source>ball_joint</source>
        <translation>rotule</translation>
    </message>
    <message>
        <source>weld</source>
        <translation>soudure</translation>
    </message>
    <message>
        <source>rod</source>
        <translation>tige</translation>
    </message>
    <message>
        <source>rope</source>
        <translation>corde</translation>
    </message>
    <message>
        <source>spring</source>
        <translation>ressort</translation>
    </message>
    <message>
        <source>material</source>
        <translation>matériau</translation>
    </message>
    <message>
        <source>contact</source>
        <translation>contact</translation>
    </message>
    <message>
        <source>mass</source>
        <translation>masse</translation>
    </message>
    <message>
        <source>states</source>
        <translation>états</translation>
    </message>
    <message>
        <source>wave</source>
        <translation>onde</translation>
    </message>
    <message>
        <source>circuit</source>
        <translation>circuit</translation>
    </message>
    <message>
        <source>diodes</source>
        <translation>diodes</translation>
    </message>
    <message>
        <source>arm</source>
        <translation>bras</translation>
    </message>
    <message>
        <source>bar</source>
        <translation>barre</translation>
    </message>
    <message>
        <source>base</source>
        <translation>socle</translation>
    </message>
    <message>
        <source>bead</source>
        <translation>perle</translation>
    </message>
    <message>
        <source>beak</source>
        <translation>bec</translation>
    </message>
    <message>
        <source>beak, root</source>
        <translation>racine du bec</translation>
    </message>
    <message>
        <source>beam</source>
        <translation>poutre</translation>
    </message>
    <message>
        <source>bearing</source>
        <translation>palier</translation>
    </message>
    <message>
        <source>bed</source>
        <translation>lit</translation>
    </message>
    <message>
        <source>belly</source>
        <translation>ventre</translation>
    </message>
    <message>
        <source>bird</source>
        <translation>oiseau</translation>
    </message>
    <message>
        <source>bob</source>
        <translation>masse du pendule</translation>
    </message>
    <message>
        <source>bracket</source>
        <translation>support</translation>
    </message>
    <message>
        <source>breast</source>
        <translation>poitrine</translation>
    </message>
    <message>
        <source>bridge</source>
        <translation>chevalet</translation>
    </message>
    <message>
        <source>cam</source>
        <translation>came</translation>
    </message>
    <message>
        <source>column</source>
        <translation>colonne</translation>
    </message>
    <message>
        <source>connecting rod</source>
        <translation>bielle</translation>
    </message>
    <message>
        <source>crank</source>
        <translation>manivelle</translation>
    </message>
    <message>
        <source>crank pin</source>
        <translation>maneton</translation>
    </message>
    <message>
        <source>crest</source>
        <translation>huppe</translation>
    </message>
    <message>
        <source>crest, back</source>
        <translation>huppe, arrière</translation>
    </message>
    <message>
        <source>domino</source>
        <translation>domino</translation>
    </message>
    <message>
        <source>eye, left</source>
        <translation>œil gauche</translation>
    </message>
    <message>
        <source>eye, right</source>
        <translation>œil droit</translation>
    </message>
    <message>
        <source>feet</source>
        <translation>pattes</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>sol</translation>
    </message>
    <message>
        <source>follower</source>
        <translation>poussoir</translation>
    </message>
    <message>
        <source>foot</source>
        <translation>pied</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>bâti</translation>
    </message>
    <message>
        <source>fret</source>
        <translation>frette</translation>
    </message>
    <message>
        <source>grain</source>
        <translation>grain</translation>
    </message>
    <message>
        <source>guide</source>
        <translation>guide</translation>
    </message>
    <message>
        <source>head</source>
        <translation>tête</translation>
    </message>
    <message>
        <source>left</source>
        <translation>gauche</translation>
    </message>
    <message>
        <source>lower bob</source>
        <translation>masse inférieure</translation>
    </message>
    <message>
        <source>lower end</source>
        <translation>extrémité inférieure</translation>
    </message>
    <message>
        <source>lower rod</source>
        <translation>tige inférieure</translation>
    </message>
    <message>
        <source>lower side</source>
        <translation>côté inférieur</translation>
    </message>
    <message>
        <source>neck</source>
        <translation>cou</translation>
    </message>
    <message>
        <source>nut</source>
        <translation>sillet</translation>
    </message>
    <message>
        <source>other strand</source>
        <translation>autre brin</translation>
    </message>
    <message>
        <source>pivot</source>
        <translation>pivot</translation>
    </message>
    <message>
        <source>plane</source>
        <translation>plan</translation>
    </message>
    <message>
        <source>plate</source>
        <translation>plaque</translation>
    </message>
    <message>
        <source>pole</source>
        <translation>mât</translation>
    </message>
    <message>
        <source>rail</source>
        <translation>rail</translation>
    </message>
    <message>
        <source>right</source>
        <translation>droite</translation>
    </message>
    <message>
        <source>rope of the heavy weight</source>
        <translation>corde du poids lourd</translation>
    </message>
    <message>
        <source>rope of the light weight</source>
        <translation>corde du poids léger</translation>
    </message>
    <message>
        <source>rump</source>
        <translation>croupion</translation>
    </message>
    <message>
        <source>sleeve, left</source>
        <translation>manchon gauche</translation>
    </message>
    <message>
        <source>sleeve, right</source>
        <translation>manchon droit</translation>
    </message>
    <message>
        <source>slider pin</source>
        <translation>axe du coulisseau</translation>
    </message>
    <message>
        <source>slope</source>
        <translation>pente</translation>
    </message>
    <message>
        <source>stick</source>
        <translation>bâton</translation>
    </message>
    <message>
        <source>strand</source>
        <translation>brin</translation>
    </message>
    <message>
        <source>string</source>
        <translation>corde</translation>
    </message>
    <message>
        <source>string, at the bridge</source>
        <translation>corde, au chevalet</translation>
    </message>
    <message>
        <source>string, at the nut</source>
        <translation>corde, au sillet</translation>
    </message>
    <message>
        <source>string, body</source>
        <translation>corde, caisse</translation>
    </message>
    <message>
        <source>string, last fret</source>
        <translation>corde, dernière frette</translation>
    </message>
    <message>
        <source>table</source>
        <translation>table</translation>
    </message>
    <message>
        <source>tail</source>
        <translation>queue</translation>
    </message>
    <message>
        <source>top</source>
        <translation>table d&apos;harmonie</translation>
    </message>
    <message>
        <source>upper bob</source>
        <translation>masse supérieure</translation>
    </message>
    <message>
        <source>upper rod</source>
        <translation>tige supérieure</translation>
    </message>
    <message>
        <source>upper side</source>
        <translation>côté supérieur</translation>
    </message>
    <message>
        <source>voussoir</source>
        <translation>voussoir</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>mur</translation>
    </message>
    <message>
        <source>wing, left</source>
        <translation>aile gauche</translation>
    </message>
    <message>
        <source>wing, right</source>
        <translation>aile droite</translation>
    </message>
    <message>
        <source>brass</source>
        <translation>laiton</translation>
    </message>
    <message>
        <source>bronze</source>
        <translation>bronze</translation>
    </message>
    <message>
        <source>cream</source>
        <translation>crème</translation>
    </message>
    <message>
        <source>earth</source>
        <translation>terre</translation>
    </message>
    <message>
        <source>iron</source>
        <translation>fer</translation>
    </message>
    <message>
        <source>ivory</source>
        <translation>ivoire</translation>
    </message>
    <message>
        <source>lining</source>
        <translation>garniture</translation>
    </message>
    <message>
        <source>oak</source>
        <translation>chêne</translation>
    </message>
    <message>
        <source>paint</source>
        <translation>peinture</translation>
    </message>
    <message>
        <source>plastic</source>
        <translation>plastique</translation>
    </message>
    <message>
        <source>rubber</source>
        <translation>caoutchouc</translation>
    </message>
    <message>
        <source>steel</source>
        <translation>acier</translation>
    </message>
    <message>
        <source>stone</source>
        <translation>pierre</translation>
    </message>
    <message>
        <source>walnut</source>
        <translation>noyer</translation>
    </message>
    <message>
        <source>wood</source>
        <translation>bois</translation>
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
    <message>
        <source>Press %1 to run. The motion is drawn here as it is computed.</source>
        <translation>Lancer avec %1. Le mouvement se dessine ici au fil du calcul.</translation>
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
    <message>
        <source>Show all %1 in a list</source>
        <translation>Montrer les %1 dans une liste</translation>
    </message>
</context>
<context>
    <name>saltus::ui::BundleDialog</name>
    <message>
        <source>The scene %1 as it was run, whole</source>
        <translation>La scène %1 entière, telle qu’elle a tourné</translation>
    </message>
    <message>
        <source>Its parameters at the start: %1 and %2 more</source>
        <translation>Ses paramètres au départ : %1 et %2 autres</translation>
    </message>
    <message>
        <source>Its parameters at the start: %1</source>
        <translation>Ses paramètres au départ : %1</translation>
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
        <source>While it ran: 1 change of a parameter</source>
        <translation>Pendant l’exécution : 1 changement d’un paramètre</translation>
    </message>
    <message>
        <source>While it ran: %1 changes of parameters</source>
        <translation>Pendant l’exécution : %1 changements de paramètres</translation>
    </message>
    <message>
        <source>While it ran: 1 movement of a hand on a body</source>
        <translation>Pendant l’exécution : 1 mouvement d’une main sur un corps</translation>
    </message>
    <message>
        <source>While it ran: %1 movements of a hand on a body</source>
        <translation>Pendant l’exécution : %1 mouvements d’une main sur un corps</translation>
    </message>
    <message>
        <source>Nothing was changed while it ran</source>
        <translation>Rien n’a été changé pendant l’exécution</translation>
    </message>
    <message>
        <source>A digest of the state after every step</source>
        <translation>Une empreinte de l’état après chaque pas</translation>
    </message>
    <message>
        <source>A digest of the state after every %1 steps</source>
        <translation>Une empreinte de l’état tous les %1 pas</translation>
    </message>
    <message>
        <source>Save bundle</source>
        <translation>Enregistrer le paquet</translation>
    </message>
    <message>
        <source>The bundle makes this run again, here or by “saltus-cli replay”, and tells whether it comes out the same, bit by bit. It holds:</source>
        <translation>Le paquet refait cette exécution, ici ou par « saltus-cli replay », et dit si le résultat est le même, bit pour bit. Il contient :</translation>
    </message>
    <message>
        <source>Reproduction bundle</source>
        <translation>Paquet de reproduction</translation>
    </message>
    <message>
        <source>This run is made again now. The bundle holds:</source>
        <translation>Cette exécution est refaite maintenant. Le paquet contient :</translation>
    </message>
    <message>
        <source>This run is made again now. The bundle was written by version %1, this is version %2. It holds:</source>
        <translation>Cette exécution est refaite maintenant. Le paquet a été écrit par la version %1, celle-ci est la version %2. Il contient :</translation>
    </message>
    <message>
        <source>Identical: the same bits after its one step</source>
        <translation>Identique : les mêmes bits après son seul pas</translation>
    </message>
    <message>
        <source>Identical: the same bits after all %1 steps</source>
        <translation>Identique : les mêmes bits après les %1 pas</translation>
    </message>
    <message>
        <source>Diverged at step %1: until then the bits were the same. Another version, processor or compiler can be the reason</source>
        <translation>Divergence au pas %1 : jusque-là les bits étaient les mêmes. Une autre version, un autre processeur ou compilateur peut en être la raison</translation>
    </message>
    <message>
        <source>Diverged between steps %1 and %2. Another version, processor or compiler can be the reason</source>
        <translation>Divergence entre les pas %1 et %2. Une autre version, un autre processeur ou compilateur peut en être la raison</translation>
    </message>
    <message>
        <source>Stopped after step %1; no difference so far</source>
        <translation>Arrêté après le pas %1 ; aucune différence jusque-là</translation>
    </message>
    <message>
        <source>Steps made again</source>
        <translation>Pas refaits</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Saved %1, %2</source>
        <translation>Enregistré : %1, %2</translation>
    </message>
    <message>
        <source>1 mesh file</source>
        <translation>1 fichier de maillage</translation>
    </message>
    <message>
        <source>%1 mesh files</source>
        <translation>%1 fichiers de maillage</translation>
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
    <message>
        <source>as the run&apos;s</source>
        <translation>comme l&apos;exécution</translation>
    </message>
    <message>
        <source>θ of the circuit</source>
        <translation>θ du circuit</translation>
    </message>
    <message>
        <source>Of this circuit alone, from 0 to 1: 1 where its currents settle faster than the step, 1/2 keeps energy; empty: the run&apos;s</source>
        <translation>De ce circuit seul, de 0 à 1 : 1 où ses courants s&apos;établissent plus vite que le pas, 1/2 conserve l&apos;énergie ; vide : celui de l&apos;exécution</translation>
    </message>
    <message>
        <source>θ must lie between 0 and 1</source>
        <translation>θ doit être entre 0 et 1</translation>
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
    <name>saltus::ui::CircuitView</name>
    <message>
        <source>Circuit of the scene</source>
        <translation>Circuit de la scène</translation>
    </message>
    <message>
        <source>The circuit at the time shown: voltages and currents; diodes that conduct are green, those that block grey. A double click opens its editor</source>
        <translation>Le circuit à l’instant montré : tensions et courants ; les diodes qui conduisent sont vertes, celles qui bloquent grises. Un double clic ouvre son éditeur</translation>
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
    <message>
        <source>Enter takes this instead</source>
        <translation>Entrée prend plutôt ceci</translation>
    </message>
    <message>
        <source>not available now</source>
        <translation>pas disponible pour l’instant</translation>
    </message>
    <message>
        <source>%1 is not available now. What it is for: %2.</source>
        <translation>%1 n’est pas disponible pour l’instant. À quoi cela sert : %2.</translation>
    </message>
</context>
<context>
    <name>saltus::ui::CompareBar</name>
    <message>
        <source>Run both</source>
        <translation>Simuler les deux</translation>
    </message>
    <message>
        <source>What is different in B, which is drawn dashed; A is the run that is shown</source>
        <translation>Ce qui diffère dans B, tracée en tirets ; A est la simulation montrée</translation>
    </message>
    <message>
        <source>Show where the two part</source>
        <translation>Montrer où les deux se séparent</translation>
    </message>
    <message>
        <source>Halve h</source>
        <translation>Diviser h par 2</translation>
    </message>
    <message>
        <source>B again with half its step; then the order is told in which they approach each other</source>
        <translation>B de nouveau avec un pas deux fois plus petit ; l&apos;ordre de convergence est alors donné</translation>
    </message>
    <message>
        <source>lg |Δ|</source>
        <translation>lg |Δ|</translation>
    </message>
    <message>
        <source>Logarithm of the difference instead of B − A</source>
        <translation>Logarithme de la différence au lieu de B − A</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>A alone again</source>
        <translation>De nouveau A seule</translation>
    </message>
    <message>
        <source>B: %1</source>
        <translation>B : %1</translation>
    </message>
    <message>
        <source>is made</source>
        <translation>en préparation</translation>
    </message>
    <message>
        <source>up to %1 s</source>
        <translation>jusqu&apos;à %1 s</translation>
    </message>
    <message>
        <source>1 pair of impacts</source>
        <translation>1 paire d&apos;impacts</translation>
    </message>
    <message>
        <source>%1 pairs of impacts</source>
        <translation>%1 paires d&apos;impacts</translation>
    </message>
    <message>
        <source>order %1 (max |Δ %2|: %3, then %4)</source>
        <translation>ordre %1 (max |Δ %2| : %3, puis %4)</translation>
    </message>
    <message>
        <source>measuring the order</source>
        <translation>mesure de l&apos;ordre</translation>
    </message>
    <message>
        <source>They part at %1 s: %2, impact %3, A at %4 s, B at %5 s</source>
        <translation>Elles se séparent à %1 s : %2, impact %3, A à %4 s, B à %5 s</translation>
    </message>
    <message>
        <source>They part at %1 s: %2, impact %3, not in B</source>
        <translation>Elles se séparent à %1 s : %2, impact %3, absent de B</translation>
    </message>
    <message>
        <source>They part at %1 s: %2, impact %3, only in B</source>
        <translation>Elles se séparent à %1 s : %2, impact %3, seulement dans B</translation>
    </message>
    <message>
        <source>the order is told when A has run to %1 s</source>
        <translation>l’ordre est donné quand A est arrivé à %1 s</translation>
    </message>
    <message>
        <source>the difference doubles in %1: compare points until about %2, statistics after</source>
        <translation>l’écart double en %1 : comparer les points jusqu’à environ %2, ensuite des statistiques</translation>
    </message>
    <message>
        <source>They part at %1 s</source>
        <translation>Elles se séparent à %1 s</translation>
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
        <source>Opening %1</source>
        <translation>Ouverture de %1</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>Rétablir&#xa0;: %1</translation>
    </message>
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
    <message>
        <source>%1 steps</source>
        <translation>%1 étapes</translation>
    </message>
</context>
<context>
    <name>saltus::ui::DriveCard</name>
    <message>
        <source>What drives it</source>
        <translation>Ce qui l&apos;entraîne</translation>
    </message>
    <message>
        <source>What acts on this coordinate: nothing, a direct-current motor, or a controller. One undo takes a change back</source>
        <translation>Ce qui agit sur cette coordonnée : rien, un moteur à courant continu ou un régulateur. Une annulation reprend un changement</translation>
    </message>
    <message>
        <source>Nothing drives it</source>
        <translation>Rien ne l&apos;entraîne</translation>
    </message>
    <message>
        <source>Direct-current motor</source>
        <translation>Moteur à courant continu</translation>
    </message>
    <message>
        <source>Controller: PID</source>
        <translation>Régulateur : PID</translation>
    </message>
    <message>
        <source>Controller: state feedback</source>
        <translation>Régulateur : retour d&apos;état</translation>
    </message>
    <message>
        <source>Controller: formula</source>
        <translation>Régulateur : formule</translation>
    </message>
    <message>
        <source>Voltage</source>
        <translation>Tension</translation>
    </message>
    <message>
        <source>Supply of the motor, V: a number, or a formula of time, drives and states, as 24 V*sin(10 rad/s*t)</source>
        <translation>Alimentation du moteur, V : un nombre ou une formule du temps, des entraînements et des états, par exemple 24 V*sin(10 rad/s*t)</translation>
    </message>
    <message>
        <source>Resistance</source>
        <translation>Résistance</translation>
    </message>
    <message>
        <source>R of the winding, Ω: the current of a standing motor is V/R</source>
        <translation>R de l&apos;enroulement, Ω : le courant du moteur à l&apos;arrêt est V/R</translation>
    </message>
    <message>
        <source>Inductance</source>
        <translation>Inductance</translation>
    </message>
    <message>
        <source>L of the winding, H: L/R is the time that the current takes to follow the speed</source>
        <translation>L de l&apos;enroulement, H : L/R est le temps que met le courant à suivre la vitesse</translation>
    </message>
    <message>
        <source>Constant k</source>
        <translation>Constante k</translation>
    </message>
    <message>
        <source>Moment by current, N m/A, and counter-voltage by speed, V s/rad</source>
        <translation>Moment par courant, N m/A, et contre-tension par vitesse, V s/rad</translation>
    </message>
    <message>
        <source>Force by current, N/A, and counter-voltage by speed, V s/m</source>
        <translation>Force par courant, N/A, et contre-tension par vitesse, V s/m</translation>
    </message>
    <message>
        <source>Gear ratio</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Turns of the motor for each turn of the joint: the moment grows by it, the speed falls by it</source>
        <translation>Tours du moteur par tour de la liaison : le moment croît et la vitesse diminue d&apos;autant</translation>
    </message>
    <message>
        <source>Path of the motor for each metre of the joint</source>
        <translation>Course du moteur par mètre de la liaison</translation>
    </message>
    <message>
        <source>θ of circuit</source>
        <translation>θ du circuit</translation>
    </message>
    <message>
        <source>Weight of the step&apos;s end in the circuit, from 0.5 to 1: 1 keeps a winding calm that is faster than the step. Empty: that of the run</source>
        <translation>Poids de la fin du pas dans le circuit, de 0.5 à 1 : 1 garde calme un enroulement plus rapide que le pas. Vide : celui de l&apos;exécution</translation>
    </message>
    <message>
        <source>of the run</source>
        <translation>de l&apos;exécution</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Mesuré</translation>
    </message>
    <message>
        <source>What is brought to the set value: a signal or a formula of states, as rod.q[2]</source>
        <translation>Ce qui est amené à la consigne : un signal ou une formule des états, par exemple rod.q[2]</translation>
    </message>
    <message>
        <source>Set value</source>
        <translation>Consigne</translation>
    </message>
    <message>
        <source>Where the measured value is to be: a number, or a formula of time, drives and states</source>
        <translation>Où la valeur mesurée doit être : un nombre ou une formule du temps, des entraînements et des états</translation>
    </message>
    <message>
        <source>Gain P</source>
        <translation>Gain P</translation>
    </message>
    <message>
        <source>Order by error</source>
        <translation>Commande par écart</translation>
    </message>
    <message>
        <source>Gain I</source>
        <translation>Gain I</translation>
    </message>
    <message>
        <source>Order by the integral of the error; it may be changed while the scene runs</source>
        <translation>Commande par intégrale de l&apos;écart ; peut changer pendant l&apos;exécution</translation>
    </message>
    <message>
        <source>Gain D</source>
        <translation>Gain D</translation>
    </message>
    <message>
        <source>Order against the rate of what is measured; the set value&apos;s jumps give none</source>
        <translation>Commande contre la vitesse de la mesure ; les sauts de la consigne n&apos;en donnent pas</translation>
    </message>
    <message>
        <source>Filter of D</source>
        <translation>Filtre de D</translation>
    </message>
    <message>
        <source>Time constant of the rate that D sees, s. Empty: the rate itself</source>
        <translation>Constante de temps de la vitesse que voit D, s. Vide : la vitesse elle-même</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>State %1</source>
        <translation>État %1</translation>
    </message>
    <message>
        <source>What it measures (%1): the name of an expression, a signal or a formula of states</source>
        <translation>Ce qui est mesuré (%1) : le nom d&apos;une expression, un signal ou une formule des états</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Gain</translation>
    </message>
    <message>
        <source>Order by the distance of %1 from its set value</source>
        <translation>Commande par distance de %1 à sa consigne</translation>
    </message>
    <message>
        <source>Where %1 is to be</source>
        <translation>Où %1 doit être</translation>
    </message>
    <message>
        <source>Add a state</source>
        <translation>Ajouter un état</translation>
    </message>
    <message>
        <source>One more state that the order answers to: a signal as rod.q[2], an expression, a formula. Its gain begins at 0</source>
        <translation>Un état de plus auquel la commande répond : un signal comme rod.q[2], une expression, une formule. Son gain commence à 0</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>Moment</translation>
    </message>
    <message>
        <source>Force</source>
        <translation>Force</translation>
    </message>
    <message>
        <source>A formula of time, parameters, expressions and all states, as -2*shaft.ydot[2]</source>
        <translation>Une formule du temps, des paramètres, des expressions et de tous les états, par exemple -2*shaft.ydot[2]</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>What the drive can give in either direction, %1. Empty: any</source>
        <translation>Ce que l&apos;entraînement peut donner dans chaque sens, %1. Vide : sans limite</translation>
    </message>
    <message>
        <source>any</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>Wind-up</source>
        <translation>Saturation</translation>
    </message>
    <message>
        <source>Time in which the integral lets go while the order is larger than the drive can give, s</source>
        <translation>Temps dans lequel l&apos;intégrale cède pendant que la commande dépasse ce que l&apos;entraînement peut donner, s</translation>
    </message>
    <message>
        <source>Its own drive, as written</source>
        <translation>Son propre entraînement, comme écrit</translation>
    </message>
    <message>
        <source>Remove this state</source>
        <translation>Enlever cet état</translation>
    </message>
    <message>
        <source>The order no longer answers to it; what it measured stays an expression</source>
        <translation>La commande n&apos;y répond plus ; ce qu&apos;il mesurait reste une expression</translation>
    </message>
    <message>
        <source>State removed from the controller of %1</source>
        <translation>État enlevé du régulateur de %1</translation>
    </message>
    <message>
        <source>A position, a velocity or a formula of its own drives the coordinate: take that out above to put a motor or a controller on it</source>
        <translation>Une position, une vitesse ou une formule propre entraîne la coordonnée : l&apos;enlever ci-dessus pour y mettre un moteur ou un régulateur</translation>
    </message>
    <message>
        <source>Parameter %1</source>
        <translation>Paramètre %1</translation>
    </message>
    <message>
        <source>Drive of %1: %2</source>
        <translation>Entraînement de %1 : %2</translation>
    </message>
    <message>
        <source>%1 of the drive of %2: %3</source>
        <translation>%1 de l&apos;entraînement de %2 : %3</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>comme d&apos;habitude</translation>
    </message>
    <message>
        <source>%1 of the drive of %2 is a slider</source>
        <translation>%1 de l&apos;entraînement de %2 est un curseur</translation>
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
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
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
    <message>
        <source>Add %1</source>
        <translation>Ajouter %1</translation>
    </message>
    <message>
        <source>Array</source>
        <translation>Réseau</translation>
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
    <name>saltus::ui::EventModel</name>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Number of the event among those shown</source>
        <translation>Numéro de l&apos;événement parmi ceux montrés</translation>
    </message>
    <message>
        <source>Instant in s, 15 digits; of time stepping the end of the step</source>
        <translation>Instant en s, 15 chiffres ; avec un pas de temps, la fin du pas</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s&apos;est passé</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contact</translation>
    </message>
    <message>
        <source>Of which contact, joint or law</source>
        <translation>De quel contact, liaison ou loi</translation>
    </message>
    <message>
        <source>u⁻</source>
        <translation>u⁻</translation>
    </message>
    <message>
        <source>Relative velocity before, m/s or rad/s</source>
        <translation>Vitesse relative avant, m/s ou rad/s</translation>
    </message>
    <message>
        <source>u⁺</source>
        <translation>u⁺</translation>
    </message>
    <message>
        <source>Relative velocity after, m/s or rad/s</source>
        <translation>Vitesse relative après, m/s ou rad/s</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>Percussion, N s or N m s</source>
        <translation>Percussion, N s ou N m s</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perte</translation>
    </message>
    <message>
        <source>Energy that the contact took, J</source>
        <translation>Énergie prise par le contact, J</translation>
    </message>
    <message>
        <source>Flight</source>
        <translation>Vol</translation>
    </message>
    <message>
        <source>Time since the impact before of the same contact, s</source>
        <translation>Temps depuis l&apos;impact précédent du même contact, s</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>This flight by the one before: below 1 and steady where impacts accumulate</source>
        <translation>Ce vol divisé par le précédent : inférieur à 1 et constant là où les impacts s&apos;accumulent</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Ensuite</translation>
    </message>
    <message>
        <source>State of the contact after it</source>
        <translation>État du contact après</translation>
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
        <translation>Événements</translation>
    </message>
    <message>
        <source>Save these events as CSV, SI with 17 digits</source>
        <translation>Enregistrer ces événements en CSV, SI avec 17 chiffres</translation>
    </message>
    <message>
        <source>Events of the run</source>
        <translation>Événements de la simulation</translation>
    </message>
    <message>
        <source>Nothing is recorded yet.</source>
        <translation>Rien n&apos;est encore enregistré.</translation>
    </message>
    <message>
        <source>No event so far.</source>
        <translation>Aucun événement jusqu&apos;ici.</translation>
    </message>
    <message>
        <source>%1 of %2 events</source>
        <translation>%1 événements sur %2</translation>
    </message>
    <message>
        <source>1 event</source>
        <translation>1 événement</translation>
    </message>
    <message>
        <source>%1 events</source>
        <translation>%1 événements</translation>
    </message>
    <message>
        <source>releases are left out: there are too many</source>
        <translation>les décollements sont omis : il y en a trop</translation>
    </message>
    <message>
        <source>There are no events to save</source>
        <translation>Aucun événement à enregistrer</translation>
    </message>
    <message>
        <source>run the scene first, or change the filter</source>
        <translation>simulez d&apos;abord la scène ou changez le filtre</translation>
    </message>
    <message>
        <source>Save the events</source>
        <translation>Enregistrer les événements</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>Écriture de %1</translation>
    </message>
    <message>
        <source>Filter events: words of event, contact and what comes then</source>
        <translation>Filtrer les événements : mots de l’événement, du contact et de ce qui suit</translation>
    </message>
    <message>
        <source>None of %1 events has these words in its row. Esc shows all</source>
        <translation>Aucun des %1 événements n’a ces mots dans sa ligne. Échap les montre tous</translation>
    </message>
</context>
<context>
    <name>saltus::ui::ExportDialog</name>
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
        <source>1 row</source>
        <translation>1 ligne</translation>
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
        <source>The name must end in .%1</source>
        <translation>Le nom doit finir par .%1</translation>
    </message>
    <message>
        <source>%1 is open here: give another name.</source>
        <translation>%1 est ouvert ici&#xa0;: donner un autre nom.</translation>
    </message>
    <message>
        <source>%1 is there already. Export once more replaces it.</source>
        <translation>%1 existe déjà. Exporter une fois de plus le remplace.</translation>
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
    <message>
        <source>CSV, the numbers shown</source>
        <translation>CSV, les nombres affichés</translation>
    </message>
    <message>
        <source>Nothing is recorded yet. Run the scene first (%1).</source>
        <translation>Rien n’est encore enregistré. Lancer d’abord la scène (%1).</translation>
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
    <message>
        <source>There are no equations in this scene. The end of the palette has a mass, states and circuits.</source>
        <translation>Il n’y a pas d’équations dans cette scène. La fin de la palette offre une masse, des états et des circuits.</translation>
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
    <name>saltus::ui::GuideWindow</name>
    <message>
        <source>User guide</source>
        <translation>Guide de l’utilisateur</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>Chercher dans le guide</translation>
    </message>
    <message>
        <source>Enter: next place, Shift+Enter: the one before</source>
        <translation>Entrée&#xa0;: endroit suivant, Maj+Entrée&#xa0;: le précédent</translation>
    </message>
    <message>
        <source>Headings</source>
        <translation>Titres</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>introuvable</translation>
    </message>
    <message>
        <source>1 place</source>
        <translation>1 endroit</translation>
    </message>
    <message>
        <source>%1 places</source>
        <translation>%1 endroits</translation>
    </message>
</context>
<context>
    <name>saltus::ui::ImpactCard</name>
    <message>
        <source>Impact</source>
        <translation>Choc</translation>
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
    <message>
        <source>Previous impact</source>
        <translation>Impact précédent</translation>
    </message>
    <message>
        <source>Next impact</source>
        <translation>Impact suivant</translation>
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
        <source>Contact law of the two</source>
        <translation>Loi de contact des deux</translation>
    </message>
    <message>
        <source>Open the law of this pair</source>
        <translation>Ouvrir la loi de cette paire</translation>
    </message>
    <message>
        <source>Change these equations (%1, or a double click in the outline)</source>
        <translation>Modifier ces équations (%1, ou double-clic dans la structure)</translation>
    </message>
    <message>
        <source>Restitution and friction of all pairs of materials in one grid</source>
        <translation>Restitution et frottement de toutes les paires de matériaux dans une grille</translation>
    </message>
    <message>
        <source>The card of the law between these two bodies</source>
        <translation>La fiche de la loi entre ces deux corps</translation>
    </message>
    <message>
        <source>Choose the integrator for me</source>
        <translation>Choisir l’intégrateur pour moi</translation>
    </message>
    <message>
        <source>The integrator that suits this scene, by its laws and a short trial of it by events; the reason is told</source>
        <translation>L’intégrateur qui convient à cette scène, d’après ses lois et un court essai par événements ; la raison est donnée</translation>
    </message>
    <message>
        <source>%1 suits this scene: %2</source>
        <translation>%1 convient à cette scène : %2</translation>
    </message>
    <message>
        <source>%1 chosen: %2</source>
        <translation>%1 choisi : %2</translation>
    </message>
    <message>
        <source>Integrator: %1</source>
        <translation>Intégrateur : %1</translation>
    </message>
    <message>
        <source>Drive about the axis</source>
        <translation>Entraînement autour de l&apos;axe</translation>
    </message>
    <message>
        <source>Drive along the axis</source>
        <translation>Entraînement le long de l&apos;axe</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>Courant</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Drives %1</source>
        <translation>Entraîne %1</translation>
    </message>
    <message>
        <source>Trying the scene by events</source>
        <translation>La scène est essayée par événements</translation>
    </message>
    <message>
        <source>Limits of the distance between the points, now %1</source>
        <translation>Bornes de la distance entre les points, maintenant %1</translation>
    </message>
    <message>
        <source>Limits of the distance between the points</source>
        <translation>Bornes de la distance entre les points</translation>
    </message>
    <message>
        <source>Limits count from the start pose, which is 0</source>
        <translation>Les bornes se comptent à partir de la pose de départ, qui vaut 0</translation>
    </message>
    <message>
        <source>Limits count from the start pose, which is 0; now %1</source>
        <translation>Les bornes se comptent à partir de la pose de départ, qui vaut 0 ; maintenant %1</translation>
    </message>
    <message>
        <source>They are joined and do not touch, unless the joint says Collide</source>
        <translation>Ils sont liés et ne se touchent pas, sauf si la liaison dit «&#xa0;Se heurtent&#xa0;»</translation>
    </message>
    <message>
        <source>They pass through each other: what is below does not act between them</source>
        <translation>Ils se traversent&#xa0;: ce qui suit n&apos;agit pas entre eux</translation>
    </message>
    <message>
        <source>Let them touch</source>
        <translation>Les laisser se toucher</translation>
    </message>
    <message>
        <source>Takes each out of what the other passes through</source>
        <translation>Retire chacun de ce que l&apos;autre traverse</translation>
    </message>
    <message>
        <source>Let them pass through each other</source>
        <translation>Les laisser se traverser</translation>
    </message>
    <message>
        <source>No contact between these two; everything else still touches them</source>
        <translation>Aucun contact entre ces deux&#xa0;; tout le reste les touche encore</translation>
    </message>
    <message>
        <source>%1 and %2 touch</source>
        <translation>%1 et %2 se touchent</translation>
    </message>
    <message>
        <source>%1 and %2 pass through each other</source>
        <translation>%1 et %2 se traversent</translation>
    </message>
    <message>
        <source>Only sampled</source>
        <translation>Échantillonné</translation>
    </message>
    <message>
        <source>gaps and forces, ten times a step</source>
        <translation>écarts et forces, dix fois par pas</translation>
    </message>
    <message>
        <source>forces, ten times a step</source>
        <translation>forces, dix fois par pas</translation>
    </message>
</context>
<context>
    <name>saltus::ui::KeyBadges</name>
    <message>
        <source>Keys of what is shown</source>
        <translation>Touches de ce qui est montré</translation>
    </message>
    <message>
        <source>%1: list of all keys   Any other key: back</source>
        <translation>%1 : liste de toutes les touches   Toute autre touche : retour</translation>
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
    <message>
        <source>wheel and arrows: more; any other key or click goes back</source>
        <translation>molette et flèches : la suite ; toute autre touche ou tout clic ramène</translation>
    </message>
</context>
<context>
    <name>saltus::ui::KeysPage</name>
    <message>
        <source>A part of a command&apos;s name, or a key</source>
        <translation>Une partie du nom d’une commande, ou une touche</translation>
    </message>
    <message>
        <source>Filter commands</source>
        <translation>Filtrer les commandes</translation>
    </message>
    <message>
        <source>Only commands with this in their name or among their keys</source>
        <translation>Seulement les commandes qui ont ceci dans leur nom ou parmi leurs touches</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Commandes et leurs touches</translation>
    </message>
    <message>
        <source>Enter or a double click changes the key of a command, Delete removes it</source>
        <translation>Entrée ou un double clic change la touche d’une commande, Suppr l’enlève</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Habituelles</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>La prendre</translation>
    </message>
    <message>
        <source>The other command loses this key</source>
        <translation>L’autre commande perd cette touche</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>La laisser</translation>
    </message>
    <message>
        <source>All keys stay as they are</source>
        <translation>Toutes les touches restent telles quelles</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Changer…</translation>
    </message>
    <message>
        <source>The next key that is pressed becomes the command&apos;s (Enter)</source>
        <translation>La prochaine touche pressée devient celle de la commande (Entrée)</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Ajouter…</translation>
    </message>
    <message>
        <source>The next key that is pressed works too</source>
        <translation>La prochaine touche pressée vaut aussi</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Enlever</translation>
    </message>
    <message>
        <source>The command has no key any more (Delete)</source>
        <translation>La commande n’a plus de touche (Suppr)</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>The command gets its usual keys back</source>
        <translation>La commande retrouve ses touches habituelles</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Tout rétablir</translation>
    </message>
    <message>
        <source>All commands get their usual keys back</source>
        <translation>Toutes les commandes retrouvent leurs touches habituelles</translation>
    </message>
    <message>
        <source>%1 is the key of “%2”</source>
        <translation>%1 est la touche de « %2 »</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Press the key for “%1”; Esc leaves it as it is</source>
        <translation>Presser la touche pour « %1 » ; Échap la laisse telle quelle</translation>
    </message>
    <message>
        <source>%1 cannot be given: %2</source>
        <translation>%1 ne peut pas être donnée : %2</translation>
    </message>
    <message>
        <source>%1 is the key of “%2”. Take it for “%3”?</source>
        <translation>%1 est la touche de « %2 ». La prendre pour « %3 » ?</translation>
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
        <translation>Nom de la disposition</translation>
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
    <message>
        <source>Paused at the end of the scene, t = %1 s</source>
        <translation>En pause à la fin de la scène, t = %1 s</translation>
    </message>
    <message>
        <source>The scene asks for it, because it does not hold much further. %1 goes on all the same.</source>
        <translation>La scène le demande, car elle ne tient guère au-delà. %1 continue malgré tout.</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Add plot: %1</source>
        <translation>Ajouter un tracé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Beside the other plots, with its signals, period and phase guessed</source>
        <translation>À côté des autres tracés, avec signaux, période et phase devinés</translation>
    </message>
    <message>
        <source>&amp;User guide</source>
        <translation>Guide de l’&amp;utilisateur</translation>
    </message>
    <message>
        <source>The whole guide with search, also without a network</source>
        <translation>Tout le guide avec recherche, même sans réseau</translation>
    </message>
    <message>
        <source>Add plo&amp;t</source>
        <translation>Aj&amp;outer un tracé</translation>
    </message>
    <message>
        <source>Start at %1, %2</source>
        <translation>Départ à %1, %2</translation>
    </message>
    <message>
        <source>A new run of the changed scene. Undo brings the run of before back, with its lines</source>
        <translation>Un nouveau calcul de la scène modifiée. L’annulation ramène le calcul d’avant, avec ses lignes</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Avertissements</translation>
    </message>
    <message>
        <source>Recorded %1</source>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Open a scene, a recording or a bundle</source>
        <translation>Ouvrir une scène, un enregistrement ou un paquet</translation>
    </message>
    <message>
        <source>Save &amp;bundle…</source>
        <translation>Enregistrer le &amp;paquet…</translation>
    </message>
    <message>
        <source>Save the run so far with all that was done in it, to be made again and compared bit by bit</source>
        <translation>Enregistrer l’exécution jusqu’ici avec tout ce qui y a été fait, pour la refaire et la comparer bit pour bit</translation>
    </message>
    <message>
        <source>Theme, text size, numbers, keys</source>
        <translation>Thème, taille du texte, nombres, touches</translation>
    </message>
    <message>
        <source>it belongs to fields, lists and dialogs</source>
        <translation>elle appartient aux champs, aux listes et aux dialogues</translation>
    </message>
    <message>
        <source>it names an axis while something is moved or turned</source>
        <translation>elle nomme un axe pendant qu’on déplace ou tourne quelque chose</translation>
    </message>
    <message>
        <source>it runs the drop test of a law</source>
        <translation>elle lance l’essai de chute d’une loi</translation>
    </message>
    <message>
        <source>it shows the derivative of a formula</source>
        <translation>elle montre la dérivée d’une formule</translation>
    </message>
    <message>
        <source>All up to here stays to be looked at; %1 starts again.</source>
        <translation>Tout reste visible jusqu’ici ; %1 recommence.</translation>
    </message>
    <message>
        <source>Save the bundle</source>
        <translation>Enregistrer le paquet</translation>
    </message>
    <message>
        <source>Bundles (*.saltus-bundle)</source>
        <translation>Paquets (*.saltus-bundle)</translation>
    </message>
    <message>
        <source>Scenes, recordings and bundles (*.saltus *.h5 *.hdf5 *.saltus-bundle);;All files (*)</source>
        <translation>Scènes, enregistrements et paquets (*.saltus *.h5 *.hdf5 *.saltus-bundle);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened.</source>
        <translation>%1 a été modifié par un autre programme depuis son ouverture.</translation>
    </message>
    <message>
        <source>Saving writes this scene over it; Revert reads it instead, and undo takes that back.</source>
        <translation>Enregistrer écrit cette scène par-dessus ; Revenir au fichier le lit au contraire, et Annuler revient en arrière.</translation>
    </message>
    <message>
        <source>Save over it</source>
        <translation>Écraser</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Revenir au fichier</translation>
    </message>
    <message>
        <source>%1 is no longer there. Save writes it again</source>
        <translation>%1 n’existe plus. Enregistrer l’écrit à nouveau</translation>
    </message>
    <message>
        <source>%1 was changed by another program. File &gt; Revert reads it</source>
        <translation>%1 a été modifié par un autre programme. Fichier &gt; Revenir au fichier le lit</translation>
    </message>
    <message>
        <source>Preferences limit the speed to %1</source>
        <translation>Les préférences limitent la vitesse à %1</translation>
    </message>
    <message>
        <source>Arrow keys choose, Enter opens, %1 shows all keys</source>
        <translation>Les flèches choisissent, Entrée ouvre, %1 montre toutes les touches</translation>
    </message>
    <message>
        <source>Stop making the run</source>
        <translation>Arrêter la préparation de la simulation</translation>
    </message>
    <message>
        <source>While a run is made that takes long: the scene stays open and is not run</source>
        <translation>Pendant une préparation longue : la scène reste ouverte et n&apos;est pas simulée</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Show or hide when each contact was open, closed, sticking or slipping, under the time axis</source>
        <translation>Montrer sous l&apos;axe du temps quand chaque contact était ouvert, fermé, adhérent ou glissant</translation>
    </message>
    <message>
        <source>Run both…</source>
        <translation>Simuler les deux…</translation>
    </message>
    <message>
        <source>A second run beside this one with another step, law or parameter value; where they part is told</source>
        <translation>Une seconde simulation à côté de celle-ci avec un autre pas, une autre loi ou valeur ; l&apos;instant où elles se séparent est indiqué</translation>
    </message>
    <message>
        <source>Run both: halve h</source>
        <translation>Les deux : diviser h par 2</translation>
    </message>
    <message>
        <source>B again with half its step; tells the order in which they approach each other</source>
        <translation>B de nouveau avec un pas deux fois plus petit ; donne l&apos;ordre de leur convergence</translation>
    </message>
    <message>
        <source>Run both: show where they part</source>
        <translation>Les deux : montrer où elles se séparent</translation>
    </message>
    <message>
        <source>The first impact without a partner in the other run</source>
        <translation>Le premier impact sans correspondant dans l&apos;autre simulation</translation>
    </message>
    <message>
        <source>Run both: logarithm of the difference</source>
        <translation>Les deux : logarithme de la différence</translation>
    </message>
    <message>
        <source>lg |B − A| instead of B − A below the first plot</source>
        <translation>lg |B − A| au lieu de B − A sous le premier graphique</translation>
    </message>
    <message>
        <source>Run both: end</source>
        <translation>Les deux : terminer</translation>
    </message>
    <message>
        <source>A alone again</source>
        <translation>De nouveau A seule</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>Lecture de %1</translation>
    </message>
    <message>
        <source>Motor on joint</source>
        <translation>Moteur sur l&apos;articulation</translation>
    </message>
    <message>
        <source>A direct-current motor drives the joint selected: its voltage, resistance, inductance and constant are parameters</source>
        <translation>Un moteur à courant continu entraîne l&apos;articulation choisie : sa tension, sa résistance, son inductance et sa constante sont des paramètres</translation>
    </message>
    <message>
        <source>Controller on joint</source>
        <translation>Régulateur sur l&apos;articulation</translation>
    </message>
    <message>
        <source>A controller with P, I and D brings the joint selected to a set value; its gains are parameters</source>
        <translation>Un régulateur P, I, D amène l&apos;articulation choisie à une consigne ; ses gains sont des paramètres</translation>
    </message>
    <message>
        <source>Step h = %1</source>
        <translation>pas h = %1</translation>
    </message>
    <message>
        <source>There is no memory left: what was asked for last may not be done</source>
        <translation>Il n’y a plus de mémoire : la dernière demande n’a peut-être pas été exécutée</translation>
    </message>
    <message>
        <source>Save the scene, then close other programs, or record fewer signals or every n-th step.</source>
        <translation>Enregistrez la scène, puis fermez d’autres programmes, ou enregistrez moins de signaux ou un pas sur n.</translation>
    </message>
    <message>
        <source>The run goes on with the old value of %1</source>
        <translation>Le calcul continue avec l&apos;ancienne valeur de %1</translation>
    </message>
    <message>
        <source>Body that moves: its convex pieces</source>
        <translation>Corps mobile : ses morceaux convexes</translation>
    </message>
    <message>
        <source>A body of a mesh file</source>
        <translation>Un corps d’un fichier de maillage</translation>
    </message>
    <message>
        <source>Meshes (*.obj *.stl *.ply);;All files (*)</source>
        <translation>Maillages (*.obj *.stl *.ply);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>States of contacts (modes)</source>
        <translation>États des contacts (modes)</translation>
    </message>
</context>
<context>
    <name>saltus::ui::MakingBar</name>
    <message>
        <source>Making the run: the scene is checked</source>
        <translation>Préparation : vérification de la scène</translation>
    </message>
    <message>
        <source>Making the run: formulas are read</source>
        <translation>Préparation : lecture des formules</translation>
    </message>
    <message>
        <source>Making the run: equations are made</source>
        <translation>Préparation : mise en équations</translation>
    </message>
    <message>
        <source>Making the run: the initial state is found</source>
        <translation>Préparation : recherche de l&apos;état initial</translation>
    </message>
    <message>
        <source>Making the run</source>
        <translation>Préparation de la simulation</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>The scene stays open and is not run (%1)</source>
        <translation>La scène reste ouverte et n&apos;est pas simulée (%1)</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Arrêt…</translation>
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
    <name>saltus::ui::ModeStrip</name>
    <message>
        <source>States of the contacts over time</source>
        <translation>États des contacts au cours du temps</translation>
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
        <source>closed</source>
        <translation>fermé</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>pas encore calculé</translation>
    </message>
    <message>
        <source>%1 at %2 s: %3
Grey: closed   Green: sticks   Vermillion: slips   Wheel: more contacts</source>
        <translation>%1 à %2 s : %3
Gris : fermé   Vert : adhère   Vermillon : glisse   Molette : autres contacts</translation>
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
        <source>Group %1</source>
        <translation>Groupe %1</translation>
    </message>
    <message>
        <source>Drives the joint %1</source>
        <translation>Entraîne la liaison %1</translation>
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
        <source>Group</source>
        <translation>Grouper</translation>
    </message>
    <message>
        <source>Ungroup</source>
        <translation>Dissocier</translation>
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
    <message>
        <source>Only in scenes in space; this one is planar</source>
        <translation>Seulement dans des scènes dans l’espace&#xa0;; celle-ci est plane</translation>
    </message>
    <message>
        <source>Only in planar scenes; this one is in space</source>
        <translation>Seulement dans des scènes planes&#xa0;; celle-ci est dans l’espace</translation>
    </message>
    <message>
        <source>Mesh…</source>
        <translation>Fichier…</translation>
    </message>
    <message>
        <source>A body of a mesh file: OBJ, STL or PLY</source>
        <translation>Un corps d’un fichier de maillage : OBJ, STL ou PLY</translation>
    </message>
    <message>
        <source>triangles import stl obj ply</source>
        <translation>triangles importer stl obj ply</translation>
    </message>
    <message>
        <source>A click or Enter chooses the file, a click in the view puts it there</source>
        <translation>Un clic ou Entrée choisit le fichier, un clic dans la vue le place</translation>
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
        <source>↓/↑ by 1 %, PgUp/PgDn by 10 %, Enter or double-click: type a value</source>
        <translation>↓/↑ de 1 %, Page préc/suiv de 10 %, Entrée ou double-clic&#xa0;: taper une valeur</translation>
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
    <message>
        <source>Add plot</source>
        <translation>Ajouter un tracé</translation>
    </message>
    <message>
        <source>No plot was added: this scene has no run yet</source>
        <translation>Aucun tracé ajouté&#xa0;: cette scène n’a pas encore de calcul</translation>
    </message>
    <message>
        <source>Mend the scene first, so that its signals are known.</source>
        <translation>Corriger d’abord la scène, pour que ses signaux soient connus.</translation>
    </message>
    <message>
        <source>No plot was added: %1</source>
        <translation>Aucun tracé ajouté&#xa0;: %1</translation>
    </message>
    <message>
        <source>Add plot %1</source>
        <translation>Ajouter le tracé %1</translation>
    </message>
    <message>
        <source>Edit plot %1</source>
        <translation>Modifier le tracé %1</translation>
    </message>
    <message>
        <source>Press %1 to run</source>
        <translation>Lancer avec %1</translation>
    </message>
    <message>
        <source>Nothing of B yet</source>
        <translation>Encore rien de B</translation>
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
    <message>
        <source>Wheel zooms, drag pans, click on a point shows its state, on an empty place starts a run from there, double click resets</source>
        <translation>Molette&#xa0;: zoom, glisser&#xa0;: déplacer, clic sur un point&#xa0;: voir son état, à un endroit vide&#xa0;: lancer un calcul de là, double-clic&#xa0;: tout voir</translation>
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
    <name>saltus::ui::PlotEditor</name>
    <message>
        <source>What the plot shows</source>
        <translation>Ce que montre le tracé</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Show the plot with these signals (Enter); one step of undo</source>
        <translation>Montrer le tracé avec ces signaux (Entrée)&#xa0;; une étape à annuler</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>all contacts</source>
        <translation>tous les contacts</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contact</translation>
    </message>
    <message>
        <source>Filter signals</source>
        <translation>Filtrer les signaux</translation>
    </message>
    <message>
        <source>Signals</source>
        <translation>Signaux</translation>
    </message>
    <message>
        <source>A number or a formula of the scene&apos;s parameters, in the unit of the signal</source>
        <translation>Un nombre ou une formule des paramètres de la scène, dans l’unité du signal</translation>
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
        <translation>Période</translation>
    </message>
    <message>
        <source>At</source>
        <translation>À</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passe par</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Sens</translation>
    </message>
    <message>
        <source>upwards</source>
        <translation>en montant</translation>
    </message>
    <message>
        <source>downwards</source>
        <translation>en descendant</translation>
    </message>
    <message>
        <source>both ways</source>
        <translation>les deux</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>1: normal</source>
        <translation>1&#xa0;: normale</translation>
    </message>
    <message>
        <source>Choose at least one signal</source>
        <translation>Choisir au moins un signal</translation>
    </message>
    <message>
        <source>The signal “%1” is not recorded in this run</source>
        <translation>Le signal «&#xa0;%1&#xa0;» n’est pas enregistré dans ce calcul</translation>
    </message>
    <message>
        <source>The period must be greater than 0</source>
        <translation>La période doit être supérieure à 0</translation>
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
    <message>
        <source>Add plot</source>
        <translation>Ajouter un tracé</translation>
    </message>
    <message>
        <source>Edit plot%1…	Click its legend</source>
        <translation>Modifier le tracé%1…	Clic sur sa légende</translation>
    </message>
    <message>
        <source>Forget the points of other values</source>
        <translation>Oublier les points d’autres valeurs</translation>
    </message>
    <message>
        <source>Forget the run before</source>
        <translation>Oublier l’exécution d’avant</translation>
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
    <message>
        <source>Recording of a run</source>
        <translation>Enregistrement d’un calcul</translation>
    </message>
    <message>
        <source>In memory</source>
        <translation>En mémoire</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 Mo</translation>
    </message>
    <message>
        <source>%1 GB</source>
        <translation>%1 Go</translation>
    </message>
    <message>
        <source>What does not fit goes to a temporary file</source>
        <translation>Ce qui n’y tient pas va dans un fichier temporaire</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>Sur disque</translation>
    </message>
    <message>
        <source>A quarter of what is free, at most %1 GB</source>
        <translation>Quart de la place libre, au plus %1 Go</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>When both are full, only every 64th of the oldest rows stays, with all events, and can be computed again; some of the disk always stays free</source>
        <translation>Quand les deux sont pleins, il ne reste qu’une ligne sur 64 des plus anciennes, avec tous les événements, et le reste peut être recalculé ; une partie du disque reste toujours libre</translation>
    </message>
    <message>
        <source>Pages of preferences</source>
        <translation>Pages des préférences</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Général</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
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
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Speed at first</source>
        <translation>Vitesse au départ</translation>
    </message>
    <message>
        <source>What fits the scene</source>
        <translation>Ce qui convient à la scène</translation>
    </message>
    <message>
        <source>As fast as it can</source>
        <translation>Aussi vite que possible</translation>
    </message>
    <message>
        <source>Simulated seconds in a second, when a scene is opened</source>
        <translation>Secondes simulées par seconde, à l’ouverture d’une scène</translation>
    </message>
    <message>
        <source>Speed at most</source>
        <translation>Vitesse maximale</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Aucune limite</translation>
    </message>
    <message>
        <source>Faster is not offered; a run then leaves the processor time to others</source>
        <translation>Plus vite n’est pas proposé ; un calcul laisse alors du temps de processeur aux autres</translation>
    </message>
    <message>
        <source>Memory of a run</source>
        <translation>Mémoire d&apos;une simulation</translation>
    </message>
    <message>
        <source>Of its matrices, by an estimate before they are made; a scene that needs more is refused</source>
        <translation>De ses matrices, estimée avant leur création ; une scène qui en demande plus est refusée</translation>
    </message>
</context>
<context>
    <name>saltus::ui::ProblemList</name>
    <message>
        <source>What is to be mended</source>
        <translation>Ce qui est à corriger</translation>
    </message>
    <message>
        <source>A click or Enter shows what it is about</source>
        <translation>Un clic ou Entrée montre de quoi il s’agit</translation>
    </message>
    <message>
        <source>Copy the list</source>
        <translation>Copier la liste</translation>
    </message>
    <message>
        <source>The list as text, one line each</source>
        <translation>La liste en texte, une ligne chacune</translation>
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
        <translation>passant</translation>
    </message>
    <message>
        <source>off</source>
        <translation>bloqué</translation>
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
    <message>
        <source>Choose which of %1 is a slider in Parameters</source>
        <translation>Choisir quelle entrée de %1 est un curseur dans Paramètres</translation>
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
        <source>Rows %1 to %2 of %3, around the time shown</source>
        <translation>Lignes %1 à %2 sur %3, autour du temps montré</translation>
    </message>
    <message>
        <source>Recorded values</source>
        <translation>Valeurs enregistrées</translation>
    </message>
    <message>
        <source>Nothing is recorded yet. Press %1 to run.</source>
        <translation>Rien n’est encore enregistré. Lancer avec %1.</translation>
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
    <name>saltus::ui::RemovalDialog</name>
    <message>
        <source>Parameter</source>
        <translation>Paramètre</translation>
    </message>
    <message>
        <source>Function</source>
        <translation>Fonction</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Expression</source>
        <translation>Expression</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Interaction</source>
        <translation>Interaction</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>Matériau</translation>
    </message>
    <message>
        <source>Contact law</source>
        <translation>Loi de contact</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Corps</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Liaison</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>Tracé</translation>
    </message>
    <message>
        <source>Circuit</source>
        <translation>Circuit</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>%1 parts</source>
        <translation>%1 parties</translation>
    </message>
    <message>
        <source>With %1 goes what needs it:</source>
        <translation>Avec %1 part ce qui en a besoin&#xa0;:</translation>
    </message>
    <message>
        <source>With %1 go %2 parts that need it:</source>
        <translation>Avec %1 partent %2 parties qui en ont besoin&#xa0;:</translation>
    </message>
    <message>
        <source>What goes along</source>
        <translation>Ce qui part avec</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>kind and name of a part</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Nothing is removed (Esc)</source>
        <translation>Rien n’est supprimé (Échap)</translation>
    </message>
    <message>
        <source>Remove all %1</source>
        <translation>Supprimer les %1</translation>
    </message>
    <message>
        <source>One step of undo brings all back (Enter)</source>
        <translation>Une seule annulation ramène tout (Entrée)</translation>
    </message>
</context>
<context>
    <name>saltus::ui::RunBothDialog</name>
    <message>
        <source>Run both</source>
        <translation>Simuler les deux</translation>
    </message>
    <message>
        <source>A second run B of this scene goes along with the run A that is shown. One thing is different in B:</source>
        <translation>Une seconde simulation B de cette scène accompagne A, celle qui est montrée. Une chose diffère dans B :</translation>
    </message>
    <message>
        <source>Step, parameters, laws and their coefficients</source>
        <translation>Pas, paramètres, lois et leurs coefficients</translation>
    </message>
    <message>
        <source>What it is in B</source>
        <translation>Ce qu&apos;il est dans B</translation>
    </message>
    <message>
        <source>Its value in B, with a unit: 0.5 ms</source>
        <translation>Sa valeur dans B, avec une unité : 0.5 ms</translation>
    </message>
    <message>
        <source>Value in B</source>
        <translation>Valeur dans B</translation>
    </message>
    <message>
        <source>&amp;Different</source>
        <translation>&amp;Différent</translation>
    </message>
    <message>
        <source>in &amp;B</source>
        <translation>dans &amp;B</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
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
        <source>Group %1</source>
        <translation>Groupe %1</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>centre</translation>
    </message>
    <message>
        <source>corner</source>
        <translation>coin</translation>
    </message>
    <message>
        <source>middle of an edge</source>
        <translation>milieu d’une arête</translation>
    </message>
    <message>
        <source>middle of a face</source>
        <translation>milieu d’une face</translation>
    </message>
    <message>
        <source>end</source>
        <translation>bout</translation>
    </message>
    <message>
        <source>tip</source>
        <translation>pointe</translation>
    </message>
    <message>
        <source>save the scene (%1), then drop the file again</source>
        <translation>enregistrer la scène (%1), puis redéposer le fichier</translation>
    </message>
    <message>
        <source>Copying %1</source>
        <translation>Copie de %1</translation>
    </message>
    <message>
        <source>%1 has %2 MB; what is dropped here may have %3 MB</source>
        <translation>%1 fait %2 Mo ; ce qu’on dépose ici peut faire %3 Mo</translation>
    </message>
    <message>
        <source>make the mesh coarser, or name its file in the scene file</source>
        <translation>rendez le maillage plus grossier, ou nommez son fichier dans le fichier de la scène</translation>
    </message>
    <message>
        <source>or click one there, then click here</source>
        <translation>ou cliquer sur un corps là, puis ici</translation>
    </message>
    <message>
        <source>the other end is on another body, or in the air</source>
        <translation>l’autre bout est sur un autre corps, ou en l’air</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>depuis %1</translation>
    </message>
    <message>
        <source>Click where it ends: on another body, or in the air. Esc gives up</source>
        <translation>Cliquer où cela finit&#xa0;: sur un autre corps, ou en l’air. Échap abandonne</translation>
    </message>
    <message>
        <source>Click on a body. Esc gives up</source>
        <translation>Cliquer sur un corps. Échap abandonne</translation>
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
    <message>
        <source>Plain shadows while it moves</source>
        <translation>Ombres simples tant que cela bouge</translation>
    </message>
    <message>
        <source>Run (%2) to pull %1</source>
        <translation>Lancer (%2) pour tirer %1</translation>
    </message>
    <message>
        <source>Dashed: B</source>
        <translation>Tirets : B</translation>
    </message>
    <message>
        <source>Plain shadows and fewer pixels while it moves</source>
        <translation>Ombres simples et moins de pixels tant que cela bouge</translation>
    </message>
    <message>
        <source>no ground</source>
        <translation>pas de sol</translation>
    </message>
    <message>
        <source>bodies whose place is not recorded stand where they start</source>
        <translation>les corps dont la place n’est pas enregistrée restent à leur départ</translation>
    </message>
</context>
<context>
    <name>saltus::ui::SearchButton</name>
    <message>
        <source>Search scenes, commands, parameters</source>
        <translation>Chercher scènes, commandes, paramètres</translation>
    </message>
    <message>
        <source>Search scenes, commands and parameters</source>
        <translation>Chercher scènes, commandes et paramètres</translation>
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
    <message>
        <source>No signal has this in its name.</source>
        <translation>Aucun signal ne contient cela dans son nom.</translation>
    </message>
    <message>
        <source>What moves has signals: they come with the first body or system.</source>
        <translation>Ce qui bouge a des signaux : ils viennent avec le premier corps ou système.</translation>
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
    <message>
        <source>Opens what was kept of %1 when Saltus ended without saving, as it was at %2; what was changed after that is lost</source>
        <translation>Ouvre ce qui a été gardé de %1 quand Saltus s&apos;est arrêté sans enregistrer, tel qu&apos;à %2 ; les changements ultérieurs sont perdus</translation>
    </message>
</context>
<context>
    <name>saltus::ui::TimelineBar</name>
    <message>
        <source>The time that all views show</source>
        <translation>Le temps que toutes les vues montrent</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
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
    <message>
        <source>and 1 earlier</source>
        <translation>et 1 plus tôt</translation>
    </message>
    <message>
        <source>and %1 earlier</source>
        <translation>et %1 plus tôt</translation>
    </message>
    <message>
        <source>Back to t = 0</source>
        <translation>Retour à t = 0</translation>
    </message>
    <message>
        <source>Previous impact</source>
        <translation>Impact précédent</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Un pas</translation>
    </message>
    <message>
        <source>Next impact</source>
        <translation>Impact suivant</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Simulated seconds in a second (%1 faster, %2 slower); max: as fast as it can</source>
        <translation>Secondes simulées par seconde (%1 plus vite, %2 plus lentement) ; max : au plus vite</translation>
    </message>
    <message>
        <source>Preferences limit the speed to %1</source>
        <translation>Les préférences limitent la vitesse à %1</translation>
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
        <source>%1 s, thinned: the recording reached its limit (Preferences)
Only single rows stay, with all events; a run from here computes them again</source>
        <translation>%1 s, éclairci : l’enregistrement a atteint sa limite (Préférences)
Seules quelques lignes restent, avec tous les événements ; un calcul à partir d’ici les refait</translation>
    </message>
    <message>
        <source>Whole run</source>
        <translation>Tout le calcul</translation>
    </message>
    <message>
        <source>Follow the last %1</source>
        <translation>Suivre les derniers %1</translation>
    </message>
    <message>
        <source>Impact %1, %2 s
%3, impulse %4
Click: details   Double-click: go there</source>
        <translation>Choc %1, %2 s
%3, percussion %4
Clic&#xa0;: détails   Double-clic&#xa0;: y aller</translation>
    </message>
    <message>
        <source>%1 s
Drag: scrub   Wheel: zoom   Shift+wheel: move   Double-click: whole run   Right click: follow</source>
        <translation>%1 s
Glisser&#xa0;: parcourir   Molette&#xa0;: zoom   Maj+molette&#xa0;: déplacer   Double-clic&#xa0;: tout le calcul   Clic droit&#xa0;: suivre</translation>
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
    <name>saltus::ui::UnfinishedDialog</name>
    <message>
        <source>A table up to where it came; its last line may be cut</source>
        <translation>Un tableau jusqu’où il est arrivé ; sa dernière ligne peut être coupée</translation>
    </message>
    <message>
        <source>A recording without its end; the same run gives it again</source>
        <translation>Un enregistrement sans sa fin ; la même exécution le donne à nouveau</translation>
    </message>
    <message>
        <source>Something else; look into it if you miss something</source>
        <translation>Autre chose ; regardez-y s’il vous manque quelque chose</translation>
    </message>
    <message>
        <source>Unfinished files</source>
        <translation>Fichiers inachevés</translation>
    </message>
    <message>
        <source>A program was ended while it wrote these files. The files that they were to replace are as they were. Runs of saltus-cli that write into the folder remove them.</source>
        <translation>Un programme a été arrêté pendant qu’il écrivait ces fichiers. Les fichiers qu’ils devaient remplacer sont inchangés. Les exécutions de saltus-cli qui écrivent dans le dossier les suppriment.</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Écrit</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Keep as…</source>
        <translation>Conserver sous…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Remove the chosen file for good</source>
        <translation>Supprimer définitivement le fichier choisi</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close this list (Esc); the files stay</source>
        <translation>Fermer cette liste (Échap) ; les fichiers restent</translation>
    </message>
    <message>
        <source>Give the chosen file a name, in its folder or another one of the same disk</source>
        <translation>Donner un nom au fichier choisi, dans son dossier ou un autre du même disque</translation>
    </message>
    <message>
        <source>A recording without its end cannot be opened: run its scene again</source>
        <translation>Un enregistrement sans sa fin ne peut pas être ouvert : relancez sa scène</translation>
    </message>
    <message>
        <source>Keep the unfinished file</source>
        <translation>Conserver le fichier inachevé</translation>
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
        <source>Inspector or equations</source>
        <translation>Inspecteur ou équations</translation>
    </message>
    <message>
        <source>View in the middle</source>
        <translation>Vue au centre</translation>
    </message>
    <message>
        <source>Select two bodies first, in the view with Shift and a click or in the outline with Ctrl and a click; then press %1.</source>
        <translation>Choisir d’abord deux corps, dans la vue avec Maj et un clic ou dans le plan avec Ctrl et un clic ; puis presser %1.</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1 : %2, %3</translation>
    </message>
    <message>
        <source>The second run stopped</source>
        <translation>La seconde simulation s&apos;est arrêtée</translation>
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
    <message>
        <source>0.6 mm wider than the pole.</source>
        <translation>0,6 mm plus large que la perche.</translation>
    </message>
    <message>
        <source>1.62 m/s² on the Moon.</source>
        <translation>1,62 m/s² sur la Lune.</translation>
    </message>
    <message>
        <source>1/Q of the air&apos;s drag</source>
        <translation>1/Q de la traînée de l’air</translation>
    </message>
    <message>
        <source>1/Q of the bending of the wire</source>
        <translation>1/Q de la flexion du fil</translation>
    </message>
    <message>
        <source>1/Q of the string itself. 0.01 sounds dead.</source>
        <translation>1/Q de la corde elle-même. 0,01 sonne mort.</translation>
    </message>
    <message>
        <source>180.5 N gives 196 Hz, a G.</source>
        <translation>180,5 N donnent 196 Hz, un sol.</translation>
    </message>
    <message>
        <source>25 a layer.</source>
        <translation>25 par couche.</translation>
    </message>
    <message>
        <source>A corner of the turned slider above its centre, m</source>
        <translation>Un coin du coulisseau tourné au-dessus de son centre, m</translation>
    </message>
    <message>
        <source>About its axis. Below 2 sqrt(I1 m g l cos(tilt))/I3 the top falls over.</source>
        <translation>Autour de son axe. Sous 2 sqrt(I1 m g l cos(tilt))/I3 la toupie tombe.</translation>
    </message>
    <message>
        <source>About its centre.</source>
        <translation>Autour de son centre.</translation>
    </message>
    <message>
        <source>About the axis (1, 1, 0); at 0 it falls flat on its face.</source>
        <translation>Autour de l’axe (1, 1, 0) ; à 0 la boîte tombe à plat sur sa face.</translation>
    </message>
    <message>
        <source>About the vertical at the start.</source>
        <translation>Autour de la verticale au départ.</translation>
    </message>
    <message>
        <source>Above it a gene switches itself off.</source>
        <translation>Au-dessus, un gène s’éteint lui-même.</translation>
    </message>
    <message>
        <source>Above it a gene switches the other one on.</source>
        <translation>Au-dessus, un gène allume l’autre.</translation>
    </message>
    <message>
        <source>Above the centre of mass of the bird.</source>
        <translation>Au-dessus du centre de masse de l’oiseau.</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Acts in the plane, across the guide.</source>
        <translation>Agit dans le plan, en travers du guide.</translation>
    </message>
    <message>
        <source>Along the curve, centre to centre. They are 48 mm high and 7.5 mm thick.</source>
        <translation>Le long de la courbe, de centre à centre. Ils ont 48 mm de haut et 7,5 mm d’épaisseur.</translation>
    </message>
    <message>
        <source>Among balls and with the walls.</source>
        <translation>Entre billes et avec les parois.</translation>
    </message>
    <message>
        <source>Among discs and with the walls.</source>
        <translation>Entre disques et avec les parois.</translation>
    </message>
    <message>
        <source>Among dominoes and with the table.</source>
        <translation>Entre dominos et avec la table.</translation>
    </message>
    <message>
        <source>Among jacks and with the ground.</source>
        <translation>Entre osselets et avec le sol.</translation>
    </message>
    <message>
        <source>Amplitude of the change of the plane&apos;s speed.</source>
        <translation>Amplitude de la variation de vitesse du plan.</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Angle</translation>
    </message>
    <message>
        <source>Angle between an edge and the diagonal. It topples beyond it.</source>
        <translation>Angle entre une arête et la diagonale. Au-delà, le bloc bascule.</translation>
    </message>
    <message>
        <source>Angle from the vertical at the start, at rest.</source>
        <translation>Angle avec la verticale au départ, au repos.</translation>
    </message>
    <message>
        <source>Angle of the cam at the start; it counts when a run begins.</source>
        <translation>Angle de la came au début ; il compte quand un calcul commence.</translation>
    </message>
    <message>
        <source>Angle of the first ball at the start.</source>
        <translation>Angle de la première bille au départ.</translation>
    </message>
    <message>
        <source>Angle of the first beam</source>
        <translation>Angle de la première poutre</translation>
    </message>
    <message>
        <source>Angle of the lower rod from the vertical at the start, at rest.</source>
        <translation>Angle de la tige inférieure avec la verticale au départ, au repos.</translation>
    </message>
    <message>
        <source>Angle of the rocker</source>
        <translation>Angle du balancier</translation>
    </message>
    <message>
        <source>Angle of the upper rod from the vertical at the start, at rest.</source>
        <translation>Angle de la tige supérieure avec la verticale au départ, au repos.</translation>
    </message>
    <message>
        <source>Angle, rad.</source>
        <translation>Angle, rad.</translation>
    </message>
    <message>
        <source>Angle, rad: the linkage closes with the crank upright.</source>
        <translation>Angle, rad : le mécanisme se ferme, manivelle dressée.</translation>
    </message>
    <message>
        <source>Angles</source>
        <translation>Angles</translation>
    </message>
    <message>
        <source>Angular velocity</source>
        <translation>Vitesse angulaire</translation>
    </message>
    <message>
        <source>Angular velocity of the crank at the start; nothing drives it afterwards.</source>
        <translation>Vitesse angulaire de la manivelle au départ ; rien ne l’entraîne ensuite.</translation>
    </message>
    <message>
        <source>Angular velocity of the first one.</source>
        <translation>Vitesse angulaire du premier.</translation>
    </message>
    <message>
        <source>Apexes</source>
        <translation>Sommets</translation>
    </message>
    <message>
        <source>As a part of the string&apos;s length from the nut.</source>
        <translation>En part de la longueur de la corde depuis le sillet.</translation>
    </message>
    <message>
        <source>As many layers as boxes along an edge.</source>
        <translation>Autant de couches que de boîtes le long d’une arête.</translation>
    </message>
    <message>
        <source>At the start, without spin.</source>
        <translation>Au départ, sans rotation.</translation>
    </message>
    <message>
        <source>At the start.</source>
        <translation>Au départ.</translation>
    </message>
    <message>
        <source>Axle</source>
        <translation>Axe</translation>
    </message>
    <message>
        <source>Ball</source>
        <translation>Bille</translation>
    </message>
    <message>
        <source>Balls</source>
        <translation>Billes</translation>
    </message>
    <message>
        <source>Ball–Floor</source>
        <translation>Bille–Sol</translation>
    </message>
    <message>
        <source>Ball–Plane</source>
        <translation>Bille–Plan</translation>
    </message>
    <message>
        <source>Ball–Slope</source>
        <translation>Bille–Pente</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>Barre</translation>
    </message>
    <message>
        <source>Bar–Wall</source>
        <translation>Barre–Mur</translation>
    </message>
    <message>
        <source>Base circle, nose, rounding, top: half a turn</source>
        <translation>Cercle de base, nez, arrondi, sommet : un demi-tour</translation>
    </message>
    <message>
        <source>Bead</source>
        <translation>Perle</translation>
    </message>
    <message>
        <source>Beads</source>
        <translation>Perles</translation>
    </message>
    <message>
        <source>Bead–Bead</source>
        <translation>Perle–Perle</translation>
    </message>
    <message>
        <source>Bead–Floor</source>
        <translation>Perle–Sol</translation>
    </message>
    <message>
        <source>Beak–Pole</source>
        <translation>Bec–Perche</translation>
    </message>
    <message>
        <source>Bearing</source>
        <translation>Palier</translation>
    </message>
    <message>
        <source>Below about 0.3 the stones slide.</source>
        <translation>Sous 0,3 environ, les pierres glissent.</translation>
    </message>
    <message>
        <source>Below the centre of the ball.</source>
        <translation>Sous le centre de la bille.</translation>
    </message>
    <message>
        <source>Between ball and ground.</source>
        <translation>Entre la bille et le sol.</translation>
    </message>
    <message>
        <source>Between boxes and with the ground.</source>
        <translation>Entre boîtes et avec le sol.</translation>
    </message>
    <message>
        <source>Between neighbours at rest. At 0 all contacts close in one step and Newton&apos;s law, solved for all at once, sends 2/5 of the speed into four balls; with a gap the impacts come one after the other and the last ball leaves alone.</source>
        <translation>Entre voisins au repos. À 0 tous les contacts se ferment en un pas et la loi de Newton, résolue pour tous à la fois, envoie 2/5 de la vitesse dans quatre billes ; avec un écart, les impacts se suivent et la dernière bille part seule.</translation>
    </message>
    <message>
        <source>Bird</source>
        <translation>Oiseau</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloc</translation>
    </message>
    <message>
        <source>Bob–Wall</source>
        <translation>Masse–Mur</translation>
    </message>
    <message>
        <source>Both states begin there.</source>
        <translation>Les deux états commencent là.</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Boîte</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Boîtes</translation>
    </message>
    <message>
        <source>Cam</source>
        <translation>Came</translation>
    </message>
    <message>
        <source>Cam–Follower</source>
        <translation>Came–Poussoir</translation>
    </message>
    <message>
        <source>Capacitance C</source>
        <translation>Capacité C</translation>
    </message>
    <message>
        <source>Centre of mass</source>
        <translation>Centre de masse</translation>
    </message>
    <message>
        <source>Centre of the slider above the axis of the guide, m</source>
        <translation>Centre du coulisseau au-dessus de l’axe du guide, m</translation>
    </message>
    <message>
        <source>Centre to spring</source>
        <translation>Du centre au ressort</translation>
    </message>
    <message>
        <source>Circuit</source>
        <translation>Circuit</translation>
    </message>
    <message>
        <source>Clearance</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Coefficient of y&apos; in the third derivative of y. At 3 (and damping 2) the half-period is 1.831 s.</source>
        <translation>Coefficient de y&apos; dans la dérivée troisième de y. À 3 (et amortissement 2) la demi-période vaut 1,831 s.</translation>
    </message>
    <message>
        <source>Coefficient of y&apos;&apos; in the third derivative of y.</source>
        <translation>Coefficient de y&apos;&apos; dans la dérivée troisième de y.</translation>
    </message>
    <message>
        <source>Concentrations</source>
        <translation>Concentrations</translation>
    </message>
    <message>
        <source>Connecting rod</source>
        <translation>Bielle</translation>
    </message>
    <message>
        <source>Consistent mass matrix of linear elements, kg</source>
        <translation>Matrice de masse cohérente d’éléments linéaires, kg</translation>
    </message>
    <message>
        <source>Contact law</source>
        <translation>Loi de contact</translation>
    </message>
    <message>
        <source>Contact points with an impulse</source>
        <translation>Points de contact avec impulsion</translation>
    </message>
    <message>
        <source>Coulomb&apos;s coefficient between box and ground.</source>
        <translation>Coefficient de Coulomb entre la boîte et le sol.</translation>
    </message>
    <message>
        <source>Coulomb&apos;s friction between sleeve or beak and the pole. With too little it falls.</source>
        <translation>Frottement de Coulomb entre manchon ou bec et perche. S’il est trop faible, l’oiseau tombe.</translation>
    </message>
    <message>
        <source>Coulomb&apos;s friction between the corners and the guide.</source>
        <translation>Frottement de Coulomb entre les coins et le guide.</translation>
    </message>
    <message>
        <source>Coulomb&apos;s friction between the ends and the floor.</source>
        <translation>Frottement de Coulomb entre les extrémités et le sol.</translation>
    </message>
    <message>
        <source>Coulomb&apos;s, at most this force.</source>
        <translation>De Coulomb, au plus cette force.</translation>
    </message>
    <message>
        <source>Coupler</source>
        <translation>Coupleur</translation>
    </message>
    <message>
        <source>Coupler at the start</source>
        <translation>Coupleur au départ</translation>
    </message>
    <message>
        <source>Coupler pin</source>
        <translation>Axe du coupleur</translation>
    </message>
    <message>
        <source>Crank</source>
        <translation>Manivelle</translation>
    </message>
    <message>
        <source>Crank pin</source>
        <translation>Maneton</translation>
    </message>
    <message>
        <source>Cross-section</source>
        <translation>Section</translation>
    </message>
    <message>
        <source>Currents</source>
        <translation>Courants</translation>
    </message>
    <message>
        <source>Currents of two diodes</source>
        <translation>Courants de deux diodes</translation>
    </message>
    <message>
        <source>Damping</source>
        <translation>Amortissement</translation>
    </message>
    <message>
        <source>Decay of 1</source>
        <translation>Dégradation de 1</translation>
    </message>
    <message>
        <source>Decay of 2</source>
        <translation>Dégradation de 2</translation>
    </message>
    <message>
        <source>Decay of a mode, 1/s</source>
        <translation>Décroissance d’un mode, 1/s</translation>
    </message>
    <message>
        <source>Decay of the first product.</source>
        <translation>Dégradation du premier produit.</translation>
    </message>
    <message>
        <source>Decay of the second product.</source>
        <translation>Dégradation du deuxième produit.</translation>
    </message>
    <message>
        <source>Density ρ</source>
        <translation>Densité ρ</translation>
    </message>
    <message>
        <source>Depth below the upper knee at which the third beam&apos;s centre is stopped.</source>
        <translation>Profondeur sous l’articulation haute à laquelle le centre de la troisième poutre est arrêté.</translation>
    </message>
    <message>
        <source>Descent</source>
        <translation>Descente</translation>
    </message>
    <message>
        <source>Diameter</source>
        <translation>Diamètre</translation>
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
        <translation>Diodes</translation>
    </message>
    <message>
        <source>Discs</source>
        <translation>Disques</translation>
    </message>
    <message>
        <source>Displacements in the picture are drawn this much larger.</source>
        <translation>Les déplacements sont dessinés d’autant plus grands.</translation>
    </message>
    <message>
        <source>Distance between the surfaces of neighbours at the start.</source>
        <translation>Distance entre les surfaces de voisins au départ.</translation>
    </message>
    <message>
        <source>Distance from the axis to the contact at the cam&apos;s angle b, m</source>
        <translation>Distance de l’axe au contact à l’angle b de la came, m</translation>
    </message>
    <message>
        <source>Distance from the axis to the follower on the nose, m</source>
        <translation>Distance de l’axe au poussoir sur le nez, m</translation>
    </message>
    <message>
        <source>Distance from the tip to the centre of mass.</source>
        <translation>Distance de la pointe au centre de masse.</translation>
    </message>
    <message>
        <source>Distance to the wall</source>
        <translation>Distance au mur</translation>
    </message>
    <message>
        <source>Distance to the wall at the start.</source>
        <translation>Distance au mur au départ.</translation>
    </message>
    <message>
        <source>Drive speed</source>
        <translation>Vitesse d’entraînement</translation>
    </message>
    <message>
        <source>Drop height</source>
        <translation>Hauteur de chute</translation>
    </message>
    <message>
        <source>Dropped one above the other.</source>
        <translation>Lâchés l’un au-dessus de l’autre.</translation>
    </message>
    <message>
        <source>Dry friction</source>
        <translation>Frottement sec</translation>
    </message>
    <message>
        <source>End at the wall</source>
        <translation>Extrémité au mur</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Énergie</translation>
    </message>
    <message>
        <source>Enough of it and the block does not slide.</source>
        <translation>S’il suffit, le bloc ne glisse pas.</translation>
    </message>
    <message>
        <source>Exaggeration</source>
        <translation>Exagération</translation>
    </message>
    <message>
        <source>First beam</source>
        <translation>Première poutre</translation>
    </message>
    <message>
        <source>First gap</source>
        <translation>Premier écart</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Sol</translation>
    </message>
    <message>
        <source>Follower</source>
        <translation>Poussoir</translation>
    </message>
    <message>
        <source>Follower mass</source>
        <translation>Masse du poussoir</translation>
    </message>
    <message>
        <source>Force of the floor</source>
        <translation>Force du sol</translation>
    </message>
    <message>
        <source>Force over depth</source>
        <translation>Force selon la profondeur</translation>
    </message>
    <message>
        <source>Four a row.</source>
        <translation>Quatre par rangée.</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Bâti</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>Fréquence</translation>
    </message>
    <message>
        <source>Frequency of mode n, Hz</source>
        <translation>Fréquence du mode n, Hz</translation>
    </message>
    <message>
        <source>Friction force</source>
        <translation>Force de frottement</translation>
    </message>
    <message>
        <source>Friction law</source>
        <translation>Loi de frottement</translation>
    </message>
    <message>
        <source>Friction law of the sleeve</source>
        <translation>Loi de frottement du manchon</translation>
    </message>
    <message>
        <source>Friction of the slide</source>
        <translation>Frottement du coulisseau</translation>
    </message>
    <message>
        <source>Friction μ</source>
        <translation>Frottement μ</translation>
    </message>
    <message>
        <source>From the axis of the pole to the spring.</source>
        <translation>De l’axe de la perche au ressort.</translation>
    </message>
    <message>
        <source>From the centre of mass of the bird towards the pole.</source>
        <translation>Du centre de masse de l’oiseau vers la perche.</translation>
    </message>
    <message>
        <source>From the spring to the centre of mass of the bird.</source>
        <translation>Du ressort au centre de masse de l’oiseau.</translation>
    </message>
    <message>
        <source>From the upright; the lower end is 1 cm above the floor.</source>
        <translation>Depuis la verticale ; l’extrémité basse est à 1 cm du sol.</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Gain</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>Écarts</translation>
    </message>
    <message>
        <source>Genes</source>
        <translation>Gènes</translation>
    </message>
    <message>
        <source>Gravity g</source>
        <translation>Gravité g</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guide</translation>
    </message>
    <message>
        <source>Half height of the sleeve</source>
        <translation>Demi-hauteur du manchon</translation>
    </message>
    <message>
        <source>Half the height of the slider.</source>
        <translation>La moitié de la hauteur du coulisseau.</translation>
    </message>
    <message>
        <source>Half the length of the slider.</source>
        <translation>La moitié de la longueur du coulisseau.</translation>
    </message>
    <message>
        <source>Half the play of the slider between the two sides of its guide.</source>
        <translation>La moitié du jeu du coulisseau entre les deux côtés de son guide.</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>Height at the nut</source>
        <translation>Hauteur au sillet</translation>
    </message>
    <message>
        <source>Height from which the ball falls; it begins at rest.</source>
        <translation>Hauteur d’où tombe la bille ; elle part du repos.</translation>
    </message>
    <message>
        <source>Height of the ball at the start, where it is at rest.</source>
        <translation>Hauteur de la bille au départ, où elle est au repos.</translation>
    </message>
    <message>
        <source>Height of the beak</source>
        <translation>Hauteur du bec</translation>
    </message>
    <message>
        <source>Height of the centre</source>
        <translation>Hauteur du centre</translation>
    </message>
    <message>
        <source>Height of the centre of mass</source>
        <translation>Hauteur du centre de masse</translation>
    </message>
    <message>
        <source>Height of the resting string above the 12th fret. High enough, nothing buzzes.</source>
        <translation>Hauteur de la corde au repos au-dessus de la 12e frette. Assez haute, rien ne frise.</translation>
    </message>
    <message>
        <source>Height of the resting string above the fretboard&apos;s plane at the nut.</source>
        <translation>Hauteur de la corde au repos au-dessus du plan de la touche, au sillet.</translation>
    </message>
    <message>
        <source>Height of the resting string above the frets, m</source>
        <translation>Hauteur de la corde au repos au-dessus des frettes, m</translation>
    </message>
    <message>
        <source>Height of the stones beside the crown</source>
        <translation>Hauteur des pierres voisines de la clé</translation>
    </message>
    <message>
        <source>Height of the third beam</source>
        <translation>Hauteur de la troisième poutre</translation>
    </message>
    <message>
        <source>Heights</source>
        <translation>Hauteurs</translation>
    </message>
    <message>
        <source>Hopper</source>
        <translation>Trémie</translation>
    </message>
    <message>
        <source>How far the string is drawn aside before it is let go; negative towards the frets.</source>
        <translation>De combien la corde est tirée avant d’être lâchée ; négatif vers les frettes.</translation>
    </message>
    <message>
        <source>How fast it begins.</source>
        <translation>La vitesse du début.</translation>
    </message>
    <message>
        <source>How many beads stand above each other, up to 10 000; a new number begins a new run.</source>
        <translation>Combien de perles se tiennent l’une sur l’autre, jusqu’à 10 000 ; un nouveau nombre commence un nouveau calcul.</translation>
    </message>
    <message>
        <source>How many modes of the string are computed; a new number begins a new run.</source>
        <translation>Combien de modes de la corde sont calculés ; un nouveau nombre commence un nouveau calcul.</translation>
    </message>
    <message>
        <source>How often the plane swings in a second.</source>
        <translation>Combien de fois le plan oscille par seconde.</translation>
    </message>
    <message>
        <source>Impact law</source>
        <translation>Loi d’impact</translation>
    </message>
    <message>
        <source>Impact law, upper</source>
        <translation>Loi d’impact, haut</translation>
    </message>
    <message>
        <source>Impact map</source>
        <translation>Carte des impacts</translation>
    </message>
    <message>
        <source>Impacts</source>
        <translation>Impacts</translation>
    </message>
    <message>
        <source>Impacts of roller and cam</source>
        <translation>Impacts du galet et de la came</translation>
    </message>
    <message>
        <source>Impacts over the turn</source>
        <translation>Impacts sur le tour</translation>
    </message>
    <message>
        <source>Impulses</source>
        <translation>Impulsions</translation>
    </message>
    <message>
        <source>Impulses a step</source>
        <translation>Impulsions par pas</translation>
    </message>
    <message>
        <source>Impulses at fret 12</source>
        <translation>Impulsions à la frette 12</translation>
    </message>
    <message>
        <source>Impulses of the sleeve</source>
        <translation>Impulsions du manchon</translation>
    </message>
    <message>
        <source>Impulses on the floor</source>
        <translation>Impulsions sur le sol</translation>
    </message>
    <message>
        <source>Impulses, upper bob</source>
        <translation>Impulsions, masse supérieure</translation>
    </message>
    <message>
        <source>In series with the diode. The smaller it is, the sooner the oscillation dies.</source>
        <translation>En série avec la diode. Plus elle est petite, plus vite l’oscillation s’éteint.</translation>
    </message>
    <message>
        <source>Inductance L</source>
        <translation>Inductance L</translation>
    </message>
    <message>
        <source>Inertia of the bird</source>
        <translation>Inertie de l’oiseau</translation>
    </message>
    <message>
        <source>Inertia of the crank</source>
        <translation>Inertie de la manivelle</translation>
    </message>
    <message>
        <source>Inertia of the rod</source>
        <translation>Inertie de la bielle</translation>
    </message>
    <message>
        <source>Inertia of the sleeve</source>
        <translation>Inertie du manchon</translation>
    </message>
    <message>
        <source>Inertia of the slider</source>
        <translation>Inertie du coulisseau</translation>
    </message>
    <message>
        <source>Inharmonicity</source>
        <translation>Inharmonicité</translation>
    </message>
    <message>
        <source>Initial angle</source>
        <translation>Angle initial</translation>
    </message>
    <message>
        <source>Initial position</source>
        <translation>Position initiale</translation>
    </message>
    <message>
        <source>Initial speed</source>
        <translation>Vitesse au départ</translation>
    </message>
    <message>
        <source>Initial state</source>
        <translation>État initial</translation>
    </message>
    <message>
        <source>Initial velocity</source>
        <translation>Vitesse initiale</translation>
    </message>
    <message>
        <source>Initial voltage</source>
        <translation>Tension initiale</translation>
    </message>
    <message>
        <source>Inner radius of the sleeve</source>
        <translation>Rayon intérieur du manchon</translation>
    </message>
    <message>
        <source>Its centre lies in the middle.</source>
        <translation>Son centre est au milieu.</translation>
    </message>
    <message>
        <source>Its edges touch the pole when it tilts.</source>
        <translation>Ses bords touchent la perche quand il s’incline.</translation>
    </message>
    <message>
        <source>Its weight tips the top over.</source>
        <translation>Son poids fait basculer la toupie.</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Osselet</translation>
    </message>
    <message>
        <source>Jacks</source>
        <translation>Osselets</translation>
    </message>
    <message>
        <source>Largest friction force. Each half swing is shorter than the one before by 2 × friction / stiffness.</source>
        <translation>Plus grande force de frottement. Chaque demi-oscillation est plus courte que la précédente de 2 × frottement / raideur.</translation>
    </message>
    <message>
        <source>Largest rolling moment over the normal force.</source>
        <translation>Plus grand moment de roulement sur la force normale.</translation>
    </message>
    <message>
        <source>Largest rolling moment over the normal force: the arm by which the ground&apos;s reaction stands ahead of the centre.</source>
        <translation>Plus grand moment de roulement sur la force normale : le bras dont la réaction du sol devance le centre.</translation>
    </message>
    <message>
        <source>Law at fret 12</source>
        <translation>Loi à la frette 12</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longueur</translation>
    </message>
    <message>
        <source>Length of the connecting rod.</source>
        <translation>Longueur de la bielle.</translation>
    </message>
    <message>
        <source>Length of the crank.</source>
        <translation>Longueur de la manivelle.</translation>
    </message>
    <message>
        <source>Length of the lower rod.</source>
        <translation>Longueur de la tige inférieure.</translation>
    </message>
    <message>
        <source>Length of the rod, which has no mass.</source>
        <translation>Longueur de la tige, qui n’a pas de masse.</translation>
    </message>
    <message>
        <source>Length of the stick, 1 kg.</source>
        <translation>Longueur du bâton, 1 kg.</translation>
    </message>
    <message>
        <source>Length of the upper rod.</source>
        <translation>Longueur de la tige supérieure.</translation>
    </message>
    <message>
        <source>Lift</source>
        <translation>Levée</translation>
    </message>
    <message>
        <source>Limit of the relays</source>
        <translation>Limite des relais</translation>
    </message>
    <message>
        <source>Load R</source>
        <translation>Charge R</translation>
    </message>
    <message>
        <source>Lower angle</source>
        <translation>Angle inférieur</translation>
    </message>
    <message>
        <source>Lower bob–Wall</source>
        <translation>Masse inférieure–Mur</translation>
    </message>
    <message>
        <source>Lower end–Floor</source>
        <translation>Extrémité basse–Sol</translation>
    </message>
    <message>
        <source>Lower knee</source>
        <translation>Articulation basse</translation>
    </message>
    <message>
        <source>Lower mass</source>
        <translation>Masse inférieure</translation>
    </message>
    <message>
        <source>Lower rod</source>
        <translation>Tige inférieure</translation>
    </message>
    <message>
        <source>Lower switch of gene 1</source>
        <translation>Seuil bas du gène 1</translation>
    </message>
    <message>
        <source>Lower threshold</source>
        <translation>Seuil inférieur</translation>
    </message>
    <message>
        <source>Lowest bead</source>
        <translation>Perle du bas</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>Masse</translation>
    </message>
    <message>
        <source>Mass of a cubic metre of the material.</source>
        <translation>Masse d’un mètre cube du matériau.</translation>
    </message>
    <message>
        <source>Mass of the ball.</source>
        <translation>Masse de la bille.</translation>
    </message>
    <message>
        <source>Mass of the bird</source>
        <translation>Masse de l’oiseau</translation>
    </message>
    <message>
        <source>Mass of the crank</source>
        <translation>Masse de la manivelle</translation>
    </message>
    <message>
        <source>Mass of the follower.</source>
        <translation>Masse du poussoir.</translation>
    </message>
    <message>
        <source>Mass of the lower bob.</source>
        <translation>Masse du poids inférieur.</translation>
    </message>
    <message>
        <source>Mass of the rod</source>
        <translation>Masse de la bielle</translation>
    </message>
    <message>
        <source>Mass of the sleeve</source>
        <translation>Masse du manchon</translation>
    </message>
    <message>
        <source>Mass of the slider</source>
        <translation>Masse du coulisseau</translation>
    </message>
    <message>
        <source>Mass of the upper bob; the rods have none.</source>
        <translation>Masse du poids supérieur ; les tiges n’en ont pas.</translation>
    </message>
    <message>
        <source>Mass per metre</source>
        <translation>Masse par mètre</translation>
    </message>
    <message>
        <source>Mean speed</source>
        <translation>Vitesse moyenne</translation>
    </message>
    <message>
        <source>Mechanism</source>
        <translation>Mécanisme</translation>
    </message>
    <message>
        <source>Middle knee</source>
        <translation>Articulation médiane</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>Modes</translation>
    </message>
    <message>
        <source>Moment of the motor</source>
        <translation>Couple du moteur</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>Motor</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>Mouth</source>
        <translation>Bouche</translation>
    </message>
    <message>
        <source>Nearly all of the toy.</source>
        <translation>Presque tout le jouet.</translation>
    </message>
    <message>
        <source>Newton&apos;s coefficient.</source>
        <translation>Coefficient de Newton.</translation>
    </message>
    <message>
        <source>Newton&apos;s coefficient: speed of separation over speed of approach, at every contact point.</source>
        <translation>Coefficient de Newton : vitesse de séparation sur vitesse d’approche, à chaque point de contact.</translation>
    </message>
    <message>
        <source>Newton&apos;s restitution along the normal of the slope.</source>
        <translation>Restitution de Newton selon la normale de la pente.</translation>
    </message>
    <message>
        <source>Newton&apos;s restitution at both ends. With e = 1 and friction Newton&apos;s law can create energy: look at the work.</source>
        <translation>Restitution de Newton aux deux extrémités. Avec e = 1 et frottement, la loi de Newton peut créer de l’énergie : regardez le travail.</translation>
    </message>
    <message>
        <source>Newton&apos;s restitution between ball and floor. Each bounce keeps this part of the speed.</source>
        <translation>Restitution de Newton entre bille et sol. Chaque rebond garde cette part de la vitesse.</translation>
    </message>
    <message>
        <source>Newton&apos;s restitution between ball and plane.</source>
        <translation>Restitution de Newton entre bille et plan.</translation>
    </message>
    <message>
        <source>Newton&apos;s restitution between beads, and between the lowest one and the floor.</source>
        <translation>Restitution de Newton entre perles, et entre celle du bas et le sol.</translation>
    </message>
    <message>
        <source>Newton&apos;s restitution between bob and wall. After n blows cos θ = 1 − e²ⁿ (1 − cos θ₀) at the turning point.</source>
        <translation>Restitution de Newton entre masse et mur. Après n coups cos θ = 1 − e²ⁿ (1 − cos θ₀) au point de retour.</translation>
    </message>
    <message>
        <source>Newton&apos;s restitution between cam and follower: the part of the speed that an impact gives back.</source>
        <translation>Restitution de Newton entre came et poussoir : la part de la vitesse qu’un impact rend.</translation>
    </message>
    <message>
        <source>Newton&apos;s restitution between the corners of the slider and the guide.</source>
        <translation>Restitution de Newton entre les coins du coulisseau et le guide.</translation>
    </message>
    <message>
        <source>Newton&apos;s restitution between the lower bob and the wall.</source>
        <translation>Restitution de Newton entre la masse inférieure et le mur.</translation>
    </message>
    <message>
        <source>Newton&apos;s restitution between the upper bob and the wall.</source>
        <translation>Restitution de Newton entre la masse supérieure et le mur.</translation>
    </message>
    <message>
        <source>Newton&apos;s restitution of the beak; the sleeve does not rebound.</source>
        <translation>Restitution de Newton du bec ; le manchon ne rebondit pas.</translation>
    </message>
    <message>
        <source>Newton&apos;s restitution of the first node. The wave throws the bar back whatever it is: above 0 the node only chatters a few steps.</source>
        <translation>Restitution de Newton du premier nœud. L’onde renvoie la barre dans tous les cas : au-dessus de 0, le nœud claque seulement quelques pas.</translation>
    </message>
    <message>
        <source>Normal impulse of all joints</source>
        <translation>Impulsion normale de tous les joints</translation>
    </message>
    <message>
        <source>Of every second disc; the others turn the other way.</source>
        <translation>D’un disque sur deux ; les autres tournent dans l’autre sens.</translation>
    </message>
    <message>
        <source>Of its axis at the start.</source>
        <translation>De son axe au départ.</translation>
    </message>
    <message>
        <source>Of pins in bearings.</source>
        <translation>D’axes dans leurs paliers.</translation>
    </message>
    <message>
        <source>Of the axis at the start.</source>
        <translation>De l’axe au départ.</translation>
    </message>
    <message>
        <source>Of the ball it stands on.</source>
        <translation>De la bille sur laquelle elle repose.</translation>
    </message>
    <message>
        <source>Of the bar; it does not change the motion, only the force.</source>
        <translation>De la barre ; ne change pas le mouvement, seulement la force.</translation>
    </message>
    <message>
        <source>Of the centre of the box.</source>
        <translation>Du centre de la boîte.</translation>
    </message>
    <message>
        <source>Of the ring, 2 m its mean radius. A half circle thinner than 0.107 of its radius cannot stand.</source>
        <translation>De l’anneau, 2 m de rayon moyen. Un demi-cercle plus mince que 0,107 de son rayon ne tient pas.</translation>
    </message>
    <message>
        <source>Of the roller on the cam.</source>
        <translation>Du galet sur la came.</translation>
    </message>
    <message>
        <source>Of the string between nut and bridge.</source>
        <translation>De la corde entre sillet et chevalet.</translation>
    </message>
    <message>
        <source>Of the string.</source>
        <translation>De la corde.</translation>
    </message>
    <message>
        <source>Of the string; for the drag of the air.</source>
        <translation>De la corde ; pour la traînée de l’air.</translation>
    </message>
    <message>
        <source>Of the tip on the floor.</source>
        <translation>De la pointe sur le sol.</translation>
    </message>
    <message>
        <source>Offset of the slide</source>
        <translation>Décalage du coulisseau</translation>
    </message>
    <message>
        <source>On a spiral.</source>
        <translation>Sur une spirale.</translation>
    </message>
    <message>
        <source>Out of the plane of the crank.</source>
        <translation>Hors du plan de la manivelle.</translation>
    </message>
    <message>
        <source>Part of each relay that acts on its own state; the rest turns. |x₁| + |x₂| shrinks the faster the larger it is.</source>
        <translation>Part de chaque relais qui agit sur son propre état ; le reste tourne. |x₁| + |x₂| décroît d’autant plus vite qu’elle est grande.</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Trajectoire</translation>
    </message>
    <message>
        <source>Path of the centre</source>
        <translation>Trajectoire du centre</translation>
    </message>
    <message>
        <source>Path of the centre, from above</source>
        <translation>Trajectoire du centre, vue de dessus</translation>
    </message>
    <message>
        <source>Pecks</source>
        <translation>Coups de bec</translation>
    </message>
    <message>
        <source>Pendulum</source>
        <translation>Pendule</translation>
    </message>
    <message>
        <source>Phase plane</source>
        <translation>Plan de phase</translation>
    </message>
    <message>
        <source>Phase portrait</source>
        <translation>Portrait de phase</translation>
    </message>
    <message>
        <source>Pins in their bearings</source>
        <translation>Axes dans leurs paliers</translation>
    </message>
    <message>
        <source>Place of fret i = 0, 1, ..., as a part of the length</source>
        <translation>Place de la frette i = 0, 1, ..., en part de la longueur</translation>
    </message>
    <message>
        <source>Place of the pluck</source>
        <translation>Point de pincement</translation>
    </message>
    <message>
        <source>Places between the last fret and the bridge</source>
        <translation>Places entre la dernière frette et le chevalet</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Plant</source>
        <translation>Système commandé</translation>
    </message>
    <message>
        <source>Pluck</source>
        <translation>Pincement</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Positions</translation>
    </message>
    <message>
        <source>Precession</source>
        <translation>Précession</translation>
    </message>
    <message>
        <source>Prescribed motion</source>
        <translation>Mouvement imposé</translation>
    </message>
    <message>
        <source>Presses the follower on the cam.</source>
        <translation>Presse le poussoir sur la came.</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>Production</translation>
    </message>
    <message>
        <source>Production of a gene that is switched on. Below 4.5 × 8 = 36 per second gene 1 no longer reaches its upper threshold.</source>
        <translation>Production d’un gène allumé. Sous 4,5 × 8 = 36 par seconde, le gène 1 n’atteint plus son seuil supérieur.</translation>
    </message>
    <message>
        <source>Pull α</source>
        <translation>Tirage α</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Poussée</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Rayon</translation>
    </message>
    <message>
        <source>Radius of each bearing less that of its pin: how far the pin&apos;s centre can go.</source>
        <translation>Rayon de chaque palier moins celui de son axe : jusqu’où peut aller le centre de l’axe.</translation>
    </message>
    <message>
        <source>Radius of the ball in the picture and of its inertia.</source>
        <translation>Rayon de la bille à l’image et dans son inertie.</translation>
    </message>
    <message>
        <source>Radius of the ball in the picture.</source>
        <translation>Rayon de la bille à l’image.</translation>
    </message>
    <message>
        <source>Radius of the ball: a solid sphere of 1 kg.</source>
        <translation>Rayon de la bille : une sphère pleine de 1 kg.</translation>
    </message>
    <message>
        <source>Radius of the pole</source>
        <translation>Rayon de la perche</translation>
    </message>
    <message>
        <source>Rail</source>
        <translation>Rail</translation>
    </message>
    <message>
        <source>Rate at which a relay moves its state. From ±1 it takes 1/gain seconds to zero.</source>
        <translation>Vitesse à laquelle un relais déplace son état. Depuis ±1 il faut 1/gain secondes jusqu’à zéro.</translation>
    </message>
    <message>
        <source>Reach of the beak</source>
        <translation>Portée du bec</translation>
    </message>
    <message>
        <source>Rebounds</source>
        <translation>Rebonds</translation>
    </message>
    <message>
        <source>Rectified</source>
        <translation>Redressé</translation>
    </message>
    <message>
        <source>Relative motion</source>
        <translation>Mouvement relatif</translation>
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
        <translation>Résistance R</translation>
    </message>
    <message>
        <source>Restitution e</source>
        <translation>Restitution e</translation>
    </message>
    <message>
        <source>Restitution of the beak</source>
        <translation>Restitution du bec</translation>
    </message>
    <message>
        <source>Restitution, lower</source>
        <translation>Restitution, bas</translation>
    </message>
    <message>
        <source>Restitution, upper</source>
        <translation>Restitution, haut</translation>
    </message>
    <message>
        <source>Rocker</source>
        <translation>Balancier</translation>
    </message>
    <message>
        <source>Rocker at the start</source>
        <translation>Balancier au départ</translation>
    </message>
    <message>
        <source>Rocker pin</source>
        <translation>Axe du balancier</translation>
    </message>
    <message>
        <source>Rod</source>
        <translation>Bielle</translation>
    </message>
    <message>
        <source>Roller</source>
        <translation>Galet</translation>
    </message>
    <message>
        <source>Rolling friction</source>
        <translation>Frottement de roulement</translation>
    </message>
    <message>
        <source>Second beam</source>
        <translation>Deuxième poutre</translation>
    </message>
    <message>
        <source>Shaft</source>
        <translation>Arbre</translation>
    </message>
    <message>
        <source>Shaking</source>
        <translation>Secousses</translation>
    </message>
    <message>
        <source>Sideways acceleration at 2 Hz.</source>
        <translation>Accélération latérale à 2 Hz.</translation>
    </message>
    <message>
        <source>Sleeve–Pole</source>
        <translation>Manchon–Perche</translation>
    </message>
    <message>
        <source>Slenderness α</source>
        <translation>Élancement α</translation>
    </message>
    <message>
        <source>Slide</source>
        <translation>Coulisseau</translation>
    </message>
    <message>
        <source>Slider</source>
        <translation>Coulisseau</translation>
    </message>
    <message>
        <source>Slider in its guide</source>
        <translation>Coulisseau dans son guide</translation>
    </message>
    <message>
        <source>Slider, half height</source>
        <translation>Coulisseau, demi-hauteur</translation>
    </message>
    <message>
        <source>Slider, half length</source>
        <translation>Coulisseau, demi-longueur</translation>
    </message>
    <message>
        <source>Slider–Guide</source>
        <translation>Coulisseau–Guide</translation>
    </message>
    <message>
        <source>Sliding at the contact</source>
        <translation>Glissement au contact</translation>
    </message>
    <message>
        <source>Slope</source>
        <translation>Pente</translation>
    </message>
    <message>
        <source>Small against the bird.</source>
        <translation>Petit devant l’oiseau.</translation>
    </message>
    <message>
        <source>Smallest gap</source>
        <translation>Plus petit écart</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>Espacement</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Speed and spin</source>
        <translation>Vitesse et rotation</translation>
    </message>
    <message>
        <source>Speed of the cam</source>
        <translation>Vitesse de la came</translation>
    </message>
    <message>
        <source>Speed of the cam. Order at 358 rpm: after 10 s the motion repeats every three turns (the scene&apos;s step of 0.02 ms resolves it, 0.1 ms gives a fuzzy copy). Chaos at 660 rpm.</source>
        <translation>Vitesse de la came. Ordre à 358 rpm : après 10 s le mouvement se répète tous les trois tours (le pas de la scène, 0,02 ms, le résout ; 0,1 ms en donne une copie floue). Chaos à 660 rpm.</translation>
    </message>
    <message>
        <source>Speed of the cam. Order at 358 rpm: the motion repeats every three turns. Chaos at 660 rpm.</source>
        <translation>Vitesse de la came. Ordre à 358 rpm : le mouvement se répète tous les trois tours. Chaos à 660 rpm.</translation>
    </message>
    <message>
        <source>Speed of the crank</source>
        <translation>Vitesse de la manivelle</translation>
    </message>
    <message>
        <source>Speed of the slider</source>
        <translation>Vitesse du coulisseau</translation>
    </message>
    <message>
        <source>Speed of the state under the relays.</source>
        <translation>Vitesse de l’état sous les relais.</translation>
    </message>
    <message>
        <source>Speeds</source>
        <translation>Vitesses</translation>
    </message>
    <message>
        <source>Spin</source>
        <translation>Rotation</translation>
    </message>
    <message>
        <source>Spin of the first disc</source>
        <translation>Rotation du premier disque</translation>
    </message>
    <message>
        <source>Spin of the roller</source>
        <translation>Rotation du galet</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>Ressort</translation>
    </message>
    <message>
        <source>Spring k</source>
        <translation>Ressort k</translation>
    </message>
    <message>
        <source>Spring to bird</source>
        <translation>Du ressort à l’oiseau</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Support</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>State plane</source>
        <translation>Plan d’état</translation>
    </message>
    <message>
        <source>States</source>
        <translation>États</translation>
    </message>
    <message>
        <source>Stick</source>
        <translation>Bâton</translation>
    </message>
    <message>
        <source>Stiffness</source>
        <translation>Raideur</translation>
    </message>
    <message>
        <source>Stiffness of the floor</source>
        <translation>Raideur du sol</translation>
    </message>
    <message>
        <source>Stiffness of the material. Waves run at √(E/ρ) = 5189 m/s in steel; the contact lasts 2L√(ρ/E).</source>
        <translation>Raideur du matériau. Les ondes courent à √(E/ρ) = 5189 m/s dans l’acier ; le contact dure 2L√(ρ/E).</translation>
    </message>
    <message>
        <source>Stiffness of the return spring.</source>
        <translation>Raideur du ressort de rappel.</translation>
    </message>
    <message>
        <source>Stiffness of the spring between sleeve and bird.</source>
        <translation>Raideur du ressort entre manchon et oiseau.</translation>
    </message>
    <message>
        <source>Stiffness of the spring; the mass is 1 kg.</source>
        <translation>Raideur du ressort ; la masse est de 1 kg.</translation>
    </message>
    <message>
        <source>Stiffness of the string: its overtones are sharp by √(1 + B n²).</source>
        <translation>Raideur de la corde : ses harmoniques sont trop hauts de √(1 + B n²).</translation>
    </message>
    <message>
        <source>Stones of the ring.</source>
        <translation>Pierres de l’anneau.</translation>
    </message>
    <message>
        <source>Stored energy</source>
        <translation>Énergie emmagasinée</translation>
    </message>
    <message>
        <source>String</source>
        <translation>Corde</translation>
    </message>
    <message>
        <source>String at fret 12</source>
        <translation>Corde à la frette 12</translation>
    </message>
    <message>
        <source>String–Body</source>
        <translation>Corde–Caisse</translation>
    </message>
    <message>
        <source>String–Fret</source>
        <translation>Corde–Frette</translation>
    </message>
    <message>
        <source>Stroboscopic map</source>
        <translation>Carte stroboscopique</translation>
    </message>
    <message>
        <source>Stroke</source>
        <translation>Course</translation>
    </message>
    <message>
        <source>Swing</source>
        <translation>Oscillation</translation>
    </message>
    <message>
        <source>Switches</source>
        <translation>Commutations</translation>
    </message>
    <message>
        <source>Tension</source>
        <translation>Tension</translation>
    </message>
    <message>
        <source>The bar has 100 nodes at distances of L/100.</source>
        <translation>La barre a 100 nœuds distants de L/100.</translation>
    </message>
    <message>
        <source>The cam is symmetric: the descent mirrors the lift</source>
        <translation>La came est symétrique : la descente est l’image de la levée</translation>
    </message>
    <message>
        <source>The capacitor.</source>
        <translation>Le condensateur.</translation>
    </message>
    <message>
        <source>The coil. With C it sets the period of the free oscillation, 2π√(LC) = 0.628 ms.</source>
        <translation>La bobine. Avec C elle fixe la période de l’oscillation libre, 2π√(LC) = 0,628 ms.</translation>
    </message>
    <message>
        <source>The coil. With C it sets the period of the oscillation, 2π√(LC) = 0.628 ms.</source>
        <translation>La bobine. Avec C elle fixe la période de l’oscillation, 2π√(LC) = 0,628 ms.</translation>
    </message>
    <message>
        <source>The first state begins there, the second at its opposite.</source>
        <translation>Le premier état commence là, le second à l’opposé.</translation>
    </message>
    <message>
        <source>The floor pushes back with k times the depth, and never pulls.</source>
        <translation>Le sol repousse avec k fois la profondeur, et ne tire jamais.</translation>
    </message>
    <message>
        <source>The ground falls by this much a metre.</source>
        <translation>Le sol descend d’autant par mètre.</translation>
    </message>
    <message>
        <source>The motor holds it.</source>
        <translation>Le moteur la maintient.</translation>
    </message>
    <message>
        <source>The plane rises with this speed in the mean. 0 makes it swing about one place.</source>
        <translation>Le plan monte en moyenne à cette vitesse. À 0 il oscille autour d’un lieu.</translation>
    </message>
    <message>
        <source>The pole stands upright.</source>
        <translation>La perche est dressée.</translation>
    </message>
    <message>
        <source>The relay pulls with +u or -u against the sign of y. The amplitude of the limit cycle is proportional to it.</source>
        <translation>Le relais tire avec +u ou -u contre le signe de y. L’amplitude du cycle limite lui est proportionnelle.</translation>
    </message>
    <message>
        <source>The resistor that the bridge feeds. The oscillation decays as exp(-t/(2RC)).</source>
        <translation>La résistance que nourrit le pont. L’oscillation décroît comme exp(-t/(2RC)).</translation>
    </message>
    <message>
        <source>The rod holds it in its centre.</source>
        <translation>La tige le tient en son centre.</translation>
    </message>
    <message>
        <source>The same on the rounding between nose and top</source>
        <translation>De même sur l’arrondi entre nez et sommet</translation>
    </message>
    <message>
        <source>The whole bar moves towards the wall with this speed.</source>
        <translation>La barre entière va vers le mur à cette vitesse.</translation>
    </message>
    <message>
        <source>Their stiffness, N/m</source>
        <translation>Leur raideur, N/m</translation>
    </message>
    <message>
        <source>Thermoelastic loss</source>
        <translation>Perte thermoélastique</translation>
    </message>
    <message>
        <source>Thickness</source>
        <translation>Épaisseur</translation>
    </message>
    <message>
        <source>Third beam</source>
        <translation>Troisième poutre</translation>
    </message>
    <message>
        <source>Thread</source>
        <translation>Fil</translation>
    </message>
    <message>
        <source>Tilt</source>
        <translation>Inclinaison</translation>
    </message>
    <message>
        <source>Tilt of the axis</source>
        <translation>Inclinaison de l’axe</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Tip</source>
        <translation>Pointe</translation>
    </message>
    <message>
        <source>Tip to centre</source>
        <translation>De la pointe au centre</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Toupie</translation>
    </message>
    <message>
        <source>Turning</source>
        <translation>Rotation</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Points de retour</translation>
    </message>
    <message>
        <source>Turns the roller.</source>
        <translation>Tourne le galet.</translation>
    </message>
    <message>
        <source>Upper angle</source>
        <translation>Angle supérieur</translation>
    </message>
    <message>
        <source>Upper bob–Wall</source>
        <translation>Masse supérieure–Mur</translation>
    </message>
    <message>
        <source>Upper end–Floor</source>
        <translation>Extrémité haute–Sol</translation>
    </message>
    <message>
        <source>Upper knee</source>
        <translation>Articulation haute</translation>
    </message>
    <message>
        <source>Upper mass</source>
        <translation>Masse supérieure</translation>
    </message>
    <message>
        <source>Upper rod</source>
        <translation>Tige supérieure</translation>
    </message>
    <message>
        <source>Upper rod passes its mean</source>
        <translation>La tige supérieure passe sa moyenne</translation>
    </message>
    <message>
        <source>Upper switch of gene 1</source>
        <translation>Seuil haut du gène 1</translation>
    </message>
    <message>
        <source>Upper switch of gene 2</source>
        <translation>Seuil haut du gène 2</translation>
    </message>
    <message>
        <source>Upper switches</source>
        <translation>Seuils hauts</translation>
    </message>
    <message>
        <source>Upper threshold</source>
        <translation>Seuil supérieur</translation>
    </message>
    <message>
        <source>Upward crossings</source>
        <translation>Passages vers le haut</translation>
    </message>
    <message>
        <source>Velocities</source>
        <translation>Vitesses</translation>
    </message>
    <message>
        <source>Velocities of the end</source>
        <translation>Vitesses de l’extrémité</translation>
    </message>
    <message>
        <source>Velocities of the ends</source>
        <translation>Vitesses des extrémités</translation>
    </message>
    <message>
        <source>Voltage of the capacitor at the start; no current flows then.</source>
        <translation>Tension du condensateur au départ ; aucun courant ne passe alors.</translation>
    </message>
    <message>
        <source>Voltages</source>
        <translation>Tensions</translation>
    </message>
    <message>
        <source>Voussoirs</source>
        <translation>Voussoirs</translation>
    </message>
    <message>
        <source>Where the motion begins.</source>
        <translation>Où commence le mouvement.</translation>
    </message>
    <message>
        <source>Width of the opening. Balls are 0.1 m wide.</source>
        <translation>Largeur de l’ouverture. Les billes font 0,1 m.</translation>
    </message>
    <message>
        <source>Without friction it never turns over.</source>
        <translation>Sans frottement elle ne se retourne jamais.</translation>
    </message>
    <message>
        <source>Without it the top keeps its axis.</source>
        <translation>Sans elle la toupie garde son axe.</translation>
    </message>
    <message>
        <source>Woodpecker</source>
        <translation>Pivert</translation>
    </message>
    <message>
        <source>Wrist pin</source>
        <translation>Axe de piston</translation>
    </message>
    <message>
        <source>Young&apos;s modulus E</source>
        <translation>Module de Young E</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>angle</translation>
    </message>
    <message>
        <source>angle of the first beam</source>
        <translation>angle de la première poutre</translation>
    </message>
    <message>
        <source>angular velocity</source>
        <translation>vitesse angulaire</translation>
    </message>
    <message>
        <source>ball</source>
        <translation>bille</translation>
    </message>
    <message>
        <source>bird</source>
        <translation>oiseau</translation>
    </message>
    <message>
        <source>c</source>
        <translation>c</translation>
    </message>
    <message>
        <source>cam</source>
        <translation>came</translation>
    </message>
    <message>
        <source>cam angle</source>
        <translation>angle de la came</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>centre</translation>
    </message>
    <message>
        <source>coupler pin</source>
        <translation>axe du coupleur</translation>
    </message>
    <message>
        <source>crank</source>
        <translation>manivelle</translation>
    </message>
    <message>
        <source>crank pin</source>
        <translation>maneton</translation>
    </message>
    <message>
        <source>current of diode 1</source>
        <translation>courant de la diode 1</translation>
    </message>
    <message>
        <source>current of diode 3</source>
        <translation>courant de la diode 3</translation>
    </message>
    <message>
        <source>current of the coil</source>
        <translation>courant de la bobine</translation>
    </message>
    <message>
        <source>current of the diode</source>
        <translation>courant de la diode</translation>
    </message>
    <message>
        <source>current of the load</source>
        <translation>courant de la charge</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>profondeur</translation>
    </message>
    <message>
        <source>distance to the upper knee, less half a beam</source>
        <translation>distance à l’articulation haute, moins une demi-poutre</translation>
    </message>
    <message>
        <source>end at the wall</source>
        <translation>extrémité au mur</translation>
    </message>
    <message>
        <source>energy of the floor</source>
        <translation>énergie du sol</translation>
    </message>
    <message>
        <source>exact force of contact</source>
        <translation>force exacte de contact</translation>
    </message>
    <message>
        <source>exact time of contact</source>
        <translation>durée exacte de contact</translation>
    </message>
    <message>
        <source>far end</source>
        <translation>extrémité libre</translation>
    </message>
    <message>
        <source>first ball</source>
        <translation>première bille</translation>
    </message>
    <message>
        <source>first mode</source>
        <translation>premier mode</translation>
    </message>
    <message>
        <source>force of the floor</source>
        <translation>force du sol</translation>
    </message>
    <message>
        <source>friction force</source>
        <translation>force de frottement</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>écart</translation>
    </message>
    <message>
        <source>gene 1 is on</source>
        <translation>gène 1 actif</translation>
    </message>
    <message>
        <source>gene 2 is on</source>
        <translation>gène 2 actif</translation>
    </message>
    <message>
        <source>height</source>
        <translation>hauteur</translation>
    </message>
    <message>
        <source>height of the centre of mass</source>
        <translation>hauteur du centre de masse</translation>
    </message>
    <message>
        <source>height of the lower bob</source>
        <translation>hauteur de la masse inférieure</translation>
    </message>
    <message>
        <source>height of the third beam</source>
        <translation>hauteur de la troisième poutre</translation>
    </message>
    <message>
        <source>height of the upper bob</source>
        <translation>hauteur de la masse supérieure</translation>
    </message>
    <message>
        <source>kinetic energy</source>
        <translation>énergie cinétique</translation>
    </message>
    <message>
        <source>last ball</source>
        <translation>dernière bille</translation>
    </message>
    <message>
        <source>lift</source>
        <translation>levée</translation>
    </message>
    <message>
        <source>lower bob</source>
        <translation>masse inférieure</translation>
    </message>
    <message>
        <source>lower gap</source>
        <translation>écart inférieur</translation>
    </message>
    <message>
        <source>lowest bead</source>
        <translation>perle du bas</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>milieu</translation>
    </message>
    <message>
        <source>middle ball</source>
        <translation>bille du milieu</translation>
    </message>
    <message>
        <source>moment of the motor</source>
        <translation>couple du moteur</translation>
    </message>
    <message>
        <source>normal velocity</source>
        <translation>vitesse normale</translation>
    </message>
    <message>
        <source>phase of the plane</source>
        <translation>phase du plan</translation>
    </message>
    <message>
        <source>plane</source>
        <translation>plan</translation>
    </message>
    <message>
        <source>position</source>
        <translation>position</translation>
    </message>
    <message>
        <source>precession</source>
        <translation>précession</translation>
    </message>
    <message>
        <source>product 1</source>
        <translation>produit 1</translation>
    </message>
    <message>
        <source>product 2</source>
        <translation>produit 2</translation>
    </message>
    <message>
        <source>rate of the bird</source>
        <translation>vitesse de rotation de l’oiseau</translation>
    </message>
    <message>
        <source>relay</source>
        <translation>relais</translation>
    </message>
    <message>
        <source>relay 1</source>
        <translation>relais 1</translation>
    </message>
    <message>
        <source>relay 2</source>
        <translation>relais 2</translation>
    </message>
    <message>
        <source>rocker</source>
        <translation>balancier</translation>
    </message>
    <message>
        <source>rocker pin</source>
        <translation>axe du balancier</translation>
    </message>
    <message>
        <source>second</source>
        <translation>deuxième</translation>
    </message>
    <message>
        <source>second mode</source>
        <translation>deuxième mode</translation>
    </message>
    <message>
        <source>sleeve</source>
        <translation>manchon</translation>
    </message>
    <message>
        <source>slider across the guide</source>
        <translation>coulisseau en travers du guide</translation>
    </message>
    <message>
        <source>slider along the guide</source>
        <translation>coulisseau le long du guide</translation>
    </message>
    <message>
        <source>sliding</source>
        <translation>glissement</translation>
    </message>
    <message>
        <source>sliding of the sleeve</source>
        <translation>glissement du manchon</translation>
    </message>
    <message>
        <source>sliding velocity</source>
        <translation>vitesse de glissement</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>vitesse</translation>
    </message>
    <message>
        <source>speed of the follower</source>
        <translation>vitesse du poussoir</translation>
    </message>
    <message>
        <source>speed of the slider</source>
        <translation>vitesse du coulisseau</translation>
    </message>
    <message>
        <source>spin</source>
        <translation>rotation</translation>
    </message>
    <message>
        <source>spin of the roller</source>
        <translation>rotation du galet</translation>
    </message>
    <message>
        <source>spin times radius</source>
        <translation>rotation fois rayon</translation>
    </message>
    <message>
        <source>state 1</source>
        <translation>état 1</translation>
    </message>
    <message>
        <source>state 2</source>
        <translation>état 2</translation>
    </message>
    <message>
        <source>stored energy</source>
        <translation>énergie emmagasinée</translation>
    </message>
    <message>
        <source>string at fret 12</source>
        <translation>corde à la frette 12</translation>
    </message>
    <message>
        <source>string at the bridge</source>
        <translation>corde au chevalet</translation>
    </message>
    <message>
        <source>stroke</source>
        <translation>course</translation>
    </message>
    <message>
        <source>third</source>
        <translation>troisième</translation>
    </message>
    <message>
        <source>third mode</source>
        <translation>troisième mode</translation>
    </message>
    <message>
        <source>tilt</source>
        <translation>inclinaison</translation>
    </message>
    <message>
        <source>tilt of the axis</source>
        <translation>inclinaison de l’axe</translation>
    </message>
    <message>
        <source>tilt of the slider</source>
        <translation>inclinaison du coulisseau</translation>
    </message>
    <message>
        <source>total energy</source>
        <translation>énergie totale</translation>
    </message>
    <message>
        <source>turns of the crank</source>
        <translation>tours de la manivelle</translation>
    </message>
    <message>
        <source>u</source>
        <translation>u</translation>
    </message>
    <message>
        <source>upper bob</source>
        <translation>masse supérieure</translation>
    </message>
    <message>
        <source>upper gap</source>
        <translation>écart supérieur</translation>
    </message>
    <message>
        <source>upper switch 1</source>
        <translation>seuil haut 1</translation>
    </message>
    <message>
        <source>upper switch 2</source>
        <translation>seuil haut 2</translation>
    </message>
    <message>
        <source>velocity</source>
        <translation>vitesse</translation>
    </message>
    <message>
        <source>velocity at fret 12</source>
        <translation>vitesse à la frette 12</translation>
    </message>
    <message>
        <source>velocity off the slope</source>
        <translation>vitesse hors de la pente</translation>
    </message>
    <message>
        <source>voltage</source>
        <translation>tension</translation>
    </message>
    <message>
        <source>voltage before the bridge</source>
        <translation>tension avant le pont</translation>
    </message>
    <message>
        <source>voltage of the diode</source>
        <translation>tension de la diode</translation>
    </message>
    <message>
        <source>voltage of the load</source>
        <translation>tension de la charge</translation>
    </message>
    <message>
        <source>way</source>
        <translation>chemin</translation>
    </message>
    <message>
        <source>x of the centre</source>
        <translation>x du centre</translation>
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
        <translation>y du centre</translation>
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
        <translation>λ est dans [-limite, limite] ; entre les bornes seulement tant que y = 0.</translation>
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
        <translation>Un moteur à courant continu tourne une manivelle, qui entraîne un coulisseau contre le frottement</translation>
    </message>
    <message>
        <source>Between ram and cart.</source>
        <translation>Entre le poussoir et le chariot.</translation>
    </message>
    <message>
        <source>Cart</source>
        <translation>Chariot</translation>
    </message>
    <message>
        <source>Cart with pendulum</source>
        <translation>Chariot et pendule</translation>
    </message>
    <message>
        <source>Coulomb&apos;s friction between the slider and its guide.</source>
        <translation>Frottement de Coulomb entre le coulisseau et son guide.</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>Courant</translation>
    </message>
    <message>
        <source>Distance of its pins.</source>
        <translation>Distance de ses axes.</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Force of the drive</source>
        <translation>Force de l&apos;entraînement</translation>
    </message>
    <message>
        <source>Friction of the guide</source>
        <translation>Frottement du guide</translation>
    </message>
    <message>
        <source>Half length</source>
        <translation>Demi-longueur</translation>
    </message>
    <message>
        <source>How far the ram comes out. It stands 0.75 m from the cart&apos;s place.</source>
        <translation>De combien le poussoir sort. Il se trouve à 0,75 m de la place du chariot.</translation>
    </message>
    <message>
        <source>Initial tilt</source>
        <translation>Inclinaison initiale</translation>
    </message>
    <message>
        <source>Lag of the drive</source>
        <translation>Retard de l&apos;entraînement</translation>
    </message>
    <message>
        <source>Largest force</source>
        <translation>Force maximale</translation>
    </message>
    <message>
        <source>Moment and speed</source>
        <translation>Moment et vitesse</translation>
    </message>
    <message>
        <source>Moment by current, N m/A, and voltage by speed, V s/rad.</source>
        <translation>Moment par courant, N m/A, et tension par vitesse, V s/rad.</translation>
    </message>
    <message>
        <source>Motor and crank</source>
        <translation>Moteur et manivelle</translation>
    </message>
    <message>
        <source>Motor constant k</source>
        <translation>Constante du moteur k</translation>
    </message>
    <message>
        <source>Of the rod.</source>
        <translation>De la tige.</translation>
    </message>
    <message>
        <source>Of the source that feeds the motor.</source>
        <translation>De la source qui alimente le moteur.</translation>
    </message>
    <message>
        <source>Of the winding.</source>
        <translation>De l&apos;enroulement.</translation>
    </message>
    <message>
        <source>Of the winding. L/R is the time that the current takes to follow the speed.</source>
        <translation>De l&apos;enroulement. L/R est le temps que met le courant à suivre la vitesse.</translation>
    </message>
    <message>
        <source>Phase portrait of the rod</source>
        <translation>Portrait de phase de la tige</translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation>Pivot</translation>
    </message>
    <message>
        <source>Place of the cart</source>
        <translation>Place du chariot</translation>
    </message>
    <message>
        <source>Ram</source>
        <translation>Poussoir</translation>
    </message>
    <message>
        <source>Slider pin</source>
        <translation>Axe du coulisseau</translation>
    </message>
    <message>
        <source>State feedback balances a rod on a cart, which a ram knocks out of its place again and again</source>
        <translation>Un retour d&apos;état équilibre une tige sur un chariot, qu&apos;un poussoir chasse sans cesse de sa place</translation>
    </message>
    <message>
        <source>Stroke of the ram</source>
        <translation>Course du poussoir</translation>
    </message>
    <message>
        <source>Tilt of the rod</source>
        <translation>Inclinaison de la tige</translation>
    </message>
    <message>
        <source>Voltage</source>
        <translation>Tension</translation>
    </message>
    <message>
        <source>What the drive can give.</source>
        <translation>Ce que l&apos;entraînement peut donner.</translation>
    </message>
    <message>
        <source>crank angle</source>
        <translation>angle de la manivelle</translation>
    </message>
    <message>
        <source>current</source>
        <translation>courant</translation>
    </message>
    <message>
        <source>force of the drive</source>
        <translation>force de l&apos;entraînement</translation>
    </message>
    <message>
        <source>order</source>
        <translation>consigne</translation>
    </message>
    <message>
        <source>place of the cart</source>
        <translation>place du chariot</translation>
    </message>
    <message>
        <source>slider</source>
        <translation>coulisseau</translation>
    </message>
    <message>
        <source>speed of the crank</source>
        <translation>vitesse de la manivelle</translation>
    </message>
    <message>
        <source>stroke of the ram</source>
        <translation>course du poussoir</translation>
    </message>
    <message>
        <source>tilt of the rod</source>
        <translation>inclinaison de la tige</translation>
    </message>
    <message>
        <source>From blow to blow.</source>
        <translation>D&apos;un coup à l&apos;autre.</translation>
    </message>
    <message>
        <source>How long it takes to come out.</source>
        <translation>Le temps qu&apos;il met à sortir.</translation>
    </message>
    <message>
        <source>Of the whole feedback. Below about 0.6 the rod falls.</source>
        <translation>De tout le retour d&apos;état. Au-dessous de 0,6 environ la tige tombe.</translation>
    </message>
    <message>
        <source>Period of the ram</source>
        <translation>Période du poussoir</translation>
    </message>
    <message>
        <source>Rise of the ram</source>
        <translation>Temps de sortie du poussoir</translation>
    </message>
    <message>
        <source>The force follows its order with this time constant.</source>
        <translation>La force suit sa consigne avec cette constante de temps.</translation>
    </message>
    <message>
        <source>A drive swings the bell up; the clapper strikes where bell and clapper do not swing as one</source>
        <translation>Un entraînement lance la cloche ; le battant frappe là où cloche et battant n&apos;oscillent pas ensemble</translation>
    </message>
    <message>
        <source>A long string winds up while its bit sticks in the rock; it slips at three times the speed and bounces on its three cones</source>
        <translation>Un long train de tiges se tord pendant que son trépan adhère à la roche ; puis il glisse à trois fois la vitesse et rebondit sur ses trois cônes</translation>
    </message>
    <message>
        <source>A motor&apos;s disc takes a load along by friction: it slips, sticks, and slips again at every peak of the load</source>
        <translation>Le disque d&apos;un moteur entraîne une charge par frottement : il glisse, adhère, et glisse de nouveau à chaque pointe de la charge</translation>
    </message>
    <message>
        <source>Along the pitch circles.</source>
        <translation>Le long des cercles primitifs.</translation>
    </message>
    <message>
        <source>At each jerk both go on with light/(heavy + light) of its speed.</source>
        <translation>Après chaque saccade, les deux repartent avec léger/(lourd + léger) de sa vitesse.</translation>
    </message>
    <message>
        <source>At which half of the fall from rest to speed has come.</source>
        <translation>À laquelle la moitié de la chute du repos à la vitesse est faite.</translation>
    </message>
    <message>
        <source>At which the string is turned from above. Fast enough, the bit never sticks.</source>
        <translation>À laquelle le train est tourné d&apos;en haut. Assez vite, le trépan n&apos;adhère jamais.</translation>
    </message>
    <message>
        <source>Atwood&apos;s machine with a rope that goes slack</source>
        <translation>Machine d&apos;Atwood à corde détendue</translation>
    </message>
    <message>
        <source>Axial damping</source>
        <translation>Amortissement axial</translation>
    </message>
    <message>
        <source>Axial stiffness</source>
        <translation>Raideur axiale</translation>
    </message>
    <message>
        <source>Backlash</source>
        <translation>Jeu d&apos;engrènement</translation>
    </message>
    <message>
        <source>Backlash between two gears: a shaft that turns unevenly throws the loose gear from flank to flank</source>
        <translation>Jeu entre deux engrenages : un arbre qui tourne irrégulièrement jette le pignon fou d&apos;un flanc à l&apos;autre</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Socle</translation>
    </message>
    <message>
        <source>Bell</source>
        <translation>Cloche</translation>
    </message>
    <message>
        <source>Bell and clapper</source>
        <translation>Cloche et battant</translation>
    </message>
    <message>
        <source>Bit</source>
        <translation>Trépan</translation>
    </message>
    <message>
        <source>By which the driving shaft runs ahead and behind. The loose gear lifts off where r1 swing (2 pi f)^2 is more than r2 drag/J.</source>
        <translation>Dont l&apos;arbre menant avance et retarde. Le pignon fou décolle là où r1 oscillation (2 π f)² dépasse r2 traînée/J.</translation>
    </message>
    <message>
        <source>Clapper</source>
        <translation>Battant</translation>
    </message>
    <message>
        <source>Clapper in the bell</source>
        <translation>Battant dans la cloche</translation>
    </message>
    <message>
        <source>Clutch</source>
        <translation>Embrayage</translation>
    </message>
    <message>
        <source>Coulomb&apos;s friction of the lining.</source>
        <translation>Frottement de Coulomb de la garniture.</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Traînée</translation>
    </message>
    <message>
        <source>Drill string</source>
        <translation>Train de tiges</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Roue menante</translation>
    </message>
    <message>
        <source>Driving shaft</source>
        <translation>Arbre menant</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>Ventilateur</translation>
    </message>
    <message>
        <source>Flanks</source>
        <translation>Flancs</translation>
    </message>
    <message>
        <source>Force on the rock</source>
        <translation>Force sur la roche</translation>
    </message>
    <message>
        <source>Frequency f</source>
        <translation>Fréquence f</translation>
    </message>
    <message>
        <source>From its pin to the middle of its ball. A bell whose clapper swings as slowly as itself does not ring.</source>
        <translation>De son axe au milieu de sa boule. Une cloche dont le battant oscille aussi lentement qu&apos;elle ne sonne pas.</translation>
    </message>
    <message>
        <source>Gain of the drive</source>
        <translation>Gain de l&apos;entraînement</translation>
    </message>
    <message>
        <source>Gap under the bit</source>
        <translation>Jeu sous le trépan</translation>
    </message>
    <message>
        <source>Guide of the heavy weight</source>
        <translation>Guidage du poids lourd</translation>
    </message>
    <message>
        <source>Guide of the light weight</source>
        <translation>Guidage du poids léger</translation>
    </message>
    <message>
        <source>Heavy weight</source>
        <translation>Poids lourd</translation>
    </message>
    <message>
        <source>Height of the pulley.</source>
        <translation>Hauteur de la poulie.</translation>
    </message>
    <message>
        <source>Hole</source>
        <translation>Puits</translation>
    </message>
    <message>
        <source>Inertia J</source>
        <translation>Inertie J</translation>
    </message>
    <message>
        <source>Inertia of the load</source>
        <translation>Inertie de la charge</translation>
    </message>
    <message>
        <source>Inertia of the motor</source>
        <translation>Inertie du moteur</translation>
    </message>
    <message>
        <source>Its moment by speed, where the bell swings less than it shall. At 0 the bell swings out.</source>
        <translation>Son moment par vitesse, là où la cloche oscille moins que voulu. À 0, la cloche s&apos;arrête peu à peu.</translation>
    </message>
    <message>
        <source>Largest moment</source>
        <translation>Moment maximal</translation>
    </message>
    <message>
        <source>Light weight</source>
        <translation>Poids léger</translation>
    </message>
    <message>
        <source>Lining</source>
        <translation>Garniture</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Charge</translation>
    </message>
    <message>
        <source>Loose gear</source>
        <translation>Pignon fou</translation>
    </message>
    <message>
        <source>Moment of the clutch</source>
        <translation>Moment de l&apos;embrayage</translation>
    </message>
    <message>
        <source>Moment of the load by its speed, N m s.</source>
        <translation>Moment de la charge par vitesse, N m s.</translation>
    </message>
    <message>
        <source>Moment of the rock at rest</source>
        <translation>Moment de la roche au repos</translation>
    </message>
    <message>
        <source>Moment of the rock at speed</source>
        <translation>Moment de la roche en vitesse</translation>
    </message>
    <message>
        <source>Moment that brakes the loose gear. With enough of it the flanks stay together.</source>
        <translation>Moment qui freine le pignon fou. S&apos;il est assez grand, les flancs restent en contact.</translation>
    </message>
    <message>
        <source>Motor&apos;s disc</source>
        <translation>Disque du moteur</translation>
    </message>
    <message>
        <source>Newton&apos;s restitution of the flanks.</source>
        <translation>Coefficient de Newton des flancs.</translation>
    </message>
    <message>
        <source>Newton&apos;s restitution of the jerk. At 0 the rope stays taut after it.</source>
        <translation>Coefficient de Newton de la saccade. À 0, la corde reste ensuite tendue.</translation>
    </message>
    <message>
        <source>Of bit and rock.</source>
        <translation>Du trépan et de la roche.</translation>
    </message>
    <message>
        <source>Of bronze and iron.</source>
        <translation>Du bronze et du fer.</translation>
    </message>
    <message>
        <source>Of its disc and rotor.</source>
        <translation>De son disque et de son rotor.</translation>
    </message>
    <message>
        <source>Of its disc, shaft and fan.</source>
        <translation>De son disque, de son arbre et de son ventilateur.</translation>
    </message>
    <message>
        <source>Of the bell and its clapper.</source>
        <translation>De la cloche et de son battant.</translation>
    </message>
    <message>
        <source>Of the bit and its collar.</source>
        <translation>Du trépan et de sa masse-tige.</translation>
    </message>
    <message>
        <source>Of the clapper, below the bell&apos;s axle.</source>
        <translation>Du battant, sous l&apos;axe de la cloche.</translation>
    </message>
    <message>
        <source>Of the closed clutch. It can carry the moment mu F R.</source>
        <translation>De l&apos;embrayage fermé. Il peut transmettre le moment μ F R.</translation>
    </message>
    <message>
        <source>Of the drive.</source>
        <translation>De l&apos;entraînement.</translation>
    </message>
    <message>
        <source>Of the heavy weight above its bed at the start.</source>
        <translation>Du poids lourd au-dessus de son appui au départ.</translation>
    </message>
    <message>
        <source>Of the loose gear.</source>
        <translation>Du pignon fou.</translation>
    </message>
    <message>
        <source>Of the motor&apos;s winding.</source>
        <translation>De l&apos;enroulement du moteur.</translation>
    </message>
    <message>
        <source>Of the pulley, which has no mass.</source>
        <translation>De la poulie, qui n&apos;a pas de masse.</translation>
    </message>
    <message>
        <source>Of the string, N m s.</source>
        <translation>Du train de tiges, N m s.</translation>
    </message>
    <message>
        <source>Of the string, N m/rad.</source>
        <translation>Du train de tiges, N m/rad.</translation>
    </message>
    <message>
        <source>Of the swing.</source>
        <translation>De l&apos;oscillation.</translation>
    </message>
    <message>
        <source>Once a swing</source>
        <translation>Une fois par oscillation</translation>
    </message>
    <message>
        <source>Peaks of the load</source>
        <translation>Pointes de la charge</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Période</translation>
    </message>
    <message>
        <source>Phase portrait of the clapper</source>
        <translation>Portrait de phase du battant</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Axe</translation>
    </message>
    <message>
        <source>Pitch radius of the driver</source>
        <translation>Rayon primitif de la roue menante</translation>
    </message>
    <message>
        <source>Pitch radius of the loose gear</source>
        <translation>Rayon primitif du pignon fou</translation>
    </message>
    <message>
        <source>Pressing force</source>
        <translation>Force de serrage</translation>
    </message>
    <message>
        <source>Pulley</source>
        <translation>Poulie</translation>
    </message>
    <message>
        <source>Radius R</source>
        <translation>Rayon R</translation>
    </message>
    <message>
        <source>Rattling gears</source>
        <translation>Engrenages qui claquent</translation>
    </message>
    <message>
        <source>Resistance</source>
        <translation>Résistance</translation>
    </message>
    <message>
        <source>Restitution of the rope</source>
        <translation>Restitution de la corde</translation>
    </message>
    <message>
        <source>Rig</source>
        <translation>Appareil de forage</translation>
    </message>
    <message>
        <source>Rock</source>
        <translation>Roche</translation>
    </message>
    <message>
        <source>Rope</source>
        <translation>Corde</translation>
    </message>
    <message>
        <source>Rotary table</source>
        <translation>Table de rotation</translation>
    </message>
    <message>
        <source>Slack of the rope</source>
        <translation>Mou de la corde</translation>
    </message>
    <message>
        <source>Slip</source>
        <translation>Glissement</translation>
    </message>
    <message>
        <source>Speed of the fall</source>
        <translation>Vitesse de la chute</translation>
    </message>
    <message>
        <source>Speed of the table</source>
        <translation>Vitesse de la table</translation>
    </message>
    <message>
        <source>Spline</source>
        <translation>Cannelure</translation>
    </message>
    <message>
        <source>Stick and slip</source>
        <translation>Adhérence et glissement</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Alimentation</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>The clutch is open for the first fifth of it.</source>
        <translation>L&apos;embrayage est ouvert pendant le premier cinquième.</translation>
    </message>
    <message>
        <source>The heavy weight lands, the light one flies on; when it falls back, the rope jerks the heavy one up</source>
        <translation>Le poids lourd se pose, le léger continue en vol ; quand il retombe, la corde arrache le lourd vers le haut</translation>
    </message>
    <message>
        <source>Three around, as the cones cut them. The bit leaves them where it turns too fast to follow.</source>
        <translation>Trois au tour, comme les cônes les taillent. Le trépan les quitte là où il tourne trop vite pour suivre.</translation>
    </message>
    <message>
        <source>Tilt at the start</source>
        <translation>Inclinaison au départ</translation>
    </message>
    <message>
        <source>To which it falls as the bit turns faster. Less than at rest: the bit sticks and slips.</source>
        <translation>Auquel il tombe quand le trépan tourne plus vite. Moins qu&apos;au repos : le trépan adhère et glisse.</translation>
    </message>
    <message>
        <source>To which the drive brings the bell. Small swings are silent.</source>
        <translation>À laquelle l&apos;entraînement amène la cloche. Les petites oscillations sont muettes.</translation>
    </message>
    <message>
        <source>Torsional damping</source>
        <translation>Amortissement en torsion</translation>
    </message>
    <message>
        <source>Torsional stiffness</source>
        <translation>Raideur en torsion</translation>
    </message>
    <message>
        <source>Twice a second, beside the moment of the fan. Above what the clutch carries it slips.</source>
        <translation>Deux fois par seconde, en plus du moment du ventilateur. Au-delà de ce que l&apos;embrayage transmet, il glisse.</translation>
    </message>
    <message>
        <source>Waves of the rock</source>
        <translation>Ondes de la roche</translation>
    </message>
    <message>
        <source>Way in the backlash</source>
        <translation>Course dans le jeu</translation>
    </message>
    <message>
        <source>Weight on the bit</source>
        <translation>Poids sur le trépan</translation>
    </message>
    <message>
        <source>What the hook does not carry.</source>
        <translation>Ce que le crochet ne porte pas.</translation>
    </message>
    <message>
        <source>What the rock bears before the bit breaks away.</source>
        <translation>Ce que la roche supporte avant que le trépan ne se détache.</translation>
    </message>
    <message>
        <source>Where the friction of the lining acts in the mean.</source>
        <translation>Où le frottement de la garniture agit en moyenne.</translation>
    </message>
    <message>
        <source>While the rope is taut both move with g (heavy - light)/(heavy + light).</source>
        <translation>Tant que la corde est tendue, les deux se déplacent avec g (lourd − léger)/(lourd + léger).</translation>
    </message>
    <message>
        <source>angle of the load&apos;s peaks</source>
        <translation>angle des pointes de charge</translation>
    </message>
    <message>
        <source>bell</source>
        <translation>cloche</translation>
    </message>
    <message>
        <source>bit</source>
        <translation>trépan</translation>
    </message>
    <message>
        <source>clapper</source>
        <translation>battant</translation>
    </message>
    <message>
        <source>clapper in the bell</source>
        <translation>battant dans la cloche</translation>
    </message>
    <message>
        <source>driver</source>
        <translation>roue menante</translation>
    </message>
    <message>
        <source>driving flank</source>
        <translation>flanc menant</translation>
    </message>
    <message>
        <source>force on the plate</source>
        <translation>force sur le plateau</translation>
    </message>
    <message>
        <source>force on the rock</source>
        <translation>force sur la roche</translation>
    </message>
    <message>
        <source>heavy weight</source>
        <translation>poids lourd</translation>
    </message>
    <message>
        <source>height of the bit</source>
        <translation>hauteur du trépan</translation>
    </message>
    <message>
        <source>light weight</source>
        <translation>poids léger</translation>
    </message>
    <message>
        <source>load</source>
        <translation>charge</translation>
    </message>
    <message>
        <source>loose gear</source>
        <translation>pignon fou</translation>
    </message>
    <message>
        <source>mean angle of the shaft</source>
        <translation>angle moyen de l&apos;arbre</translation>
    </message>
    <message>
        <source>moment of the clutch</source>
        <translation>moment de l&apos;embrayage</translation>
    </message>
    <message>
        <source>moment of the drive</source>
        <translation>moment de l&apos;entraînement</translation>
    </message>
    <message>
        <source>motor</source>
        <translation>moteur</translation>
    </message>
    <message>
        <source>peaks of the load</source>
        <translation>pointes de la charge</translation>
    </message>
    <message>
        <source>percussions</source>
        <translation>percussions</translation>
    </message>
    <message>
        <source>phase of the swing</source>
        <translation>phase de l&apos;oscillation</translation>
    </message>
    <message>
        <source>r1: where its teeth roll off on the other&apos;s.</source>
        <translation>r1 : où ses dents roulent sur celles de l&apos;autre.</translation>
    </message>
    <message>
        <source>r2: as the driver&apos;s.</source>
        <translation>r2 : comme celui de la roue menante.</translation>
    </message>
    <message>
        <source>slack</source>
        <translation>mou</translation>
    </message>
    <message>
        <source>slip</source>
        <translation>glissement</translation>
    </message>
    <message>
        <source>speed of the clapper in the bell</source>
        <translation>vitesse du battant dans la cloche</translation>
    </message>
    <message>
        <source>speed of the flanks</source>
        <translation>vitesse des flancs</translation>
    </message>
    <message>
        <source>speed of the heavy weight</source>
        <translation>vitesse du poids lourd</translation>
    </message>
    <message>
        <source>speed of the light weight</source>
        <translation>vitesse du poids léger</translation>
    </message>
    <message>
        <source>table</source>
        <translation>table</translation>
    </message>
    <message>
        <source>tension</source>
        <translation>tension</translation>
    </message>
    <message>
        <source>trailing flank</source>
        <translation>flanc arrière</translation>
    </message>
    <message>
        <source>twist of the string</source>
        <translation>torsion du train de tiges</translation>
    </message>
    <message>
        <source>way in the backlash</source>
        <translation>course dans le jeu</translation>
    </message>
</context>
<context>
    <name>signals</name>
    <message>
        <source>closed contact points</source>
        <translation>points de contact fermés</translation>
    </message>
    <message>
        <source>contact points</source>
        <translation>points de contact</translation>
    </message>
    <message>
        <source>contact residual</source>
        <translation>résidu des contacts</translation>
    </message>
    <message>
        <source>contacts</source>
        <translation>contacts</translation>
    </message>
    <message>
        <source>damping loss</source>
        <translation>perte par amortissement</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>énergie</translation>
    </message>
    <message>
        <source>force</source>
        <translation>force</translation>
    </message>
    <message>
        <source>friction</source>
        <translation>frottement</translation>
    </message>
    <message>
        <source>friction impulse</source>
        <translation>percussion de frottement</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>interstice</translation>
    </message>
    <message>
        <source>impact loss</source>
        <translation>perte aux chocs</translation>
    </message>
    <message>
        <source>impulse</source>
        <translation>percussion</translation>
    </message>
    <message>
        <source>input work</source>
        <translation>travail fourni</translation>
    </message>
    <message>
        <source>kinetic energy</source>
        <translation>énergie cinétique</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>perte</translation>
    </message>
    <message>
        <source>normal impulse</source>
        <translation>percussion normale</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>paramètre</translation>
    </message>
    <message>
        <source>position</source>
        <translation>position</translation>
    </message>
    <message>
        <source>potential energy</source>
        <translation>énergie potentielle</translation>
    </message>
    <message>
        <source>rad</source>
        <translation>rad</translation>
    </message>
    <message>
        <source>relative velocity</source>
        <translation>vitesse relative</translation>
    </message>
    <message>
        <source>scheme loss</source>
        <translation>perte du schéma</translation>
    </message>
    <message>
        <source>section</source>
        <translation>section</translation>
    </message>
    <message>
        <source>sliding velocity</source>
        <translation>vitesse de glissement</translation>
    </message>
    <message>
        <source>smallest gap</source>
        <translation>plus petit interstice</translation>
    </message>
    <message>
        <source>total energy</source>
        <translation>énergie totale</translation>
    </message>
    <message>
        <source>velocity</source>
        <translation>vitesse</translation>
    </message>
    <message>
        <source>normal force</source>
        <translation>force normale</translation>
    </message>
    <message>
        <source>normal percussion</source>
        <translation>percussion normale</translation>
    </message>
    <message>
        <source>percussion</source>
        <translation>percussion</translation>
    </message>
    <message>
        <source>projection loss</source>
        <translation>perte de projection</translation>
    </message>
    <message>
        <source>distance to the bound</source>
        <translation>distance à la borne</translation>
    </message>
    <message>
        <source>friction force</source>
        <translation>force de frottement</translation>
    </message>
    <message>
        <source>friction reserve</source>
        <translation>réserve de frottement</translation>
    </message>
    <message>
        <source>normal acceleration</source>
        <translation>accélération normale</translation>
    </message>
    <message>
        <source>scene</source>
        <translation>scène</translation>
    </message>
    <message>
        <source>sliding acceleration</source>
        <translation>accélération de glissement</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>angle</translation>
    </message>
    <message>
        <source>rotation w</source>
        <translation>rotation w</translation>
    </message>
    <message>
        <source>rotation x</source>
        <translation>rotation x</translation>
    </message>
    <message>
        <source>rotation y</source>
        <translation>rotation y</translation>
    </message>
    <message>
        <source>rotation z</source>
        <translation>rotation z</translation>
    </message>
    <message>
        <source>spin</source>
        <translation>vitesse de rotation</translation>
    </message>
    <message>
        <source>spin x</source>
        <translation>vitesse de rotation x</translation>
    </message>
    <message>
        <source>spin y</source>
        <translation>vitesse de rotation y</translation>
    </message>
    <message>
        <source>spin z</source>
        <translation>vitesse de rotation z</translation>
    </message>
    <message>
        <source>velocity x</source>
        <translation>vitesse x</translation>
    </message>
    <message>
        <source>velocity y</source>
        <translation>vitesse y</translation>
    </message>
    <message>
        <source>velocity z</source>
        <translation>vitesse z</translation>
    </message>
</context>
</TS>
