/** The columns of an export that every feedback has, in their order. A column is one entry. */
import type { Locale } from '../../../../shared/i18n/locales.ts';
import type { Cell } from '../../../../shared/csv/cell.ts';
import { languageName } from '../../../i18n/code-names.ts';
import type { ExportedRow } from './rows.ts';
import { translate } from './words.ts';

export interface Column {
  /** In the request's `columns`, and the key of its header. */
  name: string;
  /** In characters. */
  width: number;
  cell(row: ExportedRow, locale: Locale): Cell;
}

/** ISO 8601 in UTC, to the second: the header says so. */
const instant = (value: string | null): Cell => value && `${value.slice(0, 19)}Z`;

export const columns: readonly Column[] = [
  { name: 'id', width: 10, cell: ({ id }) => id },
  { name: 'created_at', width: 22, cell: ({ created_at: at }) => instant(at) },
  { name: 'unit', width: 24, cell: ({ unit_name: name }) => name },
  { name: 'unit_id', width: 10, cell: ({ node_id: id }) => id },
  { name: 'unit_type', width: 16, cell: ({ unit_type: type }) => type },
  { name: 'path', width: 40, cell: ({ unit_path: path }) => path },
  { name: 'status', width: 14, cell: ({ status }, locale) => translate(locale, `status.${status}`) },
  { name: 'priority', width: 12, cell: ({ priority }, locale) => translate(locale, `priority.${priority}`) },
  { name: 'score', width: 8, cell: ({ score }) => score },
  { name: 'language', width: 12, cell: (row, locale) => languageName(row.locale, locale) },
  { name: 'tags', width: 24, cell: ({ tags }) => tags },
  { name: 'assignee', width: 24, cell: ({ assignee }) => assignee },
  { name: 'comment', width: 60, cell: ({ comment }) => comment },
  { name: 'read_at', width: 22, cell: ({ read_at: at }) => instant(at) },
  { name: 'closed_at', width: 22, cell: ({ closed_at: at }) => instant(at) },
];

/** In the request's `columns`: a column for each question that was answered. */
export const ANSWERS = 'answers';

/** In the request's `columns`: a column for each field that the company has added. */
export const ADDED = 'custom';

export const columnNames: string[] = [...columns.map(({ name }) => name), ADDED, ANSWERS];

export const headerOf = ({ name }: Column, locale: Locale): string => translate(locale, `columns.${name}`);
