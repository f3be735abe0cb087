# The Black Forest as it is drawn in the terminal.

legend =
    On the table:
      ● □ N    a pawn, a free space between two tradespeople, the neutral figure; ○ a pawn of this round (alone)
      W S A C  wood, sand, water, charcoal; O M B porridge, meat, brick; G V X glass, provision, commodity
      8►WS     a sector of a wheel: the hour, the hand, the markers in it; the red hour has the hourglass
      F p f a  Forest, Pond, Field, Pasture; s the Stable, · an empty space, ■ a building
      2W 1B 3★ what a building costs and its points; its colour says when it works (see the rules, G-6)

round = round { $round }
starter = started by
last-turns =
    { $count ->
        [one] 1 turn left!
       *[other] { $count } turns left!
    }
neutral = N
centre = in the centre
locations = Locations
job-stack =
    { $count ->
        [0] no more jobs to come
        [one] 1 more job to come
       *[other] { $count } more jobs to come
    }
buildings = Buildings
you = (you)
turns =
    { $count ->
        [one] 1 turn
       *[other] { $count } turns
    }
dial-glass = glass
dial-cooking = cooking
refined = G{ $glass } V{ $low }+{ $high } X{ $commodity }
hut = Glass Hut { $step }/{ $steps }
herd =
    { $pigs ->
        [one] 1 pig
       *[other] { $pigs } pigs
    }, { $cattle } cattle
supply = Supply: { $forests } Forests, { $estates } Small Estates

letter-wood = W
letter-sand = S
letter-water = A
letter-charcoal = C
letter-porridge = O
letter-meat = M
letter-brick = B
letter-glass = G
letter-provision = V
letter-commodity = X

cell-empty = ·
cell-field = f
cell-pond = p
cell-pasture = a
cell-forest = F
cell-stable = s

group-swap = Merchant
group-convert = Convert
group-free = Give up
group-buildings = Build
