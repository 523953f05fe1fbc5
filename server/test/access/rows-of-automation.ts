/** Rows of what happens by itself: webhooks and what they are told. */
import { companyWords, type Fixture, SECRET_WORD, tenants } from './fixture.ts';
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
}
