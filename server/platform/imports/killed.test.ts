/** An import whose process is killed again and again, at any moment: each row is made once, and all are taken back once. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { effort } from '../../../scripts/test/effort.ts';
import { withConnection } from '../../database/with-connection.ts';
import { servedWorld } from '../../test/scenarios.ts';
import { importing } from './test/import-file.ts';

/** A million with TEST_EFFORT=50. */
const ROWS = 20_000 * effort;
const PARTS = 4;
const PROCESS = fileURLToPath(new URL('./test/import-process.ts', import.meta.url));

const served = await servedWorld();

const { upload, step, call, read } = importing(() => served, 'discount');

const start = (): ChildProcess =>
  spawn(process.execPath, [PROCESS, served.ownerUrl, served.folder], { stdio: 'ignore' });

const ask = <Row extends object>(text: string): Promise<Row[]> =>
  withConnection(served.ownerUrl, async (client) => (await client.query<Row>(text)).rows);

/** What a process that died had in hand is due when its lease is over. */
const endLease = () => ask('update list_import set due_at = now() where done_at is null');

const doneOf = async (): Promise<number> =>
  (await ask<{ rows_done: number }>('select rows_done from list_import'))[0]?.rows_done ?? 0;

/** Kills the process each time that it has got some way; answers how often. */
async function runAndKill(id: number): Promise<number> {
  let kills = 0;
  for (let part = 0; part < PARTS; part++) {
    const least = Math.max(1, (ROWS / PARTS) * part);
    await endLease();
    const child = start();
    while ((await doneOf()) < least) await setTimeout(2);
    await setTimeout(Math.random() * 30);
    child.kill('SIGKILL');
    await once(child, 'exit');
    kills += 1;
  }
  expect((await read('superadmin', id)).state).toBe('running');
  await endLease();
  await once(start(), 'exit');
  return kills;
}

test('rows exactly once through kill -9', { timeout: 300_000 * effort }, async () => {
  const lines = Array.from({ length: ROWS }, (_, at) => `CODE${at},percent,${(at % 90) + 1},2026-01-01`);
  const { id, mapping } = await upload('superadmin', `code,kind,percent,valid_from\n${lines.join('\n')}\n`);
  expect(await step('superadmin', id, 'check', { mapping })).toMatchObject({ created_count: ROWS, refused_count: 0 });
  await call('superadmin', 'POST', `listimports/${id}/run`);
  expect(await runAndKill(id)).toBe(PARTS);
  expect(await read('superadmin', id)).toMatchObject({
    state: 'done',
    rows_done: ROWS,
    created_count: ROWS,
    refused_count: 0,
  });
  const [counted] = await ask(
    "select count(*)::int as rows, count(distinct code)::int as codes, (select count(*)::int from audit_entry where entity = 'discount' and operation = 'create') as entries from discount",
  );
  expect(counted).toEqual({ rows: ROWS, codes: ROWS, entries: ROWS });
});
