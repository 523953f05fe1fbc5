/** Where companies lie, told by a table of the home cell that the measured processes share. */
import pg from 'pg';
import type { MoveDirectory } from '../../server/database/cells/move.ts';
import { withConnection } from '../../server/database/with-connection.ts';

export const HOME = 'home';

const TABLE = 'create table if not exists company_cell (company_id bigint primary key, cell text not null)';

export async function makeDirectory(home: string): Promise<void> {
  await withConnection(home, (client) => client.query(TABLE));
}

/** On a connection for each question, as a mover asks few. */
export function directoryIn(home: string): MoveDirectory {
  return {
    cellOf: (companyId) => withConnection(home, (client) => readCell(client, companyId)),
    setCell: (companyId, cell) =>
      withConnection(home, async (client) => {
        await client.query(
          'insert into company_cell (company_id, cell) values ($1, $2) on conflict (company_id) do update set cell = excluded.cell',
          [companyId, cell],
        );
      }),
  };
}

async function readCell(client: pg.Client, companyId: number): Promise<string> {
  const { rows } = await client.query<{ cell: string }>('select cell from company_cell where company_id = $1', [
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
