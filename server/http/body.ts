/** Reads bodies up to a limit. */
import type { IncomingMessage } from 'node:http';
import { malformedBody, type Problem, tooLarge, unsupportedFileType, unsupportedMediaType } from '../errors.ts';

export const DEFAULT_BODY_LIMIT = 256 * 1024;

/**
 * The parsed body; undefined when there is none.
 * @param limit in bytes
 * @param refuse what is beyond the limit is answered with; 413 where it is absent
 * @throws Problem 400 for what is no JSON in UTF-8, 413, 415 for another media type
 */
export async function readJsonBody(
  request: IncomingMessage,
  limit = DEFAULT_BODY_LIMIT,
  refuse?: () => Problem,
): Promise<unknown> {
  const bytes = await readBytes(request, limit, refuse);
  if (bytes.length === 0) return undefined;
  const type = request.headers['content-type'] ?? '';
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(type)) throw unsupportedMediaType();
  try {
    return JSON.parse(decodeText(bytes));
  } catch {
    throw malformedBody();
  }
}

/** A body that is a file as it is, of one of some media types and up to a size. */
export interface FileBody {
  /** What a file may be announced as; what it is, its content tells. */
  mediaTypes: readonly string[];
  /** In bytes. */
  limit: number;
  /** Beyond the limit. */
  tooLarge(): Problem;
}

/**
 * The bytes of a file, which is announced as one of the media types; what it is, its content tells.
 * @throws Problem 415 for another media type and 413, both before any of it is read where its headers say enough; 400
 *   when the caller goes away
 */
export async function readFileBody(request: IncomingMessage, { mediaTypes, limit, tooLarge: refuse }: FileBody) {
  const [type = ''] = (request.headers['content-type'] ?? '').split(';');
  if (!mediaTypes.includes(type.trim().toLowerCase())) throw unsupportedFileType();
  return readBytes(request, limit, refuse);
}

/**
 * The whole body. What is beyond the limit is let go by, so that the caller can hear of it.
 * @param limit in bytes
 * @throws Problem what `refuse` answers (413) beyond the limit, and 400 when the caller goes away in the middle: no
 *   failure of ours
 */
export async function readBytes(
  request: IncomingMessage,
  limit: number,
  refuse = (): Problem => tooLarge({ parameters: { limit } }),
): Promise<Buffer> {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > limit) throw refuse();
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    const parts: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
    for await (const chunk of parts) {
      size += chunk.length;
      if (size > limit) break;
      chunks.push(chunk);
    }
  } catch {
    throw malformedBody();
  }
  if (size > limit) {
    request.resume();
    throw refuse();
  }
  return Buffer.concat(chunks);
}

/** @throws TypeError for bytes that are not UTF-8, rather than replace them */
export const decodeText = (bytes: Buffer): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes);
