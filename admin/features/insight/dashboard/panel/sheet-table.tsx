import { useFormats } from '../../../../ui/figures/use-formats.ts';
import type { Sheet } from '../../../../ui/exports/sheet.ts';
import type { Cell } from '../../../../../shared/csv/cell.ts';
import { DataTable } from '../../../../ui/tables/data-table.tsx';

/** Below this the table scrolls by itself. */
const HEIGHT = 320;

/** A day as a file has it. */
const DAY = 'YYYY-MM-DD';

/** The rows behind a picture. */
export function SheetTable({ sheet: { columns, rows }, label }: { sheet: Sheet; label: string }) {
  const { locale } = useFormats();
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const words = (cell: Cell): string => (cell === null ? '–' : typeof cell === 'number' ? format.format(cell) : cell);
  return (
    <DataTable
      stickyHeader
      scroll={{ role: 'group', 'aria-label': label, sx: { maxHeight: HEIGHT } }}
      columns={columns.map(({ label: header, isNumber }, at) => ({
        key: header,
        header,
        align: isNumber ? 'right' : 'left',
        cell: (row: readonly Cell[]) => (
          <SheetCell text={words(row[at] ?? null)} isText={typeof row[at] === 'string'} />
        ),
      }))}
      rows={rows}
      rowKey={(_, at) => at}
      sx={{ '& thead th': { backgroundColor: 'background.paper', whiteSpace: 'normal' } }}
    />
  );
}

/** Days are text: broken at their hyphens nobody reads them. */
function SheetCell({ text, isText }: { text: string; isText: boolean }) {
  return <bdi style={{ whiteSpace: isText && text.length <= DAY.length ? 'nowrap' : 'normal' }}>{text}</bdi>;
}
