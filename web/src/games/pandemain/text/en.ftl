# What stands on Pandemain's drawn boards.

pandemain-board = Nördlingen and its villages
pandemain-place-farm = Farm
pandemain-place-market = Market
pandemain-place-mill = Mill
pandemain-place-granary = Granary
pandemain-place-oven = Oven
pandemain-place-castle = Castle
pandemain-place-church = Church
pandemain-place-river = River
pandemain-place-trade_house = Trade house
pandemain-place-guild = Bakers’ guild
pandemain-place-villages = Villages
pandemain-place-town = In town
pandemain-place-servant = The Servant
pandemain-place-local-trade = Local Trade

pandemain-workers = { $place }, workers: { $names }
pandemain-no-workers = { $place }: no workers yet
pandemain-closed = Closed at night
pandemain-servant-at = The Servant is at { $place }
pandemain-servant-note = If you have a worker there at the end of your turn, you may sell him a loaf for a favour of the Feudal Lord.

pandemain-farm-ware =
    { $price ->
        [one] Farm: { $token } for 1 pfennig, { $left } left
       *[other] Farm: { $token } for { $price } pfennigs, { $left } left
    }
pandemain-water = Fetch water { $means }: { $count }
pandemain-granary = At dawn each worker here brings { $count } flour of your choice, { $more } with an active ox
pandemain-of-choice = your choice
pandemain-stall = Market, { $stall }
pandemain-stall-taken = Market, { $stall }, taken
pandemain-market-fee =
    { $fee ->
        [one] 1 pfennig, plus { $more } for each worker further to the right
       *[other] { $fee } pfennigs, plus { $more } for each worker further to the right
    }
pandemain-column =
    { $price ->
        [one] Mill, { $column }, 1 pfennig: { $flour }
       *[other] Mill, { $column }, { $price } pfennigs: { $flour }
    }
pandemain-bag = Grain bag
pandemain-in-bag = Grain bag, { $grain }: { $count }
pandemain-oven-note =
    { $each ->
        [one] You pay 1 pfennig for each worker already here, up to { $most }. Baking more than { $count } loaves takes an active ox or cart
       *[other] You pay { $each } pfennigs for each worker already here, up to { $most }. Baking more than { $count } loaves takes an active ox or cart
    }
pandemain-keeps =
    { $days ->
        [one] keeps 1 day
       *[other] keeps { $days } days
    }
pandemain-bake-high = { $bread } of high quality, from { $main } and { $second }; sells for { $price }
pandemain-bake-low = { $bread } of low quality, from { $main } and any other flour; sells for { $price }
pandemain-baked =
    { $count ->
        [0] Done: no loaves
        [one] Done: 1 loaf
       *[other] Done: { $count } loaves
    }
pandemain-work = Castle: work with an active ox for { $count } pfennigs
pandemain-work-short = Work
pandemain-loan-place = Castle: a loan of { $count } pfennigs for { $points } victory points; { $left } left
pandemain-favours = Favours
pandemain-favour = Favour: { $favour }
pandemain-favour-down = Favour, face down: { $favour }
pandemain-trade-note = one set for another
pandemain-trade-give = Which set do you give?
pandemain-trade-take = Which set do you take?
pandemain-set = Trade house: { $set }
pandemain-set-pfennig = { $count } pfennig
pandemain-set-flour = { $count } flour
pandemain-set-milk = { $count } milk
pandemain-set-ingredients = { $count } ingredients
pandemain-set-vp = { $count } victory point
pandemain-passing = Pass through the trade house: { $gives } sets for { $takes }, then send the worker on
pandemain-passing-short = Pass through
pandemain-guild-note =
    { $price ->
        [one] hire · upgrade for 1 pfennig
       *[other] hire · upgrade for { $price } pfennigs
    }
pandemain-guild-empty = All master bakers are hired.
pandemain-master-name = Master baker { $number }
pandemain-master = Bakes { $breads }; { $extra }; costs { $price }, then { $wage } a day
pandemain-master-upgraded = Upgraded: bakes { $breads }; { $extra }; costs { $price }, then { $wage } a day
pandemain-master-market = { $gains } more at the market
pandemain-master-sale = { $gains } more for each { $bread } sold
pandemain-master-milk = { $count } milk less for wheat bread

pandemain-offering = Offering: { $offering }, for { $count } penitence
pandemain-permanent-offering = permanent, { $price } pfennigs
pandemain-track = Penitence: { $told }
pandemain-inquisition-at = the Inquisition { $level }
pandemain-inquisition-note = Steps of the Inquisition, one token each dawn. Shown: { $shown }; still to come: { $left }
pandemain-ahead = ahead at dawn
pandemain-behind = behind ({ $points })
pandemain-reward = Church reward at { $level }
pandemain-tower = Church tower. Today’s order: { $today }. For tomorrow: { $tomorrow }
pandemain-today = today
pandemain-tomorrow = next
pandemain-day = Day { $day }
pandemain-night = Night { $day }
pandemain-day-of =
    { $points ->
        [one] Day { $day } of { $days }: wheat bread sells for 1 point more
       *[other] Day { $day } of { $days }: wheat bread sells for { $points } points more
    }
pandemain-night-of =
    { $points ->
        [one] Night { $day } of { $days }: wheat bread sells for 1 point more
       *[other] Night { $day } of { $days }: wheat bread sells for { $points } points more
    }
pandemain-go-out =
    { $price ->
        [one] Go out tonight for 1 pfennig
       *[other] Go out tonight for { $price } pfennigs
    }

pandemain-villager = Villagers left: { $count }
pandemain-villager-won = Won over
pandemain-augsburg = Requires penitence { $level }; each loaf you sell brings { $count } penitence
pandemain-licence =
    { $price ->
        [one] Licence: 1 pfennig to those already here
       *[other] Licence: { $price } pfennigs to those already here
    }
pandemain-order-permanent =
    { $points ->
        [one] Permanent order: { $bread }, 1 point
       *[other] Permanent order: { $bread }, { $points } points
    }
pandemain-order =
    { $points ->
        [one] { $order }: { $bread }, 1 point
       *[other] { $order }: { $bread }, { $points } points
    }
pandemain-order-empty = { $order }: filled
pandemain-upcoming = Next for { $order }: { $bread }
pandemain-sold = sold: { $count }

pandemain-sim = { $name }, sim-baker: { $points } points, penitence { $penitence }. Shown today: { $shown }; { $hidden } to come. { $wish }
pandemain-sim-rudolf = entry: his penitence − { $count }
pandemain-sim-hans = collects a pfennig where he is
pandemain-sim-helga = entry: her points − { $count }
pandemain-toll = pay him

pandemain-ask = Ask the others for { $ware }
pandemain-asked = { $player } asks for { $wares }
pandemain-asks = { $player } asks for
pandemain-trade-hint = Ask for goods, then name your price.
pandemain-offered =
    { $price ->
        [0] For a worker until dawn
       *[other] For { $price } pfennigs
    }
pandemain-for = for
pandemain-bid = Pfennigs
pandemain-bid-worker = A worker
pandemain-accept = Accept
pandemain-refuse = Refuse

pandemain-your-bakery = Your bakery
pandemain-bakery-of = { $player }’s bakery
pandemain-family = family { $family }
pandemain-workers-left = Workers available: { $count } of { $all }; laid aside: { $aside }
pandemain-purse = { $pfennigs } pfennigs, { $points } victory points, penitence { $penitence }
pandemain-holds = { $what }: { $count }
pandemain-too-much-flour = { $count } flour, only { $most } can stay
pandemain-staleness = Bread by the days it keeps: high quality above, low quality below
pandemain-days =
    { $days ->
        [one] last day
       *[other] { $days } days
    }
pandemain-loaf =
    { $days ->
        [one] { $count } × { $bread }, { $quality }, last day
       *[other] { $count } × { $bread }, { $quality }, keeps { $days } days
    }
pandemain-reputation = Reputation: { $told }
pandemain-no-villagers = nobody won over yet
pandemain-loans = Loans: { $count } ({ $points } points each if not repaid)
pandemain-penances = Penance tokens: { $count } ({ $points } points each)
pandemain-wages = wages

pandemain-at-granary = brings flour at dawn
pandemain-at-church = offerings, and tomorrow’s order
pandemain-at-farm = cart, ox, cow
pandemain-at-castle = work or a loan
pandemain-at-river = water
pandemain-at-trade_house = one set for another
pandemain-at-guild = hire or upgrade
pandemain-at-village = sell bread
pandemain-at-bless = becomes high quality: worth { $high } instead of { $low } when sold
pandemain-at-loan = repay { $repay } by the end, or { $points } points

pandemain-cart = cart
pandemain-ox = ox
pandemain-cow = cow
pandemain-loan = Loan

pandemain-famine_in_ulm-1 = Every loaf sold in Ulm brings { $ulmPoints } points and { $ulmPfennigs } pfennigs more.
pandemain-famine_in_ulm-2 = In a tie, the last to have sold in Ulm wins.
pandemain-taking_the_cloth-1 = Augsburg requires penitence { $augsburg }. At the end a third of your points count, plus your penitence.
pandemain-taking_the_cloth-2 = In a tie, the last to have sold in Augsburg wins.
pandemain-hail_lord_of_the_castle-1 = A loaf for the Servant brings { $servantPoints } point more, wheat { $servantPointsWheat }. He visits the farm, granary and castle.
pandemain-hail_lord_of_the_castle-2 = The oven is closed at night. In a tie, reputation for wheat decides.

pandemain-gallery-grain = Grain
pandemain-gallery-loaves = Loaves
pandemain-gallery-figures = Bakers and the Servant
pandemain-gallery-seat = Player { $seat }
