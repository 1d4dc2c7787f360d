import type { Mark } from '../../../engine/drawing.js';
import { roundRect } from '../../../geometry/paths.js';
import type { AbilityId, BoardAbility, FactionId } from '../faction.js';
import { FACTIONS } from '../factions/index.js';
import { abilityName, abilityText } from '../words/names/index.js';
import { chip } from './chip.js';
import { ICON, LEADER_ICONS } from './icons.js';
import { linear, shape, sign } from './marks.js';
import { coloursOf, INK, type Livery, mix } from './palette.js';
import type { PictureWords } from './picture-words.js';
import type { Plaque } from './plaque.js';

/** Whether an ability works: always there, unlocked, unlocked in this battle (silent until it is over), or still locked. */
export type AbilityState = 'shown' | 'open' | 'fresh' | 'locked';

/** All abilities of a faction by id, the leader's first; texts differ by side, ids do not. */
export const abilitiesOf = (faction: FactionId): readonly BoardAbility[] => [
  FACTIONS[faction].leader,
  ...FACTIONS[faction].abilities,
];

const ALL: ReadonlyMap<AbilityId, { faction: FactionId; ability: BoardAbility }> = new Map(
  Object.values(FACTIONS).flatMap(({ id: faction }) =>
    abilitiesOf(faction).map(ability => [ability.id, { faction, ability }] as const),
  ),
);

/** How often an ability works in one tea party, on the side of the board in use; once unless it says more. */
export function usesPerTea(id: AbilityId, isForTwo: boolean): number {
  const { faction, ability } = ALL.get(id)!;
  const { twoPlayers } = FACTIONS[faction];
  const other = isForTwo ? twoPlayers.abilities.find(each => each.id === id) : undefined;
  return (other ?? ability).steps.some(({ limit }) => limit === 'twice_per_tea') ? 2 : 1;
}

function abilitySign(id: AbilityId, livery: Livery, isOn: boolean, x: number, y: number, radius: number): Mark[] {
  const { faction, ability } = ALL.get(id)!;
  const { base, ink, edge } = coloursOf(faction, livery.palette);
  if (ability.kind === 'artifact')
    return [chip('artifact', faction, livery, x, y, radius, { isValued: false, isDim: !isOn })];
  const side = radius * 1.7;
  return [
    shape(roundRect(x - side / 2, y - side / 2, side, side, radius * 0.4), {
      fill: isOn ? mix(base, 0.8) : '#2C2350',
      stroke: INK.outline,
      width: 3,
    }),
    ...sign(ability.kind === 'leader' ? LEADER_ICONS[faction] : ICON.passive, x, y, side * 0.78, isOn ? ink : INK.low, {
      colour: isOn ? edge : INK.outline,
      width: radius * 0.1,
    }),
  ];
}

/** An ability as a plaque; a padlock tells whether it works. */
export function abilityPlaque(
  id: AbilityId,
  isForTwo: boolean,
  state: AbilityState,
  say: PictureWords,
  livery: Livery,
): Plaque {
  const { faction, ability } = ALL.get(id)!;
  const { base, hi } = coloursOf(faction, livery.palette);
  const isOn = state !== 'locked';
  const kinds = { leader: say.leaderAbility, artifact: say.upgrade, passive: say.passive };
  return {
    sign: (x, y, radius) => [
      ...abilitySign(id, livery, isOn, x, y, radius),
      ...(state === 'shown'
        ? []
        : sign(
            isOn ? ICON.unlocked : ICON.locked,
            x + radius * 0.72,
            y + radius * 0.78,
            radius * 0.95,
            isOn ? INK.good : INK.dim,
            {
              colour: INK.outline,
              width: 6,
            },
          )),
    ],
    title: abilityName(id, say.language),
    note: state === 'fresh' ? say.fresh : kinds[ability.kind],
    noteInk: isOn ? hi : INK.low,
    text: abilityText(id, say.language, isForTwo),
    fill: isOn ? linear(0, 0, 0, 1500, mix(base, 0.3), mix(base, 0.14)) : '#1B1533',
    edge: isOn ? base : '#3B3160',
    isDim: !isOn,
  };
}
