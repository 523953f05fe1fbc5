import { Box, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import type { Pieces } from '../filter-bar.tsx';
import { useScreen } from '../screen-context.tsx';
import { SumsOf } from './sums-of.tsx';
import { useShownSums } from './use-shown-sums.ts';
import { useSummary } from './use-summary.ts';

/** Below the rows: the sums of the columns that are shown, over all rows and not those of the page. */
export function SumLine({ columns }: { columns: Pieces }) {
  const translate = useTranslate();
  const { entity } = useScreen();
  const { total = 0 } = useListContext();
  const sums = useShownSums(entity, columns);
  const { data } = useSummary(undefined, total > 0 ? sums : []);
  const all = data?.at(0);
  if (all === undefined || sums.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={translate('app.list.sums')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 6,
        rowGap: 1,
        paddingInline: 3,
        paddingBlock: 2,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 600, fontSize: '0.8125rem' }}>
        {translate('app.list.sums')}
      </Typography>
      <SumsOf sums={all.sums} columns={columns} />
    </Box>
  );
}
