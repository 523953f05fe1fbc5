import { Box, Card, Stack, Typography } from '@mui/material';
import { FieldTitle, RecordContextProvider, useListContext } from 'react-admin';
import type { Pieces } from './filter-bar.tsx';
import { cellOf } from './columns/cell-of.ts';
import { labelOf } from './columns/label-of.ts';
import { RowLink } from './column.tsx';
import { RowActions } from './row-actions.tsx';
import { useScreen } from './screen-context.tsx';

/** How many values a card shows besides its name. */
const SHOWN = 4;

/** What a table keeps on one line: where nothing points at it, its rest would not be told. */
const WRAPPED = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
} as const;

const LEAD = { ...WRAPPED, maxWidth: '100%' } as const;

/** The rows as cards, for screens that are too narrow for a table. */
export function RowCards({ columns }: { columns: Pieces }) {
  const { data = [] } = useListContext();
  const { entity } = useScreen();
  const [lead, ...others] = Object.entries(columns);
  return (
    <Stack component="ul" sx={{ gap: 2, margin: 0, padding: 0, listStyle: 'none' }}>
      {data.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <Card component="li" sx={{ padding: 3 }}>
            <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, minHeight: 32 }}>
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', '& span[title]': LEAD }}>
                <RowLink>{cellOf(lead?.[1])}</RowLink>
              </Box>
              <RowActions />
            </Box>
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
              {others.slice(0, SHOWN).map(([source, column]) => (
                <Box key={source} sx={{ display: 'contents' }}>
                  <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                    <FieldTitle source={source} resource={entity.route} {...labelOf(column)} />
                  </Typography>
                  <Box
                    component="dd"
                    sx={{ margin: 0, minWidth: 0, '& span': { maxWidth: '100%' }, '& span[title]': WRAPPED }}
                  >
                    {cellOf(column)}
                  </Box>
                </Box>
              ))}
            </Box>
          </Card>
        </RecordContextProvider>
      ))}
    </Stack>
  );
}
