# Villagers, en español.

title = Villagers
about = Después de la peste, el camino está lleno de gente que busca un hogar. Recluta aldeanos del camino, colócalos sobre aquellos de quienes dependen y gana oro en dos mercados: el primero cuando se agota el segundo mazo, el segundo cuando se agotan todos. La comida te deja reclutar más, los constructores te dejan colocar más, y una carta cubierta solo conserva lo impreso por encima de su nombre. Adaptación no oficial del juego de Haakon Hoel Gaarder, según la edición para imprimir 5.4. Hemos elegido nosotros los seis aldeanos con los que empieza el camino y, en el juego en solitario contra la Condesa, todos los eventos y el reverso de su carta. La página de reglas enumera todo lo que es nuestro.
tagline = Recluta gente del camino, encadena oficios y gana en dos mercados.

sign-gold = oro: se cobra en cada mercado si la carta está descubierta
sign-silver = plata: se cobra solo en el segundo mercado
sign-food = comida: recluta un aldeano más
sign-builder = constructor: coloca un aldeano más
sign-padlock = candado: abrirlo cuesta monedas
sign-keyring = abre este número de candados
sign-market = este mercado se celebra cuando se vacía el mazo

# ── lo que haces ─────────────────────────────────────────────────────────────────────────────────

action-take = Toma al aldeano del lugar { $place } del camino
action-draw = Roba la carta superior del mazo { $stack }
action-courier = Envía a tu Mensajero
action-let-be = Omitir
action-place =
    { $monks ->
        [0] Coloca { whom-card } { $spot }
        [one] Coloca { whom-card } sobre un Monje, { $spot }
       *[other] Coloca { whom-card } sobre { $monks } Monjes, { $spot }
    }
action-fetch = Cambia una carta de la mano por un { $card }
action-put-on = Ponla en el mazo { $stack }
action-give = Descarta { whom-card }
action-tinner = Hojalatera: candados gratis
action-smuggle = Juega el Contrabandista sobre { the-card }
action-apprentice =
    { $monks ->
        [0] Aprendiz en la aldea { $village }: libera { whom-card }
        [one] Aprendiz en la aldea { $village }: libera { whom-card } y ponlo sobre un Monje
       *[other] Aprendiz en la aldea { $village }: libera { whom-card } y ponlo sobre { $monks } Monjes
    }
action-unlock = Ábrelo con la Hojalatera
action-pay =
    { $copy ->
        [1] Paga a quien abre el candado en la aldea { $village }
       *[other] Paga a quien abre el candado y tiene menos monedas en la aldea { $village } (n.º { $copy })
    }
action-pay-bank = Paga al banco
action-end = Termina tu turno
action-save = Pon una moneda sobre el aldeano del lugar { $place } para que se quede
action-save-none = No salves a nadie
action-keep = Quédate con { the-card }
action-send = Deja a la Condesa el aldeano del lugar { $place }
action-jester = Anula el evento
action-accept = Acepta el evento
action-yield = Pierde { whom-card } ante la Condesa
action-recruit = Paga por otra elección
action-benefactor = Juega el Benefactor: coloca { whom-card } { $spot }
action-prophet = Juega el Profeta: registra el mazo { $stack }
action-choose = Toma { whom-card }
action-put-back = Devuelve ahora { whom-card }
action-barbarian = Juega el Bárbaro
action-flaker = Juega el Informal: toma { whom-card } de la carta de aldea { $village }
action-noble = Juega el Noble: mira la mano del jugador { $village }
action-schemer = Juega el Intrigante: toma { whom-card } de la aldea { $village }
action-rob = Roba al jugador { $village } con tu Ladrón
action-sheriff = Juega el Alguacil: detén al Ladrón de la aldea { $village }
action-pigeoneer = Juega el Palomero
action-freelance = Paga al Jornalero de la aldea { $village } para colocar uno más
action-cover = Cubre a los Fundadores que muestran el lado { $side }

side-gold = del oro
side-farm = de la granja

spot-alone = por su cuenta
spot-bare = sobre una carta descubierta
spot-shared = como segunda rama
spot-monk = sobre un Monje
spot-apprentice = sobre un Aprendiz

village-countess = de la Condesa
automaton-countess = La Condesa

# ── lo que se pregunta ───────────────────────────────────────────────────────────────────────────

prompt-pick-villager = Recluta un aldeano del camino o la carta superior de un mazo.
    .doing = recluta
prompt-courier-window = ¿Juegas un Mensajero antes de la próxima elección?
    .doing = piensa si envía un Mensajero
prompt-courier-takes = Elige al aldeano que trae tu Mensajero.
    .doing = envía un Mensajero
prompt-build-turn = Construye tu aldea o termina tu turno.
    .doing = construye
prompt-choose-stack = ¿A qué mazo va la carta que descartas?
    .doing = elige un mazo
prompt-give-card = Elige una carta para descartar.
    .doing = elige qué descartar
prompt-open-padlock = ¿A quién pagas por abrir el candado?
    .doing = abre un candado
prompt-place-freed = Elige un lugar para el aldeano liberado.
    .doing = coloca a un aldeano
prompt-cover-founders = Elige a los Fundadores que quieres cubrir.
    .doing = elige a sus Fundadores
prompt-save-villager = ¿Salvas a un aldeano del camino con una moneda?
    .doing = piensa si salva a un aldeano
prompt-keep-card = Elige una carta para quedártela. El resto pasa a la izquierda.
    .doing = elige una carta
prompt-pass-to-countess = Elige a un aldeano del camino para la Condesa.
    .doing = elige a un aldeano para la Condesa
prompt-face-event = ¿Juegas el Bufón para anular este evento?
    .doing = afronta un evento
prompt-yield-villager = Elige al aldeano que pierdes ante la Condesa.
    .doing = pierde a un aldeano
prompt-look-through = Elige una de estas cartas.
    .doing = elige una carta
prompt-put-back = Devuelve las cartas, primero la de más abajo. ¿Cuál va ahora?
    .doing = devuelve cartas
prompt-take-from-hand = Elige al aldeano que se lleva tu Noble.
    .doing = elige a un aldeano con el Noble

# ── lo que pasa ──────────────────────────────────────────────────────────────────────────────────

event-round = Ronda { $round }: empieza { $player }.
event-round-alone = Ronda { $round }.
event-drafted =
    { $coins ->
        [0] { $player } reclutó { whom-card }.
        [one] { $player } reclutó { whom-card } y ganó 1 moneda.
       *[other] { $player } reclutó { whom-card } y ganó { $coins } monedas.
    }
event-drew = { $player } sacó { whom-card } del mazo { $stack }.
event-picked-up =
    { $cards ->
        [one] { $player } llevó a la mano 1 carta reclutada.
       *[other] { $player } llevó a la mano { $cards } cartas reclutadas.
    }
event-nothing-to-draft = Ya no queda nadie a quien reclutar.
event-arrived =
    { $stack ->
        [0] { the-card-begins } llegó al camino desde la reserva.
       *[other] { the-card-begins } llegó al camino desde el mazo { $stack }.
    }
event-left =
    { $coins ->
        [0] { the-card-begins } se fue del camino.
        [one] { the-card-begins } se fue del camino y su moneda volvió al banco.
       *[other] { the-card-begins } se fue del camino y sus { $coins } monedas volvieron al banco.
    }
event-road-coins =
    { $coins ->
        [one] El banco puso 1 moneda sobre el aldeano del camino.
       *[other] El banco puso { $coins } monedas sobre los aldeanos del camino.
    }
event-stack-empty = El mazo { $stack } está vacío.
event-first-market-called = El primer mercado se celebra al final de esta ronda.
event-last-round = Todos los mazos están vacíos. Esta es la última ronda y termina con el segundo mercado.
event-courier = { $player } envió un Mensajero.
event-courier-took =
    { $coins ->
        [0] { $player } tomó { whom-card } del camino.
        [one] { $player } tomó { whom-card } y 1 moneda del camino.
       *[other] { $player } tomó { whom-card } y { $coins } monedas del camino.
    }
event-courier-drew = { $player } tomó { a-suit-card } bocabajo del mazo { $stack }.
event-courier-saw = El Mensajero te trajo { whom-card }.
event-saved = { $player } puso { $paid } sobre { the-card } para que se quede en el camino.
event-placed = { $player } colocó { whom-card }.
event-placed-monks =
    { $monks ->
        [one] { $player } colocó { whom-card } sobre un Monje.
       *[other] { $player } colocó { whom-card } sobre { $monks } Monjes.
    }
event-placed-founders =
    { $food ->
        [0] { $player } colocó a los Fundadores con el lado del oro a la vista.
       *[other] { $player } colocó a los Fundadores con el lado de la granja a la vista.
    }
event-exchanged = { $player } cambió { a-suit-card } por un { $card } (mazo { $stack }).
event-exchanged-discard = { $player } cambió { a-suit-card } por un { $card } (descartada).
event-opened-free = { $player } abrió un candado con la Hojalatera.
event-paid-bank = { $player } pagó { $paid } al banco por un candado.
event-paid-own =
    { $coins ->
        [one] { $player } puso 1 moneda del banco sobre { the-card } de su aldea por un candado.
       *[other] { $player } puso { $coins } monedas del banco sobre { the-card } de su aldea por un candado.
    }
event-paid-other =
    { $hers ->
        [0] { $player } puso { $paid } sobre { the-card } de { $other } por un candado.
       *[other] { $player } puso { $paid } sobre { the-card } de la Condesa por un candado.
    }
event-tinner = { $player } jugó la Hojalatera.
event-smuggled =
    { $coins ->
        [one] { $player } vendió el oro { of-card } con el Contrabandista por 1 moneda.
       *[other] { $player } vendió el oro { of-card } con el Contrabandista por { $coins } monedas.
    }
event-apprentice =
    { $own ->
        [0] { $player } puso al Aprendiz en el lugar { of-card } en la aldea de { $other }.
       *[other] { $player } puso al Aprendiz en el lugar { of-card } en su propia aldea.
    }
event-freed-to-hand = { $player } llevó { whom-card } a su mano.
event-built = { $player } terminó de construir.
event-turned = { $player } no tenía comida y giró a los Fundadores hacia el lado de la granja.
event-first-market =
    { $gains ->
        [0] { $player } no ganó nada en el primer mercado.
       *[other] { $player } ganó { $gained } en el primer mercado{ $coins ->
            [0] .
           *[other] , { $coins } de ellas por las monedas sobre aldeanos.
        }
    }
event-second-market =
    { $gains ->
        [0] { $player } no ganó nada en el segundo mercado.
       *[other] { $player } ganó { $gained } en el segundo mercado: { $gold ->
            [0] nada por oro
           *[other] { $gold } por oro
        }{ $coins ->
            [0] { "" }
           *[other] , { $coins } por las monedas sobre aldeanos
        }{ $silver ->
            [0] .
           *[other] , { $silver } por plata.
        }
    }
event-bronze =
    { $coins ->
        [one] { $player } ganó 1 moneda por bronce.
       *[other] { $player } ganó { $coins } monedas por bronce.
    }
event-kept = Te quedaste con { the-card }.
event-passed-hands = Todos se quedaron con una carta y pasaron el resto a la izquierda.
event-hands-drafted =
    { $cards ->
        [one] Todos se quedaron con una última carta y tienen 1 carta en la mano. Las sobrantes fueron debajo de la reserva.
       *[other] Todos se quedaron con una última carta y tienen { $cards } cartas en la mano. Las sobrantes fueron debajo de la reserva.
    }
event-sent =
    { $coins ->
        [0] { $player } dejó { whom-card } a la Condesa.
        [one] { $player } dejó { whom-card } y 1 moneda a la Condesa.
       *[other] { $player } dejó { whom-card } y { $coins } monedas a la Condesa.
    }
event-happening = Evento: { $happening }.
event-jester = { $player } anuló el evento con el Bufón.
event-paid-countess = { $player } pagó { $paid } a la Condesa.
event-countess-gained = { $player } ganó { $gained }.
event-countess-turned = { $player } giró su carta, que ahora vale { $gold } de oro.
event-yielded =
    { $coins ->
        [0] { $player } perdió { whom-card } ante la Condesa.
        [one] { $player } perdió { whom-card } y 1 moneda ante la Condesa.
       *[other] { $player } perdió { whom-card } y { $coins } monedas ante la Condesa.
    }
event-recruited = { $player } pagó { $paid } al Reclutador por una segunda elección.
event-benefactor = { $player } jugó el Benefactor.
event-prophet = { $player } registró el mazo { $stack } con el Profeta.
event-put-back =
    { $stack ->
        [0] { $player } devolvió el resto a la reserva.
       *[other] { $player } devolvió el resto al mazo { $stack }.
    }
event-barbarian =
    { $coins ->
        [0] { $player } vació el camino con el Bárbaro.
        [one] { $player } vació el camino con el Bárbaro y tomó 1 moneda.
       *[other] { $player } vació el camino con el Bárbaro y tomó { $coins } monedas.
    }
event-flaker =
    { $own ->
        [0] { $player } tomó { whom-card } de la carta de aldea de { $other } con el Informal.
       *[other] { $player } tomó { whom-card } de su propia carta de aldea con el Informal.
    }
event-noble = { $player } miró la mano de { $other } con el Noble.
event-noble-took = { $player } tomó { a-suit-card } de la mano de { $other }.
event-noble-took-card = La carta que tomó { $player } era { the-card }.
event-schemed =
    { $own ->
        [0] { $player } tomó { whom-card } de la aldea de { $other } con el Intrigante{ $coins ->
            [0] .
            [one] {" "}y dejó allí su moneda.
           *[other] {" "}y dejó allí sus { $coins } monedas.
        }
       *[other] { $player } tomó { whom-card } de su propia aldea con el Intrigante{ $coins ->
            [0] .
            [one] {" "}con su moneda.
           *[other] {" "}con sus { $coins } monedas.
        }
    }
event-returned = { $player } recuperó { whom-card }, que ya nada cubría.
event-robbed =
    { $coins ->
        [one] { $player } quitó 1 moneda a { $other } con el Ladrón.
       *[other] { $player } quitó { $coins } monedas a { $other } con el Ladrón.
    }
event-arrested =
    { $own ->
        [0] { $player } detuvo al Ladrón de { $other } con el Alguacil{ $coins ->
            [0] .
            [one] {" "}y tomó su moneda.
           *[other] {" "}y tomó sus { $coins } monedas.
        }
       *[other] { $player } detuvo a su propio Ladrón con el Alguacil{ $coins ->
            [0] .
            [one] {" "}y tomó su moneda.
           *[other] {" "}y tomó sus { $coins } monedas.
        }
    }
event-pigeoneer =
    { $cards ->
        [one] { $player } miró la carta superior de la reserva con el Palomero.
       *[other] { $player } miró las { $cards } cartas superiores de la reserva con el Palomero.
    }
event-pigeon = { $player } tomó { a-suit-card } de la reserva.
event-pigeon-saw = El Palomero te trajo { whom-card }.
event-freelanced =
    { $own ->
        [0] { $player } puso { $paid } sobre el Jornalero de { $other } para colocar uno más.
       *[other] { $player } puso { $paid } sobre su propio Jornalero para colocar uno más.
    }

# ── de qué hay que guardarse ─────────────────────────────────────────────────────────────────────

warning-stack-empty = El mazo { $stack } quedará vacío.
warning-first-market-called = El primer mercado se celebrará al final de esta ronda.
warning-last-round = Todos los mazos quedarán vacíos: esta será la última ronda.
warning-nothing-to-draft = No quedará nadie a quien reclutar, así que el reclutamiento termina.
warning-turned =
    { $yours ->
        [1] No tienes comida: tus Fundadores se giran hacia el lado de la granja.
       *[other] { $player } no tiene comida y sus Fundadores se giran hacia el lado de la granja.
    }
warning-returned =
    { $yours ->
        [1] { the-card-begins } vuelve a tu mano porque ya nada cubre esa carta.
       *[other] { the-card-begins } vuelve a la mano de { $player } porque ya nada cubre esa carta.
    }

# ── cantidades ───────────────────────────────────────────────────────────────────────────────────

amount-coins =
    { $count ->
        [0] ninguna moneda
        [one] 1 moneda
       *[other] { $count } monedas
    }
amount-coins-on-villagers =
    { $count ->
        [0] ninguna moneda sobre aldeanos
        [one] 1 moneda sobre un aldeano
       *[other] { $count } monedas sobre aldeanos
    }
amount-hand =
    { $count ->
        [0] ninguna carta en la mano
        [one] 1 carta en la mano
       *[other] { $count } cartas en la mano
    }
amount-drafted =
    { $count ->
        [0] ninguna carta reclutada
        [one] 1 carta reclutada
       *[other] { $count } cartas reclutadas
    }
amount-villagers =
    { $count ->
        [0] ningún aldeano
        [one] 1 aldeano
       *[other] { $count } aldeanos
    }
amount-gold =
    { $count ->
        [0] nada de oro
       *[other] { $count } de oro
    }
amount-silver =
    { $count ->
        [0] nada de plata
       *[other] { $count } de plata
    }
amount-bronze =
    { $count ->
        [0] nada de bronce
       *[other] { $count } de bronce
    }
amount-food =
    { $count ->
        [0] nada de comida
       *[other] { $count } de comida
    }
amount-builders =
    { $count ->
        [0] ningún constructor
        [one] 1 constructor
       *[other] { $count } constructores
    }
amount-padlocks =
    { $count ->
        [0] ningún candado
        [one] 1 candado
       *[other] { $count } candados
    }
amount-jester =
    { $count ->
        [0] ningún Bufón
        [one] 1 Bufón
       *[other] { $count } Bufones
    }
amount-suit-grains =
    { $count ->
        [0] ningún símbolo de Cereales
        [one] 1 símbolo de Cereales
       *[other] { $count } símbolos de Cereales
    }
amount-suit-wood =
    { $count ->
        [0] ningún símbolo de Madera
        [one] 1 símbolo de Madera
       *[other] { $count } símbolos de Madera
    }
amount-suit-hay =
    { $count ->
        [0] ningún símbolo de Heno
        [one] 1 símbolo de Heno
       *[other] { $count } símbolos de Heno
    }
amount-suit-ore =
    { $count ->
        [0] ningún símbolo de Mineral
        [one] 1 símbolo de Mineral
       *[other] { $count } símbolos de Mineral
    }
amount-suit-grapes =
    { $count ->
        [0] ningún símbolo de Uvas
        [one] 1 símbolo de Uvas
       *[other] { $count } símbolos de Uvas
    }
amount-suit-wool =
    { $count ->
        [0] ningún símbolo de Lana
        [one] 1 símbolo de Lana
       *[other] { $count } símbolos de Lana
    }
amount-suit-leather =
    { $count ->
        [0] ningún símbolo de Cuero
        [one] 1 símbolo de Cuero
       *[other] { $count } símbolos de Cuero
    }
amount-suit-single =
    { $count ->
        [0] ningún símbolo de Solitarios
        [one] 1 símbolo de Solitarios
       *[other] { $count } símbolos de Solitarios
    }
amount-suit-special =
    { $count ->
        [0] ningún símbolo de Especiales
        [one] 1 símbolo de Especiales
       *[other] { $count } símbolos de Especiales
    }

# ── las cartas en una frase ──────────────────────────────────────────────────────────────────────

the-card =
    { $card ->
        [Fundadores] los
        [Lechera] la
        [Hilandera] la
        [Tejedora] la
        [Hojalatera] la
        [Monja] la
       *[other] el
    } { $card }
the-card-begins =
    { $card ->
        [Fundadores] Los
        [Lechera] La
        [Hilandera] La
        [Tejedora] La
        [Hojalatera] La
        [Monja] La
       *[other] El
    } { $card }
whom-card =
    { $card ->
        [Fundadores] a los
        [Lechera] a la
        [Hilandera] a la
        [Tejedora] a la
        [Hojalatera] a la
        [Monja] a la
       *[other] al
    } { $card }
of-card =
    { $card ->
        [Fundadores] de los
        [Lechera] de la
        [Hilandera] de la
        [Tejedora] de la
        [Hojalatera] de la
        [Monja] de la
       *[other] del
    } { $card }
a-suit-card = una carta de { $suit }

# ── por qué no ───────────────────────────────────────────────────────────────────────────────────

why-nobody-there = Ahí no hay nadie.
why-stack-is-empty = El mazo { $stack } está vacío.
why-face-up-only = Este evento prohíbe las cartas bocabajo mientras haya un aldeano en el camino.
why-no-courier = No tienes ningún Mensajero en la mano.
why-empty-place = Ahí no hay nadie.
why-has-coin = Ese aldeano ya tiene una moneda.
why-no-coin-to-save =
    { $have ->
        [0] Salvar a un aldeano cuesta { $needed } y no tienes ninguna.
       *[other] Salvar a un aldeano cuesta { $needed } y solo tienes { $held }.
    }
why-limit-reached =
    { $limit ->
        [one] Has agotado tu límite de construcción de 1 aldeano.
       *[other] Has agotado tu límite de construcción de { $limit } aldeanos.
    }
why-cap-reached =
    { $left ->
        [0] Ya has jugado { $cap } cartas, el máximo por turno.
        [one] Esto requiere { $cards } cartas y este turno solo puedes jugar 1 más (máximo { $cap }).
       *[other] Esto requiere { $cards } cartas y este turno solo puedes jugar { $left } más (máximo { $cap }).
    }
why-nothing-to-build-on = No tienes descubierta ninguna carta { $card } sobre la que construir.
why-padlock-too-dear =
    { $have ->
        [0] El candado cuesta { $needed }. No tienes ninguna, y tampoco hay una carta { $card } en tu aldea.
       *[other] El candado cuesta { $needed }. Solo tienes { $held }, y no hay ninguna carta { $card } en tu aldea.
    }
why-monk-not-alone = Coloca al Monje junto con el aldeano que va encima.
why-only-in-draft = Esa carta solo se puede jugar al reclutar.
why-no-more-exchanges =
    { $exchanges ->
        [one] Ya has cambiado 1 carta este turno.
       *[other] Ya has cambiado { $exchanges } cartas este turno.
    }
why-basic-pile-empty = No queda ninguna carta { $card }.
why-no-card-in-hand =
    { $have ->
        [0] Un cambio cuesta { $needed } y no tienes ninguna.
       *[other] Un cambio cuesta { $needed } y solo tienes { $held }.
    }
why-stack-is-gone = El mazo { $stack } está vacío.
why-own-unlocker-first = Tienes una carta { $card } en tu aldea, así que paga el banco.
why-another-has-unlocker = Alguien tiene una carta { $card }, así que no puedes pagar al banco.
why-too-few-coins =
    { $have ->
        [0] Necesitas { $needed } y no tienes ninguna.
       *[other] Necesitas { $needed } y solo tienes { $held }.
    }
why-no-tinner = Este turno no has jugado la Hojalatera.
why-no-gold-to-smuggle = Ese aldeano no muestra oro.
why-not-their-founders = No se puede liberar a los Fundadores de otros.
why-no-target-for-apprentice = No se puede liberar a Monjes ni Aprendices.
why-freed-does-not-fit =
    { $monks ->
        [0] { the-card-begins } no tendría sitio en tu aldea.
        [one] { the-card-begins } no tendría sitio en tu aldea, ni siquiera sobre un Monje.
       *[other] { the-card-begins } no tendría sitio en tu aldea, ni siquiera sobre { $monks } Monjes.
    }
why-not-enough-gold = El evento se lleva un aldeano con al menos { $least } de oro, y { the-card } tiene { $gold }.
why-no-coin-for-recruiter =
    { $have ->
        [0] El Reclutador cuesta { $needed } y no tienes ninguna.
       *[other] El Reclutador cuesta { $needed } y solo tienes { $held }.
    }
why-recruiter-used = Ya has pagado al Reclutador este turno.
why-draft-limit-holds = Tu límite para reclutar es { $limit }, así que solo te queda esta elección.
why-only-specials-there = En esa mano solo hay cartas rojas.
why-reserve-is-empty = La reserva está vacía.
why-freelancer-comes-first = Solo puedes pagar al Jornalero una vez por turno y antes de hacer nada más.
why-build-limit-is-full = Tu límite de construcción ya es { $limit }, el máximo.
why-no-coin-for-freelancer =
    { $have ->
        [0] El Jornalero cuesta { $needed } y no tienes ninguna.
       *[other] El Jornalero cuesta { $needed } y solo tienes { $held }.
    }
why-thief-was-at-work = Ya has usado a tu Ladrón este turno.
why-too-poor-to-rob =
    { $coins ->
        [0] El Ladrón quita { $least } monedas, y ese jugador no tiene ninguna.
        [one] El Ladrón quita { $least } monedas, y ese jugador solo tiene 1.
       *[other] El Ladrón quita { $least } monedas, y ese jugador solo tiene { $coins }.
    }
why-no-such-monk = No tienes descubierto ningún Monje que haga de { $card }.
why-no-such-apprentice = No tienes descubierto ningún Aprendiz que haga de { $card }.
why-not-covered = El Aprendiz solo puede sustituir a un aldeano cubierto, y ese está descubierto.
why-nobody-covered = El Aprendiz solo puede sustituir a un aldeano cubierto, y no hay ninguno.
why-courier-in-own-turn = Un Mensajero solo se juega cuando recluta otra persona.

# ── opciones y puntuación ────────────────────────────────────────────────────────────────────────

option-edition = Edición
option-edition-pnp = Para imprimir, 5.4
option-edition-retail = Comercial, 2019
option-drafted_hands = Elegir las manos iniciales (mejor con experiencia)
option-promo = Cartas promocionales
option-profiteers = Expansión Especuladores
option-saints = Expansión Santos
option-scoundrels = Expansión Bribones
option-start = ¿Quién empieza?
option-start-random = Al azar
option-start-1 = Jugador 1
option-start-2 = Jugador 2
option-start-3 = Jugador 3
option-start-4 = Jugador 4
option-start-5 = Jugador 5
option-memory_aid = Ayuda de memoria: mostrar las cartas que has visto

scored =
    { $count ->
        [one] { $count } moneda
       *[other] { $count } monedas
    }
scores-total = Monedas en total
score-start = Al empezar
score-road = Del camino
score-padlocks = Pagado por candados
score-specials = Cartas rojas
score-first-market = Primer mercado
score-second-market = Segundo mercado
score-silver = Plata
score-bronze = Bronce
score-events = Eventos

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

happening-s1 = la Condesa pide { $many ->
    [one] 1 moneda
   *[other] { $many } monedas
} (evento nuestro)
happening-s2 = la Condesa gana { $many ->
    [one] 1 moneda
   *[other] { $many } monedas
} por cada comida de tu aldea (evento nuestro)
happening-s3 = paga a la Condesa { $many ->
    [one] 1 moneda
   *[other] { $many } monedas
} por cada aldeano que coloques esta ronda (evento nuestro)
happening-s4 = la Condesa gana { $many ->
    [one] 1 moneda
   *[other] { $many } monedas
} por cada carta de tu mano por encima de { $above } (evento nuestro)
happening-s5 = esta ronda no se reclutan cartas bocabajo (evento nuestro)
happening-s6 = uno de tus aldeanos descubiertos{ $least ->
    [0] {""}
   *[other] {" "}con { $least } o más de oro
} se va con la Condesa (evento nuestro)
happening-w1 = la Condesa pide { $many ->
    [one] 1 moneda
   *[other] { $many } monedas
} (evento nuestro)
happening-w2 = uno de tus aldeanos descubiertos{ $least ->
    [0] {""}
   *[other] {" "}con { $least } o más de oro
} se va con la Condesa (evento nuestro)
happening-w3 = esta ronda construyes { $many ->
    [one] uno
   *[other] { $many }
} menos (evento nuestro)
happening-w4 = esta ronda reclutas { $many ->
    [one] uno
   *[other] { $many }
} menos (evento nuestro)
happening-w5 = la Condesa gana { $many ->
    [one] 1 moneda
   *[other] { $many } monedas
} por cada candado de tu aldea (evento nuestro)
happening-w6 = la Condesa gana { $many ->
    [one] 1 moneda
   *[other] { $many } monedas
} por cada símbolo de oro de tu aldea (evento nuestro)

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
