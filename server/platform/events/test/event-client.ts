/** Listens to the events of a running server, as a browser does. */
export interface ReceivedEvent {
  id: string;
  kind: string;
  data: { count?: number; ids?: number[]; entity?: string };
}

export interface EventClient {
  status: number;
  headers: Headers;
  received: ReceivedEvent[];
  /** Waits for the next event of the kind that was not waited for yet. */
  next(kind: string): Promise<ReceivedEvent>;
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>;
  close(): Promise<void>;
}

/** @param address of `account/events` */
export async function openEventClient(address: string, headers: Record<string, string>): Promise<EventClient> {
  const gone = new AbortController();
  const response = await fetch(address, { headers, signal: gone.signal });
  const received: ReceivedEvent[] = [];
  const taken = new Set<ReceivedEvent>();
  let wake = Promise.withResolvers<void>();
  async function read(): Promise<void> {
    let text = '';
    const decoder = new TextDecoder();
    for await (const part of response.body ?? []) {
      const blocks = (text + decoder.decode(part as Uint8Array, { stream: true })).split('\n\n');
      text = blocks.pop() ?? '';
      received.push(...blocks.filter((block) => block.startsWith('id: ')).map(parseEvent));
      wake.resolve();
      wake = Promise.withResolvers();
    }
  }
  const ended = read().catch(() => undefined);
  return {
    status: response.status,
    headers: response.headers,
    received,
    ended,
    async next(kind) {
      while (true) {
        const found = received.find((event) => event.kind === kind && !taken.has(event));
        if (found) {
          taken.add(found);
          return found;
        }
        await wake.promise;
      }
    },
    async close() {
      gone.abort();
      await ended;
    },
  };
}

function parseEvent(block: string): ReceivedEvent {
  const lines = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2)));
  return { id: lines['id'], kind: lines['event'], data: JSON.parse(lines['data']) };
}
