# Obal
page-skip = Přejít k obsahu
page-nav = Stránky
page-nav-tables = Stoly
page-nav-games = Hry
page-nav-replays = Záznamy
page-nav-leaders = Žebříček
page-home = Stoly
page-home-link = Kámen, ke stolům
page-other-language = English
page-to-dark = Přepnout na tmavý vzhled
page-to-light = Přepnout na světlý vzhled
page-sign-in = Přihlásit se
page-close = Zavřít
page-menu = Nabídka
page-settings = Nastavení
page-lost-connection = Spojení vypadlo. Partie je v bezpečí, za { $n } s to zkusíme znovu.
page-back-online = Zase u stolu.
page-try-now = Zkusit hned
page-copied = Zkopírováno
page-not-sent = Odpověď nedošla. Ve hře se nic nezměnilo, zkus to znovu.

# Nápověda
page-help = Klávesy
page-key-digits = odpověď s tímto číslem
page-key-arrows = pohyb po desce
page-key-enter = stisknout to, co je vybráno
page-key-escape = vzít zpět rozdělanou volbu
page-key-map = mapu zvětšit nebo zmenšit
page-key-acting = na mapě: kdo je na cestě
page-key-undo = vzít zpět poslední odpověď
page-key-zoom = zvětšit vybranou kartu
page-key-log = co se stalo od mého posledního tahu
page-key-help = tento přehled

# Stůl
page-table = Stůl
page-board = Deska
page-question = Otázka
page-turn = Tah
page-plays = na tahu: { $seat }
page-hand = Tvoje ruka, { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } karet
}
page-goals = Úkoly
page-press = stiskni
page-nothing-now = Teď na tebe nic nečeká.
page-stage-in-short = Fáze { $n } z { $of }
page-stage = fáze { $n } z { $of }: { $label }
page-several = { $n ->
    [one] { $n } možnost
    [few] { $n } možnosti
   *[other] { $n } možností
}
page-enlarge = Zvětšit: { $card }
page-on = { $thing }, { $place }
page-yours = tvoje
page-owned = má { $seat }
page-of = { $n } z { $of }
page-uses = používá: { $names }
page-carries = nese: { $names }
page-state-threatened = může být napadeno
page-state-was = něco tu stálo
page-state-moved = právě se pohnulo
page-state-used = už jednalo
page-state-marked = součást řady
page-look-through = { $n } { $pile }: prohlédnout
page-in-gallery = V přehledu karet
page-away = mimo stůl
page-bot = počítač
page-free-seat = volné místo
page-you = ty
page-asked-before = rozhodnuto: { $seat }
page-asked-next = potom { $seat }
page-watching = Jen se díváš.
page-back = Zpět
page-do-it = Provést
page-armed-never = Tohle nejde vzít zpět. Stiskni ještě jednou.
page-armed-consent = Zpět to půjde, jen když ostatní souhlasí. Stiskni ještě jednou.
page-armed-free = Potom to můžeš vzít zpět. Stiskni ještě jednou.
page-undo-one-screen = U jedné obrazovky jde vzít zpět všechno: kostky i to, co udělal jiný hráč.
page-undo-anything = Proti počítači jde vzít zpět všechno: kostky i jeho tah.
page-under-way = Odpověď je na cestě. Okamžik.
page-late = To byla otázka předtím. Pokud platí i teď, stiskni znovu.
page-pick-target = Teď vyber kam. Escape volbu vezme zpět.
page-you-won = Pěkná hra, vítězství je tvoje.
page-you-lost = Partie skončila. Dáme další?
page-you-drew = Síly jsou vyrovnané.
page-rematch = Hrát znovu
page-next-chapter = Další kapitola
page-deck-as-before = Balíček z minulé hry
page-exchange-cards = Vyměnit karty
page-watch-replay = Přehrát partii
page-replay = Přehrát
page-to-tables = Ke stolům
page-since = Od mého tahu · { $n }
page-missed = Vedle
page-log-empty = Zatím se nic nestalo.
page-chat = Hovor
page-mute = Neslyšet hráče { $name }
page-unmute = Znovu slyšet hráče { $name }
page-chat-say = Napiš něco
page-send = Poslat
page-undo = Zpět
page-advice = { $rank ->
    [1] Nejlepší tah
    [2] Druhý nejlepší
   *[other] Třetí nejlepší
}: { $percent } %
page-advised = Nejlepší: { $answer }
page-advised-why = šance na výhru { $percent } %
page-advised-then = Další dobré: { $answers }
page-advised-next = { $answer }, { $percent } %
page-hint = Poradit
page-offer-draw = Nabídnout remízu
page-resign = Vzdát
page-resign-sure = Když se vzdáš, partii prohraješ.
page-resign-yes = Vzdát partii
page-leave = Odejít od stolu
page-download = Stáhnout záznam
page-spectators = { $n ->
    [one] Dívá se { $n } člověk
    [few] Dívají se { $n } lidé
   *[other] Dívá se { $n } lidí
}
page-wants-undo = { $seat } chce vzít poslední odpověď zpět.
page-wants-draw = { $seat } nabízí remízu.
page-wants-rematch = { $seat } chce hrát znovu.
page-wish-sent-undo = Žádáš o vrácení své poslední odpovědi. Rozhodnou ostatní.
page-wish-sent-draw = Nabízíš remízu. Rozhodnou ostatní.
page-wish-sent-rematch = Chceš hrát znovu. Rozhodnou ostatní.
page-withdraw = Vzít zpět
page-declined-undo = { $seat } s vrácením nesouhlasí, tvoje odpověď platí.
page-declined-draw = { $seat } o remízu nestojí. Hraje se dál.
page-declined-rematch = { $seat } teď další partii nechce.
page-next-game = K další partii
page-names = Jména u této obrazovky
page-unread = nepřečteno: { $n }
page-yes = Ano
page-no = Ne
page-gathering = Čekáme na hráče
page-gather = { $n ->
    [0] Všichni jsou tady.
    [one] Jedno místo je ještě volné.
    [few] { $n } místa jsou ještě volná.
   *[other] { $n } míst je ještě volných.
}
page-invite = Pozvi někoho
page-code = kód
page-start = Začít
page-sit-down = Přisednout

# Jedna obrazovka
page-cover = Zakrýt obrazovku
page-no-secrets = Na obrazovce teď nejsou ničí karty.
page-i-am = Hraje { $seat }, ukázat moji stranu

# Domů
page-welcome = Přisedni a hraj
page-welcome-line = Deskové hry, které hlídají všechna pravidla. Vyber si, účet není potřeba.
page-welcome-back = Ahoj, { $name }
page-your-move = Jsi na tahu, { $name }
page-tables-wait = { $n ->
    [0] Žádný stůl na tebe nečeká. Ostatní přemýšlejí.
    [one] Čeká na tebe jeden stůl.
    [few] Čekají na tebe { $n } stoly.
   *[other] Čeká na tebe { $n } stolů.
}
page-more-tables = Další moje stoly
page-against = soupeř: { $names }
page-alone = sólo
page-play = Hrát
page-look = Podívat se
page-play-now = Hrát hned
page-join-label = Máš kód nebo odkaz?
page-join = Připojit se
page-set-up = Co si zahrajeme?
page-set-up-line = Proti příteli, na jedné obrazovce, nebo proti počítači
page-minutes = { $n } min
page-new-table = Nový stůl
page-open-seats = Volná místa
page-no-open = Nikdo teď nehledá spoluhráče.
page-no-open-line = Prostři veřejný stůl a ostatní si mohou přisednout.
page-free = volná místa: { $n } z { $of }
page-running = Právě se hraje
page-replays = Záznamy
page-all = Všechny
page-watch = Sledovat
page-no-replays = Zatím žádná dohraná partie.
page-no-replays-line = Dohraj první a tady si ji přehraješ.
page-upload = Přehrát záznam ze souboru
page-upload-button = Otevřít záznam

# Nový stůl
page-mode = Varianta
page-seats = Místa
page-seat-no = Místo { $n }
page-seat-letter = Místo { $seat }
page-chair-open = Přítel přes odkaz
page-chair-same = Někdo u této obrazovky
page-chair-bot = Počítač: { $level }
page-chair-closed = Zavřeno
page-chair-name = Jméno
page-chair-name-of = Jméno hráče na místě { $n }
page-what-you-get = Co tě čeká
page-set-up-table = Prostřít stůl
page-increment = Přidaný čas za každou odpověď
page-increment-0 = Žádný
page-increment-5 = 5 sekund
page-increment-10 = 10 sekund
page-increment-30 = 30 sekund
page-increment-60 = Minuta
page-clock = Hodiny
page-clock-none = Bez hodin
page-clock-5 = 5 minut pro každého
page-clock-15 = 15 minut pro každého
page-clock-45 = 45 minut pro každého
page-clock-1d = Den na každý tah
page-clock-3d = Tři dny na každý tah
page-clock-7d = Týden na každý tah
page-own-deck = Můj vlastní balíček
page-goes-on-from = Navazuje na dohranou partii tažení
page-update-choices = Přepočítat volby
page-least-window = Vynechání mimo svůj tah je vidět
page-least-window-0 = Hned (spěch může napovědět)
page-least-window-1000 = Nejdřív za vteřinu
page-least-window-3000 = Nejdřív za 3 vteřiny
page-least-window-10000 = Nejdřív za 10 vteřin
page-visibility = Kdo smí přisednout
page-luck = Štěstí
page-luck-sealed = zapečetěné před první kostkou jako { $seal }
page-luck-word = Tvoje slovo, na kterém budou kostky záviset
page-luck-add = Přidat
page-luck-proof = Každou kostku téhle partie jde ověřit z jejího záznamu (kamen replay --verify): zapečetěná byla předem jako { $seal }.
page-by-link = Kdo má odkaz
page-public = Každý
page-abbreviations = Zkratky
page-undo-policy = Vracení tahů
page-undo-free = Dokud nepadne kostka, nic se neodkryje a netáhne jiný
page-undo-ask = Když ostatní souhlasí
page-undo-never = Nikdy
page-allow-spectators = Ostatní se smějí dívat
page-allow-hints = Smí se žádat o radu
page-value-yes = Ano
page-value-no = Ne
page-value-random = Losem
page-value-first = První vydání
page-value-revised = Pozdější znění

# Záznam
page-first = Na začátek
page-prev = O krok zpět
page-pace = Rychlost
page-link-moment = Odkaz na tenhle okamžik
page-run = Přehrát
page-next = O krok dál
page-last = Na konec
page-slider = Okamžik partie
page-recovered = Pravidla se od té doby změnila: poslední krok se hraje znovu. Kostky, které už padly, zůstávají.
page-broke-off = Pravidla se od té doby změnila a další odpovědi už jim neodpovídají: partie je vidět jen potud.
page-moment = okamžik { $at } z { $of }
page-jump = Přejít na tah
page-eyes = Očima
page-eyes-none = Co vidí všichni
page-eyes-all = Všechny karty odkryté
page-summary = Jak to šlo
page-how-ended = Jak to skončilo
page-last-position = Poslední postavení
page-turned = Kde se to zlomilo
page-turned-nowhere = Nezlomilo se to nikde: šance se od tahu k tahu měnily jen málo.
page-turned-from = { $seat }: z { $before } % na { $after } %
page-analyse = Ať se na to podívá počítač
page-analyse-line = Nejsilnější počítač projde partii tah po tahu a řekne, jaké měl kdo šance. Trvá to asi půl minuty.
page-analysing = Počítač se dívá: hotovo { $done } z { $of }.
page-chances = Šance na výhru v průběhu partie
page-chances-of = Šance na výhru: { $seat }
page-play-on = Hrát odtud dál
page-could = Co mohli udělat?
page-show = Ukázat
page-hide = Skrýt

# Přehledy
page-about-game = O hře
page-rules = Pravidla
page-cards = Karty
page-deck = Balíčky
page-how = Jak se hraje
page-how-goal = O co jde
page-how-turn = Tvůj tah
page-how-dice = Kostky
page-how-end = Jak hra končí
page-how-tips = Dobré vědět
page-how-modes = Varianty
page-how-here = Jak hrát na této stránce
page-how-here-text =
    Světlo lampy ukazuje, kde můžeš jednat. Vyber figuru nebo kartu a potom cíl; Escape volbu vezme zpět.
    Každá odpověď má číslo, na desce i v seznamu. Stiskni číslo, nebo přímo odpověď.
    Najeď na kartu nebo ji podrž a přečteš si ji celou. Otazník ukáže všechny klávesy.
page-contents = Obsah
page-search = Hledat
page-search-rules = Slovo nebo číslo pravidla
page-rules-found = { $n ->
    [one] { $n } pravidlo
    [few] { $n } pravidla
   *[other] { $n } pravidel
}
page-search-cards = Slovo ze jména nebo textu
page-cards-found = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } karet
}
page-group = Skupina
page-all-groups = Všechny skupiny
page-kind = Druh
page-all-kinds = Všechny druhy
page-nothing-found = Nic jsme nenašli.
page-nothing-found-line = Zkus kratší slovo, nebo zruš filtr.
page-your-deck = Tvůj balíček
page-deck-line = Balíček jako text: vůdce, má-li ho, počty a karty, [sideboard] před sekcí
page-check-deck = Zkontrolovat balíček
page-begin-deck = Začít balíček
page-begin-deck-line = Vezmi hotový a změň ho, jak chceš
page-random-deck = Náhodný
page-as-text = Jako text
page-barred = { $n ->
    [one] Jedna karta se nehodí
    [few] { $n } karty se nehodí
   *[other] { $n } karet se nehodí
}
page-my-decks = Moje balíčky
page-deck-name = Název balíčku
page-save-deck = Uložit
page-copy = Kopie
page-copy-deck = Kopie balíčku { $name }
page-rename = Přejmenovat
page-rename-deck = Přejmenovat balíček { $name }
page-drop-deck = Zahodit balíček { $name }
page-try-deck = Vyzkoušet proti počítači
page-draw-hand = Dobrat zkušební ruku
page-drawn-hand = Na ruku by přišlo:
page-copy-of = { $name } (kopie)
page-share-deck = Odkaz na balíček
page-use-deck = Hrát s ním
page-pool = Karty k výběru
page-more = O jednu víc: { $card }
page-less = O jednu méně: { $card }
page-move-to = Přesunout, { $section }: { $card }
page-add-to = Tlačítko + přidává
page-at-least = nejméně { $n }
page-at-most = nejvýše { $n }
page-curve = Karty podle ceny
page-curve-step = Cena { $cost }: { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } karet
}
page-cost = Cena
page-all-costs = Všechny ceny
page-cost-is = Cena { $n }
page-all-of = { $label }: vše
page-filter = Zobrazit

# Lidé
page-sign-up = Nový účet
page-sign-up-button = Založit účet
page-sign-out = Odhlásit se
page-guest-line = Hrát můžeš hned jako host. S účtem ti výsledky a stoly zůstanou na každém zařízení.
page-guest-now = Hraješ jako host.
page-name = Jméno
page-password = Heslo
page-change-password = Změnit heslo
page-old-password = Dosavadní heslo
page-new-password = Nové heslo
page-password-changed = Heslo je změněné. V ostatních prohlížečích je třeba se přihlásit znovu.
page-recovery = Cesta zpátky k účtu
page-recovery-line = S tímhle kódem si zvolíš nové heslo, když to staré zapomeneš. Platí jednou a nový kód ten starý zruší.
page-recovery-make = Vytvořit obnovovací kód
page-recovery-code = Opiš si ho hned: víckrát se neukáže.
page-way-back = Cesta zpátky
page-way-back-line = Hosta zná jen jeho prohlížeč. S tímhle kódem se ke svým stolům vrátíš odkudkoli, ať se s prohlížečem stane cokoli. Nový kód ten starý zruší.
page-way-back-make = Vytvořit kód
page-way-back-code = Tvůj kód
page-way-back-button = Vrátit se
page-way-back-link = Totéž jako odkaz k uschování
page-forgot = Heslo si nepamatuju
page-recover = Zvolit nové heslo
page-recover-code = Obnovovací kód
page-password-line = Nejméně osm znaků.
page-have-account = Účet už mám
page-no-account = Založit účet
page-language = Jazyk
page-theme = Vzhled
page-theme-system = Podle systému
page-theme-light = Světlý
page-theme-dark = Tmavý
page-sounds = Zvuky
page-motion = Ukazovat tahy v pohybu
page-confirm = Zeptat se ještě jednou, než padnou kostky nebo se ukážou skryté karty
page-played-out = Přehrávat, co dělají ostatní
page-played-out-off = hned
page-played-out-quick = svižně
page-played-out-calm = v klidu
page-skip-play = Přeskočit
page-key-skip = Přeskočit přehrávání
page-save = Uložit
page-saved = Uloženo.
page-results = Výsledky
page-history = Odehrané partie
page-my-profile = Moje výsledky a partie
page-opponents = Proti komu
page-opponent = Soupeř
page-rating-over-time = Hodnocení v průběhu času
page-rating-course = Hodnocení za { $n ->
    [one] 1 partii
    [few] { $n } partie
   *[other] { $n } partií
}: z { $from } na { $to }
page-no-results = Zatím žádné výsledky.
page-no-results-line = Dohraj partii a tady se započítá.
page-game = Hra
page-rating = Hodnocení
page-won = Výhry
page-drawn = Remízy
page-lost = Prohry
page-no-leaders = Hodnocení zatím nikdo nemá.
page-games-played = { $n ->
    [one] { $n } partie
    [few] { $n } partie
   *[other] { $n } partií
}

# Zlé chvíle
page-go-back = Jít zpět
page-trouble-not-found = Tady nic není
page-trouble-not-found-line = Adresa nikam nevede. Možná je neúplná; ke stolům je to jeden krok.
page-trouble-wrong-link = Odkaz nevede k žádnému stolu
page-trouble-wrong-link-line = V kódu může být překlep, nebo už stůl není. Řekni si o odkaz znovu.
page-trouble-full-table = Všechna místa jsou obsazená
page-trouble-full-table-line = Někdo si sedl dřív. Můžeš se dívat, nebo si prostřít vlastní stůl.
page-trouble-finished-table = Tahle partie skončila
page-trouble-finished-table-line = Dá se přehrát jako záznam a nová je na jedno kliknutí.
page-trouble-not-yours = Tohle místo patří někomu jinému
page-trouble-not-yours-line = Jestli je tvoje, přihlas se pod jménem, pod kterým tu sedíš.
page-trouble-expired = Stránka byla otevřená příliš dlouho
page-trouble-expired-line = Nic se nezměnilo. Vrať se, načti ji znovu a zkus to ještě jednou.
page-trouble-too-late = Pozdě: pozice se mezitím změnila
page-trouble-too-late-line = Odpověď neplatí. Podívej se na stůl, jak vypadá teď.
page-trouble-refused = To teď nejde
page-trouble-refused-line = Nic se nezměnilo.
page-trouble-too-many = Trochu pomaleji, prosím
page-trouble-too-many-line = Za krátkou chvíli odsud přišlo mnoho žádostí. Počkej minutu; tvoje partie jsou v bezpečí.
page-trouble-bad-form = Tomu nerozumíme
page-trouble-bad-form-line = Formulář nebyl úplný. Nic se nezměnilo; vrať se a zkus to znovu.
page-trouble-broken = Něco se pokazilo u nás
page-trouble-broken-line = Ve hře se nic nezměnilo. Zkus to za chvíli znovu.
page-trouble-no-database = Databáze neodpovídá
page-trouble-no-database-line = Co bylo potvrzeno, je uloženo, a čas teď nikomu neběží. Zkus to za chvíli znovu.
page-trouble-overloaded = Je tu teď víc práce, než server stíhá
page-trouble-overloaded-line = Nic se nezměnilo. Počkej chvilku a zkus to znovu.
page-trouble-set-aside = Stůl je odložený stranou
page-trouble-set-aside-line = Teď ho nejde přečíst. Nic z něj se neztratilo a při každé návštěvě to zkusíme znovu.
page-trouble-restarting = Stůl se znovu prostírá
page-trouble-restarting-line = Všechny partie zůstaly. Potrvá to pár vteřin, potom načti stránku znovu.
page-waits-for = Čeká se: { $names }
page-won-by = Vítězí { $names }
page-no-such-code = Takový kód žádný stůl nemá. Není v něm překlep?
page-fits = pasuje { $n }×

# Vynechávání předem
page-pass-until = Vynechávat, dokud
page-pass-until-none = Bez zaškrtnutí: dokud to nezastavíš.
page-pass-until-do = Vynechávat do té doby
page-stop-passing = Nevynechávat
page-skip-windows = Neptat se, kde můžu jen vynechat
page-skip-windows-honest = Okna, v nichž můžeš jen vynechat, lze přeskočit. Je to rychlejší, ale ostatní mohou poznat, že nemůžeš nic udělat.
page-eve-every-combat = Ptát se před každým bojem
page-eve-never-in-others = V tazích ostatních se neptat
page-eve-usual = Ptát se jako v jiných oknech
page-ask-always = Ptát se vždycky
page-passed = { $n ->
    [one] Vynecháváš podle svého slova.
   *[other] Vynecháváš { $n }× podle svého slova.
}

# Deska větší než obrazovka
page-map = Celá deska
page-zoom-in = Zvětšit
page-zoom-out = Zmenšit
page-zoom-whole = Ukázat celou desku

# Pravidla, karty a příklady
page-example = Příklad
page-examples = Příklady
page-good-with = Dobře se doplňuje s
page-before = Předtím
page-after = Potom
page-allowed = Dovoleno:
page-not-allowed = Nedovoleno:
page-how-looks = Jak vypadá tah
page-how-try = Zkus to
page-how-try-line = Proti počítači, hned a bez účtu.
page-how-start = Takhle hra začíná.

# Čekárna před hrou
page-here = u stolu
page-bot-level = Jak silný má počítač být
page-add-bot = Přidat počítač
page-send-away = Poslat pryč
page-copy-link = Kopírovat odkaz
page-share = Sdílet
page-share-title = Zahrajeme si? { $game }
page-type-code = Nebo zadej na úvodní stránce kód:
page-qr = Kód pro fotoaparát telefonu, vede k tomuto stolu
page-agreed = Domluveno
page-change-options = Změnit nastavení
page-back-to-table = Zpět ke stolu
page-agree = Platí
page-agreed-live = { $minutes } min a { $seconds } s za každou odpověď
page-agreed-days = { $days ->
    [one] jeden den na tah
    [few] { $days } dny na tah
   *[other] { $days } dní na tah
}
page-your-turn = Jsi na tahu.
page-notify = Dej mi vědět, až budu na tahu
page-came = Někdo přisedl.

# Mapa z šestiúhelníků
page-guard = stráž { $guard }
page-visited = navštíveno
page-shut = některé strany nelze přejít
page-not-so = Takhle ležet nemůže
page-zoom-acting = Ukázat, kdo je na cestě
page-kits = Hrdina a město
page-optional-rules = Volitelná pravidla
page-order = Pořadí aktivací
page-lasts = Dál platí
