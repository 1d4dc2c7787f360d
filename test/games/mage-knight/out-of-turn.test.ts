import { describe, expect, it } from 'vitest';
import { type Decision, isPause } from '../../../src/engine/decision.js';
import { randomFrom } from '../../../src/engine/random.js';
import { Table } from '../../../src/engine/table.js';
import { game } from '../../../src/games/mage-knight/game.js';
import type { QuestionKey } from '../../../src/games/mage-knight/vocabulary.js';
import { crowd, eagerAnswer, enrich, startMatch } from './eager-play.js';

/** What a seat is asked in another's turn and most let pass: who wants it is never stopped for it. */
const TRIFLES: Readonly<Partial<Record<QuestionKey, string>>> = {
  // Something allowed out of turn before an attack, a card or a skill happens (MK-W-3.1).
  react: 'pass',
  // An attack is met without the next turn in advance (MK-W-16.1).
  attend: 'partial',
  // The die against a rival's fight does nothing (MK-X-33.2).
  'secret-die': 'green',
  // A banner stays on its unit when a round ends (MK-C-7.3).
  'banner-stays': 'stay',
};

/** What is asked out of turn because it matters: nobody else can say it, and all who are asked are asked at once. */
const MATTERS: readonly QuestionKey[] = [
  'give-up', // a card of the own hand (Mind Read)
  'joint-agree', // an assault together (MK-W-17.2)
  'draft', // before the first round (MK-X-35.1)
  'drafted', // at the end of a day (MK-X-35.2)
];

/** Between turns, in an order of its own: tactics, the auction, upgrades, what a cooperation agrees on. */
const BETWEEN: readonly string[] = ['auction', 'draft', 'tactics', 'evening', 'upgrades', 'reset'];

interface Asked {
  readonly decision: Decision;
  readonly phase: string;
  readonly isClash: boolean;
  readonly isJoint: boolean;
  /** Whether it comes of what this seat has said just before. */
  readonly isOwn: boolean;
}

/** Every decision of a match whose seat is not on turn. */
function askedOutOfTurn(chosen: Readonly<Record<string, string>>, seats: number, seed: number): Asked[] {
  const random = randomFrom(`${seed}`.padStart(32, 'e'));
  const realm = startMatch(chosen, seats, seed);
  enrich(realm, random);
  crowd(realm, random);
  const { table } = Table.start(game, realm);
  const asked: Asked[] = [];
  let last = -1;
  for (let answers = 0; !table.isOver && answers < 1_500; answers++) {
    const { phase, fight, joint } = table.state;
    const onTurn = game.onTurn(table.state);
    for (const decision of table.open)
      if (decision.seat !== onTurn && !isPause(decision))
        asked.push({
          decision,
          phase,
          isClash: fight?.clash != null,
          isJoint: joint !== null,
          isOwn: last === decision.seat,
        });
    const [decision] = table.open;
    last = decision!.seat;
    table.answer(decision!.seat, eagerAnswer(decision!, random));
  }
  return asked;
}

describe('in the turn of somebody else', () => {
  const ALL = { lost_legion: 'on', shades_of_tezla: 'on', krang: 'on', ultimate: 'on' };
  const asked = [1, 2, 3, 4, 5, 6].flatMap(seed =>
    askedOutOfTurn(
      {
        scenario: seed % 2 === 0 ? 'full_conquest' : 'conquer_and_hold',
        ...(seed > 2 ? ALL : {}),
        ...(seed > 4 ? { interactive_combat: 'on', action_upgrades: 'on' } : {}),
      },
      seed % 3 === 0 ? 4 : 2,
      seed,
    ),
  );
  const among = asked.filter(({ phase, isClash }) => !BETWEEN.includes(phase) && !isClash);

  it('a trifle has its usual answer, every time', () => {
    for (const { decision } of asked) {
      const trifle = TRIFLES[decision.key as QuestionKey];
      const usual = decision.kind === 'one' ? decision.usual : undefined;
      expect([decision.key, usual]).toEqual([decision.key, trifle]);
    }
    const met = new Set(asked.map(({ decision }) => decision.key));
    expect(Object.keys(TRIFLES).filter(key => !met.has(key))).toEqual([]);
  });

  it('nothing else is asked but what matters; a hero attacked by another fights for itself', () => {
    const known: readonly string[] = [...Object.keys(TRIFLES), ...MATTERS];
    const unknown = among.flatMap(({ decision, isJoint, isOwn }) =>
      known.includes(decision.key) || isJoint || isOwn ? [] : [decision.key],
    );
    expect([...new Set(unknown)]).toEqual([]);
  });
});
