/** What a refused write costs: to say no, nothing is worked out from the row. */
import { expect, test } from 'vitest';
import { connectedOwner, servedWorld } from '../test/scenarios.ts';
import { planted, plantSurveys } from '../test/surveys.ts';

const served = await servedWorld();
await plantSurveys(served);
const owner = await connectedOwner(served.ownerUrl);

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
