/** Surveys that are a unit's own: what its unit may not have changed, they may not either. */
import { node } from '../../generated/node.ts';
import type { Work } from '../../access/work.ts';
import type { Row } from '../../database/rows.ts';
import { requireWithinLimit } from '../billing/index.ts';

/** Throws 409 for the own survey of a unit that is beyond the company's plan. */
export async function requireUnitsWithinPlan({ transaction }: Work, row: Row): Promise<void> {
  if (row['origin'] !== 'node') return;
  const showing = await transaction.query<{ node_id: number }>({
    name: 'units_of_own_survey',
    text: 'select node_id from node_survey where company_id = $1 and survey_id = $2',
    values: [transaction.companyId, row.id],
  });
  const ids = showing.map(({ node_id: id }) => id);
  await requireWithinLimit(transaction, node, ids);
}
