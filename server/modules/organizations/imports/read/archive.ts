/**
 * A workbook's archive before it is unpacked: what it claims to hold is bounded, and proven by unpacking into no more
 * than that, so that a few bytes can't become many (a zip bomb).
 * Format: APPNOTE.TXT, sections 4.3.7, 4.3.12 and 4.3.16, https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 */
import { inflateRawSync } from 'node:zlib';
import { UnreadableFile } from '../../../../platform/files/read/unreadable-file.ts';

const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 0xffff;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_BYTES = 30;
const [STORED, DEFLATED] = [0, 8];
const ENCRYPTED_FLAG = 1;
const UTF8_FLAG = 0x800;

const MAX_ENTRIES = 500;
/** Of all entries together, unpacked: 20,000 rows of the longest values stay well below. */
const MAX_UNPACKED_BYTES = 80 * 1024 * 1024;

interface Entry {
  name: string;
  method: number;
  packed: number;
  unpacked: number;
  at: number;
}

/** The XML files by name, after each was found to be no larger than it says, and all together not too large. */
export function readArchive(bytes: Buffer): Map<string, string> {
  const entries = readEntries(bytes);
  const size = entries.reduce((sum, { unpacked }) => sum + unpacked, 0);
  if (size > MAX_UNPACKED_BYTES) throw new UnreadableFile('too_many_rows');
  const documents = entries.filter(({ name }) => /\.(?:xml|rels)$/i.test(name));
  return new Map(documents.map((entry) => [entry.name, unpack(bytes, entry).toString('utf8')]));
}

function readEntries(bytes: Buffer): Entry[] {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > MAX_ENTRIES) throw new UnreadableFile('broken_file');
  const entries: Entry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let read = 0; read < count; read++) {
    requireBytes(bytes, at, ENTRY_BYTES, ENTRY_SIGNATURE);
    if (bytes.readUInt16LE(at + 8) & ENCRYPTED_FLAG) throw new UnreadableFile('old_excel_file');
    const nameLength = bytes.readUInt16LE(at + 28);
    entries.push({
      name: bytes.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      at: bytes.readUInt32LE(at + 42),
    });
    at += ENTRY_BYTES + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/** The record at the end, behind which only a comment may stand. */
function findEnd(bytes: Buffer): number {
  const lowest = Math.max(0, bytes.length - END_BYTES - MAX_COMMENT_BYTES);
  for (let at = bytes.length - END_BYTES; at >= lowest; at--) if (bytes.readUInt32LE(at) === END_SIGNATURE) return at;
  throw new UnreadableFile('broken_file');
}

function unpack(bytes: Buffer, { method, packed, unpacked, at }: Entry): Buffer {
  requireBytes(bytes, at, LOCAL_BYTES, LOCAL_SIGNATURE);
  const start = at + LOCAL_BYTES + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  const content = bytes.subarray(start, start + packed);
  if (content.length !== packed) throw new UnreadableFile('broken_file');
  if (method === STORED && packed === unpacked) return content;
  if (method !== DEFLATED) throw new UnreadableFile('broken_file');
  try {
    // One byte at least: zlib takes no zero for a limit.
    const whole = inflateRawSync(content, { maxOutputLength: Math.max(1, unpacked) });
    if (whole.length === unpacked) return whole;
  } catch (error) {
    throw new UnreadableFile('broken_file', { cause: error });
  }
  throw new UnreadableFile('broken_file');
}

function requireBytes(bytes: Buffer, at: number, length: number, signature: number): void {
  if (at + length > bytes.length || bytes.readUInt32LE(at) !== signature) throw new UnreadableFile('broken_file');
}

/**
 * An archive of these files alone, stored as they are. Who reads it reads what was checked: archives can name one
 * directory to one reader and another one to the next.
 */
export function writeArchive(files: ReadonlyMap<string, string>): Uint8Array<ArrayBuffer> {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const [name, text] of files) {
    const [path, content] = [Buffer.from(name), Buffer.from(text)];
    const local = Buffer.concat([localHead(path, content), path, content]);
    entries.push(entryHead(path, content, at), path);
    locals.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(END_BYTES);
  end.writeUInt32LE(END_SIGNATURE, 0);
  end.writeUInt16LE(files.size, 8);
  end.writeUInt16LE(files.size, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...locals, directory, end]));
}

/** Without a checksum: what is written here is read at once, and nowhere else. */
function localHead(path: Buffer, content: Buffer): Buffer {
  const head = Buffer.alloc(LOCAL_BYTES);
  head.writeUInt32LE(LOCAL_SIGNATURE, 0);
  head.writeUInt16LE(UTF8_FLAG, 6);
  head.writeUInt32LE(content.length, 18);
  head.writeUInt32LE(content.length, 22);
  head.writeUInt16LE(path.length, 26);
  return head;
}

function entryHead(path: Buffer, content: Buffer, at: number): Buffer {
  const head = Buffer.alloc(ENTRY_BYTES);
  head.writeUInt32LE(ENTRY_SIGNATURE, 0);
  head.writeUInt16LE(UTF8_FLAG, 8);
  head.writeUInt32LE(content.length, 20);
  head.writeUInt32LE(content.length, 24);
  head.writeUInt16LE(path.length, 28);
  head.writeUInt32LE(at, 42);
  return head;
}
