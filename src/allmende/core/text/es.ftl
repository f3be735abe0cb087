# Lo que dicen todos los juegos.

# El nombre de este idioma, como lo llaman quienes lo hablan.
language-name = Español

why-no-such-action = No existe tal acción.
why-not-now = Ahora no puedes hacer eso.
why-game-over = La partida ha terminado.
prompt-hidden = { $player } elige en secreto.
list-of = { $first } y { $last }
prompt-to = { $player }: { $prompt }
waiting-for = Esperando a { $player }.
waiting-for-doing = Esperando a { $player } ({ $doing }).

# Una línea de la hoja de puntuación; un juego que no cuenta puntos lo dice en su propio archivo.
scored =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
scored-for = { scored } ({ $of })
scores-total = Puntos en total
