/** Subscriptions of mail reports, for the tests of what becomes of them. */
import { beforeEach, expect } from 'vitest';
import { type Served, servedWorld } from './scenarios.ts';

/** Of the file that is under way. */
export let served: Served;

/** A world of its own for a file's tests, each of which begins without subscriptions and mails. */
export async function serveReports(): Promise<void> {
  served = await servedWorld();
  beforeEach(async () => {
    await asApp('delete from report_subscription');
    await asWorker('delete from mail_message');
  });
}

export const asApp = <Row extends object>(text: string, values: unknown[] = []) =>
  served.world.database.statement<Row>('app', served.world.companyA.id, { text, values });
export const asWorker = <Row extends object>(text: string) =>
  served.world.database.lookup<Row>('worker', { text, values: [] });
export const userId = (name: string) => served.world.principals[name]?.userId ?? 0;

interface Subscription {
  id: number;
  is_active: boolean;
  next_at: string | null;
  ended_because: string | null;
}

export async function subscribe(as: string, body: object = {}): Promise<number> {
  const made = await served.call({ as, method: 'POST', path: 'reportsubscriptions', body });
  expect(made).toMatchObject({ status: 201 });
  return (made.body as { id: number }).id;
}
export const stored = async (id: number) =>
  (await asApp<Subscription>('select * from report_subscription where id = $1', [id]))[0];
