# What the command line says.

error-interrupted = interrupted
error-unexpected = Something went wrong that should not have ({ $kind }: { $text }). Set ALLMENDE_DEBUG=1 to see where.

games-name = name
games-title = title
games-seats = seats
games-options = options (default in bold)
games-range = { $low } to { $high }

bots-name = name
bots-what = what it does
bots-parameters = parameters

# ── before a game ────────────────────────────────────────────────────────────────────────────────

welcome = Welcome to Allmende.
ask-game = Which game?
ask-players = How many players?
ask-company = Who do you want to play with?
company-bots = bots
company-people = people at this keyboard
player = Player { $number }

# ── at the table ─────────────────────────────────────────────────────────────────────────────────

greeting = { $title }. The deal is sealed: { $commitment }
hand-on = { $player }, it is your turn. Press Enter when nobody else is looking.
confirm = Enter: continue · u: undo
not-a-choice = “{ $typed }” is not one of the choices: type a number from 1 to { $count }, or h for help.
nothing-to-undo = You can’t undo: something was revealed, or another player has moved since.
undone = Undone.
effect-uncertain = then chance decides
why-not-nothing = You can do everything you might think of.
why-not-rule = rule { $rule }
winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}

ask-file = Save to which file? [{ $file }]
saved = Saved in { $file }. From now on every action is saved there.
kept = The game is saved in { $file }.
resume-hint = Saved. To continue: allmende play --resume { $file }{ $rest }
save-hint = The game was not saved. To save one, type s while you play, or start with --save FILE.

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
      u  undo your last choice, unless something was revealed or another player has moved
      w  what you can't do now, why not, and the number of the rule
      t  draw the table again
      l  everything that has happened so far
      s  save the game and continue it later
      h  this help
      q  quit

# ── a table on a server ──────────────────────────────────────────────────────────────────────────

join-seated = You play as { $name }.
join-watching = Every seat is taken, so you are watching.
join-waiting = … { $prompt }
join-lost = Connection lost. Trying again …
join-left = Your seat is kept. To come back: allmende join { $address }
command-say = c say
command-say-does = say
join-help =
    Type the number of a choice and press Enter. Or one of these:
      u  undo your last choice, unless something was revealed or another player has moved
      w  what you can't do now, why not, and the number of the rule
      t  draw the table again
      l  everything that has happened so far
      c  chat with everybody at the table: c hello
      h  this help
      q  quit; your seat is kept

# ── simulation ───────────────────────────────────────────────────────────────────────────────────

simulate-playing = Playing
simulate-title = { $title }: { $games } games, { $players ->
    [one] 1 player
   *[other] { $players } players
}, bots: { $bots }
simulate-mean = mean
simulate-sd = ± sd
simulate-range = lowest – highest
simulate-scores = Score
simulate-winning = Winning score
simulate-decisions = Decisions per game
simulate-seat = Seat { $number }
simulate-automaton = Automaton
simulate-wins = wins
simulate-interval = 95 %
simulate-by-seat = By seat
simulate-by-order = By turn order
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

arena-title = { $title }: bots against each other, { $games } games with { $players ->
    [one] 1 player
   *[other] { $players } players
}
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
} and played the best move it had found.
arena-broken-off = Interrupted. { $games ->
    [one] One game is
   *[other] { $games } games are
} saved in { $file }; run the same command again to play the rest.
arena-automata = { $bot } scored { $mine } on average, the best automaton { $theirs }.
arena-least = lowest
arena-quarter = lower quartile
arena-middle = median
arena-three-quarters = upper quartile
arena-most = highest
arena-pair-better = { $bot } is better than { $other }: it won { $difference } % more of the games (95 %: { $low } – { $high }; { $deals } deals).
arena-pair-level = { $bot } and { $other } are level: they differ by less than 10 % of the games (95 %: { $low } – { $high }; { $deals } deals).
arena-pair-open = Whether { $bot } is better than { $other } is not known yet: it won { $difference } % more of the games (95 %: { $low } – { $high }; { $deals } deals).
arena-chart-wins = Share of games won, with 95 % intervals (dashed: an even share)
arena-chart-scores = Distribution of scores (line: the mean)

# ── report ───────────────────────────────────────────────────────────────────────────────────────

report-title = { $title }: a report for its designers
report-how = Made on { $made } by `allmende report`; deals from seed { $seed } on. Intervals are 95 %.
report-section = { $players ->
    [one] One player
   *[other] { $players } players
}, { $games } games, all seats played by { $bot }
report-too-few = interrupted; { $games ->
    [one] one game was
   *[other] { $games } games were
} played, and a report needs { $least }
report-broken-off = interrupted after { $games } of { $total } games; these are the figures so far
report-figure = figure
report-mean = mean
report-median = median
report-p95 = 95th percentile
report-sd = ± sd
report-range = lowest – highest
report-games = games
report-bot = bot
report-wins = wins
report-interval = 95 %
report-even = even share
report-score-against = points : others
report-length = Decisions in a game
report-rounds = Rounds
report-ended = How it ended
report-score = Score
report-winning = Winning score
report-margin = Lead over the second
report-seat = Seat { $number }
report-place = { $number ->
    [1] Decided first
    [2] Decided second
    [3] Decided third
   *[other] Decided { $number }th
}
report-first-wins = Games won by the first to decide
report-chart-scores = Distribution of scores (line: the mean)
report-chart-seats = Share of games won, by seat (dashed: an even share)
report-chart-order = Share of games won, by order of play (dashed: an even share)
report-chart-race = How often the leader at this point of the game wins it (dashed: an even share)
report-lead-changes = Changes of the lead in a game
report-drama = Drama (0: the winner was never behind)
report-decided-at = The winner leads for good after this part of the game
report-won-at = As good as won (9 times in 10) after this part of the game
report-decisiveness = Decisiveness (the part of the game after that)
report-uncertainty = Uncertainty (1: the lead says nothing, 0: it says everything)
report-last-round = Games in which the last round changed the winner
report-source = source
report-winners = winners
report-losers = losers
report-chart-points = Points by source
report-chart-goods = What came and went, by source (a seat in a game)
report-all-sources = All sources
report-components = Components
report-warning = A component's share of wins says as much about who uses it as about its value: players who are ahead can afford more. To learn its value, change it (--against, --vary) or forbid it (--without).
report-chart-components = Share of games won by seats that used it, the most certain first (dashed: an even share)
report-all-components = All components
report-component = component
report-offered = on offer
report-used = used
report-used-of = Seats that used { $component }
report-times = times
report-when = first used
report-win-share = wins
report-choices = Choices
report-dead = Almost never chosen when on offer:
report-dominant = Almost always chosen when on offer:
report-decision = decision
report-per-game = in a game
report-options = choices
report-clear = one is clearly best
report-close = several as good
report-strength = { $bot }, { $players ->
    [one] 1 player
   *[other] { $players } players
}
report-chart-without = Games won by a seat that avoids: { $names } (dashed: an even share)
report-against = { $mine } against { $theirs }: { $players ->
    [one] one player
   *[other] { $players } players
}, { $deals } deals
report-mine = first
report-theirs = second
report-difference = difference
report-effect = effect size
report-needed = deals needed
report-vary = { $what }, swept: { $players ->
    [one] one player
   *[other] { $players } players
}

# ── tuning ───────────────────────────────────────────────────────────────────────────────────────

tune-broken-off = interrupted; { $steps ->
    [one] one step is
   *[other] { $steps } steps are
} saved in { $file }; the same command continues from there
tune-duels = The new weights won { $share } % of { $games } games against the old ones (95 %: { $low } – { $high }).
train-generation = Generation { $generation }: learned from { $looks } positions. On games set apart it explains { $margin } % of the margins it is fitted to; its chances are off from them by { $calibration } points.
train-gate = It won { $share } % of { $games } games against { $met } (95 %: { $low } – { $high }).
train-best = The best model is { $file }. Try it: allmende arena { $game } --bots learned:model={ $file },master
train-broken-off = broken off; what has been played and learned is in { $folder }, and the same command goes on from there

# ── replay and verify ────────────────────────────────────────────────────────────────────────────

replay-title = { $title }, { $players ->
    [one] 1 player
   *[other] { $players } players
}, { $actions } actions
replay-step = Enter: next · b: back · number: go there · t: table · q: quit
replay-back = b
replay-table = t
replay-quit = q
replay-over = The game is over.
replay-not-over = The game continues from here.
replay-hidden = chooses in secret

verify-file = the file is a game of { $title }, format { $format }
verify-rules = it was played with these rules (version { $version })
verify-components = and with these numbers ({ $digest })
verify-seed = its seed matches the commitment in the file ({ $commitment })
verify-published = which is the published one
verify-unpublished = To be sure of the deal, compare this with the commitment published before the game, or pass it with --commitment.
verify-actions = all { $count } actions are legal
verify-over = the game is over; the scores are { $scores }
verify-running = the game isn't over; the scores so far are { $scores }

# ── measuring ────────────────────────────────────────────────────────────────────────────────────

bench-title = Random play on one core, { $engine ->
    [compiled] compiled engine
   *[other] interpreted engine
}
bench-game = { $game }, { $players ->
    [one] 1 player
   *[other] { $players } players
}
bench-decisions = decisions/s
bench-clones = clones/s
bench-games = games/s
bench-playouts = playouts/s
bench-playout-decisions = decisions/s in playouts
bench-nodes = nodes/s in search (2 players)
bench-slowest = slowest/median
