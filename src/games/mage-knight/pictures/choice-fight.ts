import type { Drawing } from '../../../engine/drawing.js';
import type { FightNow, Questions, Standing } from '../vocabulary.js';
import { handParts } from './choice-parts.js';
import { clashPanel } from './clash-panel.js';
import { damagePanel } from './damage-panel.js';
import { foeRows, gatheredStrip, phaseBar } from './fight-sheet.js';
import { FOE_ROW } from './foe-row.js';
import { GAP } from './furniture.js';
import type { Block } from './items.js';
import { choiceSheet, may, must, type Part } from './sheet.js';
import { standingStrip } from './standing-strip.js';
import type { Vista } from './vista.js';

/** The enemies of a fight with what is gathered and missing, then whatever the question needs. */
export function fightSheet(
  vista: Vista,
  seat: number,
  fight: FightNow,
  more: { readonly standing?: Standing; readonly lit?: ReadonlySet<string>; readonly under?: Block | null } = {},
): Drawing {
  const hero = vista.view.heroes[seat]!;
  const gathered = gatheredStrip(vista, fight);
  const used =
    (fight.clash ? 196 : 64) + (more.under ? more.under.height + GAP : 0) + (gathered ? gathered.height + GAP : 0);
  const most = Math.max(2, Math.floor((vista.tallest - used - 4 * GAP) / (FOE_ROW + GAP)));
  const parts: Part[] = [
    must(fight.clash ? clashPanel(vista, fight.clash) : phaseBar(vista, fight.phase)),
    must(fight.foes.length > 0 ? foeRows(vista, fight, more.lit, most) : null),
    must(more.under ?? null),
    must(gathered),
    may(more.standing ? standingStrip(vista, more.standing) : null, 1),
    ...handParts(vista, hero, 2),
  ];
  return choiceSheet(vista, parts, 'fight');
}

/** Foes an option of the fight speaks of: beaten together, blocked, slowed. */
function foesIn(ids: readonly string[]): Set<string> {
  const keys = new Set<string>();
  for (const id of ids) {
    const [what, name = ''] = id.split(':');
    if (what === 'attack') for (const key of name.split('+')) keys.add(key);
    if (what === 'block' || what === 'slow') keys.add(name.split('.')[0]!);
  }
  return keys;
}

export const fightChoice = (
  vista: Vista,
  seat: number,
  about: Questions['fight']['about'],
  ids: readonly string[],
): Drawing => fightSheet(vista, seat, about.fight, { standing: about, lit: foesIn(ids) });

/** Who takes the damage: each attack with the wounds it means, and the units that may stand in. */
export const damageChoice = (
  vista: Vista,
  seat: number,
  about: Questions['damage']['about'],
  ids: readonly string[],
): Drawing => fightSheet(vista, seat, about.fight, { under: damagePanel(vista, seat, about, ids) });
