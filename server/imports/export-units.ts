/** An organization's units as a file, as far as the caller sees them, in the form that an import reads. */
import { stringify } from 'csv-stringify/sync';
import writeXlsxFile from 'write-excel-file/node';
import { createParameters } from '../access/parameters.ts';
import { exportTooLarge } from '../errors.ts';
import { node as entity } from '../generated/node.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Call, Kernel } from '../kernel/crud.ts';
import { escapeCell } from './cell.ts';
import { columns, headerOf } from './columns.ts';
import { delimiterOf } from './delimiter.ts';
import { writeReference } from './reference.ts';
import { asSheetText } from './sheet-text.ts';
import type { TreeUnit } from './tree.ts';

/** Held in memory while they are written; five times what an import takes. */
const MAX_UNITS = 100_000;

export interface FileFormat {
  mediaType: string;
  write(rows: string[][], locale: Locale): Promise<Buffer>;
}

export const fileFormats = {
  csv: {
    mediaType: 'text/csv; charset=utf-8',
    // With a byte order mark: without it Excel takes the file for one of the system's old encodings.
    write: async (rows, locale) =>
      Buffer.from(
        stringify(rows, {
          bom: true,
          record_delimiter: 'windows',
          delimiter: delimiterOf(locale),
        }),
      ),
  },
  xlsx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: async (rows) => {
      const [header = [], ...units] = rows;
      const data = [
        header.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
        // As text, so that an id like 007 stays what it is.
        ...units.map((row) =>
          row.map((value) => (value === '' ? null : { value: asSheetText(value), type: String, format: '@' })),
        ),
      ];
      return writeXlsxFile(data, { columns: COLUMN_WIDTHS.map((width) => ({ width })), stickyRowsCount: 1 }).toBuffer();
    },
  },
} satisfies Record<string, FileFormat>;

export type FileFormatName = keyof typeof fileFormats;

/** In characters. */
const COLUMN_WIDTHS = [20, 40, 20, 20, 12];

export const headerRow = (locale: Locale): string[] => columns.map((column) => headerOf(column, locale));

/** A row for each unit, parents before what is below them. Throws 409 beyond the bound. */
export async function exportRows(kernel: Kernel, call: Call, organizationId: number): Promise<string[][]> {
  const units = await readVisible(kernel, call, organizationId);
  if (units.length > MAX_UNITS) throw exportTooLarge({ parameters: { limit: MAX_UNITS } });
  const externalIds = new Map(units.map(({ id, external_id: externalId }) => [id, externalId]));
  return units.map((unit) => rowOf(unit, externalIds));
}

/** @param externalIds of the units that the caller sees: a parent out of his sight goes by its number */
function rowOf(unit: TreeUnit, externalIds: ReadonlyMap<number, string | null>): string[] {
  const { id, name, type, color, external_id: externalId, parent_id: parentId } = unit;
  const cells = {
    external_id: writeReference(id, externalId),
    name,
    type,
    parent_external_id: parentId === null ? '' : writeReference(parentId, externalIds.get(parentId) ?? null),
    color,
  };
  return columns.map((column) => escapeCell(cells[column]));
}

/** Through the grants of the units' own list. */
async function readVisible(kernel: Kernel, call: Call, organizationId: number): Promise<TreeUnit[]> {
  const action = { name: 'list', id: null, input: {} };
  const units = await kernel.act(call, entity, action, ({ transaction, where }) => {
    const parameters = createParameters();
    const text = `select t.id, t.parent_id, t.name, t.type, t.color, t.external_id from node t
      where t.organization_id = ${parameters.add(organizationId)} and ${where(parameters)}
      order by t.path limit ${MAX_UNITS + 1}`;
    return transaction.query<TreeUnit>({ text, values: parameters.values });
  });
  return units;
}
