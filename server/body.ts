/** Reads bodies up to a limit. */
import type { IncomingMessage } from 'node:http';
import { malformedBody, tooLarge, unsupportedMediaType } from './errors.ts';

export const DEFAULT_BODY_LIMIT = 256 * 1024;

/** The parsed body; undefined when there is none. Throws 400, 413 or 415. */
export async function readJsonBody(request: IncomingMessage, limit = DEFAULT_BODY_LIMIT): Promise<unknown> {
  const bytes = await readBytes(request, limit);
  if (bytes.length === 0) return undefined;
  const type = request.headers['content-type'] ?? '';
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(type)) throw unsupportedMediaType();
  try {
    return JSON.parse(decodeText(bytes));
  } catch {
    throw malformedBody();
  }
}

/** The whole body. Throws 413 beyond the limit, and 400 when the caller goes away in the middle: no failure of ours. */
export async function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > limit) throw tooLarge({ parameters: { limit } });
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > limit) break;
      chunks.push(chunk);
    }
  } catch {
    throw malformedBody();
  }
  if (size > limit) throw tooLarge({ parameters: { limit } });
  return Buffer.concat(chunks);
}

/** Throws for bytes that are not UTF-8, rather than replace them. */
export const decodeText = (bytes: Buffer): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes);
