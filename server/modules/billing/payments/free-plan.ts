/** The free plan, chosen instead of a paid one: a company's first subscription, without a price and without an end. */
import { isOffered } from '../../../access/offered.ts';
import type { Database } from '../../../access/database.ts';
import { signedIn } from '../../../access/principal.ts';
import { invalidInput, notFound } from '../../../errors.ts';
import { subscription } from '../../../generated/subscription.ts';
import { audit } from '../../../access/audit.ts';
import { inTransaction, type KernelParts } from '../../../kernel/context.ts';
import type { Work } from '../../../access/work.ts';
import type { Operation } from '../../../http/registry.ts';
import { closed } from '../../../http/routes/schemas.ts';
import { refuseSecond } from './first-plan.ts';

interface FreePlanBody {
  country?: string | null;
}

/** Throws 409 for a company that has a plan, 404 where the platform offers no free one, 400 for an unknown country. */
async function startFreePlan(work: Work, { country = null }: FreePlanBody): Promise<{ id: number; plan_id: number }> {
  const { query, companyId } = work.transaction;
  await query({
    name: 'hold_company',
    text: 'select id from customer where id = $1 for no key update',
    values: [companyId],
  });
  await refuseSecond(work);
  if (country !== null) await keepCountry(work, country);
  const [started] = await query<{ id: number; plan_id: number }>({
    name: 'start_free_plan',
    text: `insert into subscription (company_id, plan_id, started_at, period_start)
      select $1, id, now(), now() from plan where tag = 'free' and ${isOffered('plan')} order by sort_order, id limit 1
      returning id, plan_id`,
    values: [companyId],
  });
  if (!started) throw notFound();
  await audit(work, {
    operation: 'create',
    entity: subscription,
    recordId: started.id,
    changes: { plan_id: started.plan_id },
  });
  return started;
}

/** Where it is decides later prices. */
async function keepCountry({ transaction: { query, companyId } }: Work, country: string): Promise<void> {
  const kept = await query({
    name: 'keep_country',
    text: `update customer set country_id = c.id, updated_at = now() from country c
      where customer.id = $1 and c.code = $2 returning c.id`,
    values: [companyId, country],
  });
  if (kept.length === 0)
    throw invalidInput({ errors: [{ pointer: '/country', code: 'unknown_country', parameters: { country } }] });
}

export const freePlanOperation = (parts: Pick<KernelParts, 'totals'> & { database: Database }): Operation => ({
  id: 'payment.free_plan',
  whileReadOnly: true,
  method: 'POST',
  path: 'account/clientregisterfreeplan',
  summary: 'Begin with the free plan; once',
  access: { roles: ['company_admin'] },
  input: { body: closed({ country: { type: ['string', 'null'], pattern: '^[A-Z]{2}$', maxLength: 2 } }, []) },
  output: closed({ id: { type: 'integer' }, plan_id: { type: 'integer' } }),
  rate: 'write',
  audit: 'change',
  async handler({ principal, locale, requestId, body }) {
    const caller = { principal: signedIn(principal), locale, requestId };
    return {
      status: 201,
      body: await inTransaction(parts, caller, (work) => startFreePlan(work, body as FreePlanBody)),
    };
  },
});
