/** Fields that a company has added to rows, as columns of a file: found by their labels, judged, and read back from an export. */
import { beforeAll, expect, test } from 'vitest';
import { customFieldCalls } from '../../test/custom-fields.ts';
import { servedWorld } from '../../test/scenarios.ts';
import { importing, type ImportRow } from './test/import-file.ts';

const served = await servedWorld();
const { ask, write, field } = customFieldCalls(() => served, { path: 'customeruser', entity: 'customer_user' });
const { upload, step, faults, call } = importing(() => served, 'customeruser');

/** By the key of a field, what it is and a value that is hard to carry. */
const FIELDS = {
  shift: { kind: 'text', label: 'Shift of work', value: "=SUM(1), 'early'" },
  notes: { kind: 'long_text', value: 'First; line\nand "second"' },
  rate: { kind: 'number', value: -0.0000012 },
  share: { kind: 'percent', value: 12.5 },
  remote: { kind: 'yes_or_no', value: false },
  since: { kind: 'date', value: '2026-02-28' },
  site: { kind: 'choice', choices: ['North (old)', 'South'], value: 'North (old)' },
  skills: {
    kind: 'multiple_choice',
    choices: ['Welding', 'Large cranes', 'Cranes'],
    value: ['Large cranes', 'Welding'],
  },
  badge: { kind: 'color', value: '#aabbcc' },
  profile: { kind: 'web_address', value: 'https://example.com/a?b=1' },
  private_email: { kind: 'email', value: 'a@example.com' },
  extension: { kind: 'phone', value: '+49 30 1234' },
  origin: { kind: 'country', value: 'CI' },
  speaks: { kind: 'language', value: 'pt-BR' },
  // As a field of the schema is called, and as another one of the company.
  phone_2: { kind: 'text', label: 'Phone', value: 'desk' },
  phone_3: { kind: 'text', label: 'Phone', value: 'lab' },
};

beforeAll(async () => {
  for (const [key, { value: _, ...one }] of Object.entries(FIELDS))
    await field('adminA', key, { label: key, in_list: true, ...one });
  await field('adminB', 'theirs');
});

async function taken(file: string, more: object = {}, as = 'adminA'): Promise<ImportRow> {
  const { id, mapping } = await upload(as, file);
  return step(as, id, 'check', { mapping, ...more });
}
const person = async (email: string) => {
  const { body } = await ask('adminA', 'customeruser', { filter: { q: email } });
  return (body as { id: number; custom: Record<string, unknown> }[])[0];
};

test('columns are found by labels and keys, each field once, and rows are made with their values', async () => {
  const header = 'Full name,Email,Phone,shift of WORK,custom.rate,site,Phone,Phone,State,theirs';
  const { id, mapping } = await upload(
    'adminA',
    `${header}\nAda,ada@example.com,+49 1234567,Late,"1,5",north OLD,x,y,active,z\nBo,bo@example.com,,,,NORTH (old),,,,\n`,
  );
  expect(mapping).toEqual({
    0: 'full_name',
    1: 'email',
    2: 'phone',
    3: 'custom.shift',
    4: 'custom.rate',
    5: 'custom.site',
    6: 'custom.phone_2',
    7: 'custom.phone_3',
  });
  expect(await step('adminA', id, 'check', { mapping })).toMatchObject({ created_count: 1, refused_count: 1 });
  expect(await faults('adminA', id)).toMatchObject([
    { row: 2, field: 'custom.site', column: 'site', code: 'not_an_option' },
  ]);
  expect(await step('adminA', id, 'run')).toMatchObject({ created_count: 1 });
  expect((await person('bo@example.com'))?.custom).toEqual({ site: 'North (old)' });
});

test('what is wrong is told at its row, under the words of the company', async () => {
  const required = await field('adminA', 'number', { label: 'Staff number', is_required: true });
  const file = `Full name,Email,Shift of work,rate,since,share\nCy,cy@example.com,${'x'.repeat(1_001)},much,31.12.2026,101\n`;
  const { id } = await taken(file);
  const told = (await faults('adminA', id)).map(({ row, column, code }) => `${row} ${column} ${code}`);
  expect(told).toEqual([
    '2 Shift of work too_long',
    '2 rate type',
    '2 since format',
    '2 share maximum',
    '2 Staff number required',
  ]);
  expect((await call('adminA', 'DELETE', `customfields/${required}`)).status).toBe(204);
  await expect.poll(async () => (await taken(file.replace(/,x+,.*/, ',,,,'))).created_count).toBe(1);
});

test.each(['csv', 'xlsx'])('a file as %s that was exported is read back as it is', async (format) => {
  const custom = Object.fromEntries(Object.entries(FIELDS).map(([key, { value }]) => [key, value]));
  const email = `round.${format}@example.com`;
  expect((await write('adminA', 'POST', 'customeruser', { full_name: 'Round trip', email, custom })).status).toBe(201);
  const { origin, world } = served;
  for (const language of ['en', 'de']) {
    const exported = await fetch(`${origin}/api/customeruser?format=${format}`, {
      headers: { ...(await world.authorization('adminA')), 'preferred-language': language },
    });
    const file = new Uint8Array(await exported.arrayBuffer());
    const { id, mapping, row_count: rows } = await upload('adminA', file, undefined, language);
    expect(Object.values(mapping).filter((name) => name.startsWith('custom.'))).toHaveLength(
      Object.keys(FIELDS).length,
    );
    const checked = await step('adminA', id, 'check', { mapping, change_existing: true }, language);
    expect(await faults('adminA', id)).toEqual([]);
    expect(checked).toMatchObject({ changed_count: 0, created_count: 0, unchanged_count: rows });
  }
});

test('rows that are there get the values of the file, and have their own again once it is taken back', async () => {
  await write('adminA', 'POST', 'customeruser', {
    full_name: 'Di',
    email: 'di@example.com',
    custom: { shift: 'Early', rate: 1 },
  });
  const { id } = await taken('Email,Shift of work,rate,share\ndi@example.com,Late,1,50\n', { change_existing: true });
  expect(await step('adminA', id, 'run')).toMatchObject({ changed_count: 1, refused_count: 0 });
  expect((await person('di@example.com'))?.custom).toEqual({ shift: 'Late', rate: 1, share: 50 });
  expect(await step('adminA', id, 'take_back')).toMatchObject({ taken_back_count: 1, kept_count: 0 });
  expect((await person('di@example.com'))?.custom).toEqual({ shift: 'Early', rate: 1 });
});

test('a field of another company, or one that is gone, is none of the file', async () => {
  const { id, mapping } = await upload('adminB', 'Full name,Email,Shift of work,theirs\nEd,ed@example.com,x,y\n');
  expect(mapping).toEqual({ 0: 'full_name', 1: 'email', 3: 'custom.theirs' });
  const refused = await call('adminB', 'POST', `listimports/${id}/check`, {
    mapping: { ...mapping, 2: 'custom.shift' },
  });
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ pointer: '/mapping/2', code: 'unknown_field' }] } });
});
