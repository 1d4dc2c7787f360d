import type { Drawing, Mark, Palette } from '../../../engine/drawing.js';
import type { Picture, Scene } from '../../../engine/game.js';
import type { Language } from '../../../engine/language.js';
import { roundRect } from '../../../geometry/paths.js';
import type { FactionId } from '../faction.js';
import { forgeOffers, parseForging } from '../forging.js';
import { battleMarks } from '../pictures/battle.js';
import { CARD } from '../pictures/card.js';
import { chip } from '../pictures/chip.js';
import { type Crowd, crowdOf } from '../pictures/crowd.js';
import { endBoard } from '../pictures/end-board.js';
import { FORGE_HEIGHT, forgeBoard } from '../pictures/forge-board.js';
import { ACROSS, lowered, MARGIN, night, panel, WIDTH } from '../pictures/furniture.js';
import { mapGrid, mapHeight } from '../pictures/map.js';
import { shape } from '../pictures/marks.js';
import { INK } from '../pictures/palette.js';
import { table } from '../pictures/table.js';
import { MIDDLE, placeOf, TABLE_HEIGHT } from '../pictures/table-layout.js';
import { leader } from '../pictures/token.js';
import { view } from '../sight.js';
import { fighterOf, type Wonderland } from '../state.js';
import type { WonderlandView } from '../view.js';
import { words } from '../words/index.js';
import { factionName } from '../words/names/index.js';
import { battleOf } from './battle.js';
import { drawStrip, STRIP_HEIGHT } from './draw-strip.js';
import type { BattleExample, Example, ForgeExample } from './example.js';
import { endOf, factionsOf, mapOf, seatOf, tableOf } from './position.js';

/** Names that have little room. */
const SHORT_NAMES: Readonly<Record<Language, Partial<Record<FactionId, string>>>> = {
  pl: { queen: 'Królowa', cheshire: 'Kot' },
  en: { hatter: 'Hatter', queen: 'Queen', cheshire: 'Cat' },
};

interface Shown {
  readonly drawing: Drawing;
  readonly scene: Scene<WonderlandView>;
}

const page = (height: number, marks: readonly Mark[]): Drawing => ({
  width: WIDTH,
  height,
  marks: [...night(height), ...marks],
});

/** The position of an example as the match's pictures draw it, and in words. */
export function examplePicture(example: Example, language: Language, palette: Palette): Picture {
  const names = factionsOf(example).map(faction => SHORT_NAMES[language][faction] ?? factionName(faction, language));
  const seen = (state: Readonly<Wonderland>, reader: number | 'spectator' = 'spectator'): Scene<WonderlandView> => ({
    view: view(state, reader),
    reader,
    names,
  });
  const { drawing, scene } = shown(example, seen, of => crowdOf(of, language, palette));
  return { drawing, alt: words[language].board(scene) };
}

function shown(
  example: Example,
  seen: (state: Readonly<Wonderland>, reader?: number) => Scene<WonderlandView>,
  crowdIn: (scene: Scene<WonderlandView>) => Crowd,
): Shown {
  switch (example.shows) {
    case 'battle': {
      const state = battleOf(example);
      const scene = seen(state, readerOf(example));
      return { scene, drawing: battlePage(state, crowdIn(scene)) };
    }
    case 'forge': {
      const state = battleOf(example);
      const scene = seen(state);
      return { scene, drawing: forgePage(example, state, crowdIn(scene)) };
    }
    case 'table': {
      const { state, chairs } = tableOf(example);
      const scene = seen(state);
      return { scene, drawing: tablePage(chairs, crowdIn(scene)) };
    }
    case 'map': {
      const { state, lit } = mapOf(example);
      const scene = seen(state);
      const crowd = crowdIn(scene);
      return { scene, drawing: page(mapHeight(crowd) + 2 * MARGIN, mapGrid(crowd, MARGIN, { lit })) };
    }
    case 'score': {
      const scene = seen(endOf(example));
      return { scene, drawing: endBoard(crowdIn(scene)) };
    }
  }
}

const readerOf = (example: BattleExample): number | undefined => example.reader && seatOf(example, example.reader);

/** The battle, and what its last draw brought. */
function battlePage(state: Readonly<Wonderland>, crowd: Crowd): Drawing {
  const { height, marks } = battleMarks(crowd, crowd.view.battle!, MARGIN);
  const end = height + 2 * MARGIN;
  if (state.battle!.draw === 0) return page(end, marks);
  return page(end + STRIP_HEIGHT + MARGIN, [...marks, ...drawStrip(crowd, state, end)]);
}

/** Active chips that are left, and the forge under them: where one may go on is lit. */
function forgePage({ faction, forces }: ForgeExample, state: Readonly<Wonderland>, crowd: Crowd): Drawing {
  const seat = seatOf({ forces }, faction);
  const { active, forged, between } = crowd.view.seats[seat]!;
  const { symbolForgings, chipForgings } = fighterOf(state.battle!, seat)!;
  const tracks = symbolForgings + chipForgings > 0 ? forgeOffers(state, seat).map(id => parseForging(id).track) : [];
  const forging = { faction, isForTwo: state.twoPlayerBoards, forged, between, open: tracks };
  return page(126 + FORGE_HEIGHT + MARGIN, [
    ...panel({ x: MARGIN, y: MARGIN, width: ACROSS, height: 104 }, { round: 22 }),
    ...leader(faction, crowd.livery, 76, 64, 40),
    ...active.map((each, k) => chip(each, faction, crowd.livery, 190 + k * 104, 64, 44)),
    ...forgeBoard(forging, 126, crowd.say, crowd.livery),
  ]);
}

/** The table alone; where the leader may go is lit. */
function tablePage(chairs: readonly number[], crowd: Crowd): Drawing {
  const count = crowd.view.table.chairs.length;
  const frames = chairs.map(chair => {
    const { x, y } = placeOf(chair, count);
    const path =
      chair === 0
        ? roundRect(6, MIDDLE.y - 26, 180, MIDDLE.height + 30, { left: 90, right: 90 })
        : roundRect(x - 5, y - 5, CARD.width + 10, CARD.height + 10, 18);
    return shape(path, { stroke: INK.moon, width: 8, shadow: { colour: INK.halo, blur: 26 } });
  });
  return page(TABLE_HEIGHT + 2 * MARGIN, lowered([...table(crowd), ...frames], MARGIN));
}
