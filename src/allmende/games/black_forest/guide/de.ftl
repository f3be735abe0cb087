# Was die Anleitung sagt, in der Reihenfolge ihres Drehbuchs.

welcome = Das ist dein Besitz: drei Wälder, zwei Teiche, zwei Äcker, ein Stall und ein paar leere Felder. Die meisten Punkte bringen Gebäude und dein Kochrad. Tiere auf Weiden, Vorhöfe und Glas steuern noch ein paar bei.
place = Ein Zug ist einfach: Geh irgendwohin und nutze dann die beiden Handwerker neben deinem Feld. Dein erster Zug kostet nichts. Geh nach Blasiwald auf das Feld zwischen Glasmüller und Baumeister.
sand = Deine Rohstoffe liegen auf zwei Rädern, die sich von selbst drehen. Das linke macht ein Glas, sobald du mindestens je 1 Holz, Sand, Wasser und Holzkohle hast. Das rechte kocht mit Holzkohle, Brei und Fleisch. Links fehlt nur Sand. Der Glasmüller gibt dir einen für jeden deiner Teiche: Sieh zu, wie sich das Rad dreht.
builder = Du hast von allem eins ausgegeben und ein Glas bekommen. Nutze jetzt den Baumeister, den zweiten Handwerker an deinem Feld. Bezahlen kannst du auch mit dem, was dir der erste gegeben hat.
sawmill = Bessere Gebäude kosten Glas: keins in der ersten Spalte, eins in der zweiten, zwei in der dritten, drei bei den großen. Nimm das Sägewerk für zwei Ziegel und dein Glas. Es ist 3 Punkte wert, und ab jetzt gibt dir der Holzfäller mehr Holz.
stands = Ein Gebäude kommt auf ein leeres Feld oder ersetzt einen deiner Äcker, Teiche oder Weiden. Bei einem kleinen Gebäude ist das genaue Feld fast egal. Lege es in die Mitte.
again = Du hast beide Handwerker genutzt, damit endete dein Zug, und die andere Person war dran. Innerhalb eines Dorfes ist Ziehen kostenlos. Geh auf das Feld zwischen Holzfäller und Schweinezüchter. Die graue Figur gehört niemandem: Sie belegt ein Feld, und wer ihr Dorf betritt, zahlt Zoll.
lumberjack = Der Holzfäller fällt einen deiner Wälder für vier Holz, und dein Sägewerk legt noch eins drauf.
fell = Welchen Wald du wählst, ist jetzt egal. Auf dem Feld kannst du später bauen.
pig = Mehr als sieben Holz zeigt kein Marker; was darüber ist, geht verloren. Nimm jetzt ein Schwein. Schweine können in Wäldern leben, Rinder im Stall und beide auf Weiden. Nur auf Weiden sind sie einen Punkt wert.
travel = Weiter in ein anderes Dorf. Jede Straße kostet einen Proviant; das Schild neben dem Dorfnamen zeigt, wie viele du brauchst. Proviant ist auch eine Uhr: Hast du so viel ausgegeben, dass ein Marker die Sanduhr erreicht, läutest du das Ende ein. Geh nach Altglashütten zur Köchin.
toll = Dort ist schon jemand, also zahlst du zum Betreten einen Grundrohstoff. Welchen, entscheidest du, und er darf abgelehnt werden. Du hast Holz übrig.
cook = Die Köchin macht Brei aus Äckern oder Fleisch aus Teichen. Du brauchst Fleisch, also nimm Fleisch: Das Kochrad dreht sich und gibt dir Proviant und eine Handelsware. Die Zahlen am Rand sind Punkte am Ende.
goodbye = Der anderen Person wurde es knapp, und sie hat gebettelt: ein Zug für einen Proviant. Das kannst du immer tun. Jetzt kennst du den Kern des Spiels. Mit einer Handelsware tauschst du vor dem Ziehen den Fahrenden Händler mit einem beliebigen Handwerker. Schritte der Glashütte bringen dir Vorhöfe. Neue Aufträge erscheinen, sobald sich ein Kochrad zweimal gedreht hat. Der Wald gehört dir!
