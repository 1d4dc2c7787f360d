import { type Decision, onlyAnswer, type Said } from '../../../src/engine/decision.js';
import type { Chosen } from '../../../src/engine/game.js';
import { randomFrom } from '../../../src/engine/random.js';
import { Table } from '../../../src/engine/table.js';
import { makeFoe } from '../../../src/games/mage-knight/fight/foes.js';
import { type FightState, type Foe, newFight } from '../../../src/games/mage-knight/fight/state.js';
import { game } from '../../../src/games/mage-knight/game.js';
import { portalOf } from '../../../src/games/mage-knight/land.js';
import type { ScenarioId } from '../../../src/games/mage-knight/scenarios/scenario.js';
import { layTile } from '../../../src/games/mage-knight/settling.js';
import type { HeroState, Realm } from '../../../src/games/mage-knight/state.js';
import type { Colour } from '../../../src/games/mage-knight/terms.js';
import { type Space, spacesOfTile } from '../../../src/games/mage-knight/tiles/lattice.js';
import { addUnit } from '../../../src/games/mage-knight/units.js';

interface Start {
  readonly scenario?: ScenarioId;
  readonly heroes?: readonly string[];
  readonly sets?: readonly string[];
  readonly seed?: string;
  /** What the table agreed on besides. */
  readonly chosen?: Chosen;
}

/** A fresh match: its first tactic is still to be chosen. */
export function freshRealm({
  scenario = 'solo_conquest',
  heroes = ['tovak'],
  sets = [],
  seed = '1',
  chosen = {},
}: Start = {}): Realm {
  return game.setup({
    seats: heroes.length,
    chosen: { scenario, ...Object.fromEntries(sets.map(set => [set, 'on'])), ...chosen },
    sides: heroes,
    random: randomFrom(seed.padStart(32, '0')),
  });
}

/** A hero of seat 0 in the middle of a turn: nothing in hand, nothing played, on the portal, by day. */
export function inTurn(start: Start = {}, change: (hero: HeroState, realm: Realm) => void = () => undefined): Realm {
  const realm = freshRealm(start);
  realm.choosing = [];
  realm.phase = 'turn';
  realm.order = realm.dummy === null ? [...realm.heroes.keys()] : [...realm.heroes.keys(), -1];
  realm.turnNumber = 1;
  realm.source = [];
  realm.news = [];
  for (const hero of realm.heroes) {
    hero.tactic = { id: 'early_bird', up: true, die: null, stash: [], searched: false };
    hero.hand = [];
    hero.space = portalOf(realm);
    hero.area.path = [hero.space];
    hero.area.obliged = false;
  }
  if (realm.dummy !== null) realm.dummy.tactic = 'rethink';
  change(realm.heroes[0]!, realm);
  return realm;
}

interface Opponents {
  readonly phase?: FightState['phase'];
  readonly defends?: boolean;
  readonly city?: Colour | null;
  readonly cause?: FightState['cause'];
  readonly night?: boolean;
  readonly unitsBarred?: boolean;
  readonly origin?: Foe['origin'];
}

/** Puts the hero of seat 0 into a fight with these enemies; they have the keys 1, 2, 3. */
export function inFight(realm: Realm, enemies: readonly string[], about: Opponents = {}): FightState {
  const { phase = 'ranged', defends = false, city = null, cause = 'rampaging', origin = 'drawn' } = about;
  const space = realm.heroes[0]!.space!;
  const cities = city === null ? [] : [city];
  const fight = newFight({
    seat: 0,
    cause,
    space,
    from: space,
    cities,
    night: about.night ?? false,
    unitsBarred: about.unitsBarred ?? false,
    phase,
    foes: enemies.map((enemy, at) => makeFoe({ key: at + 1, enemy, defends, bonus: city !== null, origin, space })),
  });
  realm.fight = fight;
  realm.heroes[0]!.area.stage = 'done';
  realm.phase = 'fight';
  return fight;
}

export const withUnits = (realm: Realm, ...units: readonly string[]): void => {
  for (const unit of units) addUnit(realm, 0, unit, null);
};

/** Lays a tile far from the others and puts the hero of seat 0 on one of its spaces. Returns its seven spaces. */
export function onTile(realm: Realm, tile: string, place: number): readonly Space[] {
  const y = 6 + realm.tiles.length;
  layTile(realm, tile, [6, y], null);
  const spaces = spacesOfTile(6, y);
  const hero = realm.heroes[0]!;
  hero.space = spaces[place]!;
  hero.area.path = [hero.space];
  realm.news = [];
  return spaces;
}

/** A match on a table: answers are said in order, what is refused says what was offered. */
export class Stage {
  #table: Table<Realm>;

  constructor(realm: Realm) {
    this.#table = Table.start(game, realm).table;
  }

  get realm(): Readonly<Realm> {
    return this.#table.state;
  }

  get hero(): Readonly<HeroState> {
    return this.#table.state.heroes[0]!;
  }

  get asked(): Decision {
    return this.#table.open[0]!;
  }

  get options(): string[] {
    const { asked } = this;
    return asked.kind === 'number' ? [] : asked.options.map(({ id }) => id);
  }

  get about(): NonNullable<Decision['about']> {
    return this.asked.about ?? {};
  }

  get isOver(): boolean {
    return this.#table.isOver;
  }

  say(...answers: readonly Said[]): this {
    for (const said of answers) {
      const { asked } = this;
      if (asked === undefined) throw new Error(`Nobody is asked; ${JSON.stringify(said)} was to be said`);
      if (this.#table.answer(asked.seat, said) !== null) continue;
      // What leaves only one thing to say was said by itself.
      if (!this.#table.selfAnswered.some(decision => onlyAnswer(decision) === said))
        throw new Error(`${JSON.stringify(said)} is not offered for ${asked.key}: ${this.options.join(' ')}`);
    }
    return this;
  }

  canUndo(): boolean {
    return this.#table.canUndo(0);
  }

  undo(): this {
    this.#table = this.#table.undone(0)!.table;
    return this;
  }
}

/** What lies in the play area and in the fight, in short: what an effect has brought. */
export function brought({ realm, hero }: Stage): string[] {
  const { area } = hero;
  const said: string[] = [];
  for (const kind of ['move', 'influence', 'heal'] as const) if (area[kind] !== 0) said.push(`${kind} ${area[kind]}`);
  for (const piece of realm.fight?.attack ?? []) said.push(`${piece.range} ${piece.element} attack ${piece.amount}`);
  for (const piece of realm.fight?.block ?? []) said.push(`${piece.element} block ${piece.amount}`);
  for (const [mana, count] of Object.entries(area.mana)) if (count > 0) said.push(`${mana} mana ${count}`);
  for (const [colour, count] of Object.entries(hero.crystals)) if (count > 0) said.push(`${colour} crystal ${count}`);
  if (area.woundsToHand > 0) said.push(`wounds ${area.woundsToHand}`);
  if (hero.fame !== 0) said.push(`fame ${hero.fame}`);
  if (hero.reputation !== 0) said.push(`reputation ${hero.reputation}`);
  if (hero.nextDraw !== 0) said.push(`next draw ${hero.nextDraw}`);
  for (const { change } of area.rules) said.push(change.rule);
  for (const { step } of area.terrain)
    said.push(`terrain ${[step.terrain].flat().join('+')} ${step.set ?? step.delta}`);
  for (const { when } of area.laters) said.push(`later ${when}`);
  return said;
}
