/** Turns submissions away before anything of them is read, while no more can be taken. */
import { randomUUID } from 'node:crypto';
import type { RequestListener, ServerResponse } from 'node:http';
import type { Problem } from '../../errors.ts';
import { contentSecurityPolicy } from '../headers.ts';
import { chooseLocale, type Locale } from '../../../shared/i18n/locales.ts';
import type { Admission } from './admission.ts';

/** Where answers come in: by script, and by the form of a page. */
const SUBMISSION = /^\/(?:api\/setsurveyanswer|q)(?:[/?]|$)/i;

/** The listener of a server that hears nothing of what is turned away. */
export function sheddingLoad(admission: Admission, listener: RequestListener): RequestListener {
  return (request, response) => {
    if (request.method !== 'POST' || !admission.isFull() || !SUBMISSION.test(request.url ?? ''))
      return listener(request, response);
    const preferred = request.headers['preferred-language'];
    const locale = chooseLocale([String(preferred ?? '') || undefined], request.headers['accept-language'] ?? '');
    refuse(response, admission.shed(), locale, /\btext\/html\b/.test(request.headers.accept ?? ''));
  };
}

function refuse(response: ServerResponse, refusal: Problem, locale: Locale, isPage: boolean): void {
  const requestId = randomUUID();
  const problem = refusal.toDocument(locale, requestId);
  const body = isPage ? page(locale, problem) : JSON.stringify(problem);
  response.writeHead(503, {
    ...refusal.headers,
    'content-type': isPage ? 'text/html; charset=utf-8' : 'application/problem+json; charset=utf-8',
    // Known beforehand, head and body leave as one packet.
    'content-length': Buffer.byteLength(body),
    'content-language': locale,
    'content-security-policy': contentSecurityPolicy(),
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'x-request-id': requestId,
  });
  response.end(body);
}

/** No more than words: the visitor's answers are still in the page that he came from. */
const page = (locale: Locale, { title, detail }: { title: string; detail: string }): string =>
  `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${detail}</p></html>`;
