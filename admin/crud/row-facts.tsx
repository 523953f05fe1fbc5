/** What a card shows of the row around it. */
import { Box, Typography } from '@mui/material';
import type { ReactElement } from 'react';
import { FieldTitle } from 'react-admin';
import { RowLink } from './column.tsx';
import { cellOf } from './columns/cell-of.ts';
import { labelOf } from './columns/label-of.ts';
import { useScreen } from './screen-context.tsx';

/** What a table keeps on one line: where nothing points at it, its rest would not be told. */
const WRAPPED = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
} as const;

const LEAD = { ...WRAPPED, maxWidth: '100%' } as const;

/** What it is called, with the way to it. */
export function RowName({ column }: { column: ReactElement | undefined }) {
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', '& span[title]': LEAD }}>
      <RowLink>{cellOf(column)}</RowLink>
    </Box>
  );
}

/** Values, each with its name. */
export function RowFacts({ columns }: { columns: [source: string, column: ReactElement | undefined][] }) {
  const { entity } = useScreen();
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
        gap: 1,
        margin: 0,
        fontSize: '0.8125rem',
      }}
    >
      {columns.map(([source, column]) => (
        <Box key={source} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            <FieldTitle source={source} resource={entity.route} {...labelOf(column)} />
          </Typography>
          <Box component="dd" sx={{ margin: 0, minWidth: 0, '& span': { maxWidth: '100%' }, '& span[title]': WRAPPED }}>
            {cellOf(column)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
