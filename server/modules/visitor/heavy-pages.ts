/** Pages of many controls are rendered when their sender's turn has come: side by side they would keep everybody waiting. */
import type { Page } from '../../../public-app/page.ts';
import { countControls } from '../../../shared/survey/design-limits.ts';
import type { HeavyWork } from '../../http/overload/heavy-work.ts';
import type { RenderedPage, RenderPage } from './render.ts';

/** Takes about 10 ms of a processor; the longest survey page that somebody still answers has fewer. */
const HEAVY_CONTROLS = 200;

/** The longest page of the survey counts: which of them is shown depends on the answers. */
const isHeavy = (page: Page): boolean =>
  page.kind === 'survey' && page.survey.pages.some((each) => countControls(each) > HEAVY_CONTROLS);

/** @param renderLongPage absent: beside all others, by this process's own thread */
export const rendersInTurn =
  (renderPage: RenderPage, heavyWork: HeavyWork, renderLongPage = renderPage): RenderPage =>
  async (page) => {
    if (!isHeavy(page)) return renderPage(page);
    const { body } = await heavyWork(async () => ({ body: await renderLongPage(page) }));
    return body as RenderedPage;
  };
