/** Statements and the company they are for, sent as one message batch: PostgreSQL makes one transaction of it. */
import type pg from 'pg';
import Query from 'pg/lib/query.js';
import { ownSigner, type SignCompany, TENANT_SETTING, type TenantKey } from '../database/tenant-key.ts';
import { cacheStatement, forgetStatement, isOfOldType } from '../database/cached-statements.ts';
import type { RepeatedStatement, SimpleValue, Statement } from './database.ts';

const SET_TENANT = {
  name: 'set_tenant',
  text: `select set_config('${TENANT_SETTING}', $1, true)`,
};

type Answer = ConstructorParameters<typeof Query>[1];

const signers = new WeakMap<pg.ClientBase, SignCompany>();

/** To be called once for a new connection, before its first statement. */
export async function prepareTenant(client: pg.ClientBase, key: TenantKey): Promise<void> {
  signers.set(client, await ownSigner(client, key));
  await client.query({ ...SET_TENANT, values: [''] });
}

/** Throws for a connection that was not prepared. */
function signedFor(client: pg.ClientBase, companyId: number | null): string {
  const sign = signers.get(client);
  if (sign === undefined) throw new Error('The connection can sign no company.');
  return sign(companyId);
}

/** SQL that says for whom the transaction is that the connection begins; SET, since a query would settle its isolation. */
export function setTenant(client: pg.ClientBase, companyId: number | null): string {
  // SET takes no parameters; what is signed has digits, letters and a full stop.
  return `set local ${TENANT_SETTING} = '${signedFor(client, companyId)}'`;
}

/**
 * Sends the tenant and the statement without a Sync in between. PostgreSQL then begins a transaction at the first of
 * them and commits it, with the tenant's setting gone, at the Sync that follows the last; a failure of any rolls back
 * them all. Needs neither BEGIN nor COMMIT, and one round trip.
 */
class TenantQuery extends Query {
  readonly #tenant: string;
  readonly #name: string | undefined;
  /** Of the further executions of the same statement. */
  readonly #further: readonly SimpleValue[][];
  #tenantIsSet = false;

  constructor(tenant: string, asked: Statement, further: readonly SimpleValue[][], answer: Answer) {
    super({ ...asked, queryMode: 'extended' }, answer);
    this.#tenant = tenant;
    this.#name = asked.name;
    this.#further = further;
  }

  override submit(connection: pg.Connection): Error | null {
    connection.stream.cork();
    try {
      cacheStatement(connection, this.#name);
      connection.bind({ statement: SET_TENANT.name, values: [this.#tenant] }, true);
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

  override handleError(error: Error, connection: pg.Connection): void {
    if (isOfOldType(error)) forgetStatement(connection, this.#name);
    super.handleError(error, connection);
  }
}

/** The statement's rows, seen and written as this company (null: as the platform). */
export async function queryAsTenant<Row extends object>(
  client: pg.ClientBase,
  companyId: number | null,
  asked: Statement,
): Promise<Row[]> {
  const [result] = await results(client, companyId, asked, []);
  return (result?.rows ?? []) as Row[];
}

/** The rows of one statement for each list of values, in their order; all are executed or none. */
export async function queryEachAsTenant<Row extends object>(
  client: pg.ClientBase,
  companyId: number | null,
  { values: [first, ...further], ...asked }: RepeatedStatement,
): Promise<Row[][]> {
  if (!first) return [];
  const answered = await results(client, companyId, { ...asked, values: first }, further);
  return answered.map(({ rows }) => rows as Row[]);
}

/** A statement within a transaction that has begun already. */
class PreparedQuery extends Query {
  readonly #name: string;

  constructor(asked: NamedStatement, answer: Answer) {
    super(asked, answer);
    this.#name = asked.name;
  }

  override submit(connection: pg.Connection): Error | null {
    connection.stream.cork();
    try {
      cacheStatement(connection, this.#name);
      return super.submit(connection);
    } finally {
      connection.stream.uncork();
    }
  }

  override handleError(error: Error, connection: pg.Connection): void {
    if (isOfOldType(error)) forgetStatement(connection, this.#name);
    super.handleError(error, connection);
  }
}

type NamedStatement = Statement & { name: string };

const isNamed = (asked: Statement): asked is NamedStatement => asked.name !== undefined;

/** The rows of a statement of the transaction that its connection is in. */
export async function queryWithin<Row extends object>(client: pg.ClientBase, asked: Statement): Promise<Row[]> {
  if (!isNamed(asked)) return (await client.query(asked)).rows as Row[];
  const [result] = await sent((answer) => new PreparedQuery(asked, answer), client);
  return (result?.rows ?? []) as Row[];
}

async function results(
  client: pg.ClientBase,
  companyId: number | null,
  asked: Statement,
  further: readonly SimpleValue[][],
): Promise<pg.QueryResult[]> {
  const tenant = signedFor(client, companyId);
  const send = () => sent((answer) => new TenantQuery(tenant, asked, further, answer), client);
  // Nothing of it was done, and the connection prepares it anew.
  return send().catch((error: unknown) => (isOfOldType(error) ? send() : Promise.reject(error as Error)));
}

function sent(query: (answer: Answer) => Query, client: pg.ClientBase): Promise<pg.QueryResult[]> {
  return new Promise((resolve, reject) => {
    client.query(query((error, result) => (error ? reject(error) : resolve([result].flat()))));
  });
}
