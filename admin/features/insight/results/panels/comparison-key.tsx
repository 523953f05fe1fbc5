import { Box } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { spanName } from '../../dashboard/view/period.ts';
import type { Results } from '../data/answers.ts';
import { useChoice } from '../view/use-choice.ts';
import { useComparedName } from '../view/use-compared-name.ts';

/** Which side of a comparison is drawn in which color. */
export function ComparisonKey({ results: { current, compared } }: { results: Results }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { comparison, version } = useChoice();
  const other = useComparedName(compared);
  if (compared === null || comparison === null) return null;
  const names = {
    previous: spanName(current, locale),
    unit: current.unit?.name ?? translate('app.dashboard.all_units'),
    version:
      version === null
        ? translate('app.results.version.all')
        : translate('app.results.version.one', { number: version }),
  };
  return (
    <Box
      component="p"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 4,
        margin: 0,
        fontSize: '0.8125rem',
        color: 'text.secondary',
      }}
    >
      <Key label={names[comparison.kind]} color="primary.main" />
      <Key label={other ?? '…'} color="inputBorder" />
    </Box>
  );
}

function Key({ label, color }: { label: string; color: string }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5 }}>
      <Box component="span" aria-hidden sx={{ width: 16, height: 8, borderRadius: 1, backgroundColor: color }} />
      <bdi>{label}</bdi>
    </Box>
  );
}
