# The Isle of Cats: Explore & Draw
# Sentences take codes as they are (blue, take_row, above); single words have keys of their own.

isle-title = La Isla de los Gatos: Explore & Draw
isle-about = Explora la isla durante siete días y dibuja gatos y tesoros en tu barco: familias juntas, ratas tapadas, habitaciones llenas.

isle-colour-blue = azul
isle-colour-green = verde
isle-colour-orange = naranja
isle-colour-purple = morado
isle-colour-red = rojo
isle-motif-waves = olas
isle-motif-hatching = rayado
isle-motif-dots = puntos
isle-motif-crosses = cruces
isle-motif-bricks = ladrillos

isle-kind-cat = gato
isle-kind-oshax = oshax
isle-kind-common = tesoro común
isle-kind-rare = tesoro raro
isle-kind-lesson = manuscrito
isle-kind-treasure = tesoro
isle-mode-all = dibújalo todo
isle-mode-or = o
isle-mode-choose2 = elige 2
isle-zone-above = arriba
isle-zone-below = abajo
isle-icon-parrot = loro
isle-icon-moon = luna
isle-icon-apple = manzana
isle-icon-wheat = trigo
isle-icon-none = sin icono
isle-room-1 = habitación del loro de la izquierda
isle-room-2 = habitación de la luna de arriba
isle-room-3 = habitación de la manzana
isle-room-4 = habitación de la luna de abajo
isle-room-5 = habitación sin icono
isle-room-6 = habitación del trigo
isle-room-7 = habitación del loro de la derecha

isle-special-extra_card = una carta más
isle-special-one_per_row = una carta de cada fila
isle-special-take_row = una fila en vez de una columna
isle-special-double_cat = el próximo gato dos veces
isle-special-double_treasure = el próximo tesoro dos veces
isle-level-easy = fácil
isle-level-medium = medio
isle-level-hard = difícil
isle-level-very_hard = muy difícil
isle-level-expert = experto
isle-type-row = fila
isle-type-each = cada
isle-type-extra = extra
isle-type-double = doble
isle-type-cat = gato
isle-type-treasure = tesoro
isle-do-done = d (acabar el día)
isle-do-decline = n (rechazar)
isle-do-skip = n (omitir { $shape })
isle-short-extra_card = extra
isle-short-one_per_row = cada
isle-short-take_row = fila
isle-short-double_cat = 2gato
isle-short-double_treasure = 2$

isle-lesson-1 = 12 puntos si todas las casillas del borde están ocupadas
isle-lesson-2 = 10 puntos con exactamente 15 gatos a bordo
isle-lesson-3 = 15 puntos con 3 o más gatos de cada color
isle-lesson-4 = 7 puntos si cada color tiene un gato en el borde
isle-lesson-5 = 1 punto por cada gato de un mismo color en el borde; cuenta tu mejor color
isle-lesson-6 = 1 punto por gato solitario
isle-lesson-7 = 2 puntos por tesoro raro, además de los 3 habituales
isle-lesson-8 = 1 punto por tesoro común
isle-lesson-9 = 10 puntos sin ratas visibles
isle-lesson-10 = 2 puntos por rata visible (el -1 se mantiene)
isle-lesson-11 = 1 punto por manuscrito marcado, este incluido
isle-lesson-12 = 9 puntos con exactamente 5 gatos azules
isle-lesson-13 = 9 puntos con exactamente 5 gatos verdes
isle-lesson-14 = 9 puntos con exactamente 5 gatos naranjas
isle-lesson-15 = 9 puntos con exactamente 5 gatos morados
isle-lesson-16 = 9 puntos con exactamente 5 gatos rojos
isle-lesson-17 = 10 puntos con exactamente 5 ratas visibles (el -5 se mantiene)
isle-lesson-18 = 7 puntos con exactamente 6 manuscritos marcados
isle-lesson-19 = 9 puntos con exactamente 5 tesoros, contando comunes y raros
isle-lesson-20 = 1 punto por cada 2 gatos en el borde, redondeando hacia abajo
isle-lesson-21 = 12 puntos si las dos habitaciones del loro están llenas
isle-lesson-22 = 18 puntos si las dos habitaciones de la luna están vacías (el -10 se mantiene)
isle-lesson-23 = 4 puntos por familia de 4 o más gatos
isle-lesson-24 = 15 puntos si la habitación de la manzana está vacía (el -5 se mantiene)
isle-lesson-25 = tu tercera familia más grande puntúa otra vez
isle-lesson-26 = 10 puntos si los gatos a bordo son exactamente de 3 colores

isle-sister-S1 = 5 por cada color sin ningún gato que toque un tesoro
isle-sister-S2 = 2 por gato de la familia más grande
isle-sister-S3 = 10 si hay menos de 9 tesoros
isle-sister-S4 = 5 por rata visible
isle-sister-S5 = 5 por gato a partir del decimosexto
isle-sister-S6 = 5 por cada color sin ningún gato en el borde
isle-sister-S7 = su manuscrito que más puntúa cuenta dos veces
isle-sister-S8 = 3 por habitación llena
isle-sister-S9 = 5 por gato solitario
isle-sister-A1 = 3 por manuscrito que hayas marcado
isle-sister-A2 = el valor de la familia más grande
isle-sister-A3 = el valor de la segunda familia más grande
isle-sister-A4 = 3 por tesoro común
isle-sister-A5 = 3 por gato que no toque ningún tesoro
isle-sister-A6 = 4 por mapa del tesoro tapado
isle-sister-A7 = 5 por familia
isle-sister-A8 = 1 por gato en el borde
isle-sister-A9 = 5 por cada color sin ningún gato que toque una rata visible

isle-line-rats = { $rats ->
     [one] 1 rata visible
    *[other] { $rats } ratas visibles
}
isle-line-room = { $room ->
     [1] habitación del loro de la izquierda
     [2] habitación de la luna de arriba
     [3] habitación de la manzana
     [4] habitación de la luna de abajo
     [5] habitación sin icono
     [6] habitación del trigo
    *[7] habitación del loro de la derecha
}: { $open ->
     [one] 1 casilla vacía
    *[other] { $open } casillas vacías
}
isle-line-family = familia de { $cats } gatos { $colour ->
     [blue] azules
     [green] verdes
     [orange] naranjas
     [purple] morados
    *[red] rojos
}
isle-line-rare = tesoro raro ({ $shape })
isle-line-lesson = manuscrito { $lesson }: { $text } (cuenta: { $have })
isle-aim-rats = { $rats ->
     [one] 1 rata visible en vez de { $was }
    *[other] { $rats } ratas visibles en vez de { $was }
}
isle-aim-room = { $room } { $open ->
     [0] llena
     [one] más cerca de estar llena (1 casilla vacía en vez de { $was })
    *[other] más cerca de estar llena ({ $open } casillas vacías en vez de { $was })
}
isle-aim-family = { $cats ->
     [0] los gatos { $colour ->
          [blue] azules
          [green] verdes
          [orange] naranjas
          [purple] morados
         *[red] rojos
    } por venir
     [1] un gato { $colour ->
          [blue] azul
          [green] verde
          [orange] naranja
          [purple] morado
         *[red] rojo
    } más
     [2] 2 gatos { $colour ->
          [blue] azules
          [green] verdes
          [orange] naranjas
          [purple] morados
         *[red] rojos
    } juntos
    *[other] una familia de { $cats } gatos { $colour ->
          [blue] azules
          [green] verdes
          [orange] naranjas
          [purple] morados
         *[red] rojos
    }
}
isle-aim-lesson = tu manuscrito { $lesson } (cuenta { $have } en vez de { $was }): { $text }
isle-aim-lesson-same = tu manuscrito { $lesson } (cuenta { $have }): { $text }
isle-aim-special = con la acción especial: { $special }
isle-line-sister-colour = { $colour ->
     [blue] azul
     [green] verde
     [orange] naranja
     [purple] morado
    *[red] rojo
}: { $cats } × { $each }
isle-line-sister-lesson = su manuscrito { $card }: { $text } (cuenta: { $have })
isle-line-sister-lesson-again = su manuscrito { $card }: el mejor, { $best }, cuenta otra vez

isle-event-took = { $name }: elección en la isla: { $slots }.
isle-event-special = { $name }: acción especial, { $special ->
     [extra_card] una carta más
     [one_per_row] una carta de cada fila
     [take_row] una fila en vez de una columna
     [double_cat] el próximo gato dos veces
    *[double_treasure] el próximo tesoro dos veces
}.
isle-event-opened = { $name }: carta { $slot }{ $zone ->
     [above] {" "}(arriba)
     [below] {" "}(abajo)
    *[all] {""}
}.
isle-event-oshax = { $name }: el oshax es { $colour ->
     [blue] azul
     [green] verde
     [orange] naranja
     [purple] morado
    *[red] rojo
}.
isle-event-ticked = { $name }: manuscrito { $lesson } marcado.
isle-event-cat = { $name }: un gato { $colour ->
     [blue] azul
     [green] verde
     [orange] naranja
     [purple] morado
    *[red] rojo
} { $shape } en { $cells }.
isle-event-treasure = { $name }: un { $kind ->
     [common] tesoro común
    *[rare] tesoro raro
} { $shape } en { $cells }.
isle-event-skipped = { $name }: { $shape } no cabe en ningún sitio y se omite.
isle-event-skipped_rest = { $name }: nada de la carta cabe; el resto se omite.
isle-event-declined_map = { $name }: se deja el tesoro del mapa.
isle-event-declined_copy = { $name }: se deja la segunda copia.
isle-event-rats = { $name }: { $rats ->
     [one] una rata tapada
    *[other] { $rats } ratas tapadas
} ({ $cells }).
isle-event-map = { $name }: un gato { $colour ->
     [blue] azul
     [green] verde
     [orange] naranja
     [purple] morado
    *[red] rojo
} en su mapa del tesoro ({ $cell }): se puede dibujar un tesoro común.
isle-event-map_lost = { $name }: el mapa del tesoro { $colour ->
     [blue] azul
     [green] verde
     [orange] naranja
     [purple] morado
    *[red] rojo
} ({ $cell }) queda tapado y no da nada.
isle-event-room = { $name }: llena: { $room ->
     [1] habitación del loro de la izquierda
     [2] habitación de la luna de arriba
     [3] habitación de la manzana
     [4] habitación de la luna de abajo
     [5] habitación sin icono
     [6] habitación del trigo
    *[7] habitación del loro de la derecha
}.
isle-event-family = { $name }: una familia de { $cats } gatos { $colour ->
     [blue] azules
     [green] verdes
     [orange] naranjas
     [purple] morados
    *[red] rojos
}, { $points } { $points ->
     [one] punto
    *[other] puntos
}.
isle-event-copy = { $name }: { $shape } se puede dibujar otra vez.
isle-event-done = { $name }: día { $day } terminado.
isle-event-day = Empieza el día { $day }.
isle-event-island = Lugar { $slot }: { $card }.
isle-event-sister = Tu hermana descubre el { $colour ->
     [blue] azul
     [green] verde
     [orange] naranja
     [purple] morado
    *[red] rojo
}.
isle-event-over = El séptimo día ha terminado: los barcos zarpan.

isle-over = La partida ha terminado: han pasado siete días.
isle-no-seat = No hay asiento { $seat } en esta mesa.
isle-day-done = Ya has terminado el día { $day }; acaba cuando acaban todos.
isle-no-such-action = No existe esa columna, fila, carta, forma, orientación o casilla: { $action }.
isle-choose-first = Primero elige tus cartas del día.
isle-chosen = Ya has elegido tus cartas del día.
isle-special-used = Ya has usado esta acción especial: { $special ->
     [extra_card] una carta más
     [one_per_row] una carta de cada fila
     [take_row] una fila en vez de una columna
     [double_cat] el próximo gato dos veces
    *[double_treasure] el próximo tesoro dos veces
}.
isle-special-today = Una acción especial al día: hoy no puedes usar otra ({ $special ->
     [extra_card] una carta más
     [one_per_row] una carta de cada fila
     [take_row] una fila en vez de una columna
     [double_cat] el próximo gato dos veces
    *[double_treasure] el próximo tesoro dos veces
}).
isle-specials-spent = Tres acciones especiales por partida: las tuyas están gastadas ({ $special ->
     [extra_card] una carta más
     [one_per_row] una carta de cada fila
     [take_row] una fila en vez de una columna
     [double_cat] el próximo gato dos veces
    *[double_treasure] el próximo tesoro dos veces
}).
isle-nothing-to-double = Todas tus cartas del día están resueltas: no queda nada que duplicar.
isle-extra-own-column = La carta { $slot } está en la columna { $column }, que ya has tomado: la carta extra viene de otra columna.
isle-card-open = Termina primero la carta { $slot }.
isle-card-not-taken = La carta { $slot } no está entre las que has elegido hoy.
isle-card-resolved = La carta { $slot } ya está resuelta.
isle-zone-missing = La carta { $slot } tiene una «o»: escribe { $slot } arriba (lo primero) o { $slot } abajo (lo segundo).
isle-zone-unasked = La carta { $slot } ({ $card }) no tiene «o»: no hay zona que elegir.
isle-zone-fits-nowhere = Nada de lo que está { $zone ->
     [above] arriba
    *[below] abajo
} en la carta { $slot } ({ $card }) cabe, pero sí algo de la otra zona.
isle-colour-missing = La carta { $slot } es un oshax: añade su color, por ejemplo { $slot } azul.
isle-colour-unasked = La carta { $slot } ({ $card }) no muestra un oshax: no hay color que elegir.
isle-cards-left = Todas las cartas elegidas se resuelven antes de acabar el día. Quedan: { $slots }.
isle-no-card-open = Primero elige una de tus cartas para resolverla.
isle-nothing-to-decline = Lo que muestra la carta solo se omite si no cabe; solo se pueden rechazar el tesoro de un mapa y una segunda copia.
isle-decline-instead = No hay nada que omitir: dibuja el tesoro o la copia, o recházalo.
isle-skip-which = En una carta «elige 2» omite el resto; en las demás, di qué descubrimiento.
isle-map-first = { $shape } debe esperar: primero el tesoro común del mapa, o recházalo.
isle-copy-first = { $shape } debe esperar: primero la segunda copia ({ $due }), o recházala.
isle-not-on-card = { $shape } no se dibuja ahora. Se dibuja: { $due }.
isle-off-boat = { $shape } en { $cell } se saldría del barco.
isle-overlap = { $shape } en { $cell } taparía lo ya dibujado: { $filled }.
isle-not-touching = { $shape } en { $cell } debe tocar otro descubrimiento por un lado.
isle-must-draw = { $shape } cabe en tu barco, así que hay que dibujarlo.

isle-option-players = Cuántos barcos zarpan, de 1 a 6, hasta 12 con un segundo juego; en solitario juegas contra tu hermana.
isle-option-boats = Un barco para cada asiento, del 1 al 6; si no, se reparten al azar.
isle-option-level = La fuerza de tu hermana (1 jugador): cada nivel le da un manuscrito avanzado más.
isle-option-boats-many = Se han elegido { $boats } barcos para { $players } { $players ->
     [one] jugador
    *[other] jugadores
}.
isle-option-boats-twice = El barco { $boat } solo está { $sets ->
     [one] una vez
    *[other] { $sets } veces
}.
isle-option-level-alone = El nivel { $level } es para un jugador, no { $players }.

isle-score-object = Un barco para puntuar es un objeto JSON con «boat» y «pieces».
isle-score-field = No existe el campo «{ $field }» en un barco para puntuar. Los campos son: { $fields }.
isle-score-boat = «boat» debe ser un número de 1 a { $boats }, no «{ $value }».
isle-score-pieces = «pieces» debe ser una lista.
isle-score-piece = La pieza { $piece } debe ser un objeto con «cells».
isle-score-piece-field = La pieza { $piece } no tiene campo «{ $field }». Los campos son: { $fields }.
isle-score-colour = Pieza { $piece }: no existe el color «{ $value }». Los colores son: { $colours }.
isle-score-cells = Pieza { $piece }: «cells» debe nombrar al menos una casilla.
isle-score-cell = Pieza { $piece }: no existe la casilla «{ $cell }» en el barco. Las columnas van de la a a la v, las filas del 1 al 9.
isle-score-cell-twice = La pieza { $piece } nombra { $cell } dos veces.
isle-score-shape = Pieza { $piece }: no existe la forma «{ $value }». Las formas son: { $shapes }.
isle-score-not-shape = La pieza { $piece } ({ $cells }) no tiene la forma { $shape } (un gato tiene color, un tesoro no).
isle-score-no-cat = Pieza { $piece } ({ $cells }): ningún gato ni oshax tiene esta forma.
isle-score-no-treasure = Pieza { $piece } ({ $cells }): ningún tesoro tiene esta forma; un gato necesita «colour».
isle-score-overlap = La pieza { $piece } y la pieza { $other } están ambas en { $cell }.
isle-score-apart = La pieza { $piece } no está unida a la primera por ninguna cadena de piezas en contacto.
isle-score-lessons = «lessons» debe ser una lista de números de 1 a { $lessons }.
isle-score-lesson = No existe el manuscrito «{ $value }»; están numerados del 1 al { $lessons }.
isle-score-lesson-twice = El manuscrito { $lesson } se nombra dos veces.
isle-score-sister = «sister» debe ser un objeto con las listas «colours» y «lessons».
isle-score-sister-colours = Los «colours» de la hermana deben nombrar una vez cada uno de { $colours }, en el orden en que se descubrieron.
isle-score-sister-card = La hermana no tiene la carta «{ $value }», o solo la tiene una vez. Sus cartas: { $cards }.
isle-score-sister-count = La hermana tiene tres manuscritos básicos y como mucho cuatro avanzados, no { $basic } y { $advanced }.

isle-result-rooms = Empate a { count-points }, decidido por habitaciones llenas. Gana: { $winners }.
isle-result-sister-beaten = Ganas a tu hermana, { $points } a { $sister }.
isle-result-sister-wins = Gana tu hermana, { $sister } a { $points }.
isle-result-sister-tie = { count-points } cada uno: empate, y el empate es de tu hermana.

isle-header = Día { $day } de 7. { $name }: { count-points }
isle-sister = Hermana
isle-sister-short = Tu hermana: { $points }
isle-sister-colours = Hermana: { $colours }
isle-counts = { $counts } habit. { $rooms }/7
isle-families = Familias: { $families }
isle-family-short = { $cats } { $colour ->
     [blue] azules
     [green] verdes
     [orange] naranjas
     [purple] morados
    *[red] rojos
}
isle-specials = Esp.: { $specials }
isle-card-lesson = manuscrito { $lesson }
isle-card-choose2 = 2:
isle-ask-choose = Elige una columna (A a D{ $specials }; i muestra las cartas, ? ayuda):
isle-ask-special = ; o una especial: { $forms }
isle-ask-card = ¿Qué carta ahora? ({ $cards }):
isle-ask-draw = Dibuja { $shape } (por ejemplo { $shape }.0 h4; m lista los sitios, Intro vuelve a las teclas):
isle-ask-map = Un tesoro por el mapa (como c2.0 h4), o n para ninguno:
isle-ask-copy = Dibújalo otra vez, o n para no:
isle-ask-done = Tu día está hecho: d lo cierra, u deshace{ $more }:
isle-ask-more = ; aún es posible: { $forms }
isle-ask-over = La partida ha terminado.
isle-keys = { $shape } ({ $gain }): flechas mover, r girar, f voltear, g siguiente sitio, Intro dibujar{ $other }{ $leave }, u deshacer, ? ayuda, q dejarlo, Esc escribir
isle-moves-places = { $shape }: { $count } { $count ->
     [one] sitio
    *[other] sitios
}; los mejores ahora: { $few }
isle-moves-columns = columnas: { $columns }
isle-moves-specials = especiales: { $specials }
isle-moves-cards = cartas: { $cards }
isle-turn-missing = { $shape } se puede girar: escribe también su giro, de { $shape }.0 { $cell } a { $shape }.{ $last } { $cell }.
isle-help-goal = Siete días. Dibuja gatos y tesoros en tu barco: puntúan las familias de 3 o más gatos de un color; las ratas (-1) y las habitaciones con huecos (-5) restan; los manuscritos dan lo que dicen.
isle-help-day = Cada día toma las tres cartas de una columna y resuélvelas en el orden que quieras. Lo que cabe debe dibujarse, tocando algo ya dibujado.
isle-help-draw = Una forma se dibuja con teclas: flechas, r, f, Intro. Escrito: forma, giro y primera casilla, como T5.2 h4. Un gato sobre el mapa de su color da un tesoro común.
isle-help-special = Especiales, una al día y tres por partida: fila 2, cada ABD, extra 7, doble gato, doble tesoro. i muestra las cartas del día con sus formas; 2: ante unas formas quiere decir dos de ellas.
isle-help-signs = En el barco: r una rata, una cifra la habitación de una casilla vacía, ^ la cabeza de un gato, $ un tesoro común, % un tesoro raro, * donde empieza; otros signos separan vecinos de un mismo color. Los gatos (un mapa lleva el mismo signo y un ?): { $colours }
isle-help-lessons = Junto al barco, un manuscrito como 12 3/5 +0: manuscrito 12, 3 por ahora y 5 deseados, aún sin puntos; x3: tres contados.
isle-rule-family = familias
isle-rule-rare = tesoros raros
isle-rule-lesson = manuscritos
isle-rule-rats = ratas
isle-rule-room = habitaciones con huecos
isle-keys-other = , Tab otra forma ({ $shapes })
isle-keys-leave = , n no dibujarlo
isle-keys-no = no cabe aquí
isle-sister-cards = { $cards } (i, s: completo)
isle-ask-nofit = { $shape } no cabe en ningún sitio: n lo salta, u deshace:

# The options in short
isle-option-players-title = Jugadores
isle-option-boats-title = Barcos
isle-option-level-title = Tu hermana
isle-value-boats = barco { $value }
isle-value-level-easy = fácil
isle-value-level-medium = medio
isle-value-level-hard = difícil
isle-value-level-very_hard = muy difícil
isle-value-level-expert = experto

# How the opponents play.

isle-bot-kitten = Dibuja lo que da puntos hoy sin pensar en mañana, y elige según el humor entre los buenos días.
isle-bot-house_cat = Ve un poco de lo que familias, salas y lecciones pueden llegar a ser, y elige sin rigor entre los buenos días.
isle-bot-alley_cat = Sabe lo que vale un barco cuando quedan días, y suele aprovechar bien la jornada.
isle-bot-tiger = Prueba las mejores maneras de tomar las cartas, en todos los órdenes y todos los lugares, y se queda con el mejor día.
isle-bot-master = Prueba dos docenas de maneras de pasar el día y juega las mejores hasta el final en partidas imaginadas.
