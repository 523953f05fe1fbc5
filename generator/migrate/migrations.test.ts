import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrate, PreflightError } from '../../server/database/migrate.ts';
import { createEmptyDatabase, type TestDatabase } from '../../server/test/database.ts';
import { catalogueDifferences } from './catalogue.ts';
import type { MigrationPlan } from './plan.ts';
import { tenancyViolations } from './tenancy.ts';
import type { MigrationCase } from './test/case.ts';
import { FITTING_CASES } from './test/fitting-cases.ts';
import { fixtureModel, migrationFolder, withClient } from './test/fixture.ts';
import { REFUSED_CASES } from './test/refused-cases.ts';
import { SAFE_CASES } from './test/safe-cases.ts';
import { UNFIT_CASES } from './test/unfit-cases.ts';
import type { Snapshot } from './types.ts';

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

/** Sets the old tables up with their rows; answers their snapshot and the plan for the new ones. */
async function arrange(migration: MigrationCase): Promise<{ before: Snapshot; plan: MigrationPlan }> {
  const first = folder.plan(fixtureModel(...migration.before));
  await folder.apply(first, database.url);
  const companies = `insert into company (name) values ('Acme'), ('Globex')`;
  await withClient(database.url, (client) => client.query(`${companies}; ${migration.rows}`));
  const plan = folder.plan(fixtureModel(...migration.after), migration.droppedTables);
  return { before: first.snapshot, plan };
}

async function expectDatabase(snapshot: Snapshot): Promise<void> {
  await withClient(database.url, async (client) => {
    expect(await catalogueDifferences(client, snapshot)).toEqual([]);
    expect(await tenancyViolations(client, snapshot)).toEqual([]);
  });
}

describe('changes that are safe, asked for, or fit the rows', () => {
  test.each([...SAFE_CASES, ...FITTING_CASES])('$what', async (migration) => {
    const { plan } = await arrange(migration);
    expect(plan).toMatchObject({ class: migration.class, problems: [] });
    await folder.apply(plan, database.url);
    await expectDatabase(plan.snapshot);
    const { first = '', query, rows } = migration.left;
    await withClient(database.url, async (client) => {
      await client.query(first);
      expect((await client.query(query)).rows).toEqual(rows);
    });
  });
});

describe('rows that do not fit', () => {
  test.each(UNFIT_CASES)('$what', async (migration) => {
    const { before, plan } = await arrange(migration);
    expect(plan).toMatchObject({ class: migration.class, problems: [] });
    const error = await folder.apply(plan, database.url).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(PreflightError);
    expect(error).toMatchObject({ findings: migration.findings });
    await expectDatabase(before);
  });
});

describe('changes that a person has to decide on', () => {
  test.each(REFUSED_CASES)('$what', async (migration) => {
    const { plan } = await arrange(migration);
    expect(plan).toMatchObject({ class: migration.class, files: [] });
    expect(plan.problems.map(({ file, message, hint }) => ({ file, message, hint }))).toEqual(migration.problems);
  });
});

test('an x-was may stay in the schema once the rename is done', async () => {
  const text = { type: 'string' as const, maxLength: 20 };
  const renamed = fixtureModel({ $id: 'item', properties: { title: { ...text, 'x-was': 'name' } } });
  await folder.apply(folder.plan(fixtureModel({ $id: 'item', properties: { name: text } })), database.url);
  await folder.apply(folder.plan(renamed), database.url);
  expect(folder.plan(renamed).class).toBe('api_only');
  expect(await migrate(database.url, { directory: folder.directory })).toEqual({ applied: [] });
});
