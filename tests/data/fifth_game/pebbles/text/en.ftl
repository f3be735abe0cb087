title = Pebbles
about = Take pebbles from a heap until it is empty. Some numbers are ours.
tagline = A heap of pebbles, and everybody takes some.
sign-pebble = pebble
action-grab = Take { $pebbles }
event-grabbed = { $player } took { $gained }.
why-heap-too-small = The heap has { $held }, not { $needed }.
prompt-take-pebbles = How many pebbles do you take?
    .doing = taking pebbles
amount-pebbles = { $count ->
    [0] no pebbles
    [one] 1 pebble
   *[other] { $count } pebbles
  }
amount-heap = { amount-pebbles }
score-pebbles = Pebbles
