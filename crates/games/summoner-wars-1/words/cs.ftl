game-name = Války Vyvolavačů, první edice
game-line = Zdi, kostky a magie: vyhrává, čí Vyvolavač přežije. Pro dva, tři i čtyři.
mode-duel = Souboj
mode-teams = Dva týmy
option-A = Národ nebo balíček hráče A
option-B = Národ nebo balíček hráče B
option-C = Národ nebo balíček hráče C (týmy)
option-D = Národ nebo balíček hráče D (týmy)
option-first = Kdo začíná
option-first-roll = Hodem kostkou
option-teammates = Karty spoluhráčů
option-teammates-hidden = Skryté
option-teammates-open = Odkryté
option-cap = Remíza po tolika tazích (0: nikdy)

# Otázky
ask-roll = Kostky rozhodnou, kdo určí začínajícího.
ask-first = Padlo ti vyšší číslo. Kdo začne?
ask-shuffle = Míchá se dobírací balíček.
ask-die = Padá kostka.
ask-draw = Dobírají se karty.
ask-summon = Vyvoláš někoho? Máš { $magic } { $magic ->
    [one] bod
    [few] body
   *[other] bodů
} magie.
ask-event = Zahraješ událost nebo zeď?
ask-move = { $left ->
    [0] Všechny pohyby jsou hotové.
    [one] Pohneš ještě jednou jednotkou?
    [few] Pohni až { $left } jednotkami.
   *[other] Pohni až { $left } jednotkami.
}
ask-attack = { $left ->
    [0] Všechny útoky jsou hotové.
    [one] Zaútočíš ještě jednou jednotkou?
    [few] Zaútoč až { $left } jednotkami.
   *[other] Zaútoč až { $left } jednotkami.
}
ask-magic = Dáš karty z ruky na magický balíček?
ask-window = Použiješ teď nějakou schopnost?
ask-path = Kudy?
ask-path-of = { $card } na { $place }: kudy?
ask-order = Najednou se děje víc věcí. Co bude první?
who-acts = { $card } na { $place }, { $why }
ask-target = { $why }: kdo je cílem?
ask-choose = { $why }: co uděláš?
ask-space = { $why }: na které pole?
ask-card = { $why }: která karta?
ask-below = { $why }: která karta půjde teď dospod?
ask-above = { $why }: která karta bude nahoře?
ask-player = { $why }: který hráč?
ask-number = { $why }: kolik?
ask-whom = Na koho zaútočit?
ask-whom-of = { $card } na { $place }: na koho zaútočit?
ask-react = Tvoje jednotka byla zničena. Zahraješ reakci?

# Odpovědi
answer-end-draw = Dál
answer-end-summon = Ukončit vyvolávání
answer-end-event = Ukončit hraní událostí
answer-end-move = Ukončit pohyb
answer-end-attack = Ukončit útoky
answer-end-magic = Ukončit tah
answer-summon = Vyvolat na { $place }: { $card }
answer-build = Na { $place }: { $card }
answer-play = Zahrát: { $card }
answer-move = { $card } { $from } na { $place }
answer-stay = { $card } na { $place }: pohyb o 0 polí
answer-attack = { $card } { $from } útočí, cíl: { $target } { $place }
answer-use = { $ability }: { $card } na { $place }
answer-magic = Do magie: { $card }
answer-give = Dát spoluhráči { $n ->
    [one] vrchní kartu magie
    [few] { $n } vrchní karty magie
   *[other] { $n } vrchních karet magie
}
answer-object = { $card } na { $place }
answer-cell = { $place }
answer-card = { $card }
answer-discarded = { $card } z odhazovacího balíčku
answer-seat = { $seat }
answer-die = Kostka číslo { $n }
answer-trigger-about = { $why }: { $card } na { $from }. Padlo na { $place }: { $whom }
answer-trigger = { $why }: { $card }, { $place }
answer-nobody = Nikdo
answer-nothing = Nic dalšího
answer-stop = Zůstat tady
answer-no = Nechci
offer-pay = Zaplatit { $n } { $n ->
    [one] bod
    [few] body
   *[other] bodů
} magie
offer-heal = Vyléčit 1 zranění
offer-slide-under = Zasunout kartu pod něj
offer-discard = Odhodit
offer-keep = Nechat
offer-one-more-die = O kostku víc
offer-ranged = Útok na dálku
costs-magic = stojí { $n } { $n ->
    [one] bod
    [few] body
   *[other] bodů
} magie
with-dice = { $n ->
    [one] 1 kostka
    [few] { $n } kostky
   *[other] { $n } kostek
}, { $life } { $life ->
    [one] život
    [few] životy
   *[other] životů
}
own-target = tvoje vlastní karta, { $dice }
own-summoner = tvůj vlastní Vyvolavač, { $dice }

# Odmítnutí
no-SW1-TURN-3 = Jednotky se vyvolávají ve fázi Vyvolání jednotek.
no-SW1-SUMMON-3 = Jednotka přichází na prázdné pole vedle tvé zdi.
no-magic = Málo magie: stojí { $cost }, máš { $magic }.
no-SW1-SUMMON-4 = Málo magie.
no-SW1-SUMMON-5 = Vedle tvých zdí není prázdné pole.
no-SW1-SUMMON-11 = Vyvolat lze jen jednotky, a Vyvolavače nikdy.
no-SW1-VINE-8 = Na živý plot se nevyvolává.
no-SW1-CARD-7 = Události a zdi se hrají ve fázi událostí.
no-SW1-MAGIC-11 = Málo magie.
no-SW1-EVENT-4 = Podmínka téhle události není splněna.
no-SW1-EVENT-5 = Zeď se hraje na prázdné pole vlastní poloviny.
no-SW1-EVENT-10 = Na tvé polovině není pro zeď žádné prázdné pole.
no-SW1-SETUP-8 = V prvním tahu se smějí pohnout jen dvě jednotky.
no-SW1-MOVE-1 = V tomhle tahu už se nikdo další pohnout nesmí.
no-SW1-MOVE-2 = To je moc daleko.
no-SW1-MOVE-3 = Není tam volná cesta: šikmo se nechodí.
no-SW1-MOVE-4 = Pohyb končí na prázdném poli nebo na živém plotu bez jednotky.
no-SW1-MOVE-5 = Tahle jednotka se už pohnula.
no-SW1-MOVE-6 = Pohyb o 0 polí potřebuje schopnost, kterou spustí.
no-SW1-MOVE-8 = Okraje jedné desky nejsou spojené.
no-SW1-MOVE-10 = Zdi se nepohybují.
no-SW1-VINE-14 = Živý plot už v tomhle tahu zkoušela opustit.
no-SW1-RULING-6 = Tahle jednotka teď útočit nesmí.
no-SW1-RULING-32 = Tahle jednotka se teď pohnout nesmí.
no-SW1-ATTACK-1 = V tomhle tahu už nikdo další útočit nesmí.
no-SW1-ATTACK-3 = Tahle jednotka už útočila.
no-SW1-ATTACK-6 = Jednotka nikdy neútočí na sebe.
no-SW1-ATTACK-8 = Jednotka na blízko útočí jen na sousední karty.
no-SW1-ATTACK-9 = Mimo dosah: jen přímým směrem a jen tam, kam jednotka teď dosáhne, nejvýš tři pole.
no-SW1-ATTACK-10 = V cestě je jiná karta.
no-SW1-ATTACK-18 = To není na bojišti.
no-SW1-RULING-10 = Útočit na ni lze jen ze sousedního pole.
no-SW1-ABIL-1 = Tomuto útoku brání něčí schopnost.
no-SW1-WALL-1 = Zeď sama nic nedělá.
no-SW1-TURN-1 = To patří do jiné fáze.
no-SW1-TURN-5 = Ta schopnost má svou chvíli a ta teď není.
no-SW1-COMP-4 = Tak daleko bojiště nesahá.
no-SW1-CARD-1 = Tahle jednotka takovou schopnost nemá.
no-SW1-SUMMON-1 = Vyvolávají se jen jednotky z ruky.
no-SW1-EVENT-1 = Hrají se jen události a zdi z ruky.
no-SW1-EVENT-2 = Jedno po druhém: nejdřív je třeba dokončit, co začalo.
no-SW1-MOVE-11 = Nejdřív je třeba dokončit pohyb.
no-SW1-ATTACK-5 = Jeden útok po druhém: nejdřív je třeba dokončit, co začalo.
no-SW1-ABIL-2 = To odmítnout nejde.
no-SW1-ABIL-6 = Používat se dají jen schopnosti jednotek, které ovládáš.
no-SW1-ABIL-13 = To karta teď nedovoluje.
no-SW1-TERM-26 = Uprostřed jiného efektu schopnost použít nejde.
no-SW1-TERM-29 = Tak daleko nebo tudy ji karta nedostane.
no-SW1-TERM-30 = Tohle pole karta nedovoluje.
no-SW1-MAGIC-13 = To není žádná z těchto karet.
deck-no-summoner = Karta { $card } není Vyvolavač.
deck-second-summoner = Karta { $card } je druhý Vyvolavač.
deck-setup = { $card }: { $have }, úvodní rozestavení jich chce { $need }.
deck-stranger = Karta { $card } nepatří k národu, který vede { $summoner }.
deck-mercenaries = Žoldnéřů je { $have }, nejvýše { $most }.
deck-events = { $card }: { $have }, přehledová karta jich chce { $need }.
deck-no-event = Karta { $card } není na přehledové kartě.
deck-vine = Karta { $card } do balíčku nepatří.

# Události
event-rolled-first = { $seat } hází { $die }.
event-began = Začíná { $seat }.
event-turn = { $turn }. tah: { $seat }.
event-phase = Fáze: { $phase }.
event-drew = { $seat } dobírá { $n ->
    [one] kartu
    [few] { $n } karty
   *[other] { $n } karet
}.
event-drew-own = { $seat } dobírá: { $cards }.
event-paid = { $seat } platí { $n } { $n ->
    [one] bod
    [few] body
   *[other] bodů
} magie.
event-summoned = { $seat } vyvolává na { $place }: { $card }.
event-built = { $seat } staví na { $place }: { $card }.
event-played = { $seat } hraje: { $card }.
event-moved = { $card }: pohyb z { $from } na { $place }.
event-stayed = { $card } na { $place }: aktivace bez pohybu.
event-placed = Nově na { $place }: { $card }.
event-mimicked = Karta { $card } na { $place } se v tomto tahu vydává za: { $other }.
event-chosen = Cíl ústupu: { $card } na { $place }.
event-exchanged = Výměna míst: { $card } z { $from } a { $other } z { $place }.
event-used = { $card } na { $place }: { $ability }.
event-attacked = { $card } z { $from } útočí. Cíl: { $target } na { $place }, { $n ->
    [one] 1 kostka
    [few] { $n } kostky
   *[other] { $n } kostek
}.
event-rolled = Na kostkách: { $dice }.
event-rolled-attack = Na kostkách: { $dice }. { $hits ->
    [0] Žádný zásah.
    [one] 1 zásah.
    [few] { $hits } zásahy.
   *[other] { $hits } zásahů.
}
attack-die = Kostka útoku
die = kostka ukazuje { $n }
event-ignored = { $why }: kostka { $die } se nepočítá.
event-rerolled = { $why }: kostka padá znovu a ukazuje { $die }.
event-wounded = { $card } na { $place }: { $n } zranění.
event-healed = { $card } na { $place }: { $n ->
    [few] vyléčena { $n } zranění
   *[other] vyléčeno { $n } zranění
}.
event-prevented = { $card } na { $place }: tentokrát bez nového zranění ({ $why }).
event-destroyed = Zničeno na { $place }: { $card }. Kartu získává { $seat }.
event-vine-destroyed = Zničeno na { $place }: { $card }.
event-discarded = { $seat } odhazuje: { $card }.
event-discarded-from = { $seat } odhazuje z { $place }: { $card }.
event-magic = { $seat } dává na magický balíček: { $card }.
event-magic-hidden = { $seat } dává kartu na magický balíček.
event-gained = { $seat } získává na magický balíček: { $card }.
event-passed = { $seat } předává z magického balíčku { $n ->
    [one] kartu
    [few] { $n } karty
   *[other] { $n } karet
}. Příjemce: { $to }.
event-grew = { $seat }: na { $place } vyrůstá živý plot.
event-held = Živý plot nepouští: { $card } na { $place }.
event-freed = Ze živého plotu se vytrhuje: { $card } na { $place }.
event-slid-under = Karta { $card } teď leží pod kartou { $under } na { $place }.
event-controlled = { $seat } teď ovládá: { $card } na { $place }.
event-revealed = { $seat } ukazuje: { $card }.
event-taken = { $seat } bere do ruky: { $card }.
event-lasting = { $seat }: { $what }.
event-eliminated = { $seat } je ze hry.
event-won = Vítězí { $seat }.
event-drawn = Hra končí nerozhodně.

# Stůl
army = { $army }: { $faction }
battlefield = Bojiště, osm řad po šesti polích
battlefield-double = Bojiště, osm řad po dvanácti polích, vnější okraje spojené
turn-label = { $n }. tah
of-most = { $n } z { $most }
phase-draw = Dobrání karet
phase-summon = Vyvolání jednotek
phase-event = Hraní událostí
phase-move = Pohyb jednotek
phase-attack = Útok
phase-magic = Doplnění magie
pile-magic = magie
pile-hand = ruka
pile-draw = balíček
pile-discard = odhozené
vines = Živé ploty v zásobě
stunned = omráčení
muted = bez schopností
refuge = cíl ústupu
goes-by = vydává se za: { $card }
hides-from = neútočí na něj: { $card } na { $place }
attack-melee = Útok na blízko
attack-ranged = Útok na dálku
life = Životy
cost = Náklady
faction = Národ
printed = vytištěno
ability-line = { $name }: { $about }
kind-summoner = Vyvolavač
kind-champion = Hrdina
kind-common = Běžná jednotka
kind-event = Událost
kind-wall = Zeď
kind-vine = Živý plot

# Co trvá
lasting-duck-and-cover = Skrčit a krýt
lasting-vine-guard = Révová ochrana
lasting-ambush = Léčka
lasting-shiny = Lesklé věci
lasting-greater-command = Velké velení
lasting-torodins-advance = Torodinův postup
lasting-wake-the-father-gem = Probuzení prastarého klenotu
lasting-summon-now = smí teď vyvolávat
lasting-summon-the-night = Přivolání noci
lasting-magic-stasis = Strnutí magie
lasting-tunnel = Tunel
lasting-insight = Vhled
lasting-meditate = v tomhle tahu jeden útočník
lasting-scout = o jednoho v pohybu víc
lasting-sneak = nikdo jiný se nepohne
lasting-event-played = už hrál událost
lasting-shadow-step = Krok ze stínu

# Jak se hraje
how-goal = Vedeš Vyvolavače, jeho národ a jeho zdi. Přežij nepřátelské Vyvolavače a vyhráváš.
how-turn =
    Tah má šest fází, vždy ve stejném pořadí:
    – **Dobrání karet:** doplň ruku na pět.
    – **Vyvolání jednotek:** plať kartami z vrchu svého magického balíčku; jednotky přicházejí vedle tvých zdí.
    – **Hraní událostí:** hraj události a na své polovině stav zdi.
    – **Pohyb jednotek:** až tři jednotky, každá o dvě pole.
    – **Útok:** až tři jednotky hodí svými kostkami; trojka a víc je zásah. Zblízka na souseda, na dálku až tři volná pole v přímém směru.
    – **Doplnění magie:** dej libovolné karty z ruky na magický balíček.
    Co zničíš, stane se také tvou magií, i tvoje vlastní jednotky.
how-dice =
    Jednotka hází tolika kostkami, kolik činí její útočné číslo. Trojka a víc je zásah, každá kostka dá jedno zranění; jednička a dvojka jsou vedle.
    Některé karty chtějí na kostce víc; stránka pak vybarví jen ty, které zasáhly.
how-end = Kdo přijde o Vyvolavače, je ze hry; vyhrává poslední strana s Vyvolavačem.
how-tips =
    – Karty, které brzy nevyužiješ, jsou magie. Dobírací balíček se už nikdy nemíchá.
    – Zdi určují, kde smíš vyvolávat: braň je a nové stav blízko boje.
    – Tvoje jednotka, která stejně padne, může mít větší cenu jako tvá vlastní magie.
    – Ze živého plotu se jednotka dostane jen na čtyřku a víc; když neuspěje, krvácí.
    – V týmech jsou desky spojené vnějšími okraji a magii můžeš předat spoluhráči.

# Zadání a pozice, které nejdou použít
wrong-many-cards = { $seat } má víc než { $most } karet
wrong-many-vines = { $seat } má víc než { $most } živých plotů
wrong-vine-pile = živý plot v žádném balíčku neleží
wrong-object = čekáme hráče a potom kartu
wrong-no-object = { $id } není ani jednotka, ani zeď
wrong-occupied = na tom poli už něco je
wrong-mark = za mark patří jednotka, nebo pole s jednotkou
wrong-space = takové pole není: sloupec a řada, obojí od 1
wrong-phase = `{ $word }` není fáze
wrong-out = z každého družstva někdo hraje dál a s ním i ten, kdo je na tahu
wrong-stasis = magic-stasis říká, čí je, jako `magic-stasis:B`; nic jiného to neříká
wrong-two-summoners = { $seat } už na bojišti Vyvolavače má
