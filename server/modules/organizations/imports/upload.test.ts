/** Files on their way in: too large ones are refused early, answers come line by line, callers may go away. */
import { once } from 'node:events';
import { Agent, type ClientRequest, type IncomingMessage, request as send } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { serveWorld, servedWorld } from '../../../test/scenarios.ts';
import { holdRows } from '../../../test/until-blocked.ts';
import { csv, exportUnits, importUnits, sendImport, unitsOf } from '../../../test/unit-imports.ts';

const served = await servedWorld();
afterAll(async () => {
  agent.destroy();
});

/** As browsers do: a connection that is to be closed after the answer breaks off under what is still being sent. */
const agent = new Agent({ keepAlive: true });

const MEGABYTE = 1024 * 1024;

async function begin(headers: Record<string, string>, as = 'adminA'): Promise<ClientRequest> {
  const { origin, world } = served;
  const request = send(`${origin}/api/companyorganization/${world.companyA.organizationId}/import_units`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv', ...(await world.authorization(as)), ...headers },
    agent,
  });
  request.on('error', () => undefined);
  return request;
}

async function answerOf(request: ClientRequest): Promise<{ status: number; body: Record<string, unknown> }> {
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response as AsyncIterable<Buffer>) chunks.push(chunk);
  return {
    status: response.statusCode ?? 0,
    body: JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>,
  };
}

describe('a file of 200 MB', () => {
  test('is refused by what it announces, before it comes', async () => {
    const request = await begin({ 'content-length': String(200 * MEGABYTE) });
    request.write('external_id,name\n');
    expect(await answerOf(request)).toMatchObject({ status: 413, body: { code: 'file_too_large', limit: 10 } });
    request.destroy();
  });

  test('that does not announce itself is refused after 10 MB, and never kept', async () => {
    const before = process.memoryUsage().arrayBuffers;
    let peak = 0;
    const request = await begin({ 'transfer-encoding': 'chunked' });
    const answered = answerOf(request);
    let refused = false;
    void answered.then(() => (refused = true));
    const chunk = Buffer.alloc(MEGABYTE, 'x');
    let sent = 0;
    for (; sent < 200 && !refused; sent++) {
      if (!request.write(chunk)) await Promise.race([once(request, 'drain'), answered]);
      peak = Math.max(peak, process.memoryUsage().arrayBuffers - before);
      await sleep(1);
    }
    expect(await answered).toMatchObject({ status: 413, body: { code: 'file_too_large' } });
    expect(sent).toBeGreaterThan(10);
    expect(sent).toBeLessThan(100);
    expect(peak).toBeLessThan(60 * MEGABYTE);
    request.destroy();
  });

  test.each(['anonymous', 'nobody', 'superadmin'])('is not even looked at for %s', async (as) => {
    const request = await begin({ 'content-length': String(200 * MEGABYTE) }, as);
    request.write('x');
    expect((await answerOf(request)).status).toBe(as === 'anonymous' ? 401 : 403);
    request.destroy();
  });
});

const rows = (count: number): string[][] => Array.from({ length: count }, (_, at) => [`u${at}`, `Unit ${at}`]);
const many = csv(['external_id', 'name'], ...rows(5_000));

test('an answer by lines comes while the server is at work', async () => {
  const { body } = await importUnits(served, { file: many });
  const holder = await holdRows(served.ownerUrl);
  await holder.query('select 1 from organization where id = $1 for update', [served.world.companyA.organizationId]);
  const headers = { accept: 'application/x-ndjson', 'accept-encoding': 'br, gzip' };
  const response = await sendImport(served, { file: many, plan: body.plan ?? '', headers });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const first = await reader?.read();
  // The file has been read; the organization is somebody else's, and the answer has begun all the same.
  expect(first?.value).toContain('"phase":"reading"');
  await holder.untilBlocked();
  await holder.release();
  let text = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) text += part.value;
  expect(JSON.parse(text.trim().split('\n').at(-1) ?? '')).toMatchObject({ report: { applied: true } });
});

test('a caller who goes away while it is written has changed nothing', async () => {
  const more = csv(['external_id', 'name'], ...rows(5_000).map(([id = '', name = '']) => [`${id}b`, name]));
  const { body } = await importUnits(served, { file: more });
  const before = await unitsOf(served);
  const holder = await holdRows(served.ownerUrl);
  await holder.query('select 1 from organization where id = $1 for update', [served.world.companyA.organizationId]);
  const leaving = new AbortController();
  const headers = { accept: 'application/x-ndjson', ...(await served.world.authorization('adminA')) };
  const path = `companyorganization/${served.world.companyA.organizationId}/import_units?apply=true&plan=${body.plan}`;
  const response = await fetch(`${served.origin}/api/${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'text/csv' },
    body: more,
    signal: leaving.signal,
  });
  await holder.untilBlocked();
  leaving.abort();
  await response.text().catch(() => '');
  await sleep(200);
  await holder.release();
  await expect.poll(async () => (await importUnits(served, { file: more })).status).toBe(200);
  expect(await unitsOf(served)).toEqual(before);
});

test('files are limited apart from rows: each is in memory as a whole', async () => {
  const few = await serveWorld({ rateLimitFactor: 0.1 });
  const statuses: number[] = [];
  for (let file = 0; file < 2; file++) {
    statuses.push((await importUnits(few, { file: 'external_id,name\n' })).status);
    statuses.push((await exportUnits(few)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
  await few.close();
});
