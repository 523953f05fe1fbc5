import WorkspacePremium from '@mui/icons-material/WorkspacePremiumOutlined';
import { Alert, Button, Skeleton, Stack } from '@mui/material';
import { Link } from 'react-router';
import { useLocale, useTranslate } from 'react-admin';
import { formatDay } from '../../../fields/dates.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Part } from '../../../ui/layout/part.tsx';
import { AfterBank } from '../paying/after-bank.tsx';
import { AgreedPlanAhead } from './agreed-plans.tsx';
import { CurrentPlan } from './current-plan.tsx';
import { OtherPlans } from './other-plans.tsx';
import { type PlanFacts, usePlanFacts } from './use-plans.ts';

/** The company's plan: what it is, what it costs, and the ways to change it. */
export default function PlanManagement() {
  return (
    <AfterBank>
      <Plan />
    </AfterBank>
  );
}

function Plan() {
  const { facts, error, retry } = usePlanFacts();
  if (facts === undefined)
    return (
      <Part>
        {error === null ? (
          <Skeleton variant="rounded" height={200} aria-hidden />
        ) : (
          <ErrorState error={error} onRetry={retry} />
        )}
      </Part>
    );
  const { running } = facts;
  if (running === null)
    return (
      <Stack sx={{ gap: 6 }}>
        {facts.usage.contracts.map((agreed) => (
          <Part key={agreed.id}>
            <AgreedPlanAhead agreed={agreed} />
          </Part>
        ))}
        <NoPlan />
      </Stack>
    );
  return (
    <Stack sx={{ gap: 6 }}>
      <Trouble facts={facts} />
      <CurrentPlan facts={facts} running={running} />
      {!facts.isReadOnly && running.contract_id === null && <OtherPlans facts={facts} running={running} />}
    </Stack>
  );
}

function NoPlan() {
  const translate = useTranslate();
  return (
    <Part>
      <EmptyState
        Icon={WorkspacePremium}
        title={translate('app.account.plan.none')}
        action={
          <Button variant="contained" component={Link} to="/register/planselect">
            {translate('app.account.plan.choose')}
          </Button>
        }
      >
        {translate('app.account.plan.none_text')}
      </EmptyState>
    </Part>
  );
}

/** A payment that failed, and what is to be done about it. */
function Trouble({ facts: { running, isReadOnly } }: { facts: PlanFacts }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  // That it can only read stands above every screen.
  if (isReadOnly || running?.state !== 'past_due') return null;
  const next = running.next_retry_at;
  const text = [
    translate('app.account.plan.past_due'),
    next !== null && translate('app.account.plan.next_try', { date: formatDay(next, locale) }),
  ];
  return (
    <Alert
      severity="warning"
      action={
        <Button component={Link} to="/invoices_detail" size="small" color="inherit">
          {translate('app.account.plan.to_invoices')}
        </Button>
      }
    >
      {text.filter((part) => part !== false).join(' ')}
    </Alert>
  );
}
