/** The title of a page's document: what the survey is called, which page of it this is, and where. */
import { translate } from './i18n/translate.ts';
import type { Page } from './page.ts';
import { type Progress, currentPage } from '../shared/survey/flow.ts';

/** @param progress where the visitor is, when that is not where the page began */
export function titleOf(page: Page, progress?: Progress): string {
  return [...partsOf(page, progress), page.name, page.company].filter(Boolean).join(' · ');
}

function partsOf(page: Page, progress: Progress | undefined): string[] {
  if (page.kind === 'notice') return [translate(page.messages, `${page.notice}.title`)];
  if (page.kind !== 'survey') return [page.title];
  const shown = currentPage(page.survey, progress ?? page.progress);
  const title = page.survey.title[page.language] ?? '';
  return shown && shown.number > 1
    ? [title, translate(page.messages, 'progress', { number: shown.number, total: shown.total })]
    : [title];
}
