import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { currency } from './generated/currency.ts';
import { insertRow } from './kernel/store.ts';
import { describeError } from './log.ts';
import { type Served, serveWorld } from './test/scenarios.ts';

describe('what is logged of a failure', () => {
  let served: Served;
  beforeAll(async () => {
    served = await serveWorld();
  });
  afterAll(() => served.close());

  const secret = 'what a person entered';
  const failure = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => 'nothing failed',
      (error: unknown) => error,
    );

  test.each([
    [
      'a write by the builder',
      () =>
        served.database.withTenant('app', 1, (transaction) =>
          insertRow(currency, transaction, { code: 'XXX', name: secret, symbol: 'x' }),
        ),
    ],
    [
      'a statement',
      () =>
        served.database.statement('app', 1, {
          text: 'insert into currency (code, name, symbol) values ($1, $2, $3)',
          values: ['XXX', secret, 'x'],
        }),
    ],
    [
      'a statement of a transaction',
      () =>
        served.database.withTenant('app', 1, ({ query }) =>
          query({
            text: 'insert into currency (code, name, symbol) values ($1, $2, $3)',
            values: ['XXX', secret, 'x'],
          }),
        ),
    ],
  ])('%s that the database refuses: its code, and no value of the row', async (_name, work) => {
    const described = describeError(await failure(work()));
    expect(described).toMatchObject({ code: '42501' });
    expect(JSON.stringify(described)).not.toContain(secret);
  });

  test('another error: its message and where it was thrown', () => {
    expect(describeError(new TypeError('x is no function'))).toMatchObject({
      name: 'TypeError',
      message: 'x is no function',
    });
  });

  test('several at once: each of them', () => {
    const several = new AggregateError([new TypeError('x is no function'), 'thrown'], '2 failed.');
    expect(describeError(several)).toMatchObject({
      message: '2 failed.',
      errors: [{ name: 'TypeError', message: 'x is no function' }, { name: 'string' }],
    });
  });
});
