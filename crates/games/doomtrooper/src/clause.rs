//! What cards do, clause by clause: a card is one entry in its family's file, a short list of these.
//!
//! A clause that is *read* looks at a position, changes nothing and never asks. It is stored nowhere, so a card that leaves
//! takes it along. A clause that *acts* works on the table and may ask. What a card leaves behind for a while speaks with
//! the clauses of its `Lasts`.

use crate::Board;
use crate::filter::Filter;
use crate::printed::{Face, Kind, Rate, Sorts, Timing, Trait, Traits};
use crate::rules::table::Pile;
use crate::state::{Area, Happening, PieceId, Play, Side, Stage, State, Tactic};
use kernel::{Flow, Seat};

pub(crate) type Entry = &'static [Clause];

/// Whether something can be done with a piece now, by a player.
pub(crate) type Can = fn(&State, Seat, PieceId) -> bool;
/// What is said of a source and of somebody it speaks of.
pub(crate) type Says = fn(&State, PieceId, PieceId) -> bool;
/// A number read off the position, for a source and somebody it speaks of.
pub(crate) type Amount = fn(&State, PieceId, PieceId) -> i32;
pub(crate) type Act = fn(&mut Board<'_>, &Play) -> Flow;
/// What a piece does when something happened.
pub(crate) type Answer = fn(&mut Board<'_>, PieceId, &Happening) -> Flow;

/// One thing a card says.
pub(crate) enum Clause {
    // ---- read ----
    /// Ratings change.
    Rating(Mod),
    /// Somebody has a trait.
    Grants(Gift),
    /// The bearer is something else as well, and is something no more.
    Becomes(Sorts, Sorts),
    /// The same where it depends on the source, which lies on the bearer: gained and lost.
    BecomesBy(fn(&State, PieceId) -> (Sorts, Sorts)),
    /// It may not come to this attack: whoever has the clause, the attacker, the defender, and how where it is known.
    BarsAttack(fn(&State, PieceId, PieceId, PieceId, Option<Tactic>) -> bool),
    /// Whoever can make such an attack must: whoever has the clause, the attacker and the defender.
    MustAttack(fn(&State, PieceId, PieceId, PieceId) -> bool),
    /// D that an attack costs: whoever has the clause, the attacker and the defender.
    Tolls(fn(&State, PieceId, PieceId, PieceId) -> i32),
    /// Something may not be done by a player: what, and to whom.
    Bars(Deed, Says),
    /// Somebody may not be given a card: the source, whom, and the card.
    BarsGift(fn(&State, PieceId, PieceId, Face) -> bool),
    /// An attack takes so many more actions: the source, the attacker and the defender. DT-ACTION-18
    AttackTakes(fn(&State, PieceId, PieceId, PieceId) -> u8),
    /// The bearer has one more action in each turn of its controller: DT-ACTION-10.
    Acts(More),
    /// D on it pay for the bearer's spells, and for nothing else.
    Stores(),
    /// A card does nothing towards the bearer: the source of the clause, and that card.
    Wards(Says),
    /// At last, all ratings of the bearer as they are become others: the source, the bearer, which, and what they were.
    Turns(fn(&State, PieceId, PieceId, Rate, [i32; 4]) -> i32),
    /// What another card adds is counted so often: the source of the clause, that card, and to whom it adds.
    Scales(fn(&State, PieceId, PieceId, PieceId) -> i32),
    /// A number of the rules is another one for a player.
    Number(Rule, fn(&State, PieceId, Seat, i32) -> i32),
    /// How a warrior may be added: the source, the player, and the card.
    LetsAdd(fn(&State, PieceId, Seat, Face) -> Adding),
    /// Only such warriors may defend from this warzone.
    DefendedBy(Filter),
    /// The bearer has lost the affiliation that the card has noted.
    LosesNoted(),
    /// Nobody may play such a card: the source, the player, and the card.
    BarsPlay(fn(&State, PieceId, Seat, Face) -> bool),
    /// The hand of such a player is open to all.
    OpensHand(fn(&State, PieceId, Seat) -> bool),
    /// Where it would be discarded it is sacrificed instead.
    SacrificedInstead(),
    /// Wherever it would go when it leaves play, it goes there.
    GoesTo(Pile),
    // ---- of a card that is played ----
    Costs(Cost),
    /// It can be played only so: DT-REACT-7.
    OnlyIf(fn(&State, Seat) -> bool),
    /// It can answer a play though it is aimed at none: DT-REACT-5.
    Reacts(fn(&State, Seat) -> bool),
    /// Nobody but these can be aimed at, beside what the target says.
    Aims(Can),
    /// Of the areas only these: who plays it, and whose area.
    AimsIn(fn(&State, Seat, Seat, Area) -> bool),
    /// Of the players only these: who plays it, and at whom.
    AimsAt(fn(&State, Seat, Seat) -> bool),
    /// More is named: DT-REACT-10.
    Names(fn(&mut Board<'_>, &mut Play) -> Flow),
    /// What it does.
    Does(Do),
    /// What it leaves behind, and for how long.
    Lasts(Time, &'static [Clause]),
    /// What it leaves behind on each such card that is in play now: DT-ZONE-2.
    LastsOnEach(Time, Filter, &'static [Clause]),
    /// What something it leaves behind says that a function laid down.
    Haunts(&'static [Clause]),
    // ---- of a card in play ----
    /// What it says whether it is used or not: a weapon that is not drawn, too.
    Worn(&'static [Clause]),
    /// A goal to be met by a kill: DT-MISSION.
    Mission(Goal),
    /// Its controller may use it.
    Use(Use),
    /// It answers what happens.
    After(Event, Answer),
    /// Whom the bearer has killed may stay in play: the source, and the victim. `true` if it stays.
    Claims(fn(&mut Board<'_>, PieceId, PieceId) -> Flow<bool>),
    /// It saves from what is about to happen in the restricted round: DT-COMBAT-32.
    Saves(fn(&State, Seat, usize) -> bool, fn(&mut Board<'_>, &Play, usize) -> Flow),
}

/// When a clause is looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Moment {
    Rating,
    Grants,
    Becomes,
    BarsAttack,
    Bars,
    MustAttack,
    AttackTakes,
    Acts,
    Tolls,
    Wards,
    Turns,
    Scales,
    Adds,
    Number,
    Mission,
    BarsPlay,
    OpensHand,
    Use,
    After,
    Play,
}

impl Clause {
    pub(crate) const fn moment(&self) -> Moment {
        match self {
            Clause::Rating(_) => Moment::Rating,
            Clause::Grants(_) => Moment::Grants,
            Clause::Becomes(..) => Moment::Becomes,
            Clause::BarsAttack(_) => Moment::BarsAttack,
            Clause::Bars(..) | Clause::BarsGift(_) => Moment::Bars,
            Clause::AttackTakes(_) => Moment::AttackTakes,
            Clause::Acts(_) => Moment::Acts,
            Clause::MustAttack(_) => Moment::MustAttack,
            Clause::Tolls(_) => Moment::Tolls,
            Clause::Wards(_) => Moment::Wards,
            Clause::Turns(_) => Moment::Turns,
            Clause::Scales(_) => Moment::Scales,
            Clause::LetsAdd(_) => Moment::Adds,
            Clause::LosesNoted() | Clause::BecomesBy(_) => Moment::Becomes,
            Clause::BarsPlay(_) => Moment::BarsPlay,
            Clause::OpensHand(_) => Moment::OpensHand,
            Clause::Number(..) => Moment::Number,
            Clause::Worn(_) => Moment::Grants,
            Clause::Mission(_) => Moment::Mission,
            Clause::Use(_) => Moment::Use,
            Clause::After(..) | Clause::Claims(_) => Moment::After,
            Clause::Costs(_)
            | Clause::OnlyIf(_)
            | Clause::Aims(_)
            | Clause::AimsAt(_)
            | Clause::AimsIn(_)
            | Clause::SacrificedInstead()
            | Clause::Reacts(_)
            | Clause::DefendedBy(_)
            | Clause::Stores()
            | Clause::GoesTo(_)
            | Clause::Names(_)
            | Clause::Does(_)
            | Clause::Lasts(..)
            | Clause::LastsOnEach(..)
            | Clause::Haunts(_)
            | Clause::Saves(..) => Moment::Play,
        }
    }
}

/// How a text lets a warrior be added.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Adding {
    /// By the rules.
    Plainly,
    /// For no action, its V paid.
    Quickly,
    /// For no action and no D.
    Freely,
    /// By the rules, but not into cover: DT-COVER-17.
    Openly,
    /// Not at all.
    Never,
}

/// What may be barred.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Deed {
    /// A warrior seeks cover of its own will.
    Seek,
    /// A warrior transfers.
    Transfer,
    /// A warrior is given a card.
    Receive,
    /// A card is discarded by another card.
    Discard,
    /// A warrior becomes a heretic.
    Heresy,
    /// A player's points are changed by another player.
    Points,
    /// A player is sabotaged.
    Sabotage,
    /// A virus is played on a warrior or spreads to it.
    Infect,
}

/// What may be another number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rule {
    /// How many cards one draws up to, and may keep: DT-TURN-5, DT-DISCARD-1.
    Hand,
    /// D of a meditation: DT-MEDITATE-1.
    Meditation,
    /// Undefined actions: DT-ACTION-1.
    Undefined,
    /// Non-attack actions.
    Plain,
    /// Attack actions.
    Attack,
    /// Attack actions between two draw steps.
    MostAttacks,
    /// More D for an attack.
    AttackPrice,
    /// D for each further undefined action that becomes an attack, where any may.
    ExtraAttacks,
    /// More actions for an attack: DT-ACTION-18.
    AttackActions,
    /// Cards that may be thrown away: DT-DISCARD-2.
    Discards,
    /// Cards one need not throw away.
    Keeps,
    /// D below what one owns.
    Credit,
    /// Whether an attack need not be the last action: DT-ACTION-6.
    AttackEarly,
    /// D for each further card that may be thrown away; 0 where none may.
    DiscardPrice,
}

/// What an action may be that a card gives its bearer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum More {
    /// Undefined: an attack too, which comes last.
    Any,
    Attack,
}

// ---- ratings ----

/// A set of ratings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Rates(u8);

pub(crate) const F: Rates = Rates(1);
pub(crate) const S: Rates = Rates(2);
pub(crate) const A: Rates = Rates(4);
pub(crate) const V: Rates = Rates(8);
pub(crate) const FS: Rates = Rates(3);
pub(crate) const FSA: Rates = Rates(7);
pub(crate) const FSAV: Rates = Rates(15);

impl Rates {
    #[inline]
    pub(crate) const fn has(self, rate: Rate) -> bool {
        self.0 >> rate as u8 & 1 != 0
    }

    pub(crate) const fn and(self, other: Rates) -> Rates {
        Rates(self.0 | other.0)
    }
}

/// DT-COMBAT-23: in which layer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Op {
    /// Layer 2: it belongs to what the beast gives.
    Beast,
    /// Layer 3: the base becomes a number.
    SetBase,
    TimesBase,
    AddBase,
    /// Layer 4.
    Times,
    /// Halved, rounded up.
    Halve,
    /// Layer 5.
    Add,
}

/// How ratings change, whose, and when.
#[derive(Clone, Copy)]
pub(crate) struct Mod {
    pub op: Op,
    pub of: Rates,
    pub n: i8,
    /// Instead of the number.
    pub amount: Option<Amount>,
    /// Once for every marker on the source, or step that was paid for.
    pub each: bool,
    /// DT-COMMANDER-8: it does not add up with the bonuses of other commanders.
    pub commands: bool,
    pub to: Whom,
    pub when: When,
}

const fn modify(op: Op, of: Rates, n: i8) -> Mod {
    Mod { op, of, n, amount: None, each: false, commands: false, to: Whom::Bearer, when: When::ALWAYS }
}

pub(crate) const fn add(of: Rates, n: i8) -> Mod {
    modify(Op::Add, of, n)
}

pub(crate) const fn times(of: Rates, n: i8) -> Mod {
    modify(Op::Times, of, n)
}

pub(crate) const fn halve(of: Rates) -> Mod {
    modify(Op::Halve, of, 2)
}

pub(crate) const fn base(of: Rates, n: i8) -> Mod {
    modify(Op::SetBase, of, n)
}

pub(crate) const fn add_base(of: Rates, n: i8) -> Mod {
    modify(Op::AddBase, of, n)
}

pub(crate) const fn times_base(of: Rates, n: i8) -> Mod {
    modify(Op::TimesBase, of, n)
}

pub(crate) const fn beast(of: Rates, n: i8) -> Mod {
    modify(Op::Beast, of, n)
}

impl Mod {
    pub(crate) const fn by(self, amount: Amount) -> Mod {
        Mod { amount: Some(amount), ..self }
    }

    /// Once for every marker or step.
    pub(crate) const fn each(self) -> Mod {
        Mod { each: true, ..self }
    }

    pub(crate) const fn commands(self) -> Mod {
        Mod { commands: true, ..self }
    }

    pub(crate) const fn to(self, whom: Filter) -> Mod {
        Mod { to: Whom::Each(whom), ..self }
    }

    /// Everybody such but the source itself: DT-AFFIL-9.
    pub(crate) const fn to_others(self, whom: Filter) -> Mod {
        Mod { to: Whom::Others(whom), ..self }
    }

    /// The unit of a sergeant: DT-COMMANDER-2.
    pub(crate) const fn to_unit(self) -> Mod {
        Mod { to: Whom::Unit, commands: true, ..self }
    }

    /// The bearer's opponent in combat.
    pub(crate) const fn foe(self) -> Mod {
        Mod { to: Whom::Foe, ..self }
    }

    pub(crate) const fn attacking(self) -> Mod {
        Mod { when: self.when.attacking(), ..self }
    }

    pub(crate) const fn defending(self) -> Mod {
        Mod { when: self.when.defending(), ..self }
    }

    pub(crate) const fn against(self, whom: Filter) -> Mod {
        Mod { when: self.when.against(whom), ..self }
    }

    pub(crate) const fn fighting(self) -> Mod {
        Mod { when: self.when.tactic(Tactic::Fight), ..self }
    }

    pub(crate) const fn if_(self, says: Says) -> Mod {
        Mod { when: self.when.if_(says), ..self }
    }
}

/// Whom a clause speaks of.
#[derive(Clone, Copy)]
pub(crate) enum Whom {
    /// The warrior that has it: its own text, or what lies on it.
    Bearer,
    /// The bearer's opponent in combat.
    Foe,
    Each(Filter),
    /// All such but the source.
    Others(Filter),
    /// Those whom the source leads: DT-COMMANDER-2.
    Unit,
}

/// When a clause holds for somebody.
#[derive(Clone, Copy)]
pub(crate) struct When {
    pub role: Option<Side>,
    pub tactic: Option<Tactic>,
    pub against: Option<Filter>,
    pub says: Option<Says>,
}

impl When {
    pub(crate) const ALWAYS: When = When { role: None, tactic: None, against: None, says: None };

    pub(crate) const fn attacking(self) -> When {
        When { role: Some(Side::Attacker), ..self }
    }

    pub(crate) const fn defending(self) -> When {
        When { role: Some(Side::Defender), ..self }
    }

    pub(crate) const fn tactic(self, tactic: Tactic) -> When {
        When { tactic: Some(tactic), ..self }
    }

    pub(crate) const fn against(self, whom: Filter) -> When {
        When { against: Some(whom), ..self }
    }

    pub(crate) const fn if_(self, says: Says) -> When {
        When { says: Some(says), ..self }
    }
}

/// Traits, whose, and when.
#[derive(Clone, Copy)]
pub(crate) struct Gift {
    pub what: Traits,
    pub to: Whom,
    pub when: When,
}

pub(crate) const fn give(what: Trait) -> Gift {
    Gift { what: Traits::of(what), to: Whom::Bearer, when: When::ALWAYS }
}

impl Gift {
    pub(crate) const fn and(self, what: Trait) -> Gift {
        Gift { what: self.what.and(Traits::of(what)), ..self }
    }

    pub(crate) const fn to(self, whom: Filter) -> Gift {
        Gift { to: Whom::Each(whom), ..self }
    }

    pub(crate) const fn to_others(self, whom: Filter) -> Gift {
        Gift { to: Whom::Others(whom), ..self }
    }

    pub(crate) const fn foe(self) -> Gift {
        Gift { to: Whom::Foe, ..self }
    }

    pub(crate) const fn attacking(self) -> Gift {
        Gift { when: self.when.attacking(), ..self }
    }

    pub(crate) const fn defending(self) -> Gift {
        Gift { when: self.when.defending(), ..self }
    }

    pub(crate) const fn against(self, whom: Filter) -> Gift {
        Gift { when: self.when.against(whom), ..self }
    }

    pub(crate) const fn fighting(self) -> Gift {
        Gift { when: self.when.tactic(Tactic::Fight), ..self }
    }

    pub(crate) const fn shooting(self) -> Gift {
        Gift { when: self.when.tactic(Tactic::Shoot), ..self }
    }

    pub(crate) const fn if_(self, says: Says) -> Gift {
        Gift { when: self.when.if_(says), ..self }
    }
}

// ---- playing and using ----

/// What it is aimed at.
#[derive(Clone, Copy, Debug)]
pub enum Target {
    /// The player who plays it; there it lies if it stays.
    You,
    /// The whole game, or all players.
    Game,
    /// A card on the table.
    Piece(Filter),
    /// One for every step that is paid for.
    Pieces(Filter),
    /// A player: anyone, or an opponent alone.
    Player(Whose),
    /// An area of a player: which ones, and whose.
    Area(u8, Whose),
    /// The caster itself: DT-ART-2.
    Caster,
    /// The warrior that has the text.
    Bearer,
    /// What was just played: DT-REACT-2.
    Play(fn(&State, &Play) -> bool),
    /// Where a warrior is added.
    Added,
}

/// Whose something is, for the player who asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whose {
    Anyone,
    Yours,
    Others,
}

/// What it costs, beside actions.
#[derive(Clone, Copy)]
pub(crate) struct Cost {
    /// D, whatever comes of it.
    pub d: u8,
    /// So many D buy one step of its effect.
    pub per: u8,
    /// So many steps at most.
    pub most: u8,
    /// D equal to the V of whoever it is aimed at.
    pub value: bool,
}

pub(crate) const NOTHING: Cost = Cost { d: 0, per: 0, most: u8::MAX, value: false };

/// So many D.
pub(crate) const fn d(d: u8) -> Cost {
    Cost { d, ..NOTHING }
}

/// So many D for each step of the effect, at least one.
pub(crate) const fn per(per: u8) -> Cost {
    Cost { per, ..NOTHING }
}

/// D equal to the V of whoever it is aimed at.
pub(crate) const VALUE: Cost = Cost { value: true, ..NOTHING };

impl Cost {
    pub(crate) const fn most(self, most: u8) -> Cost {
        Cost { most, ..self }
    }
}

/// How long what a card leaves behind lasts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Time {
    Combat,
    /// Until the next turn of its player begins.
    NextTurn,
    Turn,
    /// Until the next turn of the player it was aimed at is over.
    TheirTurn,
    /// For the rest of the game, though the card is gone.
    Game,
}

/// What a card does to what it was aimed at. What is odd is a function.
#[derive(Clone, Copy)]
pub(crate) enum Do {
    Discard,
    Sacrifice,
    /// A wound; whoever plays it earns the points of a kill.
    WoundForPoints,
    Heal,
    ToHand,
    /// The card that is used lies there from now on.
    MoveHere,
    Cover,
    Uncover,
    /// All such are discarded.
    DiscardEach(Filter),
    WoundEach(Filter),
    /// All cards of a kind that lie on such warriors are discarded.
    StripEach(Filter, Kind),
    /// The player it was aimed at, or else its own.
    GainD(u8),
    LoseAllD,
    LoseP(u8),
    /// One for every step that was paid for.
    LoseDEach,
    LosePEach,
    /// The banks of its own player and of the one it was aimed at change places.
    SwapD,
    /// What it answers has no effect: DT-REACT-8.
    Cancel,
    ChangeTactic,
    EndCombat,
    /// Actions at once: undefined, non-attack, attack: DT-ACTION-12.
    Actions(u8, u8, u8),
    Run(Act),
}

/// How often.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Once {
    Always,
    PerTurn,
    PerCombat,
    PerGame,
}

/// Something that the controller of a card in play may do with it.
#[derive(Clone, Copy)]
pub(crate) struct Use {
    pub timing: Timing,
    pub on: Target,
    pub cost: Cost,
    pub once: Once,
    /// The card is gone with it: discarded, or sacrificed.
    pub spends: Spends,
    pub can: Option<Can>,
    /// Only those can be aimed at of whom this can be said, by the card that is used.
    pub aims: Option<Says>,
    /// The same of players.
    pub aims_at: Option<fn(&State, PieceId, Seat) -> bool>,
    /// Only in these stages of a combat that its bearer takes part in.
    pub during: Option<(Stage, Stage)>,
    /// It saves from what is about to happen: DT-COMBAT-32.
    pub saves: Option<Saving>,
    /// A vehicle that is used with its driver outside.
    pub outside: bool,
    /// Its player does it, whatever the warrior that has it may not do.
    pub by_player: bool,
    pub names: Option<fn(&mut Board<'_>, &mut Play) -> Flow>,
    pub does: &'static [Do],
    /// What it leaves behind on whoever it was aimed at.
    pub lasts: Option<(Time, &'static [Clause])>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Spends {
    Nothing,
    Discards,
    Sacrifices,
}

/// What is done about one of the harms.
pub(crate) type Save = fn(&mut Board<'_>, &Play, usize) -> Flow;

#[derive(Clone, Copy)]
pub(crate) struct Saving {
    pub fits: fn(&State, PieceId, usize) -> bool,
    pub act: Save,
}

/// It may be used at this time, to do this.
pub(crate) const fn may(timing: Timing, does: &'static [Do]) -> Use {
    Use {
        timing,
        on: Target::You,
        cost: NOTHING,
        once: Once::Always,
        spends: Spends::Nothing,
        can: None,
        aims: None,
        aims_at: None,
        during: None,
        saves: None,
        outside: false,
        by_player: false,
        names: None,
        does,
        lasts: None,
    }
}

impl Use {
    pub(crate) const fn on(self, on: Target) -> Use {
        Use { on, ..self }
    }

    pub(crate) const fn costs(self, cost: Cost) -> Use {
        Use { cost, ..self }
    }

    pub(crate) const fn once(self, once: Once) -> Use {
        Use { once, ..self }
    }

    pub(crate) const fn discards(self) -> Use {
        Use { spends: Spends::Discards, ..self }
    }

    pub(crate) const fn sacrifices(self) -> Use {
        Use { spends: Spends::Sacrifices, ..self }
    }

    /// Only while this can be said of the piece.
    pub(crate) const fn if_(self, can: Can) -> Use {
        Use { can: Some(can), ..self }
    }

    pub(crate) const fn aims(self, aims: Says) -> Use {
        Use { aims: Some(aims), ..self }
    }

    pub(crate) const fn aims_at(self, aims_at: fn(&State, PieceId, Seat) -> bool) -> Use {
        Use { aims_at: Some(aims_at), ..self }
    }

    pub(crate) const fn during(self, from: Stage, to: Stage) -> Use {
        Use { during: Some((from, to)), ..self }
    }

    /// Only to save somebody: from which of the harms, and how.
    pub(crate) const fn saves(self, fits: fn(&State, PieceId, usize) -> bool, act: Save) -> Use {
        Use { saves: Some(Saving { fits, act }), ..self }
    }

    pub(crate) const fn outside(self) -> Use {
        Use { outside: true, ..self }
    }

    pub(crate) const fn by_player(self) -> Use {
        Use { by_player: true, ..self }
    }

    pub(crate) const fn names(self, names: fn(&mut Board<'_>, &mut Play) -> Flow) -> Use {
        Use { names: Some(names), ..self }
    }

    pub(crate) const fn lasts(self, time: Time, clauses: &'static [Clause]) -> Use {
        Use { lasts: Some((time, clauses)), ..self }
    }
}

/// What a card in play may answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Event {
    /// It came into play.
    Enters,
    /// The warrior that has it killed somebody.
    Kills,
    /// Anybody was killed in combat.
    AnyKill,
    /// The warrior that has it wounded somebody who lives.
    Wounds,
    AnyWound,
    /// The warrior that has it is killed.
    Dies,
    /// It leaves play.
    Leaves,
    /// The turn of its controller starts.
    TurnStarts,
    /// The draw step of its controller begins: DT-TIMING-12.
    DrawStep,
    /// The draw step of the player it lies on begins.
    BearersDrawStep,
    TurnEnds,
    /// The warrior that has it was named as attacker.
    Attacks,
    /// The warrior that has it is about to strike or to be struck: stage 6 begins.
    Strikes,
    /// The warrior that has it has hit somebody, who is not wounded yet.
    Hits,
    /// The combat of the warrior that has it is over.
    CombatOver,
    /// The same once nothing of the combat is left; it has survived.
    CombatDone,
    /// Anybody's combat is over; it is still there to be looked at.
    AnyCombatOver,
    /// The warrior that has it sought cover by an action.
    Sought,
    /// A warrior was added.
    Added,
    /// Any card came into play.
    AnyEnters,
    /// The controller played a card from hand.
    Played,
    /// What the warrior that has it is has changed.
    Turns,
    /// Somebody was taken prisoner: who, and by whom.
    Imprisons,
    /// Any card left the table by somebody's play: whose, and what it was.
    AnyLeaves,
    /// Somebody's turn is over.
    AnyTurnEnds,
    /// Warriors may have come or gone: looked at before every window.
    Changed,
}

/// What a mission brings: DT-MISSION-8.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Reward {
    /// So often the victim's V, in place of the ordinary points.
    Times(u8),
    /// On top of them.
    Extra(u8),
    ExtraP(u8),
    FourDOrTwoP,
    /// No points at all; this happens instead, by the mission of a player.
    Instead(fn(&mut Board<'_>, Face, Seat)),
}

/// Whom a holder must kill.
#[derive(Clone, Copy)]
pub(crate) struct Goal {
    pub victim: Filter,
    pub reward: Reward,
    /// Of a player's mission: which of his warriors may do it.
    pub by: Option<Filter>,
    pub named: bool,
    pub survive: bool,
    pub says: Option<Says>,
}

pub(crate) const fn goal(victim: Filter, reward: Reward) -> Goal {
    Goal { victim, reward, by: None, named: false, survive: false, says: None }
}

impl Goal {
    pub(crate) const fn by(self, by: Filter) -> Goal {
        Goal { by: Some(by), ..self }
    }

    /// The one that was named with it.
    pub(crate) const fn named(self) -> Goal {
        Goal { named: true, ..self }
    }

    pub(crate) const fn survive(self) -> Goal {
        Goal { survive: true, ..self }
    }

    pub(crate) const fn if_(self, says: Says) -> Goal {
        Goal { says: Some(says), ..self }
    }
}

/// The entries of all cards, in the order of the pool: made by `build.rs`.
mod table {
    use super::Entry;
    include!(concat!(env!("OUT_DIR"), "/entries.rs"));
}

impl Face {
    /// What it says.
    #[inline]
    pub(crate) const fn entry(self) -> Entry {
        table::ENTRIES[self.0 as usize]
    }

    /// What it leaves behind for a while.
    pub(crate) const fn lasting(self) -> Entry {
        let (entry, mut at) = (self.entry(), 0);
        while at < entry.len() {
            match &entry[at] {
                Clause::Lasts(_, clauses) | Clause::LastsOnEach(_, _, clauses) | Clause::Haunts(clauses) => {
                    return clauses;
                }
                Clause::Use(Use { lasts: Some((_, clauses)), .. }) => return clauses,
                _ => at += 1,
            }
        }
        &[]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_says_something_unless_its_facts_say_all() {
        for face in Face::all() {
            assert_eq!(face.entry().is_empty(), face.printed().is_plain, "{}", face.id());
        }
    }
}
