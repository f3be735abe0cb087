# Lo que dice la línea de órdenes.

error-interrupted = interrumpido
error-unexpected = ha fallado algo que no debía ({ $kind }: { $text }); ALLMENDE_DEBUG=1 muestra dónde

games-name = nombre
games-title = título
games-seats = jugadores
games-options = opciones (el valor habitual, en negrita)
games-range = de { $low } a { $high }

bots-name = nombre
bots-what = qué hace
bots-parameters = parámetros

# ── antes de la partida ──────────────────────────────────────────────────────────────────────────

welcome = Te damos la bienvenida a Allmende.
ask-game = ¿Qué juego?
ask-players = ¿Cuántos jugadores?
ask-company = ¿Con quién?
company-bots = bots
company-people = personas ante este teclado
player = Jugador { $number }

# ── en la mesa ───────────────────────────────────────────────────────────────────────────────────

greeting = { $title }. El reparto está sellado: { $commitment }
hand-on = { $player }, el teclado es tuyo. Pulsa Intro cuando nadie más esté mirando.
confirm = Intro: seguir · u: deshacer
not-a-choice = «{ $typed }» no es ninguna de las opciones: escribe un número del 1 al { $count }, o h para ver la ayuda.
nothing-to-undo = No se puede deshacer nada: se ha revelado algo, o ya ha jugado otra persona.
undone = Deshecho.
why-not-nothing = Todo lo que cabría preguntarse está permitido.
why-not-rule = regla { $rule }
list-and = { " y " }
winners = { $count ->
    [one] Gana { $names }.
   *[other] { $names } comparten la victoria.
}
scores-total = Total

ask-file = ¿En qué archivo se guarda? [{ $file }]
saved = Guardada en { $file }; desde ahora se anota ahí cada acción.
kept = La partida queda guardada en { $file }.
resume-hint = Guardada. Para continuar: allmende play --resume { $file }{ $rest }
save-hint = La partida no se ha guardado. Para conservarla, escribe g mientras juegas o empieza con --save ARCHIVO.

command-undo = u deshacer undo
command-undo-does = deshacer
command-why = p porqué why
command-why-does = ¿por qué no?
command-table = m mesa table
command-table-does = mesa
command-log = r registro log
command-log-does = registro
command-save = g guardar save
command-save-does = guardar
command-help = h ayuda help ?
command-help-does = ayuda
command-quit = q salir quit
command-quit-does = salir

help =
    Escribe el número de una opción y pulsa Intro. O una de estas letras:
      u  deshacer tu última elección, mientras no se haya revelado nada ni haya jugado nadie más
      p  lo que ahora no puedes hacer, por qué no, y el número de la regla que lo dice
      m  dibujar otra vez la mesa
      r  todo lo que ha pasado hasta ahora
      g  guardar la partida, para continuarla más tarde
      h  esta ayuda
      q  salir

# ── una mesa en un servidor ──────────────────────────────────────────────────────────────────────

join-seated = Te sientas aquí como { $name }.
join-watching = Todos los asientos están ocupados: miras la partida.
join-waiting = … { $prompt }
join-lost = Se ha perdido la conexión; se intenta de nuevo …
join-left = Tu asiento queda reservado. Para volver: allmende join { $address }
command-say = c decir
command-say-does = decir
join-help =
    Escribe el número de una elección y pulsa Intro. O una de estas letras:
      u  deshace tu última elección, mientras no se haya revelado nada ni haya jugado nadie más
      p  lo que no puedes hacer ahora, por qué no, y el número de la regla que lo dice
      m  dibuja la mesa otra vez
      r  todo lo que ha pasado hasta ahora
      c  dice algo a toda la mesa: c hola
      h  esta ayuda
      q  salir; tu asiento queda reservado

# ── simulación ───────────────────────────────────────────────────────────────────────────────────

simulate-playing = Jugando
simulate-title = { $title }: { $games } partidas, { $players } jugadores, bots: { $bots }
simulate-mean = media
simulate-sd = ± desv.
simulate-range = mín. – máx.
simulate-scores = Puntos
simulate-winning = Puntos de quien gana
simulate-decisions = Decisiones por partida
simulate-seat = Asiento { $number }
simulate-automaton = Autómata
simulate-wins = victorias
simulate-interval = 95 %
simulate-by-seat = Por asiento
simulate-by-order = Por orden de juego
simulate-order = { $number ->
    [1] decide primero
    [2] segundo
    [3] tercero
    [4] cuarto
    [5] quinto
   *[other] número { $number }
}
simulate-even = A partes iguales sería un { $share } %.

# ── arena ────────────────────────────────────────────────────────────────────────────────────────

arena-title = { $title }: bots contra bots, { $games } partidas de { $players }
arena-bot = bot
arena-games = partidas
arena-wins = victorias
arena-interval = 95 %
arena-rank = puesto
arena-score = puntos
arena-rating = nivel
arena-ms = ms
arena-troubles = { $bot } ha fallado { $count ->
    [one] una vez
   *[other] { $count } veces
} y ha seguido con lo mejor que tenía.
arena-broken-off = interrumpido; { $games ->
    [one] queda guardada una partida
   *[other] quedan guardadas { $games } partidas
} en { $file }, y la misma orden juega las que faltan
arena-least = mínimo
arena-quarter = un cuarto por debajo
arena-middle = la mitad por debajo
arena-three-quarters = tres cuartos por debajo
arena-most = máximo
arena-chart-wins = Parte de las partidas ganadas, con intervalos del 95 % (a trazos: a partes iguales)
arena-chart-scores = Con qué frecuencia cada puntuación (línea: la media)

# ── ajuste ───────────────────────────────────────────────────────────────────────────────────────

tune-duels = Los pesos nuevos han ganado el { $share } % de { $games } partidas contra los viejos (95 %: { $low } – { $high }).

# ── repetir y comprobar ──────────────────────────────────────────────────────────────────────────

replay-title = { $title }, { $players } jugadores, { $actions } acciones
replay-step = Intro: siguiente · a: atrás · número: ir ahí · m: mesa · q: salir
replay-back = a
replay-table = m
replay-quit = q
replay-over = La partida ha terminado.
replay-not-over = La partida sigue a partir de aquí.
replay-hidden = decide algo en secreto

verify-file = el archivo es el diario de una partida de { $title }, formato { $format }
verify-rules = se jugó con estas reglas (versión { $version })
verify-components = y con estos componentes ({ $digest })
verify-seed = su semilla corresponde al compromiso escrito en él ({ $commitment })
verify-published = que es el que se publicó
verify-unpublished = Para estar seguro del reparto, compáralo con el compromiso publicado antes de la partida, o indícalo con --commitment.
verify-actions = las { $count } acciones son legales
verify-over = la partida ha terminado; los puntos son { $scores }
verify-running = la partida no ha terminado; los puntos hasta ahora son { $scores }

# ── medir ────────────────────────────────────────────────────────────────────────────────────────

bench-title = Juego al azar en un núcleo, { $engine ->
    [compiled] motor compilado
   *[other] motor interpretado
}
bench-game = { $game }, { $players } jugadores
bench-decisions = decisiones/s
bench-clones = copias/s
bench-games = partidas/s
bench-playouts = rondas al azar/s
bench-playout-decisions = decisiones/s en ellas
bench-slowest = más lenta/mediana
