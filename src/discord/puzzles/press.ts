import { type Person, Refusal, StaleWrite } from '../../matches/index.js';
import {
  ARCHIVE,
  beginAnew,
  dayOf,
  giveUp,
  type InPlay,
  isRight,
  type Occasion,
  requireOfDay,
  say,
  takeBack,
  takeUp,
} from '../../puzzles/index.js';
import { personOf } from '../command.js';
import { text } from '../components.js';
import { numberPart, wholeNumber } from '../custom-id.js';
import { publicLanguage } from '../language.js';
import { plain } from '../limits.js';
import { saidBy } from '../matches/said-by.js';
import { type Message, message } from '../message.js';
import type { Pressed, PressRule } from '../pressed.js';
import { showEveryone } from '../sharing.js';
import type { Surface } from '../surface.js';
import { puzzleWords } from '../words/puzzle.js';
import { lineInWords } from './line.js';
import { openArchive, openDay, puzzleTable } from './opening.js';
import { dayText, puzzlePanel, solutionText } from './panel.js';

/** The server a press was made on; puzzles are played on servers. */
function guildOf({ press }: Pressed): string {
  if (press.guildId === null) throw new Refusal('no-results');
  return press.guildId;
}

/** What a control is about: a puzzle, and as that of which day. */
function occasionOf(pressed: Pressed): Occasion {
  const [puzzle, day] = pressed.id.match.split('-');
  const number = wholeNumber(day);
  if (puzzle === undefined || number === null) throw new Refusal('stale');
  return { guild: guildOf(pressed), player: pressed.press.user.id, puzzle, day: number };
}

async function taken({ puzzles: desk, house }: Surface, occasion: Occasion): Promise<InPlay> {
  const puzzle = desk.sets.puzzle(occasion.puzzle);
  const game = house.game(puzzle.game);
  await requireOfDay(desk, game, occasion, dayOf(house.world.now()));
  return takeUp(desk, game, puzzle, occasion);
}

/** Somebody answers, goes back, begins anew or gives up. A press on an old panel shows the present one. */
async function play(pressed: Pressed): Promise<Message> {
  const { surface, press, id, language } = pressed;
  const person = personOf(press);
  const occasion = occasionOf(pressed);
  const before = await taken(surface, occasion);
  const isPresent = numberPart(id, 0) === before.kept.moment;
  if (isPresent && id.parts[1] === 'page')
    return puzzlePanel(surface, before, person, language, { page: numberPart(id, 2) ?? 0 });
  try {
    if (isPresent) return await shown(pressed, await moved(pressed, before, person), person);
  } catch (error) {
    // Somebody pressed twice, and the other press was first.
    if (!(error instanceof StaleWrite)) throw error;
  }
  return puzzlePanel(surface, await taken(surface, occasion), person, language, { note: puzzleWords(language).moved });
}

async function moved(pressed: Pressed, before: InPlay, person: Person): Promise<InPlay> {
  const { puzzles: desk, house } = pressed.surface;
  switch (pressed.id.parts[1]) {
    case 'back':
      return takeBack(desk, before);
    case 'anew':
      return beginAnew(desk, before);
    case 'solution':
      return giveUp(desk, before);
    default: {
      const decision = before.attempt.table.decisionOf(before.puzzle.seat);
      if (!decision || before.attempt.reached) throw new Refusal('stale');
      return say(desk, before, saidBy(pressed, decision), person, dayOf(house.world.now()));
    }
  }
}

function shown({ surface, id, language }: Pressed, play: InPlay, person: Person): Promise<Message> {
  const note = id.parts[1] === 'solution' ? { note: solutionText(play, person, language) } : {};
  return puzzlePanel(surface, play, person, language, note);
}

/** Tells everybody, with what was found behind a spoiler. */
async function tell(pressed: Pressed): Promise<Message> {
  const { surface, press, language } = pressed;
  const person = personOf(press);
  const play = await taken(surface, occasionOf(pressed));
  const { kept, game } = play;
  if (!isRight(play) || kept.status !== 'solved') throw new Refusal('stale');
  const spoken = await publicLanguage(surface.house, press.channelId ?? '', press.guildId, press.guildLocale, language);
  const day = kept.day === ARCHIVE ? null : dayText(kept.day);
  const head = puzzleWords(spoken).told(plain(person.name), game.words[spoken].name, day, kept.tries, kept.said.length);
  const line = lineInWords(play, kept.said, person.name, spoken).join(' → ').replaceAll('|', '¦');
  await showEveryone(press, message([text(`${head} ||${line}||`)]));
  return puzzlePanel(surface, play, person, language);
}

/** Opens the puzzle of the day of a game, one from its archive, or the table. */
async function open(pressed: Pressed): Promise<Message> {
  const { surface, press, id, language } = pressed;
  const guild = guildOf(pressed);
  if (id.parts[0] === 'table') return puzzleTable(surface, { id: guild, name: press.guild?.name ?? '' }, language);
  const game = surface.house.game(id.match);
  const person = personOf(press);
  return id.parts[0] === 'archive'
    ? openArchive(surface, guild, game, person, language)
    : openDay(surface, guild, game, person, language);
}

export const puzzlePresses: Readonly<Record<'puzzle' | 'puzzle-tell' | 'puzzle-open', PressRule>> = {
  puzzle: { way: 'set', spends: 'panels', run: play },
  'puzzle-tell': { way: 'set', spends: 'shares', run: tell },
  'puzzle-open': { way: 'set', spends: 'panels', run: open },
};
