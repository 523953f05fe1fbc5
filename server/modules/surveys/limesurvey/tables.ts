/** The tables of a file: rows by the number of what they belong to, and texts that stand in rows of their own. */
import { languageOfTag } from '../../../../shared/i18n/languages.ts';
import type { Text } from '../../../../shared/survey/document.ts';
import type { Reason } from '../conversion/notes.ts';
import type { Part } from '../conversion/part.ts';
import { numberOf, stringOf } from '../conversion/source.ts';
import type { Texts } from '../conversion/texts.ts';

/** Something of the file, with the rows that say its texts: one a language. */
export interface Entry {
  part: Part;
  spoken: Part[];
}

/** Says how things hang together, and nothing else. */
const KEYS = ['id', 'sid', 'gid', 'qid', 'aid', 'parent_qid', 'language', 'scale_id'];

export const rowsOf = (document: Part, table: string): Part[] => document.open(table)?.open('rows')?.each('row') ?? [];

export const valueIn = (row: Part, name: string): string => stringOf(row.peek(name)).trim();

function settle(row: Part, names: readonly string[]): void {
  for (const name of names) row.take(name);
}

/**
 * @param key columns that tell one from another; rows that have the same are its translations
 * @param order column by which they stand
 */
export function entriesOf(
  document: Part,
  {
    table,
    key,
    order,
    texts,
  }: { table: string; key: readonly string[]; order: string; texts?: [table: string, key: string] },
): Entry[] {
  const translations = texts ? Map.groupBy(rowsOf(document, texts[0]), (row) => valueIn(row, texts[1])) : new Map();
  const rows = Map.groupBy(rowsOf(document, table), (row) => key.map((name) => valueIn(row, name)).join(' '));
  const entries = [...rows.values()].flatMap(([part, ...others]): Entry[] => {
    if (!part) return [];
    // What the other languages say of it is said by the first.
    for (const other of others)
      settle(
        other,
        other.keys().filter((name) => other.peek(name) === part.peek(name)),
      );
    const apart: Part[] = texts ? (translations.get(valueIn(part, texts[1])) ?? []) : [];
    const spoken = apart.length > 0 ? apart : [part, ...others];
    for (const row of [part, ...others, ...apart]) settle(row, [...KEYS, order]);
    return [{ part, spoken }];
  });
  return entries.toSorted((one, other) => placeOf(one, order) - placeOf(other, order));
}

/** All of it is left out, in every language. */
export function dropEntry({ part, spoken }: Entry, reason: Reason, detail?: string): void {
  part.drop(reason, detail);
  for (const row of spoken) if (row !== part) settle(row, row.keys());
}

const placeOf = ({ part }: Entry, order: string): number => numberOf(part.peek(order)) ?? 0;

/** The text of a column in all languages that surveys have; undefined where nothing is said. */
export function textOf({ spoken }: Entry, column: string, texts: Texts, limit: number): Text | undefined {
  const text: Text = {};
  for (const row of spoken) {
    const said = valueIn(row, 'language') || valueIn(row, 'surveyls_language');
    const language = said === '' ? texts.own : languageOfTag(said);
    if (language === null) {
      if (valueIn(row, column) !== '') row.note('language_not_supported', column, said);
    } else if (text[language] === undefined) Object.assign(text, texts.said(row, column, language, limit));
  }
  return Object.keys(text).length > 0 ? text : undefined;
}
