import { type APIButtonComponent, ComponentType } from 'discord.js';
import { isButtonRow, type Row } from './components.js';
import { LIMITS } from './limits.js';

/** The room inside a container, from edge to edge: so wide a phone of 390 px shows a picture. */
export const PICTURE_WIDTH = 277;

/**
 * Discord on a phone of 390 px: how much of the screen a message takes. Nobody can measure letters here, so they count
 * by their kind, rather too wide than too narrow; the bench measures the same on a real page.
 */
const PHONE = {
  inner: PICTURE_WIDTH,
  /** Border, padding and margin of a message. */
  frame: 36,
  line: 22,
  gap: 8,
  /** A row of buttons and a menu, with the gap above each. */
  buttons: 40,
  menu: 50,
  buttonPadding: 24,
  narrowestButton: 44,
  emoji: 22,
  /** Letters of a message are as much larger than those on a button. */
  textSize: 16 / 14,
  bold: 1.07,
} as const;

/** A screen for a panel, a screen and a half for a post. */
export const SCREEN = { panel: 750, post: 1_200 } as const;

const HIDDEN = /[\p{Cf}\p{Mn}]/u;
const CAPITAL = /\p{Lu}/u;
/** Letters of one width on a button, the thinnest first. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [HIDDEN, 0],
  [/[ijlIJł.,:;!'’|⁰¹²³⁴⁵⁶⁷⁸⁹]/, 4],
  [/[ftr ()-]/, 5.6],
  [/[mwMW…%@]/, 13],
  [CAPITAL, 9.8],
  [/[bdghnopquóńąę\d]/, 8.7],
];
const USUAL = 7.9;

/** Some are one sign of text, and as wide as the others: ☀, ⚔, ⚪. */
const EMOJI = /\p{Extended_Pictographic}/u;

function letterWidth(letter: string): number {
  if (letter.length > 1 || EMOJI.test(letter)) return 18;
  return WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? USUAL;
}

const widthOf = (text: string): number => [...text].reduce((sum, letter) => sum + letterWidth(letter), 0);

/** How many rows things of these widths take side by side. */
function wrapped(widths: readonly number[], gap: number, room: number = PHONE.inner): number {
  let rows = 0;
  let left = -1;
  for (const width of widths) {
    if (width > left) {
      rows += 1;
      left = room;
    }
    left -= width + gap;
  }
  return rows;
}

function buttonWidth(part: Row['components'][number]): number {
  const label = 'label' in part ? (part.label ?? '') : '';
  const emoji = 'emoji' in part && part.emoji ? PHONE.emoji : 0;
  return Math.min(PHONE.inner, Math.max(PHONE.narrowestButton, widthOf(label) + emoji + PHONE.buttonPadding));
}

/** Buttons in rows that a phone shows as one line each. */
export function packedRows(buttons: readonly APIButtonComponent[]): Row[] {
  const rows: APIButtonComponent[][] = [];
  let left = -1;
  for (const button of buttons) {
    const width = buttonWidth(button);
    if (width > left || rows.at(-1)!.length === LIMITS.buttonsPerRow) {
      rows.push([]);
      left = PHONE.inner;
    }
    rows.at(-1)!.push(button);
    left -= width + PHONE.gap;
  }
  return rows.map(components => ({ type: ComponentType.ActionRow, components }));
}

/** How high controls are: buttons that find no room in their row go on below it. */
export const controlsHeight = (rows: readonly Row[]): number =>
  rows.reduce((sum, row) => {
    if (!isButtonRow(row)) return sum + PHONE.menu;
    return sum + PHONE.buttons * wrapped(row.components.map(buttonWidth), PHONE.gap);
  }, 0);

/** How many lines the screen shows of a text. Markup and the ids in mentions count as what they look like. */
export function linesTaken(text: string, room: number = PHONE.inner): number {
  return text.split('\n').reduce((sum, line) => {
    const seen = line.replace(/<[@#]&?\d+>/g, '@Celestyna').replace(/<t:\d+:R>/g, 'za 3 godziny');
    const size = PHONE.textSize * (line.startsWith('**') ? PHONE.bold : 1);
    const words = seen.replace(/^(\*\*|-# |#+ )|\*\*|\\/g, '').split(' ');
    return (
      sum +
      Math.max(
        1,
        wrapped(
          words.map(word => Math.min(room, widthOf(word) * size)),
          4.6 * size,
          room,
        ),
      )
    );
  }, 0);
}

/** A picture as high as it is shown. */
interface Sized {
  readonly width: number;
  readonly height: number;
}

/** What pictures leave of so many pixels. */
function left(screen: number, pictures: readonly Sized[]): number {
  const taken = pictures.reduce((sum, { width, height }) => sum + PHONE.gap + (PHONE.inner * height) / width, 0);
  return screen - PHONE.frame - taken;
}

/** A text has a button with a sign at its right. */
const BESIDE_SIGN = PHONE.inner - PHONE.narrowestButton - PHONE.gap;

/** What a text, which may have a sign at its right, and pictures leave of a screen for controls. */
export function roomForControls(screen: number, text: string, pictures: readonly Sized[], hasSign = false): number {
  const words = linesTaken(text, hasSign ? BESIDE_SIGN : PHONE.inner) * PHONE.line;
  return left(screen, pictures) - (hasSign ? Math.max(PHONE.buttons - PHONE.gap, words) : words);
}

/** How high a text is that stands apart. */
export const textHeight = (text: string): number => PHONE.gap + linesTaken(text) * PHONE.line;

/** The lines of text that fit with pictures, a row of controls and these texts, each of which stands apart. */
export function roomForLines(screen: number, pictures: readonly Sized[], texts: readonly string[]): number {
  const taken = texts.reduce((sum, text) => sum + textHeight(text), 0);
  return Math.floor((left(screen, pictures) - PHONE.buttons - taken) / PHONE.line);
}

/** Roughly how high a message is on the screen. */
export const heightOf = (texts: readonly string[], pictures: readonly Sized[], rows: readonly Row[]): number =>
  controlsHeight(rows) + texts.reduce((sum, text) => sum + textHeight(text), 0) - left(0, pictures);
