# What the guide says, in the order of its script.

welcome = You have founded a village: two Founders and a hand of people who would like to live there. Each round you first draft from the road. Face up in the row you see whom you get. Take the Harvester: he brings Food.
stack = You may also draw blind from a stack. The back tells you the suit and nothing more. Wood is what your hand is made of, so draw the top card of the third stack.
build = A Cooper, good. Now everybody builds: two villagers a round to begin with. The Harvester depends on nobody, so place him; he stands on his own.
basic = Most villagers build on another’s work. For the Wheeler in your hand you need a Lumberjack first, and such simple folk come at once: exchange a card of your hand for one.
price = The card you give away goes face down on top of a stack. Put it on the last one: from there it won’t be back on the road soon.
give = Now choose the card. Nobody in your village grows grapes, so the Vintner may go.
chain = Your Lumberjack stands ready. Place the Wheeler on top of him: three Gold.
end = Only what lies uncovered counts: Gold, Food, Builders. You have built two villagers, so end your turn. If nobody in your village brought Food, the Founders would have to turn to farming.
food = A new round, a new row, and here is what Food is for: each live Food lets you draft one more, so you have three picks now. Take the Carpenter: a builder, and he holds the key to other people’s padlocks.
key = Your Cooper shows a padlock with the name of a Blacksmith. One of those just came along the road. Take him: whoever opens such a padlock later puts coins on him.
third = One more. The Wattler is a Builder who needs nobody below: with her in your village you place three villagers a round instead of two.
cover = Now think in chains. The Cartwright goes on top of the Wheeler: his three Gold are covered, but hers are nine. Place her.
padlock = The Cooper fits on the Lumberjack as well: a first card carries two. He is locked, and no Blacksmith is in any village, so you pay two coins to the bank. Had you placed your Blacksmith before, the bank would have paid you.
market = The second stack has run out, so there is a market at the end of this round: everybody is paid for the Gold that shows. End your turn and count your coins.
goodbye = That was the first of two markets. The second comes when all stacks are empty; it pays Gold once more, and Silver too: villagers who reward what else lives with them. Most coins win. Red cards play tricks of their own; point at one to see. The road is yours!
