# La Villa (Village), en español.

title = La Villa
about = Guía a una familia a lo largo de cuatro generaciones. Toma un cubo, haz lo que ofrece su lugar y vigila el tiempo: cada vez que tu marcador de vida cruza el puente, alguien muere. Quien tenía un oficio puede pasar a la crónica; cuando la crónica o las tumbas se llenan, la partida termina y gana la familia con más prestigio. Adaptación no oficial del juego de Inka y Markus Brand. Algunos valores impresos no se han podido conseguir y son nuestros: los cubos de cada espacio, casi todos los clientes, los caminos interiores, el número de espacios de la crónica y de tumbas, y algunos precios. La página de reglas los enumera todos.

# ── lo que haces ─────────────────────────────────────────────────────────────────────────────────

action-take = Toma { action-take.cube } { action-take.space }
    .cube =
        { $cube ->
            [naranja] un cubo naranja (destreza)
            [verde] un cubo verde (persuasión)
            [rosa] un cubo rosa (conocimiento)
            [plaga] un cubo de plaga
           *[other] un cubo marrón (fe)
        }
    .space =
        { $space ->
            [cosecha] de la cosecha
            [familia] de la familia
            [mercado] del mercado
            [viaje] del viaje
            [concejo] del concejo
            [iglesia] de la iglesia
           *[other] de la { $space }
        }
    .cubes =
        { $cube ->
            [naranja] cubos naranjas
            [verde] cubos verdes
            [rosa] cubos rosas
           *[other] cubos marrones
        }
action-well =
    { $coins ->
        [0] Usa el pozo y paga { action-take.cubes }
        [one] Usa el pozo y paga { action-take.cubes } y 1 moneda
       *[other] Usa el pozo y paga { action-take.cubes } y { $coins } monedas
    }
action-well-coins = Usa el pozo y paga solo con monedas
action-do =
    { $space ->
        [cosecha] Cosecha grano
        [familia] Ocúpate de tu familia
        [mercado] Celebra un día de mercado
        [viaje] Viaja
        [concejo] Ve al concejo
        [iglesia] Ve a la iglesia
       *[other] Practica un oficio
    }
action-decline = Renuncia a este último turno
action-skip = No hagas nada más aquí
action-harvest = Recoge la cosecha
action-birth = Da la bienvenida a un recién nacido
action-recall = Haz volver a casa a un familiar de generación { $generation } desde { $place }
action-train = Forma a un familiar de generación { $generation } en { $place }
action-produce = Fabrica { action-produce.good }
    .good =
        { $good ->
            [carreta] una carreta
           *[other] un { $good }
        }
action-buy = Compra { action-produce.good }
action-mill = Lleva tu grano al molino a cambio de monedas
action-serve = Atiende un pedido: { $customer }
action-pass = Pasa durante el resto de este día de mercado
action-travel = Envía a un familiar de generación { $generation } { $road }
action-enter = Envía al concejo a un familiar de generación { $generation } y paga con { $price }
action-advance = Haz subir a un concejal de generación { $generation } desde la grada { $stage } y paga con { $price }
action-privilege =
    { $stage ->
        [1] Privilegio de la grada 1: serás el próximo jugador inicial
        [2] Privilegio de la grada 2: toma cubos de influencia a tu elección
        [3] Privilegio de la grada 3: toma un utensilio a tu elección
        [4] Privilegio de la grada 4: cambia una moneda por prestigio
       *[other] Usa el privilegio de la grada { $stage }
    }
action-choose-good = Toma { action-produce.good }
action-choose-cube = Toma { action-take.cube }
action-join = Envía a la iglesia a un familiar de generación { $generation } y paga con { $price }
action-pay =
    { $coins_orange ->
        [0] { $coins_green ->
            [0] { $coins_brown ->
                [0] { $coins_pink ->
                    [0] Paga con cubos
                   *[other] { action-pay.coins }
                }
               *[other] { action-pay.coins }
            }
           *[other] { action-pay.coins }
        }
       *[other] { action-pay.coins }
    }
    .coins = Paga { action-pay.orange }{ action-pay.green }{ action-pay.brown }{ action-pay.pink }
    .orange =
        { $coins_orange ->
            [0] { "" }
            [one] 1 moneda en vez de naranja
           *[other] { $coins_orange } monedas en vez de naranja
        }
    .green =
        { $coins_green ->
            [0] { "" }
            [one] { action-pay.before-green }1 moneda en vez de verde
           *[other] { action-pay.before-green }{ $coins_green } monedas en vez de verde
        }
    .brown =
        { $coins_brown ->
            [0] { "" }
            [one] { action-pay.before-brown }1 moneda en vez de marrón
           *[other] { action-pay.before-brown }{ $coins_brown } monedas en vez de marrón
        }
    .pink =
        { $coins_pink ->
            [0] { "" }
            [one] { action-pay.before-pink }1 moneda en vez de rosa
           *[other] { action-pay.before-pink }{ $coins_pink } monedas en vez de rosa
        }
    .before-green =
        { $coins_orange ->
            [0] { "" }
           *[other] { ", " }
        }
    .before-brown =
        { $coins_green ->
            [0] { action-pay.before-green }
           *[other] { ", " }
        }
    .before-pink =
        { $coins_brown ->
            [0] { action-pay.before-brown }
           *[other] { ", " }
        }
action-let-die = Despide al que está en { $place }
action-buy-out = Saca de la bolsa a tu familiar de generación { $generation } por una moneda
action-climb = Mueve a un familiar de generación { $generation } una ventana a la izquierda, desde la ventana { $window }
action-done = Eso es todo

# ── lo que ha pasado ─────────────────────────────────────────────────────────────────────────────

event-round = Ronda { $round }: empieza { $player }.
event-took = { $player } toma { action-take.cube } { action-take.space }.
event-well =
    { $count ->
        [0] { $player } usa el pozo por { $coins } monedas.
        [one]
            { $coins ->
                [0] { $player } usa el pozo por 1 cubo { $cube }.
                [one] { $player } usa el pozo por 1 cubo { $cube } y 1 moneda.
               *[other] { $player } usa el pozo por 1 cubo { $cube } y { $coins } monedas.
            }
       *[other]
            { $coins ->
                [0] { $player } usa el pozo por { $count } { action-take.cubes }.
                [one] { $player } usa el pozo por { $count } { action-take.cubes } y 1 moneda.
               *[other] { $player } usa el pozo por { $count } { action-take.cubes } y { $coins } monedas.
            }
    }
event-acts =
    { $space ->
        [cosecha] { $player } cosecha.
        [familia] { $player } se ocupa de su familia.
        [mercado] { $player } llama a todos al mercado.
        [viaje] { $player } viaja.
        [concejo] { $player } va al concejo.
        [iglesia] { $player } va a la iglesia.
       *[other] { $player } practica un oficio.
    }
event-declined = { $player } renuncia a su último turno.
event-time = { $player } gasta { $hours } de tiempo.
event-bridge = { $player } cruza el puente: alguien morirá.
event-harvested = { $player } recoge { $grain } de grano.
event-born = { $player } tiene descendencia: un familiar de generación { $generation }.
event-recalled = { $player } hace volver a casa a un familiar de generación { $generation } desde { $place }.
event-trained = { $player } forma a un familiar de generación { $generation } en { $place }.
event-good = { $player } recibe { action-produce.good }.
event-cube = { $player } recibe { action-take.cube }.
event-coins =
    { $coins ->
        [one] { $player } recibe 1 moneda.
       *[other] { $player } recibe { $coins } monedas.
    }
event-prestige = { $player } gana { $points } de prestigio.
event-paid-cubes =
    { $count ->
        [one] { $player } paga 1 cubo { $cube }.
       *[other] { $player } paga { $count } { action-take.cubes }.
    }
event-paid-coins =
    { $coins ->
        [one] { $player } paga 1 moneda.
       *[other] { $player } paga { $coins } monedas.
    }
event-market-day = { $player } celebra un día de mercado.
event-served = { $player } atiende un pedido: { $customer }.
event-passed = { $player } deja de vender.
event-travelled = { $player } envía a un familiar de generación { $generation } a { $place }.
event-seated = { $player } coloca a un familiar de generación { $generation } en la grada { $stage } del concejo.
event-marker = { $player } empezará la próxima ronda.
event-joined = { $player } envía a la iglesia a un familiar de generación { $generation }.
event-mass = Suenan las campanas: se celebra una misa.
event-bought-out = { $player } saca de la bolsa a un familiar de generación { $generation }.
event-drawn = { $player }: un familiar de generación { $generation } es llamado al altar.
event-climbed = { $player } mueve a un familiar de generación { $generation } a la ventana { $window }.
event-majority = { $player } tiene la mayoría en la iglesia: { $points } de prestigio.
event-chronicled = { $player } pierde a un familiar de generación { $generation } en { $place }; la crónica lo recordará.
event-graved = { $player } pierde a un familiar de generación { $generation } en { $place }; descansa en una tumba anónima.
event-removed = { $player } pierde a un familiar de generación { $generation } en { $place }; ya no queda tumba para él.
event-end-triggered = { $player } ha ocupado el último lugar: se acerca el final.

# ── por qué no ───────────────────────────────────────────────────────────────────────────────────

why-all-born = Toda tu familia ha nacido ya.
why-church-price = No puedes pagar ese precio en la iglesia.
why-council-price = No puedes pagar ese precio en el concejo.
why-customer-in-line = Ese cliente aún espera en la cola.
why-good-sold-out = No queda ninguno en la reserva.
why-goods-missing = No tienes lo que quiere este cliente.
why-granary-full = Tu granero está lleno.
why-last-stage = No hay grada más alta.
why-leftmost-window = No hay ventana más a la izquierda.
why-marker-gone = Alguien ya se ha llevado la ficha de siguiente jugador inicial.
why-must-act = Aquí tienes que hacer algo.
why-needs-coin = Para eso necesitas una moneda.
why-needs-green = Esta venta cuesta además un cubo verde, y no tienes.
why-needs-wagon = Para el camino necesitas una carreta.
why-no-coin-in-supply = No quedan monedas en la reserva.
why-no-coins-at-well = En el pozo no valen las monedas.
why-no-councillor-so-high = Ninguno de tus concejales ha llegado tan alto.
why-no-councillor-there = No tienes un concejal así en esa grada.
why-no-craftsman-there = No tienes a nadie trabajando ahí.
why-no-cube-in-supply = No queda ningún cubo así en la reserva.
why-no-passing = No puedes saltarte el turno: toma un cubo o usa el pozo.
why-no-traveller-there = No tienes un viajero así en ese lugar.
why-nobody-home-of-generation = No tienes en casa a nadie de esa generación.
why-nobody-home-to-harvest = No hay nadie en casa para recoger la cosecha.
why-nobody-in-bag = No tienes en la bolsa a nadie de esa generación.
why-not-the-lowest-number = Antes le toca a alguien de una generación anterior.
why-nothing-to-do = Ahora no podrías hacer nada con ello.
why-too-few-coins = No tienes tantas monedas.
why-too-few-cubes = No tienes bastantes cubos, ni contando las monedas.
why-too-little-grain = No tienes bastante grano.
why-well-needs-three = No tienes bastantes cubos de un mismo color para el pozo.

# ── lo que se pregunta ───────────────────────────────────────────────────────────────────────────

prompt-take-turn =
    { $last ->
        [1] { $player }, este es tu último turno: toma un cubo, usa el pozo o renuncia a él.
       *[other] { $player }, toma un cubo o usa el pozo.
    }
prompt-choose-action =
    { $free ->
        [1] { $player }, este es tu último turno: cualquier acción, sin cubos.
       *[other] { $player }, ¿qué acción quieres hacer?
    }
prompt-harvest = { $player }, ¿quieres cosechar?
prompt-grow-family = { $player }, ¿un nacimiento, o vuelve alguien a casa?
prompt-practise-craft = { $player }, ¿qué oficio?
prompt-produce-at-once = { $player }, ¿quieres fabricar algo ahora mismo?
prompt-serve-customer =
    { $free ->
        [1] { $player }, ¿a quién atiendes? Tu primera venta es gratis.
       *[other] { $player }, ¿a quién atiendes? Cuesta además un cubo verde y tiempo.
    }
prompt-journey = { $player }, ¿quién viaja y adónde?
prompt-sit-in-council = { $player }, ¿qué haces en el concejo?
prompt-use-privilege = { $player }, ¿quieres usar un privilegio?
prompt-choose-good = { $player }, elige un utensilio.
prompt-choose-cubes =
    { $count ->
        [one] { $player }, elige un cubo de influencia.
       *[other] { $player }, elige un cubo de influencia (quedan { $count }).
    }
prompt-join-church = { $player }, ¿quién va a la iglesia?
prompt-pay = { $player }, ¿cómo pagas?
prompt-lose-member = { $player }, ¿quién muere?
prompt-buy-from-bag = { $player }, ¿quieres sacar a alguien de la bolsa?
prompt-climb-windows = { $player }, ¿quién avanza hacia la izquierda?

# ── nombres ──────────────────────────────────────────────────────────────────────────────────────

space-harvest = cosecha
space-family = familia
space-crafts = artesanía
space-market = mercado
space-travel = viaje
space-council = concejo
space-church = iglesia

area-farmyard = Granja
area-crafts = Artesanía
area-travel = Viaje
area-council = Concejo
area-church = Iglesia

cube-orange = naranja
cube-green = verde
cube-brown = marrón
cube-pink = rosa
cube-plague = plaga

good-scroll = pergamino
good-horse = caballo
good-plow = arado
good-ox = buey
good-wagon = carreta

place-farmyard = la granja
place-wainwright = la carretería
place-stables = los establos
place-smithy = la herrería
place-office = la escribanía
place-north_near = la ciudad cercana del norte
place-south_near = la ciudad cercana del sur
place-north_middle = la ciudad intermedia del norte
place-south_middle = la ciudad intermedia del sur
place-north_far = la ciudad lejana del norte
place-south_far = la ciudad lejana del sur
place-stage-1 = la grada 1 del concejo
place-stage-2 = la grada 2 del concejo
place-stage-3 = la grada 3 del concejo
place-stage-4 = la grada 4 del concejo
place-window-1 = la ventana 1 de la iglesia
place-window-2 = la ventana 2 de la iglesia
place-window-3 = la ventana 3 de la iglesia
place-window-4 = la ventana 4 de la iglesia
place-unborn = aún sin nacer
place-bag = la bolsa negra
place-grave = una tumba anónima
place-removed = fuera de la partida
place-chronicle-farmyard = la crónica (granja)
place-chronicle-crafts = la crónica (artesanía)
place-chronicle-travel = la crónica (viaje)
place-chronicle-council = la crónica (concejo)
place-chronicle-church = la crónica (iglesia)

road-village-north_near = de la villa a la ciudad cercana del norte
road-village-south_near = de la villa a la ciudad cercana del sur
road-north_near-south_near = de la ciudad cercana del norte a la cercana del sur
road-south_near-north_near = de la ciudad cercana del sur a la cercana del norte
road-north_near-north_middle = de la ciudad cercana del norte a la intermedia del norte
road-north_middle-north_near = de la ciudad intermedia del norte a la cercana del norte
road-south_near-south_middle = de la ciudad cercana del sur a la intermedia del sur
road-south_middle-south_near = de la ciudad intermedia del sur a la cercana del sur
road-north_middle-south_middle = de la ciudad intermedia del norte a la intermedia del sur
road-south_middle-north_middle = de la ciudad intermedia del sur a la intermedia del norte
road-north_middle-north_far = de la ciudad intermedia del norte a la lejana del norte
road-north_far-north_middle = de la ciudad lejana del norte a la intermedia del norte
road-south_middle-south_far = de la ciudad intermedia del sur a la lejana del sur
road-south_far-south_middle = de la ciudad lejana del sur a la intermedia del sur
road-north_far-south_far = de la ciudad lejana del norte a la lejana del sur
road-south_far-north_far = de la ciudad lejana del sur a la lejana del norte

price-scroll = un pergamino
price-green = cubos verdes
price-brown = un cubo marrón
price-time = tiempo

stage-1 = Grada 1: siguiente jugador inicial
stage-2 = Grada 2: cubos a tu elección
stage-3 = Grada 3: un utensilio a tu elección
stage-4 = Grada 4: prestigio por una moneda

window-1 = Ventana 1, la de más a la derecha
window-2 = Ventana 2
window-3 = Ventana 3
window-4 = Ventana 4, la de más a la izquierda

customer-c01 = panadero
customer-c02 = cervecero
customer-c03 = párroco
customer-c04 = maestro
customer-c05 = carretero
customer-c06 = buhonero
customer-c07 = mensajero
customer-c08 = caballero
customer-c09 = jornalero
customer-c10 = colono
customer-c11 = hortelano
customer-c12 = labrador
customer-c13 = alguacil
customer-c14 = arador
customer-c15 = cochero
customer-c16 = leñador
customer-c17 = abad
customer-c18 = librero
customer-c19 = heraldo
customer-c20 = notario
customer-c21 = mayordomo
customer-c22 = ganadero
customer-c23 = hidalgo
customer-c24 = priora

option-start = ¿Quién empieza?
option-start-random = A suertes
option-start-1 = Jugador 1
option-start-2 = Jugador 2
option-start-3 = Jugador 3
option-start-4 = Jugador 4

score-prestige = Prestigio ganado durante la partida
score-travel = Ciudades visitadas
score-council = Concejales
score-church = Familiares en la iglesia
score-chronicle = Familiares en la crónica
score-customers = Clientes atendidos
score-coins = Monedas restantes
