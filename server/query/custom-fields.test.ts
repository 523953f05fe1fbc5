/** Why the column of added fields has no index: under row-level security none would be used. */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Served, serveWorld } from '../test/scenarios.ts';

let served: Served;
let owner: pg.Client;
beforeAll(async () => {
  served = await serveWorld();
  owner = new pg.Client({ connectionString: served.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await served.close();
});

const QUESTION = `explain select id from customer_user where company_id = $1 and custom @> '{"1": 7}'`;

test('an index of jsonb leads the owner to rows, and nobody whom row-level security binds', async () => {
  const { companyA, database } = served.world;
  await owner.query(
    `insert into customer_user (company_id, full_name, email, custom)
      select $1, 'Person', 'person' || n || '@example.com', jsonb_build_object('1', n) from generate_series(1, 5000) n`,
    [companyA.id],
  );
  await owner.query('create index tried on customer_user using gin (custom jsonb_path_ops)');
  await owner.query('analyze customer_user');
  const { rows: asOwner } = await owner.query(QUESTION, [companyA.id]);
  expect(JSON.stringify(asOwner)).toContain('tried');
  const asApp = await database.statement('app', companyA.id, { text: QUESTION, values: [companyA.id] });
  expect(JSON.stringify(asApp)).not.toContain('tried');
});
