/** From where a change comes and why, as its caller says: shown in the history of what is changed (`x-history`). */
import { type FieldViolation, invalidInput } from '../errors.ts';

/** What a caller may say; whoever says nothing comes by the API. */
const SAID = ['screen', 'bulk_edit', 'api'] as const;
const MAX_REASON = 500;

export interface Origin {
  source: (typeof SAID)[number] | 'import';
  reason: string | null;
}

export const IMPORT: Origin = { source: 'import', reason: null };

/**
 * Out of the headers `change-source` and `change-reason`, whose text is percent-encoded.
 * @throws Problem 400 for a source that there is not, and a reason that is too long or can't be read
 */
export function originOf(headers: Record<string, string | string[] | undefined>): Origin {
  const errors: FieldViolation[] = [];
  const said = headers['change-source'] ?? 'api';
  const source = SAID.find((one) => one === said);
  if (source === undefined)
    errors.push({ pointer: '/change-source', code: 'enum', parameters: { allowed: SAID.join(', ') } });
  const reason = decoded(String(headers['change-reason'] ?? ''));
  if (reason === null) errors.push({ pointer: '/change-reason', code: 'invalid' });
  else if (reason.length > MAX_REASON)
    errors.push({ pointer: '/change-reason', code: 'too_long', parameters: { limit: MAX_REASON } });
  if (source === undefined || reason === null || errors.length > 0) throw invalidInput({ errors });
  return { source, reason: reason === '' ? null : reason };
}

function decoded(text: string): string | null {
  try {
    const reason = decodeURIComponent(text).trim();
    return reason.includes('\0') ? null : reason;
  } catch {
    return null;
  }
}
