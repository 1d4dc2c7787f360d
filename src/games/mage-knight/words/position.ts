import { enemyOf } from '../cards/index.js';
import { groundOfView } from '../ground.js';
import type { Site } from '../tiles/tile.js';
import type { HeroView } from '../view.js';
import type { FightNow, FoeAttackNow, FoeNow } from '../vocabulary.js';
import type { RealmScene } from './sentences.js';
import type { Speech } from './speech.js';

export const heroAt = ({ view }: RealmScene, seat: number): HeroView => view.heroes[seat]!;

/** An own unit by its key; of several alike the number tells which: „Chłopi 2”. */
export function unitLabel(hero: HeroView, key: string, speech: Speech): string {
  const unit = hero.units.find(one => String(one.key) === key);
  if (unit === undefined) return key;
  const alike = hero.units.filter(({ id }) => id === unit.id);
  const name = speech.unit(unit.id);
  return alike.length === 1 ? name : `${name} ${alike.indexOf(unit) + 1}`;
}

/** A foe of the fight by its key; of several alike the number tells which. */
export function foeLabel({ foes }: FightNow, key: string, speech: Speech): string {
  const foe = foes.find(one => one.key === key)!;
  const name = (one: FoeNow) => (one.unit === null ? speech.enemy(one.enemy) : speech.unit(one.unit));
  const alike = foes.filter(one => one.enemy === foe.enemy && one.unit === foe.unit);
  return alike.length === 1 ? name(foe) : `${name(foe)} ${alike.indexOf(foe) + 1}`;
}

/** One attack of a foe; of several the number tells which. */
export function attackLabel(fight: FightNow, key: string, speech: Speech): string {
  const [foeKey, index] = key.split('.') as [string, string];
  const foe = fight.foes.find(one => one.key === foeKey)!;
  const name = foeLabel(fight, foeKey, speech);
  return foe.attacks.length === 1 ? name : `${name}, ${speech.pick('atak', 'attack')} ${Number(index) + 1}`;
}

export const attackWith = ({ foes }: FightNow, key: string): FoeAttackNow =>
  foes.flatMap(({ attacks }) => attacks).find(one => one.key === key)!;

/** Foes that still stand. */
export const standing = ({ foes }: FightNow): FoeNow[] => foes.filter(({ beaten, away }) => !beaten && !away);

/** What stands on a space: its site as it is now. */
export function siteAt({ view }: RealmScene, space: string): Site | undefined {
  const place = view.places.find(one => one.space === space);
  if (place?.site === 'none') return undefined;
  return (place?.site as Site | null | undefined) ?? groundOfView(view, space)?.site;
}

/** Enemies that are seen on a space. */
export const enemiesAt = ({ view }: RealmScene, space: string): string[] =>
  (view.places.find(one => one.space === space)?.tokens ?? []).flatMap(({ enemy }) => (enemy === null ? [] : [enemy]));

/** What is said of a token that lies face down: its colour. */
export const tokensAt = ({ view }: RealmScene, space: string, speech: Speech): string[] =>
  (view.places.find(one => one.space === space)?.tokens ?? []).map(({ enemy, pile }) =>
    enemy === null ? speech.pile(pile).toLowerCase() : speech.enemy(enemy),
  );

export const fameOf = (enemies: readonly string[]): number => enemies.reduce((sum, id) => sum + enemyOf(id).fame, 0);
