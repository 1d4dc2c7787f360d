import type { Aura, Faction, Kind, Order, RuneEffect, Sides, TileFacts, Trait } from './faction.js';
import { dragonEmpire } from './factions/dragon-empire.js';
import { guardiansOfTheRealm } from './factions/guardians-of-the-realm.js';
import { harbingersOfTheForest } from './factions/harbingers-of-the-forest.js';
import { lordsOfTheAbyss } from './factions/lords-of-the-abyss.js';

/** The factions. Stored matches know them and their tiles by position: append, never reorder. */
export const FACTIONS: readonly Faction[] = [dragonEmpire, lordsOfTheAbyss, guardiansOfTheRealm, harbingersOfTheForest];

/** Everything printed on one kind of tile, complete. A match names it by its index in PRINTS. */
export interface Print {
  readonly index: number;
  readonly faction: string;
  readonly id: string;
  readonly kind: Kind;
  readonly count: number;
  readonly initiative: readonly number[];
  readonly melee: Sides;
  readonly ranged: Sides;
  readonly armor: Sides;
  readonly toughness: number;
  readonly hasManeuver: boolean;
  readonly hasTeleport: boolean;
  readonly hasRotation: boolean;
  readonly isCavalry: boolean;
  readonly hasVenom: boolean;
  readonly canTransform: boolean;
  readonly effect: RuneEffect | null;
  readonly aura: Aura | null;
  readonly order: Order | null;
  readonly anywhere: number;
  /** Printed sides that have such a symbol. */
  readonly meleeSides: readonly number[];
  readonly rangedSides: readonly number[];
  readonly netSides: readonly number[];
  readonly linkSides: readonly number[];
  readonly lightningSides: readonly number[];
  /** Whether it can attack in a segment at all (MA-7.4). */
  readonly attacks: boolean;
  /** The rotations that differ: of a tile that looks the same turned by one or two sides only the first ones. */
  readonly turns: readonly number[];
  /** Whether every rotation of it is the same. */
  readonly isRound: boolean;
}

const BLANK: Sides = [0, 0, 0, 0, 0, 0];
const marked = (sides: Sides = BLANK): number[] => [0, 1, 2, 3, 4, 5].filter(side => sides[side]! > 0);

/** After how many steps a tile looks the same again. */
const stepsToSame = (faces: readonly Sides[]): number =>
  [1, 2, 3].find(steps => faces.every(face => face.every((side, at) => side === face[(at + steps) % 6]))) ?? 6;

export const PRINTS: readonly Print[] = FACTIONS.flatMap(faction =>
  faction.tiles.map(facts => ({ faction: faction.id, facts })),
).map(({ faction, facts }, index) => makePrint(faction, facts, index));

function makePrint(faction: string, facts: TileFacts, index: number): Print {
  const has = (trait: Trait) => facts.traits?.includes(trait) ?? false;
  const meleeSides = marked(facts.melee);
  const rangedSides = marked(facts.ranged);
  const faces = [facts.melee, facts.ranged, facts.armor, facts.net, facts.links, facts.lightning];
  const same = stepsToSame(faces.map(face => face ?? BLANK));
  return {
    index,
    faction,
    id: facts.id,
    kind: facts.kind,
    count: facts.count,
    initiative: facts.initiative ?? [],
    melee: facts.melee ?? BLANK,
    ranged: facts.ranged ?? BLANK,
    armor: facts.armor ?? BLANK,
    toughness: facts.toughness ?? 0,
    hasManeuver: has('maneuver'),
    hasTeleport: has('teleport'),
    hasRotation: has('rotation'),
    isCavalry: has('cavalry'),
    hasVenom: has('venom'),
    canTransform: has('transformation'),
    effect: facts.effect ?? null,
    aura: facts.aura ?? null,
    order: facts.order ?? null,
    anywhere: facts.anywhere ?? 0,
    meleeSides,
    rangedSides,
    netSides: marked(facts.net),
    linkSides: marked(facts.links),
    lightningSides: marked(facts.lightning),
    attacks: meleeSides.length > 0 || rangedSides.length > 0 || facts.anywhere !== undefined,
    turns: [0, 1, 2, 3, 4, 5].slice(0, same),
    isRound: same === 1,
  };
}

const BY_NAME: ReadonlyMap<string, Print> = new Map(PRINTS.map(print => [`${print.faction}/${print.id}`, print]));

/** The print of a faction's tile. */
export function printOf(faction: string, id: string): Print {
  const print = BY_NAME.get(`${faction}/${id}`);
  if (!print) throw new RangeError(`${faction} has no ${id}`);
  return print;
}

/** All prints of a faction, in the order of its card. */
export const printsOf = (faction: string): readonly Print[] => PRINTS.filter(print => print.faction === faction);
