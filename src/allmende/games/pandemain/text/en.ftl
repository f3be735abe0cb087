# Pandemain, in English.

title = Pandemain
about = Become the best baker in Nördlingen in the year 1276. Buy flour and ingredients, bake rye, spelt, oat and wheat bread while the oven is cheap, sell it in the villages before it goes stale, and stay ahead of the Inquisition. After five days the town honours its best baker. Play alone or with others, also against the sim-bakers Rudolf, Hans and Helga. An unofficial adaptation of the game by Javier Fuentes (automa by Rafael Oliva). Most numbers printed only on boards and cards are ours: prices, some of the recipes, village orders, families, wages and action cards. The rules page lists them all.
tagline = Bakers of 1276: buy flour, bake while the oven is cheap, sell while the bread is fresh.

sign-cart = cart
sign-ox = ox
sign-cow = cow
sign-pfennigs = pfennigs
sign-vp = victory points
sign-penitence = penitence
sign-flour = flour of any kind
sign-bread = loaf of any bread
sign-inquisition = the Inquisition
sign-star = high quality
sign-dawn = at dawn
sign-servant = the Servant
sign-penance = penance
sign-loan = loan

# ── what you do ──────────────────────────────────────────────────────────────────────────────────

action-go = Send a worker to { $place }
action-shop = Send a worker to { $stall } at the market
action-mill = Buy { $column } at the mill
action-visit = Send a worker to sell in { $place }
action-pass-through = Pass the trade house first
action-milk = Milk a cow
action-set-aside = Set a worker aside
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
action-favour = Take this favour: { $favour }
action-send-servant = Send the Servant to { $place }
action-go-out = Go out tonight
action-stay-in = Stay in tonight
action-pay-toll = Pay Hans his pfennig
action-leave-toll = Give Hans a victory point
action-dismiss = Send master baker { $master } back to the guild
action-pay-wages = Pay all your master bakers
action-ask-ingredient = Take 1 { $ingredient }
action-ask = Ask the others for { $ware }
action-bid =
    { $pfennigs ->
        [one] Offer 1 pfennig for it
       *[other] Offer { $pfennigs } pfennigs for it
    }
action-bid-worker = Lend a worker until dawn
action-accept = Accept the offer
action-refuse = Refuse the offer
action-repay = Repay a loan
action-decline = Skip
action-done = Done
action-give-experience = Put the control token on master baker { $master }
action-withdraw = Withdraw the proposal

# ── what happened ────────────────────────────────────────────────────────────────────────────────

event-round = Day { $round } begins.
event-family =
    { $gains ->
        [0] { $player } drew the { $family } family.
       *[other] { $player } drew the { $family } family and got { $gained }.
    }
event-first-order =
    { $gains ->
        [0] { $player } started in place { $place_in_order }.
       *[other] { $player } started in place { $place_in_order } and got { $gained }.
    }
event-placed = { $player } sent a worker to { $place }.
event-set-aside = { $player } had nowhere to go and set a worker aside.
event-stood =
    { $pays ->
        [0] { $player } took { $stall }.
       *[other] { $player } paid { $paid } for { $stall }.
    }
event-collected = { $player } collected { $gained }.
event-market-bonus = { $player } got { $gained } more from master bakers and reputation.
event-helped = { $player } got { $gained } from { $helper }.
event-spilt = { $player } had no room for { $amounts }.
event-used = { $player } used { $token }.
event-milked = { $player } milked a cow.
event-gained = { $player } got { $gained }.
event-bought =
    { $pays ->
        [0] { $player } bought { $basket }.
       *[other] { $player } bought { $basket } for { $paid }.
    }
event-bartered = { $player } paid { $paid } for the animals.
event-bought-flour =
    { $pays ->
        [0] { $player } took { $column } ({ $gained }).
       *[other] { $player } bought { $column } for { $paid } ({ $gained }).
    }
event-flour-taken = { $player } took { $gained }.
event-flour-returned = { $player } put { $paid } back into the bag.
event-too-much-flour =
    { $count ->
        [one] { $player } had 1 flour more than allowed.
       *[other] { $player } had { $count } flour more than allowed.
    }
event-tax = { $player } paid { $paid } in oven tax.
event-baked = { $player } baked { $gained } from { $paid }.
event-experience = { $player } put a control token on master baker { $master } ({ $tokens } of { $needed }).
event-worked = { $player } earned { $gained } at the castle.
event-loan = { $player } took { $gained } for { $paid }.
event-repaid = { $player } repaid { $paid }.
event-toll = { $player } paid { $other } { $paid }.
event-toll-in-points = { $player } gained { $gained } because { $other } paid no toll.
event-licence = { $player } paid { $other } { $paid } for a licence.
event-licence-to-supply = { $player } paid the supply { $paid } for a licence because { $other } is there.
event-licence-received = { $player } got { $gained } for a licence because { $other } came.
event-sold = { $player } sold { $quality } { $bread } in { $place } ({ $order }) for { $gained }.
event-sold-servant = { $player } sold the Servant { $quality } { $bread } for { $gained }.
event-villager = { $player } won over { $villager }.
event-reputation-rose = { $player } rose in reputation for { $bread }, to { $level }.
event-reputation-fell = { $player } fell in reputation for { $bread }, to { $level }.
event-reputation-top = { $player } gained { $gained } for the best reputation for { $bread }.
event-offered = { $player } offered { $paid }.
event-two-offerings = { $player } made the permanent offering and the level 2 offering ({ $offering }).
event-donated = { $player } made the permanent offering.
event-offerings-shuffled = The completed level { $level } offerings were shuffled into a new pile.
event-offering-shown = New level { $level } offering in the church: { $offering }.
event-penitence = { $player } gained { $gained } (now at { $level }).
event-penitence-beyond = { $player } gained { $gained } for penitence beyond level { $level }.
event-level-points = { $player } gained { $gained } for level { $level } of penitence.
event-fifth-worker = { $player } got another worker for level { $level } of penitence.
event-rewarded = { $player } took the church reward “{ $reward }”.
event-reward-left = { $player } removed the church reward “{ $reward }” without using it.
event-reward-discarded = { $player } discarded the church reward “{ $reward }”.
event-favoured = { $player } took the favour “{ $favour }”.
event-favours-shown =
    { $count ->
        [one] 1 favour was turned face up.
       *[other] { $count } favours were turned face up.
    }
event-in-vain = { $player } got nothing from it.
event-cube =
    { $last ->
        [1] { $player } took place { $place_in_order } in the church tower.
       *[other] { $player } took place { $place_in_order } in tomorrow’s turn order.
    }
event-penance-discarded = { $player } discarded { $paid }.
event-blessed = { $player } had { $bread } blessed for { $paid } ({ $gained }).
event-hired =
    { $pays ->
        [0] { $player } hired master baker { $master } for free.
       *[other] { $player } hired master baker { $master } for { $paid }.
    }
event-upgraded =
    { $pays ->
        [0] { $player } upgraded master baker { $master } for free.
       *[other] { $player } upgraded master baker { $master } for { $paid }.
    }
event-dismissed = { $player } sent master baker { $master } back to the guild.
event-wages =
    { $pays ->
        [0] { $player } owed no wages.
       *[other] { $player } paid { $paid } in wages.
    }
event-wages-short = { $player } couldn’t pay all wages ({ $amounts }).
event-gave-set = { $player } gave { $paid }.
event-took-set = { $player } took { $gained } in return.
event-passed-through = { $player } passed through the trade house.
event-fetched = { $player } fetched { $gained }.
event-servant = { $player } sent the Servant to { $place }.
event-servant-leaves = The Servant left the board.
event-asked = { $player } asked the others for { $amounts }.
event-bid = { $player } offered { $amounts } in return.
event-bid-worker = { $player } offered a worker until dawn in return.
event-dealt = { $player } gave { $other } { $paid } for { $gained }.
event-withdrew = { $player } withdrew a proposal.
event-refused = { $player } refused { $other }’s offer.
event-dusk = Dusk fell: the workers went home, and the bread is a day older.
event-stale =
    { $gains ->
        [0] { $player } fed { $paid } to the animals.
       *[other] { $player } fed { $paid } to the animals for { $gained }.
    }
event-went-out =
    { $pays ->
        [0] { $player } went out at night.
       *[other] { $player } went out at night for { $paid }.
    }
event-stayed-in = { $player } stayed in at night.
event-dawn = A new day dawned.
event-last-dawn = The last night was over.
event-soured = { $player } lost { $paid } that went sour.
event-inquisition =
    { $count ->
        [one] The Inquisition advanced 1 step to { $level }.
       *[other] The Inquisition advanced { $count } steps to { $level }.
    }
event-ahead = { $player } gained { $gained } for being ahead of the Inquisition.
event-penance = { $player } fell behind the Inquisition and got { $gained }.
event-workers-home = All workers came home.
event-reactivated = Carts and animals became active again.
event-loans-laid =
    { $count ->
        [one] 1 loan was put on the castle.
       *[other] { $count } loans were put on the castle.
    }
event-mill-filled = The mill was emptied and refilled.
event-orders-moved = The villages’ orders moved up.
event-goes-first = Today { $player } goes first.
event-passed-over = { $player } couldn’t use the icon for { $place } and skipped it.
event-column-emptied = { $player } emptied { $column } of the mill.
event-loan-removed = { $player } removed a loan from the castle.
event-master-leaves = { $player } removed master baker { $master } from the game.
event-met-servant = { $player } gained { $gained } for meeting the Servant.

# ── what to beware of ────────────────────────────────────────────────────────────────────────────

warning-spilt =
    { $yours ->
        [1] You have no room for { $amounts }.
       *[other] { $player } has no room for { $amounts }.
    }
warning-too-much-flour =
    { $yours ->
        [1] { $count ->
            [one] You will have to return 1 flour.
           *[other] You will have to return { $count } flour.
        }
       *[other] { $count ->
            [one] { $player } will have to return 1 flour.
           *[other] { $player } will have to return { $count } flour.
        }
    }
warning-stale =
    { $yours ->
        [1] You will lose { $paid }: stale bread goes to the animals.
       *[other] { $player } will lose { $paid }: stale bread goes to the animals.
    }
warning-soured =
    { $yours ->
        [1] You will lose { $paid }: milk goes sour at dawn.
       *[other] { $player } will lose { $paid }: milk goes sour at dawn.
    }
warning-wages-short =
    { $yours ->
        [1] You can’t pay all your wages at dawn ({ $amounts }).
       *[other] { $player } can’t pay all wages at dawn ({ $amounts }).
    }
warning-loan = Repay this loan before the end of the game, or you lose victory points.
warning-in-vain = This does nothing for you right now.
warning-dusk = This ends the day.
warning-last-dawn = This ends the last day.

# ── amounts ──────────────────────────────────────────────────────────────────────────────────────

amount-pfennigs =
    { $count ->
        [0] no pfennigs
        [one] 1 pfennig
       *[other] { $count } pfennigs
    }
amount-vp =
    { $count ->
        [0] no victory points
        [one] 1 victory point
       *[other] { $count } victory points
    }
amount-penitence =
    { $count ->
        [0] no penitence
        [one] 1 step of penitence
       *[other] { $count } steps of penitence
    }
amount-penances =
    { $count ->
        [0] no penance tokens
        [one] 1 penance token
       *[other] { $count } penance tokens
    }
amount-loans =
    { $count ->
        [0] no loans
        [one] 1 loan
       *[other] { $count } loans
    }
amount-water =
    { $count ->
        [0] no water
        [one] 1 water
       *[other] { $count } water
    }
amount-salt =
    { $count ->
        [0] no salt
        [one] 1 salt
       *[other] { $count } salt
    }
amount-yeast =
    { $count ->
        [0] no yeast
        [one] 1 yeast
       *[other] { $count } yeast
    }
amount-milk =
    { $count ->
        [0] no milk
        [one] 1 milk
       *[other] { $count } milk
    }
amount-flour-rye =
    { $count ->
        [0] no rye flour
       *[other] { $count } rye flour
    }
amount-flour-spelt =
    { $count ->
        [0] no spelt flour
       *[other] { $count } spelt flour
    }
amount-flour-oat =
    { $count ->
        [0] no oat flour
       *[other] { $count } oat flour
    }
amount-flour-wheat =
    { $count ->
        [0] no wheat flour
       *[other] { $count } wheat flour
    }
amount-flours =
    { $count ->
        [0] no flour
       *[other] { $count } flour
    }
amount-loaves =
    { $count ->
        [0] no loaves
        [one] 1 loaf
       *[other] { $count } loaves
    }
amount-carts =
    { $count ->
        [0] no carts
        [one] 1 cart
       *[other] { $count } carts
    }
amount-oxen =
    { $count ->
        [0] no oxen
        [one] 1 ox
       *[other] { $count } oxen
    }
amount-cows =
    { $count ->
        [0] no cows
        [one] 1 cow
       *[other] { $count } cows
    }
amount-loaf-high-rye =
    { $count ->
        [0] no high-quality rye loaves
        [one] 1 high-quality rye loaf
       *[other] { $count } high-quality rye loaves
    }
amount-loaf-high-spelt =
    { $count ->
        [0] no high-quality spelt loaves
        [one] 1 high-quality spelt loaf
       *[other] { $count } high-quality spelt loaves
    }
amount-loaf-high-oat =
    { $count ->
        [0] no high-quality oat loaves
        [one] 1 high-quality oat loaf
       *[other] { $count } high-quality oat loaves
    }
amount-loaf-high-wheat =
    { $count ->
        [0] no high-quality wheat loaves
        [one] 1 high-quality wheat loaf
       *[other] { $count } high-quality wheat loaves
    }
amount-loaf-low-rye =
    { $count ->
        [0] no low-quality rye loaves
        [one] 1 low-quality rye loaf
       *[other] { $count } low-quality rye loaves
    }
amount-loaf-low-spelt =
    { $count ->
        [0] no low-quality spelt loaves
        [one] 1 low-quality spelt loaf
       *[other] { $count } low-quality spelt loaves
    }
amount-loaf-low-oat =
    { $count ->
        [0] no low-quality oat loaves
        [one] 1 low-quality oat loaf
       *[other] { $count } low-quality oat loaves
    }
amount-loaf-low-wheat =
    { $count ->
        [0] no low-quality wheat loaves
        [one] 1 low-quality wheat loaf
       *[other] { $count } low-quality wheat loaves
    }
amount-active-cart =
    { $count ->
        [0] no active carts
        [one] 1 active cart
       *[other] { $count } active carts
    }
amount-active-ox =
    { $count ->
        [0] no active oxen
        [one] 1 active ox
       *[other] { $count } active oxen
    }
amount-active-cow =
    { $count ->
        [0] no active cows
        [one] 1 active cow
       *[other] { $count } active cows
    }
amount-used-cart =
    { $count ->
        [0] no used carts
        [one] 1 used cart
       *[other] { $count } used carts
    }
amount-used-ox =
    { $count ->
        [0] no used oxen
        [one] 1 used ox
       *[other] { $count } used oxen
    }
amount-used-cow =
    { $count ->
        [0] no used cows
        [one] 1 used cow
       *[other] { $count } used cows
    }
amount-workers =
    { $count ->
        [0] no workers
        [one] 1 worker
       *[other] { $count } workers
    }
amount-workers-farm =
    { $count ->
        [0] no workers at the farm
        [one] 1 worker at the farm
       *[other] { $count } workers at the farm
    }
amount-workers-market =
    { $count ->
        [0] no workers at the market
        [one] 1 worker at the market
       *[other] { $count } workers at the market
    }
amount-workers-mill =
    { $count ->
        [0] no workers at the mill
        [one] 1 worker at the mill
       *[other] { $count } workers at the mill
    }
amount-workers-granary =
    { $count ->
        [0] no workers in the granary
        [one] 1 worker in the granary
       *[other] { $count } workers in the granary
    }
amount-workers-oven =
    { $count ->
        [0] no workers at the oven
        [one] 1 worker at the oven
       *[other] { $count } workers at the oven
    }
amount-workers-castle =
    { $count ->
        [0] no workers at the castle
        [one] 1 worker at the castle
       *[other] { $count } workers at the castle
    }
amount-workers-church =
    { $count ->
        [0] no workers in the church
        [one] 1 worker in the church
       *[other] { $count } workers in the church
    }
amount-workers-river =
    { $count ->
        [0] no workers at the river
        [one] 1 worker at the river
       *[other] { $count } workers at the river
    }
amount-workers-trade-house =
    { $count ->
        [0] no workers at the trade house
        [one] 1 worker at the trade house
       *[other] { $count } workers at the trade house
    }
amount-workers-guild =
    { $count ->
        [0] no workers at the guild
        [one] 1 worker at the guild
       *[other] { $count } workers at the guild
    }
amount-workers-ulm =
    { $count ->
        [0] no workers in Ulm
        [one] 1 worker in Ulm
       *[other] { $count } workers in Ulm
    }
amount-workers-dinkelsbuehl =
    { $count ->
        [0] no workers in Dinkelsbühl
        [one] 1 worker in Dinkelsbühl
       *[other] { $count } workers in Dinkelsbühl
    }
amount-workers-donauwoerth =
    { $count ->
        [0] no workers in Donauwörth
        [one] 1 worker in Donauwörth
       *[other] { $count } workers in Donauwörth
    }
amount-workers-augsburg =
    { $count ->
        [0] no workers in Augsburg
        [one] 1 worker in Augsburg
       *[other] { $count } workers in Augsburg
    }
amount-workers-aside =
    { $count ->
        [0] no workers set aside
        [one] 1 worker set aside
       *[other] { $count } workers set aside
    }
amount-masters =
    { $count ->
        [0] no master bakers
        [one] 1 master baker
       *[other] { $count } master bakers
    }
amount-upgrades =
    { $count ->
        [0] no upgrades
        [one] 1 upgrade
       *[other] { $count } upgrades
    }
amount-experience =
    { $count ->
        [0] no control tokens
        [one] 1 control token
       *[other] { $count } control tokens
    }
amount-reputation-rye =
    { $count ->
        [0] no reputation for rye bread
        [one] 1 step of reputation for rye bread
       *[other] { $count } steps of reputation for rye bread
    }
amount-reputation-spelt =
    { $count ->
        [0] no reputation for spelt bread
        [one] 1 step of reputation for spelt bread
       *[other] { $count } steps of reputation for spelt bread
    }
amount-reputation-oat =
    { $count ->
        [0] no reputation for oat bread
        [one] 1 step of reputation for oat bread
       *[other] { $count } steps of reputation for oat bread
    }
amount-reputation-wheat =
    { $count ->
        [0] no reputation for wheat bread
        [one] 1 step of reputation for wheat bread
       *[other] { $count } steps of reputation for wheat bread
    }
amount-villager-church-vp =
    { $count ->
        [0] no sacristan
        [one] the sacristan
       *[other] { $count } sacristans
    }
amount-villager-castle-penitence =
    { $count ->
        [0] no friar
        [one] the friar
       *[other] { $count } friars
    }
amount-villager-castle-pfennig =
    { $count ->
        [0] no steward
        [one] the steward
       *[other] { $count } stewards
    }
amount-villager-mill-flour =
    { $count ->
        [0] no miller
        [one] the miller
       *[other] { $count } millers
    }
amount-villager-two-trades =
    { $count ->
        [0] no merchant
        [one] the merchant
       *[other] { $count } merchants
    }
amount-villager-market-extra =
    { $count ->
        [0] no stallholder
        [one] the stallholder
       *[other] { $count } stallholders
    }
amount-villager-farm-barter =
    { $count ->
        [0] no herdsman
        [one] the herdsman
       *[other] { $count } herdsmen
    }
amount-villager-river-water =
    { $count ->
        [0] no ferrywoman
        [one] the ferrywoman
       *[other] { $count } ferrywomen
    }

# ── why not ──────────────────────────────────────────────────────────────────────────────────────

why-another-place = The Servant has to go somewhere else.
why-bake-something = You have to bake at least one loaf.
why-barter-too-few = You have { $held } and need { $needed }.
why-barter-too-few-pfennigs = You have { $held } and need { $needed } for the rest.
why-barter-too-much = That is more than the price of { $price }.
why-can-place = You can still place a worker somewhere.
why-closed-at-night = This place is closed at night.
why-column-empty = That column is empty.
why-elsewhere = This worker has passed through the trade house and has to go somewhere else.
why-experience-enough = This master baker has enough control tokens.
why-farm-sold-out = The farm is sold out.
why-farm-too-dear = You have { $held } and need at least { $needed } here.
why-favour-face-down = That favour is face down.
why-fee-too-dear = You have { $held } and need { $needed } to go out at night.
why-flour-missing = You have { $held } and need { $needed }.
why-guild-empty = There is nobody in the guild to hire, and you employ nobody you could upgrade.
why-guild-too-dear = You have { $held } and need at least { $needed } here.
why-ingredients-missing = You have { $held } and need { $needed } for a loaf.
why-is-upgraded = This master baker is upgraded already.
why-keep-a-worker = This is your last worker, and you need it for your own action.
why-knows-other-bread = This master baker doesn’t know any bread you baked.
why-licence-too-dear = You have { $held } and need { $needed } for the licence.
why-must-repay = You have to repay your loans as long as you can.
why-must-trade = You have to trade something here.
why-no-cart = You have { $held } and need { $needed }.
why-no-cow = You have { $held } and need { $needed }.
why-no-experience = This master baker has { $tokens } of { $wanted } control tokens.
why-no-loans = There are no loans left on the castle.
why-no-low-loaf = You have no such low-quality loaf.
why-no-master-baker = None of your master bakers knows that bread.
why-no-matching-loaf = You have no loaf that anybody there wants.
why-no-money-for-toll = You need your pfennigs for the place itself.
why-no-ox = You have { $held } and need { $needed }.
why-no-ox-few-points = You have no active ox to work with, and for a loan you need { $needed }: you have { $held }.
why-no-ox-no-loans = You have no active ox to work with, and there are no loans left.
why-no-such-flour = You have { $held }.
why-no-such-loaf = You have no such loaf.
why-no-such-token = You have { $held }.
why-no-transport = You need an active ox or cart and have neither.
why-no-way = No arrow leads there.
why-no-way-on = After that, your worker would have nowhere to go.
why-no-worker = You have no worker left.
why-nobody-has-it = Nobody could give you all that.
why-none-left = The supply has no more: you can’t get { $token }.
why-not-for-servant = The Servant doesn’t go there.
why-not-in-bag = The bag has none of that flour left.
why-not-in-guild = This master baker isn’t in the guild.
why-not-noble-enough = Helga is there and wants company of her rank: you have { $held } and need { $needed }.
why-not-pious-enough = Rudolf is there and wants pious company: you have { $held } and need { $needed }.
why-not-your-baker = This master baker doesn’t work for you.
why-not-two-kinds = You don’t have two sets of different kinds to give.
why-nothing-to-bake = You don’t have what any bread you may bake needs.
why-nothing-to-bid = You have neither a pfennig nor a spare worker to offer.
why-nothing-to-offer = You can’t pay for any of the offerings.
why-nothing-to-repay = You have no loan to repay.
why-nothing-to-trade = You don’t have any of the sets they trade here.
why-nowhere-to-go = You couldn’t use any place that is open at night.
why-offering-too-dear = You have { $held } and need { $needed } in all.
why-one-trade = This worker has already passed through the trade house.
why-order-served = You have already filled that order on this visit.
why-own-worker-there = You already have a worker in that village.
why-place-full = All worker spaces there are taken.
why-reward-not-there = That reward isn’t on this level.
why-same-kind-of-set = You have to take a different kind of set from the one you gave.
why-sell-something = You have to sell at least one loaf.
why-set-missing = You have { $held } and need { $needed }.
why-stall-taken = That stall is taken.
why-tax-too-dear = You have { $held } and need { $needed } for the oven tax.
why-third-loaf-needs-transport = A third loaf needs an active ox or cart, and you have neither.
why-toll-too-dear = You have { $held } and need { $needed } for the toll.
why-too-dear = You have { $held } and need { $needed }.
why-too-few-pfennigs = You have { $held } and need { $needed }.
why-too-few-points = You have { $held } and need { $needed }.
why-too-little-penitence = You have { $held } and need { $needed } to sell there.
why-too-many-proposals = You have made { $count } proposals this turn, which is the limit.
why-too-many-wares = You have asked for { $count } things, which is the limit.
why-two-kinds = The second set has to be a different kind from the first.
why-wages-too-high = You have { $held } and need { $needed } to pay them all.
why-wrong-transport = You can’t use that here.

# ── what is asked ────────────────────────────────────────────────────────────────────────────────

prompt-take-turn =
    { $passed ->
        [1] Where does your worker go from the trade house?
       *[other] Where do you send a worker?
    }
    .doing = sending a worker
prompt-finish-turn = Anything else before your turn ends?
    .doing = ending a turn
prompt-night-turn = Go out tonight for a pfennig?
    .doing = deciding about the night
prompt-toll = Hans is here. Pay him a pfennig?
    .doing = dealing with Hans
prompt-pass-give = Which set do you give? Two sets of different kinds buy one.
    .doing = trading on the way
prompt-pass-take = Which set do you take for the two?
    .doing = trading on the way
prompt-take-flour =
    { $count ->
        [one] Choose a flour from the bag.
       *[other] Choose a flour from the bag ({ $count } to go).
    }
    .doing = choosing flour
prompt-return-flour = You have too much flour. Which one goes back?
    .doing = returning flour
prompt-choose-transport = Use the cart or the ox?
    .doing = choosing a transport
prompt-buy-at-farm = What do you buy?
    .doing = shopping at the farm
prompt-barter = How do you pay { $price } for the animals?
    .doing = paying for animals
prompt-walk-on = Which way do you go through the market?
    .doing = walking through the market
prompt-choose-ingredient = Choose an ingredient from the stallholder.
    .doing = choosing an ingredient
prompt-bake-bread =
    { $baked ->
        [0] What do you bake?
       *[other] Bake another loaf?
    }
    .doing = baking
prompt-give-experience = Which master baker gets the control token?
    .doing = rewarding a master baker
prompt-visit-castle = Work, or take a loan?
    .doing = at the castle
prompt-repay-loans = Repay a loan?
    .doing = repaying loans
prompt-fetch-water = How do you fetch water?
    .doing = fetching water
prompt-sell-bread =
    { $sold ->
        [0] Which order do you fill?
       *[other] Fill another order?
    }
    .doing = selling bread
prompt-make-offerings = What do you offer?
    .doing = making offerings
prompt-offer-flour = Which flour do you offer?
    .doing = choosing an offering
prompt-offer-loaf = Which loaf do you offer?
    .doing = choosing an offering
prompt-offer-token = Offer an active one or a used one?
    .doing = choosing an offering
prompt-bless = Have bread blessed? Each loaf costs a victory point (up to { $count } loaves).
    .doing = having bread blessed
prompt-choose-reward = Choose a church reward.
    .doing = choosing a church reward
prompt-choose-favour = Choose a favour of the Feudal Lord.
    .doing = choosing a favour
prompt-visit-guild = Hire a master baker, or upgrade one?
    .doing = at the guild
prompt-hire-free = Choose a master baker to hire for free.
    .doing = hiring a master baker
prompt-upgrade-free = Choose a master baker to upgrade for free.
    .doing = upgrading a master baker
prompt-upgrade-experienced = Upgrade an experienced master baker?
    .doing = upgrading a master baker
prompt-pay-masters = Pay your master bakers, or send one away.
    .doing = paying wages
prompt-give-set =
    { $first ->
        [1] Which set do you give?
       *[other] Make a second trade?
    }
    .doing = trading
prompt-take-set = Which set do you take?
    .doing = trading
prompt-send-servant = Where does the Servant go?
    .doing = sending the Servant
prompt-propose = Ask for more, or make an offer.
    .doing = proposing a trade
prompt-answer =
    { $pfennigs ->
        [0] Accept the trade? You would borrow a worker until dawn.
        [one] Accept the trade? You would get 1 pfennig.
       *[other] Accept the trade? You would get { $pfennigs } pfennigs.
    }
    .doing = answering a trade proposal

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
offerings-first = the level 1 offering
offerings-second = the level 2 offering
offerings-permanent-first = the permanent and the level 1 offering
offerings-permanent-second = the permanent and the level 2 offering
offerings-first-second = the level 1 and level 2 offerings
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
offering-flour_any_2 = 2 flour of any kind
offering-cow = a cow
offering-ox = an ox
offering-cart = a cart
offering-milk_2 = 2 milk

reward-reactivate = animals and carts become active again
reward-vp_3 = 3 victory points
reward-flour_2 = 2 flour of your choice
reward-flour_1 = 1 flour of your choice
reward-ingredients = 2 salt, 1 water and 1 yeast
reward-cart = a cart
reward-ox = an ox
reward-cow = a cow
reward-master_baker = a master baker for free
reward-upgrade_baker = an upgrade for free
reward-favour = a favour of the Feudal Lord
reward-discard_penance = discard a penance token

favour-salt_yeast = 2 salt and 2 yeast
favour-penitence_2 = 2 steps of penitence
favour-discard_penance = discard a penance token
favour-flour_2 = 2 flour of your choice
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

helper-church_vp = the sacristan
helper-castle_penitence = the friar
helper-castle_pfennig = the steward
helper-mill_flour = the miller
helper-two_trades = the merchant
helper-market_extra = the stallholder
helper-farm_barter = the herdsman
helper-river_water = the ferrywoman

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
option-sim_bakers = Which sim-bakers join in?
option-sim_bakers-auto = Nobody (in a solo game, the one the rules suggest)
option-sim_bakers-none = Nobody
option-sim_bakers-rudolf = Rudolf
option-sim_bakers-hans = Hans
option-sim_bakers-helga = Helga
option-sim_bakers-rudolf-hans = Rudolf and Hans
option-sim_bakers-rudolf-helga = Rudolf and Helga
option-sim_bakers-hans-helga = Hans and Helga
option-sim_bakers-rudolf-hans-helga = Rudolf, Hans and Helga
option-sim_cards = How hard are the sim-bakers?
option-sim_cards-fierce = Fierce: as hard as the rulebook says
option-sim_cards-gentle = Gentle: for your first games
option-scenario = Which scenario?
option-scenario-none = None
option-scenario-famine_in_ulm = Famine in Ulm
option-scenario-taking_the_cloth = Taking the cloth
option-scenario-hail_lord_of_the_castle = Hail, Lord of the Castle!
option-local_trade = Local Trade: ask the others for goods?
option-no_news_from_ulm = No News from Ulm: no upcoming orders?

option-leftover_workers = What do the sim-bakers’ leftover workers do in the church?
option-leftover_workers-donation = A donation: 1 step of penitence
option-leftover_workers-visit = A full visit: the level 2 offering too

score-track = Points during the game
score-villagers = Villagers
score-loaves = Unsold bread
    .of =
        { $loaf ->
            [0] { "" }
            [one] 1 loaf
           *[other] { $loaf } loaves
        }
score-loans = Unpaid loans
    .of =
        { $loans ->
            [0] { "" }
            [one] 1 loan
           *[other] { $loans } loans
        }
score-reputation = Reputation
score-penances = Penance tokens
    .of =
        { $penances ->
            [0] { "" }
            [one] 1 token
           *[other] { $penances } tokens
        }
score-scenario = Taking the cloth: a third counts
score-penitence = Taking the cloth: penitence

interrupt-answer = Ask me when somebody offers a trade (Local Trade)
