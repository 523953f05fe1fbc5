/**
 * `/unsubscribe?token=`: the way out of a report without a login. Opening it only asks, since programs that look through
 * mails open every link; a POST ends the report, be it from the page's button or from a mail program (RFC 8058).
 */
import { randomUUID } from 'node:crypto';
import type { Context, Middleware, Next } from 'koa';
import type { Database } from '../access/database.ts';
import { readBytes } from '../body.ts';
import { methodNotAllowed } from '../errors.ts';
import type { Locale } from '../i18n/locales.ts';
import { escapeHtml } from '../mail/escape.ts';
import { type Logger, localeOf, respondProblem } from '../pipeline.ts';
import type { RateClass } from '../registry.ts';
import { reportText } from './texts.ts';
import { findSubscription, type FoundSubscription, unsubscribe } from './unsubscribe.ts';
import { readUnsubscribeToken, type SubscriptionKey } from './unsubscribe-token.ts';

interface PageParts {
  database: Database;
  secret: Uint8Array;
  rateLimit: (rate: RateClass, caller: string) => Promise<void>;
  log: Logger;
}

const PAGE = '/unsubscribe';
const STYLE_SHEET = `${PAGE}.css`;
const METHODS = ['GET', 'HEAD', 'POST'];
/** Neither the page's form nor a mail program says more than a word. */
const MAX_BYTES = 4_096;

export function unsubscribePage(parts: PageParts): Middleware {
  return async (context: Context, next: Next) => {
    if (context.path === STYLE_SHEET) return style(context);
    if (context.path !== PAGE) return next();
    const [requestId, locale] = [randomUUID(), localeOf(context)];
    context.set({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
    try {
      if (!METHODS.includes(context.method))
        throw methodNotAllowed({ parameters: { allowed: METHODS.join(', ') }, headers: { allow: METHODS.join(', ') } });
      await parts.rateLimit('public', context.ip);
      const key = readUnsubscribeToken(parts.secret, context.query['token']);
      await (context.method === 'POST' ? stop(context, parts, key, requestId) : ask(context, parts, key));
    } catch (error) {
      respondProblem(context, error, { operation: null, locale, requestId, log: parts.log });
    }
  };
}

function style(context: Context): void {
  context.type = 'css';
  context.set('cache-control', 'public, max-age=3600');
  context.body = STYLE;
}

async function ask(context: Context, { database }: PageParts, key: SubscriptionKey | null): Promise<void> {
  const found = key && (await findSubscription(database, key));
  if (!key) return answer(context, 404, localeOf(context), 'invalid');
  if (!found?.isActive) return answer(context, 200, found?.locale ?? localeOf(context), 'stopped');
  return answer(context, 200, found.locale, `ask_${found.rhythm}`, context.search);
}

async function stop(
  context: Context,
  { database }: PageParts,
  key: SubscriptionKey | null,
  requestId: string,
): Promise<void> {
  await readBytes(context.req, MAX_BYTES);
  const found: FoundSubscription | null = key && (await unsubscribe(database, key, requestId));
  // One that was deleted is as stopped as one that ends now.
  const locale = found?.locale ?? localeOf(context);
  return key ? answer(context, 200, locale, 'stopped') : answer(context, 404, locale, 'invalid');
}

/** @param search of the address that a button is to post to; absent: there is nothing to be done */
function answer(context: Context, status: number, locale: Locale, key: string, search?: string): void {
  const text = (name: string): string => escapeHtml(reportText(locale, `page.${name}`));
  const button =
    search === undefined
      ? ''
      : `<form method="post" action="${PAGE}${escapeHtml(search)}"><button type="submit">${text('stop')}</button></form>\n`;
  context.status = status;
  context.set('content-language', locale);
  context.type = 'html';
  context.body = `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(`${key}.title`)} - Feedtree</title>
<link rel="stylesheet" href="${STYLE_SHEET}">
</head>
<body>
<main>
<p class="mark">Feedtree</p>
<h1>${text(`${key}.title`)}</h1>
<p>${text(`${key}.text`)}</p>
${button}<p><a href="/noticepreferences">${text('settings')}</a></p>
</main>
</body>
</html>
`;
}

const STYLE = `:root { color-scheme: light dark; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: light-dark(#f5f7fa, #131a24); color: light-dark(#1a2233, #e6eaf2); }
main { max-width: 440px; margin: 10vh auto 0; padding: 32px; border: 1px solid light-dark(#e1e6ee, #2a3444); border-radius: 8px; background: light-dark(#fff, #1b2431); }
@media (max-width: 520px) { main { margin: 16px; padding: 24px; } }
.mark { margin: 0 0 24px; font-weight: 600; color: light-dark(#0b6e6e, #4fd1c5); }
h1 { margin: 0 0 12px; font-size: 20px; line-height: 1.3; }
p { margin: 0 0 16px; overflow-wrap: anywhere; }
p:last-child { margin: 16px 0 0; }
a { color: light-dark(#0b6e6e, #4fd1c5); }
button { min-height: 44px; padding: 0 20px; border: 0; border-radius: 8px; background: light-dark(#0b6e6e, #4fd1c5); color: light-dark(#fff, #06302e); font: inherit; font-weight: 600; cursor: pointer; }
:focus-visible { outline: 2px solid light-dark(#0b6e6e, #4fd1c5); outline-offset: 2px; }
`;
