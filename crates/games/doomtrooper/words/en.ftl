game-name = Doomtrooper
game-line = Warriors of the corporations against the Dark Legion: every combat in eight stages, cards at any time. For two to six.
mode-standard = Everybody for himself
mode-match = A match, best of three games
option-match = The match so far
option-library = Cards in the library at least
option-copies = Copies of one card at most
option-sideboard = Cards in the sideboard, exactly
match-wins = Games won (this is game { $game })
match-unreadable = `{ $word }` is no match that could go on
next-game = Next game of the match
match-of-two = A match is played by two.
match-other-cards = { $seat } may only exchange cards between library and sideboard: together they must be those of the game before.
option-A = A's deck
option-B = B's deck
option-C = C's deck
option-D = D's deck
option-E = E's deck
option-F = F's deck
option-goal = Victory points that win
option-rounds = Rounds until the last ones (0: no end)
option-alliances = Alliances of one player at most (0: any number)
option-rewards = Multiples of a victim's V that missions bring
option-rewards-instead = Instead of the points for the kill
option-rewards-besides = On top of the points for the kill
option-first = Who begins
option-first-random = By lot
faction-iron_cartel = Iron Cartel (Bauhaus and Capitol)
faction-light_and_blade = Light and Blade (Brotherhood and Mishima)
faction-legion_of_algeroth = Legion of Algeroth (Dark Legion)
faction-children_of_earth = Children of Earth (Crescentia and Rasputin, on the Outpost)
faction-crown_and_chrome = Crown and Chrome (Imperial and Cybertronic)

# Questions
ask-shuffle = A library is shuffled.
ask-first = The lot says who begins.
ask-coin = A coin is flipped.
ask-privilege = Cardinal's privilege: show this hand and draw seven new cards?
ask-any-time = Any time: play something?
ask-in-combat = Combat, { $stage }: play something?
ask-save = { $harms }. Save somebody?
ask-react = { $seat } played { $card }. React?
ask-sabotage = { $who } is about to sabotage { $seat }. Stop it?
ask-start = Your turn starts: play what belongs here?
ask-draw-step = Your draw step begins: play what belongs here?
ask-end = Your turn ends: play what belongs here?
ask-points = Points were awarded. Answer that?
ask-act = { $free ->
    [0] { $attack ->
        [one] You have one attack left
       *[other] You have { $attack } attacks left
    }
    [one] You have one action left
   *[other] You have { $free } actions left
}, and { $d } D. What next?
ask-target = { $card }: what is its target? You have { $d } D.
ask-caster = { $card }: who casts it? You have { $d } D.
ask-amount = { $card }: how many times? You have { $d } D.
ask-choose = { $card }: what will it be? You have { $d } D.
ask-new-attacker = { $card }: who attacks? You have { $d } D.
ask-new-defender = { $card }: who defends? You have { $d } D.
ask-new-tactic = { $card }: fight or shoot? You have { $d } D.
ask-joins = { $card }: who joins in? You have { $d } D.
ask-moves = { $card }: what do you move? You have { $d } D.
ask-goes = { $card }: where does { $what } go? You have { $d } D.
ask-card = { $card }: which card? You have { $d } D.
ask-open-card = { $card }: which card, shown to all? You have { $d } D.
ask-inside = { $card }: does the driver get in? You have { $d } D.
ask-attacker = Who attacks?
ask-defender = Whom does { $who } attack?
ask-tactic = { $attacker } attacks { $defender }: fight or shoot?
ask-warzone = { $attacker } attacks { $defender }: defend from a warzone?
ask-weapon = { $who }: which weapon?
ask-struck = { $attacker } against { $defender }: who is struck?
ask-split = How many of the points you gained do you take as victory points? The rest is D.
ask-discard = { $n ->
    [one] One card in your hand. Throw it away?
   *[other] { $n } cards in your hand. Throw one away?
}
ask-order = Several things happen at once. What comes first?

# How a combat stands
stage-declared = the attack is declared
stage-named = the two are named
stage-tactic = the tactic is chosen
stage-zone = the ground is chosen
stage-weapons = weapons
stage-modifiers = weapons and modifiers
stage-evaluated = the blows have fallen
stage-saving = the wounds are about to be dealt
stage-changed = wounds and kills are done
stage-points = points are awarded
stage-over = it is over
combat-pair = { $attacker } attacks { $defender }.
combat-stands = { $attacker }: { $attack } against armor { $armor }. { $defender }: { $back } against armor { $own }.
doom-nothing = { $who } is safe
doom-wound = { $who } is about to be wounded
doom-kill = { $who } is about to be killed
doom-annihilate = { $who } is about to be killed and sacrificed

# Answers
answer-play = Play { $card }
answer-use = Use { $who }
answer-use-nth = Use { $who }, effect { $n }
answer-add = Add { $card }
answer-hide = Add { $card } into cover, unseen
answer-seek = { $who } seeks cover
answer-exit = { $who } exits cover
answer-meditate = Meditate: 1 D
answer-enter = { $who } enters the vehicle
answer-leave = { $who } leaves the vehicle
answer-transfer = { $who } transfers to the Outpost
answer-transfer-back = { $who } transfers off the Outpost
answer-attack = Attack with { $who }
answer-sabotage = { $who } sabotages { $seat }
answer-profess-legion = { $who } professes the Dark Legion
answer-profess-trooper = { $who } professes to be a Doomtrooper
answer-lead = { $who } leads: { $unit }
answer-repay = Pay 2 D back to the bank
answer-fight = Fight
answer-shoot = Shoot
answer-strengthen = Strengthen { $who }
answer-seat = { $seat }
answer-area = { $area } of { $seat }
answer-discard = Throw { $card } away
answer-privilege = Show the hand and draw seven new cards
answer-keep = Keep this hand
answer-stop = End your actions
answer-nothing = Nothing
answer-no-warzone = No warzone
answer-no-weapon = No weapon
answer-yield = Give the attack up
answer-no-discard = Keep them all
answer-no-card = None
answer-nobody-else = Nobody else
answer-nothing-else = Nothing else
answer-number = { $n }
answer-no = No
answer-split = { $n ->
    [0] All as D
    [one] 1 victory point, the rest as D
   *[other] { $n } victory points, the rest as D
}
answer-amount = { $n ->
    [one] Once
    [2] Twice
   *[other] { $n } times
}
numbered = { $card } no. { $n }
hidden-numbered = hidden warrior no. { $n }
whose = { $card } ({ $seat })
nobody = nobody
costs = costs { $parts }
cost-actions = { $n ->
    [one] 1 action
   *[other] { $n } actions
}
cost-attack = an attack action
cost-d = { $n } D
cost-each = { $n } D each time
cost-value = D equal to the value
cost-hiding = costs 3 actions; { $n } D when it is revealed
worth = worth { $n ->
    [one] 1 point
   *[other] { $n } points
}
with-ratings = fight { $fight }, shoot { $shoot }, armor { $armor }
with-armor = armor { $armor }, worth { $value }
offer-yes = Yes
offer-no = No
offer-inside = Inside
offer-outside = Outside
offer-graveyard = Graveyard
offer-library = Library
offer-points = Victory points
offer-destiny = Destiny points
offer-doomtrooper = Doomtrooper
offer-legion = Dark Legion
offer-armor = Armor
offer-immunity = Immunity
offer-hand = Into the hand

# What would come of it
foreseen = as things are, { $what }
outcomes = { $parts }
outcome-miss = { $whom } is not hit ({ $attack } against { $armor })
outcome-nothing = { $whom } is hit without harm ({ $attack } against { $armor })
outcome-wound = { $whom } is wounded ({ $attack } against { $armor })
outcome-kill = { $whom } is killed ({ $attack } against { $armor })
then-settles = If nobody answers it, { $card } takes effect.
then-nothing = { $card } was cancelled: if nobody answers that, nothing comes of it.
then-blows = If nobody plays, { $what }.

# Refusals
no-DT-ACTION-1 = You have not enough actions left.
no-DT-ACTION-3 = You may not attack again so soon.
no-DT-ACTION-4 = That takes an action.
no-DT-ACTION-6 = Only one of your three actions may be an attack.
no-DT-ACTION-8 = You have begun to attack: what is left can only be attacks.
no-DT-ACTION-11 = None of the actions left can become an attack.
no-DT-ACTION-12 = These actions are for one warrior alone.
no-DT-ACTION-16 = You have not enough actions left for that.
no-DT-ACTION-17 = No text lets this warrior have it for no action.
no-DT-ACTION-18 = That attack costs one action more than you have.
no-DT-AFFIL-3 = A card of the former corporation costs 3 D more.
no-DT-AFFIL-6 = Only a cultist changes sides.
no-DT-AFFIL-8 = That card has no such effect.
no-DT-ALLIANCE-2 = That alliance is in play already.
no-DT-ALLIANCE-5 = You have as many alliances as was agreed.
no-DT-ART-1 = None of your warriors can cast that.
no-DT-ART-3 = So much cannot be spent.
no-DT-ART-11 = The Art does the Dark Legion no favours.
no-DT-ART-16 = That cannot be strengthened now.
no-DT-ATTACH-1 = It cannot be given to that.
no-DT-BEAST-1 = That warrior may not have this beast.
no-DT-BEAST-2 = One beast or one vehicle, never both.
no-DT-BEAST-6 = A rider does not leave the Outpost.
no-DT-BEAST-8 = Who counts as a beast has none and stays on the Outpost.
no-DT-BEAST-9 = A beast is given to a warrior on your Outpost.
no-DT-COMBAT-1 = An attack takes an action of yours.
no-DT-COMBAT-3 = One of your warriors attacks another warrior in play.
no-DT-COMBAT-5 = You do not attack your own warriors.
no-DT-COMBAT-6 = The Outpost and the rest do not fight each other.
no-DT-COMBAT-7 = That warrior cannot be fought.
no-DT-COMBAT-8 = A card bars that attack.
no-DT-COMBAT-9 = Others in its area come first.
no-DT-COMBAT-10 = Only before the two are named.
no-DT-COMBAT-12 = One of the two may never take part in that.
no-DT-COMBAT-18 = Modifiers are played with the weapons, neither sooner nor later.
no-DT-COMBAT-19 = The two are not named yet.
no-DT-COMBAT-32 = Now only what saves somebody may be played.
no-DT-COMBAT-36 = Now only what answers the points may be played.
no-DT-COMBAT-54 = It comes too late: the blows have fallen.
no-DT-COMMANDER-1 = That is no sergeant.
no-DT-COMMANDER-2 = That unit cannot be led by this sergeant.
no-DT-COMMANDER-3 = No personality is led, nor anybody of higher base value.
no-DT-COMMANDER-4 = This sergeant leads a unit already.
no-DT-CONTROL-5 = That is not yours.
no-DT-COVER-1 = It is in cover already.
no-DT-COVER-4 = One of your warriors must stay out of cover.
no-DT-COVER-5 = None of yours is out of cover: bring one out first, or add one.
no-DT-COVER-6 = A warrior in cover does not attack.
no-DT-COVER-9 = That warrior may not be in cover.
no-DT-COVER-10 = Only a warrior in cover exits it, and it does not attack in that turn.
no-DT-COVER-13 = Nothing is given to an unrevealed warrior.
no-DT-COVER-17 = That warrior may not be added into cover.
no-DT-COVER-20 = An unrevealed warrior can only exit cover.
no-DT-COVER-21 = Of a hidden warrior nobody knows what it is: only cards for any warrior reach it.
no-DT-DISCARD-1 = Seven cards are the limit: throw the rest away.
no-DT-EQUIP-2 = One vehicle and one suit of armor, no more.
no-DT-EQUIP-3 = That warrior may not have this equipment.
no-DT-EQUIP-7 = A second copy would do nothing.
no-DT-EQUIP-9 = You equip your own warriors.
no-DT-FORT-1 = It cannot be built there.
no-DT-FORT-5 = You have that fortification already.
no-DT-FORT-6 = You build for your own side.
no-DT-IMMUNE-1 = That warrior is immune.
no-DT-KI-1 = One copy of a ki power, for one of your Mishima warriors.
no-DT-MISSION-1 = The mission cannot be assigned there.
no-DT-MISSION-5 = That mission lies there already.
no-DT-NEVER-1 = A card forbids it.
no-DT-NEVER-2 = A card forbids it.
no-DT-NEVER-3 = That warrior cannot use it.
no-DT-NEVER-6 = A card demands something else first.
no-DT-NONCOMBAT-1 = That warrior never fights.
no-DT-PERSONALITY-1 = That personality is in play already.
no-DT-REACT-2 = That does not answer the card just played.
no-DT-REACT-7 = It would do nothing now.
no-DT-REACT-10 = It cannot be aimed there.
no-DT-RELIC-2 = That warrior may not have this relic.
no-DT-RELIC-3 = That relic is in play already.
no-DT-RELIC-5 = You give relics to your own warriors.
no-DT-SABOTAGE-1 = Only a player without anybody to fight can be sabotaged, by a warrior of yours who can.
no-DT-SABOTAGE-2 = A card protects that player.
no-DT-SABOTAGE-3 = You have sabotaged that player already.
no-DT-SABOTAGE-5 = Not before everybody has had a turn.
no-DT-SABOTAGE-6 = Only in your own turn.
no-DT-SABOTAGE-9 = You attack or you sabotage, not both.
no-DT-SABOTAGE-11 = Sabotage takes one of your own three actions.
no-DT-SABOTAGE-13 = An unrevealed warrior does not sabotage.
no-DT-SPECIAL-2 = One copy of a prophecy, for your Prophet on the Outpost.
no-DT-SYMMETRY-2 = That warrior may not have this gift.
no-DT-SYMMETRY-5 = That warrior takes no Dark Symmetry.
no-DT-SYMMETRY-6 = One copy of a gift, for a warrior of yours.
no-DT-TARGET-1 = It is out of play.
no-DT-TARGET-2 = That warrior cannot be attacked.
no-DT-TARGET-3 = That warrior cannot do anything now.
no-DT-TARGET-4 = That warrior is imprisoned.
no-DT-TIMING-1 = That is done in a window, not as an action.
no-DT-TIMING-12 = Now only what names the draw step may be played.
no-DT-TRANSFER-1 = That warrior cannot transfer.
no-DT-TRANSFER-2 = No Outpost is open yet.
no-DT-TRANSFER-3 = First send a warrior to your Outpost: others stand on theirs.
no-DT-TRANSFER-5 = That warrior stays where it is.
no-DT-TRANSFER-6 = With a vehicle it takes two actions.
no-DT-TRANSFER-7 = Not during a combat.
no-DT-TRANSFER-8 = It has transferred since your last draw.
no-DT-TRANSFER-9 = Doomtroopers and the Dark Legion do not share an Outpost.
no-DT-TRANSFER-11 = Two tribes on one Outpost, not three.
no-DT-TRANSFER-13 = First part those who may not stand together on your Outpost.
no-DT-TRANSFER-14 = The last of yours stays on the Outpost while others stand on theirs.
no-DT-TURN-3 = It belongs to the start or the end of a turn.
no-DT-TURN-4 = This is not the moment for it.
no-DT-TURN-8 = Nobody attacks in the first turn of their own.
no-DT-VEHICLE-1 = Who counts as a vehicle has none.
no-DT-VEHICLE-2 = There is no vehicle to enter or leave.
no-DT-VEHICLE-4 = Not inside a vehicle.
no-DT-VEHICLE-6 = That vehicle is no longer for this warrior.
no-DT-VEHICLE-8 = Inside an airship or a submarine nobody fights hand to hand.
no-DT-VEHICLE-11 = Out of cover first.
no-DT-VEHICLE-13 = Who counts as a vehicle is never in cover.
no-DT-WARRIOR-1 = Warriors are added, other cards are played.
no-DT-WARRIOR-2 = Not enough D.
no-DT-WARZONE-2 = You have that warzone already.
no-DT-ZONE-1 = That card is not where you would need it.
no-DT-ZONE-9 = That card cannot be discarded.
no-DT-ZONE-14 = Not enough D.
deck-too-big = More than { $most } cards in all.
deck-unknown-card = { $card } is not a card one can own.

# Events
event-began = { $seat } begins.
event-drew = { $seat } drew { $n ->
    [one] a card
   *[other] { $n } cards
}.
event-drew-card = { $seat } drew { $card }.
event-shuffled = { $seat }'s library was shuffled.
event-privilege = { $seat } took the Cardinal's privilege and showed { $cards }.
event-turn = Turn { $turn }: { $seat }.
event-skipped = { $seat } missed a turn.
event-stopped = { $seat } ended the actions.
event-added = { $who } entered play: { $area }.
event-hid = { $seat } added a warrior into cover, unseen.
event-hid-card = { $seat } hid { $card }.
event-revealed = { $who } was revealed.
event-sought = { $who } took cover.
event-exited = { $who } came out of cover.
event-meditated = { $seat } meditated and gained { $d ->
    [one] 1 destiny point
   *[other] { $d } destiny points
}.
event-entered = { $who } got into the vehicle: { $card }.
event-left = { $who } got out of the vehicle: { $card }.
event-transferred = { $who } moved: { $area }.
event-played = { $seat } played { $card }.
event-cast = { $seat } cast { $card } by { $who }.
event-used = { $seat } used { $who }.
event-aimed = Its target: { $who }.
event-aimed-seat = Its target: { $seat }.
event-aimed-area = Its target: { $area } of { $seat }.
event-named = Chosen: { $who }.
event-paid = { $seat } paid { $d ->
    [one] 1 destiny point
   *[other] { $d } destiny points
}.
event-paid-for = { $card }: { $seat } paid { $d ->
    [one] 1 destiny point
   *[other] { $d } destiny points
}.
event-borrowed = { $seat } borrowed { $d ->
    [one] 1 destiny point
   *[other] { $d } destiny points
} from the bank.
event-repaid = { $seat } paid { $d ->
    [one] 1 destiny point
   *[other] { $d } destiny points
} back to the bank.
event-cancelled = { $card } was cancelled.
event-came = { $who } came into play.
event-assigned = { $who } took on a mission: { $card }.
event-attached = { $card } was given to { $who }.
event-expired = { $card } no longer has any effect.
event-discarded = { $card } went to { $seat }'s graveyard.
event-threw = { $seat } threw away { $n ->
    [one] a card
   *[other] { $n } cards
}.
event-threw-card = { $seat } threw away { $card }.
event-sacrificed = { $seat } laid { $card } among the sacrificed.
event-returned = { $card } went back to { $seat }'s hand.
event-shuffled-in = { $card } went into { $seat }'s library.
event-wounded = { $who } was wounded.
event-killed = { $who } was killed.
event-healed = { $who } was healed.
event-saved = { $who } came off unharmed.
event-imprisoned = { $who } was imprisoned.
event-freed = { $who } was freed.
event-turned-legion = { $who } turned to the Dark Legion.
event-turned-trooper = { $who } turned Doomtrooper.
event-taken = { $seat } took over { $who }.
event-moved = { $who } now goes with { $to }.
event-marked = { $who } now has { $n ->
    [one] 1 marker
   *[other] { $n } markers
}.
event-combat = { $seat } declared an attack.
event-yielded = { $seat } gave the attack up.
event-fought = { $who } attacked { $whom }.
event-chose-fight = They fought hand to hand.
event-chose-shoot = They opened fire.
event-defended = The ground: { $card }.
event-armed = { $who } reached for { $card }.
event-joined = { $who } joined { $side }.
event-replaced = { $other } took the place of { $who }.
event-struck = { $who } hit { $whom }: { $attack } against armor { $armor }.
event-missed = { $who } did not get through to { $whom }: { $attack } against armor { $armor }.
event-combat-over = The combat ended.
event-sabotaging = { $who } set out to sabotage { $seat }.
event-sabotage-failed = The sabotage of { $seat } failed.
event-gained = { $seat } gained { $points }.
event-gained-by = { $card }: { $seat } gained { $points }.
event-lost = { $seat } lost { $points }.
event-lost-by = { $card }: { $seat } lost { $points }.
event-fulfilled = { $seat } fulfilled { $card }.
event-looked = { $seat } looked at { $at }'s hand.
event-saw = { $seat } has { $card }.
event-fetched = { $seat } fetched { $card }.
event-fetched-unseen = { $seat } fetched a card.
event-answered-yes = { $seat } has a card of this kind in hand: { $kind }.
event-answered-no = { $seat } has no card of this kind in hand: { $kind }.
event-strengthened = { $who } grew stronger for { $d ->
    [one] 1 destiny point
   *[other] { $d } destiny points
}.
event-heads = Heads.
event-tails = Tails.
event-got = { $seat } got { $actions }.
event-last-turns = { $n ->
    [one] One more turn
   *[other] { $n } more turns
}, then points are compared.
event-won = { $seat } wins.
event-drawn = The game is a draw.
event-score = The match stands { $a }:{ $b }.
event-match-won = { $seat } wins the match { $most }:{ $least }.
event-match-drawn = The match ends level, { $a }:{ $b }.
event-fell = { $seat } has neither cards nor warriors left and is out.
points-of-d = { $n ->
    [one] 1 destiny point
   *[other] { $n } destiny points
}
points-of-p = { $n ->
    [one] 1 victory point
   *[other] { $n } victory points
}
actions-free = { $n ->
    [one] one more action
   *[other] { $n } more actions
}
actions-plain = { $n ->
    [one] one more action, not to attack
   *[other] { $n } more actions, not to attack
}
actions-attack = { $n ->
    [one] one more attack
   *[other] { $n } more attacks
}

# What cards are
sort-airship = airship
sort-armor_suit = suit of armor
sort-artillery = artillery
sort-aspect_any = any aspect
sort-aspect_changeling = Changeling
sort-aspect_elements = Elements
sort-aspect_exorcism = Exorcism
sort-aspect_kinetics = Kinetics
sort-aspect_manipulation = Manipulation
sort-aspect_mentalism = Mentalism
sort-aspect_premonition = Premonition
sort-aspect_summoning = Summoning
sort-assault_rifle = assault rifle
sort-beast = beast
sort-cardinal = Cardinal
sort-cathedral = cathedral
sort-citadel = citadel
sort-city = city
sort-combat_spell = combat spell
sort-corporate_leader = corporate leader
sort-ex_bauhaus = formerly of Bauhaus
sort-ex_capitol = formerly of Capitol
sort-ex_cybertronic = formerly of Cybertronic
sort-ex_imperial = formerly of Imperial
sort-ex_mishima = formerly of Mishima
sort-factory = factory
sort-flamethrower = flamethrower
sort-fortification = fortification
sort-gift_algeroth = gift of Algeroth
sort-gift_demnogonis = gift of Demnogonis
sort-gift_ilian = gift of Ilian
sort-gift_muawijhe = gift of Muawijhe
sort-gift_semai = gift of Semai
sort-gift_symmetry = gift of the Dark Symmetry
sort-handgun = handgun
sort-island_team = Island Team
sort-key_code_skull = Key Code Skull
sort-legionnaire = legionnaire
sort-machine_gun = machine gun
sort-minefield = minefield
sort-personal_combat_spell = personal combat spell
sort-poison = poison
sort-prophecy = prophecy
sort-ritual = ritual
sort-rocket_launcher = rocket launcher
sort-shotgun = shotgun
sort-standard_bearer = standard bearer
sort-submarine = submarine
sort-tank = tank
sort-vehicle = vehicle
sort-virus = virus
sort-weapon_fight = fight weapon
sort-weapon_fight_shoot = fight/shoot weapon
sort-weapon_shoot = shoot weapon
sort-weapon_special = special weapon
sort-zone_asteroid_belt = Asteroid Belt
sort-zone_dark_eden = Dark Eden
sort-zone_mars = Mars
sort-zone_mercury = Mercury
sort-zone_venus = Venus

# The table
turn-label = Turn { $n }
turn-round = Turn { $n }, round { $round } of { $rounds }
turn-last = Turn { $n }, { $left ->
    [one] the last one
   *[other] { $left } turns left
}
step-start = Start
step-draw = Draw
step-act = Actions
step-discard = Discard
step-end = End
actions-left = { $n ->
    [one] { $n } action
   *[other] { $n } actions
}, { $attacks ->
    [0] no attack
    [one] one may attack
   *[other] { $attacks } may attack
}
slots = Action
slot-done = done
slot-free = no attack
slot-any = also an attack
slot-attack = attack
points-p = Victory
points-d = Destiny
debt = Debt
pile-hand = hand
pile-library = library
pile-graveyard = graveyard
pile-sacrificed = sacrificed
pile-sideboard = sideboard
player-actions = actions
player-skips = skips a turn
player-must-sort = must transfer first
with-the-game = With the game
area-squad = Squad
area-kohort = Kohort
area-outpost = Outpost
area-aside = Aside
hidden-warrior = { $seat }’s hidden warrior
the-player = { $seat }
the-area = { $area } of { $seat }
rate-fight = Fight
rate-shoot = Shoot
rate-armor = Armor
rate-value = Value
mod = { $n }{ $rates }
letter-fight = F
letter-shoot = S
letter-armor = A
letter-value = V
slash = { $first }/{ $then }
side-by-side = { $first } { $then }
and-then = { $first }, { $then }
names = names { $card }
printed = printed
part-cover = cover
part-set = { $card } (now { $n })
part-halved = { $card } (halved)
mark-wounded = wounded
mark-cover = in cover
mark-secret = only you
mark-inside = inside
mark-exited = left cover
mark-transferred = transferred
mark-used = used
mark-legion = Dark Legion
mark-paid = paid
mark-buried = built in
mark-laid = may be cancelled
mark-hurt = wounded in this combat
mark-imprisoned = imprisoned
mark-missing = out of play
mark-markers = markers
secret-due = { $n } D due
vehicle-inside = inside
vehicle-outside = outside
idle-missing = out of play
idle-outside = nobody sits in it
idle-unsuited = the warrior cannot use it
idle-not-drawn = not used in this combat
idle-immune = immunity in this combat
idle-tactic = of no use with this tactic
idle-warzone = not in this warzone
idle-second = a second copy does nothing
idle-driving = not inside a vehicle
idle-denied = a card forbids it
idle-ground = knows this ground
idle-not-now = does not count now
until-gone = as long as it lies there
until-about = while what it names is there
until-healed = until healed
until-combat = until the combat ends
until-turn-of = until { $seat }’s next turn
until-after-turn-of = until { $seat }’s next turn is over
until-end-of-turn = until the turn ends
timing-actions = { $n ->
    [one] { $n } action
   *[other] { $n } actions
}
timing-attack-action = attack action
timing-attack-actions = { $n ->
    [one] attack action
   *[other] { $n } actions, an attack
}
timing-any-time = any time
timing-own-turn = in your turn
timing-not-combat = outside of combat
timing-own-turn-not-combat = in your turn, outside of combat
timing-before-actions = before your actions
timing-start = at the start of your turn
timing-end = at the end of your turn
timing-draw-step = as your draw step begins
timing-combat = in combat
timing-before-naming = before the combatants are named
timing-reaction = in answer to a card
timing-after-killed = after a kill
timing-after-earned = after points were earned
timing-after-goal = as somebody reaches the goal
timing-after-fulfilled = after a mission was fulfilled
timing-after-added = after a warrior was added
timing-after-survived = after your warrior survived
timing-after-moved = as a warrior is transferred
role-attacks = attacks
role-defends = defends
clash = Combat
clash-fight = Combat: fight
clash-shoot = Combat: shoot
clash-waits = waits for the combat within it
clash-in = in { $zone }
tactic-fight = fight
tactic-shoot = shoot
combat-stage-1 = declaration
combat-stage-2 = combatants
combat-stage-3 = tactic
combat-stage-4 = warzone
combat-stage-5 = modifiers
combat-stage-6 = evaluation
combat-stage-7 = change of state
combat-stage-8 = points
strikes-first = strikes first
strikes-back = strikes back, if it can
blow = { $who } strikes { $whom }
verdict-misses = no hit, { $n } missing
verdict-nothing = hit, but nothing comes of it
verdict-wounds = hit: a wound
verdict-kills = hit: killed, worth { $n }
pending-played = played; may be answered
pending-used = used; may be answered
pending-settles = takes effect
pending-void = nothing comes of it
pending-cancelled = cancelled
pending-sabotage = Sabotage
cast-by = cast by { $card }
cast-by-for = cast by { $card }, { $d } D
paid-for = { $d } D
done-by = by { $card }
harm-nothing = nothing happens
harm-wound = is about to be wounded
harm-kill = is about to be killed
harm-annihilate = is about to be killed and sacrificed
kind-warrior = Warrior
kind-equipment = Equipment
kind-fortification = Fortification
kind-symmetry = Dark Symmetry
kind-mission = Mission
kind-relic = Relic
kind-warzone = Warzone
kind-ki = Ki power
kind-beast = Beast
kind-art = Art
kind-special = Special
kind-alliance = Alliance
affiliation = Affiliation
trait = Trait
trait-personality = personality
cost = Value
set = Set
set-base = Base set
set-inquisition = Inquisition
set-warzone = Warzone
set-mortificator = Mortificator
set-golgotha = Golgotha
set-apocalypse = Apocalypse
set-paradise_lost = Paradise Lost
set-unknown = Unknown set
adds-fight = Fight
adds-shoot = Shoot
adds-armor = Armor
adds-value = Value
affiliation-bauhaus = Bauhaus
affiliation-capitol = Capitol
affiliation-cybertronic = Cybertronic
affiliation-imperial = Imperial
affiliation-mishima = Mishima
affiliation-brotherhood = Brotherhood
affiliation-cartel = Cartel
affiliation-dark_legion = Dark Legion
affiliation-crescentia = Crescentia
affiliation-lutheran = Lutheran Triad
affiliation-rasputin = Sons of Rasputin
affiliation-templars = Templars
affiliation-freelancer = Freelancer
sort-bauhaus = Bauhaus
sort-capitol = Capitol
sort-cybertronic = Cybertronic
sort-imperial = Imperial
sort-mishima = Mishima
sort-brotherhood = Brotherhood
sort-cartel = Cartel
sort-dark_legion = Dark Legion
sort-crescentia = Crescentia
sort-lutheran = Lutheran Triad
sort-rasputin = Sons of Rasputin
sort-templars = Templars
sort-freelancer = freelancer
sort-doomtrooper = Doomtrooper
sort-tribal = tribal
sort-heretic = heretic
sort-cultist = cultist
sort-apostle = apostle
sort-nepharite = Nepharite
sort-commander = commander
sort-sergeant = sergeant
sort-captain = captain
sort-personality = personality
sort-follower_algeroth = follower of Algeroth
sort-follower_demnogonis = follower of Demnogonis
sort-follower_ilian = follower of Ilian
sort-follower_muawijhe = follower of Muawijhe
sort-follower_semai = follower of Semai

# How to play
how-goal = You lead Doomtroopers, the Dark Legion or tribes of Dark Eden, or all of them. Kill, sabotage and fulfil missions; who first has 40 victory points wins.
how-turn =
    A turn has three steps:
    – **Draw:** fill your hand to seven.
    – **Act:** three actions. Add a warrior for its value in D, equip it, build, meditate for 1 D, seek cover … The last one may be an attack.
    – **Discard:** one card if you like, and what is more than seven.
    Between all of these is a window: everybody may play cards that say *any time*, until all have passed in a row.
    An attack is a combat. Name two warriors, fight or shoot; the blow hits where it is at least the other's armor. A second wound kills.
    For a kill you get points equal to the value of whoever was killed, and split them: victory points to win with, destiny points (D) to pay with.
how-abbreviations =
    – **D** are destiny points, **P** victory points. The numbers of a warrior: **F** fight, **S** shoot, **A** armor, **V** value.
    – **AT** or **ANY TIME** means cards and effects that may be played at any time, and the windows in which they are.
    – The sign on a card: **+** it is attached, **−** it is discarded after use, **x** it is sacrificed after use.
how-end = Whoever has reached the goal wins as soon as nobody answers the points any more. Where rounds are limited, the most victory points win in the end.
how-tips =
    – Keep a warrior who can fight: without one you are sabotaged.
    – Cover adds 3 armor, but who is in cover does not attack, and one of yours must stay outside.
    – Weapons count only where they suit the tactic: choose it after looking at both sides.
    – Save some D: most cards that turn a combat cost a few.
    – Nobody attacks in the first turn of their own.

# Positions that cannot be used
wrong-many-cards = { $seat } has more than { $most } cards
wrong-object = expected a player, then a card
wrong-occupied = something lies there already
wrong-phase = `{ $word }` is no phase
wrong-out = two at least play on, and so does whose turn it is
wrong-warrior-place = a warrior stands in an area
wrong-secret = only a warrior that may be added into cover lies there unseen
wrong-no-piece = there is no card at { $word }
wrong-no-warrior = there is no warrior at { $word }
wrong-circle = it lies on itself in the end
wrong-deep = more than { $most } frames
wrong-frames = { $what }: frames { $frames }, lines { $there }
wrong-harms = harms need a frame
wrong-window = a window is for those who play on
wrong-use = `{ $word }` is no use of that card: expected its place and the number of the use, as in `4.1`
