import { Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { DataTable } from './data-table.tsx';

interface ScrollTableProps {
  title: string;
  headers: string[];
  rows: { key: string; cells: ReactNode[] }[];
  /** Beside the title. */
  action?: ReactNode;
  /** Below, where not all is shown. */
  note?: ReactNode;
  /** Its first column is no number of a row. */
  isNumbered?: boolean;
}

const CELL = {
  verticalAlign: 'top',
  paddingBlock: 2.5,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
} as const;

/** A table that scrolls in itself, by keyboard too, under a header that stays. Its first column is the file's row where nothing else is said. */
export function ScrollTable({ title, headers, rows, action, note, isNumbered = true }: ScrollTableProps) {
  const id = useId();
  return (
    <section>
      <Typography
        id={id}
        variant="h4"
        component="h4"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', marginBottom: 2 }}
      >
        <span>{title}</span>
        {action}
      </Typography>
      <DataTable
        stickyHeader
        scroll={{
          role: 'region',
          'aria-labelledby': id,
          sx: { maxHeight: { xs: 'none', sm: 'min(45vh, 420px)' }, border: 1, borderColor: 'divider', borderRadius: 1 },
        }}
        columns={headers.map((header, at) => ({
          key: header,
          header,
          align: isNumbered && at === 0 ? 'right' : 'left',
          cell: ({ cells }: ScrollTableProps['rows'][number]) => cells[at],
          sx: isNumbered && at === 0 ? { width: 64 } : {},
          bodySx: CELL,
        }))}
        rows={rows}
        rowKey={({ key }) => key}
      />
      {note !== undefined && (
        <Typography variant="body2" sx={{ color: 'text.secondary', marginTop: 2 }}>
          {note}
        </Typography>
      )}
    </section>
  );
}
