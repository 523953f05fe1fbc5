import { expect, test } from 'vitest';
import { migrate, PreflightError } from '../../server/database/migrate.ts';
import { ensureDatabaseRoles } from '../../server/database/roles.ts';
import { createPlainOwner } from '../../server/test/plain-owner.ts';
import type { RawProperty } from '../raw.ts';
import { fixtureModel, migrationFolder, withClient } from './test/fixture.ts';

const modelWith = (code: RawProperty) =>
  fixtureModel({ $id: 'item', properties: { code: { type: 'string', maxLength: 20, ...code } } });

test('under forced row-level security, an owner that is no superuser still counts and copies every row', async () => {
  const owner = await createPlainOwner();
  const folder = migrationFolder();
  await withClient(owner.administratorUrl, async (administrator) => {
    await ensureDatabaseRoles(administrator, owner.administratorUrl);
    await administrator.query(
      `grant feedtree_app, feedtree_platform, feedtree_visitor, feedtree_session, feedtree_worker to ${owner.name}`,
    );
    await folder.apply(folder.plan(modelWith({})), owner.url);
    await administrator.query(
      `insert into company (name) values ('Acme'), ('Globex'); insert into item (company_id, code) values (1, 'A1'), (2, 'A1')`,
    );

    const plan = folder.plan(modelWith({ 'x-db': { unique: 'platform' } }));
    const refusal = await folder.apply(plan, owner.url).catch((thrown: unknown) => thrown);
    expect(refusal).toBeInstanceOf(PreflightError);
    expect(refusal).toMatchObject({ findings: [{ table: 'item', count: 2 }] });

    await administrator.query(`update item set code = 'B2' where company_id = 2`);
    expect(await migrate(owner.url, { directory: folder.directory })).toEqual({ applied: ['0002_step'] });
    const { rows } = await administrator.query('select value, company_id::int from item_code_directory order by value');
    expect(rows).toEqual([
      { value: 'A1', company_id: 1 },
      { value: 'B2', company_id: 2 },
    ]);
  });
  folder.remove();
  await owner.drop();
});
