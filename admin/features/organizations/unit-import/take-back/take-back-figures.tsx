import { Box, Skeleton } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import type { TakeBack } from './take-back.ts';

const FIGURES = [
  ['remove_count', 'go'],
  ['give_back_count', 'give_back'],
  ['kept_count', 'stay'],
] as const;

/** How many units go, get back what they were, and stay. */
export function TakeBackFigures({ report }: { report: TakeBack | undefined }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const figures = FIGURES.filter(([figure]) => figure !== 'give_back_count' || (report?.give_back_count ?? 0) > 0);
  return (
    <Box component="dl" sx={{ margin: 0, display: 'grid', gridTemplateColumns: '1fr auto', rowGap: 2, columnGap: 4 }}>
      {figures.map(([figure, label]) => (
        <Box key={figure} sx={{ display: 'contents' }}>
          <Box component="dt">{translate(`app.import.take_back.${label}`)}</Box>
          <Box component="dd" sx={{ margin: 0, textAlign: 'end', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {report === undefined ? <Skeleton width={32} /> : report[figure].toLocaleString(locale)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
