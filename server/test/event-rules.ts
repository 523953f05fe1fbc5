/** Rules on events, what sets them off and what they do, for the tests of them. */
import { randomUUID } from 'node:crypto';
import { beforeEach, expect } from 'vitest';
import { createAbilities } from '../access/abilities.ts';
import type { Database } from '../access/database.ts';
import { createScope } from '../access/scope.ts';
import { mailTemplate } from '../app/mail-templates.ts';
import { rules } from '../generated/rules.ts';
import { createRuleActor } from '../modules/automation/rules/act.ts';
import { enqueueNotices } from '../modules/feedback/notices/enqueue.ts';
import { deliverDue } from '../platform/mail/deliver.ts';
import { keepingTransport } from '../platform/mail/transport.ts';
import { asApp, served, serveDeliveries } from './deliveries.ts';
import { TEST_SECRET } from './world.ts';

/** What went wrong behind the calls. */
export const failures: unknown[] = [];
export const userId = (name: string): number => served.world.principals[name]?.userId ?? 0;
const companyB = () => served.world.companyB.id;
export const inB = <Row extends object>(text: string): Promise<Row[]> =>
  served.world.database.statement<Row>('app', companyB(), { text, values: [] });

/** A world for a file's tests, each of which begins without rules, tags and what rules did. */
export async function serveEventRules(): Promise<void> {
  await serveDeliveries();
  beforeEach(async () => {
    failures.length = 0;
    for (const table of ['notice', 'event_notice', 'event_rule_match', 'event_rule', 'company_tag'])
      for (const run of [asApp, inB]) await run(`delete from ${table}`);
    await asApp('delete from node_user_access where user_id = $1', [userId('nobody')]);
    await served.world.database.lookup('worker', { text: 'delete from mail_message', values: [] });
  });
}

export const call = (method: string, path: string, body: object = {}, as = 'adminA') =>
  served.call({ as, method, path, ...(method !== 'GET' && { body }) });

/** Makes a row; answers its id. */
export async function made(path: string, body: object, as = 'adminA'): Promise<number> {
  const { status, body: row } = await call('POST', path, body, as);
  expect({ status, row }).toMatchObject({ status: 201 });
  return (row as { id: number }).id;
}

export const makeRule = (values: object, as = 'adminA'): Promise<number> =>
  made(
    'eventrules',
    { name: `Rule ${randomUUID()}`, event: 'company_tag.changed', notify_user_ids: [userId('adminA')], ...values },
    as,
  );
export const makeTag = (name: string = randomUUID(), as = 'adminA'): Promise<number> =>
  made('companytags', { name, color: '#112233' }, as);
export const rename = (id: number, name: string = randomUUID(), as = 'adminA') =>
  call('PATCH', `companytags/${id}`, { name }, as);

export const scope = createScope({ abilities: createAbilities(rules) });
/** Acts on all that is due, as one server does. */
export async function act(database: Database = served.world.database): Promise<void> {
  const actor = createRuleActor({ database, scope, log: { error: (_message, { error }) => failures.push(error) } });
  while (await actor.round(new AbortController().signal));
}
/** Of company A, whom rules told of what. */
export const told = () =>
  asApp<{ user_id: number; event: string; record_id: number }>(
    'select user_id, event, record_id from event_notice order by record_id, user_id',
  );
/** Of company A, what is kept of the runs of its rules. */
export const acts = () =>
  asApp<{ state: string; notified_count: number; failure: string | null; payload: unknown }>(
    'select state, notified_count, failure, payload from event_rule_match order by id',
  );

/** Sends the mails of notices; answers all that there are. */
export async function send() {
  await enqueueNotices(served.world.database);
  await deliverDue({
    mailTemplate,
    database: served.world.database,
    publicUrl: 'https://feedback.test',
    secret: TEST_SECRET,
    transport: keepingTransport,
    log: { error: (_message, { error }) => failures.push(error) },
  });
  return served.world.database.lookup<{ state: string; failure: string | null; content: { text: string } | null }>(
    'worker',
    {
      text: `select state, failure, content from mail_message where kind = 'notices' order by id`,
      values: [],
    },
  );
}
