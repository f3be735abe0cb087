# Village, in English.

title = Village
about = Lead a family through four generations. Take a cube, do what its place offers, and mind your time: whenever your life marker passes the bridge, somebody dies. Those who had a trade may be remembered in the chronicle; when the chronicle or the graves are full, the game ends and the most prestigious family wins. An unofficial adaptation of the game by Inka and Markus Brand. Some printed values were not to be had and are ours: the cubes on each space, most customers, the inner roads, the number of chronicle spaces and graves, and a few prices. The rules page lists them all.

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
            [harvest] the harvest
            [market] the market
            [council] the council
            [church] the church
           *[other] { $space }
        }
action-well =
    { $coins ->
        [0] Use the well, paying { $cube } cubes
        [one] Use the well, paying { $cube } cubes and 1 coin
       *[other] Use the well, paying { $cube } cubes and { $coins } coins
    }
action-well-coins = Use the well, paying coins only
action-do =
    { $space ->
        [harvest] Harvest grain
        [family] See to your family
        [crafts] Practise a craft
        [market] Hold a market day
        [travel] Travel
        [council] Go to the council
        [church] Go to the church
       *[other] { $space }
    }
action-decline = Let this last turn go
action-skip = Do nothing more here
action-harvest = Bring in the harvest
action-birth = Welcome a newborn to the farmyard
action-recall = Call a generation-{ $generation } member home from { $place }
action-train = Train a generation-{ $generation } member at { $place }
action-produce = Make { action-produce.good }
    .good =
        { $good ->
            [ox] an ox
           *[other] a { $good }
        }
action-buy = Buy { action-produce.good }
action-mill = Have your grain milled for coins
action-serve = Serve the { $customer }
action-pass = Pass for the rest of this market day
action-travel = Send a generation-{ $generation } member { $road }
action-enter = Send a generation-{ $generation } member to the council, paying with { $price }
action-advance = Move a generation-{ $generation } councillor on from stage { $stage }, paying with { $price }
action-privilege =
    { $stage ->
        [1] Privilege of stage 1: become the next starting player
        [2] Privilege of stage 2: take influence cubes of your choice
        [3] Privilege of stage 3: take a good of your choice
        [4] Privilege of stage 4: turn a coin into prestige
       *[other] Use the privilege of stage { $stage }
    }
action-choose-good = Take { action-produce.good }
action-choose-cube = Take { action-take.cube }
action-join = Send a generation-{ $generation } member to the church, paying with { $price }
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
action-let-die = Say farewell to the one at { $place }
action-buy-out = Buy your generation-{ $generation } member out of the bag for a coin
action-climb = Move a generation-{ $generation } member a window to the left, from window { $window }
action-done = That is all

# ── what happened ────────────────────────────────────────────────────────────────────────────────

event-round = Round { $round }: { $player } starts.
event-took = { $player } takes { action-take.cube } from { action-take.space }.
event-well =
    { $count ->
        [0] { $player } uses the well for { $coins } coins.
       *[other]
            { $coins ->
                [0] { $player } uses the well for { $count } { $cube } cubes.
                [one] { $player } uses the well for { $count } { $cube } and 1 coin.
               *[other] { $player } uses the well for { $count } { $cube } and { $coins } coins.
            }
    }
event-acts =
    { $space ->
        [harvest] { $player } harvests.
        [family] { $player } sees to the family.
        [crafts] { $player } practises a craft.
        [market] { $player } calls everybody to the market.
        [travel] { $player } travels.
        [council] { $player } goes to the council.
        [church] { $player } goes to the church.
       *[other] { $player }: { $space }.
    }
event-declined = { $player } lets the last turn go.
event-time =
    { $hours ->
        [one] { $player } spends 1 time.
       *[other] { $player } spends { $hours } time.
    }
event-bridge = { $player } crosses the bridge: somebody will die.
event-harvested = { $player } brings in { $grain } grain.
event-born = { $player } has a child: a generation-{ $generation } member.
event-recalled = { $player } calls a generation-{ $generation } member home from { $place }.
event-trained = { $player } trains a generation-{ $generation } member at { $place }.
event-good = { $player } gets { action-produce.good }.
event-cube = { $player } gets { action-take.cube }.
event-coins =
    { $coins ->
        [one] { $player } gets 1 coin.
       *[other] { $player } gets { $coins } coins.
    }
event-prestige =
    { $points ->
        [one] { $player } gains 1 prestige.
       *[other] { $player } gains { $points } prestige.
    }
event-paid-cubes =
    { $count ->
        [one] { $player } pays 1 { $cube } cube.
       *[other] { $player } pays { $count } { $cube } cubes.
    }
event-paid-coins =
    { $coins ->
        [one] { $player } pays 1 coin.
       *[other] { $player } pays { $coins } coins.
    }
event-market-day = { $player } holds a market day.
event-served = { $player } serves the { $customer }.
event-passed = { $player } is done selling.
event-travelled = { $player } sends a generation-{ $generation } member to { $place }.
event-seated = { $player } seats a generation-{ $generation } member on stage { $stage } of the council.
event-marker = { $player } will start the next round.
event-joined = { $player } sends a generation-{ $generation } member to the church.
event-mass = The bells ring: a mass is held.
event-bought-out = { $player } buys a generation-{ $generation } member out of the bag.
event-drawn = { $player }: a generation-{ $generation } member is called to the altar.
event-climbed = { $player } moves a generation-{ $generation } member to window { $window }.
event-majority = { $player } leads in the church: { $points } prestige.
event-chronicled = { $player } loses a generation-{ $generation } member at { $place }, who is remembered in the chronicle.
event-graved = { $player } loses a generation-{ $generation } member at { $place }, who gets an anonymous grave.
event-removed = { $player } loses a generation-{ $generation } member at { $place }; no place is left for a grave.
event-end-triggered = { $player } has filled the last place: the end is near.

# ── why not ──────────────────────────────────────────────────────────────────────────────────────

why-all-born = All your family are born already.
why-church-price = You can't pay that for the church.
why-council-price = You can't pay that for the council.
why-customer-in-line = That customer is still waiting in line.
why-good-sold-out = There is none left in the supply.
why-goods-missing = You don't have what this customer wants.
why-granary-full = Your granary is full.
why-last-stage = There is no higher stage.
why-leftmost-window = There is no window further left.
why-marker-gone = Somebody has already taken the starting-player marker.
why-must-act = You have to do something here.
why-needs-coin = You need a coin for that.
why-needs-green = This sale also costs a green cube, and you have none.
why-needs-wagon = You need a wagon for the road.
why-no-coin-in-supply = There are no coins left in the supply.
why-no-coins-at-well = Coins don't count at the well.
why-no-councillor-so-high = None of your councillors stands that high.
why-no-councillor-there = You have no such councillor on that stage.
why-no-craftsman-there = You have nobody at work there.
why-no-cube-in-supply = There is no such cube left in the supply.
why-no-passing = You can't skip a turn: take a cube or use the well.
why-no-traveller-there = You have no such traveller there.
why-nobody-home-of-generation = You have nobody of that generation at home.
why-nobody-home-to-harvest = Nobody is at home to bring in the harvest.
why-nobody-in-bag = You have nobody of that generation in the bag.
why-not-the-lowest-number = Somebody of an older generation goes first.
why-nothing-to-do = There is nothing you could do with it now.
why-too-few-coins = You don't have that many coins.
why-too-few-cubes = You don't have enough cubes, coins included.
why-too-little-grain = You don't have enough grain.
why-well-needs-three = You don't have enough cubes of one colour for the well.

# ── what is asked ────────────────────────────────────────────────────────────────────────────────

prompt-take-turn =
    { $last ->
        [1] { $player }, this is your last turn: take a cube, use the well, or let it go.
       *[other] { $player }, take a cube or use the well.
    }
prompt-choose-action =
    { $free ->
        [1] { $player }, this is your last turn: any action, free of cubes.
       *[other] { $player }, which action do you want?
    }
prompt-harvest = { $player }, do you want to harvest?
prompt-grow-family = { $player }, a birth, or shall somebody come home?
prompt-practise-craft = { $player }, which craft?
prompt-produce-at-once = { $player }, do you want to make something right away?
prompt-serve-customer =
    { $free ->
        [1] { $player }, whom do you serve? Your first sale is free.
       *[other] { $player }, whom do you serve? It also costs a green cube and time.
    }
prompt-journey = { $player }, who travels where?
prompt-sit-in-council = { $player }, what do you do in the council?
prompt-use-privilege = { $player }, do you want to use a privilege?
prompt-choose-good = { $player }, pick a good.
prompt-choose-cubes =
    { $count ->
        [one] { $player }, pick an influence cube.
       *[other] { $player }, pick an influence cube ({ $count } to go).
    }
prompt-join-church = { $player }, who goes to the church?
prompt-pay = { $player }, how do you pay?
prompt-lose-member = { $player }, who dies?
prompt-buy-from-bag = { $player }, do you want to buy somebody out of the bag?
prompt-climb-windows = { $player }, who moves to the left?

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
good-plow = plow
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
place-stage-1 = the council, stage 1
place-stage-2 = the council, stage 2
place-stage-3 = the council, stage 3
place-stage-4 = the council, stage 4
place-window-1 = the church, window 1
place-window-2 = the church, window 2
place-window-3 = the church, window 3
place-window-4 = the church, window 4
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
price-time = time

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
customer-c14 = plowman
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
option-start-random = Draw lots
option-start-1 = Player 1
option-start-2 = Player 2
option-start-3 = Player 3
option-start-4 = Player 4

score-prestige = Prestige gained on the way
score-travel = Cities visited
score-council = Councillors
score-church = Members in the church
score-chronicle = Members in the chronicle
score-customers = Customers served
score-coins = Coins left
