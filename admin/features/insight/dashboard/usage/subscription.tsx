import { Link as TextLink, Typography } from '@mui/material';
import { Link } from 'react-router';
import { useTranslate } from 'react-admin';
import { useJudge } from '../../../../entities/use-judge.ts';
import type { Info } from '../data/answers.ts';
import { useFormats } from '../../../../ui/figures/use-formats.ts';

const PLAN_MANAGEMENT = '/plan_management';

type Shown = NonNullable<Info['subscription']>;

/** What the end of the paid period is: nothing is to come on a day that is over. */
function whatComes({ state, period_end: end, auto_renew: renews }: Shown): 'renews' | 'ends' | 'overdue' | 'ended' {
  if (state === 'ended') return 'ended';
  const isOver = end !== null && Date.parse(end) <= Date.now();
  if (isOver) return renews ? 'overdue' : 'ended';
  return renews ? 'renews' : 'ends';
}

/** The plan, and until when it runs. */
export function Subscription({ subscription }: { subscription: Shown }) {
  const translate = useTranslate();
  const { day } = useFormats();
  const judgePath = useJudge();
  const { plan, period, period_end: end } = subscription;
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
      {until !== null && ` · ${translate(`app.dashboard.usage.${whatComes(subscription)}`, { date: until })}`}
    </Typography>
  );
}
