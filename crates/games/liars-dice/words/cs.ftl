game-name = Lhářské kostky
game-line = Nabízej kostky, které nevidíš, a přistihni ostatní při lži.
mode-standard = Základní
option-dice = Kostek na hráče
option-wild = Jedničky platí za každé číslo
option-exact = Smí se tvrdit, že nabídka přesně sedí

ask-bid = Tvoje nabídka?
ask-bid-waiting = { $seat } přemýšlí o nabídce.
ask-raise = { $bidder } nabízí { $bid }. Víc, nebo lež?
ask-raise-waiting = { $seat } přemýšlí, co s { $bid }.
ask-die = Kostka pod pohárkem, { $seat }
dice-in-game = { $n ->
    [one] Ve hře je jedna kostka.
    [few] Ve hře jsou { $n } kostky.
   *[other] Ve hře je { $n } kostek.
}

bid = { $quantity } × { $face }
answer-bid = Nabídnout { $bid }
answer-liar = Lže: { $bidder }
answer-exact = Přesně sedí

no-LD-BID-2 = Tím se nabídka { $bid } nezvýší.
no-LD-BID-3 = Ve hře { $dice ->
    [one] je jen jedna kostka
    [few] jsou jen { $dice } kostky
   *[other] je jen { $dice } kostek
}.
no-LD-CALL-1 = Zatím není co zpochybnit.
no-LD-EXACT-1 = U tohoto stolu se přesné odhady nehrají.

event-rolled = { $seat } hází { $n ->
    [one] jednou kostkou
    [few] { $n } kostkami
   *[other] { $n } kostkami
}.
event-rolled-own = { $seat } hází: { $dice }.
event-bid = { $seat } nabízí { $bid }.
event-called-liar = { $seat } nevěří. Nabídka: { $bidder }.
event-called-exact = { $seat } tvrdí, že { $bid } přesně sedí.
event-revealed = { $seat } ukazuje { $dice }.
event-counted = { $face }{ $wild ->
    [yes] {" "}nebo jedničku
   *[no] {""}
} { $n ->
    [0] neukazuje žádná kostka
    [one] ukazuje jedna kostka
    [few] ukazují { $n } kostky
   *[other] ukazuje { $n } kostek
}; nabídka byla { $bid }.
event-lost-die = { $seat } přichází o kostku, { $left ->
    [0] nezbývá žádná
    [one] zbývá jedna
    [few] zbývají { $left }
   *[other] zbývá { $left }
}.
event-won-die = { $seat } získává kostku zpět.
event-kept = { $seat } má pravdu, ale žádnou kostku zatím neztrácí, takže nic nezískává.
event-out = { $seat } vypadává ze hry.
event-won = Vítězí { $seat }.

turn-label = Kolo s { $dice } { $dice ->
    [one] kostkou
   *[other] kostkami
}
under-cup = Kostky, { $seat }
die = kostka ukazuje { $face }
dice-left = { $n ->
    [one] kostka
    [few] kostky
   *[other] kostek
}
current-bid = Nabídka { $bid }
no-bid = Zatím bez nabídky

# Jak se hraje
how-goal = Každý má kostky schované pod kelímkem. Nabízíš, kolik kostek s jedním číslem leží pod všemi kelímky dohromady, a přistihuješ ty, kdo přestřelili.
how-turn =
    Nabídni, nebo odpověz na předchozí nabídku: zvyš ji, nebo řekni, že je to lež.
    Vyšší nabídka má víc kostek, nebo stejně kostek s vyšším číslem. Když platí divoké jedničky, počítá se každá za nabízené číslo.
    Po obvinění ze lži se kelímky zvednou a kostky spočítají. Kdo se mýlil, přijde o kostku a začíná nové kolo.
how-end = Kdo nemá kostky, je mimo hru. Vyhrává poslední, komu nějaká zbyla.
how-tips =
    – Jistě znáš jen vlastní kostky: na nich stav nabídky.
    – S divokými jedničkami ukazuje kterékoli číslo asi třetina kostek, bez nich šestina.
    – Nabídka ostatním něco prozrazuje. Pravda to být nemusí.

# Pozice, které se nedají přečíst
wrong-no-dice = nikdo nemá žádné kostky
wrong-out = { $seat } má kostky, nebo tu stojí dvakrát
wrong-turn = `{ $word }` není hráč s kostkami
wrong-many-dice = { $n ->
    [one] víc než jedna kostka
    [few] víc než { $n } kostky
   *[other] víc než { $n } kostek
}
wrong-bid = čekáme none, nebo nabídku jako `3x5 by A`
wrong-early-bid = dokud se nehodilo, nikdo nenabízí
wrong-high-bid = čísla na kostkách jdou od 1 do 6 a počty od 1 do { $most }
wrong-bidder = { $seat } nemá kostky
