import pg from 'pg';

export type Value = string | number | null;

/** The rows a statement answers with, and how many it has found or changed. */
export type Rows<Row> = Row[] & { readonly count: number };

/** Whatever statements can be sent to. Those sent together to one transaction are run in order, without waiting. */
export interface Runner {
  readonly isTransaction: boolean;
  /** A statement with a name is prepared once a connection. */
  send<Row extends object>(text: string, values?: readonly Value[], name?: string): Promise<Rows<Row>>;
}
export type Transaction = Runner & { readonly isTransaction: true };

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

const SETTINGS: pg.ClientConfig = {
  types,
  // An answer is a dozen statements: they are sent in one go.
  pipeline: true,
  application_name: 'arbiter',
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  // Whatever the server does for others: an acknowledged answer survives a power cut.
  // Each statement of ours touches little: helpers and compiling cost more than they save.
  options: '-c synchronous_commit=on -c max_parallel_workers_per_gather=0 -c jit=off',
  // A process that hangs in the middle of a transaction keeps nobody else waiting for long.
  idle_in_transaction_session_timeout: 5_000,
  // Who waits for somebody else's lock outlasts such a process, and then reads a sentence: people wait no longer.
  lock_timeout: 8_000,
  statement_timeout: 12_000,
  // Where the way to the server is gone without a word.
  query_timeout: 15_000,
};
/** What is done once, to all that is stored, takes as long as it takes. */
const PATIENT: pg.ClientConfig = {
  ...SETTINGS,
  idle_in_transaction_session_timeout: 0,
  lock_timeout: 0,
  statement_timeout: 0,
  query_timeout: 0,
};
const MOST_CONNECTIONS = 10;
/** How soon a connection that listens is made anew. */
const PAUSE = 500;

function runner<IsTransaction extends boolean>(
  client: Pick<pg.Client, 'query'>,
  isTransaction: IsTransaction,
): Runner & { readonly isTransaction: IsTransaction } {
  return {
    isTransaction,
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
export class Connection implements Runner {
  readonly isTransaction = false;
  readonly #url: string;
  readonly #pool: pg.Pool;
  readonly #runner: Runner;

  constructor(url: string, most = MOST_CONNECTIONS, isPatient = false) {
    this.#url = url;
    this.#pool = new pg.Pool({ ...(isPatient ? PATIENT : SETTINGS), connectionString: url, max: most });
    // Who uses a connection that ends is told so by what it asks; one that nobody uses is made anew.
    this.#pool.on('error', () => undefined);
    this.#pool.on('connect', client => client.on('error', () => undefined));
    this.#runner = runner(this.#pool, false);
  }

  send<Row extends object>(text: string, values?: readonly Value[], name?: string): Promise<Rows<Row>> {
    return this.#runner.send<Row>(text, values, name);
  }

  /** All of it or nothing, durable when it resolves. */
  async begin<Result>(work: (db: Transaction) => Promise<Result>, mode = ''): Promise<Result> {
    const client = await this.#pool.connect();
    let isWhole = false;
    try {
      // Not waited for: what comes behind it is on its way at once.
      const begun = client.query(`BEGIN ${mode}`);
      const [result] = await Promise.all([work(runner(client, true)), begun]);
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

  /** Hears what is told on a channel, on a connection of its own that is made anew as often as it is cut. */
  async listen(channel: string, hear: (told: string) => void): Promise<{ unlisten(): Promise<void> }> {
    let isOver = false;
    let client: pg.Client | null = null;
    let timer: NodeJS.Timeout | null = null;
    const open = async (): Promise<void> => {
      client = new pg.Client({ ...SETTINGS, connectionString: this.#url });
      client.on('notification', ({ payload }) => hear(payload ?? ''));
      client.on('error', () => undefined);
      client.once('end', () => {
        if (!isOver) timer = setTimeout(() => void open().catch(() => undefined), PAUSE).unref();
      });
      try {
        await client.connect();
        await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      } catch (error) {
        await client.end();
        throw error;
      }
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
