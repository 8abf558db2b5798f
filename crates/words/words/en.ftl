# Lists
list-and = and
list-nothing = nothing

# Answers every game shares
answer-pass = Pass
answer-number = { $n }

# The table
what-can-i-do = What can I do?
also-allowed = Also allowed
log = Log
to-play = { $seat } to play
out-of-game = out of the game
hidden-die = hidden die
hidden-card = hidden card
empty = empty
game-over = The game is over.
wins = { $names } { $n ->
    [one] wins
   *[other] win
}.
draw = The game is drawn.
lost-together = The game is lost.
won-together = The game is won.

# Drawing
in-hand = In hand
met-now = met now
broken-barrier = broken

# Refusals
refused-not-offered = “{ $answer }” is not possible now.
refused-not-asked = It is not { $seat } who is asked.
refused-chance-first = The dice have to be rolled first.
refused-name-the-seat = Several seats are asked at once; say who answers, such as “A: { $answer }”.
answer-face = { $face }
