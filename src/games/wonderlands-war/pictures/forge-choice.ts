import type { Drawing } from '../../../engine/drawing.js';
import { type Chip, distinctChips } from '../chips.js';
import { parseForging } from '../forging.js';
import type { ForgeId } from '../vocabulary.js';
import { chipsSection } from './bag.js';
import { chipPlaqueOf, listed } from './battle-choice.js';
import { chipText } from './chip-text.js';
import type { Crowd } from './crowd.js';
import { fittingSheet, may, must } from './fitting-sheet.js';
import { forgeSection } from './hand.js';
import { ICON } from './icons.js';

const MANY = 6;

/** The active chips that may be forged, over the tracks with their next spaces lit. */
export function forgeChoice(crowd: Crowd, seat: number, ids: readonly string[]): Drawing {
  const own = crowd.view.seats[seat]!;
  const offers = ids.filter(id => id !== 'none').map(id => parseForging(id as ForgeId));
  const chips: Chip[] = distinctChips(offers.map(({ chip }) => chip));
  const told = chips.filter(chip => chipText(crowd, seat, chip) !== crowd.say.plainChip);
  const there = own.active.filter(each => chips.includes(each));
  const open = [...new Set(offers.map(({ track }) => track))];
  return fittingSheet([
    must(chipsSection(there, own.faction, crowd.livery, { icon: ICON.forge, name: crowd.say.active, isLit: true })),
    must(forgeSection(crowd, own, open)),
    // Many buttons leave no room for what the chips do.
    may(ids.length > MANY ? null : listed(told.map(chip => chipPlaqueOf(crowd, seat, chip, { isLit: false })))),
  ]);
}
