/** A discount says whether it can be used now, and why not. */
import { expect, test } from 'vitest';
import { withConnection } from '../../../../database/with-connection.ts';
import { servedWorld } from '../../../../test/scenarios.ts';

const served = await servedWorld();

test.each([
  ['active', "now() - interval '1 day', null, null, 5, true"],
  ['scheduled', "now() + interval '1 day', null, null, 0, true"],
  ['expired', "now() - interval '2 days', now() - interval '1 day', 9, 0, true"],
  ['used_up', "now() - interval '1 day', null, 2, 2, true"],
  ['inactive', "now() - interval '2 days', now() - interval '1 day', 2, 2, false"],
])('%s', async (state, values) => {
  const code = `IS_${state.toUpperCase()}`;
  await withConnection(served.ownerUrl, (client) =>
    client.query(`insert into discount (code, percent, valid_from, valid_to, maximum_uses, used_count, is_active)
      values ('${code}', 10, ${values})`),
  );
  const { body } = await served.call({ as: 'superadmin', path: 'discount' });
  expect(JSON.stringify((body as { code: string }[]).find((row) => row.code === code))).toContain(`"state":"${state}"`);
});
