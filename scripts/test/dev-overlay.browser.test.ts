/** What `npm run dev` says in the browser: what is wrong with a schema, which migration is missing, and when it is well again. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createDemoDatabase, type TestDatabase } from '../../server/test/database.ts';
import { openVisits } from './journey.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';
import { type StartedProcess, startProcess } from './started-process.ts';

const TAG = 'schemas/company/company_tag.schema.json';

let copy: ProjectCopy;
let database: TestDatabase;
let dev: StartedProcess;
let visits: Awaited<ReturnType<typeof openVisits>>;

beforeAll(async () => {
  copy = copyProject();
  commitEvents(copy.folder);
  database = await createDemoDatabase();
  const environment = { DATABASE_URL: database.url, FEEDTREE_DATA_DIR: path.join(copy.folder, '.data') };
  dev = startProcess('scripts/dev.ts', environment, [], copy.folder);
  const [, origin = ''] = await dev.says(/Feedtree is ready: (\S+)/);
  visits = await openVisits(origin);
}, 900_000);

/** A field that is not committed yet may be taken back from the events of its row. */
function commitEvents(folder: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@demo.example', ...args], { cwd: folder });
  git('init', '--quiet');
  git('add', 'server/generated/events.json');
  git('commit', '--quiet', '--message', 'Events');
}

afterAll(async () => {
  try {
    // The server complained of the column that its tables did not have yet.
    await visits.closePages();
    await visits.close();
  } finally {
    dev.signal('SIGTERM');
    await dev.ended;
    await database.drop();
    copy.remove();
  }
});

const file = () => path.join(copy.folder, TAG);
const change = (from: string, to: string) => {
  const text = fs.readFileSync(file(), 'utf8');
  expect(text).toContain(from);
  fs.writeFileSync(file(), text.replace(from, to));
};

let before: string;
beforeEach(() => {
  before = fs.readFileSync(file(), 'utf8');
});
afterEach(() => fs.writeFileSync(file(), before));

test('a mistake and a missing migration stand over the page, which keeps what was typed', async () => {
  // The server starts once more when the visitors' pages are built.
  const page = await vi.waitFor(() => visits.signIn('admin@acme.example'), { timeout: 60_000, interval: 500 });
  await page.goto('/companytags/create');
  await page.getByRole('textbox', { name: 'Name' }).fill('Half a wo');
  const overlay = page.locator('vite-error-overlay');

  change('"x-label": "{name}"', '"x-label": "{nmae}"');
  await overlay.getByText(`${TAG}#/x-label`).waitFor();
  await overlay.getByText("Did you mean 'name'?").waitFor();
  change('"x-label": "{nmae}"', '"x-label": "{name}"');
  await overlay.waitFor({ state: 'detached' });
  expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Half a wo');

  const name = '"name": { "type": "string"';
  change(name, `"place": { "type": "integer", "readOnly": true },\n    ${name}`);
  await overlay.getByText('Run: npm run migrate:new <name>').waitFor();
  // Tags that are there would have none.
  await copy.run('scripts/migrations.ts', 'new', 'place_of_tags');
  await overlay.getByText('npm run migrate:redo').waitFor();
  change('"place": { "type": "integer"', '"place": { "type": ["integer", "null"]');
  await copy.run('scripts/migrations.ts', 'redo');
  await overlay.waitFor({ state: 'detached' });
}, 300_000);
