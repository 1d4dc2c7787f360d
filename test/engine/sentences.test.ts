import { describe, expect, it } from 'vitest';
import { type Decision, type Scene, spoken } from '../../src/engine/index.js';

interface Questions {
  readonly greet: { readonly option: 'yes' | 'no'; readonly about: { readonly whom: string } };
}
type Entry = { readonly tell: 'greeted'; readonly whom: string };
const words = spoken<Questions, Entry, null>({
  blurb: 'Greetings.',
  lobby: { length: { name: 'Length', values: { short: 'Short' } } },
  prompts: { greet: ({ whom }, _, seat) => `Seat ${seat}, greet ${whom}?` },
  options: { greet: (id, { whom }) => ({ label: `${id}, ${whom}`, note: `${whom} waits.`, typed: id }) },
  news: { greeted: ({ whom }) => `${whom} was greeted.` },
  outcome: () => 'Over.',
});
const scene: Scene<null> = { view: null, reader: 'spectator', names: [] };
const greet = (whom: string): Decision => ({
  kind: 'one',
  key: 'greet',
  seat: 1,
  about: { whom },
  options: [{ id: 'yes' }, { id: 'no' }],
});

describe('sentences', () => {
  it('are found by the keys of decisions, entries and options', () => {
    expect(words.prompt(greet('Ada'), scene)).toBe('Seat 1, greet Ada?');
    expect(words.option(greet('Ada'), { id: 'no' }, scene)).toEqual({
      label: 'no, Ada',
      note: 'Ada waits.',
      typed: 'no',
    });
    expect(words.news({ tell: 'greeted', whom: 'Ada' }, scene)).toBe('Ada was greeted.');
    expect([words.lobbyOption('length'), words.lobbyValue('length', 'short')]).toEqual(['Length', 'Short']);
  });
});
