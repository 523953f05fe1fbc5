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

/** Each asks for his own report; those of others are not there, nor is it sent to whom may read no feedback. */
const sendsNow: Tries = async (fixture, caller) => {
  const [own, foreign] = caller.company === 'B' ? (['B', 'A'] as const) : (['A', 'B'] as const);
  const of = (company: 'A' | 'B', owner: string): number =>
    fixture.of('report_subscription').find((row) => row.company === company && row.owner === owner)?.id ?? MISSING_ID;
  const call = (id: number) => ({
    method: 'POST',
    path: `reportsubscriptions/${id}/send_now`,
    confined: true as const,
  });
  const { companyA, companyB } = fixture.world;
  const mine = (): Promise<number> =>
    fixture.owned('report_subscription', own, {
      user_id: fixture.userId(caller.name),
      rhythm: 'daily',
      node_id: (own === 'A' ? companyA : companyB).nodes.room,
    });
  const reads = caller.role === 'company_admin' || caller.right?.module === 'feedback';
  return [
    ...(caller.company === 'A' || caller.company === 'B'
      ? [{ target: 'own', ...call(await mine()), status: reads ? 200 : 403 }]
      : []),
    { target: "a colleague's", ...call(of(own, 'a colleague')), status: 404 },
    { target: 'foreign', ...call(of(foreign, foreign === 'A' ? 'adminA' : 'adminB')), status: 404 },
    { target: 'missing', ...call(MISSING_ID), status: 404 },
  ];
};

/** Of any company, once: it waits from then on, and is shown no more. */
const sendsMailAgain: Tries = async (fixture) => {
  const call = (id: number) => ({ method: 'POST', path: `mails/${id}/send_again` });
  const { remake } = fixture.one('mail_message', 'A');
  return [
    { target: 'of A', ...call((await remake?.()) ?? MISSING_ID), status: 200 },
    { target: 'missing', ...call(MISSING_ID), status: 404 },
  ];
};

export const automationActionTries: Record<string, Tries> = {
  'webhook.new_secret': onOwn('webhook', 'webhooks', 'new_secret'),
  'webhook.test': onOwn('webhook', 'webhooks', 'test'),
  'report_subscription.send_now': sendsNow,
  'mail_message.queues': async () => [{ target: 'all', method: 'GET', path: 'mails/queues', status: 200 }],
  'mail_message.send_again': sendsMailAgain,
  'webhook_delivery.resend': onOwn('webhook_delivery', 'webhookdeliveries', 'resend'),
};
