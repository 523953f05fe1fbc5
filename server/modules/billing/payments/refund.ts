/**
 * What a gateway took though something else was asked for goes back as a whole: it pays nothing here, and nobody could say
 * what it was for. Until it has gone back, the company is charged nothing by itself.
 */
import { payment as entity } from '../../../generated/payment.ts';
import { auditAsSystem } from '../../../access/audit.ts';
import type { PaymentKey, PaymentParts } from './settle.ts';

/** Does nothing for a payment of which nothing was taken wrongly. Throws GatewayError where it has to be tried again. */
export async function refund(
  { database, gateway }: Pick<PaymentParts, 'database' | 'gateway'>,
  { companyId, id }: PaymentKey,
): Promise<void> {
  const [wrong] = await database.statement<{ charge: string }>('app', companyId, {
    name: 'wrongly_charged',
    text: `select gateway_reference as charge from payment
      where company_id = $1 and id = $2 and charged_amount is not null and refunded_at is null and gateway = $3
        and gateway_reference is not null`,
    values: [companyId, id, gateway.name],
  });
  if (!wrong) return;
  await gateway.refund(wrong.charge);
  await database.withTenant('app', companyId, async (transaction) => {
    const [refunded] = await transaction.query<{ refunded_at: Date }>({
      name: 'note_refund',
      text: `update payment set refunded_at = now(), updated_at = now()
        where company_id = $1 and id = $2 and refunded_at is null returning refunded_at`,
      values: [companyId, id],
    });
    if (!refunded) return;
    const changes = { refunded_at: refunded.refunded_at.toISOString() };
    await auditAsSystem(transaction, { operation: 'refund', entity, recordId: id, changes });
  });
}
