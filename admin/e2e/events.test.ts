/** What happens to rows: chosen for a webhook, sent as it was, and shown where somebody else looks. */
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';
import { hereOnly, openReceiver, type Receiver } from '../../server/test/receiver.ts';

const ADMIN = 'admin@acme.example';

const journey = setUpJourney({ webhooks: { policy: hereOnly, retrySeconds: [] }, independent: true });
let receiver: Receiver;
beforeAll(async () => {
  receiver = await openReceiver();
});
afterAll(() => receiver.close());

async function aTag(): Promise<{ id: string; name: string }> {
  const { rows } = await journey.database.query<{ id: string; name: string }>(
    `select tag.id, tag.name from company_tag tag join customer_user maker on maker.company_id = tag.company_id
      where maker.email = $1 order by tag.id limit 1`,
    [ADMIN],
  );
  return rows[0] ?? { id: '', name: '' };
}

async function rename(page: Page, id: string, to: string): Promise<void> {
  await page.goto(`/companytags/${id}/edit`);
  await page.getByRole('textbox', { name: 'Name' }).fill(to);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('heading', { name: to }).first().waitFor();
}

test('an event is chosen by the name of its entity; its delivery holds what the row was', async () => {
  receiver.received.length = 0;
  const { id, name } = await aTag();
  const page = await journey.signIn(ADMIN);
  await page.goto('/webhooks/create');
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: 'Name' }).fill('Reports');
  await form.getByRole('textbox', { name: 'Address' }).fill(receiver.url());
  const events = form.getByRole('combobox', { name: 'Events' });
  await events.fill('tag');
  await page.getByRole('option', { name: 'Tag: changed' }).click();
  await form.getByText('Tag: changed').waitFor();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Add Webhook' }).click();
  await page.waitForURL(/\/webhooks\/\d+$/);
  const address = page.url();

  await rename(page, id, 'Renamed for all');
  await expect.poll(() => receiver.received.length).toBe(1);
  expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({
    event: 'company_tag.changed',
    version: 1,
    data: { id: Number(id), name: 'Renamed for all' },
    changed: ['name'],
    before: { name },
  });

  await page.goto(address);
  const delivery = page
    .getByRole('table', { name: 'Deliveries' })
    .locator('tbody tr')
    .filter({ hasText: 'Tag: changed' });
  await delivery.getByText('Delivered').waitFor();
  await delivery.getByRole('link').first().click();
  await page.getByText('Renamed for all').first().waitFor();
  // No word hangs over what the pointer has left.
  await page.mouse.move(0, 0);
  await page.getByRole('tooltip').waitFor({ state: 'detached' });
  await expectAccessible(page);
});

test('what one changes another sees in the list and on the page, without loading anew', async () => {
  const { id, name } = await aTag();
  const [mine, theirs, onPage] = [
    await journey.signIn(ADMIN),
    await journey.signIn(ADMIN),
    await journey.signIn(ADMIN),
  ];
  await theirs.goto('/companytags');
  await theirs.getByRole('cell', { name, exact: true }).waitFor();
  await onPage.goto(`/companytags/${id}`);
  await onPage.getByRole('heading', { name }).first().waitFor();
  await rename(mine, id, 'Seen by others');
  await theirs.getByRole('cell', { name: 'Seen by others', exact: true }).waitFor();
  await onPage.getByRole('heading', { name: 'Seen by others' }).first().waitFor();
});

test('a form that is open keeps what is written in it', async () => {
  const { id } = await aTag();
  const [mine, theirs] = [await journey.signIn(ADMIN), await journey.signIn(ADMIN)];
  await theirs.goto(`/companytags/${id}/edit`);
  const written = theirs.getByRole('textbox', { name: 'Name' });
  await written.fill('Half wri');
  await rename(mine, id, 'Changed meanwhile');
  const heard = theirs.waitForResponse((response) => /\/api\/companytags\/?\?/.test(response.url()));
  await rename(mine, id, 'Changed once more');
  await heard;
  expect(await written.inputValue()).toBe('Half wri');
});
