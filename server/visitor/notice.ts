/** Pages that tell why nothing is asked here. */
import type { Context } from 'koa';
import type { NoticePage } from '../../public-app/page.ts';
import { languages } from '../../public-app/i18n/languages.ts';
import { chooseLanguage } from './choose-language.ts';
import { type AddressIn, noticePage } from './page-model.ts';
import type { Visit } from './visit.ts';

const NOTICE_STATUS: Record<NoticePage['notice'], number> = {
  code: 200,
  unused: 200,
  not_found: 404,
  unavailable: 503,
};

export function notice(context: Context, kind: NoticePage['notice']): Visit {
  const addressIn: AddressIn = (language) => {
    const query = new URLSearchParams({
      ...(context.query['code'] && { code: String(context.query['code']) }),
      lang: language,
    });
    return `${context.path}?${query.toString()}`;
  };
  const language = chooseLanguage(context, languages);
  return { page: noticePage(kind, language, addressIn), status: NOTICE_STATUS[kind] };
}
