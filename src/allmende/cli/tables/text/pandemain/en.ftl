# Pandemain as it is drawn in the terminal.

legend =
    On the table:
      R S O W  grain, flour and bread: rye, spelt, oat, wheat; W3 a loaf that keeps 3 days, (W3) one of low quality
      ●▲■◆     workers; ♟ the Servant; □ a free stall or an empty order
      ∞ A B    orders: the permanent one and those of the day; ☼ leaves at dawn; ← what comes next
      †        steps of penitence; ▮▯ tokens, active and used; • experience; + upgraded
      3★       victory points; 3₰ pfennigs

letter-rye = R
letter-spelt = S
letter-oat = O
letter-wheat = W

round = day { $round } of { $rounds }
day = daytime
night = night
order = order
tomorrow = tomorrow
inquisition = Inquisition { $level }
bag = bag { $count }
points = { $count }★
price = { $count }₰
hire = hire { $price }₰, wage { $wage }₰
with-transport = ox/cart
loans = { $count ->
    [one] 1 loan
   *[other] { $count } loans
}
penances = { $count ->
    [one] 1 penance
   *[other] { $count } penances
}
favours = Favours:
villages = Villages
you = (you)

short-farm = Farm
short-market = Market
short-mill = Mill
short-granary = Granary
short-oven = Oven
short-castle = Castle
short-church = Church
short-river = River
short-trade_house = Trade house
short-guild = Guild
short-ulm = Ulm
short-dinkelsbuehl = Dinkelsbühl
short-donauwoerth = Donauwörth
short-augsburg = Augsburg
short-servant = Servant
short-cart = cart
short-ox = ox
short-cow = cow
short-church_vp = sacristan
short-castle_penitence = friar
short-castle_pfennig = steward
short-mill_flour = miller
short-two_trades = merchant
short-market_extra = stallholder
short-farm_barter = herdsman
short-river_water = ferrywoman

baker-points = Points
baker-penitence = Penitence
baker-workers = Workers
baker-money = Money
baker-units = Larder
baker-flour = Flour
baker-bread = Bread
baker-tokens = Tokens
baker-masters = Masters
baker-reputation = Reputation
baker-villagers = Villagers
baker-card = Shown
