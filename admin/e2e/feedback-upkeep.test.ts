/** Beside the feedback itself: the tags that a company keeps, and how much is unread, told wherever one is. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';
import { expectFocus } from './expect-focus.ts';

const journey = setUpJourney();

const CLERKS_BRANCH = 'BER-MITTE';

const panel = (page: Page) => page.getByRole('complementary');
const dialog = (page: Page) => page.getByRole('dialog');
const rows = (page: Page) => page.getByRole('table').locator('tbody tr');

interface Found {
  id: number;
  node_id: number;
}

/** An answer that nobody has read, at or below a unit of the demo, or anywhere else. */
/** The first part of a merge answers that much is left; the next is held until `goOn` lets it through. */
async function answerInParts(page: Page): Promise<{ goOn: () => void }> {
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const lefts = [20_000, 8_000];
  await page.route(/\/merge\/?$/, async (route) => {
    const left = lefts.shift();
    if (left !== undefined) return route.fulfill({ json: { moved: 10_000, left } });
    await held;
    return route.continue();
  });
  return { goOn };
}

async function unread(unit: string, isThere: boolean): Promise<Found> {
  const { rows: found } = await journey.database.query<{ id: string; node_id: string }>(
    `select feedback.id, node_id from feedback join node on node.company_id = feedback.company_id and node.id = node_id
      join node top on top.company_id = node.company_id and top.external_id = $1
      where feedback.read_at is null and cardinality(tag_ids) = 0 and starts_with(node.path, top.path) = $2
      order by feedback.created_at desc limit 1`,
    [unit, isThere],
  );
  const [row] = found;
  if (!row) throw new Error(`Everything of ${unit} was read.`);
  return { id: Number(row.id), node_id: Number(row.node_id) };
}

describe('a list that can not be read', () => {
  test('says so once, in the place of its rows, and is read when it is asked for again', async () => {
    const page = await journey.signIn('admin@acme.example');
    const LIST = /\/api\/companytags\/?\?.*range/;
    await page.route(LIST, (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }));
    await page.goto('/companytags');
    const again = page.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    expect(await page.getByRole('alert').count()).toBe(1);
    await page.unroute(LIST);
    await again.click();
    await rows(page).first().waitFor();
  });
});

describe('a tag', () => {
  const SCRIPT = '<script>document.title="stolen"</script>';

  test('is found by who handles feedback, and made by who has the right to the tags of the company', async () => {
    const { id } = await unread(CLERKS_BRANCH, true);
    const page = await journey.signIn('clerk@acme.example');
    await page.goto(`/feedback_management/${id}`);
    const tags = panel(page).getByRole('button', { name: /^Tags / });
    await tags.click();
    await dialog(page).getByRole('textbox', { name: 'Find a tag' }).fill(SCRIPT);
    await expect.poll(() => dialog(page).getByRole('menuitemcheckbox').count()).toBe(0);
    expect(await dialog(page).getByRole('menuitem').count()).toBe(0);
    await journey.database.query(`update customer_user set company_tags = true where email = 'clerk@acme.example'`);
    await page.reload();
    await tags.click();
    const find = dialog(page).getByRole('textbox', { name: 'Find or create a tag' });
    await find.fill('refund');
    await dialog(page).getByRole('menuitemcheckbox', { name: 'Refund' }).waitFor();
    // What is there in another case is not made again.
    await expect.poll(() => dialog(page).getByRole('menuitem').count()).toBe(0);
    await find.fill(SCRIPT);
    await dialog(page)
      .getByRole('menuitem', { name: `Create “${SCRIPT}”` })
      .waitFor();
    await expectAccessible(page);
    await find.press('Enter');
    await dialog(page).getByRole('menuitemcheckbox', { name: SCRIPT, checked: true }).waitFor();
    await page.getByText('1 feedback changed').waitFor();
    await page.keyboard.press('Escape');
    await tags.getByText(SCRIPT).waitFor();
    expect(await page.title()).not.toContain('stolen');
  });

  let attempts = 0;
  test('is made for several at once, renamed, counted and deleted; the history names it on', async () => {
    // Of its own for each try: what a failed one has made would hide why it failed.
    attempts += 1;
    const [name, renamed] = [`Terrace ${attempts}`, `Garden ${attempts}`];
    const page = await journey.signIn('admin@acme.example');
    await page.goto('/companytags');
    await rows(page).nth(1).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Delete: Praise' }).focus();
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('button', { name: 'Cancel' }).waitFor();
    await expectAccessible(page);
    await page.goto('/feedback_management');
    await rows(page).nth(1).waitFor();
    for (const key of ['j', 'x', 'j', 'x', 't']) await page.keyboard.press(key);
    await dialog(page).getByRole('textbox', { name: 'Find or create a tag' }).fill(name);
    await dialog(page)
      .getByRole('menuitem', { name: `Create “${name}”` })
      .click();
    await page.getByText('2 feedback changed').waitFor();
    await dialog(page).getByRole('menuitem', { name: 'Manage tags' }).click();

    await page.waitForURL('**/companytags');
    const row = rows(page).filter({ hasText: name });
    await row.getByRole('link', { name: '2', exact: true }).waitFor();
    await row.getByRole('link', { name: `Edit: ${name}` }).focus();
    await page.keyboard.press('Enter');
    await panel(page).getByLabel('Name').fill('REFUND');
    await panel(page).getByRole('button', { name: 'Save changes' }).click();
    await expect.poll(() => panel(page).getByLabel('Name').getAttribute('aria-invalid')).toBe('true');
    await panel(page).getByLabel('Name').fill(renamed);
    await panel(page).getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Record updated').waitFor();
    // What is saved is read from its heading on, which takes the focus as it comes.
    await expectFocus(panel(page).getByRole('heading', { name: renamed }));

    await page.getByRole('button', { name: `Delete: ${renamed}` }).focus();
    await page.keyboard.press('Enter');
    await dialog(page).getByText('Feedback: 2').waitFor();
    await dialog(page).getByText('Feedback that has it loses it; the history still names it.').waitFor();
    await dialog(page).getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => rows(page).filter({ hasText: renamed }).count()).toBe(0);
    const { rows: left } = await journey.database.query<{ feedback_id: string; is_gone: boolean }>(
      `select change.feedback_id, not exists (select from unnest(tag_ids) used (id)
          where not exists (select from company_tag tag where tag.id = used.id)) as is_gone
        from feedback_change change join feedback on feedback.id = change.feedback_id
        where change.later ->> 'name' = $1`,
      [name],
    );
    expect(left.map(({ is_gone }) => is_gone)).toEqual([true, true]);
    await page.goto(`/feedback_management/${left[0]?.feedback_id}`);
    await panel(page).getByText(`added the tag ${name}`).waitFor();
  });
});

describe('two tags', () => {
  test('for one thing become one, after it is said what that moves', async () => {
    const { rows: counted } = await journey.database.query<{ moved: string; together: string }>(
      `select count(*) filter (where from_id = any(tag_ids)) as moved,
          count(*) filter (where tag_ids && array[from_id, into_id]) as together
        from feedback join (select one.company_id, one.id as from_id, other.id as into_id from company_tag one
          join company_tag other on other.company_id = one.company_id and other.name = 'Refund' where one.name = 'Praise') named
          on named.company_id = feedback.company_id`,
    );
    const [{ moved, together } = { moved: '0', together: '0' }] = counted;
    expect(Number(moved)).toBeGreaterThan(0);
    const page = await journey.signIn('admin@acme.example');
    await page.goto('/');
    await page.getByRole('button', { name: 'Automation' }).click();
    await page.getByRole('menuitem', { name: 'Tags' }).click();
    await page.getByRole('button', { name: 'Merge: Praise' }).focus();
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('combobox', { name: 'Merge into' }).fill('refu');
    await page.getByRole('option', { name: 'Refund' }).click();
    await dialog(page).getByText('The tag that you choose stays; “Praise” is deleted').waitFor();
    await expectAccessible(page);
    const parts = await answerInParts(page);
    await dialog(page).getByRole('button', { name: 'Merge' }).click();
    await dialog(page).getByText('12,000 of 20,000 done.').waitFor();
    parts.goOn();
    await page.getByText('“Praise” is merged').waitFor();
    await expect.poll(() => rows(page).filter({ hasText: 'Praise' }).count()).toBe(0);
    await rows(page).filter({ hasText: 'Refund' }).getByRole('link', { name: together, exact: true }).waitFor();
  });
});

describe('the menu', () => {
  const entry = (page: Page) => page.getByRole('link', { name: /^Feedback Management, [\d,]+ unread$/ });
  const countIn = async (page: Page): Promise<number> =>
    Number(/([\d,]+) unread/.exec(await entry(page).innerText())?.[1]?.replaceAll(',', ''));

  /** As a visitor leaves it, a moment before it is folded. */
  async function answer({ id }: Found): Promise<void> {
    await journey.database.query(
      `with made as (
          insert into feedback (company_id, node_id, node_path, survey_version_id, answers, locale, response_token)
          select company_id, node_id, node_path, survey_version_id, answers, locale, gen_random_uuid() from feedback where id = $1
          returning company_id, node_id
        )
        insert into node_day_delta (company_id, node_id, day, answers, open)
        select company_id, node_id, (now() at time zone 'UTC')::date, 1, 1 from made`,
      [id],
    );
  }

  /** A badge says no more than 99+; the days of the demo differ in how much is unread. */
  async function readAllBut(count: number): Promise<void> {
    await journey.database.query(
      `update feedback set read_at = now() from (
          select feedback.id, row_number() over (partition by starts_with(node.path, top.path) order by feedback.created_at desc) as place
          from feedback join node on node.company_id = feedback.company_id and node.id = node_id
            join node top on top.company_id = node.company_id and top.external_id = $1
          where feedback.read_at is null
        ) unread where unread.id = feedback.id and place > $2`,
      [CLERKS_BRANCH, count],
    );
  }

  test('counts what is unread to each within his rights, as it comes and as it is read, over one stream', async () => {
    await readAllBut(20);
    const [inside, outside] = [await unread(CLERKS_BRANCH, true), await unread(CLERKS_BRANCH, false)];
    const [admin, clerk] = [await journey.signIn('admin@acme.example'), await journey.signIn('clerk@acme.example')];
    const streams: string[] = [];
    admin.on('request', (request) => {
      if (request.url().endsWith('/api/account/events/')) streams.push(request.url());
    });
    await admin.goto('/units');
    await clerk.goto('/units');
    await Promise.all([entry(admin).waitFor(), entry(clerk).waitFor()]);
    const [all, own] = [await countIn(admin), await countIn(clerk)];
    expect(all).toBeGreaterThan(own);
    await expectAccessible(admin);

    await answer(outside);
    await expect.poll(() => countIn(admin)).toBe(all + 1);
    await answer(inside);
    await expect.poll(() => countIn(admin)).toBe(all + 2);
    await expect.poll(() => countIn(clerk)).toBe(own + 1);

    await entry(clerk).click();
    await rows(clerk).first().locator('a[data-row]').click();
    await expect.poll(() => countIn(clerk)).toBe(own);
    await expect.poll(() => countIn(admin)).toBe(all + 1);
    await entry(admin).click();
    await rows(admin).first().waitFor();
    expect(streams).toHaveLength(1);
  });

  test('says so on a phone too, and nothing to who reads no feedback', async () => {
    const page = await journey.signIn('clerk@acme.example', { viewport: { width: 360, height: 740 } });
    await page.goto('/units');
    const opener = page.getByRole('button', { name: /^Open menu, [\d,]+ unread$/ });
    await opener.click();
    await entry(page).waitFor();
    await expectAccessible(page);
    const newcomer = await journey.signIn('newcomer@acme.example');
    await newcomer.goto('/');
    await newcomer.getByRole('navigation').getByRole('link').first().waitFor();
    expect(await newcomer.getByText('Feedback Management').count()).toBe(0);
  });
});
