# What the guide says, in the order of its script.

welcome = This is your farmyard: four people of the first generation, one coin, an empty granary. Their descendants will be farmers, craftsmen, travellers, councillors and monks, and whoever is remembered best has won.
turn = Each turn you take one cube, and with it the action of the place where it lay. Cubes are influence: they pay for things later. Take the brown one at the grain harvest; brown is faith.
harvest = The cube is yours. Now bring in the harvest: with somebody at home that is two sacks of grain, and more once you own a plow and an animal to pull it.
family = The other family sent somebody to the smithy: every turn one cube fewer lies on the board, and when all are gone the round ends. A family must grow, so take the green cube at the family.
birth = Your unborn wait in the farmyard, the next generation first. Let a child be born: it costs nothing, and it will be there when its elders no longer are.
crafts = Goods are made by craftsmen. Take the pink cube at the crafts.
train = Send somebody to the wainwright as an apprentice. You don’t pay for it with cubes but with time: your marker walks along the path around your farmyard.
produce = An apprentice may go to work at once. A wagon costs time again: see how far your marker has come. When it crosses the bridge, somebody of your family dies.
travel = A wagon is what travellers need. Take the brown cube at the travel map; together with the first one it pays for the road north.
road = Send one of the first generation to the near northern city. Each city you visit brings a gift at once, and the more of them you have seen, the more they are worth in the end.
pay = Wherever cubes are paid, a coin may stand in for any of them. You have the cubes, so keep your coin: it is worth a point.
plague = Three prestige for the first city! Now something dark: black cubes are the plague. Nobody wants them, they cost time, but a place with nothing better left is still a place. Take the one at the church.
church = Give your child to the church. You have no brown cube left; your coin could stand in for one, but pay with time: it will carry your marker over the bridge, and the board warns you of it.
death = Somebody of the oldest generation has to go. If the chronicle has room for what they did in life, they are remembered there, and that gives points; otherwise a nameless grave awaits them. Choose whom you let go.
goodbye = That is the heart of it: cubes, time, and a family that lives and dies. The rest the village tells you as you go: customers at the market pay for goods with points, the council grants privileges, and after each round a mass is held. Whatever you wonder about, point at it. The game is yours now!
