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
pandemain-no-workers = { $place }: no worker yet
pandemain-closed = Closed at night
pandemain-servant-at = The Servant, at { $place }
pandemain-servant-note = Whoever has a worker there at the end of their turn may sell him a loaf, for a favour of the Feudal Lord.

pandemain-farm-ware = Farm: { $token }, { $price } pfennigs, { $left } left
pandemain-water = Fetch water { $means }: { $count }
pandemain-granary = At dawn each worker here brings { $count } flours of your choice, { $more } with an active ox
pandemain-of-choice = your choice
pandemain-stall = Market, { $stall }
pandemain-stall-taken = Market, { $stall }, taken
pandemain-market-fee = { $fee } pfennig, and { $more } more for each worker further right
pandemain-column = Mill, { $column }, { $price } pfennigs: { $flour }
pandemain-bag = Grain bag
pandemain-in-bag = Grain bag, { $grain }: { $count }
pandemain-oven-note = Each worker already here adds { $each } pfennig, up to { $most }; more than { $count } loaves need an active ox or cart
pandemain-keeps =
    { $days ->
        [one] keeps 1 day
       *[other] keeps { $days } days
    }
pandemain-bake-high = { $bread } of high quality, from { $main } and { $second }; sells for { $price }
pandemain-bake-low = { $bread } of low quality, from { $main } and any other flour; sells for { $price }
pandemain-baked =
    { $count ->
        [0] nothing baked yet
        [one] 1 loaf: that is all
       *[other] { $count } loaves: that is all
    }
pandemain-work = Castle: work with an active ox for { $count } pfennigs
pandemain-work-short = Work
pandemain-loan-place = Castle: a loan, { $count } pfennigs at once and { $points } victory points less; { $left } left
pandemain-favours = Favours
pandemain-favour = Favour: { $favour }
pandemain-favour-down = Favour, face down: { $favour }
pandemain-trade-note = one set for another
pandemain-trade-give = Which do you give?
pandemain-trade-take = Which do you take?
pandemain-set = Trade house: { $set }
pandemain-set-pfennig = { $count } pfennig
pandemain-set-flour = { $count } flour
pandemain-set-milk = { $count } milk
pandemain-set-ingredients = { $count } ingredients
pandemain-set-vp = { $count } victory point
pandemain-passing = Pass through the trade house: { $gives } sets for { $takes }, then send the worker elsewhere
pandemain-passing-short = Pass through
pandemain-guild-note = hire · upgrade for { $price } pfennig
pandemain-guild-empty = Everybody has found work.
pandemain-master-name = Master baker { $number }
pandemain-master = Bakes { $breads }; { $extra }; costs { $price }, { $wage } a day
pandemain-master-upgraded = Upgraded: bakes { $breads }; { $extra }; costs { $price }, { $wage } a day
pandemain-master-market = in the market { $gains } more
pandemain-master-sale = for { $bread } sold { $gains } more
pandemain-master-milk = { $count } milk less in wheat bread

pandemain-offering = Offering: { $offering }, penitence { $count }
pandemain-permanent-offering = the permanent one, { $price } pfennigs
pandemain-blessing = Bless a loaf ({ $count } at most)
pandemain-blessed = Enough blessed
pandemain-track = Penitence: { $told }
pandemain-inquisition-at = the Inquisition { $level }
pandemain-inquisition-note = Steps of the Inquisition, one token each dawn: shown { $shown }; to come { $left }
pandemain-ahead = ahead at dawn
pandemain-behind = behind ({ $points })
pandemain-reward = Church reward at { $level }
pandemain-tower = Church tower. Today’s order: { $today }. For tomorrow: { $tomorrow }
pandemain-today = today
pandemain-tomorrow = next
pandemain-day = Day { $day }
pandemain-night = Night { $day }
pandemain-day-of = Day { $day } of { $days }; wheat bread sold brings { $points } points more
pandemain-night-of = Night { $day } of { $days }; wheat bread sold brings { $points } points more
pandemain-go-out = Go out tonight, { $price } pfennig

pandemain-villager = Villager, { $count } left
pandemain-villager-won = Won over
pandemain-augsburg = Needs penitence { $level }; each loaf sold brings { $count } penitence
pandemain-licence = Licence: { $price } pfennigs to those who are there
pandemain-order-permanent = Permanent order: { $bread }, { $points } points
pandemain-order = { $order }: { $bread }, { $points } points
pandemain-order-empty = { $order }: filled
pandemain-upcoming = Next for { $order }: { $bread }
pandemain-sold = sold: { $count }

pandemain-sim = { $name }, sim-baker: { $points } points, penitence { $penitence }. Shown today: { $shown}; { $hidden } to come. { $wish }
pandemain-sim-rudolf = wants penitence near his (−{ $count })
pandemain-sim-hans = asks for a pfennig where he is
pandemain-sim-helga = wants points near hers (−{ $count })
pandemain-toll = pay toll

pandemain-ask = Ask the others for { $ware }
pandemain-asked = { $player } asks for { $wares }
pandemain-asks = { $player } asks for
pandemain-trade-hint = Ask for wares, then say your price.
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
pandemain-workers-left = Workers at hand: { $count } of { $all }, laid aside { $aside }
pandemain-purse = { $pfennigs } pfennigs, { $points } victory points, penitence { $penitence }
pandemain-holds = { $what }: { $count }
pandemain-too-much-flour = { $count } flours, { $most } may stay
pandemain-staleness = Bread by the days it keeps, above of high quality, below of low quality
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
pandemain-loans = Loans: { $count } (each { $points } points if not repaid)
pandemain-penances = Penances: { $count } ({ $points } points each)
pandemain-wages = wages

pandemain-at-granary = pays at dawn
pandemain-at-church = offerings, and tomorrow’s order
pandemain-at-farm = cart, ox, cow
pandemain-at-castle = work or a loan
pandemain-at-river = water
pandemain-at-trade_house = one set for another
pandemain-at-guild = hire or upgrade
pandemain-at-village = sell bread
pandemain-at-bless = becomes high-quality: worth { $high } instead of { $low } when sold
pandemain-at-loan = repay { $repay } at the end, or { $points } points

pandemain-cart = cart
pandemain-ox = ox
pandemain-cow = cow
pandemain-loan = Loan

pandemain-famine_in_ulm-1 = Every loaf sold in Ulm brings { $ulmPoints } points and { $ulmPfennigs } pfennigs more.
pandemain-famine_in_ulm-2 = If it is a tie, whoever sold in Ulm last wins.
pandemain-taking_the_cloth-1 = Augsburg wants penitence { $augsburg }; in the end a third of the points count, and penitence is added.
pandemain-taking_the_cloth-2 = If it is a tie, whoever sold in Augsburg last wins.
pandemain-hail_lord_of_the_castle-1 = A loaf for the Servant brings { $servantPoints } point more, wheat { $servantPointsWheat }; he visits farm, granary and castle.
pandemain-hail_lord_of_the_castle-2 = The oven is closed at night. If it is a tie, reputation for wheat decides.
