# What the page itself says.

skip = To the content
loading = One moment …
try-again = Try again
close = Close
copy = Copy
copied = Copied
to-home = Back home
to-table = To the table
to-board = Show the board
to-result = Show the result
trouble-title = That went wrong
trouble-text = Something in this page broke. Your games are safe on the server.
error-offline = The server does not answer. Is it running?
error-server = The server answered with error { $status }.
connection-lost = Connection lost. Trying again …
lost-title = Off the map
lost-text = There is no page at this address.

nav = Pages
nav-tables = Tables
nav-rules = Rules
nav-about = About
language = Language
theme = Theme
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
sound-on = Sound on
sound-off = Sound off
settings = Settings

home-title = Welcome to the village
my-tables-all = Show all { $count }
home-text = Four village board games on common ground. Play with friends, against bots, or all at one screen.
games = Games
my-tables = My tables
open-tables = Open tables
open-none = Nobody is looking for company right now. Open a table, and others will see it here.
players =
    { $least ->
        [1] 1 to { $most } players
       *[other] { $least } to { $most } players
    }
minutes = { $least }–{ $most } min
weight-1 = easy to learn
weight-2 = medium difficulty
weight-3 = demanding
tagline-village = A family through four generations: work, travel, pray, and be remembered.
tagline-villagers = Draft people from the road, place them on those they depend on, earn at two markets.
tagline-pandemain = Bakers of 1276: buy flour, bake before the oven gets dear, sell before bread goes stale.
tagline-black-forest = Set tradespeople to work; two wheels make glass and food by themselves; build your domain.
play-now = Play now
play-now-against =
    { $count ->
        [one] against a bot
       *[other] against { $count } bots
    }
new-table = New table
your-name = Your name
name-kept = Good to have you here.
guest = Guest
keep = Keep
row-over = Over
row-running = Running
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
seat-here = Somebody at this screen
seat-invite = A friend, by link
seat-anybody = Whoever comes
seat-bot = Bot: { $bot }
hot-seat = All people play at this screen
rated = It counts: nobody is given hints
list-openly = Show the table to everybody
options = Options
open-table = Open the table
needs-human = At least one seat must be for a person.

table-gone = This table is not to be seen
side = Prompt, choices and log
prompt = What is to be decided
choices = All choices
choices-other = Other
undo = Undo
so-far = So far in this turn
so-far-back = Take back the last step
help = Help
replay = Replay
rule = rule { $rule }
why-not =
    { $count ->
        [one] Why not? One thing can’t be done now
       *[other] Why not? { $count } things can’t be done now
    }
why-more =
    { $count ->
        [one] and 1 more
       *[other] and { $count } more
    }
spot-choices = { $place }: { $count } choices
spot-refused = { $place }: not now. { $reason }
hints = Hints
hint-ask = Give me a hint
hint-thinking = Thinking …
hint-away = Put the hint away
hint-rated = This table counts: no hints.
hint-several =
    { $count ->
        [one] One choice
       *[other] { $count } choices: click to see them
    }
log = What happened
log-empty = Nothing yet.
log-jump = Look at that moment
log-since = Since you were away ↑
log-all = Show all { $count }
chat = Chat
chat-say = Say something
chat-send = Send
seat-free = free
seat-turn = to move
seat-thinking = thinking …
seat-show = Look at what lies before { $player }
you-mark = (you)
purse = What you hold
zoom-in = Closer
zoom-out = Further away
wait-for = You will be told when it is your turn.
bot-thinking = A bot is thinking, for { $seconds } seconds at most.
rules-changed = The server was updated: from entry { $seq } on this table follows newer rules.
board-broken = The drawing of this board failed. You can play on with the panels below and the list of choices.
join-invited = You are invited to this table
join-open = There is a seat for you
join-not = You are watching. The free seats are by invitation.
join = Take a seat
seats-free =
    { $count ->
        [one] One seat is still free
       *[other] { $count } seats are still free
    }
seats-open = Whoever comes may sit down.
invite-link = Link to seat { $seat }
notify-me = Tell me when it is my turn
legend = The signs
keys = Keys
key-tab = Tab: from one lit place to the next
key-enter = Enter or space: do it, or see the choices there
key-number = 1 to 9: the first nine choices of the list
key-u = U: undo
key-h = H: a hint
key-l = L: this help
key-m = M: back to what lies before me
key-escape = Escape: close

over = The game is over
winner = { $player } wins
winners = { $players } share the victory
rematch = Once more
watch-replay = Watch the replay
share-replay = Share the replay
verify = Verify the deal
score-sheet = Score sheet
category = Category
total = Total
score-chart = How the scores went
score-moves = Moves
percent = { $count } %
coach = The coach
coach-about = How did everybody’s chances change, and which decisions cost most?
coach-ask = Go through the game
coach-working = The coach is going through the game; that takes up to { $seconds } seconds.
coach-chances = Chances of winning over the game
coach-lessons = The decisions that cost most
coach-no-lessons = No decision cost much: well played.
coach-played = played: { $choice }.
coach-better = Better: { $choice }.
coach-lost = { $lost } percent less chance of winning.
coach-points = { $points } points fewer.
coach-how = Estimated: at each decision a search looked ahead, knowing what that player could know then.

replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-stop = Stop
replay-on = One step on
replay-last = To the end
replay-slider = Moment
replay-moment = { $at } of { $last }
replay-speed = Speed
replay-speed-0 = slow
replay-speed-1 = normal
replay-speed-2 = fast
replay-seat = Seat to look from
replay-from = seen by { $player }
replay-link = Link to this moment
replay-branch = Continue from here against bots

rules-choose = Choose a game.
rules-search = Search the rules
rules-found =
    { $count ->
        [one] One place
       *[other] { $count } places
    }
rules-none = Nothing found.
rules-other-language = These rules are not translated yet.

about-what = Allmende is the old word for a village’s common land. Here four village board games stand on one common ground: people play them, machines search them, designers measure them.
about-unofficial = These are unofficial adaptations, made without the publishers. Rules and texts are in our own words; no art or logo of theirs is used. If you like a game, buy it: there is nothing like the wood in your hand.
about-provenance = Where the numbers come from
about-provenance-text = Every number on a board, card or tile says where it comes from.
about-table = Table
about-basis = Basis
provenance-seed = rulebook
provenance-seed-text = stated in the rulebook’s text
provenance-source = public source
provenance-source-text = found in public material
provenance-recalled = recalled
provenance-recalled-text = general knowledge of the published game
provenance-reconstructed = ours
provenance-reconstructed-text = designed by us, because the printed value was not to be had
about-credits = Credits
about-icons = Icons from
about-fonts = Fonts:
about-licence = Licence
about-licence-text = Allmende is free software under the Apache License 2.0.
about-api = The server’s interface for programs

nav-account = Account
account-why = As a guest you can play at once; your tables hang on this browser. An account keeps them on every device. What you have begun as a guest comes along.
account-hello = You are { $login }
account-keeps = Your tables are kept, on every device.
account-login = Login name
account-password = Password (8 letters or more)
account-enter = Log in
account-how = New here? Fill in both and make an account; with a passkey a login name is enough.
account-make = Make an account
account-made = Your account is made.
account-entered = Welcome back.
account-leave = Log out
account-left = You are logged out.
passkey-enter = Log in with a passkey
passkey-make = Make an account with a passkey
passkey-add =
    { $count ->
        [0] Add a passkey
       *[other] Add a passkey (you have { $count })
    }
passkey-added = The passkey is added.
passkey-failed = The passkey was not used.
notices = When it is my turn and I am away
notices-mail = Send a mail to
notices-webhook = Call this address (webhook)
notices-kept = Kept.
sessions = Where I am logged in
session-this = here
session-end = End it
stand-in-own = Let a bot play for me
stand-in-back = I play again
stand-in-vote = A bot for { $player }, who is away ({ $votes } for it)
order-always = When this is asked again, always
order-none = ask me
order-give = Remember it
order-stands = Decided by itself: { $decision }
order-cancel = Ask me again
window-closes =
    { $seconds ->
        [one] 1 second to decide
       *[other] { $seconds } seconds to decide
    }
panel-table = The table
sealed = You have chosen: { $choice }. Until all have, you may choose again.
board = The board
board-short = Board
you-short = You
lit-here = something to do here
sheet-fold = Fold the sheet down
sheet-open = Open the sheet
panes = What the sheet shows
pane-choices = Choices { $count }
pane-hints = Hint
pane-log = Log
pane-chat = Chat
so-far-more =
    { $count ->
        [one] and 1 step before it
       *[other] and { $count } steps before it
    }

guide = First game
guide-step = Step { $step } of { $steps }
guide-watch = Now the others play. Watch the board.
guide-next = Go on
guide-back = Back
guide-leave = Play on freely
guide-resume = Back to the guide
learn = Learn it
learn-again = Begin the guide again
rules-learn = The quickest way into the game is to play it:
