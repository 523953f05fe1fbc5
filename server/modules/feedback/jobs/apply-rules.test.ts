/** What happens by itself in one company, while all that is tried for another one fails. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Database } from '../../../access/database.ts';
import { takeDueSteps } from '../rules/due.ts';
import { findSilences } from '../rules/silence.ts';
import { answer, asApp, companyId, look, makeRule, served, serveAutomation, userId } from '../../../test/automation.ts';
import { startApplyingRules } from './apply-rules.ts';
await serveAutomation();

const ofB = <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  served.world.database.statement<Row>('app', served.world.companyB.id, { text, values });
const DAY_MS = 86_400_000;

async function answerOfB(daysAgo = 0): Promise<void> {
  const { companyB } = served.world;
  await ofB(
    `insert into feedback (company_id, node_id, node_path, survey_version_id, answers, locale, response_token, created_at)
      values ($1, $2, '/', $3, '{}', 'en', $4, $5)`,
    [companyB.id, companyB.nodes.room, companyB.surveyVersionId, randomUUID(), new Date(Date.now() - daysAgo * DAY_MS)],
  );
}

/** All of a company's transactions are refused, as if its rows were locked for ever. */
const withoutA = (): Database => ({
  ...served.world.database,
  withTenant: async (role, company, work) => {
    if (company === companyId()) throw new Error('Not for this company.');
    return served.world.database.withTenant(role, company, work);
  },
});

/** A rule in each of the two companies; only the second one's is of interest. */
async function makeRules(values: object): Promise<void> {
  await ofB('delete from feedback_rule');
  await ofB('delete from notice');
  await ofB('delete from feedback');
  await makeRule(values);
  await makeRule({ ...values, notify_user_ids: [userId('adminB')] }, 'adminB');
  await ofB(`update customer set arrivals_until = now() - interval '1 minute'`);
}
const noticesOfB = () => ofB<{ reason: string }>('select reason from notice');

test('answers are found, and mails are made of what was noticed', async () => {
  await makeRules({});
  await answer();
  await answerOfB();
  const loop = startApplyingRules(withoutA(), { error: () => undefined });
  const mails = () =>
    served.world.database.lookup<{ user_id: number }>('worker', {
      text: `select user_id from mail_message where kind = 'notices'`,
      values: [],
    });
  await expect.poll(mails, { timeout: 30_000 }).toEqual([{ user_id: userId('adminB') }]);
  await loop.stop();
});

test('what is due is done', async () => {
  await makeRules({ trigger: 'unhandled', after_hours: 1 });
  await answer();
  await answerOfB();
  await look();
  for (const run of [asApp, ofB]) await run('update feedback_rule_match set due_at = now()');
  await expect(takeDueSteps(withoutA())).rejects.toThrow('the others were done');
  expect(await noticesOfB()).toEqual([{ reason: 'unhandled' }]);
});

test('silences are found', async () => {
  await makeRules({ trigger: 'silence', silent_days: 3 });
  for (const days of [4, 5, 9, 12]) await answerOfB(days);
  await expect(findSilences(withoutA())).rejects.toThrow('the others were done');
  expect(await noticesOfB()).toEqual([{ reason: 'silence' }]);
});
