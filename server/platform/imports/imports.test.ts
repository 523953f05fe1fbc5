/** Files that are taken into a list: tried first, made of what is sound, and taken back. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { withConnection } from '../../database/with-connection.ts';
import { servedWorld } from '../../test/scenarios.ts';
import { importing } from './test/import-file.ts';

const served = await servedWorld();
beforeEach(() =>
  withConnection(served.ownerUrl, (client) =>
    client.query('delete from list_import_batch; delete from list_import; delete from discount'),
  ),
);

const { send, upload, step, faults, read, call } = importing(() => served, 'discount');
const discounts = async (columns = 'code') =>
  withConnection(served.ownerUrl, async (client) => {
    const { rows } = await client.query<Record<string, unknown>>(`select ${columns} from discount order by code`);
    return rows;
  });

const HEADER = 'Code,Kind,Percent,Valid from,Active\n';
const SOUND = `${HEADER}SPRING,Percent,10,2026-01-01,Yes\nSUMMER,percent,"12,5",2026-06-01T00:00:00Z,no\n`;

describe('a file of rows', () => {
  test('has its columns found by their labels, and nothing is made yet', async () => {
    const made = await upload('superadmin', SOUND);
    expect(made).toMatchObject({
      step: 'upload',
      state: 'done',
      row_count: 2,
      mapping: { 0: 'code', 1: 'kind', 2: 'percent', 3: 'valid_from', 4: 'is_active' },
      preview: { header: ['Code', 'Kind', 'Percent', 'Valid from', 'Active'] },
    });
    expect(await discounts()).toEqual([]);
  });

  test('is tried without a change, and then made', async () => {
    const { id, mapping } = await upload('superadmin', SOUND);
    const checked = await step('superadmin', id, 'check', { mapping });
    expect(checked).toMatchObject({ state: 'done', created_count: 2, refused_count: 0, rows_done: 2 });
    expect(await discounts()).toEqual([]);
    expect(await step('superadmin', id, 'run')).toMatchObject({ state: 'done', created_count: 2, refused_count: 0 });
    expect(await discounts('code, percent, is_active')).toEqual([
      { code: 'SPRING', percent: 10, is_active: true },
      { code: 'SUMMER', percent: 12.5, is_active: false },
    ]);
  });

  test('tells what is wrong by row and column, in the words of its reader, and leaves only that out', async () => {
    const file = `${HEADER}a,Percent,10,2026-01-01,yes\nGOOD,Percent,10,2026-01-01,yes\nGOOD,Percent,5,2026-01-01,yes\nHIGH,Percent,,2026-01-01,maybe\n`;
    const { id, mapping } = await upload('superadmin', file);
    expect(await step('superadmin', id, 'check', { mapping })).toMatchObject({ created_count: 1, refused_count: 3 });
    const told = await faults('superadmin', id);
    expect(told.map(({ row, field, code }) => `${row} ${field} ${code}`)).toEqual([
      '2 code pattern',
      '2 code too_short',
      '4 null repeated_row',
      '5 is_active type',
    ]);
    expect(told[1]).toMatchObject({ column: 'Code', message: 'Use 3 or more characters.' });
    expect(await step('superadmin', id, 'run')).toMatchObject({ created_count: 1, refused_count: 3 });
    expect(await discounts()).toEqual([{ code: 'GOOD' }]);
    const { origin, world } = served;
    const csv = await fetch(`${origin}/api/listimports/${id}/faults?format=csv`, {
      headers: await world.authorization('superadmin'),
    });
    expect(await csv.text()).toContain('Code');
  });

  test('with a row that is there refuses it, or changes it where that is asked for', async () => {
    const first = await upload('superadmin', SOUND);
    await step('superadmin', first.id, 'check', { mapping: first.mapping });
    await step('superadmin', first.id, 'run');
    const again = await upload(
      'superadmin',
      `${HEADER}SPRING,percent,10,2026-01-01,yes\nSUMMER,percent,20,2026-06-01,no\n`,
    );
    expect(await step('superadmin', again.id, 'check', { mapping: again.mapping })).toMatchObject({ refused_count: 2 });
    expect((await faults('superadmin', again.id)).map(({ code }) => code)).toEqual(['duplicate', 'duplicate']);
    const body = { mapping: again.mapping, change_existing: true };
    const expected = { created_count: 0, changed_count: 1, unchanged_count: 1, refused_count: 0 };
    expect(await step('superadmin', again.id, 'check', body)).toMatchObject(expected);
    expect(await discounts('percent')).toEqual([{ percent: 10 }, { percent: 12.5 }]);
    expect(await step('superadmin', again.id, 'run')).toMatchObject(expected);
    expect(await discounts('percent, revision')).toEqual([
      { percent: 10, revision: 1 },
      { percent: 20, revision: 2 },
    ]);
    expect(await step('superadmin', again.id, 'take_back')).toMatchObject({ taken_back_count: 1, kept_count: 0 });
    expect(await discounts('percent')).toEqual([{ percent: 10 }, { percent: 12.5 }]);
  });

  test('names a row once, by whichever key', async () => {
    const first = await upload('superadmin', SOUND);
    await step('superadmin', first.id, 'check', { mapping: first.mapping });
    await step('superadmin', first.id, 'run');
    const [{ id } = {}] = await discounts('id');
    const { id: again, mapping } = await upload('superadmin', `ID,Code,Percent\n${String(id)},,30\n,SPRING,40\n`);
    const expected = { changed_count: 1, refused_count: 1 };
    const body = { mapping, change_existing: true };
    expect(await step('superadmin', again, 'check', body)).toMatchObject(expected);
    expect((await faults('superadmin', again)).map(({ row, code }) => `${row} ${code}`)).toEqual(['3 repeated_row']);
    expect(await step('superadmin', again, 'run')).toMatchObject(expected);
    expect(await discounts('percent')).toEqual([{ percent: 30 }, { percent: 12.5 }]);
  });

  test('lets others have their turn, and goes on where it was', async () => {
    const many = Array.from({ length: 600 }, (_, at) => `MANY${at},percent,10,2026-01-01,yes\n`).join('');
    const long = await upload('superadmin', HEADER + many);
    const short = await importing(() => served, 'currency').upload('superadmin', 'Code,Name,Symbol\nXAG,Silver,s\n');
    await call('superadmin', 'POST', `listimports/${long.id}/check`, { mapping: long.mapping });
    // Of one user there is one at a time, of his company there may be more; whose turn it is among companies is the queue's.
    await withConnection(served.ownerUrl, (client) =>
      client.query(
        `update list_import set step = 'check', state = 'queued', done_at = null, due_at = now() where id = $1`,
        [short.id],
      ),
    );
    const signal = new AbortController().signal;
    // Each look at the clock is a minute later.
    let clock = Date.now();
    const passing = vi.spyOn(Date, 'now').mockImplementation(() => (clock += 60_000));
    try {
      await served.app.importer.round(signal);
    } finally {
      passing.mockRestore();
    }
    expect(await read('superadmin', long.id)).toMatchObject({ state: 'queued', rows_done: 500, created_count: 500 });
    while (await served.app.importer.round(signal));
    expect(await read('superadmin', short.id)).toMatchObject({ state: 'done', rows_done: 1 });
    expect(await read('superadmin', long.id)).toMatchObject({ state: 'done', rows_done: 600, created_count: 600 });
    expect(await faults('superadmin', long.id)).toEqual([]);
  });

  test('that was never taken in goes when its user sends another one for the list', async () => {
    const { id, mapping } = await upload('superadmin', SOUND);
    await upload('superadmin', SOUND);
    const asked = await call('superadmin', 'POST', `listimports/${id}/check`, { mapping });
    expect(asked).toMatchObject({ status: 409, body: { code: 'import_not_ready' } });
  });

  test('is known again by its header', async () => {
    const { id } = await upload('superadmin', 'What,When,Share\nSPRING,2026-01-01,5\n');
    await step('superadmin', id, 'check', { mapping: { 0: 'code', 1: 'valid_from', 2: 'percent' } });
    const next = await upload('superadmin', 'what;when;share\nSUMMER;2026-01-01;5\n');
    expect(next.mapping).toEqual({ 0: 'code', 1: 'valid_from', 2: 'percent' });
  });

  test('names rows that it refers to, with amounts as their currency writes them', async () => {
    await withConnection(served.ownerUrl, (client) =>
      client.query(`insert into currency (code, name, symbol, minor_digits) values ('EUR', 'Euro', '€', 2), ('JPY', 'Yen', '¥', 0)
        on conflict do nothing`),
    );
    const file =
      'code;kind;amount;currency_id;valid_from\nEURO;amount;4,35;EUR;2026-01-01\nYENS;Amount;500;JPY;2026-01-01\nNONE;amount;1;XYZ;2026-01-01\n';
    const { id, mapping } = await upload('superadmin', file);
    await step('superadmin', id, 'check', { mapping });
    expect(await step('superadmin', id, 'run')).toMatchObject({ created_count: 2, refused_count: 1 });
    expect(await discounts('code, amount')).toEqual([
      { code: 'EURO', amount: 435 },
      { code: 'YENS', amount: 500 },
    ]);
    expect(await faults('superadmin', id)).toMatchObject([
      { row: 4, field: 'currency_id', code: 'reference_not_found' },
    ]);
  });

  test('that was exported is taken in as it is, in both formats', async () => {
    const { id, mapping } = await upload('superadmin', SOUND);
    await step('superadmin', id, 'check', { mapping });
    await step('superadmin', id, 'run');
    const { origin, world } = served;
    for (const [format, language] of [
      ['csv', 'de'],
      ['xlsx', 'en'],
    ] as const) {
      const exported = await fetch(`${origin}/api/discount/?format=${format}`, {
        headers: { ...(await world.authorization('superadmin')), 'preferred-language': language },
      });
      const bytes = new Uint8Array(await exported.arrayBuffer());
      const again = await upload('superadmin', bytes, 'application/octet-stream', language);
      const body = { mapping: again.mapping, change_existing: true };
      expect(await step('superadmin', again.id, 'check', body)).toMatchObject({ unchanged_count: 2, refused_count: 0 });
    }
  });

  test('is taken back but for what was touched since', async () => {
    const { id, mapping } = await upload('superadmin', SOUND);
    await step('superadmin', id, 'check', { mapping });
    await step('superadmin', id, 'run');
    const [spring] = await discounts('id');
    const patch = await call('superadmin', 'PATCH', `discount/${String(spring?.['id'])}`, { percent: 11, revision: 1 });
    expect(patch.status).toBe(200);
    expect(await step('superadmin', id, 'take_back')).toMatchObject({
      state: 'done',
      taken_back_count: 1,
      kept_count: 1,
    });
    expect(await discounts()).toEqual([{ code: 'SPRING' }]);
    expect(await faults('superadmin', id)).toMatchObject([{ row: null, id: spring?.['id'], code: 'conflict' }]);
  });
});

describe('what can’t be taken in', () => {
  test.each([
    ['nothing', '\n\n', 'empty_file'],
    ['a header alone', 'code\n', 'empty_file'],
    ['another encoding', new Uint8Array([0x63, 0xfc, 0x0a, 0x61]), 'wrong_encoding'],
    ['an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1]), 'old_excel_file'],
    ['a broken archive', new Uint8Array([0x50, 0x4b, 0x03, 0x04, 1, 2, 3]), 'broken_file'],
  ])('%s', async (_name, file, code) => {
    const answer = await send('superadmin', file);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code });
  });

  test.each([
    ['a field that nobody writes', { 0: 'used_count' }, '/mapping/0'],
    ['a column that there is not', { 40: 'code' }, '/mapping/40'],
    ['one field twice', { 0: 'code', 1: 'code' }, '/mapping/1'],
    ['nothing', {}, '/mapping'],
  ])('columns that are %s', async (_name, mapping, pointer) => {
    const { id } = await upload('superadmin', SOUND);
    const answer = await call('superadmin', 'POST', `listimports/${id}/check`, { mapping });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ pointer }] } });
  });
});

describe('an import is its user’s alone', () => {
  test('others neither see nor move it', async () => {
    const { id, mapping } = await upload('superadmin', SOUND);
    expect((await call('adminA', 'GET', `listimports/${id}`)).status).toBe(404);
    expect((await call('adminA', 'GET', `listimports/${id}/faults`)).status).toBe(404);
    for (const name of ['check', 'run', 'take_back'])
      expect(
        (await call('adminA', 'POST', `listimports/${id}/${name}`, name === 'check' ? { mapping } : undefined)).status,
      ).toBe(404);
    expect(await read('superadmin', id)).toMatchObject({ step: 'upload' });
  });

  test('goes step by step, one at a time', async () => {
    const { id, mapping } = await upload('superadmin', SOUND);
    expect(await call('superadmin', 'POST', `listimports/${id}/run`)).toMatchObject({
      status: 409,
      body: { code: 'import_not_ready' },
    });
    expect(await call('superadmin', 'POST', `listimports/${id}/take_back`)).toMatchObject({ status: 409 });
    await call('superadmin', 'POST', `listimports/${id}/check`, { mapping });
    const other = await upload('superadmin', SOUND);
    expect(await call('superadmin', 'POST', `listimports/${other.id}/check`, { mapping })).toMatchObject({
      status: 409,
      body: { code: 'import_under_way' },
    });
  });

  test('comes to nothing where its user is gone meanwhile', async () => {
    const tags = importing(() => served, 'companytags');
    const { id, mapping } = await tags.upload('adminA', 'Name\nCold food\n');
    await tags.call('adminA', 'POST', `listimports/${id}/check`, { mapping });
    const user = served.world.principals['adminA']?.userId;
    const set = (state: string) =>
      withConnection(served.ownerUrl, (client) =>
        client.query('update customer_user set state = $1 where id = $2', [state, user]),
      );
    await set('disabled');
    await served.app.importer.round(new AbortController().signal);
    await set('active');
    expect(await tags.read('adminA', id)).toMatchObject({ state: 'failed', failure: 'right_lost' });
  });
});

test('rows that look at others are made one by one: tags of a company', async () => {
  const tags = importing(() => served, 'companytags');
  const { id, mapping } = await tags.upload(
    'adminA',
    'Name;Color\nCold food;#112233\nSlow;\ncold FOOD;\nToo red;red\n',
  );
  await tags.step('adminA', id, 'check', { mapping });
  expect(await tags.step('adminA', id, 'run')).toMatchObject({ created_count: 2, refused_count: 2 });
  expect((await tags.faults('adminA', id)).map(({ row, code }) => `${row} ${code}`)).toEqual([
    '4 duplicate',
    '5 pattern',
  ]);
  expect(await tags.step('adminA', id, 'take_back')).toMatchObject({ taken_back_count: 2, kept_count: 0 });
});

describe('each row is judged by the rights of who imports', () => {
  const tags = importing(() => served, 'companytags');

  test('one who may make none of them has all refused', async () => {
    const { id, mapping } = await tags.upload('nobody', 'Name\nCold food\n');
    expect(await tags.step('nobody', id, 'check', { mapping })).toMatchObject({ created_count: 0, refused_count: 1 });
    expect(await tags.faults('nobody', id)).toMatchObject([{ row: 2, code: 'forbidden' }]);
  });

  test('rows of another company are neither found nor changed', async () => {
    for (const as of ['adminA', 'adminB']) {
      const { id, mapping } = await tags.upload(as, 'Name,Color\nShared,#112233\n');
      const body = { mapping, change_existing: true };
      expect(await tags.step(as, id, 'check', body)).toMatchObject({ created_count: 1, changed_count: 0 });
      expect(await tags.step(as, id, 'run')).toMatchObject({ created_count: 1, changed_count: 0 });
    }
  });
});
