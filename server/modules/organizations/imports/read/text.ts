/** The text of a file: UTF-8, or UTF-16 where a byte order mark says so (Excel's 'Unicode text'). Nothing else is guessed. */
import { UnreadableFile } from './table.ts';

const MARKS: { encoding: string; bytes: number[] }[] = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
];

export function decodeFile(bytes: Uint8Array): string {
  const marked = MARKS.find((mark) => mark.bytes.every((byte, at) => bytes[at] === byte));
  try {
    // The mark itself is dropped by the decoder.
    const text = new TextDecoder(marked?.encoding ?? 'utf-8', { fatal: true }).decode(bytes);
    // No text has this character: it is UTF-16 without its mark, or no text at all.
    if (!text.includes('\0')) return text;
  } catch {
    // Told below.
  }
  throw new UnreadableFile('wrong_encoding');
}
