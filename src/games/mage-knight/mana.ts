import { tell } from '../../engine/match-state.js';
import { takeWounds } from './deeds.js';
import { hasRule, inForce, timeNow } from './force.js';
import type { HeroState, Realm } from './state.js';
import { areRivals, isUnderToken } from './teams.js';
import { COLOURS, type Colour, isBasic, type Mana } from './terms.js';

/**
 * One way of paying a mana: where it lies, its colour, and what it stands for: 'token:red', 'die:gold=blue'. `endless` is
 * a ring's, `tactic` the die on Mana Steal.
 */
export type Payment = string;
export const PLACES = ['token', 'crystal', 'die', 'tactic', 'endless'] as const;
export type ManaPlace = (typeof PLACES)[number];

export interface Paid {
  readonly place: ManaPlace;
  readonly mana: Mana;
  readonly as: Mana;
}

export const makePayment = ({ place, mana, as }: Paid): Payment => `${place}:${mana}${as === mana ? '' : `=${as}`}`;
export function parsePayment(payment: Payment): Paid {
  const [place, rest] = payment.split(':') as [ManaPlace, string];
  const [mana, as] = rest.split('=') as [Mana, Mana | undefined];
  return { place, mana, as: as ?? mana };
}

/** What a payment is for: only the strong side of a spell, or anything else (Polarization). */
export type Purpose = 'spellPowered' | 'other';

const goldWorks = (realm: Realm, hero: HeroState): boolean =>
  timeNow(realm) === 'day' || hasRule(hero, 'goldUsableAtNight');
const blackWorks = (realm: Realm, hero: HeroState): boolean =>
  timeNow(realm) === 'night' || hasRule(hero, 'blackUsableAtDay');

const OPPOSITE: Readonly<Record<Colour, Colour>> = { red: 'blue', blue: 'red', green: 'white', white: 'green' };

/** Whether pure mana of one colour may stand for another (MK-C-3.4, 3.5). */
function standsFor(realm: Realm, hero: HeroState, mana: Mana, as: Mana, purpose: Purpose): boolean {
  if (mana === 'gold') {
    if (isBasic(as)) return goldWorks(realm, hero);
    const turned = hero.area.polarized && purpose === 'spellPowered' && timeNow(realm) === 'night';
    return as === 'black' && turned;
  }
  if (mana === 'black') {
    if (as === 'black') return blackWorks(realm, hero);
    return hero.area.polarized && purpose === 'other' && timeNow(realm) === 'day' && isBasic(as);
  }
  return mana === as || (hero.area.polarized && isBasic(as) && OPPOSITE[mana] === as);
}

/** By agreement a gold die by day does not stand for a colour another die shows (MK-X-30.1). */
const isUnfriendly = (realm: Realm, face: Mana, as: Mana): boolean =>
  realm.charter.friendlyMana && face === 'gold' && timeNow(realm) === 'day' && realm.source.includes(as);

/** The normal die of the turn, or one an effect allows, that lets a die of this face stand for a colour. */
function dieAllowance(realm: Realm, seat: number, face: Mana, as: Mana, purpose: Purpose): 'normal' | number | null {
  const hero = realm.heroes[seat]!;
  if (hero.area.sourceBarred) return null;
  if (isUnfriendly(realm, face, as)) return null;
  const wild = hasRule(hero, 'goldBlackAsAnyBasic') && !isBasic(face) && isBasic(as);
  const fits = wild || standsFor(realm, hero, face, as, purpose);
  if (fits && mayUseNormalDie(realm, seat)) return 'normal';
  for (const [index, rule] of hero.area.rules.entries()) {
    const { change } = rule;
    if (change.rule !== 'extraSourceDie' || rule.uses === 0) continue;
    if (change.faces === 'basic' && !isBasic(face)) continue;
    if (fits || (change.blackAsAny === true && face === 'black' && isBasic(as))) return index;
  }
  return null;
}

/** A defender who attends in part has no source die and no skills of the own turn (MK-W-16.1). */
export const isPartial = ({ fight }: Realm, seat: number): boolean =>
  fight !== null && fight.clash !== null && fight.clash.defender === seat && !fight.clash.full;

/** One source die a turn, unless somebody froze the source (MK-C-3.7). */
export function mayUseNormalDie(realm: Realm, seat: number): boolean {
  const hero = realm.heroes[seat]!;
  if (hero.area.sourceBarred || hero.area.sourceUsed > 0 || isPartial(realm, seat)) return false;
  return !isUnderToken(realm, seat, 'source_freeze');
}

/** Every way of paying one mana of one of these colours. */
export function paymentsFor(
  realm: Realm,
  seat: number,
  wanted: readonly Mana[],
  purpose: Purpose = 'other',
): Payment[] {
  const hero = realm.heroes[seat]!;
  const { mana, mustSpend } = hero.area;
  const found: Payment[] = [];
  const add = (paid: Paid) => found.push(makePayment(paid));
  for (const as of wanted) {
    for (const [token, count] of Object.entries(mana) as [Mana, number][])
      if (count > 0 && standsFor(realm, hero, token, as, purpose)) add({ place: 'token', mana: token, as });
    if (mustSpend !== null) continue;
    for (const colour of COLOURS)
      if (hero.crystals[colour] > 0 && standsFor(realm, hero, colour, as, purpose))
        add({ place: 'crystal', mana: colour, as });
    for (const face of new Set(realm.source))
      if (dieAllowance(realm, seat, face, as, purpose) !== null) add({ place: 'die', mana: face, as });
    const kept = hero.tactic?.die;
    if (kept && standsFor(realm, hero, kept, as, purpose)) add({ place: 'tactic', mana: kept, as });
    if (inForce(hero, 'endlessMana').some(({ change }) => change.colors.includes(as)) && endlessWorks(realm, hero, as))
      add({ place: 'endless', mana: as, as });
  }
  const open = mustSpend === null ? found : found.filter(payment => payment.startsWith(`token:${mustSpend}`));
  return isDoubled(realm, seat) ? open.filter(way => afterPaying(realm, seat, way, purpose).length > 0) : open;
}

/** Whether the next basic mana costs one more of its colour: the first of the turn under Mana Suppression. */
export const isDoubled = (realm: Realm, seat: number): boolean =>
  isUnderToken(realm, seat, 'mana_suppression') && !realm.heroes[seat]!.area.colours.some(isBasic);

/** Black stays bound to the time of day (rings). */
const endlessWorks = (realm: Realm, hero: HeroState, mana: Mana): boolean =>
  mana !== 'black' || blackWorks(realm, hero);

/** Pays. The mana is gone, and whoever watches what is used has their way. Returns the colour it stood for. */
export function pay(realm: Realm, seat: number, payment: Payment, purpose: Purpose = 'other'): Mana {
  const { place, mana, as } = parsePayment(payment);
  const hero = realm.heroes[seat]!;
  const { area } = hero;
  // Polarization turns one mana only.
  if ((isBasic(mana) && mana !== as) || (mana === 'gold' && as === 'black')) area.polarized = false;
  if (mana === 'black' && as !== 'black' && place !== 'die') area.polarized = false;
  switch (place) {
    case 'token':
      area.mana[mana] -= 1;
      area.mustSpend = null;
      break;
    case 'crystal':
      if (isBasic(mana)) {
        hero.crystals[mana] -= 1;
        area.crystalsSpent[mana] += 1;
      }
      break;
    case 'die':
      takeDie(realm, seat, mana, as, purpose);
      break;
    case 'tactic':
      hero.tactic!.die = null;
      area.dice.push({ face: mana, reroll: true });
      break;
    case 'endless':
      break;
  }
  noteColour(realm, seat, as);
  return as;
}

/** Realms as far as mana goes, after a payment and what else it costs: what could still be paid then. */
export function afterPaying(realm: Realm, seat: number, payment: Payment, purpose: Purpose): Realm[] {
  const paid = afterOne(realm, seat, payment, purpose);
  const { as } = parsePayment(payment);
  if (!isDoubled(realm, seat) || !isBasic(as)) return [paid];
  return paymentsFor(paid, seat, [as]).map(extra => afterOne(paid, seat, extra, 'other'));
}

function afterOne(realm: Realm, seat: number, payment: Payment, purpose: Purpose): Realm {
  const hero = realm.heroes[seat]!;
  const { area } = hero;
  const thought: Realm = { ...realm, news: [], source: [...realm.source], center: [], curses: [] };
  thought.heroes = realm.heroes.map((other, at) =>
    at !== seat
      ? other
      : {
          ...hero,
          crystals: { ...hero.crystals },
          tactic: hero.tactic === null ? null : { ...hero.tactic },
          area: {
            ...area,
            mana: { ...area.mana },
            dice: [...area.dice],
            rules: area.rules.map(rule => ({ ...rule })),
            colours: [...area.colours],
            crystalsSpent: { ...area.crystalsSpent },
          },
        },
  );
  // A frozen source stays frozen in thought.
  thought.center = realm.center.filter(({ skill }) => skill === 'source_freeze');
  pay(thought, seat, payment, purpose);
  return thought;
}

function takeDie(realm: Realm, seat: number, face: Mana, as: Mana, purpose: Purpose): void {
  const { area } = realm.heroes[seat]!;
  const allowance = dieAllowance(realm, seat, face, as, purpose);
  let reroll: boolean | 'ask' = true;
  if (allowance === 'normal') area.sourceUsed += 1;
  else if (allowance !== null) {
    const rule = area.rules[allowance]!;
    if (rule.uses !== null) rule.uses -= 1;
    if (rule.change.rule === 'extraSourceDie' && rule.change.rerollOptional === true) {
      reroll = 'ask';
      rewardOpener(realm, rule.from, face);
    }
  }
  realm.source.splice(realm.source.indexOf(face), 1);
  area.dice.push({ face, reroll });
}

/** Source Opening: its owner gets a crystal of the extra die. */
function rewardOpener(realm: Realm, skill: string, face: Mana): void {
  const owner = realm.heroes.findIndex(({ skills }) => skills.some(({ id }) => id === skill));
  if (owner >= 0 && isBasic(face)) gainCrystal(realm, owner, face, 'token');
}

/** Colours used this turn, and what they cost those who are cursed or exploited. */
function noteColour(realm: Realm, seat: number, colour: Mana): void {
  const { area } = realm.heroes[seat]!;
  const isNew = !area.colours.includes(colour);
  if (isNew) {
    area.colours.push(colour);
    for (const { owner, colour: cursed } of realm.curses)
      if (owner !== seat && cursed === colour) takeWounds(realm, seat, 1, 0, 'mana_claim');
    for (const { skill, owner, mark } of realm.center)
      if (skill === 'mana_exploit' && areRivals(realm, owner, seat) && mark !== colour)
        takeWounds(realm, seat, 1, 0, skill);
  }
}

/** Of each colour (MK-C-3.2). */
export const MOST_CRYSTALS = 3;

/** A crystal; a fourth of a colour becomes a token, or is lost where that is said (MK-C-3.10). False = lost. */
export function gainCrystal(realm: Realm, seat: number, colour: Colour, beyond: 'token' | 'lost'): boolean {
  const hero = realm.heroes[seat]!;
  if (hero.crystals[colour] < MOST_CRYSTALS) {
    hero.crystals[colour] += 1;
    tell(realm, { tell: 'crystal', seat, colour, amount: 1 });
    return true;
  }
  if (beyond === 'lost') return false;
  gainToken(realm, seat, colour, 1);
  return true;
}

/** A crystal becomes a token, at any time of the own turn (MK-C-3.2). */
export function turnCrystal(realm: Realm, seat: number, colour: Colour): void {
  realm.heroes[seat]!.crystals[colour] -= 1;
  tell(realm, { tell: 'crystal', seat, colour, amount: -1 });
  gainToken(realm, seat, colour, 1);
}

export function gainToken(realm: Realm, seat: number, mana: Mana, amount: number): void {
  realm.heroes[seat]!.area.mana[mana] += amount;
  tell(realm, { tell: 'mana', seat, mana, amount });
}
