import type { Rules } from '../../../engine/rules.js';
import type { PlainStep } from '../card.js';
import { setGateway } from '../changes.js';
import { note } from '../news.js';
import { colourOf, LEGENDARY, rankOf } from '../pieces.js';
import { scoreLegend } from '../scoring.js';
import { enemyColours } from '../teams.js';
import { pick } from './asking.js';
import { bind, type Effect, rangeOf, traceOf } from './effect.js';
import { piecesOf } from './who.js';

/** Actions gained are used after the effect (TK-3.9, TK-7.13). */
export function gainAction({ contest }: Effect, { n = 1 }: PlainStep): void {
  contest.turn.actions += n;
  note(contest, { did: 'action', gained: n });
}

/** Burns an action, done only if one is left. */
export function spendAction(effect: Effect, step: PlainStep): void {
  const { turn } = effect.contest;
  const isLeft = turn.actions > 0;
  if (isLeft) {
    turn.actions -= 1;
    note(effect.contest, { did: 'burnt' });
  }
  bind(effect, step, isLeft ? {} : null);
}

/** Every other side has one action fewer on its next turn; a team once (TK-14.8). */
export function slowOthers({ contest, colour }: Effect, { n = 1 }: PlainStep): void {
  const colours = enemyColours(contest, colour);
  for (const enemy of colours) contest.colours[enemy]!.slowed += n;
  note(contest, { did: 'slowed', colours });
}

export function grantExtraTurn({ contest }: Effect): void {
  contest.extraTurns += 1;
  note(contest, { did: 'extra-turn' });
}

/** Extra cards are drawn after the normal ones (TK-7.14). */
export function grantExtraCard({ contest }: Effect, { deck, n = 1 }: PlainStep): void {
  if (deck === 'legend') contest.turn.extraLegends += n;
  else contest.turn.extraBeings += n;
  note(contest, { did: 'extra-card', deck: deck === 'legend' ? 'legend' : 'being' });
}

/** The next summoning may borrow an enemy piece (TK-4.11, TK-14.3). */
export function grantBorrow({ contest }: Effect, { n = 1, scope }: PlainStep): void {
  contest.turn.borrow += n;
  contest.turn.borrowAtOnce = scope === 'immediately_following_summon';
  note(contest, { did: 'right', right: 'borrow', colour: null });
}

/** Vacant squares may stand in for commons (TK-14.16). */
export function grantVoid({ contest }: Effect, { n = 1 }: PlainStep): void {
  contest.turn.voids += n;
  note(contest, { did: 'right', right: 'void', colour: null });
}

/** The next pattern must use another colour (TK-14.7). */
export function setPatternColour(effect: Effect, { color }: PlainStep): void {
  const [piece] = traceOf(effect, /^color_of\(\$(\w+)\)$/.exec(color!)![1]!).pieces;
  if (piece === undefined) return;
  effect.contest.turn.patternColour = colourOf(piece);
  note(effect.contest, { did: 'right', right: 'colour', colour: colourOf(piece) });
}

/** From now on each kill of the turn counts once more (TK-14.9). */
export function addCountBonus({ contest }: Effect, { n = 1 }: PlainStep): void {
  contest.turn.bonus += n;
  note(contest, { did: 'count-bonus', bonus: contest.turn.bonus });
}

/** The being's own summoning counts as that of a legend, not as a second one (TK-14.17). */
export function* countAsLegend(effect: Effect): Rules<void> {
  const { contest, seat, name } = effect;
  contest.turn.legends += 1;
  note(contest, { did: 'counts-as-legend' });
  effect.points.push(...(yield* scoreLegend(contest, seat, name)));
}

/** Names the Gateway: a known piece, or one the player chooses; it is never legendary (TK-14.4). */
export function* makeGateway(effect: Effect, { who, choose }: PlainStep): Rules<void> {
  const { contest } = effect;
  if (choose === undefined) {
    for (const square of piecesOf(effect, who!, 'any'))
      if (rankOf(contest.board[square]!) !== LEGENDARY) setGateway(contest, square);
    return;
  }
  yield* pick(effect, {
    act: 'gateway',
    range: rangeOf(1, undefined),
    candidates: () => piecesOf(effect, choose.who, choose.rank),
    apply: square => setGateway(contest, square),
  });
}
