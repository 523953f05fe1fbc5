/** What comes in again and again is judged by what was compiled the first time: the compiler is slow, and forgets nothing. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Principal } from '../access/principal.ts';
import { descriptors } from '../generated/index.ts';
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';
import { readNewRow } from './new-row.ts';
import { parseList } from '../query/parse.ts';

const compile = vi.spyOn(Ajv2020.prototype, 'compile');
beforeEach(() => {
  compile.mockClear();
});

const superadmin: Principal = { role: 'superadmin', userId: 1, companyId: 1, sessionId: 1, accessVersion: 1 };

/** Whether right or wrong does not matter here. */
function attempt(run: () => unknown): void {
  try {
    run();
  } catch {
    // Refused, after it was judged.
  }
}

function compilationsOf(run: () => unknown): [first: number, again: number] {
  attempt(run);
  const first = compile.mock.calls.length;
  attempt(run);
  return [first, compile.mock.calls.length - first];
}

function askForEach(entity: EntityDescriptor): void {
  for (const field of ['id', 'created_at', ...entity.list.filters]) {
    const filter = JSON.stringify({ [field]: 'one', [`${field}_gte`]: 'one' });
    attempt(() => parseList(entity, { filter, fields: '["id"]' }, { isReadable: () => true, isShown: () => true }));
  }
}

test('filters', () => {
  const [first, again] = compilationsOf(() => Object.values(descriptors).forEach(askForEach));
  expect(first).toBeGreaterThan(0);
  expect(again).toBe(0);
});

test('rows that the platform makes for a company', () => {
  const made = () =>
    Object.values(descriptors).forEach((entity) =>
      attempt(() => readNewRow(superadmin, entity, { company_id: 'one' })),
    );
  const [first, again] = compilationsOf(made);
  expect(first).toBeGreaterThan(0);
  expect(again).toBe(0);
});
