/** The visitor's pages: /Q/{code}, /node_query and /survey_preview. */
import { randomUUID } from 'node:crypto';
import type { Context, Middleware, Next } from 'koa';
import type { NoticePage } from '../../public-app/page.ts';
import { methodNotAllowed, Problem } from '../errors.ts';
import { isLocale, locales } from '../i18n/locales.ts';
import { toProblem } from '../kernel/database-errors.ts';
import { localeOf, respondProblem } from '../pipeline.ts';
import type { RateClass } from '../registry.ts';
import { isAutomated } from './bots.ts';
import { chooseLanguage } from './choose-language.ts';
import { readFormBody } from './form-body.ts';
import { createFirstPages, type FirstPages } from './first-pages.ts';
import { type AddressIn, noticePage } from './page-model.ts';
import type { PreparedPage } from './prepared-page.ts';
import { pagePolicy, type RenderPage } from './render.ts';
import type { Resolved } from './resolve.ts';
import type { Visitor } from './visitor.ts';
import { surveyOf } from './submit.ts';
import { openSurvey, type Place, takePost, type Visit } from './visit.ts';
import { formFields } from '../../public-app/survey/form.ts';

export interface PageParts {
  visitor: Visitor;
  renderPage: RenderPage;
  rateLimit: (rate: RateClass, caller: string) => Promise<void>;
}

const CODE_PATH = /^\/q\/([^/]+)\/?$/i;
const QUERY_PATH = /^\/node_query\/?$/;
const PREVIEW_PATH = /^\/survey_preview\/?$/;
const METHODS = ['GET', 'HEAD', 'POST'];

interface Pages extends PageParts {
  firstPages: FirstPages;
}

/** Answers the visitor's addresses, and hands everything else on. */
export function visitorPages(given: PageParts): Middleware {
  const parts: Pages = { ...given, firstPages: createFirstPages(given.renderPage) };
  return async (context: Context, next: Next) => {
    const isPreview = PREVIEW_PATH.test(context.path);
    const typed = typedCode(context);
    if (!isPreview && typed === null) return next();
    try {
      if (!METHODS.includes(context.method))
        throw methodNotAllowed({ parameters: { allowed: METHODS.join(', ') }, headers: { allow: METHODS.join(', ') } });
      await parts.rateLimit(context.method === 'POST' ? 'public' : 'read', context.ip);
      await respond(
        context,
        parts,
        isPreview ? await previewVisit(context, parts) : await codeVisit(context, parts, typed ?? ''),
      );
    } catch (error) {
      await fail(context, parts, error);
    }
  };
}

/** Null where the address is none of a code; '' where a code is still asked for. */
function typedCode(context: Context): string | null {
  if (QUERY_PATH.test(context.path)) return String(context.query['code'] ?? '');
  const found = CODE_PATH.exec(context.path)?.[1];
  if (found === undefined) return null;
  try {
    return decodeURIComponent(found);
  } catch {
    return found;
  }
}

async function codeVisit(context: Context, { visitor }: PageParts, typed: string): Promise<Visit> {
  const target = typed === '' ? null : await visitor.resolver.resolve(typed);
  if (!target) return notice(context, typed === '' ? 'code' : 'not_found');
  const form = context.method === 'POST' ? await readFormBody(context.req) : null;
  const survey = await surveyOf(visitor.resolver, target, versionOf(form));
  if (!survey || !target.unit) return notice(context, 'unused');
  const place = placeOf(context, visitor, target, { survey, name: target.unit.name });
  if (form) return takePost(context, place, form);
  const visit = openSurvey(context, place);
  if (context.method === 'GET') recordRead(context, visitor, target, visit.page.language);
  return visit;
}

const versionOf = (form: URLSearchParams | null): number | undefined => {
  const version = form?.get(formFields.version) ?? '';
  return /^[1-9]\d{0,14}$/.test(version) ? Number(version) : undefined;
};

const deviceOf = (context: Context) => ({ ip: context.ip, userAgent: context.get('user-agent') });

function placeOf(context: Context, visitor: Visitor, target: Resolved, shown: Pick<Place, 'survey' | 'name'>): Place {
  const kiosk = visitor.kiosks.read(target, context.query['kiosk']);
  return {
    ...shown,
    addressIn: (language) => `/Q/${target.code}?lang=${language}${kiosk === null ? '' : `&kiosk=${kiosk}`}`,
    submission: { address: '/api/setsurveyanswer/', code: target.code, ...(kiosk !== null && { kiosk }) },
    defaultLanguage: target.defaultLanguage,
    async store(answers, { partial, token, language }) {
      const person = visitor.kiosks.person(target, kiosk, token);
      const deviceHash = visitor.deviceHash({ ...deviceOf(context), person });
      try {
        await visitor.submit(target, {
          answers,
          partial,
          token,
          versionId: shown.survey.versionId,
          locale: language,
          deviceHash,
        });
      } catch (error) {
        visitor.log.error('an answer was not stored', { requestId: randomUUID(), error });
        throw error;
      }
    },
  };
}

function recordRead(context: Context, visitor: Visitor, target: Resolved, language: string): void {
  if (!target.unit) return;
  visitor.reads.record({
    companyId: target.companyId,
    nodeId: target.unit.id,
    codeId: target.codeId,
    locale: isLocale(language) ? language : 'en',
    isBot: isAutomated(context.headers),
    deviceHash: visitor.deviceHash(deviceOf(context)),
  });
}

async function previewVisit(context: Context, { visitor }: PageParts): Promise<Visit> {
  const key = String(context.query['key'] ?? '');
  const survey = visitor.previews.find(key);
  if (!survey) return notice(context, 'not_found');
  const place: Place = {
    survey,
    name: '',
    addressIn: (language) => `/survey_preview?key=${encodeURIComponent(key)}&lang=${language}`,
    submission: null,
    store: async () => undefined,
  };
  return context.method === 'POST'
    ? takePost(context, place, await readFormBody(context.req))
    : openSurvey(context, place);
}

const NOTICE_STATUS: Record<NoticePage['notice'], number> = {
  code: 200,
  unused: 200,
  not_found: 404,
  unavailable: 503,
};

function notice(context: Context, kind: NoticePage['notice']): Visit {
  const addressIn: AddressIn = (language) => {
    const query = new URLSearchParams({
      ...(context.query['code'] && { code: String(context.query['code']) }),
      lang: language,
    });
    return `${context.path}?${query.toString()}`;
  };
  const language = chooseLanguage(context, locales);
  return { page: noticePage(kind, language, addressIn), status: NOTICE_STATUS[kind] };
}

/** A script asks for the page as data, a browser gets it whole. Each page carries a token of its own: no one else keeps it. */
async function respond(context: Context, parts: Pages, visit: Visit): Promise<void> {
  const { page, status } = visit;
  context.status = status;
  context.set({ 'cache-control': 'no-store', 'content-language': page.language });
  context.vary(['accept', 'accept-language']);
  if (context.method === 'POST' && context.accepts('html', 'json') === 'json') {
    context.body = page;
    return;
  }
  const isPreview = page.kind === 'survey' && page.submission === null;
  const { html, styles, prepared } =
    visit.isFirst && page.kind === 'survey' && !isPreview
      ? await parts.firstPages(page)
      : { ...(await parts.renderPage(page)), prepared: null };
  context.set('content-security-policy', pagePolicy(styles, isPreview ? 'self' : 'none'));
  context.set('referrer-policy', 'no-referrer');
  context.type = 'text/html; charset=utf-8';
  context.body = prepared && page.kind === 'survey' ? preparedBody(context, prepared, page.token) : html;
}

/** Compressed in advance for every browser; what takes no gzip gets it plain, or compressed as it comes. */
function preparedBody(context: Context, prepared: PreparedPage, token: string): Buffer {
  if (context.acceptsEncodings('gzip', 'identity') !== 'gzip') return prepared.plain(token);
  context.set('content-encoding', 'gzip');
  return prepared.gzip(token);
}

/** What a visitor did wrong with a tool of their own is told as a problem document; what we did wrong, as a page. */
async function fail(context: Context, parts: Pages, error: unknown): Promise<void> {
  const { log } = parts.visitor;
  const requestId = randomUUID();
  const problem = toProblem(error, []);
  if (problem instanceof Problem && problem.status < 500)
    return respondProblem(context, error, { operation: null, locale: localeOf(context), requestId, log });
  log.error('a visitor’s page failed', { requestId, error });
  context.set({ 'retry-after': '5', 'x-request-id': requestId });
  return respond(context, parts, notice(context, 'unavailable'));
}
