/** Rules, answers and what came of them: for the tests of what happens by itself. */
import { randomUUID } from 'node:crypto';
import { beforeEach, expect } from 'vitest';
import type { Database } from '../access/database.ts';
import { takeArrivals } from '../modules/feedback/rules/arrivals.ts';
import { type Served, servedWorld } from './scenarios.ts';

/** Of the file that is under way. */
export let served: Served;

/** A world of its own for a file's tests, each of which begins without rules and answers. */
export async function serveAutomation(): Promise<void> {
  served = await servedWorld();
  beforeEach(async () => {
    for (const table of [
      'notice',
      'feedback_rule',
      'webhook',
      'notice_preference',
      'opening_hours',
      'feedback',
      'company_tag',
    ])
      await asApp(`delete from ${table}`);
    await asApp(`update customer set arrivals_until = now() - interval '1 minute' where id = $1`, [
      served.world.companyA.id,
    ]);
    await served.world.database.lookup('worker', { text: 'delete from mail_message', values: [] });
  });
}

export const companyId = () => served.world.companyA.id;
export const userId = (name: string) => served.world.principals[name]?.userId ?? 0;
export const asApp = <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  served.world.database.statement<Row>('app', companyId(), { text, values });

export async function makeRule(values: object, as = 'adminA'): Promise<number> {
  const body = { name: `Rule ${randomUUID()}`, notify_user_ids: [userId('feedback_read')], ...values };
  const made = await served.call({ as, method: 'POST', path: 'feedbackrules', body });
  expect(made).toMatchObject({ status: 201 });
  return (made.body as { id: number }).id;
}
export async function answer(values: Record<string, unknown> = {}): Promise<number> {
  const { companyA } = served.world;
  const row = {
    company_id: companyA.id,
    node_id: companyA.nodes.room,
    node_path: '/',
    survey_version_id: companyA.surveyVersionId,
    answers: '{"experience":2}',
    score: 25,
    priority: 'normal',
    locale: 'en',
    response_token: randomUUID(),
    ...values,
  };
  const names = Object.keys(row);
  const [made] = await asApp<{ id: number }>(
    `insert into feedback (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')}) returning id`,
    Object.values(row),
  );
  return made?.id ?? 0;
}
export const look = (database: Database = served.world.database) => takeArrivals(database, { full: true });
export const notices = () =>
  asApp<{ user_id: number; feedback_id: number | null; reason: string }>(
    'select user_id, feedback_id, reason from notice order by id',
  );
export const stored = async (id: number) =>
  (
    await asApp<Record<string, unknown>>(
      'select priority, assignee_id, tag_ids, status, revision from feedback where id = $1',
      [id],
    )
  )[0];
export const notified = () =>
  notices().then((rows) => rows.map(({ user_id: user, feedback_id: feedback }) => [user, feedback]));
