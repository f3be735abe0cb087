# Villagers, auf Deutsch.

title = Villagers
about = Nach der Pest ist die Straße voller Menschen, die ein Zuhause suchen. Nimm Dorfbewohner von der Straße, lege sie auf die, von denen sie abhängen, und verdiene Gold an zwei Markttagen: am ersten, wenn der zweite Stapel leer ist, am zweiten, wenn alle Stapel leer sind. Mit Nahrung draftest du mehr, mit Bauleuten legst du mehr aus, und von einer bedeckten Karte zählt nur, was über ihrem Namen steht. Eine inoffizielle Umsetzung des Spiels von Haakon Hoel Gaarder nach der Print-and-Play-Ausgabe 5.4. Von uns sind die sechs Dorfbewohner, mit denen die Straße beginnt, und im Solospiel gegen die Gräfin alle Ereignisse und die Rückseite ihrer Karte. Auf der Regelseite steht alles, was von uns ist.
tagline = Hole Leute von der Straße, bilde Ketten von Berufen und verdiene an zwei Markttagen.

sign-gold = Gold: zählt an jedem Markttag, solange die Karte unbedeckt ist
sign-silver = Silber: zählt nur am zweiten Markttag
sign-food = Nahrung: drafte einen Dorfbewohner mehr
sign-builder = Bauleute: lege einen Dorfbewohner mehr aus
sign-padlock = Vorhängeschloss: bezahle Münzen, um es zu öffnen
sign-keyring = öffnet so viele Vorhängeschlösser
sign-market = dieser Markttag findet statt, wenn der Stapel leer ist

# ── was du tust ──────────────────────────────────────────────────────────────────────────────────

action-take = Nimm den Dorfbewohner auf Platz { $place } der Straße
action-draw = Ziehe die oberste Karte von Stapel { $stack }
action-courier = Schicke deinen Kurier
action-let-be = Überspringen
action-place =
    { $monks ->
        [0] Lege { $card_acc } { $spot }
        [one] Lege { $card_acc } auf einen Mönch, { $spot }
       *[other] Lege { $card_acc } auf { $monks } Mönche, { $spot }
    }
action-fetch = Tausche eine Handkarte gegen { $card_a }
action-put-on = Lege sie auf Stapel { $stack }
action-give = Wirf { $card_acc } ab
action-tinner = Spiele die Zinngießerin
action-smuggle = Spiele den Schmuggler auf { $card_acc }
action-apprentice =
    { $monks ->
        [0] Lehrling ins Dorf { $village }: befreie { $card_acc }
        [one] Lehrling ins Dorf { $village }: befreie { $card_acc } und lege die Karte auf einen Mönch
       *[other] Lehrling ins Dorf { $village }: befreie { $card_acc } und lege die Karte auf { $monks } Mönche
    }
action-unlock = Öffne per Zinngießerin
action-pay =
    { $copy ->
        [1] Bezahle die Schlüsselkarte im Dorf { $village }
       *[other] Bezahle die Schlüsselkarte mit weniger Münzen im Dorf { $village } (Nr. { $copy })
    }
action-pay-bank = Bezahle die Bank
action-end = Zug beenden
action-save = Lege eine Münze auf den Dorfbewohner auf Platz { $place }, damit er bleibt
action-save-none = Niemanden retten
action-keep = Behalte { $card_acc }
action-send = Überlass der Gräfin den Dorfbewohner auf Platz { $place }
action-jester = Hebe das Ereignis auf
action-accept = Nimm das Ereignis an
action-yield = Verliere { $card_acc } an die Gräfin
action-recruit = Bezahle für eine zweite Wahl
action-benefactor = Spiele den Wohltäter: Lege { $card_acc } { $spot }
action-prophet = Spiele den Propheten: Durchsuche Stapel { $stack }
action-choose = Nimm { $card_acc }
action-put-back = Lege als Nächstes { $card_acc } zurück
action-barbarian = Spiele den Barbaren
action-flaker = Spiele den Abwerber: Nimm { $card_acc } von Dorfkarte { $village }
action-noble = Spiele den Adligen: Sieh dir die Hand von Spieler { $village } an
action-schemer = Spiele den Ränkeschmied: Nimm { $card_acc } aus Dorf { $village }
action-rob = Bestiehl Spieler { $village } mit deinem Dieb
action-sheriff = Spiele den Sheriff: Verhafte den Dieb im Dorf { $village }
action-pigeoneer = Spiele den Taubenzüchter
action-freelance = Bezahle den Freiberufler im Dorf { $village }, um eine Karte mehr auszulegen
action-cover = Bedecke die Gründer mit offener { $side }

side-gold = Goldseite
side-farm = Hofseite

spot-alone = als eigene Karte
spot-bare = auf eine unbedeckte Karte
spot-shared = als zweiten Zweig
spot-monk = auf einen Mönch
spot-apprentice = auf einen Lehrling

village-countess = der Gräfin
automaton-countess = Die Gräfin

# ── was gefragt wird ─────────────────────────────────────────────────────────────────────────────

prompt-pick-villager = Nimm einen Dorfbewohner von der Straße oder die oberste Karte eines Stapels.
    .doing = wählt einen Dorfbewohner
prompt-courier-window = Vor der nächsten Wahl einen Kurier spielen?
    .doing = entscheidet über einen Kurier
prompt-courier-takes = Wähle den Dorfbewohner, den dein Kurier mitbringt.
    .doing = schickt einen Kurier
prompt-build-turn = Baue dein Dorf aus oder beende deinen Zug.
    .doing = baut
prompt-choose-stack = Auf welchen Stapel kommt die abgeworfene Karte?
    .doing = wählt einen Stapel
prompt-give-card = Wähle eine Karte zum Abwerfen.
    .doing = wählt eine Karte zum Abwerfen
prompt-open-padlock = Wen bezahlst du, um das Schloss zu öffnen?
    .doing = öffnet ein Vorhängeschloss
prompt-place-freed = Wähle einen Platz für den befreiten Dorfbewohner.
    .doing = legt einen Dorfbewohner aus
prompt-cover-founders = Wähle die Gründer, die du bedeckst.
    .doing = wählt Gründer
prompt-save-villager = Einen Dorfbewohner auf der Straße mit einer Münze retten?
    .doing = überlegt, jemanden zu retten
prompt-keep-card = Behalte eine Karte. Den Rest gibst du nach links weiter.
    .doing = wählt eine Karte zum Behalten
prompt-pass-to-countess = Wähle einen Dorfbewohner von der Straße für die Gräfin.
    .doing = wählt einen Dorfbewohner für die Gräfin
prompt-face-event = Dieses Ereignis mit dem Hofnarren aufheben?
    .doing = hat ein Ereignis vor sich
prompt-yield-villager = Wähle den Dorfbewohner, den du an die Gräfin verlierst.
    .doing = verliert einen Dorfbewohner
prompt-look-through = Wähle eine dieser Karten.
    .doing = wählt eine Karte
prompt-put-back = Lege die Karten zurück, die unterste zuerst. Welche ist die nächste?
    .doing = legt Karten zurück
prompt-take-from-hand = Wähle den Dorfbewohner, den dein Adliger nimmt.
    .doing = wählt mit dem Adligen

# ── was geschehen ist ────────────────────────────────────────────────────────────────────────────

event-round = Runde { $round }: { $player } beginnt.
event-round-alone = Runde { $round }.
event-drafted =
    { $coins ->
        [0] { $player } nahm { whom-card }.
        [one] { $player } nahm { whom-card } und 1 Münze.
       *[other] { $player } nahm { whom-card } und { $coins } Münzen.
    }
event-drew = { $player } zog { whom-card } von Stapel { $stack }.
event-picked-up =
    { $cards ->
        [one] { $player } nahm 1 gedraftete Karte auf die Hand.
       *[other] { $player } nahm { $cards } gedraftete Karten auf die Hand.
    }
event-nothing-to-draft = Es ist niemand mehr zum Draften da.
event-arrived =
    { $stack ->
        [0] { $card_nom } kam aus der Reserve auf die Straße.
       *[other] { $card_nom } kam von Stapel { $stack } auf die Straße.
    }
event-left =
    { $coins ->
        [0] { $card_nom } verließ die Straße.
        [one] { $card_nom } verließ die Straße, und die Münze darauf ging an die Bank.
       *[other] { $card_nom } verließ die Straße, und die { $coins } Münzen darauf gingen an die Bank.
    }
event-road-coins =
    { $coins ->
        [one] Die Bank legte 1 Münze auf den Dorfbewohner auf der Straße.
       *[other] Die Bank legte { $coins } Münzen auf die Dorfbewohner auf der Straße.
    }
event-stack-empty = Stapel { $stack } ist leer.
event-first-market-called = Am Ende dieser Runde ist der erste Markttag.
event-last-round = Alle Stapel sind leer. Das ist die letzte Runde, sie endet mit dem zweiten Markttag.
event-courier = { $player } schickte einen Kurier.
event-courier-took =
    { $coins ->
        [0] { $player } nahm { whom-card } von der Straße.
        [one] { $player } nahm { whom-card } und 1 Münze von der Straße.
       *[other] { $player } nahm { whom-card } und { $coins } Münzen von der Straße.
    }
event-courier-drew = { $player } nahm verdeckt { a-suit-card } von Stapel { $stack }.
event-courier-saw = Der Kurier brachte dir { whom-card }.
event-saved = { $player } hielt { whom-card } mit { $paid } auf der Straße.
event-placed = { $player } legte { whom-card } aus.
event-placed-monks =
    { $monks ->
        [one] { $player } legte { whom-card } auf einen Mönch.
       *[other] { $player } legte { whom-card } auf { $monks } Mönche.
    }
event-placed-founders =
    { $food ->
        [0] { $player } legte die Gründer mit der Goldseite nach oben aus.
       *[other] { $player } legte die Gründer mit der Hofseite nach oben aus.
    }
event-exchanged = { $player } tauschte { a-suit-card } gegen { $card_a } (Stapel { $stack }).
event-exchanged-discard = { $player } tauschte { a-suit-card } gegen { $card_a } (abgeworfen).
event-opened-free = { $player } öffnete mit der Zinngießerin ein Vorhängeschloss.
event-paid-bank = { $player } bezahlte der Bank { $paid } für ein Vorhängeschloss.
event-paid-own =
    { $coins ->
        [one] { $player } legte für ein Vorhängeschloss 1 Münze aus der Bank auf die eigene Karte { $card }.
       *[other] { $player } legte für ein Vorhängeschloss { $coins } Münzen aus der Bank auf die eigene Karte { $card }.
    }
event-paid-other =
    { $hers ->
        [0] { $player } legte für ein Vorhängeschloss { $paid } auf die Karte { $card } von { $other }.
       *[other] { $player } legte für ein Vorhängeschloss { $paid } auf die Karte { $card } der Gräfin.
    }
event-tinner = { $player } spielte die Zinngießerin.
event-smuggled =
    { $coins ->
        [one] { $player } verkaufte mit dem Schmuggler das Gold { of-card } für 1 Münze.
       *[other] { $player } verkaufte mit dem Schmuggler das Gold { of-card } für { $coins } Münzen.
    }
event-apprentice =
    { $own ->
        [0] { $player } ersetzte { whom-card } im Dorf von { $other } durch den Lehrling.
       *[other] { $player } ersetzte { whom-card } im eigenen Dorf durch den Lehrling.
    }
event-freed-to-hand = { $player } nahm { whom-card } auf die Hand.
event-built = { $player } beendete den Bau.
event-turned = { $player } hatte keine Nahrung und drehte die Gründer auf die Hofseite.
event-first-market =
    { $gains ->
        [0] { $player } verdiente am ersten Markttag nichts.
       *[other] { $player } verdiente am ersten Markttag { $gained }{ $coins ->
            [0] .
           *[other] , davon { $coins } für Münzen auf Dorfbewohnern.
        }
    }
event-second-market =
    { $gains ->
        [0] { $player } verdiente am zweiten Markttag nichts.
       *[other] { $player } verdiente am zweiten Markttag { $gained }: { $gold ->
            [0] nichts für Gold
           *[other] { $gold } für Gold
        }{ $coins ->
            [0] { "" }
           *[other] , { $coins } für Münzen auf Dorfbewohnern
        }{ $silver ->
            [0] .
           *[other] , { $silver } für Silber.
        }
    }
event-bronze =
    { $coins ->
        [one] { $player } verdiente 1 Münze für Bronze.
       *[other] { $player } verdiente { $coins } Münzen für Bronze.
    }
event-kept = Du behieltst { whom-card }.
event-passed-hands = Alle behielten eine Karte und gaben den Rest nach links weiter.
event-hands-drafted =
    { $cards ->
        [one] Alle behielten eine letzte Karte und haben nun 1 Handkarte. Die übrigen Karten kamen unter die Reserve.
       *[other] Alle behielten eine letzte Karte und haben nun { $cards } Handkarten. Die übrigen Karten kamen unter die Reserve.
    }
event-sent =
    { $coins ->
        [0] { $player } überließ der Gräfin { whom-card }.
        [one] { $player } überließ der Gräfin { whom-card } und 1 Münze.
       *[other] { $player } überließ der Gräfin { whom-card } und { $coins } Münzen.
    }
event-happening = Ereignis: { $happening }.
event-jester = { $player } hob mit dem Hofnarren das Ereignis auf.
event-paid-countess = { $player } bezahlte der Gräfin { $paid }.
event-countess-gained = { $player } erhielt { $gained }.
event-countess-turned = { $player } drehte ihre Karte um, sie bringt nun { $gold } Gold.
event-yielded =
    { $coins ->
        [0] { $player } verlor { whom-card } an die Gräfin.
        [one] { $player } verlor { whom-card } und 1 Münze an die Gräfin.
       *[other] { $player } verlor { whom-card } und { $coins } Münzen an die Gräfin.
    }
event-recruited = { $player } bezahlte dem Anwerber { $paid } für eine zweite Wahl.
event-benefactor = { $player } spielte den Wohltäter.
event-prophet = { $player } durchsuchte mit dem Propheten Stapel { $stack }.
event-put-back =
    { $stack ->
        [0] { $player } legte den Rest auf die Reserve zurück.
       *[other] { $player } legte den Rest auf Stapel { $stack } zurück.
    }
event-barbarian =
    { $coins ->
        [0] { $player } räumte mit dem Barbaren die Straße.
        [one] { $player } räumte mit dem Barbaren die Straße und nahm 1 Münze.
       *[other] { $player } räumte mit dem Barbaren die Straße und nahm { $coins } Münzen.
    }
event-flaker =
    { $own ->
        [0] { $player } nahm mit dem Abwerber { whom-card } von der Dorfkarte von { $other }.
       *[other] { $player } nahm mit dem Abwerber { whom-card } von der eigenen Dorfkarte.
    }
event-noble = { $player } sah sich mit dem Adligen die Hand von { $other } an.
event-noble-took = { $player } nahm { a-suit-card } aus der Hand von { $other }.
event-noble-took-card = Die Karte, die { $player } nahm: { the-card }.
event-schemed =
    { $own ->
        [0] { $player } nahm mit dem Ränkeschmied { whom-card } aus dem Dorf von { $other }{ $coins ->
            [0] .
            [one] {" "}und ließ die Münze darauf dort.
           *[other] {" "}und ließ die { $coins } Münzen darauf dort.
        }
       *[other] { $player } nahm mit dem Ränkeschmied { whom-card } aus dem eigenen Dorf{ $coins ->
            [0] .
            [one] {" "}und dazu die Münze darauf.
           *[other] {" "}und dazu die { $coins } Münzen darauf.
        }
    }
event-returned = { $player } nahm { whom-card } zurück, da nichts mehr darauf liegt.
event-robbed =
    { $coins ->
        [one] { $player } stahl { $other } mit dem Dieb 1 Münze.
       *[other] { $player } stahl { $other } mit dem Dieb { $coins } Münzen.
    }
event-arrested =
    { $own ->
        [0] { $player } verhaftete mit dem Sheriff den Dieb von { $other }{ $coins ->
            [0] .
            [one] {" "}und nahm die Münze darauf.
           *[other] {" "}und nahm die { $coins } Münzen darauf.
        }
       *[other] { $player } verhaftete mit dem Sheriff den eigenen Dieb{ $coins ->
            [0] .
            [one] {" "}und nahm die Münze darauf.
           *[other] {" "}und nahm die { $coins } Münzen darauf.
        }
    }
event-pigeoneer =
    { $cards ->
        [one] { $player } sah sich mit dem Taubenzüchter die oberste Karte der Reserve an.
       *[other] { $player } sah sich mit dem Taubenzüchter die obersten { $cards } Karten der Reserve an.
    }
event-pigeon = { $player } nahm { a-suit-card } aus der Reserve.
event-pigeon-saw = Der Taubenzüchter brachte dir { whom-card }.
event-freelanced =
    { $own ->
        [0] { $player } legte { $paid } auf den Freiberufler von { $other }, um eine Karte mehr auszulegen.
       *[other] { $player } legte { $paid } auf den eigenen Freiberufler, um eine Karte mehr auszulegen.
    }

# ── was man vorher wissen sollte ─────────────────────────────────────────────────────────────────

warning-stack-empty = Stapel { $stack } wird leer.
warning-first-market-called = Am Ende dieser Runde ist dann der erste Markttag.
warning-last-round = Alle Stapel werden leer: Das wird die letzte Runde.
warning-nothing-to-draft = Dann ist niemand mehr zum Draften da, und die Draftphase endet.
warning-turned =
    { $yours ->
        [1] Du hast keine Nahrung: Deine Gründer werden auf die Hofseite gedreht.
       *[other] { $player } hat keine Nahrung; die Gründer werden auf die Hofseite gedreht.
    }
warning-returned =
    { $yours ->
        [1] { the-card-begins } kommt auf deine Hand zurück, weil nichts mehr darauf liegt.
       *[other] { the-card-begins } kommt auf die Hand von { $player } zurück, weil nichts mehr darauf liegt.
    }

# ── wie viel wovon: immer im Akkusativ ───────────────────────────────────────────────────────────

amount-coins =
    { $count ->
        [0] keine Münzen
        [one] 1 Münze
       *[other] { $count } Münzen
    }
amount-coins-on-villagers =
    { $count ->
        [0] keine Münzen auf Dorfbewohnern
        [one] 1 Münze auf einem Dorfbewohner
       *[other] { $count } Münzen auf Dorfbewohnern
    }
amount-hand =
    { $count ->
        [0] keine Handkarten
        [one] 1 Handkarte
       *[other] { $count } Handkarten
    }
amount-drafted =
    { $count ->
        [0] keine gedraftete Karten
        [one] 1 gedraftete Karte
       *[other] { $count } gedraftete Karten
    }
amount-villagers =
    { $count ->
        [0] keine Dorfbewohner
        [one] 1 Dorfbewohner
       *[other] { $count } Dorfbewohner
    }
amount-gold =
    { $count ->
        [0] kein Gold
       *[other] { $count } Gold
    }
amount-silver =
    { $count ->
        [0] kein Silber
       *[other] { $count } Silber
    }
amount-bronze =
    { $count ->
        [0] keine Bronze
       *[other] { $count } Bronze
    }
amount-food =
    { $count ->
        [0] keine Nahrung
       *[other] { $count } Nahrung
    }
amount-builders =
    { $count ->
        [0] keine Bauleute
       *[other] { $count } Bauleute
    }
amount-padlocks =
    { $count ->
        [0] keine Vorhängeschlösser
        [one] 1 Vorhängeschloss
       *[other] { $count } Vorhängeschlösser
    }
amount-jester =
    { $count ->
        [0] keinen Hofnarren
        [one] 1 Hofnarren
       *[other] { $count } Hofnarren
    }
amount-suit-grains =
    { $count ->
        [0] keine Korn-Symbole
        [one] 1 Korn-Symbol
       *[other] { $count } Korn-Symbole
    }
amount-suit-wood =
    { $count ->
        [0] keine Holz-Symbole
        [one] 1 Holz-Symbol
       *[other] { $count } Holz-Symbole
    }
amount-suit-hay =
    { $count ->
        [0] keine Heu-Symbole
        [one] 1 Heu-Symbol
       *[other] { $count } Heu-Symbole
    }
amount-suit-ore =
    { $count ->
        [0] keine Erz-Symbole
        [one] 1 Erz-Symbol
       *[other] { $count } Erz-Symbole
    }
amount-suit-grapes =
    { $count ->
        [0] keine Trauben-Symbole
        [one] 1 Trauben-Symbol
       *[other] { $count } Trauben-Symbole
    }
amount-suit-wool =
    { $count ->
        [0] keine Woll-Symbole
        [one] 1 Woll-Symbol
       *[other] { $count } Woll-Symbole
    }
amount-suit-leather =
    { $count ->
        [0] keine Leder-Symbole
        [one] 1 Leder-Symbol
       *[other] { $count } Leder-Symbole
    }
amount-suit-single =
    { $count ->
        [0] keine Einzelgänger-Symbole
        [one] 1 Einzelgänger-Symbol
       *[other] { $count } Einzelgänger-Symbole
    }
amount-suit-special =
    { $count ->
        [0] keine Spezial-Symbole
        [one] 1 Spezial-Symbol
       *[other] { $count } Spezial-Symbole
    }

# ── Karten im Satz ───────────────────────────────────────────────────────────────────────────────

the-card = { $card }
the-card-begins = { $card_nom }
whom-card = { $card_acc }
of-card = der Karte { $card }
a-suit-card =
    { $suit ->
        [Wolle] eine Woll-Karte
       *[other] eine { $suit }-Karte
    }

# ── warum nicht ──────────────────────────────────────────────────────────────────────────────────

why-nobody-there = Dort ist niemand.
why-stack-is-empty = Stapel { $stack } ist leer.
why-face-up-only = Dieses Ereignis verbietet verdeckte Karten, solange jemand auf der Straße ist.
why-no-courier = Du hast keinen Kurier auf der Hand.
why-empty-place = Dort ist niemand.
why-has-coin = Auf diesem Dorfbewohner liegt schon eine Münze.
why-no-coin-to-save =
    { $have ->
        [0] Jemanden zu retten kostet { $needed }, und du hast keine.
       *[other] Jemanden zu retten kostet { $needed }, und du hast nur { $held }.
    }
why-limit-reached =
    { $limit ->
        [one] Du hast dein Baulimit von 1 Dorfbewohner ausgeschöpft.
       *[other] Du hast dein Baulimit von { $limit } Dorfbewohnern ausgeschöpft.
    }
why-cap-reached =
    { $left ->
        [0] Du hast schon { $cap } Karten gespielt, mehr darfst du in einem Zug nicht spielen.
        [one] Dafür brauchst du { $cards } Karten, du darfst in diesem Zug aber nur noch 1 spielen (höchstens { $cap }).
       *[other] Dafür brauchst du { $cards } Karten, du darfst in diesem Zug aber nur noch { $left } spielen (höchstens { $cap }).
    }
why-nothing-to-build-on = Dir fehlt eine unbedeckte Karte dieser Art: { $card }.
why-padlock-too-dear =
    { $have ->
        [0] Das Schloss kostet { $needed }. Du hast keine und in deinem Dorf keine Karte { $card }.
       *[other] Das Schloss kostet { $needed }. Du hast nur { $held } und in deinem Dorf keine Karte { $card }.
    }
why-monk-not-alone = Lege einen Mönch zusammen mit dem Dorfbewohner darauf aus.
why-only-in-draft = Diese Karte kannst du nur beim Draften spielen.
why-no-more-exchanges =
    { $exchanges ->
        [one] Du hast in diesem Zug schon eine Karte getauscht.
       *[other] Du hast in diesem Zug schon { $exchanges } Karten getauscht.
    }
why-basic-pile-empty = Diese Karte ist aufgebraucht: { $card }.
why-no-card-in-hand =
    { $have ->
        [0] Ein Tausch kostet { $needed }, und du hast keine.
       *[other] Ein Tausch kostet { $needed }, und du hast nur { $held }.
    }
why-stack-is-gone = Stapel { $stack } ist leer.
why-own-unlocker-first = Du hast selbst eine Karte { $card }, darum zahlt die Bank.
why-another-has-unlocker = Jemand hat eine Karte { $card }, darum kannst du nicht die Bank bezahlen.
why-too-few-coins =
    { $have ->
        [0] Du brauchst { $needed } und hast keine.
       *[other] Du brauchst { $needed } und hast nur { $held }.
    }
why-no-tinner = Du hast in diesem Zug keine Zinngießerin gespielt.
why-no-gold-to-smuggle = Dieser Dorfbewohner zeigt kein Gold.
why-not-their-founders = Die Gründer anderer kannst du nicht befreien.
why-no-target-for-apprentice = Mönche und Lehrlinge kannst du nicht befreien.
why-freed-does-not-fit =
    { $monks ->
        [0] Für { $card_acc } wäre in deinem Dorf kein Platz.
        [one] Für { $card_acc } wäre in deinem Dorf kein Platz, auch nicht auf einem Mönch.
       *[other] Für { $card_acc } wäre in deinem Dorf kein Platz, auch nicht auf { $monks } Mönchen.
    }
why-not-enough-gold = Das Ereignis nimmt jemanden mit mindestens { $least } Gold; { $card } hat { $gold }.
why-no-coin-for-recruiter =
    { $have ->
        [0] Der Anwerber kostet { $needed }, und du hast keine.
       *[other] Der Anwerber kostet { $needed }, und du hast nur { $held }.
    }
why-recruiter-used = Du hast den Anwerber in diesem Zug schon bezahlt.
why-draft-limit-holds = Dein Draftlimit ist { $limit }, du hast nur noch diese Wahl.
why-only-specials-there = In dieser Hand sind nur rote Karten.
why-reserve-is-empty = Die Reserve ist leer.
why-freelancer-comes-first = Den Freiberufler kannst du einmal pro Zug bezahlen, bevor du etwas anderes tust.
why-build-limit-is-full = Dein Baulimit ist schon { $limit }, mehr geht nicht.
why-no-coin-for-freelancer =
    { $have ->
        [0] Der Freiberufler kostet { $needed }, und du hast keine.
       *[other] Der Freiberufler kostet { $needed }, und du hast nur { $held }.
    }
why-thief-was-at-work = Du hast deinen Dieb in diesem Zug schon eingesetzt.
why-too-poor-to-rob =
    { $coins ->
        [0] Der Dieb nimmt { $least } Münzen, und dort ist keine.
        [one] Der Dieb nimmt { $least } Münzen, und dort ist nur 1.
       *[other] Der Dieb nimmt { $least } Münzen, und dort sind nur { $coins }.
    }
why-no-such-monk = Du hast keinen unbedeckten Mönch, der für { $card_acc } steht.
why-no-such-apprentice = Du hast keinen unbedeckten Lehrling, der für { $card_acc } steht.
why-not-covered = Der Lehrling ersetzt nur bedeckte Dorfbewohner, und dieser ist unbedeckt.
why-nobody-covered = Der Lehrling ersetzt nur bedeckte Dorfbewohner, und es gibt keinen.
why-courier-in-own-turn = Einen Kurier kannst du nur im Draftzug anderer spielen.

# ── Varianten und Wertung ────────────────────────────────────────────────────────────────────────

option-edition = Ausgabe
option-edition-pnp = Print-and-Play 5.4
option-edition-retail = Handel 2019
option-drafted_hands = Starthände draften (besser für Erfahrene)
option-promo = Promokarten
option-profiteers = Erweiterung Profiteure
option-saints = Erweiterung Heilige
option-scoundrels = Erweiterung Halunken
option-start = Wer beginnt?
option-start-random = Zufällig
option-start-1 = Spieler 1
option-start-2 = Spieler 2
option-start-3 = Spieler 3
option-start-4 = Spieler 4
option-start-5 = Spieler 5
option-memory_aid = Gedächtnishilfe: zeigt gesehene Karten

scored =
    { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
scores-total = Münzen insgesamt
score-start = Zu Beginn
score-road = Von der Straße
score-padlocks = Für Schlösser bezahlt
score-specials = Rote Karten
score-first-market = Erster Markttag
score-second-market = Zweiter Markttag
score-silver = Silber
score-bronze = Bronze
score-events = Ereignisse

# ── Namen ────────────────────────────────────────────────────────────────────────────────────────

suit-grains = Korn
suit-wood = Holz
suit-hay = Heu
suit-ore = Erz
suit-grapes = Trauben
suit-wool = Wolle
suit-leather = Leder
suit-single = Einzelgänger
suit-special = Spezial

happening-s1 = bezahle der Gräfin { $many ->
    [one] 1 Münze
   *[other] { $many } Münzen
} (Ereignis von uns)
happening-s2 = die Gräfin erhält { $many ->
    [one] 1 Münze
   *[other] { $many } Münzen
} für jede Nahrung in deinem Dorf (Ereignis von uns)
happening-s3 = bezahle der Gräfin { $many ->
    [one] 1 Münze
   *[other] { $many } Münzen
} für jeden Dorfbewohner, den du in dieser Runde auslegst (Ereignis von uns)
happening-s4 = die Gräfin erhält { $many ->
    [one] 1 Münze
   *[other] { $many } Münzen
} für jede Handkarte über { $above } hinaus (Ereignis von uns)
happening-s5 = in dieser Runde werden keine verdeckten Karten gedraftet (Ereignis von uns)
happening-s6 = du verlierst { $least ->
    [0] einen deiner unbedeckten Dorfbewohner
   *[other] einen unbedeckten Dorfbewohner mit mindestens { $least } Gold
} an die Gräfin (Ereignis von uns)
happening-w1 = bezahle der Gräfin { $many ->
    [one] 1 Münze
   *[other] { $many } Münzen
} (Ereignis von uns)
happening-w2 = du verlierst { $least ->
    [0] einen deiner unbedeckten Dorfbewohner
   *[other] einen unbedeckten Dorfbewohner mit mindestens { $least } Gold
} an die Gräfin (Ereignis von uns)
happening-w3 = lege in dieser Runde { $many ->
    [one] einen
   *[other] { $many }
} Dorfbewohner weniger aus (Ereignis von uns)
happening-w4 = drafte in dieser Runde { $many ->
    [one] einen
   *[other] { $many }
} Dorfbewohner weniger (Ereignis von uns)
happening-w5 = die Gräfin erhält { $many ->
    [one] 1 Münze
   *[other] { $many } Münzen
} für jedes Vorhängeschloss in deinem Dorf (Ereignis von uns)
happening-w6 = die Gräfin erhält { $many ->
    [one] 1 Münze
   *[other] { $many } Münzen
} für jedes Goldsymbol in deinem Dorf (Ereignis von uns)

card-founders = Gründer
    .nom = Die Karte Gründer
    .acc = die Gründer
    .a = Gründer
card-founders_food = Gründer (Hofseite)
    .nom = Die Karte Gründer (Hofseite)
    .acc = die Gründer (Hofseite)
    .a = Gründer (Hofseite)
card-hayer = Heuwenderin
    .nom = Die Heuwenderin
    .acc = die Heuwenderin
    .a = eine Heuwenderin
card-lumberjack = Holzfäller
    .nom = Der Holzfäller
    .acc = den Holzfäller
    .a = einen Holzfäller
card-miner = Bergarbeiter
    .nom = Der Bergarbeiter
    .acc = den Bergarbeiter
    .a = einen Bergarbeiter
card-brewer = Brauer
    .nom = Der Brauer
    .acc = den Brauer
    .a = einen Brauer
card-poulterer = Geflügelhändlerin
    .nom = Die Geflügelhändlerin
    .acc = die Geflügelhändlerin
    .a = eine Geflügelhändlerin
card-swineherd = Schweinehirt
    .nom = Der Schweinehirt
    .acc = den Schweinehirten
    .a = einen Schweinehirten
card-truffer = Trüffelsucher
    .nom = Der Trüffelsucher
    .acc = den Trüffelsucher
    .a = einen Trüffelsucher
card-thatcher = Strohdachdecker
    .nom = Der Strohdachdecker
    .acc = den Strohdachdecker
    .a = einen Strohdachdecker
card-bed_builder = Bettenbauer
    .nom = Der Bettenbauer
    .acc = den Bettenbauer
    .a = einen Bettenbauer
card-grazier = Viehzüchter
    .nom = Der Viehzüchter
    .acc = den Viehzüchter
    .a = einen Viehzüchter
card-milk_maid = Milchmagd
    .nom = Die Milchmagd
    .acc = die Milchmagd
    .a = eine Milchmagd
card-fromager = Käser
    .nom = Der Käser
    .acc = den Käser
    .a = einen Käser
card-peddler = Hausierer
    .nom = Der Hausierer
    .acc = den Hausierer
    .a = einen Hausierer
card-horse_trader = Pferdehändler
    .nom = Der Pferdehändler
    .acc = den Pferdehändler
    .a = einen Pferdehändler
card-ore_muler = Erzsäumer
    .nom = Der Erzsäumer
    .acc = den Erzsäumer
    .a = einen Erzsäumer
card-blacksmith = Schmied
    .nom = Der Schmied
    .acc = den Schmied
    .a = einen Schmied
card-glass_blower = Glasbläser
    .nom = Der Glasbläser
    .acc = den Glasbläser
    .a = einen Glasbläser
card-mason = Maurer
    .nom = Der Maurer
    .acc = den Maurer
    .a = einen Maurer
card-seeker = Schürfer
    .nom = Der Schürfer
    .acc = den Schürfer
    .a = einen Schürfer
card-spelunker = Höhlenforscher
    .nom = Der Höhlenforscher
    .acc = den Höhlenforscher
    .a = einen Höhlenforscher
card-jeweler = Juwelier
    .nom = Der Juwelier
    .acc = den Juwelier
    .a = einen Juwelier
card-locksmith = Schlosser
    .nom = Der Schlosser
    .acc = den Schlosser
    .a = einen Schlosser
card-carpenter = Tischler
    .nom = Der Tischler
    .acc = den Tischler
    .a = einen Tischler
card-cooper = Böttcher
    .nom = Der Böttcher
    .acc = den Böttcher
    .a = einen Böttcher
card-shipwright = Schiffbauer
    .nom = Der Schiffbauer
    .acc = den Schiffbauer
    .a = einen Schiffbauer
card-wheeler = Radmacher
    .nom = Der Radmacher
    .acc = den Radmacher
    .a = einen Radmacher
card-cartwright = Wagner
    .nom = Der Wagner
    .acc = den Wagner
    .a = einen Wagner
card-wood_carver = Holzschnitzer
    .nom = Der Holzschnitzer
    .acc = den Holzschnitzer
    .a = einen Holzschnitzer
card-log_rafter = Flößer
    .nom = Der Flößer
    .acc = den Flößer
    .a = einen Flößer
card-graper = Traubenleserin
    .nom = Die Traubenleserin
    .acc = die Traubenleserin
    .a = eine Traubenleserin
card-vintner = Winzer
    .nom = Der Winzer
    .acc = den Winzer
    .a = einen Winzer
card-wine_trader = Weinhändler
    .nom = Der Weinhändler
    .acc = den Weinhändler
    .a = einen Weinhändler
card-shepherd = Schäfer
    .nom = Der Schäfer
    .acc = den Schäfer
    .a = einen Schäfer
card-spinner = Spinnerin
    .nom = Die Spinnerin
    .acc = die Spinnerin
    .a = eine Spinnerin
card-weaver = Weberin
    .nom = Die Weberin
    .acc = die Weberin
    .a = eine Weberin
card-tailor = Schneider
    .nom = Der Schneider
    .acc = den Schneider
    .a = einen Schneider
card-tanner = Gerber
    .nom = Der Gerber
    .acc = den Gerber
    .a = einen Gerber
card-saddler = Sattler
    .nom = Der Sattler
    .acc = den Sattler
    .a = einen Sattler
card-cobbler = Schuster
    .nom = Der Schuster
    .acc = den Schuster
    .a = einen Schuster
card-harvester = Erntehelfer
    .nom = Der Erntehelfer
    .acc = den Erntehelfer
    .a = einen Erntehelfer
card-hunter = Jäger
    .nom = Der Jäger
    .acc = den Jäger
    .a = einen Jäger
card-chandler = Kerzenmacher
    .nom = Der Kerzenmacher
    .acc = den Kerzenmacher
    .a = einen Kerzenmacher
card-wattler = Flechter
    .nom = Der Flechter
    .acc = den Flechter
    .a = einen Flechter
card-fisher = Fischer
    .nom = Der Fischer
    .acc = den Fischer
    .a = einen Fischer
card-beekeeper = Imker
    .nom = Der Imker
    .acc = den Imker
    .a = einen Imker
card-food_seller = Lebensmittelhändler
    .nom = Der Lebensmittelhändler
    .acc = den Lebensmittelhändler
    .a = einen Lebensmittelhändler
card-freemason = Freimaurer
    .nom = Der Freimaurer
    .acc = den Freimaurer
    .a = einen Freimaurer
card-priest = Priester
    .nom = Der Priester
    .acc = den Priester
    .a = einen Priester
card-agent = Agent
    .nom = Der Agent
    .acc = den Agenten
    .a = einen Agenten
card-monk = Mönch
    .nom = Der Mönch
    .acc = den Mönch
    .a = einen Mönch
card-apprentice = Lehrling
    .nom = Der Lehrling
    .acc = den Lehrling
    .a = einen Lehrling
card-tinner = Zinngießerin
    .nom = Die Zinngießerin
    .acc = die Zinngießerin
    .a = eine Zinngießerin
card-smuggler = Schmuggler
    .nom = Der Schmuggler
    .acc = den Schmuggler
    .a = einen Schmuggler
card-courier = Kurier
    .nom = Der Kurier
    .acc = den Kurier
    .a = einen Kurier
card-plower = Pflüger
    .nom = Der Pflüger
    .acc = den Pflüger
    .a = einen Pflüger
card-scribe = Schreiber
    .nom = Der Schreiber
    .acc = den Schreiber
    .a = einen Schreiber
card-wholesaler = Großhändler
    .nom = Der Großhändler
    .acc = den Großhändler
    .a = einen Großhändler
card-captain = Kapitän
    .nom = Der Kapitän
    .acc = den Kapitän
    .a = einen Kapitän
card-arkwright = Truhenmacher
    .nom = Der Truhenmacher
    .acc = den Truhenmacher
    .a = einen Truhenmacher
card-carter = Fuhrmann
    .nom = Der Fuhrmann
    .acc = den Fuhrmann
    .a = einen Fuhrmann
card-alchemist = Alchemist
    .nom = Der Alchemist
    .acc = den Alchemisten
    .a = einen Alchemisten
card-freelancer = Freiberufler
    .nom = Der Freiberufler
    .acc = den Freiberufler
    .a = einen Freiberufler
card-benefactor = Wohltäter
    .nom = Der Wohltäter
    .acc = den Wohltäter
    .a = einen Wohltäter
card-nun = Nonne
    .nom = Die Nonne
    .acc = die Nonne
    .a = eine Nonne
card-pigeoneer = Taubenzüchter
    .nom = Der Taubenzüchter
    .acc = den Taubenzüchter
    .a = einen Taubenzüchter
card-prophet = Prophet
    .nom = Der Prophet
    .acc = den Propheten
    .a = einen Propheten
card-recruiter = Anwerber
    .nom = Der Anwerber
    .acc = den Anwerber
    .a = einen Anwerber
card-barbarian = Barbar
    .nom = Der Barbar
    .acc = den Barbaren
    .a = einen Barbaren
card-flaker = Abwerber
    .nom = Der Abwerber
    .acc = den Abwerber
    .a = einen Abwerber
card-noble = Adliger
    .nom = Der Adlige
    .acc = den Adligen
    .a = einen Adligen
card-schemer = Ränkeschmied
    .nom = Der Ränkeschmied
    .acc = den Ränkeschmied
    .a = einen Ränkeschmied
card-thief = Dieb
    .nom = Der Dieb
    .acc = den Dieb
    .a = einen Dieb
card-sheriff = Sheriff
    .nom = Der Sheriff
    .acc = den Sheriff
    .a = einen Sheriff

interrupt-courier-window = Frag mich vor der Wahl anderer, damit ich einen Kurier spielen kann
