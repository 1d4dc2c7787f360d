import type { Decision, Language, MatchState, Picture, Table } from '../../engine/index.js';
import { type Match, Refusal, seatOf } from '../../matches/index.js';
import { button, buttonRows, countComponents, gallery, type Part, type Row, text } from '../components.js';
import { makeCustomId } from '../custom-id.js';
import { LIMITS } from '../limits.js';
import { type Message, message } from '../message.js';
import { lookOf, paint, type Surface, sceneFor, spoken } from '../surface.js';
import { wordsIn } from '../words/index.js';
import { callsOf } from './board-post.js';
import { controlsFor } from './presenter.js';

/** What the panel says on top: why something was refused, or what was just done. */
export interface PanelNote {
  readonly note?: string;
  readonly page?: number;
}

/** The private panel of a seat: its question with a picture of the choices, or whom it waits for. */
export async function panelFor(
  surface: Surface,
  match: Match,
  player: string,
  language: Language,
  { note, page = 0 }: PanelNote = {},
): Promise<Message> {
  const seat = seatOf(match, player);
  if (seat < 0) throw new Refusal(match.status === 'running' ? 'not-seated' : 'match-over');
  const game = surface.house.game(match.game);
  const words = wordsIn(language);
  const top: Part[] = note ? [text(note)] : [];
  const table = await surface.house.table(match);
  const scene = sceneFor(game, match, table, seat, language);
  const look = await lookOf(surface.house, player);
  const accent = game.pictures.accent(scene, seat, look);
  const decision = match.status === 'running' ? table.decisionOf(seat) : undefined;
  if (!decision) {
    const line = match.status === 'running' ? waitingLine(match, table, language) : words.over;
    const back = match.status === 'running' && table.canUndo(seat) ? backRow(match, words.takeBack) : [];
    return message([...top, text(line), ...back], { accent });
  }
  const pictures: Picture[] = [];
  const choice = game.pictures.choice(decision, scene, language, look);
  if (choice) pictures.push(choice);
  else {
    const hand = game.pictures.hand(scene, language, look);
    pictures.push(game.pictures.board(scene, language, look), ...(hand ? [hand] : []));
  }
  const files = await paint(surface, pictures, `${match.id}-${match.moment}-${seat}`);
  const draft = await surface.house.store.draft(match.id, seat);
  const picks = draft?.moment === match.asked ? draft.picks : [];
  const controls = controlsFor(decision, {
    game,
    language,
    scene,
    match: match.id,
    moment: match.moment,
    page,
    picks,
  });
  const back = table.canUndo(seat) ? backRow(match, words.back) : [];
  const prompt = `**${game.words[language].prompt(decision, spoken(scene))}**${pickedLine(decision, picks, language)}`;
  const parts = [...top, text(prompt), ...files.map(file => gallery([file])), ...controls, ...back];
  return message(fitting(parts), { accent, files });
}

function waitingLine(match: Match, table: Table<MatchState>, language: Language): string {
  const mentions = callsOf(match, table).map(({ player }) => `<@${player}>`);
  return mentions.length === 0 ? wordsIn(language).computerThinks : wordsIn(language).waitingFor(mentions);
}

function pickedLine(decision: Decision, picks: readonly string[], language: Language): string {
  if (picks.length === 0 || decision.kind === 'number' || decision.kind === 'one') return '';
  return `\n${wordsIn(language).pickedSoFar(picks.length)}`;
}

const backRow = (match: Match, label: string): Row[] =>
  buttonRows([button(makeCustomId('back', match.id, match.moment), { label, emoji: '↩️' })]);

/** Galleries give way first when a decision needs nearly all the components a message may have. */
function fitting(parts: readonly Part[]): readonly Part[] {
  if (countComponents(parts) + 1 <= LIMITS.componentsPerMessage) return parts;
  return parts.filter(part => !('items' in part));
}
