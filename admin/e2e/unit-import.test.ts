/** A thousand units from a spreadsheet: violations first, then what it would do, then done; and back out again, with nothing to change. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { writeXlsx } from 'hucre/xlsx';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const UNITS = 1_000;
const HEADER = ['External ID', 'Name', 'Type', 'Parent external ID', 'Color'];

/** As a person fills in a sheet: ids are numbers to Excel, most cells of the last columns are empty. */
type Row = [id: number, name: string, type: string, parent: number | null, color: string | null];
const rows: Row[] = Array.from({ length: UNITS }, (_, at) => [
  5_000 + at,
  at === 0 ? 'Imported region' : `Imported branch ${at}`,
  at === 0 ? 'Region' : 'Branch',
  at === 0 ? null : 5_000 + Math.floor((at - 1) / 20),
  at % 10 === 0 ? '#1D4ED8' : null,
]);

const sheet = async (name: string, units: Row[]): Promise<{ name: string; mimeType: string; buffer: Buffer }> => ({
  name,
  mimeType: XLSX,
  buffer: Buffer.from(await writeXlsx({ sheets: [{ name: 'Units', rows: [HEADER, ...units] }] })),
});

/** Three violations: a parent that there is not, a color that is none, a number twice. */
const invalid = (): Row[] =>
  rows.map(([id, name, type, parent, color], at) => [
    at === 500 ? 5_499 : id,
    name,
    type,
    at === 30 ? 9_999 : parent,
    at === 40 ? 'blue' : color,
  ]);

const journey = setUpJourney({
  prepare: liftLimits,
});

/** A thousand units are more than the demo's plan allows. */
async function liftLimits(): Promise<void> {
  await journey.database.query(`update subscription set plan_id = (select id from plan where tag = 'enterprise')
    where is_current and company_id = (select company_id from customer_user where email = 'admin@acme.example')`);
}

async function openImport(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Import units' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import units' });
  await dialog.getByRole('button', { name: 'Choose a file' }).waitFor();
  return dialog;
}

async function choose(page: Page, button: Locator, file: Awaited<ReturnType<typeof sheet>>): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
  await chooser.setFiles(file);
}

async function download(page: Page, button: Locator): Promise<{ name: string; buffer: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: file.suggestedFilename(), buffer: await readFile(await file.path()) };
}

/** Notes every value that a progress bar shows from now on. */
const WATCH_PROGRESS = `globalThis.progress = [];
  new MutationObserver(() => {
    const value = document.querySelector('[role=progressbar][aria-valuenow]')?.getAttribute('aria-valuenow');
    if (value && globalThis.progress.at(-1) !== Number(value)) globalThis.progress.push(Number(value));
  }).observe(document.body, { subtree: true, childList: true, attributes: true })`;

describe('an administrator', () => {
  test('imports a thousand units: corrects violations, sees what would happen, and finds them in the tree', async () => {
    const page = await journey.signIn('admin@acme.example');
    await page.goto('/organization_management/1');
    const dialog = await openImport(page);
    await expectAccessible(page);
    await choose(page, dialog.getByRole('button', { name: 'Choose a file' }), await sheet('units.xlsx', invalid()));

    await dialog.getByText(/^3 mistakes were found/).waitFor();
    const violations = dialog.getByRole('region', { name: 'Mistakes in the file' });
    for (const violation of ['32 Parent external ID', '42 Color', '502 External ID'])
      await violations.getByRole('row', { name: violation }).waitFor();
    expect(await dialog.getByRole('button', { name: 'Import', exact: true }).count()).toBe(0);
    await expectAccessible(page);
    const saved = await download(page, dialog.getByRole('button', { name: 'Save as a file' }));
    expect(saved.buffer.toString()).toContain('32,Parent external ID,"There is no unit with the id 9999');

    await dialog.getByRole('button', { name: 'Choose another file' }).click();
    await choose(page, dialog.getByRole('button', { name: 'Choose a file' }), await sheet('units.xlsx', rows));
    await dialog.getByText('Added: 1,000').waitFor();
    await dialog.getByText('The first 200 of 1,000 are shown.').waitFor();
    await expectAccessible(page);

    await page.evaluate(WATCH_PROGRESS);
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await dialog.getByText('The units are imported').waitFor();
    await expectAccessible(page);
    const progress = await page.evaluate<number[]>('globalThis.progress');
    // How many of its shares are painted before the result takes the place of the bar, the machine's speed decides.
    expect(progress.length).toBeGreaterThan(1);
    expect(progress).toEqual(progress.toSorted((one, other) => one - other));
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });

    await page.getByRole('combobox', { name: 'Find a unit' }).fill('Imported branch 777');
    await page.getByRole('option', { name: /Imported branch 777/ }).waitFor();
    await page.goto('/units');
    await page.getByRole('searchbox').fill('Imported branch 778');
    await page
      .getByRole('cell', { name: /Imported branch 778/ })
      .first()
      .waitFor();
  });

  test('takes an export as it is: nothing to change, in Excel and in CSV', async () => {
    const page = await journey.signIn('admin@acme.example');
    await page.goto('/organization_management/1');
    for (const [format, mimeType] of [
      ['Excel (.xlsx)', XLSX],
      ['CSV (.csv)', 'text/csv'],
    ] as const) {
      await page.getByRole('button', { name: 'Export units' }).click();
      const file = await download(page, page.getByRole('menuitem', { name: format }));
      expect(file.name).toMatch(/^Acme Cafés units \d{4}-\d\d-\d\d\.(?:xlsx|csv)$/);
      const dialog = await openImport(page);
      await choose(page, dialog.getByRole('button', { name: 'Choose a file' }), { ...file, mimeType });
      await dialog.getByText('Nothing to change').waitFor();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Close' }).click();
    }
  });

  test('is told what is wrong with a file that is none, and gets a template to fill in', async () => {
    const page = await journey.signIn('admin@acme.example', { viewport: { width: 360, height: 740 } });
    await page.goto('/organization_management/1');
    const dialog = await openImport(page);
    const latin = {
      name: 'old.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('external_id,name\na,Zürich', 'latin1'),
    };
    await choose(page, dialog.getByRole('button', { name: 'Choose a file' }), latin);
    await dialog.getByRole('alert').getByText('Save it as CSV UTF-8').waitFor();
    await expectAccessible(page);
    const huge = { name: 'huge.csv', mimeType: 'text/csv', buffer: Buffer.alloc(11 * 1024 * 1024, 'x') };
    await choose(page, dialog.getByRole('button', { name: 'Choose a file' }), huge);
    await dialog.getByRole('alert').getByText('The file is too large').waitFor();
    const template = await download(page, dialog.getByRole('button', { name: 'CSV template' }));
    expect(template.buffer.toString()).toContain('External ID,Name,Type,Parent external ID,Color');
  });
});

const WRONG = 'wrong, for certain.csv';
const wrongFile = {
  name: WRONG,
  mimeType: 'text/csv',
  buffer: Buffer.from(
    'external_id,name,parent_external_id\nw1,Wrong region,\nw2,Wrong branch,w1\nw3,Wrong room,w2\nw4,Wrong yard,w1',
  ),
};

/** The units of the organization, as they are stored. */
async function storedUnits(): Promise<string[]> {
  const { rows: units } = await journey.database.query<{ unit: string }>(
    `select concat_ws(' ', path, name, external_id) as unit from node
      where organization_id = 1 and deleted_at is null order by path`,
  );
  return units.map(({ unit }) => unit);
}

async function importWrongFile(page: Page): Promise<Locator> {
  const dialog = await openImport(page);
  await choose(page, dialog.getByRole('button', { name: 'Choose a file' }), wrongFile);
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await dialog.getByText('The units are imported').waitFor();
  return dialog;
}

describe('who has imported a wrong file', () => {
  test('takes it back at once, and the tree is as before', async () => {
    const page = await journey.signIn('admin@acme.example');
    await page.goto('/organization_management/1');
    const before = await storedUnits();
    const done = await importWrongFile(page);
    expect(await storedUnits()).toHaveLength(before.length + 4);

    await done.getByRole('button', { name: 'Take back this import' }).click();
    const dialog = page.getByRole('dialog', { name: 'Take back this import?' });
    await dialog.getByText(WRONG).waitFor();
    await dialog.getByRole('definition').filter({ hasText: '4' }).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Delete 4 units' }).click();
    const result = page.getByRole('dialog', { name: 'The import is taken back' });
    await result.getByRole('button', { name: 'Restore the units' }).waitFor();
    await expectAccessible(page);
    await result.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await storedUnits()).toEqual(before);
    await page.getByText('Wrong region').waitFor({ state: 'detached' });
  });

  test('finds it later among the recent ones, by keyboard, and what is used since is left and named', async () => {
    const page = await journey.signIn('admin@acme.example', { viewport: { width: 360, height: 740 } });
    await page.goto('/organization_management/1');
    const before = await storedUnits();
    // The same external ids again: those that went are free.
    const done = await importWrongFile(page);
    await done.getByRole('button', { name: 'Close' }).click();
    await done.waitFor({ state: 'detached' });
    await journey.database.query("update node set name = 'Right branch' where external_id = 'w2'");

    const open = page.getByRole('button', { name: 'Recent imports' });
    await open.focus();
    await page.keyboard.press('Enter');
    const recent = page.getByRole('dialog', { name: 'Recent imports' });
    await recent.getByText(/^Taken back: /).waitFor();
    await expectAccessible(page);
    const takeBack = recent.getByRole('button', { name: `Take back ${WRONG}` });
    await takeBack.focus();
    await page.keyboard.press('Enter');

    const dialog = page.getByRole('dialog', { name: 'Take back this import?' });
    const kept = dialog.getByRole('listitem');
    await kept.filter({ hasText: 'Right branch' }).getByText('Changed since').waitFor();
    await kept.filter({ hasText: 'Wrong region' }).getByText('Units below it stay').waitFor();
    expect(await kept.count()).toBe(2);
    await expectAccessible(page);
    const confirm = dialog.getByRole('button', { name: 'Delete 2 units' });
    await confirm.focus();
    await page.keyboard.press('Enter');

    const result = page.getByRole('dialog', { name: 'The import is taken back' });
    await result.getByRole('button', { name: /^Delete Wrong region/ }).click();
    const deletion = page.getByRole('dialog', { name: /^Delete Wrong region/ });
    await deletion.getByRole('button', { name: 'Delete 2 units' }).click();
    await deletion.waitFor({ state: 'detached' });
    await result.getByRole('button', { name: 'Close' }).click();
    await result.waitFor({ state: 'detached' });
    expect(await storedUnits()).toEqual(before);
  });
});

test('who may only handle feedback takes his own units out, and puts none in', async () => {
  const page = await journey.signIn('clerk@acme.example');
  await page.goto('/organization_management/1');
  await page.getByRole('button', { name: 'Export units' }).click();
  const file = await download(page, page.getByRole('menuitem', { name: 'CSV (.csv)' }));
  expect(file.buffer.toString()).not.toContain('Imported');
  expect(file.buffer.toString().trim().split('\n').length).toBeGreaterThan(1);
  expect(await page.getByRole('button', { name: 'Import units' }).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Recent imports' }).count()).toBe(0);
});
