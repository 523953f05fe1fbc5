/** Bytes that the throttled page had got by a time, headers included, as the DevTools protocol counts them. */
import type { CDPSession } from 'playwright';

/** What one event of a request adds to what is known of it; `time` in seconds of the browser's own clock. */
export type TransferEvent = { request: string; time: number } & (
  | { kind: 'headers'; bytes: number }
  | { kind: 'data'; bytes: number }
  /** All of the request, its headers too. */
  | { kind: 'finished'; bytes: number }
);

/** Bytes of all requests that had come by a time. Of one that was still under way, what had come of it. */
export function bytesBy(events: readonly TransferEvent[], time: number): number {
  const requests = new Map<string, number>();
  for (const event of events) {
    if (event.time > time) continue;
    const before = requests.get(event.request) ?? 0;
    requests.set(event.request, event.kind === 'data' ? before + event.bytes : Math.max(before, event.bytes));
  }
  return [...requests.values()].reduce((sum, bytes) => sum + bytes, 0);
}

export interface Transfer {
  /** Bytes by a time of the page's clock, in milliseconds since its navigation. */
  bytesBy: (sinceNavigation: number) => number;
}

/** Listens from now on; the session's network domain must be enabled. */
export function watchTransfer(session: CDPSession): Transfer {
  const events: TransferEvent[] = [];
  let navigation: number | undefined;
  session.on('Network.requestWillBeSent', ({ timestamp }) => {
    navigation ??= timestamp;
  });
  session.on('Network.responseReceived', ({ requestId: request, timestamp: time, response }) => {
    events.push({ kind: 'headers', request, time, bytes: response.encodedDataLength });
  });
  session.on('Network.dataReceived', ({ requestId: request, timestamp: time, encodedDataLength: bytes }) => {
    events.push({ kind: 'data', request, time, bytes });
  });
  session.on('Network.loadingFinished', ({ requestId: request, timestamp: time, encodedDataLength: bytes }) => {
    events.push({ kind: 'finished', request, time, bytes });
  });
  return { bytesBy: (sinceNavigation) => bytesBy(events, (navigation ?? 0) + sinceNavigation / 1000) };
}
