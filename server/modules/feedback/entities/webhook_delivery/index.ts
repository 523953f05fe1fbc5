import { webhookOff } from '../../../../errors.ts';
import { webhookDelivery as descriptor } from '../../../../generated/webhook_delivery.ts';
import { audit } from '../../../../access/audit.ts';
import { notifyQueue } from '../../../../platform/queue/channel.ts';
import type { ActionRequest, EntityExtension } from '../../../../kernel/extension.ts';

async function resend(request: ActionRequest): Promise<{ id: number; state: 'queued' }> {
  const { transaction } = request;
  const { id, ...row } = await request.lock();
  const [there] = await transaction.query<{ is_active: boolean }>({
    name: 'resend_receiver',
    text: 'select is_active from webhook where company_id = $1 and id = $2',
    values: [transaction.companyId, row['webhook_id']],
  });
  if (!there?.is_active) throw webhookOff();
  await transaction.query({
    name: 'resend_webhook_delivery',
    text: `update webhook_delivery set state = 'queued', attempts = 0, due_at = now(), done_at = null, updated_at = now()
      where company_id = $1 and id = $2 and state <> 'queued'`,
    values: [transaction.companyId, id],
  });
  await notifyQueue(transaction, descriptor.table);
  await audit(request, { operation: 'resend', entity: descriptor, recordId: id, changes: {} });
  return { id, state: 'queued' };
}

export const webhookDelivery: EntityExtension = {
  computed: { next_attempt_at: `select t.due_at where t.state = 'queued' and t.failure is not null` },
  actions: { resend },
};
