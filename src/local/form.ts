import { isObject, type JsonObject } from './json.js';
import { lengthOf } from './limits.js';
import { Refusal } from './refusal.js';
import { isSnowflake } from './snowflake.js';

type Path = readonly (string | number)[];

interface Bounds {
  readonly min?: number;
  readonly max?: number;
  readonly required?: boolean;
}

/** Collects every fault of a request body, so that the refusal names all of them at their places, as Discord's does. */
export class Form {
  readonly #errors: JsonObject = {};

  refuse(path: Path, code: string, message: string): void {
    let place = this.#errors;
    for (const step of path) {
      place[step] ??= {};
      place = place[step] as JsonObject;
    }
    place._errors = [...((place._errors as JsonObject[] | undefined) ?? []), { code, message }];
  }

  assertClean(): void {
    if (Object.keys(this.#errors).length > 0) throw new Refusal(400, 50035, 'Invalid Form Body', this.#errors);
  }
}

/** One value of a request body together with its place in it. Every reader returns undefined after a refusal. */
export class Field {
  readonly value: unknown;
  readonly form: Form;
  readonly path: Path;

  constructor(value: unknown, form: Form = new Form(), path: Path = []) {
    this.value = value;
    this.form = form;
    this.path = path;
  }

  get absent(): boolean {
    return this.value === undefined || this.value === null;
  }

  get(key: string | number): Field {
    const inner = isObject(this.value) || Array.isArray(this.value) ? Reflect.get(this.value, key) : undefined;
    return new Field(inner, this.form, [...this.path, key]);
  }

  refuse(code: string, message: string): undefined {
    this.form.refuse(this.path, code, message);
    return undefined;
  }

  #missing(required: boolean | undefined): undefined {
    return required ? this.refuse('BASE_TYPE_REQUIRED', 'This field is required') : undefined;
  }

  #bounded(length: number, { min = 0, max = Number.POSITIVE_INFINITY }: Bounds): boolean {
    if (length >= min && length <= max) return true;
    if (min > 0 && max < Number.POSITIVE_INFINITY)
      this.refuse('BASE_TYPE_BAD_LENGTH', `Must be between ${min} and ${max} in length.`);
    else if (length > max) this.refuse('BASE_TYPE_MAX_LENGTH', `Must be ${max} or fewer in length.`);
    else this.refuse('BASE_TYPE_MIN_LENGTH', `Must be ${min} or more in length.`);
    return false;
  }

  text(bounds: Bounds = {}): string | undefined {
    if (this.absent) return this.#missing(bounds.required);
    if (typeof this.value !== 'string') return this.refuse('STRING_TYPE_CONVERT', 'Could not interpret as string.');
    if (bounds.required && this.value === '') return this.#missing(true);
    return this.#bounded(lengthOf(this.value), bounds) ? this.value : undefined;
  }

  number({ min, max, required, whole = true }: Bounds & { whole?: boolean } = {}): number | undefined {
    if (this.absent) return this.#missing(required);
    const kind = whole ? 'int' : 'float';
    const value = typeof this.value === 'string' && /^-?\d+$/.test(this.value) ? Number(this.value) : this.value;
    if (typeof value !== 'number' || !Number.isFinite(value) || (whole && !Number.isInteger(value)))
      return this.refuse('NUMBER_TYPE_COERCE', `Value "${String(this.value)}" is not ${kind}.`);
    if (min !== undefined && value < min)
      return this.refuse('NUMBER_TYPE_MIN', `${kind} value should be greater than or equal to ${min}.`);
    if (max !== undefined && value > max)
      return this.refuse('NUMBER_TYPE_MAX', `${kind} value should be less than or equal to ${max}.`);
    return value;
  }

  oneOf<T extends string | number>(choices: readonly T[], required = false): T | undefined {
    if (this.absent) return this.#missing(required);
    const found = choices.find(choice => choice === this.value);
    if (found !== undefined) return found;
    return this.refuse('BASE_TYPE_CHOICES', `Value must be one of {${choices.join(', ')}}.`);
  }

  flag(): boolean | undefined {
    if (this.absent) return undefined;
    return typeof this.value === 'boolean'
      ? this.value
      : this.refuse('BOOLEAN_TYPE_CONVERT', 'Must be either true or false.');
  }

  snowflake(required = false): string | undefined {
    if (this.absent) return this.#missing(required);
    const text = String(this.value);
    return isSnowflake(text) ? text : this.refuse('NUMBER_TYPE_COERCE', `Value "${text}" is not snowflake.`);
  }

  /** An id that need not be a snowflake: a new file is named by its place in the request. Ids are strings. */
  id(): string | undefined {
    if (this.absent) return this.#missing(true);
    return typeof this.value === 'string' && /^\d{1,20}$/.test(this.value)
      ? this.value
      : this.refuse('NUMBER_TYPE_COERCE', `Value "${String(this.value)}" is not snowflake.`);
  }

  object(required = true): this | undefined {
    if (this.absent) return this.#missing(required);
    return isObject(this.value)
      ? this
      : this.refuse('MODEL_TYPE_CONVERT', 'Only dictionaries may be used in a ModelType');
  }

  list(bounds: Bounds = {}): readonly Field[] | undefined {
    if (this.absent) return this.#missing(bounds.required);
    if (!Array.isArray(this.value)) return this.refuse('LIST_TYPE_CONVERT', 'Only iterables may be used in a ListType');
    return this.#bounded(this.value.length, bounds) ? this.value.map((_, index) => this.get(index)) : undefined;
  }

  url(schemes: readonly string[], max: number, required = false): string | undefined {
    const text = this.text({ max, required });
    if (text === undefined) return undefined;
    const scheme = /^([a-z][a-z0-9+.-]*):\/\/[^\s]+$/i.exec(text)?.[1]?.toLowerCase();
    if (scheme === undefined) return this.refuse('URL_TYPE_INVALID_URL', 'Not a well formed URL.');
    if (schemes.includes(scheme)) return text;
    const names = schemes.map(name => `'${name}'`).join(', ');
    return this.refuse(
      'URL_TYPE_INVALID_SCHEME',
      `Scheme "${scheme}" is not supported. Scheme must be one of (${names}).`,
    );
  }

  /** Refuses what the shape does not know. */
  only(known: readonly string[]): void {
    if (!isObject(this.value)) return;
    for (const key of Object.keys(this.value))
      if (!known.includes(key)) this.get(key).refuse('BASE_TYPE_UNKNOWN_FIELD', `Unknown field "${key}".`);
  }
}
