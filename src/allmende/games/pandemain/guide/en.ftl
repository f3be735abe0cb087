# What the guide says, in the order of its script.

welcome = This is your bakery: four workers, a few pfennigs, and what your family left you in ingredients and flour. You have five days to become the best baker of Nördlingen. A loaf is worth points and money when it is sold, and the fresher the better.
turn = Each turn you send one worker somewhere. Bread is made of ingredients and flour; the oven shows the four recipes. Ingredients first: go to the market, to the stall in the middle. The coin below it is the price, and it rises with everybody who stands further to the right.
route = You collect what the stall has, and then what lies along the arrows. From here two ways lead on: take the lower one, for water and yeast.
mill = The other baker was in church and left a cube in the tower: whoever comes first plays first tomorrow. You need flour. Each column of the mill is bought as a whole; this one has rye, spelt and oat.
oven = Now to the Feudal Lord’s oven. Nobody is there yet, so it costs nothing; later comers pay a tax for each worker before them.
rye = Rye bread wants rye as its first flour. With wheat as the second it becomes bread of high quality, marked with a star; any other flour will do too, but such bread is worth less.
oat = One worker may bake several loaves. Oat with spelt, high quality again. See how the loaves lie on your board: each night they move a step towards “last day”, and their points shrink.
village = Fresh bread wants to be sold. Each village shows what it orders: Ulm always takes rye, and today oat as well. Had somebody been there before you, you would owe a licence.
order = Fill the order for oat. The medal on the order is added to what the loaf itself is worth, and the loaf’s price is paid in pfennigs. The first sale also wins you the villager of Ulm, who will help you from now on.
permanent = And the rye for the permanent order. It never goes away, but in one visit you can fill it only once.
night = All workers have gone home. At night a few doors stay open: for a pfennig you may send one worker once more. Take the lantern.
church = Go to church. An offering brings penitence, and penitence brings points, rewards and, far up the track, a fifth worker. At dawn the Inquisition moves on: whoever is ahead of it gains a point, and in the expert game whoever has fallen behind must do penance.
goodbye = That was your first day: market, mill, oven, village, and a thought for the church. What else there is the town will tell you: animals and carts at the farm carry more, the granary pays at dawn, the castle lends money. Point at whatever you wonder about. The game is yours now!
