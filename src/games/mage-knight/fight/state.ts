import type { EffectSource, Later } from '../play-area.js';
import type { Colour, Element, Reach, Resistance } from '../terms.js';
import type { Space } from '../tiles/lattice.js';
import type { EnemyAbility } from '../tokens/enemy.js';

/** The four phases of a fight (MK-W-9.5). */
export const FIGHT_PHASES = ['ranged', 'block', 'damage', 'attack'] as const;
export type FightPhase = (typeof FIGHT_PHASES)[number];

/** Points of attack or block from one effect (MK-C-4.14). They wait until they are given to somebody. */
export interface Piece {
  readonly amount: number;
  readonly element: Element;
  /** Melee for a block. */
  readonly range: Reach;
  readonly sideways: boolean;
  readonly doubleVsSwift: boolean;
  /** Packets of one effect that must go to different attacks. */
  readonly group: string | null;
  /** Grows with the symbols of the token blocked (MK-C-A24). */
  readonly perSymbol: number;
  /** The only foe it counts against, or the one it does not. */
  readonly target: number | null;
  readonly targetNot: number | null;
  readonly from: EffectSource;
  /** What follows when the block works, or for each enemy beaten. */
  readonly hooks: Later[];
}

/** One attack of an enemy in this fight. */
export interface FoeAttack {
  /** Changes of its amount by effects, with their floors. */
  changes: { readonly delta: number; readonly min: number }[];
  /** Move points spent on it (MK-W-13.7). */
  spent: number;
  blocked: boolean;
  /** It does not happen: cancelled, or its enemy does not attack. */
  cancelled: boolean;
  /** Its damage was given out. */
  done: boolean;
  /** It lost swift, brutal, poison, paralyze and the like. */
  bare: boolean;
  /** The element it was left with (Know Your Prey). */
  element: Element | null;
  /** The unit that must take its damage first (Shocktroops). */
  redirect: number | null;
}

/** A unit of a rival as effects see it. */
export interface UnitBody {
  readonly key: number;
  readonly id: string;
  readonly armor: number;
  readonly resistances: readonly Resistance[];
}

/** An enemy token in this fight, or a unit of the rival fought. */
export interface Foe {
  readonly key: number;
  /** The token; empty for a unit of a rival. */
  readonly enemy: string;
  /** A rival's unit that effects on enemies may hit (MK-W-16.10): its armor and resistances as they are now. */
  readonly unit: UnitBody | null;
  /** Defends the site and is fortified by it. */
  readonly defends: boolean;
  /** Has the bonus of the city: its defenders and what they summon (MK-W-13.12). */
  readonly bonus: boolean;
  /** Where it stood: the site itself, a rampaging token's space, drawn for this fight, or summoned by a foe. */
  readonly origin: 'site' | 'rampaging' | 'drawn' | 'summoned';
  readonly space: Space | null;
  /** Stood in one space with another rampaging token (MK-X-31.4). */
  readonly paired: boolean;
  readonly summoner: number | null;
  attacks: FoeAttack[];
  armor: { readonly delta: number; readonly min: number }[];
  armorSet: number | null;
  lostFortification: boolean;
  lostResistances: Resistance[];
  lostAbilities: EnemyAbility[];
  gained: EnemyAbility[];
  doesNotAttack: boolean;
  destroyIfBlocked: boolean;
  /** A summoner whose token fights for it (MK-W-11.1). */
  away: boolean;
  beaten: boolean;
  /** Whether a unit had to do with it (Dueling). */
  unitInvolved: boolean;
}

/** Why the fight began, which says what its end brings. */
export type FightCause = 'assault' | 'adventure' | 'burning' | 'rampaging' | 'mine' | 'incantation' | 'maze' | 'player';

/** Wounds put into a hand in this fight, and whether they knocked its owner out (MK-W-11.12). */
export interface Toll {
  readonly seat: number;
  wounds: number;
  knockedOut: boolean;
}

/** A fight between two players (MK-W-16). */
export interface Clash {
  readonly aggressor: number;
  readonly defender: number;
  /** Whether the defender uses the next turn in advance (MK-W-16.1). */
  readonly full: boolean;
  /** At a keep or tower only siege counts against the defender in the first phase (MK-W-16.3). */
  readonly fortified: boolean;
  phase: 'ranged' | 'melee';
  role: 'attack' | 'block' | 'damage';
  /** Who attacks now; the other one blocks. */
  attacker: number;
  /** How many passed in a row. */
  passes: number;
  /** Damage still to be given out. */
  damage: number;
  /** Units of the one who acts as the other's effects left them, while the other does not act. */
  resting: Foe[];
  /** Whether the other one has not acted yet. */
  restingFresh: boolean;
}

export interface FightState {
  /** Who fights; of two players the one who acts. */
  seat: number;
  phase: FightPhase;
  readonly cause: FightCause;
  /** The space the fight is about; for rampaging enemies that of the hero. */
  readonly space: Space;
  /** Where an assault came from (MK-W-7.4). */
  readonly from: Space | null;
  /** The colour of the city that is assaulted; a megapolis has two, other sites none. */
  readonly cities: readonly Colour[];
  /** Whether nothing was done yet: effects that start with the fight (Into the Heat). */
  fresh: boolean;
  /** Dungeon, tomb: night rules (MK-W-9.9); with the monastery: no units (MK-W-9.8). */
  readonly night: boolean;
  readonly unitsBarred: boolean;
  /** A rival's keep: half the Fame, rounded up. Incantation: double. */
  readonly fameFactor: 'full' | 'half_up' | 'double';
  /** The one unit that came along into a maze, and the path taken (MK-S-20.1). */
  readonly along: number | null;
  readonly path: number | null;
  /** Fame of a rival's defenders beaten so far: the sum is halved (MK-X-11.13). */
  halved: number;
  foes: Foe[];
  attack: Piece[];
  block: Piece[];
  /** What the fight has cost each who fights it. */
  tolls: Toll[];
  /** A die another player set in secret (MK-X-33); its face null = still to be set. */
  secret: { readonly by: number; face: 'white' | 'red' | 'blue' | 'green' | null; shown: boolean } | null;
  /** A fight between players (MK-W-16); null = against tokens. */
  clash: Clash | null;
  /** Tokens with Defend that were used (MK-W-13.10). */
  defendUsed: number[];
  /** The damage that is being given out. */
  damage: { readonly foe: number; readonly attack: number; left: number } | null;
  /** Tokens beaten in this phase, for effects that count them. */
  beatenInPhase: number;
  /** Foes so far; each takes its key from here. */
  keys: number;
}

/** What is known of a fight before its foes come. */
export type FightSeed = Pick<FightState, 'seat' | 'cause' | 'space'> &
  Partial<
    Pick<FightState, 'from' | 'cities' | 'night' | 'unitsBarred' | 'fameFactor' | 'phase' | 'foes' | 'along' | 'path'>
  >;

export const newFight = (seed: FightSeed): FightState => ({
  from: null,
  cities: [],
  night: false,
  unitsBarred: false,
  fameFactor: 'full',
  along: null,
  path: null,
  halved: 0,
  phase: 'ranged',
  foes: [],
  fresh: true,
  attack: [],
  block: [],
  tolls: [{ seat: seed.seat, wounds: 0, knockedOut: false }],
  secret: null,
  clash: null,
  defendUsed: [],
  damage: null,
  beatenInPhase: 0,
  keys: seed.foes?.length ?? 0,
  ...seed,
});

/** What the fight has cost a seat that fights it. */
export const tollOf = (fight: FightState, seat: number): Toll | undefined =>
  fight.tolls.find(toll => toll.seat === seat);
