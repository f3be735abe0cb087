# What stands on Village's drawn board.

village-board = The village
village-place-harvest = Grain harvest
village-place-family = Family
village-place-crafts = Crafts
village-place-market = Market
village-place-travel = Travel
village-place-council = Council
village-place-church = Church
village-place-well = Well
village-place-chronicle = Village chronicle
village-place-graves = Graves

village-house-wainwright = Wainwright
village-house-stables = Stables
village-house-smithy = Smithy
village-house-office = Office
village-house-mill = Mill

village-cubes-at =
    { $count ->
        [one] { $place }: 1 { $cube } cube
       *[other] { $place }: { $count } { $cube } cubes
    }
village-figure = { $player }, generation { $generation }, { $place }
village-family-note = child or return
village-sale = further sales
village-line = waiting
village-pile = { $count } to come
village-customer = Customer at a stall: { $wants }
village-customer-waiting = Customer waiting, number { $number }: { $wants }
village-wish = { $customer } ({ $list } for { $points } points)
village-window = Window { $window }: { $points } points at the end
village-bag =
    { $count ->
        [0] The black bag of the church, with no family members in it
        [one] The black bag of the church, with 1 family member in it
       *[other] The black bag of the church, with { $count } family members in it
    }
village-monks = + monks
village-mass-note = mass at the end of each round: four are drawn
village-well-note = { $count } alike: any action
village-round = Round { $round }
village-cubes-left =
    { $count ->
        [one] 1 cube left
       *[other] { $count } cubes left
    }
village-last-turns =
    { $count ->
        [0] the very last turn
        [one] 1 last turn left
       *[other] { $count } last turns left
    }
village-next = { $player } starts the next round
village-craft-key = make, or buy below
village-teach = train
village-train =
    { $time ->
        [one] { $place }: train a family member (1 hour)
       *[other] { $place }: train a family member ({ $time } hours)
    }
village-produce =
    { $time ->
        [one] Make: { $good } (1 hour)
       *[other] Make: { $good } ({ $time } hours)
    }
village-buy = Buy: { $good }
village-mill =
    { $time ->
        [one] Mill: { $grain } grain and 1 hour for { $coins } coins
       *[other] Mill: { $grain } grain and { $time } hours for { $coins } coins
    }
village-each-road = each road:
village-city = { $reward } for a first visit to { $place }
village-stage =
    { $points ->
        [0] { village-stage.hours }
       *[other] { village-stage.hours }, { $points } points at the end
    }
    .hours =
        { $time ->
            [one] Stage { $stage }: 1 hour
           *[other] Stage { $stage }: { $time } hours
        }
village-privilege = Privilege. { $what }
village-starter = start next
village-remembered = { $count } of { $total } remembered
village-chronicle-area = { $area }: { $free } free, remembered: { $names }
village-chronicle-points = for each family at the end
village-graves-filled = { $count } of { $total }
village-graves-names = Buried here: { $names }
village-your-farmyard = Your farmyard
village-farmyard-of = { $player }’s farmyard
village-hours =
    { $count ->
        [one] 1 hour to the bridge
       *[other] { $count } hours to the bridge
    }
village-unborn = Not yet born: { $count }
village-unborn-short = not yet born
village-holds-cubes = { $cube } cubes: { $count }
village-holds-goods = { $good }: { $count }
village-holds-grain = Grain: { $count } of { $most }
village-holds-coins = Coins: { $count }
village-renown-prestige = prestige
village-renown-city = cities
village-renown-chronicle = chronicle
village-renown-customers = customers
village-renown-hidden = Their value is shown at the end.
village-worth-now =
    { $points ->
        [one] Now worth 1 point.
       *[other] Now worth { $points } points.
    }
village-stage-worth =
    { $points ->
        [0] with the privilege of stage { $stage }
       *[other] { $points } points at the end, privileges up to stage { $stage }
    }
village-worth =
    { $points ->
        [one] worth 1 point at the end
       *[other] worth { $points } points at the end
    }
village-to-pay = price: { $price }
village-then-harvest = then you may harvest
village-then-family = then you may have a child or call someone home
village-then-crafts = then you may train, make or buy something
village-then-market = then everyone may sell at the market
village-then-travel = then you may travel
village-then-council = then you may enter the council or move up
village-then-church = then you may send someone to the church
village-supply = { $count } left in the supply
village-bag-note = There are monks in it too. Family members drawn at a mass go to the rightmost window.

village-coin =
    { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
village-prestige = { $count } prestige
village-any-cube =
    { $count ->
        [one] 1 cube of your choice
       *[other] { $count } cubes of your choice
    }

village-gallery-family = Family members
village-gallery-generation = Generation { $generation }
village-gallery-trades = What they do
village-gallery-farmyard = Farmer
village-gallery-wainwright = Wainwright
village-gallery-stables = Stable hand
village-gallery-smithy = Smith
village-gallery-office = Clerk
village-gallery-north = Traveller
village-gallery-stage = Councillor
village-gallery-window = Churchgoer
village-gallery-seats = Whose they are
village-gallery-seat = Player { $seat }
village-gallery-cubes = Influence cubes and plague
