import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import { Box, Typography } from '@mui/material';
import { useLocale, useRecordContext, useTranslate } from 'react-admin';
import { DateTimeField } from '../../../fields/index.ts';
import type { FeedbackRuleRecord } from '../../../generated/types.ts';
import { useSentences } from './use-sentences.ts';

/** The row's rule as sentences. */
export function SentenceCell() {
  const rule = useRecordContext<FeedbackRuleRecord>();
  const sentenceOf = useSentences(rule === undefined ? [] : [rule]);
  if (rule === undefined) return null;
  return (
    <Box component="bdi" sx={{ display: 'block', maxWidth: '72ch', paddingBlock: 1, overflowWrap: 'anywhere' }}>
      {sentenceOf(rule)}
      {rule.off_because !== null && <SwitchedOff />}
    </Box>
  );
}

/** That nobody has switched it off, and what there is to do. */
function SwitchedOff() {
  const translate = useTranslate();
  return (
    <Typography
      variant="caption"
      component="p"
      sx={({ palette }) => ({ display: 'flex', gap: 1, alignItems: 'flex-start', color: palette.tones.active.text })}
    >
      <WarningAmber aria-hidden sx={{ fontSize: 16, marginTop: '2px', flexShrink: 0 }} />
      {translate('app.rules.hints.incomplete')}
    </Typography>
  );
}

/** More is not counted. */
const MAX_COUNTED = 1_000;

/** How often the row's rule acted, and when last. */
export function Acted() {
  const translate = useTranslate();
  const format = new Intl.NumberFormat(useLocale());
  const rule = useRecordContext<FeedbackRuleRecord>();
  if (rule === undefined) return null;
  const { match_count: count, last_matched_at: last } = rule;
  const key = count === 0 ? 'never' : count < MAX_COUNTED ? 'times' : 'many_times';
  return (
    <Typography variant="body2" component="div">
      {translate(`app.rules.acted.${key}`, { smart_count: count, count: format.format(count) })}
      {last !== null && (
        <Box component="span" sx={{ color: 'text.secondary', display: 'block' }}>
          <DateTimeField source="last_matched_at" />
        </Box>
      )}
    </Typography>
  );
}
