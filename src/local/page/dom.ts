type Child = Node | string | null | undefined | false;

type Attributes = Readonly<Record<string, string | number | boolean | null | undefined | ((event: Event) => void)>>;

/**
 * Makes an element. Text becomes text nodes and never markup; attributes starting with "on" are listeners; false, null
 * and undefined leave an attribute out.
 */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly (Child | readonly Child[])[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, String(value));
  }
  for (const child of children.flat() as readonly Child[]) if (child) element.append(child);
  return element;
}

/** Replaces an element. A picture that stays is moved over instead of being loaded and blinking again. */
export function swap(old: HTMLElement, fresh: HTMLElement): void {
  const pictures = new Map([...old.querySelectorAll('img')].map(image => [image.src, image]));
  for (const image of fresh.querySelectorAll('img')) {
    const same = pictures.get(image.src);
    if (!same) continue;
    same.alt = image.alt;
    image.replaceWith(same);
    pictures.delete(image.src);
  }
  old.replaceWith(fresh);
}

const icons = {
  menu: 'M3 6h18v2H3zm0 5h18v2H3zm0 5h18v2H3z',
  hash: 'M9.6 3 9 8H4.600l-.25 2h4.400l-.5 4H3.800l-.25 2H8l-.6 5h2l.6-5h4l-.6 5h2l.6-5h4.400l.25-2h-4.400l.5-4h4.450l.25-2H17l.6-5h-2L15 8h-4l.6-5zm1.150 7h4l-.5 4h-4z',
  thread: 'M5 3a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2h2v4l4-4h3v-2H5V5h14v4h2V5a2 2 0 0 0-2-2zm3 5h8v2H8zm8 4v7l5-3.500z',
  at: 'M12 2a10 10 0 1 0 5 18.660l-1-1.730A8 8 0 1 1 20 12v1.500a1.500 1.500 0 0 1-3 0V12a5 5 0 1 0-1.400 3.500A3.500 3.500 0 0 0 22 13.500V12A10 10 0 0 0 12 2m0 7a3 3 0 1 1 0 6 3 3 0 0 1 0-6',
  eye: 'M12 5C6.500 5 2.700 10 2 12c.7 2 4.500 7 10 7s9.300-5 10-7c-.7-2-4.500-7-10-7m0 11a4 4 0 1 1 0-8 4 4 0 0 1 0 8',
  close:
    'M18.300 5.700 12 12l6.300 6.300-1.400 1.400L10.600 13.400 4.300 19.700l-1.400-1.400L9.200 12 2.900 5.700l1.400-1.400 6.300 6.300 6.300-6.300z',
  send: 'M3 20v-6l8-2-8-2V4l19 8z',
  chevron: 'M7 10l5 5 5-5z',
  link: 'M14 3v2h3.600l-9.800 9.800 1.400 1.400L19 6.400V10h2V3zM5 5h5v2H5v12h12v-5h2v5a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2',
  file: 'M6 2a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V8l-6-6zm7 1.500L18.500 9H13z',
} as const;

export function icon(name: keyof typeof icons): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', icons[name]);
  svg.append(path);
  return svg;
}
