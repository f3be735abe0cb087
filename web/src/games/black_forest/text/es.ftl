# Lo que hay en el tablero dibujado de Black Forest.

forest-map = El mapa de caminos
forest-buildings = Los tableros de edificios
forest-map-short = Mapa
forest-buildings-short = Edificios
forest-stores = Ruedas, ladrillos y vidriería de { $player }
forest-domain = Dominio de { $player }
forest-large = Edificios grandes
forest-large-note = dos casillas contiguas

black-forest-place-travel = Viaje
black-forest-place-swap = Intercambiar al Mercader
black-forest-place-act = Manos a la obra
black-forest-place-buildings = Edificios
black-forest-place-free = Acciones gratuitas

forest-location-L1 = Cascada
forest-location-L2 = Barrera de Arcilla
forest-location-L3 = Claro de los Carboneros
forest-location-L4 = Prado de Montaña
forest-location-L5 = Vieja Vidriería
forest-location-L6 = Monasterio

forest-neutral = la figura neutral
forest-centre = Centro de { $place }, para mendigar
forest-way =
    { $tolls ->
        [0] El camino hasta allí: { $cost } de víveres
       *[other] El camino hasta allí: { $cost } de víveres y { $tolls } recursos básicos de peaje
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
forest-way-here = Estás aquí: moverte dentro del pueblo no cuesta nada
forest-round = Ronda { $round }
forest-starter = Empezó: { $player }
forest-last-turns =
    { $count ->
        [one] El último turno
       *[other] { $count } últimos turnos
    }
forest-supply = Reserva: { $forests } bosques, { $estates } haciendas pequeñas, { $jobs } encargos en el mazo
forest-clock = Reloj de cuco: ronda { $round } de { $rounds }, peón { $pawn } de { $pawns }
forest-job = Encargo
forest-or = o

forest-building =
    { $points ->
        [one] { $kind }. Cuesta { $cost }. 1 punto. { $effect }.
       *[other] { $kind }. Cuesta { $cost }. { $points } puntos. { $effect }.
    }
forest-other-side = Su otra cara: { $building } ({ $effect }).
forest-kind-instant = De inmediato
forest-kind-conversion = Conversión, en cualquier momento de tu turno
forest-kind-passive = Permanente
forest-kind-endgame = Al final de la partida

forest-wheel =
    { $turns ->
        [one] { $wheel }, ha girado una vez.
       *[other] { $wheel }, ha girado { $turns } veces.
    }
forest-wheel-points = { $points } puntos al final.
forest-hourglass = El marcador de víveres más adelantado está a { $left } pasos del reloj de arena, que anuncia el final.
forest-marker = { $good }: { $count }
forest-none-of = No queda: { $goods }.
forest-is-full = Lleno: { $goods }.
forest-took-and-gave =
    { $count ->
        [one] La última vez giró una vez: { $took } por { $gave }.
       *[other] La última vez giró { $count } veces: { $took } por { $gave }.
    }

forest-hut = Vidriería: paso { $step } de { $steps }. Haciendas pequeñas: { $estates }.
forest-main-estate = Hacienda principal
forest-estate-small = Hacienda pequeña { $number }
forest-cell = casilla { $cell }
forest-animals = { $animal }: { $count }
forest-clear = Despejar terreno o devolver animales
forest-clear-short = despejar
forest-replaces = sustituye: { $tile }
forest-toll-to = a { $player }, que está aquí
forest-removes = quita: { $tile }

forest-your-turn-so-far = Tu turno hasta ahora
forest-turn-so-far = Turno de { $player } hasta ahora
forest-begin = Ve a un espacio iluminado: sus dos artesanos trabajarán para ti.
forest-begin-free = Antes, si quieres: una mercancía para intercambiar al Mercader. O mendiga.
forest-begins = { $player } empieza su turno.
forest-step-begged = mendigar
forest-step-toll = peaje
forest-step-toll-to-supply = peaje
forest-step-gave-back = animales devueltos
forest-step-begged-in-village = mendigar
forest-step-estate = hacienda pequeña
forest-step-reminded = recordatorio
forest-step-end-announced = el final
