import { Button, Stack, Typography } from '@mui/material';
import { useLocale, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { formatMoment } from '../../../fields/dates.ts';
import type { ScoreAlertRecord } from '../../../generated/types.ts';
import { countedWithin, feedbackAddress } from '../dashboard/view/feedback-address.ts';

/** What fell, from what to what, since when and how sure that is; with the way to the answers. */
export default function ScoreFall() {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const alert = useRecordContext<ScoreAlertRecord>();
  if (alert === undefined) return null;
  const { node_id: unit, expected, seen, answers, since, ended_at: ended } = alert;
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const answersSince = feedbackAddress({
    ...countedWithin(unit),
    created_at_gte: since,
    ...(ended !== null && { created_at_lte: ended }),
  });
  return (
    <Stack sx={{ gap: 3, alignItems: 'flex-start', maxWidth: '72ch' }}>
      <Typography>
        {translate('app.score_alerts.sentence', {
          expected: whole.format(expected),
          seen: whole.format(seen),
          smart_count: answers,
          since: formatMoment(since, locale),
        })}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('app.score_alerts.chance')}
      </Typography>
      <Button component={Link} to={answersSince} variant="outlined">
        {translate('app.score_alerts.feedback')}
      </Button>
    </Stack>
  );
}
