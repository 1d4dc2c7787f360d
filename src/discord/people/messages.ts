import type { GameWords, Language } from '../../engine/index.js';
import {
  type Best,
  bestScores,
  forgetPerson,
  type GameRecord,
  personalData,
  profileOf,
  type Scored,
  type ShareCount,
  scoredBy,
} from '../../leagues/index.js';
import { type Person, Refusal } from '../../matches/index.js';
import { personOf } from '../command.js';
import { button, buttonRows, file, gallery, menuRow, type Part, text } from '../components.js';
import { makeCustomId } from '../custom-id.js';
import { chartPicture, leaderboardPicture, placesOf } from '../leagues/pictures.js';
import { coursesOf } from '../learning/progress.js';
import { clip, LIMITS, plain } from '../limits.js';
import { matchLines } from '../matches/lines.js';
import { pastChoices } from '../matches/past-choices.js';
import { type Message, message } from '../message.js';
import type { PressRule } from '../pressed.js';
import { paint, type Surface } from '../surface.js';
import { wordsIn } from '../words/index.js';
import { leagueWords } from '../words/league.js';
import { storyWords } from '../words/story.js';
import { watchingWords } from '../words/watching.js';
import { statisticsPicture } from './statistics-picture.js';

/** Charts one message shows; more games are told in words. */
const MOST_CHARTS = 4;
const MOST_STANDINGS = 50;
const MOST_CURRENT = 10;
/** Scores kept in sight of each category, and so many categories. */
const BEST_SCORES = 3;
const MOST_CATEGORIES = 8;
const MINUTE = 60_000;

/** What somebody has played here: results by game and side, rating with a chart, streaks, reliability, matches now. */
export async function profileMessage(
  surface: Surface,
  guild: string,
  person: Person,
  reader: string,
  language: Language,
): Promise<Message> {
  const words = leagueWords(language);
  const profile = await profileOf(surface.hall, guild, person.id);
  const name = plain(person.name);
  const here = (await surface.house.store.matchesOf(person.id)).filter(match => match.guild === guild);
  const current = matchLines(surface.house, here.slice(0, MOST_CURRENT), person.id, language, false);
  const learnt = [
    ...(await learntLines(surface, person.id, language)),
    ...(await foresightLines(surface, guild, person.id, language)),
  ];
  if (profile.matches === 0)
    return message([text([words.profileEmpty(name), words.profileCurrent(current), ...learnt].join('\n'))]);
  const charted = profile.games.filter(({ curve }) => curve.length > 1).slice(0, MOST_CHARTS);
  const files = await paint(
    surface,
    charted.map(({ game, curve }) => chartPicture(person.name, gameName(surface, game, language), curve, language)),
    `profile-${person.id}`,
  );
  const parts: Part[] = [text(words.profileTitle(name))];
  for (const record of profile.games) {
    const own = bestScores(scoredBy(await surface.hall.store.scores(guild, record.game), person.id), 1);
    parts.push(text(recordText(surface, record, own, language)));
    const at = charted.indexOf(record);
    if (files[at]) parts.push(gallery([files[at]]));
  }
  const minutes = profile.response === null ? null : profile.response / MINUTE;
  parts.push(
    text(
      [
        words.profileReliability(profile.matches, profile.timeouts, minutes),
        words.profileCurrent(current),
        ...learnt,
      ].join('\n'),
    ),
  );
  return message([...parts, ...(await pastMenu(surface, guild, person, reader, language))], { files });
}

/** The courses somebody has begun or finished. */
async function learntLines({ house }: Surface, player: string, language: Language): Promise<string[]> {
  const words = storyWords(language);
  const courses = await coursesOf(house, player);
  const marks = courses.map(({ game, step, isFinished }) =>
    words.courseMark(game.words[language].name, isFinished ? null : step, game.course?.steps.length ?? 0),
  );
  return marks.length === 0 ? [] : [`🎓 ${marks.join(' · ')}`];
}

/** How often somebody was right about a final. */
async function foresightLines({ hall }: Surface, guild: string, player: string, language: Language): Promise<string[]> {
  const { right, all } = await hall.store.foresightOf(guild, player);
  return all === 0 ? [] : [watchingWords(language).foresight(right, all)];
}

/** Whoever looks at their own profile can look back on every match of theirs. */
async function pastMenu(
  surface: Surface,
  guild: string,
  person: Person,
  reader: string,
  language: Language,
): Promise<Part[]> {
  if (person.id !== reader) return [];
  const past = await pastChoices(surface, person.id, guild, '', language);
  if (past.length === 0) return [];
  const options = past.map(({ name, value }) => ({ label: name, value }));
  return [menuRow(makeCustomId('look-back', 'menu'), { placeholder: wordsIn(language).replay, options })];
}

const gameName = (surface: Surface, game: string, language: Language): string =>
  surface.house.world.games.find(({ id }) => id === game)?.words[language].name ?? game;

function recordText(surface: Surface, record: GameRecord, best: readonly Best[], language: Language): string {
  const words = leagueWords(language);
  const game = surface.house.world.games.find(({ id }) => id === record.game);
  const sides = record.sides.map(({ side, ...rest }) => ({ name: game?.words[language].side(side) ?? side, ...rest }));
  const lines = [words.profileGame({ ...record, game: gameName(surface, record.game, language) })];
  if (sides.length > 0) lines.push(words.profileSides(sides));
  const scores = best.slice(0, MOST_CATEGORIES).map(({ category, matches: [first] }) => {
    const name = game?.words[language].scored?.(category) ?? category;
    return `${name}: **${first!.score.points}**`;
  });
  if (scores.length > 0) lines.push(words.profileScores, ...scores);
  return lines.join('\n');
}

/** The best scores of each category, with who made them; null where nobody has made any. */
async function scoresText(surface: Surface, guild: string, game: string, language: Language): Promise<string | null> {
  const words = leagueWords(language);
  const best = bestScores(await surface.hall.store.scores(guild, game), BEST_SCORES).slice(0, MOST_CATEGORIES);
  if (best.length === 0) return null;
  const ours = surface.house.game(game).words[language];
  const lines = best.flatMap(({ category, matches }) => [
    `**${ours.scored?.(category) ?? category}**`,
    ...matches.map(({ score, seats }) =>
      words.scoreRow(score.points, seats.map(seat => playerText(seat, ours)).join(', ')),
    ),
  ]);
  return clip([`### ${ours.name}: ${words.bestScores}`, ...lines].join('\n'), LIMITS.textPerMessage / 2);
}

const playerText = ({ name, side }: Scored['seats'][number], { side: sideName }: GameWords<unknown>): string =>
  side === null ? plain(name) : `${plain(name)} (${sideName(side)})`;

/** The best of a server in one game, as a picture or as text. */
export async function leaderboardMessage(
  surface: Surface,
  guild: { readonly id: string; readonly name: string },
  game: string,
  language: Language,
  asText: boolean,
): Promise<Message> {
  const words = leagueWords(language);
  const { name } = surface.house.game(game).words[language];
  const standings = await surface.hall.store.ratings(guild.id, game, MOST_STANDINGS);
  const scores = await scoresText(surface, guild.id, game, language);
  if (standings.length === 0) return message([text(scores ?? words.leaderboardEmpty(name))]);
  if (asText) {
    const places = placesOf(standings);
    const lines = standings.map(({ name: who, shown, matches }, index) =>
      words.leaderboardRow(places[index]!, plain(who), shown, matches),
    );
    return message([
      text(
        clip(
          [`### ${words.leaderboardTitle(name)}`, ...lines, words.leaderboardNote, ...(scores ? [scores] : [])].join(
            '\n',
          ),
          LIMITS.textPerMessage,
        ),
      ),
    ]);
  }
  const files = await paint(
    surface,
    [leaderboardPicture(name, guild.name, standings, language)],
    `leaderboard-${game}`,
  );
  const below = [text(words.leaderboardNote), ...(scores ? [text(scores)] : [])];
  return message([...files.map(each => gallery([each])), ...below], { files });
}

/** Numbers players like: who wins with what, who wins by beginning, how long it takes. */
export async function statisticsMessage(
  surface: Surface,
  guild: string,
  game: string,
  language: Language,
): Promise<Message> {
  const words = leagueWords(language);
  const ours = surface.house.game(game).words[language];
  const { store } = surface.hall;
  const lengths = await store.lengths(guild, game);
  if (lengths.matches === 0) return message([text(words.statisticsEmpty(ours.name))]);
  const sides = await store.sharesBySide(guild, game);
  const beginners = await store.sharesByBeginning(guild, game);
  const named = (shares: readonly ShareCount[], name: (key: string) => string) =>
    shares.map(({ key, share, matches }) => ({ name: name(key), share, matches }));
  const groups = [
    { title: words.statisticsSides, bars: named(sides, key => ours.side(key)) },
    { title: words.statisticsBeginners, bars: named(beginners, key => words.began(key === 'first')) },
  ].filter(({ bars }) => bars.length > 0);
  const told = words.statisticsLengths({
    matches: lengths.matches,
    answers: Math.round(lengths.answers / lengths.matches),
    minutes: lengths.lasted / lengths.matches / MINUTE,
    minutesPerAnswer: lengths.thought / Math.max(1, lengths.given) / MINUTE,
  });
  const files =
    groups.length === 0
      ? []
      : await paint(surface, [statisticsPicture(ours.name, groups, language)], `statistics-${game}`);
  const foresight = await store.foresightIn(guild, game);
  const foretold =
    foresight.all === 0 ? [] : [watchingWords(language).statisticsForesight(foresight.right, foresight.all)];
  return message(
    [
      text(words.statisticsTitle(ours.name)),
      ...files.map(each => gallery([each])),
      text([told, ...foretold].join('\n')),
    ],
    { files },
  );
}

/** Everything stored about somebody, as a file only they see. */
export async function dataMessage(surface: Surface, player: string, language: Language): Promise<Message> {
  await surface.house.allowances.spend('replays', player);
  const data = Buffer.from(`${JSON.stringify(await personalData(surface.hall, player), null, 1)}\n`);
  const words = leagueWords(language);
  return message([text(words.dataExported), file('my-data.json')], {
    files: [{ file: 'my-data.json', data, alt: words.dataExported }],
  });
}

/** The one question before everything about somebody is deleted. */
export function deletePanel(player: string, language: Language): Message {
  const words = leagueWords(language);
  const sure = button(makeCustomId('forget', player), { label: words.deleteYes, style: 'bad' });
  return message([text(words.deleteAsks), ...buttonRows([sure])]);
}

export const personPresses: Readonly<Record<'forget', PressRule>> = {
  forget: {
    way: 'set',
    async run({ surface, press, id, language }) {
      if (id.match !== press.user.id) throw new Refusal('stale');
      const words = leagueWords(language);
      const played = await surface.hall.store.matchesPlayedBy(press.user.id);
      await forgetPerson(surface.hall, personOf(press), words.nobody, press.id);
      for (const match of played) surface.films.forget(match);
      return message([text(words.dataDeleted)]);
    },
  },
};
