import { HttpError } from 'ra-core';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aUser, createFakeApi, type FakeApi } from '../test/fake-api.ts';
import { memoryStorage } from '../test/memory-storage.ts';
import { type ApiClient, createApiClient } from './api-client.ts';
import { fileNameOf } from '../../shared/client/file-of.ts';
import { createSessionStore } from './session-store.ts';
import { createUploader } from './upload.ts';

const LINES = 'application/x-ndjson; charset=utf-8';

/** Tells its one listener of each kind what the test makes happen. */
class FakeTarget {
  readonly #listeners = new Map<string, (progress: { loaded: number; total: number }) => void>();
  addEventListener(type: string, listener: (progress: { loaded: number; total: number }) => void) {
    this.#listeners.set(type, listener);
  }
  emit(type: string, progress = { loaded: 0, total: 0 }) {
    this.#listeners.get(type)?.(progress);
  }
}

/** A request as far as uploads use it; the test plays the network. */
class FakeRequest extends FakeTarget {
  status = 0;
  responseText = '';
  upload = new FakeTarget();
  opened = '';
  headers = new Headers();
  sent: unknown;
  isAborted = false;
  type = LINES;
  open(method: string, path: string) {
    this.opened = `${method} ${path}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  getResponseHeader() {
    return this.type;
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.isAborted = true;
  }
  /** More of the answer arrives. */
  arrives(text: string, status = 200) {
    this.status = status;
    this.responseText += text;
    this.emit('progress');
  }
  ends(text = '', status = 200) {
    this.status = status;
    this.responseText += text;
    this.emit('load');
  }
}

let requests: FakeRequest[];
const makeRequest = () => {
  const request = new FakeRequest();
  requests.push(request);
  return request;
};
beforeEach(() => {
  requests = [];
});

const file = new File(['external_id,name'], 'units.csv', { type: 'text/csv' });

function begin(options: Partial<Parameters<ReturnType<typeof createUploader>>[1]> = {}) {
  const upload = createUploader({ locale: () => 'de', makeRequest, silenceMs: 50 });
  const answer = upload('/a/', { file, ...options }, 'token');
  const [request] = requests;
  if (!request) throw new Error('Nothing was sent.');
  return { answer, request };
}

const failureOf = async (answer: Promise<unknown>): Promise<unknown> =>
  answer.then(
    () => 'it was answered',
    (error: unknown) => (error instanceof HttpError ? { status: error.status, message: error.message } : error),
  );

describe('an upload', () => {
  test('sends the file as it is, with the token and the language', async () => {
    const { answer, request } = begin();
    request.ends('{"report":1}\n');
    await answer;
    expect(request.opened).toBe('POST /api/a/');
    expect(request.sent).toBe(file);
    expect(Object.fromEntries(request.headers)).toEqual({
      accept: 'application/x-ndjson',
      authorization: 'Bearer token',
      'content-type': 'text/csv',
      'preferred-language': 'de',
    });
  });

  test('tells how much has gone out, and of each line once and when it is whole', async () => {
    const onSent = vi.fn();
    const onLine = vi.fn();
    const { answer, request } = begin({ onSent, onLine });
    request.upload.emit('progress', { loaded: 5, total: 20 });
    request.upload.emit('load');
    request.arrives('{"done":1}\n{"do');
    expect(onLine.mock.calls).toEqual([[{ done: 1 }]]);
    request.arrives('ne":2}\n');
    request.ends('{"report":{"rows":3}}');
    expect((await answer).json).toEqual({ report: { rows: 3 } });
    expect(onLine.mock.calls).toEqual([[{ done: 1 }], [{ done: 2 }], [{ report: { rows: 3 } }]]);
    expect(onSent.mock.calls).toEqual([[0.25], [1]]);
  });

  test('fails with the problem of its last line, or of its status', async () => {
    const late = begin();
    late.request.ends('{"done":1}\n{"problem":{"status":409,"detail":"Changed."}}\n');
    expect(await failureOf(late.answer)).toEqual({ status: 409, message: 'Changed.' });
    requests = [];
    const early = begin();
    early.request.type = 'application/problem+json';
    early.request.ends('{"status":413,"detail":"Too large."}', 413);
    expect(await failureOf(early.answer)).toEqual({ status: 413, message: 'Too large.' });
  });

  test('fails when the answer breaks off, when the network does, and after a long silence', async () => {
    const broken = begin();
    broken.request.ends('');
    expect(await failureOf(broken.answer)).toEqual({ status: 0, message: 'app.errors.network' });
    requests = [];
    const lost = begin();
    lost.request.emit('error');
    expect(await failureOf(lost.answer)).toEqual({ status: 0, message: 'app.errors.network' });
    requests = [];
    const silent = begin();
    expect(await failureOf(silent.answer)).toEqual({ status: 0, message: 'app.errors.timeout' });
    expect(silent.request.isAborted).toBe(true);
  });

  test('stops when it is told to', async () => {
    const stopping = new AbortController();
    const { answer, request } = begin({ signal: stopping.signal });
    stopping.abort();
    expect(await failureOf(answer)).toMatchObject({ name: 'AbortError' });
    expect(request.isAborted).toBe(true);
  });
});

describe('an upload within a session', () => {
  let api: FakeApi;
  let client: ApiClient;
  beforeEach(async () => {
    api = createFakeApi();
    const store = createSessionStore(memoryStorage(), new EventTarget());
    client = createApiClient({ store, locale: () => 'en', fetch: api.fetch, makeRequest });
    await client.signIn({ email: aUser.email, password: 'secret' });
  });

  test('is sent again with the next token when the first one has run out', async () => {
    const answer = client.upload('/a/', { file });
    await expect.poll(() => requests).toHaveLength(1);
    api.expire();
    requests[0]?.ends('{"status":401}', 401);
    await expect.poll(() => requests).toHaveLength(2);
    requests[1]?.ends('{"report":1}\n');
    expect((await answer).json).toEqual({ report: 1 });
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer access-1', 'Bearer access-2']);
    expect(api.to('/jwt/refresh-token')).toHaveLength(1);
  });
});

test.each([
  [`attachment; filename="Z_rich.csv"; filename*=UTF-8''Z%C3%BCrich.csv`, 'Zürich.csv'],
  ['attachment; filename="A1B2.svg"', 'A1B2.svg'],
  [`attachment; filename="a.csv"; filename*=UTF-8''%ZZ`, 'a.csv'],
  ['', ''],
])('the name in %j is %j', (disposition, name) => {
  expect(fileNameOf(disposition)).toBe(name);
});
