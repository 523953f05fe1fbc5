/** What webhooks are to be told is a row, written in the transaction of what happened: none is lost, none tells of what was rolled back. */
import type { Transaction } from '../../../access/database.ts';

export type FeedbackEvent = 'feedback.created' | 'feedback.changed';

/** One delivery for each active webhook that listens to the event, and each of the responses. */
export async function notifyWebhooks(
  transaction: Pick<Transaction, 'companyId' | 'query'>,
  event: FeedbackEvent,
  feedbackIds: readonly number[],
): Promise<void> {
  if (feedbackIds.length === 0) return;
  await transaction.query({
    name: 'tell_webhooks',
    text: `insert into webhook_delivery (company_id, webhook_id, event, feedback_id, due_at)
      select $1, w.id, $2, told.id, now() from webhook w cross join unnest($3::bigint[]) told (id)
      where w.company_id = $1 and w.is_active and $2 = any(w.events) order by told.id, w.id`,
    values: [transaction.companyId, event, feedbackIds],
  });
}
