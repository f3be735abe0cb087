# Lo que dice la guía, en el orden de su guion.

welcome = Esta es tu granja: cuatro familiares de la primera generación, una moneda y un granero vacío. Tu familia cosechará, aprenderá oficios, viajará, entrará en el concejo y servirá a la iglesia. Gana la familia con más prestigio.
turn = En cada turno tomas un cubo y, con él, la acción del espacio donde estaba. Los cubos son influencia: con ellos pagas más adelante. Toma el cubo marrón de la cosecha. El marrón es la fe.
harvest = El cubo es tuyo. Ahora cosecha: con alguien en casa obtienes dos granos, y más en cuanto tengas un arado y un animal que tire de él.
family = La otra familia ha enviado a alguien a la herrería. Cada turno quita un cubo del tablero, y cuando no queda ninguno termina la ronda. Tu familia tiene que crecer: toma el cubo verde de Familia.
birth = Los familiares que aún no han nacido esperan en tu reserva, primero la generación más baja. Ten descendencia: no cuesta nada, y estará ahí cuando falten sus mayores.
crafts = Los bienes los fabrican los artesanos. Toma el cubo rosa de Artesanía.
train = Forma a alguien en la carretería. Eso cuesta tiempo, no cubos: tu marcador avanza por el registro de vida que rodea tu granja.
produce = Quien acaba de aprender puede ponerse a trabajar enseguida. Una carreta vuelve a costar tiempo: mira hasta dónde ha llegado tu marcador. Cuando cruza el puente, muere uno de tus familiares.
travel = Para viajar necesitas una carreta. Toma el cubo marrón de Viaje; junto con el primero paga el camino del norte.
road = Envía a un familiar de la primera generación a la ciudad cercana del norte. Cada ciudad te da algo en la primera visita, y cuantas más ciudades hayas visitado, más puntos obtienes al final.
pay = Siempre que pagas cubos, una moneda puede sustituir a cualquiera de ellos. Tienes los cubos, así que guarda la moneda: vale un punto.
plague = ¡Tres puntos de prestigio por tu primera ciudad! Ahora algo más oscuro: los cubos negros son la plaga. Cuestan dos horas y no dan influencia, pero la acción la haces igual. Toma el de la iglesia.
church = Envía a tu descendiente a la iglesia. No te queda ningún cubo marrón. Valdría una moneda, pero paga con tiempo: tu marcador cruzará el puente, y el tablero te avisa de ello.
death = Tiene que morir uno de tus familiares más viejos. Si en la crónica hay sitio para lo que hizo en vida, allí se le recuerda; si no, acaba en una tumba anónima. La crónica solo puntúa a partir de tres personas. Elige quién muere.
goodbye = Eso es lo esencial: cubos, tiempo y una familia que vive y muere. Hay más por descubrir: los clientes del mercado dan puntos a cambio de bienes, el concejo concede privilegios y cada ronda termina con una misa. ¡La partida es tuya!
