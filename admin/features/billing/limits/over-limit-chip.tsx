import LockOutlined from '@mui/icons-material/LockOutlined';
import { Alert, Button, Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { alertLayout } from './alert-layout.ts';
import { PLAN_MANAGEMENT, useMayManagePlan } from './plan-management.ts';

/** Says that a row is beyond what the plan allows. */
export function OverLimitChip() {
  const translate = useTranslate();
  return (
    <Chip
      size="small"
      icon={<LockOutlined />}
      label={translate('app.plan.over_limit.short')}
      sx={({ palette }) => ({
        backgroundColor: palette.tones.active.surface,
        color: palette.tones.active.text,
        '& .MuiChip-icon': { color: 'inherit', fontSize: 16 },
      })}
    />
  );
}

/** What that means, and the way out. */
export function OverLimitNote() {
  const translate = useTranslate();
  const mayLift = useMayManagePlan();
  return (
    <Alert
      severity="warning"
      icon={<LockOutlined />}
      sx={alertLayout}
      {...(mayLift && {
        action: (
          <Button component={Link} to={PLAN_MANAGEMENT} color="inherit" size="small" sx={{ whiteSpace: 'nowrap' }}>
            {translate('app.plan.see_plans')}
          </Button>
        ),
      })}
    >
      {translate('app.plan.over_limit.text')} {translate(`app.plan.over_plan_limit.${mayLift ? 'lift' : 'ask'}`)}
    </Alert>
  );
}
