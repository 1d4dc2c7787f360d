import type { Drawing, Palette } from '../../../engine/drawing.js';
import type { Picture, Scene } from '../../../engine/game.js';
import type { Language } from '../../../engine/language.js';
import { heroName } from '../pictures/component-names.js';
import { ACROSS, MARGIN, page } from '../pictures/furniture.js';
import { spotsOf } from '../pictures/land-view.js';
import type { Ghost, Lit } from '../pictures/map.js';
import { closeUp } from '../pictures/surroundings.js';
import { vistaOf } from '../pictures/vista.js';
import { view } from '../sight.js';
import { parseAddress } from '../tiles/lattice.js';
import type { RealmView } from '../view.js';
import type { Questions } from '../vocabulary.js';
import { words } from '../words/index.js';
import type { Example, LandExample } from './example.js';
import { fightDrawing } from './fight-picture.js';
import { heroDrawing } from './hero-picture.js';
import { play, type Shown } from './position.js';

/** Discord's limit for the text that stands for a picture. */
const LONGEST_ALT = 1000;
/** One tile needs less room than several. */
const landHeight = ({ tiles = [] }: LandExample): number => (tiles.length === 0 ? 480 : 640);

/** The position of an example as the match's pictures draw it, and in words. */
export function examplePicture(example: Example, language: Language, palette: Palette): Picture {
  const shown = play(example);
  const names = example.heroes.map(({ hero }) => heroName(hero, language));
  const scene: Scene<RealmView> = { view: view(shown.realm, 0), reader: 0, names };
  return {
    drawing: drawingOf(example, shown, scene, language, palette),
    alt: words[language].board(scene).slice(0, LONGEST_ALT),
  };
}

function drawingOf(
  example: Example,
  shown: Shown,
  scene: Scene<RealmView>,
  language: Language,
  palette: Palette,
): Drawing {
  const vista = vistaOf(scene, language, { palette });
  switch (example.shows) {
    case 'fight':
      return fightDrawing(example, shown, vista);
    case 'hero':
      return heroDrawing(example, shown, vista);
    case 'land': {
      const height = landHeight(example);
      const box = { x: MARGIN, y: MARGIN, width: ACROSS, height };
      const spots = spotsOf(scene.view);
      const { marks } = closeUp(vista, spots, 0, box, lookOf(example, shown))!;
      return page(height + 2 * MARGIN, vista.night ? 'night' : 'day', marks);
    }
  }
}

/** What is lit on the land: all that can be reached, where the step provokes, where a tile may lie. */
function lookOf({ lit }: LandExample, { asked }: Shown): { lit: ReadonlyMap<string, Lit>; ghosts: readonly Ghost[] } {
  const { reachable, explorable } = asked!.about as Questions['turn']['about'];
  const spaces = reachable.filter(({ provokes }) =>
    lit === 'provoking' ? provokes.length > 0 : provokes.length === 0,
  );
  return {
    lit: new Map(
      lit === 'tiles'
        ? []
        : spaces.map(({ to, cost, provokes }) => [to, { cost, danger: provokes.length > 0 }] as const),
    ),
    ghosts: lit === 'tiles' ? explorable.map(({ at, cost }) => ({ at: parseAddress(at)!, letter: '+', cost })) : [],
  };
}
