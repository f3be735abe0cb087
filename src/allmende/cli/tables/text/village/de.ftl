# Das Dorf, wie es im Terminal gezeichnet wird.

legend =
    Auf dem Tisch:
      ●1       ein Familienmitglied: Zeichen der Familie und Generation; (●) ein Reisemarker; □ ein freier Platz
      O G B R  Steine: orange (Können), grün (Überzeugungskraft), braun (Glaube), rosa (Wissen); X ist die Pest
      2h       Stunden auf der Lebensleiste; wer sie füllt, verliert jemanden
      3★       Punkte

letter-orange = O
letter-green = G
letter-brown = B
letter-pink = R
letter-plague = X

round = Runde { $round }
starter = Startspieler
starter-next = nächster Start:
last-turns = letzte Züge!
supply = Vorrat

hours = { $count }h
points = { $count }★
coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
grain = { $count } Getreide
cubes-of-choice = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}
or = oder
you = (du)

short-wainwright = Wagnerei
short-stables = Stall
short-smithy = Schmiede
short-office = Schreibstube
short-mill = Mühle
train-make-buy = lernen { $train }h · machen { $make }h · kaufen
mill = { $grain } Getreide → { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}, { $time }h

market-stalls = An den Marktständen
market-line = In der Warteschlange
market-pile = noch { $count } im Stapel

short-home = zu Hause
short-north_near = Nahe N
short-south_near = Nahe S
short-north_middle = Mittlere N
short-south_middle = Mittlere S
short-north_far = Ferne N
short-south_far = Ferne S
short-near-north_near = nah N
short-near-south_near = nah S
short-near-north_middle = mit N
short-near-south_middle = mit S
short-near-north_far = fern N
short-near-south_far = fern S
toll = je { $time }h, { $wagons ->
    [one] 1 Wagen
   *[other] { $wagons } Wagen
}

privilege-marker = Startspieler
privilege-cubes = { $cubes } Steine
privilege-good = 1 Ware
privilege-prestige = { $coins } Münze → { $points }★

window = Fenster { $number }
step = ↑ { $grain } Getreide
bag = Schwarzer Beutel
monks = { $count ->
    [one] 1 Mönch
   *[other] { $count } Mönche
}

chronicle = Chronik
graves = Gräber
well = Brunnen

farm-life = Leben
farm-home = Zu Hause
farm-unborn = Ungeboren
farm-cubes = Steine
farm-goods = Waren
farm-stores = Vorräte
farm-prestige = Prestige
farm-served = Bedient
deaths-due = { $count ->
    [one] 1 stirbt
   *[other] { $count } sterben
}
