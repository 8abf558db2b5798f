game-name = Doomtrooper
game-line = Bojovníci korporací proti Černé legii: souboje o osmi fázích a karty, které se hrají kdykoli. Pro dva až šest hráčů.
mode-standard = Každý sám za sebe
mode-match = Utkání na dvě vítězné hry
option-match = Dosavadní utkání
option-library = Nejméně karet v knihovně
option-copies = Nejvýše kopií jedné karty
option-sideboard = Karet v sideboardu, přesně
match-wins = Vyhrané hry (teď se hraje { $game }.)
match-unreadable = `{ $word }` není utkání, ve kterém by se dalo pokračovat
next-game = Další hra utkání
match-of-two = Utkání hrají dva.
match-other-cards = { $seat } smí jen vyměnit karty mezi knihovnou a sideboardem: dohromady to musí být karty z minulé hry.
option-A = Balíček hráče A
option-B = Balíček hráče B
option-C = Balíček hráče C
option-D = Balíček hráče D
option-E = Balíček hráče E
option-F = Balíček hráče F
option-goal = Vítězných bodů k výhře
option-rounds = Kol do závěrečného (0: bez omezení)
option-alliances = Nejvýše aliancí jednoho hráče (0: bez omezení)
option-rewards = Násobky H oběti, které přinášejí úkoly
option-rewards-instead = Místo bodů za zabití
option-rewards-besides = Navíc k bodům za zabití
option-first = Kdo začíná
option-first-random = Rozhodne los
faction-iron_cartel = Železný kartel (Bauhaus a Kapitol)
faction-light_and_blade = Světlo a čepel (Bratrstvo a Mishima)
faction-legion_of_algeroth = Algerothova legie (Černá legie)
faction-children_of_earth = Děti Země (Půlměsíc a Synové Rasputina, na Stanici)
faction-crown_and_chrome = Koruna a chrom (Imperiál a Kybertronik)

# Otázky
ask-shuffle = Míchá se knihovna.
ask-first = Los rozhodne, kdo začne.
ask-coin = Hází se mincí.
ask-privilege = Kardinálské privilegium: ukázat ruku a dobrat sedm nových karet?
ask-any-time = Kdykoli: zahraješ něco?
ask-in-combat = Souboj, { $stage }: zahraješ něco?
ask-save = { $harms }. Zachráníš někoho?
ask-react = { $seat } hraje: { $card }. Zareaguješ?
ask-sabotage = { $who } chystá Sabotáž. Obětí má být { $seat }. Zabráníš tomu?
ask-start = Začíná tvé kolo: zahraješ, co sem patří?
ask-draw-step = Začíná tvé dobírání: zahraješ, co sem patří?
ask-end = Končí tvé kolo: zahraješ, co sem patří?
ask-points = Byly rozděleny body. Odpovíš na to?
ask-act = { $free ->
    [0] { $attack ->
        [one] Zbývá ti jeden útok
        [few] Zbývají ti { $attack } útoky
       *[other] Zbývá ti { $attack } útoků
    }
    [one] Zbývá ti jedna akce
    [few] Zbývají ti { $free } akce
   *[other] Zbývá ti { $free } akcí
} a { $d } { $d ->
    [one] bod osudu
    [few] body osudu
   *[other] bodů osudu
}. Co teď?
ask-target = { $card }: co je cílem? Máš { $d } B.
ask-caster = { $card }: kdo kouzlo sešle? Máš { $d } B.
ask-amount = { $card }: kolikrát? Máš { $d } B.
ask-choose = { $card }: co zvolíš? Máš { $d } B.
ask-new-attacker = { $card }: kdo zaútočí? Máš { $d } B.
ask-new-defender = { $card }: kdo se bude bránit? Máš { $d } B.
ask-new-tactic = { $card }: zápas, nebo střelba? Máš { $d } B.
ask-joins = { $card }: kdo se přidá? Máš { $d } B.
ask-moves = { $card }: co přesuneš? Máš { $d } B.
ask-goes = { $card }: kam přijde { $what }? Máš { $d } B.
ask-card = { $card }: která karta? Máš { $d } B.
ask-open-card = { $card }: která karta? Uvidí ji všichni. Máš { $d } B.
ask-inside = { $card }: nastoupí řidič? Máš { $d } B.
ask-attacker = Kdo zaútočí?
ask-defender = { $who } útočí. Na koho?
ask-tactic = { $attacker } útočí, brání se { $defender }: zápas, nebo střelba?
ask-warzone = { $attacker } útočí, brání se { $defender }: bude se bránit z válečné zóny?
ask-weapon = { $who }: kterou zbraní?
ask-struck = { $attacker } útočí, brání se { $defender }: kdo dostane úder?
ask-split = Kolik ze získaných bodů bude vítězných? Zbytek budou body osudu.
ask-discard = { $n ->
    [one] V ruce máš jednu kartu. Odhodíš ji?
    [few] V ruce máš { $n } karty. Odhodíš jednu?
   *[other] V ruce máš { $n } karet. Odhodíš jednu?
}
ask-order = Najednou se děje víc věcí. Co bude první?

# Jak si souboj stojí
stage-declared = útok je ohlášen
stage-named = dvojice je určena
stage-tactic = taktika je zvolena
stage-zone = místo boje je zvoleno
stage-weapons = zbraně
stage-modifiers = zbraně a modifikátory
stage-evaluated = údery padly
stage-saving = rozhoduje se o zraněních
stage-changed = zranění a zabití nastala
stage-points = dělí se body
stage-over = konec
combat-pair = { $attacker } útočí, brání se { $defender }.
combat-stands = { $attacker }: { $attack } proti obraně { $armor }. { $defender }: { $back } proti obraně { $own }.
doom-nothing = { $who } je v bezpečí
doom-wound = { $who }: hrozí zranění
doom-kill = { $who }: hrozí smrt
doom-annihilate = { $who }: hrozí smrt a obětování

# Odpovědi
answer-play = Zahrát: { $card }
answer-use = Použít: { $who }
answer-use-nth = Použít: { $who }, { $n }. efekt
answer-add = Vyložit: { $card }
answer-hide = Vyložit tajně do úkrytu: { $card }
answer-seek = { $who } vyhledá úkryt
answer-exit = { $who } opustí úkryt
answer-meditate = Meditovat: 1 bod osudu
answer-enter = { $who } nastoupí do vozidla
answer-leave = { $who } vystoupí z vozidla
answer-transfer = { $who } se transferuje na Stanici
answer-transfer-back = { $who } se transferuje ze Stanice
answer-attack = Zaútočit: { $who }
answer-sabotage = Sabotáž: { $who } proti hráči { $seat }
answer-profess-legion = { $who } se přidá k Černé legii
answer-profess-trooper = { $who } se přidá k Doomtrooperům
answer-lead = { $who } povede jednotku: { $unit }
answer-repay = Vrátit bance 2 B
answer-fight = Zápas
answer-shoot = Střelba
answer-strengthen = Posílit: { $who }
answer-seat = { $seat }
answer-area = { $area } hráče { $seat }
answer-discard = Odhodit: { $card }
answer-privilege = Ukázat ruku a dobrat sedm nových karet
answer-keep = Nechat si tyto karty
answer-stop = Ukončit akce
answer-nothing = Nic
answer-no-warzone = Bez válečné zóny
answer-no-weapon = Beze zbraně
answer-yield = Vzdát se útoku
answer-no-discard = Nechat si všechny
answer-no-card = Žádnou
answer-nobody-else = Nikdo další
answer-nothing-else = Nic dalšího
answer-number = { $n }
answer-no = Ne
answer-split = { $n ->
    [0] Všechno jako body osudu
    [one] 1 vítězný bod, zbytek body osudu
    [few] { $n } vítězné body, zbytek body osudu
   *[other] { $n } vítězných bodů, zbytek body osudu
}
answer-amount = { $n ->
    [one] Jednou
    [2] Dvakrát
   *[other] { $n }krát
}
numbered = { $card } č. { $n }
hidden-numbered = skrytý bojovník č. { $n }
whose = { $card } ({ $seat })
nobody = nikdo
costs = stojí { $parts }
cost-actions = { $n ->
    [one] 1 akci
    [few] { $n } akce
   *[other] { $n } akcí
}
cost-attack = útočnou akci
cost-d = { $n } B
cost-each = { $n } B za každý stupeň
cost-value = B ve výši hodnoty
cost-hiding = stojí 3 akce; při odhalení { $n } B
worth = za { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
}
with-ratings = zápas { $fight }, střelba { $shoot }, obrana { $armor }
with-armor = obrana { $armor }, hodnota { $value }
offer-yes = Ano
offer-no = Ne
offer-inside = Uvnitř
offer-outside = Venku
offer-graveyard = Hrob
offer-library = Knihovna
offer-points = Vítězné body
offer-destiny = Body osudu
offer-doomtrooper = Doomtrooper
offer-legion = Černá legie
offer-armor = Obrana
offer-immunity = Imunita
offer-hand = Do ruky

# Co by z toho bylo
foreseen = zatím to vypadá takto: { $what }
outcomes = { $parts }
outcome-miss = { $whom } bez zásahu ({ $attack } proti { $armor })
outcome-nothing = { $whom }, zásah bez následků ({ $attack } proti { $armor })
outcome-wound = { $whom }, zranění ({ $attack } proti { $armor })
outcome-kill = { $whom }, zabití ({ $attack } proti { $armor })
then-settles = Když nikdo neodpoví, začne platit { $card }.
then-nothing = { $card } je zrušeno. Když nikdo neodpoví, nic z toho nebude.
then-blows = Když nikdo nic nezahraje: { $what }.

# Odmítnutí
no-DT-ACTION-1 = Na to už nemáš dost akcí.
no-DT-ACTION-3 = Znovu útočit teď nesmíš.
no-DT-ACTION-4 = To stojí akci.
no-DT-ACTION-6 = Útokem smí být jen jedna ze tří tvých akcí.
no-DT-ACTION-8 = Útoky už začaly: zbylé akce mohou být jen útoky.
no-DT-ACTION-11 = Z žádné ze zbylých akcí se útok stát nemůže.
no-DT-ACTION-12 = Tyhle akce jsou jen pro jednoho bojovníka.
no-DT-ACTION-16 = Na to už nemáš dost akcí.
no-DT-ACTION-17 = Bez akce to tomuhle bojovníkovi žádný text nedovoluje.
no-DT-ACTION-18 = Tenhle útok stojí o akci víc, než máš.
no-DT-AFFIL-3 = Karta bývalé korporace stojí o 3 B víc.
no-DT-AFFIL-6 = Strany mění jen vyznavač kultu.
no-DT-AFFIL-8 = Takový efekt ta karta nemá.
no-DT-ALLIANCE-2 = Tahle aliance už ve hře je.
no-DT-ALLIANCE-5 = Víc aliancí podle dohody mít nesmíš.
no-DT-ART-1 = Nikdo z tvých bojovníků to seslat neumí.
no-DT-ART-3 = Tolik se utratit nedá.
no-DT-ART-11 = Umění Černé legii neslouží.
no-DT-ART-16 = Tohle teď posílit nejde.
no-DT-ATTACH-1 = Sem se ta karta přiložit nedá.
no-DT-BEAST-1 = Tenhle bojovník to zvíře mít nesmí.
no-DT-BEAST-2 = Jedno zvíře, nebo jedno vozidlo, nikdy obojí.
no-DT-BEAST-6 = Jezdec na zvířeti Stanici neopouští.
no-DT-BEAST-8 = Kdo se považuje za zvíře, žádné nemá a na Stanici zůstává.
no-DT-BEAST-9 = Zvíře se přiděluje bojovníkovi na tvé Stanici.
no-DT-COMBAT-1 = Útok stojí akci, a to tvou.
no-DT-COMBAT-3 = Útočí jeden z tvých bojovníků na jiného bojovníka ve hře.
no-DT-COMBAT-5 = Na vlastní bojovníky se neútočí.
no-DT-COMBAT-6 = Stanice a ostatní oblasti spolu nebojují.
no-DT-COMBAT-7 = S tímhle bojovníkem se bojovat nedá.
no-DT-COMBAT-8 = Tomu útoku brání karta.
no-DT-COMBAT-9 = Napřed jsou na řadě jiní z téže oblasti.
no-DT-COMBAT-10 = Jen než je určena dvojice.
no-DT-COMBAT-12 = Jeden z dvojice se takového souboje nikdy účastnit nesmí.
no-DT-COMBAT-18 = Modifikátory se vykládají se zbraněmi, ne dřív ani později.
no-DT-COMBAT-19 = Dvojice ještě není určena.
no-DT-COMBAT-32 = Teď lze hrát jen to, co někoho zachrání.
no-DT-COMBAT-36 = Teď lze hrát jen to, co odpovídá na body.
no-DT-COMBAT-54 = Už je pozdě: údery padly.
no-DT-COMMANDER-1 = To není seržant.
no-DT-COMMANDER-2 = Tuhle jednotku ten seržant vést nemůže.
no-DT-COMMANDER-3 = Seržant nevede osobnosti ani nikoho s vyšší základní hodnotou.
no-DT-COMMANDER-4 = Tenhle seržant už jednotku vede.
no-DT-CONTROL-5 = To není tvoje.
no-DT-COVER-1 = V úkrytu už je.
no-DT-COVER-4 = Aspoň jeden z tvých bojovníků musí zůstat mimo úkryt.
no-DT-COVER-5 = Všichni tvoji jsou v úkrytu: nejdřív někoho vyveď, nebo vylož nového.
no-DT-COVER-6 = Z úkrytu se neútočí.
no-DT-COVER-9 = Tenhle bojovník v úkrytu být nesmí.
no-DT-COVER-10 = Úkryt opouští jen bojovník v úkrytu a v tomtéž kole už neútočí.
no-DT-COVER-13 = Neodhalenému bojovníkovi se nic nepřikládá.
no-DT-COVER-17 = Tenhle bojovník se do úkrytu vyložit nesmí.
no-DT-COVER-20 = Neodhalený bojovník smí jen opustit úkryt.
no-DT-COVER-21 = O skrytém bojovníkovi nikdo neví, kdo to je: zasáhnou ho jen karty na kteréhokoli bojovníka.
no-DT-DISCARD-1 = V ruce smí zůstat sedm karet, zbytek odhoď.
no-DT-EQUIP-2 = Jedno vozidlo a jedno brnění, víc ne.
no-DT-EQUIP-3 = Tenhle bojovník to vybavení mít nesmí.
no-DT-EQUIP-7 = Druhá kopie by nic nepřidala.
no-DT-EQUIP-9 = Vybavuješ jen vlastní bojovníky.
no-DT-FORT-1 = Sem se to postavit nedá.
no-DT-FORT-5 = Tohle opevnění už máš.
no-DT-FORT-6 = Stavíš jen na vlastní straně.
no-DT-IMMUNE-1 = Tenhle bojovník je imunní.
no-DT-KI-1 = Jedna kopie síly KI, a to pro tvého bojovníka Mishimy.
no-DT-MISSION-1 = Sem se ten úkol přidělit nedá.
no-DT-MISSION-5 = Tenhle úkol už tu leží.
no-DT-NEVER-1 = Brání tomu karta.
no-DT-NEVER-2 = Brání tomu karta.
no-DT-NEVER-3 = Tenhle bojovník to použít nemůže.
no-DT-NEVER-6 = Karta napřed vyžaduje něco jiného.
no-DT-NONCOMBAT-1 = Tenhle bojovník nikdy nebojuje.
no-DT-PERSONALITY-1 = Tahle osobnost už ve hře je.
no-DT-REACT-2 = To na právě zahranou kartu neodpovídá.
no-DT-REACT-7 = Teď by to neudělalo nic.
no-DT-REACT-10 = Sem to zamířit nejde.
no-DT-RELIC-2 = Tenhle bojovník tu relikvii mít nesmí.
no-DT-RELIC-3 = Tahle relikvie už ve hře je.
no-DT-RELIC-5 = Relikvie přiděluješ vlastním bojovníkům.
no-DT-SABOTAGE-1 = Sabotovat lze jen toho, kdo nemá nikoho k boji, a to tvým bojeschopným bojovníkem.
no-DT-SABOTAGE-2 = Toho hráče chrání karta.
no-DT-SABOTAGE-3 = Proti tomu hráči už tvá Sabotáž proběhla.
no-DT-SABOTAGE-5 = Až všichni dohrají své první kolo.
no-DT-SABOTAGE-6 = Jen ve vlastním kole.
no-DT-SABOTAGE-9 = Buď útok, nebo Sabotáž, ne obojí.
no-DT-SABOTAGE-11 = Sabotáž stojí jednu ze tří tvých vlastních akcí.
no-DT-SABOTAGE-13 = Neodhalený bojovník nesabotuje.
no-DT-SPECIAL-2 = Jedna kopie proroctví, a to pro tvého Proroka na Stanici.
no-DT-SYMMETRY-2 = Tenhle bojovník ten dar mít nesmí.
no-DT-SYMMETRY-5 = Tenhle bojovník Černou symetrii nepřijímá.
no-DT-SYMMETRY-6 = Jedna kopie daru, a to pro tvého bojovníka.
no-DT-TARGET-1 = Není ve hře.
no-DT-TARGET-2 = Na tohohle bojovníka se útočit nedá.
no-DT-TARGET-3 = Tenhle bojovník teď nic dělat nemůže.
no-DT-TARGET-4 = Tenhle bojovník je uvězněn.
no-DT-TIMING-1 = To se dělá ve fázi Kdykoli, ne jako akce.
no-DT-TIMING-12 = Teď lze hrát jen to, co mluví o dobírání.
no-DT-TRANSFER-1 = Tenhle bojovník se transferovat nemůže.
no-DT-TRANSFER-2 = Žádná Stanice ještě není otevřená.
no-DT-TRANSFER-3 = Nejdřív pošli bojovníka na svou Stanici: jiní na svých už stojí.
no-DT-TRANSFER-5 = Tenhle bojovník zůstává, kde je.
no-DT-TRANSFER-6 = S vozidlem to stojí dvě akce.
no-DT-TRANSFER-7 = V souboji ne.
no-DT-TRANSFER-8 = Od tvého posledního dobírání se už transferoval.
no-DT-TRANSFER-9 = Doomtroopeři a Černá legie spolu na jedné Stanici nestojí.
no-DT-TRANSFER-11 = Dva kmeny na jedné Stanici, tři už ne.
no-DT-TRANSFER-13 = Nejdřív na své Stanici rozděl ty, kdo spolu stát nesmějí.
no-DT-TRANSFER-14 = Tvůj poslední na Stanici zůstává, dokud jiní stojí na svých.
no-DT-TURN-3 = To patří na začátek nebo na konec kola.
no-DT-TURN-4 = Na to teď není vhodná chvíle.
no-DT-TURN-8 = Ve svém prvním kole nikdo neútočí.
no-DT-VEHICLE-1 = Kdo se považuje za vozidlo, žádné nemá.
no-DT-VEHICLE-2 = Není tu vozidlo, do kterého by se nastoupilo nebo z něj vystoupilo.
no-DT-VEHICLE-4 = Uvnitř vozidla ne.
no-DT-VEHICLE-6 = Tohle vozidlo už pro toho bojovníka není.
no-DT-VEHICLE-8 = V korábu ani v ponorce se nezápasí.
no-DT-VEHICLE-11 = Napřed z úkrytu.
no-DT-VEHICLE-13 = Kdo se považuje za vozidlo, v úkrytu nikdy není.
no-DT-WARRIOR-1 = Bojovníci se vykládají, ostatní karty se hrají.
no-DT-WARRIOR-2 = Málo bodů osudu.
no-DT-WARZONE-2 = Tuhle válečnou zónu už máš.
no-DT-ZONE-1 = Ta karta není tam, kde by být musela.
no-DT-ZONE-9 = Tahle karta se vyřadit nedá.
no-DT-ZONE-14 = Málo bodů osudu.
deck-too-big = Dohromady víc než { $most } karet.
deck-unknown-card = { $card } není karta, kterou lze vlastnit.

# Události
event-began = Začíná { $seat }.
event-drew = { $seat } dobírá { $n ->
    [one] kartu
    [few] { $n } karty
   *[other] { $n } karet
}.
event-drew-card = { $seat } dobírá: { $card }.
event-shuffled = { $seat } si míchá knihovnu.
event-privilege = { $seat } využívá kardinálské privilegium a ukazuje: { $cards }.
event-turn = { $turn }. kolo: { $seat }.
event-skipped = { $seat } vynechává kolo.
event-stopped = { $seat } končí s akcemi.
event-added = { $who } přichází do hry: { $area }.
event-hid = { $seat } vykládá tajně bojovníka do úkrytu.
event-hid-card = { $seat } ukrývá: { $card }.
event-revealed = Odhaleno: { $who }.
event-sought = { $who } mizí v úkrytu.
event-exited = { $who } opouští úkryt.
event-meditated = { $seat } medituje a získává { $d } { $d ->
    [one] bod osudu
    [few] body osudu
   *[other] bodů osudu
}.
event-entered = { $who } nastupuje do vozidla: { $card }.
event-left = { $who } vystupuje z vozidla: { $card }.
event-transferred = { $who } se přesouvá: { $area }.
event-played = { $seat } hraje: { $card }.
event-cast = { $seat } sesílá: { $card }. Kouzlí { $who }.
event-used = { $seat } používá: { $who }.
event-aimed = Cíl: { $who }.
event-aimed-seat = Cíl: { $seat }.
event-aimed-area = Cíl: { $area } hráče { $seat }.
event-named = Volba: { $who }.
event-paid = { $seat } platí { $d } { $d ->
    [one] bod osudu
    [few] body osudu
   *[other] bodů osudu
}.
event-paid-for = { $card }: { $seat } platí { $d } { $d ->
    [one] bod osudu
    [few] body osudu
   *[other] bodů osudu
}.
event-borrowed = { $seat } si půjčuje od banky { $d } { $d ->
    [one] bod osudu
    [few] body osudu
   *[other] bodů osudu
}.
event-repaid = { $seat } vrací bance { $d } { $d ->
    [one] bod osudu
    [few] body osudu
   *[other] bodů osudu
}.
event-cancelled = Zrušeno: { $card }.
event-came = Do hry přichází: { $who }.
event-assigned = { $who } přijímá úkol: { $card }.
event-attached = { $who } dostává: { $card }.
event-expired = Přestává působit: { $card }.
event-discarded = { $seat } odkládá do hrobu: { $card }.
event-threw = { $seat } odhazuje { $n ->
    [one] kartu
    [few] { $n } karty
   *[other] { $n } karet
}.
event-threw-card = { $seat } odhazuje: { $card }.
event-sacrificed = { $seat } ukládá na obětiště: { $card }.
event-returned = { $seat } bere zpátky do ruky: { $card }.
event-shuffled-in = { $seat } vrací do knihovny: { $card }.
event-wounded = { $who } utrpí zranění.
event-killed = { $who } umírá.
event-healed = { $who } se uzdravuje.
event-saved = { $who } vychází bez úhony.
event-imprisoned = { $who } končí ve vězení.
event-freed = { $who } je na svobodě.
event-turned-legion = { $who } se přidává k Černé legii.
event-turned-trooper = { $who } se přidává k Doomtrooperům.
event-taken = { $seat } přebírá: { $who }.
event-moved = { $who } teď patří sem: { $to }.
event-marked = { $who } teď má { $n ->
    [one] 1 značku
    [few] { $n } značky
   *[other] { $n } značek
}.
event-combat = { $seat } ohlašuje útok.
event-yielded = { $seat } se útoku vzdává.
event-fought = { $who } útočí. Brání se { $whom }.
event-chose-fight = Jde se do zápasu.
event-chose-shoot = Začíná střelba.
event-defended = Bojiště: { $card }.
event-armed = { $who } sahá po zbrani: { $card }.
event-joined = { $who } se přidává k boji. Po boku stojí { $side }.
event-replaced = { $who } ustupuje, místo toho nastupuje { $other }.
event-struck = Zásah: { $who } má { $attack }, { $whom } obranu { $armor }.
event-missed = Bez zásahu: { $who } má { $attack }, { $whom } obranu { $armor }.
event-combat-over = Souboj končí.
event-sabotaging = { $who } se pouští do Sabotáže. Obětí má být { $seat }.
event-sabotage-failed = Sabotáž selhává. Uniká { $seat }.
event-gained = { $seat } získává { $points }.
event-gained-by = { $card }: { $seat } získává { $points }.
event-lost = { $seat } ztrácí { $points }.
event-lost-by = { $card }: { $seat } ztrácí { $points }.
event-fulfilled = { $seat } plní úkol: { $card }.
event-looked = { $seat } si prohlíží ruku hráče { $at }.
event-saw = { $seat } má: { $card }.
event-fetched = { $seat } vyhledává: { $card }.
event-fetched-unseen = { $seat } vyhledává kartu.
event-answered-yes = { $seat } má v ruce kartu tohoto druhu: { $kind }.
event-answered-no = { $seat } nemá v ruce kartu tohoto druhu: { $kind }.
event-strengthened = { $who } sílí, stojí to { $d } { $d ->
    [one] bod osudu
    [few] body osudu
   *[other] bodů osudu
}.
event-heads = Panna.
event-tails = Orel.
event-got = { $seat } získává { $actions }.
event-last-turns = { $n ->
    [one] Ještě jedno kolo
    [few] Ještě { $n } kola
   *[other] Ještě { $n } kol
} a porovnají se body.
event-won = Vítězí { $seat }.
event-drawn = Hra končí nerozhodně.
event-score = Stav utkání: { $a }:{ $b }.
event-match-won = Utkání { $most }:{ $least } vyhrává { $seat }.
event-match-drawn = Utkání končí nerozhodně { $a }:{ $b }.
event-fell = { $seat } nemá karty ani bojovníky a je ze hry.
points-of-d = { $n } { $n ->
    [one] bod osudu
    [few] body osudu
   *[other] bodů osudu
}
points-of-p = { $n } { $n ->
    [one] vítězný bod
    [few] vítězné body
   *[other] vítězných bodů
}
actions-free = { $n ->
    [one] další akci
    [few] { $n } další akce
   *[other] { $n } dalších akcí
}
actions-plain = { $n ->
    [one] další neútočnou akci
    [few] { $n } další neútočné akce
   *[other] { $n } dalších neútočných akcí
}
actions-attack = { $n ->
    [one] další útok
    [few] { $n } další útoky
   *[other] { $n } dalších útoků
}

# Co karty jsou
sort-airship = vzdušný koráb
sort-armor_suit = brnění
sort-artillery = dělostřelectvo
sort-aspect_any = kterýkoli aspekt
sort-aspect_changeling = metamorfóza
sort-aspect_elements = živly
sort-aspect_exorcism = exorcismus
sort-aspect_kinetics = kinetika
sort-aspect_manipulation = manipulace
sort-aspect_mentalism = mentalismus
sort-aspect_premonition = předtucha
sort-aspect_summoning = vyvolávání
sort-assault_rifle = útočná puška
sort-beast = zvíře
sort-cardinal = kardinál
sort-cathedral = katedrála
sort-citadel = citadela
sort-city = město
sort-combat_spell = bojové kouzlo
sort-corporate_leader = vůdce korporace
sort-ex_bauhaus = dřív u Bauhausu
sort-ex_capitol = dřív u Kapitolu
sort-ex_cybertronic = dřív u Kybertroniku
sort-ex_imperial = dřív u Imperiálu
sort-ex_mishima = dřív u Mishimy
sort-factory = továrna
sort-flamethrower = plamenomet
sort-fortification = opevnění
sort-gift_algeroth = Algerothův dar
sort-gift_demnogonis = Demnogonisův dar
sort-gift_ilian = Ilianin dar
sort-gift_muawijhe = Muawijheův dar
sort-gift_semai = Semaiův dar
sort-gift_symmetry = dar Černé symetrie
sort-handgun = pistole
sort-island_team = ostrovní tým
sort-key_code_skull = kódová lebka
sort-legionnaire = legionář
sort-machine_gun = kulomet
sort-minefield = minové pole
sort-personal_combat_spell = osobní bojové kouzlo
sort-poison = jed
sort-prophecy = proroctví
sort-ritual = rituál
sort-rocket_launcher = raketomet
sort-shotgun = brokovnice
sort-standard_bearer = praporečník
sort-submarine = ponorka
sort-tank = tank
sort-vehicle = vozidlo
sort-virus = virus
sort-weapon_fight = zápasnická zbraň
sort-weapon_fight_shoot = zápasnická/střelná zbraň
sort-weapon_shoot = střelná zbraň
sort-weapon_special = speciální zbraň
sort-zone_asteroid_belt = Pás asteroidů
sort-zone_dark_eden = Temný Eden
sort-zone_mars = Mars
sort-zone_mercury = Merkur
sort-zone_venus = Venuše

# Stůl
turn-label = Kolo { $n }
turn-round = Kolo { $n }, { $round }. z { $rounds } každého hráče
turn-last = Kolo { $n }, { $left ->
    [one] poslední
    [few] zbývají { $left }
   *[other] zbývá { $left }
}
step-start = Začátek
step-draw = Dobírání
step-act = Akce
step-discard = Odhazování
step-end = Konec
actions-left = { $n ->
    [one] { $n } akce
    [few] { $n } akce
   *[other] { $n } akcí
}, { $attacks ->
    [0] žádný útok
    [one] jedna smí být útok
    [few] { $attacks } smějí být útok
   *[other] { $attacks } smí být útok
}
slots = Akce
slot-done = hotovo
slot-free = bez útoku
slot-any = i útok
slot-attack = útok
points-p = Vítězné body
points-d = Osud
debt = Dluh
pile-hand = ruka
pile-library = knihovna
pile-graveyard = hrob
pile-sacrificed = obětiště
pile-sideboard = sideboard
player-actions = akce
player-skips = vynechá kolo
player-must-sort = nejdřív transfer
with-the-game = U celé hry
area-squad = Mužstvo
area-kohort = Kohorta
area-outpost = Stanice
area-aside = Stranou
hidden-warrior = skrytý bojovník ({ $seat })
the-player = { $seat }
the-area = { $area } ({ $seat })
rate-fight = Zápas
rate-shoot = Střelba
rate-armor = Obrana
rate-value = Hodnota
mod = { $n }{ $rates }
letter-fight = Z
letter-shoot = S
letter-armor = O
letter-value = H
slash = { $first }/{ $then }
side-by-side = { $first } { $then }
and-then = { $first }, { $then }
names = týká se: { $card }
printed = vytištěno
part-cover = úkryt
part-set = { $card } (nyní { $n })
part-halved = { $card } (polovina)
mark-wounded = zraněný
mark-cover = v úkrytu
mark-secret = jen ty
mark-inside = uvnitř
mark-exited = opustil úkryt
mark-transferred = po transferu
mark-used = použito
mark-legion = Černá legie
mark-paid = zaplaceno
mark-buried = vestavěná
mark-laid = lze zrušit
mark-hurt = zraněný v tomto souboji
mark-imprisoned = uvězněný
mark-missing = mimo hru
mark-markers = žetony
secret-due = dlužíš { $n } B
vehicle-inside = uvnitř
vehicle-outside = venku
idle-missing = mimo hru
idle-outside = nikdo v něm nesedí
idle-unsuited = bojovník je neumí použít
idle-not-drawn = v tomto souboji se nepoužívá
idle-immune = imunita v tomto souboji
idle-tactic = nehodí se k této taktice
idle-warzone = v této válečné zóně neplatí
idle-second = druhá kopie nic nepřidá
idle-driving = uvnitř vozidla neplatí
idle-denied = zakazuje to karta
idle-ground = bojovník zónu zná
idle-not-now = teď se nepočítá
until-gone = dokud leží na stole
until-about = dokud trvá, čeho se týká
until-healed = do vyléčení
until-combat = do konce souboje
until-turn-of = do začátku kola: { $seat }
until-after-turn-of = do konce kola: { $seat }
until-end-of-turn = do konce kola
timing-actions = { $n ->
    [one] { $n } akce
    [few] { $n } akce
   *[other] { $n } akcí
}
timing-attack-action = útočná akce
timing-attack-actions = { $n ->
    [1] útočná akce
    [few] { $n } akce, útočná
   *[other] { $n } akcí, útočná
}
timing-any-time = kdykoli
timing-own-turn = ve svém kole
timing-not-combat = mimo souboj
timing-own-turn-not-combat = ve svém kole mimo souboj
timing-before-actions = před svými akcemi
timing-start = na začátku svého kola
timing-end = na konci svého kola
timing-draw-step = na začátku svého dobírání
timing-combat = v souboji
timing-before-naming = než se určí útočník a obránce
timing-reaction = v odpověď na kartu
timing-after-killed = po zabití
timing-after-earned = po zisku bodů
timing-after-goal = když někdo dosáhne cíle
timing-after-fulfilled = po splnění úkolu
timing-after-added = po vyložení bojovníka
timing-after-survived = když tvůj bojovník přežije
timing-after-moved = při transferu bojovníka
role-attacks = útočí
role-defends = brání se
clash = Souboj
clash-fight = Souboj: zápas
clash-shoot = Souboj: střelba
clash-waits = čeká na vložený souboj
clash-in = zóna: { $zone }
tactic-fight = zápas
tactic-shoot = střelba
combat-stage-1 = vyhlášení
combat-stage-2 = útočník a obránce
combat-stage-3 = taktika
combat-stage-4 = válečná zóna
combat-stage-5 = modifikátory
combat-stage-6 = vyhodnocení
combat-stage-7 = změna stavu
combat-stage-8 = body
strikes-first = má první útok
strikes-back = vrací úder, může-li
blow = { $who } útočí. Cíl: { $whom }
verdict-misses = bez zásahu, chybí { $n }
verdict-nothing = zásah bez následků
verdict-wounds = zásah: zranění
verdict-kills = zásah: zabití, hodnota { $n }
pending-played = zahráno; lze odpovědět
pending-used = použito; lze odpovědět
pending-settles = vstupuje v platnost
pending-void = nic z toho nebude
pending-cancelled = zrušeno
pending-sabotage = Sabotáž
cast-by = kouzlí { $card }
cast-by-for = kouzlí { $card }, { $d } B
paid-for = { $d } B
done-by = původce: { $card }
harm-nothing = nestane se nic
harm-wound = hrozí zranění
harm-kill = hrozí zabití
harm-annihilate = hrozí zabití a obětování
kind-warrior = Bojovník
kind-equipment = Vybavení
kind-fortification = Opevnění
kind-symmetry = Černá symetrie
kind-mission = Úkol
kind-relic = Relikvie
kind-warzone = Válečná zóna
kind-ki = Síla KI
kind-beast = Zvíře
kind-art = Umění
kind-special = Speciální
kind-alliance = Aliance
affiliation = Příslušnost
trait = Rys
trait-personality = osobnost
cost = Hodnota
set = Edice
set-base = Základní edice
set-inquisition = Inquisition
set-warzone = Warzone
set-mortificator = Mortificator
set-golgotha = Golgotha
set-apocalypse = Apocalypse
set-paradise_lost = Paradise Lost
set-unknown = Neznámá edice
adds-fight = Zápas
adds-shoot = Střelba
adds-armor = Obrana
adds-value = Hodnota
affiliation-bauhaus = Bauhaus
affiliation-capitol = Kapitol
affiliation-cybertronic = Kybertronik
affiliation-imperial = Imperiál
affiliation-mishima = Mishima
affiliation-brotherhood = Bratrstvo
affiliation-cartel = Kartel
affiliation-dark_legion = Černá legie
affiliation-crescentia = Půlměsíc
affiliation-lutheran = Luteránská triáda
affiliation-rasputin = Synové Rasputina
affiliation-templars = Templáři
affiliation-freelancer = Žoldnéř
sort-bauhaus = Bauhaus
sort-capitol = Kapitol
sort-cybertronic = Kybertronik
sort-imperial = Imperiál
sort-mishima = Mishima
sort-brotherhood = Bratrstvo
sort-cartel = Kartel
sort-dark_legion = Černá legie
sort-crescentia = Půlměsíc
sort-lutheran = Luteránská triáda
sort-rasputin = Synové Rasputina
sort-templars = Templáři
sort-freelancer = žoldnéř
sort-doomtrooper = Doomtrooper
sort-tribal = kmenový válečník
sort-heretic = kacíř
sort-cultist = vyznavač kultu
sort-apostle = apoštol
sort-nepharite = Nefarit
sort-commander = velitel
sort-sergeant = seržant
sort-captain = kapitán
sort-personality = osobnost
sort-follower_algeroth = Algerothův stoupenec
sort-follower_demnogonis = Demnogonisův stoupenec
sort-follower_ilian = Ilianin stoupenec
sort-follower_muawijhe = Muawijheův stoupenec
sort-follower_semai = Semaiův stoupenec

# Jak se hraje
how-goal = Vedeš Doomtroopery, Černou legii nebo kmeny Temného Edenu, třeba všechny naráz. Zabíjej, sabotuj a plň úkoly; kdo první získá 40 vítězných bodů, vyhrává.
how-turn =
    Kolo má tři kroky:
    – **Dobírání:** doplň si ruku do sedmi karet.
    – **Akce:** máš tři. Vylož bojovníka za body osudu ve výši jeho hodnoty, vybav ho, stav, medituj za 1 B, vyhledej úkryt… Poslední smí být útok.
    – **Odhazování:** jedna karta, chceš-li, a všechno nad sedm.
    Mezi tím vším je fáze *Kdykoli*: každý smí hrát karty, které se tak hrají, dokud všichni za sebou nepasují.
    Útok je souboj. Určíš dva bojovníky a zápas, nebo střelbu; úder zasáhne, je-li aspoň tak vysoký jako obrana druhého. Druhé zranění zabíjí.
    Za zabití dostaneš body ve výši hodnoty zabitého a rozdělíš je: vítězné body k výhře, body osudu (B) k placení.
how-abbreviations =
    – **B** jsou body osudu, **VB** vítězné body. Hodnoty bojovníka: **Z** zápas, **S** střelba, **O** obrana, **H** hodnota.
    – **KDYKOLI** značí karty a efekty, které lze hrát kdykoli, a fáze, v nichž se hrají.
    – Znamení na kartě: **+** přikládá se, **−** po použití jde do hrobu, **x** po použití se obětuje.
how-end = Kdo dosáhne cíle, vyhrává, jakmile už nikdo na body neodpovídá. Je-li počet kol omezen, vyhrává nakonec nejvíc vítězných bodů.
how-tips =
    – Měj ve hře bojovníka, který může bojovat: bez něj tě čeká Sabotáž.
    – Úkryt přidá 3 k obraně, ale kdo je v něm, neútočí, a někdo z tvých musí zůstat venku.
    – Zbraně se počítají jen při taktice, ke které se hodí: vol ji, až si prohlédneš obě strany.
    – Nech si pár bodů osudu: většina karet, které zvrátí souboj, jich několik stojí.
    – Ve svém prvním kole nikdo neútočí.

# Pozice, které nelze použít
wrong-many-cards = { $seat } má víc než { $most } karet
wrong-object = čekal se hráč a za ním karta
wrong-occupied = tady už něco leží
wrong-phase = `{ $word }` není fáze
wrong-out = hrají dál aspoň dva, a mezi nimi ten, kdo je na tahu
wrong-warrior-place = bojovník stojí v některé oblasti
wrong-secret = tajně tu leží jen bojovník, který se smí vyložit do úkrytu
wrong-no-piece = na místě { $word } žádná karta neleží
wrong-no-warrior = na místě { $word } žádný bojovník není
wrong-circle = nakonec to leží samo na sobě
wrong-deep = víc než { $most } rozehraných věcí
wrong-frames = { $what }: rámců { $frames }, řádků { $there }
wrong-harms = rány potřebují rámec
wrong-window = okno je pro ty, kdo ještě hrají
wrong-use = `{ $word }` není použití té karty: čekalo se její místo a číslo použití, třeba `4.1`
