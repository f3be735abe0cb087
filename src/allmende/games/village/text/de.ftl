# Village, auf Deutsch.

title = Village
about = Führe eine Familie durch vier Generationen. Nimm einen Stein, nutze die Aktion des Feldes, auf dem er lag, und behalte deine Zeit im Blick: Jedes Mal, wenn dein Lebensmarker die Brücke überquert, stirbt ein Familienmitglied. Wer etwas geleistet hat, kommt vielleicht in die Dorfchronik. Sind die Chronik oder die Gräber voll, endet das Spiel, und die Familie mit dem meisten Prestige gewinnt. Eine inoffizielle Umsetzung des Spiels von Inka und Markus Brand. Einige Zahlen, die nur auf dem Original-Spielplan stehen, sind von uns: die Steine je Feld, die meisten Kunden, die inneren Straßen, die Plätze in der Chronik und auf dem Friedhof und ein paar Preise. Auf der Regelseite stehen sie alle.
tagline = Eine Familie, vier Generationen: arbeiten, reisen, beten und in Erinnerung bleiben.

sign-orange = Können (orange)
sign-green = Überzeugungskraft (grün)
sign-brown = Glaube (braun)
sign-pink = Wissen (rosa)
sign-plague = Pest: kostet Zeit
sign-grain = Getreide
sign-coin = Münze
sign-time = Stunden
sign-prestige = Prestige
sign-marker = nächster Startspieler
sign-bag = der schwarze Beutel der Kirche
sign-bridge = die Brücke: Ein Familienmitglied stirbt

# ── was du tust ──────────────────────────────────────────────────────────────────────────────────

action-take = Nimm { $cube_known } { $space_from }
action-well =
    { $coins ->
        [0] Nutze den Brunnen für { $cube_many }
       *[other] Nutze den Brunnen für { $cube_many } und { action-well.coins }
    }
    .coins =
        { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        }
action-well-coins = Nutze den Brunnen mit Münzen
action-do = { $space_do }
action-decline = Verzichte auf letzten Zug
action-skip = Überspringen
action-harvest = Fahre die Ernte ein
action-birth = Bekomme ein Kind
action-recall = Rufe ein Familienmitglied der { nth } Generation { $place_from } nach Hause
action-train = Bilde ein Familienmitglied der { nth } Generation { $place_at } aus
action-produce = Stelle { $good_one } her
action-buy = Kaufe { $good_one }
action-mill = Verkaufe Getreide (Mühle)
action-serve = Bediene { $customer_the }
action-pass = Passe an diesem Markttag
action-travel = Schicke ein Familienmitglied der { nth } Generation { $road }
action-enter = Schicke ein Familienmitglied der { nth } Generation für { $price } in die Ratsstube
action-advance = Lass ein Ratsmitglied der { nth } Generation für { $price } von Stufe { $stage } aufsteigen
action-privilege =
    { $stage ->
        [1] Werde nächster Startspieler (Stufe 1)
        [2] Nimm Einflusssteine deiner Wahl (Stufe 2)
        [3] Nimm eine Ware deiner Wahl (Stufe 3)
        [4] Bezahle eine Münze für Prestige (Stufe 4)
       *[other] Nutze das Privileg von Stufe { $stage }
    }
action-choose-good = Nimm { $good_one }
action-choose-cube = Nimm { $cube_known }
action-join = Schicke ein Familienmitglied der { nth } Generation für { $price } in die Kirche
action-pay =
    { $coins_orange ->
        [0] { $coins_green ->
            [0] { $coins_brown ->
                [0] { $coins_pink ->
                    [0] Bezahle mit Steinen
                   *[other] { action-pay.coins }
                }
               *[other] { action-pay.coins }
            }
           *[other] { action-pay.coins }
        }
       *[other] { action-pay.coins }
    }
    .coins = Bezahle { action-pay.orange }{ action-pay.green }{ action-pay.brown }{ action-pay.pink }
    .orange =
        { $coins_orange ->
            [0] { "" }
            [one] 1 Münze statt Orange
           *[other] { $coins_orange } Münzen statt Orange
        }
    .green =
        { $coins_green ->
            [0] { "" }
            [one] { action-pay.before-green }1 Münze statt Grün
           *[other] { action-pay.before-green }{ $coins_green } Münzen statt Grün
        }
    .brown =
        { $coins_brown ->
            [0] { "" }
            [one] { action-pay.before-brown }1 Münze statt Braun
           *[other] { action-pay.before-brown }{ $coins_brown } Münzen statt Braun
        }
    .pink =
        { $coins_pink ->
            [0] { "" }
            [one] { action-pay.before-pink }1 Münze statt Rosa
           *[other] { action-pay.before-pink }{ $coins_pink } Münzen statt Rosa
        }
    .before-green =
        { $coins_orange ->
            [0] { "" }
           *[other] { ", " }
        }
    .before-brown =
        { $coins_green ->
            [0] { action-pay.before-green }
           *[other] { ", " }
        }
    .before-pink =
        { $coins_brown ->
            [0] { action-pay.before-brown }
           *[other] { ", " }
        }
action-let-die = Das Familienmitglied { $place_at } stirbt
action-buy-out = Kaufe dein Familienmitglied der { nth } Generation für eine Münze aus dem Beutel frei
action-climb = Rücke ein Familienmitglied der { nth } Generation von Fenster { $window } nach links
action-done = Fertig

# ── was geschehen ist ────────────────────────────────────────────────────────────────────────────

event-round = Runde { $round }: { $player } beginnt.
event-seeded =
    { $plague ->
        [0] { $count } Steine wurden auf die Aktionsfelder gelegt.
        [one] { $count } Steine wurden auf die Aktionsfelder gelegt, darunter 1 Peststein.
       *[other] { $count } Steine wurden auf die Aktionsfelder gelegt, darunter { $plague } Peststeine.
    }
event-took =
    { $pays ->
        [0] { $player } nahm { $cube_one } { $space_from }.
       *[other] { $player } nahm { $cube_one } { $space_from } (und verlor { $paid }).
    }
event-last-cube = Das war der letzte Stein auf dem Spielplan.
event-well = { $player } nutzte den Brunnen für { $paid }.
event-declined = { $player } verzichtete auf den letzten Zug.
event-bridge = { $player } überquerte die Brücke.
event-bridge-safe = { $player } überquerte die Brücke und hatte niemanden zu verlieren.
event-spared = { $player } verlor niemanden.
event-harvested = { $player } erntete { $gained }.
event-spilled = { $player } hatte für { $count } Getreide keinen Platz mehr.
event-born = { $player } bekam ein Kind der { nth } Generation.
event-recalled = { $player } rief ein Familienmitglied der { nth } Generation { $place_from } nach Hause.
event-trained = { $player } bildete { $place_at } für { $paid } ein Familienmitglied der { nth } Generation aus.
event-produced = { $player } stellte für { $paid } { $good_one } her.
event-bought =
    { $pays ->
        [0] { $player } kaufte { $good_one }.
       *[other] { $player } kaufte { $good_one } für { $paid }.
    }
event-milled = { $player } machte in der Mühle aus { $paid } { $gained }.
event-coins-short =
    { $count ->
        [one] { $player } musste auf 1 Münze verzichten, weil der Vorrat leer war.
       *[other] { $player } musste auf { $count } Münzen verzichten, weil der Vorrat leer war.
    }
event-good = { $player } nahm { $good_one } aus dem Vorrat.
event-cube = { $player } nahm { $gained } aus dem Vorrat.
event-cubes-short =
    { $count ->
        [one] { $player } musste auf 1 Stein verzichten, weil der Vorrat leer war.
       *[other] { $player } musste auf { $count } Steine verzichten, weil der Vorrat leer war.
    }
event-paid = { $player } bezahlte { $paid }.
event-market-day = { $player } hielt einen Markttag ab.
event-served =
    { $pays ->
        [0] { $player } bediente { $customer_the } ({ event-served.points }).
       *[other] { $player } bediente { $customer_the } für { $paid } ({ event-served.points }).
    }
    .points =
        { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }
event-passed =
    { $first ->
        [1] { $player } verkaufte nichts.
       *[other] { $player } passte.
    }
event-moved-up =
    { $count ->
        [one] 1 Kunde rückte an die Marktstände vor.
       *[other] { $count } Kunden rückten an die Marktstände vor.
    }
event-joined-line =
    { $count ->
        [one] 1 neuer Kunde stellte sich in die Warteschlange.
       *[other] { $count } neue Kunden stellten sich in die Warteschlange.
    }
event-travelled =
    { $pays ->
        [0] { $player } schickte ein Familienmitglied der { nth } Generation { $place_to }.
       *[other] { $player } schickte für { $paid } ein Familienmitglied der { nth } Generation { $place_to }.
    }
event-visited = { $player } erhielt { $gained } für den ersten Besuch.
event-seated =
    { $stage ->
        [1]
            { $pays ->
                [0] { $player } schickte ein Familienmitglied der { nth } Generation in die Ratsstube.
               *[other] { $player } schickte für { $paid } ein Familienmitglied der { nth } Generation in die Ratsstube.
            }
       *[other]
            { $pays ->
                [0] { $player } ließ ein Ratsmitglied der { nth } Generation auf Stufe { $stage } aufsteigen.
               *[other] { $player } ließ für { $paid } ein Ratsmitglied der { nth } Generation auf Stufe { $stage } aufsteigen.
            }
    }
event-marker = { $player } darf die nächste Runde beginnen.
event-bought-prestige = { $player } kaufte { $gained } für { $paid }.
event-joined =
    { $pays ->
        [0] { $player } schickte ein Familienmitglied der { nth } Generation in die Kirche.
       *[other] { $player } schickte für { $paid } ein Familienmitglied der { nth } Generation in die Kirche.
    }
event-mass =
    { $last ->
        [1] Die letzte Messe wurde gelesen.
       *[other] Die Runde endete mit einer Messe.
    }
event-bought-out =
    { $pays ->
        [0] { $player } holte ein Familienmitglied der { nth } Generation aus dem schwarzen Beutel.
       *[other] { $player } kaufte ein Familienmitglied der { nth } Generation für { $paid } aus dem schwarzen Beutel frei.
    }
event-drawn = Aus dem schwarzen Beutel kam ein Familienmitglied der { nth } Generation von { $player }.
event-monks =
    { $count ->
        [one] 1 Mönch wurde gezogen und kam zurück in den schwarzen Beutel.
       *[other] { $count } Mönche wurden gezogen und kamen zurück in den schwarzen Beutel.
    }
event-climbed =
    { $pays ->
        [0] { $player } rückte ein Familienmitglied der { nth } Generation auf Fenster { $window } vor.
       *[other] { $player } rückte für { $paid } ein Familienmitglied der { nth } Generation auf Fenster { $window } vor.
    }
event-majority = { $player } erhielt { $gained } für die meisten Familienmitglieder in der Kirche.
event-chronicled = { $player } verlor ein Familienmitglied der { nth } Generation { $place_from } (nun in der Chronik).
event-graved = { $player } verlor ein Familienmitglied der { nth } Generation { $place_from } (nun in einem anonymen Grab).
event-removed = { $player } verlor ein Familienmitglied der { nth } Generation { $place_from } (es war kein Grab mehr frei).
event-end-triggered =
    { $graves ->
        [0] { $player } belegte das letzte anonyme Grab, womit das Spiel zu Ende geht.
       *[other] { $player } belegte den letzten Platz in der Chronik, womit das Spiel zu Ende geht.
    }
event-last-turns =
    { $everybody ->
        [1] Alle haben noch einen letzten Zug.
       *[other] Alle außer { $player } haben noch einen letzten Zug.
    }

nth = { $generation }.

# ── was man vorher wissen sollte ─────────────────────────────────────────────────────────────────

warning-bridge =
    { $yours ->
        [1] { $at_once ->
            [1] Du überquerst die Brücke: Eines deiner ältesten Familienmitglieder stirbt sofort.
           *[other] { $certain ->
                [1] Du überquerst die Brücke: Eines deiner ältesten Familienmitglieder stirbt am Ende deines Zuges.
               *[other] Du überquerst die Brücke: Hast du am Ende deines Zuges jemanden auf dem Hof oder auf dem Spielplan, stirbt jemand davon.
            }
        }
       *[other] { $player } überquert die Brücke.
    }
warning-chronicled =
    { $yours ->
        [1] Dein Familienmitglied der { nth } Generation { $place_from } stirbt und kommt in die Chronik.
       *[other] { $player } verliert ein Familienmitglied der { nth } Generation { $place_from } an die Chronik.
    }
warning-graved =
    { $yours ->
        [1] Dein Familienmitglied der { nth } Generation { $place_from } stirbt und kommt in ein anonymes Grab.
       *[other] { $player } verliert ein Familienmitglied der { nth } Generation { $place_from }; es kommt in ein anonymes Grab.
    }
warning-removed =
    { $yours ->
        [1] Dein Familienmitglied der { nth } Generation { $place_from } stirbt, und es ist kein Grab mehr frei.
       *[other] { $player } verliert ein Familienmitglied der { nth } Generation { $place_from }, und es ist kein Grab mehr frei.
    }
warning-end-triggered =
    { $yours ->
        [1] { $graves ->
            [0] Du belegst das letzte anonyme Grab: Das Spiel geht zu Ende.
           *[other] Du belegst den letzten Platz in der Chronik: Das Spiel geht zu Ende.
        }
       *[other] { $graves ->
            [0] { $player } belegt das letzte anonyme Grab: Das Spiel geht zu Ende.
           *[other] { $player } belegt den letzten Platz in der Chronik: Das Spiel geht zu Ende.
        }
    }
warning-last-cube = Das ist der letzte Stein auf dem Spielplan.
warning-mass =
    { $last ->
        [1] Es folgen die letzte Messe und die Schlusswertung.
       *[other] Die Runde endet mit einer Messe.
    }
warning-spilled =
    { $yours ->
        [1] Du hast für { $count } Getreide keinen Platz mehr.
       *[other] { $player } hat für { $count } Getreide keinen Platz mehr.
    }
warning-coins-short =
    { $yours ->
        [1] { $count ->
            [one] Im Vorrat fehlt 1 Münze für dich.
           *[other] Im Vorrat fehlen { $count } Münzen für dich.
        }
       *[other] { $count ->
            [one] Im Vorrat fehlt 1 Münze für { $player }.
           *[other] Im Vorrat fehlen { $count } Münzen für { $player }.
        }
    }
warning-cubes-short =
    { $yours ->
        [1] { $count ->
            [one] Im Vorrat fehlt 1 Stein für dich.
           *[other] Im Vorrat fehlen { $count } Steine für dich.
        }
       *[other] { $count ->
            [one] Im Vorrat fehlt 1 Stein für { $player }.
           *[other] Im Vorrat fehlen { $count } Steine für { $player }.
        }
    }

# ── wie viel wovon: immer im Akkusativ ("für 1 grünen Stein", "du hast 1 Ochsen") ────────────────

amount-scroll =
    { $count ->
        [0] keine Schriftrollen
        [one] 1 Schriftrolle
       *[other] { $count } Schriftrollen
    }
amount-horse =
    { $count ->
        [0] keine Pferde
        [one] 1 Pferd
       *[other] { $count } Pferde
    }
amount-plow =
    { $count ->
        [0] keine Pflüge
        [one] 1 Pflug
       *[other] { $count } Pflüge
    }
amount-ox =
    { $count ->
        [0] keine Ochsen
        [one] 1 Ochsen
       *[other] { $count } Ochsen
    }
amount-wagon =
    { $count ->
        [0] keine Wagen
        [one] 1 Wagen
       *[other] { $count } Wagen
    }
amount-influence-orange =
    { $count ->
        [0] keine orange Steine
        [one] 1 orangen Stein
       *[other] { $count } orange Steine
    }
amount-influence-green =
    { $count ->
        [0] keine grüne Steine
        [one] 1 grünen Stein
       *[other] { $count } grüne Steine
    }
amount-influence-brown =
    { $count ->
        [0] keine braune Steine
        [one] 1 braunen Stein
       *[other] { $count } braune Steine
    }
amount-influence-pink =
    { $count ->
        [0] keine rosa Steine
        [one] 1 rosa Stein
       *[other] { $count } rosa Steine
    }
amount-grain =
    { $count ->
        [0] kein Getreide
       *[other] { $count } Getreide
    }
amount-coins =
    { $count ->
        [0] keine Münzen
        [one] 1 Münze
       *[other] { $count } Münzen
    }
amount-prestige =
    { $count ->
        [0] kein Prestige
       *[other] { $count } Prestige
    }
amount-hours =
    { $count ->
        [0] keine Stunden
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
amount-customers =
    { $count ->
        [0] keine Kunden
        [one] 1 Kunden
       *[other] { $count } Kunden
    }
amount-cities =
    { $count ->
        [0] keine Stadtmarker
        [one] 1 Stadtmarker
       *[other] { $count } Stadtmarker
    }
amount-start-marker =
    { $count ->
        [0] keinen Startspielermarker
       *[other] den Startspielermarker
    }
amount-next-start-marker =
    { $count ->
        [0] keinen Marker für den nächsten Startspieler
       *[other] den Marker für den nächsten Startspieler
    }
members =
    { $count ->
        [0] keine Familienmitglieder
        [one] 1 Familienmitglied
       *[other] { $count } Familienmitglieder
    }
amount-members-at-unborn = { members } noch nicht geboren
amount-members-at-bag = { members } im schwarzen Beutel
amount-members-at-farmyard = { members } zu Hause
amount-members-at-wainwright = { members } in der Wagnerei
amount-members-at-stables = { members } im Stall
amount-members-at-smithy = { members } in der Schmiede
amount-members-at-office = { members } in der Schreibstube
amount-members-at-north_near = { members } in der nahen Stadt im Norden
amount-members-at-south_near = { members } in der nahen Stadt im Süden
amount-members-at-north_middle = { members } in der mittleren Stadt im Norden
amount-members-at-south_middle = { members } in der mittleren Stadt im Süden
amount-members-at-north_far = { members } in der fernen Stadt im Norden
amount-members-at-south_far = { members } in der fernen Stadt im Süden
amount-members-at-stage-1 = { members } auf Stufe 1 der Ratsstube
amount-members-at-stage-2 = { members } auf Stufe 2 der Ratsstube
amount-members-at-stage-3 = { members } auf Stufe 3 der Ratsstube
amount-members-at-stage-4 = { members } auf Stufe 4 der Ratsstube
amount-members-at-window-1 = { members } an Fenster 1 der Kirche
amount-members-at-window-2 = { members } an Fenster 2 der Kirche
amount-members-at-window-3 = { members } an Fenster 3 der Kirche
amount-members-at-window-4 = { members } an Fenster 4 der Kirche
amount-members-at-chronicle-farmyard = { members } in der Chronik (Hof)
amount-members-at-chronicle-crafts = { members } in der Chronik (Handwerk)
amount-members-at-chronicle-travel = { members } in der Chronik (Reise)
amount-members-at-chronicle-council = { members } in der Chronik (Ratsstube)
amount-members-at-chronicle-church = { members } in der Chronik (Kirche)
amount-members-at-grave = { members } in anonymen Gräbern
amount-members-at-removed = { members } ohne Grab

# ── warum nicht ──────────────────────────────────────────────────────────────────────────────────

why-all-born = Deine ganze Familie ist schon geboren.
why-cubes-short =
    { $need ->
        [one] Dir fehlt 1 Stein, und du hast { $held }, um ihn zu ersetzen.
       *[other] Dir fehlen { $need } Steine, und du hast nur { $held }, um sie zu ersetzen.
    }
why-customer-in-line = Dieser Kunde steht noch in der Warteschlange.
why-good-sold-out = Im Vorrat ist { $good_none } mehr.
why-granary-full = Du hast schon { $count } Getreide, mehr passt nicht auf deinen Hof.
why-last-stage = Es gibt keine höhere Stufe.
why-leftmost-window = Weiter links ist kein Fenster.
why-marker-gone =
    { $yours ->
        [1] Du hast den Marker für den nächsten Startspieler schon.
       *[other] Den Marker für den nächsten Startspieler hat schon jemand.
    }
why-must-act = Du hast diese Aktion gewählt und musst sie ausführen.
why-must-act-after-well = Du hast für den Brunnen bezahlt und musst eine Aktion wählen.
why-no-coin-in-supply = Im Vorrat sind keine Münzen mehr.
why-no-coins-at-well = Am Brunnen gelten keine Münzen.
why-no-councillor = Du hast niemanden in der Ratsstube.
why-no-councillor-so-high = Dein höchstes Ratsmitglied ist auf Stufe { $count }.
why-no-councillor-there = Du hast kein Familienmitglied der { nth } Generation { $place_at }.
why-no-craftsman-there = Du hast niemanden { $place_at }.
why-no-cube-in-supply = Im Vorrat sind keine { $cube_many } mehr.
why-no-cubes-in-supply = Im Vorrat sind keine Einflusssteine mehr.
why-no-goods-in-supply = Im Vorrat sind keine Waren mehr.
why-no-next-round = Das ist die letzte Runde.
why-no-passing = Du darfst keinen Zug auslassen: Nimm einen Stein oder nutze den Brunnen.
why-no-traveller-there = Du hast kein Familienmitglied der { nth } Generation { $place_at }.
why-nobody-home-of-generation = Du hast kein Familienmitglied der { nth } Generation zu Hause.
why-nobody-home-to-harvest = Du hast niemanden zu Hause, der ernten kann.
why-nobody-in-bag = Du hast kein Familienmitglied der { nth } Generation im schwarzen Beutel.
why-not-the-lowest-number = Zuerst muss ein Familienmitglied mit einer niedrigeren Zahl sterben.
why-nothing-to-do =
    { $space ->
        [Familie] Niemand kann mehr geboren werden, und niemand kann nach Hause kommen.
        [Handwerk] Du kannst nichts ausbilden, herstellen oder kaufen.
        [Markt] Niemand kann einen Kunden an den Marktständen bedienen.
        [Reise] Du kannst keine Reise bezahlen.
        [Ratsstube] Du kannst in der Ratsstube nichts tun.
       *[other] Du kannst niemanden in die Kirche schicken.
    }
why-privilege-of-who-moved = Das bewegte Ratsmitglied ist auf Stufe { $count }.
why-too-few-cubes =
    { $coins ->
        [one] Du hast { $held } und 1 Münze und brauchst { $needed }.
       *[other] Du hast { $held } und { $coins } Münzen und brauchst { $needed }.
    }
why-too-little = Du hast { $held } und brauchst { $needed }.
why-well-for-nothing = Nach dem Bezahlen für den Brunnen könntest du keine Aktion mehr ausführen.

# ── was gefragt wird ─────────────────────────────────────────────────────────────────────────────

prompt-take-turn =
    { $last ->
        [1] Dein letzter Zug: Nimm einen Stein, nutze den Brunnen oder passe.
       *[other] Nimm einen Stein oder nutze den Brunnen.
    }
    .doing = ist am Zug
prompt-choose-action =
    { $free ->
        [1] Dein letzter Zug: Wähle eine beliebige Aktion, ohne einen Stein zu nehmen.
       *[other] Wähle eine Aktion.
    }
    .doing = wählt eine Aktion
prompt-harvest = Möchtest du ernten?
    .doing = erntet
prompt-grow-family = Bekomme ein Kind oder rufe jemanden nach Hause.
    .doing = kümmert sich um die Familie
prompt-practise-craft = Wähle ein Handwerk.
    .doing = wählt ein Handwerk
prompt-produce-at-once = Gleich etwas in diesem Handwerk herstellen?
    .doing = stellt Waren her
prompt-serve-customer =
    { $free ->
        [1] Wähle einen Kunden. Dein erster Verkauf ist frei.
       *[other] Wähle einen Kunden. Das kostet außerdem einen grünen Stein und Zeit.
    }
    .doing = wählt einen Kunden
prompt-journey = Wähle, wer wohin reist.
    .doing = plant eine Reise
prompt-sit-in-council = Schicke jemanden in die Ratsstube oder lass jemanden aufsteigen.
    .doing = ist in der Ratsstube
prompt-use-privilege = Möchtest du ein Privileg nutzen?
    .doing = wählt ein Privileg
prompt-choose-good = Wähle eine Ware.
    .doing = wählt eine Ware
prompt-choose-cubes =
    { $count ->
        [one] Wähle einen Einflussstein.
       *[other] Wähle einen Einflussstein (noch { $count }).
    }
    .doing = wählt Einflusssteine
prompt-join-church = Wähle, wer in die Kirche geht.
    .doing = schickt jemanden in die Kirche
prompt-pay = Wie bezahlst du?
    .doing = bezahlt
prompt-lose-member = Wähle das Familienmitglied, das stirbt.
    .doing = verliert ein Familienmitglied
prompt-buy-from-bag = Ein Familienmitglied aus dem Beutel freikaufen?
    .doing = ist bei der Messe
prompt-climb-windows = Wähle ein Familienmitglied, das nach links rückt.
    .doing = ist bei der Messe

# ── Namen ────────────────────────────────────────────────────────────────────────────────────────

space-harvest = Ernte
    .from = von der Ernte
    .do = Ernte Getreide
space-family = Familie
    .from = von der Familie
    .do = Kümmere dich um deine Familie
space-crafts = Handwerk
    .from = vom Handwerk
    .do = Übe ein Handwerk aus
space-market = Markt
    .from = vom Markt
    .do = Halte einen Markttag ab
space-travel = Reise
    .from = von der Reise
    .do = Reise
space-council = Ratsstube
    .from = von der Ratsstube
    .do = Geh in die Ratsstube
space-church = Kirche
    .from = von der Kirche
    .do = Geh in die Kirche

area-farmyard = Hof
area-crafts = Handwerk
area-travel = Reise
area-council = Rat
area-church = Kirche

cube-orange = orange
    .one = einen orangen Stein
    .known = einen orangen Stein (Können)
    .many = orange Steine
cube-green = grün
    .one = einen grünen Stein
    .known = einen grünen Stein (Überzeugungskraft)
    .many = grüne Steine
cube-brown = braun
    .one = einen braunen Stein
    .known = einen braunen Stein (Glaube)
    .many = braune Steine
cube-pink = rosa
    .one = einen rosa Stein
    .known = einen rosa Stein (Wissen)
    .many = rosa Steine
cube-plague = Pest
    .one = einen Peststein
    .known = einen Peststein
    .many = Peststeine

good-scroll = Schriftrolle
    .one = eine Schriftrolle
    .none = keine Schriftrolle
good-horse = Pferd
    .one = ein Pferd
    .none = kein Pferd
good-plow = Pflug
    .one = einen Pflug
    .none = kein Pflug
good-ox = Ochse
    .one = einen Ochsen
    .none = kein Ochse
good-wagon = Wagen
    .one = einen Wagen
    .none = kein Wagen

place-farmyard = Hof
    .at = auf dem Hof
    .from = vom Hof
    .to = auf den Hof
place-wainwright = Wagnerei
    .at = in der Wagnerei
    .from = aus der Wagnerei
    .to = in die Wagnerei
place-stables = Stall
    .at = im Stall
    .from = aus dem Stall
    .to = in den Stall
place-smithy = Schmiede
    .at = in der Schmiede
    .from = aus der Schmiede
    .to = in die Schmiede
place-office = Schreibstube
    .at = in der Schreibstube
    .from = aus der Schreibstube
    .to = in die Schreibstube
place-north_near = nahe Stadt im Norden
    .at = in der nahen Stadt im Norden
    .from = aus der nahen Stadt im Norden
    .to = in die nahe Stadt im Norden
place-south_near = nahe Stadt im Süden
    .at = in der nahen Stadt im Süden
    .from = aus der nahen Stadt im Süden
    .to = in die nahe Stadt im Süden
place-north_middle = mittlere Stadt im Norden
    .at = in der mittleren Stadt im Norden
    .from = aus der mittleren Stadt im Norden
    .to = in die mittlere Stadt im Norden
place-south_middle = mittlere Stadt im Süden
    .at = in der mittleren Stadt im Süden
    .from = aus der mittleren Stadt im Süden
    .to = in die mittlere Stadt im Süden
place-north_far = ferne Stadt im Norden
    .at = in der fernen Stadt im Norden
    .from = aus der fernen Stadt im Norden
    .to = in die ferne Stadt im Norden
place-south_far = ferne Stadt im Süden
    .at = in der fernen Stadt im Süden
    .from = aus der fernen Stadt im Süden
    .to = in die ferne Stadt im Süden
place-stage-1 = Stufe 1 der Ratsstube
    .at = auf Stufe 1 der Ratsstube
    .from = von Stufe 1 der Ratsstube
    .to = auf Stufe 1 der Ratsstube
place-stage-2 = Stufe 2 der Ratsstube
    .at = auf Stufe 2 der Ratsstube
    .from = von Stufe 2 der Ratsstube
    .to = auf Stufe 2 der Ratsstube
place-stage-3 = Stufe 3 der Ratsstube
    .at = auf Stufe 3 der Ratsstube
    .from = von Stufe 3 der Ratsstube
    .to = auf Stufe 3 der Ratsstube
place-stage-4 = Stufe 4 der Ratsstube
    .at = auf Stufe 4 der Ratsstube
    .from = von Stufe 4 der Ratsstube
    .to = auf Stufe 4 der Ratsstube
place-window-1 = Fenster 1 der Kirche
    .at = an Fenster 1 der Kirche
    .from = von Fenster 1 der Kirche
    .to = an Fenster 1 der Kirche
place-window-2 = Fenster 2 der Kirche
    .at = an Fenster 2 der Kirche
    .from = von Fenster 2 der Kirche
    .to = an Fenster 2 der Kirche
place-window-3 = Fenster 3 der Kirche
    .at = an Fenster 3 der Kirche
    .from = von Fenster 3 der Kirche
    .to = an Fenster 3 der Kirche
place-window-4 = Fenster 4 der Kirche
    .at = an Fenster 4 der Kirche
    .from = von Fenster 4 der Kirche
    .to = an Fenster 4 der Kirche
place-unborn = noch nicht geboren
place-bag = schwarzer Beutel
    .at = im schwarzen Beutel
    .from = aus dem schwarzen Beutel
    .to = in den schwarzen Beutel
place-grave = anonymes Grab
place-removed = fort
place-chronicle-farmyard = Chronik (Hof)
place-chronicle-crafts = Chronik (Handwerk)
place-chronicle-travel = Chronik (Reise)
place-chronicle-council = Chronik (Ratsstube)
place-chronicle-church = Chronik (Kirche)

road-village-north_near = aus dem Dorf in die nahe Stadt im Norden
road-village-south_near = aus dem Dorf in die nahe Stadt im Süden
road-north_near-south_near = aus der nahen Stadt im Norden in die nahe Stadt im Süden
road-south_near-north_near = aus der nahen Stadt im Süden in die nahe Stadt im Norden
road-north_near-north_middle = aus der nahen in die mittlere Stadt im Norden
road-north_middle-north_near = aus der mittleren in die nahe Stadt im Norden
road-south_near-south_middle = aus der nahen in die mittlere Stadt im Süden
road-south_middle-south_near = aus der mittleren in die nahe Stadt im Süden
road-north_middle-south_middle = aus der mittleren Stadt im Norden in die mittlere Stadt im Süden
road-south_middle-north_middle = aus der mittleren Stadt im Süden in die mittlere Stadt im Norden
road-north_middle-north_far = aus der mittleren in die ferne Stadt im Norden
road-north_far-north_middle = aus der fernen in die mittlere Stadt im Norden
road-south_middle-south_far = aus der mittleren in die ferne Stadt im Süden
road-south_far-south_middle = aus der fernen in die mittlere Stadt im Süden
road-north_far-south_far = aus der fernen Stadt im Norden in die ferne Stadt im Süden
road-south_far-north_far = aus der fernen Stadt im Süden in die ferne Stadt im Norden

price-scroll = eine Schriftrolle
price-green = grüne Steine
price-brown = einen braunen Stein
price-time = Zeit

stage-1 = Stufe 1: nächster Startspieler
stage-2 = Stufe 2: Steine deiner Wahl
stage-3 = Stufe 3: eine Ware deiner Wahl
stage-4 = Stufe 4: Prestige für eine Münze

window-1 = Fenster 1, ganz rechts
window-2 = Fenster 2
window-3 = Fenster 3
window-4 = Fenster 4, ganz links

customer-c01 = Bäcker
    .the = den Bäcker
customer-c02 = Brauer
    .the = den Brauer
customer-c03 = Pfarrer
    .the = den Pfarrer
customer-c04 = Lehrer
    .the = den Lehrer
customer-c05 = Fuhrmann
    .the = den Fuhrmann
customer-c06 = Hausierer
    .the = den Hausierer
customer-c07 = Bote
    .the = den Boten
customer-c08 = Ritter
    .the = den Ritter
customer-c09 = Knecht
    .the = den Knecht
customer-c10 = Pächter
    .the = den Pächter
customer-c11 = Gärtnerin
    .the = die Gärtnerin
customer-c12 = Bäuerin
    .the = die Bäuerin
customer-c13 = Amtmann
    .the = den Amtmann
customer-c14 = Pflüger
    .the = den Pflüger
customer-c15 = Kutscher
    .the = den Kutscher
customer-c16 = Holzfäller
    .the = den Holzfäller
customer-c17 = Abt
    .the = den Abt
customer-c18 = Buchhändlerin
    .the = die Buchhändlerin
customer-c19 = Herold
    .the = den Herold
customer-c20 = Notar
    .the = den Notar
customer-c21 = Verwalter
    .the = den Verwalter
customer-c22 = Viehtreiber
    .the = den Viehtreiber
customer-c23 = Vogt
    .the = den Vogt
customer-c24 = Priorin
    .the = die Priorin

option-start = Wer beginnt?
option-start-random = Zufällig
option-start-1 = Spieler 1
option-start-2 = Spieler 2
option-start-3 = Spieler 3
option-start-4 = Spieler 4

score-prestige = Prestige im Spiel
score-travel = Reisen
    .of =
        { $cities ->
            [0] { "" }
            [one] 1 Stadt
           *[other] { $cities } Städte
        }
score-council = Ratsstube
    .of =
        { $members_at_stage ->
            [0] { "" }
            [one] 1 Ratsmitglied
           *[other] { $members_at_stage } Ratsmitglieder
        }
score-church = Kirche
    .of =
        { $members_at_window ->
            [0] { "" }
            [one] 1 Familienmitglied
           *[other] { $members_at_window } Familienmitglieder
        }
score-chronicle = Chronik
    .of =
        { $members_at_chronicle ->
            [0] { "" }
            [one] 1 Eintrag
           *[other] { $members_at_chronicle } Einträge
        }
score-customers = Kunden
    .of =
        { $customers ->
            [0] { "" }
            [one] 1 Kunde
           *[other] { $customers } Kunden
        }
score-coins = Münzen
    .of =
        { $coins ->
            [0] { "" }
            [one] 1 Münze
           *[other] { $coins } Münzen
        }
