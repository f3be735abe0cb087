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
