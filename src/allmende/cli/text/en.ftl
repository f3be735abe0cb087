# What the command line says.

error-interrupted = interrupted
error-unexpected = something went wrong that should not have ({ $kind }: { $text }); ALLMENDE_DEBUG=1 shows where

games-name = name
games-title = title
games-seats = seats
games-options = options (the usual value is bold)
games-range = { $low } to { $high }

bots-name = name
bots-what = what it does
bots-parameters = parameters

# ── before a game ────────────────────────────────────────────────────────────────────────────────

welcome = Welcome to Allmende.
ask-game = Which game?
ask-players = How many players?
ask-company = With whom?
company-bots = bots
company-people = people at this keyboard
player = Player { $number }

# ── at the table ─────────────────────────────────────────────────────────────────────────────────

greeting = { $title }. The deal is sealed: { $commitment }
hand-on = { $player }, the keyboard is yours. Press Enter when nobody else is looking.
confirm = Enter: go on · u: take it back
not-a-choice = “{ $typed }” is none of the choices: type a number from 1 to { $count }, or h for help.
nothing-to-undo = Nothing can be taken back: something was revealed, or somebody else has moved since.
undone = Taken back.
why-not-nothing = Everything you may wonder about is allowed.
why-not-rule = rule { $rule }
list-and = { " and " }
winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
scores-total = Total

ask-file = Save to which file? [{ $file }]
saved = Saved in { $file }; from now on every action is kept there.
kept = The game is kept in { $file }.
resume-hint = Saved. To go on: allmende play --resume { $file }{ $rest }
save-hint = The game was not saved. To keep one, type s while you play, or start with --save FILE.

command-undo = u undo
command-undo-does = undo
command-why = w why
command-why-does = why not?
command-table = t table
command-table-does = table
command-log = l log
command-log-does = log
command-save = s save
command-save-does = save
command-help = h help ?
command-help-does = help
command-quit = q quit exit
command-quit-does = quit

help =
    Type the number of a choice and press Enter. Or one of these:
      u  take back your last choice, as long as nothing was revealed and nobody else has moved
      w  what you can't do now, why not, and the number of the rule that says so
      t  draw the table again
      l  everything that has happened so far
      s  save the game; it can be resumed later
      h  this help
      q  leave

# ── a table on a server ──────────────────────────────────────────────────────────────────────────

join-seated = You sit here as { $name }.
join-watching = Every seat is taken: you are watching.
join-waiting = … { $prompt }
join-lost = The connection is lost; trying again …
join-left = Your seat is kept. To come back: allmende join { $address }
command-say = c say
command-say-does = say
join-help =
    Type the number of a choice and press Enter. Or one of these:
      u  take back your last choice, as long as nothing was revealed and nobody else has moved
      w  what you can't do now, why not, and the number of the rule that says so
      t  draw the table again
      l  everything that has happened so far
      c  say something to everybody at the table: c hello
      h  this help
      q  leave; your seat is kept

# ── simulation ───────────────────────────────────────────────────────────────────────────────────

simulate-playing = Playing
simulate-title = { $title }: { $games } games, { $players } players, bots: { $bots }
simulate-mean = mean
simulate-sd = ± sd
simulate-range = least – most
simulate-scores = Score
simulate-winning = Winning score
simulate-decisions = Decisions in a game
simulate-seat = Seat { $number }
simulate-automaton = Automaton
simulate-wins = wins
simulate-interval = 95 %
simulate-by-seat = By seat
simulate-by-order = By order of play
simulate-order = { $number ->
    [1] first to decide
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] number { $number }
}
simulate-even = An even share would be { $share } %.

# ── arena ────────────────────────────────────────────────────────────────────────────────────────

arena-title = { $title }: bots against one another, { $games } games for { $players }
arena-bot = bot
arena-games = games
arena-wins = wins
arena-interval = 95 %
arena-rank = rank
arena-score = score
arena-rating = rating
arena-ms = ms
arena-troubles = { $bot } failed { $count ->
    [one] once
   *[other] { $count } times
} and played on with the best it had.
arena-broken-off = broken off; { $games ->
    [one] one game is
   *[other] { $games } games are
} kept in { $file }, and the same command plays what is missing
arena-least = least
arena-quarter = a quarter below
arena-middle = half below
arena-three-quarters = three quarters below
arena-most = most
arena-chart-wins = Share of games won, with 95 % intervals (dashed: an even share)
arena-chart-scores = How often which score (line: the mean)

# ── tuning ───────────────────────────────────────────────────────────────────────────────────────

tune-duels = The new weights won { $share } % of { $games } games against the old ones (95 %: { $low } – { $high }).

# ── replay and verify ────────────────────────────────────────────────────────────────────────────

replay-title = { $title }, { $players } players, { $actions } actions
replay-step = Enter: next · b: back · number: go there · t: table · q: quit
replay-back = b
replay-table = t
replay-quit = q
replay-over = The game is over.
replay-not-over = The game goes on here.
replay-hidden = decides something in secret

verify-file = the file is a journal of { $title }, format { $format }
verify-rules = it was played under these rules (version { $version })
verify-components = and with these components ({ $digest })
verify-seed = its seed fits the commitment written in it ({ $commitment })
verify-published = which is the one that was published
verify-unpublished = To be sure of the deal, compare that with the commitment published before the game, or pass it with --commitment.
verify-actions = all { $count } actions are legal
verify-over = the game is over; the scores are { $scores }
verify-running = the game is not over; the scores so far are { $scores }

# ── measuring ────────────────────────────────────────────────────────────────────────────────────

bench-title = Random play on one core, { $engine ->
    [compiled] compiled engine
   *[other] interpreted engine
}
bench-game = { $game }, { $players } players
bench-decisions = decisions/s
bench-clones = clones/s
bench-games = games/s
bench-playouts = playouts/s
bench-playout-decisions = decisions/s in playouts
bench-slowest = slowest/median
