import pg from 'pg';

/**
 * Does work on a connection of its own, which ends with it, also where it fails: with it a transaction that is unfinished,
 * and its locks.
 * @param to A connection string, or what else the connection is made by.
 * @param work What is done on the connection.
 * @returns What the work answers.
 * @throws What connecting or the work throws.
 */
export async function withConnection<Answer>(
  to: string | pg.ClientConfig,
  work: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new pg.Client(to);
  // One that breaks while idle emits an error besides the one that the next query gets.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
