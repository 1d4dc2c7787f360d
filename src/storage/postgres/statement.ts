import { createHash } from 'node:crypto';
import type { Rows, Runner, Value } from './connection.js';
import { enduring } from './enduring.js';

type Values<Given> = { readonly [Name in keyof Given]: Value };

/** A statement with named values, `@id`, as PostgreSQL numbers them. */
export interface Statement<Given, Row> {
  readonly text: string;
  /** Under which it is prepared. */
  readonly name: string;
  readonly names: readonly (keyof Given)[];
  /** What it answers with; only the compiler looks at it. */
  readonly answer?: Row;
}

export function statement<Given extends Values<Given>, Row extends object = never>(sql: string): Statement<Given, Row> {
  const names: string[] = [];
  const text = sql.replace(/@(\w+)/g, (_, name: string) => {
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 20);
  return { text, name, names: names as (keyof Given & string)[] };
}

/** What lies in columns of `jsonb`, which know no zero and no half a sign; `json` keeps the text it is given. */
const JSONB: readonly string[] = ['about', 'agreed', 'settings', 'stand_in', 'invited', 'shown_to', 'offered', 'score'];

/** The value as a column of that name can keep it. */
export const storableJson = (name: string, value: Value): Value =>
  typeof value === 'string' && JSONB.includes(name)
    ? value.replace(/(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][\da-f]{2})/gi, '$1\\ufffd')
    : value;

/**
 * Sends a statement at once. Those sent together in one transaction are run in order, without waiting in between; one
 * outside of any is sent again where its answer was lost: each of ours may be made twice.
 */
export function run<Given extends Values<Given>, Row extends object>(
  db: Runner,
  { text, name, names }: Statement<Given, Row>,
  given: Given,
): Promise<Rows<Row>> {
  const values = names.map(each => storableJson(String(each), given[each]));
  const send = () => db.send<Row>(text, values, name);
  return db.isTransaction ? send() : enduring(db.patience, send);
}

export async function first<Given extends Values<Given>, Row extends object>(
  db: Runner,
  sql: Statement<Given, Row>,
  given: Given,
): Promise<Row | null> {
  const [row] = await run(db, sql, given);
  return row ?? null;
}
