import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PreflightError } from '../../server/database/migrate.ts';
import { createEmptyDatabase, type TestDatabase } from '../../server/test/database.ts';
import { catalogueDifferences } from './catalogue.ts';
import { tenancyViolations } from './tenancy.ts';
import { GUARDED_CASES, type MigrationCase, REFUSED_CASES, SAFE_CASES } from './test/cases.ts';
import { fixtureModel, migrationFolder, withClient } from './test/fixture.ts';

const COMPANIES = `insert into company (name) values ('Acme'), ('Globex')`;

let database: TestDatabase;
let folder: ReturnType<typeof migrationFolder>;

beforeEach(async () => {
  database = await createEmptyDatabase();
  folder = migrationFolder();
});

afterEach(async () => {
  folder.remove();
  await database.drop();
});

/** Sets the old tables up with their rows; answers their snapshot. */
async function arrange({ before, rows }: MigrationCase) {
  const first = folder.plan(fixtureModel(...before));
  expect(first.problems).toEqual([]);
  await folder.apply(first, database.url);
  await withClient(database.url, (client) => client.query(`${COMPANIES}; ${rows}`));
  return first.snapshot;
}

describe.each([
  ['safe', SAFE_CASES],
  ['guarded', GUARDED_CASES],
  ['refused', REFUSED_CASES],
])('%s', (_, cases) => {
  test.each(cases)('$what', async (migration) => {
    const before = await arrange(migration);
    const plan = folder.plan(fixtureModel(...migration.after), migration.droppedTables);
    expect(plan.class).toBe(migration.class);
    expect(plan.problems.map(({ file, message, hint }) => ({ file, message, hint }))).toEqual(migration.problems ?? []);
    if (migration.problems !== undefined) {
      expect(plan.sql).toBe('');
      return;
    }
    const applied = folder.apply(plan, database.url);
    if (migration.findings !== undefined) {
      const error = await applied.catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(PreflightError);
      expect(error).toMatchObject({ findings: migration.findings });
    } else await applied;
    await withClient(database.url, async (client) => {
      const expected = migration.findings === undefined ? plan.snapshot : before;
      expect(await catalogueDifferences(client, expected)).toEqual([]);
      expect(await tenancyViolations(client, expected)).toEqual([]);
      const { first = '', query = '', rows = [] } = migration.left ?? {};
      await client.query(first);
      if (query !== '') expect((await client.query(query)).rows).toEqual(rows);
    });
  });
});

test('an x-was may stay in the schema once the rename is done', async () => {
  const renamed = fixtureModel({
    $id: 'item',
    properties: { title: { type: 'string', maxLength: 20, 'x-was': 'name' } },
  });
  await folder.apply(
    folder.plan(fixtureModel({ $id: 'item', properties: { name: { type: 'string', maxLength: 20 } } })),
    database.url,
  );
  await folder.apply(folder.plan(renamed), database.url);
  expect(folder.plan(renamed).class).toBe('api_only');
});
