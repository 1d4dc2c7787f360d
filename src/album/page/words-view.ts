import { element, sentence } from './element.js';
import type { Place } from './place.js';

/** The heading of the page: the game, the languages it can be read in, and that the match is still going on. */
export function heading(place: Place): HTMLElement {
  const { game, result, language } = place.telling;
  const switches = place.album.tellings.map((telling, index) =>
    element(
      'button',
      {
        type: 'button',
        lang: telling.language,
        'aria-pressed': String(telling.language === language),
        click: () => place.speak(index),
      },
      telling.words.ownName,
    ),
  );
  const choice = element('div', { class: 'languages' }, ...(switches.length > 1 ? switches : []));
  return element('header', {}, element('h1', {}, game), choice, ...(place.album.isOpen ? [] : [resultLines(result)]));
}

const resultLines = (result: string): HTMLElement => {
  const lines = result.split('\n').filter(line => line !== '');
  return element('div', { class: 'result' }, ...lines.map(line => element('p', {}, ...sentence(line))));
};

/** Who sits where, how it ended for whoever wants to know already, and what the page is made with. */
export function players(place: Place): HTMLElement {
  const { words, seats, result } = place.telling;
  const rows = seats.map(({ name, side, colour }) => {
    const chip = element('span', { class: 'chip', 'aria-hidden': 'true' });
    chip.style.background = colour;
    return element('li', {}, chip, element('span', {}, element('strong', {}, name), side === '' ? '' : `, ${side}`));
  });
  return element(
    'footer',
    {},
    element('h2', {}, words.players),
    element('ol', { class: 'players' }, ...rows),
    ...(place.album.isOpen ? [element('details', {}, element('summary', {}, words.result), resultLines(result))] : []),
    element('p', { class: 'small keys' }, words.keys),
    element('p', { class: 'small' }, words.credits),
  );
}

/** What happened at the moment, as it is read out. */
export function showTold(region: HTMLElement, place: Place): void {
  const { words } = place.telling;
  const told = place.lines(place.leaf.told);
  const lines = told.length > 0 ? told : [words.nothing];
  region.replaceChildren(
    element('h2', {}, place.moment),
    element('ul', {}, ...lines.map(line => element('li', {}, ...sentence(line)))),
  );
  region.scrollTop = 0;
}
