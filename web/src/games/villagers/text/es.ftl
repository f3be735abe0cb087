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
villagers-countess =
    { $coins ->
        [one] la Condesa tiene 1 moneda
       *[other] la Condesa tiene { $coins } monedas
    }
villagers-in-row =
    { $coins ->
        [0] Camino, lugar { $place }: { $card }
        [one] Camino, lugar { $place }: { $card }, con 1 moneda encima
       *[other] Camino, lugar { $place }: { $card }, con { $coins } monedas encima
    }
villagers-stack =
    { $size ->
        [one] Mazo { $stack }: 1 carta, arriba { $suit }
       *[other] Mazo { $stack }: { $size } cartas, arriba { $suit }
    }
villagers-basic = { $card }, quedan { $count }
villagers-left = quedan { $count }
villagers-your-village = Tu aldea
villagers-village-of = Aldea de { $player }
villagers-hand-of =
    { $count ->
        [one] Mano de { $player }: 1 carta
       *[other] Mano de { $player }: { $count } cartas
    }
villagers-account =
    { $coins ->
        [one] 1 moneda, { villagers-account.rest }
       *[other] { $coins } monedas, { villagers-account.rest }
    }
    .rest =
        { $builders ->
            [one] { $food } de comida, 1 constructor, { villagers-account.limits }
           *[other] { $food } de comida, { $builders } constructores, { villagers-account.limits }
        }
    .limits = límite para reclutar { $draft }, límite de construcción { $build }
villagers-drafts = reclutados { $picks }/{ $limit }
villagers-builds =
    { $left ->
        [one] colocados { $used }/{ $limit } · queda 1 cambio
       *[other] colocados { $used }/{ $limit } · quedan { $left } cambios
    }
villagers-build-limit = límite de construcción { $limit }
villagers-end = Terminar tu turno
villagers-covered = Cubierta: solo cuenta lo impreso por encima del nombre
villagers-live = Descubierta: cuenta todo
villagers-drafted = Reclutado, irá a la mano: { $card }
villagers-back = Dorso: { $suit }
villagers-no-cards = Sin cartas en la mano
villagers-on = sobre { $card }
villagers-goes-on = va sobre { $card }
villagers-padlock-of = candado: { $card }
villagers-take = Toma la carta { $card } (lugar { $place })
villagers-place-on = Coloca la carta { $card } sobre { $below }
villagers-place-beside = Coloca la carta { $card } sobre { $below }, junto a otra
villagers-room =
    { $count ->
        [one] cabe 1 carta encima
       *[other] caben { $count } cartas encima
    }
villagers-market-under =
    { $number ->
        [1] Cuando se vacía este mazo, el primer mercado se celebra al final de esa ronda.
       *[other] Cuando se vacían todos los mazos, el segundo mercado se celebra al final de esa ronda y la partida acaba.
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
villagers-does-monk = Sustituye a cualquier aldeano de una cadena menos al de arriba. Se coloca junto con el aldeano que va encima.
villagers-does-apprentice = Ocupa el lugar de un aldeano cubierto de cualquier aldea. Ese aldeano pasa enseguida a la tuya.
villagers-does-tinner = Durante el resto de tu turno de construcción los candados son gratis. Se descarta.
villagers-does-smuggler = El banco te paga el oro impreso de uno de tus aldeanos descubiertos. Se descarta.
villagers-does-courier = Cuando recluta otra persona, antes de que elija: llévate a la mano un aldeano del camino. Se descarta.
villagers-does-freelancer = Se queda. Quien le pone una moneda antes de construir coloca un aldeano más.
villagers-does-benefactor = En tu turno de reclutar: coloca un aldeano de la mano. Su comida cuenta enseguida. Se descarta.
villagers-does-nun = Se queda. Al final vale la plata de un aldeano del que tengas exactamente uno.
villagers-does-pigeoneer = Mira las primeras cartas de la reserva y llévate una a la mano. Se descarta.
villagers-does-prophet = En tu turno de reclutar: mira un mazo y recluta la carta que quieras. Se descarta.
villagers-does-recruiter = Se queda. En cada turno tuyo de reclutar puedes pagar una moneda por otra elección.
villagers-does-barbarian = En tu turno de reclutar: toma todas las monedas del camino. Sus aldeanos se van. Se descarta.
villagers-does-flaker = En tu turno de reclutar: toma un aldeano que alguien acaba de reclutar. Se descarta.
villagers-does-noble = Mira la mano de alguien y toma una carta que no sea roja. Se descarta.
villagers-does-schemer = Llévate a la mano un aldeano descubierto de cualquier aldea. Se descarta.
villagers-does-thief = Se queda. En cada turno tuyo de construcción puedes quitarle monedas a alguien.
villagers-does-sheriff = Descarta a un Ladrón y quédate con las monedas de esa carta. Se descarta.
villagers-gold = oro
villagers-food = comida
villagers-builder = constructor
villagers-silver = plata en el segundo mercado: { $formula }
villagers-silver-per_gold_symbol = { $amount } por cada { $every } cartas que muestran oro
villagers-silver-per_suit_symbol =
    { $every ->
        [one] { $amount } por cada símbolo de { $suit }
       *[other] { $amount } por cada { $every } símbolos de { $suit }
    }
villagers-silver-per_padlock = { $amount } por cada candado
villagers-silver-printed_gold_of_suit = otra vez el oro que se ve en { $suit }
villagers-silver-per_food = { $amount } por cada comida que se ve
villagers-silver-per_builder = { $amount } por cada constructor que se ve
villagers-silver-max_coins_on_one_villager = tanto como el aldeano con más monedas
villagers-silver-per_card_in_hand = { $amount } por cada carta en la mano
villagers-silver-per_set_of_suits = { $amount } por cada conjunto de { $suit }
villagers-kept = Guardadas hasta ahora: { $cards }
villagers-countess-worth =
    { $coins ->
        [one] La Condesa tiene 1 moneda; su propia carta vale { $gold } de oro en un mercado
       *[other] La Condesa tiene { $coins } monedas; su propia carta vale { $gold } de oro en un mercado
    }
villagers-countess-gold = su carta: { $gold } de oro en un mercado
villagers-countess-none = Todavía no vive nadie con ella.

villagers-gallery-backs = Reversos de las cartas
