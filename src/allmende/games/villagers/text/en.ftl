# Villagers, in English.

title = Villagers
about = After the plague, the road is full of people looking for a home. Draft villagers from the road, place them on the villagers they depend on, and earn gold at two markets: the first when the second stack runs out, the second when all stacks are empty. Food lets you draft more, builders let you place more, and a covered card keeps only what is printed above its name. An unofficial adaptation of the game by Haakon Hoel Gaarder, based on the print-and-play edition 5.4. We chose the six villagers the road starts with and, for the solo game against the Countess, all events and the back of her card. The rules page lists everything that is ours.
tagline = Draft people from the road, build chains of trades, earn at two markets.

sign-gold = gold: earned at each market while the card is uncovered
sign-silver = silver: earned at the second market only
sign-food = food: draft one more villager
sign-builder = builder: place one more villager
sign-padlock = padlock: pay coins to open it
sign-keyring = opens this many padlocks
sign-market = this market is held when the stack is empty

# ── what you do ──────────────────────────────────────────────────────────────────────────────────

action-take = Take the villager at place { $place } on the road
action-draw = Draw the top card of stack { $stack }
action-courier = Send your Courier
action-let-be = Skip
action-place =
    { $monks ->
        [0] Place the { $card } { $spot }
        [one] Place the { $card } on a Monk, { $spot }
       *[other] Place the { $card } on { $monks } Monks, { $spot }
    }
action-fetch = Swap a hand card for a { $card }
action-put-on = Put it on stack { $stack }
action-give = Discard the { $card }
action-tinner = Tinner: free padlocks
action-smuggle = Play the Smuggler on the { $card }
action-apprentice =
    { $monks ->
        [0] Apprentice in village { $village }: free the { $card }
        [one] Apprentice in village { $village }: free the { $card } and place it on a Monk
       *[other] Apprentice in village { $village }: free the { $card } and place it on { $monks } Monks
    }
action-unlock = Open it with the Tinner
action-pay =
    { $copy ->
        [1] Pay the unlocker in village { $village }
       *[other] Pay the unlocker with fewer coins in village { $village } (no. { $copy })
    }
action-pay-bank = Pay the bank
action-end = End your turn
action-save = Put a coin on the villager at place { $place } to keep them on the road
action-save-none = Save nobody
action-keep = Keep the { $card }
action-send = Leave the villager at place { $place } to the Countess
action-jester = Cancel the event
action-accept = Accept the event
action-yield = Lose the { $card } to the Countess
action-recruit = Pay for a second pick
action-benefactor = Play the Benefactor: place the { $card } { $spot }
action-prophet = Play the Prophet: search stack { $stack }
action-choose = Take the { $card }
action-put-back = Put the { $card } back next
action-barbarian = Play the Barbarian
action-flaker = Play the Flaker: take the { $card } from Village Card { $village }
action-noble = Play the Noble: look at the hand of player { $village }
action-schemer = Play the Schemer: take the { $card } from village { $village }
action-rob = Rob player { $village } with your Thief
action-sheriff = Play the Sheriff: arrest the Thief in village { $village }
action-pigeoneer = Play the Pigeoneer
action-freelance = Pay the Freelancer in village { $village } to place one more
action-cover = Cover the Founders showing their { $side } side

side-gold = gold
side-farm = farm

spot-alone = on their own
spot-bare = on an uncovered card
spot-shared = as a second branch
spot-monk = on a Monk
spot-apprentice = on an Apprentice

village-countess = of the Countess
automaton-countess = The Countess

# ── what is asked ────────────────────────────────────────────────────────────────────────────────

prompt-pick-villager = Draft a villager from the road, or the top card of a stack.
    .doing = drafting a villager
prompt-courier-window = Play a Courier before the next pick?
    .doing = deciding about a Courier
prompt-courier-takes = Choose the villager your Courier brings.
    .doing = sending a Courier
prompt-build-turn = Build your village, or end your turn.
    .doing = building
prompt-choose-stack = Which stack gets the card you discard?
    .doing = choosing a stack
prompt-give-card = Choose a card to discard.
    .doing = choosing a card to discard
prompt-open-padlock = Who do you pay to open the padlock?
    .doing = opening a padlock
prompt-place-freed = Choose a place for the villager you freed.
    .doing = placing a villager
prompt-cover-founders = Choose the Founders to cover.
    .doing = choosing Founders
prompt-save-villager = Save a villager on the road with a coin?
    .doing = deciding whether to save a villager
prompt-keep-card = Choose a card to keep. You pass the rest to the left.
    .doing = choosing a card to keep
prompt-pass-to-countess = Choose a villager from the road for the Countess.
    .doing = choosing a villager for the Countess
prompt-face-event = Play the Jester to cancel this event?
    .doing = facing an event
prompt-yield-villager = Choose the villager you lose to the Countess.
    .doing = losing a villager
prompt-look-through = Choose one of these cards.
    .doing = choosing a card
prompt-put-back = Put the cards back, bottom card first. Which one is next?
    .doing = putting cards back
prompt-take-from-hand = Choose the villager your Noble takes.
    .doing = choosing a villager with the Noble

# ── what happens ─────────────────────────────────────────────────────────────────────────────────

event-round = Round { $round }: { $player } goes first.
event-round-alone = Round { $round }.
event-drafted =
    { $coins ->
        [0] { $player } drafted { whom-card }.
        [one] { $player } drafted { whom-card } and took 1 coin.
       *[other] { $player } drafted { whom-card } and took { $coins } coins.
    }
event-drew = { $player } drew { whom-card } from stack { $stack }.
event-picked-up =
    { $cards ->
        [one] { $player } took 1 drafted card in hand.
       *[other] { $player } took { $cards } drafted cards in hand.
    }
event-nothing-to-draft = There is nobody left to draft.
event-arrived =
    { $stack ->
        [0] The { $card } joined the road from the reserve.
       *[other] The { $card } joined the road from stack { $stack }.
    }
event-left =
    { $coins ->
        [0] The { $card } left the road.
        [one] The { $card } left the road, and the coin on it went to the bank.
       *[other] The { $card } left the road, and the { $coins } coins on it went to the bank.
    }
event-road-coins =
    { $coins ->
        [one] The bank put 1 coin on the villager on the road.
       *[other] The bank put { $coins } coins on the villagers on the road.
    }
event-stack-empty = Stack { $stack } is empty.
event-first-market-called = The first market is held at the end of this round.
event-last-round = All stacks are empty. This is the last round, and it ends with the second market.
event-courier = { $player } sent a Courier.
event-courier-took =
    { $coins ->
        [0] { $player } took { whom-card } from the road.
        [one] { $player } took { whom-card } and 1 coin from the road.
       *[other] { $player } took { whom-card } and { $coins } coins from the road.
    }
event-courier-drew = { $player } took { a-suit-card } face down from stack { $stack }.
event-courier-saw = The Courier brought you { whom-card }.
event-saved = { $player } put { $paid } on { whom-card } to keep them on the road.
event-placed = { $player } placed { whom-card }.
event-placed-monks =
    { $monks ->
        [one] { $player } placed { whom-card } on a Monk.
       *[other] { $player } placed { whom-card } on { $monks } Monks.
    }
event-placed-founders =
    { $food ->
        [0] { $player } placed the Founders with their gold side up.
       *[other] { $player } placed the Founders with their farm side up.
    }
event-exchanged = { $player } swapped { a-suit-card } for a { $card } (stack { $stack }).
event-exchanged-discard = { $player } swapped { a-suit-card } for a { $card } (discarded).
event-opened-free = { $player } opened a padlock with the Tinner.
event-paid-bank = { $player } paid the bank { $paid } for a padlock.
event-paid-own =
    { $coins ->
        [one] { $player } put 1 coin from the bank on their own { $card } for a padlock.
       *[other] { $player } put { $coins } coins from the bank on their own { $card } for a padlock.
    }
event-paid-other =
    { $hers ->
        [0] { $player } put { $paid } on { $other }’s { $card } for a padlock.
       *[other] { $player } put { $paid } on the Countess’s { $card } for a padlock.
    }
event-tinner = { $player } played the Tinner.
event-smuggled =
    { $coins ->
        [one] { $player } sold the gold { of-card } with the Smuggler for 1 coin.
       *[other] { $player } sold the gold { of-card } with the Smuggler for { $coins } coins.
    }
event-apprentice =
    { $own ->
        [0] { $player } replaced { whom-card } in { $other }’s village with the Apprentice.
       *[other] { $player } replaced { whom-card } in their own village with the Apprentice.
    }
event-freed-to-hand = { $player } took { whom-card } in hand.
event-built = { $player } finished building.
event-turned = { $player } had no food and turned the Founders to their farm side.
event-first-market =
    { $gains ->
        [0] { $player } earned nothing at the first market.
       *[other] { $player } earned { $gained } at the first market{ $coins ->
            [0] .
           *[other] , { $coins } of them for coins on villagers.
        }
    }
event-second-market =
    { $gains ->
        [0] { $player } earned nothing at the second market.
       *[other] { $player } earned { $gained } at the second market: { $gold ->
            [0] no gold
           *[other] { $gold } for gold
        }{ $coins ->
            [0] { "" }
           *[other] , { $coins } for coins on villagers
        }{ $silver ->
            [0] .
           *[other] , { $silver } for silver.
        }
    }
event-bronze =
    { $coins ->
        [one] { $player } earned 1 coin for bronze.
       *[other] { $player } earned { $coins } coins for bronze.
    }
event-kept = You kept { whom-card }.
event-passed-hands = Everybody kept a card and passed the rest to the left.
event-hands-drafted =
    { $cards ->
        [one] Everybody kept a last card and now has 1 hand card. The other cards went under the reserve.
       *[other] Everybody kept a last card and now has { $cards } hand cards. The other cards went under the reserve.
    }
event-sent =
    { $coins ->
        [0] { $player } left { whom-card } to the Countess.
        [one] { $player } left { whom-card } and 1 coin to the Countess.
       *[other] { $player } left { whom-card } and { $coins } coins to the Countess.
    }
event-happening = Event: { $happening }.
event-jester = { $player } cancelled the event with the Jester.
event-paid-countess = { $player } paid the Countess { $paid }.
event-countess-gained = { $player } gained { $gained }.
event-countess-turned = { $player } turned her card, now worth { $gold } gold.
event-yielded =
    { $coins ->
        [0] { $player } lost { whom-card } to the Countess.
        [one] { $player } lost { whom-card } and 1 coin to the Countess.
       *[other] { $player } lost { whom-card } and { $coins } coins to the Countess.
    }
event-recruited = { $player } paid the Recruiter { $paid } for a second pick.
event-benefactor = { $player } played the Benefactor.
event-prophet = { $player } looked through stack { $stack } with the Prophet.
event-put-back =
    { $stack ->
        [0] { $player } put the rest back on the reserve.
       *[other] { $player } put the rest back on stack { $stack }.
    }
event-barbarian =
    { $coins ->
        [0] { $player } cleared the road with the Barbarian.
        [one] { $player } cleared the road with the Barbarian and took 1 coin.
       *[other] { $player } cleared the road with the Barbarian and took { $coins } coins.
    }
event-flaker =
    { $own ->
        [0] { $player } took { whom-card } from { $other }’s Village Card with the Flaker.
       *[other] { $player } took { whom-card } from their own Village Card with the Flaker.
    }
event-noble = { $player } looked at { $other }’s hand with the Noble.
event-noble-took = { $player } took { a-suit-card } from { $other }’s hand.
event-noble-took-card = The card { $player } took was { the-card }.
event-schemed =
    { $own ->
        [0] { $player } took { whom-card } from { $other }’s village with the Schemer{ $coins ->
            [0] .
            [one] {" "}and left the coin on it there.
           *[other] {" "}and left the { $coins } coins on it there.
        }
       *[other] { $player } took { whom-card } from their own village with the Schemer{ $coins ->
            [0] .
            [one] {" "}and the coin on it.
           *[other] {" "}and the { $coins } coins on it.
        }
    }
event-returned = { $player } took back { whom-card }, now uncovered.
event-robbed =
    { $coins ->
        [one] { $player } took 1 coin from { $other } with the Thief.
       *[other] { $player } took { $coins } coins from { $other } with the Thief.
    }
event-arrested =
    { $own ->
        [0] { $player } arrested { $other }’s Thief with the Sheriff{ $coins ->
            [0] .
            [one] {" "}and took the coin on it.
           *[other] {" "}and took the { $coins } coins on it.
        }
       *[other] { $player } arrested their own Thief with the Sheriff{ $coins ->
            [0] .
            [one] {" "}and took the coin on it.
           *[other] {" "}and took the { $coins } coins on it.
        }
    }
event-pigeoneer =
    { $cards ->
        [one] { $player } looked at the top card of the reserve with the Pigeoneer.
       *[other] { $player } looked at the top { $cards } cards of the reserve with the Pigeoneer.
    }
event-pigeon = { $player } took { a-suit-card } from the reserve.
event-pigeon-saw = The Pigeoneer brought you { whom-card }.
event-freelanced =
    { $own ->
        [0] { $player } put { $paid } on { $other }’s Freelancer to place one more.
       *[other] { $player } put { $paid } on their own Freelancer to place one more.
    }

# ── what to beware of ────────────────────────────────────────────────────────────────────────────

warning-stack-empty = Stack { $stack } will be empty.
warning-first-market-called = The first market will be held at the end of this round.
warning-last-round = All stacks will be empty: this will be the last round.
warning-nothing-to-draft = There will be nobody left to draft, so the draft ends.
warning-turned =
    { $yours ->
        [1] You have no food: your Founders turn to their farm side.
       *[other] { $player } has no food, and their Founders turn to their farm side.
    }
warning-returned =
    { $yours ->
        [1] { the-card-begins } goes back to your hand because nothing covers it any more.
       *[other] { the-card-begins } goes back to { $player }’s hand because nothing covers it any more.
    }

# ── amounts ──────────────────────────────────────────────────────────────────────────────────────

amount-coins =
    { $count ->
        [0] no coins
        [one] 1 coin
       *[other] { $count } coins
    }
amount-coins-on-villagers =
    { $count ->
        [0] no coins on villagers
        [one] 1 coin on a villager
       *[other] { $count } coins on villagers
    }
amount-hand =
    { $count ->
        [0] no hand cards
        [one] 1 hand card
       *[other] { $count } hand cards
    }
amount-drafted =
    { $count ->
        [0] no drafted cards
        [one] 1 drafted card
       *[other] { $count } drafted cards
    }
amount-villagers =
    { $count ->
        [0] no villagers
        [one] 1 villager
       *[other] { $count } villagers
    }
amount-gold =
    { $count ->
        [0] no gold
       *[other] { $count } gold
    }
amount-silver =
    { $count ->
        [0] no silver
       *[other] { $count } silver
    }
amount-bronze =
    { $count ->
        [0] no bronze
       *[other] { $count } bronze
    }
amount-food =
    { $count ->
        [0] no food
       *[other] { $count } food
    }
amount-builders =
    { $count ->
        [0] no builders
        [one] 1 builder
       *[other] { $count } builders
    }
amount-padlocks =
    { $count ->
        [0] no padlocks
        [one] 1 padlock
       *[other] { $count } padlocks
    }
amount-jester =
    { $count ->
        [0] no Jester
        [one] 1 Jester
       *[other] { $count } Jesters
    }
amount-suit-grains =
    { $count ->
        [0] no Grains symbols
        [one] 1 Grains symbol
       *[other] { $count } Grains symbols
    }
amount-suit-wood =
    { $count ->
        [0] no Wood symbols
        [one] 1 Wood symbol
       *[other] { $count } Wood symbols
    }
amount-suit-hay =
    { $count ->
        [0] no Hay symbols
        [one] 1 Hay symbol
       *[other] { $count } Hay symbols
    }
amount-suit-ore =
    { $count ->
        [0] no Ore symbols
        [one] 1 Ore symbol
       *[other] { $count } Ore symbols
    }
amount-suit-grapes =
    { $count ->
        [0] no Grapes symbols
        [one] 1 Grapes symbol
       *[other] { $count } Grapes symbols
    }
amount-suit-wool =
    { $count ->
        [0] no Wool symbols
        [one] 1 Wool symbol
       *[other] { $count } Wool symbols
    }
amount-suit-leather =
    { $count ->
        [0] no Leather symbols
        [one] 1 Leather symbol
       *[other] { $count } Leather symbols
    }
amount-suit-single =
    { $count ->
        [0] no Solitary symbols
        [one] 1 Solitary symbol
       *[other] { $count } Solitary symbols
    }
amount-suit-special =
    { $count ->
        [0] no Special symbols
        [one] 1 Special symbol
       *[other] { $count } Special symbols
    }

# ── cards in a sentence ──────────────────────────────────────────────────────────────────────────

the-card = the { $card }
the-card-begins = The { $card }
whom-card = the { $card }
of-card = of the { $card }
a-suit-card =
    { $suit ->
        [Ore] an Ore card
       *[other] a { $suit } card
    }

# ── why not ──────────────────────────────────────────────────────────────────────────────────────

why-nobody-there = There is nobody there.
why-stack-is-empty = Stack { $stack } is empty.
why-face-up-only = This event forbids face-down cards while there is a villager on the road.
why-no-courier = You have no Courier in hand.
why-empty-place = There is nobody there.
why-has-coin = That villager already has a coin.
why-no-coin-to-save =
    { $have ->
        [0] Saving a villager costs { $needed }, and you have none.
       *[other] Saving a villager costs { $needed }, and you have only { $held }.
    }
why-limit-reached =
    { $limit ->
        [one] You have used up your build limit of 1 villager.
       *[other] You have used up your build limit of { $limit } villagers.
    }
why-cap-reached =
    { $left ->
        [0] You have already played { $cap } cards, the most you may play in a turn.
        [one] This takes { $cards } cards, and you may play only 1 more this turn (at most { $cap }).
       *[other] This takes { $cards } cards, and you may play only { $left } more this turn (at most { $cap }).
    }
why-nothing-to-build-on = You have no uncovered { $card } to build on.
why-padlock-too-dear =
    { $have ->
        [0] The padlock costs { $needed }. You have none, and no { $card } in your village.
       *[other] The padlock costs { $needed }. You have only { $held }, and no { $card } in your village.
    }
why-monk-not-alone = Place a Monk together with the villager on top.
why-only-in-draft = You can play that card only while drafting.
why-no-more-exchanges =
    { $exchanges ->
        [one] You have already swapped a card this turn.
       *[other] You have already swapped { $exchanges } cards this turn.
    }
why-basic-pile-empty = There is no { $card } left.
why-no-card-in-hand =
    { $have ->
        [0] A swap costs { $needed }, and you have none.
       *[other] A swap costs { $needed }, and you have only { $held }.
    }
why-stack-is-gone = Stack { $stack } is empty.
why-own-unlocker-first = You have a { $card } yourself, so the bank pays.
why-another-has-unlocker = Somebody has a { $card }, so you can’t pay the bank.
why-too-few-coins =
    { $have ->
        [0] You need { $needed } and have none.
       *[other] You need { $needed } and have only { $held }.
    }
why-no-tinner = You haven’t played the Tinner this turn.
why-no-gold-to-smuggle = That villager shows no gold.
why-not-their-founders = You can’t free other players’ Founders.
why-no-target-for-apprentice = You can’t free Monks or Apprentices.
why-freed-does-not-fit =
    { $monks ->
        [0] There would be no place for the { $card } in your village.
        [one] There would be no place for the { $card } in your village, even on a Monk.
       *[other] There would be no place for the { $card } in your village, even on { $monks } Monks.
    }
why-not-enough-gold = The event takes a villager with at least { $least } gold, and the { $card } has { $gold }.
why-no-coin-for-recruiter =
    { $have ->
        [0] The Recruiter costs { $needed }, and you have none.
       *[other] The Recruiter costs { $needed }, and you have only { $held }.
    }
why-recruiter-used = You have already paid the Recruiter this turn.
why-draft-limit-holds = Your draft limit is { $limit }, so you have only this pick left.
why-only-specials-there = There are only red cards in that hand.
why-reserve-is-empty = The reserve is empty.
why-freelancer-comes-first = You can pay the Freelancer once a turn, before you do anything else.
why-build-limit-is-full = Your build limit is already { $limit }, the maximum.
why-no-coin-for-freelancer =
    { $have ->
        [0] The Freelancer costs { $needed }, and you have none.
       *[other] The Freelancer costs { $needed }, and you have only { $held }.
    }
why-thief-was-at-work = You have already used your Thief this turn.
why-too-poor-to-rob =
    { $coins ->
        [0] The Thief takes { $least } coins, and that player has none.
        [one] The Thief takes { $least } coins, and that player has only 1.
       *[other] The Thief takes { $least } coins, and that player has only { $coins }.
    }
why-no-such-monk = You have no uncovered Monk that stands in for the { $card }.
why-no-such-apprentice = You have no uncovered Apprentice that stands in for the { $card }.
why-not-covered = The Apprentice can replace only a covered villager, and that one is uncovered.
why-nobody-covered = The Apprentice can replace only a covered villager, and there is none.
why-courier-in-own-turn = You can play a Courier only during another player’s draft turn.

# ── options and scores ───────────────────────────────────────────────────────────────────────────

option-edition = Edition
option-edition-pnp = Print-and-play 5.4
option-edition-retail = Retail 2019
option-drafted_hands = Draft starting hands (better for experienced players)
option-promo = Promo cards
option-profiteers = Profiteers expansion
option-saints = Saints expansion
option-scoundrels = Scoundrels expansion
option-start = Who starts?
option-start-random = Random player
option-start-1 = Player 1
option-start-2 = Player 2
option-start-3 = Player 3
option-start-4 = Player 4
option-start-5 = Player 5
option-memory_aid = Memory aid: show the cards you have seen

scored =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
scores-total = Total coins
score-start = At the start
score-road = From the road
score-padlocks = Paid for padlocks
score-specials = Red cards
score-first-market = First market
score-second-market = Second market
score-silver = Silver
score-bronze = Bronze
score-events = Events

# ── names ────────────────────────────────────────────────────────────────────────────────────────

suit-grains = Grains
suit-wood = Wood
suit-hay = Hay
suit-ore = Ore
suit-grapes = Grapes
suit-wool = Wool
suit-leather = Leather
suit-single = Solitary
suit-special = Special

happening-s1 = pay the Countess { $many ->
    [one] 1 coin
   *[other] { $many } coins
} (our event)
happening-s2 = the Countess gains { $many ->
    [one] 1 coin
   *[other] { $many } coins
} for each food in your village (our event)
happening-s3 = pay the Countess { $many ->
    [one] 1 coin
   *[other] { $many } coins
} for each villager you place this round (our event)
happening-s4 = the Countess gains { $many ->
    [one] 1 coin
   *[other] { $many } coins
} for each hand card beyond { $above } (our event)
happening-s5 = nobody drafts face-down cards this round (our event)
happening-s6 = you lose { $least ->
    [0] one of your uncovered villagers
   *[other] an uncovered villager with at least { $least } gold
} to the Countess (our event)
happening-w1 = pay the Countess { $many ->
    [one] 1 coin
   *[other] { $many } coins
} (our event)
happening-w2 = you lose { $least ->
    [0] one of your uncovered villagers
   *[other] an uncovered villager with at least { $least } gold
} to the Countess (our event)
happening-w3 = place { $many ->
    [one] one villager
   *[other] { $many } villagers
} fewer this round (our event)
happening-w4 = draft { $many ->
    [one] one villager
   *[other] { $many } villagers
} fewer this round (our event)
happening-w5 = the Countess gains { $many ->
    [one] 1 coin
   *[other] { $many } coins
} for each padlock in your village (our event)
happening-w6 = the Countess gains { $many ->
    [one] 1 coin
   *[other] { $many } coins
} for each gold symbol in your village (our event)

card-founders = Founders
card-founders_food = Founders (farm side)
card-hayer = Hayer
card-lumberjack = Lumberjack
card-miner = Miner
card-brewer = Brewer
card-poulterer = Poulterer
card-swineherd = Swineherd
card-truffer = Truffer
card-thatcher = Thatcher
card-bed_builder = Bed Builder
card-grazier = Grazier
card-milk_maid = Milk Maid
card-fromager = Fromager
card-peddler = Peddler
card-horse_trader = Horse Trader
card-ore_muler = Ore Muler
card-blacksmith = Blacksmith
card-glass_blower = Glass Blower
card-mason = Mason
card-seeker = Seeker
card-spelunker = Spelunker
card-jeweler = Jeweler
card-locksmith = Locksmith
card-carpenter = Carpenter
card-cooper = Cooper
card-shipwright = Shipwright
card-wheeler = Wheeler
card-cartwright = Cartwright
card-wood_carver = Wood Carver
card-log_rafter = Log Rafter
card-graper = Graper
card-vintner = Vintner
card-wine_trader = Wine Trader
card-shepherd = Shepherd
card-spinner = Spinner
card-weaver = Weaver
card-tailor = Tailor
card-tanner = Tanner
card-saddler = Saddler
card-cobbler = Cobbler
card-harvester = Harvester
card-hunter = Hunter
card-chandler = Chandler
card-wattler = Wattler
card-fisher = Fisher
card-beekeeper = Beekeeper
card-food_seller = Food Seller
card-freemason = Freemason
card-priest = Priest
card-agent = Agent
card-monk = Monk
card-apprentice = Apprentice
card-tinner = Tinner
card-smuggler = Smuggler
card-courier = Courier
card-plower = Plower
card-scribe = Scribe
card-wholesaler = Wholesaler
card-captain = Captain
card-arkwright = Arkwright
card-carter = Carter
card-alchemist = Alchemist
card-freelancer = Freelancer
card-benefactor = Benefactor
card-nun = Nun
card-pigeoneer = Pigeoneer
card-prophet = Prophet
card-recruiter = Recruiter
card-barbarian = Barbarian
card-flaker = Flaker
card-noble = Noble
card-schemer = Schemer
card-thief = Thief
card-sheriff = Sheriff

interrupt-courier-window = Ask me before others pick, so that I can play a Courier
