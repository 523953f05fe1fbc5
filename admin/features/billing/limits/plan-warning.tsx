import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { alertLayout } from './alert-layout.ts';
import { useAmount } from './use-amount.ts';
import { usePlanUsage } from './use-plan-usage.ts';
import { PLAN_MANAGEMENT } from './plan-management.ts';

/** Says in time, where rows are made, that the plan's limit is near; to administrators, who can do something about it. */
export function PlanWarning({ limit }: { limit: string }) {
  const translate = useTranslate();
  const amount = useAmount();
  const { data } = usePlanUsage();
  const use = data?.limits.find(({ name }) => name === limit);
  // Of a single one nothing is near: it would be warned of for ever.
  const isNear = use !== undefined && use.state !== 'ok' && use.limit !== null && use.limit > 1;
  if (!data?.plan || !isNear) return null;
  const words = {
    what: translate(`app.plan.limits.${limit}`),
    used: amount(limit, use.used),
    allowed: amount(limit, use.limit ?? 0),
    plan: data.plan.name,
  };
  return (
    <Alert
      severity="warning"
      sx={alertLayout}
      action={
        <Button component={Link} to={PLAN_MANAGEMENT} color="inherit" size="small" sx={{ whiteSpace: 'nowrap' }}>
          {translate('app.plan.see_plans')}
        </Button>
      }
    >
      {translate(`app.plan.warning.${use.state}`, words)}
    </Alert>
  );
}
