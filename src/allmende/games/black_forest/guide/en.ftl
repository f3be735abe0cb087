# What the guide says, in the order of its script.

welcome = This is your domain: three Forests, two Ponds, two Fields, a Stable and some free land. You fill it with buildings, animals and more land; buildings are where most of the points are.
place = A turn is simple: go somewhere, then use the two tradespeople next to your space. Your first step is free. Go to the space in Blasiwald between the Glass Miller and the Builder.
sand = Your goods live on two wheels that turn by themselves. The left one makes a glass as soon as wood, sand, water and charcoal all stand at 1 or more; the right one cooks charcoal, porridge and meat. Sand is all that is missing on the left. The Glass Miller gives one for each of your Ponds: watch the wheel turn.
builder = One of each good is gone, and a glass has come of it. Now the Builder, the second one at your space: what the first gave may pay him.
sawmill = Glass is what the better buildings cost: none in the first column, one in the second, two in the third, three for the large ones. Take the Sawmill for three brick and your glass. It is worth 3 points, and the Lumberjack will bring you more wood from now on.
stands = A building stands on free land, or takes the place of a Field, Pond or Pasture of yours. For a small one it doesn’t matter much where. Put it in the middle.
again = Both tradespeople are used, so your turn was over, and the other player had a turn. Inside a village you move without paying. Walk on to the space between the Lumberjack and the Pig Farmer. The grey figure belongs to nobody: it takes a space, and whoever enters its village pays a toll.
lumberjack = The Lumberjack fells one of your Forests for four wood, and your Sawmill adds another.
fell = Which Forest it is makes no difference now. Its space will be free to build on.
pig = Seven wood: a marker holds no more than that, and what comes beyond is lost. Now a pig. Pigs may live on Forests, cattle in the Stable, both on Pastures, and only on Pastures are they worth a point.
travel = On to another village. Each road costs a provision, the sign beside a village’s name says how many. Provisions are a clock too: whoever has spent enough of them for a marker to reach the hourglass on the wheel announces the end. Go to Altglashütten, to the Cook.
toll = Somebody is there already, so you pay a basic resource to enter. You choose which, they may refuse it. You have wood to spare.
cook = The Cook makes porridge of Fields or meat of Ponds. You lack meat, so take meat: the cooking wheel will turn and give you provisions and a commodity. The numbers at its rim are points for you at the end.
goodbye = The other player ran short and went begging: a provision for a lost turn, a way that is always open. That is the heart of it. With a commodity you may exchange the Traveling Merchant with any tradesperson before you move, steps of the Glass Hut bring you Small Estates, and jobs appear on the map once somebody’s wheel has cooked twice. Whatever you wonder about, point at it. The forest is yours!
