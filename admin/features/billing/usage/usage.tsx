import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import RemoveCircle from '@mui/icons-material/RemoveCircleOutlined';
import { Button, List, ListItem, ListItemIcon, ListItemText, Skeleton, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { LimitRow } from '../limits/limit-row.tsx';
import { type PlanUsage, usePlanUsage } from '../limits/use-plan-usage.ts';
import { PLAN_MANAGEMENT } from '../limits/plan-management.ts';
import { Part } from '../../../ui/layout/part.tsx';

/** How much of the plan is used, and what it includes. */
export default function Usage() {
  const { data, error, refetch } = usePlanUsage();
  if (data === undefined)
    return <Part>{error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <UsageSkeleton />}</Part>;
  return (
    <Stack sx={{ gap: 6 }}>
      <Limits usage={data} />
      <Features usage={data} />
    </Stack>
  );
}

function Limits({ usage: { plan, limits } }: { usage: PlanUsage }) {
  const translate = useTranslate();
  return (
    <Part
      title={plan ? translate('app.plan.your_plan', { plan: plan.name }) : translate('app.account.usage.limits')}
      text={translate('app.account.usage.limits_text')}
    >
      <Stack component="ul" sx={{ gap: 5, margin: 0, padding: 0, listStyle: 'none' }}>
        {limits.map((limit) => (
          <LimitRow key={limit.name} {...limit} />
        ))}
      </Stack>
      <Button component={Link} to={PLAN_MANAGEMENT} variant="contained" sx={{ marginTop: 6 }}>
        {translate('app.plan.see_plans')}
      </Button>
    </Part>
  );
}

function Features({ usage: { features } }: { usage: PlanUsage }) {
  const translate = useTranslate();
  return (
    <Part title={translate('app.account.usage.features')}>
      <List disablePadding>
        {Object.entries(features).map(([name, isIncluded]) => (
          <ListItem key={name} disableGutters dense>
            <ListItemIcon sx={{ minWidth: 36, color: isIncluded ? 'success.main' : 'text.secondary' }}>
              {isIncluded ? <CheckCircle fontSize="small" /> : <RemoveCircle fontSize="small" />}
            </ListItemIcon>
            <ListItemText
              primary={translate(`app.plan.features.${name}`)}
              secondary={translate(isIncluded ? 'app.account.usage.included' : 'app.account.usage.not_included')}
            />
          </ListItem>
        ))}
      </List>
    </Part>
  );
}

const SKELETON_ROWS = 5;

function UsageSkeleton() {
  return (
    <Stack sx={{ gap: 5 }} aria-hidden>
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        <Skeleton key={row} variant="rounded" height={44} />
      ))}
    </Stack>
  );
}
