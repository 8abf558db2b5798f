//! What the card file says cards are given to and aimed at, each in the words of the file.

use crate::clause::{Target, Whose};
use crate::filter::{
    DOOMTROOPER as TROOPER, Filter, KOHORT, LEGION, OUTPOST, SQUAD, WARRIOR, all, of_kind, one_of, yours,
};
use crate::printed::{Kind, Sorts, sort};
use crate::state::State;
use Target::{Area, Caster, Game, Piece, Pieces, Player, You};

const fn own(sorts: Sorts) -> Target {
    Piece(yours(sorts))
}

const fn any(sorts: Sorts) -> Target {
    Piece(all(sorts))
}

const fn kind(kind: Kind) -> Filter {
    of_kind(kind)
}

const fn gear(sorts: Sorts) -> Target {
    Piece(of_kind(Kind::Equipment).or_kind(Kind::Relic).one_of(sorts))
}

const fn place(areas: u8) -> Target {
    Area(areas, Whose::Yours)
}

/// A warrior, added to its player's side.
pub(crate) const YOUR_SIDE: Target = Target::Added;

// ---- players, areas, the game ----
pub(crate) const YOU: Target = You;
pub(crate) const GAME: Target = Game;
pub(crate) const COMBAT: Target = Game;
pub(crate) const ALL_PLAYERS: Target = Game;
pub(crate) const ANY_PLAYER: Target = Player(Whose::Anyone);
pub(crate) const A_PLAYER: Target = Player(Whose::Anyone);
pub(crate) const OPPONENT: Target = Player(Whose::Others);
pub(crate) const ANOTHER_PLAYER: Target = Player(Whose::Others);
pub(crate) const ATTACKING_OPPONENT: Target = Game;
pub(crate) const YOU_WITH_AT_LEAST_5_P: Target = You;
pub(crate) const YOU_AFTER_YOUR_WARRIOR_EARNED_P: Target = You;
pub(crate) const YOU_WITH_A_PROPHET_ON_THE_OUTPOST: Target = You;
pub(crate) const PLAYER_WHO_JUST_EARNED_P: Target = Player(Whose::Anyone);
pub(crate) const YOUR_SQUAD: Target = place(SQUAD);
pub(crate) const YOUR_KOHORT: Target = place(KOHORT);
pub(crate) const YOUR_OUTPOST: Target = place(OUTPOST);
pub(crate) const YOUR_SQUAD_OR_KOHORT: Target = place(SQUAD | KOHORT);
pub(crate) const YOUR_SQUAD_KOHORT_OR_OUTPOST: Target = place(SQUAD | KOHORT | OUTPOST);
pub(crate) const ANY_SQUAD_OR_KOHORT: Target = Area(SQUAD | KOHORT, Whose::Anyone);
pub(crate) const ALL_DOOMTROOPERS_ON_ONE_OUTPOST: Target = Area(OUTPOST, Whose::Anyone);

// ---- warriors that may be anybody's ----
pub(crate) const ANY_WARRIOR: Target = Piece(WARRIOR);
pub(crate) const ANY_WARRIOR_IN_PLAY: Target = Piece(WARRIOR);
pub(crate) const ANY_WARRIOR_THAT_CAN_FIGHT: Target = Piece(WARRIOR.capable());
pub(crate) const ANY_DOOMTROOPER: Target = Piece(TROOPER);
pub(crate) const DOOMTROOPER_IN_PLAY: Target = Piece(TROOPER);
pub(crate) const ANY_DOOMTROOPER_IN_PLAY: Target = Piece(TROOPER);
pub(crate) const ANY_DOOMTROOPER_IN_PLAY_THAT_IS_NOT_CYBERTRONIC: Target = Piece(TROOPER.but(sort::CYBERTRONIC));
pub(crate) const ANY_DARK_LEGION_WARRIOR: Target = Piece(LEGION);
pub(crate) const DARK_LEGION_WARRIOR_IN_PLAY: Target = Piece(LEGION);
pub(crate) const ANY_HERETIC: Target = any(sort::HERETIC);
pub(crate) const ANY_FREELANCER: Target = any(sort::FREELANCER);
pub(crate) const ANY_TRIBAL_WARRIOR: Target = any(sort::TRIBAL);
pub(crate) const NON_PERSONALITY_WARRIOR: Target = Piece(WARRIOR.but(sort::PERSONALITY));
pub(crate) const PERSONALITY_THAT_CAN_FIGHT: Target = Piece(all(sort::PERSONALITY).capable());
pub(crate) const WOUNDED_DOOMTROOPER: Target = Piece(TROOPER.wounded());
pub(crate) const OPPONENT_WARRIOR: Target = Piece(WARRIOR.others());
pub(crate) const ONE_WARRIOR_IN_COVER: Target = Piece(WARRIOR.covered());
pub(crate) const ONE_WARRIOR_ON_ANY_OUTPOST: Target = Piece(WARRIOR.in_(OUTPOST));
pub(crate) const DOOMTROOPER_ON_AN_OUTPOST: Target = Piece(TROOPER.in_(OUTPOST));
pub(crate) const DOOMTROOPER_OF_V_4_OR_LESS: Target = Piece(TROOPER.up_to(4));
pub(crate) const DARK_LEGION_WARRIOR_OF_V_4_OR_LESS: Target = Piece(LEGION.up_to(4));
pub(crate) const DOOMTROOPER_THAT_IS_NOT_MISHIMA: Target = Piece(TROOPER.but(sort::MISHIMA));
pub(crate) const DOOMTROOPER_NEITHER_BROTHERHOOD_NOR_CYBERTRONIC: Target =
    Piece(TROOPER.but(sort::BROTHERHOOD).but(sort::CYBERTRONIC));
pub(crate) const DOOMTROOPER_THAT_IS_NOT_IMPERIAL: Target = Piece(TROOPER.but(sort::IMPERIAL));
pub(crate) const DOOMTROOPER_THAT_IS_NOT_CYBERTRONIC: Target = Piece(TROOPER.but(sort::CYBERTRONIC));
pub(crate) const DOOMTROOPER_THAT_IS_NOT_CAPITOL: Target = Piece(TROOPER.but(sort::CAPITOL));
pub(crate) const DOOMTROOPER_THAT_IS_NOT_BAUHAUS: Target = Piece(TROOPER.but(sort::BAUHAUS));
pub(crate) const DOOMTROOPER_THAT_IS_NO_FREELANCER: Target = Piece(TROOPER.but(sort::FREELANCER));
pub(crate) const WARRIOR_WITH_AN_IMMUNITY: Target = Piece(WARRIOR.in_combat());
pub(crate) const ANY_WARRIOR_IN_THE_COMBAT: Target = Piece(WARRIOR.in_combat());
pub(crate) const ANY_WARRIOR_FIGHTING_A_DARK_LEGION_WARRIOR: Target = Piece(WARRIOR.in_combat());
pub(crate) const WARRIOR_USING_A_MACHINE_GUN: Target = Piece(WARRIOR.in_combat());
pub(crate) const HERETIC_WITH_AT_LEAST_ONE_DARK_SYMMETRY_GIFT: Target = any(sort::HERETIC);
pub(crate) const DOOMTROOPERS_TURNED_HERETIC: Target = Pieces(all(sort::HERETIC));
pub(crate) const WARRIORS_IN_PLAY: Target = Pieces(WARRIOR);
pub(crate) const DOOMTROOPER_THAT_JUST_KILLED_A_WARRIOR_OF_HIGHER_V: Target = Piece(TROOPER);
pub(crate) const WARRIOR_THAT_JUST_KILLED_A_MISHIMA_WARRIOR_IN_COMBAT: Target = Piece(WARRIOR);
pub(crate) const NON_BROTHERHOOD_DOOMTROOPER_JUST_ADDED_TO_YOUR_SQUAD: Target =
    Piece(yours(sort::DOOMTROOPER).but(sort::BROTHERHOOD));
pub(crate) const WARRIOR_BEING_TRANSFERRED: Target = Piece(WARRIOR);
pub(crate) const ALL_IMPRISONED_WARRIORS: Target = Game;
pub(crate) const UNKNOWN: Target = Piece(WARRIOR);

// ---- one's own warriors ----
pub(crate) const YOUR_WARRIOR: Target = own(Sorts::NONE);
pub(crate) const YOUR_WARRIORS: Target = You;
pub(crate) const YOUR_DOOMTROOPER: Target = own(sort::DOOMTROOPER);
pub(crate) const YOUR_DEFENDER: Target = Piece(yours(Sorts::NONE).in_combat());
pub(crate) const YOUR_ATTACKER_THAT_SURVIVED: Target = own(Sorts::NONE);
pub(crate) const YOUR_WARRIOR_IN_THE_COMBAT: Target = Piece(yours(Sorts::NONE).in_combat());
pub(crate) const COMBAT_IN_WHICH_YOUR_WARRIOR_DEFENDS: Target = Game;
pub(crate) const YOUR_IMPRISONED_WARRIOR: Target = Piece(yours(Sorts::NONE).imprisoned());
pub(crate) const YOUR_INFECTED_WARRIORS: Target = You;
pub(crate) const YOUR_BROTHERHOOD_WARRIOR: Target = own(sort::BROTHERHOOD);
pub(crate) const YOUR_CRESCENTIA_WARRIOR: Target = own(sort::CRESCENTIA);
pub(crate) const YOUR_LUTHERAN_TRIAD_WARRIOR: Target = own(sort::LUTHERAN);
pub(crate) const YOUR_LUTHERAN_TRIAD_WARRIORS: Target = You;
pub(crate) const YOUR_PROPHET_ON_THE_OUTPOST: Target = Piece(yours(sort::PROPHET).in_(OUTPOST));
pub(crate) const DOOMTROOPER: Target = own(sort::DOOMTROOPER);
pub(crate) const DOOMTROOPER_THAT_IS_NOT_BROTHERHOOD: Target = Piece(yours(sort::DOOMTROOPER).but(sort::BROTHERHOOD));
pub(crate) const DARK_LEGION_WARRIOR: Target = own(sort::DARK_LEGION);
pub(crate) const DARK_LEGION_WARRIOR_NOT_A_HERETIC: Target = Piece(yours(sort::DARK_LEGION).but(sort::HERETIC));
pub(crate) const BROTHERHOOD_WARRIOR: Target = own(sort::BROTHERHOOD);
pub(crate) const BROTHERHOOD_WARRIOR_OF_V_6_OR_MORE: Target = Piece(yours(sort::BROTHERHOOD).from(6));
pub(crate) const BAUHAUS_WARRIOR: Target = own(sort::BAUHAUS);
pub(crate) const CAPITOL_WARRIOR: Target = own(sort::CAPITOL);
pub(crate) const CYBERTRONIC_WARRIOR: Target = own(sort::CYBERTRONIC);
pub(crate) const IMPERIAL_WARRIOR: Target = own(sort::IMPERIAL);
pub(crate) const MISHIMA_WARRIOR: Target = own(sort::MISHIMA);
pub(crate) const MISHIMA_WARRIOR_WITH_A_WEAPON: Target = Piece(yours(sort::MISHIMA).if_(has_weapon));
pub(crate) const CAPITOL_DOOMTROOPER: Target = own(sort::CAPITOL.and(sort::DOOMTROOPER));
pub(crate) const CYBERTRONIC_DOOMTROOPER: Target = own(sort::CYBERTRONIC.and(sort::DOOMTROOPER));
pub(crate) const IMPERIAL_DOOMTROOPER: Target = own(sort::IMPERIAL.and(sort::DOOMTROOPER));
pub(crate) const MISHIMA_DOOMTROOPER: Target = own(sort::MISHIMA.and(sort::DOOMTROOPER));
pub(crate) const BAUHAUS_DOOMTROOPER: Target = own(sort::BAUHAUS.and(sort::DOOMTROOPER));
pub(crate) const CRESCENTIA_WARRIOR: Target = own(sort::CRESCENTIA);
pub(crate) const LUTHERAN_TRIAD_WARRIOR: Target = own(sort::LUTHERAN);
pub(crate) const RASPUTIN_WARRIOR: Target = own(sort::RASPUTIN);
pub(crate) const TEMPLAR_WARRIOR: Target = own(sort::TEMPLARS);
pub(crate) const TRIBAL_WARRIOR: Target = own(sort::TRIBAL);
pub(crate) const HERETIC: Target = own(sort::HERETIC);
pub(crate) const CLANSMAN: Target = own(sort::CLANSMAN);
pub(crate) const MORTIFICATOR: Target = own(sort::MORTIFICATOR);
pub(crate) const CURATOR: Target = own(sort::CURATOR);
pub(crate) const COMMANDER: Target = own(sort::COMMANDER);
pub(crate) const SHADOW_WALKER: Target = own(sort::SHADOW_WALKER);
pub(crate) const BAUHAUS_OR_CAPITOL_COMMANDER: Target =
    Piece(yours(sort::COMMANDER).one_of(sort::BAUHAUS.and(sort::CAPITOL)));
pub(crate) const FOLLOWER_OF_ALGEROTH: Target = own(sort::FOLLOWER_ALGEROTH.and(sort::DARK_LEGION));
pub(crate) const FOLLOWER_OF_DEMNOGONIS: Target = own(sort::FOLLOWER_DEMNOGONIS.and(sort::DARK_LEGION));
pub(crate) const FOLLOWER_OF_ILIAN: Target = own(sort::FOLLOWER_ILIAN.and(sort::DARK_LEGION));
pub(crate) const FOLLOWER_OF_MUAWIJHE: Target = own(sort::FOLLOWER_MUAWIJHE.and(sort::DARK_LEGION));
pub(crate) const FOLLOWER_OF_SEMAI: Target = own(sort::FOLLOWER_SEMAI.and(sort::DARK_LEGION));
pub(crate) const NEPHARITE_OF_ANY_APOSTLE: Target = own(sort::NEPHARITE);
pub(crate) const NEPHARITE_OF_ALGEROTH: Target = own(sort::NEPHARITE.and(sort::FOLLOWER_ALGEROTH));
pub(crate) const NEPHARITE_OF_ALGEROTH_WHILE_A_CITADEL_OF_ALGEROTH_IS_IN_YOUR_KOHORT: Target =
    own(sort::NEPHARITE.and(sort::FOLLOWER_ALGEROTH));
pub(crate) const CARDINAL_DOMINIC_WHILE_THE_CATHEDRAL_IS_IN_PLAY: Target = own(sort::CARDINAL_DOMINIC);
pub(crate) const ISLAND_TEAM_MEMBER_OR_SKULL_SEEKER: Target =
    Piece(one_of(sort::ISLAND_TEAM.and(sort::SKULL_SEEKER)).yours());

// ---- cards ----
pub(crate) const SHOOT_WEAPON: Target = gear(sort::WEAPON_SHOOT);
pub(crate) const FIGHT_WEAPON_NOT_FIGHT_SHOOT: Target = gear(sort::WEAPON_FIGHT);
pub(crate) const SHOOT_OR_FIGHT_SHOOT_WEAPON: Target = gear(sort::WEAPON_SHOOT.and(sort::WEAPON_FIGHT_SHOOT));
pub(crate) const WEAPON_OF_A_MORTIFICATOR: Target =
    Piece(of_kind(Kind::Equipment).or_kind(Kind::Relic).one_of(Sorts::WEAPONS).if_(of_a_mortificator));
pub(crate) const CITADEL_IN_YOUR_KOHORT: Target =
    Piece(kind(Kind::Fortification).one_of(sort::CITADEL).yours().in_(KOHORT));
pub(crate) const ANY_EQUIPMENT_IN_PLAY: Target = Piece(kind(Kind::Equipment));
pub(crate) const EQUIPMENT_OF_DOOMTROOPERS: Target = Pieces(kind(Kind::Equipment));
pub(crate) const ANY_BEAST_IN_PLAY: Target = Piece(kind(Kind::Beast));
pub(crate) const BEAST_IN_THE_COMBAT: Target = Piece(kind(Kind::Beast).if_(is_in_combat));
pub(crate) const ONE_MISSION_IN_PLAY: Target = Piece(kind(Kind::Mission));
pub(crate) const ANY_UNFULFILLED_MISSION: Target = Piece(kind(Kind::Mission));
pub(crate) const MISSIONS_IN_PLAY: Target = Pieces(kind(Kind::Mission));
pub(crate) const ONE_FORTIFICATION_IN_PLAY: Target = Piece(kind(Kind::Fortification));
pub(crate) const ONE_WARZONE_IN_PLAY: Target = Piece(kind(Kind::Warzone));
pub(crate) const ONE_KI_POWER_IN_PLAY: Target = Piece(kind(Kind::Ki));
pub(crate) const ANY_ALLIANCE_IN_PLAY: Target = Piece(kind(Kind::Alliance));
pub(crate) const ASTEROID_BELT_WARZONE: Target = Piece(kind(Kind::Warzone).one_of(sort::ZONE_ASTEROID_BELT));
pub(crate) const MARTIAN_WARZONE: Target = Piece(kind(Kind::Warzone).one_of(sort::ZONE_MARS));
pub(crate) const MERCURIAN_WARZONE: Target = Piece(kind(Kind::Warzone).one_of(sort::ZONE_MERCURY));
pub(crate) const VENUSIAN_WARZONE: Target = Piece(kind(Kind::Warzone).one_of(sort::ZONE_VENUS));
pub(crate) const ONE_OF_YOUR_CARDS_IN_PLAY: Target = Piece(Filter::ANY_CARD.yours());

// ---- the Art, and what was just played ----
pub(crate) const CASTER: Target = Caster;
pub(crate) const THE_SPECIAL_CARD_JUST_PLAYED: Target =
    Target::Play(|_, play| play.is_card() && play.face.kind() == Kind::Special);
pub(crate) const SPECIAL_CARD_JUST_PLAYED_BY_AN_OPPONENT: Target = THE_SPECIAL_CARD_JUST_PLAYED;
pub(crate) const THE_SPELL_JUST_CAST: Target = Target::Play(|_, play| play.is_card() && play.face.kind() == Kind::Art);

fn has_weapon(state: &State, _: kernel::Seat, id: crate::PieceId) -> bool {
    state.on(id).any(|on| state.printed(on).sorts.any(Sorts::WEAPONS))
}

fn of_a_mortificator(state: &State, _: kernel::Seat, id: crate::PieceId) -> bool {
    state.bearer(id).is_some_and(|bearer| state.is_a(bearer, sort::MORTIFICATOR))
}

fn is_in_combat(state: &State, _: kernel::Seat, id: crate::PieceId) -> bool {
    state.bearer(id).is_some_and(|bearer| state.side(bearer).is_some())
}
