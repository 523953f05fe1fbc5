/** What `--eject` prints is, as it stands, the screen that it was printed from: point by point, and where it is used. */
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDemoDatabase, type TestDatabase } from '../../server/test/database.ts';
import { ensurePortFree } from '../port.ts';
import { equipmentCalls } from './equipment-calls.ts';
import { openVisits, type Visits } from './journey.ts';
import { ownScreens, type Screen } from './own-screens.ts';
import { differingPoints, type Picture, pictureOf } from './picture.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';
import { type StartedProcess, startProcess } from './started-process.ts';

const ADMIN = 'admin@acme.example';
const PLATFORM = 'super@demo.example';
const SIZE = { width: 1440, height: 900 };

const EJECTED: Screen[] = [
  ['discount', 'list'],
  ['discount', 'create'],
  ['discount', 'edit'],
  ['contract', 'create'],
  ['survey_group', 'list'],
  ['customer_user', 'show'],
];

interface Seen {
  screen: string;
  as: string;
  /** Where it is, of rows that are there. */
  at: () => string;
  /** There once the screen is. */
  shows: (page: Page) => Promise<void>;
  /** What a person does there. */
  use: (page: Page) => Promise<void>;
}

const ids = { discount: 0, user: 0 };

const SCREENS: Seen[] = [
  {
    // With quick filters, sums, groups, cells that are edited in their place, import, export and bin.
    screen: 'discount-list',
    as: PLATFORM,
    at: () => '/discount',
    shows: (page) => page.locator('td [data-inline="valid_to"]').first().waitFor(),
    async use(page) {
      for (const name of ['Import', 'Download', 'Group by', 'Columns', 'Deleted'])
        await page.getByRole('button', { name }).first().waitFor();
      const cell = page.locator('td [data-inline="maximum_uses"]').first();
      await cell.focus();
      await page.keyboard.press('F2');
      await page
        .getByRole('dialog', { name: /^Edit: / })
        .getByLabel(/^Maximum uses/)
        .fill('4321');
      await page.keyboard.press('Enter');
      await expect.poll(() => cell.textContent()).toBe('4,321');
      await page.getByRole('columnheader', { name: 'Code' }).getByRole('button').click();
      await page.locator('th[aria-sort]', { hasText: 'Code' }).waitFor();
      await page.getByRole('button', { name: 'Usable' }).click();
      await expect.poll(() => page.url()).toContain('is_active');
    },
  },
  {
    // With fields that are there for one kind alone, in sections.
    screen: 'discount-create',
    as: PLATFORM,
    at: () => '/discount/create',
    shows: (page) => page.getByLabel('Percent').waitFor(),
    async use(page) {
      const form = page.getByRole('complementary');
      await form.getByLabel('Kind').click();
      await page.getByRole('option', { name: 'Amount' }).click();
      await form.getByLabel('Percent').waitFor({ state: 'detached' });
      await form.getByLabel('Amount').waitFor();
      await form.getByRole('button', { name: /^Add / }).last().click();
      await form.getByText('Required field.').first().waitFor();
    },
  },
  {
    screen: 'discount-edit',
    as: PLATFORM,
    at: () => `/discount/${ids.discount}/edit`,
    shows: (page) => page.getByRole('textbox', { name: 'Code' }).waitFor(),
    async use(page) {
      await page.getByRole('textbox', { name: 'Code' }).fill('EJECTED');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await page.getByRole('heading', { name: 'EJECTED' }).waitFor();
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await page.getByText('Change undone').waitFor();
    },
  },
  {
    // With a file.
    screen: 'contract-create',
    as: PLATFORM,
    at: () => '/contract/create',
    shows: (page) => page.getByLabel('First day').waitFor(),
    async use(page) {
      const file = { name: 'signed.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
      await page.locator('input[type="file"]').setInputFiles(file);
      await page.getByText('First say whose it is: Customer').waitFor();
      await page.getByLabel('Customer').fill('Acme');
      await page.getByRole('option', { name: /^Acme/ }).first().click();
      await page.locator('input[type="file"]').setInputFiles(file);
      await page.getByRole('button', { name: 'Remove: Signed copy' }).waitFor();
      await page.getByRole('button', { name: /^Add / }).last().click();
      await page.getByText('Required field.').first().waitFor();
    },
  },
  {
    // As a tab beside another list.
    screen: 'survey-group-list',
    as: ADMIN,
    at: () => '/survey_management/groups',
    shows: (page) => page.locator('tbody tr').first().waitFor(),
    async use(page) {
      await page.getByRole('tab', { name: 'Survey groups' }).waitFor();
      await page.locator('tbody tr').first().getByRole('link').first().click();
      await page.getByRole('heading', { name: 'History' }).waitFor();
    },
  },
  {
    // With a notice, what is offered in it, and a panel that is written by hand.
    screen: 'customer-user-show',
    as: ADMIN,
    at: () => `/user_management/${ids.user}`,
    shows: (page) => page.getByText('is not confirmed yet').waitFor(),
    async use(page) {
      await page.getByRole('alert').getByRole('button').first().waitFor();
      await page.getByRole('link', { name: 'Edit', exact: true }).click();
      await page.getByRole('button', { name: 'Save changes' }).waitFor();
    },
  },
];

let copy: ProjectCopy;
let database: TestDatabase;
let server: StartedProcess;
let visits: Visits;
let origin = '';
/** The day of all pictures: what says how long ago something was says the same. */
const now = new Date();
const printed = new Map<string, Picture>();

async function start(port: number): Promise<void> {
  const environment = {
    DATABASE_URL: database.url,
    FEEDTREE_DATA_DIR: path.join(copy.folder, '.data'),
    PORT: String(port),
  };
  server = startProcess('scripts/serve.ts', environment, [], copy.folder);
  [, origin = ''] = await server.says(/Feedtree is ready: (\S+)/);
}

async function stop(): Promise<void> {
  server.signal('SIGTERM');
  await server.ended;
}

async function haveRows(): Promise<void> {
  const { call, signIn } = equipmentCalls(() => origin);
  const [platform, admin] = await Promise.all([signIn(PLATFORM), signIn(ADMIN)]);
  const discounts = (await (await call('discount/', platform)).json()) as { id: number }[];
  ids.discount = discounts[0]?.id ?? 0;
  const invited = await call('customeruser/', admin, { full_name: 'Ida Invited', email: 'ida@invited.example' });
  expect(invited.status).toBe(201);
  ids.user = ((await invited.json()) as { id: number }).id;
}

/** @param loads told the address of each file that the page loads */
async function open({ as, at, shows }: Seen, loads: (address: string) => void = () => undefined): Promise<Page> {
  const page = await visits.signIn(as, { viewport: SIZE });
  page.on('request', (request) => loads(request.url()));
  await page.clock.setFixedTime(now);
  await page.goto(at());
  await shows(page);
  return page;
}

beforeAll(async () => {
  copy = copyProject();
  database = await createDemoDatabase();
  const port = await ensurePortFree(0, '127.0.0.1');
  await start(port);
  await haveRows();
  visits = await openVisits(origin);
  for (const seen of SCREENS) {
    const page = await open(seen);
    printed.set(seen.screen, await pictureOf(page));
    await page.close();
  }
  await Promise.all([stop(), ownScreens(copy, EJECTED)]);
  await start(port);
  // On a busy machine the build alone takes minutes.
}, 900_000);

afterAll(async () => {
  try {
    await visits.close();
  } finally {
    await stop();
    await database.drop();
    copy.remove();
  }
});

test('it takes a build of the back office and nothing else', () => {
  expect(server.output().match(/^Building .*$/gm)).toEqual(['Building admin.']);
});

test.each(SCREENS)('$screen looks as the printed one does, and does what that does', async (seen) => {
  const loaded: string[] = [];
  const page = await open(seen, (address) => loaded.push(address));
  expect(loaded.filter((address) => address.includes(`/assets/${seen.screen}-`))).not.toEqual([]);
  const before = printed.get(seen.screen);
  if (before === undefined) throw new Error('There is no picture of the printed screen.');
  expect(differingPoints(before, await pictureOf(page))).toBe(0);
  await seen.use(page);
});
