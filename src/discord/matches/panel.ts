import { ComponentType } from 'discord.js';
import {
  type Decision,
  type Game,
  type Language,
  type MatchState,
  type Picture,
  type Table,
  takeableBack,
} from '../../engine/index.js';
import { type Match, openTurn, Refusal, seatOf } from '../../matches/index.js';
import {
  buttonRows,
  countComponents,
  gallery,
  isButtonRow,
  type Part,
  type Row,
  section,
  text,
} from '../components.js';
import { LIMITS } from '../limits.js';
import { type Message, message } from '../message.js';
import { controlsHeight, PICTURE_WIDTH, roomForControls, SCREEN, textHeight } from '../phone.js';
import { ruleSign } from '../rules/link.js';
import { lookOf, paint, type Surface, sceneFor, spoken } from '../surface.js';
import { wordsIn } from '../words/index.js';
import { leapFrom } from './leap.js';
import { lessonFor } from './lesson.js';
import { noteParts } from './notes.js';
import { alwaysRow, orderParts } from './orders.js';
import { anewButton, backButton, movedPanel, waitingParts } from './panel-waiting.js';
import { controlsFor } from './presenter.js';
import { timeBelow } from './time-line.js';
import { pictureButton, picturesOf, positionInWords, wantsWords } from './words-first.js';

/** So much of a picture's height gives way to buttons that would otherwise be a menu. */
const GIVEN_WAY = 90;
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
  if (moved.moment !== known.moment) return movedPanel(surface, moved, player, seat, language, known.moment);
  const match = answered ? moved : await openTurn(house, known.id, player);
  const top: Part[] = [
    ...(note ? [text(note)] : []),
    ...(await orderParts(surface, match, seat, language)),
    ...(await noteParts(surface, match, player)),
  ];
  const table = await house.table(match);
  const decision = match.status === 'running' ? table.decisionOf(seat) : undefined;
  const panel = { surface, match, table, player, seat, language, page, top };
  return decision && !(decision.kind === 'one' && decision.opens) ? askingPanel(panel, decision) : waitingPanel(panel);
}

/** What a panel is made of. */
interface Panel {
  readonly surface: Surface;
  readonly match: Match;
  readonly table: Table<MatchState>;
  readonly player: string;
  readonly seat: number;
  readonly language: Language;
  readonly page: number;
  /** What stands above the question. */
  readonly top: readonly Part[];
}

async function waitingPanel({ surface, match, table, player, seat, language, page, top }: Panel): Promise<Message> {
  const game = surface.house.game(match.game);
  const scene = sceneFor(game, match, table, seat, language);
  const accent = game.pictures.accent(scene, seat, await lookOf(surface.house, player));
  const waiting = [...top, ...(await waitingParts(surface, match, table, player, seat, language))];
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
  const asked = game.words[language].prompt(instruction, spoken(scene));
  return message(
    [...waiting, ...questionParts(surface, game, instruction, asked), ...controlsFor(instruction, shown)],
    {
      accent,
    },
  );
}

async function askingPanel(panel: Panel, decision: Decision): Promise<Message> {
  const { surface, match, table, player, seat, language, page, top } = panel;
  const { house } = surface;
  const game = house.game(match.game);
  const scene = sceneFor(game, match, table, seat, language);
  const leap = leapFrom(game, table, seat, scene, language);
  const asked = leap ?? { decision, scene };
  const lesson = await lessonFor(surface, match, scene, decision, language);
  const over = [...top, ...(lesson ? [text(lesson.line)] : [])];
  const taken = over.reduce(
    (sum, part) => sum + (part.type === ComponentType.TextDisplay ? textHeight(part.content) : 0),
    0,
  );
  const look = await lookOf(house, player);
  const inWords = await wantsWords(house, player);
  const picturesBeside = (height: number) => {
    const beside = { ...look, taken: height / PICTURE_WIDTH };
    return inWords ? [] : picturesOf(game, asked.decision, asked.scene, scene, language, beside);
  };
  const pictures = picturesBeside(taken);
  const draft = await house.store.draft(match.id, seat);
  const picks = draft?.moment === match.asked ? draft.picks : [];
  const prompt = `${headed(game.words[language].prompt(asked.decision, spoken(asked.scene)))}${pickedLine(decision, picks, language)}`;
  // A screen has room for one way to the rules: what is taught comes before what is asked.
  const question = questionParts(surface, game, asked.decision, prompt, lesson?.rule);
  const above = [...over, ...question];
  const whole = (rows: readonly Row[]) => {
    const backed = withBack(rows, backButtons(match, table, seat, language));
    const always = alwaysRow(game, match, table, decision, scene, language);
    return [...backed, ...always, ...(inWords ? buttonRows([pictureButton(match, language)]) : [])];
  };
  const position = inWords ? [text(positionInWords(game, scene, language))] : [];
  const room = roomForControls(
    SCREEN.panel - taken,
    prompt,
    pictures.map(({ drawing }) => drawing),
    question.some(({ type }) => type === ComponentType.Section),
  );
  const lowerBy = (height: number) => heightShown(picturesBeside(taken + height)) <= heightShown(pictures) - height;
  const controls = controlsFor(decision, {
    game,
    language,
    scene,
    match: match.id,
    moment: match.moment,
    page,
    picks,
    leap,
    around: countComponents([...above, ...position, ...whole([])]) + pictures.length + 1,
    fits: (rows, isWorthMore = false) => {
      const missing = controlsHeight(whole(rows)) - room;
      return missing <= 0 || (isWorthMore && missing <= GIVEN_WAY && lowerBy(missing));
    },
  });
  const missing = controlsHeight(whole(controls)) - room;
  const painted = missing > 0 ? picturesBeside(taken + missing) : pictures;
  const files = await paint(surface, painted, `${match.id}-${seat}`);
  const parts = [...above, ...position, ...files.map(file => gallery([file])), ...whole(controls)];
  const time = timeBelow(match, seat, house.world.now(), language, -missing);
  // No picture gives way to it.
  const timed = isWithinLimits([...parts, ...time]) ? [...parts, ...time] : parts;
  return message(fitting(timed), { accent: game.pictures.accent(scene, seat, look), files });
}

const heightShown = (pictures: readonly Picture[]): number =>
  pictures.reduce((sum, { drawing }) => sum + (PICTURE_WIDTH * drawing.height) / drawing.width, 0);

/** The question, with the way to the rule it comes from. */
function questionParts(surface: Surface, game: Game, { key }: Decision, asked: string, rule?: string): Part[] {
  const sign = ruleSign(surface, rule ?? game.questionRules?.[key]);
  return [sign ? section(asked, sign) : text(asked)];
}

/** The question stands out; what follows it line by line does not. */
export const headed = (prompt: string): string => prompt.replace(/^.*/, '**$&**');

function pickedLine(decision: Decision, picks: readonly string[], language: Language): string {
  if (picks.length === 0 || decision.kind === 'number' || decision.kind === 'one') return '';
  return `\n${wordsIn(language).pickedSoFar(picks.length)}`;
}

/** One step back, and where the turn has taken several, back to its start. */
const backButtons = (match: Match, table: Table<MatchState>, seat: number, language: Language) => {
  const steps = takeableBack(table, seat);
  const { back, anew } = wordsIn(language);
  return [...(steps > 0 ? [backButton(match, back)] : []), ...(steps > 1 ? [anewButton(match, anew)] : [])];
};

/** The way back stands with the quiet answers, in their row where there is room. */
function withBack(rows: readonly Row[], back: ReturnType<typeof backButtons>): Row[] {
  if (back.length === 0) return [...rows];
  const last = rows.at(-1);
  const apart = [...rows, ...buttonRows(back)];
  const isFull = last === undefined || last.components.length + back.length > LIMITS.buttonsPerRow;
  if (isFull || rows.length === 1 || !isButtonRow(last)) return apart;
  const beside = [...rows.slice(0, -1), { ...last, components: [...last.components, ...back] }];
  return controlsHeight(beside) < controlsHeight(apart) ? beside : apart;
}

/** Whether a message may have so many components, the container around them included. */
const isWithinLimits = (parts: readonly Part[]): boolean => countComponents(parts) + 1 <= LIMITS.componentsPerMessage;

/** Galleries give way first when a decision needs nearly all the components a message may have. */
function fitting(parts: readonly Part[]): readonly Part[] {
  if (isWithinLimits(parts)) return parts;
  return parts.filter(part => !('items' in part));
}
