game-name = Tash-Kalar: Arena of Legends
game-line = Pieces in a pattern summon beings; tasks and legends bring glory.
mode-high-form = High Form
mode-duel = Deathmatch duel
mode-melee = Deathmatch melee
mode-team-high-form = High Form in teams
mode-team-duel = Deathmatch duel in teams
option-decks = Schools, one for each seat
option-decks-northern = Northern Imperial School
option-decks-southern = Southern Imperial School
option-decks-highland = Highland School
option-decks-sylvan = Sylvan School
option-decks-everfrost = Everfrost School
option-first = Who begins
option-teammates = Teammates' hands
option-teammates-hidden = Hidden
option-teammates-open = Open

ask-first = Who begins?
ask-shuffle = A deck is shuffled.
ask-start = On which of the two marked squares does your piece stand? The other takes the enemy piece.
ask-symbol = Next to which symbol does the first piece of { $owner } stand?
ask-act = { $n ->
    [0] Your actions are used. Anything else?
    [one] What will you do? One action is left.
   *[other] What will you do? { $n } actions are left.
}
ask-lay = { $card } on { $square }: which way does the pattern lie?
ask-borrow = Which enemy piece stands in?
ask-take-up = Your supply is empty. Which piece do you take up from the arena?
ask-put-down = Where does it go?
ask-return = Put other cards under their decks?
ask-effect-choose = { $why }: which square do you choose?
ask-effect-destroy = { $why }: which piece do you destroy?
ask-effect-destroy-own = { $why }: which common piece of your own do you destroy?
ask-effect-place = { $why }: where do you place a piece?
ask-effect-raise = { $why }: which piece do you upgrade?
ask-effect-lower = { $why }: which piece do you downgrade?
ask-effect-convert = { $why }: which enemy piece do you convert?
ask-effect-move = { $why }: which piece moves, and where?
ask-effect-head = { $why }: in which direction?
ask-effect-either = { $why }: which of the two?
ask-effect-card = { $why }: which card?
ask-effect-colour = { $why }: in whose colour?
ask-effect-level = { $why }: of which level?
ask-keep = Which frozen effect do you keep?
ask-claim = Claim a task?
ask-colour = Against which colour do you score the point?

answer-end = End the turn
answer-done = Done
answer-decline = No, thank you
answer-place = Place a piece on { $square }
answer-take-up = Take up the piece on { $square }
answer-summon = Summon { $card } on { $square }
answer-improvise = Summon { $card } on { $square } with an enemy piece
answer-lay = Placement { $n }
answer-lay-used = With the pieces on { $used }
answer-lay-marked = Marking { $marked }, with the pieces on { $used }
answer-discard = Discard { $card }
answer-flare = Invoke { $card } against { $seat }
answer-frozen = Use { $card }
answer-hand-over = Pass control to your teammate
answer-square = { $square }
answer-own = { $square }: { $piece } of yours
answer-piece = { $square }: { $piece } of { $owner }
answer-move = { $from } to { $to }
answer-card = { $card }
answer-claim = Claim { $card }
answer-colour = { $seat }
answer-level = { $level }
way-n = up
way-ne = up right
way-e = right
way-se = down right
way-s = down
way-sw = down left
way-w = left
way-nw = up left
choice-highland_war_drummer-first = One combat move
choice-highland_war_drummer-second = Up to two standard moves
choice-sylvan_unicorn-first = A combat move
choice-sylvan_unicorn-second = One more action
choice-legend_fire_elemental-first = Commons and heroics beside it
choice-legend_fire_elemental-second = Commons within two squares
choice-legend_leviathan-first = Downgrade upgraded pieces
choice-legend_leviathan-second = Destroy commons
choice-flare_04-first = Place a common
choice-flare_04-second = Convert an enemy common
choice-flare_05-first = A standard move
choice-flare_05-second = Upgrade a common
choice-flare_06-first = Place a common
choice-flare_06-second = Upgrade a common
choice-flare_09-first = The standard move first
choice-flare_09-second = The combat move first
choice-flare_11-first = One combat move
choice-flare_11-second = Up to two standard moves

no-TK-TURN-5 = All actions have to be used first.
no-TK-ACTION-6 = Only a being of your hand is discarded, and only once a turn.
no-TK-ACTION-8 = Only a being of your own deck can be discarded.
no-TK-FLARE-2 = Neither criterion of this flare is met.
no-TK-TEAM-4 = With control passed to you there is nothing left but to place commons.
no-TK-TEAM-5 = Flares cannot be invoked once control was passed.
no-TK-TEAM-7 = Control is passed only once a turn.
no-TK-TEAM-13 = No action is left that could be passed on.
no-TK-FROST-5 = Only its owner can use a frozen effect, and not once control was passed.
no-TK-TURN-2 = No action is left.
no-TK-TURN-7 = First the effect of the card is carried out.
no-TK-ACTION-1 = A common is placed on an empty square of the arena.
no-TK-ACTION-2 = Only a common or heroic piece of your own is taken up, and only when none is left in your supply; then it is placed.
no-TK-ACTION-3 = While a piece is left in your supply none is taken up, and a legendary one never is.
no-TK-SUMMON-1 = You do not hold that card.
no-TK-SUMMON-2 = The pattern does not fit there.
no-TK-SUMMON-4 = A piece of the pattern is of too low a level.
no-TK-SUMMON-5 = The summon square and the pattern have to lie in the arena.
no-TK-SUMMON-7 = The pattern needs a piece of your own on the summon square.
no-TK-SUMMON-9 = A piece of a higher level stands there.
no-TK-SUMMON-10 = The piece on the summon square outranks the being.
no-TK-SUMMON-14 = No piece is left for the being.
no-TK-IMPRO-1 = You have improvised with every colour already.
no-TK-IMPRO-6 = One piece of others at most helps to summon.
no-TK-IMPRO-8 = Improvised summonings belong to the melee.
no-TK-IMPRO-10 = Your own pieces would do: the lent one has to be in the pattern.
no-TK-EFFECT-3 = That part of the effect is not optional.
no-TK-EFFECT-29 = The card gives no such choice.
no-TK-MOVE-1 = A move goes to an adjacent square.
no-TK-MOVE-2 = A standard move goes onto an empty square or a piece of a lower level.
no-TK-MOVE-3 = A combat move goes onto an empty square or a piece of the same or a lower level.
no-TK-MOVE-4 = The card does not let it leap there.
no-TK-MOVE-7 = A move ends on another square than it began.
no-TK-MOVE-9 = That is no square of the arena.
no-TK-TASK-6 = Only a task that lies open can be claimed.
no-TK-TASK-7 = The next task cannot be claimed yet.
no-TK-TASK-8 = The condition of the task does not hold.
no-TK-FLARE-5 = A flare is invoked against an opponent.
no-TK-FLARE-1 = You do not hold that flare.
no-TK-FROST-3 = There is no frozen effect that could be used now.
no-TK-TEAM-1 = There is no teammate to pass control to.
no-TK-END-11 = Nobody can give up a melee.

event-began = { $seat } begins.
event-turn = { $seat }'s turn: { $n ->
    [one] one action
   *[other] { $n } actions
}.
event-placed = { $owner } has { $piece } on { $square }.
event-took-up = { $owner } took up the piece on { $square }.
event-summoned = { $seat } summoned { $card } on { $square }.
event-destroyed = { $owner } lost { $piece } on { $square }.
event-raised = { $owner } has { $piece } on { $square } now: upgraded.
event-lowered = { $owner } has { $piece } on { $square } now: downgraded.
event-moved = { $owner }: { $piece } moved from { $from } to { $square }.
event-gained = { $seat } gained { $n ->
    [one] an action
   *[other] { $n } actions
}.
event-discarded = { $seat } discarded { $card }.
event-returned = { $seat } put { $n ->
    [one] a card
   *[other] { $n } cards
} under the decks.
event-flared = { $seat } invoked { $card } against { $against }.
event-put-back = { $seat } put { $card } back on the deck.
event-thawed = { $seat } gave up the frozen effect of { $card }.
event-froze = { $seat } keeps { $card } for later.
event-used-frozen = { $seat } used { $card }.
event-improvised = { $seat } improvised with a piece of { $owner }.
event-claimed = { $seat } claimed { $card }: { $n ->
    [one] 1 point
   *[other] { $n } points
}.
event-revealed = Task turned up: { $card }.
event-scored = { $seat } scored { $n ->
    [one] 1 point
   *[other] { $n } points
}.
event-scored-in = { $seat } scored { $n ->
    [one] 1 point
   *[other] { $n } points
} against { $owner }.
event-drew = { $seat } drew { $n ->
    [one] a card
   *[other] { $n } cards
}.
event-drew-own = { $seat } drew { $cards }.
event-handed-over = { $seat } passed control to the teammate.
event-gave = { $seat } gave { $n ->
    [one] a legend
   *[other] { $n } legends
} to the teammate.
event-gave-own = { $seat } gave the teammate { $cards }.
event-triggered = The closing round begins after this turn of { $seat }.
event-ended = The game is over.

piece = { $level }, { $owner }
piece-common = a common piece
piece-heroic = a heroic piece
piece-legendary = a legendary piece
arena = Arena, nine by nine without its corners
turn-label = Turn { $n }
square-red = red square
square-green = green square
summon-square = here the being arrives
school = School
school-imperial = Imperial
school-highland = Highland
school-sylvan = Sylvan
school-everfrost = Everfrost
school-legends = Legends
pattern = Pattern
points = Points
points-in = Against { $owner }
count-stones = pieces left
count-legends = legends left
pile-hand = hand
pile-deck = deck
pile-discard = discard
pile-legends = Legends
pile-legends-discard = Legends played
pile-flares-discard = Flares played
pile-flares = Flares
turn-label-closing = Turn { $n }, closing
square-central = central square
square-start = start square
points-high-form = { $tasks } from tasks, { $legends ->
    [one] 1 legend
   *[other] { $legends } legends
}
points-pending = +{ $n } at the end of the turn
points-in-weakest = Against { $owner }, weakest
count-result = result
count-pieces = in play
count-upgraded = upgraded
improvise-with = improvise: { $owner }
fewer-actions = fewer actions next turn
team-with = In a team with { $mate }
sideways = Cards of the deck turned sideways
pile-tasks = Tasks to come
frozen-until = until used
flare-ready = ready
flare-not-yet = not yet
more-upgraded = upgraded
more-pieces = pieces
more-than-you = { $owner } is ahead by { $upgraded } of { $upgraded-needed } upgraded pieces, { $total } of { $total-needed } in all

# How to play
how-goal = You place pieces in an arena. When your pieces stand in the pattern of a card in your hand, its being arrives and does what the card says. Tasks, legends or destroyed enemies bring points, by the mode.
how-turn =
    You have two actions. Each is one of these:
    – **Place** one of your common pieces on an empty square.
    – **Summon** a being whose pattern your pieces form, turned or mirrored as you like. It comes to the framed square, replaces what stands there, and its effect happens.
    – **Discard** a being for cards you would rather have.
    In High Form you may then claim one task that you have met. At the end you draw up to your hand.
how-end = The end comes when somebody has nine points in High Form, eighteen in a duel, enough in one colour in a melee, or draws the last card of a deck. Everybody then has one more turn. The most points win; in a melee your weakest colour counts.
how-tips =
    – Heroic and legendary pieces count as lower ones in a pattern, not the other way round.
    – A flare helps when you have far fewer pieces than the other one: keep it for bad times.
    – Press a glowing card in your hand and the board shows where its being can arrive.
    – Look at the tasks before you summon: the right square may be worth more than the effect.

# Setups and positions that cannot be used
setup-few-decks = { $have ->
    [one] 1 name
   *[other] { $have } names
} for { $seats } seats
setup-twice = { $name } is taken twice (TK-SETUP-4)
setup-no-school = there is no school `{ $name }`
wrong-numbers = expected { $n } numbers
wrong-seats = two players, or four in two teams (TK-MODE-4)
wrong-points = expected points such as B3, { $most } at most
wrong-tasks = three tasks lie open at most
wrong-gone = of { $pieces } pieces one at least is left
wrong-two-pieces = two pieces stand on { $square }
wrong-pile = a pile of more than { $most } cards
wrong-pile-and-more = with what may come under it the pile has more than { $most } cards
wrong-card-twice = `{ $word }` stands there twice
wrong-one-card = one card at most lies there
