# Was auf den gezeichneten Plänen von Pandemain steht.

pandemain-board = Nördlingen und seine Dörfer
pandemain-place-farm = Bauernhof
pandemain-place-market = Markt
pandemain-place-mill = Mühle
pandemain-place-granary = Kornspeicher
pandemain-place-oven = Backofen
pandemain-place-castle = Burg
pandemain-place-church = Kirche
pandemain-place-river = Fluss
pandemain-place-trade_house = Handelshaus
pandemain-place-guild = Bäckerzunft
pandemain-place-villages = Dörfer
pandemain-place-town = In der Stadt
pandemain-place-servant = Der Diener
pandemain-place-local-trade = Lokaler Handel

pandemain-workers = { $place }, Arbeiter: { $names }
pandemain-no-workers = { $place }: noch keine Arbeiter
pandemain-closed = Nachts geschlossen
pandemain-servant-at = Der Diener: { $place }
pandemain-servant-note = Hast du dort am Ende deines Zuges einen Arbeiter, darfst du ihm für eine Gunst des Lehnsherrn einen Laib verkaufen.

pandemain-farm-ware =
    { $price ->
        [one] Bauernhof: { $token } für 1 Pfennig, noch { $left }
       *[other] Bauernhof: { $token } für { $price } Pfennige, noch { $left }
    }
pandemain-water = Wasser holen { $means }: { $count }
pandemain-granary = Im Morgengrauen bringt jeder Arbeiter hier { $count } Mehl deiner Wahl, mit aktivem Ochsen { $more }
pandemain-of-choice = deiner Wahl
pandemain-stall = Markt, { $stall }
pandemain-stall-taken = Markt, { $stall }, besetzt
pandemain-market-fee =
    { $fee ->
        [one] 1 Pfennig, und { $more } mehr für jeden Arbeiter weiter rechts
       *[other] { $fee } Pfennige, und { $more } mehr für jeden Arbeiter weiter rechts
    }
pandemain-column =
    { $price ->
        [one] Mühle, { $column }, 1 Pfennig: { $flour }
       *[other] Mühle, { $column }, { $price } Pfennige: { $flour }
    }
pandemain-bag = Kornbeutel
pandemain-in-bag = Kornbeutel, { $grain }: { $count }
pandemain-oven-note =
    { $each ->
        [one] Du zahlst 1 Pfennig für jeden Arbeiter, der schon hier ist, höchstens { $most }. Für mehr als { $count } Laibe brauchst du einen aktiven Ochsen oder Karren
       *[other] Du zahlst { $each } Pfennige für jeden Arbeiter, der schon hier ist, höchstens { $most }. Für mehr als { $count } Laibe brauchst du einen aktiven Ochsen oder Karren
    }
pandemain-keeps =
    { $days ->
        [one] 1 Tag haltbar
       *[other] { $days } Tage haltbar
    }
pandemain-bake-high = { $bread } hoher Qualität, aus { $main } und { $second }; bringt { $price }
pandemain-bake-low = { $bread } niedriger Qualität, aus { $main } und beliebigem anderen Mehl; bringt { $price }
pandemain-baked =
    { $count ->
        [0] Fertig: kein Laib
        [one] Fertig: 1 Laib
       *[other] Fertig: { $count } Laibe
    }
pandemain-work = Burg: mit einem aktiven Ochsen für { $count } Pfennige arbeiten
pandemain-work-short = Arbeiten
pandemain-loan-place = Burg: ein Darlehen von { $count } Pfennigen für { $points } Siegpunkte; noch { $left }
pandemain-favours = Gunst
pandemain-favour = Gunst: { $favour }
pandemain-favour-down = Gunst, verdeckt: { $favour }
pandemain-trade-note = ein Satz gegen einen anderen
pandemain-trade-give = Welchen Satz gibst du?
pandemain-trade-take = Welchen Satz nimmst du?
pandemain-set = Handelshaus: { $set }
pandemain-set-pfennig = { $count } Pfennig
pandemain-set-flour = { $count } Mehl
pandemain-set-milk = { $count } Milch
pandemain-set-ingredients = { $count } Zutaten
pandemain-set-vp = { $count } Siegpunkt
pandemain-passing = Durch das Handelshaus gehen: { $gives } Sätze für { $takes }, dann den Arbeiter woandershin schicken
pandemain-passing-short = Durchgehen
pandemain-guild-note =
    { $price ->
        [one] anstellen · verbessern für 1 Pfennig
       *[other] anstellen · verbessern für { $price } Pfennige
    }
pandemain-guild-empty = Alle Bäckermeister sind angestellt.
pandemain-master-name = Bäckermeister { $number }
pandemain-master = Backt { $breads }; { $extra }; kostet { $price }, dann { $wage } pro Tag
pandemain-master-upgraded = Verbessert: backt { $breads }; { $extra }; kostet { $price }, dann { $wage } pro Tag
pandemain-master-market = { $gains } mehr auf dem Markt
pandemain-master-sale = { $gains } mehr je Verkauf: { $bread }
pandemain-master-milk = { $count } Milch weniger im Weizenbrot

pandemain-offering = Opfergabe: { $offering }, für { $count } Buße
pandemain-permanent-offering = dauerhaft, { $price } Pfennige
pandemain-track = Buße: { $told }
pandemain-inquisition-at = die Inquisition { $level }
pandemain-inquisition-note = Schritte der Inquisition, ein Plättchen je Morgengrauen. Aufgedeckt: { $shown }; es folgen: { $left }
pandemain-ahead = morgens voraus
pandemain-behind = zurück ({ $points })
pandemain-reward = Kirchenbelohnung bei { $level }
pandemain-tower = Kirchturm. Reihenfolge heute: { $today }. Für morgen: { $tomorrow }
pandemain-today = heute
pandemain-tomorrow = dann
pandemain-day = Tag { $day }
pandemain-night = Nacht { $day }
pandemain-day-of =
    { $points ->
        [one] Tag { $day } von { $days }: Weizenbrot bringt beim Verkauf 1 Punkt mehr
       *[other] Tag { $day } von { $days }: Weizenbrot bringt beim Verkauf { $points } Punkte mehr
    }
pandemain-night-of =
    { $points ->
        [one] Nacht { $day } von { $days }: Weizenbrot bringt beim Verkauf 1 Punkt mehr
       *[other] Nacht { $day } von { $days }: Weizenbrot bringt beim Verkauf { $points } Punkte mehr
    }
pandemain-go-out =
    { $price ->
        [one] Heute Nacht für 1 Pfennig ausgehen
       *[other] Heute Nacht für { $price } Pfennige ausgehen
    }

pandemain-villager = Dorfbewohner übrig: { $count }
pandemain-villager-won = Hilft dir
pandemain-augsburg = Verlangt Buße { $level }; jeder verkaufte Laib bringt { $count } Buße
pandemain-licence =
    { $price ->
        [one] Lizenz: 1 Pfennig an alle, die schon hier sind
       *[other] Lizenz: { $price } Pfennige an alle, die schon hier sind
    }
pandemain-order-permanent =
    { $points ->
        [one] Dauerhafte Bestellung: { $bread }, 1 Punkt
       *[other] Dauerhafte Bestellung: { $bread }, { $points } Punkte
    }
pandemain-order =
    { $points ->
        [one] { $order }: { $bread }, 1 Punkt
       *[other] { $order }: { $bread }, { $points } Punkte
    }
pandemain-order-empty = { $order }: erfüllt
pandemain-upcoming = Als Nächstes für { $order }: { $bread }
pandemain-sold = verkauft: { $count }

pandemain-sim = { $name }, Sim-Bäcker: { $points } Punkte, Buße { $penitence }. Heute aufgedeckt: { $shown }; noch { $hidden }. { $wish }
pandemain-sim-rudolf = Zutritt: seine Buße − { $count }
pandemain-sim-hans = kassiert einen Pfennig, wo er ist
pandemain-sim-helga = Zutritt: ihre Punkte − { $count }
pandemain-toll = bezahlen

pandemain-ask = Die anderen bitten um: { $ware }
pandemain-asked = { $player } bittet um: { $wares }
pandemain-asks = { $player } bittet um
pandemain-trade-hint = Bitte um Waren, dann nenne deinen Preis.
pandemain-offered =
    { $price ->
        [0] Für einen Arbeiter bis zum Morgengrauen
       *[other] Für { $price } Pfennige
    }
pandemain-for = für
pandemain-bid = Pfennige
pandemain-bid-worker = Ein Arbeiter
pandemain-accept = Annehmen
pandemain-refuse = Ablehnen

pandemain-your-bakery = Deine Bäckerei
pandemain-bakery-of = Bäckerei von { $player }
pandemain-family = Familie { $family }
pandemain-workers-left = Arbeiter zur Verfügung: { $count } von { $all }; beiseitegelegt: { $aside }
pandemain-purse = { $pfennigs } Pfennige, { $points } Siegpunkte, Buße { $penitence }
pandemain-holds = { $what }: { $count }
pandemain-too-much-flour = { $count } Mehl, nur { $most } dürfen bleiben
pandemain-staleness = Brot nach Haltbarkeit: oben hohe Qualität, unten niedrige
pandemain-days =
    { $days ->
        [one] letzter Tag
       *[other] { $days } Tage
    }
pandemain-loaf =
    { $days ->
        [one] { $count } × { $bread }, { $quality }, letzter Tag
       *[other] { $count } × { $bread }, { $quality }, noch { $days } Tage haltbar
    }
pandemain-reputation = Ansehen: { $told }
pandemain-no-villagers = noch hilft dir niemand
pandemain-loans = Darlehen: { $count } (offen je { $points } Punkte)
pandemain-penances = Büßerhemden: { $count } (je { $points } Punkte)
pandemain-wages = Löhne

pandemain-at-granary = bringt Mehl im Morgengrauen
pandemain-at-church = Opfergaben und die Reihenfolge von morgen
pandemain-at-farm = Karren, Ochse, Kuh
pandemain-at-castle = Arbeit oder ein Darlehen
pandemain-at-river = Wasser
pandemain-at-trade_house = ein Satz gegen einen anderen
pandemain-at-guild = anstellen oder verbessern
pandemain-at-village = Brot verkaufen
pandemain-at-bless = bekommt hohe Qualität: beim Verkauf { $high } statt { $low } wert
pandemain-at-loan = bis zum Ende { $repay } zurückzahlen, sonst { $points } Punkte

pandemain-cart = Karren
pandemain-ox = Ochse
pandemain-cow = Kuh
pandemain-loan = Darlehen

pandemain-famine_in_ulm-1 = Jeder in Ulm verkaufte Laib bringt { $ulmPoints } Punkte und { $ulmPfennigs } Pfennige mehr.
pandemain-famine_in_ulm-2 = Bei Gleichstand gewinnt, wer zuletzt in Ulm verkauft hat.
pandemain-taking_the_cloth-1 = Augsburg verlangt Buße { $augsburg }. Am Ende zählt ein Drittel deiner Punkte, dazu deine Buße.
pandemain-taking_the_cloth-2 = Bei Gleichstand gewinnt, wer zuletzt in Augsburg verkauft hat.
pandemain-hail_lord_of_the_castle-1 = Ein Laib für den Diener bringt { $servantPoints } Punkt mehr, Weizen { $servantPointsWheat }. Er besucht Bauernhof, Kornspeicher und Burg.
pandemain-hail_lord_of_the_castle-2 = Der Backofen ist nachts geschlossen. Bei Gleichstand entscheidet das Ansehen bei Weizen.

pandemain-gallery-grain = Getreide
pandemain-gallery-loaves = Laibe
pandemain-gallery-figures = Bäcker und der Diener
pandemain-gallery-seat = Spieler { $seat }
