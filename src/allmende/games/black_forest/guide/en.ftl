# What the guide says, in the order of its script.

welcome = This is your domain: three Forests, two Ponds, two Fields, a Stable and some empty spaces. Most points come from buildings and from your cooking wheel. Animals on Pastures, Small Estates and glass add some more.
place = A turn is simple: go somewhere, then use the two tradespeople next to your space. Your first move is free. Go to the space in Blasiwald between the Glass Miller and the Builder.
sand = Your goods lie on two wheels that turn on their own. The left one makes a glass as soon as you have at least 1 wood, sand, water and charcoal. The right one cooks with charcoal, porridge and meat. On the left only sand is missing. The Glass Miller gives you one for each of your Ponds: watch the wheel turn.
builder = You spent one of each good and got a glass. Now use the Builder, the second tradesperson at your space. You can pay with what the first one gave you.
sawmill = Better buildings cost glass: none in the first column, one in the second, two in the third, three for the large ones. Take the Sawmill for two brick and your glass. It is worth 3 points, and from now on the Lumberjack gives you more wood.
stands = A building goes on an empty space, or replaces one of your Fields, Ponds or Pastures. For a small building the exact space hardly matters. Put it in the middle.
again = You used both tradespeople, so your turn ended and the other player had a turn. Moving within a village is free. Go to the space between the Lumberjack and the Pig Farmer. The grey figure belongs to nobody: it takes up a space, and you pay a toll to enter its village.
lumberjack = The Lumberjack fells one of your Forests for four wood, and your Sawmill adds one more.
fell = It doesn’t matter which Forest you choose now. You can build on its space later.
pig = Seven wood is the most a marker can hold; anything above that is lost. Now take a pig. Pigs can live on Forests, cattle in the Stable, and both on Pastures. Only on Pastures are they worth a point.
travel = On to another village. Each road costs a provision; the sign beside a village’s name shows how many you need. Provisions are also a clock: when you have spent so many that a marker reaches the hourglass, you announce the end. Go to Altglashütten, to the Cook.
toll = Somebody is already there, so you pay them a basic resource to enter. You choose which one, and they may refuse it. You have wood to spare.
cook = The Cook makes porridge from Fields or meat from Ponds. You need meat, so take meat: the cooking wheel will turn and give you provisions and a commodity. The numbers on its rim are points at the end.
goodbye = The other player ran short and begged: a turn spent for a provision. You can always do that. Now you know the heart of the game. Spend a commodity to swap the Traveling Merchant with any tradesperson before you move. Steps of the Glass Hut bring you Small Estates. New jobs appear once a cooking wheel has turned twice. The forest is yours!
