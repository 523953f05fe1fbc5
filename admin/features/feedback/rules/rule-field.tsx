import { Box, Stack } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { useDisplay } from '../../../fields/base/display.tsx';
import type { FeedbackRuleRecord } from '../../../generated/types.ts';
import { SentenceCell } from './rule-cells.tsx';
import { RuleHints, RuleSentence } from './rule-preview.tsx';
import { AnswersText } from './survey-condition.tsx';

/** The row's rule in sentences; on its page with what would not work, and whether it is on. */
export function RuleField() {
  const rule = useRecordContext<FeedbackRuleRecord>();
  const display = useDisplay();
  if (rule === undefined) return null;
  if (display === 'row') return <SentenceCell />;
  return (
    <Stack sx={{ gap: 4 }}>
      <Box sx={{ padding: 4, borderRadius: 1, backgroundColor: 'accentSurface', overflowWrap: 'anywhere' }}>
        <RuleSentence rule={rule} />
        <AnswersText rule={rule} />
      </Box>
      <RuleHints rule={rule} />
    </Stack>
  );
}
