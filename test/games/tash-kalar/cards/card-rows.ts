import { expect, it } from 'vitest';
import type { Said } from '../../../../src/engine/decision.js';
import type { Card } from '../../../../src/games/tash-kalar/card.js';
import { ready, type Stage, type Staging } from '../stage.js';

/** What one summoning does. Unless told, it happens on E5 as printed, in High Form, with two actions before. */
export interface CardRow {
  readonly card: string;
  /** What the test shows. */
  readonly shows: string;
  /** Pieces besides those of the pattern. */
  readonly pieces?: string;
  readonly at?: string;
  readonly gateway?: string;
  readonly staging?: Staging;
  readonly before?: (stage: Stage) => void;
  readonly say?: readonly Said[];
  /** Letters on squares afterwards. */
  readonly leaves: Readonly<Record<string, string>>;
  readonly kills?: string;
  readonly actions?: number;
  readonly gatewayThen?: string | null;
  readonly after?: (stage: Stage) => void;
}

/** One test for each row, and one that no card of the school was forgotten. */
export function testCards(cards: readonly Card[], rows: readonly CardRow[]): void {
  it.each(rows)('$card: $shows', row => {
    const { card, pieces = '', at = 'E5', gateway, staging = {}, say = [], leaves } = row;
    const stage = ready(card, pieces, { at, ...staging });
    if (gateway) stage.setGateway(gateway);
    row.before?.(stage);
    stage.summon(card, at, ...say);
    expect(Object.fromEntries(Object.keys(leaves).map(square => [square, stage.at(square)]))).toEqual(leaves);
    expect(stage.kills).toBe(row.kills ?? '');
    expect(stage.actions).toBe(row.actions ?? 1);
    if (row.gatewayThen !== undefined) expect(stage.gateway).toBe(row.gatewayThen);
    row.after?.(stage);
  });

  it('has a test for every card', () => {
    const tested = new Set(rows.map(({ card }) => card));
    expect(cards.map(({ id }) => id).filter(id => !tested.has(id))).toEqual([]);
  });
}
