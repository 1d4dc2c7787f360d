export type Row = Readonly<Record<string, string | number | null>>;

/** Every table, each after those it refers to. */
export const TABLES = [
  'matches',
  'seats',
  'tables',
  'answers',
  'log',
  'outbox',
  'turn_messages',
  'messages',
  'votes',
  'drafts',
  'orders',
  'notes',
  'follows',
  'counted',
  'results',
  'ratings',
  'leagues',
  'entrants',
  'pairings',
  'predictions',
  'league_log',
  'league_outbox',
  'league_messages',
  'settings',
  'seeks',
  'digests',
  'puzzle_tries',
  'puzzle_standings',
  'handled',
  'rules',
] as const;
/** What only processes that run have to do with: it is not moved. */
export const PASSING = ['processes', 'claims', 'allowances'] as const;

export type TableName = (typeof TABLES)[number];

/** How many rows are read, and written, at once. */
export const AT_ONCE = 500;

/** Everything a database holds, some rows at a time, as it is at one moment. */
export interface WholeReader {
  rows(table: TableName): AsyncIterable<readonly Row[]>;
  /** The rows that say this in a column. */
  rowsOf(table: TableName, column: string, value: string | number): Promise<readonly Row[]>;
}

/** What was added can be read before it is kept. */
export interface WholeWriter extends WholeReader {
  add(table: TableName, rows: readonly Row[]): Promise<void>;
  /** Takes away the rows that say this in a column, and whatever refers to them. */
  remove(table: TableName, column: string, value: string | number): Promise<void>;
}

export interface WholeDatabase {
  read<Result>(work: (reader: WholeReader) => Promise<Result>): Promise<Result>;
  /** All of it is kept, or nothing. */
  write<Result>(work: (writer: WholeWriter) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}
