import type { Decision, Game, Language, Look, Scene } from '../../engine/index.js';
import { countComponents, gallery, type Part, type Row, section, text } from '../components.js';
import { type Message, message } from '../message.js';
import { controlsHeight, roomForControls } from '../phone.js';
import { ruleSign } from '../rules/link.js';
import { lookOf, paint, type Surface, spoken } from '../surface.js';
import { headed } from './panel.js';
import { controlsFor } from './presenter.js';
import type { Showing } from './showing.js';
import { picturesOf, positionInWords, wantsWords } from './words-first.js';

/** A position that belongs to no stored match, and who looks at it. */
export interface Posed {
  readonly game: Game;
  readonly scene: Scene<unknown>;
  readonly seat: number;
  readonly player: string;
  readonly language: Language;
  /** What its pictures are called. */
  readonly name: string;
  /** What stands above everything else. */
  readonly top: readonly Part[];
}

/** What is asked there, with a lesson or a task, and controls of its own below. */
export interface Asked {
  readonly decision: Decision;
  readonly lesson: string;
  /** The numbers of the rules the lesson and the question lead to; a screen has room for one of them. */
  readonly rules: { readonly lesson?: string | undefined; readonly question?: string | undefined };
  readonly showing: Pick<Showing, 'match' | 'moment' | 'page'> & { readonly says: 'learn' | 'puzzle' };
  readonly below: readonly Row[];
  /** How high it may be on a phone. */
  readonly height: number;
}

/** The panel of a position in which somebody is to answer: what a match shows, without the match. */
export async function positionPanel(surface: Surface, posed: Posed, asked: Asked): Promise<Message> {
  const { game, scene, language } = posed;
  const { decision, lesson, below } = asked;
  const { look, inWords } = await wishesOf(surface, posed);
  const pictures = inWords ? [] : picturesOf(game, decision, scene, scene, language, look);
  const files = await paint(surface, pictures, posed.name);
  const signed = (said: string, sign: ReturnType<typeof ruleSign>): Part => (sign ? section(said, sign) : text(said));
  const taught = ruleSign(surface, asked.rules.lesson);
  const sign = taught ?? ruleSign(surface, asked.rules.question);
  const prompt = headed(game.words[language].prompt(decision, spoken(scene)));
  const above = [...posed.top, signed(lesson, taught), signed(prompt, taught ? null : sign)];
  const shown = inWords ? [text(positionInWords(game, scene, language))] : files.map(file => gallery([file]));
  const room = roomForControls(
    asked.height,
    [lesson, prompt].join('\n'),
    pictures.map(({ drawing }) => drawing),
    sign !== null,
  );
  const controls = controlsFor(decision, {
    ...asked.showing,
    game,
    language,
    scene,
    picks: [],
    around: countComponents([...above, ...shown, ...below]) + 1,
    fits: (rows: readonly Row[]) => controlsHeight([...rows, ...below]) <= room,
  });
  return message([...above, ...shown, ...controls, ...below], { files, accent: accentOf(posed, look) });
}

/** The board as it stands at the end, and what is said of it. */
export async function boardPanel(surface: Surface, posed: Posed, below: readonly Part[]): Promise<Message> {
  const { game, scene, language } = posed;
  const { look, inWords } = await wishesOf(surface, posed);
  const pictures = inWords ? [] : [game.pictures.board(scene, language, look)];
  const files = await paint(surface, pictures, posed.name);
  return message([...posed.top, ...files.map(file => gallery([file])), ...below], {
    files,
    accent: accentOf(posed, look),
  });
}

const wishesOf = async ({ house }: Surface, { player }: Posed) => ({
  look: await lookOf(house, player),
  inWords: await wantsWords(house, player),
});

const accentOf = ({ game, scene, seat }: Posed, look: Look): string => game.pictures.accent(scene, seat, look);
