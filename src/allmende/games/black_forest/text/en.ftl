# Black Forest, in English.

title = Black Forest
about = Travel between the villages of the Black Forest and set tradespeople to work. What you gather goes onto two wheels that turn by themselves: one makes glass, the other cooks provisions and commodities. With wood, brick and glass you build up your domain. Whoever has spent enough provisions rings in the end. An unofficial adaptation of the game by Tido Lorenz and Uwe Rosenberg. Only its reference sheet was to be had: turn order, tradespeople, begging, livestock, end and scoring are the published rules, but nearly all tiles are ours, among them every building, every job, the road map, the start goods and the scales of the wheels. The rules page lists them all and shows how an owner of the box puts in the printed values.

# ── what you do ──────────────────────────────────────────────────────────────────────────────────

action-swap = Spend a commodity: exchange the Traveling Merchant with the { $trade }
action-move = Go to { $place }
action-beg = Go begging
action-convert = Use { $building }
action-remove = Remove the tile on { action-put.where }
action-return = Return to the supply: { $animal }
action-activate = { $service }
action-job = Complete the job here
action-done = That is all
action-build = Construct { $building }
action-put = Place it on { action-put.where }
    .where =
        { $estate ->
            [0] space { $cell } of the Main Estate
           *[other] space { $cell } of Small Estate { $estate }
        }
action-put-large = Place it from { action-put.where } { $way }
action-skip = Leave it out
action-fell = Fell the Forest on { action-put.where }
action-markers = Provision markers to { $low } and { $high }
action-from-glass = Pay { $count } charcoal from the glass wheel, the rest from the cooking wheel
action-wheel = Onto the { $wheel }
action-toll = Pay { $good }
action-accept = Take it
action-refuse = Refuse it
action-take = Take { $good }
action-give-back =
    { $pigs ->
        [0] Give back { $cattle } cattle
       *[other]
            { $cattle ->
                [0] Give back { $pigs } pigs
               *[other] Give back { $pigs } pigs and { $cattle } cattle
            }
    }
action-on-forests = { $count ->
        [one] 1 pig stands on a Forest
       *[other] { $count } pigs stand on Forests
    }
action-give = Give one { $animal }
action-raise = Take { $animal }

# ── what happened ────────────────────────────────────────────────────────────────────────────────

event-round = Round { $round }.
event-swapped = { $player } exchanges the Traveling Merchant with the { $trade }.
event-moved = { $player } goes to { $place }.
event-toll = { $player } pays a toll: { $good }.
event-refused = { $player } refuses { $good }.
event-begged = { $player } goes begging.
event-activates = { $player } uses { $service }.
event-announced = { $player } announces { $good }: the others may take some too.
event-converts = { $player } uses { $building }.
event-gained = { $player } gains { $good } ×{ $count }.
event-lost = { $player } has no room for { $good } ×{ $count }.
event-paid = { $player } pays { $good } ×{ $count }.
event-gave = { $player } gives one { $animal }.
event-livestock = { $player } gets { $animal } ×{ $count }.
event-gave-back = { $player } returns { $animal } ×{ $count } to the supply.
event-wheel-turned =
    { $count ->
        [one] { $player }: the { $wheel } turns.
       *[other] { $player }: the { $wheel } turns { $count } times.
    }
event-reminded = { $player } reaches the reminder: a basic resource of choice, and a new job.
event-bonus = { $player }: { $building } adds something.
event-job-drawn = A new job lies at { $place }: { $job }.
event-job-done = { $player } completes the job { $job }.
event-builds = { $player } decides to construct { $building }.
event-built = { $player } places { $building } on { action-put.where }.
event-placed = { $player } places a { $tile } on { action-put.where }.
event-removed = { $player } removes a { $tile } from { action-put.where }.
event-felled = { $player } fells the Forest on { action-put.where }.
event-progressed =
    { $count ->
        [one] { $player } advances the Glass Hut by 1 step, to { $step }.
       *[other] { $player } advances the Glass Hut by { $count } steps, to { $step }.
    }
event-estate = { $player } gets Small Estate { $estate }.
event-neutral-moved = The neutral figure goes to { $place }.
event-end-announced = { $player } announces the end: everybody has one more turn.
event-game-over = The game is over.

# ── why not ──────────────────────────────────────────────────────────────────────────────────────

why-already-there = Your pawn stands there already; it has to move.
why-cannot-act-there = There would be nothing you could do there.
why-cannot-pay = You can’t pay for that.
why-cannot-pay-building = You can’t pay for that building.
why-cannot-pay-toll = You can’t pay everybody who is there.
why-charcoal-full = Both charcoal markers are full, so the wheel makes no difference.
why-merchant-himself = The Merchant can’t change places with himself.
why-must-act = You have to activate a tradesperson or complete a job.
why-must-place = You have to place it.
why-needed-for-action = You need that for your action there; pay with something else.
why-no-begging-after-swap = Whoever has spent a commodity has to move.
why-no-building-after-this-forest = The building you can pay for would find no room there.
why-no-commodity = You have no commodity.
why-no-effect = That would do nothing for you now.
why-no-forest = You have no Forest.
why-no-forest-in-supply = There are no Forests left in the supply.
why-no-job-here = There is no job here.
why-no-job-there = There is no job at that location.
why-no-move-after-swap = After that you could not move anywhere.
why-no-room = You have no space left for it.
why-no-room-for-large = It needs two free spaces side by side on one Estate.
why-nothing-to-build = There is no building you could pay for and place.
why-occupied = Somebody stands there.
why-place-pawn-first = Put your pawn on the board first.
why-same-tile = Such a tile lies there already.
why-swap-comes-first = The commodity has to be spent before anything else.
why-too-few-provisions = You don’t have enough provisions for the way.
why-wheel-full = The charcoal marker of that wheel is full.

# ── what is asked ────────────────────────────────────────────────────────────────────────────────

prompt-take-turn = { $player }, it is your turn.
prompt-act = { $player }, what do you do here?
prompt-pay-travel = { $player }, from which provision markers do you pay the way?
prompt-pay-toll = { $player }, with what do you pay the toll?
prompt-take-gift = { $player }, do you take { prompt-take-gift.good }?
    .good =
        { $good ->
            [0] { good-wood }
            [1] { good-sand }
            [2] { good-water }
            [3] { good-charcoal }
            [4] { good-porridge }
            [5] { good-meat }
           *[other] { good-brick }
        }
prompt-choose-basic = { $player }, which basic resource?
prompt-choose-wheel =
    { $count ->
        [one] { $player }, onto which wheel goes the charcoal?
       *[other] { $player }, onto which wheel go the { $count } charcoal?
    }
prompt-raise-markers =
    { $count ->
        [one] { $player }, which provision marker goes up?
       *[other] { $player }, which provision markers go up (by { $count } in all)?
    }
prompt-lower-markers =
    { $count ->
        [one] { $player }, which provision marker goes down?
       *[other] { $player }, which provision markers go down (by { $count } in all)?
    }
prompt-split-charcoal = { $player }, from which wheel do you pay the charcoal ({ $count } in all)?
prompt-give-animals = { $player }, which animal do you give?
prompt-choose-building = { $player }, which building?
prompt-place-building = { $player }, where does the building stand?
prompt-place-large = { $player }, where does the large building stand?
prompt-place-tile = { $player }, where do you place the { prompt-place-tile.tile }?
    .tile =
        { $tile ->
            [1] { tile-field }
            [2] { tile-pond }
            [3] { tile-pasture }
           *[other] { tile-forest }
        }
prompt-fell-forest = { $player }, which Forest do you fell?
prompt-keep-herd = { $player }, there is no room for all your animals: which go back?
prompt-raise-animals = { $player }, which animals do you take ({ $count })?
prompt-pigs-on-forests = { $player }, how many of your pigs stand on Forests?
prompt-convert-last = { $player }, do you want to convert anything before the scoring?

# ── names ────────────────────────────────────────────────────────────────────────────────────────

trade-brickmaker = Brickmaker
trade-builder = Builder
trade-carpenter = Carpenter
trade-furnace_maker = Furnace Maker
trade-woodworker = Woodworker
trade-butcher = Butcher
trade-cattle_farmer = Cattle Farmer
trade-herder = Herder
trade-landowner = Landowner
trade-pig_farmer = Pig Farmer
trade-cook = Cook
trade-farmhand = Farmhand
trade-gardener = Gardener
trade-glass_miller = Glass Miller
trade-traveling_merchant = Traveling Merchant
trade-charcoal_burner = Charcoal Burner
trade-lumberjack = Lumberjack

service-brickmaker = Brickmaker: brick for charcoal
service-builder = Builder: construct a building
service-carpenter-1 = Carpenter: construct a building
service-carpenter-2 = Carpenter: a step of the Glass Hut
service-furnace_maker = Furnace Maker: steps of the Glass Hut for brick
service-woodworker = Woodworker: fell a Forest, take wood and construct a building
service-butcher-1 = Butcher: meat for a pig
service-butcher-2 = Butcher: meat for cattle
service-cattle_farmer = Cattle Farmer: cattle
service-herder-1 = Herder: porridge for your cattle
service-herder-2 = Herder: wood for pigs on Forests
service-landowner-1 = Landowner: a pig and cattle for water and porridge
service-landowner-2 = Landowner: a pig and cattle for water and brick
service-pig_farmer = Pig Farmer: a pig
service-cook-1 = Cook: porridge from your Fields
service-cook-2 = Cook: meat from your Ponds
service-farmhand-1 = Farmhand: a Pasture for wood
service-farmhand-2 = Farmhand: a Field
service-gardener-1 = Gardener: a Pond for brick
service-gardener-2 = Gardener: water from your Ponds
service-glass_miller = Glass Miller: sand from your Ponds
service-traveling_merchant = Traveling Merchant: a basic resource of your choice, some for the others too
service-charcoal_burner = Charcoal Burner: charcoal for wood
service-lumberjack = Lumberjack: fell a Forest for wood

place-V1 = Altglashütten
place-V1-1 = Altglashütten, space 1
place-V1-2 = Altglashütten, space 2
place-V1-3 = Altglashütten, space 3
place-V2 = Blasiwald
place-V2-1 = Blasiwald, space 1
place-V2-2 = Blasiwald, space 2
place-V2-3 = Blasiwald, space 3
place-V2-4 = Blasiwald, space 4
place-V3 = Bubenbach
place-V3-1 = Bubenbach, space 1
place-V3-2 = Bubenbach, space 2
place-V3-3 = Bubenbach, space 3
place-V4 = Knobelspitz
place-V4-1 = Knobelspitz, space 1
place-V4-2 = Knobelspitz, space 2
place-V4-3 = Knobelspitz, space 3
place-V4-4 = Knobelspitz, space 4
place-V5 = Neuglashütten
place-V5-1 = Neuglashütten, space 1
place-V5-2 = Neuglashütten, space 2
place-V5-3 = Neuglashütten, space 3
place-L1 = the Waterfall
place-L2 = the Clay Bank
place-L3 = the Colliers’ Clearing
place-L4 = the Mountain Meadow
place-L5 = the Old Glassworks
place-L6 = the Monastery

job-J1 = Waterfall
job-J2 = Clay Bank
job-J3 = Colliers’ Clearing
job-J4 = Mountain Meadow
job-J5 = Old Glassworks
job-J6 = Monastery Kitchen
job-J7 = Roof Truss
job-J8 = Fair Feast
job-J9 = Village Green
job-J10 = Kiln Firing
job-J11 = Window Panes

good-wood = wood
good-sand = sand
good-water = water
good-charcoal = charcoal
good-charcoal-glass = charcoal (glass wheel)
good-charcoal-cooking = charcoal (cooking wheel)
good-porridge = porridge
good-meat = meat
good-brick = brick
good-glass = glass
good-provision = provisions
good-commodity = commodity
good-pig = pig
good-cattle = cattle
good-livestock = livestock

wheel-glass = glass wheel
wheel-cooking = cooking wheel
animal-pig = pig
animal-cattle = cattle
way-right = to the right
way-down = downwards
tile-empty = empty
tile-field = Field
tile-pond = Pond
tile-pasture = Pasture
tile-forest = Forest
tile-stable = Stable

building-I-0-A = Woodshed
building-I-0-B = Kindling Store
building-I-1-A = Sawmill
building-I-1-B = Timber Yard
building-I-2-A = Forester’s Lodge
building-I-2-B = Raft Landing
building-II-0-A = Ember Pit
building-II-0-B = Charcoal Pile
building-II-1-A = Charcoal Kiln
building-II-1-B = Collier’s Cottage
building-II-2-A = Potash Works
building-II-2-B = Tar Burner
building-III-0-A = Sand Pit
building-III-0-B = Quartz Heap
building-III-1-A = Quartz Quarry
building-III-1-B = Stamping Mill
building-III-2-A = Mirror Grinder
building-III-2-B = Sand Washery
building-IV-0-A = Rain Barrel
building-IV-0-B = Bucket Chain
building-IV-1-A = Well House
building-IV-1-B = Mill Race
building-IV-2-A = Fish Market
building-IV-2-B = Waterworks
building-V-0-A = Brick Oven
building-V-0-B = Clay Pit
building-V-1-A = Tile Kiln
building-V-1-B = Brickworks
building-V-2-A = Ring Kiln
building-V-2-B = Master Mason’s House
building-VI-0-A = Granary
building-VI-0-B = Hand Mill
building-VI-1-A = Bakehouse
building-VI-1-B = Threshing Floor
building-VI-2-A = Grist Mill
building-VI-2-B = Harvest Hall
building-VII-0-A = Fishing Hut
building-VII-0-B = Larder
building-VII-1-A = Smokehouse
building-VII-1-B = Slaughterhouse
building-VII-2-A = Hunting Lodge
building-VII-2-B = Ham Cellar
building-VIII-0-A = Peddler’s Stall
building-VIII-0-B = Traveler’s Larder
building-VIII-1-A = Wayside Inn
building-VIII-1-B = Market Hall
building-VIII-2-A = Trading House
building-VIII-2-B = Coaching Inn
building-IX-0-A = Cullet Bin
building-IX-0-B = Glass Peddler’s Pack
building-IX-1-A = Glasscutter
building-IX-1-B = Annealing Oven
building-IX-2-A = Glass Furnace
building-IX-2-B = Cathedral Glazier
building-X-0-A = Hay Barn
building-X-0-B = Pigsty
building-X-1-A = Mountain Dairy
building-X-1-B = Cowshed
building-X-2-A = Cattle Fair
building-X-2-B = Shepherd’s Lodge
building-XI-0-A = Ploughman’s Shed
building-XI-0-B = Pond Keeper
building-XI-1-A = Drainage Works
building-XI-1-B = Fence Maker
building-XI-2-A = Manor Park
building-XI-2-B = Tree Nursery
building-XII-0-A = Furnace Shed
building-XII-0-B = Firewood Stack
building-XII-1-A = Crucible Workshop
building-XII-1-B = Melting House
building-XII-2-A = Settlers’ Hall
building-XII-2-B = Glassmaster’s House
building-G1 = Black Forest Clinic
building-G2 = Abbey Church
building-G3 = Manor Farm
building-G4 = Cuckoo Clock Workshop
building-G5 = Parish Church
building-G6 = Monastery Garden
building-G7 = Forest Chapel
building-G8 = Great Storehouse
building-W1 = Glass Manufactory
building-W2 = Brewery
building-W3 = Post Station
building-W4 = Rafters’ Guild
building-W5 = Estate Office
building-W6 = Livestock Market

rank-apprentice = Apprentice
rank-journeyman = Journeyman
rank-master = Master
rank-glass-baron = Glass Baron

option-start = Who starts?
option-start-random = Draw lots
option-start-1 = Player 1
option-start-2 = Player 2
option-start-3 = Player 3
option-start-4 = Player 4
option-first_game = First game: all small buildings with side A up
option-two_player = Two players: how are the villages made narrower?
option-two_player-neutral = A neutral figure walks from village to village
option-two_player-none = Not at all
option-two_player-fan_toll = Toll to the other player in his village and the villages next to it
option-ask_every_gift = Ask about every gift, also if it can be taken without consequence
option-ask_turn_end = Confirm the end of every turn

score-glass = Glass
score-wheel = Cooking wheel
score-estates = Small Estates
score-livestock = Livestock on Pastures
score-buildings = Buildings
score-effects = End-of-game buildings

# ── what tiles do, put together from their data ──────────────────────────────────────────────────

effect-gain_per =
    { $most ->
        [0] { $goods } for each { $per }
       *[other] { $goods } for each { $per } (at most { $most })
    }
effect-gain_steps = { $steps } { $good } for { $counts } { $per }
effect-build = construct a building
effect-progress =
    { $count ->
        [one] 1 step of the Glass Hut
       *[other] { $count } steps of the Glass Hut
    }
effect-remove_forest = remove a Forest
effect-place =
    { $count ->
        [one] place a { $tile }
       *[other] place { $count } times a { $tile }
    }
effect-plant =
    { $count ->
        [one] plant a Forest
       *[other] plant up to { $count } Forests
    }
effect-merchant = { $count } of a basic resource of your choice; { $others } of it for each other player
effect-estate = a Small Estate
effect-fill_pasture = place a Pasture full of animals of one type
effect-points =
    { $divisor ->
        [one] { $points }★ for each { $metric }, at most { $most }★
       *[other] { $points }★ for every { $divisor } × { $metric }, at most { $most }★
    }

per-field = Field
per-pond = Pond
per-forest = Forest
per-cattle = cattle
per-forest_pig = pig on a Forest

hook-after_trade = after your { $trades }: { $result }
hook-on_rotation = each turn of your { $wheel }: { $result }
hook-on_build = for each other building you construct: { $result }
hook-on_swap = when you spend a commodity: { $count } of a basic resource of your choice
hook-count_bonus = tradespeople count one more for you: { $tile }
hook-beg_bonus = when begging { $count } more of the provisions
hook-travel_discount = your way costs { $count } less
hook-housing = houses { $animals }
hook-pasture_capacity = each Pasture houses { $count }
hook-no_toll = you pay no toll

metric-forest = Forest
metric-pond = Pond
metric-field = Field
metric-field_or_pond = Field or Pond
metric-small_estate = Small Estate
metric-glass = glass
metric-commodity = commodity
metric-meat = meat
metric-sand = sand
metric-livestock_on_pasture = animal on a Pasture
metric-livestock = animal
metric-building = building
metric-basic_resource = basic resource
metric-landscape_set = set of Field, Pond, Pasture and Forest
metric-wheel_points = point of your cooking wheel
metric-estate_with_building_and_forest = Estate with a building and a Forest
