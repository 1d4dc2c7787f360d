import type { Colour, Element, Mana, Reach } from '../terms.js';
import type { Binding, Steps, ValueKind } from './step.js';

/** One handler each: effects/custom. */
export type CustomStep = { readonly op: 'custom' } & Custom;

export type Custom =
  | { readonly name: 'boostActivatedUnit'; readonly choose: readonly UnitBoost[] }
  | { readonly name: 'cancelOneAttack' | 'extraTurnAfterThis' | 'flipSelf' | 'ignoreWoundAndEffects' }
  | { readonly name: 'cardBonus'; readonly amount: number; readonly kinds: readonly ValueKind[] }
  | {
      readonly name: 'curseColor';
      readonly color: { readonly bind: Binding };
      readonly wound: number;
      readonly perPlayerPerTurn: number;
      readonly until: 'roundEnd';
    }
  | {
      readonly name: 'discardToDeck';
      readonly count: number;
      readonly selection: 'random' | 'chosen';
      readonly place: readonly ('top' | 'bottom')[];
    }
  | { readonly name: 'firstBasicManaCostsDouble'; readonly extraTo: 'token' }
  | { readonly name: 'flipBackFor'; readonly mana: Mana }
  | { readonly name: 'handIntoDeckAndRedraw'; readonly max: number; readonly woundsAllowed: true }
  | { readonly name: 'keepDefeatedEnemyToken' | 'mayFlipBackAsAction' | 'othersCannotUseNormalDie' }
  | { readonly name: 'othersWoundPerOtherColorUsed' | 'ownerGainsCrystalOfDie' | 'returnSelfToHand' }
  | { readonly name: 'shuffleDiscardIntoDeck' | 'stashTopOfDeck' }
  | {
      readonly name: 'mysteriousBox';
      readonly fameIfUsed: number;
      readonly revealedTo: 'artifactDeckBottom';
      readonly unusedTo: 'hand';
      readonly bannerUseTo: 'discard';
      readonly poweredUseTo: 'removed';
    }
  | { readonly name: 'nameColor'; readonly not?: readonly Mana[]; readonly bind: Binding }
  | { readonly name: 'onGainAddUnitsToOffer'; readonly regular: number }
  | { readonly name: 'onSpendBasicMana'; readonly do: Steps }
  | {
      readonly name: 'othersDiscard';
      readonly kinds: readonly ('spell' | 'action')[];
      readonly color: { readonly bind: Binding };
      readonly orReveal: true;
      readonly stealOne?: 'action';
      readonly to?: 'hand';
    }
  | { readonly name: 'othersEnemiesAttack'; readonly delta: number; readonly phase: 'block' }
  | { readonly name: 'othersLoseRandomCrystal'; readonly gainOneLost: true; readonly elseWound: number }
  | { readonly name: 'perFullCrystalSet'; readonly each: Steps }
  | { readonly name: 'placeSelf'; readonly where: 'deckBottom' | 'deckTop'; readonly requires?: 'deckNotEmpty' }
  | {
      readonly name: 'polarize';
      readonly pairs: readonly (readonly [Colour, Colour])[];
      readonly day: { readonly black: 'anyOther'; readonly notFor: 'spellPowered' };
      readonly night: { readonly gold: 'black'; readonly for: 'spellPowered' };
    }
  | {
      readonly name: 'sacrifice';
      readonly first: Readonly<Partial<Record<Colour, { readonly range: Reach; readonly amount: number }>>>;
      readonly second: Readonly<Partial<Record<Colour, Element>>>;
      readonly per: 'crystalPair';
      readonly after: 'pairsToTokens';
    }
  | { readonly name: 'searchDeck'; readonly count: number; readonly to: 'hand' }
  | { readonly name: 'shapeshift'; readonly kinds: readonly ValueKind[]; readonly cards: 'basicAction' }
  | { readonly name: 'spendInfluence'; readonly asAction: true; readonly rates: readonly InfluenceRate[] }
  | { readonly name: 'spendKeptToken'; readonly attack: 'ceil(attack/2)'; readonly block: 'ceil(armor/2)' }
  | { readonly name: 'spendOthersUnit'; readonly maxLevel: number; readonly requires: 'readied' }
  | { readonly name: 'takeCommonSkill'; readonly permanent: true }
  | { readonly name: 'takeStash'; readonly flip: true }
  | { readonly name: 'throwAwayWounds'; readonly max: number; readonly oneToNearestHero?: true }
  | { readonly name: 'throwAwayWoundsReceivedThisTurn'; readonly where: readonly ('hand' | 'discard')[] }
  | {
      readonly name: 'timeBending';
      readonly setAside: 'self';
      readonly returnPlayedCards: true;
      readonly skipDraw: true;
      readonly extraTurn: true;
    }
  | { readonly name: 'useCommonSkill'; readonly interactive: false; readonly timesIfPerTurn: number }
  | {
      readonly name: 'useUnitOfferAbility';
      readonly abilities: number;
      readonly damageAllowed: false;
      readonly manaCost: 'asPrinted';
    }
  | {
      readonly name: 'wheel';
      readonly order: readonly Mana[];
      readonly rewards: Readonly<Record<Colour | 'black', Steps>> & { readonly gold: 'choose' };
      readonly start: 'random';
    }
  | {
      readonly name: 'woundDraws';
      readonly first?: number;
      readonly throwAwayFirst?: true;
      readonly drawForFirst?: number;
      readonly next?: number;
    }
  | {
      readonly name: 'woundPerCrystal';
      readonly color: 'basic';
      readonly bind: Binding;
      readonly includeSelf: true;
    };

export type CustomName = Custom['name'];

/** One of: Block, melee Attack, Ranged Attack. */
export type UnitBoost = { readonly block: number } | { readonly attack: number } | { readonly ranged: number };

export type InfluenceRate =
  | { readonly influence: number; readonly heal: number }
  | { readonly influencePerUnitLevel: number; readonly readyUnit: number };

type Named<One, Name> = One extends { readonly name: infer Names } ? (Name extends Names ? One : never) : never;
/** The step of one handler. */
export type CustomNamed<Name extends CustomName> = Named<CustomStep, Name>;
