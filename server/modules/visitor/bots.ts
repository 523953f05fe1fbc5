/** Which requests for a page no person is behind. */
import type { IncomingHttpHeaders } from 'node:http';

/**
 * Crawlers, link previews of messengers, monitors and plain HTTP clients by what they call themselves. Browsers inside
 * apps (Instagram, Facebook) are people.
 */
const BOTS =
  /(?<!cu)bot(?![a-z])|crawl|spider|slurp|facebookexternalhit|meta-externalagent|whatsapp\/|embedly|skypeuripreview|bingpreview|google-inspectiontool|lighthouse|pingdom|uptime|monitor|^curl|^wget|python-|^python|^java\/|okhttp|go-http-client|libwww|httpclient|^node|axios|^undici|guzzle|postman/i;

/** https://wicg.github.io/nav-speculation/prefetch.html, and what browsers sent before it. */
const PREFETCH_HEADERS = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

const isPrefetch = (headers: IncomingHttpHeaders): boolean =>
  PREFETCH_HEADERS.some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? '')));

/** True for bots, for prefetches, and for whoever does not say what it is. */
export function isAutomated(headers: IncomingHttpHeaders): boolean {
  const userAgent = headers['user-agent'] ?? '';
  return userAgent === '' || BOTS.test(userAgent) || isPrefetch(headers);
}
