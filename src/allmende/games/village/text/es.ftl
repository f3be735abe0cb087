# La Villa (Village), en español.

title = La Villa
about = Guía a una familia a lo largo de cuatro generaciones. Toma un cubo, usa la acción del lugar donde estaba y vigila tu tiempo: cada vez que tu marcador de vida cruza el puente, muere un familiar. Quien tenía un oficio puede pasar a la crónica de la villa. Cuando la crónica o el cementerio se llenan, la partida termina y gana la familia con más prestigio. Adaptación no oficial del juego de Inka y Markus Brand. Algunos números que solo figuran en el tablero original son nuestros: los cubos de cada espacio, casi todos los clientes, los caminos interiores, los espacios de la crónica y del cementerio, y algunos precios. La página de reglas los enumera todos.
tagline = Una familia, cuatro generaciones: trabaja, viaja, reza y deja huella.

sign-orange = destreza (naranja)
sign-green = persuasión (verde)
sign-brown = fe (marrón)
sign-pink = conocimiento (rosa)
sign-plague = plaga: cuesta tiempo
sign-grain = grano
sign-coin = moneda
sign-time = horas
sign-prestige = prestigio
sign-marker = próximo jugador inicial
sign-bag = la bolsa negra de la iglesia
sign-bridge = el puente: muere un familiar

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
            [mercado] del mercado
            [viaje] de Viaje
            [familia] de Familia
            [concejo] del concejo
            [cosecha] de la cosecha
            [iglesia] de la iglesia
           *[other] de Artesanía
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
        [0] Usa el pozo por { action-take.cubes }
        [one] Usa el pozo por { action-take.cubes } y 1 moneda
       *[other] Usa el pozo por { action-take.cubes } y { $coins } monedas
    }
action-well-coins = Usa el pozo solo con monedas
action-do =
    { $space ->
        [cosecha] Cosecha grano
        [familia] Amplía tu familia
        [mercado] Celebra un día de mercado
        [viaje] Viaja
        [concejo] Ve al concejo
        [iglesia] Ve a la iglesia
       *[other] Practica un oficio
    }
action-decline = Pasa tu último turno
action-skip = Omitir
action-harvest = Recoge la cosecha
action-birth = Ten descendencia
action-recall = Haz volver a casa a un familiar de { nth } generación desde { $place }
action-train = Forma a un familiar de { nth } generación en { $place }
action-produce = Fabrica { action-produce.good }
    .good =
        { $good ->
            [carreta] una carreta
           *[other] un { $good }
        }
action-buy = Compra { action-produce.good }
action-mill = Vende grano en el molino
action-serve = Atiende { action-serve.customer }
    .customer =
        { $customer ->
            [priora] a la
           *[other] al
        } { $customer }
action-pass = Pasa este día de mercado
action-travel = Envía a un familiar de { nth } generación { $road }
action-enter = Envía al concejo a un familiar de { nth } generación por { $price }
action-advance = Sube a un concejal de { nth } generación desde la grada { $stage } por { $price }
action-privilege =
    { $stage ->
        [1] Sé el próximo jugador inicial (grada 1)
        [2] Toma cubos de influencia a tu elección (grada 2)
        [3] Toma un bien a tu elección (grada 3)
        [4] Paga una moneda por prestigio (grada 4)
       *[other] Usa el privilegio de la grada { $stage }
    }
action-choose-good = Toma { action-produce.good }
action-choose-cube = Toma { action-take.cube }
action-join = Envía a la iglesia a un familiar de { nth } generación por { $price }
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
action-let-die = Muere el familiar que está en { $place }
action-buy-out = Saca de la bolsa a tu familiar de { nth } generación por una moneda
action-climb = Mueve a la izquierda a un familiar de { nth } generación desde la ventana { $window }
action-done = Listo

# ── lo que ha pasado ─────────────────────────────────────────────────────────────────────────────

event-round = Ronda { $round }: empieza { $player }.
event-seeded =
    { $plague ->
        [0] Se repartieron { $count } cubos por los espacios de acción.
        [one] Se repartieron { $count } cubos por los espacios de acción, 1 de ellos de plaga.
       *[other] Se repartieron { $count } cubos por los espacios de acción, { $plague } de ellos de plaga.
    }
event-took =
    { $pays ->
        [0] { $player } tomó { event-took.cube } { action-take.space }.
       *[other] { $player } tomó { event-took.cube } { action-take.space } (y gastó { $paid }).
    }
    .cube =
        { $cube ->
            [plaga] un cubo de plaga
           *[other] un cubo { $cube }
        }
event-last-cube = Era el último cubo del tablero.
event-well = { $player } usó el pozo por { $paid }.
event-declined = { $player } pasó su último turno.
event-bridge = { $player } cruzó el puente.
event-bridge-safe = { $player } cruzó el puente sin nadie a quien perder.
event-spared = { $player } no perdió a nadie.
event-harvested = { $player } cosechó { $gained }.
event-spilled =
    { $count ->
        [one] { $player } no tuvo sitio para 1 grano más.
       *[other] { $player } no tuvo sitio para { $count } granos más.
    }
event-born = { $player } tuvo un descendiente de { nth } generación.
event-recalled = { $player } llamó a casa a un familiar de { nth } generación desde { $place }.
event-trained = { $player } formó a un familiar de { nth } generación en { $place } por { $paid }.
event-produced = { $player } fabricó { action-produce.good } por { $paid }.
event-bought =
    { $pays ->
        [0] { $player } compró { action-produce.good }.
       *[other] { $player } compró { action-produce.good } por { $paid }.
    }
event-milled = { $player } cambió { $paid } por { $gained } en el molino.
event-coins-short =
    { $count ->
        [one] { $player } se quedó sin 1 moneda porque se agotó la reserva.
       *[other] { $player } se quedó sin { $count } monedas porque se agotó la reserva.
    }
event-good = { $player } tomó { action-produce.good } de la reserva.
event-cube = { $player } tomó { $gained } de la reserva.
event-cubes-short =
    { $count ->
        [one] { $player } se quedó sin 1 cubo porque se agotó la reserva.
       *[other] { $player } se quedó sin { $count } cubos porque se agotó la reserva.
    }
event-paid = { $player } pagó { $paid }.
event-market-day = { $player } celebró un día de mercado.
event-served =
    { $pays ->
        [0] { $player } atendió { action-serve.customer } ({ event-served.points }).
       *[other] { $player } atendió { action-serve.customer } por { $paid } ({ event-served.points }).
    }
    .points =
        { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        }
event-passed =
    { $first ->
        [1] { $player } no vendió nada.
       *[other] { $player } pasó.
    }
event-moved-up =
    { $count ->
        [one] 1 cliente avanzó hasta los puestos.
       *[other] { $count } clientes avanzaron hasta los puestos.
    }
event-joined-line =
    { $count ->
        [one] 1 cliente nuevo se puso a la cola.
       *[other] { $count } clientes nuevos se pusieron a la cola.
    }
event-travelled =
    { $pays ->
        [0] { $player } envió a un familiar de { nth } generación a { $place }.
       *[other] { $player } envió a un familiar de { nth } generación a { $place } por { $paid }.
    }
event-visited = { $player } ganó { $gained } por una primera visita.
event-seated =
    { $stage ->
        [1]
            { $pays ->
                [0] { $player } colocó en el concejo a un familiar de { nth } generación.
               *[other] { $player } colocó en el concejo a un familiar de { nth } generación por { $paid }.
            }
       *[other]
            { $pays ->
                [0] { $player } subió a la grada { $stage } a un concejal de { nth } generación.
               *[other] { $player } subió a la grada { $stage } a un concejal de { nth } generación por { $paid }.
            }
    }
event-marker = { $player } será quien empiece la próxima ronda.
event-bought-prestige = { $player } compró { $gained } por { $paid }.
event-joined =
    { $pays ->
        [0] { $player } envió a la iglesia a un familiar de { nth } generación.
       *[other] { $player } envió a la iglesia a un familiar de { nth } generación por { $paid }.
    }
event-mass =
    { $last ->
        [1] Se celebró la última misa.
       *[other] La ronda terminó con una misa.
    }
event-bought-out =
    { $pays ->
        [0] { $player } sacó de la bolsa negra a un familiar de { nth } generación.
       *[other] { $player } sacó de la bolsa negra a un familiar de { nth } generación por { $paid }.
    }
event-drawn = { $player } vio salir de la bolsa negra a un familiar de { nth } generación.
event-monks =
    { $count ->
        [one] 1 monje salió y volvió a la bolsa negra.
       *[other] { $count } monjes salieron y volvieron a la bolsa negra.
    }
event-climbed =
    { $pays ->
        [0] { $player } movió a un familiar de { nth } generación a la ventana { $window }.
       *[other] { $player } movió a un familiar de { nth } generación a la ventana { $window } por { $paid }.
    }
event-majority = { $player } ganó { $gained } por tener más familiares que nadie en la iglesia.
event-chronicled = { $player } perdió a un familiar de { nth } generación en { $place }, que pasó a la crónica.
event-graved = { $player } perdió a un familiar de { nth } generación en { $place }, que acabó en una tumba anónima.
event-removed = { $player } perdió a un familiar de { nth } generación en { $place } y ya no quedaba ninguna tumba.
event-end-triggered =
    { $graves ->
        [0] { $player } ocupó la última tumba anónima, así que la partida está a punto de terminar.
       *[other] { $player } ocupó el último espacio de la crónica, así que la partida está a punto de terminar.
    }
event-last-turns =
    { $everybody ->
        [1] Todos tienen un último turno.
       *[other] Todos menos { $player } tienen un último turno.
    }

nth = { $generation }.ª

# ── lo que conviene saber antes ──────────────────────────────────────────────────────────────────

warning-bridge =
    { $yours ->
        [1] { $at_once ->
            [1] Cruzas el puente: muere en el acto uno de tus familiares más viejos.
           *[other] { $certain ->
                [1] Cruzas el puente: uno de tus familiares más viejos muere al final de tu turno.
               *[other] Cruzas el puente: si al final de tu turno tienes familiares en tu granja o en el tablero, muere uno.
            }
        }
       *[other] { $player } cruza el puente.
    }
warning-chronicled =
    { $yours ->
        [1] Tu familiar de { nth } generación en { $place } muere y entra en la crónica.
       *[other] Un familiar de { nth } generación de { $player } en { $place } muere y entra en la crónica.
    }
warning-graved =
    { $yours ->
        [1] Tu familiar de { nth } generación en { $place } muere y acaba en una tumba anónima.
       *[other] Un familiar de { nth } generación de { $player } en { $place } muere y acaba en una tumba anónima.
    }
warning-removed =
    { $yours ->
        [1] Tu familiar de { nth } generación en { $place } muere, y no queda ninguna tumba.
       *[other] Un familiar de { nth } generación de { $player } en { $place } muere, y no queda ninguna tumba.
    }
warning-end-triggered =
    { $yours ->
        [1] { $graves ->
            [0] Ocupas la última tumba anónima: la partida está a punto de terminar.
           *[other] Ocupas el último espacio de la crónica: la partida está a punto de terminar.
        }
       *[other] { $graves ->
            [0] { $player } ocupa la última tumba anónima: la partida está a punto de terminar.
           *[other] { $player } ocupa el último espacio de la crónica: la partida está a punto de terminar.
        }
    }
warning-last-cube = Es el último cubo del tablero.
warning-mass =
    { $last ->
        [1] Ahora viene la última misa, y después la puntuación final.
       *[other] La ronda termina con una misa.
    }
warning-spilled =
    { $yours ->
        [1] { $count ->
            [one] No tienes sitio para 1 grano más.
           *[other] No tienes sitio para { $count } granos más.
        }
       *[other] { $count ->
            [one] { $player } no tiene sitio para 1 grano más.
           *[other] { $player } no tiene sitio para { $count } granos más.
        }
    }
warning-coins-short =
    { $yours ->
        [1] { $count ->
            [one] A la reserva le falta 1 moneda para ti.
           *[other] A la reserva le faltan { $count } monedas para ti.
        }
       *[other] { $count ->
            [one] A la reserva le falta 1 moneda para { $player }.
           *[other] A la reserva le faltan { $count } monedas para { $player }.
        }
    }
warning-cubes-short =
    { $yours ->
        [1] { $count ->
            [one] A la reserva le falta 1 cubo para ti.
           *[other] A la reserva le faltan { $count } cubos para ti.
        }
       *[other] { $count ->
            [one] A la reserva le falta 1 cubo para { $player }.
           *[other] A la reserva le faltan { $count } cubos para { $player }.
        }
    }

# ── cuánto de qué ────────────────────────────────────────────────────────────────────────────────

amount-scroll =
    { $count ->
        [0] ningún pergamino
        [one] 1 pergamino
       *[other] { $count } pergaminos
    }
amount-horse =
    { $count ->
        [0] ningún caballo
        [one] 1 caballo
       *[other] { $count } caballos
    }
amount-plow =
    { $count ->
        [0] ningún arado
        [one] 1 arado
       *[other] { $count } arados
    }
amount-ox =
    { $count ->
        [0] ningún buey
        [one] 1 buey
       *[other] { $count } bueyes
    }
amount-wagon =
    { $count ->
        [0] ninguna carreta
        [one] 1 carreta
       *[other] { $count } carretas
    }
amount-influence-orange =
    { $count ->
        [0] ningún cubo naranja
        [one] 1 cubo naranja
       *[other] { $count } cubos naranjas
    }
amount-influence-green =
    { $count ->
        [0] ningún cubo verde
        [one] 1 cubo verde
       *[other] { $count } cubos verdes
    }
amount-influence-brown =
    { $count ->
        [0] ningún cubo marrón
        [one] 1 cubo marrón
       *[other] { $count } cubos marrones
    }
amount-influence-pink =
    { $count ->
        [0] ningún cubo rosa
        [one] 1 cubo rosa
       *[other] { $count } cubos rosas
    }
amount-grain =
    { $count ->
        [0] ningún grano
        [one] 1 grano
       *[other] { $count } granos
    }
amount-coins =
    { $count ->
        [0] ninguna moneda
        [one] 1 moneda
       *[other] { $count } monedas
    }
amount-prestige =
    { $count ->
        [0] ningún punto de prestigio
        [one] 1 punto de prestigio
       *[other] { $count } puntos de prestigio
    }
amount-hours =
    { $count ->
        [0] ninguna hora
        [one] 1 hora
       *[other] { $count } horas
    }
amount-customers =
    { $count ->
        [0] ningún cliente
        [one] 1 cliente
       *[other] { $count } clientes
    }
amount-cities =
    { $count ->
        [0] ningún marcador de ciudad
        [one] 1 marcador de ciudad
       *[other] { $count } marcadores de ciudad
    }
amount-start-marker =
    { $count ->
        [0] ningún marcador de jugador inicial
       *[other] el marcador de jugador inicial
    }
amount-next-start-marker =
    { $count ->
        [0] ningún marcador de próximo jugador inicial
       *[other] el marcador de próximo jugador inicial
    }
members =
    { $count ->
        [0] ningún familiar
        [one] 1 familiar
       *[other] { $count } familiares
    }
amount-members-at-unborn = { members } sin nacer
amount-members-at-bag = { members } en la bolsa negra
amount-members-at-farmyard = { members } en casa
amount-members-at-wainwright = { members } en la carretería
amount-members-at-stables = { members } en los establos
amount-members-at-smithy = { members } en la herrería
amount-members-at-office = { members } en la escribanía
amount-members-at-north_near = { members } en la ciudad cercana del norte
amount-members-at-south_near = { members } en la ciudad cercana del sur
amount-members-at-north_middle = { members } en la ciudad intermedia del norte
amount-members-at-south_middle = { members } en la ciudad intermedia del sur
amount-members-at-north_far = { members } en la ciudad lejana del norte
amount-members-at-south_far = { members } en la ciudad lejana del sur
amount-members-at-stage-1 = { members } en la grada 1 del concejo
amount-members-at-stage-2 = { members } en la grada 2 del concejo
amount-members-at-stage-3 = { members } en la grada 3 del concejo
amount-members-at-stage-4 = { members } en la grada 4 del concejo
amount-members-at-window-1 = { members } en la ventana 1 de la iglesia
amount-members-at-window-2 = { members } en la ventana 2 de la iglesia
amount-members-at-window-3 = { members } en la ventana 3 de la iglesia
amount-members-at-window-4 = { members } en la ventana 4 de la iglesia
amount-members-at-chronicle-farmyard = { members } en la crónica (granja)
amount-members-at-chronicle-crafts = { members } en la crónica (artesanía)
amount-members-at-chronicle-travel = { members } en la crónica (viaje)
amount-members-at-chronicle-council = { members } en la crónica (concejo)
amount-members-at-chronicle-church = { members } en la crónica (iglesia)
amount-members-at-grave = { members } en tumbas anónimas
amount-members-at-removed = { members } sin tumba

# ── por qué no ───────────────────────────────────────────────────────────────────────────────────

why-all-born = Ya ha nacido toda tu familia.
why-cubes-short =
    { $need ->
        [one] Te falta 1 cubo y tienes { $held } para sustituirlo.
       *[other] Te faltan { $need } cubos y solo tienes { $held } para sustituirlos.
    }
why-customer-in-line = Este cliente aún espera en la cola.
why-good-sold-out =
    { $good ->
        [carreta] En la reserva no queda ninguna carreta.
       *[other] En la reserva no queda ningún { $good }.
    }
why-granary-full =
    { $count ->
        [one] Ya tienes 1 grano y en tu granja no cabe más.
       *[other] Ya tienes { $count } granos y en tu granja no cabe más.
    }
why-last-stage = No hay grada más alta.
why-leftmost-window = No hay ventana más a la izquierda.
why-marker-gone =
    { $yours ->
        [1] Ya has tomado el marcador de próximo jugador inicial.
       *[other] Alguien ha tomado ya el marcador de próximo jugador inicial.
    }
why-must-act = Has elegido esta acción, así que tienes que llevarla a cabo.
why-must-act-after-well = Has pagado el pozo, así que tienes que elegir una acción.
why-no-coin-in-supply = No quedan monedas en la reserva.
why-no-coins-at-well = El pozo no admite monedas.
why-no-councillor = No tienes a nadie en el concejo.
why-no-councillor-so-high = Tu concejal más alto está en la grada { $count }.
why-no-councillor-there = No tienes ningún familiar de { nth } generación en { $place }.
why-no-craftsman-there = No tienes a nadie que trabaje en { $place }.
why-no-cube-in-supply = En la reserva no quedan { action-take.cubes }.
why-no-cubes-in-supply = No quedan cubos de influencia en la reserva.
why-no-goods-in-supply = No quedan bienes en la reserva.
why-no-next-round = Esta es la última ronda.
why-no-passing = No puedes saltarte el turno: toma un cubo o usa el pozo.
why-no-traveller-there = No tienes ningún familiar de { nth } generación en { $place }.
why-nobody-home-of-generation = No tienes en casa ningún familiar de { nth } generación.
why-nobody-home-to-harvest = No tienes a nadie en casa para cosechar.
why-nobody-in-bag = No tienes en la bolsa negra ningún familiar de { nth } generación.
why-not-the-lowest-number = Antes tiene que morir un familiar con un número más bajo.
why-nothing-to-do =
    { $space ->
        [familia] No te queda nadie por nacer ni nadie a quien hacer volver a casa.
        [mercado] Nadie podría atender a ningún cliente de los puestos.
        [viaje] No hay ningún viaje que puedas pagar.
        [concejo] No hay nada que puedas hacer en el concejo.
        [iglesia] No puedes enviar a nadie a la iglesia.
       *[other] No puedes formar a nadie ni fabricar o comprar nada.
    }
why-privilege-of-who-moved = El concejal que has movido está en la grada { $count }.
why-too-few-cubes =
    { $coins ->
        [one] Tienes { $held } y 1 moneda, y necesitas { $needed }.
       *[other] Tienes { $held } y { $coins } monedas, y necesitas { $needed }.
    }
why-too-little = Tienes { $held } y necesitas { $needed }.
why-well-for-nothing = Después de pagar el pozo no podrías llevar a cabo ninguna acción.

# ── lo que se pregunta ───────────────────────────────────────────────────────────────────────────

prompt-take-turn =
    { $last ->
        [1] Tu último turno: toma un cubo, usa el pozo o pasa.
       *[other] Toma un cubo o usa el pozo.
    }
    .doing = juega su turno
prompt-choose-action =
    { $free ->
        [1] Tu último turno: elige cualquier acción, sin tomar cubo.
       *[other] Elige una acción.
    }
    .doing = elige una acción
prompt-harvest = ¿Cosechas?
    .doing = cosecha
prompt-grow-family = Ten descendencia o haz volver a casa a un familiar.
    .doing = amplía la familia
prompt-practise-craft = Elige un oficio.
    .doing = elige un oficio
prompt-produce-at-once = ¿Fabricas algo con tu nuevo oficio ahora mismo?
    .doing = fabrica bienes
prompt-serve-customer =
    { $free ->
        [1] Elige a un cliente. Tu primera venta es gratis.
       *[other] Elige a un cliente. Te cuesta además un cubo verde y tiempo.
    }
    .doing = elige a un cliente
prompt-journey = Elige quién viaja y adónde.
    .doing = prepara un viaje
prompt-sit-in-council = Envía a alguien al concejo o sube a un concejal.
    .doing = está en el concejo
prompt-use-privilege = ¿Usas un privilegio?
    .doing = elige un privilegio
prompt-choose-good = Elige un bien.
    .doing = elige un bien
prompt-choose-cubes =
    { $count ->
        [one] Elige un cubo de influencia.
       *[other] Elige un cubo de influencia (quedan { $count }).
    }
    .doing = elige cubos de influencia
prompt-join-church = Elige quién va a la iglesia.
    .doing = envía a alguien a la iglesia
prompt-pay = ¿Cómo pagas?
    .doing = paga
prompt-lose-member = Elige qué familiar muere.
    .doing = pierde a un familiar
prompt-buy-from-bag = ¿Sacas a un familiar de la bolsa?
    .doing = está en misa
prompt-climb-windows = Elige a un familiar para moverlo a la izquierda.
    .doing = está en misa

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
price-time = horas

stage-1 = Grada 1: próximo jugador inicial
stage-2 = Grada 2: cubos a tu elección
stage-3 = Grada 3: un bien a tu elección
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
option-start-random = Al azar
option-start-1 = Jugador 1
option-start-2 = Jugador 2
option-start-3 = Jugador 3
option-start-4 = Jugador 4

score-prestige = Prestigio durante la partida
score-travel = Viajes
    .of =
        { $cities ->
            [0] { "" }
            [one] 1 ciudad
           *[other] { $cities } ciudades
        }
score-council = Concejo
    .of =
        { $members_at_stage ->
            [0] { "" }
            [one] 1 concejal
           *[other] { $members_at_stage } concejales
        }
score-church = Iglesia
    .of =
        { $members_at_window ->
            [0] { "" }
            [one] 1 familiar
           *[other] { $members_at_window } familiares
        }
score-chronicle = Crónica
    .of =
        { $members_at_chronicle ->
            [0] { "" }
            [one] 1 anotación
           *[other] { $members_at_chronicle } anotaciones
        }
score-customers = Clientes
    .of =
        { $customers ->
            [0] { "" }
            [one] 1 cliente
           *[other] { $customers } clientes
        }
score-coins = Monedas
    .of =
        { $coins ->
            [0] { "" }
            [one] 1 moneda
           *[other] { $coins } monedas
        }
