import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Why a form could not be sent, where no field is to blame: a key of admin/i18n, or the server's words. */
export function FormFailure({ failure }: { failure: string | undefined }) {
  const translate = useTranslate();
  if (!failure) return null;
  return (
    <Alert severity="error" role="alert">
      {translate(failure, { _: failure })}
    </Alert>
  );
}
