import { HttpError } from 'ra-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { aUser, createFakeApi, type FakeApi, problem } from '../test/fake-api.ts';
import { memoryStorage } from '../test/memory-storage.ts';
import { createAbility, defaultAbility } from './ability.ts';
import { type ApiClient, createApiClient } from './api-client.ts';
import { createSessionStore, type SessionStore } from './session-store.ts';

let api: FakeApi;
let storage: Storage;
let store: SessionStore;
let client: ApiClient;

const credentials = { email: 'ada@acme.example', password: 'secret' };

beforeEach(async () => {
  api = createFakeApi();
  storage = memoryStorage();
  store = createSessionStore(storage, new EventTarget());
  client = createApiClient({ store, locale: () => 'tr', fetch: api.fetch });
  await client.signIn(credentials);
  api.requests.length = 0;
});

async function statusOf(call: Promise<unknown>): Promise<number | string> {
  try {
    await call;
    return 'ok';
  } catch (error) {
    return error instanceof HttpError ? error.status : String(error);
  }
}

describe('an authenticated call', () => {
  test('asks for the user data first, then calls with token and language', async () => {
    await client.call('/plan/');
    expect(api.requests.map(({ path }) => path)).toEqual(['/account/userinfo', '/plan/']);
    for (const { headers } of api.requests) {
      expect(headers.get('authorization')).toBe('Bearer access-1');
      expect(headers.get('preferred-language')).toBe('tr');
    }
  });

  test('asks for the user data each time, by their validator once it is known, and keeps them on a 304', async () => {
    await client.call('/plan/');
    await client.call('/plan/');
    expect(api.to('/account/userinfo').map(({ headers }) => headers.get('if-none-match'))).toEqual([null, '"2"']);
    expect(store.userData()).toEqual(aUser);
  });

  test('shares the question for the user data with calls at the same time', async () => {
    await Promise.all([client.call('/plan/'), client.call('/discount/'), client.call('/customer/')]);
    expect(api.to('/account/userinfo')).toHaveLength(1);
    expect(api.requests).toHaveLength(4);
  });

  test('makes the abilities follow new user data', async () => {
    const ability = createAbility(store);
    api.setAbility([{ action: 'read', subject: 'admin' }]);
    await client.call('/plan/');
    expect(ability.can('read', 'admin')).toBe(true);
    expect(ability.can('read', 'client')).toBe(false);
  });

  test('without a session is a 401 that reaches no server', async () => {
    store.clear();
    expect(await statusOf(client.call('/plan/'))).toBe(401);
    expect(api.requests).toEqual([]);
  });
});

describe('an expired access token', () => {
  test('is refreshed once for all calls at the same time, and each of them is answered', async () => {
    await client.refreshUserData();
    api.expire();
    const answers = await Promise.all(['/a/', '/b/', '/c/', '/d/'].map((path) => client.call(path)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(api.to('/jwt/refresh-token').map(({ body }) => body)).toEqual([{ refreshToken: 'refresh-1' }]);
    expect(store.tokens()).toEqual({ accessToken: 'access-2', refreshToken: 'refresh-2' });
  });

  test('that expires between the user data and the calls themselves is refreshed once, too', async () => {
    let isFirst = true;
    const racing: typeof fetch = async (address, init) => {
      const response = await api.fetch(address, init);
      if (String(address).endsWith('/userinfo') && isFirst) {
        isFirst = false;
        api.expire();
      }
      return response;
    };
    const racingClient = createApiClient({ store, locale: () => 'en', fetch: racing });
    const answers = await Promise.all(['/a/', '/b/', '/c/'].map((path) => racingClient.call(path)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(api.to('/jwt/refresh-token')).toHaveLength(1);
    expect(api.to('/a/').map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer access-1',
      'Bearer access-2',
    ]);
  });

  test('that another tab has refreshed already costs no second refresh', async () => {
    const otherTab = createApiClient({
      store: createSessionStore(storage, new EventTarget()),
      locale: () => 'en',
      fetch: api.fetch,
      exclusively,
    });
    const thisTab = createApiClient({ store, locale: () => 'en', fetch: api.fetch, exclusively });
    api.expire();
    await Promise.all([thisTab.call('/a/'), otherTab.call('/b/')]);
    expect(api.to('/jwt/refresh-token')).toHaveLength(1);
  });

  test.each([400, 401, 403])('whose refresh is refused with %i ends the session', async (status) => {
    const ability = createAbility(store);
    api.expire();
    api.refuseRefresh(status);
    const outcomes = await Promise.all(['/a/', '/b/'].map((path) => statusOf(client.call(path))));
    expect(outcomes).toEqual([401, 401]);
    expect(api.to('/jwt/refresh-token')).toHaveLength(1);
    expect([store.tokens(), store.userData(), store.userDataTag(), storage.length]).toEqual([null, null, null, 0]);
    expect(ability.rules).toEqual(defaultAbility);
  });

  test.each([
    [500, 500],
    [503, 503],
    ['unreachable', 0],
  ] as const)('whose refresh fails with %s keeps the session', async (failure, status) => {
    api.expire();
    api.refuseRefresh(failure);
    expect(await statusOf(client.call('/a/'))).toBe(status);
    expect(store.tokens()).not.toBeNull();
    expect(store.userData()).toEqual(aUser);
  });

  test('is refreshed once and no more when the fresh one is not good either', async () => {
    api.rejectEverything();
    expect(await statusOf(client.call('/a/'))).toBe(401);
    expect(api.to('/jwt/refresh-token')).toHaveLength(1);
    expect(store.tokens()).toBeNull();
  });
});

describe('other failures', () => {
  test('are passed on with the message and the fields of the problem document', async () => {
    const errors = [
      { pointer: '/price', code: 'minimum', message: 'Too small.' },
      { pointer: '/price', code: 'type', message: 'No number.' },
      { pointer: '/plan_ids/0', code: 'unknown', message: 'No such plan.' },
      { pointer: '', code: 'whole', message: 'Not this way.' },
    ];
    api.answers.set('/discount/', () => problem(400, { code: 'invalid', detail: 'Look at the fields.', errors }));
    const error = await client.call('/discount/', { method: 'POST', body: {} }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      message: 'Look at the fields.',
      status: 400,
      body: { code: 'invalid', errors: { price: 'Too small.', plan_ids: 'No such plan.' } },
    });
    expect(store.tokens()).not.toBeNull();
  });

  test.each([403, 404, 409, 500])('a %i leaves the session alone', async (status) => {
    api.answers.set('/a/', () => problem(status, { detail: 'No.' }));
    expect(await statusOf(client.call('/a/'))).toBe(status);
    expect(api.to('/jwt/refresh-token')).toEqual([]);
    expect(store.tokens()).not.toBeNull();
  });

  test('a page that is no problem document still has a message', async () => {
    api.answers.set('/a/', () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(client.call('/a/')).rejects.toMatchObject({ message: 'app.errors.unexpected', status: 502 });
  });

  test('a server that does not answer in time is told as such', async () => {
    const silent: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
      );
    const waiting = createApiClient({ store, locale: () => 'en', fetch: silent, timeoutMs: 1 });
    await expect(waiting.call('/a/')).rejects.toMatchObject({ message: 'app.errors.timeout', status: 0 });
  });

  test('a caller who gives up gets his own reason', async () => {
    const controller = new AbortController();
    controller.abort(new Error('left the page'));
    const aborted: typeof fetch = async (_, init) => {
      init?.signal?.throwIfAborted();
      return api.fetch(_, init);
    };
    const leaving = createApiClient({ store, locale: () => 'en', fetch: aborted });
    await expect(leaving.call('/a/', { signal: controller.signal })).rejects.toThrow('left the page');
  });
});

describe('signing in and out', () => {
  test('a wrong password is no reason to refresh anything', async () => {
    store.clear();
    const refusing = createApiClient({
      store,
      locale: () => 'en',
      fetch: async () => problem(401, { detail: 'Wrong.' }),
    });
    await expect(refusing.signIn(credentials)).rejects.toMatchObject({ message: 'Wrong.', status: 401 });
    expect(store.tokens()).toBeNull();
  });

  test('an answer without user data is no session', async () => {
    store.clear();
    const odd = createApiClient({
      store,
      locale: () => 'en',
      fetch: async () => Response.json({ accessToken: 'a', refreshToken: 'b' }),
    });
    expect(await statusOf(odd.signIn(credentials))).toBe(502);
    expect(store.tokens()).toBeNull();
  });

  test('a sign-in tells which session of this browser it replaces', async () => {
    await client.signIn(credentials);
    store.clear();
    await client.signIn(credentials);
    const bodies = api.to('/jwt/login').map(({ body }) => body);
    expect(bodies).toEqual([{ ...credentials, refreshToken: 'refresh-1' }, credentials]);
  });

  test('a sign-out forgets everything and tells the server', async () => {
    await client.signOut();
    expect(storage.length).toBe(0);
    expect(api.to('/jwt/logout')).toMatchObject([{ method: 'POST', body: { refreshToken: 'refresh-1' } }]);
  });

  test('a sign-out works without a connection', async () => {
    const offline = createApiClient({
      store,
      locale: () => 'en',
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    await offline.signOut();
    expect(storage.length).toBe(0);
  });
});

let queue: Promise<unknown> = Promise.resolve();
/** The Web Locks API's promise in small: one task at a time. */
function exclusively<T>(task: () => Promise<T>): Promise<T> {
  const result = queue.then(task);
  queue = result.catch(() => undefined);
  return result;
}
