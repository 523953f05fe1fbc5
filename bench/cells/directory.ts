/** Where a company lies, as a door that asks the home cell again and again knows it. */
import pg from 'pg';
import { HOME } from '../../server/database/cells/addresses.ts';

async function readCell(client: pg.Client, companyId: number): Promise<string> {
  const { rows } = await client.query<{ cell: string }>('select cell from company_cell where company = $1', [
    companyId,
  ]);
  return rows[0]?.cell ?? HOME;
}

export interface Watched {
  cellOf: () => Promise<string>;
  stop(): Promise<void>;
}

const ASKED_MS = 10;

/** What a door knows: asked again and again, and what was last heard while nobody answers. */
export function watchCell(home: string, companyId: number): Watched {
  let [cell, isOver] = [HOME, false];
  let client: pg.Client | undefined;
  const watching = (async () => {
    while (!isOver) {
      try {
        client ??= await connected(home);
        cell = await readCell(client, companyId);
      } catch {
        await client?.end().catch(() => undefined);
        client = undefined;
      }
      await new Promise((resolve) => setTimeout(resolve, ASKED_MS));
    }
    await client?.end().catch(() => undefined);
  })();
  return {
    cellOf: async () => cell,
    async stop() {
      isOver = true;
      await watching;
    },
  };
}

async function connected(home: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: home, query_timeout: 2_000 });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
