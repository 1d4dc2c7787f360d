import { describe, expect, it } from 'vitest';
import type { RealmEntry, ScoreLine } from '../../../src/games/mage-knight/entries.js';
import { game } from '../../../src/games/mage-knight/game.js';
import { spacesOf } from '../../../src/games/mage-knight/land.js';
import { finish } from '../../../src/games/mage-knight/scenario-end.js';
import type { Realm } from '../../../src/games/mage-knight/state.js';
import { startMatch } from './eager-play.js';

const NAMES = ['Ola', 'Jan', 'Ewa', 'Kim'];

/** What people read when a match ends here: the outcome, and the headline of the post, in both languages. */
function read(chosen: Readonly<Record<string, string>>, seats: number, change: (realm: Realm) => void) {
  const realm = startMatch({ ...chosen }, seats, 1);
  const [, elsewhere] = [...spacesOf(realm)];
  for (const hero of realm.heroes) hero.space = elsewhere!;
  change(realm);
  realm.news = [];
  finish(realm, 'rounds');
  const told = realm.news.map(({ entry }) => entry);
  const scene = { view: game.view(realm, 'spectator'), reader: 'spectator' as const, names: NAMES.slice(0, seats) };
  const { pl, en } = game.words;
  return {
    pl: pl.outcome(scene),
    en: en.outcome(scene),
    head: pl.recap(told, scene)!.headline,
    lines: en.recap(told, scene)!.lines,
  };
}

const onPortal =
  (...seats: readonly number[]) =>
  (realm: Realm) => {
    for (const seat of seats) realm.heroes[seat]!.space = [...spacesOf(realm)][0]!;
  };

describe('how a match ended', () => {
  it('alone nobody shares a score (MK-X-4.9)', () => {
    const alone = read({ scenario: 'solo_conquest' }, 1, () => undefined);
    expect(alone.pl).toMatch(/^Misja się nie powiodła\. Wynik: \d+\.$/);
    expect(alone.en).toMatch(/^The mission failed\. Score: \d+\.$/);
    expect(read({ scenario: 'blitz_cooperation' }, 2, () => undefined).pl).toContain('Wspólny wynik');
  });

  it('One to Return: who is on the portal, and no points (MK-X-10.5)', () => {
    const back = read({ scenario: 'one_to_return' }, 2, onPortal(1));
    expect([back.pl, back.en]).toEqual([
      'Wygrywa Jan: na koniec bohater stoi na Portalu.',
      'Jan wins: the hero stands on the portal at the end.',
    ]);
    expect([back.head, back.lines]).toEqual(['Koniec gry. Wygrywa Jan: na koniec bohater stoi na Portalu.', []]);
    const nobody = read({ scenario: 'one_to_return' }, 2, () => undefined);
    expect([nobody.pl, nobody.en]).toEqual([
      'Na Portalu nie stoi nikt: nikt nie wygrywa.',
      'Nobody stands on the portal: nobody wins.',
    ]);
  });

  it('a team wins by the hero it counts on (MK-X-10.8)', () => {
    const { pl, en } = read({ scenario: 'one_to_return', teams: 'on' }, 4, realm => {
      realm.champions = [2, 1];
      onPortal(2)(realm);
    });
    expect([pl, en]).toEqual([
      'Wygrywają Ola i Ewa: na koniec ich bohater stoi na Portalu.',
      'Ola and Ewa win: their hero stands on the portal at the end.',
    ]);
  });

  it('Conquer and Hold: with as many points nobody wins (MK-X-11.16)', () => {
    const { pl, en } = read({ scenario: 'conquer_and_hold' }, 2, () => undefined);
    expect([pl, en]).toEqual([
      'Remis: nikt nie wygrywa. Punkty: Ola 0, Jan 0.',
      'A draw: nobody wins. Points: Ola 0, Jan 0.',
    ]);
    const tied = read({ scenario: 'first_reconnaissance' }, 2, () => undefined);
    expect(tied.pl).toBe('Remis. Punkty: Ola 0, Jan 0.'); // ties share (MK-X-1.10)
  });

  it('in Dungeon Lords the title of the adventurer is the Greatest Dungeon Crawler (MK-X-8.12)', () => {
    const sheet = (title: number): RealmEntry => {
      const lines: ScoreLine[] = [{ category: 'adventurer', points: 8, title }];
      return { tell: 'scored', seat: 0, lines, total: 8 + title };
    };
    const realm = startMatch({ scenario: 'dungeon_lords' }, 2, 1);
    const scene = { view: game.view(realm, 'spectator'), reader: 'spectator' as const, names: NAMES.slice(0, 2) };
    const said = (title: number) => game.words.pl.recap([sheet(title)], scene)!.lines.join();
    expect(said(5)).toContain('przygody 8 +5 Największy Eksplorator Podziemi');
    expect(said(2)).toContain('przygody 8 +2 Największy Eksplorator Podziemi');
    expect(said(3)).toContain('przygody 8 +3 Największy Poszukiwacz Przygód');
  });
});
