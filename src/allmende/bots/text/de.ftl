# Die Bots, wie die Spielenden sie kennen, und was gesagt wird, wenn einer versagt.

bot-apprentice = Lehrling: sieht nur diesen Zug und macht Fehler
bot-journeyman = Geselle: denkt eine Zehntelsekunde voraus
bot-master = Meister: denkt eine Sekunde voraus
bot-grandmaster = Großmeister: hat aus Tausenden von Partien gelernt; wo das nicht hilft, spielt er wie ein Meister
bot-greedy = Gierig: nimmt, was am Ende des Zuges am besten aussieht
bot-random = Zufall: spielt einen beliebigen erlaubten Zug
bot-search = Suche: denkt voraus, mit dem Budget, das du vorgibst
bot-learned = Gelernt: spielt mit dem, was er aus Partien gelernt hat

level-apprentice = Lehrling
level-journeyman = Geselle
level-master = Meister
level-grandmaster = Großmeister
level-greedy = gierig
level-random = zufällig
level-search = Suche
level-learned = gelernt

bot-trouble-raised = { $player } ({ $bot }) hatte einen Fehler ({ $detail }) und spielte den besten bisher gefundenen Zug.
bot-trouble-overran = { $player } ({ $bot }) brauchte zu lange und spielte den besten bisher gefundenen Zug.
bot-trouble-not-allowed = { $player } ({ $bot }) wählte etwas Unerlaubtes ({ $detail }) und spielte den besten bisher gefundenen Zug.
