# Las palabras comunes a todos los juegos.

game-unknown = No hay ningún juego «{ $game }». Los juegos son: { $games }.
option-unknown = No hay ninguna opción «{ $option }». Las opciones son: { $options }.
option-value = La opción { $option } no puede valer «{ $value }». Admite: { $allowed }.
option-players = { $game } es para { $least } a { $most } jugadores, no para { $players }.
action-kind = «{ $kind }» no es un tipo de acción. Los tipos son: { $kinds }.
action-field = Una acción de tipo «{ $kind }» no tiene el campo «{ $field }».
action-shape = Esta acción de tipo «{ $kind }» no se puede leer: { $why }.
action-number = No hay ninguna acción con el número { $number }.
action-text = «{ $text }» no se puede leer como una acción.
record-shape = Esto no es un registro: su campo «{ $field }» falta o no es del tipo correcto.
record-game = Es un registro de «{ $game }»; se esperaba: { $games }.
record-version = El registro sigue la versión { $version } de las reglas; este programa tiene la versión { $known }.
record-move = La jugada { $number } del registro no se puede leer.
record-turn = La jugada { $number } del registro es del asiento { $seat }, al que no le toca.
record-illegal = La jugada { $number } del registro incumple una regla: { $code }.
record-unfinished = La partida no ha terminado tras sus { $number } jugadas.
record-differs = El campo «{ $field }» del registro no corresponde a sus jugadas.
