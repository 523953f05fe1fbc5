/** What the platform does with its customers and its prices, called by everybody. */
import type { Try } from './calls.ts';
import { companyWords, type Fixture, MISSING_ID } from './fixture.ts';
import { freshUser } from './rows-of-units.ts';
import { type Caller, type Permit, platform } from './vocabulary.ts';

type Tries = (fixture: Fixture, caller: Caller) => Try[] | Promise<Try[]>;

/** A company of its own for each call: its users are logged out by it. */
const changesState =
  (action: 'close' | 'reopen', state: string): Tries =>
  async (fixture) => {
    const call = (id: number) => ({ method: 'POST', path: `customer/${id}/${action}`, body: { reason: 'It asked' } });
    const named = { name: `Company ${fixture.serial()}`, email: `company${fixture.serial()}@test.example`, state };
    return [
      { ...call(await fixture.insert('customer', named)), target: 'a company', status: 200 },
      { ...call(fixture.companyId('platform')), target: 'the platform itself', status: 404 },
      { ...call(MISSING_ID), target: 'a missing one', status: 404 },
    ];
  };

/** Of the super administrator. */
const PASSWORD = 'Right-1234!';

/** A user with two-factor login for each call. */
const resetsTwoFactor: Tries = async (fixture) => {
  const call = (companyId: number, userId: number) => ({
    method: 'POST',
    path: `customer/${companyId}/reset_two_factor`,
    body: { user_id: userId, reason: 'It lost its phone', password: PASSWORD },
  });
  const userId = await freshUser(fixture, 'A');
  await fixture.owned('two_factor', 'A', { user_id: userId, secret: 'sealed', confirmed_at: new Date() });
  const company = fixture.companyId('A');
  return [
    { ...call(fixture.companyId('B'), userId), target: "another company's user", status: 404 },
    { ...call(company, userId), target: 'a user', status: 200 },
    { ...call(company, MISSING_ID), target: 'a missing user', status: 404 },
    { ...call(fixture.companyId('platform'), fixture.userId('superadmin')), target: 'the platform', status: 404 },
    { ...call(MISSING_ID, userId), target: 'a missing company', status: 404 },
  ];
};

/** A user for each call. */
const endsSessions: Tries = async (fixture) => {
  const call = (companyId: number, userId: number) => ({
    method: 'POST',
    path: `customer/${companyId}/end_sessions`,
    body: { user_id: userId, reason: 'It lost its phone' },
  });
  const userId = await freshUser(fixture, 'A');
  const company = fixture.companyId('A');
  return [
    { ...call(fixture.companyId('B'), userId), target: "another company's user", status: 404 },
    { ...call(company, userId), target: 'a user', status: 200 },
    { ...call(company, MISSING_ID), target: 'a missing user', status: 404 },
    { ...call(fixture.companyId('platform'), fixture.userId('superadmin')), target: 'the platform', status: 404 },
    { ...call(MISSING_ID, userId), target: 'a missing company', status: 404 },
  ];
};

/** An open invoice of a contract for each call, and one of no contract. */
const marksPaid: Tries = async (fixture) => {
  const call = (companyId: number, invoiceId: number) => ({
    method: 'POST',
    path: `customer/${companyId}/mark_invoice_paid`,
    body: { invoice_id: invoiceId, reason: 'A transfer' },
  });
  const invoice = (subscriptionId: number | null) =>
    fixture.owned('invoice', 'A', {
      number: `AGREED-${fixture.serial()}`,
      description: 'Agreed on',
      subscription_id: subscriptionId,
      currency: 'EUR',
      subtotal: 100,
      total: 100,
      issued_at: '2024-01-01',
      due_at: '2090-01-01',
      billing_name: 'Somebody',
    });
  const subscription = await fixture.owned('subscription', 'A', {
    plan_id: fixture.one('plan', 'none').id,
    contract_id: fixture.one('contract', 'A').id,
    is_current: false,
    state: 'ended',
    started_at: '2024-01-01',
    period_start: '2024-01-01',
  });
  const [agreed, bought] = [await invoice(subscription), await invoice(null)];
  return [
    { ...call(fixture.companyId('B'), agreed), target: "another company's invoice", status: 404 },
    { ...call(fixture.companyId('A'), agreed), target: "a contract's invoice", status: 200 },
    { ...call(fixture.companyId('A'), bought), target: 'an invoice of no contract', status: 404 },
    { ...call(fixture.companyId('A'), MISSING_ID), target: 'a missing one', status: 404 },
    { ...call(MISSING_ID, agreed), target: 'a missing company', status: 404 },
  ];
};

const savePrices: Tries = (fixture) => {
  const plan = fixture.one('plan', 'none').id;
  const location = fixture.one('plan_location', 'none').id;
  const call = (planId: number, locationId: number) => ({
    method: 'POST',
    path: 'subplan/save_prices',
    body: {
      plan_id: planId,
      prices: [{ plan_location_id: locationId, period: 'yearly', price: null, seen: null }],
    },
  });
  return [
    { ...call(plan, location), target: 'a plan', status: 200 },
    { ...call(plan, MISSING_ID), target: 'a missing location', status: 400 },
    { ...call(MISSING_ID, location), target: 'a missing plan', status: 400 },
  ];
};

/** Whose session it is changes with it: who may, learns of that company. */
const loginAs: Tries = (fixture) => {
  const call = (userId: number) => ({
    method: 'POST',
    path: 'account/loginascompanyuser',
    body: { user_id: userId, reason: 'It asked for help' },
  });
  const words = [companyWords.A, companyWords.B];
  return [
    { ...call(fixture.userId('adminB')), target: "B's administrator", status: 200, discloses: words },
    { ...call(fixture.userId('nobody')), target: 'a user of A', status: 200, discloses: words },
    { ...call(fixture.userId('superadmin')), target: 'a super administrator', status: 404 },
    { ...call(MISSING_ID), target: 'a missing user', status: 404 },
  ];
};

/** An invoice has two ids: its company's, by which it is reached, and its own. */
const opensInvoice: Tries = (fixture) => {
  const of = (name: 'A' | 'B') => fixture.of('invoice').find(({ company }) => company === name)?.id ?? MISSING_ID;
  const call = (company: number, invoice: number) => ({
    method: 'GET',
    path: `customer/${company}/invoice_pdf?invoice_id=${invoice}`,
  });
  return [
    { ...call(fixture.companyId('A'), of('A')), target: 'of a company', status: 200 },
    { ...call(fixture.companyId('A'), of('B')), target: 'of another company', status: 404 },
    { ...call(fixture.companyId('A'), MISSING_ID), target: 'a missing one', status: 404 },
    { ...call(fixture.companyId('platform'), of('A')), target: 'of the platform', status: 404 },
    { ...call(MISSING_ID, of('A')), target: 'of a missing company', status: 404 },
  ];
};

export const customerCalls: Record<string, { may: Permit[]; tries: Tries }> = {
  'session.login_as': { may: [platform], tries: loginAs },
};

export const customerActionTries: Record<string, Tries> = {
  'customer.close': changesState('close', 'active'),
  'customer.reset_two_factor': resetsTwoFactor,
  'customer.end_sessions': endsSessions,
  'customer.mark_invoice_paid': marksPaid,
  'customer.invoice_pdf': opensInvoice,
  'customer.reopen': changesState('reopen', 'closed'),
  'sub_plan.save_prices': savePrices,
};
