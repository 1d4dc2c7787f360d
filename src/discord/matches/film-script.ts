import { setImmediate } from 'node:timers/promises';
import {
  type Drawing,
  type Language,
  type Look,
  positionAfter,
  restBefore,
  type Scene,
  unmarked,
} from '../../engine/index.js';
import { beginningOf, type Match, Refusal } from '../../matches/index.js';
import { type Surface, spoken } from '../surface.js';
import { seatNames } from '../words/index.js';
import { endOf } from './followers.js';
import { beginsTurn, captionOf, turnsOf } from './match-turns.js';

/** One picture of a film: the board at the end of a turn, and what it tells. */
export interface Take {
  readonly board: Drawing;
  readonly caption: string;
}

/** More turns than this are shown two, three … at a time: nobody watches longer, and the file has a limit. */
const MOST_TAKES = 120;
/** How it began, and how it ended. */
const ENDS = 2;

/**
 * What a film of a match shows: how it began, every turn with the one thing that mattered in it, how it ended. The boards are
 * drawn one by one, with time for others between them; before that `plan` is told how many there will be at most.
 */
export async function scriptOf(
  { house }: Pick<Surface, 'house'>,
  match: Match,
  language: Language,
  look: Look,
  plan: (count: number) => void = () => undefined,
): Promise<readonly Take[]> {
  const game = house.game(match.game);
  const answers = await house.store.answers(match.id);
  const turns = turnsOf(game, await house.store.log(match.id, 0));
  if (turns.length === 0) throw new Refusal('not-started');
  const step = Math.ceil(turns.length / MOST_TAKES);
  plan(Math.ceil(turns.length / step) + ENDS);
  const takes: Take[] = [];
  for (let at = 0; at < turns.length; at += step) {
    const told = turns.slice(at, at + step).flatMap(turn => turn.told);
    const upTo = told.at(-1)!.moment;
    const given = answers.filter(({ moment }) => moment <= upTo).map(({ answer }) => answer);
    const position = positionAfter(game, beginningOf(match), given);
    if (position.answers < given.length) throw new Refusal('cannot-replay');
    // The answer that ends a battle may open the next one: the board is the one this is told of.
    const isGone = turns[at + step]?.told[0]?.moment === upTo;
    const before = isGone && restBefore(game, beginningOf(match), given, entry => beginsTurn(game, entry));
    const scene: Scene<unknown> = {
      view: game.view(before || position.state, 'spectator'),
      reader: 'spectator',
      names: seatNames(match.seats, language),
    };
    const { drawing } = game.pictures.board(scene, language, look);
    takes.push({ board: drawing, caption: captionOf(game, told, spoken(scene), language) });
    await setImmediate();
  }
  const end = { ...takes.at(-1)!, caption: unmarked(await endOf({ house }, match, language)) };
  // Where the last turn says how the match ended, that is said once.
  const rest = takes.at(-1)!.caption === end.caption ? takes.slice(0, -1) : takes;
  const players = seatNames(match.seats, language).join(' – ');
  return [{ ...takes[0]!, caption: `${game.words[language].name}: ${players}` }, ...rest, end];
}
