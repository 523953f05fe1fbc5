/** A list of things with an id and a label, as its editor changes it. Pure. */
import type { Language } from '../../../../shared/i18n/languages.ts';
import type { Text } from '../../../../shared/text/localized.ts';
import { freshId, idFromLabel } from '../item-ids.ts';

export interface Item {
  id: string;
  label: Text;
  [property: string]: unknown;
}

const idsOf = (items: readonly Item[]): Set<string> => new Set(items.map(({ id }) => id));

/** Made up before there was a label to make it of. */
const MADE_UP = /^option_[a-z0-9]{4}$/;

export function emptyItem(items: readonly Item[]): Item {
  return { id: freshId('option', idsOf(items)), label: {} };
}

export const insertItem = (items: readonly Item[], at: number, item: Item): Item[] => items.toSpliced(at, 0, item);

export function moveItem(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  return item === undefined || to < 0 || to >= items.length
    ? [...items]
    : items.toSpliced(from, 1).toSpliced(to, 0, item);
}

export function writeLabel(items: readonly Item[], at: number, language: Language, words: string): Item[] {
  return items.map((item, index) => {
    if (index !== at) return item;
    const { [language]: _before, ...rest } = item.label;
    return { ...item, label: words === '' ? rest : { ...rest, [language]: words } };
  });
}

/** @param file name of an uploaded picture; undefined for none */
export function setPicture(items: readonly Item[], at: number, file: string | undefined): Item[] {
  return items.map((item, index) => {
    if (index !== at) return item;
    const { image: _before, ...rest } = item;
    return file === undefined ? rest : { ...rest, image: { file } };
  });
}

/** An item that just got its first label is named after it; a name once given stays, since answers are kept under it. */
export function nameItem(items: readonly Item[], at: number, language: Language): Item[] {
  const item = items[at];
  const words = item?.label[language] ?? '';
  if (item === undefined || !MADE_UP.test(item.id) || words.trim() === '') return [...items];
  const others = idsOf(items.filter((_, index) => index !== at));
  return items.with(at, { ...item, id: idFromLabel(words, others) });
}

/**
 * Several lines at once: the first goes into the item where they were pasted, the others become items after it.
 * @param most how many items there may be
 */
export function pasteLines(
  items: readonly Item[],
  at: number,
  lines: readonly string[],
  { language, most }: { language: Language; most: number },
): Item[] {
  const [first = '', ...rest] = lines;
  const isBlank = Object.keys(items[at]?.label ?? {}).length === 0;
  const written = writeLabel(items, at, language, first);
  const start = isBlank ? nameItem(written, at, language) : written;
  return rest.slice(0, Math.max(0, most - items.length)).reduce<Item[]>((list, line, index) => {
    const id = idFromLabel(line, idsOf(list));
    return insertItem(list, at + 1 + index, { id, label: { [language]: line } });
  }, start);
}

/** What a paste consists of; undefined for a single line, which is pasted as usual. */
export function linesOf(text: string): string[] | undefined {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '').trim())
    .filter((line) => line !== '');
  return lines.length > 1 ? lines : undefined;
}
