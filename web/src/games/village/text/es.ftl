# Lo que está escrito en el tablero de Village.

village-board = La villa
village-place-harvest = Cosecha
village-place-family = Familia
village-place-crafts = Artesanía
village-place-market = Mercado
village-place-travel = Viaje
village-place-council = Concejo
village-place-church = Iglesia
village-place-well = Pozo
village-place-chronicle = Crónica de la villa
village-place-graves = Tumbas

village-house-wainwright = Carretería
village-house-stables = Establos
village-house-smithy = Herrería
village-house-office = Escribanía
village-house-mill = Molino

village-cubes-at =
    { $count ->
        [one] { $place }: 1 cubo ({ $cube })
       *[other] { $place }: { $count } cubos ({ $cube })
    }
village-figure = { $player }, generación { $generation }, { $place }
village-family-note = nacer o volver
village-sale = más ventas
village-line = en la cola
village-pile = quedan { $count }
village-customer = Cliente en un puesto: { $wants }
village-customer-waiting = Cliente en la cola, número { $number }: { $wants }
village-wish = { $customer } ({ $list } por { $points } puntos)
village-window = Ventana { $window }: { $points } puntos al final
village-bag =
    { $count ->
        [0] La bolsa negra de la iglesia, sin familiares dentro
        [one] La bolsa negra de la iglesia, con 1 familiar dentro
       *[other] La bolsa negra de la iglesia, con { $count } familiares dentro
    }
village-monks = + monjes
village-mass-note = cada ronda acaba con una misa: salen cuatro
village-well-note = { $count } iguales: lo que sea
village-round = Ronda { $round }
village-cubes-left =
    { $count ->
        [one] queda 1 cubo
       *[other] quedan { $count } cubos
    }
village-last-turns =
    { $count ->
        [0] el último turno de todos
        [one] queda 1 último turno
       *[other] quedan { $count } últimos turnos
    }
village-next = { $player } empieza la próxima ronda
village-craft-key = fabricar, o comprar
village-teach = formar
village-train =
    { $time ->
        [one] { $place }: formar a un familiar (1 hora)
       *[other] { $place }: formar a un familiar ({ $time } horas)
    }
village-produce =
    { $time ->
        [one] Fabricar: { $good } (1 hora)
       *[other] Fabricar: { $good } ({ $time } horas)
    }
village-buy = Comprar: { $good }
village-mill =
    { $time ->
        [one] Molino: { $grain } granos y 1 hora por { $coins } monedas
       *[other] Molino: { $grain } granos y { $time } horas por { $coins } monedas
    }
village-each-road = cada camino:
village-city = { $reward } por la primera visita a { $place }
village-stage =
    { $points ->
        [0] { village-stage.hours }
       *[other] { village-stage.hours }, { $points } puntos al final
    }
    .hours =
        { $time ->
            [one] Grada { $stage }: 1 hora
           *[other] Grada { $stage }: { $time } horas
        }
village-privilege = Privilegio. { $what }
village-starter = empezar
village-remembered = { $count } de { $total } recordados
village-chronicle-area = { $area }: { $free } libres, recordados: { $names }
village-chronicle-points = por familia, al final
village-graves-filled = { $count } de { $total }
village-graves-names = Aquí yacen: { $names }
village-your-farmyard = Tu granja
village-farmyard-of = Granja de { $player }
village-hours =
    { $count ->
        [one] 1 hora hasta el puente
       *[other] { $count } horas hasta el puente
    }
village-unborn = Por nacer: { $count }
village-unborn-short = por nacer
village-holds-cubes = Cubos de color { $cube }: { $count }
village-holds-goods = { $good }: { $count }
village-holds-grain = Grano: { $count } de { $most }
village-holds-coins = Monedas: { $count }
village-renown-prestige = prestigio
village-renown-city = ciudades
village-renown-chronicle = crónica
village-renown-customers = clientes
village-renown-hidden = Su valor se descubre al final.
village-worth-now =
    { $points ->
        [one] Ahora vale 1 punto.
       *[other] Ahora vale { $points } puntos.
    }
village-stage-worth =
    { $points ->
        [0] con el privilegio de la grada { $stage }
       *[other] { $points } puntos al final, privilegios hasta la grada { $stage }
    }
village-worth =
    { $points ->
        [one] al final vale 1 punto
       *[other] al final vale { $points } puntos
    }
village-to-pay = precio: { $price }
village-then-harvest = luego puedes cosechar
village-then-family = luego puedes tener descendencia o hacer volver a alguien
village-then-crafts = luego puedes formar a alguien, fabricar o comprar
village-then-market = luego todos pueden vender en el mercado
village-then-travel = luego puedes viajar
village-then-council = luego puedes entrar en el concejo o ascender
village-then-church = luego puedes enviar a alguien a la iglesia
village-supply = quedan { $count } en la reserva
village-bag-note = También hay monjes. Los familiares que salen en una misa van a la ventana de más a la derecha.

village-coin =
    { $count ->
        [one] 1 moneda
       *[other] { $count } monedas
    }
village-prestige = { $count } de prestigio
village-any-cube =
    { $count ->
        [one] 1 cubo a tu elección
       *[other] { $count } cubos a tu elección
    }

village-gallery-family = Miembros de la familia
village-gallery-generation = Generación { $generation }
village-gallery-trades = A qué se dedican
village-gallery-farmyard = En la granja
village-gallery-wainwright = En la carretería
village-gallery-stables = En los establos
village-gallery-smithy = En la herrería
village-gallery-office = En la escribanía
village-gallery-north = De viaje
village-gallery-stage = En el concejo
village-gallery-window = En la iglesia
village-gallery-seats = De quién son
village-gallery-seat = Jugador { $seat }
village-gallery-cubes = Cubos de influencia y peste
