/** Files of fields (`x-file`): what is taken, which row may name it, and how it is read. */
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { fieldFileCalls } from '../../test/field-files.ts';
import { bombs, filesIn, pdf, photoWithPlace, program } from '../../test/media-world.ts';
import { plantPrices } from '../../test/prices.ts';
import { type CallAnswer, servedWorld, connectedOwner } from '../../test/scenarios.ts';

const served = await servedWorld();
const owner = await connectedOwner(served.ownerUrl);
const photo = await photoWithPlace(400, 200);

const PATH = 'companyorganization';
const { send, read } = fieldFileCalls(() => served, PATH, 'logo');
const write = (as: string, method: string, path: string, body: object): Promise<CallAnswer> =>
  served.call({ as, method, path, body });
const rowOf = ({ body }: CallAnswer) => body as { id: number; logo: object | null };
const made = async (as: string, logo: object | null = null): Promise<number> =>
  rowOf(await write(as, 'POST', PATH, { name: `Inn ${Math.random()}`, logo })).id;
const gone = { status: 400, body: { code: 'invalid_input', errors: [{ pointer: '/logo', code: 'file_gone' }] } };

describe('a picture', () => {
  test('is drawn anew, named by a new row, and read by whom the row is', async () => {
    const { status, body: logo } = await send('adminA', { bytes: photo, name: '../Our sign\u202e.PNG' });
    expect({ status, logo }).toMatchObject({
      status: 201,
      logo: { name: 'Our sign.webp', media_type: 'image/webp', width: 400, height: 200 },
    });
    const answer = await write('adminA', 'POST', PATH, { name: 'With a sign', logo: { key: logo.key } });
    expect(answer).toMatchObject({ status: 201, body: { logo } });
    const { id } = rowOf(answer);
    const whole = await read('adminA', id);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-cache, no-transform',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^inline; filename="Our sign\.webp"/) as string,
    });
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect(bytes.includes('Telltale')).toBe(false);
    const small = Buffer.from(await (await read('adminA', id, '?size=thumbnail')).arrayBuffer());
    expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 320, height: 160 });
    const etag = whole.headers.get('etag') ?? '';
    expect((await read('adminA', id, '', { 'if-none-match': etag })).status).toBe(304);
    expect((await read('adminA', id, '?size=thumbnail', { 'if-none-match': etag })).status).toBe(200);
    expect((await read('adminB', id, '', { 'if-none-match': etag })).status).toBe(404);
    for (const [as, status] of [
      ['adminB', 404],
      ['nobody', 404],
      ['anonymous', 401],
    ] as const)
      expect({ as, status: (await read(as, id)).status }).toEqual({ as, status });
  });

  test('is drawn smaller where the schema says so', async () => {
    const { body } = await send('adminA', { bytes: await photoWithPlace(2048, 1000) });
    expect(body).toMatchObject({ width: 1024, height: 500 });
  });

  test.each<[string, () => Buffer | Promise<Buffer>, number, string]>([
    ['a document', () => pdf, 415, 'media_not_accepted'],
    ['a program with the name of a picture', () => program, 415, 'media_not_accepted'],
    [
      'a drawing with script',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x"/>'),
      415,
      'media_not_accepted',
    ],
    ['a page', () => Buffer.from('<html><script>alert(1)</script></html>'), 415, 'media_not_accepted'],
    ['a damaged one', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 400, 'broken_media'],
    ['nothing', () => Buffer.alloc(0), 400, 'empty_media'],
    ['one that is too large', () => Buffer.alloc(5_000_001), 413, 'media_too_large'],
    ['a bomb of PNG', bombs.png, 413, 'too_many_pixels'],
    ['a bomb of JPEG', bombs.jpeg, 413, 'too_many_pixels'],
  ])('is refused and leaves nothing: %s', async (_name, bytes, status, code) => {
    const before = await filesIn(served.folder);
    expect(await send('adminA', { bytes: await bytes(), type: 'image/png' })).toMatchObject({ status, body: { code } });
    expect(await filesIn(served.folder)).toEqual(before);
  });

  test('keeps nothing of what stands behind it in its file', async () => {
    const { body: logo } = await send('adminA', {
      bytes: Buffer.concat([photo, Buffer.from('<?php echo 1; ?>'), pdf]),
    });
    const id = await made('adminA', logo);
    const bytes = Buffer.from(await (await read('adminA', id)).arrayBuffer());
    expect(bytes.includes('<?php')).toBe(false);
    expect(bytes.includes('%PDF')).toBe(false);
  });
});

describe('the row that names a file', () => {
  test('is the first that its sender lets have it, and no other', async () => {
    const { body: logo } = await send('adminA', { bytes: photo });
    const id = await made('adminA');
    const patch = (row: number, as = 'adminA') => write(as, 'PATCH', `${PATH}/${row}`, { logo });
    expect(await patch(id)).toMatchObject({ status: 200, body: { logo } });
    // As it was read it is sent back, and stays what it is.
    expect(await patch(id)).toMatchObject({ status: 200, body: { logo } });
    expect(await patch(await made('adminA'))).toMatchObject(gone);
    expect(await write('adminA', 'POST', PATH, { name: 'Second', logo })).toMatchObject(gone);
  });

  test('is none of another company, or of another sender', async () => {
    const { body: logo } = await send('adminA', { bytes: photo });
    expect(await write('adminB', 'POST', PATH, { name: 'Foreign', logo })).toMatchObject(gone);
    await owner.query('update stored_file set uploader_id = uploader_id + 1 where storage_key = $1', [logo.key]);
    expect(await write('adminA', 'POST', PATH, { name: 'Of a colleague', logo })).toMatchObject(gone);
  });

  test.each([
    'pictures/00000000-0000-4000-8000-000000000000.webp',
    '../../etc/passwd',
    'fields/1/00000000-0000-4000-8000-000000000000',
  ])('names nothing else: %s', async (key) => {
    expect(await write('adminA', 'POST', PATH, { name: 'Forged', logo: { key } })).toMatchObject(gone);
  });

  test('takes no picture that was sent for another field, and no export', async () => {
    const { body: logo } = await send('adminA', { bytes: photo });
    for (const change of ["field = 'node.photo'", "purpose = 'export'", "state = 'pending'"]) {
      await owner.query(`update stored_file set ${change} where storage_key = $1`, [logo.key]);
      expect(await write('adminA', 'POST', PATH, { name: 'Forged', logo })).toMatchObject(gone);
      await owner.query(
        "update stored_file set field = 'organization.logo', purpose = 'field', state = 'stored' where storage_key = $1",
        [logo.key],
      );
    }
    expect(await write('adminA', 'POST', PATH, { name: 'True', logo })).toMatchObject({ status: 201 });
  });

  test('has what the server knows of the file, whatever its writer says', async () => {
    const { body: logo } = await send('adminA', { bytes: photo });
    const forged = { ...logo, name: 'page.html', media_type: 'text/html', byte_size: 1 };
    const answer = await write('adminA', 'POST', PATH, { name: 'Honest', logo: forged });
    expect(rowOf(answer).logo).toEqual(logo);
    const { rows } = await owner.query<{ changes: object }>(
      "select changes from audit_entry where entity = 'organization' and operation = 'create' and record_id = $1",
      [rowOf(answer).id],
    );
    expect(rows[0]?.changes).toMatchObject({ logo });
  });

  test('is refused what is no file at all, at its place', async () => {
    for (const logo of ['text', 7, {}, { key: '' }, { key: 7 }, []])
      expect((await write('adminA', 'POST', PATH, { name: 'Odd', logo })).status).toBe(400);
  });
});

describe('who sends', () => {
  test('may change that row, or make such rows', async () => {
    const id = await made('adminA');
    expect((await send('adminA', { bytes: photo, id })).status).toBe(201);
    for (const [as, status] of [
      ['adminB', 404],
      ['node_edit', 403],
      ['anonymous', 401],
      ['superadmin', 403],
    ] as const)
      expect({ as, status: (await send(as, { bytes: photo, id })).status }).toEqual({ as, status });
  });

  test('counts against the storage of the plan', async () => {
    const { companyA } = served.world;
    const used = async () =>
      Number(
        (
          await owner.query("select sum(byte_size) from stored_file where purpose = 'field' and company_id = $1", [
            companyA.id,
          ])
        ).rows[0].sum,
      );
    const before = await used();
    const { body } = await send('adminA', { bytes: photo });
    expect(await used()).toBeGreaterThan(before + body.byte_size);
  });
});

test('a file that is exported is its name, and a list says it in each row', async () => {
  const { body: logo } = await send('adminA', { bytes: photo, name: 'The harbour.jpg' });
  await made('adminA', logo);
  const list = await served.call({
    as: 'adminA',
    path: `${PATH}?format=csv&fields=${encodeURIComponent('["name","logo"]')}`,
  });
  expect(String(list.body)).toContain('The harbour.webp');
  expect(String(list.body)).not.toContain('fields/');
});

describe('a file of the platform for a company', () => {
  const contract = fieldFileCalls(() => served, 'contract', 'signed_copy');

  test('says whose the row will be, and counts to it', async () => {
    const { companyA } = served.world;
    expect(await contract.send('superadmin', { bytes: pdf, name: 'a.pdf' })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/company_id', code: 'required' }] },
    });
    const sent = await contract.send('superadmin', { bytes: pdf, name: 'a.pdf', company: companyA.id });
    expect(sent).toMatchObject({ status: 201, body: { name: 'a.pdf', media_type: 'application/pdf' } });
    const { rows } = await owner.query('select company_id from stored_file where storage_key = $1', [sent.body.key]);
    expect(rows).toEqual([{ company_id: companyA.id }]);
  });

  test('is named by a row of that company alone, and read with it', async () => {
    const { companyA, companyB } = served.world;
    await plantPrices(served.ownerUrl);
    const { rows } = await owner.query<{ plan: number; currency: number }>(
      "select (select id from plan where tag = 'pro') as plan, (select min(id) from currency) as currency",
    );
    const body = { plan_id: rows[0]?.plan, currency_id: rows[0]?.currency, starts_on: '2090-01-01', price: 100 };
    const { body: signed } = await contract.send('superadmin', { bytes: pdf, name: 'a.pdf', company: companyA.id });
    const make = (company: number) =>
      write('superadmin', 'POST', 'contract', { ...body, customer_id: company, signed_copy: signed });
    expect(await make(companyB.id)).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/signed_copy', code: 'file_gone' }] },
    });
    const answer = await make(companyA.id);
    expect(answer).toMatchObject({ status: 201, body: { signed_copy: signed } });
    const file = await contract.read('superadmin', rowOf(answer).id);
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="a\.pdf"/);
    expect(Buffer.from(await file.arrayBuffer())).toEqual(pdf);
  });

  test.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['a text', () => Buffer.from('a,b\n'), 'a.csv'],
    ['a moving picture', () => sharp(photo).gif().toBuffer(), 'a.pdf'],
    ['a program', () => program, 'a.pdf'],
  ])('is refused where the schema does not name its type: %s', async (_name, bytes, name) => {
    const { companyA } = served.world;
    const sent = await contract.send('superadmin', { bytes: await bytes(), name, company: companyA.id });
    expect(sent).toMatchObject({ status: 415, body: { code: 'media_not_accepted' } });
  });

  test('is refused to everybody else, and for a company that is not there', async () => {
    const { companyA } = served.world;
    for (const as of ['adminA', 'node_edit']) {
      const { status } = await contract.send(as, { bytes: pdf, company: companyA.id });
      expect({ as, status }).toEqual({ as, status: 403 });
    }
    const missing = await contract.send('superadmin', { bytes: pdf, name: 'a.pdf', company: 999_999 });
    expect(missing.status).toBeGreaterThanOrEqual(400);
    expect(missing.status).toBeLessThan(500);
  });
});
