import type { Album, Plate } from '../album.js';
import { createControls } from './controls.js';
import type { Easel } from './easel.js';
import { element } from './element.js';
import { listenToKeys } from './keys.js';
import { Place } from './place.js';
import { Playing } from './playing.js';
import { heading, players, showTold } from './words-view.js';

/** From this width on the words stand beside the board, and the board is no higher than the window. */
const BESIDE = '(min-width: 900px)';
/** Narrower than this a board is not made for the sake of its height. */
const NARROWEST = 560;
const AROUND = 32;

/** Opens an album on the page. */
export function openViewer(page: HTMLElement, album: Album, easel: Easel): void {
  const told = element('section', { class: 'told', 'aria-live': 'polite', 'aria-atomic': 'true', tabindex: 0 });
  const frames = element('div', { class: 'pictures' });
  const place = new Place(album, change => (change === 'language' ? lay() : show()));
  const playing = new Playing(
    () => {
      place.goTo(place.at + 1);
      return place.at < place.last;
    },
    () => place.lines(place.leaf.told).join(' ').length,
  );
  let controls = createControls(place, playing, toggle);
  let board = pictureFrame('board');
  let hand = pictureFrame('hand');

  function toggle(): void {
    if (playing.isOn) playing.stop();
    else {
      if (place.at === place.last) place.goTo(0);
      playing.start();
    }
    show();
  }

  /** Everything anew: the language is another one. */
  function lay(): void {
    const { words, language, game } = place.telling;
    document.documentElement.lang = language;
    document.title = `${game}: ${place.telling.seats.map(({ name }) => name).join(' – ')}`;
    controls = createControls(place, playing, toggle);
    board = pictureFrame('board', words.boardInWords);
    hand = pictureFrame('hand', words.handInWords);
    frames.replaceChildren(board.whole, hand.whole);
    const beside = element(
      'div',
      { class: 'beside' },
      told,
      controls.steps,
      controls.menus,
      controls.pace,
      players(place),
    );
    page.replaceChildren(heading(place), frames, beside);
    show();
  }

  function show(): void {
    // Who listens hears every step they take, and not what goes on by itself.
    told.setAttribute('aria-live', playing.isOn ? 'off' : 'polite');
    showTold(told, place);
    controls.show();
    paint();
  }

  function paint(): void {
    const { leaf, hand: seat } = place;
    const { words, hands } = place.telling;
    hang(board, leaf.board, words.board);
    hang(hand, seat === null ? null : (leaf.hands[seat] ?? null), hands[seat ?? 0]!);
  }

  function hang(frame: PictureFrame, plate: Plate | null, name: string): void {
    frame.whole.hidden = plate === null;
    if (!plate) return;
    frame.canvas.setAttribute('aria-label', name);
    easel.show(frame.canvas, plate.sheet, widthOf(plate));
    frame.words.textContent = place.lines(plate.alt).join('\n');
  }

  /** As wide as there is room; boards of one match keep their width while their height changes. */
  function widthOf({ sheet: [width] }: Plate): number {
    const room = Math.min(frames.clientWidth, width);
    if (!matchMedia(BESIDE).matches) return room;
    const highest = Math.max(...place.telling.leaves.map(({ board: { sheet } }) => sheet[1] / sheet[0]));
    return Math.min(room, Math.max(NARROWEST, (innerHeight - AROUND) / highest));
  }

  listenToKeys(place, toggle);
  new ResizeObserver(paint).observe(frames);
  lay();
}

interface PictureFrame {
  readonly whole: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  readonly words: HTMLElement;
}

/** A picture, and below it the same in words. */
function pictureFrame(id: string, inWords = ''): PictureFrame {
  const canvas = element('canvas', { role: 'img', 'aria-describedby': `${id}-words` });
  const words = element('p', { id: `${id}-words`, class: 'words' });
  const details = element('details', {}, element('summary', {}, inWords), words);
  return { whole: element('figure', { id }, canvas, element('figcaption', {}, details)), canvas, words };
}
