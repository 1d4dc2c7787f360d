import type { Forbidden } from '../../../engine/game.js';
import { lossBy } from '../answers.js';
import { isUntouchable } from '../board.js';
import { type Chip, harmOf } from '../chips.js';
import { SPACES_OF_FORGE_TRACK, TRACK_END } from '../components.js';
import { nameOfRegion, neighbours, regionOf } from '../regions.js';
import { fighterOf, opponentsOf, unitsIn, type Wonderland } from '../state.js';
import { forbid } from '../words/forbidden.js';
import type { Why } from './asked.js';
import { namedUnit, whyUnit } from './cards.js';
import { namedChip, namedFaction, namedQuest, namedRegion, namedType, numberIn, speaksOf } from './named.js';

export const whyWager: Why<'wager'> = (_, __, text) => {
  const faction = namedFaction(text);
  return faction && forbid('wager-absent', { faction });
};

/** Why the sealed answer is none to the chips drawn (WW-8.9). */
export const whyAnswer: Why<'answer'> = (state, seat, text, { drawn }) => {
  const chip = namedChip(text);
  if (chip !== null && !drawn.includes(chip)) return forbid('not-drawn', { chip });
  const harmful = drawn.filter(each => harmOf(each) > 0);
  if (speaksOf(text, 'shield')) {
    if (harmful.length === 0) return forbid('nothing-to-block');
    return state.seats[seat]!.shield ? null : forbid('shield-cracked');
  }
  if (speaksOf(text, 'shard')) return forbid('not-all-mad');
  return harmful.length === 0 ? null : whyLost(state, seat, text, harmful[0]!);
};

/** Why these units cannot be the ones that are lost (WW-9.1, WW-9.2). */
function whyLost(state: Wonderland, seat: number, text: string, chip: Chip): Forbidden | null {
  const unit = namedUnit(text);
  if (unit === null) return null;
  const { region } = state.battle!;
  const owner = state.seats[seat]!;
  const count = lossBy(state, seat, chip);
  if (count === 0) return forbid('nothing-lost');
  if (unit === 'leader' && owner.leaderIn === region && unitsIn(owner, region) > count) return forbid('leader-last');
  const isHere =
    unit === 'leader'
      ? owner.leaderIn === region
      : unit === 'supporter'
        ? owner.supporters[region]! > 0
        : owner.standees[region]!.some(standee => unit === `standee:${standee}`);
  return isHere ? forbid('units-lost', { count }) : forbid('unit-not-here', { region: nameOfRegion(region) });
}

/** Why this is neither draw nor withdraw nor an instruction. */
export const whyDraw: Why<'draw-on' | 'instruction'> = (state, seat, text) => {
  const { strength } = fighterOf(state.battle!, seat)!;
  const number = numberIn(text);
  if (number !== null && !text.includes('%')) {
    if (number > TRACK_END) return forbid('strength-end');
    if (number <= strength && !/loss|strat|out|bust|odpad/.test(text)) return forbid('strength-had', { strength });
  }
  return null;
};

export const whySoldier: Why<'soldier'> = (state, seat, text) => {
  const region = namedRegion(text);
  if (region !== null) {
    const near = neighbours(state.battle!.region, state.unused).map(nameOfRegion);
    return near.includes(region) ? forbid('too-few-near', { region }) : forbid('not-adjacent', { region });
  }
  const chip = namedChip(text);
  if (chip === null) return null;
  return isUntouchable(state, seat, chip) ? forbid('rook-alone') : forbid('not-exhausted', { chip });
};

export const whyGiven: Why<'give-up'> = (state, seat, text) => {
  const region = namedRegion(text);
  const owner = state.seats[seat]!;
  if (speaksOf(text, 'leader')) {
    const isAlone = region === null || unitsIn(owner, regionOf(region)) > 1;
    return isAlone ? forbid('leader-last') : null;
  }
  return whyUnit(state, seat, text, null, 'WW-20.6d');
};

export const whyBrought: Why<'bring-unit'> = (state, seat, text) => {
  const here = nameOfRegion(state.battle!.region);
  const region = namedRegion(text);
  const there = whyUnit(state, seat, text, here, 'WW-1.6');
  return there ?? (region === null ? null : forbid('not-adjacent', { region }));
};

/** Why this player cannot be the target: no opponent, or not one of those the effect reaches. */
export const whyTarget: Why<'target'> = (state, seat, text, { source }) => {
  const faction = namedFaction(text);
  if (faction === null) return null;
  const isOpponent = opponentsOf(state.battle!, seat).some(other => state.seats[other.seat]!.faction === faction);
  if (!isOpponent) return forbid('no-opponent', { faction });
  return forbid('not-targeted', { faction }, TARGET_RULES[source]);
};

const TARGET_RULES: Readonly<Record<string, string>> = { 'D-flamingo': 'WW-19.D1', royal_temper: 'WW-20.6a' };

export const whyAmulet: Why<'amulet'> = (state, seat, text) => {
  const faction = namedFaction(text);
  if (faction === null) return null;
  const isOpponent = opponentsOf(state.battle!, seat).some(other => state.seats[other.seat]!.faction === faction);
  return isOpponent ? forbid('track-clear', { faction }) : forbid('no-opponent', { faction });
};

export const whyShift: Why<'shift'> = (_, __, text) => (numberIn(text) === null ? null : forbid('not-nearest'));

export const whyAward: Why<'award'> = (_, __, text) => (namedRegion(text) === null ? null : forbid('award-only'));

export const whyFeat: Why<'feat'> = (state, seat, text) => {
  const quest = namedQuest(text);
  if (quest === null) return null;
  const isHeld = state.seats[seat]!.quests.includes(quest);
  return isHeld ? forbid('feat-unmet', { quest }) : forbid('quest-foreign', { quest }, 'WW-13.2');
};

export const whyCost: Why<'feat-cost'> = (_, __, text) => {
  const chip = namedChip(text);
  return chip && forbid('take-chip', { chip });
};

export const whyForge: Why<'forge'> = (state, seat, text) => {
  const owner = state.seats[seat]!;
  const chip = namedChip(text);
  const type = namedType(text);
  const active = owner.active.filter(each => each === chip || (type !== null && each.startsWith(`${type}:`)));
  if (chip !== null && active.length === 0) return forbid('not-active', { chip });
  const [track] = /\d+(?!.*\d)/.exec(text) ?? [];
  const count = Number(track ?? 0);
  if (track !== undefined && (count < 1 || count > owner.forged.length)) return forbid('no-track', { count });
  if (track !== undefined && owner.forged[count - 1]!.length >= SPACES_OF_FORGE_TRACK)
    return forbid('track-full', { count });
  const { symbolForgings } = fighterOf(state.battle!, seat)!;
  if (/symbol/.test(text) && symbolForgings === 0) return forbid('no-symbol');
  return active[0] && isUntouchable(state, seat, active[0]) ? forbid('rook-alone') : null;
};

export const whyLearn: Why<'learn'> = (_, __, text) => {
  const chip = namedChip(text);
  return chip && forbid('no-ally-active', { chip });
};
