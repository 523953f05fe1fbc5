/** Fills the database of a project that is new. */
import pg from 'pg';
import type { SimpleValue } from '../../access/database.ts';
import { hashPassword } from '../../modules/identity/session/passwords.ts';
import { withConnection } from '../../database/with-connection.ts';

export interface Seeding {
  /** Answers the row's id. */
  insert(table: string, values: Record<string, SimpleValue>): Promise<number>;
  /** Of a password, as sign-in compares it. */
  hash(password: string): Promise<string>;
}

export type Seed = (seeding: Seeding) => Promise<void>;

/**
 * All of it or nothing, and only where there is no tenant yet.
 * @param connectionString of the tables' owner, who may pass row-level security by, as the embedded database's does
 */
export async function seedOnce(connectionString: string, seed: Seed): Promise<boolean> {
  return withConnection(connectionString, async (client) => {
    await client.query('begin');
    const { rowCount } = await client.query('select from customer limit 1');
    if (rowCount !== 0) return false;
    await seed({ insert: (table, values) => insert(client, table, values), hash: hashPassword });
    await client.query('commit');
    return true;
  });
}

async function insert(client: pg.Client, table: string, values: Record<string, SimpleValue>): Promise<number> {
  const columns = Object.keys(values).map((name) => pg.escapeIdentifier(name));
  const places = columns.map((_, at) => `$${at + 1}`);
  const text = `insert into ${pg.escapeIdentifier(table)} (${columns.join(', ')}) values (${places.join(', ')}) returning id`;
  const { rows } = await client.query<{ id: string }>(text, Object.values(values));
  return Number(rows[0]?.id);
}
