# Black Forest, in English.

title = Black Forest
about = Travel between the villages of the Black Forest and put tradespeople to work. Your goods lie on two wheels that turn on their own: one makes glass, the other cooks provisions and commodities. Build up your domain with wood, brick and glass. Spend enough provisions and you announce the end. An unofficial adaptation of the game by Tido Lorenz and Uwe Rosenberg. We had only its reference sheet: turn order, tradespeople, begging, livestock, the end and the scoring follow the published rules, but nearly all tiles are ours, including every building, every job, the road map, the starting goods and the scales of the wheels. The rules page lists them all and shows owners of the box how to enter the printed values.
tagline = Put tradespeople to work, let two wheels make glass and food, build your domain.

sign-wheels = A wheel turns
sign-glass-hut = Glass Hut step
sign-small-estate = Small Estate
sign-builder = Construct a building
sign-toll = Toll to other players in the village
sign-job = Job
sign-reminder = Reminder: a good and a new job
sign-time = Hourglass: announces the end
sign-star = Points
sign-market = A basic resource of your choice
sign-swap = Swap the Merchant, or a conversion

# ── what you do ──────────────────────────────────────────────────────────────────────────────────

action-swap = Swap the Traveling Merchant with the { $trade } for a commodity
action-move = Go to { $place }
action-beg = Beg
action-convert = Use the { $building }
action-remove = Remove the tile on { action-put.where }
action-return = Return to the supply: { $animal }
action-activate = { $service }
action-job = Complete the job here
action-done = Done
action-build = Build the { $building }
action-put = Place it on { action-put.where }
    .where =
        { $estate ->
            [0] space { $cell } of the Main Estate
           *[other] space { $cell } of Small Estate { $estate }
        }
action-put-large = Place it from { action-put.where } { $way }
action-skip = Skip
action-fell = Fell the Forest on { action-put.where }
action-markers = Set your provision markers to { $low } and { $high }
action-from-glass = Pay { $count } charcoal from the glass wheel, the rest from the cooking wheel
action-wheel = Put it on the { $wheel }
action-toll = Pay { $good }
action-accept = Take it
action-refuse = Refuse it
action-accept-all = Take gifts from now on
action-ask-gifts = Ask me about each gift
action-take = Take { $good }
action-give-back = Keep all animals but { action-give-back.animals }
    .animals =
        { $pigs ->
            [0] { $cattle } cattle
           *[other]
                { $cattle ->
                    [0] { action-give-back.pigs }
                   *[other] { action-give-back.pigs } and { $cattle } cattle
                }
        }
    .pigs =
        { $pigs ->
            [one] 1 pig
           *[other] { $pigs } pigs
        }
action-on-forests =
    { $count ->
        [one] Keep 1 pig on a Forest
       *[other] Keep { $count } pigs on Forests
    }
action-give = Give 1 { $animal }
action-raise = Take { $animal }

# ── what happened ────────────────────────────────────────────────────────────────────────────────

event-round = Round { $round }.
event-last-turn = Last turn for { $player }.
event-swapped = { $player } swapped the Traveling Merchant with the { $trade } for { $paid }.
event-moved = { $player } went to { $place }.
event-paid = { $player } paid { $paid }.
event-toll = { $player } paid { $other } { $paid } as a toll.
event-toll-to-supply = { $player } paid the supply { $paid } as a toll for the neutral figure.
event-accepted = { $player } took { $gained }.
event-refused = { $player } refused { $amounts }.
event-takes-gifts = { $player } decided to take every gift that turns no wheel.
event-asks-about-gifts = { $player } decided to be asked about every gift again.
event-begged = { $player } begged.
event-begged-in-village = { $player } begged in the centre of { $place }.
event-activates =
    { $pays ->
        [0] { $player } used the { $trade }.
       *[other] { $player } used the { $trade } for { $paid }.
    }
event-announced = { $player } offered everybody else { $amounts }.
event-converts =
    { $pays ->
        [0] { $player } used the { $building }.
       *[other] { $player } used the { $building } for { $paid }.
    }
event-gained = { $player } gained { $gained }.
event-lost = { $player } had no room for { $amounts }.
event-housed = { $player } housed { $gained }.
event-turned-away = { $player } had no room for { $amounts }.
event-animals-lost = { $player } lost { $paid } for lack of room.
event-gave-back = { $player } returned { $paid } to the supply.
event-wheel-turned = { $player } made { $gained } on the { $wheel } from { $paid }.
event-reminded =
    { $jobs ->
        [0] { $player } used the reminder (a basic resource).
       *[other] { $player } used the reminder (a basic resource and a new job).
    }
event-bonus = { $player } got a bonus from the { $building }.
event-job-drawn = New job at { $place }{ $job_titled }.
event-job-gone = The job { $job } is done, and there are no new jobs left.
event-job-done =
    { $pays ->
        [0] { $player } completed the job { $job }.
       *[other] { $player } completed the job { $job } for { $paid }.
    }
event-builds =
    { $pays ->
        [0] { $player } chose to build the { $building }.
       *[other] { $player } paid { $paid } to build the { $building }.
    }
event-built =
    { $covered ->
        [0] { $player } built the { $building } on { action-put.where }{ event-built.points }.
       *[other] { $player } built the { $building } on { action-put.where } over { $paid }{ event-built.points }.
    }
    .points =
        { $points ->
            [0] { "" }
            [one] { " " }(1 point)
           *[other] { " " }({ $points } points)
        }
event-placed =
    { $covered ->
        [0] { $player } placed a { $tile } on { action-put.where }.
       *[other] { $player } placed a { $tile } on { action-put.where } over { $paid }.
    }
event-removed = { $player } removed the { $tile } from { action-put.where }.
event-felled = { $player } felled the Forest on { action-put.where }.
event-progressed =
    { $count ->
        [one] { $player } moved the Glass Hut 1 step to step { $step }.
       *[other] { $player } moved the Glass Hut { $count } steps to step { $step }.
    }
event-estate =
    { $forests ->
        [0] { $player } took Small Estate { $estate } without Forests.
        [one] { $player } took Small Estate { $estate } with 1 Forest.
       *[other] { $player } took Small Estate { $estate } with { $forests } Forests.
    }
event-nearer-hourglass =
    { $left ->
        [0] { $player } reached the hourglass.
        [one] { $player } came within 1 step of the hourglass.
       *[other] { $player } came within { $left } steps of the hourglass.
    }
event-farther-from-hourglass =
    { $left ->
        [0] { $player } stayed at the hourglass.
        [one] { $player } moved back to 1 step from the hourglass.
       *[other] { $player } moved back to { $left } steps from the hourglass.
    }
event-at-hourglass = { $player } had a provision marker at the hourglass or past it.
event-pawns-back = { $player } took back { $gained }.
event-neutral-moved = The neutral figure went to { $place }.
event-end-announced = { $player } announced the end, and everybody gets one more turn.
event-game-over = The game is over.

# ── what to beware of ────────────────────────────────────────────────────────────────────────────

warning-wheel-turned =
    { $yours ->
        [1] Your { $wheel } turns: { $gained } for { $paid }.
       *[other] { $player }’s { $wheel } turns: { $gained } for { $paid }.
    }
warning-lost =
    { $yours ->
        [1] You have no room for { $amounts }.
       *[other] { $player } has no room for { $amounts }.
    }
warning-turned-away =
    { $yours ->
        [1] You have no room for { $amounts }.
       *[other] { $player } has no room for { $amounts }.
    }
warning-animals-lost =
    { $yours ->
        [1] You lose { $paid } for lack of room.
       *[other] { $player } loses { $paid } for lack of room.
    }
warning-at-hourglass =
    { $yours ->
        [1] Your provision marker is at the hourglass: if your turn ends like this, you announce the end.
       *[other] { $player }’s provision marker is at the hourglass.
    }
warning-end-announced =
    { $yours ->
        [1] You announce the end: everybody gets one more turn.
       *[other] { $player } announces the end: everybody gets one more turn.
    }
warning-game-over = The game ends.

# ── amounts ──────────────────────────────────────────────────────────────────────────────────────

amount-wood =
    { $count ->
        [0] no wood
       *[other] { $count } wood
    }
amount-sand =
    { $count ->
        [0] no sand
       *[other] { $count } sand
    }
amount-water =
    { $count ->
        [0] no water
       *[other] { $count } water
    }
amount-charcoal =
    { $count ->
        [0] no charcoal
       *[other] { $count } charcoal
    }
amount-charcoal-glass =
    { $count ->
        [0] no charcoal (glass wheel)
       *[other] { $count } charcoal (glass wheel)
    }
amount-charcoal-cooking =
    { $count ->
        [0] no charcoal (cooking wheel)
       *[other] { $count } charcoal (cooking wheel)
    }
amount-porridge =
    { $count ->
        [0] no porridge
       *[other] { $count } porridge
    }
amount-meat =
    { $count ->
        [0] no meat
       *[other] { $count } meat
    }
amount-brick =
    { $count ->
        [0] no brick
       *[other] { $count } brick
    }
amount-glass =
    { $count ->
        [0] no glass
       *[other] { $count } glass
    }
amount-provision =
    { $count ->
        [0] no provisions
        [one] 1 provision
       *[other] { $count } provisions
    }
amount-commodity =
    { $count ->
        [0] no commodities
        [one] 1 commodity
       *[other] { $count } commodities
    }
amount-pig =
    { $count ->
        [0] no pigs
        [one] 1 pig
       *[other] { $count } pigs
    }
amount-cattle =
    { $count ->
        [0] no cattle
       *[other] { $count } cattle
    }
amount-livestock =
    { $count ->
        [0] no animals
        [one] 1 animal
       *[other] { $count } animals
    }
amount-field =
    { $count ->
        [0] no Fields
        [one] 1 Field
       *[other] { $count } Fields
    }
amount-pond =
    { $count ->
        [0] no Ponds
        [one] 1 Pond
       *[other] { $count } Ponds
    }
amount-pasture =
    { $count ->
        [0] no Pastures
        [one] 1 Pasture
       *[other] { $count } Pastures
    }
amount-forest =
    { $count ->
        [0] no Forests
        [one] 1 Forest
       *[other] { $count } Forests
    }
amount-stable =
    { $count ->
        [0] no Stables
        [one] 1 Stable
       *[other] { $count } Stables
    }
amount-empty =
    { $count ->
        [0] no empty spaces
        [one] 1 empty space
       *[other] { $count } empty spaces
    }
amount-small-estate =
    { $count ->
        [0] no Small Estates
        [one] 1 Small Estate
       *[other] { $count } Small Estates
    }
amount-building =
    { $count ->
        [0] no buildings
        [one] 1 building
       *[other] { $count } buildings
    }
amount-progress =
    { $count ->
        [0] no Glass Hut steps
        [one] 1 Glass Hut step
       *[other] { $count } Glass Hut steps
    }
amount-reminder =
    { $count ->
        [0] no reminders
        [one] 1 reminder
       *[other] { $count } reminders
    }
amount-pawn =
    { $count ->
        [0] no pawns
        [one] 1 pawn
       *[other] { $count } pawns
    }
amount-points =
    { $count ->
        [0] no points
        [one] 1 point
       *[other] { $count } points
    }
amount-glass-turns =
    { $count ->
        [0] no turns of the glass wheel
        [one] 1 turn of the glass wheel
       *[other] { $count } turns of the glass wheel
    }
    .said = 1
amount-cooking-turns =
    { $count ->
        [0] no turns of the cooking wheel
        [one] 1 turn of the cooking wheel
       *[other] { $count } turns of the cooking wheel
    }
    .said = 1
amount-hourglass =
    { $count ->
        [0] no steps before the hourglass
        [one] 1 step before the hourglass
       *[other] { $count } steps before the hourglass
    }
amount-basic =
    { $count ->
        [0] no basic resources
        [one] 1 basic resource
       *[other] { $count } basic resources
    }

# ── why not ──────────────────────────────────────────────────────────────────────────────────────

why-already-there = Your pawn is already there and has to move.
why-cannot-act-there = You couldn’t do anything there with what you have.
why-cannot-pay =
    { $have ->
        [0] You have { $held } and need { $needed }.
       *[other] You have only { $held } and need { $needed }.
    }
why-cannot-pay-building =
    { $have ->
        [0] You have { $held } and need { $needed }.
       *[other] You have only { $held } and need { $needed }.
    }
why-cannot-pay-toll =
    { $have ->
        [0] The toll there is { $needed }, and you have { $held }.
       *[other] The toll there is { $needed }, and you have only { $held }.
    }
why-charcoal-full = Both charcoal markers are full, so it makes no difference.
why-convert-to-act = You can still act here if you convert something first.
why-convert-to-move = You can still move if you convert something first.
why-merchant-himself = The Merchant can’t swap with himself.
why-must-act = You have to activate a tradesperson or complete a job.
why-must-place = You have to place it.
why-needed-for-action = If you pay like this, you can’t act there afterwards.
why-no-begging-after-swap = You have swapped the Merchant, so you have to move.
why-no-building-after-this-forest = There would be no room for any building you can pay for.
why-no-commodity =
    { $have ->
        [0] You have { $held } and need { $needed }.
       *[other] You have only { $held } and need { $needed }.
    }
why-no-effect = That would do nothing for you now.
why-no-estate-left = The Glass Hut can’t move on: there is no Small Estate left for you.
why-no-forest =
    { $have ->
        [0] You have { $held } and need { $needed }.
       *[other] You have only { $held } and need { $needed }.
    }
why-no-forest-in-supply = There are no Forests left in the supply.
why-no-job-here = There is no job here.
why-no-job-there = There is no job at that location.
why-no-move-after-swap = You couldn’t move anywhere after that.
why-one-swap-a-turn = You can swap the Merchant only once a turn.
why-no-room = You have no space left for it.
why-no-room-for-animals = You have no room for the animals, even if you return others.
why-no-room-for-large = It needs two free adjacent spaces on one Estate.
why-no-space-for-tile = You have no empty space and no other Field, Pond or Pasture to replace.
why-nothing-to-build = There is no building you could pay for and place.
why-occupied = That space is taken.
why-place-in-village = Your first move has to go to a space in a village.
why-place-pawn-first = Put your pawn on the board first.
why-same-tile = There is already a tile of that kind.
why-swap-comes-first = You can spend a commodity only before you do anything else.
why-too-few-provisions =
    { $have ->
        [0] Going there costs { $needed }, and you have { $held }.
       *[other] Going there costs { $needed }, and you have only { $held }.
    }
why-too-few-to-count =
    { $have ->
        [0] You have { $held } and need { $needed }.
       *[other] You have only { $held } and need { $needed }.
    }
why-wheel-full = The charcoal marker of that wheel is full.

# ── what is asked ────────────────────────────────────────────────────────────────────────────────

prompt-take-turn = Move your pawn, or beg.
    .doing = taking a turn
prompt-act = Use a tradesperson or complete a job.
    .doing = using tradespeople
prompt-pay-travel = Which provision markers pay for the trip?
    .doing = paying for a trip
prompt-pay-toll = How do you pay the toll?
    .doing = paying a toll
prompt-take-gift = Take the gift ({ $good })?
    .doing = deciding about a gift
prompt-choose-basic = Choose a basic resource.
    .doing = choosing a basic resource
prompt-choose-wheel =
    { $count ->
        [one] Which wheel gets the charcoal?
       *[other] Which wheel gets the { $count } charcoal?
    }
    .doing = choosing a wheel
prompt-raise-markers =
    { $count ->
        [one] Which provision marker goes up?
       *[other] Which provision markers go up (by { $count } in all)?
    }
    .doing = moving provision markers
prompt-lower-markers =
    { $count ->
        [one] Which provision marker goes down?
       *[other] Which provision markers go down (by { $count } in all)?
    }
    .doing = moving provision markers
prompt-split-charcoal = Which wheel pays the charcoal ({ $count } in all)?
    .doing = paying charcoal
prompt-give-animals = Choose an animal to give.
    .doing = choosing an animal
prompt-choose-building = Choose a building.
    .doing = choosing a building
prompt-place-building = Choose a space for the building.
    .doing = placing a building
prompt-place-large = Choose two spaces for the large building.
    .doing = placing a large building
prompt-place-tile = Choose a space for the { $tile }.
    .doing = placing a tile
prompt-fell-forest = Choose a Forest to fell.
    .doing = felling a Forest
prompt-keep-herd = There is no room for all your animals. Which do you keep?
    .doing = making room for animals
prompt-raise-animals =
    { $count ->
        [one] Choose an animal to take.
       *[other] Choose { $count } animals to take.
    }
    .doing = choosing animals
prompt-pigs-on-forests = How many of your pigs are on Forests?
    .doing = placing pigs
prompt-convert-last = Convert anything before the scoring?
    .doing = converting goods

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
service-traveling_merchant = Traveling Merchant: a basic resource of your choice
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
    .titled = { "" }
job-J2 = Clay Bank
    .titled = { "" }
job-J3 = Colliers’ Clearing
    .titled = { "" }
job-J4 = Mountain Meadow
    .titled = { "" }
job-J5 = Old Glassworks
    .titled = { "" }
job-J6 = Monastery Kitchen
    .titled = { ": Monastery Kitchen" }
job-J7 = Roof Truss
    .titled = { ": Roof Truss" }
job-J8 = Fair Feast
    .titled = { ": Fair Feast" }
job-J9 = Village Green
    .titled = { ": Village Green" }
job-J10 = Kiln Firing
    .titled = { ": Kiln Firing" }
job-J11 = Window Panes
    .titled = { ": Window Panes" }

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
option-start-random = Random player
option-start-1 = Player 1
option-start-2 = Player 2
option-start-3 = Player 3
option-start-4 = Player 4
option-first_game = First game: all small buildings on side A
option-two_player = Two players: how do the villages get tighter?
option-two_player-neutral = A neutral figure walks from village to village
option-two_player-none = They don’t
option-two_player-fan_toll = Toll to the other player in their village and the next ones
option-ask_every_gift = Ask about every gift at first, even one that turns no wheel (you can change this)
option-ask_turn_end = Confirm the end of every turn

score-glass = Glass
score-wheel = Cooking wheel
    .of =
        { $cooking_turns ->
            [0] { "" }
            [one] 1 turn
           *[other] { $cooking_turns } turns
        }
score-estates = Small Estates
    .of =
        { $small_estate ->
            [0] { "" }
            [one] 1 estate
           *[other] { $small_estate } estates
        }
score-livestock = Livestock on Pastures
score-buildings = Buildings
    .of =
        { $building ->
            [0] { "" }
            [one] 1 building
           *[other] { $building } buildings
        }
score-effects = End-of-game effects

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
       *[other] place { $count } { $tile } tiles
    }
effect-plant =
    { $count ->
        [one] plant a Forest
       *[other] plant up to { $count } Forests
    }
effect-merchant = { $count } of a basic resource of your choice; everybody else may take { $others }
effect-estate = a Small Estate
effect-fill_pasture = place a Pasture with { $count } animals of one type
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
hook-on_swap = when you swap the Traveling Merchant: { $count } of a basic resource of your choice
hook-count_bonus = tradespeople count one more for you: { $tile }
hook-beg_bonus =
    { $count ->
        [one] +1 provision whenever you beg
       *[other] +{ $count } provisions whenever you beg
    }
hook-travel_discount = trips cost you { $count } less
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
