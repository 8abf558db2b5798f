# Lists
list-and = and
list-or = or
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
fits = { $n ->
    [0] fits nowhere
   *[other] fits { $n }×
}
broken-barrier = broken

# Refusals
refused-not-offered = “{ $answer }” is not possible now.
refused-by-rule = { $rule }: { $why }
refused-by-card = Forbidden by { $card }: { $why }
refused-by-card-and-rule = Forbidden by { $card } ({ $rule }): { $why }
refused-no-such-answer = There is no answer “{ $answer }”.
refused-no-such-word = There is no answer “{ $answer }”: “{ $word }” means nothing here.
refused-not-asked = It is not { $seat } who is asked.
refused-chance-first = The dice have to be rolled first.
refused-name-the-seat = Several seats are asked at once; say who answers, such as “A: { $answer }”.
answer-face = { $face }

# What cannot be read
malformed = line { $line }: { $why }
malformed-field = line { $line }: { $field }: { $why }
setup-no-deck = `{ $word }` is none of { $known }, nor a deck
wrong-line = expected `name: value`, found `{ $found }`
wrong-twice = `{ $name }` stands on line { $first } already
wrong-name = `{ $name }` is not a name this position knows
wrong-unreadable = cannot read `{ $word }`
wrong-no-card = no card is called `{ $word }`
wrong-no-seat = no seat is called `{ $word }`
wrong-expected = expected { $words }
wrong-number = `{ $word }` is not a number from { $least } to { $most }
wrong-one-of = `{ $word }` is not one of { $known }
wrong-more = `{ $word }` needs another word
wrong-which-card = which card?
wrong-game = this is a position of `{ $game }`
wrong-stuck = the rules cannot go on from here: { $fault }
wrong-never-said = `{ $reply }` cannot have been said
wrong-ending = expected how it ended, such as `A resign`
wrong-stdin = standard input
wrong-empty = it is empty
wrong-no-scenarios = this game takes no scenarios
wrong-scenario-game = expected a first line such as `game = "heroes-3"`
wrong-large = larger than { $most } MiB
wrong-text = line { $line } is not UTF-8
wrong-position = a position names its game in a line `game: …`
wrong-play-game = this is a game of { $game }
wrong-field = { $field }: { $why }
wrong-option = expected K=V
wrong-chance = chance: { $why }
chance-not-asked = nothing is rolled, so `{ $face }` is too much
chance-no-order = `{ $order }` is no order of { $n } cards
chance-too-few = too few values; give more of them, or a --seed for the rest
chance-too-many = `{ $face }` is too much, nothing more is rolled
rules-failed = the rules failed: { $fault }

# Setups, records and decks that cannot be used
bad-setup = { $field }: { $why }
bad-mode = { $game } knows no mode `{ $word }`, only { $known }
bad-seats = { $game } is played by { $least } to { $most }, not by { $seats }
bad-seats-just = { $game } is played by { $least }, not by { $seats }
bad-option = { $game } has no such option, only { $known }
bad-option-none = { $game } has no options
record-needs = a record has a line `{ $name }:`
record-form = this program reads records of form 1 and 2, not `{ $found }`
record-no-position = the position it starts from is empty
record-from-position = it begins at a position
record-reply = expected a reply such as `A d4 ~1f2e`
record-other-rules = rules: the record was played under version { $found } of { $game }'s rules, this program knows version { $known }
record-other-question = the rules now ask another question here
record-diverged = reply { $at } (`{ $reply }`): { $why }
record-replies = the record has { $have } replies, not { $to }
sentences = { $all } { $next }
deck-form = a deck is written `4 card, 2 card, …`
deck-form-leader = a deck is written `leader: 4 card, 2 card, …`
deck-section = a section is written `[sideboard]`
deck-no-section = there is no section `{ $name }`, only { $known }
deck-two-leaders = a deck has one leader
deck-entry = `{ $entry }`: expected a number and a card
deck-none = { $game } is played without decks

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
    pass until my turn, touched, played, combat, turn end passes in every window until one of these happens (pass until alone: until you say stop passing) · stop passing · skip empty windows does not ask you where you could only pass, which the others may notice · ask in empty windows · where there are windows before combats: ask before every combat, even while you pass · never in others' turns · ask before combats as usual
hint-thinks = Thinking about it …
hint-answer = { $answer }  [{ $id }]: { $percent } %
more-answers = … and { $n } more; list shows them all.
undo-ask = That takes back what the others have answered or seen. Do they agree? (yes/no)
undo-declined = Nothing is taken back.
nothing-to-undo = There is nothing to take back yet.
hand-over = { $seat }, it is your turn. Everybody else, look away.
hand-over-ready = Nobody's secrets are on the screen now. Press Enter when you are { $seat }.
saved = Saved to { $file }.
no-cards = This game has no cards.
legacy = Goes on in the next game of the campaign with: { $text }
option-depends = depends on mode, seats and the options before it
deck-legal = The deck is legal.
deck-not-legal = The deck is not legal: { $rules }.
deck-exactly = { $kind }: { $have } of { $need }.
deck-at-least = { $kind }: { $have }, at least { $need }.
deck-at-most = { $kind }: { $have }, at most { $need }.
deck-kind-in = { $kind } ({ $section })
deck-section-main = Main deck
deck-section-sideboard = Sideboard
deck-too-many = { $card }: { $have }, at most { $most }.
replay-broke-off = Only up to here: reply { $n } (“{ $said }”) does not fit the rules of today, version { $known }; the game was played under version { $found }.
replay-left-out = { $n ->
    [one] One reply is left out: the rules of today (version { $known }) no longer ask that question.
   *[other] { $n } replies are left out: the rules of today (version { $known }) no longer ask those questions.
}
event-resign = { $seat } gave up the game.
event-timeout = { $seat } ran out of time.
event-draw = { $seat } accepted a draw.
refused-no-draws = This game knows no draw.
refused-others-play-on = With more than two sides nobody can end the game for the others; leave the table instead.

problem-bad-field = { $field }: { $why }
problem-from-unfinished = That table has not finished a game.
problem-from-other-game = That was another game.
problem-from-nothing = That game hands nothing on: it belongs to no campaign, or it was its last.
problem-broken = Something broke on our side. Nothing of your game is lost; please try again.
problem-busy = The table is busy; please try again.
problem-set-aside = This table cannot be read at the moment and has been set aside. Nothing of it is lost.
problem-name-alike = Somebody at that table has a name that looks just like this one; please take another.
problem-too-many-tables = You have set up as many tables today as one may. Finish some of them first.
problem-wrong-way-back = No guest comes back by this code.
problem-no-database = The database does not answer. Whatever was confirmed is kept; please try again in a moment.
problem-overloaded = The server has more to do than it can at the moment. Nothing was changed; please try again.
problem-finished = The game is over.
problem-foreign-site = The request comes from another site and was not carried out.
problem-name-taken = Somebody has that name already.
problem-no-decks = This game has no decks to build.
problem-no-draws = This game knows no draw.
problem-no-offer = There is no offer to answer.
problem-deck-name = The name of a deck has 1 to 40 characters.
problem-deck-unreadable = This deck cannot be read.
problem-no-undo = At this table nothing is taken back.
problem-not-asked = You are not asked now.
problem-not-finished = The game is not over yet.
problem-not-found = There is nothing here under that name.
problem-not-json = The request has to be JSON (Content-Type: application/json).
problem-not-started = The game has not begun yet.
problem-not-yours = That is not your seat.
problem-private-game = What was played there is for those who sat there.
problem-too-many-words = You have added ten words already.
problem-nothing-to-undo = There is nothing of yours to take back.
problem-seat-taken = Somebody was faster; that seat is taken.
problem-seated = You sit at this table already.
problem-seats-empty = Some seats are still empty.
problem-stale-offer = That offer no longer stands; there is another now.
problem-stale-question = The table has moved on; this question is no longer asked.
problem-started = The game has begun already.
problem-too-large = That is more than can be sent at once.
problem-too-many = That was too much at once; please wait a moment.
problem-too-many-tokens = You have twenty tokens already; take one back first.
problem-unreadable = The request could not be read.
problem-who-are-you = Come in first: as a guest or with your account.
problem-wrong-method = That cannot be done in this way here.
problem-too-many-decks = You keep as many decks of this game as there is room for. Throw one away first.
problem-deck-name-taken = You have a deck of that name already.
problem-wrong-code = Name and recovery code do not fit together.
problem-wrong-password = Name and password do not fit together.
problem-expired-form = This page was too old; please try once more.
problem-no-hint = There is no hint to give now.
problem-unreadable-part = This cannot be read ({ $why }).
problem-zero-byte = A text holds a character that cannot be kept.
problem-no-game = There is no game `{ $word }`.
problem-no-bot = There is no bot `{ $word }`, only { $known }.
problem-no-seat = There is no such seat.
problem-number = `{ $word }` is not a number.
problem-too-many-sitters = { $seats } seats are not enough for { $sitters }.
problem-one-screen = One seat for each person, unless they share a screen.
problem-names = Only seats of your own can be given names.
problem-status = Tables are `open`, `playing` or `finished`.
problem-before = A list goes on from what it gave as `next`.
problem-settings = Settings are an object of at most 8 KiB.
problem-name = A name has 2 to 24 characters: letters, digits, spaces and . - _ '
problem-password = A password has 8 to 200 characters.
problem-label = A label has at most 60 characters in one line.
problem-chat = A message has 1 to 500 characters in one line.
problem-word = A word for the dice has 1 to 64 characters in one line, without #.
problem-clock-live = A clock has 10 seconds to a day, and gives at most an hour for an answer.
problem-clock-days = A turn has 1 to 90 days.
problem-least-window = A window stays open for a minute at most.
problem-spectator-delay = Spectators see everything an hour later at most.
computer = Computer
guest = Guest
bot-random = random
bot-greedy = quick
bot-easy = easy
bot-medium = middling
bot-hard = strong

# Dice that can be checked
proof-holds = All dice and shuffles ({ $n }) follow from the seed. Its seal is { $seal }; the table showed it before.
proof-no-seed = The record does not say where its dice came from.
proof-seal = The seal is not that of the seed.
proof-other-seal = The seal of the record is another one: { $seal }
proof-older-rules = The rules have changed since it was played, so its dice cannot be rolled again.
proof-reply = Reply { $n } is not what the seed gives.

# Passing in advance
passing-given = You pass until { $until }.
passing-taken-back = You no longer pass in advance.
passing-over = You are asked again: { $why }.
passing-kept = You passed, as you had said.
passing-skips = You are no longer asked where you could only pass. The others may notice that you could not do anything.
passing-asks = You are asked even where you can only pass.
passing-every-combat = You are asked before every combat, even while you pass in advance.
passing-never-in-others = You are not asked before combats in the turns of others.
passing-usual = Before combats you are asked as in all other windows.
passing-early = You passed. The window stays open for a moment, so that haste tells nothing.
until-my-turn = your turn begins
until-touched = something of yours is touched
until-played = somebody plays a card
until-combat = a combat begins
until-turn-end = this turn ends
until-taken-back = you take it back
until-or = { $first } or { $rest }
stirred-my-turn = your turn has begun
stirred-touched = something of yours was touched
stirred-played = somebody played a card
stirred-combat = a combat has begun
stirred-turn-end = the turn has ended
typed-pass-until = pass until
typed-stop-passing = stop passing
typed-skip = skip empty windows
typed-ask = ask in empty windows
typed-every-combat = ask before every combat
typed-never-in-others = never in others' turns
typed-usual = ask before combats as usual
typed-my-turn = my turn
typed-touched = touched
typed-played = played
typed-combat = combat
typed-turn-end = turn end
typed-unknown = “{ $word }” is nothing one can pass until; there is: my turn, touched, played, combat, turn end.
