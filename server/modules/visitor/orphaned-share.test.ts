/** What strangers may take of a company's room before any answer names their files. */
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { pdf, publishMediaSurvey, sendFile } from '../../test/media-world.ts';
import { servedWorld } from '../../test/scenarios.ts';
import { insertRow } from '../../test/world.ts';

const served = await servedWorld({ trustsProxy: true, leastOrphanedBytes: 400_000 });
const KB = 1_000;
/** Of the plan. */
const ROOM = 1_000 * KB;

await publishMediaSurvey(served);
beforeAll(async () => {
  const { database, companyA } = served.world;
  const [plan] = await database.statement<{ id: number }>('platform', null, {
    text: "insert into plan (name, tag, storage_mb) values ('Tiny', 'pro', 1) returning id",
    values: [],
  });
  await insertRow(database, companyA.id, 'subscription', {
    plan_id: plan?.id,
    started_at: new Date(),
    period_start: new Date(),
  });
});

const query = (text: string): Promise<object[]> =>
  served.world.database.statement('app', served.world.companyA.id, { text, values: [] });
beforeEach(async () => {
  await query('delete from node_survey_answer_media');
  await served.database.lookup('worker', { text: 'delete from stored_file', values: [] });
});

const upload = (address: string, kilobytes: number, named: { token?: string; media?: string } = {}) =>
  sendFile(served, {
    code: served.world.companyA.codes.room,
    question: 'papers',
    bytes: Buffer.concat([pdf, Buffer.alloc(kilobytes * KB - pdf.length)]),
    headers: { 'x-forwarded-for': address },
    ...named,
  });
const answer = (token: string, papers: string[]) =>
  served.call({
    method: 'POST',
    path: 'setsurveyanswer/',
    body: { code: served.world.companyA.codes.room, answers: { experience: 4, papers }, response_token: token },
    headers: { 'user-agent': token },
  });
const FULL = {
  status: 413,
  body: { code: 'storage_full', detail: 'Send your answer without it.' },
};

it('one address takes a quarter of what is free, however it calls itself, and others still upload', async () => {
  expect((await upload('192.0.2.1', 200)).status).toBe(200);
  expect(await upload('192.0.2.1', 51)).toMatchObject(FULL);
  expect((await upload('192.0.2.1', 50)).status).toBe(200);
  expect(await upload('192.0.2.1', 1)).toMatchObject(FULL);
  expect((await upload('192.0.2.2', 200)).status).toBe(200);
  expect((await upload('2001:db8::1', 200)).status).toBe(200);
  // The same network under another of its addresses.
  expect(await upload('2001:db8::2', 100)).toMatchObject(FULL);
});

it('all together take three quarters, and what is stored for good still finds room', async () => {
  for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) expect((await upload(address, 250)).status).toBe(200);
  expect(await upload('192.0.2.4', 1)).toMatchObject(FULL);
  const [token, media] = [randomUUID(), randomUUID()];
  expect((await answer(token, [media])).status).toBe(200);
  expect((await upload('192.0.2.4', 240, { token, media })).status).toBe(200);
});

it('an answer that names its files gives their share free', async () => {
  const { token, media } = await upload('192.0.2.1', 250);
  expect(await upload('192.0.2.1', 100)).toMatchObject(FULL);
  expect((await answer(token, [media])).status).toBe(200);
  // A quarter of the 750 kB that are left.
  expect((await upload('192.0.2.1', 187)).status).toBe(200);
  expect(await upload('192.0.2.1', 1)).toMatchObject(FULL);
});

it('many at once do not slip past', async () => {
  const one = await Promise.all(Array.from({ length: 6 }, () => upload('192.0.2.1', 100)));
  expect(one.filter(({ status }) => status === 200)).toHaveLength(2);
  const many = await Promise.all(Array.from({ length: 12 }, (_, at) => upload(`198.51.100.${at}`, 100)));
  expect(many.filter(({ status }) => status === 200)).toHaveLength(5);
  const [{ sum }] = (await query('select sum(byte_size)::bigint from stored_file')) as [{ sum: number }];
  expect(sum).toBeLessThanOrEqual(ROOM * 0.75);
});

it('what was swept gives its share free', async () => {
  expect((await upload('192.0.2.1', 250)).status).toBe(200);
  await query('update node_survey_answer_media set swept_at = now(), byte_size = 0, storage_key = null');
  await served.database.lookup('worker', { text: 'delete from stored_file', values: [] });
  expect((await upload('192.0.2.1', 250)).status).toBe(200);
});

it('a full plan leaves them room all the same, and takes every file of an answer', async () => {
  await insertRow(served.world.database, served.world.companyA.id, 'stored_file', {
    storage_key: 'full',
    purpose: 'picture',
    byte_size: ROOM,
  });
  // A quarter of the least room, and three quarters of it.
  for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
    expect((await upload(address, 100)).status).toBe(200);
    expect(await upload(address, 1)).toMatchObject(FULL);
  }
  expect(await upload('192.0.2.4', 1)).toMatchObject(FULL);
  const [token, media] = [randomUUID(), randomUUID()];
  expect((await answer(token, [media])).status).toBe(200);
  expect((await upload('192.0.2.4', 900, { token, media })).status).toBe(200);
});
