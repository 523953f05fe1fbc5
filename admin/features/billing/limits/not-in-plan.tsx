import { Alert, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslate } from 'react-admin';

/** What is written below is kept, and has no effect until the plan has it. */
export function NotInPlan({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  return (
    <Alert
      severity="info"
      action={
        <Button component={Link} to="/plan_management" size="small" color="inherit">
          {translate('app.plan.see_plans')}
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
