/** A company's receivers, or the platform's, and the rounds in which each hears what was gathered since the last one. */
import { randomUUID } from 'node:crypto';
import type { SignedIn } from '../../access/principal.ts';
import type { Logger } from '../../log.ts';
import type { Outlet, ServerEvent } from '../../http/registry.ts';
import { createBuffer, type Buffered, emptyBuffer } from './buffer.ts';
import { RECEIVES_NOTHING, type Authorize, type Verdict } from './authorize.ts';
import { ROWS } from '../../access/row-messages.ts';
import { NOTIFIED_FEEDBACK, type NotifiedFeedback } from './notify.ts';

/**
 * What a browser gets; `resync`: something may have passed unheard, so ask for everything again; `replaced`: the user has
 * opened newer streams than may be open at once, and this one ends.
 */
interface ToldEvent extends ServerEvent {
  kind: 'ready' | 'resync' | 'replaced' | 'added' | NotifiedFeedback | typeof ROWS;
}

export interface Receiver extends Outlet {
  principal: SignedIn;
}

export interface Company {
  /** Drawn anew with each round, so that the id of an event tells nothing of what others heard in between. */
  place: string;
  receivers: Set<Receiver>;
  gathering: ReturnType<typeof createBuffer>;
  working: Promise<void> | null;
  timer: NodeJS.Timeout | null;
}

/** Connections of the pool that judging may take at once. */
const JUDGED_AT_ONCE = 3;
const NOTHING = emptyBuffer();

export const newCompany = (): Company => ({
  place: randomUUID(),
  receivers: new Set(),
  gathering: createBuffer(),
  working: null,
  timer: null,
});

export function drop(company: Company, receiver: Receiver): void {
  if (company.receivers.delete(receiver)) receiver.end();
}

export interface BatchParts {
  judge: Authorize;
  log: Logger;
  gatherMs: number;
}

export function createBatches({ judge, log, gatherMs }: BatchParts) {
  /** Whom the database can't be asked about hears nothing: his stream ends, and he comes back. */
  async function judged({ principal }: Receiver, { added, feedback, rows }: Buffered): Promise<Verdict> {
    try {
      return await judge(principal, {
        added,
        ids: NOTIFIED_FEEDBACK.reduce((ids, kind) => ids.union(feedback[kind]), new Set<number>()),
        rows,
      });
    } catch (error) {
      log.error('an event could not be judged', { requestId: '', error });
      return RECEIVES_NOTHING;
    }
  }

  async function work(company: Company): Promise<void> {
    const gathered = company.gathering.take();
    company.place = randomUUID();
    await inTurns([...company.receivers], async (receiver) => {
      const verdict = await judged(receiver, gathered);
      const events = eventsOf(gathered, verdict, company.place);
      if (!verdict.isReceiver || !events.every((event) => receiver.send(event))) drop(company, receiver);
    });
  }

  function schedule(company: Company): void {
    if (company.timer || company.working) return;
    company.timer = setTimeout(() => {
      company.timer = null;
      company.working = work(company).finally(() => {
        company.working = null;
        if (!company.gathering.isEmpty()) schedule(company);
      });
    }, gatherMs);
  }

  return {
    schedule,
    /** Also finds sessions that have ended and rights that were taken away while nothing happened. */
    beat: (company: Company): Promise<void> =>
      inTurns([...company.receivers], async (receiver) => {
        const { isReceiver } = await judged(receiver, NOTHING);
        if (!isReceiver || !receiver.beat()) drop(company, receiver);
      }),
  };
}

function eventsOf({ feedback, isLost }: Buffered, { added, seen, rows }: Verdict, id: string): ToldEvent[] {
  if (isLost) return [{ id, kind: 'resync', data: {} }];
  return [
    ...(added > 0 ? [{ id, kind: 'added' as const, data: { count: added } }] : []),
    ...NOTIFIED_FEEDBACK.flatMap((kind) => {
      const ids = [...feedback[kind].intersection(seen)];
      return ids.length > 0 ? [{ id, kind, data: { ids } }] : [];
    }),
    ...[...rows].flatMap(([entity, ids]): ToldEvent[] =>
      ids.length > 0 ? [{ id, kind: ROWS, data: { entity, ids } }] : [],
    ),
  ];
}

async function inTurns<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const lanes = Array.from({ length: Math.min(JUDGED_AT_ONCE, items.length) }, async () => {
    for (let item = items.pop(); item !== undefined; item = items.pop()) await work(item);
  });
  await Promise.all(lanes);
}
