/**
 * WOFF 1.0 as the font within it (W3C Recommendation of 2012, sections 3 to 5). fontkit reads WOFF too, but its inflater
 * fails on some tables of Noto Sans SC that zlib reads.
 */
import { inflateSync } from 'node:zlib';

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

const SIGNATURE = 0x77_4f_46_46;

/** @throws Error if the bytes are no WOFF 1.0 */
export function sfntOf(woff: Buffer): Buffer {
  if (woff.readUInt32BE(0) !== SIGNATURE) throw new Error('The font is not in WOFF 1.0.');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, at) => tableAt(woff, WOFF_HEADER + at * WOFF_ENTRY));
  const head = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY);
  writeHeader(head, woff.readUInt32BE(4), count);
  let offset = head.length;
  tables.forEach(({ tag, checksum, bytes }, at) => {
    const entry = SFNT_HEADER + at * SFNT_ENTRY;
    head.writeUInt32BE(tag, entry);
    head.writeUInt32BE(checksum, entry + 4);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(bytes.length, entry + 12);
    offset += padded(bytes.length);
  });
  return Buffer.concat([
    head,
    ...tables.flatMap(({ bytes }) => [bytes, Buffer.alloc(padded(bytes.length) - bytes.length)]),
  ]);
}

/** Tables begin at multiples of four bytes. */
const padded = (length: number): number => Math.ceil(length / 4) * 4;

function tableAt(woff: Buffer, entry: number) {
  const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [number, number, number];
  const bytes = woff.subarray(offset, offset + packed);
  return {
    tag: woff.readUInt32BE(entry),
    checksum: woff.readUInt32BE(entry + 16),
    bytes: packed < length ? inflateSync(bytes) : bytes,
  };
}

/** The numbers after the count say how a table is found by halving. */
function writeHeader(head: Buffer, flavor: number, count: number): void {
  const halvings = Math.floor(Math.log2(count));
  const range = 2 ** halvings * SFNT_ENTRY;
  head.writeUInt32BE(flavor, 0);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(range, 6);
  head.writeUInt16BE(halvings, 8);
  head.writeUInt16BE(count * SFNT_ENTRY - range, 10);
}
