# Výčty
list-and = a
list-or = nebo
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
fits = { $n ->
    [0] nesedí nikam
   *[other] sedí { $n }×
}
broken-barrier = rozbité

# Odmítnutí
refused-not-offered = „{ $answer }“ teď nejde.
refused-by-rule = { $rule }: { $why }
refused-by-card = Zakazuje to karta { $card }: { $why }
refused-by-card-and-rule = Zakazuje to karta { $card } ({ $rule }): { $why }
refused-no-such-answer = Odpověď „{ $answer }“ neexistuje.
refused-no-such-word = Odpověď „{ $answer }“ neexistuje: „{ $word }“ tu nic neznamená.
refused-not-asked = Na tahu není { $seat }.
refused-chance-first = Nejdřív se musí hodit kostkami.
refused-name-the-seat = Ptáme se více hráčů najednou; napiš, kdo odpovídá, třeba „A: { $answer }“.
answer-face = { $face }

# Co se nedá přečíst
malformed = řádek { $line }: { $why }
malformed-field = řádek { $line }: { $field }: { $why }
setup-no-deck = `{ $word }` není nic z možností { $known } ani balíček
wrong-line = čekáme `jméno: hodnota`, je tu `{ $found }`
wrong-twice = `{ $name }` je už na řádku { $first }
wrong-name = jméno `{ $name }` tahle pozice nezná
wrong-unreadable = `{ $word }` nedává smysl
wrong-no-card = žádná karta se nejmenuje `{ $word }`
wrong-no-seat = žádné místo se nejmenuje `{ $word }`
wrong-expected = čekáme { $words }
wrong-number = `{ $word }` není číslo od { $least } do { $most }
wrong-one-of = `{ $word }` není nic z možností { $known }
wrong-more = za `{ $word }` chybí další slovo
wrong-which-card = která karta?
wrong-game = tohle je pozice hry `{ $game }`
wrong-stuck = odtud pravidla nevědí, jak dál: { $fault }
wrong-never-said = `{ $reply }` nikdo říct nemohl
wrong-ending = čekáme, jak partie skončila, třeba `A resign`
wrong-stdin = standardní vstup
wrong-empty = je to prázdné
wrong-no-scenarios = tahle hra žádné scénáře nebere
wrong-scenario-game = čekal se řádek jako `game = "heroes-3"`
wrong-large = víc než { $most } MiB
wrong-text = řádek { $line } není v UTF-8
wrong-position = pozice říká, které je hry, řádkem `game: …`
wrong-play-game = tohle je partie hry { $game }
wrong-field = { $field }: { $why }
wrong-option = čekáme K=V
wrong-chance = chance: { $why }
chance-not-asked = nehází se, takže `{ $face }` přebývá
chance-no-order = `{ $order }` není pořadí { $n } karet
chance-too-few = hodnot je málo; přidej další, nebo zadej --seed pro zbytek
chance-too-many = `{ $face }` přebývá, už se nehází
rules-failed = pravidla selhala: { $fault }

# Zadání, záznamy a balíčky, které nejdou použít
bad-setup = { $field }: { $why }
bad-mode = hra { $game } nezná způsob `{ $word }`, jen { $known }
bad-seats = hru { $game } hraje { $least } až { $most } hráčů, ne { $seats }
bad-seats-just = počet hráčů hry { $game } je { $least }, ne { $seats }
bad-option = hra { $game } takovou volbu nemá, jen { $known }
bad-option-none = hra { $game } žádné volby nemá
record-needs = v záznamu chybí řádek `{ $name }:`
record-form = tenhle program čte záznamy podoby 1 a 2, ne `{ $found }`
record-no-position = pozice, od které začíná, je prázdná
record-from-position = začíná od pozice
record-reply = čekáme odpověď jako `A d4 ~1f2e`
record-other-rules = rules: záznam se hrál podle verze { $found } pravidel hry { $game }, tenhle program zná verzi { $known }
record-other-question = pravidla se tu teď ptají na něco jiného
record-diverged = odpověď { $at } (`{ $reply }`): { $why }
record-replies = počet odpovědí v záznamu je { $have }, ne { $to }
sentences = { $all } { $next }
deck-form = balíček se píše `4 karta, 2 karta, …`
deck-form-leader = balíček se píše `vůdce: 4 karta, 2 karta, …`
deck-section = oddíl se píše `[sideboard]`
deck-no-section = oddíl `{ $name }` tu není, jen { $known }
deck-two-leaders = balíček má jednoho vůdce
deck-entry = `{ $entry }`: čekáme počet a kartu
deck-none = { $game } se hraje bez balíčků

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
    vynechat dokud můj tah, dotyk, karta, boj, konec tahu vynechá v každém okně, dokud se nestane něco z toho (samotné vynechat dokud: dokud nenapíšeš nevynechávat) · nevynechávat · přeskakovat prázdná okna se neptá tam, kde jde jen vynechat, a to mohou ostatní poznat · ptát se v prázdných oknech · kde jsou okna před bojem: ptát se před každým bojem, i když vynecháváš · nikdy v tazích ostatních · před bojem se ptát jako jinde
hint-thinks = Přemýšlím …
hint-answer = { $answer }  [{ $id }]: { $percent } %
more-answers = … a ještě { $n }; list vypíše všechny.
undo-ask = Tím se vrátí i to, co ostatní odpověděli nebo viděli. Souhlasí? (ano/ne)
undo-declined = Nic se nevrací.
nothing-to-undo = Zatím není co vracet.
hand-over = Na tahu je { $seat }. Ostatní se nedívají.
hand-over-ready = Teď na obrazovce není nic tajného. Hraješ za { $seat }? Stiskni Enter.
saved = Uloženo: { $file }.
no-cards = Tahle hra nemá karty.
legacy = V další partii tažení se pokračuje s tímto: { $text }
option-depends = záleží na režimu, počtu hráčů a předchozích volbách
deck-legal = Balíček je v pořádku.
deck-not-legal = Balíček nevyhovuje: { $rules }.
deck-exactly = { $kind }: { $have } z { $need }.
deck-at-least = { $kind }: { $have }, nejméně { $need }.
deck-at-most = { $kind }: { $have }, nejvýše { $need }.
deck-kind-in = { $kind } ({ $section })
deck-section-main = Hlavní balíček
deck-section-sideboard = Záloha
deck-too-many = { $card }: { $have }, nejvýše { $most }.
replay-broke-off = Jen potud: odpověď č. { $n } („{ $said }“) už dnešním pravidlům (verze { $known }) neodpovídá; partie se hrála podle verze { $found }.
replay-left-out = { $n ->
    [one] Jedna odpověď je vynechána: dnešní pravidla (verze { $known }) se na to už neptají.
    [few] { $n } odpovědi jsou vynechány: dnešní pravidla (verze { $known }) se na to už neptají.
   *[other] { $n } odpovědí je vynecháno: dnešní pravidla (verze { $known }) se na to už neptají.
}
event-resign = { $seat } vzdává partii.
event-timeout = { $seat }: vypršel čas.
event-draw = { $seat } přijímá remízu.
refused-no-draws = Tahle hra remízu nezná.
refused-others-play-on = Když hraje více stran, nikdo nemůže partii ukončit za ostatní; stačí od stolu odejít.

problem-bad-field = { $field }: { $why }
problem-from-unfinished = U toho stolu se ještě nedohrálo.
problem-from-other-game = To byla jiná hra.
problem-from-nothing = Ta partie nic nepředává: nepatří do tažení, nebo byla poslední.
problem-broken = Něco se u nás pokazilo. Z tvé partie se nic neztratilo, zkus to prosím znovu.
problem-busy = U stolu je zrovna rušno; zkus to prosím znovu.
problem-name-alike = U toho stolu má někdo jméno, které vypadá úplně stejně; zvol si prosím jiné.
problem-too-many-tables = Víc stolů se dnes založit nedá. Nejdřív některé dohraj.
problem-wrong-way-back = Podle tohohle kódu se nikdo nevrací.
problem-no-database = Databáze neodpovídá. Co bylo potvrzeno, je uloženo; zkus to prosím za chvíli znovu.
problem-set-aside = Tenhle stůl teď nejde přečíst, a tak je odložený stranou. Nic z něj se neztratilo.
problem-overloaded = Server toho má teď víc, než stíhá. Nic se nezměnilo, zkus to prosím znovu.
problem-finished = Partie už skončila.
problem-foreign-site = Požadavek přišel z cizí stránky, a tak se neprovedl.
problem-name-taken = To jméno už někdo má.
problem-no-decks = V téhle hře se balíčky nestaví.
problem-no-draws = Tahle hra remízu nezná.
problem-no-offer = Není na co odpovídat: nikdo nic nenabídl.
problem-deck-name = Název balíčku má 1 až 40 znaků.
problem-deck-unreadable = Tenhle balíček nejde přečíst.
problem-no-undo = U tohohle stolu se tahy nevracejí.
problem-not-asked = Teď se tě nikdo na nic neptá.
problem-private-game = Co se tam hrálo, patří těm, kdo tam seděli.
problem-too-many-words = Víc než deset slov přidat nejde.
problem-not-finished = Partie ještě neskončila.
problem-not-found = Pod tímhle jménem tu nic není.
problem-not-json = Požadavek musí být JSON (Content-Type: application/json).
problem-not-started = Partie ještě nezačala.
problem-not-yours = To není tvoje místo.
problem-nothing-to-undo = Není co vracet.
problem-seat-taken = Někdo byl rychlejší, místo už je obsazené.
problem-seated = U tohohle stolu už sedíš.
problem-seats-empty = Některá místa jsou ještě volná.
problem-stale-offer = Tahle nabídka už neplatí, mezitím přišla jiná.
problem-stale-question = Hra už pokročila; tahle otázka se neklade.
problem-started = Partie už začala.
problem-too-large = Tolik se najednou poslat nedá.
problem-too-many = To bylo moc najednou; počkej prosím chvilku.
problem-too-many-tokens = Už máš dvacet klíčů; nejdřív některý zruš.
problem-unreadable = Požadavek se nedá přečíst.
problem-who-are-you = Nejdřív vstup: jako host, nebo se svým účtem.
problem-wrong-method = Takhle se to tu dělat nedá.
problem-too-many-decks = Víc balíčků téhle hry se sem nevejde. Nejdřív některý zahoď.
problem-deck-name-taken = Balíček s tímhle názvem už máš.
problem-wrong-code = Jméno a obnovovací kód k sobě nepatří.
problem-wrong-password = Jméno a heslo k sobě nepatří.
problem-expired-form = Stránka už byla příliš stará; zkus to prosím ještě jednou.
problem-no-hint = Teď není co radit.
problem-unreadable-part = Tohle se nedá přečíst ({ $why }).
problem-zero-byte = V textu je znak, který se uložit nedá.
problem-no-game = Hra `{ $word }` tu není.
problem-no-bot = Počítačový hráč `{ $word }` tu není, jen { $known }.
problem-no-seat = Takové místo tu není.
problem-number = `{ $word }` není číslo.
problem-too-many-sitters = Míst je { $seats }, a sednout si jich má { $sitters }.
problem-one-screen = Každý má jedno místo, leda by všichni hráli na jedné obrazovce.
problem-names = Pojmenovat se dají jen vlastní místa.
problem-status = Stoly jsou `open`, `playing` nebo `finished`.
problem-before = Seznam pokračuje od toho, co uvedl jako `next`.
problem-settings = Nastavení je objekt o nejvýš 8 KiB.
problem-name = Jméno má 2 až 24 znaků: písmena, číslice, mezery a . - _ '
problem-password = Heslo má 8 až 200 znaků.
problem-label = Popisek má nejvýš 60 znaků na jednom řádku.
problem-chat = Zpráva má 1 až 500 znaků na jednom řádku.
problem-word = Slovo pro kostky má 1 až 64 znaků na jednom řádku, bez #.
problem-clock-live = Hodiny mají 10 sekund až den a za odpověď přidají nejvýš hodinu.
problem-clock-days = Na tah je 1 až 90 dní.
problem-least-window = Okno zůstává otevřené nejvýš minutu.
problem-spectator-delay = Diváci vidí všechno nejvýš o hodinu později.
computer = Počítač
guest = Host
bot-random = náhodný
bot-greedy = rychlý
bot-easy = snadný
bot-medium = střední
bot-hard = silný

# Kostky, které jde ověřit
proof-holds = Všechny hody a zamíchání ({ $n }) plynou ze semínka. Jeho pečeť je { $seal }; stůl ji ukázal předem.
proof-no-seed = Záznam neříká, odkud se vzaly jeho kostky.
proof-seal = Pečeť nepatří k semínku.
proof-other-seal = Záznam má jinou pečeť: { $seal }
proof-older-rules = Pravidla se od té partie změnila, takže její kostky znovu hodit nejde.
proof-reply = Odpověď { $n } ze semínka neplyne.

# Vynechávání předem
passing-given = Vynecháváš, dokud { $until }.
passing-taken-back = Předem už nevynecháváš.
passing-over = Zase přijdeš na řadu: { $why }.
passing-kept = Vynecháváš podle svého slova.
passing-skips = Kde můžeš jen vynechat, už se tě nikdo neptá. Ostatní mohou poznat, že nemůžeš nic udělat.
passing-asks = Ptáme se tě i tam, kde můžeš jen vynechat.
passing-every-combat = Před každým bojem se tě ptáme, i když předem vynecháváš.
passing-never-in-others = Před boji v tazích ostatních se tě neptáme.
passing-usual = Před boji se tě ptáme jako v každém jiném okně.
passing-early = Vynecháváš. Chvíli se ještě čeká, aby spěch nic neprozradil.
until-my-turn = nezačne tvůj tah
until-touched = někdo nesáhne na něco tvého
until-played = někdo nezahraje kartu
until-combat = nezačne boj
until-turn-end = neskončí tento tah
until-taken-back = to neodvoláš
until-or = { $first } nebo { $rest }
stirred-my-turn = začíná tvůj tah
stirred-touched = někdo sáhl na něco tvého
stirred-played = někdo zahrál kartu
stirred-combat = začíná boj
stirred-turn-end = tah skončil
typed-pass-until = vynechat dokud
typed-stop-passing = nevynechávat
typed-skip = přeskakovat prázdná okna
typed-ask = ptát se v prázdných oknech
typed-every-combat = ptát se před každým bojem
typed-never-in-others = nikdy v tazích ostatních
typed-usual = před bojem se ptát jako jinde
typed-my-turn = můj tah
typed-touched = dotyk
typed-played = karta
typed-combat = boj
typed-turn-end = konec tahu
typed-unknown = Do „{ $word }“ vynechávat nejde; jde to: můj tah, dotyk, karta, boj, konec tahu.
