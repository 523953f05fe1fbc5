/** Reading as a mark: the action `read_feedback`. Read is not a status, and whoever may read may say that he did. */
import { createParameters } from '../../../../database/parameters.ts';
import { notifyFeedback } from '../../../../platform/events/notify.ts';
import type { ActionRequest } from '../../../../kernel/extension.ts';

/** Opening and closing eyes is no change of what is handled: neither the revision nor the log knows of it. Who looks on is told. */
export async function readFeedback(request: ActionRequest): Promise<{ read: number }> {
  const { transaction, input } = request;
  const parameters = createParameters();
  const company = parameters.add(transaction.companyId);
  const ids = parameters.add(input['ids']);
  const isRead = input['is_read'] !== false;
  const marked = await transaction.query<{ id: number }>({
    // Locked in the order of ids, as by everybody who changes many.
    text: `with wanted as (
        select t.id from feedback t where t.id = any(${ids}::bigint[]) and ${request.where(parameters)}
          and t.read_at is ${isRead ? '' : 'not '}null order by t.id for no key update of t
      )
      update feedback set read_at = ${isRead ? 'now()' : 'null'}, updated_at = now()
      from wanted where feedback.company_id = ${company} and feedback.id = wanted.id returning feedback.id`,
    values: parameters.values,
  });
  const read = marked.map(({ id }) => id);
  await notifyFeedback(transaction, 'read', read);
  return { read: read.length };
}
