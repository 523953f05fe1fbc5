/** Steps of the way in, for the journeys that begin with it. */
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

export const PASSWORD = 'First-Day-1';
export const COMPANY = 'Analytical Engines';
export const PERSON = 'Ada Byron';

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
export const button = (scope: Page | Locator, name: string | RegExp) =>
  scope.getByRole('button', { name, exact: true });
export const field = (scope: Page | Locator, name: string) => scope.getByLabel(name, { exact: true });

/** Nobody has registered it before, not even a try of the same test. */
export const freshEmail = (): string => `${randomUUID()}@new.example`;

/** A checkbox that answers when it has been drawn again. */
export async function tick(box: Locator): Promise<void> {
  await box.click();
  await expect.poll(() => box.isChecked()).toBe(true);
}

/** Of the newest mail to that address in the outbox. */
export async function mailedLink(origin: string, email: string): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        const outbox = await (await fetch(`${origin}/dev/outbox`)).text();
        // One that is not sent yet has no link: those below it are of others.
        const mail = outbox.split('<article').find((one) => one.includes(`&lt;${email}&gt;`));
        found = /\/register\/confirm#token=[\w.-]+/.exec(mail ?? '')?.[0];
        return found;
      },
      { timeout: 60_000, message: `a link that was mailed to ${email}` },
    )
    .toBeDefined();
  return found ?? '';
}

/** Registers a company as the form does. */
export async function register(origin: string, email: string): Promise<void> {
  const body = {
    company_name: COMPANY,
    full_name: PERSON,
    email,
    password: PASSWORD,
    accept_terms: true,
    accept_privacy: true,
  };
  const { status } = await fetch(`${origin}/api/account/clientregister/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(status).toBe(204);
}

/** A card in the form of a screen or a dialog. */
export async function fillCard(scope: Page | Locator, number: string): Promise<void> {
  await scope.getByLabel(/^Card number/).fill(number);
  await scope.getByLabel(/^Expiry/).pressSequentially('0940');
  await scope.getByLabel(/^Card holder/).fill(PERSON);
  await tick(scope.locator('input[name="accept_agreement"]'));
}
