/** What a new entity costs and what it gives: one file by hand, and from it a table, an API and a screen that works; then one with all that a schema can say. */
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDemoDatabase, type TestDatabase } from '../../server/test/database.ts';
import { expectAccessible, openVisits, type Visits } from './journey.ts';
import { giveAction, labelIsSaved, remarkIsOfBroken } from './equipment-action.ts';
import { equipmentCalls } from './equipment-calls.ts';
import { addInspections } from './inspection-code.ts';
import { inspectionJourney } from './inspection-journey.ts';
import { messageAt } from './message-at.ts';
import { ownScreens } from './own-screens.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';
import { richTextJourney } from './rich-text-journey.ts';
import { type StartedProcess, startProcess } from './started-process.ts';

const entityFile = 'schemas/organization/equipment.schema.json';
/** Where nothing is written by hand. */
const printed =
  /^(server\/generated|admin\/generated|shared\/client\/generated|shared\/i18n\/generated)\/|^server\/migrations\/snapshot\.json$/;

let copy: ProjectCopy | undefined;
let database: TestDatabase | undefined;
let server: StartedProcess | undefined;
let visits: Visits | undefined;
let origin: string;
let page: Page;

/** What the entity costs: the files that differ before anything else is changed. */
let changes: string[] = [];

const calls = equipmentCalls(() => origin);
const { call, devicesOf, haveDevices, signIn, unitId } = calls;

/** The way of a developer: a database with data in it, one file, two commands, a start. */
beforeAll(async () => {
  const project = copyProject();
  copy = project;
  const { folder } = project;
  fs.copyFileSync(path.join(import.meta.dirname, 'equipment.schema.json'), path.join(folder, entityFile));
  [database] = await Promise.all([createDemoDatabase(), project.run('generator/cli.ts', 'generate')]);
  await project.run('scripts/migrations.ts', 'new', 'equipment');
  changes = project.changes();
  await giveAction(project, entityFile);
  await addInspections(project);
  await project.run('scripts/migrations.ts', 'new', 'inspection');
  await ownScreens(project, [
    ['currency', 'list'],
    ['currency', 'show'],
    ['currency', 'create'],
    ['currency', 'edit'],
  ]);
  const environment = { DATABASE_URL: database.url, FEEDTREE_DATA_DIR: path.join(folder, '.data') };
  server = startProcess('scripts/serve.ts', environment, [], folder);
  [, origin = ''] = await server.says(/Feedtree is ready: (\S+)/);
  visits = await openVisits(origin);
  page = await visits.signIn('admin@acme.example');
  await page.goto('/');
  // On a busy machine the build alone takes minutes.
}, 900_000);

afterAll(async () => {
  try {
    await visits?.close();
  } finally {
    server?.signal('SIGTERM');
    await server?.ended;
    await database?.drop();
    copy?.remove();
  }
});

test('it costs one file by hand and one migration; all else that changed is printed', () => {
  const byHand = changes.filter((file) => !printed.test(file));
  expect(byHand).toEqual([entityFile, expect.stringMatching(/^server\/migrations\/\d{4}_equipment\.expand\.sql$/)]);
});

test('the next start applies the migration to the data that is there, and builds the back office only', () => {
  const said = server?.output() ?? '';
  expect(said).toMatch(/Brought the database up to date: \d{4}_equipment\.expand, \d{4}_inspection\.expand\./);
  expect(said.match(/^Building .*$/gm)).toEqual(['Building admin.']);
});

test('its screen is in the menu, and says at the fields what is missing', async () => {
  await page.goto('/');
  // The bar's room is taken: what comes last stands behind its last entry.
  await page.getByRole('navigation').getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Equipment', exact: true }).click();
  await page.getByRole('heading', { name: 'Equipment', exact: true }).waitFor();
  await page.getByRole('link', { name: 'Add device' }).first().click();
  await form().getByRole('button', { name: 'Add device' }).click();
  await form().getByText('Required field.').first().waitFor();
  expect(await messageAt(form().getByLabel('Name'))).toBe('Required field.');
  expect(await messageAt(form().getByLabel('Unit'))).toBe('Required field.');
  expect(await messageAt(form().getByLabel('Bought on'))).toBeNull();
  await expectAccessible(page);
});

test('a record is added with a unit that is picked by its name, and the list shows that name', async () => {
  await haveDevices();
  await page.goto('/equipment/create');
  await form().getByLabel('Name').fill('Coffee grinder');
  await choose('Condition', 'Out of order');
  await form().getByLabel('Bought on').fill('2026-03-01');
  await form().getByLabel('Unit').fill('Rooftop');
  await page.getByRole('option', { name: 'Rooftop bath' }).click();
  await form().getByRole('button', { name: 'Add device' }).click();
  await form().getByRole('heading', { name: 'Coffee grinder' }).waitFor();
  await page.getByRole('searchbox').fill('grinder');
  const row = page.getByRole('row', { name: 'Coffee grinder' });
  for (const name of ['Out of order', /Mar 1, 2026/, /^Rooftop bath/]) await row.getByRole('cell', { name }).waitFor();
  await expectAccessible(page);
});

test('a new record has the state that records start in, in the form and for callers', async () => {
  await haveDevices();
  await page.goto('/equipment/create');
  await form().getByLabel('Stage').click();
  expect(await page.getByRole('option').allTextContents()).toEqual(['Ordered']);
  await page.keyboard.press('Escape');
  const token = await signIn('admin@acme.example');
  const body = { name: 'Kettle', node_id: await unitId(token) };
  const refused = await call('equipment/', token, { ...body, stage: 'installed' });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ errors: [{ pointer: '/stage', code: 'enum' }] });
  const made = await call('equipment/', token, { ...body, stage: 'ordered' });
  const { id } = (await made.json()) as { id: number };
  expect(made.status).toBe(201);
  expect((await call(`equipment/${id}/`, token, { stage: 'installed' }, 'PATCH')).status).toBe(200);
  expect((await call(`equipment/${id}/`, token, { stage: 'ordered' }, 'PATCH')).status).toBe(409);
  expect(await devicesOf(token)).toMatchObject([{ name: 'Kettle', stage: 'installed' }]);
});

test('it is changed', async () => {
  const id = await haveDevices('Coffee grinder');
  await page.goto(`/equipment/${id}`);
  await form().getByRole('link', { name: 'Edit' }).click();
  await form().getByLabel('Name').fill('Coffee grinder 2');
  await choose('Condition', 'Working');
  await form().getByRole('button', { name: 'Save changes' }).click();
  const row = page.getByRole('row', { name: 'Coffee grinder 2' });
  for (const name of ['Working', /^Rooftop bath/]) await row.getByRole('cell', { name }).waitFor();
});

test('a list of objects is filled in by rows, judged at its cells, and shown as a count and as a table', async () => {
  const id = await haveDevices('Kettle');
  const token = await signIn('admin@acme.example');
  const refused = await call(
    `equipment/${id}/`,
    token,
    { services: [{ work: 'Cleaned' }, { work: '', done_on: '2026-02-30', by: 'Me' }] },
    'PATCH',
  );
  expect(refused.status).toBe(400);
  const { errors } = (await refused.json()) as { errors: { pointer: string; code: string }[] };
  expect(errors.map(({ pointer, code }) => `${pointer} ${code}`).toSorted()).toEqual([
    '/services/1/by unknown_field',
    '/services/1/done_on format',
    '/services/1/work required',
  ]);
  await page.goto(`/equipment/${id}?filter={}`);
  await form().getByRole('link', { name: 'Edit' }).click();
  await form().getByRole('button', { name: 'Add: Services' }).click();
  await form().getByRole('button', { name: 'Save changes' }).click();
  await form().getByText('Required field.').waitFor();
  await form().getByLabel('Work').fill('Descaled');
  await form().getByLabel('Done on').fill('2026-03-01');
  await form().getByRole('group', { name: 'Took' }).getByLabel('minutes').fill('90');
  await expectAccessible(page);
  await form().getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('row', { name: 'Kettle' }).getByRole('cell', { name: '1 entry' }).waitFor();
  const table = form().getByRole('table', { name: 'Services' });
  await table.getByText('Descaled').waitFor();
  expect(await table.innerText()).toMatch(/Descaled[^]*Mar 1, 2026[^]*1 hr, 30 min/);
  await expectAccessible(page);
  expect(await devicesOf(token)).toMatchObject([
    { services: [{ work: 'Descaled', done_on: '2026-03-01', took: 5400 }] },
  ]);
});

test('an amount is in the currency that its row refers to', async () => {
  const id = await haveDevices('Kettle');
  const token = await signIn('admin@acme.example');
  const filter = encodeURIComponent(JSON.stringify({ code: 'EUR' }));
  const [euro] = (await (await call(`currency/?filter=${filter}`, token)).json()) as { id: number }[];
  const changed = await call(`equipment/${id}/`, token, { price: 125_050, currency_id: euro?.id }, 'PATCH');
  expect(changed.status).toBe(200);
  await page.goto('/equipment?filter={}');
  await page.getByRole('row', { name: 'Kettle' }).getByRole('cell', { name: '€1,250.50' }).waitFor();
  await page.goto(`/equipment/${id}/edit`);
  await expect.poll(() => form().getByRole('textbox', { name: 'Price' }).inputValue()).toBe('1250.50');
});

test('its action is a function, and its buttons and form are printed: at a row, on its page and over several rows', async () => {
  await haveDevices('Kettle', 'Toaster', 'Oven');
  // Without the search of before, which the list keeps.
  await page.goto('/equipment?filter={}');
  const report = page.getByRole('dialog');
  await page.getByRole('row', { name: 'Kettle' }).hover();
  await page.getByRole('button', { name: 'Report condition: Kettle' }).click();
  await report.getByText('What is wrong with Kettle?').waitFor();
  await report.getByRole('button', { name: 'Report condition' }).click();
  await report.getByText('Required field.').waitFor();
  await remarkIsOfBroken(page);
  await expectAccessible(page);
  await report.getByRole('button', { name: 'Report condition' }).click();
  await page.getByText('The condition of Kettle is known now.').waitFor();
  await page.getByRole('row', { name: 'Kettle' }).getByRole('cell', { name: 'Out of order' }).waitFor();
  // It makes sense for what works; who pressed it goes on at the row.
  await page.getByRole('button', { name: 'Report condition: Kettle' }).waitFor({ state: 'detached' });
  const kettle = page.getByRole('link', { name: 'Kettle', exact: true });
  await kettle.and(page.locator(':focus')).waitFor();
  await labelIsSaved(page);

  await page.getByRole('row', { name: 'Toaster' }).getByRole('link', { name: 'Toaster', exact: true }).click();
  await form().getByRole('heading', { name: 'Toaster' }).waitFor();
  await form().getByRole('button', { name: 'Report condition' }).click();
  await report.getByText('What is wrong with Toaster?').waitFor();
  await report.getByRole('button', { name: 'Cancel' }).click();
  await report.waitFor({ state: 'detached' });
  await form().getByRole('button', { name: 'Close' }).click();

  for (const name of ['Toaster', 'Oven'])
    await page.getByRole('checkbox', { name: `Select this row: ${name}` }).check();
  await page.getByRole('button', { name: 'Report condition', exact: true }).click();
  await report.getByText('What is wrong with Oven, Toaster?').waitFor();
  await report.getByLabel('Condition').and(page.locator(':focus')).waitFor();
  await report.getByLabel('Condition').click();
  await page.getByRole('option', { name: 'Out of order' }).click();
  await report.getByRole('textbox', { name: 'Remark' }).fill('Both fell down.');
  await report.getByRole('button', { name: 'Report condition' }).click();
  await expect.poll(() => page.getByRole('row').getByRole('cell', { name: 'Out of order' }).count()).toBe(3);
  await page.getByRole('checkbox', { name: 'Select this row: Oven' }).waitFor();
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0);
});

test('its list has the columns that are chosen, in their order and at the next visit too, and is downloaded with them', async () => {
  await haveDevices('Kettle', 'Toaster');
  await page.goto('/equipment?filter={}');
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  const chooser = page.getByRole('dialog', { name: 'Columns' });
  for (const name of ['Bought on', 'Price', 'Services']) await chooser.getByRole('checkbox', { name }).uncheck();
  await chooser.getByRole('checkbox', { name: 'Stage' }).check();
  const up = chooser.getByRole('button', { name: 'Move up: Unit' });
  await up.press('Enter');
  // Who moves a column goes on moving it.
  await up.and(page.locator(':focus')).waitFor();
  await up.press('Enter');
  await chooser.getByRole('switch', { name: 'Compact rows' }).check();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  // Between that of the boxes and that of the buttons.
  const headings = async () => (await page.getByRole('columnheader').allTextContents()).slice(1, -1);
  await expect.poll(headings).toEqual(['Unit', 'Name', 'Condition', 'Stage']);
  await page.reload();
  await page.getByRole('row', { name: 'Toaster' }).waitFor();
  expect(await headings()).toEqual(['Unit', 'Name', 'Condition', 'Stage']);
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await page.locator('th[aria-sort="descending"]').waitFor();
  await page.getByRole('button', { name: 'Download' }).click();
  const item = page.getByRole('menuitem', { name: 'CSV file' });
  const [file] = await Promise.all([page.waitForEvent('download'), item.click()]);
  expect(file.suggestedFilename()).toMatch(/^Equipment \d{4}-\d\d-\d\d\.csv$/);
  const [header, ...rows] = parse(fs.readFileSync(await file.path()), { bom: true });
  expect(header).toEqual(['Unit', 'Name', 'Condition', 'Stage']);
  expect(rows.map(([, name = '', ...values]) => [name, ...values])).toEqual([
    ['Toaster', 'Working', 'Ordered'],
    ['Kettle', 'Working', 'Ordered'],
  ]);
  // As it is it is kept by a name, for all of the company.
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Save this view' }).click();
  const naming = page.getByRole('dialog', { name: 'Save view' });
  await naming.getByLabel('Name of the view').fill('By unit');
  await naming.getByRole('checkbox', { name: 'Share with the company' }).check();
  await expectAccessible(page);
  await naming.getByRole('button', { name: 'Save view' }).click();
  await naming.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  await chooser.getByRole('switch', { name: 'Compact rows' }).uncheck();
  await chooser.getByRole('button', { name: 'Default columns' }).click();
  await page.keyboard.press('Escape');
  await expect.poll(headings).toEqual(['Name', 'Condition', 'Bought on', 'Unit', 'Price', 'Services']);
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'By unit' }).click();
  await expect.poll(headings).toEqual(['Unit', 'Name', 'Condition', 'Stage']);
  await page.locator('th[aria-sort="descending"]').waitFor();
  await page.getByRole('button', { name: 'By unit', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  await chooser.getByRole('button', { name: 'Default columns' }).click();
  await page.keyboard.press('Escape');
});

test('a field of several devices is changed at once, and those that refuse it say why', async () => {
  const kettle = await haveDevices('Oven', 'Toaster', 'Kettle');
  const token = await signIn('admin@acme.example');
  expect((await call(`equipment/${kettle}/`, token, { stage: 'installed' }, 'PATCH')).status).toBe(200);
  await page.goto('/equipment?filter={}');
  for (const name of ['Kettle', 'Oven']) await page.getByRole('checkbox', { name: `Select this row: ${name}` }).check();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit 2 records' });
  await dialog.getByLabel('Field').click();
  expect(await page.getByRole('option').allTextContents()).toEqual([
    'Condition',
    'Stage',
    'Bought on',
    'Currency',
    'Unit',
  ]);
  await page.getByRole('option', { name: 'Condition' }).click();
  await dialog.getByLabel('Condition').click();
  await page.getByRole('option', { name: 'Out of order' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('2 records changed').waitFor();
  await expect.poll(() => page.getByRole('row').getByRole('cell', { name: 'Out of order' }).count()).toBe(2);
  for (const name of ['Kettle', 'Oven']) await page.getByRole('checkbox', { name: `Select this row: ${name}` }).check();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await dialog.getByLabel('Field').click();
  await page.getByRole('option', { name: 'Stage' }).click();
  await dialog.getByLabel('Stage').click();
  await page.getByRole('option', { name: 'Ordered' }).click();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  const staying = dialog.getByRole('alert');
  await staying.getByText('1 record stays as it was:').waitFor();
  await staying.getByText('Kettle').waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
});

test('the other company does not have it', async () => {
  const [own, other] = await Promise.all([signIn('admin@acme.example'), signIn('admin@globex.example')]);
  await haveDevices('Coffee grinder 2');
  const [device] = await devicesOf(own);
  expect(device).toMatchObject({ name: 'Coffee grinder 2', condition: 'working', bought_on: '2026-03-01' });
  expect(await devicesOf(other)).toEqual([]);
  expect((await call(`equipment/${device?.id}/`, own)).status).toBe(200);
  expect((await call(`equipment/${device?.id}/`, other)).status).toBe(404);
});

test('it is deleted after a question, once it can no longer be taken back', async () => {
  const id = await haveDevices('Coffee grinder 2');
  await page.goto(`/equipment/${id}`);
  await form().getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Record deleted').waitFor();
  await page.getByRole('row', { name: 'Coffee grinder' }).waitFor({ state: 'detached' });
  const token = await signIn('admin@acme.example');
  await expect.poll(() => devicesOf(token)).toEqual([]);
});

inspectionJourney(() => ({ folder: copy?.folder ?? '', page, calls }));
richTextJourney(() => ({ page, origin, calls }));

test('until its labels are translated, other languages show the English ones', async () => {
  await page.goto('/equipment');
  await page.locator('html[lang]').waitFor();
  await page.getByRole('button', { name: /^(Language|Sprache)$/ }).click();
  await page.getByRole('menuitem', { name: 'Deutsch' }).click();
  await page.locator('html[lang=de]').waitFor();
  // Until the other texts have come, the ones of before stand there; now there are no others.
  await page.reload();
  await page.getByRole('heading', { name: 'Equipment', exact: true }).waitFor();
});

test('screens that the project owns, as they were printed, work like the generated ones', async () => {
  const own = (await visits?.signIn('super@demo.example')) ?? expect.fail('The journey has not begun.');
  const panel = own.getByRole('complementary');
  await own.goto('/general_definitions/currency');
  await own.getByRole('searchbox').waitFor();
  await own.getByRole('row', { name: 'AFN' }).getByRole('link', { name: 'AFN', exact: true }).click();
  await panel.getByRole('heading', { name: 'AFN' }).waitFor();
  await panel.getByText('Symbol').first().waitFor();
  await expectAccessible(own);
  await panel.getByRole('link', { name: 'Edit' }).click();
  const symbol = own.getByRole('textbox', { name: 'Symbol' });
  const other = (await symbol.inputValue()) === 'Af' ? 'Afs' : 'Af';
  await symbol.fill(other);
  await own.getByRole('button', { name: 'Save changes' }).click();
  await own.getByRole('row', { name: 'AFN' }).getByRole('cell', { name: other, exact: true }).waitFor();
  await own.goto('/general_definitions/currency/create');
  await own.getByRole('button', { name: /^Add/ }).last().click();
  await own.getByText('Required field.').first().waitFor();
  await own.close();
});

/** The panel beside the list. */
function form(): Locator {
  return page.getByRole('complementary');
}

async function choose(label: string, option: string): Promise<void> {
  await form().getByLabel(label).click();
  await page.getByRole('option', { name: option }).click();
}
