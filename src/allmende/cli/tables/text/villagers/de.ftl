# Villagers, wie es im Terminal gezeichnet wird.

legend =
    Auf dem Tisch:
      8✦ 1♣ 1⌂   Gold an jedem Markttag, Nahrung (mehr draften), Bauleute (mehr auslegen); nur solange nichts auf der Karte liegt
      { "[" }Winzer]   eine bedeckte Karte; was nach › kommt, liegt darauf; ○ ein freier Platz obenauf
      ⚿ Schmied  ein Vorhängeschloss, und wer es öffnet; ¢2 Münzen auf einer Karte oder in einem Vorrat
      + oder ·   vor einer Handkarte: Es ist Platz für sie, oder nicht
      Silber     zählt nur am zweiten Markttag; Bronze nach jeder Runde

round = Runde { $round }
goes-first = zuerst:
market-due-first = Erster Markttag nach dieser Bauphase!
market-due-second = Zweiter Markttag nach dieser Bauphase: die letzte Runde!
first-market-paid = (Erster Markttag ist vorbei)
row = Straße
stacks = Stapel
reserve = Reserve
cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
known = du kennst: { $cards }
packs = Hände zur Auswahl
drafted = gedraftet:
hand = Hand:
you = (du)
your-hand = Deine Hand
drafts = draftet { $picks }/{ $limit }
builds = baut { $limit }
building = gebaut { $limit_used }/{ $limit }, Obergrenze { $cap_used }/{ $cap }, getauscht { $exchanged }/{ $exchanges }
tinner-at-work = Schlösser kostenlos
on = auf
or = oder
silver = Silber
bronze = Bronze
formula-1 =
    { $every ->
        [1] { $amount } je { $suits }
       *[other] { $amount } je { $every } { $suits }
    }
formula-2 =
    { $every ->
        [1] { $amount } je Goldsymbol
       *[other] { $amount } je { $every } Goldsymbole
    }
formula-3 = { $amount } je Nahrung
formula-4 = { $amount } je Bauleute
formula-5 = { $amount } je Vorhängeschloss
formula-6 = das aufgedruckte Gold auf { $suits }
formula-7 = die meisten Münzen auf einem Dorfbewohner
formula-8 = { $amount } je Handkarte
formula-9 = { $amount } je Satz aus { $suits }
formula-10 = { $amount } je Dorfbewohner mit Münzen
formula-11 = { $amount } je Kette ab drei Karten
formula-12 = die Hälfte deines besten Silbers
effect-monk = steht für jeden unter einem Dorfbewohner, der mit ihm ausgelegt wird
effect-apprentice = nimmt den Platz eines bedeckten Dorfbewohners ein, den du auslegst
effect-tinner = öffnet einen Zug lang Schlösser kostenlos
effect-smuggler = verkauft das Gold eines deiner Dorfbewohner
effect-courier = nimmt vor der Wahl anderer einen Dorfbewohner
effect-freelancer = 1 Münze darauf: eine Karte mehr auslegen
effect-benefactor = beim Draften: einen Dorfbewohner auslegen
effect-nun = Silber eines Dorfbewohners, den du einmal hast
effect-pigeoneer = nimmt eine der obersten sechs der Reserve
effect-prophet = beim Draften: einen Stapel durchsuchen und daraus draften
effect-recruiter = 1 Münze: eine zweite Wahl
effect-barbarian = beim Draften: die Münzen der Straße nehmen und sie räumen
effect-flaker = beim Draften: eine Karte von einer Dorfkarte nehmen
effect-noble = eine Hand ansehen und einen Dorfbewohner nehmen
effect-schemer = einen unbedeckten Dorfbewohner aus einem Dorf nehmen
effect-thief = stiehlt in jedem deiner Bauzüge 3 Münzen
effect-sheriff = verhaftet einen Dieb und nimmt seine Münzen
countess = Die Gräfin
event = Ereignis
no-event = keines
jester-left =
    { $count ->
        [0] Der Hofnarr ist verbraucht
       *[other] Der Hofnarr kann noch ein Ereignis aufheben
    }
remembered = du erinnerst dich
with-player = bei { $name }
on-stack = auf Stapel { $stack }
face-down = verdeckt woanders
building-site = Auslegen
basics = Grundbewohner
padlock = Schloss
red-cards = Rote Karten
