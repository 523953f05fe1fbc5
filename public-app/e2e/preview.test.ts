/** The page within the designer: it shows what is being designed, in any language and direction. */
import type { Frame, Page } from 'playwright';
import { expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';
import { demoPassword } from '../../server/seed/index.ts';

const question = (id: string, en: string, ar: string) => ({ id, type: 'smiley', title: { en, ar } });
const design = (...questions: object[]) => ({
  title: { en: 'Lobby', ar: 'الردهة' },
  pages: questions.map((each, at) => ({ id: `page${at}`, questions: [each] })),
});
const first = question('first', 'How was the lobby?', 'كيف كانت الردهة؟');

const journey = setUpJourney({ independent: true });

/** The address of a preview of a design, as its designer gets it. */
async function previewOf(document: object): Promise<string> {
  const call = async (path: string, body: object, token?: string): Promise<Record<string, unknown>> => {
    const response = await fetch(`${journey.origin}/api/${path}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Record<string, unknown>;
  };
  const session = await call('account/userlogin', { email: 'admin@acme.example', password: demoPassword });
  const { url } = await call('surveypreview', { document }, String(session['accessToken']));
  return String(url).replace(/^https?:\/\/[^/]+/, '');
}

/** A window of ours with the preview in it, and what the preview told that window. */
async function framed(address: string): Promise<{ page: Page; frame: Frame; told: () => Promise<unknown[]> }> {
  const page = await journey.visit();
  await page.goto('/login');
  const heard = await page.evaluateHandle((source) => {
    const heard: unknown[] = [];
    window.addEventListener('message', ({ data, origin }) => origin === location.origin && heard.push(data));
    const frame = document.createElement('iframe');
    frame.src = source;
    document.body.append(frame);
    return heard;
  }, address);
  const told = () => heard.jsonValue();
  await expect.poll(told).toContainEqual({ type: 'feedtree.preview.ready' });
  const [, frame] = page.frames();
  if (!frame) throw new Error('The preview has no frame.');
  return { page, frame, told };
}

const show = (page: Page, message: object) =>
  page.evaluate((data) => document.querySelector('iframe')?.contentWindow?.postMessage(data, location.origin), message);

test('shows each change at once, jumps to a question whatever leads there, and tells what is on the screen', async () => {
  const { page, frame, told } = await framed(await previewOf(design(first)));
  const hidden = {
    ...question('hidden', 'What was wrong?', 'ما المشكلة؟'),
    show_if: { all: [{ question: 'first', less: 3 }] },
  };
  const changed = { ...design(first, hidden), theme: { accent: '#7A1F5C' } };
  await show(page, { type: 'feedtree.preview', turn: 1, document: changed });
  await frame.getByRole('heading', { name: 'How was the lobby?' }).waitFor();
  await expect
    .poll(() => frame.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent')))
    .toBe('#7A1F5C');
  await show(page, { type: 'feedtree.preview', turn: 2, document: changed, question: 'hidden' });
  await frame.getByRole('heading', { name: 'What was wrong?' }).waitFor();
  await expect.poll(told).toContainEqual({
    type: 'feedtree.preview.shown',
    turn: 2,
    questions: ['hidden'],
    answers: {},
    isComplete: false,
  });
});

test('tells what is answered as it is, and when the survey is at its end', async () => {
  const { frame, told } = await framed(await previewOf(design(first)));
  await frame.getByRole('radio').nth(4).check({ force: true });
  const answers = { first: 5 };
  await expect.poll(told).toContainEqual(expect.objectContaining({ questions: ['first'], answers, isComplete: false }));
  await frame.getByRole('button', { name: 'Send' }).click();
  await expect.poll(told).toContainEqual(expect.objectContaining({ questions: [], answers, isComplete: true }));
});

test('loads what a newly asked kind of question needs, and keeps the order of what it is told', async () => {
  const { page, frame } = await framed(await previewOf(design(first)));
  const options = ['One', 'Two'].map((en) => ({ id: en.toLowerCase(), label: { en } }));
  const grid = { id: 'grid', type: 'matrix', title: { en: 'How was each?' }, rows: options, columns: options };
  const order = { id: 'order', type: 'ranking', title: { en: 'Which first?' }, options };
  const loaded = () => frame.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect((await loaded()).filter((name) => /matrix|fields/.test(name))).toEqual([]);
  await show(page, { type: 'feedtree.preview', turn: 1, document: design(grid) });
  await frame.getByRole('radiogroup', { name: 'One' }).waitFor();
  await show(page, { type: 'feedtree.preview', turn: 2, document: design(order) });
  await show(page, { type: 'feedtree.preview', turn: 3, document: design(question('last', 'And now?', 'والآن؟')) });
  await frame.getByRole('heading', { name: 'And now?' }).waitFor();
  await expect.poll(loaded).toEqual(expect.arrayContaining([expect.stringMatching(/fields/)]));
  expect(await frame.getByRole('heading', { name: 'Which first?' }).count()).toBe(0);
});

test('takes nothing that is no survey', async () => {
  const { page, frame } = await framed(await previewOf(design(first)));
  for (const document of [null, [], {}, { title: {}, pages: [{ id: 'p', questions: [{ id: 'q', type: 'virus' }] }] }])
    await show(page, { type: 'feedtree.preview', document });
  await show(page, { type: 'other', document: design(question('x', 'Other', 'آخر')) });
  await show(page, { type: 'feedtree.preview', document: design(question('y', 'Last', 'أخير')) });
  await frame.getByRole('heading', { name: 'Last' }).waitFor();
});

test('reads from right to left in Arabic, with nothing cut off on a phone', async () => {
  const page = await journey.visit({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
  await page.goto(`${await previewOf(design(first))}&lang=ar`);
  await page.getByRole('heading', { name: 'كيف كانت الردهة؟' }).waitFor();
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expectAccessible(page);
  const [worst, best] = await Promise.all(
    [0, 4].map(async (at) => (await page.getByRole('radio').nth(at).boundingBox())?.x ?? 0),
  );
  expect(worst).toBeGreaterThan(best ?? 0);
});
