/**
 * A company user who reaches no organization may make one (spec, section 6). An organization without a unit would be
 * out of his reach again, since rights are held at units: so he gets its first unit, and all rights at it.
 */
import { allRights } from '../../../../access/rights.ts';
import { node } from '../../../../generated/node.ts';
import { nodeUserAccess } from '../../../../generated/node_user_access.ts';
import { audit } from '../../../../access/audit.ts';
import type { Work } from '../../../../access/work.ts';
import type { Row, Values } from '../../../../database/rows.ts';
import { requireQuota } from '../../../billing/index.ts';
import { completeUnits } from '../node/create.ts';

/** Two organizations that he makes at the same time come one after the other, so that the second is refused. */
export async function lockFirstOrganization({ principal, transaction }: Work, values: Values): Promise<Values> {
  if (principal.role === 'company_user')
    await transaction.query({
      name: 'lock_newcomer',
      text: 'select 1 from customer_user where company_id = $1 and id = $2 for no key update',
      values: [transaction.companyId, principal.userId],
    });
  return values;
}

/** Only a newcomer makes an organization as a company user; administrators reach what they make. */
export async function grantFirstOrganization(work: Work, organization: Row): Promise<void> {
  const { principal, transaction } = work;
  if (principal.role !== 'company_user') return;
  const unit = { organization_id: organization.id, name: organization['name'] };
  await requireQuota(transaction, node);
  const unitId = await insertReturningId(work, 'node', { ...unit, path: '' });
  await completeUnits(transaction, [unitId]);
  const access = { user_id: principal.userId, node_id: unitId, ...everyRight };
  const accessId = await insertReturningId(work, 'node_user_access', access);
  await audit(work, { operation: 'create', entity: node, recordId: unitId, changes: unit });
  await audit(work, { operation: 'create', entity: nodeUserAccess, recordId: accessId, changes: access });
}

const everyRight = Object.fromEntries(allRights.map((right) => [right, true]));

async function insertReturningId({ transaction }: Work, table: string, values: Values): Promise<number> {
  const names = ['company_id', ...Object.keys(values)];
  const places = names.map((_, at) => `$${at + 1}`);
  const [row] = await transaction.query<{ id: number }>({
    text: `insert into ${table} (${names.join(', ')}) values (${places.join(', ')}) returning id`,
    values: [transaction.companyId, ...Object.values(values)],
  });
  if (!row) throw new Error(`Nothing was inserted into ${table}.`);
  return row.id;
}
