import { english, type Language, list, polish } from '../../../engine/language.js';
import { skillOf } from '../cards/index.js';
import { type Payment, parsePayment } from '../mana.js';
import type { Element, Mana, Reach } from '../terms.js';
import type { Site } from '../tiles/tile.js';
import type { During, PieceNow } from '../vocabulary.js';
import {
  ABILITY_NAMES,
  ADVANCED_ACTION_NAMES,
  ARTIFACT_NAMES,
  BASIC_ACTION_NAMES,
  CITY_NAMES,
  ENEMY_NAMES,
  HERO_NAMES,
  MANA_NAMES,
  type Name,
  PILE_NAMES,
  RUINS_NAMES,
  SCENARIO_NAMES,
  SITE_NAMES,
  SKILL_NAMES,
  SPELL_NAMES,
  TACTIC_NAMES,
  TERRAIN_NAMES,
  UNIT_NAMES,
} from './names/index.js';
import type { RealmScene } from './sentences.js';

export const WOUND_NAME: Name = { en: 'Wound', pl: 'Rana', acc: 'Ranę', gender: 'ż' };
export const CARD_NAMES: Readonly<Record<string, Name>> = {
  ...BASIC_ACTION_NAMES,
  ...ADVANCED_ACTION_NAMES,
  ...SPELL_NAMES,
  ...ARTIFACT_NAMES,
  wound: WOUND_NAME,
};

const COLOURS_EN: Readonly<Record<Mana, string>> = {
  red: 'red',
  blue: 'blue',
  green: 'green',
  white: 'white',
  gold: 'gold',
  black: 'black',
};
/** „czerwona”: as it agrees with mana and kość. */
const COLOURS_PL: Readonly<Record<Mana, string>> = {
  red: 'czerwona',
  blue: 'niebieska',
  green: 'zielona',
  white: 'biała',
  gold: 'złota',
  black: 'czarna',
};
/** „czerwony”: the colour itself, or a crystal of it. */
const COLOURS_ITSELF: Readonly<Record<Mana, string>> = {
  red: 'czerwony',
  blue: 'niebieski',
  green: 'zielony',
  white: 'biały',
  gold: 'złoty',
  black: 'czarny',
};
/** A coloured dot says what kind of mana faster than a word. */
export const DOTS: Readonly<Record<Mana, string>> = {
  red: '🔴',
  blue: '🔵',
  green: '🟢',
  white: '⚪',
  gold: '🟡',
  black: '⚫',
};

const ELEMENT_EN: Readonly<Record<Element, string>> = {
  physical: '',
  fire: 'Fire ',
  ice: 'Ice ',
  cold_fire: 'Cold Fire ',
};
const ELEMENT_PL: Readonly<Record<Element, string>> = {
  physical: '',
  fire: ' ogniem',
  ice: ' lodem',
  cold_fire: ' zimnym ogniem',
};
const REACH_EN: Readonly<Record<Reach, string>> = { melee: '', ranged: 'Ranged ', siege: 'Siege ' };
const REACH_PL: Readonly<Record<Reach, string>> = { melee: '', ranged: ' dystansowy', siege: ' oblężniczy' };

/** A text in both languages. */
export type Both = readonly [pl: string, en: string];

/** One language: both forms of a sentence stand side by side where it is said, and this one picks. */
export class Speech {
  readonly language: Language;

  constructor(language: Language) {
    this.language = language;
  }

  pick = (pl: string, en: string): string => (this.language === 'pl' ? pl : en);
  of = ([pl, en]: Both): string => this.pick(pl, en);

  /** A counted noun: Polish has three forms, English two. */
  count = (count: number, pl: readonly [string, string, string], en: readonly [string, string]): string =>
    `${count} ${this.language === 'pl' ? polish(count, ...pl) : english(count, ...en)}`;

  and = (parts: readonly string[]): string => list(parts, this.pick('i', 'and'));
  or = (parts: readonly string[]): string => list(parts, this.pick('lub', 'or'));

  name = (name: Name): string => name[this.language];
  /** As it follows a verb. */
  whom = (name: Name): string => (this.language === 'pl' ? name.acc : name.en);

  card = (id: string): string => this.name(CARD_NAMES[id]!);
  cardAcc = (id: string): string => this.whom(CARD_NAMES[id]!);
  unit = (id: string): string => this.name(UNIT_NAMES[id]!);
  unitAcc = (id: string): string => this.whom(UNIT_NAMES[id]!);
  enemy = (id: string): string => this.name(ENEMY_NAMES[id]!);
  enemyAcc = (id: string): string => this.whom(ENEMY_NAMES[id]!);
  enemies = (ids: readonly string[]): string => this.and(counted(ids.map(this.enemy)));
  enemiesAcc = (ids: readonly string[]): string => this.and(counted(ids.map(this.enemyAcc)));
  cards = (ids: readonly string[]): string => counted(ids.map(this.card)).join(', ');
  cardsAcc = (ids: readonly string[]): string => this.and(counted(ids.map(this.cardAcc)));
  skill = (id: string): string =>
    this.language === 'pl' ? (SKILL_NAMES[id]!.short ?? SKILL_NAMES[id]!.pl) : SKILL_NAMES[id]!.en;
  /** Heroes share the name of some skills: whose it is tells them apart. */
  skillOfHero = (id: string): string =>
    SKILL_NAMES[id]!.short === undefined ? this.skill(id) : `${this.skill(id)} ${this.hero(skillOf(id).hero)}`;
  tactic = (id: string): string => this.name(TACTIC_NAMES[id]!);
  hero = (id: string): string => (id === '' ? this.pick('Bohater', 'Hero') : this.name(HERO_NAMES[id]!));
  terrain = (id: string): string => this.name(TERRAIN_NAMES[id]!);
  pile = (id: string): string => this.name(PILE_NAMES[id]!);
  ability = (id: string): string => this.name(ABILITY_NAMES[id]!);
  ruins = (id: string): string => this.name(RUINS_NAMES[id]!);
  site = (id: string): string => this.name(SITE_NAMES[id]!);
  siteAcc = (id: string): string => this.whom(SITE_NAMES[id]!);
  /** „w Wiosce”, “at the village”. */
  where = (id: Site): string => this.pick(SITE_NAMES[id]!.where, `at the ${SITE_NAMES[id]!.en.toLowerCase()}`);
  city = (id: string): string => this.name(CITY_NAMES[id]!);

  /** What a player is called; the dummy has no name. */
  player = ({ names }: RealmScene, seat: number): string =>
    seat < 0 ? this.pick('Wirtualny Gracz', 'The dummy player') : names[seat]!;
  players = (scene: RealmScene, seats: readonly number[]): string =>
    this.and(seats.map(seat => this.player(scene, seat)));

  /** Whose text something is. */
  source = ({ from, side }: Pick<During, 'from' | 'side'>): string => {
    switch (from.kind) {
      case 'unit':
        return this.unit(from.id);
      case 'skill':
        return this.skill(from.id);
      case 'tactic':
        return from.id in TACTIC_NAMES ? this.tactic(from.id) : this.card(from.id);
      default:
        return this.side(from.id, side);
    }
  };

  /** A spell has a name on each side. */
  side = (card: string, side: 'basic' | 'powered' | null): string => {
    const spell = SPELL_NAMES[card];
    return spell !== undefined && side === 'powered' ? this.name(spell.powered) : this.card(card);
  };

  sideAcc = (card: string, side: 'basic' | 'powered'): string => {
    const spell = SPELL_NAMES[card];
    return spell !== undefined && side === 'powered' ? this.whom(spell.powered) : this.cardAcc(card);
  };
  isSpell = (card: string): boolean => card in SPELL_NAMES;
  isMany = (kind: 'unit' | 'enemy', id: string): boolean =>
    ['mos', 'nmos'].includes((kind === 'unit' ? UNIT_NAMES : ENEMY_NAMES)[id]!.gender);
  /** Whatever an effect may come from. */
  anything = (id: string): string => {
    const found = CARD_NAMES[id] ?? ENEMY_NAMES[id] ?? UNIT_NAMES[id] ?? TACTIC_NAMES[id];
    if (found !== undefined) return this.name(found);
    return id in SKILL_NAMES ? this.skill(id) : id;
  };
  scenario = (id: string): string => this.name(SCENARIO_NAMES[id]!);
  /** A place on the Reputation track. */
  level = (reputation: number): string =>
    reputation > 0 ? `+${reputation}` : reputation < 0 ? `−${-reputation}` : '0';

  dots = (mana: readonly Mana[]): string => mana.map(face => DOTS[face]).join('');
  paymentDots = (payment: Payment): string => {
    const { mana, as } = parsePayment(payment);
    return as === mana ? DOTS[mana] : `${DOTS[mana]}→${DOTS[as]}`;
  };

  colour = (mana: Mana): string => this.pick(COLOURS_PL[mana], COLOURS_EN[mana]);
  colourItself = (mana: Mana): string => this.pick(COLOURS_ITSELF[mana], COLOURS_EN[mana]);
  mana = (mana: Mana): string => this.pick(MANA_NAMES[mana]!.pl, MANA_NAMES[mana]!.en.toLowerCase());
  manaAcc = (mana: Mana): string => this.pick(MANA_NAMES[mana]!.acc, MANA_NAMES[mana]!.en.toLowerCase());
  crystal = (mana: Mana): string => this.pick(MANA_NAMES[mana]!.crystal ?? '', `${COLOURS_EN[mana]} crystal`);
  token = (mana: Mana): string => this.pick(MANA_NAMES[mana]!.token ?? '', `${COLOURS_EN[mana]} mana token`);
  die = (mana: Mana): string => this.pick(MANA_NAMES[mana]!.die ?? '', `${COLOURS_EN[mana]} die`);

  /** Where a mana lies and what it stands for: „złota kość jako niebieska”. */
  payment = (payment: Payment): string => {
    const { place, mana, as } = parsePayment(payment);
    const named = {
      token: () => this.token(mana),
      crystal: () => this.crystal(mana),
      die: () => this.die(mana),
      tactic: () => this.pick(`${this.die(mana)} z Taktyki`, `${this.die(mana)} on the Tactic`),
      endless: () => this.pick(`${this.mana(mana)} z pierścienia`, `${this.mana(mana)} of a ring`),
    }[place]();
    return as === mana ? named : this.pick(`${named} jako ${this.colour(as)}`, `${named} as ${this.colour(as)}`);
  };

  attack = (amount: number | string, element: Element, reach: Reach): string =>
    this.pick(
      `Atak${REACH_PL[reach]}${ELEMENT_PL[element]} ${amount}`,
      `${REACH_EN[reach]}${ELEMENT_EN[element]}Attack ${amount}`,
    );
  block = (amount: number | string, element: Element): string =>
    this.pick(`Blok${ELEMENT_PL[element]} ${amount}`, `${ELEMENT_EN[element]}Block ${amount}`);

  /** Points played so far, alike ones added up. */
  pieces = (pieces: readonly PieceNow[], what: 'attack' | 'block'): string[] => {
    const sums = new Map<string, number>();
    for (const { amount, element, range } of pieces)
      sums.set(`${element}:${range}`, (sums.get(`${element}:${range}`) ?? 0) + amount);
    return [...sums].map(([key, sum]) => {
      const [element, range] = key.split(':') as [Element, Reach];
      return what === 'attack' ? this.attack(sum, element, range) : this.block(sum, element);
    });
  };

  /** So many Wounds somebody takes, heals, gives; and as they are merely counted. */
  wounds = (count: number): string => this.count(count, ['Ranę', 'Rany', 'Ran'], ['Wound', 'Wounds']);
  woundCount = (count: number): string => this.count(count, ['Rana', 'Rany', 'Ran'], ['Wound', 'Wounds']);
  cardCount = (count: number): string => this.count(count, ['kartę', 'karty', 'kart'], ['card', 'cards']);
  signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);
}

/** Several of the same are counted: „Golemy ×2”. */
export const counted = (names: readonly string[]): string[] =>
  [...new Set(names)].map(name => {
    const count = names.filter(other => other === name).length;
    return count === 1 ? name : `${name} ×${count}`;
  });

/** A sentence begins with a capital letter. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** As something is typed: small, without what nobody types. */
export const typed = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\d+#/·-]+/gu, ' ')
    .trim();
