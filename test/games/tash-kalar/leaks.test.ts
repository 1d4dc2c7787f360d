import { describe, expect, it } from 'vitest';
import type { Drawing, Mark } from '../../../src/engine/drawing.js';
import type { Reader } from '../../../src/engine/game.js';
import { LANGUAGES, randomFrom, readableBy, type Told } from '../../../src/engine/index.js';
import { CARDS, nameOfCard, nameOfFlare } from '../../../src/games/tash-kalar/cards.js';
import { conceal } from '../../../src/games/tash-kalar/conceal.js';
import { CARD_ICONS, ICON, TASK_ICONS } from '../../../src/games/tash-kalar/pictures/icons.js';
import { pictures } from '../../../src/games/tash-kalar/pictures/index.js';
import { contestRules } from '../../../src/games/tash-kalar/rules.js';
import type { Contest } from '../../../src/games/tash-kalar/state.js';
import type { ContestEntry } from '../../../src/games/tash-kalar/vocabulary.js';
import { words } from '../../../src/games/tash-kalar/words/index.js';
import { cardName, flareName } from '../../../src/games/tash-kalar/words/names.js';
import type { ContestScene } from '../../../src/games/tash-kalar/words/sentences.js';
import { eagerAnswer, NAMES, SEATS, startMatch } from './eager-play.js';

const LOOK = { palette: 'standard' } as const;

/** Everything a reader is given at a moment, by what it is. */
interface Shown {
  readonly view: string;
  readonly log: string;
  readonly text: string;
  readonly alt: string;
  readonly drawing: string;
}

const KINDS = ['view', 'log', 'text', 'alt', 'drawing'] as const satisfies readonly (keyof Shown)[];

function shownAt(contest: Contest, news: readonly Told<ContestEntry>[], reader: Reader): Shown {
  const scene: ContestScene = { view: contestRules.view(contest, reader), reader, names: NAMES };
  const heard = readableBy(news, reader);
  const given = LANGUAGES.flatMap(language => [
    pictures.board(scene, language, LOOK),
    pictures.story(heard, scene, language, LOOK) ?? [],
    pictures.hand(scene, language, LOOK) ?? [],
  ]).flat();
  return {
    view: JSON.stringify(scene.view),
    log: JSON.stringify(heard),
    text: LANGUAGES.flatMap(language => [
      words[language].board(scene),
      ...heard.map(entry => words[language].news(entry, scene)),
    ]).join('\n'),
    alt: given.map(({ alt }) => alt).join('\n'),
    drawing: given.map(({ drawing }) => painted(drawing)).join('\n'),
  };
}

/** The words and icons of a drawing, one a line. */
function painted({ marks }: Drawing): string {
  const each = (mark: Mark): string[] => {
    if (mark.kind === 'group') return mark.marks.flatMap(each);
    return mark.kind === 'text' ? [mark.text] : mark.kind === 'icon' ? [`icon ${mark.name}`] : [];
  };
  return marks.flatMap(each).join('\n');
}

const FURNITURE = new Set<string>([...Object.values(ICON), ...Object.values(TASK_ICONS), 'fire', 'three-leaves']);
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const nameOf = (card: string, language: (typeof LANGUAGES)[number]): string =>
  card.startsWith('flare-') ? flareName(card, language) : cardName(card, language);

/** How a card would show: its id in data, its names in words, in pictures its icon too, where nothing else has it. */
function traceOf(card: string, what: keyof Shown): RegExp {
  if (what === 'view' || what === 'log') return new RegExp(`"${card}"`);
  const called = [card, ...LANGUAGES.map(language => nameOf(card, language))];
  const traces = called.map(name => `(?<![\\p{L}-])${escaped(name)}(?![\\p{L}\\d-])`);
  const icon = CARD_ICONS[card];
  const isOnly = Object.values(CARD_ICONS).filter(other => other === icon).length === 1;
  if (icon && isOnly && !FURNITURE.has(icon)) traces.push(`^icon ${escaped(icon)}$`);
  return new RegExp(traces.join('|'), 'imu');
}

const handOf = ({ beings, legends, flares }: Contest['seats'][number]): string[] => [
  ...[...beings, ...legends].map(nameOfCard),
  ...flares.map(nameOfFlare),
];

/** Cards of the other hands that the reader has never been shown. */
function secretsFrom(contest: Contest, reader: Reader, open: ReadonlySet<string>): string[] {
  const known = [...open, ...(typeof reader === 'number' ? handOf(contest.seats[reader]!) : [])];
  const others = contest.seats.filter((_, seat) => seat !== reader).flatMap(handOf);
  // A name within another that is known proves nothing: the Summoner in the Void Summoner.
  const isSaid = (card: string): boolean =>
    known.some(other => LANGUAGES.some(language => nameOf(other, language).includes(nameOf(card, language))));
  return others.filter(card => !isSaid(card));
}

/** What has lain open: piles, cards in front of their owners, what was just done. */
function lieOpen(contest: Contest, news: readonly Told<ContestEntry>[], open: Set<string>): void {
  const said = JSON.stringify(readableBy(news, 'spectator').filter(({ tell }) => OPENLY.has(tell)));
  const piles = [...contest.legendDiscard.map(nameOfCard), ...contest.flareDiscard.map(nameOfFlare)];
  for (const card of piles) open.add(card);
  for (const { id } of CARDS) if (said.includes(`"${id}"`)) open.add(id);
  for (const { discard, frozen, pending, deck, knownTop } of contest.seats)
    for (const card of [...discard, frozen, pending, ...deck.slice(deck.length - knownTop)])
      if (card >= 0) open.add(nameOfCard(card));
}

/** Entries in which cards are played for all to see. */
const OPENLY = new Set(['summoned', 'discarded', 'flare', 'thawed', 'warped', 'frozen']);

describe.each(SEATS)('%s for %i', (mode, seats) => {
  it('shows nobody another’s cards, nor the order of a deck: view, log, words, pictures, alt text', () => {
    const random = randomFrom('cafe'.repeat(8));
    const { table, change } = startMatch(mode, seats, 'beef'.repeat(8));
    const open = new Set<string>();
    const readers: readonly Reader[] = [...Array(seats).keys(), 'spectator'];
    let [news, looked, dealt, hidden] = [change.news, 0, 0, 0];
    while (!table.isOver) {
      const contest = table.state as Contest;
      lieOpen(contest, news, open);
      if (looked++ % 13 === 0)
        for (const reader of readers) {
          const shown = shownAt(contest, news, reader);
          for (const card of secretsFrom(contest, reader, open)) {
            for (const what of KINDS)
              expect(
                traceOf(card, what).exec(shown[what])?.[0] ?? null,
                `${card} in the ${what} of ${reader}`,
              ).toBeNull();
            hidden += 1;
          }
          const other = conceal(contest, reader, randomFrom('f00d'.repeat(8)));
          if (JSON.stringify(other.seats) !== JSON.stringify(contest.seats)) dealt += 1;
          expect(shownAt(other, news, reader)).toEqual(shown);
        }
      const decision = table.open[0]!;
      news = table.answer(decision.seat, eagerAnswer(decision, random))!.change.news;
    }
    expect(hidden).toBeGreaterThan(100);
    expect(dealt).toBeGreaterThan(10);
  }, 60_000);
});
