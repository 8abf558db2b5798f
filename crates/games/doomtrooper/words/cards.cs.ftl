card-etoiles_mortant = Smrtící hvězda
short-etoiles_mortant = Smrtící hvězda
text-etoiles_mortant = Ve svém kole smí útočit jen na Černé legionáře, dokud je ve hře nějaký, kterého lze napadnout, třeba i ve tvé vlastní Kohortě. Jinak útočí volně.
card-hatamoto = Hatamoto
text-hatamoto = Úkoly přidělené Hatamotovi musí být splněny dřív než tvé ostatní úkoly: jiný tvůj úkol splněný před nimi nepřinese žádné bonusové body.
card-lane_chung = Lane Chung
text-lane_chung = Útok s ním musíš ohlásit už ve svém předchozím kole; ohlašuješ jen to, že zaútočí. V ohlášeném kole pak zaútočit musí.
card-rams_air_cavalry = Vzdušná jízda RAMS
short-rams_air_cavalry = Jízda RAMS
text-rams_air_cavalry = Považuje se za vozidlo a vzdušný koráb. Nikdy se nesmí účastnit zápasu, nesmí vyhledat úkryt ani používat vybavení. Když útočí, protivníkova opevnění se nepočítají.
card-rogue = Vyvrhel
text-rogue = Nelze ho vyložit, máš-li v Mužstvu jiného bojovníka Imperiálu. Dokud tam je, nesmíš do svého Mužstva vyložit žádného dalšího bojovníka Imperiálu.
card-screaming_legionnaire = Ječící legionář
short-screaming_legionnaire = Ječ. legionář
text-screaming_legionnaire = Muawijheův stoupenec a legionář. Nesmí mít karty Černé symetrie. Jednou za hru za 3 akce: každý bojovník ve hře utrpí 1 poškození za každého tvého Ječícího legionáře; čí O není vyšší než toto poškození, je zraněn.
card-sean_gallagher = Sean Gallagher
text-sean_gallagher = Považuje se za Příslušníka klanu. Když útočí a lze napadnout nějakého Černého legionáře, musí zaútočit na něj. Dokud je ve hře, všichni tvoji Příslušníci klanu jsou imunní vůči Černé symetrii.
card-young_guard = Mladá garda
text-young_guard = Nesmí dobrovolně vyhledat úkryt a opevnění jí nic nedávají.
card-eradicator_deathdroid = Smrtící droid Eradicator
short-eradicator_deathdroid = Eradicator
text-eradicator_deathdroid = Imunní vůči všem kartám Černé symetrie. Považuje se za vozidlo a nesmí mít vybavení. Nikdy nesmí být v úkrytu ani užívat Umění.
card-semai_lord_of_spite = Semai – pán zášti
short-semai_lord_of_spite = Semai
text-semai_lord_of_spite = Apoštol; nikdy nesmí bojovat ani být v úkrytu. Dokud je ve hře, stojí útok Doomtroopera na Černého legionáře 4 B a Doomtroopeři smějí útočit na Doomtroopery z jiných Mužstev.
card-local_thug = Místní hrdlořez
short-local_thug = Hrdlořez
text-local_thug = Vykládá se stranou; není Doomtrooper, Černý legionář ani žoldnéř. Všechny body, které získá, jsou body osudu. Zranění ho zabije.
card-brotherbound_trooper = Pobratimský voják
short-brotherbound_trooper = Pobratim
text-brotherbound_trooper = Nesmí dostat zvíře. Na bojovníky na jeho Stanici, kteří jedou na zvířeti nebo se za zvíře považují, nelze útočit zápasem.
card-colonel_harding = Plukovník Harding
short-colonel_harding = Plk. Harding
text-colonel_harding = Kmenový válečník, žoldnéř a hledač lebek, není Doomtrooper; vykládá se na Stanici a nesmí ji opustit. Nikdy nezíská příslušnost a nikdy se nestane kacířem. Všechny body, které získá, jsou body osudu.
card-gomorrian_emasculator = Gomorský kleštič
short-gomorrian_emasculator = Kleštič
text-gomorrian_emasculator = Algerothův stoupenec, Kmenový válečník a Černý legionář; vykládá se na Stanici a nesmí ji opustit. Nesmí mít střelné ani zápasnické/střelné zbraně.
card-greymourn_trenchartillery = Zákopové dělostřelectvo Greymourn
short-greymourn_trenchartillery = Dělostřelci
text-greymourn_trenchartillery = Nemůže útočit zápasem, ale brání se běžně; nesmí mít zbraně. Protivníci, kteří jsou vzdušným korábem nebo ho používají, mají O -4.
card-jihad_infantry_trooper = Pěšák džihádu
short-jihad_infantry_trooper = Pěšák džihádu
text-jihad_infantry_trooper = Nesmí dostat zvíře.
card-nassal = Nassal
text-nassal = Algerothův stoupenec, Kmenový válečník a Černý legionář; vykládá se na Stanici a nesmí ji opustit. Nikdy nesmí zabíjet automaticky.
card-patriarch = Patriarcha
text-patriarch = Nelze na něj zaútočit, dokud na jeho Stanici stojí nějaký bojovník, který není Patriarcha.
card-prophet = Prorok
text-prophet = Nelze na něj zaútočit, dokud na jeho Stanici stojí nějaký bojovník, který není Prorok.
card-agent_nick_michaels = Agent Nick Michaels
short-agent_nick_michaels = Nick Michaels
text-agent_nick_michaels = Patří ke Kartelu, ne k Bratrstvu. Příslušnost ke Kartelu nemůže nikdy ztratit a nikdy se nemůže stát kacířem.
card-archangel = Archanděl
text-archangel = Sesílá kouzla metamorfózy a živlů. Smí dostat každý vzdušný koráb, který není bojovníkem, bez ohledu na požadovanou příslušnost.
card-archinquisitor_nikodemus = Arciinkvizitor Nikodemus
short-archinquisitor_nikodemus = Nikodemus
text-archinquisitor_nikodemus = Sesílá kouzla všech aspektů a je imunní vůči Černé symetrii. Dokud je ve hře, žádný Doomtrooper nesmí dobrovolně vyhledat úkryt. Je-li zraněn, můžeš ho za 1 akci a 5 B vyléčit a zranit tím jiného svého Doomtroopera.
card-billy = Billy
text-billy = Kacíř. Obecné Dary Černé symetrie dostává jako obvykle; za každých zaplacených 5 B smí navíc dostat jeden Apoštolův dar.
card-blessed_vestal_laura = Požehnaná vestálka Laura
short-blessed_vestal_laura = Laura
text-blessed_vestal_laura = Považuje se za Valkýru. Dokud je ve hře, všechny tvé Valkýry sesílají kouzla všech aspektů a jsou imunní vůči Černé symetrii.
card-cardinal_dominic = Kardinál Dominik
short-cardinal_dominic = Dominik
text-cardinal_dominic = Sesílá kouzla všech aspektů; bojovníci, které zraní, jsou zabiti. Smí útočit jen na Černého legionáře s nejvyšší H z těch, které lze napadnout. Kacíři na něj nemohou útočit. Dokud je ve hře, všichni bojovníci Bratrstva ve hře jsou imunní vůči Černé symetrii.
card-crenshaw_the_mortificator = Crenshaw Mortifikátor
short-crenshaw_the_mortificator = Crenshaw Mort
text-crenshaw_the_mortificator = Považuje se za mortifikátora. Sesílá kouzla všech aspektů. Dokud je ve hře, bojovníci zranění kterýmkoli mortifikátorem jsou zabiti.
card-heretic = Kacíř
text-heretic = Kacíř. Smí dostávat obecné Dary Černé symetrie, ale žádné Apoštolovy dary.
card-inquisitor = Inkvizitor
text-inquisitor = Sesílá kouzla exorcismu a mentalismu.
card-inquisitor_majoris = Inkvizitor Majoris
short-inquisitor_majoris = Inkv. Majoris
text-inquisitor_majoris = Sesílá kouzla všech aspektů.
card-keeper_of_the_art = Strážce Umění
short-keeper_of_the_art = Strážce Umění
text-keeper_of_the_art = Sesílá kouzla všech aspektů. Jeho osobní bojová kouzla platí za bojová kouzla. Každý 1 B, který utratí za účinek kouzla, se počítá jako 2 B.
card-mortificator = Mortifikátor
text-mortificator = Sesílá kouzla kinetiky a manipulace. Smí útočit na kteréhokoli bojovníka.
card-mystic = Mystik
text-mystic = Sesílá kouzla všech aspektů.
card-pam_afton = Pam Afton
text-pam_afton = Dokud máš ve hře ji i Lanea Chunga, nemusíš jeho útoky ohlašovat o kolo dřív.
card-revisor = Revizor
text-revisor = Sesílá kouzla manipulace a mentalismu.
card-sacred_warrior = Svatý válečník
text-sacred_warrior = Sesílá kouzla předtuchy a exorcismu.
card-valkyrie = Valkýra
text-valkyrie = Sesílá kouzla metamorfózy a předtuchy.
card-algeroth_cultist = Algerothův vyznavač kultu
short-algeroth_cultist = Alg. vyznavač
text-algeroth_cultist = Algerothův stoupenec, vyznavač kultu a vždy kacíř; vykládá se jen do Mužstva. Jeho hráč kdykoli volí, zda je Doomtrooperem bez příslušnosti, nebo Černým legionářem. Smí dostávat karty Černé symetrie, které jsou pro něj přípustné. Nesmí útočit na bojovníky Bratrstva.
card-algeroth_apostle_of_war = Algeroth – apoštol války
short-algeroth_apostle_of_war = Algeroth
text-algeroth_apostle_of_war = Apoštol; nikdy nesmí bojovat ani být v úkrytu. Tvým Černým legionářům můžeš kdykoli a za 0 akcí přidělit jakékoli vybavení bez ohledu na příslušnost. Za 3 akce: vyřaď jednu kartu vybavení ve hře.
card-antiquarian = Antikvář
text-antiquarian = Sesílá kouzla vyvolávání a kinetiky.
card-apostate = Odpadlík
text-apostate = Kacíř. Sesílá kouzla všech aspektů, ale jen ve prospěch Černé legie.
card-cardinal_durand = Kardinál Durand
short-cardinal_durand = Durand
text-cardinal_durand = Dokud je ve hře, všichni bojovníci Bratrstva sesílají kouzla všech aspektů. Kdykoli můžeš zrušit jakoukoli imunitu vůči Umění na libovolně dlouho. Když opustí hru, zamíchá se do tvé knihovny.
card-demnogonis_cultist = Demnogonisův vyznavač kultu
short-demnogonis_cultist = Dem. vyznavač
text-demnogonis_cultist = Demnogonisův stoupenec, vyznavač kultu a vždy kacíř; vykládá se jen do Mužstva. Jeho hráč kdykoli volí, zda je Doomtrooperem bez příslušnosti, nebo Černým legionářem. Smí dostávat karty Černé symetrie, které jsou pro něj přípustné. Nesmí útočit na bojovníky Bratrstva.
card-eminent_summoner = Vznešený vyvolávač
short-eminent_summoner = Vyvolávač
text-eminent_summoner = Sesílá kouzla vyvolávání a manipulace. Za kouzla vyvolávání platí polovinu B.
card-ilian_cultist = Ilianin vyznavač kultu
short-ilian_cultist = Ili. vyznavač
text-ilian_cultist = Ilianin stoupenec, vyznavač kultu a vždy kacíř; vykládá se jen do Mužstva. Jeho hráč kdykoli volí, zda je Doomtrooperem bez příslušnosti, nebo Černým legionářem. Smí dostávat karty Černé symetrie, které jsou pro něj přípustné. Nesmí útočit na bojovníky Bratrstva.
card-ilian_mistress_of_the_void = Ilian – vládkyně prázdnoty
short-ilian_mistress_of_the_void = Ilian
text-ilian_mistress_of_the_void = Apoštol; nikdy nesmí bojovat ani být v úkrytu. Tvým Černým legionářům můžeš kdykoli a za 0 akcí udělit dary kteréhokoli apoštola. Kdykoli můžeš zrušit jakoukoli imunitu vůči Černé symetrii.
card-muawijhe_cultist = Muawijheův vyznavač kultu
short-muawijhe_cultist = Mua. vyznavač
text-muawijhe_cultist = Muawijheův stoupenec, vyznavač kultu a vždy kacíř; vykládá se jen do Mužstva. Jeho hráč kdykoli volí, zda je Doomtrooperem bez příslušnosti, nebo Černým legionářem. Smí dostávat karty Černé symetrie, které jsou pro něj přípustné. Nesmí útočit na bojovníky Bratrstva.
card-renegade_apostate = Renegátský odpadlík
short-renegade_apostate = Renegát
text-renegade_apostate = Vykládá se stranou a nikdy nemá příslušnost. Sesílá kouzla všech aspektů na kteréhokoli bojovníka. Smí útočit na kohokoli a kdokoli smí útočit na něj.
card-semai_cultist = Semaiův vyznavač kultu
short-semai_cultist = Sem. vyznavač
text-semai_cultist = Semaiův stoupenec, vyznavač kultu a vždy kacíř; vykládá se jen do Mužstva. Jeho hráč kdykoli volí, zda je Doomtrooperem bez příslušnosti, nebo Černým legionářem. Smí dostávat karty Černé symetrie, které jsou pro něj přípustné. Nesmí útočit na bojovníky Bratrstva.
card-vac_engineer = Technik
text-vac_engineer = Imunní vůči obecným Darům Černé symetrie; nikdy nesmí užívat Umění. Kdykoli za 0 akcí: přiděl kartu vybavení Kybertroniku kterémukoli Doomtrooperovi. Kdykoli: dej Doomtrooperovi, který není osobností, příslušnost ke Kybertroniku; Technika to zraní (zemře-li, nikdo nezíská body).
card-valpurgius = Valpurgius
text-valpurgius = Nefarit a Algerothův stoupenec. Kdykoli za 0 akcí: uděl kterémukoli Algerothovu stoupenci jakoukoli kartu Černé symetrie. Sesílá jakékoli kouzlo na kteréhokoli bojovníka.
card-technomancer = Technomant
text-technomancer = Algerothův stoupenec a kacíř. Smí dostat jakékoli vybavení bez ohledu na příslušnost.
card-erwin_stahler = Erwin Stahler
text-erwin_stahler = Vykládá se do Mužstva nebo Kohorty; je Doomtrooper i kacíř Černé legie. Smí dostávat obecné Dary Černé symetrie a Algerothovy dary. Za 1 akci se přesune mezi Mužstvem a Kohortou.
card-spirit_of_nathaniel = Nathanielův duch
short-spirit_of_nathaniel = Nathaniel
text-spirit_of_nathaniel = Nikdy nesmí bojovat ani být v úkrytu. Dokud je ve hře, všichni bojovníci Bratrstva sesílají kouzla všech aspektů a Černí legionáři, které zraní, jsou zabiti. Za 4 akce: vyřaď jednoho apoštola.
card-grey_mystic = Šedý mystik
text-grey_mystic = Nepovažuje se za Mystika. Kdykoli a za 0 akcí může dostat síly KI.
card-crenshaw_island_team_member = Crenshaw – člen ostrovního týmu
short-crenshaw_island_team_member = Ostr.Crenshaw
text-crenshaw_island_team_member = Člen ostrovního týmu, Kmenový válečník a Doomtrooper; vykládá se na Stanici a nesmí ji opustit. Považuje se za mortifikátora. Sesílá kouzla všech aspektů. Bojovníci, které zraní, jsou zabiti.
card-gendarme_bestal = Bestiální žandarm
short-gendarme_bestal = Best. žandarm
text-gendarme_bestal = Nesmí dostat zvíře. Když ho vykládáš, kup libovolný počet žetonů po 2 B; za každý žeton má o 1 vyšší základní Z, S, O a H. Za každý přežitý souboj o jeden žeton přijde.
card-alakhai_the_cunning = Záludný Alakhai
short-alakhai_the_cunning = Alakhai
text-alakhai_the_cunning = Nefarit a Algerothův stoupenec; imunní vůči Umění. Smí dostat jakoukoli kartu Černé symetrie, Algerothovy dary dokonce kdykoli za 0 akcí. Každý 1 B, který utratí za účinek Černé symetrie, se počítá jako 2 B.
card-big_bob_watts = Big Bob Watts
text-big_bob_watts = Považuje se za Svobodného mariňáka. Dokud je ve hře, všichni tvoji Svobodní mariňáci jsou imunní vůči kartám Černé symetrie.
card-blood_beret = Krvavý baret
text-blood_beret = Imunní vůči obecným Darům Černé symetrie, ne však vůči Apoštolovým darům.
card-chasseur = Stíhač
text-chasseur = Imunní vůči obecným Darům Černé symetrie; nikdy nesmí užívat Umění.
card-chemiman = Chemik
text-chemiman = Imunní vůči obecným Darům Černé symetrie; nikdy nesmí užívat Umění. Bojovníci, které zraní, jsou zabiti.
card-combat_warhead = Bojová hlavice
text-combat_warhead = Imunní vůči všem kartám Černé symetrie.
card-cuirassier = Kyrysník
text-cuirassier = Imunní vůči obecným Darům Černé symetrie; nikdy nesmí užívat Umění.
card-cybercurity_mp = Policista Cybercurity
short-cybercurity_mp = Cybercurity
text-cybercurity_mp = Imunní vůči obecným Darům Černé symetrie; nikdy nesmí užívat Umění.
card-edward_s_murdoch = Edward S. Murdoch
short-edward_s_murdoch = Murdoch
text-edward_s_murdoch = Považuje se za Zlatého lva. Dokud je ve hře, všichni tvoji Zlatí lvi jsou imunní vůči Černé symetrii.
card-machinator = Machinátor
text-machinator = Imunní vůči obecným Darům Černé symetrie; nikdy nesmí užívat Umění.
card-max_steiner = Max Steiner
text-max_steiner = Považuje se za Venušanského rangera. Dokud je ve hře, všichni tvoji Venušanští rangeři jsou imunní vůči Černé symetrii.
card-mitch_hunter = Mitch Hunter
text-mitch_hunter = Považuje se za Pěchotu. Dokud je ve hře, veškerá tvá Pěchota je imunní vůči Černé symetrii.
card-nepharite_of_algeroth = Algerothův nefarit
short-nepharite_of_algeroth = Alg. nefarit
text-nepharite_of_algeroth = Nefarit a Algerothův stoupenec. Imunní vůči Umění.
card-nepharite_of_demnogonis = Demnogonisův nefarit
short-nepharite_of_demnogonis = Dem. nefarit
text-nepharite_of_demnogonis = Nefarit a Demnogonisův stoupenec; imunní vůči Umění. Každý 1 B, který utratí za účinek Černé symetrie, se počítá jako 2 B. Je-li zraněn, může se za 7 B vyléčit.
card-nepharite_of_ilian = Ilianin nefarit
short-nepharite_of_ilian = Ili. nefarit
text-nepharite_of_ilian = Nefarit a Ilianin stoupenec; imunní vůči Umění. Bojovníci, které zraní v zápase, jsou zabiti.
card-nepharite_of_muawijhe = Muawijheův nefarit
short-nepharite_of_muawijhe = Mua. nefarit
text-nepharite_of_muawijhe = Nefarit a Muawijheův stoupenec; imunní vůči Umění. Bojovníci, které zraní, jsou zabiti. Za každé zabití můžeš zdarma přinést ze sbírky do své Kohorty kartu Ječící legionář; body získáš jako obvykle.
card-nepharite_of_semai = Semaiův nefarit
short-nepharite_of_semai = Sem. nefarit
text-nepharite_of_semai = Nefarit a Semaiův stoupenec; imunní vůči Umění. Bojovníci, které zraní, jsou zabiti. Za každé zabití můžeš zdarma přinést ze sbírky do své Kohorty kartu Semaiův legionář; body získáš jako obvykle.
card-pretorian_stalker = Pretoriánský stopař
short-pretorian_stalker = Pret. stopař
text-pretorian_stalker = Algerothův stoupenec; imunní vůči Umění a nesmí mít karty Černé symetrie. Máš-li v Kohortě dva nebo více Pretoriánských stopařů, má každý ve svých soubojích Z +2, S +2.
card-suicide_warhead = Sebevražedná hlavice
short-suicide_warhead = Sebevr. hlav.
text-suicide_warhead = Imunní vůči všem kartám Černé symetrie; nesmí používat vybavení. Zranění ji zabije.
card-tatsu = Tatsu
text-tatsu = Považuje se za Samuraje. Dokud je ve hře, všichni tvoji Samurajové jsou imunní vůči Černé symetrii.
card-valerie_duval = Valerie Duvalová
short-valerie_duval = Duvalová
text-valerie_duval = Považuje se za Smrtící hvězdu. Dokud je ve hře, všechny Smrtící hvězdy ve hře, u všech hráčů, jsou imunní vůči Černé symetrii.
card-venusian_ranger = Venušanský ranger
short-venusian_ranger = Ven. ranger
text-venusian_ranger = Imunní vůči obecným Darům Černé symetrie.
card-yojimbo = Yojimbo
text-yojimbo = Považuje se za Hatamota. Dokud je ve hře, všichni tvoji Hatamotové jsou imunní vůči Černé symetrii.
card-saladin = Saladin
text-saladin = Nefarit a Algerothův stoupenec; imunní vůči Umění. Nemůže být v jedné Kohortě s Alakhaiem. Dokud je Alakhai ve hře, smí útočit jen na něj.
card-mitch_hunter_island_team_member = Mitch Hunter – člen ostrovního týmu
short-mitch_hunter_island_team_member = Ostr. Hunter
text-mitch_hunter_island_team_member = Člen ostrovního týmu, Kmenový válečník a Doomtrooper; vykládá se na Stanici a nesmí ji opustit. Považuje se za Pěchotu. Imunní vůči Černé symetrii a nikdy se nestane kacířem.
card-blessed_legionnaire = Požehnaný legionář
short-blessed_legionnaire = Pož. legionář
text-blessed_legionnaire = Demnogonisův stoupenec a legionář. Bojovníci, které zraní, jsou zabiti.
card-cairath = Cairath
text-cairath = Demnogonisův stoupenec. Bojovníci, které zraní, jsou zabiti a místo do hrobu obětováni.
card-callistonian_conqueror = Dobyvatel z Callisto
short-callistonian_conqueror = Dobyvatel
text-callistonian_conqueror = Semaiův stoupenec; považuje se za Vetřelce z Callisto. Dokud je ve hře, bojovníci zranění Vetřelci z Callisto jsou zabiti.
card-scion_of_ilian = Ilianin potomek
short-scion_of_ilian = Potomek
text-scion_of_ilian = Ilianin stoupenec; považuje se za Ilianino dítě. Dokud je ve hře, bojovníci zranění tvými Ilianinými dětmi jsou zabiti.
card-that_which_is_not_to_be_named = To, co nesmí být jmenováno
short-that_which_is_not_to_be_named = Nejmenované
text-that_which_is_not_to_be_named = Nikdy nesmí bojovat ani být v úkrytu. Dokud je ve hře, každý Doomtrooper zraněný Černým legionářem je zabit.
card-battle_functionary = Bojový funkcionář
short-battle_functionary = Funkcionář
text-battle_functionary = Velitel (kapitán). Imunní vůči obecným Darům Černé symetrie; nikdy nesmí užívat Umění. Dokud je v tvém Mužstvu, bojovníci zranění tvými bojovníky Kybertroniku s H 9 nebo nižší jsou zabiti.
card-capitaine = Capitaine
text-capitaine = Velitel (kapitán). Dokud je v tvém Mužstvu, bojovníci zranění tvými bojovníky Bauhausu s H 9 nebo nižší jsou zabiti.
card-captain = Kapitán
text-captain = Velitel (kapitán). Dokud je v tvém Mužstvu, bojovníci zranění tvými bojovníky Kapitolu s H 8 nebo nižší jsou zabiti.
card-commander_chieftain = Vrchní náčelník
short-commander_chieftain = Náčelník
text-commander_chieftain = Velitel (kapitán). Dokud je v tvém Mužstvu, bojovníci zranění tvými bojovníky Imperiálu s H 8 nebo nižší jsou zabiti.
card-destroyer = Ničitel
text-destroyer = Algerothův stoupenec a kacíř. Bojovníci, které zraní, jsou zabiti a obětováni.
card-reaper_of_souls = Žnec duší
short-reaper_of_souls = Žnec duší
text-reaper_of_souls = Algerothův stoupenec a kacíř. Bojovníci, které zraní v zápase, jsou zabiti.
card-shugo = Shugo
text-shugo = Velitel (kapitán). Dokud je v tvém Mužstvu, bojovníci zranění tvými bojovníky Mishimy s H 8 nebo nižší jsou zabiti.
card-crenshaw_the_redeemer = Crenshaw Vykupitel
short-crenshaw_the_redeemer = Crenshaw Vyk.
text-crenshaw_the_redeemer = Považuje se za mortifikátora. Sesílá kouzla všech aspektů. Bojovníci, které zraní, jsou zabiti a obětováni. Nikdy neútočí na bojovníka Bratrstva.
card-atilla_iii = Atilla III.
text-atilla_iii = Považuje se za Kyrysníka. Imunní vůči Černé symetrii; nikdy nesmí užívat Umění. Dokud je ve hře, bojovníci zranění tvými Kyrysníky jsou zabiti.
card-corsair = Korzár
text-corsair = Bojovníci, které zraní, jsou zabiti.
card-flammen_soldat = Plamenný soldát
short-flammen_soldat = Plam. soldát
text-flammen_soldat = Považuje se za Soldáta a za bojovníka používajícího plamenomet; nesmí mít zbraně. Bojovníci, které zraní, jsou zabiti.
card-gendarme = Žandarm
text-gendarme = Bojovníci, které zraní, jsou zabiti.
card-horde_centurion = Centurion hordy
short-horde_centurion = Cent. hordy
text-horde_centurion = Velitel. Bojovníci, které zraní, jsou zabiti. Dokud je ve hře, tvoji Vojáci hordy mají Z +2, S +2, O +2.
card-horde_trooper = Voják hordy
text-horde_trooper = Bojovníci, které zraní, jsou zabiti.
card-phische = Phische
text-phische = Algerothův stoupenec, Kmenový válečník a Černý legionář; vykládá se na Stanici a nesmí ji opustit. Považuje se za zvíře a nesmí mít vybavení. Bojovníci, které zraní v zápase, jsou zabiti a obětováni.
card-shock_soldat = Úderný soldát
text-shock_soldat = Považuje se za Soldáta; nesmí mít zbraně. Bojovníci, které zraní, jsou zabiti a obětováni.
card-zhurgon = Zhurgon
text-zhurgon = Algerothův stoupenec, Kmenový válečník a Černý legionář; vykládá se na Stanici a nesmí ji opustit. Považuje se za zvíře a nesmí mít vybavení. Bojovníci, které zraní při střelbě, jsou zabiti a obětováni.
card-airman_trevor_bartholomew = Letec Trevor Bartholomew
short-airman_trevor_bartholomew = Bartholomew
text-airman_trevor_bartholomew = Považuje se za Vzdušnou jízdu RAMS, vozidlo a vzdušný koráb. Nikdy se nesmí účastnit zápasu, nesmí vyhledat úkryt ani používat vybavení. Když útočí, protivníkova opevnění se nepočítají. Dokud je ve hře, každá Vzdušná jízda RAMS má S +1, O +1.
card-sgt_mcbride = Seržant McBride
short-sgt_mcbride = McBride
text-sgt_mcbride = Považuje se za Krvavý baret. Dokud je ve hře, každý Krvavý baret kromě něj samého má Z +1, S +1.
card-mentor = Mentor
text-mentor = Za každého tvého Mentora ve hře mají tvoji ostatní bojovníci Mishimy Z +1, S +1; Mentora samého zvyšují jen jiní Mentoři.
card-venusian_marshal = Venušanský maršál
short-venusian_marshal = Ven. maršál
text-venusian_marshal = Za každého Venušanského maršála v tvém Mužstvu mají tvoji Doomtroopeři z Bauhausu, kteří nejsou osobnostmi ani Maršály, Z +2, S +2, O +2.
card-vince_diamond = Vince Diamond
text-vince_diamond = Považuje se za Stíhače. Imunní vůči obecným Darům Černé symetrie; nikdy nesmí užívat Umění. Dokud je ve hře, tvoji ostatní Stíhači mají Z +2, S +2, O +2.
card-aide_de_camp = Pobočník
text-aide_de_camp = Velitel (seržant). Dokud je v Mužstvu, bojovník Bauhausu, který není osobností a je mu přidělen, a všechny tvé kopie této karty v Mužstvu mají Z +4, S +4, O +4, H +4.
card-banner_bearer = Praporečník
text-banner_bearer = Praporečník. Všichni ostatní bojovníci Imperiálu v Mužstvu mají O +2.
card-bushi = Bushi
text-bushi = Praporečník. Všichni ostatní bojovníci Mishimy v Mužstvu mají O +2.
card-combat_overseer = Bojový dozorce
short-combat_overseer = Bojový dozorce
text-combat_overseer = Velitel (seržant). Imunní vůči obecným Darům Černé symetrie; nikdy nesmí užívat Umění. Dokud je v Mužstvu, bojovník Kybertroniku, který není osobností a je mu přidělen, a všechny tvé kopie této karty v Mužstvu mají Z +4, S +4, O +4, H +4.
card-jito = Jito
text-jito = Velitel (seržant). Dokud je v Mužstvu, bojovník Mishimy, který není osobností a je mu přidělen, a všechny tvé kopie této karty v Mužstvu mají Z +4, S +4, O +4, H +4.
card-sergeant = Seržant
text-sergeant = Velitel (seržant). Dokud je v Mužstvu, bojovník Kapitolu, který není osobností a je mu přidělen, a všechny tvé kopie této karty v Mužstvu mají Z +4, S +4, O +4, H +4.
card-squadron_commander = Velitel švadrony
short-squadron_commander = Vel. švadrony
text-squadron_commander = Velitel (seržant). Dokud je v Mužstvu, bojovník Imperiálu, který není osobností a je mu přidělen, a všechny tvé kopie této karty v Mužstvu mají Z +4, S +4, O +4, H +4.
card-supreme_necromagus = Nejvyšší nekromág
short-supreme_necromagus = Nekromág
text-supreme_necromagus = Algerothův stoupenec a kacíř. Dokud je ve hře, tvoji ostatní kacíři mají Z +3, S +3, O +3.
card-sergeant_carter = Seržant Carter
short-sergeant_carter = Seržant Carter
text-sergeant_carter = Velitel (seržant); považuje se za Pěchotu. Dokud je ve hře, tvá Pěchota kromě osobností má Z +4, S +4, O +4; jiní seržanti na ni nepůsobí.
card-shinobi = Shinobi
text-shinobi = Velitel (kapitán); považuje se za Hatamota. Dokud je ve hře, tvoji Hatamotové kromě osobností mají Z +5, S +5, O +5.
card-colonel_maxwell = Plukovník Maxwell
short-colonel_maxwell = Plk. Maxwell
text-colonel_maxwell = Velitel; považuje se za Zákopníka. Dokud je ve hře, tvoji ostatní Zákopníci mají Z +6, S +6, O +6.
card-freelancer_patriarch = Žoldnéřský patriarcha
short-freelancer_patriarch = Ž. patriarcha
text-freelancer_patriarch = Žoldnéř; všechny body, které získá, jsou body osudu. Dokud je ve hře, všichni ostatní žoldnéři mají Z +5, S +5, O +5 a bojovníci, které zraní, jsou zabiti.
card-keitoku_asano = Keitoku Asano
text-keitoku_asano = Velitel; považuje se za Samuraje a Šóguna. Dokud je ve hře, tvoji ostatní Šóguni mají Z +4, S +4, O +4. Nese-li relikvii Dai-šó dávných císařů, kterýkoli tvůj bojovník Mishimy může kdykoli a za 0 akcí dostat síly KI.
card-brotherbound_sergeant = Pobratimský seržant
short-brotherbound_sergeant = Pobr. seržant
text-brotherbound_sergeant = Velitel; považuje se za Pobratimského vojáka. Dokud je ve hře, tvoji ostatní Pobratimští vojáci mají Z +2, S +2, O +2.
card-lutheran_sergeant = Luteránský seržant
short-lutheran_sergeant = Lut. seržant
text-lutheran_sergeant = Velitel. Luteránští učedníci na jeho Stanici mají Z +2, S +2, O +2; tento bonus se sčítá.
card-mastodont_handler = Krotitel mastodontů
short-mastodont_handler = Krotitel
text-mastodont_handler = Každé zvíře na jeho Stanici dává svému jezdci navíc Z +2, S +2, O +2. Každý tamní bojovník považovaný za zvíře má sám Z +2, S +2, O +2. Sčítá se s dalšími Krotiteli mastodontů.
card-soldat_kommendant = Velitel soldátů
short-soldat_kommendant = Vel. soldátů
text-soldat_kommendant = Velitel; považuje se za Soldáta. Ostatní Soldáti v jeho oblasti mají Z +3, S +3, O +3.
card-demnogonis_the_befouler = Demnogonis – poskvrnitel
short-demnogonis_the_befouler = Demnogonis
text-demnogonis_the_befouler = Apoštol; nikdy nesmí bojovat ani být v úkrytu. Za 3 akce a tolik B, kolik činí H některého Doomtroopera ve hře: vyřaď tohoto Doomtroopera (bez bodů).
card-ex_bauhaus_freelancer = Ex-bauhausský žoldnéř
short-ex_bauhaus_freelancer = Ex-Bauhaus
text-ex_bauhaus_freelancer = Žoldnéř; všechny body, které získá, musí být body osudu. Smí používat karty určené bojovníkům Bauhausu, zaplatíš-li za každou takovou kartu při vyložení 3 B.
card-ex_capitol_freelancer = Ex-kapitolský žoldnéř
short-ex_capitol_freelancer = Ex-Kapitol
text-ex_capitol_freelancer = Žoldnéř; všechny body, které získá, musí být body osudu. Smí používat karty určené bojovníkům Kapitolu, zaplatíš-li za každou takovou kartu při vyložení 3 B.
card-ex_cybertronic_freelancer = Ex-kybertronický žoldnéř
short-ex_cybertronic_freelancer = Ex-Kybertron.
text-ex_cybertronic_freelancer = Žoldnéř; všechny body, které získá, musí být body osudu. Imunní vůči obecným Darům Černé symetrie. Smí používat karty určené bojovníkům Kybertroniku, zaplatíš-li za každou takovou kartu při vyložení 3 B.
card-ex_imperial_freelancer = Ex-imperiální žoldnéř
short-ex_imperial_freelancer = Ex-Imperiál
text-ex_imperial_freelancer = Žoldnéř; všechny body, které získá, musí být body osudu. Smí používat karty určené bojovníkům Imperiálu, zaplatíš-li za každou takovou kartu při vyložení 3 B.
card-ex_mishima_freelancer = Ex-mishimský žoldnéř
short-ex_mishima_freelancer = Ex-Mishima
text-ex_mishima_freelancer = Žoldnéř; všechny body, které získá, musí být body osudu. Smí používat karty určené bojovníkům Mishimy, zaplatíš-li za každou takovou kartu při vyložení 3 B.
card-fay_and_klaus = Fay a Klaus
text-fay_and_klaus = Dvě osoby, ale jeden bojovník. Imunní vůči obecným Darům Černé symetrie. Jednou za souboj za 5 B: Z +3, S +3, O +3, H +3 do konce tohoto souboje.
card-callistonian_intruder = Vetřelec z Callisto
short-callistonian_intruder = Vetřelec
text-callistonian_intruder = Semaiův stoupenec. Je-li zraněn, může se kdykoli za 6 B vyléčit (ne však ze smrtelného zranění).
card-doctor_diana = Doktorka Diana
text-doctor_diana = Imunní vůči obecným Darům Černé symetrie; nikdy nesmí užívat Umění. Není-li v úkrytu, za 1 akci: vyleč jednoho zraněného Doomtroopera ve hře; sama pak jde do úkrytu.
card-golem_of_darkness = Golem temnoty
short-golem_of_darkness = Golem temnoty
text-golem_of_darkness = Algerothův stoupenec. Nesmí mít karty Černé symetrie. Jeho zranění se ihned vyléčí, pokud nezabíjí automaticky.
card-war_medic = Válečný medik
text-war_medic = Nikdy neútočí a nikdy nepoužívá vybavení. Za 3 akce: vyleč zraněného Doomtroopera.
card-field_marshal_johnstone = Polní maršál Johnstone
short-field_marshal_johnstone = Johnstone
text-field_marshal_johnstone = Vůdce korporace; nikdy nesmí bojovat ani být v úkrytu. Dokud je ve hře, můžeš libovolný počet neútočných akcí změnit na útočné akce prováděné bojovníky Imperiálu.
card-lord_nozaki = Lord Nozaki
text-lord_nozaki = Vůdce korporace; nikdy nesmí bojovat ani být v úkrytu. Dokud je ve hře, můžeš libovolný počet neútočných akcí změnit na útočné akce prováděné bojovníky Mishimy.
card-president_charles_w_colding = Prezident Charles W. Colding
short-president_charles_w_colding = Colding
text-president_charles_w_colding = Vůdce korporace; nikdy nesmí bojovat ani být v úkrytu. Dokud je ve hře, můžeš libovolný počet neútočných akcí změnit na útočné akce prováděné bojovníky Kapitolu.
card-staff_general_constance_romanov = Štábní generálka Constance Romanovová
short-staff_general_constance_romanov = Romanovová
text-staff_general_constance_romanov = Vůdce korporace; nikdy nesmí bojovat ani být v úkrytu. Dokud je ve hře, můžeš libovolný počet neútočných akcí změnit na útočné akce prováděné bojovníky Bauhausu.
card-the_nineteenth_executive = Devatenáctý výkonný ředitel
short-the_nineteenth_executive = Devatenáctý
text-the_nineteenth_executive = Vůdce korporace; nikdy nesmí bojovat ani být v úkrytu. Dokud je ve hře, můžeš libovolný počet neútočných akcí změnit na útočné akce prováděné bojovníky Kybertroniku.
card-bauhaus_blitzer = Blitzer Bauhausu
short-bauhaus_blitzer = Blitzer
card-centurion = Centurion
text-centurion = Algerothův stoupenec.
card-child_of_ilian = Ilianino dítě
text-child_of_ilian = Ilianin stoupenec a legionář.
card-curator = Kurátor
text-curator = Demnogonisův stoupenec.
card-dragoon = Dragoun
card-ezoghoul = Ezoghoul
text-ezoghoul = Algerothův stoupenec.
card-free_marine = Svobodný mariňák
short-free_marine = Svob. mariňák
card-golden_lion = Zlatý lev
card-hussar = Husar
card-immaculate_fury = Neposkvrněná fúrie
short-immaculate_fury = Fúrie
text-immaculate_fury = Algerothův stoupenec.
card-infantry = Pěchota
card-legionnaire_of_semai = Semaiův legionář
short-legionnaire_of_semai = Sem. legionář
text-legionnaire_of_semai = Semaiův stoupenec a legionář.
card-martian_banshee = Marsovská bánší
short-martian_banshee = Bánší
card-necromutant = Nekromutant
text-necromutant = Algerothův stoupenec.
card-razide = Razide
text-razide = Algerothův stoupenec.
card-samurai = Samuraj
card-sea_lion = Mořský lev
card-sunset_striker = Soumračný útočník
short-sunset_striker = Soum. útočník
card-templar = Templář
text-templar = Ilianin stoupenec.
card-undead_legionnaire = Nemrtvý legionář
short-undead_legionnaire = Nem. legionář
text-undead_legionnaire = Algerothův stoupenec a legionář.
card-zenithian_soulslayer = Zenithský vrah duší
short-zenithian_soulslayer = Vrah duší
text-zenithian_soulslayer = Muawijheův stoupenec.
card-schwerwaffe_soldat = Soldát těžkých zbraní
short-schwerwaffe_soldat = Těžký soldát
text-schwerwaffe_soldat = Považuje se za Soldáta.
card-muawijhe_lord_of_visions = Muawijhe – pán vizí
short-muawijhe_lord_of_visions = Muawijhe
text-muawijhe_lord_of_visions = Apoštol; nikdy nesmí bojovat ani být v úkrytu. Dokud je ve hře, všichni Černí legionáři mají první útok.
card-shadow_walker = Vrah ze stínu
text-shadow_walker = Vždy útočí jako první.
card-metropolitan_prophet = Metropolitní prorok
short-metropolitan_prophet = Metr. prorok
text-metropolitan_prophet = Stoupenec všech pěti apoštolů. Vždy útočí jako první.
card-toshiro = Toshiro
text-toshiro = Považuje se za Vraha ze stínu. Vždy útočí jako první; nikdy nesmí být v úkrytu. Dokud je ve hře, bojovníci zranění tvými Vrahy ze stínu jsou zabiti.
card-demon_hunter = Lovec démonů
text-demon_hunter = Považuje se za Vraha ze stínu. Vždy útočí jako první a nikdy se nestane kacířem. Na Černé legionáře nebo kacíře musí útočit dřív než na ostatní.
card-cossack = Kozák
text-cossack = Považuje se za zvíře. V zápase vždy útočí jako první.
card-cossack_kommendant = Velitel kozáků
short-cossack_kommendant = Velitel kozáků
text-cossack_kommendant = Velitel; považuje se za Kozáka a zvíře. V zápase vždy útočí jako první. Ostatní Kozáci v jeho oblasti mají Z +3, S +3, O +3.
card-cossack_scout = Kozácký zvěd
text-cossack_scout = Považuje se za Kozáka a zvíře. V zápase útočí jako první, i proti jinému bojovníkovi s prvním útokem nebo proti takovému, proti němuž nikdo nikdy nesmí útočit jako první.
card-templar_marine = Templářský mariňák
short-templar_marine = Temp. mariňák
text-templar_marine = Útočí jako první.
card-clansman = Příslušník klanu
short-clansman = Člen klanu
text-clansman = Z +1, když útočí na Černého legionáře, ne však při obraně.
card-twitcher = Cukavec
text-twitcher = Použije-li kartu Tikač, získá navíc Z +1, S +1 a karta Tikač ho potom nezraní.
card-shogun = Šógun
text-shogun = Považuje se za Samuraje. Se zbraní Scalper má navíc Z +6 a jeho protivník navíc Z -6.
card-wolfbane_honor_guard = Čestná stráž Wolfbane
short-wolfbane_honor_guard = Čestná stráž
text-wolfbane_honor_guard = Považuje se za Příslušníka klanu. Se zbraní Klanový claymore má navíc Z +8.
card-cavalier = Kavalerista
text-cavalier = Považuje se za zvíře. Za každého dalšího Kavaleristu na své Stanici má Z +1, S +1, O +1.
card-heavy_cavalier = Těžký kavalerista
short-heavy_cavalier = Těžký kaval.
text-heavy_cavalier = Považuje se za Kavaleristu a zvíře. Za každého dalšího Kavaleristu na své Stanici má Z +1, S +1, O +1.
card-jaeger_commando = Komando Jaeger
short-jaeger_commando = Komando Jaeger
text-jaeger_commando = Když útočí, má Z +4, S +4, O +4.
card-scout_cavalier = Průzkumný kavalerista
short-scout_cavalier = Průzk. kaval.
text-scout_cavalier = Považuje se za Kavaleristu a zvíře. Za každého dalšího Kavaleristu na své Stanici má Z +1, S +1, O +1. Dokud tam je, nelze útočit na žádného jiného bojovníka na tvé Stanici.
card-soldat = Soldát
text-soldat = Za každého Soldáta těžkých zbraní ve své oblasti má Z +2, S +2, O +2.
card-templar_legionnaire = Templářský legionář
short-templar_legionnaire = Temp. legion.
text-templar_legionnaire = Za každého dalšího Templářského legionáře ve své oblasti má Z +2, S +2, O +2.
card-bodyguard = Tělesný strážce
short-bodyguard = Tělesný str.
text-bodyguard = Považuje se za opevnění. Kdykoli ho přiděl jednomu ze svých Doomtrooperů; nové přidělení stojí 3 B, rovněž kdykoli. Je-li tento bojovník útočníkem nebo obráncem, můžeš po 2. fázi souboje až do 5. fáze pro tento souboj postavit na jeho místo Tělesného strážce. Oba musí být na Stanici, nebo oba mimo ni; neplatí to pro bojovníka ve vozidle nebo považovaného za vozidlo.
card-trencher = Zákopník
text-trencher = Za 3 akce: vezmi ze své sbírky kartu Okop a přilož ji k tomuto Zákopníkovi.
card-wolfbane_light_cavalry = Lehká jízda Wolfbane
short-wolfbane_light_cavalry = Lehká jízda
text-wolfbane_light_cavalry = Považuje se za Příslušníka klanu. Její protivník v souboji má O -3, nebo O +3, chrání-li ho opevnění.
card-mercenary = Potulný žoldák
text-mercenary = Když ho vykládáš, zahájíš dražbu libovolnou nabídkou a všichni hráči postupně přihazují. Kdo nabídne nejvíc, zaplatí a má ho ve svém Mužstvu. Jeho základní H se rovná konečné ceně.
card-bauhaus_cop = Bauhausský policista
short-bauhaus_cop = Policista
text-bauhaus_cop = Zraní-li nebo zabije-li Doomtrooper tvého bojovníka Bauhausu, smí ho Policista uvěznit; karty k němu přiložené smíš vyřadit. Když Policista opustí hru, vězni se vracejí.
card-eaonian_justifier = Eonský soudce
short-eaonian_justifier = Eonský soudce
text-eaonian_justifier = Algerothův stoupenec; nikdy nesmí bojovat ani být v úkrytu. Zraní-li tvůj Algerothův stoupenec Doomtroopera, nezabije ho a sám přežije, smí Soudce tohoto Doomtroopera uvěznit; karty k němu přiložené jsou vyřazeny. Když Soudce opustí hru, vězni se vracejí.
card-lutheran_disciple = Luteránský učedník
short-lutheran_disciple = Lut. učedník
text-lutheran_disciple = Kdykoli, je-li zdravý: obětuj ho a zruš právě zahranou speciální kartu; její cena propadá.
card-crescentian_martyr = Mučedník Půlměsíce
short-crescentian_martyr = Mučedník
text-crescentian_martyr = Proti bojovníkovi, který jede na zvířeti nebo je za zvíře považován: základní Z a S jsou 20 a bojovníci, které zraní, jsou zabiti. Po tomto souboji je Mučedník obětován; protivník získá body ve výši jeho H, jen pokud by ho svým útokem zasáhl.
card-fusilier = Fyzilír
text-fusilier = Jeho základní Z, S a O se rovnají čtyřnásobku počtu Fyzilírů na tvé Stanici.
card-sacred_tear = Posvátná slza
text-sacred_tear = Když útočí zápasem: základní Z je 16 a bojovníci, které zraní, jsou zabiti. Po tomto souboji je obětována; protivník získá body ve výši její H, jen pokud by ji svým útokem zasáhl.
card-radar_scanner = Radarový skener
short-radar_scanner = Radar
text-radar_scanner = Pro kteréhokoli tvého bojovníka. Vzdušné koráby nemohou na nositele útočit.
card-black_venom = Černý jed
text-black_venom = Jed na zbraň tvého mortifikátora. Když zbraň v zápase zraní, vyřaď tuto kartu: oběť je ochromena, dokud není vyléčena (žádné akce, žádné opětování útoku).
card-ac_40_justifier = AC-40 „Justifier“
short-ac_40_justifier = AC-40
text-ac_40_justifier = Zápasnická/střelná zbraň (kulomet) pro kteréhokoli tvého bojovníka: Z +3, S +3.
card-bacteria_grenade = Bakteriologický granát
short-bacteria_grenade = Bakt. granát
text-bacteria_grenade = Speciální zbraň pro tvého Černého legionáře, po jednom použití se vyřadí: Z +4, S +4. Přežije-li protivník, je nakažen: v každém svém kroku dobírání na něj jeho hráč dá žeton, nebo zaplatí 3 B. Za každý žeton má H -1; při H 0 je vyřazen. Další granáty nic nepřidávají.
card-bayonet = Bajonet
text-bayonet = Na tvou střelnou zbraň, kterou pak lze použít i jako zápasnickou: Z +2.
card-capitol_sword_of_honor = Čestný meč Kapitolu
short-capitol_sword_of_honor = Čestný meč
text-capitol_sword_of_honor = Zápasnická zbraň pro tvého Doomtroopera z Kapitolu: Z +1.
card-clansman_claymore = Klanový claymore
short-clansman_claymore = Claymore
text-clansman_claymore = Zápasnická zbraň pro tvého Doomtroopera z Imperiálu: Z +1 a při boji s Černou legií O +1. U Příslušníka klanu místo toho Z +2 a při boji s Černou legií O +2.
card-combat_armor = Bojová zbroj
text-combat_armor = Pro kteréhokoli tvého bojovníka. O +1. Nepočítá se jako brnění.
card-composite_armor = Kompozitní brnění
short-composite_armor = Kompoz. brn.
text-composite_armor = Pro kteréhokoli tvého bojovníka. Brnění: O +4.
card-curator_sword = Kurátorský meč
text-curator_sword = Zápasnická zbraň pro tvého Černého legionáře: Z +2, u Kurátora místo toho Z +4. Bojovníci jím zranění jsou zabiti.
card-cybernetic_power_arm = Kybernetická silová paže
short-cybernetic_power_arm = Silová paže
text-cybernetic_power_arm = Zápasnická zbraň pro kteréhokoli tvého bojovníka: Z +6.
card-cybernetic_retinas = Kybernetické sítnice
short-cybernetic_retinas = Kybersítnice
text-cybernetic_retinas = Pro kteréhokoli tvého bojovníka. Z +3, S +3. Nositel je imunní vůči kartám způsobujícím slepotu.
card-deathlockdrum = Deathlockdrum
text-deathlockdrum = Střelná zbraň (kulomet) pro kteréhokoli tvého bojovníka: S +3; protivník má S -2.
card-gehenna_puker = Gehenna Puker
text-gehenna_puker = Střelná zbraň (plamenomet) pro kteréhokoli tvého bojovníka: S +6.
card-grenade_launcher = Granátomet
short-grenade_launcher = Granátomet
text-grenade_launcher = Na tvou střelnou zbraň: S +3.
card-hmg_mk_xixb_charger = HMG Mk. XIXB „Charger“
short-hmg_mk_xixb_charger = HMG Charger
text-hmg_mk_xixb_charger = Střelná zbraň (kulomet) pro kteréhokoli tvého bojovníka: S +5.
card-imperial_southpaw = Imperiální Southpaw
short-imperial_southpaw = Southpaw
text-imperial_southpaw = Střelná zbraň (raketomet) pro kteréhokoli tvého bojovníka: S +4 a další S +2, je-li protivník vzdušným korábem nebo ho má.
card-kratach = Kratach
text-kratach = Střelná zbraň pro tvého Černého legionáře; považuje se za kulomet. S +3.
card-l_and_a_plasma_carbine = Plazmová karabina L&A
short-l_and_a_plasma_carbine = Karabina L&A
text-l_and_a_plasma_carbine = Střelná zbraň (útočná puška) pro kteréhokoli tvého bojovníka: S +3.
card-mortis_sword = Meč Mortis
text-mortis_sword = Zápasnická zbraň pro tvého bojovníka Bratrstva: Z +1. Za 1 akci: vlož pod meč z ruky jednu kartu Umění, kterou by nositel mohl seslat; každá taková karta dává další Z +1 a nic jiného nedělá. Vyřadí se spolu s mečem.
card-nimrod_autocannon = Autokanón Nimrod
short-nimrod_autocannon = Nimrod
text-nimrod_autocannon = Střelná zbraň (dělo) pro kteréhokoli tvého bojovníka: S +3. Jednou útočnou akcí smí nositel zaútočit na dva předem zvolené cíle, třeba i na týž cíl dvakrát. Každý útok se vyhodnotí zvlášť.
card-portable_force_shield = Přenosný silový štít
short-portable_force_shield = Silový štít
text-portable_force_shield = Pro kteréhokoli tvého bojovníka. Považuje se za opevnění: O +6.
card-punisher_blade = Čepel Punisher
text-punisher_blade = Zápasnická zbraň pro kteréhokoli tvého bojovníka: Z +1.
card-punisher_handgun = Pistole Punisher
short-punisher_handgun = Pist.Punisher
text-punisher_handgun = Zápasnická/střelná zbraň (pistole) pro kteréhokoli tvého bojovníka: Z +1, S +1. Bojovník smí používat dvě pistole najednou.
card-reverberating_sharpener = Vibrační brousek
short-reverberating_sharpener = Brousek
text-reverberating_sharpener = Na tvou zápasnickou zbraň, ne na zápasnickou/střelnou: Z +1.
card-scalper = Scalper
text-scalper = Zápasnická zbraň pro tvého Doomtroopera z Mishimy: Z +1; protivník má Z -1.
card-scythe_of_semai = Semaiova kosa
short-scythe_of_semai = Semaiova kosa
text-scythe_of_semai = Zápasnická/střelná zbraň pro tvého Černého legionáře: Z +4, S +4 (u Pretoriánského stopaře S +8). Bojovníci jí zranění jsou zabiti.
card-sherman_74_model_13_bolter = Sherman .74 model 13 „Bolter“
short-sherman_74_model_13_bolter = Bolter
text-sherman_74_model_13_bolter = Zápasnická/střelná zbraň (pistole) pro kteréhokoli tvého bojovníka: Z +2, S +2. Bojovník smí používat dvě pistole najednou.
card-shrieketh = Shrieketh
text-shrieketh = Střelná zbraň pro tvého Černého legionáře: S +1. Za každé zabití touto zbraní můžeš přinést ze sbírky do své Kohorty kartu Kacíř; oběť je vyřazena jako obvykle.
card-smg_mk_iii_interceptor = SMG Mk. III „Interceptor“
short-smg_mk_iii_interceptor = Interceptor
text-smg_mk_iii_interceptor = Střelná zbraň (kulomet) pro kteréhokoli tvého bojovníka: S +2.
card-telescopic_sight = Teleskopický zaměřovač
short-telescopic_sight = Zaměřovač
text-telescopic_sight = Na tvou střelnou zbraň: S +1.
card-vassht = Vassht
text-vassht = Zápasnická zbraň pro tvého Černého legionáře: Z +2. Nikdy se nepřesouvá k jinému bojovníkovi; její nositel od té chvíle nesmí vlastnit žádnou jinou zbraň použitelnou v zápase.
card-violator_sword = Barbarský meč
text-violator_sword = Pro tvého Doomtroopera Bauhausu. Zápasnická zbraň: Z +2.
card-avenger_sword = Meč mstitele
text-avenger_sword = Pro tvého bojovníka Bratrstva. Zápasnická zbraň: Z +3.
card-azogar = Azogar
text-azogar = Pro tvého Černého legionáře. Zápasnická zbraň: Z +3; u Algerothova nefarita místo toho Z +5.
card-combat_coordinator = Bojový koordinátor
short-combat_coordinator = Koordinátor
text-combat_coordinator = Pro tvého kurátora. Z +8, S +8, O +8, H +8. Bojovníci, které nositel zraní, jsou zabiti a obětováni. Vyřazením této karty zabráníš zranění nositele.
card-improved_kratach = Vylepšený Kratach
short-improved_kratach = Vyl. Kratach
text-improved_kratach = Pro tvého Černého legionáře. Střelná zbraň, kulomet: S +5.
card-punisher_combo = Punisher Combo
text-punisher_combo = Pro tvého Doomtroopera. Zápasnická/střelná zbraň: Z +2, S +2.
card-hagelsturm_m516d_shotgun = Brokovnice Hagelsturm/M516D
short-hagelsturm_m516d_shotgun = Hagelst/M516D
text-hagelsturm_m516d_shotgun = Pro tvého velitele Bauhausu nebo Kapitolu. Střelná zbraň, brokovnice, ale použitelná jen v zápase: Z +4. Je-li Z nositele více než dvojnásobkem O protivníka, protivník je zabit.
card-body_armor = Pancéřová vesta
short-body_armor = Panc. vesta
text-body_armor = Pro kteréhokoli tvého bojovníka. Brnění: O +3. Protivníci nositele nesmí v souboji používat střelné ani zápasnické/střelné zbraně.
card-blessed_armor = Požehnané brnění
short-blessed_armor = Pož. brnění
text-blessed_armor = Pro tvého Doomtroopera. Brnění. Nositel je imunní vůči všem kartám Černé symetrie.
card-triangulating_scope = Třídimenzní vidění
short-triangulating_scope = 3D vidění
text-triangulating_scope = Pro libovolné Mužstvo nebo Kohortu. Když tamní bojovníci útočí, mají S +3 a jejich protivníci nemají nic z úkrytu ani z opevnění. Účinek více kopií se sčítá.
card-bauhaus_great_infurior = Velký zuřivec Bauhausu
short-bauhaus_great_infurior = Velký zuřivec
text-bauhaus_great_infurior = Dělostřelectvo pro tvé Mužstvo; vyložení stojí navíc 6 B. V každém kole můžeš za 3 akce vyřadit jedno opevnění ve hře.
card-demolition_kit = Demoliční sada
text-demolition_kit = Pro kteréhokoli tvého bojovníka. V souboji, v němž na nositele nebo jeho protivníka působí opevnění, vyřaď tuto kartu a s ní i toto opevnění.
card-first_aid_kit = Lékárnička
text-first_aid_kit = Pro kteréhokoli tvého bojovníka. Kdykoli kromě změny stavu bojovníků v souboji (fáze 7) ji vyřaď a vyleč jednoho svého zraněného bojovníka, třeba i nositele. Doomtrooper nemůže léčit Černého legionáře ani naopak. Právě zabitému bojovníkovi nepomůže.
card-personal_anti_personnel_mines = Osobní protipěchotní miny
short-personal_anti_personnel_mines = Osobní miny
text-personal_anti_personnel_mines = Pro kteréhokoli tvého bojovníka. V souboji nositele tuto kartu vyřaď: protivník je zabit a nositel zraněn.
card-lotus_blossom = Lotosový květ
text-lotus_blossom = Jed pro tvého mortifikátora. Hned po zápase, který nositel přežil, ho vyřaď a zraň jeho protivníka; pokud ho to zabije, dostaneš body.
card-antipersonnel_grenade = Protipěchotní granát
short-antipersonnel_grenade = Prot. granát
text-antipersonnel_grenade = Pro kteréhokoli tvého bojovníka. Za 1 útočnou akci ho obětuj a zraň libovolného bojeschopného bojovníka ve hře; za zabití jsou body. Souboj neproběhne.
card-book_of_law = Kniha zákona
text-book_of_law = Pro tvého bojovníka Bratrstva. V každém svém kole máš jednu nedefinovanou akci navíc; provádí ji tento bojovník.
card-command_helmet = Velitelská přilba
short-command_helmet = Vel. přilba
text-command_helmet = Pro tvého velitele. Nositel smí v každém kole provést jednu útočnou akci navíc. Nejvýš jedna na bojovníka.
card-perimeter_alarm = Obvodový alarm
short-perimeter_alarm = Obvodový alarm
text-perimeter_alarm = Pro libovolné Mužstvo nebo Kohortu. Jsou-li tamní bojovníci napadeni, nikdo nemá první útok, ani ten, kdo ho má VŽDY.
card-smoke_bomb = Dýmovnice
text-smoke_bomb = Pro kteréhokoli tvého bojovníka. Hned po oznámení útočníka a obránce ji vyřaď: nositel ustoupí, souboj končí a útočná akce je spotřebována.
card-tactical_computer = Taktický počítač
short-tactical_computer = Takt. počítač
text-tactical_computer = Pro tvého velitele. Nositel smí jednou v každém svém souboji změnit taktiku. Nejvýš jeden na bojovníka.
card-power_stabilizer = Stabilizátor moci
short-power_stabilizer = Stabilizátor
text-power_stabilizer = Pro tvého bojovníka Bratrstva, v libovolném počtu na bojovníka. V každém tvém kroku dobírání nastřádá 1 B. Nastřádané B smí utrácet jen nositel, a to jen za kouzla; nepatří do tvého banku.
card-ah_uh_19_grapeshot_guardian = AH/UH-19 Grapeshot Guardian
short-ah_uh_19_grapeshot_guardian = AH/UH-19
text-ah_uh_19_grapeshot_guardian = Pro tvého Doomtroopera Kapitolu. Vozidlo, vzdušný koráb. Uvnitř: S, O a H se zdvojnásobují, ale nelze používat zbraně.
card-cap_7000p = CAP 7000P
text-cap_7000p = Pro tvého Doomtroopera Kybertroniku. Vozidlo, vzdušný koráb. Uvnitř: S, O a H se zdvojnásobují, ale nelze používat zbraně.
card-fukimura_no_12_kamikaze = Fukimura č. 12 „Kamikaze“
short-fukimura_no_12_kamikaze = Kamikaze
text-fukimura_no_12_kamikaze = Pro tvého Doomtroopera Mishimy. Vozidlo, vzdušný koráb. Uvnitř: S, O a H se zdvojnásobují, ale nelze používat zbraně.
card-imperial_doomlord = Imperiální Doomlord
short-imperial_doomlord = Doomlord
text-imperial_doomlord = Pro tvého Doomtroopera Imperiálu. Vozidlo, vzdušný koráb. Uvnitř: S, O a H se zdvojnásobují, ale nelze používat zbraně.
card-purple_shark = Purpurový žralok
short-purple_shark = Purp. žralok
text-purple_shark = Pro kteréhokoli tvého bojovníka. Vozidlo, vzdušný koráb. Uvnitř: S +4, O +4. Za 5 B nositel unikne ze zápasu; pak hoď mincí: padne-li panna, nositel je zraněn a tato karta vyřazena.
card-t_32_wolfclaw_jbt = T-32 „Vlčí spár“ JBT
short-t_32_wolfclaw_jbt = Vlčí spár
text-t_32_wolfclaw_jbt = Pro tvého Doomtroopera Bauhausu. Vozidlo, tank. Uvnitř: Z, S, O a H se zdvojnásobují, ale nelze používat zbraně.
card-bauhaus_bully = Postrach Bauhausu
short-bauhaus_bully = Postrach
text-bauhaus_bully = Pro tvého bojovníka Imperiálu. Vozidlo, tank. Uvnitř: Z +8, S +8, O +8, H +8, ale nelze používat jiné vybavení ani opevnění. Protivníci, na které zaútočí, mají bonus z opevnění dvojnásobný.
card-hellhound_necrotank = Nekrotank Pekelný pes
short-hellhound_necrotank = Nekrotank
text-hellhound_necrotank = Pro tvého Černého legionáře. Vozidlo, tank. Uvnitř: Z +5, S +5, O +5, H +5, ale nelze používat jiné vybavení.
card-black_widow = Černá vdova
text-black_widow = Pro tvého Černého legionáře. Vozidlo. Uvnitř: Z +4, S +4, O +4, ale nelze používat jiné vybavení. Protivníci nemají nic z opevnění.
card-dragonfish = Dračí ryba
text-dragonfish = Pro tvého bojovníka Mishimy. Vozidlo, ponorka. Uvnitř: nositel má vždy první útok a koho zraní, toho zabije, ale nelze používat jiné vybavení.
card-mishimese_dragonbike = Mishimská dračí motorka
short-mishimese_dragonbike = Dračí motorka
text-mishimese_dragonbike = Pro tvého bojovníka Mishimy. Vozidlo. Uvnitř: Z +2, S +5 a při střelbě má nositel VŽDY první útok, ale nelze používat jiné vybavení.
card-blitztank = Blitztank
text-blitztank = Pro tvého bojovníka Synů Rasputina. Vozidlo, tank. Uvnitř: Z +5, S +5, O +5, H +5.
card-grimgrind_airvessel = Vzdušný koráb Grimgrind
short-grimgrind_airvessel = Grimgrind
text-grimgrind_airvessel = Pro tvého bojovníka Luteránské triády. Vozidlo, vzdušný koráb. Uvnitř: S +4, O +4.
card-ironshark = Železný žralok
text-ironshark = Pro tvého Kmenového válečníka. Vozidlo. Uvnitř: S +5; protivníci, které nositel zraní při střelbě, jsou zabiti.
card-tailwave = Tailwave
text-tailwave = Pro tvého bojovníka Synů Rasputina. Vozidlo, vzdušný koráb. Uvnitř: S +6, O +6.
card-torrent_battle_wagon = Bojový vůz Torrent
short-torrent_battle_wagon = Vůz Torrent
text-torrent_battle_wagon = Pro tvého bojovníka Půlměsíce. Vozidlo. Uvnitř: S +3, O +3.
card-verounist_stingray = Verounistický rejnok
short-verounist_stingray = Rejnok
text-verounist_stingray = Pro tvého bojovníka Templářů. Vozidlo, vzdušný koráb. Uvnitř: S +3, O +3.
card-epidermal_plates = Kožní pláty
short-epidermal_plates = Kožní pláty
text-epidermal_plates = Pro tvého Doomtroopera, který není z Bratrstva. Brnění. Základní O nositele se zdvojnásobuje; ostatní úpravy se přičítají až potom.
card-psycho_scanner = Psychoskener
text-psycho_scanner = Pro kteréhokoli tvého bojovníka. Je-li nositel napaden, smí ihned a zdarma přejít do úkrytu.
card-ticker = Tikač
text-ticker = Pro tvého Doomtroopera, který není z Bratrstva. V souboji nositele, od oznámení útočníka a obránce až do bojových modifikátorů (fáze 5), ho vyřaď: Z +2, S +2 a nositel nemůže být v tomto souboji zraněn ani zabit. Hned po souboji utrpí jedno zranění.
card-cardinals_blood = Kardinálova krev
short-cardinals_blood = Kard. krev
text-cardinals_blood = Jed na zbraň tvého mortifikátora. V zápase zásah touto zbraní nezraňuje; místo toho klesnou základní Z, S a O zasaženého na 1.
card-secret_hq = Tajné ústředí
text-secret_hq = Vylož k sobě; vyložení stojí 5 B a udržení dalších 5 B v každém tvém kroku dobírání. Dokud nemáš ve hře žádné bojovníky, nelze proti tobě provést sabotáž.
card-protective_wall = Ochranná zeď
short-protective_wall = Ochranná zeď
text-protective_wall = Do tvého Mužstva nebo Kohorty. Až tři bojovníci té oblasti se za ni mohou schovat, každý za 1 akci: nesmí útočit ani být napadeni a nebrání sabotáži; vyjít smí kdykoli. Je-li Zeď vyřazena, všichni za ní jsou zraněni; body za to nejsou.
card-foxhole = Okop
text-foxhole = Na kteréhokoli tvého bojovníka: O +2, Z -2. Nositel nesmí útočit zápasem, ale být tak napaden může. Za 1 akci okop přesuneš na jiného bojovníka.
card-installation = Pevnůstka
text-installation = Na kteréhokoli tvého bojovníka: O +3, Z -3. Nositel nesmí útočit zápasem, ale být tak napaden může. Za 1 akci pevnůstku přesuneš na jiného bojovníka.
card-spiked_barricade = Ostnatá barikáda
short-spiked_barricade = Barikáda
text-spiked_barricade = Na kteréhokoli tvého bojovníka: O +1. Nositel nesmí útočit zápasem, ale být tak napaden může. Za 1 akci barikádu přesuneš na jiného bojovníka.
card-cardinals_bank = Kardinálova banka
short-cardinals_bank = Kard. banka
text-cardinals_bank = Do tvého Mužstva. Ostatní hráči nemohou měnit tvé B ani vítězné body. Jen jedna na hráče.
card-citadel_of_algeroth = Algerothova citadela
short-citadel_of_algeroth = Cit. Algeroth
text-citadel_of_algeroth = Citadela do tvé Kohorty. Všichni Algerothovi stoupenci ve tvé Kohortě mají O +2. Jen jedna kopie na hráče.
card-citadel_of_demnogonis = Demnogonisova citadela
short-citadel_of_demnogonis = Cit. Demnogo.
text-citadel_of_demnogonis = Citadela do tvé Kohorty. Všichni Demnogonisovi stoupenci ve tvé Kohortě mají O +2. Jen jedna kopie na hráče.
card-citadel_of_ilian = Ilianina citadela
short-citadel_of_ilian = Cit. Ilian
text-citadel_of_ilian = Citadela do tvé Kohorty. Všichni Ilianini stoupenci ve tvé Kohortě mají O +2. Jen jedna kopie na hráče.
card-citadel_of_muawijhe = Muawijheova citadela
short-citadel_of_muawijhe = Cit. Muawijhe
text-citadel_of_muawijhe = Citadela do tvé Kohorty. Všichni Muawijheovi stoupenci ve tvé Kohortě mají O +2. Jen jedna kopie na hráče.
card-citadel_of_semai = Semaiova citadela
short-citadel_of_semai = Cit. Semai
text-citadel_of_semai = Citadela do tvé Kohorty. Všichni Semaiovi stoupenci ve tvé Kohortě mají O +2. Jen jedna kopie na hráče.
card-fukido = Fukido
text-fukido = Město do tvého Mužstva. Všichni tvoji bojovníci Imperiálu mají O +2. Jen jedna kopie na hráče.
card-heimburg = Heimburg
text-heimburg = Město do tvého Mužstva. Všichni tvoji bojovníci Bauhausu mají O +2. Jen jedna kopie na hráče.
card-longshore = Longshore
text-longshore = Město do tvého Mužstva. Všichni tvoji bojovníci Mishimy mají O +2. Jen jedna kopie na hráče.
card-san_dorado = San Dorado
text-san_dorado = Město do tvého Mužstva. Všichni tvoji bojovníci Kapitolu mají O +2. Jen jedna kopie na hráče.
card-the_cathedral = Katedrála
text-the_cathedral = Město a katedrála do tvého Mužstva. Všichni tvoji bojovníci Bratrstva mají O +2. Jen jedna kopie na hráče.
card-the_hq = Ústředí
text-the_hq = Město do tvého Mužstva. Všichni tvoji bojovníci Kybertroniku mají O +2. Jen jedna kopie na hráče.
card-hideout = Skrýš
text-hideout = Do tvé Kohorty. Všichni tvoji kacíři mají O +2.
card-fortified_entrenchment = Opevněné zákopy
short-fortified_entrenchment = Opev. zákopy
text-fortified_entrenchment = Do libovolného Mužstva nebo Kohorty. Tamní bojovníci mají při napadení O +2. Kdykoli a zdarma lze na zákopy přiložit karty vybavení; každá přidá další O +2.
card-factory = Továrna
text-factory = Do tvého Mužstva nebo Kohorty. V každém svém kroku dobírání získáš 1 B. Kopií můžeš mít libovolný počet.
card-industrial_complex = Průmyslový komplex
short-industrial_complex = Prům. komplex
text-industrial_complex = Do tvého Mužstva nebo Kohorty. V každém svém kroku dobírání získáš 3 B. Kopií můžeš mít libovolný počet.
card-bauhaus_bank = Bauhausská korporační banka
short-bauhaus_bank = BKB
text-bauhaus_bank = Vylož k sobě kdykoli. Smíš na dluh utratit až o 10 B víc, než máš. Splácet smíš kdykoli, 2 B za každý 1 B dluhu; dokud dlužíš, nemůžeš vyhrát. Tuto kartu nelze nikdy vyřadit ani obětovat.
card-garbage_dump = Smetiště
text-garbage_dump = Do tvého Mužstva, Kohorty nebo na tvou Stanici. V kroku odhazování smíš za každé 4 B odhodit jednu kartu navíc.
card-prison_camp = Zajatecký tábor
short-prison_camp = Zajat. tábor
text-prison_camp = Do tvého Mužstva. Pokud tvůj Doomtrooper zraní (ale nezabije) jiného Doomtroopera a přežije, můžeš zraněného uvěznit; jeho přiložení jsou vyřazena. Je-li Tábor vyřazen, vězni se vracejí.
card-prisoner_work_camp = Pracovní tábor zajatců
short-prisoner_work_camp = Prac. tábor
text-prisoner_work_camp = Do tvého Mužstva, Kohorty nebo na tvou Stanici. Bojovníka, kterého uvězníš, smíš dát sem; za každého zde máš v kole jednu neútočnou akci navíc. Je-li tábor vyřazen, jsou vyřazeni i všichni v něm.
card-control_mind = Ovládnutí mysli
short-control_mind = Ovlád. mysli
text-control_mind = Semaiův dar pro jeho stoupence. Jednou za kolo můžeš za 3 akce jmenovat protivníkova bojovníka a zvolit: v příštím kole svého hráče musí zaútočit, nebo útočit nesmí. Pokud musí, obránce vybírá jeho hráč, nebo smí zaútočit jiným bojovníkem.
card-invoke_pain = Přivolání bolesti
short-invoke_pain = Přiv. bolesti
text-invoke_pain = Dar Černé symetrie pro tvého Černého legionáře. Použij při protivníkově útočné akci nejpozději do oznámení útočníka a obránce: za každé 3 B nesmí jeden tebou zvolený bojovník útočit do začátku tvého příštího kola.
card-shroud = Závoj
text-shroud = Semaiův dar pro jeho stoupence. Za 1 akci: do začátku tvého příštího kola nesmí proběhnout žádný souboj.
card-sleep = Spánek
text-sleep = Muawijheův dar pro jeho stoupence. Za 1 akci vyber protivníkova bojovníka: do začátku tvého příštího kola nesmí útočit ani být napaden.
card-symmetry_flow = Proud symetrie
text-symmetry_flow = Dar Černé symetrie pro tvého Černého legionáře, který není kacíř. Nositel smí mít více kopií kteréhokoli obyčejného Daru Černé symetrie, který zvyšuje hodnoty.
card-dark_fire = Temný oheň
text-dark_fire = Dar Černé symetrie pro tvého Černého legionáře: Z +1.
card-hand_of_death = Ruka smrti
text-hand_of_death = Ilianin dar pro jejího stoupence: Z +2, S +2.
card-mind_melt = Tavení mysli
text-mind_melt = Semaiův dar pro jeho stoupence: Z +2, S +2.
card-resist_pain = Vzdor bolesti
text-resist_pain = Dar Černé symetrie pro tvého Černého legionáře: O +1.
card-barbarous_power = Barbarská moc
short-barbarous_power = Barbarská moc
text-barbarous_power = Dar Černé symetrie jen pro tvého kacíře: Z +1, S +1, O +1, H +1.
card-monstrous_power = Obludná moc
short-monstrous_power = Obludná moc
text-monstrous_power = Dar Černé symetrie jen pro tvého kacíře: Z +2, S +2, O +2, H +2.
card-ungodly_power = Bezbožná moc
text-ungodly_power = Dar Černé symetrie jen pro tvého kacíře: Z +5, S +5, O +5, H +5.
card-unholy_power = Nesvatá moc
text-unholy_power = Dar Černé symetrie jen pro tvého kacíře: Z +4, S +4, O +4, H +4.
card-disrupt_power = Narušení moci
text-disrupt_power = Ilianin dar pro jejího stoupence. Nositel je imunní vůči Umění i vůči Černé symetrii.
card-dimensional_hole = Díra v dimenzi
short-dimensional_hole = Díra v dimenzi
text-dimensional_hole = Ilianin dar pro jejího stoupence. Protivníci, které nositel zraní, jsou zabiti.
card-dimensional_warp = Pokřivení dimenze
short-dimensional_warp = Pokř. dimenze
text-dimensional_warp = Algerothův dar pro jeho stoupence. Protivníci, které nositel zraní, jsou zabiti.
card-infection = Nákaza
text-infection = Demnogonisův dar pro jeho stoupence. Protivníci, které nositel zraní, jsou zabiti.
card-decay = Rozklad
text-decay = Demnogonisův dar pro jeho stoupence. Kdykoli za 10 B: vyřaď jednu kartu vybavení ve hře.
card-distort = Zkreslení
text-distort = Algerothův dar pro jeho stoupence. Kdykoli za 10 B: vyřaď jednu kartu vybavení ve hře.
card-invoke_frenzy = Přivolání běsnění
short-invoke_frenzy = Přiv. běsnění
text-invoke_frenzy = Algerothův dar pro jeho stoupence. Za 1 akci vyleč jednoho svého zraněného Černého legionáře a polož na něj žeton; každý žeton znamená O -1.
card-portal_of_dark_healing = Portál temného léčení
short-portal_of_dark_healing = Temné léčení
text-portal_of_dark_healing = Algerothův dar, ale pro nefarita kteréhokoli apoštola. Je-li nositel zraněn, smí se za 3 akce vyléčit.
card-flow_of_acid = Proud kyseliny
text-flow_of_acid = Algerothův dar pro jeho stoupence. Jednou za kolo, za 3 akce, které se počítají jako útočná akce: za každé 3 B utrpí každý bojovník ve hře poškození 1. Bojovník, jehož O není vyšší než poškození, je zraněn.
card-wind_of_insanity = Vítr šílenství
short-wind_of_insanity = Vítr šílenství
text-wind_of_insanity = Muawijheův dar pro jeho stoupence. Jednou za kolo, za 1 akci, která není útočná: za každých 5 B utrpí každý bojovník ve hře poškození 1. Bojovník, jehož O není vyšší než poškození, je zraněn; za zabití jsou body.
card-time_death = Smrt času
text-time_death = Ilianin dar pro jejího stoupence. Nositel má vždy první útok. Pokud zraní, souboj skončí dřív, než protivník opětuje útok; jinak protivník útok opětuje.
card-evil_eye = Zlé oko
text-evil_eye = Dar Černé symetrie jen pro tvého kacíře. Protivník v souboji musí zaplatit 3 B, jinak nesmí opětovat útok; souboj pak končí po kacířově útoku.
card-unholy_eye = Nesvaté oko
text-unholy_eye = Dar Černé symetrie jen pro tvého kacíře. Nositel má vždy první útok a protivník ho nesmí opětovat; souboj končí po útoku nositele.
card-possess = Posednutí
text-possess = Semaiův dar pro jeho stoupence. Doomtrooper zabitý nositelem není vyřazen: stane se kacířem Černé legie v Kohortě svého hráče a smí dostávat karty Černé symetrie.
card-confuse = Zmatení
text-confuse = Muawijheův dar pro jeho stoupence. Nositel smí kdykoli změnit taktiku souboje, kterého se účastní.
card-illusion = Iluze
text-illusion = Semaiův dar pro jeho stoupence. Kdykoli v souboji nositele za 3 B: souboj se ruší, karty v něm zahrané jsou vyřazeny a nositel jde do úkrytu.
card-time_rot = Hniloba času
text-time_rot = Demnogonisův dar pro jeho stoupence. Za 1 akci polož na protivníkova bojovníka žeton stáří. Za každé tři žetony má Z -1, S -1, O -1, H -1; klesne-li jeho H na 0, je vyřazen.
card-blindness = Slepota
text-blindness = Dar Černé symetrie pro tvého Černého legionáře. Protivníci nositele mají v souboji Z -2, S -2.
card-deform = Znetvoření
text-deform = Demnogonisův dar pro jeho stoupence. Protivníci nositele mají v souboji O -2.
card-indigestion = Trávicí křeče
text-indigestion = Algerothův dar pro jeho stoupence. Protivníci nositele mají v souboji O -2.
card-insane_dance = Šílený tanec
text-insane_dance = Muawijheův dar pro jeho stoupence. Protivníci nositele mají v souboji Z -2, S -2.
card-terror = Hrůza
text-terror = Dar Černé symetrie pro tvého Černého legionáře. Protivníci nositele mají v souboji O -1.
card-tanec_na_okraji_prazdnoty = Tanec na okraji prázdnoty
short-tanec_na_okraji_prazdnoty = Tanec prázdna
text-tanec_na_okraji_prazdnoty = Zasažení bojovníci mají základní hodnoty Z -2, S -2, O -2.
card-animate_dead = Oživení mrtvých
short-animate_dead = Oživ. mrtvých
text-animate_dead = Demnogonisův dar pro jeho stoupence. Jednou za kolo za 3 akce dej bojovníka z libovolného hrobu do své Kohorty s polovičními Z, S a O (zaokrouhleno nahoru). Nesmí používat Umění ani Černou symetrii; je-li znovu zabit, je obětován.
card-portal_of_undeath = Portál nemrtvých
short-portal_of_undeath = Port. nemrtv.
text-portal_of_undeath = Algerothův dar pro Algerothova nefarita. Za každé zabití nositelem smíš zdarma dát Nemrtvého legionáře ze své sbírky do své Kohorty; body získáš jako obvykle.
card-send_dreams = Seslání snů
text-send_dreams = Muawijheův dar pro jeho stoupence. Kdykoli za 5 B: protivníkův bojovník jde do úkrytu.
card-necrovisual_link = Nekrovizuální spojení
short-necrovisual_link = Nekrospojení
text-necrovisual_link = Algerothův dar, ale pro nefarita kteréhokoli apoštola. Za 1 akci si prohlédni ruku jiného hráče.
card-true_gate = Pravá brána
text-true_gate = Ilianin dar pro jejího stoupence. V souboji nositele se k němu za každých 10 B připojí jeden bojovník z tvé Kohorty. Jejich útočné hodnoty se sčítají; protivník si vybere, koho zasáhne.
card-fly = Let
text-fly = Umění mentalismu. Kdykoli: do začátku tvého příštího kola nelze sesilatele napadnout, a když útočí, má Z +2, S +2, O +2, H +2.
card-telepathic_message = Telepatický vzkaz
short-telepathic_message = Telep. vzkaz
text-telepathic_message = Umění manipulace. Kdykoli na protivníka: jmenuj bojovníka. Může-li na něj protivník platně zaútočit, musí to udělat jako svou útočnou akci v příštím kole, a to bojovníkem, kterého si zvolí.
card-exorcise_dark_influences = Vymítání temných vlivů
short-exorcise_dark_influences = Vym. vlivů
text-exorcise_dark_influences = Umění exorcismu, bojové kouzlo na libovolného bojovníka v souboji. Za každý 1 B je cíl v tomto souboji imunní vůči jednomu obyčejnému Daru Černé symetrie.
card-exorcise_self = Vlastní vymítání
short-exorcise_self = Vl. vymítání
text-exorcise_self = Umění mentalismu. Kdykoli: do začátku tvého příštího kola na sesilatele nepůsobí Černá symetrie.
card-mind_wall = Zeď mysli
text-mind_wall = Umění metamorfózy. Kdykoli na libovolného bojovníka: za každý 1 B jmenuj jednu kartu Černé symetrie na stole; cíl je vůči ní imunní do začátku tvého příštího kola.
card-pacifism = Pacifismus
text-pacifism = Umění mentalismu, osobní bojové kouzlo. Všichni bojovníci v tomto souboji jsou vyřazeni; nikdo nedostane body.
card-elemental_ball = Živelná koule
text-elemental_ball = Umění živlů, osobní bojové kouzlo. Za každé 2 B má sesilatel Z +2.
card-elemental_bolt = Živelný blesk
text-elemental_bolt = Umění živlů, osobní bojové kouzlo. Za každé 2 B má sesilatel S +2.
card-elemental_wall = Živelná stěna
text-elemental_wall = Umění živlů, osobní bojové kouzlo. Za každé 2 B má sesilatel O +2.
card-exorcise_disease = Vymítání nemoci
short-exorcise_disease = Vym. nemoci
text-exorcise_disease = Umění exorcismu, bojové kouzlo na libovolného bojovníka v souboji. Za každé 2 B získá v tomto souboji buď O +1, nebo imunitu vůči jednomu Demnogonisovu daru.
card-exorcise_evil_thoughts = Vymítání zlých myšlenek
short-exorcise_evil_thoughts = Vym. myšlenek
text-exorcise_evil_thoughts = Umění exorcismu, bojové kouzlo na libovolného bojovníka v souboji. Za každé 2 B získá v tomto souboji buď O +1, nebo imunitu vůči jednomu Muawijheovu daru.
card-exorcise_infection = Vymítání nákazy
short-exorcise_infection = Vym. nákazy
text-exorcise_infection = Umění exorcismu, bojové kouzlo na libovolného bojovníka v souboji. Za každé 2 B získá v tomto souboji buď O +1, nebo imunitu vůči jednomu Ilianinu daru.
card-exorcise_poison = Vymítání jedu
short-exorcise_poison = Vymítání jedu
text-exorcise_poison = Umění exorcismu, bojové kouzlo na libovolného bojovníka v souboji. Za každé 2 B získá v tomto souboji buď O +1, nebo imunitu vůči jednomu Semaiovu daru.
card-exorcise_wound = Vymítání rány
text-exorcise_wound = Umění exorcismu, bojové kouzlo na libovolného bojovníka v souboji. Za každé 2 B získá v tomto souboji buď O +1, nebo imunitu vůči jednomu Algerothovu daru.
card-explosion = Výbuch
text-explosion = Umění kinetiky, osobní bojové kouzlo. Za každé 3 B má sesilatel Z +5, S +5.
card-levitation = Levitace
text-levitation = Umění kinetiky, osobní bojové kouzlo. Za každý 1 B má sesilatel Z +1, S +1, O +1.
card-presence = Přítomnost
text-presence = Umění předtuchy, bojové kouzlo na libovolného bojovníka v souboji s Černým legionářem. Za každý 1 B má cíl O +1.
card-proficiency = Zběhlost
text-proficiency = Umění mentalismu. Na začátku tvého kola: v tomto kole stojí seslání i zesílení každého kouzla tohoto sesilatele o 1 B méně, nejméně však 1 B.
card-shield = Štít
text-shield = Umění kinetiky, osobní bojové kouzlo. Za každý 1 B má sesilatel O +1.
card-strike = Úder
text-strike = Umění kinetiky, osobní bojové kouzlo. Za každý 1 B má sesilatel S +1.
card-fist_of_fury = Pěst hněvu
text-fist_of_fury = Umění kinetiky, osobní bojové kouzlo. Každý 1 B dá sesilateli +1 k Z, S nebo O; body rozděl, jak chceš.
card-invulnerability = Nezranitelnost
short-invulnerability = Nezranitelnost
text-invulnerability = Umění mentalismu. Kdykoli: do začátku tvého příštího kola nemůže být sesilatel zraněn ani zabit.
card-exorcise_injuries = Vymítání zranění
short-exorcise_injuries = Vym. zranění
text-exorcise_injuries = Umění exorcismu. Kdykoli na zraněného Doomtroopera: vyleč ho. Měl-li být právě zabit, třeba i automaticky, je místo toho jen zraněn.
card-speed = Rychlost
text-speed = Umění mentalismu, osobní bojové kouzlo. Sesilatel má první útok. Pokud protivníka zraní, souboj končí; jinak pak útočí protivník.
card-exorcism = Exorcismus
text-exorcism = Umění metamorfózy. Kdykoli na Doomtroopery, kteří se stali kacíři: za každých 5 B je jeden z nich zase sám sebou; nejprve je nutné vyřadit jeho karty Černé symetrie, každou za 3 B.
card-command = Rozkaz
text-command = Umění metamorfózy. Jako útočná akce za 6 B na protivníkova bojovníka: musí napadnout tebou zvoleného bojovníka, na kterého útočit smí. Je-li útočník zraněn nebo zabit, jeho hráč dostane B ve výši dvojnásobku jeho H; je-li zraněn nebo zabit obránce, dostaneš B ve výši jeho H ty. Tyto B nahrazují obvyklé body.
card-greater_hypnosis = Velká hypnóza
short-greater_hypnosis = Velká hypnóza
text-greater_hypnosis = Umění metamorfózy, bojové kouzlo. Změň obránce na libovolného jiného bojovníka ve hře, kterého lze napadnout.
card-greater_telepathy = Velká telepatie
short-greater_telepathy = V. telepatie
text-greater_telepathy = Umění manipulace, bojové kouzlo. Změň útočníka i obránce na libovolné dva bojeschopné bojovníky ve hře a urči taktiku.
card-lesser_hypnosis = Malá hypnóza
short-lesser_hypnosis = Malá hypnóza
text-lesser_hypnosis = Umění manipulace, bojové kouzlo. Změň obránce na jiného bojovníka ve hře, na kterého útočník smí zaútočit.
card-lesser_telepathy = Malá telepatie
short-lesser_telepathy = Malá telepatie
text-lesser_telepathy = Umění předtuchy, bojové kouzlo. Změň taktiku tohoto souboje.
card-premonition = Předtucha
text-premonition = Umění předtuchy, bojové kouzlo. Změň obránce na jiného svého bojovníka.
card-suggestion = Sugesce
text-suggestion = Umění manipulace. Hned po protivníkově vyhlášení souboje, než je oznámen útočník: útočníka určíš ty; obránce stále vybírá on.
card-press = Stisk
text-press = Umění kinetiky, osobní bojové kouzlo na protivníka. Souboj končí; protivník i sesilatel jsou zraněni. Za zabití nejsou body.
card-gaze = Pohled
text-gaze = Umění předtuchy. Kdykoli na protivníka: za každých 10 B si prohlédni jednu knihovnu; její vlastník ji pak smí zamíchat.
card-true_path = Pravá cesta
text-true_path = Umění předtuchy. Na začátku svého kroku dobírání, před braním karet: za každé 3 B si vezmi jednu kartu navíc (počet urči předem). Jednu z karet navíc si nech, ostatní odhoď.
card-summon_defense = Vyvolání obrany
short-summon_defense = Vyv. obrany
text-summon_defense = Umění vyvolávání. Kdykoli: za 3 B vezmi opevnění ze svého hrobu, nebo za 6 B ze své knihovny, a hned ho vylož za jeho vlastní cenu. Pak tuto kartu obětuj.
card-summon_hero = Vyvolání hrdiny
short-summon_hero = Vyv. hrdiny
text-summon_hero = Umění vyvolávání. Kdykoli za 2 B: dej do svého Mužstva jednoho Doomtroopera, který je osobností, buď z hrobu a zaplať i jeho H, nebo z knihovny a zaplať i dvojnásobek jeho H (pak zamíchej). Pak tuto kartu obětuj.
card-summon_item = Vyvolání předmětu
short-summon_item = Vyv. předmětu
text-summon_item = Umění vyvolávání. Kdykoli: za 4 B vezmi kartu vybavení ze svého hrobu, nebo za 7 B ze své knihovny, a dej ji za její vlastní cenu vhodnému bojovníkovi svého Mužstva. Pak tuto kartu obětuj.
card-summon_relic = Vyvolání relikvie
short-summon_relic = Vyv. relikvie
text-summon_relic = Umění vyvolávání. Kdykoli: za 7 B vezmi relikvii ze svého hrobu, nebo za 10 B ze své knihovny, a dej ji za její vlastní cenu vhodnému bojovníkovi svého Mužstva. Pak tuto kartu obětuj.
card-summon_spell = Vyvolání kouzla
short-summon_spell = Vyv. kouzla
text-summon_spell = Umění vyvolávání. Kdykoli: za 2 B vezmi kartu Umění ze svého hrobu, nebo za 4 B ze své knihovny, a hned ji sešli; musí jít v tu chvíli seslat a její cena se platí. Pak tuto kartu obětuj.
card-summon_trooper = Vyvolání vojáka
short-summon_trooper = Vyv. vojáka
text-summon_trooper = Umění vyvolávání. Kdykoli za 2 B: dej do svého Mužstva jednoho Doomtroopera, který není osobností, buď z hrobu a zaplať i jeho H, nebo z knihovny a zaplať i dvojnásobek jeho H (pak zamíchej). Pak tuto kartu obětuj.
card-summon_warzone = Vyvolání válečné zóny
short-summon_warzone = Vyv. zóny
text-summon_warzone = Umění vyvolávání. Za 1 akci a 4 B vylož do hry válečnou zónu ze svého hrobu, nebo za 8 B ze své knihovny. Pak tuto kartu obětuj.
card-improve_self = Sebezdokonalení
short-improve_self = Zdokonalení
text-improve_self = Umění mentalismu. Kdykoli: do začátku tvého příštího kola se všechny čtyři hodnoty sesilatele zdvojnásobují.
card-teleportation = Teleportace
text-teleportation = Umění kinetiky. Kdykoli na vybavení Doomtrooperů: za každý 1 B přesuň jednu kartu vybavení z jednoho Doomtroopera na jiného v témže Mužstvu; vlastní vybavení smíš také vrátit do ruky.
card-banishment = Vyhoštění
text-banishment = Umění manipulace. Za 2 akce a 5 B na Černého legionáře ve hře: vrací se do ruky svého vlastníka; jeho přiložení jsou vyřazena.
card-resist_elements = Odolnost vůči živlům
short-resist_elements = Odol. živlům
text-resist_elements = Umění živlů, osobní bojové kouzlo. Sesilatel má O +1 a za každé 2 B další O +1.
card-repudiate = Zapuzení
text-repudiate = Umění libovolného aspektu: sešle ho kterýkoli bojovník, který umí seslat nějaké kouzlo. Hned po zahrání speciální karty: ta nemá žádný účinek a je vyřazena; její cena je ztracena. Pak tuto kartu obětuj.
card-discern_truth = Poznání pravdy
text-discern_truth = Umění manipulace. Kdykoli na protivníka: za každé 3 B mu polož jednu otázku na karty v jeho ruce, na kterou lze odpovědět ano či ne. Odpoví pravdivě, nebo odpověď za 5 B odmítne.
card-empathy = Empatie
text-empathy = Umění metamorfózy. Za 1 akci na hráče: za každých 10 B musí prozradit svůj plán útoku (útočníka, obránce a taktiku) na jedno příští kolo a podle možností ho dodržet.
card-greater_domination = Velká nadvláda
short-greater_domination = Velká nadvláda
text-greater_domination = Umění manipulace. Kdykoli: za každých 5 B si prohlédni ruku jednoho protivníka a dvě jeho karty odhoď. Pak tuto kartu obětuj.
card-item_vision = Vize předmětů
text-item_vision = Umění předtuchy. Kdykoli: za každé 4 B si prohlédni ruku jednoho protivníka.
card-lesser_domination = Malá nadvláda
short-lesser_domination = Malá nadvláda
text-lesser_domination = Umění metamorfózy. Kdykoli: za každých 5 B si prohlédni ruku jednoho protivníka a jednu jeho kartu odhoď. Pak tuto kartu obětuj.
card-storm_of_chaos = Bouře chaosu
text-storm_of_chaos = Umění manipulace. Za 1 akci a 4 B na libovolného hráče: odhodí všechny karty z ruky. Pak tuto kartu obětuj.
card-phantasm = Přelud
text-phantasm = Umění kinetiky, osobní bojové kouzlo. Sesilatel si pro tento souboj vypůjčí všechny čtyři hodnoty některého bojovníka ve hře. Cena podle něj: Bratrstvo 4 B, jiný Doomtrooper 6 B, Černá legie 10 B.
card-the_chameleons_skin = Chameleoní kůže
short-the_chameleons_skin = Cham. kůže
text-the_chameleons_skin = Pro tvého vraha ze stínu. Nositel případ od případu rozhoduje, zda se může zúčastnit souboje; pokud ne, nebrání sabotáži. Vyhne-li se souboji, v němž byl napaden, smí útočník ihned zaútočit znovu.
card-aura_of_mystical_resistance = Aura mystické odolnosti
short-aura_of_mystical_resistance = Mystická aura
text-aura_of_mystical_resistance = Pro tvého bojovníka Mishimy. Nositel i jeho přiložení jsou imunní vůči Umění a Černé symetrii. Za 6 B hned po libovolném kouzlu nebo efektu Černé symetrie: zruš ho.
card-yoramas_deflecting_hands = Yoramovy odrážející dlaně
short-yoramas_deflecting_hands = Yoram. dlaně
text-yoramas_deflecting_hands = Pro tvého bojovníka Mishimy. V souboji před oznámením taktiky vyřaď jednu zbraň protivníka; má-li protivník první útok, až po něm.
card-the_crows_piercing_glance = Pronikavý pohled vrány
short-the_crows_piercing_glance = Pohled vrány
text-the_crows_piercing_glance = Pro tvého bojovníka Mishimy. V souboji dává každý utracený 1 B protivníkovi O -1 do konce souboje; během souboje to smíš opakovat.
card-ki_teleportation = Teleportace KI
short-ki_teleportation = Teleportace KI
text-ki_teleportation = Pro tvého vraha ze stínu. Je-li nositel napaden, smí se bránit z libovolné válečné zóny ve hře, i z Kohorty nebo od jiného hráče, nikdy však přes hranici Stanice.
card-adamantium_will = Adamantiová vůle
short-adamantium_will = Adamant. vůle
text-adamantium_will = Pro tvého bojovníka Mishimy. Nositel nemůže být automaticky zabit, místo toho je zraněn. Speciální karty, které zraňují nebo zabíjejí, na něj nepůsobí.
card-ki_self_healing = Samoléčení KI
short-ki_self_healing = Samoléčení KI
text-ki_self_healing = Pro tvého bojovníka Mishimy. Je-li nositel zraněn, smí se akcí vyhledání úkrytu vyléčit, ale jen pokud smí úkryt vyhledat.
card-nomuras_quickened_step = Nomurův zrychlený krok
short-nomuras_quickened_step = Nomurův krok
text-nomuras_quickened_step = Pro tvého bojovníka Mishimy. Ve tvém kole smí nositel za každých 5 B (nejvýš 15 B) provést jednu akci navíc, i útočnou; útoky musí být stále až poslední.
card-kanjis_lucky_sense = Kanjiho smysl pro štěstí
short-kanjis_lucky_sense = Kanjiho smysl
text-kanjis_lucky_sense = Pro tvého bojovníka Mishimy. Nositel má první útok a jeho protivník ho ztrácí. Za 6 B: zruš speciální kartu, která byla právě zahrána přímo na nositele nebo na jeho přiložení.
card-shadow_walk = Chůze stínem
text-shadow_walk = Pro tvého bojovníka Mishimy. Nositel je považován za vraha ze stínu a má první útok.
card-supreme_concentration = Svrchované soustředění
short-supreme_concentration = Soustředění
text-supreme_concentration = Pro tvého bojovníka Mishimy. V souboji se S nositele zvyšuje o základní S protivníka.
card-the_monkeys_foot = Opičí noha
short-the_monkeys_foot = Opičí noha
text-the_monkeys_foot = Pro tvého bojovníka Mishimy. V souboji se O nositele zvyšuje o základní O protivníka.
card-toronagas_raging_might = Toronagova zuřivá síla
short-toronagas_raging_might = Toronag. síla
text-toronagas_raging_might = Pro tvého bojovníka Mishimy. V souboji se Z nositele zvyšuje o základní Z protivníka.
card-hands_of_stone = Kamenné ruce
text-hands_of_stone = Pro tvého bojovníka Mishimy. Kdykoli v zápase nositele: nositel útok odrazí, souboj končí a žádná strana není zasažena. Nelze kombinovat s kartou Mrštný úskok promyky.
card-the_mongooses_artful_dodge = Mrštný úskok promyky
short-the_mongooses_artful_dodge = Úskok promyky
text-the_mongooses_artful_dodge = Pro tvého bojovníka Mishimy. Kdykoli při střelbě v souboji nositele: nositel uskočí, souboj končí a žádná strana není zasažena. Nelze kombinovat s kartou Kamenné ruce.
card-the_cobras_venomous_strike = Jedovatý výpad kobry
short-the_cobras_venomous_strike = Výpad kobry
text-the_cobras_venomous_strike = Pro tvého bojovníka Mishimy. Za 2 akce provede nositel jeden útok zápasem s dvojnásobným základním Z.
card-weapon_link = Splynutí se zbraní
short-weapon_link = Splynutí
text-weapon_link = Pro tvého bojovníka Mishimy se zbraní. Vyber jednu z jeho zbraní: její bonus se zdvojnásobuje.
card-codex_of_concealed_perception = Kodex skrytého vnímání
short-codex_of_concealed_perception = Kodex vnímání
text-codex_of_concealed_perception = Pro tvého bojovníka Bratrstva. Dokud je ve hře, tvoji bojovníci Bratrstva sesílají všechny aspekty a osobní bojová kouzla pro ně platí jako bojová kouzla.
card-exorcist_glove = Exorcistova rukavice
short-exorcist_glove = Ex. rukavice
text-exorcist_glove = Pro tvého bojovníka Bratrstva. Nositel sesílá Umění exorcismu a každý 1 B na ně vynaložený se počítá za 2. Proti kacířům Z +5, S +5; proti ostatním Černým legionářům Z +3, S +3.
card-the_falcon_of_pilgrims = Sokol poutníků
short-the_falcon_of_pilgrims = Sokol poutníků
text-the_falcon_of_pilgrims = Pro tvého bojovníka Bratrstva. Kdykoli pod něj smíš dát jednu kartu Umění; nositel ji smí jednou mezi tvými kroky dobírání seslat a karta přitom zůstane na místě.
card-eye_of_algeroth = Algerothovo oko
short-eye_of_algeroth = Alg. oko
text-eye_of_algeroth = Pro tvého kacíře. Nositel smí mít více kopií každé karty Černé symetrie, kterou smí dostat, a jejich účinky se sčítají. Opustí-li Oko hru, jsou všechny vyřazeny.
card-armor_of_the_true_assassin = Brnění pravého vraha
short-armor_of_the_true_assassin = Brnění vraha
text-armor_of_the_true_assassin = Pro tvého Doomtroopera. Brnění: O +4. Nositel je považován za mortifikátora, má první útok a koho zraní, toho zabije.
card-armor_of_unholiness = Brnění nesvatosti
short-armor_of_unholiness = Nesv. brnění
text-armor_of_unholiness = Pro tvého Černého legionáře. Brnění: O +4. Nositel je imunní vůči Umění a smí mít dary kteréhokoli apoštola.
card-bringer_of_light = Světlonoš
short-bringer_of_light = Světlonoš
text-bringer_of_light = Pro tvého bojovníka Bratrstva. Zápasnická zbraň: Z +7, O +3. Černí legionáři jí zranění jsou zabiti. Je-li nositel kardinál, platí osobní bojová kouzla pro tvé bojovníky Bratrstva jako bojová kouzla.
card-dai_sho_of_the_ancient_emperors = Dai-šó dávných císařů
short-dai_sho_of_the_ancient_emperors = Dai-šó
text-dai_sho_of_the_ancient_emperors = Pro tvého bojovníka Mishimy. Zápasnická zbraň: Z +6. Dokud je ve hře, smí tvůj bojovník Mishimy jedinou akcí opustit úkryt a zaútočit.
card-the_shillelagh = Shillelagh
text-the_shillelagh = Pro tvého bojovníka Imperiálu. Zápasnická zbraň: Z +4. Za 3 akce a 5 B: vyřaď bojovníka, který není osobností ani nepatří k Imperiálu; body za to nejsou a není to útok.
card-soul_well = Studna duší
text-soul_well = Pro tvého Ilianina stoupence. Doomtroopeři zabití kterýmkoli Ilianiným stoupencem jsou obětováni; každé takové zabití dá nositeli Z +1, S +1, O +1.
card-symmetry_stone = Kámen symetrie
text-symmetry_stone = Pro tvého Černého legionáře. Karty Černé symetrie v téže Kohortě nelze vyřadit ani obětovat dřív než tuto kartu.
card-the_liber_hereticus = Liber Hereticus
short-the_liber_hereticus = Liber Heret.
text-the_liber_hereticus = Pro tvého bojovníka Bratrstva s H 6 nebo více. Když přijde do hry, vyřaď všechny kacíře. Dokud je ve hře, nelze žádného kacíře vyložit a každý bojovník, který se jím stane, je vyřazen.
card-krynstons_skull = Krynstonova lebka
short-krynstons_skull = Krynst. lebka
text-krynstons_skull = Pro tvého Černého legionáře. Tví Černí legionáři získávají za zabití stoupenců jiného apoštola 4 body navíc.
card-asian_key_code_skull = Asijská kódová lebka
short-asian_key_code_skull = Asijská lebka
text-asian_key_code_skull = Jedna ze čtyř kódových lebek; přidělení stojí 2 akce. Pro tvého člena ostrovního týmu nebo hledače lebek. Má-li nositel všechny čtyři, smí za 3 akce jako útok zabít všechny bojovníky jedné oblasti, která není tvoje; získáš za to body.
card-european_key_code_skull = Evropská kódová lebka
short-european_key_code_skull = Evrop. lebka
text-european_key_code_skull = Jedna ze čtyř kódových lebek; přidělení stojí 2 akce. Pro tvého člena ostrovního týmu nebo hledače lebek. Má-li nositel všechny čtyři, smí za 3 akce jako útok zabít všechny bojovníky jedné oblasti, která není tvoje; získáš za to body.
card-north_american_key_code_skull = Severoamerická kódová lebka
short-north_american_key_code_skull = Sev.am. lebka
text-north_american_key_code_skull = Jedna ze čtyř kódových lebek; přidělení stojí 2 akce. Pro tvého člena ostrovního týmu nebo hledače lebek. Má-li nositel všechny čtyři, smí za 3 akce jako útok zabít všechny bojovníky jedné oblasti, která není tvoje; získáš za to body.
card-south_american_key_code_skull = Jihoamerická kódová lebka
short-south_american_key_code_skull = Jih.am. lebka
text-south_american_key_code_skull = Jedna ze čtyř kódových lebek; přidělení stojí 2 akce. Pro tvého člena ostrovního týmu nebo hledače lebek. Má-li nositel všechny čtyři, smí za 3 akce jako útok zabít všechny bojovníky jedné oblasti, která není tvoje; získáš za to body.
card-archetypal_timepiece = Archetypální hodiny
short-archetypal_timepiece = Arch. hodiny
text-archetypal_timepiece = Pro tvého bojovníka Bauhausu. V každém kole máš čtyři akce a za 5 B ještě jednu; útočit smíš stále jen jednou, a to poslední akcí.
card-mission_statement = Prohlášení o poslání
short-mission_statement = Prohlášení
text-mission_statement = Pro tvého bojovníka Kapitolu. Ve svém kole smíš až tři neútočné akce změnit na útočné, které provedou bojovníci Kapitolu, a to navíc ke svému běžnému útoku.
card-mask_of_the_vestals = Maska vestálek
short-mask_of_the_vestals = Maska vestálek
text-mask_of_the_vestals = Pro tvého bojovníka Bratrstva. Kdykoli hráč, který ji ovládá, zahraje kartu z ruky, smí si za ni ihned vzít náhradní.
card-visionary_crystal = Vizionářský krystal
short-visionary_crystal = Viz. krystal
text-visionary_crystal = Pro kteréhokoli tvého bojovníka. Za 3 akce ho obětuj: prohledej libovolnou knihovnu a jednu její kartu obětuj. Nositel je zraněn; body za to nejsou.
card-orb_of_the_smaller_servants = Koule nižších služebníků
short-orb_of_the_smaller_servants = Koule sluhů
text-orb_of_the_smaller_servants = Pro tvého Černého legionáře. Dokud je ve hře, základní Z, S, O a H všech tvých legionářů se ztrojnásobují; za jejich vyložení platíš jen běžnou H.
card-necromakina = Nekromakina
text-necromakina = Na citadelu ve tvé Kohortě. Když zabiješ Doomtroopera, smíš místo bodů dát ze své sbírky do své Kohorty Černého legionáře, který není osobností a jehož H není vyšší.
card-scroll_of_unholy_invocation = Svitek nesvatého vzývání
short-scroll_of_unholy_invocation = Nesv. svitek
text-scroll_of_unholy_invocation = Pro tvého Černého legionáře. Za 3 akce ho obětuj: dej zdarma apoštola ze své sbírky do své Kohorty.
card-vault_of_unholy_restoration = Krypta nesvaté obnovy
short-vault_of_unholy_restoration = Nesv. krypta
text-vault_of_unholy_restoration = Pro tvého Černého legionáře. Jsou-li tvoji Černí legionáři zabiti, jejich vybavení se místo vyřazení zamíchá do tvé knihovny (ne však vybavení samotného nositele, když zemře).
card-fragment_of_the_true_chip = Úlomek pravého čipu
short-fragment_of_the_true_chip = Úlomek čipu
text-fragment_of_the_true_chip = Pro tvého bojovníka Kybertroniku. Z, S, O a H nositele se všechny rovnají nejvyšší z těchto čtyř hodnot.
card-the_black_gate = Černá brána
text-the_black_gate = Pro tvého Černého legionáře. V souboji nositele se za každých 5 B připojí další tvůj Černý legionář. Z a S se sčítají; protivník si vybere, koho zasáhne.
card-assassination = Atentát
text-assassination = Pro libovolného bojovníka ve hře. Při přidělení jmenuj zdravého bojovníka; držitel ho musí zabít. Odměna: body ve výši dvojnásobku H oběti.
card-clan_infighting = Spor klanů
short-clan_infighting = Spor klanů
text-clan_infighting = Pro Doomtroopera Imperiálu. Držitel musí zabít Doomtroopera Imperiálu. Odměna: dvojnásobek běžných bodů za zabití.
card-dark_kohort = Temná Kohorta
text-dark_kohort = Pro libovolného hráče. Od konce tohoto kola až do konce příštího kola držitele musí být v držitelově Kohortě nepřetržitě stoupenec každého z pěti apoštolů. Odměna: 10 vítězných bodů.
card-destroy_kohort = Znič Kohortu
text-destroy_kohort = Pro libovolného hráče. Doomtrooper držitele musí zabít posledního bojovníka z Kohorty některého hráče ve hře. Odměna: 5 bodů navíc.
card-destroy_squad = Znič Mužstvo
text-destroy_squad = Pro libovolného hráče. Černý legionář držitele musí zabít posledního bojovníka z Mužstva některého hráče ve hře. Odměna: 5 bodů navíc.
card-establish_defensive_perimeter = Budování obranné linie
short-establish_defensive_perimeter = Obranná linie
text-establish_defensive_perimeter = Pro libovolného hráče. Za každé opevnění jiného názvu, které držitel vyloží do hry, získá 1 vítězný bod. Tento úkol se nikdy nesplní.
card-exonerated_ronin = Očištěný rónin
short-exonerated_ronin = Očištěný rónin
text-exonerated_ronin = Pro Doomtroopera Mishimy. Držitel musí zabít Doomtroopera Mishimy. Odměna: dvojnásobek běžných bodů za zabití.
card-fifteen_minutes_of_fame = Patnáct minut slávy
short-fifteen_minutes_of_fame = 15 min slávy
text-fifteen_minutes_of_fame = Pro bojovníka, který není osobností. Držitel musí zabít osobnost. Odměna: 5 bodů navíc.
card-flush_out_the_coward = Vyžeň zbabělce
short-flush_out_the_coward = Vyžeň zbabělce
text-flush_out_the_coward = Pro libovolného bojovníka ve hře. Držitel musí zabít bojovníka v úkrytu. Odměna: body ve výši dvojnásobku jeho H.
card-fury_of_the_clansmen = Zuřivost klanů
short-fury_of_the_clansmen = Zuřivost klanů
text-fury_of_the_clansmen = Pro příslušníka klanu. Držitel musí zabít Černého legionáře. Odměna podle volby: B ve výši čtyřnásobku H oběti, nebo vítězné body ve výši dvojnásobku H oběti.
card-infiltration = Infiltrace
text-infiltration = Pro libovolného hráče. Držitel musí zničit město, katedrálu nebo citadelu ve hře. Odměna: 6 vítězných bodů.
card-inspire_the_masses = Inspiruj masy
short-inspire_the_masses = Inspiruj masy
text-inspire_the_masses = Pro Kardinála Dominika, dokud je ve hře Katedrála. Splní se vynaložením 3 akcí: všichni tvoji Doomtroopeři, kteří jsou právě ve hře, jsou vyléčeni a natrvalo imunní vůči Černé symetrii a všichni bojovníci Bratrstva sesílají všechny aspekty. Na později příchozí se to nevztahuje.
card-internal_affairs_crackdown = Zásah vnitřní inspekce
short-internal_affairs_crackdown = Inspekce
text-internal_affairs_crackdown = Pro Doomtroopera Kapitolu. Držitel musí zabít Doomtroopera Kapitolu. Odměna: dvojnásobek běžných bodů za zabití.
card-nepharite_hunt = Lov nefaritů
text-nepharite_hunt = Pro Doomtroopera. Držitel musí zabít nefarita. Odměna podle volby: B ve výši čtyřnásobku H oběti, nebo vítězné body ve výši dvojnásobku H oběti.
card-portal_of_the_great_conqueror = Portál Velkého dobyvatele
short-portal_of_the_great_conqueror = Port. dobyv.
text-portal_of_the_great_conqueror = Pro Algerothova nefarita, dokud je ve tvé Kohortě Algerothova citadela. Držitel musí zabít bojovníka Bratrstva s H 3 nebo více. Za toto zabití nejsou body; místo toho už nikdo z těch, kdo jsou právě ve hře, nemůže sesílat Umění.
card-prove_your_valor = Dokaž svou odvahu
short-prove_your_valor = Dokaž odvahu
text-prove_your_valor = Pro libovolného bojovníka ve hře. Při přidělení jmenuj bojovníka s H alespoň dvakrát vyšší, než má držitel. Držitel ho musí zabít a přežít. Odměna: body ve výši trojnásobku jeho H.
card-recalled = Stažen z provozu
text-recalled = Pro Doomtroopera Kybertroniku. Držitel musí zabít Doomtroopera Kybertroniku. Odměna: dvojnásobek běžných bodů za zabití.
card-siege_of_the_citadel = Obležení citadely
short-siege_of_the_citadel = Obležení
text-siege_of_the_citadel = Přiděl kterémukoli hráči. Držitel musí zabít bojovníka chráněného citadelou. Odměna: body ve výši dvojnásobku jeho běžné H.

card-snub_the_cardinal = Urážka kardinála
short-snub_the_cardinal = Urážka kard.
text-snub_the_cardinal = Přiděl kterémukoli hráči. Zabije-li držitel bojovníka Bratrstva, získá 3 vítězné body navíc; udělá-li z bojovníka Bratrstva kacíře, získá 10 vítězných bodů.

card-suicide_mission = Sebevražedný úkol
short-suicide_mission = Sebevr. úkol
text-suicide_mission = Přiděl kterémukoli bojovníkovi. Úkol je splněn, když je držitel zabit: jeho hráč získá vítězné body ve výši jeho H a další 3, pokud držitel v tom souboji zabil jiného bojovníka.

card-traitor_discovered = Odhalený zrádce
short-traitor_discovered = Zrádce
text-traitor_discovered = Přiděl Doomtrooperovi Bauhausu. Držitel musí zabít Doomtroopera Bauhausu. Odměna: body ve výši dvojnásobku běžné H oběti.

card-well_rounded_squad = Pestré mužstvo
short-well_rounded_squad = Pestré mužstvo
text-well_rounded_squad = Přiděl kterémukoli hráči. Od konce tohoto kola do konce svého příštího kola musí mít držitel v Mužstvu bez přerušení bojovníka každé korporace a jednoho z Bratrstva. Odměna: 10 vítězných bodů.

card-whispers_of_heresy = Kacířský šepot
short-whispers_of_heresy = Kacířský šepot
text-whispers_of_heresy = Přiděl mortifikátorovi. Držitel musí zabít bojovníka Bratrstva, který není osobností. Odměna: body ve výši dvojnásobku běžné H oběti.

card-solidarity = Solidarita
text-solidarity = Přiděl kterémukoli hráči a urči korporaci. Pokaždé, když držitel vyloží do svého Mužstva jejího bojovníka, získá 1 vítězný bod nebo 2 B. Úkol je vyřazen, pokud držitel žádného takového v Mužstvu nemá.

card-honor_the_emperor = Pocta císaři
short-honor_the_emperor = Pocta císaři
text-honor_the_emperor = Přiděl kterémukoli hráči. Držitel získá 1 vítězný bod za každého bojovníka Mishimy, kterého kdokoli zapojí do hry. Tento úkol není nikdy splněn.

card-manhunt = Hon na člověka
text-manhunt = Přiděl kterémukoli hráči. Držitel musí uvěznit bojovníka. Odměna: 5 vítězných bodů.

card-raze_the_land = Spálená země
text-raze_the_land = Přiděl kterémukoli hráči. Držitel musí zahráním karty vyřadit nebo obětovat válečnou zónu. Odměna: 5 vítězných bodů.

card-skull_seeker = Hledač lebek
text-skull_seeker = Přiděl kterémukoli bojovníkovi, který může bojovat. Držitel je považován za hledače lebek, lebky však přijímá jen na Stanici. Tento úkol není nikdy splněn.

card-asteroid_settlement = Osada na asteroidu
short-asteroid_settlement = Osada
text-asteroid_settlement = Zóna v Pásu asteroidů pro tvé Mužstvo nebo Kohortu. Obránce: Z +2, S -1, O +1, H +2. V souboji se nesmí používat střelné ani zápasnické/střelné zbraně.

card-citadel_sanctum = Svatyně citadely
short-citadel_sanctum = Svatyně
text-citadel_sanctum = Obecná zóna pro tvou Kohortu. Obránce: Z +3, S +3, O +3. Obránci zabíjejí každého Doomtroopera, kterého zraní. Doomtrooper, který zde zabije obránce, získá dvojnásobek jeho H.

card-crater_of_anatholia = Kráter Anatholia
short-crater_of_anatholia = Anatholia
text-crater_of_anatholia = Zóna na Merkuru pro tvou Kohortu. Obránce: Z -3, S +1, O +2, H +2. Obránci mohou během souboje dostávat povolené karty Černé symetrie zdarma. V zápase zabíjejí každého, koho zraní.

card-cyberopolis = Kyberopolis
text-cyberopolis = Zóna na Marsu pro tvé Mužstvo. Obránce: Z -1, S -1, O +3, H +2. Obránci z Kybertroniku mají navíc Z +3, S +3, O +3, H +3.

card-graveton_archipelago = Gravetonské souostroví
short-graveton_archipelago = Graveton
text-graveton_archipelago = Zóna na Venuši pro tvé Mužstvo nebo Kohortu. Obránce: Z -1, S +4, H +1. Mořští lvi, kteří se zde brání, mají navíc Z +4, S +4, O +4.

card-great_rust_desert = Velká rezavá poušť
short-great_rust_desert = Rezavá poušť
text-great_rust_desert = Zóna na Marsu pro tvé Mužstvo nebo Kohortu. Obránce: S +6, O -2, H +2. Každý bojovník zraněný v souboji v této zóně je zabit.

card-helstrom_mountains = Helstromské hory
short-helstrom_mountains = Helstrom
text-helstrom_mountains = Zóna na Venuši pro tvou Kohortu. Obránce: Z +2, S -3, O +3, H +4. Tvůj obránce, který zde ve střeleckém souboji zabije Doomtroopera, získá dvojnásobek bodů.

card-infested_asteroid = Zamořený asteroid
short-infested_asteroid = Zam. asteroid
text-infested_asteroid = Zóna v Pásu asteroidů pro tvou Kohortu. Obránce: Z +2, O +3, H +2. Proti útočícím bojovníkům Imperiálu mají obránci navíc Z +5, S +5, O +5, H +5.

card-mccraig_line = McCraigova linie
short-mccraig_line = McCraig
text-mccraig_line = Zóna na Marsu pro tvé Mužstvo. Obránce: Z -1, S +3, O +2, H +2; obránci Kapitolu mají navíc Z +2, S +2, O +2. Dokud máš tuto zónu ve hře, smíš ve svém kroku akcí mimo souboj vykládat Zákopníky do svého Mužstva bez akce a bez B.

card-mercurian_diamond_caverns = Merkurské diamantové jeskyně
short-mercurian_diamond_caverns = Diam. jeskyně
text-mercurian_diamond_caverns = Zóna na Merkuru pro tvé Mužstvo. Obránce: Z -2, S -2, O +5, H +4. Obránce z Mishimy, který zde zabije protivníka, získá 3 vítězné body navíc.

card-no_mans_land = Země nikoho
text-no_mans_land = Obecná zóna pro tvé Mužstvo nebo Kohortu. Obránce: Z +1, S +1, O +1, H +4. Žoldnéři, kteří při obraně v této zóně zabijí, smějí získat vítězné body.

card-phobos_and_deimos = Phobos a Deimos
short-phobos_and_deimos = Phobos+Deimos
text-phobos_and_deimos = Zóna na Marsu pro tvou Kohortu. Obránce: Z +1, S +1, O -1, H +2. Semaiovi a Muawijheovi stoupenci mají při obraně proti Doomtrooperům navíc Z +5, S +5, O +5.

card-sacred_outpost = Svatá výspa
text-sacred_outpost = Obecná zóna pro tvé Mužstvo. Obránce: Z +3, S +3, O +3, H +6. Obránci Bratrstva sesílají kouzla všech aspektů a zabíjejí každého, koho zraní. Doomtroopeři, kteří na ně útočí, mají Z -2, S -2, O -2.

card-shinrikyo_underworld = Podsvětí Shinrikyo
short-shinrikyo_underworld = Shinrikyo
text-shinrikyo_underworld = Zóna na Merkuru pro tvé Mužstvo nebo Kohortu. Obránce: Z +3, S +3, O -2, H +3. Ve fázi vykládání bojových modifikátorů mohou obránci dostat povolené vybavení zdarma.

card-venusian_jungle = Venušanská džungle
short-venusian_jungle = Džungle
text-venusian_jungle = Zóna na Venuši pro tvé Mužstvo. Obránce: Z +3, S -1, O +2, H +2. Nesmějí se zde používat vozidla. Venušanští rangeři, kteří se zde brání, mají navíc Z +3, S +3, O +3.

card-victoria = Victoria
text-victoria = Zóna v Pásu asteroidů pro tvé Mužstvo. Obránce: Z -1, S +3, O +2, H +2. Obránci Imperiálu mají navíc Z +3, S +3, O +3.

card-central_europe = Střední Evropa
text-central_europe = Zóna v Temném Edenu pro tvou Stanici. Obránce: Z +2, S +2. Bránit se zde smějí jen bojovníci Půlměsíce. Bojovníci se zvířaty, kteří se zde brání, mají navíc Z +3, S +3, O +3.

card-eastern_europe = Východní Evropa
short-eastern_europe = Vých. Evropa
text-eastern_europe = Zóna v Temném Edenu pro tvou Stanici. Obránce: Z +1, S +2, O +2, H +2. Bránit se zde smějí jen bojovníci Synů Rasputina. Bojovníci používající vozidla, kteří se zde brání, mají navíc Z +3, S +3, O +3.

card-northwestern_europe = Severozápadní Evropa
short-northwestern_europe = SZ Evropa
text-northwestern_europe = Zóna v Temném Edenu pro tvou Stanici. Obránce: O +3, H +1. Bránit se zde smějí jen bojovníci Luteránské triády. V souboji smíš vyřadit jednoho dalšího svého luteránského bojovníka: obránce má Z +X, S +X, O +X, kde X je základní H vyřazeného.

card-southern_europe = Jižní Evropa
short-southern_europe = Jižní Evropa
text-southern_europe = Zóna v Temném Edenu pro tvou Stanici. Obránce: Z +3, O +2, H +2. Bránit se zde smějí jen bojovníci Templářů. Je-li protivník Kmenový válečník, mají navíc Z +3, S +3, O +3.

card-crescentian_twotusk = Dvojkel Půlměsíce
short-crescentian_twotusk = Dvojkel
text-crescentian_twotusk = Zvíře pro bojovníka Půlměsíce: Z +4, O +4, H +4.

card-eclipse_mammoth = Mamut zatmění
short-eclipse_mammoth = Mamut zatmění
text-eclipse_mammoth = Zvíře pro bojovníka Půlměsíce, bez modifikátorů. Za 3 akce na něj natrvalo nasedne další bojovník Půlměsíce bez zvířete z tvé Stanice, celkem až tři jezdci. Jejich Z, S, O a H se sčítají a v souboji se počítají jako jeden bojovník.

card-equine = Jezdecký kůň
text-equine = Zvíře pro bojovníka Luteránské triády: Z +2, O +2. Jezdec je považován také za Kavaleristu.

card-holy_urox = Svatý urox
text-holy_urox = Zvíře pro bojovníka Půlměsíce: Z +6, S +2, O +6, H +3. Útok jezdce stojí dvě akce.

card-marine_serett = Mořský serett
text-marine_serett = Zvíře pro bojovníka Templářů: Z +2, S -4, O +2. Templářskému mariňákovi dává místo Z +2 a O +2 bonus Z +4 a O +4. Na jezdce nemohou útočit vzdušné koráby.

card-mastodont = Mastodont
text-mastodont = Zvíře pro bojovníka Půlměsíce: Z +3, S +2, O +2, H +4. Ve střeleckém souboji smí jezdec použít dvě střelné nebo zápasnické/střelné zbraně zároveň a jejich bonusy se sčítají.

card-predatorian = Predatorián
text-predatorian = Zvíře pro bojovníka Templářů: Z +2, S +2, O +2, H +2. Útok protivníka na kteréhokoli bojovníka na této Stanici ho stojí dvě akce.

card-rivetbull = Nýtobýk
text-rivetbull = Zvíře pro bojovníka Synů Rasputina: Z +4, O +3, H +2.

card-support_artillery_ox = Dělostřelecký vůl
short-support_artillery_ox = Dělostř. vůl
text-support_artillery_ox = Zvíře pro bojovníka Půlměsíce: O +2. Za 2 akce smí jezdec provést sabotáž proti hráči, i když ten má bojeschopné bojovníky; odměnou jsou jen 3 vítězné body. Počítá se to jako útočná akce i jako sabotáž tohoto kola.

card-tusked_serett = Serett s kly
text-tusked_serett = Zvíře pro bojovníka Templářů: Z +3, S -2, O +2, H +2. Když zápas přežijí oba bojovníci, smí jezdec ihned znovu zápasit s týmž protivníkem.

card-alliance_cybertronic = Kybertronik
text-alliance_cybertronic = Tvoji bojovníci Kybertroniku smějí dostávat veškeré vybavení a relikvie kromě těch, které jsou vyhrazeny Černé legii.

card-alliance_brotherhood = Bratrstvo
short-alliance_brotherhood = Bratrstvo
text-alliance_brotherhood = Tvoji bojovníci Bratrstva sesílají kouzla všech aspektů a osobní bojová kouzla pro ně platí jako bojová kouzla.

card-alliance_bauhaus = Bauhaus
text-alliance_bauhaus = Vybavení tvých bojovníků Bauhausu může být vyřazeno jen spolu se svým nositelem.

card-alliance_imperial = Imperiál
text-alliance_imperial = Zranění, které tvůj bojovník Imperiálu utrpí v souboji s Černým legionářem, se vyléčí ihned po 7. fázi souboje. Nepomáhá proti automatickému zabití ani proti druhému zranění, které zabíjí jako obvykle.

card-alliance_capitol = Kapitol
text-alliance_capitol = Bojovníky Kapitolu smíš vykládat do svého Mužstva kdykoli a bez akce; jejich H platíš.

card-alliance_dark_legion = Černá legie
short-alliance_dark_legion = Černá legie
text-alliance_dark_legion = Svým Černým legionářům smíš kdykoli, bez B a bez akce udělit jakoukoli kartu Černé symetrie. Na apoštola daru se nehledí, na požadovaný typ bojovníka (např. kacíř) ano.

card-alliance_mishima = Mishima
text-alliance_mishima = Tvoji bojovníci Mishimy mají v souboji s Černými legionáři Z +5, S +5, O +5.

card-chasm = Propast!
text-chasm = Do začátku tvého příštího kola jsou povoleny jen střelecké souboje. Probíhající zápas ihned končí.

card-dull_blade = Tupé ostří
text-dull_blade = Zahraj v souboji na zápasnickou (ne zápasnickou/střelnou) zbraň. V tomto souboji ji nelze použít.

card-heavy_fog = Hustá mlha
text-heavy_fog = Do začátku tvého příštího kola jsou povoleny jen zápasy. Probíhající střelecký souboj ihned končí.

card-out_of_ammo = Došla munice
text-out_of_ammo = Zahraj v souboji na střelnou nebo zápasnickou/střelnou zbraň. V tomto souboji ji nelze použít.

card-thadeuss_pallet = Thadeova paleta
short-thadeuss_pallet = Paleta
text-thadeuss_pallet = Zůstává ve hře. Dokud je ve hře, nikdo nesmí provádět akci vyhledání úkrytu.

card-air_assault = Letecký útok
text-air_assault = Zahraj v souboji. V tomto souboji nelze použít žádnou válečnou zónu.

card-amnesia = Amnézie
text-amnesia = Přilož ke kterémukoli bojovníkovi. Ztrácí schopnosti vytištěné na své kartě, omezení však ne; jeho hodnoty zůstávají.

card-dont_call_again = Už ani slovo
short-dont_call_again = Už ani slovo
text-dont_call_again = Přilož ke kterémukoli bojovníkovi. Nesmí provádět akce: útočit, sabotovat, dostávat vybavení ani používat karty vykládané na něj jako akce. Lze ho však cílit, napadnout (brání se normálně) i zahnat do úkrytu. Jeho hráč může celkem za čtyři akce (počítají se i útočné) tuto kartu vyřadit.

card-hidden = Schován
text-hidden = Za 1 akci přilož k mortifikátorovi. Nesmí útočit ani být napaden. Kdykoli mimo souboj můžeš tuto kartu obětovat: nositel ihned provede jeden útok zdarma.

card-training = Vojenské cvičení
short-training = Cvičení
text-training = Za 1 akci přilož ke kterémukoli Mužstvu nebo Kohortě; na začátku tvého příštího kola je karta vyřazena. Do té doby tamní bojovníci nesmějí útočit ani být napadeni. Hráče to nevystavuje sabotáži.

card-lurker = Skrytá záloha
text-lurker = Za 1 akci přilož ke kterémukoli Kmenovému válečníkovi. Nelze ho napadnout a nebrání sabotáži. Může se připojit k libovolnému souboji tvých Kmenových válečníků: jejich Z a S se sčítají a protivník si volí, koho zasáhne; poté je tato karta vyřazena.

card-at_peace_with_the_art = V souladu s Uměním
short-at_peace_with_the_art = Soulad s Um.
text-at_peace_with_the_art = Přilož ke kterémukoli Doomtrooperovi. Smí seslat jakékoli kouzlo, které není bojovým kouzlem; každé seslání stojí 2 B navíc.

card-blind_fury = Slepý vztek
text-blind_fury = Zahraj po vyhlášení souboje, před oznámením útočníka a obránce, na bojovníka, který není osobností. V tomto souboji smí napadnout kteréhokoli jiného bojovníka ve hře.

card-changeling_empathy = Empatie metamorfózy
short-changeling_empathy = Emp. metamor.
text-changeling_empathy = Za 1 akci přilož ke svému bojovníkovi Bratrstva. Dokud je karta přiložena, všichni bojovníci Bratrstva v tvém Mužstvu sesílají Umění metamorfózy.

card-chosen = Vyvolený
text-chosen = Přilož ke kterémukoli Černému legionáři. Smí dostávat dary kteréhokoli apoštola.

card-elemental_empathy = Empatie živlů
short-elemental_empathy = Empatie živlů
text-elemental_empathy = Za 1 akci přilož ke svému bojovníkovi Bratrstva. Dokud je karta přiložena, všichni bojovníci Bratrstva v tvém Mužstvu sesílají Umění živlů.

card-exorcism_empathy = Empatie exorcismu
short-exorcism_empathy = Emp. exorc.
text-exorcism_empathy = Za 1 akci přilož ke svému bojovníkovi Bratrstva. Dokud je karta přiložena, všichni bojovníci Bratrstva v tvém Mužstvu sesílají Umění exorcismu.

card-kinetic_empathy = Empatie kinetiky
short-kinetic_empathy = Emp. kinet.
text-kinetic_empathy = Za 1 akci přilož ke svému bojovníkovi Bratrstva. Dokud je karta přiložena, všichni bojovníci Bratrstva v tvém Mužstvu sesílají Umění kinetiky.

card-manipulative_empathy = Empatie manipulace
short-manipulative_empathy = Emp. manip.
text-manipulative_empathy = Za 1 akci přilož ke svému bojovníkovi Bratrstva. Dokud je karta přiložena, všichni bojovníci Bratrstva v tvém Mužstvu sesílají Umění manipulace.

card-mentalism_empathy = Empatie mentalismu
short-mentalism_empathy = Emp. mental.
text-mentalism_empathy = Za 1 akci přilož ke svému bojovníkovi Bratrstva. Dokud je karta přiložena, všichni bojovníci Bratrstva v tvém Mužstvu sesílají Umění mentalismu.

card-mystical_training = Mystický výcvik
short-mystical_training = Myst. výcvik
text-mystical_training = Za 3 akce přilož k bojovníkovi Bratrstva. Sesílá kouzla všech aspektů.

card-premonition_empathy = Empatie předtuchy
short-premonition_empathy = Emp. předt.
text-premonition_empathy = Za 1 akci přilož ke svému bojovníkovi Bratrstva. Dokud je karta přiložena, všichni bojovníci Bratrstva v tvém Mužstvu sesílají Umění předtuchy.

card-revelation = Zjevení
text-revelation = Vyber kteréhokoli svého Doomtroopera. Smí nyní seslat jednu kartu Umění z tvé ruky bez ohledu na její aspekt; cenu platíš a kartu musíš zahrát ihned.

card-tainted_conjurer = Poskvrněný zaklínač
short-tainted_conjurer = Zaklínač
text-tainted_conjurer = Přilož ke kterémukoli kacíři. Smí seslat jakékoli kouzlo; každé seslání stojí 3 B navíc.

card-emissaries = Vyslanci
text-emissaries = Do začátku tvého příštího kola se tvoji Kmenoví válečníci bez zvířete a vozidla smějí transferovat do Mužstva a zpět (jsou pak také Doomtroopery) nebo do Kohorty a zpět (jsou pak také kacíři).

card-urban_tactics = Městská taktika
short-urban_tactics = Měst. taktika
text-urban_tactics = Zůstává u tebe ve hře. Tvoji bojovníci v pozemních vozidlech smějí využívat opevnění a úkryt, nelze je však vyložit přímo do úkrytu.

card-demoted = Degradován
text-demoted = Přilož ke kterémukoli bojovníkovi: natrvalo H -2. Klesne-li jeho H na 0, je bojovník vyřazen. Více kopií se sčítá.

card-hidden_in_the_shadows = Skryt ve stínu
short-hidden_in_the_shadows = Skryt ve stínu
text-hidden_in_the_shadows = Přilož ke kterémukoli bojovníkovi: O +3. Karta je vyřazena v tvém příštím kroku dobírání.

card-reputation = Pověst
text-reputation = Za 3 akce přilož ke kterémukoli bojovníkovi: H +3.

card-commendation = Pochvala
text-commendation = Přilož k Doomtrooperovi, který právě zabil bojovníka s vyšší H: Z +3, H +1. Může jich mít libovolný počet.

card-decoration = Vyznamenání
text-decoration = Přilož k Doomtrooperovi, který právě zabil bojovníka s vyšší H: S +3, H +1. Může jich mít libovolný počet.

card-recognition = Uznání
text-recognition = Přilož k Doomtrooperovi, který právě zabil bojovníka s vyšší H: O +3, H +1. Může jich mít libovolný počet.

card-corrupt_shield = Zkažený štít
text-corrupt_shield = Přilož ke kterémukoli Černému legionáři. Je imunní vůči Umění.

card-mental_constitution = Mentální konstituce
short-mental_constitution = Ment. konst.
text-mental_constitution = Přilož ke kterémukoli Doomtrooperovi. Je imunní vůči Umění i Černé symetrii; jeho hráč se toho může případ od případu vzdát.

card-strength_of_will = Síla vůle
short-strength_of_will = Síla vůle
text-strength_of_will = Do začátku tvého příštího kola Černá symetrie na tvé bojovníky nepůsobí; své vlastní dary používat smějí.

card-distracted = Rozptýlený
text-distracted = Zahraj v souboji na bojovníka s imunitou. V tomto souboji nemá imunitu vůči Umění ani Černé symetrii.

card-inoculations = Očkování
text-inoculations = Za 1 akci. Zůstává u tebe ve hře: na tvé bojovníky už nelze hrát viry a viry se na ně nešíří.

card-red_plague = Rudý mor
text-red_plague = Virus: kdykoli ve svém kole nakaz všechny Doomtroopery, kteří jsou nyní na jedné Stanici. Každé zranění v souboji nakaženého bojovníka zabije. Doomtrooper, který je nebo se dostane do stejné oblasti s nakaženým, se ihned nakazí. Zůstává ve hře, dokud je někdo nakažen, pak je karta obětována.

card-burning_lungs = Hořící plíce
text-burning_lungs = Virus, za 2 akce. Zůstává ve hře: všichni Doomtroopeři na všech Stanicích mají Z -1, S -1, O -1. Více kopií se sčítá.

card-botched_orders = Zpackané rozkazy
short-botched_orders = Zpackáno
text-botched_orders = Vyřaď jeden úkol ve hře.

card-desperate_measures = Zoufalé kroky
short-desperate_measures = Zoufalé kroky
text-desperate_measures = Vyřaď všechny úkoly ve hře.

card-earthquake = Zemětřesení
text-earthquake = Vyřaď všechna města a citadely ve hře.

card-essence_of_clarity = Esence jasnosti
short-essence_of_clarity = Jasnost
text-essence_of_clarity = Musíš mít v Mužstvu bojovníka Bratrstva. Každý Muawijheův stoupenec ve hře vyřadí své karty Černé symetrie a je zraněn; body se nepřidělují.

card-essence_of_integrity = Esence bezúhonnosti
short-essence_of_integrity = Bezúhonnost
text-essence_of_integrity = Musíš mít v Mužstvu bojovníka Bratrstva. Každý Semaiův stoupenec ve hře vyřadí své karty Černé symetrie a je zraněn; body se nepřidělují.

card-essence_of_morality = Esence mravnosti
short-essence_of_morality = Mravnost
text-essence_of_morality = Musíš mít v Mužstvu bojovníka Bratrstva. Každý Demnogonisův stoupenec ve hře vyřadí své karty Černé symetrie a je zraněn; body se nepřidělují.

card-essence_of_purity = Esence čistoty
short-essence_of_purity = Esence čistoty
text-essence_of_purity = Musíš mít v Mužstvu bojovníka Bratrstva. Každý Ilianin stoupenec ve hře vyřadí své karty Černé symetrie a je zraněn; body se nepřidělují.

card-essence_of_rectitude = Esence poctivosti
short-essence_of_rectitude = Poctivost
text-essence_of_rectitude = Musíš mít v Mužstvu bojovníka Bratrstva. Každý kacíř ve hře vyřadí své karty Černé symetrie.

card-essence_of_virtue = Esence ctnosti
short-essence_of_virtue = Esence ctnosti
text-essence_of_virtue = Musíš mít v Mužstvu bojovníka Bratrstva. Každý Algerothův stoupenec ve hře vyřadí své karty Černé symetrie a je zraněn; body se nepřidělují.

card-fallen_from_favor = V nemilosti
short-fallen_from_favor = V nemilosti
text-fallen_from_favor = Vyber kteréhokoli Černého legionáře a vyřaď jednu z jeho karet Černé symetrie podle své volby.

card-gale_force_winds = Vichřice
short-gale_force_winds = Vichřice
text-gale_force_winds = Vyřaď všechny vzdušné koráby ve hře. Zůstává ve hře a po tu dobu nelze vykládat vzdušné koráby. Na začátku každého svého kola zaplať 3 B, nebo tuto kartu vyřaď.

card-malfunction = Porucha!
text-malfunction = Vyber kteréhokoli bojovníka a vyřaď jednu z jeho karet vybavení podle své volby.

card-repentance = Pokání
text-repentance = Vyřaď všechny kacíře ve hře; body se nepřidělují.

card-sabotage = Sabotáž!
text-sabotage = Urči jednu korporaci, Bratrstvo nebo Černou legii. Bojovníci této příslušnosti ve hře vyřadí veškeré své vybavení.

card-surprise_invasion = Náhlá invaze!
short-surprise_invasion = Náhlá invaze!
text-surprise_invasion = Za 1 akci vyřaď jedno opevnění ve hře.

card-undercover_agents = Tajní agenti
short-undercover_agents = Tajní agenti
text-undercover_agents = Za 1 akci. Za každé 3 B, které utratíš, vyřaď jeden úkol ve hře podle své volby.

card-wave_of_righteousness = Vlna poctivosti
short-wave_of_righteousness = Vlna poctiv.
text-wave_of_righteousness = Za každých 10 B, které utratíš, vyřaď jednoho bojovníka ve hře. Nejde o útok. Poté tuto kartu obětuj.

card-cleansing_flame = Očistný plamen
short-cleansing_flame = Očistný plamen
text-cleansing_flame = Zaplať 8 B a vyřaď Černého legionáře ve hře. Nejde o útok. Poté tuto kartu obětuj.

card-natural_disaster = Přírodní pohroma
short-natural_disaster = Pohroma
text-natural_disaster = Vyřaď jednu válečnou zónu ve hře.

card-secret_assassin = Tajný vrah
short-secret_assassin = Tajný vrah
text-secret_assassin = Zaplať 8 B a vyřaď Doomtroopera ve hře. Nejde o útok. Poté tuto kartu obětuj.

card-hostile_takeover = Nepřátelské převzetí
short-hostile_takeover = Převzetí
text-hostile_takeover = Za 1 akci obětuj kteroukoli alianci ve hře.

card-symmetry_failure = Selhání Symetrie
short-symmetry_failure = Selhání Sym.
text-symmetry_failure = Vyřaď všechny karty Černé symetrie ve hře.

card-inner_shame = Vnitřní hanba
text-inner_shame = Vyřaď jednu sílu KI ve hře.

card-secret_mission = Tajný úkol
text-secret_mission = Zahraj spolu s úkolem z ruky, jehož podmínky právě prokazatelně splňuješ. Získáváš jeho odměnu.

card-evasion_training = Výcvik úhybů
short-evasion_training = Výcvik úhybů
text-evasion_training = Za 3 akce přilož ke kterémukoli bojovníkovi. V souboji má nositel za každé 2 B, které jeho hráč utratí, O +1 do konce souboje.

card-martial_training = Bojový výcvik
short-martial_training = Bojový výcvik
text-martial_training = Za 3 akce přilož ke kterémukoli bojovníkovi. V souboji má nositel za každé 2 B, které jeho hráč utratí, Z +1 do konce souboje.

card-sharpshooter = Ostrostřelec
text-sharpshooter = Za 3 akce přilož ke kterémukoli bojovníkovi. V souboji má nositel za každé 2 B, které jeho hráč utratí, S +1 do konce souboje.

card-our_will_is_beyond_measure = Naše vůle je bezmezná
short-our_will_is_beyond_measure = Bezmezná vůle
text-our_will_is_beyond_measure = Proroctví: za 1 akci přilož ke svému Prorokovi na Stanici. V souboji dá každý B jednomu tvému zúčastněnému bojovníkovi Půlměsíce Z +1 nebo S +1 do konce souboje. Lze opakovat až do 5. fáze.

card-home_turf_asteroid_belt = Domácí půda: Pás asteroidů
short-home_turf_asteroid_belt = Doma: Pás
text-home_turf_asteroid_belt = Přilož k válečné zóně v Pásu asteroidů. Bojovníci Imperiálu, kteří se v ní brání, ignorují její záporné modifikátory a zabíjejí každého, koho zraní.

card-home_turf_mars = Domácí půda: Mars
short-home_turf_mars = Doma: Mars
text-home_turf_mars = Přilož k válečné zóně na Marsu. Bojovníci Kapitolu, kteří se v ní brání, ignorují její záporné modifikátory a zabíjejí každého, koho zraní.

card-home_turf_mercury = Domácí půda: Merkur
short-home_turf_mercury = Doma: Merkur
text-home_turf_mercury = Přilož k válečné zóně na Merkuru. Bojovníci Mishimy, kteří se v ní brání, ignorují její záporné modifikátory a zabíjejí každého, koho zraní.

card-home_turf_venus = Domácí půda: Venuše
short-home_turf_venus = Doma: Venuše
text-home_turf_venus = Přilož k válečné zóně na Venuši. Bojovníci Bauhausu, kteří se v ní brání, ignorují její záporné modifikátory a zabíjejí každého, koho zraní.

card-narrow_escape = Únik o vlásek!
text-narrow_escape = Zahraj, když je tvůj bojovník zabit. Není zabit a zůstává ve stavu, v jakém byl před soubojem.

card-try_and_stop_me = Zkus mě zastavit!
short-try_and_stop_me = Zastav mě!
text-try_and_stop_me = Za 1 akci přilož ke kterémukoli bojovníkovi. Nelze ho automaticky zabít: takové zranění ho pouze zraní. Druhé zranění ho však zabije.

card-anti_toxin = Protijed
text-anti_toxin = Za 3 akce přestanou být tvoji nakažení bojovníci nakaženi virem.

card-the_protection = Ochrana
text-the_protection = Rituál, za 1 akci. Musíš mít na Stanici Patriarchu. Do začátku tvého příštího kola nemohou být tvoji bojovníci Luteránské triády při útoku zraněni ani zabiti.

card-sworn_vengeance = Přísaha pomsty
short-sworn_vengeance = Přísaha pomsty
text-sworn_vengeance = Zahraj na bojovníka, který právě v souboji zabil bojovníka Mishimy. Je zraněn; pokud ho to zabije, získáš jeho H. Účinek má jen první zahraná kopie.

card-minefield = Minové pole
text-minefield = Zahraj v souboji, v němž se tvůj bojovník brání. Útočník je zraněn a souboj končí; je-li tím útočník zabit, získáš body. Karta je považována za minové pole. Poté ji obětuj.

card-death_maze = Bludiště smrti
text-death_maze = Jed. Za 1 akci přilož k mortifikátorovi. Ihned po zápase, který nositel přežil, můžeš tuto kartu obětovat a zabít jeho protivníka, ať byl zraněn, nebo ne; body se přidělují.

card-blood_lust = Krvavý chtíč
text-blood_lust = Zahraj na začátku svého kola. V tomto kole máš jednu útočnou akci navíc. Účastníky druhého útoku vyber až po skončení prvního.

card-bogged_down = Uvázli v bahně
text-bogged_down = Zahraj kdykoli ve svém kole na protihráče. Ten vynechá své příští kolo. Poté tuto kartu obětuj.

card-forced_march = Nucený pochod
text-forced_march = Vyber kteréhokoli hráče. V příštím kole má o jednu akci méně, aspoň jedna mu však zůstane.

card-initiative = Iniciativa
text-initiative = Zahraj na začátku svého kola. V tomto kole máš jednu nedefinovanou akci navíc; může být i útočná. Jen jedna Iniciativa za kolo.

card-inspired = Bohem požehnaný
short-inspired = Požehnaný
text-inspired = Proveď ihned až tři neútočné akce. Ve svém kole je máš navíc k běžným akcím.

card-ruthless_efficiency = Bezohledná efektivita
short-ruthless_efficiency = Bezohlednost
text-ruthless_efficiency = Zahraj na konci svého kola a ihned odehraj další kolo. Poté tuto kartu obětuj.

card-smell_of_war = Chuť války
text-smell_of_war = Zahraj kdykoli ve svém kole před akcemi. Do začátku tvého příštího kola smí každý hráč měnit další nedefinované akce na útočné, každý útok navíc za 2 B.

card-grand_assault = Rozsáhlá ofenzíva
short-grand_assault = Ofenzíva
text-grand_assault = Zahraj kdykoli mimo souboj na svého bojovníka. Ihned s ním proveď jednu útočnou akci.

card-ambush = Léčka
text-ambush = Zahraj v souboji. Obránce útočí jako první. Je-li útočník zraněn, souboj končí dřív, než může útok opětovat; jinak útok opětuje.

card-necromutant_frenzy = Zuřivost nekromutantů
short-necromutant_frenzy = Zuřivost
text-necromutant_frenzy = Zůstává ve hře. Do konce hry mají všichni Nekromutanti v zápase první útok, ne však proti jinému Nekromutantovi.

card-surprise_attack = Nečekaný útok
short-surprise_attack = Nečekaný útok
text-surprise_attack = Zahraj v souboji. Útočník útočí jako první. Je-li obránce zraněn, souboj končí dřív, než může útok opětovat; jinak útok opětuje.

card-dark_visitation = Temná návštěva
short-dark_visitation = Temná návštěva
text-dark_visitation = Přilož ke kterémukoli Doomtrooperovi. Přestává být Doomtrooperem a stává se po všech stránkách kacířem Černé legie; smí dostávat Dary Černé symetrie.

card-dutiful_service = Oddaná služba
short-dutiful_service = Oddaná služba
text-dutiful_service = Přilož k Doomtrooperovi, který nepatří k Mishimě. Vedle své příslušnosti má i příslušnost k Mishimě.

card-honorary_baptism = Čestný křest
short-honorary_baptism = Čestný křest
text-honorary_baptism = Přilož k Doomtrooperovi, který nepatří k Bratrstvu ani ke Kybertroniku. Vedle své příslušnosti má i příslušnost k Bratrstvu, ne však schopnost sesílat kouzla.

card-insubordination = Vzpurnost
short-insubordination = Vzpurnost
text-insubordination = Přilož ke kterémukoli Doomtrooperovi. Ztrácí jednu příslušnost podle tvé volby, nejdříve tu získanou. Nezbude-li mu žádná, je žoldnéřem: jeho body se mění na B.

card-knighthood = Rytířský stav
text-knighthood = Přilož k Doomtrooperovi, který nepatří k Imperiálu. Vedle své příslušnosti má i příslušnost k Imperiálu.

card-noted_efficiency = Vzorná výkonnost
short-noted_efficiency = Výkonnost
text-noted_efficiency = Přilož k Doomtrooperovi, který nepatří ke Kybertroniku. Vedle své příslušnosti má i příslušnost ke Kybertroniku.

card-reinstatement = Rehabilitace
text-reinstatement = Za 1 akci přilož ke kterémukoli žoldnéři: Z +1, S +1, O +1, H +1. Je opět plnohodnotným členem své domovské korporace, smí získávat vítězné body a používat její karty. Ztratí-li tuto příslušnost znovu, karta je vyřazena.

card-special_commendation = Zvláštní pochvala
short-special_commendation = Zvl. pochvala
text-special_commendation = Přilož k Doomtrooperovi, který nepatří ke Kapitolu. Vedle své příslušnosti má i příslušnost ke Kapitolu.

card-spoke_in_the_cog = Kolečko v soukolí
short-spoke_in_the_cog = Kolečko
text-spoke_in_the_cog = Přilož k Doomtrooperovi, který nepatří k Bauhausu. Vedle své příslušnosti má i příslušnost k Bauhausu.

card-stigmata = Stigmata
text-stigmata = Přilož ke kacíři s alespoň jedním Darem Černé symetrie. Natrvalo patří k Černé legii a lze mu kdykoli bez akce udělit dary kteréhokoli apoštola.

card-tainted = Poskvrněný
text-tainted = Přilož ke kterémukoli Doomtrooperovi. Zůstává, kým je, a zároveň je kacířem Černé legie; lze mu udělovat karty Černé symetrie.

card-promoted = Povýšen
text-promoted = Přilož k Doomtrooperovi, který není žoldnéř. Je považován za velitele.

card-prophetic_vision = Prorocká vize
short-prophetic_vision = Prorocká vize
text-prophetic_vision = Přilož ke svému bojovníkovi Půlměsíce. Je považován za Proroka.

card-the_calling = Povolání
text-the_calling = Přilož ke svému bojovníkovi Luteránské triády. Je považován za Patriarchu.

card-our_true_enemy_is_revealed = Náš pravý nepřítel odhalen
short-our_true_enemy_is_revealed = Pravý nepřít.
text-our_true_enemy_is_revealed = Proroctví: za 1 akci přilož ke svému Prorokovi na Stanici a urči jinou příslušnost než Půlměsíc. Tvoji bojovníci Půlměsíce mají proti ní Z +3, S +3, O +3.

card-the_sacrifice = Oběť
text-the_sacrifice = Rituál, za 1 akci. Musíš mít na Stanici Patriarchu. Vyřaď jednoho svého bojovníka Luteránské triády: do začátku tvého příštího kola mají všichni tvoji ostatní Z +X, S +X, O +X, kde X je jeho základní H.

card-retreat = Ústup!
text-retreat = Zahraj v souboji na svého zúčastněného bojovníka. Stáhne se a souboj končí. Protihráč získá vítězné body ve výši poloviny H tvého bojovníka, zaokrouhleno nahoru.

card-tactical_advantage = Taktická výhoda
short-tactical_advantage = Takt. výhoda
text-tactical_advantage = Zahraj v souboji. Změň bitevní taktiku tohoto souboje.

card-bamboozled = Napálen!
text-bamboozled = Zahraj ihned poté, co hráč získal vítězné body. Právě získané vítězné body propadají; B získané zároveň mu zůstávají. Za každý propadlý vítězný bod získáš 2 B.

card-born_with_a_silver_spoon = Narozen v bavlnce
short-born_with_a_silver_spoon = V bavlnce
text-born_with_a_silver_spoon = Zahraj ihned po vyložení Doomtroopera, který nepatří k Bratrstvu, do tvého Mužstva. Můžeš jednou zaplatit 5 B a získat 3 vítězné body.

card-corporate_shenanigans = Korporační čachry
short-corporate_shenanigans = Čachry
text-corporate_shenanigans = Každý hráč ztrácí polovinu svých vítězných bodů (zaokrouhleno dolů) a všechny své B.

card-framed = Křivě obviněn!
text-framed = Vyber kteréhokoli hráče. Za každých 5 B, které utratíš, ztrácí 1 vítězný bod.

card-influence = Vliv
text-influence = Vyber kteréhokoli hráče. Za každý B, který utratíš, ztrácí 1 B.

card-joy_of_victory = Radost z vítězství
short-joy_of_victory = Radost
text-joy_of_victory = Zahraj ihned po souboji, který tvůj útočník přežil. Získáš 5 B; zranění, které v tomto souboji utrpěl, je vyléčeno.

card-lost_paperwork = Ztracené dokumenty
short-lost_paperwork = Ztracené dok.
text-lost_paperwork = Vyber kteréhokoli hráče. Ztrácí 3 vítězné body, ne však pod 0.

card-negative_karma = Špatná karma
text-negative_karma = Vyber kteréhokoli hráče. Ztrácí všechny své B.

card-portents_of_victory = Předzvěst vítězství
short-portents_of_victory = Předzvěst
text-portents_of_victory = Zahraj ihned poté, co tvůj bojovník získal vítězné body. Za každý právě získaný vítězný bod získáš 2 B.

card-positive_karma = Dobrá karma
text-positive_karma = Získáš 10 B.

card-retraining = Přeškolení
text-retraining = Za 1 akci. Vyměň své vítězné body a B v kterémkoli směru v poměru 5 B za 1 vítězný bod, nyní kolikrát chceš. Poté tuto kartu obětuj.

card-reversal_of_fortune = Obrat štěstěny
short-reversal_of_fortune = Obrat štěstěny
text-reversal_of_fortune = Vyměň si Osudový bank s jiným hráčem.

card-spy_in_the_ranks = Špion v řadách
short-spy_in_the_ranks = Špion v řadách
text-spy_in_the_ranks = Zahraj ihned poté, co protihráčův bojovník splnil úkol. Všechny body za úkol získáváš ty, jeho hráč žádné, a bojovník je vyřazen.

card-divine_inspiration = Boží vnuknutí
short-divine_inspiration = Boží vnuknutí
text-divine_inspiration = Za 3 akce prohledej svou sbírku a vezmi si z ní jednu kartu do ruky. Poté tuto kartu obětuj.

card-expedite_request = Spěšná žádost
short-expedite_request = Spěšná žádost
text-expedite_request = Zahraj kdykoli ve svém kole. Prohledej svou knihovnu, vezmi si z ní jednu kartu do ruky a zamíchej ji. Poté tuto kartu obětuj.

card-gift_of_fate = Dar osudu
text-gift_of_fate = Zahraj kdykoli ve svém kole. Vezmi si z hrobu zpět do ruky jednu kartu; za 8 B i druhou. Poté tuto kartu obětuj.

card-hidden_cache = Tajný sklad
text-hidden_cache = Dober si do sedmi karet v ruce. Poté tuto kartu obětuj.

card-a_second_chance = Druhá šance
short-a_second_chance = Druhá šance
text-a_second_chance = Zamíchej jednu ze svých obětovaných karet do knihovny. Poté tuto kartu obětuj.

card-doomed = Odsouzen k záhubě
short-doomed = Odsouzen
text-doomed = Přilož kterémukoli hráči. Na začátku každého svého kroku dobírání ztrácí 3 B. Jakmile má 0 B, karta je vyřazena.

card-snipers = Odstřelovači!
text-snipers = Za 2 akce přilož k osobnosti, která může bojovat. Její hráč před každým svým krokem dobírání zaplatí 4 B, jinak je osobnost zabita a ty získáš body. Více kopií se sčítá.

card-elite_trooper = Elitní voják
text-elite_trooper = Za 2 akce přilož k Doomtrooperovi s H 4 nebo nižší. Jeho nemodifikované Z, S, O i H se zdvojnásobují.

card-grim_reaper = Smrtka
text-grim_reaper = Za 2 akce přilož k Černému legionáři s H 4 nebo nižší. Jeho Z, S, O a H se zdvojnásobují.

card-the_conviction = Přesvědčení
text-the_conviction = Rituál, za 1 akci. Musíš mít na Stanici Patriarchu. Vyber svého bojovníka Luteránské triády: do začátku tvého příštího kola má trojnásobné základní Z, S a O, pak je obětován a body se nepřidělují. I tato karta je obětována.

card-the_defiance = Síla vzdoru
text-the_defiance = Rituál, za 1 akci. Musíš mít na Stanici Patriarchu. Do začátku tvého příštího kola mají tvoji bojovníci Luteránské triády při obraně dvojnásobné Z a S.

card-the_howling_is_upon_us = Vytí už je tady
short-the_howling_is_upon_us = Vytí
text-the_howling_is_upon_us = Proroctví, za 1 akci. Musíš mít na Stanici Proroka. Zůstává ve hře a po tu dobu se kladné modifikátory Z, S a O tvých zvířat Půlměsíce zdvojnásobují (H ani záporné ne). Na začátku tvého příštího kola je karta obětována.

card-our_enemys_weakness_is_exposed = Slabina nepřítele odhalena
short-our_enemys_weakness_is_exposed = Slabina
text-our_enemys_weakness_is_exposed = Proroctví: za 1 akci přilož ke svému Prorokovi na Stanici. Nepřátelští bojovníci napadení tvými bojovníky nezískávají z žádné karty kladné modifikátory.

card-v_3 = V-3
text-v_3 = Virus. Kdykoli ve svém kole přilož k Doomtrooperovi na Stanici: ihned Z -2, S -2, O -2 a totéž znovu na začátku každého tvého kroku dobírání; hodnoty mohou klesnout pod 0. Doomtrooper, který byl ve stejné oblasti s nakaženým od jednoho tvého kroku dobírání do dalšího, se také nakazí a jeho vlastní postih začíná na -2. Když karta opustí hru, je obětována.

card-transfiguration = Transfigurace
short-transfiguration = Transfigurace
text-transfiguration = Obětuj kteréhokoli kacíře; jeho přiložené karty jsou vyřazeny. Vezmi z knihovny Algerothova stoupence, který není osobností, zaplať jeho H, zařaď ho pod svou kontrolou do své Kohorty a knihovnu zamíchej. Lze zahrát jen tehdy, když takovou kartu máš a můžeš ji zaplatit.

card-efficiency_training = Výcvik efektivity
short-efficiency_training = Efektivita
text-efficiency_training = Za 1 akci přerozděl vybavení mezi svými bojovníky, i mezi Mužstvem a Kohortou. Každý příjemce ho musí smět mít.

card-file_transfer = Předání spisu
text-file_transfer = Vyber kterýkoli nesplněný úkol. Přiděl ho jinému bojovníkovi ve hře (úkol hráče jinému hráči), který ho smí mít.

card-strategic_restructuring = Strategická reorganizace
short-strategic_restructuring = Reorganizace
text-strategic_restructuring = Zahraj kdykoli ve svém kole mimo souboj. Vrať si jednu svou kartu ve hře do ruky.

card-reassignment = Převelení
text-reassignment = Za 1 akci vyber kteréhokoli bojovníka ve hře. On i jeho vybavení se zamíchají do knihoven svých vlastníků, jeho ostatní přiložené karty jsou vyřazeny a jeho vlastník získá B ve výši jeho současné H. Nejde o útok a body se nepřidělují.

card-amnesty = Amnestie
text-amnesty = Všichni uvěznění bojovníci jsou propuštěni do rukou svých vlastníků i s přiloženými kartami.

card-escape = Útěk!
text-escape = Za 2 akce se tvůj uvězněný bojovník vrátí do tvé ruky.

card-get_off_that_rock = Pryč z toho šutru
short-get_off_that_rock = Pryč odtud
text-get_off_that_rock = Zahraj kdykoli mimo souboj. Všichni Doomtroopeři a Černí legionáři na všech Stanicích se vrátí do Mužstva a Kohorty, kromě těch, kteří Stanici opustit nesmějí.

card-redeployment = Přeskupení
text-redeployment = Zahraj kdykoli mimo souboj. Transferuj bez akce libovolný počet svých bojovníků podle běžných pravidel.

card-cowardice = Zbabělost
text-cowardice = Vyber kteréhokoli hráče. Všichni jeho bojovníci, kteří mohou jít do úkrytu, se do něj odeberou. Ti, kteří už v úkrytu byli, jsou vyřazeni, pokud za každého nezaplatí 5 B.

card-discovered = Odhalen
text-discovered = Vyber jednoho bojovníka v úkrytu a otoč ho lícem nahoru; už není v úkrytu.

card-take_cover = Do úkrytu
text-take_cover = Zahraj v souboji na svého obránce. Ihned se odebere do úkrytu (O +3 jako za úkryt), a pokud přežije, zůstane v něm i po souboji.

card-suppressing_fire = Kartáčová střelba
short-suppressing_fire = Kartáč. stř.
text-suppressing_fire = Za 1 akci vyber kterékoli Mužstvo nebo Kohortu. Každý tamní neukrytý bojovník se odebere do úkrytu, nebo je zraněn; kdo nesmí být nikdy v úkrytu, je ušetřen.

card-automatic_fire = Automatická palba
short-automatic_fire = Autom. palba
text-automatic_fire = Zahraj v souboji na bojovníka, který používá kulomet. Bonus tohoto kulometu je v tomto souboji dvojnásobný.

card-evasive_action = Úhybná akce
text-evasive_action = Zahraj v souboji na kteréhokoli zúčastněného bojovníka: O +2 do konce souboje.

card-lucky_shot = Šťastný výstřel
short-lucky_shot = Šť. výstřel
text-lucky_shot = Zahraj v souboji na kteréhokoli zúčastněného bojovníka: S +2 do konce souboje. Více kopií se sčítá.

card-powerful_blow = Mocný úder
text-powerful_blow = Zahraj v souboji na kteréhokoli zúčastněného bojovníka: Z +2 do konce souboje.

card-take_aim = Zamířit
text-take_aim = Zahraj v souboji na kteréhokoli zúčastněného bojovníka: Z +1, S +1 do konce souboje.

card-rampage = Běsnění!
text-rampage = Zahraj v souboji na zúčastněné zvíře. Jeho kladné modifikátory Z, S a O (ne H) jsou do konce souboje dvojnásobné.

card-shore_leave = Oddech v týlu
text-shore_leave = Přilož ke svému Doomtrooperovi. Stojí stranou mimo hru: nic nedělá a nelze ho napadnout. Za každé tvé kolo, které začne i skončí v jeho nepřítomnosti, získá natrvalo Z +1, S +1, O +1. Jeho hráč ho může kdykoli přivést zpět: tato karta je vyřazena, zranění se vyléčí a bonus zůstává.

card-missing_in_action = Nezvěstný
short-missing_in_action = Nezvěstný
text-missing_in_action = Přilož ke kterémukoli Doomtrooperovi. Je nezvěstný a vůbec není ve hře: žádné akce, žádné Umění, nelze ho napadnout a nechrání před sabotáží.

card-captured = Zajatec
text-captured = Za 1 akci uvězni jednoho bojovníka na kterékoli Stanici: leží pod touto kartou, je ve hře a lze ho cílit. Opustí-li tato karta hru, je obětována a bojovník se vrátí na svou Stanici.

card-navigational_error = Chyba navigace
short-navigational_error = Chyba navigace
text-navigational_error = Zahraj, když se bojovník transferuje, a přilož k němu. Nesmí útočit, být napaden, jednat, bránit sabotáži ani ovlivňovat hru. Má-li být tato karta vyřazena, je místo toho obětována.

card-miscommunication = Komunikační šum
short-miscommunication = Kom. šum
text-miscommunication = Zahraj na právě zahranou speciální kartu. Nemá účinek a je vyřazena; akce a B na ni vynaložené jsou ztraceny.

card-fizzle = Selhání kouzla
text-fizzle = Zahraj na právě seslané kouzlo. Nemá účinek a je vyřazeno; vynaložená cena je ztracena.

card-stolen_paperwork = Ukradené dokumenty
short-stolen_paperwork = Ukradené dok.
text-stolen_paperwork = Zahraj na speciální kartu, kterou protihráč právě zahrál. On ji použít nesmí; ty ji musíš moci zahrát, ihned ji zahraješ jako svou a zaplatíš její cenu. Poté tuto kartu obětuj.

card-behold_the_future_possibilities = Spatřete možnou budoucnost
short-behold_the_future_possibilities = Budoucnost
text-behold_the_future_possibilities = Proroctví: za 1 akci přilož ke svému Prorokovi na Stanici. Všichni protihráči hrají s odkrytými kartami v ruce. Na začátku každého svého kola zaplať 6 B, jinak je tato karta obětována.

card-turn_of_events = Nečekaný zvrat
text-turn_of_events = Zahraj v souboji na svého zúčastněného bojovníka. Jednou prohoď dvě z jeho hodnot Z, S a O do konce souboje.

card-heist = Loupež
text-heist = Převezmi kontrolu nad kterýmkoli vybavením ve hře a ihned ho dej jednomu ze svých bojovníků bez ohledu na příslušnost. Omezení na jedno vozidlo a jedno brnění platí dál. Řidič, který takto přijde o vozidlo, není zraněn.

card-programmed = Přeprogramování
short-programmed = Přeprogram.
text-programmed = Za 1 akci a B ve výši jeho současné H přilož ke kterémukoli Doomtrooperovi ve hře. Z kterékoli oblasti přejde i s přiloženými kartami do tvého Mužstva. Dokud má tuto kartu, má jen příslušnost ke Kybertroniku, je imunní vůči obecným Darům Černé symetrie a nikdy nesmí sesílat kouzla.

card-recruitment = Nábor
text-recruitment = Za 1 akci a B ve výši jeho současné H přilož ke kterémukoli Doomtrooperovi ve hře, který nepatří ke Kybertroniku. Z kterékoli oblasti přejde i s přiloženými kartami do tvého Mužstva. Dokud má tuto kartu, má jen příslušnost k Bratrstvu, sesílá kouzla všech aspektů a ponechává si vlastní schopnosti.

card-rustlers = Zloději zvířat!
short-rustlers = Zloději!
text-rustlers = Vezmi kterékoli zvíře ve hře pro bojovníka na své Stanici bez ohledu na příslušnost. Poté tuto kartu obětuj.

card-reinforcements = Posily!
short-reinforcements = Posily!
text-reinforcements = Zahraj v souboji na kteréhokoli zúčastněného bojovníka. Za každých 7 B se k němu připojí jeden další tvůj bojovník; Z a S skupiny se sčítají a protivník si volí, kterého člena zasáhne. Doomtroopeři a Černá legie se navzájem neposilují a posila nesmí být ze stejné korporace jako protivník.

card-bolster_your_forces = Posílení sil
short-bolster_your_forces = Posílení sil
text-bolster_your_forces = Zahraj v souboji na kteréhokoli zúčastněného bojovníka. Připojí se k němu libovolný počet tvých bojovníků, každý za B ve výši své H; Z a S se sčítají a protivník si volí, koho zasáhne. Černá legie a Doomtroopeři se nesmějí mísit.

card-fortune_of_war = Válečné štěstí
text-fortune_of_war = Zůstává u tebe ve hře. Do konce hry nemusíš ve svém kroku odhazování odhazovat na sedm karet.

card-manifest_destiny = Zjevný osud
short-manifest_destiny = Zjevný osud
text-manifest_destiny = Zahraj na začátku svého kroku dobírání. Zůstává u tebe ve hře: do konce hry máš limit ruky 10 karet pro dobírání i odhazování.

card-falling_market = Klesající trh
text-falling_market = Zůstává ve hře. Akce meditace nic nevynášejí. Jakýkoli Rostoucí trh je vyřazen.

card-rising_market = Rostoucí trh
text-rising_market = Zůstává ve hře. Každá akce meditace vynáší 2 B; kopie se nesčítají. Jakýkoli Klesající trh je vyřazen.

card-equal_rights = Rovná práva
text-equal_rights = Za 1 akci. Zůstává ve hře: žádný hráč nesmí mezi dvěma svými kroky dobírání provést více než jednu útočnou akci.

card-battlefield_chaos = Chaos na bojišti
short-battlefield_chaos = Chaos
text-battlefield_chaos = Zůstává ve hře. Útočné akce nemusejí být poslední; stále však jen jedna za kolo.

card-twist_of_fate = Hříčka osudu
text-twist_of_fate = Musíš mít alespoň 5 vítězných bodů. Hoď mincí: panna – získáš 20 B; orel – ztrácíš 5 vítězných bodů.
