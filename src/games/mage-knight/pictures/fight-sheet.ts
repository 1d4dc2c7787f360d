import type { Mark } from '../../../engine/drawing.js';
import { polygon } from '../../../geometry/paths.js';
import { FIGHT_PHASES, type FightPhase } from '../fight/state.js';
import { ELEMENTS, REACHES } from '../terms.js';
import type { FightNow, PieceNow } from '../vocabulary.js';
import { capsule, type Value } from './capsule.js';
import { foeRow } from './foe-row.js';
import { ACROSS, GAP, panel } from './furniture.js';
import { ICON } from './icons.js';
import { type Block, flow, type Item, stack } from './items.js';
import { FACE, icon, LEAST, shape, title, words } from './marks.js';
import { INK } from './palette.js';
import type { Vista } from './vista.js';

const PHASE_ICONS: Readonly<Record<FightPhase, string>> = {
  ranged: ICON.ranged,
  block: ICON.block,
  damage: ICON.wound,
  attack: ICON.melee,
};
/** A phase that is not now is a sign. */
const APART = 112;
const OVERLAP = 12;
const NOW = ACROSS - (FIGHT_PHASES.length - 1) * (APART - OVERLAP);

/** The four phases as chevrons, the present one lit and named. */
export function phaseBar({ say }: Vista, phase: FightPhase): Block {
  const h = 64;
  const now = FIGHT_PHASES.indexOf(phase);
  return {
    height: h,
    draw(x, y) {
      let left = x;
      return FIGHT_PHASES.flatMap((each, at): Mark[] => {
        const isNow = at === now;
        const isPast = at < now;
        const w = isNow ? NOW : APART;
        const from = left;
        left += w - OVERLAP;
        const notch = at > 0 ? [[from + 20, y + h / 2] as const] : [];
        const path = polygon(
          [from, y],
          [from + w - 20, y],
          [from + w, y + h / 2],
          [from + w - 20, y + h],
          [from, y + h],
          ...notch,
        );
        const ink = isNow ? INK.luxInk : isPast ? '#CFD6E4' : INK.low;
        const start = from + (at > 0 ? 40 : 24);
        return [
          shape(path, {
            fill: isNow ? INK.lux : isPast ? '#3A4256' : '#1D2230',
            stroke: isNow ? INK.lux : INK.lineHigh,
            width: 2,
            ...(isNow ? { shadow: { colour: INK.halo, blur: 16 } } : {}),
          }),
          icon(isPast ? ICON.done : PHASE_ICONS[each], start + 20, y + h / 2, 42, ink),
          ...(isNow
            ? [words(say.phase[each], start + 56, y + h / 2, 42, ink, { max: w - 130, face: FACE.digit })]
            : []),
        ];
      });
    },
  };
}

/** Points of one kind and element together, in capsules. */
function gathered(pieces: readonly PieceNow[], isBlock: boolean): Item[] {
  return REACHES.flatMap(range =>
    ELEMENTS.flatMap((element): Item[] => {
      const sum = pieces
        .filter(piece => piece.element === element && (isBlock || piece.range === range))
        .reduce((total, { amount }) => total + amount, 0);
      if (sum === 0 || (isBlock && range !== 'melee')) return [];
      const value: Value = isBlock ? 'block' : range;
      return [capsule(value, sum, 50, element)];
    }),
  );
}

/** What has been gathered in this phase. */
export function gatheredStrip({ say }: Vista, fight: FightNow): Block | null {
  const attack = gathered(fight.attack, false);
  const block = gathered(fight.block, true);
  const items = [...attack, ...block];
  if (items.length === 0) return null;
  const whoseAttack = fight.clash?.role === 'block' ? say.rivalsAttack : say.yourAttack;
  const heading = attack.length === 0 ? say.yourBlock : block.length === 0 ? whoseAttack : say.bothPlayed;
  const shown = flow(items, ACROSS - 250, 60);
  const height = shown.height + 16;
  return {
    height,
    draw: (x, y) => [
      ...panel({ x, y, width: ACROSS, height }),
      title(heading, x + 20, y + height / 2, LEAST, INK.text, { max: 210 }),
      ...shown.draw(x + 236, y + 8),
    ],
  };
}

/** All foes of the fight; those that are beaten or away come last and leave first where there is no room. */
export function foeRows(vista: Vista, fight: FightNow, lit: ReadonlySet<string> = new Set(), most = 6): Block {
  const rank = (key: string): number => {
    const foe = fight.foes.find(each => each.key === key)!;
    return foe.beaten || foe.away ? 1 : 0;
  };
  const shown = fight.foes.toSorted((one, other) => rank(one.key) - rank(other.key)).slice(0, most);
  return stack(
    shown.map(foe => foeRow(vista, foe, fight.phase, lit.has(foe.key))),
    GAP - 4,
  );
}
