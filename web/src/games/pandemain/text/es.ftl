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
pandemain-no-workers = { $place }: todavía ningún trabajador
pandemain-closed = Cerrado de noche
pandemain-servant-at = El sirviente, en { $place }
pandemain-servant-note = Quien tenga allí un trabajador al final de su turno puede venderle un pan, a cambio de un favor del Señor Feudal.

pandemain-farm-ware = Granja: { $token }, { $price } pfennigs, quedan { $left }
pandemain-water = Recoger agua { $means }: { $count }
pandemain-granary = Al amanecer cada trabajador de aquí trae { $count } harinas a elegir, { $more } con un buey activo
pandemain-of-choice = a elegir
pandemain-stall = Mercado, { $stall }
pandemain-stall-taken = Mercado, { $stall }, ocupado
pandemain-market-fee = { $fee } pfennig, y { $more } más por cada trabajador más a la derecha
pandemain-column = Molino, { $column }, { $price } pfennigs: { $flour }
pandemain-bag = Bolsa de grano
pandemain-in-bag = Bolsa de grano, { $grain }: { $count }
pandemain-oven-note = Cada trabajador que ya está aquí suma { $each } pfennig, hasta { $most }; más de { $count } panes requieren un buey o una carretilla activos
pandemain-keeps =
    { $days ->
        [one] dura 1 día
       *[other] dura { $days } días
    }
pandemain-bake-high = { $bread } de alta calidad, con { $main } y { $second }; se vende a { $price }
pandemain-bake-low = { $bread } de baja calidad, con { $main } y cualquier otra harina; se vende a { $price }
pandemain-baked =
    { $count ->
        [0] nada horneado aún
        [one] 1 pan: eso es todo
       *[other] { $count } panes: eso es todo
    }
pandemain-work = Castillo: trabajar con un buey activo por { $count } pfennigs
pandemain-work-short = Trabajo
pandemain-loan-place = Castillo: un préstamo, { $count } pfennigs ahora y { $points } puntos de victoria menos; quedan { $left }
pandemain-favours = Favores
pandemain-favour = Favor: { $favour }
pandemain-favour-down = Favor boca abajo: { $favour }
pandemain-trade-note = un lote por otro
pandemain-trade-give = ¿Qué entregas?
pandemain-trade-take = ¿Qué recibes?
pandemain-set = Casa de trueques: { $set }
pandemain-set-pfennig = { $count } pfennig
pandemain-set-flour = { $count } harina
pandemain-set-milk = { $count } de leche
pandemain-set-ingredients = { $count } de ingredientes
pandemain-set-vp = { $count } punto de victoria
pandemain-passing = Ir de paso por la casa de trueques: { $gives } lotes por { $takes }, y el trabajador sigue a otra ubicación
pandemain-passing-short = Ir de paso
pandemain-guild-note = contratar · mejorar por { $price } pfennig
pandemain-guild-empty = Todos han encontrado trabajo.
pandemain-master-name = Maestro panadero { $number }
pandemain-master = Hornea { $breads }; { $extra }; cuesta { $price }, { $wage } al día
pandemain-master-upgraded = Mejorado: hornea { $breads }; { $extra }; cuesta { $price }, { $wage } al día
pandemain-master-market = en el mercado además { $gains }
pandemain-master-sale = por vender { $bread } además { $gains }
pandemain-master-milk = { $count } de leche menos en el pan de trigo

pandemain-offering = Ofrenda: { $offering }, penitencia { $count }
pandemain-permanent-offering = la permanente, { $price } pfennigs
pandemain-blessing = Bendecir un pan ({ $count } como máximo)
pandemain-blessed = Basta de bendiciones
pandemain-track = Penitencia: { $told }
pandemain-inquisition-at = la Inquisición { $level }
pandemain-inquisition-note = Pasos de la Inquisición, una ficha cada amanecer: vistas { $shown }; por venir { $left }
pandemain-ahead = por delante
pandemain-behind = por detrás ({ $points })
pandemain-reward = Recompensa de la iglesia en { $level }
pandemain-tower = Torre de la iglesia. Orden de hoy: { $today }. Para mañana: { $tomorrow }
pandemain-today = hoy
pandemain-tomorrow = luego
pandemain-day = Día { $day }
pandemain-night = Noche { $day }
pandemain-day-of = Día { $day } de { $days }; el pan de trigo vendido da { $points } puntos más
pandemain-night-of = Noche { $day } de { $days }; el pan de trigo vendido da { $points } puntos más
pandemain-go-out = Salir esta noche, { $price } pfennig

pandemain-villager = Aldeano, quedan { $count }
pandemain-villager-won = De tu lado
pandemain-augsburg = Requiere penitencia { $level }; cada pan vendido da { $count } de penitencia
pandemain-licence = Licencia: { $price } pfennigs a quienes ya están
pandemain-order-permanent = Demanda permanente: { $bread }, { $points } puntos
pandemain-order = { $order }: { $bread }, { $points } puntos
pandemain-order-empty = { $order }: cumplida
pandemain-upcoming = Siguiente para { $order }: { $bread }
pandemain-sold = ventas: { $count }

pandemain-sim = { $name }, panadero simulado: { $points } puntos, penitencia { $penitence }. Hoy visto: { $shown}; { $hidden } por venir. { $wish }
pandemain-sim-rudolf = exige penitencia como la suya (−{ $count })
pandemain-sim-hans = pide un pfennig donde está
pandemain-sim-helga = exige puntos como los suyos (−{ $count })
pandemain-toll = pagar

pandemain-ask = Pedir a los demás { $ware }
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
pandemain-bid-worker = Trabajador
pandemain-accept = Aceptar
pandemain-refuse = Rechazar

pandemain-your-bakery = Tu panadería
pandemain-bakery-of = Panadería de { $player }
pandemain-family = familia { $family }
pandemain-workers-left = Trabajadores disponibles: { $count } de { $all }, apartados { $aside }
pandemain-purse = { $pfennigs } pfennigs, { $points } puntos de victoria, penitencia { $penitence }
pandemain-holds = { $what }: { $count }
pandemain-too-much-flour = { $count } harinas, caben { $most }
pandemain-staleness = Pan según los días que le quedan, arriba de alta calidad, abajo de baja calidad
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
pandemain-no-villagers = sin ayuda de aldeanos aún
pandemain-loans = Préstamos: { $count } (cada uno { $points } puntos si no se devuelve)
pandemain-penances = Sambenitos: { $count } ({ $points } puntos cada uno)
pandemain-wages = salarios

pandemain-at-granary = da harina al amanecer
pandemain-at-church = ofrendas, y el orden de mañana
pandemain-at-farm = carretilla, buey, vaca
pandemain-at-castle = trabajo o préstamo
pandemain-at-river = agua
pandemain-at-trade_house = un lote por otro
pandemain-at-guild = contratar o mejorar
pandemain-at-village = vender pan
pandemain-at-bless = pasa a ser de alta calidad: vale { $high } en vez de { $low } al venderlo
pandemain-at-loan = al final se devuelven { $repay }, o { $points } puntos

pandemain-cart = carretilla
pandemain-ox = buey
pandemain-cow = vaca
pandemain-loan = Préstamo

pandemain-famine_in_ulm-1 = Cada pan vendido en Ulm da { $ulmPoints } puntos y { $ulmPfennigs } pfennigs más.
pandemain-famine_in_ulm-2 = En caso de empate gana quien haya vendido el último en Ulm.
pandemain-taking_the_cloth-1 = Augsburg exige penitencia { $augsburg }; al final cuenta un tercio de los puntos y se suma la penitencia.
pandemain-taking_the_cloth-2 = En caso de empate gana quien haya vendido el último en Augsburg.
pandemain-hail_lord_of_the_castle-1 = Un pan para el sirviente da { $servantPoints } punto más, el de trigo { $servantPointsWheat }; va a la granja, al granero y al castillo.
pandemain-hail_lord_of_the_castle-2 = El horno cierra de noche. En caso de empate decide la reputación del trigo.
