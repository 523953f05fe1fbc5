/** Which levels of the tree are shown, and how far: what a person has opened, kept for each organization. */

/** A level is the units directly below one; the highest one has no unit above it. */
export type LevelKey = number | 'top';

/** Opened units, each with the number of pages that are shown of what is below it. */
export type Opened = ReadonlyMap<LevelKey, number>;

export const NOTHING_OPENED: Opened = new Map([['top', 1]]);

export function withOpened(opened: Opened, keys: readonly LevelKey[]): Opened {
  const missing = keys.filter((key) => !opened.has(key));
  return missing.length === 0 ? opened : new Map([...opened, ...missing.map((key) => [key, 1] as const)]);
}

export function withClosed(opened: Opened, key: LevelKey): Opened {
  if (key === 'top' || !opened.has(key)) return opened;
  const rest = new Map(opened);
  rest.delete(key);
  return rest;
}

/** Without the units that are not there, or no longer. */
export function withOnly(opened: Opened, isThere: (id: number) => boolean): Opened {
  const rest = [...opened].filter(([key]) => key === 'top' || isThere(key));
  return rest.length === opened.size ? opened : new Map(rest);
}

/** One page more of a level that is shown. */
export function withNextPage(opened: Opened, key: LevelKey): Opened {
  return new Map([...opened, [key, (opened.get(key) ?? 0) + 1]]);
}

/** How many levels are worth remembering: beyond that, opening a page would ask for too much. */
const MAX_REMEMBERED = 200;
const MAX_PAGES = 100;

/** As text for the browser's storage. */
export function openedToText(opened: Opened): string {
  return JSON.stringify([...opened].slice(0, MAX_REMEMBERED));
}

/** Out of the browser's storage, where anything may stand; null when it is nothing of ours. */
export function openedFromText(text: string | null): Opened | null {
  const entries = parse(text);
  if (!Array.isArray(entries)) return null;
  const valid = entries.filter(isEntry).slice(0, MAX_REMEMBERED);
  return new Map([...NOTHING_OPENED, ...valid]);
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function isEntry(entry: unknown): entry is [LevelKey, number] {
  if (!Array.isArray(entry)) return false;
  const [key, pages] = entry as unknown[];
  const isKey = key === 'top' || (typeof key === 'number' && Number.isSafeInteger(key) && key > 0);
  return isKey && typeof pages === 'number' && Number.isInteger(pages) && pages >= 1 && pages <= MAX_PAGES;
}
