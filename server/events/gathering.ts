/** Messages of one company between two rounds; bounded, so that a storm of them costs no more memory than a breeze. */
import { faults } from '../kernel/validate.ts';
import type { JsonSchema } from '../kernel/descriptor.ts';
import { type FeedbackMessage, TOLD_OF_ROWS, type ToldOfRows } from './tell.ts';

export interface Gathered {
  added: ReadonlyMap<number, number>;
  /** Of what happened to them, ids. */
  rows: Readonly<Record<ToldOfRows, ReadonlySet<number>>>;
  /** There was more than is kept, or a gap: what was gathered is not all. */
  isLost: boolean;
}

const MAX_GATHERED = 5_000;

const ID: JsonSchema = { type: 'integer', minimum: 1 };
const idList: JsonSchema = { type: 'array', items: ID };
const message = (kinds: string[], told: string, what: JsonSchema): JsonSchema => ({
  type: 'object',
  required: ['company', 'kind', told],
  properties: { company: ID, kind: { enum: kinds }, [told]: what },
});
const MESSAGE: JsonSchema = {
  anyOf: [
    message(['added'], 'units', { type: 'array', items: { ...idList, minItems: 2, maxItems: 2 } }),
    message([...TOLD_OF_ROWS], 'ids', idList),
  ],
};

/** Anybody who may connect to the database can notify: what is none of ours is not heard. */
export function parseMessage(payload: string): FeedbackMessage | null {
  try {
    const told = JSON.parse(payload) as FeedbackMessage;
    return faults(MESSAGE, told).length === 0 ? told : null;
  } catch {
    return null;
  }
}

const noRows = (): Record<ToldOfRows, Set<number>> => ({ changed: new Set(), erased: new Set(), read: new Set() });

export const nothingGathered = (): Gathered => ({ added: new Map(), rows: noRows(), isLost: false });

export function createGathering() {
  let added = new Map<number, number>();
  let rows = noRows();
  let isLost = false;
  const size = (): number => TOLD_OF_ROWS.reduce((sum, kind) => sum + rows[kind].size, added.size);
  const isEmpty = (): boolean => !isLost && size() === 0;
  return {
    isEmpty,
    add(told: FeedbackMessage): void {
      if (isLost) return;
      if (told.kind === 'added')
        for (const [node, count] of told.units) added.set(node, (added.get(node) ?? 0) + count);
      else for (const id of told.ids) rows[told.kind].add(id);
      if (size() > MAX_GATHERED) this.lose();
    },
    lose(): void {
      isLost = true;
      added = new Map();
      rows = noRows();
    },
    take(): Gathered {
      const taken = { added, rows, isLost };
      added = new Map();
      rows = noRows();
      isLost = false;
      return taken;
    },
  };
}
