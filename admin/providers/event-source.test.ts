import { HttpError } from 'ra-core';
import { describe, expect, test, vi } from 'vitest';
import type { ApiAnswer, ApiRequest } from './api-client.ts';
import { createEventParser, createEventSource, type ServerEvent } from './event-source.ts';

const event = (id: string, kind = 'added', data = '{"count":1}') => `id: ${id}\nevent: ${kind}\ndata: ${data}\n\n`;

describe('the text of a stream', () => {
  test.each([1, 2, 7, 1_000])('is read in pieces of %i as it is read whole', (size) => {
    const text = `${event('a')}:\n\n${event('b', 'changed', '{"ids":[1,2]}')}id: c\nevent: x\ndata: {\n\n${event('d')}`;
    const heard: ServerEvent[] = [];
    const parse = createEventParser((one) => heard.push(one));
    for (let at = 0; at < text.length; at += size) parse(text.slice(at, at + size));
    expect(heard).toEqual([
      { id: 'a', kind: 'added', data: { count: 1 } },
      { id: 'b', kind: 'changed', data: { ids: [1, 2] } },
      { id: 'd', kind: 'added', data: { count: 1 } },
    ]);
  });
});

interface Call {
  headers: Record<string, string> | undefined;
  signal: AbortSignal | undefined;
  send(text: string): void;
  end(): void;
}

/** An API whose streams send what a test lets them send. */
function fakeStreams(refuse: () => Error | null = () => null) {
  const calls: Call[] = [];
  const client = {
    async call(_path: string, { headers, signal }: ApiRequest = {}): Promise<ApiAnswer> {
      const refusal = refuse();
      let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
      const stream = new ReadableStream<Uint8Array>({ start: (made) => void (controller = made) });
      signal?.addEventListener('abort', () => controller?.error(signal.reason));
      calls.push({
        headers,
        signal,
        send: (text) => controller?.enqueue(new TextEncoder().encode(text)),
        end: () => controller?.close(),
      });
      if (refusal) throw refusal;
      return { status: 200, headers: new Headers(), body: '', json: undefined, stream };
    },
  };
  return { calls, client };
}

class FakePage extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
}

const calledTimes = (calls: Call[], times: number) => vi.waitFor(() => expect(calls).toHaveLength(times));

describe('a stream of events', () => {
  test('is one for all listeners, and is closed after the last', async () => {
    const { calls, client } = fakeStreams();
    const source = createEventSource({ client, path: '/x' });
    const heard: string[] = [];
    const stops = ['one', 'two'].map((name) => source.listen(({ id }) => heard.push(`${name} ${id}`)));
    calls[0]?.send(event('1'));
    await vi.waitFor(() => expect(heard).toEqual(['one 1', 'two 1']));
    expect(calls).toHaveLength(1);
    stops[0]?.();
    expect(calls[0]?.signal?.aborted).toBe(false);
    stops[1]?.();
    expect(calls[0]?.signal?.aborted).toBe(true);
  });

  test('comes back by itself, and says where it was', async () => {
    const { calls, client } = fakeStreams();
    const stop = createEventSource({ client, path: '/x', firstPauseMs: 1 }).listen(() => undefined);
    calls[0]?.send(event('7'));
    calls[0]?.end();
    await calledTimes(calls, 2);
    expect(calls.map(({ headers }) => headers?.['last-event-id'])).toEqual([undefined, '7']);
    stop();
  });

  test('that newer ones have replaced leaves them their place for a while', async () => {
    vi.useFakeTimers();
    try {
      const { calls, client } = fakeStreams();
      const stop = createEventSource({ client, path: '/x', firstPauseMs: 1_000 }).listen(() => undefined);
      calls[0]?.send(event('7', 'replaced', '{}'));
      calls[0]?.end();
      await vi.advanceTimersByTimeAsync(59_000);
      expect(calls).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(2_000);
      expect(calls).toHaveLength(2);
      stop();
    } finally {
      vi.useRealTimers();
    }
  });

  test.each([401, 403])('that is refused with %i is not asked for again', async (status) => {
    const { calls, client } = fakeStreams(() => new HttpError('no', status));
    const stop = createEventSource({ client, path: '/x', firstPauseMs: 1 }).listen(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(calls).toHaveLength(1);
    stop();
  });

  test('that fails otherwise is asked for until it is there', async () => {
    let failures = 3;
    const { calls, client } = fakeStreams(() => (failures-- > 0 ? new HttpError('later', 503) : null));
    const heard: string[] = [];
    const stop = createEventSource({ client, path: '/x', firstPauseMs: 1 }).listen(({ id }) => heard.push(id));
    await calledTimes(calls, 4);
    calls[3]?.send(event('1'));
    await vi.waitFor(() => expect(heard).toEqual(['1']));
    stop();
  });

  test('is closed while its page is hidden, and opened again with it', async () => {
    const { calls, client } = fakeStreams();
    const page = new FakePage();
    const stop = createEventSource({ client, path: '/x', page, firstPauseMs: 1 }).listen(() => undefined);
    const turn = (state: DocumentVisibilityState) => {
      page.visibilityState = state;
      page.dispatchEvent(new Event('visibilitychange'));
    };
    turn('hidden');
    await vi.waitFor(() => expect(calls[0]?.signal?.aborted).toBe(true));
    turn('visible');
    await calledTimes(calls, 2);
    expect(calls[1]?.signal?.aborted).toBe(false);
    stop();
  });
});
