/** A statement and the company it is for, sent as one message batch: PostgreSQL makes one transaction of it. */
import pg from 'pg';
import type { Statement } from './database.ts';

const SET_TENANT = {
  name: 'set_tenant',
  text: `select set_config('feedtree.company_id', $1, true)`,
};

/** pg's own query as it works within, which its types leave out. */
interface PgQuery {
  submit(connection: pg.Connection): Error | null;
  handleDataRow(message: object): void;
  handleCommandComplete(message: object, connection: pg.Connection): void;
}
type Answer = (error: Error | null, result: pg.QueryResult) => void;
const Query = pg.Query as unknown as new (
  config: pg.QueryConfig & { queryMode: 'extended' },
  answer: Answer,
) => PgQuery;

/** To be called once for a new connection, before its first statement. */
export async function prepareTenant(client: pg.Client): Promise<void> {
  await client.query({ ...SET_TENANT, values: [''] });
}

/**
 * Sends the tenant and the statement without a Sync in between. PostgreSQL then begins a transaction at the first of
 * them and commits it, with the tenant's setting gone, at the Sync that follows the second; a failure of either rolls
 * back both. Needs neither BEGIN nor COMMIT, and one round trip.
 */
class TenantQuery extends Query {
  readonly #companyId: number | null;
  #tenantIsSet = false;

  constructor(companyId: number | null, asked: Statement, answer: Answer) {
    super({ ...asked, queryMode: 'extended' }, answer);
    this.#companyId = companyId;
  }

  override submit(connection: pg.Connection): Error | null {
    connection.stream.cork();
    try {
      connection.bind({ statement: SET_TENANT.name, values: [String(this.#companyId ?? '')] }, true);
      connection.execute({}, true);
      return super.submit(connection);
    } finally {
      connection.stream.uncork();
    }
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
export function queryAsTenant<Row extends object>(
  client: pg.Client,
  companyId: number | null,
  asked: Statement,
): Promise<Row[]> {
  return new Promise((resolve, reject) => {
    client.query(
      new TenantQuery(companyId, asked, (error, result) => (error ? reject(error) : resolve(result.rows as Row[]))),
    );
  });
}
