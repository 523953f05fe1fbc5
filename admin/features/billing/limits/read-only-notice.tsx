import { Alert, AlertTitle, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { useUserData } from '../../../providers/use-session.tsx';
import { alertLayout } from './alert-layout.ts';
import { INVOICES, useMayManagePlan } from './plan-management.ts';

/** Above every screen of a company that can only read: why, and what ends it. */
export function ReadOnlyNotice() {
  const translate = useTranslate();
  const user = useUserData();
  const mayLift = useMayManagePlan();
  const { pathname } = useLocation();
  if (user?.company_state !== 'read_only') return null;
  return (
    <Alert
      severity="warning"
      sx={{ ...alertLayout, marginBlockEnd: 6 }}
      action={
        mayLift &&
        pathname !== INVOICES && (
          <Button component={Link} to={INVOICES} color="inherit" size="small" sx={{ whiteSpace: 'nowrap' }}>
            {translate('app.plan.see_invoices')}
          </Button>
        )
      }
    >
      <AlertTitle>{translate('app.plan.company_read_only.title')}</AlertTitle>
      {translate('app.plan.company_read_only.text')}{' '}
      {translate(`app.plan.company_read_only.${mayLift ? 'lift' : 'ask'}`)}
    </Alert>
  );
}
