/** What a page costs its server: rendered once where it is the same, and in its sender's turn where it is long. */
import { expect, test } from 'vitest';
import type { SurveyPage } from '../../../public-app/page.ts';
import { asSender } from '../../access/sender.ts';
import { createHeavyWork } from '../../http/overload/heavy-work.ts';
import { createPreviewPages } from './first-pages.ts';
import { rendersInTurn } from './heavy-pages.ts';
import { surveyPage } from './page-model.ts';
import type { RenderedPage, RenderPage } from './render.ts';
import { toSurvey } from './resolve.ts';

const options = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `o${at}`, label: { en: 'x' } }));
const pageOf = (questions: number, title = 'Long'): SurveyPage =>
  surveyPage({
    survey: toSurvey(0, {
      title: { en: title },
      pages: [
        {
          id: 'p',
          questions: Array.from({ length: questions }, (_, at) => ({
            id: `q${at}`,
            type: 'multiple' as const,
            title: { en: 'Which?' },
            options: options(20),
          })),
        },
      ],
    }),
    language: 'en',
    name: '',
    addressIn: (language) => `/survey_preview?lang=${language}`,
    token: crypto.randomUUID(),
    submission: null,
    showsLogo: true,
  });

/** Renders when it is told to. */
function heldRenderer() {
  const held: (() => void)[] = [];
  const render: RenderPage = (page) =>
    new Promise<RenderedPage>((resolve) => {
      held.push(() => resolve({ html: page.kind === 'survey' ? `<i>${page.token}</i>` : '', styles: [] }));
    });
  return { held, render };
}
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
const from = (address: string) => ({ group: address, member: address });

test('long pages of one sender are rendered one after the other, those of another and short ones beside them', async () => {
  const { held, render } = heldRenderer();
  const renderPage = rendersInTurn(render, createHeavyWork());
  const asked = [
    ...[1, 2].map(() => asSender(from('a'), () => renderPage(pageOf(11)))),
    asSender(from('a'), () => renderPage(pageOf(10))),
    asSender(from('b'), () => renderPage(pageOf(11))),
  ];
  await settle();
  expect(held).toHaveLength(3);
  for (const release of held.splice(0)) release();
  await settle();
  expect(held).toHaveLength(1);
  held[0]?.();
  await Promise.all(asked);
});

test('a preview is rendered once for as long as its survey stays the same, with a token of its own each time', async () => {
  const { held, render } = heldRenderer();
  const pages = createPreviewPages(render);
  const show = async (page: SurveyPage) => {
    const shown = pages(page);
    await settle();
    const renders = held.length;
    for (const release of held.splice(0)) release();
    const { prepared } = await shown;
    return { renders, holdsToken: prepared?.plain(page.token).toString() === `<i>${page.token}</i>` };
  };
  expect(await show(pageOf(1))).toEqual({ renders: 1, holdsToken: true });
  expect(await show(pageOf(1))).toEqual({ renders: 0, holdsToken: true });
  expect(await show(pageOf(1, 'Changed'))).toEqual({ renders: 1, holdsToken: true });
});
