title = Guijarros
about = Toma guijarros de un montón hasta vaciarlo. Algunos números son nuestros.
tagline = Un montón de guijarros del que todos toman.
sign-pebble = guijarro
action-grab = Tomar { $pebbles }
event-grabbed = { $player } tomó { $gained }.
why-heap-too-small = El montón tiene { $held }, no { $needed }.
prompt-take-pebbles = ¿Cuántos guijarros tomas?
    .doing = tomando piedras
amount-pebbles = { $count ->
    [0] ningún guijarro
    [one] 1 guijarro
   *[other] { $count } guijarros
  }
amount-heap = { amount-pebbles }
score-pebbles = Guijarros
