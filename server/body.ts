/** Reads a JSON body up to a limit. */
import type { IncomingMessage } from 'node:http';
import { malformedBody, tooLarge, unsupportedMediaType } from './errors.ts';

export const DEFAULT_BODY_LIMIT = 256 * 1024;

/** The parsed body; undefined when there is none. Throws 400, 413 or 415. */
export async function readJsonBody(request: IncomingMessage, limit = DEFAULT_BODY_LIMIT): Promise<unknown> {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > limit) throw tooLarge({ parameters: { limit } });
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw tooLarge({ parameters: { limit } });
    chunks.push(chunk);
  }
  if (size === 0) return undefined;
  const type = request.headers['content-type'] ?? '';
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(type)) throw unsupportedMediaType();
  try {
    // `fatal`: bytes that are not UTF-8 are refused rather than replaced.
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)));
  } catch {
    throw malformedBody();
  }
}
