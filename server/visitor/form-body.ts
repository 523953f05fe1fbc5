/** Reads the body of a form post. */
import type { IncomingMessage } from 'node:http';
import { malformedBody, tooLarge, unsupportedMediaType } from '../errors.ts';

/** All texts of a long survey, percent-encoded. */
const FORM_LIMIT = 256 * 1024;

/** The form's fields. Throws 400, 413 or 415. */
export async function readFormBody(request: IncomingMessage): Promise<URLSearchParams> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? ''))
    throw unsupportedMediaType();
  const limit = FORM_LIMIT;
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge({ parameters: { limit } });
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw tooLarge({ parameters: { limit } });
    chunks.push(chunk);
  }
  try {
    return new URLSearchParams(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)));
  } catch {
    throw malformedBody();
  }
}
