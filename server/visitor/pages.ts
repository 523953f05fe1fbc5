/** The visitor's pages: /Q/{code}, /node_query and /survey_preview. */
import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Context, Middleware, Next } from 'koa';
import type { NoticePage } from '../../public-app/page.ts';
import { mediaNotAccepted, methodNotAllowed, Problem } from '../errors.ts';
import { isLocale, locales } from '../i18n/locales.ts';
import { toProblem } from '../kernel/database-errors.ts';
import { retryAfter } from '../overload/admission.ts';
import { localeOf, respondProblem } from '../pipeline.ts';
import type { RateClass } from '../registry.ts';
import { codeAddress, type CodeAddress } from './address.ts';
import { visitAnswer } from './afterwards.ts';
import { isAutomated } from './bots.ts';
import { chooseLanguage } from './choose-language.ts';
import { visitContact } from './contact.ts';
import { type PostedForm, readFormBody, removeFiles } from './form-body.ts';
import { storeFormFiles } from './form-files.ts';
import { createFirstPages, type FirstPages } from './first-pages.ts';
import { visitLinks } from './link-list.ts';
import { onwardsFrom } from './onwards.ts';
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
    const address = codeAddress(context);
    if (!isPreview && address === null) return next();
    try {
      if (!METHODS.includes(context.method))
        throw methodNotAllowed({ parameters: { allowed: METHODS.join(', ') }, headers: { allow: METHODS.join(', ') } });
      await parts.rateLimit(rateOf(context, address), context.ip);
      const visit = address ? codeVisit(context, parts, address) : previewVisit(context, parts);
      await respond(context, parts, await visit);
    } catch (error) {
      await fail(context, parts, error);
    }
  };
}

/** Visitors' own codes are asked for one by one. */
const rateOf = ({ method }: Context, address: CodeAddress | null): RateClass =>
  address?.part === 'answer' ? 'answer' : method === 'POST' ? 'public' : 'read';

async function codeVisit(context: Context, { visitor }: PageParts, address: CodeAddress): Promise<Visit> {
  const { typed, part } = address;
  const target = typed === '' ? null : await visitor.resolver.resolve(typed);
  if (!target) return notice(context, typed === '' ? 'code' : 'not_found');
  if (part === 'answer') return visitAnswer(context, visitor, target, address.answer);
  const links = opensLinks(context, visitor, target, part) ? await visitLinks(context, visitor.resolver, target) : null;
  const visit = links ?? (await surveyVisit(context, visitor, target, part));
  // From one page of the code to another it is the same visitor.
  if (context.method === 'GET' && part === null) recordRead(context, visitor, target, visit.page);
  return visit;
}

/** A code opens its links first where their list says so and something is asked as well. */
function opensLinks(
  { method, query }: Context,
  { kiosks }: Visitor,
  target: Resolved,
  part: CodeAddress['part'],
): boolean {
  if (method === 'POST' || part === 'survey') return false;
  const isFirst = target.links?.first === true && target.versionId !== null;
  return part === 'links' || (isFirst && kiosks.read(target, query['kiosk']) === null);
}

async function surveyVisit(
  context: Context,
  visitor: Visitor,
  target: Resolved,
  part: CodeAddress['part'],
): Promise<Visit> {
  const path = part === 'survey' ? `/Q/${target.code}/survey` : `/Q/${target.code}`;
  if (context.method !== 'POST') return placeVisit(context, visitor, target, { path, form: null });
  const form = await readFormBody(context.req, (stream) => visitor.media.receive(stream));
  try {
    return await placeVisit(context, visitor, target, { path, form });
  } finally {
    await removeFiles(form);
  }
}

async function placeVisit(
  context: Context,
  visitor: Visitor,
  target: Resolved,
  { path, form }: { path: string; form: PostedForm | null },
): Promise<Visit> {
  const survey = await surveyOf(visitor.resolver, target, versionOf(form));
  if (!survey || !target.unit)
    return target.contact ? visitContact(context, target, target.contact) : notice(context, 'unused');
  const place = placeOf(context, visitor, target, { survey, name: target.unit.name, path });
  if (!form) return openSurvey(context, place);
  const { media } = visitor;
  const takeFiles = (token: string) => storeFormFiles({ media, target, survey, token }, form);
  return takePost(context, { ...place, takeFiles }, form.fields);
}

/** A preview stores nothing. */
async function letGo(stream: Readable): Promise<never> {
  stream.resume();
  throw mediaNotAccepted();
}

const versionOf = (form: PostedForm | null): number | undefined => {
  const version = form?.fields.get(formFields.version) ?? '';
  return /^[1-9]\d{0,14}$/.test(version) ? Number(version) : undefined;
};

const deviceOf = (context: Context) => ({ ip: context.ip, userAgent: context.get('user-agent') });

interface Shown extends Pick<Place, 'survey' | 'name'> {
  path: string;
}

function placeOf(context: Context, visitor: Visitor, target: Resolved, { path, ...shown }: Shown): Place {
  const kiosk = visitor.kiosks.read(target, context.query['kiosk']);
  return {
    ...shown,
    addressIn: (language) => `${path}?lang=${language}${kiosk === null ? '' : `&kiosk=${kiosk}`}`,
    onwards: kiosk === null ? onwardsFrom(target, shown.survey) : undefined,
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
        if (!(error instanceof Problem))
          visitor.log.error('an answer was not stored', { requestId: randomUUID(), error });
        throw error;
      }
    },
  };
}

function recordRead(context: Context, visitor: Visitor, target: Resolved, { kind, language }: Visit['page']): void {
  if (!target.unit || (kind !== 'survey' && kind !== 'links')) return;
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
  const preview = await visitor.previews.find(key);
  if (!preview) return notice(context, 'not_found');
  const place: Place = {
    survey: preview.survey,
    name: '',
    addressIn: (language) => `/survey_preview?key=${encodeURIComponent(key)}&lang=${language}`,
    submission: null,
    store: async () => undefined,
  };
  return context.method === 'POST'
    ? takePost(context, place, (await readFormBody(context.req, letGo)).fields)
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
  if (status === 503) context.set(retryAfter());
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
