/** What was changed of a row is told in words, taken back from the toast, and an earlier version comes back. */
import { expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';

const ADMIN = 'admin@acme.example';

const journey = setUpJourney({ independent: true });

test('a change is undone from its toast, told in words, and an earlier version is restored', async () => {
  const { rows } = await journey.database.query<{ id: string; name: string }>(
    `select tag.id, tag.name from company_tag tag join customer_user maker on maker.company_id = tag.company_id
      where maker.email = $1 order by tag.id limit 1`,
    [ADMIN],
  );
  const [{ id, name } = { id: '', name: '' }] = rows;
  const page = await journey.signIn(ADMIN);
  const rename = async (to: string): Promise<void> => {
    await page.goto(`/companytags/${id}/edit`);
    await page.getByRole('textbox', { name: 'Name' }).fill(to);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('heading', { name: to }).first().waitFor();
  };
  const history = page.getByRole('region', { name: 'History' });
  const newest = history.getByRole('listitem').first();

  await rename('Renamed once');
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await undo.focus();
  await page.keyboard.press('Enter');
  await page.getByText('Change undone').waitFor();
  await newest.getByText('Undid a change').waitFor();
  await newest.getByText('Renamed once').waitFor();
  await newest.getByText(name, { exact: true }).waitFor();

  await rename('Renamed twice');
  await newest.getByText('Renamed twice').waitFor();
  await expectAccessible(page);
  await history.getByRole('button', { name: 'Restore this version' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Restore this version?' });
  await dialog.getByText('Renamed twice').waitFor();
  await dialog.getByText(name, { exact: true }).waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Restore this version' }).click();
  await dialog.waitFor({ state: 'detached' });
  await newest.getByText('Restored a version').waitFor();
  const { rows: stored } = await journey.database.query('select name from company_tag where id = $1', [id]);
  expect(stored).toEqual([{ name }]);
});
