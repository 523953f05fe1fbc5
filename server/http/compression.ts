/** Compresses what is made per request; built files come precompressed. */
import { constants } from 'node:zlib';
import compress from 'koa-compress';
import type { Context, Middleware, Next } from 'koa';

/** Below this a packet is not saved. */
const THRESHOLD_BYTES = 1024;
/** Of 11: near gzip's speed, a sixth smaller. A page of 20 kB then fits the first round trip of a connection. */
const BROTLI_QUALITY = 4;

/** For a caller who takes no coding at all, not even the plain text, the library has no answer: he gets it plain (RFC 9110, 12.5.3). */
export function compressed(): Middleware {
  const compressing = compressor();
  return async (context: Context, next: Next) => {
    if (context.acceptsEncodings('br', 'gzip', 'identity') === false) context.compress = false;
    await compressing(context, next);
  };
}

const compressor = (): Middleware =>
  compress({
    threshold: THRESHOLD_BYTES,
    br: {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    },
    gzip: {},
    deflate: false,
  });
