import { auditInCompanyLog } from '../../../../access/both-logs.ts';
import { createParameters } from '../../../../database/parameters.ts';
import { notFound } from '../../../../errors.ts';
import { mailMessage as entity } from '../../../../generated/mail_message.ts';
import type { ActionRequest, EntityExtension } from '../../../../kernel/extension.ts';
import { notifyQueue } from '../../../../platform/queue/channel.ts';
import { readQueues } from '../../../../platform/queue/figures.ts';

/** Its user and its content are no business of the platform's, so it is not read whole. */
async function sendAgain(request: ActionRequest): Promise<{ id: number; state: 'queued' }> {
  const { transaction } = request;
  const parameters = createParameters();
  const text = `update mail_message t set state = 'queued', attempts = 0, due_at = now(), done_at = null, failure = null, updated_at = now()
    where t.id = ${parameters.add(request.id)} and ${request.where(parameters)} returning t.company_id, t.id`;
  const [mail] = await transaction.query<{ company_id: number; id: number }>({ text, values: parameters.values });
  if (!mail) throw notFound();
  const { company_id: companyId, id } = mail;
  await notifyQueue(transaction, entity.table);
  await auditInCompanyLog(request, { operation: 'send_again', entity, recordId: id, changes: {}, companyId });
  return { id, state: 'queued' };
}

export const mailMessage: EntityExtension = {
  computed: { company_name: 'select c.name from customer c where c.id = t.company_id' },
  actions: {
    queues: async ({ transaction }) => ({ queues: await readQueues(transaction) }),
    send_again: sendAgain,
  },
};
