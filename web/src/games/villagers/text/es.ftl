# Lo que está escrito en la mesa de Villagers.

villagers-place-row = El camino
villagers-place-stacks = Mazos
villagers-place-hand = De tu mano
villagers-place-basics = Aldeanos básicos
villagers-place-special = Cartas rojas
villagers-place-padlock = Candado
villagers-road = El camino
villagers-stacks = Mazos
villagers-state = ronda { $round } · empieza { $player } · { $reserve } en la reserva
villagers-countess = la Condesa tiene { $coins }
villagers-in-row =
    { $coins ->
        [0] Camino, lugar { $place }: { $card }
       *[other] Camino, lugar { $place }: { $card }, con { $coins } encima
    }
villagers-stack = Mazo { $stack }: { $size } cartas, arriba { $suit }
villagers-basic = { $card }, quedan { $count }
villagers-left = quedan { $count }
villagers-your-village = Tu aldea
villagers-village-of = Aldea de { $player }
villagers-hand-of = Mano de { $player }: { $count } cartas
villagers-account = { $coins } monedas, { $food } de comida, { $builders } constructores, límite de reclutar { $draft }, de construir { $build }
villagers-drafts = reclutas { $picks }/{ $limit }
villagers-builds = colocas { $used }/{ $limit } · { $left } cambios
villagers-build-limit = límite de construir { $limit }
villagers-end = Terminar el turno
villagers-covered = Cubierta: solo cuenta lo que está sobre el nombre
villagers-live = Arriba: cuenta todo
villagers-drafted = Reclutado, camino de la mano: { $card }
villagers-back = Reverso: { $suit }
villagers-no-cards = Sin cartas en la mano
villagers-on = sobre { $card }
villagers-goes-on = va sobre { $card }
villagers-padlock-of = candado: { $card }
villagers-take = Toma a { $card } (lugar { $place })
villagers-place-on = Coloca { $card } sobre { $below }
villagers-place-beside = Coloca { $card } junto a otra carta, sobre { $below }
villagers-room =
    { $count ->
        [one] lleva 1 carta encima
       *[other] lleva { $count } cartas encima
    }
villagers-market-under =
    { $number ->
        [1] Cuando se vacía este mazo, el primer mercado sigue a la construcción de esa ronda.
       *[other] Cuando se vacían todos los mazos, el segundo mercado sigue a la construcción de esa ronda, y la partida acaba.
    }
villagers-market-when =
    { $state ->
        [over] ya pasó
        [due] en esta ronda
        [empty] al vaciarse
       *[all-empty] al vaciarse todos
    }
villagers-number = aldea { $number }
villagers-drafted-now = reclutados en esta ronda
villagers-pay-own = El banco paga a quien abre el candado en tu aldea
villagers-pay-other = Paga a quien abre el candado en la aldea de { $player }
villagers-does-monk = Sustituye a cualquier aldeano de una cadena menos al último; se coloca junto con el aldeano que lleva encima.
villagers-does-apprentice = Ocupa el lugar de un aldeano cubierto de cualquier aldea; ese aldeano pasa a la tuya en el acto.
villagers-does-tinner = Durante el resto de tu turno de construir los candados se abren gratis. Se descarta.
villagers-does-smuggler = El banco te paga el oro impreso de uno de tus aldeanos sin cubrir. Se descarta.
villagers-does-courier = En el turno de reclutar de otro, antes de que elija: toma un aldeano del camino. Se descarta.
villagers-does-freelancer = Se queda. Quien le pone una moneda antes de construir coloca una carta más.
villagers-does-benefactor = En tu turno de reclutar: coloca un aldeano de la mano; su comida cuenta enseguida. Se descarta.
villagers-does-nun = Se queda. Al final vale la plata de un aldeano del que tengas justo uno.
villagers-does-pigeoneer = Mira lo alto de la reserva y toma una carta. Se descarta.
villagers-does-prophet = En tu turno de reclutar: mira un mazo y recluta la carta que quieras. Se descarta.
villagers-does-recruiter = Se queda. En cada turno tuyo de reclutar, una moneda compra un segundo recluta.
villagers-does-barbarian = En tu turno de reclutar: toma las monedas del camino; sus aldeanos se van. Se descarta.
villagers-does-flaker = En tu turno de reclutar: toma un aldeano que alguien acaba de reclutar. Se descarta.
villagers-does-noble = Mira la mano de otro y toma una carta que no sea roja. Se descarta.
villagers-does-schemer = Toma un aldeano sin cubrir de cualquier aldea. Se descarta.
villagers-does-thief = Se queda. En cada turno tuyo de construir le quita monedas a alguien.
villagers-does-sheriff = Descarta a un Ladrón y te quedas sus monedas. Se descarta.
villagers-gold = oro
villagers-food = comida
villagers-builder = constructor
villagers-silver = plata en el segundo mercado
villagers-kept = Guardadas hasta ahora: { $cards }
villagers-countess-worth = La Condesa tiene { $coins } monedas; su propia carta vale { $gold } de oro en un mercado
villagers-countess-gold = su carta: { $gold } de oro en un mercado
villagers-countess-none = Todavía no se ha ido nadie con ella.
