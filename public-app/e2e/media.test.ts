/** A visitor's photo, with a signal and without: shown, sent once, and stored with the answer. */
import type { Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../../scripts/test/journey.ts';
import { heading, openVisitorJourney, press, type VisitorJourney } from './open-visits.ts';

const survey = {
  title: { en: 'With a photo' },
  pages: [
    { id: 'one', questions: [{ id: 'mood', type: 'smiley', title: { en: 'How was it?' }, required: true }] },
    { id: 'two', questions: [{ id: 'photo', type: 'photo', title: { en: 'Show us' }, max_files: 2 }] },
  ],
};

let visits: VisitorJourney;
let picture: { name: string; mimeType: string; buffer: Buffer };
beforeAll(async () => {
  visits = await openVisitorJourney();
  const noise = { create: { width: 3000, height: 1500, channels: 3 as const, background: '#7a1f5c' } };
  picture = { name: 'table.jpg', mimeType: 'image/jpeg', buffer: await sharp(noise).jpeg().toBuffer() };
});
afterAll(() => visits.close());

async function openAtPhoto(): Promise<{ page: Page; code: string }> {
  const code = visits.nextCode();
  await visits.data.askAt(code, survey);
  const page = await visits.open(code);
  await page.getByRole('radio', { name: 'Good', exact: true }).tap();
  await heading(page, 'Show us').waitFor();
  await page.getByText('Choose a picture').waitFor();
  return { page, code };
}
const choose = (page: Page, ...files: object[]) =>
  page.getByLabel('Choose a picture').setInputFiles(files as (typeof picture)[]);

test('is shown, sent at once and stored with the answer', async () => {
  const { page, code } = await openAtPhoto();
  await choose(page, picture);
  await page.getByText('Sent', { exact: true }).waitFor();
  expect(
    await page.getByRole('img', { name: 'table.jpg' }).evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBe(2048);
  await expectAccessible(page);
  await choose(page, picture);
  await page.getByRole('button', { name: 'Remove table.jpg' }).nth(1).waitFor();
  await page.getByRole('button', { name: 'Remove table.jpg' }).nth(1).tap();
  await press(page, 'Send');
  await heading(page, 'Thank you').waitFor();
  expect(await visits.data.feedbackAt(code)).toMatchObject([
    { is_partial: false, answers: { mood: 4, photo: [expect.any(String)] } },
  ]);
});

test('taken without a signal is kept, and sent once with the answer when it is back', async () => {
  const { page, code } = await openAtPhoto();
  await page.context().setOffline(true);
  await choose(page, picture);
  await page.getByText('Kept on this phone').waitFor();
  await press(page, 'Send');
  await heading(page, 'Kept on this phone').waitFor();
  await page.context().setOffline(false);
  await heading(page, 'Thank you').waitFor();
  expect(await visits.data.feedbackAt(code)).toMatchObject([{ is_partial: false, answers: { mood: 4 } }]);
  expect(await visits.data.filesAt(code)).toHaveLength(1);
});

test('that is none is refused at its question, and the rest can be sent', async () => {
  const { page, code } = await openAtPhoto();
  await choose(page, { name: 'not.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') });
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('alert').textContent()).toBe('Files of this kind are not taken.');
  await press(page, 'Send');
  await heading(page, 'Thank you').waitFor();
  expect(await visits.data.filesAt(code)).toEqual([]);
});
