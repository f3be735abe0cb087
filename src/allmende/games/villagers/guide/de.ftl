# Was die Anleitung sagt, in der Reihenfolge ihres Drehbuchs.

welcome = Du gründest ein Dorf mit einer Gründer-Karte und einer Hand voller Leute, die dort gern leben würden. In jeder Runde draftest du zuerst von der Straße, wo die Dorfbewohner offen liegen. Nimm den Erntehelfer wegen seiner Nahrung.
stack = Du kannst auch verdeckt von einem Stapel ziehen. Die Rückseite zeigt nur die Zunft. Du hast vor allem Holz auf der Hand, also ziehe die oberste Karte des dritten Stapels.
build = Ein Böttcher, gut. Jetzt bauen alle: anfangs zwei Dorfbewohner pro Runde. Der Erntehelfer hängt von niemandem ab, also lege ihn als eigene Karte aus.
basic = Die meisten Dorfbewohner bauen auf der Arbeit anderer auf. Der Radmacher auf deiner Hand braucht zuerst einen Holzfäller. Solche Grundbewohner gibt es immer: Tausche eine Handkarte dagegen.
price = Die abgeworfene Karte kommt verdeckt oben auf einen Stapel. Lege sie auf den letzten: So bald kommt sie nicht auf die Straße zurück.
give = Wähle jetzt die Karte. In deinem Dorf baut niemand Trauben an, also wirf den Winzer ab.
chain = Dein Holzfäller liegt aus. Lege den Radmacher darauf: drei Gold.
end = Nur unbedeckte Symbole zählen: Gold, Nahrung und Bauleute. Du hast zwei Dorfbewohner ausgelegt, also beende deinen Zug. Hätte niemand in deinem Dorf Nahrung, müsstest du deine Gründer auf die Hofseite drehen.
food = Eine neue Runde, und jetzt zeigt sich, wozu Nahrung gut ist: Für jede Nahrung draftest du einen Dorfbewohner mehr, jetzt also drei. Nimm den Tischler: Er bringt Bauleute und öffnet auch Vorhängeschlösser.
key = Dein Böttcher zeigt ein Vorhängeschloss mit dem Namen des Schmieds. Auf der Straße ist ein Schmied. Nimm ihn: Münzen, die für ein solches Schloss bezahlt werden, kommen auf deinen Schmied.
third = Noch eine Wahl. Der Flechter bringt Bauleute und braucht niemanden unter sich. Liegt er in deinem Dorf, legst du drei statt zwei Dorfbewohner pro Runde aus.
cover = Denk jetzt in Ketten. Der Wagner kommt auf den Radmacher: Das verdeckt drei Gold, aber der Wagner hat neun. Lege ihn aus.
padlock = Auch der Böttcher passt auf den Holzfäller: Die erste Karte einer Kette trägt zwei. Der Böttcher hat ein Schloss, und niemand hat schon einen Schmied, also bezahlst du der Bank zwei Münzen. Läge dein eigener Schmied schon aus, hätte die Bank diese Münzen auf ihn gelegt.
market = Der zweite Stapel ist leer, darum ist am Ende dieser Runde Markttag: Alle verdienen das Gold, das sie zeigen. Beende deinen Zug und zähle deine Münzen.
goodbye = Das war der erste von zwei Markttagen. Der zweite kommt, wenn alle Stapel leer sind. Er bringt noch einmal Gold und dazu Silber: Silber belohnt dich für das, was sonst in deinem Dorf liegt. Die meisten Münzen gewinnen. Rote Karten haben eigene Wirkungen. Die Straße gehört dir!
