import { Link as TextLink, Typography } from '@mui/material';
import { Link } from 'react-router';
import { useTranslate } from 'react-admin';
import { useJudge } from '../../../routing/use-judge.ts';
import type { Info } from '../data/answers.ts';
import { useFormats } from '../figures/use-formats.ts';

const PLAN_MANAGEMENT = '/plan_management';

/** The plan, and until when it runs. */
export function Subscription({ subscription }: { subscription: NonNullable<Info['subscription']> }) {
  const translate = useTranslate();
  const { day } = useFormats();
  const judgePath = useJudge();
  const { plan, period, period_end: end, auto_renew: renews } = subscription;
  const name = period === null ? plan : translate(`app.dashboard.usage.plan_${period}`, { plan });
  const until = end === null ? null : day(end);
  return (
    <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
      {judgePath(PLAN_MANAGEMENT).kind === 'pass' ? (
        <TextLink component={Link} to={PLAN_MANAGEMENT}>
          {name}
        </TextLink>
      ) : (
        <b>{name}</b>
      )}
      {until !== null && ` · ${translate(`app.dashboard.usage.${renews ? 'renews' : 'ends'}`, { date: until })}`}
    </Typography>
  );
}
