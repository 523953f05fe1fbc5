/** Deliveries to a real receiver: what it gets, signed, and for how long that is known. */
import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { defaultSurvey } from '../../../../shared/survey/default-survey.ts';
import {
  asApp,
  deliver,
  deliveries,
  type Made,
  makeWebhook,
  receiver,
  sendTest,
  served,
  serveDeliveries,
} from '../../../test/deliveries.ts';
import { questionKinds } from '../../../../shared/questions/index.ts';
import { forgetOldDeliveries } from './deliver.ts';
import { notifyWebhooks } from './enqueue.ts';
import { withoutContact } from './payload.ts';
await serveDeliveries();

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
      notifyWebhooks(transaction, 'feedback.created', [id]),
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

  test.each(['afterwards', 'while that is under way'])(
    'that its receiver repeats is erased there too, %s',
    async (when) => {
      await makeWebhook({ includes_contact: true });
      const id = await answered();
      const erase = () => served.call({ as: 'adminA', method: 'POST', path: `feedback/${id}/erase`, body: {} });
      receiver.answer((response, { body }) => {
        void (when === 'afterwards' ? Promise.resolve() : erase()).then(() => response.writeHead(200).end(body));
      });
      await deliver();
      const kept = async () =>
        (await asApp<{ answer: string | null }>('select answer from webhook_delivery'))[0]?.answer;
      if (when === 'afterwards') {
        expect(await kept()).toContain('ann@visitor.example');
        await erase();
      }
      expect(await kept()).toBeNull();
    },
  );

  test('is told to nobody who does not listen, or was switched off', async () => {
    await makeWebhook({ events: ['feedback.changed'] });
    await makeWebhook({ is_active: false });
    await answered();
    expect(await deliveries()).toEqual([]);
  });

  test('of which a question is not known any more says nothing of it', () => {
    expect(withoutContact(defaultSurvey, { experience: 3, gone: 'x', contact: {} })).toEqual({ experience: 3 });
  });

  test('says by no question how the visitor can be reached, unless that was wished for', () => {
    const samples = questionKinds.map(({ sample }) => sample);
    const given = Object.fromEntries(samples.map(({ id }) => [id, 'given']));
    const told = withoutContact({ title: { en: 'All' }, pages: [{ id: 'only', questions: samples }] }, given);
    expect(Object.keys(given).filter((id) => !(id in told))).toEqual(['mail', 'call', 'contact']);
  });
});

test('deliveries that are long done, or wait for what was switched off long ago, are forgotten', async () => {
  const { id } = await makeWebhook();
  for (const days of [29, 31]) {
    await sendTest(id);
    await deliver();
    await asApp(
      `update webhook_delivery set done_at = now() - make_interval(days => $1) where done_at > now() - interval '1 day'`,
      [days],
    );
  }
  for (const days of [29, 31]) {
    await sendTest(id);
    await asApp(
      `update webhook_delivery set due_at = now() - make_interval(days => $1) where state = 'queued' and due_at > now() - interval '1 day'`,
      [days],
    );
  }
  expect(await deliveries()).toHaveLength(4);
  await forgetOldDeliveries(served.world.database);
  expect(await deliveries()).toMatchObject([{ state: 'delivered' }, { state: 'queued' }]);
});
