/** Support finds a customer by what he says of himself, and opens his invoice. */
import { beforeAll, expect, test } from 'vitest';
import { servedWorld } from '../../../../test/scenarios.ts';
import { insertRow } from '../../../../test/world.ts';

const CODE = 'ABCD1234';
const served = await servedWorld();
let invoice: number;
let code: string;
beforeAll(async () => {
  const { companyA, database } = { ...served.world, database: served.world.database };
  const [{ code: found } = { code: CODE }] = await database.statement<{ code: string }>('app', companyA.id, {
    text: 'select code from node_qr_code where company_id = $1 order by id limit 1',
    values: [companyA.id],
  });
  code = found;
  invoice = Number(
    await insertRow(database, companyA.id, 'invoice', {
      number: 'FT-2026-00042',
      currency: 'EUR',
      subtotal: 1_000,
      tax_rate: 0,
      tax_amount: 0,
      total: 1_000,
      description: 'Pro',
      billing_name: 'A',
      billing_address: 'Street 1',
      issued_at: new Date('2026-01-01T00:00:00Z'),
      due_at: new Date('2026-01-08T00:00:00Z'),
    }),
  );
});

async function found(q: string, as = 'superadmin'): Promise<number[]> {
  const { body } = await served.call({ as, path: `customer?filter=${encodeURIComponent(JSON.stringify({ q }))}` });
  return (body as { id: number }[]).map(({ id }) => id);
}

const mail = async (): Promise<string> => {
  const { companyA, database } = served.world;
  const [user] = await database.statement<{ email: string }>('app', companyA.id, {
    text: 'select email from customer_user where company_id = $1 order by id limit 1',
    values: [companyA.id],
  });
  return user?.email ?? '';
};

test.each([
  ["a user's e-mail", async () => (await mail()).toUpperCase()],
  ['the number of an invoice', async () => ' ft-2026-00042 '],
  ['a printed code', async () => code.toLowerCase()],
  ['the address of a code, as it is scanned', async () => `HTTPS://FEEDBACK.TEST/Q/${code}`],
  ['the address of a code, with what came behind it', async () => `https://feedback.test/q/${code}?lang=de`],
])('by %s', async (_what, words) => {
  expect(await found(await words())).toEqual([served.world.companyA.id]);
});

test.each(['FT-2026-0004', 'somebody@nowhere.example', 'ZZZZ9999'])('%s is nobody', async (words) => {
  expect(await found(words)).toEqual([]);
});

test("the super administrator opens a customer's invoice, nobody else this way, and none of another customer", async () => {
  const { companyA, companyB } = served.world;
  const path = `customer/${companyA.id}/invoice_pdf?invoice_id=${invoice}`;
  const { status, headers } = await served.call({ as: 'superadmin', path });
  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(
    (await served.call({ as: 'superadmin', path: path.replace(`customer/${companyA.id}`, `customer/${companyB.id}`) }))
      .status,
  ).toBe(404);
  expect((await served.call({ as: 'adminA', path })).status).toBe(403);
  expect((await served.call({ path })).status).toBe(401);
});
