# Pandemain, en español.

title = Pandemain
about = Sé quien mejor pan hace en Nördlingen en el año 1276. Compra harina e ingredientes, hornea pan de centeno, espelta, avena y trigo mientras el horno es barato, véndelo en las aldeas antes de que caduque y mantente por delante de la Santa Inquisición. Tras cinco días la villa premia su mejor panadería. Juega en solitario o en compañía, también contra los panaderos simulados Rudolf, Hans y Helga. Adaptación no oficial del juego de Javier Fuentes (automa de Rafael Oliva). La mayoría de los números que solo figuran en tableros y cartas son nuestros: precios, parte de las recetas, demandas de las aldeas, familias, salarios y cartas de acciones. La página de reglas los enumera todos.
tagline = Panaderos de 1276: compra harina, hornea mientras es barato y vende mientras es reciente.

sign-cart = carretilla
sign-ox = buey
sign-cow = vaca
sign-pfennigs = pfennigs
sign-vp = puntos de victoria
sign-penitence = penitencia
sign-flour = harina de cualquier tipo
sign-bread = pan de cualquier tipo
sign-inquisition = la Inquisición
sign-star = alta calidad
sign-dawn = al amanecer
sign-servant = el sirviente
sign-penance = sambenito
sign-loan = préstamo

# ── lo que haces ─────────────────────────────────────────────────────────────────────────────────

action-go = Sitúa un trabajador en { $place }
action-shop = Sitúa un trabajador en { $stall } del mercado
action-mill = Compra { $column } del molino
action-visit = Sitúa un trabajador en { $place } para vender
action-pass-through = Pasa antes por los trueques
action-milk = Ordeña una vaca
action-set-aside = Aparta un trabajador
action-route = Sigue por { $stall }
action-use = Usa { $transport }
action-buy = Compra { $basket }
action-barter =
    { $salt ->
        [0] { $yeast ->
            [0] { $milk ->
                [0] Paga solo con pfennigs
               *[other] { action-barter.units }
            }
           *[other] { action-barter.units }
        }
       *[other] { action-barter.units }
    }
    .units = Paga { $salt ->
        [0] { "" }
       *[other] { $salt } de sal,{ " " }
    }{ $yeast ->
        [0] { "" }
       *[other] { $yeast } de levadura,{ " " }
    }{ $milk ->
        [0] { "" }
       *[other] { $milk } de leche,{ " " }
    }el resto en pfennigs
action-bake = Hornea { $bread }, con { $grain } como segunda harina
action-sell =
    { $day ->
        [one] Cumple { $order } con un pan de { $quality } en su último día
       *[other] Cumple { $order } con un pan de { $quality } al que le quedan { $day } días
    }
action-sell-servant =
    { $day ->
        [one] Vende al sirviente { $bread } de { $quality } en su último día
       *[other] Vende al sirviente { $bread } de { $quality } al que le quedan { $day } días
    }
action-work = Trabaja con un buey
action-loan = Pide un préstamo
action-offer = Haz { $offerings }
action-give-flour = Ofrece harina de { $grain }
action-give-loaf =
    { $day ->
        [one] Ofrece { $bread } de { $quality } en su último día
       *[other] Ofrece { $bread } de { $quality } al que le quedan { $day } días
    }
action-give-token = Ofrece { $side }
action-reward = Toma la recompensa: { $reward }
action-leave-reward = Descarta la recompensa sin usarla: { $reward }
action-bless =
    { $day ->
        [one] Haz bendecir { $bread } en su último día
       *[other] Haz bendecir { $bread } al que le quedan { $day } días
    }
action-take-flour = Toma harina de { $grain } de la bolsa
action-return-flour = Devuelve harina de { $grain } a la bolsa
action-fetch = Recoge agua { $means }
action-give = Entrega { $set }
action-take = Recibe { $set }
action-hire = Contrata al maestro panadero { $master }
action-upgrade = Mejora al maestro panadero { $master }
action-favour = Pide este favor: { $favour }
action-send-servant = Sitúa al sirviente en { $place }
action-go-out = Sal esta noche
action-stay-in = Quédate en casa esta noche
action-pay-toll = Paga a Hans su pfennig
action-leave-toll = Da 1 punto a Hans
action-dismiss = Devuelve al gremio al maestro panadero { $master }
action-pay-wages = Paga todos los salarios
action-ask-ingredient = Toma 1 de { $ingredient }
action-ask = Pide a los demás { $ware }
action-bid =
    { $pfennigs ->
        [one] Ofrece 1 pfennig a cambio
       *[other] Ofrece { $pfennigs } pfennigs a cambio
    }
action-bid-worker = Presta un trabajador
action-accept = Acepta la oferta
action-refuse = Rechaza la oferta
action-repay = Devuelve un préstamo
action-decline = Omitir
action-done = Listo
action-give-experience = Sitúa la ficha de control sobre el maestro panadero { $master }
action-withdraw = Retira la propuesta

# ── lo que ha pasado ─────────────────────────────────────────────────────────────────────────────

event-round = Empieza el día { $round }.
event-family =
    { $gains ->
        [0] { $player } sacó la familia { $family }.
       *[other] { $player } sacó la familia { $family } y recibió { $gained }.
    }
event-first-order =
    { $gains ->
        [0] { $player } empezó en el puesto { $place_in_order }.
       *[other] { $player } empezó en el puesto { $place_in_order } y recibió { $gained }.
    }
event-placed = { $player } situó un trabajador en { $place }.
event-set-aside = { $player } no tenía dónde situar un trabajador y lo apartó.
event-stood =
    { $pays ->
        [0] { $player } ocupó { $stall }.
       *[other] { $player } pagó { $paid } por { $stall }.
    }
event-collected = { $player } recogió { $gained }.
event-market-bonus = { $player } recibió { $gained } más por sus maestros panaderos y su reputación.
event-helped = { $player } recibió { $gained } gracias { $helper }.
event-spilt = { $player } no tenía sitio para { $amounts }.
event-used = { $player } usó { $token }.
event-milked = { $player } ordeñó una vaca.
event-gained = { $player } recibió { $gained }.
event-bought =
    { $pays ->
        [0] { $player } compró { $basket }.
       *[other] { $player } compró { $basket } por { $paid }.
    }
event-bartered = { $player } pagó { $paid } por los animales.
event-bought-flour =
    { $pays ->
        [0] { $player } tomó { $column } ({ $gained }).
       *[other] { $player } compró { $column } por { $paid } ({ $gained }).
    }
event-flour-taken = { $player } tomó { $gained }.
event-flour-returned = { $player } devolvió { $paid } a la bolsa.
event-too-much-flour =
    { $count ->
        [one] { $player } tenía 1 harina más de lo permitido.
       *[other] { $player } tenía { $count } harinas más de lo permitido.
    }
event-tax = { $player } pagó { $paid } de impuesto del horno.
event-baked = { $player } horneó { $gained } con { $paid }.
event-experience = { $player } situó una ficha de control sobre el maestro panadero { $master } ({ $tokens } de { $needed }).
event-worked = { $player } ganó { $gained } en el castillo.
event-loan = { $player } recibió { $gained } a cambio de { $paid }.
event-repaid = { $player } devolvió { $paid }.
event-toll = { $player } pagó { $paid } a { $other }.
event-toll-in-points = { $player } ganó { $gained } porque { $other } no le pagó.
event-licence = { $player } pagó { $paid } a { $other } por la licencia.
event-licence-to-supply = { $player } pagó { $paid } a la reserva por la licencia porque { $other } está allí.
event-licence-received = { $player } recibió { $gained } por la licencia porque { $other } llegó.
event-sold = { $player } vendió { $bread } de { $quality } en { $place } ({ $order }) por { $gained }.
event-sold-servant = { $player } vendió al sirviente { $bread } de { $quality } por { $gained }.
event-villager = { $player } se ganó { $villager }.
event-reputation-rose = { $player } subió de reputación en { $bread }, a { $level }.
event-reputation-fell = { $player } bajó de reputación en { $bread }, a { $level }.
event-reputation-top = { $player } ganó { $gained } por la mejor reputación en { $bread }.
event-offered = { $player } ofreció { $paid }.
event-two-offerings = { $player } completó la ofrenda permanente y la de nivel 2 ({ $offering }).
event-donated = { $player } completó la ofrenda permanente.
event-offerings-shuffled = Las ofrendas completadas de nivel { $level } formaron una nueva reserva.
event-offering-shown = Nueva ofrenda de nivel { $level } en la iglesia: { $offering }.
event-penitence = { $player } ganó { $gained } (ahora en el { $level }).
event-penitence-beyond = { $player } ganó { $gained } por penitencia más allá del nivel { $level }.
event-level-points = { $player } ganó { $gained } por el nivel { $level } de penitencia.
event-fifth-worker = { $player } recibió otro trabajador por el nivel { $level } de penitencia.
event-rewarded = { $player } tomó la recompensa eclesiástica «{ $reward }».
event-reward-left = { $player } descartó la recompensa eclesiástica «{ $reward }» sin usarla.
event-reward-discarded = { $player } descartó la recompensa eclesiástica «{ $reward }».
event-favoured = { $player } tomó el favor «{ $favour }».
event-favours-shown =
    { $count ->
        [one] Se puso bocarriba 1 favor.
       *[other] Se pusieron bocarriba { $count } favores.
    }
event-in-vain = { $player } no sacó nada de ello.
event-cube =
    { $last ->
        [1] { $player } ocupó el puesto { $place_in_order } de la torre de la iglesia.
       *[other] { $player } ocupó el puesto { $place_in_order } del orden de mañana.
    }
event-penance-discarded = { $player } descartó { $paid }.
event-blessed = { $player } hizo bendecir { $bread } por { $paid } ({ $gained }).
event-hired =
    { $pays ->
        [0] { $player } contrató gratis al maestro panadero { $master }.
       *[other] { $player } contrató al maestro panadero { $master } por { $paid }.
    }
event-upgraded =
    { $pays ->
        [0] { $player } mejoró gratis al maestro panadero { $master }.
       *[other] { $player } mejoró al maestro panadero { $master } por { $paid }.
    }
event-dismissed = { $player } devolvió al gremio al maestro panadero { $master }.
event-wages =
    { $pays ->
        [0] { $player } no debía salarios.
       *[other] { $player } pagó { $paid } en salarios.
    }
event-wages-short = { $player } no pudo pagar todos los salarios ({ $amounts }).
event-gave-set = { $player } entregó { $paid }.
event-took-set = { $player } recibió { $gained } a cambio.
event-passed-through = { $player } fue de paso por la casa de trueques.
event-fetched = { $player } recogió { $gained }.
event-servant = { $player } situó al sirviente en { $place }.
event-servant-leaves = El sirviente dejó el tablero.
event-asked = { $player } pidió a los demás { $amounts }.
event-bid = { $player } ofreció { $amounts } a cambio.
event-bid-worker = { $player } ofreció a cambio un trabajador hasta el amanecer.
event-dealt = { $player } dio { $paid } a { $other } por { $gained }.
event-withdrew = { $player } retiró una propuesta.
event-refused = { $player } rechazó la oferta de { $other }.
event-dusk = Anocheció: los trabajadores volvieron a casa y al pan le queda un día menos.
event-stale =
    { $gains ->
        [0] { $player } echó { $paid } a los animales.
       *[other] { $player } echó { $paid } a los animales por { $gained }.
    }
event-went-out =
    { $pays ->
        [0] { $player } salió de noche.
       *[other] { $player } salió de noche por { $paid }.
    }
event-stayed-in = { $player } no salió de noche.
event-dawn = Amaneció un nuevo día.
event-last-dawn = Terminó la última noche.
event-soured = { $player } perdió { $paid } porque se agrió.
event-inquisition =
    { $count ->
        [one] La Santa Inquisición avanzó 1 lugar, hasta { $level }.
       *[other] La Santa Inquisición avanzó { $count } lugares, hasta { $level }.
    }
event-ahead = { $player } ganó { $gained } por ir por delante de la Santa Inquisición.
event-penance = { $player } se quedó por detrás de la Santa Inquisición y recibió { $gained }.
event-workers-home = Todos los trabajadores volvieron a casa.
event-reactivated = Las carretillas y los animales volvieron a estar activos.
event-loans-laid =
    { $count ->
        [one] Se situó 1 préstamo en el castillo.
       *[other] Se situaron { $count } préstamos en el castillo.
    }
event-mill-filled = El molino se vació y se volvió a llenar.
event-orders-moved = Avanzaron las demandas de las aldeas.
event-goes-first = Hoy empieza { $player }.
event-passed-over = { $player } no pudo usar un icono ({ $place }) y lo pasó por alto.
event-column-emptied = { $player } vació { $column } del molino.
event-loan-removed = { $player } retiró un préstamo del castillo.
event-master-leaves = { $player } retiró del juego al maestro panadero { $master }.
event-met-servant = { $player } ganó { $gained } por encontrarse con el sirviente.

# ── avisos ───────────────────────────────────────────────────────────────────────────────────────

warning-spilt =
    { $yours ->
        [1] No tienes sitio para { $amounts }.
       *[other] { $player } no tiene sitio para { $amounts }.
    }
warning-too-much-flour =
    { $yours ->
        [1] { $count ->
            [one] Tendrás que devolver 1 harina.
           *[other] Tendrás que devolver { $count } harinas.
        }
       *[other] { $count ->
            [one] { $player } tendrá que devolver 1 harina.
           *[other] { $player } tendrá que devolver { $count } harinas.
        }
    }
warning-stale =
    { $yours ->
        [1] Perderás { $paid }: el pan caducado se da a los animales.
       *[other] { $player } perderá { $paid }: el pan caducado se da a los animales.
    }
warning-soured =
    { $yours ->
        [1] Perderás { $paid }: la leche se agria al amanecer.
       *[other] { $player } perderá { $paid }: la leche se agria al amanecer.
    }
warning-wages-short =
    { $yours ->
        [1] Al amanecer no puedes pagar todos tus salarios ({ $amounts }).
       *[other] { $player } no puede pagar al amanecer todos los salarios ({ $amounts }).
    }
warning-loan = Devuelve este préstamo antes del final de la partida o perderás puntos de victoria.
warning-in-vain = Ahora mismo no te sirve de nada.
warning-dusk = Con esto acaba el día.
warning-last-dawn = Con esto acaba el último día.

# ── cantidades ───────────────────────────────────────────────────────────────────────────────────

amount-pfennigs =
    { $count ->
        [0] ningún pfennig
        [one] 1 pfennig
       *[other] { $count } pfennigs
    }
amount-vp =
    { $count ->
        [0] ningún punto de victoria
        [one] 1 punto de victoria
       *[other] { $count } puntos de victoria
    }
amount-penitence =
    { $count ->
        [0] ningún nivel de penitencia
        [one] 1 nivel de penitencia
       *[other] { $count } niveles de penitencia
    }
amount-penances =
    { $count ->
        [0] ningún sambenito
        [one] 1 sambenito
       *[other] { $count } sambenitos
    }
amount-loans =
    { $count ->
        [0] ningún préstamo
        [one] 1 préstamo
       *[other] { $count } préstamos
    }
amount-water =
    { $count ->
        [0] nada de agua
        [one] 1 de agua
       *[other] { $count } de agua
    }
amount-salt =
    { $count ->
        [0] nada de sal
        [one] 1 de sal
       *[other] { $count } de sal
    }
amount-yeast =
    { $count ->
        [0] nada de levadura
        [one] 1 de levadura
       *[other] { $count } de levadura
    }
amount-milk =
    { $count ->
        [0] nada de leche
        [one] 1 de leche
       *[other] { $count } de leche
    }
amount-flour-rye =
    { $count ->
        [0] ninguna harina de centeno
        [one] 1 harina de centeno
       *[other] { $count } harinas de centeno
    }
amount-flour-spelt =
    { $count ->
        [0] ninguna harina de espelta
        [one] 1 harina de espelta
       *[other] { $count } harinas de espelta
    }
amount-flour-oat =
    { $count ->
        [0] ninguna harina de avena
        [one] 1 harina de avena
       *[other] { $count } harinas de avena
    }
amount-flour-wheat =
    { $count ->
        [0] ninguna harina de trigo
        [one] 1 harina de trigo
       *[other] { $count } harinas de trigo
    }
amount-flours =
    { $count ->
        [0] ninguna harina
        [one] 1 harina
       *[other] { $count } harinas
    }
amount-loaves =
    { $count ->
        [0] ningún pan
        [one] 1 pan
       *[other] { $count } panes
    }
amount-carts =
    { $count ->
        [0] ninguna carretilla
        [one] 1 carretilla
       *[other] { $count } carretillas
    }
amount-oxen =
    { $count ->
        [0] ningún buey
        [one] 1 buey
       *[other] { $count } bueyes
    }
amount-cows =
    { $count ->
        [0] ninguna vaca
        [one] 1 vaca
       *[other] { $count } vacas
    }
amount-loaf-high-rye =
    { $count ->
        [0] ningún pan de centeno de alta calidad
        [one] 1 pan de centeno de alta calidad
       *[other] { $count } panes de centeno de alta calidad
    }
amount-loaf-high-spelt =
    { $count ->
        [0] ningún pan de espelta de alta calidad
        [one] 1 pan de espelta de alta calidad
       *[other] { $count } panes de espelta de alta calidad
    }
amount-loaf-high-oat =
    { $count ->
        [0] ningún pan de avena de alta calidad
        [one] 1 pan de avena de alta calidad
       *[other] { $count } panes de avena de alta calidad
    }
amount-loaf-high-wheat =
    { $count ->
        [0] ningún pan de trigo de alta calidad
        [one] 1 pan de trigo de alta calidad
       *[other] { $count } panes de trigo de alta calidad
    }
amount-loaf-low-rye =
    { $count ->
        [0] ningún pan de centeno de baja calidad
        [one] 1 pan de centeno de baja calidad
       *[other] { $count } panes de centeno de baja calidad
    }
amount-loaf-low-spelt =
    { $count ->
        [0] ningún pan de espelta de baja calidad
        [one] 1 pan de espelta de baja calidad
       *[other] { $count } panes de espelta de baja calidad
    }
amount-loaf-low-oat =
    { $count ->
        [0] ningún pan de avena de baja calidad
        [one] 1 pan de avena de baja calidad
       *[other] { $count } panes de avena de baja calidad
    }
amount-loaf-low-wheat =
    { $count ->
        [0] ningún pan de trigo de baja calidad
        [one] 1 pan de trigo de baja calidad
       *[other] { $count } panes de trigo de baja calidad
    }
amount-active-cart =
    { $count ->
        [0] ninguna carretilla activa
        [one] 1 carretilla activa
       *[other] { $count } carretillas activas
    }
amount-active-ox =
    { $count ->
        [0] ningún buey activo
        [one] 1 buey activo
       *[other] { $count } bueyes activos
    }
amount-active-cow =
    { $count ->
        [0] ninguna vaca activa
        [one] 1 vaca activa
       *[other] { $count } vacas activas
    }
amount-used-cart =
    { $count ->
        [0] ninguna carretilla usada
        [one] 1 carretilla usada
       *[other] { $count } carretillas usadas
    }
amount-used-ox =
    { $count ->
        [0] ningún buey usado
        [one] 1 buey usado
       *[other] { $count } bueyes usados
    }
amount-used-cow =
    { $count ->
        [0] ninguna vaca usada
        [one] 1 vaca usada
       *[other] { $count } vacas usadas
    }
amount-workers =
    { $count ->
        [0] ningún trabajador
        [one] 1 trabajador
       *[other] { $count } trabajadores
    }
amount-workers-farm =
    { $count ->
        [0] ningún trabajador en la granja
        [one] 1 trabajador en la granja
       *[other] { $count } trabajadores en la granja
    }
amount-workers-market =
    { $count ->
        [0] ningún trabajador en el mercado
        [one] 1 trabajador en el mercado
       *[other] { $count } trabajadores en el mercado
    }
amount-workers-mill =
    { $count ->
        [0] ningún trabajador en el molino
        [one] 1 trabajador en el molino
       *[other] { $count } trabajadores en el molino
    }
amount-workers-granary =
    { $count ->
        [0] ningún trabajador en el granero
        [one] 1 trabajador en el granero
       *[other] { $count } trabajadores en el granero
    }
amount-workers-oven =
    { $count ->
        [0] ningún trabajador en el horno
        [one] 1 trabajador en el horno
       *[other] { $count } trabajadores en el horno
    }
amount-workers-castle =
    { $count ->
        [0] ningún trabajador en el castillo
        [one] 1 trabajador en el castillo
       *[other] { $count } trabajadores en el castillo
    }
amount-workers-church =
    { $count ->
        [0] ningún trabajador en la iglesia
        [one] 1 trabajador en la iglesia
       *[other] { $count } trabajadores en la iglesia
    }
amount-workers-river =
    { $count ->
        [0] ningún trabajador en el río
        [one] 1 trabajador en el río
       *[other] { $count } trabajadores en el río
    }
amount-workers-trade-house =
    { $count ->
        [0] ningún trabajador en la casa de trueques
        [one] 1 trabajador en la casa de trueques
       *[other] { $count } trabajadores en la casa de trueques
    }
amount-workers-guild =
    { $count ->
        [0] ningún trabajador en el gremio
        [one] 1 trabajador en el gremio
       *[other] { $count } trabajadores en el gremio
    }
amount-workers-ulm =
    { $count ->
        [0] ningún trabajador en Ulm
        [one] 1 trabajador en Ulm
       *[other] { $count } trabajadores en Ulm
    }
amount-workers-dinkelsbuehl =
    { $count ->
        [0] ningún trabajador en Dinkelsbühl
        [one] 1 trabajador en Dinkelsbühl
       *[other] { $count } trabajadores en Dinkelsbühl
    }
amount-workers-donauwoerth =
    { $count ->
        [0] ningún trabajador en Donauwörth
        [one] 1 trabajador en Donauwörth
       *[other] { $count } trabajadores en Donauwörth
    }
amount-workers-augsburg =
    { $count ->
        [0] ningún trabajador en Augsburg
        [one] 1 trabajador en Augsburg
       *[other] { $count } trabajadores en Augsburg
    }
amount-workers-aside =
    { $count ->
        [0] ningún trabajador apartado
        [one] 1 trabajador apartado
       *[other] { $count } trabajadores apartados
    }
amount-masters =
    { $count ->
        [0] ningún maestro panadero
        [one] 1 maestro panadero
       *[other] { $count } maestros panaderos
    }
amount-upgrades =
    { $count ->
        [0] ninguna mejora
        [one] 1 mejora
       *[other] { $count } mejoras
    }
amount-experience =
    { $count ->
        [0] ninguna ficha de control
        [one] 1 ficha de control
       *[other] { $count } fichas de control
    }
amount-reputation-rye =
    { $count ->
        [0] ninguna reputación en pan de centeno
        [one] 1 nivel de reputación en pan de centeno
       *[other] { $count } niveles de reputación en pan de centeno
    }
amount-reputation-spelt =
    { $count ->
        [0] ninguna reputación en pan de espelta
        [one] 1 nivel de reputación en pan de espelta
       *[other] { $count } niveles de reputación en pan de espelta
    }
amount-reputation-oat =
    { $count ->
        [0] ninguna reputación en pan de avena
        [one] 1 nivel de reputación en pan de avena
       *[other] { $count } niveles de reputación en pan de avena
    }
amount-reputation-wheat =
    { $count ->
        [0] ninguna reputación en pan de trigo
        [one] 1 nivel de reputación en pan de trigo
       *[other] { $count } niveles de reputación en pan de trigo
    }
amount-villager-church-vp =
    { $count ->
        [0] ningún sacristán
        [one] el sacristán
       *[other] { $count } sacristanes
    }
amount-villager-castle-penitence =
    { $count ->
        [0] ningún fraile
        [one] el fraile
       *[other] { $count } frailes
    }
amount-villager-castle-pfennig =
    { $count ->
        [0] ningún mayordomo
        [one] el mayordomo
       *[other] { $count } mayordomos
    }
amount-villager-mill-flour =
    { $count ->
        [0] ningún molinero
        [one] el molinero
       *[other] { $count } molineros
    }
amount-villager-two-trades =
    { $count ->
        [0] ningún mercader
        [one] el mercader
       *[other] { $count } mercaderes
    }
amount-villager-market-extra =
    { $count ->
        [0] ninguna tendera
        [one] la tendera
       *[other] { $count } tenderas
    }
amount-villager-farm-barter =
    { $count ->
        [0] ningún vaquero
        [one] el vaquero
       *[other] { $count } vaqueros
    }
amount-villager-river-water =
    { $count ->
        [0] ninguna barquera
        [one] la barquera
       *[other] { $count } barqueras
    }

# ── por qué no ───────────────────────────────────────────────────────────────────────────────────

why-another-place = El sirviente tiene que ir a otra ubicación.
why-bake-something = Tienes que hornear al menos un pan.
why-barter-too-few = Tienes { $held } y necesitas { $needed }.
why-barter-too-few-pfennigs = Tienes { $held } y necesitas { $needed } para el resto.
why-barter-too-much = Eso es más que el precio, { $price }.
why-can-place = Aún puedes situar un trabajador en algún sitio.
why-closed-at-night = Esta ubicación está cerrada de noche.
why-column-empty = Esa columna está vacía.
why-elsewhere = Este trabajador ha ido de paso por la casa de trueques y tiene que ir a otra ubicación.
why-experience-enough = Ese maestro panadero ya tiene bastantes fichas de control.
why-farm-sold-out = En la granja no queda nada.
why-farm-too-dear = Tienes { $held } y aquí necesitas al menos { $needed }.
why-favour-face-down = Ese favor está bocabajo.
why-fee-too-dear = Tienes { $held } y necesitas { $needed } para salir de noche.
why-flour-missing = Tienes { $held } y necesitas { $needed }.
why-guild-empty = No hay nadie en el gremio a quien contratar ni tienes a nadie que mejorar.
why-guild-too-dear = Tienes { $held } y aquí necesitas al menos { $needed }.
why-ingredients-missing = Tienes { $held } y necesitas { $needed } para un pan.
why-is-upgraded = Ese maestro panadero ya está mejorado.
why-keep-a-worker = Es tu último trabajador y lo necesitas para tu propia acción.
why-knows-other-bread = Ese maestro panadero no conoce ninguno de los panes que has horneado.
why-licence-too-dear = Tienes { $held } y necesitas { $needed } para la licencia.
why-must-repay = Tienes que devolver tus préstamos mientras puedas.
why-must-trade = Aquí tienes que hacer un intercambio.
why-no-cart = Tienes { $held } y necesitas { $needed }.
why-no-cow = Tienes { $held } y necesitas { $needed }.
why-no-experience = Ese maestro panadero tiene { $tokens } de { $wanted } fichas de control.
why-no-loans = No quedan préstamos en el castillo.
why-no-low-loaf = No tienes ningún pan así de baja calidad.
why-no-master-baker = Ninguno de tus maestros panaderos conoce ese pan.
why-no-matching-loaf = No tienes ningún pan que quieran allí.
why-no-money-for-toll = Necesitas tus pfennigs para la propia ubicación.
why-no-ox = Tienes { $held } y necesitas { $needed }.
why-no-ox-few-points = No tienes ningún buey activo con el que trabajar y para un préstamo necesitas { $needed }: tienes { $held }.
why-no-ox-no-loans = No tienes ningún buey activo con el que trabajar y no quedan préstamos.
why-no-such-flour = Tienes { $held }.
why-no-such-loaf = No tienes ningún pan así.
why-no-such-token = Tienes { $held }.
why-no-transport = Necesitas un buey o una carretilla activos y no tienes ninguno.
why-no-way = Ninguna flecha lleva hasta allí.
why-no-way-on = Después, tu trabajador no tendría adónde ir.
why-no-worker = No te queda ningún trabajador.
why-nobody-has-it = Nadie podría darte todo eso.
why-none-left = En la reserva ya no queda { $token }.
why-not-for-servant = El sirviente no va allí.
why-not-in-bag = En la bolsa no queda esa harina.
why-not-in-guild = Ese maestro panadero no está en el gremio.
why-not-noble-enough = Helga está allí y quiere compañía de su rango: tienes { $held } y necesitas { $needed }.
why-not-pious-enough = Rudolf está allí y quiere compañía piadosa: tienes { $held } y necesitas { $needed }.
why-not-your-baker = Ese maestro panadero no trabaja para ti.
why-not-two-kinds = No tienes dos conjuntos de distinta clase que entregar.
why-nothing-to-bake = No tienes lo que necesita ningún pan que puedas hornear.
why-nothing-to-bid = No tienes ni un pfennig ni un trabajador de sobra que ofrecer.
why-nothing-to-offer = No puedes pagar ninguna de las ofrendas.
why-nothing-to-repay = No tienes ningún préstamo que devolver.
why-nothing-to-trade = No tienes ninguno de los conjuntos que se intercambian aquí.
why-nowhere-to-go = No podrías usar ninguna ubicación abierta de noche.
why-offering-too-dear = Tienes { $held } y necesitas { $needed } en total.
why-one-trade = Este trabajador ya ha ido de paso por la casa de trueques.
why-order-served = Ya has cumplido esa demanda en esta visita.
why-own-worker-there = Ya tienes un trabajador en esa aldea.
why-place-full = Todos los puestos de trabajo están ocupados.
why-reward-not-there = Esa recompensa no está en este nivel.
why-same-kind-of-set = Tienes que recibir un conjunto de otra clase que el que has entregado.
why-sell-something = Tienes que vender al menos un pan.
why-set-missing = Tienes { $held } y necesitas { $needed }.
why-stall-taken = Ese puesto está ocupado.
why-tax-too-dear = Tienes { $held } y necesitas { $needed } para el impuesto del horno.
why-third-loaf-needs-transport = Un tercer pan necesita un buey o una carretilla activos, y no tienes ninguno.
why-toll-too-dear = Tienes { $held } y necesitas { $needed } para pagarle.
why-too-dear = Tienes { $held } y necesitas { $needed }.
why-too-few-pfennigs = Tienes { $held } y necesitas { $needed }.
why-too-few-points = Tienes { $held } y necesitas { $needed }.
why-too-little-penitence = Tienes { $held } y necesitas { $needed } para vender allí.
why-too-many-proposals = Has hecho { $count } propuestas este turno, que es el límite.
why-too-many-wares = Has pedido { $count } cosas, que es el límite.
why-two-kinds = El segundo conjunto tiene que ser de otra clase que el primero.
why-wages-too-high = Tienes { $held } y necesitas { $needed } para pagarles a todos.
why-wrong-transport = Eso no sirve aquí.

# ── lo que se pregunta ───────────────────────────────────────────────────────────────────────────

prompt-take-turn =
    { $passed ->
        [1] ¿Dónde sitúas al trabajador tras la casa de trueques?
       *[other] ¿Dónde sitúas un trabajador?
    }
    .doing = sitúa un trabajador
prompt-finish-turn = ¿Algo más antes de acabar tu turno?
    .doing = acaba su turno
prompt-night-turn = ¿Sales esta noche por un pfennig?
    .doing = piensa si sale de noche
prompt-toll = Hans está aquí. ¿Le pagas un pfennig?
    .doing = trata con Hans
prompt-pass-give = ¿Qué conjunto entregas? Dos de distinta clase valen uno.
    .doing = hace un trueque de paso
prompt-pass-take = ¿Qué conjunto recibes por los dos?
    .doing = hace un trueque de paso
prompt-take-flour =
    { $count ->
        [one] Elige una harina de la bolsa.
       *[other] Elige una harina de la bolsa (quedan { $count }).
    }
    .doing = elige harina
prompt-return-flour = Tienes demasiada harina. ¿Cuál devuelves?
    .doing = devuelve harina
prompt-choose-transport = ¿Usas la carretilla o el buey?
    .doing = elige el transporte
prompt-buy-at-farm = ¿Qué compras?
    .doing = compra en la granja
prompt-barter = ¿Cómo pagas los { $price } de los animales?
    .doing = paga los animales
prompt-walk-on = ¿Por dónde sigues en el mercado?
    .doing = recorre el mercado
prompt-choose-ingredient = Elige un ingrediente de la tendera.
    .doing = elige un ingrediente
prompt-bake-bread =
    { $baked ->
        [0] ¿Qué horneas?
       *[other] ¿Horneas otro pan?
    }
    .doing = hornea
prompt-give-experience = ¿Qué maestro panadero recibe la ficha de control?
    .doing = premia a un maestro panadero
prompt-visit-castle = ¿Trabajas o pides un préstamo?
    .doing = está en el castillo
prompt-repay-loans = ¿Devuelves un préstamo?
    .doing = devuelve préstamos
prompt-fetch-water = ¿Cómo recoges el agua?
    .doing = recoge agua
prompt-sell-bread =
    { $sold ->
        [0] ¿Qué demanda cumples?
       *[other] ¿Cumples otra demanda?
    }
    .doing = vende pan
prompt-make-offerings = ¿Qué ofreces?
    .doing = hace ofrendas
prompt-offer-flour = ¿Qué harina ofreces?
    .doing = elige una ofrenda
prompt-offer-loaf = ¿Qué pan ofreces?
    .doing = elige una ofrenda
prompt-offer-token = ¿Ofreces una ficha activa o una usada?
    .doing = elige una ofrenda
prompt-bless = ¿Haces bendecir pan? Cada pan cuesta un punto de victoria (hasta { $count } panes).
    .doing = hace bendecir pan
prompt-choose-reward = Elige una recompensa eclesiástica.
    .doing = elige una recompensa
prompt-choose-favour = Elige un favor del Señor Feudal.
    .doing = elige un favor
prompt-visit-guild = ¿Contratas a un maestro panadero o mejoras a uno?
    .doing = está en el gremio
prompt-hire-free = Elige un maestro panadero para contratarlo gratis.
    .doing = contrata a un maestro panadero
prompt-upgrade-free = Elige un maestro panadero para mejorarlo gratis.
    .doing = mejora a un maestro panadero
prompt-upgrade-experienced = ¿Mejoras a un maestro panadero con experiencia?
    .doing = mejora a un maestro panadero
prompt-pay-masters = Paga a tus maestros panaderos o despide a alguno.
    .doing = paga salarios
prompt-give-set =
    { $first ->
        [1] ¿Qué conjunto entregas?
       *[other] ¿Haces un segundo intercambio?
    }
    .doing = hace un trueque
prompt-take-set = ¿Qué conjunto recibes?
    .doing = hace un trueque
prompt-send-servant = ¿Dónde sitúas al sirviente?
    .doing = sitúa al sirviente
prompt-propose = Pide más o haz una oferta.
    .doing = propone un trato
prompt-answer =
    { $pfennigs ->
        [0] ¿Aceptas el trato? Te prestarían un trabajador hasta el amanecer.
        [one] ¿Aceptas el trato? Recibirías 1 pfennig.
       *[other] ¿Aceptas el trato? Recibirías { $pfennigs } pfennigs.
    }
    .doing = responde a una propuesta

# ── nombres ──────────────────────────────────────────────────────────────────────────────────────

place-farm = la granja
place-market = el mercado
place-mill = el molino
place-granary = el granero
place-oven = el horno del Señor Feudal
place-castle = el castillo de Katzenstein
place-church = la iglesia
place-river = el río
place-trade_house = la casa de trueques
place-guild = el gremio de panadería
place-ulm = Ulm
place-dinkelsbuehl = Dinkelsbühl
place-donauwoerth = Donauwörth
place-augsburg = Augsburg
place-servant = el sirviente

stall-A1 = el puesto A1 (levadura, leche)
stall-A2 = el puesto A2 (agua, sal)
stall-B1 = el puesto B1 (agua, leche)
stall-B2 = el puesto B2 (sal, levadura)
stall-C = el puesto C (agua, sal)
stall-D1 = el puesto D1 (sal, levadura)
stall-D2 = el puesto D2 (agua, levadura)

column-M1 = la columna 1
column-M2 = la columna 2
column-M3 = la columna 3
column-M4 = la columna 4

grain-rye = centeno
grain-spelt = espelta
grain-oat = avena
grain-wheat = trigo

bread-rye = pan de centeno
bread-spelt = pan de espelta
bread-oat = pan de avena
bread-wheat = pan de trigo

quality-high = alta calidad
quality-low = baja calidad

ingredient-water = agua
ingredient-salt = sal
ingredient-yeast = levadura
ingredient-milk = leche

token-cart = una carretilla
token-ox = un buey
token-cow = una vaca

transport-cart = la carretilla
transport-ox = el buey

means-hands = a mano
means-cart = con una carretilla

side-active = una ficha activa
side-used = una ficha usada

basket-cart = una carretilla
basket-ox = un buey
basket-cow = una vaca
basket-cart-ox = una carretilla y un buey
basket-cart-cow = una carretilla y una vaca
basket-ox-cow = un buey y una vaca
basket-cart-ox-cow = una carretilla, un buey y una vaca

order-permanent = la demanda permanente
order-a = la demanda A
order-b = la demanda B

offerings-permanent = la ofrenda permanente
offerings-first = la ofrenda de nivel 1
offerings-second = la ofrenda de nivel 2
offerings-permanent-first = la ofrenda permanente y la de nivel 1
offerings-permanent-second = la ofrenda permanente y la de nivel 2
offerings-first-second = las ofrendas de nivel 1 y nivel 2
offerings-permanent-first-second = las tres ofrendas

offering-flour_rye = 1 harina de centeno
offering-flour_oat = 1 harina de avena
offering-flour_spelt = 1 harina de espelta
offering-salt_yeast = 1 de sal y 1 de levadura
offering-salt_2 = 2 de sal
offering-yeast_2 = 2 de levadura
offering-flour_any = 1 harina de cualquier tipo
offering-milk_1 = 1 de leche
offering-pfennigs_3 = 3 pfennigs
offering-flour_wheat = 1 harina de trigo
offering-bread_any = 1 pan de cualquier tipo
offering-flour_any_2 = 2 harinas de cualquier tipo
offering-cow = una vaca
offering-ox = un buey
offering-cart = una carretilla
offering-milk_2 = 2 de leche

reward-reactivate = reactiva animales y carretillas
reward-vp_3 = 3 puntos de victoria
reward-flour_2 = 2 harinas a elegir
reward-flour_1 = 1 harina a elegir
reward-ingredients = 2 de sal, 1 de agua y 1 de levadura
reward-cart = una carretilla
reward-ox = un buey
reward-cow = una vaca
reward-master_baker = un maestro panadero gratis
reward-upgrade_baker = una mejora gratis
reward-favour = un favor del Señor Feudal
reward-discard_penance = descarta un sambenito

favour-salt_yeast = 2 de sal y 2 de levadura
favour-penitence_2 = 2 niveles de penitencia
favour-discard_penance = descarta un sambenito
favour-flour_2 = 2 harinas a elegir
favour-cart = una carretilla
favour-cow = una vaca
favour-ox = un buey
favour-vp_3 = 3 puntos de victoria

set-pfennigs-1 = 1 pfennig
set-flour-rye = 1 harina de centeno
set-flour-spelt = 1 harina de espelta
set-flour-oat = 1 harina de avena
set-flour-wheat = 1 harina de trigo
set-milk-2 = 2 de leche
set-water-3 = 3 de agua
set-water-2-salt-1 = 2 de agua y 1 de sal
set-water-2-yeast-1 = 2 de agua y 1 de levadura
set-water-1-salt-2 = 1 de agua y 2 de sal
set-water-1-salt-1-yeast-1 = 1 de agua, 1 de sal y 1 de levadura
set-water-1-yeast-2 = 1 de agua y 2 de levadura
set-salt-3 = 3 de sal
set-salt-2-yeast-1 = 2 de sal y 1 de levadura
set-salt-1-yeast-2 = 1 de sal y 2 de levadura
set-yeast-3 = 3 de levadura
set-vp-1 = 1 punto de victoria
set-milk-1 = 1 de leche
set-salt-1 = 1 de sal
set-yeast-1 = 1 de levadura

ware-water = agua
ware-salt = sal
ware-yeast = levadura
ware-milk = leche
ware-flour-rye = harina de centeno
ware-flour-spelt = harina de espelta
ware-flour-oat = harina de avena
ware-flour-wheat = harina de trigo
ware-active-cart = una carretilla activa
ware-active-ox = un buey activo
ware-active-cow = una vaca activa
ware-used-cart = una carretilla usada
ware-used-ox = un buey usado
ware-used-cow = una vaca usada

villager-church_vp = la ayuda del sacristán (iglesia: 1 punto de victoria)
villager-castle_penitence = la ayuda del fraile (castillo: 1 nivel de penitencia)
villager-castle_pfennig = la ayuda del mayordomo (castillo: 1 pfennig)
villager-mill_flour = la ayuda del molinero (molino: 1 harina a elegir)
villager-two_trades = la ayuda del mercader (casa de trueques: un segundo intercambio)
villager-market_extra = la ayuda de la tendera (mercado: 1 de agua, sal o levadura)
villager-farm_barter = la ayuda del vaquero (granja: animales por sal, levadura y leche)
villager-river_water = la ayuda de la barquera (río: 1 de agua)

helper-church_vp = al sacristán
helper-castle_penitence = al fraile
helper-castle_pfennig = al mayordomo
helper-mill_flour = al molinero
helper-two_trades = al mercader
helper-market_extra = a la tendera
helper-farm_barter = al vaquero
helper-river_water = a la barquera

family-1 = Beck
family-2 = Pfister
family-3 = Müller
family-4 = Brotbeck
family-5 = Semmler
family-6 = Kirchner
family-7 = Weckler
family-8 = Kornmann
family-9 = Laib
family-10 = Haberer
family-11 = Salzer
family-12 = Hefner
family-13 = Karrer
family-14 = Dinkelmann
family-15 = Roggenhofer
family-16 = Weizmann
family-17 = Pfarrer
family-18 = Fuhrmann

automaton-rudolf = Rudolf
automaton-hans = Hans
automaton-helga = Helga

option-mode = ¿Qué modo?
option-mode-basic = Básico: sin maestros panaderos, reputación, sirviente ni sambenitos
option-mode-expert = Experto: con todo
option-edition = ¿Qué edición de las reglas?
option-edition-en = Inglesa
option-edition-es = Española
option-sim_bakers = ¿Qué panaderos simulados juegan también?
option-sim_bakers-auto = Ninguno (en solitario, el que sugieren las reglas)
option-sim_bakers-none = Ninguno
option-sim_bakers-rudolf = Rudolf
option-sim_bakers-hans = Hans
option-sim_bakers-helga = Helga
option-sim_bakers-rudolf-hans = Rudolf y Hans
option-sim_bakers-rudolf-helga = Rudolf y Helga
option-sim_bakers-hans-helga = Hans y Helga
option-sim_bakers-rudolf-hans-helga = Rudolf, Hans y Helga
option-sim_cards = ¿Qué difíciles son los panaderos simulados?
option-sim_cards-fierce = Feroces, como dice el reglamento
option-sim_cards-gentle = Amables: para tus primeras partidas
option-scenario = ¿Qué escenario?
option-scenario-none = Ninguno
option-scenario-famine_in_ulm = Hambruna en Ulm
option-scenario-taking_the_cloth = Vestir el púrpura
option-scenario-hail_lord_of_the_castle = ¡Ha del castillo!
option-local_trade = Comercio local: ¿pedir mercancías a los demás?
option-no_news_from_ulm = Sin noticias de Ulm: ¿sin demandas futuras?

option-leftover_workers = ¿Qué hacen en la iglesia los trabajadores sobrantes de los panaderos simulados?
option-leftover_workers-donation = Una donación: 1 nivel de penitencia
option-leftover_workers-visit = Una visita completa: también la ofrenda de nivel 2

score-track = Puntos durante la partida
score-villagers = Aldeanos
score-loaves = Pan sin vender
    .of =
        { $loaf ->
            [0] { "" }
            [one] 1 pan
           *[other] { $loaf } panes
        }
score-loans = Préstamos sin devolver
    .of =
        { $loans ->
            [0] { "" }
            [one] 1 préstamo
           *[other] { $loans } préstamos
        }
score-reputation = Reputación
score-penances = Sambenitos
    .of =
        { $penances ->
            [0] { "" }
            [one] 1 sambenito
           *[other] { $penances } sambenitos
        }
score-scenario = Vestir el púrpura: cuenta un tercio
score-penitence = Vestir el púrpura: penitencia

interrupt-answer = Preguntarme cuando alguien proponga un trato (Comercio local)
