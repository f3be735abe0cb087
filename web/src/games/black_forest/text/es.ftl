# Lo que hay en el tablero dibujado de Black Forest.

forest-map = El mapa de caminos
forest-buildings = Los tableros de edificios
forest-map-short = Mapa
forest-buildings-short = Edificios
forest-stores = Ruedas, ladrillos y vidriería de { $player }
forest-domain = Dominio de { $player }
forest-large = Edificios grandes
forest-large-note = ocupan dos casillas contiguas

black-forest-place-travel = Viaje
black-forest-place-swap = Cambiar al Mercader
black-forest-place-act = Artesanos
black-forest-place-buildings = Edificios
black-forest-place-free = Acciones libres

forest-location-L1 = Cascada
forest-location-L2 = Cantera de Arcilla
forest-location-L3 = Claro de los Carboneros
forest-location-L4 = Prado de Montaña
forest-location-L5 = Vieja Vidriería
forest-location-L6 = Monasterio

forest-neutral = la figura neutral
forest-centre = Centro de { $place }, para mendigar
forest-way =
    { $tolls ->
        [0] { forest-way.trip }
        [one] { forest-way.trip }, más 1 recurso básico de peaje
       *[other] { forest-way.trip }, más { $tolls } recursos básicos de peaje
    }
    .trip =
        { $cost ->
            [one] Llegar allí cuesta 1 provisión
           *[other] Llegar allí cuesta { $cost } provisiones
        }
forest-way-costs =
    { $tolls ->
        [0]
            { $cost ->
                [one] cuesta 1 provisión
               *[other] cuesta { $cost } provisiones
            }
        [one]
            { $cost ->
                [0] cuesta 1 peaje
                [one] cuesta 1 provisión y 1 peaje
               *[other] cuesta { $cost } provisiones y 1 peaje
            }
       *[other]
            { $cost ->
                [0] cuesta { $tolls } peajes
                [one] cuesta 1 provisión y { $tolls } peajes
               *[other] cuesta { $cost } provisiones y { $tolls } peajes
            }
    }
forest-way-here = Estás aquí: moverte dentro del pueblo es gratis
forest-round = Ronda { $round }
forest-starter = Empezó { $player }
forest-last-turns =
    { $count ->
        [one] Último turno
       *[other] { $count } últimos turnos
    }
forest-supply = Reserva: { $forests } bosques, { $estates } fincas pequeñas, { $jobs } encargos en el mazo
forest-clock = Reloj de cuco: ronda { $round } de { $rounds }, peón { $pawn } de { $pawns }
forest-job = Encargo
forest-or = o

forest-building =
    { $points ->
        [one] { $kind }. Cuesta { $cost }. 1 punto. { $effect }.
       *[other] { $kind }. Cuesta { $cost }. { $points } puntos. { $effect }.
    }
forest-other-side = En la otra cara: { $building } ({ $effect }).
forest-kind-instant = De inmediato
forest-kind-conversion = Conversión, en cualquier momento de tu turno
forest-kind-passive = Permanente
forest-kind-endgame = Al final de la partida

forest-wheel =
    { $turns ->
        [0] { $wheel }, aún sin girar.
        [one] { $wheel }, ha girado una vez.
       *[other] { $wheel }, ha girado { $turns } veces.
    }
forest-wheel-points =
    { $points ->
        [one] 1 punto al final.
       *[other] { $points } puntos al final.
    }
forest-hourglass =
    { $left ->
        [one] Tu marcador de provisiones más adelantado está a 1 paso del reloj de arena, que anuncia el final.
       *[other] Tu marcador de provisiones más adelantado está a { $left } pasos del reloj de arena, que anuncia el final.
    }
forest-marker = { $good }: { $count }
forest-none-of = No queda: { $goods }.
forest-is-full = Lleno: { $goods }.
forest-took-and-gave =
    { $count ->
        [one] La última vez giró una vez: { $took } por { $gave }.
       *[other] La última vez giró { $count } veces: { $took } por { $gave }.
    }

forest-hut = Vidriería: paso { $step } de { $steps }. Fincas pequeñas: { $estates }.
forest-main-estate = Finca principal
forest-estate-small = Finca pequeña { $number }
forest-cell = casilla { $cell }
forest-animals = { $animal }: { $count }
forest-clear = Quitar losetas o devolver animales
forest-clear-short = quitar
forest-replaces = sustituye: { $tile }
forest-toll-to = a { $player }, que está aquí
forest-removes = quita: { $tile }

forest-your-turn-so-far = Tu turno hasta ahora
forest-turn-so-far = Turno de { $player } hasta ahora
forest-begin = Ve a una casilla iluminada y usa a sus dos artesanos.
forest-begin-free = Antes, si quieres, gasta una mercancía para cambiar al Mercader. O mendiga.
forest-begins = { $player } empieza su turno.
forest-step-begged = mendigar
forest-step-toll = peaje
forest-step-toll-to-supply = peaje
forest-step-gave-back = animales devueltos
forest-step-begged-in-village = mendigar
forest-step-estate = finca pequeña
forest-step-reminded = recordatorio
forest-step-end-announced = el final

forest-gallery-land = Terrenos
forest-gallery-felled = Bosque talado
forest-gallery-planted = Bosque plantado
forest-gallery-goods = Recursos
forest-gallery-figures = Figuras
forest-gallery-seat = Jugador { $seat }
