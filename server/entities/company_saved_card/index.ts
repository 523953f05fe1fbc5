import { noSavedCard } from '../../errors.ts';
import { companySavedCard as descriptor } from '../../generated/company_saved_card.ts';
import { audit } from '../../kernel/audit.ts';
import type { ActionRequest, EntityExtension } from '../../kernel/extension.ts';
import { holdCompany } from '../../payments/hold.ts';
import { removeCard } from '../../payments/saved-card.ts';

/** From now on it is charged no longer; the gateway is asked to forget it by a job (payments/forget-cards.ts). */
async function remove(request: ActionRequest): Promise<{ id: number }> {
  const { transaction } = request;
  await holdCompany(transaction);
  const id = await removeCard(transaction, new Date());
  if (id === null) throw noSavedCard();
  await audit(request, { operation: 'delete', entity: descriptor, recordId: id, changes: {} });
  return { id };
}

export const companySavedCard: EntityExtension = { actions: { remove_company_card: remove } };
