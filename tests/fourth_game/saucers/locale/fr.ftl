saucers-title = Soucoupes
saucers-about = Trois soucoupes de lait sont servies : buvez la plus pleine avant les autres.
saucers-option-players = Combien de chats il y a, de 1 à 4.
saucers-option-players-title = Joueurs
saucers-option-naps = Si chaque chat a droit à une sieste.
saucers-option-naps-title = Siestes
saucers-over = La partie est finie : tout le lait est bu.
saucers-turn = C’est le tour de la place { $seat }.
saucers-awake = Ce chat ne peut pas faire la sieste : on joue sans, ou il a eu la sienne.
saucers-gap = Il n’y a pas de lait à l’endroit { $place }.
saucers-no-move = « { $text } » n’est pas un coup. Les coups sont : drink 1, drink 2, drink 3, nap.
saucers-action-drink = Boire à l’endroit { $place }
saucers-action-nap = Faire la sieste
saucers-event-drank = { $name } : { $drops ->
    [one] une goutte
   *[other] { $drops } gouttes
} de lait.
saucers-event-napped = { $name } : fait la sieste, et les soucoupes sont balayées.
saucers-event-over = Tout le lait est bu.
saucers-line-milk = lait de { $saucers ->
    [one] une soucoupe
   *[other] { $saucers } soucoupes
}
saucers-line-awake = jamais fait la sieste
saucers-rule-milk = Lait
saucers-rule-awake = Éveillé
saucers-field-open = Servies
saucers-field-pile = Dans la pile
saucers-field-swept = Balayées
saucers-field-drunk = Bues
saucers-field-napped = A fait la sieste
