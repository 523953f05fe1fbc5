/** Feedback: found, read and handled, by mouse and by keyboard, alone and by two people at once. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';
import { expectFocus } from './expect-focus.ts';
import { answerCodeOf } from '../../shared/codes/answer-code.ts';
import { answerFields } from '../../public-app/answer-form.ts';
import { COUNTED } from '../features/feedback/counted.ts';

const journey = setUpJourney();

const CLERKS_BRANCH = 'BER-MITTE';

const table = (page: Page) => page.getByRole('table', { name: 'Feedback' });
const rows = (page: Page) => table(page).locator('tbody tr');
const panel = (page: Page) => page.getByRole('complementary');
const dialog = (page: Page) => page.getByRole('dialog');
const quick = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Quicker than the page can draw what the first one changes. */
const clickAtOnce = (page: Page, names: string[]): Promise<void> =>
  page.evaluate((wanted) => {
    const buttons = [...document.querySelectorAll('button')];
    for (const name of wanted) buttons.find(({ textContent }) => textContent === name)?.click();
  }, names);
const filterOf = (page: Page): unknown => JSON.parse(new URL(page.url()).searchParams.get('filter') ?? '{}');

/** Ids of answers below a unit of the demo that are in a status, the newest first. */
async function answersAt(unit: string, status: string): Promise<number[]> {
  const found = await journey.database.query<{ id: string }>(
    `select feedback.id from feedback join node on node.company_id = feedback.company_id and node.id = node_id
      join node top on top.company_id = node.company_id and starts_with(node.path, top.path)
      where top.external_id = $1 and feedback.status = $2 order by feedback.created_at desc`,
    [unit, status],
  );
  return found.rows.map(({ id }) => Number(id));
}

async function openAs(email: string, path = '/feedback_management'): Promise<Page> {
  const page = await journey.signIn(email);
  await page.goto(path);
  return page;
}

/** The statuses or priorities that the rows show, each once. */
async function valuesIn(page: Page, column: string): Promise<string[]> {
  const heads = await table(page).getByRole('columnheader').allInnerTexts();
  const cells = rows(page).locator(`td:nth-child(${heads.findIndex((head) => head.startsWith(column)) + 1})`);
  return [...new Set(await cells.allInnerTexts())];
}

describe('the list', () => {
  test('is narrowed at a tap, which the address says and the back button takes back', async () => {
    const { rows: late } = await journey.database.query<{ id: string }>(
      `update feedback set due_at = now() - interval '3 hours' where id = (select max(feedback.id) from feedback
        join customer_user reader on reader.company_id = feedback.company_id and reader.email = 'admin@acme.example'
        where status = 'new' and not is_repeat) returning id`,
    );
    const page = await openAs('admin@acme.example');
    await rows(page).first().waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Overdue 1' }).click();
    await expect.poll(() => rows(page).count()).toBe(1);
    await rows(page).locator(`a[data-row="${late[0]?.id}"]`).click();
    await panel(page).getByText('3 hours ago').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Overdue 1' }).click();
    await expect.poll(() => filterOf(page)).toEqual(COUNTED);
    await page.getByRole('button', { name: /^In processing/ }).click();
    await expect.poll(() => valuesIn(page, 'Status')).toEqual(['In processing']);
    await quick(page, 'High').click();
    await expect.poll(() => valuesIn(page, 'Priority')).toEqual(['High']);
    await expect.poll(() => filterOf(page)).toEqual({ ...COUNTED, status: 'in_processing', priority: 'high' });

    await page.getByRole('button', { name: 'Score' }).click();
    await dialog(page).getByLabel('To').fill('25');
    await dialog(page).getByRole('button', { name: 'Apply' }).click();
    await expect.poll(() => filterOf(page)).toMatchObject({ score_lte: 25 });
    await page.reload();
    await expect.poll(() => valuesIn(page, 'Priority')).toEqual(['High']);

    await page.goBack();
    await page.goBack();
    await expect.poll(() => filterOf(page)).toEqual({ ...COUNTED, status: 'in_processing' });
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await expect.poll(() => valuesIn(page, 'Status')).toContain('New');
    await page.getByRole('searchbox').fill('no such words anywhere');
    await page.getByText('No records found.').waitFor();
    await expectAccessible(page);
  });

  test('tells which of the many tables it is, and who stopped before the end', async () => {
    const [partial] = (
      await journey.database.query<{ id: string; parent: string }>(
        `select feedback.id, above.name as parent from feedback
          join node on node.company_id = feedback.company_id and node.id = node_id
          join node above on above.company_id = node.company_id and above.id = node.parent_id
          join customer_user person on person.company_id = feedback.company_id and person.email = 'admin@acme.example'
          where is_partial and not is_repeat order by feedback.created_at desc limit 1`,
      )
    ).rows;
    const page = await openAs(
      'admin@acme.example',
      `/feedback_management?filter=${encodeURIComponent(JSON.stringify({ ...COUNTED, is_partial: true }))}`,
    );
    const row = page.locator(`[data-feedback="${partial?.id}"]`);
    await row.getByText(partial?.parent ?? '', { exact: true }).waitFor();
    await row.getByText('Partial', { exact: true }).waitFor();
    await expectAccessible(page);
  });

  test('counts as the figures do, and shows repeats beside the others, or alone', async () => {
    const page = await openAs('admin@acme.example');
    const countOf = async (what: string): Promise<string> => {
      const { rows: found } = await journey.database.query<{ count: number }>(
        `select count(*)::int as count from feedback where company_id =
          (select company_id from customer_user where email = 'admin@acme.example') and ${what}`,
      );
      return (found[0]?.count ?? 0).toLocaleString('en');
    };
    const [fresh, all, repeats] = await Promise.all(
      ["status = 'new' and not is_repeat", "status = 'new'", 'is_repeat'].map(countOf),
    );
    expect(fresh).not.toBe(all);
    const total = (count: string | undefined) => page.getByText(new RegExp(`of ${count}$`));
    await page.getByRole('button', { name: `New ${fresh}`, exact: false }).click();
    await total(fresh).waitFor();
    await page.getByRole('button', { name: 'Remove this filter: Repeat' }).click();
    await total(all).waitFor();
    await page.getByRole('button', { name: `New ${all}`, exact: false }).waitFor();
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await page.getByRole('button', { name: 'Repeat', exact: true }).click();
    await dialog(page).getByRole('menuitemradio', { name: 'only these' }).click();
    await total(repeats).waitFor();
    await page.getByRole('button', { name: 'Help: What counts' }).click();
    await page.getByText('Figures leave out repeats').waitFor();
    await page.keyboard.press('Escape');
    await rows(page).first().locator('a[data-row]').click();
    await panel(page).getByText('The same device had answered here shortly before').waitFor();
    await expectAccessible(page);
  });

  test('shows to a clerk what was said in his branch, and nothing else', async () => {
    const page = await openAs('clerk@acme.example');
    await rows(page).first().waitFor();
    const { rows: units } = await journey.database.query<{ name: string }>(
      `select node.name from node join node top on top.company_id = node.company_id and starts_with(node.path, top.path)
        where top.external_id = $1`,
      [CLERKS_BRANCH],
    );
    const names = units.map(({ name }) => name);
    // A unit's name comes after its row.
    await expect
      .poll(async () => {
        const shown = await rows(page).locator('a[data-row]').allInnerTexts();
        return shown.filter((link) => !names.includes(link.split('\n')[0]?.split(' #')[0] ?? ''));
      })
      .toEqual([]);
    const [foreign] = await answersAt('IST-MODA', 'new');
    await page.goto(`/feedback_management/${foreign}`);
    await panel(page).getByText('Feedback not found').waitFor();
    await expectAccessible(page);
  });
});

describe('a view', () => {
  test('keeps filters by a name, also two that were chosen at once, brings them back, and goes', async () => {
    const page = await openAs(
      'admin@acme.example',
      `/feedback_management?filter=${JSON.stringify({ priority: 'low' })}`,
    );
    await rows(page).first().waitFor();
    await clickAtOnce(page, ['Unread', 'High']);
    await expect.poll(() => filterOf(page)).toEqual({ priority: 'high', read_at: [null] });
    // Until then the rows of before are there, and pale.
    await rows(page).first().getByText('High').waitFor();
    await quick(page, 'Views').click();
    await page.getByRole('menuitem', { name: 'Save this view' }).click();
    await dialog(page).getByLabel('Name of the view').fill('Urgent and unread');
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Save view' }).click();
    await quick(page, 'Urgent and unread').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(() => filterOf(page)).toEqual(COUNTED);
    await quick(page, 'Views').click();
    await page.getByRole('menuitemradio', { name: 'Urgent and unread' }).click();
    await expect.poll(() => filterOf(page)).toEqual({ priority: 'high', read_at: [null] });
    await quick(page, 'Urgent and unread').click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await dialog(page).getByRole('button', { name: 'Delete' }).click();
    await quick(page, 'Views').waitFor();
  });
});

describe('by keyboard alone', () => {
  test('one is found, opened, completed, commented on, and left; script in a comment is text', async () => {
    const page = await openAs(
      'admin@acme.example',
      `/feedback_management?filter=${JSON.stringify({ status: 'in_processing' })}`,
    );
    await rows(page).first().waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    const link = rows(page).nth(1).locator('a[data-row]');
    await expectFocus(link);
    const id = await link.getAttribute('data-row');
    await page.keyboard.press('Enter');
    await panel(page)
      .getByRole('heading', { name: `Feedback #${id}` })
      .waitFor();
    await panel(page).getByRole('textbox', { name: 'Comment' }).waitFor();
    await panel(page)
      .getByText(/, version \d/)
      .waitFor();
    await expectAccessible(page);

    await page.keyboard.press('s');
    await expectFocus(dialog(page).getByRole('menuitemradio', { name: 'Completed' }));
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await panel(page)
      .getByRole('button', { name: /^Status / })
      .getByText('Completed')
      .waitFor();
    await panel(page)
      .getByText(/: status In processing → Completed/)
      .waitFor();

    await page.keyboard.press('c');
    const script = '<script>document.title="stolen"</script><img src=x onerror=alert(1)>';
    await page.keyboard.type(script);
    await page.keyboard.press('Control+Enter');
    await panel(page).getByText(script).waitFor();
    expect(await page.title()).not.toContain('stolen');

    const comment = panel(page).getByRole('textbox', { name: 'Comment' });
    await expect.poll(() => comment.inputValue()).toBe('');
    await page.keyboard.type('Please call them, @');
    await dialog(page).getByRole('menuitem', { name: 'Jonas Weber' }).waitFor();
    await expectAccessible(page);
    await page.keyboard.type('jonas');
    await expect.poll(() => dialog(page).getByRole('menuitem').allInnerTexts()).toEqual(['Jonas Weber']);
    await page.keyboard.press('Enter');
    await expectFocus(comment);
    await page.keyboard.type('today.');
    await page.keyboard.press('Control+Enter');
    await panel(page).getByText('Please call them, @Jonas Weber today.').waitFor();
    const { rows: mentioned } = await journey.database.query<{ name: string }>(
      `select u.full_name as name from feedback_comment c join customer_user u on u.company_id = c.company_id
        and u.id = any(c.mentioned_user_ids) where c.feedback_id = $1`,
      [id],
    );
    expect(mentioned).toEqual([{ name: 'Jonas Weber' }]);

    await page.keyboard.press('Escape');
    await page.keyboard.press('k');
    await panel(page)
      .getByRole('heading', { name: /^Feedback #/ })
      .waitFor();
    await expect.poll(() => new URL(page.url()).pathname).not.toBe(`/feedback_management/${id}`);
    await page.keyboard.press('Escape');
    await expect.poll(() => panel(page).count()).toBe(0);
    await page.keyboard.press('?');
    await dialog(page).getByText('Mark as read or unread').waitFor();
    await expectAccessible(page);
  });

  test('several are selected, raised in priority, and put back', async () => {
    const page = await openAs(
      'admin@acme.example',
      `/feedback_management?filter=${JSON.stringify({ status: 'in_processing', priority: 'low' })}`,
    );
    await rows(page).nth(1).waitFor();
    const ids = await rows(page)
      .locator('a[data-row]')
      .evaluateAll((links) => links.map((link) => link.dataset['row']));
    for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key);
    await page.getByRole('toolbar').getByText('2 items selected').waitFor();
    await page.keyboard.press('p');
    await dialog(page).getByRole('menuitemradio', { name: 'High' }).waitFor();
    await expectFocus(dialog(page).getByRole('menuitemradio', { name: 'Low' }));
    for (const key of ['ArrowUp', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
    await page.getByText('2 feedback changed').waitFor();
    await expect.poll(() => rows(page).locator(`a[data-row="${ids[0]}"]`).count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await rows(page).locator(`a[data-row="${ids[0]}"]`).waitFor();
    const { rows: stored } = await journey.database.query<{ priority: string }>(
      'select distinct priority from feedback where id = any($1::bigint[])',
      [ids.slice(0, 2)],
    );
    expect(stored).toEqual([{ priority: 'low' }]);
  });
});

describe('a visitor who adds a message', () => {
  test('is read in the open panel as it comes, and is answered by a template in the visitor’s language', async () => {
    const page = await openAs('admin@acme.example');
    const { rows: found } = await journey.database.query<{ id: string; response_token: string; code: string }>(
      `select feedback.id, response_token, code.code from feedback
        join customer_user reader on reader.company_id = feedback.company_id and reader.email = 'admin@acme.example'
        join node_qr_code code on code.company_id = feedback.company_id and code.node_id = feedback.node_id
        where status = 'new' and erased_at is null order by feedback.created_at desc limit 1`,
    );
    const [{ id, response_token: token, code } = { id: '', response_token: '', code: '' }] = found;
    const heard = page.waitForResponse((response) => response.url().includes('/account/events/'));
    await page.goto(`/feedback_management/${id}`);
    await panel(page).getByRole('heading', { name: 'Comments' }).waitFor();
    await heard;
    const said = await page.request.post(`/Q/${code}/answer/${answerCodeOf(token)}`, {
      form: { [answerFields.go]: 'add', [answerFields.text]: 'I left my umbrella there.' },
    });
    expect(said.status()).toBe(200);
    await panel(page).getByText('I left my umbrella there.').waitFor();
    await page.getByRole('alert').getByText('The visitor added a message').waitFor();
    const { rows: units } = await journey.database.query<{ name: string }>(
      `with template as (
          insert into reply_template (company_id, name, text, translations)
          select company_id, 'Umbrella', 'No words for {{unit}}', jsonb_build_array(
            jsonb_build_object('language', locale, 'text', 'We keep it for you in {{unit}}, {{company}}.'))
          from feedback where id = $1)
        select node.name from feedback join node on node.company_id = feedback.company_id and node.id = node_id
        where feedback.id = $1`,
      [id],
    );
    await panel(page).getByLabel('Reply to the visitor').fill('Good news! ');
    await panel(page).getByRole('button', { name: 'Insert a template' }).click();
    await dialog(page).getByRole('menuitem', { name: 'Umbrella' }).waitFor();
    await expectAccessible(page);
    await page.keyboard.type('umbr');
    await page.keyboard.press('Enter');
    const reply = panel(page).getByLabel('Reply to the visitor');
    await expect
      .poll(() => reply.inputValue())
      .toBe(`Good news! We keep it for you in ${units[0]?.name}, Acme Cafés & Hotels GmbH.`);
    await expectFocus(reply);
    await page.keyboard.press('Control+Enter');
    await panel(page)
      .getByText(/^Good news! We keep it/)
      .waitFor();
  });
});

describe('two people at one feedback', () => {
  test('the second is told who changed what, and makes his own change or leaves it', async () => {
    const [id] = await answersAt(CLERKS_BRANCH, 'in_processing');
    const [first, second] = [await journey.signIn('clerk@acme.example'), await journey.signIn('admin@acme.example')];
    // Who is told at once that somebody was quicker meets nobody.
    await second.route('**/api/account/events/**', () => new Promise<void>(() => undefined));
    await journey.database.query(`update feedback set priority = 'low' where id = $1`, [id]);
    for (const page of [first, second]) {
      await page.goto(`/feedback_management/${id}`);
      await panel(page)
        .getByRole('button', { name: /^Priority / })
        .getByText('Low')
        .waitFor();
    }
    await panel(first)
      .getByRole('button', { name: /^Priority / })
      .click();
    await dialog(first).getByRole('menuitemradio', { name: 'High' }).click();
    await first.getByText('1 feedback changed').waitFor();

    await panel(second)
      .getByRole('button', { name: /^Status / })
      .click();
    await dialog(second).getByRole('menuitemradio', { name: 'Completed' }).click();
    await dialog(second).getByRole('heading', { name: 'Somebody was faster' }).waitFor();
    await dialog(second)
      .getByText(/has changed feedback #/)
      .waitFor();
    await dialog(second).getByText('High').waitFor();
    await dialog(second).getByText('Completed').waitFor();
    await expectAccessible(second);
    await dialog(second).getByRole('button', { name: 'Make my change' }).click();
    await panel(second)
      .getByRole('button', { name: /^Status / })
      .getByText('Completed')
      .waitFor();
    await panel(second)
      .getByRole('button', { name: /^Priority / })
      .getByText('High')
      .waitFor();
  });
});
