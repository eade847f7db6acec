# Les mots communs à tous les jeux.

game-unknown = Il n'y a pas de jeu « { $game } ». Les jeux sont : { $games }.
option-unknown = Il n'y a pas d'option « { $option } ». Les options sont : { $options }.
option-value = L'option { $option } ne peut pas valoir « { $value } ». Valeurs admises : { $allowed }.
option-players = { $game } se joue de { $least } à { $most }, pas à { $players }.
action-kind = « { $kind } » n'est pas une sorte d'action. Les sortes sont : { $kinds }.
action-field = Une action de sorte « { $kind } » n'a pas de champ « { $field } ».
action-shape = Cette action de sorte « { $kind } » est illisible : { $why }.
action-number = Il n'y a pas d'action de numéro { $number }.
action-text = « { $text } » ne se lit pas comme une action.
record-shape = Ce n'est pas un enregistrement : son champ « { $field } » manque ou n'a pas le bon type.
record-game = C'est un enregistrement de « { $game } » ; attendu : { $games }.
record-version = L'enregistrement suit la version { $version } des règles ; ce programme a la version { $known }.
record-move = Le coup { $number } de l'enregistrement est illisible.
record-turn = Le coup { $number } de l'enregistrement est de la place { $seat }, dont ce n'est pas le tour.
record-illegal = Le coup { $number } de l'enregistrement enfreint une règle : { $code }.
record-unfinished = La partie n'est pas finie après ses { $number } coups.
record-differs = Le champ « { $field } » de l'enregistrement ne correspond pas à ses coups.
