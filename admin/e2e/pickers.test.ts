/** Who types fast into a picker chooses what he typed: keys wait while the hits of the text are on their way. */
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { setUpJourney } from '../../scripts/test/journey.ts';

const journey = setUpJourney({ independent: true });

interface Picker {
  name: string;
  as?: string;
  /** Leads to where it is, and answers its text field. */
  open: (page: Page) => Promise<Locator>;
  type: string;
  /** The field has the focus already, and its list is open. */
  isOpen?: true;
  /** Pressed before anything is found; an arrow and Enter unless said. */
  keys?: readonly string[];
  chosen: (page: Page, field: Locator) => Promise<void>;
}

const dialog = (page: Page) => page.getByRole('dialog');
const combobox = (page: Page, name: string) => dialog(page).getByRole('combobox', { name });
const hasText =
  (text: RegExp): Picker['chosen'] =>
  async (_, field) => {
    await expect.poll(() => field.inputValue()).toMatch(text);
  };

const pickers: Picker[] = [
  {
    name: 'of one unit',
    open: async (page) => {
      await page.goto('/noticepreferences?report=new');
      return combobox(page, 'Unit');
    },
    type: 'Tokyo Asakusa',
    chosen: hasText(/^Tokyo Asakusa #\d+$/),
  },
  {
    name: 'of users',
    open: async (page) => {
      await page.goto('/access-control');
      return page.getByRole('combobox').first();
    },
    type: 'Pedro',
    chosen: hasText(/Pedro/),
  },
  {
    name: 'of people in a menu',
    open: async (page) => {
      await page.goto('/feedback_management');
      await page.getByRole('button', { name: 'Related user', exact: true }).click();
      return page.getByRole('textbox', { name: 'Find a person' });
    },
    type: 'Pedro',
    chosen: async (page) => {
      await page.getByRole('button', { name: /Pedro/ }).first().waitFor();
    },
  },
  {
    name: 'of tags to merge into',
    open: async (page) => {
      await page.goto('/companytags');
      await page.getByRole('button', { name: 'Merge: Praise' }).click();
      return combobox(page, 'Merge into');
    },
    type: 'Refund',
    chosen: hasText(/^Refund$/),
  },
  {
    name: 'of customers',
    as: 'super@demo.example',
    open: async (page) => {
      await page.goto('/marc-generator');
      return page.getByRole('combobox', { name: 'Customer' });
    },
    type: 'Acme',
    chosen: hasText(/^Acme/),
  },
  {
    name: 'of tags in a menu',
    open: async (page) => {
      await page.goto('/feedback_management');
      await page.getByRole('row').nth(1).getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Tags', exact: true }).last().click();
      return page.getByRole('textbox', { name: /^Find (or create )?a tag$/ });
    },
    type: 'Refund',
    chosen: async (page) => {
      await page.getByRole('menuitemcheckbox', { name: 'Refund', checked: true }).waitFor();
    },
  },
  {
    name: 'of units of a customer',
    as: 'super@demo.example',
    open: async (page) => {
      await page.goto('/marc-generator');
      await page.getByRole('combobox', { name: 'Customer' }).fill('acme');
      await page.getByRole('option', { name: /^Acme/ }).click();
      await page.getByRole('radio', { name: /^Marcs for units/ }).check();
      return page.getByRole('combobox', { name: 'Unit' });
    },
    type: 'Tokyo Asakusa',
    chosen: hasText(/^Tokyo Asakusa #\d+$/),
  },
  {
    name: 'of a row that a field refers to',
    as: 'super@demo.example',
    open: async (page) => {
      await page.goto('/planlocation/create');
      return page.getByRole('combobox', { name: 'Currency' });
    },
    type: 'Swiss',
    chosen: hasText(/^CHF/),
  },
  {
    name: 'of rows to filter by',
    as: 'super@demo.example',
    open: async (page) => {
      await page.goto('/marc-library');
      await page.getByRole('button', { name: 'Customer', exact: true }).click();
      return combobox(page, 'Customer');
    },
    isOpen: true,
    type: 'Globex',
    chosen: async (page) => {
      await page
        .getByRole('dialog', { name: 'Customer' })
        .getByRole('button', { name: /^Globex/ })
        .waitFor();
    },
  },
  {
    name: 'of groups',
    open: async (page) => {
      await page.goto('/survey_management/groups');
      await page.getByRole('link', { name: 'Guest rooms', exact: true }).click();
      await page
        .getByRole('button', { name: /^Move to another group/ })
        .first()
        .focus();
      await page.keyboard.press('Enter');
      return combobox(page, 'Survey group');
    },
    type: 'Tables',
    chosen: hasText(/^Tables/),
  },
  {
    name: 'of several units',
    open: async (page) => {
      await page.goto('/survey_management/groups');
      await page.getByRole('link', { name: 'Guest rooms', exact: true }).click();
      await page.getByRole('button', { name: 'Add units' }).click();
      return combobox(page, 'Units');
    },
    type: 'Tokyo Asakusa',
    chosen: async (page) => {
      await dialog(page)
        .getByRole('button', { name: /^Tokyo Asakusa #\d+$/ })
        .waitFor();
    },
  },
  {
    name: 'of the quick search',
    open: async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      return page.getByRole('combobox', { name: 'Search' });
    },
    type: 'Tokyo Asakusa',
    keys: ['Enter'],
    chosen: async (page) => {
      await page.waitForURL('**/units/*');
      await page.getByRole('heading', { name: 'Tokyo Asakusa' }).waitFor();
    },
  },
];

/** A request for what is typed. */
const isSearch = ({ search }: URL): boolean => /"q":|[?&](?:q|search)=[^&]/.test(decodeURIComponent(search));

test.each(pickers)('the picker $name', async ({ as = 'admin@acme.example', open, isOpen, type, keys, chosen }) => {
  const page = await journey.signIn(as);
  const field = await open(page);
  if (!isOpen) await field.click();
  // What the empty text finds is there, and would be chosen.
  await page.locator('[role="option"], [role="menuitemradio"], [role="menuitemcheckbox"]').first().waitFor();
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  await page.route(isSearch, async (route) => {
    asked.resolve();
    await answered.promise;
    await route.continue();
  });
  await field.pressSequentially(type);
  for (const key of keys ?? ['ArrowDown', 'Enter']) await page.keyboard.press(key);
  await asked.promise;
  expect(await field.inputValue()).toBe(type);
  answered.resolve();
  await chosen(page, field);
});
