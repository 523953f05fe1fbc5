/** A rule on the state of a ticket: made by an administrator, set off by the platform, and noticed by whom it names. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';

let admin: Page;
let clerk: Page;
const journey = setUpJourney({
  async prepare() {
    admin = await journey.signIn('admin@acme.example');
    clerk = await journey.signIn('clerk@acme.example');
  },
});

const SUBJECT = 'The oven scale shows nothing';

async function nameOf(email: string): Promise<string> {
  const { rows } = await journey.database.query<{ full_name: string }>(
    'select full_name from customer_user where email = $1',
    [email],
  );
  return rows[0]?.full_name ?? '';
}

async function choose(page: Page, input: string, option: string | RegExp, at = 0): Promise<void> {
  await page.getByRole('combobox', { name: input }).nth(at).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('a rule is made from an example, with conditions on the fields that its event carries', async () => {
  await admin.goto('/eventrules');
  const example = admin.getByRole('link', { name: /^An answered ticket/ });
  await example.waitFor();
  await expectAccessible(admin);
  await example.click();
  await admin.getByRole('textbox', { name: 'Name' }).fill('Answered oven tickets');
  await expect.poll(() => admin.getByRole('combobox', { name: 'Event' }).innerText()).toBe('Support ticket: Answered');

  await admin.getByRole('button', { name: 'Add: Conditions' }).click();
  await choose(admin, 'Field', 'Subject');
  // What is asked of a text at first is what it is.
  await choose(admin, 'Operator', 'contains');
  await admin.getByRole('textbox', { name: 'Value' }).fill('OVEN');
  await admin.getByRole('button', { name: 'Add: Conditions' }).click();
  await choose(admin, 'Field', 'Status', 1);
  await admin.getByRole('combobox', { name: 'Value' }).waitFor();
  await choose(admin, 'Operator', 'has changed', 1);
  await admin.getByRole('combobox', { name: 'Value' }).waitFor({ state: 'detached' });
  await expectAccessible(admin);

  await admin.getByRole('button', { name: 'Add event rule' }).last().click();
  await admin.getByText('Fill in one of these fields.').first().waitFor();
  await admin.getByRole('combobox', { name: 'Notify' }).fill(await nameOf('clerk@acme.example'));
  await admin.getByRole('option', { name: await nameOf('clerk@acme.example') }).click();
  await admin.getByRole('button', { name: 'Add event rule' }).last().click();
  await admin.waitForURL(/\/eventrules\/\d+$/);
  await admin.getByText('Subject contains OVEN').waitFor();
  await admin.getByText('Status has changed').waitFor();
  await admin.getByText('Waiting').waitFor();
  await expectAccessible(admin);
});

test('whom it names sees the notice, which leads to the ticket; the rule says that it ran', async () => {
  await clerk.goto('/support/new_support');
  await clerk.getByLabel('Subject').fill(SUBJECT);
  await clerk.getByLabel('Message').fill('Since this morning.');
  await clerk.getByRole('button', { name: 'Send request' }).click();
  await clerk.waitForURL(/\/support\/detail\/\d+$/);
  const ticket = new URL(clerk.url()).pathname;

  await clerk.goto('/eventnotices');
  await clerk.getByText('No notices').waitFor();
  await expectAccessible(clerk);
  const platform = await journey.signIn('super@demo.example');
  await platform.goto(ticket);
  await platform.getByLabel('Your reply').fill('Please turn it off and on again.');
  await platform.getByRole('button', { name: 'Send reply' }).click();
  await platform.getByText('Answer added').waitFor();

  await expect.poll(async () => (await journey.database.query('select from event_notice')).rows.length).toBe(1);
  await clerk.goto('/eventnotices');
  const notice = clerk.locator('tbody tr').filter({ hasText: 'Support ticket: Answered' });
  await notice.getByText('Answered oven tickets').waitFor();
  await expectAccessible(clerk);
  await notice.getByRole('link', { name: SUBJECT }).click();
  await clerk.waitForURL(`**${ticket}`);

  await admin.reload();
  await admin.getByText('Healthy').waitFor();
  const run = admin.getByRole('table', { name: 'Rule runs' }).locator('tbody tr');
  await run.getByText('Done').waitFor();
  await run.getByRole('link', { name: SUBJECT }).waitFor();
});
