# Calico en el navegador.

web-calico-badge = Gran quilter
web-calico-patch = { $colour } con { $pattern }
web-calico-plus = +{ $points }
web-calico-points = { $points } { $points ->
    [one] punto
   *[other] puntos
}
web-calico-earned = { $count } en esta colcha
web-calico-either = { $one } o { $other }
web-calico-mine = Yo
web-calico-my-quilt = Mi colcha
web-calico-quilt = La colcha de { $name }
web-calico-enlarge = { $name }, { $points } { $points ->
    [one] punto
   *[other] puntos
}: ver esta colcha en grande
web-calico-back = Volver a la mía
web-calico-wishes = Gatos, objetivos y botones
web-calico-cats = Gatos
web-calico-goals = Objetivos
web-calico-buttons = Botones
web-calico-objectives = El escenario pide
web-calico-reached = ({ $reached } de { $wanted })
web-calico-others = Las otras colchas
web-calico-tab-wishes = Gatos y objetivos
web-calico-tab-others = Otras colchas
web-calico-dealt = Tus objetivos
web-calico-their-hand = Su mano
web-calico-hidden = un parche que no ves
web-calico-bag = { $count } { $count ->
    [one] parche
   *[other] parches
} en la bolsa
web-calico-far = lejos
web-calico-middle = medio
web-calico-near = cerca
web-calico-take = Tomar { $patch }
web-calico-take-far = Tomar { $patch }, al final de la cinta
web-calico-take-middle = Tomar { $patch }, en el medio
web-calico-take-near = Tomar { $patch }, junto a la bolsa

web-calico-cell = { $cell }: { $what }
web-calico-rim = en el borde
web-calico-asleep = { $cat } duerme aquí
web-calico-cell-empty = { $cell }: vacía
web-calico-cell-empty-next = { $cell }: vacía, junto a { $patches }
web-calico-cell-spot = { $cell }: sitio de un objetivo ({ $place })
web-calico-cell-goal = { $cell }: objetivo { $place }: { $goal }
web-calico-goal = { $meaning }, { $one } puntos de un modo, { $both } de los dos
web-calico-goal-covered = un objetivo boca abajo
web-calico-here = { $patch } aquí: +{ $points }

web-calico-why-cat = { $cat }: +{ $points }
web-calico-goal-quoted = «{ $goal }»
web-calico-why-goal = { $goal }: { $points } puntos

web-calico-ask-choosing = Elige un objetivo para { $place }.
web-calico-ask-arranged = Así quedarán tus objetivos. Muévelos o cóselos.
web-calico-ask-placing = Elige un parche de tu mano y luego su casilla.
web-calico-ask-cell = ¿Dónde va { $patch }?
web-calico-ask-patch = ¿Qué parche va en { $cell }?
web-calico-ask-taking = Toma un parche de la oferta.
web-calico-ask-taking-solo = Toma un parche. De los dos que dejas, el más lejano cae de la cinta.
web-calico-ask-waiting = Los demás están cosiendo.
web-calico-ask-back = Es tu turno: vuelve a tu colcha.
web-calico-arrange = Coser estos objetivos
web-calico-lay-here = Ponerlo aquí

web-calico-do-place = { $patch } en { $cell }
web-calico-do-take = Tomar { $patch } (sitio { $number })
web-calico-do-arrange = Arriba: { $top }; a la derecha: { $right }; abajo a la izquierda: { $bottom_left }

web-calico-restriction-next_to_laid = Cada parche debe tocar uno que ya hayas puesto.
web-calico-restriction-goals_both_ways = Un objetivo solo puntúa cumplido por colores y por patrones.
web-calico-restriction-no_hand = Sin mano: toma un parche y ponlo.
web-calico-restriction-same_colour = Cada parche debe tocar su propio color.
web-calico-restriction-same_pattern = Cada parche debe tocar su propio patrón.

web-calico-picture = La colcha de { $name }, { $points } puntos

web-calico-lesson-quilt = Esta es tu colcha. El borde está impreso; tú coses las 22 casillas vacías, un parche por turno. Las tres losetas de dentro son objetivos.
web-calico-lesson-patch = Estos dos parches son tu mano. Cada uno tiene un color, con el símbolo de ese color, y un patrón. Colores y patrones puntúan por separado.
web-calico-lesson-lay = Elige un parche y luego una casilla: mejor junto a un parche del borde del mismo color. Lo que daría enseguida se muestra antes de ponerlo.
web-calico-lesson-take = Completa tu mano: toma uno de los tres parches de la oferta.
web-calico-lesson-buttons = Tres parches vecinos de un color dan un botón: 3 puntos. El borde cuenta. Un botón de cada color da además el botón arcoíris.
web-calico-lesson-cats = Los gatos solo miran los patrones. A cada uno le gustan dos, y viene a una zona de uno de ellos que sea bastante grande o tenga la forma que quiere.
web-calico-lesson-goals = Un objetivo mira los seis parches que lo rodean. Cumplido por sus colores o por sus patrones da el número menor; por ambos, el mayor.
web-calico-lesson-again = Te toca otra vez. ¿Puede el próximo parche tocar su color o su patrón? Ponlo.
web-calico-lesson-market = Toma un parche que te sirva pronto: los demás eligen de los mismos tres.
web-calico-lesson-end = Eso es todo. Tras 22 turnos se suman objetivos, gatos y botones. Señala una línea de la puntuación para ver de dónde viene. ¡Diviértete!

web-calico-print-title = Hoja de puntuación
web-calico-print-how = Para una colcha en una mesa de verdad: una página, cuatro jugadores.
web-calico-print-go = Imprimir
web-calico-print-name = Nombre
web-calico-print-goal = Objetivo { $place }
web-calico-print-cat = Gato: ____________ × ____
web-calico-print-total = Total
web-calico-print-tie = En caso de empate ganan más gatos, luego más botones; si no, la victoria se comparte.

web-calico-key-numbers = En el tablero: un parche de tu mano; luego un parche de la oferta
web-calico-key-ends = En la colcha: la primera o la última casilla de la fila
web-calico-key-pages = En la colcha: la fila de arriba o la de abajo
