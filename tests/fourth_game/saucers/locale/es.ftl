saucers-title = Platitos
saucers-about = Hay tres platitos de leche servidos: bebe el más lleno antes que los demás.
saucers-option-players = Cuántos gatos hay, de 1 a 4.
saucers-option-players-title = Jugadores
saucers-option-naps = Si cada gato puede echar una siesta.
saucers-option-naps-title = Siestas
saucers-over = La partida ha terminado: no queda leche.
saucers-turn = Es el turno del asiento { $seat }.
saucers-awake = Este gato no puede dormir: se juega sin siestas, o ya ha echado la suya.
saucers-gap = No hay leche en el sitio { $place }.
saucers-no-move = «{ $text }» no es una jugada. Las jugadas son: drink 1, drink 2, drink 3, nap.
saucers-action-drink = Beber en el sitio { $place }
saucers-action-nap = Echar la siesta
saucers-event-drank = { $name }: { $drops ->
    [one] una gota
   *[other] { $drops } gotas
} de leche.
saucers-event-napped = { $name }: duerme, y se barren los platitos.
saucers-event-over = No queda leche.
saucers-line-milk = leche de { $saucers ->
    [one] un platito
   *[other] { $saucers } platitos
}
saucers-line-awake = no ha dormido
saucers-rule-milk = Leche
saucers-rule-awake = Despierto
saucers-field-open = Servidos
saucers-field-pile = En el montón
saucers-field-swept = Barridos
saucers-field-drunk = Bebidos
saucers-field-napped = Ha dormido
