import type { Transaction } from '../../../access/database.ts';

interface Mention {
  feedbackId: number;
  /** Who can't sign in any more is left out. */
  userIds: readonly number[];
}

/** Notes for those whom somebody else mentions in a comment that they are to be told. */
export async function notifyMentioned(
  { companyId, query }: Pick<Transaction, 'companyId' | 'query'>,
  { feedbackId, userIds }: Mention,
): Promise<void> {
  if (userIds.length === 0) return;
  await query({
    name: 'tell_mentioned',
    text: `insert into notice (company_id, user_id, node_id, feedback_id, reason)
      select $1, u.id, f.node_id, f.id, 'mentioned' from customer_user u join feedback f on f.company_id = $1 and f.id = $3
      where u.company_id = $1 and u.id = any($2::bigint[]) and u.state = 'active' order by u.id`,
    values: [companyId, userIds, feedbackId],
  });
}
