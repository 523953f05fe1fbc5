import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useFormats } from '../../../../ui/figures/use-formats.ts';
import type { Cell, Sheet } from '../../../../ui/sheet.ts';

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
    <Box
      role="group"
      aria-label={label}
      // A part that scrolls is scrolled by keys too.
      tabIndex={0}
      sx={{ maxHeight: HEIGHT, overflow: 'auto' }}
    >
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            {columns.map(({ label: head, isNumber }) => (
              <TableCell
                key={head}
                align={isNumber ? 'right' : 'left'}
                sx={{ backgroundColor: 'background.paper', whiteSpace: 'normal' }}
              >
                {head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, at) => (
            <TableRow key={at}>
              {row.map((cell, column) => (
                <TableCell
                  key={columns[column]?.label}
                  align={columns[column]?.isNumber ? 'right' : 'left'}
                  // Days are text: broken at their hyphens nobody reads them.
                  sx={{ whiteSpace: typeof cell === 'string' && cell.length <= DAY.length ? 'nowrap' : 'normal' }}
                >
                  <bdi>{words(cell)}</bdi>
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
