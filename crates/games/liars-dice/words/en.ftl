game-name = Liar's Dice
game-line = Bid on dice you cannot see, and catch the others lying.
mode-standard = Standard
option-dice = Dice per player
option-wild = Ones count as every face
option-exact = The bid may be called exactly right

ask-bid = Your bid?
ask-bid-waiting = { $seat } is thinking about a bid.
ask-raise = { $bidder } bids { $bid }. Higher, or a lie?
ask-raise-waiting = { $seat } is thinking about { $bid }.
ask-die = A die under { $seat }'s cup
dice-in-game = { $n ->
    [one] One die is in the game.
   *[other] { $n } dice are in the game.
}

bid = { $quantity } × { $face }
answer-bid = Bid { $bid }
answer-liar = Call { $bidder } a liar
answer-exact = Say it is exactly right

no-LD-BID-2 = That does not raise { $bid }.
no-LD-BID-3 = There are only { $dice } dice in the game.
no-LD-CALL-1 = There is no bid to challenge yet.
no-LD-EXACT-1 = This table does not play with exact calls.

event-rolled = { $seat } rolled { $n ->
    [one] one die
   *[other] { $n } dice
}.
event-rolled-own = { $seat } rolled { $dice }.
event-bid = { $seat } bid { $bid }.
event-called-liar = { $seat } called { $bidder } a liar.
event-called-exact = { $seat } said that { $bid } is exactly right.
event-revealed = { $seat } showed { $dice }.
event-counted = { $n ->
    [0] No die shows
    [one] One die shows
   *[other] { $n } dice show
} { $face }{ $wild ->
    [yes] {" "}or one
   *[no] {""}
}; the bid was { $bid }.
event-lost-die = { $seat } lost a die; { $left ->
    [0] none is left
    [one] one is left
   *[other] { $left } are left
}.
event-won-die = { $seat } won a die back.
event-kept = { $seat } was right but has lost no die to win back.
event-out = { $seat } is out of the game.
event-won = { $seat } wins.

turn-label = Round of { $dice } dice
under-cup = { $seat }'s dice
die = die showing { $face }
dice-left = { $n ->
    [one] die
   *[other] dice
}
current-bid = Bid { $bid }
no-bid = No bid yet

# How to play
how-goal = Everybody hides dice under a cup. You bid how many dice of one face lie under all cups together, and you catch others whose bid is too high.
how-turn =
    Bid, or answer the bid before you: raise it, or call its bidder a liar.
    A higher bid names more dice, or as many of a higher face. With wild ones, every one counts as the face that was bid.
    When somebody is called a liar, all cups are lifted and the dice are counted. Whoever was wrong loses a die, and a new round begins.
how-end = Who has no dice left is out. The last one with dice wins.
how-tips =
    – Your own dice are the only ones you know: build your bids on them.
    – A third of all dice are likely to show any face when ones are wild, a sixth when they are not.
    – A bid tells the others something. It need not be true.

# Positions that cannot be read
wrong-no-dice = nobody has any dice
wrong-out = { $seat } has dice, or stands there twice
wrong-turn = `{ $word }` is not a player with dice
wrong-many-dice = more than { $n } dice
wrong-bid = expected none, or a bid such as `3x5 by A`
wrong-early-bid = nobody bids before the dice are rolled
wrong-high-bid = faces go from 1 to 6 and quantities from 1 to { $most }
wrong-bidder = { $seat } has no dice
