import { seal, tell } from '../../engine/match-state.js';
import { ask, type Rules } from '../../engine/rules.js';
import { cardOf, isAction } from './cards/index.js';
import { distinct, takeOut } from './deeds.js';
import { isMoreToCome } from './progress.js';
import { question } from './question.js';
import { type Tally, tallyOf } from './scoring.js';
import { DUMMY, type HeroState, type Realm } from './state.js';

/** The strength of a deck (MK-X-34.2). */
export const strengthOf = (tally: Tally, levelsAbove: number): number =>
  2 * (tally.artifacts + tally.spells) +
  tally.advancedActions +
  Math.floor(tally.crystals / 2) +
  tally.units.reduce((sum, { level, wounded }) => sum + (wounded ? Math.floor(level / 2) : level), 0) +
  3 * levelsAbove;

/** After each night but the last so many advanced actions are revealed (MK-X-34.1). False = not now. */
export function openUpgrades(realm: Realm): boolean {
  const { charter, time, decks, heroes } = realm;
  if (!charter.upgrades || time !== 'night' || !isMoreToCome(realm)) return false;
  const players = heroes.filter(({ out }) => !out).length;
  while (realm.upgrades.length < players + 1 && decks.advanced.length > 0) realm.upgrades.push(decks.advanced.pop()!);
  if (realm.upgrades.length === 0) return false;
  seal(realm);
  realm.upgrading = order(realm);
  tell(realm, { tell: 'upgrades', cards: [...realm.upgrades] });
  return true;
}

/** From the lowest strength up; ties: less Fame, then the later in the last round (MK-X-34.3). */
function order(realm: Realm): number[] {
  const seats = realm.order.filter(seat => seat !== DUMMY);
  const lowest = Math.min(...realm.heroes.map(({ level }) => level));
  const strength = (seat: number) => strengthOf(tallyOf(realm, seat), realm.heroes[seat]!.level - lowest);
  return [...seats].sort(
    (one, other) =>
      strength(one) - strength(other) ||
      realm.heroes[one]!.fame - realm.heroes[other]!.fame ||
      seats.indexOf(other) - seats.indexOf(one),
  );
}

const iconsOf = (card: string): Set<string> => new Set([...cardOf(card).icons.basic, ...cardOf(card).icons.powered]);

/** Whether a card may make room for another: the same colour or a common icon. */
export const isAlike = (one: string, other: string): boolean =>
  cardOf(one).colors.some(colour => cardOf(other).colors.includes(colour)) ||
  [...iconsOf(one)].some(icon => iconsOf(other).has(icon));

/** Everything that is shuffled into the deed deck of the next round. */
const zonesOf = ({ hand, deck, discard, aside, tactic }: HeroState): string[][] => [
  hand,
  deck,
  discard,
  aside,
  tactic?.stash ?? [],
];

const ownAlike = (hero: HeroState, card: string): string[] =>
  distinct(zonesOf(hero).flat())
    .filter(own => isAction(own) && isAlike(own, card))
    .sort();

/** The next player may take one of the cards, and then throws away one of the own (MK-X-34.3, 34.4). */
export function* upgradeNext(realm: Realm): Rules<void> {
  const [seat, ...rest] = realm.upgrading;
  if (seat === undefined) {
    realm.decks.advanced.unshift(...realm.upgrades.splice(0));
    realm.phase = 'prepare';
    return;
  }
  const hero = realm.heroes[seat]!;
  const open = realm.upgrades.filter(card => ownAlike(hero, card).length > 0);
  const card = yield* ask(question('upgrade', seat, {}, [...open, 'none']));
  if (card !== 'none') {
    const away = yield* ask(question('upgrade-away', seat, { card }, ownAlike(hero, card)));
    takeOut(zonesOf(hero).find(zone => zone.includes(away))!, away);
    realm.upgrades = realm.upgrades.filter(one => one !== card);
    hero.deck.push(card);
    tell(realm, { tell: 'upgraded', seat, card, away });
  }
  realm.upgrading = rest;
}
