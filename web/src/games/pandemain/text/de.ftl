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
pandemain-no-workers = { $place }: noch kein Arbeiter
pandemain-closed = Nachts geschlossen
pandemain-servant-at = Der Diener: { $place }
pandemain-servant-note = Wer dort am Ende seines Zuges einen Arbeiter hat, darf ihm für eine Gunst des Lehnsherrn einen Laib verkaufen.

pandemain-farm-ware = Bauernhof: { $token }, { $price } Pfennige, noch { $left }
pandemain-water = Wasser holen { $means }: { $count }
pandemain-granary = Im Morgengrauen bringt jeder Arbeiter hier { $count } Mehl deiner Wahl, mit aktivem Ochsen { $more }
pandemain-of-choice = deiner Wahl
pandemain-stall = Markt, { $stall }
pandemain-stall-taken = Markt, { $stall }, besetzt
pandemain-market-fee = { $fee } Pfennig, und { $more } mehr für jeden Arbeiter weiter rechts
pandemain-column = Mühle, { $column }, { $price } Pfennige: { $flour }
pandemain-bag = Kornbeutel
pandemain-in-bag = Kornbeutel, { $grain }: { $count }
pandemain-oven-note = Jeder Arbeiter, der schon hier ist, kostet { $each } Pfennig mehr, höchstens { $most }; mehr als { $count } Laibe brauchen einen aktiven Ochsen oder Karren
pandemain-keeps =
    { $days ->
        [one] 1 Tag haltbar
       *[other] { $days } Tage haltbar
    }
pandemain-bake-high = { $bread } hoher Qualität, aus { $main } und { $second }; bringt { $price }
pandemain-bake-low = { $bread } niedriger Qualität, aus { $main } und beliebigem anderen Mehl; bringt { $price }
pandemain-baked =
    { $count ->
        [0] noch nichts gebacken
        [one] 1 Laib: mehr geht nicht
       *[other] { $count } Laibe: mehr geht nicht
    }
pandemain-work = Burg: mit einem aktiven Ochsen für { $count } Pfennige arbeiten
pandemain-work-short = Arbeit
pandemain-loan-place = Burg: ein Darlehen, sofort { $count } Pfennige und { $points } Siegpunkte weniger; noch { $left }
pandemain-favours = Gunst
pandemain-favour = Gunst: { $favour }
pandemain-favour-down = Gunst, verdeckt: { $favour }
pandemain-trade-note = ein Satz gegen einen anderen
pandemain-trade-give = Was gibst du?
pandemain-trade-take = Was nimmst du?
pandemain-set = Handelshaus: { $set }
pandemain-set-pfennig = { $count } Pfennig
pandemain-set-flour = { $count } Mehl
pandemain-set-milk = { $count } Milch
pandemain-set-ingredients = { $count } Zutaten
pandemain-set-vp = { $count } Siegpunkt
pandemain-passing = Durch das Handelshaus gehen: { $gives } Sätze für { $takes }, dann den Arbeiter woandershin schicken
pandemain-passing-short = Durchgehen
pandemain-guild-note = anstellen · verbessern für { $price } Pfennig
pandemain-guild-empty = Alle haben Arbeit gefunden.
pandemain-master-name = Bäckermeister { $number }
pandemain-master = Backt { $breads }; { $extra }; kostet { $price }, { $wage } pro Tag
pandemain-master-upgraded = Verbessert: backt { $breads }; { $extra }; kostet { $price }, { $wage } pro Tag
pandemain-master-market = auf dem Markt { $gains } mehr
pandemain-master-sale = je verkauftem { $bread } { $gains } mehr
pandemain-master-milk = { $count } Milch weniger im Weizenbrot

pandemain-offering = Opfergabe: { $offering }, Buße { $count }
pandemain-permanent-offering = die dauerhafte, { $price } Pfennige
pandemain-blessing = Einen Laib segnen (höchstens { $count })
pandemain-blessed = Genug gesegnet
pandemain-track = Buße: { $told }
pandemain-inquisition-at = die Inquisition { $level }
pandemain-inquisition-note = Schritte der Inquisition, ein Plättchen je Morgengrauen: aufgedeckt { $shown }; es folgen { $left }
pandemain-ahead = morgens voraus
pandemain-behind = zurück ({ $points })
pandemain-reward = Kirchenbelohnung bei { $level }
pandemain-tower = Kirchturm. Reihenfolge heute: { $today }. Für morgen: { $tomorrow }
pandemain-today = heute
pandemain-tomorrow = dann
pandemain-day = Tag { $day }
pandemain-night = Nacht { $day }
pandemain-day-of = Tag { $day } von { $days }; verkauftes Weizenbrot bringt { $points } Punkte mehr
pandemain-night-of = Nacht { $day } von { $days }; verkauftes Weizenbrot bringt { $points } Punkte mehr
pandemain-go-out = Heute Nacht ausgehen, { $price } Pfennig

pandemain-villager = Dorfbewohner, noch { $count }
pandemain-villager-won = Gewonnen
pandemain-augsburg = Verlangt Buße { $level }; jeder verkaufte Laib bringt { $count } Buße
pandemain-licence = Lizenz: { $price } Pfennige an alle, die dort sind
pandemain-order-permanent = Dauerhafte Bestellung: { $bread }, { $points } Punkte
pandemain-order = { $order }: { $bread }, { $points } Punkte
pandemain-order-empty = { $order }: erfüllt
pandemain-upcoming = Als Nächstes für { $order }: { $bread }
pandemain-sold = verkauft: { $count }

pandemain-sim = { $name }, Sim-Bäcker: { $points } Punkte, Buße { $penitence }. Heute gezeigt: { $shown}; noch { $hidden }. { $wish }
pandemain-sim-rudolf = will Buße nahe der seinen (−{ $count })
pandemain-sim-hans = verlangt einen Pfennig, wo er ist
pandemain-sim-helga = will Punkte nahe den ihren (−{ $count })
pandemain-toll = Wegegeld zahlen

pandemain-ask = Erbitte von den anderen { $ware }
pandemain-asked = { $player } möchte { $wares }
pandemain-asks = { $player } möchte
pandemain-trade-hint = Erbitte Waren, dann nenne deinen Preis.
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
pandemain-workers-left = Arbeiter zur Verfügung: { $count } von { $all }, beiseitegelegt { $aside }
pandemain-purse = { $pfennigs } Pfennige, { $points } Siegpunkte, Buße { $penitence }
pandemain-holds = { $what }: { $count }
pandemain-too-much-flour = { $count } Mehl, { $most } dürfen bleiben
pandemain-staleness = Brot nach Haltbarkeit, oben hohe Qualität, unten niedrige
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
pandemain-no-villagers = noch niemand gewonnen
pandemain-loans = Darlehen: { $count } (offen je { $points } Punkte)
pandemain-penances = Büßerhemden: { $count } (je { $points } Punkte)
pandemain-wages = Löhne

pandemain-at-granary = zahlt im Morgengrauen
pandemain-at-church = Opfergaben und die Reihenfolge von morgen
pandemain-at-farm = Karren, Ochse, Kuh
pandemain-at-castle = Arbeit oder ein Darlehen
pandemain-at-river = Wasser
pandemain-at-trade_house = ein Satz gegen einen anderen
pandemain-at-guild = anstellen oder verbessern
pandemain-at-village = Brot verkaufen
pandemain-at-bless = bekommt hohe Qualität: beim Verkauf { $high } statt { $low } wert
pandemain-at-loan = am Ende { $repay } zurückzahlen, sonst { $points } Punkte

pandemain-cart = Karren
pandemain-ox = Ochse
pandemain-cow = Kuh
pandemain-loan = Darlehen

pandemain-famine_in_ulm-1 = Jeder in Ulm verkaufte Laib bringt { $ulmPoints } Punkte und { $ulmPfennigs } Pfennige mehr.
pandemain-famine_in_ulm-2 = Bei Gleichstand gewinnt, wer zuletzt in Ulm verkauft hat.
pandemain-taking_the_cloth-1 = Augsburg verlangt Buße { $augsburg }; am Ende zählt ein Drittel der Punkte, und die Buße kommt hinzu.
pandemain-taking_the_cloth-2 = Bei Gleichstand gewinnt, wer zuletzt in Augsburg verkauft hat.
pandemain-hail_lord_of_the_castle-1 = Ein Laib für den Diener bringt { $servantPoints } Punkt mehr, Weizen { $servantPointsWheat }; er besucht Bauernhof, Kornspeicher und Burg.
pandemain-hail_lord_of_the_castle-2 = Der Backofen ist nachts geschlossen. Bei Gleichstand entscheidet das Ansehen bei Weizen.
