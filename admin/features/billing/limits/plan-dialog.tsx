import { Button, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Link } from 'react-router';
import { onPlanRefusal, type PlanRefusal } from '../../../providers/plan-refusal.ts';
import { UsageBar } from './usage-bar.tsx';
import { useAmount } from './use-amount.ts';
import { INVOICES, PLAN_MANAGEMENT, useMayManagePlan } from './plan-management.ts';

/** What was refused because of the company's plan, whichever screen asked for it, and the way to more. */
export function PlanDialog() {
  const [refusal, setRefusal] = useState<PlanRefusal | null>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(
    () =>
      onPlanRefusal((refusal) => {
        setRefusal(refusal);
        setOpen(true);
      }),
    [],
  );
  return refusal && <RefusalDialog refusal={refusal} isOpen={isOpen} onClose={() => setOpen(false)} />;
}

interface RefusalDialogProps {
  refusal: PlanRefusal;
  isOpen: boolean;
  onClose: () => void;
}

function RefusalDialog({ refusal, isOpen, onClose }: RefusalDialogProps) {
  const translate = useTranslate();
  const { code } = refusal;
  const way = code === 'company_read_only' ? INVOICES : PLAN_MANAGEMENT;
  const mayLift = useMayManagePlan();
  return (
    <Dialog
      isOpen={isOpen}
      size="xs"
      title={useTitle(refusal)}
      lead={<Numbers refusal={refusal} />}
      text={`${translate(`app.plan.${code}.text`)} ${translate(`app.plan.${code}.${mayLift ? 'lift' : 'ask'}`)}`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate('ra.action.close')}</Button>
          {mayLift && (
            <Button component={Link} to={way} onClick={onClose} variant="contained" autoFocus>
              {translate(code === 'company_read_only' ? 'app.plan.see_invoices' : 'app.plan.see_plans')}
            </Button>
          )}
        </>
      }
    />
  );
}

function useTitle({ code, limit, feature }: PlanRefusal): string {
  const translate = useTranslate();
  const what = feature ? translate(`app.plan.features.${feature}`) : limit ? translate(`app.plan.limits.${limit}`) : '';
  return translate(`app.plan.${code}.title`, { what });
}

/** How much of what is used, and the plan's name. */
function Numbers({ refusal: { limit, used, allowed, plan } }: { refusal: PlanRefusal }) {
  const translate = useTranslate();
  const amount = useAmount();
  if (plan === undefined) return null;
  const hasNumbers = used !== undefined && allowed !== undefined;
  return (
    <>
      <Typography sx={{ fontWeight: 600, marginBottom: hasNumbers ? 2 : 4 }}>
        <bdi>{translate('app.plan.your_plan', { plan })}</bdi>
      </Typography>
      {hasNumbers && (
        <UsageBar
          used={amount(limit, used)}
          allowed={amount(limit, allowed)}
          share={allowed > 0 ? used / allowed : 1}
          state="reached"
          sx={{ marginBottom: 4 }}
        />
      )}
    </>
  );
}
