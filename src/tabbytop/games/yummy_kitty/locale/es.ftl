# Yummy Kitty

yummy-title = Yummy Kitty
yummy-about = Tú tienes la comida y los demás ven tus gatos: atrae los suyos a tu comedero, y cuidado con los ratones.

yummy-animal-orange = Atigrado naranja
yummy-animal-calico = Calicó
yummy-animal-american = Americano de pelo corto
yummy-animal-siamese = Siamés
yummy-animal-black = Gato negro
yummy-animal-angora = Angora turco
yummy-animal-british = Británico de pelo corto
yummy-animal-fortune = Gato de la fortuna
yummy-animal-dog = Perro
yummy-animal-mouse = ratón
yummy-type-orange = naranja
yummy-type-calico = calicó
yummy-type-american = americano
yummy-type-siamese = siamés
yummy-type-black = negro
yummy-type-angora = angora
yummy-type-british = británico
yummy-type-fortune = fortuna

yummy-food-koi1 = carpa 1
yummy-food-koi2 = carpa 2
yummy-food-mouse = ratón
yummy-food-yarn = ovillo

yummy-bowl = comedero
yummy-colony = colonia
yummy-hand = mano
yummy-pile = mazo
yummy-excluded = pila de excluidos
yummy-protection = protección felina
yummy-mice = ratones atrapados
yummy-dogs = perros
yummy-cost = coste
yummy-yarn-icon = símbolo de ovillo
yummy-paid = pagada

yummy-wish-orange = según el tamaño de la colonia: 1 vale -1, 2 vale 2, 3 vale 3, 4 vale 7, 5 o más vale 11
yummy-wish-calico = la colonia mayor 7, la segunda 5; empate en la primera 5 cada una, en la segunda 0
yummy-wish-american = 2 puntos cada uno; al llegar se toma una carta del mazo
yummy-wish-siamese = 1 punto cada uno
yummy-wish-black = atrapa ratones, 1 punto por cada uno
yummy-wish-angora = se une a cualquiera de tus colonias; no da puntos propios
yummy-wish-british = 1 punto por cada raza de tu comedero
yummy-wish-fortune = si lo robas, sale de la partida y llega en su lugar la primera carta del mazo
yummy-wish-dog = acompaña al gato que se roba de su mano; al final cuesta puntos

yummy-place-first = la mayor
yummy-place-tied = empatada como mayor
yummy-place-second = la segunda
yummy-place-none = sin puesto

yummy-line-orange = colonia de atigrados naranjas, { $cats }
yummy-line-calico = colonia de calicós, { $cats }: { $place }
yummy-line-american = Americano de pelo corto, { $cats } × 2
yummy-line-siamese = Siamés, { $cats } × 1
yummy-line-black = { $cats ->
    [0] ratones atrapados, { $mice }, sin Gato negro
   *[other] ratones atrapados por los Gatos negros, { $mice } × 1
}
yummy-line-british = Británico de pelo corto, { $cats } × { $breeds } { $breeds ->
    [one] raza
   *[other] razas
}
yummy-line-dogs = perros, { $dogs }

yummy-event-stored = { $name }: { $cards } { $cards ->
    [one] carta guardada
   *[other] cartas guardadas
}.
yummy-event-aimed = { $name }: apunta a un gato: { $animal }, coste { $cost }.
yummy-event-chose = { $name }: el angora se unirá a la colonia { $colony }.
yummy-event-put = { $name }: carta { $card } ({ $food }) puesta para pagar.
yummy-event-robbed = { $name }: { $animal } atraído (mano: { $owner }).
yummy-event-robbed-own = { $name }: { $animal } atraído de tu mano, con tu { $food }.
yummy-event-fetched = { $name }: { $animal } atraído de la pila de excluidos.
yummy-event-guarded = { $name }: recibe la protección felina.
yummy-event-dog-own = { $name }: { $dogs ->
    [one] viene también un perro tuyo
   *[other] vienen también { $dogs } perros tuyos
}, con: { $food }.
yummy-event-dog = { $name }: { $dogs ->
    [one] viene también un perro
   *[other] vienen también { $dogs } perros
}.
yummy-event-paid = { $name }: paga { $food }; al dorso: { $animal }, que queda en la pila de excluidos.
yummy-event-arrived = { $name }: llega a la colonia { $colony }: { $animal }.
yummy-event-vanished = { $name }: el { $animal } sale de la partida.
yummy-event-turned = { $name }: se da la vuelta a la primera carta del mazo: { $animal }.
yummy-event-strayed = { $name }: no hay colonia para el { $animal }, que va a la pila de excluidos.
yummy-event-drew = { $name }: { $cards } { $cards ->
    [one] carta tomada del mazo
   *[other] cartas tomadas del mazo
}.
yummy-event-laid = { $name }: ovillo puesto en la colonia { $colony }.
yummy-event-mouse = { $name }: ¡aparece un ratón en el mazo!
yummy-event-caught = { $name }: el Gato negro atrapa el ratón.
yummy-event-spared = Ningún gato se va tras el ratón.
yummy-event-left = { $name }: un gato se va tras el ratón: { $animal }.
yummy-event-left-angora = { $name }: un gato se va tras el ratón: { $animal }, de la colonia { $colony }.
yummy-event-emptied = El mazo está vacío: empieza la fase final.
yummy-event-passed = { $name }: pasa.
yummy-event-over = Ya nadie puede actuar. Se muestran las manos.

yummy-over = La partida ha terminado.
yummy-no-seat = No hay asiento { $seat } en esta mesa.
yummy-turn = Le toca actuar al asiento { $seat }.
yummy-no-such-action = No existe ese asiento, ese lugar o esa raza: { $action }.
yummy-choose-first = Elige primero qué haces en tu turno: guardar, poner un ovillo o atraer un gato.
yummy-join-now = Elige ahora la colonia a la que se une el angora.
yummy-pay-now = Paga ahora: pon cartas de comida y después cierra el pago.
yummy-leave-now = Hay un ratón: elige el gato que deja tu comedero.
yummy-pile-empty = El mazo está vacío; ya no se puede guardar nada.
yummy-no-pass = Quien aún puede actuar no pasa.
yummy-pass-later = Solo se puede pasar con el mazo vacío.
yummy-no-colony = No hay colonia { $colony } en tu comedero.
yummy-no-card = No hay carta { $card } en esa mano, que tiene { $cards }.
yummy-not-yarn = Tu carta { $card } no es un ovillo.
yummy-yarn-there = La colonia { $colony } ya tiene su ovillo.
yummy-none-excluded = No hay ningún gato en la pila de excluidos.
yummy-own-hand = No puedes atraer los gatos de tu propia mano.
yummy-protected = El asiento { $seat } tiene la protección felina: no se le puede robar de la mano.
yummy-dog = Un perro no se atrae; acompaña al gato que se roba de su mano.
yummy-too-dear = { $animal }: coste { $cost }; tu comida vale { $food }.
yummy-angora-alone = Un Angora turco necesita una colonia a la que unirse, y tu comedero no tiene ninguna.
yummy-paid-already = Tu carta { $card } ya forma parte del pago.
yummy-yarn-no-food = Tu carta { $card } es un ovillo, y un ovillo no es comida.
yummy-not-enough = Hay que pagar { $cost }; por ahora van { $paid }.
yummy-not-lured = El ratón no atrae a ese gato ({ $cat }, colonia { $colony }): elige entre tus gatos expuestos de menor valor.

yummy-option-players = Cuántas personas juegan, de 2 a 5.
yummy-option-dogs = Si hay perros en la partida, y lo que cuestan.
yummy-option-dogs_destination = Adónde van los perros de una mano robada.
yummy-option-hand_size = Cuántas cartas recibe cada persona.
yummy-option-stock_draw = Cuántas cartas se toman al guardar.
yummy-option-stock_draw_when_hand_empty = Cuántas cartas se toman al guardar con la mano vacía.
yummy-option-protection_min_players = A partir de cuántas personas se usa la protección felina; 6 quiere decir nunca.
yummy-option-mouse_value_rule = Qué gato expuesto se va cuando aparece un ratón.
yummy-option-mouse_trigger = Cuándo puede aparecer un ratón.
yummy-option-mouse_chain = Un ratón debajo de un ratón atrapado aparece también enseguida.
yummy-option-caught_mouse_card = Qué pasa con la carta de un ratón atrapado.
yummy-option-caught_mice_score = Cuándo puntúan los ratones atrapados.
yummy-option-yarn_card_scope = A qué gatos retiene una carta de ovillo.
yummy-option-yarn_cards_per_colony = Cuántas cartas de ovillo puede tener una colonia.
yummy-option-yarn_payable = Se puede añadir un ovillo a un pago, aunque no vale nada.
yummy-option-angora_needs_colony = Un Angora turco solo puede ir a un comedero con alguna colonia; si no, puede estar solo.
yummy-option-angora_per_card_points = Un Angora turco puntúa como los Americanos, Siameses o Británicos de su colonia.
yummy-option-british_counts_itself = El Británico de pelo corto es también una de las razas que cuenta.
yummy-option-fortune_from_excluded = Qué pasa con el Gato de la fortuna tomado de la pila de excluidos.
yummy-option-voluntary_pass_in_end_phase = Con el mazo vacío se puede pasar; si todos pasan seguidos, la partida termina.
yummy-option-overpay_with_superfluous_cards = Se pueden pagar más cartas de las necesarias; si no, el pago acaba en cuanto alcanza.
yummy-option-fair_start = La segunda mitad de los asientos recibe una carta más.

yummy-input-object = { $place } debe ser un objeto JSON.
yummy-input-list = { $place } debe ser una lista.
yummy-input-text = { $place } debe ser un texto.
yummy-input-missing = Falta el campo "{ $field }" en { $place }.
yummy-input-field = { $place } no tiene un campo "{ $field }". Los campos son: { $fields }.
yummy-input-players = Las opciones dicen { $players } personas, pero hay { $bowls } comederos.
yummy-input-breed = { $place }: no hay colonia "{ $breed }". Las razas son: { $breeds }; un angora se une a la colonia de otra raza.
yummy-input-cat = { $place }: "{ $cat }" no puede estar en la colonia { $colony }; solo su propia raza y "angora".
yummy-input-twice = { $place }: la colonia { $breed } está dos veces.
yummy-input-number = { $place } debe ser un número entero de 0 a { $most }, no { $value }.
yummy-input-dogs = { $place }: hay perros, pero la opción dogs es "none".
yummy-input-many = La caja tiene { $most } de { $animal }, y aquí hay { $count }.

yummy-ask-turn = Te toca ({ $offers }m lista, l diario, ? ayuda):
yummy-offer-attract = { $typed } atrae
yummy-offer-excluded = x excluido
yummy-ask-joining = ¿A qué colonia se une el angora ({ $choices })?
yummy-ask-paying = Paga con una carta (su número); ok cierra, u deshace:
yummy-ask-leaving = ¡Un ratón! ¿Qué gato se va ({ $choices })?
yummy-ask-over = La partida ha terminado.
yummy-result-cats = Empate a { count-points }, decidido por los gatos. Victoria: { $winners }.
yummy-result-breeds = Empate a { count-points } y en gatos, decidido por las razas. Victoria: { $winners }.

yummy-board-piles = Mazo: { $pile }, arriba { $top }.  Excluidos: { $excluded }, 1.er gato { $first }.
yummy-board-protected = Con la protección felina: { $name }.
yummy-board-seat = { $seat } { $name }: { count-points }
yummy-board-active = (juega)
yummy-board-lured = (pierde un gato)
yummy-board-attraction = Atraes: { $animal }, coste { $cost } (mano: { $owner }). Pagado: { $paid } ({ $food } de { $cost }).
yummy-board-attraction-excluded = Atraes: { $animal }, coste { $cost } (pila de excluidos). Pagado: { $paid } ({ $food } de { $cost }).
yummy-board-help-goal = Tú ves la cara de alimento de tus cartas; los demás ven tus gatos. Atrae los gatos de las manos ajenas a tu comedero; abajo está lo que vale cada raza.
yummy-board-help-turn = Un turno es: d (guardar: tomar 2 cartas, 3 con la mano vacía), y 3 naranja (poner tu ovillo, carta 3, en una colonia), o atraer un gato. El nombre de una colonia puede abreviarse: nar, sia.
yummy-board-help-attract = Atraer: 2:3 (asiento 2, tercera carta) o x (primer gato excluido), luego pagar con los números de tus cartas, la última queda arriba; ok cierra. Lo que sobra se pierde.
yummy-board-help-mouse = Si tras tomar cartas queda un ratón encima, cada cual pierde su gato más barato que ningún ovillo retenga; el primer Gato negro atrapa el ratón y su comedero no pierde nada.
yummy-board-help-dogs = Un perro no se atrae: todos los perros de una mano robada van { $where ->
    [hand] a la mano de quien roba
   *[bowl] al comedero de quien roba
}. Al final, { $dogs ->
    [each] cada perro cuesta 1 punto
   *[most] quien tiene más perros pierde 1 punto
}, incluidos los de la mano.
yummy-board-help-signs = En un comedero, de abajo arriba: o un gato, @ un gato con ovillo (se cubre a sí mismo y a los de abajo), A un angora, ~ un ovillo (cubre toda la colonia). El número tras un gato es su coste.
yummy-moves-attract = { $animal }, coste { $cost }
yummy-moves-store = tomar { $cards } { $cards ->
    [one] carta
   *[other] cartas
}
yummy-moves-settle = pagar con las cartas puestas
yummy-moves-pass = no hacer nada
yummy-hint-then = luego { $lines }
yummy-hint-next = el siguiente aporta allí { $points }
yummy-hint-food = más para pagar (en la mano: { $have }); primero { $food }
yummy-hint-mouser = un ratón que aparezca es tuyo
yummy-hint-payment = así se ha pagado { $paid } de { $cost }
yummy-hint-covers = libra de los ratones a { $cats } { $cats ->
    [one] gato
   *[other] gatos
} de la colonia { $colony }
yummy-hint-covers_later = librará de los ratones a los gatos que se unan a la colonia { $colony }
yummy-hint-covers_none = todos los gatos de la colonia { $colony } están ya a salvo
yummy-hint-joins = se une a la colonia { $colony }
yummy-hint-arrives = viene a tu comedero
yummy-hint-turns = sale de la partida y en su lugar viene la primera carta del mazo
yummy-hint-vanishes = sale de la partida y nada viene en su lugar
yummy-hint-draws = tomas una carta
yummy-hint-hand = quita { $cards } { $cards ->
    [one] carta
   *[other] cartas
} de la mano de { $name } (le quedan { $left })
yummy-hint-denied = negado a { $name }, que podría ganar { count-points } con él
yummy-hint-catches = atrapa ratones desde ahora
yummy-hint-ends = la colonia { $colony } desaparece
yummy-which-colony = «{ $text }» puede ser más de una colonia: escribe más letras.
yummy-no-breed = «{ $text }» no es ni una acción ni una colonia.
yummy-rule-orange = Atigrado naranja
yummy-rule-calico = Calicó
yummy-rule-american = Americano de pelo corto
yummy-rule-siamese = Siamés
yummy-rule-black = ratones atrapados
yummy-rule-british = Británico de pelo corto
yummy-rule-dogs = perros
yummy-board-dog = Encima hay un perro.

# The options in short
yummy-option-players-title = Jugadores
yummy-option-dogs-title = Perros
yummy-option-dogs_destination-title = Adónde van los perros
yummy-option-hand_size-title = Mano inicial
yummy-option-stock_draw-title = Cartas al almacenar
yummy-option-stock_draw_when_hand_empty-title = Cartas con la mano vacía
yummy-option-protection_min_players-title = Protección desde … jugadores
yummy-option-mouse_value_rule-title = Qué gato sigue al ratón
yummy-option-mouse_trigger-title = Cuándo aparecen ratones
yummy-option-mouse_chain-title = Ratones seguidos
yummy-option-caught_mouse_card-title = Un ratón cazado
yummy-option-caught_mice_score-title = Puntos por ratones
yummy-option-yarn_card_scope-title = Qué protege el ovillo
yummy-option-yarn_cards_per_colony-title = Ovillos por colonia
yummy-option-yarn_payable-title = Pagar con ovillos
yummy-option-angora_needs_colony-title = El angora necesita colonia
yummy-option-angora_per_card_points-title = El angora puntúa como su colonia
yummy-option-british_counts_itself-title = El británico se cuenta
yummy-option-fortune_from_excluded-title = Gato de la fortuna excluido
yummy-option-voluntary_pass_in_end_phase-title = Pasar al final
yummy-option-overpay_with_superfluous_cards-title = Pagar de más
yummy-option-fair_start-title = Inicio justo
yummy-value-dogs-none = sin perros
yummy-value-dogs-none-about = No hay perros.
yummy-value-dogs-most = quien más tiene: −1
yummy-value-dogs-most-about = Quien tiene más perros pierde un punto.
yummy-value-dogs-each = cada perro: −1
yummy-value-dogs-each-about = Cada perro cuesta un punto.
yummy-value-dogs_destination-bowl = al comedero
yummy-value-dogs_destination-bowl-about = Van para siempre al comedero de quien roba.
yummy-value-dogs_destination-hand = a la mano
yummy-value-dogs_destination-hand-about = Van a la mano de quien roba.
yummy-value-mouse_value_rule-printed_cost = el gato más barato
yummy-value-mouse_value_rule-printed_cost-about = Se va el de menor coste.
yummy-value-mouse_value_rule-marginal_points = el gato que menos vale
yummy-value-mouse_value_rule-marginal_points-about = Se va aquel cuya pérdida cuesta menos puntos.
yummy-value-mouse_trigger-any_draw = tras tomar cartas
yummy-value-mouse_trigger-any_draw-about = Siempre que salgan cartas del mazo.
yummy-value-mouse_trigger-stock_only = solo al almacenar
yummy-value-mouse_trigger-stock_only-about = Solo después de guardar.
yummy-value-caught_mouse_card-taken = se toma
yummy-value-caught_mouse_card-taken-about = Quien atrapa el ratón se la lleva.
yummy-value-caught_mouse_card-stays_on_pile = queda en el mazo
yummy-value-caught_mouse_card-stays_on_pile-about = Queda en el mazo; el ratón solo se cuenta.
yummy-value-caught_mice_score-needs_black_colony = con una colonia negra
yummy-value-caught_mice_score-needs_black_colony-about = Si al final hay una colonia negra.
yummy-value-caught_mice_score-always = siempre
yummy-value-caught_mice_score-always-about = En cualquier caso.
yummy-value-yarn_card_scope-whole_colony = toda la colonia
yummy-value-yarn_card_scope-whole_colony-about = A todos los gatos de su colonia.
yummy-value-yarn_card_scope-cats_below = los gatos de debajo
yummy-value-yarn_card_scope-cats_below-about = Solo a los gatos que ya estaban.
yummy-value-fortune_from_excluded-stays_zero_points = queda en el comedero
yummy-value-fortune_from_excluded-stays_zero_points-about = Se queda en el comedero.
yummy-value-fortune_from_excluded-same_as_stolen = sale de la partida
yummy-value-fortune_from_excluded-same_as_stolen-about = Sale de la partida, como si fuera robado.

# How the opponents play.

yummy-bot-kitten = Toma el gato que puntúa al momento, a menudo por capricho, y olvida lo que robaste del mazo.
yummy-bot-house_cat = Ve un poco de lo que una colonia puede llegar a ser, elige sin rigor y olvida lo que robaste del mazo.
yummy-bot-alley_cat = Sabe más o menos lo que valen gatos, comida y ovillos, y suele tomar lo que a primera vista parece mejor.
yummy-bot-tiger = Juega de cabeza unas pocas buenas jugadas hasta el final, sin recordar la comida que robaste.
yummy-bot-master = Recuerda cada carta que ha visto y juega cada buena jugada hasta el final en miles de partidas imaginadas.
