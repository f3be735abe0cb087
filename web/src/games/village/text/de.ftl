# Was auf dem gezeichneten Spielplan von Village steht.

village-board = Das Dorf
village-place-harvest = Getreideernte
village-place-family = Familie
village-place-crafts = Handwerk
village-place-market = Markt
village-place-travel = Reise
village-place-council = Ratsstube
village-place-church = Kirche
village-place-well = Brunnen
village-place-chronicle = Dorfchronik
village-place-graves = Gräber

village-house-wainwright = Wagnerei
village-house-stables = Stall
village-house-smithy = Schmiede
village-house-office = Schreibstube
village-house-mill = Mühle

village-cubes-at =
    { $count ->
        [one] { $place }: 1 Stein ({ $cube })
       *[other] { $place }: { $count } Steine ({ $cube })
    }
village-figure = { $player }, Generation { $generation }, { $place }
village-family-note = Kind oder heim
village-sale = weitere Verkäufe
village-line = wartend
village-pile = noch { $count }
village-customer = Kunde am Marktstand: { $wants }
village-customer-waiting = Wartender Kunde, Nummer { $number }: { $wants }
village-wish = { $customer }, { $list }, für { $points } Punkte
village-window = Fenster { $window }, { $points } Punkte am Ende
village-bag = Der schwarze Beutel der Kirche mit { $count } Familienmitgliedern darin
village-monks = + Mönche
village-mass-note = Messe am Rundenende: Vier werden gezogen
village-well-note = { $count } gleiche: jede Aktion
village-round = Runde { $round }
village-cubes-left =
    { $count ->
        [one] noch 1 Stein
       *[other] noch { $count } Steine
    }
village-last-turns =
    { $count ->
        [0] der allerletzte Zug
        [one] noch 1 letzter Zug
       *[other] noch { $count } letzte Züge
    }
village-next = { $player } beginnt die nächste Runde
village-craft-key = herstellen · unten: kaufen
village-teach = ausbilden
village-train = { $place }: jemanden ausbilden, Zeit: { $time }
village-produce = Herstellen: { $good }, Zeit: { $time }
village-buy = Kaufen: { $good }
village-mill = Mühle: { $grain } Getreide und { $time } Zeit für { $coins } Münzen
village-each-road = jede Straße:
village-city = Stadt: { $place }, Belohnung: { $count } { $reward }
village-stage = Stufe { $stage }: { $time } Zeit, { $points } Punkte am Ende
village-privilege = Privileg. { $what }
village-starter = Start
village-remembered = { $count } von { $total } verewigt
village-chronicle-area = { $area }: { $free } frei, verewigt: { $names }
village-chronicle-points = je Familie am Ende
village-graves-filled = { $count } von { $total }
village-graves-names = Hier ruhen: { $names }
village-your-farmyard = Dein Hof
village-farmyard-of = Hof von { $player }
village-hours =
    { $count ->
        [one] 1 Stunde bis zur Brücke
       *[other] { $count } Stunden bis zur Brücke
    }
village-unborn = Noch nicht geboren: { $count }
village-unborn-short = ungeboren
village-holds-cubes = Steine ({ $cube }): { $count }
village-holds-goods = { $good }: { $count }
village-holds-grain = Getreide: { $count } von { $most }
village-holds-coins = Münzen: { $count }
village-renown-prestige = Prestige
village-renown-city = Städte
village-renown-chronicle = Chronik
village-renown-customers = Kunden
village-renown-hidden = Was sie wert sind, zeigt sich am Ende.
village-worth-now =
    { $points ->
        [one] Zurzeit 1 Punkt wert.
       *[other] Zurzeit { $points } Punkte wert.
    }
village-stage-worth =
    { $points ->
        [0] mit dem Privileg von Stufe { $stage }
       *[other] { $points } Punkte am Ende, Privilegien bis Stufe { $stage }
    }
village-worth =
    { $points ->
        [one] am Ende 1 Punkt wert
       *[other] am Ende { $points } Punkte wert
    }
village-to-pay = Preis: { $price }
village-then-harvest = danach darfst du ernten
village-then-family = danach: ein Kind bekommen oder jemanden heimrufen
village-then-crafts = danach: ausbilden, herstellen oder kaufen
village-then-market = danach dürfen alle auf dem Markt verkaufen
village-then-travel = danach darfst du reisen
village-then-council = danach: in die Ratsstube eintreten oder aufsteigen
village-then-church = danach darfst du jemanden in die Kirche schicken
village-supply = noch { $count } im Vorrat
village-bag-note = Auch Mönche liegen darin. Wer bei einer Messe gezogen wird, kommt ans rechte Fenster.

village-coin = Münze
village-prestige = Prestige
village-any-cube = Einflussstein deiner Wahl
