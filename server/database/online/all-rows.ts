/** Lets the owner see every row of a table under forced row-level security, without lifting that for anybody else. */
import pg from 'pg';
import { inTransaction } from './lock-retries.ts';
import type { StepRun } from './run-steps.ts';

const POLICY = 'migrating_owner';

/** A policy for the owner alone; a start that goes on after a kill finds it and takes it away in the end. */
export async function withAllRows(
  { client, patience, step }: Pick<StepRun, 'client' | 'patience' | 'step'>,
  work: () => Promise<void>,
): Promise<void> {
  const closed = await closedTables(client, step.tables);
  for (const table of closed) await inTransaction(client, patience, () => open(client, table));
  try {
    await work();
  } finally {
    for (const table of closed)
      await inTransaction(client, patience, async () => {
        await client.query(`drop policy if exists ${POLICY} on ${pg.escapeIdentifier(table)}`);
      });
  }
}

async function open(client: pg.Client, table: string): Promise<void> {
  const name = pg.escapeIdentifier(table);
  await client.query(`drop policy if exists ${POLICY} on ${name};
    create policy ${POLICY} on ${name} to current_user using (true) with check (true)`);
}

/** Of those the ones whose rows the current user does not see. */
async function closedTables(client: pg.Client, tables: string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname::text as name from pg_class
     where relnamespace = 'public'::regnamespace and relname = any ($1) and relforcerowsecurity
       and not (select rolsuper or rolbypassrls from pg_roles where rolname = current_user)
     order by 1`,
    [tables],
  );
  return rows.map(({ name }) => name);
}
