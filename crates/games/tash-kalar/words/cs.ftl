game-name = Tash-Kalar: Aréna legend
game-line = Kameny ve vzoru vyvolávají bytosti; slávu přinášejí úkoly a legendy.
mode-high-form = Vznešená hra
mode-duel = Deathmatch souboj
mode-melee = Deathmatch bitka
mode-team-high-form = Vznešená hra týmů
mode-team-duel = Deathmatch souboj týmů
option-decks = Školy, pro každé místo jedna
option-decks-northern = Severní císařská škola
option-decks-southern = Jižní císařská škola
option-decks-highland = Horská škola
option-decks-sylvan = Lesní škola
option-decks-everfrost = Škola věčného mrazu
option-first = Kdo začíná
option-teammates = Karty spoluhráčů
option-teammates-hidden = Skryté
option-teammates-open = Odkryté

ask-first = Kdo začíná?
ask-shuffle = Míchá se balíček.
ask-start = Na kterém ze dvou vyznačených polí bude tvůj kámen? Na druhé přijde soupeřův.
ask-symbol = Kam u některého ze symbolů přijde první kámen? Barva: { $owner }.
ask-act = { $n ->
    [0] Akce jsou vyčerpané. Ještě něco?
    [one] Co uděláš? Zbývá jedna akce.
    [few] Co uděláš? Zbývají { $n } akce.
   *[other] Co uděláš? Zbývá { $n } akcí.
}
ask-lay = { $card } na { $square }: jak vzor leží?
ask-borrow = Který cizí kámen zaskočí?
ask-take-up = V zásobě už žádný kámen není. Který zvedneš z arény?
ask-put-down = Kam ho umístíš?
ask-return = Vrátíš další karty pod balíčky?
ask-effect-choose = { $why }: které pole vybereš?
ask-effect-destroy = { $why }: který kámen zničíš?
ask-effect-destroy-own = { $why }: který svůj běžný kámen zničíš?
ask-effect-place = { $why }: kam umístíš kámen?
ask-effect-raise = { $why }: kterému kameni zvýšíš úroveň?
ask-effect-lower = { $why }: kterému kameni snížíš úroveň?
ask-effect-convert = { $why }: který cizí kámen vyměníš za svůj?
ask-effect-move = { $why }: který kámen se pohne a kam?
ask-effect-head = { $why }: kterým směrem?
ask-effect-either = { $why }: co z toho?
ask-effect-card = { $why }: kterou kartu zvolíš?
ask-effect-colour = { $why }: kterou barvu zvolíš?
ask-effect-level = { $why }: jakou úroveň?
ask-keep = Který zmrazený efekt si necháš?
ask-claim = Splníš úkol?
ask-colour = Proti které barvě si připíšeš bod?

answer-end = Ukončit tah
answer-done = Hotovo
answer-decline = Nechci
answer-place = Umístit kámen na { $square }
answer-take-up = Vzít kámen z { $square }
answer-summon = Vyvolat na { $square }: { $card }
answer-improvise = Vyvolat na { $square } s cizím kamenem: { $card }
answer-lay = Poloha { $n }
answer-lay-used = S kameny na { $used }
answer-lay-marked = Vyznačí { $marked }, s kameny na { $used }
answer-discard = Zahodit: { $card }
answer-flare = { $card }, soupeř: { $seat }
answer-frozen = Použít: { $card }
answer-hand-over = Předat tah spoluhráči
answer-square = { $square }
answer-own = { $square }: tvůj { $piece }
answer-piece = { $square }: { $piece }, { $owner }
answer-move = { $from } na { $to }
answer-card = { $card }
answer-claim = Splnit: { $card }
answer-colour = { $seat }
answer-level = { $level }
way-n = nahoru
way-ne = nahoru doprava
way-e = doprava
way-se = dolů doprava
way-s = dolů
way-sw = dolů doleva
way-w = doleva
way-nw = nahoru doleva
choice-highland_war_drummer-first = Jeden bojový pohyb
choice-highland_war_drummer-second = Až dva standardní pohyby
choice-sylvan_unicorn-first = Bojový pohyb
choice-sylvan_unicorn-second = Další akce
choice-legend_fire_elemental-first = Běžné a hrdinské kameny vedle
choice-legend_fire_elemental-second = Běžné kameny do dvou polí
choice-legend_leviathan-first = Snížit kameny vyšší úrovně
choice-legend_leviathan-second = Zničit běžné kameny
choice-flare_04-first = Umístit běžný kámen
choice-flare_04-second = Proměnit cizí běžný kámen
choice-flare_05-first = Standardní pohyb
choice-flare_05-second = Zvýšit běžný kámen
choice-flare_06-first = Umístit běžný kámen
choice-flare_06-second = Zvýšit běžný kámen
choice-flare_09-first = Nejdřív standardní pohyb
choice-flare_09-second = Nejdřív bojový pohyb
choice-flare_11-first = Jeden bojový pohyb
choice-flare_11-second = Až dva standardní pohyby

no-TK-TURN-5 = Nejdřív musíš využít všechny akce.
no-TK-ACTION-6 = Zahodit se dá jen bytost z ruky, a to jednou za tah.
no-TK-ACTION-8 = Zahodit lze jen bytost z vlastního balíčku.
no-TK-FLARE-2 = Ani jedna podmínka téhle balance neplatí.
no-TK-TEAM-4 = Když ti spoluhráč předal tah, můžeš už jen umisťovat běžné kameny.
no-TK-TEAM-5 = Po předání tahu nelze vyvolat balanci.
no-TK-TEAM-7 = Tah lze předat jen jednou.
no-TK-TEAM-13 = Nezbývá žádná akce, kterou by šlo předat.
no-TK-FROST-5 = Zmrazený efekt použije jen jeho majitel, a ne po předání tahu.
no-TK-TURN-2 = Nezbývá žádná akce.
no-TK-TURN-7 = Nejdřív se dokončí efekt karty.
no-TK-ACTION-1 = Běžný kámen se umisťuje na prázdné pole arény.
no-TK-ACTION-2 = Zvednout se dá jen vlastní běžný nebo hrdinský kámen, a jen když ti v zásobě žádný nezbývá; potom se umístí.
no-TK-ACTION-3 = Dokud je kámen v zásobě, žádný se nezvedá, a legendární nikdy.
no-TK-SUMMON-1 = Tuhle kartu nemáš v ruce.
no-TK-SUMMON-2 = Vzor tam nesedí.
no-TK-SUMMON-4 = Kámen ve vzoru má nižší úroveň, než je třeba.
no-TK-SUMMON-5 = Pole vyvolání i vzor musí ležet v aréně.
no-TK-SUMMON-7 = Vzor potřebuje na poli vyvolání tvůj kámen.
no-TK-SUMMON-9 = Stojí tam kámen vyšší úrovně.
no-TK-SUMMON-10 = Kámen na poli vyvolání má vyšší úroveň než bytost.
no-TK-SUMMON-14 = Na bytost už nezbývá žádný kámen.
no-TK-IMPRO-1 = Improvizace je už u všech barev vyčerpaná.
no-TK-IMPRO-6 = K vyvolání pomůže nejvýš jeden cizí kámen.
no-TK-IMPRO-8 = Improvizované vyvolání patří k bitce.
no-TK-IMPRO-10 = Stačí na to tvé kameny: půjčený musí být ve vzoru.
no-TK-EFFECT-3 = Tahle část efektu není dobrovolná.
no-TK-EFFECT-29 = Takovou volbu karta nedává.
no-TK-MOVE-1 = Pohyb vede na sousední pole.
no-TK-MOVE-2 = Standardní pohyb vede na prázdné pole nebo na kámen nižší úrovně.
no-TK-MOVE-3 = Bojový pohyb vede na prázdné pole nebo na kámen stejné či nižší úrovně.
no-TK-MOVE-4 = Tam karta skočit nedovolí.
no-TK-MOVE-7 = Pohyb končí na jiném poli, než začal.
no-TK-MOVE-9 = Takové pole v aréně není.
no-TK-TASK-6 = Splnit se dá jen úkol, který leží odkrytý.
no-TK-TASK-7 = Příští úkol se ještě splnit nedá.
no-TK-TASK-8 = Podmínka úkolu neplatí.
no-TK-FLARE-5 = Balance se vyvolává proti soupeři.
no-TK-FLARE-1 = Tuhle balanci nemáš v ruce.
no-TK-FROST-3 = Žádný zmrazený efekt se teď použít nedá.
no-TK-TEAM-1 = Není spoluhráč, kterému by šlo předat tah.
no-TK-END-11 = Bitku nelze vzdát.

event-began = Začíná { $seat }.
event-turn = Na tahu je { $seat }, { $n ->
    [one] jedna akce
    [few] { $n } akce
   *[other] { $n } akcí
}.
event-placed = { $owner }: { $piece } na { $square }.
event-took-up = { $owner } bere kámen z { $square }.
event-summoned = { $seat } vyvolává na { $square }: { $card }.
event-destroyed = { $owner } ztrácí { $piece } na { $square }.
event-raised = { $owner }: na { $square } je nově { $piece }.
event-lowered = { $owner }: na { $square } je nově jen { $piece }.
event-moved = { $owner }: { $piece } jde z { $from } na { $square }.
event-gained = { $seat } získává { $n ->
    [one] akci
    [few] { $n } akce
   *[other] { $n } akcí
}.
event-discarded = { $seat } zahazuje: { $card }.
event-returned = { $seat } vrací pod balíčky { $n ->
    [one] kartu
    [few] { $n } karty
   *[other] { $n } karet
}.
event-flared = { $seat } vyvolává: { $card }. Soupeř: { $against }.
event-put-back = { $seat } vrací na balíček: { $card }.
event-thawed = { $seat } se vzdává zmrazeného efektu: { $card }.
event-froze = { $seat } si nechává na později: { $card }.
event-used-frozen = { $seat } používá: { $card }.
event-improvised = { $seat } improvizuje. Kámen půjčuje { $owner }.
event-claimed = { $seat } plní úkol { $card }: { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
}.
event-revealed = Nový úkol: { $card }.
event-scored = { $seat } získává { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
}.
event-scored-in = { $seat } získává { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
} proti barvě { $owner }.
event-drew = { $seat } dobírá { $n ->
    [one] kartu
    [few] { $n } karty
   *[other] { $n } karet
}.
event-drew-own = { $seat } dobírá: { $cards }.
event-handed-over = { $seat } předává tah spoluhráči.
event-gave = { $seat } dává spoluhráči { $n ->
    [one] legendu
    [few] { $n } legendy
   *[other] { $n } legend
}.
event-gave-own = { $seat } dává spoluhráči: { $cards }.
event-triggered = Po tomhle tahu začíná závěrečné kolo. Na tahu: { $seat }.
event-ended = Partie skončila.

piece = { $level }, { $owner }
piece-common = běžný kámen
piece-heroic = hrdinský kámen
piece-legendary = legendární kámen
arena = Aréna, devět krát devět bez rohů
turn-label = { $n }. tah
square-red = červené pole
square-green = zelené pole
summon-square = sem bytost přichází
school = Škola
school-imperial = Císařská
school-highland = Horská
school-sylvan = Lesní
school-everfrost = Věčný mráz
school-legends = Legendy
pattern = Vzor
points = Body
points-in = Barva { $owner }
count-stones = v zásobě
count-legends = legend
pile-hand = ruka
pile-deck = balíček
pile-discard = odhozené
pile-legends = Legendy
pile-legends-discard = Odehrané legendy
pile-flares-discard = Odehrané balance
pile-flares = Balance
turn-label-closing = { $n }. tah, závěr
square-central = středové pole
square-start = startovní pole
points-high-form = { $tasks } za úkoly, { $legends ->
    [one] 1 legenda
    [few] { $legends } legendy
   *[other] { $legends } legend
}
points-pending = +{ $n } na konci tahu
points-in-weakest = Barva { $owner }, nejméně
count-result = výsledek
count-pieces = ve hře
count-upgraded = vyšších
improvise-with = improvizace: { $owner }
fewer-actions = méně akcí v příštím tahu
team-with = V týmu: { $mate }
sideways = Karty balíčku otočené naležato
pile-tasks = Další úkoly
frozen-until = do použití
flare-ready = připravena
flare-not-yet = zatím ne
more-upgraded = vyšších
more-pieces = kamenů
more-than-you = { $owner }: náskok { $upgraded } z { $upgraded-needed } ve vyšších úrovních, { $total } z { $total-needed } celkem

# Jak se hraje
how-goal = Pokládáš kameny do arény. Jakmile tvoje kameny stojí ve vzoru karty z ruky, přichází její bytost a udělá, co karta říká. Body přinášejí podle varianty úkoly, legendy nebo zničené kameny soupeřů.
how-turn =
    Máš dvě akce. Každá je jedna z těchto:
    – **Umísti** svůj běžný kámen na prázdné pole.
    – **Vyvolej** bytost, jejíž vzor tvoje kameny tvoří, libovolně otočený či zrcadlený. Přijde na orámované pole, nahradí, co na něm stojí, a její efekt nastane.
    – **Zahoď** bytost a dober si jiné karty.
    Ve vznešené hře pak smíš splnit jeden úkol, jehož podmínky platí. Na konci si dobereš karty do ruky.
how-end = Konec se blíží, když má někdo devět bodů ve vznešené hře, osmnáct v souboji, dost bodů v jedné barvě v bitce, nebo si dobere poslední kartu balíčku. Potom má každý ještě jeden tah. Vítězí nejvyšší počet bodů; v bitce se počítá tvoje nejslabší barva.
how-tips =
    – Hrdinské a legendární kameny platí ve vzoru i za nižší, opačně ne.
    – Karta balance pomůže, když máš mnohem méně kamenů než soupeř: nech si ji na horší časy.
    – Stiskni svítící kartu v ruce a deska ukáže, kam může její bytost přijít.
    – Než vyvoláš bytost, podívej se na úkoly: správné pole může mít větší cenu než efekt.

# Zadání a pozice, které nejdou použít
setup-few-decks = jmen je { $have } a míst { $seats }
setup-twice = { $name } je zabraná dvakrát (TK-SETUP-4)
setup-no-school = žádná škola se nejmenuje `{ $name }`
wrong-numbers = čekáme { $n ->
    [one] jedno číslo
    [few] { $n } čísla
   *[other] { $n } čísel
}
wrong-seats = dva hráči, nebo čtyři ve dvou družstvech (TK-MODE-4)
wrong-points = čekáme body jako B3, nejvýš { $most }
wrong-tasks = leží tu nejvýš tři úkoly
wrong-gone = z { $pieces } kamenů aspoň jeden zbývá
wrong-two-pieces = na poli { $square } stojí dva kameny
wrong-pile = hromádka má víc než { $most } karet
wrong-pile-and-more = i s tím, co pod ni může přijít, má hromádka víc než { $most } karet
wrong-card-twice = `{ $word }` je tu dvakrát
wrong-one-card = leží tam nejvýš jedna karta
