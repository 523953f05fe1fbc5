/** Fields that a company has added to its units, in the file of the tree: written, read back, judged, changed and taken back. */
import { expect, test } from 'vitest';
import { customFieldCalls, customOf } from '../../../test/custom-fields.ts';
import { servedWorld } from '../../../test/scenarios.ts';
import { csv, exportUnits, importAndApply, importUnits, XLSX } from '../../../test/unit-imports.ts';

const UNITS = 'companyorganizationnodes';

const served = await servedWorld();
const { ask, write, field } = customFieldCalls(() => served, { path: UNITS, entity: 'node' });
const unitOf = (name: 'branch' | 'room' | 'otherBranch'): number => served.world.companyA.nodes[name];
const at = (name: Parameters<typeof unitOf>[0]): string => `${UNITS}/${unitOf(name)}`;
const linesOf = (file: Uint8Array): string[] => new TextDecoder().decode(file).trim().split('\r\n');
const unitCalled = async (name: string) => {
  const { body } = await ask('adminA', UNITS, { filter: { q: name } });
  return (body as { name: string; custom: object }[]).find((unit) => unit.name === name);
};

await field('adminA', 'seats', { label: 'Seats', kind: 'number' });
await field('adminA', 'smoking', { label: 'Smoking', kind: 'yes_or_no' });
await field('adminA', 'services', { label: 'Services', kind: 'multiple_choice', choices: ['Bar', 'Spa'] });
await field('adminA', 'motto', { label: 'Motto', kind: 'long_text' });
await field('adminA', 'rent', { label: 'Rent', kind: 'number', seen_by: 'administrators' });
// As a column of the file is called.
await field('adminA', 'type_2', { label: 'Type', kind: 'text' });
await field('adminB', 'theirs', { label: 'Theirs' });

test.each([
  ['csv', 'text/csv', 'en'],
  ['csv', 'text/csv', 'de'],
  ['xlsx', XLSX, 'en'],
])('a file as %s has a column for each, and is read back as it is', async (format, type, language) => {
  const custom = {
    seats: 12.5,
    smoking: false,
    services: ['Spa', 'Bar'],
    motto: `${'=long'.repeat(900)};\n"x"`,
    rent: 900,
    type_2: 'Kind',
  };
  expect((await write('adminA', 'PATCH', at('room'), { custom })).status).toBe(200);
  const { file } = await exportUnits(served, { format, language });
  if (format === 'csv') expect(linesOf(file)[0]).toMatch(/Seats[,;]Smoking[,;]Services[,;]Motto[,;]Rent[,;]Type$/);
  const { status, body } = await importUnits(served, { file, type, headers: { 'preferred-language': language } });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body).toMatchObject({ error_count: 0, change_count: 0, ignored_columns: [] });
});

test('its reader has those that he sees, and a template has them all', async () => {
  await write('adminA', 'PATCH', at('room'), { custom: { rent: 7777 } });
  const { file } = await exportUnits(served, { as: 'node_read' });
  expect(linesOf(file)[0]).toContain('Seats');
  expect(linesOf(file).join('\n')).not.toMatch(/Rent|7777/);
  const template = await served.call({
    as: 'adminA',
    path: `companyorganization/${served.world.companyA.organizationId}/export_units?template=true`,
  });
  expect(String(template.body)).toContain('Color,Seats,Smoking,Services,Motto,Rent,Type');
});

test('units are made and changed by it, and what they had comes back with the import', async () => {
  await write('adminA', 'PATCH', at('branch'), { custom: { seats: 1, smoking: true, motto: 'Old' } });
  const file = csv(
    ['external_id', 'name', 'Seats', 'smoking', 'custom.services', 'Motto'],
    [`#${unitOf('branch')}`, 'branch', '2', 'Yes', 'bar', ''],
    ['new-1', 'Terrace', '40', '', 'Bar; spa', 'Sun'],
  );
  const shown = await importUnits(served, { file });
  expect(shown.body.changes).toMatchObject([
    {
      action: 'change',
      from: { custom: { Seats: '1', Services: '', Motto: 'Old' } },
      to: { custom: { Seats: '2', Services: 'Bar', Motto: '' } },
    },
    { action: 'add' },
  ]);
  const done = await importAndApply(served, { file });
  expect(done).toMatchObject({ status: 200, body: { applied: true } });
  expect(customOf(await ask('adminA', at('branch')))).toEqual({ seats: 2, smoking: true, services: ['Bar'] });
  expect((await unitCalled('Terrace'))?.custom).toEqual({ seats: 40, services: ['Bar', 'Spa'], motto: 'Sun' });
  const found = await ask('adminA', UNITS, { filter: { 'custom.seats': 40 } });
  expect(found.body).toMatchObject([{ name: 'Terrace' }]);
  const path = `unitimports/${done.body.import_id}`;
  const { plan } = (await ask('adminA', `${path}/check_take_back`)).body as { plan: string };
  expect((await write('adminA', 'POST', `${path}/take_back`, { plan })).body).toMatchObject({ kept_count: 0 });
  expect(customOf(await ask('adminA', at('branch')))).toEqual({ seats: 1, smoking: true, motto: 'Old' });
  expect(await unitCalled('Terrace')).toBeUndefined();
});

test('what somebody has changed since stays as it is', async () => {
  const file = csv(['external_id', 'name', 'Seats'], [`#${unitOf('branch')}`, 'branch', '20'], ['new-2', 'Deck', '5']);
  const { body } = await importAndApply(served, { file });
  const deck = (await unitCalled('Deck')) as { id: number } | undefined;
  for (const path of [at('branch'), `${UNITS}/${deck?.id}`])
    expect((await write('adminA', 'PATCH', path, { custom: { seats: 21 } })).status).toBe(200);
  expect((await ask('adminA', `unitimports/${body.import_id}/check_take_back`)).body).toMatchObject({
    remove_count: 0,
    give_back_count: 0,
    kept: [{ reasons: ['changed'] }, { reasons: ['changed'] }],
  });
});

test('what is wrong is told at its row and column, and required ones are asked for of new units', async () => {
  const id = await field('adminA', 'floor', { label: 'Floor', is_required: true });
  const header = ['external_id', 'name', 'Seats', 'Smoking', 'Services', 'Motto', 'Floor', 'Theirs'];
  const { body } = await importUnits(served, {
    file: csv(
      header,
      [`#${unitOf('otherBranch')}`, 'otherBranch', 'many', 'perhaps', 'Pool', 'x'.repeat(11_000), '', ''],
      ['new-3', 'Without', '#REF!', '', '', '', '', 'y'],
    ),
  });
  expect(body.errors.map(({ row, column, code }) => `${row} ${column} ${code}`)).toEqual([
    '2 custom.seats type',
    '2 custom.smoking type',
    '2 custom.services not_an_option',
    '2 custom.motto too_long',
    '3 custom.seats failed_formula',
    '3 custom.floor required',
  ]);
  expect(body.ignored_columns).toEqual(['Theirs']);
  // A unit that is there without one stays as it is.
  const { file } = await exportUnits(served);
  expect((await importUnits(served, { file })).body).toMatchObject({ error_count: 0, change_count: 0 });
  expect((await served.call({ as: 'adminA', method: 'DELETE', path: `customfields/${id}` })).status).toBe(204);
});
