/**
 * A project of one's own: made in an empty folder, started with its back office, and used over HTTP and in the browser, by
 * those who may and those who may not.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../server/test/database.ts';
import { expectAccessible, openVisits } from './test/journey.ts';
import { type StartedProcess, startProcess } from './test/started-process.ts';

/** The demo's: server/seed.ts of the example. */
const PASSWORD = 'Demo-1234!';
/** From an empty folder to a back office that answers. */
const LONGEST_MS = 300_000;

let folder: string;
let database: TestDatabase;
let server: StartedProcess;
let origin: string;
let said: string;
let visits: Awaited<ReturnType<typeof openVisits>>;

beforeAll(async () => {
  folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'created-')), 'shop');
  database = await createEmptyDatabase();
  const creation = startProcess('scripts/create.ts', {}, [folder]);
  const code = await creation.ended;
  said = creation.output();
  if (code !== 0) throw new Error(said);
  server = startProcess('scripts/project.ts', { DATABASE_URL: database.url }, [folder, 'start']);
  const [, address = ''] = await server.says(/answers at (\S+\/api)/);
  origin = address;
  visits = await openVisits(new URL(origin).origin);
}, LONGEST_MS);

afterAll(async () => {
  try {
    // Fails where the console complained.
    await visits.close();
  } finally {
    server.signal('SIGTERM');
    await server.ended;
    await database.drop();
    fs.rmSync(path.dirname(folder), { recursive: true });
  }
});

interface Answer {
  status: number;
  body: unknown;
}

async function call(token: string | null, method: string, place: string, body?: object | Buffer): Promise<Answer> {
  const isFile = Buffer.isBuffer(body);
  const answer = await fetch(`${origin}/${place}`, {
    method,
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
    },
    ...(body && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
  });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
  return { status: answer.status, body: isJson ? JSON.parse(text) : text };
}

async function signIn(name: string): Promise<string> {
  const { body } = await call(null, 'POST', 'jwt/login/', { email: `${name}@workshop.example`, password: PASSWORD });
  return (body as { accessToken: string }).accessToken;
}

const idOf = async (token: string, place: string, name: string): Promise<number> => {
  const { body } = await call(token, 'GET', `${place}/?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`);
  return (body as { id: number }[])[0]?.id ?? 0;
};

const namesOf = ({ body }: Answer): string[] =>
  (body as { name?: string; title?: string }[]).map(({ name, title }) => name ?? title ?? '').toSorted();

test('it is made of the example, with files of its own schemas and a first migration', () => {
  expect(said).toContain('0001_initial.sql');
  expect(fs.existsSync(path.join(folder, 'admin/generated/views/job.tsx'))).toBe(true);
  expect(fs.readdirSync(path.join(folder, 'server/generated'))).not.toContain('feedback.ts');
});

test('its types agree, with those of the package as well', { timeout: LONGEST_MS }, () => {
  const tsc = path.join(import.meta.dirname, '../node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' });
  expect(stdout).toBe('');
});

test('a folder that has something in it is left as it is', async () => {
  const again = startProcess('scripts/create.ts', {}, [folder]);
  expect(await again.ended).toBe(1);
  expect(again.output()).toContain('is not empty');
});

test('nobody reads anything without signing in, nor signs in by a wrong password', async () => {
  for (const place of ['place/', 'job/', 'machine/', 'employee/'])
    expect((await call(null, 'GET', place)).status, place).toBe(401);
  for (const email of ['north@workshop.example', 'nobody@workshop.example'])
    expect(await call(null, 'POST', 'jwt/login/', { email, password: 'wrong' }), email).toMatchObject({
      status: 401,
      body: { code: 'wrong_credentials' },
    });
});

test('a mechanic sees the place where he works and all below it, the chief all places', async () => {
  const [north, chief] = await Promise.all([signIn('north'), signIn('chief')]);
  expect(namesOf(await call(north, 'GET', 'place/'))).toEqual(['Bay 1', 'North']);
  expect(namesOf(await call(chief, 'GET', 'place/'))).toEqual(['Bay 1', 'North', 'South']);
  expect(namesOf(await call(north, 'GET', 'job/'))).toEqual(['Oil leak']);
  expect(namesOf(await call(chief, 'GET', 'job/'))).toEqual(['Flat tyre', 'Oil leak']);
  const elsewhere = await idOf(chief, 'job', 'Flat tyre');
  for (const [method, body] of [['GET'], ['PATCH', { title: 'Mine' }], ['DELETE']] as const)
    expect((await call(north, method, `job/${elsewhere}/`, body)).status, method).toBe(method === 'DELETE' ? 403 : 404);
});

test('a job is made where the mechanic works only, and goes through its states', async () => {
  const [north, chief] = await Promise.all([signIn('north'), signIn('chief')]);
  const [bay, south] = await Promise.all([idOf(chief, 'place', 'Bay'), idOf(chief, 'place', 'South')]);
  expect(await call(north, 'POST', 'job/', { title: 'Not mine', place_id: south })).toMatchObject({
    status: 400,
    body: { errors: [{ pointer: '/place_id', code: 'reference_not_found' }] },
  });
  const made = await call(north, 'POST', 'job/', { title: 'Brakes', place_id: bay });
  expect(made).toMatchObject({ status: 201, body: { state: 'open' } });
  const place = `job/${(made.body as { id: number }).id}`;
  const report = { report: 'New pads.' };
  expect(await call(north, 'POST', `${place}/finish/`, report)).toMatchObject({ status: 409 });
  expect((await call(north, 'PATCH', `${place}/`, { state: 'done' })).status).toBe(409);
  expect((await call(north, 'PATCH', `${place}/`, { state: 'in_work' })).status).toBe(200);
  expect((await call(north, 'POST', `${place}/finish/`, {})).status).toBe(400);
  expect(await call(north, 'POST', `${place}/finish/`, report)).toMatchObject({ status: 200, body: { state: 'done' } });
  expect(await call(chief, 'GET', `${place}/`)).toMatchObject({ body: { state: 'done', report: 'New pads.' } });
  expect((await call(chief, 'GET', `${place}/history/`)).status).toBe(200);
});

test('a machine has a picture, which only those see who see the machine', async () => {
  const [north, chief] = await Promise.all([signIn('north'), signIn('chief')]);
  const south = await idOf(chief, 'place', 'South');
  const red = { create: { width: 40, height: 30, channels: 3, background: '#c00' } } as const;
  const picture = await sharp(red).png().toBuffer();
  const sent = await call(chief, 'POST', 'machine/files/picture/?name=press.png', picture);
  expect(sent).toMatchObject({ status: 201, body: { media_type: 'image/webp', width: 40 } });
  const { key } = sent.body as { key: string };
  const made = await call(chief, 'POST', 'machine/', { name: 'Press', place_id: south, picture: { key } });
  expect(made.status).toBe(201);
  const file = `machine/${(made.body as { id: number }).id}/files/picture/?size=thumbnail`;
  expect((await call(chief, 'GET', file)).status).toBe(200);
  expect((await call(north, 'GET', file)).status).toBe(404);
  expect((await call(null, 'GET', file)).status).toBe(401);
  expect((await call(chief, 'POST', 'machine/files/picture/?name=a.txt', Buffer.from('no picture'))).status).toBe(415);
});

test('a session is renewed, once by each token, and ends where a token comes back that was used', async () => {
  const login = await call(null, 'POST', 'jwt/login/', { email: 'north@workshop.example', password: PASSWORD });
  const { refreshToken: first, userData } = login.body as { refreshToken: string; userData: object };
  expect(userData).toMatchObject({ full_name: 'Mia Roth', access_role: 'mechanic', company_name: 'Fast Wheels' });
  const renew = (refreshToken: string) => call(null, 'POST', 'jwt/refresh-token/', { refreshToken });
  const second = await renew(first);
  expect(second.status).toBe(200);
  // Two tabs at once.
  expect((await renew(first)).body).toMatchObject({
    refreshToken: (second.body as { refreshToken: string }).refreshToken,
  });
  const third = await renew((second.body as { refreshToken: string }).refreshToken);
  const { accessToken, refreshToken } = third.body as { accessToken: string; refreshToken: string };
  expect((await call(accessToken, 'GET', 'place/')).status).toBe(200);
  expect((await renew(first)).status).toBe(401);
  expect((await renew(refreshToken)).status).toBe(401);
  expect((await call(accessToken, 'GET', 'place/')).status).toBe(401);
  expect((await renew('made-up')).status).toBe(401);
});

test('a token ends with its session', async () => {
  const token = await signIn('north');
  expect((await call(token, 'POST', 'jwt/logout/', {})).status).toBe(204);
  expect((await call(token, 'GET', 'place/')).status).toBe(401);
});

const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true });

const panel = (page: Page, name: string) => page.getByRole('complementary', { name, exact: true });

async function choose(form: Locator, label: string, option: string): Promise<void> {
  await form.getByRole('combobox', { name: label, exact: true }).fill(option);
  await form.page().getByRole('option', { name: option, exact: true }).click();
}

async function enter(name: string): Promise<Page> {
  const page = await visits.visit();
  await page.goto('/job');
  await page.getByLabel('Email').fill(`${name}@workshop.example`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Log in').click();
  await heading(page, 'Jobs').waitFor();
  await page.getByRole('row', { name: /Oil leak/ }).waitFor();
  return page;
}

test('in the back office a mechanic adds a machine with a picture, and sees nothing of other places', async () => {
  const page = await enter('north');
  await expect.poll(() => page.title()).toBe('Jobs · Workshop');
  expect(await page.getByText('Flat tyre').count()).toBe(0);
  await expectAccessible(page);
  await entry(page, 'Machines').click();
  await page.getByRole('link', { name: 'Add machine' }).click();
  const form = panel(page, 'Machine');
  await form.getByRole('textbox', { name: 'Name' }).fill('Grinder');
  await choose(form, 'Place', 'Bay 1');
  const blue = { create: { width: 60, height: 40, channels: 3, background: '#00c' } } as const;
  const picture = { name: 'grinder.png', mimeType: 'image/png', buffer: await sharp(blue).png().toBuffer() };
  await form.locator('input[type=file]').setInputFiles(picture);
  await form.getByText('grinder.webp').waitFor();
  await button(form, 'Add machine').click();
  await page
    .getByRole('row', { name: /Grinder/ })
    .getByRole('img')
    .waitFor();
});

test('a job goes through its states on its page, and stands on the board where it has come to', async () => {
  const page = await enter('chief');
  await page.getByRole('link', { name: 'Add job' }).click();
  const job = panel(page, 'Job');
  await job.getByRole('textbox', { name: 'Title' }).fill('Worn belt');
  await choose(job, 'Place', 'Bay 1');
  await button(job, 'Add job').click();
  await job.getByRole('heading', { name: /Worn belt/ }).waitFor();
  expect(await button(job, 'Finish').count()).toBe(0);
  await job.getByRole('link', { name: 'Edit' }).click();
  await job.getByRole('combobox', { name: 'State' }).click();
  await page.getByRole('option', { name: 'In work' }).click();
  await button(job, 'Save changes').click();
  await button(job, 'Finish').click();
  const finish = page.getByRole('dialog', { name: 'Finish: Worn belt' });
  await finish.getByRole('textbox', { name: 'Report' }).fill('A new belt.');
  await button(finish, 'Finish').click();
  await job.getByText('A new belt.').first().waitFor();
  await button(job, 'Close').click();
  await button(page, 'Board').click();
  await page.getByRole('region', { name: 'Done' }).getByText('Worn belt').waitFor();
});

test('the page of a place has the places that are part of it, and its jobs', async () => {
  const page = await enter('chief');
  await entry(page, 'Places').click();
  await page.getByRole('link', { name: 'North', exact: true }).first().click();
  await heading(page, 'North#1').waitFor();
  const parts = page.getByRole('main').getByRole('region', { name: 'Places' });
  await parts.getByRole('link', { name: 'Bay 1', exact: true }).click();
  await heading(page, 'Bay 1#3').waitFor();
  await page.getByRole('region', { name: 'Jobs' }).getByText('Oil leak').waitFor();
  await entry(page, 'Home').click();
  await heading(page, 'Workshop').waitFor();
  await expectAccessible(page);
});
