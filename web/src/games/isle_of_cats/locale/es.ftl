# Las palabras de la página para Explore & Draw. Las frases toman los códigos tal cual (blue, take_row, above).

web-isle-badge = Capitanía

web-isle-thing-cat = { $colour ->
     [blue] gato azul
     [green] gato verde
     [orange] gato naranja
     [purple] gato morado
    *[red] gato rojo
}
web-isle-thing-oshax = { $colour ->
     [blue] oshax azul
     [green] oshax verde
     [orange] oshax naranja
     [purple] oshax morado
     [red] oshax rojo
    *[any] oshax
}
web-isle-thing-common = tesoro común
web-isle-thing-rare = tesoro raro
web-isle-shaped = { $thing } { $shape }
web-isle-card-lesson = manuscrito { $lesson }: { $text }
web-isle-card-or = { $above }, o { $below }
web-isle-card-choose2 = 2 a elegir entre { $things }
web-isle-card-short = Carta { $slot }
web-isle-lesson-number = manuscrito { $lesson }

web-isle-rat = rata
web-isle-map = { $colour ->
     [blue] mapa del tesoro azul
     [green] mapa del tesoro verde
     [orange] mapa del tesoro naranja
     [purple] mapa del tesoro morado
    *[red] mapa del tesoro rojo
}
web-isle-cell = { $cell }: { $what }
web-isle-cell-held = { $name }, bajo la pieza en mano
web-isle-family = familia de { $cats }

web-isle-do-column = Tomar la columna { $column }
web-isle-do-row = Tomar la fila { $row }
web-isle-do-each = Tomar una carta de cada fila: { $columns }
web-isle-do-extra = Tomar la carta { $slot } además: { $text }
web-isle-do-double = { $what ->
     [cat] Acción especial: el próximo gato dos veces
    *[treasure] Acción especial: el próximo tesoro dos veces
}
web-isle-do-tick = Carta { $slot }: marcar el { $text }
web-isle-do-card = Carta { $slot }{ $zone ->
     [above] , arriba
     [below] , abajo
    *[all] {""}
}: { $text }
web-isle-do-place = Dibujar { $thing } { $shape } (giro { $turn }) en { $cells }
web-isle-do-skip = { $shape } no cabe en ningún sitio: saltarlo
web-isle-do-skip-rest = Nada cabe: saltar el resto
web-isle-do-decline-map = Sin tesoro
web-isle-do-decline-copy = Sin segunda copia
web-isle-do-done = Terminar el día { $day }

web-isle-island = La isla en el día { $day }
web-isle-cards = Las doce cartas del día
web-isle-take = Columna { $column }
web-isle-card-name = Carta { $slot }, columna { $column }: { $text }{ $state ->
     [waiting] . Tuya, en espera
     [open] . En curso
     [resolved] . Resuelta
     [picked] . Elegida
     [may] . Se puede elegir
    *[other] {""}
}
web-isle-look = { $slot }: { $text }
web-isle-look-none = Toca o señala una carta para leerla.

web-isle-now = Qué hacer
web-isle-ask-choose = Elige una columna: sus tres cartas son tuyas hoy.
web-isle-ask-card = ¿Qué carta ahora?
web-isle-ask-how = Carta { $slot }: { $text }. ¿Qué eliges?
web-isle-ask-map = ¡Tu gato encontró el mapa del tesoro! Dibuja un tesoro común:
web-isle-ask-copy = Puedes dibujarlo por segunda vez:
web-isle-ask-nofit = No cabe en ningún sitio de tu barco.
web-isle-ask-done = Todas tus cartas están resueltas.
web-isle-ask-sent = Un momento…
web-isle-ask-wait = Has terminado el día { $day }. Faltan: { $names }.
web-isle-ask-look = Estás mirando. Turno de: { $names }.
web-isle-ask-draw = Dibújalo en tu barco.
web-isle-ask-replay = La partida tal como fue.
web-isle-ask-over = Los barcos se hacen a la mar.
web-isle-ask-row = ¿Qué fila? Sus cuatro cartas serán tuyas en lugar de una columna.
web-isle-ask-each = Elige una carta de cada fila.
web-isle-ask-extra = Elige una carta más.
web-isle-take-these = Tomar estas tres
web-isle-back = Volver

web-isle-which = Qué dibujar primero
web-isle-here = { $thing } en { $where }
web-isle-not-here = { $thing }: no en { $where }
web-isle-gain = { $gain ->
     [one] { $signed } punto
    *[other] { $signed } puntos
}
web-isle-why-rats = ratas
web-isle-why-room = { $text }
web-isle-why-family = { $colour ->
     [blue] familia azul
     [green] familia verde
     [orange] familia naranja
     [purple] familia morada
    *[red] familia roja
}
web-isle-why-rare = tesoro raro
web-isle-why-lesson = manuscrito { $lesson }
web-isle-her-gain = tu hermana { $signed }
web-isle-controls = Girar y mover
web-isle-turn = Girar
web-isle-flip = Voltear
web-isle-next = Otro sitio
web-isle-other = Otra forma
web-isle-left = Izquierda
web-isle-right = Derecha
web-isle-up = Arriba
web-isle-down = Abajo
web-isle-draw = Dibujar aquí

web-isle-aboard = A bordo
web-isle-cats-of = { $colour ->
     [blue] gatos azules
     [green] gatos verdes
     [orange] gatos naranjas
     [purple] gatos morados
    *[red] gatos rojos
}
web-isle-tally = { $treasures ->
     [one] 1 tesoro
    *[other] { $treasures } tesoros
}, { $rats ->
     [one] 1 rata
    *[other] { $rats } ratas
}, { $rooms } de 7 habitaciones llenas
web-isle-lessons = Manuscritos
web-isle-lessons-none = Ninguno todavía. Toma cartas de manuscrito en la isla.
web-isle-lessons-none-ever = Ninguno.
web-isle-have-edge = { $have } de { $need } casillas del borde
web-isle-have-cats = { $have } de { $need } gatos
web-isle-have-colours = { $have } de { $need } colores
web-isle-have-rats-of = { $have } de { $need } ratas
web-isle-have-lessons-of = { $have } de { $need } manuscritos
web-isle-have-treasures = { $have } de { $need } tesoros
web-isle-have-rooms-full = { $have } de { $need } llenas
web-isle-have-rooms-empty = { $have } de { $need } vacías
web-isle-have-cats-edge = { $have ->
     [one] 1 gato en el borde
    *[other] { $have } gatos en el borde
}
web-isle-have-lonely = { $have ->
     [one] 1 gato solitario
    *[other] { $have } gatos solitarios
}
web-isle-have-rares = { $have } por ahora
web-isle-have-commons = { $have } por ahora
web-isle-have-rats = { $have ->
     [one] 1 rata a la vista
    *[other] { $have } ratas a la vista
}
web-isle-have-lessons = { $have ->
     [one] 1 manuscrito
    *[other] { $have } manuscritos
}
web-isle-have-families = { $have ->
     [one] 1 familia
    *[other] { $have } familias
}
web-isle-have-third = { $have ->
     [0] aún sin tercera familia
    *[other] una familia de { $have }
}
web-isle-specials = Acciones especiales
web-isle-specials-left = { $left ->
     [0] Acciones especiales: las tres usadas
     [one] Acciones especiales: queda 1
    *[other] Acciones especiales: quedan { $left }
}
web-isle-special-extra_card = Toma una carta más, de una columna que no elegiste.
web-isle-special-one_per_row = En lugar de una columna, toma una carta de cada fila.
web-isle-special-take_row = En lugar de una columna, toma las cuatro cartas de una fila.
web-isle-special-double_cat = El próximo gato que dibujes se puede dibujar otra vez.
web-isle-special-double_treasure = El próximo tesoro que dibujes se puede dibujar otra vez.
web-isle-special-rule = Una por día, tres en toda la partida, ninguna dos veces.
web-isle-used = usada
web-isle-sister-colours = Sus colores
web-isle-sister-colour = { $colour ->
     [blue] Azul
     [green] Verde
     [orange] Naranja
     [purple] Morado
    *[red] Rojo
}: { $each } para ella por gato
web-isle-sister-hidden = Boca abajo: { $each } para ella por gato

isle-rule-sister-colour = sus colores
isle-rule-sister-lesson = sus manuscritos
isle-rule-sister-lesson-again = su mejor manuscrito, otra vez

web-isle-mine = Tu barco: { $points ->
     [one] { $points } punto
    *[other] { $points } puntos
}
web-isle-theirs = { $name }: { $points ->
     [one] { $points } punto
    *[other] { $points } puntos
}
web-isle-boat-mine = Tu barco
web-isle-boat-theirs = El barco de { $name }
web-isle-my-boat = Volver a mi barco
web-isle-larger = Ampliar
web-isle-others = Los otros barcos, como estaban esta mañana
web-isle-look-boat = Mirar el barco de { $name }, { $points ->
     [one] { $points } punto
    *[other] { $points } puntos
}
web-isle-is-done = listo

web-isle-picture = El barco de { $name }, { $points ->
     [one] { $points } punto
    *[other] { $points } puntos
}
web-isle-picture-points = { $points ->
     [one] 1 punto
    *[other] { $points } puntos
}
web-isle-picture-cats = { $cats ->
     [one] 1 gato
    *[other] { $cats } gatos
} a bordo, { $families ->
     [one] 1 familia
    *[other] { $families } familias
}

web-isle-step-hello = Siete días en la isla de los gatos. Dibujas lo que encuentras en tu barco, y los gatos de un color que se tocan forman familias: tres valen 8 puntos, seis ya 20.
web-isle-step-boat = Este es tu barco. Cada rata a la vista cuesta 1 punto al final, cada habitación con huecos cuesta 5. Un mapa del tesoro cubierto por un gato de su color trae un tesoro.
web-isle-step-island = Las cartas del día. Los gatos son cartas verdes, los manuscritos azules, los oshax marrones, los tesoros amarillas. Todos pueden tomar las mismas.
web-isle-step-column = Toma una columna: sus tres cartas son tuyas hoy.
web-isle-step-card = Ahora ve a una de tus cartas. El orden lo eliges tú.
web-isle-step-place = Un descubrimiento llega a tu mano; un manuscrito solo se marca: toma entonces la carta siguiente. Gira y voltea la pieza con los botones (o R y F), arrástrala o muévela con las flechas: las palabras de al lado dicen qué traería. Luego dibújala.
web-isle-step-touch = Bien hecho. Desde ahora cada descubrimiento debe tocar por un lado otro ya dibujado. Lo que cabe se debe dibujar.
web-isle-step-lessons = Los manuscritos que marcas aparecen aquí y se cuentan solos: dicen cuánto llevas. Las acciones especiales de abajo son para tres de tus días.
web-isle-step-rest = Resuelve tus otras cartas y termina el día. Si algo salió mal, retíralo: nada se pierde antes de que termine el día.
web-isle-step-end = Eso es todo. Seis días más y los barcos se hacen a la mar. ¡Buen viento!

web-isle-print-title = La Isla de los Gatos: Explore & Draw, hojas para imprimir
web-isle-print-how = Un barco y una hoja de manuscritos por persona, y un lápiz. Alguien muestra a todos las cartas del día; no hacen falta colores, pues cada uno tiene su motivo.
web-isle-print-go = Imprimir
web-isle-print-boat = Barco { $boat }
web-isle-print-name = Nombre
web-isle-print-days = Días
web-isle-print-specials = Acciones especiales: una por día, tres por partida, cada una una vez
web-isle-print-families = Familias
web-isle-print-score = Puntuación
web-isle-print-total = Total
web-isle-print-lessons = Hoja de manuscritos
web-isle-print-tick = Marca los manuscritos que aprendes; anota sus puntos al final.
web-isle-print-cats = gatos
web-isle-print-points = puntos
web-isle-print-more = cada uno más
