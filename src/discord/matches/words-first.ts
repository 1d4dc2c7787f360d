import type { Decision, Game, Language, Look, Picture, Scene } from '../../engine/index.js';
import { type House, type Match, Refusal, seatOf } from '../../matches/index.js';
import { button, gallery } from '../components.js';
import { makeCustomId } from '../custom-id.js';
import { clip } from '../limits.js';
import { type Message, message } from '../message.js';
import type { Pressed, PressRule } from '../pressed.js';
import { lookOf, paint, sceneFor, spoken } from '../surface.js';
import { wordsIn } from '../words/index.js';
import { leapFrom } from './leap.js';

/** How much of the board and of the hand is said on a panel, which has a question and controls besides. */
const LONGEST_BOARD = 2_200;
const LONGEST_HAND = 900;

/** Whether somebody wants positions in words, and pictures only when they ask for one. */
export async function wantsWords(house: House, player: string): Promise<boolean> {
  return (await house.store.settings('player', player)).board === 'text';
}

/** The position as its reader sees it, without a picture. */
export function positionInWords(game: Game, scene: Scene<unknown>, language: Language): string {
  const { board, hand } = game.words[language];
  const said = spoken(scene);
  return [clip(board(said), LONGEST_BOARD), clip(hand(said), LONGEST_HAND)].filter(part => part !== '').join('\n\n');
}

/** What the asked seat looks at: the picture of the choice, else the board and what it holds. */
export function picturesOf(
  game: Game,
  decision: Decision,
  asked: Scene<unknown>,
  scene: Scene<unknown>,
  language: Language,
  look: Look,
): Picture[] {
  const choice = game.pictures.choice(decision, asked, language, look);
  if (choice) return [choice];
  const hand = game.pictures.hand(scene, language, look);
  return [game.pictures.board(scene, language, look), ...(hand ? [hand] : [])];
}

export const pictureButton = ({ id }: Pick<Match, 'id'>, language: Language) =>
  button(makeCustomId('picture', id), { label: wordsIn(language).asPicture, emoji: '🖼️' });

/** The pictures a panel in words goes without. */
async function showPictures({ surface, press, id, language }: Pressed): Promise<Message> {
  const { house } = surface;
  const match = await house.match(id.match);
  const seat = seatOf(match, press.user.id);
  if (seat < 0) throw new Refusal('not-seated');
  const game = house.game(match.game);
  const table = await house.table(match);
  const scene = sceneFor(game, match, table, seat, language);
  const look = await lookOf(house, press.user.id);
  const decision = match.status === 'running' ? table.decisionOf(seat) : undefined;
  const asked = decision && (leapFrom(game, table, seat, scene, language) ?? { decision, scene });
  const pictures = asked
    ? picturesOf(game, asked.decision, asked.scene, scene, language, look)
    : [game.pictures.board(scene, language, look)];
  const files = await paint(surface, pictures, `${match.id}-${seat}`);
  return message(
    files.map(file => gallery([file])),
    { files },
  );
}

export const picturePresses: Readonly<Record<'picture', PressRule>> = {
  picture: { way: 'private', spends: 'pictures', run: showPictures },
};
