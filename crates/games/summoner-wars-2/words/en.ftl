game-name = Summoner Wars, second edition
game-line = Lead your Summoner on a grid; whoever outlives the other wins.
mode-duel = Duel
option-south = South's faction or deck
option-north = North's faction or deck
option-first = Who begins
option-cards = Card texts: first printing or later wording

# Questions
ask-first = Who begins?
ask-shuffle = A draw pile is shuffled.
ask-die = An attack die falls.
ask-summon = Summon? You have { $magic } magic.
ask-move = { $left ->
    [0] Your three moves are made.
    [one] Move one more unit?
   *[other] Move up to { $left } units?
}
ask-build = Build something?
ask-attack = { $left ->
    [0] Your three attacks are made.
    [one] Attack with one more unit?
   *[other] Attack with up to { $left } units?
}
ask-magic = Discard cards for magic? Each gives 1.
ask-drawn = Summon before your turn ends?
ask-draw = Summon before you draw?
ask-path = Which way?
ask-path-of = { $card } on { $place }: which way?
ask-order = Several things happen at once. What comes first?
who-acts = { $card } on { $place }, { $why }
ask-target = { $why }: whom?
ask-purge = Purge: which unit of yours do you sacrifice? It may deal 2 damage to a neighbour first.
ask-choose = { $why }: what will you do?
ask-force = { $why }: force { $card } on { $place } where?
ask-space = { $why }: on which space?
ask-card = { $why }: which card?
ask-whom = Attack whom?
ask-whom-of = { $card } on { $place }: attack whom?

# Answers
answer-end-summon = End summoning
answer-end-move = End moving
answer-end-build = End building
answer-end-attack = End your attacks
answer-end-magic = Keep the rest
answer-end-draw = Draw cards
answer-end-turn = End your turn
answer-summon = Summon { $card } on { $place }
answer-build = Build { $card } on { $place }
answer-play = Play { $card }
answer-move = { $card } { $from } to { $place }
answer-attack = { $card } { $from } attacks { $target } { $place }
answer-use = { $ability }: { $card } on { $place }
answer-discard = Discard { $card }
answer-object = { $card } on { $place }
answer-cell = { $place }
answer-card = { $card }
answer-force = Force { $card } to { $place }
answer-trigger-about = { $why }: { $card } on { $from }, as { $whom } fell on { $place }
answer-trigger-event = { $why }
answer-trigger = { $why }: { $card }, { $place }
answer-nobody = Nobody
answer-stop = Stop here
answer-no = Nothing
offer-boost = Take 1 boost
offer-spend-boost = Spend 1 boost
offer-pay-magic = Pay 1 magic
offer-take-damage = Take 1 damage
offer-discard = Discard it
offer-keep = Keep it for 1 boost
costs-magic = costs { $n } magic
costs-inaction = You attacked no enemy: your Summoner takes 1 damage.
with-dice = { $n ->
    [one] 1 die
   *[other] { $n } dice
}, { $life } life
own-target = a card of your own, { $dice }
own-summoner = your own Summoner, { $dice }

# Refusals
no-magic = Not enough magic: it costs { $cost }, you have { $magic }.
no-SW2-SUMMON-1 = Units are summoned in the Summon phase.
no-SW2-SUMMON-2 = A unit arrives on an empty space next to a gate of yours.
no-SW2-SUMMON-3 = Only commons and champions are summoned.
no-SW2-SUMMON-4 = Not enough magic.
no-SW2-SUMMON-5 = There is no room to summon it.
no-SW2-BUILD-1 = Structures are built in the Build phase.
no-SW2-BUILD-2 = Build on an empty space of your three back rows or next to your Summoner.
no-SW2-MAGIC-3 = Not enough magic.
no-SW2-EVENT-1 = This event belongs to another phase.
no-SW2-EVENT-8 = This event does not have all the targets it needs now.
no-SW2-MOVE-1 = Only three different units may move, once each.
no-SW2-MOVE-2 = That is more than two spaces away.
no-SW2-MOVE-3 = There is no free way: steps are never diagonal.
no-SW2-MOVE-5 = A unit that moves takes at least one step, and here there is no room for it.
no-SW2-MOVE-7 = Occupied spaces are in the way.
no-SW2-MOVE-9 = Structures do not move.
no-SW2-MOVE-14 = That is farther than this unit may move now.
no-SW2-INSTEAD-5 = This unit may not move.
no-SW2-ATTACK-1 = Only three different units may attack, once each.
no-SW2-ATTACK-4 = A melee unit attacks adjacent spaces only.
no-SW2-ATTACK-5 = Out of reach: a straight line, not too far.
no-SW2-ATTACK-6 = Something blocks the line.
no-SW2-ATTACK-7 = That is not on the battlefield.
no-SW2-ATTACK-8 = A unit cannot attack itself.
no-SW2-ATTACK-17 = This card may not attack.
no-SW2-ATTACK-23 = That is no legal target now.
no-SW2-TURN-2 = That belongs to another phase.
no-SW2-MOVE-11 = The move has to be finished first.
no-SW2-MOVE-12 = Only units that you control may be moved.
no-SW2-ATTACK-22 = Only units that you control may attack.
no-SW2-BUILD-3 = Only structures are built.
no-SW2-BUILD-6 = Structures do not attack.
no-SW2-EVENT-2 = Only events in your hand can be played.
no-SW2-EVENT-3 = No event is played while an effect is being resolved.
no-SW2-SUMMON-10 = Nobody is summoned while an effect is being resolved.
no-SW2-TIMING-3 = The effect has to be resolved first.
no-SW2-TIMING-4 = This effect is not optional.
no-SW2-TIMING-5 = No ability is used while an effect is being resolved.
no-SW2-TIMING-8 = That ability has its own moment, which is not now.
no-SW2-TIMING-9 = That cannot be chosen here.
no-SW2-TIMING-10 = The card does not allow that.
no-SW2-ABILITY-1 = This unit does not have that ability.
no-SW2-CONTROL-8 = That is not a unit of yours.
no-SW2-FORCE-2 = The card does not allow that.
no-SW2-FORCE-3 = There are not enough empty spaces in that direction.
deck-no-summoner = { $card } is no Summoner.
deck-fixed = { $card } comes with the Summoner and is not chosen.
deck-foreign = { $card } belongs to another Summoner.
deck-symbol = { $card } shares no symbol with { $summoner }.

# Events
event-began = { $seat } begins.
event-turn = Turn { $turn }: { $seat }.
event-phase = { $phase } phase.
event-drew = { $seat } drew { $n ->
    [one] a card
   *[other] { $n } cards
}.
event-drew-own = { $seat } drew { $cards }.
event-paid = { $seat } paid { $n } magic.
event-gained = { $n ->
    [0] { $seat } gained no magic: 15 is the most.
   *[other] { $seat } gained { $n } magic.
}
event-summoned = { $seat } summoned { $card } on { $place }.
event-built = { $seat } built { $card } on { $place }.
event-played = { $seat } played { $card }.
event-moved = { $card } moved from { $from } to { $place }.
event-forced = { $card } was forced from { $from } to { $place }.
event-placed = { $card } was placed on { $place }.
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
event-rerolled = { $why }: rolled again.
event-damaged = { $card } on { $place } took { $n } damage.
event-healed = { $card } on { $place } was healed of { $n } damage.
event-destroyed = { $card } on { $place } was destroyed.
event-boosted = { $card } on { $place } got { $n } boost.
event-boosted-event = { $card } got { $n } boost.
event-unboosted = { $card } on { $place } lost { $n } boost.
event-unboosted-event = { $card } lost { $n } boost.
event-discarded = { $seat } discarded { $card }.
event-dropped = { $seat } discarded { $card } from under { $under } on { $place }.
event-discarded-hidden = { $seat } discarded a card.
event-returned = { $card } on { $place } went back to its owner's hand.
event-retrieved = { $seat } took { $card } back from the discard pile.
event-controlled = { $seat } controls { $card } on { $place } now.
event-tucked = { $card } lies under { $under } on { $place } now.
event-lasting = { $seat }'s { $card } lasts.
event-ended = { $seat }'s { $card } ended.
event-inactive = { $seat } attacked no enemy.
event-won = { $seat } wins.
attack-die = Attack die
die-melee-ranged = melee + ranged
die-ranged-special = ranged + special
die-melee-special = melee + special
die-melee = melee

# The table
battlefield = Battlefield, eight rows of six
turn-label = Turn { $n }
of-three = { $n } of 3
magic = Magic
pile-hand = hand
pile-draw = draw pile
pile-discard = discard
boost = { $n } boost
frozen = frozen
until-next-turn = until { $seat }'s next turn
strength-melee = Strength, melee
strength-ranged = Strength, ranged
life = Life
cost = Cost
faction = Faction
printed = printed
inaction = Inaction
ability-line = { $name }: { $about }
ability-lines = { $first } { $then }
seat-south = South
seat-north = North

# How to play
how-goal = You lead a Summoner and his people against another. Destroy the enemy Summoner and you win.
how-turn =
    A turn has six phases, always in this order:
    – **Summon:** pay magic to put units next to your gates.
    – **Move:** up to three units, two spaces each.
    – **Build:** put structures on your back rows or beside your Summoner.
    – **Attack:** up to three units throw as many dice as their strength. Melee hits a neighbour, ranged up to three clear spaces in a line.
    – **Magic:** discard cards from your hand, one magic each.
    – **Draw:** fill your hand to five.
    Events are played in the phase they name. Destroying an enemy card gains you one magic.
how-dice =
    A unit throws as many dice as its strength. A melee attack counts the swords, a ranged attack the arrows: one damage each.
    The star does nothing by itself; abilities and events make use of it.
how-end = The game ends when a Summoner is destroyed. His player loses.
how-tips =
    – If you attack no enemy in your turn, your Summoner takes 1 damage: do not hide.
    – Gates near the enemy let you summon at the front, and draw attacks away from you.
    – Cards you cannot use soon are magic: discard them.
    – Your Summoner is strong, but every step forward is a risk.

# Setups and positions that cannot be used
wrong-many-cards = { $seat } has more than { $most } cards
wrong-object = expected south or north, then a card
wrong-no-object = { $id } is neither a unit nor a structure
wrong-no-lasting = { $id } is no event that lasts
wrong-mark = mark needs an occupied space
wrong-phase = `{ $word }` is no phase
wrong-space = no such space: rows go from 0 to 7, columns from 0 to 5
wrong-nobody = nobody stands there
wrong-many-lent = too many
wrong-two-summoners = { $seat } has a Summoner on the battlefield already
wrong-occupied = there is something on that space already
wrong-no-summoner = no Summoner stands on the battlefield
