# La Selva Negra como se dibuja en la terminal.

legend =
    En la mesa:
      ● □ N    un peón, una casilla libre entre dos artesanos, la figura neutral; ○ un peón de esta ronda (en solitario)
      M A G C  madera, arena, agua, carbón; P R L gachas, carne, ladrillo; V I X vidrio, provisiones, mercancía
      8►MA     un sector de una rueda: la hora, la aguja, los marcadores; la hora roja tiene el reloj de arena
      B e c p  bosque, estanque, campo, pasto; s el establo, · una casilla vacía, ■ un edificio
      2M 1L 3★ lo que cuesta un edificio y sus puntos; su color dice cuándo actúa (véanse las reglas, G-6)

round = ronda { $round }
starter = empezó
last-turns =
    { $count ->
        [one] ¡queda 1 turno!
       *[other] ¡quedan { $count } turnos!
    }
neutral = N
centre = en el centro
locations = Lugares
job-stack =
    { $count ->
        [0] no quedan encargos por salir
        [one] queda 1 encargo por salir
       *[other] quedan { $count } encargos por salir
    }
buildings = Edificios
you = (tú)
turns =
    { $count ->
        [one] 1 giro
       *[other] { $count } giros
    }
dial-glass = vidrio
dial-cooking = cocina
refined = V{ $glass } I{ $low }+{ $high } X{ $commodity }
hut = Vidriería { $step }/{ $steps }
herd =
    { $pigs ->
        [one] 1 cerdo
       *[other] { $pigs } cerdos
    }, { $cattle ->
        [one] 1 vaca
       *[other] { $cattle } vacas
    }
supply = Reserva: { $forests } bosques, { $estates } fincas pequeñas

letter-wood = M
letter-sand = A
letter-water = G
letter-charcoal = C
letter-porridge = P
letter-meat = R
letter-brick = L
letter-glass = V
letter-provision = I
letter-commodity = X

cell-empty = ·
cell-field = c
cell-pond = e
cell-pasture = p
cell-forest = B
cell-stable = s

group-swap = Mercader
group-convert = Convertir
group-free = Renunciar
group-buildings = Construir
