import type { Field } from '../form.js';
import { limits } from '../limits.js';

/** What is counted over a whole tree of components: their number, their ids, their text. */
export class Tally {
  readonly #customIds = new Set<string>();
  readonly #ids = new Set<number>();
  readonly #unnumbered: { id?: number }[] = [];
  count = 0;
  text = 0;

  customId(field: Field): string | undefined {
    const id = field.text({ min: 1, max: limits.customId, required: true });
    if (id === undefined) return undefined;
    if (this.#customIds.has(id))
      return field.refuse('COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated');
    this.#customIds.add(id);
    return id;
  }

  /** Notes one component; its numeric id is the given one or, when absent or 0, assigned by `number`. */
  enter(field: Field, component: { id?: number }): void {
    this.count += 1;
    const id = field.get('id').number({ min: 0, max: 2 ** 31 - 1 });
    if (!id) {
      this.#unnumbered.push(component);
      return;
    }
    if (this.#ids.has(id)) field.get('id').refuse('COMPONENT_ID_DUPLICATED', 'Component id cannot be duplicated');
    this.#ids.add(id);
    component.id = id;
  }

  number(): void {
    let next = 1;
    for (const component of this.#unnumbered) {
      while (this.#ids.has(next)) next += 1;
      component.id = next;
      this.#ids.add(next);
    }
  }
}
