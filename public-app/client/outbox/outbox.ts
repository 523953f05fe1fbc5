/** The way of everything that a visitor gives: kept first, then sent, then forgotten. */
import { randomId } from '../random-id.ts';
import { type Delivery, deliver } from './deliver.ts';
import { type AnswerBody, type QueuedAnswer, memoryStore, openOutboxStore, type OutboxStore } from './store.ts';

/** What became of an answer, told to every page of this device. */
export interface DeliveryEvent {
  token: string;
  delivery: Delivery;
}

export const DELIVERY_CHANNEL = 'feedtree-outbox';
export const SYNC_TAG = 'feedtree-outbox';

let opened: Promise<OutboxStore> | undefined;
export const outboxStore = (): Promise<OutboxStore> => (opened ??= openOutboxStore());

/** Keeps the answers of a response in place of what was kept under its token. False: for this page's life only. */
export async function keep(address: string, body: AnswerBody): Promise<boolean> {
  const answer: QueuedAnswer = {
    token: body.response_token,
    revision: randomId(),
    address,
    body,
    keptAt: Date.now(),
    tries: 0,
    serverWaits: 0,
    pausesUntil: 0,
  };
  const store = await outboxStore();
  try {
    await store.put(answer);
    return store.lasts;
  } catch {
    // A full disk. What is kept in memory can still be sent while the page is there.
    opened = Promise.resolve(memoryStore());
    await (await opened).put(answer);
    return false;
  }
}

/** Sends what is kept under one token, now. */
export async function send(token: string, { attended }: { attended: boolean }): Promise<Delivery> {
  const delivery = await deliver(await outboxStore(), token, { attended });
  if (typeof BroadcastChannel === 'function' && delivery.kind !== 'kept') {
    const channel = new BroadcastChannel(DELIVERY_CHANNEL);
    channel.postMessage({ token, delivery } satisfies DeliveryEvent);
    channel.close();
  }
  return delivery;
}

export interface SendAll {
  /** The signal has just come back: do not wait any longer. */
  signal?: boolean;
  /** The token whose visitor is there, and can put right what is refused. */
  attended?: string | undefined;
}

/** Sends what is due; answers in how many milliseconds to come again, undefined when nothing is left. */
export async function sendAll({ signal = false, attended }: SendAll = {}): Promise<number | undefined> {
  const pauses: number[] = [];
  for (const { token, serverWaits, pausesUntil } of await (await outboxStore()).answers()) {
    const wait = Math.max(serverWaits, signal ? 0 : pausesUntil) - Date.now();
    const delivery: Delivery =
      wait > 0 ? { kind: 'kept', pause: wait } : await send(token, { attended: token === attended });
    if (delivery.kind === 'kept') pauses.push(delivery.pause);
  }
  return pauses.length > 0 ? Math.min(...pauses) : undefined;
}
