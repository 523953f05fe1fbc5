/**
 * Pages of codes that go out again as they went out before: the first page of a survey, asked for by its plain address.
 * What is answered to one visitor is answered to the next who asks for the same in the same words, but for the token, the
 * device's cookie and the request's id. So its head and its compressed body are kept, and sent without all that lies
 * between a request and its page; only while what the code leads to is fresh in memory, and one visitor after the other is
 * counted, limited and noted as on the long way.
 */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Context } from 'koa';
import { LRUCache } from 'lru-cache';
import type { Page } from '../../../public-app/page.ts';
import type { RateClass } from '../../access/rate-class.ts';
import { addressOf, isSecure } from '../../http/request-bounds/address.ts';
import { requestIdFor } from '../../http/request.ts';
import { deviceCookie } from './device-token.ts';
import { recordRead } from './record-read.ts';
import type { Resolved } from './resolve.ts';
import type { Visitor } from './visitor.ts';

/** A page that was answered, as it can be answered again. */
export interface ReadyPage {
  target: Resolved;
  page: Pick<Page, 'kind' | 'language'>;
  /** The whole of it, compressed as the answer's head says. */
  body: (token: string) => Buffer;
}

export interface ReadyPages {
  /** Notes what is answered to a request, once its head is complete. */
  keep(context: Context, page: ReadyPage): void;
  /** Answers by itself what it can, and hands everything else on. */
  before(listener: RequestListener): RequestListener;
}

export interface ReadyPageParts {
  visitor: Pick<Visitor, 'resolver' | 'devices' | 'reads' | 'deviceHash'>;
  trustedProxies: 0 | 1;
  rateLimit: (rate: RateClass, caller: string) => Promise<void>;
  /** Is told of each answer before it goes out. */
  observe: (response: ServerResponse, answered: { id: string; name: string; method: string }) => void;
}

/** A head and its key are some 3 KB. */
const MAX_PAGES = 2_000;
/** What a request for one is called. */
const NAME = 'visitor.code';
/** The plain address of a code, as it is printed and as people type it. */
const PLAIN_ADDRESS = /^\/q\/[^/?#%]+$/i;
/** What each visitor gets anew. */
const OF_ONE_VISITOR = new Set(['x-request-id', 'set-cookie', 'content-length']);

interface Kept extends ReadyPage {
  /** Names and values in turn. */
  head: readonly string[];
}

export function createReadyPages({ visitor, trustedProxies, rateLimit, observe }: ReadyPageParts): ReadyPages {
  const pages = new LRUCache<string, Kept>({ max: MAX_PAGES });

  /** All that a page depends on in a request for a plain address. */
  const keyOf = (request: IncomingMessage): string => {
    const { 'accept-language': languages, 'accept-encoding': codings } = request.headers;
    return `${request.url}\n${languages}\n${String(codings)}\n${isSecure(request, trustedProxies)}`;
  };

  function find(request: IncomingMessage): Kept | undefined {
    if (request.method !== 'GET' || !PLAIN_ADDRESS.test(request.url ?? '')) return undefined;
    const kept = pages.get(keyOf(request));
    return kept && visitor.resolver.isFresh(kept.target) ? kept : undefined;
  }

  function send(request: IncomingMessage, response: ServerResponse, { target, page, head, body }: Kept): void {
    const id = requestIdFor(request.headers, trustedProxies > 0);
    const bytes = body(randomUUID());
    const own = ['x-request-id', id, 'content-length', String(bytes.length)];
    if (!visitor.devices.read(request.headers.cookie))
      own.push('set-cookie', deviceCookie(visitor.devices.issue(), isSecure(request, trustedProxies)));
    observe(response, { id, name: NAME, method: 'GET' });
    const { headers, url = '' } = request;
    const opened = { headers, path: url, ip: addressOf(request, trustedProxies), isKiosk: false, isTest: false };
    recordRead(opened, visitor, target, page);
    response.writeHead(200, [...head, ...own]);
    response.end(bytes);
  }

  return {
    keep({ req, res, status }, page) {
      if (status !== 200 || req.method !== 'GET' || !PLAIN_ADDRESS.test(req.url ?? '')) return;
      const head = Object.entries(res.getHeaders())
        .filter(([name]) => !OF_ONE_VISITOR.has(name))
        .flatMap(([name, value]) => [name, String(value)]);
      pages.set(keyOf(req), { ...page, head });
    },
    before: (listener) => (request, response) => {
      const kept = find(request);
      if (!kept) return listener(request, response);
      // Who asks too often is refused on the long way, in words.
      rateLimit('read', addressOf(request, trustedProxies)).then(
        () => send(request, response, kept),
        () => listener(request, response),
      );
    },
  };
}
