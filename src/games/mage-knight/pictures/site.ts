import type { Mark, Palette } from '../../../engine/drawing.js';
import { circle, hex } from '../../../geometry/paths.js';
import { ruinsOf } from '../cards/index.js';
import type { Colour } from '../terms.js';
import type { Site } from '../tiles/tile.js';
import { PILE_ICONS, SITE_HUES, SITE_ICONS } from './icons.js';
import { crystal, manaToken } from './mana.js';
import { digits, group, icon, keptMarks, linear, radial, shape } from './marks.js';
import { cityHue, INK, manaHues, mix, pileHues, type Sky, veil } from './palette.js';

/** Lights that burn at night. */
const GLOWS: Partial<Readonly<Record<Site, string>>> = {
  village: '#FF9A3C',
  monastery: '#FF9A3C',
  keep: '#FF9A3C',
  city: '#FFB45C',
  refugee_camp: '#FF9A3C',
  mage_tower: '#A86BFF',
  magical_glade: '#3DF0A0',
  portal: '#3FC8FF',
};

export interface SiteLook {
  readonly site: Site;
  readonly mine?: readonly Colour[];
  readonly colours?: readonly Colour[];
  readonly burned?: boolean;
}

function hueOf({ site, mine, colours, burned }: SiteLook, palette: Palette): string {
  if (burned) return '#8A8078';
  if (site === 'city') return cityHue(colours?.[0] ?? 'white', palette);
  if (site === 'mine' || site === 'deep_mine') {
    const { face, lite } = manaHues(mine?.[0] ?? 'white', palette);
    return mix(face, lite, 0.35);
  }
  return SITE_HUES[site];
}

/** A pale cut-out with a thick edge, in a space of side 100. */
export function siteSign(look: SiteLook, sky: Sky, x: number, y: number, size: number): Mark {
  const key = `mk site ${look.site} ${look.mine?.join() ?? ''} ${look.colours?.join() ?? ''} ${look.burned ?? false}`;
  const marks = keptMarks(`${key} ${sky.palette} ${sky.night}`, () => {
    const hue = hueOf(look, sky.palette);
    const glow = sky.night && !look.burned ? GLOWS[look.site] : undefined;
    const mines = look.mine ?? [];
    return [
      shape(circle(0, 10, 75), { fill: radial(0, 10, 75, '#0000008C', '#00000040', '#00000000') }),
      ...(glow
        ? [shape(circle(0, 10, 115), { fill: radial(0, 10, 115, veil(glow, 0.5), veil(glow, 0.18), veil(glow, 0)) })]
        : []),
      icon(
        SITE_ICONS[look.site],
        0,
        0,
        100,
        linear(0, 0, 0, 512, mix(hue, '#FFFFFF', 0.45), mix(hue, '#000000', 0.08)),
        {
          halo: INK.outline,
          haloWidth: 8.5,
        },
      ),
      ...mines.map((colour, at) => manaToken(colour, sky.palette, 40 - (mines.length - 1 - at) * 42, 32, 25)),
      ...(look.burned
        ? [icon('fire', 24, 22, 60, linear(0, 0, 0, 512, '#FFD08A', '#FF5A2A'), { halo: INK.outline, haloWidth: 5 })]
        : []),
    ];
  });
  return group(marks, { x, y, scale: size / 100, still: [-120, -110, 240, 240] });
}

/** A ruins token: an altar with its tribute, the enemies that wait, or face down. */
export function ruinsToken(id: string, palette: Palette, x: number, y: number, radius: number): Mark {
  const marks = keptMarks(`mk ruins ${id} ${palette}`, () => {
    const ground = [
      shape(hex(56, 0), { fill: INK.outline, shadow: { colour: '#000000B3', blur: 12, dy: 4 } }),
      shape(hex(50, 0), { fill: linear(0, -50, 0, 50, '#F7DD7C', '#B28A2A'), stroke: '#FFF3B8', width: 3 }),
    ];
    if (id === 'hidden') return [...ground, digits('?', 0, 0, 62, '#3A2A05')];
    const token = ruinsOf(id);
    if ('tribute' in token) {
      const colours = Object.keys(token.tribute) as Colour[];
      if (colours.length === 1) return [...ground, crystal(colours[0]!, palette, 0, 0, 62)];
      const at = [
        [-17, -18],
        [17, -18],
        [-17, 20],
        [17, 20],
      ] as const;
      return [...ground, ...colours.map((colour, k) => crystal(colour, palette, at[k]![0], at[k]![1], 36))];
    }
    const { enemies } = token;
    const step = enemies.length > 2 ? 30 : 42;
    const r = enemies.length > 2 ? 15 : 20;
    return [
      ...ground,
      ...enemies.flatMap((pile, k) => {
        const { rim, face } = pileHues(pile, palette);
        const at = (k - (enemies.length - 1) / 2) * step;
        return [
          shape(circle(at, 0, r + 2), { fill: INK.outline }),
          shape(circle(at, 0, r), { fill: rim }),
          icon(PILE_ICONS[pile], at, 0, r * 1.35, face),
        ];
      }),
    ];
  });
  return group(marks, { x, y, scale: radius / 50, still: [-76, -80, 152, 168] });
}

const COURT = hex(93, 0);
const WALL = hex(86, 0);

/** The court of a city: paved, walled in its colour, with its level and its castle. In a space of radius 100. */
export function cityCourt(colours: readonly Colour[], level: number, sky: Sky): Mark {
  const marks = keptMarks(`mk city ${colours.join()} ${level} ${sky.palette} ${sky.night}`, () => {
    const hue = cityHue(colours[0]!, sky.palette);
    const second = cityHue(colours[1] ?? colours[0]!, sky.palette);
    const bricks = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5]
      .map(k => {
        const row = `M-100 ${k * 19}H100`;
        const joints = [-3, -2, -1, 0, 1, 2, 3].map(m => `M${(m + (Math.abs(k) % 2) / 2) * 34} ${k * 19}v19`).join('');
        return row + joints;
      })
      .join('');
    const glow = sky.night ? '#FFB45C' : hue;
    return [
      shape(COURT, { fill: linear(0, -100, 0, 100, '#3A4150', '#20242E') }),
      group([shape(bricks, { stroke: '#FFFFFF12', width: 3 })], { clip: COURT }),
      shape(circle(0, 10, 95), { fill: radial(0, 10, 95, veil(glow, 0.4), veil(glow, 0.14), veil(glow, 0)) }),
      shape(WALL, { stroke: INK.outline, width: 13 }),
      shape(WALL, { stroke: hue, width: 6, dash: [16, 10] }),
      ...(second === hue ? [] : [group([shape(WALL, { stroke: second, width: 6, dash: [16, 10] })], { turn: 180 })]),
      siteSign({ site: 'city', colours }, sky, 0, -8, 110),
      ...(level === 0
        ? []
        : [
            shape(circle(60, -26, 27), { fill: INK.outline, stroke: hue, width: 4 }),
            digits(level, 60, -26, level > 9 ? 40 : 50, INK.white),
          ]),
    ];
  });
  return group(marks, { still: [-130, -120, 260, 250] });
}
