/** A company's tax number against its country. */
import { plantPrices } from '../../../../test/prices.ts';
import { withConnection } from '../../../../database/with-connection.ts';
import { type Scenario, scenarios } from '../../../../test/scenarios.ts';
import type { World } from '../../../../test/world.ts';

const ids = { DE: 0, CA: 0, JP: 0 };

const patch = (body: () => object): Pick<Scenario, 'as' | 'method' | 'path' | 'body'> => ({
  as: 'adminA',
  method: 'PATCH',
  path: ({ companyA }: World) => `companyprofile/${companyA.id}`,
  body,
});
const refused = { status: 400, pointers: ['/tax_number'] };

scenarios(
  "a company's tax number",
  [
    { ...patch(() => ({ tax_number: 'anything' })), name: 'is free while there is no country', status: 200 },
    { ...patch(() => ({ country_id: ids.DE })), name: 'is asked about when a country is chosen', ...refused },
    {
      ...patch(() => ({ country_id: ids.DE, tax_number: 'DE 136 695 976' })),
      name: 'fits the country that comes with it',
      status: 200,
      contains: { tax_number: 'DE 136 695 976' },
    },
    { ...patch(() => ({ tax_number: 'JP1' })), name: 'fits the country that is there', ...refused },
    { ...patch(() => ({ country_id: ids.JP })), name: 'does not fit another country', ...refused },
    { ...patch(() => ({ tax_number: null })), name: 'may be taken away', status: 200 },
    { ...patch(() => ({ country_id: ids.JP, city: 'Tokyo' })), name: 'is not missed', status: 200 },
  ],
  async ({ ownerUrl }) => {
    await plantPrices(ownerUrl);
    await withConnection(ownerUrl, async (client) => {
      const { rows } = await client.query<{ id: string; code: keyof typeof ids }>('select id, code from country');
      for (const { id, code } of rows) ids[code] = Number(id);
    });
  },
);
