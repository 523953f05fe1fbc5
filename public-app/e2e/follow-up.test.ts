/** What follows an answer: its code, adding and deleting; the way on to the company, to links and to its contact page. */
import type { BrowserContextOptions, Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectAccessible } from '../../scripts/test/journey.ts';
import { heading, PHONE, press, setUpVisitorJourney } from './open-visits.ts';

const PLAIN: BrowserContextOptions = { javaScriptEnabled: false };
const SHOP = 'https://shop.example/';

let companyId = 0;
const visits = setUpVisitorJourney(async () => {
  const { rows } = await visits.journey.database.query('select company_id from node_qr_code where code = $1', [
    visits.data.codes[0],
  ]);
  companyId = Number(rows[0].company_id);
});
beforeEach(() => setReturn(null));

const ofCompany = (text: string, ...values: unknown[]) => visits.journey.database.query(text, [companyId, ...values]);
const setReturn = (address: string | null) =>
  ofCompany(
    'update customer set return_url = $2::text, return_url_enabled = $2::text is not null where id = $1',
    address,
  );
const wide = (page: Page): Promise<number> => page.evaluate('document.documentElement.scrollWidth');

/** From the first question to the thanks; by script a tap alone leads on. */
async function answer(page: Page, { script }: { script: boolean } = { script: true }): Promise<void> {
  await page.getByRole('radio', { name: 'Bad', exact: true }).tap();
  if (!script) await press(page, 'Next');
  await heading(page, 'What went wrong?').waitFor();
  await page.getByRole('checkbox', { name: 'Staff' }).check();
  await press(page, 'Next');
  await heading(page, 'Is there anything else').waitFor();
  await page.getByRole('textbox').first().fill('Call me: 555 0100.');
  // Photo and contact are left out; the page is waited for, since without script it is another document.
  await press(page, 'Next');
  await page.locator('[data-question="contact"]').waitFor();
  await press(page, 'Send');
  await heading(page, 'Thank you').waitFor();
}

/** Axe and what is measured need script of their own. */
type Judge = (page: Page) => Promise<void>;
const judged: Judge = async (page) => {
  await expectAccessible(page);
  expect(await wide(page)).toBeLessThanOrEqual(360);
};

/** The company replies and closes; the visitor reads it and says that it is not solved. */
async function converse(page: Page, code: string, judge: Judge): Promise<void> {
  const answered =
    "feedback where company_id = $1 and node_id = (select node_id from node_qr_code where code = $2) and comment like '%555 0100%'";
  await ofCompany(
    `insert into feedback_message (company_id, feedback_id, author, text)
      select company_id, id, 'company', 'We are sorry. <b>Come again</b>' from ${answered}`,
    code,
  );
  await ofCompany(
    `update feedback set status = 'completed', closed_at = now() where id in (select id from ${answered})`,
    code,
  );
  await page.goto(page.url());
  await page.getByText('We are sorry. <b>Come again</b>').waitFor();
  await page.getByText(/has replied to you\.$/).waitFor();
  await page.getByText('It has been dealt with.').waitFor();
  await judge(page);
  await press(page, 'No, not yet');
  await page.getByText('You said that it is not solved yet.').waitFor();
  await page.getByText('Somebody is taking care of it.').waitFor();
  await judge(page);
  await press(page, 'Yes, it is');
  await page.getByText('You said that it is solved.').waitFor();
}

/** The page of the answer, its addition, and its end; the same with script and without. */
async function comeBack(page: Page, code: string, judge: Judge): Promise<void> {
  await heading(page, 'Your feedback').waitFor();
  await judge(page);
  await page.getByText('Received. It has not been processed yet.').waitFor();
  await page.getByText('Call me: 555 0100.').waitFor();
  await page.getByLabel('Add something').fill('It was on Monday.');
  await press(page, 'Add');
  await page.getByText('Added. The people in charge can read it now.').waitFor();
  await page.getByText('It was on Monday.').waitFor();
  await judge(page);
  await converse(page, code, judge);
  await page.getByRole('link', { name: 'Delete my feedback' }).tap();
  await heading(page, 'Delete this feedback?').waitFor();
  await judge(page);
  await page.getByRole('link', { name: 'Keep it' }).tap();
  await page.getByText('Call me: 555 0100.').waitFor();
  await page.getByRole('link', { name: 'Delete my feedback' }).tap();
  await press(page, 'Delete permanently');
  await page.getByText('What you wrote, your contact details and your files are gone').waitFor();
  expect(await page.locator('.status').count(), 'nobody takes care of what is gone').toBe(0);
  await judge(page);
  expect(await page.getByText('555 0100').count()).toBe(0);
  await expect
    .poll(() => visits.data.feedbackAt(code))
    .toMatchObject([{ answers: { experience: 2, problems: ['staff'] }, score: 25 }]);
}

describe('an answer', () => {
  test('is found again by its code, added to and deleted', async () => {
    const code = await visits.nextCode();
    const page = await visits.open(code, { permissions: ['clipboard-read', 'clipboard-write'] });
    await answer(page);
    await expectAccessible(page);
    expect(await wide(page)).toBeLessThanOrEqual(360);
    const shown = (await page.locator('.typed').textContent())?.trim() ?? '';
    expect(shown).toMatch(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/);
    await press(page, 'Copy code');
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(shown);
    await page.getByRole('link', { name: 'See your feedback' }).tap();
    await comeBack(page, code, judged);
    const kept = await page.evaluate(`caches.keys().then((names) => Promise.all(names.map(async (name) =>
      (await (await caches.open(name)).keys()).map(({ url }) => url)))).then((found) => found.flat().join(' '))`);
    expect(kept).not.toMatch(/answer/i);
  });

  test('is told by the clock of the visitor’s own device', async () => {
    const code = await visits.nextCode();
    const page = await visits.open(code, { timezoneId: 'Pacific/Kiritimati', locale: 'en-GB' });
    await answer(page);
    await page.getByRole('link', { name: 'See your feedback' }).tap();
    await page.getByLabel('Add something').fill('It was on Monday.');
    await press(page, 'Add');
    const time = page.locator('.messages time');
    const at = (await time.getAttribute('datetime')) ?? '';
    const form = { day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
    const told = new Intl.DateTimeFormat('en', { ...form, timeZone: 'Pacific/Kiritimati' }).format(new Date(at));
    await expect.poll(() => time.textContent()).toBe(told);
    await expectAccessible(page);
    const plain = await visits.journey.visit({ ...PHONE, ...PLAIN, timezoneId: 'Pacific/Kiritimati' });
    await plain.goto(page.url());
    // The unit's own, by its name.
    const zone = (await plain.locator('.messages time').textContent()) ?? '';
    expect(zone).toMatch(/(UTC|GMT|[A-Z]{3,4})([+-]\d+)?$/);
    expect(zone).not.toContain(told);
  });

  test('is so without script, too', async () => {
    const code = await visits.nextCode();
    const page = await visits.open(code, PLAIN);
    await answer(page, { script: false });
    expect(await page.getByRole('button', { name: 'Copy code' }).count()).toBe(0);
    await page.getByRole('link', { name: 'See your feedback' }).tap();
    await comeBack(page, code, async () => undefined);
  });

  test('is asked for by its code, in the visitor’s language', async () => {
    const page = await visits.journey.visit({ ...PHONE, colorScheme: 'dark' });
    await page.goto(`/Q/${visits.data.codes[0]}/answer?lang=de`);
    await heading(page, 'Ihr Feedback finden').waitFor();
    await expectAccessible(page);
    await page.getByLabel('Ihr Code').fill(' ');
    await page.locator('summary').tap();
    await page.getByRole('link', { name: 'Français' }).tap();
    await heading(page, 'Retrouver votre avis').waitFor();
  });
});

describe('the way on to the company', () => {
  const shop = (page: Page) =>
    page.route(`${SHOP}**`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<h1>Shop, from ${route.request().headers()['referer'] ?? 'nowhere'}</h1>`,
      }),
    );

  test('is taken after a while, without telling where from', async () => {
    await setReturn(`${SHOP}thanks`);
    const page = await visits.journey.visit(PHONE);
    await shop(page);
    await page.goto(`/Q/${await visits.nextCode()}`);
    await answer(page);
    await page.getByRole('link', { name: 'Go on to shop.example' }).waitFor();
    await press(page, 'I don’t need the code');
    await heading(page, 'Shop, from nowhere').waitFor();
    expect(page.url()).toBe(`${SHOP}thanks`);
  });

  test('is not taken by who has not kept the code, stays, or does anything there', async () => {
    await setReturn(SHOP);
    const page = await visits.journey.visit({ ...PHONE, permissions: ['clipboard-read', 'clipboard-write'] });
    await shop(page);
    await page.clock.install();
    await page.goto(`/Q/${await visits.nextCode()}`);
    await page.clock.runFor(200);
    await page.clock.resume();
    await answer(page);
    await expectAccessible(page);
    await page.clock.runFor(20_000);
    expect(await page.getByText('You go on in').isVisible(), 'before the code was kept').toBe(false);
    await press(page, 'Copy code');
    await page.getByText('You go on in').waitFor();
    await expectAccessible(page);
    await press(page, 'Stay here');
    await page.getByText('You stay here.').waitFor();
    await page.clock.runFor(20_000);
    expect(await heading(page, 'Thank you').isVisible()).toBe(true);
    expect(await page.getByText('You go on in').isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Go on to shop.example' }).tap();
    await heading(page, 'Shop').waitFor();
  });

  test('is a link without script', async () => {
    await setReturn(SHOP);
    const page = await visits.journey.visit({ ...PHONE, ...PLAIN });
    await shop(page);
    await page.goto(`/Q/${await visits.nextCode()}`);
    await answer(page, { script: false });
    expect(await page.getByText('Stay here').count()).toBe(0);
    await page.getByRole('link', { name: 'Go on to shop.example' }).tap();
    await heading(page, 'Shop, from nowhere').waitFor();
  });
});

describe('the page of links', () => {
  const links = {
    opens: 'links',
    title: { en: 'Welcome', ar: 'أهلًا وسهلًا' },
    links: [
      { title: { en: 'Menu of the day', ar: 'قائمة اليوم' }, url: `${SHOP}menu` },
      { title: { en: 'Internationalizationally long word', ar: 'احجز طاولة' }, url: `${SHOP}book` },
    ],
  };

  test('comes first, from right to left too, and leads to the survey', async () => {
    const code = await visits.nextCode();
    await ofCompany(
      'update plan set link_list = true where id in (select plan_id from subscription where company_id = $1)',
    );
    const { rows } = await ofCompany(
      "insert into link_list_group (company_id, name, document) values ($1, 'Journey', $2) returning id",
      JSON.stringify(links),
    );
    await ofCompany(
      `insert into group_node (company_id, node_id, kind, link_list_group_id)
        select $1, node_id, 'link_list', $2 from node_qr_code where company_id = $1 and code = $3
        on conflict (company_id, node_id, kind) do update set link_list_group_id = excluded.link_list_group_id`,
      rows[0].id,
      code,
    );
    for (const [search, title, direction] of [
      ['?lang=en', 'Welcome', 'ltr'],
      ['/links?lang=ar', 'أهلًا وسهلًا', 'rtl'],
    ] as const) {
      const page = await visits.open(code, {}, search);
      await heading(page, title).waitFor();
      expect(await page.locator('html').getAttribute('dir')).toBe(direction);
      await expectAccessible(page);
      expect(await wide(page)).toBeLessThanOrEqual(360);
    }
    const page = await visits.open(code);
    await page.getByRole('link', { name: 'Give feedback' }).tap();
    await answer(page);
    await page.getByRole('link', { name: 'More links' }).tap();
    await heading(page, 'Welcome').waitFor();
  });
});

describe('a code without any survey', () => {
  test('shows how the company is reached', async () => {
    const code = await visits.nextCode();
    await ofCompany(
      "update customer set default_survey_id = null, show_phone = true, show_email = true, phone = '+49 30 5550100' where id = $1",
    );
    const page = await visits.open(code, {}, '?lang=en');
    await page.getByText('This is how to reach us.').waitFor();
    expect(await page.getByRole('link', { name: '+49 30 5550100' }).getAttribute('href')).toBe('tel:+49305550100');
    await expectAccessible(page);
    expect(await wide(page)).toBeLessThanOrEqual(360);
    await page.setViewportSize({ width: 1280, height: 900 });
    const [list, main] = await Promise.all(
      [page.locator('dl'), page.getByRole('main')].map((part) => part.boundingBox()),
    );
    if (!list || !main) throw new Error('There is nothing to be seen.');
    expect(list.x - main.x, 'in the middle').toBeCloseTo(main.x + main.width - list.x - list.width, 0);
  });
});
