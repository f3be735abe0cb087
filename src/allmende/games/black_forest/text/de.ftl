# Black Forest, auf Deutsch.

title = Black Forest
about = Reise zwischen den Dörfern des Schwarzwalds umher und gib den Handwerkern Arbeit. Deine Rohstoffe liegen auf zwei Rädern, die sich von selbst drehen: Das eine macht Glas, das andere kocht Proviant und Handelswaren. Mit Holz, Ziegeln und Glas baust du deinen Besitz aus. Wer genug Proviant ausgegeben hat, läutet das Ende ein. Eine inoffizielle Umsetzung des Spiels von Tido Lorenz und Uwe Rosenberg. Uns lag nur die Übersicht vor: Zugablauf, Handwerker, Betteln, Vieh, Spielende und Wertung folgen den veröffentlichten Regeln, aber fast alle Plättchen sind von uns, darunter alle Gebäude, alle Aufträge, die Straßenkarte, die Startgüter und die Skalen der Räder. Auf der Regelseite steht alles, und wer das Spiel besitzt, erfährt dort, wie man die gedruckten Werte einträgt.
tagline = Gib Handwerkern Arbeit, lass zwei Räder Glas und Proviant machen, bau deinen Besitz aus.

sign-wheels = Ein Rad dreht sich
sign-glass-hut = Schritt der Glashütte
sign-small-estate = Vorhof
sign-builder = Ein Gebäude errichten
sign-toll = Zoll an andere im Dorf
sign-job = Auftrag
sign-reminder = Merkplättchen: ein Rohstoff und ein neuer Auftrag
sign-time = Sanduhr: läutet das Ende ein
sign-star = Punkte
sign-market = Ein Grundrohstoff deiner Wahl
sign-swap = Händler tauschen oder umwandeln

# ── was du tust ──────────────────────────────────────────────────────────────────────────────────

action-swap = Tausche den Fahrenden Händler für eine Handelsware mit { $trade_dat }
action-move = Geh { $place_to }
action-beg = Betteln
action-convert = Nutze { $building_acc }
action-remove = Entferne das Plättchen auf { action-put.where }
action-return = Zurück in den Vorrat: { $animal }
action-activate = { $service }
action-job = Erfülle den Auftrag hier
action-done = Fertig
action-build = Errichte { $building_acc }
action-put = Lege es auf { action-put.where }
    .where =
        { $estate ->
            [0] Feld { $cell } des Hauptguts
           *[other] Feld { $cell } von Vorhof { $estate }
        }
action-put-large = Lege es ab { action-put.where } { $way }
action-skip = Überspringen
action-fell = Fälle den Wald auf { action-put.where }
action-markers = Setze deine Proviantmarker auf { $low } und { $high }
action-from-glass = Bezahle { $count } Holzkohle vom Glasrad, den Rest vom Kochrad
action-wheel = Auf das { $wheel }
action-toll = Bezahle { $good }
action-accept = Annehmen
action-refuse = Ablehnen
action-accept-all = Geschenke immer annehmen
action-ask-gifts = Frag mich bei jedem Geschenk
action-take = Nimm { $good }
action-give-back = Behalte alle Tiere außer { action-give-back.animals }
    .animals =
        { $pigs ->
            [0] { action-give-back.cattle }
           *[other]
                { $cattle ->
                    [0] { action-give-back.pigs }
                   *[other] { action-give-back.pigs } und { action-give-back.cattle }
                }
        }
    .pigs =
        { $pigs ->
            [one] 1 Schwein
           *[other] { $pigs } Schweinen
        }
    .cattle =
        { $cattle ->
            [one] 1 Rind
           *[other] { $cattle } Rindern
        }
action-on-forests =
    { $count ->
        [one] Halte 1 Schwein in einem Wald
       *[other] Halte { $count } Schweine in Wäldern
    }
action-give = Gib 1 { $animal }
action-raise = Nimm ein { $animal }

# ── was geschehen ist ────────────────────────────────────────────────────────────────────────────

event-round = Runde { $round }.
event-last-turn = Letzter Zug für { $player }.
event-swapped = { $player } tauschte für { $paid } den Fahrenden Händler mit { $trade_dat }.
event-moved = { $player } ging { $place_to }.
event-paid = { $player } bezahlte { $paid }.
event-toll = { $player } zahlte { $other } { $paid } Zoll.
event-toll-to-supply = { $player } zahlte für die neutrale Figur { $paid } Zoll in den Vorrat.
event-accepted = { $player } nahm { $gained }.
event-refused = { $player } lehnte { $amounts } ab.
event-takes-gifts = { $player } entschied, jedes Geschenk anzunehmen, das kein Rad dreht.
event-asks-about-gifts = { $player } entschied, wieder bei jedem Geschenk gefragt zu werden.
event-begged = { $player } bettelte.
event-begged-in-village = { $player } bettelte in der Dorfmitte von { $place }.
event-activates =
    { $pays ->
        [0] { $player } nutzte { $trade_acc }.
       *[other] { $player } nutzte { $trade_acc } für { $paid }.
    }
event-announced = { $player } bot allen anderen { $amounts } an.
event-converts =
    { $pays ->
        [0] { $player } nutzte { $building_acc }.
       *[other] { $player } nutzte { $building_acc } für { $paid }.
    }
event-gained = { $player } erhielt { $gained }.
event-lost = { $player } hatte keinen Platz für { $amounts }.
event-housed = { $player } brachte { $gained } unter.
event-turned-away = { $player } hatte keinen Platz für { $amounts }.
event-animals-lost = { $player } verlor { $paid } aus Platzmangel.
event-gave-back = { $player } gab { $paid } in den Vorrat zurück.
event-wheel-turned = { $player } stellte auf dem { $wheel } aus { $paid } { $gained } her.
event-reminded =
    { $jobs ->
        [0] { $player } nutzte das Merkplättchen (ein Grundrohstoff).
       *[other] { $player } nutzte das Merkplättchen (ein Grundrohstoff und ein neuer Auftrag).
    }
event-bonus = { $player } bekam einen Bonus durch { $building_acc }.
event-job-drawn = Neuer Auftrag { $place_at }{ $job_titled }.
event-job-gone = Der Auftrag „{ $job }“ ist erfüllt, und es gibt keine neuen Aufträge mehr.
event-job-done =
    { $pays ->
        [0] { $player } erfüllte den Auftrag „{ $job }“.
       *[other] { $player } erfüllte den Auftrag „{ $job }“ für { $paid }.
    }
event-builds =
    { $pays ->
        [0] { $player } wählte { $building_acc }.
       *[other] { $player } bezahlte { $paid } für { $building_acc }.
    }
event-built =
    { $covered ->
        [0] { $player } errichtete { $building_acc } auf { action-put.where }{ event-built.points }.
       *[other] { $player } errichtete { $building_acc } auf { action-put.where } anstelle von { $paid }{ event-built.points }.
    }
    .points =
        { $points ->
            [0] { "" }
            [one] { " " }(1 Punkt)
           *[other] { " " }({ $points } Punkte)
        }
event-placed =
    { $covered ->
        [0] { $player } legte { $tile_a } auf { action-put.where }.
       *[other] { $player } legte { $tile_a } auf { action-put.where } anstelle von { $paid }.
    }
event-removed = { $player } entfernte { $tile_the } von { action-put.where }.
event-felled = { $player } fällte den Wald auf { action-put.where }.
event-progressed =
    { $count ->
        [one] { $player } rückte die Glashütte 1 Schritt auf Stufe { $step } vor.
       *[other] { $player } rückte die Glashütte { $count } Schritte auf Stufe { $step } vor.
    }
event-estate =
    { $forests ->
        [0] { $player } nahm Vorhof { $estate } ohne Wälder.
        [one] { $player } nahm Vorhof { $estate } mit 1 Wald.
       *[other] { $player } nahm Vorhof { $estate } mit { $forests } Wäldern.
    }
event-nearer-hourglass =
    { $left ->
        [0] { $player } erreichte die Sanduhr.
        [one] { $player } kam bis auf 1 Schritt an die Sanduhr heran.
       *[other] { $player } kam bis auf { $left } Schritte an die Sanduhr heran.
    }
event-farther-from-hourglass =
    { $left ->
        [0] { $player } blieb an der Sanduhr.
        [one] { $player } ging auf 1 Schritt Abstand zur Sanduhr zurück.
       *[other] { $player } ging auf { $left } Schritte Abstand zur Sanduhr zurück.
    }
event-at-hourglass = { $player } hatte einen Proviantmarker an der Sanduhr oder dahinter.
event-pawns-back = { $player } nahm { $gained } zurück.
event-neutral-moved = Die neutrale Figur ging { $place_to }.
event-end-announced = { $player } läutete das Ende ein, und alle haben noch einen Zug.
event-game-over = Das Spiel ist aus.

# ── was man vorher wissen sollte ─────────────────────────────────────────────────────────────────

warning-wheel-turned =
    { $yours ->
        [1] Dein { $wheel } dreht sich: { $gained } für { $paid }.
       *[other] Bei { $player } dreht sich das { $wheel }: { $gained } für { $paid }.
    }
warning-lost =
    { $yours ->
        [1] Du hast keinen Platz für { $amounts }.
       *[other] { $player } hat keinen Platz für { $amounts }.
    }
warning-turned-away =
    { $yours ->
        [1] Du hast keinen Platz für { $amounts }.
       *[other] { $player } hat keinen Platz für { $amounts }.
    }
warning-animals-lost =
    { $yours ->
        [1] Du verlierst { $paid } aus Platzmangel.
       *[other] { $player } verliert { $paid } aus Platzmangel.
    }
warning-at-hourglass =
    { $yours ->
        [1] Dein Proviantmarker ist an der Sanduhr: Endet dein Zug so, läutest du das Ende ein.
       *[other] Ein Proviantmarker von { $player } ist an der Sanduhr.
    }
warning-end-announced =
    { $yours ->
        [1] Du läutest das Ende ein: Alle haben noch einen Zug.
       *[other] { $player } läutet das Ende ein: Alle haben noch einen Zug.
    }
warning-game-over = Das Spiel endet.

# ── wie viel wovon: immer im Akkusativ ───────────────────────────────────────────────────────────

amount-wood =
    { $count ->
        [0] kein Holz
       *[other] { $count } Holz
    }
amount-sand =
    { $count ->
        [0] keinen Sand
       *[other] { $count } Sand
    }
amount-water =
    { $count ->
        [0] kein Wasser
       *[other] { $count } Wasser
    }
amount-charcoal =
    { $count ->
        [0] keine Holzkohle
       *[other] { $count } Holzkohle
    }
amount-charcoal-glass =
    { $count ->
        [0] keine Holzkohle (Glasrad)
       *[other] { $count } Holzkohle (Glasrad)
    }
amount-charcoal-cooking =
    { $count ->
        [0] keine Holzkohle (Kochrad)
       *[other] { $count } Holzkohle (Kochrad)
    }
amount-porridge =
    { $count ->
        [0] keinen Brei
       *[other] { $count } Brei
    }
amount-meat =
    { $count ->
        [0] kein Fleisch
       *[other] { $count } Fleisch
    }
amount-brick =
    { $count ->
        [0] keine Ziegel
       *[other] { $count } Ziegel
    }
amount-glass =
    { $count ->
        [0] kein Glas
       *[other] { $count } Glas
    }
amount-provision =
    { $count ->
        [0] keinen Proviant
       *[other] { $count } Proviant
    }
amount-commodity =
    { $count ->
        [0] keine Handelswaren
        [one] 1 Handelsware
       *[other] { $count } Handelswaren
    }
amount-pig =
    { $count ->
        [0] keine Schweine
        [one] 1 Schwein
       *[other] { $count } Schweine
    }
amount-cattle =
    { $count ->
        [0] keine Rinder
        [one] 1 Rind
       *[other] { $count } Rinder
    }
amount-livestock =
    { $count ->
        [0] keine Tiere
        [one] 1 Tier
       *[other] { $count } Tiere
    }
amount-field =
    { $count ->
        [0] keine Äcker
        [one] 1 Acker
       *[other] { $count } Äcker
    }
amount-pond =
    { $count ->
        [0] keine Teiche
        [one] 1 Teich
       *[other] { $count } Teiche
    }
amount-pasture =
    { $count ->
        [0] keine Weiden
        [one] 1 Weide
       *[other] { $count } Weiden
    }
amount-forest =
    { $count ->
        [0] keine Wälder
        [one] 1 Wald
       *[other] { $count } Wälder
    }
amount-stable =
    { $count ->
        [0] keine Ställe
        [one] 1 Stall
       *[other] { $count } Ställe
    }
amount-empty =
    { $count ->
        [0] keine leere Felder
        [one] 1 leeres Feld
       *[other] { $count } leere Felder
    }
amount-small-estate =
    { $count ->
        [0] keine Vorhöfe
        [one] 1 Vorhof
       *[other] { $count } Vorhöfe
    }
amount-building =
    { $count ->
        [0] keine Gebäude
        [one] 1 Gebäude
       *[other] { $count } Gebäude
    }
amount-progress =
    { $count ->
        [0] keine Schritte der Glashütte
        [one] 1 Schritt der Glashütte
       *[other] { $count } Schritte der Glashütte
    }
amount-reminder =
    { $count ->
        [0] keine Merkplättchen
        [one] 1 Merkplättchen
       *[other] { $count } Merkplättchen
    }
amount-pawn =
    { $count ->
        [0] keine Spielfiguren
        [one] 1 Spielfigur
       *[other] { $count } Spielfiguren
    }
amount-points =
    { $count ->
        [0] keine Punkte
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
amount-glass-turns =
    { $count ->
        [0] keine Drehungen des Glasrads
        [one] 1 Drehung des Glasrads
       *[other] { $count } Drehungen des Glasrads
    }
    .said = 1
amount-cooking-turns =
    { $count ->
        [0] keine Drehungen des Kochrads
        [one] 1 Drehung des Kochrads
       *[other] { $count } Drehungen des Kochrads
    }
    .said = 1
amount-hourglass =
    { $count ->
        [0] keine Schritte bis zur Sanduhr
        [one] 1 Schritt bis zur Sanduhr
       *[other] { $count } Schritte bis zur Sanduhr
    }
amount-basic =
    { $count ->
        [0] keine Grundrohstoffe
        [one] 1 Grundrohstoff
       *[other] { $count } Grundrohstoffe
    }

# ── warum nicht ──────────────────────────────────────────────────────────────────────────────────

why-already-there = Deine Figur ist schon dort und muss ziehen.
why-cannot-act-there = Mit dem, was du hast, könntest du dort nichts tun.
why-cannot-pay =
    { $have ->
        [0] Du hast { $held } und brauchst { $needed }.
       *[other] Du hast nur { $held } und brauchst { $needed }.
    }
why-cannot-pay-building =
    { $have ->
        [0] Du hast { $held } und brauchst { $needed }.
       *[other] Du hast nur { $held } und brauchst { $needed }.
    }
why-cannot-pay-toll =
    { $have ->
        [0] Der Zoll dort kostet { $needed }, und du hast { $held }.
       *[other] Der Zoll dort kostet { $needed }, und du hast nur { $held }.
    }
why-charcoal-full = Beide Holzkohlemarker sind voll, es macht keinen Unterschied.
why-convert-to-act = Du kannst hier noch etwas tun, wenn du vorher etwas umwandelst.
why-convert-to-move = Du kannst noch ziehen, wenn du vorher etwas umwandelst.
why-merchant-himself = Der Händler kann nicht mit sich selbst tauschen.
why-must-act = Du musst einen Handwerker nutzen oder einen Auftrag erfüllen.
why-must-place = Du musst es legen.
why-needed-for-action = Wenn du so bezahlst, kannst du dort danach nichts tun.
why-no-begging-after-swap = Du hast den Händler getauscht und musst deshalb ziehen.
why-no-building-after-this-forest = Für kein Gebäude, das du bezahlen kannst, wäre dann Platz.
why-no-commodity =
    { $have ->
        [0] Du hast { $held } und brauchst { $needed }.
       *[other] Du hast nur { $held } und brauchst { $needed }.
    }
why-no-effect = Das würde dir gerade nichts bringen.
why-no-estate-left = Die Glashütte kann nicht weiter vorrücken: Für dich ist kein Vorhof mehr da.
why-no-forest =
    { $have ->
        [0] Du hast { $held } und brauchst { $needed }.
       *[other] Du hast nur { $held } und brauchst { $needed }.
    }
why-no-forest-in-supply = Im Vorrat sind keine Wälder mehr.
why-no-job-here = Hier liegt kein Auftrag.
why-no-job-there = An diesem Ort liegt kein Auftrag.
why-no-move-after-swap = Danach könntest du nirgendwohin ziehen.
why-one-swap-a-turn = Du kannst den Händler nur einmal pro Zug tauschen.
why-no-room = Du hast kein Feld mehr dafür.
why-no-room-for-animals = Du hast keinen Platz für die Tiere, auch nicht, wenn du andere zurückgibst.
why-no-room-for-large = Es braucht zwei freie Felder nebeneinander auf einem Gut.
why-no-space-for-tile = Du hast kein leeres Feld und keinen anderen Acker, Teich oder keine andere Weide zum Ersetzen.
why-nothing-to-build = Es gibt kein Gebäude, das du bezahlen und unterbringen könntest.
why-occupied = Dieses Feld ist besetzt.
why-place-in-village = Dein erster Zug muss auf ein Feld in einem Dorf führen.
why-place-pawn-first = Setze zuerst deine Figur auf den Spielplan.
why-same-tile = Dort liegt schon ein solches Plättchen.
why-swap-comes-first = Eine Handelsware kannst du nur vor allem anderen ausgeben.
why-too-few-provisions =
    { $have ->
        [0] Der Weg dorthin kostet { $needed }, und du hast { $held }.
       *[other] Der Weg dorthin kostet { $needed }, und du hast nur { $held }.
    }
why-too-few-to-count =
    { $have ->
        [0] Du hast { $held } und brauchst { $needed }.
       *[other] Du hast nur { $held } und brauchst { $needed }.
    }
why-wheel-full = Der Holzkohlemarker dieses Rads ist voll.

# ── was gefragt wird ─────────────────────────────────────────────────────────────────────────────

prompt-take-turn = Ziehe deine Figur oder bettle.
    .doing = ist am Zug
prompt-act = Nutze einen Handwerker oder erfülle einen Auftrag.
    .doing = nutzt Handwerker
prompt-pay-travel = Mit welchen Proviantmarkern bezahlst du den Weg?
    .doing = bezahlt den Weg
prompt-pay-toll = Wie bezahlst du den Zoll?
    .doing = bezahlt Zoll
prompt-take-gift = Nimmst du das Geschenk an ({ $good })?
    .doing = entscheidet über ein Geschenk
prompt-choose-basic = Wähle einen Grundrohstoff.
    .doing = wählt einen Grundrohstoff
prompt-choose-wheel =
    { $count ->
        [one] Auf welches Rad kommt die Holzkohle?
       *[other] Auf welches Rad kommen die { $count } Holzkohle?
    }
    .doing = wählt ein Rad
prompt-raise-markers =
    { $count ->
        [one] Welcher Proviantmarker rückt vor?
       *[other] Welche Proviantmarker rücken vor (zusammen um { $count })?
    }
    .doing = rückt Proviantmarker
prompt-lower-markers =
    { $count ->
        [one] Welcher Proviantmarker rückt zurück?
       *[other] Welche Proviantmarker rücken zurück (zusammen um { $count })?
    }
    .doing = rückt Proviantmarker
prompt-split-charcoal = Von welchem Rad bezahlst du die Holzkohle ({ $count } insgesamt)?
    .doing = bezahlt Holzkohle
prompt-give-animals = Wähle ein Tier, das du abgibst.
    .doing = wählt ein Tier
prompt-choose-building = Wähle ein Gebäude.
    .doing = wählt ein Gebäude
prompt-place-building = Wähle ein Feld für das Gebäude.
    .doing = legt ein Gebäude
prompt-place-large = Wähle zwei Felder für das große Gebäude.
    .doing = legt ein großes Gebäude
prompt-place-tile = Wähle ein Feld für dieses Plättchen: { $tile }.
    .doing = legt ein Plättchen
prompt-fell-forest = Wähle einen Wald zum Fällen.
    .doing = fällt einen Wald
prompt-keep-herd = Für alle Tiere ist kein Platz. Welche behältst du?
    .doing = schafft Platz für Tiere
prompt-raise-animals =
    { $count ->
        [one] Wähle ein Tier.
       *[other] Wähle { $count } Tiere.
    }
    .doing = wählt Tiere
prompt-pigs-on-forests = Wie viele deiner Schweine stehen in Wäldern?
    .doing = verteilt Schweine
prompt-convert-last = Vor der Wertung noch etwas umwandeln?
    .doing = wandelt um

# ── Namen ────────────────────────────────────────────────────────────────────────────────────────

trade-brickmaker = Ziegelbrenner
    .acc = den Ziegelbrenner
    .dat = dem Ziegelbrenner
trade-builder = Baumeister
    .acc = den Baumeister
    .dat = dem Baumeister
trade-carpenter = Zimmermann
    .acc = den Zimmermann
    .dat = dem Zimmermann
trade-furnace_maker = Ofenbauer
    .acc = den Ofenbauer
    .dat = dem Ofenbauer
trade-woodworker = Schreiner
    .acc = den Schreiner
    .dat = dem Schreiner
trade-butcher = Schlachter
    .acc = den Schlachter
    .dat = dem Schlachter
trade-cattle_farmer = Rinderzüchter
    .acc = den Rinderzüchter
    .dat = dem Rinderzüchter
trade-herder = Hirtin
    .acc = die Hirtin
    .dat = der Hirtin
trade-landowner = Gutsherr
    .acc = den Gutsherrn
    .dat = dem Gutsherrn
trade-pig_farmer = Schweinezüchter
    .acc = den Schweinezüchter
    .dat = dem Schweinezüchter
trade-cook = Köchin
    .acc = die Köchin
    .dat = der Köchin
trade-farmhand = Feldarbeiterin
    .acc = die Feldarbeiterin
    .dat = der Feldarbeiterin
trade-gardener = Gärtnerin
    .acc = die Gärtnerin
    .dat = der Gärtnerin
trade-glass_miller = Glasmüller
    .acc = den Glasmüller
    .dat = dem Glasmüller
trade-traveling_merchant = Fahrender Händler
    .acc = den Fahrenden Händler
    .dat = dem Fahrenden Händler
trade-charcoal_burner = Köhler
    .acc = den Köhler
    .dat = dem Köhler
trade-lumberjack = Holzfäller
    .acc = den Holzfäller
    .dat = dem Holzfäller

service-brickmaker = Ziegelbrenner: Ziegel für Holzkohle
service-builder = Baumeister: ein Gebäude errichten
service-carpenter-1 = Zimmermann: ein Gebäude errichten
service-carpenter-2 = Zimmermann: ein Schritt der Glashütte
service-furnace_maker = Ofenbauer: Schritte der Glashütte für Ziegel
service-woodworker = Schreiner: einen Wald fällen, Holz nehmen und ein Gebäude errichten
service-butcher-1 = Schlachter: Fleisch für ein Schwein
service-butcher-2 = Schlachter: Fleisch für ein Rind
service-cattle_farmer = Rinderzüchter: Rinder
service-herder-1 = Hirtin: Brei für deine Rinder
service-herder-2 = Hirtin: Holz für Schweine in Wäldern
service-landowner-1 = Gutsherr: Schwein und Rind für Wasser und Brei
service-landowner-2 = Gutsherr: Schwein und Rind für Wasser und Ziegel
service-pig_farmer = Schweinezüchter: ein Schwein
service-cook-1 = Köchin: Brei von deinen Äckern
service-cook-2 = Köchin: Fleisch aus deinen Teichen
service-farmhand-1 = Feldarbeiterin: eine Weide für Holz
service-farmhand-2 = Feldarbeiterin: ein Acker
service-gardener-1 = Gärtnerin: ein Teich für Ziegel
service-gardener-2 = Gärtnerin: Wasser aus deinen Teichen
service-glass_miller = Glasmüller: Sand aus deinen Teichen
service-traveling_merchant = Fahrender Händler: ein Grundrohstoff deiner Wahl
service-charcoal_burner = Köhler: Holzkohle für Holz
service-lumberjack = Holzfäller: einen Wald für Holz fällen

place-V1 = Altglashütten
    .to = nach Altglashütten
    .at = in Altglashütten
place-V1-1 = Altglashütten, Feld 1
    .to = nach Altglashütten, Feld 1
    .at = in Altglashütten, Feld 1
place-V1-2 = Altglashütten, Feld 2
    .to = nach Altglashütten, Feld 2
    .at = in Altglashütten, Feld 2
place-V1-3 = Altglashütten, Feld 3
    .to = nach Altglashütten, Feld 3
    .at = in Altglashütten, Feld 3
place-V2 = Blasiwald
    .to = nach Blasiwald
    .at = in Blasiwald
place-V2-1 = Blasiwald, Feld 1
    .to = nach Blasiwald, Feld 1
    .at = in Blasiwald, Feld 1
place-V2-2 = Blasiwald, Feld 2
    .to = nach Blasiwald, Feld 2
    .at = in Blasiwald, Feld 2
place-V2-3 = Blasiwald, Feld 3
    .to = nach Blasiwald, Feld 3
    .at = in Blasiwald, Feld 3
place-V2-4 = Blasiwald, Feld 4
    .to = nach Blasiwald, Feld 4
    .at = in Blasiwald, Feld 4
place-V3 = Bubenbach
    .to = nach Bubenbach
    .at = in Bubenbach
place-V3-1 = Bubenbach, Feld 1
    .to = nach Bubenbach, Feld 1
    .at = in Bubenbach, Feld 1
place-V3-2 = Bubenbach, Feld 2
    .to = nach Bubenbach, Feld 2
    .at = in Bubenbach, Feld 2
place-V3-3 = Bubenbach, Feld 3
    .to = nach Bubenbach, Feld 3
    .at = in Bubenbach, Feld 3
place-V4 = Knobelspitz
    .to = nach Knobelspitz
    .at = in Knobelspitz
place-V4-1 = Knobelspitz, Feld 1
    .to = nach Knobelspitz, Feld 1
    .at = in Knobelspitz, Feld 1
place-V4-2 = Knobelspitz, Feld 2
    .to = nach Knobelspitz, Feld 2
    .at = in Knobelspitz, Feld 2
place-V4-3 = Knobelspitz, Feld 3
    .to = nach Knobelspitz, Feld 3
    .at = in Knobelspitz, Feld 3
place-V4-4 = Knobelspitz, Feld 4
    .to = nach Knobelspitz, Feld 4
    .at = in Knobelspitz, Feld 4
place-V5 = Neuglashütten
    .to = nach Neuglashütten
    .at = in Neuglashütten
place-V5-1 = Neuglashütten, Feld 1
    .to = nach Neuglashütten, Feld 1
    .at = in Neuglashütten, Feld 1
place-V5-2 = Neuglashütten, Feld 2
    .to = nach Neuglashütten, Feld 2
    .at = in Neuglashütten, Feld 2
place-V5-3 = Neuglashütten, Feld 3
    .to = nach Neuglashütten, Feld 3
    .at = in Neuglashütten, Feld 3
place-L1 = Wasserfall
    .to = zum Wasserfall
    .at = am Wasserfall
place-L2 = Lehmhang
    .to = zum Lehmhang
    .at = am Lehmhang
place-L3 = Köhlerlichtung
    .to = zur Köhlerlichtung
    .at = auf der Köhlerlichtung
place-L4 = Bergwiese
    .to = zur Bergwiese
    .at = auf der Bergwiese
place-L5 = Alte Glashütte
    .to = zur Alten Glashütte
    .at = an der Alten Glashütte
place-L6 = Kloster
    .to = zum Kloster
    .at = im Kloster

job-J1 = Wasserfall
    .titled = { "" }
job-J2 = Lehmhang
    .titled = { "" }
job-J3 = Köhlerlichtung
    .titled = { "" }
job-J4 = Bergwiese
    .titled = { "" }
job-J5 = Alte Glashütte
    .titled = { "" }
job-J6 = Klosterküche
    .titled = { ": Klosterküche" }
job-J7 = Dachstuhl
    .titled = { ": Dachstuhl" }
job-J8 = Festschmaus
    .titled = { ": Festschmaus" }
job-J9 = Dorfanger
    .titled = { ": Dorfanger" }
job-J10 = Ofenbrand
    .titled = { ": Ofenbrand" }
job-J11 = Fensterscheiben
    .titled = { ": Fensterscheiben" }

good-wood = Holz
good-sand = Sand
good-water = Wasser
good-charcoal = Holzkohle
good-charcoal-glass = Holzkohle (Glasrad)
good-charcoal-cooking = Holzkohle (Kochrad)
good-porridge = Brei
good-meat = Fleisch
good-brick = Ziegel
good-glass = Glas
good-provision = Proviant
good-commodity = Handelsware
good-pig = Schwein
good-cattle = Rind
good-livestock = Vieh

wheel-glass = Glasrad
wheel-cooking = Kochrad
animal-pig = Schwein
animal-cattle = Rind
way-right = nach rechts
way-down = nach unten
tile-empty = leer
    .a = ein leeres Feld
    .the = das leere Feld
tile-field = Acker
    .a = einen Acker
    .the = den Acker
tile-pond = Teich
    .a = einen Teich
    .the = den Teich
tile-pasture = Weide
    .a = eine Weide
    .the = die Weide
tile-forest = Wald
    .a = einen Wald
    .the = den Wald
tile-stable = Stall
    .a = einen Stall
    .the = den Stall

building-I-0-A = Holzschuppen
    .acc = den Holzschuppen
building-I-0-B = Anzündholzlager
    .acc = das Anzündholzlager
building-I-1-A = Sägewerk
    .acc = das Sägewerk
building-I-1-B = Holzlager
    .acc = das Holzlager
building-I-2-A = Forsthaus
    .acc = das Forsthaus
building-I-2-B = Floßlände
    .acc = die Floßlände
building-II-0-A = Glutgrube
    .acc = die Glutgrube
building-II-0-B = Kohlenhaufen
    .acc = den Kohlenhaufen
building-II-1-A = Kohlenmeiler
    .acc = den Kohlenmeiler
building-II-1-B = Köhlerhütte
    .acc = die Köhlerhütte
building-II-2-A = Pottaschesiederei
    .acc = die Pottaschesiederei
building-II-2-B = Teerbrennerei
    .acc = die Teerbrennerei
building-III-0-A = Sandgrube
    .acc = die Sandgrube
building-III-0-B = Quarzhalde
    .acc = die Quarzhalde
building-III-1-A = Quarzbruch
    .acc = den Quarzbruch
building-III-1-B = Pochwerk
    .acc = das Pochwerk
building-III-2-A = Spiegelschleiferei
    .acc = die Spiegelschleiferei
building-III-2-B = Sandwäsche
    .acc = die Sandwäsche
building-IV-0-A = Regentonne
    .acc = die Regentonne
building-IV-0-B = Eimerkette
    .acc = die Eimerkette
building-IV-1-A = Brunnenhaus
    .acc = das Brunnenhaus
building-IV-1-B = Mühlgraben
    .acc = den Mühlgraben
building-IV-2-A = Fischmarkt
    .acc = den Fischmarkt
building-IV-2-B = Wasserwerk
    .acc = das Wasserwerk
building-V-0-A = Ziegelofen
    .acc = den Ziegelofen
building-V-0-B = Lehmgrube
    .acc = die Lehmgrube
building-V-1-A = Dachziegelei
    .acc = die Dachziegelei
building-V-1-B = Ziegelei
    .acc = die Ziegelei
building-V-2-A = Ringofen
    .acc = den Ringofen
building-V-2-B = Haus des Maurermeisters
    .acc = das Haus des Maurermeisters
building-VI-0-A = Kornspeicher
    .acc = den Kornspeicher
building-VI-0-B = Handmühle
    .acc = die Handmühle
building-VI-1-A = Backhaus
    .acc = das Backhaus
building-VI-1-B = Dreschboden
    .acc = den Dreschboden
building-VI-2-A = Kornmühle
    .acc = die Kornmühle
building-VI-2-B = Erntehalle
    .acc = die Erntehalle
building-VII-0-A = Fischerhütte
    .acc = die Fischerhütte
building-VII-0-B = Speisekammer
    .acc = die Speisekammer
building-VII-1-A = Räucherei
    .acc = die Räucherei
building-VII-1-B = Schlachthaus
    .acc = das Schlachthaus
building-VII-2-A = Jagdhaus
    .acc = das Jagdhaus
building-VII-2-B = Schinkenkeller
    .acc = den Schinkenkeller
building-VIII-0-A = Hausiererstand
    .acc = den Hausiererstand
building-VIII-0-B = Proviantkammer
    .acc = die Proviantkammer
building-VIII-1-A = Wegherberge
    .acc = die Wegherberge
building-VIII-1-B = Markthalle
    .acc = die Markthalle
building-VIII-2-A = Handelshaus
    .acc = das Handelshaus
building-VIII-2-B = Postgasthof
    .acc = den Postgasthof
building-IX-0-A = Scherbenkiste
    .acc = die Scherbenkiste
building-IX-0-B = Glasträgerkiepe
    .acc = die Glasträgerkiepe
building-IX-1-A = Glasschneider
    .acc = den Glasschneider
building-IX-1-B = Kühlofen
    .acc = den Kühlofen
building-IX-2-A = Glasofen
    .acc = den Glasofen
building-IX-2-B = Domglaser
    .acc = den Domglaser
building-X-0-A = Heuscheune
    .acc = die Heuscheune
building-X-0-B = Schweinestall
    .acc = den Schweinestall
building-X-1-A = Bergkäserei
    .acc = die Bergkäserei
building-X-1-B = Kuhstall
    .acc = den Kuhstall
building-X-2-A = Rindermarkt
    .acc = den Rindermarkt
building-X-2-B = Schäferhaus
    .acc = das Schäferhaus
building-XI-0-A = Pflugschuppen
    .acc = den Pflugschuppen
building-XI-0-B = Teichwart
    .acc = den Teichwart
building-XI-1-A = Entwässerung
    .acc = die Entwässerung
building-XI-1-B = Zaunmacher
    .acc = den Zaunmacher
building-XI-2-A = Gutspark
    .acc = den Gutspark
building-XI-2-B = Baumschule
    .acc = die Baumschule
building-XII-0-A = Ofenschuppen
    .acc = den Ofenschuppen
building-XII-0-B = Brennholzstapel
    .acc = den Brennholzstapel
building-XII-1-A = Tiegelwerkstatt
    .acc = die Tiegelwerkstatt
building-XII-1-B = Schmelzhaus
    .acc = das Schmelzhaus
building-XII-2-A = Siedlerhaus
    .acc = das Siedlerhaus
building-XII-2-B = Haus des Glasmeisters
    .acc = das Haus des Glasmeisters
building-G1 = Schwarzwaldklinik
    .acc = die Schwarzwaldklinik
building-G2 = Abteikirche
    .acc = die Abteikirche
building-G3 = Gutshof
    .acc = den Gutshof
building-G4 = Kuckucksuhrenwerkstatt
    .acc = die Kuckucksuhrenwerkstatt
building-G5 = Pfarrkirche
    .acc = die Pfarrkirche
building-G6 = Klostergarten
    .acc = den Klostergarten
building-G7 = Waldkapelle
    .acc = die Waldkapelle
building-G8 = Großes Lagerhaus
    .acc = das Große Lagerhaus
building-W1 = Glasmanufaktur
    .acc = die Glasmanufaktur
building-W2 = Brauerei
    .acc = die Brauerei
building-W3 = Poststation
    .acc = die Poststation
building-W4 = Flößerzunft
    .acc = die Flößerzunft
building-W5 = Gutsverwaltung
    .acc = die Gutsverwaltung
building-W6 = Viehmarkt
    .acc = den Viehmarkt

rank-apprentice = Lehrling
rank-journeyman = Geselle
rank-master = Meister
rank-glass-baron = Glasbaron

option-start = Wer beginnt?
option-start-random = Zufällig
option-start-1 = Spieler 1
option-start-2 = Spieler 2
option-start-3 = Spieler 3
option-start-4 = Spieler 4
option-first_game = Erstes Spiel: alle kleinen Gebäude auf Seite A
option-two_player = Zu zweit: Wie wird es in den Dörfern enger?
option-two_player-neutral = Eine neutrale Figur zieht von Dorf zu Dorf
option-two_player-none = Gar nicht
option-two_player-fan_toll = Zoll an die andere Person in ihrem Dorf und den Nachbardörfern
option-ask_every_gift = Zunächst bei jedem Geschenk fragen, auch wenn es kein Rad dreht (lässt sich im Spiel ändern)
option-ask_turn_end = Jedes Zugende bestätigen

score-glass = Glas
score-wheel = Kochrad
    .of =
        { $cooking_turns ->
            [0] { "" }
            [one] 1 Drehung
           *[other] { $cooking_turns } Drehungen
        }
score-estates = Vorhöfe
    .of =
        { $small_estate ->
            [0] { "" }
            [one] 1 Vorhof
           *[other] { $small_estate } Vorhöfe
        }
score-livestock = Vieh auf Weiden
score-buildings = Gebäude
    .of =
        { $building ->
            [0] { "" }
            [one] 1 Gebäude
           *[other] { $building } Gebäude
        }
score-effects = Effekte am Spielende

# ── was Plättchen tun, aus ihren Daten zusammengesetzt ───────────────────────────────────────────

effect-gain_per =
    { $most ->
        [0] { $goods } je { $per }
       *[other] { $goods } je { $per } (höchstens { $most })
    }
effect-gain_steps = { $steps } { $good } für { $counts } × { $per }
effect-build = ein Gebäude errichten
effect-progress =
    { $count ->
        [one] 1 Schritt der Glashütte
       *[other] { $count } Schritte der Glashütte
    }
effect-remove_forest = einen Wald entfernen
effect-place =
    { $count ->
        [one] Plättchen legen: { $tile }
       *[other] { $count } Plättchen legen: { $tile }
    }
effect-plant =
    { $count ->
        [one] einen Wald pflanzen
       *[other] bis zu { $count } Wälder pflanzen
    }
effect-merchant = { $count } von einem Grundrohstoff deiner Wahl; alle anderen dürfen { $others } nehmen
effect-estate = ein Vorhof
effect-fill_pasture = eine Weide mit { $count } Tieren einer Art legen
effect-points =
    { $divisor ->
        [one] { $points }★ je { $metric }, höchstens { $most }★
       *[other] { $points }★ je { $divisor } ({ $metric }), höchstens { $most }★
    }

per-field = Acker
per-pond = Teich
per-forest = Wald
per-cattle = Rind
per-forest_pig = Schwein in einem Wald

hook-after_trade = nach { $trades }: { $result }
hook-on_rotation = bei jeder Drehung deines { $wheel }s: { $result }
hook-on_build = für jedes weitere Gebäude, das du errichtest: { $result }
hook-on_swap = wenn du den Fahrenden Händler tauschst: { $count } von einem Grundrohstoff deiner Wahl
hook-count_bonus = bei Handwerkern zählt für dich eins mehr: { $tile }
hook-beg_bonus = +{ $count } Proviant, wenn du bettelst
hook-travel_discount = Wege kosten dich { $count } weniger
hook-housing = bietet Platz für { $animals }
hook-pasture_capacity = jede Weide bietet Platz für { $count }
hook-no_toll = du zahlst keinen Zoll

metric-forest = Wald
metric-pond = Teich
metric-field = Acker
metric-field_or_pond = Acker oder Teich
metric-small_estate = Vorhof
metric-glass = Glas
metric-commodity = Handelsware
metric-meat = Fleisch
metric-sand = Sand
metric-livestock_on_pasture = Tier auf einer Weide
metric-livestock = Tier
metric-building = Gebäude
metric-basic_resource = Grundrohstoff
metric-landscape_set = Satz aus Acker, Teich, Weide und Wald
metric-wheel_points = Punkt deines Kochrads
metric-estate_with_building_and_forest = Gut mit Gebäude und Wald
