# Was die Anleitung sagt, in der Reihenfolge ihres Drehbuchs.

welcome = Das ist dein Hof: vier Familienmitglieder der ersten Generation, eine Münze und eine leere Scheune. Deine Familie wird ernten, ein Handwerk lernen, reisen, im Rat sitzen und der Kirche dienen. Die Familie mit dem meisten Prestige gewinnt.
turn = In jedem Zug nimmst du einen Stein und damit die Aktion des Feldes, auf dem er lag. Steine sind Einfluss: Damit bezahlst du später. Nimm den braunen Stein bei der Ernte. Braun steht für Glauben.
harvest = Der Stein gehört dir. Jetzt ernte: Ist jemand zu Hause, bekommst du zwei Getreide, und mehr, sobald du einen Pflug hast und ein Tier, das ihn zieht.
family = Die andere Familie hat jemanden in die Schmiede geschickt. Mit jedem Zug verschwindet ein Stein vom Spielplan; sind alle weg, endet die Runde. Deine Familie muss wachsen: Nimm den grünen Stein bei der Familie.
birth = Wer noch nicht geboren ist, wartet in deinem Vorrat, die niedrigste Generation zuerst. Bekomme ein Kind: Das kostet nichts, und es ist noch da, wenn die Älteren nicht mehr sind.
crafts = Waren stellen Handwerker her. Nimm den rosa Stein beim Handwerk.
train = Bilde jemanden in der Wagnerei aus. Das kostet keine Steine, sondern Zeit: Dein Marker zieht auf der Lebensleiste um deinen Hof.
produce = Wer neu in der Wagnerei ist, darf gleich loslegen. Ein Wagen kostet wieder Zeit: Sieh nach, wie weit dein Marker gekommen ist. Überquert er die Brücke, stirbt eines deiner Familienmitglieder.
travel = Zum Reisen brauchst du einen Wagen. Nimm den braunen Stein bei der Reise; zusammen mit deinem ersten bezahlt er die Straße nach Norden.
road = Schicke ein Familienmitglied der ersten Generation in die nahe Stadt im Norden. Jede Stadt schenkt dir beim ersten Besuch etwas, und je mehr Städte du besucht hast, desto mehr Punkte bekommst du am Ende.
pay = Wo du Steine bezahlst, kann eine Münze jeden davon ersetzen. Du hast die Steine, also behalte deine Münze: Sie ist einen Punkt wert.
plague = Drei Prestige für deine erste Stadt! Jetzt etwas Düsteres: Schwarze Steine sind die Pest. Sie kosten zwei Stunden und geben keinen Einfluss, aber die Aktion bekommst du trotzdem. Nimm den bei der Kirche.
church = Schicke dein Kind in die Kirche. Du hast keinen braunen Stein mehr. Eine Münze ginge auch, aber bezahle lieber mit Zeit: Dein Marker wird die Brücke überqueren, und der Spielplan warnt dich davor.
death = Eines deiner ältesten Familienmitglieder muss sterben. Hat die Chronik Platz für das, was es im Leben getan hat, wird es dort verewigt; sonst bekommt es ein anonymes Grab. Punkte gibt die Chronik erst ab drei Einträgen. Wähle, wer stirbt.
goodbye = Das ist der Kern: Steine, Zeit und eine Familie, die lebt und stirbt. Es gibt noch mehr zu entdecken: Kunden auf dem Markt geben Punkte für Waren, die Ratsstube hat Privilegien, und jede Runde endet mit einer Messe. Jetzt gehört das Spiel dir!
