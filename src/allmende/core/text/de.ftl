# Was alle Spiele sagen.

# Der Name dieser Sprache, wie sie sich selbst nennt.
language-name = Deutsch

why-no-such-action = Diese Aktion gibt es nicht.
why-not-now = Das geht gerade nicht.
why-game-over = Das Spiel ist aus.
prompt-hidden = { $player } wählt geheim.
list-of = { $first } und { $last }
prompt-to = { $player }: { $prompt }
waiting-for = Warten auf { $player }.
waiting-for-doing = Warten auf { $player } ({ $doing }).

# Eine Zeile im Wertungsblatt; ein Spiel, das keine Punkte zählt, sagt das in seiner eigenen Datei.
scored =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
scored-for = { scored } ({ $of })
scores-total = Punkte insgesamt
