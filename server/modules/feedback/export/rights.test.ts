import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { insertRow } from '../../../test/world.ts';
import { serveExports } from './test/exports.ts';

const { served, query, run, ask, fetchFile, answer, exported } = serveExports();

const lines = (csv: Buffer): Record<string, string>[] =>
  parse(csv, { bom: true, columns: true, relax_column_count: false }) as Record<string, string>[];

describe('the rights of who asks', () => {
  test('a user gets what his grants reach, and the path from where he sees it', async () => {
    const { companyA, companyB } = served().world;
    const mine = await answer({});
    await answer({ node: companyA.nodes.otherBranch });
    await answer({ company: companyB });
    const rows = lines(await exported('feedback_read', { format: 'csv' }));
    expect(rows).toMatchObject([{ ID: String(mine), Path: 'branch › room' }]);
  });

  test.each([
    ['a grant that was taken away', 'delete from node_user_access where user_id = $2 and company_id = $1'],
    ['a user who was disabled', "update customer_user set state = 'disabled' where id = $2 and company_id = $1"],
  ])('%s ends an export that waits, and nobody gets its file', async (_name, change) => {
    await answer({});
    const { companyA } = served().world;
    const user = served().world.principals['feedback_edit'];
    const { id } = await ask('feedback_edit', { format: 'csv' });
    await query(companyA, change, companyA.id, user?.userId);
    expect(await run()).toBe(true);
    const [row] = await query(companyA, 'select state, failure, storage_key from feedback_export where id = $1', id);
    expect(row).toEqual({ state: 'failed', failure: 'right_lost', storage_key: null });
    await query(companyA, "update customer_user set state = 'active' where id = $1", user?.userId);
    await query(companyA, 'delete from node_user_access where user_id = $1', user?.userId);
    await insertRow(served().database, companyA.id, 'node_user_access', {
      user_id: user?.userId,
      node_id: companyA.nodes.branch,
      feedback_edit: true,
    });
  });

  test('a right that is lost afterwards keeps the file from him', async () => {
    await answer({});
    const { companyA } = served().world;
    const userId = served().world.principals['feedback_create']?.userId;
    const { id } = await ask('feedback_create', { format: 'csv' });
    await run();
    expect((await fetchFile('feedback_create', id)).status).toBe(200);
    await query(companyA, 'update node_user_access set node_id = $2 where user_id = $1', userId, companyA.nodes.room);
    const refused = await fetchFile('feedback_create', id);
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'export_right_lost' }]);
    await query(companyA, 'update node_user_access set node_id = $2 where user_id = $1', userId, companyA.nodes.branch);
  });
});

describe('what is refused', () => {
  test.each([
    ['without a format', {}, ['/format']],
    ['an unknown format', { format: 'pdf' }, ['/format']],
    ['an unknown filter', { format: 'csv', filter: { device_hash: 'x' } }, ['/filter/device_hash']],
    ['an unknown sort', { format: 'csv', sort: ['response_token', 'ASC'] }, ['/sort']],
    ['an unknown column', { format: 'csv', columns: ['response_token'] }, ['/columns/0']],
    ['a field of its own', { format: 'csv', company_id: 2 }, ['/company_id']],
  ])('%s', async (_name, body, pointers) => {
    const refused = await served().call({ as: 'adminA', method: 'POST', path: 'feedback/export', body });
    expect(refused).toMatchObject({ status: 400 });
    expect((refused.body as { errors: { pointer: string }[] }).errors.map(({ pointer }) => pointer)).toEqual(pointers);
    expect(await query(served().world.companyA, 'select 1 from feedback_export')).toEqual([]);
  });

  test('a second one of the same user, and a sixth that waits in a company', async () => {
    const { companyA } = served().world;
    await ask('adminA', { format: 'csv' });
    const body = { format: 'csv' };
    const again = await served().call({ as: 'adminA', method: 'POST', path: 'feedback/export', body });
    expect(again).toMatchObject({ status: 409, body: { code: 'export_under_way' } });
    for (let at = 0; at < 4; at++)
      await insertRow(served().database, companyA.id, 'feedback_export', {
        user_id: served().world.principals['nobody']?.userId,
        format: 'csv',
        request: {},
        due_at: new Date(),
        expires_at: new Date(),
      });
    const sixth = await served().call({ as: 'feedback_read', method: 'POST', path: 'feedback/export', body });
    expect(sixth).toMatchObject({ status: 429, body: { code: 'exports_waiting', limit: 5 } });
    expect(sixth.headers.get('retry-after')).toBe('60');
    await ask('adminB', { format: 'csv' });
  });

  test('a file that is not ready', async () => {
    const { id } = await ask('adminA', { format: 'csv' });
    const refused = await fetchFile('adminA', id);
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'export_not_ready' }]);
  });
});
