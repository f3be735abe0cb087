# Villagers as they are drawn in the terminal.

legend =
    On the table:
      8✦ 1♣ 1⌂   Gold in each market, Food (draft more), Builders (place more); only while nothing lies on the card
      { "[" }Miner]    a covered card; what follows › lies on it; ○ a free place on top
      ⚿ Cooper   a padlock and who opens it; ¢2 coins on a card, or in a supply
      + or ·     before a card of your hand: there is room for it, or there is not
      silver     counts at the second market only; bronze after every round

round = round { $round }
goes-first = first:
market-due-first = First market after this build!
market-due-second = Second market after this build: the last round!
first-market-paid = (first market is over)
row = Road
stacks = Stacks
reserve = Reserve
cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
known = you know: { $cards }
packs = Hands to pick from
drafted = drafted:
hand = hand:
you = (you)
your-hand = Your hand
drafts = drafts { $picks }/{ $limit }
builds = builds { $limit }
building = built { $limit_used }/{ $limit }, cap { $cap_used }/{ $cap }, exchanges { $exchanged }/{ $exchanges }
tinner-at-work = padlocks free
on = on
or = or
silver = silver
bronze = bronze
formula-1 =
    { $every ->
        [1] { $amount } per { $suits }
       *[other] { $amount } per { $every } { $suits }
    }
formula-2 =
    { $every ->
        [1] { $amount } per gold symbol
       *[other] { $amount } per { $every } gold symbols
    }
formula-3 = { $amount } per food
formula-4 = { $amount } per builder
formula-5 = { $amount } per padlock
formula-6 = the printed gold on { $suits }
formula-7 = most coins on one villager
formula-8 = { $amount } per hand card
formula-9 = { $amount } per set of { $suits }
formula-10 = { $amount } per villager with coins
formula-11 = { $amount } per chain of three or more
formula-12 = half of your best silver
effect-monk = stands in for anybody below the villager placed on top
effect-apprentice = replaces a covered villager, and you place that one
effect-tinner = opens padlocks free for a turn
effect-smuggler = sells the gold of one of your villagers
effect-courier = takes a villager before another player picks
effect-freelancer = pay 1 coin: place one more
effect-benefactor = in the draft: place a villager
effect-nun = silver of a villager you have exactly once
effect-pigeoneer = take one of the top six of the Reserve
effect-prophet = in the draft: search a stack and draft from it
effect-recruiter = 1 coin: a second pick
effect-barbarian = in the draft: take its coins and clear the road
effect-flaker = in the draft: take a card from a Village Card
effect-noble = look at a hand and take a villager
effect-schemer = take an uncovered villager from a village
effect-thief = takes 3 coins in each of your build turns
effect-sheriff = arrests a Thief and takes the coins on it
countess = The Countess
event = Event
no-event = none
jester-left =
    { $count ->
        [0] The Jester has been used
       *[other] The Jester can still cancel an event
    }
remembered = you remember
with-player = with { $name }
on-stack = on stack { $stack }
face-down = face down elsewhere
building-site = Place
basics = Basics
padlock = Padlock
red-cards = Red cards
