# Black Forest, en español.

title = Black Forest
about = Viaja entre los pueblos de la Selva Negra y pon a trabajar a sus artesanos. Tus bienes están en dos ruedas que giran solas: una hace vidrio, la otra cocina provisiones y mercancías. Edifica tu dominio con madera, ladrillo y vidrio. Quien gasta bastantes provisiones anuncia el final. Adaptación no oficial del juego de Tido Lorenz y Uwe Rosenberg. Solo teníamos su hoja de referencia: el orden del turno, los artesanos, la mendicidad, el ganado, el final y la puntuación siguen las reglas publicadas, pero casi todas las losetas son nuestras, entre ellas todos los edificios, todos los encargos, el mapa de caminos, los bienes iniciales y las escalas de las ruedas. La página de reglas las enumera todas y explica a quien tiene la caja cómo poner los valores impresos.
tagline = Pon a trabajar a los artesanos, deja que dos ruedas hagan vidrio y comida, edifica tu dominio.

sign-wheels = Gira una rueda
sign-glass-hut = Paso de la vidriería
sign-small-estate = Finca pequeña
sign-builder = Construir un edificio
sign-toll = Peaje a los demás jugadores del pueblo
sign-job = Encargo
sign-reminder = Recordatorio: un recurso y un encargo nuevo
sign-time = Reloj de arena: anuncia el final
sign-star = Puntos
sign-market = Un recurso básico a elegir
sign-swap = Cambiar al Mercader, o una conversión

# ── lo que haces ─────────────────────────────────────────────────────────────────────────────────

action-swap = Cambiar al Mercader ambulante por el { $trade } a costa de una mercancía
action-move = Ir { $place_to }
action-beg = Mendigar
action-convert = Usar { $building }
action-remove = Quitar la loseta de { action-put.where }
action-return = Devolver a la reserva: { $animal }
action-activate = { $service }
action-job = Cumplir el encargo de aquí
action-done = Listo
action-build = Construir { $building }
action-put = Ponerlo en { action-put.where }
    .where =
        { $estate ->
            [0] la casilla { $cell } de la finca principal
           *[other] la casilla { $cell } de la finca pequeña { $estate }
        }
action-put-large = Ponerlo desde { action-put.where } { $way }
action-skip = Omitir
action-fell = Talar el bosque de { action-put.where }
action-markers = Poner los marcadores de provisiones en { $low } y { $high }
action-from-glass = Pagar { $count } de carbón de la rueda del vidrio y el resto de la rueda de cocina
action-wheel = Ponerlo en la { $wheel }
action-toll = Pagar { $good }
action-accept = Aceptarlo
action-refuse = Rechazarlo
action-accept-all = Aceptar siempre los regalos
action-ask-gifts = Preguntarme cada regalo
action-take = Tomar { $good }
action-give-back = Quedarse con todos los animales menos { action-give-back.animals }
    .animals =
        { $pigs ->
            [0] { action-give-back.cattle }
           *[other]
                { $cattle ->
                    [0] { action-give-back.pigs }
                   *[other] { action-give-back.pigs } y { action-give-back.cattle }
                }
        }
    .pigs =
        { $pigs ->
            [one] 1 cerdo
           *[other] { $pigs } cerdos
        }
    .cattle =
        { $cattle ->
            [one] 1 vaca
           *[other] { $cattle } vacas
        }
action-on-forests =
    { $count ->
        [one] Dejar 1 cerdo en un bosque
       *[other] Dejar { $count } cerdos en bosques
    }
action-give = Entregar { $animal_one }
action-raise = Tomar: { $animal }

# ── lo que ha pasado ─────────────────────────────────────────────────────────────────────────────

event-round = Ronda { $round }.
event-last-turn = Último turno de { $player }.
event-swapped = { $player } cambió al Mercader ambulante por el { $trade } a costa de { $paid }.
event-moved = { $player } fue { $place_to }.
event-paid = { $player } pagó { $paid }.
event-toll = { $player } pagó { $paid } de peaje a { $other }.
event-toll-to-supply = { $player } pagó { $paid } de peaje a la reserva por la figura neutral.
event-accepted = { $player } aceptó { $gained }.
event-refused = { $player } rechazó { $amounts }.
event-takes-gifts = { $player } decidió aceptar todo regalo que no haga girar ninguna rueda.
event-asks-about-gifts = { $player } decidió que se le pregunte de nuevo por cada regalo.
event-begged = { $player } mendigó.
event-begged-in-village = { $player } mendigó en el centro de { $place }.
event-activates =
    { $pays ->
        [0] { $player } recurrió al { $trade }.
       *[other] { $player } recurrió al { $trade } por { $paid }.
    }
event-announced = { $player } ofreció { $amounts } a cada uno de los demás.
event-converts =
    { $pays ->
        [0] { $player } usó el edificio { $building }.
       *[other] { $player } usó el edificio { $building } por { $paid }.
    }
event-gained = { $player } obtuvo { $gained }.
event-lost = { $player } no tenía sitio para { $amounts }.
event-housed = { $player } alojó { $gained }.
event-turned-away = { $player } no tenía sitio para { $amounts }.
event-animals-lost = { $player } perdió { $paid } por falta de sitio.
event-gave-back = { $player } devolvió { $paid } a la reserva.
event-wheel-turned = { $player } obtuvo { $gained } en la { $wheel } con { $paid }.
event-reminded =
    { $jobs ->
        [0] { $player } usó el recordatorio (un recurso básico).
       *[other] { $player } usó el recordatorio (un recurso básico y un encargo nuevo).
    }
event-bonus = { $player } recibió un extra del edificio { $building }.
event-job-drawn = Encargo nuevo en { $place }{ $job_titled }.
event-job-gone = El encargo { $job } está cumplido y no quedan encargos nuevos.
event-job-done =
    { $pays ->
        [0] { $player } cumplió el encargo { $job }.
       *[other] { $player } cumplió el encargo { $job } por { $paid }.
    }
event-builds =
    { $pays ->
        [0] { $player } decidió construir el edificio { $building }.
       *[other] { $player } pagó { $paid } para construir el edificio { $building }.
    }
event-built =
    { $covered ->
        [0] { $player } construyó el edificio { $building } en { action-put.where }{ event-built.points }.
       *[other] { $player } construyó el edificio { $building } en { action-put.where } sobre { $paid }{ event-built.points }.
    }
    .points =
        { $points ->
            [0] { "" }
            [one] { " " }(1 punto)
           *[other] { " " }({ $points } puntos)
        }
event-placed =
    { $covered ->
        [0] { $player } puso un { $tile } en { action-put.where }.
       *[other] { $player } puso un { $tile } en { action-put.where } sobre { $paid }.
    }
event-removed = { $player } quitó el { $tile } de { action-put.where }.
event-felled = { $player } taló el bosque de { action-put.where }.
event-progressed =
    { $count ->
        [one] { $player } hizo avanzar la vidriería 1 paso hasta el { $step }.
       *[other] { $player } hizo avanzar la vidriería { $count } pasos hasta el { $step }.
    }
event-estate =
    { $forests ->
        [0] { $player } recibió la finca pequeña { $estate } sin bosques.
        [one] { $player } recibió la finca pequeña { $estate } con 1 bosque.
       *[other] { $player } recibió la finca pequeña { $estate } con { $forests } bosques.
    }
event-nearer-hourglass =
    { $left ->
        [0] { $player } llegó al reloj de arena.
        [one] { $player } quedó a 1 paso del reloj de arena.
       *[other] { $player } quedó a { $left } pasos del reloj de arena.
    }
event-farther-from-hourglass =
    { $left ->
        [0] { $player } siguió en el reloj de arena.
        [one] { $player } se alejó hasta quedar a 1 paso del reloj de arena.
       *[other] { $player } se alejó hasta quedar a { $left } pasos del reloj de arena.
    }
event-at-hourglass = { $player } tenía un marcador de provisiones en el reloj de arena o más allá.
event-pawns-back = { $player } recuperó { $gained }.
event-neutral-moved = La figura neutral fue { $place_to }.
event-end-announced = { $player } anunció el final y todos tienen un turno más.
event-game-over = La partida ha terminado.

# ── lo que hay que tener en cuenta ───────────────────────────────────────────────────────────────

warning-wheel-turned =
    { $yours ->
        [1] Tu { $wheel } gira: { $gained } por { $paid }.
       *[other] Gira la { $wheel } de { $player }: { $gained } por { $paid }.
    }
warning-lost =
    { $yours ->
        [1] No tienes sitio para { $amounts }.
       *[other] { $player } no tiene sitio para { $amounts }.
    }
warning-turned-away =
    { $yours ->
        [1] No tienes sitio para { $amounts }.
       *[other] { $player } no tiene sitio para { $amounts }.
    }
warning-animals-lost =
    { $yours ->
        [1] Pierdes { $paid } por falta de sitio.
       *[other] { $player } pierde { $paid } por falta de sitio.
    }
warning-at-hourglass =
    { $yours ->
        [1] Tu marcador de provisiones está en el reloj de arena: si tu turno termina así, anuncias el final.
       *[other] El marcador de provisiones de { $player } está en el reloj de arena.
    }
warning-end-announced =
    { $yours ->
        [1] Anuncias el final: todos tienen un turno más.
       *[other] { $player } anuncia el final: todos tienen un turno más.
    }
warning-game-over = La partida termina.

# ── cantidades ───────────────────────────────────────────────────────────────────────────────────

amount-wood =
    { $count ->
        [0] nada de madera
       *[other] { $count } de madera
    }
amount-sand =
    { $count ->
        [0] nada de arena
       *[other] { $count } de arena
    }
amount-water =
    { $count ->
        [0] nada de agua
       *[other] { $count } de agua
    }
amount-charcoal =
    { $count ->
        [0] nada de carbón
       *[other] { $count } de carbón
    }
amount-charcoal-glass =
    { $count ->
        [0] nada de carbón (rueda del vidrio)
       *[other] { $count } de carbón (rueda del vidrio)
    }
amount-charcoal-cooking =
    { $count ->
        [0] nada de carbón (rueda de cocina)
       *[other] { $count } de carbón (rueda de cocina)
    }
amount-porridge =
    { $count ->
        [0] nada de gachas
       *[other] { $count } de gachas
    }
amount-meat =
    { $count ->
        [0] nada de carne
       *[other] { $count } de carne
    }
amount-brick =
    { $count ->
        [0] ningún ladrillo
        [one] 1 ladrillo
       *[other] { $count } ladrillos
    }
amount-glass =
    { $count ->
        [0] nada de vidrio
       *[other] { $count } de vidrio
    }
amount-provision =
    { $count ->
        [0] ninguna provisión
        [one] 1 provisión
       *[other] { $count } provisiones
    }
amount-commodity =
    { $count ->
        [0] ninguna mercancía
        [one] 1 mercancía
       *[other] { $count } mercancías
    }
amount-pig =
    { $count ->
        [0] ningún cerdo
        [one] 1 cerdo
       *[other] { $count } cerdos
    }
amount-cattle =
    { $count ->
        [0] ninguna vaca
        [one] 1 vaca
       *[other] { $count } vacas
    }
amount-livestock =
    { $count ->
        [0] ningún animal
        [one] 1 animal
       *[other] { $count } animales
    }
amount-field =
    { $count ->
        [0] ningún campo
        [one] 1 campo
       *[other] { $count } campos
    }
amount-pond =
    { $count ->
        [0] ningún estanque
        [one] 1 estanque
       *[other] { $count } estanques
    }
amount-pasture =
    { $count ->
        [0] ningún pasto
        [one] 1 pasto
       *[other] { $count } pastos
    }
amount-forest =
    { $count ->
        [0] ningún bosque
        [one] 1 bosque
       *[other] { $count } bosques
    }
amount-stable =
    { $count ->
        [0] ningún establo
        [one] 1 establo
       *[other] { $count } establos
    }
amount-empty =
    { $count ->
        [0] ninguna casilla vacía
        [one] 1 casilla vacía
       *[other] { $count } casillas vacías
    }
amount-small-estate =
    { $count ->
        [0] ninguna finca pequeña
        [one] 1 finca pequeña
       *[other] { $count } fincas pequeñas
    }
amount-building =
    { $count ->
        [0] ningún edificio
        [one] 1 edificio
       *[other] { $count } edificios
    }
amount-progress =
    { $count ->
        [0] ningún paso de la vidriería
        [one] 1 paso de la vidriería
       *[other] { $count } pasos de la vidriería
    }
amount-reminder =
    { $count ->
        [0] ningún recordatorio
        [one] 1 recordatorio
       *[other] { $count } recordatorios
    }
amount-pawn =
    { $count ->
        [0] ningún peón
        [one] 1 peón
       *[other] { $count } peones
    }
amount-points =
    { $count ->
        [0] ningún punto
        [one] 1 punto
       *[other] { $count } puntos
    }
amount-glass-turns =
    { $count ->
        [0] ningún giro de la rueda del vidrio
        [one] 1 giro de la rueda del vidrio
       *[other] { $count } giros de la rueda del vidrio
    }
    .said = 1
amount-cooking-turns =
    { $count ->
        [0] ningún giro de la rueda de cocina
        [one] 1 giro de la rueda de cocina
       *[other] { $count } giros de la rueda de cocina
    }
    .said = 1
amount-hourglass =
    { $count ->
        [0] ningún paso hasta el reloj de arena
        [one] 1 paso hasta el reloj de arena
       *[other] { $count } pasos hasta el reloj de arena
    }
amount-basic =
    { $count ->
        [0] ningún recurso básico
        [one] 1 recurso básico
       *[other] { $count } recursos básicos
    }

# ── por qué no ───────────────────────────────────────────────────────────────────────────────────

why-already-there = Tu peón ya está ahí; tiene que moverse.
why-cannot-act-there = Con lo que tienes no podrías hacer nada allí.
why-cannot-pay =
    { $have ->
        [0] No tienes { $held } y necesitas { $needed }.
       *[other] Solo tienes { $held } y necesitas { $needed }.
    }
why-cannot-pay-building =
    { $have ->
        [0] No tienes { $held } y necesitas { $needed }.
       *[other] Solo tienes { $held } y necesitas { $needed }.
    }
why-cannot-pay-toll =
    { $have ->
        [0] El peaje allí es de { $needed } y no tienes { $held }.
       *[other] El peaje allí es de { $needed } y solo tienes { $held }.
    }
why-charcoal-full = Los dos marcadores de carbón están llenos, así que da igual.
why-convert-to-act = Aún puedes actuar aquí si antes conviertes algo.
why-convert-to-move = Aún puedes moverte si antes conviertes algo.
why-merchant-himself = El Mercader no puede cambiarse consigo mismo.
why-must-act = Tienes que activar a un artesano o cumplir un encargo.
why-must-place = Tienes que colocarlo.
why-needed-for-action = Si pagas así, después no podrás actuar allí.
why-no-begging-after-swap = Has cambiado al Mercader, así que tienes que moverte.
why-no-building-after-this-forest = No cabría ahí ningún edificio que puedas pagar.
why-no-commodity =
    { $have ->
        [0] No tienes { $held } y necesitas { $needed }.
       *[other] Solo tienes { $held } y necesitas { $needed }.
    }
why-no-effect = Ahora no te serviría de nada.
why-no-estate-left = La vidriería no puede avanzar más: no queda ninguna finca pequeña para ti.
why-no-forest =
    { $have ->
        [0] No tienes { $held } y necesitas { $needed }.
       *[other] Solo tienes { $held } y necesitas { $needed }.
    }
why-no-forest-in-supply = No quedan bosques en la reserva.
why-no-job-here = Aquí no hay ningún encargo.
why-no-job-there = En ese lugar no hay ningún encargo.
why-no-move-after-swap = Después no podrías moverte a ninguna parte.
why-one-swap-a-turn = Solo puedes cambiar al Mercader una vez por turno.
why-no-room = No te queda ninguna casilla para ello.
why-no-room-for-animals = No tienes sitio para los animales, ni siquiera devolviendo otros.
why-no-room-for-large = Necesita dos casillas libres contiguas en una misma finca.
why-no-space-for-tile = No tienes ninguna casilla vacía ni otro campo, estanque o pasto que sustituir.
why-nothing-to-build = No hay ningún edificio que puedas pagar y colocar.
why-occupied = Esa casilla está ocupada.
why-place-in-village = Tu primer movimiento tiene que ser a una casilla de un pueblo.
why-place-pawn-first = Primero pon tu peón en el tablero.
why-same-tile = Ahí ya hay una loseta así.
why-swap-comes-first = Solo puedes gastar una mercancía antes de hacer nada más.
why-too-few-provisions =
    { $have ->
        [0] Ir allí cuesta { $needed } y no tienes { $held }.
       *[other] Ir allí cuesta { $needed } y solo tienes { $held }.
    }
why-too-few-to-count =
    { $have ->
        [0] No tienes { $held } y necesitas { $needed }.
       *[other] Solo tienes { $held } y necesitas { $needed }.
    }
why-wheel-full = El marcador de carbón de esa rueda está lleno.

# ── lo que se pregunta ───────────────────────────────────────────────────────────────────────────

prompt-take-turn = Mueve tu peón o mendiga.
    .doing = juega su turno
prompt-act = Usa a un artesano o cumple un encargo.
    .doing = usa a los artesanos
prompt-pay-travel = ¿Con qué marcadores de provisiones pagas el viaje?
    .doing = paga un viaje
prompt-pay-toll = ¿Cómo pagas el peaje?
    .doing = paga un peaje
prompt-take-gift = ¿Aceptas el regalo ({ $good })?
    .doing = piensa si acepta un regalo
prompt-choose-basic = Elige un recurso básico.
    .doing = elige un recurso básico
prompt-choose-wheel =
    { $count ->
        [one] ¿A qué rueda va el carbón?
       *[other] ¿A qué rueda van los { $count } de carbón?
    }
    .doing = elige una rueda
prompt-raise-markers =
    { $count ->
        [one] ¿Qué marcador de provisiones sube?
       *[other] ¿Qué marcadores de provisiones suben ({ $count } en total)?
    }
    .doing = mueve marcadores de provisiones
prompt-lower-markers =
    { $count ->
        [one] ¿Qué marcador de provisiones baja?
       *[other] ¿Qué marcadores de provisiones bajan ({ $count } en total)?
    }
    .doing = mueve marcadores de provisiones
prompt-split-charcoal = ¿Con qué rueda pagas el carbón ({ $count } en total)?
    .doing = paga carbón
prompt-give-animals = Elige un animal para entregar.
    .doing = elige un animal
prompt-choose-building = Elige un edificio.
    .doing = elige un edificio
prompt-place-building = Elige una casilla para el edificio.
    .doing = coloca un edificio
prompt-place-large = Elige dos casillas para el edificio grande.
    .doing = coloca un edificio grande
prompt-place-tile = Elige una casilla para el { $tile }.
    .doing = coloca una loseta
prompt-fell-forest = Elige un bosque para talar.
    .doing = tala un bosque
prompt-keep-herd = No caben todos tus animales. ¿Con cuáles te quedas?
    .doing = hace sitio para los animales
prompt-raise-animals =
    { $count ->
        [one] Elige un animal.
       *[other] Elige { $count } animales.
    }
    .doing = elige animales
prompt-pigs-on-forests = ¿Cuántos de tus cerdos están en bosques?
    .doing = coloca cerdos
prompt-convert-last = ¿Conviertes algo antes de la puntuación?
    .doing = convierte bienes

# ── nombres ──────────────────────────────────────────────────────────────────────────────────────

trade-brickmaker = Ladrillero
trade-builder = Constructor
trade-carpenter = Carpintero
trade-furnace_maker = Hornero
trade-woodworker = Ebanista
trade-butcher = Carnicero
trade-cattle_farmer = Vaquero
trade-herder = Pastor
trade-landowner = Terrateniente
trade-pig_farmer = Porquero
trade-cook = Cocinero
trade-farmhand = Labriego
trade-gardener = Jardinero
trade-glass_miller = Molinero de arena
trade-traveling_merchant = Mercader ambulante
trade-charcoal_burner = Carbonero
trade-lumberjack = Leñador

service-brickmaker = Ladrillero: ladrillo por carbón
service-builder = Constructor: construir un edificio
service-carpenter-1 = Carpintero: construir un edificio
service-carpenter-2 = Carpintero: un paso de la vidriería
service-furnace_maker = Hornero: pasos de la vidriería por ladrillo
service-woodworker = Ebanista: talar un bosque, tomar madera y construir un edificio
service-butcher-1 = Carnicero: carne por un cerdo
service-butcher-2 = Carnicero: carne por una vaca
service-cattle_farmer = Vaquero: una vaca
service-herder-1 = Pastor: gachas por tus vacas
service-herder-2 = Pastor: madera por los cerdos en bosques
service-landowner-1 = Terrateniente: un cerdo y una vaca por agua y gachas
service-landowner-2 = Terrateniente: un cerdo y una vaca por agua y ladrillo
service-pig_farmer = Porquero: un cerdo
service-cook-1 = Cocinero: gachas de tus campos
service-cook-2 = Cocinero: carne de tus estanques
service-farmhand-1 = Labriego: un pasto por madera
service-farmhand-2 = Labriego: un campo
service-gardener-1 = Jardinero: un estanque por ladrillo
service-gardener-2 = Jardinero: agua de tus estanques
service-glass_miller = Molinero de arena: arena de tus estanques
service-traveling_merchant = Mercader ambulante: un recurso básico a elegir
service-charcoal_burner = Carbonero: carbón por madera
service-lumberjack = Leñador: talar un bosque por madera

place-V1 = Altglashütten
    .to = a Altglashütten
place-V1-1 = Altglashütten, casilla 1
    .to = a Altglashütten, casilla 1
place-V1-2 = Altglashütten, casilla 2
    .to = a Altglashütten, casilla 2
place-V1-3 = Altglashütten, casilla 3
    .to = a Altglashütten, casilla 3
place-V2 = Blasiwald
    .to = a Blasiwald
place-V2-1 = Blasiwald, casilla 1
    .to = a Blasiwald, casilla 1
place-V2-2 = Blasiwald, casilla 2
    .to = a Blasiwald, casilla 2
place-V2-3 = Blasiwald, casilla 3
    .to = a Blasiwald, casilla 3
place-V2-4 = Blasiwald, casilla 4
    .to = a Blasiwald, casilla 4
place-V3 = Bubenbach
    .to = a Bubenbach
place-V3-1 = Bubenbach, casilla 1
    .to = a Bubenbach, casilla 1
place-V3-2 = Bubenbach, casilla 2
    .to = a Bubenbach, casilla 2
place-V3-3 = Bubenbach, casilla 3
    .to = a Bubenbach, casilla 3
place-V4 = Knobelspitz
    .to = a Knobelspitz
place-V4-1 = Knobelspitz, casilla 1
    .to = a Knobelspitz, casilla 1
place-V4-2 = Knobelspitz, casilla 2
    .to = a Knobelspitz, casilla 2
place-V4-3 = Knobelspitz, casilla 3
    .to = a Knobelspitz, casilla 3
place-V4-4 = Knobelspitz, casilla 4
    .to = a Knobelspitz, casilla 4
place-V5 = Neuglashütten
    .to = a Neuglashütten
place-V5-1 = Neuglashütten, casilla 1
    .to = a Neuglashütten, casilla 1
place-V5-2 = Neuglashütten, casilla 2
    .to = a Neuglashütten, casilla 2
place-V5-3 = Neuglashütten, casilla 3
    .to = a Neuglashütten, casilla 3
place-L1 = la Cascada
    .to = a la Cascada
place-L2 = la Cantera de Arcilla
    .to = a la Cantera de Arcilla
place-L3 = el Claro de los Carboneros
    .to = al Claro de los Carboneros
place-L4 = el Prado de Montaña
    .to = al Prado de Montaña
place-L5 = la Vieja Vidriería
    .to = a la Vieja Vidriería
place-L6 = el Monasterio
    .to = al Monasterio

job-J1 = Cascada
    .titled = { "" }
job-J2 = Cantera de Arcilla
    .titled = { "" }
job-J3 = Claro de los Carboneros
    .titled = { "" }
job-J4 = Prado de Montaña
    .titled = { "" }
job-J5 = Vieja Vidriería
    .titled = { "" }
job-J6 = Cocina del Monasterio
    .titled = { ": Cocina del Monasterio" }
job-J7 = Armadura de Tejado
    .titled = { ": Armadura de Tejado" }
job-J8 = Banquete de Feria
    .titled = { ": Banquete de Feria" }
job-J9 = Prado Comunal
    .titled = { ": Prado Comunal" }
job-J10 = Hornada
    .titled = { ": Hornada" }
job-J11 = Cristales de Ventana
    .titled = { ": Cristales de Ventana" }

good-wood = madera
good-sand = arena
good-water = agua
good-charcoal = carbón
good-charcoal-glass = carbón (rueda del vidrio)
good-charcoal-cooking = carbón (rueda de cocina)
good-porridge = gachas
good-meat = carne
good-brick = ladrillo
good-glass = vidrio
good-provision = provisiones
good-commodity = mercancía
good-pig = cerdo
good-cattle = vaca
good-livestock = ganado

wheel-glass = rueda del vidrio
wheel-cooking = rueda de cocina
animal-pig = cerdo
    .one = 1 cerdo
animal-cattle = vaca
    .one = 1 vaca
way-right = hacia la derecha
way-down = hacia abajo
tile-empty = vacío
tile-field = campo
tile-pond = estanque
tile-pasture = pasto
tile-forest = bosque
tile-stable = establo

building-I-0-A = Leñera
building-I-0-B = Depósito de astillas
building-I-1-A = Aserradero
building-I-1-B = Almacén de maderas
building-I-2-A = Casa del guardabosques
building-I-2-B = Embarcadero de almadías
building-II-0-A = Foso de brasas
building-II-0-B = Pila de carbón
building-II-1-A = Horno de carbón
building-II-1-B = Cabaña del carbonero
building-II-2-A = Fábrica de potasa
building-II-2-B = Quemador de alquitrán
building-III-0-A = Arenero
building-III-0-B = Montón de cuarzo
building-III-1-A = Cantera de cuarzo
building-III-1-B = Molino de mazos
building-III-2-A = Pulidor de espejos
building-III-2-B = Lavadero de arena
building-IV-0-A = Barril de lluvia
building-IV-0-B = Cadena de cubos
building-IV-1-A = Casa del pozo
building-IV-1-B = Acequia del molino
building-IV-2-A = Mercado de pescado
building-IV-2-B = Obra hidráulica
building-V-0-A = Horno de ladrillos
building-V-0-B = Pozo de arcilla
building-V-1-A = Tejar
building-V-1-B = Ladrillar
building-V-2-A = Horno anular
building-V-2-B = Casa del maestro albañil
building-VI-0-A = Granero
building-VI-0-B = Molino de mano
building-VI-1-A = Panadería
building-VI-1-B = Era de trilla
building-VI-2-A = Molino harinero
building-VI-2-B = Salón de la cosecha
building-VII-0-A = Cabaña de pesca
building-VII-0-B = Despensa
building-VII-1-A = Ahumadero
building-VII-1-B = Matadero
building-VII-2-A = Pabellón de caza
building-VII-2-B = Bodega de jamones
building-VIII-0-A = Puesto de buhonero
building-VIII-0-B = Despensa del viajero
building-VIII-1-A = Mesón del camino
building-VIII-1-B = Lonja
building-VIII-2-A = Casa de comercio
building-VIII-2-B = Posada de diligencias
building-IX-0-A = Cajón de casco de vidrio
building-IX-0-B = Fardo del vidriero
building-IX-1-A = Tallador de vidrio
building-IX-1-B = Horno de recocido
building-IX-2-A = Horno de vidrio
building-IX-2-B = Vidriero de catedral
building-X-0-A = Henil
building-X-0-B = Pocilga
building-X-1-A = Quesería de montaña
building-X-1-B = Vaquería
building-X-2-A = Feria de ganado
building-X-2-B = Refugio de pastores
building-XI-0-A = Cobertizo del labrador
building-XI-0-B = Guarda del estanque
building-XI-1-A = Obra de drenaje
building-XI-1-B = Cercador
building-XI-2-A = Parque señorial
building-XI-2-B = Vivero
building-XII-0-A = Cobertizo del horno
building-XII-0-B = Pila de leña
building-XII-1-A = Taller de crisoles
building-XII-1-B = Casa de fundición
building-XII-2-A = Casa de los colonos
building-XII-2-B = Casa del maestro vidriero
building-G1 = Clínica de la Selva Negra
building-G2 = Iglesia abacial
building-G3 = Granja señorial
building-G4 = Taller de relojes de cuco
building-G5 = Iglesia parroquial
building-G6 = Jardín del monasterio
building-G7 = Capilla del bosque
building-G8 = Gran almacén
building-W1 = Manufactura de vidrio
building-W2 = Cervecería
building-W3 = Casa de postas
building-W4 = Gremio de almadieros
building-W5 = Oficina de tierras
building-W6 = Mercado de ganado

rank-apprentice = Aprendiz
rank-journeyman = Oficial
rank-master = Maestro
rank-glass-baron = Barón del vidrio

option-start = ¿Quién empieza?
option-start-random = Al azar
option-start-1 = Jugador 1
option-start-2 = Jugador 2
option-start-3 = Jugador 3
option-start-4 = Jugador 4
option-first_game = Primera partida: todos los edificios pequeños por la cara A
option-two_player = Dos jugadores: ¿qué estrecha los pueblos?
option-two_player-neutral = Una figura neutral va de pueblo en pueblo
option-two_player-none = Nada
option-two_player-fan_toll = Peaje al otro jugador en su pueblo y en los pueblos vecinos
option-ask_every_gift = Preguntar al principio por cada regalo, aunque no gire ninguna rueda (puedes cambiarlo)
option-ask_turn_end = Confirmar el final de cada turno

score-glass = Vidrio
score-wheel = Rueda de cocina
    .of =
        { $cooking_turns ->
            [0] { "" }
            [one] 1 giro
           *[other] { $cooking_turns } giros
        }
score-estates = Fincas pequeñas
    .of =
        { $small_estate ->
            [0] { "" }
            [one] 1 finca
           *[other] { $small_estate } fincas
        }
score-livestock = Ganado en pastos
score-buildings = Edificios
    .of =
        { $building ->
            [0] { "" }
            [one] 1 edificio
           *[other] { $building } edificios
        }
score-effects = Efectos de final de partida

# ── lo que hacen las losetas, compuesto de sus datos ─────────────────────────────────────────────

effect-gain_per =
    { $most ->
        [0] { $goods } por cada { $per }
       *[other] { $goods } por cada { $per } (como mucho { $most })
    }
effect-gain_steps = { $steps } de { $good } por { $counts } de { $per }
effect-build = construir un edificio
effect-progress =
    { $count ->
        [one] 1 paso de la vidriería
       *[other] { $count } pasos de la vidriería
    }
effect-remove_forest = quitar un bosque
effect-place =
    { $count ->
        [one] poner una loseta ({ $tile })
       *[other] poner { $count } losetas ({ $tile })
    }
effect-plant =
    { $count ->
        [one] plantar un bosque
       *[other] plantar hasta { $count } bosques
    }
effect-merchant = { $count } de un recurso básico a elegir; cada uno de los demás puede tomar { $others }
effect-estate = una finca pequeña
effect-fill_pasture = poner un pasto con { $count } animales de un tipo
effect-points =
    { $divisor ->
        [one] { $points }★ por cada { $metric }, como mucho { $most }★
       *[other] { $points }★ por cada { $divisor } × { $metric }, como mucho { $most }★
    }

per-field = campo
per-pond = estanque
per-forest = bosque
per-cattle = vaca
per-forest_pig = cerdo en un bosque

hook-after_trade = tras recurrir a { $trades }: { $result }
hook-on_rotation = cada giro de tu { $wheel }: { $result }
hook-on_build = por cada otro edificio que construyas: { $result }
hook-on_swap = al cambiar al Mercader ambulante: { $count } de un recurso básico a elegir
hook-count_bonus = los artesanos te cuentan una loseta más: { $tile }
hook-beg_bonus =
    { $count ->
        [one] +1 provisión siempre que mendigues
       *[other] +{ $count } provisiones siempre que mendigues
    }
hook-travel_discount = tus viajes cuestan { $count } menos
hook-housing = aloja { $animals }
hook-pasture_capacity = cada pasto aloja { $count }
hook-no_toll = no pagas peaje

metric-forest = bosque
metric-pond = estanque
metric-field = campo
metric-field_or_pond = campo o estanque
metric-small_estate = finca pequeña
metric-glass = vidrio
metric-commodity = mercancía
metric-meat = carne
metric-sand = arena
metric-livestock_on_pasture = animal en un pasto
metric-livestock = animal
metric-building = edificio
metric-basic_resource = recurso básico
metric-landscape_set = juego de campo, estanque, pasto y bosque
metric-wheel_points = punto de tu rueda de cocina
metric-estate_with_building_and_forest = finca con edificio y bosque
