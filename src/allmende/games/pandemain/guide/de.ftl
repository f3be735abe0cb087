# Was die Anleitung sagt, in der Reihenfolge ihres Drehbuchs.

welcome = Das ist deine Bäckerei: vier Arbeiter, ein paar Pfennige und was dir deine Familie an Zutaten und Mehl hinterlassen hat. Du hast fünf Tage, um zum besten Bäcker von Nördlingen zu werden. Ein verkaufter Laib bringt Punkte und Geld, und je frischer, desto besser.
turn = In jedem Zug schickst du einen Arbeiter irgendwohin. Brot besteht aus Zutaten und Mehl; am Backofen stehen die vier Rezepte. Zuerst die Zutaten: Geh auf den Markt, an den Stand in der Mitte. Die Münze darunter ist der Preis, und er steigt mit jedem, der weiter rechts steht.
route = Du sammelst ein, was der Stand hat, und dann, was entlang der Pfeile liegt. Von hier führen zwei Wege weiter: Nimm den unteren, zu Wasser und Hefe.
mill = Der andere Bäcker war in der Kirche und hat im Turm einen Stein gelassen: Wer zuerst kommt, beginnt morgen. Du brauchst Mehl. Jede Spalte der Mühle wird als Ganzes gekauft; diese hat Roggen, Dinkel und Hafer.
oven = Nun zum Backofen des Lehnsherrn. Noch ist niemand dort, darum kostet er nichts; wer später kommt, zahlt für jeden Arbeiter vor ihm eine Steuer.
rye = Roggenbrot braucht Roggen als erstes Mehl. Mit Weizen als zweitem wird es Brot hoher Qualität, erkennbar am Stern; jedes andere Mehl geht auch, aber dann ist das Brot weniger wert.
oat = Ein Arbeiter darf mehrere Laibe backen. Hafer mit Dinkel, wieder hohe Qualität. Sieh dir an, wie die Laibe auf deinem Plan liegen: Jede Nacht rücken sie einen Schritt auf „letzter Tag“ zu, und ihre Punkte werden weniger.
village = Frisches Brot will verkauft werden. Jedes Dorf zeigt, was es bestellt: Ulm nimmt immer Roggen und heute auch Hafer. Wäre schon jemand vor dir dort, müsstest du eine Lizenz bezahlen.
order = Erfülle die Bestellung für Hafer. Die Medaille auf der Bestellung kommt zu dem dazu, was der Laib selbst wert ist, und seinen Preis bekommst du in Pfennigen. Der erste Verkauf gewinnt dir auch die Dorfbewohnerin oder den Dorfbewohner von Ulm; ab jetzt hast du dort Hilfe.
permanent = Und den Roggen für die dauerhafte Bestellung. Sie verschwindet nie, aber bei einem Besuch kannst du sie nur einmal erfüllen.
night = Alle Arbeiter sind nach Hause gegangen. Nachts bleiben ein paar Türen offen: Für einen Pfennig darfst du noch einmal einen Arbeiter losschicken. Nimm die Laterne.
church = Geh in die Kirche. Eine Opfergabe bringt Buße, und Buße bringt Punkte, Belohnungen und, weit oben auf der Leiste, einen fünften Arbeiter. Im Morgengrauen rückt die Inquisition vor: Wer vor ihr liegt, bekommt einen Punkt, und wer im Expertenspiel zurückfällt, bekommt ein Büßerhemd.
goodbye = Das war dein erster Tag: Markt, Mühle, Backofen, Dorf und ein Gedanke an die Kirche. Es gibt noch mehr zu entdecken: Tiere und Karren vom Bauernhof tragen mehr, der Kornspeicher zahlt sich im Morgengrauen aus, die Burg verleiht Geld. Jetzt gehört das Spiel dir!
