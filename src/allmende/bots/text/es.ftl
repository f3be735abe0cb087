# Los bots, como los conocen los jugadores, y lo que se dice cuando uno falla.

bot-apprentice = Aprendiz: solo mira este turno y comete errores
bot-journeyman = Oficial: mira adelante durante una décima de segundo
bot-master = Maestro: mira adelante durante un segundo
bot-grandmaster = Gran maestro: ha aprendido de miles de partidas; donde eso no ayuda, juega como un maestro
bot-greedy = Codicioso: toma lo que mejor pinta al final de este turno
bot-random = Azar: hace cualquier jugada legal
bot-search = Búsqueda: mira adelante con el presupuesto que le des
bot-learned = Aprendido: juega con lo que ha aprendido de partidas

level-apprentice = aprendiz
level-journeyman = oficial
level-master = maestro
level-grandmaster = gran maestro
level-greedy = codicioso
level-random = al azar
level-search = búsqueda
level-learned = aprendido

bot-trouble-raised = { $player } ({ $bot }) ha fallado ({ $detail }) y ha hecho la mejor jugada que tenía.
bot-trouble-overran = { $player } ({ $bot }) ha tardado demasiado y ha hecho la mejor jugada que tenía.
bot-trouble-not-allowed = { $player } ({ $bot }) ha elegido una jugada ilegal ({ $detail }) y ha hecho la mejor que tenía.
