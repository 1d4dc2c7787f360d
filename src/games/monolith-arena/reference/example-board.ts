import type { Drawing, Mark } from '../../../engine/drawing.js';
import { makeHex } from '../../../geometry/hex.js';
import { strikeArrow } from '../pictures/battle-arrows.js';
import { pieces } from '../pictures/board.js';
import { frame, trail } from '../pictures/effects.js';
import { arena, emptyHex, page } from '../pictures/floor.js';
import { HEXES, type Layout, onHex, placeOf } from '../pictures/layout.js';
import { group } from '../pictures/marks.js';
import { INK, type Livery } from '../pictures/palette.js';
import type { ArenaView } from '../view.js';
import type { Example, StrikeKind } from './example.js';
import { arenaOf, goalsOf, hitsOf } from './position.js';

const WIDTH = 760;
const HEIGHT = 668;
const RADIUS = 80;
const LAYOUT: Layout = { radius: RADIUS, middle: [WIDTH / 2, HEIGHT / 2] };

/** The board of a worked example: smaller than a match's, without its header. */
export function exampleBoard(example: Example, view: ArenaView, livery: Livery): Drawing {
  return {
    width: WIDTH,
    height: HEIGHT,
    marks: [
      page(WIDTH, HEIGHT),
      ...arena(LAYOUT),
      ...HEXES.map(hex => group(emptyHex(hex), onHex(LAYOUT, hex))),
      ...pieces(view, LAYOUT, livery),
      ...framedHexes(example).map(hex => frame(onHex(LAYOUT, hex), INK.gold)),
      ...acting(example).map(hex => frame(onHex(LAYOUT, hex), INK.white)),
      ...(example.steps ?? []).map(step => trail(LAYOUT, ...ends(step))),
      ...strikesOf(example).flatMap((line, _, all) => strike(line, all)),
    ],
  };
}

/** What may be chosen by the rules, and what the example points at. */
export const framedHexes = (example: Example): readonly string[] => [
  ...(example.marked ?? []),
  ...(example.goes ? goalsOf(arenaOf(example), example.goes) : []),
];

const acting = ({ goes }: Example): readonly string[] => (goes && 'from' in goes ? [goes.from] : []);

/** Strikes as they are written, and those of tiles that attack as the rules have them. */
function strikesOf(example: Example): readonly string[] {
  const worked = hitsOf(arenaOf(example), example.attacks ?? []).map(
    ({ source, target, kind, strength, stopped }) =>
      `${makeHex(source)}>${makeHex(target)} ${kind} ${strength}${stopped > 0 ? ' stopped' : ''}`,
  );
  return [...(example.strikes ?? []), ...worked];
}

function strike(line: string, all: readonly string[]): Mark[] {
  const [way, kind, strength, stopped] = line.split(' ');
  const [from, to] = ends(way!);
  const hits = { from: 0, to: 0, kind: kind as StrikeKind, strength: Number(strength), stopped: stopped ? 1 : 0 };
  // Blows both ways between two tiles run beside each other.
  const lane = all.some(other => other.startsWith(`${to}>${from} `)) ? 0.2 : 0;
  return strikeArrow(hits, { from: placeOf(LAYOUT, from), to: placeOf(LAYOUT, to), radius: RADIUS, lane });
}

function ends(way: string): [string, string] {
  const [from, to] = way.split('>');
  return [from!, to!];
}
