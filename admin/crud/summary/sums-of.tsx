import { Box } from '@mui/material';
import { RecordContextProvider } from 'react-admin';
import type { RowGroup } from '../../providers/summary.ts';
import type { Pieces } from '../filter-bar.tsx';
import { cellOf } from '../columns/cell-of.ts';
import { useColumnName } from '../columns/use-column-name.ts';

interface SumsOfProps {
  sums: RowGroup['sums'];
  columns: Pieces;
}

/** Sums by the names of their columns, each as its cells show it; amounts of several currencies one beside the other. */
export function SumsOf({ sums, columns }: SumsOfProps) {
  const nameOf = useColumnName(columns);
  return (
    <Box
      component="dl"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 6, rowGap: 1, margin: 0, fontSize: '0.8125rem' }}
    >
      {Object.entries(sums).map(([source, parts]) => (
        <Box key={source} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {nameOf(source)}
          </Box>
          {parts.map((part, at) => (
            <Box key={at} component="dd" sx={{ margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
              <RecordContextProvider value={{ id: `${source} ${at}`, ...part }}>
                {cellOf(columns[source])}
              </RecordContextProvider>
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}
