/**
 * Plans by agreement. A contract begins on its day in place of the plan before, is billed a period at a time, and ends
 * after its last day: each in one transaction with the company held, so that it comes about once, whoever is killed.
 */
import type { Transaction } from '../../../access/database.ts';
import { issueInvoice } from '../pricing/invoices.ts';
import { countryOfCompany, findLocation } from '../pricing/offers.ts';
import { daysOf, type Period, periodAfter } from '../pricing/period.ts';
import { shareOf } from '../pricing/money.ts';
import { creditOf, partsOf } from '../pricing/price.ts';
import { noSellerCountry, type SellerCountry, taxOfCompany } from '../pricing/tax-of-company.ts';
import { type RunningPlan, lockRunningPlan } from '../pricing/upgrade.ts';
import { contract as entity } from '../../../generated/contract.ts';
import { auditAsSystem } from '../../../access/audit.ts';
import { mailAdmins } from '../payments/mails.ts';
import { reopenCompany, startSubscription } from './start.ts';

/** That a contract `k` is to begin at a moment. */
export const isToBegin = (moment: string): string =>
  `k.state = 'scheduled' and k.starts_on <= (${moment}::timestamptz at time zone 'UTC')::date`;

export interface Contract {
  id: number;
  planId: number;
  period: Period;
  price: number;
  currency: string;
  from: Date;
  /** The moment after its last day; null for no end. */
  end: Date | null;
  isInvoiced: boolean;
  paymentDays: number;
}

const CONTRACT = `select k.id, k.plan_id as "planId", k.period, k.price, c.code as currency,
    (k.starts_on::timestamp at time zone 'UTC') as from, ((k.ends_on + 1)::timestamp at time zone 'UTC') as end,
    k.is_invoiced as "isInvoiced", k.payment_days::int as "paymentDays"
  from contract k join currency c on c.id = k.currency_id`;

/** The contract that is to begin, the earliest of several; held until the transaction ends. */
export async function lockContractToBegin({ query, companyId }: Transaction, now: Date): Promise<Contract | null> {
  const [found] = await query<Contract>({
    name: 'hold_contract_to_begin',
    text: `${CONTRACT} where k.company_id = $1 and ${isToBegin('$2')}
      order by k.starts_on, k.id limit 1 for no key update of k`,
    values: [companyId, now],
  });
  return found ?? null;
}

export async function lockContract({ query, companyId }: Transaction, id: number): Promise<Contract> {
  const [found] = await query<Contract>({
    name: 'hold_contract',
    text: `${CONTRACT} where k.company_id = $1 and k.id = $2 for no key update of k`,
    values: [companyId, id],
  });
  if (!found) throw new Error(`There is no contract ${id}.`);
  return found;
}

/** What of the running plan is paid, or owed in any case, and lies behind the moment; of another currency nothing is counted. */
function creditOfRunning(running: RunningPlan | null, { currency, from }: Contract): number {
  if (!running?.periodEnd || running.currency !== currency) return 0;
  return creditOf(running.worth, { from: running.periodStart, to: running.periodEnd }, from);
}

export async function beginContract(
  transaction: Transaction,
  contract: Contract,
  now: Date,
  sellerCountry: SellerCountry = noSellerCountry,
): Promise<void> {
  const credit = creditOfRunning(await lockRunningPlan(transaction), contract);
  const location = await findLocation(transaction, await countryOfCompany(transaction));
  await endRunningContract(transaction);
  const span = spanFrom(contract, contract.from, contract.from.getUTCDate());
  const subscriptionId = await startSubscription(
    transaction,
    {
      plan_id: contract.planId,
      sub_plan_id: null,
      contract_id: contract.id,
      period: contract.period,
      currency: contract.currency,
      price: contract.price,
      tax_rate: location?.taxRate ?? 0,
      from: span.from,
      to: span.to,
    },
    now,
  );
  await moveTo(transaction, contract.id, 'active');
  await reopenCompany(transaction);
  await mailAdmins(transaction, 'contract_started', contract.id);
  await billContract(
    transaction,
    { contract, subscriptionId, taxRate: location?.taxRate ?? 0, span, credit },
    now,
    sellerCountry,
  );
}

interface ContractSpan {
  from: Date;
  to: Date;
  /** Where the period would end if the contract did not end before. */
  whole: Date;
}

function spanFrom({ period, end }: Contract, from: Date, billingDay: number): ContractSpan {
  const whole = periodAfter(from, period, billingDay);
  return { from, to: end !== null && end < whole ? end : whole, whole };
}

interface ContractPeriod {
  contract: Contract;
  subscriptionId: number;
  taxRate: number;
  span: ContractSpan;
  credit: number;
}

/** In advance, to be paid until it is due. A period that the contract's end makes shorter is billed by its days. */
async function billContract(
  transaction: Transaction,
  { contract, subscriptionId, taxRate, span, credit: offered }: ContractPeriod,
  now: Date,
  sellerCountry: SellerCountry,
): Promise<void> {
  const { planId, period, currency, isInvoiced, paymentDays } = contract;
  if (!isInvoiced || contract.price === 0) return;
  const owed = await taxOfCompany(transaction, sellerCountry, taxRate);
  const all = daysOf({ from: span.from, to: span.whole }, span.from).all;
  const days = daysOf(span, span.from).all;
  const due = days < all ? shareOf(contract.price, days, all) : contract.price;
  const { price, credit, discount, tax, total } = partsOf({ price: due, credit: offered, taxRate: owed.taxRate });
  const id = await issueInvoice(transaction, {
    state: total === 0 ? 'paid' : 'open',
    subscriptionId,
    planId,
    period,
    from: span.from,
    to: span.to,
    currency,
    subtotal: price - credit,
    credit,
    discount,
    taxRate: owed.taxRate,
    tax,
    total,
    reverseCharge: owed.reverseCharge,
    at: now,
    paymentDays,
  });
  await mailAdmins(transaction, total === 0 ? 'receipt' : 'contract_invoice', id);
}

export interface DueContractPeriod {
  id: number;
  contract_id: number;
  tax_rate: number;
  period_end: Date;
  billing_day: number | null;
}

/** The next period, at the price that the contract has by now. It goes on whether the invoice before is paid or not. */
export async function continueContract(
  transaction: Transaction,
  due: DueContractPeriod,
  contract: Contract,
  now: Date,
  sellerCountry: SellerCountry = noSellerCountry,
): Promise<void> {
  const { query, companyId } = transaction;
  const span = spanFrom(contract, due.period_end, due.billing_day ?? due.period_end.getUTCDate());
  await query({
    name: 'continue_contract',
    text: `update subscription set period_start = $3, period_end = $4, price = $5, updated_at = now()
      where company_id = $1 and id = $2`,
    values: [companyId, due.id, span.from, span.to, contract.price],
  });
  await billContract(
    transaction,
    { contract, subscriptionId: due.id, taxRate: due.tax_rate, span, credit: 0 },
    now,
    sellerCountry,
  );
}

/** Of the subscription that runs, where it is one by agreement. */
export async function endRunningContract(transaction: Transaction): Promise<void> {
  const { query, companyId } = transaction;
  const [running] = await query<{ contract_id: number }>({
    name: 'running_contract',
    text: `select contract_id from subscription where company_id = $1 and is_current and contract_id is not null`,
    values: [companyId],
  });
  if (running) await moveTo(transaction, running.contract_id, 'ended');
}

async function moveTo(transaction: Transaction, id: number, state: 'active' | 'ended'): Promise<void> {
  await transaction.query({
    name: 'move_contract',
    text: 'update contract set state = $3, updated_at = now() where company_id = $1 and id = $2',
    values: [transaction.companyId, id, state],
  });
  await auditAsSystem(transaction, { operation: 'patch', entity, recordId: id, changes: { state } });
}
