import type { PageUpload, PageValue } from '../feed-shape.js';
import type { JsonObject } from '../json.js';
import { avatar } from './avatar.js';
import { folded, localized } from './command-list.js';
import { h } from './dom.js';
import type { Store } from './store.js';
import { encode, refuseLarge } from './upload.js';

export interface Candidate {
  readonly label: string;
  readonly value: PageValue;
  readonly before?: HTMLElement;
}

/** One option of a command being typed: its label, its input, and what the input stands for. */
export class OptionEntry {
  readonly option: JsonObject;
  readonly name: string;
  readonly element: HTMLElement;
  readonly input: HTMLInputElement;
  readonly #store: Store;
  #picked: Candidate | null = null;
  #upload: PageUpload | null = null;
  /** What autocomplete last offered. */
  offered: readonly Candidate[] = [];

  constructor(store: Store, option: JsonObject, describedBy: string) {
    this.#store = store;
    this.option = option;
    this.name = String(option.name);
    const shown = localized(option, 'name', store.locale);
    const isNumber = option.type === 4 || option.type === 10;
    this.input = h('input', {
      type: this.isFile ? 'file' : 'text',
      inputmode: isNumber ? 'decimal' : null,
      'aria-label': shown,
      'aria-describedby': describedBy,
      'aria-required': option.required === true ? 'true' : null,
      role: this.isListed ? 'combobox' : null,
      'aria-expanded': this.isListed ? 'false' : null,
      'aria-autocomplete': this.isListed ? 'list' : null,
      autocomplete: 'off',
      autocapitalize: 'off',
      spellcheck: 'false',
      size: 4,
    });
    this.element = h('label', { class: 'option' }, h('span', { class: 'label' }, shown), this.input);
    this.input.addEventListener('input', () => {
      this.#picked = null;
      this.mark(false);
      this.#fit();
    });
    if (this.isFile) refuseLarge(store, this.input);
    this.input.addEventListener('change', () => void this.#readFile());
  }

  get isFile(): boolean {
    return this.option.type === 11;
  }

  get hasAutocomplete(): boolean {
    return this.option.autocomplete === true;
  }

  get hasChoices(): boolean {
    return ((this.option.choices ?? []) as unknown[]).length > 0;
  }

  get isListed(): boolean {
    return this.hasAutocomplete || this.hasChoices || [5, 6, 7, 8, 9].includes(Number(this.option.type));
  }

  get isFilled(): boolean {
    return this.input.value.trim() !== '';
  }

  /** What the option can be, apart from autocomplete: choices, yes or no, members, channels. */
  candidates(): readonly Candidate[] {
    const { words, locale, members, roles, channels } = this.#store;
    const type = Number(this.option.type);
    if (this.hasChoices)
      return (this.option.choices as JsonObject[]).map(choice => ({
        label: localized(choice, 'name', locale),
        value: choice.value as string | number,
      }));
    if (type === 5)
      return [
        { label: words.yes, value: true },
        { label: words.no, value: false },
      ];
    if (type === 6 || type === 9)
      return members.map(member => ({ label: member.name, value: member.id, before: avatar(member, 24) }));
    if (type === 8) return roles.map(({ id, name }) => ({ label: name, value: id }));
    if (type === 7)
      return channels.filter(one => one.type === 0).map(({ id, name }) => ({ label: `#${name}`, value: id }));
    return [];
  }

  filtered(): readonly Candidate[] {
    if (this.#picked) return this.candidates();
    const typed = folded(this.input.value.trim());
    return this.candidates().filter(({ label }) => folded(label).includes(typed));
  }

  pick(candidate: Candidate): void {
    this.#picked = candidate;
    this.input.value = candidate.label;
    this.mark(false);
    this.#fit();
  }

  mark(isWrong: boolean): void {
    this.element.classList.toggle('wrong', isWrong);
    if (isWrong) this.input.setAttribute('aria-invalid', 'true');
    else this.input.removeAttribute('aria-invalid');
  }

  #fit(): void {
    this.input.size = Math.min(40, Math.max(4, this.input.value.length + 1));
  }

  async #readFile(): Promise<void> {
    const file = this.isFile ? this.input.files?.[0] : undefined;
    if (!file) return;
    this.#upload = this.input.validity.valid ? await encode(file) : null;
  }

  /** The value to send; null when what was typed is not one. */
  value(): PageValue | null {
    const typed = this.input.value.trim();
    if (this.isFile) return this.#upload;
    if (this.#picked) return this.#picked.value;
    const same = [...this.offered, ...this.candidates()].find(({ label }) => folded(label) === folded(typed));
    if (same) return same.value;
    if (this.isListed && !this.hasAutocomplete) return null;
    const type = Number(this.option.type);
    if (type === 3) return typed;
    const number = Number(typed.replace(',', '.'));
    return Number.isNaN(number) ? null : number;
  }
}
