import { describe, expect, test } from 'vitest';
import { servedWorld } from '../test/scenarios.ts';

describe('the audit log', async () => {
  const served = await servedWorld();

  test('keeps what a change brought about, not only what was asked for', async () => {
    const { companyId, userId } = served.world.principals['nobody'] ?? { companyId: 0, userId: 0 };
    await served.call({ as: 'adminA', method: 'PATCH', path: `customeruser/${userId}`, body: { state: 'disabled' } });
    const text = `select actor_name, operation, record_id, changes from audit_entry where entity = 'customer_user'`;
    expect(await served.world.database.statement('app', companyId, { text, values: [] })).toEqual([
      {
        actor_name: 'adminA',
        operation: 'patch',
        record_id: userId,
        changes: { state: 'disabled', access_version: 2, revision: 2 },
      },
    ]);
  });
});
