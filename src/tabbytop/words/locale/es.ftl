# Las palabras comunes a todos los juegos.

game-unknown = No hay ningún juego «{ $game }». Los juegos son: { $games }.
game-no-score-input = Aquí no se pueden contar mesas de «{ $game }» jugadas en la vida real.
option-unknown = No hay ninguna opción «{ $option }». Las opciones son: { $options }.
option-value = La opción { $option } no puede valer «{ $value }». Admite: { $allowed }.
option-players = { $game } es para { $least } a { $most } jugadores, no para { $players }.
action-kind = «{ $kind }» no es un tipo de acción. Los tipos son: { $kinds }.
action-field = Una acción de tipo «{ $kind }» no tiene el campo «{ $field }».
action-shape = Esta acción de tipo «{ $kind }» no se puede leer: { $wrong }.
action-number = No hay ninguna acción con el número { $number }.
action-text = «{ $text }» no se puede leer como una acción.
record-shape = Esto no es un registro: su campo «{ $field }» falta o no es del tipo correcto.
record-game = Es un registro de «{ $game }»; se esperaba: { $games }.
record-version = El registro sigue la versión { $version } de las reglas; este programa tiene la versión { $known }.
record-move = La jugada { $number } del registro no se puede leer.
record-turn = La jugada { $number } del registro es del asiento { $seat }, al que no le toca.
record-illegal = La jugada { $number } del registro incumple una regla: { $code }.
record-unfinished = La partida no ha terminado tras { $number } { $number ->
    [one] jugada
   *[other] jugadas
}.
record-differs = El campo «{ $field }» del registro no corresponde a sus jugadas.
bot-unknown = No hay ningún bot «{ $bot }». Los bots son: { $bots }.

# La línea de comandos.

cli-usage = Uso:
cli-options = Opciones
cli-commands = Comandos
cli-about = Tres juegos de gatos en una misma mesa: reglas, rivales, registros. Juegos: { $games }. Una adaptación no oficial, hecha por aficionados.
cli-lang = El idioma de todos los textos; si no, el de tu sistema.
cli-help = Mostrar esta página.
cli-version = Mostrar la versión y si se usan las tablas compiladas.
cli-mode-compiled = compilado
cli-mode-plain = Python sin compilar
cli-mode-mixed = compilado en parte
cli-no-option = No hay ninguna opción { $option }; consulta --help.
cli-no-command = No hay ningún comando «{ $name }». Los comandos son: { $commands }.
cli-extra = Sobran palabras: { $words }; consulta --help.
cli-missing = Falta { $name }; consulta --help.
cli-bad-value = El valor de { $name } no es válido; admite: { $why }.
cli-option-value = La opción { $option } necesita un valor; solo los indicadores van sin él; consulta --help.
cli-mistake = { $why }
cli-bad-lang = No hay ningún idioma «{ $language }». Los idiomas son: { $languages }.
cli-interrupted = Detenido.
cli-option-pair = Una opción del juego se escribe nombre=valor, no «{ $pair }».
cli-file = No se puede leer el archivo { $file }.
cli-file-write = No se puede escribir el archivo { $file }.
cli-json = { $file } no es JSON válido: { $why }.
cli-json-line = La línea { $line } de { $file } no es JSON válido: { $why }.
cli-no-text = { $file } no es texto en UTF-8.
cli-bom = { $file } empieza con una marca de orden de bytes (BOM), que JSON no admite. Guárdalo en UTF-8 sin ella.
cli-deep = { $file } está anidado a demasiada profundidad.
cli-empty = { $file } está vacío.

cli-players = Cuántos jugadores; si no, el número habitual del juego.
cli-bots = Quién juega: uniform, greedy, o un nivel de kitten a master; una lista se reparte por los asientos en orden.
cli-games = Cuántas partidas (100).
cli-seed = La primera semilla; cada partida toma la siguiente (0).
cli-option = Una opción del juego, nombre=valor; puede repetirse. `play JUEGO --options` las enumera.
cli-out = Escribir aquí los registros, un objeto JSON por línea.
cli-jobs = Cuántos procesos (0: uno por núcleo).
cli-cluster = La dirección de un planificador Dask donde jugar, como tcp://127.0.0.1:8786.
cli-json-flag = Mostrar JSON en vez de tablas.
cli-simulate = Jugar muchas partidas entre bots, resumirlas y guardar sus registros.
cli-uncompiled = Las tablas no están compiladas en esta máquina: cuenta con una centésima parte de la velocidad.
cli-cluster-lost = No se puede conectar con { $address }: { $why }.
cli-no-cluster = Jugar en un clúster necesita más paquetes: pip install "tabbytop[cluster]".
cli-written = { $games } { $games ->
    [one] registro escrito
   *[other] registros escritos
} en { $file }.
cli-stopped = Detenido tras { $games } de { $wanted } partidas; no se pierde nada de lo jugado.
cli-progress-games = partidas
cli-summary = { $games } { $games ->
    [one] partida
   *[other] partidas
}
cli-column-seat = asiento
cli-column-bot = jugador
cli-column-mean = media
cli-column-sd = desviación
cli-column-least = mín.
cli-column-most = máx.
cli-column-wins = victorias
cli-column-line = por qué
cli-column-cells = dónde
cli-column-points = puntos
cli-total = total

cli-score = Puntuar una mesa real, escrita en JSON (un archivo, o - para la entrada estándar).
cli-score-title = Puntuación

cli-replay = Recorrer un registro, o comprobarlo.
cli-verify = Reproducir cada registro del archivo y comparar su final y sus puntuaciones.
cli-record = Qué registro del archivo recorrer, desde 1 (1).
cli-record-number = No hay registro { $number } en este archivo; contiene { $records }.
cli-verifying = comprobando
cli-bad-record = { $file }, línea { $line }: { $why }
cli-verified = { $good } de { $records } { $records ->
    [one] registro correcto
   *[other] registros correctos
}; reproducido: { count-moves }.
cli-replay-prompt = Jugada { $at } de { $moves }. Intro: siguiente, b: atrás, un número: ir allí, q: salir.

cli-play = Jugar una partida entera en la terminal.
cli-people = Cuántas personas hay ante esta pantalla (1); los bots toman los otros asientos.
cli-names = Sus nombres, separados por comas.
cli-bots-play = Quién toma los otros asientos: uniform, greedy, o un nivel (kitten, house_cat, alley_cat, tiger, master); o una lista.
cli-seed-play = Una palabra o un número que fija todo el azar.
cli-save-file = Dónde se guarda la partida; si no, en tu carpeta de datos.
cli-new = Empezar de nuevo aunque quede una partida sin terminar.
cli-list-options = Enumerar las opciones del juego y salir.
cli-people-many = { $people } personas no caben en { $players } { $players ->
    [one] asiento
   *[other] asientos
}.
cli-name = «{ $name }» no puede ser un nombre aquí: 30 letras como mucho, y no el nombre de un bot.
cli-you = Tú
cli-person = Jugador
cli-continue = Hay una partida sin terminar: { $seats }, { count-moves }. ¿Seguir con ella? [S/n] (n: partida nueva; la antigua queda aparte)
cli-welcome = En la mesa: { $seats }. Escribe ? para la ayuda, q para dejar la partida.
cli-put-aside = La partida queda guardada en { $file }. Para continuarla:
cli-kept = El registro de esta partida está en { $file }.
cli-curtain = Le toca a { $name }. Los demás miran a otro lado; pulsa Intro.
cli-ask-help = Escribe ? para la ayuda.
cli-rule = Regla { $section }: escribe r { $section } para leerla.
cli-undone = Deshecho.
cli-undo = Lo que se puede deshacer: tu última jugada mientras no se muestre nada nuevo (until_shown), cualquier cosa (anything: práctica, una sola persona), nada (never).
cli-help-common = Intro: ver la mesa otra vez   h: qué haría un maestro y por qué   m: jugadas posibles, con los puntos cuando son seguros   s: tu puntuación línea por línea, s 2: la del asiento 2   o 2: la mesa del asiento 2   l: qué ha pasado desde tu último turno   r 5.1: una regla   u: deshacer   q: dejarlo
cli-which-seat = ¿Qué asiento? Escribe { $command } y un número de 1 a { $players }.
cli-no-section = No hay sección { $section } en las reglas.
cli-result-points = Victoria con { count-points }: { $winners }.
cli-result-shared = Victoria compartida con { count-points }: { $winners }.
cli-result-alone = { count-points }.

cli-bench = Las cifras publicadas: la velocidad de las reglas, medida ahora.
cli-bench-what = Qué medir.
cli-bench-peers = Medir un par al lado: Catanatron para el motor, boardgame.io para el servidor.
cli-bench-seconds = Segundos de procesador para cada cifra (1).
cli-bench-out = Escribir también la tabla en Markdown aquí.
cli-bench-measuring = midiendo
cli-bench-title = Motor, por segundo de procesador ({ $mode })
cli-bench-no-reference = Sin g++ o sin las fuentes no hay referencia C++ con la que comparar.
cli-bench-no-node = La comparación con boardgame.io necesita Node con npm y el código fuente de Tabbytop.
cli-bench-no-peers = Catanatron no está instalado aquí: pip install catanatron.
cli-bench-game = Solo este juego; puede repetirse.
cli-bench-games = partidas al azar, compilado
cli-bench-moves = jugadas al azar, compilado
cli-bench-reference-games = partidas al azar, referencia C++
cli-bench-ratio = compilado : C++ (mediana, misma medición)
cli-bench-plain-games = partidas al azar, Python sin compilar
cli-bench-steps = pasos por el protocolo Game
cli-bench-plain-steps = pasos por el protocolo Game, sin compilar
cli-bench-clone-ns = una copia, ns
cli-bench-legal-ns = listar las acciones permitidas, ns
cli-bench-view-us = construir una vista, µs
cli-bench-peer = Catanatron en la misma medición: { $moves } jugadas al azar por segundo de procesador; aquí: { $times } veces más.
cli-name-line = { $name }: { $text }
cli-small = Esta mesa necesita 80 columnas y 24 líneas; la tuya tiene { $width } × { $height }. Pulsa Intro.
cli-that-was = Era la mesa de { $name }; Intro muestra la tuya.
cli-which-section = Escribe r y un número, por ejemplo r 5.1.
cli-ask-end = Intro sale; s 1: una hoja línea por línea; o 1: la mesa del asiento 1.
cli-metavar-game = JUEGO
cli-metavar-file = ARCHIVO
cli-bench-placing-ns = todos los sitios de una forma, ns
cli-kept-aside = La partida anterior está ahora en { $file }.
cli-places = Puestos por asiento: { $places }.

# The house and its server.

serve-help = Servir los juegos por HTTP y WebSocket.
serve-host = Dirección en la que escuchar (127.0.0.1).
serve-port = Puerto (8000).
serve-database-option = Base de datos: sqlite:///ARCHIVO o postgresql://... (sqlite:///tabbytop.db).
serve-broker-option = Mensajero entre procesos: redis://... o postgresql://...; PostgreSQL no necesita otro.
serve-workers = Procesos del servidor (1); varios necesitan PostgreSQL.
serve-address = Tabbytop está en { $url }
serve-workers-sqlite = { $workers } procesos no pueden compartir un archivo SQLite: usa --database postgresql://..., o --workers 1.
serve-database = No hay acceso a una base del tipo «{ $kind }»: se conocen sqlite y postgresql.
serve-no-driver = { $title } necesita un controlador que no está instalado: pip install "{ $extra }"
serve-broker = No hay mensajero del tipo «{ $url }»: se conocen redis y postgresql.
host-stale = La mesa ha avanzado: está en el número { $version }.
host-busy = La mesa está muy ocupada; inténtalo otra vez.
host-not-started = Aún no están todos sentados.
undo-never = Esta mesa juega sin deshacer.
undo-nothing = No hay nada que deshacer: aún no has jugado.
undo-shown = Ya es tarde para deshacerlo: se ha mostrado algo nuevo desde entonces.
undo-relied-on = Ya es tarde para deshacerlo: desde entonces ha empezado el turno de otra persona.
host-practice-alone = Deshacer cualquier cosa es para practicar: una sola persona, sola o con bots.
host-broken = El registro de la mesa { $match } no se puede leer a partir de la entrada { $number }. La ves tal como estaba justo antes; su anfitrión puede repararla con «tabbytop doctor».
host-no-match = No existe esa mesa.
host-full = No queda ninguna silla libre en esta mesa.
host-over = La partida ha terminado, o este asiento ya se ha rendido.
host-not-over = La partida aún no ha terminado.
host-reaction = No hay reacción «{ $reaction }». Las reacciones son: { $reactions }.
host-name = Un nombre tiene de 1 a { $most } signos imprimibles.
host-chairs = Se dieron { $chairs } sillas para { $players } jugadores.
host-chair-kind = Una silla es me, here, open o bot, no «{ $kind }».
host-nobody = Al menos una silla debe ser tuya.
server-rate = Demasiadas peticiones; espera un momento.
server-size = La petición es demasiado grande.
server-tables = Demasiadas mesas desde tu dirección; inténtalo más tarde.
server-shape = La petición no se puede leer: { $field }.
server-no-page = La página no forma parte de esta instalación: no se pudo construir. El terminal (tabbytop play) y el protocolo (/docs) funcionan; `python3 run.py` con acceso a la red construye la página.
server-missing = Aquí no hay nada.
server-method = Esto no se puede hacer aquí.
server-request = La petición no se puede atender.
server-token = Hace falta el secreto de un asiento de esta mesa.
server-seat = Este secreto no es el de ese asiento.
host-react-hello = ¡Hola!
host-react-well_played = ¡Bien jugado!
host-react-thanks = ¡Gracias!
host-react-oops = Ups.
host-react-thinking = Déjame pensar…
host-react-purr = Ronroneo.
host-react-again = ¿Otra?
host-react-goodbye = ¡Adiós!

server-your-turn = { $game }: es tu turno.
server-guest = Hace falta el secreto de un perfil de invitado.
server-fault = Algo ha fallado aquí; nada de tu mesa se ha perdido. Inténtalo de nuevo. (Informe { $report })
server-depth = Este JSON está demasiado anidado.
server-slow = La petición ha tardado demasiado en llegar.
server-json = Esto no es JSON.
host-too-much = Ya basta: un asiento puede llegar, irse, reaccionar y deshacer { $most } veces por partida.
host-language = «{ $language }» no es uno de los idiomas: { $languages }.
host-webhook = Un webhook es una dirección http o https de 500 caracteres simples como mucho.
host-away-bot = Quien no está necesita un sustituto: elige `stand_in` junto con `away_after`.
host-old-rules = Esta partida empezó con la versión { $version } de las reglas; ahora se juega con la versión { $known }. No puede continuar y se ha cerrado.
host-old-replay = Esta partida se jugó con la versión { $version } de las reglas; ahora se juega con la versión { $known }. Se guardó su final, pero sus jugadas ya no se pueden mostrar.
host-old-end = Esta partida se jugó con la versión { $version } de las reglas; ahora se juega con la versión { $known }. Su final no se guardó y sus jugadas ya no se pueden mostrar.
host-newer-rules = Esta partida necesita la versión { $version } de las reglas; este servidor tiene la versión { $known }.
server-away = Las mesas están fuera de alcance en este momento. No se ha perdido nada de lo confirmado; vuelve a intentarlo en un momento.
bot-uniform = Al azar
bot-uniform-about = Juega cualquier cosa permitida.
bot-greedy = Gato glotón
bot-greedy-about = Toma lo que más da ahora mismo y nunca mira más allá.
record-seed-hash = la semilla no es aquella cuya huella se mostró al empezar la partida
cli-export = Escribe todas las partidas e invitados de una base en un archivo, una línea de JSON cada uno.
cli-export-records = solo las partidas terminadas, como registros para `replay`
cli-exporting = exportando
cli-exported = Hay { $lines } líneas en { $file }.
cli-import = Lee partidas e invitados de un archivo así en una base; se comprueba cada jugada.
cli-importing = importando
cli-imported = Nuevos: { $matches } partidas, { $guests } invitados. Ya estaban: { $known }.
cli-prune = Quita de una base las mesas que nunca empezaron (tras 30 días) y las partidas terminadas (tras TABBYTOP_KEEP_DAYS).
cli-prune-dry-run = solo decir qué se quitaría
cli-pruning = quitando
cli-pruned = Quitadas: { $never_began } mesas que nunca empezaron, { $finished } partidas terminadas.
cli-prune-would = Por quitar: { $never_began } mesas que nunca empezaron, { $finished } partidas terminadas. No se ha cambiado nada.
cli-database = La base de datos no se puede abrir o leer.
import-line = { $file }, línea { $line }: { $why } No se ha importado nada.
import-shape = No es una línea de `tabbytop export`.
import-log = El registro de la partida { $match } no cuadra en la entrada { $number }.
import-differs = La partida { $match } ya está y ha seguido otro camino.
cli-bench-tables = para `server`: cuántas mesas abiertas con cuatro conexiones cada una (1000)
cli-bench-moves-per-second = jugadas en disco y confirmadas, por segundo
cli-bench-p50-ms = demora de la respuesta, la mitad en menos de, ms
cli-bench-p95-ms = demora de la respuesta, el 95 % en menos de, ms
cli-bench-cpu-ms-per-move = procesador del servidor por jugada, ms
cli-bench-told-per-second = conexiones avisadas de una jugada, por segundo
cli-bench-bot-moves = jugadas de los bots mientras tanto
cli-bench-matches-played = partidas
cli-bench-entries = entradas del registro, por partida
cli-bench-kb-a-match = en disco, kB por partida
cli-bench-gb-100-000 = en disco, GB para 100 000 partidas
cli-bench-memory-mb = memoria del servidor, MB
cli-bench-kb-a-socket = memoria de una conexión, kB
cli-bench-kb-again-a-socket = memoria de otras tantas tras cerrarlas, kB cada una
cli-bench-tables-open = mesas a la vez
cli-bench-requests = peticiones
cli-bench-refused = rechazadas (429)
cli-bench-times-normal = mediana : mediana a solas
cli-bench-stored-tables = mesas en la base de datos
cli-bench-moves-made = jugadas
cli-bench-failed-moves = jugadas que fallaron
cli-bench-export-seconds = exportación de todas las mesas, s
cli-bench-noticed-seconds = advertido tras, s
cli-bench-back-seconds = listo de nuevo tras, s
# Los rivales.

bot-kitten = Gatito
bot-house_cat = Gato doméstico
bot-alley_cat = Gato callejero
bot-tiger = Tigre
bot-master = Maestro
train-untaught = No se aprende nada para «{ $game }». Juegos con entrenamiento: { $games }.
train-checkpoint = { $file } pertenece a otro entrenamiento; da otro --checkpoint o bórralo.
arena-other = { $file } habla de otro torneo; da otro --json o bórralo.
cli-arena = Enfrentar bots con las mismas semillas en todos los asientos; medias, victorias y Elo con sus intervalos.
cli-arena-bots = Los bots que se enfrentan: uniform, greedy, kitten, house_cat, alley_cat, tiger, master.
cli-arena-games = Partidas de cada grupo de bots que llena una mesa (100).
cli-arena-seconds = Segundos de procesador que un bot puede pensar un turno.
cli-arena-iterations = Partidas que un bot puede imaginar por turno; igual en toda máquina.
cli-arena-luck = Medir también la suerte del robo y quitarla de los puntos (Calico).
cli-arena-json = Escribir aquí el resultado en JSON, y cada partida al lado (FILEl); la misma orden sigue donde se detuvo.
cli-arena-plot = Escribir aquí una imagen de la clasificación (SVG).
cli-arena-out = Escribir también las tablas en Markdown aquí, entre sus marcas.
cli-arena-column-bot = bot
cli-arena-column-matches = partidas
cli-arena-column-points = puntos
cli-arena-column-corrected = puntos sin suerte
cli-arena-column-spread = dispersión
cli-arena-column-tenths = 10–90 %
cli-arena-column-parts = { $rules }
cli-arena-column-wins = victorias
cli-arena-column-elo = Elo (95 %)
cli-arena-column-cpu = ms de procesador por acción
cli-arena-column-duel = pareja
cli-arena-column-seeds = semillas
cli-arena-column-margin = ventaja
cli-train = Aprender los pesos de los bots de un juego desde cero, jugando contra sí mismos.
cli-train-epochs = Cuántas épocas; si falta, tantas como los pesos del paquete.
cli-train-seed = La semilla del entrenamiento (1).
cli-train-checkpoint = Dónde se guarda el entrenamiento, para poder parar y seguir (GAME.checkpoint).
cli-train-out = Dónde se escriben los pesos (GAME.bin).
cli-trained = { $epochs } { $epochs ->
    [one] época hecha
   *[other] épocas hechas
}, { $seconds } s de procesador esta vez; los pesos están en { $file }.
cli-progress-epochs = épocas
cli-decimal = ,
cli-hints = Lo que haría un maestro. El número: puntos de más al final, contando las opciones de ganar, frente a la media de lo pensado.
cli-hint = { $number }. { $action } · { $gain }{ $why }
cli-hint-alone = { $action }{ $why }
cli-hint-sure = { $points ->
    [one] { $points } punto al momento
   *[other] { $points } puntos al momento
}
cli-hint-for = por { $lines }
cli-hint-against = a costa de { $lines }
cli-arena-column-budget = procesador por turno
cli-arena-column-turn = ms de procesador por turno
cli-arena-column-share = del omnisciente
cli-bench-matches = Partidas para cada fila de `bench bots` (100); los bots lentos juegan menos.
cli-bench-keep = `bench bots`: guardar cada partida en esta carpeta; la misma orden sigue desde ahí.

count-points = { $points } { $points ->
    [one] punto
   *[other] puntos
}
count-moves = { $moves } { $moves ->
    [one] jugada
   *[other] jugadas
}
cli-thinking = { $name } está pensando ...
cli-look = Mira el resultado; Intro oculta tu mesa.
cli-to-scores = La partida ha terminado. Intro muestra las puntuaciones.
cli-more = Intro: más; q: basta; o una orden.
cli-no-log = Aún no ha pasado nada.
cli-enter-table = Intro vuelve a mostrar la mesa.
cli-end-unknown = «{ $text }» no significa nada aquí: escribe s u o y un asiento, o solo Intro.
cli-gain = { $gain } { $points ->
    [one] punto
   *[other] puntos
}
cli-metavar-database = BASE
cli-doctor = Comprueba que cada partida de una base se puede leer hasta su última entrada; repara las que no.
cli-doctor-repair = Corta el registro antes de la primera entrada ilegible, tras guardar una copia de toda la partida.
cli-doctor-copy = Dónde van las copias (tabbytop-broken.jsonl).
cli-doctor-json = Los resultados en JSON.
cli-doctor-checking = Comprobando partidas
cli-doctor-log = { $match } ({ $game }): la entrada { $number } no se sigue de las anteriores
cli-doctor-row = { $match } ({ $game }): el resumen de la partida difiere de su registro
cli-doctor-version = { $match } ({ $game }): jugada con reglas anteriores, sin comprobar
cli-doctor-game = { $match }: aquí no hay ningún juego «{ $game }», sin comprobar
cli-doctor-sum = { $matches ->
    [one] 1 partida comprobada
   *[other] { $matches } partidas comprobadas
}, { $ill ->
    [0] todo en orden.
    [one] 1 dañada.
   *[other] { $ill } dañadas.
}
cli-doctor-mended = Reparado; lo que había antes queda en { $file }.
cli-plain-ask = Un número del 1 al { $most }, o una jugada tal como está entre paréntesis.
cli-plain-number = No hay jugada número { $number }; van del 1 al { $most }.
cli-plain-help = Escribe el número de una jugada, o la jugada tal como está entre paréntesis; m las muestra todas.
