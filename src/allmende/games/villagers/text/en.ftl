# Villagers, in English.

title = Villagers
about = After the plague the road is full of people looking for a home. Draft villagers from the road, place them on those they depend on, and earn gold in two markets: the first when the second stack runs out, the second when all stacks have. Food lets you draft more, builders let you place more; a covered card keeps only what stands above its name. An unofficial adaptation of the game by Haakon Hoel Gaarder, after the print-and-play edition 5.4. Ours are the choice of the six villagers the road starts with and, in the solo game against the Countess, all events and the back of her card; the rules page lists every value that is.

# ── what you do ──────────────────────────────────────────────────────────────────────────────────

action-take = Take the villager at place { $place } of the road
action-draw = Draw the top card of stack { $stack }
action-courier = Send your Courier
action-let-be = Let it be
action-place =
    { $monks ->
        [0] Place { $card } { $spot }
        [one] Place { $card } above a Monk, { $spot }
       *[other] Place { $card } above { $monks } Monks, { $spot }
    }
action-fetch = Exchange a hand card for a { $card }
action-put-on = Put it on stack { $stack }
action-give = Give away { $card }
action-tinner = Play the Tinner: padlocks open free this turn
action-smuggle = Play the Smuggler on { $card }
action-apprentice =
    { $monks ->
        [0] Apprentice in village { $village }: set { $card } free
        [one] Apprentice in village { $village }: set { $card } free and place it above a Monk
       *[other] Apprentice in village { $village }: set { $card } free and place it above { $monks } Monks
    }
action-unlock = Open the padlock free, by the Tinner
action-pay =
    { $copy ->
        [1] Pay the unlocker in village { $village }
       *[other] Pay the unlocker in village { $village } with fewer coins (no. { $copy })
    }
action-pay-bank = Pay the bank
action-end = End your build turn
action-save = Put a coin on the villager at place { $place }, who then stays
action-save-none = Save nobody
action-keep = Keep { $card }
action-send = Leave the villager at place { $place } to the Countess
action-jester = Play the Jester: the event is void
action-accept = Let the event stand
action-yield = Let { $card } go to the Countess
action-recruit = Pay the Recruiter for a second pick
action-benefactor = Play the Benefactor: place { $card } { $spot }
action-prophet = Play the Prophet: search stack { $stack }
action-choose = Take { $card }
action-put-back = Put { $card } back next, from below
action-barbarian = Play the Barbarian: take the coins of the road and clear it
action-flaker = Play the Flaker: take { $card } from village card { $village }
action-noble = Play the Noble: look at the hand of player { $village }
action-schemer = Play the Schemer: take { $card } from village { $village }
action-rob = Have your Thief rob player { $village }
action-sheriff = Play the Sheriff: arrest the Thief in village { $village }
action-pigeoneer = Play the Pigeoneer: look at the top of the reserve
action-freelance = Pay the Freelancer in village { $village } for one more build

spot-alone = on its own
spot-bare = on an uncovered card
spot-shared = as a second branch
spot-monk = on a Monk
spot-apprentice = on an Apprentice

village-countess = of the Countess
automaton-countess = The Countess

# ── what is asked ────────────────────────────────────────────────────────────────────────────────

prompt-pick-villager = { $player }, draft a villager: from the row, or the top of a stack.
prompt-courier-window = { $player }, before the next pick: a Courier?
prompt-courier-takes = { $player }, which villager does your Courier bring?
prompt-build-turn = { $player }, build your village, or end your turn.
prompt-choose-stack = { $player }, onto which stack goes the card you give away?
prompt-give-card = { $player }, which card do you give away?
prompt-open-padlock = { $player }, whom do you pay for opening the padlock?
prompt-place-freed = { $player }, where does the villager set free go?
prompt-save-villager = { $player }, save one villager of the row with a coin?
prompt-keep-card = { $player }, which card do you keep? The rest goes to the left.
prompt-pass-to-countess = { $player }, which villager of the row goes to the Countess?
prompt-face-event = { $player }, an event is open. Play the Jester against it?
prompt-yield-villager = { $player }, which of your villagers goes over to the Countess?
prompt-look-through = { $player }, which of these cards do you take?
prompt-put-back = { $player }, which card goes back next, from below?
prompt-take-from-hand = { $player }, which villager does the Noble take?

# ── what happens ─────────────────────────────────────────────────────────────────────────────────

event-round = Round { $round }: { $player } goes first.
event-drafted = { $player } drafts { $card }.
event-drew = { $player } draws { $card } from stack { $stack }.
event-arrived = { $card } comes to place { $place } of the road.
event-left = { $card } leaves the road.
event-stack-empty = Stack { $stack } is empty.
event-courier = { $player } sends a Courier.
event-courier-took = The Courier brings { $player } { $card }.
event-courier-drew = The Courier brings { $player } a card of { $suit } from stack { $stack }, unseen.
event-courier-saw = { $player }, the Courier brought you { $card }.
event-saved = { $player } puts a coin on { $card }.
event-placed = { $player } places { $card }.
event-placed-monks =
    { $monks ->
        [one] { $player } places { $card } above a Monk.
       *[other] { $player } places { $card } above { $monks } Monks.
    }
event-exchanged = { $player } puts a card of { $suit } on stack { $stack } and gets a { $card }.
event-exchanged-discard = { $player } discards a card of { $suit } and gets a { $card }.
event-opened-free = The Tinner opens { $player }’s padlock.
event-paid-bank =
    { $coins ->
        [one] { $player } pays the bank 1 coin for a padlock.
       *[other] { $player } pays the bank { $coins } coins for a padlock.
    }
event-paid-own =
    { $coins ->
        [one] The bank puts 1 coin on { $player }’s own { $card }.
       *[other] The bank puts { $coins } coins on { $player }’s own { $card }.
    }
event-paid-other =
    { $coins ->
        [one] { $player } puts 1 coin on { $card } in village { $village }.
       *[other] { $player } puts { $coins } coins on { $card } in village { $village }.
    }
event-tinner = { $player } plays the Tinner.
event-smuggled = { $player }’s Smuggler sells the gold of { $card } for { $coins }.
event-apprentice = { $player }’s Apprentice takes the place of { $card } in village { $village }.
event-built = { $player } has finished building.
event-turned = { $player } has no food: the Founders turn to their farm.
event-first-market = First market: { $player } earns { $gold } gold, and { $coins } for coins on villagers.
event-second-market = Second market: { $player } earns { $gold } gold, { $coins } for coins on villagers and { $silver } silver.
event-countess-market = Market: the Countess earns { $gold } gold, { $coins } for coins on villagers and { $silver } silver.
event-bronze = { $player } earns { $coins } bronze.
event-kept = { $player }, you keep { $card }.
event-passed-hands = All hands go to the left.
event-sent = { $player } leaves { $card } to the Countess.
event-happening = Event: { $happening }
event-jester = { $player } plays the Jester: the event is void.
event-countess-gains = The Countess gains { $coins }.
event-yielded = { $card } leaves { $player } for the Countess.
event-recruited = { $player } pays the Recruiter for a second pick.
event-benefactor = { $player } plays the Benefactor.
event-prophet = { $player }’s Prophet searches stack { $stack }.
event-barbarian = { $player }’s Barbarian clears the road and takes { $coins } from it.
event-flaker = { $player }’s Flaker takes { $card } from village card { $village }.
event-noble = { $player }’s Noble looks at the hand of player { $village }.
event-noble-took = { $player } takes a card of { $suit } from player { $village }.
event-noble-took-card = The card { $player } took is { $card }.
event-schemed = { $player }’s Schemer takes { $card } from village { $village }.
event-returned = { $card } returns to { $player }’s hand.
event-robbed = { $player }’s Thief takes { $coins } from player { $village }.
event-arrested = { $player }’s Sheriff arrests the Thief in village { $village } and takes { $coins }.
event-pigeon = { $player }’s Pigeoneer brings a card of { $suit } from the reserve.
event-pigeon-saw = { $player }, the Pigeoneer brought you { $card }.
event-freelanced = { $player } pays the Freelancer in village { $village }.

# ── why not ──────────────────────────────────────────────────────────────────────────────────────

why-nobody-there = Nobody stands there.
why-stack-is-empty = That stack is empty and out of the game.
why-face-up-only = The event forbids face-down cards while anybody stands in the row.
why-no-courier = You hold no Courier.
why-empty-place = Nobody stands there.
why-has-coin = There is a coin on that villager already.
why-no-coin-to-save = You have no coin to put there.
why-limit-reached = Your build limit is used up.
why-cap-reached = No more villagers and red cards can be played this turn.
why-nothing-to-build-on = You have no { $card } with room on top.
why-padlock-too-dear = The padlock has to be paid: you lack the coins, and have no { $card } of your own.
why-monk-not-alone = A Monk is placed together with the villager on top of him.
why-only-in-draft = That card is played in the draft, not here.
why-no-more-exchanges = You have had all the exchanges of this turn.
why-basic-pile-empty = That pile is empty.
why-no-card-in-hand = You have no card to give away.
why-stack-is-gone = That stack is out of the game.
why-own-unlocker-first = You have the unlocker yourself: the bank pays it.
why-another-has-unlocker = Somebody has the unlocker: pay there, not the bank.
why-too-few-coins = You have too few coins.
why-no-tinner = The Tinner was not played this turn.
why-tinner-played = The Tinner is at work already.
why-no-gold-to-smuggle = No gold of yours shows there.
why-not-their-founders = The Founders of others stay where they are.
why-no-target-for-apprentice = Monks and Apprentices are not set free.
why-freed-does-not-fit = { $card }, once set free, would have no place in your village.
why-not-enough-gold = That villager shows too little gold for the event.
why-no-coin-for-recruiter = You have no coin for the Recruiter.
why-recruiter-used = The Recruiter has been paid this turn.
why-draft-limit-holds = Your draft limit leaves no room for a second pick.
why-only-specials-there = That hand holds red cards only.
why-reserve-is-empty = The reserve is empty.
why-freelancer-comes-first = The Freelancer is paid before anything else, and once.
why-build-limit-is-full = Your build limit can’t grow any more.
why-no-coin-for-freelancer = You have no coin for the Freelancer.
why-thief-was-at-work = The Thief has been at work this turn.
why-too-poor-to-rob = That player has too few coins to be robbed.

# ── options and scores ───────────────────────────────────────────────────────────────────────────

option-edition = Edition
option-edition-pnp = Print-and-play 5.4
option-edition-retail = Retail 2019
option-drafted_hands = Draft the starting hands (favours those who know the cards)
option-promo = With the promo cards
option-profiteers = With the Profiteers
option-saints = With the Saints
option-scoundrels = With the Scoundrels
option-start = Who starts
option-start-random = Drawn by lot
option-start-1 = Player 1
option-start-2 = Player 2
option-start-3 = Player 3
option-start-4 = Player 4
option-start-5 = Player 5

score-start = at the start
score-road = from the road
score-padlocks = paid for padlocks
score-specials = by red cards
score-first-market = first market
score-second-market = second market
score-silver = silver
score-bronze = bronze
score-events = events

# ── names ────────────────────────────────────────────────────────────────────────────────────────

suit-grains = Grains
suit-wood = Wood
suit-hay = Hay
suit-ore = Ore
suit-grapes = Grapes
suit-wool = Wool
suit-leather = Leather
suit-single = Single
suit-special = Special

happening-s1 = the Countess asks for 2 coins (an event of our own)
happening-s2 = the Countess gains 1 for each food in your village (an event of our own)
happening-s3 = pay her 1 for each villager you place this round (an event of our own)
happening-s4 = the Countess gains 1 for each hand card beyond three (an event of our own)
happening-s5 = no face-down cards are drafted this round (an event of our own)
happening-s6 = one of your uncovered villagers goes over to her (an event of our own)
happening-w1 = the Countess asks for 4 coins (an event of our own)
happening-w2 = an uncovered villager of yours with 2 gold or more goes over to her (an event of our own)
happening-w3 = you build one less this round (an event of our own)
happening-w4 = you draft one less this round (an event of our own)
happening-w5 = the Countess gains 1 for each padlock in your village (an event of our own)
happening-w6 = the Countess gains 1 for each gold symbol in your village (an event of our own)

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
