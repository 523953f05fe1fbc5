import MarkEmailUnread from '@mui/icons-material/MarkEmailUnreadOutlined';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { useServerMutation } from '../../../ui/mutations/use-server-mutation.ts';
import { wordsOf } from '../../../providers/problem.ts';
import { useSession } from '../../../providers/use-session.tsx';

/** After a registration: its link is in the mailbox, whoever that is of. */
export function CheckMail({ email, onBack }: { email: string; onBack: () => void }) {
  const translate = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  const { isPending, isSent, failure, resend } = useResend(email);
  // The form is gone: who reads by ear, or steers by keys, goes on here.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box sx={{ display: 'grid', gap: 4, justifyItems: 'center', textAlign: 'center' }}>
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 56,
          height: 56,
          borderRadius: '50%',
          backgroundColor: 'accentSurface',
          color: 'primary.main',
        }}
      >
        <MarkEmailUnread sx={{ fontSize: 28 }} />
      </Box>
      <Typography ref={heading} tabIndex={-1} variant="h1" sx={{ outline: 'none' }}>
        {translate('app.register.sent.title')}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {translate('app.register.sent.text')} <strong dir="ltr">{email}</strong>
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('app.register.sent.help')}
      </Typography>
      <FormFailure failure={failure} />
      {isSent && (
        <Alert severity="success" role="status" sx={{ textAlign: 'left' }}>
          {translate('app.register.sent.again')}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
        <Button variant="outlined" loading={isPending} onClick={resend}>
          {translate('app.register.sent.resend')}
        </Button>
        <Button onClick={onBack}>{translate('app.register.sent.back')}</Button>
      </Box>
    </Box>
  );
}

/** Has the link of a registration mailed once more. */
function useResend(email: string) {
  const { client } = useSession();
  const { mutate, isPending, error } = useServerMutation();
  const [isSent, setSent] = useState(false);

  async function resend(): Promise<void> {
    setSent(false);
    const request = { method: 'POST', body: { email } } as const;
    const answer = await mutate(() => client.callAnonymously('/account/clientregisterresend', request));
    setSent(answer !== undefined);
  }

  return { isPending, isSent, failure: error === null ? undefined : wordsOf(error), resend: () => void resend() };
}
