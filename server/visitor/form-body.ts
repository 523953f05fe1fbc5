/** Reads the body of a form post. */
import type { IncomingMessage } from 'node:http';
import { decodeText, readBytes } from '../body.ts';
import { malformedBody, unsupportedMediaType } from '../errors.ts';

/** All texts of a long survey, percent-encoded. */
const FORM_LIMIT = 256 * 1024;

/** The form's fields. Throws 400, 413 or 415. */
export async function readFormBody(request: IncomingMessage): Promise<URLSearchParams> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? ''))
    throw unsupportedMediaType();
  const bytes = await readBytes(request, FORM_LIMIT);
  try {
    return new URLSearchParams(decodeText(bytes));
  } catch {
    throw malformedBody();
  }
}
