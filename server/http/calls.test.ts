import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPaying, type Paying } from '../modules/billing/payments/test/paying.ts';
import { firstPlanCalls, listedCalls, nameOfCall, operationsByCall } from '../test/calls.ts';
import { type CallAnswer, servedWorld } from '../test/scenarios.ts';

describe('the calls of the product', async () => {
  const served = await servedWorld();

  test('the list is whole', () => {
    expect(listedCalls.length).toBe(156);
  });

  test.each(listedCalls)('$method $path', (call) => {
    expect(operationsByCall(served.app).has(nameOfCall(call))).toBe(call.answered);
  });

  test('none of the answered ones is a 404 or 405 to anybody', async () => {
    for (const { method, path } of listedCalls.filter(({ answered }) => answered)) {
      const { status } = await served.call({ method, path: path.slice(1).replace('{id}', '1') });
      expect({ method, path, unknown: status === 405 || status >= 500 }).toEqual({ method, path, unknown: false });
    }
  });
});

/** The others are answered to somebody by the access matrix, which counts them. */
describe('a company without a plan is answered', () => {
  let paying: Paying;
  beforeAll(async () => {
    paying = await openPaying();
    await paying.sql(`insert into plan (name, tag) select 'Nothing to pay', 'free'
      where not exists (select 1 from plan where tag = 'free')`);
    await paying.sql(`update plan set is_active = true where tag = 'free'`);
  });
  afterAll(() => paying.served.close());
  beforeEach(() => paying.forget());

  const scenarios: Record<(typeof firstPlanCalls)[number], { ask: () => Promise<CallAnswer>; status: number }> = {
    'POST /account/clientregisterfreeplan': {
      ask: () => paying.post('account/clientregisterfreeplan', { country: 'DE' }),
      status: 201,
    },
    'POST /account/clientregistercreditcartpay': { ask: () => paying.pay(), status: 200 },
  };

  test.each(firstPlanCalls)('%s', async (name) => {
    const { ask, status } = scenarios[name];
    expect(await ask()).toMatchObject({ status });
  });
});
