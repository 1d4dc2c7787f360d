import { tell } from '../../engine/match-state.js';
import { ask, askNumber, type Rules } from '../../engine/rules.js';
import { ruinsOf, WOUND } from './cards/index.js';
import { discardCards, distinct, nonWounds, woundsIn } from './deeds.js';
import { doing, doingOptions, isDoing } from './doing.js';
import { runTriggered } from './effects/hooks.js';
import { explorable, explore, exploreCost, nextTile } from './exploring.js';
import { startAdventure, startAssault, startBurning, startChallenge, startProvoked } from './fight/beginning.js';
import { healHand, healOptions, healUnit } from './healing.js';
import { buy, canInteract, interact, purchases } from './interaction.js';
import {
  heroesOn,
  isAdventureSite,
  isShared,
  makeSpace,
  openPlace,
  parseSpace,
  placeOf,
  rampagingNear,
  siteOf,
} from './land.js';
import { pay } from './mana.js';
import { type Route, routes, walk } from './movement.js';
import { askPayment, waysToPayAll } from './paying.js';
import { placedQuestion, question } from './question.js';
import { noteTile } from './scenario-end.js';
import { standingOf } from './standing.js';
import { activeSeat, type Realm } from './state.js';
import { COLOURS, type Colour } from './terms.js';
import { makeAddress, parseAddress, type Space } from './tiles/lattice.js';
import { gainFame } from './tracks.js';
import type { Questions, Reachable } from './vocabulary.js';

type Said = Questions['turn']['option'];

interface Menu {
  readonly options: Said[];
  readonly about: Questions['turn']['about'];
}

/** The next thing of the turn. */
export function* takeTurn(realm: Realm): Rules<void> {
  const seat = activeSeat(realm);
  const ways = canMove(realm, seat) ? routes(realm, seat) : [];
  const { options, about } = menu(realm, seat, ways);
  // The end of a turn rolls and draws: it is never said by itself.
  const asked = placedQuestion('turn', seat, about, options, placeOfOption);
  const said = yield* ask<Said>({ ...asked, deliberate: true });
  if (isDoing(said)) return yield* doing(realm, seat, said);
  yield* act(realm, seat, said, ways);
}

/** The space or position an option points at. */
function placeOfOption(said: Said): string | undefined {
  const [what, where] = said.split(':');
  return what === 'move' || what === 'charge' || what === 'explore' ? where : undefined;
}

/** A hand of wounds only, nothing played: such a player must rest (MK-W-3.6). */
function mustRest(realm: Realm, seat: number): boolean {
  const { area, hand } = realm.heroes[seat]!;
  return area.obliged && hand.length > 0 && nonWounds(hand).length === 0;
}

const canMove = (realm: Realm, seat: number): boolean => {
  const { area } = realm.heroes[seat]!;
  return area.stage === 'movement' && area.mustSpend === null && !mustRest(realm, seat);
};

/** Charges provoke or assault: they are told apart from peaceful moves. */
const isCharge = ({ assault, provokes }: Route): boolean => assault || provokes.length > 0;

function menu(realm: Realm, seat: number, ways: readonly Route[]): Menu {
  const { area } = realm.heroes[seat]!;
  const options: Said[] = [...doingOptions(realm, seat)];
  const positions = canMove(realm, seat) ? explorable(realm, seat) : [];
  const sales = purchases(realm, seat);
  if (area.mustSpend === null) {
    for (const way of ways) options.push(`${isCharge(way) ? 'charge' : 'move'}:${makeSpace(realm, way.to)}`);
    for (const address of positions) options.push(`explore:${makeAddress(address)}`);
    if (canMove(realm, seat)) options.push(...actions(realm, seat));
    options.push(...healOptions(realm, seat));
    for (const { id, missing } of sales) if (missing === 0) options.push(id as Said);
    if (area.stage === 'movement' && !area.moved && realm.heroes[seat]!.hand.length > 0) options.push('rest');
    if (!mustRest(realm, seat) || area.stage !== 'movement') options.push('end');
  }
  if (options.length === 0) options.push('end');
  const next = nextTile(realm);
  return {
    options: [...new Set(options)],
    about: {
      ...standingOf(realm, seat),
      reachable: ways.map(way => reachable(realm, way)),
      explorable: positions.map(address => ({
        at: makeAddress(address),
        cost: exploreCost(realm, seat),
        kind: next?.kind ?? 'countryside',
      })),
      purchases: sales,
    },
  };
}

const reachable = (realm: Realm, { to, cost, path, provokes, assault, reveals }: Route): Reachable => ({
  to: makeSpace(realm, to),
  cost,
  path: path.map(space => makeSpace(realm, space)),
  provokes: provokes.map(space => makeSpace(realm, space)),
  assault,
  reveals,
});

/** Actions possible on the hero's space (MK-W-3.10). */
function actions(realm: Realm, seat: number): Said[] {
  const { space } = realm.heroes[seat]!;
  if (space === null) return [];
  const alone = isShared(realm, space) || heroesOn(realm, space).every(other => other === seat);
  if (!alone) return [];
  const options: Said[] = [];
  const site = siteOf(realm, space);
  const place = placeOf(realm, space);
  if (canInteract(realm, seat)) options.push('interact');
  if (site === 'monastery' && !place.burned) options.push('burn');
  if (isAdventureSite(site) && canExplore(realm, space)) {
    if (tributeOf(realm, space) === null) options.push('adventure');
    else if (canPayTribute(realm, seat, space)) options.push('altar');
  }
  const near = rampagingNear(realm, space);
  const groups: Space[][] = [[]];
  for (const token of near) for (const group of [...groups]) groups.push([...group, token]);
  for (const group of groups)
    if (group.length > 0) options.push(`challenge:${group.map(one => makeSpace(realm, one)).join('+')}`);
  return options;
}

/** With a shield a site is empty, dungeons and tombs excepted (MK-S-1.14). Mazes are options of a later set. */
function canExplore(realm: Realm, space: Space): boolean {
  const site = siteOf(realm, space);
  if (site === 'dungeon' || site === 'tomb') return true;
  if (site === 'maze' || site === 'labyrinth') return false;
  const { shields, ruins } = placeOf(realm, space);
  return shields.length === 0 && (site !== 'ancient_ruins' || ruins !== null);
}

function tributeOf(realm: Realm, space: Space): Colour[] | null {
  const { ruins } = placeOf(realm, space);
  const token = ruins === null ? undefined : ruinsOf(ruins.id);
  if (token === undefined || !('tribute' in token)) return null;
  return COLOURS.flatMap(colour => new Array<Colour>(token.tribute[colour] ?? 0).fill(colour));
}

/** Whether the tribute can be paid whole: tokens, crystals, the one source die (MK-S-16.4). */
const canPayTribute = (realm: Realm, seat: number, space: Space): boolean =>
  waysToPayAll(realm, seat, (tributeOf(realm, space) ?? []).map(wanted)).length > 0;

const wanted = (colour: Colour): readonly Colour[] => [colour];

function* act(realm: Realm, seat: number, said: Said, ways: readonly Route[]): Rules<void> {
  const { area } = realm.heroes[seat]!;
  const [what, name] = said.split(':') as [string, string];
  switch (what) {
    case 'move':
    case 'charge':
      return yield* go(realm, seat, name, what === 'charge', ways);
    case 'explore':
      explore(realm, seat, parseAddress(name)!);
      return noteTile(realm, seat);
    case 'interact':
      return interact(realm, seat);
    case 'adventure':
      return startAdventure(realm, seat);
    case 'altar':
      return yield* payTribute(realm, seat);
    case 'burn':
      return startBurning(realm, seat);
    case 'challenge':
      return startChallenge(
        realm,
        seat,
        name.split('+').map(label => parseSpace(realm, label)!),
      );
    case 'heal':
      return name === undefined ? healHand(realm, seat) : healUnit(realm, seat, Number(name));
    case 'rest':
      return yield* rest(realm, seat);
    case 'end':
      area.mustSpend = null;
      realm.phase = 'end';
      realm.ending = 0;
      return;
    default:
      return yield* buy(realm, seat, said);
  }
}

/** Goes along a path; what the last step starts follows (MK-W-4.4, 6.1). */
function* go(realm: Realm, seat: number, label: string, charge: boolean, ways: readonly Route[]): Rules<void> {
  const to = parseSpace(realm, label)!;
  const way = ways.find(one => one.to === to && isCharge(one) === charge)!;
  const from = way.path.at(-2) ?? realm.heroes[seat]!.space!;
  walk(realm, seat, way);
  for (const _ of way.path) yield* runTriggered(realm, seat, 'perSpaceMoved');
  if (way.assault) yield* startAssault(realm, seat, to, from, way.provokes);
  else if (way.provokes.length > 0) yield* startProvoked(realm, seat, way.provokes);
}

/** Pays the tribute of an altar: shield and Fame at once (MK-S-16.4). */
function* payTribute(realm: Realm, seat: number): Rules<void> {
  const { space, area } = realm.heroes[seat]!;
  const place = openPlace(realm, space!);
  const token = ruinsOf(place.ruins!.id);
  const tribute = tributeOf(realm, space!)!.map(wanted);
  for (const [at, colours] of tribute.entries()) {
    const ways = waysToPayAll(realm, seat, tribute.slice(at));
    pay(realm, seat, yield* askPayment(realm, seat, { kind: 'altar', id: token.id }, colours, ways));
  }
  area.stage = 'done';
  area.move = 0;
  area.influence = 0;
  realm.decks.ruinsDiscard.push(token.id);
  place.ruins = null;
  place.shields.push(seat);
  tell(realm, { tell: 'altar', seat, space: makeSpace(realm, space!) });
  if ('fame' in token) gainFame(realm, seat, token.fame, 'altar');
}

/** Standard rest or slow recovery, judged by the hand at that time (MK-W-3.12, 3.13). */
function* rest(realm: Realm, seat: number): Rules<void> {
  const hero = realm.heroes[seat]!;
  const wounds = woundsIn(hero.hand);
  const others = nonWounds(hero.hand);
  const cards: string[] = [];
  if (others.length === 0) cards.push(WOUND);
  else {
    cards.push(yield* ask(question('rest', seat, { wounds }, distinct(others))));
    const asked = question('rest-wounds', seat, { wounds }, []);
    const count = yield* askNumber({ key: asked.key, seat, about: asked.about, min: 0, max: wounds });
    cards.push(...new Array<string>(count).fill(WOUND));
  }
  tell(realm, { tell: 'rested', seat, slow: others.length === 0, cards });
  discardCards(realm, seat, cards);
  hero.area.stage = 'rested';
  hero.area.move = 0;
  for (const skill of hero.skills) if (skill.id === 'battle_frenzy') skill.up = true;
}
