# Der Schwarzwald, wie er im Terminal gezeichnet wird.

legend =
    Auf dem Tisch:
      ● □ N    eine Figur, ein freies Feld zwischen zwei Handwerkern, die neutrale Figur; ○ eine Figur dieser Runde (allein)
      H S W K  Holz, Sand, Wasser, Holzkohle; B F Z Brei, Fleisch, Ziegel; G P X Glas, Proviant, Handelsware
      8►HS     ein Abschnitt eines Rads: die Stunde, der Zeiger, die Marker darin; die rote Stunde hat die Sanduhr
      L t a w  Wald, Teich, Acker, Weide; s der Stall, · ein leeres Feld, ■ ein Gebäude
      2H 1Z 3★ was ein Gebäude kostet und seine Punkte; seine Farbe sagt, wann es wirkt (siehe Regeln, G-6)

round = Runde { $round }
starter = begonnen von
last-turns =
    { $count ->
        [one] noch 1 Zug!
       *[other] noch { $count } Züge!
    }
neutral = N
centre = in der Mitte
locations = Orte
job-stack =
    { $count ->
        [0] keine weiteren Aufträge
        [one] noch 1 Auftrag
       *[other] noch { $count } Aufträge
    }
buildings = Gebäude
you = (du)
turns = { $count }-mal
dial-glass = Glas
dial-cooking = Kochen
refined = G{ $glass } P{ $low }+{ $high } X{ $commodity }
hut = Glashütte { $step }/{ $steps }
herd =
    { $pigs ->
        [one] 1 Schwein
       *[other] { $pigs } Schweine
    }, { $cattle ->
        [one] 1 Rind
       *[other] { $cattle } Rinder
    }
supply = Vorrat: { $forests } Wälder, { $estates } Vorhöfe

letter-wood = H
letter-sand = S
letter-water = W
letter-charcoal = K
letter-porridge = B
letter-meat = F
letter-brick = Z
letter-glass = G
letter-provision = P
letter-commodity = X

cell-empty = ·
cell-field = a
cell-pond = t
cell-pasture = w
cell-forest = L
cell-stable = s

group-swap = Händler
group-convert = Umwandeln
group-free = Aufgeben
group-buildings = Bauen
