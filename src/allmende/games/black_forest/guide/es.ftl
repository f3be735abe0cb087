# Lo que dice la guía, en el orden de su guion.

welcome = Este es tu dominio: tres bosques, dos estanques, dos campos, un establo y algo de tierra libre. Lo llenarás de edificios, animales y más tierras; la mayoría de los puntos están en los edificios.
place = Un turno es sencillo: vas a algún sitio y recurres a los dos artesanos que están junto a tu espacio. El primer paso es gratis. Ve al espacio de Blasiwald que está entre el Molinero de arena y el Constructor.
sand = Tus bienes viven en dos ruedas que giran solas. La de la izquierda hace un vidrio en cuanto la madera, la arena, el agua y el carbón están todos en 1 o más; la de la derecha cocina carbón, gachas y carne. A la izquierda solo falta arena. El Molinero de arena te da una por cada uno de tus estanques: mira cómo gira la rueda.
builder = Se ha ido uno de cada bien, y de ello ha salido un vidrio. Ahora el Constructor, el segundo de tu espacio: lo que dio el primero puede pagarle.
sawmill = El vidrio es lo que cuestan los edificios mejores: nada en la primera columna, uno en la segunda, dos en la tercera y tres los grandes. Toma el Aserradero por tres ladrillos y tu vidrio. Vale 3 puntos, y desde ahora el Leñador te traerá más madera.
stands = Un edificio se pone en tierra libre, o en lugar de un campo, un estanque o un pasto tuyo. Si es pequeño, no importa mucho dónde. Ponlo en el centro.
again = Los dos artesanos están usados, así que tu turno terminó y le ha tocado al otro. Dentro de un pueblo te mueves sin pagar. Pasa al espacio que está entre el Leñador y el Porquero. La figura gris no es de nadie: ocupa un espacio, y quien entra en su pueblo paga peaje.
lumberjack = El Leñador tala uno de tus bosques a cambio de cuatro de madera, y tu Aserradero añade una más.
fell = Ahora mismo da igual qué bosque sea. Su casilla quedará libre para construir.
pig = Siete de madera: un marcador no llega a más, y lo que sobra se pierde. Ahora, un cerdo. Los cerdos pueden vivir en bosques, las vacas en el establo, y ambos en pastos; solo en los pastos valen un punto.
travel = Vamos a otro pueblo. Cada camino cuesta 1 de víveres; el letrero junto al nombre del pueblo dice cuántos. Los víveres son también un reloj: quien ha gastado tantos que un marcador llega al reloj de arena de la rueda anuncia el final. Ve a Altglashütten, junto al Cocinero.
toll = Allí ya hay alguien, así que pagas un recurso básico por entrar. Tú eliges cuál, y el otro puede rechazarlo. Te sobra madera.
cook = El Cocinero saca gachas de los campos o carne de los estanques. Te falta carne, así que toma carne: la rueda de cocina girará y te dará víveres y una mercancía. Los números de su borde son puntos para ti al final.
goodbye = El otro andaba justo y se fue a mendigar: un poco de víveres por un turno perdido, un recurso siempre a mano. Eso es lo esencial. Con una mercancía puedes intercambiar al Mercader ambulante con cualquier artesano antes de moverte, los pasos de la vidriería te traen haciendas pequeñas, y en el mapa aparecen encargos cuando la rueda de alguien ha cocinado dos veces. Si algo te intriga, señálalo. ¡El bosque es tuyo!
