# La página alrededor de los tableros.

web-skip = Ir al contenido
web-name = Tabbytop
web-home = Tabbytop: al vestíbulo
web-nav = Ajustes de la página
web-title = Tabbytop: tres juegos de gatos en una mesa
web-language = Idioma
web-language-auto = como el navegador
web-language-en = English
web-language-fr = français
web-language-es = español
web-to-light = Tema claro
web-to-dark = Tema oscuro
web-settings = Ajustes
web-settings-title = Ajustes - Tabbytop
web-settings-here = Estas preferencias se quedan en este navegador.
web-elsewhere = Tus mesas en otro dispositivo
web-elsewhere-more = Un código lleva consigo tu nombre, tu idioma y tus mesas. Sin cuenta.
web-elsewhere-make = Crear un código
web-elsewhere-code = Tu código
web-elsewhere-keep = Introdúcelo en los ajustes del otro dispositivo. Quien lo tenga puede jugar por ti.
web-elsewhere-copied = El código está en el portapapeles.
web-elsewhere-have = Un código de otro dispositivo
web-elsewhere-bring = Traer mis mesas aquí
web-elsewhere-brought = Tus mesas ya están aquí: las encuentras en el vestíbulo.
web-elsewhere-forget = Olvidar el código aquí
web-elsewhere-wrong = Este código no se conoce.
web-more-settings = Ver y oír
web-theme = Tema
web-theme-auto = como el sistema
web-theme-light = claro
web-theme-dark = oscuro
web-motion = Movimiento
web-motion-auto = como el sistema
web-motion-calm = ninguno
web-motion-lively = animado
web-motif = Motivos sin colores
web-motif-more = Cada pieza se reconoce solo por su motivo o su símbolo.
web-sounds = Pequeños sonidos
web-sounds-more = Una puntada por jugada, una campanilla en tu turno, un ronroneo al final.
web-your-name = Tu nombre
web-unofficial = Una adaptación de aficionados, no oficial.
web-credits = Créditos
web-credits-title = Créditos - Tabbytop
web-credits-love = Hecha por amor a los juegos, con sus propias palabras, su código y sus dibujos. No está afiliada ni aprobada por ningún autor ni editorial. ¡Compra los juegos de verdad!
web-credits-calico = Autor: Kevin Russ. Ilustraciones: Beth Sobel. Flatout Games y Alderac Entertainment Group, 2020; edición francesa de Lucky Duck Games.
web-credits-isle_of_cats = Autor: Frank West. Ilustraciones: Dragolisco. The City of Games; edición francesa de Lucky Duck Games.
web-credits-yummy_kitty = Autora: María Alcaraz. Ilustraciones: Oksana Vrzhesnevska. PIF Games, 2023.
web-credits-decks-title = Mazos de la casa
web-credits-decks = Las listas de cartas impresas de Explore & Draw y de Yummy Kitty no son públicas. Donde hubo que inventar una, es un mazo de la casa: un archivo de datos que una lista real puede sustituir.
web-credits-made-title = Código y tipografía
web-credits-made = El código está bajo licencia MIT. Letra: Nunito, bajo SIL Open Font License.
web-hello = Tres juegos de gatos, una mesa
web-hello-more = Con amigos por un enlace, con alguien en tu sofá o contra un bot. Sin cuenta y sin instalar nada.
web-games = Los juegos
web-players-calico = De 1 a 4 jugadores, unos 30 minutos
web-players-isle_of_cats = De 1 a 12 jugadores, unos 30 minutos
web-players-yummy_kitty = De 2 a 5 jugadores, unos 20 minutos
web-players-exactly = { $most ->
     [one] un jugador
    *[other] { $most } jugadores
}
web-players-from-to = De { $least } a { $most } jugadores
web-play = Jugar
web-rules = Reglas
web-rules-title = Reglas: { $game }
web-print = Hojas para imprimir
web-print-title = Para imprimir: { $game }
web-contents = Índice
web-my-tables = Mis mesas
web-state-mine = Te toca
web-state-theirs = Juegan otros
web-state-open = En espera
web-state-over = Terminada
web-more = Ver todas
web-fewer = Ver menos
web-free = silla libre
web-open-tables = Mesas abiertas
web-no-open-tables = Ahora mismo nadie espera compañía. Abre tu propia mesa: elige un juego.
web-sit-down = Sentarse ({ $free } { $free ->
     [one] silla libre
    *[other] sillas libres
})
web-loading = Un momento…
web-not-loaded = Esta parte de la página no se pudo cargar. ¿Está el servidor? Recarga la página para intentarlo de nuevo.
web-no-server = El servidor no responde ahora mismo. Inténtalo dentro de un momento.
web-missing = Aquí no hay nada
web-missing-more = Esta mesa o página no existe, o ya no. Quizá un gato se durmió encima.
web-missing-home = Al vestíbulo
web-new-title = Mesa nueva: { $game }
web-who-plays = ¿Quién juega?
web-seat = Asiento { $number }
web-seat-me = Tú
web-seat-bot = un bot
web-seat-open = un amigo por enlace
web-seat-open-more = Al empezar recibes un enlace para enviar.
web-seat-here = alguien aquí
web-seat-here-more = Os pasáis la pantalla; un telón oculta lo que no es suyo.
web-level = Nivel del bot del asiento { $number }
web-name-of = Nombre del asiento { $number }
web-name-placeholder = nombre
web-names = Milo, Luna, Nala, Oliva, Mochi, Pixel, Michi, Cleo
web-add-seat = Un asiento más
web-remove-seat = Quitar el asiento { $number }
web-public = Mostrar esta mesa en el vestíbulo
web-public-more = Si no, solo quien tenga el enlace puede sentarse.
web-taking-back = Deshacer
web-taking-back-until_shown = la última jugada
web-taking-back-until_shown-more = Mientras no se haya mostrado nada nuevo ni haya empezado el turno de otra persona.
web-taking-back-anything = cualquier cosa (práctica)
web-taking-back-anything-more = Hasta tu última decisión, aunque se hayan mostrado cartas. Una partida de práctica, que no cuenta para nada más.
web-taking-back-never = nada
web-taking-back-never-more = Lo jugado, jugado está, como en un club.
web-practice = Práctica
web-practice-more = En esta partida se puede deshacer cualquier cosa.
web-broken = Esta partida no se puede leer hasta el final: la ves tal como estaba antes de la entrada { $number } de su registro. Su anfitrión puede repararla.
web-start = Empezar la partida
web-start-open = Abrir la mesa
web-options = Reglas de esta mesa
web-options-changed = { $count ->
     [0] las habituales
     [one] una cambiada
    *[other] { $count } cambiadas
}
web-options-usual = Volver a las reglas habituales
web-match-title = { $game } - Tabbytop
web-board = Tablero
web-plain-table = En la mesa
web-plain-yes = sí
web-plain-no = no
web-plain-badge = Victoria
web-beside = Jugadores, puntos y diario
web-at-table = En la mesa
web-you = (tú)
web-away = (ausente)
web-thinks = está pensando…
web-acts = le toca
web-points-short = { $points }
web-points-word = { $points ->
     [one] punto
    *[other] puntos
}
web-your-turn = Te toca, { $name }
web-turn-of = { $count ->
     [one] Le toca a { $names }
    *[other] Aún juegan: { $names }
}
web-over = La partida ha terminado
web-sending = guardando…
web-watching = estás mirando
web-undo = Deshacer
web-actions = Todo lo que puedes hacer ahora
web-actions-short = Jugadas
web-actions-none = Ahora mismo no tienes nada que decidir.
web-actions-seek = Buscar
web-actions-count = { $count ->
     [one] una jugada
    *[other] { $count } jugadas
}
web-gain = { $sign }{ $points } { $points ->
     [one] punto
    *[other] puntos
}
web-places = { $piece }, giro { $turn }: { $count ->
     [one] un lugar
    *[other] { $count } lugares
}
web-react = Decir algo
web-react-short = Decir
web-keys = Teclas
web-score = Puntos
web-score-of-whom = Los puntos de quién
web-score-option = { $name }: { $points }
web-score-hint = Señala una línea: lo que la ganó se ilumina.
web-score-pad = Hoja de puntos
web-no-points-yet = Todavía no hay puntos.
web-total = Total
web-log = Lo que ha pasado
web-log-empty = Nada todavía.
web-table = Esta mesa
web-line-lost = Se ha cortado la conexión
web-line-mending = Reconectando; no se pierde nada.
web-on-its-way = En camino…
web-on-its-way-what = En camino: { $action }
web-on-its-way-here = en camino
web-here = en línea
web-gone-never = aún no en línea
web-gone-now = sin conexión
web-gone-minutes = sin conexión desde hace { $minutes } min
web-gone-hours = sin conexión desde hace { $hours } h
web-gone-days = { $days ->
     [one] sin conexión desde hace { $days } día
    *[other] sin conexión desde hace { $days } días
}
web-waiting-for = A la espera de { $names }
web-line-found = La conexión ha vuelto.
web-you-are-away = Te has levantado; un bot juega por ti.
web-come-back = Volver a sentarse
web-leave = Dejar la mesa
web-leave-match = Ausentarse un rato
web-leave-more = Quien se ausenta puede volver; un bot juega mientras tanto. Quien abandona deja el asiento al bot.
web-give-up = Abandonar
web-give-up-sure = ¿Abandonar? Un bot jugará tu asiento hasta el final.
web-close = Cerrar
web-rule = Regla { $section }
web-waiting = { $free ->
     [one] Falta una persona más.
    *[other] Faltan { $free } personas más.
}
web-join = Sentarse
web-invite = Enlace a esta mesa
web-invite-more = Envíalo a un amigo. Quien lo abre ocupa una silla libre, o mira.
web-copy = Copiar
web-copied = Copiado
web-copied-more = El enlace está en tu portapapeles.
web-curtain = Ahora le toca a { $name }
web-curtain-more = Pasad la pantalla. Los demás miran a otro lado.
web-curtain-lift = Soy { $name }
web-said-reaction = { $name }: { $reaction }
web-said-joined = { $name } se sienta.
web-said-undo = { $name } deshace una jugada.
web-said-left = { $name } se ausenta un rato.
web-said-back = { $name } ha vuelto.
web-said-gave-up = { $name } abandona; sigue un bot.
web-said-rematch = { $name } propone la revancha.
web-badge = { $badge }: { $names }
web-every-line = Cada línea
web-result-points = Gana con { $points } { $points ->
     [one] punto
    *[other] puntos
}: { $names }.
web-result-shared = Victoria compartida con { $points } { $points ->
     [one] punto
    *[other] puntos
}: { $names }.
web-result-alone = { $points } { $points ->
     [one] punto
    *[other] puntos
}.
web-rematch = Jugar otra vez
web-rematch-made = Hay una mesa nueva con las mismas personas.
web-rematch-go = Ir allí
web-to-lobby = Al vestíbulo
web-picture-of = El tablero de quién
web-picture-png = Imagen (PNG)
web-picture-svg = Imagen (SVG)
web-replay = Repetición
web-replay-step = Paso de la partida
web-replay-at = { $step } de { $steps }
web-replay-start = El comienzo.
web-replay-close = Fin de la repetición
web-run = Reproducir
web-pause = Pausa
web-shortcuts = Teclas
web-shortcuts-more = El tablero tiene una sola parada de Tab: dentro se mueve con las flechas. Todo puede hacerse también desde la lista de jugadas.
web-shortcut-help = esta lista
web-shortcut-undo = deshacer tu última jugada
web-shortcut-actions = todas las jugadas con palabras
web-shortcut-score = abrir o plegar los puntos
web-shortcut-rules = las reglas
web-shortcut-news = volver a oír lo que acaba de pasar
web-shortcut-tab = a la siguiente parte de la página
web-shortcut-arrows = moverse por el tablero
web-shortcut-enter = elegir
web-shortcut-escape = soltar, cerrar
web-key-tab = Tab
web-key-arrows = flechas
web-key-enter = Intro
web-key-escape = Esc
web-lesson = Primera partida
web-lesson-step = Paso { $step } de { $steps }
web-lesson-skip = Saltar la lección
web-lesson-next = Siguiente
web-lesson-done = Seguir jugando
web-lesson-start = Aprender jugando
