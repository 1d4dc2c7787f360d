import { type GameWords, type LogEntry, list, type OptionWords, type Scene } from '../../../src/engine/index.js';
import type { PebblesView } from './view.js';

/** All that differs between the two languages of the toy. */
interface Vocabulary {
  readonly name: string;
  readonly blurb: string;
  readonly and: string;
  readonly nothing: string;
  readonly terms: Readonly<Record<string, string>>;
  readonly prompts: Readonly<Record<string, string>>;
  readonly news: Readonly<Record<string, (who: string, entry: LogEntry) => string>>;
}

const en: Vocabulary = {
  name: 'Pebbles',
  blurb: 'A toy that uses everything the engine offers.',
  and: 'and',
  nothing: 'nothing',
  terms: { length: 'Length', short: 'short', long: 'long', sides: 'Sides', given: 'as seated', mixed: 'mixed' },
  prompts: {
    bid: 'How many tokens do you bid?',
    action: 'What do you do?',
    take: 'How many tokens do you take?',
    swap: 'Which pebble do you swap for the top one?',
    pebble: 'Which pebble do you throw?',
    cell: 'Into which cell?',
    snatch: 'Do you snatch?',
    order: 'In which order do you score?',
    bury: 'Which pebbles do you bury?',
  },
  news: {
    bids: (_, entry) => `Bids: ${entry.bids}`,
    passed: who => `${who} passes`,
    rolled: (who, entry) => `${who} rolls ${entry.die}`,
    took: (who, entry) => `${who} takes ${entry.count}`,
    peeked: who => `${who} looks at the top pebble`,
    saw: (_, entry) => `You see ${entry.pebble}`,
    threw: (who, entry) => `${who} throws ${entry.pebble} into ${entry.cell}`,
    scored: (who, entry) => `${who} scores ${entry.order}`,
    snatched: (who, entry) => `${who} snatches ${entry.taken} with ${entry.pebble}`,
    buried: (who, entry) => `${who} buries ${entry.count}`,
    drew: (who, entry) => `${who} draws ${entry.count}`,
    drawn: (_, entry) => `You draw ${entry.pebbles}`,
  },
};

const pl: Vocabulary = {
  name: 'Kamyki',
  blurb: 'Zabawka, która używa wszystkiego, co daje silnik.',
  and: 'i',
  nothing: 'nic',
  terms: { length: 'Długość', short: 'krótka', long: 'długa', sides: 'Strony', given: 'jak siedzą', mixed: 'losowe' },
  prompts: {
    bid: 'Ile żetonów licytujesz?',
    action: 'Co robisz?',
    take: 'Ile żetonów bierzesz?',
    swap: 'Który kamyk wymieniasz na wierzchni?',
    pebble: 'Który kamyk rzucasz?',
    cell: 'Do którego dołka?',
    snatch: 'Czy podbierasz?',
    order: 'W jakiej kolejności punktujesz?',
    bury: 'Które kamyki zakopujesz?',
  },
  news: {
    bids: (_, entry) => `Licytacja: ${entry.bids}`,
    passed: who => `${who} pasuje`,
    rolled: (who, entry) => `${who} wyrzuca ${entry.die}`,
    took: (who, entry) => `${who} bierze ${entry.count}`,
    peeked: who => `${who} podgląda wierzchni kamyk`,
    saw: (_, entry) => `Widzisz ${entry.pebble}`,
    threw: (who, entry) => `${who} rzuca ${entry.pebble} do ${entry.cell}`,
    scored: (who, entry) => `${who} punktuje ${entry.order}`,
    snatched: (who, entry) => `${who} podbiera ${entry.taken} za ${entry.pebble}`,
    buried: (who, entry) => `${who} zakopuje ${entry.count}`,
    drew: (who, entry) => `${who} dobiera ${entry.count}`,
    drawn: (_, entry) => `Dobierasz ${entry.pebbles}`,
  },
};

function wordsFrom(vocabulary: Vocabulary): GameWords<PebblesView> {
  const hand = ({ view, reader }: Scene<PebblesView>) => {
    const pebbles = reader === 'spectator' ? [] : view.hands[reader];
    return Array.isArray(pebbles) && pebbles.length > 0 ? list(pebbles, vocabulary.and) : vocabulary.nothing;
  };
  return {
    name: vocabulary.name,
    blurb: vocabulary.blurb,
    lobbyOption: id => vocabulary.terms[id]!,
    lobbyValue: (_, value) => vocabulary.terms[value]!,
    side: id => id,
    seat: ({ view }, seat) => view.sides[seat]!,
    prompt: decision => vocabulary.prompts[decision.key]!,
    option: (_, option): OptionWords => ({
      label: option.id,
      note: `${vocabulary.name}: ${option.id}`,
      typed: option.id,
    }),
    news: (entry, { names }) => vocabulary.news[entry.tell]!(names[entry.seat as number] ?? '', entry),
    recap: (news, { names }) => {
      const [headline, ...lines] = news.map(entry =>
        vocabulary.news[entry.tell]!(names[entry.seat as number] ?? '', entry),
      );
      return headline === undefined ? null : { headline, lines };
    },
    board: ({ view }) => JSON.stringify(view.cells),
    hand,
    outcome: ({ view }) => `${view.places}`,
  };
}

export const words = { pl: wordsFrom(pl), en: wordsFrom(en) };
