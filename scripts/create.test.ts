/** A project of one's own: made in an empty folder, started, and used over HTTP by those who may and those who may not. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../server/test/database.ts';
import { type StartedProcess, startProcess } from './test/started-process.ts';

/** The demo's: server/seed.ts of the example. */
const PASSWORD = 'Demo-1234!';
const LONGEST_MS = 120_000;

let folder: string;
let database: TestDatabase;
let server: StartedProcess;
let origin: string;
let said: string;

beforeAll(async () => {
  folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'created-')), 'shop');
  database = await createEmptyDatabase();
  const creation = startProcess('scripts/create.ts', {}, [folder]);
  const code = await creation.ended;
  said = creation.output();
  if (code !== 0) throw new Error(said);
  server = startProcess('scripts/project.ts', { DATABASE_URL: database.url }, [folder, 'start']);
  const [, address = ''] = await server.says(/answers at (\S+)/);
  origin = address;
}, LONGEST_MS);

afterAll(async () => {
  server.signal('SIGTERM');
  await server.ended;
  await database.drop();
  fs.rmSync(path.dirname(folder), { recursive: true });
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
  const { body } = await call(null, 'POST', 'sign-in/', { email: `${name}@workshop.example`, password: PASSWORD });
  return (body as { token: string }).token;
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
    expect(await call(null, 'POST', 'sign-in/', { email, password: 'wrong' }), email).toMatchObject({
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

test('a token ends with its session', async () => {
  const token = await signIn('north');
  expect((await call(token, 'POST', 'sign-out/')).status).toBe(204);
  expect((await call(token, 'GET', 'place/')).status).toBe(401);
});
