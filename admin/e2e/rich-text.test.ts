/** Rich text is written by keyboard and toolbar, stored as its subset, shown as it was written, and runs nothing. */
import { expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';
import { CLIPBOARDS } from '../../server/test/clipboard-markup.ts';
import { ATTACKS } from '../../server/test/rich-text-attacks.ts';

const journey = setUpJourney({ independent: true });

const planId = async (): Promise<string> => {
  const { rows } = await journey.database.query<{ id: string }>(`select id from plan where tag = 'pro'`);
  return rows[0]?.id ?? '';
};

const storedOf = async (id: string): Promise<string | undefined> => {
  const { rows } = await journey.database.query<{ description: string }>('select description from plan where id = $1', [
    id,
  ]);
  return rows[0]?.description;
};

test('a description is written, with a heading, a list and a link, and shown', async () => {
  const id = await planId();
  const page = await journey.signIn('super@demo.example');
  await page.goto(`/plan/${id}/edit`);
  const text = page.getByRole('textbox', { name: 'Description' });
  await text.waitFor();
  await expectAccessible(page);
  await text.press('ControlOrMeta+a');
  await text.press('Delete');
  const toolbar = page.getByRole('toolbar', { name: 'Text formatting' });
  await toolbar.getByRole('button', { name: 'Heading', exact: true }).click();
  await page.keyboard.type('For chains');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('All');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type(' branches');
  await page.keyboard.press('Enter');
  await toolbar.getByRole('button', { name: 'Bulleted list' }).click();
  await page.keyboard.type('compared');
  await page.keyboard.press('Enter');
  await toolbar.getByRole('button', { name: 'Link', exact: true }).click();
  const address = page.getByLabel('Link address');
  await address.fill('javascript:alert(1)');
  await address.press('Enter');
  await page.getByText('Enter a web address or an email address.').waitFor();
  await address.fill('acme.example');
  await address.press('Enter');
  await address.waitFor({ state: 'detached' });
  // The key that leads on leads out, and Escape to the toolbar.
  await text.focus();
  await page.keyboard.press('Escape');
  expect(await toolbar.evaluate((bar) => bar.contains(document.activeElement))).toBe(true);
  await text.focus();
  await page.keyboard.press('Tab');
  expect(await text.evaluate((element) => element === document.activeElement)).toBe(false);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await text.waitFor({ state: 'detached' });
  await page.getByRole('main').getByRole('heading', { name: 'For chains' }).waitFor();
  expect(await storedOf(id)).toBe(
    '<h2>For chains</h2><p><strong>All</strong> branches</p><ul><li><p>compared</p></li>' +
      '<li><p><a href="https://acme.example/" rel="noopener">https://acme.example/</a></p></li></ul>',
  );
  const link = page.getByRole('main').getByRole('link', { name: 'https://acme.example/' });
  expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
  await expectAccessible(page);
});

test('nothing of what somebody put into the database runs, where it is read or where it is written', async () => {
  const id = await planId();
  const page = await journey.signIn('super@demo.example');
  let ran = 0;
  page.on('dialog', (dialog) => {
    ran += 1;
    void dialog.dismiss();
  });
  const attack = Object.values(ATTACKS)
    .filter((one) => one.length < 500 && one.isWellFormed() && !one.includes('\0'))
    .join('<p>and</p>');
  await journey.database.query('update plan set description = $1 where id = $2', [attack, id]);
  await page.goto(`/plan/${id}`);
  await page.getByRole('main').getByText('and').first().waitFor();
  await page.goto(`/plan/${id}/edit`);
  const text = page.getByRole('textbox', { name: 'Description' });
  await text.waitFor();
  for (const shown of [text, page.getByRole('main')])
    expect(await shown.locator('[onerror], [onload], [onclick], iframe, a[href^="javascript"]').count()).toBe(0);
  expect(ran).toBe(0);
});

test('what other programs have copied is pasted with its looks and lists, and stored as that', async () => {
  const id = await planId();
  const page = await journey.signIn('super@demo.example');
  for (const { copied, stored } of Object.values(CLIPBOARDS)) {
    await page.goto(`/plan/${id}/edit`);
    const text = page.getByRole('textbox', { name: 'Description' });
    await text.waitFor();
    await text.press('ControlOrMeta+a');
    await text.press('Delete');
    await text.evaluate((element, html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, copied);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await text.waitFor({ state: 'detached' });
    expect(await storedOf(id)).toBe(stored);
  }
});
