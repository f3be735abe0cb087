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

# A line of the score sheet; a game whose score is something else says so in its own file.
scored =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
scored-for = { scored } ({ $of })
scores-total = Total points
