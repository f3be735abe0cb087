# What every game says.

why-no-such-action = There is no such action.
why-not-now = That is not up for decision now.
why-game-over = The game is over.
prompt-hidden = { $player } is deciding something.
