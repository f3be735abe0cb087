# Lo que dice la guía, en el orden de su guion.

welcome = Esta es tu granja: cuatro personas de la primera generación, una moneda y un granero vacío. Sus descendientes serán campesinos, artesanos, viajeros, concejales y monjes, y gana la familia que deje mejor recuerdo.
turn = En cada turno tomas un cubo y, con él, la acción del lugar donde estaba. Los cubos son influencia: más tarde pagan cosas. Toma el marrón de la cosecha; el marrón es la fe.
harvest = El cubo es tuyo. Ahora recoge la cosecha: con alguien en casa son dos sacos de grano, y más en cuanto tengas un arado y un animal que tire de él.
family = La otra familia ha mandado a alguien a la herrería: en cada turno queda un cubo menos en el tablero, y cuando no queda ninguno termina la ronda. Una familia debe crecer: toma el cubo verde de la familia.
birth = Los que aún no han nacido esperan en la granja, primero la siguiente generación. Que nazca un niño: no cuesta nada, y estará ahí cuando sus mayores ya no estén.
crafts = Las mercancías las hacen los artesanos. Toma el cubo rosa de la artesanía.
train = Manda a alguien de aprendiz a la carretería. No se paga con cubos sino con tiempo: tu marcador avanza por el camino que rodea tu granja.
produce = Un aprendiz puede ponerse a trabajar enseguida. Una carreta vuelve a costar tiempo: mira hasta dónde ha llegado tu marcador. Cuando cruza el puente, muere alguien de tu familia.
travel = Para viajar hace falta una carreta. Toma el cubo marrón del mapa de viajes; junto con el primero paga el camino del norte.
road = Manda a alguien de la primera generación a la ciudad cercana del norte. Cada ciudad que visitas da un regalo al momento, y cuantas más hayas visto, más valen al final.
pay = Donde se pagan cubos, una moneda puede sustituir a cualquiera de ellos. Tienes los cubos, así que guarda la moneda: vale un punto.
plague = ¡Tres de prestigio por la primera ciudad! Y ahora algo oscuro: los cubos negros son la plaga. Nadie los quiere, porque cuestan tiempo, pero un lugar donde no queda nada mejor sigue siendo un lugar. Toma el de la iglesia.
church = Entrega a tu hijo a la iglesia. No te queda ningún cubo marrón; podrías dar tu moneda en su lugar, pero paga con tiempo: tu marcador pasará el puente, y el tablero te lo advierte.
death = Tiene que irse alguien de la generación más vieja. Si en la crónica hay sitio para lo que hizo en vida, allí se le recuerda, y eso da puntos; si no, le espera una tumba sin nombre. Elige a quién despides.
goodbye = Eso es lo esencial: cubos, tiempo y una familia que vive y muere. Lo demás te lo irá contando la aldea: los clientes del mercado pagan las mercancías con puntos, el concejo concede privilegios y después de cada ronda se celebra una misa. Si algo te intriga, señálalo. ¡La partida es tuya!
