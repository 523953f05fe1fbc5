/** Statements and the company they are for, sent as one message batch: PostgreSQL makes one transaction of it. */
import type pg from 'pg';
import Query from 'pg/lib/query.js';
import { keepStatement } from './kept-statements.ts';
import type { RepeatedStatement, SimpleValue, Statement } from './database.ts';

const SET_TENANT = {
  name: 'set_tenant',
  text: `select set_config('feedtree.company_id', $1, true)`,
};

type Answer = ConstructorParameters<typeof Query>[1];

/** To be called once for a new connection, before its first statement. */
export async function prepareTenant(client: pg.Client): Promise<void> {
  await client.query({ ...SET_TENANT, values: [''] });
}

/**
 * Sends the tenant and the statement without a Sync in between. PostgreSQL then begins a transaction at the first of
 * them and commits it, with the tenant's setting gone, at the Sync that follows the last; a failure of any rolls back
 * them all. Needs neither BEGIN nor COMMIT, and one round trip.
 */
class TenantQuery extends Query {
  readonly #companyId: number | null;
  readonly #name: string | undefined;
  /** Of the further executions of the same statement. */
  readonly #further: readonly SimpleValue[][];
  #tenantIsSet = false;

  constructor(companyId: number | null, asked: Statement, further: readonly SimpleValue[][], answer: Answer) {
    super({ ...asked, queryMode: 'extended' }, answer);
    this.#companyId = companyId;
    this.#name = asked.name;
    this.#further = further;
  }

  override submit(connection: pg.Connection): Error | null {
    connection.stream.cork();
    try {
      keepStatement(connection, this.#name);
      connection.bind({ statement: SET_TENANT.name, values: [String(this.#companyId ?? '')] }, true);
      connection.execute({}, true);
      return super.submit(connection);
    } finally {
      connection.stream.uncork();
    }
  }

  override _getRows(connection: pg.Connection): void {
    for (const values of this.#further) {
      connection.execute({}, true);
      const written = values.map((value) => (value === null ? null : String(value)));
      connection.bind({ ...(this.#name !== undefined && { statement: this.#name }), values: written }, true);
      connection.describe({ type: 'P', name: '' }, true);
    }
    super._getRows(connection);
  }

  override handleDataRow(message: object): void {
    if (this.#tenantIsSet) super.handleDataRow(message);
  }

  override handleCommandComplete(message: object, connection: pg.Connection): void {
    if (this.#tenantIsSet) super.handleCommandComplete(message, connection);
    this.#tenantIsSet = true;
  }
}

/** The statement's rows, seen and written as this company (null: as the platform). */
export async function queryAsTenant<Row extends object>(
  client: pg.Client,
  companyId: number | null,
  asked: Statement,
): Promise<Row[]> {
  const [result] = await results(client, companyId, asked, []);
  return (result?.rows ?? []) as Row[];
}

/** The rows of one statement for each list of values, in their order; all are executed or none. */
export async function queryEachAsTenant<Row extends object>(
  client: pg.Client,
  companyId: number | null,
  { values: [first, ...further], ...asked }: RepeatedStatement,
): Promise<Row[][]> {
  if (!first) return [];
  const answered = await results(client, companyId, { ...asked, values: first }, further);
  return answered.map(({ rows }) => rows as Row[]);
}

/** A statement within a transaction that has begun already. */
class KeptQuery extends Query {
  readonly #name: string;

  constructor(asked: NamedStatement, answer: Answer) {
    super(asked, answer);
    this.#name = asked.name;
  }

  override submit(connection: pg.Connection): Error | null {
    connection.stream.cork();
    try {
      keepStatement(connection, this.#name);
      return super.submit(connection);
    } finally {
      connection.stream.uncork();
    }
  }
}

type NamedStatement = Statement & { name: string };

const isNamed = (asked: Statement): asked is NamedStatement => asked.name !== undefined;

/** The rows of a statement of the transaction that its connection is in. */
export async function queryWithin<Row extends object>(client: pg.Client, asked: Statement): Promise<Row[]> {
  if (!isNamed(asked)) return (await client.query(asked)).rows as Row[];
  const [result] = await sent((answer) => new KeptQuery(asked, answer), client);
  return (result?.rows ?? []) as Row[];
}

function results(
  client: pg.Client,
  companyId: number | null,
  asked: Statement,
  further: readonly SimpleValue[][],
): Promise<pg.QueryResult[]> {
  return sent((answer) => new TenantQuery(companyId, asked, further, answer), client);
}

function sent(query: (answer: Answer) => Query, client: pg.Client): Promise<pg.QueryResult[]> {
  return new Promise((resolve, reject) => {
    client.query(query((error, result) => (error ? reject(error) : resolve([result].flat()))));
  });
}
