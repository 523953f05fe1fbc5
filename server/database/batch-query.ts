/**
 * One prepared statement as one message batch, with what goes before it in the same transaction. What the columns of a
 * statement are is asked for once a connection: PostgreSQL refuses a prepared statement whose columns have changed.
 */
import pg from 'pg';
import Query from 'pg/lib/query.js';
import { prepareValue } from 'pg/lib/utils.js';
import { cacheStatement, forgetStatement, isOfOldType } from './cached-statements.ts';

/** What is asked; a statement without a name is prepared for this time alone. */
export interface BatchedStatement {
  name?: string | undefined;
  text: string;
  values: unknown[];
}

export type Row = Record<string, unknown>;
export type Rows = Row[];

interface Column {
  name: string;
  read: (text: string) => unknown;
}

type Columns = readonly Column[];

const columnsBy = new WeakMap<pg.Connection, Map<string, Columns>>();

/** The statements of a connection whose columns are known. */
function knownColumns(connection: pg.Connection): Map<string, Columns> {
  const known = columnsBy.get(connection) ?? new Map<string, Columns>();
  columnsBy.set(connection, known);
  return known;
}

interface FieldDescription {
  name: string;
  dataTypeID: number;
}

const toColumn = ({ name, dataTypeID }: FieldDescription): Column => ({
  name,
  read: pg.types.getTypeParser(dataTypeID, 'text') as Column['read'],
});

/** A statement that was prepared before, executed ahead of another one in its transaction; its rows are nobody's. */
export interface Prelude {
  statement: string;
  values: string[];
}

export interface BatchOptions {
  prelude?: Prelude;
  /** Of further executions of the statement. */
  further?: readonly unknown[][];
}

/**
 * Sends all without a Sync in between, so that PostgreSQL begins a transaction at the first of them and commits it at
 * the Sync that follows the last; a failure of any rolls back them all. Needs neither BEGIN nor COMMIT, and one round trip.
 */
export class BatchQuery extends Query<Rows[]> {
  readonly #asked: BatchedStatement;
  readonly #prelude: Prelude | undefined;
  readonly #further: readonly unknown[][];
  readonly #results: Rows[] = [];
  #rows: Rows = [];
  #columns: Columns = [];
  #known: Map<string, Columns> | undefined;
  #isPrelude: boolean;

  /** @param answer is told the rows of each execution */
  constructor(
    asked: BatchedStatement,
    { prelude, further = [] }: BatchOptions,
    answer: (error: Error | null, results: Rows[]) => void,
  ) {
    super(asked.text, answer);
    this.name = asked.name;
    this.#asked = asked;
    this.#prelude = prelude;
    this.#further = further;
    this.#isPrelude = prelude !== undefined;
  }

  override submit(connection: pg.Connection): Error | null {
    const { name, text, values } = this.#asked;
    const prepared = name === undefined ? undefined : preparedText(connection, name);
    if (prepared !== undefined && prepared !== text)
      return new Error(`The statement "${name}" is prepared with another text.`);
    connection.stream.cork();
    try {
      cacheStatement(connection, name);
      if (this.#prelude) {
        connection.bind(this.#prelude, true);
        connection.execute({}, true);
      }
      // What the cache has just closed is parsed again.
      const isParsed = prepared !== undefined && preparedText(connection, name ?? '') !== undefined;
      if (!isParsed) parse(connection, this.#asked);
      const columns = isParsed ? this.#columnsOf(connection) : this.#columnsToCome(connection);
      for (const each of [values, ...this.#further]) {
        connection.bind({ statement: name ?? '', values: each as string[], valueMapper: prepareValue }, true);
        if (columns) this.#columns = columns;
        else connection.describe({ type: 'P', name: '' }, true);
        connection.execute({}, true);
      }
      connection.sync();
      return null;
    } finally {
      connection.stream.uncork();
    }
  }

  #columnsOf(connection: pg.Connection): Columns | undefined {
    this.#known = knownColumns(connection);
    return this.#known.get(this.#asked.name ?? '');
  }

  #columnsToCome(connection: pg.Connection): undefined {
    this.#known = knownColumns(connection);
    this.#known.delete(this.#asked.name ?? '');
    return undefined;
  }

  override handleRowDescription({ fields }: { fields: FieldDescription[] }): void {
    this.#columns = fields.map(toColumn);
    if (this.#asked.name !== undefined) this.#known?.set(this.#asked.name, this.#columns);
  }

  override handleDataRow({ fields }: { fields: (string | null)[] }): void {
    if (this.#isPrelude) return;
    const row: Row = {};
    for (const [at, { name, read }] of this.#columns.entries()) {
      const text = fields[at];
      row[name] = text === null || text === undefined ? null : read(text);
    }
    this.#rows.push(row);
  }

  override handleCommandComplete(): void {
    if (!this.#isPrelude) {
      this.#results.push(this.#rows);
      this.#rows = [];
    }
    this.#isPrelude = false;
  }

  override handleError(error: Error, connection: pg.Connection): void {
    if (isOfOldType(error)) forgetStatement(connection, this.#asked.name);
    super.handleError(error, connection);
  }

  override handleReadyForQuery(): void {
    this.callback(null, this.#results);
  }
}

const preparedText = ({ parsedStatements, submittedNamedStatements }: pg.Connection, name: string) =>
  parsedStatements[name] ?? submittedNamedStatements[name];

function parse(connection: pg.Connection, { name, text }: BatchedStatement): void {
  connection.parse({ name: name ?? '', text, types: [] }, true);
  if (name !== undefined) connection.submittedNamedStatements[name] = text;
}
