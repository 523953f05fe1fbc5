/** An answer that is erased leaves the files that were made of it, too. */
import { expect, test } from 'vitest';
import { holdRows } from '../../../test/until-blocked.ts';
import { lockName } from './let-go-of-erased.ts';
import { serveExports } from './test/exports.ts';

const { served, query, run, ask, read, fetchFile, asWorker, answer } = serveExports();

const made = async (as: string, body: object = { format: 'csv' }): Promise<number> => {
  const { id } = await ask(as, body);
  expect(await run()).toBe(true);
  return id;
};
const erase = (id: number) => served().call({ as: 'adminA', method: 'POST', path: `feedback/${id}/erase`, body: {} });
const textOf = async (id: number): Promise<string> => (await fetchFile('adminA', id)).text();

test('a file that may hold it is not handed out any more, says why, and goes', async () => {
  const { companyB } = served().world;
  await answer({ comment: 'kept' });
  const second = await answer({ comment: 'my name is Ann' });
  await answer({ comment: 'kept' });
  await answer({ comment: 'of B', company: companyB });
  const [mine, foreign] = [await made('adminA'), await made('adminB')];
  expect(await textOf(mine)).toContain('my name is Ann');
  expect(await erase(second)).toMatchObject({ status: 200 });
  expect(await read('adminA', mine)).toMatchObject({ state: 'failed', failure: 'answers_erased' });
  const refused = await fetchFile('adminA', mine);
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'export_erased' }]);
  expect(await query(served().world.companyA, 'select storage_key from feedback_export')).toEqual([
    { storage_key: null },
  ]);
  expect((await fetchFile('adminB', foreign)).status).toBe(200);
});

test('a file of what came before and after it stays', async () => {
  const earlier = await answer({ comment: 'earlier' });
  const before = await made('adminA');
  const later = await answer({ comment: 'later', status: 'completed' });
  const after = await made('adminA', { format: 'csv', filter: { status: 'completed' } });
  const last = await answer({ comment: 'last' });
  expect(await erase(last)).toMatchObject({ status: 200 });
  for (const id of [before, after]) expect((await fetchFile('adminA', id)).status).toBe(200);
  expect(await erase(earlier)).toMatchObject({ status: 200 });
  expect((await fetchFile('adminA', before)).status).toBe(409);
  expect((await fetchFile('adminA', after)).status).toBe(200);
  expect(await erase(later)).toMatchObject({ status: 200 });
  expect((await fetchFile('adminA', after)).status).toBe(409);
});

test.each([
  ['counted', `row_count = 2, first_feedback_id = 1, last_feedback_id = 9007199254740991`],
  ['not counted', 'row_count = null'],
])('a file that is being written begins anew; its rows are %s', async (_how, extent) => {
  await answer({ comment: 'kept' });
  const second = await answer({ comment: 'my name is Ann' });
  const { id } = await ask('adminA', { format: 'csv' });
  await asWorker(
    `update feedback_export set state = 'running', attempts = 1, due_at = now() + interval '1 hour', ${extent} where id = $1`,
    id,
  );
  expect(await erase(second)).toMatchObject({ status: 200 });
  expect(await read('adminA', id)).toMatchObject({ state: 'queued' });
  expect(await run()).toBe(true);
  expect(await read('adminA', id)).toMatchObject({ state: 'done', failure: null });
  expect(await textOf(id)).toContain('kept');
  expect(await textOf(id)).not.toContain('Ann');
});

test('a file is not begun while something is being erased, nor the other way round', async () => {
  const { id: company } = served().world.companyA;
  const id = await answer({ comment: 'my name is Ann' });
  const asked = await ask('adminA', { format: 'csv' });
  const erasing = await holdRows(served().ownerUrl);
  await erasing.query('select pg_advisory_xact_lock_shared(hashtextextended($1, 0))', [lockName(company)]);
  const exported = run();
  await erasing.untilBlocked();
  await erasing.release();
  expect(await exported).toBe(true);
  expect(await read('adminA', asked.id)).toMatchObject({ state: 'done' });
  const beginning = await holdRows(served().ownerUrl);
  await beginning.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [lockName(company)]);
  const erased = erase(id);
  await beginning.untilBlocked();
  await beginning.release();
  expect(await erased).toMatchObject({ status: 200 });
});
