# Was auf dem gezeichneten Spielplan von Black Forest steht.

forest-map = Die Straßenkarte
forest-buildings = Die Gebäudetafeln
forest-map-short = Karte
forest-buildings-short = Gebäude
forest-stores = Räder, Ziegelleiste und Glashütte von { $player }
forest-domain = Besitz von { $player }
forest-large = Große Gebäude
forest-large-note = belegen zwei Felder nebeneinander

black-forest-place-travel = Reisen
black-forest-place-swap = Händler tauschen
black-forest-place-act = Handwerker
black-forest-place-buildings = Gebäude
black-forest-place-free = Freie Aktionen

forest-location-L1 = Wasserfall
forest-location-L2 = Lehmhang
forest-location-L3 = Köhlerlichtung
forest-location-L4 = Bergwiese
forest-location-L5 = Alte Glashütte
forest-location-L6 = Kloster

forest-neutral = die neutrale Figur
forest-centre = Dorfmitte von { $place }, zum Betteln
forest-way =
    { $tolls ->
        [0] Der Weg dorthin kostet { $cost } Proviant
        [one] Der Weg dorthin kostet { $cost } Proviant und 1 Grundrohstoff als Zoll
       *[other] Der Weg dorthin kostet { $cost } Proviant und { $tolls } Grundrohstoffe als Zoll
    }
forest-way-costs =
    { $tolls ->
        [0] kostet { $cost } Proviant
       *[other]
            { $cost ->
                [0] kostet { $tolls } Zoll
               *[other] kostet { $cost } Proviant und { $tolls } Zoll
            }
    }
forest-way-here = Du bist hier: Im Dorf zu ziehen ist kostenlos
forest-round = Runde { $round }
forest-starter = { $player } hat begonnen
forest-last-turns =
    { $count ->
        [one] Letzter Zug
       *[other] { $count } letzte Züge
    }
forest-supply = Vorrat: { $forests } Wälder, { $estates } Vorhöfe, { $jobs } Aufträge im Stapel
forest-clock = Kuckucksuhr: Runde { $round } von { $rounds }, Figur { $pawn } von { $pawns }
forest-job = Auftrag
forest-or = oder

forest-building =
    { $points ->
        [one] { $kind }. Kostet { $cost }. 1 Punkt. { $effect }.
       *[other] { $kind }. Kostet { $cost }. { $points } Punkte. { $effect }.
    }
forest-other-side = Auf der anderen Seite: { $building } ({ $effect }).
forest-kind-instant = Sofort
forest-kind-conversion = Umwandlung, jederzeit in deinem Zug
forest-kind-passive = Dauerhaft
forest-kind-endgame = Am Spielende

forest-wheel =
    { $turns ->
        [0] { $wheel }, noch nicht gedreht.
        [one] { $wheel }, einmal gedreht.
       *[other] { $wheel }, { $turns }-mal gedreht.
    }
forest-wheel-points =
    { $points ->
        [one] 1 Punkt am Ende.
       *[other] { $points } Punkte am Ende.
    }
forest-hourglass =
    { $left ->
        [one] Dein vorderster Proviantmarker ist 1 Schritt von der Sanduhr entfernt, die das Ende einläutet.
       *[other] Dein vorderster Proviantmarker ist { $left } Schritte von der Sanduhr entfernt, die das Ende einläutet.
    }
forest-marker = { $good }: { $count }
forest-none-of = Nichts mehr da: { $goods }.
forest-is-full = Voll: { $goods }.
forest-took-and-gave =
    { $count ->
        [one] Zuletzt einmal gedreht: { $took } für { $gave }.
       *[other] Zuletzt { $count }-mal gedreht: { $took } für { $gave }.
    }

forest-hut = Glashütte: Schritt { $step } von { $steps }. Vorhöfe: { $estates }.
forest-main-estate = Hauptgut
forest-estate-small = Vorhof { $number }
forest-cell = Feld { $cell }
forest-animals = { $animal }: { $count }
forest-clear = Plättchen entfernen oder Tiere zurückgeben
forest-clear-short = räumen
forest-replaces = ersetzt: { $tile }
forest-toll-to = an { $player }, schon hier
forest-removes = entfernt: { $tile }

forest-your-turn-so-far = Dein Zug bisher
forest-turn-so-far = Der Zug von { $player } bisher
forest-begin = Geh auf ein leuchtendes Feld und nutze seine beiden Handwerker.
forest-begin-free = Vorher kannst du mit einer Handelsware den Händler tauschen. Oder bettle.
forest-begins = { $player } beginnt einen Zug.
forest-step-begged = gebettelt
forest-step-toll = Zoll
forest-step-toll-to-supply = Zoll
forest-step-gave-back = Tiere zurückgegeben
forest-step-begged-in-village = gebettelt
forest-step-estate = Vorhof
forest-step-reminded = Merkplättchen
forest-step-end-announced = das Ende

forest-gallery-land = Land
forest-gallery-felled = Gefällter Wald
forest-gallery-planted = Gepflanzter Wald
forest-gallery-goods = Waren
forest-gallery-figures = Figuren
forest-gallery-seat = Spieler { $seat }
