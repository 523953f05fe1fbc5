/** A field that an administrator adds is there at once: in the form, on the page, in the list, its columns and its filters. */
import { expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';

const ADMIN = 'admin@acme.example';

const journey = setUpJourney({ independent: true });

test('a field is added, asked for, shown, and filtered by', async () => {
  const page = await journey.signIn(ADMIN);
  const add = async (label: string, kind: string, more?: () => Promise<void>): Promise<void> => {
    await page.goto('/customfields/create');
    await page.getByRole('textbox', { name: 'Label' }).fill(label);
    await page.getByRole('combobox', { name: 'Kind' }).click();
    await page.getByRole('option', { name: kind, exact: true }).click();
    await more?.();
    await page.getByRole('switch', { name: 'In the list' }).check();
    await page.getByRole('button', { name: 'Add custom field' }).click();
    await page.getByRole('heading', { name: label }).first().waitFor();
  };
  await add('Shift', 'Choice', async () => {
    const choices = page.getByRole('combobox', { name: 'Choices' });
    for (const choice of ['Early', 'Late']) {
      await choices.fill(choice);
      await choices.press('Enter');
    }
  });
  await add('Staff number', 'Number');
  await add('First aider', 'Yes or no');
  await expectAccessible(page);

  await page.goto('/user_management');
  await page.getByRole('columnheader', { name: 'Shift' }).waitFor();
  const { rows: people } = await journey.database.query<{ id: string }>(
    'select id from customer_user where email = $1',
    ['people@acme.example'],
  );
  await page.goto(`/user_management/${people[0]?.id}/edit`);
  const group = page.getByRole('group', { name: 'Custom fields' });
  await group.getByRole('switch', { name: 'First aider' }).waitFor();
  // Nothing is changed by being asked for.
  expect(await page.getByRole('button', { name: 'Save changes' }).isDisabled()).toBe(true);
  await group.getByRole('combobox', { name: 'Shift' }).click();
  await page.getByRole('option', { name: 'Late' }).click();
  await group.getByRole('textbox', { name: 'Staff number' }).fill('42.5');
  await page.getByText('Changed: Shift, Staff number').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  const shown = page.getByRole('group', { name: 'Custom fields' });
  await shown.getByText('Late').waitFor();
  await shown.getByText('42.5').waitFor();
  await expectAccessible(page);

  await page.goto('/user_management');
  await page.getByRole('search').getByRole('button', { name: 'Shift' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Late' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('cell', { name: '42.5' }).waitFor();
  await page.getByText('1–1 of 1').waitFor();
  const { rows } = await journey.database.query<{ custom: object }>(
    "select custom from customer_user where custom <> '{}'",
  );
  expect(rows.map(({ custom }) => Object.values(custom))).toEqual([['Late', 42.5]]);
});

test('a ticket is asked for it, shows it, and gets another value on its page', async () => {
  const page = await journey.signIn(ADMIN);
  await page.goto('/customfields/create');
  await page.getByRole('combobox', { name: 'Added to' }).click();
  await page.getByRole('option', { name: 'Support ticket' }).click();
  await page.getByRole('textbox', { name: 'Label' }).fill('Machine');
  await page.getByRole('switch', { name: 'In the list' }).check();
  await page.getByRole('button', { name: 'Add custom field' }).click();
  await page.getByRole('heading', { name: 'Machine' }).first().waitFor();

  await page.goto('/support/new_support');
  await page.getByRole('textbox', { name: 'Machine' }).fill('Press 4');
  await page.getByRole('textbox', { name: 'Subject' }).fill('It stands still');
  await page.getByRole('textbox', { name: 'Message' }).fill('Since this morning.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send' }).click();
  const shown = page.getByRole('group', { name: 'Custom fields' });
  await shown.getByText('Press 4').waitFor();

  await page.getByRole('button', { name: 'Edit custom fields' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit custom fields' });
  await dialog.getByRole('textbox', { name: 'Machine' }).fill('Press 5');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await shown.getByText('Press 5').waitFor();
  await dialog.waitFor({ state: 'detached' });
  await expectAccessible(page);

  await page.goto('/support');
  await page.getByRole('columnheader', { name: 'Machine' }).waitFor();
  await page.getByRole('cell', { name: 'Press 5' }).waitFor();
});

test('a unit is asked for it when it is made, shows it in its tab, and the list is narrowed by it', async () => {
  const page = await journey.signIn(ADMIN);
  await page.goto('/customfields/create');
  await page.getByRole('combobox', { name: 'Added to' }).click();
  await page.getByRole('option', { name: 'Unit', exact: true }).click();
  await page.getByRole('textbox', { name: 'Label' }).fill('Seats');
  await page.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Number', exact: true }).click();
  await page.getByRole('switch', { name: 'In the list' }).check();
  await page.getByRole('button', { name: 'Add custom field' }).click();
  await page.getByRole('heading', { name: 'Seats' }).first().waitFor();

  const { rows: units } = await journey.database.query<{ id: string }>('select id from node where external_id = $1', [
    'IST-MODA',
  ]);
  await page.goto(`/units/${units[0]?.id}`);
  await page.getByRole('button', { name: 'Add unit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Orangery');
  await dialog.getByRole('textbox', { name: 'Seats' }).fill('24');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add unit' }).click();
  await dialog.waitFor({ state: 'detached' });

  await page.goto('/units?filter=%7B%22q%22%3A%22Orangery%22%7D');
  await page.getByRole('columnheader', { name: 'Seats' }).waitFor();
  await page.getByRole('link', { name: 'Orangery' }).first().click();
  const shown = page.getByRole('group', { name: 'Custom fields' });
  await shown.getByText('24').waitFor();
  await expectAccessible(page);
  await page.goto(`${new URL(page.url()).pathname}/edit`);
  await page.getByRole('group', { name: 'Custom fields' }).getByRole('textbox', { name: 'Seats' }).fill('36');
  await page.getByText('Changed: Seats').waitFor();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await shown.getByText('36').waitFor();

  await page.goto('/units?filter=%7B%22custom.seats_gte%22%3A30%7D');
  await page.getByRole('cell', { name: '36' }).waitFor();
  await page.getByText('1–1 of 1').waitFor();
});

test('a feedback shows it on the desk, gets a value there, and the list is narrowed by it', async () => {
  const page = await journey.signIn(ADMIN);
  await page.goto('/customfields/create');
  await page.getByRole('combobox', { name: 'Added to' }).click();
  await page.getByRole('option', { name: 'Feedback', exact: true }).click();
  await page.getByRole('textbox', { name: 'Label' }).fill('Cause');
  await page.getByRole('switch', { name: 'In the list' }).check();
  await page.getByRole('button', { name: 'Add custom field' }).click();
  await page.getByRole('heading', { name: 'Cause' }).first().waitFor();

  const { rows: answers } = await journey.database.query<{ id: string }>(
    `select id from feedback where erased_at is null and not is_repeat
      and company_id = (select company_id from customer_user where email = $1) order by created_at desc limit 1`,
    [ADMIN],
  );
  await page.goto(`/feedback_management/${answers[0]?.id}`);
  const shown = page.getByRole('group', { name: 'Custom fields' });
  await shown.getByText('Cause').waitFor();
  await page.getByRole('button', { name: 'Edit custom fields' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit custom fields' });
  await dialog.getByRole('textbox', { name: 'Cause' }).fill('Kitchen');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await dialog.waitFor({ state: 'detached' });
  await shown.getByText('Kitchen').waitFor();
  await expectAccessible(page);

  await page.goto('/feedback_management?filter=%7B%22custom.cause%22%3A%22Kitchen%22%7D');
  const table = page.getByRole('table', { name: 'Feedback' });
  await table.getByRole('columnheader', { name: 'Cause' }).waitFor();
  await table.getByRole('cell', { name: 'Kitchen' }).waitFor();
  await expect.poll(() => table.locator('tbody tr').count()).toBe(1);
  await page.getByRole('search').getByRole('button', { name: 'Cause' }).first().waitFor();
  await expectAccessible(page);

  // Several get a value at once, and what each had before by one click.
  await page.goto('/feedback_management?filter={}');
  const marked = table.getByRole('cell', { name: 'Weather', exact: true });
  for (const at of [0, 1]) await table.locator('tbody').getByRole('checkbox').nth(at).check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Edit custom fields' }).click();
  const several = page.getByRole('dialog', { name: 'Edit 2 records' });
  await several.getByRole('textbox', { name: 'Cause' }).fill('Weather');
  await expectAccessible(page);
  await several.getByRole('button', { name: 'Apply' }).click();
  await several.waitFor({ state: 'detached' });
  await expect.poll(() => marked.count()).toBe(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => marked.count()).toBe(0);
  await table.getByRole('cell', { name: 'Kitchen' }).waitFor();
});

test('the address of a code brings a value along: chosen in the designer, signed, kept with the feedback', async () => {
  const page = await journey.signIn(ADMIN);
  await page.goto('/customfields/create');
  await page.getByRole('combobox', { name: 'Added to' }).click();
  await page.getByRole('option', { name: 'Feedback', exact: true }).click();
  await page.getByRole('textbox', { name: 'Label' }).fill('Waiter');
  await page.getByRole('button', { name: 'Add custom field' }).click();
  await page.getByRole('heading', { name: 'Waiter' }).first().waitFor();

  // A unit whose survey is a group's, as most are.
  const { rows } = await journey.database.query<{ node_id: string; survey_id: string; code: string }>(
    `select member.node_id, shared.survey_id, code.code from group_node member
      join survey_group shared on shared.id = member.survey_group_id
      join node_qr_code code on code.node_id = member.node_id and code.origin = 'unit'
      where member.kind = 'survey' and shared.survey_id is not null
        and member.company_id = (select company_id from customer_user where email = $1)
      order by member.id limit 1`,
    [ADMIN],
  );
  const [unit] = rows;
  await page.goto(`/survey_management/surveys/${unit?.survey_id}?panel=address`);
  await page.getByRole('combobox', { name: 'Field of feedback' }).click();
  await page.getByRole('option', { name: 'Waiter' }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('switch', { name: 'Only from signed addresses' }).check();
  await page.getByText('/Q/…?waiter=…').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByText('Values from the address changed').waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Publish' }).click();
  await page.getByText(/^Nothing has changed since version/).waitFor();

  await page.goto(`/units/${unit?.node_id}`);
  await page.getByRole('button', { name: 'Make an address' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Waiter' }).fill('Ada');
  await dialog.getByRole('switch', { name: 'Signed' }).check();
  await dialog.getByRole('button', { name: 'Make an address' }).click();
  const address = new URL(await dialog.getByRole('textbox', { name: 'Address with the values' }).inputValue());
  expect(address.searchParams.get('waiter')).toBe('Ada');
  await expectAccessible(page);

  const visitor = await journey.visit();
  await visitor.goto(address.pathname + address.search);
  // In another language the address keeps what it brought along.
  await visitor.locator('summary', { hasText: 'English' }).click();
  await visitor.getByRole('button', { name: 'Deutsch' }).click();
  await visitor.locator('html[lang=de]').waitFor();
  expect(new URL(visitor.url()).searchParams.get('waiter')).toBe('Ada');
  await visitor.getByRole('radio').last().check({ force: true });
  const kept = async () => {
    const found = await journey.database.query<{ custom: object }>(
      `select custom from feedback where node_id = $1 and custom <> '{}'`,
      [unit?.node_id],
    );
    return found.rows.map(({ custom }) => Object.values(custom));
  };
  await expect.poll(kept).toEqual([['Ada']]);
  await page.goto('/feedback_management?filter=%7B%22custom.waiter%22%3A%22Ada%22%7D');
  await expect.poll(() => page.getByRole('table', { name: 'Feedback' }).locator('tbody tr').count()).toBe(1);
});
