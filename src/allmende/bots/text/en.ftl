# The bots, as players know them, and what is said when one fails.

bot-apprentice = Apprentice: looks at this turn only and makes mistakes
bot-journeyman = Journeyman: looks ahead for a tenth of a second
bot-master = Master: looks ahead for a second
bot-grandmaster = Grandmaster: has learned from thousands of games; where that doesn’t help, it plays like a master
bot-greedy = Greedy: takes whatever looks best at the end of this turn
bot-random = Random: plays any legal move
bot-search = Search: looks ahead with a budget you set
bot-learned = Learned: plays with what it has learned from games

level-apprentice = apprentice
level-journeyman = journeyman
level-master = master
level-grandmaster = grandmaster
level-greedy = greedy
level-random = random
level-search = search
level-learned = learned

bot-trouble-raised = { $player } ({ $bot }) failed ({ $detail }) and played the best move found so far.
bot-trouble-overran = { $player } ({ $bot }) took too long and played the best move found so far.
bot-trouble-not-allowed = { $player } ({ $bot }) chose an illegal move ({ $detail }) and played the best one found so far.
