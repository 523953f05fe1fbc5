/** Receivers that are down, slow or gone: what becomes of their deliveries, and that they keep no other waiting. */
import { describe, expect, test } from 'vitest';
import {
  asApp,
  deliver,
  deliveries,
  makeDue,
  makeWebhook,
  parts,
  receiver,
  sendTest,
  served,
  serveDeliveries,
} from '../../../test/deliveries.ts';
import { type CallerParts, createDeliverer, PER_COMPANY, PER_WEBHOOK } from './deliver.ts';
await serveDeliveries();

describe('a receiver that is down', () => {
  test('is tried again, later each time, and the delivery fails at last; the next one makes it well', async () => {
    const { id } = await makeWebhook();
    const shown = async () => (await served.call({ as: 'adminA', path: `webhooks/${id}` })).body;
    receiver.answer((response) => response.writeHead(503).end('busy'));
    await sendTest(id);
    expect(await shown()).toMatchObject({ state: 'nothing_delivered' });
    const waits: number[] = [];
    const told: boolean[] = [];
    for (let attempt = 1; attempt <= 7; attempt++) {
      await makeDue();
      await deliver();
      const [row] = await deliveries();
      waits.push(row?.state === 'queued' ? row.seconds : -1);
      const { body } = await served.call({ as: 'adminA', path: `webhookdeliveries/${row?.id}` });
      told.push((body as { next_attempt_at: string | null }).next_attempt_at !== null);
    }
    expect(told).toEqual([true, true, true, true, true, true, false]);
    expect(waits.map((seconds) => Math.round(seconds / 5) * 5)).toEqual([5, 300, 1_800, 7_200, 18_000, 36_000, -0]);
    expect(await deliveries()).toMatchObject([{ state: 'failed', attempts: 7, failure: 'status', status: 503 }]);
    const failing = () =>
      asApp<{ failing: boolean; is_active: boolean }>(
        'select failing_since is not null as failing, is_active from webhook',
      );
    expect(await failing()).toEqual([{ failing: true, is_active: true }]);
    expect(await shown()).toMatchObject({ state: 'failing', failed_count: 1, last_delivered_at: null });
    receiver.answer((response) => response.writeHead(200).end());
    const [{ id: delivery } = { id: 0 }] = await deliveries();
    const again = await served.call({
      as: 'adminA',
      method: 'POST',
      path: `webhookdeliveries/${delivery}/resend`,
      body: {},
    });
    expect(again).toMatchObject({ status: 200, body: { state: 'queued' } });
    await deliver();
    expect(await failing()).toEqual([{ failing: false, is_active: true }]);
    expect(await shown()).toMatchObject({
      state: 'healthy',
      failed_count: 0,
      last_delivered_at: expect.stringMatching(/^\d{4}-/),
    });
    // A receiver knows what it has by this.
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  test.each([
    ['for three days is switched off when a delivery is given up', 503, `now() - interval '73 hours'`],
    ['and says that it is gone is switched off at once', 410, 'null'],
  ])('%s, and administrators are told', async (_what, status, since) => {
    const { id } = await makeWebhook();
    receiver.answer((response) => response.writeHead(status).end());
    await asApp(`update webhook set failing_since = ${since}`);
    await sendTest(id);
    await asApp('update webhook_delivery set attempts = 6');
    await deliver();
    expect(await asApp('select is_active from webhook')).toEqual([{ is_active: false }]);
    expect((await served.call({ as: 'adminA', path: `webhooks/${id}` })).body).toMatchObject({ state: 'off' });
    const mails = await served.world.database.lookup('worker', {
      text: `delete from mail_message where kind = 'webhook_off' returning user_id, record_id`,
      values: [],
    });
    expect(mails).toEqual([{ user_id: served.world.principals['adminA']?.userId, record_id: id }]);
    const [{ id: delivery } = { id: 0 }] = await deliveries();
    const again = await served.call({
      as: 'adminA',
      method: 'POST',
      path: `webhookdeliveries/${delivery}/resend`,
      body: {},
    });
    expect(again).toMatchObject({ status: 409, body: { code: 'webhook_off' } });
    const on = await served.call({ as: 'adminA', method: 'PATCH', path: `webhooks/${id}`, body: { is_active: true } });
    expect(on).toMatchObject({ status: 200, body: { is_active: true, failing_since: null } });
  });

  test('that took others meanwhile only begins to fail when an older delivery is given up', async () => {
    await makeWebhook().then(({ id }) => sendTest(id));
    receiver.answer((response) => response.writeHead(503).end());
    await asApp('update webhook_delivery set attempts = 6');
    await deliver();
    expect(await deliveries()).toMatchObject([{ state: 'failed' }]);
    expect(await asApp('select is_active, failing_since is not null as failing from webhook')).toEqual([
      { is_active: true, failing: true },
    ]);
  });

  test('that never answers keeps no other waiting', async () => {
    const slow = await makeWebhook({ url: receiver.url('/slow', 'slow.example') });
    const quick = await makeWebhook();
    receiver.answer((response, { path }) => (path === '/slow' ? undefined : response.writeHead(204).end()));
    for (let at = 0; at < 2 * PER_WEBHOOK; at++) await sendTest(slow.id);
    await sendTest(quick.id);
    const deliverer = createDeliverer(parts());
    expect(await deliverer.round()).toBe(PER_WEBHOOK + 1);
    await expect.poll(async () => (await deliveries()).at(-1)?.state, { timeout: 20_000 }).toBe('delivered');
    await sendTest(quick.id);
    // The slow one is busy with what it got; the other goes on.
    expect(await deliverer.round()).toBe(1);
    await expect.poll(async () => (await deliveries()).at(-1)?.state, { timeout: 20_000 }).toBe('delivered');
    await deliverer.stop();
    // What a stop has cut off counts as no failure.
    expect((await deliveries()).filter(({ state }) => state === 'queued')).toHaveLength(2 * PER_WEBHOOK);
    await asApp('update webhook set failing_since = now() where id = $1', [slow.id]);
    await makeDue();
    const patient = createDeliverer(parts());
    expect(await patient.round()).toBe(1);
    await patient.stop();
  });

  test('has no more than its share under way by whatever many webhooks a company has', async () => {
    const slow = [await makeWebhook(), await makeWebhook(), await makeWebhook()];
    for (const { id } of slow) for (let at = 0; at < PER_WEBHOOK; at++) await sendTest(id);
    const other = await makeWebhook({ url: receiver.url('/other') }, 'adminB');
    receiver.answer((response, { path }) => (path === '/other' ? response.writeHead(204).end() : undefined));
    const deliverer = createDeliverer(parts());
    expect(await deliverer.round()).toBe(PER_COMPANY);
    expect(await deliverer.round()).toBe(0);
    for (let at = 0; at < 2; at++) await sendTest(other.id, 'adminB');
    expect(await deliverer.round()).toBe(2);
    await expect.poll(() => receiver.received.filter(({ path }) => path === '/other').length).toBe(2);
    await deliverer.stop();
  });

  test('for which a server fails by itself is tried again as late as any other, and not for ever', async () => {
    const { id } = await makeWebhook();
    await sendTest(id);
    const { database } = served.world;
    const broken = [new Error('This once.')];
    const withTenant: CallerParts['database']['withTenant'] = async (...work) => {
      const error = broken.pop();
      if (error) throw error;
      return database.withTenant(...work);
    };
    const notified: unknown[] = [];
    const log = { error: (_message: string, { error }: { error: unknown }) => void notified.push(error) };
    await deliver({ database: { ...database, withTenant }, log });
    expect(notified).toEqual([new Error('This once.')]);
    expect(await deliveries()).toMatchObject([{ state: 'queued', attempts: 1, failure: 'internal' }]);
    expect((await deliveries())[0]?.seconds).toBeLessThan(30);
  });

  test('two servers take each delivery once', async () => {
    const { id } = await makeWebhook();
    for (let at = 0; at < PER_WEBHOOK; at++) await sendTest(id);
    const taken = await Promise.all([deliver(), deliver(), deliver()]);
    expect(taken.reduce((sum, count) => sum + count)).toBe(PER_WEBHOOK);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(PER_WEBHOOK);
    expect(receiver.received).toHaveLength(PER_WEBHOOK);
  });
});
