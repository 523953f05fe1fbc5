/** What is done by administrators with what happens by itself, called by everybody: on rows of their own company, and on others. */
import type { Try } from './calls.ts';
import { type Fixture, MISSING_ID } from './fixture.ts';
import type { Caller } from './vocabulary.ts';

type Tries = (fixture: Fixture, caller: Caller) => Promise<Try[]>;

/** A POST on one row of a table that only administrators of its company reach. */
const onOwn =
  (table: string, path: string, action: string): Tries =>
  async (fixture, caller) => {
    const [own, foreign] = caller.company === 'B' ? (['B', 'A'] as const) : (['A', 'B'] as const);
    const call = (id: number) => ({ method: 'POST', path: `${path}/${id}/${action}`, confined: true as const });
    const fresh = async (company: 'A' | 'B'): Promise<number> => {
      const row = fixture.one(table, company);
      return (await row.remake?.()) ?? row.id;
    };
    return [
      { target: 'own', ...call(await fresh(own)), status: 200 },
      { target: 'foreign', ...call(await fresh(foreign)), status: 404 },
      { target: 'missing', ...call(MISSING_ID), status: 404 },
    ];
  };

export const automationActionTries: Record<string, Tries> = {
  'webhook.new_secret': onOwn('webhook', 'webhooks', 'new_secret'),
  'webhook.test': onOwn('webhook', 'webhooks', 'test'),
  'webhook_delivery.resend': onOwn('webhook_delivery', 'webhookdeliveries', 'resend'),
};
