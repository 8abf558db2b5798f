game-name = Connect Four
game-line = Drop stones into seven columns; four in a line win.
mode-standard = Standard

ask-column = Where do you drop your stone?
ask-column-waiting = { $seat } is choosing a column.
answer-column = Column { $column }
falls-to = falls to { $place }
no-C4-DROP-1 = Column { $column } is full.

event-dropped = { $seat } dropped a stone on { $place }.
event-won = { $seat } wins with four in a line.
event-drawn = The board is full. The game is drawn.

board = Board, seven columns and six rows
stone = { $seat }'s stone
turn-label = Turn { $n }
stones-left = stones left

# How to play
how-goal = Two players drop stones into a standing board of seven columns. Whoever first has four of his own in a line wins: across, upright or slanting.
how-turn =
    Choose a column that is not full. Your stone falls to the lowest free square.
    Then it is the other player's turn. Nobody may pass.
how-end = Four in a line win at once. When the board is full and nobody has a line, the game is drawn.
how-tips =
    – The middle column is part of most lines.
    – Two open threats at once cannot both be stopped.
    – Look at the square above before you drop: your stone is a step for the other one.

# Positions that cannot be read
wrong-row = a row has { $squares } squares, not { $found }
wrong-turn = { $seat } has four in a line and keeps the turn
