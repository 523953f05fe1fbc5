/**
 * A rendered page whose token is put in per request, plain or compressed. Deflate has no state but its window, so the
 * text around the token is compressed in advance, and the token goes between as a stored block (RFC 1951, 3.2.4).
 */
import { constants, crc32, deflateRawSync } from 'node:zlib';
import { brotliAround, type BrotliPage } from './brotli-page.ts';

/**
 * Where the token will stand, and as long as one (a uuid). No text has a run of this character, so that nothing of what
 * is compressed refers into it.
 */
export const TOKEN_PLACE = '\x7f'.repeat(36);

/** How far back deflate refers. */
const WINDOW_BYTES = 32 * 1024;
/** RFC 1952: deflate, no name, no time, made on an unknown system. */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]);

export interface PreparedPage {
  plain: (token: string) => Buffer;
  gzip: (token: string) => Buffer;
  /** Null where the encoder takes no token; gzip does. */
  brotli: BrotliPage | null;
  /** What it takes in memory. */
  bytes: number;
}

/** Null for a page that has no place for a token, or a text with the place's character in it. */
export async function preparePage(html: string): Promise<PreparedPage | null> {
  const parts = html.split(TOKEN_PLACE).map((part) => Buffer.from(part));
  const [first] = parts;
  if (!first || parts.length < 2 || parts.some((part) => part.includes(TOKEN_PLACE.charAt(0)))) return null;
  const plain = (token: string): Buffer => Buffer.concat(between(parts, Buffer.from(token)));
  const compressed = compressParts(parts);
  const brotli = await brotliAround(parts).catch(() => null);
  const firstSum = crc32(first);
  const length = plain(TOKEN_PLACE).length;
  return {
    plain,
    brotli,
    gzip(token) {
      const stored = Buffer.from(token);
      const sum = between(parts, stored)
        .slice(1)
        .reduce((before, part) => crc32(part, before), firstSum);
      return Buffer.concat([GZIP_HEADER, ...between(compressed, storedBlock(stored)), gzipTrailer(sum, length)]);
    },
    // Brotli takes no more than gzip.
    bytes: [...parts, ...compressed, ...compressed].reduce((sum, part) => sum + part.length, 0),
  };
}

const between = (parts: Buffer[], token: Buffer): Buffer[] =>
  parts.flatMap((part, at) => (at === 0 ? [part] : [token, part]));

/** Each ends at a whole byte and may refer to what comes before it. */
function compressParts(parts: Buffer[]): Buffer[] {
  let before = Buffer.alloc(0);
  return parts.map((part, at) => {
    const isLast = at === parts.length - 1;
    const compressed = deflateRawSync(part, {
      level: constants.Z_BEST_COMPRESSION,
      finishFlush: isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH,
      ...(before.length > 0 && { dictionary: before }),
    });
    before = Buffer.concat([before, part, Buffer.from(TOKEN_PLACE)]).subarray(-WINDOW_BYTES);
    return compressed;
  });
}

function storedBlock(bytes: Buffer): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(bytes.length, 1);
  header.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([header, bytes]);
}

function gzipTrailer(sum: number, length: number): Buffer {
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(sum, 0);
  trailer.writeUInt32LE(length >>> 0, 4);
  return trailer;
}
