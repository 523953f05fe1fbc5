/**
 * Names for prepared statements. What a list is asked for by makes its text, so that callers make as many texts as they
 * like: one that is asked once is not prepared, and of those that come again no more than a bound are known. How many
 * of them a connection keeps is its own bound: see cached-statements.ts.
 */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Texts at once, of which most are seen once and pushed out by the next ones. */
const MAX_TEXTS = 2_000;
/** In characters of all of them. */
const MAX_CHARACTERS = 16_000_000;

const PREFIX = 'asked:';

/** Whether it names a statement whose text depends on what was asked for. */
export const isAskedName = (name: string): boolean => name.startsWith(PREFIX);

export function createStatementNames(maxTexts = MAX_TEXTS) {
  const seen = new LRUCache<string, { name: string | undefined }>({
    max: maxTexts,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (_value, text) => text.length || 1,
  });
  /** The name of a text; none where it comes for the first time in a long while. */
  return (text: string): string | undefined => {
    const known = seen.get(text);
    if (!known) {
      seen.set(text, { name: undefined });
      return undefined;
    }
    known.name ??= `${PREFIX}${createHash('sha256').update(text).digest('base64url')}`;
    return known.name;
  };
}

export const statementName = createStatementNames();
