# Výčty
list-and = a
list-nothing = nic

# Odpovědi společné všem hrám
answer-pass = Nic
answer-number = { $n }

# Stůl
what-can-i-do = Co můžu udělat?
also-allowed = Také můžeš
log = Záznam
to-play = Na tahu: { $seat }
out-of-game = mimo hru
hidden-die = skrytá kostka
hidden-card = skrytá karta
empty = prázdné
game-over = Partie skončila.
wins = { $n ->
    [one] Vítězí
   *[other] Vítězí společně
} { $names }.
draw = Partie končí remízou.
lost-together = Partie je prohraná.
won-together = Partie je vyhraná.

# Drawing
in-hand = V ruce
met-now = splněno
broken-barrier = rozbité

# Odmítnutí
refused-not-offered = „{ $answer }“ teď nejde.
refused-not-asked = Na tahu není { $seat }.
refused-chance-first = Nejdřív se musí hodit kostkami.
refused-name-the-seat = Ptáme se více hráčů najednou; napiš, kdo odpovídá, třeba „A: { $answer }“.
answer-face = { $face }

# Čekání
waiting = { $seat } přemýšlí.
waiting-for-dice = Ještě se bude házet.

# Příkazový řádek
menu-title = Kámen: co si zahrajeme?
menu-language = English
menu-quit = Konec
menu-unknown = „{ $word }“ v seznamu není.
practice-games = Na procvičení
bot-thinks = { $seat } přemýšlí …
play-over = Partie skončila. Napiš save a uložíš ji, undo a vezmeš poslední odpověď zpět, nebo odejdi klávesou Enter.
play-help =
    Odpověz číslem ze seznamu, nebo odpověď napiš.
    list vypíše všechny odpovědi · hint poradí · undo vezme poslední zpět · log ukáže, co se stalo · save SOUBOR partii uloží · quit odejde
hint-thinks = Přemýšlím …
hint-answer = { $answer }  [{ $id }]: { $percent } %
more-answers = … a ještě { $n }; list vypíše všechny.
nothing-to-undo = Zatím není co vracet.
hand-over = Na tahu je { $seat }. Ostatní se nedívají.
hand-over-ready = Teď na obrazovce není nic tajného. Hraješ za { $seat }? Stiskni Enter.
saved = Uloženo: { $file }.
no-cards = Tahle hra nemá karty.
deck-legal = Balíček je v pořádku.
