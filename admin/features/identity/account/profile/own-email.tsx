import { Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { ErrorState } from '../../../../ui/states/error-state.tsx';
import { OwnerOnly } from '../../../../ui/states/owner-only.tsx';
import { useServerMutation } from '../../../../ui/mutations/use-server-mutation.ts';
import { EmailDialog } from '../step-up/email-dialog.tsx';
import { PendingEmail } from '../step-up/pending-email.tsx';
import { useAccountCall, useAccountData } from '../use-account-data.ts';

/** As `GET /account/email` answers it. */
interface EmailState {
  email: string;
  pending: { email: string; expires_at: string; requested_by: string } | null;
}

/** The e-mail of the account, and another one for it, which counts once its mailbox has confirmed it. */
export function OwnEmail() {
  const translate = useTranslate();
  const notify = useNotify();
  const call = useAccountCall();
  const { data, error, refetch } = useAccountData<EmailState>('email');
  const { mutate, isPending } = useServerMutation({ errors: 'toast' });
  const [isAsking, setAsking] = useState(false);
  if (data === undefined)
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton variant="rounded" height={72} aria-hidden />
    );
  const { email, pending } = data;
  const act = (path: string, message: string) => void mutate(() => call(path, { body: {} }), { message });
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('ra.auth.email')}
        </Typography>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{email}</bdi>
        </Typography>
      </Box>
      {pending !== null && (
        <PendingEmail
          operations={['account.resend_email_change', 'account.cancel_email_change']}
          email={pending.email}
          isPending={isPending}
          onResend={() => act('email/resend', 'app.email_change.resent')}
          onCancel={() => act('email/cancel', 'app.email_change.cancelled')}
        />
      )}
      <OwnerOnly operations={['account.change_email']}>
        <Button variant="outlined" size="small" onClick={() => setAsking(true)}>
          {translate('app.email_change.title')}
        </Button>
      </OwnerOnly>
      {isAsking && (
        <EmailDialog
          title={translate('app.email_change.title')}
          text={translate('app.email_change.own_text', { email })}
          onConfirm={async (next, proof) => {
            await call('email', { body: { email: next, ...proof } });
            notify('app.email_change.asked', { type: 'success', messageArgs: { email: next } });
            await refetch();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}
