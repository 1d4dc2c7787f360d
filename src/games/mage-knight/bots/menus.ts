import type { Icon } from '../cards/card.js';
import { cardOf, isWound } from '../cards/index.js';
import { woundsIn } from '../deeds.js';
import { parseSpace, placeOf, siteOf } from '../land.js';
import type { HeroState, Realm } from '../state.js';
import type { Intent } from './intent.js';

/** How much an entry of the menu of a turn or of a fight appeals. */
export function menuAppeal(realm: Realm, seat: number, key: string, id: string, intent: Intent): number {
  const [what, rest] = id.split(':') as [string, string | undefined];
  const hero = realm.heroes[seat]!;
  switch (what) {
    case 'play':
      return playAppeal(realm, hero, rest!);
    case 'unit':
      return realm.fight === null ? 0.25 : 1;
    case 'banner':
    case 'skill':
      return 0.8;
    case 'tactic':
      return 0.5;
    case 'crystal':
      return 0.01;
    case 'return':
    case 'flip':
    case 'box':
      return 0.4;
    default:
      return key === 'turn' ? turnAppeal(realm, hero, what, rest ?? '', intent) : fightAppeal(realm, what, rest ?? '');
  }
}

const FIT: Readonly<Record<'movement' | 'talk' | 'fight', readonly Icon[]>> = {
  movement: ['move', 'special', 'action', 'heal'],
  talk: ['influence', 'special', 'heal'],
  fight: ['combat', 'special'],
};

/** Whether the card is made for what goes on; if not, it can only be laid sideways. */
function playAppeal(realm: Realm, hero: HeroState, card: string): number {
  if (isWound(card)) return 0.5;
  const now = realm.fight !== null ? 'fight' : hero.area.stage === 'interaction' ? 'talk' : 'movement';
  const { basic, powered } = cardOf(card).icons;
  const icons = [...basic, ...powered];
  if (icons.every(icon => icon === 'heal') && woundsIn(hero.hand) === 0) return 0.05;
  if (icons.some(icon => FIT[now].includes(icon))) return 1;
  return now === 'movement' ? 0.12 : 0.7;
}

function turnAppeal(realm: Realm, hero: HeroState, what: string, where: string, intent: Intent): number {
  const there = intent.get(hero.space ?? 0) === 0;
  switch (what) {
    case 'move':
      return moveAppeal(realm, where, intent);
    case 'charge':
      return chargeAppeal(realm, where, intent);
    case 'explore':
      return there ? 1.5 : 0.4;
    case 'tunnel':
      return 0.2;
    case 'attack-player':
      return 1;
    case 'interact':
      return there ? 1.5 : 0.4;
    case 'adventure':
    case 'free-mine':
    case 'altar':
    case 'mark-glade':
    case 'incant':
      return 1.8;
    case 'challenge':
      return (there ? 2.5 : 0.6) / where.split('+').length;
    case 'burn':
      return 0.3;
    case 'path':
    case 'enter':
      return 2;
    case 'joint':
      return 0.3;
    case 'stay-out':
      return 0.2;
    case 'heal':
      return 1.5;
    case 'recruit':
      return 3;
    case 'buy-healing':
      return woundsIn(hero.hand) > 0 ? 0.7 : 0.01;
    case 'rest':
      return 0.1 + 0.25 * woundsIn(hero.hand);
    case 'end-discarding':
      return 0.05;
    case 'end':
      return hero.area.stage === 'movement' || hero.area.stage === 'interaction' ? 0.4 : 1.5;
    default:
      return 2.5; // everything that is bought
  }
}

/** Nearer to what the turn is tried for is better; without such an aim sites are. */
function moveAppeal(realm: Realm, where: string, intent: Intent): number {
  const space = parseSpace(realm, where) ?? 0;
  const away = intent.get(space);
  if (away !== undefined) return 0.04 + 2 * 0.6 ** away;
  return siteOf(realm, space) === undefined ? 0.1 : 0.3;
}

function chargeAppeal(realm: Realm, where: string, intent: Intent): number {
  const space = parseSpace(realm, where) ?? 0;
  if (intent.get(space) === 0) return 2.5;
  return placeOf(realm, space).tokens.length > 1 ? 0.1 : 0.3;
}

/** What is enough is used at once; going on costs what was played. */
function fightAppeal(realm: Realm, what: string, whom: string): number {
  switch (what) {
    case 'attack':
      return 2 * whom.split('+').length;
    case 'block':
      return 4;
    case 'slow':
      return 1;
    case 'move-attack':
    case 'influence-block':
      return 1;
    case 'strike':
    case 'push':
      return 2;
    case 'steal':
    case 'hero':
      return 1;
    case 'next':
      return realm.fight?.phase === 'attack' ? 0.25 : 1;
    default:
      return 0.6;
  }
}
