/** What is deleted is brought back from its toast, or from the list of what was deleted. */
import { expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';

const ADMIN = 'admin@acme.example';

const journey = setUpJourney({ independent: true });

test('a deletion is undone from its toast, and a row comes back from the bin', async () => {
  const { rows } = await journey.database.query<{ id: string; name: string }>(
    `select tag.id, tag.name from company_tag tag join customer_user maker on maker.company_id = tag.company_id
      where maker.email = $1 order by tag.name limit 1`,
    [ADMIN],
  );
  const [{ id, name } = { id: '', name: '' }] = rows;
  const isStored = async (): Promise<boolean> =>
    (await journey.database.query('select 1 from company_tag where id = $1', [id])).rows.length === 1;
  const page = await journey.signIn(ADMIN);
  const remove = async (): Promise<void> => {
    await page.goto(`/companytags/${id}`);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('Record deleted').waitFor();
  };

  await remove();
  expect(await isStored()).toBe(false);
  await page.getByRole('button', { name: 'Undo', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Record restored').waitFor();
  expect(await isStored()).toBe(true);

  await remove();
  await page.getByRole('button', { name: 'Deleted', exact: true }).click();
  const bin = page.getByRole('dialog', { name: 'Deleted' });
  const entry = bin.getByRole('listitem').filter({ hasText: name }).first();
  await entry.getByText('Deleted by').waitFor();
  await expectAccessible(page);
  await entry.getByRole('button', { name: 'Restore' }).click();
  await bin.getByText('Nothing here.').waitFor();
  expect(await isStored()).toBe(true);
  await bin.getByRole('button', { name: 'Close' }).click();
  await page
    .getByRole('link', { name })
    .or(page.getByText(name, { exact: true }))
    .first()
    .waitFor();
});

test('several rows that are deleted together come back together', async () => {
  const page = await journey.signIn(ADMIN);
  const count = async (): Promise<number> => (await journey.database.query('select 1 from company_tag')).rows.length;
  const before = await count();
  await page.goto('/companytags');
  const boxes = page.getByRole('row').getByRole('checkbox');
  await boxes.nth(1).check();
  await boxes.nth(2).check();
  await page.getByRole('button', { name: 'Delete', exact: true }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('2 records deleted').waitFor();
  expect(await count()).toBe(before - 2);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByText('2 records restored').waitFor();
  expect(await count()).toBe(before);
});
