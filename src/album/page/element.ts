import { spansOf } from '../../engine/emphasis.js';

type Attributes = Readonly<Record<string, string | number | boolean | ((event: Event) => void)>>;

/** Makes an element. Text becomes text and never markup; functions are listeners; false leaves an attribute out. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(name, value);
    else if (value !== false) made.setAttribute(name, value === true ? '' : String(value));
  }
  made.append(...children);
  return made;
}

/** A sentence with what is loud in it. */
export const sentence = (text: string): (Node | string)[] =>
  spansOf(text).map(span => (span.isStrong ? element('strong', {}, span.text) : span.text));
