/** Whether a part of a vector is what its format says; throws what is wrong, and where. */
export type Check = (value: unknown, where: string) => void;

const is =
  (what: string, fits: (value: unknown) => boolean): Check =>
  (value, where) => {
    if (!fits(value)) throw new RangeError(`${where} is no ${what}: ${JSON.stringify(value)}`);
  };

export const whole = is('whole number', Number.isInteger);
export const yesNo = is('yes or no', value => typeof value === 'boolean');
export const text = is('text', value => typeof value === 'string');

export const oneOf = (...known: readonly string[]): Check =>
  is(`one of ${known.join(', ')}`, value => typeof value === 'string' && known.includes(value));

export const list =
  (check: Check): Check =>
  (value, where) => {
    if (!Array.isArray(value)) throw new RangeError(`${where} is no list`);
    for (const [at, one] of value.entries()) check(one, `${where}[${at}]`);
  };

/** A list of as many things as there are checks. */
export const row =
  (...checks: readonly Check[]): Check =>
  (value, where) => {
    if (!Array.isArray(value) || value.length !== checks.length)
      throw new RangeError(`${where} is no list of ${checks.length}`);
    for (const [at, check] of checks.entries()) check(value[at], `${where}[${at}]`);
  };

function membersOf(value: unknown, where: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new RangeError(`${where} is no object`);
  return { ...value };
}

/** An object with any names. */
export const named =
  (check: Check, name: Check = text): Check =>
  (value, where) => {
    for (const [key, member] of Object.entries(membersOf(value, where))) {
      name(key, `a name in ${where}`);
      check(member, `${where}.${key}`);
    }
  };

type Members = Readonly<Record<string, Check>>;

/** An object with these members and, if at all, those: anything else must fail loudly. */
export const record =
  (must: Members, may: Members = {}): Check =>
  (value, where) => {
    const members = membersOf(value, where);
    for (const key of Object.keys(members))
      if (!(key in must) && !(key in may)) throw new RangeError(`Unknown key ${key} in ${where}`);
    for (const key of Object.keys(must)) if (!(key in members)) throw new RangeError(`${where} has no ${key}`);
    for (const [key, member] of Object.entries(members)) (must[key] ?? may[key]!)(member, `${where}.${key}`);
  };
