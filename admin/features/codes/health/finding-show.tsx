import { Box, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { fields } from '../../../generated/views/code_finding.tsx';
import { codeFinding } from '../../../generated/resources.ts';
import type { CodeFindingRecord } from '../../../generated/types.ts';
import { EntityShow } from '../../../crud/index.ts';
import { useFormats } from '../../../ui/figures/use-formats.ts';
import { HeatMap } from '../../../ui/figures/heat-map.tsx';
import { useSentence } from './finding.ts';

/** Its figures stand in its sentence. */
const { node_id, code, kind, state, dismissed_until, note, last_read_at, found_at, handled_by_id, handled_at } = fields;
const shown = { node_id, code, kind, state, dismissed_until, note, last_read_at, found_at, handled_by_id, handled_at };

/** One finding: what is the matter, and when in the week the code is usually scanned. */
export default function FindingShow() {
  return (
    <EntityShow entity={codeFinding} fields={shown} intro={<Sentence />}>
      <Rhythm />
    </EntityShow>
  );
}

function Sentence() {
  const sentence = useSentence();
  const finding = useRecordContext<CodeFindingRecord>();
  return finding && <Typography sx={{ marginBottom: 4 }}>{sentence(finding)}</Typography>;
}

function Rhythm() {
  const translate = useTranslate();
  const { count } = useFormats();
  const finding = useRecordContext<CodeFindingRecord>();
  if (finding === undefined || finding.hours.every((reads) => reads === 0)) return null;
  return (
    <Box component="section" aria-label={translate('app.code_health.rhythm')} sx={{ paddingBlock: 4 }}>
      <Typography variant="h3" component="h2" sx={{ marginBottom: 2 }}>
        {translate('app.code_health.rhythm')}
      </Typography>
      <HeatMap
        label={translate('app.code_health.rhythm')}
        values={finding.hours}
        format={count}
        figureName={translate('app.code_health.scans')}
      />
    </Box>
  );
}
