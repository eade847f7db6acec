# Calico

calico-title = Calico
calico-about = Cose una colcha de hexágonos: los colores dan botones, los patrones atraen gatos y los objetivos quieren ambos.

calico-colour-magenta = magenta
calico-colour-yellow = amarillo
calico-colour-light_blue = azul claro
calico-colour-dark_blue = azul oscuro
calico-colour-green = verde
calico-colour-purple = morado

calico-pattern-dots = lunares
calico-pattern-fern = helecho
calico-pattern-flowers = flores
calico-pattern-quatrefoil = cuadrifolio
calico-pattern-stripes = rayas
calico-pattern-vines = enredaderas
calico-pattern-any = un patrón sin indicar


calico-wish-millie = un grupo de 3 o más
calico-wish-callie = un triángulo de 3
calico-wish-tibbit = un grupo de 4 o más
calico-wish-rumi = una línea recta de 3
calico-wish-coconut = un grupo de 5 o más
calico-wish-tecolote = una línea recta de 4
calico-wish-cira = un grupo de 6 o más
calico-wish-almond = un trapecio: 2 encima de 3
calico-wish-gwenivere = un grupo de 7 o más
calico-wish-leo = una línea recta de 5

calico-place-top = A, arriba
calico-place-right = B, derecha
calico-place-bottom_left = C, abajo a la izquierda
calico-way-both = colores y patrones
calico-way-colours = colores
calico-way-patterns = patrones
calico-way-open = sin acabar
calico-way-missed = sin cumplir

calico-line-goal = { $goal } ({ $place }): { $way }
calico-aim-goal = { $goal } ({ $place })
calico-line-cat = { $cat } sobre { $pattern }
calico-line-button = botón { $colour }
calico-line-rainbow = botón arcoíris

calico-event-arranged = { $name }: objetivos elegidos.
calico-event-goals = { $name }: { $top } arriba, { $right } a la derecha, { $bottom_left } abajo a la izquierda.
calico-event-laid = { $name }: { $patch } colocado en { $cell }.
calico-event-free = { $name }: colocación libre, porque la restricción no deja casilla a ningún parche de la mano.
calico-event-button = { $name }: un botón { $colour } ({ $cells }), 3 puntos.
calico-event-rainbow = { $name }: un botón de cada color, y con ello el botón arcoíris, 3 puntos.
calico-event-cat = { $name }: { $cat } se acurruca en la colcha ({ $cells }), { count-points }.
calico-event-goal = { $name }: { $goal } cumplido, { count-points }.
calico-event-took = { $name }: { $patch } tomado de la oferta.
calico-event-discarded = { $patch } cae por el extremo de la cinta.
calico-event-slid = { $patch } se desliza hasta el extremo.
calico-event-drawn = { $patch } llega a la oferta.
calico-event-over = Las colchas están completas.

calico-over = La partida ha terminado: todas las colchas están completas.
calico-no-seat = No hay asiento { $seat } en esta mesa.
calico-turn = Es el turno del asiento { $seat }.
calico-goals-chosen = Tus objetivos ya están elegidos; los demás siguen eligiendo.
calico-choose-goals = Primero elige tres de tus objetivos y dónde va cada uno.
calico-place-first = Ahora coloca un parche de tu mano en tu colcha.
calico-take-now = Ahora toma un parche de la oferta.
calico-no-such-action = No existe tal parche, casilla, puesto de la oferta o trío de objetivos: { $action }.
calico-goal-not-dealt = { $goal } no está entre tus objetivos: { $goals }.
calico-not-in-hand = No tienes { $patch } en la mano. Tu mano: { $hand }.
calico-cell-taken = La casilla { $cell } ya está cosida.
calico-restriction-next-to-laid = Cada parche debe tocar otro que hayas colocado. Posible para { $patch }: { $cells }.
calico-restriction-same-colour = Cada parche debe tocar su color. Posible para { $patch }: { $cells }.
calico-restriction-same-pattern = Cada parche debe tocar su patrón. Posible para { $patch }: { $cells }.

calico-option-players = Cuántas colchas se cosen, de 1 a 4; en solitario, la oferta es una cinta transportadora.
calico-option-setup = Cómo se eligen los gatos y los objetivos.
calico-option-cats = Tres gatos a tu elección, de tres losetas distintas, solo en la preparación normal; si no, se sortean.
calico-option-boards = Un tablero para cada asiento, por orden; si no, se sortean.
calico-option-family = Los objetivos quedan boca abajo: solo puntúan gatos y botones.
calico-option-lower_variance = Sale de la caja un parche de cada clase, para que la suerte pese menos (1 o 2 jugadores).
calico-option-goal_values = Cuántos puntos valen los objetivos.
calico-option-hands = Quién ve los parches de tu mano.
calico-option-shape_match = Cuándo tiene una zona la forma que pide un gato.
calico-option-restriction = Una restricción para toda la partida.
calico-option-restriction_without_cell = Qué pasa si la restricción no deja casilla.
calico-option-scenario = Un escenario, de 1 a 10: fija gatos y objetivos, y lo que hay que lograr.

calico-option-boards-many = Se han elegido { $boards } tableros para { $players } { $players ->
    [one] jugador
   *[other] jugadores
}.
calico-option-boards-twice = Ningún tablero puede elegirse dos veces: hay uno de cada color.
calico-option-cats-scenario = El escenario { $scenario } tiene sus propios gatos.
calico-option-cats-beginner = La preparación para principiantes tiene gatos fijos; usa setup=standard para elegir los tuyos.
calico-option-cats-tiles = Elige tres gatos de tres losetas distintas (Millie/Callie, Tibbit/Rumi, Coconut/Tecolote, Cira/Almond, Gwenivere/Leo).
calico-option-lower-variance = La variante de menos azar es para 1 o 2 jugadores, no para { $players }.
calico-option-scenario-family = Un escenario cuenta los objetivos: no va con la variante familiar.
calico-option-scenario-restriction = Una partida es un escenario o una restricción, no ambas cosas.

calico-grid-rows = «grid» debe ser una lista de siete cadenas.
calico-grid-row = La fila { $row } de la cuadrícula tiene { $codes } códigos en vez de siete.
calico-grid-goal = La casilla { $cell } es un objetivo y debe ser «##», no «{ $code }».
calico-grid-rim = La casilla { $cell } del tablero { $board } lleva impreso { $printed }, no «{ $code }».
calico-grid-code = Casilla { $cell }: «{ $code }» no es un parche ni «..». Un parche es una letra para su color ({ $colours }) y otra para su patrón ({ $patterns }).
calico-score-object = Una colcha por puntuar es un objeto JSON con «board», «cats» y «grid» (y «goals»).
calico-score-field = No hay ningún campo «{ $field }» en una colcha por puntuar. Los campos son: { $fields }.
calico-score-board = «board» debe ser uno de { $boards }, no «{ $value }».
calico-score-cats = «cats» debe nombrar tres gatos con dos patrones cada uno, y cada patrón una vez.
calico-score-cat = No hay ningún gato «{ $value }» («cats»). Los gatos son: { $cats }.
calico-score-pattern = No hay ningún patrón «{ $value }» (gato { $cat }). Los patrones son: { $patterns }.
calico-score-goals = «goals» debe ser un objeto con «top», «right» y «bottom_left».
calico-score-goal = No hay ningún objetivo «{ $value }» ({ $place }). Los objetivos son: { $goals }.
calico-score-goal-twice = El objetivo { $value } solo puede estar una vez en la colcha.
calico-score-choice = «{ $field }» debe ser { $allowed }, no «{ $value }».
calico-score-tokens = «tokens»: { $place } debe ser un número entero de 0 a 22, para los gatos y colores de esta partida (rainbow: true o false).
calico-score-token-name = «tokens»: «{ $value }» no está en «{ $field }» en esta partida, o está dos veces. Hay: { $names }.
calico-score-token-many = «tokens»: estos parches pudieron dar como mucho { $most } para { $name }, no { $count }.
calico-score-rainbow = «tokens»: el arcoíris necesita un botón de cada uno de los seis colores.
calico-score-order = Nota: aquí el orden de colocación puede importar ({ $names }). Cada grupo se cuenta una vez tal como está; si unió grupos que ya habían ganado una ficha cada uno, añade «tokens».
calico-score-copies = Nota: la caja solo trae tres parches { $patch }, y aquí hay { $count }.

calico-objective-points = al menos { $wanted } puntos
calico-objective-rainbow = el botón arcoíris
calico-objective-cats = al menos { $wanted } gatos
calico-objective-each_cat = un gato de cada
calico-objective-same_cat = { $wanted } gatos de un mismo tipo
calico-objective-same_colour_buttons = { $wanted } botones de un mismo color
calico-objective-goals = { $wanted ->
    [one] un objetivo
   *[other] { $wanted } objetivos
}
calico-objective-goals_both_ways = { $wanted ->
    [one] un objetivo de las dos maneras
   *[other] { $wanted } objetivos de las dos maneras
}

calico-earned-points_60 = victoria con 60 puntos o más
calico-earned-points_65 = victoria con 65 puntos o más
calico-earned-points_70 = victoria con 70 puntos o más
calico-earned-points_75 = victoria con 75 puntos o más
calico-earned-points_80 = victoria con 80 puntos o más
calico-earned-points_85 = victoria con 85 puntos o más
calico-earned-rainbow = victoria con un botón arcoíris
calico-earned-two_of_each_cat = victoria con dos gatos de cada
calico-earned-no_buttons = victoria sin botones
calico-earned-no_cats = victoria sin gatos
calico-earned-no_goals = victoria sin objetivos
calico-earned-three_x = victoria con tres objetivos
calico-earned-nine_plus_x = victoria con nueve botones o más
calico-earned-restriction_next_to_laid = victoria con cada parche junto a otro colocado
calico-earned-restriction_goals_both_ways = victoria con objetivos solo de las dos maneras
calico-earned-restriction_no_hand = victoria sin mano
calico-earned-restriction_same_colour = victoria con cada parche junto a su color
calico-earned-restriction_same_pattern = victoria con cada parche junto a su patrón
calico-earned-scenario = escenario { $number } superado

calico-title-1 = Aprendiz de quilter
calico-title-5 = Quilter de domingo
calico-title-10 = Talento impresionante
calico-title-15 = Semiprofesional
calico-title-21 = Artista excepcional
calico-title-28 = Gran quilter de Calico

calico-quilt-of = { $name }: { count-points }
calico-other = { $name }: { count-points }
calico-goals-dealt = Objetivos para elegir (una manera / las dos):
calico-buttons = botones
calico-rainbow = arcoíris
calico-hand = Mano
calico-market = Oferta
calico-belt = Cinta
calico-ask-choosing = Tres objetivos para A (arriba), B (derecha) y C (abajo a la izquierda), por ejemplo 1 3 2:
calico-ask-placing = Coloca un parche (por ejemplo 1 d2; ? ayuda):
calico-ask-taking = Toma un parche de la oferta (1, 2 o 3; u deshace):
calico-ask-over = La partida ha terminado.
calico-moves-goals = { $count } maneras: tres números distintos de tus objetivos, en el orden A, B, C.
calico-help-goal = Llena tu colcha. Tres o más parches contiguos de un color: un botón (3 puntos). Un gato acude a un grupo o una forma de uno de sus dos patrones.
calico-help-place = Colocar: número del parche y casilla, por ejemplo 1 d2. Un parche conserva su número hasta que se coloca; el que tomas recibe el número libre. A, B y C son objetivos.
calico-help-take = Después toma 1, 2 o 3 de la oferta.
calico-help-letters = Colores: { $letters }
calico-help-patterns = Patrones: { $patterns }
calico-help-marks = En un parche: o dio un botón, ^ atrajo un gato, & ambos.
calico-result-cats = Empate a { count-points }, decidido por los gatos. Victoria: { $winners }.
calico-result-buttons = Empate a { count-points } y en gatos, decidido por los botones. Victoria: { $winners }.
calico-earned-one-of = { $name }: se puede marcar uno solo de estos logros, a elegir:
calico-objectives = Por lograr: { $objectives }
calico-badge-for = Gran quilter: { $names }
calico-score-flag = «{ $field }» debe ser true o false, no «{ $value }».
calico-turn-of = turno { $turn } de 22
calico-short-colours = col
calico-short-patterns = pat
calico-meaning-all_different = todos distintos
calico-meaning-4_2 = cuatro y dos
calico-meaning-3_3 = tres y tres
calico-meaning-3_2_1 = tres, dos, uno
calico-meaning-2_2_2 = tres parejas
calico-meaning-2_2_1_1 = dos parejas, dos sueltos
calico-ask-choosing-fixed = Coloca los tres objetivos en A (arriba), B (derecha) y C (abajo a la izquierda), por ejemplo 1 3 2:
calico-ask-taking-solo = Toma de la cinta (1 hace caer 2; 2 o 3 hacen caer 1; u deshace):
calico-best-gain = mejor +{ $points }
calico-number-goals = No hay objetivo { $number }: los tuyos van de 1 a { $most }.
calico-number-hand = No hay parche { $number } en tu mano: escribe { $numbers }.
calico-number-market = No hay parche { $number } en la oferta: va de 1 a { $most }.
calico-help-belt = En solitario la oferta es una cinta, con 1 en el extremo: de los dos parches que dejas, cae el más lejano y el otro se desliza al extremo.
calico-help-goals = Un objetivo mira sus seis vecinos: AA-BB-C-D, dos parejas y dos sueltos; ≠, seis distintos. 7/11: puntos si se cumple en colores o en patrones / en ambos; visto: cumplido, cruz: fuera de alcance. Millie 3 × 2: 3 puntos cada una, tienes 2. Un botón de los seis colores: arcoíris, 3 puntos. [D∴ ??]: lo que tiene un rival.
calico-rule-goal = objetivos
calico-rule-cat = gatos
calico-rule-button = botones
calico-rule-rainbow = arcoíris
calico-cell-goal = { $cell } es un objetivo; los parches van alrededor.
calico-one-by-one = Una cosa tras otra: escribe primero { $lay } y después { $take }.
calico-no-cell = No hay casilla abierta { $cell }.
calico-goal-twice = Elige tres objetivos distintos.
calico-three-goals = Hacen falta tres objetivos, uno para A, otro para B y otro para C, por ejemplo 1 3 2; aquí hay { $count }.
calico-goal-unknown = No hay objetivo { $goal }. Los objetivos son: { $goals }.
calico-no-spot = La oferta tiene los puestos 1, 2 y 3.
calico-score-one-tile = Nota: dos de estos gatos son las dos caras de una misma loseta; la caja no puede mostrar ambas.

# The options in short
calico-option-players-title = Jugadores
calico-option-setup-title = Preparación
calico-option-cats-title = Gatos
calico-option-boards-title = Tableros
calico-option-family-title = Variante familiar
calico-option-lower_variance-title = Menos azar
calico-option-goal_values-title = Valor de los objetivos
calico-option-hands-title = Manos
calico-option-shape_match-title = Formas de los gatos
calico-option-restriction-title = Restricción
calico-option-restriction_without_cell-title = Sin casilla posible
calico-option-scenario-title = Escenario
calico-value-setup-beginner = Primera partida
calico-value-setup-beginner-about = Tres gatos sencillos y objetivos fijos.
calico-value-setup-standard = Normal
calico-value-setup-standard-about = Los gatos se sortean, y cada cual se queda con tres de cuatro objetivos.
calico-value-cats-millie = Millie
calico-value-cats-callie = Callie
calico-value-cats-tibbit = Tibbit
calico-value-cats-rumi = Rumi
calico-value-cats-coconut = Coconut
calico-value-cats-tecolote = Tecolote
calico-value-cats-cira = Cira
calico-value-cats-almond = Almond
calico-value-cats-gwenivere = Gwenivere
calico-value-cats-leo = Leo
calico-value-boards-blue = azul
calico-value-boards-green = verde
calico-value-boards-purple = morado
calico-value-boards-yellow = amarillo
calico-value-goal_values-rulebook = como en el reglamento
calico-value-goal_values-rulebook-about = Los valores del reglamento de 2020.
calico-value-goal_values-tile = como en las losetas
calico-value-goal_values-tile-about = Los valores de las losetas impresas.
calico-value-hands-hidden = ocultas
calico-value-hands-hidden-about = Solo tú ves tus parches.
calico-value-hands-open = abiertas
calico-value-hands-open-about = Todos los ven.
calico-value-shape_match-contained = dentro de una zona mayor
calico-value-shape_match-contained-about = Vale una forma dentro de una zona mayor.
calico-value-shape_match-exact_group = la forma exacta
calico-value-shape_match-exact_group-about = La zona debe ser la forma y nada más.
calico-value-restriction-none = ninguna
calico-value-restriction-next_to_laid = junto a los parches puestos
calico-value-restriction-goals_both_ways = objetivos: solo de las dos formas
calico-value-restriction-no_hand = sin mano
calico-value-restriction-same_colour = junto al mismo color
calico-value-restriction-same_pattern = junto al mismo patrón
calico-value-restriction_without_cell-free_placement = colocar libremente
calico-value-restriction_without_cell-free_placement-about = Colocas libremente.
calico-value-restriction_without_cell-free_placement_fails_restriction = colocar libremente, restricción perdida
calico-value-restriction_without_cell-free_placement_fails_restriction-about = Colocas libremente y pierdes su logro.
calico-value-scenario-0 = ninguno
calico-value-scenario = escenario { $value }

# How the opponents play.

calico-bot-kitten = Va a por los puntos de uno o dos parches y no mira los objetivos.
calico-bot-house_cat = Ve a medias lo que grupos y objetivos pueden llegar a ser, y elige sin rigor entre lo que parece bueno.
calico-bot-alley_cat = Sabe lo que vale una colcha y suele poner el mejor parche, más o menos como una persona con práctica.
calico-bot-tiger = Mira un turno más allá: cada colocación con el parche que tomará y el que pondrá después.
calico-bot-master = Juega cada buena jugada hasta el final en miles de partidas imaginadas y cuida su ventaja sobre ti.
