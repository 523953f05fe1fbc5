/**
 * A page beside the applications: one question for somebody who may have no session and no script. Opening it changes
 * nothing, since programs that look through mails open every link; its form's POST does.
 */
import { randomUUID } from 'node:crypto';
import type { Context, Middleware, Next } from 'koa';
import { methodNotAllowed } from '../../errors.ts';
import { type FixedBody, fixedBody, sendFixed } from '../fixed-body.ts';
import type { Locale } from '../../../shared/i18n/locales.ts';
import { escapeHtml } from '../escape.ts';
import { localeOf, respondProblem } from '../pipeline.ts';
import type { Logger } from '../../log.ts';
import type { RateClass } from '../../access/rate-class.ts';

export interface FormPageParts {
  rateLimit: (rate: RateClass, caller: string) => Promise<void>;
  log: Logger;
}

export interface FormPage {
  /** Its address; its style sheet's is the same with `.css`. */
  path: string;
  /** Whether what lies below the address belongs to the page too. */
  hasChildren: boolean;
  style: string;
  /** Answers GET, HEAD and POST. What it throws is answered as a problem document. */
  answer(context: Context, requestId: string): Promise<void> | void;
}

const METHODS = ['GET', 'HEAD', 'POST'];
/** Such a form says no more than a word. */
export const MAX_FORM_BYTES = 4_096;

/**
 * Serves the page and its style sheet, and passes on all other addresses. Counts each call as one of the class
 * 'public'.
 */
export function serveFormPage({ path, hasChildren, style, answer }: FormPage, parts: FormPageParts): Middleware {
  const styleSheet = fixedBody(style);
  const isPage = (asked: string): boolean => asked === path || (hasChildren && asked.startsWith(`${path}/`));
  return async (context: Context, next: Next) => {
    if (context.path === `${path}.css`) return answerStyle(context, styleSheet);
    if (!isPage(context.path)) return next();
    const requestId = randomUUID();
    context.set({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
    try {
      if (!METHODS.includes(context.method))
        throw methodNotAllowed({ parameters: { allowed: METHODS.join(', ') }, headers: { allow: METHODS.join(', ') } });
      await parts.rateLimit('public', context.ip);
      await answer(context, requestId);
    } catch (error) {
      respondProblem(context, error, { operation: null, locale: localeOf(context), requestId, log: parts.log });
    }
  };
}

async function answerStyle(context: Context, style: FixedBody): Promise<void> {
  context.type = 'css';
  context.set('cache-control', 'public, max-age=3600');
  await sendFixed(context, style);
}

export interface FormPageText {
  locale: Locale;
  path: string;
  /** Whose page it is. */
  mark: string;
  title: string;
  text: string;
  /** HTML: what can be done. */
  content: string;
}

/** Answers with the whole page; all but `content` is escaped here. */
export function answerFormPage(context: Context, status: number, page: FormPageText): void {
  const { locale, path } = page;
  const [mark, title, text] = [escapeHtml(page.mark), escapeHtml(page.title), escapeHtml(page.text)];
  context.status = status;
  context.set('content-language', locale);
  context.type = 'html';
  context.body = `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} - ${mark}</title>
<link rel="stylesheet" href="${path}.css">
</head>
<body>
<main>
<p class="mark">${mark}</p>
<h1>${title}</h1>
<p>${text}</p>
${page.content}
</main>
</body>
</html>
`;
}

/** Colors as CSS, each for light and dark. */
export interface Accent {
  accent: string;
  onAccent: string;
}

/** The style sheet of such a page, to be given to `serveFormPage`. */
export const formPageStyle = ({ accent, onAccent }: Accent): string => `:root { color-scheme: light dark; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: light-dark(#f5f7fa, #131a24); color: light-dark(#1a2233, #e6eaf2); }
main { max-width: 440px; margin: 10vh auto 0; padding: 32px; border: 1px solid light-dark(#e1e6ee, #2a3444); border-radius: 8px; background: light-dark(#fff, #1b2431); }
@media (max-width: 520px) { main { margin: 16px; padding: 24px; } }
.mark { margin: 0 0 24px; font-weight: 600; color: ${accent}; }
h1 { margin: 0 0 12px; font-size: 20px; line-height: 1.3; }
p { margin: 0 0 16px; overflow-wrap: anywhere; }
main > :last-child { margin-block-end: 0; }
a { color: ${accent}; }
form { display: flex; flex-wrap: wrap; gap: 12px; margin: 0 0 16px; }
button { min-height: 44px; padding: 8px 20px; border: 1px solid ${accent}; border-radius: 8px; background: ${accent}; color: ${onAccent}; font: inherit; font-weight: 600; cursor: pointer; }
:focus-visible { outline: 2px solid ${accent}; outline-offset: 2px; }
`;
