/** The card that a company keeps, for renewals and unpaid invoices: its owner agreed to that. */
import type { Transaction } from '../../../access/database.ts';
import type { CardToken, GatewayName, StoredCard } from './gateway.ts';

export interface SavedCard extends CardToken {
  id: number;
}

/** Null where there is none, or one that another gateway keeps. */
export async function savedCardOf({ query, companyId }: Transaction, gateway: GatewayName): Promise<SavedCard | null> {
  const [saved] = await query<SavedCard>({
    name: 'saved_card_of_company',
    text: `select card.id, card.gateway_token as token, card.gateway_customer as customer
      from customer join company_saved_card card on card.company_id = customer.id and card.id = customer.saved_card_id
      where customer.id = $1 and card.gateway = $2 and card.removed_at is null`,
    values: [companyId, gateway],
  });
  return saved ?? null;
}

/** Whether the company keeps a card, at whichever gateway. */
export async function keepsCard({ query, companyId }: Transaction): Promise<boolean> {
  const kept = await query({
    name: 'company_keeps_card',
    text: `select 1 from customer join company_saved_card card on card.company_id = customer.id and card.id = customer.saved_card_id
      where customer.id = $1 and card.removed_at is null`,
    values: [companyId],
  });
  return kept.length > 0;
}

export interface NewCard {
  card: StoredCard;
  gateway: GatewayName;
  consentedAt: Date;
}

/** Takes the place of the card that was kept before. A payment that failed for want of a good one is tried again at once. */
export async function saveCard(
  transaction: Transaction,
  { card, gateway, consentedAt }: NewCard,
  now: Date,
): Promise<void> {
  const { query, companyId } = transaction;
  await removeCard(transaction, now);
  await query({
    name: 'save_card',
    text: `with saved as (
        insert into company_saved_card (company_id, brand, last4, expiry_month, expiry_year, holder, consented_at, gateway,
          gateway_token, gateway_customer)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id
      )
      update customer set saved_card_id = saved.id, updated_at = now() from saved where customer.id = $1`,
    values: [
      companyId,
      card.brand,
      card.last4,
      card.expiryMonth,
      card.expiryYear,
      card.holder,
      consentedAt,
      gateway,
      card.token,
      card.customer,
    ],
  });
  await query({
    name: 'retry_with_new_card',
    text: `update subscription set next_retry_at = $2, updated_at = now()
      where company_id = $1 and is_current and state = 'past_due'`,
    values: [companyId, now],
  });
}

/** It is charged no longer from now on; the gateway is asked to forget it afterwards. Answers its id, null where there is none. */
export async function removeCard({ query, companyId }: Transaction, now: Date): Promise<number | null> {
  const [removed] = await query<{ id: number }>({
    name: 'remove_saved_card',
    text: `update company_saved_card card set removed_at = $2, updated_at = now() from customer
      where customer.id = $1 and card.company_id = $1 and card.id = customer.saved_card_id and card.removed_at is null
      returning card.id`,
    values: [companyId, now],
  });
  if (!removed) return null;
  await query({
    name: 'unset_saved_card',
    text: 'update customer set saved_card_id = null, updated_at = now() where id = $1',
    values: [companyId],
  });
  return removed.id;
}
