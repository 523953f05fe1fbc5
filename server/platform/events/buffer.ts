/** Messages of one company, or of the platform, between two rounds; bounded, so that a storm of them costs no more memory than a breeze. */
import { violations } from '../../validation/validate.ts';
import type { JsonSchema } from '../../../shared/contract/descriptor.ts';
import { type EventMessage, PLATFORM, NOTIFIED_ROWS, NOTIFIED_TICKETS, type NotifiedRows } from './notify.ts';

export interface Buffered {
  added: ReadonlyMap<number, number>;
  /** Of what happened to them, ids. */
  rows: Readonly<Record<NotifiedRows, ReadonlySet<number>>>;
  /** Ids of those of support to which something happened. */
  tickets: ReadonlySet<number>;
  /** There was more than is kept, or a gap: what was gathered is not all. */
  isLost: boolean;
}

const MAX_GATHERED = 5_000;

const ID: JsonSchema = { type: 'integer', minimum: 1 };
const idList: JsonSchema = { type: 'array', items: ID };
const message = (kinds: string[], event: string, what: JsonSchema): JsonSchema => ({
  type: 'object',
  required: ['company', 'kind', event],
  properties: { company: { ...ID, minimum: PLATFORM }, kind: { enum: kinds }, [event]: what },
});
const MESSAGE: JsonSchema = {
  anyOf: [
    message(['added'], 'units', { type: 'array', items: { ...idList, minItems: 2, maxItems: 2 } }),
    message([...NOTIFIED_ROWS, NOTIFIED_TICKETS], 'ids', idList),
  ],
};

/** Anybody who may connect to the database can notify: what is none of ours is not heard. */
export function parseMessage(payload: string): EventMessage | null {
  try {
    const event = JSON.parse(payload) as EventMessage;
    return violations(MESSAGE, event).length === 0 ? event : null;
  } catch {
    return null;
  }
}

const noRows = (): Record<NotifiedRows, Set<number>> => ({ changed: new Set(), erased: new Set(), read: new Set() });

export const emptyBuffer = (): Buffered => ({
  added: new Map(),
  rows: noRows(),
  tickets: new Set(),
  isLost: false,
});

export function createBuffer() {
  let added = new Map<number, number>();
  let rows = noRows();
  let tickets = new Set<number>();
  let isLost = false;
  const size = (): number => NOTIFIED_ROWS.reduce((sum, kind) => sum + rows[kind].size, added.size + tickets.size);
  const clear = (): void => {
    added = new Map();
    rows = noRows();
    tickets = new Set();
  };
  const isEmpty = (): boolean => !isLost && size() === 0;
  return {
    isEmpty,
    add(event: EventMessage): void {
      if (isLost) return;
      if (event.kind === 'added')
        for (const [node, count] of event.units) added.set(node, (added.get(node) ?? 0) + count);
      else for (const id of event.ids) (event.kind === NOTIFIED_TICKETS ? tickets : rows[event.kind]).add(id);
      if (size() > MAX_GATHERED) this.lose();
    },
    lose(): void {
      isLost = true;
      clear();
    },
    take(): Buffered {
      const taken = { added, rows, tickets, isLost };
      clear();
      isLost = false;
      return taken;
    },
  };
}
