/** What the server answers, where a screen is to be seen waiting, without rows, or when something has failed. */
import type { BrowserContext, Route } from 'playwright';

export type Condition = keyof typeof conditions;

/** Of the application itself, not of the screen. */
const BEFORE_ALL_SCREENS = /^\/api\/(jwt|account\/userinfo|account\/events|siteaddresses|feedback\/events)\b/;

const PROBLEM = {
  type: 'about:blank',
  status: 500,
  code: 'internal_error',
  title: 'Something went wrong',
  detail: 'Try again in a moment.',
};

const conditions = {
  /** Never answered: as seen by somebody whose network is slow. */
  loading: () => Promise.resolve(),
  /** No row in any list. */
  async empty(route: Route) {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-range': 'rows */0' };
    return route.fulfill({ status: response.status(), headers, json: [] });
  },
  error: (route: Route) => route.fulfill({ status: 500, contentType: 'application/problem+json', json: PROBLEM }),
};

/** Holds for every page of the profile. */
export async function applyCondition(context: BrowserContext, condition: Condition): Promise<void> {
  await context.route('**/api/**', async (route, request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (BEFORE_ALL_SCREENS.test(pathname) || request.method() !== 'GET') return route.continue();
    if (condition === 'empty' && !searchParams.has('range')) return route.continue();
    // A page that is left takes its requests with it.
    return conditions[condition](route).catch(() => undefined);
  });
}
