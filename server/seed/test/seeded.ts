/** For the seed's tests: a database of their own to fill, and a way to look at all of it, past row-level security. */
import { migrate } from '../../database/migrate.ts';
import { createTestDatabase } from '../../test/database.ts';
import { createPlainOwner, type PlainOwner } from '../../test/plain-owner.ts';
import { withConnection } from '../../database/with-connection.ts';

/** A Thursday afternoon. */
export const now = new Date('2026-10-15T14:30:00Z');

export interface SeededDatabase {
  url: string;
  /** As whoever runs the tests: sees every row. */
  rows<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  drop(): Promise<void>;
}

export async function openSeeded(fill: (url: string) => Promise<unknown>): Promise<SeededDatabase> {
  const database = await createTestDatabase();
  await fill(database.url);
  return {
    url: database.url,
    rows: (text, values) => readRows(database.url, text, values),
    drop: database.drop,
  };
}

/** A migrated database whose owner row-level security binds: no superuser, with the roles granted as it was told to ask. */
export async function openPlainlyOwned(): Promise<PlainOwner> {
  const owner = await createPlainOwner();
  const refusal = await migrate(owner.url).catch((error: unknown) => error);
  const logged = refusal instanceof Error ? refusal.message.split('\n').filter((line) => line.startsWith('  ')) : [];
  await readRows(owner.administratorUrl, logged.join('\n'));
  await migrate(owner.url);
  return owner;
}

/** Tells a policy's silence from an empty table: without the right to see everything the statement fails. */
export async function readRows<Row extends object>(url: string, text: string, values: unknown[] = []): Promise<Row[]> {
  return withConnection(url, async (client) => {
    await client.query('set row_security to off');
    return (await client.query<Row>(text, values)).rows;
  });
}
