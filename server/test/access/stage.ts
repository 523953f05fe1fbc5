/** An application in the state that the matrix needs. */
import { type Served, type ServeOptions, serveWorld } from '../scenarios.ts';
import { noteChanges } from './changes.ts';
import { type Client, createClient } from './client.ts';
import { type Fixture, SECRET_WORD, STORED_FILE } from './fixture.ts';
import { plantRows } from './rows.ts';

export interface Stage {
  served: Served;
  fixture: Fixture;
  client: Client;
  close(): Promise<void>;
}

/** An application with the rows of the matrix in its database. */
export async function openStage(options: ServeOptions): Promise<Stage> {
  const served = await serveWorld(options);
  const fixture = await plantRows(served);
  await served.store.put(SECRET_WORD, STORED_FILE, 'text/plain');
  await noteChanges(fixture.pool);
  const client = createClient(served);
  return {
    served,
    fixture,
    client,
    async close() {
      client.close();
      await fixture.close();
      await served.close();
    },
  };
}
