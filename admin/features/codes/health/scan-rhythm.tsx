import { Box, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { CodeFindingRecord } from '../../../generated/types.ts';
import { useFormats } from '../../../ui/figures/use-formats.ts';
import { HeatMap } from '../../../ui/figures/heat-map.tsx';

/** When in the week a code is usually scanned. */
export default function ScanRhythm() {
  const translate = useTranslate();
  const { count } = useFormats();
  const finding = useRecordContext<CodeFindingRecord>();
  if (finding === undefined || finding.hours.every((reads) => reads === 0)) return null;
  const title = translate('app.code_health.rhythm');
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="h3" component="h2" sx={{ marginBottom: 2 }}>
        {title}
      </Typography>
      <HeatMap label={title} values={finding.hours} format={count} figureName={translate('app.code_health.scans')} />
    </Box>
  );
}
