import type { Decision, OneDecision, Said } from '../../../src/engine/decision.js';
import type { Alternative, Asked, Choices } from './format.js';
import type { Position } from './position.js';
import { hexOfRef } from './steps.js';

/** Says what a vector's `choices` say, when asked; undefined where they say nothing. */
export function chooseBy(choices: Readonly<Record<string, Choices>>) {
  const markers = new Map<string, string[]>();
  return (decision: Decision, position: Position): Said | undefined => {
    const phase = phaseOf(decision);
    const chosen = choices[phase] ?? choices.any ?? {};
    const { options } = decision as OneDecision;
    let id: string | undefined;
    if (decision.key === 'assassin') {
      const from = Object.keys(chosen.assassin ?? {}).find(ref => hexOfRef(position, ref) === decision.about!.from);
      if (from !== undefined) id = hexOfRef(position, chosen.assassin![from]!);
    } else if (decision.key === 'poison') {
      if (!markers.has(phase)) markers.set(phase, [...(chosen.poison ?? [])]);
      const next = markers.get(phase)!.shift();
      if (next !== undefined) id = hexOfRef(position, next);
    } else if (decision.key === 'regeneration') {
      id = options.find(option => (chosen.regen ?? []).some(wish => matches(position, option.id, wish)))?.id;
    }
    return id;
  };
}

/** 'start', a segment's number, or 'any' for orders. */
const phaseOf = (decision: Decision): string => {
  const moment = decision.about?.moment;
  return moment === 'order' || moment === undefined ? 'any' : String(moment);
};

/** Whether an option is the alternative a vector describes by rune, saved tile, source or marker. */
export function matches(position: Position, option: string, wish: Alternative): boolean {
  const at = (ref: string) => hexOfRef(position, ref);
  if (wish.marker !== undefined) return option === at(wish.marker);
  const [rune, saved, source] = option.split(':');
  return (
    (wish.rune === undefined || at(wish.rune) === rune) &&
    (wish.saves === undefined || at(wish.saves) === saved) &&
    (wish.source === undefined ||
      (['poison', 'order'].includes(wish.source) ? wish.source : at(wish.source)) === source)
  );
}

/** Whether a decision is the one a vector wants to be asked. */
export const isAsked = (position: Position, decision: Decision, { by, segment }: Asked): boolean =>
  ['regeneration', 'poison', 'assassin'].includes(decision.key) &&
  phaseOf(decision) === String(segment) &&
  position.players[decision.seat] === by;
