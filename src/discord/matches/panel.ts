import {
  type Decision,
  type Game,
  type Language,
  type MatchState,
  type Picture,
  readableBy,
  type Scene,
  type Table,
  typedOf,
} from '../../engine/index.js';
import { electors, type Match, openTurn, Refusal, seatOf } from '../../matches/index.js';
import { button, buttonRows, countComponents, gallery, isButtonRow, type Part, type Row, text } from '../components.js';
import { makeCustomId } from '../custom-id.js';
import { LIMITS } from '../limits.js';
import { type Message, message } from '../message.js';
import { controlsHeight, roomForControls, SCREEN } from '../phone.js';
import { lookOf, paint, type Surface, sceneFor, spoken } from '../surface.js';
import { wordsIn } from '../words/index.js';
import { callsOf } from './board-post.js';
import { leapFrom } from './leap.js';
import { controlsFor } from './presenter.js';

/** Below what is waited for an instruction takes no more than half a screen. */
const ROOM_TO_INSTRUCT = SCREEN.panel / 2;

/** What the panel says on top: why something was refused, or what was just done. */
export interface PanelNote {
  readonly note?: string;
  readonly page?: number;
  /** Shown after an answer of the player's: a turn that comes meanwhile is begun by a press of its own. */
  readonly answered?: boolean;
}

/**
 * The private panel of a seat: its question with a picture of the choices, or whom it waits for. Looking at it opens the
 * seat's turn; where only computers are waited for, it waits with the player.
 */
export async function panelFor(
  surface: Surface,
  known: Match,
  player: string,
  language: Language,
  { note, page = 0, answered = false }: PanelNote = {},
): Promise<Message> {
  const { house } = surface;
  const seat = seatOf(known, player);
  if (seat < 0) throw new Refusal(known.status === 'running' ? 'not-seated' : 'match-over');
  await surface.computersDone(known.id);
  const moved = answered ? await house.match(known.id) : known;
  if (moved.moment !== known.moment) return movedPanel(surface, moved, seat, language, known.moment);
  const match = answered ? moved : await openTurn(house, known.id, player);
  const game = house.game(match.game);
  const top: Part[] = note ? [text(note)] : [];
  const table = await house.table(match);
  const scene = sceneFor(game, match, table, seat, language);
  const look = await lookOf(house, player);
  const accent = game.pictures.accent(scene, seat, look);
  const decision = match.status === 'running' ? table.decisionOf(seat) : undefined;
  if (!decision || (decision.kind === 'one' && decision.opens)) {
    const waiting = [...top, ...waitingParts(surface, match, table, seat, language)];
    const instruction = match.status === 'running' ? table.instructionOf(seat) : undefined;
    if (!instruction) return message(waiting, { accent });
    const shown = {
      game,
      language,
      scene,
      match: match.id,
      moment: match.moment,
      page,
      picks: [],
      says: 'instruct',
      fits: (rows: readonly Row[]) => controlsHeight(rows) <= ROOM_TO_INSTRUCT,
    } as const;
    const asked = text(game.words[language].prompt(instruction, spoken(scene)));
    return message([...waiting, asked, ...controlsFor(instruction, shown)], { accent });
  }
  const leap = leapFrom(game, table, seat, scene, language);
  const asked = leap ?? { decision, scene };
  const pictures: Picture[] = [];
  const choice = game.pictures.choice(asked.decision, asked.scene, language, look);
  if (choice) pictures.push(choice);
  else {
    const hand = game.pictures.hand(scene, language, look);
    pictures.push(game.pictures.board(scene, language, look), ...(hand ? [hand] : []));
  }
  const files = await paint(surface, pictures, `${match.id}-${seat}`);
  const draft = await house.store.draft(match.id, seat);
  const picks = draft?.moment === match.asked ? draft.picks : [];
  const prompt = `**${game.words[language].prompt(asked.decision, spoken(asked.scene))}**${pickedLine(decision, picks, language)}`;
  const whole = (rows: readonly Row[]) =>
    table.canUndo(seat) ? withBack(rows, match, wordsIn(language).back) : [...rows];
  const room = roomForControls(
    SCREEN.panel,
    prompt,
    pictures.map(({ drawing }) => drawing),
  );
  const controls = controlsFor(decision, {
    game,
    language,
    scene,
    match: match.id,
    moment: match.moment,
    page,
    picks,
    leap,
    fits: rows => controlsHeight(whole(rows)) <= room,
  });
  const rows = whole(controls);
  const parts = [...top, text(prompt), ...files.map(file => gallery([file])), ...rows];
  return message(fitting(parts), { accent, files });
}

/** What the computers did since the player's answer, and the way on. */
async function movedPanel(
  surface: Surface,
  match: Match,
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
  const { player } = match.seats[seat]!;
  const go = button(makeCustomId('go', match.id), { label: words.play, style: 'main', emoji: '🎲' });
  // With computers alone nobody has to be asked: what was ended too soon is taken back across their turn.
  const isAlone =
    player !== null && (await electors(house, match, { by: player, kind: 'undo', about: {} })).length === 0;
  const back = button(makeCustomId('ask', match.id), { label: words.takeBack, emoji: '↩️' });
  const buttons = [...(isAsked ? [go] : []), ...(isAlone && match.status === 'running' ? [back] : [])];
  return message([text(lines.join('\n')), ...buttonRows(buttons)], {
    accent: game.pictures.accent(scene, seat, await lookOf(house, player)),
  });
}

/** Whom the seat waits for, what it has said under seal, and what it may still do meanwhile. */
function waitingParts(
  surface: Surface,
  match: Match,
  table: Table<MatchState>,
  seat: number,
  language: Language,
): Part[] {
  const words = wordsIn(language);
  if (match.status !== 'running') return [text(words.over)];
  const game = surface.house.game(match.game);
  const scene = spoken(sceneFor(game, match, table, seat, language));
  const sealed = table.sealedOf(seat);
  const lines = [waitingLine(match, table, language)];
  if (sealed) lines.unshift(words.sealed(saidOf(game, scene, sealed, language)));
  const rest = table.decisionOf(seat);
  const early =
    rest?.kind === 'one'
      ? [
          button(makeCustomId('say', match.id, match.moment, 0), {
            label: game.words[language].option(rest, rest.options[0]!, scene).label,
          }),
        ]
      : [];
  const back = table.canUndo(seat) ? [backButton(match, words.takeBack)] : [];
  return [text(lines.join('\n')), ...buttonRows([...back, ...early])];
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

function pickedLine(decision: Decision, picks: readonly string[], language: Language): string {
  if (picks.length === 0 || decision.kind === 'number' || decision.kind === 'one') return '';
  return `\n${wordsIn(language).pickedSoFar(picks.length)}`;
}

const backButton = (match: Match, label: string) =>
  button(makeCustomId('back', match.id, match.moment), { label, emoji: '↩️' });

/** The way back stands with the quiet answers, in their row where there is room. */
function withBack(rows: readonly Row[], match: Match, label: string): Row[] {
  const back = backButton(match, label);
  const last = rows.at(-1);
  const apart = [...rows, ...buttonRows([back])];
  if (!last || rows.length === 1 || !isButtonRow(last) || last.components.length === LIMITS.buttonsPerRow) return apart;
  const beside = [...rows.slice(0, -1), { ...last, components: [...last.components, back] }];
  return controlsHeight(beside) < controlsHeight(apart) ? beside : apart;
}

/** Galleries give way first when a decision needs nearly all the components a message may have. */
function fitting(parts: readonly Part[]): readonly Part[] {
  if (countComponents(parts) + 1 <= LIMITS.componentsPerMessage) return parts;
  return parts.filter(part => !('items' in part));
}
