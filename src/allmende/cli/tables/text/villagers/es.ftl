# Villagers, tal como se dibuja en el terminal.

legend =
    En la mesa:
      8✦ 1♣ 1⌂   oro en cada mercado, comida (reclutar más), constructores (colocar más); solo si nada cubre la carta
      { "[" }Minero]   una carta cubierta; lo que sigue a › está encima; ○ un sitio libre encima
      ⚿ Tonelero un candado y quién lo abre; ¢2 monedas sobre una carta o en una reserva
      + o ·      ante una carta de tu mano: hay sitio para ella o no lo hay
      plata      solo cuenta en el segundo mercado; el bronce, tras cada ronda

round = ronda { $round }
goes-first = empieza:
market-due-first = ¡Primer mercado tras esta construcción!
market-due-second = ¡Segundo mercado tras esta construcción: última ronda!
first-market-paid = (el primer mercado ya pasó)
row = Camino
stacks = Mazos
reserve = Reserva
cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
known = conoces: { $cards }
packs = Manos para elegir
drafted = reclutados:
hand = mano:
you = (tú)
your-hand = Tu mano
drafts = recluta { $picks }/{ $limit }
builds = construye { $limit }
building = construidos { $limit_used }/{ $limit }, tope { $cap_used }/{ $cap }, cambios { $exchanged }/{ $exchanges }
tinner-at-work = candados gratis
on = sobre
or = o
silver = plata
bronze = bronce
formula-1 =
    { $every ->
        [1] { $amount } por { $suits }
       *[other] { $amount } por cada { $every } de { $suits }
    }
formula-2 =
    { $every ->
        [1] { $amount } por símbolo de oro
       *[other] { $amount } por cada { $every } símbolos de oro
    }
formula-3 = { $amount } por comida
formula-4 = { $amount } por constructor
formula-5 = { $amount } por candado
formula-6 = el oro impreso en { $suits }
formula-7 = el máximo de monedas sobre un aldeano
formula-8 = { $amount } por carta en la mano
formula-9 = { $amount } por juego de { $suits }
formula-10 = { $amount } por aldeano con monedas
formula-11 = { $amount } por cadena de tres o más
formula-12 = la mitad de tu mejor plata
effect-monk = sustituye a cualquiera bajo el aldeano que se coloca con él
effect-apprentice = ocupa el lugar de un aldeano cubierto, que colocas tú
effect-tinner = abre candados gratis durante un turno
effect-smuggler = vende el oro de uno de tus aldeanos
effect-courier = toma un aldeano antes de la elección de otro
effect-freelancer = 1 moneda sobre él: construye uno más
effect-benefactor = al reclutar: coloca un aldeano
effect-nun = la plata de un aldeano que solo tienes una vez
effect-pigeoneer = toma una de las seis primeras de la Reserva
effect-prophet = al reclutar: registra un mazo y recluta de él
effect-recruiter = 1 moneda: una segunda elección
effect-barbarian = al reclutar: toma las monedas del camino y vacíalo
effect-flaker = al reclutar: toma una carta de una carta de aldea
effect-noble = mira una mano y llévate un aldeano
effect-schemer = toma un aldeano descubierto de una aldea
effect-thief = quita 3 monedas en cada uno de tus turnos de construcción
effect-sheriff = detiene a un Ladrón y toma sus monedas
countess = La Condesa
event = Evento
no-event = ninguno
jester-left =
    { $count ->
        [0] El Bufón ya se ha usado
       *[other] El Bufón aún puede anular un evento
    }
remembered = recuerdas
with-player = con { $name }
on-stack = en el mazo { $stack }
face-down = bocabajo en otro sitio
building-site = Colocar
basics = Básicos
padlock = Candado
red-cards = Cartas rojas
