import { afterEach, describe, expect, it, vi } from 'vitest';
import { deliver, refusedMedia, underWay, waitOf } from './deliver.ts';
import { type AnswerBody, type QueuedAnswer, memoryStore } from './store.ts';

afterEach(() => vi.unstubAllGlobals());

const PHOTO = '0b6e6e00-0000-4000-8000-000000000001';
const OTHER = '0b6e6e00-0000-4000-8000-000000000002';
const kept = (answers: AnswerBody['answers'], partial = false): QueuedAnswer => ({
  token: 'T',
  revision: 'r1',
  address: '/answer',
  body: { code: 'C', response_token: 'T', survey_version_id: 1, version_key: 'KEY', locale: 'en', answers, partial },
  keptAt: 0,
  tries: 0,
  serverWaits: 0,
  pausesUntil: 0,
});
const fileOf = (media: string) => ({
  media,
  token: 'T',
  question: 'photo',
  address: `/media/${media}`,
  file: new Blob(['x'], { type: 'image/jpeg' }),
});

/** A server that gives one reply after the other: a status, or nothing at all. */
function server(...replies: (number | Response | 'gone')[]) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body: unknown }) => {
    asked.push(
      typeof body === 'string' ? `${address} ${JSON.stringify(pick(JSON.parse(body) as AnswerBody))}` : address,
    );
    const reply = replies.shift() ?? 200;
    if (reply === 'gone') throw new TypeError('Failed to fetch');
    return typeof reply === 'number' ? Response.json({}, { status: reply }) : reply;
  });
  return asked;
}
const pick = ({ answers, partial }: AnswerBody) => ({ answers, partial });
const problem = (status: number, errors: object[], code = 'invalid_input') =>
  Response.json({ code, errors }, { status, headers: { 'content-type': 'application/problem+json' } });

async function storeWith(answer: QueuedAnswer, ...media: string[]) {
  const store = memoryStore();
  await store.put(answer);
  for (const each of media) await store.putMedia(fileOf(each));
  return store;
}

describe('what is kept', () => {
  it('goes with its files first, and is forgotten when the server has it', async () => {
    const asked = server();
    const store = await storeWith(kept({ photo: [PHOTO] }), PHOTO);
    expect(await deliver(store, 'T', { attended: true })).toEqual({ kind: 'stored' });
    expect(asked).toEqual([`/media/${PHOTO}`, `/answer {"answers":{"photo":["${PHOTO}"]},"partial":false}`]);
    expect([await store.answers(), await store.mediaOf('T')]).toEqual([[], []]);
    expect(await deliver(store, 'T', { attended: true })).toEqual({ kind: 'stored' });
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['the file', ['gone' as const], 1],
    ['the answer', [200, 503], 2],
  ])('stays while %s can not be sent, and is then sent once', async (_, replies, requests) => {
    const asked = server(...replies);
    const store = await storeWith(kept({ photo: [PHOTO] }), PHOTO);
    expect(await deliver(store, 'T', { attended: true })).toMatchObject({ kind: 'kept' });
    expect(asked).toHaveLength(requests);
    expect(await store.answers()).toMatchObject([{ tries: 1 }]);
    expect(await deliver(store, 'T', { attended: false })).toEqual({ kind: 'stored' });
    expect(asked.filter((each) => each.startsWith('/media'))).toHaveLength(replies[0] === 'gone' ? 2 : 1);
  });

  it('waits longer each time, and as long as the server says', async () => {
    server('gone', 'gone', new Response('', { status: 429, headers: { 'retry-after': '600' } }));
    const store = await storeWith(kept({ mood: 1 }));
    const pauses = [];
    for (let at = 0; at < 3; at++) {
      const delivery = await deliver(store, 'T', { attended: true });
      pauses.push(delivery.kind === 'kept' ? delivery.pause : 0);
    }
    expect(pauses[0]).toBeLessThan(pauses[1] ?? 0);
    expect(pauses[2]).toBe(600_000);
  });

  it('put anew while it was under way is not forgotten', async () => {
    const store = await storeWith(kept({ mood: 1 }, true));
    vi.stubGlobal('fetch', async () => {
      await store.put({ ...kept({ mood: 2 }), revision: 'r2' });
      return Response.json({});
    });
    await deliver(store, 'T', { attended: true });
    expect(await store.answers()).toMatchObject([{ revision: 'r2' }]);
  });

  it('goes without a file that was taken off while it was on its way', async () => {
    const asked: string[] = [];
    const store = await storeWith(kept({ photo: [PHOTO], mood: 3 }, true), PHOTO);
    vi.stubGlobal('fetch', async (address: string, { signal }: { signal: AbortSignal }) => {
      asked.push(address);
      if (address === '/answer') return Response.json({});
      await store.removeMedia(PHOTO);
      underWay.get(PHOTO)?.abort();
      throw signal.reason;
    });
    expect(await deliver(store, 'T', { attended: true })).toEqual({ kind: 'stored' });
    expect(asked).toEqual([`/media/${PHOTO}`, '/answer']);
    expect(underWay.size).toBe(0);
  });

  it('comes back to a visitor who is there, with what is wrong', async () => {
    server(problem(400, [{ pointer: '/answers/a~1b', code: 'maximum', parameters: { limit: 5 } }]));
    const store = await storeWith(kept({ 'a/b': 9 }));
    expect(await deliver(store, 'T', { attended: true })).toEqual({
      kind: 'refused',
      violations: [{ question: 'a/b', code: 'maximum', parameters: { limit: 5 } }],
    });
    expect(await store.answers()).toEqual([]);
  });

  it('tells a visitor who is there of a refused file before the answer is sent', async () => {
    const asked = server(problem(413, [], 'media_too_large'));
    const store = await storeWith(kept({ photo: [PHOTO] }), PHOTO);
    expect(await deliver(store, 'T', { attended: true })).toEqual({
      kind: 'refused',
      violations: [{ question: 'photo', code: 'media_too_large' }],
    });
    expect(asked).toHaveLength(1);
  });

  it('lets go of a file that the server kept no longer, and says so at its question', async () => {
    server(problem(400, [{ pointer: '/answers/photo/1', code: 'media_swept' }]));
    const store = await storeWith(kept({ photo: [OTHER, PHOTO] }));
    expect(await deliver(store, 'T', { attended: true })).toEqual({
      kind: 'refused',
      violations: [{ question: 'photo', code: 'media_swept' }],
    });
    expect([refusedMedia.has(PHOTO), refusedMedia.has(OTHER)]).toEqual([true, false]);
  });

  it('with nobody there, is stored without what is refused of it', async () => {
    const asked = server(415, 200, problem(400, [{ pointer: '/answers/mood', code: 'maximum' }]), 200);
    const store = await storeWith(kept({ photo: [PHOTO, OTHER], mood: 9, comment: 'x' }), PHOTO, OTHER);
    expect(await deliver(store, 'T', { attended: false })).toEqual({ kind: 'stored' });
    expect(asked.slice(2)).toEqual([
      `/answer {"answers":{"photo":["${OTHER}"],"mood":9,"comment":"x"},"partial":false}`,
      `/answer {"answers":{"photo":["${OTHER}"],"comment":"x"},"partial":true}`,
    ]);
    expect(await store.answers()).toEqual([]);
  });
});

it('understands both forms of Retry-After', () => {
  expect(waitOf('7')).toBe(7000);
  expect(waitOf('Thu, 01 Jan 1970 00:00:09 GMT', 4000)).toBe(5000);
  expect(waitOf('Thu, 01 Jan 1970 00:00:01 GMT', 4000)).toBe(0);
  expect([waitOf(null), waitOf('soon')]).toEqual([0, 0]);
});
