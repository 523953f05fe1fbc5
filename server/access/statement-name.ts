/** Names for prepared statements: one for each text, up to a bound, since every connection keeps what it prepared. */
import { createHash } from 'node:crypto';

const MAX_NAMES = 1_000;
const names = new Map<string, string>();

/** The name of a text; none once the bound is reached (rare filters are then planned each time). */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  if (names.size >= MAX_NAMES) return undefined;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}
