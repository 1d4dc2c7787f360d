import { describe, expect, it } from 'vitest';
import { fold, LANGUAGES, Table } from '../../../src/engine/index.js';
import { orderHit } from '../../../src/games/monolith-arena/outside-battle.js';
import { arenaRules } from '../../../src/games/monolith-arena/rules.js';
import type { Arena } from '../../../src/games/monolith-arena/state.js';
import { readIntent } from '../../../src/games/monolith-arena/why/intent.js';
import { why as whyAt } from '../../../src/games/monolith-arena/why.js';
import { TILE_NAMES } from '../../../src/games/monolith-arena/words/names.js';
import { parseHex } from '../../../src/geometry/hex.js';
import { expectRuleOrSilence } from '../why-checks.js';
import { ABYSS, addMonolith, DRAGON, FOREST, freshArena, REALM, stage } from './stage.js';
import { catchOn, empire, FORBIDDEN, GUARDS, realm } from './why-samples.js';

const why = (arena: Arena, seat: number, typed: string) => whyAt(Table.start(arenaRules, arena).table, seat, typed);

describe('why', () => {
  it.each(FORBIDDEN.map(([says, rule, typed, where, seat]) => ({ says, rule, typed, where, seat: seat ?? 0 })))(
    '$says: $rule',
    ({ rule, typed, where, seat }) => {
      const forbidden = why(where.arena, seat, typed);
      expect(forbidden?.rule).toBe(rule);
      for (const language of LANGUAGES) {
        expect(forbidden!.because[language]).toMatch(/^[^a-z].*\.$/);
        expect(forbidden!.because[language]).not.toMatch(/undefined| {2}/);
      }
      expect(forbidden!.because.en).not.toMatch(/[ąćęłńóśźż]/i);
    },
  );

  it('says the reason in both languages', () => {
    expect(why(empire().with(catchOn('C3')).arena, 0, 'move C3 B3 0')?.because).toEqual({
      pl: 'Rycerz C3 jest w sieci: ani nie działa, ani nie może się ruszyć.',
      en: 'Knight C3 is netted: it does not act, and nobody can move it.',
    });
  });

  it('changes nothing and is silent about what it does not understand', () => {
    const { arena } = empire();
    const before = JSON.stringify(arena);
    expect(why(arena, 0, 'abrakadabra')).toBeNull();
    expect(why(arena, 0, '')).toBeNull();
    expect(why(arena, 0, 'end')).toBeNull();
    expect(why(arena, 0, 'place knight C5 2')).toBeNull();
    expect(JSON.stringify(arena)).toBe(before);
  });

  it('knows where a net forbids a Charge (MA-17.9)', () => {
    const netted = stage(
      `0 banner A1
       0 knight C3
       1 banner E3
       1 horror C5
       1 spike D3`,
      { factions: [DRAGON, ABYSS], hands: [['battle-charge'], []] },
    );
    const covers = [0, 1, 2, 3, 4, 5].find(rotation => {
      netted.arena.board[parseHex('C5')!]!.rotation = rotation;
      return why(netted.arena, 0, 'battle/charge charge C3 D3 C4') !== null;
    });
    expect(covers).toBeDefined();
    expect(why(netted.arena, 0, 'battle/charge charge C3 D3 C4')?.rule).toBe('MA-17.9');
  });

  it('knows what is chosen in a Battle (MA-7.2, MA-8.10)', () => {
    const { arena } = stage(
      `0 banner A1
       0 assassin C3
       1 banner E3
       1 spike D3
       1 wraith C5`,
      { factions: [FOREST, ABYSS] },
    );
    arena.phase = 'segment';
    arena.battle = { why: 'order', segment: 3, attacks: [], before: [20, 20], removed: [] };
    expect(why(arena, 0, 'D3')).toBeNull();
    expect(why(arena, 0, 'A1')?.because.en).toBe('Banner A1 is not an enemy tile.');
    expect(why(arena, 0, 'B2')?.rule).toBe('MA-8.10');
    expect(why(arena, 1, 'place demon C4')?.rule).toBe('MA-7.2');
  });

  it('knows that others choose first (MA-12.3)', () => {
    const { arena } = stage(
      `0 banner A1
       1 banner E3
       1 regeneration-rune C3
       1 pikeman D3
       1 knight D2`,
      { factions: [REALM, DRAGON] },
    );
    arena.phase = 'wounds';
    const hits = ['D3', 'D2'].map(hex => orderHit(parseHex(hex)!));
    arena.pending = { what: 'wounds', hits, endsTurn: false };
    expect(why(arena, 0, 'end')?.rule).toBe('MA-12.3');
    expect(why(arena, 1, 'C3 D3 order')).toBeNull();
  });

  it('knows the setup: Banners one by one, then the turns (MA-1.6)', () => {
    const arena = freshArena([DRAGON, ABYSS]);
    expect(why(arena, 0, 'banner C3')).toBeNull();
    const second = freshArena([DRAGON, ABYSS]);
    second.board[parseHex('C3')!] = empire().at('A1');
    expect(why(second, 1, 'sztandar C3')?.because.en).toBe('C3 is taken. A Banner goes on a free hex.');
    expect(why(arena, 0, 'place knight C3')?.because.en).toBe('First everybody places their Banner.');
    expect(why(arena, 1, 'banner C3')?.because.en).toBe('Banners are placed one by one, and it is not yours now.');
  });

  it('knows what a Monolith may hide (MA-22.1)', () => {
    const arena = freshArena([DRAGON, ABYSS], { monoliths: 'on' });
    expect(why(arena, 0, 'knight + pikeman')).toBeNull();
    expect(why(arena, 0, 'move + pikeman')?.because.en).toBe(
      'Champions and Runes are hidden in a Monolith, not Orders.',
    );
    expect(why(arena, 0, 'banner C3')?.rule).toBe('MA-22.1');
  });

  it('knows unfolding: no placing, no second time, never apart (MA-22)', () => {
    const folded = empire();
    addMonolith(folded, 0, { inside: ['swordsman', 'pikeman'] });
    expect(why(folded.arena, 0, 'unfold B1')).toBeNull();
    expect(why(folded.arena, 0, 'unfold E1')?.rule).toBe('MA-22.7');
    expect(why(folded.arena, 0, 'unfold A2')?.rule).toBe('MA-22.8');
    folded.arena.turn.placed = true;
    expect(why(folded.arena, 0, 'unfold')?.rule).toBe('MA-22.5');

    const unfolded = empire(['knight', 'knight', 'move']);
    addMonolith(unfolded, 0, { on: ['A2', 'B2'] });
    unfolded.arena.turn.unfolded = true;
    expect(why(unfolded.arena, 0, 'unfold')?.rule).toBe('MA-22.9');
    expect(why(unfolded.arena, 0, 'place knight C5 0')?.rule).toBe('MA-22.6');
    expect(why(unfolded.arena, 0, 'move A2 A3 0')?.rule).toBe('MA-22.13');
    expect(why(unfolded.arena, 0, 'move A2 B2 0')?.rule).toBe('MA-22.17');
    unfolded.arena.board[parseHex('B2')!] = unfolded.arena.board[parseHex('C2')!]!;
    expect(why(unfolded.arena, 0, 'place knight C5 0')?.rule).toBe('MA-22.5');
  });

  it('knows partners: Maneuver only, and no pushing them (MA-23)', () => {
    const team = stage(
      `0 banner A1
       0 knight C3
       1 banner E3
       1 wraith D3
       2 crossbowman B3
       2 axeman C4`,
      { factions: [DRAGON, ABYSS, REALM, FOREST], turn: 2, hands: [[], [], ['push'], []] },
    );
    expect(why(team.arena, 2, 'push B3 C3')?.rule).toBe('MA-23.8');
    expect(why(team.arena, 2, 'push C4 C3')?.rule).toBe('MA-23.8');
    expect(why(team.arena, 0, 'use C3')?.rule).toBe('MA-6.2');
    expect(why(team.arena, 0, 'use B3')?.rule).toBe('MA-23.7');
    team.arena.at = team.arena.order.indexOf(0);
    expect(why(team.arena, 0, 'use B3')?.rule).toBe('MA-23.7');
  });

  it.each([
    ['koniec tury', 'MA-3.7'],
    ['postaw', 'MA-5.1'],
    ['odrzuć', 'MA-5.1'],
    ['rozwiń', 'MA-22.1'],
    ['obróć sztandar', 'MA-5.5'],
    ['postaw demona na E3', 'MA-6.8'],
    ['place demon Z9', 'MA-1.1'],
    ['postaw topornika C5', 'MA-5.1'],
    ['manewr D3', 'MA-6.2'],
    ['użyj C3', 'MA-3.5'],
  ])('answers in another’s turn what is against it in one’s own too, else that it waits: %s', (typed, rule) => {
    expect(why(empire().arena, 1, typed)?.rule).toBe(rule);
  });

  it.each([
    ['koniec tury', null],
    ['postaw', null],
    ['odrzuć', null],
    ['obróć sztandar', 'MA-5.5'],
    ['rusz banner', 'MA-5.5'],
    ['rotate C2', 'MA-6.1'],
    ['obróć rycerza', null],
  ])('reads an everyday verb, alone or with a tile: %s', (typed, rule) => {
    const free = empire(['knight', 'battle-charge']);
    expect(why(free.arena, 0, typed)?.rule ?? null).toBe(rule);
    const spent = empire(['knight', 'battle-charge']).with(arena => {
      arena.turn.left = 0;
    });
    if (typed === 'postaw' || typed === 'odrzuć') expect(why(spent.arena, 0, typed)?.rule).toBe('MA-21.1');
  });

  it.each([
    ['stawiam demona na e3', 'MA-3.3'],
    ['postawić rycerza C3', 'MA-5.4'],
    ['postw rycerza c3', 'MA-5.4'],
    ['place kngiht C3', 'MA-5.4'],
    ['obrócić sztandar', 'MA-5.5'],
    ['obracam sztandar', 'MA-5.5'],
    ['ruszyć sztandar', 'MA-5.5'],
    ['odepchnij C4', 'MA-3.3'],
    ['strzel w C4', 'MA-3.3'],
    ['atakuj C4', 'MA-7.16'],
    ['attack C4', 'MA-7.16'],
    ['rozkładam monolit', 'MA-22.1'],
    ['zwijam monolit', 'MA-22.9'],
    ['dobieram', 'MA-4.1'],
    ['skip', null],
    ['odrzucam żeton', null],
  ])('reads verbs and tiles in any form, and misspelt by a letter: %s', (typed, rule) => {
    expect(why(empire(['knight', 'battle-charge']).arena, 0, typed)?.rule ?? null).toBe(rule);
  });

  it('takes no tile for a verb but those that are called like one', () => {
    const verbs = Object.entries(TILE_NAMES).flatMap(([tile, { en, pl }]) =>
      [en, pl.nominative, pl.accusative].filter(name => readIntent(fold(name))?.tile !== tile),
    );
    expect(verbs).toEqual([]);
  });

  it('answers or is silent, whatever is typed, in either turn', () => {
    const { arena } = empire();
    const parts = ['postaw', 'obróć', 'rusz', 'koniec tury', 'demon', 'C3', 'Z9', '7', 'banner', 'charge'];
    expectRuleOrSilence(parts, /^MA-\d+\.\d+$/, (seat, text) => why(arena, seat, text));
  });

  it('knows a pushed tile’s way (MA-18.1, MA-18.2)', () => {
    const pushing = realm(GUARDS, ['push']).act({ turn: 'order:push', pusher: 'C3', pushed: 'C4', 'push-hex': 'C5' });
    expect(pushing.at('C5')).not.toBeNull();
    const { arena } = realm(GUARDS, []);
    arena.phase = 'push';
    arena.pending = { what: 'push', pusher: parseHex('C3')!, pushed: parseHex('C4')! };
    expect(why(arena, 1, 'B3')?.rule).toBe('MA-18.1');
    expect(why(arena, 0, 'end')?.rule).toBe('MA-18.2');
  });

  describe('in the middle of an action', () => {
    const begun = ({ arena }: { arena: Arena }, ...said: string[]) => {
      const { table } = Table.start(arenaRules, arena);
      for (const each of said) expect(table.answer(0, each), each).not.toBeNull();
      return (typed: string) => whyAt(table, 0, typed);
    };

    it('says why a hex is not offered to a tile that is being placed (MA-5.4, MA-1.1)', () => {
      const ask = begun(empire(), 'place:knight');
      expect(ask('C2')?.rule).toBe('MA-5.4');
      expect(ask('F1')?.rule).toBe('MA-1.1');
      expect(ask('B3')).toBeNull();
    });

    it('says why a rotation is not offered (MA-5.3, MA-6.5, MA-17.2)', () => {
      expect(begun(empire(), 'place:knight', 'B3')('6')?.rule).toBe('MA-5.3');
      expect(begun(empire(), 'place:knight', 'B3')('B4')?.rule).toBe('MA-5.3');
      expect(begun(empire(), 'feature:C3', 'C3')('0')?.rule).toBe('MA-6.5');
    });

    it('says why a target is not offered (MA-10.3, MA-16.4, MA-16.6)', () => {
      expect(begun(empire().with(catchOn('C3')), 'order:move')('C3')?.rule).toBe('MA-10.3');
      expect(begun(empire(), 'order:move')('D3')?.rule).toBe('MA-16.4');
      expect(begun(empire(), 'order:net')('C2')?.rule).toBe('MA-16.6');
      expect(begun(empire(), 'order:move', 'C3')('E1')?.rule).toBe('MA-16.4');
    });

    it('says why a Charge cannot go so (MA-17)', () => {
      const ask = begun(empire(), 'order:battle-charge', 'charge');
      expect(ask('C2')?.rule).toBe('MA-17.1');
      expect(ask('B3')?.rule).toBe('MA-17.1');
      const near = stage('0 banner A1\n1 banner E3\n0 knight C3\n1 spike C4', {
        factions: [DRAGON, ABYSS],
        hands: [['battle-charge']],
      });
      const where = begun(near, 'order:battle-charge', 'charge', 'C4');
      expect(where('C3')?.rule).toBe('MA-17.3');
      expect(where('B2')?.rule).toBe('MA-17.1');
      expect(where('E1')?.rule).toBe('MA-17.2');
    });

    it('wants it finished first where something else is typed (MA-5.2, MA-5.3)', () => {
      expect(begun(empire(), 'place:knight')('end')?.rule).toBe('MA-5.3');
      expect(begun(empire(), 'place:knight')('move C3 B3 0')?.rule).toBe('MA-5.3');
      expect(begun(empire(), 'order:move')('place knight B3 0')?.rule).toBe('MA-5.2');
      expect(begun(empire(), 'order:move')('place knight C2 0')?.rule).toBe('MA-5.4');
      expect(begun(empire(), 'order:move')('abrakadabra')).toBeNull();
    });
  });
});
