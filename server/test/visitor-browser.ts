/** A browser without script, for tests of the visitor's pages: it follows addresses and posts forms. */
import { currentPage } from '../../shared/survey/flow.ts';
import { fieldName, formFields, writeAnswer } from '../../shared/survey/form.ts';
import type { Page, SurveyPage } from '../../public-app/page.ts';
import type { RenderPage } from '../modules/visitor/render.ts';
import { deviceCookie } from '../modules/visitor/test/device-cookie.ts';
import type { Served } from './scenarios.ts';

const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1';

export interface PageAnswer<Kind extends Page = Page> {
  status: number;
  headers: Headers;
  page: Kind;
}

/** A page is its model here; how it looks is held beside the views. */
export const renderModel: RenderPage = async (page) => ({ html: JSON.stringify(page), styles: ['a{color:red}'] });

/** Ids of the questions that a page asks. */
export const askedOn = ({ page }: PageAnswer<SurveyPage>): string[] =>
  currentPage(page.survey, page.progress)?.questions.map(({ id }) => id) ?? [];

export function createBrowser(served: () => Served) {
  let device = 0;
  /** Of a device that was here a minute ago; it keeps what it has. */
  let cookie = deviceCookie(60_000);

  async function ask<Kind extends Page = Page>(path: string, init: RequestInit = {}): Promise<PageAnswer<Kind>> {
    const response = await fetch(served().origin + path, {
      redirect: 'manual',
      ...init,
      headers: { 'user-agent': `${SAFARI} ${device}`, cookie, ...(init.headers as Record<string, string>) },
    });
    const text = await response.text();
    const page = (text.startsWith('{') ? JSON.parse(text) : null) as Kind;
    return { status: response.status, headers: response.headers, page };
  }

  /** Fills in the form of a page and presses a button. */
  function post<Kind extends Page = SurveyPage>(
    page: SurveyPage,
    given: Record<string, unknown>,
    go = 'next',
    headers: Record<string, string> = {},
    // Of a form without an action it is the page's own.
    address = page.action,
  ): Promise<PageAnswer<Kind>> {
    const shown = currentPage(page.survey, page.progress)?.questions.map(({ id }) => id) ?? [];
    const body = new URLSearchParams({
      [formFields.token]: page.token,
      [formFields.version]: String(page.versionId),
      [formFields.versionKey]: page.submission?.version_key ?? '',
      [formFields.seen]: page.progress.seen.join(),
      [formFields.shown]: shown.join(),
      [formFields.go]: go,
      ...(page.survey.address_fields && { [formFields.language]: page.language }),
    });
    for (const [id, answer] of Object.entries({ ...page.progress.answers, ...given }))
      for (const value of writeAnswer(answer)) body.append(fieldName(id), value);
    return ask<Kind>(address, { method: 'POST', body, headers });
  }

  return {
    ask,
    post,
    /** From now on another device. */
    anotherDevice(): void {
      device += 1;
      cookie = deviceCookie(60_000);
    },
  };
}
