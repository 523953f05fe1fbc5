import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { customer } from '../../../generated/resources.ts';
import { useAct } from '../../../providers/use-act.ts';
import { type CallerProof, StepUpDialog } from '../account/step-up/step-up-dialog.tsx';

const LONGEST_REASON = 500;

interface ResetTwoFactorProps {
  companyId: number;
  user: { id: number; full_name: string };
}

/** Lets a user in again who lost the app and the recovery codes, for a reason. */
export function ResetTwoFactor({ companyId, user: { id: userId, full_name: user } }: ResetTwoFactorProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const act = useAct();
  const [isAsking, setAsking] = useState(false);
  const label = translate('app.users.reset_two_factor');
  const [reason, setReason] = useState('');
  const reset = async (proof: CallerProof) => {
    await act(customer.route, {
      action: 'reset_two_factor',
      id: companyId,
      input: { user_id: userId, reason, ...proof },
    });
    notify('app.customers.reset_two_factor.done', { type: 'success' });
    refresh();
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        onClick={() => setAsking(true)}
        aria-label={translate('app.customers.reset_two_factor.of', { user })}
      >
        {label}
      </Button>
      {isAsking && (
        <StepUpDialog
          title={translate('app.customers.reset_two_factor.title', { user })}
          text={translate('app.customers.reset_two_factor.text', { user })}
          action={label}
          required={{ reason }}
          onConfirm={reset}
          onClose={() => setAsking(false)}
        >
          {({ reason: violation }) => (
            <TextField
              autoFocus
              fullWidth
              multiline
              minRows={2}
              required
              label={translate('app.customers.reason')}
              value={reason}
              error={violation !== undefined}
              helperText={violation}
              onChange={(event) => setReason(event.target.value)}
              slotProps={{ htmlInput: { maxLength: LONGEST_REASON } }}
            />
          )}
        </StepUpDialog>
      )}
    </>
  );
}
