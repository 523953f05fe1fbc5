/** Rows that a grant keeps from its holder by what they hold (`$ne`). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Condition } from '../../shared/contract/descriptor.ts';
import { createParameters } from '../database/parameters.ts';
import { customerUser } from '../generated/customer_user.ts';
import { type Served, serveWorld } from '../test/scenarios.ts';
import { createAbilities } from './abilities.ts';
import { createScope, type ScopeOptions } from './scope.ts';

const ME = 'adminA';
const OTHERS = ['node_read', 'nobody'];

let served: Served;
beforeAll(async () => {
  served = await serveWorld();
  await served.clientOf(ME)('customer_user').patch(idOf('node_read'), { phone: '+49 30 12345' });
});
afterAll(() => served.close());

function idOf(name: string): number {
  const principal = served.world.principals[name];
  if (principal === undefined) throw new Error(`There is no ${name}.`);
  return principal.userId;
}

/** Of me and two others those whom a grant with these conditions reaches. */
async function reached(where: Record<string, Condition>, claims?: ScopeOptions['claims']): Promise<string[]> {
  const principal = served.world.principals[ME];
  if (principal === undefined) throw new Error(`There is no ${ME}.`);
  const abilities = createAbilities([{ entity: 'customer_user', action: 'list', role: 'company_admin', where }]);
  const scope = createScope({ abilities, ...(claims && { claims }) });
  const parameters = createParameters();
  const granted = scope.where({ principal, entity: customerUser, action: 'list' }, parameters) ?? 'false';
  const rows = await served.database.statement<{ id: number }>('app', principal.companyId, {
    text: `select t.id from customer_user t where ${granted}`,
    values: parameters.values,
  });
  const ids = new Set(rows.map(({ id }) => Number(id)));
  return [ME, ...OTHERS].filter((name) => ids.has(idOf(name)));
}

test('a grant of other users is not of oneself', async () => {
  expect(await reached({ id: { $ne: '$user.id' } })).toEqual(OTHERS);
});

test('what holds nothing is another value too', async () => {
  expect(await reached({ phone: { $ne: '+49 30 12345' } })).toEqual([ME, 'nobody']);
});

test('a claim of nobody leaves nobody: what is excluded is not known', async () => {
  expect(await reached({ id: { $ne: '$user.id' } }, { id: () => '(select null::bigint)' })).toEqual([]);
});
