/** Rows of what happens by itself: webhooks and what they are told. */
import { companyWords, type Fixture, SECRET_WORD, sites, tenants } from './fixture.ts';
import { makeUser } from './rows-of-company.ts';
import { freshUnit } from './rows-of-units.ts';
import type { Facts } from './vocabulary.ts';

export async function plantAutomationRows(fixture: Fixture): Promise<void> {
  for (const company of tenants) {
    const facts: Facts = { company, place: 'company' };
    const webhook = await fixture.plant('webhook', facts, () =>
      fixture.owned('webhook', company, {
        name: fixture.named(company, 'webhook'),
        url: 'https://hooks.example/feedback',
        events: ['feedback.created'],
        secret: SECRET_WORD,
        earlier_secret: SECRET_WORD,
      }),
    );
    for (const seenBy of ['everyone', 'administrators'])
      await fixture.plant(
        'custom_field',
        { ...facts, ...(seenBy === 'administrators' && { traits: ['admin' as const] }) },
        () =>
          fixture.owned('custom_field', company, {
            label: fixture.named(company, seenBy),
            seen_by: seenBy,
          }),
      );
    const eventRule = await fixture.plant('event_rule', facts, () =>
      fixture.owned('event_rule', company, {
        name: fixture.named(company, 'event rule'),
        event: 'company_tag.created',
        webhook_id: webhook,
      }),
    );
    await fixture.plant('event_rule_match', facts, () =>
      fixture.owned('event_rule_match', company, {
        rule_id: eventRule,
        event: 'company_tag.created',
        record_id: 1,
        due_at: new Date(),
        done_at: new Date(),
        state: 'done',
      }),
    );
    await fixture.plant('webhook_delivery', facts, () =>
      fixture.owned('webhook_delivery', company, {
        webhook_id: webhook,
        event: 'test',
        state: 'failed',
        failure: 'status',
        answer: companyWords[company],
        due_at: new Date(),
      }),
    );
  }
  for (const [company, owner] of [
    ['A', 'adminA'],
    ['B', 'adminB'],
  ] as const)
    await fixture.plant('mail_message', { company, place: 'company' }, () =>
      fixture.owned('mail_message', company, {
        user_id: fixture.userId(owner),
        kind: 'report',
        state: 'failed',
        failure: 'ESOCKET',
        due_at: new Date(),
        done_at: new Date(),
      }),
    );
  for (const [company, owner] of [
    ['A', 'adminA'],
    ['A', 'feedback_read'],
    ['B', 'adminB'],
  ] as const)
    await fixture.plant(
      'event_notice',
      { company, place: 'company', owner },
      () =>
        fixture.owned('event_notice', company, {
          user_id: fixture.userId(owner),
          event: 'company_tag.created',
          record_id: 1,
          rule_name: fixture.named(company, 'event rule'),
        }),
      `of ${owner}`,
    );
  await plantRules(fixture);
  await plantReports(fixture);
}

/** Of an admin, and of a user who reads feedback; each about another unit, since there is one of a unit. */
async function plantReports(fixture: Fixture): Promise<void> {
  for (const [company, owner] of [
    ['A', 'adminA'],
    ['A', 'feedback_read'],
    ['B', 'adminB'],
  ] as const)
    await fixture.plant(
      'report_subscription',
      { company, place: 'company', owner },
      async () =>
        fixture.owned('report_subscription', company, {
          user_id: fixture.userId(owner),
          node_id: await freshUnit(fixture, { company, place: 'reach' }),
        }),
      `of ${owner}`,
    );
}

/** Of units, of a whole company, and of a user. */
async function plantRules(fixture: Fixture): Promise<void> {
  for (const site of sites) {
    const { company } = site;
    await fixture.plant('feedback_rule', site, async () =>
      fixture.owned('feedback_rule', company, {
        node_id: await freshUnit(fixture, site),
        name: fixture.named(company, 'rule'),
        notifies_responsible: true,
      }),
    );
  }
  for (const company of tenants) {
    const facts: Facts = { company, place: 'company' };
    await fixture.plant(
      'feedback_rule',
      facts,
      () =>
        fixture.owned('feedback_rule', company, { name: fixture.named(company, 'rule'), notifies_responsible: true }),
      'of all units',
    );
    await fixture.plant(
      'notice_preference',
      { ...facts, owner: 'a colleague' },
      async () => {
        const userId = await makeUser(fixture, company);
        fixture.note('customer_user', userId, facts);
        return fixture.owned('notice_preference', company, { user_id: userId });
      },
      "a colleague's",
    );
    await fixture.plant(
      'report_subscription',
      { ...facts, owner: 'a colleague' },
      async () => {
        const userId = await makeUser(fixture, company);
        fixture.note('customer_user', userId, facts);
        return fixture.owned('report_subscription', company, { user_id: userId });
      },
      "a colleague's",
    );
  }
}
