/** Statements and the company they are for, sent as one message batch: PostgreSQL makes one transaction of it. */
import type pg from 'pg';
import { type BatchOptions, BatchQuery, type Prelude, type Rows } from '../database/batch-query.ts';
import { ownSigner, type SignCompany, TENANT_SETTING, type TenantKey } from '../database/tenant-key.ts';
import { isOfOldType } from '../database/cached-statements.ts';
import type { RepeatedStatement, Statement } from './database.ts';

const SET_TENANT = {
  name: 'set_tenant',
  text: `select set_config('${TENANT_SETTING}', $1, true)`,
};

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

/** The statement's rows, seen and written as this company (null: as the platform). */
export async function queryAsTenant<Row extends object>(
  client: pg.ClientBase,
  companyId: number | null,
  asked: Statement,
): Promise<Row[]> {
  const [rows] = await sentAlone(client, asked, { prelude: preludeOf(client, companyId) });
  return (rows ?? []) as Row[];
}

/** The rows of one statement for each list of values, in their order; all are executed or none. */
export async function queryEachAsTenant<Row extends object>(
  client: pg.ClientBase,
  companyId: number | null,
  { values: [first, ...further], ...asked }: RepeatedStatement,
): Promise<Row[][]> {
  if (!first) return [];
  const prelude = preludeOf(client, companyId);
  return (await sentAlone(client, { ...asked, values: first }, { prelude, further })) as Row[][];
}

const isNamed = ({ name }: Statement): boolean => name !== undefined;

/** The rows of a statement of the transaction that its connection is in. */
export async function queryWithin<Row extends object>(client: pg.ClientBase, asked: Statement): Promise<Row[]> {
  if (!isNamed(asked)) return (await client.query(asked)).rows as Row[];
  const [rows] = await sent(client, asked, {});
  return (rows ?? []) as Row[];
}

const preludeOf = (client: pg.ClientBase, companyId: number | null): Prelude => ({
  statement: SET_TENANT.name,
  values: [signedFor(client, companyId)],
});

/** A transaction of its own. Where its columns have changed nothing of it was done, and the connection prepares it anew. */
const sentAlone = (client: pg.ClientBase, asked: Statement, options: BatchOptions): Promise<Rows[]> =>
  sent(client, asked, options).catch((error: unknown) =>
    isOfOldType(error) ? sent(client, asked, options) : Promise.reject(error as Error),
  );

function sent(client: pg.ClientBase, asked: Statement, options: BatchOptions): Promise<Rows[]> {
  return new Promise((resolve, reject) => {
    const query = new BatchQuery(asked, options, (error, results) => (error ? reject(error) : resolve(results)));
    query.query_timeout = asked.query_timeout;
    client.query(query);
  });
}
