# Pandemain tal como se dibuja en la terminal.

legend =
    En la mesa:
      C E A T  cereal, harina y pan: centeno, espelta, avena, trigo; T3 un pan al que le quedan 3 días, (T3) de baja calidad
      ●▲■◆     trabajadores; ♟ el sirviente; □ un puesto libre o una demanda vacía
      ∞ A B    demandas: la permanente y las actuales; ☼ se va al amanecer; ← lo que viene después
      †        niveles de penitencia; ▮▯ fichas activas y usadas; • experiencia; + mejorado
      3★       puntos de victoria; 3₰ pfennigs

letter-rye = C
letter-spelt = E
letter-oat = A
letter-wheat = T

round = día { $round } de { $rounds }
day = de día
night = de noche
order = turno
tomorrow = mañana
inquisition = Inquisición { $level }
bag = bolsa { $count }
points = { $count }★
price = { $count }₰
hire = contrato { $price }₰, salario { $wage }₰
with-transport = buey/carret.
loans = { $count ->
    [one] 1 préstamo
   *[other] { $count } préstamos
}
penances = { $count ->
    [one] 1 sambenito
   *[other] { $count } sambenitos
}
favours = Favores:
villages = Aldeas
you = (tú)

short-farm = Granja
short-market = Mercado
short-mill = Molino
short-granary = Granero
short-oven = Horno
short-castle = Castillo
short-church = Iglesia
short-river = Río
short-trade_house = Casa de trueques
short-guild = Gremio
short-ulm = Ulm
short-dinkelsbuehl = Dinkelsbühl
short-donauwoerth = Donauwörth
short-augsburg = Augsburg
short-servant = sirviente
short-cart = carretilla
short-ox = buey
short-cow = vaca
short-church_vp = sacristán
short-castle_penitence = fraile
short-castle_pfennig = mayordomo
short-mill_flour = molinero
short-two_trades = mercader
short-market_extra = tendera
short-farm_barter = vaquero
short-river_water = barquera

baker-points = Puntos
baker-penitence = Penitencia
baker-workers = Trabajad.
baker-money = Dinero
baker-units = Despensa
baker-flour = Harina
baker-bread = Pan
baker-tokens = Fichas
baker-masters = Maestros
baker-reputation = Reputación
baker-villagers = Aldeanos
baker-card = Mostrado
