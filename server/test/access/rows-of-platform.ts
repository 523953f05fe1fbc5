/** Rows of the platform's own tables, and what the platform keeps of its customers. */
import { companyWords, type Fixture, SECRET_WORD, tenants } from './fixture.ts';
import type { Facts, Trait } from './vocabulary.ts';

const FAR_AWAY = new Date('2100-01-01T00:00:00Z');
const LONG_AGO = new Date('2024-01-01T00:00:00Z');

const open = (...traits: Trait[]): Facts => ({ company: 'none', place: 'company', traits });

/** Two letters and a third that count up from `AAA`: for codes that must differ. */
export const letters = (serial: number): string =>
  [676, 26, 1].map((weight) => String.fromCharCode(65 + (Math.floor(serial / weight) % 26))).join('');

export async function plantPlatformRows(fixture: Fixture): Promise<void> {
  const code = () => letters(fixture.serial());
  await fixture.plant('country', open(), () =>
    fixture.insert('country', { code: 'AA', alpha3: 'AAA', numeric_code: '999', name: 'Nowhere' }),
  );
  await fixture.plant('currency', open(), () =>
    fixture.insert('currency', { code: code(), name: 'Shell', symbol: 's' }),
  );
  await fixture.plant('discount', open(), () =>
    fixture.insert('discount', { code: `CODE${code()}`, percent: 5, valid_from: LONG_AGO }),
  );
  const currency = fixture.one('currency', 'none').id;
  const location = () => fixture.insert('plan_location', { name: `Region ${code()}`, currency_id: currency });
  await fixture.plant('plan_location', open(), location);
  const global = await fixture.insert('plan_location', { name: 'World', currency_id: currency, is_global: true });
  fixture.note('plan_location', global, open('global'), 'global', true);
  for (const trait of ['active', 'inactive'] as const) await plantPlan(fixture, trait, location);
}

async function plantPlan(fixture: Fixture, trait: 'active' | 'inactive', location: () => Promise<number>) {
  const traits: Trait[] = trait === 'inactive' ? ['inactive'] : [];
  const isActive = trait === 'active';
  const plan = () =>
    fixture.insert('plan', { name: `Plan ${letters(fixture.serial())}`, tag: 'enterprise', is_active: isActive });
  const planId = await fixture.plant('plan', open(...traits), plan, trait);
  await fixture.plant(
    'sub_plan',
    open(...traits),
    async () => {
      const locationId = await location();
      fixture.note('plan_location', locationId, open());
      return fixture.insert('sub_plan', {
        plan_id: planId,
        plan_location_id: locationId,
        period: 'monthly',
        price: 100,
        is_active: isActive,
      });
    },
    trait,
  );
}

/** What money and marcs leave in a company. */
export async function plantAccountRows(fixture: Fixture): Promise<void> {
  // A plan at which nothing is aimed: what it allows must not stand in the way of what a caller may.
  const everything = { return_url: true, custom_logo: true, link_list: true };
  const planId = await fixture.insert('plan', { name: 'Plan of both', tag: 'enterprise', ...everything });
  fixture.note('plan', planId, open(), 'of both companies');
  for (const company of tenants) {
    const facts: Facts = { company, place: 'company' };
    const word = companyWords[company];
    await fixture.plant('company_saved_card', facts, () =>
      fixture.owned('company_saved_card', company, {
        brand: 'visa',
        last4: '4242',
        expiry_month: 1,
        expiry_year: 2090,
        holder: word,
        consented_at: LONG_AGO,
        gateway: 'simulator',
        gateway_token: SECRET_WORD,
        gateway_customer: SECRET_WORD,
      }),
    );
    await fixture.plant('subscription', facts, () =>
      fixture.owned('subscription', company, {
        plan_id: planId,
        started_at: LONG_AGO,
        period_start: LONG_AGO,
        period_end: FAR_AWAY,
      }),
    );
    await fixture.plant('invoice', facts, () =>
      fixture.owned('invoice', company, {
        number: `${company}-${fixture.serial()}`,
        description: word,
        currency: 'EUR',
        subtotal: 100,
        total: 100,
        issued_at: LONG_AGO,
        due_at: FAR_AWAY,
        billing_name: word,
      }),
    );
    // It begins long after the last of the tests.
    const contract = {
      plan_id: planId,
      currency_id: fixture.one('currency', 'none').id,
      starts_on: '2090-01-01',
      price: 100,
    };
    await fixture.plant('contract', facts, () => fixture.owned('contract', company, { ...contract, note: word }));
    await fixture.plant('marc_batch', facts, () =>
      fixture.owned('marc_batch', company, { kind: 'blank', mark_count: 1, note: word }),
    );
  }
  for (const company of [...tenants, 'platform'] as const)
    await fixture.plant('audit_entry', { company, place: 'company' }, () =>
      fixture.owned('audit_entry', company, {
        actor_role: 'system',
        actor_name: companyWords[company],
        operation: 'patch',
        entity: 'feedback_comment',
        changes: { text: `spoken-by-a-visitor ${companyWords[company]}` },
      }),
    );
}
