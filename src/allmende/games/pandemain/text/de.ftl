# Pandemain, auf Deutsch.

title = Pandemain
about = Werde im Jahr 1276 zum besten Bäcker von Nördlingen. Kaufe Mehl und Zutaten, backe Roggen-, Dinkel-, Hafer- und Weizenbrot, bevor der Backofen teuer wird, verkaufe es in den Dörfern, bevor es altbacken ist, und bleib der Inquisition voraus. Nach fünf Tagen ehrt die Stadt ihren besten Bäcker. Allein oder zusätzlich zu anderen spielst du gegen die Sim-Bäcker Rudolf, Hans und Helga. Eine inoffizielle Umsetzung des Spiels von Javier Fuentes (Automa von Rafael Oliva). Die meisten Zahlen, die nur auf Plänen und Karten stehen, sind von uns: Preise, ein Teil der Rezepte, Bestellungen der Dörfer, Familien, Löhne, Aktionskarten. Auf der Regelseite stehen sie alle.
tagline = Bäcker im Jahr 1276: Mehl kaufen, früh backen und frisch verkaufen.

sign-cart = Karren
sign-ox = Ochse
sign-cow = Kuh
sign-pfennigs = Pfennige
sign-vp = Siegpunkte
sign-penitence = Buße
sign-flour = beliebiges Mehl
sign-bread = ein Laib eines beliebigen Brotes
sign-inquisition = die Inquisition
sign-star = hohe Qualität
sign-dawn = im Morgengrauen
sign-servant = der Diener
sign-penance = Büßerhemd
sign-loan = Darlehen

# ── was du tust ──────────────────────────────────────────────────────────────────────────────────

action-go = Schicke einen Arbeiter { $place_to }
action-shop = Schicke einen Arbeiter auf den Markt an { $stall }
action-mill = Kaufe { $column } der Mühle
action-visit = Schicke einen Arbeiter zum Verkaufen { $place_to }
action-pass-through = Geh erst ins Handelshaus
action-milk = Melke eine Kuh
action-set-aside = Lege einen Arbeiter beiseite
action-route = Geh weiter zu { $stall }
action-use = Nutze { $transport }
action-buy = Kaufe { $basket }
action-barter =
    { $salt ->
        [0] { $yeast ->
            [0] { $milk ->
                [0] Bezahle nur mit Pfennigen
               *[other] { action-barter.units }
            }
           *[other] { action-barter.units }
        }
       *[other] { action-barter.units }
    }
    .units = Bezahle { $salt ->
        [0] { "" }
       *[other] { $salt } Salz,{ " " }
    }{ $yeast ->
        [0] { "" }
       *[other] { $yeast } Hefe,{ " " }
    }{ $milk ->
        [0] { "" }
       *[other] { $milk } Milch,{ " " }
    }den Rest in Pfennigen
action-bake = Backe { $bread } mit { $grain } als zweitem Mehl
action-sell =
    { $day ->
        [one] Erfülle { $order_acc } mit einem Laib { $quality_of } vom letzten Tag
       *[other] Erfülle { $order_acc } mit einem Laib { $quality_of }, noch { $day } Tage haltbar
    }
action-sell-servant =
    { $day ->
        [one] Verkaufe dem Diener { $bread } { $quality_of } vom letzten Tag
       *[other] Verkaufe dem Diener { $bread } { $quality_of }, noch { $day } Tage haltbar
    }
action-work = Arbeite mit einem Ochsen
action-loan = Nimm ein Darlehen auf
action-offer = Bringe { $offerings } dar
action-give-flour = Opfere { $grain_flour }
action-give-loaf =
    { $day ->
        [one] Opfere { $bread } { $quality_of } vom letzten Tag
       *[other] Opfere { $bread } { $quality_of }, noch { $day } Tage haltbar
    }
action-give-token = Opfere { $side }
action-reward = Nimm die Belohnung: { $reward }
action-leave-reward = Entferne die Belohnung ungenutzt: { $reward }
action-bless =
    { $day ->
        [one] Lass { $bread } vom letzten Tag segnen
       *[other] Lass { $bread } segnen, noch { $day } Tage haltbar
    }
action-take-flour = Nimm { $grain_flour } aus dem Beutel
action-return-flour = Lege { $grain_flour } zurück in den Beutel
action-fetch = Hole Wasser { $means }
action-give = Gib { $set }
action-take = Nimm { $set }
action-hire = Stelle Bäckermeister { $master } an
action-upgrade = Verbessere Bäckermeister { $master }
action-favour = Erbitte diese Gunst: { $favour }
action-send-servant = Schicke den Diener { $place_to }
action-go-out = Geh heute Nacht aus
action-stay-in = Bleib heute Nacht zu Hause
action-pay-toll = Zahle Hans seinen Pfennig
action-leave-toll = Gönne Hans einen Siegpunkt
action-dismiss = Schicke Bäckermeister { $master } in die Zunft zurück
action-pay-wages = Zahle alle Löhne
action-ask-ingredient = Nimm 1 { $ingredient } mehr
action-ask = Erbitte von den anderen { $ware }
action-bid =
    { $pfennigs ->
        [one] Biete dafür 1 Pfennig
       *[other] Biete dafür { $pfennigs } Pfennige
    }
action-bid-worker = Biete einen Arbeiter
action-accept = Nimm das Angebot an
action-refuse = Lehne das Angebot ab
action-repay = Zahle ein Darlehen zurück
action-decline = Verzichten
action-done = Fertig
action-give-experience = Lege den Kontrollmarker auf Bäckermeister { $master }
action-withdraw = Ziehe den Vorschlag zurück

# ── was geschehen ist ────────────────────────────────────────────────────────────────────────────

event-round = Tag { $round } beginnt.
event-family =
    { $gains ->
        [0] { $player } zog die Familie { $family }.
       *[other] { $player } zog die Familie { $family } und erhielt { $gained }.
    }
event-first-order =
    { $gains ->
        [0] { $player } begann als Nummer { $place_in_order }.
       *[other] { $player } begann als Nummer { $place_in_order } und erhielt { $gained }.
    }
event-placed = { $player } schickte einen Arbeiter { $place_to }.
event-set-aside = { $player } konnte nirgends hin und legte einen Arbeiter beiseite.
event-stood =
    { $pays ->
        [0] { $player } stellte sich an { $stall }.
       *[other] { $player } bezahlte { $paid } für { $stall }.
    }
event-collected = { $player } sammelte { $gained } ein.
event-market-bonus = { $player } erhielt durch Bäckermeister und Ansehen noch { $gained }.
event-helped = { $player } erhielt { $helper_from } { $gained }.
event-spilt = { $player } hatte keinen Platz für { $amounts }.
event-used = { $player } nutzte { $token_one }.
event-milked = { $player } melkte eine Kuh.
event-gained = { $player } erhielt { $gained }.
event-bought =
    { $pays ->
        [0] { $player } kaufte { $basket }.
       *[other] { $player } kaufte { $basket } für { $paid }.
    }
event-bartered = { $player } bezahlte { $paid } für die Tiere.
event-bought-flour =
    { $pays ->
        [0] { $player } nahm { $column } ({ $gained }).
       *[other] { $player } kaufte { $column } für { $paid } ({ $gained }).
    }
event-flour-taken = { $player } nahm { $gained }.
event-flour-returned = { $player } legte { $paid } zurück in den Beutel.
event-too-much-flour = { $player } hatte { $count } Mehl zu viel.
event-tax = { $player } zahlte { $paid } Ofensteuer.
event-baked = { $player } backte { $gained } aus { $paid }.
event-experience = { $player } legte einen Kontrollmarker auf Bäckermeister { $master } ({ $tokens } von { $needed }).
event-worked = { $player } verdiente { $gained } auf der Burg.
event-loan = { $player } nahm { $gained } für { $paid }.
event-repaid = { $player } zahlte { $paid } zurück.
event-toll = { $player } zahlte { $other } { $paid }.
event-toll-in-points = { $player } erhielt { $gained }, weil { $other } kein Wegegeld zahlte.
event-licence = { $player } zahlte { $other } { $paid } für eine Lizenz.
event-licence-to-supply = { $player } zahlte { $paid } für eine Lizenz in den Vorrat, weil { $other } dort ist.
event-licence-received = { $player } erhielt { $gained } für eine Lizenz, weil { $other } kam.
event-sold = { $player } verkaufte { $place_at } { $bread } { $quality_of } ({ $order }) für { $gained }.
event-sold-servant = { $player } verkaufte dem Diener { $bread } { $quality_of } für { $gained }.
event-villager = { $player } gewann { $villager_acc } für sich.
event-reputation-rose = { $player } stieg bei { $bread } auf Ansehen { $level }.
event-reputation-fell = { $player } fiel bei { $bread } auf Ansehen { $level }.
event-reputation-top = { $player } erhielt { $gained } für das höchste Ansehen bei { $bread }.
event-offered = { $player } opferte { $paid }.
event-two-offerings = { $player } brachte die dauerhafte Opfergabe und die der Stufe 2 dar ({ $offering }).
event-donated = { $player } brachte die dauerhafte Opfergabe dar.
event-offerings-shuffled = Die erfüllten Opfergaben der Stufe { $level } wurden zu einem neuen Stapel gemischt.
event-offering-shown = Neue Opfergabe der Stufe { $level } in der Kirche: { $offering }.
event-penitence = { $player } erhielt { $gained } (jetzt { $level }).
event-penitence-beyond = { $player } erhielt { $gained } über die letzte Stufe { $level } hinaus.
event-level-points = { $player } erhielt { $gained } für Bußstufe { $level }.
event-fifth-worker = { $player } erhielt für Bußstufe { $level } einen weiteren Arbeiter.
event-rewarded = { $player } nahm die Kirchenbelohnung „{ $reward }“.
event-reward-left = { $player } entfernte die Kirchenbelohnung „{ $reward }“ ungenutzt.
event-reward-discarded = { $player } warf die Kirchenbelohnung „{ $reward }“ ab.
event-favoured = { $player } nahm die Gunst „{ $favour }“.
event-favours-shown = { $count } Gunstplättchen wurden aufgedeckt.
event-in-vain = { $player } hatte nichts davon.
event-cube =
    { $last ->
        [1] { $player } nahm im Kirchturm Platz { $place_in_order } ein.
       *[other] { $player } sicherte sich für morgen Platz { $place_in_order } der Zugreihenfolge.
    }
event-penance-discarded = { $player } warf { $paid } ab.
event-blessed = { $player } ließ für { $paid } { $bread } segnen ({ $gained }).
event-hired =
    { $pays ->
        [0] { $player } stellte Bäckermeister { $master } kostenlos an.
       *[other] { $player } stellte Bäckermeister { $master } für { $paid } an.
    }
event-upgraded =
    { $pays ->
        [0] { $player } verbesserte Bäckermeister { $master } kostenlos.
       *[other] { $player } verbesserte Bäckermeister { $master } für { $paid }.
    }
event-dismissed = { $player } schickte Bäckermeister { $master } in die Zunft zurück.
event-wages =
    { $pays ->
        [0] { $player } schuldete keinen Lohn.
       *[other] { $player } zahlte { $paid } Lohn.
    }
event-wages-short = { $player } konnte nicht alle Löhne zahlen ({ $amounts }).
event-gave-set = { $player } gab { $paid }.
event-took-set = { $player } nahm dafür { $gained }.
event-passed-through = { $player } ging durch das Handelshaus.
event-fetched = { $player } holte { $gained }.
event-servant = { $player } schickte den Diener { $place_to }.
event-servant-leaves = Der Diener verließ den Spielplan.
event-asked = { $player } bat die anderen um { $amounts }.
event-bid = { $player } bot dafür { $amounts }.
event-bid-worker = { $player } bot dafür einen Arbeiter bis zum Morgengrauen.
event-dealt = { $player } gab { $other } { $paid } für { $gained }.
event-withdrew = { $player } zog einen Vorschlag zurück.
event-refused = { $player } lehnte das Angebot von { $other } ab.
event-dusk = Es wurde Abend: Die Arbeiter gingen nach Hause, und das Brot ist einen Tag älter.
event-stale =
    { $gains ->
        [0] { $player } verfütterte { $paid } an die Tiere.
       *[other] { $player } verfütterte { $paid } an die Tiere und erhielt { $gained }.
    }
event-went-out =
    { $pays ->
        [0] { $player } ging nachts aus.
       *[other] { $player } ging nachts für { $paid } aus.
    }
event-stayed-in = { $player } blieb nachts zu Hause.
event-dawn = Ein neuer Tag begann.
event-last-dawn = Der Morgen nach dem letzten Tag begann.
event-soured = { $player } verlor { $paid } (sauer geworden).
event-inquisition =
    { $count ->
        [one] Die Inquisition rückte 1 Schritt auf { $level } vor.
       *[other] Die Inquisition rückte { $count } Schritte auf { $level } vor.
    }
event-ahead = { $player } war der Inquisition voraus und erhielt { $gained }.
event-penance = { $player } fiel hinter die Inquisition zurück und erhielt { $gained }.
event-workers-home = Alle Arbeiter kamen nach Hause.
event-reactivated = Karren und Tiere wurden wieder aktiv.
event-loans-laid =
    { $count ->
        [one] 1 Darlehen wurde auf die Burg gelegt.
       *[other] { $count } Darlehen wurden auf die Burg gelegt.
    }
event-mill-filled = Die Mühle wurde geleert und neu gefüllt.
event-orders-moved = Die Bestellungen der Dörfer rückten nach.
event-goes-first = Heute beginnt { $player }.
event-passed-over = { $player } konnte das Symbol „{ $place }“ nicht nutzen und übersprang es.
event-column-emptied = { $player } leerte { $column } der Mühle.
event-loan-removed = { $player } entfernte ein Darlehen von der Burg.
event-master-leaves = { $player } nahm Bäckermeister { $master } aus dem Spiel.
event-met-servant = { $player } traf den Diener und erhielt { $gained }.

# ── was man vorher wissen sollte ─────────────────────────────────────────────────────────────────

warning-spilt =
    { $yours ->
        [1] Das geht verloren, weil du keinen Platz mehr hast: { $amounts }.
       *[other] { $player } verliert { $amounts }, weil kein Platz mehr ist.
    }
warning-too-much-flour =
    { $yours ->
        [1] Du musst { $count } Mehl zurücklegen.
       *[other] { $player } muss { $count } Mehl zurücklegen.
    }
warning-stale =
    { $yours ->
        [1] Du verlierst { $paid }: Altbackenes Brot wird verfüttert.
       *[other] { $player } verliert { $paid }: Altbackenes Brot wird verfüttert.
    }
warning-soured =
    { $yours ->
        [1] Du verlierst { $paid }: Milch wird im Morgengrauen sauer.
       *[other] { $player } verliert { $paid }: Milch wird im Morgengrauen sauer.
    }
warning-wages-short =
    { $yours ->
        [1] Du kannst im Morgengrauen nicht alle Löhne zahlen ({ $amounts }).
       *[other] { $player } kann im Morgengrauen nicht alle Löhne zahlen ({ $amounts }).
    }
warning-loan = Du musst dieses Darlehen am Spielende zurückzahlen oder verlierst dafür Siegpunkte.
warning-in-vain = Das bringt dir gerade nichts.
warning-dusk = Damit endet der Tag.
warning-last-dawn = Damit endet der letzte Tag.

# ── wie viel wovon: immer im Akkusativ ───────────────────────────────────────────────────────────

amount-pfennigs =
    { $count ->
        [0] keine Pfennige
        [one] 1 Pfennig
       *[other] { $count } Pfennige
    }
amount-vp =
    { $count ->
        [0] keine Siegpunkte
        [one] 1 Siegpunkt
       *[other] { $count } Siegpunkte
    }
amount-penitence =
    { $count ->
        [0] keine Buße
       *[other] { $count } Buße
    }
amount-penances =
    { $count ->
        [0] keine Büßerhemden
        [one] 1 Büßerhemd
       *[other] { $count } Büßerhemden
    }
amount-loans =
    { $count ->
        [0] keine Darlehen
        [one] 1 Darlehen
       *[other] { $count } Darlehen
    }
amount-water =
    { $count ->
        [0] kein Wasser
       *[other] { $count } Wasser
    }
amount-salt =
    { $count ->
        [0] kein Salz
       *[other] { $count } Salz
    }
amount-yeast =
    { $count ->
        [0] keine Hefe
       *[other] { $count } Hefe
    }
amount-milk =
    { $count ->
        [0] keine Milch
       *[other] { $count } Milch
    }
amount-flour-rye =
    { $count ->
        [0] kein Roggenmehl
       *[other] { $count } Roggenmehl
    }
amount-flour-spelt =
    { $count ->
        [0] kein Dinkelmehl
       *[other] { $count } Dinkelmehl
    }
amount-flour-oat =
    { $count ->
        [0] kein Hafermehl
       *[other] { $count } Hafermehl
    }
amount-flour-wheat =
    { $count ->
        [0] kein Weizenmehl
       *[other] { $count } Weizenmehl
    }
amount-flours =
    { $count ->
        [0] kein Mehl
       *[other] { $count } Mehl
    }
amount-loaves =
    { $count ->
        [0] keine Laibe
        [one] 1 Laib
       *[other] { $count } Laibe
    }
amount-carts =
    { $count ->
        [0] keine Karren
        [one] 1 Karren
       *[other] { $count } Karren
    }
amount-oxen =
    { $count ->
        [0] keine Ochsen
        [one] 1 Ochsen
       *[other] { $count } Ochsen
    }
amount-cows =
    { $count ->
        [0] keine Kühe
        [one] 1 Kuh
       *[other] { $count } Kühe
    }
amount-loaf-high-rye =
    { $count ->
        [0] keine Roggenbrote hoher Qualität
        [one] 1 Roggenbrot hoher Qualität
       *[other] { $count } Roggenbrote hoher Qualität
    }
amount-loaf-high-spelt =
    { $count ->
        [0] keine Dinkelbrote hoher Qualität
        [one] 1 Dinkelbrot hoher Qualität
       *[other] { $count } Dinkelbrote hoher Qualität
    }
amount-loaf-high-oat =
    { $count ->
        [0] keine Haferbrote hoher Qualität
        [one] 1 Haferbrot hoher Qualität
       *[other] { $count } Haferbrote hoher Qualität
    }
amount-loaf-high-wheat =
    { $count ->
        [0] keine Weizenbrote hoher Qualität
        [one] 1 Weizenbrot hoher Qualität
       *[other] { $count } Weizenbrote hoher Qualität
    }
amount-loaf-low-rye =
    { $count ->
        [0] keine Roggenbrote niedriger Qualität
        [one] 1 Roggenbrot niedriger Qualität
       *[other] { $count } Roggenbrote niedriger Qualität
    }
amount-loaf-low-spelt =
    { $count ->
        [0] keine Dinkelbrote niedriger Qualität
        [one] 1 Dinkelbrot niedriger Qualität
       *[other] { $count } Dinkelbrote niedriger Qualität
    }
amount-loaf-low-oat =
    { $count ->
        [0] keine Haferbrote niedriger Qualität
        [one] 1 Haferbrot niedriger Qualität
       *[other] { $count } Haferbrote niedriger Qualität
    }
amount-loaf-low-wheat =
    { $count ->
        [0] keine Weizenbrote niedriger Qualität
        [one] 1 Weizenbrot niedriger Qualität
       *[other] { $count } Weizenbrote niedriger Qualität
    }
amount-active-cart =
    { $count ->
        [0] keine aktive Karren
        [one] 1 aktiven Karren
       *[other] { $count } aktive Karren
    }
amount-active-ox =
    { $count ->
        [0] keine aktive Ochsen
        [one] 1 aktiven Ochsen
       *[other] { $count } aktive Ochsen
    }
amount-active-cow =
    { $count ->
        [0] keine aktive Kühe
        [one] 1 aktive Kuh
       *[other] { $count } aktive Kühe
    }
amount-used-cart =
    { $count ->
        [0] keine benutzte Karren
        [one] 1 benutzten Karren
       *[other] { $count } benutzte Karren
    }
amount-used-ox =
    { $count ->
        [0] keine benutzte Ochsen
        [one] 1 benutzten Ochsen
       *[other] { $count } benutzte Ochsen
    }
amount-used-cow =
    { $count ->
        [0] keine benutzte Kühe
        [one] 1 benutzte Kuh
       *[other] { $count } benutzte Kühe
    }
amount-workers =
    { $count ->
        [0] keine Arbeiter
        [one] 1 Arbeiter
       *[other] { $count } Arbeiter
    }
amount-workers-farm =
    { $count ->
        [0] keine Arbeiter auf dem Bauernhof
        [one] 1 Arbeiter auf dem Bauernhof
       *[other] { $count } Arbeiter auf dem Bauernhof
    }
amount-workers-market =
    { $count ->
        [0] keine Arbeiter auf dem Markt
        [one] 1 Arbeiter auf dem Markt
       *[other] { $count } Arbeiter auf dem Markt
    }
amount-workers-mill =
    { $count ->
        [0] keine Arbeiter in der Mühle
        [one] 1 Arbeiter in der Mühle
       *[other] { $count } Arbeiter in der Mühle
    }
amount-workers-granary =
    { $count ->
        [0] keine Arbeiter im Kornspeicher
        [one] 1 Arbeiter im Kornspeicher
       *[other] { $count } Arbeiter im Kornspeicher
    }
amount-workers-oven =
    { $count ->
        [0] keine Arbeiter am Backofen
        [one] 1 Arbeiter am Backofen
       *[other] { $count } Arbeiter am Backofen
    }
amount-workers-castle =
    { $count ->
        [0] keine Arbeiter auf der Burg
        [one] 1 Arbeiter auf der Burg
       *[other] { $count } Arbeiter auf der Burg
    }
amount-workers-church =
    { $count ->
        [0] keine Arbeiter in der Kirche
        [one] 1 Arbeiter in der Kirche
       *[other] { $count } Arbeiter in der Kirche
    }
amount-workers-river =
    { $count ->
        [0] keine Arbeiter am Fluss
        [one] 1 Arbeiter am Fluss
       *[other] { $count } Arbeiter am Fluss
    }
amount-workers-trade-house =
    { $count ->
        [0] keine Arbeiter im Handelshaus
        [one] 1 Arbeiter im Handelshaus
       *[other] { $count } Arbeiter im Handelshaus
    }
amount-workers-guild =
    { $count ->
        [0] keine Arbeiter in der Bäckerzunft
        [one] 1 Arbeiter in der Bäckerzunft
       *[other] { $count } Arbeiter in der Bäckerzunft
    }
amount-workers-ulm =
    { $count ->
        [0] keine Arbeiter in Ulm
        [one] 1 Arbeiter in Ulm
       *[other] { $count } Arbeiter in Ulm
    }
amount-workers-dinkelsbuehl =
    { $count ->
        [0] keine Arbeiter in Dinkelsbühl
        [one] 1 Arbeiter in Dinkelsbühl
       *[other] { $count } Arbeiter in Dinkelsbühl
    }
amount-workers-donauwoerth =
    { $count ->
        [0] keine Arbeiter in Donauwörth
        [one] 1 Arbeiter in Donauwörth
       *[other] { $count } Arbeiter in Donauwörth
    }
amount-workers-augsburg =
    { $count ->
        [0] keine Arbeiter in Augsburg
        [one] 1 Arbeiter in Augsburg
       *[other] { $count } Arbeiter in Augsburg
    }
amount-workers-aside =
    { $count ->
        [0] keine beiseitegelegte Arbeiter
        [one] 1 beiseitegelegten Arbeiter
       *[other] { $count } beiseitegelegte Arbeiter
    }
amount-masters =
    { $count ->
        [0] keine Bäckermeister
        [one] 1 Bäckermeister
       *[other] { $count } Bäckermeister
    }
amount-upgrades =
    { $count ->
        [0] keine Verbesserungen
        [one] 1 Verbesserung
       *[other] { $count } Verbesserungen
    }
amount-experience =
    { $count ->
        [0] keine Kontrollmarker
        [one] 1 Kontrollmarker
       *[other] { $count } Kontrollmarker
    }
amount-reputation-rye =
    { $count ->
        [0] kein Ansehen bei Roggenbrot
       *[other] { $count } Ansehen bei Roggenbrot
    }
amount-reputation-spelt =
    { $count ->
        [0] kein Ansehen bei Dinkelbrot
       *[other] { $count } Ansehen bei Dinkelbrot
    }
amount-reputation-oat =
    { $count ->
        [0] kein Ansehen bei Haferbrot
       *[other] { $count } Ansehen bei Haferbrot
    }
amount-reputation-wheat =
    { $count ->
        [0] kein Ansehen bei Weizenbrot
       *[other] { $count } Ansehen bei Weizenbrot
    }
amount-villager-church-vp =
    { $count ->
        [0] keinen Mesner
        [one] den Mesner
       *[other] { $count } × Mesner
    }
amount-villager-castle-penitence =
    { $count ->
        [0] keinen Bettelmönch
        [one] den Bettelmönch
       *[other] { $count } × Bettelmönch
    }
amount-villager-castle-pfennig =
    { $count ->
        [0] keinen Verwalter
        [one] den Verwalter
       *[other] { $count } × Verwalter
    }
amount-villager-mill-flour =
    { $count ->
        [0] keinen Müller
        [one] den Müller
       *[other] { $count } × Müller
    }
amount-villager-two-trades =
    { $count ->
        [0] keinen Kaufmann
        [one] den Kaufmann
       *[other] { $count } × Kaufmann
    }
amount-villager-market-extra =
    { $count ->
        [0] keine Marktfrau
        [one] die Marktfrau
       *[other] { $count } × Marktfrau
    }
amount-villager-farm-barter =
    { $count ->
        [0] keinen Viehhirten
        [one] den Viehhirten
       *[other] { $count } × Viehhirt
    }
amount-villager-river-water =
    { $count ->
        [0] keine Fährfrau
        [one] die Fährfrau
       *[other] { $count } × Fährfrau
    }

# ── warum nicht ──────────────────────────────────────────────────────────────────────────────────

why-another-place = Der Diener muss woandershin.
why-bake-something = Du musst mindestens einen Laib backen.
why-barter-too-few = Du hast { $held } und bräuchtest { $needed }.
why-barter-too-few-pfennigs = Du hast { $held } und bräuchtest für den Rest { $needed }.
why-barter-too-much = Das ist mehr als der Preis: { $price }.
why-can-place = Du kannst noch irgendwo einen Arbeiter einsetzen.
why-closed-at-night = Dieser Ort ist nachts geschlossen.
why-column-empty = Diese Spalte ist leer.
why-elsewhere = Dieser Arbeiter ist durch das Handelshaus gegangen und muss woandershin.
why-experience-enough = Dieser Bäckermeister hat genug Kontrollmarker.
why-farm-sold-out = Der Bauernhof ist ausverkauft.
why-farm-too-dear = Du hast { $held } und brauchst hier mindestens { $needed }.
why-favour-face-down = Diese Gunst liegt verdeckt.
why-fee-too-dear = Du hast { $held } und brauchst { $needed }, um nachts auszugehen.
why-flour-missing = Du hast { $held } und brauchst { $needed }.
why-guild-empty = In der Zunft ist niemand, den du anstellen könntest, und du hast niemanden zu verbessern.
why-guild-too-dear = Du hast { $held } und brauchst hier mindestens { $needed }.
why-ingredients-missing = Du hast { $held } und brauchst { $needed } für einen Laib.
why-is-upgraded = Dieser Bäckermeister ist schon verbessert.
why-keep-a-worker = Das ist dein letzter Arbeiter: Du brauchst ihn für deine eigene Aktion.
why-knows-other-bread = Dieser Bäckermeister kennt kein Brot, das du gebacken hast.
why-licence-too-dear = Du hast { $held } und brauchst { $needed } für die Lizenz.
why-must-repay = Du musst deine Darlehen zurückzahlen, solange du kannst.
why-must-trade = Du musst hier etwas tauschen.
why-no-cart = Du hast { $held } und brauchst { $needed }.
why-no-cow = Du hast { $held } und brauchst { $needed }.
why-no-experience = Dieser Bäckermeister hat { $tokens } von { $wanted } Kontrollmarkern.
why-no-loans = Auf der Burg liegen keine Darlehen mehr.
why-no-low-loaf = Du hast keinen solchen Laib niedriger Qualität.
why-no-master-baker = Keiner deiner Bäckermeister kennt dieses Brot.
why-no-matching-loaf = Du hast keinen Laib, der dort bestellt ist.
why-no-money-for-toll = Du brauchst deine Pfennige für den Ort selbst.
why-no-ox = Du hast { $held } und brauchst { $needed }.
why-no-ox-few-points = Du hast keinen aktiven Ochsen zum Arbeiten, und für ein Darlehen brauchst du { $needed }: Du hast { $held }.
why-no-ox-no-loans = Du hast keinen aktiven Ochsen zum Arbeiten, und es gibt keine Darlehen mehr.
why-no-such-flour = Du hast { $held }.
why-no-such-loaf = Du hast keinen solchen Laib.
why-no-such-token = Du hast { $held }.
why-no-transport = Du brauchst einen aktiven Ochsen oder Karren und hast keins von beidem.
why-no-way = Kein Pfeil führt dorthin.
why-no-way-on = Danach könnte dein Arbeiter nirgends hin.
why-no-worker = Du hast keinen Arbeiter mehr.
why-nobody-has-it = Niemand könnte das alles liefern.
why-none-left = Im Vorrat ist { $token_none } mehr.
why-not-for-servant = Dorthin geht der Diener nicht.
why-not-in-bag = Im Beutel ist kein solches Mehl mehr.
why-not-in-guild = Dieser Bäckermeister ist nicht in der Zunft.
why-not-noble-enough = Helga ist dort und will Gesellschaft von Rang: Du hast { $held } und brauchst { $needed }.
why-not-pious-enough = Rudolf ist dort und will fromme Gesellschaft: Du hast { $held } und brauchst { $needed }.
why-not-your-baker = Dieser Bäckermeister arbeitet nicht für dich.
why-not-two-kinds = Du hast keine zwei verschiedenen Sätze zum Hergeben.
why-nothing-to-bake = Dir fehlt etwas für jedes Brot, das du backen darfst.
why-nothing-to-bid = Du hast weder einen Pfennig noch einen freien Arbeiter anzubieten.
why-nothing-to-offer = Du kannst keine der Opfergaben bezahlen.
why-nothing-to-repay = Du hast kein Darlehen zurückzuzahlen.
why-nothing-to-trade = Du hast keinen der Sätze, die hier getauscht werden.
why-nowhere-to-go = Du könntest keinen Ort nutzen, der nachts offen ist.
why-offering-too-dear = Du hast { $held } und brauchst insgesamt { $needed }.
why-one-trade = Dieser Arbeiter ist schon durch das Handelshaus gegangen.
why-order-served = Diese Bestellung hast du bei diesem Besuch schon erfüllt.
why-own-worker-there = Du hast schon einen Arbeiter in diesem Dorf.
why-place-full = Dort sind alle Arbeitsplätze besetzt.
why-reward-not-there = Diese Belohnung liegt nicht auf dieser Stufe.
why-same-kind-of-set = Du musst eine andere Art von Satz nehmen, als du gibst.
why-sell-something = Du musst mindestens einen Laib verkaufen.
why-set-missing = Du hast { $held } und brauchst { $needed }.
why-stall-taken = Dieser Stand ist besetzt.
why-tax-too-dear = Du hast { $held } und brauchst { $needed } für die Ofensteuer.
why-third-loaf-needs-transport = Ein dritter Laib braucht einen aktiven Ochsen oder Karren, und du hast keins von beidem.
why-toll-too-dear = Du hast { $held } und brauchst { $needed } für das Wegegeld.
why-too-dear = Du hast { $held } und brauchst { $needed }.
why-too-few-pfennigs = Du hast { $held } und brauchst { $needed }.
why-too-few-points = Du hast { $held } und brauchst { $needed }.
why-too-little-penitence = Du hast { $held } und brauchst { $needed }, um dort zu verkaufen.
why-too-many-proposals = Du hast in diesem Zug schon { $count } Vorschläge gemacht, mehr geht nicht.
why-too-many-wares = Du hast schon um { $count } Dinge gebeten, mehr geht nicht.
why-two-kinds = Der zweite Satz muss von anderer Art sein als der erste.
why-wages-too-high = Du hast { $held } und brauchst { $needed }, um alle zu bezahlen.
why-wrong-transport = Dieses Transportmittel taugt hier nicht.

# ── was gefragt wird ─────────────────────────────────────────────────────────────────────────────

prompt-take-turn =
    { $passed ->
        [1] Wohin geht der Arbeiter vom Handelshaus aus?
       *[other] Schicke einen Arbeiter los.
    }
    .doing = setzt einen Arbeiter ein
prompt-finish-turn = Noch etwas, bevor dein Zug endet?
    .doing = beendet den Zug
prompt-night-turn = Gehst du heute Nacht für einen Pfennig aus?
    .doing = überlegt, nachts auszugehen
prompt-toll = Hans ist hier. Zahlst du ihm einen Pfennig?
    .doing = überlegt, das Wegegeld zu zahlen
prompt-pass-give = Welchen Satz gibst du im Vorbeigehen? Zwei verschiedene bringen dir einen.
    .doing = tauscht im Handelshaus
prompt-pass-take = Welchen Satz nimmst du für die beiden?
    .doing = tauscht im Handelshaus
prompt-take-flour =
    { $count ->
        [one] Wähle ein Mehl aus dem Beutel.
       *[other] Wähle ein Mehl aus dem Beutel (noch { $count }).
    }
    .doing = wählt Mehl
prompt-return-flour = Du hast zu viel Mehl. Welches legst du zurück?
    .doing = legt Mehl zurück
prompt-choose-transport = Karren oder Ochse?
    .doing = wählt ein Transportmittel
prompt-buy-at-farm = Was kaufst du?
    .doing = kauft auf dem Bauernhof
prompt-barter = Wie bezahlst du die { $price } für die Tiere?
    .doing = bezahlt
prompt-walk-on = Wähle deinen Weg über den Markt.
    .doing = geht über den Markt
prompt-choose-ingredient = Die Marktfrau hat etwas für dich. Was nimmst du?
    .doing = wählt eine Zutat
prompt-bake-bread =
    { $baked ->
        [0] Was backst du?
       *[other] Noch einen Laib backen?
    }
    .doing = backt
prompt-give-experience = Welcher Bäckermeister bekommt den Kontrollmarker?
    .doing = verteilt einen Kontrollmarker
prompt-visit-castle = Arbeiten oder ein Darlehen aufnehmen?
    .doing = ist auf der Burg
prompt-repay-loans = Ein Darlehen zurückzahlen?
    .doing = zahlt Darlehen zurück
prompt-fetch-water = Wie holst du Wasser?
    .doing = holt Wasser
prompt-sell-bread =
    { $sold ->
        [0] Welche Bestellung erfüllst du?
       *[other] Noch eine Bestellung erfüllen?
    }
    .doing = verkauft Brot
prompt-make-offerings = Was opferst du?
    .doing = wählt Opfergaben
prompt-offer-flour = Welches Mehl opferst du?
    .doing = wählt Opfergaben
prompt-offer-loaf = Welchen Laib opferst du?
    .doing = wählt Opfergaben
prompt-offer-token = Ein aktives oder ein benutztes Plättchen?
    .doing = wählt Opfergaben
prompt-bless = Brot segnen lassen? Jeder Laib kostet einen Siegpunkt (höchstens { $count }).
    .doing = lässt Brot segnen
prompt-choose-reward = Wähle eine Kirchenbelohnung.
    .doing = wählt eine Kirchenbelohnung
prompt-choose-favour = Wähle eine Gunst des Lehnsherrn.
    .doing = wählt eine Gunst
prompt-visit-guild = Anstellen oder verbessern?
    .doing = ist in der Bäckerzunft
prompt-hire-free = Welchen Bäckermeister stellst du kostenlos an?
    .doing = stellt einen Bäckermeister an
prompt-upgrade-free = Wen verbesserst du kostenlos?
    .doing = verbessert einen Bäckermeister
prompt-upgrade-experienced = Einen erfahrenen Bäckermeister verbessern?
    .doing = verbessert einen Bäckermeister
prompt-pay-masters = Bezahle deine Bäckermeister oder entlasse jemanden.
    .doing = zahlt Löhne
prompt-give-set =
    { $first ->
        [1] Welchen Satz gibst du?
       *[other] Noch ein Tausch?
    }
    .doing = tauscht im Handelshaus
prompt-take-set = Welchen Satz nimmst du?
    .doing = tauscht im Handelshaus
prompt-send-servant = Wohin geht der Diener?
    .doing = schickt den Diener los
prompt-propose = Erbitte noch etwas oder sag, was du bietest.
    .doing = schlägt einen Handel vor
prompt-answer =
    { $pfennigs ->
        [0] Nimmst du das Angebot an? Du bekämst einen Arbeiter geliehen.
        [one] Nimmst du das Angebot an? Du bekämst 1 Pfennig.
       *[other] Nimmst du das Angebot an? Du bekämst { $pfennigs } Pfennige.
    }
    .doing = bedenkt ein Angebot

# ── Namen ────────────────────────────────────────────────────────────────────────────────────────

place-farm = Bauernhof
    .to = auf den Bauernhof
    .at = auf dem Bauernhof
place-market = Markt
    .to = auf den Markt
    .at = auf dem Markt
place-mill = Mühle
    .to = in die Mühle
    .at = in der Mühle
place-granary = Kornspeicher
    .to = in den Kornspeicher
    .at = im Kornspeicher
place-oven = Backofen des Lehnsherrn
    .to = zum Backofen des Lehnsherrn
    .at = am Backofen des Lehnsherrn
place-castle = Burg Hohenzollern
    .to = auf die Burg Hohenzollern
    .at = auf der Burg Hohenzollern
place-church = Kirche
    .to = in die Kirche
    .at = in der Kirche
place-river = Fluss
    .to = zum Fluss
    .at = am Fluss
place-trade_house = Handelshaus
    .to = ins Handelshaus
    .at = im Handelshaus
place-guild = Bäckerzunft
    .to = in die Bäckerzunft
    .at = in der Bäckerzunft
place-ulm = Ulm
    .to = nach Ulm
    .at = in Ulm
place-dinkelsbuehl = Dinkelsbühl
    .to = nach Dinkelsbühl
    .at = in Dinkelsbühl
place-donauwoerth = Donauwörth
    .to = nach Donauwörth
    .at = in Donauwörth
place-augsburg = Augsburg
    .to = nach Augsburg
    .at = in Augsburg
place-servant = Diener
    .to = zum Diener
    .at = beim Diener

stall-A1 = Stand A1 (Hefe, Milch)
stall-A2 = Stand A2 (Wasser, Salz)
stall-B1 = Stand B1 (Wasser, Milch)
stall-B2 = Stand B2 (Salz, Hefe)
stall-C = Stand C (Wasser, Salz)
stall-D1 = Stand D1 (Salz, Hefe)
stall-D2 = Stand D2 (Wasser, Hefe)

column-M1 = Spalte 1
column-M2 = Spalte 2
column-M3 = Spalte 3
column-M4 = Spalte 4

grain-rye = Roggen
    .flour = Roggenmehl
grain-spelt = Dinkel
    .flour = Dinkelmehl
grain-oat = Hafer
    .flour = Hafermehl
grain-wheat = Weizen
    .flour = Weizenmehl

bread-rye = Roggenbrot
bread-spelt = Dinkelbrot
bread-oat = Haferbrot
bread-wheat = Weizenbrot

quality-high = hohe Qualität
    .of = hoher Qualität
quality-low = niedrige Qualität
    .of = niedriger Qualität

ingredient-water = Wasser
ingredient-salt = Salz
ingredient-yeast = Hefe
ingredient-milk = Milch

token-cart = Karren
    .one = einen Karren
    .none = kein Karren
token-ox = Ochse
    .one = einen Ochsen
    .none = kein Ochse
token-cow = Kuh
    .one = eine Kuh
    .none = keine Kuh

transport-cart = den Karren
transport-ox = den Ochsen

means-hands = von Hand
means-cart = mit einem Karren

side-active = ein aktives Plättchen
side-used = ein benutztes Plättchen

basket-cart = einen Karren
basket-ox = einen Ochsen
basket-cow = eine Kuh
basket-cart-ox = einen Karren und einen Ochsen
basket-cart-cow = einen Karren und eine Kuh
basket-ox-cow = einen Ochsen und eine Kuh
basket-cart-ox-cow = einen Karren, einen Ochsen und eine Kuh

order-permanent = dauerhafte Bestellung
    .acc = die dauerhafte Bestellung
order-a = Bestellung A
    .acc = Bestellung A
order-b = Bestellung B
    .acc = Bestellung B

offerings-permanent = die dauerhafte Opfergabe
offerings-first = die Opfergabe der Stufe 1
offerings-second = die Opfergabe der Stufe 2
offerings-permanent-first = die dauerhafte Opfergabe und die der Stufe 1
offerings-permanent-second = die dauerhafte Opfergabe und die der Stufe 2
offerings-first-second = die Opfergaben der Stufen 1 und 2
offerings-permanent-first-second = alle drei Opfergaben

offering-flour_rye = 1 Roggenmehl
offering-flour_oat = 1 Hafermehl
offering-flour_spelt = 1 Dinkelmehl
offering-salt_yeast = 1 Salz und 1 Hefe
offering-salt_2 = 2 Salz
offering-yeast_2 = 2 Hefe
offering-flour_any = 1 beliebiges Mehl
offering-milk_1 = 1 Milch
offering-pfennigs_3 = 3 Pfennige
offering-flour_wheat = 1 Weizenmehl
offering-bread_any = 1 beliebiges Brot
offering-flour_any_2 = 2 beliebige Mehle
offering-cow = 1 Kuh
offering-ox = 1 Ochse
offering-cart = 1 Karren
offering-milk_2 = 2 Milch

reward-reactivate = Tiere und Karren werden wieder aktiv
reward-vp_3 = 3 Siegpunkte
reward-flour_2 = 2 Mehl deiner Wahl
reward-flour_1 = 1 Mehl deiner Wahl
reward-ingredients = 2 Salz, 1 Wasser und 1 Hefe
reward-cart = 1 Karren
reward-ox = 1 Ochse
reward-cow = 1 Kuh
reward-master_baker = ein Bäckermeister kostenlos
reward-upgrade_baker = eine Verbesserung kostenlos
reward-favour = eine Gunst des Lehnsherrn
reward-discard_penance = ein Büßerhemd abwerfen

favour-salt_yeast = 2 Salz und 2 Hefe
favour-penitence_2 = 2 Buße
favour-discard_penance = ein Büßerhemd abwerfen
favour-flour_2 = 2 Mehl deiner Wahl
favour-cart = 1 Karren
favour-cow = 1 Kuh
favour-ox = 1 Ochse
favour-vp_3 = 3 Siegpunkte

set-pfennigs-1 = 1 Pfennig
set-flour-rye = 1 Roggenmehl
set-flour-spelt = 1 Dinkelmehl
set-flour-oat = 1 Hafermehl
set-flour-wheat = 1 Weizenmehl
set-milk-2 = 2 Milch
set-water-3 = 3 Wasser
set-water-2-salt-1 = 2 Wasser und 1 Salz
set-water-2-yeast-1 = 2 Wasser und 1 Hefe
set-water-1-salt-2 = 1 Wasser und 2 Salz
set-water-1-salt-1-yeast-1 = 1 Wasser, 1 Salz und 1 Hefe
set-water-1-yeast-2 = 1 Wasser und 2 Hefe
set-salt-3 = 3 Salz
set-salt-2-yeast-1 = 2 Salz und 1 Hefe
set-salt-1-yeast-2 = 1 Salz und 2 Hefe
set-yeast-3 = 3 Hefe
set-vp-1 = 1 Siegpunkt
set-milk-1 = 1 Milch
set-salt-1 = 1 Salz
set-yeast-1 = 1 Hefe

ware-water = Wasser
ware-salt = Salz
ware-yeast = Hefe
ware-milk = Milch
ware-flour-rye = Roggenmehl
ware-flour-spelt = Dinkelmehl
ware-flour-oat = Hafermehl
ware-flour-wheat = Weizenmehl
ware-active-cart = einen aktiven Karren
ware-active-ox = einen aktiven Ochsen
ware-active-cow = eine aktive Kuh
ware-used-cart = einen benutzten Karren
ware-used-ox = einen benutzten Ochsen
ware-used-cow = eine benutzte Kuh

villager-church_vp = Mesner (Kirche: 1 Siegpunkt)
    .acc = den Mesner (Kirche: 1 Siegpunkt)
villager-castle_penitence = Bettelmönch (Burg: 1 Buße)
    .acc = den Bettelmönch (Burg: 1 Buße)
villager-castle_pfennig = Verwalter (Burg: 1 Pfennig)
    .acc = den Verwalter (Burg: 1 Pfennig)
villager-mill_flour = Müller (Mühle: 1 Mehl deiner Wahl)
    .acc = den Müller (Mühle: 1 Mehl deiner Wahl)
villager-two_trades = Kaufmann (Handelshaus: ein zweiter Tausch)
    .acc = den Kaufmann (Handelshaus: ein zweiter Tausch)
villager-market_extra = Marktfrau (Markt: 1 Wasser, Salz oder Hefe)
    .acc = die Marktfrau (Markt: 1 Wasser, Salz oder Hefe)
villager-farm_barter = Viehhirt (Bauernhof: Tiere für Salz, Hefe und Milch)
    .acc = den Viehhirten (Bauernhof: Tiere für Salz, Hefe und Milch)
villager-river_water = Fährfrau (Fluss: 1 Wasser)
    .acc = die Fährfrau (Fluss: 1 Wasser)

helper-church_vp = Mesner
    .from = vom Mesner
helper-castle_penitence = Bettelmönch
    .from = vom Bettelmönch
helper-castle_pfennig = Verwalter
    .from = vom Verwalter
helper-mill_flour = Müller
    .from = vom Müller
helper-two_trades = Kaufmann
    .from = vom Kaufmann
helper-market_extra = Marktfrau
    .from = von der Marktfrau
helper-farm_barter = Viehhirt
    .from = vom Viehhirten
helper-river_water = Fährfrau
    .from = von der Fährfrau

family-1 = Beck
family-2 = Pfister
family-3 = Müller
family-4 = Brotbeck
family-5 = Semmler
family-6 = Kirchner
family-7 = Weckler
family-8 = Kornmann
family-9 = Laib
family-10 = Haberer
family-11 = Salzer
family-12 = Hefner
family-13 = Karrer
family-14 = Dinkelmann
family-15 = Roggenhofer
family-16 = Weizmann
family-17 = Pfarrer
family-18 = Fuhrmann

automaton-rudolf = Rudolf
automaton-hans = Hans
automaton-helga = Helga

option-mode = Modus
option-mode-basic = Grundspiel: ohne Bäckermeister, Ansehen, Diener und Büßerhemden
option-mode-expert = Expertenspiel: mit allem
option-edition = Regelausgabe
option-edition-en = Englisch
option-edition-es = Spanisch
option-sim_bakers = Sim-Bäcker
option-sim_bakers-auto = Keine; allein der empfohlene
option-sim_bakers-none = Keine
option-sim_bakers-rudolf = Rudolf
option-sim_bakers-hans = Hans
option-sim_bakers-helga = Helga
option-sim_bakers-rudolf-hans = Rudolf und Hans
option-sim_bakers-rudolf-helga = Rudolf und Helga
option-sim_bakers-hans-helga = Hans und Helga
option-sim_bakers-rudolf-hans-helga = Rudolf, Hans und Helga
option-sim_cards = Stärke der Sim-Bäcker
option-sim_cards-fierce = Wild, wie das Regelheft sagt
option-sim_cards-gentle = Sanft: für die ersten Partien
option-scenario = Szenario
option-scenario-none = Keines
option-scenario-famine_in_ulm = Hungersnot in Ulm
option-scenario-taking_the_cloth = Die Kutte nehmen
option-scenario-hail_lord_of_the_castle = Ein Hoch dem Burgherrn!
option-local_trade = Lokaler Handel: andere um Waren bitten
option-no_news_from_ulm = Keine Nachricht aus Ulm: keine künftigen Bestellungen

option-leftover_workers = Übrige Arbeiter der Sim-Bäcker in der Kirche
option-leftover_workers-donation = Eine Spende: 1 Buße
option-leftover_workers-visit = Ein voller Besuch: auch die Opfergabe der Stufe 2

score-track = Siegpunkte im Spiel
score-villagers = Dorfbewohner
score-loaves = Unverkauftes Brot
    .of =
        { $loaf ->
            [0] { "" }
            [one] 1 Laib
           *[other] { $loaf } Laibe
        }
score-loans = Offene Darlehen
    .of =
        { $loans ->
            [0] { "" }
            [one] 1 Darlehen
           *[other] { $loans } Darlehen
        }
score-reputation = Ansehen
score-penances = Büßerhemden
    .of =
        { $penances ->
            [0] { "" }
            [one] 1 Büßerhemd
           *[other] { $penances } Büßerhemden
        }
score-scenario = Die Kutte nehmen: ein Drittel zählt
score-penitence = Die Kutte nehmen: Buße

interrupt-answer = Frag mich, wenn jemand einen Handel anbietet (Lokaler Handel)
