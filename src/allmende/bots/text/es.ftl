# Los bots, como los conocen los jugadores, y lo que se dice cuando uno falla.

bot-apprentice = Aprendiz: solo mira este turno, y a veces lo juzga mal
bot-journeyman = Oficial: piensa una décima de segundo por delante
bot-master = Maestro: piensa un segundo por delante
bot-greedy = Codicioso: toma lo que mejor pinta al final de este turno
bot-random = Azar: hace cualquier cosa permitida
bot-search = Búsqueda: prueba lo que puede venir; con el presupuesto que le des

bot-trouble-raised = { $player } ({ $bot }) ha fallado ({ $detail }) y sigue con lo mejor que tenía.
bot-trouble-overran = { $player } ({ $bot }) ha tardado demasiado y sigue con lo mejor que tenía.
bot-trouble-not-allowed = { $player } ({ $bot }) ha elegido algo no permitido ({ $detail }) y sigue con lo mejor que tenía.
