# Was die Kommandozeile sagt.

error-interrupted = abgebrochen
error-unexpected = Etwas ist schiefgegangen, das nicht hätte passieren dürfen ({ $kind }: { $text }). ALLMENDE_DEBUG=1 zeigt, wo.

games-name = Name
games-title = Titel
games-seats = Plätze
games-options = Optionen (Standard fett)
games-range = { $low } bis { $high }

bots-name = Name
bots-what = was er tut
bots-parameters = Parameter

# ── vor dem Spiel ────────────────────────────────────────────────────────────────────────────────

welcome = Willkommen bei Allmende.
ask-game = Welches Spiel?
ask-players = Wie viele Personen?
ask-company = Mit wem möchtest du spielen?
company-bots = Bots
company-people = Leuten an dieser Tastatur
player = Spieler { $number }

# ── am Tisch ─────────────────────────────────────────────────────────────────────────────────────

greeting = { $title }. Die Ausgangslage ist versiegelt: { $commitment }
hand-on = { $player }, du bist dran. Drücke die Eingabetaste, wenn sonst niemand hinsieht.
confirm = Eingabe: weiter · z: zurücknehmen
not-a-choice = „{ $typed }“ steht nicht zur Wahl: Tippe eine Zahl von 1 bis { $count } oder h für Hilfe.
nothing-to-undo = Du kannst nichts zurücknehmen: Etwas wurde aufgedeckt, oder jemand anderes hat inzwischen gezogen.
undone = Zurückgenommen.
effect-uncertain = dann entscheidet der Zufall
why-not-nothing = Du kannst alles tun, was dir einfällt.
why-not-rule = Regel { $rule }
winners = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}

ask-file = In welcher Datei speichern? [{ $file }]
saved = In { $file } gespeichert. Ab jetzt wird dort jede Aktion gespeichert.
kept = Das Spiel ist in { $file } gespeichert.
resume-hint = Gespeichert. Weiter geht es mit: allmende play --resume { $file }{ $rest }
save-hint = Das Spiel wurde nicht gespeichert. Zum Speichern tippe beim Spielen s, oder starte mit --save FILE.

command-undo = z zurück undo u
command-undo-does = zurück
command-why = w warum why
command-why-does = warum nicht?
command-table = t tisch table
command-table-does = Tisch
command-log = v verlauf log l
command-log-does = Verlauf
command-save = s speichern save
command-save-does = speichern
command-help = h hilfe help ?
command-help-does = Hilfe
command-quit = e ende quit q
command-quit-does = Ende

help =
    Tippe die Nummer einer Wahl und drücke die Eingabetaste. Oder eines davon:
      z  nimm deine letzte Wahl zurück, solange nichts aufgedeckt wurde und niemand sonst gezogen hat
      w  was du gerade nicht tun kannst, warum nicht, und die Nummer der Regel dazu
      t  zeichne den Tisch noch einmal
      v  alles, was bisher geschehen ist
      s  speichere das Spiel; es lässt sich später fortsetzen
      h  diese Hilfe
      e  gehen

# ── ein Tisch auf einem Server ───────────────────────────────────────────────────────────────────

join-seated = Du spielst als { $name }.
join-watching = Alle Plätze sind besetzt, darum siehst du zu.
join-waiting = … { $prompt }
join-lost = Verbindung unterbrochen. Neuer Versuch …
join-left = Dein Platz bleibt dir erhalten. Zurück kommst du mit: allmende join { $address }
command-say = c sagen
command-say-does = sagen
join-help =
    Tippe die Nummer einer Wahl und drücke die Eingabetaste. Oder eines davon:
      z  nimm deine letzte Wahl zurück, solange nichts aufgedeckt wurde und niemand sonst gezogen hat
      w  was du gerade nicht tun kannst, warum nicht, und die Nummer der Regel dazu
      t  zeichne den Tisch noch einmal
      v  alles, was bisher geschehen ist
      c  sag allen am Tisch etwas: c hallo
      h  diese Hilfe
      e  gehen; dein Platz bleibt dir

# ── Simulation ───────────────────────────────────────────────────────────────────────────────────

simulate-playing = Es wird gespielt
simulate-title = { $title }: { $games } Spiele, { $players ->
    [one] 1 Person
   *[other] { $players } Personen
}, Bots: { $bots }
simulate-mean = Mittel
simulate-sd = ± SD
simulate-range = min. – max.
simulate-scores = Punkte
simulate-winning = Punkte beim Sieg
simulate-decisions = Entscheidungen pro Spiel
simulate-seat = Platz { $number }
simulate-automaton = Automat
simulate-wins = Siege
simulate-interval = 95 %
simulate-by-seat = Nach Platz
simulate-by-order = Nach Reihenfolge
simulate-order = { $number ->
    [1] entscheidet zuerst
    [2] als Zweites
    [3] als Drittes
    [4] als Viertes
    [5] als Fünftes
   *[other] Nummer { $number }
}
simulate-even = Ein gleicher Anteil wäre { $share } %.

# ── Arena ────────────────────────────────────────────────────────────────────────────────────────

arena-title = { $title }: Bots gegeneinander, { $games } Spiele zu { $players }
arena-bot = Bot
arena-games = Spiele
arena-wins = Siege
arena-interval = 95 %
arena-rank = Rang
arena-score = Punkte
arena-rating = Wertung
arena-ms = ms
arena-troubles = { $bot } hatte { $count ->
    [one] einmal
   *[other] { $count }-mal
} einen Fehler und spielte den besten bisher gefundenen Zug.
arena-broken-off = Abgebrochen. { $games ->
    [one] Ein Spiel ist
   *[other] { $games } Spiele sind
} in { $file } gespeichert; derselbe Befehl spielt den Rest.
arena-automata = { $bot } kam im Mittel auf { $mine } Punkte, der beste Automat auf { $theirs }.
arena-least = niedrigster Wert
arena-quarter = unteres Quartil
arena-middle = Median
arena-three-quarters = oberes Quartil
arena-most = höchster Wert
arena-chart-wins = Anteil gewonnener Spiele mit 95-%-Intervallen (gestrichelt: gleicher Anteil)
arena-chart-scores = Verteilung der Punkte (Linie: Mittel)

# ── Abstimmen ────────────────────────────────────────────────────────────────────────────────────

tune-duels = Die neuen Gewichte gewannen { $share } % von { $games } Spielen gegen die alten (95 %: { $low } – { $high }).
train-generation = Generation { $generation }: aus { $looks } Stellungen gelernt. In zurückgelegten Spielen erklärt sie { $margin } % der Vorsprünge, an die sie angepasst wird; ihre Chancen weichen davon um { $calibration } Punkte ab.
train-gate = Sie gewann { $share } % von { $games } Spielen gegen { $met } (95 %: { $low } – { $high }).
train-best = Das beste Modell ist { $file }. Zum Ausprobieren: allmende arena { $game } --bots learned:model={ $file },master
train-broken-off = abgebrochen; was gespielt und gelernt wurde, liegt in { $folder }, und derselbe Befehl setzt dort fort

# ── Wiederholung und Prüfung ─────────────────────────────────────────────────────────────────────

replay-title = { $title }, { $players ->
    [one] 1 Person
   *[other] { $players } Personen
}, { $actions } Aktionen
replay-step = Eingabe: weiter · z: zurück · Zahl: dorthin · t: Tisch · e: Ende
replay-back = z
replay-table = t
replay-quit = e
replay-over = Das Spiel ist aus.
replay-not-over = Hier geht das Spiel weiter.
replay-hidden = entscheidet geheim

verify-file = die Datei ist ein Spiel von { $title }, Format { $format }
verify-rules = es wurde nach diesen Regeln gespielt (Version { $version })
verify-components = und mit diesen Zahlen ({ $digest })
verify-seed = der Seed passt zur Festlegung in der Datei ({ $commitment })
verify-published = und das ist die veröffentlichte
verify-unpublished = Um der Ausgangslage sicher zu sein, vergleiche das mit der Festlegung, die vor dem Spiel veröffentlicht wurde, oder gib sie mit --commitment an.
verify-actions = alle { $count } Aktionen sind erlaubt
verify-over = das Spiel ist aus; der Endstand ist { $scores }
verify-running = das Spiel läuft noch; der Stand ist { $scores }

# ── Messen ───────────────────────────────────────────────────────────────────────────────────────

bench-title = Zufallsspiele auf einem Kern, { $engine ->
    [compiled] kompilierte Engine
   *[other] interpretierte Engine
}
bench-game = { $game }, { $players ->
    [one] 1 Person
   *[other] { $players } Personen
}
bench-decisions = Entscheidungen/s
bench-clones = Kopien/s
bench-games = Spiele/s
bench-playouts = Playouts/s
bench-playout-decisions = Entscheidungen/s in Playouts
bench-nodes = Stellungen/s beim Suchen (zu zweit)
bench-slowest = langsamste/Median

# ── Berichte ─────────────────────────────────────────────────────────────────────────────────────

arena-pair-better = { $bot } ist besser als { $other }: { $difference } % mehr gewonnene Spiele (95 %: { $low } – { $high }; { $deals } Ausgangslagen).
arena-pair-level = { $bot } und { $other } sind gleichauf: Sie unterscheiden sich um weniger als 10 % der Spiele (95 %: { $low } – { $high }; { $deals } Ausgangslagen).
arena-pair-open = Ob { $bot } besser ist als { $other }, ist noch offen: { $difference } % mehr gewonnene Spiele (95 %: { $low } – { $high }; { $deals } Ausgangslagen).
report-title = { $title }: ein Bericht für die Spieleentwicklung
report-how = Erstellt am { $made } mit `allmende report`; Ausgangslagen ab Seed { $seed }. Intervalle sind 95 %.
report-section = { $players ->
    [one] Eine Person
   *[other] { $players } Personen
}, { $games } Spiele, alle Plätze gespielt von { $bot }
report-too-few = abgebrochen; { $games ->
    [one] ein Spiel wurde
   *[other] { $games } Spiele wurden
} gespielt, ein Bericht braucht { $least }
report-broken-off = abgebrochen nach { $games } von { $total } Spielen; das sind die Zahlen bis dahin
report-figure = Größe
report-mean = Mittel
report-median = Median
report-p95 = 95-%-Perzentil
report-sd = ± SD
report-range = min. – max.
report-games = Spiele
report-bot = Bot
report-wins = Siege
report-interval = 95 %
report-even = gleicher Anteil
report-score-against = Punkte : andere
report-length = Entscheidungen pro Spiel
report-rounds = Runden
report-ended = Wie es endete
report-score = Punkte
report-winning = Punkte beim Sieg
report-margin = Vorsprung auf Platz zwei
report-seat = Platz { $number }
report-place = { $number ->
    [1] Entschied zuerst
    [2] Entschied als Zweites
    [3] Entschied als Drittes
   *[other] Entschied als { $number }.
}
report-first-wins = Spiele, in denen gewann, wer zuerst entschied
report-chart-scores = Verteilung der Punkte (Linie: Mittel)
report-chart-seats = Anteil gewonnener Spiele nach Platz (gestrichelt: gleicher Anteil)
report-chart-order = Anteil gewonnener Spiele nach Reihenfolge (gestrichelt: gleicher Anteil)
report-chart-race = Wie oft gewinnt, wer an diesem Punkt des Spiels führt (gestrichelt: gleicher Anteil)
report-lead-changes = Führungswechsel pro Spiel
report-drama = Drama (0: Wer gewann, lag nie zurück)
report-decided-at = Wer gewinnt, führt endgültig nach diesem Teil des Spiels
report-won-at = So gut wie gewonnen (9 von 10 Mal) nach diesem Teil des Spiels
report-decisiveness = Entschiedenheit (der Teil des Spiels danach)
report-uncertainty = Ungewissheit (1: Die Führung sagt nichts, 0: Sie sagt alles)
report-last-round = Spiele, die in der letzten Runde kippten
report-source = Quelle
report-winners = Gewinner
report-losers = Verlierer
report-chart-points = Punkte nach Quelle
report-chart-goods = Was kam und ging, nach Quelle (ein Platz in einem Spiel)
report-all-sources = Alle Quellen
report-components = Spielteile
report-warning = Der Sieganteil eines Spielteils sagt ebenso viel darüber, wer es nutzt, wie darüber, was es wert ist: Wer vorn liegt, kann sich mehr leisten. Um zu erfahren, was es wert ist, ändere es (--against, --vary) oder verbiete es (--without).
report-chart-components = Anteil gewonnener Spiele bei denen, die es nutzten: die sichersten zuerst (gestrichelt: gleicher Anteil)
report-all-components = Alle Spielteile
report-component = Spielteil
report-offered = im Angebot
report-used = genutzt
report-used-of = Plätze, die das nutzten: { $component }
report-times = Male
report-when = zuerst genutzt
report-win-share = Siege
report-choices = Möglichkeiten
report-dead = Fast nie gewählt, wenn angeboten:
report-dominant = Fast immer gewählt, wenn angeboten:
report-decision = Entscheidung
report-per-game = pro Spiel
report-options = Möglichkeiten
report-clear = eine ist klar am besten
report-close = mehrere sind gleich gut
report-strength = { $bot }, { $players ->
    [one] 1 Person
   *[other] { $players } Personen
}
report-chart-without = Spiele, die ein Platz gewann, der darauf verzichtet: { $names } (gestrichelt: gleicher Anteil)
report-against = { $mine } gegen { $theirs }: { $players ->
    [one] eine Person
   *[other] { $players } Personen
}, { $deals } Ausgangslagen
report-mine = erste
report-theirs = zweite
report-difference = Unterschied
report-effect = Effektstärke
report-needed = nötige Ausgangslagen
report-vary = { $what }, durchprobiert: { $players ->
    [one] eine Person
   *[other] { $players } Personen
}
tune-broken-off = abgebrochen; { $steps ->
    [one] ein Schritt ist
   *[other] { $steps } Schritte sind
} in { $file } gespeichert; derselbe Befehl macht dort weiter
