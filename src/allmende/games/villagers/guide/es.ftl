# Lo que dice la guía, en el orden de su guion.

welcome = Fundas una aldea con una carta de Fundadores y una mano de gente que quisiera vivir en ella. En cada ronda reclutas primero en el camino, donde los aldeanos están bocarriba. Toma al Recolector por su comida.
stack = También puedes robar bocabajo de un mazo. El dorso solo muestra el gremio. Tu mano es sobre todo de Madera, así que roba la carta superior del tercer mazo.
build = Un Tonelero, muy bien. Ahora todos construyen: al principio, dos aldeanos por ronda. El Recolector no depende de nadie: colócalo por su cuenta.
basic = La mayoría de los aldeanos se apoya en el trabajo de otro. El Ruedero de tu mano necesita antes un Leñador. Esos aldeanos básicos siempre están disponibles: cambia una carta de la mano por uno.
price = La carta que descartas va bocabajo encima de un mazo. Ponla en el último: tardará en volver al camino.
give = Ahora elige la carta. Nadie en tu aldea cultiva uvas, así que descarta al Vinatero.
chain = Tu Leñador está en su sitio. Coloca al Ruedero encima: tres de oro.
end = Solo cuentan los símbolos descubiertos: oro, comida y constructores. Has colocado dos aldeanos, así que termina tu turno. Si nadie en tu aldea tuviera comida, tendrías que girar a tus Fundadores hacia el lado de la granja.
food = Nueva ronda, y para esto sirve la comida: cada comida te deja reclutar un aldeano más, así que ahora eliges tres veces. Toma al Carpintero: un constructor que además abre candados.
key = Tu Tonelero lleva un candado con el nombre del Herrero. Hay un Herrero en el camino. Tómalo: las monedas que se pagan por abrir ese candado van sobre tu Herrero.
third = Una elección más. El Zarcero es un constructor que no necesita a nadie debajo. Con él en tu aldea colocas tres aldeanos por ronda en vez de dos.
cover = Ahora piensa en cadenas. El Carretero va encima del Ruedero: cubre tres de oro, pero el Carretero tiene nueve. Colócalo.
padlock = El Tonelero también cabe sobre el Leñador: la primera carta de una cadena sostiene dos. El Tonelero tiene candado y nadie tiene aún un Herrero, así que pagas dos monedas al banco. Con tu propio Herrero en su sitio, el banco habría puesto esas monedas sobre tu Herrero.
market = El segundo mazo se ha agotado, así que al final de esta ronda se celebra un mercado: todos cobran el oro que muestran. Termina tu turno y cuenta tus monedas.
goodbye = Ese ha sido el primero de dos mercados. El segundo se celebra cuando todos los mazos están vacíos. Vuelve a pagar el oro y además la plata, que premia lo demás que hay en tu aldea. Gana quien tenga más monedas. Las cartas rojas tienen efectos propios. ¡El camino es tuyo!
