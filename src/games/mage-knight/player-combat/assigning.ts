import { tell } from '../../../engine/match-state.js';
import { ask, type Rules } from '../../../engine/rules.js';
import { cardOf, isWound } from '../cards/index.js';
import { distinct, takeOut, takeWounds } from '../deeds.js';
import { armorOf, resistancesOf, standing } from '../fight/foes.js';
import { fightNow } from '../fight/now.js';
import type { FightState } from '../fight/state.js';
import { makeSpace, parseSpace, terrainOf } from '../land.js';
import { question } from '../question.js';
import { standingOf } from '../standing.js';
import type { HeroState, Realm } from '../state.js';
import { isSafe, printedCost } from '../terrain.js';
import { neighboursOf, type Space } from '../tiles/lattice.js';
import { armorAt } from '../tracks.js';
import { unitWith, woundUnit } from '../units.js';
import type { Questions } from '../vocabulary.js';
import { woundPrice } from './arithmetic.js';
import { turnOver } from './clash.js';
import { endClash } from './ending.js';
import { otherOf } from './sides.js';

type Said = Questions['assign']['option'];

const STEAL = 5;

const isArtifact = (card: string): boolean => !isWound(card) && cardOf(card).kind === 'artifact';

/** Artifacts that may be stolen: in the discard pile, the play area, on a wounded unit (MK-W-16.7, 16.12). */
export function stealable({ discard, area, units }: HeroState): string[] {
  const gone = area.placed.map(({ card }) => card);
  const banners = units.flatMap(({ banner, wounds }) =>
    banner !== null && !banner.lent && wounds > 0 ? [banner.card] : [],
  );
  const lying = [...discard, ...area.played.filter(card => !gone.includes(card))];
  return distinct([...lying.filter(isArtifact), ...banners]);
}

/** Spaces the blocker may be pushed to, each for its printed price (MK-W-16.7). */
function pushes(realm: Realm, fight: FightState, rival: number): Map<Space, number> {
  const found = new Map<Space, number>();
  for (const space of neighboursOf(fight.space)) {
    if (!isSafe(realm, rival, space)) continue;
    const cost = printedCost(terrainOf(realm, space) ?? 'city', realm.time);
    if (cost !== null) found.set(space, cost);
  }
  return found;
}

/** What the damage left can be used for, with its price. */
function uses(realm: Realm, fight: FightState, rival: number): { readonly id: Said; readonly cost: number }[] {
  const hero = realm.heroes[rival]!;
  const found: { id: Said; cost: number }[] = [{ id: 'hero', cost: armorAt(hero.level) }];
  for (const foe of standing(fight))
    found.push({
      id: `unit:${foe.unit!.key}`,
      cost: woundPrice(armorOf(foe, [], 'attack'), resistancesOf(foe), fight.attack),
    });
  if (fight.clash!.phase === 'melee') {
    for (const card of stealable(hero)) found.push({ id: `steal:${card}`, cost: STEAL });
    for (const [space, cost] of pushes(realm, fight, rival))
      found.push({ id: `push:${makeSpace(realm, space)}`, cost });
  }
  return found;
}

/** The attacker gives out the damage; the rest is lost (MK-W-16.5, 16.7). */
export function* assignDamage(realm: Realm, fight: FightState): Rules<void> {
  const clash = fight.clash!;
  const rival = otherOf(clash, clash.attacker);
  const open = uses(realm, fight, rival).filter(({ cost }) => cost <= clash.damage);
  const about = { ...standingOf(realm, fight.seat), fight: fightNow(realm, fight), damage: clash.damage, uses: open };
  const said = yield* ask<Said>(question('assign', fight.seat, about, [...open.map(({ id }) => id), 'done']));
  if (said === 'done') return turnOver(realm, fight, rival);
  clash.damage -= open.find(({ id }) => id === said)!.cost;
  const [what, name] = said.split(':') as [string, string];
  const hero = realm.heroes[rival]!;
  if (what === 'hero') takeWounds(realm, rival, 1, 0, null);
  else if (what === 'unit') {
    woundUnit(realm, rival, unitWith(hero, Number(name))!, 1);
    fight.foes = fight.foes.filter(({ unit }) => unit?.key !== Number(name));
  } else if (what === 'steal') steal(realm, clash.attacker, rival, name);
  else endClash(realm, fight, { pushed: rival, to: parseSpace(realm, name)! });
}

/** A stolen artifact goes to the thief's discard pile (MK-W-16.12). */
function steal(realm: Realm, thief: number, rival: number, card: string): void {
  const hero = realm.heroes[rival]!;
  const bearer = hero.units.find(({ banner, wounds }) => banner?.card === card && wounds > 0);
  if (hero.discard.includes(card)) takeOut(hero.discard, card);
  else if (bearer !== undefined) bearer.banner = null;
  else takeOut(hero.area.played, card);
  realm.heroes[thief]!.discard.push(card);
  tell(realm, { tell: 'stolen', seat: thief, card, from: rival });
}
