/** The points the rulebook leaves open and that are a matter of choice. */
export interface Rulings {
  readonly redrawWithoutStack: boolean;
  readonly fullBoardFightsAgain: boolean;
  readonly penetration: 'one' | 'printed';
  readonly survivingRuneAbsorbs: boolean;
  readonly poisonOnTheDying: boolean;
  readonly chargeOntoNet: boolean;
  readonly bannersAndRunesShift: boolean;
  readonly battleOrdersInExtraTurns: boolean;
  readonly partnerUsesManeuver: boolean;
  readonly partnerUsesOtherFeatures: boolean;
  readonly fireWoundsPartners: boolean;
  readonly unfoldAfterPlacing: boolean;
  readonly tacticalFirstTurnPlays: number;
  readonly partnerSeesHidden: boolean;
}

/**
 * Where the rulebook leaves a point open, its ruling is chosen here. Rules read these values, so a ruling changes here
 * and nowhere else. Rulings that are a matter of sequence, not of choice, are listed below with the function that keeps
 * them.
 */
export const RULINGS: Rulings = {
  /** AMB-02: an unlucky draw is exchanged up to the limit of that turn; with an empty stack there is nothing to draw. */
  redrawWithoutStack: false,
  /** AMB-03: only the change from some empty hex to none starts a Battle; a board that stays full does not. */
  fullBoardFightsAgain: false,
  /** AMB-06: Penetration wounds each tile with 1 and bonuses ('one'), or with the printed strength and bonuses. */
  penetration: 'one',
  /** AMB-07: a Regeneration Rune that survives its own wounds still absorbs, then leaves. */
  survivingRuneAbsorbs: true,
  /** AMB-10: poison markers go to survivors only. */
  poisonOnTheDying: false,
  /** AMB-14: a Charge onto a hex covered by an enemy net is illegal. */
  chargeOntoNet: false,
  /** AMB-16: Banners and Runes push, are pushed and are moved by Orders like any Board tile. */
  bannersAndRunesShift: true,
  /** AMB-21: Battle orders stay blocked in the extra turns after a tie. */
  battleOrdersInExtraTurns: false,
  /** AMB-24: Maneuver of a partner's tile (printed, aura or Agility) may be used. */
  partnerUsesManeuver: true,
  /** AMB-24: Teleport and Rotation features need an own tile. */
  partnerUsesOtherFeatures: false,
  /** AMB-24: a Fire Concoction wounds the partner's tiles like own ones. */
  fireWoundsPartners: true,
  /** AMB-25: no unfolding in a turn in which a Board tile was already placed. */
  unfoldAfterPlacing: false,
  /** AMB-35: in the starting player's first tactical turn one tile is played or discarded after the forced discard. */
  tacticalFirstTurnPlays: 1,
  /** AMB-39: the partner may see what is hidden in a Monolith; what was unfolded once stays public. */
  partnerSeesHidden: true,
};

/** Which open point each of these choices settles. */
export const RULINGS_OF_CHOICE: Readonly<Record<keyof Rulings, string>> = {
  redrawWithoutStack: 'AMB-02',
  fullBoardFightsAgain: 'AMB-03',
  penetration: 'AMB-06',
  survivingRuneAbsorbs: 'AMB-07',
  poisonOnTheDying: 'AMB-10',
  chargeOntoNet: 'AMB-14',
  bannersAndRunesShift: 'AMB-16',
  battleOrdersInExtraTurns: 'AMB-21',
  partnerUsesManeuver: 'AMB-24',
  partnerUsesOtherFeatures: 'AMB-24',
  fireWoundsPartners: 'AMB-24',
  unfoldAfterPlacing: 'AMB-25',
  tacticalFirstTurnPlays: 'AMB-35',
  partnerSeesHidden: 'AMB-39',
};

/** Rulings kept by the order in which things happen, or by the data: what they say and where they are kept. */
export const RULINGS_OF_SEQUENCE = {
  'AMB-01': 'features come after the forced discard: phases of state.ts, drawTiles in draw.ts',
  'AMB-04':
    'a prevented attack is not stored, its value fires if it drops to a coming segment: firing in initiative.ts',
  'AMB-05': 'Double Attack repeats an attack really made, right below it: firing in initiative.ts',
  'AMB-08': 'wounds another Rune took off count as not received: ableRunes in absorption.ts',
  'AMB-09': 'an Order tile is a source whoever played it: orderHit in outside-battle.ts',
  'AMB-11': 'the Entrenchment marker takes the first wound after Regeneration, which still poisons: wounds.ts',
  'AMB-12': 'a False Order is a Move order for an enemy tile that is not netted: targetsOf in orders.ts',
  'AMB-13': 'any triangle of hexes, empty ones and Banners inside allowed: throwFire in fire-concoction.ts',
  'AMB-15': 'bonuses, Disarm and Venom of a Charge count at the arrival hex: chargeStrength in charge.ts',
  'AMB-17': 'lost Guardian Toughness is looked at right after removals: removeUnsupported in banners.ts',
  'AMB-18': 'nets left undecided in a ring cancel: settleNets in nets.ts',
  'AMB-19': 'Assassins aim when their segment comes, the active player first: aimAssassins in attacks.ts',
  'AMB-20':
    'Transformation is a placement from the hand, in an unfolding turn onto elements only: placingHexes in play.ts',
  'AMB-22': 'three players A1-B-A2-B, opening draws 1-2-3-3: turnOrder in teams.ts, drawLimit in draw.ts',
  'AMB-23': 'a pool at 0 takes both Banners, the Battle is played on: fallenHexes in wounds.ts, endByBanners in end.ts',
  'AMB-26': 'a blocked Monolith folds after the next Battle without a block: foldMonoliths in monoliths.ts',
  'AMB-27': 'elements and movement: canEnter in elements.ts, turnElements in monoliths.ts',
  'AMB-28': "the Crossbowman's Initiative is 2: factions/guardians-of-the-realm.ts",
  'AMB-29': 'side patterns are data: factions/',
  'AMB-30': 'simultaneous choices: active player first, then turn order: seatsFromActive in teams.ts',
  'AMB-31': 'the third and fourth first turns are normal ones: drawLimit in draw.ts',
  'AMB-32': "a partner's tile is own nowhere else: areFriends against equal seats, wherever a rule says own",
  'AMB-33': 'a hand cut short by the end of the stack forces no discard: mustDiscard in draw.ts',
  'AMB-34': 'hidden tiles are not looked at, unfolded ones at once: spread in monoliths.ts',
  'AMB-36': 'active in a Last Battle is who ended the last turn: endTurn in end.ts',
  'AMB-37':
    'the farthest Rune of a chain absorbs, at a branch or loop the controller chooses: absorbersFor in absorption.ts',
  'AMB-38': 'the Guardian aura does nothing for Banners, whose pool is shared: guardianToughness in banners.ts',
} as const;
