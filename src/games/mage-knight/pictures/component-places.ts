import type { Drawing, Mark, Palette } from '../../../engine/drawing.js';
import type { Language } from '../../../engine/language.js';
import { hex } from '../../../geometry/paths.js';
import { tileOf } from '../land.js';
import { CITIES } from '../sites/cities.js';
import { COLOURS, type Colour, type Terrain } from '../terms.js';
import { SITES, type Site, type TileSpace } from '../tiles/tile.js';
import { CITY_NAMES, RUINS_NAMES, SITE_NAMES } from '../words/names/index.js';
import { cityText, ruinsText, siteText } from '../words/texts/index.js';
import { ACROSS, BAR, MARGIN, page, panel, titleBar, WIDTH } from './furniture.js';
import { type Block, paragraph, stack } from './items.js';
import { digits, FACE, group, lineCount, shape, words } from './marks.js';
import { INK, type Sky } from './palette.js';
import { must, sheet } from './sheet.js';
import { cityCourt, ruinsToken, siteSign } from './site.js';
import { terrainMarks } from './terrain.js';
import { middleOf, PLACES, tileGround } from './tile.js';
import { tokenBack } from './token.js';

/** Where each site is shown standing. */
const GROUNDS: Partial<Readonly<Record<Site, Terrain>>> = {
  keep: 'hills',
  mage_tower: 'desert',
  magical_glade: 'forest',
  tomb: 'wasteland',
  monster_den: 'hills',
  spawning_grounds: 'wasteland',
  ancient_ruins: 'swamp',
  marauding_orcs: 'forest',
  draconum: 'mountain',
  mine: 'hills',
  deep_mine: 'hills',
  maze: 'wasteland',
  labyrinth: 'wasteland',
};

const isSite = (id: string): id is Site => SITES.some(site => site === id);
const isColour = (id: string): id is Colour => COLOURS.some(colour => colour === id);

function space(terrain: Terrain, sky: Sky, on: Mark, x: number, y: number, radius: number): Mark[] {
  return [
    group([shape(hex(104, 0), { fill: INK.outline }), ...terrainMarks(terrain, sky, 1, true), on], {
      x,
      y,
      scale: radius / 100,
    }),
  ];
}

/** A picture on the left, what it says on the right. */
function beside(picture: (x: number, y: number) => readonly Mark[], text: string): Block {
  const room = ACROSS - 330;
  const size = 36;
  const lines = lineCount(text, FACE.body, room / size);
  const height = Math.max(330, lines * 43 + 50);
  return {
    height,
    draw: (x, y) => [
      ...panel({ x, y, width: ACROSS, height }),
      ...picture(x + 155, y + height / 2),
      ...paragraph(text, room, lines, INK.text, size, 43).draw(x + 306, y + (height - lines * 43) / 2),
    ],
  };
}

/** The garrisons of a city by level, face down. */
function garrisons(colour: Colour, palette: Palette): Block {
  const { garrison } = CITIES.find(city => city.color === colour)!;
  const half = Math.ceil(garrison.length / 2);
  const row = 74;
  const height = half * row + 24;
  return {
    height,
    draw: (x, y) => [
      ...panel({ x, y, width: ACROSS, height }),
      ...garrison.flatMap((piles, at) => {
        const left = x + 30 + (at >= half ? ACROSS / 2 : 0);
        const middle = y + 12 + (at % half) * row + row / 2;
        return [
          digits(at + 1, left + 22, middle, 42, INK.fame),
          ...piles.map((pile, k) => tokenBack(pile, palette, left + 92 + k * 74, middle - 3, 29)),
        ];
      }),
    ],
  };
}

const titled = (name: string, blocks: readonly Block[]): Drawing =>
  sheet({ height: BAR, marks: titleBar(name, '#3A4A6A') }, [must(stack(blocks, 12))], 'day', 4000);

/** What is printed on a space of a tile. */
function printed({ site, mine, city }: TileSpace, sky: Sky): Mark[] {
  if (!site) return [];
  if (site === 'city') return [cityCourt([city ?? 'white'], 0, sky)];
  if (site === 'marauding_orcs') return [tokenBack('green', sky.palette, 0, 6, 50)];
  if (site === 'draconum') return [tokenBack('red', sky.palette, 0, 6, 50)];
  return [siteSign({ site, ...(mine ? { mine } : {}) }, sky, 0, 14, 104)];
}

function tileDrawing(id: string, sky: Sky): Drawing {
  const scale = 1.7;
  const [x, y] = [WIDTH / 2, 470];
  const { spaces } = tileOf(id);
  return page(920 + MARGIN, 'day', [
    tileGround(id, 0, sky, { x, y, scale }),
    ...PLACES.flatMap(([q, r], at) => {
      const [dx, dy] = middleOf(q, r);
      const here = spaces[at]!;
      if (here.terrain === 'sea') return [];
      return [
        group(printed(here, sky), { x: x + dx * scale, y: y + dy * scale, scale }),
        words(String(at), x + dx * scale, y + (dy - 68) * scale, 60, '#FFF8E6', {
          align: 'center',
          halo: INK.outline,
          haloWidth: 6,
        }),
      ];
    }),
  ]);
}

export function placeDrawing(
  kind: 'site' | 'city' | 'ruins' | 'tile',
  of: string,
  language: Language,
  palette: Palette,
): Drawing {
  const sky = { palette, night: false };
  if (kind === 'tile') return tileDrawing(of, sky);
  if (kind === 'ruins') {
    const picture = (x: number, y: number): Mark[] => [ruinsToken(of, palette, x, y, 110)];
    return titled(RUINS_NAMES[of]?.[language] ?? RUINS_NAMES.ruins?.[language] ?? of, [
      beside(picture, ruinsText(of, language)),
    ]);
  }
  if (kind === 'city') {
    const colours: readonly Colour[] = isColour(of) ? [of] : ['green', 'red'];
    const picture = (x: number, y: number): Mark[] => space('plains', sky, cityCourt(colours, 4, sky), x, y, 128);
    const below = isColour(of) ? [garrisons(of, palette)] : [];
    return titled(CITY_NAMES[of]![language], [beside(picture, cityText(of, language)), ...below]);
  }
  if (!isSite(of)) throw new RangeError(`No such site: ${of}`);
  const mine: readonly Colour[] = of === 'mine' ? ['green'] : of === 'deep_mine' ? ['red', 'blue'] : [];
  const on =
    of === 'city'
      ? cityCourt(['white'], 4, sky)
      : of === 'marauding_orcs' || of === 'draconum'
        ? tokenBack(of === 'draconum' ? 'red' : 'green', palette, 0, 8, 54)
        : siteSign({ site: of, ...(mine.length > 0 ? { mine } : {}) }, sky, 0, 12, 108);
  const picture = (x: number, y: number): Mark[] => space(GROUNDS[of] ?? 'plains', sky, on, x, y, 128);
  return titled(SITE_NAMES[of]![language], [beside(picture, siteText(of, language))]);
}
