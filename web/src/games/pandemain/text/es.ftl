# Lo que hay en los tableros dibujados de Pandemain.

pandemain-board = Nördlingen y sus aldeas
pandemain-place-farm = Granja
pandemain-place-market = Mercado
pandemain-place-mill = Molino
pandemain-place-granary = Granero
pandemain-place-oven = Horno
pandemain-place-castle = Castillo
pandemain-place-church = Iglesia
pandemain-place-river = Río
pandemain-place-trade_house = Casa de trueques
pandemain-place-guild = Gremio
pandemain-place-villages = Aldeas
pandemain-place-town = En la villa
pandemain-place-servant = El sirviente
pandemain-place-local-trade = Comercio local

pandemain-workers = { $place }, trabajadores: { $names }
pandemain-no-workers = { $place }: aún no hay trabajadores
pandemain-closed = Cerrado de noche
pandemain-servant-at = El sirviente está en { $place }
pandemain-servant-note = Si al final de tu turno tienes allí un trabajador, puedes venderle un pan a cambio de un favor del Señor Feudal.

pandemain-farm-ware =
    { $price ->
        [one] Granja: { $token } por 1 pfennig, quedan { $left }
       *[other] Granja: { $token } por { $price } pfennigs, quedan { $left }
    }
pandemain-water = Recoger agua { $means }: { $count }
pandemain-granary = Al amanecer cada trabajador de aquí trae { $count } harinas a elegir, { $more } con un buey activo
pandemain-of-choice = a elegir
pandemain-stall = Mercado, { $stall }
pandemain-stall-taken = Mercado, { $stall }, ocupado
pandemain-market-fee =
    { $fee ->
        [one] 1 pfennig, más { $more } por cada trabajador situado más a la derecha
       *[other] { $fee } pfennigs, más { $more } por cada trabajador situado más a la derecha
    }
pandemain-column =
    { $price ->
        [one] Molino, { $column }, 1 pfennig: { $flour }
       *[other] Molino, { $column }, { $price } pfennigs: { $flour }
    }
pandemain-bag = Bolsa de grano
pandemain-in-bag = Bolsa de grano, { $grain }: { $count }
pandemain-oven-note =
    { $each ->
        [one] Pagas 1 pfennig por cada trabajador que ya esté aquí, hasta { $most }. Hornear más de { $count } panes requiere un buey o una carretilla activos
       *[other] Pagas { $each } pfennigs por cada trabajador que ya esté aquí, hasta { $most }. Hornear más de { $count } panes requiere un buey o una carretilla activos
    }
pandemain-keeps =
    { $days ->
        [one] dura 1 día
       *[other] dura { $days } días
    }
pandemain-bake-high = { $bread } de alta calidad, con { $main } y { $second }; se vende a { $price }
pandemain-bake-low = { $bread } de baja calidad, con { $main } y cualquier otra harina; se vende a { $price }
pandemain-baked =
    { $count ->
        [0] Listo: ningún pan
        [one] Listo: 1 pan
       *[other] Listo: { $count } panes
    }
pandemain-work = Castillo: trabajar con un buey activo por { $count } pfennigs
pandemain-work-short = Trabajar
pandemain-loan-place = Castillo: un préstamo de { $count } pfennigs por { $points } puntos de victoria; quedan { $left }
pandemain-favours = Favores
pandemain-favour = Favor: { $favour }
pandemain-favour-down = Favor bocabajo: { $favour }
pandemain-trade-note = un conjunto por otro
pandemain-trade-give = ¿Qué conjunto entregas?
pandemain-trade-take = ¿Qué conjunto recibes?
pandemain-set = Casa de trueques: { $set }
pandemain-set-pfennig = { $count } pfennig
pandemain-set-flour = { $count } harina
pandemain-set-milk = { $count } de leche
pandemain-set-ingredients = { $count } de ingredientes
pandemain-set-vp = { $count } punto de victoria
pandemain-passing = Ir de paso por la casa de trueques: { $gives } conjuntos por { $takes }, y el trabajador sigue a otra ubicación
pandemain-passing-short = Ir de paso
pandemain-guild-note =
    { $price ->
        [one] contratar · mejorar por 1 pfennig
       *[other] contratar · mejorar por { $price } pfennigs
    }
pandemain-guild-empty = No quedan maestros panaderos.
pandemain-master-name = Maestro panadero { $number }
pandemain-master = Hornea { $breads }; { $extra }; cuesta { $price }, luego { $wage } al día
pandemain-master-upgraded = Mejorado: hornea { $breads }; { $extra }; cuesta { $price }, luego { $wage } al día
pandemain-master-market = { $gains } más en el mercado
pandemain-master-sale = { $gains } más por cada { $bread } vendido
pandemain-master-milk = { $count } de leche menos en el pan de trigo

pandemain-offering = Ofrenda: { $offering }, por { $count } de penitencia
pandemain-permanent-offering = permanente, { $price } pfennigs
pandemain-track = Penitencia: { $told }
pandemain-inquisition-at = la Inquisición { $level }
pandemain-inquisition-note = Pasos de la Inquisición, una ficha cada amanecer. Vistos: { $shown }; por venir: { $left }
pandemain-ahead = por delante
pandemain-behind = por detrás ({ $points })
pandemain-reward = Recompensa eclesiástica en { $level }
pandemain-tower = Torre de la iglesia. Orden de hoy: { $today }. Para mañana: { $tomorrow }
pandemain-today = hoy
pandemain-tomorrow = luego
pandemain-day = Día { $day }
pandemain-night = Noche { $day }
pandemain-day-of =
    { $points ->
        [one] Día { $day } de { $days }: el pan de trigo da 1 punto más al venderse
       *[other] Día { $day } de { $days }: el pan de trigo da { $points } puntos más al venderse
    }
pandemain-night-of =
    { $points ->
        [one] Noche { $day } de { $days }: el pan de trigo da 1 punto más al venderse
       *[other] Noche { $day } de { $days }: el pan de trigo da { $points } puntos más al venderse
    }
pandemain-go-out =
    { $price ->
        [one] Salir esta noche por 1 pfennig
       *[other] Salir esta noche por { $price } pfennigs
    }

pandemain-villager = Aldeanos que quedan: { $count }
pandemain-villager-won = Te ayuda
pandemain-augsburg = Requiere penitencia { $level }; cada pan vendido da { $count } de penitencia
pandemain-licence =
    { $price ->
        [one] Licencia: 1 pfennig a quienes ya están aquí
       *[other] Licencia: { $price } pfennigs a quienes ya están aquí
    }
pandemain-order-permanent =
    { $points ->
        [one] Demanda permanente: { $bread }, 1 punto
       *[other] Demanda permanente: { $bread }, { $points } puntos
    }
pandemain-order =
    { $points ->
        [one] { $order }: { $bread }, 1 punto
       *[other] { $order }: { $bread }, { $points } puntos
    }
pandemain-order-empty = { $order }: cumplida
pandemain-upcoming = Siguiente para { $order }: { $bread }
pandemain-sold = ventas: { $count }

pandemain-sim = { $name }, panadero simulado: { $points } puntos, penitencia { $penitence }. Visto hoy: { $shown }; { $hidden } por venir. { $wish }
pandemain-sim-rudolf = entrada: su penitencia − { $count }
pandemain-sim-hans = cobra un pfennig donde está
pandemain-sim-helga = entrada: sus puntos − { $count }
pandemain-toll = pagarle

pandemain-ask = Pedir a los demás: { $ware }
pandemain-asked = { $player } pide { $wares }
pandemain-asks = { $player } pide
pandemain-trade-hint = Pide mercancías y di tu precio.
pandemain-offered =
    { $price ->
        [0] Por un trabajador hasta el amanecer
       *[other] Por { $price } pfennigs
    }
pandemain-for = por
pandemain-bid = Pfennigs
pandemain-bid-worker = Un trabajador
pandemain-accept = Aceptar
pandemain-refuse = Rechazar

pandemain-your-bakery = Tu panadería
pandemain-bakery-of = Panadería de { $player }
pandemain-family = familia { $family }
pandemain-workers-left = Trabajadores disponibles: { $count } de { $all }; apartados: { $aside }
pandemain-purse = { $pfennigs } pfennigs, { $points } puntos de victoria, penitencia { $penitence }
pandemain-holds = { $what }: { $count }
pandemain-too-much-flour = { $count } harinas, solo caben { $most }
pandemain-staleness = Pan según los días que le quedan: arriba alta calidad, abajo baja calidad
pandemain-days =
    { $days ->
        [one] último día
       *[other] { $days } días
    }
pandemain-loaf =
    { $days ->
        [one] { $count } × { $bread }, { $quality }, último día
       *[other] { $count } × { $bread }, { $quality }, le quedan { $days } días
    }
pandemain-reputation = Reputación: { $told }
pandemain-no-villagers = todavía no te ayuda ningún aldeano
pandemain-loans = Préstamos: { $count } ({ $points } puntos cada uno si no se devuelven)
pandemain-penances = Sambenitos: { $count } ({ $points } puntos cada uno)
pandemain-wages = salarios

pandemain-at-granary = da harina al amanecer
pandemain-at-church = ofrendas, y el orden de mañana
pandemain-at-farm = carretilla, buey, vaca
pandemain-at-castle = trabajo o préstamo
pandemain-at-river = agua
pandemain-at-trade_house = un conjunto por otro
pandemain-at-guild = contratar o mejorar
pandemain-at-village = vender pan
pandemain-at-bless = pasa a alta calidad: vale { $high } en vez de { $low } al venderlo
pandemain-at-loan = devuelve { $repay } antes del final, o { $points } puntos

pandemain-cart = carretilla
pandemain-ox = buey
pandemain-cow = vaca
pandemain-loan = Préstamo

pandemain-famine_in_ulm-1 = Cada pan vendido en Ulm da { $ulmPoints } puntos y { $ulmPfennigs } pfennigs más.
pandemain-famine_in_ulm-2 = En caso de empate gana quien haya vendido en Ulm por última vez.
pandemain-taking_the_cloth-1 = Augsburg requiere penitencia { $augsburg }. Al final cuenta un tercio de tus puntos, más tu penitencia.
pandemain-taking_the_cloth-2 = En caso de empate gana quien haya vendido en Augsburg por última vez.
pandemain-hail_lord_of_the_castle-1 = Un pan para el sirviente da { $servantPoints } punto más, el de trigo { $servantPointsWheat }. Visita la granja, el granero y el castillo.
pandemain-hail_lord_of_the_castle-2 = El horno cierra de noche. En caso de empate decide la reputación con el trigo.

pandemain-gallery-grain = Cereales
pandemain-gallery-loaves = Panes
pandemain-gallery-figures = Panaderos y el sirviente
pandemain-gallery-seat = Jugador { $seat }
