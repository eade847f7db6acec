# El tablero de Yummy Kitty en el navegador

web-yummy-short-orange = Naranja
web-yummy-short-calico = Calicó
web-yummy-short-american = Americano
web-yummy-short-siamese = Siamés
web-yummy-short-black = Negro
web-yummy-short-angora = Angora
web-yummy-short-british = Británico
web-yummy-short-fortune = Fortuna
web-yummy-short-dog = Perro

web-yummy-cat = { $animal }, cuesta { $cost }
web-yummy-cat-with-yarn = { $animal } con ovillo, cuesta { $cost }
web-yummy-food-koi1 = una carpa, vale { $value }
web-yummy-food-koi2 = dos carpas, valen { $value }
web-yummy-food-mouse = un ratón, vale { $value }
web-yummy-food-yarn = un ovillo
web-yummy-hidden = una carta que no ves

web-yummy-their-card = { $name }, carta { $place } de { $cards }: { $card }
web-yummy-my-card = Tu carta { $place } de { $cards }: { $card }
web-yummy-paid-card = Tu carta { $place } de { $cards }: { $card }, número { $order } del pago
web-yummy-cats = { $cats ->
    [one] 1 gato
   *[other] { $cats } gatos
}
web-yummy-angoras = { $cats ->
    [one] 1 de ellos angora
   *[other] { $cats } de ellos angoras
}
web-yummy-icons = { $cats ->
    [one] 1 con ovillo
   *[other] { $cats } con ovillo
}
web-yummy-yarns = { $yarns ->
    [one] una carta de ovillo encima
   *[other] { $yarns } cartas de ovillo encima
}
web-yummy-colony = { $animal }: { $cards }
web-yummy-count = × { $count }
web-yummy-mice = { $count ->
    [one] 1 ratón atrapado
   *[other] { $count } ratones atrapados
}
web-yummy-dogs = { $count ->
    [one] 1 perro
   *[other] { $count } perros
}
web-yummy-mice-short = Ratones
web-yummy-dogs-short = Perros

web-yummy-others = Manos de los demás
web-yummy-piles = Pilas
web-yummy-my-bowl = Tu comedero
web-yummy-bowl-of = Comedero de { $name }
web-yummy-hand-of = Mano de { $name }
web-yummy-my-hand = Tu mano
web-yummy-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
web-yummy-empty-bowl = vacío todavía
web-yummy-empty-hand = sin cartas
web-yummy-to-act = le toca
web-yummy-protected = con protección

web-yummy-pile = Mazo
web-yummy-pile-name = Mazo, { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}. Encima: { $top }.
web-yummy-pile-empty = Mazo, vacío
web-yummy-excluded = Excluidos
web-yummy-excluded-name = Pila de excluidos, { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}. Primer gato: { $cat }.
web-yummy-excluded-empty = Pila de excluidos, sin gatos
web-yummy-dog-on-top = Hay un perro encima.
web-yummy-protection = Protección
web-yummy-nobody = nadie aún
web-yummy-gone = Fuera de la partida: { $animal }

web-yummy-ask-wait = Le toca a { $name }.
web-yummy-ask-over = La partida ha terminado.
web-yummy-ask-turn = Te toca. Elige una acción:
web-yummy-can-store = guardar comida: pulsa el mazo
web-yummy-can-attract = atraer un gato que puedas alimentar
web-yummy-can-yarn = poner un ovillo: pulsa tu ovillo
web-yummy-ask-laying = ¿Qué colonia debe guardar este ovillo?
web-yummy-ask-joining = ¿A qué colonia se une { $animal }?
web-yummy-ask-paying = { $animal }, de { $owner }
web-yummy-ask-paying-excluded = { $animal }, de la pila de excluidos
web-yummy-ask-leaving = ¡Un ratón! ¿Cuál de tus gatos corre tras él?
web-yummy-caught = { $name } ha atrapado el ratón y no pierde ninguno.
web-yummy-mouse-about = { $name } elige el gato que corre tras el ratón.
web-yummy-paid-of = { $food } de { $cost } pagado
web-yummy-with-this = { $food } de { $cost } con esta carta
web-yummy-lost = { $lost } de más, que se perderá
web-yummy-pay-hint = La última carta que elijas acaba encima de la pila de excluidos.
web-yummy-settle = Darle de comer
web-yummy-cancel = Ahora no
web-yummy-undo = Un paso atrás
web-yummy-pass = Pasar
web-yummy-gain = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

web-yummy-do-store = Guardar comida del mazo
web-yummy-do-pass = Pasar
web-yummy-do-attract = Atraer { $animal } (cuesta { $cost }), carta { $card } de { $name }
web-yummy-do-fetch = Atraer { $animal } (cuesta { $cost }) de la pila de excluidos
web-yummy-do-join = El angora se une a: { $colony }
web-yummy-do-pay = Pagar con la carta { $card }: { $food }
web-yummy-do-settle = Cerrar el pago: { $food } por un gato de { $cost }
web-yummy-do-yarn = Poner el ovillo (carta { $card }) en: { $colony }
web-yummy-do-leave = Se va { $colony }
web-yummy-do-leave-angora = El angora se va de: { $colony }

web-yummy-legend = Lo que dan los gatos
web-yummy-legend-cost = cuesta { $cost }, { $count } en la caja
web-yummy-legend-yarn = Un ovillo en un gato lo protege de los ratones, a él y a todos los que tiene debajo.
web-yummy-badge = El comedero más lleno
web-yummy-picture = El comedero de Yummy Kitty: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

web-yummy-lesson-hand = Esta es tu mano. Ves la comida: carpas, ratones y ovillos. Al otro lado de cada carta hay un gato, que solo ven los demás.
web-yummy-lesson-others = Y estos son los gatos de la mano rival. El pez de la esquina dice cuánta comida pide cada uno.
web-yummy-lesson-store = Primero llena la despensa: pulsa el mazo para guardar comida.
web-yummy-lesson-attract = Ahora atrae un gato: pulsa uno que puedas alimentar (está enmarcado), en la otra mano o en la pila de excluidos. Si no puedes pagar ninguno, guarda más comida.
web-yummy-lesson-pay = Págalo: elige comida de tu mano hasta llenar los peces. Lo que sobre se pierde.
web-yummy-lesson-settle = Cuando los peces estén llenos, pulsa «Darle de comer» y el gato saltará a tu comedero. Si aún no, paga más.
web-yummy-lesson-bowl = Los gatos de una raza viven en una colonia. Abre «Lo que dan los gatos»: un solo atigrado naranja te cuesta un punto, cinco dan once.
web-yummy-lesson-mouse = Vigila el mazo: cuando aparece un ratón encima después de robar, cada uno pierde el gato más barato que ningún ovillo guarda. Los gatos negros atrapan ratones, y un ovillo de tu mano guarda una colonia entera.
web-yummy-lesson-end = Cuando el mazo está vacío y nadie puede actuar, gana el comedero más lleno. Sigue jugando: ya lo sabes todo.
