import type { Drawing, Palette } from '../../../engine/drawing.js';
import type { Language } from '../../../engine/language.js';
import { unitOf } from '../cards/index.js';
import { fightNow } from '../fight/now.js';
import { capsule, manaCapsule } from '../pictures/capsule.js';
import { cardBlock } from '../pictures/card.js';
import { ACROSS, BAR, panel, titleBar } from '../pictures/furniture.js';
import { columnWidth, grid, type Maker } from '../pictures/grid.js';
import { heroLook } from '../pictures/hero-look.js';
import { heroPiece } from '../pictures/hero-piece.js';
import { type Block, flow, type Item, strong } from '../pictures/items.js';
import { INK } from '../pictures/palette.js';
import { must, sheet } from '../pictures/sheet.js';
import { skillBlock } from '../pictures/skill.js';
import { unitBlock } from '../pictures/unit.js';
import type { Vista } from '../pictures/vista.js';
import { FACES } from '../terms.js';
import { handLimitAt } from '../tracks.js';
import type { Figure, HeroExample } from './example.js';
import type { Shown } from './position.js';

const TERMS: Readonly<Record<Language, { readonly level: string; readonly limit: string; readonly drawn: string }>> = {
  pl: { level: 'poziom', limit: 'limit ręki', drawn: 'na ręce' },
  en: { level: 'level', limit: 'hand limit', drawn: 'in hand' },
};

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** A number of the hero with its sign. */
function figure(of: Figure, { realm }: Shown, language: Language, palette: Palette): Item[] {
  const hero = realm.heroes[0]!;
  const terms = TERMS[language];
  const said = (text: string): Item => strong(text, INK.text, 40);
  switch (of) {
    case 'influence':
      return [capsule('influence', hero.area.influence, 70)];
    case 'reputation':
      return [capsule('reputation', signed(hero.reputation), 70)];
    case 'modifier':
      return [said('→\u00a0'), capsule('influence', signed(hero.area.modifier), 70), said('=')];
    case 'fame':
      return [capsule('fame', hero.fame, 70)];
    case 'level':
      return [said(`${terms.level} ${hero.level}`)];
    case 'heal':
      return [capsule('heal', hero.area.heal, 70)];
    case 'mana':
      return FACES.filter(face => hero.area.mana[face] > 0).map(face =>
        manaCapsule(face, hero.area.mana[face], 70, palette),
      );
    case 'limit':
      return [said(`${terms.limit} ${handLimitAt(hero.level)}`)];
    case 'hand':
      return [said('→\u00a0'), capsule('draw', hero.hand.length, 70), said(terms.drawn)];
    case 'damage': {
      const { attack, reduction, damage } = fightNow(realm, realm.fight!).clash!;
      return [capsule('melee', attack, 70), said('−'), capsule('block', reduction, 70), said(`= ${damage}`)];
    }
  }
}

function plate(items: readonly Item[]): Block {
  const inner = flow(items, ACROSS - 40, 88);
  const height = inner.height + 16;
  return { height, draw: (x, y) => [...panel({ x, y, width: ACROSS, height }), ...inner.draw(x + 20, y + 8)] };
}

/** The hero's numbers, and the cards, units or skills they are about. */
export function heroDrawing(example: HeroExample, shown: Shown, vista: Vista): Drawing {
  const { palette, say, night } = vista;
  const { hero } = example.heroes[0]!;
  const pieces = [example.cards, example.units, example.skills].flatMap(list => list ?? []).length;
  const columns = pieces === 1 ? 1 : 2;
  const width = columnWidth(columns);
  const states = shown.realm.heroes[0]!.units;
  const makers: Maker[] = [
    ...(example.cards ?? []).map(
      (card): Maker =>
        least =>
          cardBlock(card, { palette, say, width }, least),
    ),
    ...(example.units ?? []).map(
      (unit): Maker =>
        least => {
          const state = states.find(({ id }) => id === unit);
          const more = state ? { state } : { cost: unitOf(unit).cost };
          return unitBlock(unit, { palette, say, width, ...more }, least);
        },
    ),
    ...(example.skills ?? []).map(
      (skill): Maker =>
        least =>
          skillBlock(skill, { palette, say, width }, least),
    ),
  ];
  return sheet(
    {
      height: BAR,
      marks: [
        ...titleBar(vista.names[0]!, heroLook(hero, palette).face, {
          from: 124,
          note: night ? say.night : say.day,
        }),
        heroPiece(hero, palette, 62, 44, 34),
      ],
    },
    [
      must(plate(example.figures.flatMap(of => figure(of, shown, say.language, palette)))),
      must(makers.length > 0 ? grid(makers, columns) : null),
    ],
    night ? 'night' : 'day',
    4000,
  );
}
