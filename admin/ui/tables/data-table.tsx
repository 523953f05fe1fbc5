import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TableSortLabel,
  type TableCellProps,
} from '@mui/material';
import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import type { Key, ReactNode } from 'react';
import type { SortPayload } from 'react-admin';

type Styles = SystemStyleObject<Theme>;

export interface Column<Row> {
  key: string;
  header: ReactNode;
  /** Those who see the table see what the column is. */
  isHeaderHidden?: boolean;
  cell: (row: Row) => ReactNode;
  align?: TableCellProps['align'];
  /** The field by which it sorts. */
  sort?: string | undefined;
  /** Names its row. */
  isRowHeader?: boolean;
  /** Of all its cells. */
  sx?: Styles;
  /** Of those below the header. */
  bodySx?: Styles;
}

interface DataTableProps<Row> {
  /** What it is called to who does not see it, unless what is around it says so. */
  label?: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row, at: number) => Key;
  /** Rows stand out under the pointer. */
  isHover?: boolean;
  sort?: SortPayload;
  onSort?: (sort: SortPayload) => void;
  /** Lets it scroll in itself, by keys too: what its frame is called, and its style. */
  scroll?: { role: 'group' | 'region'; 'aria-label'?: string; 'aria-labelledby'?: string; sx?: Styles };
  /** Its header stays in view. */
  stickyHeader?: boolean;
  sx?: Styles;
}

/** A table of rows that are there, each column said once: its header, its cells and how they stand. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, isHover = false, sort, onSort, scroll, stickyHeader = false, sx = {} } = props;
  const table = (
    <Table size="small" stickyHeader={stickyHeader} sx={sx} {...(label !== undefined && { 'aria-label': label })}>
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <HeaderCell key={column.key} column={column} sort={sort} onSort={onSort} />
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row, at) => (
          <TableRow key={rowKey(row, at)} hover={isHover}>
            {columns.map(({ key, cell, align, isRowHeader, sx: all, bodySx }) => (
              <TableCell
                key={key}
                align={align}
                sx={{ ...all, ...bodySx }}
                {...(isRowHeader && { component: 'th', scope: 'row' })}
              >
                {cell(row)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
  return scroll === undefined ? (
    table
  ) : (
    <TableContainer tabIndex={0} {...scroll}>
      {table}
    </TableContainer>
  );
}

interface HeaderCellProps<Row> extends Pick<DataTableProps<Row>, 'onSort'> {
  column: Column<Row>;
  sort: SortPayload | undefined;
}

function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const { header, isHeaderHidden, align, sort: field, sx = {} } = column;
  // A header cell without words is none.
  if (header === null) return <TableCell component="td" sx={sx} />;
  if (field === undefined || onSort === undefined)
    return (
      <TableCell align={align} sx={sx}>
        {isHeaderHidden ? (
          <Box component="span" sx={visuallyHidden}>
            {header}
          </Box>
        ) : (
          header
        )}
      </TableCell>
    );
  const isActive = sort?.field === field;
  const direction = sort?.order === 'ASC' ? 'asc' : 'desc';
  return (
    <TableCell align={align} sortDirection={isActive ? direction : false} sx={sx}>
      <TableSortLabel
        active={isActive}
        direction={isActive ? direction : 'asc'}
        onClick={() => onSort({ field, order: isActive && direction === 'asc' ? 'DESC' : 'ASC' })}
      >
        {header}
      </TableSortLabel>
    </TableCell>
  );
}
