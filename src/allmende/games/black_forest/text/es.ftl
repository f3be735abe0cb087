# Black Forest, en español.

title = Black Forest
about = Viaja entre los pueblos de la Selva Negra y pon a trabajar a sus artesanos. Lo que reúnes va a dos ruedas que giran solas: una hace vidrio, la otra cocina víveres y mercancías. Con madera, ladrillo y vidrio edificas tu dominio. Quien ha gastado bastantes víveres anuncia el final. Adaptación no oficial del juego de Tido Lorenz y Uwe Rosenberg. Solo se disponía de su hoja de referencia: el orden del turno, los artesanos, la mendicidad, el ganado, el final y la puntuación son las reglas publicadas, pero casi todas las losetas son nuestras, entre ellas todos los edificios, todos los encargos, el mapa de caminos, los bienes iniciales y las escalas de las ruedas. La página de reglas las enumera todas y muestra cómo quien tiene la caja pone los valores impresos.

# ── lo que haces ─────────────────────────────────────────────────────────────────────────────────

action-swap = Gastar una mercancía: intercambiar al Mercader ambulante con este artesano: { $trade }
action-move = Ir a { $place }
action-beg = Ir a mendigar
action-convert = Usar { $building }
action-remove = Quitar la loseta de { action-put.where }
action-return = Devolver a la reserva: { $animal }
action-activate = { $service }
action-job = Cumplir el encargo de aquí
action-done = Eso es todo
action-build = Construir { $building }
action-put = Ponerlo en { action-put.where }
    .where =
        { $estate ->
            [0] la casilla { $cell } de la hacienda principal
           *[other] la casilla { $cell } de la hacienda pequeña { $estate }
        }
action-put-large = Ponerlo desde { action-put.where } { $way }
action-skip = Prescindir de ello
action-fell = Talar el bosque de { action-put.where }
action-markers = Marcadores de víveres en { $low } y { $high }
action-from-glass = Pagar { $count } de carbón de la rueda del vidrio y el resto de la rueda de cocina
action-wheel = A la { $wheel }
action-toll = Pagar { $good }
action-accept = Aceptarlo
action-refuse = Rechazarlo
action-take = Tomar { $good }
action-give-back =
    { $pigs ->
        [0] Devolver { $cattle } vacas
       *[other]
            { $cattle ->
                [0] Devolver { $pigs } cerdos
               *[other] Devolver { $pigs } cerdos y { $cattle } vacas
            }
    }
action-on-forests = { $count ->
        [one] 1 cerdo está en un bosque
       *[other] { $count } cerdos están en bosques
    }
action-give = Entregar este animal: { $animal }
action-raise = Tomar estos animales: { $animal }

# ── lo que ha pasado ─────────────────────────────────────────────────────────────────────────────

event-round = Ronda { $round }.
event-swapped = { $player } intercambia al Mercader ambulante con este artesano: { $trade }.
event-moved = { $player } va a { $place }.
event-toll = { $player } paga un peaje: { $good }.
event-refused = { $player } rechaza { $good }.
event-begged = { $player } va a mendigar.
event-activates = { $player } recurre a { $service }.
event-announced = { $player } anuncia { $good }: los demás también pueden tomar.
event-converts = { $player } usa { $building }.
event-gained = { $player } obtiene { $good } ×{ $count }.
event-lost = { $player } no tiene sitio para { $good } ×{ $count }.
event-paid = { $player } paga { $good } ×{ $count }.
event-gave = { $player } entrega un animal: { $animal }.
event-livestock = { $player } recibe { $animal } ×{ $count }.
event-gave-back = { $player } devuelve a la reserva { $animal } ×{ $count }.
event-wheel-turned =
    { $count ->
        [one] { $player }: gira la { $wheel }.
       *[other] { $player }: la { $wheel } gira { $count } veces.
    }
event-reminded = { $player } llega al recordatorio: un recurso básico a elegir y un encargo nuevo.
event-bonus = { $player }: { $building } añade algo.
event-job-drawn = Hay un encargo nuevo en { $place }: { $job }.
event-job-done = { $player } cumple el encargo { $job }.
event-builds = { $player } decide construir { $building }.
event-built = { $player } pone { $building } en { action-put.where }.
event-placed = { $player } pone una loseta ({ $tile }) en { action-put.where }.
event-removed = { $player } quita una loseta ({ $tile }) de { action-put.where }.
event-felled = { $player } tala el bosque de { action-put.where }.
event-progressed =
    { $count ->
        [one] { $player } avanza la vidriería 1 paso, hasta { $step }.
       *[other] { $player } avanza la vidriería { $count } pasos, hasta { $step }.
    }
event-estate = { $player } recibe la hacienda pequeña { $estate }.
event-neutral-moved = La figura neutral va a { $place }.
event-end-announced = { $player } anuncia el final: cada cual tiene un turno más.
event-game-over = La partida ha terminado.

# ── por qué no ───────────────────────────────────────────────────────────────────────────────────

why-already-there = Tu peón ya está ahí; tiene que moverse.
why-cannot-act-there = Allí no podrías hacer nada.
why-cannot-pay = No puedes pagarlo.
why-cannot-pay-building = No puedes pagar ese edificio.
why-cannot-pay-toll = No puedes pagar a todos los que están allí.
why-charcoal-full = Los dos marcadores de carbón están llenos: la rueda da igual.
why-merchant-himself = El Mercader no puede intercambiarse consigo mismo.
why-must-act = Tienes que activar a un artesano o cumplir un encargo.
why-must-place = Tienes que colocarla.
why-needed-for-action = Lo necesitas para tu acción allí; paga con otra cosa.
why-no-begging-after-swap = Quien ha gastado una mercancía tiene que moverse.
why-no-building-after-this-forest = El edificio que puedes pagar no cabría ahí.
why-no-commodity = No tienes mercancía.
why-no-effect = Ahora no te serviría de nada.
why-no-forest = No tienes ningún bosque.
why-no-forest-in-supply = No quedan bosques en la reserva.
why-no-job-here = Aquí no hay ningún encargo.
why-no-job-there = En ese lugar no hay ningún encargo.
why-no-move-after-swap = Después no podrías moverte a ninguna parte.
why-no-room = No te queda casilla para ello.
why-no-room-for-large = Necesita dos casillas libres contiguas en una misma hacienda.
why-nothing-to-build = No hay ningún edificio que puedas pagar y colocar.
why-occupied = Ya hay alguien ahí.
why-place-pawn-first = Primero pon tu peón en el tablero.
why-same-tile = Ahí ya hay una loseta así.
why-swap-comes-first = La mercancía se gasta antes que nada.
why-too-few-provisions = No tienes víveres suficientes para el camino.
why-wheel-full = El marcador de carbón de esa rueda está lleno.

# ── lo que se pregunta ───────────────────────────────────────────────────────────────────────────

prompt-take-turn = { $player }, es tu turno.
prompt-act = { $player }, ¿qué haces aquí?
prompt-pay-travel = { $player }, ¿de qué marcadores de víveres pagas el camino?
prompt-pay-toll = { $player }, ¿con qué pagas el peaje?
prompt-take-gift = { $player }, ¿aceptas { prompt-take-gift.good }?
    .good =
        { $good ->
            [0] { good-wood }
            [1] { good-sand }
            [2] { good-water }
            [3] { good-charcoal }
            [4] { good-porridge }
            [5] { good-meat }
           *[other] { good-brick }
        }
prompt-choose-basic = { $player }, ¿qué recurso básico?
prompt-choose-wheel =
    { $count ->
        [one] { $player }, ¿a qué rueda va el carbón?
       *[other] { $player }, ¿a qué rueda van los { $count } de carbón?
    }
prompt-raise-markers =
    { $count ->
        [one] { $player }, ¿qué marcador de víveres sube?
       *[other] { $player }, ¿qué marcadores de víveres suben ({ $count } en total)?
    }
prompt-lower-markers =
    { $count ->
        [one] { $player }, ¿qué marcador de víveres baja?
       *[other] { $player }, ¿qué marcadores de víveres bajan ({ $count } en total)?
    }
prompt-split-charcoal = { $player }, ¿de qué rueda pagas el carbón ({ $count } en total)?
prompt-give-animals = { $player }, ¿qué animal entregas?
prompt-choose-building = { $player }, ¿qué edificio?
prompt-place-building = { $player }, ¿dónde va el edificio?
prompt-place-large = { $player }, ¿dónde va el edificio grande?
prompt-place-tile = { $player }, ¿dónde pones la loseta ({ prompt-place-tile.tile })?
    .tile =
        { $tile ->
            [1] { tile-field }
            [2] { tile-pond }
            [3] { tile-pasture }
           *[other] { tile-forest }
        }
prompt-fell-forest = { $player }, ¿qué bosque talas?
prompt-keep-herd = { $player }, no caben todos tus animales: ¿cuáles devuelves?
prompt-raise-animals = { $player }, ¿qué animales tomas ({ $count })?
prompt-pigs-on-forests = { $player }, ¿cuántos de tus cerdos están en bosques?
prompt-convert-last = { $player }, ¿quieres convertir algo antes de la puntuación?

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
trade-farmhand = Peón
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
service-farmhand-1 = Peón: un pasto por madera
service-farmhand-2 = Peón: un campo
service-gardener-1 = Jardinero: un estanque por ladrillo
service-gardener-2 = Jardinero: agua de tus estanques
service-glass_miller = Molinero de arena: arena de tus estanques
service-traveling_merchant = Mercader ambulante: un recurso básico a elegir, también para los demás
service-charcoal_burner = Carbonero: carbón por madera
service-lumberjack = Leñador: talar un bosque por madera

place-V1 = Altglashütten
place-V1-1 = Altglashütten, casilla 1
place-V1-2 = Altglashütten, casilla 2
place-V1-3 = Altglashütten, casilla 3
place-V2 = Blasiwald
place-V2-1 = Blasiwald, casilla 1
place-V2-2 = Blasiwald, casilla 2
place-V2-3 = Blasiwald, casilla 3
place-V2-4 = Blasiwald, casilla 4
place-V3 = Bubenbach
place-V3-1 = Bubenbach, casilla 1
place-V3-2 = Bubenbach, casilla 2
place-V3-3 = Bubenbach, casilla 3
place-V4 = Knobelspitz
place-V4-1 = Knobelspitz, casilla 1
place-V4-2 = Knobelspitz, casilla 2
place-V4-3 = Knobelspitz, casilla 3
place-V4-4 = Knobelspitz, casilla 4
place-V5 = Neuglashütten
place-V5-1 = Neuglashütten, casilla 1
place-V5-2 = Neuglashütten, casilla 2
place-V5-3 = Neuglashütten, casilla 3
place-L1 = la Cascada
place-L2 = la Barrera de Arcilla
place-L3 = el Claro de los Carboneros
place-L4 = el Prado de Montaña
place-L5 = la Vieja Vidriería
place-L6 = el Monasterio

job-J1 = Cascada
job-J2 = Barrera de Arcilla
job-J3 = Claro de los Carboneros
job-J4 = Prado de Montaña
job-J5 = Vieja Vidriería
job-J6 = Cocina del Monasterio
job-J7 = Armadura de Tejado
job-J8 = Banquete de Feria
job-J9 = Prado Comunal
job-J10 = Hornada
job-J11 = Cristales de Ventana

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
good-provision = víveres
good-commodity = mercancía
good-pig = cerdo
good-cattle = vaca
good-livestock = ganado

wheel-glass = rueda del vidrio
wheel-cooking = rueda de cocina
animal-pig = cerdo
animal-cattle = vaca
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
building-V-0-B = Barrera de arcilla
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
option-start-random = A suertes
option-start-1 = Jugador 1
option-start-2 = Jugador 2
option-start-3 = Jugador 3
option-start-4 = Jugador 4
option-first_game = Primera partida: todos los edificios pequeños por la cara A
option-two_player = Dos jugadores: ¿cómo se estrechan los pueblos?
option-two_player-neutral = Una figura neutral va de pueblo en pueblo
option-two_player-none = De ninguna manera
option-two_player-fan_toll = Peaje al otro jugador en su pueblo y en los pueblos vecinos
option-ask_every_gift = Preguntar por cada regalo, aunque aceptarlo no tenga consecuencias
option-ask_turn_end = Confirmar el final de cada turno

score-glass = Vidrio
score-wheel = Rueda de cocina
score-estates = Haciendas pequeñas
score-livestock = Ganado en pastos
score-buildings = Edificios
score-effects = Edificios de final de partida

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
effect-merchant = { $count } de un recurso básico a elegir; { $others } del mismo para cada uno de los demás
effect-estate = una hacienda pequeña
effect-fill_pasture = poner un pasto lleno de animales de un tipo
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
hook-on_swap = al gastar una mercancía: { $count } de un recurso básico a elegir
hook-count_bonus = los artesanos te cuentan una loseta más: { $tile }
hook-beg_bonus = al mendigar, víveres de más: { $count }
hook-travel_discount = tu camino cuesta { $count } menos
hook-housing = aloja { $animals }
hook-pasture_capacity = cada pasto aloja { $count }
hook-no_toll = no pagas peaje

metric-forest = bosque
metric-pond = estanque
metric-field = campo
metric-field_or_pond = campo o estanque
metric-small_estate = hacienda pequeña
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
metric-estate_with_building_and_forest = hacienda con edificio y bosque
