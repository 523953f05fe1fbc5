/** What the world of access tests brings along: noted, so that lists can be compared to the last row. */
import { callers, FOUNDER } from './callers.ts';
import { companyWords, type Fixture, tenants } from './fixture.ts';
import type { CompanyName, Facts } from './vocabulary.ts';

const names: CompanyName[] = ['A', 'B', 'platform'];

/** Marks the world's texts with their company's word, and notes its rows. */
export async function noteWorld(fixture: Fixture): Promise<void> {
  await markTexts(fixture);
  for (const company of names) fixture.note('customer', fixture.companyId(company), customerFacts(company), '', true);
  for (const { name, company, role } of callers)
    if (company)
      fixture.note('customer_user', fixture.userId(name), {
        company,
        place: 'company',
        owner: name,
        ...(role === 'company_admin' && { traits: ['admin'] }),
      });
  await noteTrees(fixture);
  await noteGrants(fixture);
  await noteFounded(fixture);
  for (const { id, company_id: companyId } of await fixture.query<{ id: number; company_id: number }>(
    'select id, company_id from survey',
  ))
    fixture.note(
      'survey',
      id,
      { company: companyOf(fixture, companyId), place: 'company', traits: ['default'] },
      'default',
      true,
    );
}

const customerFacts = (company: CompanyName): Facts => ({
  company,
  place: 'company',
  ...(company === 'platform' && { traits: ['platform'] }),
});

const companyOf = (fixture: Fixture, id: number): CompanyName =>
  names.find((name) => fixture.companyId(name) === id) ?? 'platform';

async function markTexts(fixture: Fixture): Promise<void> {
  for (const company of names) {
    const values = [fixture.companyId(company), ` ${companyWords[company]}`];
    await fixture.query('update customer set name = name || $2, city = $2 where id = $1', values);
    await fixture.query('update customer_user set full_name = full_name || $2 where company_id = $1', values);
    await fixture.query('update organization set name = name || $2 where company_id = $1', values);
    await fixture.query('update node set name = name || $2 where company_id = $1', values);
    await fixture.query('update survey set name = name || $2 where company_id = $1', values);
  }
}

/** The four units of each company: A's grants are on `branch`, `room` is below it. */
async function noteTrees(fixture: Fixture): Promise<void> {
  const { companyA, companyB } = fixture.world;
  for (const company of tenants) {
    const { nodes, organizationId } = company === 'A' ? companyA : companyB;
    fixture.note('organization', organizationId, { company, place: 'reach' }, '', true);
    for (const [name, nodeId] of Object.entries(nodes)) {
      const place = name === 'branch' || name === 'room' ? 'reach' : 'beyond';
      const facts: Facts = { company, place };
      const isTarget = name !== 'branch';
      fixture.note('node', nodeId, facts, name, isTarget);
      for (const table of ['node_survey', 'node_qr_code']) {
        const [row] = await fixture.query<{ id: number }>(`select id from ${table} where node_id = $1`, [nodeId]);
        fixture.note(table, row?.id ?? 0, facts, name);
      }
    }
  }
}

/** What the founder has made, with what is told of it in the log. */
async function noteFounded(fixture: Fixture): Promise<void> {
  const { organizationId, nodeId } = fixture.founded;
  const facts: Facts = { company: 'A', place: 'founded' };
  fixture.note('organization', organizationId, facts, 'of the founder', true);
  fixture.note('node', nodeId, facts, 'of the founder', true);
  for (const table of ['node_survey', 'node_qr_code', 'node_link_list'])
    for (const { id } of await fixture.query<{ id: number }>(`select id from ${table} where node_id = $1`, [nodeId]))
      fixture.note(table, id, facts, 'of the founder');
  for (const { id } of await fixture.query<{ id: number }>('select id from audit_entry'))
    fixture.note('audit_entry', id, { company: 'A', place: 'company' });
}

async function noteGrants(fixture: Fixture): Promise<void> {
  const grants = await fixture.query<{ id: number; user_id: number }>('select id, user_id from node_user_access');
  for (const { id, user_id: userId } of grants) {
    const owner = callers.find(({ name, company }) => company && fixture.userId(name) === userId)?.name ?? '';
    const place = owner === FOUNDER ? 'founded' : 'reach';
    fixture.note('node_user_access', id, { company: 'A', place, owner });
  }
}
