import { NO_RESPONSE, type PageUpload } from '../feed-shape.js';
import type { JsonObject } from '../json.js';
import { selectOptions } from './controls-view.js';
import { h } from './dom.js';
import { noteFocus } from './focus.js';
import type { Link } from './link.js';
import { markdown, type Surroundings } from './markdown-view.js';
import type { Store } from './store.js';
import { encode, refuseLarge } from './upload.js';

type Answer = string | boolean | readonly (string | PageUpload)[];

interface Asked {
  readonly customId: string;
  readonly control: HTMLElement;
  /** Undefined leaves the field out, as an untouched optional one. */
  readonly read: () => Answer | undefined | Promise<Answer>;
}

function textField(component: JsonObject, id: string): Asked {
  const attributes = {
    id,
    placeholder: (component.placeholder as string | undefined) ?? null,
    minlength: (component.min_length as number | undefined) ?? null,
    maxlength: (component.max_length as number | undefined) ?? 4000,
    required: component.required !== false,
    autocomplete: 'off',
  };
  const input =
    component.style === 2 ? h('textarea', { ...attributes, rows: 4 }) : h('input', { ...attributes, type: 'text' });
  input.value = String(component.value ?? '');
  return { customId: String(component.custom_id), control: input, read: () => input.value };
}

/** One choice is a native select, several are ticked boxes: both work with every keyboard and phone. */
function listField(store: Store, component: JsonObject, id: string): Asked {
  const customId = String(component.custom_id);
  const options = selectOptions(store, component);
  const source = (component.options ?? []) as JsonObject[];
  const isDefault = (value: string): boolean => source.some(one => one.value === value && one.default === true);
  const isRadio = component.type === 21;
  const isSingle = Number(component.max_values ?? 1) === 1 && component.type !== 22 && !isRadio;
  if (isSingle) {
    const blank = h('option', { value: '' }, String(component.placeholder ?? store.words.choose));
    const select = h('select', { id, required: component.required !== false }, blank);
    for (const { value, label } of options) select.append(h('option', { value, selected: isDefault(value) }, label));
    return { customId, control: select, read: () => (select.value === '' ? [] : [select.value]) };
  }
  const boxes = options.map(({ value, label, description }) => {
    const isRequired = isRadio && component.required !== false;
    const box = h('input', {
      type: isRadio ? 'radio' : 'checkbox',
      name: id,
      value,
      checked: isDefault(value),
      required: isRequired,
    });
    const text = h('span', {}, label, description ? h('small', {}, description) : null);
    return { box, row: h('label', { class: 'tickable' }, box, text) };
  });
  const group = h('div', { id, role: isRadio ? 'radiogroup' : 'group' }, ...boxes.map(({ row }) => row));
  const ticked = (): string[] => boxes.filter(({ box }) => box.checked).map(({ box }) => box.value);
  return { customId, control: group, read: () => (isRadio ? ticked()[0] : ticked()) };
}

function checkField(component: JsonObject, id: string): Asked {
  const box = h('input', { id, type: 'checkbox', checked: component.default === true });
  return { customId: String(component.custom_id), control: box, read: () => box.checked };
}

function fileField(store: Store, component: JsonObject, id: string): Asked {
  const input = h('input', {
    id,
    type: 'file',
    multiple: Number(component.max_values ?? 1) > 1,
    required: component.required !== false,
  });
  refuseLarge(store, input);
  return {
    customId: String(component.custom_id),
    control: input,
    read: () => Promise.all([...(input.files ?? [])].map(encode)),
  };
}

function field(store: Store, component: JsonObject, id: string): Asked {
  switch (component.type) {
    case 4:
      return textField(component, id);
    case 19:
      return fileField(store, component, id);
    case 23:
      return checkField(component, id);
    default:
      return listField(store, component, id);
  }
}

function labelled(asked: Asked, id: string, label: string, description: string, isRequired: boolean): HTMLElement {
  const star = isRequired ? h('span', { class: 'star', 'aria-hidden': 'true' }, ' *') : null;
  const text = asked.control.matches('div')
    ? h('span', { class: 'label', id: `${id}-label` }, label, star)
    : h('label', { for: id }, label, star);
  if (asked.control.matches('div')) asked.control.setAttribute('aria-labelledby', `${id}-label`);
  if (description) asked.control.setAttribute('aria-describedby', `${id}-hint`);
  return h(
    'div',
    { class: 'form-row' },
    text,
    description ? h('small', { id: `${id}-hint` }, description) : null,
    asked.control,
  );
}

export function openModal(around: Surroundings & { link: Link }, interactionId: string, modal: JsonObject): void {
  const { store, link } = around;
  const { words } = store;
  const asked: Asked[] = [];
  const rows = (modal.components as JsonObject[]).map((top, index) => {
    if (top.type === 10) return markdown(around, String(top.content));
    const id = `field-${index}`;
    const component = (top.type === 18 ? top.component : (top.components as JsonObject[])[0]) as JsonObject;
    const one = field(store, component, id);
    asked.push(one);
    const label = String(top.label ?? component.label ?? '');
    return labelled(
      one,
      id,
      label,
      String(top.description ?? ''),
      component.required !== false && component.type !== 23,
    );
  });
  const problem = h('p', { class: 'failed', role: 'alert' });
  const form = h(
    'form',
    { method: 'dialog' },
    h('h2', { id: 'modal-title' }, String(modal.title)),
    ...rows,
    problem,
    h(
      'div',
      { class: 'foot' },
      h('button', { class: 'button plain', type: 'button', onclick: () => dialog.close() }, words.cancel),
      h('button', { class: 'button primary', type: 'submit' }, words.submit),
    ),
  );
  const dialog = h('dialog', { class: 'modal', 'aria-labelledby': 'modal-title' }, form);
  form.addEventListener('submit', event => {
    event.preventDefault();
    void send();
  });

  async function send(): Promise<void> {
    if (dialog.classList.contains('waiting')) return;
    problem.textContent = '';
    const values: Record<string, Answer> = {};
    for (const { customId, read } of asked) {
      const value = await read();
      if (value !== undefined) values[customId] = value;
    }
    try {
      const sent = link.ask({ do: 'submit', interactionId, values });
      dialog.classList.add('waiting');
      await sent;
      dialog.close();
    } catch (error) {
      dialog.classList.remove('waiting');
      const why = error instanceof Error ? error.message : String(error);
      problem.textContent = why === NO_RESPONSE ? words.failed : why;
    }
  }

  const goBack = noteFocus(document.body);
  dialog.addEventListener('close', () => {
    dialog.remove();
    goBack();
  });
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector<HTMLElement>('input, textarea, select')?.focus();
}
