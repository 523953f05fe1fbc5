/** Cards that were taken away go once their gateway has forgotten them: with the row its name of them would be lost. */
import { tryEach } from '../../../platform/queue/try-each.ts';
import type { CardToken } from './gateway.ts';
import type { PaymentParts } from './settle.ts';

const AT_ONCE = 50;

interface Removed {
  company_id: number;
  id: number;
}

/** Answers whether more may be waiting. */
export async function forgetCards({ database, gateway }: Omit<PaymentParts, 'log' | 'now'>): Promise<boolean> {
  const removed = await database.lookup<Removed>('worker', {
    name: 'removed_cards',
    text: `select company_id, id from company_saved_card where removed_at is not null and gateway = $1
      order by updated_at, id limit $2`,
    values: [gateway.name, AT_ONCE],
  });
  await tryEach(removed, async ({ company_id: companyId, id }) => {
    const [card] = await database.statement<CardToken>('app', companyId, {
      name: 'card_to_forget',
      // It goes behind those that were not asked for since: those that fail are in nobody's way.
      text: `update company_saved_card set updated_at = now() where company_id = $1 and id = $2 and removed_at is not null
        returning gateway_token as token, gateway_customer as customer`,
      values: [companyId, id],
    });
    if (!card) return;
    await gateway.forget(card);
    await database.statement('app', companyId, {
      name: 'delete_forgotten_card',
      text: 'delete from company_saved_card where company_id = $1 and id = $2 and removed_at is not null',
      values: [companyId, id],
    });
  });
  return removed.length === AT_ONCE;
}
