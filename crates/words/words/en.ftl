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

# Waiting
waiting = { $seat } is thinking.
waiting-for-dice = The dice are still to be rolled.

# The command line
menu-title = Kámen: what shall we play?
menu-language = Česky
menu-quit = Quit
menu-unknown = There is no “{ $word }” in this list.
practice-games = For practice
bot-thinks = { $seat } is thinking …
play-over = The game is over. Type save to keep it, undo to take the last answer back, or press Enter to leave.
play-help =
    Answer with a number from the list, or type the answer itself.
    list shows every answer · hint shows what a bot would say · undo takes your last answer back · log shows what happened · save FILE keeps the game · quit leaves
hint-thinks = Thinking about it …
hint-answer = { $answer }  [{ $id }]: { $percent } %
more-answers = … and { $n } more; list shows them all.
nothing-to-undo = There is nothing to take back yet.
hand-over = { $seat }, it is your turn. Everybody else, look away.
hand-over-ready = Nobody's secrets are on the screen now. Press Enter when you are { $seat }.
saved = Saved to { $file }.
no-cards = This game has no cards.
deck-legal = The deck is legal.
