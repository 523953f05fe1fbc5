/** Falls of scores in the mail of notices: with their figures, and for nobody who may not know. */
import { expect, test } from 'vitest';
import { mailTemplate } from '../../../app/mail-templates.ts';
import { deliverDue } from '../../../platform/mail/deliver.ts';
import { keepingTransport } from '../../../platform/mail/transport.ts';
import { servedWorld } from '../../../test/scenarios.ts';
import { insertRow, TEST_SECRET } from '../../../test/world.ts';
import { enqueueNotices } from './enqueue.ts';

const served = await servedWorld();
const { database, companyA, principals } = served.world;

test('a fall is told to who may read feedback of the unit and wants to know, with the way to its page', async () => {
  const alertId = await insertRow(database, companyA.id, 'score_alert', {
    node_id: companyA.nodes.room,
    expected: 81.6,
    seen: 69.2,
    answers: 24,
    since: new Date(),
    found_at: new Date(),
  });
  const readers = ['adminA', 'feedback_read', 'feedback_edit', 'qr_read'];
  for (const name of readers)
    await insertRow(database, companyA.id, 'notice', {
      user_id: principals[name]?.userId,
      node_id: companyA.nodes.room,
      score_alert_id: alertId,
      reason: 'score_alert',
    });
  const body = { on_score_alerts: false };
  expect(await served.call({ as: 'feedback_edit', method: 'POST', path: 'noticepreferences', body })).toMatchObject({
    status: 201,
  });
  await enqueueNotices(database);
  await deliverDue({
    mailTemplate,
    database,
    publicUrl: 'https://feedback.test',
    secret: TEST_SECRET,
    transport: keepingTransport,
    log: { error: () => undefined },
  });
  const mails = await database.lookup<{ user_id: number; content: { text: string } | null }>('worker', {
    text: `select user_id, content from mail_message where kind = 'notices'`,
    values: [],
  });
  const textTo = (name: string) => mails.find(({ user_id: id }) => id === principals[name]?.userId)?.content?.text;
  for (const name of ['adminA', 'feedback_read']) {
    expect(textTo(name)).toContain('has fallen to 69; usual is 82');
    expect(textTo(name)).toContain(`https://feedback.test/score_alerts/${alertId}`);
    expect(textTo(name)).toContain('Open score alerts');
  }
  for (const name of ['feedback_edit', 'qr_read']) expect(textTo(name)).toBeUndefined();
});
