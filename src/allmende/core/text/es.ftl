# Lo que dicen todos los juegos.

why-no-such-action = No existe tal acción.
why-not-now = Ahora no se decide eso.
why-game-over = La partida ha terminado.
prompt-hidden = { $player } está decidiendo algo.
