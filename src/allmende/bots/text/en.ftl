# The bots, as players know them, and what is said when one fails.

bot-apprentice = Apprentice: looks at this turn only, and misjudges it now and then
bot-journeyman = Journeyman: thinks a tenth of a second ahead
bot-master = Master: thinks a second ahead
bot-greedy = Greedy: takes what looks best at the end of this turn
bot-random = Random: does anything that is allowed
bot-search = Search: tries out what may come; with a budget of your own

bot-trouble-raised = { $player } ({ $bot }) failed ({ $detail }) and plays on with the best it had.
bot-trouble-overran = { $player } ({ $bot }) took too long and plays on with the best it had.
bot-trouble-not-allowed = { $player } ({ $bot }) chose what is not allowed ({ $detail }) and plays on with the best it had.
