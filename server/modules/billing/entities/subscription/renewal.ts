/** `POST subscriptionrenewal`: stop at the period's end, go on after all, or go on with a smaller plan. */
import { signedIn } from '../../../../access/principal.ts';
import { lockRunningPlan } from '../../pricing/upgrade.ts';
import { invalidInput, noSavedCard, nothingToRenew, planByAgreement } from '../../../../errors.ts';
import { subscription as descriptor } from '../../../../generated/subscription.ts';
import { audit } from '../../../../access/audit.ts';
import type { ActionRequest } from '../../../../kernel/extension.ts';
import type { Values } from '../../../../database/rows.ts';
import { lockCompany } from '../../payments/lock-payment.ts';
import { mailAdmins } from '../../payments/mails.ts';
import { keepsCard } from '../../payments/saved-card.ts';
import { refuseNext } from '../../subscriptions/choose-next.ts';

/** A smaller plan is chosen for what goes on; what is stopped has no next one. */
function readChoice({ auto_renew: renews, next_sub_plan_id: next }: Values) {
  if (renews === undefined && next === undefined)
    throw invalidInput({ errors: [{ pointer: '', code: 'too_few_properties' }] });
  if (renews === false && typeof next === 'number')
    throw invalidInput({ errors: [{ pointer: '/next_sub_plan_id', code: 'stopped_or_next' }] });
  const isStopped = renews === false;
  return {
    auto_renew: isStopped ? false : renews === true || typeof next === 'number' ? true : null,
    next_sub_plan_id: typeof next === 'number' ? next : null,
    setsNext: next !== undefined || isStopped,
  };
}

export async function renewal(request: ActionRequest) {
  const { transaction, input } = request;
  const { companyId } = signedIn(request.principal);
  const { setsNext, ...choice } = readChoice(input);
  await lockCompany(transaction);
  const running = await lockRunningPlan(transaction);
  if (running && running.contractId !== null) throw planByAgreement();
  if (!running?.periodEnd) throw nothingToRenew();
  const next =
    choice.next_sub_plan_id === null ? null : await refuseNext(transaction, running, choice.next_sub_plan_id);
  if (choice.auto_renew === true && next?.price !== 0 && !(await keepsCard(transaction))) throw noSavedCard();
  const [changed] = await transaction.query<Values>({
    name: 'choose_renewal',
    text: `with before as (select auto_renew from subscription where company_id = $1 and id = $2)
      update subscription set auto_renew = coalesce($3, subscription.auto_renew),
        next_sub_plan_id = case when $4 then $5 else next_sub_plan_id end,
        next_retry_at = case when state = 'past_due' and $5::bigint is not null then now() else next_retry_at end,
        updated_at = now()
      from before where company_id = $1 and id = $2
      returning id, plan_id, sub_plan_id, state, period, currency, price, tax_rate, started_at, period_start, period_end,
        subscription.auto_renew, next_sub_plan_id, next_retry_at, before.auto_renew as was_renewing`,
    values: [companyId, running.id, choice.auto_renew, setsNext, choice.next_sub_plan_id],
  });
  if (changed?.['was_renewing'] === true && changed['auto_renew'] === false)
    await mailAdmins(transaction, 'plan_ending', running.id);
  if (!changed) throw new Error(`Subscription ${running.id} was not changed.`);
  const { auto_renew, next_sub_plan_id } = changed;
  await audit(request, {
    operation: 'renewal',
    entity: descriptor,
    recordId: running.id,
    changes: { auto_renew, next_sub_plan_id },
  });
  const { was_renewing: _, ...answer } = changed;
  return answer;
}
