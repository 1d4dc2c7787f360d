import type { Card, Flare } from '../card.js';

/** The rule behind each kind of step. */
const STEPS: readonly (readonly [op: string, rule: string])[] = [
  ['destroy', 'TK-7.11'],
  ['destroy_all', 'TK-7.11'],
  ['cone', 'TK-7.11'],
  ['shoot', 'TK-7.11'],
  ['convert', 'TK-7.12'],
  ['convert_away', 'TK-7.12'],
  ['upgrade', 'TK-7.9'],
  ['downgrade', 'TK-7.10'],
  ['place', 'TK-7.8'],
  ['leap', 'TK-7.6'],
  ['line', 'TK-7.7'],
  ['ram', 'TK-7.7'],
  ['move', 'TK-7.4'],
  ['move_mix', 'TK-7.4'],
  ['gain_action', 'TK-7.13'],
  ['draw_extra', 'TK-7.14'],
  ['extra_turn', 'TK-12.7'],
  ['grant_borrow', 'TK-4.11'],
  ['grant_void', 'TK-14.16'],
  ['pattern_color', 'TK-14.7'],
  ['set_gateway', 'TK-14.4'],
  ['opponents_lose_action', 'TK-14.8'],
  ['count_bonus', 'TK-14.9'],
  ['count_as_legend_summoned', 'TK-14.17'],
  ['linked', 'TK-14.13'],
  ['swap', 'TK-14.13'],
  ['copy_warp', 'TK-14.12'],
];

/** Cards that a rule or a ruling names. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  hypnotist: ['AMB-18'],
  naiad: ['AMB-18'],
  'demon-of-lust': ['AMB-18'],
  'dark-sphere': ['AMB-18'],
  'centaur-chieftain': ['AMB-19'],
  herald: ['AMB-19'],
  'infantry-captain': ['AMB-19'],
  'cavalry-captain': ['AMB-19'],
  'war-drummer': ['AMB-19'],
  warlord: ['AMB-19'],
  'flare-03': ['AMB-19'],
  'flare-09': ['AMB-37', 'AMB-19'],
  'flare-11': ['AMB-37', 'AMB-19'],
  'forest-ancient': ['AMB-20'],
  leviathan: ['AMB-21'],
  'angel-of-death': ['AMB-22'],
  knight: ['AMB-23'],
  'gryphon-rider': ['AMB-24'],
  'kiskin-spirit': ['AMB-25'],
  'woodland-druid': ['AMB-26'],
  'crystal-grower': ['AMB-26'],
  'eldest-tree': ['AMB-27'],
  'reality-patch': ['AMB-28'],
  bomb: ['AMB-31'],
  werewolf: ['AMB-32'],
  titan: ['TK-8.4'],
  deathbringer: ['TK-14.9'],
  'hell-hound': ['TK-13.2'],
  'merchant-of-time': ['TK-1.9', 'TK-14.5'],
};

function opsIn(value: unknown, found: Set<string>): Set<string> {
  if (Array.isArray(value)) for (const each of value) opsIn(each, found);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'op') found.add(String(inner));
      else opsIn(inner, found);
    }
  }
  return found;
}

function stepRules(steps: unknown): string[] {
  const ops = opsIn(steps, new Set());
  return STEPS.flatMap(([op, rule]) => (ops.has(op) ? [rule] : []));
}

/** The rules that explain a being or legend, the most telling first. */
export function rulesOfCard(card: Card, isOfGatewaySchool: boolean): string[] {
  return [
    ...new Set([
      ...(NAMED[card.id] ?? []),
      ...(card.frozen ? ['TK-14.1'] : []),
      ...(card.warp ? ['TK-14.10'] : []),
      ...(isOfGatewaySchool ? ['TK-14.4'] : []),
      ...stepRules([card.steps, card.frozen, card.warp]),
      ...(card.arrows ? ['TK-7.16'] : []),
      ...(card.marks ? ['TK-7.15'] : []),
      'TK-4.1',
    ]),
  ];
}

export const rulesOfFlare = ({ id, upper, lower }: Flare): string[] => [
  ...new Set(['TK-5.1', 'TK-5.2', ...(NAMED[id] ?? []), ...stepRules([upper.steps, lower.steps])]),
];
