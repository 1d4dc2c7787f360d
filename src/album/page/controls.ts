import { unmarked } from '../../engine/emphasis.js';
import { element } from './element.js';
import type { Place } from './place.js';
import type { Playing } from './playing.js';
import { sign } from './signs.js';

/** Buttons, slider and menus. `show` puts them where the place is; they are made anew for another language. */
export interface Controls {
  readonly steps: HTMLElement;
  readonly menus: HTMLElement;
  readonly pace: HTMLElement;
  show(): void;
}

export function createControls(place: Place, playing: Playing, toggle: () => void): Controls {
  const { words } = place.telling;
  const step = (name: 'first' | 'back' | 'on' | 'last', to: () => number) =>
    element(
      'button',
      { type: 'button', 'aria-label': words[name], title: words[name], click: () => place.goTo(to()) },
      sign(name),
    );
  const first = step('first', () => 0);
  const back = step('back', () => place.at - 1);
  const on = step('on', () => place.at + 1);
  const last = step('last', () => place.last);
  const play = element('button', { type: 'button', class: 'play', click: toggle });
  const slider = element('input', {
    type: 'range',
    min: 0,
    max: place.last,
    'aria-label': words.slider,
    input: () => place.goTo(Number(slider.value)),
  });
  const turns = turnMenu(place);
  const hands = handMenu(place);
  const pace = paceMenu(place, playing);

  return {
    steps: element('nav', { class: 'steps', 'aria-label': words.slider }, slider, first, back, play, on, last),
    menus: element('div', { class: 'menus' }, turns, ...(place.album.isOpen ? [hands] : [])),
    pace,
    show() {
      const { at } = place;
      slider.value = String(at);
      slider.setAttribute('aria-valuetext', place.moment);
      // A button that is pressed and then disabled would lose the focus.
      for (const button of [first, back]) button.setAttribute('aria-disabled', String(at === 0));
      for (const button of [on, last]) button.setAttribute('aria-disabled', String(at === place.last));
      play.replaceChildren(...(playing.isOn ? [sign('pause'), words.pause] : [sign('play'), words.play]));
      turns.value = String(place.chapter);
      hands.value = String(place.hand ?? '');
    },
  };
}

function turnMenu(place: Place): HTMLSelectElement {
  const { words, chapters } = place.telling;
  const options = chapters.map(({ heading }, index) =>
    element('option', { value: index }, `${index + 1}. ${unmarked(place.album.lines[heading]!)}`),
  );
  const menu: HTMLSelectElement = element(
    'select',
    { 'aria-label': words.turns, change: () => place.goTo(chapters[Number(menu.value)]?.leaf ?? 0) },
    element('option', { value: -1 }, `${words.turns}…`),
    ...options,
  );
  return menu;
}

function handMenu(place: Place): HTMLSelectElement {
  const { words, hands } = place.telling;
  const menu: HTMLSelectElement = element(
    'select',
    { 'aria-label': words.hand, change: () => place.showHand(menu.value === '' ? null : Number(menu.value)) },
    element('option', { value: '' }, words.noHand),
    ...hands.map((name, seat) => element('option', { value: seat }, name)),
  );
  return menu;
}

function paceMenu(place: Place, playing: Playing): HTMLSelectElement {
  const { words } = place.telling;
  const menu: HTMLSelectElement = element(
    'select',
    {
      class: 'pace',
      'aria-label': words.pace,
      change() {
        playing.pace = Number(menu.value);
      },
    },
    ...words.paces.map((name, index) => element('option', { value: index }, `${words.pace}: ${name.toLowerCase()}`)),
  );
  menu.value = String(playing.pace);
  return menu;
}
