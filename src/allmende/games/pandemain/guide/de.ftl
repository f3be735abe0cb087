# Was die Anleitung sagt, in der Reihenfolge ihres Drehbuchs.

welcome = Das ist deine Bäckerei: vier Arbeiter, ein paar Pfennige und die Zutaten und das Mehl, die dir deine Familie hinterlassen hat. Du hast fünf Tage, um zum besten Bäcker von Nördlingen zu werden. Jeder verkaufte Laib bringt Punkte und Geld, und je frischer, desto mehr.
turn = In jedem Zug schickst du einen Arbeiter los. Für Brot brauchst du Zutaten und Mehl; am Backofen stehen die vier Rezepte. Zuerst die Zutaten: Geh an den Stand in der Mitte des Marktes. Die Münze darunter ist der Preis. Er steigt für jeden Arbeiter, der weiter rechts steht.
route = Du sammelst ein, was der Stand hat, und dann, was entlang der Pfeile liegt. Von hier führen zwei Wege weiter: Nimm den unteren, zu Wasser und Hefe.
mill = Der andere Bäcker war in der Kirche und hat im Turm einen Stein gelassen: Wer dort zuerst hingeht, beginnt morgen. Du brauchst Mehl. In der Mühle kaufst du eine ganze Spalte; diese hat Roggen, Dinkel und Weizen.
oven = Geh jetzt zum Backofen des Lehnsherrn. Noch ist niemand dort, darum kostet er nichts. Wären andere vor dir da, würdest du für jeden ihrer Arbeiter eine Steuer zahlen.
rye = Roggenbrot braucht Roggen als erstes Mehl. Mit Weizen als zweitem Mehl wird es Brot hoher Qualität, erkennbar am Stern. Jedes andere Mehl geht auch, aber dann ist das Brot weniger wert.
oat = Ein Arbeiter kann mehrere Laibe backen. Nimm Hafer und Dinkel für noch einen Laib hoher Qualität. Sieh dir die Laibe auf deinem Plan an: Jede Nacht rücken sie einen Schritt auf „letzter Tag“ zu und sind weniger Punkte wert.
village = Verkaufe Brot, solange es frisch ist. Jedes Dorf zeigt, was es bestellt: Ulm nimmt immer Roggen und heute auch Hafer. Wäre schon jemand vor dir dort, würdest du eine Lizenz bezahlen.
order = Erfülle die Bestellung für Hafer. Du bekommst die Punkte auf ihrer Medaille zusätzlich zu denen des Laibs, und den Preis des Laibs in Pfennigen. Mit deinem ersten Verkauf in Ulm gewinnst du auch den Dorfbewohner, der dir ab jetzt hilft.
permanent = Verkaufe jetzt den Laib Roggenbrot an die dauerhafte Bestellung. Sie verschwindet nie, aber du kannst sie nur einmal pro Besuch erfüllen.
night = Alle Arbeiter sind nach Hause gegangen. Nachts bleiben ein paar Orte offen: Für einen Pfennig kannst du noch einmal einen Arbeiter losschicken. Nimm die Laterne.
church = Geh in die Kirche. Eine Opfergabe bringt Buße, und Buße bringt Punkte, Belohnungen und, weiter oben auf der Leiste, einen fünften Arbeiter. Im Morgengrauen rückt die Inquisition vor. Liegst du vor ihr, bekommst du einen Punkt. Im Expertenspiel bekommst du ein Büßerhemd, wenn du zurückgefallen bist.
goodbye = Das war dein erster Tag: Markt, Mühle, Backofen, Dorf und Kirche. Es gibt noch mehr zu entdecken: Tiere und Karren vom Bauernhof tragen mehr, der Kornspeicher bringt im Morgengrauen Mehl, und die Burg verleiht Geld. Jetzt gehört das Spiel dir!
