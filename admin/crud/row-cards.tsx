import { Box, Card, Stack } from '@mui/material';
import { RecordContextProvider, useListContext } from 'react-admin';
import type { Pieces } from './filter-bar.tsx';
import { RowActions } from './row-actions.tsx';
import { RowFacts, RowName } from './row-facts.tsx';

/** How many values a card shows besides its name. */
const SHOWN = 4;

/** The rows as cards, for screens that are too narrow for a table. */
export function RowCards({ columns }: { columns: Pieces }) {
  const { data = [] } = useListContext();
  const [lead, ...others] = Object.entries(columns);
  return (
    <Stack component="ul" sx={{ gap: 2, margin: 0, padding: 0, listStyle: 'none' }}>
      {data.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <Card component="li" sx={{ padding: 3 }}>
            <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, minHeight: 32 }}>
              <RowName column={lead?.[1]} />
              <RowActions />
            </Box>
            <RowFacts columns={others.slice(0, SHOWN)} />
          </Card>
        </RecordContextProvider>
      ))}
    </Stack>
  );
}
