/** What a company's administrator finds about its money and its deeds: invoices as files, and who did what. */
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible, type Journey, openJourney } from '../../scripts/test/journey.ts';

const ADMIN = 'admin@acme.example';

let journey: Journey;
beforeAll(async () => {
  journey = await openJourney();
});
afterAll(() => journey?.close());

const heading = (page: Page, name: string, level = 1) => page.getByRole('heading', { level, name, exact: true });

test('invoices: what is open stands first, and each one is a file in the language of its reader', async () => {
  const page = await journey.signIn(ADMIN);
  await page.goto('/invoices_detail');
  await heading(page, 'To pay', 2).waitFor();
  await heading(page, 'Settled', 2).waitFor();
  const open = page.getByRole('region', { name: 'To pay' });
  const settled = page.getByRole('region', { name: 'Settled' });
  expect(await open.getByText('Open', { exact: true }).count()).toBe(1);
  expect(await settled.getByText('Paid', { exact: true }).count()).toBeGreaterThan(3);
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    settled
      .getByRole('button', { name: /^Download PDF: FT-/ })
      .first()
      .click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^Invoice FT-\d{4}-\d{5}\.pdf$/);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
});

test('the audit log says in sentences who did what, and is narrowed to a kind and a person', async () => {
  const page = await journey.signIn(ADMIN);
  await page.goto('/audit_log');
  const entries = page.getByRole('main').getByRole('listitem');
  await entries.filter({ hasText: 'published: Survey At the table' }).first().waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Kind', exact: true }).click();
  await page.getByRole('dialog', { name: 'Kind' }).getByRole('button', { name: 'Organizations and units' }).click();
  await entries.filter({ hasText: 'published: Survey' }).first().waitFor({ state: 'detached' });
  const unit = entries.filter({ hasText: 'added: Unit' }).first();
  await unit.getByRole('link').click();
  await page.waitForURL(/\/units\/\d+/);
});

test('who is no administrator finds none of it', async () => {
  const page = await journey.signIn('clerk@acme.example');
  await page.goto('/sessions');
  await page.getByText('This device', { exact: true }).waitFor();
  for (const name of ['Invoices', 'Audit log'])
    expect(await page.getByRole('link', { name, exact: true }).count()).toBe(0);
  await page.goto('/invoices_detail');
  await page.waitForURL(/not-authorized|not_authorized/);
});
