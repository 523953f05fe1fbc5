/** Names in Chinese, Japanese and Korean: the back office brings their faces along, when a page has one. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { setUpJourney } from '../../scripts/test/journey.ts';
import { untilLoaded } from '../../scripts/test/until-loaded.ts';

const journey = setUpJourney({ independent: true });

/** The faces that the page knows of beside the one of Latin. */
const facesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...new Set(
      [...document.fonts].map(({ family }) => family.replaceAll('"', '')).filter((name) => name.startsWith('Noto')),
    ),
  ]);

/** Those that are there to draw with; none where the machine has signs of its own. */
const countLoaded = (page: Page): Promise<number> =>
  page.evaluate(
    () => [...document.fonts].filter(({ family, status }) => /Noto/.test(family) && status === 'loaded').length,
  );

/** Whether the machine draws the signs by itself: two of them look alike where it draws boxes. */
const drawsAlone = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const pictureOf = (sign: string): string => {
      const canvas = document.createElement('canvas');
      const context = canvas.getContext('2d');
      if (context) context.font = '40px sans-serif';
      context?.fillText(sign, 0, 40);
      return canvas.toDataURL();
    };
    return pictureOf('田') !== pictureOf('中');
  });

/** Of the demo. */
const NAME = '佐藤 陽翔';
const FACES = ['Noto Sans JP Variable', 'Noto Sans KR Variable', 'Noto Sans SC Variable'];

test('a page without such signs takes none of them; one with a name of Japan does', async () => {
  const page = await journey.signIn('admin@acme.example');
  await page.goto('/password_change');
  await untilLoaded(page);
  const isAlone = await drawsAlone(page);
  expect([await facesOf(page), await countLoaded(page)]).toEqual([[], 0]);
  await page.goto('/user_management');
  await page.getByText(NAME).first().waitFor();
  await expect.poll(() => facesOf(page)).toEqual(FACES);
  await expect.poll(async () => isAlone || (await countLoaded(page)) > 0).toBe(true);
});

test('what is typed does too', async () => {
  const page = await journey.signIn('admin@globex.example');
  await page.goto('/organization_management/create');
  await untilLoaded(page);
  expect(await facesOf(page)).toEqual([]);
  await page.getByRole('textbox').first().fill('서울');
  await expect.poll(() => facesOf(page)).toEqual(FACES);
});
