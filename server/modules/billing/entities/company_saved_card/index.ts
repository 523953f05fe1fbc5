import { noSavedCard } from '../../../../errors.ts';
import { companySavedCard as descriptor } from '../../../../generated/company_saved_card.ts';
import type { Transaction } from '../../../../access/database.ts';
import { subscription } from '../../../../generated/subscription.ts';
import { audit, auditAsSystem } from '../../../../access/audit.ts';
import type { ActionRequest, EntityExtension } from '../../../../kernel/extension.ts';
import { lockCompany } from '../../payments/lock-payment.ts';
import { mailAdmins } from '../../payments/mails.ts';
import { removeCard } from '../../payments/saved-card.ts';

/** Nothing is there to renew the plan with: it ends with its period, and the administrators are told. */
async function stopRenewing(transaction: Transaction): Promise<void> {
  const [stopped] = await transaction.query<{ id: number }>({
    name: 'stop_without_card',
    text: `update subscription set auto_renew = false, next_sub_plan_id = null, updated_at = now()
      where company_id = $1 and is_current and state = 'active' and auto_renew and price > 0 and period_end is not null
        and contract_id is null
      returning id`,
    values: [transaction.companyId],
  });
  if (!stopped) return;
  await mailAdmins(transaction, 'plan_ending', stopped.id);
  const changes = { auto_renew: false };
  await auditAsSystem(transaction, { operation: 'renewal', entity: subscription, recordId: stopped.id, changes });
}

/** From now on it is charged no longer; the gateway is asked to forget it by a job (payments/forget-cards.ts). */
async function remove(request: ActionRequest): Promise<{ id: number }> {
  const { transaction } = request;
  await lockCompany(transaction);
  const id = await removeCard(transaction, new Date());
  if (id === null) throw noSavedCard();
  await stopRenewing(transaction);
  await audit(request, { operation: 'delete', entity: descriptor, recordId: id, changes: {} });
  return { id };
}

export const companySavedCard: EntityExtension = { actions: { remove_company_card: remove } };
