/** A renewal's payment whose server stopped in the middle: whoever comes next goes on with the same charge. */
import type { Transaction } from '../../../access/database.ts';
import { savedCardOf } from '../payments/saved-card.ts';
import type { PaymentParts } from '../payments/settle.ts';
import type { Taken } from './take-due.ts';

/** So long the server that began may still be at it. */
export const ABANDONED_AFTER_MS = 20_000;

interface Left {
  id: number;
  reference: string;
  amount: number;
  currency: string;
  saved_card_id: number | null;
}

/**
 * Nothing for one that is not a renewal's, or is on its way. One whose card went away meanwhile is left to `reconcile`, by
 * which it expires: the next attempt is made with the new card.
 */
export async function abandonedRenewal(
  { gateway, abandonedAfterMs = ABANDONED_AFTER_MS }: PaymentParts,
  transaction: Transaction,
): Promise<Taken | 'nothing'> {
  const { query, companyId } = transaction;
  const [left] = await query<Left>({
    name: 'left_renewal',
    text: `update payment set updated_at = now()
      where company_id = $1 and settled_at is null and attempt is not null and gateway = $2
        and updated_at < now() - $3 * interval '1 millisecond'
      returning id, reference, amount, currency, saved_card_id`,
    values: [companyId, gateway.name, abandonedAfterMs],
  });
  const card = left && (await savedCardOf(transaction, gateway.name));
  if (!left || !card || card.id !== left.saved_card_id || companyId === null) return 'nothing';
  const { id, reference, amount, currency } = left;
  return { begun: { companyId, id, reference, kind: 'charge', amount, currency }, card };
}
