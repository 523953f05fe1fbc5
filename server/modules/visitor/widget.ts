/** Serves the script by which other sites show a survey on their pages. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Context, Middleware, Next } from 'koa';
import { type FixedBody, fixedBody, sendFixed } from '../../http/fixed-body.ts';

const ADDRESS = '/widget.js';
/** Whoever opens it by itself runs nothing. */
const POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";
/** Its address stays, so that a new version is found within the hour. */
const CACHED_SECONDS = 3600;

/** @param clientDirectory where the browser's part was built to */
export function visitorWidget(clientDirectory: string): Middleware {
  const file = path.join(clientDirectory, 'widget.js');
  let loaded: FixedBody | undefined;
  return async (context: Context, next: Next) => {
    if (context.path !== ADDRESS || !['GET', 'HEAD'].includes(context.method) || !existsSync(file)) return next();
    loaded ??= fixedBody(readFileSync(file));
    context.set({
      'content-security-policy': POLICY,
      'cache-control': `public, max-age=${CACHED_SECONDS}`,
      // Any site may include it, also one that lets in nothing of others that does not say so.
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
    });
    context.vary('accept-encoding');
    context.type = 'text/javascript; charset=utf-8';
    await sendFixed(context, loaded);
  };
}
