import type { Decision } from '../../../../src/engine/decision.js';
import type { Drawing, Palette } from '../../../../src/engine/drawing.js';
import type { Picture, Reader, Scene } from '../../../../src/engine/game.js';
import type { Language } from '../../../../src/engine/language.js';
import { pictures } from '../../../../src/games/mage-knight/pictures/index.js';
import { view } from '../../../../src/games/mage-knight/sight.js';
import type { Realm } from '../../../../src/games/mage-knight/state.js';
import type { RealmView } from '../../../../src/games/mage-knight/view.js';
import type { RealmEntry } from '../../../../src/games/mage-knight/vocabulary.js';
import { Stage } from '../stage.js';
import { assault, early, large, middle, NAMES } from './positions.js';

export const BOARDS = { early, middle, large } as const;

export const sceneOf = (realm: Readonly<Realm>, reader: Reader = 'spectator'): Scene<RealmView> => ({
  view: view(realm as Realm, reader),
  reader,
  names: NAMES.slice(0, realm.heroes.length),
});

/** A question the rules ask at a position, after these answers. */
export interface Asked {
  readonly name: string;
  readonly realm: Readonly<Realm>;
  readonly decision: Decision;
}

function asked(name: string, realm: Realm, ...answers: readonly string[]): Asked {
  const stage = new Stage(realm).say(...answers);
  return { name, realm: stage.realm, decision: stage.asked };
}

const atVillage = (): Realm =>
  middle(realm => {
    const hero = realm.heroes[0]!;
    hero.space = realm.heroes[1]!.space;
    realm.heroes[1]!.space = null;
    hero.area.influence = 9;
  });

export const CHOICES: readonly (() => Asked)[] = [
  () => asked('turn', middle()),
  () => asked('turn, large land', large()),
  () => asked('village', atVillage(), 'interact'),
  () => asked('side', middle(), 'play:march'),
  () => asked('side of concentration', middle(), 'play:concentration'),
  () => asked('ranged', assault('ranged')),
  () => asked('block', assault('block')),
  () => asked('attack', assault('attack')),
  () => asked('damage', assault('damage')),
];

export const STORY: readonly RealmEntry[] = [
  { tell: 'turn-begins', seat: 0, turn: 7, last: false },
  { tell: 'moved', seat: 0, path: ['G6', 'J2', 'J1'], cost: 7, provoked: [] },
  { tell: 'explored', seat: 0, tile: 'core_2', label: 'K' },
  { tell: 'fight-begins', seat: 0, cause: 'assault', site: 'keep', space: 'J5', enemies: ['crossbowmen', 'golems'] },
  { tell: 'blocked', seat: 0, enemy: 'crossbowmen', attack: 0, value: 8 },
  { tell: 'unit-wounded', seat: 0, unit: 'utem_guardsmen', wounds: 1 },
  { tell: 'wounded', seat: 0, hand: 2, discard: 0, by: 'golems' },
  { tell: 'beaten', seat: 0, enemies: ['crossbowmen', 'golems'], value: 12, armor: 9 },
  { tell: 'fight-ends', seat: 0, won: true },
  { tell: 'fame', seat: 0, amount: 7, total: 33, why: 'fight' },
  { tell: 'reputation', seat: 0, amount: -1, total: 1 },
  { tell: 'conquered', seat: 0, space: 'J5', site: 'keep' },
  { tell: 'level', seat: 0, level: 6 },
  { tell: 'skill-gained', seat: 0, skill: 'shield_mastery', common: false },
  { tell: 'gained-card', seat: 0, card: 'fireball', into: 'deck' },
  { tell: 'crystal', seat: 0, colour: 'green', amount: 2 },
];

type Shown = readonly [name: string, picture: Picture];

function shown(language: Language, palette: Palette): Shown[] {
  const look = { palette };
  const named = (name: string, picture: Picture | null): Shown[] =>
    picture ? [[`${name}, ${language}, ${palette}`, picture]] : [];
  return [
    ...Object.entries(BOARDS).flatMap(([name, realm]) =>
      named(`board: ${name}`, pictures.board(sceneOf(realm()), language, look)),
    ),
    ...named('hand: middle', pictures.hand(sceneOf(middle(), 0), language, look)),
    ...named('hand: early', pictures.hand(sceneOf(early(), 0), language, look)),
    ...CHOICES.flatMap(make => {
      const { name, realm, decision } = make();
      return named(`choice: ${name}`, pictures.choice(decision, sceneOf(realm, decision.seat), language, look));
    }),
    ...named('story: keep', pictures.story(STORY, sceneOf(middle()), language, look)),
  ];
}

/** Every kind of picture in both languages and palettes. */
export const gallery = (): ReadonlyMap<string, Picture> =>
  new Map([...shown('pl', 'standard'), ...shown('en', 'standard'), ...shown('pl', 'colour-blind')]);

export function* drawings(): Generator<readonly [string, Drawing]> {
  for (const [name, { drawing }] of gallery()) yield [name, drawing];
}
