import type { SpaceName } from './entries.js';
import type { Payment } from './mana.js';
import type {
  AttackKey,
  CardName,
  Explorable,
  FightNow,
  FoeKey,
  ManaNow,
  Purchase,
  Reachable,
  Standing,
  UnitKey,
} from './situation.js';
import type { Colour, Element, Mana, Reach, Terrain, TimeOfDay } from './terms.js';
import type { Pile } from './tokens/enemy.js';

export type * from './entries.js';
export type * from './situation.js';

/**
 * Every question Mage Knight asks, as data: words and pictures are made from these. Spaces go by label ('C4': letter of
 * the tile, place in it), free tile positions by address ('1,2'), cards, units, skills, tactics and enemies by id, own
 * units and enemies in a fight by key.
 *
 * What cannot be taken back is marked by `marked` of the engine: something is rolled, drawn or turned up by it.
 */

/** What every question inside an effect says: whose text it is. */
export type During = {
  readonly from: { readonly kind: 'card' | 'unit' | 'skill' | 'tactic' | 'banner'; readonly id: string };
  readonly side: 'basic' | 'powered' | null;
};

export type SidewaysKind = 'move' | 'influence' | 'attack' | 'block';

/** What the menus of a turn and of a fight share. */
export type Doing =
  | `play:${CardName}` // a card of the hand; its side is asked next
  | `unit:${UnitKey}:${number}` // an ability of an own unit, counted from 1
  | `banner:${UnitKey}` // the ability of the banner on it
  | `skill:${string}`
  | `return:${string}` // give an interactive token back (MK-C-A19)
  | `flip:${string}` // turn a skill token face up again (Arcane Disguise, Shamanic Ritual)
  | `box:${'basic' | 'powered'}` // use the Mysterious Box as the artifact turned up
  | `crystal:${Colour}` // turn a crystal into a token (MK-C-3.2)
  | 'tactic';

/** Why a card is chosen. */
export type CardPurpose =
  | 'discard'
  | 'throw-away'
  | 'use' // a card played with another one
  | 'gain' // out of an offer
  | 'steal'
  | 'to-deck'
  | 'search'
  | 'shapeshift';

/**
 * Every decision: its key, what the ids of its options are, and what `about` carries. Kind `one` unless it says so.
 */
export interface Questions {
  readonly tactic: { readonly option: string; readonly about: { readonly time: TimeOfDay; readonly round: number } };
  /** The auction of heroes: which one is picked, and a bid for it (MK-X-21). */
  readonly 'pick-hero': { readonly option: string; readonly about: Record<string, never> };
  readonly bid: {
    readonly option: 'pass' | 'match' | `bid:${number}`;
    readonly about: { readonly hero: string; readonly bid: number; readonly by: number };
  };
  /** One of the cards of the draft, the others are passed on (MK-X-35.1). */
  readonly draft: { readonly option: CardName; readonly about: Record<string, never> };
  /** Interactive combat: the colour set against another's enemy; green does nothing (MK-X-33.2). */
  readonly 'secret-die': {
    readonly option: 'white' | 'red' | 'blue' | 'green';
    readonly about: { readonly seat: number; readonly enemy: string };
  };
  /** Which of the tactics used leaves a cooperation (MK-X-6.6). */
  readonly 'drop-tactic': { readonly option: string; readonly about: Record<string, never> };
  /** Which drafted card comes into the deck (MK-X-35.2). */
  readonly drafted: { readonly option: CardName; readonly about: Record<string, never> };
  /** An advanced action taken in exchange, and the own one that goes (MK-X-34.3). */
  readonly upgrade: { readonly option: CardName | 'none'; readonly about: Record<string, never> };
  readonly 'upgrade-away': { readonly option: CardName; readonly about: { readonly card: CardName } };
  /** Before a turn: what may be done outside it (MK-W-3.17). */
  readonly before: {
    readonly option: 'go' | 'plunder' | `skill:${string}` | 'tactic' | 'stash' | 'take-stash';
    readonly about: { readonly space: SpaceName | null; readonly deck: number };
  };
  /** Something that concerns the seat is about to happen: what is allowed out of turn may answer it (MK-C-1.14). */
  readonly react: {
    readonly option: 'pass' | Exclude<Questions['before']['option'], 'go'>;
    readonly about: { readonly what: 'attack' | 'card' | 'skill'; readonly by: number; readonly id: string };
  };
  /** The deed deck is empty: announce the end of the round, or play (MK-W-3.3). */
  readonly announce: { readonly option: 'announce' | 'play'; readonly about: { readonly hand: number } };
  /** The menu of the turn. */
  readonly turn: {
    readonly option:
      | Doing
      | `move:${SpaceName}` // go there without provoking or assaulting
      | `charge:${SpaceName}` // go there; the last step provokes or is an assault
      | `explore:${string}` // lay the next tile at that address
      | 'interact'
      | 'adventure' // explore the site
      | 'altar' // pay the tribute of the ruins
      | 'burn'
      | `challenge:${string}` // labels joined by '+'
      | `attack-player:${number}` // the rival on the own space (MK-W-6.7)
      | `tunnel:${SpaceName}` // to another conquered dungeon or tomb (MK-X-8.9)
      | 'free-mine' // fight the tokens on a mine (MK-X-5.6)
      | 'mark-glade' // put a shield on the glade; movement ends (MK-X-9.4)
      | 'incant' // speak the incantation of this night (MK-X-9.5)
      | `path:${number}` // pay that many Move points for a path of the maze (MK-S-20.1)
      | `joint:${SpaceName}` // propose a joint assault on that city (MK-W-17)
      | `enter:${SpaceName}` // joint assault: move in and fight the own share
      | 'stay-out' // joint assault: leave the own share standing
      | 'heal' // a Wound of the hand for one point
      | `heal:${UnitKey}`
      | `recruit:${string}`
      | 'buy-healing'
      | `buy-spell:${CardName}`
      | `buy-advanced:${CardName}` // out of the unit offer in a monastery, out of its offer in the green city
      | 'buy-unseen' // the top of the advanced action deck
      | 'buy-artifact'
      | 'buy-elite'
      | `learn:${CardName}` // Learning
      | `ready:${UnitKey}` // for Influence (Ruthless Coercion)
      | 'rest'
      | 'end' // the hand is kept
      | 'end-discarding'; // cards of the hand are discarded before the draw (MK-W-15.8)
    readonly about: Standing & {
      readonly reachable: readonly Reachable[];
      readonly tunnels: readonly { readonly to: SpaceName; readonly cost: number }[];
      readonly explorable: readonly Explorable[];
      readonly purchases: readonly Purchase[];
    };
  };
  /** How the card is used: a side with the first mana that pays for it, or sideways. */
  readonly side: {
    readonly option:
      | 'basic'
      | `basic:${Payment}`
      | 'powered'
      | `powered:${Payment}`
      | `sideways:${SidewaysKind}`
      | `sideways:${SidewaysKind}:${string}`; // with the skill that raises it
    readonly about: Standing & { readonly card: CardName; readonly sideways: Readonly<Record<string, number>> };
  };
  /** Which mana pays. */
  readonly pay: {
    readonly option: Payment;
    readonly about: {
      readonly for: {
        readonly kind: 'card' | 'unit' | 'skill' | 'tactic' | 'banner' | 'spell' | 'altar';
        readonly id: string;
      };
      readonly colours: readonly Mana[];
      readonly mana: ManaNow;
    };
  };
  /** Kind `some`: which rampaging enemies are challenged to join (MK-W-6.4). */
  readonly join: {
    readonly option: SpaceName;
    /** Whom one fights already, and who may be challenged. */
    readonly about: { readonly foes: readonly string[]; readonly enemies: readonly string[] };
  };
  /** The menu of a fight. */
  readonly fight: {
    readonly option:
      | Doing
      | `attack:${string}` // foes joined by '+': all points played so far beat them
      | `block:${AttackKey}`
      | `slow:${AttackKey}` // one Move point less attack (MK-W-13.7)
      | `move-attack:${Reach}` // Move points turned into attack (Agility)
      | `influence-block:${Element}`
      | 'next';
    readonly about: Standing & { readonly fight: FightNow };
  };
  /** Attacked by another player: in full, with the next turn in advance, or in part (MK-W-16.1). */
  readonly attend: {
    readonly option: 'full' | 'partial';
    readonly about: { readonly by: number; readonly space: SpaceName };
  };
  /** The menu of a fight between players: as attacker `strike` or `pass`, as blocker `take` what is left. */
  readonly clash: {
    readonly option: Doing | `move-attack:${Reach}` | `influence-block:${Element}` | 'strike' | 'pass' | 'take';
    readonly about: Standing & { readonly fight: FightNow };
  };
  /** What the damage is used for: a Wound for the hero or a unit, a theft, a push that ends the fight (MK-W-16.5, 16.7). */
  readonly assign: {
    readonly option: 'hero' | `unit:${UnitKey}` | `steal:${CardName}` | `push:${SpaceName}` | 'done';
    readonly about: Standing & {
      readonly fight: FightNow;
      readonly damage: number;
      readonly uses: readonly { readonly id: string; readonly cost: number }[];
    };
  };
  /** Kind `some`: who is invited to a joint assault (MK-W-17.2). */
  readonly 'joint-invite': {
    readonly option: `${number}`;
    readonly about: { readonly city: SpaceName; readonly defenders: number };
  };
  /** Kind `number`: how many defenders that seat faces. */
  readonly 'joint-share': {
    readonly option: `${number}`;
    readonly about: { readonly city: SpaceName; readonly seat: number; readonly left: number };
  };
  readonly 'joint-agree': {
    readonly option: 'yes' | 'no';
    readonly about: {
      readonly city: SpaceName;
      readonly by: number;
      readonly seats: readonly number[];
      readonly shares: readonly number[];
    };
  };
  /** The one unit that comes along into a maze (MK-S-20.1). */
  readonly along: { readonly option: UnitKey | 'none'; readonly about: Record<string, never> };
  /** Where the secret dungeon or tomb lies (MK-X-8.4). */
  readonly secret: {
    readonly option: SpaceName;
    readonly about: { readonly beside: SpaceName; readonly site: 'dungeon' | 'tomb' };
  };
  /** Whose shield leaves a full glade (MK-X-9.12). */
  readonly 'replace-shield': { readonly option: `${number}`; readonly about: Record<string, never> };
  /** Whom the damage of an attack is given to: '<attack>:hero' or '<attack>:<unit>'. */
  readonly damage: {
    readonly option: `${AttackKey}:${'hero' | UnitKey}`;
    readonly about: Standing & {
      readonly fight: FightNow;
      readonly armor: number;
      readonly attacks: readonly {
        readonly attack: AttackKey;
        readonly damage: number;
        /** Wounds the hero would take. */
        readonly wounds: number;
      }[];
    };
  };
  /** Which of the card's alternatives is taken, counted from 1 in the order of its text; 0 = none of them. */
  readonly option: {
    readonly option: `${number}`;
    readonly about: During & {
      readonly left: number;
      /** What each would do, the first one first: its steps as text (`inText`). */
      readonly alternatives: readonly string[];
    };
  };
  /** Yes or no to an optional part of a text. */
  readonly may: { readonly option: 'yes' | 'no'; readonly about: During & { readonly does: string } };
  readonly colour: {
    readonly option: Mana;
    readonly about: During & { readonly what: 'crystal' | 'mana' | 'name' | 'card' | 'die' | 'first' | 'second' };
  };
  /** One card; `zone` = where it lies. */
  readonly card: {
    readonly option: CardName | 'none';
    readonly about: During & {
      readonly purpose: CardPurpose;
      readonly zone: 'hand' | 'discard' | 'deck' | 'advanced' | 'spells' | 'units';
    };
  };
  /** Kind `some`: several cards of the hand; copies are told apart by '#2'. */
  readonly cards: {
    readonly option: CardName;
    readonly about: During & { readonly purpose: CardPurpose };
  };
  readonly unit: {
    readonly option: UnitKey | 'none';
    readonly about: During & {
      readonly what: 'ready' | 'heal' | 'mod' | 'banner' | 'disband' | 'spend' | 'ability';
      readonly seat: number;
    };
  };
  readonly foe: {
    readonly option: FoeKey | 'stop';
    readonly about: During & { readonly fight: FightNow; readonly what: string; readonly left: number };
  };
  readonly 'foe-attack': {
    readonly option: AttackKey;
    readonly about: During & { readonly fight: FightNow; readonly what: string };
  };
  /** An ability, resistance or element an enemy loses (Know Your Prey). */
  readonly symbol: { readonly option: string; readonly about: During & { readonly enemy: string } };
  readonly space: {
    readonly option: SpaceName;
    readonly about: During & { readonly what: 'carry' | 'cheaper' | 'peek' };
  };
  readonly terrain: { readonly option: Terrain; readonly about: During };
  readonly element: { readonly option: Element; readonly about: During };
  readonly pile: { readonly option: Pile | SpaceName; readonly about: During };
  readonly die: {
    readonly option: Mana | 'none';
    readonly about: During & { readonly what: 'pick' | 'reroll' | 'set' | 'keep' };
  };
  /** Kind `number`: how much. */
  readonly amount: {
    readonly option: `${number}`;
    readonly about: During & { readonly what: 'raise' | 'wounds' | 'heal' };
  };
  readonly 'wound-to': { readonly option: 'hand' | 'discard'; readonly about: During };
  readonly 'deck-end': { readonly option: 'top' | 'bottom'; readonly about: During };
  readonly skill: {
    readonly option: string;
    readonly about: During & { readonly what: 'use' | 'take' };
  };
  readonly seat: { readonly option: `${number}`; readonly about: During };
  /** An enemy token that was beaten and is kept (Puppet Master). */
  readonly token: { readonly option: string; readonly about: During };
  /** A unit of Leadership: what is raised. */
  readonly boost: { readonly option: 'block' | 'attack' | 'ranged' | 'none'; readonly about: During };
  /** Bow of Starsdawn: what a ranged or siege attack becomes. */
  readonly transform: { readonly option: 'double' | 'siege' | 'ranged' | 'none'; readonly about: During };

  /** Standard rest: the one card that is no Wound (MK-W-3.12). */
  readonly rest: { readonly option: CardName; readonly about: { readonly wounds: number } };
  /** Kind `number`: Wounds discarded with it. */
  readonly 'rest-wounds': { readonly option: `${number}`; readonly about: { readonly wounds: number } };
  /** Whether a die used with Source Opening is rolled again. */
  readonly 'die-back': { readonly option: 'roll' | 'leave'; readonly about: { readonly face: Mana } };
  /** Glade: a Wound out of the hand or the discard pile, or none (MK-W-15.3). */
  readonly glade: { readonly option: 'hand' | 'discard' | 'none'; readonly about: Record<string, never> };
  /** A deep mine of several colours (MK-S-20.3). */
  readonly mine: { readonly option: Colour; readonly about: Record<string, never> };
  /** Which reward is taken next (MK-W-15.4). */
  readonly reward: {
    readonly option:
      | 'artifact'
      | 'spell'
      | 'advanced'
      | 'unit'
      | 'crystals'
      | 'crystals-of-each'
      | 'chosen-crystal'
      | 'dungeon';
    readonly about: Record<string, never>;
  };
  /** A crystal of any colour: a gold die of a random crystal (MK-S-1.10), a maze (MK-S-20.1). */
  readonly 'crystal-colour': { readonly option: Colour; readonly about: Record<string, never> };
  /** A card of an offer as a reward or at a level-up. */
  readonly 'offer-card': {
    readonly option: CardName;
    readonly about: { readonly offer: 'spells' | 'advanced'; readonly why: 'reward' | 'level' };
  };
  /** The artifact that goes under its deck (MK-W-15.5). */
  readonly 'artifact-back': { readonly option: CardName; readonly about: { readonly kept: number } };
  /** Kind `order`: on top of the deed deck, the uppermost first. */
  readonly 'artifact-order': { readonly option: CardName; readonly about: Record<string, never> };
  /** A unit as a reward: one of the offer, later (after a level-up), or none. */
  readonly 'unit-reward': { readonly option: string | 'later' | 'none'; readonly about: { readonly commands: number } };
  /** Which own unit makes room (MK-W-8.5). */
  readonly disband: { readonly option: UnitKey | 'none'; readonly about: { readonly for: string } };
  /** Level-up: an own skill drawn now ('own:<skill>'), or one of the common pool ('common:<skill>') (MK-W-15.6). */
  readonly level: {
    readonly option: `own:${string}` | `common:${string}`;
    readonly about: { readonly level: number; readonly lowest: CardName | null };
  };
  /** Kind `some`: cards discarded before drawing (MK-W-15.8); copies are told apart by '#2'. */
  readonly discard: {
    readonly option: CardName;
    readonly about: { readonly limit: number; readonly obliged: boolean };
  };
  /** Long Night in the middle of the draw (MK-C-6.5). */
  readonly 'long-night': { readonly option: 'use' | 'keep'; readonly about: { readonly missing: number } };
  /** Whether a banner stays on its unit when the round ends (MK-C-7.3). */
  readonly 'banner-stays': {
    readonly option: 'stay' | 'deck';
    readonly about: { readonly card: CardName; readonly unit: string };
  };
  /** Mind Read: the card given up, or the hand shown. */
  readonly 'give-up': {
    readonly option: CardName;
    readonly about: { readonly colour: Colour; readonly by: number };
  };
}

export type QuestionKey = keyof Questions;
