/** Nothing is written about an answer that was erased: it would bring back what was to be gone. */
import { answerErased } from '../../../errors.ts';
import type { Work } from '../../../access/work.ts';

/**
 * Throws 409 for an answer that was erased. Asked after a row that points to it was inserted, or the answer itself
 * was locked: that holds the answer, so that an erasure is either seen here or comes later and finds the row.
 */
export async function requireUnerased({ transaction }: Work, feedbackId: unknown): Promise<void> {
  const erased = await transaction.query({
    name: 'feedback_is_erased',
    text: 'select id from feedback where company_id = $1 and id = $2 and erased_at is not null',
    values: [transaction.companyId, feedbackId],
  });
  if (erased.length > 0) throw answerErased();
}
