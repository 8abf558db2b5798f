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
