/** Bodies that are the same for everybody: compressed once, not per request, and not sent to who has them. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'koa';

/** The hardest levels that stay within a second or so for a megabyte; it is done once. */
const BROTLI_QUALITY = 9;
const GZIP_LEVEL = 9;

export interface FixedBody {
  /** Of the plain bytes, for whoever has them already. */
  etag: string;
  plain: Buffer;
  /** Compressed when first asked for; the same bytes from then on. */
  in(coding: Coding): Promise<Buffer>;
}

/** Browsers name gzip first, without meaning anything by it: the smaller one goes first here. */
const CODINGS = ['br', 'gzip'] as const;
type Coding = (typeof CODINGS)[number];

const compressors: Record<Coding, (plain: Buffer) => Promise<Buffer>> = {
  br: (plain) =>
    promisify(brotliCompress)(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
  gzip: (plain) => promisify(gzip)(plain, { level: GZIP_LEVEL }),
};

/** Compresses nothing yet: each coding when it is first asked for, and once. */
export function fixedBody(text: string | Buffer): FixedBody {
  const plain = Buffer.from(text);
  const made = new Map<Coding, Promise<Buffer>>();
  return {
    etag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    plain,
    in(coding) {
      const known = made.get(coding) ?? compressors[coding](plain);
      made.set(coding, known);
      return known;
    },
  };
}

/** Sends a body in the coding that the caller takes, or 304 to who has it. The headers are the caller's to set. */
export async function sendFixed(context: Context, body: FixedBody): Promise<void> {
  // Else another coding, asked for alone, would be made anew for each request.
  context.compress = false;
  context.etag = body.etag;
  context.status = 200;
  if (context.fresh) {
    context.status = 304;
    return;
  }
  const coding = CODINGS.find((each) => context.acceptsEncodings(each) === each);
  if (coding) context.set('content-encoding', coding);
  context.body = coding ? await body.in(coding) : body.plain;
}
