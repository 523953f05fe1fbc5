/** The demo: a platform and two companies with half a year of visitors, the same at each call of a day. */
import { SetupError } from '../database/setup-error.ts';
import { hashPassword } from '../modules/identity/session/passwords.ts';
import { acme } from './demo/acme.ts';
import { billingPlans } from './demo/billing-plan.ts';
import { insertCompany } from './demo/company.ts';
import { type CompanyContext, openCompany } from './demo/context.ts';
import { globex } from './demo/globex.ts';
import { invoiceCounters, invoiceNumbers } from './demo/invoices.ts';
import { operator } from './demo/operator.ts';
import { insertCoupons } from './demo/price-list.ts';
import { demoPassword } from './logins.ts';
import { ensureReferenceData } from './platform.ts';
import { hasCompany, type Seeding, withSeeding } from './seeding.ts';

export interface DemoOptions {
  /** Nothing lies after this moment; all is counted back from its day (UTC). Now when absent. */
  now?: Date;
}

/**
 * Fills a database that has no company yet; does nothing to another. All or nothing.
 * @throws SetupError with NODE_ENV=production, where known passwords would be an open door
 */
export async function seedDemo(connectionString: string, { now = new Date() }: DemoOptions = {}): Promise<void> {
  if (process.env['NODE_ENV'] === 'production') {
    throw new SetupError(
      'The demo has known passwords and is never made with NODE_ENV=production. Start without it to see the demo.',
    );
  }
  await withSeeding(connectionString, async (seeding) => {
    if (await hasCompany(seeding)) return;
    await ensureReferenceData(seeding);
    await insertDemo(seeding, now.getTime());
  });
}

async function insertDemo(seeding: Seeding, now: number): Promise<void> {
  const contexts: CompanyContext[] = [];
  for (const plan of [operator, acme, globex]) contexts.push(await openCompany(seeding, plan, now));
  await insertCoupons(seeding, contexts[0]?.today ?? now, Object.values(billingPlans));
  const facts = { passwordHash: await hashPassword(demoPassword), invoiceNumbers: invoiceNumbers(contexts) };
  for (const context of contexts) await insertCompany(context, facts);
  await seeding.insert('invoice_counter', invoiceCounters(contexts));
}
