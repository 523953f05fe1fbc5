/** A group is changed as a draft, which is looked at, published and taken back; and scheduled, and given up. */
import { expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';

const ADMIN = 'admin@acme.example';

const journey = setUpJourney({ independent: true });

test('a draft is saved beside the row, taken up again, published and reverted', async () => {
  const { rows } = await journey.database.query<{ id: string; name: string }>(
    `select t.id, t.name from survey_group t join customer_user maker on maker.company_id = t.company_id
      where maker.email = $1 order by t.id limit 1`,
    [ADMIN],
  );
  const [{ id, name } = { id: '', name: '' }] = rows;
  const stored = async () =>
    (await journey.database.query<{ name: string }>('select name from survey_group where id = $1', [id])).rows[0]?.name;
  const page = await journey.signIn(ADMIN);

  await page.goto(`/survey_management/groups/${id}/edit`);
  await page.getByRole('textbox', { name: 'Name' }).fill('Renamed in a draft');
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await page.getByText('Saved as a draft. It is not live yet.').waitFor();
  const notice = page.getByRole('alert').filter({ hasText: 'saved a draft' });
  await notice.getByText('Renamed in a draft').waitFor();
  await notice.getByText(/Touches – Units: \d+/).waitFor();
  expect(await stored()).toBe(name);
  await expectAccessible(page);

  await notice.getByRole('link', { name: 'Open the draft' }).click();
  await page.getByText('You are working on the draft.').waitFor();
  const input = page.getByRole('textbox', { name: 'Name' });
  await expect.poll(() => input.inputValue()).toBe('Renamed in a draft');
  await input.fill('Renamed for good');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await notice.getByText('Renamed for good').waitFor();

  await notice.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish this draft?' });
  await dialog.getByText('Renamed for good').waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Publish' }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Renamed for good' }).first().waitFor();
  expect(await stored()).toBe('Renamed for good');
  await page.getByRole('region', { name: 'History' }).getByText('Published a draft').first().waitFor();

  await page.getByRole('button', { name: 'Revert' }).click();
  const question = page.getByRole('dialog', { name: 'Take this publication back?' });
  await question.getByText(name, { exact: true }).waitFor();
  await question.getByRole('button', { name: 'Revert' }).click();
  await question.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name }).first().waitFor();
  expect(await stored()).toBe(name);
});

test('a draft is refused where its row was changed, and published over that all the same', async () => {
  const page = await journey.signIn(ADMIN);
  const { rows } = await journey.database.query<{ id: string }>(
    `select t.id from qr_code_group t join customer_user maker on maker.company_id = t.company_id
      where maker.email = $1 order by t.id limit 1`,
    [ADMIN],
  );
  const path = `/qrcode_management/${rows[0]?.id}`;
  const rename = async (to: string, action: string): Promise<void> => {
    await page.goto(`${path}/edit`);
    await page.getByRole('textbox', { name: 'Name' }).fill(to);
    await page.getByRole('button', { name: action }).click();
    await page.getByText(to).first().waitFor();
  };
  await rename('In the draft', 'Save as draft');
  await rename('Somebody was quicker', 'Save changes');
  const notice = page.getByRole('alert').filter({ hasText: 'saved a draft' });
  await notice.getByText('Changed since the draft was saved: Name').waitFor();
  await notice.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish this draft?' });
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await dialog.getByText('This has changed since the draft was saved').waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Publish all the same' }).click();
  await page.getByRole('heading', { name: 'In the draft' }).first().waitFor();
});

test('a draft is scheduled, listed and given up', async () => {
  const page = await journey.signIn(ADMIN);
  const { rows } = await journey.database.query<{ id: string }>(
    `select t.id from link_list_group t join customer_user maker on maker.company_id = t.company_id
      where maker.email = $1 order by t.id limit 1`,
    [ADMIN],
  );
  await page.goto(`/link_list_management/${rows[0]?.id}/edit`);
  await page.getByRole('textbox', { name: 'Name' }).fill('For later');
  await page.getByRole('button', { name: 'Save as draft' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'saved a draft' });
  await notice.getByRole('button', { name: 'Schedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'When is the draft to be published?' });
  await dialog.getByLabel('Date and time').fill('2090-05-01T08:30');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await notice.getByText(/It is published by itself on .*2090/).waitFor();

  await page.goto('/drafts');
  const row = page.getByRole('row').filter({ hasText: 'Link list group' });
  await row.getByText('Scheduled').click();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Open the record' }).click();
  await notice.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog', { name: 'Discard this draft?' }).getByRole('button', { name: 'Discard' }).click();
  await notice.waitFor({ state: 'detached' });
});

test('a design is drawn as a draft, gone on with in its designer, and published with what it lacks said before', async () => {
  const page = await journey.signIn(ADMIN);
  const { rows } = await journey.database.query<{ id: string; document: object }>(
    `select t.id, t.document from link_list_group t join customer_user maker on maker.company_id = t.company_id
      where maker.email = $1 and t.document is not null order by t.id limit 1`,
    [ADMIN],
  );
  const [{ id, document } = { id: '', document: {} }] = rows;
  const stored = async () =>
    (await journey.database.query<{ document: object }>('select document from link_list_group where id = $1', [id]))
      .rows[0]?.document;
  await page.goto(`/link_list_management/${id}`);
  await page.getByRole('button', { name: 'Edit the links' }).click();
  const designer = page.getByRole('dialog');
  await designer.getByRole('group', { name: 'Link 1', exact: true }).getByLabel('Title').fill('Drawn in a draft');
  await designer.getByRole('button', { name: 'Save as draft' }).click();
  await designer.waitFor({ state: 'detached' });
  const notice = page.getByRole('alert').filter({ hasText: 'saved a draft' });
  await notice.getByText('Changed: Link list').waitFor();
  expect(await stored()).toEqual(document);

  await page.getByRole('button', { name: 'Open the draft' }).click();
  await expect
    .poll(() => designer.getByRole('group', { name: 'Link 1', exact: true }).getByLabel('Title').inputValue())
    .toBe('Drawn in a draft');
  await designer.getByRole('group', { name: 'Link 1', exact: true }).getByLabel('Title').fill('Drawn once more');
  await designer.getByRole('button', { name: 'Save the draft' }).click();
  await designer.waitFor({ state: 'detached' });
  await notice.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish this draft?' });
  await dialog.getByText(/Touches – Units: \d+/).waitFor();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(JSON.stringify(await stored())).toContain('Drawn once more');
  await page.getByRole('button', { name: 'Revert' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revert' }).click();
  await page.getByText('The publication is taken back').waitFor();
  expect(await stored()).toEqual(document);
});

test('a draft is tried by a unit, which says so, and the trial is ended by one press', async () => {
  const page = await journey.signIn(ADMIN);
  const { rows } = await journey.database.query<{ id: string; unit: string; name: string }>(
    `select t.id, unit.id as unit, unit.name from link_list_group t join customer_user maker on maker.company_id = t.company_id
      join group_node member on member.company_id = t.company_id and member.link_list_group_id = t.id
      join node unit on unit.company_id = t.company_id and unit.id = member.node_id and unit.deleted_at is null
      left join node_link_list own on own.company_id = t.company_id and own.node_id = unit.id
      where maker.email = $1 and t.document is not null and own.id is null order by t.id, unit.id limit 1`,
    [ADMIN],
  );
  const [{ id, unit, name } = { id: '', unit: '', name: '' }] = rows;
  await page.goto(`/link_list_management/${id}`);
  await page.getByRole('button', { name: 'Edit the links' }).click();
  const designer = page.getByRole('dialog');
  await designer.getByRole('group', { name: 'Link 1', exact: true }).getByLabel('Title').fill('Tried first');
  await designer.getByRole('button', { name: 'Save as draft' }).click();
  await designer.waitFor({ state: 'detached' });
  const notice = page.getByRole('alert').filter({ hasText: 'saved a draft' });
  await notice.getByRole('button', { name: 'Try it first' }).click();
  const dialog = page.getByRole('dialog', { name: 'Where is the draft to be tried?' });
  const units = dialog.getByRole('combobox', { name: 'Units' });
  await units.fill(name);
  await page.getByRole('option', { name: new RegExp(`#${unit}$`) }).click();
  await units.press('Escape');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Try it first' }).click();
  await dialog.waitFor({ state: 'detached' });
  await notice.getByText(/Tried by 1 · since/).waitFor();
  await notice.getByText(`${name} #${unit}`).waitFor();
  await expectAccessible(page);

  await page.goto(`/units/${unit}/links`);
  await page.getByText('It tries a draft of the group, since').waitFor();
  await page.goto(`/link_list_management/${id}`);
  await notice.getByRole('button', { name: 'End the trial' }).click();
  await notice.getByText('Tried by').waitFor({ state: 'detached' });
  await notice.getByRole('button', { name: 'Try it first' }).waitFor();
  await page.goto(`/units/${unit}/links`);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await page.getByText('It tries a draft of the group').waitFor({ state: 'detached' });
});

test("a unit's own code is drawn as a draft, found in the list of drafts, published and taken back at the unit", async () => {
  const page = await journey.signIn(ADMIN);
  const { rows } = await journey.database.query<{ unit: string; code: string }>(
    `select t.node_id as unit, t.id as code from node_qr_code t join customer_user maker on maker.company_id = t.company_id
      join node unit on unit.company_id = t.company_id and unit.id = t.node_id and unit.deleted_at is null
      where maker.email = $1 and t.origin = 'unit' and t.design is null order by t.id limit 1`,
    [ADMIN],
  );
  const [{ unit, code } = { unit: '', code: '' }] = rows;
  const stored = async () =>
    (
      await journey.database.query<{ foreground: string | null }>(
        "select design ->> 'foreground' as foreground from node_qr_code where id = $1",
        [code],
      )
    ).rows[0]?.foreground;
  await journey.database.query(
    `update node_qr_code set design = '{"foreground": "#000000", "background": "#FFFFFF"}' where id = $1`,
    [code],
  );
  await page.goto(`/units/${unit}/qr-code`);
  await page.getByRole('button', { name: 'Edit the design' }).click();
  const designer = page.getByRole('dialog');
  await designer.getByLabel('Foreground', { exact: true }).fill('#3B2417');
  await designer.getByRole('button', { name: 'Save as draft' }).click();
  await designer.waitFor({ state: 'detached' });
  expect(await stored()).toBe('#000000');

  await page.goto('/drafts');
  await page.getByRole('row').filter({ hasText: 'QR code' }).filter({ hasNotText: 'group' }).getByText('Draft').click();
  await page.getByRole('link', { name: 'Open the record' }).click();
  await page.waitForURL(`**/units/${unit}/qr-code`);
  const notice = page.getByRole('alert').filter({ hasText: 'saved a draft' });
  await notice.getByText('Changed: Own design').waitFor();
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('button', { name: 'Revert', exact: true }).click();
  expect(await stored()).toBe('#3B2417');
  await page.getByRole('dialog').getByRole('button', { name: 'Revert' }).click();
  await page.getByText('The publication is taken back').waitFor();
  expect(await stored()).toBe('#000000');
});
