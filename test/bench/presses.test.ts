import { describe, expect, it } from 'vitest';
import { countByKind, makeAnswer } from '../../bench/presses/kind.js';
import { TURN_KINDS } from '../../bench/presses/kinds.js';
import { games } from '../../src/registry.js';

const turn = (presses: number, ...answers: string[]) => ({ presses, answers: answers.join(' '), where: 'here' });

/** The kind a turn of these answers is of. */
const kindOf = (game: string, ...answers: string[]): string | undefined =>
  countByKind(TURN_KINDS[game]!, [turn(1, ...answers)])[0]!.kind?.name;

describe('kinds of turns', () => {
  it('every game has turns with a budget', () => {
    for (const { id } of games) expect(TURN_KINDS[id], id).not.toHaveLength(0);
  });

  it('are told by the answers of the turn', () => {
    const place = ['turn=place:pikeman', 'hex=C3', 'rotation=2'];
    const rune = ['turn=place:agility-rune', 'hex=C4'];
    const both = 'discard one, place and turn two tiles';
    expect(kindOf('monolith-arena', 'forced-discard=net', ...place, ...rune)).toBe(both);
    expect(kindOf('monolith-arena', 'forced-discard=net', ...place, 'turn=feature:A1', ...rune)).toBeUndefined();
    expect(kindOf('monolith-arena', 'turn=order:battle-charge', 'mode=battle')).toBe('battle');
    expect(kindOf('tash-kalar', 'turn=place:A3', 'turn=place:B3')).toBe('two commons placed');
    const summoned = ['turn=summon:bomb', 'frame=F4', 'placement=F4:r1'];
    expect(kindOf('tash-kalar', ...summoned, 'turn=place:B3')).toMatch(/^one placed, one summoned/);
    expect(kindOf('tash-kalar', 'turn=place:B3', ...summoned, 'target=C3')).toBeUndefined();
    const plain = 'move to a chair, card without choices';
    expect(kindOf('wonderlands-war', 'tea-move=chair:4', 'place-units=garden')).toBe(plain);
    expect(kindOf('wonderlands-war', 'tea-move=chair:4', 'next-effect=place_units:2@garden')).toBe(plain);
    expect(
      kindOf('wonderlands-war', 'tea-move=chair:4', 'next-effect=roll_shards', 'place-units=garden'),
    ).toBeUndefined();
    expect(kindOf('wonderlands-war', 'draw-on=until:9')).toBe('a battle with a standing instruction');
  });

  it('counts mean and worst of each kind, and the rest together', () => {
    const common = ['turn=place:A3', 'turn=place:B3'];
    const counted = countByKind(TURN_KINDS['tash-kalar']!, [turn(5, ...common), turn(4, ...common), turn(19, 'x=1')]);
    expect(counted).toMatchObject([
      { kind: { most: 5 }, turns: 2, mean: 4.5, worst: { presses: 5 } },
      { kind: null, turns: 1, mean: 19 },
    ]);
  });

  it('counts deeds wherever they stand in a turn', () => {
    const played = {
      ...turn(9, 'turn=play:march', 'side=basic', 'turn=move:B3', 'turn=play:rage', 'side=powered:die:red'),
      pressed: [1, 1, 1, 2, 1],
    };
    expect(countByKind(TURN_KINDS['mage-knight']!, [played])).toMatchObject([
      { kind: { name: 'a card: which, and which side' }, turns: 2, mean: 2.5, worst: { presses: 3 } },
      { kind: { most: 1 }, turns: 1, worst: { presses: 1, answers: 'turn=move:B3' } },
      { kind: null, turns: 1 },
    ]);
  });

  it('writes several picks as one answer', () => {
    expect(makeAnswer('hidden', ['net', 'push'])).toBe('hidden=net,push');
    expect(makeAnswer('number', 3)).toBe('number=3');
  });
});
