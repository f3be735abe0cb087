# Was die Seite selbst sagt.

skip = Zum Inhalt
loading = Einen Moment …
try-again = Noch einmal versuchen
close = Schließen
copy = Kopieren
copied = Kopiert
to-home = Zur Startseite
to-table = Zum Tisch
to-board = Spielplan zeigen
to-result = Ergebnis zeigen
trouble-title = Etwas ist schiefgegangen
trouble-text = Auf dieser Seite ist etwas kaputtgegangen. Deine Spiele sind auf dem Server sicher.
error-offline = Der Server antwortet nicht. Läuft er?
error-server = Der Server antwortete mit Fehler { $status }.
connection-lost = Verbindung unterbrochen. Neuer Versuch …
lost-title = Seite nicht gefunden
lost-text = Unter dieser Adresse gibt es keine Seite.

nav = Seiten
nav-tables = Tische
nav-rules = Regeln
nav-about = Über
language = Sprache
theme = Farben
theme-light = Hell
theme-dark = Dunkel
theme-contrast = Hoher Kontrast
volume = Ton
volume-silent = stumm
settings = Einstellungen

home-title = Willkommen im Dorf
my-tables-all = Alle { $count } zeigen
home-text = Vier Dorfspiele an einem Ort. Spiele mit Freunden, gegen Bots oder alle an einem Bildschirm.
games = Spiele
my-tables = Meine Tische
open-tables = Offene Tische
open-none = Gerade sind keine Tische offen. Eröffne einen, dann sehen ihn andere hier.
players =
    { $least ->
        [1] 1 bis { $most } Personen
       *[other] { $least } bis { $most } Personen
    }
minutes = { $least }–{ $most } Min.
weight-1 = leicht zu lernen
weight-2 = mittelschwer
weight-3 = anspruchsvoll
play-now = Jetzt spielen
play-now-against =
    { $count ->
        [one] gegen einen Bot
       *[other] gegen { $count } Bots
    }
new-table = Neuer Tisch
your-name = Dein Name
name-kept = Name gespeichert
guest = Gast
keep = Speichern
row-over = Beendet
row-running = Läuft
row-join = Mitspielen
ago-now = gerade eben
ago-minutes =
    { $count ->
        [one] vor einer Minute
       *[other] vor { $count } Minuten
    }
ago-hours =
    { $count ->
        [one] vor einer Stunde
       *[other] vor { $count } Stunden
    }
your-turn = Du bist dran

game-unknown = Es gibt kein Spiel namens { $game }.
new-of = Neuer Tisch: { $game }
who-plays = Wer spielt mit?
seat-count = Anzahl der Plätze
seat-number = Platz { $seat }
seat-me = Ich
seat-here = Jemand an diesem Bildschirm
seat-invite = Jemanden einladen
seat-anybody = Offener Platz
seat-bot = Bot: { $bot }
hot-seat = Alle spielen an diesem Bildschirm
rated = Ohne Tipps
list-openly = Tisch allen zeigen
options = Optionen
open-table = Tisch eröffnen
needs-human = Mindestens ein Platz muss für einen Menschen sein.

table-gone = Diesen Tisch kannst du nicht sehen
side = Frage, Möglichkeiten und Verlauf
prompt = Deine Entscheidung
choices = Alle Möglichkeiten
choices-other = Sonstiges
undo = Zurücknehmen
effect-uncertain = dann entscheidet der Zufall
so-far = Bisher in diesem Zug
so-far-back = Letzten Schritt zurücknehmen
help = Hilfe
replay = Wiederholung
rule = Regel { $rule }
why-not =
    { $count ->
        [one] Warum nicht? Eines geht gerade nicht
       *[other] Warum nicht? { $count } Dinge gehen gerade nicht
    }
why-more =
    { $count ->
        [one] und 1 weitere
       *[other] und { $count } weitere
    }
spot-choices =
    { $count ->
        [one] { $place }: 1 Möglichkeit
       *[other] { $place }: { $count } Möglichkeiten
    }
spot-refused = { $place }: nicht jetzt. { $reason }
hints = Tipps
hint-ask = Tipp holen
hint-thinking = Überlegt …
hint-away = Tipp ausblenden
hint-then = Danach: { $steps }
hint-turn = Bis zum Ende deines Zuges:
hint-rated = An diesem Tisch gibt es keine Tipps.
hint-several =
    { $count ->
        [one] Eine Möglichkeit
       *[other] { $count } Möglichkeiten: zum Ansehen klicken
    }
log = Spielverlauf
log-empty = Noch nichts.
log-jump = Diesen Moment ansehen
log-since = Seit du weg warst
log-all = Alle { $count } zeigen
chat = Chat
chat-say = Sag etwas
chat-send = Senden
seat-free = frei
seat-turn = am Zug
seat-thinking = überlegt …
seat-show = Seite von { $player } zeigen
you-mark = (du)
purse = Was du hast
zoom-in = Vergrößern
zoom-out = Verkleinern
wait-for = Du bekommst Bescheid, wenn du dran bist.
bot-thinking =
    { $seconds ->
        [one] Ein Bot überlegt, höchstens 1 Sekunde.
       *[other] Ein Bot überlegt, höchstens { $seconds } Sekunden.
    }
rules-changed = Der Server wurde aktualisiert: Ab Eintrag { $seq } gelten an diesem Tisch neuere Regeln.
board-broken = Der Spielplan ließ sich nicht zeichnen. Mit den Feldern darunter und der Liste der Möglichkeiten kannst du weiterspielen.
join-invited = Du bist an diesen Tisch eingeladen
join-open = Hier ist ein Platz für dich
join-not = Du siehst zu. Freie Plätze gibt es nur auf Einladung.
join = Platz nehmen
seats-free =
    { $count ->
        [one] Ein Platz ist noch frei
       *[other] { $count } Plätze sind noch frei
    }
seats-open = Freie Plätze können alle nehmen.
invite-link = Link zu Platz { $seat }
notify-me = Benachrichtigen, wenn ich dran bin
legend = Symbole
keys = Tastenkürzel
key-tab = Tab: zum nächsten leuchtenden Ort
key-enter = Eingabe oder Leertaste: ausführen oder die Möglichkeiten dort zeigen
key-number = 1 bis 9: die ersten neun Möglichkeiten
key-u = U: zurücknehmen
key-h = H: Tipp
key-l = ? oder L: diese Hilfe
key-m = M: zurück zu deiner Seite
key-escape = Escape: schließen

over = Das Spiel ist zu Ende
winner = { $player } gewinnt
winners = { $players } teilen sich den Sieg
rematch = Revanche
watch-replay = Wiederholung ansehen
share-replay = Wiederholung teilen
verify = Ausgangslage prüfen
score-sheet = Wertungsblatt
category = Kategorie
score-chart = Verlauf der Punkte
score-moves = Züge
percent = { $count } %
coach = Trainer
coach-about = Wie haben sich die Chancen verändert, und welche Entscheidungen waren am teuersten?
coach-ask = Spiel durchgehen
coach-working = Der Trainer geht das Spiel durch. Das dauert bis zu { $seconds } Sekunden.
coach-chances = Gewinnchancen im Lauf des Spiels
coach-lessons = Die teuersten Entscheidungen
coach-no-lessons = Keine Entscheidung hat viel gekostet. Gut gespielt!
coach-played = gespielt: { $choice }.
coach-better = Besser: { $choice }.
coach-lost =
    { $lost ->
        [one] −1 Prozentpunkt Gewinnchance.
       *[other] −{ $lost } Prozentpunkte Gewinnchance.
    }
coach-points =
    { $points ->
        [one] −1 Punkt.
       *[other] −{ $points } Punkte.
    }
coach-how = Geschätzt: Bei jeder Entscheidung hat eine Suche vorausgeschaut, mit dem, was die Person in dem Moment wissen konnte.

replay-first = Zum Anfang
replay-back = Schritt zurück
replay-play = Abspielen
replay-stop = Anhalten
replay-on = Schritt vor
replay-last = Zum Ende
replay-slider = Moment
replay-moment = { $at } von { $last }
replay-speed = Tempo
replay-speed-0 = langsam
replay-speed-1 = normal
replay-speed-2 = schnell
replay-seat = Blickwinkel
replay-from = gesehen von { $player }
replay-link = Link zu diesem Moment
replay-branch = Gegen Bots weiterspielen

rules-choose = Wähle ein Spiel.
rules-search = Regeln durchsuchen
rules-found =
    { $count ->
        [one] 1 Treffer
       *[other] { $count } Treffer
    }
rules-none = Keine Treffer.
rules-earlier-numbers = Dein Tisch spielt mit den früheren Zahlen weiter, mit denen er begonnen hat ({ $numbers }). Hier stehen die heutigen. Was sich geändert hat, steht am Ende.
rules-other-language = Diese Regeln sind noch nicht übersetzt.

about-what = „Allmende“ ist das alte Wort für das gemeinsame Land eines Dorfes. Hier haben vier Dorfspiele ein gemeinsames Zuhause: Menschen spielen sie, Programme durchsuchen sie, Spieleautoren vermessen sie.
about-unofficial = Das sind inoffizielle Umsetzungen, ohne die Verlage entstanden. Die Regeln stehen hier in unseren eigenen Worten; Bilder und Logos der Verlage verwenden wir nicht. Wenn dir ein Spiel gefällt, kauf es: Nichts geht über Holzfiguren in der Hand.
about-provenance = Woher die Zahlen kommen
about-provenance-text = Bei jeder Zahl auf Plan, Karte oder Plättchen steht, woher sie kommt.
about-table = Tabelle
about-basis = Grundlage
provenance-seed = Spielregel
provenance-seed-text = in der Spielregel abgedruckt
provenance-source = öffentliche Quelle
provenance-source-text = in öffentlichem Material gefunden
provenance-recalled = aus der Erinnerung
provenance-recalled-text = allgemein über das veröffentlichte Spiel bekannt
provenance-reconstructed = von uns
provenance-reconstructed-text = von uns entworfen, weil uns der gedruckte Wert nicht vorlag
about-credits = Danksagung
about-icons = Symbole von
about-fonts = Schriften:
about-licence = Lizenz
about-licence-text = Allmende ist freie Software unter der Apache License 2.0.
about-api = API für Programme

nav-account = Konto
account-why = Als Gast kannst du sofort spielen, aber deine Tische bleiben in diesem Browser. Mit einem Konto hast du sie auf jedem Gerät. Deine Spiele als Gast kommen mit.
account-hello = Du bist { $login }
account-keeps = Deine Tische sind auf jedem Gerät gespeichert.
account-login = Anmeldename
account-password = Passwort (mindestens 8 Zeichen)
account-enter = Anmelden
account-how = Neu hier? Fülle beides aus und registriere dich. Mit einem Passkey genügt ein Anmeldename.
account-make = Registrieren
account-made = Dein Konto ist angelegt.
account-entered = Willkommen zurück.
account-leave = Abmelden
account-left = Du bist abgemeldet.
passkey-enter = Mit Passkey anmelden
passkey-make = Mit Passkey registrieren
passkey-add =
    { $count ->
        [0] Passkey hinzufügen
       *[other] Passkey hinzufügen (du hast { $count })
    }
passkey-added = Passkey hinzugefügt.
passkey-failed = Der Passkey hat nicht funktioniert.
notices = Wenn ich dran und nicht da bin
notices-mail = Mail schicken an
notices-webhook = Diesen Webhook aufrufen
notices-kept = Gespeichert.
sessions = Wo du angemeldet bist
session-this = dieses Gerät
session-end = Dort abmelden
stand-in-own = Einen Bot für mich spielen lassen
stand-in-back = Ich spiele wieder selbst
stand-in-vote = Bot für { $player }, gerade nicht da ({ $votes } dafür)
order-always = Immer wenn das gefragt wird
order-none = mich fragen
order-give = Merken
order-stands = Automatisch: { $decision }
order-cancel = Wieder fragen
window-closes =
    { $seconds ->
        [one] noch 1 Sekunde zum Entscheiden
       *[other] noch { $seconds } Sekunden zum Entscheiden
    }
panel-table = Der Tisch
sealed = Du hast gewählt: { $choice }. Du kannst es noch ändern, bis alle gewählt haben.
board = Der Spielplan
board-short = Plan
you-short = Du
lit-here = hier kannst du etwas tun
sheet-fold = Blatt einklappen
sheet-open = Blatt aufklappen
panes = Was das Blatt zeigt
pane-choices = Auswahl { $count }
pane-hints = Tipp
pane-log = Verlauf
pane-chat = Chat
so-far-more =
    { $count ->
        [one] und 1 Schritt davor
       *[other] und { $count } Schritte davor
    }

guide = Erstes Spiel
guide-step = Schritt { $step } von { $steps }
guide-watch = Jetzt sind die anderen dran. Sieh auf den Spielplan.
guide-next = Weiter
guide-back = Zurück
guide-leave = Ohne Anleitung spielen
guide-resume = Zurück zur Anleitung
learn = Spiel lernen
learn-again = Anleitung neu beginnen
rules-learn = Am schnellsten lernst du das Spiel, indem du es spielst:

gallery = Galerie
gallery-text = Alles ist per Code gezeichnet, aus je einer Zeile Wörter, und unter der Lizenz des Projekts frei verwendbar.
gallery-size = Größe
seat-bot-level = Bot · { $level }
seat-stand-in = ein Bot spielt · { $level }
seat-present = da
seat-away = weg
seat-last = zuletzt
seat-holds = Was { $player } hat
mats = Wessen Seite des Tisches zeigen
mat-yours = Deine
mat-theirs = Du siehst die Seite von { $player }
log-since-mine = seit deinem letzten Zug
log-only = Wessen Züge zeigen
log-only-of = Nur, was { $player } getan hat
log-save = Verlauf speichern
log-lines = Verlauf
choices-search = Möglichkeiten durchsuchen
choices-none = Keine Möglichkeit mit diesen Wörtern.
choices-more = Mehr
pace = Züge der anderen
pace-human = nacheinander
pace-slow = langsam
pace-instant = sofort
pace-skip =
    { $count ->
        [one] 1 Zug überspringen
       *[other] { $count } Züge überspringen
    }
confirm = Bestätigen
confirm-off = nie
confirm-turn = am Ende des Zuges
confirm-always = jede Wahl
confirm-yes = Bestätigen
confirm-no = Zurück
key-arrows = Pfeile: von einem leuchtenden Ort zum anderen
key-explain = Umschalt und Pfeile: zu allem auf dem Brett nachlesen
key-search = /: Möglichkeiten durchsuchen
key-s = S: die Züge der anderen überspringen
moments = Woher die Punkte kamen
password-change = Passwort
password-old = Bisheriges Passwort
password-new = Neues Passwort (mindestens 8 Zeichen)
password-changed = Dein Passwort ist geändert. Überall sonst bist du abgemeldet.
password-forgotten = Passwort vergessen?
password-letter = Wenn dieses Konto eine bestätigte Mailadresse hat, ist eine Mail unterwegs.
passkeys = Passkeys
passkey-since = Hinzugefügt am { $date }
passkey-remove = Entfernen
passkey-removed = Passkey entfernt.
notices-confirm = Gespeichert. Bestätige die Adresse mit der Mail, die wir gerade geschickt haben.
notices-unconfirmed = Noch nicht bestätigt: Öffne den Link in unserer Mail.
data = Deine Daten
data-export = Alles herunterladen
data-delete = Konto löschen
data-delete-what = Löscht deinen Namen, deine Adressen und was du gesagt hast. Beendete Spiele bleiben, ohne deinen Namen. Gib { $login } ein, um fortzufahren.

server-away-sending = Der Server antwortet nicht. Deine Wahl ist gespeichert und wird gesendet, sobald er zurück ist.
page-old = Der Server wurde aktualisiert. Lade die Seite neu, um weiterzumachen.
reload = Neu laden
turn-back = Zug zurücknehmen
ask-undo = Um Rücknahme bitten
resign = Aufgeben
resign-sure = Wirklich aufgeben? Zu zweit gewinnt die andere Person; mit mehreren spielt ein Bot für dich weiter.
resign-sure-alone = Aufgeben? Das Spiel endet.
ask-stop = Abbruch vorschlagen
close-table = Tisch schließen
close-sure = Diesen Tisch endgültig schließen? Das Spiel endet ohne Sieger.
report = Jemanden melden
report-whom = Um wen geht es?
report-nobody = Niemand Bestimmtes
report-what = Was ist passiert?
report-who-reads = Das lesen nur die Leute, die diesen Server betreiben.
report-send = Melden
report-sent = Gemeldet. Danke für den Hinweis.
agree = Zustimmen
decline = Ablehnen
withdraw = Zurückziehen
asked-undo = Du möchtest deinen Zug zurücknehmen. Warten auf die anderen.
asked-stop = Du hast vorgeschlagen, das Spiel abzubrechen. Warten auf die anderen.
no-winner = Kein Sieger
scores-then = Das sind die Punkte in diesem Moment.
seat-out-resigned = aufgegeben · ein Bot spielt
seat-out-time = Zeit abgelaufen · ein Bot spielt
time-left = Restzeit
time-days =
    { $days ->
        [one] 1 Tag { $hours } Std.
       *[other] { $days } Tage { $hours } Std.
    }
spectators =
    { $count ->
        [one] 1 sieht zu
       *[other] { $count } sehen zu
    }
spectators-unnamed =
    { $count ->
        [one] 1 Gast
       *[other] { $count } Gäste
    }
clock = Uhr
clock-kind = Bedenkzeit
clock-none = Keine Uhr
clock-live = Live: ein Zeitkonto pro Person
clock-correspondence = Fernspiel: Tage für jeden Zug
clock-minutes = Zeit für das ganze Spiel
clock-increment = Zuschlag nach jedem Zug
clock-days = Zeit für jeden Zug
clock-at-zero = Wenn die Zeit abläuft
clock-at-zero-bot = ein Bot spielt weiter
clock-at-zero-resign = Platz gilt als aufgegeben
minutes-count =
    { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
seconds-count =
    { $count ->
        [0] nichts
        [one] 1 Sekunde
       *[other] { $count } Sekunden
    }
days-count =
    { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
my-games = Meine Spiele
my-games-none = Hier gibt es noch keine Spiele.
my-games-more = Mehr zeigen
filter-game = Spiel
filter-state = Zeigen
filter-all = Alle
filter-running = Laufende
filter-finished = Beendete
filter-won = Gewonnene
filter-lost = Nicht gewonnene
invite-local = Dieser Link gilt nur auf diesem Computer. Für Freunde im selben Netz starte den Server mit
guide-offer = Zum ersten Mal bei { $game }? Die Anleitung spielt ein erstes Spiel mit dir und erklärt es.
guide-skip = Ohne Anleitung spielen
