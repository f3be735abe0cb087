# Pandemain, en español.

title = Pandemain
about = Sé el mejor panadero de Nördlingen en el año 1276. Compra harina e ingredientes, hornea pan de centeno, espelta, avena y trigo antes de que el horno se encarezca, véndelo en las aldeas antes de que caduque y no te quedes por detrás de la Santa Inquisición. Tras cinco días la villa honra a su mejor panadero. En solitario, o junto a otros, se juega contra los panaderos simulados Rudolf, Hans y Helga. Adaptación no oficial del juego de Javier Fuentes (automa de Rafael Oliva). La mayoría de los números que solo están impresos en tableros y cartas no se pudieron conseguir y son nuestros: precios, parte de las recetas, demandas de las aldeas, familias, salarios y cartas de acciones. La página de reglas los enumera todos.

# ── lo que haces ─────────────────────────────────────────────────────────────────────────────────

action-go = Sitúa un trabajador en { $place }
action-shop = Sitúa un trabajador en { $stall } del mercado
action-mill = Compra { $column } del molino
action-visit = Sitúa un trabajador en { $place } para vender
action-pass-through = Ve antes de paso por la casa de trueques
action-milk = Ordeña una vaca
action-set-aside = Aparta un trabajador: no hay dónde situarlo
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
action-leave-toll = Deja que Hans gane un punto de victoria
action-dismiss = Devuelve al gremio al maestro panadero { $master }
action-pay-wages = Paga a todos tus maestros panaderos
action-ask-ingredient = Toma 1 más de { $ingredient }
action-ask = Pide a los demás { $ware }
action-bid =
    { $pfennigs ->
        [one] Ofrece 1 pfennig a cambio
       *[other] Ofrece { $pfennigs } pfennigs a cambio
    }
action-bid-worker = Presta a cambio un trabajador hasta el amanecer
action-accept = Acepta la oferta
action-refuse = Rechaza la oferta
action-repay = Devuelve un préstamo
action-decline = Renuncia
action-done = Nada más

# ── lo que ha pasado ─────────────────────────────────────────────────────────────────────────────

event-round = Empieza el día { $round }.
event-family = { $player } es de la familia { $family }.
event-stands = { $player } elige { $stall }.
event-placed = { $player } sitúa un trabajador en { $place }.
event-set-aside = { $player } no tiene dónde situar un trabajador y lo aparta.
event-passes-through = { $player } va de paso por la casa de trueques.
event-goes-out = { $player } sale de noche.
event-gained = { $player } recibe { $count } de { $ingredient }.
event-gave = { $player } gasta { $count } de { $ingredient }.
event-flour = { $player } recibe harina de { $grain }.
event-flour-returned = { $player } devuelve harina de { $grain } a la bolsa.
event-token = { $player } recibe { $token }.
event-token-given = { $player } entrega { $token }.
event-used = { $player } usa { $token }.
event-pfennigs =
    { $count ->
        [one] { $player } recibe 1 pfennig.
       *[other] { $player } recibe { $count } pfennigs.
    }
event-paid =
    { $count ->
        [one] { $player } paga 1 pfennig.
       *[other] { $player } paga { $count } pfennigs.
    }
event-points =
    { $count ->
        [one] { $player } gana 1 punto de victoria.
       *[other] { $player } gana { $count } puntos de victoria.
    }
event-points-lost =
    { $count ->
        [one] { $player } resta 1 punto de victoria.
       *[other] { $player } resta { $count } puntos de victoria.
    }
event-gave-set = { $player } entrega { $set }.
event-took-set = { $player } recibe { $set } a cambio.
event-baked = { $player } hornea { $bread } de { $quality } (segunda harina: { $grain }).
event-experience = El maestro panadero { $master } de { $player } gana experiencia.
event-sold =
    { $day ->
        [one] { $player } vende { $bread } de { $quality } en su último día.
       *[other] { $player } vende { $bread } de { $quality } al que le quedan { $day } días.
    }
event-villager = { $player } se gana { $villager }.
event-reputation = { $player }: reputación { $level } en { $bread }.
event-loan = { $player } pide un préstamo.
event-repaid = { $player } devuelve un préstamo.
event-offered = { $player } hace una ofrenda: { $offering }.
event-loaf-offered = { $player } ofrece { $bread } de { $quality }.
event-offering-shown = Nueva ofrenda en la iglesia: { $offering }.
event-penitence = { $player } alcanza el nivel de penitencia { $level }.
event-fifth-worker = { $player } recibe otro trabajador.
event-rewarded = { $player } toma una recompensa eclesiástica: { $reward }.
event-reward-left = { $player } descarta una recompensa eclesiástica: { $reward }.
event-cube = { $player } será el número { $place_in_order } mañana.
event-blessed = { $player } hace bendecir { $bread }.
event-hired = { $player } contrata al maestro panadero { $master }.
event-upgraded = { $player } mejora al maestro panadero { $master }.
event-dismissed = { $player } devuelve al gremio al maestro panadero { $master }.
event-servant = El sirviente se sitúa en { $place }.
event-servant-buys = { $player } tiene pan para el sirviente.
event-favoured = { $player } obtiene un favor: { $favour }.
event-asks = { $player } pide { $count } × { $ware }.
event-bids =
    { $count ->
        [one] { $player } ofrece 1 pfennig.
       *[other] { $player } ofrece { $count } pfennigs.
    }
event-bids-worker = { $player } ofrece un trabajador hasta el amanecer.
event-accepts = { $player } acepta.
event-refuses = { $player } rechaza.
event-dusk = Anochece: los trabajadores vuelven a casa.
event-stale =
    { $count ->
        [one] { $player } da de comer a los animales un pan caducado.
       *[other] { $player } da de comer a los animales { $count } panes caducados.
    }
event-dawn = Amanece.
event-inquisition = La Santa Inquisición avanza hasta { $level }.
event-penance = { $player } se ha quedado por detrás de la Santa Inquisición: un sambenito.
event-penance-discarded = { $player } se libra de un sambenito.
event-passed-over = { $player } no puede jugar «{ $place }» y lo pasa por alto.
event-column-emptied = { $player } vacía { $column } del molino.
event-master-leaves = { $player } hace que el maestro panadero { $master } deje la villa.

# ── por qué no ───────────────────────────────────────────────────────────────────────────────────

why-another-place = El sirviente tiene que ir a otra ubicación.
why-bake-something = Tienes que hornear al menos un pan.
why-barter-too-few = No tienes tanto.
why-barter-too-few-pfennigs = No tienes pfennigs para el resto.
why-barter-too-much = Eso es más que el precio.
why-can-place = Aún puedes situar un trabajador en algún sitio.
why-castle-nothing-to-do = No tienes ningún buey activo con el que trabajar ni hay préstamos que pedir.
why-closed-at-night = De noche está cerrado.
why-column-empty = Esa columna está vacía.
why-elsewhere = Tras ir de paso por la casa de trueques, el trabajador va a otra ubicación.
why-farm-too-dear = No puedes pagar nada de la granja.
why-favour-face-down = Ese favor está bocabajo.
why-fee-too-dear = Salir de noche cuesta un pfennig.
why-flour-missing = No tienes las harinas necesarias.
why-guild-nothing-to-do = No puedes pagar a nadie del gremio ni tienes a nadie que mejorar.
why-ingredients-missing = Te faltan ingredientes para ese pan.
why-is-upgraded = Ese maestro panadero ya está mejorado.
why-keep-a-worker = Necesitas un trabajador para tu propia acción.
why-licence-too-dear = No puedes pagar la licencia a quienes están allí.
why-must-repay = Los préstamos se devuelven mientras haya dinero.
why-must-trade = Aquí tienes que hacer un intercambio.
why-no-cart = No tienes ninguna carretilla activa.
why-no-cow = No tienes ninguna vaca activa.
why-no-experience = A ese maestro panadero le falta experiencia.
why-no-loans = No quedan préstamos en el castillo.
why-no-low-loaf = No tienes ningún pan así de baja calidad.
why-no-master-baker = Ninguno de tus maestros panaderos conoce ese pan.
why-no-matching-loaf = No tienes ningún pan que allí se demande.
why-no-money-for-toll = Necesitas tus pfennigs para la propia ubicación.
why-no-ox = No tienes ningún buey activo.
why-no-such-flour = No tienes esa harina.
why-no-such-loaf = No tienes ningún pan así.
why-no-such-token = No tienes ninguna ficha por ese lado.
why-no-transport = Te falta un buey o una carretilla activos.
why-no-way = Ninguna flecha lleva hasta allí.
why-no-way-on = Tras ese intercambio no habría dónde ir.
why-no-worker = No te queda ningún trabajador.
why-nobody-has-it = Nadie podría entregar todo eso.
why-none-left = No queda ninguna ficha en la reserva.
why-not-for-servant = El sirviente no va allí.
why-not-in-bag = No hay esa harina en la bolsa.
why-not-in-guild = Ese maestro panadero no está en el gremio.
why-not-noble-enough = Helga está allí y no te considera de su rango: tienes pocos puntos de victoria.
why-not-pious-enough = Rudolf está allí y no te considera bastante piadoso: tu nivel de penitencia es bajo.
why-not-your-baker = Ese maestro panadero no trabaja para ti.
why-nothing-to-bake = No hay nada que puedas hornear.
why-nothing-to-bid = No tienes ni un pfennig ni un trabajador de sobra que ofrecer.
why-nothing-to-offer = No hay ninguna ofrenda que puedas hacer.
why-nothing-to-trade = No tienes ningún conjunto que entregar.
why-nowhere-to-go = De noche no habría dónde ir.
why-offering-too-dear = No puedes pagar todo eso a la vez.
why-one-trade = Ya has ido de paso por la casa de trueques.
why-order-served = Ya has cumplido esa demanda en esta visita.
why-own-worker-there = Ya tienes un trabajador en esa aldea.
why-place-full = Todos los puestos de trabajo están ocupados.
why-reward-not-there = Esa recompensa no está en este nivel.
why-same-kind-of-set = Se recibe un conjunto de otra clase que el entregado.
why-sell-something = Tienes que vender al menos un pan.
why-set-missing = No tienes ese conjunto.
why-stall-taken = Ya hay alguien en ese puesto.
why-tax-too-dear = No puedes pagar el impuesto del horno.
why-third-loaf-needs-transport = Para más de dos panes hace falta un buey o una carretilla activos.
why-too-dear = No tienes bastantes pfennigs.
why-too-few-pfennigs = No tienes tantos pfennigs.
why-too-few-points = No tienes bastantes puntos de victoria.
why-too-little-penitence = Para vender allí hace falta el nivel de penitencia { $level }.
why-too-many-proposals = Ya has hecho bastantes propuestas este turno.
why-too-many-wares = Es bastante para una propuesta.
why-two-kinds = Ir de paso cuesta dos conjuntos de distinta clase.
why-wages-too-high = No puedes pagarles a todos.
why-wrong-transport = Ese transporte no sirve aquí.

# ── lo que se pregunta ───────────────────────────────────────────────────────────────────────────

prompt-take-turn =
    { $passed ->
        [1] { $player }, ¿dónde sitúas al trabajador tras la casa de trueques?
       *[other] { $player }, ¿dónde sitúas un trabajador?
    }
prompt-finish-turn = { $player }, ¿algo más antes de acabar tu turno?
prompt-night-turn = { $player }, ¿sales esta noche por un pfennig?
prompt-toll = { $player }, Hans está aquí. ¿Le das un pfennig?
prompt-pass-give = { $player }, ¿qué conjunto entregas de paso? Dos de distinta clase valen uno.
prompt-pass-take = { $player }, ¿qué conjunto recibes por los dos?
prompt-take-flour =
    { $count ->
        [one] { $player }, elige una harina de la bolsa.
       *[other] { $player }, elige una harina de la bolsa (quedan { $count }).
    }
prompt-return-flour = { $player }, tienes demasiada harina. ¿Cuál devuelves?
prompt-choose-transport = { $player }, ¿carretilla o buey?
prompt-buy-at-farm = { $player }, ¿qué compras?
prompt-barter = { $player }, ¿cómo pagas los { $price } de los animales?
prompt-walk-on = { $player }, ¿por dónde sigues en el mercado?
prompt-choose-ingredient = { $player }, la tendera tiene algo para ti. ¿Qué quieres?
prompt-bake-bread =
    { $baked ->
        [0] { $player }, ¿qué horneas?
       *[other] { $player }, ¿otro pan?
    }
prompt-visit-castle = { $player }, ¿trabajo o préstamo?
prompt-repay-loans = { $player }, ¿devuelves un préstamo?
prompt-fetch-water = { $player }, ¿cómo recoges el agua?
prompt-sell-bread =
    { $sold ->
        [0] { $player }, ¿qué demanda cumples?
       *[other] { $player }, ¿otra demanda?
    }
prompt-make-offerings = { $player }, ¿qué ofreces?
prompt-offer-flour = { $player }, ¿qué harina ofreces?
prompt-offer-loaf = { $player }, ¿qué pan ofreces?
prompt-offer-token = { $player }, ¿una ficha activa o una usada?
prompt-bless = { $player }, ¿haces bendecir pan? Cada pan cuesta un punto de victoria ({ $count } como máximo).
prompt-choose-reward = { $player }, ¿qué recompensa eclesiástica?
prompt-choose-favour = { $player }, ¿qué favor del Señor Feudal?
prompt-visit-guild = { $player }, ¿contratas o mejoras?
prompt-hire-free = { $player }, ¿qué maestro panadero viene gratis?
prompt-upgrade-free = { $player }, ¿a quién mejoras gratis?
prompt-upgrade-experienced = { $player }, ¿mejoras a un maestro panadero con experiencia?
prompt-pay-masters = { $player }, ¿pagas a tus maestros panaderos o dejas ir a alguno?
prompt-give-set =
    { $first ->
        [1] { $player }, ¿qué conjunto entregas?
       *[other] { $player }, ¿un segundo intercambio?
    }
prompt-take-set = { $player }, ¿qué conjunto recibes?
prompt-send-servant = { $player }, ¿dónde sitúas al sirviente?
prompt-propose = { $player }, pide más o di qué ofreces.
prompt-answer =
    { $pfennigs ->
        [0] { $player }, ¿aceptas? Te prestarían un trabajador.
        [one] { $player }, ¿aceptas? Recibirías 1 pfennig.
       *[other] { $player }, ¿aceptas? Recibirías { $pfennigs } pfennigs.
    }

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
villager-castle_penitence = la ayuda del fraile (castillo: 1 de penitencia)
villager-castle_pfennig = la ayuda del mayordomo (castillo: 1 pfennig)
villager-mill_flour = la ayuda del molinero (molino: 1 harina a elegir)
villager-two_trades = la ayuda del mercader (casa de trueques: un segundo intercambio)
villager-market_extra = la ayuda de la tendera (mercado: 1 de agua, sal o levadura)
villager-farm_barter = la ayuda del vaquero (granja: animales por sal, levadura y leche)
villager-river_water = la ayuda de la barquera (río: 1 de agua)

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
option-sim_bakers-auto = Ninguno; en solitario, el recomendado
option-sim_bakers-none = Ninguno
option-sim_bakers-rudolf = Rudolf
option-sim_bakers-hans = Hans
option-sim_bakers-helga = Helga
option-sim_bakers-rudolf-hans = Rudolf y Hans
option-sim_bakers-rudolf-helga = Rudolf y Helga
option-sim_bakers-hans-helga = Hans y Helga
option-sim_bakers-rudolf-hans-helga = Rudolf, Hans y Helga
option-scenario = ¿Qué escenario?
option-scenario-none = Ninguno
option-scenario-famine_in_ulm = Hambruna en Ulm
option-scenario-taking_the_cloth = Vestir el púrpura
option-scenario-hail_lord_of_the_castle = ¡Ha del castillo!
option-local_trade = Comercio local: ¿pedir mercancías a los demás?
option-no_news_from_ulm = Sin noticias de Ulm: ¿sin demandas futuras?

score-track = Puntos de victoria obtenidos por el camino
score-villagers = Aldeanos
score-loaves = Pan sin vender
score-loans = Préstamos sin devolver
score-reputation = Reputación
score-penances = Sambenitos
score-scenario = Vestir el púrpura: cuenta un tercio
score-penitence = Vestir el púrpura: penitencia

interrupt-answer = Preguntarme cuando alguien proponga un trato (Comercio local)
