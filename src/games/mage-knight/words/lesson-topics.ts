import type { Decision } from '../../../engine/decision.js';
import type { Chosen, Scene } from '../../../engine/game.js';
import type { Lesson, Lessons } from '../../../engine/lesson.js';
import { isWound } from '../cards/index.js';
import type { RealmEntry } from '../entries.js';
import { printedPlace, tileOf } from '../land.js';
import { chosenScenario } from '../scenarios/chosen.js';
import type { RealmView } from '../view.js';
import type { Questions } from '../vocabulary.js';
import { LESSONS, type Topic } from './lessons.js';

/** Where a turn or a fight takes a new direction, and what is done in between. */
const TURNING: readonly RealmEntry['tell'][] = [
  'turn-begins',
  'moved',
  'explored',
  'fight-begins',
  'phase',
  'fight-ends',
];
const USING: readonly RealmEntry['tell'][] = ['played', 'unit-used', 'skill-used', 'tactic-used'];

/** What happened to a seat, and since when it is on turn. */
class Past {
  readonly #told: readonly RealmEntry[];
  readonly #seat: number;

  constructor(told: readonly RealmEntry[], seat: number) {
    this.#told = told;
    this.#seat = seat;
  }

  /** Entries of this kind that are about the seat. */
  own<Tell extends RealmEntry['tell']>(tell: Tell): Extract<RealmEntry, { tell: Tell }>[] {
    const isOwn = (entry: RealmEntry): entry is Extract<RealmEntry, { tell: Tell }> =>
      entry.tell === tell && 'seat' in entry && entry.seat === this.#seat;
    return this.#told.filter(isOwn);
  }

  never(...tells: readonly RealmEntry['tell'][]): boolean {
    return tells.every(tell => this.own(tell).length === 0);
  }

  /** The entries before the turn, or the fight, the seat is in. */
  before(tell: 'turn-begins' | 'fight-begins'): Past {
    const begins = this.#told.findLastIndex(entry => entry.tell === tell && entry.seat === this.#seat);
    return new Past(this.#told.slice(0, Math.max(begins, 0)), this.#seat);
  }

  /** Whether no more than one card, unit or skill was used since something new came up: what was read is not said again. */
  get isEarly(): boolean {
    const isOwn = (entry: RealmEntry) => 'seat' in entry && entry.seat === this.#seat;
    const last = this.#told.findLastIndex(entry => isOwn(entry) && TURNING.includes(entry.tell));
    return this.#told.slice(last + 1).filter(entry => isOwn(entry) && USING.includes(entry.tell)).length <= 1;
  }

  /** Whether the first of these entries lies no further back than the turn before this one. */
  isFresh(tell: RealmEntry['tell']): boolean {
    const first = this.#told.findIndex(
      entry => entry.tell === tell && (!('seat' in entry) || entry.seat === this.#seat),
    );
    if (first < 0) return false;
    const later = this.#told.slice(first).filter(entry => entry.tell === 'turn-begins' && entry.seat === this.#seat);
    return later.length <= 1;
  }

  /** The night began, and this is the seat's first turn in it. */
  get isFirstNight(): boolean {
    const nights = this.#told.flatMap((entry, at) =>
      entry.tell === 'round-begins' && entry.time === 'night' ? [at] : [],
    );
    if (nights.length !== 1) return false;
    const since = this.#told.slice(nights[0]);
    return since.filter(entry => entry.tell === 'turn-begins' && entry.seat === this.#seat).length <= 1;
  }
}

/** The site of a space by its label; what it has become counts. */
function siteAt({ tiles, places }: RealmView, label: string): string | null {
  const become = places.find(({ space }) => space === label)?.site ?? null;
  if (become !== null) return become;
  const tile = tiles.find(each => each.label === label.slice(0, -1));
  if (tile === undefined) return null;
  return tileOf(tile.tile).spaces[printedPlace(Number(label.slice(-1)), tile.turn)]?.site ?? null;
}

const isTopic = (name: string | null): name is Topic => name !== null && name in LESSONS;

/** The site the hero stands on, unless it stood on one of this kind in an earlier turn. */
function newSite(view: RealmView, seat: number, past: Past): Topic | null {
  const space = view.heroes[seat]!.space;
  const site = space === null ? null : siteAt(view, space);
  if (!isTopic(site) || isWalled(site)) return null;
  const visited = past
    .before('turn-begins')
    .own('moved')
    .map(({ path }) => siteAt(view, path.at(-1)!));
  return visited.includes(site) ? null : site;
}

const isWalled = (site: string | null): site is 'keep' | 'mage_tower' => site === 'keep' || site === 'mage_tower';

/** A keep or mage tower that could be assaulted now, of a kind that was never assaulted. */
function newWalls({ reachable }: Questions['turn']['about'], view: RealmView, past: Past): Topic | null {
  const known = past.own('fight-begins').map(({ site }) => site);
  const sites = reachable.filter(({ assault }) => assault).map(({ to }) => siteAt(view, to));
  return sites.filter(isWalled).find(site => !known.includes(site)) ?? null;
}

/** What is new in the menu of a turn: where one is, what one has, then what one may do. */
function newInTurn(about: Questions['turn']['about'], view: RealmView, seat: number, past: Past): Topic | null {
  const { hand, units } = view.heroes[seat]!;
  if (view.time === 'night' && past.isFirstNight) return 'night';
  if (about.stage === 'interaction')
    return past.never('recruited') && about.purchases.some(({ id }) => id.startsWith('recruit')) ? 'recruit' : null;
  if ((hand ?? []).some(isWound) && past.never('healed', 'rested') && past.isFresh('wounded')) return 'wound';
  const site = newSite(view, seat, past) ?? newWalls(about, view, past);
  if (site !== null) return site;
  if (past.never('fight-begins') && about.reachable.some(({ provokes }) => provokes.length > 0)) return 'rampaging';
  if (about.explorable.length > 0 && past.never('explored')) return 'explore';
  if (about.move > 0 && past.never('moved')) return 'move';
  if (past.never('played')) return 'cards';
  if (past.isFresh('crystal') && past.own('crystal').length === 1) return 'crystals';
  return units.length > 0 && past.never('unit-used') && past.isFresh('recruited') ? 'units' : null;
}

/** What is new in a fight: its phases, the first time each is met. The first of them is not told. */
function newInFight(about: Questions['fight']['about'], past: Past): Topic | null {
  const { phase } = about.fight;
  const earlier = past.before('fight-begins');
  if (phase === 'ranged') return earlier.never('fight-begins') ? 'ranged' : null;
  return phase === 'damage' || earlier.own('phase').some(entry => entry.phase === phase) ? null : phase;
}

const mayPower = (decision: Decision): boolean =>
  decision.kind === 'one' && decision.options.some(({ id }) => id.startsWith('powered'));

function topicAt(decision: Decision, { view }: Scene<RealmView>, past: Past): Topic | null {
  const { seat } = decision;
  switch (decision.key) {
    case 'tactic':
      return past.never('tactic') ? 'tactic' : null;
    case 'turn':
      return !past.isEarly ? null : newInTurn(decision.about as Questions['turn']['about'], view, seat, past);
    case 'side':
      return past.own('played').every(({ side }) => side !== 'powered') && mayPower(decision) ? 'mana' : null;
    case 'fight':
      return !past.isEarly ? null : newInFight(decision.about as Questions['fight']['about'], past);
    case 'damage':
      return past.before('fight-begins').never('wounded', 'unit-wounded') ? 'damage' : null;
    case 'level':
      return past.never('skill-gained') ? 'level' : null;
    case 'announce':
      return past.never('announced') ? 'announce' : null;
    case 'reward':
      return past.before('turn-begins').never('conquered') ? 'reward' : null;
    default:
      return null;
  }
}

/** Which lesson a question is the first meeting of. */
export function lessonFor(decision: Decision, scene: Scene<RealmView>, told: readonly RealmEntry[]): Lesson | null {
  const topic = topicAt(decision, scene, new Past(told, decision.seat));
  return topic === null ? null : LESSONS[topic];
}

/** The first match teaches: First Reconnaissance unless it was switched off, other scenarios where it was switched on. */
export const lessons: Lessons<RealmView, RealmEntry> = {
  isOn: (chosen: Chosen) =>
    chosen.lessons === 'on' || (chosen.lessons !== 'off' && chosenScenario(chosen) === 'first_reconnaissance'),
  at: lessonFor,
};
