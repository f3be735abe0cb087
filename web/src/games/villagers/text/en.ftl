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
villagers-countess = the Countess has { $coins }
villagers-in-row =
    { $coins ->
        [0] Road, place { $place }: { $card }
       *[other] Road, place { $place }: { $card }, with { $coins } on it
    }
villagers-stack = Stack { $stack }: { $size } cards, on top { $suit }
villagers-basic = { $card }, { $count } left
villagers-left = { $count } left
villagers-your-village = Your village
villagers-village-of = { $player }’s village
villagers-hand-of = Hand of { $player }: { $count } cards
villagers-account = { $coins } coins, { $food } food, { $builders } builders, draft limit { $draft }, build limit { $build }
villagers-drafts = drafted { $picks } of { $limit }
villagers-builds = built { $used } of { $limit } · { $left } exchanges left
villagers-build-limit = build limit { $limit }
villagers-end = End the turn
villagers-covered = Covered: only the part above the name counts
villagers-live = On top: everything counts
villagers-drafted = Drafted, on the way to the hand: { $card }
villagers-back = Card back: { $suit }
villagers-no-cards = No cards in hand
villagers-on = on { $card }
villagers-goes-on = goes on { $card }
villagers-padlock-of = padlock: { $card }
villagers-take = Take { $card } (place { $place })
villagers-place-on = Place { $card } on { $below }
villagers-place-beside = Place { $card } beside another, on { $below }
villagers-room =
    { $count ->
        [one] carries 1 card
       *[other] carries { $count } cards
    }
villagers-market-under =
    { $number ->
        [1] When this stack is empty, the first market follows the building of that round.
       *[other] When all stacks are empty, the second market follows the building of that round, and the game ends.
    }
villagers-market-when =
    { $state ->
        [over] is over
        [due] this round
        [empty] when empty
       *[all-empty] when all empty
    }
villagers-number = village { $number }
villagers-drafted-now = drafted this round
villagers-pay-own = The bank pays the unlocker in your own village
villagers-pay-other = Pay the unlocker in { $player }’s village
villagers-does-monk = Stands in for any villager of a chain but the top one; placed together with the villager on him.
villagers-does-apprentice = Takes the place of a covered villager in any village; that villager comes to yours at once.
villagers-does-tinner = For the rest of your build turn padlocks open free. Discarded.
villagers-does-smuggler = The bank pays you the printed gold of one of your uncovered villagers. Discarded.
villagers-does-courier = In another’s draft turn, before the pick: take a villager of the road to your hand. Discarded.
villagers-does-freelancer = Stays. Whoever puts a coin on him, before building, builds one more.
villagers-does-benefactor = In your draft turn: place a villager from your hand; its food counts at once. Discarded.
villagers-does-nun = Stays. At the end worth the silver of a villager you have exactly one of.
villagers-does-pigeoneer = Look at the top of the reserve, take one card to your hand. Discarded.
villagers-does-prophet = In your draft turn: look through a stack and draft any card of it. Discarded.
villagers-does-recruiter = Stays. In each of your draft turns a coin buys a second pick.
villagers-does-barbarian = In your draft turn: take all coins of the road; its villagers leave. Discarded.
villagers-does-flaker = In your draft turn: take a villager that somebody has just drafted. Discarded.
villagers-does-noble = Look at somebody’s hand and take a card that is not red. Discarded.
villagers-does-schemer = Take an uncovered villager from any village to your hand. Discarded.
villagers-does-thief = Stays. In each of your build turns he takes coins from somebody.
villagers-does-sheriff = Discards a Thief; you take the coins on him. Discarded.
villagers-gold = gold
villagers-food = food
villagers-builder = builder
villagers-silver = silver in the second market
villagers-kept = Kept so far: { $cards }
villagers-countess-worth = The Countess has { $coins } coins; her own card is worth { $gold } Gold at a market
villagers-countess-gold = her card: { $gold } Gold at a market
villagers-countess-none = Nobody has gone to her yet.
