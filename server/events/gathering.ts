/** Messages of one company between two rounds; bounded, so that a storm of them costs no more memory than a breeze. */
import { faults } from '../kernel/validate.ts';
import type { JsonSchema } from '../kernel/descriptor.ts';
import type { FeedbackMessage } from './tell.ts';

export interface Gathered {
  added: ReadonlyMap<number, number>;
  changed: ReadonlySet<number>;
  erased: ReadonlySet<number>;
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
    message(['changed', 'erased'], 'ids', idList),
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

export function createGathering() {
  let added = new Map<number, number>();
  let sets = { changed: new Set<number>(), erased: new Set<number>() };
  let isLost = false;
  const isEmpty = (): boolean => !isLost && added.size + sets.changed.size + sets.erased.size === 0;
  return {
    isEmpty,
    add(told: FeedbackMessage): void {
      if (isLost) return;
      if (told.kind === 'added')
        for (const [node, count] of told.units) added.set(node, (added.get(node) ?? 0) + count);
      else for (const id of told.ids) sets[told.kind].add(id);
      if (added.size + sets.changed.size + sets.erased.size > MAX_GATHERED) this.lose();
    },
    lose(): void {
      isLost = true;
      added = new Map();
      sets = { changed: new Set(), erased: new Set() };
    },
    take(): Gathered {
      const taken = { added, ...sets, isLost };
      added = new Map();
      sets = { changed: new Set(), erased: new Set() };
      isLost = false;
      return taken;
    },
  };
}
