import { describe, expect, it } from 'vitest';
import type { Said } from '../../../src/engine/decision.js';
import { FLARES } from '../../../src/games/tash-kalar/flares.js';
import { ready, Stage } from './stage.js';

/** Own commons and as many enemy heroics: only the upper criterion is met. */
const UPPER = 'H A3 A4 A5 A6 A7 c I3 I4 I5 I6 I7';
/** Six enemy commons against none: only the lower criterion is met. */
const LOWER = 'C A3 A4 A5 A6 A7 B3';

interface Row {
  readonly flare: string;
  readonly half: 'upper' | 'lower';
  readonly pieces?: string;
  readonly say?: readonly Said[];
  readonly leaves?: Readonly<Record<string, string>>;
  readonly kills?: string;
  readonly actions?: number;
}

const rows: readonly Row[] = [
  { flare: 'flare-01', half: 'upper', say: ['E5'], leaves: { E5: 'c' } },
  { flare: 'flare-01', half: 'lower', say: ['E5'], leaves: { E5: 'h' } },
  { flare: 'flare-02', half: 'upper', say: ['E5'], leaves: { E5: 'c' } },
  { flare: 'flare-02', half: 'lower', say: ['E5'], leaves: { E5: 'c' } },
  { flare: 'flare-03', half: 'upper', say: ['I3', 'H3', 'H3', 'G3', 'stop'], leaves: { I3: '.', G3: 'c' } },
  { flare: 'flare-03', half: 'lower', actions: 3 },
  { flare: 'flare-04', half: 'upper', say: ['E5'], leaves: { E5: 'c' } },
  { flare: 'flare-04', half: 'lower', say: ['2', 'A3'], leaves: { A3: 'c' }, kills: 'C' },
  { flare: 'flare-05', half: 'upper', say: ['2', 'I3'], leaves: { I3: 'h' } },
  { flare: 'flare-05', half: 'lower', say: ['E5', 'E6'], leaves: { E5: 'c', E6: 'c' } },
  { flare: 'flare-06', half: 'upper', say: ['1', 'E5'], leaves: { E5: 'c' } },
  { flare: 'flare-06', half: 'lower', pieces: 'c I5', say: ['I5', 'A3'], leaves: { I5: '.', A3: 'c' }, kills: 'C' },
  { flare: 'flare-07', half: 'upper', say: ['E5'], leaves: { E5: 'c' } },
  { flare: 'flare-07', half: 'lower', pieces: 'c I5 C B4', leaves: { I5: 'h' }, actions: 3 },
  { flare: 'flare-08', half: 'upper', actions: 3 },
  { flare: 'flare-08', half: 'lower', say: ['E5'], leaves: { E5: 'c' } },
  { flare: 'flare-09', half: 'upper', say: ['E5'], leaves: { E5: 'h' } },
  {
    flare: 'flare-09',
    half: 'lower',
    pieces: 'c B5',
    say: ['B5', 'A5', 'B5'],
    leaves: { A5: '.', B5: 'c' },
    kills: 'C',
  },
  { flare: 'flare-10', half: 'upper', say: ['E5', 'E6'], leaves: { E5: 'c', E6: 'c' } },
  { flare: 'flare-10', half: 'lower', say: ['E5'], leaves: { E5: 'c' } },
  { flare: 'flare-11', half: 'upper', say: ['E5'], leaves: { E5: 'c' } },
  {
    flare: 'flare-11',
    half: 'lower',
    pieces: 'h B5',
    say: ['2', 'A5', 'A6'],
    leaves: { A6: 'h' },
    kills: 'C C',
  },
  { flare: 'flare-12', half: 'upper', say: ['I3', 'E5'], leaves: { I3: '.', E5: 'c' } },
  { flare: 'flare-12', half: 'lower', actions: 3 },
];

describe('flares', () => {
  it.each(rows)(
    '$flare: the $half half',
    ({ flare, half, pieces = '', say = [], leaves = {}, kills = '', actions = 2 }) => {
      const stage = new Stage({ board: `${half === 'upper' ? UPPER : LOWER} ${pieces}`, flare }).say('flare', ...say);
      expect(stage.told('flare')[0]).toMatchObject({ flare, upper: half === 'upper', lower: half === 'lower' });
      expect(Object.fromEntries(Object.keys(leaves).map(square => [square, stage.at(square)]))).toEqual(leaves);
      expect([stage.kills, stage.actions]).toEqual([kills, actions]);
    },
  );

  it('has a test for both halves of every flare', () => {
    const tested = rows.map(({ flare, half }) => `${flare} ${half}`);
    expect(FLARES.flatMap(({ id }) => [`${id} upper`, `${id} lower`]).filter(id => !tested.includes(id))).toEqual([]);
  });

  it('TK-5.1 needs one of two leads of the opponent (AMB-8)', () => {
    const mayThrow = (board: string) =>
      new Stage({ board, flare: 'flare-02', hand: ['titan'] }).offers.includes('flare');
    expect(mayThrow('C A3 A4 A5')).toBe(false);
    expect(mayThrow('C A3 A4 A5 A6')).toBe(true);
    expect(mayThrow('H A3 A4 A5 A6 c I3 I4 I5 I6')).toBe(true);
    expect(mayThrow('H A3 A4 A5 C A6 c I3 I4 I5 I6')).toBe(false);
  });

  it('TK-5.2 does the upper half first, the lower one is not judged again (AMB-9)', () => {
    const stage = new Stage({ board: 'H A3 A4 A5 A6', flare: 'flare-02' }).say('flare', 'E5', 'E6');
    expect([stage.at('E5'), stage.at('E6')]).toEqual(['c', 'c']);
    expect(stage.told('flare')[0]).toMatchObject({ upper: true, lower: true });
  });

  it('TK-5.3 SC-295 discards the flare; another is drawn only at the end of the turn', () => {
    const stage = new Stage({ board: LOWER, flare: 'flare-08' }).say('flare', 'E5');
    expect(stage.view().flareDiscard).toEqual(['flare-08']);
    expect(stage.view(0).seats[0]!.flares).toEqual([]);
    expect(stage.question.key).toBe('turn');
    stage.say('place:F5', 'place:F6').rest();
    expect(stage.view().seats[0]!.flares).toBe(1);
  });

  it('TK-5.4 SC-296 gives nobody points in High Form', () => {
    const stage = new Stage({ board: LOWER, flare: 'flare-03' }).say('flare');
    expect(stage.view().colours.map(({ score }) => score)).toEqual([0, 0]);
  });

  it('TK-5.5 gives the opposing side of a Duel a point', () => {
    const stage = new Stage({ mode: 'duel', board: LOWER, flare: 'flare-03' }).say('flare');
    expect(stage.view().colours.map(({ score }) => score)).toEqual([0, 1]);
  });

  it('TK-5.6 compares with one opponent of the Melee, who scores in your colour', () => {
    const board = 'C A3 A4 A5 A6 A7 1 I3 I4 I5 I6 I7';
    const stage = new Stage({ mode: 'melee', board, flare: 'flare-03' }).say('flare', '2');
    expect(stage.offered('against')).toEqual(['1', '2']);
    expect(stage.contest.colours[2]!.against).toEqual([1, 0, 0]);
  });

  it('TK-5.7 compares team with team; only who is on turn and in control may throw', () => {
    const stage = new Stage({ mode: 'duel-team', board: LOWER, flare: 'flare-03' });
    stage.giveFlare(2, 'flare-12');
    expect(stage.offers).toContain('flare');
    stage.say('handover');
    expect(stage.question).toMatchObject({ key: 'turn', seat: 2 });
  });

  it('SC-294 is not to be thrown in the middle of an effect', () => {
    const stage = ready('herald', LOWER, { flare: 'flare-03' }).summon('herald', 'E5', 'stop');
    expect(stage.asked.filter(({ key }) => key === 'mover')).toHaveLength(1);
    expect(stage.offered('mover')).not.toContain('flare');
  });
});
