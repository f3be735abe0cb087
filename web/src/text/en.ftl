# What the page itself says.

skip = Skip to content
loading = One moment …
try-again = Try again
close = Close
copy = Copy
copied = Copied
to-home = Back home
to-table = To the table
to-board = Show the board
to-result = Show the result
trouble-title = Something went wrong
trouble-text = Something on this page broke. Your games are safe on the server.
error-offline = The server isn’t answering. Is it running?
error-server = The server answered with error { $status }.
connection-lost = Connection lost. Trying again …
lost-title = Page not found
lost-text = There is no page at this address.

nav = Pages
nav-tables = Tables
nav-rules = Rules
gallery = Gallery
gallery-text = Everything is drawn by code, each picture from one line of words, and free to reuse under the project’s licence.
gallery-size = Size
nav-about = About
language = Language
theme = Theme
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
volume = Sound
volume-silent = silent
settings = Settings

home-title = Welcome to the village
my-tables-all = Show all { $count }
home-text = Four village board games in one place. Play with friends, against bots, or together on one screen.
games = Games
my-tables = My tables
open-tables = Open tables
open-none = No open tables right now. Open one, and others will see it here.
players =
    { $least ->
        [1] 1 to { $most } players
       *[other] { $least } to { $most } players
    }
minutes = { $least }–{ $most } min
weight-1 = easy to learn
weight-2 = medium difficulty
weight-3 = demanding
play-now = Play now
play-now-against =
    { $count ->
        [one] against a bot
       *[other] against { $count } bots
    }
new-table = New table
your-name = Your name
name-kept = Name saved
guest = Guest
keep = Save
row-over = Finished
row-running = In progress
row-join = Join
ago-now = just now
ago-minutes =
    { $count ->
        [one] a minute ago
       *[other] { $count } minutes ago
    }
ago-hours =
    { $count ->
        [one] an hour ago
       *[other] { $count } hours ago
    }
your-turn = Your turn

game-unknown = There is no game called { $game }.
new-of = A new table of { $game }
who-plays = Who plays?
seat-count = How many seats
seat-number = Seat { $seat }
seat-me = Me
seat-here = Somebody on this screen
seat-invite = Invite a friend
seat-anybody = Open seat
seat-bot = Bot: { $bot }
hot-seat = Everybody plays on this screen
rated = No hints
list-openly = List the table publicly
options = Options
open-table = Open the table
needs-human = At least one seat has to be for a person.

table-gone = You can’t view this table
side = Prompt, choices and log
prompt = Your decision
choices = All choices
choices-other = Other
undo = Undo
effect-uncertain = then chance decides
so-far = This turn so far
so-far-back = Undo the last step
help = Help
replay = Replay
rule = rule { $rule }
why-not =
    { $count ->
        [one] Why not? 1 thing you can’t do now
       *[other] Why not? { $count } things you can’t do now
    }
why-more =
    { $count ->
        [one] and 1 more
       *[other] and { $count } more
    }
spot-choices =
    { $count ->
        [one] { $place }: 1 choice
       *[other] { $place }: { $count } choices
    }
spot-refused = { $place }: not now. { $reason }
hints = Hints
hint-ask = Get a hint
hint-thinking = Thinking …
hint-away = Hide hint
hint-then = Then: { $steps }
hint-turn = By the end of your turn:
hint-rated = There are no hints at this table.
hint-several =
    { $count ->
        [one] One choice
       *[other] { $count } choices: click to see them
    }
log = Game log
log-empty = Nothing yet.
log-jump = Show this moment
log-since = Since you were away
log-all = Show all { $count }
chat = Chat
chat-say = Say something
chat-send = Send
seat-free = free
seat-turn = their turn
seat-thinking = thinking …
seat-show = Show { $player }’s side
you-mark = (you)
purse = What you have
zoom-in = Zoom in
zoom-out = Zoom out
wait-for = We will tell you when it is your turn.
bot-thinking =
    { $seconds ->
        [one] A bot is thinking, for up to 1 second.
       *[other] A bot is thinking, for up to { $seconds } seconds.
    }
rules-changed = The server was updated: this table follows newer rules from entry { $seq } on.
board-broken = The board could not be drawn. You can keep playing with the panels below and the list of choices.
join-invited = You are invited to this table
join-open = There is a free seat for you
join-not = You are watching. The free seats are by invitation only.
join = Take a seat
seats-free =
    { $count ->
        [one] 1 seat is still free
       *[other] { $count } seats are still free
    }
seats-open = Anyone can take a free seat.
invite-link = Link to seat { $seat }
notify-me = Notify me on my turn
legend = Symbols
keys = Keyboard shortcuts
key-tab = Tab: next highlighted place
key-enter = Enter or space: act here, or show the choices here
key-number = 1 to 9: the first nine choices
key-u = U: undo
key-h = H: hint
key-l = ? or L: this help
key-m = M: back to your side
key-escape = Escape: close

over = The game is over
winner = { $player } wins
winners = { $players } share the victory
rematch = Rematch
watch-replay = Watch replay
share-replay = Share replay
verify = Verify the deal
score-sheet = Score sheet
category = Category
score-chart = Scores over the game
score-moves = Moves
percent = { $count } %
coach = Coach
coach-about = How did everybody’s chances change, and which decisions cost the most?
coach-ask = Review the game
coach-working = The coach is reviewing the game. This takes up to { $seconds } seconds.
coach-chances = Chances of winning over the game
coach-lessons = The costliest decisions
coach-no-lessons = No decision cost much. Well played!
coach-played = played: { $choice }.
coach-better = Better: { $choice }.
coach-lost =
    { $lost ->
        [one] −1 point of win chance.
       *[other] −{ $lost } points of win chance.
    }
coach-points =
    { $points ->
        [one] −1 point.
       *[other] −{ $points } points.
    }
coach-how = Estimated: at each decision a search looked ahead with what that player could know then.

replay-first = Go to the start
replay-back = Back one step
replay-play = Play
replay-stop = Pause
replay-on = Forward one step
replay-last = Go to the end
replay-slider = Moment
replay-moment = { $at } of { $last }
replay-speed = Speed
replay-speed-0 = slow
replay-speed-1 = normal
replay-speed-2 = fast
replay-seat = Point of view
replay-from = { $player }’s view
replay-link = Link to this moment
replay-branch = Play on against bots

rules-choose = Choose a game.
rules-search = Search the rules
rules-found =
    { $count ->
        [one] 1 match
       *[other] { $count } matches
    }
rules-none = No matches.
rules-earlier-numbers = Your table goes on with the earlier numbers that it began with ({ $numbers }). This page shows today’s. What has changed is listed at the end.
rules-other-language = These rules are not translated yet.

about-what = “Allmende” is the old German word for a village’s common land. Here four village board games share one home: people play them, programs search them, designers measure them.
about-unofficial = These are unofficial adaptations, made without the publishers. The rules are in our own words, and we use none of their art or logos. If you like a game, buy it: nothing beats wooden pieces in your hand.
about-provenance = Where the numbers come from
about-provenance-text = For every number on a board, card or tile you can see where it comes from.
about-table = Table
about-basis = Basis
provenance-seed = rulebook
provenance-seed-text = printed in the rulebook
provenance-source = public source
provenance-source-text = found in public material
provenance-recalled = from memory
provenance-recalled-text = general knowledge of the published game
provenance-reconstructed = ours
provenance-reconstructed-text = designed by us, because we don’t have the printed value
about-credits = Credits
about-icons = Icons from
about-fonts = Fonts:
about-licence = Licence
about-licence-text = Allmende is free software under the Apache License 2.0.
about-api = API for programs

nav-account = Account
account-why = As a guest you can play right away, but your tables stay in this browser. With an account you have them on every device. Your guest games come along.
account-hello = You are { $login }
account-keeps = Your tables are saved on every device.
account-login = Login name
account-password = Password (at least 8 characters)
account-enter = Log in
account-how = New here? Fill in both and sign up. With a passkey, a login name is enough.
account-make = Sign up
account-made = You are signed up.
account-entered = Welcome back.
account-leave = Log out
account-left = You have logged out.
passkey-enter = Log in with a passkey
passkey-make = Sign up with a passkey
passkey-add =
    { $count ->
        [0] Add a passkey
       *[other] Add a passkey (you have { $count })
    }
passkey-added = Passkey added.
passkey-failed = The passkey didn’t work.
notices = When it is my turn and I am away
notices-mail = Send an email to
notices-webhook = Call this webhook
notices-kept = Saved.
sessions = Where you are logged in
session-this = this device
session-end = Log out there
stand-in-own = Let a bot play for me
stand-in-back = Take my seat back
stand-in-vote = Bot for { $player }, who is away ({ $votes } in favour)
order-always = Whenever this comes up
order-none = ask me
order-give = Remember this
order-stands = Automatic: { $decision }
order-cancel = Ask me again
window-closes =
    { $seconds ->
        [one] 1 second to decide
       *[other] { $seconds } seconds to decide
    }
panel-table = The table
sealed = You chose { $choice }. You can still change it until everybody has chosen.
board = The board
board-short = Board
you-short = You
lit-here = you can do something here
sheet-fold = Close the sheet
sheet-open = Open the sheet
panes = What the sheet shows
pane-choices = Choices { $count }
pane-hints = Hint
pane-log = Log
pane-chat = Chat
so-far-more =
    { $count ->
        [one] and 1 step before
       *[other] and { $count } steps before
    }

guide = First game
guide-step = Step { $step } of { $steps }
guide-watch = The other players are moving. Watch the board.
guide-next = Next
guide-back = Back
guide-leave = Play without the guide
guide-resume = Back to the guide
learn = Learn to play
learn-again = Restart the guide
rules-learn = The quickest way to learn the game is to play it:

seat-bot-level = bot · { $level }
seat-stand-in = a bot plays · { $level }
seat-present = here
seat-away = away
seat-last = last
seat-holds = What { $player } holds
mats = Whose side of the table to show
mat-yours = Yours
mat-theirs = You are looking at { $player }’s side
log-since-mine = since your last turn
log-only = Whose moves to show
log-only-of = Only what { $player } did
log-save = Save the log
log-lines = Log

choices-search = Search the choices
choices-none = No choice contains these words.
choices-more = More
pace = Others’ moves
pace-human = one by one
pace-slow = slowly
pace-instant = at once
pace-skip =
    { $count ->
        [one] Skip 1 move
       *[other] Skip { $count } moves
    }
confirm = Confirm
confirm-off = never
confirm-turn = at the end of a turn
confirm-always = every choice
confirm-yes = Confirm
confirm-no = Back
key-arrows = Arrows: move between highlighted places
key-explain = Shift and arrows: read about anything on the board
key-search = /: search the choices
key-s = S: skip the others’ moves

server-away-sending = The server isn’t answering. Your choice is saved and will be sent as soon as it is back.
page-old = The server was updated. Reload this page to continue.
reload = Reload
turn-back = Undo turn
ask-undo = Ask to undo
resign = Resign
resign-sure = Resign for good? In a game of two the other player wins; in a larger one a bot plays on for you.
resign-sure-alone = Resign? The game ends.
ask-stop = Suggest stopping
close-table = Close the table
close-sure = Close this table for good? The game ends without a winner.
report = Report a player
report-whom = About
report-nobody = Nobody in particular
report-what = What happened?
report-who-reads = Only the people who run this server read this.
report-send = Report
report-sent = Reported. Thank you for telling us.
agree = Agree
decline = Decline
withdraw = Withdraw
asked-undo = You asked to take your turn back. Waiting for the others.
asked-stop = You suggested stopping the game. Waiting for the others.
no-winner = No winner
scores-then = These are the scores at that moment.
seat-out-resigned = resigned · a bot plays
seat-out-time = out of time · a bot plays
time-left = Time left
time-days =
    { $days ->
        [one] 1 day { $hours } h
       *[other] { $days } days { $hours } h
    }
spectators =
    { $count ->
        [one] 1 watching
       *[other] { $count } watching
    }
spectators-unnamed =
    { $count ->
        [one] 1 guest
       *[other] { $count } guests
    }
clock = Clock
clock-kind = Time to think
clock-none = No clock
clock-live = Live: each player has a bank of time
clock-correspondence = Correspondence: days for each move
clock-minutes = Time for the whole game
clock-increment = Added after each turn
clock-days = Time for each move
clock-at-zero = When time runs out
clock-at-zero-bot = a bot plays on
clock-at-zero-resign = the player resigns
minutes-count =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
seconds-count =
    { $count ->
        [0] nothing
        [one] 1 second
       *[other] { $count } seconds
    }
days-count =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
my-games = My games
my-games-none = No games here yet.
my-games-more = Show more
filter-game = Game
filter-state = Show
filter-all = All
filter-running = Running
filter-finished = Finished
filter-won = Won
filter-lost = Not won
invite-local = This link works on this computer only. For friends on the same network, start the server with
guide-offer = First time at { $game }? The guide plays a first game with you and explains it.
guide-skip = Play without it
moments = Where the points came from
password-change = Password
password-old = Current password
password-new = New password (at least 8 characters)
password-changed = Your password is changed. You are logged out everywhere else.
password-forgotten = Forgot your password?
password-letter = If this account has a confirmed email address, an email is on its way.
passkeys = Passkeys
passkey-since = Added on { $date }
passkey-remove = Remove
passkey-removed = The passkey is removed.
notices-confirm = Saved. Now confirm the address with the email we have just sent.
notices-unconfirmed = Not confirmed yet: open the link in our email.
data = Your data
data-export = Download everything
data-delete = Delete account
data-delete-what = Deletes your name, your addresses and what you said. Finished games stay, without your name. Type { $login } to confirm.
