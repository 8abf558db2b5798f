game-name = Války Vyvolavačů, druhá edice
game-line = Veď svého Vyvolavače po bojišti; vyhrává ten, kdo přežije.
mode-duel = Souboj
option-south = Národ nebo balíček jihu
option-north = Národ nebo balíček severu
option-first = Kdo začíná
option-cards = Texty karet: první vydání, nebo pozdější znění

# Otázky
ask-first = Kdo začíná?
ask-shuffle = Míchá se dobírací balíček.
ask-die = Padá kostka útoku.
ask-summon = Vyvoláš někoho? Máš { $magic } { $magic ->
    [one] bod
    [few] body
   *[other] bodů
} magie.
ask-move = { $left ->
    [0] Všechny tři pohyby jsou hotové.
    [one] Pohneš ještě jednou jednotkou?
    [few] Pohni až { $left } jednotkami.
   *[other] Pohni až { $left } jednotkami.
}
ask-build = Postavíš něco?
ask-attack = { $left ->
    [0] Všechny tři útoky jsou hotové.
    [one] Zaútočíš ještě jednou jednotkou?
    [few] Zaútoč až { $left } jednotkami.
   *[other] Zaútoč až { $left } jednotkami.
}
ask-magic = Odhodíš karty za magii? Za každou dostaneš 1 bod.
ask-drawn = Vyvoláš někoho, než tah skončí?
ask-draw = Vyvoláš někoho, než dobereš?
ask-path = Kudy?
ask-path-of = { $card } na { $place }: kudy?
ask-order = Najednou se děje víc věcí. Co bude první?
who-acts = { $card } na { $place }, { $why }
ask-target = { $why }: kdo je cílem?
ask-purge = Očista: kterou svou jednotku obětuješ? Smí napřed dát 2 zranění sousedovi.
ask-choose = { $why }: co uděláš?
ask-force = { $why }: kam zatlačit? { $card } na { $place }.
ask-space = { $why }: na které pole?
ask-card = { $why }: která karta?
ask-whom = Na koho zaútočit?
ask-whom-of = { $card } na { $place }: na koho zaútočit?

# Odpovědi
answer-end-summon = Ukončit vyvolávání
answer-end-move = Ukončit pohyb
answer-end-build = Ukončit budování
answer-end-attack = Ukončit útoky
answer-end-magic = Zbytek si nechat
answer-end-draw = Dobrat karty
answer-end-turn = Ukončit tah
answer-summon = Vyvolat na { $place }: { $card }
answer-build = Postavit na { $place }: { $card }
answer-play = Zahrát: { $card }
answer-move = { $card } { $from } na { $place }
answer-attack = { $card } { $from } útočí, cíl: { $target } { $place }
answer-use = { $ability }: { $card } na { $place }
answer-discard = Odhodit: { $card }
answer-object = { $card } na { $place }
answer-cell = { $place }
answer-card = { $card }
answer-force = Zatlačit na { $place }: { $card }
answer-trigger-about = { $why }: { $card } na { $from }. Padlo na { $place }: { $whom }
answer-trigger-event = { $why }
answer-trigger = { $why }: { $card }, { $place }
answer-nobody = Nikdo
answer-stop = Zastavit tady
answer-no = Nechci
offer-boost = Vzít 1 posílení
offer-spend-boost = Utratit 1 posílení
offer-pay-magic = Zaplatit 1 bod magie
offer-take-damage = Utrpět 1 zranění
offer-discard = Odhodit
offer-keep = Ponechat za 1 posílení
costs-magic = stojí { $n } { $n ->
    [one] bod
    [few] body
   *[other] bodů
} magie
costs-inaction = Na soupeře nikdo neútočil: tvůj Vyvolavač dostane 1 zranění.
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
no-magic = Málo magie: stojí { $cost }, máš { $magic }.
no-SW2-SUMMON-1 = Jednotky se vyvolávají ve fázi Vyvolávání.
no-SW2-SUMMON-2 = Jednotka přichází na volné pole vedle tvého portálu.
no-SW2-SUMMON-3 = Vyvolat lze jen jednotky, a Vyvolavače ne.
no-SW2-SUMMON-4 = Málo magie.
no-SW2-SUMMON-5 = Pro vyvolání není místo.
no-SW2-BUILD-1 = Stavby se budují ve fázi Budování.
no-SW2-BUILD-2 = Stavět se smí na volném poli tvých tří zadních řad nebo vedle tvého Vyvolavače.
no-SW2-MAGIC-3 = Málo magie.
no-SW2-EVENT-1 = Tahle událost patří do jiné fáze.
no-SW2-EVENT-8 = Tahle událost teď nemá všechny cíle, které potřebuje.
no-SW2-MOVE-1 = Pohnout se smějí jen tři různé jednotky, každá jednou.
no-SW2-MOVE-2 = To je dál než dvě pole.
no-SW2-MOVE-3 = Není tam volná cesta: šikmo se nechodí.
no-SW2-MOVE-5 = Kdo se pohybuje, udělá aspoň jeden krok, a na ten tu není místo.
no-SW2-MOVE-7 = V cestě stojí jiné karty.
no-SW2-MOVE-9 = Stavby se nepohybují.
no-SW2-MOVE-14 = To je dál, než kam teď tahle jednotka smí.
no-SW2-INSTEAD-5 = Tahle jednotka se pohybovat nesmí.
no-SW2-ATTACK-1 = Útočit smějí jen tři různé jednotky, každá jednou.
no-SW2-ATTACK-4 = Jednotka na blízko útočí jen na sousední pole.
no-SW2-ATTACK-5 = Mimo dosah: útočí se v přímém směru a ne příliš daleko.
no-SW2-ATTACK-6 = Dráha není volná.
no-SW2-ATTACK-7 = To není na bojišti.
no-SW2-ATTACK-8 = Jednotka nemůže útočit na sebe.
no-SW2-ATTACK-17 = Tahle karta útočit nesmí.
no-SW2-ATTACK-23 = Na tenhle cíl teď útočit nelze.
no-SW2-TURN-2 = To patří do jiné fáze.
no-SW2-MOVE-11 = Nejdřív je třeba dokončit pohyb.
no-SW2-MOVE-12 = Pohybovat se smějí jen jednotky, které ovládáš.
no-SW2-ATTACK-22 = Útočit smějí jen jednotky, které ovládáš.
no-SW2-BUILD-3 = Stavět se dají jen stavby.
no-SW2-BUILD-6 = Stavby neútočí.
no-SW2-EVENT-2 = Zahrát se dá jen událost z ruky.
no-SW2-EVENT-3 = Dokud se vyhodnocuje efekt, událost zahrát nejde.
no-SW2-SUMMON-10 = Dokud se vyhodnocuje efekt, vyvolávat nejde.
no-SW2-TIMING-3 = Nejdřív je třeba dokončit efekt.
no-SW2-TIMING-4 = Tenhle efekt není dobrovolný.
no-SW2-TIMING-5 = Dokud se vyhodnocuje efekt, schopnost použít nejde.
no-SW2-TIMING-8 = Ta schopnost má svou chvíli a ta teď není.
no-SW2-TIMING-9 = To tady zvolit nejde.
no-SW2-TIMING-10 = To karta nedovoluje.
no-SW2-ABILITY-1 = Tahle jednotka takovou schopnost nemá.
no-SW2-CONTROL-8 = To není tvoje jednotka.
no-SW2-FORCE-2 = To karta nedovoluje.
no-SW2-FORCE-3 = Tím směrem není dost prázdných polí.
deck-no-summoner = Karta { $card } není Vyvolavač.
deck-fixed = Karta { $card } patří k Vyvolavači, nevybírá se.
deck-foreign = Karta { $card } patří k jinému Vyvolavači.
deck-symbol = Karta { $card } nemá žádný symbol společný s kartou { $summoner }.

# Události
event-began = Začíná { $seat }.
event-turn = { $turn }. tah: { $seat }.
event-phase = Fáze { $phase }.
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
event-gained = { $n ->
    [0] { $seat } nezískává magii: víc než 15 bodů mít nejde.
    [one] { $seat } získává { $n } bod magie.
    [few] { $seat } získává { $n } body magie.
   *[other] { $seat } získává { $n } bodů magie.
}
event-summoned = { $seat } vyvolává na { $place }: { $card }.
event-built = { $seat } staví na { $place }: { $card }.
event-played = { $seat } hraje: { $card }.
event-moved = { $card }: pohyb z { $from } na { $place }.
event-forced = { $card }: zatlačení z { $from } na { $place }.
event-placed = Nově na { $place }: { $card }.
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
event-rerolled = { $why }: hází se znovu.
event-damaged = { $card } na { $place }: { $n } { $n ->
    [one] zranění
    [few] zranění
   *[other] zranění
}.
event-healed = { $card } na { $place }: { $n ->
    [few] vyléčena { $n } zranění
   *[other] vyléčeno { $n } zranění
}.
event-destroyed = Eliminováno na { $place }: { $card }.
event-boosted = { $card } na { $place }: +{ $n } posílení.
event-boosted-event = { $card }: +{ $n } posílení.
event-unboosted = { $card } na { $place }: −{ $n } posílení.
event-unboosted-event = { $card }: −{ $n } posílení.
event-discarded = { $seat } odhazuje: { $card }.
event-dropped = { $seat } odhazuje, co na { $place } leželo pod kartou { $under }: { $card }.
event-discarded-hidden = { $seat } odhazuje kartu.
event-returned = Karta { $card } z { $place } se vrací do ruky majitele.
event-retrieved = { $seat } bere zpět z odhazovací hromádky: { $card }.
event-controlled = { $seat } teď ovládá: { $card } na { $place }.
event-tucked = Karta { $card } teď leží pod kartou { $under } na { $place }.
event-lasting = { $seat }: karta { $card } trvá.
event-ended = { $seat }: karta { $card } končí.
event-inactive = { $seat } na soupeře neútočí.
event-won = Vítězí { $seat }.
attack-die = Kostka útoku
die-melee-ranged = na blízko + na dálku
die-ranged-special = na dálku + zvláštní
die-melee-special = na blízko + zvláštní
die-melee = na blízko

# Stůl
battlefield = Bojiště, osm řad po šesti polích
turn-label = { $n }. tah
of-three = { $n } ze 3
magic = Magie
pile-hand = ruka
pile-draw = balíček
pile-discard = odhozené
boost = { $n } posílení
frozen = zmrazeno
until-next-turn = do dalšího tahu: { $seat }
strength-melee = Síla na blízko
strength-ranged = Síla na dálku
life = Životy
cost = Náklady
faction = Národ
printed = vytištěno
inaction = Trest za pasivitu
ability-line = { $name }: { $about }
ability-lines = { $first } { $then }
seat-south = Jih
seat-north = Sever

# Jak se hraje
how-goal = Vedeš svého Vyvolavače a jeho národ proti druhému. Eliminuj nepřátelského Vyvolavače a vyhráváš.
how-turn =
    Tah má šest fází, vždy ve stejném pořadí:
    – **Vyvolávání:** zaplať magii a postav jednotky vedle svých portálů.
    – **Pohyb:** až tři jednotky, každá o dvě pole.
    – **Budování:** stav stavby na své zadní řady nebo vedle Vyvolavače.
    – **Útok:** až tři jednotky házejí tolika kostkami, jakou mají sílu. Zblízka zasáhnou souseda, na dálku až tři volná pole v řadě.
    – **Magie:** odhazuj karty z ruky, za každou dostaneš bod magie.
    – **Dobrání karet:** doplň ruku na pět.
    Události se hrají ve fázi, kterou uvádějí. Za eliminovanou nepřátelskou kartu získáš bod magie.
how-dice =
    Jednotka hází tolika kostkami, jakou má sílu. Útok na blízko počítá meče, útok na dálku šípy: za každý 1 zranění.
    Hvězda je zvláštní efekt. Sama nic nedělá, využívají ji schopnosti a události.
how-end = Hra končí, jakmile je některý Vyvolavač eliminován. Jeho hráč prohrává.
how-tips =
    – Když v tahu nezaútočíš na žádného nepřítele, tvůj Vyvolavač dostane zranění: neschovávej se.
    – Portál blízko soupeře přivádí jednotky rovnou do boje a odvádí útoky od tebe.
    – Karty, které brzy nevyužiješ, jsou magie: odhoď je.
    – Vyvolavač je silný, ale každý krok vpřed je riziko.

# Zadání a pozice, které nejdou použít
wrong-many-cards = { $seat } má víc než { $most } karet
wrong-object = čekáme south nebo north a potom kartu
wrong-no-object = { $id } není ani jednotka, ani stavba
wrong-no-lasting = { $id } není událost, která trvá
wrong-mark = za mark patří obsazené pole
wrong-phase = `{ $word }` není fáze
wrong-space = takové pole není: řady jdou od 0 do 7, sloupce od 0 do 5
wrong-nobody = nikdo tam nestojí
wrong-many-lent = je jich moc
wrong-two-summoners = { $seat } už na bojišti Vyvolavače má
wrong-occupied = na tom poli už něco je
wrong-no-summoner = na bojišti nestojí žádný Vyvolavač
