/**
 * Server-sent events (WHATWG HTML, section 9.2) over the API's own door: the browser's EventSource can't send the
 * session. One stream a tab whatever listens; a hidden tab has none, since browsers allow a server few connections. It
 * comes back by itself, and says nothing while it can't.
 */
import { HttpError } from 'ra-core';
import type { ApiClient } from './api-client.ts';

export interface ServerEvent {
  id: string;
  kind: string;
  data: unknown;
}

export type EventHandler = (event: ServerEvent) => void;

/** Takes a stream's text piece by piece; calls back for each event that is whole. */
export function createEventParser(onEvent: EventHandler): (text: string) => void {
  let rest = '';
  return (text) => {
    const blocks = (rest + text).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = parseEvent(block);
      if (event !== null) onEvent(event);
    }
  };
}

function parseEvent(block: string): ServerEvent | null {
  const fields = new Map(
    block.split('\n').flatMap((line): [string, string][] => {
      const at = line.indexOf(': ');
      return at > 0 ? [[line.slice(0, at), line.slice(at + 2)]] : [];
    }),
  );
  const [id, kind, data] = [fields.get('id'), fields.get('event'), fields.get('data')];
  if (id === undefined || kind === undefined || data === undefined) return null;
  try {
    return { id, kind, data: JSON.parse(data) as unknown };
  } catch {
    return null;
  }
}

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** The user has opened newer streams than the server keeps for one: who came back at once would take the place of another. */
const REPLACED = 'replaced';
const FAILURES_OF_REPLACED = 10;
/** The server breathes each 25 seconds: who hears nothing for so long listens to nobody. */
const SILENCE_MS = 60_000;

export interface EventSourceParts {
  client: Pick<ApiClient, 'call'>;
  /** Below /api. */
  path: string;
  /** The document; absent in tests. */
  page?: Pick<Document, 'addEventListener' | 'visibilityState'>;
  firstPauseMs?: number;
}

export interface EventSource {
  /** Hears from now on; answers how to stop. The stream is open while anybody listens. */
  listen(onEvent: EventHandler): () => void;
}

export function createEventSource({
  client,
  path,
  page,
  firstPauseMs = FIRST_PAUSE_MS,
}: EventSourceParts): EventSource {
  const listeners = new Set<EventHandler>();
  let current: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastId: string | undefined;
  let failures = 0;

  const isWanted = (): boolean => listeners.size > 0 && page?.visibilityState !== 'hidden';

  async function open(): Promise<void> {
    const gone = new AbortController();
    current = gone;
    try {
      await follow({ client, path, gone, lastId }, (event) => {
        lastId = event.id;
        failures = event.kind === REPLACED ? FAILURES_OF_REPLACED : 0;
        for (const onEvent of listeners) onEvent(event);
      });
    } catch (error) {
      // Who may not listen, or not any more, is not asked again until he comes back to the page.
      if (error instanceof HttpError && (error.status === 401 || error.status === 403)) return;
    } finally {
      if (current === gone) current = undefined;
    }
    if (gone.signal.aborted && !isWanted()) return;
    const pause = Math.min(LONGEST_PAUSE_MS, firstPauseMs * 2 ** failures);
    failures += 1;
    timer = setTimeout(update, pause);
  }

  function update(): void {
    clearTimeout(timer);
    if (isWanted() && current === undefined) void open();
    if (!isWanted()) current?.abort();
  }
  page?.addEventListener('visibilitychange', update);

  return {
    listen(onEvent) {
      listeners.add(onEvent);
      update();
      return () => {
        listeners.delete(onEvent);
        update();
      };
    },
  };
}

interface Following {
  client: EventSourceParts['client'];
  path: string;
  gone: AbortController;
  lastId: string | undefined;
}

/** Reads one stream to its end. */
async function follow({ client, path, gone, lastId }: Following, onEvent: EventHandler): Promise<void> {
  const headers: Record<string, string> = lastId === undefined ? {} : { 'last-event-id': lastId };
  let silence = setTimeout(() => gone.abort(), SILENCE_MS);
  try {
    const { stream } = await client.call(path, { headers, signal: gone.signal, isStream: true, isLong: true });
    if (stream === undefined) return;
    const decoder = new TextDecoder();
    const parse = createEventParser(onEvent);
    const reader = stream.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(silence);
      silence = setTimeout(() => gone.abort(), SILENCE_MS);
      parse(decoder.decode(part.value, { stream: true }));
    }
  } finally {
    clearTimeout(silence);
  }
}
