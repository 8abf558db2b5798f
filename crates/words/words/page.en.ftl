# The shell
page-skip = Skip to the content
page-nav = Pages
page-nav-tables = Tables
page-nav-games = Games
page-nav-replays = Replays
page-nav-leaders = Leader board
page-home = Tables
page-home-link = Kámen, to the tables
page-other-language = Česky
page-to-dark = Switch to the dark theme
page-to-light = Switch to the light theme
page-sign-in = Sign in
page-close = Close
page-menu = Menu
page-settings = Settings
page-lost-connection = Connection lost. Your game is safe; trying again in { $n } s.
page-back-online = Back at the table.
page-try-now = Try now
page-copied = Copied
page-not-sent = That did not get through. Nothing in the game has changed; try again.

# Help
page-help = Keys
page-key-digits = give the answer with that number
page-key-arrows = walk over the board
page-key-enter = press what is in focus
page-key-escape = take back what is half chosen
page-key-map = a map larger or smaller
page-key-acting = a map: who is on the move
page-key-undo = take back the last answer
page-key-zoom = enlarge the card in focus
page-key-log = what happened since my last turn
page-key-help = this sheet

# The table
page-table = Table
page-board = Board
page-question = Question
page-turn = Turn
page-plays = { $seat } plays
page-hand = Your hand, { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
page-goals = Tasks
page-press = press
page-nothing-now = Nothing waits for you now.
page-stage-in-short = Stage { $n } of { $of }
page-stage = stage { $n } of { $of }, { $label }
page-several = { $n ->
    [one] { $n } answer here
   *[other] { $n } answers here
}
page-enlarge = Enlarge { $card }
page-on = { $thing } on { $place }
page-yours = yours
page-owned = { $seat }'s
page-of = { $n } of { $of }
page-uses = with { $names }
page-carries = with { $names }
page-state-threatened = can be attacked
page-state-was = something stood here before
page-state-moved = has just moved
page-state-used = has acted
page-state-marked = part of the line
page-look-through = { $n } { $pile }: look through
page-in-gallery = In the gallery
page-away = away
page-bot = bot
page-free-seat = free seat
page-you = you
page-asked-before = { $seat } has spoken
page-asked-next = then { $seat }
page-watching = You are watching.
page-back = Back
page-do-it = Do it
page-armed-never = This cannot be taken back. Press once more.
page-armed-consent = It can be taken back only if the others agree. Press once more.
page-armed-free = You may take it back afterwards. Press once more.
page-undo-one-screen = At one screen anything may be taken back: dice, and what another player did too.
page-undo-anything = Against the computer anything may be taken back: dice, and its turn too.
page-under-way = Your answer is on its way. One moment.
page-late = That was the question before. Press again if you mean this one.
page-pick-target = Now choose where. Escape takes it back.
page-you-won = Well played: the game is yours.
page-you-lost = The game is over. Another one?
page-you-drew = Honours are even.
page-rematch = Play again
page-next-chapter = Next chapter
page-deck-as-before = The deck of the game before
page-exchange-cards = Exchange cards
page-watch-replay = Watch the replay
page-replay = Replay
page-to-tables = To the tables
page-since = Since my last turn · { $n }
page-missed = Miss
page-log-empty = Nothing has happened yet.
page-chat = Chat
page-mute = Do not hear { $name }
page-unmute = Hear { $name } again
page-chat-say = Say something
page-send = Send
page-undo = Undo
page-advice = { $rank ->
    [1] Best here
    [2] Second best
   *[other] Third best
}: { $percent } %
page-advised = Best: { $answer }
page-advised-why = { $percent } % to win
page-advised-then = Next best: { $answers }
page-advised-next = { $answer }, { $percent } %
page-hint = Hint
page-offer-draw = Offer a draw
page-resign = Resign
page-resign-sure = You lose the game if you resign.
page-resign-yes = Resign the game
page-leave = Leave the table
page-download = Download the record
page-spectators = { $n ->
    [one] { $n } person is watching
   *[other] { $n } people are watching
}
page-wants-undo = { $seat } would like to take back the last answer.
page-wants-draw = { $seat } offers a draw.
page-wants-rematch = { $seat } would like to play again.
page-wish-sent-undo = You asked to take your last answer back. The others decide.
page-wish-sent-draw = You offered a draw. The others decide.
page-wish-sent-rematch = You would like to play again. The others decide.
page-withdraw = Take it back
page-declined-undo = { $seat } would rather not: your answer stands.
page-declined-draw = { $seat } does not want a draw. The game goes on.
page-declined-rematch = { $seat } does not want to play again now.
page-next-game = To the next game
page-names = Names at this screen
page-unread = { $n } unread
page-yes = Yes
page-no = No
page-gathering = Waiting for players
page-gather = { $n ->
    [0] Everybody is here.
    [one] One seat is still free.
   *[other] { $n } seats are still free.
}
page-invite = Invite somebody
page-code = code
page-start = Begin
page-sit-down = Sit down

# One screen
page-cover = Cover the screen
page-no-secrets = Nobody's cards are on the screen now.
page-i-am = I am { $seat }, show my side

# Home
page-welcome = Sit down and play
page-welcome-line = Board games with every rule kept. Pick one; no account needed.
page-welcome-back = Hello, { $name }
page-your-move = Your move, { $name }
page-tables-wait = { $n ->
    [0] No table waits for you. The others are thinking.
    [one] One table waits for you.
   *[other] { $n } tables wait for you.
}
page-more-tables = More of my tables
page-against = against { $names }
page-alone = alone
page-play = Play
page-look = Look
page-play-now = Play now
page-join-label = Have a code or a link?
page-join = Join
page-set-up = What shall we play?
page-set-up-line = Against a friend, on one screen, or against the computer
page-minutes = { $n } min
page-new-table = New table
page-open-seats = Open seats
page-no-open = Nobody is looking for company.
page-no-open-line = Set up a public table and others can sit down.
page-free = { $n } of { $of } seats free
page-running = Being played now
page-replays = Replays
page-all = All
page-watch = Watch
page-no-replays = No finished games yet.
page-no-replays-line = Play one to the end and you can watch it here.
page-upload = Watch a record from a file
page-upload-button = Open the record

# New table
page-mode = Mode
page-seats = Seats
page-seat-no = Seat { $n }
page-seat-letter = Seat { $seat }
page-chair-open = A friend by link
page-chair-same = Somebody at this screen
page-chair-bot = Computer: { $level }
page-chair-closed = Closed
page-chair-name = Name
page-chair-name-of = Name of whoever sits on seat { $n }
page-what-you-get = What you get
page-set-up-table = Set up the table
page-clock = Clock
page-increment = More time after every answer
page-increment-0 = None
page-increment-5 = 5 seconds
page-increment-10 = 10 seconds
page-increment-30 = 30 seconds
page-increment-60 = A minute
page-clock-none = No clock
page-clock-5 = 5 minutes each
page-clock-15 = 15 minutes each
page-clock-45 = 45 minutes each
page-clock-1d = A day for every turn
page-clock-3d = Three days for every turn
page-clock-7d = A week for every turn
page-own-deck = My own deck
page-goes-on-from = Goes on from a finished game of the campaign
page-update-choices = Update the choices
page-least-window = A pass out of turn is seen
page-least-window-0 = At once (haste may tell)
page-least-window-1000 = After a second at the soonest
page-least-window-3000 = After 3 seconds at the soonest
page-least-window-10000 = After 10 seconds at the soonest
page-visibility = Who may sit down
page-luck = Luck
page-luck-sealed = sealed before the first die as { $seal }
page-luck-word = A word of yours that the dice will depend on
page-luck-add = Add
page-luck-proof = Every die of this game can be checked with its record (kamen replay --verify): it was sealed as { $seal } before it began.
page-by-link = Those who have the link
page-public = Everybody
page-abbreviations = Abbreviations
page-undo-policy = Taking back
page-undo-free = Until dice fall, a secret shows or another acts
page-undo-ask = If the others agree
page-undo-never = Never
page-allow-spectators = Others may watch
page-allow-hints = Hints may be asked for
page-value-yes = Yes
page-value-no = No
page-value-random = By lot
page-value-first = First printing
page-value-revised = Later wording

# Replay
page-first = To the beginning
page-prev = One step back
page-pace = Speed
page-link-moment = Link to this moment
page-run = Play
page-next = One step on
page-last = To the end
page-slider = Moment of the game
page-recovered = The rules have changed since this was played: the last step is asked again. Dice that were seen stay as they fell.
page-broke-off = The rules have changed since this was played, and what was said then no longer fits: it is shown up to here.
page-moment = moment { $at } of { $of }
page-jump = Jump to a turn
page-eyes = Seen by
page-eyes-none = Seen by everybody
page-eyes-all = All cards open
page-summary = How it went
page-how-ended = How it ended
page-last-position = The last position
page-turned = Where it turned
page-turned-nowhere = It never turned: the chances changed little from turn to turn.
page-turned-from = { $seat }: from { $before } % to { $after } %
page-analyse = Let the bot look at it
page-analyse-line = The strongest bot looks at every turn and says what each side's chances were. It takes half a minute or so.
page-analysing = The bot is looking: { $done } of { $of } moments.
page-chances = Chances to win over time
page-chances-of = { $seat }'s chances to win
page-play-on = Play on from here
page-could = What could they do?
page-show = Show
page-hide = Hide

# Reference
page-about-game = About the game
page-rules = Rules
page-cards = Cards
page-deck = Decks
page-how = How to play
page-how-goal = What it is about
page-how-turn = Your turn
page-how-dice = Dice
page-how-end = How it ends
page-how-tips = Good to know
page-how-modes = Ways to play
page-how-here = Playing on this page
page-how-here-text =
    Lamplight shows where you can act. Pick a piece or a card, then its target; Escape takes the pick back.
    Every answer has a number, on the board and in the list. Press the number, or press the answer itself.
    Point at a card or hold it to read it all. The question mark shows all keys.
page-contents = Contents
page-search = Search
page-search-rules = A word or a rule's number
page-rules-found = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
}
page-search-cards = A word in name or text
page-cards-found = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
page-group = Group
page-all-groups = All groups
page-kind = Kind
page-all-kinds = All kinds
page-nothing-found = Nothing found.
page-nothing-found-line = Try a shorter word, or drop a filter.
page-your-deck = Your deck
page-deck-line = The deck as text: a leader where it has one, numbers and cards, [sideboard] before a section
page-check-deck = Check the deck
page-begin-deck = Begin a deck
page-begin-deck-line = Take a ready one and change it as you like
page-random-deck = Random
page-as-text = As text
page-barred = { $n ->
    [one] One card does not fit
   *[other] { $n } cards do not fit
}
page-my-decks = My decks
page-deck-name = Name of the deck
page-save-deck = Save
page-copy = Copy
page-copy-deck = Copy the deck { $name }
page-rename = Rename
page-rename-deck = Rename the deck { $name }
page-drop-deck = Throw away the deck { $name }
page-try-deck = Try it against a bot
page-draw-hand = Draw a hand
page-drawn-hand = You would draw:
page-copy-of = { $name } (copy)
page-share-deck = Link to this deck
page-use-deck = Use it at a table
page-pool = Cards to choose from
page-more = One more: { $card }
page-less = One fewer: { $card }
page-move-to = Move to { $section }: { $card }
page-add-to = The + adds to
page-at-least = at least { $n }
page-at-most = at most { $n }
page-curve = Cards by cost
page-curve-step = Cost { $cost }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
page-cost = Cost
page-all-costs = All costs
page-cost-is = Cost { $n }
page-all-of = { $label }: all
page-filter = Show these

# People
page-sign-up = New account
page-sign-up-button = Create the account
page-sign-out = Sign out
page-guest-line = You can play as a guest at once. With an account your results and tables stay yours on every device.
page-guest-now = You play as a guest.
page-name = Name
page-password = Password
page-change-password = Change the password
page-old-password = Password until now
page-new-password = New password
page-password-changed = The password is changed. Other browsers have to sign in again.
page-recovery = A way back in
page-recovery-line = With this code you can choose a new password when you have forgotten the old one. It works once, and a new one makes the old one worthless.
page-recovery-make = Make a recovery code
page-recovery-code = Write it down now: it is shown this once.
page-way-back = A way back
page-way-back-line = A guest is known by the browser alone. With this code you come back to your tables from anywhere, whatever became of the browser. A new code makes the old one worthless.
page-way-back-make = Make a code
page-way-back-code = Your code
page-way-back-button = Come back
page-way-back-link = The same as a link to keep
page-forgot = I have forgotten my password
page-recover = Choose a new password
page-recover-code = Recovery code
page-password-line = At least eight characters.
page-have-account = I have an account already
page-no-account = Create an account
page-language = Language
page-theme = Theme
page-theme-system = As the system
page-theme-light = Light
page-theme-dark = Dark
page-sounds = Sounds
page-motion = Show moves in motion
page-confirm = Ask once more before dice fall or hidden cards are shown
page-played-out = Play out what others do
page-played-out-off = at once
page-played-out-quick = quickly
page-played-out-calm = calmly
page-skip-play = Skip
page-key-skip = Skip what is being played out
page-save = Save
page-saved = Saved.
page-results = Results
page-history = Games played
page-my-profile = My results and games
page-opponents = Against whom
page-opponent = Opponent
page-rating-over-time = Rating over time
page-rating-course = Rating over { $n ->
    [one] 1 game
   *[other] { $n } games
}: from { $from } to { $to }
page-no-results = No results yet.
page-no-results-line = Play a game to the end and it counts here.
page-game = Game
page-rating = Rating
page-won = Won
page-drawn = Drawn
page-lost = Lost
page-no-leaders = Nobody has a rating yet.
page-games-played = { $n ->
    [one] { $n } game
   *[other] { $n } games
}

# Bad moments
page-go-back = Go back
page-trouble-not-found = There is nothing here
page-trouble-not-found-line = The address leads to no page. Perhaps it was cut short; the tables are one step away.
page-trouble-wrong-link = This link leads to no table
page-trouble-wrong-link-line = The code may be mistyped, or the table is gone. Ask for the link once more.
page-trouble-full-table = All seats are taken
page-trouble-full-table-line = Somebody sat down before you. You can watch, or set up a table of your own.
page-trouble-finished-table = This game is over
page-trouble-finished-table-line = It can still be watched as a replay, and a new one takes a click.
page-trouble-not-yours = This seat belongs to somebody else
page-trouble-not-yours-line = If it is yours, sign in as the one who sat there.
page-trouble-expired = This page was open too long
page-trouble-expired-line = Nothing was changed. Go back, reload and try once more.
page-trouble-too-late = Too late: the position has changed meanwhile
page-trouble-too-late-line = Your answer was not given. Look at the table as it stands now.
page-trouble-refused = That cannot be done now
page-trouble-refused-line = Nothing was changed.
page-trouble-too-many = A little slower, please
page-trouble-too-many-line = Many requests came from here in a short time. Wait a minute and go on; your games are safe.
page-trouble-bad-form = That did not make sense to us
page-trouble-bad-form-line = The form was not complete. Nothing was changed; go back and try again.
page-trouble-broken = Something broke on our side
page-trouble-broken-line = Nothing in the game has changed. Try again in a moment.
page-trouble-no-database = The database does not answer
page-trouble-no-database-line = Whatever was confirmed is kept, and no clock counts this time. Try again in a moment.
page-trouble-overloaded = There is more to do than the server can at the moment
page-trouble-overloaded-line = Nothing was changed. Wait a moment and try again.
page-trouble-set-aside = This table has been set aside
page-trouble-set-aside-line = It cannot be read at the moment. Nothing of it is lost, and every visit tries again.
page-trouble-restarting = The table is being set up again
page-trouble-restarting-line = All games are kept. This takes a few seconds; then reload the page.
page-waits-for = Waiting for { $names }
page-won-by = { $names } won
page-no-such-code = No table has that code. Perhaps a letter is wrong?
page-fits = fits { $n }×

# Passing in advance
page-pass-until = Pass until
page-pass-until-none = With none of them: until you stop it.
page-pass-until-do = Pass until then
page-stop-passing = Stop passing
page-skip-windows = Do not ask me where I could only pass
page-skip-windows-honest = Windows in which you could only pass can be skipped. It is quicker, but the others may notice that you could not do anything.
page-eve-every-combat = Ask me before every combat
page-eve-never-in-others = Never ask me in others' turns
page-eve-usual = Ask me as in other windows
page-ask-always = Ask me always
page-passed = { $n ->
    [one] You passed, as you had said.
   *[other] You passed { $n } times, as you had said.
}

# A board larger than the screen
page-map = The whole board
page-zoom-in = Larger
page-zoom-out = Smaller
page-zoom-whole = Show the whole board

# Rules, cards and examples
page-example = Example
page-examples = Examples
page-good-with = Good with
page-before = Before
page-after = After
page-allowed = Allowed:
page-not-allowed = Not allowed:
page-how-looks = How a move looks
page-how-try = Try it
page-how-try-line = Against a bot, at once, without an account.
page-how-start = This is how a game begins.

# The room before the game
page-here = here
page-bot-level = How strong the bot is
page-add-bot = Add a bot
page-send-away = Send away
page-copy-link = Copy the link
page-share = Share
page-share-title = Shall we play { $game }?
page-type-code = Or type this code on the first page:
page-qr = A code for the camera of a phone: it leads to this table
page-agreed = Agreed
page-change-options = Change the options
page-back-to-table = Back to the table
page-agree = Agree on this
page-agreed-live = { $minutes } min and { $seconds } s for every answer
page-agreed-days = { $days ->
    [one] one day for a turn
   *[other] { $days } days for a turn
}
page-your-turn = It is your turn.
page-notify = Tell me when it is my turn
page-came = Somebody has sat down.

# A map of hexes
page-guard = guard { $guard }
page-visited = visited
page-shut = some sides cannot be crossed
page-not-so = It cannot lie so
page-zoom-acting = Show who is on the move
page-kits = Hero and town
page-optional-rules = Optional rules
page-order = Order of activation
page-lasts = Still in effect
