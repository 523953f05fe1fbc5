/**
 * How a visitor came to a page, as far as a browser tells. A printed code and a link in a mail program look alike: both
 * open a browser from outside. So `scan` is what comes from outside by the address as it is printed.
 */
import type { IncomingHttpHeaders } from 'node:http';

export type Channel = 'scan' | 'link' | 'typed' | 'kiosk' | 'test';

export interface Opening {
  headers: IncomingHttpHeaders;
  /** Of the request, as it came. */
  path: string;
  code: string;
  isKiosk: boolean;
  /** By an address that somebody of the company was given to try the code. */
  isTest: boolean;
}

const ASKED_FOR = /^\/node_query\/?$/i;

/**
 * Null where a page of our own led here, as a change of the language does, or a look out of the back office: it is the same
 * visitor, or none. Fetch Metadata (https://www.w3.org/TR/fetch-metadata/) tells the site that a navigation comes from,
 * and `none` for one that no page began; browsers without it name the page before in Referer.
 */
export function channelOf({ headers, path, code, isKiosk, isTest }: Opening): Channel | null {
  if (isTest) return 'test';
  if (isKiosk) return 'kiosk';
  if (ASKED_FOR.test(path)) return 'typed';
  const site = headers['sec-fetch-site'] ?? (headers.referer ? 'cross-site' : 'none');
  if (site === 'same-origin') return null;
  if (site !== 'none') return 'link';
  return path === `/Q/${code}` ? 'scan' : 'typed';
}
