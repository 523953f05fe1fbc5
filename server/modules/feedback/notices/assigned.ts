import type { Transaction } from '../../../access/database.ts';

/** Notes for those to whom another has assigned feedback that they are to be told. */
export async function notifyAssigned(
  { companyId, query }: Pick<Transaction, 'companyId' | 'query'>,
  assigned: readonly { feedbackId: number; userId: number }[],
): Promise<void> {
  if (assigned.length === 0) return;
  await query({
    name: 'tell_assigned',
    text: `insert into notice (company_id, user_id, node_id, feedback_id, reason)
      select $1, given.user_id, f.node_id, f.id, 'assigned' from unnest($2::bigint[], $3::bigint[]) given (feedback_id, user_id)
      join feedback f on f.company_id = $1 and f.id = given.feedback_id order by f.id`,
    values: [companyId, assigned.map(({ feedbackId }) => feedbackId), assigned.map(({ userId }) => userId)],
  });
}
