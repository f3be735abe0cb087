# Lo que está escrito en el tablero de Village.

village-board = La aldea
village-place-harvest = Cosecha
village-place-family = Familia
village-place-crafts = Oficios
village-place-market = Mercado
village-place-travel = Viajes
village-place-council = Concejo
village-place-church = Iglesia
village-place-well = Pozo
village-place-chronicle = Crónica de la aldea
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
village-wish = { $customer }, { $list }, por { $points } puntos
village-window = Ventana { $window }, { $points } puntos al final
village-bag = La bolsa negra de la iglesia, con { $count } dentro
village-monks = + monjes
village-mass-note = misa al final de cada ronda: salen cuatro
village-well-note = { $count } iguales: lo que sea
village-round = Ronda { $round }
village-cubes-left =
    { $count ->
        [one] queda 1 cubo
       *[other] quedan { $count } cubos
    }
village-last-turns =
    { $count ->
        [0] el último turno
        [one] queda 1 último turno
       *[other] quedan { $count } últimos
    }
village-next = la próxima ronda la empieza { $player }
village-craft-key = hacer · o comprar
village-teach = formar
village-train = { $place }: formar a alguien, { $time } de tiempo
village-produce = Hacer: { $good }, { $time } de tiempo
village-buy = Comprar: { $good }
village-mill = Molino: { $grain } de grano y { $time } de tiempo por { $coins } monedas
village-each-road = cada camino:
village-city = Ciudad: { $place }, recompensa { $count } { $reward }
village-stage = Grada { $stage }: { $time } de tiempo, { $points } puntos al final
village-privilege = Privilegio. { $what }
village-starter = empezar
village-remembered = { $count } de { $total } recordados
village-chronicle-area = { $area }: { $free } libres, recordados { $names }
village-chronicle-points = de una familia, al final
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
village-renown-hidden = Lo que valen se dice al final.
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
village-then-family = luego puedes tener un hijo o hacer volver a alguien
village-then-crafts = luego puedes formar a alguien, fabricar o comprar
village-then-market = luego todos pueden vender en el mercado
village-then-travel = luego puedes viajar
village-then-council = luego puedes entrar en el concejo o ascender
village-then-church = luego puedes enviar a alguien a la iglesia
village-supply = quedan { $count } en la reserva
village-bag-note = Dentro hay también monjes. Quien sale en una misa pasa a la ventana de la derecha.

village-coin = moneda
village-prestige = prestigio
village-any-cube = cubo de influencia a elegir
