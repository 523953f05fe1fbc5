/** What a journey finds and does in the designer of surveys. */
import type { Page } from 'playwright';
import { expect } from 'vitest';

export const cards = (page: Page) => page.locator('main article');
export const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
export const pageOf = (page: Page, number: number) => page.getByRole('region', { name: `Page ${number}`, exact: true });
export const preview = (page: Page) => page.frameLocator('iframe[title="Live preview of the survey"]');
export const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved$/ });
/** What the selected question asks, where it is written. */
export const titleInput = (page: Page) => cards(page).getByRole('textbox', { name: 'Question', exact: true });
/** Of all cards, in their order; that of the selected one stands in its input. */
export const titles = (page: Page) =>
  cards(page).evaluateAll((articles) =>
    articles.map((article) => {
      const named = document.getElementById(article.getAttribute('aria-labelledby') ?? '');
      return named instanceof HTMLTextAreaElement ? named.value : (named?.innerText ?? '');
    }),
  );

/** A survey of one's own, begun in the list; answers its address. */
export async function begin(page: Page, name: string): Promise<string> {
  await page.goto('/survey_management');
  await page.getByRole('button', { name: 'Add survey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Blank/ }).check();
  await dialog.getByLabel('Name of the survey').fill(name);
  await dialog.getByRole('button', { name: 'Create survey' }).click();
  await page.waitForURL('**/survey_management/surveys/*');
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  return page.url();
}

/** Adds a question from the palette, behind the selected one, and writes what it asks. */
export async function add(page: Page, type: string, title: string): Promise<void> {
  await page.getByRole('tab', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: type, exact: true }).click();
  const input = titleInput(page);
  await expect.poll(() => input.inputValue()).toBe('');
  await input.fill(title);
  await card(page, title).waitFor();
}

export async function open(page: Page, survey: string): Promise<void> {
  await page.goto('/survey_management');
  await page.getByRole('link', { name: survey, exact: true }).click();
  await page.getByRole('heading', { name: survey, level: 1 }).waitFor();
}
