/** What peers can't show or write is changed in their own copy of the database. */
import pg from 'pg';
import { withConnection } from '../../server/database/with-connection.ts';

/** One key of the id in the place of that of two columns, and an index in the place of ours. */
export async function takeOneKey(connectionString: string): Promise<void> {
  await withConnection(connectionString, async (client) => {
    await client.query('alter table feedback drop constraint feedback_pkey cascade, add primary key (id)');
    await client.query('create index on feedback (company_id, id)');
    await client.query('analyze feedback');
  });
}

/** Rows refer to nothing. */
export async function dropReferences(connectionString: string): Promise<void> {
  await withConnection(connectionString, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select conname as name from pg_constraint where conrelid = 'feedback'::regclass and contype = 'f'`,
    );
    for (const { name } of rows) await client.query(`alter table feedback drop constraint ${name}`);
  });
}

/** An empty database for what a peer keeps of its own. */
export async function makeBeside(connectionString: string): Promise<string> {
  const name = `${connectionOf(connectionString).database}_own`;
  await withConnection(connectionString, async (client) => {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name}`);
  });
  return name;
}

export interface Connection {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}

/** The parts of a connection string; the host is a folder, where its socket is. */
export function connectionOf(connectionString: string): Connection {
  const { host, port, user = '', password, database = '' } = new pg.Client({ connectionString });
  return { host, port, user, password: typeof password === 'string' ? password : '', database };
}
