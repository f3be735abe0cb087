# Village, in English.

title = Village
about = Lead a family through four generations. Take a cube, use the action where it lay, and keep an eye on your time: whenever your life marker crosses the bridge, a family member dies. Those who practised a trade may be remembered in the village chronicle. When the chronicle or the graveyard is full, the game ends and the family with the most prestige wins. An unofficial adaptation of the game by Inka and Markus Brand. Some numbers printed only on the original board are ours: the cubes on each space, most customers, the inner roads, the spaces in the chronicle and graveyard, and a few prices. The rules page lists them all.
tagline = One family, four generations: work, travel, pray and be remembered.

sign-orange = skill (orange)
sign-green = persuasion (green)
sign-brown = faith (brown)
sign-pink = knowledge (pink)
sign-plague = plague: costs time
sign-grain = grain
sign-coin = coin
sign-time = hours
sign-prestige = prestige
sign-marker = next starting player
sign-bag = the black bag of the church
sign-bridge = the bridge: a family member dies

# ── what you do ──────────────────────────────────────────────────────────────────────────────────

action-take = Take { action-take.cube } from { action-take.space }
    .cube =
        { $cube ->
            [orange] an orange cube (skill)
            [green] a green cube (persuasion)
            [brown] a brown cube (faith)
            [pink] a pink cube (knowledge)
            [plague] a plague cube
           *[other] a { $cube } cube
        }
    .space =
        { $space ->
            [travel] Travel
            [crafts] Crafts
            [family] Family
           *[other] the { $space }
        }
action-well =
    { $coins ->
        [0] Use the well for { $cube } cubes
        [one] Use the well for { $cube } cubes and 1 coin
       *[other] Use the well for { $cube } cubes and { $coins } coins
    }
action-well-coins = Use the well for coins only
action-do =
    { $space ->
        [harvest] Harvest grain
        [family] Grow your family
        [crafts] Practise a craft
        [market] Hold a market day
        [travel] Travel
        [council] Go to the council
        [church] Go to the church
       *[other] { $space }
    }
action-decline = Pass your last turn
action-skip = Skip
action-harvest = Harvest your grain
action-birth = Have a child
action-recall = Call a { nth }-generation family member home from { $place }
action-train = Train a { nth }-generation family member at { $place }
action-produce = Make { action-produce.good }
    .good =
        { $good ->
            [ox] an ox
           *[other] a { $good }
        }
action-buy = Buy { action-produce.good }
action-mill = Sell grain at the mill
action-serve = Serve the { $customer }
action-pass = Pass on this market day
action-travel = Send a { nth }-generation family member { $road }
action-enter = Send a { nth }-generation family member to the council for { $price }
action-advance = Move a { nth }-generation councillor up from stage { $stage } for { $price }
action-privilege =
    { $stage ->
        [1] Become the next starting player (stage 1)
        [2] Take influence cubes of your choice (stage 2)
        [3] Take a good of your choice (stage 3)
        [4] Pay a coin for prestige (stage 4)
       *[other] Use the privilege of stage { $stage }
    }
action-choose-good = Take { action-produce.good }
action-choose-cube = Take { action-take.cube }
action-join = Send a { nth }-generation family member to the church for { $price }
action-pay =
    { $coins_orange ->
        [0] { $coins_green ->
            [0] { $coins_brown ->
                [0] { $coins_pink ->
                    [0] Pay with cubes
                   *[other] { action-pay.coins }
                }
               *[other] { action-pay.coins }
            }
           *[other] { action-pay.coins }
        }
       *[other] { action-pay.coins }
    }
    .coins = Pay { action-pay.orange }{ action-pay.green }{ action-pay.brown }{ action-pay.pink }
    .orange =
        { $coins_orange ->
            [0] { "" }
            [one] 1 coin instead of orange
           *[other] { $coins_orange } coins instead of orange
        }
    .green =
        { $coins_green ->
            [0] { "" }
            [one] { action-pay.before-green }1 coin instead of green
           *[other] { action-pay.before-green }{ $coins_green } coins instead of green
        }
    .brown =
        { $coins_brown ->
            [0] { "" }
            [one] { action-pay.before-brown }1 coin instead of brown
           *[other] { action-pay.before-brown }{ $coins_brown } coins instead of brown
        }
    .pink =
        { $coins_pink ->
            [0] { "" }
            [one] { action-pay.before-pink }1 coin instead of pink
           *[other] { action-pay.before-pink }{ $coins_pink } coins instead of pink
        }
    .before-green =
        { $coins_orange ->
            [0] { "" }
           *[other] { ", " }
        }
    .before-brown =
        { $coins_green ->
            [0] { action-pay.before-green }
           *[other] { ", " }
        }
    .before-pink =
        { $coins_brown ->
            [0] { action-pay.before-brown }
           *[other] { ", " }
        }
action-let-die = The family member at { $place } dies
action-buy-out = Buy your { nth }-generation family member out of the bag for a coin
action-climb = Move a { nth }-generation family member left from window { $window }
action-done = Done

# ── what happened ────────────────────────────────────────────────────────────────────────────────

event-round = Round { $round }: { $player } starts.
event-seeded =
    { $plague ->
        [0] { $count } cubes were put on the action spaces.
        [one] { $count } cubes were put on the action spaces, 1 of them plague.
       *[other] { $count } cubes were put on the action spaces, { $plague } of them plague.
    }
event-took =
    { $pays ->
        [0] { $player } took { event-took.cube } from { action-take.space }.
       *[other] { $player } took { event-took.cube } from { action-take.space } ({ $paid } lost).
    }
    .cube =
        { $cube ->
            [orange] an orange cube
           *[other] a { $cube } cube
        }
event-last-cube = That was the last cube on the board.
event-well = { $player } used the well for { $paid }.
event-declined = { $player } passed the last turn.
event-bridge = { $player } crossed the bridge.
event-bridge-safe = { $player } crossed the bridge with nobody to lose.
event-spared = { $player } lost nobody.
event-harvested = { $player } harvested { $gained }.
event-spilled =
    { $count ->
        [one] { $player } had no room for 1 more grain.
       *[other] { $player } had no room for { $count } more grain.
    }
event-born = { $player } had a { nth }-generation child.
event-recalled = { $player } called a { nth }-generation family member home from { $place }.
event-trained = { $player } trained a { nth }-generation family member at { $place } for { $paid }.
event-produced = { $player } made { action-produce.good } for { $paid }.
event-bought =
    { $pays ->
        [0] { $player } bought { action-produce.good }.
       *[other] { $player } bought { action-produce.good } for { $paid }.
    }
event-milled = { $player } turned { $paid } into { $gained } at the mill.
event-coins-short =
    { $count ->
        [one] { $player } missed out on 1 coin because the supply ran out.
       *[other] { $player } missed out on { $count } coins because the supply ran out.
    }
event-good = { $player } took { action-produce.good } from the supply.
event-cube = { $player } took { $gained } from the supply.
event-cubes-short =
    { $count ->
        [one] { $player } missed out on 1 cube because the supply ran out.
       *[other] { $player } missed out on { $count } cubes because the supply ran out.
    }
event-paid = { $player } paid { $paid }.
event-market-day = { $player } held a market day.
event-served =
    { $pays ->
        [0] { $player } served the { $customer } ({ event-served.points }).
       *[other] { $player } served the { $customer } for { $paid } ({ event-served.points }).
    }
    .points =
        { $points ->
            [one] 1 point
           *[other] { $points } points
        }
event-passed =
    { $first ->
        [1] { $player } sold nothing.
       *[other] { $player } passed.
    }
event-moved-up =
    { $count ->
        [one] 1 customer moved up to the stalls.
       *[other] { $count } customers moved up to the stalls.
    }
event-joined-line =
    { $count ->
        [one] 1 new customer joined the waiting line.
       *[other] { $count } new customers joined the waiting line.
    }
event-travelled =
    { $pays ->
        [0] { $player } sent a { nth }-generation family member to { $place }.
       *[other] { $player } sent a { nth }-generation family member to { $place } for { $paid }.
    }
event-visited = { $player } gained { $gained } for a first visit.
event-seated =
    { $stage ->
        [1]
            { $pays ->
                [0] { $player } placed a { nth }-generation family member in the council.
               *[other] { $player } placed a { nth }-generation family member in the council for { $paid }.
            }
       *[other]
            { $pays ->
                [0] { $player } moved a { nth }-generation councillor up to stage { $stage }.
               *[other] { $player } moved a { nth }-generation councillor up to stage { $stage } for { $paid }.
            }
    }
event-marker = { $player } became the next starting player.
event-bought-prestige = { $player } bought { $gained } for { $paid }.
event-joined =
    { $pays ->
        [0] { $player } sent a { nth }-generation family member to the church.
       *[other] { $player } sent a { nth }-generation family member to the church for { $paid }.
    }
event-mass =
    { $last ->
        [1] The last mass was held.
       *[other] The round ended with a mass.
    }
event-bought-out =
    { $pays ->
        [0] { $player } took a { nth }-generation family member out of the black bag.
       *[other] { $player } bought a { nth }-generation family member out of the black bag for { $paid }.
    }
event-drawn = { $player } had a { nth }-generation family member drawn from the black bag.
event-monks =
    { $count ->
        [one] 1 monk was drawn and went back into the black bag.
       *[other] { $count } monks were drawn and went back into the black bag.
    }
event-climbed =
    { $pays ->
        [0] { $player } moved a { nth }-generation family member to window { $window }.
       *[other] { $player } moved a { nth }-generation family member to window { $window } for { $paid }.
    }
event-majority = { $player } gained { $gained } for the most family members in the church.
event-chronicled = { $player } lost a { nth }-generation family member from { $place } to the chronicle.
event-graved = { $player } lost a { nth }-generation family member from { $place } to an anonymous grave.
event-removed = { $player } lost a { nth }-generation family member from { $place } with no grave left.
event-end-triggered =
    { $graves ->
        [0] { $player } filled the last anonymous grave, so the game is about to end.
       *[other] { $player } filled the last space in the chronicle, so the game is about to end.
    }
event-last-turns =
    { $everybody ->
        [1] Everybody gets one last turn.
       *[other] Everybody but { $player } gets one last turn.
    }

nth =
    { $generation ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $generation }th
    }

# ── what to beware of ────────────────────────────────────────────────────────────────────────────

warning-bridge =
    { $yours ->
        [1] { $at_once ->
            [1] You cross the bridge: one of your oldest family members dies at once.
           *[other] { $certain ->
                [1] You cross the bridge: one of your oldest family members dies at the end of your turn.
               *[other] You cross the bridge: if you have a family member on your farmyard or the board at the end of your turn, one dies.
            }
        }
       *[other] { $player } crosses the bridge.
    }
warning-chronicled =
    { $yours ->
        [1] Your { nth }-generation family member from { $place } dies and enters the chronicle.
       *[other] { $player } loses a { nth }-generation family member from { $place } to the chronicle.
    }
warning-graved =
    { $yours ->
        [1] Your { nth }-generation family member from { $place } dies and gets an anonymous grave.
       *[other] { $player } loses a { nth }-generation family member from { $place } to an anonymous grave.
    }
warning-removed =
    { $yours ->
        [1] Your { nth }-generation family member from { $place } dies, and no grave is left.
       *[other] { $player } loses a { nth }-generation family member from { $place }, and no grave is left.
    }
warning-end-triggered =
    { $yours ->
        [1] { $graves ->
            [0] You fill the last anonymous grave: the game is about to end.
           *[other] You fill the last space in the chronicle: the game is about to end.
        }
       *[other] { $graves ->
            [0] { $player } fills the last anonymous grave: the game is about to end.
           *[other] { $player } fills the last space in the chronicle: the game is about to end.
        }
    }
warning-last-cube = This is the last cube on the board.
warning-mass =
    { $last ->
        [1] The last mass comes next, then the final scoring.
       *[other] The round ends with a mass.
    }
warning-spilled =
    { $yours ->
        [1] { $count ->
            [one] You have no room for 1 more grain.
           *[other] You have no room for { $count } more grain.
        }
       *[other] { $count ->
            [one] { $player } has no room for 1 more grain.
           *[other] { $player } has no room for { $count } more grain.
        }
    }
warning-coins-short =
    { $yours ->
        [1] { $count ->
            [one] The supply is 1 coin short for you.
           *[other] The supply is { $count } coins short for you.
        }
       *[other] { $count ->
            [one] The supply is 1 coin short for { $player }.
           *[other] The supply is { $count } coins short for { $player }.
        }
    }
warning-cubes-short =
    { $yours ->
        [1] { $count ->
            [one] The supply is 1 cube short for you.
           *[other] The supply is { $count } cubes short for you.
        }
       *[other] { $count ->
            [one] The supply is 1 cube short for { $player }.
           *[other] The supply is { $count } cubes short for { $player }.
        }
    }

# ── how much of what ─────────────────────────────────────────────────────────────────────────────

amount-scroll =
    { $count ->
        [0] no scrolls
        [one] 1 scroll
       *[other] { $count } scrolls
    }
amount-horse =
    { $count ->
        [0] no horses
        [one] 1 horse
       *[other] { $count } horses
    }
amount-plow =
    { $count ->
        [0] no ploughs
        [one] 1 plough
       *[other] { $count } ploughs
    }
amount-ox =
    { $count ->
        [0] no oxen
        [one] 1 ox
       *[other] { $count } oxen
    }
amount-wagon =
    { $count ->
        [0] no wagons
        [one] 1 wagon
       *[other] { $count } wagons
    }
amount-influence-orange =
    { $count ->
        [0] no orange cubes
        [one] 1 orange cube
       *[other] { $count } orange cubes
    }
amount-influence-green =
    { $count ->
        [0] no green cubes
        [one] 1 green cube
       *[other] { $count } green cubes
    }
amount-influence-brown =
    { $count ->
        [0] no brown cubes
        [one] 1 brown cube
       *[other] { $count } brown cubes
    }
amount-influence-pink =
    { $count ->
        [0] no pink cubes
        [one] 1 pink cube
       *[other] { $count } pink cubes
    }
amount-grain =
    { $count ->
        [0] no grain
       *[other] { $count } grain
    }
amount-coins =
    { $count ->
        [0] no coins
        [one] 1 coin
       *[other] { $count } coins
    }
amount-prestige =
    { $count ->
        [0] no prestige
       *[other] { $count } prestige
    }
amount-hours =
    { $count ->
        [0] no hours
        [one] 1 hour
       *[other] { $count } hours
    }
amount-customers =
    { $count ->
        [0] no customers
        [one] 1 customer
       *[other] { $count } customers
    }
amount-cities =
    { $count ->
        [0] no city markers
        [one] 1 city marker
       *[other] { $count } city markers
    }
amount-start-marker =
    { $count ->
        [0] no starting player marker
       *[other] the starting player marker
    }
amount-next-start-marker =
    { $count ->
        [0] no next starting player marker
       *[other] the next starting player marker
    }
members =
    { $count ->
        [0] no family members
        [one] 1 family member
       *[other] { $count } family members
    }
amount-members-at-unborn = { members } not yet born
amount-members-at-bag = { members } in the black bag
amount-members-at-farmyard = { members } at home
amount-members-at-wainwright = { members } at the wainwright’s
amount-members-at-stables = { members } at the stables
amount-members-at-smithy = { members } at the smithy
amount-members-at-office = { members } at the office
amount-members-at-north_near = { members } in the near northern city
amount-members-at-south_near = { members } in the near southern city
amount-members-at-north_middle = { members } in the middle northern city
amount-members-at-south_middle = { members } in the middle southern city
amount-members-at-north_far = { members } in the far northern city
amount-members-at-south_far = { members } in the far southern city
amount-members-at-stage-1 = { members } on stage 1 of the council
amount-members-at-stage-2 = { members } on stage 2 of the council
amount-members-at-stage-3 = { members } on stage 3 of the council
amount-members-at-stage-4 = { members } on stage 4 of the council
amount-members-at-window-1 = { members } at window 1 of the church
amount-members-at-window-2 = { members } at window 2 of the church
amount-members-at-window-3 = { members } at window 3 of the church
amount-members-at-window-4 = { members } at window 4 of the church
amount-members-at-chronicle-farmyard = { members } in the chronicle (farmyard)
amount-members-at-chronicle-crafts = { members } in the chronicle (crafts)
amount-members-at-chronicle-travel = { members } in the chronicle (travel)
amount-members-at-chronicle-council = { members } in the chronicle (council)
amount-members-at-chronicle-church = { members } in the chronicle (church)
amount-members-at-grave = { members } in anonymous graves
amount-members-at-removed = { members } without a grave

# ── why not ──────────────────────────────────────────────────────────────────────────────────────

why-all-born = Your whole family has been born already.
why-cubes-short =
    { $need ->
        [one] You are 1 cube short and have { $held } to replace it.
       *[other] You are { $need } cubes short and have only { $held } to replace them.
    }
why-customer-in-line = This customer is still waiting in line.
why-good-sold-out = The supply has no { $good } left.
why-granary-full = You already have { $count } grain, and your farmyard holds no more.
why-last-stage = There is no higher stage.
why-leftmost-window = There is no window further left.
why-marker-gone =
    { $yours ->
        [1] You have taken the next starting player marker already.
       *[other] Somebody has taken the next starting player marker already.
    }
why-must-act = You chose this action, so you have to carry it out.
why-must-act-after-well = You have paid for the well, so you have to choose an action.
why-no-coin-in-supply = There are no coins left in the supply.
why-no-coins-at-well = The well doesn’t take coins.
why-no-councillor = You have nobody in the council.
why-no-councillor-so-high = Your highest councillor is on stage { $count }.
why-no-councillor-there = You have no { nth }-generation family member on { $place }.
why-no-craftsman-there = You have nobody working at { $place }.
why-no-cube-in-supply = There are no { $cube } cubes left in the supply.
why-no-cubes-in-supply = There are no influence cubes left in the supply.
why-no-goods-in-supply = There are no goods left in the supply.
why-no-next-round = This is the last round.
why-no-passing = You can't skip a turn: take a cube or use the well.
why-no-traveller-there = You have no { nth }-generation family member in { $place }.
why-nobody-home-of-generation = You have no { nth }-generation family member at home.
why-nobody-home-to-harvest = You have nobody at home to harvest.
why-nobody-in-bag = You have no { nth }-generation family member in the black bag.
why-not-the-lowest-number = A family member with a lower number has to die first.
why-nothing-to-do =
    { $space ->
        [family] You have nobody left to be born and nobody to call home.
        [crafts] You can’t train, make or buy anything.
        [market] Nobody can serve a customer at the stalls.
        [travel] There is no journey you can pay for.
        [council] There is nothing you can do in the council.
       *[other] You can’t send anybody to the church.
    }
why-privilege-of-who-moved = The councillor you moved is on stage { $count }.
why-too-few-cubes =
    { $coins ->
        [one] You have { $held } and 1 coin, and need { $needed }.
       *[other] You have { $held } and { $coins } coins, and need { $needed }.
    }
why-too-little = You have { $held } and need { $needed }.
why-well-for-nothing = After paying for the well, you could not carry out any action.

# ── what is asked ────────────────────────────────────────────────────────────────────────────────

prompt-take-turn =
    { $last ->
        [1] Your last turn: take a cube, use the well or pass.
       *[other] Take a cube or use the well.
    }
    .doing = taking a turn
prompt-choose-action =
    { $free ->
        [1] Your last turn: choose any action, without taking a cube.
       *[other] Choose an action.
    }
    .doing = choosing an action
prompt-harvest = Harvest, or skip it?
    .doing = harvesting
prompt-grow-family = Have a child, or call a family member home.
    .doing = growing the family
prompt-practise-craft = Choose a craft.
    .doing = choosing a craft
prompt-produce-at-once = Make something with your new craft right away?
    .doing = making goods
prompt-serve-customer =
    { $free ->
        [1] Choose a customer to serve. Your first sale is free.
       *[other] Choose a customer to serve. It also costs you a green cube and time.
    }
    .doing = choosing a customer
prompt-journey = Choose who travels, and where.
    .doing = planning a journey
prompt-sit-in-council = Send somebody to the council, or move a councillor up.
    .doing = in the council
prompt-use-privilege = Use a privilege?
    .doing = choosing a privilege
prompt-choose-good = Choose a good.
    .doing = choosing a good
prompt-choose-cubes =
    { $count ->
        [one] Choose an influence cube.
       *[other] Choose an influence cube ({ $count } to go).
    }
    .doing = choosing influence cubes
prompt-join-church = Choose who goes to the church.
    .doing = sending somebody to the church
prompt-pay = How do you pay?
    .doing = paying
prompt-lose-member = Choose the family member who dies.
    .doing = losing a family member
prompt-buy-from-bag = Buy a family member out of the bag?
    .doing = at mass
prompt-climb-windows = Choose a family member to move left.
    .doing = at mass

# ── names ────────────────────────────────────────────────────────────────────────────────────────

space-harvest = harvest
space-family = family
space-crafts = crafts
space-market = market
space-travel = travel
space-council = council
space-church = church

area-farmyard = Farmyard
area-crafts = Crafts
area-travel = Travel
area-council = Council
area-church = Church

cube-orange = orange
cube-green = green
cube-brown = brown
cube-pink = pink
cube-plague = plague

good-scroll = scroll
good-horse = horse
good-plow = plough
good-ox = ox
good-wagon = wagon

place-farmyard = the farmyard
place-wainwright = the wainwright’s
place-stables = the stables
place-smithy = the smithy
place-office = the office
place-north_near = the near northern city
place-south_near = the near southern city
place-north_middle = the middle northern city
place-south_middle = the middle southern city
place-north_far = the far northern city
place-south_far = the far southern city
place-stage-1 = stage 1 of the council
place-stage-2 = stage 2 of the council
place-stage-3 = stage 3 of the council
place-stage-4 = stage 4 of the council
place-window-1 = window 1 of the church
place-window-2 = window 2 of the church
place-window-3 = window 3 of the church
place-window-4 = window 4 of the church
place-unborn = not yet born
place-bag = the black bag
place-grave = an anonymous grave
place-removed = gone
place-chronicle-farmyard = the chronicle (farmyard)
place-chronicle-crafts = the chronicle (crafts)
place-chronicle-travel = the chronicle (travel)
place-chronicle-council = the chronicle (council)
place-chronicle-church = the chronicle (church)

road-village-north_near = from the village to the near northern city
road-village-south_near = from the village to the near southern city
road-north_near-south_near = from the near northern to the near southern city
road-south_near-north_near = from the near southern to the near northern city
road-north_near-north_middle = from the near northern to the middle northern city
road-north_middle-north_near = from the middle northern to the near northern city
road-south_near-south_middle = from the near southern to the middle southern city
road-south_middle-south_near = from the middle southern to the near southern city
road-north_middle-south_middle = from the middle northern to the middle southern city
road-south_middle-north_middle = from the middle southern to the middle northern city
road-north_middle-north_far = from the middle northern to the far northern city
road-north_far-north_middle = from the far northern to the middle northern city
road-south_middle-south_far = from the middle southern to the far southern city
road-south_far-south_middle = from the far southern to the middle southern city
road-north_far-south_far = from the far northern to the far southern city
road-south_far-north_far = from the far southern to the far northern city

price-scroll = a scroll
price-green = green cubes
price-brown = a brown cube
price-time = hours

stage-1 = Stage 1: next starting player
stage-2 = Stage 2: cubes of your choice
stage-3 = Stage 3: a good of your choice
stage-4 = Stage 4: prestige for a coin

window-1 = Window 1, on the far right
window-2 = Window 2
window-3 = Window 3
window-4 = Window 4, on the far left

customer-c01 = baker
customer-c02 = brewer
customer-c03 = parson
customer-c04 = schoolmaster
customer-c05 = carter
customer-c06 = peddler
customer-c07 = messenger
customer-c08 = knight
customer-c09 = farmhand
customer-c10 = tenant
customer-c11 = gardener
customer-c12 = farmer
customer-c13 = bailiff
customer-c14 = ploughman
customer-c15 = coachman
customer-c16 = woodcutter
customer-c17 = abbot
customer-c18 = bookseller
customer-c19 = herald
customer-c20 = notary
customer-c21 = steward
customer-c22 = drover
customer-c23 = reeve
customer-c24 = prioress

option-start = Who starts?
option-start-random = Random player
option-start-1 = Player 1
option-start-2 = Player 2
option-start-3 = Player 3
option-start-4 = Player 4

score-prestige = Prestige during the game
score-travel = Travel
    .of =
        { $cities ->
            [0] { "" }
            [one] 1 city
           *[other] { $cities } cities
        }
score-council = Council
    .of =
        { $members_at_stage ->
            [0] { "" }
            [one] 1 councillor
           *[other] { $members_at_stage } councillors
        }
score-church = Church
    .of =
        { $members_at_window ->
            [0] { "" }
            [one] 1 family member
           *[other] { $members_at_window } family members
        }
score-chronicle = Chronicle
    .of =
        { $members_at_chronicle ->
            [0] { "" }
            [one] 1 entry
           *[other] { $members_at_chronicle } entries
        }
score-customers = Customers
    .of =
        { $customers ->
            [0] { "" }
            [one] 1 customer
           *[other] { $customers } customers
        }
score-coins = Coins
    .of =
        { $coins ->
            [0] { "" }
            [one] 1 coin
           *[other] { $coins } coins
        }
