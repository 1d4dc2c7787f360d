import { type Decision, onlyAnswer } from '../../../engine/decision.js';
import { Table } from '../../../engine/table.js';
import { enemyOf } from '../cards/index.js';
import { makeFoe } from '../fight/foes.js';
import { newFight } from '../fight/state.js';
import { openPlace, parseSpace, portalOf } from '../land.js';
import { realmRules } from '../rules.js';
import { layTile } from '../settling.js';
import { setup } from '../setup.js';
import type { HeroState, Realm } from '../state.js';
import { COLOURS } from '../terms.js';
import { shapeOf } from '../tiles/shapes.js';
import { levelAt } from '../tracks.js';
import { addUnit } from '../units.js';
import type { Company, Example, FightExample } from './example.js';

/** Always the same numbers: nothing of an example is left to chance. */
const RANDOM = [1, 2, 3, 4] as const;

/** What an example leads to: the state, and the question that stands there. */
export interface Shown {
  readonly realm: Readonly<Realm>;
  readonly asked: Decision | undefined;
}

/** A match in the middle of the first hero's turn, everything as the example has it. */
export function realmOf(example: Example): Realm {
  const { heroes, scenario = heroes.length > 1 ? 'full_conquest' : 'solo_conquest' } = example;
  const realm = setup({
    seats: heroes.length,
    chosen: { scenario },
    sides: heroes.map(({ hero }) => hero),
    random: [...RANDOM],
  });
  realm.choosing = [];
  realm.phase = 'turn';
  realm.order = [...heroes.keys(), ...(realm.dummy === null ? [] : [-1])];
  realm.turnNumber = 1;
  realm.time = example.night ? 'night' : 'day';
  realm.source = [...(example.source ?? [])];
  if (realm.dummy !== null) realm.dummy.tactic = 'rethink';
  if (example.brown) realm.piles.brown.push(example.brown);
  layLand(realm, example);
  for (const [seat, company] of heroes.entries()) equip(realm, seat, company);
  if (example.offer) realm.offers.units = [...example.offer];
  if (example.shows === 'fight' && example.enemies) beginFight(realm, example, example.enemies);
  realm.news = [];
  return realm;
}

/** The first tile and those of the example, with the tokens it names. */
function layLand(realm: Realm, { tiles = [], tokens = {}, shields = [] }: Example): void {
  realm.tiles = [];
  realm.places = {};
  realm.offers.monastery = [];
  realm.citiesRevealed = 0;
  layTile(realm, shapeOf(realm.charter.shape).start, [0, 0], null);
  for (const [tile, at] of tiles) layTile(realm, tile, at, null);
  for (const [label, enemies] of Object.entries(tokens))
    openPlace(realm, parseSpace(realm, label)!).tokens = enemies.map(enemy => ({
      enemy,
      pile: enemyOf(enemy).color,
      up: true,
    }));
  for (const label of shields) {
    const place = openPlace(realm, parseSpace(realm, label)!);
    place.tokens = [];
    place.shields = [0];
  }
}

function equip(realm: Realm, seat: number, company: Company): void {
  const hero: HeroState = realm.heroes[seat]!;
  hero.tactic = { id: seat === 0 ? 'early_bird' : 'planning', up: true, die: null, stash: [], searched: false };
  hero.hand = [...(company.hand ?? [])];
  hero.deck = company.deck ? [...company.deck] : hero.deck;
  hero.fame = company.fame ?? 0;
  hero.level = company.level ?? levelAt(hero.fame);
  hero.reputation = company.reputation ?? 0;
  if (company.skillPile) hero.skillPile = [...company.skillPile];
  for (const mana of company.mana ?? []) hero.area.mana[mana] += 1;
  for (const colour of COLOURS) hero.crystals[colour] = company.crystals?.[colour] ?? 0;
  for (const { id, wounds = 0 } of company.units ?? []) {
    addUnit(realm, seat, id, null);
    hero.units.at(-1)!.wounds = wounds;
  }
  hero.space = company.at === undefined ? portalOf(realm) : parseSpace(realm, company.at)!;
  hero.area.path = [hero.space];
  hero.area.move = company.move ?? 0;
  hero.area.obliged = false;
}

function beginFight(realm: Realm, { phase, defends = false, city }: FightExample, enemies: readonly string[]): void {
  const space = realm.heroes[0]!.space!;
  realm.fight = newFight({
    seat: 0,
    cause: defends ? 'assault' : 'rampaging',
    space,
    from: space,
    cities: city === undefined ? [] : [city],
    night: false,
    unitsBarred: false,
    phase,
    foes: enemies.map((enemy, at) =>
      makeFoe({ key: at + 1, enemy, defends, bonus: city !== undefined, origin: defends ? 'site' : 'drawn', space }),
    ),
  });
  realm.heroes[0]!.area.stage = 'done';
  realm.phase = 'fight';
}

/** The example played up to what its picture shows, or to the end that proves its sentence. */
export function play(example: Example, toTheEnd = false): Shown {
  const { table } = Table.start(realmRules, realmOf(example));
  const answers = [...(example.says ?? []), ...(toTheEnd ? (example.proof ?? []) : [])];
  for (const said of answers) {
    const asked = table.open[0];
    if (asked !== undefined && table.answer(asked.seat, said) !== null) continue;
    // What leaves only one thing to say was said by itself.
    if (!table.selfAnswered.some(decision => onlyAnswer(decision) === said))
      throw new RangeError(`${said} is not offered for ${asked?.key}`);
  }
  return { realm: table.state, asked: table.open[0] };
}
