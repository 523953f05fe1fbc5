/** Clients that read and write without a pause, as servers of one version do; what fails is kept. */
import { setTimeout } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { openDatabase } from '../../../server/access/database.ts';
import { withClient } from './fixture.ts';

export interface Clients {
  /** How often each statement was answered. */
  answers: number[];
  errors: string[];
  stop(): Promise<void>;
}

/**
 * By the server's own way to its database, whose connections prepare each statement once, with the owner's rights. They
 * end with the test at the latest: those of one that failed would ask a database that is gone for the rest of the run.
 */
export async function startClients(url: string, statements: readonly string[]): Promise<Clients> {
  const owner = await withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>('select current_user::text as name');
    return rows[0]?.name ?? '';
  });
  const database = openDatabase({ connectionString: url, bypassRowSecurityAs: owner, shareFactor: 1_000_000 });
  let stopped = false;
  const errors: string[] = [];
  const answers = statements.map(() => 0);
  const running = statements.map(async (text, index) => {
    while (!stopped) {
      try {
        await database.statement('app', null, { name: `statement_${index}`, text, values: [] });
        answers[index] = (answers[index] ?? 0) + 1;
      } catch (error) {
        errors.push(`${text}: ${String(error)}`);
      }
      await setTimeout(2);
    }
  });
  const stop = async (): Promise<void> => {
    if (stopped) return;
    stopped = true;
    await Promise.all(running);
    await database.close();
  };
  onTestFinished(stop);
  return { answers, errors, stop };
}
