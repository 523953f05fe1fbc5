/** What happens by itself: a rule from an example to what it does, opening hours, a webhook and its deliveries. */
import type { Page } from 'playwright';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';
import { demoVisitorCodes } from '../../server/seed/index.ts';
import { hereOnly, openReceiver, type Receiver } from '../../server/test/receiver.ts';
import { expectFocus } from './expect-focus.ts';

/** Where the first code of the demo leads, and whose branch that is. */
const BRANCH = 'Berlin Mitte';
const CLERK = 'clerk@acme.example';

let receiver: Receiver;
let page: Page;
beforeAll(async () => {
  receiver = await openReceiver();
});
const journey = setUpJourney({
  webhooks: { policy: hereOnly, retrySeconds: [] },
  async prepare() {
    page = await journey.signIn('admin@acme.example');
  },
});
afterAll(() => receiver?.close());

const panel = () => page.getByRole('complementary');
const dialog = () => page.getByRole('dialog');
/** Chooses the middle of every scale, page by page. */
async function answerLukewarm(code: string): Promise<void> {
  const visitor = await journey.visit();
  await visitor.goto(`/Q/${code}`);
  const thanks = visitor.getByRole('heading', { name: /thank you/i });
  const lastHeading = () => visitor.getByRole('main').getByRole('heading').last().innerText();
  for (let step = 0; step < 8 && !(await thanks.isVisible()); step++) {
    const before = await lastHeading();
    for (const group of await visitor.getByRole('main').getByRole('group').all()) {
      const choices = group.getByRole('radio');
      const count = await choices.count();
      // By a key, since a tap leads on by itself, soon.
      if (count > 0) await choices.nth(Math.floor(count / 2)).press('Space');
    }
    await visitor.getByRole('button', { name: /^(next|send)$/i }).click();
    await expect.poll(lastHeading).not.toBe(before);
  }
  await thanks.waitFor();
  await visitor.context().close();
}

describe('a rule', () => {
  test('is made from an example by keyboard alone, and says what it does while it is written', async () => {
    await page.goto('/feedbackrules');
    const example = page.getByRole('link', { name: /^Unhappy visitors/ });
    await example.waitFor();
    await expectAccessible(page);
    await example.focus();
    await page.keyboard.press('Enter');
    const reads = panel().getByRole('group', { name: 'This rule reads' });
    await reads
      .getByText('its score is 50 or less: raise its priority to high and notify those responsible.')
      .waitFor();
    await expectAccessible(page);

    const add = panel().getByRole('button', { name: 'Add condition' });
    await add.focus();
    await page.keyboard.press('Enter');
    await expectFocus(page.getByRole('menuitem', { name: 'A recommendation (NPS)' }));
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown');
    await expectFocus(page.getByRole('menuitem', { name: 'A priority' }));
    await page.keyboard.press('Enter');
    await expectFocus(panel().getByRole('group', { name: 'A priority' }).getByRole('combobox'));
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: 'High' }).waitFor();
    await page.locator('[role=option]:focus').waitFor();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await reads.getByText('its score is 50 or less and its priority is high').waitFor();
    const remove = panel().getByRole('button', { name: 'Remove: A priority' });
    await remove.focus();
    await page.keyboard.press('Enter');
    await expectFocus(add);

    const score = panel().getByRole('slider', { name: /Score/ });
    await score.focus();
    await page.keyboard.press('ArrowRight');
    await reads.getByText('its score is 51 or less').waitFor();
    await panel().getByLabel('Name').focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/feedbackrules\/\d+$/);
    // Without the toast, which a rule of axe about regions minds.
    await page.reload();
    await panel().getByText('its score is 51 or less').waitFor();
    await panel().getByText('Not yet').waitFor();
    await expectAccessible(page);
  });

  test('asks for answers to a survey, and for words', async () => {
    await page.goto('/feedbackrules/create');
    await panel().getByLabel('Name').fill('Asked for');
    const addCondition = async (name: string) => {
      await panel().getByRole('button', { name: 'Add condition' }).last().click();
      await page.getByRole('menuitem', { name }).click();
    };
    await addCondition('A survey and its answers');
    await panel().getByRole('combobox', { name: 'Survey' }).fill('Default');
    await page.getByRole('option', { name: 'Default survey' }).click();
    const answers = panel().getByRole('group', { name: 'Only with these answers' });
    await answers.getByText('Any answers to it count.').waitFor();
    await answers.getByRole('button', { name: 'Add condition' }).click();
    await answers.getByRole('group', { name: 'Condition 1' }).waitFor();
    const reads = panel().getByRole('group', { name: 'This rule reads' });
    await reads.getByText('it answers the survey Default survey in a certain way').waitFor();
    await reads.getByText(/^Answers: .+/).waitFor();
    await addCondition('Certain words');
    for (const word of ['refund', 'food poisoning']) {
      await panel().getByRole('combobox', { name: 'Words' }).fill(word);
      await page.keyboard.press('Enter');
    }
    await reads.getByText('it contains “refund” or “food poisoning”').waitFor();
    await panel().getByRole('button', { name: 'Add action' }).click();
    await page.getByRole('menuitem', { name: 'Raise the priority' }).click();
    await panel().getByRole('combobox', { name: 'Raise the priority to' }).click();
    await page.getByRole('option', { name: 'High' }).click();
    await expectAccessible(page);
    await panel().getByRole('button', { name: 'Add Rule' }).click();
    await page.waitForURL(/\/feedbackrules\/\d+$/);
    await panel()
      .getByText(/^Answers: .+/)
      .waitFor();
    await journey.database.query(`delete from feedback_rule where name = 'Asked for'`);
  });

  test('says at its field what it lacks', async () => {
    await page.goto('/feedbackrules/create');
    await panel().getByLabel('Name').fill('Nothing');
    await panel().getByRole('button', { name: 'Add Rule' }).click();
    await panel().getByRole('group', { name: 'Then' }).getByText('Required field.').waitFor();
    // A condition that was added and has no value is no condition at all: the rule would act on everything.
    for (const condition of ['A priority', 'A low score']) {
      await panel().getByRole('button', { name: 'Add condition' }).click();
      await page.getByRole('menuitem', { name: condition }).click();
    }
    await panel().getByRole('button', { name: 'Add Rule' }).click();
    for (const condition of ['A priority', 'A low score'])
      await panel().getByRole('group', { name: condition }).getByText('Required field.').waitFor();
    await expectAccessible(page);
    await panel().getByRole('radio', { name: 'Feedback stays unhandled' }).check();
    await panel().getByText('The company has no opening hours').waitFor();
    await expectAccessible(page);
  });

  test('raises what a visitor said, and mails who is responsible', async () => {
    const [first] = await demoVisitorCodes(journey.databaseUrl);
    if (first === undefined) throw new Error('The demo has no visitor code.');
    expect(first.unit).toContain(BRANCH);
    const { rows: newest } = await journey.database.query<{ id: string }>('select max(id) as id from feedback');
    await answerLukewarm(first.code);
    await expect
      .poll(async () => {
        const { rows } = await journey.database.query(
          `select feedback.priority, change.actor from feedback join feedback_change change
            on change.company_id = feedback.company_id and change.feedback_id = feedback.id where feedback.id > $1`,
          [newest[0]?.id],
        );
        return rows;
      })
      .toEqual([{ priority: 'high', actor: 'rule' }]);
    const outbox = await journey.visit();
    await expect
      .poll(async () => {
        await outbox.goto('/dev/outbox');
        return outbox
          .getByRole('article')
          .filter({ hasText: `<${CLERK}>` })
          .allInnerTexts();
      })
      .toEqual([expect.stringContaining('by the rule Unhappy visitors')]);
    await page.goto('/feedbackrules');
    await page
      .getByRole('row', { name: /Unhappy visitors/ })
      .getByText('1 time')
      .waitFor();
    const active = page.getByRole('switch', { name: 'Active: Unhappy visitors' });
    await active.click();
    await expect.poll(() => active.isChecked()).toBe(false);
    await expect
      .poll(
        async () =>
          (await journey.database.query("select is_active from feedback_rule where name = 'Unhappy visitors'")).rows,
      )
      .toEqual([{ is_active: false }]);
    await expectAccessible(page);
  });

  test('is offered where its writer edits feedback, also below the units that he sees', async () => {
    await journey.database.query(
      `insert into node_user_access (company_id, user_id, node_id, feedback_read, feedback_edit)
        select author.company_id, author.id, node.id, true, node.name = 'Hamburg Altona' from customer_user author
        join node on node.company_id = author.company_id and node.name in ('Central Europe', 'Hamburg Altona')
        where author.email = 'newcomer@acme.example'`,
    );
    const newcomer = await journey.signIn('newcomer@acme.example');
    await newcomer.goto('/feedbackrules');
    await newcomer.getByRole('link', { name: /^Unhappy visitors/ }).click();
    const form = newcomer.getByRole('complementary');
    // A rule of all units is not for him to write.
    await form.getByRole('button', { name: 'Add Rule' }).click();
    await form.getByRole('group', { name: 'Where' }).getByText('Required field.').waitFor();
    await form.getByRole('combobox', { name: /^Unit/ }).fill('Hamburg Altona');
    await newcomer.getByRole('option', { name: /^Hamburg Altona/ }).click();
    await form
      .getByRole('group', { name: 'This rule reads' })
      .getByText(/Hamburg Altona/)
      .waitFor();
    // One of this name is there, where he does not see it.
    await form.getByLabel('Name').fill('Unhappy at the harbor');
    await form.getByRole('button', { name: 'Add Rule' }).click();
    await newcomer.waitForURL(/\/feedbackrules\/\d+$/);
  });
});

test('opening hours of a unit count for those below it, which say so', async () => {
  const { rows } = await journey.database.query<{ id: string; below: string }>(
    `select node.id, below.id as below from node join node below on below.parent_id = node.id where node.name = $1`,
    [BRANCH],
  );
  await page.goto(`/units/${rows[0]?.id}/opening-hours`);
  await page.getByText('Always open').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Set its own hours' }).click();
  const monday = page.getByRole('group', { name: 'Monday' });
  await monday.getByLabel('Monday: until').fill('12:00');
  await monday.getByRole('button', { name: 'Add times: Monday' }).click();
  await monday.getByLabel('Monday 2: from').fill('11:00');
  await monday.getByText('These times overlap.').first().waitFor();
  await expectAccessible(page);
  await monday.getByLabel('Monday 2: from').fill('13:00');
  await monday.getByRole('button', { name: 'Copy to other days: Monday' }).click();
  await page.getByRole('menuitem', { name: 'Monday to Friday' }).click();
  await page.getByRole('button', { name: 'Save opening hours' }).click();
  await page.getByRole('button', { name: 'Remove its own hours' }).waitFor();
  const { rows: stored } = await journey.database.query('select monday, friday, sunday from opening_hours');
  expect(stored).toEqual([
    { monday: ['09:00-12:00', '13:00-16:00'], friday: ['09:00-12:00', '13:00-16:00'], sunday: [] },
  ]);
  await page.goto(`/units/${rows[0]?.below}/opening-hours`);
  await page.getByText(`These hours come from ${BRANCH}.`).waitFor();
  await expectAccessible(page);
});

describe('a webhook', () => {
  const deliveries = () => page.getByRole('table', { name: 'Deliveries' }).locator('tbody tr');

  test('is added, gets a secret, and its test arrives with a signature that is right', async () => {
    await page.goto('/webhooks');
    await page.getByText('Connect your own systems').waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Add Webhook' }).click();
    await panel().getByLabel('Name').fill('Help desk');
    await panel().getByLabel('Address').fill(receiver.url());
    await panel().getByLabel('Events').click();
    await page.getByRole('option', { name: 'Feedback created' }).click();
    await panel().getByRole('button', { name: 'Add Webhook' }).click();
    await page.waitForURL(/\/webhooks\/\d+$/);
    await page.getByText('Nothing sent yet').waitFor();
    await page.getByRole('button', { name: 'New secret' }).click();
    await dialog().getByRole('button', { name: 'New secret' }).click();
    const secret = await dialog().getByRole('textbox').inputValue();
    await expectAccessible(page);
    await dialog().getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Send a test' }).click();
    await deliveries().getByText('Delivered').waitFor();
    const [{ body, headers } = { body: '', headers: {} }] = receiver.received;
    expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({ type: 'test' });
    await page.getByText('Healthy').waitFor();
  });

  test('that fails is seen in the log, and is sent again from there', async () => {
    const isSeen = Promise.withResolvers<void>();
    receiver.answer((response) => void isSeen.promise.then(() => response.writeHead(500).end('No room')));
    await page.getByRole('button', { name: 'Send a test' }).click();
    await deliveries().getByText('Queued').waitFor();
    // What is under way is read again and again, until it has come.
    for (let time = 0; time < 2; time++) await page.waitForRequest(/\/api\/webhookdeliveries\//);
    isSeen.resolve();
    await deliveries().getByText('Failed').waitFor();
    await page.getByRole('button', { name: 'State', exact: true }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Failed', exact: true }).click();
    await page.keyboard.press('Escape');
    await expect.poll(() => deliveries().count()).toBe(1);
    await deliveries().getByText('500').waitFor();
    await page.getByText('Failing', { exact: true }).waitFor();
    await page.reload();
    await deliveries().getByText('500').waitFor();
    await expectAccessible(page);
    receiver.answer((response) => response.writeHead(204).end());
    await deliveries().filter({ hasText: '500' }).hover();
    await deliveries()
      .getByRole('button', { name: /^Send again/ })
      .first()
      .click();
    await expect.poll(() => deliveries().getByText('Delivered').count()).toBe(2);
    await page.getByText('Healthy').waitFor();
  });
});
