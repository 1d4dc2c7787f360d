import { seal, tell } from '../../engine/match-state.js';
import { ask, askOrder, type Rules } from '../../engine/rules.js';
import { distinct, gainCard, takeOut } from './deeds.js';
import { cardNamed, copies } from './effects/card-steps.js';
import { gainCrystal, MOST_CRYSTALS } from './mana.js';
import { takeFromOffer } from './offers.js';
import { noCrystals } from './play-area.js';
import { question } from './question.js';
import { hasRoom, join, makeRoom } from './recruiting.js';
import { rollDie } from './source.js';
import type { Realm } from './state.js';
import { COLOURS, type Colour, isBasic, type Mana } from './terms.js';
import type { Reward } from './tokens/enemy.js';
import { gainFame } from './tracks.js';
import { freeBond, freeCommands } from './units.js';
import type { Questions } from './vocabulary.js';

type Said = Questions['reward']['option'];

const NAMES: readonly (readonly [keyof Reward, Said])[] = [
  ['dungeon', 'dungeon'],
  ['crystals', 'crystals'],
  ['crystalsOfEach', 'crystals-of-each'],
  ['chosenCrystals', 'chosen-crystal'],
  ['artifact', 'artifact'],
  ['spell', 'spell'],
  ['advancedAction', 'advanced'],
  ['unit', 'unit'],
];

/**
 * The next reward of the turn, in any order (MK-W-15.4, 15.5); a unit may wait for a level-up. What is drawn or rolled ends
 * the step. False = nothing is due any more.
 */
export function* takeReward(realm: Realm, seat: number): Rules<boolean> {
  const hero = realm.heroes[seat]!;
  if (hero.drawn.length > 0) {
    yield* keepArtifacts(realm, seat);
    return true;
  }
  const { rewards, unitsWaiting } = hero.area;
  const due = NAMES.filter(([kind]) => rewards[kind] > (kind === 'unit' ? unitsWaiting : 0)).map(([, name]) => name);
  if (due.length === 0) return false;
  const said = yield* ask<Said>(question('reward', seat, {}, due));
  const [kind] = NAMES.find(([, name]) => name === said)!;
  yield* take(realm, seat, kind);
  return true;
}

function* take(realm: Realm, seat: number, kind: keyof Reward): Rules<void> {
  const { area } = realm.heroes[seat]!;
  const { rewards } = area;
  switch (kind) {
    case 'dungeon': {
      // Gold or black: a spell; a basic colour: an artifact (MK-S-12.4).
      rewards.dungeon -= 1;
      const face = rollDie(realm);
      tell(realm, { tell: 'rolled', seat, faces: [face] });
      rewards[isBasic(face) ? 'artifact' : 'spell'] += 1;
      return;
    }
    case 'crystals':
      rewards.crystals -= 1;
      return rollCrystal(realm, seat);
    case 'chosenCrystals':
      rewards.chosenCrystals -= 1;
      gainCrystal(realm, seat, yield* ask<Colour>(question('crystal-colour', seat, {}, COLOURS)), 'lost');
      return;
    case 'crystalsOfEach':
      rewards.crystalsOfEach -= 1;
      for (const colour of COLOURS) gainCrystal(realm, seat, colour, 'lost');
      return;
    case 'artifact': {
      const count = rewards.artifact;
      rewards.artifact = 0;
      return drawArtifacts(realm, seat, count);
    }
    case 'spell':
      rewards.spell -= 1;
      return yield* takeFrom(realm, seat, 'spells');
    case 'advancedAction':
      rewards.advancedAction -= 1;
      return yield* takeFrom(realm, seat, 'advanced');
    case 'unit':
      if (yield* takeUnit(realm, seat, true)) rewards.unit -= 1;
      else area.unitsWaiting += 1;
  }
}

/** What rolls of random crystals bring: colours, Fame for black, what is lost beyond three (MK-S-1.10). */
export function crystalsFrom(
  rolls: readonly Mana[],
  goldChoices: readonly Colour[],
  held: Readonly<Partial<Record<Colour, number>>>,
): { readonly crystals: Readonly<Record<Colour, number>>; readonly fame: number; readonly lost: number } {
  const crystals = { ...noCrystals(), ...held };
  const choices = [...goldChoices];
  let [fame, lost] = [0, 0];
  for (const face of rolls) {
    const colour = isBasic(face) ? face : face === 'gold' ? choices.shift() : undefined;
    if (colour === undefined) fame += 1;
    else if (crystals[colour] >= MOST_CRYSTALS) lost += 1;
    else crystals[colour] += 1;
  }
  return { crystals, fame, lost };
}

/** Rolls one random crystal; gold leaves the colour to the player. */
function rollCrystal(realm: Realm, seat: number): void {
  const hero = realm.heroes[seat]!;
  const face = rollDie(realm);
  tell(realm, { tell: 'rolled', seat, faces: [face] });
  if (face === 'gold') {
    hero.area.rewards.chosenCrystals += 1;
    return;
  }
  const { crystals, fame } = crystalsFrom([face], [], hero.crystals);
  for (const colour of COLOURS) if (crystals[colour] > hero.crystals[colour]) gainCrystal(realm, seat, colour, 'lost');
  gainFame(realm, seat, fame, 'crystals');
}

function* takeFrom(realm: Realm, seat: number, offer: 'spells' | 'advanced'): Rules<void> {
  const cards = distinct(realm.offers[offer]);
  if (cards.length === 0) return;
  const card = yield* ask(question('offer-card', seat, { offer, why: 'reward' }, cards));
  takeFromOffer(realm, offer, card);
  gainCard(realm, seat, card, 'deck');
}

/** One more is drawn than is due (MK-W-15.5). */
function drawArtifacts(realm: Realm, seat: number, count: number): void {
  const { artifacts } = realm.decks;
  const hero = realm.heroes[seat]!;
  const drawn: string[] = [];
  while (drawn.length < count + 1 && artifacts.length > 0) drawn.push(artifacts.pop()!);
  if (drawn.length === 0) return;
  seal(realm);
  hero.drawn = drawn;
  hero.area.keeping = Math.min(count, drawn.length);
  tell(realm, { tell: 'artifacts-drawn', seat, count: drawn.length });
}

/** One goes under the deck, the rest on top of the deed deck in any order. */
function* keepArtifacts(realm: Realm, seat: number): Rules<void> {
  const hero = realm.heroes[seat]!;
  const { drawn } = hero;
  const { keeping: kept } = hero.area;
  let back = '';
  if (drawn.length > kept) {
    back = yield* ask(question('artifact-back', seat, { kept }, drawn));
    takeOut(drawn, back);
    realm.decks.artifacts.unshift(back);
  }
  tell(realm, { tell: 'artifacts', cards: [...drawn], back }, [seat]);
  const order = yield* askOrder(question('artifact-order', seat, {}, copies(drawn)));
  hero.drawn = [];
  for (const option of [...order].reverse()) gainCardHidden(realm, seat, cardNamed(option));
}

/** Others see that an artifact came, not which. */
function gainCardHidden(realm: Realm, seat: number, card: string): void {
  realm.heroes[seat]!.deck.push(card);
}

/** Any unit of the offer; false = it waits for a command token (MK-W-15.5). */
export function* takeUnit(realm: Realm, seat: number, mayWait: boolean): Rules<boolean> {
  const hero = realm.heroes[seat]!;
  const units = distinct(realm.offers.units);
  if (units.length === 0) return true;
  const free = freeCommands(hero);
  const options = hasRoom(hero) ? [...units] : [];
  if (mayWait) options.push('later');
  const said = yield* ask(question('unit-reward', seat, { commands: free }, [...options, 'none']));
  if (said === 'none') return true;
  if (said === 'later') return false;
  const bond = free > 0 ? null : freeBond(hero);
  if (!(yield* makeRoom(realm, seat, said, bond !== null))) return true;
  yield* join(realm, seat, said, { cost: 0, forInfluence: false, under: bond });
  return true;
}
