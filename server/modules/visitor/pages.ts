/** The visitor's pages: /Q/{code}, /node_query and /survey_preview. */
import type { Context, Middleware, Next } from 'koa';
import { isShuffled } from '../../../shared/survey/arranged.ts';
import { methodNotAllowed, Problem, mediaNotAccepted } from '../../errors.ts';
import { toProblem } from '../../database/database-errors.ts';
import { nameRequest, requestIdOf } from '../../http/request.ts';
import { retryAfter } from '../../http/overload/admission.ts';
import type { HeavyWork } from '../../http/overload/heavy-work.ts';
import { localeOf, respondProblem } from '../../http/pipeline.ts';
import type { RateClass } from '../../access/rate-class.ts';
import { codeAddress, type CodeAddress } from './address.ts';
import { codeVisit } from './code-visit.ts';
import { createFirstPages, createPreviewPages, type FirstPages } from './first-pages.ts';
import { rendersInTurn } from './heavy-pages.ts';
import { notice } from './notice.ts';
import type { PreparedPage } from './prepared-page.ts';
import type { ReadyPages } from './ready-pages.ts';
import { pagePolicy, type RenderPage } from './render.ts';
import { type Visit, openSurvey, type Place, takePost } from './visit.ts';
import type { Visitor } from './visitor.ts';
import type { Readable } from 'node:stream';
import { readFormBody } from './form-body.ts';

export interface PageParts {
  visitor: Visitor;
  renderPage: RenderPage;
  /** For pages of many controls; absent: as all others. */
  renderLongPage?: RenderPage | undefined;
  rateLimit: (rate: RateClass, caller: string) => Promise<void>;
  heavyWork: HeavyWork;
  /** Where pages are kept that go out again as they are. */
  readyPages: Pick<ReadyPages, 'keep'>;
}

const PREVIEW_PATH = /^\/survey_preview\/?$/;
const METHODS = ['GET', 'HEAD', 'POST'];

interface Pages extends PageParts {
  firstPages: FirstPages;
  previewPages: FirstPages;
}

/** Answers the visitor's addresses, and hands everything else on. */
export function visitorPages(given: PageParts): Middleware {
  const renderPage = rendersInTurn(given.renderPage, given.heavyWork, given.renderLongPage);
  const parts: Pages = {
    ...given,
    renderPage,
    // Rendered once for all visitors, so that none of them waits for the turn of another.
    firstPages: createFirstPages(given.renderPage),
    previewPages: createPreviewPages(renderPage),
  };
  return async (context: Context, next: Next) => {
    const isPreview = PREVIEW_PATH.test(context.path);
    const address = codeAddress(context);
    if (!isPreview && address === null) return next();
    nameRequest(context, address ? `visitor.${address.part ?? 'code'}` : 'visitor.preview');
    try {
      if (!METHODS.includes(context.method))
        throw methodNotAllowed({ parameters: { allowed: METHODS.join(', ') }, headers: { allow: METHODS.join(', ') } });
      await parts.rateLimit(rateOf(context, address), context.ip);
      const { visitor } = parts;
      const visit = address ? codeVisit(context, visitor, address) : previewVisit(context, visitor);
      await respond(context, parts, await visit);
    } catch (error) {
      await fail(context, parts, error);
    }
  };
}

/** Visitors' own codes are asked for one by one; a preview is looked at by few, and rendered for them. */
const rateOf = ({ method }: Context, address: CodeAddress | null): RateClass =>
  address?.part === 'answer' ? 'answer' : method === 'POST' || address === null ? 'public' : 'read';

/** A script asks for the page as data, a browser gets it whole. Each page carries a token of its own: no one else keeps it. */
async function respond(context: Context, parts: Pages, visit: Visit): Promise<void> {
  const { page, status } = visit;
  context.status = status;
  if (status === 503 && context.response.get('retry-after') === '') context.set(retryAfter());
  context.set({ 'cache-control': 'no-store', 'content-language': page.language });
  context.vary(['accept', 'accept-language']);
  if (context.method === 'POST' && context.accepts('html', 'json') === 'json') {
    context.body = page;
    return;
  }
  const isPreview = page.kind === 'survey' && page.submission === null;
  const { html, styles, prepared } =
    visit.isFirst && page.kind === 'survey' && !isShuffled(page.survey)
      ? await (isPreview ? parts.previewPages : parts.firstPages)(page)
      : { ...(await parts.renderPage(page)), prepared: null };
  // A preview may be framed by the designer's screen.
  context.set('content-security-policy', pagePolicy(styles, isPreview ? ["'self'"] : (visit.framedBy ?? [])));
  context.set('referrer-policy', 'no-referrer');
  context.type = 'text/html; charset=utf-8';
  if (!prepared || page.kind !== 'survey') {
    context.body = html;
    return;
  }
  const body = preparedBody(context, prepared);
  context.body = body(page.token);
  // What was compressed here, nothing that follows compresses.
  if (visit.readyFor && context.response.get('content-encoding') !== '')
    parts.readyPages.keep(context, {
      target: visit.readyFor,
      page: { kind: page.kind, language: page.language },
      body,
    });
}

/** Compressed in advance for every browser; what takes neither coding gets it plain, or compressed as it comes. */
function preparedBody(context: Context, prepared: PreparedPage): (token: string) => Buffer {
  // Browsers name gzip first, without meaning anything by it.
  const coding = (['br', 'gzip'] as const).find((each) => context.acceptsEncodings(each) === each);
  const [compressed, name] =
    coding === 'br' && prepared.brotli ? [prepared.brotli, 'br'] : coding ? [prepared.gzip, 'gzip'] : [prepared.plain];
  if (name) context.set('content-encoding', name);
  return compressed;
}

/** What a visitor did wrong with a tool of their own is told as a problem document; what we did wrong or have no time for, as a page. */
async function fail(context: Context, parts: Pages, error: unknown): Promise<void> {
  const { log } = parts.visitor;
  const requestId = requestIdOf(context);
  const problem = toProblem(error, []);
  if (problem instanceof Problem && problem.status < 500)
    return respondProblem(context, error, { operation: null, locale: localeOf(context), requestId, log });
  const isBusy = problem instanceof Problem && problem.code === 'overloaded';
  if (!isBusy) log.error('a visitor’s page failed', { requestId, error });
  if (isBusy) context.set(problem.headers);
  return respond(context, parts, notice(context, 'unavailable'));
}

/** A survey as its designer looks at it, under a signed link: nothing is stored. */
async function previewVisit(context: Context, visitor: Visitor): Promise<Visit> {
  const key = String(context.query['key'] ?? '');
  const preview = await visitor.previews.find(key);
  if (!preview) return notice(context, 'not_found');
  const place: Place = {
    survey: preview.survey,
    name: '',
    addressIn: (language) => `/survey_preview?key=${encodeURIComponent(key)}&lang=${language}`,
    submission: null,
    leads: true,
    showsLogo: true,
    store: async () => undefined,
  };
  return context.method === 'POST'
    ? takePost(context, place, (await readFormBody(context.req, letGo)).fields)
    : openSurvey(context, place);
}

async function letGo(stream: Readable): Promise<never> {
  stream.resume();
  throw mediaNotAccepted();
}
