import type { Rules } from '../../engine/rules.js';
import { activate, openAbilities, openBanners, useBanner } from './activating.js';
import { boxModes, useBox } from './box.js';
import { isPartial, turnCrystal } from './mana.js';
import { playableCards, playCard } from './plays.js';
import { flipBack, flippable, openSkills, returnable, returnSkill, skillsBefore, useSkill } from './skills.js';
import type { Realm } from './state.js';
import { canUseTactic, useTactic } from './tactics.js';
import { COLOURS } from './terms.js';
import type { Doing } from './vocabulary.js';

/** What the menus of a turn and of a fight share: cards, units, skills, tokens to give back, the tactic. */
export function doingOptions(realm: Realm, seat: number): Doing[] {
  const options: Doing[] = playableCards(realm, seat).map((card): Doing => `play:${card}`);
  for (const ability of openAbilities(realm, seat)) options.push(`unit:${ability}`);
  if (realm.heroes[seat]!.area.mustSpend !== null) return options;
  for (const { key } of openBanners(realm, seat)) options.push(`banner:${key}`);
  if (isPartial(realm, seat)) {
    for (const skill of skillsBefore(realm, seat)) options.push(`skill:${skill}`);
    return options;
  }
  for (const skill of openSkills(realm, seat)) options.push(`skill:${skill}`);
  for (const skill of returnable(realm, seat)) options.push(`return:${skill}`);
  for (const skill of flippable(realm, seat)) options.push(`flip:${skill}`);
  for (const mode of boxModes(realm, seat)) options.push(`box:${mode}`);
  for (const colour of COLOURS) if (realm.heroes[seat]!.crystals[colour] > 0) options.push(`crystal:${colour}`);
  if (canUseTactic(realm, seat)) options.push('tactic');
  return options;
}

const DOING = /^(play|unit|banner|skill|return|flip|box|crystal):|^tactic$/;
export const isDoing = (said: string): boolean => DOING.test(said);

export function* doing(realm: Realm, seat: number, said: string): Rules<void> {
  const [what, name, ability] = said.split(':') as [string, string, string];
  switch (what) {
    case 'play':
      return yield* playCard(realm, seat, name);
    case 'unit':
      return yield* activate(realm, seat, Number(name), Number(ability) - 1);
    case 'banner':
      return yield* useBanner(realm, seat, Number(name));
    case 'skill':
      return yield* useSkill(realm, seat, name);
    case 'flip':
      return yield* flipBack(realm, seat, name);
    case 'box':
      return yield* useBox(realm, seat, name === 'basic' ? 'basic' : 'powered');
    case 'crystal':
      return turnCrystal(realm, seat, COLOURS.find(colour => colour === name)!);
    case 'return':
      return yield* returnSkill(realm, seat, name);
    default:
      return yield* useTactic(realm, seat);
  }
}
