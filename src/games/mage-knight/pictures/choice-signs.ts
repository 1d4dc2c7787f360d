import type { Drawing, Mark } from '../../../engine/drawing.js';
import { parsePayment } from '../mana.js';
import { ELEMENTS, FACES, isBasic, type Mana, TERRAINS } from '../terms.js';
import { PILES } from '../tokens/enemy.js';
import { ABILITY_NAMES, ELEMENT_NAMES, MANA_NAMES, PILE_NAMES, TERRAIN_NAMES } from '../words/names/index.js';
import { ACROSS, GAP, panel } from './furniture.js';
import { grid, type Maker } from './grid.js';
import { heroPiece } from './hero-piece.js';
import { ABILITY_SIGNS, ELEMENT_ICONS, ICON } from './icons.js';
import type { Block } from './items.js';
import { crystal, manaDie, manaToken } from './mana.js';
import { body, FACE, LEAST, sign, words } from './marks.js';
import { ELEMENT_HUES, INK } from './palette.js';
import { choiceSheet, must, type Part } from './sheet.js';
import { terrainHex } from './terrain.js';
import { abilityRing, resistance, tokenBack } from './token.js';
import type { Vista } from './vista.js';

/** What an option looks like: a sign drawn around a middle, and its name. */
interface Sign {
  readonly name: string;
  readonly note?: string;
  draw(x: number, y: number): readonly Mark[];
}

const SIZE = 66;

const isMana = (id: string): id is Mana => FACES.some(face => face === id);

function manaSign({ palette, language, say }: Vista, mana: Mana, as: 'token' | 'crystal' | 'die', note = ''): Sign {
  const draw = (x: number, y: number): Mark[] =>
    as === 'crystal' && isBasic(mana)
      ? [crystal(mana, palette, x, y, SIZE)]
      : as === 'die'
        ? [manaDie(mana, palette, x, y, SIZE)]
        : [manaToken(mana, palette, x, y, SIZE / 2)];
  return { name: MANA_NAMES[mana]![language], draw, note: note === '' ? say.manaAs[as] : note };
}

function paymentSign(vista: Vista, id: string): Sign {
  const { place, mana, as } = parsePayment(id);
  const kind = place === 'crystal' ? 'crystal' : place === 'die' || place === 'tactic' ? 'die' : 'token';
  const note = as === mana ? '' : `→ ${MANA_NAMES[as]![vista.language]}`;
  return manaSign(vista, mana, kind, note);
}

const plainSign = (name: string, glyph: string, hue: string = INK.lux): Sign => ({
  name,
  draw: (x, y) => sign(glyph, x, y, SIZE, hue, 3),
});

const GLYPHS: Readonly<Record<string, string>> = {
  yes: ICON.yes,
  no: ICON.no,
  hand: ICON.hand,
  discard: ICON.discard,
  none: ICON.no,
  top: ICON.deck,
  bottom: ICON.deck,
  block: ICON.block,
  attack: ICON.melee,
  ranged: ICON.ranged,
  siege: ICON.siege,
  double: ICON.attack,
  roll: ICON.dice,
  leave: ICON.no,
  use: ICON.yes,
  keep: ICON.no,
  stay: ICON.banner,
  deck: ICON.deck,
  full: ICON.attack,
  partial: ICON.block,
  announce: ICON.trophy,
  play: ICON.hand,
};

/** How the option of a small question is shown; null where it has no sign of its own. */
function signOf(vista: Vista, key: string, id: string): Sign | null {
  const { language, say, palette, view, names } = vista;
  if (key === 'pay') return paymentSign(vista, id);
  if (isMana(id) && key !== 'pile')
    return manaSign(
      vista,
      id,
      key === 'die' || key === 'secret-die' || key === 'die-back'
        ? 'die'
        : key === 'mine' || key === 'crystal-colour'
          ? 'crystal'
          : 'token',
    );
  const terrain = TERRAINS.find(each => each === id);
  if (terrain)
    return { name: TERRAIN_NAMES[terrain]![language], draw: (x, y) => [terrainHex(terrain, vista, x, y, SIZE / 2)] };
  const element = ELEMENTS.find(each => each === id);
  if (element)
    return plainSign(ELEMENT_NAMES[element]![language], ELEMENT_ICONS[element], ELEMENT_HUES[element].colour);
  if (key === 'pile') {
    const pile = PILES.find(each => each === id);
    return pile
      ? { name: PILE_NAMES[pile]![language], draw: (x, y) => [tokenBack(pile, palette, x, y, SIZE / 2)] }
      : null;
  }
  if (key === 'symbol') return symbolSign(vista, id);
  if (key === 'seat' || key === 'replace-shield' || key === 'joint-invite') {
    const hero = view.heroes[Number(id)];
    return hero
      ? { name: names[Number(id)] ?? '', draw: (x, y) => [heroPiece(hero.hero, palette, x, y, SIZE / 2.4)] }
      : null;
  }
  const glyph = GLYPHS[id];
  return glyph ? plainSign(say.signs[id] ?? id, glyph, id === 'no' || id === 'none' ? INK.low : INK.lux) : null;
}

function symbolSign({ language }: Vista, id: string): Sign | null {
  const [what, name = what] = id.split(':') as [string, string | undefined];
  const of = name ?? what;
  if (of in ABILITY_SIGNS) {
    const ability = of as keyof typeof ABILITY_SIGNS;
    return { name: ABILITY_NAMES[of]![language], draw: (x, y) => [abilityRing(ability, x, y, SIZE / 2)] };
  }
  const element = ELEMENTS.find(each => of.endsWith(each));
  if (!element || element === 'cold_fire') return null;
  return {
    name: ABILITY_NAMES[`resist_${element}`]?.[language] ?? ELEMENT_NAMES[element]![language],
    draw: (x, y) => [resistance(element, x, y, SIZE / 2.2)],
  };
}

/** The options as signs with their names. */
export function signsBlock(vista: Vista, key: string, ids: readonly string[]): Block | null {
  const signs = ids.flatMap(id => signOf(vista, key, id) ?? []);
  if (signs.length === 0) return null;
  const isLong = signs.some(({ name, note = '' }) => Math.max(name.length, note.length) > 9);
  const columns = signs.length === 1 ? 1 : isLong || signs.length === 2 || signs.length === 4 ? 2 : 3;
  const width = (ACROSS - GAP * (columns - 1)) / columns;
  const height = signs.length > 10 ? 92 : 104;
  const [name, note] = signs.length > 10 ? [26, 67] : [32, 74];
  return grid(
    signs.map(
      (shown): Maker =>
        () => ({
          height,
          draw: (x, y): readonly Mark[] => [
            ...panel({ x, y, width, height }, { edge: INK.lineHigh }),
            ...shown.draw(x + 66, y + height / 2),
            words(shown.name, x + 120, y + (shown.note ? name : height / 2), LEAST, INK.text, {
              face: FACE.title,
              max: width - 132,
            }),
            ...(shown.note ? [body(shown.note, x + 120, y + note, LEAST, INK.dim, { max: width - 132 })] : []),
          ],
        }),
    ),
    columns,
  );
}

/** A small question: what it is about, then its options as signs, then whatever helps to choose. */
export const signsChoice = (
  vista: Vista,
  key: string,
  ids: readonly string[],
  above: Block | null,
  more: readonly Part[],
): Drawing => choiceSheet(vista, [must(above), must(signsBlock(vista, key, ids)), ...more]);
