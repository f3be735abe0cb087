# Pandemain, wie es im Terminal gezeichnet wird.

legend =
    Auf dem Tisch:
      R D H W  Korn, Mehl und Brot: Roggen, Dinkel, Hafer, Weizen; W3 ein Laib, der 3 Tage hält, (W3) einer von niedriger Qualität
      ●▲■◆     Arbeiter; ♟ der Diener; □ ein freier Stand oder eine leere Bestellung
      ∞ A B    Bestellungen: die dauerhafte und die des Tages; ☼ geht im Morgengrauen; ← was als Nächstes kommt
      †        Stufen der Buße; ▮▯ Plättchen, aktiv und benutzt; • Erfahrung; + verbessert
      3★       Siegpunkte; 3₰ Pfennige

letter-rye = R
letter-spelt = D
letter-oat = H
letter-wheat = W

round = Tag { $round } von { $rounds }
day = Tag
night = Nacht
order = Reihenfolge
tomorrow = morgen
inquisition = Inquisition { $level }
bag = Beutel { $count }
points = { $count }★
price = { $count }₰
hire = anstellen { $price }₰, Lohn { $wage }₰
with-transport = Ochse/Karren
loans = { $count } Darlehen
penances = { $count ->
    [one] 1 Büßerhemd
   *[other] { $count } Büßerhemden
}
favours = Gunst:
villages = Dörfer
you = (du)

short-farm = Bauernhof
short-market = Markt
short-mill = Mühle
short-granary = Kornspeicher
short-oven = Backofen
short-castle = Burg
short-church = Kirche
short-river = Fluss
short-trade_house = Handelshaus
short-guild = Zunft
short-ulm = Ulm
short-dinkelsbuehl = Dinkelsbühl
short-donauwoerth = Donauwörth
short-augsburg = Augsburg
short-servant = Diener
short-cart = Karren
short-ox = Ochse
short-cow = Kuh
short-church_vp = Mesner
short-castle_penitence = Bettelmönch
short-castle_pfennig = Verwalter
short-mill_flour = Müller
short-two_trades = Kaufmann
short-market_extra = Marktfrau
short-farm_barter = Viehhirt
short-river_water = Fährfrau

baker-points = Punkte
baker-penitence = Buße
baker-workers = Arbeiter
baker-money = Geld
baker-units = Vorrat
baker-flour = Mehl
baker-bread = Brot
baker-tokens = Plättchen
baker-masters = Meister
baker-reputation = Ansehen
baker-villagers = Bewohner
baker-card = Gezeigt
