//! How ratings change and who has which trait: whose, and when.

use super::{Amount, Says};
use crate::filter::Filter;
use crate::printed::{Rate, Trait, Traits};
use crate::state::{Side, Tactic};

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
