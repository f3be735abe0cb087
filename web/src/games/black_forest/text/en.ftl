# What stands on Black Forest's drawn board.

forest-map = The road map
forest-buildings = The building boards
forest-map-short = Map
forest-buildings-short = Buildings
forest-stores = Wheels, brick track and Glass Hut of { $player }
forest-domain = Domain of { $player }
forest-large = Large buildings
forest-large-note = two spaces side by side

black-forest-place-travel = Travel
black-forest-place-swap = Exchange the Merchant
black-forest-place-act = At work
black-forest-place-buildings = Buildings
black-forest-place-free = Free actions

forest-location-L1 = Waterfall
forest-location-L2 = Clay Bank
forest-location-L3 = Colliers’ Clearing
forest-location-L4 = Mountain Meadow
forest-location-L5 = Old Glassworks
forest-location-L6 = Monastery

forest-neutral = the neutral figure
forest-centre = Centre of { $place }, for beggars
forest-way =
    { $tolls ->
        [0] The way there: { $cost } provisions
       *[other] The way there: { $cost } provisions and { $tolls } basic resources as toll
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
forest-way-here = You are here: moving inside the village costs nothing
forest-round = Round { $round }
forest-starter = Began: { $player }
forest-last-turns =
    { $count ->
        [one] The last turn
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
forest-other-side = Its other side: { $building } ({ $effect }).
forest-kind-instant = At once
forest-kind-conversion = Conversion, any time in your turn
forest-kind-passive = Lasting
forest-kind-endgame = At the end of the game

forest-wheel =
    { $turns ->
        [one] { $wheel }, turned once.
       *[other] { $wheel }, turned { $turns } times.
    }
forest-wheel-points = { $points } points at the end.
forest-hourglass = The foremost provision marker is { $left } steps from the hourglass, which announces the end.
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
forest-clear = Clear land or return animals
forest-clear-short = clear
forest-replaces = replaces: { $tile }
forest-toll-to = to { $player }, who is here
forest-removes = removes: { $tile }

forest-your-turn-so-far = Your turn so far
forest-turn-so-far = { $player }’s turn so far
forest-begin = Go to a lit space; its two tradespeople are yours to use.
forest-begin-free = First, if you like: a commodity to exchange the Merchant. Or go begging.
forest-begins = { $player } begins a turn.
forest-step-begged = begging
forest-step-toll = toll
forest-step-toll-to-supply = toll
forest-step-gave-back = animals returned
forest-step-begged-in-village = begging
forest-step-estate = Small Estate
forest-step-reminded = reminder
forest-step-end-announced = the end
