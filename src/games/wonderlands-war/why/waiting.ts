import type { Decision, Said } from '../../../engine/decision.js';
import type { Forbidden } from '../../../engine/game.js';
import { activeSeat, fighterOf, isForTwo, type Wonderland } from '../state.js';
import { forbid } from '../words/forbidden.js';
import type { ReasonName } from '../words/reasons.js';
import { namedFaction, namedRegion, speaksOf } from './named.js';

/** What is said of a sealed answer, by its question. */
const SEALED: Readonly<Record<string, ReasonName>> = {
  'keep-quest': 'sealed-quests',
  wager: 'sealed-wager',
  answer: 'sealed-answer',
  'draw-on': 'sealed-answer',
  award: 'sealed-award',
  feat: 'sealed-feat',
  forge: 'sealed-forging',
};

/** A second answer to what was answered under seal. */
export const answeredTwice = ({ decision }: { decision: Decision; said: Said }): Forbidden =>
  forbid(SEALED[decision.key] ?? 'sealed-answer');

const isTea = ({ phase }: Wonderland): boolean => phase.startsWith('tea-') || phase === 'quests';

/** Why a seat that is not asked cannot do what it wants. */
export const waiting = (state: Wonderland, seat: number, text: string): Forbidden | null =>
  misplaced(state, seat, text) ?? (isTea(state) ? atTea(state, seat, text) : inWar(state, seat, text));

const isTeaMove = (text: string): boolean =>
  speaksOf(text, 'host') || speaksOf(text, 'head') || speaksOf(text, 'poison') || /^(chair |krzeslo )?\d+\b/.test(text);

/** What belongs to another part of the round, whoever is asked now. */
export function misplaced(state: Wonderland, seat: number, text: string): Forbidden | null {
  const isDraw = speaksOf(text, 'draw') || speaksOf(text, 'withdraw') || speaksOf(text, 'until');
  const isBet = speaksOf(text, 'wager');
  if (isTea(state)) return isDraw || isBet ? forbid('no-battle') : null;
  if (isTeaMove(text) && !isDraw) return forbid('tea-over');
  const fighter = state.battle && fighterOf(state.battle, seat);
  if (isBet) {
    if (isForTwo(state)) return forbid('no-wagers');
    return forbid(fighter ? 'fighter-bets' : 'wager-late');
  }
  if (speaksOf(text, 'forge') && state.phase !== 'forging') return forbid('no-forging');
  if (!isDraw) return null;
  if (!fighter) return forbid('no-fighter');
  if (fighter.status === 'out') return forbid('eliminated-already');
  return DRAWING.has(state.phase) ? null : forbid('drawing-over');
}

function atTea(state: Wonderland, seat: number, text: string): Forbidden | null {
  const { faction, leaderIn } = state.seats[seat]!;
  if (speaksOf(text, 'poison')) return forbid(faction === 'jabberwock' ? 'poison-when' : 'no-poisoner');
  if (speaksOf(text, 'host') && faction !== 'hatter') return forbid('no-host');
  if (!isTeaMove(text) && namedRegion(text) === null) return null;
  if (leaderIn >= 0) return forbid('leader-away');
  return forbid('not-your-turn', { faction: state.seats[activeSeat(state)]!.faction });
}

function inWar(state: Wonderland, seat: number, text: string): Forbidden | null {
  const fighter = state.battle && fighterOf(state.battle, seat);
  if (state.phase === 'wagers' && fighter && namedFaction(text) !== null) return forbid('fighter-bets');
  const isDraw = speaksOf(text, 'draw') || speaksOf(text, 'withdraw') || speaksOf(text, 'until');
  if (!isDraw || !fighter) return null;
  if (fighter.status === 'halt') return forbid('withdrawn-already');
  if (state.phase === 'wagers') return speaksOf(text, 'withdraw') ? forbid('draw-compulsory') : null;
  return forbid('not-now');
}

const DRAWING: ReadonlySet<Wonderland['phase']> = new Set(['wagers', 'draw', 'answers', 'effects', 'decide']);
