/** A discount is a percentage or an amount, never both: by the API with the place of each violation, and by the database. */
import { beforeAll, describe, expect, test } from 'vitest';
import { withConnection } from '../../../../database/with-connection.ts';
import { servedWorld } from '../../../../test/scenarios.ts';

const served = await servedWorld();
let currencyId: number;
beforeAll(async () => {
  const made = await send('POST', 'currency', { code: 'EUR', name: 'Euro', symbol: '€' });
  currencyId = Number(made['id']);
});

async function send(method: string, path: string, body: object): Promise<Record<string, unknown>> {
  const answer = await served.call({ as: 'superadmin', method, path, body });
  const { errors = [], ...rest } = answer.body as { errors?: { pointer: string; code: string }[] };
  return { ...rest, status: answer.status, violations: errors.map(({ pointer, code }) => `${pointer} ${code}`) };
}

const PERCENT = { kind: 'percent', percent: 10, valid_from: '2026-01-01T00:00:00Z' };
const amount = () => ({ kind: 'amount', amount: 500, currency_id: currencyId, valid_from: '2026-01-01T00:00:00Z' });

describe('a discount', () => {
  test('with percent and amount together is refused at the one that its kind has not', async () => {
    expect(await send('POST', 'discount', { code: 'BOTH', ...PERCENT, amount: 5 })).toMatchObject({
      status: 400,
      violations: ['/amount not_applicable'],
    });
    expect(await send('POST', 'discount', { code: 'BOTH', ...amount(), percent: 5 })).toMatchObject({
      status: 400,
      violations: ['/percent not_applicable'],
    });
  });

  test('of a percentage has no currency', async () => {
    expect(await send('POST', 'discount', { code: 'COIN', ...PERCENT, currency_id: currencyId })).toMatchObject({
      status: 400,
      violations: ['/currency_id not_applicable'],
    });
  });

  test('is judged with what is stored when it is changed', async () => {
    const { id } = await send('POST', 'discount', { code: 'LATER', ...PERCENT });
    expect(await send('PATCH', `discount/${String(id)}`, { amount: 5 })).toMatchObject({
      status: 400,
      violations: ['/amount not_applicable'],
    });
    const turned = { kind: 'amount', percent: null, amount: 5, currency_id: currencyId };
    expect(await send('PATCH', `discount/${String(id)}`, turned)).toMatchObject({ status: 200, violations: [] });
  });

  test('without either is asked for what its kind needs', async () => {
    const { percent: _, ...nothing } = PERCENT;
    expect(await send('POST', 'discount', { code: 'NONE', ...nothing })).toMatchObject({
      status: 400,
      violations: ['/percent required'],
    });
  });

  test.each([
    ['both', "'percent', 10, 5, null"],
    ['neither', "'percent', null, null, null"],
    ['a currency of a percentage', "'percent', 10, null, 1"],
    ['a percentage of an amount', "'amount', 10, null, null"],
  ])('with %s is refused by the database itself', async (_name, values) => {
    const text = `insert into discount (code, valid_from, kind, percent, amount, currency_id) values ('RAW', now(), ${values})`;
    await expect(withConnection(served.ownerUrl, (client) => client.query(text))).rejects.toThrow(
      /discount_(percent_amount|when_kind_\w+)_check/,
    );
  });
});
