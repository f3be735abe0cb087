# Was auf dem gezeichneten Tisch von Villagers steht.

villagers-place-row = Die Straße
villagers-place-stacks = Stapel
villagers-place-hand = Von deiner Hand
villagers-place-basics = Grundbewohner
villagers-place-special = Rote Karten
villagers-place-padlock = Vorhängeschloss
villagers-road = Die Straße
villagers-stacks = Stapel
villagers-state = Runde { $round } · { $player } beginnt · { $reserve } in der Reserve
villagers-countess =
    { $coins ->
        [one] die Gräfin hat 1 Münze
       *[other] die Gräfin hat { $coins } Münzen
    }
villagers-in-row =
    { $coins ->
        [0] Straße, Platz { $place }: { $card }
        [one] Straße, Platz { $place }: { $card }, darauf 1 Münze
       *[other] Straße, Platz { $place }: { $card }, darauf { $coins } Münzen
    }
villagers-stack =
    { $size ->
        [one] Stapel { $stack }: 1 Karte, oben { $suit }
       *[other] Stapel { $stack }: { $size } Karten, oben { $suit }
    }
villagers-basic = { $card }, noch { $count }
villagers-left = noch { $count }
villagers-your-village = Dein Dorf
villagers-village-of = Dorf von { $player }
villagers-hand-of =
    { $count ->
        [one] Hand von { $player }: 1 Karte
       *[other] Hand von { $player }: { $count } Karten
    }
villagers-account =
    { $coins ->
        [one] 1 Münze, { villagers-account.rest }
       *[other] { $coins } Münzen, { villagers-account.rest }
    }
    .rest = { $food } Nahrung, { $builders } Bauleute, Draftlimit { $draft }, Baulimit { $build }
villagers-drafts = gedraftet: { $picks } von { $limit }
villagers-builds =
    { $left ->
        [one] gebaut: { $used } von { $limit } · noch 1 Tausch
       *[other] gebaut: { $used } von { $limit } · noch { $left } Tausche
    }
villagers-build-limit = Baulimit { $limit }
villagers-end = Zug beenden
villagers-covered = Bedeckt: Nur der Teil über dem Namen zählt
villagers-live = Unbedeckt: Alles zählt
villagers-drafted = Gedraftet, kommt auf die Hand: { $card }
villagers-back = Kartenrückseite: { $suit }
villagers-no-cards = Keine Handkarten
villagers-on = auf { $card }
villagers-goes-on = kommt auf { $card }
villagers-padlock-of = Schloss: { $card }
villagers-take = Nimm { $card } (Platz { $place })
villagers-place-on = Lege { $card } auf { $below }
villagers-place-beside = Lege { $card } auf { $below }, neben eine andere Karte
villagers-room =
    { $count ->
        [one] darauf passt 1 Karte
       *[other] darauf passen { $count } Karten
    }
villagers-market-under =
    { $number ->
        [1] Ist dieser Stapel leer, ist am Ende der Runde der erste Markttag.
       *[other] Sind alle Stapel leer, ist am Ende der Runde der zweite Markttag, und das Spiel endet.
    }
villagers-market-when =
    { $state ->
        [over] vorbei
        [due] diese Runde
        [empty] wenn leer
       *[all-empty] wenn alle leer
    }
villagers-number = Dorf { $number }
villagers-drafted-now = in dieser Runde gedraftet
villagers-pay-own = Die Bank bezahlt die Schlüsselkarte in deinem Dorf
villagers-pay-other = Bezahle die Schlüsselkarte im Dorf von { $player }
villagers-does-monk = Steht für einen beliebigen Dorfbewohner einer Kette außer dem obersten; wird mit dem Dorfbewohner darauf ausgelegt.
villagers-does-apprentice = Nimmt in einem beliebigen Dorf den Platz eines bedeckten Dorfbewohners ein; der kommt sofort in dein Dorf.
villagers-does-tinner = Für den Rest deines Bauzugs sind Schlösser kostenlos. Wird abgeworfen.
villagers-does-smuggler = Die Bank zahlt dir das aufgedruckte Gold eines deiner unbedeckten Dorfbewohner. Wird abgeworfen.
villagers-does-courier = Im Draftzug anderer, vor der Wahl: Nimm einen Dorfbewohner von der Straße auf die Hand. Wird abgeworfen.
villagers-does-freelancer = Bleibt. Wer vor dem Bauen eine Münze darauflegt, legt eine Karte mehr aus.
villagers-does-benefactor = In deinem Draftzug: Lege eine Handkarte aus; ihre Nahrung zählt sofort. Wird abgeworfen.
villagers-does-nun = Bleibt. Am Ende so viel wert wie das Silber eines Dorfbewohners, den du genau einmal hast.
villagers-does-pigeoneer = Sieh dir die obersten Karten der Reserve an und nimm eine auf die Hand. Wird abgeworfen.
villagers-does-prophet = In deinem Draftzug: Durchsuche einen Stapel und drafte eine beliebige Karte daraus. Wird abgeworfen.
villagers-does-recruiter = Bleibt. In jedem deiner Draftzüge darfst du für eine Münze noch einmal wählen.
villagers-does-barbarian = In deinem Draftzug: Nimm alle Münzen von der Straße; ihre Dorfbewohner ziehen fort. Wird abgeworfen.
villagers-does-flaker = In deinem Draftzug: Nimm einen Dorfbewohner, den gerade jemand gedraftet hat. Wird abgeworfen.
villagers-does-noble = Sieh dir jemandes Hand an und nimm eine Karte, die nicht rot ist. Wird abgeworfen.
villagers-does-schemer = Nimm einen unbedeckten Dorfbewohner aus einem beliebigen Dorf auf die Hand. Wird abgeworfen.
villagers-does-thief = Bleibt. In jedem deiner Bauzüge darfst du jemandem Münzen stehlen.
villagers-does-sheriff = Wirf einen Dieb ab und nimm die Münzen darauf. Wird abgeworfen.
villagers-gold = Gold
villagers-food = Nahrung
villagers-builder = Bauleute
villagers-silver = Silber am zweiten Markttag: { $formula }
villagers-silver-per_gold_symbol = { $amount } je { $every } Karten, die Gold zeigen
villagers-silver-per_suit_symbol =
    { $every ->
        [one] { $amount } je Symbol von { $suit }
       *[other] { $amount } je { $every } Symbole von { $suit }
    }
villagers-silver-per_padlock = { $amount } je Vorhängeschloss
villagers-silver-printed_gold_of_suit = noch einmal das sichtbare Gold von { $suit }
villagers-silver-per_food = { $amount } je unbedeckter Nahrung
villagers-silver-per_builder = { $amount } je unbedecktem Bauleute-Symbol
villagers-silver-max_coins_on_one_villager = so viel, wie auf einem Dorfbewohner höchstens liegt
villagers-silver-per_card_in_hand = { $amount } je Handkarte
villagers-silver-per_set_of_suits = { $amount } je Satz aus { $suit }
villagers-kept = Bisher behalten: { $cards }
villagers-countess-worth =
    { $coins ->
        [one] Die Gräfin hat 1 Münze; ihre eigene Karte bringt an einem Markttag { $gold } Gold
       *[other] Die Gräfin hat { $coins } Münzen; ihre eigene Karte bringt an einem Markttag { $gold } Gold
    }
villagers-countess-gold = ihre Karte: { $gold } Gold an einem Markttag
villagers-countess-none = Noch wohnt niemand bei ihr.

villagers-gallery-backs = Kartenrücken
