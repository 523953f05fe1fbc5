/** Compresses what is made per request; built files come precompressed. */
import { type Readable, Stream, type Transform } from 'node:stream';
import { constants } from 'node:zlib';
import compress from 'koa-compress';
import type { Context, Middleware, Next } from 'koa';

/** Below this a packet is not saved. */
const THRESHOLD_BYTES = 1024;
/** Of UTF-8, for a unit of a text in memory. */
const MOST_BYTES_A_CHARACTER = 3;
/** Of 11: near gzip's speed, a sixth smaller. A page of 20 kB then fits the first round trip of a connection. */
const BROTLI_QUALITY = 4;

/** For a caller who takes no coding at all, not even the plain text, the library has no answer: he gets it plain (RFC 9110, 12.5.3). */
export function compressed(): Middleware {
  const compressing = compressor();
  return async (context: Context, next: Next) => {
    context.vary('accept-encoding');
    await next();
    const plain = writtenOut(context);
    if (isSmall(plain) || !context.headers['accept-encoding']) return;
    if (context.acceptsEncodings('br', 'gzip', 'identity') === false) return;
    await compressing(context, nothing);
    const { body } = context;
    if (plain !== body && plain instanceof Stream && body instanceof Stream) join(plain as Readable, body as Transform);
  };
}

const nothing = (): Promise<void> => Promise.resolve();

/** The body; an object as its JSON, which all who look at its length would write anew. */
function writtenOut(context: Context): unknown {
  const { body } = context;
  if (typeof body !== 'object' || body === null || Buffer.isBuffer(body) || body instanceof Stream) return body;
  const text = JSON.stringify(body);
  context.body = text;
  return text;
}

/** A text of so many characters has at least as many bytes: one that is small in both is told by the library. */
const isSmall = (body: unknown): boolean =>
  body === null ||
  body === undefined ||
  ((typeof body === 'string' || Buffer.isBuffer(body)) && body.length < THRESHOLD_BYTES / MOST_BYTES_A_CHARACTER);

/** The library pipes, which neither tells the caller's side of a failure nor the source of a caller who has gone. */
function join(plain: Readable, compressor: Transform): void {
  plain.once('error', (error) => compressor.destroy(error));
  compressor.once('close', () => plain.destroy());
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
