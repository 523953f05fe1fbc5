/** The columns of a file of units, and by which words a header names them. */
import type { Locale } from '../../../../shared/i18n/locales.ts';
import { locales } from '../../../../shared/i18n/locales.ts';
import { translate } from '../../../i18n/texts.ts';
import { plainHeader } from '../../../platform/imports/columns.ts';

export const columns = ['external_id', 'name', 'type', 'parent_external_id', 'color'] as const;
export type OwnColumn = (typeof columns)[number];
/** Of a field that the company has added, by its key. */
export type CustomColumn = `custom.${string}`;
export type Column = OwnColumn | CustomColumn;

/** Without these a row says neither which unit it is nor what it is called. */
export const requiredColumns: readonly OwnColumn[] = ['external_id', 'name'];

/** A column's name in an export's header. */
export const headerOf = (column: OwnColumn, locale: Locale): string => translate(locale, `columns.${column}`);

/** `Parent external ID` is `parent_external_id`. */
const spellings: [string, OwnColumn][] = columns.flatMap((column) => [
  [plainHeader(column), column],
  ...locales.map((locale): [string, OwnColumn] => [plainHeader(headerOf(column, locale)), column]),
]);

/** Also as in British English. */
const byHeader = new Map<string, OwnColumn>([...spellings, ['colour', 'color']]);

/** Some characters become many in their plain form, so that a long text would take the server's time. */
const MAX_HEADER_CHARACTERS = 80;

/** What a header may name besides, in its plain form: one of several that are called alike. */
export type AddedColumns = ReadonlyMap<string, readonly string[]>;

/**
 * The column that a header names in any of the languages; undefined for a stranger.
 * @param taken by headers before it
 */
export function columnOf(
  header: string,
  added: AddedColumns = new Map(),
  taken: ReadonlyMap<Column, number> = new Map(),
): Column | undefined {
  const name = header.trim();
  if (name.length > MAX_HEADER_CHARACTERS) return undefined;
  const own = byHeader.get(plainHeader(name));
  const named = (added.get(plainHeader(name)) ?? []) as CustomColumn[];
  const all = own === undefined ? named : [own, ...named];
  return all.find((column) => !taken.has(column)) ?? all[0];
}
