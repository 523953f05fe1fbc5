/** Messages of one company, or of the platform, between two rounds; bounded, so that a storm of them costs no more memory than a breeze. */
import { violations } from '../../validation/validate.ts';
import type { JsonSchema } from '../../../shared/contract/descriptor.ts';
import { PLATFORM, ROWS } from '../../access/row-messages.ts';
import { type EventMessage, NOTIFIED_FEEDBACK, type NotifiedFeedback } from './notify.ts';

export interface Buffered {
  added: ReadonlyMap<number, number>;
  /** Of what happened to feedback, ids. */
  feedback: Readonly<Record<NotifiedFeedback, ReadonlySet<number>>>;
  /** To entities the ids of their rows to which something happened, and whether they are gone. */
  rows: ReadonlyMap<string, ReadonlyMap<number, boolean>>;
  /** There was more than is kept, or a gap: what was gathered is not all. */
  isLost: boolean;
}

const MAX_GATHERED = 5_000;

const ID: JsonSchema = { type: 'integer', minimum: 1 };
const idList: JsonSchema = { type: 'array', items: ID };
const message = (kinds: string[], properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  required: ['company', 'kind', ...Object.keys(properties)],
  properties: { company: { ...ID, minimum: PLATFORM }, kind: { enum: kinds }, ...properties },
});
const MESSAGE: JsonSchema = {
  anyOf: [
    message(['added'], { units: { type: 'array', items: { ...idList, minItems: 2, maxItems: 2 } } }),
    message([...NOTIFIED_FEEDBACK], { ids: idList }),
    message([ROWS], { entity: { type: 'string', maxLength: 60 }, ids: { ...idList, minItems: 1 } }),
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

const noFeedback = (): Record<NotifiedFeedback, Set<number>> => ({
  changed: new Set(),
  erased: new Set(),
  read: new Set(),
});

const empty = () => ({
  added: new Map<number, number>(),
  feedback: noFeedback(),
  rows: new Map<string, Map<number, boolean>>(),
  isLost: false,
});

export const emptyBuffer = (): Buffered => empty();

const sizeOf = ({ added, feedback, rows }: Buffered): number =>
  [...Object.values(feedback), ...rows.values()].reduce((sum, { size }) => sum + size, added.size);

export function createBuffer() {
  let gathered = empty();
  return {
    isEmpty: (): boolean => !gathered.isLost && sizeOf(gathered) === 0,
    add(event: EventMessage): void {
      if (gathered.isLost) return;
      gather(gathered, event);
      if (sizeOf(gathered) > MAX_GATHERED) this.lose();
    },
    lose(): void {
      gathered = { ...empty(), isLost: true };
    },
    take(): Buffered {
      const taken = gathered;
      gathered = empty();
      return taken;
    },
  };
}

function gather({ added, feedback, rows }: ReturnType<typeof empty>, event: EventMessage): void {
  if (event.kind === 'added') {
    for (const [node, count] of event.units) added.set(node, (added.get(node) ?? 0) + count);
    return;
  }
  if (event.kind !== ROWS) {
    for (const id of event.ids) feedback[event.kind].add(id);
    return;
  }
  const ofEntity = rows.get(event.entity) ?? new Map<number, boolean>();
  rows.set(event.entity, ofEntity);
  // What came back since is not gone any more: the last word counts.
  for (const id of event.ids) ofEntity.set(id, event.gone === true);
}
