# Pandemain, in English.

title = Pandemain
about = Be the best baker of Nördlingen in the year 1276. Buy flour and ingredients, bake rye, spelt, oat and wheat bread before the oven gets dear, sell it in the villages before it goes stale, and stay ahead of the Inquisition. After five days the town honours its best baker. Alone, or besides others, one plays against the sim-bakers Rudolf, Hans and Helga. An unofficial adaptation of the game by Javier Fuentes (automa by Rafael Oliva). Most numbers printed only on boards and cards were not to be had and are ours: prices, recipes in part, village orders, families, wages, action cards. The rules page lists them all.

# ── what you do ──────────────────────────────────────────────────────────────────────────────────

action-go = Send a worker to { $place }
action-shop = Send a worker to { $stall } of the market
action-mill = Buy { $column } of the mill
action-visit = Send a worker to sell in { $place }
action-pass-through = Pass through the trade house first
action-milk = Milk a cow
action-set-aside = Lay a worker aside: there is nowhere to go
action-route = Walk on to { $stall }
action-use = Use { $transport }
action-buy = Buy { $basket }
action-barter =
    { $salt ->
        [0] { $yeast ->
            [0] { $milk ->
                [0] Pay with pfennigs only
               *[other] { action-barter.units }
            }
           *[other] { action-barter.units }
        }
       *[other] { action-barter.units }
    }
    .units = Pay { $salt ->
        [0] { "" }
       *[other] { $salt } salt,{ " " }
    }{ $yeast ->
        [0] { "" }
       *[other] { $yeast } yeast,{ " " }
    }{ $milk ->
        [0] { "" }
       *[other] { $milk } milk,{ " " }
    }the rest in pfennigs
action-bake = Bake { $bread }, with { $grain } as the second flour
action-sell =
    { $day ->
        [one] Fill { $order } with a { $quality } loaf on its last day
       *[other] Fill { $order } with a { $quality } loaf that keeps { $day } days
    }
action-sell-servant =
    { $day ->
        [one] Sell the Servant { $quality } { $bread } on its last day
       *[other] Sell the Servant { $quality } { $bread } that keeps { $day } days
    }
action-work = Work with an ox
action-loan = Take a loan
action-offer = Make { $offerings }
action-give-flour = Offer { $grain } flour
action-give-loaf =
    { $day ->
        [one] Offer { $quality } { $bread } on its last day
       *[other] Offer { $quality } { $bread } that keeps { $day } days
    }
action-give-token = Offer { $side }
action-reward = Take the reward: { $reward }
action-leave-reward = Remove the reward unused: { $reward }
action-bless =
    { $day ->
        [one] Have { $bread } on its last day blessed
       *[other] Have { $bread } that keeps { $day } days blessed
    }
action-take-flour = Take { $grain } flour from the bag
action-return-flour = Put { $grain } flour back into the bag
action-fetch = Fetch water { $means }
action-give = Give { $set }
action-take = Take { $set }
action-hire = Hire master baker { $master }
action-upgrade = Upgrade master baker { $master }
action-favour = Ask this favour: { $favour }
action-send-servant = Send the Servant to { $place }
action-go-out = Go out tonight
action-stay-in = Stay in tonight
action-pay-toll = Pay Hans his pfennig
action-leave-toll = Let Hans have a victory point
action-dismiss = Send master baker { $master } back to the guild
action-pay-wages = Pay all your master bakers
action-ask-ingredient = Take 1 { $ingredient } more
action-ask = Ask the others for { $ware }
action-bid =
    { $pfennigs ->
        [one] Offer 1 pfennig for it
       *[other] Offer { $pfennigs } pfennigs for it
    }
action-bid-worker = Lend a worker for it until dawn
action-accept = Accept the offer
action-refuse = Refuse the offer
action-repay = Repay a loan
action-decline = Do without
action-done = That is all

# ── what happened ────────────────────────────────────────────────────────────────────────────────

event-round = Day { $round } begins.
event-family = { $player } is of the family { $family }.
event-stands = { $player } chooses { $stall }.
event-placed = { $player } sends a worker to { $place }.
event-set-aside = { $player } has nowhere to go and lays a worker aside.
event-passes-through = { $player } passes through the trade house.
event-goes-out = { $player } goes out at night.
event-gained = { $player } gets { $count } { $ingredient }.
event-gave = { $player } uses { $count } { $ingredient }.
event-flour = { $player } gets { $grain } flour.
event-flour-returned = { $player } puts { $grain } flour back into the bag.
event-token = { $player } gets { $token }.
event-token-given = { $player } gives { $token }.
event-used = { $player } uses { $token }.
event-pfennigs =
    { $count ->
        [one] { $player } gets 1 pfennig.
       *[other] { $player } gets { $count } pfennigs.
    }
event-paid =
    { $count ->
        [one] { $player } pays 1 pfennig.
       *[other] { $player } pays { $count } pfennigs.
    }
event-points =
    { $count ->
        [one] { $player } gains 1 victory point.
       *[other] { $player } gains { $count } victory points.
    }
event-points-lost =
    { $count ->
        [one] { $player } gives up 1 victory point.
       *[other] { $player } gives up { $count } victory points.
    }
event-gave-set = { $player } gives { $set }.
event-took-set = { $player } takes { $set }.
event-baked = { $player } bakes { $quality } { $bread } (second flour: { $grain }).
event-experience = Master baker { $master } of { $player } gains experience.
event-sold =
    { $day ->
        [one] { $player } sells { $quality } { $bread } on its last day.
       *[other] { $player } sells { $quality } { $bread } that keeps { $day } days.
    }
event-villager = { $player } wins over { $villager }.
event-reputation = { $player }: reputation { $level } for { $bread }.
event-loan = { $player } takes a loan.
event-repaid = { $player } repays a loan.
event-offered = { $player } makes an offering: { $offering }.
event-loaf-offered = { $player } offers { $quality } { $bread }.
event-offering-shown = New offering in the church: { $offering }.
event-penitence = { $player } reaches penitence { $level }.
event-fifth-worker = { $player } gets another worker.
event-rewarded = { $player } takes a church reward: { $reward }.
event-reward-left = { $player } removes a church reward: { $reward }.
event-cube = { $player } will be number { $place_in_order } tomorrow.
event-blessed = { $player } has { $bread } blessed.
event-hired = { $player } hires master baker { $master }.
event-upgraded = { $player } upgrades master baker { $master }.
event-dismissed = { $player } sends master baker { $master } back to the guild.
event-servant = The Servant goes to { $place }.
event-servant-buys = { $player } has bread for the Servant.
event-favoured = { $player } is granted a favour: { $favour }.
event-asks = { $player } asks for { $count } × { $ware }.
event-bids =
    { $count ->
        [one] { $player } offers 1 pfennig.
       *[other] { $player } offers { $count } pfennigs.
    }
event-bids-worker = { $player } offers a worker until dawn.
event-accepts = { $player } accepts.
event-refuses = { $player } refuses.
event-dusk = Dusk falls: the workers go home.
event-stale =
    { $count ->
        [one] { $player } feeds a stale loaf to the animals.
       *[other] { $player } feeds { $count } stale loaves to the animals.
    }
event-dawn = A new day dawns.
event-inquisition = The Inquisition advances to { $level }.
event-penance = { $player } has fallen behind the Inquisition: a penance.
event-penance-discarded = { $player } is rid of a penance.
event-passed-over = { $player } can’t play “{ $place }” and passes it over.
event-column-emptied = { $player } empties { $column } of the mill.
event-master-leaves = { $player } makes master baker { $master } leave town.

# ── why not ──────────────────────────────────────────────────────────────────────────────────────

why-another-place = The Servant has to go somewhere else.
why-bake-something = You have to bake at least one loaf.
why-barter-too-few = You don’t have that much.
why-barter-too-few-pfennigs = You don’t have the pfennigs for the rest.
why-barter-too-much = That is more than the price.
why-can-place = You can still place a worker somewhere.
why-castle-nothing-to-do = You have no active ox to work with, and no loan is to be had.
why-closed-at-night = That is closed at night.
why-column-empty = That column is empty.
why-elsewhere = Having passed through the trade house, the worker goes somewhere else.
why-farm-too-dear = There is nothing at the farm that you could pay.
why-favour-face-down = That favour lies face down.
why-fee-too-dear = Going out at night costs a pfennig.
why-flour-missing = You don’t have the flours for that.
why-guild-nothing-to-do = There is nobody in the guild you could pay, and nobody of yours to upgrade.
why-ingredients-missing = You lack ingredients for that bread.
why-is-upgraded = This master baker is upgraded already.
why-keep-a-worker = You need a worker for your own action.
why-licence-too-dear = You can’t pay the licence to those who are there.
why-must-repay = Loans are repaid as long as there is money.
why-must-trade = You have to trade something here.
why-no-cart = You have no active cart.
why-no-cow = You have no active cow.
why-no-experience = This master baker lacks experience.
why-no-loans = There is no loan left on the castle.
why-no-low-loaf = You have no such loaf of low quality.
why-no-master-baker = None of your master bakers knows that bread.
why-no-matching-loaf = You have no loaf that anybody orders there.
why-no-money-for-toll = You need your pfennigs for the place itself.
why-no-ox = You have no active ox.
why-no-such-flour = You don’t have that flour.
why-no-such-loaf = You have no such loaf.
why-no-such-token = You have none on that side.
why-no-transport = You lack an active ox or cart for that.
why-no-way = No arrow leads there.
why-no-way-on = After that trade there would be nowhere to go.
why-no-worker = You have no worker left.
why-nobody-has-it = Nobody could deliver all that.
why-none-left = There is none left in the supply.
why-not-for-servant = The Servant does not go there.
why-not-in-bag = There is no such flour in the bag.
why-not-in-guild = This master baker is not in the guild.
why-not-noble-enough = Helga is there and finds you beneath her: you have too few victory points.
why-not-pious-enough = Rudolf is there and finds you not pious enough: you have too little penitence.
why-not-your-baker = This master baker does not work for you.
why-nothing-to-bake = There is nothing you could bake.
why-nothing-to-bid = You have neither a pfennig nor a spare worker to offer.
why-nothing-to-offer = There is no offering you could make.
why-nothing-to-trade = You have no set to give.
why-nowhere-to-go = There would be nowhere to go at night.
why-offering-too-dear = You can’t pay all of that together.
why-one-trade = You have passed through the trade house already.
why-order-served = You have filled that order in this visit.
why-own-worker-there = You already have a worker in that village.
why-place-full = All worker spaces there are taken.
why-reward-not-there = That reward does not lie at this level.
why-same-kind-of-set = You take another kind of set than you give.
why-sell-something = You have to sell at least one loaf.
why-set-missing = You don’t have that set.
why-stall-taken = Somebody stands at that stall.
why-tax-too-dear = You can’t pay the tax at the oven.
why-third-loaf-needs-transport = More than two loaves need an active ox or cart.
why-too-dear = You don’t have enough pfennigs.
why-too-few-pfennigs = You don’t have that many pfennigs.
why-too-few-points = You don’t have enough victory points.
why-too-little-penitence = Selling there needs penitence { $level }.
why-too-many-proposals = You have made enough proposals this turn.
why-too-many-wares = That is enough for one proposal.
why-two-kinds = Passing through costs two sets of different kinds.
why-wages-too-high = You can’t pay them all.
why-wrong-transport = That will not do as transport here.

# ── what is asked ────────────────────────────────────────────────────────────────────────────────

prompt-take-turn =
    { $passed ->
        [1] { $player }, where does the worker go from the trade house?
       *[other] { $player }, where do you send a worker?
    }
prompt-finish-turn = { $player }, anything else before your turn ends?
prompt-night-turn = { $player }, do you go out tonight, for a pfennig?
prompt-toll = { $player }, Hans is here. A pfennig for him?
prompt-pass-give = { $player }, which set do you give on the way? Two of different kinds buy one.
prompt-pass-take = { $player }, which set do you take for the two?
prompt-take-flour =
    { $count ->
        [one] { $player }, pick a flour from the bag.
       *[other] { $player }, pick a flour from the bag ({ $count } to go).
    }
prompt-return-flour = { $player }, you have too much flour. Which goes back?
prompt-choose-transport = { $player }, cart or ox?
prompt-buy-at-farm = { $player }, what do you buy?
prompt-barter = { $player }, how do you pay the { $price } for the animals?
prompt-walk-on = { $player }, which way through the market?
prompt-choose-ingredient = { $player }, the stallholder has something for you. What?
prompt-bake-bread =
    { $baked ->
        [0] { $player }, what do you bake?
       *[other] { $player }, another loaf?
    }
prompt-visit-castle = { $player }, work or a loan?
prompt-repay-loans = { $player }, do you repay a loan?
prompt-fetch-water = { $player }, how do you fetch water?
prompt-sell-bread =
    { $sold ->
        [0] { $player }, which order do you fill?
       *[other] { $player }, another order?
    }
prompt-make-offerings = { $player }, what do you offer?
prompt-offer-flour = { $player }, which flour do you offer?
prompt-offer-loaf = { $player }, which loaf do you offer?
prompt-offer-token = { $player }, an active one or a used one?
prompt-bless = { $player }, shall bread be blessed? Each loaf costs a victory point ({ $count } at most).
prompt-choose-reward = { $player }, which church reward?
prompt-choose-favour = { $player }, which favour of the Feudal Lord?
prompt-visit-guild = { $player }, hire or upgrade?
prompt-hire-free = { $player }, which master baker comes for free?
prompt-upgrade-free = { $player }, who is upgraded for free?
prompt-upgrade-experienced = { $player }, do you upgrade an experienced master baker?
prompt-pay-masters = { $player }, pay your master bakers, or let somebody go?
prompt-give-set =
    { $first ->
        [1] { $player }, which set do you give?
       *[other] { $player }, a second trade?
    }
prompt-take-set = { $player }, which set do you take?
prompt-send-servant = { $player }, where does the Servant go?
prompt-propose = { $player }, ask for more, or say what you offer.
prompt-answer =
    { $pfennigs ->
        [0] { $player }, do you accept? You would be lent a worker.
        [one] { $player }, do you accept? You would get 1 pfennig.
       *[other] { $player }, do you accept? You would get { $pfennigs } pfennigs.
    }

# ── names ────────────────────────────────────────────────────────────────────────────────────────

place-farm = the farm
place-market = the market
place-mill = the mill
place-granary = the granary
place-oven = the Feudal Lord’s oven
place-castle = Hohenzollern Castle
place-church = the church
place-river = the river
place-trade_house = the trade house
place-guild = the bakers’ guild
place-ulm = Ulm
place-dinkelsbuehl = Dinkelsbühl
place-donauwoerth = Donauwörth
place-augsburg = Augsburg
place-servant = the Servant

stall-A1 = stall A1 (yeast, milk)
stall-A2 = stall A2 (water, salt)
stall-B1 = stall B1 (water, milk)
stall-B2 = stall B2 (salt, yeast)
stall-C = stall C (water, salt)
stall-D1 = stall D1 (salt, yeast)
stall-D2 = stall D2 (water, yeast)

column-M1 = column 1
column-M2 = column 2
column-M3 = column 3
column-M4 = column 4

grain-rye = rye
grain-spelt = spelt
grain-oat = oat
grain-wheat = wheat

bread-rye = rye bread
bread-spelt = spelt bread
bread-oat = oat bread
bread-wheat = wheat bread

quality-high = high-quality
quality-low = low-quality

ingredient-water = water
ingredient-salt = salt
ingredient-yeast = yeast
ingredient-milk = milk

token-cart = a cart
token-ox = an ox
token-cow = a cow

transport-cart = the cart
transport-ox = the ox

means-hands = by hand
means-cart = with a cart

side-active = an active one
side-used = a used one

basket-cart = a cart
basket-ox = an ox
basket-cow = a cow
basket-cart-ox = a cart and an ox
basket-cart-cow = a cart and a cow
basket-ox-cow = an ox and a cow
basket-cart-ox-cow = a cart, an ox and a cow

order-permanent = the permanent order
order-a = order A
order-b = order B

offerings-permanent = the permanent offering
offerings-first = the offering of level 1
offerings-second = the offering of level 2
offerings-permanent-first = the permanent offering and that of level 1
offerings-permanent-second = the permanent offering and that of level 2
offerings-first-second = the offerings of level 1 and level 2
offerings-permanent-first-second = all three offerings

offering-flour_rye = 1 rye flour
offering-flour_oat = 1 oat flour
offering-flour_spelt = 1 spelt flour
offering-salt_yeast = 1 salt and 1 yeast
offering-salt_2 = 2 salt
offering-yeast_2 = 2 yeast
offering-flour_any = 1 flour of any kind
offering-milk_1 = 1 milk
offering-pfennigs_3 = 3 pfennigs
offering-flour_wheat = 1 wheat flour
offering-bread_any = 1 loaf of any bread
offering-flour_any_2 = 2 flours of any kind
offering-cow = a cow
offering-ox = an ox
offering-cart = a cart
offering-milk_2 = 2 milk

reward-reactivate = animals and carts become active again
reward-vp_3 = 3 victory points
reward-flour_2 = 2 flours of your choice
reward-flour_1 = 1 flour of your choice
reward-ingredients = 2 salt, 1 water and 1 yeast
reward-cart = a cart
reward-ox = an ox
reward-cow = a cow
reward-master_baker = a master baker for free
reward-upgrade_baker = an upgrade for free
reward-favour = a favour of the Feudal Lord
reward-discard_penance = discard a penance

favour-salt_yeast = 2 salt and 2 yeast
favour-penitence_2 = 2 steps of penitence
favour-discard_penance = discard a penance
favour-flour_2 = 2 flours of your choice
favour-cart = a cart
favour-cow = a cow
favour-ox = an ox
favour-vp_3 = 3 victory points

set-pfennigs-1 = 1 pfennig
set-flour-rye = 1 rye flour
set-flour-spelt = 1 spelt flour
set-flour-oat = 1 oat flour
set-flour-wheat = 1 wheat flour
set-milk-2 = 2 milk
set-water-3 = 3 water
set-water-2-salt-1 = 2 water and 1 salt
set-water-2-yeast-1 = 2 water and 1 yeast
set-water-1-salt-2 = 1 water and 2 salt
set-water-1-salt-1-yeast-1 = 1 water, 1 salt and 1 yeast
set-water-1-yeast-2 = 1 water and 2 yeast
set-salt-3 = 3 salt
set-salt-2-yeast-1 = 2 salt and 1 yeast
set-salt-1-yeast-2 = 1 salt and 2 yeast
set-yeast-3 = 3 yeast
set-vp-1 = 1 victory point
set-milk-1 = 1 milk
set-salt-1 = 1 salt
set-yeast-1 = 1 yeast

ware-water = water
ware-salt = salt
ware-yeast = yeast
ware-milk = milk
ware-flour-rye = rye flour
ware-flour-spelt = spelt flour
ware-flour-oat = oat flour
ware-flour-wheat = wheat flour
ware-active-cart = an active cart
ware-active-ox = an active ox
ware-active-cow = an active cow
ware-used-cart = a used cart
ware-used-ox = a used ox
ware-used-cow = a used cow

villager-church_vp = the sacristan (church: 1 victory point)
villager-castle_penitence = the friar (castle: 1 penitence)
villager-castle_pfennig = the steward (castle: 1 pfennig)
villager-mill_flour = the miller (mill: 1 flour of your choice)
villager-two_trades = the merchant (trade house: a second trade)
villager-market_extra = the stallholder (market: 1 water, salt or yeast)
villager-farm_barter = the herdsman (farm: animals for salt, yeast and milk)
villager-river_water = the ferrywoman (river: 1 water)

family-1 = Beck
family-2 = Pfister
family-3 = Müller
family-4 = Brotbeck
family-5 = Semmler
family-6 = Kirchner
family-7 = Weckler
family-8 = Kornmann
family-9 = Laib
family-10 = Haberer
family-11 = Salzer
family-12 = Hefner
family-13 = Karrer
family-14 = Dinkelmann
family-15 = Roggenhofer
family-16 = Weizmann
family-17 = Pfarrer
family-18 = Fuhrmann

automaton-rudolf = Rudolf
automaton-hans = Hans
automaton-helga = Helga

option-mode = Which mode?
option-mode-basic = Basic: without master bakers, reputation, Servant and penance
option-mode-expert = Expert: everything
option-edition = Which edition of the rules?
option-edition-en = English
option-edition-es = Spanish
option-sim_bakers = Which sim-bakers play too?
option-sim_bakers-auto = Nobody; alone, the one advised
option-sim_bakers-none = Nobody
option-sim_bakers-rudolf = Rudolf
option-sim_bakers-hans = Hans
option-sim_bakers-helga = Helga
option-sim_bakers-rudolf-hans = Rudolf and Hans
option-sim_bakers-rudolf-helga = Rudolf and Helga
option-sim_bakers-hans-helga = Hans and Helga
option-sim_bakers-rudolf-hans-helga = Rudolf, Hans and Helga
option-scenario = Which scenario?
option-scenario-none = None
option-scenario-famine_in_ulm = Famine in Ulm
option-scenario-taking_the_cloth = Taking the cloth
option-scenario-hail_lord_of_the_castle = Hail, Lord of the Castle!
option-local_trade = Local Trade: ask the others for goods?
option-no_news_from_ulm = No News from Ulm: no upcoming orders?

score-track = Victory points gained on the way
score-villagers = Villagers
score-loaves = Bread not sold
score-loans = Loans not repaid
score-reputation = Reputation
score-penances = Penances
score-scenario = Taking the cloth: a third counts
score-penitence = Taking the cloth: penitence

interrupt-answer = Ask me when somebody offers a trade (Local Trade)
