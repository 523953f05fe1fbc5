import AlternateEmail from '@mui/icons-material/AlternateEmailOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { customerUser } from '../../../generated/resources.ts';
import type { CustomerUserRecord } from '../../../generated/types.ts';
import { useAct } from '../../../providers/use-act.ts';
import { EmailDialog } from '../account/step-up/email-dialog.tsx';
import { PendingEmail } from '../account/step-up/pending-email.tsx';
import { useUserAction } from './use-user-action.ts';

/** Another e-mail for a user. */
export function ChangeEmail({ user }: { user: CustomerUserRecord }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const act = useAct();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<AlternateEmail />}
        disabled={user.state === 'disabled'}
        onClick={() => setAsking(true)}
      >
        {translate('app.email_change.title')}
      </Button>
      {isAsking && (
        <EmailDialog
          title={translate('app.email_change.title_of', { name: user.full_name })}
          text={translate('app.email_change.text_of', { email: user.email })}
          onConfirm={async (email, proof) => {
            await act(customerUser.route, { action: 'change_email', id: user.id, input: { email, ...proof } });
            notify('app.email_change.asked', { type: 'success', messageArgs: { email } });
            refresh();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** The new e-mail of a user that waits for its confirmation. */
export function PendingEmailOf({ user }: { user: CustomerUserRecord }) {
  const { isPending, run } = useUserAction(user.id);
  const email = user.pending_email ?? null;
  if (email === null) return null;
  return (
    <PendingEmail
      operations={['customer_user.resend_email_change', 'customer_user.cancel_email_change']}
      email={email}
      isPending={isPending}
      onResend={() => void run('resend_email_change', {}, { message: 'app.email_change.resent' })}
      onCancel={() => void run('cancel_email_change', {}, { message: 'app.email_change.cancelled' })}
    />
  );
}
