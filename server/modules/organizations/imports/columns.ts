/** The columns of a file of units, and by which words a header names them. */
import type { Locale } from '../../../../shared/i18n/locales.ts';
import { locales } from '../../../../shared/i18n/locales.ts';
import { translate } from '../../../i18n/texts.ts';

export const columns = ['external_id', 'name', 'type', 'parent_external_id', 'color'] as const;
export type Column = (typeof columns)[number];

/** Without these a row says neither which unit it is nor what it is called. */
export const requiredColumns: readonly Column[] = ['external_id', 'name'];

/** A column's name in an export's header. */
export const headerOf = (column: Column, locale: Locale): string => translate(locale, `columns.${column}`);

/** Case, spaces and signs do not tell headers apart: `Parent external ID` is `parent_external_id`. */
const plain = (header: string): string =>
  header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const spellings: [string, Column][] = columns.flatMap((column) => [
  [plain(column), column],
  ...locales.map((locale): [string, Column] => [plain(headerOf(column, locale)), column]),
]);

/** Also as in British English. */
const byHeader = new Map<string, Column>([...spellings, ['colour', 'color']]);

/** Some characters become many in their plain form, so that a long text would take the server's time. */
const MAX_HEADER_CHARACTERS = 80;

/** The column that a header names in any of the languages; undefined for a stranger. */
export function columnOf(header: string): Column | undefined {
  const name = header.trim();
  return name.length > MAX_HEADER_CHARACTERS ? undefined : byHeader.get(plain(name));
}
