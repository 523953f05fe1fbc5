/** Deliveries to a real receiver: what it gets, what happens when it is down, and that it keeps no other waiting. */
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { defaultSurvey } from '../../public-app/survey/default-survey.ts';
import { hereOnly, openReceiver, type Receiver } from '../test/receiver.ts';
import { type Served, serveWorld } from '../test/scenarios.ts';
import { type CallerParts, createDeliverer, forgetOldDeliveries, PER_WEBHOOK } from './deliver.ts';
import { withoutContact } from './payload.ts';
import { tellWebhooks } from './enqueue.ts';

let served: Served;
let receiver: Receiver;
const failures: unknown[] = [];
beforeAll(async () => {
  [served, receiver] = [await serveWorld(), await openReceiver()];
});
beforeEach(async () => {
  receiver.received.length = 0;
  receiver.answer((response) => response.writeHead(204).end());
  await asApp('delete from webhook');
});
afterAll(async () => {
  if (failures.length > 0) throw new Error('A delivery failed by itself.', { cause: failures[0] });
  await served.close();
  await receiver.close();
});

const companyId = () => served.world.companyA.id;
const asApp = <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  served.world.database.statement<Row>('app', companyId(), { text, values });
const parts = (more: Partial<CallerParts> = {}): CallerParts => ({
  database: served.world.database,
  publicUrl: 'https://feedback.test',
  policy: hereOnly,
  log: { error: (_message, { error }) => failures.push(error) },
  ...more,
});
async function deliver(more?: Partial<CallerParts>): Promise<number> {
  const deliverer = createDeliverer(parts(more));
  const taken = await deliverer.round();
  await deliverer.settled();
  return taken;
}

interface Made {
  id: number;
  secret: string;
}
async function makeWebhook(values: object = {}): Promise<Made> {
  const body = { name: `Hook ${Math.random()}`, url: receiver.url(), events: ['feedback.created'], ...values };
  const { body: made } = await served.call({ as: 'adminA', method: 'POST', path: 'webhooks', body });
  const { id } = made as { id: number };
  const { body: shown } = await served.call({
    as: 'adminA',
    method: 'POST',
    path: `webhooks/${id}/new_secret`,
    body: {},
  });
  return shown as Made;
}
const sendTest = (id: number) => served.call({ as: 'adminA', method: 'POST', path: `webhooks/${id}/test`, body: {} });
const deliveries = () =>
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
const makeDue = () => asApp('update webhook_delivery set due_at = now()');

test('a test arrives signed, so that any Standard Webhooks library takes it', async () => {
  const { id, secret } = await makeWebhook();
  expect((await sendTest(id)).status).toBe(200);
  expect(await deliver()).toBe(1);
  expect(await deliver()).toBe(0);
  const [got] = receiver.received;
  const headers = got?.headers as Record<string, string>;
  expect(new Webhook(secret).verify(got?.body ?? '', headers)).toMatchObject({ type: 'test', data: {} });
  expect(() => new Webhook('whsec_c3RyYW5nZXI=').verify(got?.body ?? '', headers)).toThrow('No matching signature');
  expect(await deliveries()).toMatchObject([{ state: 'delivered', attempts: 1, status: 204, failure: null }]);
});

test('a new secret and the one before both sign, for a day', async () => {
  const { id, secret } = await makeWebhook();
  const { body } = await served.call({ as: 'adminA', method: 'POST', path: `webhooks/${id}/new_secret`, body: {} });
  const verified = (one: string) => {
    const [got] = receiver.received;
    return new Webhook(one).verify(got?.body ?? '', got?.headers as Record<string, string>);
  };
  await sendTest(id);
  await deliver();
  expect(verified(secret)).toBeTruthy();
  expect(verified((body as Made).secret)).toBeTruthy();
  receiver.received.length = 0;
  await asApp('update webhook set earlier_until = now()');
  await sendTest(id);
  await deliver();
  expect(() => verified(secret)).toThrow('No matching signature');
  expect(verified((body as Made).secret)).toBeTruthy();
});

describe('a response', () => {
  async function answered(): Promise<number> {
    const { companyA } = served.world;
    const answers = { experience: 2, contact: { email: 'ann@visitor.example', consent: true } };
    const [row] = await asApp<{ id: number }>(
      `insert into feedback (company_id, node_id, node_path, survey_version_id, answers, locale, response_token)
        values ($1, $2, '/', $3, $4, 'en', gen_random_uuid()) returning id`,
      [companyA.id, companyA.nodes.room, companyA.surveyVersionId, JSON.stringify(answers)],
    );
    const id = row?.id ?? 0;
    await served.world.database.withTenant('app', companyA.id, (transaction) =>
      tellWebhooks(transaction, 'feedback.created', [id]),
    );
    return id;
  }
  const got = () => JSON.parse(receiver.received[0]?.body ?? '{}') as { type: string; data: Record<string, unknown> };

  test('is told with its unit and its answers, and without how the visitor can be reached', async () => {
    await makeWebhook();
    const id = await answered();
    await deliver();
    const { type, data } = got();
    expect(type).toBe('feedback.created');
    expect(data).toMatchObject({
      id,
      unit: {
        id: served.world.companyA.nodes.room,
        name: 'room',
        path: [{ name: 'root' }, { name: 'branch' }, { name: 'room' }],
      },
      status: 'new',
      answers: { experience: 2 },
      url: `https://feedback.test/feedback_management/${id}`,
    });
    expect(receiver.received[0]?.body).not.toContain('visitor.example');
  });

  test('is told with contact data where that was switched on', async () => {
    await makeWebhook({ includes_contact: true });
    await answered();
    await deliver();
    expect(got().data['answers']).toMatchObject({ contact: { email: 'ann@visitor.example' } });
  });

  test('that was erased meanwhile is told without what was erased', async () => {
    await makeWebhook({ includes_contact: true });
    const id = await answered();
    await served.call({ as: 'adminA', method: 'POST', path: `feedback/${id}/erase`, body: {} });
    await deliver();
    expect(got().data).toMatchObject({ id, erased_at: expect.any(String) });
    expect(receiver.received[0]?.body).not.toContain('visitor.example');
  });

  test('is told to nobody who does not listen, or was switched off', async () => {
    await makeWebhook({ events: ['feedback.changed'] });
    await makeWebhook({ is_active: false });
    await answered();
    expect(await deliveries()).toEqual([]);
  });

  test('of which a question is not known any more says nothing of it', () => {
    expect(withoutContact(defaultSurvey, { experience: 3, gone: 'x', contact: {} })).toEqual({ experience: 3 });
  });
});

describe('a receiver that is down', () => {
  test('is tried again, later each time, and the delivery fails at last; the next one makes it well', async () => {
    const { id } = await makeWebhook();
    receiver.answer((response) => response.writeHead(503).end('busy'));
    await sendTest(id);
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 7; attempt++) {
      await makeDue();
      await deliver();
      const [row] = await deliveries();
      waits.push(row?.state === 'queued' ? row.seconds : -1);
    }
    expect(waits.map((seconds) => Math.round(seconds / 5) * 5)).toEqual([5, 300, 1_800, 7_200, 18_000, 36_000, -0]);
    expect(await deliveries()).toMatchObject([{ state: 'failed', attempts: 7, failure: 'status', status: 503 }]);
    const failing = () =>
      asApp<{ failing: boolean; is_active: boolean }>(
        'select failing_since is not null as failing, is_active from webhook',
      );
    expect(await failing()).toEqual([{ failing: true, is_active: true }]);
    const shown = async () => (await served.call({ as: 'adminA', path: `webhooks/${id}` })).body;
    expect(await shown()).toMatchObject({ failed_count: 1, last_delivered_at: null });
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
    expect(await shown()).toMatchObject({ failed_count: 0, last_delivered_at: expect.stringMatching(/^\d{4}-/) });
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

  test('two servers take each delivery once', async () => {
    const { id } = await makeWebhook();
    for (let at = 0; at < PER_WEBHOOK; at++) await sendTest(id);
    const taken = await Promise.all([deliver(), deliver(), deliver()]);
    expect(taken.reduce((sum, count) => sum + count)).toBe(PER_WEBHOOK);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(PER_WEBHOOK);
    expect(receiver.received).toHaveLength(PER_WEBHOOK);
  });
});

test('deliveries that are long done are forgotten', async () => {
  const { id } = await makeWebhook();
  for (const days of [29, 31]) {
    await sendTest(id);
    await deliver();
    await asApp(
      `update webhook_delivery set done_at = now() - make_interval(days => $1) where done_at > now() - interval '1 day'`,
      [days],
    );
  }
  await forgetOldDeliveries(served.world.database);
  expect(await deliveries()).toHaveLength(1);
});
