/** Serves the service worker of the visitor's pages, from where its scope covers them. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Context, Middleware, Next } from 'koa';
import { type FixedBody, fixedBody, sendFixed } from '../../http/fixed-body.ts';

const ADDRESS = '/Q/worker.js';
/** It asks our own server and nobody else, and runs nothing but itself. */
const POLICY = "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** @param clientDirectory where the browser's part was built to */
export function visitorWorker(clientDirectory: string): Middleware {
  const file = path.join(clientDirectory, 'worker.js');
  let loaded: FixedBody | undefined;
  return async (context: Context, next: Next) => {
    if (context.path !== ADDRESS || !['GET', 'HEAD'].includes(context.method) || !existsSync(file)) return next();
    loaded ??= fixedBody(readFileSync(file));
    context.set({
      'content-security-policy': POLICY,
      // A new version is found at the next visit.
      'cache-control': 'no-cache',
      // Who types an address may write /q/.
      'service-worker-allowed': '/',
    });
    context.type = 'text/javascript; charset=utf-8';
    await sendFixed(context, loaded);
  };
}
