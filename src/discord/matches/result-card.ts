import type { Game, Language, Look, Mark, Picture } from '../../engine/index.js';
import type { Match } from '../../matches/index.js';
import { axesOf, lineOf } from '../charts.js';
import { clip } from '../limits.js';
import { box, FACES, page, TONE, WIDTH, write } from '../pictures.js';
import { type PaintedFile, paint, publicLook, type Surface, spoken } from '../surface.js';
import { seatNames } from '../words/index.js';
import { storyWords } from '../words/story.js';
import { type MatchStory, type Swing, storyOf, swingsOf } from './match-story.js';
import { captionOf } from './match-turns.js';
import { pictureOf, turnRow } from './turn-row.js';

const MARGIN = 28;
const CHART = { left: 84, right: 748, top: 84, height: 240 } as const;
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200] as const;
const ROW = 50;
const LABELS = 300;
/** A name is cut before it would have to be set too small to read. */
const NARROWEST = 9;
/** The height of the players' signs and names. */
const HEADS = 78;
const MOST_SWINGS = 3;

/** Who a line and a column belong to, by colour, shape and name. */
interface Player {
  readonly name: string;
  readonly colour: string;
}

/** So few turns have nothing to tell that the result does not say. */
const FEWEST_TURNS = 3;

/** The card of a match that is over, painted; nothing where there is none to be made, or it fails: the result stands without. */
export async function paintedCard(surface: Surface, match: Match, language: Language): Promise<PaintedFile[]> {
  const { house, log } = surface;
  if (match.result === null) return [];
  try {
    const game = house.game(match.game);
    const story = storyOf(game, match, await house.store.answers(match.id), await house.store.log(match.id, 0));
    if (story === null || story.turns.length < FEWEST_TURNS) return [];
    const card = resultCard(game, match, story, language, await publicLook(house, match));
    return await paint(surface, [card], `result-${match.id}`);
  } catch (error) {
    log.error({ error, match: match.id }, 'The card of a match could not be made');
    return [];
  }
}

/** A finished match on one picture: how it stood turn by turn, its numbers, and the turns that decided it. */
export function resultCard(game: Game, match: Match, story: MatchStory, language: Language, look: Look): Picture {
  const words = storyWords(language);
  const names = seatNames(match.seats, language);
  const last = story.turns.at(-1)!;
  const scene = { view: last.view, reader: 'spectator', names } as const;
  const players = names.map((name, seat) => ({ name, colour: game.pictures.accent(scene, seat, look) }));
  const tally = game.tally!.names[language];
  const rows = [
    { name: tally.standing, values: last.standing, isStrong: true },
    ...story.counts.map(({ key, values }) => ({ name: tally.counts[key] ?? key, values, isStrong: false })),
  ];
  const marks: Mark[] = [...chart(tally.standing, players, story)];
  let top = CHART.top + CHART.height + 56;
  marks.push({ kind: 'group', y: top, marks: numbers(players, rows) });
  top += HEADS + ROW * rows.length + 20;
  const swings = swingsOf(story, MOST_SWINGS).map(swing => ({ swing, ...told(game, swing, names, language) }));
  if (swings.length > 0) {
    marks.push(write(words.turningPoints, MARGIN, top + 26, 34, TONE.gold));
    top += 56;
  }
  for (const { swing, caption, changes } of swings) {
    const row = turnRow(pictureOf(game, swing.turn, { ...scene, view: swing.turn.view }, language, look), {
      title: words.turn(swing.turn.number),
      caption,
      small: changes.join(' · '),
    });
    marks.push({ kind: 'group', y: top, marks: row.marks });
    top += row.height + 24;
  }
  const winners = names.filter((_, seat) => match.result?.places[seat] === 1);
  const title = winners.length === names.length && names.length > 1 ? words.draw : words.won(winners);
  const time = match.startedAt === null || match.endedAt === null ? null : match.endedAt - match.startedAt;
  const subtitle = `${game.words[language].name} · ${words.length(last.number, time)}`;
  return {
    drawing: page(winners.length === 0 ? game.words[language].name : title, subtitle, top, marks),
    alt: words.cardAlt(game.words[language].name, title, [
      words.cardStanding(
        tally.standing,
        names.map((name, seat) => `${name} ${last.standing[seat]}`),
      ),
      ...swings.map(({ swing, caption }) => `${words.turn(swing.turn.number)}: ${caption}`),
    ]),
  };
}

/** What a turn that decided the match was, and what it changed. */
function told(game: Game, { turn, before }: Swing, names: readonly string[], language: Language) {
  const scene = spoken({ view: turn.view, reader: 'spectator', names } as const);
  const changes = names.flatMap((name, seat) => {
    const [was, is] = [before[seat]!, turn.standing[seat]!];
    return was === is ? [] : [storyWords(language).change(name, was, is)];
  });
  return { caption: captionOf(game, turn.told, scene, language), changes };
}

function chart(title: string, players: readonly Player[], { turns }: MatchStory): Mark[] {
  const values = turns.flatMap(({ standing }) => standing);
  const axes = axesOf(CHART, values, turns.length, STEPS);
  const bottom = CHART.top + CHART.height + 30;
  const lines = players.map(({ colour }, seat): Mark[] => {
    const line = turns.map(({ standing }) => standing[seat]!);
    const [x, y] = [axes.x(line.length - 1), axes.y(line.at(-1)!)];
    const path = lineOf(axes, line);
    return [
      { kind: 'shape', path, stroke: TONE.page, width: 10 },
      { kind: 'shape', path, stroke: colour, width: 6 },
      sign(seat, x, y, 12, colour),
    ];
  });
  return [
    write(title, MARGIN, 34, 34, TONE.gold),
    ...axes.marks,
    ...lines.flat(),
    write(turns[0]!.number, CHART.left, bottom, 32, TONE.dim, { face: FACES.body }),
    write(turns.at(-1)!.number, CHART.right, bottom, 32, TONE.dim, { align: 'right', face: FACES.body }),
  ];
}

interface NumberRow {
  readonly name: string;
  readonly values: readonly number[];
  readonly isStrong: boolean;
}

/** What each player did, in columns below their names. */
function numbers(players: readonly Player[], rows: readonly NumberRow[]): Mark[] {
  const width = (WIDTH - LABELS - MARGIN) / players.length;
  const right = (seat: number): number => LABELS + width * (seat + 1);
  const heads = players.flatMap(({ name, colour }, seat): Mark[] => [
    sign(seat, right(seat) - 12, 18, 11, colour),
    write(clip(name, Math.floor((width - 10) / NARROWEST)), right(seat), 54, 33, TONE.ink, {
      align: 'right',
      max: width - 10,
    }),
  ]);
  const lines = rows.flatMap(({ name, values, isStrong }, at): Mark[] => {
    const middle = HEADS + ROW * at + ROW / 2;
    return [
      ...(at % 2 === 0 ? [box(0, middle - ROW / 2, WIDTH, ROW, TONE.band)] : []),
      write(name, MARGIN, middle, 32, TONE.dim, { face: FACES.body, max: LABELS - MARGIN + 20 }),
      ...values.map((value, seat) =>
        write(value, right(seat), middle, isStrong ? 40 : 34, isStrong ? TONE.gold : TONE.ink, {
          align: 'right',
          face: FACES.digit,
        }),
      ),
    ];
  });
  return [...heads, ...lines];
}

/** A sign of its own for each seat: colours alone do not tell everybody apart. */
function sign(seat: number, x: number, y: number, r: number, fill: string): Mark {
  const paths = [
    `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`,
    `M${x - r} ${y - r}h${2 * r}v${2 * r}h${-2 * r}Z`,
    `M${x} ${y - r - 2}l${r + 2} ${2 * r}h${-2 * r - 4}Z`,
    `M${x} ${y - r - 3}l${r + 3} ${r + 3}l${-r - 3} ${r + 3}l${-r - 3} ${-r - 3}Z`,
    `M${x - r} ${y - r / 3}h${2 * r}v${(2 * r) / 3}h${-2 * r}ZM${x - r / 3} ${y - r}v${2 * r}h${(2 * r) / 3}v${-2 * r}Z`,
  ];
  return { kind: 'shape', path: paths[seat % paths.length]!, fill, stroke: TONE.page, width: 3 };
}
