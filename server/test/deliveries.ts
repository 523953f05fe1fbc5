/** Webhooks, a receiver and what is delivered to it, for the tests of deliveries. */
import { afterAll, beforeEach } from 'vitest';
import { type CallerParts, createDeliverer } from '../modules/feedback/webhooks/deliver.ts';
import { hereOnly, openReceiver, type Receiver } from './receiver.ts';
import { type Served, servedWorld } from './scenarios.ts';

/** Of the file that is under way. */
export let served: Served;
export let receiver: Receiver;
const failures: unknown[] = [];

/** A world and a receiver for a file's tests, each of which begins without webhooks. No delivery may fail by itself. */
export async function serveDeliveries(): Promise<void> {
  [served, receiver] = [await servedWorld({ webhookPolicy: hereOnly }), await openReceiver()];
  beforeEach(async () => {
    receiver.received.length = 0;
    receiver.answer((response) => response.writeHead(204).end());
    const { companyA, companyB } = served.world;
    for (const { id } of [companyA, companyB])
      await served.world.database.statement('app', id, { text: 'delete from webhook', values: [] });
  });
  afterAll(async () => {
    if (failures.length > 0) throw new Error('A delivery failed by itself.', { cause: failures[0] });
    await receiver.close();
  });
}

const companyId = () => served.world.companyA.id;
export const asApp = <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  served.world.database.statement<Row>('app', companyId(), { text, values });
export const parts = (more: Partial<CallerParts> = {}): CallerParts => ({
  database: served.world.database,
  publicUrl: 'https://feedback.test',
  policy: hereOnly,
  log: { error: (_message, { error }) => failures.push(error) },
  ...more,
});
export async function deliver(more?: Partial<CallerParts>): Promise<number> {
  const deliverer = createDeliverer(parts(more));
  const taken = await deliverer.round();
  await deliverer.settled();
  return taken;
}

export interface Made {
  id: number;
  secret: string;
}
export async function makeWebhook(values: object = {}, as = 'adminA'): Promise<Made> {
  const body = { name: `Hook ${Math.random()}`, url: receiver.url(), events: ['feedback.created'], ...values };
  const { body: made } = await served.call({ as, method: 'POST', path: 'webhooks', body });
  const { id } = made as { id: number };
  const { body: shown } = await served.call({ as, method: 'POST', path: `webhooks/${id}/new_secret`, body: {} });
  return shown as Made;
}
export const sendTest = (id: number, as = 'adminA') =>
  served.call({ as, method: 'POST', path: `webhooks/${id}/test`, body: {} });
export const deliveries = () =>
  asApp<{
    id: number;
    state: string;
    attempts: number;
    failure: string | null;
    status: number | null;
    seconds: number;
  }>(
    `select id, state, attempts, failure, status, extract(epoch from due_at - now())::integer as seconds from webhook_delivery order by id`,
  );
export const makeDue = () => asApp('update webhook_delivery set due_at = now()');
