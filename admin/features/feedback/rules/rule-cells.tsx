import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import { Box, FormControlLabel, Switch, Typography } from '@mui/material';
// oxlint-disable-next-line eslint/no-restricted-imports -- the switch does not wait for the server
import { useLocale, useRecordContext, useTranslate, useUpdate } from 'react-admin';
import { DateTimeField } from '../../../fields/index.ts';
import { feedbackRule } from '../../../generated/resources.ts';
import type { FeedbackRuleRecord } from '../../../generated/types.ts';
import { useMay } from '../../../entities/use-access.ts';
import { useNotifyError } from '../../../ui/mutations/use-notify-error.ts';
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

/** Switches the row's rule on and off, at once. */
export function ActiveSwitch({ isNamed = false }: { isNamed?: boolean }) {
  const translate = useTranslate();
  const rule = useRecordContext<FeedbackRuleRecord>();
  const may = useMay(feedbackRule.route);
  const notifyError = useNotifyError();
  const [update] = useUpdate<FeedbackRuleRecord>();
  if (rule === undefined) return null;
  const label = translate('resources.feedbackrules.fields.is_active');
  const flip = (isActive: boolean) =>
    void update(
      feedbackRule.route,
      { id: rule.id, data: { is_active: isActive }, previousData: rule },
      { mutationMode: 'optimistic', onError: notifyError },
    );
  const control = (
    <Switch
      checked={rule.is_active}
      disabled={!may('edit', rule)}
      onChange={(_, isActive) => flip(isActive)}
      onClick={(event) => event.stopPropagation()}
      slotProps={{ input: { 'aria-label': isNamed ? label : `${label}: ${rule.name}` } }}
    />
  );
  return isNamed ? <FormControlLabel control={control} label={label} /> : control;
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
