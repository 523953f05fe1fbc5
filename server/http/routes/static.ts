/** The built front ends: hashed assets that never change, and the admin's document for every other address. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { Context, Middleware, Next } from 'koa';
import serve from 'koa-static';
import { contentSecurityPolicy } from '../headers.ts';

const YEAR_MS = 365 * 24 * 3600 * 1000;
/** No address of ours: asked for by who looks for secrets, and a page would read as if there were some. */
const HIDDEN = /\/\./;
const NONCE_PLACE = '__CSP_NONCE__';
/** The one page of the back office that search engines may lead to; all others are somebody's own, or a step of one's way. */
const FOUND_BY_SEARCH = '/login';

export interface BuiltFrontEnds {
  /** Folder of the admin's build. */
  admin: string;
  /** Folder of the public page's client build; absent: there is none. */
  publicClient?: string;
}

/** Of a drawing: its type is one of XML, whose charset koa leaves out. */
function sayCharset(response: ServerResponse, file: string): void {
  if (/\.svg(?:\.br|\.gz)?$/.test(file)) response.setHeader('content-type', 'image/svg+xml; charset=utf-8');
}

/** Serves files whose names carry a hash of their content, precompressed where the build made it so. */
function assets(folder: string, prefix: string): Middleware {
  const files = serve(folder, {
    maxage: YEAR_MS,
    immutable: true,
    index: false,
    setHeaders: sayCharset,
    brotli: true,
    gzip: true,
  });
  return async (context: Context, next: Next) => {
    if (!context.path.startsWith(prefix)) return next();
    const asked = context.path;
    context.path = asked.slice(prefix.length - 1);
    await files(context, async () => undefined);
    context.path = asked;
  };
}

/** The admin is one page: each of its addresses gets the document, with a fresh nonce for the styles that MUI writes. */
function adminDocument(folder: string): Middleware {
  const file = path.join(folder, 'index.html');
  const document = existsSync(file) ? readFileSync(file, 'utf8') : null;
  return async (context: Context, next: Next) => {
    const wantsPage = context.method === 'GET' || context.method === 'HEAD';
    const isPage = path.extname(context.path) === '' && !HIDDEN.test(context.path);
    if (!wantsPage || document === null || !isPage) return next();
    const nonce = randomBytes(16).toString('base64url');
    context.set('content-security-policy', contentSecurityPolicy(nonce));
    context.set('cache-control', 'no-cache');
    if (context.path !== FOUND_BY_SEARCH) context.set('x-robots-tag', 'noindex');
    context.type = 'html';
    context.body = document.replaceAll(NONCE_PLACE, nonce);
  };
}

/**
 * An address that can't be a file's (a broken escape, a way out of the folder) is one that leads nowhere. Thrown on, it
 * would lose the security headers and fill the log.
 */
async function refuseOddAddresses(context: Context, next: Next): Promise<void> {
  try {
    await next();
  } catch (error) {
    if (!(error instanceof Error && 'expose' in error && error.expose === true)) throw error;
    context.status = 404;
  }
}

/** What is served as a file is compressed by the build or not at all: one sender would keep every processor busy. */
const precompressed =
  (files: Middleware): Middleware =>
  async (context: Context, next: Next) => {
    const { compress } = context;
    context.compress = false;
    await files(context, async () => {
      context.compress = compress;
      await next();
    });
  };

export function frontEndMiddleware({ admin, publicClient }: BuiltFrontEnds): Middleware[] {
  return [
    refuseOddAddresses,
    precompressed(assets(path.join(admin, 'assets'), '/assets/')),
    ...(publicClient === undefined ? [] : [precompressed(assets(publicClient, '/public-assets/'))]),
    precompressed(serve(admin, { index: false, setHeaders: sayCharset, maxage: 3600_000 }) as Middleware),
    adminDocument(admin),
  ];
}
