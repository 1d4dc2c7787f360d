import { beginEffect } from '../effects/effect.js';
import { addPiece, factorOf } from '../effects/pieces.js';
import { inForce } from '../force.js';
import type { Realm } from '../state.js';
import { ELEMENTS, REACHES } from '../terms.js';
import { canBlock } from './foes.js';
import type { FightState } from './state.js';

type Conversion = `move-attack:${(typeof REACHES)[number]}` | `influence-block:${(typeof ELEMENTS)[number]}`;

/** Move points that may become attack (Agility), Influence that may become block (Diplomacy). */
export function conversions(realm: Realm, fight: FightState): Conversion[] {
  const hero = realm.heroes[fight.seat]!;
  const { phase } = fight;
  const options: Conversion[] = [];
  for (const { change } of inForce(hero, 'moveToAttack'))
    for (const { move, range } of change.rate)
      if (hero.area.move >= move && (phase === 'attack' || (phase === 'ranged' && range !== 'melee')))
        options.push(`move-attack:${range}`);
  if (canBlock(fight) && hero.area.influence > 0)
    for (const { note } of inForce(hero, 'influenceToBlock')) {
      const element = ELEMENTS.find(one => one === note);
      if (element !== undefined) options.push(`influence-block:${element}`);
    }
  return [...new Set(options)];
}

/** Turns points of one kind into another. */
export function convert(realm: Realm, fight: FightState, said: string): void {
  const [what, name] = said.split(':');
  const hero = realm.heroes[fight.seat]!;
  const asConversion = (id: string) =>
    beginEffect(realm, fight.seat, { kind: 'card', id, unit: null, colours: [], side: null });
  if (what === 'influence-block') {
    const [rule] = inForce(hero, 'influenceToBlock').filter(({ note }) => note === name);
    const element = ELEMENTS.find(one => one === name)!;
    const amount = hero.area.influence;
    hero.area.influence = 0;
    addPiece(asConversion(rule!.from), 'block', amount, element, 'melee');
    return;
  }
  const range = REACHES.find(one => one === name)!;
  for (const { change, from } of inForce(hero, 'moveToAttack')) {
    const rate = change.rate.find(one => one.range === range && hero.area.move >= one.move);
    if (rate === undefined) continue;
    hero.area.move -= rate.move;
    const effect = asConversion(from);
    addPiece(effect, 'attack', rate.attack * factorOf(effect, 'physical'), 'physical', range);
    return;
  }
}
