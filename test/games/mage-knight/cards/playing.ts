import type { Said } from '../../../../src/engine/decision.js';
import type { HeroState, Realm } from '../../../../src/games/mage-knight/state.js';
import type { Mana } from '../../../../src/games/mage-knight/terms.js';
import { brought, inFight, inTurn, Stage } from '../stage.js';

export type Where = 'walk' | 'talk' | 'ranged' | 'block' | 'attack';

export interface Situation {
  /** Tokens in the play area. */
  readonly mana?: readonly Mana[];
  readonly hand?: readonly string[];
  readonly night?: boolean;
  readonly enemies?: readonly string[];
  readonly hero?: string;
  readonly sets?: readonly string[];
  readonly change?: (hero: HeroState, realm: Realm) => void;
}

/** A hero with nothing but these cards and this mana, in the middle of something. */
export function situation(where: Where, about: Situation = {}): Stage {
  const { mana = [], hand = [], night = false, enemies = ['prowlers', 'golems'] } = about;
  const start = { heroes: [about.hero ?? 'tovak'], sets: about.sets ?? [] };
  const realm = inTurn(start, (hero, realm) => {
    hero.hand = [...hand];
    for (const one of mana) hero.area.mana[one] += 1;
    if (night) realm.time = 'night';
  });
  if (where === 'talk') realm.heroes[0]!.area.stage = 'interaction';
  else if (where !== 'walk') inFight(realm, enemies, { phase: where });
  about.change?.(realm.heroes[0]!, realm);
  return new Stage(realm);
}

/** Plays a card and says what it brought. */
export function play(card: string, where: Where, answers: readonly Said[], about: Situation = {}): string[] {
  const stage = situation(where, { ...about, hand: [card, ...(about.hand ?? [])] });
  return brought(stage.say(`play:${card}`, ...answers));
}

/** Whether a card can be used at all in this situation. */
export const isOffered = (card: string, where: Where, about: Situation = {}): boolean =>
  situation(where, { ...about, hand: [card, ...(about.hand ?? [])] }).options.includes(`play:${card}`);

/** One line of a table: where, what is said after choosing the card, what it brings, and the situation. */
export type Row = readonly [
  card: string,
  where: Where,
  says: readonly Said[],
  brings: readonly string[],
  about?: Situation,
];
