/** Headers of files that came from somebody: nothing in them runs, and a browser takes them for what we say they are. */
import type { Readable } from 'node:stream';
import { attachment } from '../../http/attachment.ts';
import { sealed } from '../../http/sealed.ts';
import { bytesOf } from '../storage/file-store.ts';

export interface ServedFile {
  status?: number;
  headers: Record<string, string>;
  body: Readable | Buffer;
}

export interface FileFacts {
  name: string;
  mediaType: string;
}

/** Shown in place: what we have drawn ourselves, and sounds. */
const isShown = (mediaType: string): boolean => /^(?:image\/(?:jpeg|png|webp)|audio\/[a-z0-9.+-]+)$/.test(mediaType);

/** The whole file, or the part that a player asks for (RFC 9110, section 14; one range). */
export async function served(file: Readable, facts: FileFacts, range: string | undefined): Promise<ServedFile> {
  const { name, mediaType } = facts;
  const disposition = attachment(name);
  const headers = {
    ...sealed,
    'content-type': isShown(mediaType) ? mediaType : 'application/octet-stream',
    'content-disposition': isShown(mediaType) ? disposition.replace(/^attachment/, 'inline') : disposition,
    'cache-control': 'private, no-store, no-transform',
    'accept-ranges': 'bytes',
  };
  if (range === undefined) return { headers, body: file };
  const bytes = await bytesOf(file);
  const part = partOf(range, bytes.length);
  if (!part) return { headers, body: bytes };
  const told = `bytes ${part.from}-${part.to}/${bytes.length}`;
  return { status: 206, headers: { ...headers, 'content-range': told }, body: bytes.subarray(part.from, part.to + 1) };
}

/** Null where no part is asked for, or one that is none: then the whole is the answer. */
function partOf(range: string | undefined, size: number): { from: number; to: number } | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? [];
  if (first === '' && last === '') return null;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return from <= to ? { from, to } : null;
}
