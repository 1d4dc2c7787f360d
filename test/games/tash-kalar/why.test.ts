import { describe, expect, it } from 'vitest';
import { fold, LANGUAGES, Table } from '../../../src/engine/index.js';
import { contestRules } from '../../../src/games/tash-kalar/rules.js';
import type { Contest } from '../../../src/games/tash-kalar/state.js';
import { readIntent } from '../../../src/games/tash-kalar/why/intent.js';
import { why as whyAt } from '../../../src/games/tash-kalar/why.js';
import { CARD_NAMES } from '../../../src/games/tash-kalar/words/names.js';
import { REASONS, type ReasonName } from '../../../src/games/tash-kalar/words/reasons.js';
import { expectRuleOrSilence } from '../why-checks.js';
import { ready, Stage } from './stage.js';
import { FORBIDDEN } from './why-samples.js';

const samples = (Object.keys(FORBIDDEN) as ReasonName[]).flatMap(reason =>
  FORBIDDEN[reason].map(([rule, typed, where, seat]) => ({ reason, rule, typed, where, seat: seat ?? 0 })),
);

const why = (contest: Contest, seat: number, typed: string) =>
  whyAt(Table.start<Contest>(contestRules, contest).table, seat, typed);

describe('why', () => {
  it.each(samples)('$reason, $rule: $typed', ({ reason, rule, typed, where, seat }) => {
    const forbidden = why(where, seat, typed);
    expect(forbidden?.rule).toBe(rule);
    const { pl } = REASONS[reason];
    if (typeof pl === 'string') expect(forbidden!.because.pl).toBe(pl);
    for (const language of LANGUAGES) {
      expect(forbidden!.because[language]).toMatch(/^[^a-z].*\.$/);
      expect(forbidden!.because[language]).not.toMatch(/undefined| {2}/);
    }
    expect(forbidden!.because.en).not.toMatch(/[ąćęłńóśźż]/i);
  });

  it.each([
    ['koniec tury', 'TK-3.1'],
    ['summon', 'TK-3.1'],
    ['postaw Z9', 'TK-1.2'],
    ['rusz piona', 'TK-3.3'],
    ['flara', 'TK-3.8'],
  ])('answers in another’s turn what is against it in one’s own too, else that it waits: %s', (typed, rule) => {
    const { contest } = new Stage({
      schools: ['northern-imperial', 'highland'],
      hand: ['knight'],
      board: 'c D5 E5 F5',
    });
    expect(why(contest, 1, typed)?.rule).toBe(rule);
  });

  it.each([
    ['koniec tury', 'TK-3.3'],
    ['przywołaj', null],
    ['odrzuć', null],
    ['postaw', null],
    ['Postaw piona na D5!', 'TK-3.4'],
    ['obróć', 'TK-3.3'],
  ])('reads an everyday verb, alone or loosely: %s', (typed, rule) => {
    const { contest } = new Stage({ schools: ['northern-imperial'], hand: ['knight'], board: 'c D5 E5 F5' });
    expect(why(contest, 0, typed)?.rule ?? null).toBe(rule);
  });

  it.each([
    ['stawiam piona na d5', 'TK-3.4'],
    ['postawić na D5', 'TK-3.4'],
    ['postw D5', 'TK-3.4'],
    ['przywołuję rycerza', 'TK-4.3'],
    ['przyzwij rycerza', 'TK-4.3'],
    ['sumon knight', 'TK-4.3'],
    ['summon kngiht', 'TK-4.3'],
    ['rzucam flarę', 'TK-5.3'],
    ['throw a flare', 'TK-5.3'],
    ['ruszam piona', 'TK-3.3'],
    ['zbij E5', 'TK-3.3'],
    ['attack', 'TK-3.3'],
    ['awansuj D5', 'TK-3.3'],
    ['skip', 'TK-3.3'],
    ['odmroź', 'TK-14.2'],
    ['zaliczam zadanie', 'TK-9.2'],
    ['odrzucam kartę', null],
    ['discard a card', null],
  ])('reads verbs and cards in any form, and misspelt by a letter: %s', (typed, rule) => {
    const { contest } = new Stage({ schools: ['northern-imperial'], hand: ['knight'], board: 'c D5 E5 F5' });
    expect(why(contest, 0, typed)?.rule ?? null).toBe(rule);
  });

  it('takes no card for a verb', () => {
    const taken = Object.values(CARD_NAMES).flatMap(({ en, pl }) =>
      [en, pl.nominative, pl.accusative].filter(name => readIntent(fold(name))?.verb !== 'summon'),
    );
    expect(taken).toEqual([]);
  });

  it('answers or is silent, whatever is typed, in either turn', () => {
    const { contest } = new Stage({
      schools: ['northern-imperial', 'highland'],
      hand: ['knight'],
      board: 'c D5 E5 F5',
    });
    const parts = ['postaw', 'summon', 'rusz', 'koniec tury', 'rycerz', 'knight', 'D5', 'Z9', '2', 'flara'];
    expectRuleOrSilence(parts, /^TK-\d+(\.\d+)+$/, (seat, text) => why(contest, seat, text));
  });

  it('says what a pattern lacks (TK-4.3)', () => {
    const { contest } = new Stage({ schools: ['northern-imperial'], hand: ['knight'], board: 'c D5 E5 F5' });
    expect(why(contest, 0, 'summon knight E4')?.because).toEqual({
      pl: 'Żeby przywołać Rycerza na E4, brakuje: zwykły pion na D6.',
      en: 'To summon Knight on E4 you lack a common on D6.',
    });
  });

  it('says by how much a flare misses (TK-5.1)', () => {
    const { contest } = new Stage({
      schools: ['northern-imperial', 'highland'],
      hand: ['knight'],
      flare: 'flare-03',
      board: 'c D5 H B4 C B5 B6',
    });
    expect(why(contest, 0, 'flare')?.because).toEqual({
      pl: 'Flara wymaga, by wróg miał na planszy o 3 awansowane piony więcej albo o 5 pionów więcej. Teraz Górale: +1 i +2.',
      en: 'The flare needs an enemy with 3 more upgraded pieces or 5 more pieces on the board. Now Highland: +1 and +2.',
    });
  });

  it('says whose piece of which rank is in the way (TK-4.5)', () => {
    expect(why(ready('knight', 'L E4', { at: 'E4' }).contest, 0, 'przywołaj rycerza E4')?.because).toEqual({
      pl: 'Na E4 stoi wrogi legendarny pion. Rycerz to heroiczny pion i nie może stanąć na wyższej randze.',
      en: 'E4 holds an enemy legendary. Knight is heroic and cannot land on a higher rank.',
    });
  });

  it('changes nothing and is silent about what is allowed or not understood', () => {
    const { contest } = ready('knight', 'C A5', { at: 'E4' });
    const before = JSON.stringify(contest);
    for (const typed of [
      '',
      'abrakadabra',
      'place G7',
      'postaw G7',
      'summon knight',
      'summon knight E4',
      'przywołaj rycerz E4 F4 stop',
      'summon knight E4 F4 G4 H4',
      'discard knight',
    ])
      expect(why(contest, 0, typed), typed).toBeNull();
    expect(JSON.stringify(contest)).toBe(before);
  });
});
