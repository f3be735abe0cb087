# Lo que dice la guía, en el orden de su guion.

welcome = Este es tu dominio: tres bosques, dos estanques, dos campos, un establo y algunas casillas vacías. La mayoría de los puntos viene de los edificios y de tu rueda de cocina. Los animales en pastos, las fincas pequeñas y el vidrio añaden algunos más.
place = Un turno es sencillo: vas a algún sitio y usas a los dos artesanos que están junto a tu casilla. El primer movimiento es gratis. Ve a la casilla de Blasiwald que está entre el Molinero de arena y el Constructor.
sand = Tus bienes están en dos ruedas que giran solas. La de la izquierda hace un vidrio en cuanto tienes al menos 1 de madera, arena, agua y carbón. La de la derecha cocina con carbón, gachas y carne. A la izquierda solo falta arena. El Molinero de arena te da una por cada uno de tus estanques: mira cómo gira la rueda.
builder = Has gastado uno de cada bien y tienes un vidrio. Ahora usa al Constructor, el segundo artesano de tu casilla. Puedes pagar con lo que te dio el primero.
sawmill = Los edificios mejores cuestan vidrio: ninguno en la primera columna, uno en la segunda, dos en la tercera y tres los grandes. Toma el Aserradero por dos ladrillos y tu vidrio. Vale 3 puntos, y desde ahora el Leñador te da más madera.
stands = Un edificio va en una casilla vacía o sustituye a un campo, un estanque o un pasto tuyo. Si es pequeño, casi no importa dónde. Ponlo en el centro.
again = Has usado a los dos artesanos, así que tu turno terminó y le tocó a la otra persona. Moverte dentro de un pueblo es gratis. Ve a la casilla que está entre el Leñador y el Porquero. La figura gris no es de nadie: ocupa una casilla, y entrar en su pueblo cuesta peaje.
lumberjack = El Leñador tala uno de tus bosques por cuatro de madera, y tu Aserradero añade una más.
fell = Ahora da igual qué bosque elijas. Más tarde puedes construir en su casilla.
pig = Un marcador llega como mucho a siete de madera; lo que sobra se pierde. Ahora toma un cerdo. Los cerdos pueden vivir en bosques, las vacas en el establo, y ambos en pastos. Solo en los pastos valen un punto.
travel = Vamos a otro pueblo. Cada camino cuesta una provisión; el letrero junto al nombre del pueblo muestra cuántas necesitas. Las provisiones son también un reloj: cuando has gastado tantas que un marcador llega al reloj de arena, anuncias el final. Ve a Altglashütten, junto al Cocinero.
toll = Allí ya hay alguien, así que le pagas un recurso básico por entrar. Tú eliges cuál, y puede rechazarlo. Te sobra madera.
cook = El Cocinero saca gachas de los campos o carne de los estanques. Te falta carne, así que toma carne: la rueda de cocina girará y te dará provisiones y una mercancía. Los números de su borde son puntos al final.
goodbye = La otra persona andaba justa y mendigó: un turno a cambio de una provisión. Eso siempre es posible. Ya conoces lo esencial. Con una mercancía puedes cambiar al Mercader ambulante por cualquier artesano antes de moverte. Los pasos de la vidriería te traen fincas pequeñas. Aparecen encargos nuevos cuando una rueda de cocina ha girado dos veces. ¡El bosque es tuyo!
