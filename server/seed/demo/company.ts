/** One company of the demo, from its row to its audit log, in the order in which rows point at each other. */
import { HOUR, iso } from '../days.ts';
import { insertAudit } from './audit.ts';
import { insertBilling } from './billing.ts';
import { type CompanyContext, createdAt, found, idsBy } from './context.ts';
import { insertFeedback } from './feedback.ts';
import { insertGroups, insertTags } from './groups.ts';
import type { InvoiceNumbers } from './invoices.ts';
import { insertMarcs } from './marcs.ts';
import { insertTickets } from './support.ts';
import { insertSurveys, insertUnitSurveys } from './surveys.ts';
import { insertUnits } from './units.ts';
import { insertGrants, insertUsers } from './users.ts';
import { insertViewsAndRules } from './views-and-rules.ts';

export interface SharedFacts {
  passwordHash: string;
  invoiceNumbers: InvoiceNumbers;
}

export async function insertCompany(context: CompanyContext, facts: SharedFacts): Promise<void> {
  await insertCustomer(context);
  const users = await insertUsers(context, facts.passwordHash);
  const surveys = await insertSurveys(context, users);
  const units = await insertUnits(context);
  await insertUnitSurveys(context, units, surveys);
  await insertGrants(context, users, units);
  await insertGroups(context, units, surveys);
  await insertMarcs(context, units, users);
  const tagIds = await insertTags(context);
  await insertFeedback(context, { units, users, surveys, tagIds });
  await insertViewsAndRules(context, { users, units, tagIds });
  await insertBilling(context, users[0]?.id ?? 0, facts.invoiceNumbers);
  await insertTickets(context, users);
  await insertAudit(context, users, units, surveys);
}

async function insertCustomer({ company, plan, seeding, foundedAt, today }: CompanyContext): Promise<void> {
  const countryIds = await idsBy(seeding, 'select code as key, id from country');
  const row = {
    id: company.companyId,
    name: plan.name,
    email: plan.email,
    phone: plan.phone,
    address: plan.address,
    postal_code: plan.postalCode,
    city: plan.city,
    country_id: found(countryIds, plan.country),
    tax_number: plan.taxNumber,
    default_locale: plan.locale,
    is_platform: plan.isPlatform,
    return_url: plan.returnUrl,
    return_url_enabled: plan.returnUrl !== null,
    terms_accepted_at: iso(foundedAt),
    last_activity_at: iso(today - HOUR),
    ...createdAt(iso(foundedAt)),
  };
  await company.insert('customer', [row]);
}
