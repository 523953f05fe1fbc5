import { Alert, Button, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { OwnerOnly } from '../../../../ui/states/owner-only.tsx';

interface PendingEmailProps {
  /** Ids of those that its buttons call. */
  operations: readonly string[];
  email: string;
  isPending: boolean;
  onResend: () => void;
  onCancel: () => void;
}

/** A new e-mail that waits for its confirmation, with what can be done meanwhile. */
export function PendingEmail({ operations, email, isPending, onResend, onCancel }: PendingEmailProps) {
  const translate = useTranslate();
  return (
    <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
      {translate('app.email_change.waits', { email })}
      <Stack direction="row" sx={{ gap: 2, marginTop: 2, flexWrap: 'wrap' }}>
        <OwnerOnly operations={operations}>
          <Button size="small" variant="outlined" color="inherit" disabled={isPending} onClick={onResend}>
            {translate('app.email_change.resend')}
          </Button>
          <Button size="small" color="inherit" disabled={isPending} onClick={onCancel}>
            {translate('app.email_change.cancel')}
          </Button>
        </OwnerOnly>
      </Stack>
    </Alert>
  );
}
