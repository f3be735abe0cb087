# La villa tal como se dibuja en la terminal.

legend =
    En la mesa:
      ●1       un familiar: el signo de la familia y la generación; (●) un marcador de viaje; □ un lugar libre
      N V M R  cubos: naranja (destreza), verde (persuasión), marrón (fe), rosa (conocimiento); X es la plaga
      2h       horas en el camino de la vida; quien lo completa pierde a alguien
      3★       puntos

letter-orange = N
letter-green = V
letter-brown = M
letter-pink = R
letter-plague = X

round = ronda { $round }
starter = empezó
starter-next = empezará:
last-turns = ¡últimos turnos!
supply = Reserva

hours = { $count }h
points = { $count }★
coins = { $count ->
    [one] 1 moneda
   *[other] { $count } monedas
}
grain = { $count } grano
cubes-of-choice = { $count ->
    [one] 1 cubo
   *[other] { $count } cubos
}
or = o
you = (tú)

short-wainwright = Carretería
short-stables = Establos
short-smithy = Herrería
short-office = Escribanía
short-mill = Molino
train-make-buy = formar { $train }h · hacer { $make }h · por
mill = { $grain } grano → { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}, { $time }h

market-stalls = En los puestos
market-line = En la cola
market-pile = faltan { $count } por llegar

short-home = casa
short-north_near = Norte cercana
short-south_near = Sur cercana
short-north_middle = Norte intermedia
short-south_middle = Sur intermedia
short-north_far = Norte lejana
short-south_far = Sur lejana
short-near-north_near = N cerc.
short-near-south_near = S cerc.
short-near-north_middle = N int.
short-near-south_middle = S int.
short-near-north_far = N lej.
short-near-south_far = S lej.
toll = cada una { $time }h, { $wagons ->
    [one] 1 carreta
   *[other] { $wagons } carretas
}

privilege-marker = empieza luego
privilege-cubes = { $cubes } cubos
privilege-good = 1 bien
privilege-prestige = { $coins } moneda → { $points }★

window = Ventana { $number }
step = ↑ { $grain } grano
bag = Bolsa negra
monks = { $count ->
    [one] 1 monje
   *[other] { $count } monjes
}

chronicle = Crónica
graves = Tumbas
well = Pozo

farm-life = Vida
farm-home = En casa
farm-unborn = Por nacer
farm-cubes = Cubos
farm-goods = Bienes
farm-stores = Almacén
farm-prestige = Prestigio
farm-served = Clientes
deaths-due = { $count ->
    [one] morirá 1
   *[other] morirán { $count }
}
