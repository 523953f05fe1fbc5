/** Currencies are those of ISO 4217, and what is priced in one never changes by it. */
import { expect, test } from 'vitest';
import { withConnection } from '../../../../database/with-connection.ts';
import { servedWorld } from '../../../../test/scenarios.ts';

const served = await servedWorld();

const send = (method: string, path: string, body: object) => served.call({ as: 'superadmin', method, path, body });

test.each([
  ['HUF', 2],
  ['JPY', 0],
  ['KWD', 3],
])('%s gets its digits from ISO 4217', async (code, digits) => {
  expect(await send('POST', 'currency', { code, name: code, symbol: code })).toMatchObject({
    status: 201,
    body: { code, minor_digits: digits },
  });
});

test.each(['ABC', 'XAU', 'CHE'])('%s can not be sold in', async (code) => {
  expect(await send('POST', 'currency', { code, name: code, symbol: code })).toMatchObject({
    status: 400,
    body: { errors: [{ pointer: '/code', code: 'unknown_currency' }] },
  });
});

test('digits and code stay as they are, name and symbol change', async () => {
  const id = await withConnection(served.ownerUrl, async (client) => {
    const found = await client.query<{ id: string }>("select id from currency where code = 'HUF'");
    return found.rows[0]?.id ?? '';
  });
  expect(await send('PATCH', `currency/${id}`, { minor_digits: 0 })).toMatchObject({
    status: 400,
    body: { errors: [{ pointer: '/minor_digits' }] },
  });
  expect(await send('PATCH', `currency/${id}`, { code: 'JPY' })).toMatchObject({
    status: 400,
    body: { errors: [{ pointer: '/code', code: 'unknown_field' }] },
  });
  expect(await send('PATCH', `currency/${id}`, { symbol: 'Ft' })).toMatchObject({
    status: 200,
    body: { code: 'HUF', symbol: 'Ft', minor_digits: 2 },
  });
});
