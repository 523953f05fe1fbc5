/** First pages of surveys, rendered once and kept: what differs from visitor to visitor is their token alone. */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { SurveyPage } from '../../../public-app/page.ts';
import { memoizeByIdentity } from '../../validation/memoize-by-identity.ts';
import { type PreparedPage, preparePage, TOKEN_PLACE } from './prepared-page.ts';
import type { RenderedPage, RenderPage } from './render.ts';

const MAX_BYTES = 64 * 1024 * 1024;
/** Of previews, which nobody but their designers looks at. */
const MAX_PREVIEW_BYTES = 8 * 1024 * 1024;

export interface FirstPage extends RenderedPage {
  /** Null where no token can be put into the rendered page: it is made for one visitor. */
  prepared: PreparedPage | null;
}

export type FirstPages = (page: SurveyPage) => Promise<FirstPage>;

/**
 * What else a page is made of is its key. A version and a language stand for the two large parts, the survey in that
 * language and the product's texts.
 */
const keyOf = ({ survey: _survey, messages: _messages, token: _token, ...page }: SurveyPage): string =>
  JSON.stringify(page);

/** Of the pages as they are kept for a survey that stays the same. */
const digestOf = memoizeByIdentity((pages: object) =>
  createHash('sha256').update(JSON.stringify(pages)).digest('base64'),
);

/** A preview belongs to no version, so that its survey stands for itself. */
const previewKeyOf = (page: SurveyPage): string => {
  const { pages, ...around } = page.survey;
  return keyOf(page) + JSON.stringify(around) + digestOf(pages);
};

/** Those of previews, apart from the others: whoever looks at many pushes no visitor's page out. */
export const createPreviewPages = (renderPage: RenderPage): FirstPages =>
  createFirstPages(renderPage, { maxBytes: MAX_PREVIEW_BYTES, key: previewKeyOf });

export function createFirstPages(
  renderPage: RenderPage,
  { maxBytes = MAX_BYTES, key = keyOf }: { maxBytes?: number; key?: (page: SurveyPage) => string } = {},
): FirstPages {
  const pages = new LRUCache<string, FirstPage, SurveyPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ prepared }, { length }) => (prepared?.bytes ?? 0) + 2 * length + 1024,
    fetchMethod: async (_key, _stale, { context: page }) => {
      const rendered = await renderPage({ ...page, token: TOKEN_PLACE });
      const prepared = await preparePage(rendered.html);
      return { ...rendered, html: '', prepared };
    },
  });
  return async (page) => {
    const first = await pages.fetch(key(page), { context: page });
    return first?.prepared ? first : { ...(await renderPage(page)), prepared: null };
  };
}
