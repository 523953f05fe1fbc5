/**
 * `/unsubscribe?token=`: the way out of a report, or of the mails about codes, without a login. Opening it only asks, since programs that look through
 * mails open every link; a POST ends the report, be it from the page's button or from a mail program (RFC 8058).
 */
import type { Context, Middleware } from 'koa';
import type { Database } from '../../../access/database.ts';
import { readBytes } from '../../../http/body.ts';
import type { Locale } from '../../../../shared/i18n/locales.ts';
import { escapeHtml } from '../../../http/escape.ts';
import { localeOf } from '../../../http/pipeline.ts';
import {
  answerFormPage,
  type FormPageParts,
  formPageStyle,
  MAX_FORM_BYTES,
  serveFormPage,
} from '../../../http/routes/form-page.ts';
import { reportText } from './texts.ts';
import { findSubscription, type FoundSubscription, unsubscribe } from './unsubscribe.ts';
import { readUnsubscribeToken, type UnsubscribeKey } from './unsubscribe-token.ts';

interface PageParts extends FormPageParts {
  database: Database;
  secret: Uint8Array;
}

const PAGE = '/unsubscribe';

export function unsubscribePage(parts: PageParts): Middleware {
  const answer = (context: Context, requestId: string): Promise<void> => {
    const key = readUnsubscribeToken(parts.secret, context.query['token']);
    return context.method === 'POST' ? stop(context, parts, key, requestId) : ask(context, parts, key);
  };
  return serveFormPage({ path: PAGE, hasChildren: false, style: STYLE, answer }, parts);
}

async function ask(context: Context, { database }: PageParts, key: UnsubscribeKey | null): Promise<void> {
  const found = key && (await findSubscription(database, key));
  if (!key) return answer(context, 404, localeOf(context), 'invalid');
  if (!found?.isActive) return answer(context, 200, found?.locale ?? localeOf(context), 'stopped');
  return answer(context, 200, found.locale, `ask_${found.kind}`, context.search);
}

async function stop(
  context: Context,
  { database }: PageParts,
  key: UnsubscribeKey | null,
  requestId: string,
): Promise<void> {
  await readBytes(context.req, MAX_FORM_BYTES);
  const found: FoundSubscription | null = key && (await unsubscribe(database, key, requestId));
  // One that was deleted is as stopped as one that ends now.
  const locale = found?.locale ?? localeOf(context);
  return key ? answer(context, 200, locale, 'stopped') : answer(context, 404, locale, 'invalid');
}

/** @param search of the address that a button is to post to; absent: there is nothing to be done */
function answer(context: Context, status: number, locale: Locale, key: string, search?: string): void {
  const text = (name: string): string => reportText(locale, `page.${name}`);
  const button =
    search === undefined
      ? ''
      : `<form method="post" action="${PAGE}${escapeHtml(search)}"><button type="submit">${escapeHtml(text('stop'))}</button></form>\n`;
  answerFormPage(context, status, {
    locale,
    path: PAGE,
    mark: 'Feedtree',
    title: text(`${key}.title`),
    text: text(`${key}.text`),
    content: `${button}<p><a href="/noticepreferences">${escapeHtml(text('settings'))}</a></p>`,
  });
}

const STYLE = formPageStyle({
  accent: 'light-dark(#0b6e6e, #4fd1c5)',
  onAccent: 'light-dark(#fff, #06302e)',
});
