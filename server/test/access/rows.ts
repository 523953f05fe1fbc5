/** Plants everything that the matrix aims at, and holds that nothing in the database is left out of account. */
import type { Served } from '../scenarios.ts';
import { Fixture, SECRET_WORD } from './fixture.ts';
import { plantCompanyRows } from './rows-of-company.ts';
import { plantAccountRows, plantPlatformRows } from './rows-of-platform.ts';
import { plantAutomationRows } from './rows-of-automation.ts';
import { plantMarcRows } from './rows-of-marcs.ts';
import { plantUnitRows } from './rows-of-units.ts';
import { plantUsualRows } from './usual-rows.ts';
import { insertUser } from '../world.ts';
import { FOUNDER } from './callers.ts';
import { noteWorld } from './rows-of-world.ts';

/** The tables behind the entities; several entities are windows on one table. */
const windows: Record<string, string> = {
  company_profile: 'customer',
  company_return_url: 'customer',
  feedback_tag: 'feedback',
  qr_code_group_node: 'group_node',
};

export const tableOf = (entity: string): string => windows[entity] ?? entity;

export async function plantRows(served: Served): Promise<Fixture> {
  const fixture = new Fixture(served);
  await freeOwner(fixture);
  await settleFounder(served, fixture);
  await noteWorld(fixture);
  await plantPlatformRows(fixture);
  await plantCompanyRows(fixture);
  await plantUnitRows(fixture);
  await plantAutomationRows(fixture);
  await plantAccountRows(fixture);
  await plantMarcRows(fixture);
  await plantUsualRows(fixture, tableOf);
  // Both stay out of every answer; the sessions themselves go on.
  await fixture.query('update session set ip_hash = $1, previous_hash = $1', [SECRET_WORD]);
  return fixture;
}

/** A user without rights creates an organization, as the specification has it. */
async function settleFounder({ call, world }: Served, fixture: Fixture): Promise<void> {
  const { companyA, database, principals } = world;
  principals[FOUNDER] = await insertUser(database, companyA.id, FOUNDER, 'company_user');
  const { status, body } = await call({
    as: FOUNDER,
    method: 'POST',
    path: 'companyorganization',
    body: { name: 'Of a founder' },
  });
  if (status !== 201) throw new Error(`The founder got ${status}.`);
  const organizationId = Number((body as { id: number }).id);
  const [unit] = await fixture.query<{ id: number }>('select id from node where organization_id = $1', [
    organizationId,
  ]);
  fixture.founded = { organizationId, nodeId: Number(unit?.id) };
}

/**
 * Row-level security is forced on the owner too, who need not be a superuser: here he must see every row. The roles that
 * the application works as own no table, so that nothing changes for them.
 */
export async function freeOwner(fixture: Fixture): Promise<void> {
  for (const owner of fixture.databases.pools) {
    const { rows } = await owner.query<{ name: string }>(
      `select quote_ident(relname) as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    );
    await owner.query(rows.map(({ name }) => `alter table ${name} no force row level security`).join('; '));
  }
}

/** Ids of a table that the fixture does not know, or knows and the database does not. */
export async function unaccounted(fixture: Fixture, table: string): Promise<number[]> {
  const stored = await fixture.query<{ id: number }>(`select id from ${table}`);
  const there = new Set(stored.map(({ id }) => id));
  const known = new Set(fixture.of(table).map(({ id }) => id));
  return [...there.symmetricDifference(known)];
}
