# What stands on Villagers' drawn table.

villagers-place-row = The road
villagers-place-stacks = Stacks
villagers-place-hand = From your hand
villagers-place-basics = Basic villagers
villagers-place-special = Red cards
villagers-place-padlock = Padlock
villagers-road = The road
villagers-stacks = Stacks
villagers-state = round { $round } · { $player } is first · { $reserve } in the reserve
villagers-countess =
    { $coins ->
        [one] the Countess has 1 coin
       *[other] the Countess has { $coins } coins
    }
villagers-in-row =
    { $coins ->
        [0] Road, place { $place }: { $card }
        [one] Road, place { $place }: { $card }, with 1 coin on it
       *[other] Road, place { $place }: { $card }, with { $coins } coins on it
    }
villagers-stack =
    { $size ->
        [one] Stack { $stack }: 1 card, { $suit } on top
       *[other] Stack { $stack }: { $size } cards, { $suit } on top
    }
villagers-basic = { $card }, { $count } left
villagers-left = { $count } left
villagers-your-village = Your village
villagers-village-of = { $player }’s village
villagers-hand-of =
    { $count ->
        [one] { $player }’s hand: 1 card
       *[other] { $player }’s hand: { $count } cards
    }
villagers-account =
    { $coins ->
        [one] 1 coin, { villagers-account.rest }
       *[other] { $coins } coins, { villagers-account.rest }
    }
    .rest =
        { $builders ->
            [one] { $food } food, 1 builder, { villagers-account.limits }
           *[other] { $food } food, { $builders } builders, { villagers-account.limits }
        }
    .limits = draft limit { $draft }, build limit { $build }
villagers-drafts = drafted { $picks } of { $limit }
villagers-builds =
    { $left ->
        [one] built { $used } of { $limit } · 1 exchange left
       *[other] built { $used } of { $limit } · { $left } exchanges left
    }
villagers-build-limit = build limit { $limit }
villagers-end = End your turn
villagers-covered = Covered: only the part above the name counts
villagers-live = Uncovered: everything counts
villagers-drafted = Drafted, will go to the hand: { $card }
villagers-back = Card back: { $suit }
villagers-no-cards = No cards in hand
villagers-on = on { $card }
villagers-goes-on = goes on { $card }
villagers-padlock-of = padlock: { $card }
villagers-take = Take the { $card } (place { $place })
villagers-place-on = Place the { $card } on the { $below }
villagers-place-beside = Place the { $card } on the { $below }, next to another card
villagers-room =
    { $count ->
        [one] 1 card can go on it
       *[other] { $count } cards can go on it
    }
villagers-market-under =
    { $number ->
        [1] When this stack is empty, the first market is held at the end of that round.
       *[other] When all stacks are empty, the second market is held at the end of that round, and the game ends.
    }
villagers-market-when =
    { $state ->
        [over] over
        [due] this round
        [empty] when empty
       *[all-empty] when all empty
    }
villagers-number = village { $number }
villagers-drafted-now = drafted this round
villagers-pay-own = The bank pays the unlocker in your village
villagers-pay-other = Pay the unlocker in { $player }’s village
villagers-does-monk = Stands in for any villager in a chain except the top one. Place the Monk together with the villager on top.
villagers-does-apprentice = Takes the place of a covered villager in any village. That villager moves to your village at once.
villagers-does-tinner = Padlocks are free for the rest of your build turn. Discarded.
villagers-does-smuggler = The bank pays you the printed gold of one of your uncovered villagers. Discarded.
villagers-does-courier = In somebody else’s draft turn, before the pick: take a villager from the road into your hand. Discarded.
villagers-does-freelancer = Stays. Anyone who puts a coin on the Freelancer before building may place one more villager.
villagers-does-benefactor = In your draft turn: place a villager from your hand. Its food counts at once. Discarded.
villagers-does-nun = Stays. At the end worth the silver of one villager you have exactly one of.
villagers-does-pigeoneer = Look at the top cards of the reserve and take one into your hand. Discarded.
villagers-does-prophet = In your draft turn: look through a stack and draft any card from it. Discarded.
villagers-does-recruiter = Stays. In each of your draft turns you may pay a coin for one more pick.
villagers-does-barbarian = In your draft turn: take all coins on the road. Its villagers leave. Discarded.
villagers-does-flaker = In your draft turn: take a villager that somebody has just drafted. Discarded.
villagers-does-noble = Look at somebody’s hand and take a card that isn’t red. Discarded.
villagers-does-schemer = Take an uncovered villager from any village into your hand. Discarded.
villagers-does-thief = Stays. In each of your build turns you may take coins from somebody.
villagers-does-sheriff = Discard a Thief and take the coins on that card. Discarded.
villagers-gold = gold
villagers-food = food
villagers-builder = builder
villagers-silver = silver at the second market: { $formula }
villagers-silver-per_gold_symbol = { $amount } for every { $every } cards that show gold
villagers-silver-per_suit_symbol =
    { $every ->
        [one] { $amount } for each { $suit } symbol
       *[other] { $amount } for every { $every } { $suit } symbols
    }
villagers-silver-per_padlock = { $amount } for each padlock
villagers-silver-printed_gold_of_suit = once more the gold that shows on { $suit }
villagers-silver-per_food = { $amount } for each food that shows
villagers-silver-per_builder = { $amount } for each builder that shows
villagers-silver-max_coins_on_one_villager = as much as the most coins on one villager
villagers-silver-per_card_in_hand = { $amount } for each card in hand
villagers-silver-per_set_of_suits = { $amount } for each set of { $suit }
villagers-kept = Kept so far: { $cards }
villagers-countess-worth =
    { $coins ->
        [one] The Countess has 1 coin; her own card is worth { $gold } gold at a market
       *[other] The Countess has { $coins } coins; her own card is worth { $gold } gold at a market
    }
villagers-countess-gold = her card: { $gold } gold at a market
villagers-countess-none = Nobody lives with her yet.

villagers-gallery-backs = Card backs
