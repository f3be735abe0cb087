title = Kiesel
about = Nimm Kiesel von einem Haufen, bis er leer ist. Einige Zahlen sind von uns.
tagline = Ein Haufen Kiesel, und alle nehmen welche.
sign-pebble = Kiesel
action-grab = Nimm { $pebbles }
event-grabbed = { $player } nahm { $gained }.
why-heap-too-small = Der Haufen hat { $held }, nicht { $needed }.
prompt-take-pebbles = Wie viele Kiesel nimmst du?
    .doing = nimmt Kiesel
amount-pebbles = { $count ->
    [0] keine Kiesel
   *[other] { $count } Kiesel
  }
amount-heap = { amount-pebbles }
score-pebbles = Kiesel
