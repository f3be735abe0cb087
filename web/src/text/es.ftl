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
lost-title = Página no encontrada
lost-text = En esta dirección no hay ninguna página.

nav = Páginas
nav-tables = Mesas
nav-rules = Reglas
gallery = Galería
gallery-text = Todo está dibujado por código, cada figura a partir de una línea de palabras, y se puede reutilizar con la licencia del proyecto.
gallery-size = Tamaño
nav-about = Acerca de
language = Idioma
theme = Tema
theme-light = Claro
theme-dark = Oscuro
theme-contrast = Alto contraste
volume = Sonido
volume-silent = en silencio
settings = Ajustes

home-title = Te damos la bienvenida al pueblo
my-tables-all = Mostrar las { $count }
home-text = Cuatro juegos de pueblo en un solo lugar. Juega con amigos, contra bots o en una misma pantalla.
games = Juegos
my-tables = Mis mesas
open-tables = Mesas abiertas
open-none = Ahora no hay mesas abiertas. Abre una y los demás la verán aquí.
players =
    { $least ->
        [1] De 1 a { $most } jugadores
       *[other] De { $least } a { $most } jugadores
    }
minutes = { $least }–{ $most } min
weight-1 = fácil de aprender
weight-2 = dificultad media
weight-3 = exigente
play-now = Jugar ya
play-now-against =
    { $count ->
        [one] contra un bot
       *[other] contra { $count } bots
    }
new-table = Mesa nueva
your-name = Tu nombre
name-kept = Nombre guardado
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
seat-invite = Invitar a alguien
seat-anybody = Asiento abierto
seat-bot = Bot: { $bot }
hot-seat = Todos juegan en esta pantalla
rated = Sin pistas
list-openly = Mostrar la mesa a todo el mundo
options = Opciones
open-table = Abrir la mesa
needs-human = Al menos un asiento debe ser para una persona.

table-gone = No puedes ver esta mesa
side = Decisión, opciones y registro
prompt = Tu decisión
choices = Todas las opciones
choices-other = Otras
undo = Deshacer
effect-uncertain = luego decide el azar
so-far = Este turno hasta ahora
so-far-back = Deshacer el último paso
help = Ayuda
replay = Repetición
rule = regla { $rule }
why-not =
    { $count ->
        [one] ¿Por qué no? 1 cosa que ahora no puedes hacer
       *[other] ¿Por qué no? { $count } cosas que ahora no puedes hacer
    }
why-more =
    { $count ->
        [one] y 1 más
       *[other] y { $count } más
    }
spot-choices =
    { $count ->
        [one] { $place }: 1 opción
       *[other] { $place }: { $count } opciones
    }
spot-refused = { $place }: ahora no. { $reason }
hints = Pistas
hint-ask = Pedir una pista
hint-thinking = Pensando …
hint-away = Ocultar la pista
hint-then = Después: { $steps }
hint-turn = Al acabar tu turno:
hint-rated = En esta mesa no hay pistas.
hint-several =
    { $count ->
        [one] Una opción
       *[other] { $count } opciones: pulsa para verlas
    }
log = Registro de la partida
log-empty = Nada todavía.
log-jump = Mostrar este momento
log-since = Desde que te fuiste
log-all = Mostrar los { $count }
chat = Chat
chat-say = Di algo
chat-send = Enviar
seat-free = libre
seat-turn = le toca
seat-thinking = pensando …
seat-show = Mostrar el lado de { $player }
you-mark = (tú)
purse = Lo que tienes
zoom-in = Acercar
zoom-out = Alejar
wait-for = Te avisaremos cuando te toque.
bot-thinking =
    { $seconds ->
        [one] Un bot está pensando; tarda hasta 1 segundo.
       *[other] Un bot está pensando; tarda hasta { $seconds } segundos.
    }
rules-changed = El servidor se ha actualizado: desde la entrada { $seq } esta mesa sigue reglas más nuevas.
board-broken = No se ha podido dibujar el tablero. Puedes seguir jugando con los paneles de abajo y la lista de opciones.
join-invited = Te han invitado a esta mesa
join-open = Hay un asiento libre para ti
join-not = Estás mirando. Los asientos libres son solo por invitación.
join = Sentarse
seats-free =
    { $count ->
        [one] Queda 1 asiento libre
       *[other] Quedan { $count } asientos libres
    }
seats-open = Cualquiera puede ocupar un asiento libre.
invite-link = Enlace al asiento { $seat }
notify-me = Avisarme cuando me toque
legend = Símbolos
keys = Atajos de teclado
key-tab = Tab: siguiente lugar resaltado
key-enter = Intro o espacio: hacerlo, o ver las opciones del lugar
key-number = 1 a 9: las nueve primeras opciones
key-u = U: deshacer
key-h = H: pista
key-l = ? o L: esta ayuda
key-m = M: volver a tu lado
key-escape = Escape: cerrar

over = La partida ha terminado
winner = Gana { $player }
winners = { $players } comparten la victoria
rematch = Revancha
watch-replay = Ver la repetición
share-replay = Compartir la repetición
verify = Verificar el reparto
score-sheet = Hoja de puntuación
category = Categoría
score-chart = Los puntos a lo largo de la partida
score-moves = Jugadas
percent = { $count } %
coach = Entrenador
coach-about = ¿Cómo cambiaron las posibilidades de cada jugador y qué decisiones costaron más?
coach-ask = Repasar la partida
coach-working = El entrenador está repasando la partida. Tarda hasta { $seconds } segundos.
coach-chances = Posibilidades de ganar a lo largo de la partida
coach-lessons = Las decisiones más caras
coach-no-lessons = Ninguna decisión costó mucho. ¡Bien jugado!
coach-played = jugó: { $choice }.
coach-better = Mejor: { $choice }.
coach-lost =
    { $lost ->
        [one] −1 punto de probabilidad de victoria.
       *[other] −{ $lost } puntos de probabilidad de victoria.
    }
coach-points =
    { $points ->
        [one] −1 punto.
       *[other] −{ $points } puntos.
    }
coach-how = Es una estimación: en cada decisión, una búsqueda miró hacia delante con lo que ese jugador podía saber entonces.

replay-first = Ir al principio
replay-back = Un paso atrás
replay-play = Reproducir
replay-stop = Pausar
replay-on = Un paso adelante
replay-last = Ir al final
replay-slider = Momento
replay-moment = { $at } de { $last }
replay-speed = Velocidad
replay-speed-0 = lenta
replay-speed-1 = normal
replay-speed-2 = rápida
replay-seat = Punto de vista
replay-from = visto por { $player }
replay-link = Enlace a este momento
replay-branch = Seguir contra bots

rules-choose = Elige un juego.
rules-search = Buscar en las reglas
rules-found =
    { $count ->
        [one] 1 resultado
       *[other] { $count } resultados
    }
rules-none = Sin resultados.
rules-earlier-numbers = Tu mesa sigue con los números anteriores, con los que empezó ({ $numbers }). Aquí están los de hoy. Al final se dice qué ha cambiado.
rules-other-language = Estas reglas aún no están traducidas.

about-what = Allmende es la antigua palabra alemana para las tierras comunales de un pueblo. Aquí cuatro juegos de mesa de pueblo comparten casa: la gente los juega, los programas los exploran, los diseñadores los miden.
about-unofficial = Son adaptaciones no oficiales, hechas sin las editoriales. Las reglas están en nuestras propias palabras y no usamos ninguna de sus ilustraciones ni logotipos. Si te gusta un juego, cómpralo: no hay nada como las piezas de madera en la mano.
about-provenance = De dónde salen los números
about-provenance-text = De cada número de un tablero, una carta o una loseta puedes ver de dónde viene.
about-table = Tabla
about-basis = Base
provenance-seed = reglamento
provenance-seed-text = impreso en el reglamento
provenance-source = fuente pública
provenance-source-text = hallado en material público
provenance-recalled = de memoria
provenance-recalled-text = conocimiento general del juego publicado
provenance-reconstructed = nuestro
provenance-reconstructed-text = diseñado por nosotros, porque no tenemos el valor impreso
about-credits = Créditos
about-icons = Iconos de
about-fonts = Tipografías:
about-licence = Licencia
about-licence-text = Allmende es software libre bajo la licencia Apache 2.0.
about-api = API para programas

nav-account = Cuenta
account-why = Como invitado puedes jugar enseguida, pero tus mesas se quedan en este navegador. Con una cuenta las tienes en todos tus dispositivos. Tus partidas de invitado van contigo.
account-hello = Eres { $login }
account-keeps = Tus mesas están guardadas en todos tus dispositivos.
account-login = Nombre de usuario
account-password = Contraseña (al menos 8 caracteres)
account-enter = Entrar
account-how = ¿Es la primera vez? Rellena los dos campos y crea una cuenta; con una llave de acceso basta el nombre.
account-make = Crear cuenta
account-made = Cuenta creada.
account-entered = Hola de nuevo.
account-leave = Salir
account-left = Has cerrado la sesión.
passkey-enter = Entrar con una llave de acceso
passkey-make = Crear cuenta con llave de acceso
passkey-add =
    { $count ->
        [0] Añadir una llave de acceso
       *[other] Añadir una llave de acceso (tienes { $count })
    }
passkey-added = Llave de acceso añadida.
passkey-failed = La llave de acceso no ha funcionado.
notices = Cuando me toque y no esté
notices-mail = Enviar un correo a
notices-webhook = Llamar a este webhook
notices-kept = Guardado.
sessions = Dónde tienes sesión abierta
session-this = este dispositivo
session-end = Cerrar esa sesión
stand-in-own = Que un bot juegue por mí
stand-in-back = Recuperar mi asiento
stand-in-vote = Un bot para { $player }, que no está ({ $votes } a favor)
order-always = Siempre que salga esto
order-none = preguntarme
order-give = Recordarlo
order-stands = Automático: { $decision }
order-cancel = Preguntarme otra vez
window-closes =
    { $seconds ->
        [one] 1 segundo para decidir
       *[other] { $seconds } segundos para decidir
    }
panel-table = La mesa
sealed = Has elegido { $choice }. Puedes cambiarlo hasta que todos hayan elegido.
board = El tablero
board-short = Tablero
you-short = Tú
lit-here = aquí puedes hacer algo
sheet-fold = Plegar la hoja
sheet-open = Abrir la hoja
panes = Qué muestra la hoja
pane-choices = Opciones { $count }
pane-hints = Pista
pane-log = Registro
pane-chat = Chat
so-far-more =
    { $count ->
        [one] y 1 paso antes
       *[other] y { $count } pasos antes
    }

guide = Primera partida
guide-step = Paso { $step } de { $steps }
guide-watch = Están jugando los demás. Mira el tablero.
guide-next = Siguiente
guide-back = Atrás
guide-leave = Jugar sin la guía
guide-resume = Volver a la guía
learn = Aprender a jugar
learn-again = Reiniciar la guía
rules-learn = La forma más rápida de aprender el juego es jugarlo:

seat-bot-level = bot · { $level }
seat-stand-in = juega un bot · { $level }
seat-present = aquí
seat-away = ausente
seat-last = antes
seat-holds = Lo que tiene { $player }
mats = Qué lado de la mesa mostrar
mat-yours = Tu lado
mat-theirs = Estás viendo el lado de { $player }
log-since-mine = desde tu último turno
log-only = De quién mostrar las jugadas
log-only-of = Solo lo que hizo { $player }
log-save = Guardar el registro
log-lines = Registro

choices-search = Buscar entre las opciones
choices-none = Ninguna opción contiene esas palabras.
choices-more = Más
pace = Jugadas de los demás
pace-human = una a una
pace-slow = despacio
pace-instant = de golpe
pace-skip =
    { $count ->
        [one] Saltar 1 jugada
       *[other] Saltar { $count } jugadas
    }
confirm = Confirmar
confirm-off = nunca
confirm-turn = al acabar el turno
confirm-always = cada opción
confirm-yes = Confirmar
confirm-no = Volver
key-arrows = Flechas: ir de un lugar resaltado a otro
key-explain = Mayús y flechas: leer sobre cualquier cosa del tablero
key-search = /: buscar entre las opciones
key-s = S: saltar las jugadas de los demás

server-away-sending = El servidor no responde. Tu elección se guarda y se envía en cuanto vuelva.
page-old = El servidor se ha actualizado. Recarga esta página para seguir.
reload = Recargar
turn-back = Deshacer turno
ask-undo = Pedir deshacer
resign = Abandonar
resign-sure = ¿Abandonar definitivamente? En una partida de dos gana la otra persona; si sois más, un bot sigue por ti.
resign-sure-alone = ¿Abandonar? La partida termina.
ask-stop = Proponer terminar
close-table = Cerrar la mesa
close-sure = ¿Cerrar esta mesa definitivamente? La partida termina sin ganador.
report = Denunciar a alguien
report-whom = ¿De quién se trata?
report-nobody = Nadie en particular
report-what = ¿Qué ha pasado?
report-who-reads = Solo lo leen quienes administran este servidor.
report-send = Denunciar
report-sent = Denuncia enviada. Gracias por avisar.
agree = Aceptar
decline = Rechazar
withdraw = Retirar
asked-undo = Has pedido deshacer tu turno. Esperando a los demás.
asked-stop = Has propuesto terminar la partida. Esperando a los demás.
no-winner = Sin ganador
scores-then = Son los puntos de ese momento.
seat-out-resigned = ha abandonado · juega un bot
seat-out-time = sin tiempo · juega un bot
time-left = Tiempo restante
time-days =
    { $days ->
        [one] 1 día { $hours } h
       *[other] { $days } días { $hours } h
    }
spectators =
    { $count ->
        [one] 1 espectador
       *[other] { $count } espectadores
    }
spectators-unnamed =
    { $count ->
        [one] 1 invitado
       *[other] { $count } invitados
    }
clock = Reloj
clock-kind = Tiempo para pensar
clock-none = Sin reloj
clock-live = En directo: una reserva de tiempo por jugador
clock-correspondence = Por correspondencia: días por jugada
clock-minutes = Tiempo para toda la partida
clock-increment = Se añade tras cada turno
clock-days = Tiempo por jugada
clock-at-zero = Cuando se acaba el tiempo
clock-at-zero-bot = sigue jugando un bot
clock-at-zero-resign = se abandona la partida
minutes-count =
    { $count ->
        [one] 1 minuto
       *[other] { $count } minutos
    }
seconds-count =
    { $count ->
        [0] nada
        [one] 1 segundo
       *[other] { $count } segundos
    }
days-count =
    { $count ->
        [one] 1 día
       *[other] { $count } días
    }
my-games = Mis partidas
my-games-none = Aún no hay partidas aquí.
my-games-more = Ver más
filter-game = Juego
filter-state = Mostrar
filter-all = Todas
filter-running = En curso
filter-finished = Terminadas
filter-won = Ganadas
filter-lost = No ganadas
invite-local = Este enlace solo funciona en este ordenador. Para amigos en la misma red, inicia el servidor con
guide-offer = ¿Es tu primera vez con { $game }? La guía juega contigo una primera partida y te la explica.
guide-skip = Jugar sin ella
moments = De dónde salieron los puntos
password-change = Contraseña
password-old = Contraseña actual
password-new = Contraseña nueva (al menos 8 caracteres)
password-changed = Tu contraseña ha cambiado. Se han cerrado tus otras sesiones.
password-forgotten = ¿Has olvidado la contraseña?
password-letter = Si esta cuenta tiene una dirección de correo confirmada, recibirás un mensaje.
passkeys = Llaves de acceso
passkey-since = Añadida el { $date }
passkey-remove = Quitar
passkey-removed = Llave de acceso quitada.
notices-confirm = Guardado. Ahora confirma la dirección con el correo que acabamos de enviar.
notices-unconfirmed = Sin confirmar: abre el enlace de nuestro correo.
data = Tus datos
data-export = Descargar todo
data-delete = Borrar la cuenta
data-delete-what = Borra tu nombre, tus direcciones y lo que has dicho. Las partidas terminadas quedan, sin tu nombre. Escribe { $login } para continuar.
