/** An entity that has nearly all that the dialect knows, from its schema to its screens. */
import fs from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fieldKinds } from '../../generator/fields/index.ts';
import type { equipmentCalls } from './equipment-calls.ts';
import { expectAccessible } from './journey.ts';

interface Journey {
  folder: string;
  page: Page;
  calls: ReturnType<typeof equipmentCalls>;
}

/** Kinds and keywords that another place shows: the designers, units as a tree, what is named in a second entity, or needs an earlier one. */
const KINDS_ELSEWHERE = ['conditions', 'custom', 'document', 'event_row', 'json'];
const KEYWORDS_ELSEWHERE = [
  'x-conditions',
  'x-custom',
  'x-document',
  'x-dropped',
  'x-limit',
  'x-owner',
  'x-personal',
  'x-projects',
  'x-roles',
  'x-row-of',
  'x-tree',
  'x-was',
];

const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** What is typed or chosen, in the order of the form. */
const TYPED: Record<string, string> = {
  Name: 'Fire safety',
  Purpose: 'Whether doors, signs and extinguishers are as they ought to be.',
  Complaint: 'The alarm was not heard.',
  'Planned for': '2026-11-10',
  Until: '2026-11-12',
  'Announced at': '2026-11-01T08:00',
  'Starts at': '09:30',
  Storey: '-1',
  'Reported by email to': 'safety@acme.example',
  Rules: 'https://acme.example/rules',
  'Code of the authority': '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  'Note for the inspector': 'Ask for Ms Weber.',
};

/** @param open the journey, once it has begun */
export function inspectionJourney(open: () => Journey): void {
  test('an entity of forty fields uses every kind and nearly every keyword', () => {
    const { folder } = open();
    const read = (file: string): string => fs.readFileSync(path.join(folder, file), 'utf8');
    const kinds = new Set(
      [...read('server/generated/inspection.ts').matchAll(/kind: '(\w+)'/g)].map(([, kind]) => kind),
    );
    expect(
      fieldKinds
        .map(({ name }) => name)
        .filter((name) => !kinds.has(name))
        .toSorted(),
    ).toEqual(KINDS_ELSEWHERE);
    const schema = read('schemas/organization/inspection.schema.json');
    const known = new Set(read('schemas/dialect.schema.json').match(/"x-[a-z-]+"(?=:)/g));
    const missing = [...known].filter((keyword) => !schema.includes(`${keyword}:`)).toSorted();
    expect(missing).toEqual(KEYWORDS_ELSEWHERE.map((keyword) => `"${keyword}"`));
    expect(Object.keys((JSON.parse(schema) as { properties: object }).properties).length).toBeGreaterThanOrEqual(40);
  });

  test('its form asks for each value in its own way, keeps them all, and its page shows them', async () => {
    const { page, calls } = open();
    await removeAll(calls);
    await page.goto('/inspections/create');
    const form = page.getByRole('complementary');
    await form.getByLabel('Kind').click();
    await page.getByRole('option', { name: 'Complaint' }).click();
    for (const [label, value] of Object.entries(TYPED)) await form.getByLabel(named(label)).fill(value);
    await pick(page, form.getByLabel('Unit'), 'Rooftop', 'Rooftop bath');
    await pick(page, form.getByLabel('Tags'), 'Building', 'Building');
    await pick(page, form.getByLabel('Time zone'), 'Tokyo', 'Asia/Tokyo');
    await pick(page, form.getByLabel('Country'), 'Japan', 'Japan');
    await pick(page, form.getByLabel('Valid in'), 'Korea', 'South Korea');
    await pick(page, form.getByLabel('Language', { exact: true }), 'Japanese', 'Japanese');
    await form.getByRole('group', { name: 'Length' }).getByLabel('minutes').fill('90');
    await form.getByRole('button', { name: 'Add: Meeting point' }).click();
    await form.getByLabel('Street').fill('Main street 1');
    await expectAccessible(page);
    await form.getByRole('tab', { name: 'Result' }).click();
    await fillResult(page, form);
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Add inspection' }).click();
    await page.getByRole('heading', { name: /^Fire safety \(planned\)/i, level: 1 }).waitFor();
    await expectShown(page);
  });

  test('what its schema says of one value beside another holds for callers as it does in the form', async () => {
    const { calls } = open();
    const token = await calls.signIn('admin@acme.example');
    const body = { name: 'Alarm', node_id: await calls.unitId(token), planned_on: '2026-11-20' };
    const pointers = async (more: object): Promise<string[]> => {
      const answer = await calls.call('inspections/', token, { ...body, ...more });
      expect(answer.status).toBe(400);
      const { errors } = (await answer.json()) as { errors: { pointer: string; code: string }[] };
      return errors.map(({ pointer, code }) => `${pointer} ${code}`).toSorted();
    };
    const neither = await pointers({});
    const both = await pointers({ email: 'a@acme.example', phone: '+49 30 123456' });
    const rebates = await pointers({ email: 'a@acme.example', rebate: 100, rebate_share: 5 });
    const kind = await pointers({ email: 'a@acme.example', complaint: 'Loud' });
    const lacking = await pointers({ email: 'a@acme.example', kind: 'complaint' });
    expect({ neither, both, rebates, kind, lacking }).toMatchInlineSnapshot(`
      {
        "both": [
          "/email only_one_of",
          "/phone only_one_of",
        ],
        "kind": [
          "/complaint not_applicable",
        ],
        "lacking": [
          "/complaint required",
        ],
        "neither": [
          "/email one_of_required",
          "/phone one_of_required",
        ],
        "rebates": [
          "/rebate only_one_of",
          "/rebate_share only_one_of",
        ],
      }
    `);
  });

  test('its list tells which have a picture, in a chip and in conditions, to whom it is shown', async () => {
    const { page, calls } = open();
    await removeAll(calls);
    const token = await calls.signIn('admin@acme.example');
    const body = {
      name: 'Alarm',
      node_id: await calls.unitId(token),
      planned_on: '2026-11-20',
      phone: '+49 30 123456',
    };
    const findings = [{ place: 'Stairs', grade: 'minor' }];
    for (const more of [{}, { name: 'Exits', findings }])
      expect((await calls.call('inspections/', token, { ...body, ...more })).status).toBe(201);
    const rows = page.getByRole('row').getByRole('link', { name: /^(Alarm|Exits)$/ });
    const names = async () => (await rows.allTextContents()).toSorted();
    await page.goto('/inspections?filter={}');
    await page.getByRole('button', { name: 'Photo', exact: true }).click();
    await page.getByRole('menuitemradio', { name: 'Not empty' }).click();
    await rows.first().waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Photo: Not empty' }).click();
    await page.getByRole('menuitemradio', { name: 'Empty', exact: true }).click();
    await page.getByRole('button', { name: 'Photo: Empty' }).waitFor();
    await expect.poll(names).toEqual(['Alarm', 'Exits']);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Filter', exact: true });
    await dialog.getByRole('combobox', { name: 'Field' }).click();
    await page.getByRole('option', { name: 'Findings' }).click();
    await dialog.getByRole('combobox', { name: 'Condition' }).click();
    expect(await page.getByRole('option').allTextContents()).toEqual(['is empty', 'is not empty']);
    await page.getByRole('option', { name: 'is not empty' }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect.poll(names).toEqual(['Exits']);
    await page.getByRole('button', { name: 'Findings is not empty' }).waitFor();
    const clerk = await calls.signIn('clerk@acme.example');
    for (const filter of [{ photo: null }, { not: [{ findings: null }] }]) {
      const answer = await calls.call(`inspections/?filter=${encodeURIComponent(JSON.stringify(filter))}`, clerk);
      expect([answer.status, await answer.json()]).toMatchObject([400, { errors: [{ code: 'unknown_filter' }] }]);
    }
  });

  test('its board, its days and its action are where its schema says', async () => {
    const { page, calls } = open();
    await removeAll(calls);
    const token = await calls.signIn('admin@acme.example');
    const planned = {
      name: 'Fire safety',
      planned_on: new Date().toISOString().slice(0, 10),
      email: 'safety@acme.example',
    };
    const made = await calls.call('inspections/', token, { ...planned, node_id: await calls.unitId(token) });
    expect(made.status).toBe(201);
    await page.goto('/inspections?filter={}');
    await page.getByText('The next ones come first.').waitFor();
    const row = page.getByRole('row', { name: 'Fire safety' });
    await row.getByRole('cell', { name: 'Not followed up' }).waitFor();
    await row.hover();
    await page.getByRole('button', { name: 'Begin: Fire safety' }).click();
    const dialog = page.getByRole('dialog');

    await pick(page, dialog.getByLabel('Inspector'), 'a', /./);
    await dialog.getByRole('button', { name: 'Begin' }).click();
    await page.getByText(/^Fire safety .* has begun$/).waitFor();
    await page.goto('/inspections?filter={}');
    await page
      .getByRole('row', { name: 'Fire safety' })
      .getByRole('cell', { name: 'Under way', exact: true })
      .waitFor();
    // It has begun, so that it is none of those to come.
    const toCome = page.getByRole('button', { name: 'To come' });
    await toCome.click();
    await page.getByRole('row', { name: 'Fire safety' }).waitFor({ state: 'detached' });
    await toCome.click();
    await page.getByRole('row', { name: 'Fire safety' }).waitFor();
    await show(page, 'Board');
    await page
      .getByRole('region', { name: /^Under way/ })
      .getByText('Fire safety')
      .waitFor();
    await expectAccessible(page);
    await show(page, 'Calendar');
    await page
      .getByRole('link', { name: /^Fire safety/ })
      .first()
      .waitFor();
    await expectAccessible(page);
    await show(page, 'List');
  });
}

/** By the whole label, with its sign where it is required. */
const named = (label: string): RegExp => new RegExp(`^${label}(\\s\\*)?$`);

async function show(page: Page, view: string): Promise<void> {
  await page.getByRole('button', { name: view, exact: true }).click();
  // What the mouse rests on says what it is called.
  await page.mouse.move(0, 0);
  await page.getByRole('tooltip').waitFor({ state: 'detached' });
}

/** Types into a picker and takes what it offers. */
async function pick(page: Page, picker: Locator, text: string, option: string | RegExp): Promise<void> {
  await picker.fill(text);
  await page.getByRole('option', { name: option }).first().click();
}

interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

async function choose(page: Page, form: Locator, field: string, file: ChosenFile): Promise<void> {
  const group = form.getByRole('group', { name: field });
  const chooser = page.waitForEvent('filechooser');
  await group.getByRole('button', { name: /^Choose/ }).click();
  await (await chooser).setFiles(file);
  await group.getByRole('button', { name: /^Remove/ }).waitFor();
}

/** So that each test begins alike at its second try too. */
async function removeAll({ call, signIn }: Journey['calls']): Promise<void> {
  const token = await signIn('admin@acme.example');
  const rows = (await (await call('inspections/', token)).json()) as { id: number }[];
  for (const { id } of rows)
    expect((await call(`inspections/${id}/`, token, undefined, 'DELETE')).status).toBeLessThan(300);
}

async function fillResult(page: Page, form: Locator): Promise<void> {
  for (const [label, value] of Object.entries({ Score: '87.5', Visitors: '12', Warmth: '21.5', Fee: '1250.50' }))
    await form.getByLabel(named(label)).fill(value);
  await form.getByLabel('Questions').fill('Are doors free?');
  await form.getByLabel('Questions').press('Enter');
  await form.getByRole('button', { name: 'Add: Findings' }).click();
  await form.getByLabel('Place').fill('Stairs');
  await form.getByLabel('Grade').click();
  await page.getByRole('option', { name: 'Severe' }).click();
  await form.getByRole('textbox', { name: 'Report' }).click();
  await form.getByRole('toolbar', { name: 'Text formatting' }).getByRole('button', { name: 'Bulleted list' }).click();
  await page.keyboard.type('Two doors are ');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('blocked');
  const drawn = await sharp({ create: { width: 64, height: 40, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  await choose(page, form, 'Photo', { name: 'stairs.png', mimeType: 'image/png', buffer: drawn });
  await choose(page, form, 'Certificate', { name: 'certificate.pdf', mimeType: 'application/pdf', buffer: PDF });
  await pick(page, form.getByLabel('Currency'), 'EUR', 'EUR');
  await form.getByLabel('Rebate in percent').fill('10');
}

/** The page, tab by tab, in the words of the reader. */
async function expectShown(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const shown = [
    'The alarm was not heard.',
    'Rooftop bath',
    'Building',
    'Nov 10, 2026',
    '9:30 AM',
    'Asia/Tokyo',
    '1 hr, 30 min',
    'Japan',
    'Main street 1',
    '-1',
    'Japanese',
    'safety@acme.example',
    'https://acme.example/rules',
    '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
    'Ask for Ms Weber.',
    'Findings by grade',
  ];
  for (const text of shown) await main.getByText(text).first().waitFor();
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Result' }).click();
  for (const text of ['87.5%', '21.5', 'Are doors free?', 'Stairs', 'Severe', 'certificate.pdf', '€1,250.50', '10%'])
    await main.getByText(text).first().waitFor();
  const report = main.getByRole('listitem').filter({ hasText: /^Two doors are blocked$/ });
  await report.getByRole('strong').getByText('blocked', { exact: true }).waitFor();
  await expectAccessible(page);
}
