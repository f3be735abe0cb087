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
village-family-note = Kind, Heimkehr
village-sale = weitere Verkäufe
village-line = wartend
village-pile = noch { $count }
village-customer = Kunde am Marktstand: { $wants }
village-customer-waiting = Wartender Kunde, Nummer { $number }: { $wants }
village-wish = { $customer } ({ $list } für { $points } Punkte)
village-window = Fenster { $window }: { $points } Punkte am Ende
village-bag =
    { $count ->
        [0] Der schwarze Beutel der Kirche, ohne Familienmitglieder darin
        [one] Der schwarze Beutel der Kirche mit 1 Familienmitglied darin
       *[other] Der schwarze Beutel der Kirche mit { $count } Familienmitgliedern darin
    }
village-monks = + Mönche
village-mass-note = Messe am Rundenende: vier werden gezogen
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
village-craft-key = herstellen, unten kaufen
village-teach = lehren
village-train =
    { $time ->
        [one] { $place }: ein Familienmitglied ausbilden (1 Stunde)
       *[other] { $place }: ein Familienmitglied ausbilden ({ $time } Stunden)
    }
village-produce =
    { $time ->
        [one] Herstellen: { $good } (1 Stunde)
       *[other] Herstellen: { $good } ({ $time } Stunden)
    }
village-buy = Kaufen: { $good }
village-mill =
    { $time ->
        [one] Mühle: { $grain } Getreide und 1 Stunde für { $coins } Münzen
       *[other] Mühle: { $grain } Getreide und { $time } Stunden für { $coins } Münzen
    }
village-each-road = jede Straße:
village-city = Erster Besuch, { $place }: { $reward }
village-stage =
    { $points ->
        [0] { village-stage.hours }
       *[other] { village-stage.hours }, { $points } Punkte am Ende
    }
    .hours =
        { $time ->
            [one] Stufe { $stage }: 1 Stunde
           *[other] Stufe { $stage }: { $time } Stunden
        }
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
village-bag-note = Auch Mönche sind darin. Wer bei einer Messe gezogen wird, kommt ans Fenster ganz rechts.

village-coin =
    { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
    }
village-prestige = { $count } Prestige
village-any-cube =
    { $count ->
        [one] 1 Stein deiner Wahl
       *[other] { $count } Steine deiner Wahl
    }

village-gallery-family = Familienmitglieder
village-gallery-generation = Generation { $generation }
village-gallery-trades = Was sie tun
village-gallery-farmyard = Auf dem Hof
village-gallery-wainwright = In der Wagnerei
village-gallery-stables = Im Stall
village-gallery-smithy = In der Schmiede
village-gallery-office = In der Schreibstube
village-gallery-north = Auf Reisen
village-gallery-stage = Im Rat
village-gallery-window = In der Kirche
village-gallery-seats = Wem sie gehören
village-gallery-seat = Spieler { $seat }
village-gallery-cubes = Einflusssteine und Pest
