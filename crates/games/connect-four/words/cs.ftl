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

# Jak se hraje
how-goal = Dva hráči vhazují kameny do stojaté desky se sedmi sloupci. Vyhrává, kdo má první čtyři vlastní v řadě: vodorovně, svisle nebo šikmo.
how-turn =
    Vyber sloupec, který není plný. Kámen spadne na nejnižší volné pole.
    Potom hraje soupeř. Vynechat se nesmí.
how-end = Čtyři v řadě vítězí okamžitě. Když je deska plná a řadu nikdo nemá, je to remíza.
how-tips =
    – Prostřední sloupec je součástí většiny řad.
    – Dvě hrozby najednou se ubránit nedají.
    – Než vhodíš kámen, podívej se na pole nad ním: děláš soupeři schod.

# Pozice, které se nedají přečíst
wrong-row = řada má { $squares } polí, ne { $found }
wrong-turn = { $seat } má čtyři v řadě a zůstává na tahu
