import pg from 'pg';
import { PATIENCE, type Patience } from './patience.js';

export type Value = string | number | null;

/** The rows a statement answers with, and how many it has found or changed. */
export type Rows<Row> = Row[] & { readonly count: number };

/** Whatever statements can be sent to. */
interface Sender {
  /** A statement with a name is prepared once a connection. */
  send<Row extends object>(text: string, values?: readonly Value[], name?: string): Promise<Rows<Row>>;
}
/** Statements sent together to one transaction are run in order, without waiting. */
export interface Transaction extends Sender {
  readonly isTransaction: true;
}
export type Runner = Connection | Transaction;

/** Text that PostgreSQL cannot keep, and Unicode does not know: a zero. */
const storable = (value: Value): Value => (typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value);

/** Rows look as they do in SQLite: JSON is text, flags are 0 and 1, whole numbers are numbers. */
const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  16: text => Number(text === 't'),
  20: Number,
  21: Number,
  23: Number,
  700: Number,
  701: Number,
};
const types = { getTypeParser: (type: number) => PARSERS[type] ?? String };

const settings = ({ idle, lock, statement, silence }: Patience): pg.ClientConfig => ({
  types,
  // An answer is a dozen statements: they are sent in one go.
  pipeline: true,
  application_name: 'arbiter',
  connectionTimeoutMillis: 5_000,
  // Who only listens says nothing: where the way is gone the system finds it out, and the connection ends.
  keepAlive: true,
  keepAliveInitialDelayMillis: silence,
  // Whatever the server does for others: an acknowledged answer survives a power cut.
  // Each statement of ours touches little: helpers and compiling cost more than they save.
  options: '-c synchronous_commit=on -c max_parallel_workers_per_gather=0 -c jit=off',
  idle_in_transaction_session_timeout: idle,
  lock_timeout: lock,
  statement_timeout: statement,
  query_timeout: silence,
});
/** What is done once, to all that is stored, takes as long as it takes. */
export const ENDLESS: Patience = { ...PATIENCE, idle: 0, lock: 0, statement: 0, silence: 0 };
const MOST_CONNECTIONS = 10;
/** How soon a connection that listens is made anew. */
const PAUSE = 500;

function sender(client: Pick<pg.Client, 'query'>): Sender {
  return {
    async send<Row extends object>(text: string, values: readonly Value[] = [], name?: string): Promise<Rows<Row>> {
      const answer = await client.query<Row & pg.QueryResultRow>({
        text,
        ...(values.length > 0 ? { values: values.map(storable) } : {}),
        ...(name === undefined ? {} : { name }),
      });
      // Several statements without values are answered one by one: the last one counts.
      const { rows, rowCount } = [answer].flat().at(-1)!;
      return Object.assign(rows, { count: rowCount ?? 0 });
    },
  };
}

/** What the library says where no answer came within `query_timeout`. */
export const SILENCE = 'Query read timeout';
const isSilent = (error: unknown): boolean => error instanceof Error && error.message === SILENCE;

/** Connections to one database, made when they are needed. */
export class Connection implements Sender {
  readonly isTransaction = false;
  readonly patience: Patience;
  readonly #url: string;
  readonly #pool: pg.Pool;
  readonly #sender: Sender;

  constructor(url: string, most = MOST_CONNECTIONS, patience = PATIENCE) {
    this.#url = url;
    this.patience = patience;
    this.#pool = new pg.Pool({ ...settings(patience), connectionString: url, max: most });
    // Who uses a connection that ends is told so by what it asks; one that nobody uses is made anew.
    this.#pool.on('error', () => undefined);
    this.#pool.on('connect', client => client.on('error', () => undefined));
    this.#sender = sender(this.#pool);
  }

  send<Row extends object>(text: string, values?: readonly Value[], name?: string): Promise<Rows<Row>> {
    return this.#sender.send<Row>(text, values, name);
  }

  /** All of it or nothing, durable when it resolves. */
  async begin<Result>(work: (db: Transaction) => Promise<Result>, mode = ''): Promise<Result> {
    const client = await this.#pool.connect();
    let isWhole = false;
    try {
      // Not waited for: what comes behind it is on its way at once.
      const begun = client.query(`BEGIN ${mode}`);
      const [result] = await Promise.all([work({ isTransaction: true, ...sender(client) }), begun]);
      await client.query('COMMIT');
      isWhole = true;
      return result;
    } catch (error) {
      // A connection that does not answer is given up: asked once more, whoever waits would wait as long again.
      if (!isSilent(error)) {
        await client.query('ROLLBACK').then(
          () => (isWhole = true),
          () => undefined,
        );
      }
      throw error;
    } finally {
      client.release(!isWhole);
    }
  }

  /**
   * Hears what is told on a channel, on a connection of its own that is made anew as often as it is cut. `renewed` is
   * called then, with how long nothing was heard.
   */
  async listen(
    channel: string,
    hear: (told: string) => void,
    renewed: (deaf: number) => void,
  ): Promise<{ unlisten(): Promise<void> }> {
    let isOver = false;
    let client: pg.Client | null = null;
    let timer: NodeJS.Timeout | null = null;
    let cutAt: number | null = null;
    const open = async (): Promise<void> => {
      client = new pg.Client({ ...settings(this.patience), connectionString: this.#url });
      client.on('notification', ({ payload }) => hear(payload ?? ''));
      client.on('error', () => undefined);
      client.once('end', () => {
        cutAt ??= performance.now();
        if (!isOver) timer = setTimeout(() => void open().catch(() => undefined), PAUSE).unref();
      });
      try {
        await client.connect();
        await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      } catch (error) {
        await client.end();
        throw error;
      }
      if (cutAt !== null) renewed(performance.now() - cutAt);
      cutAt = null;
    };
    await open();
    return {
      async unlisten() {
        isOver = true;
        if (timer) clearTimeout(timer);
        await client?.end();
      },
    };
  }

  async end(): Promise<void> {
    await this.#pool.end();
  }
}
