import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface ScrollTableProps {
  title: string;
  headers: string[];
  rows: { key: string; cells: ReactNode[] }[];
  /** Beside the title. */
  action?: ReactNode;
  /** Below, where not all is shown. */
  note?: ReactNode;
}

/** A table that scrolls in itself, by keyboard too, under a header that stays. Its first column is the file's row. */
export function ScrollTable({ title, headers, rows, action, note }: ScrollTableProps) {
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
      <TableContainer
        tabIndex={0}
        role="region"
        aria-labelledby={id}
        sx={{ maxHeight: { xs: 'none', sm: 'min(45vh, 420px)' }, border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              {headers.map((header, at) => (
                <TableCell key={header} align={at === 0 ? 'right' : 'left'} sx={at === 0 ? { width: 64 } : {}}>
                  {header}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ key, cells }) => (
              <TableRow key={key}>
                {cells.map((cell, at) => (
                  <TableCell
                    key={headers[at]}
                    align={at === 0 ? 'right' : 'left'}
                    sx={{
                      verticalAlign: 'top',
                      paddingBlock: 2.5,
                      overflowWrap: 'anywhere',
                      fontVariantNumeric: 'tabular-nums',
                    }}
                  >
                    {cell}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {note !== undefined && (
        <Typography variant="body2" sx={{ color: 'text.secondary', marginTop: 2 }}>
          {note}
        </Typography>
      )}
    </section>
  );
}
