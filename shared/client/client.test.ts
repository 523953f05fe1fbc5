import { describe, expect, test } from 'vitest';
import { createClient, openClient } from './client.ts';
import { ApiProblem, throwing } from './problem.ts';
import { retrying } from './retry.ts';
import { type ApiRequest, createTransport, Unreachable } from './transport.ts';

interface Sent {
  method: string | undefined;
  url: string;
  body: unknown;
}

/** A network that answers in turn, and what it was asked. */
function network(...answers: (Response | Error)[]) {
  const sent: Sent[] = [];
  const send: typeof fetch = async (url, { method, body, signal } = {}) => {
    sent.push({ method, url: String(url), body });
    signal?.throwIfAborted();
    const answer = answers[Math.min(sent.length, answers.length) - 1];
    if (answer instanceof Response) return answer.clone();
    throw answer ?? new Error('There is no answer.');
  };
  return { fetch: send, sent };
}

const rows = (path: string, from: number, count: number, total: number): Response =>
  Response.json(
    Array.from({ length: count }, (_, at) => ({ id: from + at })),
    { headers: { 'content-range': `${path} ${from}-${from + count - 1}/${total}` } },
  );

const refusal = (status: number, body: object, headers: Record<string, string> = {}): Response =>
  Response.json({ status, ...body }, { status, headers });

describe('an entity', () => {
  test('is listed with its parameters as JSON, and the total of all pages', async () => {
    const { fetch, sent } = network(rows('companytags', 0, 2, 7));
    const tags = openClient({ fetch, origin: 'http://api' })('company_tag');
    expect(await tags.list({ filter: { name: 'Terrace' }, sort: ['name', 'ASC'], range: [0, 1] })).toEqual({
      rows: [{ id: 0 }, { id: 1 }],
      total: 7,
    });
    expect(decodeURIComponent(sent[0]?.url ?? '')).toBe(
      'http://api/api/companytags/?filter={"name":"Terrace"}&sort=["name","ASC"]&range=[0,1]',
    );
  });

  test('is read row by row over all pages, and no further than a short one', async () => {
    const { fetch, sent } = network(rows('companytags', 0, 2, 3), rows('companytags', 2, 1, 3));
    const ids: number[] = [];
    for await (const { id } of openClient({ fetch })('company_tag').rows({ pageSize: 2 })) ids.push(id);
    expect(ids).toEqual([0, 1, 2]);
    expect(sent.map(({ url }) => decodeURIComponent(url))).toEqual([
      '/api/companytags/?range=[0,1]',
      '/api/companytags/?range=[2,3]',
    ]);
  });

  test('answers files of its actions, by the name that the server gives them', async () => {
    const headers = { 'content-disposition': "attachment; filename*=UTF-8''Rechnung%207.pdf" };
    const { fetch, sent } = network(new Response('%PDF', { headers }));
    const file = await openClient({ fetch })('invoice').act('pdf', { id: 7 });
    expect({ name: file.name, text: await file.text() }).toEqual({ name: 'Rechnung 7.pdf', text: '%PDF' });
    expect(sent).toMatchObject([{ method: 'GET', url: '/api/invoice/7/pdf/' }]);
  });

  test('is written, deleted and acted on at its addresses', async () => {
    const { fetch, sent } = network(Response.json({ id: 3 }));
    const tags = openClient({ fetch })('company_tag');
    await tags.get(3);
    await tags.create({ name: 'Terrace' });
    await tags.patch(3, { color: '#112233' });
    await tags.act('merge', { id: 3, input: { into_id: 4 } });
    await tags.remove(3);
    expect(sent).toEqual([
      { method: 'GET', url: '/api/companytags/3/', body: undefined },
      { method: 'POST', url: '/api/companytags/', body: '{"name":"Terrace"}' },
      { method: 'PATCH', url: '/api/companytags/3/', body: '{"color":"#112233"}' },
      { method: 'POST', url: '/api/companytags/3/merge/', body: '{"into_id":4}' },
      { method: 'DELETE', url: '/api/companytags/3/', body: undefined },
    ]);
  });

  test('takes nothing that its schema has not', () => {
    const tags = createClient(() => Promise.reject(new Error('not called')))('company_tag');
    const calls = [
      // @ts-expect-error there is no such field to sort by
      () => tags.list({ sort: ['colour', 'ASC'] }),
      // @ts-expect-error a tag needs a name
      () => tags.create({ color: '#112233' }),
      // @ts-expect-error there is no such action
      () => tags.act('marge', { id: 3 }),
      // @ts-expect-error it goes into another tag
      () => tags.act('merge', { id: 3, input: { into: 4 } }),
    ];
    expect(calls).toHaveLength(4);
  });
});

test('a refusal is thrown with its status, code and errors', async () => {
  const errors = [{ pointer: '/name', code: 'unique', message: 'There is one already.' }];
  const { fetch } = network(refusal(409, { code: 'not_unique', detail: 'It exists.', errors }));
  const thrown = await openClient({ fetch })('company_tag')
    .create({ name: 'Terrace' })
    .then(String, (error) => error);
  expect(thrown).toBeInstanceOf(ApiProblem);
  expect(thrown).toMatchObject({ status: 409, code: 'not_unique', message: 'It exists.', errors });
});

describe('where the server wants to be asked later', () => {
  const busy = (headers: Record<string, string> = {}): Response => refusal(503, { code: 'overloaded' }, headers);

  async function asked(request: ApiRequest, ...answers: Response[]) {
    const { fetch, sent } = network(...answers);
    const waits: number[] = [];
    const wait = (ms: number): Promise<void> => Promise.resolve(void waits.push(ms));
    const send = retrying(createTransport({ fetch }), { wait, random: () => 0 });
    const { status } = await send('/companytags/', request);
    return { status, calls: sent.length, waits };
  }

  test('what reads is asked again, each time later, and no more than twice', async () => {
    expect(await asked({}, busy(), Response.json([]))).toEqual({ status: 200, calls: 2, waits: [300] });
    expect(await asked({}, busy())).toEqual({ status: 503, calls: 3, waits: [300, 600] });
  });

  test('Retry-After is waited for, in seconds and until a date, unless it is too far away', async () => {
    const soon = new Date(Date.now() - 1_000).toUTCString();
    expect(await asked({}, busy({ 'retry-after': '2' }), Response.json([]))).toMatchObject({ waits: [2_000] });
    expect(await asked({}, busy({ 'retry-after': soon }), Response.json([]))).toMatchObject({ waits: [0] });
    expect(await asked({}, refusal(429, {}, { 'retry-after': '60' }))).toEqual({ status: 429, calls: 1, waits: [] });
  });

  test('what writes is asked once, but where the server tells a second call from the first', async () => {
    expect(await asked({ method: 'POST', body: {} }, busy())).toEqual({ status: 503, calls: 1, waits: [] });
    const headers = { 'Idempotency-Key': 'one' };
    expect(await asked({ method: 'POST', body: {}, headers }, busy(), Response.json({}))).toMatchObject({ calls: 2 });
  });

  test('who abandons the call waits no longer', async () => {
    const { fetch, sent } = network(busy({ 'retry-after': '5' }));
    const abandoned = new AbortController();
    const call = retrying(createTransport({ fetch }))('/companytags/', { signal: abandoned.signal });
    await expect.poll(() => sent.length).toBe(1);
    abandoned.abort(new Error('left'));
    await expect(call).rejects.toThrow('left');
  });
});

describe('no answer', () => {
  test('of the network is told from one in time', async () => {
    const { fetch } = network(new TypeError('Failed to fetch'));
    await expect(throwing(createTransport({ fetch }))('/plan/')).rejects.toMatchObject({ reason: 'network' });
    const silent: typeof globalThis.fetch = (_, { signal } = {}) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
    const late = createTransport({ fetch: silent, timeoutMs: 10 })('/plan/');
    await expect(late).rejects.toBeInstanceOf(Unreachable);
    await expect(late).rejects.toMatchObject({ reason: 'timeout' });
  });
});
