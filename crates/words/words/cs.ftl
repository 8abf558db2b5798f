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
