import { Box, Stack, Typography } from '@mui/material';
import { use } from 'react';
import { FieldTitle, RecordContextProvider } from 'react-admin';
import { DisplayProvider } from '../../fields/base/display.tsx';
import { DataTable } from '../../ui/tables/data-table.tsx';
import type { Pieces } from '../filter-bar.tsx';
import { FrameContext } from '../frame.tsx';
import type { AnswerRow } from './use-answer.ts';
import { useIsNarrow } from '../../ui/layout/use-is-narrow.ts';

/** How the rows of a list in an answer are shown. */
export interface AnswerList {
  cells: Pieces;
  /** Cells that hold numbers: they stand at the right. */
  numeric?: readonly string[];
}

interface AnswerRowsProps {
  list: AnswerList;
  rows: AnswerRow[];
  /** Under which the cells have their names in admin/i18n. */
  resource: string;
  label: string;
}

/** Rows that have nothing but their values: a table, or cards where there is no room for one. */
export function AnswerRows(props: AnswerRowsProps) {
  const isNarrow = useIsNarrow();
  const isBeside = use(FrameContext) === 'panel';
  if (!isNarrow && !isBeside) return <Rows {...props} />;
  return (
    <DisplayProvider display="detail">
      <Cards {...props} />
    </DisplayProvider>
  );
}

function Rows({ list: { cells, numeric = [] }, rows, resource, label }: AnswerRowsProps) {
  const columns = Object.entries(cells).map(([source, cell]) => ({
    key: source,
    header: <FieldTitle source={source} resource={resource} />,
    cell: (row: AnswerRow) => <RecordContextProvider value={row}>{cell}</RecordContextProvider>,
    align: numeric.includes(source) ? ('right' as const) : ('left' as const),
  }));
  return <DataTable columns={columns} rows={rows} rowKey={keyOf} scroll={{ role: 'region', 'aria-label': label }} />;
}

/** The first value leads, the others have their names. */
function Cards({ list: { cells }, rows, resource, label }: AnswerRowsProps) {
  const [[, lead] = [], ...others] = Object.entries(cells);
  return (
    <Stack component="ul" aria-label={label} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {rows.map((row, at) => (
        <RecordContextProvider key={keyOf(row, at)} value={row}>
          <Box component="li" sx={{ paddingBlock: 3, borderTop: at === 0 ? 0 : 1, borderColor: 'divider' }}>
            <Typography component="div" sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
              {lead}
            </Typography>
            <Box
              component="dl"
              sx={{
                display: 'grid',
                gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
                gap: 1,
                margin: 0,
                marginTop: 1,
                fontSize: '0.8125rem',
              }}
            >
              {others.map(([source, cell]) => (
                <Box key={source} sx={{ display: 'contents' }}>
                  <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                    <FieldTitle source={source} resource={resource} />
                  </Typography>
                  <Box component="dd" sx={{ margin: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
                    {cell}
                  </Box>
                </Box>
              ))}
            </Box>
          </Box>
        </RecordContextProvider>
      ))}
    </Stack>
  );
}

const keyOf = ({ id }: AnswerRow, at: number): number => (typeof id === 'number' ? id : at);
