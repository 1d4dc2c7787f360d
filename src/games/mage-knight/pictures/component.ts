import type { Drawing, Palette } from '../../../engine/drawing.js';
import type { Language } from '../../../engine/language.js';
import { BASIC_ACTIONS } from '../cards/basic-actions.js';
import { heroOf, unitOf } from '../cards/index.js';
import { SCENARIO_NAMES, VARIANT_NAMES } from '../words/names/index.js';
import { scenarioText, variantText } from '../words/texts/index.js';
import { cardBlock } from './card.js';
import { heroName } from './component-names.js';
import { placeDrawing } from './component-places.js';
import { enemyBlock } from './enemy-block.js';
import { ACROSS, BAR, MARGIN, page, titleBar } from './furniture.js';
import { columnWidth, grid } from './grid.js';
import { heroLook } from './hero-look.js';
import { heroPiece } from './hero-piece.js';
import type { Block } from './items.js';
import { group } from './marks.js';
import { plaque } from './plaque.js';
import { pictureWords } from './say/index.js';
import { headed, must, sheet } from './sheet.js';
import { skillBlock } from './skill.js';
import { tacticBlock } from './tactic.js';
import { unitBlock } from './unit.js';

export const COMPONENT_KINDS = [
  'hero',
  'card',
  'unit',
  'skill',
  'tactic',
  'enemy',
  'site',
  'city',
  'ruins',
  'tile',
  'scenario',
  'variant',
] as const;
export type ComponentKind = (typeof COMPONENT_KINDS)[number];

/** One block alone on a page, as large as the page is wide. */
function alone(make: (width: number) => Block, width: number): Drawing {
  const scale = ACROSS / width;
  const block = make(width);
  return page(Math.ceil(block.height * scale + 2 * MARGIN), 'day', [
    group(block.draw(0, 0), { x: MARGIN, y: MARGIN, scale }),
  ]);
}

function heroDrawing(id: string, language: Language, palette: Palette): Drawing {
  const say = pictureWords[language];
  const own = BASIC_ACTIONS.filter(({ hero }) => hero === id).map(card => card.id);
  const half = columnWidth(2);
  return sheet(
    {
      height: BAR,
      marks: [
        ...titleBar(heroName(id, language), heroLook(id, palette).face, { from: 124 }),
        heroPiece(id, palette, 62, 44, 34),
      ],
    },
    [
      must(
        headed(
          say.ownCards,
          grid(
            own.map(card => least => cardBlock(card, { palette, say, width: half }, least)),
            2,
          ),
        ),
      ),
      must(
        headed(
          say.skills,
          grid(
            heroOf(id).skills.map(skill => least => skillBlock(skill, { palette, say, width: half }, least)),
            2,
          ),
        ),
      ),
    ],
    'day',
    4000,
  );
}

/** A piece of the game as the rules look-up shows it: its kind, and its id in the data. */
export function componentDrawing(kind: ComponentKind, of: string, language: Language, palette: Palette): Drawing {
  const say = pictureWords[language];
  const look = { palette, say };
  switch (kind) {
    case 'hero':
      return heroDrawing(of, language, palette);
    case 'card':
      return alone(width => cardBlock(of, { ...look, width }), 640);
    case 'unit':
      return alone(width => unitBlock(of, { ...look, width, cost: unitOf(of).cost }), 600);
    case 'skill':
      return alone(width => skillBlock(of, { ...look, width }), 680);
    case 'tactic':
      return alone(width => tacticBlock(of, { ...look, width }), 720);
    case 'enemy':
      return alone(width => enemyBlock(of, { ...look, width, told: true }), ACROSS);
    case 'site':
    case 'city':
    case 'ruins':
    case 'tile':
      return placeDrawing(kind, of, language, palette);
    case 'scenario':
      return alone(
        width => plaque(SCENARIO_NAMES[of]![language], scenarioText(of, language), 'treasure-map', width),
        720,
      );
    case 'variant':
      return alone(width => plaque(VARIANT_NAMES[of]![language], variantText(of, language), 'checklist', width), 720);
  }
}
