import type { Forbidden } from '../../../engine/game.js';
import { boardAbilities } from '../board.js';
import { isAlly, levelOf } from '../chips.js';
import { isOpenForCastle } from '../effects/placing.js';
import { type RegionId, regionOf } from '../regions.js';
import type { Wonderland } from '../state.js';
import type { Unit } from '../units.js';
import { forbid } from '../words/forbidden.js';
import type { Why } from './asked.js';
import {
  namedAbility,
  namedChip,
  namedFaction,
  namedLevel,
  namedQuest,
  namedRegion,
  namedStandee,
  namedType,
  namedWonderlandian,
  numberIn,
  speaksOf,
} from './named.js';
import { whyRegion } from './table.js';

/** While a card is resolved: what does not belong to it. */
export const whyEffect: Why<'next-effect' | 'half' | 'corrupted'> = (state, _, text, { card }) => {
  if (speaksOf(text, 'skip')) return forbid('skip-last');
  const out = whyRegion(state, text);
  if (out) return out;
  if (speaksOf(text, 'split')) return forbid('no-split');
  if (/^\d+$/.test(text) || speaksOf(text, 'head') || speaksOf(text, 'host')) return forbid('card-first', { card });
  const isNamed = namedType(text) !== null || namedRegion(text) !== null || namedChip(text) !== null;
  const isEffect = (['castle', 'shield', 'shard', 'leader', 'supporter'] as const).some(topic => speaksOf(text, topic));
  return isNamed || isEffect ? forbid('not-on-card', { card }) : null;
};

export const whyPlaced: Why<'place-units' | 'lift-to' | 'standee'> = (state, _, text) =>
  speaksOf(text, 'split') ? forbid('no-split') : whyRegion(state, text);

export const whyStandees: Why<'standees'> = (state, seat, text, { units }) => {
  const standee = namedStandee(text);
  if (standee === null) return null;
  const { reserve } = state.seats[seat]!;
  return reserve.includes(standee)
    ? forbid('too-many-standees', { count: units })
    : forbid('not-in-reserve', { standee });
};

/** The unit a text speaks of. */
export function namedUnit(text: string): Unit | null {
  if (speaksOf(text, 'leader')) return 'leader';
  const standee = namedStandee(text);
  if (standee !== null) return `standee:${standee}`;
  return speaksOf(text, 'supporter') ? 'supporter' : null;
}

/** Why this unit cannot come from where it was said to be. */
export function whyUnit(
  state: Wonderland,
  seat: number,
  text: string,
  to: RegionId | null,
  rule?: string,
): Forbidden | null {
  const out = whyRegion(state, text);
  if (out) return out;
  const unit = namedUnit(text);
  if (unit === 'leader') return forbid('leader-stays', {}, rule);
  const region = namedRegion(text);
  if (region === null) return null;
  if (region === to) return forbid('same-region', { region }, rule);
  const { supporters, standees } = state.seats[seat]!;
  const at = regionOf(region);
  const isThere =
    unit === 'supporter' ? supporters[at]! > 0 : standees[at]!.some(standee => `standee:${standee}` === unit);
  return unit === null || isThere ? null : forbid('nobody-there', { region }, rule);
}

export const whyLift: Why<'lift'> = (state, seat, text, { to }) => whyUnit(state, seat, text, to);
export const whyExtra: Why<'extra-unit'> = (state, seat, text) => whyUnit(state, seat, text, null);

export const whyCastle: Why<'castle'> = (state, seat, text) => {
  const region = namedRegion(text);
  const out = whyRegion(state, text);
  if (out || region === null) return out;
  return isOpenForCastle(state, seat, regionOf(region)) ? null : forbid('castle-there', { region });
};

export const whyAlly: Why<'ally'> = (state, _, text, { level }) => {
  const [chip, type, said] = [namedChip(text), namedType(text), namedLevel(text)];
  if (chip !== null && !isAlly(chip)) return forbid('no-ally');
  if (said !== null && said !== level) return forbid('wrong-level', { level });
  if (chip !== null && levelOf(chip) !== level) return forbid('wrong-level', { level });
  const wanted = type === null ? chip : (`${type}:${level}` as const);
  return wanted !== null && isAlly(wanted) && state.supply[wanted] === 0
    ? forbid('out-of-supply', { chip: wanted })
    : null;
};

export const whyAbility: Why<'ability'> = (state, seat, text) => {
  const ability = namedAbility(text);
  if (ability === null) return null;
  const isOwn = boardAbilities(state, seat).some(({ id }) => id === ability);
  return forbid(isOwn ? 'ability-known' : 'ability-foreign', { ability });
};

export const whyMarket: Why<'market'> = (_, __, text) => {
  const card = namedWonderlandian(text);
  return card === null ? null : forbid('not-face-up', { card });
};

/** A quest that is not in hand; whose it is, or whether it is in the deck, is nobody's business. */
export const whyQuest: Why<'keep-quest' | 'quest-discard'> = (state, seat, text) => {
  const quest = namedQuest(text);
  if (quest === null || state.seats[seat]!.quests.includes(quest)) return null;
  return forbid('quest-foreign', { quest }, state.phase === 'quests' ? 'WW-2.8' : 'WW-4.14');
};

export const whyGrin: Why<'grin'> = (state, seat, text) =>
  namedFaction(text) === state.seats[seat]!.faction ? forbid('grin-self') : null;

export const whyFly: Why<'fly'> = (state, _, text) => {
  const region = namedRegion(text);
  return whyRegion(state, text) ?? (region === null ? null : forbid('not-adjacent', { region }));
};

export const whyShards: Why<'shards'> = (_, __, text, ___, decision) =>
  decision.kind === 'number' && numberIn(text) !== null ? forbid('too-many-shards', { count: decision.max }) : null;
