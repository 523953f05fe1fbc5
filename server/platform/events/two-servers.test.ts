import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../app/config.ts';
import { type RunningServer, startServer } from '../../app/main.ts';
import { servedWorld } from '../../test/scenarios.ts';
import { TEST_SECRET } from '../../test/world.ts';
import { openEventClient } from './test/event-client.ts';

const served = await servedWorld();
let servers: RunningServer[] = [];
const folder = mkdtempSync(path.join(tmpdir(), 'feedtree-two-'));

const start = (name: string): Promise<RunningServer> => {
  const config = readConfig({ FEEDTREE_DATA_DIR: path.join(folder, name), PORT: '0' });
  return startServer({
    config: { ...config, port: 0, host: '127.0.0.1', sessionSecret: TEST_SECRET },
    connectionString: served.ownerUrl,
    distDirectory: path.join(folder, 'dist'),
  });
};

beforeAll(async () => {
  servers = [await start('one'), await start('two')];
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
});

test('what a visitor says and a colleague does at one server is received at the other, and streams end with it', async () => {
  const [one, two] = servers.map(({ port }) => `http://127.0.0.1:${port}`);
  const { companyA } = served.world;
  const headers = await served.world.authorization('adminA');
  const client = await openEventClient(`${two}/api/account/events`, headers);
  await client.next('ready');

  const sent = await fetch(`${one}/api/setsurveyanswer/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'a phone' },
    body: JSON.stringify({ code: companyA.codes.room, response_token: randomUUID(), answers: { experience: 1 } }),
  });
  expect(sent.status).toBe(200);
  expect((await client.next('added')).data).toEqual({ count: 1 });

  const listed = await fetch(`${one}/api/feedback/`, { headers });
  const [row] = (await listed.json()) as { id: number }[];
  await fetch(`${one}/api/feedback/${row?.id}`, {
    method: 'PATCH',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ status: 'completed' }),
  });
  expect((await client.next('changed')).data).toEqual({ ids: [row?.id] });

  await Promise.all(servers.map((server) => server.stop()));
  await client.ended;
});
