/** A statement over all rows of a table, some at a time in the order of the primary key, each in a transaction of its own. */
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { BATCH_CONDITION } from '../../../shared/contract/migration-steps.ts';
import { inTransaction } from './lock-retries.ts';
import { keepProgress } from './progress.ts';
import type { StepRun } from './run-steps.ts';

const FIRST_ROWS = 500;
const FEWEST_ROWS = 50;
const MOST_ROWS = 5_000;
/** What a batch should last: rows that it changes are locked for so long, in milliseconds. */
const AIM_MS = 80;

/**
 * A row that is made meanwhile may be after the end: what keeps both shapes in step, which the expand has made, is what
 * brings its value. Between two batches the database rests for as long as the batch took.
 */
export async function runBatches({ client, patience, file, index, step, progress }: StepRun): Promise<void> {
  const table = step.tables[0] ?? '';
  const key = await primaryKey(client, table);
  let position = progress?.position;
  let size = FIRST_ROWS;
  for (;;) {
    const last = await lastOfBatch(client, { table, key, after: position, size });
    const text = step.text.replaceAll(BATCH_CONDITION, (_, alias: string) =>
      condition(key, alias, { after: position, upTo: last }),
    );
    const begun = performance.now();
    await inTransaction(client, patience, async () => {
      await client.query(text);
      await keepProgress(client, file, index, { position: last, isDone: last === undefined });
    });
    if (last === undefined) return;
    const took = performance.now() - begun;
    position = last;
    size = Math.round(Math.min(MOST_ROWS, Math.max(FEWEST_ROWS, Math.min(size * 2, (size * AIM_MS) / took))));
    await setTimeout(took);
  }
}

async function primaryKey(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_index
     cross join lateral unnest(indkey::int2[]) with ordinality as key (number, place)
     join pg_attribute on attrelid = indrelid and attnum = key.number
     where indrelid = to_regclass($1) and indisprimary order by place`,
    [`public.${pg.escapeIdentifier(table)}`],
  );
  if (rows.length === 0) throw new Error(`${table} has no primary key that batches could go along.`);
  return rows.map(({ name }) => name);
}

interface Bounds {
  after: string[] | undefined;
  upTo: string[] | undefined;
}

/** The key of the last row of the next batch; undefined where no further one follows it. */
async function lastOfBatch(
  client: pg.Client,
  { table, key, after, size }: { table: string; key: string[]; after: string[] | undefined; size: number },
): Promise<string[] | undefined> {
  const { rows } = await client.query<{ key: string[] }>(
    `select array[${key.map((name) => `${name}::text`).join(', ')}] as key from ${pg.escapeIdentifier(table)} batch
     where ${condition(key, 'batch', { after, upTo: undefined })} order by ${key.join(', ')} offset ${size - 1} limit 1`,
  );
  return rows[0]?.key;
}

/** As constants of unknown type, which become those of the columns. */
function condition(key: string[], alias: string, { after, upTo }: Bounds): string {
  const columns = `(${key.map((name) => `${alias}.${name}`).join(', ')})`;
  const row = (values: string[]): string => `(${values.map((value) => pg.escapeLiteral(value)).join(', ')})`;
  const parts = [
    ...(after === undefined ? [] : [`${columns} > ${row(after)}`]),
    ...(upTo === undefined ? [] : [`${columns} <= ${row(upTo)}`]),
  ];
  return parts.length === 0 ? 'true' : `(${parts.join(' and ')})`;
}
