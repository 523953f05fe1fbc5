/**
 * Brotli around tokens that are put in per request, as `prepared-page.ts` does with deflate: a token goes between as an
 * uncompressed meta-block (RFC 7932, 9.2). What else a decoder carries from one meta-block into the next must not depend
 * on it: the last distances (a stand-in of bytes that no text has is copied from nowhere), and the last two bytes, by
 * which literals are coded (those after the token are a meta-block of their own, too short to be compressed).
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { brotliDecompress, constants, createBrotliCompress } from 'node:zlib';

const decompressed = promisify(brotliDecompress);

const TOKEN_BYTES = 36;
const CONTEXT_BYTES = 2;
/** Never in a page: control characters, and bytes that UTF-8 does not have. One more than a token, and a prime number. */
const STRANGE_BYTES = [
  ...Array.from({ length: 9 }, (_, at) => at),
  ...Array.from({ length: 20 }, (_, at) => 0x0c + at).filter((byte) => byte !== 0x0d),
  ...Array.from({ length: 9 }, (_, at) => 0xf7 + at),
];

/** In the time of gzip at its hardest, a fifteenth smaller: many pages are made for one visitor and the next day's. */
const QUALITY = 6;

/** Steps of another width each: no two of them have a pair of bytes in common. */
const standIn = (place: number): Buffer =>
  Buffer.from(Array.from({ length: TOKEN_BYTES }, (_, at) => STRANGE_BYTES[(at * place) % STRANGE_BYTES.length] ?? 0));

/** ISLAST 0, four nibbles of the length less one, ISUNCOMPRESSED 1; filled up to whole bytes. */
const UNCOMPRESSED = Buffer.alloc(3);
UNCOMPRESSED.writeUIntLE(((TOKEN_BYTES - 1) << 3) | (1 << 19), 0, 3);

/** Of a window of n bits, 2^n less this can be referred to (RFC 7932, 9.1). */
const WINDOW_GAP = 16;

export type BrotliPage = (token: string) => Buffer;

/**
 * @param parts the text around the tokens, each a uuid
 * Fails where what comes out would not be the page.
 */
export async function brotliAround(parts: Buffer[]): Promise<BrotliPage> {
  const compressed = await compressParts(parts);
  const page: BrotliPage = (token) => {
    const stored = Buffer.concat([UNCOMPRESSED, Buffer.from(token)]);
    return Buffer.concat(compressed.flatMap((part, at) => (at === 0 ? [part] : [stored, part])));
  };
  const token = randomUUID();
  const expected = parts.map((part) => part.toString()).join(token);
  if ((await decompressed(page(token))).toString() !== expected)
    throw new Error('Brotli compressed a page in a way that takes no token.');
  return page;
}

/** Bits of the window that holds the whole page: by default an encoder takes 4 MiB for it, however short the page is. */
const windowFor = (bytes: number): number =>
  Math.min(
    constants.BROTLI_DEFAULT_WINDOW,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes + WINDOW_GAP))),
  );

async function compressParts(parts: Buffer[]): Promise<Buffer[]> {
  const bytes = parts.reduce((sum, part) => sum + part.length + TOKEN_BYTES, 0);
  const encoder = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes),
    },
  });
  let out: Buffer[] = [];
  encoder.on('data', (chunk: Buffer) => out.push(chunk));
  const taken = (): Buffer => {
    const bytes = Buffer.concat(out);
    out = [];
    return bytes;
  };
  const add = async (bytes: Buffer): Promise<Buffer> => {
    encoder.write(bytes);
    await new Promise<void>((resolve) => encoder.flush(constants.BROTLI_OPERATION_FLUSH, resolve));
    return taken();
  };
  const compressed: Buffer[] = [];
  for (const [at, part] of parts.entries()) {
    if (at > 0) await add(standIn(at));
    const context = at === 0 ? 0 : CONTEXT_BYTES;
    const before = context > 0 ? [await add(part.subarray(0, context))] : [];
    compressed.push(Buffer.concat([...before, await add(part.subarray(context))]));
  }
  encoder.end();
  await once(encoder, 'end');
  return [...compressed.slice(0, -1), Buffer.concat([...compressed.slice(-1), taken()])];
}
