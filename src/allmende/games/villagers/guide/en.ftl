# What the guide says, in the order of its script.

welcome = You are founding a village with one Founders card and a hand of people who would like to live there. Each round you first draft from the road, where the villagers lie face up. Take the Harvester for its food.
stack = You can also draw face down from a stack. The back shows only the suit. Your hand is mostly Wood, so draw the top card of the third stack.
build = A Cooper, good. Now everybody builds: two villagers a round to start with. The Harvester depends on nobody, so place it on its own.
basic = Most villagers build on somebody else’s work. The Wheeler in your hand needs a Lumberjack first. Basic villagers like that are always available: swap a hand card for one.
price = The card you discard goes face down on top of a stack. Put it on the last one: it won’t be back on the road soon.
give = Now choose the card. Nobody in your village grows grapes, so discard the Vintner.
chain = Your Lumberjack is in place. Put the Wheeler on top: three gold.
end = Only uncovered symbols count: gold, food and builders. You have placed two villagers, so end your turn. If nobody in your village had food, you would have to turn your Founders to their farm side.
food = A new round, and this is what food is for: each food you have lets you draft one more villager, so now you have three picks. Take the Carpenter: a builder that also opens padlocks.
key = Your Cooper shows a padlock with the Blacksmith’s name. There is a Blacksmith on the road. Take it: coins paid to open such a padlock go on your Blacksmith.
third = One more pick. The Wattler is a builder that needs nobody below. With it in your village you place three villagers a round instead of two.
cover = Now think in chains. The Cartwright goes on top of the Wheeler: that covers three gold, but the Cartwright has nine. Place it.
padlock = The Cooper fits on the Lumberjack too: the first card of a chain carries two. The Cooper is locked and nobody has a Blacksmith yet, so you pay two coins to the bank. With your own Blacksmith in place, the bank would have put those coins on your Blacksmith.
market = The second stack has run out, so a market is held at the end of this round: everybody earns the gold they show. End your turn and count your coins.
goodbye = That was the first of two markets. The second is held when all stacks are empty. It pays gold again, and silver too: silver rewards you for what else is in your village. The most coins win. Red cards have effects of their own. The road is yours!
