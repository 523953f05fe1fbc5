/** A visitor's photos, recordings and files, with a signal and without: shown, sent once, and stored with the answer. */
import type { Page } from 'playwright';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../scripts/test/journey.ts';
import { heading, PHONE, press, setUpVisitorJourney } from './open-visits.ts';

const survey = {
  title: { en: 'With a photo' },
  pages: [
    { id: 'one', questions: [{ id: 'mood', type: 'smiley', title: { en: 'How was it?' }, required: true }] },
    { id: 'two', questions: [{ id: 'photo', type: 'photo', title: { en: 'Show us' }, max_files: 2 }] },
  ],
};

let picture: { name: string; mimeType: string; buffer: Buffer };
const visits = setUpVisitorJourney(async () => {
  const noise = { create: { width: 3000, height: 1500, channels: 3 as const, background: '#7a1f5c' } };
  picture = { name: 'table.jpg', mimeType: 'image/jpeg', buffer: await sharp(noise).jpeg().toBuffer() };
});

async function openAtPhoto(given?: string): Promise<{ page: Page; code: string }> {
  const code = given ?? (await visits.nextCode());
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
  const shown = page.getByRole('img', { name: 'table.jpg' });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(2048);
  await expectAccessible(page);
  await choose(page, picture);
  await page.getByRole('button', { name: 'Remove table.jpg' }).nth(1).waitFor();
  await page.getByRole('button', { name: 'Remove table.jpg' }).nth(1).tap();
  await press(page, 'Send');
  await heading(page, 'Thank you').waitFor();
  await expect
    .poll(() => visits.data.feedbackAt(code))
    .toMatchObject([{ is_partial: false, answers: { mood: 4, photo: [expect.any(String)] } }]);
});

test('taken without a signal is kept, and sent once with the answer when it is back', async () => {
  const { page, code } = await openAtPhoto();
  await page.context().setOffline(true);
  await choose(page, picture);
  await page.getByText('Saved on this device').waitFor();
  await press(page, 'Send');
  await heading(page, 'Saved on this device').waitFor();
  await page.context().setOffline(false);
  await heading(page, 'Thank you').waitFor();
  await expect.poll(() => visits.data.feedbackAt(code)).toMatchObject([{ is_partial: false, answers: { mood: 4 } }]);
  await expect.poll(() => visits.data.filesAt(code)).toHaveLength(1);
});

test('that is none is refused at its question, and the rest can be sent', async () => {
  const { page, code } = await openAtPhoto();
  await choose(page, { name: 'not.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') });
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('alert').textContent()).toBe(
    'This kind of file is not accepted. Choose one of these: JPEG, PNG, WebP.',
  );
  await press(page, 'Send');
  await heading(page, 'Thank you').waitFor();
  await expect.poll(() => visits.data.filesAt(code)).toEqual([]);
});

test('an iPhone’s HEIC is not asked for; one that comes all the same is told what is taken, and not sent', async () => {
  const { page } = await openAtPhoto(visits.data.codes[0]);
  const uploads: string[] = [];
  page.on('request', (request) => void (request.url().includes('surveymedia') && uploads.push(request.url())));
  expect(await page.getByLabel('Choose a picture').getAttribute('accept')).not.toMatch(/\*|heic/);
  await choose(page, { name: 'IMG_0001.HEIC', mimeType: '', buffer: Buffer.from('\0\0\0\u0018ftypheic') });
  const alert = page.getByRole('group', { name: 'Show us' }).getByRole('alert');
  await alert.getByText('JPEG, PNG, WebP').waitFor();
  await expectAccessible(page);
  await choose(page, picture);
  await page.getByText('Sent', { exact: true }).waitFor();
  await expect.poll(() => alert.count()).toBe(0);
  expect(uploads).toHaveLength(1);
});

/** How many files wait on this device. */
const queuedFiles = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('feedtree-outbox');
        opening.addEventListener('error', () => reject(opening.error ?? new Error('No outbox.')));
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('media').objectStore('media').count();
          counting.addEventListener('success', () => {
            opening.result.close();
            resolve(counting.result);
          });
        });
      }),
  );

test('one that is removed while it is on its way is not sent, and nothing of it waits', async () => {
  const { page, code } = await openAtPhoto();
  const { promise: end, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/api/surveymedia/**', async (route) => {
    await end;
    await route.continue().catch(() => undefined);
  });
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('surveymedia'));
  await choose(page, picture);
  await page.getByText('Sending…').first().waitFor();
  await expectAccessible(page);
  await expect.poll(() => queuedFiles(page)).toBe(1);
  await page.getByRole('button', { name: 'Remove table.jpg' }).tap();
  expect((await failed).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect.poll(() => queuedFiles(page)).toBe(0);
  letGo();
  await press(page, 'Send');
  await heading(page, 'Thank you').waitFor();
  await expect.poll(() => visits.data.feedbackAt(code)).toMatchObject([{ is_partial: false, answers: { mood: 4 } }]);
  expect((await visits.data.feedbackAt(code))[0]?.answers).not.toHaveProperty('photo');
  await expect.poll(() => visits.data.filesAt(code)).toEqual([]);
});

const asking = (question: object) => ({
  title: { en: 'With a file' },
  pages: [
    { id: 'one', questions: [{ id: 'given', title: { en: 'Give us something' }, ...question }] },
    { id: 'two', questions: [{ id: 'after', type: 'yes_no', title: { en: 'Was it easy?' } }] },
  ],
});
async function openAsking(question: object, permissions: string[] = []): Promise<{ page: Page; code: string }> {
  const code = await visits.nextCode();
  await visits.data.askAt(code, asking(question));
  const page = await visits.open(code, { permissions });
  await heading(page, 'Give us something').waitFor();
  return { page, code };
}

describe('a recording', () => {
  test('is made once the browser allows it, listened to, sent and stored with the answer', async () => {
    const { page, code } = await openAsking({ type: 'audio' }, ['microphone']);
    await page.evaluate(() => {
      const { mediaDevices } = navigator;
      const listen = mediaDevices.getUserMedia.bind(mediaDevices);
      mediaDevices.getUserMedia = () => {
        mediaDevices.getUserMedia = listen;
        return Promise.reject(new DOMException('Denied', 'NotAllowedError'));
      };
    });
    await press(page, 'Record');
    await page.getByRole('alert').getByText('choose a recording').waitFor();
    await page.getByLabel('Choose a recording').waitFor();
    await expectAccessible(page);
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
    await expect
      .poll(() => visits.data.feedbackAt(code))
      .toMatchObject([{ is_partial: false, answers: { given: [expect.any(String)] } }]);
    await expect
      .poll(() => visits.data.filesAt(code))
      .toEqual([expect.stringMatching(/^Recording 1\.(weba|ogg|m4a)$/)]);
  });

  test('that runs when the visitor goes on is ended, kept as the answer and sent', async () => {
    const { page, code } = await openAsking({ type: 'audio', required: true }, ['microphone']);
    await press(page, 'Record');
    await page.getByRole('timer').filter({ hasText: '0:01' }).waitFor();
    // Twice, as impatient people do: it goes one step on, not two.
    await page.getByRole('button', { name: 'Next', exact: true }).dblclick();
    await heading(page, 'Was it easy?').waitFor();
    await press(page, 'Back');
    await page.getByRole('button', { name: /^Remove Recording 1/ }).waitFor();
    await press(page, 'Next');
    await heading(page, 'Was it easy?').waitFor();
    await page.getByRole('radio', { name: 'Yes', exact: true }).tap();
    await press(page, 'Send');
    await heading(page, 'Thank you').waitFor();
    await expect
      .poll(() => visits.data.feedbackAt(code))
      .toMatchObject([{ is_partial: false, answers: { given: [expect.any(String)], after: true } }]);
    await expect.poll(() => visits.data.filesAt(code)).toEqual([expect.stringMatching(/^Recording 1\./)]);
  });

  test('that is left by the phone’s back button is not sent', async () => {
    const { page, code } = await openAsking({ type: 'audio' }, ['microphone']);
    const uploads: string[] = [];
    page.on('request', (request) => void (request.url().includes('surveymedia') && uploads.push(request.url())));
    await press(page, 'Next');
    await heading(page, 'Was it easy?').waitFor();
    await press(page, 'Back');
    await press(page, 'Record');
    await page.getByRole('timer').filter({ hasText: '0:01' }).waitFor();
    await page.goForward();
    await heading(page, 'Was it easy?').waitFor();
    await page.getByRole('radio', { name: 'Yes', exact: true }).tap();
    await press(page, 'Send');
    await heading(page, 'Thank you').waitFor();
    expect([uploads, await visits.data.filesAt(code)]).toEqual([[], []]);
  });
});

test('files of any kind are given, also before the script is there, taken back and stored with the answer', async () => {
  const code = await visits.nextCode();
  await visits.data.askAt(code, asking({ type: 'file', max_files: 2 }));
  const page = await visits.journey.visit(PHONE);
  const arrived = Promise.withResolvers<void>();
  await page.route(/capture/, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto(`/Q/${code}`);
  const file = (name: string) => ({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
  });
  await page.locator('input[type=file][name]').setInputFiles([file('bill.pdf'), file('wrong.pdf')]);
  arrived.resolve();
  await expect.poll(() => page.getByText('Sent', { exact: true }).count()).toBe(2);
  // The script's own field, which posts nothing with the form, takes the place of the plain one.
  const field = page.locator('input[type=file]:not([name])');
  await expect.poll(() => field.count()).toBe(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove wrong.pdf' }).tap();
  await field.setInputFiles(file('receipt.pdf'));
  await expect.poll(() => page.getByText('Sent', { exact: true }).count()).toBe(2);
  await press(page, 'Next');
  await press(page, 'Send');
  await heading(page, 'Thank you').waitFor();
  expect((await visits.data.filesAt(code)).toSorted()).toEqual(['bill.pdf', 'receipt.pdf']);
});

test('a signature that is drawn becomes a picture of the answer; cleared, the name may be typed', async () => {
  const code = await visits.nextCode();
  const sign = { id: 'sign', type: 'signature', title: { en: 'Please sign' }, required: true };
  await visits.data.askAt(code, { title: { en: 'Delivery' }, pages: [{ id: 'only', questions: [sign] }] });
  const page = await visits.open(code);
  const area = page.getByRole('img', { name: 'Area to sign in' });
  await expectAccessible(page);
  const draw = async (): Promise<void> => {
    const { x, y, width, height } = (await area.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + width * 0.2, y + height * 0.7);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.5, y + height * 0.2, { steps: 4 });
    await page.mouse.move(x + width * 0.8, y + height * 0.7, { steps: 4 });
    await page.mouse.up();
  };
  await area.waitFor();
  await press(page, 'Send');
  await page.getByRole('alert').getByText('Required field.').waitFor();
  await draw();
  await page.getByRole('button', { name: 'Clear signature' }).tap();
  await page.getByLabel('Or type your name').waitFor();
  await draw();
  await page.getByRole('button', { name: 'Clear signature' }).waitFor();
  await expectAccessible(page);
  await press(page, 'Send');
  await heading(page, 'Thank you').waitFor();
  await expect.poll(() => visits.data.filesAt(code)).toHaveLength(1);
  await expect
    .poll(() => visits.data.feedbackAt(code))
    .toMatchObject([{ is_partial: false, answers: { sign: [expect.stringMatching(/^[0-9a-f-]{36}$/)] } }]);
});
