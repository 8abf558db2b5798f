card-etoiles_mortant = Etoiles Mortant
short-etoiles_mortant = Etoiles Mort.
text-etoiles_mortant = In your turn it may attack only Dark Legion warriors as long as any that can be attacked are in play, even those in your own Kohort. Otherwise it attacks freely.
card-hatamoto = Hatamoto
text-hatamoto = Missions on a Hatamoto must be fulfilled before your other missions: another mission of yours fulfilled earlier gives no bonus points.
card-lane_chung = Lane Chung
text-lane_chung = An attack with him must be announced in your previous turn; you announce only that he will attack. In the announced turn he must attack.
card-rams_air_cavalry = RAMS Air Cavalry
short-rams_air_cavalry = RAMS Cavalry
text-rams_air_cavalry = Counts as a vehicle and an airship. May never take part in fight combats, may not seek cover and may not use equipment. When it attacks, the opponent's fortifications do not count.
card-rogue = Rogue
text-rogue = You cannot add it while you have another Imperial warrior in your Squad. While it is there, you may not add any other Imperial warrior to your Squad.
card-screaming_legionnaire = Screaming Legionnaire
short-screaming_legionnaire = Scream. Leg.
text-screaming_legionnaire = Follower of Muawijhe and legionnaire. May not have Dark Symmetry cards. Once per game, for 3 actions: every warrior in play takes 1 damage for each Screaming Legionnaire you have; a warrior whose A is not above the damage is wounded.
card-sean_gallagher = Sean Gallagher
text-sean_gallagher = Counts as a Clansman. If he attacks and a Dark Legion warrior can be attacked, he must attack one. While he is in play, all your Clansmen are immune to Dark Symmetry.
card-young_guard = Young Guard
text-young_guard = May not seek cover voluntarily and gains nothing from fortifications.
card-eradicator_deathdroid = Eradicator Deathdroid
short-eradicator_deathdroid = Deathdroid
text-eradicator_deathdroid = Immune to all Dark Symmetry cards. Counts as a vehicle and may not have equipment. May never be in cover and never casts the Art.
card-semai_lord_of_spite = Semai, Lord of Spite
short-semai_lord_of_spite = Semai
text-semai_lord_of_spite = Apostle; may never fight or be in cover. While he is in play, Doomtroopers must pay 4 D to attack a Dark Legion warrior and may attack Doomtroopers of other Squads.
card-local_thug = Local Thug
short-local_thug = Local Thug
text-local_thug = Played aside; neither Doomtrooper nor Dark Legion nor freelancer. All points it earns become D. A wound kills it.
card-brotherbound_trooper = Brotherbound Trooper
short-brotherbound_trooper = Brotherbound
text-brotherbound_trooper = May not be given beasts. Warriors on its Outpost that ride or count as beasts cannot be attacked by fight.
card-colonel_harding = Colonel Harding
short-colonel_harding = Col. Harding
text-colonel_harding = Tribal, freelancer and skull seeker, not a Doomtrooper; added to the Outpost and may not leave it. Never gains an affiliation and never becomes a heretic. All points he earns become D.
card-gomorrian_emasculator = Gomorrian Emasculator
short-gomorrian_emasculator = Emasculator
text-gomorrian_emasculator = Follower of Algeroth, Tribal and Dark Legion; added to the Outpost and may not leave it. May not have shoot or fight/shoot weapons.
card-greymourn_trenchartillery = Greymourn Trenchartillery
short-greymourn_trenchartillery = Trenchartill.
text-greymourn_trenchartillery = Cannot attack by fight but defends normally; may not have weapons. Its opponents that are or use airships have A -4.
card-jihad_infantry_trooper = Jihad Infantry Trooper
short-jihad_infantry_trooper = Jihad Trooper
text-jihad_infantry_trooper = May not be given beasts.
card-nassal = Nassal
text-nassal = Follower of Algeroth, Tribal and Dark Legion; added to the Outpost and may not leave it. May never kill automatically.
card-patriarch = Patriarch
text-patriarch = Cannot be attacked while any warrior that is not a Patriarch stands on its Outpost.
card-prophet = Prophet
text-prophet = Cannot be attacked while any warrior that is not a Prophet stands on its Outpost.
card-agent_nick_michaels = Agent Nick Michaels
short-agent_nick_michaels = Nick Michaels
text-agent_nick_michaels = Belongs to the Cartel, not to the Brotherhood. Can never lose his Cartel affiliation and can never become a heretic.
card-archangel = Archangel
text-archangel = Casts Changeling and Elements. May be given any airship that is not a warrior, whatever affiliation it demands.
card-archinquisitor_nikodemus = Archinquisitor Nikodemus
short-archinquisitor_nikodemus = Nikodemus
text-archinquisitor_nikodemus = Casts every aspect and is immune to Dark Symmetry. While he is in play, no Doomtrooper may voluntarily seek cover. If he is wounded, 1 action and 5 D heal him and wound another Doomtrooper of yours.
card-billy = Billy
text-billy = Heretic. Takes plain Dark Symmetry gifts as usual; for each 5 D paid he may also be given one apostle's gift.
card-blessed_vestal_laura = Blessed Vestal Laura
short-blessed_vestal_laura = Vestal Laura
text-blessed_vestal_laura = Counts as a Valkyrie. While she is in play, all your Valkyries cast every aspect and are immune to Dark Symmetry.
card-cardinal_dominic = Cardinal Dominic
short-cardinal_dominic = Dominic
text-cardinal_dominic = Casts every aspect; warriors he wounds are killed. May attack only the Dark Legion warrior of highest V among those that can be attacked. Heretics cannot attack him. While he is in play, all Brotherhood warriors in play are immune to Dark Symmetry.
card-crenshaw_the_mortificator = Crenshaw the Mortificator
short-crenshaw_the_mortificator = Crenshaw Mort
text-crenshaw_the_mortificator = Counts as a Mortificator. Casts every aspect. While he is in play, warriors wounded by any Mortificator are killed.
card-heretic = Heretic
text-heretic = Heretic. Takes plain Dark Symmetry gifts but no apostle's gifts.
card-inquisitor = Inquisitor
text-inquisitor = Casts Exorcism and Mentalism.
card-inquisitor_majoris = Inquisitor Majoris
short-inquisitor_majoris = Inq. Majoris
text-inquisitor_majoris = Casts every aspect.
card-keeper_of_the_art = Keeper of the Art
short-keeper_of_the_art = Art Keeper
text-keeper_of_the_art = Casts every aspect. Its personal combat spells count as combat spells. Each 1 D it spends on a spell effect counts as 2 D.
card-mortificator = Mortificator
text-mortificator = Casts Kinetics and Manipulation. May attack any warrior.
card-mystic = Mystic
text-mystic = Casts every aspect.
card-pam_afton = Pam Afton
text-pam_afton = While you have both her and Lane Chung in play, he need not announce his attacks a turn ahead.
card-revisor = Revisor
text-revisor = Casts Manipulation and Mentalism.
card-sacred_warrior = Sacred Warrior
text-sacred_warrior = Casts Premonition and Exorcism.
card-valkyrie = Valkyrie
text-valkyrie = Casts Changeling and Premonition.
card-algeroth_cultist = Algeroth Cultist
short-algeroth_cultist = Alg. Cultist
text-algeroth_cultist = Follower of Algeroth, cultist and always a heretic; added to the Squad only. Any time, its controller chooses whether it is a Doomtrooper without affiliation or Dark Legion. May be given Dark Symmetry cards legal for it. May not attack Brotherhood warriors.
card-algeroth_apostle_of_war = Algeroth, Apostle of War
short-algeroth_apostle_of_war = Algeroth
text-algeroth_apostle_of_war = Apostle; may never fight or be in cover. Any time and for 0 actions, your Dark Legion warriors can be given any equipment, whatever its affiliation. 3 actions: discard one equipment card in play.
card-antiquarian = Antiquarian
text-antiquarian = Casts Summoning and Kinetics.
card-apostate = Apostate
text-apostate = Heretic. Casts every aspect, but only in favour of the Dark Legion.
card-cardinal_durand = Cardinal Durand
short-cardinal_durand = Durand
text-cardinal_durand = While he is in play, all Brotherhood warriors cast every aspect. Any time, you may switch off any immunity to the Art for as long as you like. When he leaves play, he is shuffled into your library.
card-demnogonis_cultist = Demnogonis Cultist
short-demnogonis_cultist = Demn. Cultist
text-demnogonis_cultist = Follower of Demnogonis, cultist and always a heretic; added to the Squad only. Any time, its controller chooses whether it is a Doomtrooper without affiliation or Dark Legion. May be given Dark Symmetry cards legal for it. May not attack Brotherhood warriors.
card-eminent_summoner = Eminent Summoner
short-eminent_summoner = Summoner
text-eminent_summoner = Casts Summoning and Manipulation. Pays half the D for Summoning spells.
card-ilian_cultist = Ilian Cultist
short-ilian_cultist = Ilian Cultist
text-ilian_cultist = Follower of Ilian, cultist and always a heretic; added to the Squad only. Any time, its controller chooses whether it is a Doomtrooper without affiliation or Dark Legion. May be given Dark Symmetry cards legal for it. May not attack Brotherhood warriors.
card-ilian_mistress_of_the_void = Ilian, Mistress of the Void
short-ilian_mistress_of_the_void = Ilian
text-ilian_mistress_of_the_void = Apostle; may never fight or be in cover. Any time and for 0 actions, your Dark Legion warriors can be given gifts of any apostle. Any time, you may switch off any immunity to Dark Symmetry.
card-muawijhe_cultist = Muawijhe Cultist
short-muawijhe_cultist = Muaw. Cultist
text-muawijhe_cultist = Follower of Muawijhe, cultist and always a heretic; added to the Squad only. Any time, its controller chooses whether it is a Doomtrooper without affiliation or Dark Legion. May be given Dark Symmetry cards legal for it. May not attack Brotherhood warriors.
card-renegade_apostate = Renegade Apostate
short-renegade_apostate = Reneg.Apost.
text-renegade_apostate = Played aside and never has an affiliation. Casts every aspect on any warrior. May attack anyone and be attacked by anyone.
card-semai_cultist = Semai Cultist
short-semai_cultist = Semai Cultist
text-semai_cultist = Follower of Semai, cultist and always a heretic; added to the Squad only. Any time, its controller chooses whether it is a Doomtrooper without affiliation or Dark Legion. May be given Dark Symmetry cards legal for it. May not attack Brotherhood warriors.
card-vac_engineer = VAC Engineer
text-vac_engineer = Immune to plain Dark Symmetry gifts; never casts the Art. Any time, for 0 actions: give a Cybertronic equipment card to any Doomtrooper. Any time: give a non-personality Doomtrooper Cybertronic affiliation; this wounds the Engineer (no points if it dies).
card-valpurgius = Valpurgius
text-valpurgius = Nepharite and follower of Algeroth. Any time, for 0 actions: give any follower of Algeroth any Dark Symmetry card. Casts any spell on any warrior.
card-technomancer = Technomancer
text-technomancer = Follower of Algeroth and heretic. May be given any equipment, whatever its affiliation.
card-erwin_stahler = Erwin Stahler
text-erwin_stahler = Added to the Squad or the Kohort; both Doomtrooper and Dark Legion heretic. May be given plain Dark Symmetry gifts and gifts of Algeroth. 1 action moves him between Squad and Kohort.
card-spirit_of_nathaniel = Spirit of Nathaniel
short-spirit_of_nathaniel = Nathaniel
text-spirit_of_nathaniel = May never fight or be in cover. While it is in play, all Brotherhood warriors cast every aspect and kill Dark Legion warriors they wound. 4 actions: discard an apostle.
card-grey_mystic = Grey Mystic
text-grey_mystic = Does not count as a Mystic. May be given ki powers any time for 0 actions.
card-crenshaw_island_team_member = Crenshaw - Island Team Member
short-crenshaw_island_team_member = Isl. Crenshaw
text-crenshaw_island_team_member = Island team member, Tribal and Doomtrooper; added to the Outpost and may not leave it. Counts as a Mortificator. Casts every aspect. Warriors he wounds are killed.
card-gendarme_bestal = Gendarme Bestal
short-gendarme_bestal = Gend. Bestal
text-gendarme_bestal = May not be given beasts. When you add it, buy any number of markers at 2 D each; its base F, S, A and V rise by 1 for each marker. Each combat it survives removes one marker.
card-alakhai_the_cunning = Alakhai the Cunning
short-alakhai_the_cunning = Alakhai
text-alakhai_the_cunning = Nepharite and follower of Algeroth; immune to the Art. May be given any Dark Symmetry card, gifts of Algeroth even any time for 0 actions. Each 1 D he spends on a Dark Symmetry effect counts as 2 D.
card-big_bob_watts = Big Bob Watts
text-big_bob_watts = Counts as a Free Marine. While he is in play, all your Free Marines are immune to Dark Symmetry cards.
card-blood_beret = Blood Beret
text-blood_beret = Immune to plain Dark Symmetry gifts, but not to apostles' gifts.
card-chasseur = Chasseur
text-chasseur = Immune to plain Dark Symmetry gifts; never casts the Art.
card-chemiman = Chemiman
text-chemiman = Immune to plain Dark Symmetry gifts; never casts the Art. Warriors it wounds are killed.
card-combat_warhead = Combat Warhead
text-combat_warhead = Immune to all Dark Symmetry cards.
card-cuirassier = Cuirassier
text-cuirassier = Immune to plain Dark Symmetry gifts; never casts the Art.
card-cybercurity_mp = Cybercurity MP
short-cybercurity_mp = Cybercurity MP
text-cybercurity_mp = Immune to plain Dark Symmetry gifts; never casts the Art.
card-edward_s_murdoch = Edward S. Murdoch
short-edward_s_murdoch = Murdoch
text-edward_s_murdoch = Counts as a Golden Lion. While he is in play, all your Golden Lions are immune to Dark Symmetry.
card-machinator = Machinator
text-machinator = Immune to plain Dark Symmetry gifts; never casts the Art.
card-max_steiner = Max Steiner
text-max_steiner = Counts as a Venusian Ranger. While he is in play, all your Venusian Rangers are immune to Dark Symmetry.
card-mitch_hunter = Mitch Hunter
text-mitch_hunter = Counts as Infantry. While he is in play, all your Infantry are immune to Dark Symmetry.
card-nepharite_of_algeroth = Nepharite of Algeroth
short-nepharite_of_algeroth = Neph.Algeroth
text-nepharite_of_algeroth = Nepharite and follower of Algeroth. Immune to the Art.
card-nepharite_of_demnogonis = Nepharite of Demnogonis
short-nepharite_of_demnogonis = Neph. Demnog.
text-nepharite_of_demnogonis = Nepharite and follower of Demnogonis; immune to the Art. Each 1 D it spends on a Dark Symmetry effect counts as 2 D. If wounded, it may heal itself for 7 D.
card-nepharite_of_ilian = Nepharite of Ilian
short-nepharite_of_ilian = Neph. Ilian
text-nepharite_of_ilian = Nepharite and follower of Ilian; immune to the Art. Warriors it wounds in a fight combat are killed.
card-nepharite_of_muawijhe = Nepharite of Muawijhe
short-nepharite_of_muawijhe = Neph.Muawijhe
text-nepharite_of_muawijhe = Nepharite and follower of Muawijhe; immune to the Art. Warriors it wounds are killed. For each kill you may fetch a Screaming Legionnaire from your collection into your Kohort for free; you still earn the points.
card-nepharite_of_semai = Nepharite of Semai
short-nepharite_of_semai = Neph. Semai
text-nepharite_of_semai = Nepharite and follower of Semai; immune to the Art. Warriors it wounds are killed. For each kill you may fetch a Legionnaire of Semai from your collection into your Kohort for free; you still earn the points.
card-pretorian_stalker = Pretorian Stalker
short-pretorian_stalker = Pret. Stalker
text-pretorian_stalker = Follower of Algeroth; immune to the Art and may not have Dark Symmetry cards. With two or more Pretorian Stalkers in your Kohort, each has F +2, S +2 in its combats.
card-suicide_warhead = Suicide Warhead
short-suicide_warhead = Suicide Warh.
text-suicide_warhead = Immune to all Dark Symmetry cards; may not use equipment. A wound kills it.
card-tatsu = Tatsu
text-tatsu = Counts as a Samurai. While he is in play, all your Samurai are immune to Dark Symmetry.
card-valerie_duval = Valerie Duval
short-valerie_duval = Valerie Duval
text-valerie_duval = Counts as an Etoiles Mortant. While she is in play, all Etoiles Mortant in play, of every player, are immune to Dark Symmetry.
card-venusian_ranger = Venusian Ranger
short-venusian_ranger = Ven. Ranger
text-venusian_ranger = Immune to plain Dark Symmetry gifts.
card-yojimbo = Yojimbo
text-yojimbo = Counts as a Hatamoto. While he is in play, all your Hatamoto are immune to Dark Symmetry.
card-saladin = Saladin
text-saladin = Nepharite and follower of Algeroth; immune to the Art. Cannot be in one Kohort with Alakhai. While Alakhai is in play, Saladin may attack only him.
card-mitch_hunter_island_team_member = Mitch Hunter - Island Team Member
short-mitch_hunter_island_team_member = Isl. Hunter
text-mitch_hunter_island_team_member = Island team member, Tribal and Doomtrooper; added to the Outpost and may not leave it. Counts as Infantry. Immune to Dark Symmetry and never becomes a heretic.
card-blessed_legionnaire = Blessed Legionnaire
short-blessed_legionnaire = Blessed Leg.
text-blessed_legionnaire = Follower of Demnogonis and legionnaire. Warriors it wounds are killed.
card-cairath = Cairath
text-cairath = Follower of Demnogonis. Warriors it wounds are killed and sacrificed instead of going to the graveyard.
card-callistonian_conqueror = Callistonian Conqueror
short-callistonian_conqueror = Conqueror
text-callistonian_conqueror = Follower of Semai; counts as a Callistonian Intruder. While it is in play, Callistonian Intruders kill what they wound.
card-scion_of_ilian = Scion of Ilian
short-scion_of_ilian = Scion of Ilian
text-scion_of_ilian = Follower of Ilian; counts as a Child of Ilian. While it is in play, your Children of Ilian kill what they wound.
card-that_which_is_not_to_be_named = That Which Is Not to Be Named
short-that_which_is_not_to_be_named = The Unnamed
text-that_which_is_not_to_be_named = May never fight or be in cover. While it is in play, every wound a Dark Legion warrior deals to a Doomtrooper kills.
card-battle_functionary = Battle Functionary
short-battle_functionary = Functionary
text-battle_functionary = Commander (captain). Immune to plain Dark Symmetry gifts; never casts the Art. While it is in your Squad, your Cybertronic warriors of V 9 or less kill what they wound.
card-capitaine = Capitaine
text-capitaine = Commander (captain). While it is in your Squad, your Bauhaus warriors of V 9 or less kill what they wound.
card-captain = Captain
text-captain = Commander (captain). While it is in your Squad, your Capitol warriors of V 8 or less kill what they wound.
card-commander_chieftain = Commander Chieftain
short-commander_chieftain = Chieftain
text-commander_chieftain = Commander (captain). While it is in your Squad, your Imperial warriors of V 8 or less kill what they wound.
card-destroyer = Destroyer
text-destroyer = Follower of Algeroth and heretic. Warriors it wounds are killed and sacrificed.
card-reaper_of_souls = Reaper of Souls
short-reaper_of_souls = Soul Reaper
text-reaper_of_souls = Follower of Algeroth and heretic. Warriors it wounds in a fight combat are killed.
card-shugo = Shugo
text-shugo = Commander (captain). While it is in your Squad, your Mishima warriors of V 8 or less kill what they wound.
card-crenshaw_the_redeemer = Crenshaw the Redeemer
short-crenshaw_the_redeemer = Crenshaw Red.
text-crenshaw_the_redeemer = Counts as a Mortificator. Casts every aspect. Warriors he wounds are killed and sacrificed. Never attacks a Brotherhood warrior.
card-atilla_iii = Atilla III
text-atilla_iii = Counts as a Cuirassier. Immune to Dark Symmetry; never casts the Art. While he is in play, your Cuirassiers kill what they wound.
card-corsair = Corsair
text-corsair = Warriors it wounds are killed.
card-flammen_soldat = Flammen Soldat
short-flammen_soldat = Flammen Soldat
text-flammen_soldat = Counts as a Soldat and as using a flamethrower; may not have weapons. Warriors it wounds are killed.
card-gendarme = Gendarme
text-gendarme = Warriors it wounds are killed.
card-horde_centurion = Horde Centurion
short-horde_centurion = Horde Cent.
text-horde_centurion = Commander. Warriors it wounds are killed. While it is in play, your Horde Troopers have F +2, S +2, A +2.
card-horde_trooper = Horde Trooper
text-horde_trooper = Warriors it wounds are killed.
card-phische = Phische
text-phische = Follower of Algeroth, Tribal and Dark Legion; added to the Outpost and may not leave it. Counts as a beast and may not have equipment. Warriors it wounds in a fight combat are killed and sacrificed.
card-shock_soldat = Shock Soldat
text-shock_soldat = Counts as a Soldat; may not have weapons. Warriors it wounds are killed and sacrificed.
card-zhurgon = Zhurgon
text-zhurgon = Follower of Algeroth, Tribal and Dark Legion; added to the Outpost and may not leave it. Counts as a beast and may not have equipment. Warriors it wounds in a shoot combat are killed and sacrificed.
card-airman_trevor_bartholomew = Airman Trevor Bartholomew
short-airman_trevor_bartholomew = Bartholomew
text-airman_trevor_bartholomew = Counts as RAMS Air Cavalry, a vehicle and an airship. May never take part in fight combats, may not seek cover and may not use equipment. When he attacks, the opponent's fortifications do not count. While he is in play, every RAMS Air Cavalry has S +1, A +1.
card-sgt_mcbride = Sgt. McBride
short-sgt_mcbride = Sgt. McBride
text-sgt_mcbride = Counts as a Blood Beret. While he is in play, every Blood Beret except himself has F +1, S +1.
card-mentor = Mentor
text-mentor = For each Mentor you have in play, your other Mishima warriors have F +1, S +1; a Mentor is raised only by other Mentors.
card-venusian_marshal = Venusian Marshal
short-venusian_marshal = Ven. Marshal
text-venusian_marshal = For each Venusian Marshal in your Squad, your non-personality Bauhaus Doomtroopers that are not Marshals have F +2, S +2, A +2.
card-vince_diamond = Vince Diamond
text-vince_diamond = Counts as a Chasseur. Immune to plain Dark Symmetry gifts; never casts the Art. While he is in play, your other Chasseurs have F +2, S +2, A +2.
card-aide_de_camp = Aide-de-Camp
text-aide_de_camp = Commander (sergeant). While it is in the Squad, the non-personality Bauhaus warrior assigned to it and all your copies of that card in the Squad have F +4, S +4, A +4, V +4.
card-banner_bearer = Banner Bearer
text-banner_bearer = Standard bearer. All other Imperial warriors in the Squad have A +2.
card-bushi = Bushi
text-bushi = Standard bearer. All other Mishima warriors in the Squad have A +2.
card-combat_overseer = Combat Overseer
short-combat_overseer = Overseer
text-combat_overseer = Commander (sergeant). Immune to plain Dark Symmetry gifts; never casts the Art. While it is in the Squad, the non-personality Cybertronic warrior assigned to it and all your copies of that card in the Squad have F +4, S +4, A +4, V +4.
card-jito = Jito
text-jito = Commander (sergeant). While it is in the Squad, the non-personality Mishima warrior assigned to it and all your copies of that card in the Squad have F +4, S +4, A +4, V +4.
card-sergeant = Sergeant
text-sergeant = Commander (sergeant). While it is in the Squad, the non-personality Capitol warrior assigned to it and all your copies of that card in the Squad have F +4, S +4, A +4, V +4.
card-squadron_commander = Squadron Commander
short-squadron_commander = Squadron Cmdr
text-squadron_commander = Commander (sergeant). While it is in the Squad, the non-personality Imperial warrior assigned to it and all your copies of that card in the Squad have F +4, S +4, A +4, V +4.
card-supreme_necromagus = Supreme Necromagus
short-supreme_necromagus = Necromagus
text-supreme_necromagus = Follower of Algeroth and heretic. While it is in play, your other heretics have F +3, S +3, A +3.
card-sergeant_carter = Sergeant Carter
short-sergeant_carter = Sgt. Carter
text-sergeant_carter = Commander (sergeant); counts as Infantry. While he is in play, your non-personality Infantry have F +4, S +4, A +4; other sergeants do nothing for them.
card-shinobi = Shinobi
text-shinobi = Commander (captain); counts as a Hatamoto. While he is in play, your non-personality Hatamoto have F +5, S +5, A +5.
card-colonel_maxwell = Colonel Maxwell
short-colonel_maxwell = Col. Maxwell
text-colonel_maxwell = Commander; counts as a Trencher. While he is in play, your other Trenchers have F +6, S +6, A +6.
card-freelancer_patriarch = Freelancer Patriarch
short-freelancer_patriarch = F. Patriarch
text-freelancer_patriarch = Freelancer; all points he earns become D. While he is in play, all other freelancers have F +5, S +5, A +5 and kill what they wound.
card-keitoku_asano = Keitoku Asano
text-keitoku_asano = Commander; counts as a Samurai and a Shogun. While he is in play, your other Shogun have F +4, S +4, A +4. While he bears the relic Dai-Sho of the Ancient Emperors, any Mishima warrior of yours may be given ki powers any time for 0 actions.
card-brotherbound_sergeant = Brotherbound Sergeant
short-brotherbound_sergeant = Brotherb.Sgt.
text-brotherbound_sergeant = Commander; counts as a Brotherbound Trooper. While it is in play, your other Brotherbound Troopers have F +2, S +2, A +2.
card-lutheran_sergeant = Lutheran Sergeant
short-lutheran_sergeant = Lutheran Sgt.
text-lutheran_sergeant = Commander. Lutheran Disciples on its Outpost have F +2, S +2, A +2; this bonus is cumulative.
card-mastodont_handler = Mastodont Handler
short-mastodont_handler = M. Handler
text-mastodont_handler = Each beast on its Outpost gives its rider another F +2, S +2, A +2. Each warrior there that counts as a beast has F +2, S +2, A +2 itself. Cumulative with further Mastodont Handlers.
card-soldat_kommendant = Soldat Kommendant
short-soldat_kommendant = S. Kommendant
text-soldat_kommendant = Commander; counts as a Soldat. Other Soldats in its area have F +3, S +3, A +3.
card-demnogonis_the_befouler = Demnogonis, the Befouler
short-demnogonis_the_befouler = Demnogonis
text-demnogonis_the_befouler = Apostle; may never fight or be in cover. 3 actions and D equal to the V of a Doomtrooper in play: discard that Doomtrooper (no points).
card-ex_bauhaus_freelancer = Ex-Bauhaus Freelancer
short-ex_bauhaus_freelancer = Ex-Bauhaus
text-ex_bauhaus_freelancer = Freelancer; all points it earns must be D. May use cards meant for Bauhaus warriors if you pay 3 D for each such card when it is played.
card-ex_capitol_freelancer = Ex-Capitol Freelancer
short-ex_capitol_freelancer = Ex-Capitol
text-ex_capitol_freelancer = Freelancer; all points it earns must be D. May use cards meant for Capitol warriors if you pay 3 D for each such card when it is played.
card-ex_cybertronic_freelancer = Ex-Cybertronic Freelancer
short-ex_cybertronic_freelancer = Ex-Cybertron.
text-ex_cybertronic_freelancer = Freelancer; all points it earns must be D. Immune to plain Dark Symmetry gifts. May use cards meant for Cybertronic warriors if you pay 3 D for each such card when it is played.
card-ex_imperial_freelancer = Ex-Imperial Freelancer
short-ex_imperial_freelancer = Ex-Imperial
text-ex_imperial_freelancer = Freelancer; all points it earns must be D. May use cards meant for Imperial warriors if you pay 3 D for each such card when it is played.
card-ex_mishima_freelancer = Ex-Mishima Freelancer
short-ex_mishima_freelancer = Ex-Mishima
text-ex_mishima_freelancer = Freelancer; all points it earns must be D. May use cards meant for Mishima warriors if you pay 3 D for each such card when it is played.
card-fay_and_klaus = Fay & Klaus
text-fay_and_klaus = One warrior although two persons. Immune to plain Dark Symmetry gifts. Once per combat for 5 D: F +3, S +3, A +3, V +3 until that combat ends.
card-callistonian_intruder = Callistonian Intruder
short-callistonian_intruder = Intruder
text-callistonian_intruder = Follower of Semai. If wounded, it may heal itself any time for 6 D (not a killing wound).
card-doctor_diana = Doctor Diana
text-doctor_diana = Immune to plain Dark Symmetry gifts; never casts the Art. If she is not in cover, 1 action: heal one wounded Doomtrooper in play; she then goes into cover.
card-golem_of_darkness = Golem of Darkness
short-golem_of_darkness = Dark Golem
text-golem_of_darkness = Follower of Algeroth. May not have Dark Symmetry cards. A wound on it heals at once unless it kills automatically.
card-war_medic = War Medic
text-war_medic = Never attacks and never uses equipment. 3 actions: heal a wounded Doomtrooper.
card-field_marshal_johnstone = Field Marshal Johnstone
short-field_marshal_johnstone = Johnstone
text-field_marshal_johnstone = Corporate leader; may never fight or be in cover. While in play, you may turn any number of non-attack actions into attack actions performed by Imperial warriors.
card-lord_nozaki = Lord Nozaki
text-lord_nozaki = Corporate leader; may never fight or be in cover. While in play, you may turn any number of non-attack actions into attack actions performed by Mishima warriors.
card-president_charles_w_colding = President Charles W. Colding
short-president_charles_w_colding = Colding
text-president_charles_w_colding = Corporate leader; may never fight or be in cover. While in play, you may turn any number of non-attack actions into attack actions performed by Capitol warriors.
card-staff_general_constance_romanov = Staff General Constance Romanov
short-staff_general_constance_romanov = Romanov
text-staff_general_constance_romanov = Corporate leader; may never fight or be in cover. While in play, you may turn any number of non-attack actions into attack actions performed by Bauhaus warriors.
card-the_nineteenth_executive = The Nineteenth Executive
short-the_nineteenth_executive = Nineteenth
text-the_nineteenth_executive = Corporate leader; may never fight or be in cover. While in play, you may turn any number of non-attack actions into attack actions performed by Cybertronic warriors.
card-bauhaus_blitzer = Bauhaus Blitzer
short-bauhaus_blitzer = Blitzer
card-centurion = Centurion
text-centurion = Follower of Algeroth.
card-child_of_ilian = Child of Ilian
text-child_of_ilian = Follower of Ilian and legionnaire.
card-curator = Curator
text-curator = Follower of Demnogonis.
card-dragoon = Dragoon
card-ezoghoul = Ezoghoul
text-ezoghoul = Follower of Algeroth.
card-free_marine = Free Marine
short-free_marine = Free Marine
card-golden_lion = Golden Lion
card-hussar = Hussar
card-immaculate_fury = Immaculate Fury
short-immaculate_fury = Imm. Fury
text-immaculate_fury = Follower of Algeroth.
card-infantry = Infantry
card-legionnaire_of_semai = Legionnaire of Semai
short-legionnaire_of_semai = Leg. of Semai
text-legionnaire_of_semai = Follower of Semai and legionnaire.
card-martian_banshee = Martian Banshee
short-martian_banshee = Banshee
card-necromutant = Necromutant
text-necromutant = Follower of Algeroth.
card-razide = Razide
text-razide = Follower of Algeroth.
card-samurai = Samurai
card-sea_lion = Sea Lion
card-sunset_striker = Sunset Striker
short-sunset_striker = Sunset Striker
card-templar = Templar
text-templar = Follower of Ilian.
card-undead_legionnaire = Undead Legionnaire
short-undead_legionnaire = Undead Leg.
text-undead_legionnaire = Follower of Algeroth and legionnaire.
card-zenithian_soulslayer = Zenithian Soulslayer
short-zenithian_soulslayer = Soulslayer
text-zenithian_soulslayer = Follower of Muawijhe.
card-schwerwaffe_soldat = Schwerwaffe Soldat
short-schwerwaffe_soldat = Schwerwaffe
text-schwerwaffe_soldat = Counts as a Soldat.
card-muawijhe_lord_of_visions = Muawijhe, Lord of Visions
short-muawijhe_lord_of_visions = Muawijhe
text-muawijhe_lord_of_visions = Apostle; may never fight or be in cover. While he is in play, all Dark Legion warriors have first strike.
card-shadow_walker = Shadow Walker
text-shadow_walker = Always strikes first.
card-metropolitan_prophet = Metropolitan Prophet
short-metropolitan_prophet = Metr. Prophet
text-metropolitan_prophet = Follower of all five apostles. Always strikes first.
card-toshiro = Toshiro
text-toshiro = Counts as a Shadow Walker. Always strikes first; may never be in cover. While he is in play, your Shadow Walkers kill what they wound.
card-demon_hunter = Demon Hunter
text-demon_hunter = Counts as a Shadow Walker. Always strikes first and never becomes a heretic. Must attack Dark Legion warriors or heretics before others.
card-cossack = Cossack
text-cossack = Counts as a beast. Always strikes first in fight combats.
card-cossack_kommendant = Cossack Kommendant
short-cossack_kommendant = C. Kommendant
text-cossack_kommendant = Commander; counts as a Cossack and a beast. Always strikes first in fight combats. Other Cossacks in its area have F +3, S +3, A +3.
card-cossack_scout = Cossack Scout
text-cossack_scout = Counts as a Cossack and a beast. Strikes first in fight combats, even against another first striker or a warrior that can never be struck first.
card-templar_marine = Templar Marine
short-templar_marine = Templar Marine
text-templar_marine = Strikes first.
card-clansman = Clansman
short-clansman = Clansman
text-clansman = F +1 when attacking a Dark Legion warrior, but not when defending.
card-twitcher = Twitcher
text-twitcher = If it takes Ticker, it gets another F +1, S +1 and is not wounded by Ticker afterwards.
card-shogun = Shogun
text-shogun = Counts as a Samurai. With a Scalper it has another F +6 and its opponent another F -6.
card-wolfbane_honor_guard = Wolfbane Honor Guard
short-wolfbane_honor_guard = Honor Guard
text-wolfbane_honor_guard = Counts as a Clansman. With a Clansman Claymore it has another F +8.
card-cavalier = Cavalier
text-cavalier = Counts as a beast. For each other Cavalier on its Outpost: F +1, S +1, A +1.
card-heavy_cavalier = Heavy Cavalier
short-heavy_cavalier = Heavy Cavalier
text-heavy_cavalier = Counts as a Cavalier and a beast. For each other Cavalier on its Outpost: F +1, S +1, A +1.
card-jaeger_commando = Jaeger Commando
short-jaeger_commando = Jaeger Cmdo.
text-jaeger_commando = F +4, S +4, A +4 when attacking.
card-scout_cavalier = Scout Cavalier
short-scout_cavalier = Scout Cavalier
text-scout_cavalier = Counts as a Cavalier and a beast. For each other Cavalier on its Outpost: F +1, S +1, A +1. While it is there, no other warrior of your Outpost can be attacked.
card-soldat = Soldat
text-soldat = For each Schwerwaffe Soldat in its area: F +2, S +2, A +2.
card-templar_legionnaire = Templar Legionnaire
short-templar_legionnaire = Templar Leg.
text-templar_legionnaire = For each other Templar Legionnaire in its area: F +2, S +2, A +2.
card-bodyguard = Bodyguard
short-bodyguard = Bodyguard
text-bodyguard = Counts as a fortification. Any time, assign it to one of your Doomtroopers; assigning it anew costs 3 D, any time. When that warrior is attacker or defender, after stage 2 and up to stage 5 you may put the Bodyguard in its place for that combat. Both must be on the Outpost or both off it; not for a warrior in or counting as a vehicle.
card-trencher = Trencher
text-trencher = 3 actions: take a Foxhole from your collection and attach it to this Trencher.
card-wolfbane_light_cavalry = Wolfbane Light Cavalry
short-wolfbane_light_cavalry = Light Cavalry
text-wolfbane_light_cavalry = Counts as a Clansman. Its combat opponent has A -3, or A +3 if that opponent is protected by a fortification.
card-mercenary = Mercenary
text-mercenary = When you add it, you open an auction with a bid of your choice and all players bid in turn. The highest bidder pays and keeps it in his Squad. Its base V equals the final price.
card-bauhaus_cop = Bauhaus Cop
short-bauhaus_cop = Bauhaus Cop
text-bauhaus_cop = When a Bauhaus warrior of yours is wounded or killed by a Doomtrooper, the Cop may imprison that Doomtrooper; you may discard its attachments. Prisoners go back when the Cop leaves play.
card-eaonian_justifier = Eaonian Justifier
short-eaonian_justifier = Justifier
text-eaonian_justifier = Follower of Algeroth; may never fight or be in cover. When a follower of Algeroth of yours wounds a Doomtrooper without killing it and survives, the Justifier may imprison that Doomtrooper; its attachments are discarded. Prisoners go back when the Justifier leaves play.
card-lutheran_disciple = Lutheran Disciple
short-lutheran_disciple = Lut. Disciple
text-lutheran_disciple = Any time, if it is healthy: sacrifice it to cancel a special card just played; that card's costs are lost.
card-crescentian_martyr = Crescentian Martyr
short-crescentian_martyr = Martyr
text-crescentian_martyr = Against a warrior riding or counting as a beast: base F and S are 20 and warriors it wounds are killed. After that combat the Martyr is sacrificed; the opponent gets its V in points only if his strike would have hit.
card-fusilier = Fusilier
text-fusilier = Its base F, S and A equal four times the number of Fusiliers on your Outpost.
card-sacred_tear = Sacred Tear
text-sacred_tear = When attacking by fight: base F is 16 and warriors it wounds are killed. After that combat it is sacrificed; the opponent gets its V in points only if his strike would have hit.
card-radar_scanner = Radar Scanner
short-radar_scanner = Radar Scanner
text-radar_scanner = For any of your warriors. Airships cannot attack the bearer.
card-black_venom = Black Venom
text-black_venom = Poison for a weapon of your Mortificator. When the weapon wounds in a fight combat, discard this card: the victim is paralysed until healed (no actions, no retaliation).
card-ac_40_justifier = AC-40 "Justifier"
short-ac_40_justifier = AC-40
text-ac_40_justifier = Fight/shoot weapon (machine gun) for any of your warriors: F +3, S +3.
card-bacteria_grenade = Bacteria Grenade
short-bacteria_grenade = Bact. Grenade
text-bacteria_grenade = Special weapon for your Dark Legion warrior, discarded after one use: F +4, S +4. If the opponent survives, it is diseased: in each of its controller's draw steps he puts a marker on it or pays 3 D. Each marker is V -1; at V 0 it is discarded. Further grenades add nothing.
card-bayonet = Bayonet
text-bayonet = For one of your shoot weapons, which may then also be used as a fight weapon: F +2.
card-capitol_sword_of_honor = Capitol Sword of Honor
short-capitol_sword_of_honor = Honor Sword
text-capitol_sword_of_honor = Fight weapon for your Capitol Doomtrooper: F +1.
card-clansman_claymore = Clansman Claymore
short-clansman_claymore = Claymore
text-clansman_claymore = Fight weapon for your Imperial Doomtrooper: F +1, and A +1 when fighting the Dark Legion. On a Clansman instead F +2, and A +2 when fighting the Dark Legion.
card-combat_armor = Combat Armor
text-combat_armor = For any of your warriors. A +1. Does not count as an armor suit.
card-composite_armor = Composite Armor
short-composite_armor = Comp. Armor
text-composite_armor = For any of your warriors. Armor suit: A +4.
card-curator_sword = Curator Sword
text-curator_sword = Fight weapon for your Dark Legion warrior: F +2, on a Curator F +4 instead. Warriors wounded with it are killed.
card-cybernetic_power_arm = Cybernetic Power Arm
short-cybernetic_power_arm = Power Arm
text-cybernetic_power_arm = Fight weapon for any of your warriors: F +6.
card-cybernetic_retinas = Cybernetic Retinas
short-cybernetic_retinas = Cyberretinas
text-cybernetic_retinas = For any of your warriors. F +3, S +3. The bearer is immune to cards causing blindness.
card-deathlockdrum = Deathlockdrum
text-deathlockdrum = Shoot weapon (machine gun) for any of your warriors: S +3; the opponent has S -2.
card-gehenna_puker = Gehenna Puker
text-gehenna_puker = Shoot weapon (flamethrower) for any of your warriors: S +6.
card-grenade_launcher = Grenade Launcher
short-grenade_launcher = Gren.Launcher
text-grenade_launcher = For one of your shoot weapons: S +3.
card-hmg_mk_xixb_charger = HMG Mk. XIXB "Charger"
short-hmg_mk_xixb_charger = HMG Charger
text-hmg_mk_xixb_charger = Shoot weapon (machine gun) for any of your warriors: S +5.
card-imperial_southpaw = Imperial Southpaw
short-imperial_southpaw = Southpaw
text-imperial_southpaw = Shoot weapon (rocket launcher) for any of your warriors: S +4, and another S +2 if the opponent is or has an airship.
card-kratach = Kratach
text-kratach = Shoot weapon for your Dark Legion warrior; counts as a machine gun. S +3.
card-l_and_a_plasma_carbine = L&A Plasma Carbine
short-l_and_a_plasma_carbine = L&A Carbine
text-l_and_a_plasma_carbine = Shoot weapon (assault rifle) for any of your warriors: S +3.
card-mortis_sword = Mortis Sword
text-mortis_sword = Fight weapon for your Brotherhood warrior: F +1. 1 action: put one Art card from your hand that the bearer could cast under the sword; each such card is another F +1 and does nothing else. They are discarded with the sword.
card-nimrod_autocannon = Nimrod Autocannon
short-nimrod_autocannon = Nimrod
text-nimrod_autocannon = Shoot weapon (artillery) for any of your warriors: S +3. With one attack action the bearer may attack two targets, chosen beforehand; they may be the same one. Each attack is resolved separately.
card-portable_force_shield = Portable Force Shield
short-portable_force_shield = Force Shield
text-portable_force_shield = For any of your warriors. Counts as a fortification: A +6.
card-punisher_blade = Punisher Blade
text-punisher_blade = Fight weapon for any of your warriors: F +1.
card-punisher_handgun = Punisher Handgun
short-punisher_handgun = Punisher Gun
text-punisher_handgun = Fight/shoot weapon (handgun) for any of your warriors: F +1, S +1. A warrior may use two handguns at once.
card-reverberating_sharpener = Reverberating Sharpener
short-reverberating_sharpener = Sharpener
text-reverberating_sharpener = For one of your fight weapons, not a fight/shoot weapon: F +1.
card-scalper = Scalper
text-scalper = Fight weapon for your Mishima Doomtrooper: F +1; the opponent has F -1.
card-scythe_of_semai = Scythe of Semai
short-scythe_of_semai = Semai Scythe
text-scythe_of_semai = Fight/shoot weapon for your Dark Legion warrior: F +4, S +4 (on a Pretorian Stalker S +8). Warriors wounded with it are killed.
card-sherman_74_model_13_bolter = Sherman .74 Model 13 "Bolter"
short-sherman_74_model_13_bolter = Bolter
text-sherman_74_model_13_bolter = Fight/shoot weapon (handgun) for any of your warriors: F +2, S +2. A warrior may use two handguns at once.
card-shrieketh = Shrieketh
text-shrieketh = Shoot weapon for your Dark Legion warrior: S +1. For each kill with it you may fetch a Heretic from your collection into your Kohort; the victim is discarded as usual.
card-smg_mk_iii_interceptor = SMG Mk. III "Interceptor"
short-smg_mk_iii_interceptor = Interceptor
text-smg_mk_iii_interceptor = Shoot weapon (machine gun) for any of your warriors: S +2.
card-telescopic_sight = Telescopic Sight
short-telescopic_sight = Telesc. Sight
text-telescopic_sight = For one of your shoot weapons: S +1.
card-vassht = Vassht
text-vassht = Fight weapon for your Dark Legion warrior: F +2. It is never moved to another warrior; from then on its bearer may not own any other weapon usable in fights.
card-violator_sword = Violator Sword
text-violator_sword = For your Bauhaus Doomtrooper. Fight weapon: F +2.
card-avenger_sword = Avenger Sword
text-avenger_sword = For your Brotherhood warrior. Fight weapon: F +3.
card-azogar = Azogar
text-azogar = For your Dark Legion warrior. Fight weapon: F +3; in the hands of a Nepharite of Algeroth F +5 instead.
card-combat_coordinator = Combat Coordinator
short-combat_coordinator = Coordinator
text-combat_coordinator = For your Curator. F +8, S +8, A +8, V +8. Warriors wounded by the bearer are killed and sacrificed. Discard this card to prevent a wound on the bearer.
card-improved_kratach = Improved Kratach
short-improved_kratach = Imp. Kratach
text-improved_kratach = For your Dark Legion warrior. Shoot weapon, machine gun: S +5.
card-punisher_combo = Punisher Combo
text-punisher_combo = For your Doomtrooper. Fight/shoot weapon: F +2, S +2.
card-hagelsturm_m516d_shotgun = Hagelsturm/M516D Shotgun
short-hagelsturm_m516d_shotgun = Hagelst/M516D
text-hagelsturm_m516d_shotgun = For your Bauhaus or Capitol commander. Shoot weapon, shotgun, yet usable only in fight combats: F +4. If the bearer's F is more than double the opponent's A, the opponent is killed.
card-body_armor = Body Armor
short-body_armor = Body Armor
text-body_armor = For any of your warriors. Armor suit: A +3. The bearer's opponents in combat may not use shoot or fight/shoot weapons.
card-blessed_armor = Blessed Armor
short-blessed_armor = Blessed Armor
text-blessed_armor = For your Doomtrooper. Armor suit. The bearer is immune to all Dark Symmetry cards.
card-triangulating_scope = Triangulating Scope
short-triangulating_scope = Triang. Scope
text-triangulating_scope = For any Squad or Kohort. When the warriors there attack, they have S +3 and their opponents get nothing from cover or fortifications. Several copies add up.
card-bauhaus_great_infurior = Bauhaus Great Infurior
short-bauhaus_great_infurior = Gr. Infurior
text-bauhaus_great_infurior = Artillery for your Squad; playing it also costs 6 D. Each turn you may spend 3 actions to discard one fortification in play.
card-demolition_kit = Demolition Kit
text-demolition_kit = For any of your warriors. In a combat in which a fortification affects the bearer or its opponent, discard this card to discard that fortification.
card-first_aid_kit = First Aid Kit
text-first_aid_kit = For any of your warriors. Any time, except while the wounds of a combat are being applied (stage 7), discard it to heal one of your wounded warriors, the bearer included. A Doomtrooper cannot heal a Dark Legion warrior or the other way round. It does not help a warrior that has just been killed.
card-personal_anti_personnel_mines = Personal Anti-Personnel Mines
short-personal_anti_personnel_mines = Pers. Mines
text-personal_anti_personnel_mines = For any of your warriors. In the bearer's combat, discard this card: the opponent is killed and the bearer is wounded.
card-lotus_blossom = Lotus Blossom
text-lotus_blossom = Poison for your Mortificator. Right after a fight combat the bearer has survived, discard it to wound the opponent; if that kills, you get the points.
card-antipersonnel_grenade = Antipersonnel Grenade
short-antipersonnel_grenade = A-P Grenade
text-antipersonnel_grenade = For any of your warriors. Spend 1 attack action and sacrifice it: wound any warrior in play that can fight; a kill earns points. No combat takes place.
card-book_of_law = Book of Law
text-book_of_law = For your Brotherhood warrior. In each of your turns you have one additional undefined action, performed by this warrior.
card-command_helmet = Command Helmet
short-command_helmet = Command Helmet
text-command_helmet = For your commander. The bearer may make one additional attack action each turn. At most one per warrior.
card-perimeter_alarm = Perimeter Alarm
short-perimeter_alarm = Perim. Alarm
text-perimeter_alarm = For any Squad or Kohort. When warriors there are attacked, nobody strikes first, not even one who ALWAYS does.
card-smoke_bomb = Smoke Bomb
text-smoke_bomb = For any of your warriors. Right after attacker and defender are named, discard it: the bearer retreats, the combat ends and the attack action is spent.
card-tactical_computer = Tactical Computer
short-tactical_computer = Tac. Computer
text-tactical_computer = For your commander. Once in each of its combats the bearer may change the tactic. At most one per warrior.
card-power_stabilizer = Power Stabilizer
short-power_stabilizer = Stabilizer
text-power_stabilizer = For your Brotherhood warrior, any number per warrior. It collects 1 D in each of your draw steps. Only the bearer may spend the collected D, and only on spells; they are not part of your bank.
card-ah_uh_19_grapeshot_guardian = AH/UH-19 Grapeshot Guardian
short-ah_uh_19_grapeshot_guardian = AH/UH-19
text-ah_uh_19_grapeshot_guardian = For your Capitol Doomtrooper. Vehicle, airship. Inside: S, A and V are doubled, but no weapons may be used.
card-cap_7000p = CAP 7000P
text-cap_7000p = For your Cybertronic Doomtrooper. Vehicle, airship. Inside: S, A and V are doubled, but no weapons may be used.
card-fukimura_no_12_kamikaze = Fukimura No. 12 "Kamikaze"
short-fukimura_no_12_kamikaze = Kamikaze
text-fukimura_no_12_kamikaze = For your Mishima Doomtrooper. Vehicle, airship. Inside: S, A and V are doubled, but no weapons may be used.
card-imperial_doomlord = Imperial Doomlord
short-imperial_doomlord = Doomlord
text-imperial_doomlord = For your Imperial Doomtrooper. Vehicle, airship. Inside: S, A and V are doubled, but no weapons may be used.
card-purple_shark = Purple Shark
short-purple_shark = Purple Shark
text-purple_shark = For any of your warriors. Vehicle, airship. Inside: S +4, A +4. For 5 D the bearer escapes a fight combat; then flip a coin: on heads the bearer is wounded and this card is discarded.
card-t_32_wolfclaw_jbt = T-32 "Wolfclaw" JBT
short-t_32_wolfclaw_jbt = T-32 Wolfclaw
text-t_32_wolfclaw_jbt = For your Bauhaus Doomtrooper. Vehicle, tank. Inside: F, S, A and V are doubled, but no weapons may be used.
card-bauhaus_bully = Bauhaus Bully
short-bauhaus_bully = Bauhaus Bully
text-bauhaus_bully = For your Imperial warrior. Vehicle, tank. Inside: F +8, S +8, A +8, V +8, but no other equipment and no fortifications may be used. Opponents it attacks get double their fortification bonus.
card-hellhound_necrotank = Hellhound Necrotank
short-hellhound_necrotank = Necrotank
text-hellhound_necrotank = For your Dark Legion warrior. Vehicle, tank. Inside: F +5, S +5, A +5, V +5, but no other equipment may be used.
card-black_widow = Black Widow
text-black_widow = For your Dark Legion warrior. Vehicle. Inside: F +4, S +4, A +4, but no other equipment may be used. Its opponents get nothing from fortifications.
card-dragonfish = Dragonfish
text-dragonfish = For your Mishima warrior. Vehicle, submarine. Inside: the bearer always strikes first and kills what it wounds, but no other equipment may be used.
card-mishimese_dragonbike = Mishimese Dragonbike
short-mishimese_dragonbike = Dragonbike
text-mishimese_dragonbike = For your Mishima warrior. Vehicle. Inside: F +2, S +5, and in shoot combats the bearer ALWAYS strikes first, but no other equipment may be used.
card-blitztank = Blitztank
text-blitztank = For your Sons of Rasputin warrior. Vehicle, tank. Inside: F +5, S +5, A +5, V +5.
card-grimgrind_airvessel = Grimgrind Airvessel
short-grimgrind_airvessel = Grimgrind
text-grimgrind_airvessel = For your Lutheran Triad warrior. Vehicle, airship. Inside: S +4, A +4.
card-ironshark = Ironshark
text-ironshark = For your Tribal warrior. Vehicle. Inside: S +5; opponents the bearer wounds in shoot combats are killed.
card-tailwave = Tailwave
text-tailwave = For your Sons of Rasputin warrior. Vehicle, airship. Inside: S +6, A +6.
card-torrent_battle_wagon = Torrent Battle Wagon
short-torrent_battle_wagon = Torrent Wagon
text-torrent_battle_wagon = For your Crescentia warrior. Vehicle. Inside: S +3, A +3.
card-verounist_stingray = Verounist Stingray
short-verounist_stingray = Stingray
text-verounist_stingray = For your Templar warrior. Vehicle, airship. Inside: S +3, A +3.
card-epidermal_plates = Epidermal Plates
short-epidermal_plates = Epid. Plates
text-epidermal_plates = For your Doomtrooper that is not Brotherhood. Armor suit. The bearer's base A is doubled; other modifiers come after that.
card-psycho_scanner = Psycho-Scanner
text-psycho_scanner = For any of your warriors. When the bearer is attacked, it may go into cover at once and for free.
card-ticker = Ticker
text-ticker = For your Doomtrooper that is not Brotherhood. In the bearer's combat, from the naming of the combatants up to the combat modifiers (stage 5), discard it: F +2, S +2, and in this combat the bearer can be neither wounded nor killed. Right after the combat it gets one wound.
card-cardinals_blood = Cardinal's Blood
short-cardinals_blood = Card. Blood
text-cardinals_blood = Poison for a weapon of your Mortificator. In fight combats a hit with this weapon does not wound; instead the victim's unmodified F, S and A become 1.
card-secret_hq = Secret HQ
text-secret_hq = Played to yourself; costs 5 D to play and 5 D in each of your draw steps to keep. While you have no warriors in play, you cannot be sabotaged.
card-protective_wall = Protective Wall
short-protective_wall = Prot. Wall
text-protective_wall = For your Squad or Kohort. For 1 action each, up to three warriors of that area hide behind it: they cannot attack or be attacked and do not stop sabotage; they may come out any time. If the Wall is discarded, all behind it are wounded; nobody gets points for that.
card-foxhole = Foxhole
text-foxhole = On any of your warriors: A +2, F -2. The bearer cannot attack by fight, but can be attacked that way. For 1 action you move it to another warrior.
card-installation = Installation
text-installation = On any of your warriors: A +3, F -3. The bearer cannot attack by fight, but can be attacked that way. For 1 action you move it to another warrior.
card-spiked_barricade = Spiked Barricade
short-spiked_barricade = Barricade
text-spiked_barricade = On any of your warriors: A +1. The bearer cannot attack by fight, but can be attacked that way. For 1 action you move it to another warrior.
card-cardinals_bank = Cardinal's Bank
short-cardinals_bank = Card. Bank
text-cardinals_bank = For your Squad. Other players cannot change your D and P. Only one per player.
card-citadel_of_algeroth = Citadel of Algeroth
short-citadel_of_algeroth = Cit. Algeroth
text-citadel_of_algeroth = Citadel for your Kohort. All followers of Algeroth in your Kohort have A +2. Only one copy per player.
card-citadel_of_demnogonis = Citadel of Demnogonis
short-citadel_of_demnogonis = Cit. Demnogo.
text-citadel_of_demnogonis = Citadel for your Kohort. All followers of Demnogonis in your Kohort have A +2. Only one copy per player.
card-citadel_of_ilian = Citadel of Ilian
short-citadel_of_ilian = Cit. Ilian
text-citadel_of_ilian = Citadel for your Kohort. All followers of Ilian in your Kohort have A +2. Only one copy per player.
card-citadel_of_muawijhe = Citadel of Muawijhe
short-citadel_of_muawijhe = Cit. Muawijhe
text-citadel_of_muawijhe = Citadel for your Kohort. All followers of Muawijhe in your Kohort have A +2. Only one copy per player.
card-citadel_of_semai = Citadel of Semai
short-citadel_of_semai = Cit. Semai
text-citadel_of_semai = Citadel for your Kohort. All followers of Semai in your Kohort have A +2. Only one copy per player.
card-fukido = Fukido
text-fukido = City for your Squad. All your Imperial warriors have A +2. Only one copy per player.
card-heimburg = Heimburg
text-heimburg = City for your Squad. All your Bauhaus warriors have A +2. Only one copy per player.
card-longshore = Longshore
text-longshore = City for your Squad. All your Mishima warriors have A +2. Only one copy per player.
card-san_dorado = San Dorado
text-san_dorado = City for your Squad. All your Capitol warriors have A +2. Only one copy per player.
card-the_cathedral = The Cathedral
text-the_cathedral = City and cathedral for your Squad. All your Brotherhood warriors have A +2. Only one copy per player.
card-the_hq = The HQ
text-the_hq = City for your Squad. All your Cybertronic warriors have A +2. Only one copy per player.
card-hideout = Hideout
text-hideout = For your Kohort. All your heretics have A +2.
card-fortified_entrenchment = Fortified Entrenchment
short-fortified_entrenchment = Entrenchment
text-fortified_entrenchment = For any Squad or Kohort. Warriors there have A +2 when attacked. Equipment cards may be put on it any time for free; each gives another A +2.
card-factory = Factory
text-factory = For your Squad or Kohort. You gain 1 D in each of your draw steps. You may have any number of copies.
card-industrial_complex = Industrial Complex
short-industrial_complex = Ind. Complex
text-industrial_complex = For your Squad or Kohort. You gain 3 D in each of your draw steps. You may have any number of copies.
card-bauhaus_bank = Bauhaus Bank
short-bauhaus_bank = Bauhaus Bank
text-bauhaus_bank = Played to yourself any time. You may spend up to 10 D more than you own, on credit. You may repay any time, at 2 D for each 1 D of credit; while in debt you cannot win. This card can never be discarded or sacrificed.
card-garbage_dump = Garbage Dump
text-garbage_dump = For your Squad, Kohort or Outpost. In your discard step you may discard one extra card for each 4 D you pay.
card-prison_camp = Prison Camp
short-prison_camp = Prison Camp
text-prison_camp = For your Squad. If your Doomtrooper wounds, but does not kill, a Doomtrooper and survives, you may imprison the wounded one; its attachments are discarded. If the Camp is discarded, the prisoners go back.
card-prisoner_work_camp = Prisoner Work Camp
short-prisoner_work_camp = Work Camp
text-prisoner_work_camp = For your Squad, Kohort or Outpost. A warrior you imprison may be put here; for each one here you have an additional non-attack action per turn. If the Camp is discarded, all of them are discarded.
card-control_mind = Control Mind
short-control_mind = Control Mind
text-control_mind = Gift of Semai for one of his followers. Once per turn, for 3 actions, name an opposing warrior and choose: in its controller's next turn it must attack, or it must not attack. If it must, he picks the defender, or he may attack with another warrior instead.
card-invoke_pain = Invoke Pain
short-invoke_pain = Invoke Pain
text-invoke_pain = Dark Symmetry gift for your Dark Legion warrior. Use it in an opponent's attack action, at the latest when the combatants are named: each 3 D bars one warrior of your choice from attacking until your next turn begins.
card-shroud = Shroud
text-shroud = Gift of Semai for one of his followers. For 1 action: no combat may take place until your next turn begins.
card-sleep = Sleep
text-sleep = Gift of Muawijhe for one of his followers. For 1 action choose an opposing warrior: it may neither attack nor be attacked until your next turn begins.
card-symmetry_flow = Symmetry Flow
text-symmetry_flow = Dark Symmetry gift for your Dark Legion warrior that is not a heretic. The bearer may have several copies of any plain Dark Symmetry gift that raises ratings.
card-dark_fire = Dark Fire
text-dark_fire = Dark Symmetry gift for your Dark Legion warrior: F +1.
card-hand_of_death = Hand of Death
text-hand_of_death = Gift of Ilian for one of her followers: F +2, S +2.
card-mind_melt = Mind Melt
text-mind_melt = Gift of Semai for one of his followers: F +2, S +2.
card-resist_pain = Resist Pain
text-resist_pain = Dark Symmetry gift for your Dark Legion warrior: A +1.
card-barbarous_power = Barbarous Power
short-barbarous_power = Barbarous
text-barbarous_power = Dark Symmetry gift, only for your heretic: F +1, S +1, A +1, V +1.
card-monstrous_power = Monstrous Power
short-monstrous_power = Monstrous
text-monstrous_power = Dark Symmetry gift, only for your heretic: F +2, S +2, A +2, V +2.
card-ungodly_power = Ungodly Power
text-ungodly_power = Dark Symmetry gift, only for your heretic: F +5, S +5, A +5, V +5.
card-unholy_power = Unholy Power
text-unholy_power = Dark Symmetry gift, only for your heretic: F +4, S +4, A +4, V +4.
card-disrupt_power = Disrupt Power
text-disrupt_power = Gift of Ilian for one of her followers. The bearer is immune to the Art and to Dark Symmetry.
card-dimensional_hole = Dimensional Hole
short-dimensional_hole = Dim. Hole
text-dimensional_hole = Gift of Ilian for one of her followers. Opponents the bearer wounds are killed.
card-dimensional_warp = Dimensional Warp
short-dimensional_warp = Dim. Warp
text-dimensional_warp = Gift of Algeroth for one of his followers. Opponents the bearer wounds are killed.
card-infection = Infection
text-infection = Gift of Demnogonis for one of his followers. Opponents the bearer wounds are killed.
card-decay = Decay
text-decay = Gift of Demnogonis for one of his followers. Any time, for 10 D: discard one equipment card in play.
card-distort = Distort
text-distort = Gift of Algeroth for one of his followers. Any time, for 10 D: discard one equipment card in play.
card-invoke_frenzy = Invoke Frenzy
short-invoke_frenzy = Invoke Frenzy
text-invoke_frenzy = Gift of Algeroth for one of his followers. For 1 action heal one of your wounded Dark Legion warriors and put a marker on it; each marker means A -1.
card-portal_of_dark_healing = Portal of Dark Healing
short-portal_of_dark_healing = Dark Healing
text-portal_of_dark_healing = Gift of Algeroth, but for a Nepharite of any apostle. If wounded, the bearer may heal itself for 3 actions.
card-flow_of_acid = Flow of Acid
text-flow_of_acid = Gift of Algeroth for one of his followers. Once per turn, for 3 actions, which count as an attack action: for each 3 D every warrior in play takes 1 damage. A warrior whose A is not higher than the damage is wounded.
card-wind_of_insanity = Wind of Insanity
short-wind_of_insanity = Insane Wind
text-wind_of_insanity = Gift of Muawijhe for one of his followers. Once per turn, for 1 action, which is not an attack: for each 5 D every warrior in play takes 1 damage. A warrior whose A is not higher than the damage is wounded; kills earn points.
card-time_death = Time Death
text-time_death = Gift of Ilian for one of her followers. The bearer always strikes first. If it wounds, the combat ends before the opponent can answer; otherwise the opponent answers.
card-evil_eye = Evil Eye
text-evil_eye = Dark Symmetry gift, only for your heretic. The bearer's opponent in combat must pay 3 D or may not retaliate; then the combat ends after the heretic's attack.
card-unholy_eye = Unholy Eye
text-unholy_eye = Dark Symmetry gift, only for your heretic. The bearer always strikes first and the opponent may not retaliate; the combat ends after the bearer's attack.
card-possess = Possess
text-possess = Gift of Semai for one of his followers. A Doomtrooper killed by the bearer is not discarded: it becomes a Dark Legion heretic in its controller's Kohort and may receive Dark Symmetry cards.
card-confuse = Confuse
text-confuse = Gift of Muawijhe for one of his followers. The bearer may, any time, change the tactic of a combat it takes part in.
card-illusion = Illusion
text-illusion = Gift of Semai for one of his followers. Any time in the bearer's combat, for 3 D: the combat is cancelled, the cards played in it are discarded and the bearer goes into cover.
card-time_rot = Time Rot
text-time_rot = Gift of Demnogonis for one of his followers. For 1 action put an age marker on an opposing warrior. For every three markers it has F -1, S -1, A -1, V -1; when its V reaches 0, it is discarded.
card-blindness = Blindness
text-blindness = Dark Symmetry gift for your Dark Legion warrior. The bearer's opponents in combat have F -2, S -2.
card-deform = Deform
text-deform = Gift of Demnogonis for one of his followers. The bearer's opponents in combat have A -2.
card-indigestion = Indigestion
text-indigestion = Gift of Algeroth for one of his followers. The bearer's opponents in combat have A -2.
card-insane_dance = Insane Dance
text-insane_dance = Gift of Muawijhe for one of his followers. The bearer's opponents in combat have F -2, S -2.
card-terror = Terror
text-terror = Dark Symmetry gift for your Dark Legion warrior. The bearer's opponents in combat have A -1.
card-tanec_na_okraji_prazdnoty = Dance on the Edge of the Void
short-tanec_na_okraji_prazdnoty = Void Dance
text-tanec_na_okraji_prazdnoty = Affected warriors have F -2, S -2, A -2 to their base ratings.
card-animate_dead = Animate Dead
short-animate_dead = Animate Dead
text-animate_dead = Gift of Demnogonis for one of his followers. Once per turn, for 3 actions, put a warrior from any graveyard into your Kohort with F, S and A halved (rounded up). It may use neither the Art nor Dark Symmetry; if killed again, it is sacrificed.
card-portal_of_undeath = Portal of Undeath
short-portal_of_undeath = P. of Undeath
text-portal_of_undeath = Gift of Algeroth for a Nepharite of Algeroth. For each kill by the bearer you may bring an Undead Legionnaire from your collection into your Kohort for free; you earn the points as usual.
card-send_dreams = Send Dreams
text-send_dreams = Gift of Muawijhe for one of his followers. Any time, for 5 D: an opposing warrior goes into cover.
card-necrovisual_link = Necrovisual Link
short-necrovisual_link = Necrovisual
text-necrovisual_link = Gift of Algeroth, but for a Nepharite of any apostle. For 1 action look at another player's hand.
card-true_gate = True Gate
text-true_gate = Gift of Ilian for one of her followers. In the bearer's combat, for each 10 D one warrior from your Kohort joins it. Their attack ratings are added up; the opponent chooses whom it strikes.
card-fly = Fly
text-fly = Mentalism. Any time: until your next turn begins, the caster cannot be attacked and, when it attacks, has F +2, S +2, A +2, V +2.
card-telepathic_message = Telepathic Message
short-telepathic_message = Telep. Msg.
text-telepathic_message = Manipulation. Any time, on an opponent: name a warrior. If he has a legal attack on it, he must make it as his attack action in his next turn, with a warrior of his choice.
card-exorcise_dark_influences = Exorcise Dark Influences
short-exorcise_dark_influences = Ex. Dark Inf.
text-exorcise_dark_influences = Exorcism, combat spell on any warrior in the combat. For each 1 D the target is immune to one plain Dark Symmetry gift in this combat.
card-exorcise_self = Exorcise Self
short-exorcise_self = Exorcise Self
text-exorcise_self = Mentalism. Any time: until your next turn begins, Dark Symmetry does not affect the caster.
card-mind_wall = Mind Wall
text-mind_wall = Changeling. Any time, on any warrior: for each 1 D name one Dark Symmetry card on the table; the target is immune to that card until your next turn begins.
card-pacifism = Pacifism
text-pacifism = Mentalism, personal combat spell. All warriors in this combat are discarded; nobody gets points.
card-elemental_ball = Elemental Ball
text-elemental_ball = Elements, personal combat spell. For each 2 D the caster has F +2.
card-elemental_bolt = Elemental Bolt
text-elemental_bolt = Elements, personal combat spell. For each 2 D the caster has S +2.
card-elemental_wall = Elemental Wall
text-elemental_wall = Elements, personal combat spell. For each 2 D the caster has A +2.
card-exorcise_disease = Exorcise Disease
short-exorcise_disease = Ex. Disease
text-exorcise_disease = Exorcism, combat spell on any warrior in the combat. For each 2 D it gets, in this combat, either A +1 or immunity to one gift of Demnogonis.
card-exorcise_evil_thoughts = Exorcise Evil Thoughts
short-exorcise_evil_thoughts = Ex. Thoughts
text-exorcise_evil_thoughts = Exorcism, combat spell on any warrior in the combat. For each 2 D it gets, in this combat, either A +1 or immunity to one gift of Muawijhe.
card-exorcise_infection = Exorcise Infection
short-exorcise_infection = Ex. Infection
text-exorcise_infection = Exorcism, combat spell on any warrior in the combat. For each 2 D it gets, in this combat, either A +1 or immunity to one gift of Ilian.
card-exorcise_poison = Exorcise Poison
short-exorcise_poison = Ex. Poison
text-exorcise_poison = Exorcism, combat spell on any warrior in the combat. For each 2 D it gets, in this combat, either A +1 or immunity to one gift of Semai.
card-exorcise_wound = Exorcise Wound
text-exorcise_wound = Exorcism, combat spell on any warrior in the combat. For each 2 D it gets, in this combat, either A +1 or immunity to one gift of Algeroth.
card-explosion = Explosion
text-explosion = Kinetics, personal combat spell. For each 3 D the caster has F +5, S +5.
card-levitation = Levitation
text-levitation = Kinetics, personal combat spell. For each 1 D the caster has F +1, S +1, A +1.
card-presence = Presence
text-presence = Premonition, combat spell on any warrior that is fighting a Dark Legion warrior. For each 1 D the target has A +1.
card-proficiency = Proficiency
text-proficiency = Mentalism. At the start of your turn: this turn every spell of this caster costs 1 D less to cast or to strengthen, but at least 1 D.
card-shield = Shield
text-shield = Kinetics, personal combat spell. For each 1 D the caster has A +1.
card-strike = Strike
text-strike = Kinetics, personal combat spell. For each 1 D the caster has S +1.
card-fist_of_fury = Fist of Fury
text-fist_of_fury = Kinetics, personal combat spell. Each 1 D gives the caster +1 to F, S or A; distribute the points as you like.
card-invulnerability = Invulnerability
short-invulnerability = Invulnerable
text-invulnerability = Mentalism. Any time: until your next turn begins, the caster can be neither wounded nor killed.
card-exorcise_injuries = Exorcise Injuries
short-exorcise_injuries = Ex. Injuries
text-exorcise_injuries = Exorcism. Any time, on a wounded Doomtrooper: heal it. If it was just being killed, even automatically, it is only wounded instead.
card-speed = Speed
text-speed = Mentalism, personal combat spell. The caster strikes first. If it wounds the opponent, the combat ends; otherwise the opponent then strikes.
card-exorcism = Exorcism
text-exorcism = Changeling. Any time, on Doomtroopers turned heretic: for each 5 D one of them is its old self again; its Dark Symmetry cards must first be discarded at 3 D each.
card-command = Command
text-command = Changeling. As an attack action, for 6 D, on an opponent's warrior: it must attack a warrior of your choice that it may legally attack. If the attacker is wounded or killed, its controller gets D equal to twice its V; if the defender is, you get D equal to its V. These D replace the usual points.
card-greater_hypnosis = Greater Hypnosis
short-greater_hypnosis = Gr. Hypnosis
text-greater_hypnosis = Changeling, combat spell. Change the defender to any other warrior in play that can be attacked.
card-greater_telepathy = Greater Telepathy
short-greater_telepathy = Gr. Telepathy
text-greater_telepathy = Manipulation, combat spell. Change attacker and defender to any two warriors in play that can fight, and set the tactic.
card-lesser_hypnosis = Lesser Hypnosis
short-lesser_hypnosis = Ls. Hypnosis
text-lesser_hypnosis = Manipulation, combat spell. Change the defender to another warrior in play that the attacker may attack.
card-lesser_telepathy = Lesser Telepathy
short-lesser_telepathy = Ls. Telepathy
text-lesser_telepathy = Premonition, combat spell. Change the tactic of this combat.
card-premonition = Premonition
text-premonition = Premonition, combat spell. Change the defender to another of your warriors.
card-suggestion = Suggestion
text-suggestion = Manipulation. Right after an opponent has declared a combat, before the attacker is named: you name his attacker; he still picks the defender.
card-press = Press
text-press = Kinetics, personal combat spell on the opponent. The combat ends; opponent and caster are each wounded. Kills earn no points.
card-gaze = Gaze
text-gaze = Premonition. Any time, on an opponent: for each 10 D look through one library; its owner may shuffle it afterwards.
card-true_path = True Path
text-true_path = Premonition. As your draw step begins, before drawing: for each 3 D draw one extra card (decide the number first). Keep one of the extra cards and discard the others.
card-summon_defense = Summon Defense
short-summon_defense = Summon Defense
text-summon_defense = Summoning. Any time: for 3 D take a fortification from your graveyard, or for 6 D from your library, and play it at once at its own cost. Then sacrifice this card.
card-summon_hero = Summon Hero
short-summon_hero = Summon Hero
text-summon_hero = Summoning. Any time, for 2 D: put one personality Doomtrooper into your Squad, either from your graveyard, paying its V as well, or from your library, paying double its V as well (then shuffle). Then sacrifice this card.
card-summon_item = Summon Item
short-summon_item = Summon Item
text-summon_item = Summoning. Any time: for 4 D take an equipment card from your graveyard, or for 7 D from your library, and give it to a legal warrior of your Squad at its own cost. Then sacrifice this card.
card-summon_relic = Summon Relic
short-summon_relic = Summon Relic
text-summon_relic = Summoning. Any time: for 7 D take a relic from your graveyard, or for 10 D from your library, and give it to a legal warrior of your Squad at its own cost. Then sacrifice this card.
card-summon_spell = Summon Spell
short-summon_spell = Summon Spell
text-summon_spell = Summoning. Any time: for 2 D take an Art card from your graveyard, or for 4 D from your library, and cast it at once; it must be castable now and its own costs are paid. Then sacrifice this card.
card-summon_trooper = Summon Trooper
short-summon_trooper = Summon Trooper
text-summon_trooper = Summoning. Any time, for 2 D: put one Doomtrooper that is no personality into your Squad, either from your graveyard, paying its V as well, or from your library, paying double its V as well (then shuffle). Then sacrifice this card.
card-summon_warzone = Summon Warzone
short-summon_warzone = Summon Warzone
text-summon_warzone = Summoning. For 1 action and 4 D put a warzone from your graveyard into play, or for 8 D from your library. Then sacrifice this card.
card-improve_self = Improve Self
short-improve_self = Improve Self
text-improve_self = Mentalism. Any time: until your next turn begins, all four ratings of the caster are doubled.
card-teleportation = Teleportation
text-teleportation = Kinetics. Any time, on equipment of Doomtroopers: for each 1 D move one equipment card from one Doomtrooper to another of the same Squad; your own equipment may also go back to your hand.
card-banishment = Banishment
text-banishment = Manipulation. For 2 actions and 5 D, on a Dark Legion warrior in play: it returns to its owner's hand; its attachments are discarded.
card-resist_elements = Resist Elements
short-resist_elements = Res. Elements
text-resist_elements = Elements, personal combat spell. The caster has A +1, and another A +1 for each 2 D.
card-repudiate = Repudiate
text-repudiate = The Art, any aspect: any warrior able to cast some spell may cast it. Right after a special card is played: it has no effect and is discarded; its costs are lost. Then sacrifice this card.
card-discern_truth = Discern Truth
text-discern_truth = Manipulation. Any time, on an opponent: for each 3 D ask him one yes-or-no question about his hand. He answers truthfully or pays 5 D to refuse.
card-empathy = Empathy
text-empathy = Changeling. For 1 action, on a player: for each 10 D he must disclose his attack plan (attacker, defender, tactic) for one coming turn and follow it if possible.
card-greater_domination = Greater Domination
short-greater_domination = Gr. Dominat.
text-greater_domination = Manipulation. Any time: for each 5 D look at one opponent's hand and discard two of its cards. Then sacrifice this card.
card-item_vision = Item Vision
text-item_vision = Premonition. Any time: for each 4 D look at one opponent's hand.
card-lesser_domination = Lesser Domination
short-lesser_domination = Ls. Dominat.
text-lesser_domination = Changeling. Any time: for each 5 D look at one opponent's hand and discard one of its cards. Then sacrifice this card.
card-storm_of_chaos = Storm of Chaos
text-storm_of_chaos = Manipulation. For 1 action and 4 D, on any player: he discards his whole hand. Then sacrifice this card.
card-phantasm = Phantasm
text-phantasm = Kinetics, personal combat spell. For this combat the caster borrows the four ratings of a warrior in play. The price depends on that warrior: Brotherhood 4 D, other Doomtrooper 6 D, Dark Legion 10 D.
card-the_chameleons_skin = The Chameleon's Skin
short-the_chameleons_skin = Chameleon
text-the_chameleons_skin = For your Shadow Walker. Case by case the bearer decides whether it can take part in a combat; if not, it does not stop sabotage. If it backs out of a combat in which it was attacked, the attacker may attack anew at once.
card-aura_of_mystical_resistance = Aura of Mystical Resistance
short-aura_of_mystical_resistance = Mystical Aura
text-aura_of_mystical_resistance = For your Mishima warrior. The bearer and its attachments are immune to the Art and Dark Symmetry. For 6 D, right after any spell or Dark Symmetry effect: negate it.
card-yoramas_deflecting_hands = Yorama's Deflecting Hands
short-yoramas_deflecting_hands = Yorama Hands
text-yoramas_deflecting_hands = For your Mishima warrior. In combat, before the tactic is announced, discard one weapon of the opponent; if the opponent strikes first, only after its strike.
card-the_crows_piercing_glance = The Crow's Piercing Glance
short-the_crows_piercing_glance = Crow's Glance
text-the_crows_piercing_glance = For your Mishima warrior. In combat each 1 D you spend gives the opponent A -1 until the combat ends; you may repeat this throughout the combat.
card-ki_teleportation = Ki Teleportation
short-ki_teleportation = Ki Teleport
text-ki_teleportation = For your Shadow Walker. When attacked, the bearer may defend from any warzone in play, also a Kohort's or another player's, but never across the Outpost border.
card-adamantium_will = Adamantium Will
short-adamantium_will = Adamant. Will
text-adamantium_will = For your Mishima warrior. The bearer cannot be killed automatically; it is wounded instead. Special cards that wound or kill do not affect it.
card-ki_self_healing = Ki Self Healing
short-ki_self_healing = Self Healing
text-ki_self_healing = For your Mishima warrior. If wounded, the bearer may perform a seek-cover action to heal itself, but only if it may seek cover.
card-nomuras_quickened_step = Nomura's Quickened Step
short-nomuras_quickened_step = Nomura's Step
text-nomuras_quickened_step = For your Mishima warrior. In your turn, for each 5 D (at most 15 D) the bearer may take one more action, an attack included; attacks still come last.
card-kanjis_lucky_sense = Kanji's Lucky Sense
short-kanjis_lucky_sense = Lucky Sense
text-kanjis_lucky_sense = For your Mishima warrior. The bearer strikes first and its opponent loses first strike. For 6 D: negate a special card just played directly on the bearer or on its attachment.
card-shadow_walk = Shadow Walk
text-shadow_walk = For your Mishima warrior. The bearer counts as a Shadow Walker and strikes first.
card-supreme_concentration = Supreme Concentration
short-supreme_concentration = Concentration
text-supreme_concentration = For your Mishima warrior. In combat the bearer's S is raised by the opponent's base S.
card-the_monkeys_foot = The Monkey's Foot
short-the_monkeys_foot = Monkey's Foot
text-the_monkeys_foot = For your Mishima warrior. In combat the bearer's A is raised by the opponent's base A.
card-toronagas_raging_might = Toronaga's Raging Might
short-toronagas_raging_might = Raging Might
text-toronagas_raging_might = For your Mishima warrior. In combat the bearer's F is raised by the opponent's base F.
card-hands_of_stone = Hands of Stone
text-hands_of_stone = For your Mishima warrior. Any time in a fight combat of the bearer: it parries, the combat ends and neither side is affected. Cannot be combined with The Mongoose's Artful Dodge.
card-the_mongooses_artful_dodge = The Mongoose's Artful Dodge
short-the_mongooses_artful_dodge = Artful Dodge
text-the_mongooses_artful_dodge = For your Mishima warrior. Any time in a shoot combat of the bearer: it dodges, the combat ends and neither side is affected. Cannot be combined with Hands of Stone.
card-the_cobras_venomous_strike = The Cobra's Venomous Strike
short-the_cobras_venomous_strike = Cobra Strike
text-the_cobras_venomous_strike = For your Mishima warrior. For 2 actions the bearer makes one fight attack with its base F doubled.
card-weapon_link = Weapon Link
short-weapon_link = Weapon Link
text-weapon_link = For your Mishima warrior with a weapon. Choose one of its weapons: that weapon's bonus is doubled.
card-codex_of_concealed_perception = Codex of Concealed Perception
short-codex_of_concealed_perception = Codex
text-codex_of_concealed_perception = For your Brotherhood warrior. While it is in play, your Brotherhood warriors cast every aspect and treat personal combat spells as combat spells.
card-exorcist_glove = Exorcist Glove
short-exorcist_glove = Exorcist Glove
text-exorcist_glove = For your Brotherhood warrior. The bearer casts Exorcism, and each 1 D spent on it counts as 2. Against heretics F +5, S +5; against other Dark Legion warriors F +3, S +3.
card-the_falcon_of_pilgrims = The Falcon of Pilgrims
short-the_falcon_of_pilgrims = Falcon
text-the_falcon_of_pilgrims = For your Brotherhood warrior. Any time you may put one Art card under it; the bearer may cast that card once between your draw steps without losing it.
card-eye_of_algeroth = Eye of Algeroth
short-eye_of_algeroth = Alg. Eye
text-eye_of_algeroth = For your heretic. The bearer may have several copies of every Dark Symmetry card it may legally have, and they add up. If the Eye leaves play, all of them are discarded.
card-armor_of_the_true_assassin = Armor of the True Assassin
short-armor_of_the_true_assassin = Assassin Suit
text-armor_of_the_true_assassin = For your Doomtrooper. Armor suit: A +4. The bearer counts as a Mortificator, strikes first and kills what it wounds.
card-armor_of_unholiness = Armor of Unholiness
short-armor_of_unholiness = Unholy Armor
text-armor_of_unholiness = For your Dark Legion warrior. Armor suit: A +4. The bearer is immune to the Art and may have gifts of any apostle.
card-bringer_of_light = Bringer of Light
short-bringer_of_light = Light Bringer
text-bringer_of_light = For your Brotherhood warrior. Fight weapon: F +7, A +3. Dark Legion warriors wounded with it are killed. If the bearer is a Cardinal, your Brotherhood warriors treat personal combat spells as combat spells.
card-dai_sho_of_the_ancient_emperors = Dai-Sho of the Ancient Emperors
short-dai_sho_of_the_ancient_emperors = Dai-Sho
text-dai_sho_of_the_ancient_emperors = For your Mishima warrior. Fight weapon: F +6. As long as it is in play, one of your Mishima warriors may leave cover and attack in one single action.
card-the_shillelagh = The Shillelagh
text-the_shillelagh = For your Imperial warrior. Fight weapon: F +4. For 3 actions and 5 D: discard a warrior that is neither a personality nor Imperial; no points, and this is not an attack.
card-soul_well = Soul Well
text-soul_well = For your follower of Ilian. Doomtroopers killed by any follower of Ilian are sacrificed; each such kill gives the bearer F +1, S +1, A +1.
card-symmetry_stone = Symmetry Stone
text-symmetry_stone = For your Dark Legion warrior. Dark Symmetry cards in the same Kohort cannot be discarded or sacrificed before this card.
card-the_liber_hereticus = The Liber Hereticus
short-the_liber_hereticus = Liber Heret.
text-the_liber_hereticus = For your Brotherhood warrior of V 6 or more. When it enters play, discard all heretics. While it is in play, no heretic may be played and any warrior that becomes one is discarded.
card-krynstons_skull = Krynston's Skull
short-krynstons_skull = Krynst. Skull
text-krynstons_skull = For your Dark Legion warrior. Your Dark Legion warriors earn 4 extra points for killing followers of another apostle.
card-asian_key_code_skull = Asian Key-Code Skull
short-asian_key_code_skull = Asian Skull
text-asian_key_code_skull = One of the four key-code skulls; 2 actions to give. For your island team member or skull seeker. A bearer holding all four may, for 3 actions as an attack, kill all warriors of one area other than yours; points are earned.
card-european_key_code_skull = European Key-Code Skull
short-european_key_code_skull = Europe Skull
text-european_key_code_skull = One of the four key-code skulls; 2 actions to give. For your island team member or skull seeker. A bearer holding all four may, for 3 actions as an attack, kill all warriors of one area other than yours; points are earned.
card-north_american_key_code_skull = North American Key-Code Skull
short-north_american_key_code_skull = N. Am. Skull
text-north_american_key_code_skull = One of the four key-code skulls; 2 actions to give. For your island team member or skull seeker. A bearer holding all four may, for 3 actions as an attack, kill all warriors of one area other than yours; points are earned.
card-south_american_key_code_skull = South American Key-Code Skull
short-south_american_key_code_skull = S. Am. Skull
text-south_american_key_code_skull = One of the four key-code skulls; 2 actions to give. For your island team member or skull seeker. A bearer holding all four may, for 3 actions as an attack, kill all warriors of one area other than yours; points are earned.
card-archetypal_timepiece = Archetypal Timepiece
short-archetypal_timepiece = Timepiece
text-archetypal_timepiece = For your Bauhaus warrior. You have four actions each turn, and one more if you pay 5 D; still only one attack, as the last action.
card-mission_statement = Mission Statement
short-mission_statement = Miss. Statem.
text-mission_statement = For your Capitol warrior. In your turn up to three non-attack actions may be turned into attack actions performed by Capitol warriors, on top of your normal attack.
card-mask_of_the_vestals = Mask of the Vestals
short-mask_of_the_vestals = Vestal Mask
text-mask_of_the_vestals = For your Brotherhood warrior. Whenever its controller plays a card from hand, he may draw a replacement at once.
card-visionary_crystal = Visionary Crystal
short-visionary_crystal = Vis. Crystal
text-visionary_crystal = For any of your warriors. For 3 actions sacrifice it: search any library and sacrifice one card of it. The bearer is wounded; nobody gets points for that.
card-orb_of_the_smaller_servants = Orb of the Smaller Servants
short-orb_of_the_smaller_servants = Servants' Orb
text-orb_of_the_smaller_servants = For your Dark Legion warrior. While it is in play, base F, S, A and V of all your legionnaires are tripled; adding them costs you only their normal V.
card-necromakina = Necromakina
text-necromakina = For a citadel in your Kohort. When you kill a Doomtrooper, you may, instead of taking the points, put a Dark Legion warrior that is no personality and whose V is no higher from your collection into your Kohort.
card-scroll_of_unholy_invocation = Scroll of Unholy Invocation
short-scroll_of_unholy_invocation = Unholy Scroll
text-scroll_of_unholy_invocation = For your Dark Legion warrior. For 3 actions sacrifice it: put an apostle from your collection into your Kohort for free.
card-vault_of_unholy_restoration = Vault of Unholy Restoration
short-vault_of_unholy_restoration = Unholy Vault
text-vault_of_unholy_restoration = For your Dark Legion warrior. When your Dark Legion warriors are killed, their equipment is shuffled into your library instead of being discarded (not the bearer's own when it dies).
card-fragment_of_the_true_chip = Fragment of the True Chip
short-fragment_of_the_true_chip = True Chip
text-fragment_of_the_true_chip = For your Cybertronic warrior. The bearer's F, S, A and V all equal the highest of the four.
card-the_black_gate = The Black Gate
text-the_black_gate = For your Dark Legion warrior. In the bearer's combat each 5 D brings in another Dark Legion warrior of yours. F and S are added up; the opponent chooses whom it strikes.
card-assassination = Assassination
text-assassination = For any warrior in play. When you assign it, name a healthy warrior; the holder must kill it. Reward: points equal to twice the victim's V.
card-clan_infighting = Clan Infighting
short-clan_infighting = Clan Fight
text-clan_infighting = For an Imperial Doomtrooper. The holder must kill an Imperial Doomtrooper. Reward: twice the normal points for the kill.
card-dark_kohort = Dark Kohort
text-dark_kohort = For any player. From the end of this turn until the holder's next turn is over, the holder's Kohort must continuously contain a follower of each of the five apostles. Reward: 10 P.
card-destroy_kohort = Destroy Kohort
text-destroy_kohort = For any player. A Doomtrooper of the holder must kill a player's last Kohort warrior in play. Reward: 5 extra points.
card-destroy_squad = Destroy Squad
text-destroy_squad = For any player. A Dark Legion warrior of the holder must kill a player's last Squad warrior in play. Reward: 5 extra points.
card-establish_defensive_perimeter = Establish Defensive Perimeter
short-establish_defensive_perimeter = Perimeter
text-establish_defensive_perimeter = For any player. Each differently named fortification the holder brings into play gives him 1 P. This mission is never completed.
card-exonerated_ronin = Exonerated Ronin
short-exonerated_ronin = Exon. Ronin
text-exonerated_ronin = For a Mishima Doomtrooper. The holder must kill a Mishima Doomtrooper. Reward: twice the normal points for the kill.
card-fifteen_minutes_of_fame = Fifteen Minutes of Fame
short-fifteen_minutes_of_fame = 15 Min. Fame
text-fifteen_minutes_of_fame = For a warrior that is no personality. The holder must kill a personality. Reward: 5 extra points.
card-flush_out_the_coward = Flush Out the Coward
short-flush_out_the_coward = Flush Out
text-flush_out_the_coward = For any warrior in play. The holder must kill a warrior in cover. Reward: points equal to twice its V.
card-fury_of_the_clansmen = Fury of the Clansmen
short-fury_of_the_clansmen = Clan Fury
text-fury_of_the_clansmen = For a Clansman. The holder must kill a Dark Legion warrior. Reward, at choice: D equal to four times the victim's V, or P equal to twice the victim's V.
card-infiltration = Infiltration
text-infiltration = For any player. The holder must destroy a city, cathedral or citadel in play. Reward: 6 P.
card-inspire_the_masses = Inspire the Masses
short-inspire_the_masses = Inspire All
text-inspire_the_masses = For Cardinal Dominic, while The Cathedral is in play. Fulfilled by spending 3 actions: all your Doomtroopers now in play are healed and immune to Dark Symmetry for good, and all Brotherhood warriors cast every aspect. Warriors that arrive later are not covered.
card-internal_affairs_crackdown = Internal Affairs Crackdown
short-internal_affairs_crackdown = Int. Affairs
text-internal_affairs_crackdown = For a Capitol Doomtrooper. The holder must kill a Capitol Doomtrooper. Reward: twice the normal points for the kill.
card-nepharite_hunt = Nepharite Hunt
text-nepharite_hunt = For a Doomtrooper. The holder must kill a Nepharite. Reward, at choice: D equal to four times the victim's V, or P equal to twice the victim's V.
card-portal_of_the_great_conqueror = Portal of the Great Conqueror
short-portal_of_the_great_conqueror = Great Portal
text-portal_of_the_great_conqueror = For a Nepharite of Algeroth, while a Citadel of Algeroth is in your Kohort. The holder must kill a Brotherhood warrior of V 3 or more. That kill gives no points; instead nobody now in play can cast the Art any more.
card-prove_your_valor = Prove Your Valor
short-prove_your_valor = Prove Valor
text-prove_your_valor = For any warrior in play. When you assign it, name a warrior of at least twice the holder's V. The holder must kill it and survive. Reward: points equal to three times its V.
card-recalled = Recalled
text-recalled = For a Cybertronic Doomtrooper. The holder must kill a Cybertronic Doomtrooper. Reward: twice the normal points for the kill.
card-siege_of_the_citadel = Siege of the Citadel
short-siege_of_the_citadel = Siege
text-siege_of_the_citadel = Give to any player. The holder must kill a warrior protected by a citadel. Reward: points equal to twice that warrior's normal V.

card-snub_the_cardinal = Snub the Cardinal
short-snub_the_cardinal = Snub Cardinal
text-snub_the_cardinal = Give to any player. If the holder kills a Brotherhood warrior, the reward is 3 extra P; if the holder turns a Brotherhood warrior into a heretic, it is 10 P.

card-suicide_mission = Suicide Mission
short-suicide_mission = Suicide
text-suicide_mission = Give to any warrior. Fulfilled when the holder is killed: its controller gains P equal to its V, and 3 P more if it killed another warrior in that combat.

card-traitor_discovered = Traitor Discovered
short-traitor_discovered = Traitor
text-traitor_discovered = Give to a Bauhaus Doomtrooper. The holder must kill a Bauhaus Doomtrooper. Reward: points equal to twice the victim's normal V.

card-well_rounded_squad = Well-Rounded Squad
short-well_rounded_squad = Rounded Squad
text-well_rounded_squad = Give to any player. From the end of this turn until the end of the holder's next turn, the holder's Squad must without a break contain a warrior of every corporation and one of the Brotherhood. Reward: 10 P.

card-whispers_of_heresy = Whispers of Heresy
short-whispers_of_heresy = Whispers
text-whispers_of_heresy = Give to a Mortificator. The holder must kill a Brotherhood warrior that is no personality. Reward: points equal to twice the victim's normal V.

card-solidarity = Solidarity
text-solidarity = Give to any player and name a corporation. Each time the holder adds a warrior of it to their Squad, they earn 1 P or 2 D. Discarded if the holder has none of them in the Squad.

card-honor_the_emperor = Honor the Emperor
short-honor_the_emperor = Honor Emperor
text-honor_the_emperor = Give to any player. The holder gains 1 P for every Mishima warrior that anybody puts into play. This mission is never fulfilled.

card-manhunt = Manhunt
text-manhunt = Give to any player. The holder must imprison a warrior. Reward: 5 P.

card-raze_the_land = Raze the Land
text-raze_the_land = Give to any player. The holder must discard or sacrifice a warzone by playing a card. Reward: 5 P.

card-skull_seeker = Skull-Seeker
text-skull_seeker = Give to any warrior that can fight. The holder counts as a skull seeker but takes skulls only on the Outpost. This mission is never fulfilled.

card-asteroid_settlement = Asteroid Settlement
short-asteroid_settlement = Settlement
text-asteroid_settlement = Asteroid belt zone for your Squad or Kohort. Defender: F +2, S -1, A +1, V +2. No shoot or fight/shoot weapons may be used in the combat.

card-citadel_sanctum = Citadel Sanctum
short-citadel_sanctum = Sanctum
text-citadel_sanctum = Generic zone for your Kohort. Defender: F +3, S +3, A +3. Defenders kill every Doomtrooper they wound. A Doomtrooper that kills a defender here earns twice the defender's V.

card-crater_of_anatholia = Crater of Anatholia
short-crater_of_anatholia = Anatholia
text-crater_of_anatholia = Mercurian zone for your Kohort. Defender: F -3, S +1, A +2, V +2. During the combat defenders may receive legal Dark Symmetry cards free. In fight combats they kill whatever they wound.

card-cyberopolis = Cyberopolis
text-cyberopolis = Martian zone for your Squad. Defender: F -1, S -1, A +3, V +2. Cybertronic defenders have another F +3, S +3, A +3, V +3.

card-graveton_archipelago = Graveton Archipelago
short-graveton_archipelago = Graveton
text-graveton_archipelago = Venusian zone for your Squad or Kohort. Defender: F -1, S +4, V +1. Sea Lions defending here have another F +4, S +4, A +4.

card-great_rust_desert = Great Rust Desert
short-great_rust_desert = Rust Desert
text-great_rust_desert = Martian zone for your Squad or Kohort. Defender: S +6, A -2, V +2. Any warrior wounded in a combat here is killed.

card-helstrom_mountains = Helstrom Mountains
short-helstrom_mountains = Helstrom
text-helstrom_mountains = Venusian zone for your Kohort. Defender: F +2, S -3, A +3, V +4. Your defender that kills a Doomtrooper in a shoot combat here earns double points.

card-infested_asteroid = Infested Asteroid
short-infested_asteroid = Infested Ast.
text-infested_asteroid = Asteroid belt zone for your Kohort. Defender: F +2, A +3, V +2. Against attacking Imperial warriors defenders have another F +5, S +5, A +5, V +5.

card-mccraig_line = McCraig Line
short-mccraig_line = McCraig Line
text-mccraig_line = Martian zone for your Squad. Defender: F -1, S +3, A +2, V +2; Capitol defenders have another F +2, S +2, A +2. While you have this zone in play you may add Trenchers to your Squad for no action and no D, in your own action step outside combat.

card-mercurian_diamond_caverns = Mercurian Diamond Caverns
short-mercurian_diamond_caverns = Diam. Caverns
text-mercurian_diamond_caverns = Mercurian zone for your Squad. Defender: F -2, S -2, A +5, V +4. A Mishima defender that kills its opponent here earns 3 extra P.

card-no_mans_land = No-Man's Land
text-no_mans_land = Generic zone for your Squad or Kohort. Defender: F +1, S +1, A +1, V +4. Freelancers that kill while defending here may earn P.

card-phobos_and_deimos = Phobos & Deimos
short-phobos_and_deimos = Phobos&Deimos
text-phobos_and_deimos = Martian zone for your Kohort. Defender: F +1, S +1, A -1, V +2. Followers of Semai and Muawijhe defending against Doomtroopers have another F +5, S +5, A +5.

card-sacred_outpost = Sacred Outpost
text-sacred_outpost = Generic zone for your Squad. Defender: F +3, S +3, A +3, V +6. Brotherhood defenders cast every aspect and kill whatever they wound. Doomtroopers attacking them have F -2, S -2, A -2.

card-shinrikyo_underworld = Shinrikyo Underworld
short-shinrikyo_underworld = Shinrikyo
text-shinrikyo_underworld = Mercurian zone for your Squad or Kohort. Defender: F +3, S +3, A -2, V +3. While combat modifiers are being played, defenders may be given legal equipment free.

card-venusian_jungle = Venusian Jungle
short-venusian_jungle = Venus Jungle
text-venusian_jungle = Venusian zone for your Squad. Defender: F +3, S -1, A +2, V +2. No vehicles may be used here. Venusian Rangers defending here have another F +3, S +3, A +3.

card-victoria = Victoria
text-victoria = Asteroid belt zone for your Squad. Defender: F -1, S +3, A +2, V +2. Imperial defenders have another F +3, S +3, A +3.

card-central_europe = Central Europe
text-central_europe = Dark Eden zone for your Outpost. Defender: F +2, S +2. Only Crescentia warriors may defend here. Warriors with beasts defending here have another F +3, S +3, A +3.

card-eastern_europe = Eastern Europe
short-eastern_europe = Eastern Europe
text-eastern_europe = Dark Eden zone for your Outpost. Defender: F +1, S +2, A +2, V +2. Only Rasputin warriors may defend here. Warriors using vehicles defending here have another F +3, S +3, A +3.

card-northwestern_europe = Northwestern Europe
short-northwestern_europe = NW Europe
text-northwestern_europe = Dark Eden zone for your Outpost. Defender: A +3, V +1. Only Lutheran Triad warriors may defend here. In the combat you may discard one other Lutheran warrior of yours: the defender has F +X, S +X, A +X, where X is that warrior's base V.

card-southern_europe = Southern Europe
short-southern_europe = South. Europe
text-southern_europe = Dark Eden zone for your Outpost. Defender: F +3, A +2, V +2. Only Templar warriors may defend here. If the opponent is Tribal they have another F +3, S +3, A +3.

card-crescentian_twotusk = Crescentian Twotusk
short-crescentian_twotusk = Twotusk
text-crescentian_twotusk = Beast for a Crescentia warrior: F +4, A +4, V +4.

card-eclipse_mammoth = Eclipse Mammoth
short-eclipse_mammoth = Ecl. Mammoth
text-eclipse_mammoth = Beast for a Crescentia warrior, without modifiers. For 3 actions another Crescentia warrior without a beast on your Outpost mounts it for good, three riders in all. Their F, S, A and V are added up and they count as one warrior in combat.

card-equine = Equine
text-equine = Beast for a Lutheran Triad warrior: F +2, A +2. The rider also counts as a Cavalier.

card-holy_urox = Holy Urox
text-holy_urox = Beast for a Crescentia warrior: F +6, S +2, A +6, V +3. An attack by the rider costs two actions.

card-marine_serett = Marine Serett
text-marine_serett = Beast for a Templar warrior: F +2, S -4, A +2. On a Templar Marine it gives F +4 and A +4 instead of F +2 and A +2. The rider cannot be attacked by airships.

card-mastodont = Mastodont
text-mastodont = Beast for a Crescentia warrior: F +3, S +2, A +2, V +4. In shoot combats the rider may use two shoot or fight/shoot weapons at once, and their bonuses add up.

card-predatorian = Predatorian
text-predatorian = Beast for a Templar warrior: F +2, S +2, A +2, V +2. An opponent's attack on any warrior on this Outpost costs that opponent two actions.

card-rivetbull = Rivetbull
text-rivetbull = Beast for a Rasputin warrior: F +4, A +3, V +2.

card-support_artillery_ox = Support Artillery Ox
short-support_artillery_ox = Artillery Ox
text-support_artillery_ox = Beast for a Crescentia warrior: A +2. For 2 actions the rider may sabotage a player even if that player has combat-capable warriors; the reward is only 3 P. It counts as your attack action and as the sabotage of that turn.

card-tusked_serett = Tusked Serett
text-tusked_serett = Beast for a Templar warrior: F +3, S -2, A +2, V +2. After a fight combat that both warriors survive the rider may at once fight the same opponent again.

card-alliance_cybertronic = Cybertronic
text-alliance_cybertronic = Your Cybertronic warriors may be given any equipment and relics, except those reserved for the Dark Legion.

card-alliance_brotherhood = The Brotherhood
short-alliance_brotherhood = Brotherhood
text-alliance_brotherhood = Your Brotherhood warriors cast every aspect and treat personal combat spells as combat spells.

card-alliance_bauhaus = Bauhaus
text-alliance_bauhaus = Equipment on your Bauhaus warriors can be discarded only together with its bearer.

card-alliance_imperial = Imperial
text-alliance_imperial = A wound your Imperial warrior gets in combat with a Dark Legion warrior is healed at once after stage 7 of the combat. It does not help against an automatic kill nor against a second wound, which kills as usual.

card-alliance_capitol = Capitol
text-alliance_capitol = You may add Capitol warriors to your Squad any time for no action; you still pay their V.

card-alliance_dark_legion = The Dark Legion
short-alliance_dark_legion = Dark Legion
text-alliance_dark_legion = You may give any Dark Symmetry card to your Dark Legion warriors any time, for no D and no action. The apostle of a gift is ignored; a required kind of warrior, such as heretic, is not.

card-alliance_mishima = Mishima
text-alliance_mishima = Your Mishima warriors have F +5, S +5, A +5 in combat with Dark Legion warriors.

card-chasm = Chasm!
text-chasm = Until your next turn begins only shoot combats are allowed. A fight combat in progress ends at once.

card-dull_blade = Dull Blade
text-dull_blade = Play during combat on a fight weapon, not a fight/shoot weapon. It cannot be used in this combat.

card-heavy_fog = Heavy Fog
text-heavy_fog = Until your next turn begins only fight combats are allowed. A shoot combat in progress ends at once.

card-out_of_ammo = Out of Ammo
text-out_of_ammo = Play during combat on a shoot or fight/shoot weapon. It cannot be used in this combat.

card-thadeuss_pallet = Thadeus's Pallet
short-thadeuss_pallet = Thad. Pallet
text-thadeuss_pallet = Stays in play. While it does, nobody may perform seek-cover actions.

card-air_assault = Air Assault
text-air_assault = Play during combat. No warzone may be used in this combat.

card-amnesia = Amnesia
text-amnesia = Attach to any warrior. It loses the abilities printed on its card, but not its restrictions; its ratings stay.

card-dont_call_again = Don't Call Again!
short-dont_call_again = Don't Call
text-dont_call_again = Attach to any warrior. It may not perform actions: it may not attack, sabotage, receive equipment or use any card played on it as an action. It can still be targeted, attacked (it defends normally) and driven into cover. Its controller may spend four actions in all, attack actions included, to discard this card.

card-hidden = Hidden
text-hidden = For 1 action attach to a Mortificator. It may neither attack nor be attacked. Sacrifice this card any time outside combat: the bearer makes one free attack at once.

card-training = Training
short-training = Training
text-training = For 1 action attach to any Squad or Kohort; discarded when your next turn begins. Until then the warriors there may neither attack nor be attacked. This does not open the player to sabotage.

card-lurker = Lurker
text-lurker = For 1 action attach to any Tribal warrior. It cannot be attacked and does not stop sabotage. It may join any combat of your Tribal warriors: their F and S are added and the opponent chooses whom to strike; then this card is discarded.

card-at_peace_with_the_art = At Peace with the Art
short-at_peace_with_the_art = Peace w. Art
text-at_peace_with_the_art = Attach to any Doomtrooper. It may cast any spell that is not a combat spell; each casting costs 2 D extra.

card-blind_fury = Blind Fury
text-blind_fury = Play once a combat is declared, before attacker and defender are named, on a warrior that is no personality. In this combat it may attack any other warrior in play.

card-changeling_empathy = Changeling Empathy
short-changeling_empathy = Changel. Emp.
text-changeling_empathy = For 1 action attach to your Brotherhood warrior. While attached, all Brotherhood warriors in your Squad cast the Changeling aspect.

card-chosen = Chosen
text-chosen = Attach to any Dark Legion warrior. It may be given gifts of any apostle.

card-elemental_empathy = Elemental Empathy
short-elemental_empathy = Element. Emp.
text-elemental_empathy = For 1 action attach to your Brotherhood warrior. While attached, all Brotherhood warriors in your Squad cast the Elements aspect.

card-exorcism_empathy = Exorcism Empathy
short-exorcism_empathy = Exorcism Emp.
text-exorcism_empathy = For 1 action attach to your Brotherhood warrior. While attached, all Brotherhood warriors in your Squad cast the Exorcism aspect.

card-kinetic_empathy = Kinetic Empathy
short-kinetic_empathy = Kinetic Emp.
text-kinetic_empathy = For 1 action attach to your Brotherhood warrior. While attached, all Brotherhood warriors in your Squad cast the Kinetics aspect.

card-manipulative_empathy = Manipulative Empathy
short-manipulative_empathy = Manipul. Emp.
text-manipulative_empathy = For 1 action attach to your Brotherhood warrior. While attached, all Brotherhood warriors in your Squad cast the Manipulation aspect.

card-mentalism_empathy = Mentalism Empathy
short-mentalism_empathy = Mental. Emp.
text-mentalism_empathy = For 1 action attach to your Brotherhood warrior. While attached, all Brotherhood warriors in your Squad cast the Mentalism aspect.

card-mystical_training = Mystical Training
short-mystical_training = Mystical Tr.
text-mystical_training = For 3 actions attach to a Brotherhood warrior. It casts every aspect.

card-premonition_empathy = Premonition Empathy
short-premonition_empathy = Premon. Emp.
text-premonition_empathy = For 1 action attach to your Brotherhood warrior. While attached, all Brotherhood warriors in your Squad cast the Premonition aspect.

card-revelation = Revelation
text-revelation = Choose any Doomtrooper of yours. It may now cast one Art card from your hand, whatever its aspect; you pay the costs and it must be played at once.

card-tainted_conjurer = Tainted Conjurer
short-tainted_conjurer = Tainted Conj.
text-tainted_conjurer = Attach to any heretic. It may cast any spell; each casting costs 3 D extra.

card-emissaries = Emissaries
text-emissaries = Until your next turn begins your Tribal warriors without a beast or vehicle may transfer to and from your Squad, where they also count as Doomtroopers, or your Kohort, where they also count as heretics.

card-urban_tactics = Urban Tactics
short-urban_tactics = Urban Tactics
text-urban_tactics = Stays in play with you. Your warriors in land vehicles may use fortifications and cover, but may not be added into cover.

card-demoted = Demoted
text-demoted = Attach to any warrior: V -2 for good. If its V reaches 0 the warrior is discarded. Several copies add up.

card-hidden_in_the_shadows = Hidden in the Shadows
short-hidden_in_the_shadows = In Shadows
text-hidden_in_the_shadows = Attach to any warrior: A +3. Discarded in your next draw step.

card-reputation = Reputation
text-reputation = For 3 actions attach to any warrior: V +3.

card-commendation = Commendation
text-commendation = Attach to a Doomtrooper that has just killed a warrior of higher V: F +3, V +1. It may have any number of these.

card-decoration = Decoration
text-decoration = Attach to a Doomtrooper that has just killed a warrior of higher V: S +3, V +1. It may have any number of these.

card-recognition = Recognition
text-recognition = Attach to a Doomtrooper that has just killed a warrior of higher V: A +3, V +1. It may have any number of these.

card-corrupt_shield = Corrupt Shield
text-corrupt_shield = Attach to any Dark Legion warrior. It is immune to the Art.

card-mental_constitution = Mental Constitution
short-mental_constitution = Mental Const.
text-mental_constitution = Attach to any Doomtrooper. It is immune to the Art and to Dark Symmetry; its controller may waive this case by case.

card-strength_of_will = Strength of Will
short-strength_of_will = Str. of Will
text-strength_of_will = Until your next turn begins your warriors are unaffected by Dark Symmetry; they may still use their own gifts.

card-distracted = Distracted
text-distracted = Play during combat on a warrior with an immunity. It has no immunity to the Art or Dark Symmetry in this combat.

card-inoculations = Inoculations
text-inoculations = 1 action. Stays in play with you: viruses can no longer be played on your warriors or spread to them.

card-red_plague = Red Plague
text-red_plague = Virus: any time in your own turn infect all Doomtroopers now on one Outpost. Any wound in combat kills an infected warrior. A Doomtrooper that is in, or comes into, the same area as an infected one is infected at once. Stays in play while anybody is infected, then is sacrificed.

card-burning_lungs = Burning Lungs
text-burning_lungs = Virus, 2 actions. Stays in play: all Doomtroopers on all Outposts have F -1, S -1, A -1. Several copies add up.

card-botched_orders = Botched Orders
short-botched_orders = Botched Orders
text-botched_orders = Discard one mission in play.

card-desperate_measures = Desperate Measures
short-desperate_measures = Desperate
text-desperate_measures = Discard all missions in play.

card-earthquake = Earthquake
text-earthquake = Discard all cities and citadels in play.

card-essence_of_clarity = Essence of Clarity
short-essence_of_clarity = Clarity
text-essence_of_clarity = You need a Brotherhood warrior in your Squad. Every follower of Muawijhe in play discards its Dark Symmetry cards and is wounded; no points are earned.

card-essence_of_integrity = Essence of Integrity
short-essence_of_integrity = Integrity
text-essence_of_integrity = You need a Brotherhood warrior in your Squad. Every follower of Semai in play discards its Dark Symmetry cards and is wounded; no points are earned.

card-essence_of_morality = Essence of Morality
short-essence_of_morality = Morality
text-essence_of_morality = You need a Brotherhood warrior in your Squad. Every follower of Demnogonis in play discards its Dark Symmetry cards and is wounded; no points are earned.

card-essence_of_purity = Essence of Purity
short-essence_of_purity = Purity
text-essence_of_purity = You need a Brotherhood warrior in your Squad. Every follower of Ilian in play discards its Dark Symmetry cards and is wounded; no points are earned.

card-essence_of_rectitude = Essence of Rectitude
short-essence_of_rectitude = Rectitude
text-essence_of_rectitude = You need a Brotherhood warrior in your Squad. Every heretic in play discards its Dark Symmetry cards.

card-essence_of_virtue = Essence of Virtue
short-essence_of_virtue = Virtue
text-essence_of_virtue = You need a Brotherhood warrior in your Squad. Every follower of Algeroth in play discards its Dark Symmetry cards and is wounded; no points are earned.

card-fallen_from_favor = Fallen From Favor
short-fallen_from_favor = Out of Favor
text-fallen_from_favor = Choose any Dark Legion warrior and discard one of its Dark Symmetry cards, your choice.

card-gale_force_winds = Gale Force Winds
short-gale_force_winds = Gale Winds
text-gale_force_winds = Discard all airships in play. Stays in play; while it does, no airship may be played. At the start of each of your turns pay 3 D or discard this card.

card-malfunction = Malfunction!
text-malfunction = Choose any warrior and discard one of its equipment cards, your choice.

card-repentance = Repentance
text-repentance = Discard all heretics in play; no points are earned.

card-sabotage = Sabotage!
text-sabotage = Name one corporation, the Brotherhood or the Dark Legion. Its warriors in play discard all their equipment.

card-surprise_invasion = Surprise Invasion!
short-surprise_invasion = Invasion!
text-surprise_invasion = For 1 action discard one fortification in play.

card-undercover_agents = Undercover Agents
short-undercover_agents = Agents
text-undercover_agents = 1 action. For each 3 D you spend discard one mission in play of your choice.

card-wave_of_righteousness = Wave of Righteousness
short-wave_of_righteousness = Righteousness
text-wave_of_righteousness = For each 10 D you spend discard one warrior in play. This is not an attack. Then sacrifice this card.

card-cleansing_flame = Cleansing Flame
short-cleansing_flame = Cleans. Flame
text-cleansing_flame = Pay 8 D to discard a Dark Legion warrior in play. This is not an attack. Then sacrifice this card.

card-natural_disaster = Natural Disaster
short-natural_disaster = Disaster
text-natural_disaster = Discard one warzone in play.

card-secret_assassin = Secret Assassin
short-secret_assassin = Assassin
text-secret_assassin = Pay 8 D to discard a Doomtrooper in play. This is not an attack. Then sacrifice this card.

card-hostile_takeover = Hostile Takeover
short-hostile_takeover = Takeover
text-hostile_takeover = For 1 action sacrifice any alliance in play.

card-symmetry_failure = Symmetry Failure
short-symmetry_failure = Symm. Failure
text-symmetry_failure = Discard all Dark Symmetry cards in play.

card-inner_shame = Inner Shame
text-inner_shame = Discard one ki power in play.

card-secret_mission = Secret Mission
text-secret_mission = Play together with a mission from your hand whose goal you have provably just met. You get its benefits.

card-evasion_training = Evasion Training
short-evasion_training = Evasion Tr.
text-evasion_training = For 3 actions attach to any warrior. In combat, for each 2 D its controller spends the bearer has A +1 until the combat ends.

card-martial_training = Martial Training
short-martial_training = Martial Tr.
text-martial_training = For 3 actions attach to any warrior. In combat, for each 2 D its controller spends the bearer has F +1 until the combat ends.

card-sharpshooter = Sharpshooter
text-sharpshooter = For 3 actions attach to any warrior. In combat, for each 2 D its controller spends the bearer has S +1 until the combat ends.

card-our_will_is_beyond_measure = Our Will Is Beyond Measure
short-our_will_is_beyond_measure = Our Will
text-our_will_is_beyond_measure = Prophecy: for 1 action attach to your Prophet on the Outpost. In a combat each 1 D gives one Crescentia warrior of yours taking part F +1 or S +1 until the combat ends. You may repeat this up to stage 5.

card-home_turf_asteroid_belt = Home Turf Asteroid Belt
short-home_turf_asteroid_belt = Turf: Belt
text-home_turf_asteroid_belt = Attach to an asteroid belt warzone. Imperial warriors defending there ignore its negative modifiers and kill whatever they wound.

card-home_turf_mars = Home Turf Mars
short-home_turf_mars = Home Turf Mars
text-home_turf_mars = Attach to a Martian warzone. Capitol warriors defending there ignore its negative modifiers and kill whatever they wound.

card-home_turf_mercury = Home Turf Mercury
short-home_turf_mercury = Turf: Mercury
text-home_turf_mercury = Attach to a Mercurian warzone. Mishima warriors defending there ignore its negative modifiers and kill whatever they wound.

card-home_turf_venus = Home Turf Venus
short-home_turf_venus = Turf: Venus
text-home_turf_venus = Attach to a Venusian warzone. Bauhaus warriors defending there ignore its negative modifiers and kill whatever they wound.

card-narrow_escape = Narrow Escape!
text-narrow_escape = Play when your warrior is killed. It is not killed and keeps the state it had before the combat.

card-try_and_stop_me = Try and Stop Me!
short-try_and_stop_me = Stop Me!
text-try_and_stop_me = For 1 action attach to any warrior. It cannot be killed automatically: such a wound only wounds it. A second wound still kills it.

card-anti_toxin = Anti-Toxin
text-anti_toxin = For 3 actions your infected warriors are no longer infected by a virus.

card-the_protection = The Protection
text-the_protection = Ritual, 1 action. You need a Patriarch on your Outpost. Until your next turn begins your Lutheran Triad warriors can be neither wounded nor killed when attacking.

card-sworn_vengeance = Sworn Vengeance
short-sworn_vengeance = Vengeance
text-sworn_vengeance = Play on a warrior that has just killed a Mishima warrior in combat. It is wounded; if that kills it, you earn its V. Only the first copy played takes effect.

card-minefield = Minefield
text-minefield = Play during a combat in which your warrior defends. The attacker is wounded and the combat ends; if the attacker is killed you earn the points. Counts as a minefield. Then sacrifice this card.

card-death_maze = Death Maze
text-death_maze = Poison. For 1 action attach to a Mortificator. Right after a fight combat the bearer survived, sacrifice this card to kill its opponent, wounded or not; points are earned.

card-blood_lust = Blood Lust
text-blood_lust = Play at the start of your turn. You get one additional attack action this turn. Choose the combatants of the second attack only after the first is over.

card-bogged_down = Bogged Down
text-bogged_down = Play any time in your own turn on an opponent, who skips their next turn. Then sacrifice this card.

card-forced_march = Forced March
text-forced_march = Choose any player. They have one action fewer in their next turn, but at least one remains.

card-initiative = Initiative
text-initiative = Play at the start of your turn. You get one additional undefined action this turn; it may be an attack. Only one Initiative per turn.

card-inspired = Inspired
short-inspired = Inspired
text-inspired = Take up to three non-attack actions at once. In your own turn they come on top of your standard actions.

card-ruthless_efficiency = Ruthless Efficiency
short-ruthless_efficiency = Ruthless Eff.
text-ruthless_efficiency = Play at the end of your turn and take another turn at once. Then sacrifice this card.

card-smell_of_war = Smell of War
text-smell_of_war = Play any time in your own turn before your actions. Until your next turn begins every player may turn more undefined actions into attacks, each extra attack for 2 D.

card-grand_assault = Grand Assault
short-grand_assault = Grand Assault
text-grand_assault = Play any time outside combat on your warrior. Perform one attack action with it at once.

card-ambush = Ambush
text-ambush = Play during combat. The defender strikes first. If the attacker is wounded, the combat ends before it can strike back; otherwise it strikes back.

card-necromutant_frenzy = Necromutant Frenzy
short-necromutant_frenzy = Necro Frenzy
text-necromutant_frenzy = Stays in play. For the rest of the game all Necromutants have first strike in fight combats, but not against another Necromutant.

card-surprise_attack = Surprise Attack
short-surprise_attack = Surprise Att.
text-surprise_attack = Play during combat. The attacker strikes first. If the defender is wounded, the combat ends before it can strike back; otherwise it strikes back.

card-dark_visitation = Dark Visitation
short-dark_visitation = Dark Visit
text-dark_visitation = Attach to any Doomtrooper. It stops being a Doomtrooper and becomes a Dark Legion heretic for every purpose, able to take Dark Symmetry gifts.

card-dutiful_service = Dutiful Service
short-dutiful_service = Dutiful Serv.
text-dutiful_service = Attach to a Doomtrooper that is not Mishima. It has Mishima affiliation besides its own.

card-honorary_baptism = Honorary Baptism
short-honorary_baptism = Hon. Baptism
text-honorary_baptism = Attach to a Doomtrooper that is neither Brotherhood nor Cybertronic. It has Brotherhood affiliation besides its own, but no ability to cast.

card-insubordination = Insubordination
short-insubordination = Insubordin.
text-insubordination = Attach to any Doomtrooper. It loses one affiliation of your choice, gained ones first. Left without any affiliation it is a freelancer: its points become D.

card-knighthood = Knighthood
text-knighthood = Attach to a Doomtrooper that is not Imperial. It has Imperial affiliation besides its own.

card-noted_efficiency = Noted Efficiency
short-noted_efficiency = Noted Eff.
text-noted_efficiency = Attach to a Doomtrooper that is not Cybertronic. It has Cybertronic affiliation besides its own.

card-reinstatement = Reinstatement
text-reinstatement = For 1 action attach to any freelancer: F +1, S +1, A +1, V +1. It is a full member of its home corporation again, may earn P and use that corporation's cards. Discarded if it loses the affiliation again.

card-special_commendation = Special Commendation
short-special_commendation = Special Comm.
text-special_commendation = Attach to a Doomtrooper that is not Capitol. It has Capitol affiliation besides its own.

card-spoke_in_the_cog = Spoke in the Cog
short-spoke_in_the_cog = Spoke in Cog
text-spoke_in_the_cog = Attach to a Doomtrooper that is not Bauhaus. It has Bauhaus affiliation besides its own.

card-stigmata = Stigmata
text-stigmata = Attach to a heretic with at least one Dark Symmetry gift. It is Dark Legion for good and may be given gifts of any apostle any time for 0 actions.

card-tainted = Tainted!
text-tainted = Attach to any Doomtrooper. It stays what it is and is also a Dark Legion heretic; it may be given Dark Symmetry cards.

card-promoted = Promoted
text-promoted = Attach to a Doomtrooper that is no freelancer. It counts as a commander.

card-prophetic_vision = Prophetic Vision
short-prophetic_vision = Proph. Vision
text-prophetic_vision = Attach to your Crescentia warrior. It counts as a Prophet.

card-the_calling = The Calling
text-the_calling = Attach to your Lutheran Triad warrior. It counts as a Patriarch.

card-our_true_enemy_is_revealed = Our True Enemy Is Revealed
short-our_true_enemy_is_revealed = True Enemy
text-our_true_enemy_is_revealed = Prophecy: for 1 action attach to your Prophet on the Outpost and name an affiliation other than Crescentia. Your Crescentia warriors have F +3, S +3, A +3 against it.

card-the_sacrifice = The Sacrifice
text-the_sacrifice = Ritual, 1 action. You need a Patriarch on your Outpost. Discard one of your Lutheran Triad warriors: until your next turn begins all your others have F +X, S +X, A +X, where X is its base V.

card-retreat = Retreat!
text-retreat = Play during combat on your warrior taking part. It withdraws and the combat ends. The opponent gains P equal to half your warrior's V, rounded up.

card-tactical_advantage = Tactical Advantage
short-tactical_advantage = Tactical Adv.
text-tactical_advantage = Play during combat. Change the battle tactic of this combat.

card-bamboozled = Bamboozled!
text-bamboozled = Play right after a player has earned P. The P just earned are lost; D taken at the same time stay. You gain 2 D for each lost P.

card-born_with_a_silver_spoon = Born with a Silver Spoon
short-born_with_a_silver_spoon = Silver Spoon
text-born_with_a_silver_spoon = Play right after a Doomtrooper that is not Brotherhood was added to your Squad. You may once pay 5 D to gain 3 P.

card-corporate_shenanigans = Corporate Shenanigans
short-corporate_shenanigans = Shenanigans
text-corporate_shenanigans = Every player loses half of their P, rounded down, and all their D.

card-framed = Framed!
text-framed = Choose any player. For each 5 D you spend they lose 1 P.

card-influence = Influence
text-influence = Choose any player. For each 1 D you spend they lose 1 D.

card-joy_of_victory = Joy of Victory
short-joy_of_victory = Joy of Victory
text-joy_of_victory = Play right after a combat that your attacker survived. You gain 5 D; a wound it got in this combat is healed.

card-lost_paperwork = Lost Paperwork
short-lost_paperwork = Lost Paperwork
text-lost_paperwork = Choose any player. They lose 3 P, but not below 0.

card-negative_karma = Negative Karma
text-negative_karma = Choose any player. They lose all their D.

card-portents_of_victory = Portents of Victory
short-portents_of_victory = Portents
text-portents_of_victory = Play right after your warrior earned P. You gain 2 D for each P just earned.

card-positive_karma = Positive Karma
text-positive_karma = You gain 10 D.

card-retraining = Retraining
text-retraining = 1 action. Exchange your P and D in either direction at 5 D for 1 P, as often as you like now. Then sacrifice this card.

card-reversal_of_fortune = Reversal of Fortune
short-reversal_of_fortune = Reversal
text-reversal_of_fortune = Swap your destiny bank with that of another player.

card-spy_in_the_ranks = Spy in the Ranks
short-spy_in_the_ranks = Spy in Ranks
text-spy_in_the_ranks = Play right after an opponent's warrior fulfilled a mission. You get all points the mission gave, its controller gets none, and the warrior is discarded.

card-divine_inspiration = Divine Inspiration
short-divine_inspiration = Divine Insp.
text-divine_inspiration = For 3 actions search your collection and take one card into your hand. Then sacrifice this card.

card-expedite_request = Expedite Request
short-expedite_request = Expedite Req.
text-expedite_request = Play any time in your own turn. Search your library, take one card into your hand and shuffle. Then sacrifice this card.

card-gift_of_fate = Gift of Fate
text-gift_of_fate = Play any time in your own turn. Return one card from your graveyard to your hand; for 8 D a second one. Then sacrifice this card.

card-hidden_cache = Hidden Cache
text-hidden_cache = Draw until you have seven cards in hand. Then sacrifice this card.

card-a_second_chance = A Second Chance
short-a_second_chance = Second Chance
text-a_second_chance = Shuffle one of your sacrificed cards into your library. Then sacrifice this card.

card-doomed = Doomed
short-doomed = Doomed
text-doomed = Attach to any player. At the start of each of their draw steps they lose 3 D. Discarded once they have 0 D.

card-snipers = Snipers!
text-snipers = For 2 actions attach to a personality that can fight. Before each of their draw steps its controller pays 4 D, or the personality is killed and you earn the points. Several copies add up.

card-elite_trooper = Elite Trooper
text-elite_trooper = For 2 actions attach to a Doomtrooper of V 4 or less. Its unmodified F, S, A and V are all doubled.

card-grim_reaper = Grim Reaper
text-grim_reaper = For 2 actions attach to a Dark Legion warrior of V 4 or less. Its F, S, A and V are doubled.

card-the_conviction = The Conviction
text-the_conviction = Ritual, 1 action. You need a Patriarch on your Outpost. Until your next turn begins the base F, S and A of your chosen Lutheran Triad warrior are tripled; then that warrior is sacrificed and no points are earned. This card is sacrificed too.

card-the_defiance = The Defiance
text-the_defiance = Ritual, 1 action. You need a Patriarch on your Outpost. Until your next turn begins the F and S of your Lutheran Triad warriors are doubled when defending.

card-the_howling_is_upon_us = The Howling Is Upon Us
short-the_howling_is_upon_us = The Howling
text-the_howling_is_upon_us = Prophecy, 1 action. You need a Prophet on the Outpost. Stays in play; while it does, the positive F, S and A modifiers of your Crescentia beasts are doubled, but not V and not negative ones. Sacrificed when your next turn begins.

card-our_enemys_weakness_is_exposed = Our Enemy's Weakness Is Exposed
short-our_enemys_weakness_is_exposed = Weakness
text-our_enemys_weakness_is_exposed = Prophecy: for 1 action attach to your Prophet on the Outpost. Opposing warriors attacked by yours get no positive modifiers from any card.

card-v_3 = V-3
text-v_3 = Virus. Any time in your own turn attach to a Doomtrooper on an Outpost: F -2, S -2, A -2 at once and the same again at the start of each of your draw steps; ratings may go below 0. A Doomtrooper that has stood in the same area as an infected one from one of your draw steps to the next is infected too, with its own count starting at -2. Sacrificed when it leaves play.

card-transfiguration = Transfiguration
short-transfiguration = Transfig.
text-transfiguration = Sacrifice any heretic; its attachments are discarded. Take a follower of Algeroth that is no personality from your library, pay its V and put it into your Kohort under your control, then shuffle. You may play this only if you have such a card and can pay for it.

card-efficiency_training = Efficiency Training
short-efficiency_training = Effic. Tr.
text-efficiency_training = For 1 action redistribute equipment among your warriors, also between Squad and Kohort. Each recipient must be allowed to have it.

card-file_transfer = File Transfer
text-file_transfer = Choose any unfulfilled mission. Reassign it to another warrior in play, or a player mission to another player, that may legally hold it.

card-strategic_restructuring = Strategic Restructuring
short-strategic_restructuring = Restructuring
text-strategic_restructuring = Play any time in your own turn outside combat. Return one of your cards in play to your hand.

card-reassignment = Reassignment
text-reassignment = For 1 action choose any warrior in play. It and its equipment are shuffled into their owners' libraries, its other attachments are discarded, and its owner gets D equal to its current V. This is not an attack and earns no points.

card-amnesty = Amnesty
text-amnesty = All imprisoned warriors are freed into their owners' hands together with their attachments.

card-escape = Escape!
text-escape = For 2 actions your imprisoned warrior returns to your hand.

card-get_off_that_rock = Get Off That Rock
short-get_off_that_rock = Get Off Rock
text-get_off_that_rock = Play any time outside combat. All Doomtroopers and Dark Legion warriors on all Outposts return to Squad and Kohort, except those that may not leave.

card-redeployment = Redeployment
text-redeployment = Play any time outside combat. Transfer as many of your warriors as you like for no action, by the normal rules.

card-cowardice = Cowardice
text-cowardice = Choose any player. All their warriors that can go into cover do so. Any that already were in cover are discarded unless the player pays 5 D for each.

card-discovered = Discovered
text-discovered = Choose one warrior in cover and turn it face up; it is out of cover.

card-take_cover = Take Cover
text-take_cover = Play during combat on your defender. It goes into cover at once (A +3 as for cover) and, if it survives, stays there after the combat.

card-suppressing_fire = Suppressing Fire
short-suppressing_fire = Suppr. Fire
text-suppressing_fire = For 1 action choose any Squad or Kohort. Each warrior there that is not in cover goes into cover or is wounded; one that may never take cover is spared.

card-automatic_fire = Automatic Fire
short-automatic_fire = Automatic Fire
text-automatic_fire = Play during combat on a warrior using a machine gun. The bonus of that machine gun is doubled in this combat.

card-evasive_action = Evasive Action
text-evasive_action = Play during combat on any warrior taking part: A +2 until the combat ends.

card-lucky_shot = Lucky Shot
short-lucky_shot = Lucky Shot
text-lucky_shot = Play during combat on any warrior taking part: S +2 until the combat ends. Several copies add up.

card-powerful_blow = Powerful Blow
text-powerful_blow = Play during combat on any warrior taking part: F +2 until the combat ends.

card-take_aim = Take Aim
text-take_aim = Play during combat on any warrior taking part: F +1, S +1 until the combat ends.

card-rampage = Rampage!
text-rampage = Play during combat on a beast taking part. Its positive F, S and A modifiers, not V, are doubled until the combat ends.

card-shore_leave = Shore Leave
text-shore_leave = Attach to your Doomtrooper. It stands aside, out of play: it does nothing and cannot be attacked. For each turn of yours that begins and ends while it is away it gets F +1, S +1, A +1 for good. Any time its controller may bring it back: this card is discarded, a wound is healed and the bonus stays.

card-missing_in_action = Missing in Action
short-missing_in_action = Missing
text-missing_in_action = Attach to any Doomtrooper. It is missing and not in play at all: no actions, no Art, it cannot be attacked and gives no protection against sabotage.

card-captured = Captured!
text-captured = For 1 action imprison one warrior on any Outpost: it lies under this card, in play, and can be targeted. If this card leaves play it is sacrificed and the warrior returns to its Outpost.

card-navigational_error = Navigational Error
short-navigational_error = Nav. Error
text-navigational_error = Play when a warrior is being transferred and attach to it. It may not attack, be attacked, act, stop sabotage or affect play. If this card would be discarded it is sacrificed instead.

card-miscommunication = Miscommunication
short-miscommunication = Miscomm.
text-miscommunication = Play on a special card that has just been played. It has no effect and is discarded; actions and D spent on it are lost.

card-fizzle = Fizzle
text-fizzle = Play on a spell that has just been cast. It has no effect and is discarded; its costs are lost.

card-stolen_paperwork = Stolen Paperwork
short-stolen_paperwork = Stolen Papers
text-stolen_paperwork = Play on a special card an opponent has just played. The opponent may not use it; you must be able to play it and do so at once as your own, paying its costs. Then sacrifice this card.

card-behold_the_future_possibilities = Behold the Future Possibilities
short-behold_the_future_possibilities = The Future
text-behold_the_future_possibilities = Prophecy: for 1 action attach to your Prophet on the Outpost. All opponents play with open hands. Pay 6 D at the start of each of your turns or this card is sacrificed.

card-turn_of_events = Turn of Events
text-turn_of_events = Play during combat on your warrior taking part. Swap two of its F, S and A once, until the combat ends.

card-heist = Heist
text-heist = Take control of any equipment in play and give it at once to one of your warriors, ignoring affiliation. The limits of one vehicle and one armor suit still bind. A driver losing a vehicle this way is not wounded.

card-programmed = Programmed
short-programmed = Programmed
text-programmed = For 1 action and D equal to its current V attach to any Doomtrooper in play. It joins your Squad, from any area, with its attachments. While this card is attached it has Cybertronic affiliation only, is immune to plain Dark Symmetry gifts and may never cast.

card-recruitment = Recruitment
text-recruitment = For 1 action and D equal to its current V attach to any Doomtrooper in play that is not Cybertronic. It joins your Squad, from any area, with its attachments. While this card is attached it has Brotherhood affiliation only, casts every aspect and keeps its own abilities.

card-rustlers = Rustlers!
short-rustlers = Rustlers!
text-rustlers = Take any beast in play for a warrior on your Outpost, ignoring affiliation. Then sacrifice this card.

card-reinforcements = Reinforcements!
short-reinforcements = Reinforce!
text-reinforcements = Play during combat on any warrior taking part. For each 7 D one more warrior of yours joins it; the group's F and S are added up and the opponent chooses which member to strike. Doomtroopers and Dark Legion do not reinforce each other, and no reinforcement may be of the opponent's own corporation.

card-bolster_your_forces = Bolster Your Forces
short-bolster_your_forces = Bolster
text-bolster_your_forces = Play during combat on any warrior taking part. Any number of your warriors join it, each for D equal to its V; F and S are added up and the opponent chooses whom to strike. Dark Legion and Doomtroopers may not mix.

card-fortune_of_war = Fortune of War
text-fortune_of_war = Stays in play with you. For the rest of the game you need not discard down to seven cards in your discard step.

card-manifest_destiny = Manifest Destiny
short-manifest_destiny = Manifest
text-manifest_destiny = Play as your draw step begins. Stays in play with you: for the rest of the game your hand limit is 10, both for drawing and for discarding.

card-falling_market = Falling Market
text-falling_market = Stays in play. Meditate actions yield nothing. Any Rising Market is discarded.

card-rising_market = Rising Market
text-rising_market = Stays in play. Each meditate action yields 2 D; copies do not add up. Any Falling Market is discarded.

card-equal_rights = Equal Rights
text-equal_rights = 1 action. Stays in play: no player may perform more than one attack action between two of their own draw steps.

card-battlefield_chaos = Battlefield Chaos
short-battlefield_chaos = Battle Chaos
text-battlefield_chaos = Stays in play. Attack actions need not be the last ones; there is still only one per turn.

card-twist_of_fate = Twist of Fate
text-twist_of_fate = You need at least 5 P. Flip a coin: heads, you gain 20 D; tails, you lose 5 P.
