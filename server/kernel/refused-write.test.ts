/** What a refused write costs: to say no, nothing is worked out from the row. */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Served, serveWorld } from '../test/scenarios.ts';
import { planted, plantSurveys } from '../test/surveys.ts';

let served: Served;
let owner: pg.Client;
beforeAll(async () => {
  served = await serveWorld();
  await plantSurveys(served);
  owner = new pg.Client({ connectionString: served.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await served.close();
});

test('a survey that may be read alone is refused without a look at its versions', async () => {
  await owner.query('begin; lock table survey_version in access exclusive mode');
  try {
    const refused = await served.call({
      as: 'node_read',
      method: 'PATCH',
      path: `surveys/${planted.shared}`,
      body: { name: 'Mine', revision: 1 },
    });
    expect(refused).toMatchObject({ status: 403 });
  } finally {
    await owner.query('rollback');
  }
});
