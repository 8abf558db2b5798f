game-name = Summoner Wars, first edition
game-line = Walls, dice and magic: whoever keeps the Summoner alive wins. For two, three or four.
mode-duel = Duel
mode-teams = Two teams
option-A = A's faction or deck
option-B = B's faction or deck
option-C = C's faction or deck (teams)
option-D = D's faction or deck (teams)
option-first = Who begins
option-first-roll = By a roll of the dice
option-teammates = Teammates' hands
option-teammates-hidden = Hidden
option-teammates-open = Open
option-cap = A draw after so many turns (0: never)

# Questions
ask-roll = The dice say who decides who begins.
ask-first = You rolled highest. Who begins?
ask-shuffle = A draw pile is shuffled.
ask-die = A die falls.
ask-draw = Cards are drawn.
ask-summon = Summon? You have { $magic } magic.
ask-event = Play an event or a wall?
ask-move = { $left ->
    [0] Your moves are made.
    [one] Move one more unit?
   *[other] Move up to { $left } units?
}
ask-attack = { $left ->
    [0] Your attacks are made.
    [one] Attack with one more unit?
   *[other] Attack with up to { $left } units?
}
ask-magic = Put cards from your hand on your magic pile?
ask-window = Use an ability now?
ask-path = Which way?
ask-path-of = { $card } on { $place }: which way?
ask-order = Several things happen at once. What comes first?
who-acts = { $card } on { $place }, { $why }
ask-target = { $why }: whom?
ask-choose = { $why }: what will you do?
ask-space = { $why }: on which space?
ask-card = { $why }: which card?
ask-below = { $why }: which card goes to the bottom next?
ask-above = { $why }: which card lies on top?
ask-player = { $why }: which player?
ask-number = { $why }: how many?
ask-whom = Attack whom?
ask-whom-of = { $card } on { $place }: attack whom?
ask-react = A unit of yours was destroyed. Play a reaction?

# Answers
answer-end-draw = Go on
answer-end-summon = End summoning
answer-end-event = End playing events
answer-end-move = End moving
answer-end-attack = End your attacks
answer-end-magic = End your turn
answer-summon = Summon { $card } on { $place }
answer-build = { $card } on { $place }
answer-play = Play { $card }
answer-move = { $card } { $from } to { $place }
answer-stay = { $card } on { $place } moves 0 spaces
answer-attack = { $card } { $from } attacks { $target } { $place }
answer-use = { $ability }: { $card } on { $place }
answer-magic = { $card } becomes magic
answer-give = Give { $n ->
    [one] the top card of your magic
   *[other] the top { $n } cards of your magic
} to your teammate
answer-object = { $card } on { $place }
answer-cell = { $place }
answer-card = { $card }
answer-discarded = { $card } from the discard pile
answer-seat = { $seat }
answer-die = Die number { $n }
answer-trigger-about = { $why }: { $card } on { $from }, as { $whom } fell on { $place }
answer-trigger = { $why }: { $card }, { $place }
answer-nobody = Nobody
answer-nothing = Nothing more
answer-stop = Stay here
answer-no = Nothing
offer-pay = Pay { $n } magic
offer-heal = Heal 1 wound
offer-slide-under = Slide the card under it
offer-discard = Discard it
offer-keep = Leave it
offer-one-more-die = One more die
offer-ranged = Attack at range
costs-magic = costs { $n } magic
with-dice = { $n ->
    [one] 1 die
   *[other] { $n } dice
}, { $life } life
own-target = a card of your own, { $dice }
own-summoner = your own Summoner, { $dice }

# Refusals
no-SW1-TURN-3 = Units are summoned in the Summon Phase.
no-SW1-SUMMON-3 = A unit arrives on an empty space next to a wall of yours.
no-magic = Not enough magic: it costs { $cost }, you have { $magic }.
no-SW1-SUMMON-4 = Not enough magic.
no-SW1-SUMMON-5 = There is no empty space next to a wall of yours.
no-SW1-SUMMON-11 = Only Commons and Champions are summoned.
no-SW1-VINE-8 = Nobody is summoned onto a vine wall.
no-SW1-CARD-7 = Events and walls are played in the Event Phase.
no-SW1-MAGIC-11 = Not enough magic.
no-SW1-EVENT-4 = The condition of this event is not met.
no-SW1-EVENT-5 = A wall is played on an empty space of your own side.
no-SW1-EVENT-10 = Your side has no empty space for a wall.
no-SW1-SETUP-8 = On the first turn only two units may move.
no-SW1-MOVE-1 = No more units may move this turn.
no-SW1-MOVE-2 = That is too far.
no-SW1-MOVE-3 = There is no free way: steps are never diagonal.
no-SW1-MOVE-4 = A move ends on an empty space or on a vine wall without a unit.
no-SW1-MOVE-5 = This unit has moved already.
no-SW1-MOVE-6 = A move of 0 spaces needs an ability it triggers.
no-SW1-MOVE-8 = The edges of one board are not joined.
no-SW1-MOVE-10 = Walls do not move.
no-SW1-VINE-14 = It has tried to leave the vine wall this turn.
no-SW1-RULING-6 = This unit may not attack now.
no-SW1-RULING-32 = This unit may not move now.
no-SW1-ATTACK-1 = No more units may attack this turn.
no-SW1-ATTACK-3 = This unit has attacked already.
no-SW1-ATTACK-6 = A unit never attacks itself.
no-SW1-ATTACK-8 = A melee unit attacks adjacent cards only.
no-SW1-ATTACK-9 = Out of reach: only in a straight line, and as far as the unit reaches now, at most three spaces.
no-SW1-ATTACK-10 = Another card is in the way.
no-SW1-ATTACK-18 = That is not on the battlefield.
no-SW1-RULING-10 = It can be attacked from an adjacent space only.
no-SW1-ABIL-1 = An ability forbids this attack.
no-SW1-WALL-1 = A wall does nothing by itself.
no-SW1-TURN-1 = That belongs to another phase.
no-SW1-TURN-5 = That ability has its own moment, which is not now.
no-SW1-COMP-4 = The battlefield does not reach that far.
no-SW1-CARD-1 = This unit does not have that ability.
no-SW1-SUMMON-1 = Only units in your hand are summoned.
no-SW1-EVENT-1 = Only events and walls in your hand are played.
no-SW1-EVENT-2 = One thing after another: what was begun has to be finished first.
no-SW1-MOVE-11 = The move has to be finished first.
no-SW1-ATTACK-5 = One attack after another: what was begun has to be finished first.
no-SW1-ABIL-2 = This cannot be declined.
no-SW1-ABIL-6 = Only abilities of units that you control are used.
no-SW1-ABIL-13 = The card does not allow that now.
no-SW1-TERM-26 = No ability is used in the middle of another effect.
no-SW1-TERM-29 = The card does not move it that far or that way.
no-SW1-TERM-30 = The card does not allow that place.
no-SW1-MAGIC-13 = That is none of these cards.
deck-no-summoner = { $card } is no Summoner.
deck-second-summoner = { $card } is a second Summoner.
deck-setup = { $card }: { $have }, the starting setup needs { $need }.
deck-stranger = { $card } is not of the faction of { $summoner }.
deck-mercenaries = { $have } Mercenaries, at most { $most }.
deck-events = { $card }: { $have }, the reference card says { $need }.
deck-no-event = { $card } is not on the reference card.
deck-vine = { $card } is no part of a deck.

# Events
event-rolled-first = { $seat } rolled { $die }.
event-began = { $seat } begins.
event-turn = Turn { $turn }: { $seat }.
event-phase = { $phase } Phase.
event-drew = { $seat } drew { $n ->
    [one] a card
   *[other] { $n } cards
}.
event-drew-own = { $seat } drew { $cards }.
event-paid = { $seat } paid { $n } magic.
event-summoned = { $seat } summoned { $card } on { $place }.
event-built = { $seat } set up { $card } on { $place }.
event-played = { $seat } played { $card }.
event-moved = { $card } moved from { $from } to { $place }.
event-stayed = { $card } on { $place } was activated and stayed.
event-placed = { $card } was placed on { $place }.
event-mimicked = { $card } on { $place } goes by the name of { $other } this turn.
event-chosen = { $card } on { $place } marks where to fall back to.
event-exchanged = { $card } on { $from } and { $other } on { $place } exchanged places.
event-used = { $card } on { $place } used { $ability }.
event-attacked = { $card } on { $from } attacked { $target } on { $place } with { $n ->
    [one] 1 die
   *[other] { $n } dice
}.
event-rolled = Rolled: { $dice }.
event-rolled-attack = Rolled: { $dice }. { $hits ->
    [0] A miss.
    [one] 1 hit.
   *[other] { $hits } hits.
}
attack-die = Attack die
die = die showing { $n }
event-ignored = { $why }: a { $die } was ignored.
event-rerolled = { $why }: a die fell again and shows { $die }.
event-wounded = { $card } on { $place } took { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}.
event-healed = { $card } on { $place } was healed of { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}.
event-prevented = { $why } kept the wounds off { $card } on { $place }.
event-destroyed = { $card } on { $place } was destroyed and went to { $seat }.
event-vine-destroyed = { $card } on { $place } was destroyed.
event-discarded = { $seat } discarded { $card }.
event-discarded-from = { $card } on { $place } was discarded by { $seat }.
event-magic = { $seat } put { $card } on the magic pile.
event-magic-hidden = { $seat } put a card on the magic pile.
event-gained = { $card } went to { $seat }'s magic pile.
event-passed = { $n ->
    [one] A card
   *[other] { $n } cards
} of { $seat }'s magic went to { $to }.
event-grew = { $seat }'s vine wall grew on { $place }.
event-held = The vine wall held { $card } on { $place }.
event-freed = { $card } tore free of the vine wall on { $place }.
event-slid-under = { $card } lies under { $under } on { $place } now.
event-controlled = { $seat } controls { $card } on { $place } now.
event-revealed = { $seat } showed { $card }.
event-taken = { $seat } took { $card } into the hand.
event-lasting = { $seat }: { $what }.
event-eliminated = { $seat } is out of the game.
event-won = { $seat } wins.
event-drawn = The game is a draw.

# The table
army = { $army }: { $faction }
battlefield = Battlefield, eight rows of six
battlefield-double = Battlefield, eight rows of twelve, its outer edges joined
turn-label = Turn { $n }
of-most = { $n } of { $most }
phase-draw = Draw
phase-summon = Summon
phase-event = Event
phase-move = Movement
phase-attack = Attack
phase-magic = Build Magic
pile-magic = magic
pile-hand = hand
pile-draw = draw pile
pile-discard = discard
vines = Vine walls in supply
stunned = stunned
muted = without abilities
refuge = to fall back to
goes-by = goes by the name of { $card }
hides-from = safe from { $card } on { $place }
attack-melee = Attack, melee
attack-ranged = Attack, ranged
life = Life
cost = Cost
faction = Faction
printed = printed
ability-line = { $name }: { $about }
kind-summoner = Summoner
kind-champion = Champion
kind-common = Common
kind-event = Event
kind-wall = Wall
kind-vine = Vine wall

# What lasts
lasting-duck-and-cover = Duck and Cover
lasting-vine-guard = Vine Guard
lasting-ambush = Ambush
lasting-shiny = Shiny
lasting-greater-command = Greater Command
lasting-torodins-advance = Torodin's Advance
lasting-wake-the-father-gem = Wake the Father Gem
lasting-summon-now = may summon now
lasting-summon-the-night = Summon the Night
lasting-magic-stasis = Magic Stasis
lasting-tunnel = Tunnel
lasting-insight = Insight
lasting-meditate = one attacker this turn
lasting-scout = one more mover
lasting-sneak = nobody else moves
lasting-event-played = has played an event
lasting-shadow-step = Shadow Step

# How to play
how-goal = You lead a Summoner, a people and their walls. Outlive the enemy Summoners and you win.
how-turn =
    A turn has six phases, always in this order:
    – **Draw:** fill your hand to five.
    – **Summon:** pay with cards from the top of your magic pile; units arrive next to your walls.
    – **Event:** play events, and walls on your own side.
    – **Movement:** up to three units, two spaces each.
    – **Attack:** up to three units throw their dice; three and more hits. Melee strikes a neighbour, ranged up to three clear spaces in a line.
    – **Build Magic:** put any cards from your hand on your magic pile.
    Whatever you destroy becomes your magic too, your own units as well.
how-dice =
    A unit throws as many dice as its attack value. Three and more hits, one wound a die; one and two miss.
    Some cards want more of a die; then the page fills only those that hit.
how-end = Who loses the Summoner is out; the last side with a Summoner wins.
how-tips =
    – Cards you cannot use soon are magic. The draw pile is never reshuffled.
    – Your walls decide where you may summon: guard them, and play new ones near the fight.
    – A unit of yours that is about to fall may be worth more as your own magic.
    – On a vine wall a unit needs a four or more to leave, and bleeds if it fails.
    – In teams the boards are joined at the outer edges, and magic may be handed to your teammate.

# Setups and positions that cannot be used
wrong-many-cards = { $seat } has more than { $most } cards
wrong-many-vines = { $seat } has more than { $most } vine walls
wrong-vine-pile = a vine wall lies in no pile
wrong-object = expected a player, then a card
wrong-no-object = { $id } is neither a unit nor a wall
wrong-occupied = there is something on that space already
wrong-mark = mark needs a unit, or a space with one
wrong-space = no such space: a column and a row, both counted from 1
wrong-phase = `{ $word }` is no phase
wrong-out = somebody of each team plays on, and so does whose turn it is
wrong-stasis = magic-stasis says by whom, as in `magic-stasis:B`; nothing else does
wrong-two-summoners = { $seat } has a Summoner on the battlefield already
