import { tell } from '../../engine/match-state.js';
import { ask, type Rules } from '../../engine/rules.js';
import { flareAt, nameOfFlare } from './cards.js';
import { beginEffect } from './effects/effect.js';
import { runSteps } from './effects/run.js';
import { open } from './news.js';
import { plainQuestion } from './question.js';
import { award } from './scoring.js';
import { makeSnapshot, pieceViews } from './snapshot.js';
import { type Contest, formOf } from './state.js';
import { standingOf } from './supply.js';
import { colourOfSeat, enemyColours } from './teams.js';
import type { Points } from './vocabulary.js';

/** Which halves of a flare an opponent's lead allows. */
export interface Halves {
  readonly colour: number;
  readonly upgradedLead: number;
  readonly piecesLead: number;
  readonly upper: boolean;
  readonly lower: boolean;
}

/** The flare against one opposing colour; the difference must be at least the number (TK-5.1, AMB-8). */
export function halvesAgainst(contest: Contest, colour: number, enemy: number, flare: number): Halves {
  const { upper, lower } = flareAt(flare);
  const [own, other] = [standingOf(contest, colour), standingOf(contest, enemy)];
  const upgradedLead = other.upgraded - own.upgraded;
  const piecesLead = other.pieces - own.pieces;
  return {
    colour: enemy,
    upgradedLead,
    piecesLead,
    upper: upgradedLead >= upper.lead,
    lower: piecesLead >= lower.lead,
  };
}

/** Opponents against whom at least one half may be thrown. */
export function flareTargets(contest: Contest, seat: number, flare: number): Halves[] {
  const colour = colourOfSeat(contest, seat);
  return enemyColours(contest, colour)
    .map(enemy => halvesAgainst(contest, colour, enemy, flare))
    .filter(({ upper, lower }) => upper || lower);
}

/** Throws the flare: both criteria are judged now, the upper half comes first (TK-5.2, AMB-9). */
export function* throwFlare(contest: Contest, seat: number): Rules<void> {
  const owner = contest.seats[seat]!;
  const flare = owner.flares[0]!;
  const name = nameOfFlare(flare);
  const targets = flareTargets(contest, seat, flare);
  const halves = targets.map(({ colour, upper, lower }) => ({ colour, upper, lower }));
  const ids = targets.map(({ colour }) => `${colour}` as const);
  const against = Number(yield* ask(plainQuestion('against', seat, { flare: name, halves }, ids)));
  const { upper, lower } = targets.find(({ colour }) => colour === against)!;
  owner.flares.splice(0, 1);
  open(contest, { seat, what: 'flare', card: name });
  const points = flarePoints(contest, seat, against);
  for (const point of points) award(contest, point);
  for (const part of ['upper', 'lower'] as const)
    if (part === 'upper' ? upper : lower) {
      const effect = beginEffect(contest, seat, { name, card: null, part });
      yield* runSteps(effect, flareAt(flare)[part].steps);
    }
  contest.flareDiscard.push(flare);
  tell(contest, {
    tell: 'flare',
    seat,
    flare: name,
    against,
    upper,
    lower,
    deeds: [...contest.last!.deeds],
    points,
    board: makeSnapshot(pieceViews(contest)),
  });
}

/** What the opponent gets for it, at once (TK-5.4 to TK-5.6). */
function flarePoints(contest: Contest, seat: number, against: number): Points[] {
  switch (formOf(contest)) {
    case 'high-form':
      return [];
    case 'duel':
      return [{ colour: against, points: 1, of: null }];
    case 'melee':
      return [{ colour: against, points: 1, of: colourOfSeat(contest, seat) }];
  }
}
