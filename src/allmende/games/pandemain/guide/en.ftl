# What the guide says, in the order of its script.

welcome = This is your bakery: four workers, a few pfennigs, and the ingredients and flour your family left you. You have five days to become the best baker in Nördlingen. You get points and money for every loaf you sell, and more for fresh bread.
turn = Each turn you send one worker somewhere. Bread needs ingredients and flour; the oven shows the four recipes. Ingredients first: go to the stall in the middle of the market. The coin below it is the price. It goes up for every worker standing further to the right.
route = You collect what your stall has, and then whatever lies along the arrows. Two ways lead on from here: take the lower one, for water and yeast.
mill = The other baker went to church and left a cube in the tower: the first to go there plays first tomorrow. You need flour. At the mill you buy a whole column; this one has rye, spelt and wheat.
oven = Now go to the Feudal Lord’s oven. Nobody is there yet, so it costs nothing. If others were there before you, you would pay a tax for each of their workers.
rye = Rye bread needs rye as its first flour. With wheat as the second flour it becomes high-quality bread, marked with a star. Any other flour works too, but then the bread is worth less.
oat = One worker can bake several loaves. Use oat and spelt for another high-quality loaf. Look at the loaves on your board: each night they move a step towards “last day” and are worth fewer points.
village = Sell bread while it is fresh. Each village shows what it wants: Ulm always takes rye, and today oat as well. If somebody were there before you, you would pay them for a licence.
order = Fill the order for oat. You get the points on its medal as well as those of the loaf, and the price of the loaf in pfennigs. Your first sale in Ulm also wins over its villager, who helps you from now on.
permanent = Now sell the rye loaf to the permanent order. It never goes away, but you can fill it only once per visit.
night = All workers have gone home. A few places stay open at night: for a pfennig you can send one worker again. Take the lantern.
church = Go to the church. An offering brings penitence, and penitence brings points, rewards and, further up the track, a fifth worker. At dawn the Inquisition advances. If you are ahead of it, you gain a point. In expert mode, if you have fallen behind, you get a penance token.
goodbye = That was your first day: market, mill, oven, village and church. There is more to find: animals and carts from the farm carry more, the granary brings flour at dawn, and the castle lends money. The game is yours now!
