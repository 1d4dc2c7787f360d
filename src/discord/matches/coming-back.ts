import {
  type Decision,
  type Game,
  type Language,
  type Look,
  type Mark,
  type Picture,
  positionAfter,
  readAlong,
  type Scene,
} from '../../engine/index.js';
import { beginningOf, type KeptAnswer, type Logged, type Match, openTurn, ownSeatOf } from '../../matches/index.js';
import { button, buttonRows, gallery, text } from '../components.js';
import { makeCustomId } from '../custom-id.js';
import { clip } from '../limits.js';
import { type Message, message } from '../message.js';
import { page } from '../pictures.js';
import { lookOf, paint, type Surface, sceneFor, spoken } from '../surface.js';
import { seatNames, wordsIn } from '../words/index.js';
import { storyWords } from '../words/story.js';
import { swingsOf, type ToldTurn } from './match-story.js';
import { captionOf, turnsOf } from './match-turns.js';
import { pictureOf, turnRow } from './turn-row.js';
import { wantsWords } from './words-first.js';

/** Whoever was away longer than this is told what happened meanwhile before they are asked anything. */
const LONG = 24 * 3_600_000;
/** The own turn and those of others; no more than a screen holds. */
const FEWEST = 2;
const MOST = 4;
const MOST_CHANGES = 4;
const LONGEST_CHANGES = 300;

/**
 * What somebody who comes back after more than a day sees before the question: a strip from their last turn to now, and
 * what changed in what they can do. Null for whoever has not been away, or is not asked.
 */
export async function comingBack(
  surface: Surface,
  known: Match,
  player: string,
  language: Language,
): Promise<Message | null> {
  const { house } = surface;
  // Whoever stands in has not been away from this seat.
  const seat = ownSeatOf(known, player);
  if (known.status !== 'running' || seat < 0) return null;
  const answers = await house.store.answers(known.id);
  const last = answers.findLast(({ answer }) => answer.seat === seat);
  if (!last || house.world.now() - last.at < LONG) return null;
  const turns = turnsSince(house.game(known.game), known, answers, await house.store.log(known.id, 0), last);
  if (turns.length < FEWEST) return null;
  const match = await openTurn(house, known.id, player);
  const table = await house.table(match);
  const decision = table.decisionOf(seat);
  if (!decision) return null;
  const game = house.game(match.game);
  const scene = sceneFor(game, match, table, seat, language);
  const words = storyWords(language);
  const shown = mostTelling(turns);
  const strip = stripOf(game, match, shown, language, await lookOf(house, player));
  const pictures = (await wantsWords(house, player)) ? [] : [strip];
  const files = await paint(surface, pictures, `${match.id}-${seat}-since`);
  const changes = changesIn(game, match, answers, decision, scene, language);
  return message(
    [
      text(`**${words.whileAway(turns.length - 1)}**`),
      ...(files.length > 0 ? [gallery(files)] : [text(strip.alt)]),
      ...(changes === '' ? [] : [text(changes)]),
      ...buttonRows([
        button(makeCustomId('go', match.id), { label: wordsIn(language).play, style: 'main' }),
        button(makeCustomId('past', match.id, 0, last.moment), { label: wordsIn(language).whatHappened }),
      ]),
    ],
    { accent: game.pictures.accent(scene, seat, await lookOf(house, player)), files },
  );
}

/** The turn of somebody's last move and those played since that are over, as everybody sees them. */
function turnsSince(
  game: Game,
  match: Match,
  answers: readonly KeptAnswer[],
  log: readonly Logged[],
  { moment }: KeptAnswer,
): ToldTurn[] {
  const all = turnsOf(game, log);
  const own = all.findLastIndex(({ told }) => told[0]!.moment < moment);
  // One that has only just begun tells nothing yet.
  const turns = all.slice(Math.max(own, 0)).filter(({ told }) => told.some(one => one.moment !== told[0]!.moment));
  const stops = turns.map(({ told }) => answers.filter(kept => kept.moment <= told.at(-1)!.moment).length);
  const views = readAlong(
    game,
    beginningOf(match),
    answers.map(({ answer }) => answer),
    stops,
    state => game.view(state, 'spectator'),
  );
  if (views.length < turns.length) return [];
  return turns.map((turn, at) => ({ ...turn, view: views[at], standing: game.tally?.standing(views[at]) ?? [] }));
}

/** Where one left, where one stands now, and between them the turns that changed most, or else the latest. */
function mostTelling(turns: readonly ToldTurn[]): readonly ToldTurn[] {
  if (turns.length <= MOST) return turns;
  const swings = swingsOf({ turns: turns.slice(0, -1) }, MOST - 2).map(({ turn }) => turn);
  const others = turns.slice(1, -1).filter(turn => !swings.includes(turn));
  const between = [...swings, ...others.slice(others.length - (MOST - 2 - swings.length))];
  return turns.filter((turn, at) => at === 0 || at === turns.length - 1 || between.includes(turn));
}

/** The turns one below the other, each with what mattered in it; the same in words is its alt text. */
function stripOf(game: Game, match: Match, turns: readonly ToldTurn[], language: Language, look: Look): Picture {
  const words = storyWords(language);
  const names = seatNames(match.seats, language);
  const marks: Mark[] = [];
  const lines: string[] = [];
  let top = 20;
  for (const turn of turns) {
    const scene = { view: turn.view, reader: 'spectator', names } as const;
    const title = words.turn(turn.number);
    const caption = captionOf(game, turn.told, spoken(scene), language);
    const row = turnRow(pictureOf(game, turn, scene, language, look), { title, caption, small: '' });
    marks.push({ kind: 'group', y: top, marks: row.marks });
    top += row.height + 24;
    lines.push(`${title}: ${caption}`);
  }
  const subtitle = `${game.words[language].name} · ${names.join(' – ')}`;
  return { drawing: page(words.meanwhile, subtitle, top, marks), alt: lines.join('\n') };
}

/** What can be said now and could not be said to the same question last time, and the other way round. */
function changesIn(
  game: Game,
  match: Match,
  answers: readonly KeptAnswer[],
  decision: Decision,
  scene: Scene<unknown>,
  language: Language,
): string {
  const { key, seat } = decision;
  const before = answers.findLastIndex(({ answer }) => answer.seat === seat && answer.key === key);
  if (before < 0 || decision.kind === 'number') return '';
  const given = answers.slice(0, before).map(({ answer }) => answer);
  const position = positionAfter(game, beginningOf(match), given);
  const old = position.asked.find(asked => asked.seat === seat && asked.key === key);
  if (!old || old.kind === 'number') return '';
  const then = { ...scene, view: game.view(position.state, seat) };
  const words = storyWords(language);
  const fresh = newTo(game, decision, old, scene, language);
  const gone = newTo(game, old, decision, then, language);
  return [
    ...(fresh.length === 0 ? [] : [clip(words.nowPossible(fresh), LONGEST_CHANGES)]),
    ...(gone.length === 0 ? [] : [clip(words.noLonger(gone), LONGEST_CHANGES)]),
  ].join('\n');
}

/** What one decision offers that the other does not, in words. */
function newTo(
  game: Game,
  decision: Exclude<Decision, { readonly kind: 'number' }>,
  other: Exclude<Decision, { readonly kind: 'number' }>,
  scene: Scene<unknown>,
  language: Language,
): string[] {
  const labels = decision.options
    .filter(({ id }) => !other.options.some(option => option.id === id))
    .map(option => game.words[language].option(decision, option, spoken(scene)))
    // What ends, discards or gives up is no news.
    .flatMap(({ label, tone }) => (tone === 'quiet' ? [] : [label]));
  return labels.length > MOST_CHANGES
    ? [...labels.slice(0, MOST_CHANGES - 1), wordsIn(language).andMore(labels.length - MOST_CHANGES + 1)]
    : labels;
}
