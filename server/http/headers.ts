/** Security headers of every answer. No inline script or style anywhere, so the policy needs no exception for them. */
import type { Context, Next } from 'koa';

/**
 * MUI writes its styles at run time; they carry the page's nonce, which the admin's document gets per request. That
 * page alone may also compile WebAssembly: where browsers read no QR codes by themselves, it does so with ZXing.
 */
export const contentSecurityPolicy = (nonce?: string): string =>
  [
    "default-src 'self'",
    `script-src 'self'${nonce ? " 'wasm-unsafe-eval'" : ''}`,
    `style-src 'self'${nonce ? ` 'nonce-${nonce}'` : ''}`,
    "img-src 'self' data: blob:",
    // Recordings are read with the session's token, which an address can't carry.
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const OF_EVERY_ANSWER = Object.entries({
  // Of every answer but the admin's document.
  'content-security-policy': contentSecurityPolicy(),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
});

/**
 * Sets them before what follows, which may set its own; afterwards keeps failures out of caches, unless it was said
 * otherwise.
 */
export async function securityHeaders(context: Context, next: Next): Promise<void> {
  for (const [name, value] of OF_EVERY_ANSWER) context.res.setHeader(name, value);
  if (context.secure) context.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
  await next();
  // What is missing or refused now may be there in a moment.
  if (context.status >= 400 && !context.response.get('cache-control')) context.set('cache-control', 'no-store');
}
