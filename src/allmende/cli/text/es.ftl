# Lo que dice la línea de órdenes.

error-interrupted = interrumpido
error-unexpected = Ha fallado algo que no debía ({ $kind }: { $text }). Con ALLMENDE_DEBUG=1 se ve dónde.

games-name = nombre
games-title = título
games-seats = jugadores
games-options = opciones (valor por defecto en negrita)
games-range = de { $low } a { $high }

bots-name = nombre
bots-what = qué hace
bots-parameters = parámetros

# ── antes de la partida ──────────────────────────────────────────────────────────────────────────

welcome = Te damos la bienvenida a Allmende.
ask-game = ¿Qué juego?
ask-players = ¿Cuántos jugadores?
ask-company = ¿Con quién quieres jugar?
company-bots = bots
company-people = personas ante este teclado
player = Jugador { $number }

# ── en la mesa ───────────────────────────────────────────────────────────────────────────────────

greeting = { $title }. El reparto está sellado: { $commitment }
hand-on = { $player }, te toca. Pulsa Intro cuando nadie más esté mirando.
confirm = Intro: continuar · u: deshacer
not-a-choice = «{ $typed }» no es una opción: escribe un número del 1 al { $count }, o h para ver la ayuda.
nothing-to-undo = No puedes deshacer: se ha revelado algo o ya ha jugado otra persona.
undone = Deshecho.
effect-uncertain = luego decide el azar
why-not-nothing = Puedes hacer todo lo que se te ocurra.
why-not-rule = regla { $rule }
winners = { $count ->
    [one] Gana { $names }.
   *[other] { $names } comparten la victoria.
}

ask-file = ¿En qué archivo se guarda? [{ $file }]
saved = Guardada en { $file }. Desde ahora se guarda ahí cada acción.
kept = La partida está guardada en { $file }.
resume-hint = Guardada. Para continuar: allmende play --resume { $file }{ $rest }
save-hint = La partida no se ha guardado. Para guardarla, escribe g mientras juegas o empieza con --save ARCHIVO.

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
      u  deshacer tu última elección, si no se ha revelado nada ni ha jugado nadie más
      p  lo que ahora no puedes hacer, por qué no, y el número de la regla
      m  dibujar otra vez la mesa
      r  todo lo que ha pasado hasta ahora
      g  guardar la partida y continuarla más tarde
      h  esta ayuda
      q  salir

# ── una mesa en un servidor ──────────────────────────────────────────────────────────────────────

join-seated = Juegas como { $name }.
join-watching = Todos los asientos están ocupados, así que miras la partida.
join-waiting = … { $prompt }
join-lost = Se ha perdido la conexión. Reintentando …
join-left = Tu asiento queda reservado. Para volver: allmende join { $address }
command-say = c decir
command-say-does = decir
join-help =
    Escribe el número de una opción y pulsa Intro. O una de estas letras:
      u  deshacer tu última elección, si no se ha revelado nada ni ha jugado nadie más
      p  lo que ahora no puedes hacer, por qué no, y el número de la regla
      m  dibujar otra vez la mesa
      r  todo lo que ha pasado hasta ahora
      c  decir algo a toda la mesa: c hola
      h  esta ayuda
      q  salir; tu asiento queda reservado

# ── simulación ───────────────────────────────────────────────────────────────────────────────────

simulate-playing = Jugando
simulate-title = { $title }: { $games } partidas, { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}, bots: { $bots }
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
simulate-by-order = Por orden de turno
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

arena-title = { $title }: bots contra bots, { $games } partidas de { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}
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
} y ha jugado lo mejor que había encontrado.
arena-broken-off = Interrumpido. { $games ->
    [one] Queda guardada una partida
   *[other] Quedan guardadas { $games } partidas
} en { $file }; repite la orden para jugar las que faltan.
arena-automata = { $bot } sumó { $mine } de media; el mejor autómata, { $theirs }.
arena-least = mínimo
arena-quarter = primer cuartil
arena-middle = mediana
arena-three-quarters = tercer cuartil
arena-most = máximo
arena-pair-better = { $bot } es mejor que { $other }: ha ganado un { $difference } % más de las partidas (95 %: { $low } – { $high }; { $deals } repartos).
arena-pair-level = { $bot } y { $other } están igualados: se diferencian en menos del 10 % de las partidas (95 %: { $low } – { $high }; { $deals } repartos).
arena-pair-open = Aún no se sabe si { $bot } es mejor que { $other }: ha ganado un { $difference } % más de las partidas (95 %: { $low } – { $high }; { $deals } repartos).
arena-chart-wins = Parte de las partidas ganadas, con intervalos del 95 % (a trazos: a partes iguales)
arena-chart-scores = Distribución de los puntos (línea: la media)

# ── informe ──────────────────────────────────────────────────────────────────────────────────────

report-title = { $title }: un informe para quien la diseña
report-how = Hecho el { $made } con `allmende report`; repartos a partir de la semilla { $seed }. Los intervalos son del 95 %.
report-section = { $players ->
    [one] Una persona
   *[other] { $players } personas
}, { $games } partidas, todos los asientos jugados por { $bot }
report-too-few = interrumpido; { $games ->
    [one] se jugó una partida
   *[other] se jugaron { $games } partidas
} y un informe necesita { $least }
report-broken-off = interrumpido tras { $games } de { $total } partidas; estas son las cifras hasta ahí
report-figure = medida
report-mean = media
report-median = mediana
report-p95 = percentil 95
report-sd = ± desv.
report-range = menor – mayor
report-games = partidas
report-bot = bot
report-wins = victorias
report-interval = 95 %
report-even = parte igual
report-score-against = puntos : los demás
report-length = Decisiones por partida
report-rounds = Rondas
report-ended = Cómo acabó
report-score = Puntuación
report-winning = Puntuación ganadora
report-margin = Ventaja sobre el segundo
report-seat = Asiento { $number }
report-place = { $number ->
    [1] Decidió primero
    [2] Decidió segundo
    [3] Decidió tercero
   *[other] Decidió en el puesto { $number }
}
report-first-wins = Partidas ganadas por quien decidió primero
report-chart-scores = Distribución de las puntuaciones (línea: la media)
report-chart-seats = Parte de las partidas ganadas, por asiento (a trazos: a partes iguales)
report-chart-order = Parte de las partidas ganadas, por orden de juego (a trazos: a partes iguales)
report-chart-race = Con qué frecuencia gana quien va en cabeza en este punto de la partida (a trazos: a partes iguales)
report-lead-changes = Cambios de cabeza por partida
report-drama = Drama (0: quien ganó nunca fue por detrás)
report-decided-at = Quien gana va en cabeza hasta el final tras esta parte de la partida
report-won-at = Casi ganada (9 veces de cada 10) tras esta parte de la partida
report-decisiveness = Decisión (la parte de la partida que queda)
report-uncertainty = Incertidumbre (1: ir en cabeza no dice nada, 0: lo dice todo)
report-last-round = Partidas en las que la última ronda cambió al ganador
report-source = fuente
report-winners = quienes ganaron
report-losers = quienes perdieron
report-chart-points = Puntos por fuente
report-chart-goods = Lo que entró y salió, por fuente (un asiento en una partida)
report-all-sources = Todas las fuentes
report-components = Componentes
report-warning = La parte de victorias de un componente dice tanto de quién lo usa como de lo que vale: quien va por delante puede permitirse más. Para saber lo que vale, cámbialo (--against, --vary) o prohíbelo (--without).
report-chart-components = Parte de las partidas ganadas por quienes lo usaron: lo más seguro primero (a trazos: a partes iguales)
report-all-components = Todos los componentes
report-component = componente
report-offered = ofrecido
report-used = usado
report-used-of = Asientos que usaron { $component }
report-times = veces
report-when = primer uso
report-win-share = victorias
report-choices = Opciones
report-dead = Casi nunca elegidas cuando se ofrecen:
report-dominant = Casi siempre elegidas cuando se ofrecen:
report-decision = decisión
report-per-game = por partida
report-options = opciones
report-clear = una es claramente mejor
report-close = varias igual de buenas
report-strength = { $bot }, { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}
report-chart-without = Partidas ganadas por un asiento que prescinde de: { $names } (a trazos: a partes iguales)
report-against = { $mine } frente a { $theirs }: { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}, { $deals } repartos
report-mine = primero
report-theirs = segundo
report-difference = diferencia
report-effect = tamaño del efecto
report-needed = repartos necesarios
report-vary = { $what }, variado: { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}

# ── ajuste ───────────────────────────────────────────────────────────────────────────────────────

tune-broken-off = interrumpido; { $steps ->
    [one] un paso queda guardado
   *[other] { $steps } pasos quedan guardados
} en { $file }; la misma orden continúa desde ahí
tune-duels = Los pesos nuevos han ganado el { $share } % de { $games } partidas contra los viejos (95 %: { $low } – { $high }).
train-generation = Generación { $generation }: ha aprendido de { $looks } posiciones. En partidas reservadas explica el { $margin } % de las diferencias a las que se ajusta; sus probabilidades se desvían de ellas { $calibration } puntos.
train-gate = Ha ganado el { $share } % de { $games } partidas contra { $met } (95 %: { $low } – { $high }).
train-best = El mejor modelo es { $file }. Pruébalo: allmende arena { $game } --bots learned:model={ $file },master
train-broken-off = interrumpido; lo jugado y aprendido está en { $folder }, y la misma orden sigue desde ahí

# ── repetir y comprobar ──────────────────────────────────────────────────────────────────────────

replay-title = { $title }, { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}, { $actions } acciones
replay-step = Intro: siguiente · a: atrás · número: ir ahí · m: mesa · q: salir
replay-back = a
replay-table = m
replay-quit = q
replay-over = La partida ha terminado.
replay-not-over = La partida sigue a partir de aquí.
replay-hidden = elige en secreto

verify-file = el archivo es una partida de { $title }, formato { $format }
verify-rules = se jugó con estas reglas (versión { $version })
verify-components = y con estos números ({ $digest })
verify-seed = su semilla corresponde al compromiso del archivo ({ $commitment })
verify-published = que es el publicado
verify-unpublished = Para asegurarte del reparto, compáralo con el compromiso publicado antes de la partida, o indícalo con --commitment.
verify-actions = las { $count } acciones son legales
verify-over = la partida ha terminado; los puntos son { $scores }
verify-running = la partida no ha terminado; los puntos hasta ahora son { $scores }

# ── medir ────────────────────────────────────────────────────────────────────────────────────────

bench-title = Juego al azar en un núcleo, { $engine ->
    [compiled] motor compilado
   *[other] motor interpretado
}
bench-game = { $game }, { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}
bench-decisions = decisiones/s
bench-clones = copias/s
bench-games = partidas/s
bench-playouts = rondas al azar/s
bench-playout-decisions = decisiones/s en ellas
bench-nodes = nodos/s al buscar (2 jugadores)
bench-slowest = más lenta/mediana
