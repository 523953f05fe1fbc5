/** A visitor's photos, recordings and files, with a signal and without: shown, sent once, and stored with the answer. */
import type { Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

const asking = (question: object) => ({
  title: { en: 'With a file' },
  pages: [
    { id: 'one', questions: [{ id: 'given', title: { en: 'Give us something' }, ...question }] },
    { id: 'two', questions: [{ id: 'after', type: 'yes_no', title: { en: 'Was it easy?' } }] },
  ],
});
async function openAsking(question: object, permissions: string[] = []): Promise<{ page: Page; code: string }> {
  const code = visits.nextCode();
  await visits.data.askAt(code, asking(question));
  const page = await visits.open(code, { permissions });
  await heading(page, 'Give us something').waitFor();
  return { page, code };
}

describe('a recording', () => {
  test('is made, listened to, sent and stored with the answer', async () => {
    const { page, code } = await openAsking({ type: 'audio' }, ['microphone']);
    await press(page, 'Record');
    await page.getByRole('timer').filter({ hasText: '0:01' }).waitFor();
    await expectAccessible(page);
    await press(page, 'Stop');
    await page.getByText('Sent', { exact: true }).waitFor();
    expect(
      await page
        .getByLabel('Recording 1')
        .first()
        .evaluate((player: HTMLAudioElement) => player.tagName),
    ).toBe('AUDIO');
    await expectAccessible(page);
    await press(page, 'Next');
    await press(page, 'Send');
    await heading(page, 'Thank you').waitFor();
    expect(await visits.data.feedbackAt(code)).toMatchObject([
      { is_partial: false, answers: { given: [expect.any(String)] } },
    ]);
    expect(await visits.data.filesAt(code)).toEqual([expect.stringMatching(/^Recording 1\.(weba|ogg|m4a)$/)]);
  });

  test('that is left in the middle is not sent', async () => {
    const { page, code } = await openAsking({ type: 'audio' }, ['microphone']);
    const uploads: string[] = [];
    page.on('request', (request) => void (request.url().includes('surveymedia') && uploads.push(request.url())));
    await press(page, 'Record');
    await page.getByRole('timer').filter({ hasText: '0:01' }).waitFor();
    await press(page, 'Next');
    await heading(page, 'Was it easy?').waitFor();
    await page.getByRole('radio', { name: 'Yes', exact: true }).tap();
    await press(page, 'Send');
    await heading(page, 'Thank you').waitFor();
    expect([uploads, await visits.data.filesAt(code)]).toEqual([[], []]);
  });

  test('without leave to listen can be a file instead', async () => {
    const { page } = await openAsking({ type: 'audio' });
    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'));
    });
    await press(page, 'Record');
    await page.getByRole('alert').waitFor();
    await expectAccessible(page);
    await page.getByLabel('Choose a recording').waitFor();
  });
});

test('files of any kind are given, taken back and stored with the answer', async () => {
  const { page, code } = await openAsking({ type: 'file', max_files: 2 });
  const file = (name: string) => ({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
  });
  const field = page.locator('input[type=file]');
  await field.setInputFiles([file('bill.pdf'), file('wrong.pdf')]);
  await expect.poll(() => page.getByText('Sent', { exact: true }).count()).toBe(2);
  expect(await field.count()).toBe(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove wrong.pdf' }).tap();
  await press(page, 'Next');
  await press(page, 'Send');
  await heading(page, 'Thank you').waitFor();
  expect(await visits.data.filesAt(code)).toEqual(['bill.pdf']);
});
