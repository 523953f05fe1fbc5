/** Serves the service worker of the visitor's pages, from where its scope covers them. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Context, Middleware, Next } from 'koa';

const ADDRESS = '/Q/worker.js';
/** It asks our own server and nobody else, and runs nothing but itself. */
const POLICY = "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** @param clientDirectory where the browser's part was built to */
export function visitorWorker(clientDirectory: string): Middleware {
  const file = path.join(clientDirectory, 'worker.js');
  let loaded: ReturnType<typeof load> | undefined;
  return async (context: Context, next: Next) => {
    if (context.path !== ADDRESS || !['GET', 'HEAD'].includes(context.method) || !existsSync(file)) return next();
    const { etag, ...bodies } = (loaded ??= load(file));
    context.set({
      'content-security-policy': POLICY,
      // A new version is found at the next visit.
      'cache-control': 'no-cache',
      // Who types an address may write /q/.
      'service-worker-allowed': '/',
    });
    context.etag = etag;
    context.status = 200;
    if (context.fresh) {
      context.status = 304;
      return;
    }
    // Browsers name gzip first, without meaning anything by it.
    const encoding = (['br', 'gzip'] as const).find((each) => context.acceptsEncodings(each) === each);
    context.type = 'text/javascript; charset=utf-8';
    if (encoding) context.set('content-encoding', encoding);
    context.body = encoding ? bodies[encoding] : bodies.plain;
  };
}

function load(file: string) {
  const plain = readFileSync(file);
  const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return { plain, br: brotliCompressSync(plain), gzip: gzipSync(plain), etag };
}
