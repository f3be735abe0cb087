# Die Bots, wie die Spielenden sie kennen, und was gesagt wird, wenn einer versagt.

bot-apprentice = Lehrling: sieht nur diesen Zug und schätzt ihn manchmal falsch ein
bot-journeyman = Geselle: denkt eine Zehntelsekunde voraus
bot-master = Meister: denkt eine Sekunde voraus
bot-greedy = Gierig: nimmt, was am Ende des Zuges am besten aussieht
bot-random = Zufall: tut irgendetwas Erlaubtes
bot-search = Suche: probiert aus, was kommen kann; mit eigenem Budget

level-apprentice = Lehrling
level-journeyman = Geselle
level-master = Meister
level-greedy = gierig
level-random = zufällig
level-search = Suche

bot-trouble-raised = { $player } ({ $bot }) hatte einen Fehler ({ $detail }) und spielt mit dem Besten weiter, was gefunden war.
bot-trouble-overran = { $player } ({ $bot }) brauchte zu lange und spielt mit dem Besten weiter, was gefunden war.
bot-trouble-not-allowed = { $player } ({ $bot }) wählte etwas Unerlaubtes ({ $detail }) und spielt mit dem Besten weiter, was gefunden war.
