# What every game says.

# The name of this language, as those who speak it call it.
language-name = English

why-no-such-action = There is no such action.
why-not-now = You can’t do that now.
why-game-over = The game is over.
prompt-hidden = { $player } is choosing in secret.
list-of = { $first } and { $last }
prompt-to = { $player }: { $prompt }
waiting-for = Waiting for { $player }.
waiting-for-doing = Waiting for { $player } ({ $doing }).
