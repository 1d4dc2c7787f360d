import { h } from './dom.js';
import { noteFocus } from './focus.js';

export interface PickerOption {
  readonly value: string;
  readonly label: string;
  readonly description?: string;
  readonly emoji?: string;
  readonly before?: HTMLElement;
}

export interface PickerRequest {
  readonly anchor: HTMLElement;
  readonly label: string;
  readonly options: readonly PickerOption[];
  readonly chosen: readonly string[];
  readonly min: number;
  readonly max: number;
  readonly hint: string;
  readonly done: string;
  readonly onChoose: (values: readonly string[]) => void;
}

let closeOpen: (() => void) | null = null;

function place(popup: HTMLElement, anchor: HTMLElement): void {
  const box = anchor.getBoundingClientRect();
  popup.style.left = `${Math.max(8, Math.min(box.left, innerWidth - popup.offsetWidth - 8))}px`;
  popup.style.minWidth = `${Math.min(box.width, innerWidth - 16)}px`;
  const below = innerHeight - box.bottom;
  const opensUp = below < popup.offsetHeight + 8 && box.top > below;
  popup.style.maxHeight = `${Math.min(360, (opensUp ? box.top : below) - 12)}px`;
  if (opensUp) popup.style.bottom = `${innerHeight - box.top + 4}px`;
  else popup.style.top = `${box.bottom + 4}px`;
}

/**
 * The list of a select menu. One choice is sent at once; several are ticked first and sent with the button or by
 * leaving the list, as Discord does.
 */
export function openPicker(request: PickerRequest): void {
  closeOpen?.();
  const { anchor, options, min, max } = request;
  anchor.focus({ preventScroll: true });
  const goBack = noteFocus(document.body);
  const isMultiple = max > 1 || min === 0;
  const chosen = new Set(request.chosen);
  const isValid = (): boolean => chosen.size >= min && chosen.size <= max;

  const rows = options.map(option => {
    const row = h(
      'li',
      { role: 'option', tabindex: -1, 'aria-selected': chosen.has(option.value) ? 'true' : 'false' },
      option.before ?? null,
      option.emoji ? h('span', { class: 'emoji', 'aria-hidden': 'true' }, option.emoji) : null,
      h(
        'span',
        { class: 'names' },
        h('span', {}, option.label),
        option.description ? h('small', {}, option.description) : null,
      ),
      isMultiple ? h('span', { class: 'tick', 'aria-hidden': 'true' }) : null,
    );
    row.addEventListener('click', () => pick(option.value, row));
    return row;
  });
  const send = h(
    'button',
    { class: 'button primary', type: 'button', 'data-key': 'done', onclick: () => finish(true) },
    request.done,
  );
  const list = h(
    'ul',
    { role: 'listbox', 'aria-label': request.label, 'aria-multiselectable': isMultiple ? 'true' : null },
    ...rows,
  );
  const foot = isMultiple ? h('div', { class: 'foot' }, h('small', {}, request.hint), send) : null;
  const popup = h('div', { class: 'popup picker' }, list, foot);

  let lastAt = 0;

  function pick(value: string, row: HTMLElement): void {
    if (!isMultiple) {
      chosen.clear();
      chosen.add(value);
      finish(true);
      return;
    }
    if (chosen.has(value)) chosen.delete(value);
    else if (chosen.size < max) chosen.add(value);
    row.setAttribute('aria-selected', String(chosen.has(value)));
    send.disabled = !isValid();
  }

  function finish(sends: boolean): void {
    document.removeEventListener('pointerdown', outside, true);
    removeEventListener('resize', close);
    popup.remove();
    closeOpen = null;
    anchor.setAttribute('aria-expanded', 'false');
    const isChanged = [...chosen].join() !== request.chosen.join();
    if (sends && isValid() && (isChanged || !isMultiple)) request.onChoose([...chosen]);
    goBack();
  }

  function close(): void {
    finish(false);
  }

  function outside(event: Event): void {
    if (event.target instanceof Node && !popup.contains(event.target)) finish(isMultiple);
  }

  popup.addEventListener('keydown', event => {
    const at = event.target instanceof HTMLLIElement ? rows.indexOf(event.target) : -1;
    if (at >= 0) lastAt = at;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) rows[(at + step + rows.length) % rows.length]?.focus();
    else if (event.key === 'Home') rows[0]?.focus();
    else if (event.key === 'End') rows.at(-1)?.focus();
    else if ((event.key === 'Enter' || event.key === ' ') && at >= 0) rows[at]?.click();
    else if (event.key === 'Escape') close();
    // The list lies over the page: whoever tabs out of it goes to its button, or back to where it was opened.
    else if (event.key === 'Tab' && !foot) close();
    else if (event.key === 'Tab') (at >= 0 && !send.disabled ? send : (rows[lastAt] ?? rows[0]))?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });

  send.disabled = !isValid();
  anchor.setAttribute('aria-expanded', 'true');
  document.body.append(popup);
  place(popup, anchor);
  (rows.find(row => row.getAttribute('aria-selected') === 'true') ?? rows[0])?.focus();
  document.addEventListener('pointerdown', outside, true);
  addEventListener('resize', close);
  closeOpen = close;
}
