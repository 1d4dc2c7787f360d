import {
  type Game,
  type Language,
  type MatchState,
  readableBy,
  type Scene,
  type Table,
  typedOf,
} from '../../engine/index.js';
import { electors, type Match } from '../../matches/index.js';
import { button, buttonRows, type Part, text } from '../components.js';
import { makeCustomId } from '../custom-id.js';
import { type Message, message } from '../message.js';
import { rulesSign } from '../rules/link.js';
import { lookOf, type Surface, sceneFor, spoken } from '../surface.js';
import { wordsIn } from '../words/index.js';
import { callsOf } from './board-post.js';
import { nextParts } from './next-table.js';
import { noteButton } from './notes.js';
import { timeLine } from './time-line.js';

export const backButton = (match: Match, label: string) =>
  button(makeCustomId('back', match.id, match.moment), { label, emoji: '↩️' });

/** The whole turn back, not one step of it. */
export const anewButton = (match: Match, label: string) =>
  button(makeCustomId('anew', match.id, match.moment), { label, emoji: '⏮️' });

/** What the computers did since the player's answer, and the way on. */
export async function movedPanel(
  surface: Surface,
  match: Match,
  player: string,
  seat: number,
  language: Language,
  since: number,
): Promise<Message> {
  const { house } = surface;
  const words = wordsIn(language);
  const game = house.game(match.game);
  const table = await house.table(match);
  const scene = sceneFor(game, match, table, seat, language);
  const recap = game.words[language].recap(
    readableBy(await house.store.log(match.id, since), 'spectator'),
    spoken(scene),
  );
  const isAsked = table.awaited.some(decision => decision.seat === seat);
  const lines = [
    ...(recap ? [`**${recap.headline}**`, ...recap.lines] : []),
    ...(isAsked ? [] : [match.status === 'running' ? waitingLine(match, table, language) : words.over]),
  ];
  const go = button(makeCustomId('go', match.id), { label: words.play, style: 'main', emoji: '🎲' });
  // With computers alone nobody has to be asked: what was ended too soon is taken back across their turn.
  const isAlone = (await electors(house, match, { by: player, kind: 'undo', about: {} })).length === 0;
  const back = button(makeCustomId('ask', match.id), { label: words.takeBack, emoji: '↩️' });
  const buttons = [...(isAsked ? [go] : []), ...(isAlone && match.status === 'running' ? [back] : [])];
  const next = isAsked ? [] : await nextParts(surface, match, player, language);
  return message([text(lines.join('\n')), ...buttonRows(buttons), ...next], {
    accent: game.pictures.accent(scene, seat, await lookOf(house, player)),
  });
}

/** Whom the seat waits for, what it has said under seal, and what it may still do meanwhile. */
export async function waitingParts(
  surface: Surface,
  match: Match,
  table: Table<MatchState>,
  player: string,
  seat: number,
  language: Language,
): Promise<Part[]> {
  const words = wordsIn(language);
  const next = await nextParts(surface, match, player, language);
  if (match.status !== 'running') return [text(words.over), ...next];
  const game = surface.house.game(match.game);
  const scene = spoken(sceneFor(game, match, table, seat, language));
  const sealed = table.sealedOf(seat);
  const called = callsOf(match, table).map(call => call.seat);
  const isOwn = called.includes(seat);
  const time = timeLine(match, called, surface.house.world.now(), language);
  const lines = [isOwn ? words.yourTurn : waitingLine(match, table, language), ...(time === null ? [] : [time])];
  if (sealed) lines.unshift(words.sealed(saidOf(game, scene, sealed, language)));
  const rest = table.decisionOf(seat);
  const early =
    rest?.kind === 'one'
      ? [
          button(makeCustomId('say', match.id, match.moment, 0), {
            label: game.words[language].option(rest, rest.options[0]!, scene).label,
            ...(isOwn ? { style: 'main' } : {}),
          }),
        ]
      : [];
  const back = table.canUndo(seat) ? [backButton(match, words.takeBack)] : [];
  // Nobody is sent to another table while this one waits for them.
  const [own, elsewhere] = isOwn ? [[...early, ...back], []] : [[...back, ...early], next];
  // A note that was written brings its own way to change it.
  const note = (await surface.house.store.note(match.id, player)) === null ? [noteButton(match)] : [];
  return [text(lines.join('\n')), ...buttonRows([...own, ...note, rulesSign(match.id)]), ...elsewhere];
}

/** What was said, as the button said it; several things as they are typed. */
function saidOf(
  game: Game,
  scene: Scene<unknown>,
  { decision, said }: NonNullable<ReturnType<Table<MatchState>['sealedOf']>>,
  language: Language,
): string {
  const words = game.words[language];
  const option = decision.kind === 'one' ? decision.options.find(({ id }) => id === said) : undefined;
  return option ? words.option(decision, option, scene).label : typedOf(words, scene, decision, said);
}

function waitingLine(match: Match, table: Table<MatchState>, language: Language): string {
  const mentions = callsOf(match, table).map(({ player }) => `<@${player}>`);
  return mentions.length === 0 ? wordsIn(language).computerThinks : wordsIn(language).waitingFor(mentions);
}
