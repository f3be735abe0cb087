# Lo que dice la propia página.

skip = Ir al contenido
loading = Un momento …
try-again = Reintentar
close = Cerrar
copy = Copiar
copied = Copiado
to-home = Volver al inicio
to-table = Ir a la mesa
to-board = Ver el tablero
to-result = Ver el resultado
trouble-title = Algo ha fallado
trouble-text = Se ha roto algo en esta página. Tus partidas están a salvo en el servidor.
error-offline = El servidor no responde. ¿Está en marcha?
error-server = El servidor ha respondido con el error { $status }.
connection-lost = Se ha perdido la conexión. Reintentando …
lost-title = Fuera del mapa
lost-text = En esta dirección no hay ninguna página.

nav = Páginas
nav-tables = Mesas
nav-rules = Reglas
nav-about = Acerca de
language = Idioma
theme = Tema
theme-light = Claro
theme-dark = Oscuro
theme-contrast = Alto contraste
sound-on = Con sonido
sound-off = Sin sonido
settings = Ajustes

home-title = Te damos la bienvenida a la aldea
my-tables-all = Mostrar las { $count }
home-text = Cuatro juegos de mesa de aldea en un terreno común. Juega con amigos, contra bots o todos en una misma pantalla.
games = Juegos
my-tables = Mis mesas
open-tables = Mesas abiertas
open-none = Ahora mismo nadie busca compañía. Abre una mesa y los demás la verán aquí.
players =
    { $least ->
        [1] De 1 a { $most } jugadores
       *[other] De { $least } a { $most } jugadores
    }
minutes = { $least }–{ $most } min
weight-1 = fácil de aprender
weight-2 = dificultad media
weight-3 = exigente
tagline-village = Una familia a lo largo de cuatro generaciones: trabaja, viaja, reza y pasa a la crónica.
tagline-villagers = Recluta gente del camino, colócala sobre quienes la sostienen y gana en dos mercados.
tagline-pandemain = Panaderos de 1276: compra harina, hornea antes de que encarezca y vende antes de que caduque.
tagline-black-forest = Pon a trabajar a los artesanos; dos ruedas hacen solas vidrio y comida; edifica tu dominio.
play-now = Jugar ya
play-now-against =
    { $count ->
        [one] contra un bot
       *[other] contra { $count } bots
    }
new-table = Mesa nueva
your-name = Tu nombre
name-kept = Nos alegra tenerte aquí.
guest = Invitado
keep = Guardar
row-over = Terminada
row-running = En curso
row-join = Unirse
ago-now = ahora mismo
ago-minutes =
    { $count ->
        [one] hace un minuto
       *[other] hace { $count } minutos
    }
ago-hours =
    { $count ->
        [one] hace una hora
       *[other] hace { $count } horas
    }
your-turn = Te toca

game-unknown = No hay ningún juego llamado { $game }.
new-of = Una mesa nueva de { $game }
who-plays = ¿Quién juega?
seat-count = Cuántos asientos
seat-number = Asiento { $seat }
seat-me = Yo
seat-here = Alguien en esta pantalla
seat-invite = Un amigo, por enlace
seat-anybody = Quien venga
seat-bot = Bot: { $bot }
hot-seat = Todos juegan en esta pantalla
rated = Puntúa: no se dan pistas a nadie
list-openly = Mostrar la mesa a todo el mundo
options = Opciones
open-table = Abrir la mesa
needs-human = Al menos un asiento debe ser para una persona.

table-gone = Esta mesa no se puede ver
side = Decisión, opciones e historial
prompt = Qué hay que decidir
choices = Todas las opciones
choices-other = Otras
undo = Deshacer
so-far = Hasta ahora en este turno
so-far-back = Deshacer el último paso
help = Ayuda
replay = Repetición
rule = regla { $rule }
why-not =
    { $count ->
        [one] ¿Por qué no? Una cosa no se puede hacer ahora
       *[other] ¿Por qué no? { $count } cosas no se pueden hacer ahora
    }
why-more =
    { $count ->
        [one] y 1 más
       *[other] y { $count } más
    }
spot-choices = { $place }: { $count } opciones
spot-refused = { $place }: ahora no. { $reason }
hints = Pistas
hint-ask = Dame una pista
hint-thinking = Pensando …
hint-away = Quitar la pista
hint-rated = Esta mesa puntúa: no hay pistas.
hint-several =
    { $count ->
        [one] Una opción
       *[other] { $count } opciones: pulsa para verlas
    }
log = Qué ha pasado
log-empty = Nada todavía.
log-jump = Ver ese momento
log-since = Desde que te fuiste ↑
log-all = Mostrar los { $count }
chat = Conversación
chat-say = Di algo
chat-send = Enviar
seat-free = libre
seat-turn = le toca
seat-thinking = pensando …
seat-show = Ver lo que tiene delante { $player }
you-mark = (tú)
purse = Lo que tienes
zoom-in = Acercar
zoom-out = Alejar
wait-for = Te avisaremos cuando te toque.
bot-thinking = Un bot está pensando, { $seconds } segundos como mucho.
rules-changed = El servidor se ha actualizado: desde la jugada { $seq } esta mesa sigue reglas más nuevas.
board-broken = No se ha podido dibujar este tablero. Puedes seguir jugando con los paneles de abajo y la lista de opciones.
join-invited = Te han invitado a esta mesa
join-open = Hay un asiento para ti
join-not = Estás mirando. Los asientos libres son por invitación.
join = Sentarse
seats-free =
    { $count ->
        [one] Queda un asiento libre
       *[other] Quedan { $count } asientos libres
    }
seats-open = Puede sentarse quien venga.
invite-link = Enlace al asiento { $seat }
notify-me = Avisarme cuando me toque
legend = Los símbolos
keys = Teclas
key-tab = Tab: de un lugar iluminado al siguiente
key-enter = Intro o espacio: hacerlo, o ver las opciones del lugar
key-number = 1 a 9: las nueve primeras opciones de la lista
key-u = U: deshacer
key-h = H: una pista
key-l = L: esta ayuda
key-m = M: volver a lo mío
key-escape = Escape: cerrar

over = La partida ha terminado
winner = Gana { $player }
winners = { $players } comparten la victoria
rematch = Otra vez
watch-replay = Ver la repetición
share-replay = Compartir la repetición
verify = Verificar el reparto
score-sheet = Hoja de puntuación
category = Categoría
total = Total
score-chart = Cómo fueron los puntos
score-moves = Jugadas
percent = { $count } %
coach = El entrenador
coach-about = ¿Cómo cambiaron las posibilidades de cada uno, y qué decisiones costaron más?
coach-ask = Repasar la partida
coach-working = El entrenador está repasando la partida; tarda hasta { $seconds } segundos.
coach-chances = Posibilidades de ganar a lo largo de la partida
coach-lessons = Las decisiones que más costaron
coach-no-lessons = Ninguna decisión costó mucho: bien jugado.
coach-played = jugó: { $choice }.
coach-better = Mejor: { $choice }.
coach-lost = Un { $lost } por ciento menos de posibilidades de ganar.
coach-points = { $points } puntos menos.
coach-how = Es una estimación: en cada decisión una búsqueda miró hacia delante sabiendo lo que ese jugador podía saber entonces.

replay-first = Al principio
replay-back = Un paso atrás
replay-play = Reproducir
replay-stop = Parar
replay-on = Un paso adelante
replay-last = Al final
replay-slider = Momento
replay-moment = { $at } de { $last }
replay-speed = Velocidad
replay-speed-0 = lenta
replay-speed-1 = normal
replay-speed-2 = rápida
replay-seat = Asiento desde el que mirar
replay-from = visto por { $player }
replay-link = Enlace a este momento
replay-branch = Seguir desde aquí contra bots

rules-choose = Elige un juego.
rules-search = Buscar en las reglas
rules-found =
    { $count ->
        [one] Un lugar
       *[other] { $count } lugares
    }
rules-none = No se ha encontrado nada.
rules-other-language = Estas reglas aún no están traducidas.

about-what = Allmende es la antigua palabra alemana para las tierras comunales de una aldea. Aquí cuatro juegos de mesa de aldea comparten un mismo terreno: las personas los juegan, las máquinas los exploran, los diseñadores los miden.
about-unofficial = Son adaptaciones no oficiales, hechas sin las editoriales. Las reglas y los textos están en nuestras propias palabras; no se usa ninguna ilustración ni logotipo suyo. Si te gusta un juego, cómpralo: no hay nada como la madera en la mano.
about-provenance = De dónde salen los números
about-provenance-text = Cada número de un tablero, carta o loseta dice de dónde viene.
about-table = Tabla
about-basis = Fundamento
provenance-seed = reglamento
provenance-seed-text = figura en el texto del reglamento
provenance-source = fuente pública
provenance-source-text = hallado en material público
provenance-recalled = recordado
provenance-recalled-text = conocimiento general del juego publicado
provenance-reconstructed = nuestro
provenance-reconstructed-text = ideado por nosotros, porque no se pudo conseguir el valor impreso
about-credits = Créditos
about-icons = Iconos de
about-fonts = Tipografías:
about-licence = Licencia
about-licence-text = Allmende es software libre bajo la licencia Apache 2.0.
about-api = La interfaz del servidor para programas

nav-account = Cuenta
account-why = Como invitado puedes jugar ya; tus mesas quedan ligadas a este navegador. Una cuenta las conserva en todos tus dispositivos. Lo que hayas empezado como invitado se viene contigo.
account-hello = Eres { $login }
account-keeps = Tus mesas se conservan en todos tus dispositivos.
account-login = Nombre de usuario
account-password = Contraseña (8 letras o más)
account-enter = Entrar
account-how = ¿Es la primera vez? Rellena los dos campos y crea una cuenta; con una llave de acceso basta el nombre.
account-make = Crear una cuenta
account-made = Tu cuenta está creada.
account-entered = Hola de nuevo.
account-leave = Salir
account-left = Has salido.
passkey-enter = Entrar con una llave de acceso
passkey-make = Crear una cuenta con llave de acceso
passkey-add =
    { $count ->
        [0] Añadir una llave de acceso
       *[other] Añadir una llave de acceso (tienes { $count })
    }
passkey-added = La llave de acceso está añadida.
passkey-failed = No se ha usado la llave de acceso.
notices = Cuando me toque y no esté
notices-mail = Enviar un correo a
notices-webhook = Llamar a esta dirección (webhook)
notices-kept = Guardado.
sessions = Dónde tengo la sesión abierta
session-this = aquí
session-end = Cerrarla
stand-in-own = Que un bot juegue por mí
stand-in-back = Vuelvo a jugar yo
stand-in-vote = Un bot para { $player }, que no está ({ $votes } a favor)
order-always = Cuando se vuelva a preguntar esto, siempre
order-none = preguntarme
order-give = Recordarlo
order-stands = Se decide solo: { $decision }
order-cancel = Preguntarme otra vez
window-closes =
    { $seconds ->
        [one] 1 segundo para decidir
       *[other] { $seconds } segundos para decidir
    }
panel-table = La mesa
sealed = Has elegido: { $choice }. Hasta que elijan todos, puedes cambiarlo.
board = El tablero
board-short = Tablero
you-short = Tú
lit-here = aquí hay algo que hacer
sheet-fold = Plegar la hoja
sheet-open = Abrir la hoja
panes = Qué muestra la hoja
pane-choices = Opciones { $count }
pane-hints = Pista
pane-log = Crónica
pane-chat = Chat
so-far-more =
    { $count ->
        [one] y 1 paso antes
       *[other] y { $count } pasos antes
    }

guide = Primera partida
guide-step = Paso { $step } de { $steps }
guide-watch = Ahora juegan los demás. Mira el tablero.
guide-next = Seguir
guide-back = Atrás
guide-leave = Seguir jugando por libre
guide-resume = Volver a la guía
learn = Aprender a jugar
learn-again = Empezar la guía de nuevo
rules-learn = Lo más rápido para entrar en el juego es jugarlo:
