# What the guide says, in the order of its script.

welcome = This is your farmyard: four family members of the first generation, one coin and an empty granary. Your family will harvest, learn crafts, travel, sit in the council and serve the church. The family with the most prestige wins.
turn = Each turn you take one cube, and with it the action of the space it lay on. Cubes are influence: you pay with them later. Take the brown cube at the harvest. Brown stands for faith.
harvest = The cube is yours. Now harvest: with somebody at home you get two grain, and more once you own a plough and an animal to pull it.
family = The other family sent somebody to the smithy. Every turn takes a cube off the board, and when all are gone the round ends. Your family needs to grow, so take the green cube at Family.
birth = Family members who are not yet born wait in your supply, the lowest generation first. Have a child: it costs nothing, and it will be there when its elders are gone.
crafts = Goods are made by craftspeople. Take the pink cube at Crafts.
train = Train somebody at the wainwright’s. That costs time, not cubes: your marker moves along the life track around your farmyard.
produce = A new wainwright can start work right away. A wagon costs time again: see how far your marker has come. When it crosses the bridge, one of your family members dies.
travel = You need a wagon to travel. Take the brown cube at Travel; together with your first one it pays for the road north.
road = Send a first-generation family member to the near northern city. Each city gives you something on the first visit, and the more cities you have visited, the more points you score at the end.
pay = Whenever you pay cubes, a coin can replace any of them. You have the cubes, so keep your coin: it is worth a point.
plague = Three prestige for your first city! Now for something darker: black cubes are the plague. They cost two hours and give you no influence, but you still get the action. Take the one at the church.
church = Send your child to the church. You have no brown cube left. A coin would do, but pay with time instead: your marker will cross the bridge, and the board warns you about it.
death = One of your oldest family members has to die. If the chronicle has room for what they did in life, they are remembered there; otherwise they get an anonymous grave. The chronicle scores only once you have at least three people in it. Choose who dies.
goodbye = That is the heart of it: cubes, time, and a family that lives and dies. There is more to find: customers at the market give you points for goods, the council has privileges, and every round ends with a mass. The game is yours now!
