# The village as it is drawn in the terminal.

legend =
    On the table:
      ●1       a family member and its generation; (●) a travel marker; □ a free place
      O G B P  cubes: orange (skill), green (persuasion), brown (faith), pink (knowledge); X is the plague
      2h       hours on the life track; at its end a family member dies
      3★       points

letter-orange = O
letter-green = G
letter-brown = B
letter-pink = P
letter-plague = X

round = round { $round }
starter = started by
starter-next = next start:
last-turns = last turns!
supply = Supply

hours = { $count }h
points = { $count }★
coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
grain = { $count } grain
cubes-of-choice = { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}
or = or
you = (you)

short-wainwright = Wainwright
short-stables = Stables
short-smithy = Smithy
short-office = Office
short-mill = Mill
train-make-buy = train { $train }h · make { $make }h · buy
mill = { $grain } grain → { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $time }h

market-stalls = At the stalls
market-line = Waiting in line
market-pile = { $count } more to come

short-home = home
short-north_near = Near North
short-south_near = Near South
short-north_middle = Middle North
short-south_middle = Middle South
short-north_far = Far North
short-south_far = Far South
short-near-north_near = near N
short-near-south_near = near S
short-near-north_middle = mid N
short-near-south_middle = mid S
short-near-north_far = far N
short-near-south_far = far S
toll = each { $time }h, { $wagons ->
    [one] 1 wagon
   *[other] { $wagons } wagons
}

privilege-marker = next starter
privilege-cubes = { $cubes } cubes
privilege-good = 1 good
privilege-prestige = { $coins } coin → { $points }★

window = Window { $number }
step = ↑ { $grain } grain
bag = Black bag
monks = { $count ->
    [one] 1 monk
   *[other] { $count } monks
}

chronicle = Chronicle
graves = Graves
well = Well

farm-life = Life
farm-home = At home
farm-unborn = Unborn
farm-cubes = Cubes
farm-goods = Goods
farm-stores = Stores
farm-prestige = Prestige
farm-served = Served
deaths-due = { $count ->
    [one] 1 will die
   *[other] { $count } will die
}
