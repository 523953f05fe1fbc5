/** Pages that tell why nothing is asked here. */
import type { Context } from 'koa';
import type { NoticePage } from '../../../public-app/page.ts';
import { languages } from '../../../shared/i18n/languages.ts';
import { isLikeCode, isMistyped } from '../../../shared/codes/code.ts';
import { chooseLanguage } from './choose-language.ts';
import { type AddressIn, noticePage } from './page-model.ts';
import type { Visit } from './visit.ts';

const NOTICE_STATUS: Record<NoticePage['notice'], number> = {
  code: 200,
  unused: 200,
  not_found: 404,
  unavailable: 503,
};

/** @param typed the code that was asked for */
export function notice(context: Context, kind: NoticePage['notice'], typed = ''): Visit {
  const code = String(context.query['code'] ?? '');
  // From the page's own address: what stands in it instead of a code may be anything, and is not written out again.
  const addressIn: AddressIn = (language) =>
    `?${new URLSearchParams({ ...(isLikeCode(code) && { code }), lang: language }).toString()}`;
  const language = chooseLanguage(context, languages);
  const page: NoticePage = {
    ...noticePage(kind, language, addressIn),
    ...(isMistyped(typed) && { mistyped: typed }),
    // Nothing but a blank marc is unused: it waits for somebody who works there.
    ...(kind === 'unused' && { claim: `/claim-mark?${new URLSearchParams({ code: typed }).toString()}` }),
  };
  return { page, status: NOTICE_STATUS[kind] };
}
