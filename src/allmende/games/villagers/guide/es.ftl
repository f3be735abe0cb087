# Lo que dice la guía, en el orden de su guion.

welcome = Has fundado una aldea: dos Fundadores y una mano de gente que quisiera vivir en ella. En cada ronda reclutas primero en el camino. En la fila, boca arriba, ves a quién te llevas. Toma al Recolector: trae comida.
stack = También puedes robar a ciegas de un mazo. El dorso dice el palo y nada más. Tu mano es sobre todo de madera, así que roba la carta superior del tercer mazo.
build = Un Tonelero, muy bien. Ahora todos construyen: al principio, dos aldeanos por ronda. El Recolector no depende de nadie: colócalo, se vale solo.
basic = La mayoría de los aldeanos se apoya en el trabajo de otro. Para el Ruedero de tu mano necesitas antes un Leñador, y esa gente sencilla viene enseguida: cambia por él una carta de tu mano.
price = La carta que entregas va boca abajo encima de un mazo. Ponla en el último: desde allí tardará en volver al camino.
give = Ahora elige la carta. Nadie en tu aldea cultiva uvas, así que el Vinatero puede irse.
chain = Tu Leñador está listo. Coloca al Ruedero encima de él: tres de oro.
end = Solo cuenta lo que está descubierto: oro, comida y constructores. Has colocado dos aldeanos, así que termina tu turno. Si nadie en tu aldea trajera comida, los Fundadores tendrían que ponerse a cultivar.
food = Nueva ronda, nueva fila, y para esto sirve la comida: cada comida activa te deja reclutar a uno más, así que ahora eliges tres veces. Toma al Carpintero: es constructor y tiene la llave de candados ajenos.
key = Tu Tonelero lleva un candado con el nombre del Herrero, y uno de ellos acaba de aparecer en el camino. Tómalo: quien abra más tarde un candado así le pondrá monedas encima.
third = Uno más. El Zarcero es un constructor que no necesita a nadie debajo: con él en tu aldea colocas tres aldeanos por ronda en vez de dos.
cover = Ahora piensa en cadenas. El Carretero va encima del Ruedero: tapa sus tres de oro, pero él tiene nueve. Colócalo.
padlock = El Tonelero también cabe sobre el Leñador: una primera carta sostiene dos. Lleva candado, y no hay ningún Herrero en ninguna aldea, así que pagas dos monedas a la banca. Si hubieras colocado antes a tu Herrero, habría pagado la banca por ti.
market = El segundo mazo se ha agotado, así que al final de esta ronda hay mercado: todos cobran el oro que está a la vista. Termina tu turno y cuenta tus monedas.
goodbye = Ese ha sido el primero de dos mercados. El segundo llega cuando todos los mazos están vacíos; vuelve a pagar el oro, y además la plata: aldeanos que premian a quienes viven con ellos. Gana quien tenga más monedas. Las cartas rojas tienen sus propios trucos: señala una para verlos. ¡El camino es tuyo!
