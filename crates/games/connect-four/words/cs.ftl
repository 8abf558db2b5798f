game-name = Čtyři v řadě
game-line = Vhazuj kameny do sedmi sloupců; čtyři v řadě vítězí.
mode-standard = Základní

ask-column = Kam vhodíš kámen?
ask-column-waiting = { $seat } vybírá sloupec.
answer-column = Sloupec { $column }
falls-to = dopadne na { $place }
no-C4-DROP-1 = Sloupec { $column } je plný.

event-dropped = { $seat } vhazuje kámen na { $place }.
event-won = Vítězí { $seat }: čtyři v řadě.
event-drawn = Deska je plná. Partie končí remízou.

board = Deska, sedm sloupců a šest řad
stone = kámen, { $seat }
turn-label = { $n }. tah
stones-left = { $n ->
    [one] zbývající kámen
    [few] zbývající kameny
   *[other] zbývajících kamenů
}
