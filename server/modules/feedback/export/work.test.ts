import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { roomLeft } from '../../billing/index.ts';
import { createFileCleanUp } from '../../../platform/storage/file-clean-up.ts';
import { serveExports } from './test/exports.ts';

const { served, query, run, ask, read, asWorker, answer, exported } = serveExports();

const storedFiles = (): string[] =>
  readdirSync(path.join(served().folder, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

describe('the work of it', () => {
  test('is written down, without what was searched for', async () => {
    const { companyA } = served().world;
    const { id } = await ask('adminA', { format: 'csv', filter: { q: 'Ann' } });
    const [entry] = await query(
      companyA,
      "select operation, changes from audit_entry where entity = 'feedback' and operation = 'export' order by id desc limit 1",
    );
    expect(entry).toEqual({ operation: 'export', changes: { export_id: id, format: 'csv', fields: ['q'] } });
  });

  test('is done once by several servers', async () => {
    await answer({});
    const { id } = await ask('adminA', { format: 'csv' });
    const taken = await Promise.all([run(), run(), run()]);
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await read('adminA', id)).toMatchObject({ state: 'done' });
  });

  test('begins anew after a crash, is given up after the third, and what a lost worker still does no longer counts', async () => {
    await answer({});
    const { id } = await ask('adminA', { format: 'csv' });
    const crash = () =>
      asWorker(
        "update feedback_export set state = 'running', attempts = attempts + 1, due_at = now() - interval '1 second' where id = $1",
        id,
      );
    await crash();
    expect(await run()).toBe(true);
    expect(await read('adminA', id)).toMatchObject({ state: 'done', rows_done: 1 });
    await asWorker(
      "update feedback_export set state = 'running', attempts = 3, done_at = null, due_at = now() - interval '1 second' where id = $1",
      id,
    );
    expect(await run()).toBe(false);
    expect(await read('adminA', id)).toMatchObject({ state: 'failed', failure: 'too_many_attempts' });
  });

  test('stops when its server stops, and is taken up again as the same attempt', async () => {
    await answer({});
    const { id } = await ask('adminA', { format: 'csv' });
    const stopping = new AbortController();
    stopping.abort();
    await run(stopping.signal);
    expect(await query(served().world.companyA, 'select state, attempts from feedback_export')).toEqual([
      { state: 'queued', attempts: 0 },
    ]);
    await run();
    expect(await read('adminA', id)).toMatchObject({ state: 'done' });
  });

  test('leaves no file: of one that was deleted, of one that expired', async () => {
    const cleanUp = createFileCleanUp({
      database: served().database,
      store: served().store,
      log: { error: () => undefined },
    });
    // Two rounds: one goes on where the last one ended.
    const cleanedUp = async () => void [await cleanUp.round(), await cleanUp.round()];
    await cleanedUp();
    const before = storedFiles().length;
    const deleted = await ask('adminA', { format: 'csv' });
    await run();
    expect(storedFiles()).toHaveLength(before + 1);
    await cleanedUp();
    expect(storedFiles()).toHaveLength(before + 1);
    const gone = await served().call({ as: 'adminA', method: 'DELETE', path: `feedbackexports/${deleted.id}` });
    expect(gone.status).toBe(204);
    await cleanedUp();
    expect(storedFiles()).toHaveLength(before);
    const expired = await ask('adminA', { format: 'csv' });
    await run();
    await asWorker("update feedback_export set expires_at = now() - interval '1 second' where id = $1", expired.id);
    await run();
    await cleanedUp();
    expect(storedFiles()).toHaveLength(before);
    expect(readdirSync(path.join(served().folder, 'intake'))).toEqual([]);
  });

  test('does not count against the company’s storage', async () => {
    await answer({});
    const { id } = served().world.companyA;
    const room = () =>
      served().database.statement('app', id, { text: `select ${roomLeft('$1')} as room_left`, values: [id] });
    const before = await room();
    await exported('adminA', { format: 'xlsx' });
    expect(await room()).toEqual(before);
  });

  test('that is deleted while it runs is let go of', async () => {
    await answer({});
    const { id } = await ask('adminA', { format: 'csv' });
    await served().database.withTenant('app', served().world.companyA.id, async (transaction) => {
      // The worker waits for the row at its first note; then it is gone.
      await transaction.query({ text: 'delete from feedback_export where id = $1', values: [id] });
      expect(await run()).toBe(false);
    });
    expect(await query(served().world.companyA, 'select 1 from feedback_export')).toEqual([]);
  });
});
