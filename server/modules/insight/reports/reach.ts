/** Whether a report has anything to be about: of all, or of one unit and below, as far as its reader may read feedback. */
import { createParameters } from '../../../database/parameters.ts';
import type { SignedIn } from '../../../access/principal.ts';
import type { Transaction } from '../../../access/database.ts';
import { reachOf } from '../dashboard/reach.ts';

export async function readsFeedbackAt(
  transaction: Pick<Transaction, 'query'>,
  reader: SignedIn,
  nodeId: number | null,
): Promise<boolean> {
  // Of a company without units its administrators reach all that there will be.
  if (nodeId === null && reader.role === 'company_admin') return true;
  const parameters = createParameters();
  const place = { unitId: nodeId, organizationId: null };
  const { expressions } = reachOf(reader, parameters, place, { tops: { module: 'feedback' } });
  const [answer] = await transaction.query<{ reads: boolean }>({
    text: `with ${expressions.join(', ')} select exists (select from tops) as reads`,
    values: [...parameters.values],
  });
  return answer?.reads === true;
}
