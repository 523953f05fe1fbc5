/** Prints of many codes: asked for, made by a worker, fetched as one archive, within the rights of who asked. */
import { unzipSync } from 'fflate';
import pg from 'pg';
import { readSheet } from 'read-excel-file/node';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { servedWorld } from '../../../../test/scenarios.ts';
import { givePlan } from '../../../../test/plans.ts';
import { type Company, insertRow } from '../../../../test/world.ts';
import { qrAddress } from '../../../../../shared/codes/code.ts';
import { readCodes } from '../reader.ts';

const served = await servedWorld();
beforeEach(async () => {
  await query(served.world.companyA, 'delete from qr_export');
});

const query = <Row extends object>(company: Company, text: string, ...values: unknown[]): Promise<Row[]> =>
  served.world.database.statement<Row>('app', company.id, { text, values });
const asWorker = (text: string, ...values: unknown[]) =>
  served.world.database.lookup<object>('worker', { text, values });
/** Past row-level security, for thousands of units at once. */
async function connectOwner(): Promise<pg.Client> {
  const owner = new pg.Client({ connectionString: served.ownerUrl });
  await owner.connect();
  return owner;
}

const never = new AbortController().signal;
const run = (signal = never) => served.app.qrExporter.round(signal);

const post = (as: string, action: string, body: object) =>
  served.call({ as, method: 'POST', path: `nodeqrcode/${action}`, body });

interface Export {
  id: number;
  state: string;
  failure: string | null;
}

async function ask(as: string, body: object): Promise<number> {
  const answer = await post(as, 'export', body);
  expect(answer).toMatchObject({ status: 201, body: { state: 'queued', rows_done: 0 } });
  return (answer.body as Export).id;
}

const read = async (as: string, id: number): Promise<Export> =>
  (await served.call({ as, path: `qrexports/${id}` })).body as Export;

const fetchFile = async (as: string, id: number): Promise<Response> =>
  fetch(`${served.origin}/api/qrexports/${id}/file`, { headers: await served.world.authorization(as) });

async function made(as: string, body: object): Promise<Record<string, Uint8Array>> {
  const id = await ask(as, body);
  expect(await run()).toBe(true);
  expect(await read(as, id)).toMatchObject({ state: 'done', failure: null });
  const response = await fetchFile(as, id);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/zip');
  return unzipSync(new Uint8Array(await response.arrayBuffer()));
}

const rowsOf = async (files: Record<string, Uint8Array>): Promise<unknown[][]> => {
  const [list] = Object.entries(files).filter(([name]) => name.endsWith('.xlsx'));
  return (await readSheet(Buffer.from(list?.[1] ?? []))).slice(1);
};
const idsIn = async (files: Record<string, Uint8Array>): Promise<unknown[]> =>
  (await rowsOf(files)).map(([id]) => id).toSorted((one, other) => Number(one) - Number(other));
const sorted = (...ids: number[]): number[] => ids.toSorted((one, other) => one - other);

describe('an archive of prints', () => {
  test('holds a unit and all below it, in folders by path, each read to its own address', async () => {
    const { nodes, codes } = served.world.companyA;
    const files = await made('adminA', { node_ids: [nodes.branch], with_subunits: true, formats: ['svg'] });
    const [room] = Object.keys(files).filter((name) => name.endsWith(`${codes.room}.svg`));
    expect(room?.split('/').length).toBe(3);
    const png = await sharp(Buffer.from(files[room ?? ''] ?? []))
      .resize({ width: 700 })
      .png()
      .toBuffer();
    expect(await readCodes(png)).toEqual([qrAddress('https://feedback.test', codes.room)]);
    const ids = await idsIn(files);
    expect(ids).toContain(nodes.branch);
    expect(ids).toContain(nodes.room);
    expect(ids).not.toContain(nodes.otherBranch);
  });

  test('holds a unit alone where nothing below it is wanted, and those of a group', async () => {
    const { companyA } = served.world;
    const alone = await made('adminA', { node_ids: [companyA.nodes.branch], formats: ['pdf', 'sheets'] });
    expect(await idsIn(alone)).toEqual([companyA.nodes.branch]);
    const group = await insertRow(served.world.database, companyA.id, 'qr_code_group', { name: 'Prints' });
    for (const node_id of [companyA.nodes.room, companyA.nodes.otherBranch])
      await insertRow(served.world.database, companyA.id, 'group_node', {
        node_id,
        kind: 'qr_code',
        qr_code_group_id: group,
      });
    const files = await made('adminA', { qr_code_group_id: group, formats: ['svg'] });
    expect(await idsIn(files)).toEqual(sorted(companyA.nodes.room, companyA.nodes.otherBranch));
    await query(companyA, 'delete from group_node where qr_code_group_id = $1', group);
  });

  test('holds neither retired codes nor marks', async () => {
    const { companyA } = served.world;
    await insertRow(served.world.database, companyA.id, 'node_qr_code', {
      node_id: companyA.nodes.room,
      code: '7777777A0',
      origin: 'mark',
    });
    const retire = (state: string) =>
      query(companyA, 'update node_qr_code set state = $2 where node_id = $1', companyA.nodes.branch, state);
    await retire('retired');
    const files = await made('adminA', { node_ids: [companyA.nodes.branch], with_subunits: true, formats: ['svg'] });
    const rows = await rowsOf(files);
    expect(rows.map((row) => row[3])).toContain(companyA.codes.room);
    expect(rows.map((row) => row[3])).not.toContain('7777777A0');
    expect(rows.map((row) => row[0])).not.toContain(companyA.nodes.branch);
    await retire('active');
  });

  test('is named and listed in the language of who asked', async () => {
    const { nodes } = served.world.companyA;
    const answer = await served.call({
      as: 'adminA',
      method: 'POST',
      path: 'nodeqrcode/export',
      body: { node_ids: [nodes.room], formats: ['svg'] },
      headers: { 'accept-language': 'de' },
    });
    await run();
    const response = await fetch(`${served.origin}/api/qrexports/${(answer.body as Export).id}/file`, {
      headers: { ...(await served.world.authorization('adminA')), 'accept-language': 'de' },
    });
    expect(response.headers.get('content-disposition')).toMatch(/filename="QR-Codes \d{4}-\d\d-\d\d\.zip"/);
    expect(Object.keys(unzipSync(new Uint8Array(await response.arrayBuffer())))).toContain('Packliste.xlsx');
  });

  test('shows no logo while the plan does not include it', async () => {
    const { companyA } = served.world;
    const file = '00000000-0000-4000-8000-000000000005.webp';
    const picture = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#B42318' } })
      .webp()
      .toBuffer();
    await served.store.put(`pictures/${file}`, picture, 'image/webp');
    const design = { logo: { file }, poster: { template: 'a6', company_logo: { file } } };
    const code = { node: companyA.nodes.otherBranch, design: JSON.stringify(design) };
    await query(companyA, 'update node_qr_code set design = $2 where node_id = $1', code.node, code.design);
    const svg = async (): Promise<string> => {
      const files = await made('adminA', { node_ids: [code.node], formats: ['svg'], design: 'design' });
      const [found] = Object.entries(files).filter(([name]) => name.endsWith('.svg'));
      return Buffer.from(found?.[1] ?? []).toString();
    };
    expect(await svg()).toContain('<image ');
    await givePlan(served.world, companyA, { custom_logo: false });
    expect(await svg()).not.toContain('<image ');
    await givePlan(served.world, companyA, { custom_logo: true });
    expect(await svg()).toContain('<image ');
    await query(companyA, 'update node_qr_code set design = null where node_id = $1', code.node);
  });
});

describe('who may', () => {
  test('a user gets the units of his grants alone, and no folder above them', async () => {
    const { nodes } = served.world.companyA;
    const files = await made('qr_read', { node_ids: [nodes.branch], with_subunits: true, formats: ['svg'] });
    expect(Object.keys(files).every((name) => name.split('/').length <= 2)).toBe(true);
    expect(await post('qr_read', 'export', { node_ids: [nodes.otherBranch], formats: ['svg'] })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/node_ids/0', code: 'reference_not_found' }] },
    });
  });

  test('a file is nobody’s but of who asked, and not handed out once a right is lost', async () => {
    const { companyA } = served.world;
    const id = await ask('qr_read', { node_ids: [companyA.nodes.room], formats: ['svg'] });
    await run();
    for (const as of ['adminA', 'adminB', 'nobody']) expect((await fetchFile(as, id)).status).toBe(404);
    expect((await fetchFile('anonymous', id)).status).toBe(401);
    expect((await fetchFile('qr_read', id)).status).toBe(200);
    const userId = served.world.principals['qr_read']?.userId;
    const may = (value: boolean) =>
      query(companyA, 'update node_user_access set qr_read = $2, node_read = true where user_id = $1', userId, value);
    await may(false);
    expect((await fetchFile('qr_read', id)).status).toBe(403);
    await may(true);
    expect((await fetchFile('qr_read', id)).status).toBe(200);
  });

  test('a right that is lost before it is made leaves no file', async () => {
    const { companyA } = served.world;
    const id = await ask('qr_read', { node_ids: [companyA.nodes.room], formats: ['svg'] });
    const userId = served.world.principals['qr_read']?.userId;
    const may = (value: boolean) =>
      query(companyA, 'update node_user_access set qr_read = $2, node_read = true where user_id = $1', userId, value);
    await may(false);
    await run();
    await may(true);
    const failed = await read('qr_read', id);
    expect(failed.state).toBe('failed');
    expect(['right_lost', 'nothing_to_print']).toContain(failed.failure);
  });
});

describe('what can’t be made is refused at its place', () => {
  const roomOf = () => served.world.companyA.nodes.room;
  test.each<[string, () => object, number, [string, string][]]>([
    ['neither units nor a group', () => ({}), 400, [['/node_ids', 'units_or_group']]],
    [
      'units and a group',
      () => ({ node_ids: [roomOf()], qr_code_group_id: 1 }),
      400,
      [['/qr_code_group_id', 'units_or_group']],
    ],
    ['no units', () => ({ node_ids: [] }), 400, [['/node_ids', 'too_few_items']]],
    [
      'more units than can be named',
      () => ({ node_ids: Array.from({ length: 501 }, (_, at) => at + 1) }),
      400,
      [['/node_ids', 'too_many_items']],
    ],
    [
      'an unknown unit among others',
      () => ({ node_ids: [roomOf(), 999_999] }),
      400,
      [['/node_ids/1', 'reference_not_found']],
    ],
    [
      'a unit of another company',
      () => ({ node_ids: [served.world.companyB.nodes.room] }),
      400,
      [['/node_ids/0', 'reference_not_found']],
    ],
    ['an unknown group', () => ({ qr_code_group_id: 999_999 }), 400, [['/qr_code_group_id', 'reference_not_found']]],
    ['no format', () => ({ node_ids: [roomOf()], formats: [] }), 400, [['/formats', 'too_few_items']]],
    ['a format that there is not', () => ({ node_ids: [roomOf()], formats: ['gif'] }), 400, [['/formats/0', 'enum']]],
    ['paper without a PDF', () => ({ node_ids: [roomOf()], paper: 'a5' }), 400, [['/paper', 'only_for_pdf']]],
    [
      'a marker that is too light to be read',
      () => ({ node_ids: [roomOf()], marker_location: 'top_left', marker_color: '#EEEEEE' }),
      400,
      [['/marker_color', 'qr_contrast']],
    ],
    [
      'a color that is none',
      () => ({ node_ids: [roomOf()], marker_color: 'red' }),
      400,
      [['/marker_color', 'pattern']],
    ],
  ])('%s', async (_, body, status, violations) => {
    const answer = await post('adminA', 'export', { formats: ['svg'], ...body() });
    expect(answer).toMatchObject({
      status,
      body: { errors: violations.map(([pointer, code]) => ({ pointer, code })) },
    });
    expect(await query(served.world.companyA, 'select 1 from qr_export')).toEqual([]);
  });

  test('more codes than an archive holds', async () => {
    const { companyA } = served.world;
    const owner = await connectOwner();
    await owner.query(
      `insert into node (company_id, organization_id, parent_id, path, name)
        select company_id, organization_id, id, '/', 'Many ' || n from node, generate_series(1, 10001) n where id = $1`,
      [companyA.nodes.otherBranch],
    );
    await owner.query(
      `update node n set path = p.path || n.id || '/' from node p where p.id = n.parent_id and n.name like 'Many %'`,
      [],
    );
    await owner.query(
      `insert into node_qr_code (company_id, node_id, code)
        select company_id, id, lpad(id::text, 9, '0') from node where name like 'Many %'`,
      [],
    );
    const body = { node_ids: [companyA.nodes.otherBranch], with_subunits: true };
    for (const [action, more] of [
      ['check_export', {}],
      ['export', { formats: ['svg'] }],
    ] as const)
      expect(await post('adminA', action, { ...body, ...more })).toMatchObject({
        status: 400,
        body: {
          errors: [
            { pointer: '/node_ids', code: 'too_many_codes', message: expect.stringContaining('10000') as string },
          ],
        },
      });
    await owner.query(`delete from node_qr_code where node_id in (select id from node where name like 'Many %')`, []);
    await owner.query(`delete from node where name like 'Many %'`, []);
    await owner.end();
  });

  test('units whose codes are all retired', async () => {
    const { companyA } = served.world;
    await query(companyA, "update node_qr_code set state = 'retired' where node_id = $1", companyA.nodes.room);
    const answer = await post('adminA', 'check_export', { node_ids: [companyA.nodes.room] });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ pointer: '/node_ids', code: 'no_codes' }] } });
    await query(companyA, "update node_qr_code set state = 'active' where node_id = $1", companyA.nodes.room);
  });

  test('a stored design that no reader could read, with the reason', async () => {
    const { companyA } = served.world;
    const store = (design: object | null) =>
      query(
        companyA,
        'update node_qr_code set design = $2 where node_id = $1',
        companyA.nodes.room,
        design && JSON.stringify(design),
      );
    const body = { node_ids: [companyA.nodes.room], formats: ['svg'], design: 'design' };
    await store({ foreground: '#777777', background: '#999999' });
    expect(await post('adminA', 'export', body)).toMatchObject({
      status: 409,
      body: { code: 'qr_design_unreadable', contrast: 4 },
    });
    await store(null);
    const id = await ask('adminA', body);
    await store({ foreground: '#777777', background: '#999999' });
    await run();
    expect(await read('adminA', id)).toMatchObject({ state: 'failed', failure: 'design_unreadable' });
    await store(null);
  });
});

describe('the work of it', () => {
  test('is one at a time a user, and is told how many codes there are before', async () => {
    const { nodes } = served.world.companyA;
    const counted = await post('adminA', 'check_export', { node_ids: [nodes.branch], with_subunits: true });
    const { code_count: count, example_id: example } = counted.body as { code_count: number; example_id: number };
    expect(counted.status).toBe(200);
    const [row] = await query<{ node_id: number }>(
      served.world.companyA,
      'select node_id from node_qr_code where id = $1',
      example,
    );
    expect(row?.node_id).toBe(nodes.branch);
    const id = await ask('adminA', { node_ids: [nodes.branch], with_subunits: true, formats: ['svg'] });
    expect(await post('adminA', 'export', { node_ids: [nodes.room], formats: ['svg'] })).toMatchObject({
      status: 409,
      body: { code: 'export_under_way' },
    });
    await run();
    expect(await read('adminA', id)).toMatchObject({ state: 'done', row_count: count, rows_done: count });
  });

  test('goes on after a crash, is given up after the third, and is let go of when its server stops', async () => {
    const { nodes } = served.world.companyA;
    const id = await ask('adminA', { node_ids: [nodes.room], formats: ['svg'] });
    const stopping = new AbortController();
    stopping.abort();
    await run(stopping.signal);
    expect(await query(served.world.companyA, 'select state, attempts from qr_export')).toEqual([
      { state: 'queued', attempts: 0 },
    ]);
    const crash = (attempts: number) =>
      asWorker(
        "update qr_export set state = 'running', attempts = $2, done_at = null, due_at = now() - interval '1 second' where id = $1",
        id,
        attempts,
      );
    await crash(2);
    expect(await run()).toBe(true);
    expect(await read('adminA', id)).toMatchObject({ state: 'done' });
    await crash(3);
    expect(await run()).toBe(false);
    expect(await read('adminA', id)).toMatchObject({ state: 'failed', failure: 'too_many_attempts' });
  });

  test('stops when it is deleted, and is written down', async () => {
    const { companyA } = served.world;
    const id = await ask('adminA', { node_ids: [companyA.nodes.room], formats: ['svg', 'sheets'] });
    const [entry] = await query(
      companyA,
      "select operation, changes from audit_entry where entity = 'node_qr_code' order by id desc limit 1",
    );
    expect(entry).toEqual({
      operation: 'export',
      changes: { export_id: id, formats: ['svg', 'sheets'], codes: 1, node_ids: [companyA.nodes.room] },
    });
    expect((await served.call({ as: 'adminA', method: 'DELETE', path: `qrexports/${id}` })).status).toBe(204);
    expect(await run()).toBe(false);
    expect((await fetchFile('adminA', id)).status).toBe(404);
  });

  test('has no file before it is done', async () => {
    const id = await ask('adminA', { node_ids: [served.world.companyA.nodes.room], formats: ['svg'] });
    const response = await fetchFile('adminA', id);
    expect([response.status, await response.json()]).toMatchObject([409, { code: 'export_not_ready' }]);
  });
});
