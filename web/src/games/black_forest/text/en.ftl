# What stands on Black Forest's drawn board.

forest-map = The road map
forest-buildings = The building boards
forest-map-short = Map
forest-buildings-short = Buildings
forest-stores = { $player }’s wheels, brick track and Glass Hut
forest-domain = { $player }’s domain
forest-large = Large buildings
forest-large-note = cover two spaces side by side

black-forest-place-travel = Travel
black-forest-place-swap = Swap the Merchant
black-forest-place-act = Tradespeople
black-forest-place-buildings = Buildings
black-forest-place-free = Free actions

forest-location-L1 = Waterfall
forest-location-L2 = Clay Bank
forest-location-L3 = Colliers’ Clearing
forest-location-L4 = Mountain Meadow
forest-location-L5 = Old Glassworks
forest-location-L6 = Monastery

forest-neutral = the neutral figure
forest-centre = Centre of { $place }, for begging
forest-way =
    { $tolls ->
        [0] { forest-way.trip }
        [one] { forest-way.trip }, plus 1 basic resource as toll
       *[other] { forest-way.trip }, plus { $tolls } basic resources as toll
    }
    .trip =
        { $cost ->
            [one] Getting there costs 1 provision
           *[other] Getting there costs { $cost } provisions
        }
forest-way-costs =
    { $tolls ->
        [0]
            { $cost ->
                [one] costs 1 provision
               *[other] costs { $cost } provisions
            }
        [one]
            { $cost ->
                [0] costs 1 toll
                [one] costs 1 provision and 1 toll
               *[other] costs { $cost } provisions and 1 toll
            }
       *[other]
            { $cost ->
                [0] costs { $tolls } tolls
                [one] costs 1 provision and { $tolls } tolls
               *[other] costs { $cost } provisions and { $tolls } tolls
            }
    }
forest-way-here = You are here: moving within the village is free
forest-round = Round { $round }
forest-starter = { $player } started
forest-last-turns =
    { $count ->
        [one] Last turn
       *[other] { $count } last turns
    }
forest-supply = Supply: { $forests } Forests, { $estates } Small Estates, { $jobs } jobs in the stack
forest-clock = Cuckoo clock: round { $round } of { $rounds }, pawn { $pawn } of { $pawns }
forest-job = Job
forest-or = or

forest-building =
    { $points ->
        [one] { $kind }. Costs { $cost }. 1 point. { $effect }.
       *[other] { $kind }. Costs { $cost }. { $points } points. { $effect }.
    }
forest-other-side = On the other side: { $building } ({ $effect }).
forest-kind-instant = At once
forest-kind-conversion = Conversion, any time on your turn
forest-kind-passive = Lasting
forest-kind-endgame = At the end of the game

forest-wheel =
    { $turns ->
        [0] { $wheel }, not turned yet.
        [one] { $wheel }, turned once.
       *[other] { $wheel }, turned { $turns } times.
    }
forest-wheel-points =
    { $points ->
        [one] 1 point at the end.
       *[other] { $points } points at the end.
    }
forest-hourglass =
    { $left ->
        [one] Your leading provision marker is 1 step from the hourglass, which announces the end.
       *[other] Your leading provision marker is { $left } steps from the hourglass, which announces the end.
    }
forest-marker = { $good }: { $count }
forest-none-of = None left: { $goods }.
forest-is-full = Full: { $goods }.
forest-took-and-gave =
    { $count ->
        [one] Last time it turned once: { $took } for { $gave }.
       *[other] Last time it turned { $count } times: { $took } for { $gave }.
    }

forest-hut = Glass Hut: step { $step } of { $steps }. Small Estates: { $estates }.
forest-main-estate = Main Estate
forest-estate-small = Small Estate { $number }
forest-cell = space { $cell }
forest-animals = { $animal }: { $count }
forest-clear = Remove tiles or return animals
forest-clear-short = remove
forest-replaces = replaces: { $tile }
forest-toll-to = to { $player }, who is here
forest-removes = removes: { $tile }

forest-your-turn-so-far = Your turn so far
forest-turn-so-far = { $player }’s turn so far
forest-begin = Go to a highlighted space and use its two tradespeople.
forest-begin-free = First, if you like, spend a commodity to swap the Merchant. Or beg.
forest-begins = { $player } starts a turn.
forest-step-begged = begging
forest-step-toll = toll
forest-step-toll-to-supply = toll
forest-step-gave-back = animals returned
forest-step-begged-in-village = begging
forest-step-estate = Small Estate
forest-step-reminded = reminder
forest-step-end-announced = the end

forest-gallery-land = Land
forest-gallery-felled = Felled Forest
forest-gallery-planted = Planted Forest
forest-gallery-goods = Goods
forest-gallery-figures = Figures
forest-gallery-seat = Player { $seat }
