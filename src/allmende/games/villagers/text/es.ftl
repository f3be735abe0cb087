# Villagers, en español.

title = Villagers
about = Después de la peste, el camino está lleno de gente que busca un hogar. Recluta aldeanos del camino, colócalos sobre aquellos de quienes dependen y gana oro en dos mercados: el primero cuando se agota el segundo mazo, el segundo cuando se agotan todos. La comida permite reclutar más y los constructores colocar más; una carta cubierta solo conserva lo que está por encima de su nombre. Adaptación no oficial del juego de Haakon Hoel Gaarder, según la edición para imprimir 5.4. Son nuestros la elección de los seis aldeanos con los que empieza el camino y, en el juego en solitario contra la Condesa, todos los eventos y el reverso de su carta; la página de reglas enumera cada valor que lo es.

# ── lo que haces ─────────────────────────────────────────────────────────────────────────────────

action-take = Toma al aldeano del lugar { $place } del camino
action-draw = Roba la carta superior del mazo { $stack }
action-courier = Envía a tu Mensajero
action-let-be = Déjalo estar
action-place =
    { $monks ->
        [0] Coloca { $card } { $spot }
        [one] Coloca { $card } sobre un Monje, { $spot }
       *[other] Coloca { $card } sobre { $monks } Monjes, { $spot }
    }
action-fetch = Cambia una carta de la mano por { $card }
action-put-on = Ponla en el mazo { $stack }
action-give = Entrega { $card }
action-tinner = Juega la Hojalatera: los candados se abren gratis este turno
action-smuggle = Juega el Contrabandista sobre { $card }
action-apprentice =
    { $monks ->
        [0] Aprendiz en la aldea { $village }: libera { $card }
        [one] Aprendiz en la aldea { $village }: libera { $card } y colócalo sobre un Monje
       *[other] Aprendiz en la aldea { $village }: libera { $card } y colócalo sobre { $monks } Monjes
    }
action-unlock = Abre el candado gratis, con la Hojalatera
action-pay =
    { $copy ->
        [1] Paga a quien abre el candado en la aldea { $village }
       *[other] Paga a quien abre el candado en la aldea { $village } y tiene menos monedas (n.º { $copy })
    }
action-pay-bank = Paga al banco
action-end = Termina tu turno de construcción
action-save = Pon una moneda sobre el aldeano del lugar { $place }, que así se queda
action-save-none = No salves a nadie
action-keep = Quédate con { $card }
action-send = Deja a la Condesa el aldeano del lugar { $place }
action-jester = Juega el Bufón: el evento queda anulado
action-accept = Acepta el evento
action-yield = Deja que { $card } se vaya con la Condesa
action-recruit = Paga al Reclutador por una segunda elección
action-benefactor = Juega el Benefactor: coloca { $card } { $spot }
action-prophet = Juega el Profeta: registra el mazo { $stack }
action-choose = Toma { $card }
action-put-back = Devuelve ahora { $card }, desde abajo
action-barbarian = Juega el Bárbaro: toma las monedas del camino y vacíalo
action-flaker = Juega el Informal: toma { $card } de la carta de aldea { $village }
action-noble = Juega el Noble: mira la mano del jugador { $village }
action-schemer = Juega el Intrigante: toma { $card } de la aldea { $village }
action-rob = Tu Ladrón roba al jugador { $village }
action-sheriff = Juega el Alguacil: detén al Ladrón de la aldea { $village }
action-pigeoneer = Juega el Palomero: mira la parte superior de la reserva
action-freelance = Paga al Jornalero de la aldea { $village } por una construcción más

spot-alone = por su cuenta
spot-bare = sobre una carta descubierta
spot-shared = como segunda rama
spot-monk = sobre un Monje
spot-apprentice = sobre un Aprendiz

village-countess = de la Condesa
automaton-countess = La Condesa

# ── lo que se pregunta ───────────────────────────────────────────────────────────────────────────

prompt-pick-villager = { $player }, recluta un aldeano: de la fila o la carta superior de un mazo.
prompt-courier-window = { $player }, antes de la próxima elección: ¿un Mensajero?
prompt-courier-takes = { $player }, ¿a qué aldeano trae tu Mensajero?
prompt-build-turn = { $player }, construye tu aldea o termina tu turno.
prompt-choose-stack = { $player }, ¿a qué mazo va la carta que entregas?
prompt-give-card = { $player }, ¿qué carta entregas?
prompt-open-padlock = { $player }, ¿a quién pagas por abrir el candado?
prompt-place-freed = { $player }, ¿adónde va el aldeano liberado?
prompt-save-villager = { $player }, ¿salvas a un aldeano de la fila con una moneda?
prompt-keep-card = { $player }, ¿con qué carta te quedas? El resto pasa a la izquierda.
prompt-pass-to-countess = { $player }, ¿qué aldeano de la fila va con la Condesa?
prompt-face-event = { $player }, hay un evento abierto. ¿Juegas el Bufón contra él?
prompt-yield-villager = { $player }, ¿cuál de tus aldeanos se va con la Condesa?
prompt-look-through = { $player }, ¿cuál de estas cartas tomas?
prompt-put-back = { $player }, ¿qué carta vuelve ahora, desde abajo?
prompt-take-from-hand = { $player }, ¿a qué aldeano se lleva el Noble?

# ── lo que pasa ──────────────────────────────────────────────────────────────────────────────────

event-round = Ronda { $round }: empieza { $player }.
event-drafted = { $player } recluta a { $card }.
event-drew = { $player } roba { $card } del mazo { $stack }.
event-arrived = { $card } llega al lugar { $place } del camino.
event-left = { $card } se va del camino.
event-stack-empty = El mazo { $stack } está vacío.
event-courier = { $player } envía un Mensajero.
event-courier-took = El Mensajero trae a { $player } la carta { $card }.
event-courier-drew = El Mensajero trae a { $player } una carta de { $suit } del mazo { $stack }, sin enseñarla.
event-courier-saw = { $player }, el Mensajero te ha traído { $card }.
event-saved = { $player } pone una moneda sobre { $card }.
event-placed = { $player } coloca { $card }.
event-placed-monks =
    { $monks ->
        [one] { $player } coloca { $card } sobre un Monje.
       *[other] { $player } coloca { $card } sobre { $monks } Monjes.
    }
event-exchanged = { $player } pone una carta de { $suit } en el mazo { $stack } y recibe { $card }.
event-exchanged-discard = { $player } descarta una carta de { $suit } y recibe { $card }.
event-opened-free = La Hojalatera abre el candado de { $player }.
event-paid-bank =
    { $coins ->
        [one] { $player } paga 1 moneda al banco por un candado.
       *[other] { $player } paga { $coins } monedas al banco por un candado.
    }
event-paid-own =
    { $coins ->
        [one] El banco pone 1 moneda sobre la carta { $card } de { $player }.
       *[other] El banco pone { $coins } monedas sobre la carta { $card } de { $player }.
    }
event-paid-other =
    { $coins ->
        [one] { $player } pone 1 moneda sobre { $card } en la aldea { $village }.
       *[other] { $player } pone { $coins } monedas sobre { $card } en la aldea { $village }.
    }
event-tinner = { $player } juega la Hojalatera.
event-smuggled = El Contrabandista de { $player } vende el oro de { $card } por { $coins }.
event-apprentice = El Aprendiz de { $player } ocupa el lugar de { $card } en la aldea { $village }.
event-built = { $player } ha terminado de construir.
event-turned = { $player } no tiene comida: los Fundadores se giran hacia su granja.
event-first-market = Primer mercado: { $player } gana { $gold } de oro y { $coins } por las monedas sobre aldeanos.
event-second-market = Segundo mercado: { $player } gana { $gold } de oro, { $coins } por las monedas sobre aldeanos y { $silver } de plata.
event-countess-market = Mercado: la Condesa gana { $gold } de oro, { $coins } por las monedas sobre aldeanos y { $silver } de plata.
event-bronze = { $player } gana { $coins } de bronce.
event-kept = { $player }, te quedas con { $card }.
event-passed-hands = Todas las manos pasan a la izquierda.
event-sent = { $player } deja { $card } a la Condesa.
event-happening = Evento: { $happening }
event-jester = { $player } juega el Bufón: el evento queda anulado.
event-countess-gains = La Condesa gana { $coins }.
event-yielded = { $card } deja a { $player } por la Condesa.
event-recruited = { $player } paga al Reclutador por una segunda elección.
event-benefactor = { $player } juega el Benefactor.
event-prophet = El Profeta de { $player } registra el mazo { $stack }.
event-barbarian = El Bárbaro de { $player } vacía el camino y se lleva { $coins }.
event-flaker = El Informal de { $player } toma { $card } de la carta de aldea { $village }.
event-noble = El Noble de { $player } mira la mano del jugador { $village }.
event-noble-took = { $player } se lleva una carta de { $suit } del jugador { $village }.
event-noble-took-card = La carta que se llevó { $player } es { $card }.
event-schemed = El Intrigante de { $player } toma { $card } de la aldea { $village }.
event-returned = { $card } vuelve a la mano de { $player }.
event-robbed = El Ladrón de { $player } quita { $coins } al jugador { $village }.
event-arrested = El Alguacil de { $player } detiene al Ladrón de la aldea { $village } y toma { $coins }.
event-pigeon = El Palomero de { $player } trae una carta de { $suit } de la reserva.
event-pigeon-saw = { $player }, el Palomero te ha traído { $card }.
event-freelanced = { $player } paga al Jornalero de la aldea { $village }.

# ── por qué no ───────────────────────────────────────────────────────────────────────────────────

why-nobody-there = Ahí no hay nadie.
why-stack-is-empty = Ese mazo está vacío y fuera del juego.
why-face-up-only = El evento prohíbe las cartas boca abajo mientras haya alguien en la fila.
why-no-courier = No tienes ningún Mensajero.
why-empty-place = Ahí no hay nadie.
why-has-coin = Ese aldeano ya tiene una moneda.
why-no-coin-to-save = No tienes ninguna moneda que poner ahí.
why-limit-reached = Tu límite de construcción está agotado.
why-cap-reached = Este turno no se pueden jugar más aldeanos ni cartas rojas.
why-nothing-to-build-on = No tienes ninguna carta { $card } con sitio encima.
why-padlock-too-dear = Hay que pagar el candado: te faltan monedas y no tienes { $card } en tu aldea.
why-monk-not-alone = Un Monje se coloca junto con el aldeano que va encima.
why-only-in-draft = Esa carta se juega al reclutar, no aquí.
why-no-more-exchanges = Ya has hecho todos los cambios de este turno.
why-basic-pile-empty = Ese montón está vacío.
why-no-card-in-hand = No tienes ninguna carta que entregar.
why-stack-is-gone = Ese mazo está fuera del juego.
why-own-unlocker-first = Quien abre el candado está en tu aldea: lo paga el banco.
why-another-has-unlocker = Alguien tiene a quien abre el candado: paga ahí y no al banco.
why-too-few-coins = Tienes demasiado pocas monedas.
why-no-tinner = La Hojalatera no se ha jugado este turno.
why-tinner-played = La Hojalatera ya está trabajando.
why-no-gold-to-smuggle = Ahí no se ve oro tuyo.
why-not-their-founders = Los Fundadores de otros se quedan donde están.
why-no-target-for-apprentice = Los Monjes y los Aprendices no se liberan.
why-freed-does-not-fit = { $card }, una vez libre, no tendría sitio en tu aldea.
why-not-enough-gold = Ese aldeano muestra demasiado poco oro para el evento.
why-no-coin-for-recruiter = No tienes ninguna moneda para el Reclutador.
why-recruiter-used = Ya has pagado al Reclutador este turno.
why-draft-limit-holds = Tu límite para reclutar no deja sitio a una segunda elección.
why-only-specials-there = En esa mano solo hay cartas rojas.
why-reserve-is-empty = La reserva está vacía.
why-freelancer-comes-first = Al Jornalero se le paga antes que nada, y una sola vez.
why-build-limit-is-full = Tu límite de construcción no puede crecer más.
why-no-coin-for-freelancer = No tienes ninguna moneda para el Jornalero.
why-thief-was-at-work = El Ladrón ya ha actuado este turno.
why-too-poor-to-rob = Ese jugador tiene demasiado pocas monedas para robarle.

# ── opciones y puntuación ────────────────────────────────────────────────────────────────────────

option-edition = Edición
option-edition-pnp = Para imprimir, 5.4
option-edition-retail = Comercial, 2019
option-drafted_hands = Elegir las manos iniciales (favorece a quien conoce las cartas)
option-promo = Con las cartas promocionales
option-profiteers = Con los Especuladores
option-saints = Con los Santos
option-scoundrels = Con los Bribones
option-start = Quién empieza
option-start-random = Por sorteo
option-start-1 = Jugador 1
option-start-2 = Jugador 2
option-start-3 = Jugador 3
option-start-4 = Jugador 4
option-start-5 = Jugador 5

score-start = al empezar
score-road = del camino
score-padlocks = pagado por candados
score-specials = por cartas rojas
score-first-market = primer mercado
score-second-market = segundo mercado
score-silver = plata
score-bronze = bronce
score-events = eventos

# ── nombres ──────────────────────────────────────────────────────────────────────────────────────

suit-grains = Cereales
suit-wood = Madera
suit-hay = Heno
suit-ore = Mineral
suit-grapes = Uvas
suit-wool = Lana
suit-leather = Cuero
suit-single = Solitarios
suit-special = Especiales

happening-s1 = la Condesa pide 2 monedas (evento de cosecha propia)
happening-s2 = la Condesa gana 1 por cada comida de tu aldea (evento de cosecha propia)
happening-s3 = págale 1 por cada aldeano que coloques esta ronda (evento de cosecha propia)
happening-s4 = la Condesa gana 1 por cada carta de tu mano a partir de la cuarta (evento de cosecha propia)
happening-s5 = esta ronda no se reclutan cartas boca abajo (evento de cosecha propia)
happening-s6 = uno de tus aldeanos descubiertos se va con ella (evento de cosecha propia)
happening-w1 = la Condesa pide 4 monedas (evento de cosecha propia)
happening-w2 = uno de tus aldeanos descubiertos con 2 o más de oro se va con ella (evento de cosecha propia)
happening-w3 = esta ronda construyes uno menos (evento de cosecha propia)
happening-w4 = esta ronda reclutas uno menos (evento de cosecha propia)
happening-w5 = la Condesa gana 1 por cada candado de tu aldea (evento de cosecha propia)
happening-w6 = la Condesa gana 1 por cada símbolo de oro de tu aldea (evento de cosecha propia)

card-founders = Fundadores
card-founders_food = Fundadores (lado de la granja)
card-hayer = Segador de heno
card-lumberjack = Leñador
card-miner = Minero
card-brewer = Cervecero
card-poulterer = Pollero
card-swineherd = Porquero
card-truffer = Trufero
card-thatcher = Techador
card-bed_builder = Constructor de camas
card-grazier = Ganadero
card-milk_maid = Lechera
card-fromager = Quesero
card-peddler = Buhonero
card-horse_trader = Tratante de caballos
card-ore_muler = Arriero de mineral
card-blacksmith = Herrero
card-glass_blower = Soplador de vidrio
card-mason = Albañil
card-seeker = Buscador
card-spelunker = Espeleólogo
card-jeweler = Joyero
card-locksmith = Cerrajero
card-carpenter = Carpintero
card-cooper = Tonelero
card-shipwright = Carpintero de ribera
card-wheeler = Ruedero
card-cartwright = Carretero
card-wood_carver = Tallista
card-log_rafter = Ganchero
card-graper = Viticultor
card-vintner = Vinatero
card-wine_trader = Comerciante de vinos
card-shepherd = Pastor
card-spinner = Hilandera
card-weaver = Tejedora
card-tailor = Sastre
card-tanner = Curtidor
card-saddler = Talabartero
card-cobbler = Zapatero
card-harvester = Recolector
card-hunter = Cazador
card-chandler = Cerero
card-wattler = Zarcero
card-fisher = Pescador
card-beekeeper = Apicultor
card-food_seller = Vendedor de comida
card-freemason = Masón
card-priest = Sacerdote
card-agent = Agente
card-monk = Monje
card-apprentice = Aprendiz
card-tinner = Hojalatera
card-smuggler = Contrabandista
card-courier = Mensajero
card-plower = Arador
card-scribe = Escriba
card-wholesaler = Mayorista
card-captain = Capitán
card-arkwright = Arcero
card-carter = Acarreador
card-alchemist = Alquimista
card-freelancer = Jornalero
card-benefactor = Benefactor
card-nun = Monja
card-pigeoneer = Palomero
card-prophet = Profeta
card-recruiter = Reclutador
card-barbarian = Bárbaro
card-flaker = Informal
card-noble = Noble
card-schemer = Intrigante
card-thief = Ladrón
card-sheriff = Alguacil

interrupt-courier-window = Preguntarme antes de que elijan los demás, para poder enviar un Mensajero
