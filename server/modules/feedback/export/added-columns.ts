/** A column for each field that the company has added to feedback, as who asked for the file sees them. */
import type { Cell } from '../../../../shared/csv/cell.ts';
import type { EntityDescriptor, FieldDescriptor } from '../../../../shared/contract/descriptor.ts';
import type { Locale } from '../../../../shared/i18n/locales.ts';
import { columnsOfField } from '../../../kernel/export-cells.ts';
import { customFieldsOf, nameOfKey } from '../../../query/custom-fields.ts';
import type { ExportedRow } from './rows.ts';

export interface AddedColumns {
  fields: readonly FieldDescriptor[];
  headers: string[];
  /** The cells of one feedback, as many as there are headers. */
  cells(row: ExportedRow): Cell[];
}

/** No such field refers to another row, nor is an amount. */
const NOTHING_ELSE = { nameOf: () => undefined, currencyOf: () => undefined };

/** @param feedback as who asked knows it */
export function addedColumns(feedback: EntityDescriptor, locale: Locale): AddedColumns {
  const fields = customFieldsOf(feedback);
  const columns = [...fields.keys()].flatMap((key) => columnsOfField(feedback, nameOfKey(key), locale));
  return {
    fields: [...fields.values()],
    headers: columns.map(({ heading }) => heading),
    cells: ({ id, custom = {} }) => columns.map(({ cell }) => cell({ id, custom }, { locale, ...NOTHING_ELSE })),
  };
}
